//! A room as the store keeps it: JSON text.

use protocol::{Code, TableId};
use tracing::error;

use super::Room;
use crate::store::RoomRow;

impl Room {
    /// A room as the store keeps it.
    pub(crate) fn read(json: &str) -> serde_json::Result<Self> {
        serde_json::from_str(json)
    }
}

impl RoomRow {
    /// A room as the store keeps it.
    pub(crate) fn of(table: TableId, room: &Room) -> Result<Self, Code> {
        let json = serde_json::to_string(room).map_err(|error| {
            error!(%error, "a room cannot be written");
            Code::Internal
        })?;
        Ok(Self { table, public: room.settings.public, used: room.used, room: json })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// Rooms as a server kept them when a room was a single struct.
    const KEPT: [&str; 2] = [include_str!("stored/between_matches.json"), include_str!("stored/during_a_match.json")];

    /// What a room has had only since some version: a room that was kept earlier does without.
    const LATER: [&str; 15] = [
        "maker",
        "lapsed",
        "queue",
        "game_votes",
        "remembered",
        "streaks",
        "source",
        "next_deal",
        "clock",
        "paused",
        "vote",
        "hands",
        "knows",
        "done",
        "current",
    ];

    #[test]
    fn a_room_that_was_kept_is_read_and_written_back_as_it_was() {
        for kept in KEPT {
            let room = Room::read(kept).unwrap();
            let written = serde_json::to_string(&room).unwrap();
            let [before, after] = [kept, &written].map(|json| serde_json::from_str::<Value>(json).unwrap());
            assert_eq!(after, before);
            assert_eq!(kept.trim_end().len(), written.len(), "nothing is written twice");
        }
    }

    #[test]
    fn the_kept_rooms_have_something_in_each_part() {
        let kept = KEPT.map(|kept| serde_json::from_str::<Value>(kept).unwrap());
        for part in LATER {
            let empty = [Value::Null, json!([]), json!({})];
            assert!(kept.iter().any(|room| !empty.contains(&room[part])), "{part}");
        }
    }

    #[test]
    fn a_room_that_was_kept_before_it_had_so_many_parts_is_read_without_them() {
        let mut kept: Value = serde_json::from_str(KEPT[1]).unwrap();
        let room = kept.as_object_mut().unwrap();
        for part in LATER {
            room.remove(part).unwrap();
        }
        let read: Room = serde_json::from_value(kept.clone()).unwrap();
        let written = serde_json::to_value(&read).unwrap();
        assert_eq!(written["places"], kept["places"]);
        assert_eq!(
            (&written["current"], &written["queue"], &written["clock"]["turn"]),
            (&Value::Null, &json!([]), &Value::Null)
        );
        assert!(read.night.next_deal.commitment().is_some(), "its next match has a deal of its own");
    }

    #[test]
    fn what_a_later_version_adds_to_a_room_is_passed_over() {
        let mut kept: Value = serde_json::from_str(KEPT[0]).unwrap();
        kept["later"] = json!({ "1": [1.5, -1, null] });
        assert_eq!(serde_json::from_value::<Room>(kept).unwrap(), Room::read(KEPT[0]).unwrap());
    }

    #[test]
    fn a_room_with_a_part_that_cannot_be_read_is_refused() {
        for part in ["places", "queue", "streaks", "current", "clock"] {
            let mut kept: Value = serde_json::from_str(KEPT[1]).unwrap();
            kept[part] = json!("nonsense");
            assert!(serde_json::from_value::<Room>(kept).is_err(), "{part}");
        }
    }
}
