//! Names by which everybody at a table can be told apart: a second "Ann" there, or one who only looks like her, is shown
//! as "Ann (2)".
//!
//! Who was there first keeps the plain name. Only what is told is marked: what is kept are the names that people chose.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use protocol::{ChatMessage, MatchSeat, Person, PlayerId};

use crate::player::looks;

/// How those at a table are shown.
#[derive(Debug, Default)]
pub(super) struct Namesakes {
    by_player: BTreeMap<PlayerId, Shown>,
}

/// A name, and how it is shown.
#[derive(Debug)]
struct Shown {
    name: String,
    by: String,
    looks: [String; 2],
}

impl Namesakes {
    /// Those who are at a table now: who is new or has a new name is shown by one that nobody else has. Of those who
    /// come together the first is shown plainly.
    pub(super) fn meet<'a>(&mut self, here: impl Iterator<Item = &'a Person>, bots: impl Iterator<Item = &'a str>) {
        let mut names = BTreeMap::new();
        let mut in_order = Vec::new();
        for person in here {
            if let Entry::Vacant(vacant) = names.entry(person.id) {
                vacant.insert(&person.name);
                in_order.push(person);
            }
        }
        self.by_player.retain(|player, shown| names.get(player) == Some(&&shown.name));
        if self.by_player.len() == in_order.len() {
            return;
        }
        let known = self.by_player.values().flat_map(|shown| shown.looks.clone());
        let mut taken: BTreeSet<String> = known.chain(bots.flat_map(looks)).collect();
        for person in in_order {
            if self.by_player.contains_key(&person.id) {
                continue;
            }
            let marked = (2..).map(|number| format!("{} ({number})", person.name));
            let all = std::iter::once(person.name.clone()).chain(marked);
            let mut all = all.map(|shown| (looks(&shown), shown));
            if let Some((looks, shown)) = all.find(|(looks, _)| !looks.iter().any(|look| taken.contains(look))) {
                taken.extend(looks.clone());
                self.by_player.insert(person.id, Shown { name: person.name.clone(), by: shown, looks });
            }
        }
    }

    /// The name by which a player is shown, who goes or went by this one.
    pub(super) fn name<'a>(&'a self, player: PlayerId, name: &'a str) -> &'a str {
        // Who is called something else by now is marked by that name, not by an earlier one.
        self.by_player.get(&player).filter(|shown| shown.name == name).map_or(name, |shown| &shown.by)
    }

    /// A player as others see them.
    pub(super) fn person(&self, person: &Person) -> Person {
        Person { id: person.id, name: self.name(person.id, &person.name).to_owned(), avatar: person.avatar }
    }

    /// Who holds a seat, as others see them.
    pub(super) fn seat(&self, seat: &MatchSeat) -> MatchSeat {
        let name = seat.player.map_or(&*seat.name, |player| self.name(player, &seat.name));
        MatchSeat { chair: seat.chair, player: seat.player, name: name.to_owned(), avatar: seat.avatar }
    }

    /// What somebody said, as others see it.
    pub(super) fn message(&self, message: &ChatMessage) -> ChatMessage {
        ChatMessage { from: self.person(&message.from), ..message.clone() }
    }
}

#[cfg(test)]
mod tests {
    use protocol::Avatar;
    use uuid::Uuid;

    use super::*;

    fn person(number: u128, name: &str) -> Person {
        Person { id: PlayerId(Uuid::from_u128(number)), name: name.to_owned(), avatar: Avatar::Fox }
    }

    fn shown(namesakes: &mut Namesakes, here: &[Person], bots: &[&str]) -> Vec<String> {
        namesakes.meet(here.iter(), bots.iter().copied());
        here.iter().map(|person| namesakes.name(person.id, &person.name).to_owned()).collect()
    }

    #[test]
    fn who_comes_second_is_marked_and_who_looks_like_it_too_and_stays_so() {
        let mut namesakes = Namesakes::default();
        let (ann, second, lookalike, bo) = (person(1, "Ann"), person(2, "ann"), person(3, "Аnn"), person(4, "Bo"));
        assert_eq!(shown(&mut namesakes, &[second.clone(), bo.clone()], &[]), ["ann", "Bo"]);
        let all = [ann.clone(), second.clone(), lookalike.clone(), bo.clone()];
        assert_eq!(shown(&mut namesakes, &all, &[]), ["Ann (2)", "ann", "Аnn (3)", "Bo"]);
        assert_eq!(shown(&mut namesakes, &[ann.clone(), lookalike.clone()], &[]), ["Ann (2)", "Аnn (3)"]);
        assert_eq!(shown(&mut namesakes, std::slice::from_ref(&second), &[]), ["ann"]);
        assert_eq!(shown(&mut namesakes, &[second, ann], &[]), ["ann", "Ann (2)"]);
    }

    #[test]
    fn nobody_looks_like_who_is_marked_or_like_a_bot() {
        let mut namesakes = Namesakes::default();
        let here = [person(1, "Ann"), person(2, "Ann"), person(3, "Ann (2)"), person(4, "basil")];
        assert_eq!(shown(&mut namesakes, &here, &["Basil"]), ["Ann", "Ann (2)", "Ann (2) (2)", "basil (2)"]);
    }

    #[test]
    fn who_takes_another_name_is_marked_by_that_one() {
        let mut namesakes = Namesakes::default();
        assert_eq!(shown(&mut namesakes, &[person(1, "Ann"), person(2, "Bo")], &[]), ["Ann", "Bo"]);
        assert_eq!(shown(&mut namesakes, &[person(1, "Ann"), person(2, "Ann")], &[]), ["Ann", "Ann (2)"]);
        assert_eq!(namesakes.name(PlayerId(Uuid::from_u128(2)), "Bo"), "Bo", "what they said as Bo");
        assert_eq!(shown(&mut namesakes, &[person(1, "Cy"), person(2, "Ann")], &[]), ["Cy", "Ann (2)"]);
    }
}
