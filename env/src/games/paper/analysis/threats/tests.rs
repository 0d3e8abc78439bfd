use super::*;
use crate::games::paper::analysis::walks::walks;
use crate::games::paper::rules::plane::STEPS;
use crate::games::paper::{BoardSize, PaperRules, PaperSetup};
use crate::{Player, Rng, Rules};

fn walk_home(run: &Paper, foe: Player) -> Option<(u32, Paper)> {
    let way = Situation::new(run, !foe).foe_home?;
    let mut walked = run.clone();
    for cell in way.cells() {
        let turn = Turn::ALL.into_iter().find(|turn| {
            let (dx, dy) = STEPS[turn.apply(walked.heading(foe)) as usize];
            let (x, y) = walked.head(foe);
            (x + dx, y + dy) == cell
        })?;
        walked.play_as(foe, turn);
    }
    assert_eq!(walked.head(foe), way.end);
    Some((way.len, walked))
}

fn twin(game: &Paper, seen: &mut [[u32; 2]; 2]) -> bool {
    let (me, foe) = (!game.to_move(), game.to_move());
    let mine = Situation::new(game, me);
    let Some((home, end)) = mine.home_from_here() else {
        return true;
    };
    let mut fine = true;
    for first in Turn::ALL {
        for moves in 1..=16.min(game.turns_left(foe)) {
            let mut run = game.clone();
            run.play_as(foe, first);
            for _ in 1..moves {
                if run.outcome().is_none() {
                    run.play_as(foe, Turn::Straight);
                }
            }
            if run.outcome().is_some() {
                break;
            }
            let (x, y) = run.head(foe);
            let (more, closed) = if run.territory(foe).get(x, y) {
                (0, run.clone())
            } else if [1, 2, 4, 7, 11, 16].contains(&moves) && run.trail_len(foe) > 0 {
                match walk_home(&run, foe) {
                    // It may cut my trail on the way and win, which the shield prevents.
                    Some((more, closed)) if closed.outcome().is_none() => (more, closed),
                    Some(_) => return are_withstood(game),
                    None => continue,
                }
            } else {
                continue;
            };
            let closing = Closing { moves: moves + more, at: closed.head(foe) };
            if closing.moves > game.turns_left(foe) || closed.territory(me).get(end.0, end.1) {
                continue;
            }
            let home_first = closing.moves > home;
            let safe = outlasts(&mine, home, end, closing, |y| closed.territory(me).row(y));
            seen[home_first as usize][safe as usize] += 1;
            fine &= safe;
        }
    }
    fine
}

#[test]
fn closings_equal_those_played_out() {
    let mut rng = Rng::new(41);
    let (mut seen, mut not) = ([[0; 2]; 2], 0);
    walks(240, [(16, 15), (24, 40), (30, 31)], 1.0, &mut rng, |game, _, rng| {
        if rng.chance(0.3) {
            let ours = are_withstood(game);
            assert_eq!(ours, twin(game, &mut seen), "\n{game}");
            not += !ours as u32;
        }
    });
    let [caught, home_first] = seen;
    assert!(not > 50 && caught.iter().sum::<u32>() > 20 && home_first.iter().all(|&n| n > 50), "{not} {seen:?}");
}

#[test]
fn a_home_about_to_be_enclosed_is_no_home() {
    let (board, spawn) = (BoardSize::new(30, 31, 150), [(8, 15, 0), (20, 15, 2)]);
    let mut game = PaperRules.start(&PaperSetup { board, spawn });
    let plan = [(Turn::Right, 9), (Turn::Left, 19), (Turn::Left, 12)];
    let plan = plan.map(|(turn, n)| [turn].into_iter().chain([Turn::Straight].repeat(n - 1)));
    let mut withstood = Vec::new();
    for turn in plan.into_iter().flatten() {
        game.play(&Turn::Left);
        withstood.push(are_withstood(&game));
        game.play(&turn);
    }
    assert_eq!(game.outcome(), None);
    // Up to the corner above me no closing within sight encloses me; at last every one does.
    assert!(withstood[..20].iter().all(|&w| w), "{withstood:?}\n{game}");
    assert!(withstood[28..].iter().all(|&w| !w), "{withstood:?}\n{game}");
}
