//! What the next match at a table is dealt from: the server's entropy and the players' contributions, or
//! an earlier match.

use protocol::{Bytes32, Code, MatchId, PlayerId};
use serde::{Deserialize, Serialize};

use crate::{deal, entropy};

/// What the next match is dealt from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct NextDeal {
    /// The server's part of the seed: secret until the match is over.
    entropy: Bytes32,
    contributions: Vec<(PlayerId, Bytes32)>,
    /// The match that the next one is made from, if any.
    pub(crate) source: Option<Source>,
}

/// A finished match from which the next one is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Source {
    /// Its deal, which these players know: who played or saw it.
    SameDeal { match_id: MatchId, players: Vec<PlayerId>, seats: usize },
    /// One of its positions.
    Practice { match_id: MatchId, version: u64, seats: usize },
}

impl NextDeal {
    /// A deal that nobody can foresee.
    pub(crate) fn fresh() -> Self {
        Self::from(None)
    }

    /// A deal from an earlier match, or of its own.
    pub(crate) fn from(source: Option<Source>) -> Self {
        Self { entropy: Bytes32(entropy::secret()), contributions: Vec::new(), source }
    }

    /// What is shown of it before the match begins; nothing when it is an earlier match's.
    pub(crate) fn commitment(&self) -> Option<String> {
        let same = matches!(self.source, Some(Source::SameDeal { .. }));
        (!same).then(|| deal::commitment(&self.entropy.0))
    }

    /// A player contributes, once, knowing the commitment.
    pub(crate) fn contribute(&self, player: PlayerId, commitment: Bytes32, value: Bytes32) -> Result<Self, Code> {
        if self.commitment() != Some(hex::encode(commitment.0)) {
            return Err(Code::WrongCommitment);
        }
        match self.contribution(player) {
            Some(contributed) if contributed != value => Err(Code::Contributed),
            Some(_) => Ok(self.clone()),
            None => {
                let mut next = self.clone();
                next.contributions.push((player, value));
                Ok(next)
            }
        }
    }

    /// Forgets what those contributed who do not sit any more.
    pub(crate) fn keep(&mut self, seated: impl Fn(PlayerId) -> bool) {
        self.contributions.retain(|(player, _)| seated(*player));
    }

    /// The server's part of the seed.
    pub(crate) const fn entropy(&self) -> [u8; 32] {
        self.entropy.0
    }

    /// What the client of a player contributed.
    pub(crate) fn contribution(&self, player: PlayerId) -> Option<Bytes32> {
        self.contributions.iter().find(|(who, _)| *who == player).map(|(_, value)| *value)
    }
}

impl Source {
    /// The match it is.
    pub(crate) const fn match_id(&self) -> MatchId {
        match self {
            Self::SameDeal { match_id, .. } | Self::Practice { match_id, .. } => *match_id,
        }
    }

    /// The version from which practice goes on.
    pub(crate) fn version(&self) -> Option<i64> {
        match self {
            Self::SameDeal { .. } => None,
            Self::Practice { version, .. } => i64::try_from(*version).ok(),
        }
    }

    /// How many seats it has.
    pub(crate) const fn seats(&self) -> usize {
        match self {
            Self::SameDeal { seats, .. } | Self::Practice { seats, .. } => *seats,
        }
    }

    /// Whether it is the deal that is played once more.
    pub(crate) const fn is_same_deal(&self) -> bool {
        matches!(self, Self::SameDeal { .. })
    }

    /// These players know the deal, if it is that of this match.
    pub(crate) fn add_who_know(&mut self, deal: MatchId, who: &[PlayerId]) {
        if let Self::SameDeal { match_id, players, .. } = self
            && *match_id == deal
        {
            let new: Vec<_> = who.iter().filter(|player| !players.contains(player)).collect();
            players.extend(new);
        }
    }

    /// Whether the player knows the deal and may not play it again.
    pub(crate) fn bars(&self, player: PlayerId) -> bool {
        matches!(self, Self::SameDeal { players, .. } if players.contains(&player))
    }
}
