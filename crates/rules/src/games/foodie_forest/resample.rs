//! Another world that a viewer cannot tell from the true one.

use super::state::Stage;
use super::{Card, Color, FoodieForest};
use crate::{Chance, Seat, Viewer};

/// How often each card is exchanged, on average, where colours are missing.
const EXCHANGES: usize = 8;

/// A place with unseen cards: a hand, or the cards that were not dealt.
struct Place {
    /// Whose hand; nothing for the cards that were not dealt.
    owner: Option<Seat>,
    room: usize,
    cards: Vec<Card>,
    /// The colours that everybody knows not to be here.
    lacks: Vec<Color>,
}

/// Everybody saw each card that was played, so only hands and the cards not dealt are unknown, and the
/// recipes that lie face down. A hand holds no colour that its seat did not follow.
pub(super) fn resample(game: &FoodieForest, viewer: Viewer, chance: &mut Chance) -> FoodieForest {
    let mut other = game.clone();
    if game.is_over() || viewer == Viewer::Archive {
        return other;
    }
    other.redeal(viewer, chance);
    if matches!(game.stage, Stage::Choosing) && !game.options.open_recipes {
        for (seat, player) in game.players.iter() {
            if player.recipe.is_some() && !viewer.sees_secrets_of(seat) {
                other.player_mut(seat).recipe = chance.pick(&player.recipes_left).copied();
            }
        }
    }
    other
}

impl FoodieForest {
    fn redeal(&mut self, viewer: Viewer, chance: &mut Chance) {
        let mut unseen = self.undealt.to_vec();
        let mut places = vec![Place { owner: None, room: unseen.len(), cards: Vec::new(), lacks: Vec::new() }];
        for (seat, player) in self.players.iter().filter(|(seat, _)| !viewer.sees_secrets_of(*seat)) {
            unseen.extend(&player.hand);
            places.push(Place {
                owner: Some(seat),
                room: player.hand.len(),
                cards: Vec::new(),
                lacks: player.lacking().collect(),
            });
        }
        // Which world comes of the dice must not depend on the true one.
        unseen.sort_unstable();
        chance.shuffle(&mut unseen);
        while let Some(card) = unseen.pop() {
            place(card, &unseen, &mut places, chance);
        }
        exchange(&mut places, chance);
        for Place { owner, mut cards, .. } in places {
            cards.sort_unstable();
            match owner {
                Some(seat) => self.player_mut(seat).hand = cards.into(),
                None => self.undealt = cards.into(),
            }
        }
    }
}

/// Puts a card into a place that may hold it and leaves room for the others, likelier into a roomier one.
fn place(card: Card, others: &[Card], places: &mut [Place], chance: &mut Chance) {
    let mut slots: Vec<usize> = Vec::new();
    for at in 0..places.len() {
        if places[at].room == 0 || places[at].lacks.contains(&card.color) {
            continue;
        }
        places[at].room -= 1;
        let possible = all_fit(others, places);
        places[at].room += 1;
        if possible {
            slots.extend(std::iter::repeat_n(at, places[at].room));
        }
    }
    let at = *chance.pick(&slots).expect("the true world is one way to place all cards");
    places[at].room -= 1;
    places[at].cards.push(card);
}

/// Exchanges cards between places that may hold them, so often that every way to place them is as likely as any other:
/// where colours are missing, placing one card after the other prefers some.
fn exchange(places: &mut [Place], chance: &mut Chance) {
    if places.iter().all(|place| place.lacks.is_empty()) {
        return;
    }
    let mut cards: Vec<(usize, Card)> = Vec::new();
    for (at, place) in places.iter_mut().enumerate() {
        cards.extend(place.cards.drain(..).map(|card| (at, card)));
    }
    for _ in 0..cards.len() * EXCHANGES {
        let (one, other) = (chance.below(cards.len()), chance.below(cards.len()));
        let ((here, this), (there, that)) = (cards[one], cards[other]);
        if !places[here].lacks.contains(&that.color) && !places[there].lacks.contains(&this.color) {
            cards[one].1 = that;
            cards[other].1 = this;
        }
    }
    for (at, card) in cards {
        places[at].cards.push(card);
    }
}

/// Whether the cards can be placed: for each set of colours there is room enough for the cards of them.
fn all_fit(cards: &[Card], places: &[Place]) -> bool {
    (1..1_u8 << Color::ALL.len()).all(|set| {
        let within = |color: Color| set & (1 << color as u8) != 0;
        let needed = cards.iter().filter(|card| within(card.color)).count();
        let allows = |place: &&Place| Color::ALL.iter().any(|color| within(*color) && !place.lacks.contains(color));
        needed <= places.iter().filter(allows).map(|place| place.room).sum()
    })
}
