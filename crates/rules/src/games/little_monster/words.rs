//! The language of edition files, read into actions and abilities. `docs/editions.md` teaches it.
//!
//! This is the only place that knows how an action is written. What an action does is not known here.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{self, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use super::{Ability, Action, Condition, Portion, Rule, Step, Who, Whose};

/// Why a text of an edition is not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NotUnderstood(String);

/// How many steps an action has at most: before each choice, all that could follow is tried.
const MOST_STEPS: usize = 6;

/// What may come after an action.
const AFTER_AN_ACTION: &str = "then, a full stop, or the end";

/// Words that may be written for the sake of good English and mean nothing.
const FILLERS: [&str; 13] =
    ["a", "an", "and", "card", "cards", "is", "it", "monster", "monsters", "plate", "plates", "the", "you"];

/// How each [`Who`] is written; what begins alike comes after the longer one.
const WHO: [(&[&str], Who); 13] = [
    (&["fastest"], Who::Fastest),
    (&["slowest"], Who::Slowest),
    (&["your", "fastest"], Who::YourFastest),
    (&["your", "slowest"], Who::YourSlowest),
    (&["your", "other"], Who::YourOther),
    (&["self"], Who::Itself),
    (&["fed"], Who::Fed),
    (&["one", "of", "yours"], Who::OneOfYours),
    (&["any"], Who::Any),
    (&["another", "player's"], Who::AnotherPlayers),
    (&["all", "yours"], Who::AllYours),
    (&["all", "others'"], Who::AllOthers),
    (&["all"], Who::All),
];

impl TryFrom<String> for Action {
    type Error = NotUnderstood;

    fn try_from(text: String) -> Result<Self, NotUnderstood> {
        Reader::new(&text).whole(Reader::action, |_| AFTER_AN_ACTION)
    }
}

impl TryFrom<String> for Ability {
    type Error = NotUnderstood;

    fn try_from(words: String) -> Result<Self, NotUnderstood> {
        let rule = Reader::new(&words).whole(Reader::rule, |rule| match rule {
            Rule::StartOfTurn { .. } | Rule::WhenFed { .. } | Rule::WhenFinishes { .. } => AFTER_AN_ACTION,
            Rule::FeedsAt { .. } | Rule::HandLimit { .. } | Rule::NotBackByOthers | Rule::FurtherWithAll { .. } => {
                "the end"
            }
        })?;
        Ok(Self { words, rule })
    }
}

/// An edition has an action in words, a view has it as it was understood.
impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Action;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the words of an action")
            }

            fn visit_str<E: de::Error>(self, words: &str) -> Result<Action, E> {
                words.to_owned().try_into().map_err(E::custom)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, steps: A) -> Result<Action, A::Error> {
                bounded(Deserialize::deserialize(SeqAccessDeserializer::new(steps))?).map_err(de::Error::custom)
            }
        }
        from.deserialize_any(Either)
    }
}

/// The same for an ability.
impl<'de> Deserialize<'de> for Ability {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Understood {
            words: String,
            rule: Rule,
        }

        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Ability;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the words of an ability")
            }

            fn visit_str<E: de::Error>(self, words: &str) -> Result<Ability, E> {
                words.to_owned().try_into().map_err(E::custom)
            }

            fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Ability, A::Error> {
                let Understood { words, rule } = Deserialize::deserialize(MapAccessDeserializer::new(fields))?;
                Ok(Ability { words, rule })
            }
        }
        from.deserialize_any(Either)
    }
}

/// An action of these steps, unless there are too many.
fn bounded(steps: Vec<Step>) -> Result<Action, NotUnderstood> {
    if count(&steps) > MOST_STEPS {
        return Err(NotUnderstood(format!("an action has {MOST_STEPS} steps at most")));
    }
    Ok(Action(steps))
}

/// Reads a text word by word.
struct Reader {
    words: Vec<String>,
    at: usize,
}

impl Reader {
    fn new(text: &str) -> Self {
        let apart = text.to_lowercase().replace('’', "'").replace(',', " , ").replace('.', " . ").replace(':', " : ");
        let words = apart.split_whitespace().filter(|word| !FILLERS.contains(word)).map(str::to_owned).collect();
        Self { words, at: 0 }
    }

    /// What `read` finds, if nothing is left over; `after` says what may come after it.
    fn whole<T>(
        mut self,
        read: impl FnOnce(&mut Self) -> Result<T, NotUnderstood>,
        after: impl FnOnce(&T) -> &'static str,
    ) -> Result<T, NotUnderstood> {
        let found = read(&mut self)?;
        self.skip(&["."]);
        if self.at < self.words.len() { Err(self.expected(after(&found))) } else { Ok(found) }
    }

    fn action(&mut self) -> Result<Action, NotUnderstood> {
        if self.skip(&["nothing"]) {
            return Ok(Action::default());
        }
        let mut steps = self.sentence()?;
        while self.skip(&["."]) && self.at < self.words.len() {
            steps.extend(self.sentence()?);
        }
        bounded(steps)
    }

    /// Steps joined by "then"; "may" covers the rest of its sentence.
    fn sentence(&mut self) -> Result<Vec<Step>, NotUnderstood> {
        if self.skip(&["may"]) {
            return Ok(vec![Step::May { steps: self.sentence()? }]);
        }
        let mut steps = vec![self.step()?];
        if self.skip(&[",", "then"]) || self.skip(&["then"]) {
            steps.extend(self.sentence()?);
        }
        Ok(steps)
    }

    fn step(&mut self) -> Result<Step, NotUnderstood> {
        if self.skip(&["move"]) {
            let who = self.who()?;
            let plates = i8::try_from(self.number(1..=9)?).unwrap_or(i8::MAX);
            let back = self.skip(&["back"]);
            Ok(Step::Move { who, plates: if back { -plates } else { plates } })
        } else if self.skip(&["draw"]) {
            Ok(Step::Draw { count: self.number(1..=9)? })
        } else if self.skip(&["discard"]) {
            Ok(Step::Discard { count: self.number(1..=9)? })
        } else if self.skip(&["each", "other", "player", "draws"]) {
            Ok(Step::OthersDraw { count: self.number(1..=9)? })
        } else if self.skip(&["each", "other", "player", "discards"]) {
            Ok(Step::OthersDiscard { count: self.number(1..=9)? })
        } else if self.skip(&["steal"]) {
            Ok(Step::Steal { count: self.number(1..=9)? })
        } else if self.skip(&["look", "at", "top", ",", "leave", "or", "put", "under"]) {
            Ok(Step::Look)
        } else {
            Err(self.expected(
                "move, draw, discard, steal, each other player draws, each other player discards, or \
                 look at the top card, leave it or put it under",
            ))
        }
    }

    fn who(&mut self) -> Result<Who, NotUnderstood> {
        for (words, who) in WHO {
            if self.skip(words) {
                return Ok(who);
            }
        }
        let known: Vec<String> = WHO.iter().map(|(words, _)| words.join(" ")).collect();
        Err(self.expected(&known.join(", ")))
    }

    fn rule(&mut self) -> Result<Rule, NotUnderstood> {
        if self.skip(&["feeds", "at"]) {
            Ok(Rule::FeedsAt { value: self.number(1..=99)? })
        } else if self.skip(&["hand", "limit"]) {
            Ok(Rule::HandLimit { value: self.number(1..=99)? })
        } else if self.skip(&["cannot", "be", "moved", "back", "by", "others"]) {
            Ok(Rule::NotBackByOthers)
        } else if self.skip(&["moves"]) {
            let plates = self.number(1..=9)?;
            self.need(&["further", "when", "all", "move", "forward"])?;
            Ok(Rule::FurtherWithAll { plates })
        } else if self.skip(&["start", "of", "turn"]) {
            self.need(&[":"])?;
            let condition = if self.skip(&["if"]) { Some(self.condition()?) } else { None };
            Ok(Rule::StartOfTurn { condition, action: self.ability_action(false)? })
        } else if self.skip(&["when", "fed"]) {
            let portion = self.portion()?;
            self.need(&[":"])?;
            Ok(Rule::WhenFed { portion, action: self.ability_action(true)? })
        } else if self.skip(&["when", "another", "finishes"]) {
            self.need(&[":"])?;
            Ok(Rule::WhenFinishes { whose: Whose::Another, action: self.ability_action(false)? })
        } else if self.skip(&["when", "your", "other", "finishes"]) {
            self.need(&[":"])?;
            Ok(Rule::WhenFinishes { whose: Whose::YourOther, action: self.ability_action(false)? })
        } else {
            Err(self.expected(
                "feeds at, hand limit, start of turn:, when fed:, when another finishes:, when your other finishes:, \
                 cannot be moved back by others, or moves 1 further when all move forward",
            ))
        }
    }

    fn condition(&mut self) -> Result<Condition, NotUnderstood> {
        let condition = if self.skip(&["slowest"]) {
            Condition::Slowest
        } else if self.skip(&["fastest"]) {
            Condition::Fastest
        } else if self.skip(&["shares"]) {
            Condition::SharesPlate {
                with_your_other: self.skip(&["with", "your", "other"]),
                not_the_start: self.skip(&[",", "not", "start"]),
            }
        } else if self.skip(&["hand", "of", "at", "most"]) {
            Condition::HandOfAtMost { cards: self.number(0..=99)? }
        } else {
            return Err(self.expected("slowest, fastest, shares a plate, or hand of at most"));
        };
        self.need(&[":"])?;
        Ok(condition)
    }

    fn portion(&mut self) -> Result<Portion, NotUnderstood> {
        if self.skip(&["exactly"]) {
            Ok(Portion::Exactly)
        } else if self.skip(&["with", "at", "least"]) {
            Ok(Portion::AtLeast { cards: self.number(1..=99)? })
        } else {
            Ok(Portion::Any)
        }
    }

    fn ability_action(&mut self, somebody_is_fed: bool) -> Result<Action, NotUnderstood> {
        let action = self.action()?;
        if !somebody_is_fed && action.names(Who::Fed) {
            return Err(NotUnderstood("nobody is fed then, so \"fed\" names no monster".to_owned()));
        }
        Ok(action)
    }

    fn number(&mut self, range: std::ops::RangeInclusive<u8>) -> Result<u8, NotUnderstood> {
        let found = self.words.get(self.at).and_then(|word| word.parse().ok()).filter(|found| range.contains(found));
        let Some(found) = found else {
            return Err(self.expected(&format!("a number from {} to {}", range.start(), range.end())));
        };
        self.at += 1;
        Ok(found)
    }

    fn need(&mut self, words: &[&str]) -> Result<(), NotUnderstood> {
        if self.skip(words) { Ok(()) } else { Err(self.expected(&format!("\"{}\"", words.join(" ")))) }
    }

    /// Goes on behind these words if they come next.
    fn skip(&mut self, words: &[&str]) -> bool {
        let next = self.words[self.at..].iter().take(words.len()).map(String::as_str);
        let found = next.eq(words.iter().copied());
        if found {
            self.at += words.len();
        }
        found
    }

    fn expected(&self, what: &str) -> NotUnderstood {
        let before = self.words[..self.at].join(" ").replace(" :", ":").replace(" ,", ",").replace(" .", ".");
        NotUnderstood(match self.words.get(self.at) {
            Some(word) if before.is_empty() => format!("\"{word}\" is not understood; it could be: {what}"),
            Some(word) => format!("\"{word}\" after \"{before}\" is not understood; it could be: {what}"),
            None if before.is_empty() => format!("says nothing; it could be: {what}"),
            None => format!("ends after \"{before}\"; what is missing could be: {what}"),
        })
    }
}

/// How many steps there are, those inside a "may" included.
fn count(steps: &[Step]) -> usize {
    let each = |step: &Step| match step {
        Step::May { steps } => count(steps),
        _ => 1,
    };
    steps.iter().map(each).sum()
}
