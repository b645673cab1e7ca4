//! What is a name, of a player or a table, and what may be said.

use unicode_segmentation::UnicodeSegmentation;

/// The longest name, in characters as people count them.
const MAX_GRAPHEMES: usize = 24;
/// The longest message, in characters as people count them.
const MAX_SAID: usize = 300;
/// How many code points a character has at most on the whole.
const CHARS_EACH: usize = 4;
/// The most code points in one character, so that nobody piles accents up over the lines around.
const MAX_PILE: usize = 12;

/// The name without blanks around it and with single blanks inside; nothing if it is empty or too long,
/// or has a character that cannot be seen or that turns other text around.
pub(crate) fn clean(name: &str) -> Option<String> {
    clean_to(name, MAX_GRAPHEMES)
}

/// The same for something said: one line of text, only longer.
pub(crate) fn clean_said(text: &str) -> Option<String> {
    clean_to(text, MAX_SAID)
}

fn clean_to(name: &str, most: usize) -> Option<String> {
    // A look at the size first: nobody gets to make the server count a novel.
    if name.len() > 4 * CHARS_EACH * most * 2 {
        return None;
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let graphemes = name.graphemes(true).count();
    let fits = (1..=most).contains(&graphemes)
        && name.chars().count() <= CHARS_EACH * most
        && name.graphemes(true).all(|grapheme| grapheme.chars().count() <= MAX_PILE);
    (fits && !name.contains(is_unseen) && name.contains(shows_something) && joiners_join(&name)).then_some(name)
}

/// Whether every joiner stands between two characters that it may join: families of emoji and some
/// scripts need them, but among plain letters they would only make two names look the same.
fn joiners_join(name: &str) -> bool {
    let parts: Vec<_> = name.split(['\u{200c}', '\u{200d}']).collect();
    let joins = |c: Option<char>| c.is_some_and(|c| !c.is_ascii());
    parts.windows(2).all(|pair| joins(pair[0].chars().next_back()) && joins(pair[1].chars().next()))
}

/// Whether a character is invisible, no character at all, or changes how text around it is shown.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || u32::from(c) & 0xfffe == 0xfffe
        || matches!(c,
            '\u{34f}' | '\u{180b}'..='\u{180f}' | '\u{fdd0}'..='\u{fdef}' | '\u{fffc}' | '\u{13430}'..='\u{13440}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{200b}'
            | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{f0000}'..='\u{10ffff}')
}

/// Whether a character is more than an accent or a joiner waiting for something to sit on.
fn shows_something(c: char) -> bool {
    c.is_alphanumeric() || c.is_ascii_graphic() || (c > '\u{2010}' && !matches!(c, '\u{fe00}'..='\u{fe0f}'))
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
