//! Where the deal of a match comes from.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ts_rs::TS;

use crate::MatchId;

/// 32 bytes: a seed, or a part of one. On the wire in hex; in a log not at all, since it may be a secret.
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

/// Which finished match a table is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum DealFrom {
    /// Its deal, for others than those who played it: the first match at the table has its seed.
    SameDeal {
        /// Which.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// One of its positions, from which the maker goes on in one of the seats, against bots in the others.
    Practice {
        /// Which.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The version to go on from.
        version: u64,
        /// The seat of the maker.
        seat: u8,
    },
}

/// What a match was made from, if not from a deal of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Origin {
    /// The deal of an earlier match, for others than those who played that.
    SameDeal {
        /// Which; told once this one is over, because whoever knows it can look the deal up.
        #[serde(rename = "match")]
        match_id: Option<MatchId>,
    },
    /// A position of an earlier match: practice that counts for nobody.
    Practice {
        /// Which.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The version from which it goes on.
        version: u64,
    },
}
