//! Choosing between plans by playing some turns on.
//!
//! Every candidate is a way of planning ([`Style`]); its first turn and those after it are played against models of the other
//! side, those that foretold it best so far. The first pass plays all candidates against the first model; every pass after that
//! the better half of those before against the next model. What counts is the mean over the passes. The number of rollouts may
//! be cut anywhere: a pass that is not whole is ignored, but for the first, in which the best so far counts. Where rollouts reach
//! the last turn, no candidate is dropped on the way: who wins by a node does so against some models only. After all passes parts
//! of the best plan are exchanged for parts of the others ([`exchange`]).

use super::super::field::{Field, ME, March, State, THEM};
use super::super::march::Marches;
use super::exchange::exchange;
use super::foretell::Foretold;
use super::params::Params;
use super::style::{Memory, Style};

/// What a base is worth; sooner is better.
const BASE: f64 = 1e6;
/// What a node is worth at the turn limit: the contest counts nodes first.
const COUNTED: f64 = 1000.0;
/// What it is worth to be ahead then, by nodes or, with as many, by troops: one more node of those that are ahead anyway is
/// not worth a risk.
const AHEAD: f64 = 1e5;

/// What rollouts go by.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// Ways of planning; the first is played without rollouts.
    pub candidates: Vec<Style>,
    /// Ways in which the other side may plan.
    pub models: Vec<Style>,
    /// So many of them are asked at most, those that foretold the other side best.
    pub asked: usize,
    /// And none that was more than so many times as wrong as the best.
    pub slack: f64,
    /// Turns that are played on.
    pub horizon: u32,
    /// Troops a node is worth.
    pub node: f64,
    /// Most rollouts for exchanging parts of the best plan.
    pub exchanges: usize,
}

impl Default for Search {
    /// What is built in.
    fn default() -> Self {
        Self::around(&Params::default())
    }
}

impl Search {
    /// Plans by these numbers, bolder and more cautious ones, those tuned on the ladder's maps, and other bots' ways.
    pub fn around(everywhere: &Params) -> Self {
        let tuned = |params: Params| Style::Own(Box::new(params));
        let with = |change: &dyn Fn(&mut Params)| {
            let mut params = everywhere.clone();
            change(&mut params);
            Style::Own(Box::new(params))
        };
        let candidates = vec![
            with(&|_| ()),
            Style::Siege,
            Style::Tide,
            Style::Careful,
            tuned(Params::ladder()),
            // Nobody attacks, and nodes inside grow: in the last turns most troops are kept so.
            with(&|p| {
                p.attack = 1e9;
                (p.reserve_8, p.reserve_more, p.reserve_most) = (70.0, 0.0, 70.0);
            }),
            // Everybody attacks with everything.
            with(&|p| {
                p.attack *= 0.8;
                p.stay = 0.0;
                p.stay_threat = 0.0;
                p.most = 3.0;
            }),
            // Only sure attacks, but strong ones.
            with(&|p| {
                p.attack *= 1.4;
                p.most *= 1.5;
            }),
            // Less at home, and more.
            with(&|p| {
                p.reserve_8 -= 20.0;
                p.reserve_most -= 20.0;
                p.reserve_before -= 5.0;
            }),
            with(&|p| {
                p.reserve_8 += 20.0;
                p.reserve_most += 20.0;
                p.reserve_before += 10.0;
            }),
            // Land at any price, and with care.
            with(&|p| {
                p.keep_beside = 0.0;
                p.keep_threat = 0.0;
                p.keep_near = 1.0;
                p.batch *= 0.6;
            }),
            with(&|p| {
                p.batch *= 1.5;
                p.open_8 += 5.0;
                p.keep_threat += 0.3;
                p.stay += 10.0;
                p.stay_threat += 0.3;
            }),
            tuned(Params::brawler()),
            tuned(Params::counter()),
        ];
        Self {
            candidates,
            // As long as nothing is known the first ones are asked: the strongest of the strangers plan like this.
            models: vec![
                with(&|_| ()),
                tuned(Params::brawler()),
                tuned(Params::ladder()),
                tuned(Params::counter()),
                Style::Careful,
                Style::Siege,
                Style::Rush,
                Style::Tide,
            ],
            asked: 3,
            slack: 1.5,
            horizon: 4,
            node: 30.0,
            exchanges: 100,
        }
    }
}

/// A position's value for [`ME`].
pub fn value(field: &Field, state: &State, node: f64) -> f64 {
    let mut nodes = 0;
    let mut troops = 0.0;
    for i in 1..=field.n {
        nodes += state.owner[i] as i32;
        troops += state.owner[i] as f64 * state.troops[i];
    }
    if state.turn < field.turns {
        return troops + nodes as f64 * node;
    }
    let lead = if nodes == 0 { troops } else { nodes as f64 };
    let ahead = if lead == 0.0 { 0.0 } else { lead.signum() * AHEAD };
    troops + nodes as f64 * COUNTED + ahead
}

/// Who has taken a base: the sum over both.
fn taken(field: &Field, state: &State) -> i32 {
    let lost = state.owner[1] == THEM;
    let won = state.owner[field.n] == ME;
    won as i32 - lost as i32
}

/// Plays on from `start` and says how it ends.
fn rollout(
    field: &Field,
    start: &State,
    first: [&[March]; 2],
    styles: [&Style; 2],
    mut memories: [Memory; 2],
    search: &Search,
) -> f64 {
    let [mine, theirs] = styles;
    let mut state = start.clone();
    state.step(field, first[0], first[1]);
    let end = (start.turn + search.horizon).min(field.turns);
    loop {
        let taken = taken(field, &state);
        if taken != 0 {
            let sooner = 1.0 - (state.turn - start.turn) as f64 * 0.01;
            return taken as f64 * BASE * sooner + value(field, &state, search.node);
        }
        if state.turn >= end {
            return value(field, &state, search.node);
        }
        let [of_mine, of_theirs] = &mut memories;
        let a = mine.plan(field, &state, ME, of_mine);
        let b = theirs.plan(field, &state, THEM, of_theirs);
        state.step(field, &a, &b);
    }
}

/// What these orders of [`ME`] are worth: the mean over the models that are asked, each the better of playing on in the first two
/// ways that fit.
pub fn value_of(field: &Field, state: &State, orders: &[March], search: &Search, foretold: &Foretold) -> f64 {
    let fits = |style: &&Style| style.fits(field);
    let ways: Vec<&Style> = search.candidates.iter().filter(fits).take(2).collect();
    let against = |model: &Style| {
        let mut memories = foretold.memories().clone();
        let reply = model.plan(field, state, THEM, &mut memories[1]);
        let first = [orders, &reply];
        let values = ways
            .iter()
            .map(|way| rollout(field, state, first, [way, model], memories.clone(), search));
        values.fold(f64::NEG_INFINITY, f64::max)
    };
    let values: Vec<f64> = foretold.models(field, search).into_iter().map(against).collect();
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// How much is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Candidates, at least one.
    pub plans: usize,
    /// Rollouts.
    pub rollouts: usize,
}

impl Effort {
    /// Everything.
    pub const ALL: Self = Self {
        plans: usize::MAX,
        rollouts: usize::MAX,
    };
}

/// The orders of [`ME`]; a capture of the base that nothing can prevent is played.
pub fn choose(field: &Field, state: &State, search: &Search, foretold: &Foretold, effort: Effort) -> Vec<March> {
    // Before everything: others might win a little more by what a model does, and lose if it does not.
    let mut strike = Marches::of(field, state);
    if strike.strike(field, state) {
        return strike.list;
    }
    let fits = |style: &&Style| style.fits(field);
    let candidates: Vec<&Style> = search
        .candidates
        .iter()
        .filter(fits)
        .take(effort.plans.max(1))
        .collect();
    let [of_mine, of_theirs] = foretold.memories();
    // What is remembered after each plan.
    let (plans, after): (Vec<Vec<March>>, Vec<Memory>) = candidates
        .iter()
        .map(|style| {
            let mut memory = of_mine.clone();
            (style.plan(field, state, ME, &mut memory), memory)
        })
        .unzip();
    // Equal plans are looked at once.
    let mut left: Vec<usize> = (0..plans.len()).filter(|&i| !plans[..i].contains(&plans[i])).collect();
    let mut sums = vec![0.0; plans.len()];
    // Value against each model that was played against.
    let mut found: Vec<Vec<f64>> = vec![vec![]; plans.len()];
    let mut replies: Vec<(&Style, Vec<March>, Memory)> = vec![];
    let mut done = 0;
    let to_the_end = state.turn + search.horizon >= field.turns;
    let models = foretold.models(field, search);
    for &model in &models {
        if left.len() < 2 {
            break;
        }
        let mut replied = of_theirs.clone();
        let reply = model.plan(field, state, THEM, &mut replied);
        let begun = &left[..left.len().min(effort.rollouts - done)];
        let play = |&i: &usize| {
            let first = [&plans[i][..], &reply[..]];
            let memories = [after[i].clone(), replied.clone()];
            rollout(field, state, first, [candidates[i], model], memories, search)
        };
        let values: Vec<f64> = begun.iter().map(play).collect();
        let whole = values.len() == left.len();
        if !whole && done > 0 {
            break;
        }
        done += values.len();
        for (&i, &value) in left.iter().zip(&values) {
            sums[i] += value;
            found[i].push(value);
        }
        left.truncate(values.len().max(1));
        left.sort_by(|&a, &b| sums[b].total_cmp(&sums[a]));
        if !whole {
            break;
        }
        replies.push((model, reply, replied));
        if !to_the_end {
            left.truncate(left.len().div_ceil(2).max(2.min(left.len())));
        }
    }
    let best = left[0];
    if replies.len() < models.len() {
        return plans[best].clone();
    }
    let mut others: Vec<usize> = (0..plans.len())
        .filter(|&i| i != best && !found[i].is_empty())
        .collect();
    others.sort_by(|&a, &b| (found[b].len().cmp(&found[a].len())).then(sums[b].total_cmp(&sums[a])));
    let others: Vec<&[March]> = others.into_iter().map(|i| &plans[i][..]).collect();
    let play = |orders: &[March], foe: usize| {
        let (model, reply, replied) = &replies[foe];
        let memories = [after[best].clone(), replied.clone()];
        rollout(
            field,
            state,
            [orders, reply],
            [candidates[best], model],
            memories,
            search,
        )
    };
    let rollouts = search.exchanges.min(effort.rollouts - done);
    exchange(state, &plans[best], &others, found[best].clone(), rollouts, play)
}
