//! Playing Hungry Monkey from what a client sees.

use serde_json::{Value, json};

use super::client::Client;

/// A legal move for the seat that this update is for, if it is asked.
pub(crate) fn chooses(update: &Value) -> Option<Value> {
    let view = &update["view"];
    let may = &view["may"];
    match may["type"].as_str()? {
        "turn" => Some(turn(may, update["version"].as_u64()?)),
        "swap" => Some(json!({ "type": "swap", "slot": may["slots"][0], "animal": view["hand"][0] })),
        "peek" => {
            let rows = may["slots"].as_array()?;
            let seat = rows.iter().position(|slots| !slots.as_array().unwrap().is_empty())?;
            Some(json!({ "type": "peek", "seat": seat, "slot": rows[seat][0] }))
        }
        "answer_stop" => Some(json!({ "type": "answer_stop", "agree": true })),
        "continue" => Some(json!({ "type": "continue" })),
        other => panic!("unknown: {other}"),
    }
}

/// Another choice in each version, and the wish to stop in a long match: who always plays alike may play
/// in circles for ever.
fn turn(may: &Value, version: u64) -> Value {
    let play = may["play"].as_array().unwrap();
    if version > 150 && may["propose_stop"] == true {
        json!({ "type": "propose_stop" })
    } else if let Some(animal) = play.get(usize::try_from(version * 7 / 3).unwrap() % play.len().max(1)) {
        json!({ "type": "play", "animal": animal, "count": 1, "monkeys_on_top": 0, "monkeys_beneath": 0 })
    } else if may["draw"] == true {
        json!({ "type": "draw_and_play" })
    } else if let Some(slot) = may["row"].as_array().and_then(|row| row.first()) {
        json!({ "type": "play_row", "slot": slot })
    } else {
        json!({ "type": "take_pile" })
    }
}

impl Client {
    /// Plays its own turn, if it is asked in this update.
    pub(crate) async fn plays(&mut self, update: &Value) {
        if let Some(chosen) = chooses(update) {
            self.does("move", json!({ "match": update["match"], "ply": update["ply"], "move": chosen })).await;
        }
    }

    /// Watches to the end of the match; returns the last update. Whoever does not read is sent away.
    pub(crate) async fn watches_to_the_end(&mut self) -> Value {
        let over = |message: &Value| message["t"] == "update" && !message["d"]["view"]["outcome"].is_null();
        self.wait_for(over).await["d"].clone()
    }

    /// Plays to the end of the match; returns the last update.
    pub(crate) async fn plays_to_the_end(&mut self) -> Value {
        loop {
            let update = self.wait("update").await;
            if !update["view"]["outcome"].is_null() {
                return update;
            }
            self.plays(&update).await;
        }
    }
}
