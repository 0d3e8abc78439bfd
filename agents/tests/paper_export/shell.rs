//! Code of the bot file around observation and network: it must never raise, and never lose at once if an alternative exists.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use turf_agents::contest::contents::paper::{BOT, OBSERVATION};
use turf_agents::contest::export::assemble::assemble;
use turf_agents::contest::host::paper::PaperBot;
use turf_agents::contest::host::{BotFile, Limits};
use turf_agents::offered::builtin::builtin;
use turf_agents::play::arena::play_game;
use turf_agents::play::record::PlayedGame;
use turf_env::games::paper::{PaperConfig, PaperRules, Turn};
use turf_env::{Game, Player, Rng, Rules};

use super::{Bench, record};

fn whimsical(text: &str, shield: &str) -> String {
    // With replies no random choice would lose a game.
    let replies = if shield == "True" { "2" } else { "0" };
    let parts: Vec<&str> = [include_str!("stub.py")].into_iter().chain(OBSERVATION).collect();
    let values = [("network", text), ("shield", shield), ("replies", replies)];
    assemble(BOT, &parts, &values.map(|(name, value)| (name, value.into())))
}

#[test]
fn odd_arguments_raise_nothing() {
    let Some(bench) = Bench::new() else { return };
    let board = PaperConfig::on(24, 17, 150);
    let games = (1..5).map(|seed| record::bots(["delta", "quebec"], &board, 0.05, seed).to_string());
    let games = bench.write("games.jsonl", &games.collect::<Vec<_>>().join("\n"));
    for (text, shield) in [("whims", "True"), ("whims", "False"), ("broken", "True")] {
        let bot = bench.write("bot.py", &whimsical(text, shield));
        let said: Value = serde_json::from_str(&bench.run("hostile.py", &[&bot, &games], "")).expect("JSON");
        let number = |key: &str| said[key].as_u64().expect("a number");
        assert!(number("calls") > 300 && number("odd_calls") > 500, "{said}");
        let thought = if text == "whims" { number("calls") } else { 0 };
        assert_eq!(number("thought"), thought, "{said}");
    }
}

fn lost(played: &PlayedGame<PaperRules>) -> [bool; 3] {
    let mut game = PaperRules.start(&played.setup);
    let plies = &played.actions[..played.actions.len() - 1];
    plies.iter().for_each(|turn| game.play(turn));
    let mover = game.to_move();
    Turn::ALL.map(|turn| {
        let mut then = game.clone();
        then.play(&turn);
        then.outcome().is_some_and(|o| o.reason != "END" && o.winner == Some(!mover))
    })
}

fn lost_without_need(bench: &Bench, text: &str, shield: &str, n: usize) -> usize {
    let boards = [(16, 13, 100), (30, 31, 150), (50, 24, 150)];
    let limits = Limits { grace: Duration::from_secs(60), think: Duration::from_secs(60), ..Limits::PAPER };
    let file = Arc::new(BotFile::new("folder/whims.py", whimsical(text, shield), bench.python));
    let opponents = ["random", "wanderer", "delta", "papa", "quebec", "foxtrot"];
    let mut bot = PaperBot::new(file, limits);
    let (mut plies, mut needless, mut results) = (0, 0, vec![]);
    for (k, opponent) in opponents.iter().cycle().take(n).enumerate() {
        let seat = Player::BOTH[k % 2];
        let (width, height, max_turns) = boards[k % 3];
        let config = PaperConfig::on(width, height, max_turns);
        let setup = PaperRules.draw_setup(&config, &mut Rng::new(k as u64));
        let mut other = builtin(PaperRules, opponent).expect("a built-in bot").make(PaperRules);
        let played = match seat {
            Player::A => play_game(PaperRules, &setup, [&mut bot, &mut *other], [1, 2]),
            Player::B => play_game(PaperRules, &setup, [&mut *other, &mut bot], [2, 1]),
        };
        assert_eq!(played.detail, None, "{text} against {opponent}, game {k}");
        plies += played.actions.len();
        results.push((played.reason, played.winner.map(|w| w == seat)));
        let mine = Player::BOTH[(played.actions.len() + 1) % 2] == seat;
        if mine && played.winner == Some(!seat) && played.reason != "END" {
            needless += (lost(&played) != [true; 3]) as usize;
        }
    }
    println!("{text}, shield {shield}: {plies} plies, {needless} lost without need, {results:?}");
    needless
}

/// With a shield no game is lost, with random choices, without a network and with one that fails now and then. Random choices
/// without a shield do lose.
#[test]
fn no_game_is_lost_at_once_with_an_alternative() {
    let Some(bench) = Bench::new() else { return };
    for text in ["whims", "flaky", "broken"] {
        assert_eq!(lost_without_need(&bench, text, "True", 24), 0, "{text}");
    }
    assert!(lost_without_need(&bench, "whims", "False", 6) > 0);
}
