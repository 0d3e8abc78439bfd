//! `--game NAME`.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use turf_env::games::NAMES;

/// Parses a game's name; help lists the games and so does the error for an unknown one.
///
/// ```ignore
/// #[arg(long, value_parser = turf_terminal::game::parser())]
/// game: &'static str,
/// // then, as only known names come through:
/// for_game!(self.game, E => train::<E>()).expect("a known game")?
/// ```
pub fn parser() -> impl TypedValueParser<Value = &'static str> {
    PossibleValuesParser::new(NAMES).map(|name| {
        *NAMES
            .iter()
            .find(|known| **known == name)
            .expect("the parser lets only known names through")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Arg, Command};

    fn parse(name: &str) -> Result<&'static str, String> {
        let command = Command::new("turf").arg(Arg::new("game").long("game").value_parser(parser()));
        let matches = command
            .try_get_matches_from(["turf", "--game", name])
            .map_err(|error| error.to_string())?;
        Ok(matches.get_one::<&'static str>("game").expect("given"))
    }

    #[test]
    fn known_games_pass_and_others_list_them() {
        for name in NAMES {
            assert_eq!(parse(name), Ok(name));
        }
        let error = parse("chess").expect_err("not a game of ours");
        assert!(
            error.contains("chess") && NAMES.iter().all(|name| error.contains(name)),
            "{error}"
        );
    }
}
