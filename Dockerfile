# syntax=docker/dockerfile:1
FROM node:22-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM rust:1.95-slim AS server
WORKDIR /build
COPY Cargo.toml Cargo.lock rust-toolchain.toml ./
COPY crates crates
COPY migrations migrations
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/build/target \
    cargo build --release --locked -p server && cp target/release/potluck /potluck

FROM debian:trixie-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home potluck
COPY --from=server /potluck /usr/local/bin/potluck
COPY --from=web /build/web/dist /srv/potluck
USER potluck
WORKDIR /data
VOLUME /data
ENV POTLUCK_LISTEN=0.0.0.0:8080 POTLUCK_WEB=/srv/potluck POTLUCK_DATA=/data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["potluck", "health"]
ENTRYPOINT ["potluck"]
CMD ["serve"]
