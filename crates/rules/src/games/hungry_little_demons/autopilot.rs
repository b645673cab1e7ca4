//! Plays for whoever is away, from what that seat's view shows: it gathers what it needs, goes home when
//! that wins, and sends its demon to the leader. What the view does not remind it of, it has forgotten.

use std::cmp::Reverse;

use super::state::Ended;
use super::{
    Card, Chef, Ending, Furniture, Grid, Ingredient, IngredientCard, May, Move, SeatView, Space, Spot, View, score,
};
use crate::{BySeat, Chance, Seat};

/// A move of the seat that the view is for.
pub(super) fn choose(view: &View, chance: &mut Chance) -> Move {
    let (Some(me), Some(may)) = (view.you, &view.may) else { return Move::EndTurn };
    let own = &view.seats[me];
    match may {
        May::PickChef { chefs } => chance.pick(chefs).map_or(Move::EndTurn, |chef| Move::PickChef { chef: *chef }),
        May::PlaceHouse { doors } => chance.pick(doors).map_or(Move::EndTurn, |door| Move::PlaceHouse { door: *door }),
        May::Ready => Move::Ready,
        May::Act { .. } => Turn { view, me, own, may, leader: leader(view, me) }.action(chance),
        May::EndTurn => Move::EndTurn,
        May::SecondLook => Move::StopLooking,
        May::ChooseShift { .. } => Move::ChooseShift { shift: true },
        May::SpriteTake { cards, take } => {
            let is_ingredient = |number: &&u8| cards[usize::from(**number)] != Card::DemonBait;
            Move::SpriteTake { card: take.iter().find(is_ingredient).or(take.first()).copied() }
        }
        May::SpriteOrder { cards } => {
            let mut order: Vec<u8> = (0..).take(cards.len()).collect();
            order.sort_by_key(|number| !is_needed(own, cards[usize::from(*number)]));
            Move::SpriteOrder { order }
        }
        May::Steal { cards, .. } => Move::Steal { card: cards.first().copied() },
        May::ReturnCard { victim } => Move::ReturnCard { card: dearest_card(&view.seats[*victim]) },
        May::AnswerStop => Move::AnswerStop { agree: true },
    }
}

/// A turn as its seat sees it.
struct Turn<'a> {
    view: &'a View,
    me: Seat,
    own: &'a SeatView,
    may: &'a May,
    leader: Seat,
}

impl Turn<'_> {
    fn action(&self, chance: &mut Chance) -> Move {
        if self.wants_to_end() {
            return self.go_home();
        }
        self.gather_known()
            .or_else(|| self.harm(chance))
            .or_else(|| self.walk_to(|spot| spot.card().is_some_and(|card| is_needed(self.own, card)), chance))
            .or_else(|| self.gather_unknown())
            .or_else(|| self.walk_to(|spot| spot == Spot::FaceDown, chance))
            .or_else(|| self.mischief())
            .unwrap_or(Move::EndTurn)
    }

    /// Whether to go home: everything is gathered, or ending now wins.
    fn wants_to_end(&self) -> bool {
        self.own.completed > 0 && (self.own.needed.is_empty() || wins_by_ending(self.view, self.me))
    }

    fn go_home(&self) -> Move {
        if matches!(self.may, May::Act { chef_home: true, .. }) {
            return Move::MoveChefHome;
        }
        let door = self.own.door.map(|door| grid(self.view).behind(door));
        door.and_then(|space| self.step_towards(space)).unwrap_or(Move::EndTurn)
    }

    fn gather_known(&self) -> Option<Move> {
        let May::Act { gather, .. } = self.may else { return None };
        let needed = |space: &&Space| self.spot(**space).card().is_some_and(|card| is_needed(self.own, card));
        gather.iter().find(needed).map(|space| Move::Gather { space: *space })
    }

    fn gather_unknown(&self) -> Option<Move> {
        let May::Act { gather, .. } = self.may else { return None };
        gather.iter().find(|space| self.spot(**space) == Spot::FaceDown).map(|space| Move::Gather { space: *space })
    }

    /// The demon's work: out of the own house, into the leader's, and there what hurts.
    fn harm(&self, chance: &mut Chance) -> Option<Move> {
        let May::Act { destroy_bait, .. } = self.may else { return None };
        let to_leader = Move::MoveDemon { house: self.leader };
        let Some(victim) = self.own.demon_in.filter(|house| *house != self.me) else { return Some(to_leader) };
        if let Some(piece) = self.worth_destroying(victim, chance) {
            return Some(if *destroy_bait { Move::DestroyBait } else { Move::Destroy { furniture: piece } });
        }
        let leader = &self.view.seats[self.leader];
        let worth_moving = victim != self.leader && leader.completed > 0 && !leader.furniture.is_empty();
        (worth_moving && chance.below(2) == 0).then_some(to_leader)
    }

    fn worth_destroying(&self, victim: Seat, chance: &mut Chance) -> Option<Furniture> {
        let house = &self.view.seats[victim];
        let stands = |piece: Furniture| house.furniture.contains(&piece);
        if stands(Furniture::Bed) && house.gathered.iter().any(|card| self.own.needed.contains(&card.ingredient)) {
            return Some(Furniture::Bed);
        }
        if stands(Furniture::Table) && house.completed > 0 {
            return Some(Furniture::Table);
        }
        let others = self.view.seats.iter().filter(|(seat, _)| *seat != self.me);
        let most = others.map(|(_, seat)| seat.destroyed.len()).max().unwrap_or(0);
        if self.own.destroyed.len() > most || chance.below(3) > 0 {
            return None;
        }
        // A chef sent home with a completed recipe ends the match.
        let helps_the_victim = |piece: &Furniture| *piece == Furniture::Chair && house.completed > 0;
        house.furniture.iter().copied().find(|piece| !helps_the_victim(piece))
    }

    /// A step towards the nearest space that is wanted, out of the house if need be.
    fn walk_to(&self, wanted: impl Fn(Spot) -> bool, chance: &mut Chance) -> Option<Move> {
        let from = match self.own.chef_at {
            Some(at) => at,
            None => grid(self.view).behind(self.own.door?),
        };
        let mut spaces: Vec<Space> = grid(self.view)
            .spaces()
            .filter(|space| Some(*space) != self.own.chef_at && wanted(self.spot(*space)))
            .collect();
        chance.shuffle(&mut spaces);
        let target = spaces.into_iter().min_by_key(|space| from.moves_to(*space, self.is_diagonal()))?;
        self.step_towards(target)
    }

    fn step_towards(&self, target: Space) -> Option<Move> {
        let May::Act { chef_to, .. } = self.may else { return None };
        let nearest = chef_to.iter().min_by_key(|space| space.moves_to(target, self.is_diagonal()));
        nearest.map(|space| Move::MoveChef { space: *space })
    }

    /// Banishes a card that is of no use, best one that the leader needs, to see another.
    fn mischief(&self) -> Option<Move> {
        if self.view.deck.count == 0 {
            return None;
        }
        let leader = &self.view.seats[self.leader];
        let useless = grid(self.view).spaces().filter_map(|space| {
            let card = self.spot(space).card()?.ingredient()?;
            (!self.own.needed.contains(&card.ingredient)).then_some((space, card.ingredient))
        });
        let (space, ingredient) = useless.max_by_key(|(_, ingredient)| leader.needed.contains(ingredient))?;
        Some(Move::MakeMischief { ingredient, space })
    }

    fn spot(&self, space: Space) -> Spot {
        self.view.forest.get(grid(self.view).index(space)).copied().unwrap_or(Spot::Gap)
    }

    fn is_diagonal(&self) -> bool {
        self.own.chef == Some(Chef::Burgundy)
    }
}

fn grid(view: &View) -> Grid {
    Grid { rows: view.rows, columns: view.columns }
}

fn is_needed(own: &SeatView, card: Card) -> bool {
    card.ingredient().is_some_and(|IngredientCard { ingredient, .. }| own.needed.contains(&ingredient))
}

/// The other seat that would score most if the match ended now; among equals the next one, so that no
/// seat is better off for its number.
fn leader(view: &View, me: Seat) -> Seat {
    let scores = score::sheet(&view.seats, grid(view), None).scores;
    let others = view.seats.count().after_clockwise(me).zip(0..).filter(|(seat, _)| *seat != me);
    others.max_by_key(|(seat, turns)| (scores[*seat].total, Reverse(*turns))).map_or(me, |(seat, _)| seat)
}

fn wins_by_ending(view: &View, me: Seat) -> bool {
    let mut seats: BySeat<SeatView> = view.seats.clone();
    let expelled = score::expelled(&seats, me);
    for demon in &expelled {
        seats[*demon].demon_in = None;
    }
    seats[me].chef_at = None;
    let ended = Ended { by: Some(me), ending: Ending::CameHome, expelled };
    score::sheet(&seats, grid(view), Some(&ended)).scores[me].place == 1
}

/// The number of the gathered card that its owner would miss most: one of a complete recipe.
fn dearest_card(victim: &SeatView) -> u8 {
    let complete: Vec<Ingredient> =
        victim.recipes.iter().filter(|recipe| recipe.complete).flat_map(|recipe| recipe.ingredients.clone()).collect();
    let dear = (0..).zip(&victim.gathered).find(|(_, card)| complete.contains(&card.ingredient));
    dear.map_or(0, |(number, _)| number)
}
