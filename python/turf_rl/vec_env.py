""":class:`VecEnv`: many games stepped together, without a copy between Rust and NumPy."""

from __future__ import annotations

import json
import operator
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Literal, cast

import numpy as np
import numpy.typing as npt

from turf_rl import _turf
from turf_rl._bots import Bot
from turf_rl._spec import Spec, spec
from turf_rl.games import module_of

Autoreset = Literal["same_step", "next_step", "disabled"]


def encoding_parts(game: str, encoding: str | None) -> tuple[Spec, bool, bool]:
    """Returns the encoding, and whether cells and scalars are wanted."""
    name, _, part = (encoding or "").rpartition("/")
    if part not in ("", "all", "view", "facts"):
        name, part = f"{game}-crop11" if part == "crop" else part, ""
    own = spec(game)
    found = spec(name) if name else own
    if found.game != own.game:
        raise ValueError(f"{name} is an encoding of {found.game}, not of {game}")
    return found, part != "facts", part != "view" and found.scalars > 0


def game_config(game: str, boards: Sequence[Any] | None, config: dict[str, Any] | None) -> str | None:
    """The game's settings as JSON."""
    if boards is None:
        return None if config is None else json.dumps(config)
    if game != "paper":
        raise ValueError(f"only paper has boards, not {game}; other games take config=")
    if config is not None:
        raise ValueError("give boards or config, not both")
    listed: list[dict[str, Any]] = []
    for board in boards:
        if isinstance(board, dict):
            listed.append(cast("dict[str, Any]", board))
            continue
        width, height, *turns = (int(number) for number in board)
        # A board's own number of turns; else the contest's, in proportion to the board.
        max_turns = turns[0] if turns else max(1, round(2000 * (width * height) / (102 * 101)))
        listed.append({"width": width, "height": height, "max_turns": max_turns})
    return json.dumps({"boards": listed})


def opponents_of(opponents: Sequence[Bot] | Bot) -> list[Bot]:
    """Returns opponents as a list, also one alone."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents]
    if not isinstance(cast("object", opponents), Iterable):
        raise TypeError(f"opponents is a bot or a list of bots, not {type(opponents).__name__}")
    listed = list(opponents)
    if not listed:
        raise ValueError("opponents is an empty list; leave it out to play both seats")
    return listed


def whole(name: str, value: Any) -> int:
    """Returns a setting that is a whole number."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name} is a whole number, not {type(value).__name__}") from None
    if not 0 <= number < 2**64:
        raise ValueError(f"{name} is 0 or more and below 2**64, not {number}")
    return number


class VecEnv:
    """Many games of one kind, stepped together by Rust.

    **Two players** (without ``opponents``): in every game the caller decides for the player to move (:attr:`to_play`).
    :attr:`reward` is n × 2, by player: 1 for a win in this step, -1 for a loss.

    **One agent** (with ``opponents``): each game draws an opponent from the list and a seat for the caller; the other seat
    is played inside :meth:`step`. :attr:`reward` has n entries and is the caller's.

    All arrays are views of memory that Rust writes: the same memory in every step, so copy what must last.
    ``torch.from_numpy(env.scalars)`` or ``torch.from_dlpack(env.scalars)`` shares it, too.

    Args:
        game: ``"paper"``, ``"duel2048"`` or ``"stellar"``, or the path of a game's Python file.
        num_envs: Number of games.
        seed: Root of all chance; None draws one. Game i plays the same whatever ``num_envs`` and ``threads`` are.
        opponents: Bots for the other seat: SPECs, policies, or callables ``bot(observation, action_mask)``, which may also
            take ``rows`` and ``starts``: each position's game as a number, and whether that game is new to it.
        seat: The caller's seat with opponents: 0 moves first, 1 second, None: drawn for every game.
        encoding: ``"facts"`` (scalars only), ``"view"`` (cells only), ``"crop"`` (paper: 11 × 11 cells), ``"all"``, or an
            encoding's name (``turf_rl.ENCODINGS``), also with a part: ``"stellar-v1/facts"``.
        boards: paper: sizes to draw from, ``[(30, 29), (102, 101, 2000)]``: width, height and perhaps turns.
        config: Other settings of the game, as in a configuration file.
        shield: Take choices that needlessly risk the game out of the mask.
        max_decisions: Cut (truncate) a game after so many decisions.
        autoreset: When the next game begins: in the step that ended the last (``final_*`` show its last position), in the
            step after it (which plays nothing), or by :meth:`reset`.
        final_observation: True to write ``final_cells`` and ``final_scalars``.
        threads: Threads that step the games; 1 works on the calling thread, 0 takes all cores.
        shaping: With opponents: how much of the change of potential (:attr:`potential_gain`) is added to the reward.

    Raises:
        ValueError: A setting makes no sense; the message says which.
    """

    cells: npt.NDArray[np.uint8]
    """Bytes of the observations, n × spec.cells."""
    scalars: npt.NDArray[np.float32]
    """Numbers of the observations, n × spec.scalars."""
    action_mask: npt.NDArray[np.bool_]
    """Legal choices: n × actions, or n × heads × actions."""
    to_play: npt.NDArray[np.uint8]
    """The player to move, 0 or 1; with opponents the caller's seat."""
    reward: npt.NDArray[np.float32]
    """Reward of this step: n × 2 by player; with opponents n, the caller's."""
    potential_gain: npt.NDArray[np.float32]
    """Change of player 0's potential by this step; with opponents the caller's."""
    terminated: npt.NDArray[np.bool_]
    """The game ended by its rules in this step."""
    truncated: npt.NDArray[np.bool_]
    """The game was cut in this step by max_decisions."""
    final_turn: npt.NDArray[np.uint32]
    """Turns of the game that ended, else 0."""
    final_scores: npt.NDArray[np.float64]
    """Scores of the game that ended, n × 2 by player, else 0."""
    final_cells: npt.NDArray[np.uint8]
    """Bytes of the last position, where a game ended; else 0."""
    final_scalars: npt.NDArray[np.float32]
    """Numbers of the last position, where a game ended; else 0."""
    observation: dict[str, npt.NDArray[Any]]
    """The wanted ones of ``cells`` and ``scalars``."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seed: int | None = 0,
        opponents: Sequence[Bot] | Bot | None = None,
        seat: int | None = None,
        encoding: str | None = None,
        boards: Sequence[Any] | None = None,
        config: dict[str, Any] | None = None,
        shield: bool = False,
        max_decisions: int | None = None,
        autoreset: Autoreset = "same_step",
        final_observation: bool = True,
        threads: int = 1,
        shaping: float = 0.0,
    ) -> None:
        self.spec: Spec
        self.spec, cells, scalars = encoding_parts(game, encoding)
        listed = [] if opponents is None else opponents_of(opponents)
        self.game: str = self.spec.game
        self.num_envs: int = whole("num_envs", num_envs)
        self.seed: int = secrets.randbits(63) if seed is None else whole("seed", seed)
        """Root of all chance, given or drawn."""
        self._made: dict[str, Any] = {
            "game": game,
            "num_envs": self.num_envs,
            "seed": self.seed,
            "opponents": listed or None,
            "seat": None if seat is None else whole("seat", seat),
            "encoding": encoding,
            "boards": boards,
            "config": config,
            "shield": shield,
            "max_decisions": None if max_decisions is None else whole("max_decisions", max_decisions),
            "autoreset": autoreset,
            "final_observation": final_observation,
            "threads": whole("threads", threads),
            "shaping": shaping,
        }
        self._weights: list[float] | None = None
        self._env: _turf.Env = module_of(game).Env(
            game if game.endswith(".py") else self.spec.encoding,
            self.num_envs,
            self.seed,
            game_config(game, boards, config),
            shield,
            cells,
            scalars,
            final_observation,
            self._made["max_decisions"],
            autoreset,
            self._made["threads"],
            listed,
            self._made["seat"],
            shaping,
        )
        arrays = self._env.arrays()
        for key, array in arrays.items():
            setattr(self, key, array)
        self.observation = {key: arrays[key] for key in ("cells", "scalars") if key in arrays}
        self.final_observation: dict[str, npt.NDArray[Any]] = {
            key: arrays[f"final_{key}"] for key in ("cells", "scalars") if f"final_{key}" in arrays
        }
        self._told = (self.observation, self.reward, self.terminated, self.truncated)

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[dict[str, npt.NDArray[Any]], npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """Plays one decision in every game and rewrites all arrays.

        Args:
            actions: One choice per game (n), or one per head and game (n × heads); whole numbers.

        Returns:
            :attr:`observation`, :attr:`reward`, :attr:`terminated`, :attr:`truncated`: the same arrays every time.

        Raises:
            ValueError: The shape is another one, or a choice is not in the mask. Nothing was played.
            TypeError: The actions are no whole numbers.
            RuntimeError: The environment is closed, or another thread is stepping it.
        """
        self._env.step(actions)
        return self._told

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        games: Sequence[int] | npt.NDArray[Any] | None = None,
    ) -> dict[str, npt.NDArray[Any]]:
        """Begins new games and rewrites all arrays.

        Args:
            seed: None: each game's next episode. A number: games begin as in a new environment of that seed. A list, with one
                seed per game named: each begins as game 0 of a new environment of its seed.
            games: Indices or a mask of Booleans; by default all games.

        Returns:
            :attr:`observation`.
        """
        slots = self._slots(games)
        streams: list[tuple[int, int]] | None = None
        if isinstance(seed, Iterable):
            streams = [(whole("seed", one), 0) for one in seed]
        elif seed is not None:
            root = whole("seed", seed)
            streams = [(root, slot) for slot in slots]
        self._env.reset(slots, streams)
        return self.observation

    def _slots(self, games: Sequence[int] | npt.NDArray[Any] | None) -> list[int]:
        if games is None:
            return list(range(self.num_envs))
        chosen = np.asarray(games)
        if chosen.dtype == np.bool_:
            if chosen.shape != (self.num_envs,):
                raise ValueError(f"the mask of games has shape {chosen.shape}, not ({self.num_envs},)")
            chosen = np.flatnonzero(chosen)
        elif chosen.size and not np.issubdtype(chosen.dtype, np.integer):
            raise TypeError(f"games are indices or Booleans, not {chosen.dtype}")
        if chosen.size and (chosen.min() < 0 or chosen.max() >= self.num_envs):
            raise ValueError(f"games are 0 to {self.num_envs - 1}")
        return [int(i) for i in chosen]

    def state(self, games: Sequence[int] | npt.NDArray[Any] | None = None) -> list[bytes]:
        """Returns the state of each game: its random stream and the choices made so far, some bytes per decision.

        States are exact: they hold hidden choices and chance to come. A search redraws both (:meth:`set_state`, :meth:`clone`).
        A state holds neither the last step's rewards nor what callables and bots that learn remember of other games.

        Raises:
            RuntimeError: A game began under an earlier list of opponents.
        """
        return self._env.kept(self._slots(games))

    def set_state(
        self, states: Sequence[bytes], games: Sequence[int] | npt.NDArray[Any] | None = None, *, redraw: int | None = None
    ) -> dict[str, npt.NDArray[Any]]:
        """Continues games from states of this environment or of one with equal settings, and rewrites all arrays as :meth:`reset`.

        A game goes on as the one that the state was taken of: equal choices give equal arrays, later episodes included. Its
        choices so far are played again, and opponents in Rust are asked again.

        Args:
            states: One state per game; the same one may stand for many games.
            games: Indices or a mask of Booleans; by default all games.
            redraw: For a search: a seed by which each game draws anew what its player to move (with opponents: the caller) may
                not know: chance to come, the other's pending choice. By default the games go on exactly.

        Returns:
            :attr:`observation`.

        Raises:
            ValueError: A state is of another game, other settings or other opponents. All games must then be reset.
        """
        self._env.replay(self._slots(games), list(states), None if redraw is None else whole("redraw", redraw))
        return self.observation

    def clone(self, *, redraw: int | None = None) -> VecEnv:
        """Returns an environment of its own with the same settings and states, as ``copy.deepcopy`` and ``pickle`` do.

        Such a copy knows the dice to come. For a search give ``redraw``, a seed, as to :meth:`set_state`.
        """
        return _restored(self._made, self._weights, self.state(), redraw)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._made, self._weights, self.state())

    def __deepcopy__(self, _memo: dict[int, Any]) -> VecEnv:
        return self.clone()

    def sample(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """Random legal choices for all games, in the form that :meth:`step` takes."""
        noise = rng.random(self.action_mask.shape, dtype=np.float32) + self.action_mask
        result: npt.NDArray[np.int64] = noise.argmax(axis=-1)
        return result

    def reasons(self) -> dict[int, str]:
        """Returns the contest's code by row of games that ended by the rules in the last step."""
        codes = self.ending_codes()
        return {int(game): self.spec.endings[codes[game]] for game in np.flatnonzero(codes >= 0)}

    def ending_codes(self) -> npt.NDArray[np.int8]:
        """Returns a place in ``spec.endings`` by row of games that ended by the rules in the last step, else -1."""
        return self._env.ending_codes()

    def spin(self, choices: npt.NDArray[np.uint16]) -> int:
        """Plays legal choices for many steps in Rust: what ``python -m turf_rl.bench`` compares with.

        Args:
            choices: One per step, game and head, in this order, as one row.

        Returns:
            The number of decisions.
        """
        return self._env.spin(choices)

    def turn(self, game: int = 0) -> int:
        """Completed turns of the game running in this row."""
        return self._env.status(game)[0]

    def episode(self, game: int = 0) -> int:
        """Returns the number of the episode in this row, from 0."""
        return self._env.status(game)[3]

    def scores(self, game: int = 0) -> tuple[float, float]:
        """Returns the players' scores now in this row's game, in the contest's unit."""
        first, second = self._env.status(game)[1]
        return first, second

    def is_over(self, game: int = 0) -> bool:
        """Returns true if this row's game has ended and waits for its reset (never with ``autoreset="same_step"``)."""
        return self._env.status(game)[2]

    def opponent(self, game: int = 0) -> int | None:
        """The opponent in this row's game, by its place in the list; None in the two-player form, and in games that began
        before :meth:`set_opponents`."""
        return self._env.opponent(game)

    def set_opponents(self, opponents: Sequence[Bot] | Bot, weights: Sequence[float] | None = None) -> None:
        """Sets the opponents of games that begin from now on; running games keep theirs.

        Args:
            opponents: As in the constructor.
            weights: One weight per opponent, in proportion to how often it is drawn; by default all are drawn alike.

        Raises:
            ValueError: The environment has no opponents, or a bot or weight makes no sense.
        """
        listed, drawn = opponents_of(opponents), None if weights is None else [float(one) for one in weights]
        self._env.set_opponents(listed, drawn)
        self._made["opponents"], self._weights = listed, drawn

    def observe(self, player: int, game: int = 0) -> tuple[dict[str, npt.NDArray[Any]], npt.NDArray[np.bool_]]:
        """Returns a player's observation in this row's game, and its mask: a copy of both parts, also for the player not to move.

        For the player not to move the mask is that of its decision in the same turn, where the game has one (stellar);
        else all true.
        """
        cells, scalars, mask = self._env.seen_by(game, player)
        shape = (self.spec.heads, self.spec.actions) if self.spec.heads > 1 else (self.spec.actions,)
        return {"cells": cells, "scalars": scalars}, mask.reshape(shape)

    def render(self, game: int = 0, mode: Literal["ansi", "rgb_array"] = "ansi") -> Any:
        """This row's game as text, or as a picture (uint8, height × width × 3)."""
        if mode == "ansi":
            return self._env.text(game)
        if mode == "rgb_array":
            return self._env.image(game)
        raise ValueError(f'mode is "ansi" or "rgb_array", not {mode!r}')

    @property
    def substituted(self) -> int:
        """Decisions of opponents that failed and were replaced by the first legal choice, so far."""
        return self._env.substituted()

    @property
    def closed(self) -> bool:
        """True after :meth:`close`."""
        return self._env.closed

    def close(self) -> None:
        """Frees the games. Arrays still held keep what they show; everything else raises RuntimeError."""
        self._env.close()

    def __enter__(self) -> VecEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.num_envs

    def __repr__(self) -> str:
        return f"VecEnv({self.game!r}, num_envs={self.num_envs}, encoding={self.spec.encoding!r})"


def _restored(
    made: dict[str, Any], weights: list[float] | None, states: list[bytes], redraw: int | None = None
) -> VecEnv:
    env = VecEnv(**made)
    if weights is not None:
        env.set_opponents(made["opponents"], weights)
    env.set_state(states, redraw=redraw)
    return env
