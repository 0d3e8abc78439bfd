use super::*;
use crate::Rng;
use crate::games::paper::analysis::facts::Cell;
use crate::games::paper::analysis::walks::walks;

const SIZES: [(u8, u8); 3] = [(10, 9), (16, 15), (24, 20)];

fn survives(game: &Paper, turn: Turn, replies: u32, calm: bool) -> bool {
    let me = game.to_move();
    let situation = Situation::new(game, me).with_foe_closing();
    let facts = situation.after(turn, false);
    if !facts.safe {
        return false;
    }
    let foe_home = situation.foe_to_home();
    // A kill needs no way home.
    let by_way = facts.home < facts.foe_to_way && facts.home_after_closing < facts.foe_to_lasting_way;
    let safe =
        Safe { home: if facts.cell == Cell::Own || by_way { facts.home } else { FAR }, home_cell: facts.home_cell };
    if replies == 0 || calm && is_calm(safe, foe_home, replies) {
        return true;
    }
    let mut after = game.clone();
    after.play(&turn);
    let lost = |game: &Paper| game.outcome().map(|end| end.value(me) < 0.0);
    if let Some(lost) = lost(&after) {
        return !lost;
    }
    Turn::ALL.iter().all(|reply| {
        let mut next = after.clone();
        next.play(reply);
        lost(&next).map_or_else(|| Turn::ALL.iter().any(|t| survives(&next, *t, replies - 1, calm)), |lost| !lost)
    })
}

#[test]
fn foresight_equals_all_lines_of_play() {
    let (mut rng, mut chance) = (Rng::new(5), Rng::new(6));
    let (mut seen, mut refused, mut short_cut) = (0, [0; 3], 0);
    walks(150, SIZES, 1.0, &mut rng, |game, mask, _| {
        for (k, &turn) in Turn::ALL.iter().enumerate().filter(|&(k, _)| mask[k]) {
            let replies = chance.between(1, 3) as u32;
            if replies == 3 && !chance.chance(0.1) {
                continue;
            }
            let mut search = Search { me: game.to_move(), left: u32::MAX };
            let ours = search.survives(game, turn, replies);
            assert_eq!(ours, survives(game, turn, replies, true), "{k} {replies}\n{game}");
            let exact = survives(game, turn, replies, false);
            assert!(ours || !exact, "{k} {replies}\n{game}");
            seen += 1;
            refused[replies as usize - 1] += !ours as u32;
            short_cut += (ours != exact) as u32;
        }
    });
    assert!(refused.iter().all(|&n| n > 20), "{refused:?} of {seen} are refused");
    assert!(short_cut * 50 < seen, "{short_cut} of {seen} calm positions are not");
}

#[test]
fn the_first_that_stays_safe_longest_is_chosen() {
    let (mut rng, mut order) = (Rng::new(15), Rng::new(16));
    let (mut changed, mut heeded) = (0, 0);
    walks(300, SIZES, 1.0, &mut rng, |game, mask, _| {
        let mut wanted: Vec<Turn> = (0..3).filter(|&k| mask[k]).map(|k| Turn::ALL[k]).collect();
        if order.chance(0.5) {
            wanted.reverse();
        }
        let ranks = [(true, 2), (true, 1), (false, 2), (false, 1)];
        let is_of = |turn: Turn, (heeding, replies): (bool, u32)| {
            (!heeding || withstands_threats(game, turn)) && survives(game, turn, replies, true)
        };
        let mut all = ranks.iter().filter_map(|&rank| wanted.iter().find(|&&turn| is_of(turn, rank)));
        let first = all.next().copied().filter(|_| wanted.len() > 1).unwrap_or(wanted[0]);
        heeded +=
            (wanted.len() > 1 && wanted.iter().any(|&turn| !is_of(turn, (true, 2)) && is_of(turn, (false, 2)))) as u32;
        assert_eq!(choose(game, &wanted, 2), first, "{wanted:?}\n{game}");
        assert_eq!(choose(game, &wanted, 0), wanted[0]);
        changed += (first != wanted[0]) as u32;
    });
    assert!(changed > 8 && heeded > 8, "{changed} choices changed, {heeded} threats");
}
