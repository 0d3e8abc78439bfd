//! `turf arena verify`: a stranger's check of a game.

use anyhow::{Context, Result, bail};

use crate::hosted::Hosted;
use crate::submit::{agent, answer};

/// Plays the replay of a game's page again by the rules, and draws its set-up from the seed once that is public. Returns a line
/// about it. Fails if anything differs.
pub fn verify(page: &str, games: &[Box<dyn Hosted>]) -> Result<String> {
    let (site, id) = page.trim_end_matches('/').rsplit_once("/g/").context("the address of a game is …/g/NUMBER")?;
    let id: i64 = id.parse().context("the address of a game is …/g/NUMBER")?;
    let agent = agent();
    let about = answer(agent.get(format!("{site}/api/games/{id}")).call())?;
    let replay = answer(agent.get(format!("{site}/g/{id}/replay.json")).call())?.to_string();
    let name = about["game"].as_str().unwrap_or_default();
    let game =
        games.iter().find(|game| game.name() == name).with_context(|| format!("the game {name:?} is unknown here"))?;
    let winner = game.verify(&replay, &about).map_err(anyhow::Error::msg)?;
    if about["winner"].as_u64() != winner.map(|side| side as u64) {
        bail!("the arena names another winner than the replay");
    }
    let chance = match about["seed"].is_null() {
        true => "its seed is secret until the contest is over",
        false => "its set-up is the one that the seed draws",
    };
    Ok(format!("game {id} of {name}: every action is by the rules, the result is as stated, and {chance}"))
}
