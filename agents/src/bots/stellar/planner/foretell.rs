//! Selection of the opponent models that predict best.
//!
//! Every turn each model gives the orders that the opponent would have given in the position before. The resulting
//! position is compared with the present one: troops that are elsewhere, or another side's, summed over the nodes.
//! Older turns count less and less. Rollouts use the models with the smallest error.

use super::super::field::{Field, ME, March, State, THEM};
use super::search::Search;
use super::style::{Memory, Style};

const FADES: f64 = 0.9;

#[derive(Clone, Debug, Default)]
pub struct Foretold {
    now: Option<State>,
    before: Option<(State, Vec<March>)>,
    wrong: Vec<f64>,
    memories: [Memory; 2],
}

impl Foretold {
    /// Compares the models' predictions with the position that came, once per position. A position that does not follow
    /// the last one (a new game, a jump) resets all errors.
    pub fn compare(&mut self, field: &Field, state: &State, models: &[Style]) {
        if self.now.as_ref() == Some(state) {
            return;
        }
        self.now = Some(state.clone());
        let before = self.before.take().filter(|(old, _)| old.turn + 1 == state.turn);
        let Some((old, mine)) = before else {
            self.wrong = vec![0.0; models.len()];
            self.memories = [ME, THEM].map(|_| Memory::new(field, state));
            return;
        };
        for (wrong, model) in self.wrong.iter_mut().zip(models) {
            if model.fits(field) {
                let mut foretold = old.clone();
                let reply = model.plan(field, &old, THEM, &mut self.memories[1].clone());
                foretold.step(field, &mine, &reply);
                *wrong = *wrong * FADES + distance(field, &foretold, state);
            }
        }
        for (memory, who) in self.memories.iter_mut().zip([ME, THEM]) {
            memory.follow(field, &old, who);
        }
    }

    pub fn remember(&mut self, state: State, mine: Vec<March>) {
        self.before = Some((state, mine));
    }

    /// Returns the models to use, the least wrong first ([`Search::asked`], [`Search::slack`]), ties in the order of
    /// the table.
    pub fn models<'a>(&self, field: &Field, search: &'a Search) -> Vec<&'a Style> {
        let fits = |&i: &usize| search.models[i].fits(field);
        let mut order: Vec<usize> = (0..search.models.len()).filter(fits).collect();
        let wrong = |i: usize| self.wrong.get(i).copied().unwrap_or(0.0);
        order.sort_by(|&a, &b| wrong(a).total_cmp(&wrong(b)));
        order.truncate(search.asked);
        let least = order.first().map_or(0.0, |&i| wrong(i));
        order.retain(|&i| wrong(i) <= least * search.slack);
        order.into_iter().map(|i| &search.models[i]).collect()
    }

    pub fn memories(&self) -> &[Memory; 2] {
        &self.memories
    }
}

fn distance(field: &Field, a: &State, b: &State) -> f64 {
    let signed = |state: &State, i: usize| state.owner[i] as f64 * state.troops[i];
    let nodes = field.all().map(usize::from);
    nodes.fold(0.0, |sum, i| sum + (signed(a, i) - signed(b, i)).abs())
}

#[cfg(test)]
mod tests {
    use turf_env::games::stellar::{Stellar, StellarConfig, StellarRules};
    use turf_env::{Game, Player, Rng, Rules};

    use super::*;
    use crate::bots::stellar::planner::Planner;
    use crate::offered::builtin::builtin;
    use crate::play::bot::Bot;

    fn draw(seed: u64) -> Stellar {
        StellarRules.start(&StellarRules.draw_setup(&StellarConfig::default(), &mut Rng::new(seed)))
    }

    fn after_turns(opponent: &str, turns: u32, seed: u64) -> (Vec<Style>, Vec<f64>) {
        let mut game = draw(seed);
        let (mut planner, mut other) =
            (Planner::default(), builtin(StellarRules, opponent).unwrap().make(StellarRules));
        other.start(Player::A, &game, 0).unwrap();
        planner.start(Player::B, &game, 0).unwrap();
        let mut asked = vec![];
        while game.turn() < turns && game.outcome().is_none() {
            let orders = match game.to_move() {
                Player::A => other.choose(&game).unwrap(),
                Player::B => {
                    let orders = planner.choose(&game).unwrap();
                    let field = Field::of(&game);
                    let models = planner.foretold.models(&field, &planner.search);
                    asked = models.into_iter().cloned().collect();
                    orders
                }
            };
            game.play(&orders);
        }
        (asked, planner.foretold.wrong)
    }

    #[test]
    fn who_plays_as_a_model_does_is_recognised() {
        for (name, style) in
            [("tide", Style::Tide), ("siege", Style::Siege), ("careful", Style::Careful), ("rush", Style::Rush)]
        {
            let mut alone = 0;
            for seed in 0..6 {
                let (asked, wrong) = after_turns(name, 14, seed);
                let models = Search::default().models;
                let model = models.iter().position(|model| *model == style).unwrap();
                if style.fits(&Field::of(&draw(seed))) {
                    assert!(wrong[model] < 1e-6, "{name}, seed {seed}: {wrong:?}");
                    assert_eq!(asked[0], style, "{name}, seed {seed}");
                    alone += (asked.len() == 1) as u32;
                }
            }
            assert!(alone > 0, "{name}: nobody else foretold as well");
        }
    }

    #[test]
    fn a_position_that_does_not_follow_forgets() {
        let game = draw(1);
        let (field, search) = (Field::of(&game), Search::default());
        let start = State::of(&game);
        let mut foretold = Foretold::default();
        foretold.compare(&field, &start, &search.models);
        foretold.remember(start.clone(), vec![]);
        let mut next = start.clone();
        next.step(&field, &[], &[]);
        foretold.compare(&field, &next, &search.models);
        let wrong = foretold.wrong.iter().any(|&wrong| wrong > 0.0);
        assert!(wrong, "the models do not sit still");
        foretold.remember(next.clone(), vec![]);
        foretold.compare(&field, &start, &search.models);
        assert!(foretold.wrong.iter().all(|&wrong| wrong == 0.0));
        let asked = foretold.models(&field, &search);
        assert_eq!(asked, search.models.iter().take(search.asked).collect::<Vec<_>>());
    }
}
