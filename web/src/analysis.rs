//! A policy's view of every decision of a game: its own choice, mistakes, and important places on the board.
//!
//! A place is as important as the change of the values if its contents are removed (occlusion). This describes the position,
//! not the network.
//!
//! Look-ahead and the check of replies may overrule the network's highest value; both choices are reported.

#[cfg(test)]
mod games;
mod marks;

use std::borrow::Cow;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use rayon::prelude::*;
use serde_json::{Value, json};
use turf_agents::Bot;
use turf_agents::play::bot::{Worth, shown};
use turf_agents::play::stop;
use turf_agents::policy::look_ahead::LookAhead;
use turf_agents::policy::{Evaluator, NetBot, ranked};
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_env::{Encoding, Game, Player, Rules};

use crate::game_view::GameView;
pub use crate::timeline::Analysis;
use crate::timeline::{Decision, decisions};
use marks::{Judged, MIN_LOSS, mark};

const MAX_PLACES: usize = 6;
const MIN_SHARE: f32 = 0.1;
/// Approximate maximum of positions that a proof by the rules examines.
const MAX_PROOF: u32 = 150;

/// Called after every judged decision with the number of all; false stops the analysis.
pub type Seen<'a> = dyn Fn(usize) -> bool + Sync + 'a;

struct Critic<E: Encoding> {
    encoding: E,
    bot: Box<dyn Bot<E::Game>>,
    net: Option<NetCritic<E>>,
    places: bool,
    follows: bool,
}

struct NetCritic<E: Encoding> {
    encoding: E,
    ahead: Option<LookAhead<E>>,
    replies: u32,
    evaluator: Evaluator<E>,
    other: NetBot<E>,
}

/// Judge's choice, its value, and the mover's chance to win.
struct View<E: Encoding> {
    best: <E::Game as Game>::Action,
    worth: Option<Worth>,
    chance: Option<f64>,
    /// True if the rules prove a win and the policy's own choice does not keep it.
    corrected: bool,
}

impl<E: Encoding<Rules: GameView>> Critic<E> {
    fn new(source: &BotSpec<E>, opening: &E::Game, seat: Player, places: bool) -> Self {
        let mut bot = source.make();
        // A bot that fails to start will not answer later either.
        let _ = bot.start(seat, &shown(opening, seat, 0), 0);
        Self { encoding: source.encoding(), bot, net: NetCritic::new(source), places, follows: follows(source) }
    }

    /// Views a position as the player to move sees it. Exact rules come before values; the value of a network is averaged with
    /// the other side's view after the choice, as each side overrates or underrates itself.
    fn view(&mut self, game: &E::Game) -> Option<View<E>> {
        let seen = shown(game, game.to_move(), 0);
        let exact =
            !self.encoding.rules().simultaneous() && self.encoding.heads() == 1 && matches!(seen, Cow::Borrowed(_));
        let mut best = self.bot.choose(&seen).ok()?;
        let mut corrected = false;
        let worth = self.bot.worth(&seen, &best);
        let mut chance = worth.map(|worth| worth.chance(self.encoding.rules().span(&seen)));
        if let Some(net) = self.net.as_mut().filter(|_| exact) {
            let after = net.other.worth_after(&seen, &best).chance(self.encoding.rules().span(&seen));
            chance = chance.map(|own| (own + after) / 2.0);
        }
        if let Some((end, choice)) = exact.then(|| proven(self.encoding, game, depth(self.encoding))).flatten() {
            chance = Some((1.0 + end) / 2.0);
            corrected = end > 0.0 && result_after(self.encoding, game, &best, depth(self.encoding)) != Some(end);
            if corrected {
                best = self.encoding.action(game, &[choice]);
            }
        }
        Some(View { best, worth, chance, corrected })
    }

    fn judge(&mut self, frame: usize, game: &E::Game, action: &<E::Game as Game>::Action) -> Option<Judged> {
        let View { best, worth, chance, corrected } = self.view(game)?;
        let (encoding, rules) = (self.encoding, self.encoding.rules());
        let player = game.to_move();
        let game = &*shown(game, player, 0);
        let differs = best != *action;
        let other = worth.filter(|_| differs && self.follows).and_then(|_| self.bot.worth(game, action));
        let of = |worth: Worth| worth.chance(rules.span(game));
        let mut decision = Decision {
            frame,
            player: player.index(),
            q: Value::Null,
            plays: Value::Null,
            says: rules.brief(game, &best, None),
            line: vec![json!(best)],
            chance: chance.map(|chance| thousandths(for_first(player, chance) * 2.0 - 1.0)),
            mistake: None,
            swing: None,
            why: None,
            looks: Vec::new(),
        };
        if let Some(net) = &mut self.net {
            net.evaluator.evaluate(game);
            let (q, mask) = (net.evaluator.q.clone(), net.evaluator.mask.clone());
            (decision.plays, decision.why) = net.plays(game, &best, &q, &mask);
            if corrected {
                decision.why = Some("it wins by force".into());
            }
            decision.q = rules.shown_q(game, encoding, &q, &mask);
            if self.places {
                decision.looks = net.looks(game, &q, &mask);
            }
        }
        Some(Judged {
            decision,
            fall: worth.zip(other).map(|(better, played)| [of(better), of(played)]),
            gain: if differs && encoding.rules().simultaneous() { 1.0 } else { 0.0 },
            ends: false,
            unsafe_from: [None; 2],
            better: rules.brief(game, &best, Some(action)),
            played: rules.brief(game, action, Some(&best)),
            midway: rules.is_midway(game),
        })
    }

    /// Compares the chance after the move played, `after`, with those before it and after the judge's choice.
    fn compare(
        &mut self,
        one: &mut Judged,
        game: &E::Game,
        action: &<E::Game as Game>::Action,
        after: f64,
    ) -> Option<()> {
        let player = game.to_move();
        one.ends = played(game, action).outcome().is_some();
        let before = one.chance(player.index())?;
        let best = serde_json::from_value(one.decision.line[0].clone()).ok()?;
        if best == *action || (before - after).abs() < MIN_LOSS {
            return None;
        }
        let instead = played(game, &best);
        let instead = match instead.outcome() {
            Some(end) => (1.0 + f64::from(end.value(player))) / 2.0,
            None => {
                let chance = self.view(&instead)?.chance?;
                if instead.to_move() == player { chance } else { 1.0 - chance }
            }
        };
        one.fall = Some([before.min(instead), after]);
        one.gain = (after - before.max(instead)).max(0.0);
        if after < before {
            let game = &*shown(game, player, 0);
            one.unsafe_from = [&best, action].map(|action| self.bot.worth(game, action)?.unsafe_from);
            one.decision.line = self.line(game, &best);
        }
        Some(())
    }

    /// Plays on from a choice, as far as the page shows it.
    fn line(&mut self, game: &E::Game, best: &<E::Game as Game>::Action) -> Vec<Value> {
        let mut line = vec![json!(best)];
        let mut game = game.clone();
        let mut last = best.clone();
        while line.len() < self.encoding.rules().view().line && game.is_legal(&last) {
            game.play(&last);
            let decides = game.outcome().is_none() && game.decider().is_some();
            let next = decides.then(|| self.bot.choose(&game).ok());
            let Some(next) = next.flatten() else { break };
            line.push(json!(next));
            last = next;
        }
        line
    }
}

/// Returns true if every decision must be judged in order, or before chance or the other side's of its turn is known: marks then compare
/// values of actions instead of positions.
fn follows<E: Encoding<Rules: GameView>>(source: &BotSpec<E>) -> bool {
    source.encoding().rules().simultaneous() || source.encoding().rules().has_chance() || source.follows_the_game()
}

fn played<G: Game>(game: &G, action: &G::Action) -> G {
    let mut after = game.clone();
    after.play(action);
    after
}

/// Returns the number of decisions that [`proven`] plays on.
fn depth<E: Encoding>(encoding: E) -> u32 {
    ((MAX_PROOF as f64).ln() / (encoding.actions() as f64).ln()) as u32
}

/// Returns the result of an action for its player, if the rules prove one within `depth` further decisions.
fn result_after<E: Encoding>(
    encoding: E,
    game: &E::Game,
    action: &<E::Game as Game>::Action,
    depth: u32,
) -> Option<f64> {
    let (us, next) = (game.to_move(), played(game, action));
    match next.outcome() {
        Some(end) => Some(f64::from(end.value(us))),
        None => proven(encoding, &next, depth).map(|(value, _)| if next.to_move() == us { value } else { -value }),
    }
}

/// Returns the result for the player to move and the choice for it, if the rules prove one within `depth` decisions.
fn proven<E: Encoding>(encoding: E, game: &E::Game, depth: u32) -> Option<(f64, u16)> {
    let mut mask = vec![false; encoding.actions()];
    game.decider()?;
    encoding.legal_mask(game, &mut mask);
    let (mut best, mut open) = (None, depth == 0);
    for choice in (0..encoding.actions() as u16).filter(|&choice| depth > 0 && mask[choice as usize]) {
        match result_after(encoding, game, &encoding.action(game, &[choice]), depth - 1) {
            Some(1.0) => return Some((1.0, choice)),
            Some(value) if best.is_none_or(|(least, _)| value > least) => best = Some((value, choice)),
            Some(_) => (),
            None => open = true,
        }
    }
    best.filter(|_| !open)
}

fn for_first(player: Player, chance: f64) -> f64 {
    match player {
        Player::A => chance,
        Player::B => 1.0 - chance,
    }
}

pub fn thousandths(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

impl<E: Encoding<Rules: GameView>> NetCritic<E> {
    fn new(source: &BotSpec<E>) -> Option<Self> {
        let policy = source.policy()?;
        let encoding = source.encoding();
        Some(Self {
            encoding,
            ahead: source.look_ahead(),
            replies: policy.replies,
            evaluator: Evaluator::of(encoding, policy),
            other: NetBot::with_foresight(encoding, policy, 0),
        })
    }

    fn plays(
        &mut self,
        game: &E::Game,
        best: &<E::Game as Game>::Action,
        q: &[f32],
        mask: &[bool],
    ) -> (Value, Option<String>) {
        let mut choice = [0];
        if self.encoding.heads() > 1 || !self.encoding.choices_of(game, best, &mut choice) {
            return (Value::Null, None);
        }
        let (played, highest) = (choice[0], ranked(q, mask)[0]);
        let why = (played != highest).then(|| self.why(game, played, highest));
        (self.encoding.rules().shown_choice(game, self.encoding, played), why)
    }

    fn why(&mut self, game: &E::Game, played: u16, highest: u16) -> String {
        let Some(ahead) = &mut self.ahead else {
            let replies = self.replies;
            return format!(
                "foresight over the opponent's next {replies} moves and closings: choices of a higher value are less safe"
            );
        };
        let values = ahead.values(game);
        let worth = |choice: u16| values[choice as usize].map_or("less".into(), |value| format!("{value:+.3}"));
        let (own, other) = (worth(played), worth(highest));
        let plies = ahead.depth();
        format!("{plies} plies ahead it is worth {own}, the choice of the highest value {other}")
    }

    fn looks(&mut self, game: &E::Game, q: &[f32], mask: &[bool]) -> Vec<(Value, f32)> {
        let same_player = |other: &E::Game| other.to_move() == game.to_move() && other.outcome().is_none();
        let mut looks: Vec<(Value, f32)> = self
            .encoding
            .rules()
            .without_each(game)
            .into_iter()
            .filter(|(_, other)| same_player(other))
            .map(|(place, other)| {
                self.evaluator.evaluate_unmasked(&other);
                (place, difference(q, &self.evaluator.q, mask, self.encoding.actions()))
            })
            .collect();
        looks.sort_by(|a, b| b.1.total_cmp(&a.1));
        looks.truncate(MAX_PLACES);
        let most = looks.first().map_or(0.0, |look| look.1);
        looks.retain(|look| most > 0.0 && look.1 >= MIN_SHARE * most);
        looks.iter_mut().for_each(|look| look.1 = (look.1 / most * 100.0).round() / 100.0);
        looks
    }
}

/// Returns by how much two sets of values disagree on the best legal choice: the mean absolute difference of values minus
/// their head's mean, summed over heads.
fn difference(a: &[f32], b: &[f32], mask: &[bool], actions: usize) -> f32 {
    let heads = a.chunks_exact(actions).zip(b.chunks_exact(actions)).zip(mask.chunks_exact(actions));
    let of_head = heads.map(|((a, b), mask)| {
        let d: Vec<f32> = (0..actions).filter(|&i| mask[i]).map(|i| a[i] - b[i]).collect();
        let mean = d.iter().sum::<f32>() / d.len().max(1) as f32;
        d.iter().map(|d| (d - mean).abs()).sum::<f32>()
    });
    of_head.sum()
}

/// Gives both decisions of a turn the mean of their chances.
fn average(judged: &mut [Option<Judged>]) {
    for turn in judged.chunks_mut(2) {
        if let [Some(a), Some(b)] = turn {
            let chance = a.decision.chance.zip(b.decision.chance).map(|(a, b)| thousandths((a + b) / 2.0));
            (a.decision.chance, b.decision.chance) = (chance, chance);
        }
    }
}

impl Analysis {
    /// Judges every decision of a replay, or those reached before a [`stop`]. `None` for a bot that cannot rate actions.
    /// `places` takes most of the time.
    pub fn of<E: Encoding<Rules: GameView>>(
        source: &BotSpec<E>,
        replay: &Replay<E::Rules>,
        places: bool,
    ) -> Option<Self> {
        Self::watched(source, replay, places, &|_| true)
    }

    /// Does as [`Self::of`], and tells `seen`.
    pub fn watched<E: Encoding<Rules: GameView>>(
        source: &BotSpec<E>,
        replay: &Replay<E::Rules>,
        places: bool,
        seen: &Seen,
    ) -> Option<Self> {
        if !source.values_actions() {
            return None;
        }
        let opening = source.encoding().rules().start(&replay.setup);
        let positions: Vec<_> = decisions(replay).filter(|(_, game, _)| game.decider().is_some()).collect();
        let all = positions.len();
        let critic = |seat| Critic::new(source, &opening, seat, places);
        let stopped = AtomicBool::new(false);
        let judge = |critic: &mut Critic<E>, (frame, game, action): &(usize, E::Game, &_)| {
            if stopped.load(Relaxed) {
                return None;
            }
            let found = stop::breakable(|| {
                stop::look();
                critic.judge(*frame, game, action)
            });
            stopped.fetch_or(!seen(all), Relaxed);
            found.flatten()
        };
        let either = || critic(Player::A);
        let mut judged: Vec<Option<Judged>> = if source.follows_the_game() {
            let mut critics = Player::BOTH.map(critic);
            let seat = |position: &(usize, E::Game, _)| position.1.to_move().index();
            positions.iter().map(|position| judge(&mut critics[seat(position)], position)).collect()
        } else {
            // Positions are independent, so both seats can share a bot and its cache.
            positions.par_iter().map_init(either, judge).collect()
        };
        let end = positions.last().and_then(|(_, game, action)| played(game, action).outcome());
        let end = end.map(|end| (1.0 + f64::from(end.value(Player::A))) / 2.0);
        if source.encoding().rules().simultaneous() {
            average(&mut judged);
        } else if !follows(source) {
            let chances = judged.iter().skip(1).map(|one| one.as_ref()?.chance(0)).chain([end]);
            let afters: Vec<Option<f64>> = chances.collect();
            let pairs = judged.par_iter_mut().zip(&positions).zip(afters);
            pairs.for_each_init(either, |critic, ((one, (_, game, action)), after)| {
                let (Some(one), Some(after), false) = (one, after, stopped.load(Relaxed)) else {
                    return;
                };
                stop::breakable(|| {
                    stop::look();
                    critic.compare(one, game, action, for_first(game.to_move(), after))
                });
            });
        }
        let mut judged: Vec<Judged> = judged.into_iter().flatten().collect();
        mark(&mut judged, end);
        let decisions: Vec<Decision> = judged.into_iter().map(|one| one.decision).collect();
        Some(Self { name: source.name().to_string(), decisions })
    }
}

#[cfg(test)]
mod tests {

    use turf_agents::play::arena::{Seats, Series, play_series};
    use turf_agents::policy::file::{Content, NetworkKind, NetworkSpec, PolicyFile, Tensor};
    use turf_agents::policy::net::{Dims, tensor_shapes};
    use turf_agents::policy::{LOOK_AHEAD, LoadedPolicy};
    use turf_env::Rng;
    use turf_env::games::duel2048::Duel2048V1;
    use turf_env::games::paper::PaperV1;

    use super::*;

    fn looking_ahead() -> BotSpec<Duel2048V1> {
        let network = NetworkSpec { kind: NetworkKind::Mlp, hidden: vec![16, 8], use_cells: false, dueling: true };
        let mut rng = Rng::new(4);
        let mut random = |shape: Vec<usize>| Tensor {
            data: (0..shape.iter().product()).map(|_| (rng.unit() - 0.5) as f32).collect(),
            shape,
        };
        let shapes = tensor_shapes(&network, &Dims::of(Duel2048V1));
        let notes = [("gamma", "0.9"), ("potential_scale", "1"), ("end_reward", "1"), (LOOK_AHEAD, "2")];
        let file = PolicyFile {
            encoding: Duel2048V1.shape().name.into(),
            content: Content::Network(network),
            shield: false,
            notes: notes.map(|(key, value)| (key.into(), value.into())).into(),
            tensors: shapes.into_iter().map(|(name, shape)| (name, random(shape))).collect(),
        };
        let policy = LoadedPolicy::new(Duel2048V1, &file).expect("all tensors are there");
        BotSpec::of_policy(Duel2048V1, "random weights", policy).expect("it looks ahead")
    }

    fn reasons<E: Encoding<Rules: GameView>>(policy: BotSpec<E>, other: &str, step: usize) -> Vec<String> {
        let (encoding, rules) = (policy.encoding(), policy.encoding().rules());
        let bots = [policy, BotSpec::parse(encoding, other).expect("built in")];
        let series = Series { rules, games: 1, seed: 1, seats: Seats::Fixed, config: rules.default_config() };
        let played = play_series(&bots[0], &bots[1], &series, &|_| ()).remove(0).game;
        let mut game = rules.start(&played.setup);
        let mut bot = bots[0].make();
        let mut critic = NetCritic::new(&bots[0]).expect("a policy");
        let mut reasons = Vec::new();
        for (k, action) in played.actions.iter().enumerate() {
            if k % step == 0 && game.to_move() == turf_env::Player::A {
                critic.evaluator.evaluate(&game);
                let (q, mask) = (critic.evaluator.q.clone(), critic.evaluator.mask.clone());
                let best = bot.choose(&game).expect("it plays");
                let (plays, why) = critic.plays(&game, &best, &q, &mask);
                let mut choice = [0];
                assert!(encoding.choices_of(&game, action, &mut choice));
                assert_eq!(plays, rules.shown_choice(&game, encoding, choice[0]), "decision {k}");
                assert_eq!(why.is_some(), choice[0] != ranked(&q, &mask)[0], "decision {k}");
                reasons.extend(why);
            }
            game.play(action);
        }
        reasons
    }

    #[test]
    fn what_is_told_is_what_is_played_and_why() {
        // The check of replies overrules the values in some games only.
        let against = |other| reasons(BotSpec::parse(PaperV1, "shipped").expect("in the repository"), other, 1);
        let of_paper: Vec<String> = ["november", "delta", "charlie"].into_iter().flat_map(against).collect();
        assert!(
            !of_paper.is_empty() && of_paper.iter().all(|why| why.starts_with("foresight over the opponent's next 3"))
        );
        let of_duel = reasons(looking_ahead(), "greedy", 8);
        assert!(!of_duel.is_empty() && of_duel.iter().all(|why| why.contains("plies ahead it is worth")));
        assert!(NetCritic::new(&BotSpec::parse(PaperV1, "delta").expect("built in")).is_none());
    }

    #[test]
    fn a_shift_of_all_values_is_no_difference() {
        let mask = [true, true, false, true, false, false];
        assert_eq!(difference(&[1.0, 2.0, 9.0, 5.0, 0.0, 0.0], &[2.0, 3.0, 0.0, 7.0, 1.0, 1.0], &mask, 3), 0.0);
        assert_eq!(difference(&[1.0, 2.0, 0.0, 0.0, 0.0, 0.0], &[2.0, 1.0, 0.0, 0.0, 0.0, 0.0], &mask, 3), 2.0);
    }
}
