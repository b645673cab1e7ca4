//! Editions of one's own: every word of the vocabulary, and what is refused.

use crate::games::little_monster::{
    Action, Condition, LittleMonster, Menu, MonsterChoice, Options, Portion, Rule, Step, Who, Whose,
};
use crate::{Chance, Edition, EditionData, Game, Match, SeatCount, Viewer};

const EVERY_WORD: &str = include_str!("every-word.toml");

fn action(words: &str) -> Vec<Step> {
    Action::try_from(words.to_owned()).unwrap_or_else(|error| panic!("{words}: {error}")).0
}

fn rule(words: &str) -> Rule {
    let ability = crate::games::little_monster::Ability::try_from(words.to_owned());
    ability.unwrap_or_else(|error| panic!("{words}: {error}")).rule
}

#[test]
fn every_verb_is_understood() {
    let known = [
        ("move the fastest 2", Step::Move { who: Who::Fastest, plates: 2 }),
        ("move the fastest 2 back", Step::Move { who: Who::Fastest, plates: -2 }),
        ("draw 2", Step::Draw { count: 2 }),
        ("discard 1", Step::Discard { count: 1 }),
        ("each other player draws 1", Step::OthersDraw { count: 1 }),
        ("each other player discards 3", Step::OthersDiscard { count: 3 }),
        ("steal 1", Step::Steal { count: 1 }),
        ("look at the top card, leave it or put it under", Step::Look),
        ("you may draw 1", Step::May { steps: vec![Step::Draw { count: 1 }] }),
    ];
    for (words, step) in known {
        assert_eq!(action(words), [step], "{words}");
    }
    assert_eq!(action("nothing"), []);
}

#[test]
fn every_group_of_monsters_is_understood() {
    let known = [
        ("the fastest", Who::Fastest),
        ("the slowest", Who::Slowest),
        ("your fastest", Who::YourFastest),
        ("your slowest monster", Who::YourSlowest),
        ("self", Who::Itself),
        ("your other", Who::YourOther),
        ("the fed monster", Who::Fed),
        ("one of yours", Who::OneOfYours),
        ("any monster", Who::Any),
        ("another player's", Who::AnotherPlayers),
        ("all", Who::All),
        ("all monsters", Who::All),
        ("all yours", Who::AllYours),
        ("all others'", Who::AllOthers),
        ("All Others’", Who::AllOthers),
    ];
    for (words, who) in known {
        assert_eq!(action(&format!("move {words} 1 plate")), [Step::Move { who, plates: 1 }], "{words}");
    }
}

#[test]
fn steps_follow_each_other_with_then_and_sentences_with_a_full_stop() {
    let (draw, discard) = (Step::Draw { count: 1 }, Step::Discard { count: 1 });
    for words in ["draw 1, then discard 1", "Draw 1 card and then discard 1 card.", "draw 1. discard 1"] {
        assert_eq!(action(words), [draw.clone(), discard.clone()], "{words}");
    }
    let both = Step::May { steps: vec![draw.clone(), discard.clone()] };
    assert_eq!(action("you may draw 1, then discard 1"), [both]);
    let one = Step::May { steps: vec![draw.clone()] };
    assert_eq!(action("you may draw 1. Discard 1."), [one.clone(), discard.clone()]);
    assert_eq!(action("discard 1, then you may draw 1"), [discard, one]);
}

#[test]
fn every_ability_is_understood() {
    let draw = Action(vec![Step::Draw { count: 1 }]);
    let start = |condition| Rule::StartOfTurn { condition, action: draw.clone() };
    let fed = |portion| Rule::WhenFed { portion, action: draw.clone() };
    let finishes = |whose| Rule::WhenFinishes { whose, action: draw.clone() };
    let shares =
        |with_your_other, not_the_start| start(Some(Condition::SharesPlate { with_your_other, not_the_start }));
    let known = [
        ("feeds at 12", Rule::FeedsAt { value: 12 }),
        ("hand limit 40", Rule::HandLimit { value: 40 }),
        ("start of turn: draw 1", start(None)),
        ("start of turn: if it is the slowest: draw 1", start(Some(Condition::Slowest))),
        ("start of turn: if it is the fastest: draw 1", start(Some(Condition::Fastest))),
        ("start of turn: if hand of at most 0 cards: draw 1", start(Some(Condition::HandOfAtMost { cards: 0 }))),
        ("start of turn: if it shares a plate: draw 1", shares(false, false)),
        ("start of turn: if it shares a plate, not the start: draw 1", shares(false, true)),
        ("start of turn: if it shares a plate with your other monster: draw 1", shares(true, false)),
        ("start of turn: if it shares a plate with your other monster, not the start: draw 1", shares(true, true)),
        ("when fed: draw 1", fed(Portion::Any)),
        ("when fed exactly: draw 1", fed(Portion::Exactly)),
        ("when fed with at least 4 cards: draw 1", fed(Portion::AtLeast { cards: 4 })),
        ("when another monster finishes: draw 1", finishes(Whose::Another)),
        ("when your other monster finishes: draw 1", finishes(Whose::YourOther)),
        ("cannot be moved back by others", Rule::NotBackByOthers),
        ("moves 2 further when all move forward", Rule::FurtherWithAll { plates: 2 }),
    ];
    for (words, expected) in known {
        assert_eq!(rule(words), expected, "{words}");
    }
}

/// In another world that the viewer cannot tell from this one, it sees the same, may do the same, and play
/// can go on.
#[track_caller]
fn tells_nothing(table: &Match<LittleMonster>, viewer: Viewer, chance: &mut Chance) {
    let (here, there) = (table.game(), table.game().resample(viewer, chance));
    assert_eq!(here.view(viewer), there.view(viewer));
    let acting = there.status().acting();
    if let Some(seat) = viewer.seat().filter(|seat| acting.contains(*seat)) {
        assert_eq!(here.legal_moves(seat), there.legal_moves(seat));
    }
    for seat in acting.iter() {
        let chosen = LittleMonster::autopilot(&there.view(Viewer::Seat(seat)), chance);
        assert!(there.decide(seat, &chosen).is_ok(), "{chosen:?}");
    }
}

#[test]
fn an_edition_of_ones_own_with_every_word_is_played_to_the_end_with_each_option_and_tells_no_secret() {
    let edition: Edition<Menu> = Edition::read("every-word.toml", EVERY_WORD).unwrap();
    let seats = SeatCount::new(3).unwrap();
    for monsters in [MonsterChoice::Dealt, MonsterChoice::Choose, MonsterChoice::Draft] {
        for seed in 0..4 {
            let options = Options { monsters, ..Options::default() };
            let game = LittleMonster::new(edition.clone(), options, seats).unwrap();
            let mut table = Match::begin(game, seats, [seed; 32]);
            let mut chance = Chance::new([seed; 32], u64::MAX);
            while let Some(seat) = table.game().status().acting().first() {
                if table.version() % 3 == 0 {
                    for viewer in seats.seats().map(Viewer::Seat).chain([Viewer::Public]) {
                        tells_nothing(&table, viewer, &mut chance);
                    }
                }
                // Some moves at random, so that also what a sensible player leaves alone is tried.
                let chosen = if chance.below(2) == 0 {
                    LittleMonster::autopilot(&table.game().view(Viewer::Seat(seat)), &mut chance)
                } else {
                    table.random_move(seat, &mut chance).unwrap()
                };
                table = table.play(seat, table.ply(seat), &chosen).unwrap();
            }
            assert!(table.game().view(Viewer::Public).outcome.is_some());
        }
    }
}

#[test]
fn a_hand_limit_that_would_force_a_seat_to_feed_what_it_cannot_feed_is_refused() {
    // Else whoever holds 12 with this monster had to feed, and nothing is fed with less than 15.
    let text = Menu::STANDARD.replace("feeds at 20", "feeds at 10").replace("hand limit 40", "hand limit 10");
    let error = Edition::<Menu>::read("mine.toml", &text.replace("feeds at 12", "feeds at 9")).unwrap_err();
    assert_eq!(error.problem.field, "monster[8].abilities[0]");
    assert_eq!(error.problem.what, "a hand limit of 10 is less than the usual 15 to feed");
}

#[test]
fn too_few_cards_or_monsters_are_refused() {
    let without = |name: &str| {
        let start = Menu::STANDARD.find(&format!("[[monster]]\nname = \"{name}\"")).unwrap();
        Menu::STANDARD[..start].to_owned()
    };
    let error = Edition::<Menu>::read("mine.toml", &without("Mania")).unwrap_err();
    assert_eq!(
        (error.problem.field.as_str(), error.problem.what.as_str()),
        ("monster", "has 10; there must be from 12 to 100")
    );
    let foods = Menu::STANDARD.find("[[food]]").unwrap();
    let monsters = Menu::STANDARD.find("[[monster]]").unwrap();
    let few = "[[food]]\nname = \"Fig\"\nvalue = 9\ncopies = 19\naction = \"nothing\"\n";
    let text = format!("{}{few}{}", &Menu::STANDARD[..foods], &Menu::STANDARD[monsters..]);
    let error = Edition::<Menu>::read("mine.toml", &text).unwrap_err();
    assert_eq!(
        (error.problem.field.as_str(), error.problem.what.as_str()),
        ("food", "has 19 cards; there must be 20 to 200")
    );
}

#[test]
fn the_standard_edition_has_what_the_rulebook_says() {
    let menu: Edition<Menu> = Edition::standard();
    assert_eq!(menu.food.iter().map(|food| u32::from(food.copies)).sum::<u32>(), 40);
    assert_eq!(menu.monster.len(), 14);
    let monster = |name: &str| menu.monster.iter().find(|monster| monster.name == name).unwrap();
    assert_eq!(monster("Renatka").abilities[0].rule, Rule::FeedsAt { value: 12 });
    assert_eq!(monster("Kondzio").abilities[0].rule, Rule::FeedsAt { value: 20 });
    let salad = menu.food.iter().find(|food| food.value == 2 && food.action.0.len() == 2).unwrap();
    assert_eq!(salad.action.0, action("draw 2, then discard 1"));
}

#[test]
fn an_action_as_a_view_tells_it_has_no_more_steps_than_one_in_words() {
    let told = serde_json::to_string(&serde_json::from_str::<Action>("\"draw 1\"").unwrap()).unwrap();
    let step = &told[1..told.len() - 1];
    let steps = |count: usize| serde_json::from_str::<Action>(&format!("[{}]", vec![step; count].join(",")));
    assert!(steps(6).is_ok());
    assert!(steps(7).unwrap_err().to_string().contains("6 steps at most"));
}
