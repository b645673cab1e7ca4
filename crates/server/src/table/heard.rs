//! What each player has been told of a match, so that nobody hears of a version twice.
//!
//! A client that comes back says how far it has seen the match, and hears what it missed. What it says is not taken on
//! trust: whoever asked for earlier versions again would be reminded of cards that have been turned down since.

use std::collections::{BTreeMap, VecDeque};

use protocol::{MatchId, PlayerId, Seen};

use super::eyes::Eyes;
use crate::sockets::Receipt;

/// So many players are remembered; whoever is forgotten sees the match as it is when they come back.
const MOST: usize = 256;

/// What players have been told.
#[derive(Debug, Default)]
pub(super) struct Heard(BTreeMap<PlayerId, Told>);

/// What one player has been told of a match, with these eyes.
#[derive(Debug)]
struct Told {
    match_id: MatchId,
    eyes: Eyes,
    /// The latest version that has arrived, or was sent for the second time.
    arrived: u64,
    /// Later versions and what tells whether they have arrived.
    on_the_way: VecDeque<(u64, Receipt)>,
}

impl Heard {
    /// This version was sent to the player.
    pub(super) fn sent(&mut self, player: PlayerId, match_id: MatchId, eyes: Eyes, version: u64, receipt: Receipt) {
        if self.0.len() >= MOST && !self.0.contains_key(&player) {
            self.0.pop_first();
        }
        let fresh = || Told { match_id, eyes, arrived: version, on_the_way: VecDeque::new() };
        let told = self.0.entry(player).or_insert_with(fresh);
        if (told.match_id, told.eyes) != (match_id, eyes) {
            *told = fresh();
        }
        told.look();
        if version > told.arrived {
            told.on_the_way.push_back((version, receipt));
        }
    }

    /// From where on the player hears what they missed: not from earlier than what has arrived, whatever they say. What
    /// was sent later is sent once more, and counts as heard then. Nothing if they have not been told of the match
    /// before, or say nothing.
    pub(super) fn seen(&mut self, player: PlayerId, match_id: MatchId, eyes: Eyes, says: Option<Seen>) -> Option<Seen> {
        let told = self.0.get_mut(&player).filter(|told| (told.match_id, told.eyes) == (match_id, eyes))?;
        told.look();
        let from = told.arrived;
        told.arrived = told.on_the_way.back().map_or(from, |(version, _)| *version);
        told.on_the_way.clear();
        let says = says.filter(|says| says.match_id == match_id)?;
        Some(Seen { version: says.version.max(from), ..says })
    }
}

impl Told {
    /// Looks what has arrived.
    fn look(&mut self) {
        while let Some((version, _)) = self.on_the_way.pop_front_if(|(_, receipt)| receipt.has_arrived()) {
            self.arrived = version;
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Seat, Viewer};
    use uuid::Uuid;

    use super::*;
    use crate::sockets::{Line, SessionId};

    const EYES: Eyes = Eyes { viewer: Viewer::Seat(Seat::new(0)), watches: false };
    const OTHER_EYES: Eyes = Eyes { viewer: Viewer::Public, watches: true };

    fn player(number: usize) -> PlayerId {
        PlayerId(Uuid::from_u128(number as u128))
    }

    fn a_match() -> MatchId {
        MatchId(Uuid::nil())
    }

    fn says(version: u64) -> Seen {
        Seen { match_id: a_match(), version }
    }

    /// A player who was sent the versions from 4 to 9 down this line, of whom so many have arrived.
    fn sent(arrived: u64) -> Heard {
        let (line, _frames, _ending) = Line::new(SessionId(1), 100);
        let mut heard = Heard::default();
        for version in 4..=9 {
            heard.sent(player(1), a_match(), EYES, version, line.send_for_receipt("a version".to_owned().into()));
        }
        line.arrived(arrived);
        heard
    }

    fn hears_from(heard: &mut Heard, says: impl Into<Option<Seen>>) -> Option<u64> {
        heard.seen(player(1), a_match(), EYES, says.into()).map(|seen| seen.version)
    }

    #[test]
    fn what_has_arrived_is_not_told_again_whatever_the_client_says() {
        for said in [0, 4, 6, 7] {
            assert_eq!(hears_from(&mut sent(4), says(said)), Some(7));
        }
        assert_eq!(hears_from(&mut sent(4), says(8)), Some(8), "it knows better what has arrived");
    }

    #[test]
    fn what_may_have_been_lost_is_told_once_more() {
        let mut heard = sent(0);
        assert_eq!(hears_from(&mut heard, says(6)), Some(6));
        assert_eq!(hears_from(&mut heard, says(6)), Some(9));
    }

    #[test]
    fn whoever_says_nothing_sees_the_match_as_it_is_and_cannot_ask_for_more_later() {
        let mut heard = sent(0);
        assert_eq!(hears_from(&mut heard, None), None);
        assert_eq!(hears_from(&mut heard, says(4)), Some(9));
    }

    #[test]
    fn nobody_goes_on_from_what_others_have_seen_or_other_eyes_or_in_another_match() {
        let mut heard = sent(6);
        assert_eq!(heard.seen(player(2), a_match(), EYES, Some(says(4))), None);
        assert_eq!(heard.seen(player(1), a_match(), OTHER_EYES, Some(says(4))), None);
        let other = MatchId(Uuid::from_u128(5));
        assert_eq!(heard.seen(player(1), other, EYES, Some(Seen { match_id: other, version: 4 })), None);
    }

    #[test]
    fn no_more_players_are_remembered_than_there_is_room_for() {
        let (line, _frames, _ending) = Line::new(SessionId(1), 1_000);
        let mut heard = Heard::default();
        for number in 0..=MOST {
            heard.sent(player(number), a_match(), EYES, 1, line.send_for_receipt("a version".to_owned().into()));
        }
        assert_eq!(heard.0.len(), MOST);
    }
}
