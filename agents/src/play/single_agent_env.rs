//! [`SingleAgentEnv`]: many games in which the caller plays one seat and opponents the other.
//!
//! A step plays the caller's decision in every game, then the opponent's decisions until it is the caller's turn again.
//! Bots of this program decide on the threads that step the games. The caller queries external opponents
//! ([`Opponent::External`]), once for all games that wait for them.

use std::sync::Arc;
use std::time::Duration;

use turf_env::vec_env::{BatchMut, Buffers, ConfigOf, Episode, Misfit, Row, Slot, each_row};
use turf_env::{Autoreset, Batch, Encoding, Game, Parts, Player, Rng};

use crate::play::arena::{BotMaker, timed};
use crate::play::bot::{Bot, Forfeit, shown};

pub enum Opponent<G: Game> {
    Bot(Arc<dyn BotMaker<G> + Send + Sync>),
    External,
}

/// Observations of all games that wait for one opponent, from its point of view. `cells` is `slots.len() × CELLS` or
/// empty, `scalars` is `slots.len() × SCALARS` or empty, `mask` is `slots.len() × HEADS × ACTIONS`.
pub struct PolicyRequest<'a> {
    pub opponent: usize,
    pub slots: &'a [usize],
    /// True for games of which the opponent has not been asked before.
    pub starts: &'a [bool],
    pub cells: &'a [u8],
    pub scalars: &'a [f32],
    pub mask: &'a [bool],
}

pub type ExternalPolicy<'a, X> = &'a mut dyn FnMut(&PolicyRequest) -> Result<Vec<u16>, X>;

#[derive(Debug, PartialEq, Eq)]
pub enum StepError<X> {
    Policy(X),
    Answer(String),
}

/// Games of one encoding stepped together, the caller in one seat of each. Row i of a step equals playing game i alone.
///
/// Every game reaches a decision of the caller. If the opponent ends a game before that, it is no episode of the
/// caller's, and the next game begins in its place. `max_decisions` truncates no game before that decision either.
///
/// A batch shows the caller's side: `player` is its seat, observation and mask belong to its next decision, `reward` is
/// its own and then the opponent's, and the potential gain is its own. If a bot fails or returns an illegal action, the
/// first legal choice is played for it.
pub struct SingleAgentEnv<E: Encoding> {
    encoding: E,
    seats: Vec<Seat<E>>,
    config: ConfigOf<E>,
    opponents: Opponents<E::Game>,
    player: Option<Player>,
    scratch: Batch,
}

struct Opponents<G: Game> {
    /// Those of games that begin, then those only of games that run on.
    all: Vec<Opponent<G>>,
    n: usize,
    /// Sums of the first opponents' weights; `None` if all are drawn alike.
    sums: Option<Vec<f64>>,
}

impl<G: Game> Opponents<G> {
    fn draw(&self, rng: &mut Rng) -> usize {
        match &self.sums {
            None => rng.below(self.n as u32) as usize,
            Some(sums) => {
                let at = rng.unit() * sums[self.n - 1];
                sums.partition_point(|&sum| sum <= at).min(self.n - 1)
            }
        }
    }
}

struct Seat<E: Encoding> {
    slot: Slot<E>,
    player: Player,
    opponent: usize,
    bots: Vec<Option<Box<dyn Bot<E::Game>>>>,
    bot_seed: u64,
    opening: bool,
    asked: bool,
    waits: bool,
    answer: Vec<u16>,
    substituted: u64,
}

const MAX_EMPTY: usize = 1000;

impl<E: Encoding> SingleAgentEnv<E> {
    /// Creates games, each at the start of its episode 0. The configuration must pass
    /// [`Rules::check`](turf_env::Rules::check). Panics if there is no opponent.
    pub fn new(encoding: E, config: ConfigOf<E>, opponents: Vec<Opponent<E::Game>>, player: Option<Player>) -> Self {
        assert!(!opponents.is_empty(), "somebody plays the other seat");
        let seat = |i: u64| Seat {
            slot: Slot::new(encoding, &config, i),
            player: Player::A,
            opponent: 0,
            bots: opponents.iter().map(|_| None).collect(),
            bot_seed: 0,
            opening: true,
            asked: false,
            waits: false,
            answer: vec![0; encoding.heads()],
            substituted: 0,
        };
        let mut seats: Vec<Seat<E>> = (0..config.n_envs as u64).map(seat).collect();
        let opponents = Opponents { n: opponents.len(), all: opponents, sums: None };
        seats.iter_mut().for_each(|seat| seat.take_opponent(&opponents, player, None));
        let parts = Parts { final_observation: false, ..config.parts };
        Self { encoding, seats, scratch: Batch::new(encoding.shape(), config.n_envs, parts), config, opponents, player }
    }

    pub fn encoding(&self) -> E {
        self.encoding
    }

    pub fn slot(&self, i: usize) -> &Slot<E> {
        &self.seats[i].slot
    }

    /// Returns the opponent's place in the list; `None` if the game began under an earlier list.
    pub fn opponent(&self, i: usize) -> Option<usize> {
        Some(self.seats[i].opponent).filter(|&place| place < self.opponents.n)
    }

    /// Sets the opponents of games that begin from now on, drawn by weight; games that run keep theirs. Requests for these
    /// name places after the new opponents': returns their former places. Panics if there is no opponent, or no weight
    /// above 0 for each.
    pub fn set_opponents(&mut self, opponents: Vec<Opponent<E::Game>>, weights: Option<&[f64]>) -> Vec<usize> {
        let n = opponents.len();
        assert!(n > 0 && weights.is_none_or(|weights| weights.len() == n), "an opponent, a weight");
        let mut kept: Vec<usize> = self.seats.iter().map(|seat| seat.opponent).collect();
        kept.sort_unstable();
        kept.dedup();
        let mut before: Vec<_> = std::mem::take(&mut self.opponents.all).into_iter().map(Some).collect();
        let stay = kept.iter().map(|&place| before[place].take().expect("each once"));
        self.opponents = Opponents {
            all: opponents.into_iter().chain(stay).collect(),
            n,
            sums: weights.map(|weights| {
                let sums = weights.iter().scan(0.0, |sum, weight| {
                    *sum += weight;
                    Some(*sum)
                });
                sums.collect()
            }),
        };
        for seat in &mut self.seats {
            let bot = seat.bots[seat.opponent].take();
            seat.opponent = n + kept.binary_search(&seat.opponent).expect("kept");
            seat.bots = self.opponents.all.iter().map(|_| None).collect();
            seat.bots[seat.opponent] = bot;
        }
        kept
    }

    /// Returns the running episode of slot i, with the choices of the caller and of external opponents, and the opponent's place;
    /// `None` if the game began under an earlier list. Needs `keep_choices`.
    pub fn kept(&self, i: usize) -> Option<(Episode, usize)> {
        self.opponent(i).map(|opponent| (self.seats[i].slot.kept(), opponent))
    }

    /// Plays a kept episode again in slot i. Bots of this program are asked anew. After an error the slot holds a part of it.
    pub fn replay(&mut self, i: usize, kept: &Episode, opponent: usize) -> Result<(), Misfit> {
        if opponent >= self.opponents.n {
            return Err(Misfit);
        }
        self.seats[i].replay(&self.config, &self.opponents, self.player, kept, opponent)
    }

    pub fn substituted(&self) -> u64 {
        self.seats.iter().map(|seat| seat.substituted).sum()
    }

    /// Plays on to the caller's first decisions and writes their observations. After an error, only [`SingleAgentEnv::reset`]
    /// of all slots can continue.
    pub fn observe<X>(&mut self, batch: &mut impl Buffers, policy: ExternalPolicy<X>) -> Result<(), StepError<X>> {
        let (config, opponents, player) = (&self.config, &self.opponents, self.player);
        let mut batch = batch.buffers();
        each_row(self.encoding, &mut self.seats, batch.buffers(), config.alone, |_, seat, row| {
            row.clear();
            seat.go_on(config, opponents, player, row);
        });
        self.answer_all(batch, policy)
    }

    /// Plays the caller's decision in every game, `HEADS` legal choices each, and the opponent's decisions after it.
    /// After an error, only [`SingleAgentEnv::reset`] of all slots can continue.
    pub fn step<X>(
        &mut self,
        choices: &[u16],
        batch: &mut impl Buffers,
        policy: ExternalPolicy<X>,
    ) -> Result<(), StepError<X>> {
        assert_eq!(choices.len(), self.seats.len() * self.encoding.heads(), "one choice per head and game");
        let (config, opponents, player) = (&self.config, &self.opponents, self.player);
        let mut batch = batch.buffers();
        each_row(self.encoding, &mut self.seats, batch.buffers(), config.alone, |i, seat, row| {
            row.clear();
            if !seat.slot.is_over() {
                let own = &choices[i * self.encoding.heads()..(i + 1) * self.encoding.heads()];
                seat.opening = false;
                seat.slot.keep(config, own);
                seat.decide(config, row, |game| self.encoding.play(game, own));
            } else if config.autoreset == Autoreset::NextStep {
                seat.begin(config, opponents, player, None);
            } else {
                return;
            }
            seat.go_on(config, opponents, player, row);
        });
        self.answer_all(batch, policy)
    }

    pub fn reset<X>(
        &mut self,
        slots: &[usize],
        streams: Option<&[(u64, u64)]>,
        batch: &mut impl Buffers,
        policy: ExternalPolicy<X>,
    ) -> Result<(), StepError<X>> {
        assert!(streams.is_none_or(|streams| streams.len() == slots.len()), "one stream per slot");
        for (k, &i) in slots.iter().enumerate() {
            self.seats[i].begin(&self.config, &self.opponents, self.player, streams.map(|streams| streams[k]));
        }
        self.observe(batch, policy)
    }

    fn answer_all<X>(&mut self, mut batch: BatchMut<'_>, policy: ExternalPolicy<X>) -> Result<(), StepError<X>> {
        loop {
            let waiting: Vec<usize> = (0..self.seats.len()).filter(|&i| self.seats[i].waits).collect();
            if waiting.is_empty() {
                return Ok(());
            }
            for opponent in 0..self.opponents.all.len() {
                let slots: Vec<usize> =
                    waiting.iter().copied().filter(|&i| self.seats[i].opponent == opponent).collect();
                if !slots.is_empty() {
                    self.answer(opponent, &slots, policy)?;
                }
            }
            let (config, opponents, player) = (&self.config, &self.opponents, self.player);
            each_row(self.encoding, &mut self.seats, batch.buffers(), config.alone, |_, seat, row| {
                if std::mem::take(&mut seat.waits) {
                    let answer = std::mem::take(&mut seat.answer);
                    seat.slot.keep(config, &answer);
                    seat.decide(config, row, |game| self.encoding.play(game, &answer));
                    seat.answer = answer;
                    seat.go_on(config, opponents, player, row);
                }
            });
        }
    }

    fn answer<X>(&mut self, opponent: usize, slots: &[usize], policy: ExternalPolicy<X>) -> Result<(), StepError<X>> {
        let (n, width) = (slots.len(), self.encoding.heads() * self.encoding.actions());
        let mut rows = self.scratch.buffers();
        for (k, &i) in slots.iter().enumerate() {
            self.seats[i].slot.show(&self.config, &mut rows.row(self.encoding.shape(), k));
        }
        let starts: Vec<bool> = slots.iter().map(|&i| !std::mem::replace(&mut self.seats[i].asked, true)).collect();
        let scratch = &self.scratch;
        let request = PolicyRequest {
            opponent,
            slots,
            starts: &starts,
            cells: &scratch.cells[..scratch.cells.len().min(n * self.encoding.cells())],
            scalars: &scratch.scalars[..scratch.scalars.len().min(n * self.encoding.scalars())],
            mask: &scratch.mask[..n * width],
        };
        let answer = policy(&request).map_err(StepError::Policy)?;
        check_choices(&answer, request.mask, self.encoding.heads(), self.encoding.actions())
            .map_err(StepError::Answer)?;
        for (own, &i) in answer.chunks_exact(self.encoding.heads()).zip(slots) {
            self.seats[i].answer.copy_from_slice(own);
        }
        Ok(())
    }
}

/// Rejects choices that are not one legal choice per head and game, in one line. `mask` is `n × heads × actions`.
pub fn check_choices(choices: &[u16], mask: &[bool], heads: usize, actions: usize) -> Result<(), String> {
    if choices.len() * actions != mask.len() {
        let (got, wanted) = (choices.len(), mask.len() / actions);
        return Err(format!("{got} choices, not {wanted} (one per head and game)"));
    }
    let legal = |(&choice, mask): (&u16, &[bool])| mask.get(choice as usize) == Some(&true);
    match choices.iter().zip(mask.chunks_exact(actions)).position(|head| !legal(head)) {
        None => Ok(()),
        Some(at) => {
            let head = match heads {
                1 => String::new(),
                _ => format!(", head {}", at % heads),
            };
            Err(format!("choice {} is not legal in game {}{head}", choices[at], at / heads))
        }
    }
}

impl<E: Encoding> Seat<E> {
    fn begin(
        &mut self,
        config: &ConfigOf<E>,
        opponents: &Opponents<E::Game>,
        player: Option<Player>,
        stream: Option<(u64, u64)>,
    ) {
        self.slot.begin(config, stream);
        (self.waits, self.opening, self.asked) = (false, true, false);
        self.take_opponent(opponents, player, None);
    }

    fn replay(
        &mut self,
        config: &ConfigOf<E>,
        opponents: &Opponents<E::Game>,
        player: Option<Player>,
        kept: &Episode,
        opponent: usize,
    ) -> Result<(), Misfit> {
        self.slot.begin_again(config, kept);
        (self.waits, self.opening, self.asked) = (false, true, false);
        self.take_opponent(opponents, player, Some(opponent));
        let substituted = self.substituted;
        let mut choices = kept.choices.chunks(self.slot.encoding().heads());
        while !self.slot.is_over() {
            let own = self.slot.game().to_move() == self.player;
            let action = if own { None } else { self.bot_action() };
            if action.is_none() {
                self.slot.redraw(self.player, kept);
            }
            if let Some(action) = action {
                self.slot.open(|game| game.play(&action));
            } else if let Some(next) = choices.next() {
                self.opening &= !own;
                self.asked |= !own;
                self.slot.open_by(config, next)?;
            } else {
                break;
            }
            if !self.opening {
                self.slot.cut(config);
            }
            self.finish_if_over();
        }
        self.substituted = substituted;
        choices.next().map_or(Ok(()), |_| Err(Misfit))
    }

    fn take_opponent(&mut self, opponents: &Opponents<E::Game>, player: Option<Player>, known: Option<usize>) {
        let (seed, index) = self.slot.stream();
        let mut rng = Rng::stream(!seed, index, self.slot.episode());
        self.bot_seed = rng.next_u64();
        let drawn = Player::BOTH[rng.below(2) as usize];
        self.player = player.unwrap_or(drawn);
        self.opponent = known.unwrap_or_else(|| opponents.draw(&mut rng));
        if let Opponent::Bot(maker) = &opponents.all[self.opponent] {
            let kept = self.bots[self.opponent].take().filter(|_| !maker.remembers());
            let mut bot = kept.unwrap_or_else(|| maker.make());
            // A bot that cannot start plays as one that cannot choose.
            let seen = shown(self.slot.game(), !self.player, self.bot_seed);
            let _ = guarded(|| bot.start(!self.player, &seen, self.bot_seed));
            self.bots[self.opponent] = Some(bot);
        }
    }

    fn decide(&mut self, config: &ConfigOf<E>, row: &mut Row, play: impl FnOnce(&mut E::Game)) {
        if self.opening {
            self.slot.open(play);
        } else {
            self.slot.decide(config, row, Some(self.player), play);
        }
        self.finish_if_over();
    }

    fn finish_if_over(&mut self) {
        if let (true, Some(bot)) = (self.slot.is_over(), &mut self.bots[self.opponent]) {
            let _ = guarded(|| {
                bot.finish(self.slot.game());
                Ok(())
            });
        }
    }

    fn go_on(&mut self, config: &ConfigOf<E>, opponents: &Opponents<E::Game>, player: Option<Player>, row: &mut Row) {
        let mut begun = 0;
        loop {
            if self.slot.is_over() {
                if !self.opening && config.autoreset != Autoreset::SameStep {
                    break;
                }
                begun += 1;
                assert!(begun < MAX_EMPTY, "games end before the caller's first decision");
                self.begin(config, opponents, player, None);
            } else if self.slot.game().to_move() == self.player {
                break;
            } else if let Some(action) = self.bot_action() {
                self.decide(config, row, |game| game.play(&action));
            } else {
                self.waits = true;
                return;
            }
        }
        self.slot.show_to(config, self.player, row);
    }

    fn bot_action(&mut self) -> Option<<E::Game as Game>::Action> {
        let bot = self.bots[self.opponent].as_mut()?;
        let seen = shown(self.slot.game(), !self.player, self.bot_seed);
        let chosen = guarded(|| bot.choose(&seen));
        let legal = chosen.ok().filter(|action| self.slot.game().is_legal(action));
        Some(legal.unwrap_or_else(|| {
            self.substituted += 1;
            first_legal(self.slot.encoding(), self.slot.game())
        }))
    }
}

fn guarded<T>(run: impl FnOnce() -> Result<T, Forfeit>) -> Result<T, Forfeit> {
    let mut unused = Duration::ZERO;
    timed(&mut unused, run)
}

/// Returns the action of each head's first legal choice.
pub fn first_legal<E: Encoding>(encoding: E, game: &E::Game) -> <E::Game as Game>::Action {
    let mut mask = vec![false; encoding.heads() * encoding.actions()];
    encoding.legal_mask(game, &mut mask);
    let first = |head: &[bool]| head.iter().position(|&legal| legal).expect("a legal choice") as u16;
    let choices: Vec<u16> = mask.chunks_exact(encoding.actions()).map(first).collect();
    encoding.action(game, &choices)
}

#[cfg(test)]
mod tests;
