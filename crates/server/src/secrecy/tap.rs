//! A socket that keeps every frame as it came.

use std::net::SocketAddr;

use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// A socket that has said hello.
pub(super) struct Tap {
    sink: SplitSink<WebSocketStream<MaybeTlsStream<TcpStream>>, Message>,
    frames: mpsc::UnboundedReceiver<String>,
    reader: AbortHandle,
    name: String,
    said: u32,
}

impl Tap {
    /// Says hello on a new socket; returns it with the answer. The name makes the ids of its commands its own.
    pub(super) async fn connect(address: SocketAddr, name: String, hello: &Value) -> (Self, String) {
        let request = format!("ws://{address}/ws").into_client_request().unwrap();
        let (socket, _) = connect_async_with_config(request, None, true).await.unwrap();
        let (sink, mut stream) = socket.split();
        let (keep, frames) = mpsc::unbounded_channel();
        let reader = tokio::spawn(async move {
            while let Some(Ok(message)) = stream.next().await {
                if let Message::Text(text) = message
                    && keep.send(text.to_string()).is_err()
                {
                    return;
                }
            }
        });
        let reader = reader.abort_handle();
        let mut tap = Self { sink, frames, reader, name, said: 0 };
        tap.say(&json!({ "t": "hello", "d": hello })).await;
        let welcome = tap.frames.recv().await.unwrap();
        (tap, welcome)
    }

    /// Sends a command; returns its id.
    pub(super) async fn send(&mut self, command: &str, fields: &Value) -> String {
        self.said += 1;
        let id = format!("{}-{}", self.name, self.said);
        self.say(&json!({ "t": command, "id": id, "d": fields })).await;
        id
    }

    /// Every frame that has come since the last time, to the answer to the command with this id.
    pub(super) async fn until_answered(&mut self, id: &str) -> Vec<String> {
        let mut frames = Vec::new();
        loop {
            let frame = self.frames.recv().await.expect("the server does not close this socket");
            let is_answer = answers(&frame, id);
            frames.push(frame);
            if is_answer {
                return frames;
            }
        }
    }

    /// Sends a command and returns every frame to its answer.
    pub(super) async fn ask(&mut self, command: &str, fields: &Value) -> Vec<String> {
        let id = self.send(command, fields).await;
        self.until_answered(&id).await
    }

    /// Does what must be done; returns the answer.
    pub(super) async fn does(&mut self, command: &str, fields: &Value) -> Value {
        let frames = self.ask(command, fields).await;
        let answer: Value = serde_json::from_str(frames.last().unwrap()).unwrap();
        assert_eq!(answer["t"], "ack", "{command} {fields}: {answer}");
        answer["d"].clone()
    }

    /// Asks the table for something that it refuses to everybody, so that all it has said before has come;
    /// returns every frame.
    pub(super) async fn hear(&mut self) -> Vec<String> {
        self.ask("undo", &json!({ "match": uuid::Uuid::nil(), "ply": 0 })).await
    }

    async fn say(&mut self, message: &Value) {
        self.sink.send(Message::text(message.to_string())).await.unwrap();
    }
}

/// Closes the socket: else its reader would hold it open.
impl Drop for Tap {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

fn answers(frame: &str, id: &str) -> bool {
    (frame.starts_with(r#"{"t":"ack""#) || frame.starts_with(r#"{"t":"refused""#))
        && serde_json::from_str::<Value>(frame).unwrap()["d"]["id"] == id
}
