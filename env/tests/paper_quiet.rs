//! Games of paper that end because nothing happens ([`BoardSize::quiet_turns`]), for training only.

use turf_env::games::paper::{BoardSize, Paper, PaperConfig, PaperRules, PaperSetup, QUIET_CELLS, Turn};
use turf_env::{Game, Player, Rng, Rules};

fn game(quiet_turns: u32) -> Paper {
    let board = BoardSize { width: 40, height: 41, max_turns: 400, quiet_turns };
    let spawn = [(10, 20, 0), (30, 20, 2)];
    PaperRules.start(&PaperSetup { board, spawn })
}

fn quiet_plies(record: &[([u32; 2], [u32; 2])]) -> usize {
    let (mut last, mut since) = (record[0].0, 0);
    for (ply, (area, trail)) in record.iter().enumerate() {
        let moved = (0..2).any(|p| area[p].abs_diff(last[p]) > QUIET_CELLS);
        if moved || trail.iter().any(|&cells| cells > QUIET_CELLS) {
            (last, since) = (*area, ply);
        }
    }
    record.len() - 1 - since
}

#[test]
fn heads_that_circle_at_home_end_the_game_by_area() {
    for quiet_turns in [1, 7, 60] {
        let mut game = game(quiet_turns);
        while game.outcome().is_none() {
            game.play(&Turn::Right);
        }
        let end = game.outcome().unwrap();
        assert_eq!((game.turn(), end.winner, end.reason), (quiet_turns, None, "END"));
    }
    let mut contest = game(0);
    while contest.outcome().is_none() {
        contest.play(&Turn::Right);
    }
    assert_eq!(contest.turn(), 400, "without quiet turns the turn limit alone ends it");
}

#[test]
fn games_end_when_the_record_says_that_nothing_happened() {
    const QUIET: u32 = 25;
    let mut rng = Rng::new(1);
    let (mut quiet, mut after_a_stir) = (0, 0);
    for _ in 0..300 {
        // Circles at home, and now and then a loop of up to eight cells a side.
        let (mut game, mut plans) = (game(QUIET), [vec![], vec![]]);
        let both = Player::BOTH;
        let of = |game: &Paper| (both.map(|p| game.area(p)), both.map(|p| game.trail_len(p)));
        let mut record = vec![of(&game)];
        while game.outcome().is_none() {
            assert!(quiet_plies(&record) < 2 * QUIET as usize, "it should have ended");
            // Trying a move is not a move.
            game.clone().play_as(!game.to_move(), Turn::Straight);
            let plan: &mut Vec<Turn> = &mut plans[game.to_move().index()];
            if plan.is_empty() && rng.below(40) == 0 {
                let side = 2 + rng.below(6) as usize;
                for _ in 0..4 {
                    plan.push(Turn::Right);
                    plan.extend(vec![Turn::Straight; side]);
                }
            }
            let turn = plan.pop().unwrap_or(Turn::Right);
            game.play(&turn);
            record.push(of(&game));
        }
        if game.outcome().unwrap().reason == "END" && game.turn() < 400 {
            assert_eq!(quiet_plies(&record), 2 * QUIET as usize);
            quiet += 1;
            after_a_stir += (game.turn() > QUIET) as u32;
        }
    }
    let what = format!("{quiet} quiet ends, {after_a_stir} of them after something had happened");
    assert!(quiet > 50 && after_a_stir > 20, "{what}");
}

#[test]
fn as_many_quiet_turns_as_turns_are_allowed() {
    let checked = |quiet_turns| {
        let board = BoardSize { quiet_turns, ..BoardSize::default() };
        PaperRules.check(&PaperConfig { boards: vec![board] })
    };
    assert_eq!(checked(1_000_000), Ok(()));
    // Twice as many would not fit 32 bits.
    assert!(checked(u32::MAX).unwrap_err().contains("quiet_turns of 4294967295"));
}

#[test]
fn a_contest_board_is_written_as_before() {
    let board = BoardSize::default();
    let text = serde_json::to_string(&board).unwrap();
    assert_eq!(text, r#"{"width":102,"height":101,"max_turns":2000}"#);
    assert_eq!(serde_json::from_str::<BoardSize>(&text).unwrap(), board);
    let quiet = BoardSize { quiet_turns: 60, ..board };
    let text = serde_json::to_string(&quiet).unwrap();
    assert_eq!(serde_json::from_str::<BoardSize>(&text).unwrap(), quiet);
}
