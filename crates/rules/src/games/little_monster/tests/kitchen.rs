//! A table with an edition, hands, deck and track of a test's own.

use crate::games::little_monster::{
    Event, EventView, Food, Illegal, LittleMonster, Menu, Monster, Move, OpenEvent, Options, View,
};
use crate::{BySeat, Chance, Edition, Game, Seat, SeatCount, Status, Viewer};
use serde_json::json;

/// A food without an action that every kitchen has plenty of; its taste value is 5.
pub(super) const BREAD: &str = "Bread";

/// What a test lays out before the first turn.
#[derive(Clone, Default)]
pub(super) struct Kitchen {
    foods: Vec<(String, u8, String)>,
    monsters: Vec<(String, Vec<String>)>,
    seats: Vec<([String; 2], Vec<String>)>,
    at: Vec<(String, u8)>,
    deck: Option<Vec<String>>,
    options: Options,
    limits: Option<(u16, u16)>,
}

impl Kitchen {
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// Four cards of a food.
    pub(super) fn food(mut self, name: &str, value: u8, action: &str) -> Self {
        self.foods.push((name.to_owned(), value, action.to_owned()));
        self
    }

    /// A monster with abilities. Monsters that a seat has need not be named before.
    pub(super) fn monster(mut self, name: &str, abilities: &[&str]) -> Self {
        self.monsters.push((name.to_owned(), abilities.iter().map(ToString::to_string).collect()));
        self
    }

    /// The next seat, with its monsters and hand. The first seat has the first turn.
    pub(super) fn seat(mut self, monsters: [&str; 2], hand: &[&str]) -> Self {
        let monsters = monsters.map(str::to_owned);
        for name in &monsters {
            if !self.monsters.iter().any(|(known, _)| known == name) {
                self.monsters.push((name.clone(), Vec::new()));
            }
        }
        self.seats.push((monsters, hand.iter().map(ToString::to_string).collect()));
        self
    }

    /// Where a monster is when the first turn begins.
    pub(super) fn at(mut self, monster: &str, plate: u8) -> Self {
        self.at.push((monster.to_owned(), plate));
        self
    }

    /// The whole deck, top card first; else it is bread.
    pub(super) fn deck(mut self, deck: &[&str]) -> Self {
        self.deck = Some(deck.iter().map(ToString::to_string).collect());
        self
    }

    pub(super) fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    /// After how many quiet rounds the seats may stop, and after how many rounds the match ends.
    pub(super) fn rounds(mut self, quiet: u16, most: u16) -> Self {
        self.limits = Some((quiet, most));
        self
    }

    pub(super) fn edition(&self) -> Edition<Menu> {
        let (quiet, most) = self.limits.unwrap_or((20, 100));
        let numbers = format!(
            "feeds_at = 15\nhand_limit = 30\ndealt = 2\nplates = 10\nquiet_rounds = {quiet}\nmost_rounds = {most}\n"
        );
        let food = |name: &str, value: u8, copies: u8, action: &str| {
            format!("[[food]]\nname = {name:?}\nvalue = {value}\ncopies = {copies}\naction = {action:?}\n")
        };
        let monster =
            |name: &str, abilities: &[String]| format!("[[monster]]\nname = {name:?}\nabilities = {abilities:?}\n");
        let mut parts = vec![numbers, food(BREAD, 5, 40, "nothing")];
        parts.extend(self.foods.iter().map(|(name, value, action)| food(name, *value, 4, action)));
        parts.extend(self.monsters.iter().map(|(name, abilities)| monster(name, abilities)));
        parts.extend((0..12).map(|spare| monster(&format!("Spare {spare}"), &[])));
        let text = parts.concat();
        Edition::read("test", &text).unwrap()
    }

    /// The table after everything that happens before the first decision.
    pub(super) fn begin(&self) -> Table {
        let seats = SeatCount::new(u8::try_from(self.seats.len()).unwrap()).unwrap();
        let game = LittleMonster::new(self.edition(), self.options, seats).unwrap();
        let mut table = Table { game, chance: Chance::new([5; 32], 0), happened: Vec::new() };
        let monsters = BySeat::new(seats, |seat| self.seats[seat.index()].0.each_ref().map(|name| table.monster(name)));
        table.rig(&Event::Open(OpenEvent::MonstersDealt { starter: Seat::new(0), monsters }));
        for (name, plate) in &self.at {
            let monster = table.monster(name);
            table.rig(&Event::Open(OpenEvent::Moved { monster, from: 0, to: *plate, home: *plate == 9 }));
        }
        table.rig(&self.deal(&table));
        table.settle();
        table
    }

    /// The deal of hands and deck, as the log has it: cards are numbered in the order of the edition.
    fn deal(&self, table: &Table) -> Event {
        let view = table.view(Viewer::Public);
        let mut cards: Vec<(&str, u8)> = Vec::new();
        for food in &view.foods {
            for _ in 0..food.copies {
                cards.push((&food.name, u8::try_from(cards.len()).unwrap()));
            }
        }
        let mut take = |name: &String| {
            let at = cards.iter().position(|(food, _)| food == name).unwrap_or_else(|| panic!("no {name} is left"));
            cards.remove(at).1
        };
        let hands: Vec<Vec<u8>> = self.seats.iter().map(|(_, hand)| hand.iter().map(&mut take).collect()).collect();
        let deck: Vec<u8> = match &self.deck {
            Some(deck) => deck.iter().map(&mut take).rev().collect(),
            None => (0..10).map(|_| take(&BREAD.to_owned())).collect(),
        };
        serde_json::from_value(json!({"food_dealt": {"hands": hands, "deck": deck}})).unwrap()
    }
}

/// A match under way.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) game: LittleMonster,
    chance: Chance,
    /// What happened since the latest move, as the log has it.
    pub(super) happened: Vec<Event>,
}

impl Table {
    pub(super) fn rig(&mut self, event: &Event) {
        self.game.apply(event);
    }

    fn settle(&mut self) {
        while let Some(event) = self.game.advance(&mut self.chance) {
            self.game.apply(&event);
            self.happened.push(event);
        }
    }

    /// A seat's move and all that follows.
    pub(super) fn try_play(&mut self, seat: u8, chosen: &Move) -> Result<(), Illegal> {
        let event = self.game.decide(Seat::new(seat), chosen)?;
        self.game.apply(&event);
        self.happened = vec![event];
        self.settle();
        Ok(())
    }

    #[track_caller]
    pub(super) fn play(&mut self, seat: u8, chosen: &Move) -> &mut Self {
        if let Err(illegal) = self.try_play(seat, chosen) {
            panic!("seat {seat}, {chosen:?}: {illegal}");
        }
        self
    }

    pub(super) fn moves(&self, seat: u8) -> Vec<Move> {
        self.game.legal_moves(Seat::new(seat))
    }

    /// The one seat that has to act.
    #[track_caller]
    pub(super) fn acting(&self) -> u8 {
        let acting = self.waiting();
        assert_eq!(acting.len(), 1, "{acting:?}");
        acting[0]
    }

    pub(super) fn waiting(&self) -> Vec<u8> {
        self.game.status().acting().iter().map(|seat| u8::try_from(seat.index()).unwrap()).collect()
    }

    #[track_caller]
    pub(super) fn feed(&mut self, monster: &str, cards: &[&str]) -> &mut Self {
        let chosen = Move::Feed { monster: self.monster(monster), cards: self.foods(cards) };
        self.play(self.acting(), &chosen)
    }

    #[track_caller]
    pub(super) fn end_turn(&mut self) -> &mut Self {
        self.play(self.acting(), &Move::EndTurn)
    }

    #[track_caller]
    pub(super) fn cover(&mut self, card: &str) -> &mut Self {
        let chosen = Move::Cover { card: self.food(card) };
        self.play(self.acting(), &chosen)
    }

    #[track_caller]
    pub(super) fn resolve(&mut self, card: &str) -> &mut Self {
        let chosen = Move::Resolve { card: self.food(card) };
        self.play(self.acting(), &chosen)
    }

    #[track_caller]
    pub(super) fn target(&mut self, monster: &str) -> &mut Self {
        let chosen = Move::Target { monster: self.monster(monster) };
        self.play(self.acting(), &chosen)
    }

    #[track_caller]
    pub(super) fn discard(&mut self, seat: u8, cards: &[&str]) -> &mut Self {
        let chosen = Move::Discard { cards: self.foods(cards) };
        self.play(seat, &chosen)
    }

    #[track_caller]
    pub(super) fn answer(&mut self, perform: bool) -> &mut Self {
        self.play(self.acting(), &Move::Answer { perform })
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// What a seat sees.
    pub(super) fn seen_by(&self, seat: u8) -> View {
        self.view(Viewer::Seat(Seat::new(seat)))
    }

    /// What a viewer sees of what happened since the latest move, as JSON.
    pub(super) fn told(&self, viewer: Viewer) -> Vec<EventView> {
        self.happened.iter().filter_map(|event| LittleMonster::event_view(event, viewer)).collect()
    }

    pub(super) fn food(&self, name: &str) -> Food {
        let foods = self.view(Viewer::Public).foods;
        let at = foods.iter().position(|food| food.name == name).unwrap_or_else(|| panic!("no food {name}"));
        Food::new(u8::try_from(at).unwrap())
    }

    pub(super) fn foods(&self, names: &[&str]) -> Vec<Food> {
        names.iter().map(|name| self.food(name)).collect()
    }

    pub(super) fn monster(&self, name: &str) -> Monster {
        let monsters = self.view(Viewer::Public).monsters;
        let at = monsters.iter().position(|monster| monster.name == name).unwrap_or_else(|| panic!("no {name}"));
        Monster::new(u8::try_from(at).unwrap())
    }

    fn name_of(&self, food: Food) -> String {
        self.view(Viewer::Public).foods[food.index()].name.clone()
    }

    /// Where a monster is; 9 is the finish.
    pub(super) fn at(&self, monster: &str) -> u8 {
        let monster = self.monster(monster);
        self.view(Viewer::Public).racers.iter().find(|racer| racer.monster == monster).unwrap().at
    }

    /// The names of the cards in a seat's hand, in the order of the edition.
    pub(super) fn hand(&self, seat: u8) -> Vec<String> {
        self.seen_by(seat).hand.into_iter().map(|food| self.name_of(food)).collect()
    }

    pub(super) fn hand_size(&self, seat: u8) -> u8 {
        self.view(Viewer::Public).seats[Seat::new(seat)].hand_size
    }

    /// The monsters that moved since the latest move, in order.
    pub(super) fn moved(&self) -> Vec<String> {
        let monsters = self.view(Viewer::Public).monsters;
        let moved = self.happened.iter().filter_map(|event| match event {
            Event::Open(OpenEvent::Moved { monster, .. }) => Some(monsters[monster.index()].name.clone()),
            _ => None,
        });
        moved.collect()
    }

    /// How often an action was passed over since the latest move.
    pub(super) fn not_done(&self) -> usize {
        let passed = |event: &&Event| matches!(event, Event::Open(OpenEvent::NotDone { .. }));
        self.happened.iter().filter(passed).count()
    }

    pub(super) fn ending(&self) -> Option<String> {
        match self.game.status() {
            Status::Over(outcome) => Some(outcome.ending),
            Status::Acting(_) => None,
        }
    }
}
