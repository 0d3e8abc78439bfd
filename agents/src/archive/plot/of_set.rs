//! Pictures of a set of games: mean length and size per bot with standard deviation, and a point per side and game.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use turf_env::Player;

use super::measure::Measured;
use super::{COLOURS, FONT, Frame, Picture, PlotError, QUIET, draw, short, up_to};
use crate::archive::replay::Replay;
use crate::play::contest::Contest;

#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    pub name: String,
    pub turns: f64,
    pub size: f64,
}

pub fn sides<G: Measured + Contest>(replay: &Replay<G>) -> [Side; 2] {
    let last = replay.positions().last().expect("at least the first");
    Player::BOTH.map(|p| Side {
        name: replay.bots[p.index()].name.clone(),
        turns: replay.turns.into(),
        size: last.size(p),
    })
}

fn spread(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|v| (v - mean).powi(2)).sum();
    (mean, if n > 1.0 { (squares / (n - 1.0)).sqrt() } else { 0.0 })
}

/// Draws a set. `highlight` names the bots in colour; if it is empty, all are.
pub fn pictures(sides: &[Side], size: &str, highlight: &[String]) -> Result<Vec<Picture>, PlotError> {
    let mut names: Vec<&str> = sides.iter().map(|s| &*s.name).collect();
    names.sort_unstable();
    names.dedup();
    let shown: Vec<&str> = match highlight {
        [] => names.clone(),
        chosen => names
            .iter()
            .copied()
            .filter(|n| chosen.iter().any(|c| c == n))
            .collect(),
    };
    // Colours repeat if there are too few; labels distinguish the bots.
    let colour = |name: &str| {
        let place = shown.iter().position(|s| *s == name);
        place.map_or(QUIET, |i| COLOURS[i % COLOURS.len()])
    };
    Ok(vec![
        Picture {
            name: "bots".into(),
            svg: bots(sides, size, &names, &colour)?,
        },
        Picture {
            name: "scatter".into(),
            svg: scatter(sides, size, &names, &shown, &colour)?,
        },
    ])
}

fn bots(sides: &[Side], size: &str, names: &[&str], colour: &dyn Fn(&str) -> RGBColor) -> Result<String, PlotError> {
    let of = |name: &str, value: fn(&Side) -> f64| -> Vec<f64> {
        sides.iter().filter(|s| s.name == name).map(value).collect()
    };
    let stats = |name: &&str| (spread(&of(name, |s| s.turns)), spread(&of(name, |s| s.size)));
    let stats: Vec<_> = names.iter().map(stats).collect();
    let title = format!(
        "Mean length and size at the end, with standard deviation ({} games)",
        sides.len() / 2
    );
    let frame = Frame {
        title: &title,
        x: "turns",
        y: size,
        x_range: up_to(stats.iter().map(|((mean, sd), _)| mean + sd)),
        y_range: up_to(stats.iter().map(|(_, (mean, sd))| mean + sd)),
    };
    draw(&frame, false, |chart| {
        for (name, &((x, dx), (y, dy))) in names.iter().zip(&stats) {
            let colour = colour(name);
            let line = |from: (f64, f64), to: (f64, f64)| PathElement::new([from, to], colour.mix(0.7).stroke_width(2));
            // The deviation may extend below 0, which is not drawn.
            let bars = [
                line(((x - dx).max(0.0), y), (x + dx, y)),
                line((x, (y - dy).max(0.0)), (x, y + dy)),
            ];
            chart.draw_series(bars).map_err(PlotError::of)?;
            let dot = Circle::new((x, y), 5, colour.filled());
            chart.draw_series([dot]).map_err(PlotError::of)?;
            let style = TextStyle::from((FONT, 14).into_font())
                .color(&colour)
                .pos(Pos::new(HPos::Left, VPos::Bottom));
            let label = EmptyElement::at((x, y)) + Text::new(short(name), (8, -5), style);
            chart.draw_series([label]).map_err(PlotError::of)?;
        }
        Ok(())
    })
}

fn scatter(
    sides: &[Side],
    size: &str,
    names: &[&str],
    shown: &[&str],
    colour: &dyn Fn(&str) -> RGBColor,
) -> Result<String, PlotError> {
    let title = format!(
        "Length and size at the end: one point per side, {} games",
        sides.len() / 2
    );
    let frame = Frame {
        title: &title,
        x: "turns",
        y: size,
        x_range: up_to(sides.iter().map(|s| s.turns)),
        y_range: up_to(sides.iter().map(|s| s.size)),
    };
    draw(&frame, true, |chart| {
        // Grey bots first, so that they do not cover others.
        let quiet = names.iter().filter(|n| !shown.contains(n));
        for name in quiet.chain(shown) {
            let colour = colour(name);
            let points = sides.iter().filter(|s| s.name == *name);
            let dots = points.map(|s| Circle::new((s.turns, s.size), 3, colour.mix(0.7).filled()));
            let series = chart.draw_series(dots).map_err(PlotError::of)?;
            if shown.contains(name) {
                series
                    .label(short(name))
                    .legend(move |(x, y)| Circle::new((x + 9, y), 4, colour.filled()));
            }
        }
        Ok(())
    })
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
