# `make run` plays, `make test` proves. Everything else is a part of one of them.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
LISTEN ?= 0.0.0.0:8080

.PHONY: help tools run build web types test bench lint deny test-rust test-web test-browser playthroughs notices

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

tools:
	@scripts/check-tools

run: tools web ## Build everything and serve it on port 8080
	cargo run --release --locked -p server --bin potluck -- serve --listen $(LISTEN)

build: tools web ## Build server and client
	cargo build --release --locked -p server

web: web/node_modules
	npm --prefix web run --silent build

web/node_modules: web/package-lock.json
	npm --prefix web ci --no-audit --no-fund
	@touch $@

types: ## Write the client's types anew from the server's
	UPDATE_TYPES=1 cargo test --locked -p protocol --test typescript

playthroughs: ## Write the golden playthroughs anew
	UPDATE_PLAYTHROUGHS=1 cargo test --locked -p rules --test playthroughs

notices: ## Gather the licences of the server's crates anew, after Cargo.lock has changed
	@cargo about --version >/dev/null 2>&1 || cargo install --locked --features cli cargo-about
	cargo fetch --locked
	cargo about generate --locked --offline --manifest-path crates/server/Cargo.toml --config about.toml \
		--output-file web/build/crates.html web/build/crates.hbs

test: tools lint test-rust test-web test-browser ## Check and test everything

bench: ## Measure server and rules against the floor, for docs/performance.md
	cargo build --release --locked -p server -p loadtest
	cargo bench --locked -p rules --no-run
	scripts/with-postgres target/release/loadtest bench
	cargo bench --locked -p rules -- --max-time 1

lint: web/node_modules deny ## Formatting, lints, types, documentation
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps --document-private-items
	scripts/check-purity
	scripts/check-circles
	scripts/check-notices
	cargo tree --locked --quiet --manifest-path fuzz/Cargo.toml >/dev/null
	npm --prefix web run --silent lint
	npm --prefix web run --silent check

deny: ## Licences, sources and duplicates of what we depend on
	@cargo deny --version >/dev/null 2>&1 || cargo install --locked cargo-deny
	cargo fetch --locked
	cargo deny --offline check bans licenses sources

test-rust: ## Rules, protocol, stores and server
	scripts/with-postgres cargo test --locked --workspace

test-web: web/node_modules ## The client's units
	npm --prefix web test --silent

test-browser: web ## Whole matches in a real browser
	cargo build --locked -p server --bin potluck
	scripts/with-chromium npm --prefix web run --silent e2e
