"""Minari data sets of recorded games: :func:`dataset`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

try:
    import minari
    from minari.data_collector import EpisodeBuffer
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("turf_rl.minari needs Minari: pip install 'turf-rl[minari]'") from error
import gymnasium

from turf_rl.gym import TurfEnv, seen_by_agent
from turf_rl.replay import Replay, observations

__all__ = ["dataset"]


def dataset(
    games: Iterable[tuple[Replay, int]], dataset_id: str, *, env: gymnasium.Env[Any, Any] | None = None, **about: Any
) -> minari.MinariDataset:
    """Makes a Minari data set of recorded games: an episode for each pair of a game and a player.

    Observations, actions and rewards are those of ``env``, as :func:`turf_rl.observations` gives them; ``infos`` holds the masks
    and the seat.

    Args:
        games: Games of one kind, each with the player to learn from: ``[(replay, replay.winner)]``.
        dataset_id: Minari's name of it, ``"turf/paper/delta-v0"``.
        env: The environment, made by ``gymnasium.make``; by default the game's with its default settings.
        about: Further arguments of ``minari.create_dataset_from_buffers``: ``author``, ``description``.

    Raises:
        ValueError: There is no decision, a game is not the environment's, or its encoding has no choice near an action.
    """
    listed = list(games)
    if env is None and listed:
        env = gymnasium.make(f"turf_rl:turf/{listed[0][0].game.capitalize()}-v1")
    turf: Any = None if env is None else env.unwrapped
    if env is None or env.spec is None or not isinstance(turf, TurfEnv):
        raise ValueError("there are no games, or their environment is none that gymnasium.make made of turf's")
    for replay, _ in listed:
        if replay.game != turf.games.game:
            raise ValueError(f"a game of {replay.game}, not of {turf.games.game}")
    episodes = [_episode(replay, player, env.spec.kwargs) for replay, player in listed]
    episodes = [episode for episode in episodes if len(episode)]
    if not episodes:
        raise ValueError("the games hold no decision")
    return minari.create_dataset_from_buffers(  # pyright: ignore[reportUnknownMemberType]
        dataset_id, episodes, env=env, **about
    )


def _episode(replay: Replay, player: int, settings: dict[str, Any]) -> EpisodeBuffer:
    told = observations(replay, player, **{key: settings[key] for key in ("encoding", "shield", "shaping") if key in settings})
    if (told.action < 0).any():
        raise ValueError("the encoding cannot express an action, and knows no nearest one")
    seen = {key: np.concatenate([part, told.final_observation[key][None]]) for key, part in told.observation.items()}
    mask = np.concatenate([told.action_mask, np.ones((1, *told.action_mask.shape[1:]), np.bool_)])
    return EpisodeBuffer(
        observations=seen_by_agent(seen, mask if settings.get("mask_in_obs") else None),
        actions=list(told.action),
        rewards=told.reward.tolist(),
        terminations=told.terminated.tolist(),
        truncations=[False] * len(told.action),
        infos={"action_mask": mask.astype(np.int8), "seat": np.full(len(mask), player)},
    )
