//! Randomness from the operating system: the only source of tokens, seeds and bots' choices.

use rules::Chance;

/// 32 bytes that nobody can guess.
///
/// # Panics
/// When the operating system provides no randomness: without it nothing can be secret.
pub(crate) fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives randomness");
    bytes
}

/// A bot's source of chance, independent of the match's seed.
pub(crate) fn chance() -> Chance {
    Chance::new(secret(), 0)
}
