use std::sync::Arc;

use serde_json::{Value, json};

use super::*;
use crate::contest::contents;
use crate::contest::host::interpreter::Interpreter;
use crate::policy::file::{NetworkKind, NetworkSpec};
use crate::policy::net::integer::{quantise_scalars, text};
use crate::policy::net::tests::random_file;
use crate::policy::net::{Dims, Net};
use crate::policy::{FirstLegal, Observed, Workspace};
use crate::toy::{NimRules, NimV1};
use turf_env::Rng;
use turf_env::games::duel2048::{Duel2048, Duel2048Config, Duel2048Rules, Duel2048V1, Phase};

const REWARD: Reward = Reward { gamma: 0.9, potential_scale: 1.0, end_reward: 1.0 };

fn slow(pile: u32) -> f32 {
    let reply = |left: u32| (1..=3).filter(move |t| *t <= left).map(move |t| left - t);
    let ours = |left: u32| {
        if left == 0 {
            return 1.0;
        }
        // The opponent's best reply; then it is our turn again, one discount later.
        reply(left).map(|l| if l == 0 { -1.0 } else { 0.9 * slow(l) }).fold(f32::INFINITY, f32::min)
    };
    reply(pile).map(ours).fold(f32::NEG_INFINITY, f32::max)
}

#[test]
fn deep_enough_it_solves_nim_with_the_trainings_values() {
    let mut bot = LookAhead::new(NimV1, Arc::new(FirstLegal), false, REWARD, 12, 3);
    for pile in 1..=10u32 {
        let values = bot.values(&NimRules.start(&pile));
        let best = values.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
        assert!((best - slow(pile) as f64).abs() < 1e-5, "pile {pile}: {values:?} against {}", slow(pile));
        if pile % 4 != 0 {
            assert_eq!(bot.choose(&NimRules.start(&pile)), Ok((pile % 4) as u8), "pile {pile}");
        }
    }
}

#[test]
fn at_the_leaves_it_believes_the_network() {
    struct Odd;
    impl Policy for Odd {
        fn q(&self, seen: &Observed, _: &mut Workspace, q: &mut [f32]) {
            q.fill(NimV1::pile(seen.scalars) as f32 % 2.0 - 0.5);
        }
    }
    let mut one = LookAhead::new(NimV1, Arc::new(Odd), false, REWARD, 1, 3);
    // After 1, 2, 3 taken of 8 the opponent sees 7, 6, 5.
    assert_eq!(one.values(&NimRules.start(&8)), [Some(-0.5), Some(0.5), Some(-0.5)]);
    let mut two = LookAhead::new(NimV1, Arc::new(Odd), false, REWARD, 2, 3);
    // Whatever we take, the opponent can leave us an even pile, one discount later.
    for value in two.values(&NimRules.start(&8)) {
        assert!((value.expect("looked at") + 0.45).abs() < 1e-6);
    }
}

struct Dice;
impl Policy for Dice {
    fn q(&self, seen: &Observed, _: &mut Workspace, q: &mut [f32]) {
        let seed = seen.cells.iter().fold(0u64, |sum, &c| sum.wrapping_mul(31).wrapping_add(c as u64));
        let mut rng = Rng::new(seed);
        q.iter_mut().for_each(|q| *q = rng.unit() as f32 - 0.5);
    }
}

fn seen<'a>(cells: &'a [u8], scalars: &'a [f32]) -> Observed<'a> {
    let (n, mask) = (1, &[][..]);
    Observed { n, cells, scalars, mask }
}

fn plain(game: &Duel2048, us: Player, turn: u32, depth: u32) -> f32 {
    if game.outcome().is_some() {
        return 0.0;
    }
    let ours = game.to_move() == us;
    let (discount, turn) = match ours {
        true if game.turn() != turn => (REWARD.gamma, game.turn()),
        _ => (1.0, turn),
    };
    let (mut mask, mut q) = (vec![false; 36], vec![0.0; 36]);
    Duel2048V1.legal_mask(game, &mut mask);
    if depth == 0 {
        let (mut cells, mut scalars) = (vec![0; Duel2048V1.cells()], vec![0.0; Duel2048V1.scalars()]);
        Duel2048V1.observe(game, game.to_move(), &mut cells, &mut scalars);
        Dice.q(&seen(&cells, &scalars), &mut Workspace::default(), &mut q);
    } else {
        Duel2048V1.search_mask(game, &mut mask);
        for choice in (0..36).filter(|&c| mask[c]) {
            let value = plain_choice(game, choice, us, turn, depth);
            q[choice] = if ours { value } else { -value };
        }
    }
    let best = (0..36).filter(|&c| mask[c]).map(|c| q[c]).fold(f32::NEG_INFINITY, f32::max);
    discount * if ours { best } else { -best }
}

fn plain_choice(game: &Duel2048, choice: usize, us: Player, turn: u32, depth: u32) -> f32 {
    let mut next = game.clone();
    Duel2048V1.play(&mut next, &[choice as u16]);
    let end = next.outcome().map_or(0.0, |o| o.value(us));
    let gain = Duel2048V1.potential(&next, us) - Duel2048V1.potential(game, us);
    gain + end + plain(&next, us, turn, depth - 1)
}

#[test]
fn what_is_cut_off_changes_nothing() {
    for seed in 0..120 {
        let mut rng = Rng::new(seed);
        let mut game = Duel2048Rules.start(&Duel2048Rules.draw_setup(&Duel2048Config { rounds: 40 }, &mut rng));
        let mut mask = [false; 36];
        for _ in 0..rng.below(150) {
            Duel2048V1.legal_mask(&game, &mut mask);
            Duel2048V1.play(&mut game, &[rng.pick(&mask) as u16]);
            if game.outcome().is_some() {
                break;
            }
        }
        if game.outcome().is_some() {
            continue;
        }
        let depth = 1 + seed as u32 % 5;
        let mut bot = LookAhead::new(Duel2048V1, Arc::new(Dice), false, REWARD, depth, 36);
        let values = bot.values(&game);
        Duel2048V1.legal_mask(&game, &mut mask);
        let mut best: Option<f64> = None;
        for choice in 0..36 {
            assert_eq!(values[choice].is_some(), mask[choice]);
            if let Some(value) = values[choice] {
                let slow = plain_choice(&game, choice, game.to_move(), game.turn(), depth);
                assert!((value - slow as f64).abs() < 1e-4, "depth {depth}, choice {choice} in\n{game}");
                best = best.filter(|&b| b >= value).or(Some(value));
            }
        }
        let choice = bot.best(&game);
        assert_eq!(values[choice], best, "depth {depth}, choice {choice} in\n{game}");
        // A narrow search looks at the choices of the highest Q.
        let (mut cells, mut scalars) = (vec![0; Duel2048V1.cells()], vec![0.0; Duel2048V1.scalars()]);
        let mut q = vec![0.0; 36];
        Duel2048V1.observe(&game, game.to_move(), &mut cells, &mut scalars);
        Dice.q(&seen(&cells, &scalars), &mut Workspace::default(), &mut q);
        let mut ranked: Vec<usize> = (0..36).filter(|&c| mask[c]).collect();
        ranked.sort_by(|&a, &b| q[b].total_cmp(&q[a]));
        let mut narrow = LookAhead::new(Duel2048V1, Arc::new(Dice), false, REWARD, depth, 2);
        for (choice, value) in narrow.values(&game).into_iter().enumerate() {
            let expected = if ranked.iter().take(2).any(|&c| c == choice) { values[choice] } else { None };
            assert_eq!(value, expected);
        }
    }
}

fn cases(net: &Net, rng: &mut Rng, depth: u32, width: usize, wanted: usize) -> Vec<Value> {
    let mut bot = LookAhead::new(Duel2048V1, Arc::new(net.clone()), false, REWARD, depth, width);
    let integer = net.integer().expect("in integers");
    let mut scratch = Default::default();
    let (mut cells, mut mask) = (vec![0; Duel2048V1.cells()], [false; 36]);
    let (mut scalars, mut whole) = (vec![0.0; Duel2048V1.scalars()], vec![0; Duel2048V1.scalars()]);
    let mut q = [0; 36];
    let mut cases = Vec::new();
    while cases.len() < wanted {
        let rounds = 1 + rng.below(120) as u16;
        let mut game = Duel2048Rules.start(&Duel2048Rules.draw_setup(&Duel2048Config { rounds }, rng));
        while game.outcome().is_none() {
            Duel2048V1.observe_and_mask(&game, false, &mut cells, &mut scalars, &mut mask);
            quantise_scalars(&scalars, &mut whole);
            integer.whole_q(&mut scratch, &cells, &whole, &mut q);
            let choice = bot.best(&game);
            let board = game.board();
            let code = |cell| board.level(cell) + if board.owner(cell) == Some(Player::B) { 15 } else { 0 };
            cases.push(json!({
                "numbers": game.numbers(), "board": (0..32).map(code).collect::<Vec<u8>>(), "turn": game.turn(),
                "phase": Phase::ALL.iter().position(|&p| p == game.phase()), "scalars": &whole[..],
                "cells": &cells[..], "mask": &mask[..], "q": &q[..], "choice": choice,
            }));
            let played = if rng.chance(0.5) { choice } else { rng.pick(&mask) };
            Duel2048V1.play(&mut game, &[played as u16]);
        }
    }
    cases
}

/// More by hand: `POSITIONS=20000 cargo test … python_sees_thinks_and_chooses_the_same`.
#[test]
fn python_sees_thinks_and_chooses_the_same() {
    let Ok(python) = Interpreter::find() else {
        println!("NOT CHECKED: no python3 here");
        return;
    };
    let positions = std::env::var("POSITIONS").map_or(2000, |n| n.parse().expect("a number"));
    let mut rng = Rng::new(5);
    for (depth, width) in [(1, 36), (2, 3), (4, 2), (5, 4)] {
        let spec = NetworkSpec { kind: NetworkKind::Mlp, hidden: vec![24, 16], use_cells: true, dueling: true };
        let file = random_file(spec, Duel2048V1.shape().name, &Dims::of(Duel2048V1), &mut rng);
        let net = Net::in_integers(Duel2048V1, &file).unwrap();
        let cases = cases(&net, &mut rng, depth, width, positions / 4);
        let reward = [REWARD.gamma, REWARD.potential_scale, REWARD.end_reward].map(f64::from);
        let text = text::of(net.integer().expect("in integers")).unwrap();
        let given = json!({ "text": text, "reward": reward, "depth": depth, "width": width, "cases": cases });
        let parts = [contents::NETWORK, contents::duel2048::PLAYING, include_str!("twin.py")];
        let said = python.run(&["-c", &parts.join("\n")], given.to_string().as_bytes()).unwrap();
        assert_eq!(String::from_utf8_lossy(&said).trim(), format!("{} positions", cases.len()));
    }
}
