"""PettingZoo environments: :func:`aec_env` for all games, :func:`parallel_env` for those whose players move at once (stellar).

``turf_rl.pettingzoo.paper_v1``, ``duel2048_v1`` and ``stellar_v1`` have them as PettingZoo's own modules do: ``env()``,
``raw_env()`` and, stellar, ``parallel_env()``.

Agents are ``"player_0"``, who moves first, and ``"player_1"``. Rewards are 1 for a win, -1 for a loss. In paper and duel2048
observations are a Dict of ``observation`` (itself a Dict of ``cells`` and ``scalars``, or the only part that is wanted) and
``action_mask``; an illegal choice loses, by PettingZoo's wrapper. In stellar, whose decisions have many heads, the observation
is ``observation`` alone and ``infos[agent]["action_mask"]`` is a tuple with a mask per head, as ``MultiDiscrete.sample`` takes it;
an illegal choice is replaced by the first legal one of its head, and ``infos[agent]["illegal_action"]`` reports it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

try:
    import pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("turf_rl.pettingzoo needs PettingZoo: pip install 'turf-rl[pettingzoo]'") from error
from gymnasium import spaces
from pettingzoo.utils import wrappers

from turf_rl.gym import RENDER_MODES, action_space, part_spaces, step_legally, top_of
from turf_rl.vec_env import VecEnv, encoding_parts

__all__ = ["TurfAEC", "TurfParallel", "aec_env", "parallel_env"]

AGENTS = ["player_0", "player_1"]


class _Base:
    """Base of both forms."""

    games: VecEnv
    render_mode: str | None
    possible_agents: list[str]

    def _set_up(self, game: str, render_mode: str | None, settings: dict[str, Any]) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        if "max_cycles" in settings:
            # One decision of each player.
            settings["max_decisions"] = 2 * int(settings.pop("max_cycles"))
        for key in ("num_envs", "autoreset", "opponents", "seat"):
            if key in settings:
                raise TypeError(f"a PettingZoo environment has no {key}")
        settings.setdefault("seed", None)
        self.games = VecEnv(game, 1, autoreset="disabled", final_observation=False, **settings)
        self.np_random = np.random.default_rng(settings["seed"])  # for wrappers
        self.render_mode = render_mode
        self.possible_agents = AGENTS[:]
        inner = part_spaces(self.games, mask_in_obs=False)
        self._many = self.games.spec.heads > 1
        mask = spaces.Box(0, 1, self.games.action_mask.shape[1:], np.int8)
        self._spaces: dict[str, spaces.Space[Any]] = {
            agent: inner if self._many else spaces.Dict({"observation": inner, "action_mask": mask}) for agent in AGENTS
        }
        self._actions = {agent: action_space(self.games.spec) for agent in AGENTS}
        own = self.games.spec
        tops = [(0, top_of(own))] * own.cells + [own.scalar_range] * own.scalars
        low, high = np.array(tops * 2, np.float32).T
        self.state_space = spaces.Box(low, high, dtype=np.float32)
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of the agent's observations."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of the agent's choices."""
        return self._actions[agent]

    def _begin(self, seed: int | None) -> None:
        if self._begun or seed is not None:
            self.games.reset(seed=seed)
        if seed is not None:
            self.np_random = np.random.default_rng(seed)
        self._begun = True

    def _seen(self, agent: str) -> Any:
        parts, mask = self.games.observe(AGENTS.index(agent))
        wanted = {key: parts[key] for key in self.games.observation}
        inner = wanted if len(wanted) > 1 else next(iter(wanted.values()))
        return inner if self._many else {"observation": inner, "action_mask": mask.astype(np.int8)}

    def _told(self, agent: str) -> dict[str, Any]:
        """Returns the info that every step has."""
        if not self._many:
            return {}
        return {"action_mask": tuple(self.games.observe(AGENTS.index(agent))[1].astype(np.int8))}

    def _decide(self, action: Any) -> dict[str, Any]:
        """One player's decision; what its info is to say."""
        wrong = step_legally(self.games, np.asarray(action).reshape(-1), "replace" if self._many else "raise")
        return {} if wrong is None else {"illegal_action": True}

    def render(self) -> Any:
        """The position, in the form of ``render_mode``."""
        if self.render_mode is None:
            return None
        if self.render_mode == "human":
            print(self.games.render(), flush=True)
            return None
        return self.games.render(mode="rgb_array" if self.render_mode == "rgb_array" else "ansi")

    def state(self) -> npt.NDArray[Any]:
        """Everything: the numbers that both players see, one after the other."""
        both = [self.games.observe(player)[0] for player in range(2)]
        return np.concatenate([part.astype(np.float32) for seen in both for part in seen.values()])

    def close(self) -> None:
        """Frees the game."""
        self.games.close()


class TurfAEC(_Base, pettingzoo.AECEnv[str, Any, Any]):
    """One game, decision by decision; see :func:`aec_env`."""

    def __init__(self, game: str, render_mode: str | None = None, **settings: Any) -> None:
        pettingzoo.AECEnv.__init__(self)  # pyright: ignore[reportUnknownMemberType]
        self._set_up(game, render_mode, settings)
        self.metadata = {
            "name": f"turf_{self.games.game.removesuffix('.py')}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 10,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; with a seed always the same."""
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._told(agent) for agent in self.agents}
        self.agent_selection = AGENTS[int(self.games.to_play[0])]

    def observe(self, agent: str) -> Any:
        """Returns the agent's observation, and its mask."""
        return self._seen(agent)

    def step(self, action: Any) -> None:
        """The decision of ``agent_selection``."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        said = self._decide(action)
        terminated, truncated = bool(self.games.terminated[0]), bool(self.games.truncated[0])
        self.infos = {name: self._told(name) for name in self.agents}
        self.infos[agent] |= said
        self.rewards = {name: float(self.games.reward[0, k]) for k, name in enumerate(AGENTS)}
        if terminated or truncated:
            self.terminations = dict.fromkeys(self.agents, terminated)
            self.truncations = dict.fromkeys(self.agents, truncated)
            reason = self.games.reasons().get(0, "cut")
            self.infos = {name: info | {"reason": reason} for name, info in self.infos.items()}
        self.agent_selection = AGENTS[int(self.games.to_play[0])]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class TurfParallel(_Base, pettingzoo.ParallelEnv[str, Any, Any]):
    """One game, both players at once; see :func:`parallel_env`."""

    def __init__(self, game: str, render_mode: str | None = None, **settings: Any) -> None:
        self._set_up(game, render_mode, settings)
        self.metadata = {"name": f"turf_{self.games.game.removesuffix('.py')}_v1", "render_modes": RENDER_MODES, "render_fps": 10}
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begins a game; with a seed always the same."""
        self._begin(seed)
        self.agents = self.possible_agents[:]
        return {agent: self._seen(agent) for agent in self.agents}, {agent: self._told(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Both players' decisions of one turn."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        total = np.zeros(2)
        said: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        terminated = truncated = False
        # The first decides, the second does so without seeing it, then both are carried out.
        for _ in range(2):
            agent = AGENTS[int(self.games.to_play[0])]
            said[agent] = self._decide(actions[agent])
            total += self.games.reward[0]
            terminated, truncated = bool(self.games.terminated[0]), bool(self.games.truncated[0])
            if terminated or truncated or self.games.to_play[0] == 0:
                break
        agents = self.agents
        info: dict[str, Any] = {"reason": self.games.reasons().get(0, "cut")} if terminated or truncated else {}
        if terminated or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            {agent: self._seen(agent) for agent in agents},
            {agent: float(total[k]) for k, agent in enumerate(AGENTS)},
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            {agent: self._told(agent) | said[agent] | info for agent in agents},
        )


def aec_env(game: str, *, render_mode: str | None = None, **settings: Any) -> pettingzoo.AECEnv[str, Any, Any]:
    """A game as an AEC environment, with PettingZoo's usual wrappers.

    Args:
        game: ``"paper"``, ``"duel2048"`` or ``"stellar"``, or the path of a game's Python file.
        render_mode: ``"ansi"``, ``"rgb_array"`` or ``"human"``.
        settings: As of :class:`turf_rl.VecEnv`: ``encoding``, ``boards``, ``config``, ``shield``, ``max_decisions``; and
            ``max_cycles``, turns after which a game is cut.
    """
    env: Any = TurfAEC(game, render_mode, **settings)
    if env.games.spec.heads == 1:
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def parallel_env(
    game: str = "stellar", *, render_mode: str | None = None, **settings: Any
) -> pettingzoo.ParallelEnv[str, Any, Any]:
    """A game whose players move at once (stellar) as a Parallel environment; settings as of :func:`aec_env`.

    Raises:
        ValueError: The game's players move in turn.
    """
    if not encoding_parts(game, settings.get("encoding"))[0].simultaneous:
        raise ValueError(f"{game}'s players move in turn: use aec_env")
    return TurfParallel(game, render_mode, **settings)
