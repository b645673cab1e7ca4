//! What a table may choose before a match of In Teufels Küche.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct Options {
    /// The first turn of the match rolls one die only, since moving first is an advantage.
    pub gentle_start: bool,
}
