use crate::games::hungry_little_demons::{Card, Pantry, RecipeColour};
use crate::{Edition, EditionData};

/// What is said about the standard edition with one text replaced.
fn refusal(from: &str, to: &str) -> String {
    assert!(Pantry::STANDARD.contains(from), "{from}");
    let text = Pantry::STANDARD.replacen(from, to, 1);
    Edition::<Pantry>::read("mine.toml", &text).expect_err("refused").to_string()
}

fn line_of(text: &str) -> usize {
    Pantry::STANDARD.lines().position(|line| line.contains(text)).expect("in the edition") + 1
}

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

#[test]
fn a_forest_that_could_not_shift_is_refused_with_file_line_and_field() {
    let line = line_of("rows = 4");
    assert_eq!(
        refusal("rows = 4", "rows = 1"),
        format!("mine.toml, line {line}: forest.rows: the forest must be able to shift both ways: at least 2")
    );
}

#[test]
fn a_forest_without_room_for_six_houses_is_refused() {
    // Ruling 23.
    assert!(refusal("rows = 4\ncolumns = 6", "rows = 2\ncolumns = 3").contains("forest: too small for six houses"));
}

#[test]
fn an_ingredient_with_fewer_cards_than_recipes_is_refused() {
    let line = line_of("name = \"Honey\"") + 1;
    let text = "name = \"Honey\"\narrows = [\"up\", \"right\", \"down\", \"left\"]";
    assert_eq!(
        refusal(text, "name = \"Honey\"\narrows = [\"up\", \"right\", \"down\"]"),
        format!("mine.toml, line {line}: ingredients[6].arrows: 3 cards are too few for 4 recipes")
    );
}

#[test]
fn a_recipe_with_an_unknown_ingredient_is_refused() {
    let line = line_of("name = \"Mixed Mushroom Omelette\"") + 2;
    let told = refusal("\"Eggs\", \"Herbs\"", "\"Eggs\", \"Herps\"");
    assert_eq!(told, format!("mine.toml, line {line}: recipes[0].ingredients[1]: is no ingredient"));
}

#[test]
fn a_deck_that_is_not_larger_than_the_forest_without_creams_baits_is_refused() {
    // 54 cards on 9 times 6 spaces would leave no deck.
    assert!(refusal("rows = 4\ncolumns = 6", "rows = 255\ncolumns = 255").contains("54 cards are too few"));
    assert!(refusal("rows = 4", "rows = 9").contains("54 cards are too few for 54 spaces and a deck"));
}

#[test]
fn fewer_baits_than_cream_begins_with_are_refused() {
    let line = line_of("demon_baits");
    let told = refusal("demon_baits = 4", "demon_baits = 1");
    assert_eq!(told, format!("mine.toml, line {line}: deck.demon_baits: Cream begins with two"));
}

#[test]
fn too_few_recipes_of_a_colour_are_refused() {
    // Ruling 23.
    assert!(refusal("colour = \"blue\"", "colour = \"red\"").contains("recipes: 5 blue ones are too few"));
}

#[test]
fn other_mistakes_are_refused_too() {
    for (from, to, told) in [
        ("name = \"Carrots\"", "name = \"Berries\"", "recipes[5].ingredients[0]: is no ingredient"),
        ("\"up\", \"right\"", "\"up\", \"north\"", "unknown variant `north`"),
        ("wood_sprites", "wood_spirits", "unknown field `wood_spirits`"),
        ("quiet_rounds_to_stop = 10", "quiet_rounds_to_stop = 0", "limits.quiet_rounds_to_stop: at least 1"),
        ("quiet_rounds_to_end = 30", "quiet_rounds_to_end = 9", "limits.quiet_rounds_to_end: earlier than"),
        ("[\"Eggs\", \"Herbs\", \"Mushrooms\", \"Onions\"]", "[]", "recipes[0].ingredients: a recipe takes something"),
    ] {
        assert!(refusal(from, to).contains(told), "{}", refusal(from, to));
    }
    let twice = "[[ingredients]]\nname = \"Eggs\"\narrows = []\n\n[[recipes]]";
    assert!(refusal("[[recipes]]", twice).contains("ingredients[12].name: named twice"));
}
