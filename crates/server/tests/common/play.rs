//! Playing Hungry Monkey from what a client sees.

use serde_json::{Value, json};

use super::Client;

/// A legal move for a seat with this view, if it is asked: the first that the view offers.
pub(crate) fn chooses(view: &Value) -> Option<Value> {
    let may = &view["may"];
    match may["type"].as_str()? {
        "turn" => Some(turn(may)),
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

fn turn(may: &Value) -> Value {
    if let Some(animal) = may["play"].as_array().and_then(|play| play.last()) {
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
        if let Some(chosen) = chooses(&update["view"]) {
            self.does("move", json!({ "match": update["match"], "ply": update["ply"], "move": chosen })).await;
        }
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
