//! Editions: what a printed copy of a game says (counts, decks, boards), as data that a host may replace.

use std::ops::Deref;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use thiserror::Error;
use toml::de::{DeTable, DeValue};

/// What the data of a game's edition is, and when it can be played.
pub trait EditionData: DeserializeOwned + Clone + std::fmt::Debug + Send + Sync + 'static {
    /// The edition that comes with Potluck, as TOML.
    const STANDARD: &'static str;

    /// Refuses data that was read but cannot be played.
    ///
    /// # Errors
    /// The first field that is wrong and what is wrong with it.
    fn check(&self) -> Result<(), Problem>;
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
    /// Reads an edition; `file` is only its name for the error.
    ///
    /// # Errors
    /// When the text is no TOML, lacks a field, or describes a game that cannot be played.
    pub fn read(file: &str, text: &str) -> Result<Self, EditionError> {
        let unreadable = |error: &toml::de::Error, field: String| EditionError {
            file: file.to_owned(),
            line: error.span().map_or(1, |span| line_of(text, span.start)),
            problem: Problem { field, what: error.message().to_owned() },
        };
        let document = toml::Deserializer::parse(text).map_err(|error| unreadable(&error, "the file".to_owned()))?;
        let data: D = serde_path_to_error::deserialize(document).map_err(|error| {
            let field = if error.path().iter().len() == 0 { "the file".to_owned() } else { error.path().to_string() };
            unreadable(error.inner(), field)
        })?;
        data.check().map_err(|problem| EditionError {
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

    #[derive(Clone, Debug, Deserialize)]
    struct Shelf {
        jars: Vec<Jar>,
    }

    #[derive(Clone, Debug, Deserialize)]
    struct Jar {
        spoons: u8,
        #[serde(default)]
        #[expect(dead_code, reason = "only its reading is of interest")]
        label: Option<Label>,
    }

    #[derive(Clone, Debug, Deserialize)]
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
