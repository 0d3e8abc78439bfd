//! The whole program, on a game it has never heard of.

use std::path::Path;
use std::process::Command;

fn turf(at: &Path, arguments: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_connect4"));
    let output = command.args(arguments.split(' ')).current_dir(at).output().expect("it was built");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{arguments}: {said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[test]
fn every_command_knows_the_game() {
    let folder = std::env::temp_dir().join(format!("connect4-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let at = &folder;
    assert!(turf(at, "bots").contains("alpha-beta"));
    // It speaks of itself.
    let help = turf(at, "evaluate --help");
    assert!(help.contains("connect4 bots") && !help.contains("turf "), "{help}");
    let help = turf(at, "train --help");
    assert!(help.contains("connect4 by DQN") && !help.contains("paper"), "{help}");
    let score = turf(at, "evaluate --game connect4 --policy search --against random --games 20 --json -");
    assert!(score.contains("\"score\""), "{score}");
    turf(at, "match --game connect4 --first search@depth=2 --second random --games 2 --replays games");
    assert!(turf(at, "replay games/game-0001.json --text").contains("connect4"));
    turf(at, "replay games/game-0001.json --html game.html");
    let page = std::fs::read_to_string(at.join("game.html")).expect("a page");
    assert!(page.contains("turf.games.grid") && !page.contains("turf.games.paper"));
    assert!(page.contains("\"turns\":[1,1,2,2,3"));
    turf(at, "plot games --out pictures");
    turf(at, "ratings --game connect4 --games 4");
    turf(at, "tournament --game connect4 --bots random,search --format round-robin --games 2 --out cup");
    turf(at, "bench --seconds 0.02 --threads 1");
    assert!(turf(at, "config --game connect4").contains("opening = 2"));
    turf(at, "train --game connect4 --run a --updates 20 --set dqn.learning_start=600 --set evaluation.final_games=2");
    turf(at, "evaluate --game connect4 --policy policy:a --against random --games 4");
    turf(at, "replay games/game-0001.json --html game.html --policy policy:a");
    turf(
        at,
        "exploit --game connect4 --policy policy:a --from policy:a --updates 5 --run b --set dqn.learning_start=600 \
         --set evaluation.games=2 --set evaluation.confirm_games=2 --set evaluation.final_games=2",
    );
    assert!(at.join("b/exploiter.turf").is_file() && at.join("b/games.html").is_file());
    let twin = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/connect4.py");
    // A copy of this crate has none.
    if twin.exists() {
        let said = turf(at, &format!("check-game {} --twin connect4 --games 100", twin.display()));
        assert!(said.contains("100 games alike"), "{said}");
    }
    std::fs::remove_dir_all(at).expect("it was made");
}
