"""Gymnasium environments: ``gymnasium.make("turf_rl:turf/Paper-v1")``, ``Duel2048-v1``, ``Stellar-v1``, and, of a game's Python
file, ``gymnasium.make("turf_rl:turf/File-v1", game="games/hex.py")``.

The agent plays one seat, ``opponents`` the other. Both forms take every setting of :class:`turf_rl.VecEnv`, and:

* ``mask_in_obs``: put the mask into the observation, as ``"action_mask"``; it is always in ``info["action_mask"]``.
* ``on_illegal``: treatment of a choice that the mask forbids: ``"replace"`` plays the first legal one instead and reports it in
  ``info["illegal_action"]``, ``"raise"`` raises ValueError.
* ``render_mode``: ``"ansi"``, ``"rgb_array"`` (drawn in Rust) or ``"human"`` (prints the position).

Seeds are Gymnasium's: game i of ``reset(seed=5)`` plays as ``reset(seed=5 + i)`` of a single one, here as in
``make_vec(…, vectorization_mode="sync")``, later games included. A reset without a seed begins the next game of the last seed.

Observations are a Dict of ``cells`` and ``scalars``, or, where only one part is wanted (``encoding="facts"``) and the mask is
not in it, that part's Box. The reward is 1 for a win, -1 for a loss, 0 for a draw, plus ``shaping`` times the change of
potential. Actions are Discrete, or MultiDiscrete with one choice per head (stellar). A single game's ``info`` has the same keys
in all steps; ``"reason"`` is empty before the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
import numpy.typing as npt

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("turf_rl.gym needs Gymnasium: pip install 'turf-rl[gym]'") from error
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from turf_rl._bots import Bot, bots
from turf_rl._register import register
from turf_rl._spec import Spec
from turf_rl.vec_env import VecEnv

__all__ = ["TurfEnv", "TurfVectorEnv", "register"]

RENDER_MODES = ["ansi", "rgb_array", "human"]


def default_opponents(game: str, opponents: Sequence[Bot] | Bot | None) -> Sequence[Bot] | Bot:
    """Returns the weakest built-in bot if there are no opponents."""
    return [bots(game)[0].name] if opponents is None else opponents


def action_space(spec: Spec, seed: int | None = None) -> spaces.Space[Any]:
    """Returns the space of an agent's choices."""
    if spec.heads == 1:
        return spaces.Discrete(spec.actions, seed=seed)
    return spaces.MultiDiscrete([spec.actions] * spec.heads, seed=seed)


def top_of(spec: Spec) -> int:
    """Returns the highest value of a byte of the observations."""
    return min(2**spec.cell_options, 256) - 1 if spec.cell_kind == "bits" else spec.cell_options - 1


def part_spaces(env: VecEnv, mask_in_obs: bool) -> spaces.Space[Any]:
    """Returns the space of an agent's observations in one game."""
    spec = env.spec
    parts: dict[str, spaces.Space[Any]] = {}
    if "cells" in env.observation:
        parts["cells"] = spaces.Box(0, top_of(spec), (spec.cells,), np.uint8)
    if "scalars" in env.observation:
        parts["scalars"] = spaces.Box(*spec.scalar_range, (spec.scalars,), np.float32)
    if mask_in_obs:
        # Flags of several heads are a Box: other libraries take MultiBinary only with one number.
        shape = env.action_mask.shape[1:]
        parts["action_mask"] = spaces.MultiBinary(shape[0]) if len(shape) == 1 else spaces.Box(0, 1, shape, np.int8)
    elif len(parts) == 1:
        return next(iter(parts.values()))
    return spaces.Dict(parts)


def seen_by_agent(parts: dict[str, npt.NDArray[Any]], mask: npt.NDArray[np.bool_] | None) -> Any:
    """Returns an observation in the form of :func:`part_spaces`, with the mask if there is one."""
    if mask is not None:
        return {**parts, "action_mask": mask.astype(np.int8)}
    return next(iter(parts.values())) if len(parts) == 1 else parts


def step_legally(games: VecEnv, actions: Any, on_illegal: str) -> npt.NDArray[np.bool_] | None:
    """Steps; where choices are illegal, with the first legal ones instead. Returns in which games that was so, if in any."""
    try:
        games.step(actions)
        return None
    except ValueError:
        mask = games.action_mask
        chosen = np.asarray(actions)
        if on_illegal == "raise" or chosen.size != mask.size // mask.shape[-1] or chosen.dtype.kind not in "iu":
            raise
    chosen = chosen.reshape(mask.shape[:-1])
    inside = (chosen >= 0) & (chosen < mask.shape[-1])
    legal = np.take_along_axis(mask, np.where(inside, chosen, 0)[..., None].astype(np.int64), -1)[..., 0] & inside
    games.step(np.where(legal, chosen, mask.argmax(-1)))
    wrong: npt.NDArray[np.bool_] = ~legal.reshape(len(mask), -1).all(-1)
    return wrong


def check_modes(render_mode: str | None, on_illegal: str) -> None:
    """Refuses what neither form knows."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
    if on_illegal not in ("replace", "raise"):
        raise ValueError(f'on_illegal is "replace" or "raise", not {on_illegal!r}')


class TurfEnv(gymnasium.Env[Any, Any]):
    """One game against a bot; see the module."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 10}

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[Bot] | Bot | None = None,
        mask_in_obs: bool = False,
        on_illegal: str = "replace",
        render_mode: str | None = None,
        seed: int | None = None,
        **settings: Any,
    ) -> None:
        check_modes(render_mode, on_illegal)
        for key in ("num_envs", "autoreset"):
            if key in settings:
                raise TypeError(f"one game has no {key}; make_vec does")
        self.render_mode = render_mode
        opponents = default_opponents(game, opponents)
        self.games = VecEnv(
            game, 1, seed=seed, opponents=opponents, autoreset="disabled", final_observation=False, **settings
        )
        super().reset(seed=self.games.seed)
        self._mask_in_obs = mask_in_obs
        self._on_illegal = on_illegal
        self.observation_space = part_spaces(self.games, mask_in_obs)
        self.action_space = action_space(self.games.spec)
        self._begun = False

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal choices now: the name under which sb3-contrib's MaskablePPO looks for them."""
        mask: npt.NDArray[np.bool_] = self.games.action_mask[0].reshape(-1).copy()
        return mask

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins a game; with a seed always the same."""
        super().reset(seed=seed)
        if self._begun or seed is not None:
            self.games.reset(seed=seed)
        self._begun = True
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The agent's decision, and what the other side makes of it."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        if self.games.is_over():
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        wrong = step_legally(self.games, np.asarray(action).reshape(-1), self._on_illegal)
        terminated, truncated = bool(self.games.terminated[0]), bool(self.games.truncated[0])
        if self.render_mode == "human":
            self.render()
        info = self._info(terminated or truncated, wrong is not None)
        return self._observation(), float(self.games.reward[0]), terminated, truncated, info

    def _observation(self) -> Any:
        parts = {key: part[0].copy() for key, part in self.games.observation.items()}
        return seen_by_agent(parts, self.games.action_mask[0] if self._mask_in_obs else None)

    def _info(self, over: bool = False, illegal_action: bool = False) -> dict[str, Any]:
        games = self.games
        return {
            "action_mask": games.action_mask[0].astype(np.int8),
            "seat": int(games.to_play[0]),
            "opponent": games.opponent(0),
            "illegal_action": illegal_action,
            "reason": games.reasons().get(0, "cut") if over else "",
            "scores": np.array(games.scores()),
            "turns": games.turn(),
        }

    def render(self) -> Any:
        """The position, in the form of ``render_mode``."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode: name one in gymnasium.make")
            return None
        if self.render_mode == "human":
            print(self.games.render(mode="ansi"), flush=True)
            return None
        return self.games.render(mode="rgb_array" if self.render_mode == "rgb_array" else "ansi")

    def close(self) -> None:
        """Frees the game."""
        self.games.close()


class TurfVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games against bots, stepped by Rust; see the module.

    ``info`` holds numbers only, so that wrappers can turn all of it into tensors: where games ended, ``"reason"`` is a place in
    :attr:`endings`. With ``copy=False`` what :meth:`step` returns are the arrays that the next step rewrites. ``final_obs`` and ``final_info``
    are there in the same-step mode, whole arrays with the usual masks ``_final_obs`` and ``_final_info``.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 10, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Sequence[Bot] | Bot | None = None,
        mask_in_obs: bool = False,
        on_illegal: str = "replace",
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        seed: int | None = None,
        **settings: Any,
    ) -> None:
        check_modes(render_mode, on_illegal)
        mode = autoreset_mode if isinstance(autoreset_mode, AutoresetMode) else AutoresetMode(autoreset_mode)
        names = {
            AutoresetMode.SAME_STEP: "same_step",
            AutoresetMode.NEXT_STEP: "next_step",
            AutoresetMode.DISABLED: "disabled",
        }
        self.games = VecEnv(
            game,
            num_envs,
            seed=seed,
            opponents=default_opponents(game, opponents),
            autoreset=names[mode],  # type: ignore[arg-type]
            final_observation=mode == AutoresetMode.SAME_STEP,
            **settings,
        )
        super().reset(seed=self.games.seed)
        self._fresh = np.ones(num_envs, np.bool_)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.autoreset_mode = mode
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.copy = copy
        self._mask_in_obs = mask_in_obs
        self._on_illegal = on_illegal
        self.single_observation_space = part_spaces(self.games, mask_in_obs)
        self.observation_space = batch_space(part_spaces(self.games, mask_in_obs), num_envs)
        self.single_action_space = action_space(self.games.spec)
        self.action_space = batch_space(action_space(self.games.spec), num_envs)
        self.endings: tuple[str, ...] = (*self.games.spec.endings, "cut")
        """Meanings of the numbers in ``"reason"``: the contest's codes, and "cut" for a truncated game."""
        self._over = np.zeros(num_envs, np.bool_)
        self._everywhere = np.ones(num_envs, np.bool_)
        self._is_dict = mask_in_obs or len(self.games.observation) > 1

    @property
    def _shown(self) -> Any:
        observation = self.games.observation
        return observation if self._is_dict else next(iter(observation.values()))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal choices now, one row per game."""
        return self.games.action_mask.reshape(self.num_envs, -1).copy()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins games: all, or those of ``options["reset_mask"]``."""
        chosen: npt.NDArray[Any] | None = None
        if options is not None and "reset_mask" in options:
            given: Any = options["reset_mask"]
            chosen = np.asarray(given)
            if chosen is not given or chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,):
                raise ValueError(f"options['reset_mask'] is an array of {self.num_envs} Booleans")
            if not chosen.any():
                raise ValueError("options['reset_mask'] names no game")
        which = np.arange(self.num_envs) if chosen is None else np.flatnonzero(chosen)
        if seed is None:
            seeds: list[int | None] = [None] * self.num_envs
        elif isinstance(seed, (int, np.integer)):
            seeds = [int(seed) + i for i in range(self.num_envs)]
        else:
            seeds = list(seed)
            if len(seeds) != self.num_envs:
                raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        # As single environments of these seeds begin.
        seeds = [self.games.seed + i if fresh and own is None else own for i, (own, fresh) in enumerate(zip(seeds, self._fresh))]
        super().reset(seed=seeds[0])
        seeded = [int(i) for i in which if seeds[i] is not None]
        others = [int(i) for i in which if seeds[i] is None]
        if others:
            self.games.reset(games=others)
        if seeded:
            self.games.reset(seed=[cast("int", seeds[i]) for i in seeded], games=seeded)
        self._fresh[which] = False
        self._over[which] = False
        return self._observation(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Any, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """The agent's decision in every game, and what the other sides make of it."""
        games = self.games
        if self.autoreset_mode == AutoresetMode.DISABLED and self._over.any():
            raise gymnasium.error.ResetNeeded("a game is over: reset it with options={'reset_mask': …}")
        wrong = step_legally(games, actions, self._on_illegal)
        info = self._info()
        if wrong is not None:
            info["illegal_action"], info["_illegal_action"] = wrong, wrong
        self._over = games.terminated | games.truncated
        if self._over.any():
            self._add_final(info, self._over)
        if self.copy:
            return (
                self._observation(),
                games.reward.astype(np.float64),
                games.terminated.copy(),
                games.truncated.copy(),
                info,
            )
        return self._observation(), games.reward, games.terminated, games.truncated, info  # type: ignore[return-value]

    def _add_final(self, info: dict[str, Any], ended: npt.NDArray[np.bool_]) -> None:
        games = self.games
        reasons = games.ending_codes()
        reasons[games.truncated] = len(self.endings) - 1
        told = {
            "reason": reasons,
            "_reason": ended,
            "scores": games.final_scores.copy() if self.copy else games.final_scores,
            "_scores": ended,
            "turns": games.final_turn.copy() if self.copy else games.final_turn,
            "_turns": ended,
        }
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            info.update(told)
            return
        info["final_info"], info["_final_info"] = told, ended
        final: Any = {key: self._only(part, ended) for key, part in games.final_observation.items()}
        if self._mask_in_obs:
            final["action_mask"] = np.ones(games.action_mask.shape, np.int8)
        elif len(final) == 1:
            final = next(iter(final.values()))
        info["final_obs"], info["_final_obs"] = final, ended

    def _only(self, part: npt.NDArray[Any], rows: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        """The array itself, or a copy of these rows among zeros: cheap, as few games end in a step."""
        if not self.copy:
            return part
        copy = np.zeros(part.shape, part.dtype)
        copy[rows] = part[rows]
        return copy

    def _observation(self) -> Any:
        if self._mask_in_obs:
            parts = dict(self._shown)
            if self.copy:
                parts = {key: part.copy() for key, part in parts.items()}
            parts["action_mask"] = self.games.action_mask.astype(np.int8) if self.copy else self.games.action_mask.view(np.int8)
            return parts
        if not self.copy:
            return self._shown
        if self._is_dict:
            return {key: part.copy() for key, part in self.games.observation.items()}
        return self._shown.copy()

    def _info(self) -> dict[str, Any]:
        mask = self.games.action_mask
        return {"action_mask": mask.view(np.int8).copy() if self.copy else mask.view(np.int8), "_action_mask": self._everywhere}

    def render(self) -> tuple[Any, ...] | None:
        """All positions, in the form of ``render_mode``."""
        if self.render_mode is None:
            return None
        if self.render_mode == "human":
            print(self.games.render(0), flush=True)
            return None
        mode: Any = self.render_mode
        return tuple(self.games.render(i, mode) for i in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        """Frees the games."""
        self.games.close()


register()
