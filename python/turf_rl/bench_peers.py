"""Environments of other libraries for ``python -m turf_rl.bench``: each is shown every position, and plays first legal choices:
there is no policy of its game to play it.

A maker takes the number of games to step together and returns a step, which says how many decisions it made, and the size of
an observation in bytes. Those without a vectorised form step one game.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

Step = Callable[[], int]


@dataclass(frozen=True)
class Peer:
    """One environment of another library."""

    name: str
    package: str
    """The library's name for pip."""
    install: str
    make: Callable[[int], tuple[Step, int]]
    played_by: str = "first legal choices"

    def found(self) -> str | None:
        """The installed version."""
        try:
            return version(self.package)
        except PackageNotFoundError:
            return None


def _module(name: str) -> Any:
    """A module whose types nobody knows here."""
    return importlib.import_module(name)


def _size(observation: Any) -> int:
    """Bytes of one game's observation, where the first axis counts games."""
    try:
        parts: list[Any] = list(observation.values())
    except AttributeError:
        parts = [observation]
    return sum(np.asarray(part).nbytes // len(part) for part in parts)


def _envpool(name: str, mask: Callable[[Any, Any], Any]) -> Callable[[int], tuple[Step, int]]:
    def make(n: int) -> tuple[Step, int]:
        env = _module("envpool").make(name, env_type="gymnasium", num_envs=n, num_threads=1)
        shown = [env.reset()]

        def step() -> int:
            observation, info = shown[0]
            told = env.step(mask(observation, info).argmax(-1).astype(np.int32))
            shown[0] = told[0], told[4]
            return n

        return step, _size(shown[0][0])

    return make


def _pgx(name: str) -> Callable[[int], tuple[Step, int]]:
    def make(n: int) -> tuple[Step, int]:
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        jax, pgx = _module("jax"), _module("pgx")
        env = pgx.make(name)
        advance = _module("pgx.experimental").auto_reset(env.step, env.init)

        def first_legal(state: Any, key: Any) -> Any:
            return advance(state, state.legal_action_mask.argmax(-1), key)

        stepped = jax.jit(jax.vmap(first_legal), donate_argnums=0)
        split = jax.jit(jax.random.split, static_argnums=1)
        keys: list[Any] = [split(jax.random.PRNGKey(0), n + 1)]
        state = [jax.jit(jax.vmap(env.init))(keys[0][1:])]

        def step() -> int:
            keys[0] = split(keys[0][0], n + 1)
            state[0] = stepped(state[0], keys[0][1:])
            state[0].observation.block_until_ready()
            return n

        return step, _size(state[0].observation)

    return make


def _pettingzoo(_: int) -> tuple[Step, int]:
    env = _module("pettingzoo.classic").connect_four_v3.env()
    env.reset()
    size = env.last()[0]["observation"].nbytes

    def game() -> int:
        count = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(observation["action_mask"].argmax()))
            count += not over
        return count

    return game, size


def _open_spiel(_: int) -> tuple[Step, int]:
    game = _module("pyspiel").load_game("connect_four")
    size = 4 * int(np.prod(list(game.observation_tensor_shape())))

    def play() -> int:
        count, state = 0, game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            state.apply_action(state.legal_actions()[0])
            count += 1
        return count

    return play, size


def _puffer(n: int) -> tuple[Step, int]:
    env = _module("pufferlib.ocean").env_creator("puffer_snake")(num_envs=max(1, n // 256))
    observation, _ = env.reset()
    agents = len(observation)
    straight = np.zeros(agents, np.int32)  # its snakes have no illegal choices

    def step() -> int:
        env.step(straight)
        return agents

    return step, _size(observation)


PEERS = [
    Peer("PufferLib snake (C)", "pufferlib", "pip install pufferlib", _puffer, "one choice"),
    Peer("EnvPool Snake-v1 (C++)", "envpool", "pip install envpool", _envpool("Snake-v1", lambda o, _: o["action_mask"])),
    Peer(
        "EnvPool ConnectFour-v1 (C++)",
        "envpool",
        "pip install envpool",
        _envpool("ConnectFour-v1", lambda _, info: info["legal_action_mask"]),
    ),
    Peer(
        "EnvPool Play2048-v1 (C++)",
        "envpool",
        "pip install envpool",
        _envpool("Play2048-v1", lambda _, info: info["legal_action_mask"]),
    ),
    Peer("Pgx 2048 (JAX)", "pgx", "pip install pgx 'jax[cpu]'", _pgx("2048")),
    Peer("Pgx connect_four (JAX)", "pgx", "pip install pgx 'jax[cpu]'", _pgx("connect_four")),
    Peer("OpenSpiel connect_four, one game", "open_spiel", "pip install open_spiel", _open_spiel),
    Peer("PettingZoo connect_four_v3, one game", "pettingzoo", "pip install 'pettingzoo[classic]'", _pettingzoo),
]
