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
