//! Every game keeps every law, with every number of seats, each option, played well and at random.

use rules::SeatCount;
use rules::conformance::{Case, Policy, Specimen, examine};

/// Plays matches with each combination of seats, options and policy.
fn keeps_every_law<G: Specimen>() {
    let (mut twins, mut differ) = (0, 0);
    for seats in G::KIND.seats().filter_map(SeatCount::new) {
        for options in G::option_samples() {
            for policy in [Policy::Autopilot, Policy::Random] {
                for seed in 0..G::MATCHES {
                    let (options, most_moves) = (options.clone(), G::MOST_MOVES);
                    let case = Case { options, seats, policy, seed, most_moves, look_every: 7 };
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

/// Plays with the fewest and with the most seats so that nothing comes of it, which leads to the game's limit if it
/// can be reached.
fn stubbornly<G: Specimen>() {
    let mut endings = Vec::new();
    for seats in [*G::SEATS.start(), *G::SEATS.end()].into_iter().filter_map(SeatCount::new) {
        for seed in 0..G::MATCHES {
            let (options, most_moves) = (G::Options::default(), G::MOST_MOVES);
            let case = Case { options, seats, policy: Policy::Stubborn, seed, most_moves, look_every: 100 };
            match examine::<G>(&case) {
                Ok(report) => endings.push(report.ending),
                Err(violation) => panic!("{case:?}: {violation}"),
            }
        }
    }
    let reached = endings.iter().any(|ending| G::HARD_LIMIT == Some(ending));
    assert_eq!(reached, G::REACHES_LIMIT, "{endings:?}");
}

macro_rules! laws {
    ($($module:ident $game:ident $slug:literal $title:literal,)+) => {
        $(
            #[test]
            fn $module() {
                keeps_every_law::<rules::games::$module::$game>();
                stubbornly::<rules::games::$module::$game>();
            }
        )+
    };
}

rules::for_each_game!(laws);
