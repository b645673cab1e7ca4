//! Who knows what is in which pot (ruling 12).

use crate::games::in_teufels_kueche::{Event, InTeufelsKueche, Menu, PotPlace};
use crate::{Chance, Game, Seat, Viewer};

use super::scene::{MENUS, Scene};

fn known(scene: &Scene, viewer: Viewer) -> Vec<Option<Menu>> {
    scene.game.view(viewer).pots.iter().map(|pot| pot.menu).collect()
}

#[test]
fn only_the_owner_knows_what_is_in_an_unserved_pot() {
    let scene = Scene::of_two();
    let own = MENUS.map(Some).to_vec();
    let hidden = vec![None; 4];
    assert_eq!(known(&scene, Viewer::Seat(Seat::new(0))), [own.clone(), hidden.clone()].concat());
    assert_eq!(known(&scene, Viewer::Seat(Seat::new(1))), [hidden.clone(), own.clone()].concat());
    assert_eq!(known(&scene, Viewer::Public), [hidden.clone(), hidden].concat());
    assert_eq!(known(&scene, Viewer::Archive), [own.clone(), own].concat());
}

#[test]
fn carrying_a_pot_does_not_tell_what_is_in_it() {
    let scene = Scene::of_two().at("yellow 0", "outer 1").carrying("yellow 0", "blue dot");
    let carried = scene.pot("blue dot");
    assert!(matches!(carried.place, PotPlace::Carried { .. }));
    let view = scene.seen_by(0);
    assert_eq!(view.pots[usize::from(carried.id.0)].menu, None);
}

#[test]
fn hiding_menus_shows_them_to_their_owner_only() {
    let event = Event::MenusAssigned { seat: Seat::new(1), menus: MENUS.to_vec() };
    let seen = |viewer| serde_json::to_string(&InTeufelsKueche::event_view(&event, viewer)).unwrap();
    assert!(seen(Viewer::Seat(Seat::new(1))).contains(r#"[5,3,1,"milk"]"#));
    assert_eq!(seen(Viewer::Public), r#"{"type":"menus_assigned","seat":1,"menus":null}"#);
    assert_eq!(seen(Viewer::Seat(Seat::new(0))), seen(Viewer::Public));
}

// Ruling 12.
#[test]
fn the_menus_that_are_left_of_a_colour_are_listed_for_all_without_saying_where() {
    let scene = Scene::of_two().served(0, "blue triangle");
    let left = |seat| scene.view().seats[Seat::new(seat)].menus_left.clone();
    assert_eq!(left(1), [Menu::Food(1), Menu::Food(5), Menu::MILK]);
    assert_eq!(left(0), [Menu::Food(1), Menu::Food(3), Menu::Food(5), Menu::MILK]);
}

// Ruling 12.
#[test]
fn a_colours_last_pot_is_known_to_all() {
    let scene = Scene::of_two().served(0, "blue triangle").served(1, "blue dot");
    assert_eq!(scene.pot("blue cross").menu, None);
    let scene = scene.served(0, "blue square");
    assert_eq!(scene.pot("blue cross").menu, Some(Menu::MILK));
}

#[test]
fn in_another_world_only_what_the_viewer_cannot_know_is_different() {
    let scene = Scene::of_four().served(0, "blue cross").served(3, "violet dot");
    let viewer = Viewer::Seat(Seat::new(0));
    let real = scene.game.view(Viewer::Archive);
    let mut blue_dots = Vec::new();
    for stream in 0..60 {
        let twin = scene.game.resample(viewer, &mut Chance::new([1; 32], stream));
        let other = twin.view(Viewer::Archive);
        for (here, there) in real.pots.iter().zip(&other.pots) {
            let seen = here.colour == real.seats[Seat::new(0)].colour || matches!(here.place, PotPlace::Served { .. });
            assert!(!seen || here.menu == there.menu);
        }
        assert_eq!(real.seats, other.seats, "the menus left are the same");
        blue_dots.push(other.pots[usize::from(scene.pot("blue dot").id.0)].menu.unwrap());
    }
    blue_dots.sort_unstable();
    blue_dots.dedup();
    assert_eq!(blue_dots, [Menu::Food(1), Menu::Food(3), Menu::Food(5)], "the milk is served already");
}
