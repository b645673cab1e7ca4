//! The autopilot feeds efficiently and chooses sensibly.

use crate::games::little_monster::{LittleMonster, Move};
use crate::{Chance, Game};

use super::kitchen::{BREAD, Kitchen, Table};

fn chooses(table: &Table) -> Move {
    LittleMonster::autopilot(&table.seen_by(table.acting()), &mut Chance::new([0; 32], 0))
}

#[test]
fn of_equal_meals_it_takes_the_one_that_wastes_nothing() {
    let kitchen = Kitchen::new().food("Fig", 10, "nothing").food("Date", 9, "nothing");
    let table = kitchen.seat(["Ada", "Bo"], &["Fig", "Date", "Date"]).seat(["Cy", "Di"], &[]).begin();
    let Move::Feed { cards, .. } = chooses(&table) else { panic!("it feeds") };
    assert_eq!(cards, table.foods(&[BREAD, "Fig"]));
}

#[test]
fn it_covers_what_would_hurt() {
    let kitchen = Kitchen::new().food("Fig", 10, "move your fastest 1 back").food("Date", 9, "move one of yours 1");
    let mut table = kitchen.seat(["Ada", "Bo"], &["Fig", "Date"]).seat(["Cy", "Di"], &[]).at("Bo", 4).begin();
    table.feed("Ada", &["Fig", "Date"]);
    assert_eq!(chooses(&table), Move::Cover { card: table.food("Fig") });
}

#[test]
fn it_sends_back_the_leader_and_helps_itself() {
    let send = |action: &str| {
        let kitchen = Kitchen::new().food("Fig", 15, action).seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]);
        let mut table = kitchen.seat(["Ed", "Flo"], &[]).at("Cy", 2).at("Di", 2).at("Ed", 7).at("Flo", 7).begin();
        table.feed("Ada", &["Fig"]);
        let Move::Target { monster } = chooses(&table) else { panic!("it chooses a monster") };
        let view = table.seen_by(0);
        view.racers.iter().find(|racer| racer.monster == monster).unwrap().owner.index()
    };
    assert_eq!(send("move any 1 back"), 2);
    assert_eq!(send("move any 1"), 0);
}

#[test]
fn it_feeds_with_its_whole_hand_when_it_must_and_knows_nothing_better() {
    let kitchen =
        Kitchen::new().food("Fig", 1, "nothing").food("Date", 1, "move the slowest 1").food("Plum", 2, "nothing");
    let hand: Vec<&str> = [["Fig", "Date", "Plum"]; 4].concat().into_iter().chain([BREAD; 3]).collect();
    let table = kitchen.seat(["Ada", "Bo"], &hand).seat(["Cy", "Di"], &[]).begin();
    let chosen = chooses(&table);
    assert!(matches!(chosen, Move::Feed { .. }), "{chosen:?}");
    assert!(table.clone().try_play(0, &chosen).is_ok());
}
