//! Messages of the server, serialised for sockets.

use std::ops::Deref;

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, CommandId, Refusal, ServerMessage, TableId};
use serde_json::value::RawValue;

use crate::player::Token;

/// A message as text. The text is shared, not copied, by all sockets that it goes to.
#[derive(Clone, Debug)]
pub(crate) struct Frame(Utf8Bytes);

impl Deref for Frame {
    type Target = str;

    fn deref(&self) -> &str {
        self.0.as_str()
    }
}

impl From<String> for Frame {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl From<Frame> for Utf8Bytes {
    fn from(frame: Frame) -> Self {
        frame.0
    }
}

/// The message as text.
pub(crate) fn frame(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).expect("messages have only string keys and no failing serializer").into()
}

/// The answer to a command that was executed.
pub(crate) fn ack(id: CommandId) -> Frame {
    frame(&ServerMessage::Ack { id, table: None, link: None })
}

/// The answer to `table_create`.
pub(crate) fn ack_table(id: CommandId, table: TableId) -> Frame {
    frame(&ServerMessage::Ack { id, table: Some(table), link: None })
}

/// The answer to `link_make`.
pub(crate) fn ack_link(id: CommandId, secret: &Token) -> Frame {
    frame(&ServerMessage::Ack { id, table: None, link: Some(secret.reveal()) })
}

/// The answer to a command that was refused, or to a frame that isn't a command.
pub(crate) fn refused(id: Option<CommandId>, code: Code) -> Frame {
    refused_because(id, code, None)
}

/// The same, with the game's own reason.
pub(crate) fn refused_because(id: Option<CommandId>, code: Code, why: Option<Box<RawValue>>) -> Frame {
    frame(&ServerMessage::Refused(Refusal { id, code, text: code.text().to_owned(), why }))
}

/// Text that is already JSON.
pub(crate) fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("rules write JSON")
}
