use super::scene::{ONE, Scene, THREE, TWO, at, front};
use crate::games::hungry_little_demons::{
    Arrow, Chef, Furniture, Move, Reason, Score, ScoreLine, SeatView, TieBreaker, Trophy, score,
};
use crate::{BySeat, Seat};

const fn line(reason: Reason, count: u8, points: i32) -> ScoreLine {
    ScoreLine { reason, count, points }
}

/// Seat 0 comes home and ends the match.
fn scores_after_coming_home(mut scene: Scene) -> BySeat<Score> {
    scene.play(&Move::MoveChefHome);
    scene.public().score.expect("over").scores
}

#[test]
fn scoring_example_1_saffron_14_cream_11() {
    // Rulings 18 and 19.
    let scores = scores_after_coming_home(
        Scene::new(&[Chef::Saffron, Chef::Cream])
            .recipes(ONE, ["Super Miso Soup", "Classic Carrot Cake"])
            .recipes(TWO, ["Angel Food Cake", "Hearty Winter Stew"])
            .gathered(ONE, &["Greens", "Mushrooms", "Onions", "Squash", "Berries", "Carrots"])
            .gathered(TWO, &["Berries", "Eggs", "Grains", "Carrots", "Herbs", "Mushrooms"])
            .destroyed(ONE, TWO, 2)
            .destroyed(TWO, ONE, 3)
            .demon_in(ONE, TWO)
            .demon_in(TWO, ONE)
            .chef_at(ONE, at(0, 0)),
    );
    assert_eq!(
        scores[ONE].lines,
        [line(Reason::Recipes, 1, 5), line(Reason::MostIngredients, 6, 3), line(Reason::Ingredients, 6, 6)]
    );
    assert_eq!(
        scores[TWO].lines,
        [
            line(Reason::MostIngredients, 6, 3),
            line(Reason::MostFurniture, 3, 3),
            line(Reason::Ingredients, 6, 6),
            line(Reason::Demons, 1, -1)
        ]
    );
    assert_eq!((scores[ONE].total, scores[TWO].total), (14, 11));
    assert_eq!((scores[ONE].place, scores[TWO].place), (1, 2));
}

#[test]
fn scoring_example_2_salmon_ends_with_8_and_olive_wins_with_12() {
    // Rulings 18 and 19.
    let scores = scores_after_coming_home(
        Scene::new(&[Chef::Salmon, Chef::Olive])
            .recipes(ONE, ["Super Miso Soup", "Classic Carrot Cake"])
            .recipes(TWO, ["Angel Food Cake", "Hearty Winter Stew"])
            .gathered(ONE, &["Greens", "Mushrooms", "Onions", "Squash"])
            .gathered(TWO, &["Berries", "Eggs", "Grains", "Carrots", "Herbs", "Mushrooms"])
            .destroyed(TWO, ONE, 2)
            .demon_in(TWO, ONE)
            .chef_at(ONE, at(0, 0)),
    );
    assert_eq!(
        scores[ONE].lines,
        [line(Reason::Recipes, 1, 5), line(Reason::Ingredients, 4, 4), line(Reason::Demons, 1, -1)]
    );
    assert_eq!(
        scores[TWO].lines,
        [line(Reason::MostIngredients, 6, 3), line(Reason::MostFurniture, 2, 3), line(Reason::Ingredients, 6, 6)]
    );
    assert_eq!((scores[ONE].total, scores[TWO].total), (8, 12));
    assert_eq!((scores[ONE].place, scores[TWO].place), (2, 1), "who ends the match need not win");
}

#[test]
fn scoring_example_3_burgundy_and_charcoal_tie_at_15_and_burgundy_ended_the_match() {
    // Rulings 19 and 20.
    let scores = scores_after_coming_home(
        Scene::new(&[Chef::Burgundy, Chef::Charcoal])
            .recipes(ONE, ["Super Miso Soup", "Classic Carrot Cake"])
            .recipes(TWO, ["Angel Food Cake", "Hearty Winter Stew"])
            .gathered(ONE, &["Greens", "Mushrooms", "Onions", "Squash", "Berries", "Carrots", "Grains"])
            .gathered(TWO, &["Berries", "Eggs", "Grains", "Honey", "Carrots"])
            .destroyed(TWO, ONE, 3)
            .demon_in(ONE, TWO)
            .demon_in(TWO, ONE)
            .chef_at(ONE, at(0, 0))
            .chef_at(TWO, at(3, 3)),
    );
    assert_eq!(
        scores[ONE].lines,
        [line(Reason::Recipes, 1, 5), line(Reason::MostIngredients, 7, 3), line(Reason::Ingredients, 7, 7)]
    );
    assert_eq!(
        scores[TWO].lines,
        [
            line(Reason::Recipes, 1, 5),
            line(Reason::MostFurniture, 3, 3),
            line(Reason::Ingredients, 5, 5),
            line(Reason::CharcoalFurniture, 3, 3),
            line(Reason::Demons, 1, -1)
        ]
    );
    assert_eq!((scores[ONE].total, scores[TWO].total), (15, 15));
    assert_eq!((scores[ONE].place, scores[TWO].place), (1, 2));
    assert_eq!((scores[ONE].tie_breaker, scores[TWO].tie_breaker), (None, Some(TieBreaker::EndedMatch)));
}

/// Three seats at home with nothing, their demons in no house, and then the change.
fn scores_of(change: impl Fn(&mut BySeat<SeatView>)) -> BySeat<Score> {
    let scene = Scene::new(&[Chef::Olive, Chef::Charcoal, Chef::Saffron]);
    let mut seats = scene.public().seats;
    for (_, seat) in seats.iter_mut() {
        seat.demon_in = None;
    }
    change(&mut seats);
    score::sheet(&seats, scene.game.grid(), None).scores
}

fn gather(seat: &mut SeatView, cards: usize) {
    seat.gathered = vec![front("Eggs", Arrow::Up); cards];
}

fn destroy(seat: &mut SeatView, pieces: usize) {
    seat.destroyed = vec![Trophy { owner: THREE, furniture: Furniture::Bed }; pieces];
}

/// Places and what seat 1 fell behind by; both have as many points.
fn tie(change: impl Fn(&mut BySeat<SeatView>)) -> (u8, u8, Option<TieBreaker>) {
    let scores = scores_of(change);
    assert_eq!(scores[ONE].total, scores[TWO].total, "{scores:?}");
    assert_eq!(scores[ONE].tie_breaker, None);
    (scores[ONE].place, scores[TWO].place, scores[TWO].tie_breaker)
}

#[test]
fn all_who_share_the_most_score_for_it_even_with_none() {
    // Ruling 19.
    let scores = scores_of(|seats| {
        gather(&mut seats[ONE], 2);
        gather(&mut seats[TWO], 2);
    });
    let most = |seat: Seat| scores[seat].lines.iter().filter(|line| line.points == 3).count();
    assert_eq!([ONE, TWO, THREE].map(most), [2, 2, 1], "nobody destroyed furniture: all tie at zero");
}

#[test]
fn charcoal_scores_one_more_for_each_piece_of_furniture() {
    // Ruling 19.
    let scores = scores_of(|seats| [ONE, TWO].map(|seat| destroy(&mut seats[seat], 2)).into_iter().collect());
    assert_eq!(scores[TWO].total - scores[ONE].total, 2);
}

#[test]
fn points_may_be_negative() {
    // Ruling 19.
    let scores = scores_of(|seats| {
        gather(&mut seats[TWO], 1);
        destroy(&mut seats[TWO], 1);
        for (_, seat) in seats.iter_mut() {
            seat.demon_in = Some(ONE);
        }
    });
    assert_eq!((scores[ONE].total, scores[ONE].place), (-3, 3));
}

#[test]
fn ties_are_broken_by_more_completed_recipes() {
    // Ruling 20, second tie-breaker.
    let standing = tie(|seats| {
        seats[ONE].completed = 1;
        gather(&mut seats[ONE], 4);
        gather(&mut seats[TWO], 6);
    });
    assert_eq!(standing, (1, 2, Some(TieBreaker::Recipes)));
}

#[test]
fn then_by_more_ingredients() {
    // Ruling 20, third.
    let standing = tie(|seats| {
        gather(&mut seats[ONE], 6);
        gather(&mut seats[TWO], 4);
        destroy(&mut seats[TWO], 1);
        seats[TWO].chef = Some(Chef::Cream);
        seats[THREE].demon_in = Some(ONE);
        seats[ONE].demon_in = Some(ONE);
    });
    assert_eq!(standing, (1, 2, Some(TieBreaker::Ingredients)));
}

#[test]
fn then_by_more_destroyed_furniture() {
    // Ruling 20, fourth.
    let standing = tie(|seats| {
        destroy(&mut seats[ONE], 1);
        for (_, seat) in seats.iter_mut() {
            seat.demon_in = Some(ONE);
        }
    });
    assert_eq!(standing, (1, 2, Some(TieBreaker::Furniture)));
}

#[test]
fn then_by_fewer_demons_in_the_house() {
    // Ruling 20, fifth: Charcoal's point for furniture makes up for a demon.
    let standing = tie(|seats| {
        destroy(&mut seats[ONE], 1);
        destroy(&mut seats[TWO], 1);
        seats[THREE].demon_in = Some(TWO);
    });
    assert_eq!(standing, (1, 2, Some(TieBreaker::Demons)));
}

#[test]
fn then_by_fewer_moves_home_which_for_burgundy_may_be_diagonal() {
    // Ruling 20, sixth: the doors are above columns 0, 2 and 4.
    let scores = scores_of(|seats| {
        seats[ONE].chef_at = Some(at(0, 0));
        seats[TWO].chef_at = Some(at(2, 4));
        seats[TWO].chef = Some(Chef::Burgundy);
        seats[THREE].chef_at = Some(at(2, 2));
    });
    assert_eq!([ONE, TWO, THREE].map(|seat| scores[seat].moves_home), [1, 3, 5]);
    assert_eq!([ONE, TWO, THREE].map(|seat| scores[seat].place), [1, 2, 3]);
    assert_eq!(scores[THREE].tie_breaker, Some(TieBreaker::MovesHome));
}

#[test]
fn seats_that_no_tie_breaker_parts_share_a_place() {
    // Ruling 20.
    let scores = scores_of(|seats| seats[ONE].chef_at = Some(at(0, 0)));
    assert_eq!([ONE, TWO, THREE].map(|seat| scores[seat].place), [3, 1, 1]);
    assert_eq!(scores[THREE].tie_breaker, None);
}
