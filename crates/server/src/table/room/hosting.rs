//! Who is the host, who follows a host who has gone, and who gets the role back.

use protocol::{Person, PlayerId};
use serde::{Deserialize, Serialize};

use super::Room;

/// How long a host who was away gets the role back, in milliseconds.
const WITHIN: i64 = 24 * 60 * 60 * 1000;
/// How many are remembered who may get it back.
const REMEMBERED: usize = 8;

/// Somebody who was the host and was away for so long that another one followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Lapsed {
    player: PlayerId,
    /// Since when they are the host no longer, in milliseconds since 1970.
    since: i64,
}

impl Lapsed {
    pub(super) fn is(&self, player: PlayerId) -> bool {
        self.player == player
    }

    const fn holds(&self, now: i64) -> bool {
        now - self.since < WITHIN
    }
}

impl Room {
    /// Who of those here follows a host who has gone. While a match is on nobody but who plays in it: a stranger could
    /// send them away and end it. Else who has a chair, from the first one on; who has none gets a table only where
    /// nobody does.
    pub(crate) fn heir<'a>(&'a self, mut here: impl Iterator<Item = &'a Person> + Clone) -> Option<&'a Person> {
        let is_here = |person: &&Person| here.clone().any(|other| other.id == person.id);
        let mut seated = self.seated().filter(is_here);
        if self.running() {
            seated.find(|person| self.seat_of(person.id).is_some())
        } else if self.seated().next().is_some() {
            seated.next()
        } else {
            here.next()
        }
    }

    /// The host gives the role to somebody.
    pub(crate) fn with_host(&self, host: Person) -> Self {
        let mut next = self.clone();
        next.install(host);
        next
    }

    /// Somebody follows a host who has gone, and who gets the role back within a day.
    pub(crate) fn inherited_by(&self, heir: Person, now: i64) -> Self {
        let mut next = self.clone();
        next.lapsed.retain(|lapsed| lapsed.holds(now));
        if next.lapsed.len() < REMEMBERED {
            next.lapsed.push(Lapsed { player: self.host.id, since: now });
        }
        next.install(heir);
        next
    }

    /// Somebody has come, and is the host again if they were within a day and gave it to nobody.
    pub(crate) fn welcomed(&self, who: &Person, now: i64) -> Self {
        let mut next = self.renamed(who);
        if self.may_host_again(who.id, now) {
            next.install(who.clone());
        }
        next
    }

    /// Whether a player gets the role of the host back when they come.
    pub(super) fn may_host_again(&self, player: PlayerId, now: i64) -> bool {
        self.lapsed.iter().any(|lapsed| lapsed.is(player) && lapsed.holds(now))
    }

    /// Whoever followed this host, or followed who did, has it no longer and does not get it back.
    fn install(&mut self, host: Person) {
        let since = self.lapsed.iter().position(|lapsed| lapsed.is(host.id));
        self.lapsed.truncate(since.unwrap_or(usize::MAX));
        self.host = host;
    }
}

#[cfg(test)]
mod tests {
    use protocol::Avatar;
    use uuid::Uuid;

    use super::*;

    fn person(number: u128) -> Person {
        Person { id: PlayerId(Uuid::from_u128(number)), name: format!("Player {number}"), avatar: Avatar::Fox }
    }

    fn host_after(room: &Room, number: u128, now: i64) -> u128 {
        room.welcomed(&person(number), now).host.id.0.as_u128()
    }

    #[test]
    fn a_host_gets_the_role_back_within_a_day_and_not_later() {
        let room = Room::new(person(1), "Kitchen", true).unwrap().inherited_by(person(2), 0);
        assert_eq!(
            (host_after(&room, 3, 1), host_after(&room, 1, WITHIN - 1), host_after(&room, 1, WITHIN)),
            (2, 1, 2)
        );
    }

    #[test]
    fn of_several_hosts_who_come_back_the_first_has_the_role() {
        let room = Room::new(person(1), "Kitchen", true).unwrap();
        let third = room.inherited_by(person(2), 0).inherited_by(person(3), 1);
        assert_eq!(host_after(&third, 2, 2), 2);
        let first = third.welcomed(&person(2), 2).welcomed(&person(1), 3);
        assert_eq!((first.host.id, host_after(&first, 2, 4)), (person(1).id, 1));
        assert!(first.lapsed.is_empty());
    }

    #[test]
    fn who_gave_the_role_away_does_not_get_it_back() {
        let room = Room::new(person(1), "Kitchen", true).unwrap().with_host(person(2));
        assert_eq!(host_after(&room, 1, 0), 2);
    }

    #[test]
    fn who_may_be_the_host_again_is_not_sent_away_meanwhile() {
        let room = Room::new(person(1), "Kitchen", true).unwrap().inherited_by(person(2), 0);
        assert_eq!(room.kick(person(1), 1), Err(protocol::Code::HostMayReturn));
        assert!(room.kick(person(1), WITHIN).is_ok());
    }
}
