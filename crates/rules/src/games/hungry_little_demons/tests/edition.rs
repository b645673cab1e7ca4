use crate::Edition;
use crate::games::hungry_little_demons::{Card, Pantry, RecipeColour};

#[test]
fn there_are_56_cards_four_of_each_of_12_ingredients_and_four_of_each_other() {
    let edition = Edition::<Pantry>::standard();
    let cards = edition.cards();
    assert_eq!((cards.len(), edition.ingredients.len()), (56, 12));
    for data in &edition.ingredients {
        let ingredient = edition.ingredient(&data.name);
        let count = cards.iter().filter(|card| card.ingredient().map(|card| card.ingredient) == ingredient).count();
        assert_eq!(count, 4, "{}", data.name);
    }
    for other in [Card::DemonBait, Card::WoodSprite] {
        assert_eq!(cards.iter().filter(|card| **card == other).count(), 4);
    }
    assert_eq!((edition.forest.rows, edition.forest.columns), (4, 6));
}

#[test]
fn there_are_six_recipes_of_each_colour_and_each_ingredient_is_in_four() {
    let edition = Edition::<Pantry>::standard();
    assert_eq!(edition.recipes_of(RecipeColour::Blue).len(), 6);
    assert_eq!(edition.recipes_of(RecipeColour::Red).len(), 6);
    for data in &edition.ingredients {
        let uses = edition.recipes.iter().flat_map(|recipe| &recipe.ingredients).filter(|name| **name == data.name);
        assert_eq!(uses.count(), 4, "{}", data.name);
    }
    assert!(edition.recipes.iter().all(|recipe| recipe.ingredients.len() == 4));
}
