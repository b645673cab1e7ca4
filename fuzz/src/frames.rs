//! A frame is read as one message or refused by a code, and what was read says the same when it is said again.

use protocol::{ClientMessage, Code, CommandId, read_frame};
use serde_json::json;

pub(crate) fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match read_frame(text) {
        Ok(message) => {
            let Some((id, command)) = message.command() else { return };
            assert!(id.is_proper());
            // As text: a move is passed on as it came, and not everything in it need be what Rust can hold.
            let said = serde_json::to_string(&command).unwrap();
            let frame = format!(r#"{},"id":{}}}"#, said.strip_suffix('}').unwrap(), json!(id));
            let again = read_frame(&frame).ok().and_then(ClientMessage::command);
            let (again, command) = again.unwrap_or_else(|| panic!("what was read is refused: {frame}"));
            assert_eq!((again, serde_json::to_string(&command).unwrap()), (id, said));
        }
        Err(error) => {
            assert!(matches!(
                error.code,
                Code::Garbage | Code::TooLarge | Code::UnknownMessage | Code::BadFields | Code::BadId
            ));
            assert!(error.id.as_ref().is_none_or(CommandId::is_proper));
        }
    }
}
