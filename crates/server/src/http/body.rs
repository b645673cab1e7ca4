//! Request bodies: they have to arrive in time, and only a few large ones are accepted at once.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::Extensions;
use hyper::body::{Frame, SizeHint};
use thiserror::Error;
use tokio::time::{Instant, Sleep, sleep_until};

use super::error::ApiError;
use crate::app::App;

/// How long a body may take in addition to the time that its size allows.
const GRACE: Duration = Duration::from_secs(10);
/// How many times slower than the reading rate a body may arrive.
const SLOWER: u32 = 4;
/// The largest accepted body, in bytes: a record.
pub(super) const LARGEST: usize = 4 * 1024 * 1024;

/// A body that fails if it arrives too slowly.
pub(super) struct Paced<B> {
    body: B,
    each_byte: Duration,
    until: Pin<Box<Sleep>>,
}

/// Why a body was cut off.
#[derive(Debug, Error)]
#[error("the body of a request came too slowly")]
struct TooSlow;

impl<B> Paced<B> {
    /// The body of a connection that is read at this rate at most.
    pub(super) fn new(body: B, bytes_per_second: u32) -> Self {
        let each_byte = Duration::from_secs(1) / bytes_per_second * SLOWER;
        Self { body, each_byte, until: Box::pin(sleep_until(Instant::now() + GRACE)) }
    }
}

impl<B> HttpBody for Paced<B>
where
    B: HttpBody<Data = Bytes, Error: Into<axum::BoxError>> + Unpin,
{
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        match Pin::new(&mut self.body).poll_frame(cx) {
            Poll::Ready(Some(Ok(frame))) => {
                let bytes = frame.data_ref().map_or(0, Bytes::len);
                let worth = self.each_byte * u32::try_from(bytes).unwrap_or(u32::MAX);
                let until = self.until.deadline() + worth;
                self.until.as_mut().reset(until);
                Poll::Ready(Some(Ok(frame)))
            }
            Poll::Ready(Some(Err(error))) => Poll::Ready(Some(Err(error.into()))),
            Poll::Ready(None) => Poll::Ready(None),
            Poll::Pending => self.until.as_mut().poll(cx).map(|()| Some(Err(TooSlow.into()))),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// How many bytes of a connection are read at once, whatever its rate: those of a body that is being waited for.
#[derive(Clone, Debug, Default)]
pub(super) struct Allowance(Arc<AtomicU64>);

impl Allowance {
    pub(super) fn grant(&self, bytes: u64) {
        self.0.store(bytes, Ordering::Relaxed);
    }

    /// How many of so many bytes are not covered.
    pub(super) fn spend(&self, bytes: usize) -> usize {
        let bytes = bytes as u64;
        let take = |left: u64| Some(left.saturating_sub(bytes));
        let left = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).unwrap_or_default();
        usize::try_from(bytes.saturating_sub(left)).unwrap_or_default()
    }
}

/// Reads a whole body. If its declared length is too large, it is refused before it arrives.
pub(super) struct Upload(pub(super) Bytes);

impl FromRequest<Arc<App>> for Upload {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        let length = HttpBody::size_hint(request.body()).lower();
        if length > LARGEST as u64 {
            return Err(ApiError::TooLarge);
        }
        let _place = app.leave.uploads.try_acquire().map_err(|_| ApiError::Busy)?;
        grant(request.extensions(), length);
        match Bytes::from_request(request, app).await {
            Ok(bytes) => Ok(Self(bytes)),
            Err(BytesRejection::FailedToBufferBody(why)) if is_too_slow(&why) => Err(ApiError::TooSlow),
            Err(_) => Err(ApiError::TooLarge),
        }
    }
}

fn grant(extensions: &Extensions, bytes: u64) {
    if let Some(allowance) = extensions.get::<Allowance>() {
        allowance.grant(bytes);
    }
}

fn is_too_slow(why: &(dyn std::error::Error + 'static)) -> bool {
    let mut causes = std::iter::successors(Some(why), |error| error.source());
    causes.any(<dyn std::error::Error>::is::<TooSlow>)
}

/// The request, with what its connection lends it.
pub(super) fn paced<B>(request: axum::http::Request<B>, bytes_per_second: u32) -> axum::http::Request<Body>
where
    B: HttpBody<Data = Bytes, Error: Into<axum::BoxError>> + Send + Unpin + 'static,
{
    request.map(|body| Body::new(Paced::new(body, bytes_per_second)))
}
