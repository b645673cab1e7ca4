//! Whatever a seat asks for.
#![no_main]

#[path = "../src/moves.rs"]
mod moves;

libfuzzer_sys::fuzz_target!(|data: &[u8]| moves::check(data));
