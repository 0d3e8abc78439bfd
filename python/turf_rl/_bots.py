"""Bots: their type, and the built-in ones."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Union

import numpy as np
import numpy.typing as npt

from turf_rl import _turf
from turf_rl.games import is_policy, module_of

Observation = dict[str, npt.NDArray[Any]]
"""``cells`` (uint8, n × spec.cells) and ``scalars`` (float32, n × spec.scalars)."""
Mask = npt.NDArray[np.bool_]
"""n × actions, or n × heads × actions where a game has several heads."""


class BotCallable(Protocol):
    """A bot written in Python: given n positions, it names one legal choice (per head) for each.

    If it has parameters ``rows`` and ``starts``, it also gets each position's game as a number and whether that game is new to
    it, so that it can keep a state per game (a recurrent network's). The arena calls a method ``start(seat, seed)``, if there is one, for every game that begins.
    """

    def __call__(self, observation: Observation, action_mask: Mask, /) -> npt.ArrayLike: ...


Bot = Union[str, "_turf.Policy", BotCallable]
"""A player: a SPEC (a built-in bot's name, ``"negamax@depth=5"``, ``"policy:PATH"``, ``"shipped"``,
``"python:bot.py"``; see ``turf bots``), a :class:`~turf_rl.Policy`, or something to call."""


@dataclass(frozen=True)
class BotInfo:
    """A bot that is part of the package."""

    name: str
    about: str


def bots(game: str) -> list[BotInfo]:
    """The built-in bots of a game, weakest first.

    Raises:
        ValueError: No game has this name.
    """
    return [BotInfo(name, about) for name, about in module_of(game).bots(game)]


def name_of(bot: Bot) -> str:
    """Returns a bot's name in tables and records."""
    if isinstance(bot, str):
        return bot
    if is_policy(bot):
        return f"policy:{bot.path}" if bot.path else "policy"
    name = getattr(bot, "__name__", None) or type(bot).__name__
    return str(name)


def root(asked: int | None, bots: Sequence[Bot]) -> int:
    """Returns the root of all chance: as asked, else 1; where bot files play, one that none of them can guess."""
    if asked is not None:
        return asked
    return secrets.randbits(53) if any(isinstance(bot, str) and "python:" in bot for bot in bots) else 1


def named(many: list[Bot]) -> list[tuple[str, Bot]]:
    """Bots with their names, each name once."""
    taken: dict[str, int] = {}
    result: list[tuple[str, Bot]] = []
    for bot in many:
        name = name_of(bot)
        taken[name] = taken.get(name, 0) + 1
        result.append((name if taken[name] == 1 else f"{name} ({taken[name]})", bot))
    return result
