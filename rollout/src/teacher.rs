//! A teacher: a bot that is asked what it would choose where the learner chooses, and is learnt from as a demonstrator is. So the
//! learner is shown what to do where its own mistakes lead (DAgger, Ross et al. 2011).

use turf_agents::catalogue::spec::BotSource;
use turf_agents::play::bot::shown;
use turf_agents::{Bot, BuiltinBots};
use turf_env::{Encoding, Game, Player};

use crate::league::{Controller, Seating};

/// Who teaches in each seat of a game; `None` where the learner does not sit.
pub(crate) type Teachers<E> = [Option<Box<dyn Bot<<E as Encoding>::Game>>>; 2];

/// A teacher for every seat that the learner has, at the start of `game`.
pub(crate) fn fresh_teachers<E: Encoding>(
    source: Option<&BotSource<E>>,
    seating: &Seating,
    game: &E::Game,
    seed: u64,
) -> Teachers<E>
where
    E::Game: BuiltinBots,
{
    Player::BOTH.map(|seat| {
        let source = source.filter(|_| seating.controller(seat) == Controller::Learner);
        source.map(|source| {
            let mut teacher = source.make();
            // One that cannot start has nothing to say: see `lesson`.
            let _ = teacher.start(seat, &shown(game, seat, seed), seed);
            teacher
        })
    })
}

/// What the teacher chooses, as near as the encoding can say it; `None` where it fails, wants what is illegal or what `mask` takes
/// out, or cannot be imitated. `seed` is the teacher's.
pub(crate) fn lesson<E: Encoding>(
    teacher: &mut dyn Bot<E::Game>,
    game: &E::Game,
    seed: u64,
    mask: &[bool],
) -> Option<Vec<u16>> {
    let wanted = teacher.choose(&shown(game, game.to_move(), seed)).ok();
    let wanted = wanted.filter(|action| game.is_legal(action))?;
    let mut choices = vec![0; E::HEADS];
    let allowed = E::project(game, &wanted, &mut choices)
        && (mask.chunks_exact(E::ACTIONS).zip(&choices)).all(|(head, &choice)| head[choice as usize]);
    allowed.then_some(choices)
}

#[cfg(test)]
mod tests {
    use turf_agents::play::bot::Forfeit;
    use turf_env::Rng;
    use turf_env::games::paper::{Paper, PaperV1, Turn};

    use super::*;

    struct Always(Result<Turn, Forfeit>);

    impl Bot<Paper> for Always {
        fn choose(&mut self, _: &Paper) -> Result<Turn, Forfeit> {
            self.0.clone()
        }
    }

    #[test]
    fn nothing_is_learnt_from_a_teacher_that_fails_or_wants_what_is_taken_out() {
        let game = Paper::new(&Paper::draw_setup(&Default::default(), &mut Rng::new(1)));
        let says =
            |wanted: Result<Turn, Forfeit>, mask: [bool; 3]| lesson::<PaperV1>(&mut Always(wanted), &game, 0, &mask);
        let turn = Turn::ALL[2];
        let [choice] = says(Ok(turn), [true; 3]).expect("it says so")[..] else {
            panic!("one choice")
        };
        let mut mask = [true; 3];
        mask[choice as usize] = false;
        assert_eq!(says(Ok(turn), mask), None);
        assert_eq!(says(Ok(turn), mask.map(|allowed| !allowed)), Some(vec![choice]));
        let failed = Forfeit {
            reason: "ERR",
            detail: "it fails".into(),
        };
        assert_eq!(says(Err(failed), [true; 3]), None);
    }
}
