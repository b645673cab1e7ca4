//! What was answered of late, so that a command that comes twice is done once.

use std::collections::{BTreeMap, VecDeque};

use protocol::{CommandId, PlayerId};

use crate::wire::{self, Frame};

/// How many answers are kept for each player: more than a client has under way.
const EACH: usize = 16;
/// How many players' answers are kept.
const PLAYERS: usize = 64;

/// The latest answers at a table, by player and not by socket: they outlive a reconnect.
#[derive(Debug, Default)]
pub(super) struct Answers {
    by_player: BTreeMap<PlayerId, VecDeque<(CommandId, Answer)>>,
    /// The players, who answered last at the end.
    order: VecDeque<PlayerId>,
}

/// What a command was answered.
#[derive(Clone, Debug)]
pub(super) enum Answer {
    /// That it was done.
    Ack,
    /// That it was not, which is rare: the frame.
    Refused(Box<Frame>),
}

impl Answer {
    /// The answer to this command as a frame.
    pub(super) fn frame(&self, id: &CommandId) -> Frame {
        match self {
            Self::Ack => wire::ack(id.clone()),
            Self::Refused(frame) => Frame::clone(frame),
        }
    }
}

impl Answers {
    /// What this player's command was answered, if it was.
    pub(super) fn get(&self, player: PlayerId, id: &CommandId) -> Option<&Answer> {
        self.by_player.get(&player)?.iter().find(|(answered, _)| answered == id).map(|(_, answer)| answer)
    }

    /// Keeps an answer, in place of the oldest of that player.
    pub(super) fn keep(&mut self, player: PlayerId, id: CommandId, answer: Answer) {
        self.order.retain(|known| *known != player);
        self.order.push_back(player);
        if self.order.len() > PLAYERS
            && let Some(oldest) = self.order.pop_front()
        {
            self.by_player.remove(&oldest);
        }
        let answers = self.by_player.entry(player).or_default();
        if answers.len() == EACH {
            answers.pop_front();
        }
        answers.push_back((id, answer));
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    fn id(number: usize) -> CommandId {
        CommandId(number.to_string())
    }

    #[test]
    fn the_latest_answers_of_each_player_are_kept() {
        let (ann, bo) = (PlayerId(Uuid::from_u128(1)), PlayerId(Uuid::from_u128(2)));
        let mut answers = Answers::default();
        for number in 0..=EACH {
            answers.keep(ann, id(number), Answer::Refused(Box::new("no".to_owned().into())));
        }
        assert!(answers.get(ann, &id(0)).is_none());
        assert_eq!(&*answers.get(ann, &id(EACH)).unwrap().frame(&id(EACH)), "no");
        assert!(answers.get(bo, &id(EACH)).is_none());
    }

    #[test]
    fn the_players_are_bounded_too() {
        let mut answers = Answers::default();
        for number in 0..1000_u128 {
            answers.keep(PlayerId(Uuid::from_u128(number)), id(0), Answer::Ack);
        }
        assert_eq!(answers.by_player.len(), PLAYERS);
        assert!(answers.get(PlayerId(Uuid::from_u128(999)), &id(0)).is_some());
    }
}
