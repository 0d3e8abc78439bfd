use rayon::iter::{IntoParallelIterator, ParallelIterator};
use turf_agents::play::arena::{Seats, Series, play_series};
use turf_agents::policy::file::{NetworkKind, NetworkSpec, Tensor};
use turf_agents::policy::net::{Dims, Net, tensor_shapes};
use turf_agents::policy::{FirstLegal, Observed, Workspace};
use turf_env::Game;
use turf_env::games::duel2048::{Duel2048Config, Duel2048V1};
use turf_env::games::paper::{PaperConfig, PaperV1};
use turf_env::games::stellar::{StellarConfig, StellarV1};

use super::*;
use crate::config::LeagueConfig;
use crate::rollout::league::Controller;

fn config() -> RolloutConfig<Duel2048Config> {
    let mut config = RolloutConfig::new(Duel2048Config { rounds: 8 });
    config.env.n_envs = 37;
    config.use_cells = true;
    config.dqn.n_step = 3;
    config.dqn.lambda = 0.5;
    config.league =
        LeagueConfig { demonstrators: vec!["greedy".into()], ..league([0.3, 0.3, 0.4], &["random", "greedy"]) };
    config
}

fn league([mirror_fraction, snapshot_fraction, bot_fraction]: [f64; 3], bots: &[&str]) -> LeagueConfig {
    LeagueConfig {
        mirror_fraction,
        snapshot_fraction,
        bot_fraction,
        bots: bots.iter().map(|bot| bot.to_string()).collect(),
        ..LeagueConfig::default()
    }
}

fn game_of<E: Encoding<Rules: Offered>>(rollout: &Rollout<E>, slot: usize) -> &E::Game {
    let size = rollout.actors[0].n_envs();
    rollout.actors[slot / size].env.game(slot % size)
}

fn read_back(state: &RolloutState) -> RolloutState {
    let text = serde_json::to_string(state).expect("plain data");
    let read: RolloutState = serde_json::from_str(&text).expect("its own text");
    read.with_arrays(state.history.clone(), state.observations.clone())
}

fn net(seed: u64) -> Arc<Net> {
    let spec = NetworkSpec { kind: NetworkKind::Mlp, hidden: vec![16, 8], use_cells: true, dueling: true };
    let mut rng = Rng::new(seed);
    let tensor = |(name, shape): (String, Vec<usize>)| {
        let n = shape.iter().product();
        let data = (0..n).map(|_| (rng.unit() as f32 - 0.5) * 0.6).collect();
        (name, Tensor { shape, data })
    };
    let shapes = tensor_shapes(&spec, &Dims::of(Duel2048V1));
    let weights = shapes.into_iter().map(tensor).collect();
    Arc::new(Net::of_weights(&spec, Dims::of(Duel2048V1), weights).expect("complete"))
}

fn started() -> Rollout<Duel2048V1> {
    let mut rollout = Rollout::new(Duel2048V1, config(), net(1)).expect("known bots");
    assert_eq!(rollout.league_mut().admit(5), 0);
    rollout.put_snapshot(0, net(2));
    rollout
}

fn steps<E: Encoding<Rules: Offered>>(rollout: &mut Rollout<E>, n: usize) -> Vec<RolloutChunk> {
    let mut chunks = Vec::new();
    for _ in 0..n {
        rollout.step();
        chunks.extend(rollout.chunks().cloned());
    }
    chunks
}

#[test]
fn threads_and_other_work_beside_change_nothing() {
    let mut alone = started();
    let mut others = [1, 2, 4].map(|n_threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().expect("threads");
        (pool, started())
    });
    for k in 0..120u64 {
        alone.step();
        for (pool, beside) in &mut others {
            let sum = beside.step_beside(pool, || (0..1000 + k).into_par_iter().sum::<u64>());
            assert_eq!(sum, (0..1000 + k).sum::<u64>());
            assert!(alone.chunks().eq(beside.chunks()), "step {k}");
        }
    }
    let state = alone.state();
    assert!(others.iter().all(|(_, beside)| beside.state() == state));
    assert!(state.league.scores().len() > 1 && !state.observations.is_empty());
}

#[test]
fn states_that_contradict_themselves_are_refused() {
    let mut rollout = started();
    steps(&mut rollout, 30);
    let state = rollout.state();
    let refused = |spoil: fn(&mut RolloutState)| {
        let mut state = state.clone();
        spoil(&mut state);
        started().restore(state)
    };
    assert_eq!(refused(|_| ()), Ok(()));
    for (k, spoil) in [
        (|s| _ = s.games.pop()) as fn(&mut RolloutState),
        |s| _ = s.history.pop(),
        |s| s.history.push(0),
        |s| s.games[3].history_len += 1,
        |s| s.games[3].seating.players = [Controller::Bot(0), Controller::Snapshot(0)],
        |s| s.games[3].seating.players[0] = Controller::Bot(2),
        |s| s.games[3].episode = u64::MAX,
        |s| s.observations.clear(),
        // Options that exist, but not in that position.
        |s| s.history.iter_mut().for_each(|choice| *choice = 35 - *choice),
    ]
    .into_iter()
    .enumerate()
    {
        assert!(refused(spoil).is_err(), "{k}");
    }
    let mut without = Rollout::new(Duel2048V1, config(), net(1)).expect("known bots");
    assert!(without.restore(state).is_err(), "the snapshot is missing");
}

#[test]
fn chunks_hold_what_is_to_be_learnt() {
    let mut config = config();
    config.env.max_decisions = 25;
    let mut rollout = Rollout::new(Duel2048V1, config, net(1)).expect("known bots");
    let shape = ObservationShape::of(Duel2048V1, true);
    let (mut shown, mut own, mut ended, mut cut) = (0, 0, 0, 0);
    for chunk in steps(&mut rollout, 200) {
        assert_eq!(chunk.check(shape), Ok(()));
        for t in chunk.transitions() {
            let option = t.choices[0] as usize;
            let mask = chunk.observations.mask(t.state);
            assert!(mask[option / 64] >> (option % 64) & 1 == 1, "legal");
            assert_eq!(t.discount == 0.0, t.state == t.next);
            assert!(t.demonstration.is_none_or(|own| own == t.choices), "a demonstrator's own");
            shown += t.demonstration.is_some() as usize;
            own += t.demonstration.is_none() as usize;
        }
        for end in &chunk.outcomes {
            ended += end.by_the_rules as usize;
            cut += (end.reason == "cut") as usize;
        }
    }
    assert!(shown > 100 && own > 1000 && cut > 10, "{shown} {own} {ended} {cut}");
}

/// The planner's orders are beyond the choices of stellar-v1. It must play them as everywhere, and a run resumed within
/// such games must continue alike.
#[test]
fn opponents_play_what_the_encoding_cannot_express() {
    let start = || {
        let mut config = RolloutConfig::new(StellarConfig::default());
        (config.env.n_envs, config.use_cells) = (3, true);
        config.league = league([0.0, 0.0, 1.0], &["planner"]);
        Rollout::new(StellarV1, config, Arc::new(FirstLegal)).expect("built in")
    };
    let mut rollout = start();
    let source = BotSpec::parse(StellarV1, "planner").expect("built in");
    // The bot remembers the game, so every game has its own.
    let mut twins: Vec<_> = (0..3).map(|_| source.make()).collect();
    let (mut asked, mut beyond) = (0, 0);
    for _ in 0..40 {
        let seats: Vec<_> = rollout.state().games.iter().map(|game| game.seating).collect();
        let before: Vec<_> = (0..3).map(|slot| game_of(&rollout, slot).clone()).collect();
        rollout.step();
        for (slot, (seating, mut game)) in seats.into_iter().zip(before).enumerate() {
            if !matches!(seating.controller(game.to_move()), Controller::Bot(_)) {
                continue;
            }
            if game.turn() == 0 {
                twins[slot].start(game.to_move(), &game, 0).expect("it starts");
            }
            let orders = twins[slot].choose(&game).expect("it plays");
            let mut choices = vec![0; StellarV1.heads()];
            asked += 1;
            beyond += !StellarV1.choices_of(&game, &orders, &mut choices) as usize;
            game.play(&orders);
            assert!(game.outcome().is_some() || *game_of(&rollout, slot) == game);
        }
    }
    assert!(asked > 20 && beyond > 3, "{asked} {beyond}");

    let state = rollout.state();
    assert!(state.games.iter().any(|game| !game.actions.is_empty()));
    let mut other = start();
    assert_eq!(other.restore(read_back(&state)), Ok(()));
    assert!(steps(&mut rollout, 30) == steps(&mut other, 30) && rollout.state() == other.state());

    for spoil in [
        (|actions| actions.iter_mut().for_each(|(_, text)| *text = "[]]".into())) as fn(&mut Vec<(u32, String)>),
        |actions| actions.iter_mut().for_each(|(number, _)| *number += 1),
        |actions| actions.push((u32::MAX, "[]".into())),
    ] {
        let mut state = state.clone();
        state.games.iter_mut().for_each(|game| spoil(&mut game.actions));
        assert!(start().restore(state).is_err());
    }
}

#[test]
fn a_game_does_not_depend_on_the_others() {
    let of = |n_envs: usize| {
        let mut config = config();
        config.env.n_envs = n_envs;
        (config.exploration.highest, config.exploration.lowest) = (1.0, 1.0);
        config.league.bot_fraction = 0.0;
        config.league.snapshot_fraction = 0.0;
        let mut rollout = Rollout::new(Duel2048V1, config, Arc::new(FirstLegal)).expect("no bots");
        (0..40).for_each(|_| rollout.step());
        (0..20).map(|slot| game_of(&rollout, slot).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(of(20), of(200));
}

/// Prefers options by a rank, the lowest first.
struct Ranked(fn(usize) -> f32);

impl Policy for Ranked {
    fn q(&self, seen: &Observed, _: &mut Workspace, q: &mut [f32]) {
        let actions = q.len() / seen.n;
        q.iter_mut().enumerate().for_each(|(k, q)| *q = -(self.0)(k % actions));
    }
}

const ORDER: [u16; 3] = [0, 2, 1];

#[test]
fn choices_pass_foresight_where_that_is_asked_for() {
    let mut config = RolloutConfig::new(PaperConfig::on(20, 21, 60));
    (config.env.n_envs, config.use_cells, config.env.shield) = (40, true, true);
    (config.exploration.highest, config.exploration.lowest) = (1e-9, 1e-9);
    config.exploration.replies = 2;
    config.league = league([0.0, 0.0, 1.0], &["wanderer"]);
    let mut rollout = Rollout::new(PaperV1, config, Arc::new(Ranked(|k| [0.0, 2.0, 1.0][k]))).expect("a known bot");
    let (mut n_changed, mut by_order) = (0, 0);
    for _ in 0..3000 {
        let before: Vec<_> = (0..40).map(|slot| game_of(&rollout, slot).clone()).collect();
        let seating = |slot: usize| {
            let size = rollout.actors[0].n_envs();
            rollout.actors[slot / size].seatings[slot % size]
        };
        let seatings: Vec<_> = (0..40).map(seating).collect();
        rollout.step();
        for (slot, (seating, mut game)) in seatings.into_iter().zip(before).enumerate() {
            if seating.controller(game.to_move()) != Controller::Learner {
                continue;
            }
            let mut mask = [true; 3];
            PaperV1.legal_mask(&game, &mut mask);
            PaperV1.shield(&game, &mut mask);
            let wanted: Vec<u16> = ORDER.into_iter().filter(|&k| mask[k as usize]).collect();
            let choice = PaperV1.safest(&game, &wanted, 2);
            n_changed += (choice != wanted[0]) as usize;
            let others = wanted.iter().skip(1).rev();
            let turned: Vec<u16> = wanted.iter().take(1).chain(others).copied().collect();
            by_order += (choice != PaperV1.safest(&game, &turned, 2)) as usize;
            game.play(&PaperV1.action(&game, &[choice]));
            let now = game_of(&rollout, slot).to_string();
            assert!(game.outcome().is_some() || game.to_string() == now, "{choice} of {wanted:?}");
        }
    }
    assert!(n_changed > 20 && by_order > 2, "{n_changed}, {by_order}");
}

#[test]
fn ends_name_their_boards() {
    let mut boards = PaperConfig::on(20, 21, 5);
    boards.boards.extend(PaperConfig::on(30, 31, 9).boards);
    let start = || {
        let mut config = RolloutConfig::new(boards.clone());
        (config.env.n_envs, config.use_cells) = (20, true);
        Rollout::new(PaperV1, config, Arc::new(FirstLegal)).expect("no bots")
    };
    let mut rollout = start();
    let mut chunks = steps(&mut rollout, 12);
    let mut other = start();
    assert_eq!(other.restore(rollout.state()), Ok(()));
    chunks.extend(steps(&mut other, 40));
    let ends: Vec<_> = chunks.iter().flat_map(|chunk| &chunk.outcomes).collect();
    let by_limit = |turns: u32, board: &str| {
        let ended = ends.iter().filter(|end| end.reason == "END" && end.board == board);
        let ends: Vec<u32> = ended.map(|end| end.turns).collect();
        assert!(ends.len() > 5 && ends.iter().all(|&n| n == turns), "{board}: {ends:?}");
    };
    by_limit(5, "20x21");
    by_limit(9, "30x31");
}

#[test]
fn the_arena_draws_other_set_ups_from_the_same_seed() {
    let mut config = RolloutConfig::new(StellarConfig::default());
    config.env.n_envs = 20;
    let (seed, rules) = (config.seed, StellarV1.rules());
    let series = Series { rules, games: 20, seed, seats: Seats::Swapped, config: config.game.clone() };
    let rollout = Rollout::new(StellarV1, config, Arc::new(FirstLegal)).expect("known bots");
    let random = BotSpec::parse(StellarV1, "random").expect("built in");
    for played in play_series(&random, &random, &series, &|_| ()) {
        for slot in 0..20 {
            assert!(*game_of(&rollout, slot).map() != played.game.setup.map, "slot {slot}");
        }
    }
}

fn at_an_end(last: bool) -> Arc<Ranked> {
    Arc::new(Ranked(if last { |k: usize| -(k as f32) } else { |k: usize| k as f32 }))
}

#[test]
fn a_game_keeps_the_opponent_it_began_with() {
    let start = |snapshots: &[(u64, bool)]| {
        let mut config = config();
        config.league = LeagueConfig { n_snapshots: 1, snapshot_epsilon: 0.0, ..league([0.0, 1.0, 0.0], &[]) };
        let mut rollout = Rollout::new(Duel2048V1, config, net(1)).expect("no bots");
        for &(taken_at, last) in snapshots {
            let place = rollout.league_mut().admit(taken_at);
            rollout.put_snapshot(place, at_an_end(last));
        }
        rollout
    };
    let mut rollout = start(&[(5, false)]);
    steps(&mut rollout, 40);
    assert_eq!(rollout.league_mut().admit(9), 0);
    let former = rollout.put_snapshot(0, at_an_end(true));
    assert_eq!(former, [SnapshotId { place: 0, taken_at: 5 }]);
    let mut by = [0; 2];
    let mut resumed = None;
    for step in 0..60 {
        let state = rollout.state();
        if step == 3 {
            // A state saved before games kept their opponents continues against the successor.
            let mut before = state.clone();
            before.former.clear();
            assert_eq!(start(&[(9, true)]).restore(before), Ok(()));
            let mut other = start(&[(9, true)]);
            assert!(other.restore(state.clone()).is_err(), "whom games go on against is missing");
            other.put_former(former[0], at_an_end(false));
            assert_eq!(other.restore(state.clone()), Ok(()));
            resumed = Some(other);
        }
        let before: Vec<_> = (0..config().env.n_envs).map(|slot| game_of(&rollout, slot).clone()).collect();
        rollout.step();
        for (slot, (saved, mut game)) in state.games.iter().zip(before).enumerate() {
            if saved.seating.controller(game.to_move()) != Controller::Snapshot(0) {
                continue;
            }
            let last = saved.seating.snapshot_taken_at == 9;
            by[last as usize] += 1;
            let mut mask = vec![false; Duel2048V1.actions()];
            Duel2048V1.legal_mask(&game, &mut mask);
            let is_legal = |legal: &bool| *legal;
            let choice = if last { mask.iter().rposition(is_legal) } else { mask.iter().position(is_legal) };
            Duel2048V1.play(&mut game, &[choice.expect("a legal choice") as u16]);
            assert!(game.outcome().is_some() || game.to_string() == game_of(&rollout, slot).to_string());
        }
        if let Some(resumed) = &mut resumed {
            resumed.step();
            assert!(resumed.state() == rollout.state(), "step {step}");
        }
    }
    assert!(by.iter().all(|&n| n > 100), "{by:?}");
    assert!(rollout.state().former.is_empty(), "all its games have ended");
}
