//! Setup (ruling 1): first player, chefs, forest, houses, study, recipes.

use super::household::Recipe;
use super::state::{HungryLittleDemons, Pending, Placed};
use super::{Card, Chef, Chefs, Door, Illegal, OpenEvent, Phase, RecipeColour, SecretEvent};
use crate::{BySeat, Chance, Seat, SeatSet};

impl HungryLittleDemons {
    pub(super) fn begin(&self, chance: &mut Chance) -> OpenEvent {
        let seats: Vec<Seat> = self.seats().seats().collect();
        let starter = seats[chance.below(seats.len())];
        let chefs = match self.options.chefs {
            Chefs::Random => {
                let mut chefs = Chef::ALL;
                chance.shuffle(&mut chefs);
                Some(self.houses.map(|seat, _| chefs[seat.index()]))
            }
            Chefs::Picked => None,
        };
        OpenEvent::Began { starter, chefs }
    }

    pub(super) fn began(&mut self, starter: Seat, chefs: Option<&BySeat<Chef>>) {
        self.starter = starter;
        self.turn = starter;
        let Some(chefs) = chefs else {
            self.phase = Phase::PickChef;
            return;
        };
        for (seat, chef) in chefs.iter() {
            self.houses[seat].chef = Some(*chef);
        }
        self.pending = Some(Pending::LayForest);
    }

    pub(super) fn pick_chef(&self, seat: Seat, chef: Chef) -> Result<OpenEvent, Illegal> {
        if self.houses.values().any(|house| house.is(chef)) {
            return Err(Illegal::ChefTaken);
        }
        Ok(OpenEvent::ChefPicked { seat, chef })
    }

    pub(super) fn lay_forest(&self, chance: &mut Chance) -> SecretEvent {
        let mut cards = self.edition.cards();
        if self.houses.values().any(|house| house.is(Chef::Cream)) {
            for _ in 0..Chef::CREAM_BAITS {
                if let Some(at) = cards.iter().position(|card| *card == Card::DemonBait) {
                    cards.remove(at);
                }
            }
        }
        chance.shuffle(&mut cards);
        let deck = cards.split_off(self.grid().size());
        SecretEvent::ForestLaid { forest: cards, deck }
    }

    pub(super) fn forest_laid(&mut self, forest: &[Card], deck: &[Card]) {
        let face_up = |card: &Card| Some(Placed { face_up: true, ..self.seen_by_all(*card) });
        self.forest = forest.iter().map(face_up).collect();
        let unseen = |card: &Card| Placed { card: *card, known_by: SeatSet::EMPTY, face_up: false };
        self.deck = deck.iter().map(unseen).collect();
        for (_, house) in self.houses.iter_mut().filter(|(_, house)| house.is(Chef::Cream)) {
            house.baits = Chef::CREAM_BAITS;
        }
        self.phase = Phase::PlaceHouse;
    }

    pub(super) fn place_house(&self, seat: Seat, door: Door) -> Result<OpenEvent, Illegal> {
        if !self.grid().has_door(door) {
            return Err(Illegal::NoSuchDoor);
        }
        if self.houses.values().filter_map(|house| house.door).any(|taken| taken.is_too_close_to(door)) {
            return Err(Illegal::DoorTooClose);
        }
        Ok(OpenEvent::HousePlaced { seat, door })
    }

    /// Setup goes on with the next seat clockwise. Whether all have had their turn.
    fn pass_setup_on(&mut self) -> bool {
        self.turn = self.seats().after(self.turn);
        self.turn == self.starter
    }

    pub(super) fn studied(&mut self, seat: Seat) {
        let Phase::Study { mut waiting, .. } = self.phase else { return };
        waiting.remove(seat);
        if waiting.is_empty() {
            self.pending = Some(Pending::Conceal);
        }
        let hurry = waiting.len() * 2 <= self.seats().get();
        self.phase = Phase::Study { waiting, seconds: hurry.then_some(self.edition.limits.study_seconds) };
    }

    /// Whether turns are being taken.
    pub(super) fn has_begun(&self) -> bool {
        self.houses.values().all(|house| !house.recipes.is_empty())
    }

    pub(super) fn deal_recipes(&self, chance: &mut Chance) -> OpenEvent {
        let [blue, red] = [RecipeColour::Blue, RecipeColour::Red].map(|colour| {
            let mut numbers = self.edition.recipes_of(colour);
            chance.shuffle(&mut numbers);
            numbers
        });
        OpenEvent::RecipesDealt { recipes: self.houses.map(|seat, _| vec![blue[seat.index()], red[seat.index()]]) }
    }

    pub(super) fn recipe(&self, number: usize) -> Option<Recipe> {
        let data = self.edition.recipes.get(number)?;
        let ingredients = data.ingredients.iter().filter_map(|name| self.edition.ingredient(name)).collect();
        Some(Recipe { name: data.name.clone(), colour: data.colour, ingredients })
    }

    pub(super) fn chef_picked(&mut self, seat: Seat, chef: Chef) {
        self.houses[seat].chef = Some(chef);
        if self.pass_setup_on() {
            self.pending = Some(Pending::LayForest);
        }
    }

    pub(super) fn house_placed(&mut self, seat: Seat, door: Door) {
        self.houses[seat].door = Some(door);
        if self.pass_setup_on() {
            self.phase = Phase::Study { waiting: self.everybody(), seconds: None };
        }
    }

    pub(super) fn concealed(&mut self) {
        self.turn_all_down();
        self.pending = Some(Pending::DealRecipes);
    }

    pub(super) fn recipes_dealt(&mut self, recipes: &BySeat<Vec<usize>>) {
        for (seat, numbers) in recipes.iter() {
            self.houses[seat].recipes = numbers.iter().filter_map(|number| self.recipe(*number)).collect();
        }
        self.begin_turn(self.starter);
    }
}
