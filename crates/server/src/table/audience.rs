//! Those who watch, as they are told of: without a flicker when somebody is back in a moment, and in a
//! crowd not each time that somebody comes or goes.

use std::collections::BTreeMap;
use std::time::Duration;

use protocol::{Person, PlayerId};
use tokio::time::Instant;

/// How many are told by name.
const NAMED: usize = 20;
/// How often a crowd larger than that is told at most.
const PAUSE: Duration = Duration::from_secs(1);

/// Those at a table without a chair.
#[derive(Debug, Default)]
pub(super) struct Audience {
    /// Some of them.
    pub(super) named: Vec<Person>,
    /// How many they are.
    pub(super) count: u32,
    /// Those who went without a word, and until when they count as there.
    leaving: BTreeMap<PlayerId, (Person, Instant)>,
    told_at: Option<Instant>,
    /// When it is to be looked at again, though nobody comes or goes.
    pub(super) look_at: Option<Instant>,
}

impl Audience {
    /// Somebody's last socket went without a word.
    pub(super) fn vanished(&mut self, person: Person, until: Instant) {
        self.leaving.insert(person.id, (person, until));
    }

    /// Somebody is there, or said that they go.
    pub(super) fn settled(&mut self, player: PlayerId) {
        self.leaving.remove(&player);
    }

    /// Those who went without a word a moment ago.
    pub(super) fn vanishing(&self) -> impl Iterator<Item = &Person> {
        self.leaving.values().map(|(person, _)| person)
    }

    /// Looks at who is there now, and at who among those who vanished has no chair.
    pub(super) fn look(&mut self, there: BTreeMap<PlayerId, &Person>, has_chair: impl Fn(PlayerId) -> bool) {
        let now = Instant::now();
        self.leaving.retain(|player, (_, until)| *until > now && !has_chair(*player));
        let leaving = self.leaving.iter().map(|(player, (person, _))| (*player, person));
        let there: BTreeMap<_, _> = there.into_iter().chain(leaving).collect();
        self.look_at = self.leaving.values().map(|(_, until)| *until).min();
        let count = u32::try_from(there.len()).unwrap_or(u32::MAX);
        let next = self.told_at.map(|told| told + PAUSE).filter(|next| there.len() > NAMED && *next > now);
        if let Some(next) = next.filter(|_| count != self.count) {
            self.look_at = Some(self.look_at.map_or(next, |at| at.min(next)));
            return;
        }
        if count != self.count {
            self.told_at = Some(now);
        }
        self.count = count;
        self.named = there.into_values().take(NAMED).cloned().collect();
    }
}

#[cfg(test)]
mod tests {
    use protocol::Avatar;
    use uuid::Uuid;

    use super::*;

    fn people(count: u128) -> Vec<Person> {
        let person = |id| Person { id: PlayerId(Uuid::from_u128(id)), name: id.to_string(), avatar: Avatar::Owl };
        (0..count).map(person).collect()
    }

    fn look(audience: &mut Audience, there: &[Person]) -> u32 {
        audience.look(there.iter().map(|person| (person.id, person)).collect(), |_| false);
        audience.count
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_back_in_a_moment_was_never_away() {
        let (mut audience, people) = (Audience::default(), people(1));
        assert_eq!(look(&mut audience, &people), 1);
        audience.vanished(people[0].clone(), Instant::now() + Duration::from_secs(5));
        assert_eq!(look(&mut audience, &[]), 1);
        tokio::time::advance(Duration::from_secs(4)).await;
        audience.settled(people[0].id);
        assert_eq!((look(&mut audience, &people), audience.look_at), (1, None));
        audience.vanished(people[0].clone(), Instant::now() + Duration::from_secs(5));
        look(&mut audience, &[]);
        tokio::time::advance(audience.look_at.unwrap() - Instant::now()).await;
        assert_eq!((look(&mut audience, &[]), audience.look_at), (0, None));
    }

    #[tokio::test(start_paused = true)]
    async fn a_crowd_is_counted_once_a_second_and_some_of_it_named() {
        let (mut audience, people) = (Audience::default(), people(500));
        for more in 1..=20 {
            assert_eq!(look(&mut audience, &people[..more]) as usize, more);
        }
        for more in 21..=500 {
            assert_eq!(look(&mut audience, &people[..more]), 20);
        }
        tokio::time::advance(audience.look_at.unwrap() - Instant::now()).await;
        assert_eq!((look(&mut audience, &people), audience.named.len(), audience.look_at), (500, 20, None));
    }
}
