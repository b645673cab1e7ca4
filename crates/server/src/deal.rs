//! Makes the seed of a match, so that neither the server nor a player can choose it: the server commits to its entropy
//! before it receives the contributions of the players' clients.

use sha2::{Digest, Sha256};

// Commitment and seed are digests with different prefixes. Without them, the seed of a match without contributions
// would be its public commitment, and a contribution that looks like the digest's padding would make the seed
// computable from the commitment.
const COMMITMENT: &[u8] = b"potluck commitment";
const SEED: &[u8] = b"potluck seed";

/// The seed of a match, and the server's part of it, which is revealed once the match is over.
#[derive(Clone, Copy)]
pub(crate) struct Seed {
    pub(crate) value: [u8; 32],
    /// The server's part; `None` in a match that is older than seeds with parts.
    pub(crate) entropy: Option<[u8; 32]>,
}

impl Seed {
    /// Its public commitment, in hex.
    pub(crate) fn commitment(&self) -> String {
        self.entropy.map_or_else(|| hex::encode(Sha256::digest(self.value)), |entropy| commitment(&entropy))
    }
}

/// The public commitment to entropy, in hex.
pub(crate) fn commitment(entropy: &[u8; 32]) -> String {
    hex::encode(Sha256::new().chain_update(COMMITMENT).chain_update(entropy).finalize())
}

/// The seed made of the entropy and the contributions, in seat order.
pub(crate) fn seed<'a>(entropy: &[u8; 32], contributions: impl IntoIterator<Item = &'a [u8; 32]>) -> [u8; 32] {
    let mut digest = Sha256::new().chain_update(SEED).chain_update(entropy);
    for contribution in contributions {
        digest.update(contribution);
    }
    digest.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    // The client computes the same (`web/src/table/verify.test.ts`), and records are verified years later.
    #[test]
    fn commitment_and_seed_are_the_same_for_ever() {
        assert_eq!(commitment(&[1; 32]), GOLDEN_COMMITMENT);
        assert_eq!(hex::encode(seed(&[1; 32], [&[2; 32], &[3; 32]])), GOLDEN_SEED);
    }

    #[test]
    fn the_seed_of_a_match_to_which_nobody_contributed_does_not_follow_from_its_commitment() {
        assert_ne!(hex::encode(seed(&[1; 32], [])), commitment(&[1; 32]));
    }

    #[test]
    fn every_contribution_and_their_order_make_another_seed() {
        let seeds = [
            seed(&[1; 32], []),
            seed(&[1; 32], [&[2; 32]]),
            seed(&[1; 32], [&[2; 32], &[3; 32]]),
            seed(&[1; 32], [&[3; 32], &[2; 32]]),
        ];
        for (index, one) in seeds.iter().enumerate() {
            assert!(!seeds[..index].contains(one));
        }
    }

    const GOLDEN_COMMITMENT: &str = "58e4cec0c4acdf7d0c0c558e00e2190a43f3e26142569c0ab41327c5280f8f22";
    const GOLDEN_SEED: &str = "0f7015aa9835f324f90b1343348de0e4afaff2942133c74a4848d09b9449a8b6";
}
