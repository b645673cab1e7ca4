//! Where the deal of a match comes from.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ts_rs::TS;

use crate::MatchId;

/// 32 bytes: a seed, or a part of one. Hex on the wire; never logged, because it may be secret.
#[derive(Clone, Copy, PartialEq, Eq, TS)]
#[ts(as = "String", export_to = "messages.ts")]
pub struct Bytes32(pub [u8; 32]);

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bytes32(..)")
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(self.0))
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| de::Error::custom("not 32 bytes in hex"))?;
        Ok(Self(bytes))
    }
}

/// The finished match that a table is made from, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum DealFrom {
    /// To play its deal again, with others: the table's first match has the same seed.
    SameDeal {
        /// Which match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// To continue from one of its positions: the table's maker in one seat, bots in the others.
    Practice {
        /// Which match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The version to continue from.
        version: u64,
        /// The seat of the maker.
        seat: u8,
    },
}

/// The earlier match that a match was made from, if it hasn't a deal of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Origin {
    /// It repeats the deal of an earlier match, for people who don't know it.
    SameDeal {
        /// Which one. Sent only after this match is over: before, whoever knew it could look the deal up.
        #[serde(rename = "match")]
        match_id: Option<MatchId>,
    },
    /// It continues from a position of an earlier match, as practice that doesn't count.
    Practice {
        /// Which match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The version it continues from.
        version: u64,
    },
}
