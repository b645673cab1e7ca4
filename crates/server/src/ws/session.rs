//! One socket's session, from `hello` to its end.

use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes};
use protocol::{
    AwayHow, ClientMessage, Code, CommandId, DealFrom, Hello, MatchId, PROTOCOL, Person, PlayerId, Seen, ServerMessage,
    SessionCommand, TableCommand, TableId, Welcome, read_frame,
};
use rules::GameKind;
use tokio::sync::oneshot;
use tokio::time::Instant;
use tracing::{Span, field};

use super::duplex::Duplex;
use crate::app::App;
use crate::credits::{Credits, Verdict};
use crate::hour;
use crate::player::{self, Greeting, Token, link};
use crate::sockets::{Belonging, Close, Line, Place};
use crate::store::SeatLink;
use crate::table::{Handle, Message as ToTable};
use crate::wire;

/// How long a socket may take to send `hello`.
const HELLO_WITHIN: Duration = Duration::from_secs(10);

/// One socket and who it belongs to.
pub(super) struct Session<'a> {
    app: &'a App,
    place: &'a Place,
    line: Line,
    credits: Credits,
    hello_by: Instant,
    /// When it last sent something.
    heard_at: Instant,
    /// Whose socket it is, after `hello`.
    belonging: Option<Belonging>,
    table: Option<(TableId, Handle)>,
    /// Whether the client sent a close frame.
    said_farewell: bool,
}

/// A received frame, before it is parsed.
pub(super) struct Heard {
    /// Its text; `None` if it is binary.
    text: Option<Utf8Bytes>,
    too_fast: bool,
}

impl<'a> Session<'a> {
    pub(super) fn new(app: &'a App, line: Line, place: &'a Place) -> Self {
        let per_second = app.world.config.messages_per_second;
        let credits = Credits::new(Duration::from_secs(1) / per_second, per_second * 10);
        let now = Instant::now();
        Self {
            app,
            place,
            line,
            credits,
            hello_by: now + HELLO_WITHIN,
            heard_at: now,
            belonging: None,
            table: None,
            said_farewell: false,
        }
    }

    /// The frame to be executed, if this is one; or why the socket has to be closed.
    pub(super) fn heard(&mut self, said: Option<Result<Message, axum::Error>>) -> Result<Option<Heard>, Close> {
        let text = match said {
            None => return Err(Close::Done),
            Some(Ok(Message::Close(_))) => {
                self.said_farewell = true;
                return Err(Close::Done);
            }
            Some(Err(error)) => return Err(self.unreadable(&error)),
            Some(Ok(Message::Ping(_))) => None,
            Some(Ok(Message::Pong(count))) => {
                self.line.arrived(Duplex::counted(&count).unwrap_or_default());
                None
            }
            Some(Ok(Message::Text(text))) => Some(Some(text)),
            Some(Ok(Message::Binary(_))) => Some(None),
        };
        self.heard_at = Instant::now();
        // A ping has no content, but makes work like anything else.
        match self.credits.spend() {
            Verdict::Abuse => Err(Close::TooFast),
            verdict => Ok(text.map(|text| Heard { text, too_fast: verdict == Verdict::Refused })),
        }
    }

    /// Called when a ping is due: returns when the next one is, or why the socket has to be closed. It never sent
    /// `hello`, or it has answered no ping, which even a silent client does.
    pub(super) fn next_pulse(&self) -> Result<Instant, Close> {
        let (now, every) = (Instant::now(), self.app.world.config.ping_s);
        match self.belonging {
            None if self.hello_by <= now => Err(Close::NoHello),
            None => Ok(self.hello_by.min(now + every)),
            Some(_) if self.heard_at + every * 2 <= now => Err(Close::Done),
            Some(_) => Ok((self.heard_at + every * 2).min(now + every)),
        }
    }

    /// Executes a frame.
    pub(super) async fn obey(&mut self, heard: Heard) {
        match heard.text.as_ref().map(|text| read_frame(text)) {
            None => self.refuse(None, Code::Garbage),
            Some(Err(error)) => self.refuse(error.id, error.code),
            Some(Ok(message)) if heard.too_fast => self.refuse(message.command().map(|(id, _)| id), Code::TooFast),
            Some(Ok(ClientMessage::Hello(hello))) => self.hello(&hello).await,
            Some(Ok(ClientMessage::Session(id, command))) => self.command(id, command).await,
            Some(Ok(ClientMessage::Table(id, command))) => self.pass_on(id, command).await,
        }
    }

    /// Ends the session: leaves the lobby and the table, and the player. The player keeps their chair.
    pub(super) async fn leave(&mut self) {
        self.app.world.lobby.look_away(self.line.session);
        self.look_away_from_table(if self.said_farewell { AwayHow::Closed } else { AwayHow::Lost }).await;
        // Last, because whoever waits for this relies on the socket having no traces left.
        self.belonging = None;
    }

    /// A frame that the socket can't receive: nothing more can be read after it.
    fn unreadable(&self, error: &axum::Error) -> Close {
        let (code, close) = match std::error::Error::source(error).and_then(|source| source.downcast_ref()) {
            Some(tungstenite::Error::Capacity(_)) => (Code::TooLarge, Close::TooLarge),
            Some(tungstenite::Error::Utf8(_) | tungstenite::Error::Protocol(_)) => (Code::Garbage, Close::Unreadable),
            _ => return Close::Done,
        };
        self.refuse(None, code);
        close
    }

    fn refuse(&self, id: Option<CommandId>, code: Code) {
        self.line.send(wire::refused(id, code));
    }

    async fn hello(&mut self, hello: &Hello) {
        if self.belonging.is_some() {
            return self.refuse(None, Code::HelloTwice);
        }
        if hello.protocol != PROTOCOL {
            return self.refuse(None, Code::WrongProtocol);
        }
        if hello.token.is_none() && hello.link.is_none() && !self.place.may_bring_guest() {
            return self.refuse(None, Code::Busy);
        }
        match player::greet(&*self.app.world.store, hello).await {
            Ok(Greeting::Known(person)) => self.welcome(person, None).await,
            Ok(Greeting::Guest(person, token)) => self.welcome(person, Some(&token)).await,
            Ok(Greeting::LinkUsedUp) => self.refuse(None, Code::LinkUsedUp),
            Ok(Greeting::BadToken) => self.refuse(None, Code::BadToken),
            Ok(Greeting::BadName) => self.refuse(None, Code::BadName),
            Err(error) => self.refuse(None, error.refusal()),
        }
    }

    async fn welcome(&mut self, person: Person, token: Option<&Token>) {
        let belonging = self.app.sockets.players.enter(person.id, &self.line);
        // A player deleted from here on has this socket closed as well; one deleted before is no longer found.
        if let Err(code) = self.person(person.id).await {
            return self.refuse(None, code);
        }
        self.belonging = Some(belonging);
        Span::current().record("player", field::display(person.id));
        self.line.send(wire::frame(&ServerMessage::Welcome(Welcome {
            protocol: PROTOCOL,
            build: self.app.build.clone(),
            now: hour::now(),
            player: person.id,
            name: person.name,
            avatar: person.avatar,
            token: token.map(Token::reveal),
        })));
    }

    /// Passes a command on to the open table, which answers it.
    async fn pass_on(&self, id: CommandId, command: TableCommand) {
        let Some(Belonging { player, .. }) = self.belonging else { return self.refuse(Some(id), Code::HelloFirst) };
        if let Some((_, table)) = &self.table {
            let message = ToTable::Command { line: self.line.clone(), player, id: id.clone(), command };
            if table.send(message).await.is_ok() {
                return;
            }
        }
        self.refuse(Some(id), Code::NoTableOpen);
    }

    async fn command(&mut self, id: CommandId, command: SessionCommand) {
        let Some(Belonging { player, .. }) = self.belonging else { return self.refuse(Some(id), Code::HelloFirst) };
        let result = match command {
            SessionCommand::Rename { name, avatar } => self.rename(player, &name, avatar).await,
            SessionCommand::Ping {} => Ok(()),
            SessionCommand::LobbyOpen {} => {
                self.app.world.lobby.look(&self.line);
                Ok(())
            }
            SessionCommand::LobbyClose {} => {
                self.app.world.lobby.look_away(self.line.session);
                Ok(())
            }
            SessionCommand::LinkMake { match_id } => match self.make_link(player, match_id).await {
                Ok(secret) => return self.line.send(wire::ack_link(id, &secret)),
                Err(code) => Err(code),
            },
            SessionCommand::LinkUse { link } => match self.use_link(player, &id, &link).await {
                Ok(table) => return self.line.send(wire::ack_table(id, table)),
                Err(code) => Err(code),
            },
            SessionCommand::TableCreate { name, public, game, from } => {
                match self.create(player, &id, &name, public, game, from).await {
                    Ok(table) => return self.line.send(wire::ack_table(id, table)),
                    Err(code) => Err(code),
                }
            }
            // From here on, the table answers.
            SessionCommand::TableOpen { table, seen } => match self.open(player, &id, table, seen).await {
                Ok(()) => return,
                Err(code) => Err(code),
            },
            SessionCommand::TableClose {} => match self.table.take() {
                Some((_, table)) => {
                    let message = ToTable::Close { line: self.line.clone(), player, id: id.clone() };
                    match table.send(message).await {
                        Ok(()) => return,
                        Err(_) => Ok(()),
                    }
                }
                None => Err(Code::NoTableOpen),
            },
        };
        self.line.send(match result {
            Ok(()) => wire::ack(id),
            Err(code) => wire::refused(Some(id), code),
        });
    }

    async fn make_link(&self, player: PlayerId, of: Option<MatchId>) -> Result<Token, Code> {
        let seat = match (of, &self.table) {
            (None, _) => None,
            (Some(match_id), Some((table, _))) => Some((*table, match_id)),
            (Some(_), None) => return Err(Code::NoTableOpen),
        };
        link::make(&*self.app.world.store, player, seat).await.map_err(|error| error.refusal())
    }

    async fn use_link(&self, player: PlayerId, id: &CommandId, secret: &str) -> Result<TableId, Code> {
        let store = &*self.app.world.store;
        let person = self.person(player).await?;
        let found = link::to_seat(store, secret, player, id).await.map_err(|error| error.refusal())?;
        let (secret, link) = found.ok_or(Code::LinkUsedUp)?;
        if !link.used_up {
            self.take_over(&person, id, link).await?;
            // Until then nobody else can use it either: its maker has no seat any more.
            store.use_up_link(&secret.hash(), player, id).await.map_err(|error| error.refusal())?;
        }
        Ok(link.table)
    }

    async fn take_over(&self, person: &Person, id: &CommandId, link: SeatLink) -> Result<(), Code> {
        loop {
            let handle = self.app.tables.open(link.table).await?;
            let (done, answer) = oneshot::channel();
            let (person, id) = (person.clone(), id.clone());
            if handle.send(ToTable::TakeOver { person, id, link, done }).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
            // The table has just left memory: load it again.
        }
    }

    async fn rename(&self, player: PlayerId, name: &str, avatar: protocol::Avatar) -> Result<(), Code> {
        let renamed =
            player::rename(&*self.app.world.store, player, name, avatar).await.map_err(|error| error.refusal())?;
        let person = renamed.ok_or(Code::BadName)?;
        if let Some((_, table)) = &self.table {
            // A table that has left memory asks for the name when it is loaded again.
            let _ = table.send(ToTable::Renamed(person)).await;
        }
        Ok(())
    }

    async fn create(
        &self,
        player: PlayerId,
        id: &CommandId,
        name: &str,
        public: bool,
        game: Option<GameKind>,
        from: Option<DealFrom>,
    ) -> Result<TableId, Code> {
        let person = self.person(player).await?;
        self.app.tables.create(&person, id, name, public, game, from).await
    }

    async fn open(&mut self, player: PlayerId, id: &CommandId, table: TableId, seen: Option<Seen>) -> Result<(), Code> {
        if self.table.as_ref().is_some_and(|(open, _)| *open != table) {
            self.look_away_from_table(AwayHow::Closed).await;
        }
        let person = self.person(player).await?;
        loop {
            let handle = self.app.tables.open(table).await?;
            let (opened, answer) = oneshot::channel();
            let (line, person, id) = (self.line.clone(), person.clone(), id.clone());
            if handle.send(ToTable::Open { line, person, id, seen, opened }).await.is_ok()
                && let Ok(opened) = answer.await
            {
                self.table = opened.then_some((table, handle));
                return Ok(());
            }
            // The table has just left memory: load it again.
        }
    }

    async fn look_away_from_table(&mut self, how: AwayHow) {
        if let Some((_, table)) = self.table.take() {
            let _ = table.send(ToTable::Gone { session: self.line.session, how }).await;
        }
    }

    /// The player with their current name, which another tab may have changed.
    async fn person(&self, player: PlayerId) -> Result<Person, Code> {
        let row = self.app.world.store.player(player).await.map_err(|error| error.refusal())?;
        row.map(Person::from).ok_or(Code::BadToken)
    }
}
