//! Builds what a viewer sees, from what that viewer may see.

use super::apply::count;
use super::household::Household;
use super::state::{HungryLittleDemons, Placed};
use super::{DeckView, KnownDeckCard, Phase, RecipeView, ScoreSheet, SeatView, Spot, View, score};
use crate::{BySeat, Game, Memory, Status, Viewer};

pub(super) fn view(game: &HungryLittleDemons, viewer: Viewer) -> View {
    let over = game.phase == Phase::Over;
    View {
        you: viewer.seat(),
        phase: game.phase,
        starter: game.starter,
        turn: game.turn,
        actions_left: game.actions_left,
        rows: game.grid().rows,
        columns: game.grid().columns,
        ingredients: game.edition.ingredients.iter().map(|data| data.name.clone()).collect(),
        forest: game.forest.iter().map(|placed| game.spot_view(*placed, viewer)).collect(),
        deck: game.deck_view(viewer),
        seats: game.seat_views(),
        may: viewer.seat().and_then(|seat| game.may(seat)),
        stopping: game.stopping(),
        score: over.then(|| game.score()),
        outcome: match game.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Acting(_) => None,
        },
    }
}

impl HungryLittleDemons {
    /// Every seat as everybody sees it.
    pub(super) fn seat_views(&self) -> BySeat<SeatView> {
        self.houses.map(|_, house| house.view())
    }

    pub(super) fn score(&self) -> ScoreSheet {
        let ended = self.ended.as_ref();
        score::sheet(&self.seat_views(), self.grid(), ended)
    }

    /// Whether the viewer is reminded of a card that lies face down (ruling 3).
    fn is_reminded_of(&self, placed: Placed, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.options.memory == Memory::Assisted && placed.known_by.contains(seat),
            Viewer::Public => false,
            Viewer::Archive => true,
        }
    }

    fn spot_view(&self, placed: Option<Placed>, viewer: Viewer) -> Spot {
        match placed {
            None => Spot::Gap,
            Some(Placed { card, face_up: true, .. }) => Spot::FaceUp { card },
            Some(placed) if self.is_reminded_of(placed, viewer) => Spot::Known { card: placed.card },
            Some(_) => Spot::FaceDown,
        }
    }

    fn deck_view(&self, viewer: Viewer) -> DeckView {
        let reminded = self.deck.iter().enumerate().filter(|(_, placed)| self.is_reminded_of(**placed, viewer));
        DeckView {
            count: self.deck.len(),
            known: reminded.map(|(above, placed)| KnownDeckCard { above, card: placed.card }).collect(),
        }
    }
}

impl Household {
    fn view(&self) -> SeatView {
        SeatView {
            chef: self.chef,
            door: self.door,
            chef_at: self.chef_at,
            demon_in: self.demon_in,
            furniture: self.furniture.clone(),
            baits: self.baits,
            recipes: self
                .recipes
                .iter()
                .map(|recipe| RecipeView {
                    name: recipe.name.clone(),
                    colour: recipe.colour,
                    ingredients: recipe.ingredients.clone(),
                    complete: self.has_all_for(recipe),
                })
                .collect(),
            gathered: self.gathered.clone(),
            needed: self.needed(),
            completed: count(self.completed()),
            destroyed: self.destroyed.clone(),
        }
    }
}
