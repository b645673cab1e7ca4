//! What the server promises, over real sockets and on real databases. One program, so that it is linked
//! once.

mod bad_input;
mod clocks;
mod common;
mod contributions;
mod editions;
mod evening;
mod faults;
mod from_match;
mod health;
mod history;
mod host;
mod http;
mod kill;
mod limit_of_a_game;
mod limits;
mod links;
mod lobby;
mod logs;
mod once;
mod personal;
mod privacy;
mod records;
mod restart;
mod soak;
mod store;
