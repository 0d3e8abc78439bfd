"""Bots as functions from positions to choices."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from turf_rl import _turf
from turf_rl.games import module_of
from turf_rl.vec_env import VecEnv


class bot:
    """A bot as a function: what it would choose for the player to move in each game of an environment.

    >>> import turf_rl
    >>> env, teacher = turf_rl.VecEnv("paper", 8), turf_rl.bot("paper", "delta")
    >>> for _ in range(3):  # behaviour cloning: positions and what the teacher does there
    ...     pairs = env.scalars.copy(), teacher(env)
    ...     _ = env.step(pairs[1])

    Its answers are legal: where the mask forbids its choice (the shield may), it is the first legal one. The bot keeps a
    memory of each game; ask it in every step, and whoever plays (as in DAgger), it stays right.

    Args:
        game: The game.
        name: A SPEC, or a :class:`~turf_rl.Policy`.
        seed: Root of the bot's chance.

    Raises:
        ValueError: There is no such game or bot.
    """

    def __init__(self, game: str, name: str | _turf.Policy, *, seed: int = 1) -> None:
        self.game, self.name, self._seed = game, name, seed
        self._first: _turf.Adviser | None = module_of(game).Adviser(game, name, seed)
        self._of: WeakKeyDictionary[VecEnv, _turf.Adviser] = WeakKeyDictionary()

    def __call__(self, env: VecEnv) -> npt.NDArray[np.int64]:
        """One choice per game (n), or one per head and game (n × heads), as :meth:`VecEnv.step` takes them."""
        if env not in self._of:
            made, self._first = self._first, None
            self._of[env] = made or module_of(self.game).Adviser(self.game, self.name, self._seed)
        choices: Any = self._of[env].choices(env._env)  # pyright: ignore[reportPrivateUsage]
        return choices  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        return f"bot({self.game!r}, {self.name!r})"
