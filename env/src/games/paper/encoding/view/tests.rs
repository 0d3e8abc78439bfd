use super::super::crop::write_crop;
use super::*;
use crate::games::paper::rules::game::Turn;
use crate::games::paper::rules::plane::STEPS;
use crate::games::paper::{PaperConfig, PaperRules};
use crate::{Game, Rng, Rules};

const OFF_BOARD_BIT: u32 = 5;

fn slow(game: &Paper, me: Player) -> Vec<u8> {
    let (hx, hy) = game.head(me);
    let (fx, fy) = STEPS[game.heading(me) as usize];
    let (rx, ry) = (-fy, fx);
    let mut out = vec![];
    for scale in SCALES {
        for r in 0..SIDE as i32 {
            for c in 0..SIDE as i32 {
                let (ahead, right) = ((HALF - r) * scale, (c - HALF) * scale);
                let (cx, cy) = (hx + ahead * fx + right * rx, hy + ahead * fy + right * ry);
                let mut flags = 0;
                for x in cx - scale / 2..=cx + scale / 2 {
                    for y in cy - scale / 2..=cy + scale / 2 {
                        if !game.on_board(x, y) {
                            flags |= 1 << OFF_BOARD_BIT;
                            continue;
                        }
                        let (own, foe) = (game.territory(me).get(x, y), game.territory(!me).get(x, y));
                        flags |= own as u8 | (foe as u8) << 1 | ((!own && !foe) as u8) << 2;
                        flags |= (game.trail(me).get(x, y) as u8) << 3 | (game.trail(!me).get(x, y) as u8) << 4;
                        flags |= if game.head(!me) == (x, y) { FOE_HEAD } else { 0 };
                    }
                }
                out.push(flags);
            }
        }
    }
    out
}

fn slow_crop(view: &[u8]) -> Vec<u8> {
    let mut out = vec![];
    for r in 2..13 {
        for c in 2..13 {
            let flags = view[r * SIDE + c];
            out.push(if flags & (1 << OFF_BOARD_BIT) != 0 {
                5
            } else if flags & 8 != 0 {
                3
            } else if flags & 16 != 0 {
                4
            } else {
                flags & 3
            });
        }
    }
    out
}

#[test]
fn view_equals_looking_at_every_cell() {
    let mut rng = Rng::new(21);
    for (width, height) in [(102, 101), (8, 7), (128, 128), (30, 31)] {
        for _ in 0..12 {
            let mut game = PaperRules.start(&PaperRules.draw_setup(&PaperConfig::on(width, height, 300), &mut rng));
            let mut view = vec![0; N_CELLS];
            let mut crop = vec![0; 121];
            while game.outcome().is_none() {
                for me in Player::BOTH {
                    write(&game, me, &mut view);
                    let expected = slow(&game, me);
                    assert_eq!(view, expected, "{width} × {height} {me:?}\n{game}");
                    write_crop(&game, me, &mut crop);
                    assert_eq!(crop, slow_crop(&expected));
                }
                game.play(&Turn::ALL[rng.pick(&[true, true, true])]);
            }
        }
    }
}
