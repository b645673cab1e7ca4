//! What a position is worth to a seat, in hundredths of a point, judged by what the seat sees.

use crate::Seat;
use crate::games::in_teufels_kueche::board::Ways;
use crate::games::in_teufels_kueche::{
    Colour, DevilId, DevilView, Fate, Menu, Phase, PotId, PotPlace, PotView, SpaceId, View,
};

const POINT: i32 = 100;
const HAT: i32 = 100;
const DEVIL: i32 = 300;
const LAST_DEVIL: i32 = 2000;
const VICTORY: i32 = 2000;
/// How many steps away a pot is worth half of what it is worth on the grill.
const HALF_WAY: i32 = 4;
/// What taking a pot brings nearer, in steps.
const GRIP: i32 = 2;

/// A seat's judgement of the position that its view shows.
pub(super) struct Outlook<'a> {
    view: &'a View,
    me: Seat,
    colour: Colour,
    /// The ways from each space, as if no devil stood in them.
    ways: Vec<Ways>,
    now: Position,
    prospects: i32,
}

/// Devils and pots, as they are or as they would be after a move.
#[derive(Clone)]
struct Position {
    devils: Vec<DevilView>,
    pots: Vec<PotView>,
}

impl<'a> Outlook<'a> {
    /// The judgement of the seat that the view is for, if it is for one.
    pub(super) fn of(view: &'a View) -> Option<Self> {
        let me = view.you?;
        let colour = view.seats[me].colour;
        let ways = view.board.spaces.iter().map(|space| view.board.ways(colour, space.id, |_| true)).collect();
        let now = Position { devils: view.devils.clone(), pots: view.pots.clone() };
        let mut outlook = Self { view, me, colour, ways, now, prospects: 0 };
        outlook.prospects = outlook.prospects_of(&outlook.now);
        Some(outlook)
    }

    /// What the seat knows of the content of a pot.
    pub(super) fn menu(&self, pot: PotId) -> Option<Menu> {
        self.pot(pot).menu
    }

    /// How much nearer a station is to the own start than to any other seat's.
    pub(super) fn shelter(&self, space: SpaceId) -> i32 {
        let board = &self.view.board;
        let own = self.steps(board.start_of(self.colour), space);
        let others = self.view.seats.iter().filter(|(seat, _)| *seat != self.me).map(|(_, other)| other.colour);
        let far = |colour| steps(&board.ways(colour, board.start_of(colour), |_| true), space);
        others.map(far).min().unwrap_or(0) - own
    }

    /// Whether nobody has more points.
    pub(super) fn leads(&self) -> bool {
        self.view.seats.values().all(|other| other.points <= self.view.seats[self.me].points)
    }

    /// Whether the attacked devil of the seat has more to lose in a duel than to win.
    pub(super) fn better_declines(&self) -> bool {
        let Phase::Challenge { challenger, attacked, space, challenger_risks, attacked_risks, .. } = self.view.phase
        else {
            return false;
        };
        let kept = self.prospects
            - self.prospects_of(&self.now.without_pot(attacked, space).with(attacked, Some(self.home())));
        kept + self.threat(challenger) + price(challenger_risks) < price(attacked_risks)
    }

    pub(super) fn gain_of_standing(&self, devil: DevilId, space: SpaceId) -> i32 {
        self.prospects_of(&self.now.with(devil, Some(space))) - self.prospects
    }

    pub(super) fn gain_of_serving(&self, devil: DevilId, pot: PotId) -> i32 {
        let mut after = self.now.with(devil, Some(self.home()));
        after.pots[usize::from(pot.0)].place = PotPlace::Served { space: self.grill() };
        after.devils[usize::from(devil.0)].carries = None;
        self.worth(pot) + self.prospects_of(&after) - self.prospects
    }

    pub(super) fn gain_of_taking(&self, devil: DevilId, pot: PotId) -> i32 {
        let Some(space) = self.devil(devil).space else { return 0 };
        let mut after = self.now.without_pot(devil, space);
        after.pots[usize::from(pot.0)].place = PotPlace::Carried { devil };
        after.devils[usize::from(devil.0)].carries = Some(pot);
        self.prospects_of(&after) - self.prospects
    }

    pub(super) fn gain_of_putting_down(&self, devil: DevilId) -> i32 {
        let Some(space) = self.devil(devil).space else { return 0 };
        self.prospects_of(&self.now.without_pot(devil, space)) - self.prospects
    }

    /// As good as half of what winning would bring and half of what losing would: a duel is close to even.
    pub(super) fn gain_of_challenging(&self, devil: DevilId, attacked: DevilId, space: SpaceId) -> i32 {
        let beaten = self.now.without_pot(attacked, space).with(attacked, None);
        let won = self.prospects_of(&beaten.with(devil, Some(space))) - self.prospects
            + self.threat(attacked)
            + price(self.risk(attacked));
        let own_risk = self.risk(devil);
        let after = (own_risk != Fate::Out).then(|| self.home());
        let lost = self.prospects_of(&self.now.without_pot(devil, space).with(devil, after))
            - self.prospects
            - price(own_risk);
        i32::midpoint(won, lost)
    }

    /// How much a devil of another seat threatens with the pot that it carries.
    fn threat(&self, devil: DevilId) -> i32 {
        let devil = self.devil(devil);
        let (Some(seat), Some(space), Some(pot)) = (devil.seat, devil.space, devil.carries) else { return 0 };
        let board = &self.view.board;
        let way = steps(&board.ways(devil.colour, space, |_| true), board.grill_of(devil.colour));
        (self.worth_to(seat, pot) * HALF_WAY / (way + HALF_WAY)).max(0)
    }

    /// The sum of what each own devil may bring home: what it carries, or the pot that it had best fetch.
    /// No two devils count on the same pot.
    fn prospects_of(&self, position: &Position) -> i32 {
        let mut sum = 0;
        let mut errands = Vec::new();
        for devil in position.devils.iter().filter(|devil| devil.seat == Some(self.me)) {
            let Some(space) = devil.space else { continue };
            if let Some(pot) = devil.carries {
                let way = self.steps(space, self.grill());
                sum += (self.worth(pot) * HALF_WAY / (way + HALF_WAY)).max(0);
                continue;
            }
            for pot in &position.pots {
                let PotPlace::Station { space: station } = pot.place else { continue };
                let way = self.steps(space, station) + self.steps(station, self.grill());
                errands.push((self.worth(pot.id) * HALF_WAY / (way + HALF_WAY + GRIP), devil.id, pot.id));
            }
        }
        errands.sort_unstable_by(|one, other| other.cmp(one));
        while let Some((worth, devil, pot)) = errands.first().copied().filter(|(worth, ..)| *worth > 0) {
            sum += worth;
            errands.retain(|(_, its_devil, its_pot)| *its_devil != devil && *its_pot != pot);
        }
        sum
    }

    /// What serving a pot is worth to the seat itself.
    fn worth(&self, pot: PotId) -> i32 {
        let worth = self.worth_to(self.me, pot);
        let may_be_milk = self.may_be(pot).contains(&Menu::MILK);
        if self.was_served_milk() && may_be_milk { worth.min(0) } else { worth }
    }

    /// What serving a pot is worth to a seat, on the average of what this seat knows of it.
    fn worth_to(&self, seat: Seat, pot: PotId) -> i32 {
        let standing = &self.view.seats[seat];
        let mut menus = self.may_be(pot);
        // Nobody carries the own milk home.
        if standing.colour == self.pot(pot).colour && seat != self.me && menus.len() > 1 {
            menus.retain(|menu| *menu != Menu::MILK);
        }
        let worth = |menu: &Menu| match menu {
            Menu::Milk(_) if standing.devils > 1 => -DEVIL,
            Menu::Milk(_) => -LAST_DEVIL,
            Menu::Food(points) if standing.points + points >= self.view.goal => VICTORY,
            Menu::Food(points) => i32::from(*points) * POINT,
        };
        let count = i32::try_from(menus.len()).unwrap_or(1).max(1);
        menus.iter().map(worth).sum::<i32>() / count
    }

    /// What may be in a pot, as far as the seat knows.
    fn may_be(&self, pot: PotId) -> Vec<Menu> {
        let pot = self.pot(pot);
        let owner = self.view.seats.values().find(|seat| seat.colour == pot.colour);
        match (pot.menu, owner) {
            (Some(menu), _) => vec![menu],
            (None, Some(owner)) => owner.menus_left.clone(),
            (None, None) => Vec::new(),
        }
    }

    fn was_served_milk(&self) -> bool {
        self.view.seats[self.me].served.iter().any(|pot| self.menu(*pot) == Some(Menu::MILK))
    }

    fn risk(&self, devil: DevilId) -> Fate {
        let devil = self.devil(devil);
        match devil.seat {
            Some(_) if devil.hat => Fate::LosesHat,
            Some(seat) if self.view.seats[seat].devils == 1 => Fate::GoesHome,
            _ => Fate::Out,
        }
    }

    fn home(&self) -> SpaceId {
        self.view.board.start_of(self.colour)
    }

    fn grill(&self) -> SpaceId {
        self.view.board.grill_of(self.colour)
    }

    fn steps(&self, from: SpaceId, to: SpaceId) -> i32 {
        steps(&self.ways[usize::from(from.0)], to)
    }

    fn devil(&self, id: DevilId) -> &DevilView {
        &self.view.devils[usize::from(id.0)]
    }

    fn pot(&self, id: PotId) -> &PotView {
        &self.view.pots[usize::from(id.0)]
    }
}

impl Position {
    /// With a devil on another space, or out of the game.
    fn with(&self, devil: DevilId, space: Option<SpaceId>) -> Self {
        let mut after = self.clone();
        after.devils[usize::from(devil.0)].space = space;
        after
    }

    /// With what a devil carries left on a station.
    fn without_pot(&self, devil: DevilId, space: SpaceId) -> Self {
        let mut after = self.clone();
        if let Some(pot) = after.devils[usize::from(devil.0)].carries.take() {
            after.pots[usize::from(pot.0)].place = PotPlace::Station { space };
        }
        after
    }
}

fn price(fate: Fate) -> i32 {
    match fate {
        Fate::LosesHat => HAT,
        Fate::GoesHome => 0,
        Fate::Out => DEVIL,
    }
}

/// A space that cannot be reached is as good as very far away.
fn steps(ways: &Ways, to: SpaceId) -> i32 {
    ways.cost(to).map_or(100, i32::from)
}
