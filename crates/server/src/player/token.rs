//! The secret token that identifies a player.

use sha2::{Digest, Sha256};

use crate::entropy;

/// A player's secret: sent once, never stored, never logged. It deliberately implements neither `Debug` nor `Display`.
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A random token.
    pub(crate) fn new() -> Self {
        Self(entropy::secret())
    }

    /// Parses a token.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok().map(|()| Self(bytes))
    }

    /// The text that is sent to its player.
    pub(crate) fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// The hash that is stored. The token is random, so its hash needs no salt.
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
