//! The [`Encoding`] trait: a game's observations, masks and choices for a network.

use crate::observation_spec::ObservationSpec;
use crate::{Curve, Game, Player, Rules};

/// Meaning of an observation's bytes. Both kinds are sparse binary features, so the first layer is a sum of table rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    /// Each byte holds this many independent flags (bit 0 first): feature `cell * n + bit`.
    Bits(usize),
    /// Each byte is one of this many classes: feature `cell * n + class`.
    Classes(usize),
}

impl CellKind {
    /// Returns the number of features per byte.
    pub const fn n(self) -> usize {
        match self {
            CellKind::Bits(n) | CellKind::Classes(n) => n,
        }
    }

    /// Returns true if a byte may have this value.
    pub const fn holds(self, byte: u8) -> bool {
        match self {
            CellKind::Bits(n) => n >= 8 || byte >> n == 0,
            CellKind::Classes(n) => (byte as usize) < n,
        }
    }
}

/// Name and sizes of an [`Encoding`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    /// Name with its version, for example `"paper-v1"`.
    pub name: &'static str,
    /// Number of parallel choices in one decision: 1, except where one decision gives an order to every node.
    pub heads: usize,
    /// Number of options per head.
    pub actions: usize,
    /// Number of bytes of an observation.
    pub cells: usize,
    /// Meaning of those bytes.
    pub cell_kind: CellKind,
    /// Number of scalars of an observation, each roughly within [-1, 1].
    pub scalars: usize,
    /// Curve of reward so far plus Q, of networks trained with the potential; `None`: none was fitted.
    pub curve: Option<Curve>,
    /// Most opponent replies that [`Encoding::safest`] examines; 0 = no foresight.
    pub max_reply_depth: u32,
}

impl Shape {
    /// What most encodings leave as it is.
    pub const ONE_HEAD: Shape = Shape {
        name: "",
        heads: 1,
        actions: 0,
        cells: 0,
        cell_kind: CellKind::Bits(8),
        scalars: 0,
        curve: None,
        max_reply_depth: 0,
    };
}

/// One version of a game's observations and choices. A new version is a new type with a new name, which
/// checkpoints and policy files store.
///
/// | job | items |
/// |---|---|
/// | observation and choices | [`shape`](Encoding::shape), [`observation_spec`](Encoding::observation_spec), [`observe`](Encoding::observe), [`legal_mask`](Encoding::legal_mask), [`action`](Encoding::action), [`choices_of`](Encoding::choices_of) and their variants |
/// | shaping | [`potential`](Encoding::potential), [`Shape::curve`] |
/// | safety and search | [`shield`](Encoding::shield), [`safest`](Encoding::safest), [`override_action`](Encoding::override_action), [`search_mask`](Encoding::search_mask) |
/// | symmetry | [`mirror`](Encoding::mirror) |
///
/// Buffers are slices of exactly the stated lengths. An empty `cells` or `scalars` means that this
/// part is not wanted. Every element of a wanted buffer is written. Nothing here changes the game or allocates.
pub trait Encoding: Copy + Send + Sync + 'static {
    // Observation and choices.

    /// A position of the game.
    type Game: Game;
    /// The game.
    type Rules: Rules<Game = Self::Game>;

    /// Returns the game as a value.
    fn rules(&self) -> Self::Rules;

    /// Returns name and sizes. They never change.
    fn shape(&self) -> Shape;

    /// Returns the number of parallel choices in one decision.
    #[inline]
    fn heads(&self) -> usize {
        self.shape().heads
    }
    /// Returns the number of options per head.
    #[inline]
    fn actions(&self) -> usize {
        self.shape().actions
    }
    /// Returns the number of bytes of an observation.
    #[inline]
    fn cells(&self) -> usize {
        self.shape().cells
    }
    /// Returns the number of scalars of an observation.
    #[inline]
    fn scalars(&self) -> usize {
        self.shape().scalars
    }

    /// Returns the meaning of every number of an observation, for `turf encoding`. Empty by default.
    fn observation_spec(&self) -> ObservationSpec {
        ObservationSpec::default()
    }

    /// Writes the observation of `pov`. In a simultaneous game it must not depend on the opponent's pending choice.
    fn observe(&self, game: &Self::Game, pov: Player, cells: &mut [u8], scalars: &mut [f32]);

    /// Writes the legal choices of the player to move: `HEADS * ACTIONS` entries, at least one true per head while the game
    /// goes on. A head that does not matter in this position has exactly one legal choice. The default asks the rules about each
    /// choice of the one head.
    fn legal_mask(&self, game: &Self::Game, mask: &mut [bool]) {
        assert_eq!(self.heads(), 1, "{}: several heads need a mask of their own", self.shape().name);
        for (choice, legal) in (0..).zip(mask) {
            *legal = game.is_legal(&self.action(game, &[choice]));
        }
    }

    /// Writes the observation and the mask of the player to move, with the shield if `shield`. Override it to share work.
    fn observe_and_mask(
        &self,
        game: &Self::Game,
        shield: bool,
        cells: &mut [u8],
        scalars: &mut [f32],
        mask: &mut [bool],
    ) {
        self.observe(game, game.to_move(), cells, scalars);
        self.legal_mask(game, mask);
        if shield {
            self.shield(game, mask);
        }
    }

    /// Prefetches the memory that an observation of this game reads. It pays where many games are observed in turn, whose
    /// boards are mostly outside the nearest cache. Does nothing by default.
    #[inline]
    fn prefetch(&self, _game: &Self::Game) {}

    /// Returns the native action of the player to move for one choice per head. With one head, a choice outside the mask must
    /// give an illegal action instead of a panic.
    fn action(&self, game: &Self::Game, choices: &[u16]) -> <Self::Game as Game>::Action;

    /// Plays one choice per head. Override it if building the native action would allocate.
    fn play(&self, game: &mut Self::Game, choices: &[u16]) {
        let action = self.action(game, choices);
        game.play(&action);
    }

    /// Announces plays that follow, so that rules in another process compute them together; `observed` if observations do, too.
    /// Does nothing by default.
    #[inline]
    fn announce<'a>(&self, _plays: impl Iterator<Item = (&'a Self::Game, &'a [u16])>, _observed: bool) {}

    /// Announces outcomes of chance that follow, as [`Encoding::announce`] does plays.
    #[inline]
    fn announce_outcomes(
        &self,
        _outcomes: impl Iterator<Item = (Self::Game, <Self::Game as Game>::Action)>,
        _observed: bool,
    ) {
    }

    /// Writes the choices that give this action, one per head, and returns true; returns false if the encoding cannot express
    /// it. The default tries every choice of the one head.
    fn choices_of(&self, game: &Self::Game, action: &<Self::Game as Game>::Action, choices: &mut [u16]) -> bool {
        let found = (0..self.actions() as u16).find(|&choice| self.action(game, &[choice]) == *action);
        choices[0] = found.unwrap_or(0);
        self.heads() == 1 && found.is_some()
    }

    /// Writes the legal choices nearest to an action that the encoding cannot express, and returns true; returns false if it
    /// knows none, as by default.
    fn nearest(&self, _game: &Self::Game, _action: &<Self::Game as Game>::Action, _choices: &mut [u16]) -> bool {
        false
    }

    // Shaping.

    /// Returns the potential for reward shaping: the shaping reward between two positions is the difference of their
    /// potentials. Zero-sum: `potential(g, A) == -potential(g, B)`. 0 by default.
    fn potential(&self, _game: &Self::Game, _pov: Player) -> f32 {
        0.0
    }

    // Safety and search: exact rules that a network need not learn. All optional.

    /// Removes choices from `mask` (as written by [`Encoding::legal_mask`]) that are legal but needlessly risk the game. Never
    /// empties a head. Removes none by default.
    fn shield(&self, _game: &Self::Game, _mask: &mut [bool]) {}

    /// Returns the first of `wanted` that stays safe against every sequence of the opponent's next `reply_depth` moves; if there
    /// is none, the one that stays safe for the most of them. `wanted` holds choices that the shield allows, most wanted first.
    /// Examines [`Shape::max_reply_depth`] replies at most. For encodings with one head. Returns the first by default.
    fn safest(&self, _game: &Self::Game, wanted: &[u16], _reply_depth: u32) -> u16 {
        wanted[0]
    }

    /// Returns a better action if exact foresight of one turn finds one: the counterpart of [`Encoding::safest`] for encodings
    /// with several heads. Returns `action` by default.
    fn override_action(
        &self,
        _game: &Self::Game,
        action: <Self::Game as Game>::Action,
    ) -> <Self::Game as Game>::Action {
        action
    }

    /// Removes choices from `mask` (as written by [`Encoding::legal_mask`]) that a look-ahead over many positions skips, on
    /// either side. The first ply of a look-ahead does not use it. Never empties a head. Removes none by default.
    fn search_mask(&self, _game: &Self::Game, _mask: &mut [bool]) {}

    // Symmetry.

    /// Mirrors an observation, mask and choices in place; returns false if the game has no such symmetry. Slices may be empty.
    fn mirror(&self, _cells: &mut [u8], _scalars: &mut [f32], _mask: &mut [bool], _choices: &mut [u16]) -> bool {
        false
    }
}
