//! Valid names of players and tables, and valid chat messages.

use icu_properties::props::{DefaultIgnorableCodePoint, Emoji, GeneralCategory, NoncharacterCodePoint};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_security::skeleton;
use unicode_segmentation::UnicodeSegmentation;

/// The longest name, in characters as people count them.
const MAX_GRAPHEMES: usize = 24;
/// The longest message, in characters as people count them.
const MAX_SAID: usize = 300;
/// How many code points a character may have on average.
const CHARS_EACH: usize = 4;
/// The most code points in one character, so that piled-up accents can't cover the lines around them.
const MAX_PILE: usize = 12;

/// Turns the digit before it into a keycap.
const KEYCAP: char = '\u{20e3}';
/// Braille without dots: a symbol by its category, but invisible.
const BLANK: char = '\u{2800}';
/// A placeholder for something that isn't text.
const STAND_IN: char = '\u{fffc}';

/// The name, without blanks around it and with single blanks inside. `None` if it is empty or too long, or has a
/// character that is invisible or changes the direction of text.
pub(crate) fn clean(name: &str) -> Option<String> {
    clean_to(name, MAX_GRAPHEMES)
}

/// The same for a chat message: one line of text, only longer.
pub(crate) fn clean_said(text: &str) -> Option<String> {
    clean_to(text, MAX_SAID)
}

fn clean_to(name: &str, most: usize) -> Option<String> {
    // Check the size first, so that nobody can make the server count the characters of a novel.
    if name.len() > 4 * CHARS_EACH * most * 2 {
        return None;
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let graphemes = name.graphemes(true).count();
    let fits = (1..=most).contains(&graphemes)
        && name.chars().count() <= CHARS_EACH * most
        && name.graphemes(true).all(|grapheme| grapheme.chars().count() <= MAX_PILE);
    let reads = !name.contains(is_unseen) && name.contains(shows_something);
    (fits && reads && joiners_join(&name) && selectors_select(&name)).then_some(name)
}

/// Whether every joiner stands between two characters that it may join. Emoji and some scripts need joiners; among
/// plain letters they would only make two names look the same.
fn joiners_join(name: &str) -> bool {
    let parts: Vec<_> = name.split(is_joiner).collect();
    let joins = |c: Option<char>| c.is_some_and(|c| !c.is_ascii());
    parts.windows(2).all(|pair| joins(pair[0].chars().next_back()) && joins(pair[1].chars().next()))
}

/// Whether every variation selector follows an emoji that has two looks: after anything else it would be invisible.
fn selectors_select(name: &str) -> bool {
    let emoji = CodePointSetData::new::<Emoji>();
    name.match_indices(is_selector).all(|(at, selector)| {
        let is_key = name[at + selector.len()..].starts_with(KEYCAP);
        name[..at].chars().next_back().is_some_and(|c| emoji.contains(c) && (is_key || !c.is_ascii()))
    })
}

const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

const fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

/// Whether a character is invisible, for private use, no character at all, or changes how the text around it is shown.
/// Joiners and selectors are checked separately, because they have a use.
fn is_unseen(c: char) -> bool {
    if is_joiner(c) || is_selector(c) {
        return false;
    }
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    matches!(category, GeneralCategory::Control | GeneralCategory::Format | GeneralCategory::PrivateUse)
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
        || CodePointSetData::new::<NoncharacterCodePoint>().contains(c)
        || matches!(c, BLANK | STAND_IN)
}

/// Whether a character shows something by itself, unlike an accent or a joiner.
fn shows_something(c: char) -> bool {
    c.is_alphanumeric() || c.is_ascii_graphic() || (c > '\u{2010}' && !is_selector(c))
}

/// What a name looks like, as written and ignoring capitals. Names that share one of these can be mistaken for each
/// other.
pub(crate) fn looks(name: &str) -> [String; 2] {
    let skeleton = |text: &str| skeleton(text).collect();
    [skeleton(name), skeleton(&name.to_lowercase())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_trimmed_and_collapsed() {
        assert_eq!(clean("  Ann \t\n  Lee ").as_deref(), Some("Ann Lee"));
    }

    #[test]
    fn names_of_the_world_are_names() {
        for name in ["Zoë", "Дмитрий", "美咲", "محمد", "👨‍👩‍👧‍👦", "O'Neill-Ng", "a", "🏳️‍🌈", "7"]
        {
            assert_eq!(clean(name).as_deref(), Some(name));
        }
    }

    #[test]
    fn markup_is_a_name_like_any_other_and_shown_as_text() {
        assert_eq!(clean("<b>Bo</b>").as_deref(), Some("<b>Bo</b>"));
    }

    #[test]
    fn length_is_counted_as_people_count() {
        assert!(clean(&"👩🏽‍🚀".repeat(24)).is_some());
        assert!(clean(&"é".repeat(24)).is_some());
        assert!(clean(&"e".repeat(25)).is_none());
        assert!(clean(&"e".repeat(10_000)).is_none());
        assert!(clean(&format!("e{}", "\u{301}".repeat(200))).is_none());
        assert!(clean(&format!("e{}", "\u{301}".repeat(30))).is_none());
    }

    #[test]
    fn what_is_said_is_longer_and_else_the_same() {
        assert_eq!(clean_said(" <b>hi</b> \n you ").as_deref(), Some("<b>hi</b> you"));
        assert!(clean_said(&"e".repeat(300)).is_some());
        assert!(clean_said(&"e".repeat(301)).is_none());
        assert!(clean_said("a\u{202e}b").is_none() && clean_said(" ").is_none());
    }

    #[test]
    fn joiners_do_not_make_two_names_look_the_same() {
        for name in ["A\u{200d}nn", "Ann\u{200c}", "\u{200d}Ann", "👩\u{200d}"] {
            assert_eq!(clean(name), None, "{name:?}");
        }
        assert!(clean("می\u{200c}نا").is_some());
    }

    #[test]
    fn selectors_do_not_make_two_names_look_the_same() {
        for name in
            ["A\u{fe0f}", "Ann\u{fe0e}", "\u{fe0f}Ann", "7\u{fe0f}", "美\u{fe00}", "美\u{e0100}", "❤\u{fe0f}\u{fe0f}"]
        {
            assert_eq!(clean(name), None, "{name:?}");
        }
        for name in ["❤\u{fe0f}", "7\u{fe0f}\u{20e3}", "☺\u{fe0e}"] {
            assert!(clean(name).is_some(), "{name:?}");
        }
    }

    #[test]
    fn nothing_that_unicode_calls_ignorable_is_in_a_name_but_joiners_and_selectors() {
        let ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>();
        let ignorable = ignorable.iter_ranges().flatten().filter_map(char::from_u32).filter(|c| !is_joiner(*c));
        for c in ignorable.filter(|c| !is_selector(*c)) {
            assert_eq!(clean(&format!("A{c}nn")), None, "{c:?}");
        }
    }

    #[test]
    fn names_that_may_be_taken_for_each_other_look_alike_and_others_do_not() {
        let alike = |one: &str, other: &str| looks(one).iter().any(|look| looks(other).contains(look));
        for (one, other) in [
            ("Ann", "Ann"),
            ("Ann", "ann"),
            ("Ann", "Аnn"),
            ("Paypal", "Pаypаl"),
            ("Ill", "lll"),
            ("Ａnn", "Ann"),
            ("❤\u{fe0f}", "❤"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Zoë", "Zoe"), ("Ann", "Ann (2)"), ("美咲", "美羽")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_turns_text_around_is_no_name() {
        for name in [
            "\u{ffff}",
            "\u{1fffe}",
            "\u{1d173}",
            "A\u{34f}nn",
            "",
            " ",
            "\u{0}",
            "a\u{7}b",
            "a\u{202e}b",
            "\u{2066}a",
            "\u{200b}",
            "\u{200d}",
            "\u{301}",
            "\u{3164}",
        ] {
            assert_eq!(clean(name), None, "{name:?}");
        }
    }
}
