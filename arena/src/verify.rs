//! `turf arena verify`: a stranger's check of a game.

use anyhow::{Context, Error, Result, ensure};
use turf_agents::offered::file::GameFile;
use turf_agents::tournament::pairing::{Kind, Pairing};
use turf_web::any_game::Games;

use crate::submit::{agent, answer};

/// Plays the replay of a game's page again by the rules, and draws its set-up from the seed once that is public. Returns a line
/// about it. Fails if anything differs.
pub fn verify(page: &str, games: &Games) -> Result<String> {
    let (site, id) = page.trim_end_matches('/').rsplit_once("/g/").context("the address of a game is …/g/NUMBER")?;
    let id: i64 = id.parse().context("the address of a game is …/g/NUMBER")?;
    let agent = agent();
    let about = answer(agent.get(format!("{site}/api/games/{id}")).call())?;
    let replay = answer(agent.get(format!("{site}/g/{id}/replay.json")).call())?.to_string();
    let name = about["game"].as_str().unwrap_or_default();
    let game = games.of_record(name).map_err(Error::msg)?;
    let replay = GameFile::of(replay.into()).and_then(|file| game.recorded(&file)).map_err(Error::msg)?;
    let number = |key: &str| about[key].as_u64().with_context(|| format!("the arena does not say {key}"));
    let first = number("first")?;
    let winner = replay.winner().map(|seat| seat.index() as u64 ^ first);
    ensure!(about["winner"].as_u64() == winner, "the arena names another winner than the replay");
    let chance = match number("seed") {
        Err(_) => "its seed is secret until the contest is over",
        Ok(seed) => {
            let pairing = Pairing::alone(Kind::Series, number("games")? as u32, seed);
            let mut chance = pairing.setup_chance(&pairing.slot(number("number")? as u32));
            let is_drawn = replay.is_drawn(&about["settings"], &mut chance).map_err(Error::msg)?;
            ensure!(is_drawn, "the seed draws another set-up");
            "its set-up is the one that the seed draws"
        }
    };
    Ok(format!("game {id} of {name}: every action is by the rules, the result is as stated, and {chance}"))
}
