//! The secret by which a player is known again.

use sha2::{Digest, Sha256};

use crate::entropy;

/// A player's secret: told once, never kept, never logged; deliberately neither `Debug` nor `Display`.
pub(crate) struct Token([u8; 32]);

impl Token {
    /// One that nobody can guess.
    pub(crate) fn new() -> Self {
        Self(entropy::secret())
    }

    /// The token in this text, if it has the form of one.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok().map(|()| Self(bytes))
    }

    /// The text to tell its player.
    pub(crate) fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// What the store keeps of it. The token is random enough that its hash needs no salt.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_again_from_its_text() {
        let token = Token::new();
        assert_eq!(Token::read(&token.reveal()).unwrap().hash(), token.hash());
    }

    #[test]
    fn no_two_tokens_are_alike() {
        assert_ne!(Token::new().hash(), Token::new().hash());
    }

    #[test]
    fn nonsense_is_no_token() {
        for text in ["", "00", "no hex", &"0".repeat(63), &"0".repeat(66), &"é".repeat(32)] {
            assert!(Token::read(text).is_none(), "{text}");
        }
    }
}
