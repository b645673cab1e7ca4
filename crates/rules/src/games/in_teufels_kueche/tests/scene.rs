//! A position of the game, arranged by events, with things called by their names.
//!
//! Each colour's dot hides 5 points, its triangle 3, its square 1, its cross milk. At first all pots
//! stand on the outer ring: dots on outer 1, triangles on outer 3, squares on outer 5, crosses on outer 7.

use crate::games::in_teufels_kueche::{
    Colour, DevilId, DevilMay, DevilView, Event, EventView, Face, Fate, Illegal, InTeufelsKueche, Kitchen, Mark, May,
    Menu, Move, Options, PotId, PotPlace, PotView, SpaceId, Turn, View,
};
use crate::{BySeat, Chance, Edition, EditionData, Game, Outcome, Seat, SeatCount, Status, Viewer};

pub(crate) const MENUS: [Menu; 4] = [Menu::Food(5), Menu::Food(3), Menu::Food(1), Menu::MILK];

pub(crate) struct Scene {
    pub(crate) game: InTeufelsKueche,
    chance: Chance,
}

pub(crate) fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).unwrap()
}

pub(crate) fn before_the_deal(count: u8) -> InTeufelsKueche {
    InTeufelsKueche::new(Edition::standard(), Options::default(), seats(count)).unwrap()
}

impl Scene {
    /// Yellow and blue, pots placed, before the first turn.
    pub(crate) fn of_two() -> Self {
        Self::of_two_in(Kitchen::STANDARD)
    }

    /// The same in a kitchen of another edition.
    pub(crate) fn of_two_in(kitchen: &str) -> Self {
        Self::of(kitchen, &[Colour::Yellow, Colour::Blue], None)
    }

    /// Yellow, violet and blue, with neutral green devils.
    pub(crate) fn of_three() -> Self {
        Self::of_three_in(Kitchen::STANDARD)
    }

    /// The same in a kitchen of another edition.
    pub(crate) fn of_three_in(kitchen: &str) -> Self {
        Self::of(kitchen, &[Colour::Yellow, Colour::Violet, Colour::Blue], Some(Colour::Green))
    }

    /// All four colours, from yellow on.
    pub(crate) fn of_four() -> Self {
        Self::of(Kitchen::STANDARD, &Colour::ALL, None)
    }

    fn of(kitchen: &str, colours: &[Colour], neutral: Option<Colour>) -> Self {
        let count = seats(u8::try_from(colours.len()).unwrap());
        let edition = Edition::read("kitchen.toml", kitchen).unwrap();
        let game = InTeufelsKueche::new(edition, Options::default(), count).unwrap();
        let mut this = Self { game, chance: Chance::new([5; 32], 0) };
        let colours = BySeat::new(count, |seat| colours[seat.index()]);
        this.happens(EventView::Began { starter: Seat::new(0), colours: colours.clone(), neutral });
        for seat in count.seats() {
            this.game.apply(&Event::MenusAssigned { seat, menus: MENUS.to_vec() });
        }
        for (mark, name) in ["outer 1", "outer 3", "outer 5", "outer 7"].into_iter().enumerate() {
            for seat in count.seats() {
                let pot = this.pot_of(colours[seat], Mark::ALL[mark]).id;
                let space = this.space(name);
                this.happens(EventView::PotPlaced { seat, pot, space });
            }
        }
        this
    }

    /// With a devil somewhere else.
    pub(crate) fn at(mut self, devil: &str, space: &str) -> Self {
        let devil = self.devil(devil);
        let event = EventView::Flew {
            seat: devil.seat.unwrap_or(Seat::new(0)),
            devil: devil.id,
            from: devil.space.unwrap(),
            to: self.space(space),
        };
        self.happens(event);
        self
    }

    /// With a pot on a devil's hand.
    pub(crate) fn carrying(mut self, devil: &str, pot: &str) -> Self {
        let (devil, pot) = (self.devil(devil), self.pot(pot).id);
        let (seat, space) = (devil.seat.unwrap(), devil.space.unwrap());
        self.happens(EventView::PotTaken { seat, devil: devil.id, pot, left: None, space });
        self
    }

    /// With a pot on another station.
    pub(crate) fn pot_on(mut self, pot: &str, space: &str) -> Self {
        let (pot, space) = (self.pot(pot).id, self.space(space));
        self.happens(EventView::PotPutDown { seat: Seat::new(0), devil: DevilId(0), pot, space });
        self
    }

    /// With a devil that has lost its hat.
    pub(crate) fn bareheaded(mut self, devil: &str) -> Self {
        let space = self.devil(devil).space.unwrap();
        let name = self.name_of(space);
        self.beaten(devil, Fate::LosesHat);
        self.at(devil, &name)
    }

    /// With a devil out of the game.
    pub(crate) fn without(mut self, devil: &str) -> Self {
        self.beaten(devil, Fate::Out);
        self
    }

    /// With a pot on a seat's grill, brought by its first devil.
    pub(crate) fn served(mut self, seat: u8, pot: &str) -> Self {
        let seat = Seat::new(seat);
        let colour = self.view().seats[seat].colour;
        let devil = *self.view().devils.iter().find(|devil| devil.colour == colour && devil.space.is_some()).unwrap();
        let pot = self.pot(pot);
        let menu = MENUS[pot.mark as usize];
        let space = self.space(&format!("{colour:?} grill").to_lowercase());
        self.happens(EventView::Served { seat, devil: devil.id, pot: pot.id, menu, space });
        self
    }

    /// With a turn on, for which this was rolled, as in `"2 wing"`.
    pub(crate) fn rolled(mut self, seat: u8, dice: &str) -> Self {
        let dice: Vec<Face> = dice.split(' ').map(|face| face.parse().map_or(Face::WING, Face::Points)).collect();
        let points = dice.iter().map(|face| face.points()).sum();
        let flight = dice == [Face::WING, Face::WING];
        self.happens(EventView::Rolled { seat: Seat::new(seat), dice, points, flight });
        self
    }

    pub(crate) fn happens(&mut self, event: EventView) {
        self.game.apply(&Event::Open(event));
    }

    /// Lets everything happen that happens by itself.
    pub(crate) fn settle(&mut self) -> Vec<EventView> {
        let mut events = Vec::new();
        while let Some(event) = self.game.advance(&mut self.chance) {
            self.game.apply(&event);
            events.extend(InTeufelsKueche::event_view(&event, Viewer::Public));
        }
        events
    }

    /// Plays a legal move of a seat that is asked; returns what happened.
    pub(crate) fn plays(&mut self, seat: u8, chosen: &Move) -> Vec<EventView> {
        let seat = Seat::new(seat);
        assert!(self.game.status().acting().contains(seat), "{seat:?} is not asked");
        let event = self.game.decide(seat, chosen).unwrap();
        self.game.apply(&event);
        let mut events = vec![InTeufelsKueche::event_view(&event, Viewer::Public).unwrap()];
        events.extend(self.settle());
        events
    }

    /// Plays a move that leads to a duel, with such luck that the challenger wins or loses.
    pub(crate) fn plays_out(&mut self, seat: u8, chosen: &Move, challenger_wins: bool) -> Vec<EventView> {
        let before = self.game.clone();
        for stream in 0..100 {
            self.game = before.clone();
            self.chance = Chance::new([6; 32], stream);
            let events = self.plays(seat, chosen);
            let wanted = |event: &EventView| matches!(event, EventView::Dueled { challenger_won, .. } if *challenger_won == challenger_wins);
            if events.iter().any(wanted) {
                return events;
            }
        }
        panic!("no such duel")
    }

    /// Why a move is refused.
    pub(crate) fn refuses(&self, seat: u8, chosen: &Move) -> Illegal {
        self.game.decide(Seat::new(seat), chosen).unwrap_err()
    }

    pub(crate) fn walk(&self, devil: &str, to: &str) -> Move {
        Move::Walk { devil: self.devil(devil).id, to: self.space(to) }
    }

    pub(crate) fn fly(&self, devil: &str, to: &str) -> Move {
        Move::Fly { devil: self.devil(devil).id, to: self.space(to) }
    }

    pub(crate) fn take(&self, devil: &str, pot: &str) -> Move {
        Move::TakePot { devil: self.devil(devil).id, pot: self.pot(pot).id }
    }

    pub(crate) fn put_down(&self, devil: &str) -> Move {
        Move::PutDown { devil: self.devil(devil).id }
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat::new(seat)))
    }

    pub(crate) fn turn(&self) -> Turn {
        self.view().turn.unwrap()
    }

    pub(crate) fn points(&self, seat: u8) -> u8 {
        self.view().seats[Seat::new(seat)].points
    }

    pub(crate) fn asked(&self) -> Vec<usize> {
        self.game.status().acting().iter().map(Seat::index).collect()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.game.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Acting(_) => None,
        }
    }

    /// What a devil of the seat whose turn it is can do.
    pub(crate) fn may(&self, devil: &str) -> Option<DevilMay> {
        let devil = self.devil(devil);
        match self.game.view(Viewer::Seat(devil.seat?)).may {
            Some(May::Turn { devils, .. }) => devils.into_iter().find(|may| may.devil == devil.id),
            _ => None,
        }
    }

    /// Where a devil can walk, with what it costs.
    pub(crate) fn reach(&self, devil: &str) -> Vec<(String, u8)> {
        let walk = self.may(devil).map(|may| may.walk).unwrap_or_default();
        walk.iter().map(|target| (self.name_of(target.space), target.cost)).collect()
    }

    /// A devil as in `"yellow 2"`.
    pub(crate) fn devil(&self, name: &str) -> DevilView {
        let (colour, number) = name.split_once(' ').unwrap();
        let view = self.view();
        let devil = view.devils.into_iter().filter(|devil| named(&devil.colour, colour)).nth(number.parse().unwrap());
        devil.unwrap()
    }

    /// A pot as in `"blue cross"`.
    pub(crate) fn pot(&self, name: &str) -> PotView {
        let (colour, mark) = name.split_once(' ').unwrap();
        let view = self.view();
        let pot = view.pots.into_iter().find(|pot| named(&pot.colour, colour) && named(&pot.mark, mark));
        pot.unwrap()
    }

    /// Where a devil stands; `"out"` once it is out of the game.
    pub(crate) fn place(&self, devil: &str) -> String {
        self.devil(devil).space.map_or("out".to_owned(), |space| self.name_of(space))
    }

    /// The station on which a pot stands.
    pub(crate) fn station(&self, pot: &str) -> Option<String> {
        match self.pot(pot).place {
            PotPlace::Station { space } => Some(self.name_of(space)),
            _ => None,
        }
    }

    pub(crate) fn carried(&self, devil: &str) -> Option<PotId> {
        self.devil(devil).carries
    }

    pub(crate) fn space(&self, name: &str) -> SpaceId {
        self.view().board.spaces.iter().find(|space| space.name == name).unwrap().id
    }

    pub(crate) fn name_of(&self, space: SpaceId) -> String {
        self.view().board.space(space).unwrap().name.clone()
    }

    fn pot_of(&self, colour: Colour, mark: Mark) -> PotView {
        self.view().pots.into_iter().find(|pot| pot.colour == colour && pot.mark == mark).unwrap()
    }

    fn beaten(&mut self, devil: &str, fate: Fate) {
        let devil = self.devil(devil);
        let event = EventView::Dueled {
            challenger: devil.id,
            challenger_seat: Seat::new(0),
            attacked: devil.id,
            attacked_seat: Seat::new(0),
            space: devil.space.unwrap(),
            attempts: vec![1],
            challenger_won: true,
            fate,
            dropped: None,
        };
        self.happens(event);
    }
}

fn named(thing: &impl std::fmt::Debug, name: &str) -> bool {
    format!("{thing:?}").to_lowercase() == name
}
