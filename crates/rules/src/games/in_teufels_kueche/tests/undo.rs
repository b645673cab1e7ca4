//! What a seat may take back in its turn (ruling 17).

use crate::games::in_teufels_kueche::{EventView, InTeufelsKueche, May, Move, Phase, View};
use crate::{Chance, Game, Match, Seat, SeatSet, Viewer};

use super::scene::{before_the_deal, seats};

struct Table {
    play: Match<InTeufelsKueche>,
    seat: Seat,
}

impl Table {
    /// At the first turn in which the seat has at least 2 points, nobody having left home.
    fn with_points(count: u8) -> Self {
        let mut chance = Chance::new([2; 32], 0);
        for seed in 0..100 {
            let mut play = Match::begin(before_the_deal(count), seats(count), [seed; 32]);
            while !matches!(play.game().view(Viewer::Public).phase, Phase::Turn { .. }) {
                let seat = play.game().status().acting().first().unwrap();
                let chosen = play.random_move(seat, &mut chance).unwrap();
                play = play.play(seat, play.ply(seat), &chosen).unwrap();
            }
            let turn = play.game().view(Viewer::Public).turn.unwrap();
            if turn.points >= 2 {
                return Self { play, seat: turn.seat };
            }
        }
        panic!("nobody rolls 2 points")
    }

    fn view(&self) -> View {
        self.play.game().view(Viewer::Seat(self.seat))
    }

    fn plays(&mut self, chosen: &Move) {
        self.play = self.play.play(self.seat, self.play.ply(self.seat), chosen).unwrap();
    }

    fn walks_one_step(&mut self) {
        let Some(May::Turn { devils, .. }) = self.view().may else { panic!() };
        let to = devils[0].walk.iter().find(|target| target.cost == 1).unwrap().space;
        self.plays(&Move::Walk { devil: devils[0].devil, to });
    }

    fn may_undo(&self) -> bool {
        self.play.may_undo(self.seat)
    }
}

// Ruling 17.
#[test]
fn steps_are_taken_back_one_by_one_up_to_the_roll() {
    let mut table = Table::with_points(2);
    assert!(!table.may_undo(), "the roll stays");
    let before = table.view();
    table.walks_one_step();
    assert!(table.may_undo());
    table.play = table.play.undo(table.seat, table.play.ply(table.seat)).unwrap();
    assert_eq!(table.view(), before);
    assert!(!table.may_undo());
}

// Rulings 3 and 17.
#[test]
fn the_last_step_of_a_turn_is_taken_back_like_any_other() {
    let mut table = Table::with_points(2);
    while table.view().turn.unwrap().points > 0 {
        table.walks_one_step();
    }
    assert_eq!(table.play.game().status().acting(), SeatSet::only(table.seat));
    assert!(table.may_undo());
    table.play = table.play.undo(table.seat, table.play.ply(table.seat)).unwrap();
    assert_eq!(table.view().turn.unwrap().points, 1);
}

// Ruling 17.
#[test]
fn the_end_of_a_turn_is_not_taken_back() {
    let mut table = Table::with_points(2);
    table.walks_one_step();
    table.plays(&Move::EndTurn);
    assert!(table.play.last().events.len() >= 2, "the next roll has happened");
    assert!(!table.may_undo());
}

// Ruling 17.
#[test]
fn only_ways_flights_and_pot_actions_can_be_taken_back() {
    let mut chance = Chance::new([4; 32], 0);
    let (mut taken_back, mut kept) = (0, 0);
    for seed in 0..12 {
        let mut play = Match::begin(before_the_deal(3), seats(3), [seed; 32]);
        while let Some(seat) = play.game().status().acting().first() {
            let chosen = play.random_move(seat, &mut chance).unwrap();
            play = play.play(seat, play.ply(seat), &chosen).unwrap();
            let seen = |event| InTeufelsKueche::event_view(event, Viewer::Public);
            let events: Vec<EventView> = play.last().events.iter().filter_map(seen).collect();
            let lone = matches!(
                &events[..],
                [EventView::Walked { .. }
                    | EventView::Flew { .. }
                    | EventView::PotTaken { .. }
                    | EventView::PotPutDown { .. }]
            );
            assert_eq!(play.may_undo(seat), lone, "{events:?}");
            taken_back += u32::from(lone);
            kept += u32::from(!lone);
        }
    }
    assert!(taken_back > 100 && kept > 100, "{taken_back} and {kept}");
}
