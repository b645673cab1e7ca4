//! Messages as the text that goes out on sockets.

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, CommandId, Refusal, ServerMessage, TableId};
use serde_json::value::RawValue;

use crate::player::Token;

/// The message as text. The text is shared, not copied, by all sockets that it goes to.
pub(crate) fn frame(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have only string keys and no failing serializer").into()
}

/// The answer to a command that was done.
pub(crate) fn ack(id: CommandId) -> Utf8Bytes {
    frame(&ServerMessage::Ack { id, table: None, link: None })
}

/// The answer to `table_create`.
pub(crate) fn ack_table(id: CommandId, table: TableId) -> Utf8Bytes {
    frame(&ServerMessage::Ack { id, table: Some(table), link: None })
}

/// The answer to `link_make`.
pub(crate) fn ack_link(id: CommandId, secret: &Token) -> Utf8Bytes {
    frame(&ServerMessage::Ack { id, table: None, link: Some(secret.reveal()) })
}

/// The answer to a command that was not done, or to a frame that is none.
pub(crate) fn refused(id: Option<CommandId>, code: Code) -> Utf8Bytes {
    refused_because(id, code, None)
}

/// The same, with the game's own reason.
pub(crate) fn refused_because(id: Option<CommandId>, code: Code, why: Option<Box<RawValue>>) -> Utf8Bytes {
    frame(&ServerMessage::Refused(Refusal { id, code, text: code.text().to_owned(), why }))
}

/// Text that is JSON already.
pub(crate) fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("rules write JSON")
}
