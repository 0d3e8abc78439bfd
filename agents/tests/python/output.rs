//! Bots with too much output: the amount kept is bounded per turn, game and series.

use turf_agents::contest::host::paper::PaperBot;
use turf_agents::contest::host::stellar::StellarBot;
use turf_agents::play::record::{BotId, MAX_DETAIL};
use turf_agents::records::replay::Replay;
use turf_env::games::paper::PaperRules;
use turf_env::games::stellar::StellarRules;

use super::attacks::armed;
use super::{Hosted, PATIENT, bot_file};

#[test]
fn refused_orders_and_tracebacks_of_every_turn() {
    const TURNS: u32 = 30;
    for answer in ["return [(1, 1, -1.23e-300)] * 50000", "raise ValueError('x' * 10 ** 6)", "return '\\x1b' * 10 ** 6"]
    {
        let source = format!(
            "class player_class:\n    def __init__(self, i): pass\n    def player_func(self, m):\n        {answer}\n"
        );
        let Some(file) = bot_file(&source) else { return };
        let played = StellarRules.meet(&mut StellarBot::new(file, PATIENT), TURNS);
        let told = &played.mishaps[0];
        let turns: Vec<u32> = told.iter().map(|mishap| mishap.turn).collect();
        assert_eq!(turns, (0..TURNS).collect::<Vec<_>>(), "{answer}");
        assert!(!told[0].what.is_empty() && told[TURNS as usize - 1].what.len() < 64, "{answer}");
        let bytes: usize = told.iter().map(|mishap| mishap.what.len()).sum();
        assert!(bytes < 2 * MAX_DETAIL, "{answer}: {bytes} bytes");
    }
}

/// An own traceback of a megabyte is cut in the bot's process. Forging one kills the process.
#[test]
fn a_long_traceback() {
    let honest = "raise ValueError('why: ' + 'x' * 10 ** 6)";
    let forged = "f = sys._getframe()\nwhile f.f_code.co_name != 'serve': f = f.f_back\n\
                  os.write(f.f_locals['answers_fd'], f.f_globals['ANSWER'].pack(1 << 20, 1, f.f_locals['number'], 0.0, 0) + \
                  b'x' * (1 << 15))";
    for (code, says) in [(honest, "ValueError: why: xxx"), (forged, "nonsense")] {
        let code = armed(code, std::path::Path::new("/"), 4);
        let Some(file) = bot_file(&format!("def play(stat, storage):\n{code}")) else {
            return;
        };
        let played = PaperRules.meet(&mut PaperBot::new(file, PATIENT), 2);
        let detail = played.detail.expect("it lost");
        assert_eq!((played.reason, detail.contains(says)), ("ERR", true), "{detail}");
        assert!(detail.len() < MAX_DETAIL + 4, "{} bytes", detail.len());
    }
}

#[test]
fn prints_of_every_turn() {
    let source = "def play(stat, storage):\n    print(stat['now']['turnleft'][0], '\\0' * 5000)\n    return 'left'\n";
    let Some(file) = bot_file(source) else { return };
    let mut bot = PaperBot::new(file, PATIENT);
    for _ in 0..2 {
        let played = PaperRules.meet(&mut bot, 300);
        assert_eq!(played.detail, None);
        let bytes: usize = played.printed.iter().map(|printed| printed.text.len()).sum();
        assert!((60_000..=64 << 10).contains(&bytes), "{bytes} bytes");
        let replay = Replay::new(&played, ["a", "b"].map(BotId::named)).to_json();
        assert!(replay.len() < 1 << 20, "{} bytes", replay.len());
        assert_eq!(Replay::from_json(PaperRules, &replay).expect("a replay").printed, played.printed);
        // A game's share of the output kept for a series or a tournament.
        let mut cut = played.clone();
        cut.keep_printed(10_000);
        let bytes: usize = cut.printed.iter().map(|printed| printed.text.len()).sum();
        assert!((8_000..=10_000).contains(&bytes), "{bytes} bytes");
        assert!(played.printed.starts_with(&cut.printed));
    }
}
