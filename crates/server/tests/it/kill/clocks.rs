//! What the clock of one table shows: never less than what ran while the server lived.

use std::ops::Range;

use protocol::MatchId;
use rules::{AnyMatch, Seat};
use serde_json::Value;

/// What players know of the clocks at a table.
#[derive(Debug, Default)]
pub(super) struct Clocks {
    /// What was told since the last check, and of which match.
    told: Vec<(MatchId, Shown)>,
    /// What was written at the last check.
    written: Option<(MatchId, Shown)>,
    /// How many were compared.
    pub(super) compared: u64,
}

/// What a clock shows.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    /// At this version of the match, or a later one.
    version: u64,
    /// Since when it has run, as it was told.
    since: Option<i64>,
    left: Option<u64>,
    banks: Vec<u64>,
}

impl Clocks {
    /// Somebody who saw this version of a match was told of its clock.
    pub(super) fn told(&mut self, id: MatchId, version: u64, clock: &Value) {
        let left = clock["left"].as_u64();
        let shown = Shown { version, since: clock["since"].as_i64(), left, banks: numbers(&clock["banks"]) };
        if self.told.last().is_none_or(|(of, last)| (*of, last) != (id, &shown)) {
            self.told.push((id, shown));
        }
    }

    /// Compares it with what is written of the match that is on, after a server that lived for so long.
    pub(super) fn check(&mut self, on: Option<(MatchId, &[Box<dyn AnyMatch>])>, room: &Value, lived: &Range<i64>) {
        let told = std::mem::take(&mut self.told);
        let before = self.written.take();
        let Some((id, versions)) = on else { return };
        let clock = &room["clock"];
        let left = [&clock["turn"], &clock["limit"]].into_iter().filter_map(Value::as_u64).min();
        let version = versions.len() as u64 - 1;
        let written = Shown { version, since: None, left, banks: numbers(&clock["banks"]) };
        let increment = room["settings"]["pace"]["clock"]["increment"].as_u64().unwrap_or_default() * 1000;
        let of_match = |(of, shown): (MatchId, Shown)| (of == id).then_some(shown);
        let before = before.and_then(of_match);
        for shown in told.into_iter().filter_map(of_match) {
            // What does not run when it is told may do so right after.
            let ran = shown.since.unwrap_or(lived.start)..lived.end;
            lost_no_more(&shown, &written, ran, versions, increment);
            if let Some(before) = &before {
                let ran = lived.start..shown.since.unwrap_or(lived.end);
                lost_no_more(before, &shown, ran, versions, increment);
            }
            self.compared += 1;
        }
        self.written = Some((id, written));
    }
}

/// From one to the other it may have run in this time.
fn lost_no_more(from: &Shown, to: &Shown, ran: Range<i64>, versions: &[Box<dyn AnyMatch>], increment: u64) {
    // Two clocks are compared, which the system may bend a little, and both cut off what is no whole millisecond.
    let ran = u64::try_from(ran.end - ran.start).unwrap();
    let ran = ran + ran / 100 + 2;
    let steps = &versions[usize::try_from(from.version).unwrap() + 1..];
    for (seat, (before, now)) in (0..).map(Seat::new).zip(from.banks.iter().zip(&to.banks)) {
        // Who takes a move back gives back what it brought.
        let undone = steps.iter().filter(|step| step.undone_by() == Some(seat)).count() as u64;
        assert!(now + ran + undone * increment >= *before, "{seat:?} lost time: {ran} ms from {from:?} to {to:?}");
    }
    // The time of a turn is what the banks of other seats have left; without banks it only ever begins anew, unless
    // the game itself sets a limit.
    let limit = steps.iter().filter_map(|step| step.seconds_to_decide()).map(|limit| u64::from(limit) * 1000).min();
    if let (true, Some(before), Some(now)) = (from.banks.is_empty(), from.left, to.left) {
        let before = limit.map_or(before, |limit| before.min(limit));
        assert!(now + ran >= before, "a turn lost time: {ran} ms from {from:?} to {to:?}");
    }
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().into_iter().flatten().map(|number| number.as_u64().unwrap()).collect()
}
