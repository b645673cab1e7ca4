//! What was measured, as a table in Markdown.

use std::fmt;

/// The table, line by line.
#[derive(Debug, Default)]
pub(crate) struct Report(Vec<Line>);

#[derive(Debug)]
struct Line {
    what: String,
    unit: String,
    own: f64,
    floor: Option<f64>,
    target: Option<(String, bool)>,
}

impl Report {
    /// A figure of Potluck's and the floor's in the same run.
    pub(crate) fn compare(&mut self, what: &str, unit: &str, (own, floor): (f64, f64), target: Option<(&str, bool)>) {
        self.add(what, unit, own, Some(floor), target);
    }

    /// A figure of Potluck's alone.
    pub(crate) fn alone(&mut self, what: &str, unit: &str, own: f64, target: Option<(&str, bool)>) {
        self.add(what, unit, own, None, target);
    }

    fn add(&mut self, what: &str, unit: &str, own: f64, floor: Option<f64>, target: Option<(&str, bool)>) {
        let target = target.map(|(text, met)| (text.to_owned(), met));
        self.0.push(Line { what: what.to_owned(), unit: unit.to_owned(), own, floor, target });
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| load | unit | Potluck | floor | ratio | target | met |")?;
        writeln!(f, "| --- | --- | ---: | ---: | ---: | --- | --- |")?;
        let mut before = "";
        for Line { what, unit, own, floor, target } in &self.0 {
            let load = if what == before { "" } else { what };
            let (floor, ratio) = match floor {
                Some(floor) => (number(*floor), format!("{:.2}", own / floor)),
                None => (String::new(), String::new()),
            };
            let (target, met) = match target {
                Some((target, met)) => (target.as_str(), if *met { "yes" } else { "no" }),
                None => ("", ""),
            };
            writeln!(f, "| {load} | {unit} | {} | {floor} | {ratio} | {target} | {met} |", number(*own))?;
            before = what;
        }
        Ok(())
    }
}

/// As many places as tell something.
fn number(value: f64) -> String {
    if value >= 100.0 {
        format!("{value:.0}")
    } else if value >= 10.0 {
        format!("{value:.1}")
    } else {
        format!("{value:.2}")
    }
}
