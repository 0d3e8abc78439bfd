//! Pictures of a set of games: mean length and size per bot with standard deviation, and a point per side and game.

use maud::html;
use turf_agents::Offered;
use turf_agents::records::replay::Replay;
use turf_env::Player;

use super::{COLOURS, Frame, Picture, QUIET, above, dot, line, short};

#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    pub name: String,
    pub turns: f64,
    pub size: f64,
}

pub fn sides<R: Offered>(replay: &Replay<R>) -> [Side; 2] {
    let last = replay.positions().last().expect("at least the first");
    Player::BOTH.map(|p| Side {
        name: replay.bots[p.index()].name.clone(),
        turns: replay.turns.into(),
        size: replay.rules.size(&last, p),
    })
}

fn spread(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|v| (v - mean).powi(2)).sum();
    (mean, if n > 1.0 { (squares / (n - 1.0)).sqrt() } else { 0.0 })
}

/// Draws a set. `highlight` names the bots in colour; if it is empty, all are.
pub fn pictures(sides: &[Side], size: &str, highlight: &[String]) -> Vec<Picture> {
    let mut names: Vec<&str> = sides.iter().map(|s| &*s.name).collect();
    names.sort_unstable();
    names.dedup();
    let is_shown = |name: &&str| highlight.is_empty() || highlight.iter().any(|chosen| chosen == name);
    let (shown, quiet): (Vec<&str>, Vec<&str>) = names.into_iter().partition(is_shown);
    // Colours repeat if there are too few; labels distinguish the bots.
    let colours = COLOURS.iter().cycle();
    let shown: Vec<(&str, &str)> = shown.into_iter().zip(colours.copied()).collect();
    // Grey bots first, so that they do not cover others.
    let bots: Vec<(&str, &str)> = (quiet.into_iter().map(|name| (name, QUIET))).chain(shown.iter().copied()).collect();
    let picture = |name: &str, svg| Picture { name: name.into(), svg };
    vec![picture("bots", means(sides, size, &bots)), picture("scatter", scatter(sides, size, &bots, &shown))]
}

fn means(sides: &[Side], size: &str, bots: &[(&str, &str)]) -> String {
    let of = |name: &str, value: fn(&Side) -> f64| -> Vec<f64> {
        sides.iter().filter(|s| s.name == name).map(value).collect()
    };
    let stats = |(name, _): &(&str, _)| (spread(&of(name, |s| s.turns)), spread(&of(name, |s| s.size)));
    let stats: Vec<_> = bots.iter().map(stats).collect();
    let frame = Frame {
        title: &format!("Mean length and size at the end, with standard deviation ({} games)", sides.len() / 2),
        x: "turns",
        y: size,
        end: (
            above(stats.iter().map(|((mean, sd), _)| mean + sd)),
            above(stats.iter().map(|(_, (mean, sd))| mean + sd)),
        ),
    };
    let content = html! {
        @for ((name, colour), &((x, dx), (y, dy))) in bots.iter().zip(&stats) {
            // The deviation may extend below 0, which is not drawn.
            (line(frame.at(((x - dx).max(0.0), y)), frame.at((x + dx, y)), colour, 2))
            (line(frame.at((x, (y - dy).max(0.0))), frame.at((x, y + dy)), colour, 2))
            (dot(frame.at((x, y)), 5, colour, 1.0))
            @let (left, bottom) = frame.at((x, y));
            text x=(left + 8.0) y=(bottom - 6.0) font-size="14" fill=(colour) { (short(name)) }
        }
    };
    frame.draw(&[], content)
}

fn scatter(sides: &[Side], size: &str, bots: &[(&str, &str)], shown: &[(&str, &str)]) -> String {
    let frame = Frame {
        title: &format!("Length and size at the end: one point per side, {} games", sides.len() / 2),
        x: "turns",
        y: size,
        end: (above(sides.iter().map(|s| s.turns)), above(sides.iter().map(|s| s.size))),
    };
    let content = html! {
        @for (name, colour) in bots {
            @for side in sides.iter().filter(|side| side.name == *name) {
                (dot(frame.at((side.turns, side.size)), 3, colour, 0.7))
            }
        }
    };
    let legend: Vec<_> = shown.iter().map(|(name, colour)| (short(name), *colour)).collect();
    frame.draw(&legend, content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spread_is_the_sample_standard_deviation() {
        assert_eq!(spread(&[1.0, 2.0, 3.0, 4.0]), (2.5, (5.0f64 / 3.0).sqrt()));
        assert_eq!(spread(&[7.0]), (7.0, 0.0));
    }
}
