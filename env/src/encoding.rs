//! The [`Encoding`] trait: a game's observations, masks and choices for a network.

use crate::observation_spec::ObservationSpec;
use crate::{Curve, Game, Player};

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

/// One version of a game's observations and choices. A new version is a new type with a new name, which
/// checkpoints and policy files store.
///
/// | job | items |
/// |---|---|
/// | observation and choices | the sizes, [`observation_spec`](Encoding::observation_spec), [`observe`](Encoding::observe), [`legal_mask`](Encoding::legal_mask), [`action`](Encoding::action), [`choices_of`](Encoding::choices_of) and their variants |
/// | shaping | [`potential`](Encoding::potential), [`CURVE`](Encoding::CURVE) |
/// | safety and search | [`shield`](Encoding::shield), [`safest`](Encoding::safest), [`override_action`](Encoding::override_action), [`search_mask`](Encoding::search_mask) |
/// | symmetry | [`mirror`](Encoding::mirror) |
///
/// Buffers are slices of exactly the stated lengths. An empty `cells` or `scalars` means that this
/// part is not wanted. Every element of a wanted buffer is written. Nothing here changes the game or allocates.
pub trait Encoding: Send + Sync + 'static {
    // Observation and choices.

    /// The game.
    type Game: Game;

    /// Name with its version, for example `"paper-v1"`.
    const NAME: &'static str;
    /// Parallel choices in one decision (1, except where one decision gives an order to every node).
    const HEADS: usize = 1;
    /// Options per head.
    const ACTIONS: usize;
    /// Bytes of an observation.
    const CELLS: usize;
    /// Meaning of those bytes.
    const CELL_KIND: CellKind;
    /// Scalars of an observation, each roughly within [-1, 1].
    const SCALARS: usize;

    /// Returns the meaning of every number of an observation, for `turf encoding`. Empty by default.
    fn observation_spec() -> ObservationSpec {
        ObservationSpec::default()
    }

    /// Writes the observation of `pov`. In a simultaneous game it must not depend on the opponent's pending choice.
    fn observe(game: &Self::Game, pov: Player, cells: &mut [u8], scalars: &mut [f32]);

    /// Writes the legal choices of the player to move: `HEADS * ACTIONS` entries, at least one true per head while the game
    /// goes on. A head that does not matter in this position has exactly one legal choice. The default asks the rules about each
    /// choice of the one head.
    fn legal_mask(game: &Self::Game, mask: &mut [bool]) {
        assert_eq!(Self::HEADS, 1, "{}: several heads need a mask of their own", Self::NAME);
        for (choice, legal) in (0..).zip(mask) {
            *legal = game.is_legal(&Self::action(game, &[choice]));
        }
    }

    /// Writes the observation and the mask of the player to move, with the shield if `shield`. Override it to share work.
    fn observe_and_mask(game: &Self::Game, shield: bool, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool]) {
        Self::observe(game, game.to_move(), cells, scalars);
        Self::legal_mask(game, mask);
        if shield {
            Self::shield(game, mask);
        }
    }

    /// Prefetches the memory that an observation of this game reads. It pays where many games are observed in turn, whose
    /// boards are mostly outside the nearest cache. Does nothing by default.
    #[inline]
    fn prefetch(_game: &Self::Game) {}

    /// Returns the native action of the player to move for one choice per head. With one head, a choice outside the mask must
    /// give an illegal action instead of a panic.
    fn action(game: &Self::Game, choices: &[u16]) -> <Self::Game as Game>::Action;

    /// Plays one choice per head. Override it if building the native action would allocate.
    fn play(game: &mut Self::Game, choices: &[u16]) {
        let action = Self::action(game, choices);
        game.play(&action);
    }

    /// Writes the choices that give this action, one per head, and returns true; returns false if the encoding cannot express
    /// it. The default tries every choice of the one head.
    fn choices_of(game: &Self::Game, action: &<Self::Game as Game>::Action, choices: &mut [u16]) -> bool {
        let found = (0..Self::ACTIONS as u16).find(|&choice| Self::action(game, &[choice]) == *action);
        choices[0] = found.unwrap_or(0);
        Self::HEADS == 1 && found.is_some()
    }

    /// Writes the legal choices nearest to an action that the encoding cannot express, and returns true; returns false if it
    /// knows none, as by default.
    fn nearest(_game: &Self::Game, _action: &<Self::Game as Game>::Action, _choices: &mut [u16]) -> bool {
        false
    }

    // Shaping.

    /// Returns the potential for reward shaping: the shaping reward between two positions is the difference of their
    /// potentials. Zero-sum: `potential(g, A) == -potential(g, B)`. 0 by default.
    fn potential(_game: &Self::Game, _pov: Player) -> f32 {
        0.0
    }

    /// Curve of reward so far plus Q, of networks trained with the potential; `None`: none was fitted.
    const CURVE: Option<Curve> = None;

    // Safety and search: exact rules that a network need not learn. All optional.

    /// Most opponent replies that [`Encoding::safest`] examines; 0 = no foresight.
    const MAX_REPLY_DEPTH: u32 = 0;

    /// Removes choices from `mask` (as written by [`Encoding::legal_mask`]) that are legal but needlessly risk the game. Never
    /// empties a head. Removes none by default.
    fn shield(_game: &Self::Game, _mask: &mut [bool]) {}

    /// Returns the first of `wanted` that stays safe against every sequence of the opponent's next `reply_depth` moves; if there
    /// is none, the one that stays safe for the most of them. `wanted` holds choices that the shield allows, most wanted first.
    /// Examines [`Encoding::MAX_REPLY_DEPTH`] replies at most. For encodings with one head. Returns the first by default.
    fn safest(_game: &Self::Game, wanted: &[u16], _reply_depth: u32) -> u16 {
        wanted[0]
    }

    /// Returns a better action if exact foresight of one turn finds one: the counterpart of [`Encoding::safest`] for encodings
    /// with several heads. Returns `action` by default.
    fn override_action(_game: &Self::Game, action: <Self::Game as Game>::Action) -> <Self::Game as Game>::Action {
        action
    }

    /// Removes choices from `mask` (as written by [`Encoding::legal_mask`]) that a look-ahead over many positions skips, on
    /// either side. The first ply of a look-ahead does not use it. Never empties a head. Removes none by default.
    fn search_mask(_game: &Self::Game, _mask: &mut [bool]) {}

    // Symmetry.

    /// Mirrors an observation, mask and choices in place; returns false if the game has no such symmetry. Slices may be empty.
    fn mirror(_cells: &mut [u8], _scalars: &mut [f32], _mask: &mut [bool], _choices: &mut [u16]) -> bool {
        false
    }
}
