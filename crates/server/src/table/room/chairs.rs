//! Who sits where, and for whom a bot does.

use protocol::{Away, AwayHow, ChairIndex, Code, Person, PlayerId};
use serde::{Deserialize, Serialize};

use super::Room;
use crate::player::looks;
use crate::table::bots;

/// What is on a chair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Place {
    Free,
    Player {
        person: Person,
        /// Since when they are not there.
        #[serde(default)]
        away: Option<Away>,
    },
    Bot {
        bot: bots::Bot,
        /// Who may sit down here again.
        stands_in_for: Option<Person>,
    },
}

impl Room {
    /// The chair of a player.
    pub(crate) fn chair_of(&self, player: PlayerId) -> Option<ChairIndex> {
        self.chairs()
            .find(|(_, place)| place.player().is_some_and(|person| person.id == player))
            .map(|(chair, _)| chair)
    }

    /// The player on a chair.
    pub(crate) fn player_on(&self, chair: ChairIndex) -> Result<PlayerId, Code> {
        let place = self.place(chair).ok_or(Code::NoSuchChair)?;
        place.player().map(|person| person.id).ok_or(Code::NoSuchPlayer)
    }

    /// Who sits or has a bot standing in, by id.
    pub(crate) fn person(&self, player: PlayerId) -> Option<&Person> {
        self.places.iter().filter_map(Place::holder).find(|person| person.id == player)
    }

    /// The players on chairs, from the first chair on.
    pub(crate) fn seated(&self) -> impl Iterator<Item = &Person> {
        self.places.iter().filter_map(Place::player)
    }

    /// The names of the bots on chairs.
    pub(crate) fn bots(&self) -> impl Iterator<Item = &str> {
        self.places.iter().filter_map(|place| match place {
            Place::Bot { bot, .. } => Some(&*bot.name),
            Place::Free | Place::Player { .. } => None,
        })
    }

    /// The chairs on which somebody sits, with name and picture: the seats of the next match.
    pub(crate) fn occupied(&self) -> Vec<protocol::MatchSeat> {
        self.chairs()
            .filter_map(|(chair, place)| match place {
                Place::Free => None,
                Place::Player { person, .. } => Some(protocol::MatchSeat {
                    chair,
                    player: Some(person.id),
                    name: person.name.clone(),
                    avatar: person.avatar,
                }),
                Place::Bot { bot, .. } => {
                    Some(protocol::MatchSeat { chair, player: None, name: bot.name.clone(), avatar: bot.avatar })
                }
            })
            .collect()
    }

    /// A player sits down: on the named chair, else on the one a bot keeps for them, else on any free one.
    pub(crate) fn sit(&self, who: &Person, chair: Option<ChairIndex>) -> Result<Self, Code> {
        if self.chair_of(who.id).is_some() {
            return Err(Code::AlreadySeated);
        }
        if self.bars(who.id) {
            return Err(Code::KnowsTheDeal);
        }
        let kept =
            |place: &Place| matches!(place, Place::Bot { stands_in_for: Some(person), .. } if person.id == who.id);
        let free = |place: &Place| *place == Place::Free;
        let chair = match chair {
            Some(chair) => {
                let place = self.place(chair).ok_or(Code::NoSuchChair)?;
                (free(place) || kept(place)).then_some(chair).ok_or(Code::ChairTaken)?
            }
            None => self.find(kept).or_else(|| self.find(free)).ok_or(Code::TableFull)?,
        };
        Ok(self.with(chair, Place::Player { person: who.clone(), away: None }))
    }

    /// A player stands up. In a match a bot plays on for them.
    pub(crate) fn stand(&self, player: PlayerId) -> Result<Self, Code> {
        let chair = self.chair_of(player).ok_or(Code::NotSeated)?;
        let person = self.person(player).cloned();
        let mut next = self.with(chair, self.leave_behind(chair, person)).without_vote_of(player);
        // A bot shows its hand to nobody, and who comes back decides anew.
        let seat = self.seat_of(player);
        next.current.hands.retain(|hand| Some(hand.seat) != seat);
        Ok(next)
    }

    /// The host puts a bot on a chair.
    pub(crate) fn add_bot(&self, chair: Option<ChairIndex>) -> Result<Self, Code> {
        let free = |place: &Place| *place == Place::Free;
        let chair = match chair {
            Some(chair) => {
                free(self.place(chair).ok_or(Code::NoSuchChair)?).then_some(chair).ok_or(Code::ChairTaken)?
            }
            None => self.find(free).ok_or(Code::TableFull)?,
        };
        Ok(self.with(chair, Place::Bot { bot: self.new_bot(), stands_in_for: None }))
    }

    /// The host takes a bot off its chair.
    pub(crate) fn remove_bot(&self, chair: ChairIndex) -> Result<Self, Code> {
        if !self.place(chair).ok_or(Code::NoSuchChair)?.is_bot() {
            return Err(Code::NoBotThere);
        }
        if self.plays(chair) {
            return Err(Code::MatchRunning);
        }
        Ok(self.with(chair, Place::Free))
    }

    /// Since when a player on a chair is away.
    pub(crate) fn away(&self, player: PlayerId) -> Option<Away> {
        self.places.iter().find_map(|place| match place {
            Place::Player { person, away } if person.id == player => *away,
            _ => None,
        })
    }

    /// Somebody has come or gone.
    pub(crate) fn set_away(&mut self, player: PlayerId, now: Option<Away>) {
        for place in &mut self.places {
            if let Place::Player { person, away } = place
                && person.id == player
            {
                *away = now;
            }
        }
    }

    /// Nobody is there: who was until now has lost the line.
    pub(crate) fn all_are_away(&mut self, now: i64) {
        for place in &mut self.places {
            if let Place::Player { away, .. } = place {
                away.get_or_insert(Away { since: now, how: AwayHow::Lost });
            }
        }
    }

    /// What is left on a chair whose holder goes: in a match a bot, else nothing.
    pub(super) fn leave_behind(&self, chair: ChairIndex, stands_in_for: Option<Person>) -> Place {
        if self.plays(chair) { Place::Bot { bot: self.new_bot(), stands_in_for } } else { Place::Free }
    }

    /// No bot keeps a chair for the player any longer.
    pub(super) fn keep_no_chair_for(&mut self, player: PlayerId) {
        for place in &mut self.places {
            if let Place::Bot { stands_in_for, .. } = place {
                stands_in_for.take_if(|person| person.id == player);
            }
        }
    }

    fn new_bot(&self) -> bots::Bot {
        let people = self.people().map(|person| &*person.name);
        let taken: Vec<_> = people.chain(self.bots()).flat_map(looks).collect();
        bots::first_but(|name| looks(name).iter().any(|look| taken.contains(look)))
    }

    pub(super) fn with(&self, chair: ChairIndex, place: Place) -> Self {
        let mut next = self.clone();
        next.places[usize::from(chair)] = place;
        next
    }

    pub(super) fn place(&self, chair: ChairIndex) -> Option<&Place> {
        self.places.get(usize::from(chair))
    }

    pub(super) fn chairs(&self) -> impl Iterator<Item = (ChairIndex, &Place)> {
        (0..).zip(&self.places)
    }

    pub(super) fn find(&self, wanted: impl Fn(&Place) -> bool) -> Option<ChairIndex> {
        self.chairs().find(|(_, place)| wanted(place)).map(|(chair, _)| chair)
    }
}

impl Place {
    pub(super) const fn is_bot(&self) -> bool {
        matches!(self, Self::Bot { .. })
    }

    /// The player who sits here.
    pub(super) const fn player(&self) -> Option<&Person> {
        match self {
            Self::Player { person, .. } => Some(person),
            Self::Free | Self::Bot { .. } => None,
        }
    }

    /// The player whose place it is: who sits here, or for whom a bot stands in.
    pub(super) const fn holder(&self) -> Option<&Person> {
        match self {
            Self::Player { person, .. } => Some(person),
            Self::Bot { stands_in_for, .. } => stands_in_for.as_ref(),
            Self::Free => None,
        }
    }

    pub(super) const fn holder_mut(&mut self) -> Option<&mut Person> {
        match self {
            Self::Player { person, .. } => Some(person),
            Self::Bot { stands_in_for, .. } => stands_in_for.as_mut(),
            Self::Free => None,
        }
    }
}
