//! The comparison of two servers whose worlds a viewer cannot tell apart.

use std::fmt;
use std::sync::Arc;

use rules::conformance::Specimen;
use rules::{AnyMatch, Cause, Chance, Match, Seat, Setup, Status, Step, Viewer};
use serde_json::{Value, json};

use super::house::{House, SECOND_ACCOUNT, is_update, move_of};

/// How many moves follow on each position at most.
const STEPS: usize = 3;
/// How many moves are tried to find one that shows the viewer nothing.
const TRIES: usize = 5;
/// How many answers of a seat are tried to see whether one world asks what the other takes as given.
const ANSWERS: usize = 12;

/// A match in the middle of its play, without its past.
pub(super) struct Position<G: Specimen> {
    pub(super) setup: Setup,
    pub(super) world: Match<G>,
}

impl<G: Specimen> Position<G> {
    fn twin(&self, viewer: Viewer, chance: &mut Chance) -> Match<G> {
        let twin = self.world.resample(viewer, chance);
        // Where events show what no view does, the luck that follows is no secret to be compared.
        if !G::DICE_SHOW {
            return twin;
        }
        let nothing = Step { cause: Cause::Begin, events: Vec::new() };
        Match::replay_begin(twin.game().clone(), self.setup.seats, self.setup.seed, nothing)
    }
}

/// Where the two servers differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// What everybody there is told when the match is put on the table.
    Snapshot,
    /// What a new socket is told that opens the table.
    Reconnect,
    /// What a socket is told that missed a few versions.
    CatchUp,
    /// What the lobby lists.
    Lobby,
    /// What is told of the match over HTTP.
    Record,
    /// The answers to what is not allowed.
    Refusals,
    /// What is told of a move that shows the viewer nothing, and the answer to the viewer's own.
    Update,
    /// What the viewer may do.
    Choices,
    /// By what the server's clocks go.
    Clocks,
    /// Spectators' views that differ after events that do not: nothing has told what they see.
    Unexplained,
    /// One world waits for a seat where the other goes on by itself, and all looks alike after that.
    Pace,
}

/// How they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// In how many frames come.
    Count,
    /// In what they say.
    Text,
    /// Only in how long they are.
    Size,
}

/// A difference by which the viewer tells the worlds apart.
#[derive(Debug)]
pub(super) struct Difference {
    pub(super) place: Place,
    pub(super) how: How,
    viewer: Viewer,
    here: String,
    there: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, how, viewer, here, there } = self;
        write!(f, "{viewer:?} tells worlds apart by {place:?} ({how:?}):\n{here}\n{there}")
    }
}

/// How much was compared.
#[derive(Clone, Debug, Default)]
pub(super) struct Report {
    pub(super) positions: u64,
    pub(super) twins: u64,
    /// Twins that are another world indeed.
    pub(super) differ: u64,
    pub(super) frames: u64,
    pub(super) bytes: u64,
    /// Moves that are not allowed.
    pub(super) refusals: u64,
    /// Moves that showed the viewer nothing.
    pub(super) moves: u64,
    /// Of these, moves of other seats that were another in each world.
    pub(super) other_moves: u64,
    /// Moves after which the viewer knew more, in one world another thing than in the other.
    pub(super) shown: u64,
    pub(super) undone: u64,
}

/// Both worlds, each on a server of its own, in the eyes of one viewer.
struct Twins<'a, G: Specimen> {
    houses: [&'a mut House; 2],
    worlds: [Match<G>; 2],
    viewer: Viewer,
    /// The sockets that are compared; the first is the viewer's own.
    eyes: Vec<usize>,
    chance: &'a mut Chance,
    report: &'a mut Report,
}

/// A move in both worlds.
struct Both<G: Specimen> {
    seat: Seat,
    chosen: [String; 2],
    worlds: [Match<G>; 2],
    /// Whether the viewer is shown the same in both.
    quiet: bool,
}

/// Compares all that the viewer gets of this position with what it gets of a twin of it.
pub(super) async fn compare<G: Specimen>(
    houses: [&mut House; 2],
    position: &Position<G>,
    viewer: Viewer,
    chance: &mut Chance,
    report: &mut Report,
) -> Result<(), Difference> {
    let here = position.world.clone();
    let there = position.twin(viewer, chance);
    report.twins += 1;
    report.differ += u64::from(format!("{:?}", here.game()) != format!("{:?}", there.game()));
    let eyes = House::eyes(viewer, position.setup.seats.get());
    let [first, second] = houses;
    // Whatever was said before.
    tokio::join!(first.hear(&eyes), second.hear(&eyes));
    tokio::join!(
        first.plant(position.setup.clone(), Arc::new(here.clone()), 1),
        second.plant(position.setup.clone(), Arc::new(there.clone()), 2),
    );
    let mut twins = Twins { houses: [first, second], worlds: [here, there], viewer, eyes, chance, report };
    twins.look().await?;
    twins.is_refused().await?;
    twins.walk().await
}

impl<G: Specimen> Twins<'_, G> {
    /// The position as it is told: to those there, to a newcomer, in the lobby and over HTTP.
    async fn look(&mut self) -> Result<(), Difference> {
        let [first, second] = &mut self.houses;
        let heard = tokio::join!(first.hear(&self.eyes), second.hear(&self.eyes));
        self.same_for_all(Place::Snapshot, heard.into())?;
        self.comes_back(Place::Reconnect, None).await?;
        if let Some(seat) = self.viewer.seat() {
            let choices = self.worlds.each_ref().map(|world| AnyMatch::legal_moves(world, seat));
            self.same(Place::Choices, &choices)?;
        }
        let limits = self.worlds.each_ref().map(|world| vec![format!("{:?}", world.game().seconds_to_decide())]);
        self.same(Place::Clocks, &limits)?;
        let guest = self.eyes[0];
        let [first, second] = &mut self.houses;
        let [here, there] = &self.worlds;
        let lobbies = tokio::join!(first.lobby(guest, here), second.lobby(guest, there));
        self.same(Place::Lobby, &lobbies.into())?;
        let [first, second] = &self.houses;
        let records = tokio::join!(first.record(), second.record());
        self.same(Place::Record, &records.into())
    }

    async fn comes_back(&mut self, place: Place, seen: Option<u64>) -> Result<(), Difference> {
        let guest = if self.viewer == Viewer::Public { SECOND_ACCOUNT } else { self.eyes[0] };
        let [first, second] = &mut self.houses;
        let [here, there] = &self.worlds;
        let told = tokio::join!(first.comes_back(guest, seen, here), second.comes_back(guest, seen, there));
        self.same(place, &told.into())
    }

    /// Moves that are not allowed are refused with the same words.
    async fn is_refused(&mut self) -> Result<(), Difference> {
        let Some(seat) = self.viewer.seat() else {
            let wish = move_of(1, &self.garbage());
            return self.are_refused(self.eyes[0], vec![("move", wish), ("undo", json!({ "ply": 1 }))]).await;
        };
        let ply = self.worlds[0].ply(seat);
        let listed = AnyMatch::legal_moves(&self.worlds[0], seat);
        let mut wishes = Vec::new();
        let mut tried: Vec<String> = (0..6).map(|_| self.garbage()).collect();
        tried.extend((0..4).filter_map(|_| damaged(self.chance.pick(&listed).cloned()?, self.chance)));
        for chosen in tried {
            let [here, there] = self.worlds.each_ref().map(|world| AnyMatch::play(world, seat, ply, &chosen).is_ok());
            if here != there {
                let told = [here, there].map(|allowed| vec![format!("{chosen}: {allowed}")]);
                return self.same(Place::Choices, &told);
            }
            if !here {
                wishes.push(("move", move_of(ply, &chosen)));
            }
        }
        if let Some(sound) = self.chance.pick(&listed) {
            wishes.push(("move", move_of(ply + 1, sound)));
        }
        wishes.push(("undo", json!({ "ply": ply })));
        self.are_refused(seat.index(), wishes).await
    }

    async fn are_refused(&mut self, guest: usize, wishes: Vec<(&str, Value)>) -> Result<(), Difference> {
        let [first, second] = &mut self.houses;
        let answers = tokio::join!(first.refuses(guest, &wishes), second.refuses(guest, &wishes));
        self.report.refusals += wishes.len() as u64;
        self.same(Place::Refusals, &answers.into())
    }

    /// A few moves on, as long as they show the viewer nothing that differs.
    async fn walk(&mut self) -> Result<(), Difference> {
        let from = self.worlds[0].version();
        let mut steps = 0;
        while steps < STEPS {
            let Some(step) = self.step()? else { break };
            let quiet = step.quiet;
            self.take(step).await?;
            if !quiet {
                return Ok(());
            }
            steps += 1;
        }
        if steps > 0 {
            self.comes_back(Place::CatchUp, Some(from)).await?;
        }
        self.takes_back().await
    }

    /// A move that is possible in both worlds and shows the viewer nothing that differs, if one is found; or one
    /// of the viewer's own that does, since its answer must be the same all the same.
    fn step(&mut self) -> Result<Option<Both<G>>, Difference> {
        for _ in 0..TRIES {
            let [here, there] = self.worlds.clone();
            let acting: Vec<Seat> = here.game().status().acting().iter().collect();
            let own = self.viewer.seat().filter(|seat| acting.contains(seat) && self.chance.below(2) == 0);
            let Some(seat) = own.or_else(|| self.chance.pick(&acting).copied()) else { return Ok(None) };
            let is_own = self.viewer.seat() == Some(seat);
            let chosen = self.choice(&here, seat);
            // Where seats decide at the same time, nobody hears what another has decided.
            let is_secret = !is_own && acting.len() > 1 && self.chance.below(2) == 0;
            let instead = if is_secret { self.choice(&there, seat) } else { chosen.clone() };
            let after = after(&here, seat, &chosen).expect("it was chosen from the legal moves");
            let Some(after_instead) = self::after(&there, seat, &instead) else {
                if is_own {
                    return self.tell_apart(Place::Choices, &chosen, "is not allowed");
                }
                continue;
            };
            let ends = |before: &Match<G>, after: &Match<G>| {
                is_over(after) || (!before.game().shows_all() && after.game().shows_all())
            };
            if ends(&here, &after) || ends(&there, &after_instead) {
                continue;
            }
            let told = [self.shown(&here, &after), self.shown(&there, &after_instead)];
            let quiet = told[0] == told[1];
            if !quiet {
                self.report.shown += 1;
                let events = [&after, &after_instead].map(|world| world.events(self.viewer));
                if self.viewer == Viewer::Public && events[0].get() == events[1].get() {
                    return self.tell_apart(Place::Unexplained, &told[0].join("\n"), &told[1].join("\n"));
                }
                self.keeps_pace(&after, &told[0], &told[1])?;
                self.keeps_pace(&after_instead, &told[1], &told[0])?;
            }
            if quiet || is_own {
                return Ok(Some(Both { seat, chosen: [chosen, instead], worlds: [after, after_instead], quiet }));
            }
        }
        Ok(None)
    }

    fn garbage(&mut self) -> String {
        serde_json::to_string(&G::garbage(self.chance)).unwrap()
    }

    fn choice(&mut self, world: &Match<G>, seat: Seat) -> String {
        match AnyMatch::random_move(world, seat, self.chance) {
            Some(chosen) if self.chance.below(4) > 0 => chosen,
            _ => AnyMatch::autopilot(world, seat, self.chance),
        }
    }

    /// What the viewer sees lie there while all that happens in a version happens, one after the other.
    fn shown(&self, before: &Match<G>, after: &Match<G>) -> Vec<String> {
        let mut game = before.game().clone();
        let mut shown = Vec::new();
        for event in &after.last().events {
            game.apply(event);
            shown.push(serde_json::to_string(&game.view(self.viewer)).unwrap());
        }
        shown.dedup();
        shown
    }

    /// No answer of a seat in the world that is behind leads to what the other came to by itself.
    fn keeps_pace(&self, behind: &Match<G>, told: &[String], ahead: &[String]) -> Result<(), Difference> {
        for seat in behind.game().status().acting().iter().filter(|seat| self.viewer.seat() != Some(*seat)) {
            for answer in AnyMatch::legal_moves(behind, seat).iter().take(ANSWERS) {
                let later = after(behind, seat, answer).expect("it is listed");
                let mut told = [told.to_vec(), self.shown(behind, &later)].concat();
                told.dedup();
                if told == ahead {
                    let (asked, by_itself) = (format!("{seat:?} says {answer}"), format!("{ahead:?}"));
                    return self.tell_apart(Place::Pace, &asked, &by_itself);
                }
            }
        }
        Ok(())
    }

    /// Makes the move in both worlds.
    async fn take(&mut self, step: Both<G>) -> Result<(), Difference> {
        let Both { seat, chosen, worlds, quiet } = step;
        let plies = self.worlds.each_ref().map(|world| world.ply(seat));
        let [first, second] = &mut self.houses;
        let (here, there) = tokio::join!(
            first.moves(seat, plies[0], &chosen[0], &self.eyes),
            second.moves(seat, plies[1], &chosen[1], &self.eyes),
        );
        self.worlds = worlds;
        if quiet {
            self.report.moves += 1;
            self.report.other_moves += u64::from(chosen[0] != chosen[1]);
            self.same_for_all(Place::Update, [here, there])?;
            let clocks = self.worlds.each_ref().map(|world| vec![clocks(world)]);
            return self.same(Place::Clocks, &clocks);
        }
        let answers = [here, there].map(|heard| heard[0].iter().filter(|frame| !is_news(frame)).cloned().collect());
        self.same(Place::Update, &answers)
    }

    /// The viewer takes its latest move back, if it may.
    async fn takes_back(&mut self) -> Result<(), Difference> {
        let Some(seat) = self.viewer.seat() else { return Ok(()) };
        let [here, there] = self.worlds.each_ref();
        if !(here.may_undo(seat) && there.may_undo(seat)) {
            return Ok(());
        }
        let plies = [here.ply(seat), there.ply(seat)].map(|ply| json!({ "ply": ply }));
        let [first, second] = &mut self.houses;
        let [here, there] = plies;
        let heard = tokio::join!(
            first.tries(seat.index(), "undo", here, &self.eyes),
            second.tries(seat.index(), "undo", there, &self.eyes),
        );
        self.report.undone += 1;
        self.same_for_all(Place::Update, heard.into())
    }

    fn same_for_all(&mut self, place: Place, heard: [Vec<Vec<String>>; 2]) -> Result<(), Difference> {
        let [here, there] = heard;
        here.into_iter().zip(there).try_for_each(|(here, there)| self.same(place, &[here, there]))
    }

    /// Whether the frames are alike in number, length and text.
    fn same(&mut self, place: Place, frames: &[Vec<String>; 2]) -> Result<(), Difference> {
        let [here, there] = frames;
        let texts = |index: usize| {
            frames[index].iter().map(|frame| self.houses[index].but_for_chance(frame)).collect::<Vec<_>>()
        };
        let texts = [texts(0), texts(1)];
        let said = texts.each_ref().map(|frames| frames.concat().split_whitespace().collect::<String>());
        let how = if here.len() != there.len() {
            How::Count
        } else if said[0] != said[1] {
            How::Text
        } else if texts[0] != texts[1] {
            How::Size
        } else {
            self.report.frames += here.len() as u64;
            self.report.bytes += here.iter().map(String::len).sum::<usize>() as u64;
            return Ok(());
        };
        let [here, there] = texts;
        let (here, there): (Vec<_>, Vec<_>) = if how == How::Count {
            (here, there)
        } else {
            here.into_iter().zip(there).filter(|(here, there)| here != there).unzip()
        };
        Err(Difference { place, how, viewer: self.viewer, here: here.join("\n"), there: there.join("\n") })
    }

    fn tell_apart<T>(&self, place: Place, here: &str, there: &str) -> Result<T, Difference> {
        let (here, there) = (here.to_owned(), there.to_owned());
        Err(Difference { place, how: How::Text, viewer: self.viewer, here, there })
    }
}

fn after<G: Specimen>(world: &Match<G>, seat: Seat, chosen: &str) -> Option<Match<G>> {
    world.play(seat, world.ply(seat), &serde_json::from_str(chosen).ok()?).ok()
}

fn is_over<G: Specimen>(world: &Match<G>) -> bool {
    matches!(world.game().status(), Status::Over(_))
}

/// All that the server's clocks go by, besides whom the match waits for.
fn clocks<G: Specimen>(world: &Match<G>) -> String {
    format!("{:?} s, {} to read", world.game().seconds_to_decide(), world.things_to_read())
}

/// Whether the frame tells something that happened, rather than answers.
fn is_news(frame: &str) -> bool {
    is_update(frame) || frame.starts_with(r#"{"t":"table""#)
}

/// The move with one byte changed, if that is JSON still.
fn damaged(chosen: String, chance: &mut Chance) -> Option<String> {
    let mut text = chosen.into_bytes();
    let at = chance.below(text.len());
    text[at] = b"0123456789{}[]\",:-x"[chance.below(19)];
    let text = String::from_utf8(text).ok()?;
    serde_json::from_str::<Value>(&text).is_ok().then_some(text)
}
