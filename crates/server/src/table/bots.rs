//! The simple bots that fill chairs.

use protocol::Avatar;
use serde::{Deserialize, Serialize};

/// A bot at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bot {
    pub(crate) name: String,
    pub(crate) avatar: Avatar,
}

const BOTS: [(&str, Avatar); 7] = [
    ("Basil", Avatar::Frog),
    ("Clove", Avatar::Hedgehog),
    ("Dill", Avatar::Koala),
    ("Fennel", Avatar::Rabbit),
    ("Ginger", Avatar::Cat),
    ("Juniper", Avatar::Owl),
    ("Mint", Avatar::Penguin),
];

/// The first bot whose name is not taken; there are more bots than chairs.
pub(crate) fn first_but(taken: impl Fn(&str) -> bool) -> Bot {
    let (name, avatar) = BOTS.into_iter().find(|(name, _)| !taken(name)).unwrap_or(BOTS[0]);
    Bot { name: name.to_owned(), avatar }
}
