//! All randomness of a match, drawn from one seed so that anybody can deal it again.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of random choices that depends on its seed and stream number alone.
///
/// Choosing and shuffling are written here rather than taken from a library, because a library may draw
/// other values after an update, and a finished match must be dealt again alike years later.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// The stream with this number of this seed.
    #[must_use]
    pub fn new(seed: [u8; 32], stream: u64) -> Self {
        let mut rng = ChaCha20Rng::from_seed(seed);
        rng.set_stream(stream);
        Self(rng)
    }

    /// A number from 0 to `bound - 1`, each equally likely.
    ///
    /// # Panics
    /// When `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "nothing to choose from");
        let bound = bound as u64;
        loop {
            let drawn = self.0.next_u64();
            let number = drawn % bound;
            // Values beyond the last whole multiple of `bound` would favour the low numbers: drawn again.
            if drawn - number <= u64::MAX - (bound - 1) {
                #[expect(clippy::cast_possible_truncation, reason = "smaller than `bound`, a usize")]
                return number as usize;
            }
        }
    }

    /// Puts the items into an order, each equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// One of the items, each equally likely, or nothing when there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }

    /// A new seed, for another match or world.
    pub fn seed(&mut self) -> [u8; 32] {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        seed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Golden vectors: if one of these changes, finished matches can no longer be dealt again.

    #[test]
    fn numbers_below_a_bound_are_the_same_for_ever() {
        let mut chance = Chance::new([7; 32], 3);
        let drawn: Vec<usize> = [2, 6, 12, 72, 1000, 1].into_iter().map(|bound| chance.below(bound)).collect();
        assert_eq!(drawn, GOLDEN_BELOW);
    }

    #[test]
    fn a_shuffle_is_the_same_for_ever() {
        let mut cards: Vec<u8> = (0..12).collect();
        Chance::new([9; 32], 0).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    #[test]
    fn another_stream_is_another_order() {
        let mut cards: Vec<u8> = (0..12).collect();
        Chance::new([9; 32], 1).shuffle(&mut cards);
        assert_ne!(cards, GOLDEN_SHUFFLE);
    }

    #[test]
    fn the_stream_is_chacha20_as_published() {
        // First block of the keystream for the all-zero key and nonce (RFC 8439, appendix A.1, vector 1).
        assert_eq!(Chance::new([0; 32], 0).seed()[..8], [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    }

    const GOLDEN_BELOW: [usize; 6] = [1, 3, 1, 70, 468, 0];
    const GOLDEN_SHUFFLE: [u8; 12] = [11, 7, 9, 2, 8, 3, 10, 0, 4, 5, 1, 6];
}
