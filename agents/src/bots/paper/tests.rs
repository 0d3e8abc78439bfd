use turf_env::games::paper::{BoardSize, PaperConfig, PaperRules};
use turf_env::{Player, Rules};

use super::death;
use crate::offered::Offered;
use crate::offered::builtin::builtin;
use crate::play::arena::{MatchGame, Seats, Series, play_game, play_series};
use crate::stats::score::Score;

fn play(first: &str, second: &str, games: u64, board: BoardSize) -> Vec<MatchGame<PaperRules>> {
    let series = Series {
        rules: PaperRules,
        games,
        seed: 7,
        seats: Seats::Swapped,
        config: PaperConfig { boards: vec![board] },
    };
    let [first, second] = [first, second].map(|name| builtin(PaperRules, name).unwrap());
    play_series(&|| first.make(PaperRules), &|| second.make(PaperRules), &series, &|_| ())
}

const SMALL: BoardSize = BoardSize::new(30, 31, 150);

#[test]
fn all_bots_play_all_bots() {
    for a in PaperRules.bots() {
        for b in PaperRules.bots() {
            for game in play(a.name, b.name, 4, SMALL) {
                let known = matches!(game.game.reason, "WAL" | "TAP" | "SID" | "FAC" | "CIT" | "END");
                assert!(known, "{} {}", a.name, b.name);
            }
        }
    }
}

const DESIGNS: &[&str] =
    &["charlie", "bravo", "zulu", "november", "delta", "papa", "kilo", "quebec", "hotel", "foxtrot"];

#[test]
fn designs_do_not_kill_themselves() {
    for me in DESIGNS {
        for (other, board, games) in [
            (*me, SMALL, 100),
            ("wanderer", SMALL, 100),
            ("random", SMALL, 40),
            (*me, BoardSize::default(), 10),
            ("wanderer", BoardSize::default(), 10),
        ] {
            let games = play(me, other, games, board);
            let alone = |g: &&MatchGame<PaperRules>| {
                let seats = if *me == other { &Player::BOTH[..] } else { &[g.first_seat] };
                seats.iter().any(|&p: &Player| death::without_foe_near(&g.game.setup, &g.game.actions, p))
            };
            let deaths: Vec<u64> = games.iter().filter(alone).map(|g| g.index).collect();
            assert!(deaths.is_empty(), "{me} against {other}: games {deaths:?} of {}", games.len());
        }
    }
}

#[test]
fn random_dies_alone() {
    let games = play("random", "delta", 40, BoardSize::default());
    let alone =
        |g: &&MatchGame<PaperRules>, me| PaperRules.died_alone(&g.game.setup, &g.game.actions, me) == Some(true);
    assert!(games.iter().filter(|g| alone(g, g.first_seat)).count() >= 38);
    assert_eq!(games.iter().filter(|g| alone(g, !g.first_seat)).count(), 0);
}

#[test]
fn nothing_is_left_of_an_earlier_game() {
    let setup = |seed| PaperRules.draw_setup(&PaperConfig { boards: vec![SMALL] }, &mut turf_env::Rng::new(seed));
    for bot in PaperRules.bots() {
        let other = || builtin(PaperRules, "delta").unwrap().make(PaperRules);
        let mut used = bot.make(PaperRules);
        play_game(PaperRules, &setup(1), [&mut *used, &mut *other()], [3, 4]);
        let again = play_game(PaperRules, &setup(2), [&mut *used, &mut *other()], [5, 6]);
        let fresh = play_game(PaperRules, &setup(2), [&mut *bot.make(PaperRules), &mut *other()], [5, 6]);
        assert_eq!(again.actions, fresh.actions, "{}", bot.name);
    }
}

#[test]
fn designs_beat_the_samples() {
    for me in DESIGNS {
        for sample in ["random", "goround", "wanderer"] {
            let score = Score::of(&play(me, sample, 60, SMALL));
            assert!(score.ci95[0] > 0.5, "{me} against {sample}: {score:?}");
        }
    }
}
