//! Choice between plans by rollouts of some turns.
//!
//! Every candidate is a way of planning ([`Style`]), or orders that a network proposes and a way that goes on from them.
//! Its first turn and those after it are played against models of the opponent, those that predicted it best so far. The
//! first pass plays all candidates against the first model; every
//! later pass plays the better half of the remaining ones against the next model. The mean over the passes counts. The
//! number of rollouts may end anywhere: an incomplete pass is ignored, except for the first, in which the best so far
//! counts. If rollouts reach the last turn, no candidate is dropped on the way: a win by one node happens against some
//! models only. After all passes, parts of the best plan are exchanged for parts of the others ([`exchange`]).

use turf_env::games::stellar::Scoring;

use super::super::field::{Field, ME, March, State, THEM};
use super::super::march::Marches;
use super::exchange::exchange;
use super::foretell::Foretold;
use super::search::Search;
use super::style::{Memory, Style};

const BASE: f64 = 1e6;
const COUNTED: f64 = 1000.0;
/// Value of being ahead at the turn limit, by nodes or, if these are equal, by troops: it makes one node more of a lead
/// not worth a risk.
const AHEAD: f64 = 1e5;
/// Lead that a fallen base is worth in [`lead`], fitted with the curve.
const BASE_LEAD: f64 = 0.3;

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

/// Returns 1 if [`ME`] holds the other base, −1 if [`THEM`] does, and 0 if both or neither do.
fn taken(field: &Field, state: &State) -> i32 {
    let lost = state.owner[1] == THEM;
    let won = state.owner[field.n] == ME;
    won as i32 - lost as i32
}

/// Plays these orders, then on by two ways of planning. Returns the position at the horizon, the turn limit or the fall of
/// a base, and [`taken`].
fn play_on(
    field: &Field,
    start: &State,
    first: [&[March]; 2],
    styles: [&Style; 2],
    mut memories: [Memory; 2],
    horizon: u32,
) -> (State, i32) {
    let [mine, theirs] = styles;
    let mut state = start.clone();
    state.step(field, first[0], first[1]);
    let end = (start.turn + horizon).min(field.turns);
    loop {
        let taken = taken(field, &state);
        if taken != 0 || state.turn >= end {
            return (state, taken);
        }
        let [of_mine, of_theirs] = &mut memories;
        let a = mine.plan(field, &state, ME, of_mine);
        let b = theirs.plan(field, &state, THEM, of_theirs);
        state.step(field, &a, &b);
    }
}

fn rollout(
    field: &Field,
    start: &State,
    first: [&[March]; 2],
    styles: [&Style; 2],
    memories: [Memory; 2],
    search: &Search,
) -> f64 {
    let (end, taken) = play_on(field, start, first, styles, memories, search.horizon);
    let sooner = 1.0 - (end.turn - start.turn) as f64 * 0.01;
    taken as f64 * BASE * sooner + value(field, &end, search.node)
}

/// Returns the share of the whole by which [`ME`] leads in what decides at the turn limit, and in the other of nodes and
/// troops as far as turns are left.
fn lead(field: &Field, state: &State, scoring: Scoring) -> f64 {
    let [mut nodes, mut troops] = [[0.0; 2]; 2];
    for i in field.all().map(usize::from) {
        let side = f64::from(state.owner[i]);
        nodes = [nodes[0] + side, nodes[1] + side.abs()];
        troops = [troops[0] + side * state.troops[i], troops[1] + state.troops[i]];
    }
    let [of_nodes, of_troops] = [nodes, troops].map(|[lead, all]| lead / all.max(1.0));
    let left = f64::from(field.turns.saturating_sub(state.turn));
    let [decides, other] = match scoring {
        // A lead in troops is less than a node.
        Scoring::Nodes => [of_nodes + of_troops / nodes[1].max(1.0), of_troops],
        Scoring::Troops => [of_troops, of_nodes],
    };
    decides + other * left / (left + 1.0)
}

/// Returns the expected lead of [`ME`] after these orders: the mean over the models in use; for each, the better result
/// of continuing with the first two candidates that fit.
pub fn lead_after(
    field: &Field,
    state: &State,
    orders: &[March],
    scoring: Scoring,
    search: &Search,
    foretold: &Foretold,
) -> f64 {
    let mut ways = search.candidates_on(field);
    ways.truncate(2);
    let against = |model: &Style| {
        let mut memories = foretold.memories().clone();
        let reply = model.plan(field, state, THEM, &mut memories[1]);
        let play = |way: &&Style| {
            let (first, styles) = ([orders, &reply], [*way, model]);
            let (end, taken) = play_on(field, state, first, styles, memories.clone(), search.horizon);
            lead(field, &end, scoring) + f64::from(taken) * BASE_LEAD
        };
        ways.iter().map(play).fold(f64::NEG_INFINITY, f64::max)
    };
    let leads: Vec<f64> = foretold.models(field, search).into_iter().map(against).collect();
    leads.iter().sum::<f64>() / leads.len().max(1) as f64
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    pub plans: usize,
    pub proposals: usize,
    pub rollouts: usize,
}

impl Effort {
    pub const ALL: Self = Self { plans: usize::MAX, proposals: usize::MAX, rollouts: usize::MAX };
}

/// Returns the orders of [`ME`]. A capture of the base that nothing can prevent is played without rollouts. `proposals`
/// are orders that compete with the candidates'.
pub fn choose(
    field: &Field,
    state: &State,
    search: &Search,
    foretold: &Foretold,
    proposals: &[Vec<March>],
    effort: Effort,
) -> Vec<March> {
    // Comes first: other plans might win a little more if a model is right, and lose if it is not.
    let mut strike = Marches::of(field, state);
    if strike.strike(field, state) {
        return strike.list;
    }
    let mut candidates = search.candidates_on(field);
    candidates.truncate(effort.plans.max(1));
    let [of_mine, of_theirs] = foretold.memories();
    // Memory after each plan.
    let plan = |style: &&Style| {
        let mut memory = of_mine.clone();
        (style.plan(field, state, ME, &mut memory), memory)
    };
    let (mut plans, mut after): (Vec<Vec<March>>, Vec<Memory>) = candidates.iter().map(plan).unzip();
    let own = plans.len();
    for orders in proposals {
        for way in &search.continuing {
            candidates.push(way);
            plans.push(orders.clone());
            after.push(of_mine.clone());
        }
    }
    // Equal plans are tried once; proposed ones once for every way that goes on.
    let equal = |i: usize, j: usize| plans[j] == plans[i] && (j < own || candidates[j] == candidates[i]);
    let mut left: Vec<usize> = (0..plans.len()).filter(|&i| !(0..i).any(|j| equal(i, j))).collect();
    let mut sums = vec![0.0; plans.len()];
    // Value against each model played so far.
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
    let others = (0..plans.len()).filter(|&i| i != best && !found[i].is_empty());
    let mut others: Vec<usize> = others.collect();
    others.sort_by(|&a, &b| (found[b].len().cmp(&found[a].len())).then(sums[b].total_cmp(&sums[a])));
    let others: Vec<&[March]> = others.into_iter().map(|i| &plans[i][..]).collect();
    let rollouts = search.exchanges.min(effort.rollouts - done);
    exchange(state, &plans[best], &others, found[best].clone(), rollouts, |orders: &[March], foe: usize| {
        let (model, reply, replied) = &replies[foe];
        let memories = [after[best].clone(), replied.clone()];
        let styles = [candidates[best], model];
        rollout(field, state, [orders, reply], styles, memories, search)
    })
}
