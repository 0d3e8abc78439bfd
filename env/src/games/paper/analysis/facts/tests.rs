//! Facts against slow obvious twins, on positions of games between careful random walkers.

use std::collections::{HashMap, HashSet};

use super::*;
use crate::games::paper::analysis::walks::{self, walks};
use crate::games::paper::rules::fill;
use crate::games::paper::rules::game::Turn;
use crate::{Game, Rng};

type Cells = HashSet<(i32, i32)>;

fn cells(game: &Paper, plane: &Plane) -> Cells {
    let all = (0..game.width()).flat_map(|x| (0..game.height()).map(move |y| (x, y)));
    all.filter(|&(x, y)| plane.get(x, y)).collect()
}

fn distances(game: &Paper, from: Pose, blocked: &Cells) -> HashMap<(i32, i32), u32> {
    walks::distances(from, |x, y| game.on_board(x, y) && !blocked.contains(&(x, y)))
}

fn least(distances: &HashMap<(i32, i32), u32>, cells: &Cells) -> u32 {
    let reached = cells.iter().filter_map(|c| distances.get(c));
    reached.min().copied().unwrap_or(FAR)
}

fn after_closing(game: &Paper, p: Player, way: &Cells, extra: Option<(i32, i32)>) -> Cells {
    let mut own = cells(game, game.territory(p));
    own.extend(cells(game, game.trail(p)));
    own.extend(way);
    own.extend(extra);
    let mut b = game.visited(p);
    way.iter().chain(&extra).for_each(|&(x, y)| b.include(x, y));
    let mut walls = Plane::EMPTY;
    own.iter().for_each(|&(x, y)| walls.set(x, y));
    own.extend(cells(game, &walks::enclosed(b, &walls)));
    own
}

fn check(game: &Paper, seen: &mut [u32; 7]) {
    let (me, foe) = (game.to_move(), !game.to_move());
    for p in Player::BOTH {
        let pocket = |y, cells| panic!("{p:?} encloses {cells:b} in row {y}\n{game}");
        fill::enclosed(game.visited(p), |y| game.territory(p).row(y), pocket);
    }
    let s = Situation::new(game, me).with_foe_closing();
    let (my_territory, foe_territory) = (cells(game, game.territory(me)), cells(game, game.territory(foe)));
    let (my_trail, foe_trail) = (cells(game, game.trail(me)), cells(game, game.trail(foe)));
    let to = |set: &Cells| set.iter().map(|&(x, y)| s.foe_pose.moves_to(x, y)).min().unwrap_or(FAR);
    assert_eq!(s.foe_to_trail, to(&my_trail));
    let foe_home = least(&distances(game, s.foe_pose, &foe_trail), &foe_territory);
    assert_eq!(s.foe_to_home(), foe_home, "foe's way home\n{game}");
    if let (Some(closing), Some(way)) = (&s.foe_closing, &s.foe_home) {
        let then = after_closing(game, foe, &way.cells().collect(), None);
        let lost: Cells = my_territory.intersection(&then).copied().collect();
        assert_eq!(cells(game, &closing.lost), lost, "what the foe's closing takes\n{game}");
        assert_eq!(closing.n_lost as usize, lost.len());
        assert_eq!(closing.n_gained as usize, then.len() - foe_territory.len());
        let head = (s.my_pose.x, s.my_pose.y);
        let taken = then.contains(&head) && !foe_territory.contains(&head);
        assert_eq!(closing.takes_my_head, taken);
        seen[0] += (!lost.is_empty()) as u32;
    }
    for turn in Turn::ALL {
        let f = s.after(turn, true);
        let safe = Situation::new(game, me).safe(turn);
        assert_eq!(safe.is_some(), f.safe, "{turn:?}\n{game}");
        if let Some(safe) = safe.filter(|safe| safe.home < FAR) {
            assert_eq!((safe.home, safe.home_cell), (f.home, f.home_cell), "{turn:?}\n{game}");
            seen[6] += 1;
        }
        let mut next = game.clone();
        next.play(&turn);
        match next.outcome() {
            Some(o) if o.reason != "END" => {
                assert_eq!(f.dies, o.winner == Some(foe), "{turn:?}\n{game}");
                assert_eq!(f.kills, o.winner == Some(me), "{turn:?}\n{game}");
                continue;
            }
            _ => assert!(!f.dies && !f.kills, "{turn:?}\n{game}"),
        }
        let from = s.my_pose.step(turn);
        let here = (from.x, from.y);
        let home = my_territory.contains(&here);
        let around = distances(game, from, &my_trail);
        assert_eq!(f.home, least(&around, &my_territory), "way home\n{game}");
        if home {
            assert_eq!(f.gain, next.area(me) - game.area(me), "closing now\n{next}");
            assert_eq!(f.stolen, game.area(foe) - next.area(foe));
            seen[1] += (f.gain > 1) as u32;
        } else if let Some(way) = s.way_home(from) {
            let then = after_closing(game, me, &way.cells().collect(), Some(here));
            let gain = then.len() - my_territory.len();
            assert_eq!(f.gain as usize, gain, "gain by the way home\n{game}");
            assert_eq!(f.stolen as usize, then.intersection(&foe_territory).count());
            let mut open: Cells = way.cells().collect();
            open.remove(&way.end);
            open.extend(&my_trail);
            open.insert(here);
            assert_eq!(f.foe_to_way, to(&open), "foe to trail or way\n{game}");
            seen[2] += 1;
        }
        let exact = least(&around, &foe_trail);
        if f.attack < foe_home.min(ATTACK_RANGE) && f.attack < f.foe_to_trail && !foe_trail.is_empty() {
            assert_eq!(f.attack, exact, "attack\n{game}");
            seen[3] += 1;
        } else {
            assert!(f.attack <= exact, "a lower bound");
        }
        let threat = s.foe_closing.as_ref().filter(|c| !home && c.lost.get(f.home_cell.0, f.home_cell.1));
        if let Some(closing) = threat.filter(|_| foe_home <= f.home) {
            let left: Cells = my_territory.difference(&cells(game, &closing.lost)).copied().collect();
            assert_eq!(f.home_after_closing, least(&around, &left), "lasting home\n{game}");
            assert!(f.foe_to_lasting_way <= f.foe_to_trail);
            seen[4] += 1;
        } else {
            assert_eq!((f.home_after_closing, f.foe_to_lasting_way), (f.home, f.foe_to_way));
        }
        // The foe's replies, one by one: does one of them end the game on my head?
        let mut rammed = None;
        for reply in Turn::ALL {
            let mut then = next.clone();
            if then.outcome().is_none() {
                then.play(&reply);
                if then.head(foe) == then.head(me) {
                    rammed = then.outcome().map(|o| o.value(me));
                    seen[5] += 1;
                }
            }
        }
        if next.outcome().is_none() && !home {
            assert_eq!(f.rammed, rammed, "{turn:?} then rammed\n{game}");
        }
    }
}

#[test]
fn facts_equal_their_slow_twins() {
    let mut seen = [0; 7];
    let mut rng = Rng::new(31);
    walks(90, [(10, 9), (16, 15), (24, 40)], 0.97, &mut rng, |game, _, rng| {
        if rng.chance(0.15) {
            check(game, &mut seen);
        }
    });
    assert!(seen.iter().all(|&n| n > 10), "every kind of fact was met: {seen:?}");
}
