//! A room as it is told: to those at the table, and in the lobby.

use protocol::{Away, Chair, ClockView, LobbyTable, MatchInfo, Person, PlayerId, Score, ShownHand, TableId, TableView};

use super::Room;
use super::chairs::Place;
use crate::table::audience::Audience;
use crate::table::namesakes::Namesakes;
use crate::table::next_deal::Source;

/// What is told of a table besides its room.
#[derive(Clone, Copy)]
pub(in crate::table) struct Around<'a> {
    /// Who watches.
    pub(in crate::table) audience: &'a Audience,
    /// By which names everybody is shown.
    pub(in crate::table) names: &'a Namesakes,
    /// What the clock shows.
    pub(in crate::table) clock: Option<&'a ClockView>,
    /// Whether the host is told.
    pub(in crate::table) for_host: bool,
}

impl Room {
    /// The table as somebody at it sees it, given who is there, and from when on a bot may sit in for somebody who is
    /// away.
    pub(in crate::table) fn view(
        &self,
        id: TableId,
        online: impl Fn(PlayerId) -> bool,
        bot_from: impl Fn(Away) -> i64,
        Around { audience, names, clock, for_host }: Around<'_>,
    ) -> TableView {
        let chairs = self.places.iter().map(|place| match place {
            Place::Free => Chair::Free,
            Place::Player { person, away } => {
                let away = away.filter(|_| !online(person.id));
                // A bot sits in for those who play, and only they are waited for.
                let bot_from = away.filter(|_| self.running() && self.seat_of(person.id).is_some()).map(&bot_from);
                Chair::Player { person: names.person(person), online: online(person.id), away, bot_from }
            }
            Place::Bot { bot, stands_in_for } => {
                let stands_in_for = stands_in_for.as_ref().map(|person| names.person(person));
                Chair::Bot { name: bot.name.clone(), avatar: bot.avatar, stands_in_for }
            }
        });
        let people = |people: &[Person]| people.iter().map(|person| names.person(person)).collect();
        let current = self.current.info.as_ref().map(|current| MatchInfo {
            seats: current.seats.iter().map(|seat| names.seat(seat)).collect(),
            ..current.clone()
        });
        TableView {
            id,
            settings: self.settings.clone(),
            host: self.host.id,
            chairs: chairs.collect(),
            spectators: people(&audience.named),
            watching: audience.count,
            hands: self.shown_hands().map(|hand| ShownHand { seat: hand.seat, to: names.person(&hand.to) }).collect(),
            queue: people(&self.night.queue),
            kicked: if for_host { people(&self.kicked) } else { Vec::new() },
            current,
            next_commitment: self.night.next_deal.commitment(),
            next_seats: self.night.next_deal.source.as_ref().map(Source::seats),
            clock: clock.cloned(),
            paused: self.current.paused,
            vote: self.current.vote.clone(),
            game_votes: self.night.game_votes.clone(),
            scores: self.scores.iter().map(|score| Score { person: names.person(&score.person), ..*score }).collect(),
        }
    }

    /// The table as the lobby lists it, given how many watch and by which names those at it are shown.
    pub(in crate::table) fn listing(&self, id: TableId, spectators: u32, names: &Namesakes) -> LobbyTable {
        let seated: Vec<_> = self.occupied().iter().map(|seat| names.seat(seat).name).collect();
        LobbyTable {
            id,
            name: self.settings.name.clone(),
            host: names.name(self.host.id, &self.host.name).to_owned(),
            game: self.settings.game,
            free: u8::try_from(self.places.len() - seated.len()).unwrap_or(u8::MAX),
            seated,
            spectators,
            playing: self.running(),
        }
    }

    /// The table as the lobby lists it when nobody is there.
    pub(in crate::table) fn listing_as_left(&self, id: TableId) -> LobbyTable {
        let mut names = Namesakes::default();
        names.meet(self.people(), self.bots());
        self.listing(id, 0, &names)
    }
}
