//! Randomness from the operating system: the only source of tokens, ids, seeds and bots' choices.

use rules::Chance;

/// 32 bytes that nobody can guess.
///
/// # Panics
/// When the operating system has no randomness to give: nothing secret could be made then.
pub(crate) fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives randomness");
    bytes
}

/// Chance for a bot, which has nothing to do with the seed of the match.
pub(crate) fn chance() -> Chance {
    Chance::new(secret(), 0)
}
