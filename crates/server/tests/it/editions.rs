//! A host's own editions replace the standard ones; a wrong one stops the server from starting.

use crate::common::server::{Folder, Server, config};
use rules::GameKind;
use serde_json::json;
use tokio::process::Command;
use tokio_util::sync::CancellationToken;

/// Why the server does not start with this file in its folder of editions.
async fn refusal(file: &str, text: &str) -> String {
    let folder = Folder::new();
    std::fs::write(folder.path().join(file), text).unwrap();
    let flags = ["--editions".to_owned(), folder.path().to_str().unwrap().to_owned()];
    let listener = server::listen("127.0.0.1:0".parse().unwrap()).unwrap();
    let running = server::run(listener, config(folder.path(), &flags), CancellationToken::new());
    running.await.unwrap_err().to_string()
}

#[tokio::test]
async fn a_wrong_edition_is_refused_with_file_and_line() {
    let error = refusal("hungry-monkey.toml", "nonsense = 1\n").await;
    assert!(error.contains("hungry-monkey.toml, line 1"), "{error}");
}

#[tokio::test]
async fn a_file_named_after_no_game_is_refused() {
    let error = refusal("chess.toml", "").await;
    assert!(error.contains("chess.toml"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_with_the_hosts_edition_and_keeps_it() {
    let editions = Folder::new();
    let own = format!("# our house\n{}", GameKind::HungryMonkey.rules().standard_edition());
    std::fs::write(editions.path().join("hungry-monkey.toml"), &own).unwrap();
    let server = Server::with(&["--editions", editions.path().to_str().unwrap()]);
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let on = ann.wait_table(|table| !table["match"].is_null()).await;
    let id = on["match"]["id"].as_str().unwrap().parse().unwrap();
    let (folder, _) = server.stop().await;
    let url = format!("sqlite://{}", folder.path().join("potluck.sqlite").display());
    let store = server::store::open(&url).await.unwrap();
    assert_eq!(store.match_row(id).await.unwrap().unwrap().edition, own);
}

/// A folder with an edition of Foodie Forest in which the Empty pot brings 9.
fn own_foodie_forest() -> Folder {
    let folder = Folder::new();
    let standard = GameKind::FoodieForest.rules().standard_edition();
    let own = standard.replace("empty_pot_bonus = 5", "empty_pot_bonus = 9");
    std::fs::write(folder.path().join("foodie-forest.toml"), own).unwrap();
    folder
}

/// What `potluck` prints with these arguments, and whether it is content.
async fn potluck(arguments: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_potluck")).args(arguments).output().await.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_told_the_edition_of_each_game_and_which_are_the_houses_own() {
    let editions = own_foodie_forest();
    let reworded = format!("# the same in other words\n{}", GameKind::HungryMonkey.rules().standard_edition());
    std::fs::write(editions.path().join("hungry-monkey.toml"), reworded).unwrap();
    let server = Server::with(&["--editions", editions.path().to_str().unwrap()]);
    let told = server.get("/api/editions").await.json();
    let of = |game: &str| told.as_array().unwrap().iter().find(|told| told["game"] == game).unwrap();
    assert_eq!(told.as_array().unwrap().len(), GameKind::ALL.len());
    assert_eq!(
        (&of("foodie-forest")["own"], &of("foodie-forest")["edition"]["empty_pot_bonus"]),
        (&json!(true), &json!(9))
    );
    for (game, number, standard) in [
        ("hungry-monkey", "/hand", 3),
        ("hungry-little-demons", "/forest/rows", 4),
        ("in-teufels-kueche", "/goal", 10),
        ("little-monster", "/feeds_at", 15),
    ] {
        assert_eq!(of(game)["own"], false, "{game}");
        assert_eq!(of(game)["edition"].pointer(number), Some(&json!(standard)), "{game}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn board_and_rules_page_are_told_the_matchs_edition_after_the_house_has_changed_its_own() {
    let editions = own_foodie_forest();
    let server = Server::with(&["--editions", editions.path().to_str().unwrap()]);
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    let settings = json!({ "name": "Kitchen", "public": false, "game": "foodie-forest", "options": {} });
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.does("match_start", json!({})).await;
    let update = ann.wait("update").await;
    assert_eq!(update["view"]["empty_pot_bonus"], 9);
    std::fs::remove_file(editions.path().join("foodie-forest.toml")).unwrap();
    let server = server.restart().await;
    let mut ann = ann.again(server.address).await;
    ann.opens(&table).await;
    assert_eq!(ann.wait("update").await["view"]["empty_pot_bonus"], 9);
    let path = format!("/api/matches/{}/edition", update["match"].as_str().unwrap());
    let of_match = server.get(&path).await.json();
    assert_eq!(
        (&of_match["game"], &of_match["own"], &of_match["edition"]["empty_pot_bonus"]),
        (&json!("foodie-forest"), &json!(true), &json!(9))
    );
    let house = server.get("/api/editions").await.json();
    assert!(house.as_array().unwrap().iter().all(|each| each["own"] == false), "{house}");
    server.stop().await;
}

#[tokio::test]
async fn a_folder_of_editions_is_checked_file_by_file() {
    let editions = own_foodie_forest();
    let folder = editions.path().to_str().unwrap();
    let (fine, told, _) = potluck(&["check-editions", folder]).await;
    let place = |file: &str| editions.path().join(file).display().to_string();
    let good =
        format!("{}: can be played, in place of the standard edition of foodie-forest\n", place("foodie-forest.toml"));
    assert_eq!((fine, told.as_str()), (true, good.as_str()));
    std::fs::write(editions.path().join("chess.toml"), "").unwrap();
    let standard = GameKind::InTeufelsKueche.rules().standard_edition();
    std::fs::write(editions.path().join("in-teufels-kueche.toml"), standard.replace("goal = 10", "goal = 99")).unwrap();
    let (fine, told, complaint) = potluck(&["check-editions", folder]).await;
    let games: Vec<_> = GameKind::ALL.iter().map(|kind| kind.slug()).collect();
    let unknown = format!("no game has this name; the games are: {}", games.join(", "));
    let goal = "line 5: goal: is 99; it must be from 1 to 18, the food of two colours";
    let all = format!("{}: {unknown}\n{good}{}, {goal}\n", place("chess.toml"), place("in-teufels-kueche.toml"));
    assert_eq!((fine, told), (false, all));
    assert_eq!(complaint, "potluck: 2 of 3 files cannot be used\n");
    let empty = Folder::new();
    let (fine, _, complaint) = potluck(&["check-editions", empty.path().to_str().unwrap()]).await;
    assert!(!fine && complaint.contains("there is no file that ends in .toml"), "{complaint}");
}

#[tokio::test]
async fn bots_simulate_matches_with_an_edition_of_ones_own() {
    let editions = own_foodie_forest();
    let simulate = ["simulate", "--game", "foodie-forest", "--players", "2", "--matches", "3", "--seed", "1", "--json"];
    let play = async |more: &[&str]| {
        let (fine, told, _) = potluck(&[&simulate[..], more].concat()).await;
        let mut told: serde_json::Value = serde_json::from_str(&told).unwrap();
        told["seconds"] = json!(0);
        (fine, told)
    };
    let own = play(&["--editions", editions.path().to_str().unwrap()]).await;
    assert_eq!((own.0, &own.1["finished"], &own.1["refused"]), (true, &json!(3), &json!(0)));
    std::fs::write(editions.path().join("foodie-forest.toml"), "nonsense").unwrap();
    let (fine, _, complaint) =
        potluck(&[&simulate[..], &["--editions", editions.path().to_str().unwrap()]].concat()).await;
    assert!(!fine && complaint.contains("foodie-forest.toml, line 1"), "{complaint}");
}
