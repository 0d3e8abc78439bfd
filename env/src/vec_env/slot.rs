//! One place of a vectorised environment, in which game follows game.

use super::{Autoreset, Row, VecEnvConfig};
use crate::{ActionOf, Chance, Encoding, Game, Player, Rng, Rules};

/// Settings of the environment that a slot belongs to.
pub type ConfigOf<E> = VecEnvConfig<<<E as Encoding>::Rules as Rules>::Config>;

/// Running episode as its stream and the choices made so far ([`VecEnvConfig::keep_choices`]): enough to play it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Episode {
    /// Seed of the random stream.
    pub seed: u64,
    /// Slot of the random stream.
    pub index: u64,
    /// Number of the episode, from 0.
    pub number: u64,
    /// Choices in order, one per head and decision.
    pub choices: Vec<u16>,
    /// Redraws of what a player may not know ([`Slot::redraw`]): number of choices before, and seed.
    pub redraws: Vec<(usize, u64)>,
}

/// Error: an episode cannot be played again here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit;

/// One place of a vectorised environment: the running game and its number. Episode e of a slot plays
/// `Rng::stream(seed, index, e)`.
#[derive(Debug)]
pub struct Slot<E: Encoding> {
    encoding: E,
    game: E::Game,
    seed: u64,
    index: u64,
    episode: u64,
    decisions: u32,
    potential: f32,
    over: bool,
    /// False for a recorded game, whose outcomes of chance are recorded, too.
    draws: bool,
    choices: Vec<u16>,
    redraws: Vec<(usize, u64)>,
}

impl<E: Encoding> Slot<E> {
    /// Starts the slot of this index at its episode 0.
    pub fn new(encoding: E, config: &ConfigOf<E>, index: u64) -> Self {
        let mut rng = Rng::stream(config.seed, index, 0);
        let game = encoding.rules().start(&encoding.rules().draw_setup(&config.game, &mut rng));
        let mut slot = Self::with(encoding, game, config.seed, index, 0, 0);
        slot.settle();
        slot
    }

    /// Plays what chance decides before the next decision. After a redraw it is anew for each of them.
    fn settle(&mut self) {
        if let Some(chance) = self.chance() {
            chance.settle(self.encoding.rules(), &mut self.game, self.decisions, |_, _| ());
        }
        self.potential = self.encoding.potential(&self.game, Player::A);
        self.over = self.game.outcome().is_some();
    }

    fn chance(&self) -> Option<Chance> {
        let seed = self.redraws.last().map_or(self.seed, |(_, seed)| !seed);
        let draws = self.draws && self.encoding.rules().has_chance();
        draws.then(|| Chance::of_episode(seed, self.index, self.episode))
    }

    /// Returns the position after a choice per head, and what chance does there.
    pub(super) fn outcome_after(&self, choices: &[u16]) -> Option<(E::Game, ActionOf<E::Rules>)> {
        let chance = self.chance()?;
        let mut after = self.game.clone();
        self.encoding.play(&mut after, choices);
        let outcome = chance.first(&after, self.decisions + 1)?;
        Some((after, outcome))
    }

    /// Starts the slot at this position, to play a recorded game.
    pub fn at(encoding: E, game: E::Game) -> Self {
        Self { draws: false, ..Self::with(encoding, game, 0, 0, 0, 0) }
    }

    fn with(encoding: E, game: E::Game, seed: u64, index: u64, episode: u64, decisions: u32) -> Self {
        let potential = encoding.potential(&game, Player::A);
        Self {
            encoding,
            game,
            seed,
            index,
            episode,
            decisions,
            potential,
            over: false,
            draws: true,
            choices: Vec::new(),
            redraws: Vec::new(),
        }
    }

    /// Returns the encoding.
    pub fn encoding(&self) -> E {
        self.encoding
    }

    /// Returns the running game.
    pub fn game(&self) -> &E::Game {
        &self.game
    }

    /// Returns the number of the running episode, from 0.
    pub fn episode(&self) -> u64 {
        self.episode
    }

    /// Returns the number of decisions made in the running episode.
    pub fn decisions(&self) -> u32 {
        self.decisions
    }

    /// Returns true if the episode has ended, by the rules or by `max_decisions`, and the next has not begun.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Returns the seed and the index, which together with the episode's number determine an episode.
    pub fn stream(&self) -> (u64, u64) {
        (self.seed, self.index)
    }

    pub(super) fn restore(&mut self, game: E::Game, episode: u64, decisions: u32) {
        *self = Self::with(self.encoding, game, self.seed, self.index, episode, decisions);
    }

    /// Begins the next episode. With a stream, a seed and a slot, begins episode 0 of that slot of an environment of that seed
    /// and stays on that stream.
    pub fn begin(&mut self, config: &ConfigOf<E>, stream: Option<(u64, u64)>) {
        match stream {
            Some((seed, index)) => (self.seed, self.index, self.episode) = (seed, index, 0),
            None => self.episode += 1,
        }
        self.draw(config);
    }

    fn draw(&mut self, config: &ConfigOf<E>) {
        let mut rng = Rng::stream(self.seed, self.index, self.episode);
        let rules = self.encoding.rules();
        rules.restart(&mut self.game, &rules.draw_setup(&config.game, &mut rng));
        (self.decisions, self.over) = (0, false);
        self.choices.clear();
        self.redraws.clear();
        self.settle();
    }

    /// Keeps choices that are about to be played, if the environment keeps any.
    pub fn keep(&mut self, config: &ConfigOf<E>, choices: &[u16]) {
        if config.keep_choices {
            self.choices.extend_from_slice(choices);
        }
    }

    /// Returns the running episode, with the choices kept.
    pub fn kept(&self) -> Episode {
        Episode {
            seed: self.seed,
            index: self.index,
            number: self.episode,
            choices: self.choices.clone(),
            redraws: self.redraws.clone(),
        }
    }

    /// Repeats the redraws of a kept episode after as many choices: each replaces the position by one that `pov` cannot tell
    /// from it ([`Game::redrawn`]).
    pub fn redraw(&mut self, pov: Player, kept: &Episode) {
        let now = self.choices.len();
        for &(at, seed) in kept.redraws.iter().filter(|(at, _)| *at == now && !self.over) {
            let redrawn = self.game.redrawn(pov, &mut Rng::new(seed));
            if redrawn.is_some() || self.encoding.rules().has_chance() {
                self.redraws.push((at, seed));
            }
            if let Some(game) = redrawn {
                self.game = game;
                self.potential = self.encoding.potential(&self.game, Player::A);
            }
        }
    }

    /// Begins an episode anew and stays on its stream. Plays none of its choices.
    pub fn begin_again(&mut self, config: &ConfigOf<E>, kept: &Episode) {
        (self.seed, self.index, self.episode) = (kept.seed, kept.index, kept.number);
        self.draw(config);
    }

    /// Plays choices outside any step and keeps them. Fails if they are not legal.
    pub fn open_by(&mut self, config: &ConfigOf<E>, choices: &[u16]) -> Result<(), Misfit> {
        let mut mask = vec![false; self.encoding.heads() * self.encoding.actions()];
        self.encoding.legal_mask(&self.game, &mut mask);
        let legal = |(&choice, mask): (&u16, &[bool])| mask.get(choice as usize) == Some(&true);
        if self.over
            || choices.len() != self.encoding.heads()
            || !choices.iter().zip(mask.chunks_exact(self.encoding.actions())).all(legal)
        {
            return Err(Misfit);
        }
        self.keep(config, choices);
        let encoding = self.encoding;
        self.open(|game| encoding.play(game, choices));
        Ok(())
    }

    /// Ends the episode if it has reached `max_decisions`. Returns true if that ended it.
    pub fn cut(&mut self, config: &ConfigOf<E>) -> bool {
        let cut = !self.over && config.max_decisions.is_some_and(|limit| self.decisions >= limit);
        self.over |= cut;
        cut
    }

    pub(super) fn replay(&mut self, config: &ConfigOf<E>, kept: &Episode) -> Result<(), Misfit> {
        self.begin_again(config, kept);
        for choices in kept.choices.chunks(self.encoding.heads()) {
            self.redraw(self.game.to_move(), kept);
            self.open_by(config, choices)?;
            self.cut(config);
        }
        self.redraw(self.game.to_move(), kept);
        Ok(())
    }

    /// Plays a decision outside any step: it is not reported, and only the rules can end the game. Returns true if they have.
    pub fn open(&mut self, play: impl FnOnce(&mut E::Game)) -> bool {
        play(&mut self.game);
        self.decisions += 1;
        self.settle();
        self.over
    }

    /// Plays a legal decision by calling `play`, and adds its results to the row, which [`Row::clear`] must have reset before
    /// the first decision of a step. With `pov`, the final observation and the potential gain are its own, and its reward comes
    /// first; without, the final observation is that of the player to move. Returns true if the episode is over.
    pub fn decide(
        &mut self,
        config: &ConfigOf<E>,
        row: &mut Row,
        pov: Option<Player>,
        play: impl FnOnce(&mut E::Game),
    ) -> bool {
        let (before, gain) = (self.potential, *row.potential_gain);
        self.open(play);
        *row.potential_gain += self.potential - before;
        let outcome = self.game.outcome();
        let cut = self.cut(config);
        if self.over {
            *row.reward = Player::BOTH.map(|player| outcome.map_or(0.0, |o| o.value(player)));
            *row.terminated = outcome.is_some();
            *row.truncated = cut;
            *row.outcome = outcome;
            *row.final_turn = self.game.turn();
            *row.final_scores = self.game.scores();
            if config.parts.final_observation {
                let pov = pov.unwrap_or(self.game.to_move());
                self.encoding.observe(&self.game, pov, row.final_cells, row.final_scalars);
            }
        }
        if pov == Some(Player::B) {
            *row.potential_gain = gain - (*row.potential_gain - gain);
            row.reward.reverse();
        }
        self.over
    }

    pub(super) fn prefetch(&self) {
        self.encoding.prefetch(&self.game);
    }

    /// Writes the observation of the player to move.
    pub fn show(&self, config: &ConfigOf<E>, row: &mut Row) {
        self.show_to(config, self.game.to_move(), row);
    }

    /// Writes the observation of `pov`, which must be the player to move unless the game is over.
    pub fn show_to(&self, config: &ConfigOf<E>, pov: Player, row: &mut Row) {
        if self.over {
            self.encoding.observe(&self.game, pov, row.cells, row.scalars);
            row.mask.fill(true);
        } else {
            self.encoding.observe_and_mask(&self.game, config.shield, row.cells, row.scalars, row.mask);
        }
        *row.player = pov;
    }

    pub(super) fn play(&mut self, config: &ConfigOf<E>, row: &mut Row, play: impl FnOnce(&mut E::Game)) {
        row.clear();
        if self.over {
            if config.autoreset == Autoreset::NextStep {
                self.begin(config, None);
            }
        } else if self.decide(config, row, None, play) && config.autoreset == Autoreset::SameStep {
            self.begin(config, None);
        }
    }
}
