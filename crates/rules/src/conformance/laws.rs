//! Each law as a function over a position.

use std::fmt::Write as _;
use std::sync::Arc;

use serde::Serialize;

use super::stubborn::Stubborn;
use super::{Case, Law, Policy, Report, Specimen, Violation};
use crate::{
    BadSetup, Cause, Chance, Edition, Game, Match, Memory, PlayError, Seat, SeatCount, SeatSet, Status, Viewer,
};

/// Of the moves that may be taken back, one in so many is.
const TAKE_BACK_ONE_IN: usize = 8;

/// What a seat can be reminded of.
const MEMORIES: [Memory; 2] = [Memory::Strict, Memory::Assisted];

/// Plays one match with the standard edition and checks the laws along the way.
///
/// # Errors
/// The first law that is broken.
///
/// # Panics
/// When the game refuses the options or the number of seats.
pub fn examine<G: Specimen>(case: &Case<G::Options>) -> Result<Report, Violation> {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&case.seed.to_le_bytes());
    let fresh = || before_the_deal::<G>(case).expect("the case is playable");
    // Apart, so that the same match is played however the laws look at it.
    let (mut chance, mut dice) = (Chance::new(seed, u64::MAX), Chance::new(seed, u64::MAX - 1));
    let mut play = Match::begin(fresh(), case.seats, seed);
    let mut folded = Match::replay_begin(fresh(), case.seats, seed, read_again(play.last()));
    let mut report = Report { ending: String::new(), moves: 0, twins: 0, twins_that_differ: 0, undone: 0 };
    let cards = play.game().census();
    let mut stubborn = Stubborn::new();
    loop {
        let broken = |law, what: String| Err(Violation { law, version: play.version(), what });
        if play.game().census() != cards {
            return broken(Law::CardsAreConserved, format!("{cards:?} became {:?}", play.game().census()));
        }
        let acting = match play.game().status() {
            Status::Over(outcome) => {
                report.ending = outcome.ending;
                report.moves = play.version();
                twins(&play, case.seats, SeatSet::EMPTY, &mut dice, &mut report)?;
                log_is_the_match(&play, &folded)?;
                return Ok(report);
            }
            Status::Acting(acting) => acting,
        };
        if play.version() >= case.most_moves {
            return broken(Law::Ends, format!("still on after {} moves", case.most_moves));
        }
        if acting.is_empty() {
            return broken(Law::SomebodyCanMove, "nobody has to act, and the match is not over".to_owned());
        }
        for seat in acting.iter() {
            if play.game().legal_moves(seat).is_empty() {
                return broken(Law::SomebodyCanMove, format!("seat {} has no move", seat.index()));
            }
        }
        if play.version() % case.look_every == 0 {
            for seat in acting.iter() {
                listed_moves_are_accepted(&play, seat)?;
                accepted_moves_are_listed(&play, seat, &mut dice)?;
                autopilot_is_legal(&play, seat, &mut dice)?;
                candidates_are_legal(&play, seat)?;
            }
            prospects_are_shares(&play, case.seats)?;
            twins(&play, case.seats, acting, &mut dice, &mut report)?;
            log_is_the_match(&play, &folded)?;
        }
        tells_when_it_stops(&play, case.seats)?;

        let waiting: Vec<Seat> = acting.iter().collect();
        let seat = waiting[chance.below(waiting.len())];
        let chosen = match case.policy {
            Policy::Autopilot => G::autopilot(&play.game().view(Viewer::Seat(seat)), &mut chance),
            Policy::Random => play.random_move(seat, &mut chance).expect("the seat has a move"),
            Policy::Stubborn => stubborn.choose(&play, seat, &mut chance).expect("the seat has a move"),
        };
        let next = match play.play(seat, play.ply(seat), &chosen) {
            Ok(next) => next,
            Err(error) => {
                let law =
                    if case.policy == Policy::Autopilot { Law::AutopilotIsLegal } else { Law::ListedMovesAreAccepted };
                return broken(law, format!("{chosen:?}: {error}"));
            }
        };
        gets_somewhere(&play, &next)?;
        undone_is_unseen(&play, &next, case.seats, &mut dice, &mut report)?;
        folded = gone_on(&play, &next, &folded, case.seats)?;
        play = next;
        if play.may_undo(seat)
            && chance.below(TAKE_BACK_ONE_IN) == 0
            && let Ok(undone) = play.undo(seat, play.ply(seat))
        {
            folded = gone_on(&play, &undone, &folded, case.seats)?;
            play = undone;
        }
    }
}

/// What the log makes of the next version, after checking the step to it.
fn gone_on<G: Specimen>(
    before: &Match<G>,
    after: &Match<G>,
    folded: &Match<G>,
    seats: SeatCount,
) -> Result<Match<G>, Violation> {
    for seat in seats.seats().filter(|seat| before.ply(*seat) == after.ply(*seat)) {
        let question = |play: &Match<G>| {
            let asked = play.game().status().acting().contains(seat);
            asked.then(|| play.game().legal_moves(seat))
        };
        if let (Some(then), Some(now)) = (question(before), question(after))
            && then != now
        {
            return Err(Violation {
                law: Law::SamePlySameQuestion,
                version: after.version(),
                what: format!("seat {} could answer {then:?}, and with the same ply {now:?}", seat.index()),
            });
        }
    }
    folded.replay(Arc::new(read_again(&**after.last()))).ok_or_else(|| Violation {
        law: Law::LogIsTheMatch,
        version: after.version(),
        what: format!("the log cannot go on with {:?}", after.last()),
    })
}

/// The step from one position to the next one brings the match nearer to its end.
fn gets_somewhere<G: Specimen>(before: &Match<G>, after: &Match<G>) -> Result<(), Violation> {
    let broken = |what| Err(Violation { law: Law::GetsSomewhere, version: after.version(), what });
    let (then, now) = (before.game().progress(), after.game().progress());
    if now < then {
        return broken(format!("progress fell from {then} to {now}"));
    }
    if now > then {
        return Ok(());
    }
    match (before.game().stopping(), after.game().stopping()) {
        // How long the match may be is counted besides.
        (Some(then), Some(now)) if now.length.is_none() && now.quiet < then.quiet => {
            broken(format!("without progress {} became {}", then.quiet, now.quiet))
        }
        _ if G::HARD_LIMIT.is_none() => broken(format!("nothing came of {:?}", after.last().cause)),
        _ => Ok(()),
    }
}

fn tells_when_it_stops<G: Specimen>(play: &Match<G>, seats: SeatCount) -> Result<(), Violation> {
    let Some(stopping) = play.game().stopping() else { return Ok(()) };
    let broken = |what| Err(Violation { law: Law::TellsWhenItStops, version: play.version(), what });
    // A turn that reaches the limit may still ask something of its seat.
    let over = stopping.stops_at.is_some_and(|limit| stopping.quiet > limit)
        || stopping.length.is_some_and(|length| length.played > length.most);
    if over {
        return broken(format!("still on with {stopping:?}"));
    }
    let expected = serde_json::to_value(stopping).expect("it can be written");
    for viewer in viewers(seats) {
        let view = serde_json::to_value(play.game().view(viewer)).expect("views can be written");
        if view["stopping"] != expected {
            return broken(format!("{viewer:?} is told {} instead of {expected}", view["stopping"]));
        }
    }
    Ok(())
}

fn before_the_deal<G: Specimen>(case: &Case<G::Options>) -> Result<G, BadSetup> {
    G::new(Edition::standard(), case.options.clone(), case.seats)
}

/// A log entry as it comes back from the store.
fn read_again<T: Serialize + serde::de::DeserializeOwned>(entry: &T) -> T {
    let text = serde_json::to_string(entry).expect("log entries can be written");
    serde_json::from_str(&text).expect("log entries can be read")
}

fn listed_moves_are_accepted<G: Specimen>(play: &Match<G>, seat: Seat) -> Result<(), Violation> {
    let broken = |what| Err(Violation { law: Law::ListedMovesAreAccepted, version: play.version(), what });
    let listed = play.game().legal_moves(seat);
    for chosen in &listed {
        if let Err(error) = play.game().decide(seat, chosen) {
            return broken(format!("{chosen:?}: {error}"));
        }
    }
    let mut twice = listed.clone();
    play.game().add_legal_moves(seat, &mut twice);
    if twice != [&listed[..], &listed[..]].concat() {
        return broken(format!("added to themselves they are {twice:?}"));
    }
    Ok(())
}

/// Random values of the move type, and listed moves whose JSON was damaged, as a hostile client sends them.
fn accepted_moves_are_listed<G: Specimen>(play: &Match<G>, seat: Seat, chance: &mut Chance) -> Result<(), Violation> {
    let listed = play.game().legal_moves(seat);
    let mut tried: Vec<G::Move> = (0..20).map(|_| G::garbage(chance)).collect();
    for _ in 0..20 {
        let Some(sound) = chance.pick(&listed) else { break };
        let mut text = serde_json::to_string(sound).expect("moves can be written").into_bytes();
        let at = chance.below(text.len());
        text[at] = b"0123456789{}[]\",:-x"[chance.below(19)];
        tried.extend(serde_json::from_slice::<G::Move>(&text));
    }
    for chosen in tried {
        let accepted = play.game().decide(seat, &chosen).is_ok();
        if accepted && !listed.contains(&chosen) && play.game().is_listed(seat, &chosen) {
            return Err(Violation {
                law: Law::AcceptedMovesAreListed,
                version: play.version(),
                what: format!("{chosen:?} is accepted"),
            });
        }
    }
    Ok(())
}

fn autopilot_is_legal<G: Specimen>(play: &Match<G>, seat: Seat, chance: &mut Chance) -> Result<(), Violation> {
    for memory in MEMORIES {
        let view = reminded(play.game(), memory).view(Viewer::Seat(seat));
        for chosen in [G::autopilot(&view, chance), G::when_absent(&view, chance)] {
            if let Err(error) = play.game().decide(seat, &chosen) {
                return Err(Violation {
                    law: Law::AutopilotIsLegal,
                    version: play.version(),
                    what: format!("{chosen:?}: {error}"),
                });
            }
        }
    }
    Ok(())
}

fn candidates_are_legal<G: Specimen>(play: &Match<G>, seat: Seat) -> Result<(), Violation> {
    let mut candidates = Vec::new();
    play.game().add_candidates(seat, &mut candidates);
    let legal = play.game().legal_moves(seat);
    if !candidates.is_empty() && candidates.iter().all(|chosen| legal.contains(chosen)) {
        return Ok(());
    }
    Err(Violation {
        law: Law::CandidatesAreLegal,
        version: play.version(),
        what: format!("of {legal:?} the candidates are {candidates:?}"),
    })
}

/// Of each two seats one finishes before the other, so that all shares together are half as many as the seats.
fn prospects_are_shares<G: Specimen>(play: &Match<G>, seats: SeatCount) -> Result<(), Violation> {
    let prospects = play.game().prospects();
    let sound = prospects.as_ref().map_or(!play.game().is_cut(), |shares| {
        let half = shares.values().map(|share| 2.0 * share).sum::<f64>();
        let each = u32::try_from(seats.get()).map_or(0.0, f64::from);
        shares.values().len() == seats.get()
            && shares.values().all(|share| (0.0..=1.0).contains(share))
            && (half - each).abs() < 1e-6
    });
    if sound {
        return Ok(());
    }
    Err(Violation { law: Law::ProspectsAreShares, version: play.version(), what: format!("{prospects:?}") })
}

/// The game as if the table had chosen this.
fn reminded<G: Game>(game: &G, memory: Memory) -> G {
    let mut game = game.clone();
    game.set_memory(memory);
    game
}

fn log_is_the_match<G: Specimen>(live: &Match<G>, folded: &Match<G>) -> Result<(), Violation> {
    let (live_text, folded_text) = (format!("{live:?}"), format!("{folded:?}"));
    if live_text == folded_text {
        return Ok(());
    }
    let at = live_text.bytes().zip(folded_text.bytes()).take_while(|(a, b)| a == b).count();
    let near = |text: &str| text.chars().skip(at.saturating_sub(60)).take(120).collect::<String>();
    Err(Violation {
        law: Law::LogIsTheMatch,
        version: live.version(),
        what: format!("live ..{}.. but from the log ..{}..", near(&live_text), near(&folded_text)),
    })
}

/// All that a viewer gets of a position, as it would go over the wire, whatever it is reminded of.
fn seen_by<G: Game>(play: &Match<G>, viewer: Viewer) -> String {
    let mut seen = serde_json::to_string(&play.game().view(viewer)).expect("views can be written");
    for memory in MEMORIES {
        let view = reminded(play.game(), memory).view(viewer);
        seen.push_str(&serde_json::to_string(&view).expect("views can be written"));
    }
    let _ = write!(seen, "{:?} within {:?}", play.game().status(), play.game().seconds_to_decide());
    if let Some(seat) = viewer.seat() {
        let _ = write!(seen, "ply {}", play.ply(seat));
        if play.game().status().acting().contains(seat) {
            let mut moves = play.game().legal_moves(seat);
            play.game().add_candidates(seat, &mut moves);
            seen.push_str(&serde_json::to_string(&moves).expect("moves can be written"));
        }
    }
    seen
}

fn viewers(seats: SeatCount) -> impl Iterator<Item = Viewer> {
    seats.seats().map(Viewer::Seat).chain([Viewer::Public])
}

fn twins<G: Specimen>(
    play: &Match<G>,
    seats: SeatCount,
    acting: SeatSet,
    chance: &mut Chance,
    report: &mut Report,
) -> Result<(), Violation> {
    let broken = |law, what: String| Err(Violation { law, version: play.version(), what });
    for viewer in viewers(seats) {
        let twin = play.resample(viewer, chance);
        report.twins += 1;
        report.twins_that_differ += u64::from(format!("{:?}", twin.game()) != format!("{:?}", play.game()));
        let (here, there) = (seen_by(play, viewer), seen_by(&twin, viewer));
        if here != there {
            return broken(Law::TwinsLookAlike, format!("{viewer:?} sees {here} or {there}"));
        }
        if twin.game().census() != play.game().census() {
            return broken(Law::TwinsAreWorlds, format!("{viewer:?}: {:?}", twin.game().census()));
        }
        let drawn = |play: &Match<G>, mut chance| format!("{:?}", play.resample(viewer, &mut chance));
        let same = Chance::new(chance.seed(), 0);
        if drawn(play, same.clone()) != drawn(&twin, same) {
            return broken(Law::TwinsDrawAlike, format!("{viewer:?} draws another world in {:?}", twin.game()));
        }
        if let Some(seat) = viewer.seat().filter(|seat| acting.contains(*seat)) {
            for chosen in (0..10).map(|_| G::garbage(chance)) {
                let (here, there) = (play.game().decide(seat, &chosen), twin.game().decide(seat, &chosen));
                if here.is_ok() != there.is_ok() || here.as_ref().err() != there.as_ref().err() {
                    return broken(Law::TwinsLookAlike, format!("{viewer:?} asking for {chosen:?}"));
                }
            }
        }
        for seat in acting.iter() {
            if twin.game().legal_moves(seat).is_empty() {
                return broken(Law::TwinsAreWorlds, format!("seat {} has no move in it", seat.index()));
            }
            autopilot_is_legal(&twin, seat, chance)?;
        }
    }
    Ok(())
}

fn undone_is_unseen<G: Specimen>(
    before: &Match<G>,
    after: &Match<G>,
    seats: SeatCount,
    chance: &mut Chance,
    report: &mut Report,
) -> Result<(), Violation> {
    let broken = |what: String| Err(Violation { law: Law::UndoneIsUnseen, version: after.version(), what });
    let Cause::Move { seat, chosen } = &after.last().cause else { return Ok(()) };
    if !after.may_undo(*seat) {
        return Ok(());
    }
    report.undone += 1;
    let asked_before = before.game().status().acting();
    if let Some(other) = after.game().status().acting().iter().find(|other| !asked_before.contains(*other)) {
        return broken(format!("seat {} was asked by {chosen:?}", other.index()));
    }
    let undone = match after.undo(*seat, after.ply(*seat)) {
        Ok(undone) => undone,
        Err(error) => return broken(format!("offered, then refused: {error}")),
    };
    if format!("{:?}", undone.game()) != format!("{:?}", before.game()) {
        return broken(format!("{chosen:?} left something behind"));
    }
    for viewer in viewers(seats) {
        let mut hidden = before.game().in_sight(viewer);
        for seen in after.game().in_sight(viewer) {
            if let Some(at) = hidden.iter().position(|was_seen| *was_seen == seen) {
                hidden.swap_remove(at);
            }
        }
        if !hidden.is_empty() {
            return broken(format!("{chosen:?} hides {hidden:?} from {viewer:?}, and taking it back shows it again"));
        }
    }
    for other in seats.seats().filter(|other| other != seat) {
        if !matches!(after.undo(other, after.ply(other)), Err(PlayError::NotActing | PlayError::NothingToUndo)) {
            return broken(format!("seat {} took another's move back", other.index()));
        }
    }
    // In another world, with other luck, the same move must have shown the seat the same.
    let twin = before.resample(Viewer::Seat(*seat), chance);
    match twin.play(*seat, twin.ply(*seat), chosen) {
        Ok(twin_after) => {
            let (here, there) = (seen_by(after, Viewer::Seat(*seat)), seen_by(&twin_after, Viewer::Seat(*seat)));
            if here == there { Ok(()) } else { broken(format!("{chosen:?} shows {here} or {there}")) }
        }
        Err(error) => broken(format!("{chosen:?} is not possible in every world: {error}")),
    }
}
