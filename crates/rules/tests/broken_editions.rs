//! What is wrong with an edition of one's own is said with file, line and field: each row is one slip in the
//! standard edition, and all that its author is told.

use rules::GameKind;

/// A slip: what stands in the standard edition, what stands there instead (each time), and what is said.
type Slip = (&'static str, &'static str, &'static str);

/// The slips of each game; the compiler notices a game that is left out.
const fn slips(kind: GameKind) -> &'static [Slip] {
    match kind {
        GameKind::HungryMonkey => HUNGRY_MONKEY,
        GameKind::FoodieForest => FOODIE_FOREST,
        GameKind::HungryLittleDemons => HUNGRY_LITTLE_DEMONS,
        GameKind::InTeufelsKueche => IN_TEUFELS_KUECHE,
        GameKind::LittleMonster => LITTLE_MONSTER,
    }
}

#[test]
fn a_slip_in_an_edition_is_told() {
    for kind in GameKind::ALL {
        let (slug, standard) = (kind.slug(), kind.rules().standard_edition());
        assert!(!slips(*kind).is_empty(), "{slug}");
        for (from, to, said) in slips(*kind) {
            assert!(standard.contains(from), "{slug}: {from}");
            let error = kind.rules().check_edition("mine.toml", &standard.replacen(from, to, 1));
            let told = error.expect_err(to).to_string();
            assert_eq!(told, format!("mine.toml, line {said}"), "{slug}: {to}");
        }
    }
}

#[test]
fn a_pot_that_no_deck_could_fill_is_told() {
    let numbers = "[1, 1, 2, 2, 3, 3, 4, 4, 5, 5";
    let standard = GameKind::FoodieForest.rules().standard_edition();
    let text = standard.replace(&format!("{numbers}, 10]"), "[1]").replace(&format!("{numbers}]"), "[1]");
    let error = GameKind::FoodieForest.rules().check_edition("mine.toml", &text).unwrap_err();
    assert_eq!(
        error.to_string(),
        "mine.toml, line 7: full_at: is 10, but all numbers of the deck together make only 4"
    );
}

const FOODIE_FOREST: &[Slip] = &[
    ("starting_points = 5", "starting_points = -1", "5: starting_points: is -1; it must be from 0 to 100"),
    ("starting_points = 5", "starting_points = 101", "5: starting_points: is 101; it must be from 0 to 100"),
    (
        "starting_points = 5",
        "starting_points = 5.5",
        "5: starting_points: invalid type: floating point `5.5`, expected a whole number",
    ),
    ("starting_points = 5", "", "1: the file: missing field `starting_points`"),
    ("full_at = 10", "full_at = 1", "7: full_at: is 1; it must be from 2 to 100"),
    ("full_at = 10", "full_at = 101", "7: full_at: is 101; it must be from 2 to 100"),
    (
        "full_at = 10",
        "full_at = 300",
        "7: full_at: invalid value: integer `300`, expected a whole number from 0 to 255",
    ),
    (
        "full_at = 10",
        "full_at = \"ten\"",
        "7: full_at: invalid type: string \"ten\", expected a whole number from 0 to 255",
    ),
    ("full_at = 10", "full_at = 10\nfull_at = 11", "8: the file: `full_at` is there twice"),
    ("full_at = 10", "full_at =", "7: the file: string values must be quoted, expected literal string"),
    ("empty_pot_bonus = 5", "empty_pot_bonus = 101", "9: empty_pot_bonus: is 101; it must be from 0 to 100"),
    ("empty_pot_bonus = 5", "empty_pot_bonus = -5", "9: empty_pot_bonus: is -5; it must be from 0 to 100"),
    ("[13, 13, 13, 10]", "[13, 13, 0, 10]", "12: hand_sizes[2]: is 0; it must be at least 1"),
    ("[13, 13, 13, 10]", "[13, 13, 13, 11]", "12: hand_sizes[3]: 5 seats need 55 cards, the deck has 52"),
    ("[13, 13, 13, 10]", "[13, 13, 13]", "12: hand_sizes: invalid length 3, expected an array of length 4"),
    ("[13, 13, 13, 10]", "[13, 13, 13, 10, 8]", "12: hand_sizes: has 5; there must be 4"),
    ("5, 10]\nspices = 2", "5, 10]\nspices = 41", "16: deck.bug.spices: is 41; it must be from 0 to 40"),
    (
        "spices = 2\nboil_overs = 1",
        "spices = 2\nboil_overs = 41",
        "17: deck.bug.boil_overs: is 41; it must be from 0 to 40",
    ),
    (
        "spices = 2",
        "herbs = 2",
        "16: deck.bug.herbs: unknown field `herbs`, expected one of `numbers`, `spices`, `boil_overs`",
    ),
    ("[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 10]", "[1, 0]", "15: deck.bug.numbers[1]: is 0; it must be from 1 to 100"),
    ("[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 10]", "[1, 101]", "15: deck.bug.numbers[1]: is 101; it must be from 1 to 100"),
    ("[1, 1, 2, 2, 3, 3, 4, 4, 5, 5]\n", "[]\n", "29: deck.trash: has no card, but there is a recipe for it"),
    (
        "[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 10]\nspices = 2\nboil_overs = 1",
        "[]\nspices = 0\nboil_overs = 0",
        "14: deck.bug: has no card, but there is a recipe for it",
    ),
    (
        "[deck.trash]",
        "[deck.rubbish]",
        "29: deck.rubbish: unknown field `rubbish`, expected one of `bug`, `vegetable`, `fruit`, `trash`",
    ),
];

const HUNGRY_MONKEY: &[Slip] = &[
    ("hand = 3", "hand = 0", "4: hand: is 0; it must be from 1 to 20"),
    ("hand = 3", "hand = 21", "4: hand: is 21; it must be from 1 to 20"),
    ("hand = 3", "hand = 8", "11: copies: 72 cards are too few to deal to 6 players and still draw"),
    ("row = 4", "row = 0", "6: row: is 0; it must be from 1 to 10"),
    ("row = 4", "row = 11", "6: row: is 11; it must be from 1 to 10"),
    (
        "row = 4",
        "rows = 4",
        "6: rows: unknown field `rows`, expected one of `hand`, `row`, `under_kitty`, `copies`, `beans`, `endless`",
    ),
    (
        "[20, 14, 7, 0, 0]",
        "[58, 14, 7, 0, 0]",
        "8: under_kitty[0]: with 2 players only 58 cards are left, and one must lie above the kitty",
    ),
    ("[20, 14, 7, 0, 0]", "[20, 14, 7, 0]", "8: under_kitty: needs one number each for 2, 3, 4, 5 and 6 players"),
    ("ant = 6", "ant = 250", "11: copies: 316 cards are more than 240"),
    (
        "ant = 6",
        "ants = 6",
        "12: copies: unknown variant `ants`, expected one of `ant`, `sparrow`, `snake`, `frog`, `peacock`, `crocodile`, `mongoose`, `buffalo`, `rhino`, `elephant`, `tiger`, `monkey`",
    ),
    ("ant = 6\n", "", "11: copies: says nothing of the Ant"),
    ("ones = 10", "ones = 9", "27: beans.ones: a series may need 10"),
    ("ones = 10", "ones = 51", "27: beans.ones: is 51; it must be from 0 to 50"),
    ("twos = 6", "twos = 51", "28: beans.twos: is 51; it must be from 0 to 50"),
    ("threes = 6", "threes = 51", "29: beans.threes: is 51; it must be from 0 to 50"),
    ("threes = 6", "threes = 5", "26: beans: a series may need 12 cards of 2 or 3 beans"),
    ("propose_from = 60", "propose_from = 0", "34: endless.propose_from: is 0; it must be from 1 to 1000"),
    ("propose_from = 60", "propose_from = 1001", "34: endless.propose_from: is 1001; it must be from 1 to 1000"),
    ("propose_again = 20", "propose_again = 0", "36: endless.propose_again: is 0; it must be from 1 to 1000"),
    ("propose_again = 20", "propose_again = 1001", "36: endless.propose_again: is 1001; it must be from 1 to 1000"),
    ("stop_at = 400", "stop_at = 0", "38: endless.stop_at: is 0; it must be from 2 to 5000"),
    ("stop_at = 400", "stop_at = 60", "38: endless.stop_at: must come after the turn from which stopping is proposed"),
    ("stop_at = 400", "stop_at = 5001", "38: endless.stop_at: is 5001; it must be from 2 to 5000"),
];

const HUNGRY_LITTLE_DEMONS: &[Slip] = &[
    ("rows = 4", "rows = 1", "4: forest.rows: is 1; it must be from 2 to 12"),
    ("rows = 4", "rows = 13", "4: forest.rows: is 13; it must be from 2 to 12"),
    ("rows = 4", "rows = 9", "3: forest: 54 cards are too few for 54 spaces and a deck"),
    ("columns = 6", "columns = 0", "5: forest.columns: is 0; it must be from 2 to 12"),
    ("columns = 6", "columns = 13", "5: forest.columns: is 13; it must be from 2 to 12"),
    ("rows = 4\ncolumns = 6", "rows = 2\ncolumns = 3", "3: forest: is too small for six houses around it"),
    ("demon_baits = 4", "demon_baits = 1", "8: deck.demon_baits: is 1; it must be from 2 to 40"),
    ("demon_baits = 4", "demon_baits = 41", "8: deck.demon_baits: is 41; it must be from 2 to 40"),
    ("wood_sprites = 4", "wood_sprites = 41", "9: deck.wood_sprites: is 41; it must be from 0 to 40"),
    (
        "wood_sprites",
        "wood_spirits",
        "9: deck.wood_spirits: unknown field `wood_spirits`, expected `demon_baits` or `wood_sprites`",
    ),
    (
        "name = \"Carrots\"",
        "name = \"Berries\"",
        "18: ingredients[1].name: \"Berries\" is the name of ingredients[0] already",
    ),
    (
        "name = \"Carrots\"",
        "name = \"berries\"",
        "18: ingredients[1].name: \"berries\" is the name of ingredients[0] already",
    ),
    ("name = \"Carrots\"", "name = \"\"", "18: ingredients[1].name: must not be empty"),
    ("name = \"Carrots\"", "name = \"Carrots \"", "18: ingredients[1].name: \"Carrots \" has blanks around it"),
    (
        "name = \"Angel Food Cake\"",
        "name = \"Grilled Summer Salad\"",
        "74: recipes[2].name: \"Grilled Summer Salad\" is the name of recipes[1] already",
    ),
    ("name = \"Angel Food Cake\"", "name = \" \"", "74: recipes[2].name: must not be empty"),
    (
        "name = \"Honey\"\narrows = [\"up\", \"right\", \"down\", \"left\"]",
        "name = \"Honey\"\narrows = []",
        "39: ingredients[6].arrows: has 0; there must be from 1 to 40",
    ),
    (
        "name = \"Honey\"\narrows = [\"up\", \"right\", \"down\", \"left\"]",
        "name = \"Honey\"\narrows = [\"up\"]",
        "39: ingredients[6].arrows: 1 cards are too few for 4 recipes",
    ),
    (
        "\"up\", \"right\"",
        "\"up\", \"north\"",
        "15: ingredients[0].arrows[1]: unknown variant `north`, expected one of `up`, `right`, `down`, `left`",
    ),
    ("\"Eggs\", \"Herbs\"", "\"Eggs\", \"Herps\"", "66: recipes[0].ingredients[1]: \"Herps\" is no ingredient"),
    (
        "[\"Eggs\", \"Herbs\", \"Mushrooms\", \"Onions\"]",
        "[]",
        "66: recipes[0].ingredients: has 0; there must be from 1 to 8",
    ),
    ("colour = \"blue\"", "colour = \"red\"", "63: recipes: 5 blue ones are too few for six players"),
    (
        "colour = \"blue\"",
        "colour = \"green\"",
        "65: recipes[0].colour: unknown variant `green`, expected `blue` or `red`",
    ),
    ("study_seconds = 90", "study_seconds = 0", "127: limits.study_seconds: is 0; it must be from 1 to 1800"),
    ("study_seconds = 90", "study_seconds = 1801", "127: limits.study_seconds: is 1801; it must be from 1 to 1800"),
    (
        "quiet_rounds_to_stop = 10",
        "quiet_rounds_to_stop = 0",
        "129: limits.quiet_rounds_to_stop: is 0; it must be from 1 to 1000",
    ),
    (
        "quiet_rounds_to_stop = 10",
        "quiet_rounds_to_stop = 1001",
        "129: limits.quiet_rounds_to_stop: is 1001; it must be from 1 to 1000",
    ),
    (
        "quiet_rounds_to_end = 30",
        "quiet_rounds_to_end = 9",
        "131: limits.quiet_rounds_to_end: is less than quiet_rounds_to_stop",
    ),
    (
        "quiet_rounds_to_end = 30",
        "quiet_rounds_to_end = 0",
        "131: limits.quiet_rounds_to_end: is 0; it must be from 1 to 1000",
    ),
    ("rounds_to_end = 250", "rounds_to_end = 0", "133: limits.rounds_to_end: is 0; it must be from 10 to 5000"),
    (
        "rounds_to_end = 250",
        "rounds_to_end = 29",
        "133: limits.rounds_to_end: is less than quiet_rounds_to_end, which would never come",
    ),
    ("rounds_to_end = 250", "rounds_to_end = 5001", "133: limits.rounds_to_end: is 5001; it must be from 10 to 5000"),
];

const IN_TEUFELS_KUECHE: &[Slip] = &[
    ("goal = 10", "goal = 0", "5: goal: is 0; it must be from 1 to 18, the food of two colours"),
    ("goal = 10", "goal = 19", "5: goal: is 19; it must be from 1 to 18, the food of two colours"),
    (
        "goal = 10",
        "gaol = 10",
        "5: gaol: unknown field `gaol`, expected one of `goal`, `devils`, `menus`, `faces`, `starts`, `grills`, `stations`, `paths`, `oven`, `endless`",
    ),
    ("devils = 3", "devils = 0", "6: devils: is 0; it must be from 1 to 9"),
    ("devils = 3", "devils = 10", "6: devils: is 10; it must be from 1 to 9"),
    ("[1, 3, 5, \"milk\"]", "[1, 3, \"milk\"]", "7: menus: must be one for each of the four marks"),
    ("[1, 3, 5, \"milk\"]", "[1, 0, 5, \"milk\"]", "7: menus[1]: must be 1 to 25 points or \"milk\""),
    ("[1, 3, 5, \"milk\"]", "[1, 3, 26, \"milk\"]", "7: menus[2]: must be 1 to 25 points or \"milk\""),
    ("[1, 3, 5, \"milk\"]", "[1, 3, 5, \"tea\"]", "7: menus[3]: must be points or \"milk\""),
    ("[1, 3, 5, \"milk\"]", "[\"milk\", \"milk\", \"milk\", \"milk\"]", "7: menus: must not be milk alone"),
    ("[1, 1, 2, 2, 3, \"wing\"]", "[]", "8: faces: has 0; there must be from 1 to 20"),
    ("[1, 1, 2, 2, 3, \"wing\"]", "[\"wing\", \"wing\"]", "8: faces: must have one with points"),
    ("[1, 1, 2, 2, 3, \"wing\"]", "[1, 1, 2, 0, 3, \"wing\"]", "8: faces[3]: must be 1 to 100 points or \"wing\""),
    ("[1, 1, 2, 2, 3, \"wing\"]", "[1, 1, 2, 2, 21, \"wing\"]", "8: faces[4]: is 21; it must be from 0 to 20"),
    ("[1, 1, 2, 2, 3, \"wing\"]", "[1, 1, 2, 2, 3, \"tail\"]", "8: faces[5]: must be points or \"wing\""),
    ("releases = 1", "releases = 0", "87: oven.releases: is 0; it must be from 1 to 100"),
    ("presses = 12", "presses = 0", "88: oven.presses: is 0; it must be from 1 to 100"),
    (
        "presses = 12",
        "presses = 1",
        "88: oven.presses: must be more than `releases`, or the first press would decide every duel",
    ),
    ("presses = 12", "presses = 101", "88: oven.presses: is 101; it must be from 1 to 100"),
    ("x = 500\n", "x = 1001\n", "89: oven.x: is 1001; it must be from 0 to 1000"),
    ("propose_after = 6", "propose_after = 0", "94: endless.propose_after: is 0; it must be from 1 to 200"),
    ("propose_after = 6", "propose_after = 13", "94: endless.propose_after: must be no more than `end_after`"),
    ("end_after = 12", "end_after = 0", "95: endless.end_after: is 0; it must be from 1 to 200"),
    ("end_after = 12", "end_after = 201", "95: endless.end_after: is 201; it must be from 1 to 200"),
    (
        "{ id = \"outer 2\", x = 370,",
        "{ id = \"outer 2\", x = 1370,",
        "29: stations[1].x: is 1370; it must be from 0 to 1000",
    ),
    (
        "{ id = \"outer 2\", x = 370, y = 170",
        "{ id = \"outer 2\", x = 170, y = 370",
        "29: stations[1]: lies where stations[0] lies",
    ),
    (
        "{ id = \"outer 2\", x = 370, y = 170",
        "{ id = \"outer 2\", x = 500, y = 500",
        "29: stations[1]: lies where the oven lies",
    ),
    (
        "{ id = \"outer 2\",",
        "{ id = \"outer 1\",",
        "29: stations[1].id: \"outer 1\" is the name of stations[0] already",
    ),
    (
        "{ id = \"outer 2\",",
        "{ id = \"Outer 1\",",
        "29: stations[1].id: \"Outer 1\" is the name of stations[0] already",
    ),
    ("{ id = \"outer 2\",", "{ id = \"\",", "29: stations[1].id: must not be empty"),
    ("start\", colour = \"green\"", "start\", colour = \"blue\"", "15: starts[3].colour: has one already"),
    ("[\"outer 1\", \"outer 2\"],", "[\"outer 1\", \"outer 2\", \"outer 3\"],", "57: paths[8]: has 3; there must be 2"),
    ("[\"outer 1\", \"outer 2\"],", "[\"outer 1\", \"outer 1\"],", "57: paths[8]: leads back to where it begins"),
    ("[\"outer 1\", \"outer 2\"],", "[\"outer 2\", \"yellow start\"],", "57: paths[8]: is there already"),
    ("[\"outer 1\", \"outer 2\"],", "[\"blue start\", \"yellow start\"],", "57: paths[8]: leads from start to start"),
    (
        "[\"outer 1\", \"outer 2\"],",
        "[\"outer 1\", \"blue grill\"],",
        "57: paths[8][1]: \"blue grill\" is no start and no station",
    ),
    ("[\"outer 3\", \"outer 4\", \"inner 3\", \"inner 4\"]", "[]", "23: grills[3].accesses: must not be empty"),
    (
        "[\"outer 3\", \"outer 4\", \"inner 3\", \"inner 4\"]",
        "[\"blue start\"]",
        "23: grills[3].accesses[0]: \"blue start\" is no station",
    ),
    (
        "[\"outer 3\", \"outer 4\", \"inner 3\", \"inner 4\"]",
        "[\"outer 3\", \"outer 3\"]",
        "23: grills[3].accesses[1]: is there already",
    ),
];

const LITTLE_MONSTER: &[Slip] = &[
    ("feeds_at = 15", "feeds_at = 0", "4: feeds_at: is 0; it must be from 1 to 30"),
    ("feeds_at = 15", "feeds_at = 31", "4: feeds_at: is 31; it must be from 1 to 30"),
    ("hand_limit = 30", "hand_limit = 0", "5: hand_limit: is 0; it must be from 1 to 99"),
    ("hand_limit = 30", "hand_limit = 100", "5: hand_limit: is 100; it must be from 1 to 99"),
    ("dealt = 2", "dealt = 5", "6: dealt: is 5; it must be from 0 to 4"),
    ("plates = 10", "plates = 1", "8: plates: is 1; it must be from 2 to 40"),
    ("plates = 10", "plates = 41", "8: plates: is 41; it must be from 2 to 40"),
    ("quiet_rounds = 20", "quiet_rounds = 0", "9: quiet_rounds: is 0; it must be from 1 to 99"),
    ("quiet_rounds = 20", "quiet_rounds = 100", "9: quiet_rounds: is 100; it must be from 1 to 99"),
    ("most_rounds = 100", "most_rounds = 0", "10: most_rounds: is 0; it must be from 2 to 1000"),
    ("most_rounds = 100", "most_rounds = 1001", "10: most_rounds: is 1001; it must be from 2 to 1000"),
    ("value = 1\n", "value = 0\n", "14: food[0].value: is 0; it must be from 1 to 30"),
    ("value = 1\n", "value = 31\n", "14: food[0].value: is 31; it must be from 1 to 30"),
    ("copies = 2\n", "copies = 0\n", "15: food[0].copies: is 0; it must be from 1 to 40"),
    ("copies = 2\n", "copies = 41\n", "15: food[0].copies: is 41; it must be from 1 to 40"),
    (
        "copies = 2\n",
        "copys = 2\n",
        "15: food[0].copys: unknown field `copys`, expected one of `name`, `value`, `copies`, `action`",
    ),
    ("name = \"Chilli\"", "name = \"Mint tea\"", "19: food[1].name: \"Mint tea\" is the name of food[0] already"),
    ("name = \"Chilli\"", "name = \"mint Tea\"", "19: food[1].name: \"mint Tea\" is the name of food[0] already"),
    ("name = \"Chilli\"", "name = \"\"", "19: food[1].name: must not be empty"),
    ("name = \"Kondzio\"", "name = \"Renatka\"", "125: monster[1].name: \"Renatka\" is the name of monster[0] already"),
    ("name = \"Kondzio\"", "name = \"\"", "125: monster[1].name: must not be empty"),
    (
        "[\"feeds at 12\"]",
        "[\"feeds at 12\", \"feeds at 13\"]",
        "122: monster[0].abilities[1]: \"feeds at 13\" cannot go with \"feeds at 12\"",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"hand limit 40\", \"feeds at 12\", \"hand limit 50\"]",
        "122: monster[0].abilities[2]: \"hand limit 50\" cannot go with \"hand limit 40\"",
    ),
    (
        "[\"cannot be moved back by others\"]",
        "[\"cannot be moved back by others\", \"cannot be moved back by others\"]",
        "142: monster[5].abilities[1]: \"cannot be moved back by others\" cannot go with \"cannot be moved back by others\"",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"feeds at 31\"]",
        "122: monster[0].abilities[0]: feeds at 31, more than a hand limit of 30",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"feeds at 0\"]",
        "122: monster[0].abilities[0]: \"0\" after \"feeds at\" is not understood; it could be: a number from 1 to 99",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"hand limit 14\"]",
        "122: monster[0].abilities[0]: a hand limit of 14 is less than the usual 15 to feed",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"feeds at\"]",
        "122: monster[0].abilities[0]: ends after \"feeds at\"; what is missing could be: a number from 1 to 99",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"feeds at 12 then draw 1\"]",
        "122: monster[0].abilities[0]: \"then\" after \"feeds at 12\" is not understood; it could be: the end",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"\"]",
        "122: monster[0].abilities[0]: says nothing; it could be: feeds at, hand limit, start of turn:, when fed:, when another finishes:, when your other finishes:, cannot be moved back by others, or moves 1 further when all move forward",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"start of turn draw 1\"]",
        "122: monster[0].abilities[0]: \"draw\" after \"start of turn\" is not understood; it could be: \":\"",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"start of turn\"]",
        "122: monster[0].abilities[0]: ends after \"start of turn\"; what is missing could be: \":\"",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"start of turn: if it is the slowest draw 1\"]",
        "122: monster[0].abilities[0]: \"draw\" after \"start of turn: if slowest\" is not understood; it could be: \":\"",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"start of turn: if it snores: draw 1\"]",
        "122: monster[0].abilities[0]: \"snores\" after \"start of turn: if\" is not understood; it could be: slowest, fastest, shares a plate, or hand of at most",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"when fed twice: draw 1\"]",
        "122: monster[0].abilities[0]: \"twice\" after \"when fed\" is not understood; it could be: \":\"",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"when your other monster sleeps: draw 1\"]",
        "122: monster[0].abilities[0]: \"when\" is not understood; it could be: feeds at, hand limit, start of turn:, when fed:, when another finishes:, when your other finishes:, cannot be moved back by others, or moves 1 further when all move forward",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"moves 1\"]",
        "122: monster[0].abilities[0]: ends after \"moves 1\"; what is missing could be: \"further when all move forward\"",
    ),
    (
        "[\"feeds at 12\"]",
        "[\"start of turn: move the fed 1\"]",
        "122: monster[0].abilities[0]: nobody is fed then, so \"fed\" names no monster",
    ),
    (
        "\"move one of yours 1\"",
        "\"\"",
        "16: food[0].action: says nothing; it could be: move, draw, discard, steal, each other player draws, each other player discards, or look at the top card, leave it or put it under",
    ),
    (
        "\"move one of yours 1\"",
        "\"move\"",
        "16: food[0].action: ends after \"move\"; what is missing could be: fastest, slowest, your fastest, your slowest, your other, self, fed, one of yours, any, another player's, all yours, all others', all",
    ),
    (
        "\"move one of yours 1\"",
        "\"move the quickest 1\"",
        "16: food[0].action: \"quickest\" after \"move\" is not understood; it could be: fastest, slowest, your fastest, your slowest, your other, self, fed, one of yours, any, another player's, all yours, all others', all",
    ),
    (
        "\"move one of yours 1\"",
        "\"move one of yours\"",
        "16: food[0].action: ends after \"move one of yours\"; what is missing could be: a number from 1 to 9",
    ),
    (
        "\"move one of yours 1\"",
        "\"move one of yours 10\"",
        "16: food[0].action: \"10\" after \"move one of yours\" is not understood; it could be: a number from 1 to 9",
    ),
    (
        "\"move one of yours 1\"",
        "\"move self 1\"",
        "16: food[0].action: only a monster's ability can say \"self\"; see \"fed\"",
    ),
    (
        "\"move one of yours 1\"",
        "\"draw 2, discard 1\"",
        "16: food[0].action: \",\" after \"draw 2\" is not understood; it could be: then, a full stop, or the end",
    ),
    (
        "\"move one of yours 1\"",
        "\"draw 2 discard 1\"",
        "16: food[0].action: \"discard\" after \"draw 2\" is not understood; it could be: then, a full stop, or the end",
    ),
    (
        "\"move one of yours 1\"",
        "\"you may\"",
        "16: food[0].action: ends after \"may\"; what is missing could be: move, draw, discard, steal, each other player draws, each other player discards, or look at the top card, leave it or put it under",
    ),
    (
        "\"move one of yours 1\"",
        "\"draw 1. draw 1. draw 1. draw 1. draw 1. draw 1. draw 1\"",
        "16: food[0].action: an action has 6 steps at most",
    ),
    ("\"move one of yours 1\"", "7", "16: food[0].action: invalid type: integer `7`, expected the words of an action"),
    ("hand limit 40", "hand limit 47", "12: food: has a taste value of 186 in all; it must be more than 188"),
];
