use std::time::{Duration, Instant};

use turf_env::games::duel2048::{
    Board, Direction, Duel2048, Duel2048Action, Duel2048Config, Duel2048Rules, Duel2048V1, Phase,
};
use turf_env::{Encoding, Game, Player, Rng, Rules};

use super::counter::Counter;
use super::leaf::{LEVELS, Leaf};
use super::lines::{Lines, SETS};
use super::moves::{cells_of, gaps};
use super::sums::PATTERNS;
use super::*;
use crate::bots::duel2048::search::bot::SearchBot;
use crate::play::bot::{Bot, Think};
use crate::policy::file::PolicyFile;

pub fn position(seed: u64, decisions: u32, rounds: u16) -> Duel2048 {
    let mut rng = Rng::new(seed);
    let mut game = Duel2048Rules.start(&Duel2048Rules.draw_setup(&Duel2048Config { rounds }, &mut rng));
    for _ in 0..decisions {
        if game.outcome().is_some() {
            break;
        }
        learn::stray(&mut game, &mut rng);
    }
    game
}

fn scattered(rng: &mut Rng) -> Board {
    let (mut board, crowd) = (Board::default(), rng.unit());
    for cell in 0..32 {
        if rng.chance(crowd) {
            let highest = if rng.chance(0.5) { 3 } else { 12 };
            let level = 1 + rng.below(highest) as u8;
            board.set(cell, level, Player::BOTH[rng.below(2) as usize]);
        }
    }
    board
}

fn slow_lead(board: &Board, base: f64, near: f64) -> i32 {
    (0..32u8)
        .filter_map(|cell| {
            let (owner, level) = (board.owner(cell)?, board.level(cell) as i32);
            let there = match owner {
                Player::A => [4, 5].contains(&(cell % 8)),
                Player::B => [2, 3].contains(&(cell % 8)),
            };
            let worth = base.powi(level) * if there { 1.0 + near } else { 1.0 } - 1.0;
            let whole = (worth * UNIT).round() as i32;
            Some(if owner == Player::A { whole } else { -whole })
        })
        .sum()
}

#[test]
fn the_leaf_counts_tile_by_tile() {
    let mut rng = Rng::new(1);
    let leaf = Leaf::material(2.2, 0.25, [20.0, 5.0]);
    for _ in 0..1000 {
        let board = scattered(&mut rng);
        let lead = slow_lead(&board, 2.2, 0.25);
        assert_eq!(leaf.lead(&board), lead, "{board}");
        assert_eq!(leaf.lead(&board.mirrored()), -lead, "the same for both");
        for cell in cells_of(!board.occupied()) {
            let after = Duel2048Action::Place(cell).on(&board, Player::A);
            assert_eq!(leaf.lead(&after), lead + leaf.placing(cell));
        }
    }
}

fn learnt(seed: u64) -> Leaf {
    let mut rng = Rng::new(seed);
    let mut leaf = Leaf::material(2.2, 0.25, [20.0, 5.0]);
    let weights = (0..SETS * PATTERNS).map(|_| rng.below(101) as i32 - 50);
    leaf.lines = Some(Lines::new(weights.collect()));
    leaf
}

#[test]
fn a_counter_counts_as_its_leaf_does() {
    let mut rng = Rng::new(6);
    let leaf = learnt(7);
    let (mut counter, mut plain) = (Counter::new(leaf.clone()), Counter::new(Leaf::default()));
    let mut differ = 0;
    for number in 0..4000 {
        // Boards from play repeat columns and rows.
        let board = match number % 2 {
            0 => scattered(&mut rng),
            _ => *position(number, rng.below(600), 500).board(),
        };
        let mut leads = vec![];
        for next in Player::BOTH {
            leads.push(counter.lead(&board, next));
            assert_eq!(leads[next.index()], leaf.lead_at(&board, next), "{next:?} on\n{board}");
            assert_eq!(plain.lead(&board, next), slow_lead(&board, 2.2, 0.25));
        }
        differ += (leads[0] != leads[1]) as u32;
        for player in Player::BOTH {
            let after = board.merges(player);
            let exact = after.map(|after| if after == board { 0 } else { leaf.lead_at(&after, !player) });
            // First up to the lead that is enough; then all leads, computed and then from the cache.
            let enough = sign(player) * exact[rng.below(4) as usize];
            let first = (0..4).find(|&at| after[at] != board && sign(player) * exact[at] >= enough);
            let some = counter.leads(&board, player, &after, enough);
            for (at, lead) in some.into_iter().enumerate() {
                let left_out = first.is_some_and(|first| first < at);
                let lost = -sign(player) * INFINITY;
                assert!(lead == exact[at] || left_out && lead == lost, "{player:?} on\n{board}");
            }
            for _ in 0..2 {
                let all = counter.leads(&board, player, &after, INFINITY);
                assert_eq!(all, exact, "{player:?} on\n{board}");
            }
        }
    }
    assert!(differ > 3000, "{differ}");
}

fn slow_gaps(board: &Board, player: Player, lowest: u8, most: usize) -> Vec<u8> {
    let other = !player;
    let mut found: Vec<(u8, u8)> = Vec::new();
    for first in 0..32u8 {
        for (step, last) in [(1, first | 7), (8, 24 + first % 8)] {
            for second in (first..=last).step_by(step).skip(1) {
                let between: Vec<u8> = (first..second).step_by(step).skip(1).collect();
                let free = between.iter().all(|&c: &u8| board.empty(other) >> c & 1 == 1);
                let equal = board.level(first) == board.level(second) && board.level(first) >= lowest;
                let theirs = [first, second].iter().any(|&c| board.owner(c) == Some(other));
                if free && equal && theirs {
                    found.extend(between.iter().map(|&c| (board.level(first), c)));
                }
            }
        }
    }
    // Of several pairs that a cell keeps apart, the highest counts.
    found.sort_by_key(|&(level, cell)| (std::cmp::Reverse(level), cell));
    let mut cells: Vec<u8> = Vec::new();
    for (_, cell) in found {
        if cells.len() < most && !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells
}

#[test]
fn gaps_are_between_equal_tiles_that_could_meet() {
    let (mut rng, mut met) = (Rng::new(2), 0);
    for _ in 0..3000 {
        let board = scattered(&mut rng);
        for player in Player::BOTH {
            let found = gaps(&board, player, 2, 4);
            assert_eq!(found[..], slow_gaps(&board, player, 2, 4), "{player:?} on\n{board}");
            met += found.len();
        }
    }
    assert!(met > 500, "{met}");
}

/// Reference: the same game tree without bounds, order or table, played by the environment's rules.
struct Plain<'a> {
    leaf: &'a Leaf,
    breadth: Breadth,
    numbers: std::sync::Arc<[u32]>,
    root: usize,
    narrow: bool,
}

impl Plain<'_> {
    fn game(&self, board: &Board, ply: usize) -> Option<Duel2048> {
        let game = Duel2048::from_parts(*board, (ply / 4) as u16, Phase::ALL[ply % 4], self.numbers.clone());
        // The rules skip players who cannot act.
        (game.outcome().is_none() && ply_of(&game) == ply).then_some(game)
    }

    fn lead(&self, board: &Board, next: Player) -> i32 {
        match &self.leaf.lines {
            None => slow_lead(board, 2.2, 0.25),
            Some(_) => self.leaf.lead_at(board, next),
        }
    }

    fn lead_behind(&self, lead: i32, board: &Board, after: &Board, ply: usize) -> i32 {
        match ply % 4 {
            0 | 1 => lead + slow_lead(after, 2.2, 0.25) - slow_lead(board, 2.2, 0.25),
            _ => self.lead(after, Player::BOTH[1 - ply % 2]),
        }
    }

    fn value(&self, board: &Board, lead: i32, ply: usize, depth: u32) -> i32 {
        let player = Player::BOTH[ply % 2];
        let sign = if player == Player::A { 1 } else { -1 };
        if ply == 4 * self.numbers.len() {
            return sign * self.end(board, lead);
        }
        if depth == 0 {
            return sign * lead;
        }
        let merging = ply % 4 > 1;
        let ways = self.ways(board, ply, depth);
        let stuck = merging && ways.len() < 2 && ply > self.root;
        let cost = if stuck { self.leaf.stuck[ways.len()] } else { 0 };
        let value = |(after, reduced): &(Board, u32)| {
            let lead = self.lead_behind(lead, board, after, ply);
            -self.value(after, lead, ply + 1, (depth - 1).saturating_sub(*reduced))
        };
        match ways.iter().map(value).max() {
            Some(best) => best - cost,
            None if merging && board.occupied() == !0 && board.directions(!player) == 0 => sign * self.end(board, lead),
            None => {
                let lead = self.lead_behind(lead, board, board, ply);
                -self.value(board, lead, ply + 1, depth - 1) - cost
            }
        }
    }

    fn ways(&self, board: &Board, ply: usize, depth: u32) -> Vec<(Board, u32)> {
        let player = Player::BOTH[ply % 2];
        let Some(game) = self.game(board, ply) else {
            return Vec::new();
        };
        if ply % 4 > 1 {
            let merges = Direction::ALL.map(Duel2048Action::Merge).into_iter();
            let legal = merges.filter(|a| game.is_legal(a));
            return legal.map(|a| (a.on(board, player), 0)).collect();
        }
        let home = game.forced_cell(player, game.turn());
        let gaps = slow_gaps(board, player, self.breadth.gap_level, self.breadth.gaps);
        let other = |&c: &u8| game.is_legal(&Duel2048Action::Place(c)) && Some(c) != home && !gaps.contains(&c);
        let others: Vec<u8> = (0..32).filter(other).collect();
        let root = ply == self.root;
        let wide = root || !self.narrow && ply == self.root + 1 && depth > 4;
        let others_reduced = if root { self.breadth.root_reduced } else { 0 };
        let mut cells: Vec<(u8, u32)> = vec![];
        if let Some(home) = home {
            cells.push((home, 0));
            if wide || depth >= 2 + self.breadth.reduced {
                cells.extend(gaps.iter().map(|&c| (c, self.breadth.reduced)));
            }
            if wide {
                cells.extend(others.iter().map(|&c| (c, others_reduced)));
            }
        } else {
            let most = if wide { 16 } else { self.breadth.gaps };
            cells.extend(gaps.iter().chain(&others).map(|&c| (c, 0)).take(most));
        }
        cells.into_iter().map(|(c, reduced)| (Duel2048Action::Place(c).on(board, player), reduced)).collect()
    }

    fn end(&self, board: &Board, lead: i32) -> i32 {
        let game = Duel2048::from_parts(*board, self.numbers.len() as u16, Phase::ALL[0], self.numbers.clone());
        lead + WIN * game.outcome().expect("behind the last round").value(Player::A) as i32
    }
}

#[test]
fn the_search_finds_what_plain_negamax_finds() {
    finds_what_plain_negamax_finds(&Leaf::material(2.2, 0.25, [20.0, 5.0]), 0);
}

#[test]
fn a_search_with_a_learnt_leaf_does_so_too() {
    finds_what_plain_negamax_finds(&learnt(8), 1000);
}

fn finds_what_plain_negamax_finds(leaf: &Leaf, first: u64) {
    let (mut compared, mut ended) = (0, 0);
    for case in first..first + 700 {
        let mut rng = Rng::stream(5, case, 0);
        let rounds = if case % 3 == 0 { 40 } else { 300 };
        let late = 4 * rounds as u32 - 12 + rng.below(12);
        let decisions = if case % 3 == 0 { late } else { rng.below(900) };
        let game = position(case, decisions, rounds);
        if game.outcome().is_some() {
            continue;
        }
        let breadth = Breadth { root_reduced: 2 * (case as u32 % 2), ..Breadth::default() };
        let plain = Plain { leaf, breadth, numbers: game.numbers().into(), root: ply_of(&game), narrow: case % 4 == 3 };
        let mut search = DuelSearch::new(leaf.clone(), breadth);
        search.deeper = false;
        search.narrow = plain.narrow;
        search.start(game.numbers());
        let ply = ply_of(&game);
        let depth = 1 + rng.below(6);
        let found = search.search(&game, Effort::depth(depth));
        let ways = plain.ways(game.board(), ply, depth);
        if ways.len() > 1 {
            let deepest = depth.min((4 * rounds as usize - ply) as u32);
            // Until A has merged, A merges next.
            let lead = plain.lead(game.board(), Player::BOTH[(ply % 4 == 3) as usize]);
            let value = plain.value(game.board(), lead, ply, deepest);
            assert_eq!(found.value, value, "{depth} plies in\n{game}");
            let after = SearchBot::action(game.phase(), found.choice).on(game.board(), game.to_move());
            let (_, reduced) = ways.iter().find(|(board, _)| *board == after).expect("a legal choice");
            let lead = plain.lead_behind(lead, game.board(), &after, ply);
            let value = -plain.value(&after, lead, ply + 1, (deepest - 1).saturating_sub(*reduced));
            assert_eq!(found.value, value, "the choice has the value\n{game}");
            compared += 1;
            ended += (found.value.abs() > WIN / 2) as u32;
        }
    }
    assert!(compared > 300 && ended > 20, "{compared} compared, {ended} to the end of the game");
}

/// Skipping iterations that end with placements saves time, but a finished search must find the same value.
#[test]
fn how_it_deepens_does_not_change_what_is_found() {
    let (mut fewer, leaf) = (0, Leaf::default());
    for seed in 0..60 {
        let game = position(seed, 40 + 6 * seed as u32, 200);
        if game.outcome().is_some() {
            continue;
        }
        let [few, every] = [false, true].map(|every| {
            let search = DuelSearch::new(leaf.clone(), Breadth::default());
            let mut search = if every { search.every_ply() } else { search };
            search.deeper = false;
            search.start(game.numbers());
            search.search(&game, Effort::depth(6))
        });
        assert_eq!((few.value, few.depth), (every.value, every.depth), "{game}");
        fewer += (few.nodes < every.nodes) as u32;
    }
    assert!(fewer > 40, "{fewer}");
}

#[test]
fn nodes_are_shared_out_by_phase() {
    let nodes = |nodes, phase| bot::effort(Think::Nodes(nodes), phase).nodes;
    let [merge, place] = [Phase::Merge(Player::B), Phase::Place(Player::A)];
    assert_eq!((nodes(100, merge), nodes(100, place)), (125, 75));
    assert_eq!((nodes(1, merge), nodes(1, place)), (1, 1));
}

#[test]
fn searches_repeat_themselves() {
    for think in [Think::Nodes(70), Think::Depth(5)] {
        let mut bots = [0; 2].map(|_| SearchBot::new(Leaf::default(), Breadth::default(), think));
        let game = position(3, 0, 60);
        bots.iter_mut().for_each(|bot| bot.start(Player::A, &game, 1).unwrap());
        let mut game = game;
        while game.outcome().is_none() {
            let action = bots[0].choose(&game).unwrap();
            let found = bots[0].found.unwrap();
            let effort = Effort { depth: found.depth.max(1), ..Effort::nodes(found.nodes) };
            assert_eq!(bots[1].choose_with(&game, effort), found, "{game}");
            game.play(&action);
        }
    }
}

#[test]
fn time_that_is_up_still_gives_a_legal_choice() {
    let game = position(8, 300, 500);
    let mut search = DuelSearch::new(Leaf::default(), Breadth::default());
    search.start(game.numbers());
    let deadline = Some(Instant::now() - Duration::from_secs(1));
    let effort = Effort { deadline, ..Effort::depth(20) };
    let found = search.search(&game, effort);
    assert!(found.nodes < 200 && game.is_legal(&SearchBot::action(game.phase(), found.choice)));
}

#[test]
fn a_leaf_survives_its_file() {
    let mut worth = Leaf::default().worth();
    let mut rng = Rng::new(4);
    for row in &mut worth {
        row[1..].iter_mut().for_each(|w| *w += rng.below(1000) as i32);
    }
    let mut leaf = Leaf::new(&worth, [7, -3]);
    leaf.lines = learnt(3).lines;
    let breadth = Breadth { gaps: 2, ..Breadth::default() };
    let made = file::write(&leaf, breadth, Duel2048V1.shape().name, Default::default());
    let bytes = made.to_bytes().unwrap();
    let back = PolicyFile::from_bytes(&bytes).unwrap();
    assert_eq!(file::read(&back, Duel2048V1.shape().name).unwrap(), (leaf, breadth));
    assert_eq!(worth[0].len(), LEVELS);
    let read = |change: &dyn Fn(&mut PolicyFile)| {
        let mut changed = back.clone();
        change(&mut changed);
        file::read(&changed, Duel2048V1.shape().name)
    };
    let without = |name: &str| read(&|f| drop(f.tensors.remove(name)));
    let with = |name: &str, at: usize, number| read(&|f| f.tensors.get_mut(name).unwrap().data[at] = number);
    assert_eq!(without("leaf.lines").unwrap().0, Leaf::new(&worth, [7, -3]), "a file may lack it");
    let foreign = file::read(&back, "paper-v1");
    for (refused, why) in [
        (without("leaf.worth"), "leaf.worth is missing"),
        (with("leaf.lines", 5, 9.0), "leaf.lines holds 9, which is beyond 8"),
        (with("leaf.stuck", 0, 1e9), "leaf.stuck holds"),
        (with("search.breadth", 1, 17.0), "whole numbers"),
        (foreign, "shown as paper-v1"),
    ] {
        assert!(refused.unwrap_err().to_string().contains(why), "{why}");
    }
}

#[test]
fn each_choice_has_a_value_and_the_best_is_the_searchs() {
    let breadth = Breadth { reduced: 0, ..Breadth::default() };
    let mut told = 0;
    for seed in 0..12 {
        let game = position(seed, 10 + 7 * seed as u32, 40);
        let fresh = || {
            let mut search = DuelSearch::new(Leaf::default(), breadth);
            search.deeper = false; // otherwise a value may come from a deeper search
            search.start(game.numbers());
            search
        };
        let found = fresh().search(&game, Effort::depth(3));
        let value = |choice: u8| fresh().value_of(&game, choice, Effort::depth(3));
        let all: Vec<(u8, i32)> = (0..32).filter_map(|choice| Some((choice, value(choice)?))).collect();
        let legal = match game.phase() {
            Phase::Place(_) => game.legal_cells().count_ones() as usize,
            Phase::Merge(_) => game.legal_directions().count_ones() as usize,
        };
        assert_eq!(all.len(), legal, "seed {seed}");
        let best = all.iter().map(|(_, value)| *value).max().expect("something is legal");
        assert_eq!(value(found.choice), Some(best), "seed {seed}");
        if legal > 1 {
            assert_eq!(found.value, best, "seed {seed}");
            told += 1;
        }
    }
    assert!(told > 6);
}
