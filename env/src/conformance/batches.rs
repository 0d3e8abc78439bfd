//! Checks of [`VecEnv`] with random play.

use crate::{Batch, Encoding, Game, Outcome, Parts, Player, Rng, VecEnv, VecEnvConfig};

/// Reference for a slot: one game played without a [`VecEnv`].
struct Alone<'a, E: Encoding> {
    config: &'a VecEnvConfig<<E::Game as Game>::Config>,
    slot: u64,
    episode: u64,
    decisions: u32,
    game: E::Game,
}

#[derive(Debug, Default, PartialEq)]
struct Told {
    reward: [f32; 2],
    potential_gain: f32,
    terminated: bool,
    truncated: bool,
    outcome: Option<Outcome>,
    turn: u32,
    scores: [f64; 2],
    last_view: Option<(Vec<u8>, Vec<f32>)>,
}

impl<'a, E: Encoding> Alone<'a, E> {
    fn new(config: &'a VecEnvConfig<<E::Game as Game>::Config>, slot: u64) -> Self {
        Self {
            config,
            slot,
            episode: 0,
            decisions: 0,
            game: Self::start(config, slot, 0),
        }
    }

    fn start(config: &VecEnvConfig<<E::Game as Game>::Config>, slot: u64, episode: u64) -> E::Game {
        E::Game::new(&E::Game::draw_setup(
            &config.game,
            &mut Rng::stream(config.seed, slot, episode),
        ))
    }

    fn view(&self) -> (Vec<u8>, Vec<f32>) {
        let mut view = (vec![0; E::CELLS], vec![0.0; E::SCALARS]);
        E::observe(&self.game, self.game.to_move(), &mut view.0, &mut view.1);
        view
    }

    fn mask(&self) -> Vec<bool> {
        let mut mask = vec![false; E::HEADS * E::ACTIONS];
        E::legal_mask(&self.game, &mut mask);
        if self.config.shield {
            E::shield(&self.game, &mut mask);
        }
        mask
    }

    fn step(&mut self, choices: &[u16]) -> Told {
        let before = E::potential(&self.game, Player::A);
        self.game.play(&E::action(&self.game, choices));
        self.decisions += 1;
        let outcome = self.game.outcome();
        let cut = outcome.is_none() && self.config.max_decisions == Some(self.decisions);
        let mut told = Told {
            potential_gain: E::potential(&self.game, Player::A) - before,
            ..Told::default()
        };
        if outcome.is_some() || cut {
            told = Told {
                reward: Player::BOTH.map(|player| outcome.map_or(0.0, |o| o.value(player))),
                terminated: outcome.is_some(),
                truncated: cut,
                outcome,
                turn: self.game.turn(),
                scores: self.game.scores(),
                last_view: Some(self.view()),
                ..told
            };
            self.episode += 1;
            self.decisions = 0;
            self.game = Self::start(self.config, self.slot, self.episode);
        }
        told
    }
}

/// Steps `n_envs` games `steps` times, on one thread and on four. Checks that both write the same batches, that every row
/// equals its game played alone, and that earlier contents of the buffers do not matter. Games are cut after `max_decisions`.
pub fn check_vec_env<E: Encoding>(
    game: &<E::Game as Game>::Config,
    seed: u64,
    n_envs: usize,
    steps: usize,
    max_decisions: Option<u32>,
) {
    let parts = Parts::default();
    let config = VecEnvConfig {
        n_envs,
        seed,
        game: game.clone(),
        shield: seed % 2 == 1,
        parts,
        max_decisions,
        ..VecEnvConfig::default()
    };
    let pool = |n| rayon::ThreadPoolBuilder::new().num_threads(n).build().expect("threads");
    let pools = [pool(1), pool(4)];
    let mut envs = [(); 2].map(|()| VecEnv::<E>::new(config.clone()));
    let mut batches = [(); 2].map(|()| Batch::new::<E>(n_envs, parts));
    let mut alone: Vec<Alone<E>> = (0..n_envs as u64).map(|slot| Alone::new(&config, slot)).collect();
    for ((env, batch), pool) in envs.iter_mut().zip(&mut batches).zip(&pools) {
        pool.install(|| env.observe(batch));
    }
    let mut rng = Rng::stream(seed, 2, 0);
    for step in 0..=steps {
        let at = format!("{} seed {seed} step {step}", E::NAME);
        assert!(batches[0] == batches[1], "{at}: one thread and four write the same");
        let batch = &batches[0];
        for (i, alone) in alone.iter().enumerate() {
            let (cells, scalars) = alone.view();
            assert!(
                batch.cells[i * E::CELLS..(i + 1) * E::CELLS] == cells,
                "{at} row {i}: cells"
            );
            assert!(
                batch.scalars[i * E::SCALARS..(i + 1) * E::SCALARS] == scalars,
                "{at} row {i}: scalars"
            );
            let heads = E::HEADS * E::ACTIONS;
            assert!(
                batch.mask[i * heads..(i + 1) * heads] == alone.mask(),
                "{at} row {i}: mask"
            );
            assert_eq!(batch.player[i], alone.game.to_move(), "{at} row {i}: player");
        }
        if step == steps {
            break;
        }
        let choices: Vec<u16> = batch
            .mask
            .chunks(E::ACTIONS)
            .map(|head| rng.pick(head) as u16)
            .collect();
        let other = &mut batches[1];
        other.cells.fill(0x77);
        other.scalars.fill(f32::NAN);
        other.mask.iter_mut().for_each(|m| *m = !*m);
        other.reward.fill([f32::NAN; 2]);
        other.potential_gain.fill(f32::NAN);
        for ((env, batch), pool) in envs.iter_mut().zip(&mut batches).zip(&pools) {
            pool.install(|| env.step(&choices, batch));
        }
        let batch = &batches[0];
        for (i, alone) in alone.iter_mut().enumerate() {
            let expected = alone.step(&choices[i * E::HEADS..(i + 1) * E::HEADS]);
            let cells = &batch.final_cells[i * E::CELLS..(i + 1) * E::CELLS];
            let scalars = &batch.final_scalars[i * E::SCALARS..(i + 1) * E::SCALARS];
            let over = batch.terminated[i] || batch.truncated[i];
            if !over {
                let zeros = cells.iter().all(|&c| c == 0) && scalars.iter().all(|&s| s == 0.0);
                assert!(zeros, "{at} row {i}: no final view of a game that goes on");
            }
            let told = Told {
                reward: batch.reward[i],
                potential_gain: batch.potential_gain[i],
                terminated: batch.terminated[i],
                truncated: batch.truncated[i],
                outcome: batch.outcome[i],
                turn: batch.final_turn[i],
                scores: batch.final_scores[i],
                last_view: over.then(|| (cells.to_vec(), scalars.to_vec())),
            };
            assert_eq!(told, expected, "{at} row {i}");
        }
    }
    assert!(
        alone.iter().any(|alone| alone.episode > 0),
        "{}: too few steps for a game to end",
        E::NAME
    );
}

/// Steps games together, and in blocks by [`VecEnv::play`] and [`VecEnv::show`]. Checks that every wanted row of a block equals
/// the row of the whole, and that unwanted rows stay untouched.
pub fn check_blocks<E: Encoding>(game: &<E::Game as Game>::Config, seed: u64, n_envs: usize, steps: usize) {
    const SIZE: usize = 3;
    let parts = Parts::default();
    let env = || {
        VecEnv::<E>::new(VecEnvConfig {
            n_envs,
            seed,
            game: game.clone(),
            shield: false,
            parts,
            max_decisions: Some(7),
            ..VecEnvConfig::default()
        })
    };
    let mut rng = Rng::stream(seed, 3, 0);
    let (mut whole, mut batch) = (env(), Batch::new::<E>(n_envs, parts));
    let mut blocks: Vec<_> = env()
        .into_blocks(SIZE)
        .into_iter()
        .map(|block| (Batch::new::<E>(block.n_envs(), parts), block))
        .collect();
    whole.observe(&mut batch);
    for step in 0..steps {
        let heads = batch.mask.chunks(E::ACTIONS);
        let choices: Vec<u16> = heads.map(|head| rng.pick(head) as u16).collect();
        whole.step(&choices, &mut batch);
        for (b, (own, block)) in blocks.iter_mut().enumerate() {
            let (first, n) = (b * SIZE, block.n_envs());
            block.play(&choices[first * E::HEADS..(first + n) * E::HEADS], own);
            own.scalars.fill(9.0);
            let wanted: Vec<bool> = (0..n).map(|_| rng.chance(0.7)).collect();
            block.show(&wanted, own);
            for (i, wanted) in wanted.into_iter().enumerate() {
                let at = format!("{} seed {seed} step {step} game {}", E::NAME, first + i);
                assert_eq!(block.index(i), (first + i) as u64, "{at}");
                let told =
                    |b: &Batch, i: usize| (b.player[i], b.reward[i], b.terminated[i], b.truncated[i], b.outcome[i]);
                assert_eq!(told(own, i), told(&batch, first + i), "{at}");
                let scalars = &own.scalars[i * E::SCALARS..(i + 1) * E::SCALARS];
                let heads = E::HEADS * E::ACTIONS;
                if wanted {
                    assert!(
                        scalars == &batch.scalars[(first + i) * E::SCALARS..][..E::SCALARS],
                        "{at}"
                    );
                    assert!(
                        own.cells[i * E::CELLS..][..E::CELLS] == batch.cells[(first + i) * E::CELLS..][..E::CELLS],
                        "{at}"
                    );
                    assert!(
                        own.mask[i * heads..][..heads] == batch.mask[(first + i) * heads..][..heads],
                        "{at}"
                    );
                } else {
                    assert!(scalars.iter().all(|&scalar| scalar == 9.0), "{at}");
                }
            }
        }
    }
}
