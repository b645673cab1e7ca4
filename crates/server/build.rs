//! The migrations are compiled in; a new one has to lead to a new build.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
