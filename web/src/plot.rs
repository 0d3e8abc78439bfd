//! Pictures of games and of sets of games as SVG, modelled on the analysis scripts of the 2018 platform.
//!
//! | file | holds |
//! |---|---|
//! | [`of_game`] | curves over the turns of one game |
//! | [`of_set`] | mean length and size per bot with standard deviation; a point per side and game |

pub mod of_game;
pub mod of_set;
#[cfg(test)]
mod tests;

use maud::{Markup, html};

pub struct Picture {
    pub name: String,
    pub svg: String,
}

/// Colours for colour-blind readers (Okabe and Ito, 2008). The first two are players A and B.
const COLOURS: [&str; 7] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"];
const QUIET: &str = "#a5a5a5";
const GRID: &str = "#e1e1e1";
const SIZE: (f64, f64) = (840.0, 440.0);
/// Edges of the plane: left, top, right, bottom.
const PLANE: (f64, f64, f64, f64) = (76.0, 42.0, SIZE.0 - 26.0, SIZE.1 - 58.0);

/// Title, axes and extent of a picture. Both axes begin at 0.
struct Frame<'a> {
    title: &'a str,
    x: &'a str,
    y: &'a str,
    end: (f64, f64),
}

impl Frame<'_> {
    /// Returns the place of a value in the picture.
    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let (left, top, right, bottom) = PLANE;
        let place = |share: f64, from: f64, to: f64| (10.0 * (from + share * (to - from))).round() / 10.0;
        (place(x / self.end.0, left, right), place(y / self.end.1, bottom, top))
    }

    /// Draws the picture. A legend has texts and colours.
    fn draw(&self, legend: &[(String, &str)], content: Markup) -> String {
        let (left, top, right, bottom) = PLANE;
        let (width, height) = SIZE;
        let turned = format!("translate(20,{}) rotate(-90)", (top + bottom) / 2.0);
        let svg = html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) }
                font-family="sans-serif" font-size="13" {
                rect width="100%" height="100%" fill="#ffffff" {}
                text x=(width / 2.0) y="28" font-size="19" text-anchor="middle" { (self.title) }
                text x=((left + right) / 2.0) y=(height - 14.0) font-size="15" text-anchor="middle" { (self.x) }
                text transform=(turned) font-size="15" text-anchor="middle" { (self.y) }
                @for value in ticks(self.end.0) {
                    @let (x, _) = self.at((value, 0.0));
                    (line((x, top), (x, bottom), GRID, 1))
                    text x=(x) y=(bottom + 18.0) text-anchor="middle" { (tick(value)) }
                }
                @for value in ticks(self.end.1) {
                    @let (_, y) = self.at((0.0, value));
                    (line((left, y), (right, y), GRID, 1))
                    text x=(left - 8.0) y=(y + 4.0) text-anchor="end" { (tick(value)) }
                }
                (line((left, top), (left, bottom), QUIET, 1))
                (line((left, bottom), (right, bottom), QUIET, 1))
                (content)
                @for (row, (text, colour)) in legend.iter().enumerate() {
                    @let y = top + 16.0 + 18.0 * row as f64;
                    rect x=(left + 12.0) y=(y - 7.0) width="18" height="6" fill=(colour) {}
                    text x=(left + 36.0) y=(y) { (text) }
                }
            }
        };
        svg.into_string() + "\n"
    }
}

fn line(from: (f64, f64), to: (f64, f64), colour: &str, width: u32) -> Markup {
    html! { line x1=(from.0) y1=(from.1) x2=(to.0) y2=(to.1) stroke=(colour) stroke-width=(width) {} }
}

fn dot((x, y): (f64, f64), radius: u32, colour: &str, opacity: f64) -> Markup {
    html! { circle cx=(x) cy=(y) r=(radius) fill=(colour) fill-opacity=(opacity) {} }
}

/// Returns round numbers from 0 to `end`, ten at most.
fn ticks(end: f64) -> impl Iterator<Item = f64> {
    let least = end / 9.0;
    let power = 10f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
    let step = steps.into_iter().find(|step| *step >= least).unwrap_or(end);
    (0..10).map(move |k| f64::from(k) * step).take_while(move |x| *x <= end)
}

fn tick(x: f64) -> String {
    let text = format!("{x:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

fn above(values: impl Iterator<Item = f64>) -> f64 {
    let most = values.fold(0.0, f64::max);
    if most > 0.0 { most * 1.22 } else { 1.0 }
}

fn short(name: &str) -> String {
    let last = name.rsplit('/').next().unwrap_or(name);
    match last.char_indices().nth(28) {
        Some((at, _)) => format!("{}…", &last[..at]),
        None => last.to_string(),
    }
}
