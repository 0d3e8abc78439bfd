//! A game in progress between a human and a bot.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use turf_agents::play::arena::timed;
use turf_agents::play::bot::shown;
use turf_agents::play::contest::IllegalAction;
use turf_agents::play::record::{BotId, PlayedGame, Printed};
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_agents::{Bot, Forfeit};
use turf_env::{ActionOf, Chance, Encoding, Game, Player, Rng, Rules};

use crate::game_view::GameView;
use crate::timeline::{End, Frame, Moment, Recorder, Timeline, Words};

#[derive(Debug, Default, Serialize)]
pub struct Update {
    pub frames: Vec<Frame>,
    pub your_move: bool,
    pub options: Value,
    pub end: Option<End>,
    pub moments: Vec<Moment>,
    pub printed: Vec<Words>,
}

/// Seat that a person asks for.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub enum Seat {
    A,
    B,
    Any,
}

/// Begin of a game.
pub struct Opening {
    /// Game as it was taken over.
    pub timeline: Timeline,
    /// The human's seat: 0 A, 1 B.
    pub seat: usize,
    /// Actions since.
    pub update: Update,
}

pub trait Live: Send {
    fn act(&mut self, action: Value) -> Result<Update, String>;
    fn give_up(&mut self) -> Update;
    fn replay(&self) -> Option<String>;
    /// Returns all that was played, for a page that was reloaded, and the human's seat.
    fn shown(&self) -> (Timeline, Player, Update);
}

pub struct Begun<R: Rules> {
    pub rules: R,
    pub setup: R::Setup,
    /// Complete up to a position with a player to move.
    pub actions: Vec<ActionOf<R>>,
    /// Time per action in microseconds. 0 if unknown.
    pub micros: Vec<u32>,
}

pub struct Match<R: GameView> {
    rules: R,
    setup: R::Setup,
    game: R::Game,
    actions: Vec<ActionOf<R>>,
    micros: Vec<u32>,
    printed: Vec<Printed>,
    /// Words that wait: while something is hidden from the human, the bot's words may tell it.
    unsaid: Vec<Words>,
    asked: Instant,
    timeline: Timeline,
    recorder: Recorder<R>,
    bot: Box<dyn Bot<R::Game>>,
    seed: u64,
    seat: Player,
    bots: [BotId; 2],
    ended: Option<Ended>,
}

struct Ended {
    winner: Option<Player>,
    reason: &'static str,
    detail: Option<String>,
}

impl<R: GameView> Match<R> {
    /// Replays `begun`, starts the bot and plays its first actions.
    pub fn start<E: Encoding<Rules = R, Game = R::Game>>(
        begun: Begun<R>,
        opponent: &BotSpec<E>,
        seat: Seat,
        chance: &mut Rng,
    ) -> (Box<dyn Live>, Opening) {
        let seat = match seat {
            Seat::A => Player::A,
            Seat::B => Player::B,
            Seat::Any => Player::BOTH[chance.below(2) as usize],
        };
        let (bot, seed) = (opponent.make(), chance.next_u64());
        let rules = begun.rules;
        let mut game = rules.seen_by(rules.start(&begun.setup), seat);
        let mut bots = [opponent.id().clone(), opponent.id().clone()];
        bots[seat.index()] = BotId::named("human");
        let mut timeline = Timeline::opening(rules, &game, [&bots[0].name, &bots[1].name], true);
        let mut recorder = Recorder::new(rules, game.clone(), true);
        for (action, &micros) in begun.actions.iter().zip(&begun.micros) {
            game.play(action);
            if let Some(frame) = recorder.add(action, micros, &game) {
                timeline.push(frame);
            }
        }
        let mut live = Self {
            rules,
            setup: begun.setup,
            micros: begun.micros,
            printed: Vec::new(),
            unsaid: Vec::new(),
            actions: begun.actions,
            asked: Instant::now(),
            recorder,
            timeline: timeline.clone(),
            game,
            bot,
            seed,
            seat,
            bots,
            ended: None,
        };
        let mut update = Update::default();
        live.draw_chance(&mut update);
        let seen = shown(&live.game, !seat, seed).into_owned();
        let started = timed(&mut Duration::default(), || live.bot.start(!seat, &seen, seed));
        live.bot.charged(); // not part of the first decision's time
        match started {
            Ok(()) => live.let_bot_move(&mut update),
            Err(why) => live.lose(!seat, why),
        }
        live.settle(&mut update);
        (Box::new(live), Opening { timeline, seat: seat.index(), update })
    }

    fn play(&mut self, action: ActionOf<R>, took: Duration, update: &mut Update) {
        self.add(action, took, update);
        self.draw_chance(update);
    }

    fn draw_chance(&mut self, update: &mut Update) {
        let (mut drawn, decisions) = (Vec::new(), self.actions.len() as u32);
        let chance = Chance::of_bots([self.seed, !self.seed]);
        chance.settle(self.rules, &mut self.game.clone(), decisions, |_, action| drawn.push(action.clone()));
        for action in drawn {
            self.add(action, Duration::ZERO, update);
        }
    }

    fn add(&mut self, action: ActionOf<R>, took: Duration, update: &mut Update) {
        let micros = took.as_micros().try_into().unwrap_or(u32::MAX);
        self.game.play(&action);
        if let Some(frame) = self.recorder.add(&action, micros, &self.game) {
            self.timeline.push(frame.clone());
            update.frames.push(frame);
        }
        self.actions.push(action);
        self.micros.push(micros);
        if let Some(outcome) = self.game.outcome() {
            self.end(outcome.winner, outcome.reason, None);
        }
    }

    fn let_bot_move(&mut self, update: &mut Update) {
        while self.ended.is_none() && self.game.to_move() != self.seat {
            let mut took = Duration::default();
            let seen = shown(&self.game, !self.seat, self.seed);
            let choice = timed(&mut took, || self.bot.choose(&seen));
            drop(seen);
            let took = self.bot.charged().unwrap_or(took);
            self.listen();
            match choice {
                Ok(action) if self.game.is_legal(&action) => self.play(action, took, update),
                Ok(action) => match self.rules.on_illegal() {
                    IllegalAction::PlayInstead(action) => self.play(action, took, update),
                    IllegalAction::Lose(reason) => {
                        let detail = format!("illegal action {action:?} at decision {}", self.actions.len());
                        self.actions.push(action);
                        self.micros.push(0);
                        self.lose(!self.seat, Forfeit { reason, detail });
                    }
                },
                Err(why) => self.lose(!self.seat, why),
            }
        }
    }

    fn listen(&mut self) {
        let text = self.bot.printed();
        if text.is_empty() {
            return;
        }
        let words = Words { frame: self.recorder.n_frames() + 1, player: (!self.seat).index(), text: text.clone() };
        self.unsaid.push(words);
        let decision = self.actions.len() as u32;
        self.printed.push(Printed { decision, text });
    }

    fn lose(&mut self, loser: Player, why: Forfeit) {
        self.end(Some(!loser), why.reason, Some(why.detail));
    }

    fn end(&mut self, winner: Option<Player>, reason: &'static str, detail: Option<String>) {
        self.timeline.finish(End::new(self.rules, winner, reason, detail.as_deref()));
        self.ended = Some(Ended { winner, reason, detail });
    }

    fn options(&self) -> Value {
        if self.ended.is_none() { self.rules.options(&self.game) } else { Value::Null }
    }

    fn settle(&mut self, update: &mut Update) {
        update.your_move = self.ended.is_none();
        self.asked = Instant::now();
        update.options = self.options();
        let hides = || self.game.redrawn(self.seat, &mut Rng::new(self.seed)).is_some();
        if !self.unsaid.is_empty() && (self.ended.is_some() || !hides()) {
            self.timeline.printed.extend(self.unsaid.iter().cloned());
            update.printed.append(&mut self.unsaid);
        }
        if self.ended.is_some() {
            update.end = self.timeline.end.clone();
            update.moments = self.timeline.moments.iter().filter(|m| m.kind == "end").cloned().collect();
            // The result is final; a failure of the bot no longer matters.
            let _ = timed(&mut Duration::default(), || {
                self.bot.finish(&self.game);
                Ok(())
            });
        }
    }
}

impl<R: GameView> Live for Match<R> {
    fn act(&mut self, action: Value) -> Result<Update, String> {
        if self.ended.is_some() {
            return Err("the game is over".into());
        }
        let action = serde_json::from_value(action).map_err(|e| format!("not an action: {e}"))?;
        if !self.game.is_legal(&action) {
            return Err("that is not allowed here".into());
        }
        let mut update = Update::default();
        self.play(action, self.asked.elapsed(), &mut update);
        self.let_bot_move(&mut update);
        self.settle(&mut update);
        Ok(update)
    }

    fn give_up(&mut self) -> Update {
        if self.ended.is_none() {
            let detail = "gave up".to_string();
            self.lose(self.seat, Forfeit { reason: "resigned", detail });
        }
        let mut update = Update::default();
        self.settle(&mut update);
        update
    }

    fn shown(&self) -> (Timeline, Player, Update) {
        let update = Update { your_move: self.ended.is_none(), options: self.options(), ..Update::default() };
        (self.timeline.clone(), self.seat, update)
    }

    fn replay(&self) -> Option<String> {
        let ended = self.ended.as_ref()?;
        let played = PlayedGame {
            rules: self.rules,
            setup: self.setup.clone(),
            actions: self.actions.clone(),
            winner: ended.winner,
            reason: ended.reason,
            detail: ended.detail.clone(),
            mishaps: Default::default(),
            turns: self.game.turn(),
            scores: self.game.scores(),
            decisions: [0; 2],
            think: [Duration::ZERO; 2],
            start_micros: [0; 2],
            slowest: Default::default(),
            micros: self.micros.clone(),
            printed: self.printed.clone(),
        };
        Some(Replay::new(&played, self.bots.clone()).to_json())
    }
}
