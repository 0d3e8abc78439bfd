//! A bot's series against several opponents: numbers, JSON and text of `turf evaluate`.

use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Result};

use serde::Serialize;

use crate::columns::{Cell, widest};
use crate::stats::known::known;
use crate::stats::payoff::Failed;
use crate::stats::rating::Rating;
use crate::stats::score::{GameSummary, REPETITIONS, Score};
use crate::stats::sprt::{Sprt, SprtReport, Verdict};
use crate::words;

pub struct Played {
    pub name: String,
    /// Name in the committed round robin, if it is in there.
    pub spec: String,
    /// Games by number in the series.
    pub games: BTreeMap<u64, GameSummary>,
    pub sprt: Option<SprtReport>,
}

#[derive(Serialize)]
pub struct Evaluation {
    pub game: String,
    pub policy: String,
    pub seed: u64,
    pub finished: bool,
    pub opponents: Vec<Opponent>,
    /// Rating on the scale of the game's committed round robin. `None` without an opponent that is in it.
    pub rating: Option<Rating>,
}

#[derive(Serialize)]
pub struct Opponent {
    pub name: String,
    #[serde(flatten)]
    pub score: Score,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtReport>,
    /// Paper only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean_area: Option<[f64; 2]>,
    /// Answers of either side that failed, or were no move, without losing the game.
    pub mishaps: [u64; 2],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub failed: Vec<Failed>,
}

impl Evaluation {
    /// Computes the numbers. `official`: the games have the contest's own settings, so that they give a rating.
    pub fn of(game: &str, policy: &str, seed: u64, official: bool, played: &[Played]) -> Self {
        // The policy joins the committed round robin, so its interval reflects how well the others are known.
        let mut field = known(game).filter(|_| official).cloned();
        let own = field.as_mut().map(|field| field.enter(""));
        let (mut rated, mut opponents) = (false, Vec::new());
        for against in played.iter().filter(|against| !against.games.is_empty()) {
            let games = &against.games.values().cloned().collect::<Vec<_>>()[..];
            if let (Some(field), Some(own)) = (&mut field, own)
                && let Some(bot) = field.names.iter().position(|name| *name == against.spec)
            {
                field.add_series([own, bot], games);
                rated = true;
            }
            let score = Score::of_summaries(games);
            let failed = [policy, &against.name].into_iter().enumerate();
            opponents.push(Opponent {
                name: against.name.clone(),
                mean_area: (game == "paper").then_some(score.mean_score),
                score,
                sprt: against.sprt,
                mishaps: [0, 1].map(|side| games.iter().map(|game| game.mishaps[side]).sum()),
                failed: failed.filter_map(|(side, name)| Failed::of(name, games, side)).collect(),
            });
        }
        let rating = field.zip(own).filter(|_| rated);
        Self {
            game: game.to_string(),
            policy: policy.to_string(),
            seed,
            finished: true,
            opponents,
            rating: rating.map(|(field, own)| field.ratings(true)[own]),
        }
    }

    fn table(&self, f: &mut Formatter) -> Result {
        let all = &self.opponents;
        let games = all.iter().map(|o| o.score.games).max().unwrap_or(0);
        let tested = all.iter().any(|o| o.sprt.is_some());
        let up_to = if tested { "up to " } else { "" };
        let Self { game, policy, seed, .. } = self;
        writeln!(f, "{game}: {policy}, {up_to}{games} games against each, seed {seed}\n")?;
        let width = widest(all.iter().map(|o| &o.name), 8);
        let ends = format!("{} own : other", words::unit(game));
        writeln!(
            f,
            "{:<width$}  score  95 %              won drawn  lost  turns  {ends:>27}  {:>15}  how it lost",
            "against", "ms own:other"
        )?;
        for Opponent { name, score: s, .. } in all {
            let ends = s.mean_score.map(|score| words::score(game, score)).join(" : ");
            let ms = s.ms_per_decision.map(|ms| format!("{ms:.3}")).join(":");
            let (score, [low, high], turns) = (s.score, s.ci95, s.mean_turns);
            write!(f, "{:<width$}  {score:.3}  {low:.3} to {high:.3}  ", Cell(name))?;
            write!(f, "{:>5} {:>5} {:>5}  {turns:>5.0}  {ends:>27}  {ms:>15}  ", s.wins, s.draws, s.losses)?;
            writeln!(f, "{}{}", words::counts(game, &s.loss_reasons), s.repetitions())?;
        }
        Ok(())
    }
}

impl Display for Evaluation {
    fn fmt(&self, f: &mut Formatter) -> Result {
        self.table(f)?;
        for Opponent { name, sprt, .. } in &self.opponents {
            let Some(sprt) = sprt else { continue };
            let Sprt { elo0, elo1, .. } = sprt.test;
            let [low, high] = sprt.bounds;
            // The test compares two hypotheses; it measures no strength.
            let verdict = match sprt.verdict {
                Verdict::Elo0 => format!("a difference of {elo0} Elo fits better than one of {elo1}"),
                Verdict::Elo1 => format!("a difference of {elo1} Elo fits better than one of {elo0}"),
                Verdict::Undecided => "undecided, more games are needed".to_string(),
            };
            writeln!(
                f,
                "\nsequential test against {name}: {verdict} (log-likelihood ratio {:.2}, stops at {low:.2} or {high:.2})",
                sprt.llr
            )?;
        }
        for Opponent { name, mishaps, .. } in &self.opponents {
            if let [own, other] = mishaps
                && own + other > 0
            {
                writeln!(
                    f,
                    "\nanswers that failed or were no move against {name}: {own} own, {other} of the other (turf match tells each)"
                )?;
            }
        }
        for failed in self.opponents.iter().flat_map(|o| &o.failed) {
            writeln!(f, "\n{failed}")?;
        }
        if self.opponents.iter().any(|o| 2 * o.score.distinct < o.score.games) {
            writeln!(f, "\n{REPETITIONS}")?;
        }
        let zero = words::anchor(&self.game).unwrap_or("the mean");
        match self.rating {
            Some(rating) if rating.is_known() => writeln!(
                f,
                "\nrating {} ({}) in Elo relative to these bots, {zero} = 0; another field gives another number",
                rating.shown(),
                rating.interval()
            ),
            Some(_) => writeln!(
                f,
                "\nno rating: these games bound it from neither side of {zero} = 0; play bots of about its strength"
            ),
            None => Ok(()),
        }
    }
}
