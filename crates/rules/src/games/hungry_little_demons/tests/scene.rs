//! A match put into a position of the test's choice, with the cards of a real copy.

use std::collections::BTreeMap;

use crate::conformance::Specimen;
use crate::games::hungry_little_demons::state::{HungryLittleDemons, Placed};
use crate::games::hungry_little_demons::{
    Arrow, Card, Chef, Chefs, Door, Event, Illegal, Ingredient, IngredientCard, Move, OpenEvent, Options, Pantry,
    Phase, SecretEvent, Side, Space, Spot, Trophy, View,
};
use crate::{BySeat, Chance, Edition, Game, Memory, Outcome, Seat, SeatCount, Status, Viewer};

/// The seats by number.
pub(super) const SEATS: [Seat; 6] =
    [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3), Seat::new(4), Seat::new(5)];
pub(super) const ONE: Seat = SEATS[0];
pub(super) const TWO: Seat = SEATS[1];
pub(super) const THREE: Seat = SEATS[2];

pub(super) const fn at(row: u8, column: u8) -> Space {
    Space { row, column }
}

pub(super) const fn door(side: Side, index: u8) -> Door {
    Door { side, index }
}

pub(super) fn ingredient(name: &str) -> Ingredient {
    Edition::<Pantry>::standard().ingredient(name).expect("an ingredient of the standard edition")
}

pub(super) fn front(name: &str, arrow: Arrow) -> IngredientCard {
    IngredientCard { ingredient: ingredient(name), arrow }
}

pub(super) fn card(name: &str, arrow: Arrow) -> Card {
    Card::Ingredient(front(name, arrow))
}

pub(super) struct Scene {
    pub(super) game: HungryLittleDemons,
    chance: Chance,
}

impl Scene {
    /// A match before anything has happened.
    pub(super) fn unbegun(options: Options, seats: u8) -> Self {
        let seats = SeatCount::new(seats).expect("a number of seats");
        let game = HungryLittleDemons::new(Edition::standard(), options, seats).expect("a playable match");
        Self { game, chance: Chance::new([5; 32], 0) }
    }

    /// The first turn of seat 0, with a chef per seat, houses at the top and bottom, and an unshuffled deck.
    pub(super) fn new(chefs: &[Chef]) -> Self {
        Self::with(Options::default(), chefs)
    }

    /// The same under `memory: assisted`.
    pub(super) fn assisted(chefs: &[Chef]) -> Self {
        Self::with(Options { chefs: Chefs::Random, memory: Memory::Assisted }, chefs)
    }

    fn with(options: Options, chefs: &[Chef]) -> Self {
        let mut scene = Self::unbegun(options, u8::try_from(chefs.len()).expect("few chefs"));
        let seats = scene.game.seats();
        let began = OpenEvent::Began { starter: ONE, chefs: Some(BySeat::new(seats, |seat| chefs[seat.index()])) };
        scene.game.apply(&Event::Open(began));
        scene.lay_forest();
        let doors = [Side::Top, Side::Bottom].map(|side| [0, 2, 4].map(|index| door(side, index))).concat();
        for seat in seats.seats() {
            scene.game.apply(&Event::Open(OpenEvent::HousePlaced { seat, door: doors[seat.index()] }));
        }
        for seat in seats.seats() {
            scene.game.apply(&Event::Open(OpenEvent::Studied { seat }));
        }
        scene.go_on();
        scene
    }

    /// The forest is laid by the rules themselves, then sorted: Baits and Sprites lie at the bottom of the deck.
    fn lay_forest(&mut self) {
        let Some(Event::Secret(SecretEvent::ForestLaid { forest, deck })) = self.game.advance(&mut self.chance) else {
            panic!("the forest is laid now");
        };
        let mut cards = [forest, deck].concat();
        cards.sort_unstable();
        let deck = cards.split_off(self.game.grid().size());
        self.game.apply(&Event::Secret(SecretEvent::ForestLaid { forest: cards, deck }));
    }

    /// Deals these recipes instead.
    pub(super) fn recipes(mut self, seat: Seat, names: [&str; 2]) -> Self {
        let all = &self.game.edition.recipes;
        let number = |name: &str| all.iter().position(|data| data.name == name).expect("a recipe");
        self.game.houses[seat].recipes = names.iter().filter_map(|name| self.game.recipe(number(name))).collect();
        self
    }

    fn cards(&mut self) -> impl Iterator<Item = &mut Placed> {
        self.game.forest.iter_mut().flatten().chain(&mut self.game.deck)
    }

    /// Brings the card to this position among all cards of forest and deck by swapping it with what is there.
    fn swap_to(&mut self, position: usize, wanted: Card) {
        let all: Vec<Card> = self.cards().map(|placed| placed.card).collect();
        if all[position] == wanted {
            return;
        }
        let from = all.iter().rposition(|card| *card == wanted).expect("the card is in the forest or the deck");
        self.cards().nth(from).expect("there").card = all[position];
        self.cards().nth(position).expect("there").card = wanted;
    }

    /// This card lies here.
    pub(super) fn lies(mut self, space: Space, wanted: Card) -> Self {
        let position = self.game.grid().index(space);
        self.swap_to(position, wanted);
        self
    }

    /// These cards are on top of the deck, which nobody knows.
    pub(super) fn on_deck(mut self, wanted: &[Card]) -> Self {
        let below = self.game.forest.len();
        for (above, card) in wanted.iter().enumerate() {
            self.swap_to(below + above, *card);
        }
        self
    }

    /// The deck has only so many cards; the others have left the match.
    pub(super) fn deck_of(mut self, count: usize) -> Self {
        self.game.deck.truncate(count);
        self
    }

    /// The seat has gathered a card of each of these, taken from the bottom of the deck upwards.
    pub(super) fn gathered(mut self, seat: Seat, names: &[&str]) -> Self {
        for name in names {
            let wanted = ingredient(name);
            let found = self
                .game
                .deck
                .iter()
                .rposition(|placed| placed.card.ingredient().is_some_and(|card| card.ingredient == wanted));
            let found = match found {
                Some(at) => self.game.deck.remove(at).expect("there").card,
                None => self.swap_out(wanted),
            };
            self.game.houses[seat].gathered.extend(found.ingredient());
        }
        self
    }

    /// A card of the forest, replaced by the bottom card of the deck.
    fn swap_out(&mut self, wanted: Ingredient) -> Card {
        let bottom = self.game.deck.pop_back().expect("a card in the deck").card;
        let found = self
            .cards()
            .find(|placed| placed.card.ingredient().is_some_and(|card| card.ingredient == wanted))
            .expect("a card of the ingredient");
        std::mem::replace(&mut found.card, bottom)
    }

    pub(super) fn chef_at(mut self, seat: Seat, space: Space) -> Self {
        self.game.houses[seat].chef_at = Some(space);
        self
    }

    pub(super) fn door(mut self, seat: Seat, door: Door) -> Self {
        self.game.houses[seat].door = Some(door);
        self
    }

    pub(super) fn demon_in(mut self, seat: Seat, house: Seat) -> Self {
        self.game.houses[seat].demon_in = Some(house);
        self
    }

    /// The seat's demon has destroyed so many pieces in that house.
    pub(super) fn destroyed(mut self, seat: Seat, owner: Seat, pieces: usize) -> Self {
        for _ in 0..pieces {
            let furniture = self.game.houses[owner].furniture.remove(0);
            self.game.houses[seat].destroyed.push(Trophy { owner, furniture });
        }
        self
    }

    pub(super) fn baits(mut self, seat: Seat, baits: u8) -> Self {
        for _ in 0..baits {
            let bait = self.game.deck.iter().rposition(|placed| placed.card == Card::DemonBait).expect("a bait");
            self.game.deck.remove(bait);
        }
        self.game.houses[seat].baits += baits;
        self
    }

    /// The acting seat with the lowest number makes the move, and all that follows happens.
    pub(super) fn play(&mut self, chosen: &Move) -> Vec<Event> {
        let seat = self.game.status().acting().first().expect("somebody acts");
        self.play_as(seat, chosen)
    }

    pub(super) fn play_as(&mut self, seat: Seat, chosen: &Move) -> Vec<Event> {
        let cards = self.census();
        let event = self.game.decide(seat, chosen).unwrap_or_else(|why| panic!("{chosen:?}: {why}"));
        self.game.apply(&event);
        let events = [vec![event], self.go_on()].concat();
        assert_eq!(self.census(), cards, "cards are conserved");
        events
    }

    /// Whether a move of the seat that acts makes something happen that cannot be taken back.
    pub(super) fn decides_for_good(&self, chosen: &Move) -> bool {
        let seat = self.game.status().acting().first().expect("somebody acts");
        let (mut game, mut chance) = (self.game.clone(), self.chance.clone());
        let mut next = Some(game.decide(seat, chosen).expect("the rules allow it"));
        let mut is_final = false;
        while let Some(event) = next {
            is_final |= game.is_final(&event);
            game.apply(&event);
            next = game.advance(&mut chance);
        }
        is_final
    }

    /// Everything that comes before the first decision happens.
    pub(super) fn begin(&mut self) {
        self.go_on();
    }

    fn go_on(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(event) = self.game.advance(&mut self.chance) {
            self.game.apply(&event);
            events.push(event);
        }
        events
    }

    pub(super) fn refused(&self, chosen: &Move) -> Illegal {
        let seat = self.game.status().acting().first().expect("somebody acts");
        self.game.decide(seat, chosen).expect_err("the rules forbid it")
    }

    /// Turns end until it is this seat's.
    pub(super) fn until_turn_of(&mut self, seat: Seat) {
        while self.game.turn != seat {
            self.play(&Move::EndTurn);
        }
    }

    pub(super) fn census(&self) -> BTreeMap<String, usize> {
        self.game.census()
    }

    pub(super) fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// What the seat's autopilot does.
    pub(super) fn autopilot(&self, seat: Seat) -> Move {
        HungryLittleDemons::autopilot(&self.view(seat), &mut self.chance.clone())
    }

    pub(super) fn public(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub(super) fn phase(&self) -> Phase {
        self.game.phase
    }

    /// The card on the space, whoever may see it.
    pub(super) fn truth(&self, space: Space) -> Card {
        self.game.spot(space).expect("a card").card
    }

    pub(super) fn spot(&self, viewer: Viewer, space: Space) -> Spot {
        self.game.view(viewer).forest[self.game.grid().index(space)]
    }

    pub(super) fn deck(&self) -> Vec<Card> {
        self.game.deck.iter().map(|placed| placed.card).collect()
    }

    pub(super) fn gathered_by(&self, seat: Seat) -> Vec<IngredientCard> {
        self.game.houses[seat].gathered.clone()
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self.game.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Acting(_) => None,
        }
    }
}
