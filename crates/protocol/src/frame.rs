//! Reading a frame from a client.

use serde::Deserialize;
use serde_json::value::RawValue;
use strum::VariantNames;

use crate::{ClientMessage, Code, CommandId, SessionCommand, TableCommand};

/// The largest frame that a client may send, in bytes.
pub const MAX_FRAME_BYTES: usize = 16 * 1024;

/// A frame that isn't a message of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FrameError {
    /// The command's id, if it could be read.
    pub id: Option<CommandId>,
    /// What is wrong.
    pub code: Code,
}

/// The envelope is read first, because raw JSON cannot be kept inside a tagged enum.
#[derive(Deserialize)]
struct Envelope<'a> {
    t: std::borrow::Cow<'a, str>,
    id: Option<CommandId>,
    #[serde(borrow)]
    d: Option<&'a RawValue>,
}

/// The message in a text frame. Unknown fields are ignored, unknown messages refused.
///
/// # Errors
/// The code to refuse the frame with, and the command's id if it could be read.
pub fn read_frame(text: &str) -> Result<ClientMessage, FrameError> {
    let refuse = |id: Option<CommandId>, code| FrameError { id, code };
    if text.len() > MAX_FRAME_BYTES {
        return Err(refuse(None, Code::TooLarge));
    }
    let Envelope { t, id, d } = serde_json::from_str(text).map_err(|_| refuse(None, Code::Garbage))?;
    let fields = d.map_or("{}", RawValue::get);
    if t == "hello" {
        return serde_json::from_str(fields).map(ClientMessage::Hello).map_err(|_| refuse(None, Code::BadFields));
    }
    let id = id.filter(CommandId::is_proper).ok_or_else(|| refuse(None, Code::BadId))?;
    // Raw JSON inside a tagged enum can only be read when the tag comes first, so it is put there.
    let tag_first = format!(r#"{{"t":{},"d":{fields}}}"#, serde_json::Value::from(&*t));
    let read = if SessionCommand::VARIANTS.contains(&&*t) {
        serde_json::from_str(&tag_first).map(|command| ClientMessage::Session(id.clone(), command))
    } else {
        match TableCommand::read(&t, &tag_first) {
            Some(read) => read.map(|command| ClientMessage::Table(id.clone(), command)),
            None => return Err(refuse(Some(id), Code::UnknownMessage)),
        }
    };
    read.map_err(|_| refuse(Some(id), Code::BadFields))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayCommand;

    fn refused(text: &str) -> Code {
        read_frame(text).unwrap_err().code
    }

    #[test]
    fn the_order_of_the_keys_does_not_matter() {
        let frame = r#"{"d":{"move":{"type":"draw_and_play"},"ply":3,"match":"0192f0c1-0000-7000-8000-000000000000"},"id":"a","t":"move"}"#;
        let ClientMessage::Table(_, TableCommand::Play(PlayCommand::Move { ply, chosen, .. })) =
            read_frame(frame).unwrap()
        else {
            panic!("not a move");
        };
        assert_eq!((ply, chosen.get()), (3, r#"{"type":"draw_and_play"}"#));
    }

    #[test]
    fn unknown_fields_are_ignored() {
        assert!(read_frame(r#"{"t":"chair_leave","id":"a","d":{"later":1},"more":2}"#).is_ok());
    }

    #[test]
    fn a_command_without_fields_needs_no_d() {
        assert!(read_frame(r#"{"t":"match_start","id":"a"}"#).is_ok());
    }

    #[test]
    fn each_kind_of_bad_frame_has_its_code() {
        for (frame, code) in [
            ("", Code::Garbage),
            ("[]", Code::Garbage),
            ("{\"t\":1}", Code::Garbage),
            ("\u{0}\u{1}", Code::Garbage),
            (r#"{"t":"make_me_host","id":"a"}"#, Code::UnknownMessage),
            (r#"{"t":"\"}","id":"a"}"#, Code::UnknownMessage),
            (r#"{"t":"chair_take"}"#, Code::BadId),
            (r#"{"t":"chair_take","id":""}"#, Code::BadId),
            (r#"{"t":"chair_take","id":"a\u0000"}"#, Code::BadId),
            (r#"{"t":"chair_take","id":"a","d":{"chair":"first"}}"#, Code::BadFields),
            (r#"{"t":"chair_take","id":"a","d":[]}"#, Code::BadFields),
            (r#"{"t":"kick","id":"a","d":{}}"#, Code::BadFields),
            (r#"{"t":"hello","d":{}}"#, Code::BadFields),
        ] {
            assert_eq!(refused(frame), code, "{frame}");
        }
        assert_eq!(refused(&format!(r#"{{"t":"chair_take","id":"{}"}}"#, "a".repeat(41))), Code::BadId);
        assert_eq!(refused(&" ".repeat(MAX_FRAME_BYTES + 1)), Code::TooLarge);
    }

    #[test]
    fn a_refused_command_is_answered_by_its_id() {
        let error = read_frame(r#"{"t":"nonsense","id":"mine"}"#).unwrap_err();
        assert_eq!(error.id, Some(CommandId("mine".to_owned())));
    }
}
