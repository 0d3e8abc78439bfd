//! [`Team`]: bots of one game, for code that does not know its types.

use std::sync::Arc;
use std::time::Duration;

use turf_env::{Encoding, Game, Player};

use super::{BotSpec, SpecError, root};
use crate::offered::Offered;
use crate::play::arena::{BotMaker, Seats, Series, play_rest};
use crate::play::record::{BotId, Mishap};
use crate::records::replay::Replay;
use crate::stats::score::GameSummary;

/// Games of a series.
#[derive(Clone, Copy, Debug)]
pub struct Bout {
    pub games: u64,
    pub seed: u64,
    pub seats: Seats,
    /// True if summaries tell unforced blunders ([`Offered::died_alone`]).
    pub blunders: bool,
}

/// A game that was played, with its record as JSON, without output of the bots if `hide`.
pub struct TeamGame {
    pub index: u64,
    pub summary: GameSummary,
    pub detail: Option<String>,
    pub mishaps: [Vec<Mishap>; 2],
    pub record: Box<dyn Fn(bool) -> String + Send>,
}

pub trait Team: Send + Sync {
    fn id(&self, bot: usize) -> &BotId;
    fn spec(&self, bot: usize) -> &str;
    /// Returns true if its bots have memory across games.
    fn remembers(&self, bot: usize) -> bool;
    /// Returns these bots and one more.
    fn with(&self, spec: &str) -> Result<Box<dyn Team>, SpecError>;
    /// Returns the seed of games between these bots ([`root`]).
    fn seed(&self, asked: Option<u64>, kept: &dyn Fn() -> Option<u64>) -> u64;
    /// Plays the games between two bots that are not known, as [`play_rest`] does.
    fn play(
        &self,
        pair: [usize; 2],
        bout: Bout,
        known: &(dyn Fn(u64) -> bool + Sync),
        on_game: &(dyn Fn(TeamGame) + Sync),
    );
}

/// A bot of a team, from a SPEC or from elsewhere.
#[derive(Clone)]
pub struct Member<G: Game> {
    pub id: BotId,
    pub spec: String,
    pub maker: Arc<dyn BotMaker<G> + Send + Sync>,
}

/// Bots of one game, played with its settings.
pub struct Members<R: Offered> {
    pub rules: R,
    pub config: R::Config,
    /// Thinking time of Python bots that SPECs name. `None` for the contest's.
    pub think: Option<Duration>,
    pub bots: Vec<Member<R::Game>>,
}

/// Reads bots by their SPECs, with `think` as the thinking time of Python bots.
pub fn team<R: Offered>(
    rules: R,
    specs: &[&str],
    config: R::Config,
    think: Option<Duration>,
) -> Result<Box<dyn Team>, SpecError> {
    let bots = BotSpec::parse_each(rules.encoding(), specs)?;
    let bots = bots.into_iter().map(|bot| member(bot, think)).collect();
    Ok(Box::new(Members { rules, config, think, bots }))
}

fn member<E: Encoding<Rules: Offered>>(mut bot: BotSpec<E>, think: Option<Duration>) -> Member<E::Game> {
    think.into_iter().for_each(|time| bot.give_time(time));
    Member { id: bot.id().clone(), spec: bot.spec().to_string(), maker: Arc::new(bot) }
}

impl<R: Offered> Team for Members<R> {
    fn id(&self, bot: usize) -> &BotId {
        &self.bots[bot].id
    }

    fn spec(&self, bot: usize) -> &str {
        &self.bots[bot].spec
    }

    fn remembers(&self, bot: usize) -> bool {
        self.bots[bot].maker.remembers()
    }

    fn with(&self, spec: &str) -> Result<Box<dyn Team>, SpecError> {
        let more = member(BotSpec::parse(self.rules.encoding(), spec)?, self.think);
        let bots = self.bots.iter().cloned().chain([more]).collect();
        Ok(Box::new(Self { rules: self.rules, config: self.config.clone(), think: self.think, bots }))
    }

    fn seed(&self, asked: Option<u64>, kept: &dyn Fn() -> Option<u64>) -> u64 {
        root(asked, self.bots.iter().any(|bot| bot.maker.remembers()), kept)
    }

    fn play(
        &self,
        pair: [usize; 2],
        Bout { games, seed, seats, blunders }: Bout,
        known: &(dyn Fn(u64) -> bool + Sync),
        on_game: &(dyn Fn(TeamGame) + Sync),
    ) {
        let [first, second] = pair.map(|bot| &self.bots[bot]);
        let series = Series { rules: self.rules, games, seed, seats, config: self.config.clone() };
        play_rest(&*first.maker, &*second.maker, &series, known, &|game| {
            let died_alone = |seat| self.rules.died_alone(&game.game.setup, &game.game.actions, seat);
            let summary = GameSummary::of(&game, |seat| if blunders { died_alone(seat) } else { None });
            let ids = match game.first_seat {
                Player::A => [first, second],
                Player::B => [second, first],
            };
            let ids = ids.map(|bot| bot.id.clone());
            let (index, played) = (game.index, game.game);
            let (detail, mishaps) = (played.detail.clone(), played.mishaps.clone());
            let record = move |hide| {
                let mut replay = Replay::new(&played, ids.clone());
                if hide {
                    replay.hide_output();
                }
                replay.to_json()
            };
            on_game(TeamGame { index, summary, detail, mishaps, record: Box::new(record) });
        });
    }
}
