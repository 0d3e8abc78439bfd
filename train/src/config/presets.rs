//! Presets: the settings in which a game differs from the defaults.

use turf_agents::offered::{Goal, Offered};
use turf_agents::play::bot::Think;
use turf_env::{Chance, Encoding, Game, Rng};

use crate::config::describe::differences;
use crate::config::{ConfigError, TrainConfig};

/// Preset that ends games early in which nothing happens any more, for policies that are good already. `turf exploit`
/// uses it by default.
pub const QUIET: &str = "quiet";

/// Preset of a network, in games whose own preset learns something else.
pub const DQN: &str = "dqn";

/// Choices of a decision on average up to which a network rates the positions after them.
const MOST_AFTERSTATES: f64 = 40.0;

/// Positions that a policy looks at for a decision.
const MOST_POSITIONS: f64 = 1000.0;

/// Returns the game's preset, and for a game without one settings made from what it has: cells, a symmetry, bots.
pub fn preset<R: Offered>(rules: R) -> Result<TrainConfig<R::Config>, ConfigError> {
    preset_of(rules, &rules.default_config())
}

/// Returns the same for games with these settings, which it does not take over.
pub fn preset_of<R: Offered>(rules: R, game: &R::Config) -> Result<TrainConfig<R::Config>, ConfigError> {
    let (usual, encoding) = (TrainConfig::of(rules.default_config()), rules.encoding());
    if !rules.offer().preset.is_empty() {
        return usual.overlaid(rules.offer().preset, &[]);
    }
    let mut config = usual.overlaid(include_str!("own.toml"), &[])?;
    config.network.use_cells = encoding.cells() > 0;
    config.dqn.mirror = encoding.heads() == 1 && encoding.mirror(&mut [], &mut [], &mut [], &mut []);
    config.evaluation.bots = rules.bots().iter().map(|bot| bot.name.to_string()).collect();
    // Over chance, and with slow rules, the usual search would take most of the time.
    let quick = |bot: &String| match rules.searcher(bot, Think::Depth(1)) {
        Some(_) => format!("{bot}@depth=1"),
        None => bot.clone(),
    };
    let met = config.evaluation.bots.iter().skip(1).last();
    config.league.bots = met.map(|bot| if rules.has_chance() { quick(bot) } else { bot.clone() }).into_iter().collect();
    if !rules.offer().sparring {
        config.league.mirror_fraction += std::mem::take(&mut config.league.bot_fraction);
        config.league.bots = config.evaluation.bots.iter().take(1).cloned().collect();
        config.evaluation.bots.iter_mut().for_each(|bot| *bot = quick(bot));
    }
    let breadth = breadth(rules, game);
    let rates = breadth.is_some_and(|choices| choices <= MOST_AFTERSTATES);
    if rates {
        config = config.overlaid(include_str!("afterstates.toml"), &[])?;
    }
    config.evaluation.look_ahead = match (breadth, encoding.actions()) {
        (Some(_), _) if rates && rules.has_chance() => 1,
        // The values of the positions after choices are a ply already.
        (Some(choices), _) if rates => (MOST_POSITIONS.log(choices.max(2.0)) as u32 - 1).min(2),
        (Some(_), ..=12) if !rules.has_chance() => 2,
        (Some(_), ..=150) if rules.has_chance() => 1,
        // Among many choices the best Q of a position that training has not met is an error (docs/experiments.md: hex).
        _ => 0,
    };
    Ok(config)
}

/// Returns true if a player may not know something of the first position, or of the other's choice.
pub(crate) fn hides<R: Offered>(rules: R, config: &R::Config) -> bool {
    let mut rng = Rng::stream(0, 0, 0);
    let mut game = rules.start(&rules.draw_setup(config, &mut rng));
    Chance::of_episode(0, 0, 0).settle(rules, &mut game, 0, |_, _| ());
    rules.simultaneous() || game.outcome().is_none() && game.redrawn(game.to_move(), &mut rng).is_some()
}

/// Returns the mean number of legal choices in a random game. `None` where something is hidden, or a decision has several choices.
fn breadth<R: Offered>(rules: R, config: &R::Config) -> Option<f64> {
    const DECISIONS: u32 = 200;
    let (encoding, mut rng) = (rules.encoding(), Rng::stream(0, 0, 0));
    if encoding.heads() > 1 || hides(rules, config) {
        return None;
    }
    let mut game = rules.start(&rules.draw_setup(config, &mut rng));
    let (mut mask, mut legal, mut decisions) = (vec![false; encoding.actions()], 0, 0);
    let chance = Chance::of_episode(0, 0, 0);
    chance.settle(rules, &mut game, 0, |_, _| ());
    while game.outcome().is_none() && decisions < DECISIONS {
        encoding.legal_mask(&game, &mut mask);
        legal += mask.iter().filter(|&&legal| legal).count();
        encoding.play(&mut game, &[rng.pick(&mask) as u16]);
        decisions += 1;
        chance.settle(rules, &mut game, decisions, |_, _| ());
    }
    Some(legal as f64 / f64::from(decisions.max(1)))
}

/// Returns the preset for one purpose. `None` if [`Offer::named_presets`](turf_agents::offered::Offer::named_presets) has no such name.
pub fn named<R: Offered>(rules: R, name: &str) -> Result<Option<TrainConfig<R::Config>>, ConfigError> {
    let found = rules.offer().named_presets.iter().find(|(named, _)| *named == name);
    found.map(|(_, text)| preset(rules)?.overlaid(text, &[])).transpose()
}

/// Returns the goal of the preset that `config` equals but for settings that hardly matter to learning.
pub fn goal<R: Offered>(rules: R, config: &TrainConfig<R::Config>) -> Option<&'static Goal> {
    const APART: &str = "seed env.n_threads dqn.batch_parts evaluation. checkpoint. metrics.";
    let is_apart = |key: &str| APART.split(' ').any(|apart| key.starts_with(apart));
    rules.offer().goals.iter().find(|(name, ..)| {
        let text = rules.offer().named_presets.iter().find(|named| named.0 == *name).map_or("", |named| named.1);
        let equals = |preset| differences(rules, config, &preset).iter().all(|(key, ..)| is_apart(key));
        preset(rules).and_then(|own| own.overlaid(text, &[])).is_ok_and(equals)
    })
}

#[cfg(test)]
mod tests {
    use turf_env::games::duel2048::Duel2048Rules;
    use turf_env::games::paper::PaperRules;
    use turf_env::games::stellar::StellarRules;

    use turf_agents::Offered;

    use super::{goal, named, preset};

    fn check<R: Offered>(rules: R) {
        let game = rules.name();
        let config = preset(rules).expect(game);
        rules.check(&config.game).expect(game);
        crate::config::describe::tests::check(rules);
        for (name, _) in rules.offer().named_presets {
            let other = named(rules, name).expect(game).expect("it is listed");
            assert_ne!(other, config, "{game}: {name}");
            rules.check(&other.game).expect(game);
        }
        assert!(named(rules, "unheard of").expect(game).is_none());
        for of_preset in rules.offer().goals {
            let config = named(rules, of_preset.0).expect(game).unwrap_or(config.clone());
            let with = |pair: &str| goal(rules, &config.overlaid("", &[pair.into()]).expect(pair));
            assert_eq!(with("evaluation.games=2"), Some(of_preset));
            assert_eq!(with("replay.capacity=200001"), None);
        }
    }

    #[test]
    fn every_preset_is_valid_and_described() {
        check(PaperRules);
        check(Duel2048Rules);
        check(StellarRules);
    }
}
