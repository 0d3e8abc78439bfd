//! How a game is shown to, and played by, a network.

use crate::legend::Legend;
use crate::{Game, Player};

/// How the bytes of an observation become inputs of a network. Both kinds are sparse binary features, so the first
/// layer is a sum of table rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    /// Each byte holds this many independent flags (bit 0 first): feature `cell * n + bit`.
    Bits(usize),
    /// Each byte is one of this many classes: feature `cell * n + class`.
    Classes(usize),
}

impl CellKind {
    /// Features per byte.
    pub const fn n(self) -> usize {
        match self {
            CellKind::Bits(n) | CellKind::Classes(n) => n,
        }
    }

    /// Whether a byte may have this value.
    pub const fn holds(self, byte: u8) -> bool {
        match self {
            CellKind::Bits(n) => n >= 8 || byte >> n == 0,
            CellKind::Classes(n) => (byte as usize) < n,
        }
    }
}

/// One version of showing a game to a network and of reading its choices. A new version is a new type with a new name;
/// checkpoints and policy files keep the name.
///
/// | job | items |
/// |---|---|
/// | what a network sees and chooses | the sizes, [`legend`](Encoding::legend), [`observe`](Encoding::observe), [`legal_mask`](Encoding::legal_mask), [`action`](Encoding::action), [`choices_of`](Encoding::choices_of) and their variants |
/// | shaping | [`potential`](Encoding::potential) |
/// | safety and search | [`shield`](Encoding::shield), [`foresee`](Encoding::foresee), [`amend`](Encoding::amend), [`plausible`](Encoding::plausible) |
/// | symmetry | [`mirror`](Encoding::mirror) |
///
/// Buffers are slices of exactly the stated lengths; `cells` and `scalars` may instead be empty, which means that this
/// part is not wanted. Every element of a wanted buffer is written. Nothing here changes the game or allocates.
pub trait Encoding: Send + Sync + 'static {
    // What a network sees and chooses.

    /// The game shown.
    type Game: Game;

    /// The name with its version, for example `"paper-v1"`.
    const NAME: &'static str;
    /// Parallel choices in one decision (1, except where one decision gives an order to every node).
    const HEADS: usize;
    /// Options per head.
    const ACTIONS: usize;
    /// Bytes of an observation.
    const CELLS: usize;
    /// How those bytes are to be read.
    const CELL_KIND: CellKind;
    /// Scalars of an observation, each roughly within [-1, 1].
    const SCALARS: usize;

    /// The legend tells people what every number of an observation is (`turf encoding`). The default says nothing.
    fn legend() -> Legend {
        Legend::default()
    }

    /// Writes what `pov` sees. In a simultaneous game this must not depend on the other side's pending choice.
    fn observe(game: &Self::Game, pov: Player, cells: &mut [u8], scalars: &mut [f32]);

    /// Writes the legal choices of the player to move, `HEADS * ACTIONS` entries; at least one per head while the game
    /// goes on. Heads that do not matter in this position have exactly one legal choice.
    fn legal_mask(game: &Self::Game, mask: &mut [bool]);

    /// Observation of the player to move, and mask, in one go; a place to share work between the parts.
    fn observe_and_mask(game: &Self::Game, shield: bool, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool]) {
        Self::observe(game, game.to_move(), cells, scalars);
        Self::legal_mask(game, mask);
        if shield {
            Self::shield(game, mask);
        }
    }

    /// Has the processor fetch what an observation of this game reads, because it will be made soon: where many games are
    /// shown in turn, their boards are mostly not in its nearest cache. The default does nothing.
    #[inline]
    fn prefetch(_game: &Self::Game) {}

    /// The native action of the player to move for one choice per head. Where there is one head, choices that the mask leaves
    /// out have an action too, an illegal one.
    fn action(game: &Self::Game, choices: &[u16]) -> <Self::Game as Game>::Action;

    /// Plays one choice per head; overridden where building the native action would allocate.
    fn play(game: &mut Self::Game, choices: &[u16]) {
        let action = Self::action(game, choices);
        game.play(&action);
    }

    /// The choices that give this action, where the encoding can express it (it may not: encodings discretise). Writes
    /// one choice per head and returns true, or returns false.
    fn choices_of(game: &Self::Game, action: &<Self::Game as Game>::Action, choices: &mut [u16]) -> bool;

    /// Choices near this action, where the encoding cannot express it; what demonstrators are learnt from by. Writes one
    /// choice per head and returns true, or returns false. The default is [`Encoding::choices_of`].
    fn project(game: &Self::Game, action: &<Self::Game as Game>::Action, choices: &mut [u16]) -> bool {
        Self::choices_of(game, action, choices)
    }

    // Shaping.

    /// The potential is what learning is paid for on the way: the reward between two moments is the difference of their
    /// potentials. It is zero-sum: `potential(g, A) == -potential(g, B)`.
    fn potential(game: &Self::Game, pov: Player) -> f32;

    // Safety and search: what exact rules know better than a network. All of it may be left out.

    /// The most replies that [`Encoding::foresee`] looks at; 0: there is no foresight.
    const MAX_REPLIES: u32 = 0;

    /// The shield takes choices out of `mask` (as written by [`Encoding::legal_mask`]) that are legal but needlessly risk the
    /// game. It never empties a head. The default takes none.
    fn shield(_game: &Self::Game, _mask: &mut [bool]) {}

    /// Foresight picks the first of `wanted` (choices that the shield allows, the most wanted first) that stays safe whatever
    /// the other side does in its next `replies` moves; if there is none, the one that does for as many of them as possible.
    /// It looks at [`Encoding::MAX_REPLIES`] at most, and is for encodings with one head. The default picks the first.
    fn foresee(_game: &Self::Game, wanted: &[u16], _replies: u32) -> u16 {
        wanted[0]
    }

    /// Foresight of one turn replaces `action` where it knows better: for encodings with several heads what
    /// [`Encoding::foresee`] is for those with one. The default keeps the action.
    fn amend(_game: &Self::Game, action: <Self::Game as Game>::Action) -> <Self::Game as Game>::Action {
        action
    }

    /// A look-ahead over many positions leaves out of `mask` (as written by [`Encoding::legal_mask`]) what this takes out, on
    /// either side; its first ply still looks at all. A head is never emptied. The default takes none.
    fn plausible(_game: &Self::Game, _mask: &mut [bool]) {}

    // Symmetry.

    /// Mirroring turns an observation, mask and choices into those of the mirrored position, and tells whether the game has
    /// such a symmetry. Empty slices stand for what is not at hand.
    fn mirror(_cells: &mut [u8], _scalars: &mut [f32], _mask: &mut [bool], _choices: &mut [u16]) -> bool {
        false
    }
}
