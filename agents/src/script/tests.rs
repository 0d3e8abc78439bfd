use std::path::{Path, PathBuf};

use turf_env::conformance::{check, check_blind, check_vec_env};
use turf_env::{Encoding, Rng, Rules};

use super::Script;
use crate::offered::Offered;
use crate::play::arena::play_game;
use crate::play::record::BotId;
use crate::records::replay::Replay;

fn shipped(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(name)
}

#[test]
fn shipped_games_keep_the_promises() {
    for name in ["tictactoe.py", "connect4.py", "hex.py", "goofspiel.py", "pig.py", "stellar.py", "duel2048.py"] {
        let script = Script::load(&shipped(name)).expect("rules");
        let mut config = script.default_config();
        if name == "hex.py" {
            config.0.insert("size".into(), 5.into());
        }
        let encoding = script.encoding();
        check(encoding, &script.default_config(), 1, 3);
        check_blind(encoding, &script.default_config(), 1, 3).expect("blind");
        check_vec_env(encoding, &script.default_config(), 1, 16, 60, Some(30));
        assert_eq!(script.faults(), [""; 0], "{name}");
        let setup = script.draw_setup(&config, &mut Rng::new(1));
        for bot in script.bots().iter().filter(|bot| bot.name != "search" || name == "tictactoe.py") {
            let mut bots = [bot, &script.bots()[0]].map(|bot| bot.make(script));
            let [first, second] = &mut bots;
            let played = play_game(script, &setup, [&mut **first, &mut **second], [1, 2]);
            assert_eq!(played.detail, None, "{name}: {}", bot.name);
            let replay = Replay::new(&played, ["first", "second"].map(BotId::named));
            assert_eq!(Replay::from_json(script, &replay.to_json()), Ok(replay));
        }
    }
}

#[test]
fn single() {
    let script = Script::load(Path::new(&std::env::var("GAME").unwrap_or("games/tictactoe.py".into()))).expect("rules");
    let setup = script.draw_setup(&script.default_config(), &mut Rng::new(1));
    let start = std::time::Instant::now();
    let mut plies = 0;
    while start.elapsed().as_secs_f64() < 2.0 {
        let mut bots = [0, 0].map(|_| script.bots()[0].make(script));
        let [first, second] = &mut bots;
        plies += play_game(script, &setup, [&mut **first, &mut **second], [plies as u64, 2]).actions.len();
    }
    println!("single: {:.0}/s", plies as f64 / start.elapsed().as_secs_f64());
}

#[test]
fn bench() {
    use turf_env::{Parts, VecEnv, VecEnvConfig, Rng};
    use turf_env::vec_env::Batch;
    let script = Script::load(Path::new(&std::env::var("GAME").unwrap_or("games/tictactoe.py".into()))).expect("rules");
    let encoding = script.encoding();
    for parts in [Parts { cells: false, scalars: false, final_observation: false }, Parts::default()] {
        let n = 1024;
        let config = VecEnvConfig { n_envs: n, parts, ..VecEnvConfig::of(script.default_config()) };
        let mut env = VecEnv::new(encoding, config);
        let mut batch = Batch::new(encoding.shape(), n, parts);
        env.observe(&mut batch);
        let mut rng = Rng::new(1);
        let start = std::time::Instant::now();
        let mut steps = 0;
        while start.elapsed().as_secs_f64() < 2.0 {
            let choices: Vec<u16> = batch.mask.chunks(encoding.actions()).map(|mask| rng.pick(mask) as u16).collect();
            env.step(&choices, &mut batch);
            steps += n;
        }
        println!("{parts:?} {:.0}/s", steps as f64 / start.elapsed().as_secs_f64());
    }
}
