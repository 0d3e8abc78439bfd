//! The conformance suite for paper's encodings.

use turf_env::conformance::{check, check_blocks, check_vec_env};
use turf_env::games::paper::{BoardSize, PaperConfig, PaperCrop11, PaperRules, PaperV1, PaperView};
use turf_env::{Encoding, Game, Player, Rng, Rules};

fn boards(sizes: &[(u8, u8, u32)]) -> PaperConfig {
    let boards = sizes.iter().map(|&(width, height, max_turns)| BoardSize::new(width, height, max_turns)).collect();
    PaperConfig { boards }
}

#[test]
fn paper_v1_on_the_contest_board() {
    check(PaperV1, &PaperConfig::default(), 1, 60);
}

#[test]
fn paper_v1_on_small_and_large_boards() {
    let config = boards(&[(8, 7, 30), (10, 128, 50), (128, 9, 50), (30, 31, 150)]);
    check(PaperV1, &config, 2, 200);
}

#[test]
fn the_picture_alone_is_that_of_paper_v1() {
    let config = boards(&[(8, 7, 30), (102, 101, 2000)]);
    check(PaperView, &config, 4, 60);
    let mut game = PaperRules.start(&PaperRules.draw_setup(&config, &mut Rng::new(9)));
    let (mut alone, mut beside) = (vec![0; PaperView.cells()], vec![0; PaperV1.cells()]);
    let mut rng = Rng::new(10);
    while game.outcome().is_none() {
        for pov in Player::BOTH {
            PaperView.observe(&game, pov, &mut alone, &mut []);
            PaperV1.observe(&game, pov, &mut beside, &mut []);
            assert_eq!(alone, beside);
        }
        PaperView.play(&mut game, &[rng.below(3) as u16]);
    }
}

#[test]
fn paper_crop11() {
    check(PaperCrop11, &boards(&[(8, 7, 30), (102, 101, 2000)]), 3, 60);
}

#[test]
fn batches_do_not_depend_on_threads() {
    let config = boards(&[(8, 7, 30), (30, 31, 150), (102, 101, 2000)]);
    check_vec_env(PaperV1, &config, 4, 24, 120, None);
    check_vec_env(PaperV1, &config, 5, 24, 120, Some(50));
    check_blocks(PaperV1, &config, 6, 10, 60);
}
