//! What is said at one table: once, and heard by nobody before it is written.

use std::collections::BTreeMap;

use protocol::{ChatId, MatchId, PlayerId};
use serde_json::Value;
use server::store::ChatRow;

/// So many messages are kept of a table.
const KEPT: usize = 100;

/// What players know of what was said.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// By who said it, and with which command.
    asked: BTreeMap<(PlayerId, String), Saying>,
    told: BTreeMap<ChatId, Value>,
    overheard: Vec<Overheard>,
    /// How many messages were sent.
    pub(super) sent: u64,
    pub(super) acknowledged: u64,
}

/// Something to be said.
#[derive(Debug)]
struct Saying {
    said: Value,
    acknowledged: bool,
    /// The message that it is, once it was found in the store.
    written: Option<ChatId>,
}

/// What somebody who watched a match was told of its players.
#[derive(Debug)]
struct Overheard {
    id: ChatId,
    during: MatchId,
    /// It may be from no later version; nothing if from none.
    up_to: Option<u64>,
}

impl Said {
    /// A command is on its way that says it, perhaps not for the first time.
    pub(super) fn asked(&mut self, player: PlayerId, command: &str, said: &Value) {
        self.asked.entry((player, command.to_owned())).or_insert_with(|| {
            self.sent += 1;
            Saying { said: said.clone(), acknowledged: false, written: None }
        });
    }

    /// The command was done.
    pub(super) fn done(&mut self, player: PlayerId, command: String) {
        self.acknowledged += 1;
        self.asked.get_mut(&(player, command)).unwrap().acknowledged = true;
    }

    /// The command was refused, so that nothing was said.
    pub(super) fn refused(&mut self, player: PlayerId, command: &str) {
        self.asked.remove(&(player, command.to_owned()));
    }

    /// Somebody was told of a message.
    pub(super) fn told(&mut self, message: &Value) {
        let mut message = message.clone();
        let name = message["from"]["name"].as_str().unwrap();
        message["from"]["name"] = without_mark(name).into();
        let before = self.told.insert(id(&message), message.clone());
        assert!(before.is_none_or(|before| before == message), "a message is told as it was told before");
    }

    /// Whether anybody was told that this player said this.
    pub(super) fn was_told(&self, player: PlayerId, said: &Value) -> bool {
        let by = Value::from(player.to_string());
        self.told.values().any(|message| message["from"]["id"] == by && message["said"] == *said)
    }

    /// Somebody who watches this match was told what a player said, when they might know of it up to this version.
    pub(super) fn overheard(&mut self, message: &Value, during: MatchId, up_to: Option<u64>) {
        self.overheard.push(Overheard { id: id(message), during, up_to });
    }

    /// Compares it with what the store keeps.
    pub(super) fn check(&mut self, rows: &[ChatRow]) {
        let dropped = |id: ChatId| rows.len() == KEPT && id < rows[0].id;
        let mut records = BTreeMap::new();
        for row in rows {
            let record: Value = serde_json::from_str(&row.message).unwrap();
            let command = record["command"].as_str().unwrap().to_owned();
            let saying = self.asked.get_mut(&(row.player, command)).expect("only what somebody says is kept");
            assert_eq!(record["said"], saying.said);
            let earlier = saying.written.replace(row.id);
            assert!(earlier.is_none_or(|earlier| earlier == row.id), "what was said once is kept once: {record}");
            records.insert(row.id, record);
        }
        self.asked.retain(|_, saying| {
            let is_there = saying.written.is_some_and(|id| records.contains_key(&id));
            let was_there = saying.written.is_some_and(dropped);
            let may_be_missing = saying.written.is_none() && !saying.acknowledged;
            assert!(is_there || was_there || may_be_missing, "no acknowledged message is lost: {saying:?}");
            !was_there
        });
        self.told.retain(|id, message| {
            let Some(record) = records.get(id) else {
                assert!(dropped(*id), "no message that was told is lost: {message}");
                return false;
            };
            for part in ["from", "side", "said", "at"] {
                assert_eq!(message[part], record[part], "a message is told as it is kept");
            }
            true
        });
        for Overheard { id, during, up_to } in self.overheard.drain(..) {
            let said = records.get(&id).map(|record| &record["during"]);
            if let Some(said) = said.filter(|said| said["match"] == during.to_string()) {
                assert!(said["version"].as_u64() <= up_to, "nobody overhears {said} who may know {up_to:?}");
            }
        }
    }
}

/// The name that somebody chose: the mark by which namesakes are told apart goes by who is at the table by now.
fn without_mark(name: &str) -> &str {
    name.split_once(" (").map_or(name, |(name, _)| name)
}

fn id(message: &Value) -> ChatId {
    serde_json::from_value(message["id"].clone()).unwrap()
}
