//! Telling those who are there what has changed for them, and nobody what they know.

use std::collections::BTreeMap;
use std::hash::BuildHasher;

use protocol::{MatchId, ServerMessage};

use super::Actor;
use super::watching::Sight;
use crate::table::eyes::Eyes;
use crate::table::playing::Frames;
use crate::table::room::Around;
use crate::wire::{self, Frame};

impl Actor {
    /// Tells everybody what has changed for them, and the lobby as well.
    pub(super) fn tell(&mut self) {
        self.tell_table();
        self.tell_views();
        self.tell_chat();
    }

    /// Tells the table to those who do not know it as it is now.
    pub(super) fn tell_table(&mut self) {
        self.wind_clock();
        let clock = self.clock_view();
        let there: BTreeMap<_, _> =
            self.visitors.values().map(|visitor| (visitor.person.id, &visitor.person)).collect();
        let has_chair = |player| self.room.chair_of(player).is_some();
        let without_chair =
            there.iter().filter(|(player, _)| !has_chair(**player)).map(|(player, who)| (*player, *who));
        self.audience.look(without_chair.collect(), has_chair);
        let here = self.visitors.values().map(|visitor| &visitor.person).chain(self.audience.vanishing());
        self.namesakes.meet(self.room.people().chain(here), self.room.bots());
        let bot_from = |away| self.bot_from(away);
        let frame = |for_host, late: bool| {
            let online = |player| there.contains_key(&player);
            // How long the match waits yet would tell what spectators have yet to see.
            let clock = clock.as_ref().filter(|_| !late);
            let around = Around { audience: &self.audience, names: &self.namesakes, clock, for_host };
            let view = self.room.view(self.id, online, bot_from, around);
            let frame = wire::frame(&ServerMessage::Table(Box::new(view)));
            (self.hashes.hash_one(&*frame), frame)
        };
        let mut frames: [Option<(u64, Frame)>; 4] = [const { None }; 4];
        let mut told = Vec::new();
        for (session, visitor) in &self.visitors {
            let for_host = visitor.person.id == self.room.host.id;
            let late = self.sees_late(visitor.person.id);
            let kind = usize::from(for_host) * 2 + usize::from(late);
            let (hash, frame) = frames[kind].get_or_insert_with(|| frame(for_host, late));
            if visitor.table != Some(*hash) {
                visitor.line.send(frame.clone());
                told.push((*session, *hash));
            }
        }
        for (session, hash) in told {
            if let Some(visitor) = self.visitors.get_mut(&session) {
                visitor.table = Some(hash);
            }
        }
        if self.room.settings.public {
            self.world.lobby.list(self.room.listing(self.id, self.audience.count, &self.namesakes));
        } else {
            self.world.lobby.unlist(self.id);
        }
    }

    /// Tells a new version of the match to everybody there who may see it at once.
    pub(super) fn tell_version(&mut self, match_id: MatchId, frames: &Frames) {
        let Some(playing) = &self.playing else { return };
        let version = playing.now().version();
        let mut visitors: Vec<_> = self
            .visitors
            .values_mut()
            .map(|visitor| (Eyes::of(&self.room, visitor.person.id, visitor.looks_as), visitor))
            .collect();
        // However many watch, those who play are told first.
        visitors.sort_by_key(|(eyes, _)| eyes.watches);
        for (eyes, visitor) in visitors {
            // Who has yet to be told of earlier versions is told of all in order.
            let next = match visitor.sees.filter(|sees| (sees.match_id, sees.eyes) == (match_id, eyes)) {
                Some(sees) => sees.version.map_or(0, |seen| seen + 1),
                None => 0,
            };
            let sight = Sight::of(playing, eyes);
            if let Some(frame) = frames.of(eyes).filter(|_| next == version && sight.version == Some(version)) {
                let receipt = visitor.line.send_for_receipt(frame.clone());
                self.heard.sent(visitor.person.id, match_id, eyes, version, receipt);
                visitor.sees = Some(sight);
            }
        }
    }
}
