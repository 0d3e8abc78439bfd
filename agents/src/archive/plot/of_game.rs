use plotters::prelude::*;
use turf_env::Player;

use super::measure::{About, Curve, Measured};
use super::{COLOURS, Frame, Picture, PlotError, draw, short, up_to};
use crate::archive::replay::Replay;
use crate::play::contest::Contest;

const MAX_POINTS: usize = 1600;

pub fn pictures<G: Measured + Contest>(replay: &Replay<G>) -> Result<Vec<Picture>, PlotError> {
    let positions = turns(replay);
    let picture = |curve: &Curve<G>| {
        Ok(Picture {
            name: curve.name.into(),
            svg: one(replay, &positions, curve)?,
        })
    };
    G::curves().iter().map(picture).collect()
}

/// Returns the last position of every turn, or of every n-th turn of a long game.
fn turns<G: Contest>(replay: &Replay<G>) -> Vec<G> {
    let step = (replay.turns as usize).div_ceil(MAX_POINTS).max(1) as u32;
    let mut kept: Vec<G> = vec![];
    let mut last: Option<G> = None;
    for game in replay.positions() {
        let turn = game.turn();
        let before = last.replace(game);
        kept.extend(before.filter(|before| before.turn() != turn && before.turn() % step == 0));
    }
    kept.extend(last);
    kept
}

fn one<G: Measured + Contest>(replay: &Replay<G>, positions: &[G], curve: &Curve<G>) -> Result<String, PlotError> {
    let [a, b] = Player::BOTH.map(|p| short(&replay.bots[p.index()].name));
    let players = match curve.about {
        About::Each => &Player::BOTH[..],
        About::Both | About::Share => &[Player::A],
    };
    let values = |p: Player| {
        positions
            .iter()
            .map(move |game| (f64::from(game.turn()), (curve.value)(game, p)))
    };
    let all = players.iter().flat_map(|&p| values(p)).filter_map(|(_, y)| y);
    let end = match replay.winner {
        Some(p) => format!("{} wins, {}", [&a, &b][p.index()], replay.reason),
        None => format!("a draw, {}", replay.reason),
    };
    let x = format!("turn   ·   {a} (A) against {b} (B): {end}");
    let frame = Frame {
        title: curve.title,
        x: &x,
        y: curve.axis,
        x_range: 0.0..f64::from(replay.turns.max(1)),
        y_range: if curve.about == About::Share {
            0.0..1.0
        } else {
            up_to(all)
        },
    };
    draw(&frame, curve.about == About::Each, |chart| {
        if curve.about == About::Share {
            let even = [(0.0, 0.5), (f64::from(replay.turns.max(1)), 0.5)];
            chart
                .draw_series(LineSeries::new(even, BLACK.mix(0.4)))
                .map_err(PlotError::of)?;
        }
        for &p in players {
            let colour = COLOURS[p.index()];
            let name = format!("{} ({p:?})", [&a, &b][p.index()]);
            for (i, piece) in pieces(values(p)).into_iter().enumerate() {
                let alone = piece.len() == 1;
                let series = chart
                    .draw_series(LineSeries::new(piece.clone(), colour.stroke_width(2)))
                    .map_err(PlotError::of)?;
                if i == 0 {
                    series
                        .label(&name)
                        .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(3)));
                }
                if alone {
                    let dot = Circle::new(piece[0], 1, colour.filled());
                    chart.draw_series([dot]).map_err(PlotError::of)?;
                }
            }
        }
        Ok(())
    })
}

fn pieces(values: impl Iterator<Item = (f64, Option<f64>)>) -> Vec<Vec<(f64, f64)>> {
    let mut pieces = vec![];
    let mut piece = vec![];
    for (x, y) in values {
        match y {
            Some(y) => piece.push((x, y)),
            None if piece.is_empty() => (),
            None => pieces.push(std::mem::take(&mut piece)),
        }
    }
    pieces.push(piece);
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_split_a_curve() {
        let values = [None, Some(1.0), Some(2.0), None, None, Some(3.0), None];
        let pieces = pieces(values.into_iter().enumerate().map(|(x, y)| (x as f64, y)));
        assert_eq!(pieces, [vec![(1.0, 1.0), (2.0, 2.0)], vec![(5.0, 3.0)]]);
    }
}
