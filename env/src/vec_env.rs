//! Many games stepped together, straight into the caller's buffers.

use ndarray::{ArrayView2, ArrayView3};

use crate::{Encoding, Game, Outcome, Player, Rng};

/// Which parts of an observation to write; the buffers of the others stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The bytes.
    pub cells: bool,
    /// The scalars.
    pub scalars: bool,
    /// Final observations of ended games, besides the first observation of the next.
    pub final_observation: bool,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            cells: true,
            scalars: true,
            final_observation: true,
        }
    }
}

/// Settings of a [`VecEnv`].
#[derive(Clone, Debug)]
pub struct VecEnvConfig<C> {
    /// Number of games.
    pub n_envs: usize,
    /// Root of every random stream: slot i, episode e plays `Rng::stream(seed, i, e)`.
    pub seed: u64,
    /// The game's own settings.
    pub game: C,
    /// Take needlessly risky choices out of the mask ([`Encoding::shield`]).
    pub shield: bool,
    /// Parts of the observation to write.
    pub parts: Parts,
    /// Cut a game after this many decisions (`truncated`); `None`: the game's own rules end it.
    pub max_decisions: Option<u32>,
}

/// What one step writes, one row per game. All buffers belong to the caller and keep their place between steps.
///
/// Auto-reset happens in the same step: where a game ended, the row shows the first observation of the next game, and
/// `outcome`, `reward`, `final_*` tell of the one that ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// Observation bytes of the player to move, `n_envs × CELLS`.
    pub cells: Vec<u8>,
    /// Observation scalars of the player to move, `n_envs × SCALARS`.
    pub scalars: Vec<f32>,
    /// Legal choices, `n_envs × HEADS × ACTIONS`.
    pub mask: Vec<bool>,
    /// The player to move.
    pub player: Vec<Player>,
    /// 1 if A won in this step, -1 if B did, else 0.
    pub reward: Vec<f32>,
    /// Change of A's potential by this step (of the game that ended, where one did).
    pub potential_gain: Vec<f32>,
    /// The game ended by its rules in this step.
    pub terminated: Vec<bool>,
    /// The game was cut in this step by `max_decisions`.
    pub truncated: Vec<bool>,
    /// How the game ended, where it did.
    pub outcome: Vec<Option<Outcome>>,
    /// Turns of the game that ended, else 0.
    pub final_turn: Vec<u32>,
    /// Scores of the game that ended, else 0.
    pub final_scores: Vec<[f64; 2]>,
    /// Bytes of the final position seen by its player to move, where a game ended; else zero.
    pub final_cells: Vec<u8>,
    /// Scalars likewise.
    pub final_scalars: Vec<f32>,
    heads: usize,
}

impl Batch {
    /// Buffers for `n_envs` games of encoding `E`.
    pub fn new<E: Encoding>(n_envs: usize, parts: Parts) -> Self {
        let cells = if parts.cells { n_envs * E::CELLS } else { 0 };
        let scalars = if parts.scalars { n_envs * E::SCALARS } else { 0 };
        let last = parts.final_observation as usize;
        Self {
            cells: vec![0; cells],
            scalars: vec![0.0; scalars],
            mask: vec![false; n_envs * E::HEADS * E::ACTIONS],
            player: vec![Player::A; n_envs],
            reward: vec![0.0; n_envs],
            potential_gain: vec![0.0; n_envs],
            terminated: vec![false; n_envs],
            truncated: vec![false; n_envs],
            outcome: vec![None; n_envs],
            final_turn: vec![0; n_envs],
            final_scores: vec![[0.0; 2]; n_envs],
            final_cells: vec![0; cells * last],
            final_scalars: vec![0.0; scalars * last],
            heads: E::HEADS,
        }
    }

    /// Number of rows.
    pub fn n_envs(&self) -> usize {
        self.player.len()
    }

    /// The bytes as an array, without a copy.
    pub fn cells_view(&self) -> ArrayView2<'_, u8> {
        let n = self.n_envs();
        ArrayView2::from_shape((n, self.cells.len() / n), &self.cells).expect("rows of equal length")
    }

    /// The scalars as an array, without a copy.
    pub fn scalars_view(&self) -> ArrayView2<'_, f32> {
        let n = self.n_envs();
        ArrayView2::from_shape((n, self.scalars.len() / n), &self.scalars).expect("rows of equal length")
    }

    /// The mask as an array `n_envs × HEADS × ACTIONS`, without a copy.
    pub fn mask_view(&self) -> ArrayView3<'_, bool> {
        let n = self.n_envs();
        ArrayView3::from_shape((n, self.heads, self.mask.len() / n / self.heads), &self.mask).expect("equal rows")
    }
}

struct Slot<G> {
    game: G,
    index: u64,
    episode: u64,
    decisions: u32,
    potential: f32,
}

/// Games of one encoding stepped together. Row i of a step equals playing game i alone, and the number of threads
/// changes nothing.
pub struct VecEnv<E: Encoding> {
    slots: Vec<Slot<E::Game>>,
    config: VecEnvConfig<<E::Game as Game>::Config>,
    /// Whether the calling thread does all the work: blocks are what threads share out.
    is_block: bool,
}

/// One game's share of every buffer of a batch.
struct Row<'a> {
    cells: &'a mut [u8],
    scalars: &'a mut [f32],
    mask: &'a mut [bool],
    player: &'a mut Player,
    reward: &'a mut f32,
    potential_gain: &'a mut f32,
    terminated: &'a mut bool,
    truncated: &'a mut bool,
    outcome: &'a mut Option<Outcome>,
    final_turn: &'a mut u32,
    final_scores: &'a mut [f64; 2],
    final_cells: &'a mut [u8],
    final_scalars: &'a mut [f32],
}

/// A run of rows: the part of the batch one task works on.
struct Rows<'a> {
    cells: &'a mut [u8],
    scalars: &'a mut [f32],
    mask: &'a mut [bool],
    player: &'a mut [Player],
    reward: &'a mut [f32],
    potential_gain: &'a mut [f32],
    terminated: &'a mut [bool],
    truncated: &'a mut [bool],
    outcome: &'a mut [Option<Outcome>],
    final_turn: &'a mut [u32],
    final_scores: &'a mut [[f64; 2]],
    final_cells: &'a mut [u8],
    final_scalars: &'a mut [f32],
}

/// Splits `n` rows of `len` elements off the front of `rest`; an unwanted (empty) buffer stays empty.
fn take<'a, T>(rest: &mut &'a mut [T], n: usize, len: usize) -> &'a mut [T] {
    let all = std::mem::take(rest);
    let at = (n * len).min(all.len());
    let (head, tail) = all.split_at_mut(at);
    *rest = tail;
    head
}

impl<'a> Rows<'a> {
    fn of(b: &'a mut Batch) -> Self {
        Self {
            cells: &mut b.cells,
            scalars: &mut b.scalars,
            mask: &mut b.mask,
            player: &mut b.player,
            reward: &mut b.reward,
            potential_gain: &mut b.potential_gain,
            terminated: &mut b.terminated,
            truncated: &mut b.truncated,
            outcome: &mut b.outcome,
            final_turn: &mut b.final_turn,
            final_scores: &mut b.final_scores,
            final_cells: &mut b.final_cells,
            final_scalars: &mut b.final_scalars,
        }
    }

    fn split_front<E: Encoding>(&mut self, n: usize) -> Rows<'a> {
        Rows {
            cells: take(&mut self.cells, n, E::CELLS),
            scalars: take(&mut self.scalars, n, E::SCALARS),
            mask: take(&mut self.mask, n, E::HEADS * E::ACTIONS),
            player: take(&mut self.player, n, 1),
            reward: take(&mut self.reward, n, 1),
            potential_gain: take(&mut self.potential_gain, n, 1),
            terminated: take(&mut self.terminated, n, 1),
            truncated: take(&mut self.truncated, n, 1),
            outcome: take(&mut self.outcome, n, 1),
            final_turn: take(&mut self.final_turn, n, 1),
            final_scores: take(&mut self.final_scores, n, 1),
            final_cells: take(&mut self.final_cells, n, E::CELLS),
            final_scalars: take(&mut self.final_scalars, n, E::SCALARS),
        }
    }

    fn row<E: Encoding>(&mut self, i: usize) -> Row<'_> {
        fn part<T>(all: &mut [T], i: usize, len: usize) -> &mut [T] {
            if all.is_empty() {
                all
            } else {
                &mut all[i * len..(i + 1) * len]
            }
        }
        Row {
            cells: part(self.cells, i, E::CELLS),
            scalars: part(self.scalars, i, E::SCALARS),
            mask: part(self.mask, i, E::HEADS * E::ACTIONS),
            player: &mut self.player[i],
            reward: &mut self.reward[i],
            potential_gain: &mut self.potential_gain[i],
            terminated: &mut self.terminated[i],
            truncated: &mut self.truncated[i],
            outcome: &mut self.outcome[i],
            final_turn: &mut self.final_turn[i],
            final_scores: &mut self.final_scores[i],
            final_cells: part(self.final_cells, i, E::CELLS),
            final_scalars: part(self.final_scalars, i, E::SCALARS),
        }
    }
}

impl<E: Encoding> VecEnv<E> {
    /// New games, each at the start of its episode 0. The configuration must pass [`Game::check`].
    pub fn new(config: VecEnvConfig<<E::Game as Game>::Config>) -> Self {
        let slots = (0..config.n_envs as u64)
            .map(|index| {
                let mut rng = Rng::stream(config.seed, index, 0);
                let game = E::Game::new(&E::Game::draw_setup(&config.game, &mut rng));
                let potential = E::potential(&game, Player::A);
                Slot {
                    game,
                    index,
                    episode: 0,
                    decisions: 0,
                    potential,
                }
            })
            .collect();
        Self {
            slots,
            config,
            is_block: false,
        }
    }

    /// The same games in blocks of at most `size`, in order. Every game goes on as it would have, and each block is stepped
    /// by the thread that asks: for callers that share out blocks among threads themselves.
    pub fn into_blocks(self, size: usize) -> Vec<Self> {
        let (mut blocks, mut slots) = (Vec::new(), self.slots.into_iter().peekable());
        while slots.peek().is_some() {
            let slots: Vec<_> = slots.by_ref().take(size.max(1)).collect();
            let config = VecEnvConfig {
                n_envs: slots.len(),
                ..self.config.clone()
            };
            blocks.push(Self {
                slots,
                config,
                is_block: true,
            });
        }
        blocks
    }

    /// Number of games.
    pub fn n_envs(&self) -> usize {
        self.slots.len()
    }

    /// The game in slot i, as it is now.
    pub fn game(&self, i: usize) -> &E::Game {
        &self.slots[i].game
    }

    /// The number of the episode running in slot i, from 0.
    pub fn episode(&self, i: usize) -> u64 {
        self.slots[i].episode
    }

    /// The settings.
    pub fn config(&self) -> &VecEnvConfig<<E::Game as Game>::Config> {
        &self.config
    }

    /// Continues slot i from this position, as episode `episode`; for resuming a run.
    pub fn restore(&mut self, i: usize, game: E::Game, episode: u64, decisions: u32) {
        let potential = E::potential(&game, Player::A);
        self.slots[i] = Slot {
            game,
            index: self.slots[i].index,
            episode,
            decisions,
            potential,
        };
    }

    /// Number of the game in slot i, which names its random stream; in a block that was split off it is not i.
    pub fn index(&self, i: usize) -> u64 {
        self.slots[i].index
    }

    /// Decisions made in the running episode of slot i.
    pub fn decisions(&self, i: usize) -> u32 {
        self.slots[i].decisions
    }

    /// Writes the observations of the current positions without playing anything.
    pub fn observe(&mut self, batch: &mut Batch) {
        self.each_chunk(batch, &[], |slot, config, _, row| {
            clear_ended(row);
            observe_row::<E>(slot, config, row);
        });
    }

    /// Plays one decision in every game: `choices` holds `HEADS` legal choices per game.
    pub fn step(&mut self, choices: &[u16], batch: &mut Batch) {
        self.assert_choices(choices);
        self.each_chunk(batch, choices, |slot, config, choices, row| {
            play_row::<E>(slot, config, choices, row);
            observe_row::<E>(slot, config, row);
        });
    }

    /// The first half of [`VecEnv::step`]: plays, starts new games and tells how games ended, but shows nothing. `player` is
    /// written, observations and masks are those of before.
    pub fn play(&mut self, choices: &[u16], batch: &mut Batch) {
        self.assert_choices(choices);
        self.each_chunk(batch, choices, |slot, config, choices, row| {
            play_row::<E>(slot, config, choices, row);
            *row.player = slot.game.to_move();
        });
    }

    /// The second half: writes the observations and masks of the games that are `wanted`; nobody looks at the others'.
    pub fn show(&mut self, wanted: &[bool], batch: &mut Batch) {
        assert_eq!(wanted.len(), self.slots.len(), "one wish per game");
        let first = self.slots.first().map_or(0, |slot| slot.index);
        self.each_chunk(batch, &[], |slot, config, _, row| {
            if wanted[(slot.index - first) as usize] {
                observe_row::<E>(slot, config, row);
            }
        });
    }

    fn assert_choices(&self, choices: &[u16]) {
        assert_eq!(
            choices.len(),
            self.slots.len() * E::HEADS,
            "one choice per head and game"
        );
    }

    fn each_chunk(
        &mut self,
        batch: &mut Batch,
        choices: &[u16],
        work: impl Fn(&mut Slot<E::Game>, &VecEnvConfig<<E::Game as Game>::Config>, &[u16], &mut Row) + Sync,
    ) {
        assert_eq!(batch.n_envs(), self.slots.len(), "the batch has one row per game");
        let (config, n) = (&self.config, self.slots.len());
        let task: Task<'_, E, _> = Task {
            config,
            choices,
            work: &work,
            // Some chunks per thread even out games of different cost, and a thread that the machine holds up; a task per
            // game would cost more than the game.
            chunk: match rayon::current_num_threads() {
                _ if self.is_block => n.max(1),
                1 => n.max(1),
                threads => n.div_ceil(threads * 8).max(1),
            },
        };
        task.run(0, &mut self.slots, Rows::of(batch));
    }
}

/// Work on every row of a batch.
struct Task<'a, E: Encoding, W> {
    config: &'a VecEnvConfig<<E::Game as Game>::Config>,
    choices: &'a [u16],
    work: &'a W,
    chunk: usize,
}

impl<E: Encoding, W> Task<'_, E, W>
where
    W: Fn(&mut Slot<E::Game>, &VecEnvConfig<<E::Game as Game>::Config>, &[u16], &mut Row) + Sync,
{
    /// Halves the games until a chunk is left. A thread that steals takes the largest half there is, so step after step the
    /// same games mostly stay with the same thread and in its cache; dealt out in turn, they would wander.
    fn run(&self, first: usize, slots: &mut [Slot<E::Game>], mut rows: Rows) {
        if slots.len() > self.chunk {
            let (left, right) = slots.split_at_mut(slots.len() / 2);
            let (middle, left_rows) = (first + left.len(), rows.split_front::<E>(left.len()));
            rayon::join(|| self.run(first, left, left_rows), || self.run(middle, right, rows));
            return;
        }
        for (k, slot) in slots.iter_mut().enumerate() {
            let i = first + k;
            let own = match self.choices {
                [] => &[][..],
                all => &all[i * E::HEADS..(i + 1) * E::HEADS],
            };
            (self.work)(slot, self.config, own, &mut rows.row::<E>(k));
        }
    }
}

fn clear_ended(row: &mut Row) {
    if *row.terminated || *row.truncated {
        row.final_cells.fill(0);
        row.final_scalars.fill(0.0);
    }
    *row.reward = 0.0;
    *row.potential_gain = 0.0;
    *row.terminated = false;
    *row.truncated = false;
    *row.outcome = None;
    *row.final_turn = 0;
    *row.final_scores = [0.0; 2];
}

fn observe_row<E: Encoding>(slot: &mut Slot<E::Game>, config: &VecEnvConfig<<E::Game as Game>::Config>, row: &mut Row) {
    E::observe_and_mask(&slot.game, config.shield, row.cells, row.scalars, row.mask);
    *row.player = slot.game.to_move();
}

fn play_row<E: Encoding>(
    slot: &mut Slot<E::Game>,
    config: &VecEnvConfig<<E::Game as Game>::Config>,
    choices: &[u16],
    row: &mut Row,
) {
    clear_ended(row);
    E::play(&mut slot.game, choices);
    slot.decisions += 1;
    let potential = E::potential(&slot.game, Player::A);
    *row.potential_gain = potential - slot.potential;
    slot.potential = potential;
    let outcome = slot.game.outcome();
    let cut = outcome.is_none() && config.max_decisions.is_some_and(|limit| slot.decisions >= limit);
    if outcome.is_some() || cut {
        *row.reward = outcome.map_or(0.0, |o| o.value(Player::A));
        *row.terminated = outcome.is_some();
        *row.truncated = cut;
        *row.outcome = outcome;
        *row.final_turn = slot.game.turn();
        *row.final_scores = slot.game.scores();
        if config.parts.final_observation {
            E::observe(&slot.game, slot.game.to_move(), row.final_cells, row.final_scalars);
        }
        slot.episode += 1;
        slot.decisions = 0;
        let mut rng = Rng::stream(config.seed, slot.index, slot.episode);
        slot.game.reset(&E::Game::draw_setup(&config.game, &mut rng));
        slot.potential = E::potential(&slot.game, Player::A);
    }
}
