//! A match that stands where a test wants it.

use crate::games::foodie_forest::{
    Card, Color, Counts, Event, Face, FoodieForest, Illegal, Move, Options, Recipe, Score, View,
};
use crate::{BySeat, Cause, Edition, Game, Match, Outcome, PlayError, Seat, SeatCount, SeatSet, Status, Step, Viewer};

/// A match of Foodie Forest, with seats as plain numbers and cards as short words.
#[derive(Clone)]
pub(crate) struct Table(pub(crate) Match<FoodieForest>);

/// A seat by its number.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// A match has this many seats.
pub(crate) fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).unwrap()
}

/// A card by its word: colour letter, then its number, `s` for a spice or `o` for a boil-over.
pub(crate) fn card(word: &str) -> Card {
    let (color, face) = word.split_at(1);
    let color = match color {
        "b" => Color::Bug,
        "v" => Color::Vegetable,
        "f" => Color::Fruit,
        "t" => Color::Trash,
        _ => panic!("{word} has no colour"),
    };
    let face = match face {
        "s" => Face::Spice,
        "o" => Face::BoilOver,
        number => Face::number(number.parse().unwrap()),
    };
    Card::new(color, face)
}

/// Sorted cards by their words.
pub(crate) fn cards(words: &str) -> Vec<Card> {
    let mut cards: Vec<Card> = words.split_whitespace().map(card).collect();
    cards.sort_unstable();
    cards
}

/// One thing per seat.
pub(crate) fn by_seat<T: Clone>(items: &[T]) -> BySeat<T> {
    BySeat::new(seats(u8::try_from(items.len()).unwrap()), |seat| items[seat.index()].clone())
}

/// The last seat deals these hands, so that seat 0 leads; the rest of the deck stays undealt.
pub(crate) fn dealt(deal: u8, hands: &[&str]) -> Event {
    let hands = by_seat(hands).map(|_, words| cards(words));
    let mut undealt = Edition::<Counts>::standard().cards();
    for card in hands.values().flatten() {
        let at = undealt.iter().position(|other| other == card).expect("the deck has such a card left");
        undealt.remove(at);
    }
    Event::Dealt { deal, dealer: hands.count().seats().next_back().unwrap(), hands: Box::new(hands), undealt }
}

/// The recipes of all seats, turned up.
pub(crate) fn revealed(recipes: &[Recipe]) -> Event {
    Event::RecipesRevealed { recipes: by_seat(recipes) }
}

/// A deal in which all cooked this recipe and have so many points now.
pub(crate) fn cooked(recipe: Recipe, points: &[i32]) -> [Event; 2] {
    let scores =
        by_seat(points).map(|_, points| Score { recipe, bonus: 0, good: 0, bad: 0, change: 0, points: *points });
    [revealed(&vec![recipe; points.len()]), Event::DealScored { scores: Box::new(scores) }]
}

impl Table {
    /// A match of so many seats in which this has happened.
    pub(crate) fn after(count: u8, options: Options, events: Vec<Event>) -> Self {
        let game = FoodieForest::new(Edition::standard(), options, seats(count)).unwrap();
        Self(Match::replay_begin(game, seats(count), [3; 32], Step { cause: Cause::Begin, events }))
    }

    /// A match from its very beginning.
    pub(crate) fn begin(count: u8, options: Options, seed: u8) -> Self {
        let game = FoodieForest::new(Edition::standard(), options, seats(count)).unwrap();
        Self(Match::begin(game, seats(count), [seed; 32]))
    }

    /// Each seat with its recipe and hand; seat 0 leads.
    pub(crate) fn playing(players: &[(Recipe, &str)]) -> Self {
        Self::playing_with(Options::default(), players)
    }

    /// The same with other options.
    pub(crate) fn playing_with(options: Options, players: &[(Recipe, &str)]) -> Self {
        let (recipes, hands): (Vec<Recipe>, Vec<&str>) = players.iter().copied().unzip();
        Self::after(u8::try_from(players.len()).unwrap(), options, vec![dealt(1, &hands), revealed(&recipes)])
    }

    /// A seat plays a card.
    pub(crate) fn play(&mut self, seat: u8, word: &str) -> &mut Self {
        self.make(seat, Move::Play { card: card(word) })
    }

    /// A seat chooses a recipe.
    pub(crate) fn choose(&mut self, seat: u8, recipe: Recipe) -> &mut Self {
        self.make(seat, Move::ChooseRecipe { recipe })
    }

    /// Everybody who is waited for says "continue".
    pub(crate) fn continue_all(&mut self) -> &mut Self {
        for waiting in self.acting().iter() {
            self.make(u8::try_from(waiting.index()).unwrap(), Move::Continue);
        }
        self
    }

    /// A seat makes a move that is legal.
    pub(crate) fn make(&mut self, index: u8, chosen: Move) -> &mut Self {
        let ply = self.0.ply(seat(index));
        self.0 = self.0.play(seat(index), ply, &chosen).unwrap_or_else(|why| panic!("{index} {chosen:?}: {why}"));
        self
    }

    /// Why a seat that is asked may not make a move.
    pub(crate) fn refusal(&self, index: u8, chosen: Move) -> Illegal {
        match self.0.play(seat(index), self.0.ply(seat(index)), &chosen) {
            Err(PlayError::Illegal(why)) => why,
            other => panic!("{chosen:?} is not refused by a rule: {other:?}"),
        }
    }

    /// Why a seat that is asked may not play a card.
    pub(crate) fn refused(&self, index: u8, word: &str) -> Illegal {
        self.refusal(index, Move::Play { card: card(word) })
    }

    /// What has happened in the latest version.
    pub(crate) fn events(&self) -> &[Event] {
        &self.0.last().events
    }

    /// What a seat sees.
    pub(crate) fn seen_by(&self, index: u8) -> View {
        self.0.game().view(Viewer::Seat(seat(index)))
    }

    /// What a spectator sees.
    pub(crate) fn seen(&self) -> View {
        self.0.game().view(Viewer::Public)
    }

    /// Whom the match waits for.
    pub(crate) fn acting(&self) -> SeatSet {
        self.0.game().status().acting()
    }

    /// How the match ended.
    pub(crate) fn outcome(&self) -> Outcome {
        match self.0.game().status() {
            Status::Over(outcome) => outcome,
            Status::Acting(seats) => panic!("the match waits for {seats:?}"),
        }
    }
}
