//! [`GameView`]: what a game implements to be viewed.

mod duel2048;
mod paper;
mod script;
mod stellar;
#[cfg(test)]
pub(crate) mod tests;

use serde::Serialize;
use serde_json::{Value, json};
use turf_agents::Offered;
use turf_env::{ActionOf, Encoding, Game, Player};

use crate::canvas::Canvas;
use crate::grid::Grid;

#[derive(Clone, Copy, Debug, Serialize)]
pub struct Line {
    pub label: &'static str,
    /// 0 A, 1 B, 2 neither.
    pub colour: u8,
}

/// A chart under the board. The first chart of a timeline shows [`GameView::points`].
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Chart {
    pub title: &'static str,
    pub lines: &'static [Line],
}

/// Texts and scripts of a game's pages.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Title of the chart of [`GameView::points`]. Empty if there are none.
    pub points: &'static str,
    /// Additional charts under the board.
    pub charts: &'static [Chart],
    /// Number of decisions that an analysis plays on where a choice costs chance. 1 for the choice alone.
    pub line: usize,
    /// JavaScript that sets `turf.games.NAME` for drawing and `turf.inputs.NAME` for a human's input; `web/assets/core.js`
    /// documents both. If empty, a page draws [`GameView::grid`], and takes clicks on [`GameView::cell`].
    pub script: &'static str,
    /// Rules for newcomers, one screen of Markdown that begins with a line about the game. Empty if there are none.
    pub rules: &'static str,
    /// The rules in Chinese. Empty if there are none.
    pub rules_zh: &'static str,
    /// Built-in bot of a person's first game. If empty, the weakest.
    pub sparring: &'static str,
}

impl View {
    /// View of a game that is drawn as a grid.
    pub const GRID: View =
        View { points: "Score", charts: &[], line: 1, script: "", rules: "", rules_zh: "", sparring: "" };
}

/// Drawing data of a game.
#[warn(missing_docs)]
pub trait GameView: Offered {
    /// Returns what does not depend on a position.
    fn view(&self) -> View {
        View::GRID
    }

    /// Returns true, the default, if people can play it on pages.
    fn takes_people(&self) -> bool {
        true
    }

    /// Returns the position as a player's page shows it while the game runs, by default all of it.
    fn seen_by(&self, game: Self::Game, _player: Player) -> Self::Game {
        game
    }

    /// Returns names and settings to choose from, the contest's first, and last the one of a person's first game.
    fn sizes(&self) -> Vec<(&'static str, Self::Config)> {
        vec![("contest", self.default_config())]
    }

    /// Returns the position as a grid, by default its text with a cell per character.
    fn grid(&self, game: &Self::Game) -> Grid {
        Grid::of_text(&game.to_string())
    }

    /// Returns the cell of the grid that stands for an action of the player to move. `None`, the default, lists the action
    /// below the board.
    fn cell(&self, _game: &Self::Game, _action: &ActionOf<Self>) -> Option<usize> {
        None
    }

    /// Returns the first position for the drawing code.
    fn opening(&self, game: &Self::Game) -> Value {
        self.grid(game).opening(game.turn())
    }

    /// Returns true if this position ends a frame. False while decisions are to be shown as one: after the first of two
    /// simultaneous ones, or in the middle of a turn of several.
    fn is_frame(&self, _game: &Self::Game) -> bool {
        true
    }

    /// Returns the difference between two frames, with the decisions in between.
    fn change(&self, before: &Self::Game, _decisions: &[ActionOf<Self>], after: &Self::Game) -> Value {
        self.grid(before).change(&self.grid(after), after.turn())
    }

    /// Returns a page of the game's own for the way to a position: `page` is HTML that shows `record`, which a message brings to
    /// it. `None`, the default, draws frames.
    fn viewer(&self, _game: &Self::Game) -> Option<Value> {
        None
    }

    /// Returns both sides' scores for display.
    fn points(&self, game: &Self::Game) -> [f64; 2] {
        game.scores()
    }

    /// Returns a value per line of [`View::charts`]. `None` leaves a gap.
    fn values(&self, _game: &Self::Game) -> Vec<Option<f64>> {
        Vec::new()
    }

    /// Returns captures between two frames: player and description.
    fn captures(
        &self,
        _before: &Self::Game,
        _decisions: &[ActionOf<Self>],
        _after: &Self::Game,
    ) -> Vec<(Player, String)> {
        Vec::new()
    }

    /// Returns the legal actions of the player to move, for a human's page: `game.options` of `turf.inputs`. The default, for
    /// encodings with one head, is a list of action, cell and description.
    fn options(&self, game: &Self::Game) -> Value {
        let mut mask = vec![false; self.encoding().heads() * self.encoding().actions()];
        let encoding = self.encoding();
        encoding.legal_mask(game, &mut mask);
        let legal = (0..).zip(mask).filter(|(_, legal)| *legal && game.outcome().is_none());
        let actions = legal.map(|(choice, _)| encoding.action(game, &[choice]));
        actions.map(|action| json!([action, self.cell(game, &action), self.say(game, &action)])).collect()
    }

    /// Returns the Q-values of a decision for the drawing code, by default `[choice, q]` or `[choice, q, cell]` for every
    /// legal choice. `q` and
    /// `mask` are in the encoding's order.
    fn shown_q<E: Encoding<Rules = Self, Game = Self::Game>>(
        &self,
        game: &Self::Game,
        encoding: E,
        q: &[f32],
        mask: &[bool],
    ) -> Value {
        let legal = (0..q.len()).filter(|&i| mask[i]);
        let shown = |i| {
            let choice = self.shown_choice(game, encoding, i as u16);
            match (encoding.heads() == 1).then(|| self.cell(game, &encoding.action(game, &[i as u16]))).flatten() {
                Some(cell) => json!([choice, cents(q[i] as f64), cell]),
                None => json!([choice, cents(q[i] as f64)]),
            }
        };
        legal.map(shown).collect()
    }

    /// Returns a choice in the form used by [`GameView::shown_q`], by default its action in the form that `turf.inputs` sends;
    /// with several heads, its number.
    fn shown_choice<E: Encoding<Rules = Self, Game = Self::Game>>(
        &self,
        game: &Self::Game,
        encoding: E,
        choice: u16,
    ) -> Value {
        match encoding.heads() {
            1 => json!(encoding.action(game, &[choice])),
            _ => choice.into(),
        }
    }

    /// Describes an action of the player to move, in lists of moves and `turf replay --text`; with what chance gave (the dice).
    fn say(&self, _game: &Self::Game, action: &ActionOf<Self>) -> String {
        format!("{action:?}")
    }

    /// Describes an action in a line, or only the part that another one lacks. By default all of it.
    fn brief(&self, game: &Self::Game, action: &ActionOf<Self>, _beside: Option<&ActionOf<Self>>) -> String {
        self.say(game, action)
    }

    /// Returns the size of the game on which the meaning of a value depends ([`turf_env::Curve`]).
    fn span(&self, _game: &Self::Game) -> f64 {
        1.0
    }

    /// Returns true if the player to move continues a plan that its last decision was part of. Mistakes of one plan have
    /// one mark.
    fn is_midway(&self, _game: &Self::Game) -> bool {
        false
    }

    /// Draws the position, by default its grid. All pictures of a game have the same size.
    fn picture(&self, game: &Self::Game) -> Canvas {
        Canvas::of_grid(&self.grid(game))
    }

    /// Returns copies of the position with one piece removed, each with the piece's place on the board, for
    /// [`crate::analysis`]. Empty by default.
    fn without_each(&self, _game: &Self::Game) -> Vec<(Value, Self::Game)> {
        Vec::new()
    }
}

pub(crate) const SIDES: &[Line] = &[Line { label: "A", colour: 0 }, Line { label: "B", colour: 1 }];

pub(crate) fn cents(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
