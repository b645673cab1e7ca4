//! Editions: what a printed copy of a game says (counts, decks, boards), as data that a host may replace.

use std::fmt::Display;
use std::ops::{Deref, RangeInclusive};
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;
use toml::de::{DeTable, DeValue};
use ts_rs::TS;

/// The longest name of anything, in code points: it has to fit on a card.
const LONGEST_NAME: usize = 40;

/// What the data of a game's edition is, and when it can be played.
///
/// Nothing in it is secret: whoever plays may know all of it, and pages tell its numbers and names.
pub trait EditionData: DeserializeOwned + Serialize + TS + Clone + std::fmt::Debug + Send + Sync + 'static {
    /// The edition that comes with Potluck, as TOML.
    const STANDARD: &'static str;

    /// Refuses data that was read but cannot be played. What was accepted once has to be accepted for ever,
    /// or matches that were begun with it could not be read again.
    ///
    /// # Errors
    /// The first field that is wrong and what is wrong with it.
    fn check(&self) -> Result<(), Problem>;

    /// Refuses data that could be played but that nobody can mean: names that are missing or taken, numbers
    /// beyond all sense. Only a file that is about to be used has to pass this, before [`EditionData::check`].
    ///
    /// # Errors
    /// The first field that is wrong and what is wrong with it.
    fn check_sense(&self) -> Result<(), Problem>;
}

/// An edition that was read and checked, together with the text it came from.
#[derive(Clone, Debug)]
pub struct Edition<D>(Arc<Content<D>>);

#[derive(Debug)]
struct Content<D> {
    text: String,
    data: D,
}

impl<D: EditionData> Edition<D> {
    /// Reads an edition that is to be used; `file` is only its name for the error.
    ///
    /// # Errors
    /// When the text is no TOML, lacks a field, or describes a game that cannot be played or that nobody can
    /// mean.
    pub fn read(file: &str, text: &str) -> Result<Self, EditionError> {
        Self::checked(file, text, |data| {
            nothing_is_dropped(text, data)?;
            data.check_sense()?;
            data.check()
        })
    }

    /// Reads the edition that a match was begun with.
    ///
    /// # Errors
    /// When the text is no TOML, lacks a field, or describes a game that cannot be played.
    pub fn of_a_match(text: &str) -> Result<Self, EditionError> {
        Self::checked("edition of the match", text, D::check)
    }

    fn checked(file: &str, text: &str, check: impl FnOnce(&D) -> Result<(), Problem>) -> Result<Self, EditionError> {
        let unreadable = |error: &toml::de::Error, field: String| EditionError {
            file: file.to_owned(),
            line: error.span().map_or(1, |span| line_of(text, span.start)),
            problem: Problem { field, what: said(text, error) },
        };
        let document = toml::Deserializer::parse(text).map_err(|error| unreadable(&error, "the file".to_owned()))?;
        let data: D = serde_path_to_error::deserialize(document).map_err(|error| {
            let path = error.path().to_string();
            // The last step is not known where a key is what is wrong.
            let field = path.strip_suffix(".?").unwrap_or(&path);
            unreadable(error.inner(), if field == "." { "the file" } else { field }.to_owned())
        })?;
        check(&data).map_err(|problem| EditionError {
            file: file.to_owned(),
            line: line_of_field(text, &problem.field),
            problem,
        })?;
        Ok(Self(Arc::new(Content { text: text.to_owned(), data })))
    }

    /// The edition that comes with Potluck.
    ///
    /// # Panics
    /// Never: a test reads every standard edition.
    #[must_use]
    pub fn standard() -> Self {
        Self::read("standard edition", D::STANDARD).expect("the standard edition is valid")
    }

    /// The TOML it was read from, which a match records.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0.text
    }
}

impl<D> Deref for Edition<D> {
    type Target = D;

    fn deref(&self) -> &D {
        &self.0.data
    }
}

/// A field of an edition and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {what}")]
pub struct Problem {
    /// Path of the field, as in `decks[2].count`.
    pub field: String,
    /// What is wrong with it, for the host who wrote the file.
    pub what: String,
}

impl Problem {
    /// A problem with the field at this path.
    pub fn new(field: impl Into<String>, what: impl Into<String>) -> Self {
        Self { field: field.into(), what: what.into() }
    }

    /// This problem with the field, unless all is good.
    pub(crate) fn unless(good: bool, field: impl Into<String>, what: impl Into<String>) -> Result<(), Self> {
        if good { Ok(()) } else { Err(Self::new(field, what)) }
    }

    /// A problem with the field, unless its number is among these.
    pub(crate) fn unless_within<N: Copy + PartialOrd + Display>(
        field: impl Into<String>,
        number: N,
        range: RangeInclusive<N>,
    ) -> Result<(), Self> {
        let what = || format!("is {number}; it must be from {} to {}", range.start(), range.end());
        if range.contains(&number) { Ok(()) } else { Err(Self::new(field, what())) }
    }

    /// A problem with the list of the field, unless it has so many entries.
    pub(crate) fn unless_so_many(
        field: impl Into<String>,
        entries: usize,
        range: RangeInclusive<usize>,
    ) -> Result<(), Self> {
        let what = || format!("has {entries}; there must be from {} to {}", range.start(), range.end());
        if range.contains(&entries) { Ok(()) } else { Err(Self::new(field, what())) }
    }

    /// A problem with the first name that is missing, too long, or taken by an earlier one; names come with the
    /// paths of their fields. People would not tell two names apart by capitals alone.
    pub(crate) fn unless_named<'a>(names: impl IntoIterator<Item = (String, &'a str)>) -> Result<(), Self> {
        let mut taken: Vec<(String, String)> = Vec::new();
        for (field, name) in names {
            Self::unless(!name.trim().is_empty(), &field, "must not be empty")?;
            Self::unless(name.trim() == name, &field, format!("\"{name}\" has blanks around it"))?;
            Self::unless(!name.contains(char::is_control), &field, "must be one line of text")?;
            let long = format!("\"{name}\" is longer than {LONGEST_NAME} characters");
            Self::unless(name.chars().count() <= LONGEST_NAME, &field, long)?;
            let folded = name.to_lowercase();
            if let Some((earlier, _)) = taken.iter().find(|(_, other)| *other == folded) {
                return Err(Self::new(field, format!("\"{name}\" is the name of {earlier} already")));
            }
            let owner = field.strip_suffix(".name").or_else(|| field.strip_suffix(".id")).unwrap_or(&field);
            taken.push((owner.to_owned(), folded));
        }
        Ok(())
    }
}

/// An edition file that is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}, line {line}: {problem}")]
pub struct EditionError {
    /// The name of the file.
    pub file: String,
    /// The line of the field, counted from 1.
    pub line: usize,
    /// The field and what is wrong with it.
    pub problem: Problem,
}

/// What the reader of TOML says, in words that do not take a programmer.
fn said(text: &str, error: &toml::de::Error) -> String {
    let message = error.message();
    if let (true, Some(key)) = (message == "duplicate key", error.span().and_then(|span| text.get(span))) {
        return format!("`{key}` is there twice");
    }
    let numbers = [("u8", "from 0 to 255"), ("u16", "from 0 to 65535"), ("i32", "")];
    let told = numbers.iter().find_map(|(code, range)| {
        let before = message.strip_suffix(code)?.strip_suffix("expected ")?;
        Some(format!("{before}expected a whole number {range}").trim_end().to_owned())
    });
    told.unwrap_or_else(|| message.to_owned())
}

/// Refuses a list that has more entries than are read, as where four numbers are asked for and five given.
fn nothing_is_dropped(text: &str, data: &impl Serialize) -> Result<(), Problem> {
    fn compare(path: &str, given: &toml::Value, read: &serde_json::Value) -> Result<(), Problem> {
        match (given, read) {
            (toml::Value::Table(given), serde_json::Value::Object(read)) => {
                given.iter().try_for_each(|(key, given)| {
                    let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                    read.get(key).map_or(Ok(()), |read| compare(&path, given, read))
                })
            }
            (toml::Value::Array(given), serde_json::Value::Array(read)) => {
                if given.len() > read.len() {
                    return Err(Problem::new(path, format!("has {}; there must be {}", given.len(), read.len())));
                }
                let pairs = given.iter().zip(read).enumerate();
                pairs.into_iter().try_for_each(|(at, (given, read))| compare(&format!("{path}[{at}]"), given, read))
            }
            _ => Ok(()),
        }
    }
    let (Ok(given), Ok(read)) = (toml::from_str(text), serde_json::to_value(data)) else { return Ok(()) };
    compare("", &toml::Value::Table(given), &read)
}

fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

/// The line of the deepest part of the path that the text has.
fn line_of_field(text: &str, path: &str) -> usize {
    let Ok(document) = DeTable::parse(text) else { return 1 };
    let mut offset = 0;
    let mut steps = path.split(['.', '[', ']']).filter(|step| !step.is_empty());
    let Some(first) = steps.next() else { return 1 };
    let Some((key, mut value)) = document.get_ref().get_key_value(first) else { return 1 };
    offset = key.span().start.max(offset);
    for step in steps {
        let inner = match value.get_ref() {
            DeValue::Table(table) => table.get(step),
            DeValue::Array(array) => step.parse().ok().and_then(|index: usize| array.get(index)),
            _ => None,
        };
        let Some(inner) = inner else { break };
        offset = inner.span().start;
        value = inner;
    }
    line_of(text, offset)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Clone, Debug, Serialize, Deserialize, TS)]
    struct Shelf {
        jars: Vec<Jar>,
    }

    #[derive(Clone, Debug, Serialize, Deserialize, TS)]
    struct Jar {
        spoons: u8,
        name: Option<String>,
        #[serde(default)]
        label: Option<Label>,
    }

    #[derive(Clone, Debug, Serialize, Deserialize, TS)]
    #[serde(try_from = "String")]
    struct Label;

    impl TryFrom<String> for Label {
        type Error = &'static str;

        fn try_from(text: String) -> Result<Self, &'static str> {
            if text.is_empty() { Err("says nothing") } else { Ok(Self) }
        }
    }

    impl EditionData for Shelf {
        const STANDARD: &'static str = "[[jars]]\nspoons = 1\n";

        fn check(&self) -> Result<(), Problem> {
            match self.jars.iter().position(|jar| jar.spoons == 0) {
                Some(at) => Err(Problem::new(format!("jars[{at}].spoons"), "is empty")),
                None => Ok(()),
            }
        }

        fn check_sense(&self) -> Result<(), Problem> {
            let names =
                (0..).zip(&self.jars).filter_map(|(at, jar)| Some((format!("jars[{at}].name"), jar.name.as_deref()?)));
            Problem::unless_named(names)?;
            (0..)
                .zip(&self.jars)
                .try_for_each(|(at, jar)| Problem::unless_within(format!("jars[{at}].spoons"), jar.spoons, 0..=9))
        }
    }

    fn refusal(text: &str) -> String {
        Edition::<Shelf>::read("mine.toml", text).unwrap_err().to_string()
    }

    #[test]
    fn a_number_beyond_all_sense_is_refused_with_the_sensible_ones() {
        assert_eq!(
            refusal("[[jars]]\nspoons = 10\n"),
            "mine.toml, line 2: jars[0].spoons: is 10; it must be from 0 to 9"
        );
    }

    #[test]
    fn a_name_is_there_fits_and_is_nothing_elses() {
        let two =
            |name: &str| format!("[[jars]]\nspoons = 1\nname = \"Fig jam\"\n[[jars]]\nspoons = 1\nname = \"{name}\"\n");
        for (name, what) in [
            ("", "must not be empty"),
            (" ", "must not be empty"),
            ("Fig ", "\"Fig \" has blanks around it"),
            ("Fig\\nand", "must be one line of text"),
            ("Fig jam", "\"Fig jam\" is the name of jars[0] already"),
            ("fig Jam", "\"fig Jam\" is the name of jars[0] already"),
        ] {
            assert_eq!(refusal(&two(name)), format!("mine.toml, line 6: jars[1].name: {what}"), "{name:?}");
        }
        let long = "g".repeat(41);
        assert!(refusal(&two(&long)).ends_with(&format!("\"{long}\" is longer than 40 characters")));
    }

    #[test]
    fn a_match_that_was_begun_with_an_edition_goes_on_with_it_however_little_sense_it_makes() {
        assert!(Edition::<Shelf>::of_a_match("[[jars]]\nspoons = 10\n").is_ok());
        assert!(Edition::<Shelf>::of_a_match("[[jars]]\nspoons = 0\n").is_err());
    }

    #[test]
    fn an_error_names_file_line_and_field() {
        let error = Edition::<Shelf>::read("mine.toml", "[[jars]]\nspoons = 2\n\n[[jars]]\nspoons = 0\n").unwrap_err();
        assert_eq!(error.to_string(), "mine.toml, line 5: jars[1].spoons: is empty");
    }

    #[test]
    fn a_value_of_the_wrong_type_is_refused_with_its_line_and_field() {
        let error = Edition::<Shelf>::read("mine.toml", "[[jars]]\nspoons = \"two\"\n").unwrap_err();
        assert_eq!(error.line, 2);
        assert_eq!(error.problem.field, "jars[0].spoons");
    }

    #[test]
    fn a_text_that_its_type_does_not_understand_is_refused_with_its_line_and_field() {
        let error = Edition::<Shelf>::read("mine.toml", "[[jars]]\nspoons = 1\nlabel = \"\"\n").unwrap_err();
        assert_eq!(error.to_string(), "mine.toml, line 3: jars[0].label: says nothing");
    }

    #[test]
    fn what_is_no_toml_is_refused_with_its_line() {
        let error = Edition::<Shelf>::read("mine.toml", "[[jars]]\nspoons = \n").unwrap_err();
        assert_eq!(error.line, 2);
        assert_eq!(error.problem.field, "the file");
    }

    #[test]
    fn the_text_is_kept_for_the_record_of_a_match() {
        assert_eq!(Edition::<Shelf>::standard().text(), Shelf::STANDARD);
    }
}
