//! `--game NAME` and `--encoding NAME`: the games the program was started with.

use std::sync::OnceLock;

use clap::builder::{PossibleValuesParser, TypedValueParser};

/// What a program offers.
#[derive(Debug)]
pub struct Offer {
    /// The games' names.
    pub games: Vec<&'static str>,
    /// The encodings' names.
    pub encodings: Vec<&'static str>,
}

static OFFER: OnceLock<Offer> = OnceLock::new();

/// Tells what the program offers: once, before its arguments are read. A later call changes nothing.
pub fn offer(offer: Offer) {
    OFFER.get_or_init(|| offer);
}

/// What the program offers.
pub fn offered() -> &'static Offer {
    OFFER
        .get()
        .expect("a program tells its games before it reads its arguments")
}

/// Parses a game's name; help lists the games and so does the error for an unknown one.
///
/// ```ignore
/// #[arg(long, value_parser = turf_terminal::game::parser())]
/// game: &'static str,
/// ```
pub fn parser() -> impl TypedValueParser<Value = &'static str> {
    one_of(&offered().games)
}

/// Parses an encoding's name.
pub fn encoding_parser() -> impl TypedValueParser<Value = &'static str> {
    one_of(&offered().encodings)
}

fn one_of(names: &'static [&'static str]) -> impl TypedValueParser<Value = &'static str> {
    PossibleValuesParser::new(names).map(|name| {
        let known = names.iter().find(|known| **known == name);
        *known.expect("the parser lets only known names through")
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
        offer(Offer {
            games: vec!["go", "draughts"],
            encodings: vec![],
        });
        assert_eq!(parse("go"), Ok("go"));
        assert_eq!(parse("draughts"), Ok("draughts"));
        let error = parse("chess").expect_err("not a game of ours");
        assert!(
            error.contains("chess") && error.contains("go") && error.contains("draughts"),
            "{error}"
        );
    }
}
