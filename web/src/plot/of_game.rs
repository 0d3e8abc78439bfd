use maud::html;
use turf_agents::Offered;
use turf_agents::play::contest::Contest;
use turf_agents::records::replay::Replay;
use turf_agents::stats::measure::{About, Curve};
use turf_env::{Game, Player};

use super::{COLOURS, Frame, Picture, QUIET, above, dot, line, short};

const MAX_POINTS: usize = 1600;

pub fn pictures<R: Offered>(replay: &Replay<R>) -> Vec<Picture> {
    let positions = turns(replay);
    let picture = |curve: &Curve<R>| Picture { name: curve.name.into(), svg: one(replay, &positions, curve) };
    replay.rules.curves().iter().map(picture).collect()
}

/// Returns the last position of every turn, or of every n-th turn of a long game.
fn turns<R: Contest>(replay: &Replay<R>) -> Vec<R::Game> {
    let step = (replay.turns as usize).div_ceil(MAX_POINTS).max(1) as u32;
    let mut kept: Vec<R::Game> = vec![];
    let mut last: Option<R::Game> = None;
    for game in replay.positions() {
        let turn = game.turn();
        let before = last.replace(game);
        kept.extend(before.filter(|before| before.turn() != turn && before.turn() % step == 0));
    }
    kept.extend(last);
    kept
}

fn one<R: Offered>(replay: &Replay<R>, positions: &[R::Game], curve: &Curve<R>) -> String {
    let [a, b] = Player::BOTH.map(|p| short(&replay.bots[p.index()].name));
    let players = match curve.about {
        About::Each => &Player::BOTH[..],
        About::Both | About::Share => &[Player::A],
    };
    let values =
        |p: Player| positions.iter().map(move |game| (f64::from(game.turn()), (curve.value)(&replay.rules, game, p)));
    let all = players.iter().flat_map(|&p| values(p)).filter_map(|(_, y)| y);
    let end = match replay.winner {
        Some(p) => format!("{} wins, {}", [&a, &b][p.index()], replay.reason),
        None => format!("a draw, {}", replay.reason),
    };
    let turns = f64::from(replay.turns.max(1));
    let frame = Frame {
        title: curve.title,
        x: &format!("turn   ·   {a} (A) against {b} (B): {end}"),
        y: curve.axis,
        end: (turns, if curve.about == About::Share { 1.0 } else { above(all) }),
    };
    let legend: Vec<(String, &str)> = match curve.about {
        About::Each => (Player::BOTH.iter().zip([&a, &b]))
            .map(|(p, name)| (format!("{name} ({p:?})"), COLOURS[p.index()]))
            .collect(),
        About::Both | About::Share => vec![],
    };
    let content = html! {
        @if curve.about == About::Share { (line(frame.at((0.0, 0.5)), frame.at((turns, 0.5)), QUIET, 1)) }
        @for &p in players {
            @let colour = COLOURS[p.index()];
            @for piece in pieces(values(p)) {
                @if let [alone] = piece[..] { (dot(frame.at(alone), 1, colour, 1.0)) }
                polyline fill="none" stroke=(colour) stroke-width="2"
                    points={ @for &point in &piece { @let (x, y) = frame.at(point); (x) "," (y) " " } } {}
            }
        }
    };
    frame.draw(&legend, content)
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
