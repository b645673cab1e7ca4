//! Every game keeps every law, with every number of seats, each option, played well and at random.

use rules::SeatCount;
use rules::conformance::{Case, Policy, Specimen, examine};

/// Plays `matches` with each combination of seats, options and policy.
fn keeps_every_law<G: Specimen>(matches: u64, most_moves: u64) {
    let (mut twins, mut differ) = (0, 0);
    for seats in G::KIND.seats().filter_map(SeatCount::new) {
        for options in G::option_samples() {
            for policy in [Policy::Autopilot, Policy::Random] {
                for seed in 0..matches {
                    let case = Case { options: options.clone(), seats, policy, seed, most_moves, look_every: 7 };
                    match examine::<G>(&case) {
                        Ok(report) => {
                            twins += report.twins;
                            differ += report.twins_that_differ;
                        }
                        Err(violation) => panic!("{case:?}: {violation}"),
                    }
                }
            }
        }
    }
    assert!(differ * 2 > twins, "only {differ} of {twins} twin worlds differ: comparing them says little");
}

/// Plays `matches` with the fewest and with the most seats so that nothing comes of it, and tells how they ended.
fn stubbornly<G: Specimen>(matches: u64, most_moves: u64) -> Vec<String> {
    let mut endings = Vec::new();
    let range = G::KIND.seats();
    for seats in [*range.start(), *range.end()].into_iter().filter_map(SeatCount::new) {
        for seed in 0..matches {
            let options = G::Options::default();
            let case = Case { options, seats, policy: Policy::Stubborn, seed, most_moves, look_every: 100 };
            match examine::<G>(&case) {
                Ok(report) => endings.push(report.ending),
                Err(violation) => panic!("{case:?}: {violation}"),
            }
        }
    }
    endings
}

/// Stubborn players of this game come to its limit.
fn can_get_nowhere<G: Specimen>(matches: u64, most_moves: u64) {
    let (endings, limit) = (stubbornly::<G>(matches, most_moves), G::HARD_LIMIT.expect("the game has a limit"));
    eprintln!("{endings:?}");
    assert!(endings.iter().any(|ending| ending == limit), "nobody came to {limit}: {endings:?}");
}

#[test]
fn hungry_monkey() {
    keeps_every_law::<rules::games::hungry_monkey::HungryMonkey>(3, 20_000);
    can_get_nowhere::<rules::games::hungry_monkey::HungryMonkey>(3, 20_000);
}

#[test]
fn foodie_forest() {
    keeps_every_law::<rules::games::foodie_forest::FoodieForest>(3, 1_000);
    stubbornly::<rules::games::foodie_forest::FoodieForest>(1, 1_000);
}

#[test]
fn hungry_little_demons() {
    keeps_every_law::<rules::games::hungry_little_demons::HungryLittleDemons>(1, 6_000);
    can_get_nowhere::<rules::games::hungry_little_demons::HungryLittleDemons>(1, 6_000);
}

#[test]
fn in_teufels_kueche() {
    keeps_every_law::<rules::games::in_teufels_kueche::InTeufelsKueche>(2, 20_000);
    can_get_nowhere::<rules::games::in_teufels_kueche::InTeufelsKueche>(1, 20_000);
}

#[test]
fn little_monster() {
    keeps_every_law::<rules::games::little_monster::LittleMonster>(2, 5_000);
    // With the standard edition somebody comes home long before the limit: a hand that is worth too much has to feed.
    stubbornly::<rules::games::little_monster::LittleMonster>(1, 5_000);
}
