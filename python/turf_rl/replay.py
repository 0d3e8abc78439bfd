""":class:`Replay`: a recorded game; :func:`observations`: its arrays."""

from __future__ import annotations

import html
import json
import os
import re
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from turf_rl import _turf
from turf_rl.games import module_of
from turf_rl.vec_env import encoding_parts


class Replay:
    """A recorded game; in a notebook it shows itself as a page to watch.

    Read one with :meth:`read` (turf's own records, and the original platforms'), or take those of :func:`turf_rl.match`.
    """

    def __init__(self, record: str) -> None:
        self._record = record
        self._json: dict[str, Any] = json.loads(record)

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Replay:
        """Reads and checks a record.

        Raises:
            ValueError: It is none, or its moves do not lead to the result it states.
        """
        with open(path, "rb") as file:
            start = file.read(4096)
        # Records of our form name their game; all others are of the built-in games' platforms.
        named = re.search(rb'"game"\s*:\s*"([^"]+)"', start)
        module = module_of(named[1].decode(errors="replace")) if named else _turf
        return cls(module.read_replay(path))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the record: one line of JSON."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self._record)

    def to_json(self) -> str:
        """Returns what :meth:`save` writes."""
        return self._record

    @property
    def record(self) -> dict[str, Any]:
        """The record as it stands in the file: set-up, actions, times."""
        return dict(self._json)

    @property
    def game(self) -> str:
        """The game's name."""
        return str(self._json["game"])

    @property
    def names(self) -> tuple[str, str]:
        """Names of the first and the second player."""
        first, second = (str(bot["name"]) for bot in self._json["bots"])
        return first, second

    @property
    def winner(self) -> int | None:
        """0, 1, or None for a draw."""
        winner = self._json["result"]["winner"]
        return None if winner is None else int(winner)

    @property
    def reason(self) -> str:
        """Reason of the end, in the contest's code."""
        return str(self._json["result"]["reason"])

    @property
    def turns(self) -> int:
        """Completed turns."""
        return int(self._json["result"]["turns"])

    @property
    def score(self) -> tuple[float, float]:
        """Scores at the end, by player."""
        first, second = self._json["result"]["score"]
        return float(first), float(second)

    def text(self, position: int) -> str:
        """The position after so many decisions, as text.

        Raises:
            IndexError: The game was shorter.
        """
        text: str = module_of(self.game).replay_position(self._record, position)[0]
        return text

    def image(self, position: int) -> npt.NDArray[np.uint8]:
        """The position after so many decisions, as a picture."""
        picture: npt.NDArray[np.uint8] = module_of(self.game).replay_position(self._record, position)[1]
        return picture

    def page(self) -> str:
        """One self-contained HTML page to watch the game."""
        page: str = module_of(self.game).replay_page(f"{self.game}: {self.names[0]} – {self.names[1]}", [self._record])
        return page

    def _repr_html_(self) -> str:
        page = html.escape(self.page(), quote=True)
        return f'<iframe srcdoc="{page}" width="100%" height="720" style="border:0"></iframe>'

    def __repr__(self) -> str:
        winner = "draw" if self.winner is None else f"{self.names[self.winner]} won"
        return f"Replay({self.game}: {self.names[0]} – {self.names[1]}, {winner}, {self.reason}, {self.turns} turns)"


class Decisions(NamedTuple):
    """A player's decisions in a recorded game, a row each."""

    observation: dict[str, npt.NDArray[Any]]
    """Observations of the player: ``cells`` and ``scalars``, as :class:`VecEnv` gives them."""
    action_mask: npt.NDArray[np.bool_]
    """Legal choices: n × actions, or n × heads × actions."""
    action: npt.NDArray[np.int64]
    """Choices made: n, or n × heads."""
    exact: npt.NDArray[np.bool_]
    """False where the encoding cannot express the action (stellar's other amounts): ``action`` is then the nearest choice of each
    head, or -1 in games of other packages without ``Encoding::nearest``."""
    reward: npt.NDArray[np.float32]
    """1 for a win, -1 for a loss at the last decision, else 0; plus ``shaping`` times the change of potential."""
    terminated: npt.NDArray[np.bool_]
    """True at the last decision."""
    final_observation: dict[str, npt.NDArray[Any]]
    """The player's observation at the end."""


def observations(
    replay: Replay, player: int, *, encoding: str | None = None, shield: bool = False, shaping: float = 0.0
) -> Decisions:
    """Returns a player's decisions in a recorded game as an environment would have shown them to its agent, bit for bit.

    An illegal action or a missing one is no decision: the forfeit's reward belongs to the last decision before it. With the
    shield, an action on record may lie outside the mask.

    Args:
        replay: The game.
        player: 0 or 1.
        encoding: As for :class:`VecEnv`.
        shield: As for :class:`VecEnv`.
        shaping: As for :class:`VecEnv`.

    Raises:
        ValueError: The game has no such player or encoding.
    """
    own, cells, scalars = encoding_parts(replay.game, encoding)
    module = module_of(replay.game)
    arrays = module.replay_decisions(replay.to_json(), own.encoding, player, cells, scalars, shield)
    seen = {key: arrays[key] for key in ("cells", "scalars") if key in arrays}
    return Decisions(
        observation={key: part[:-1] for key, part in seen.items()},
        action_mask=arrays["action_mask"][:-1],
        action=arrays["action"],
        exact=arrays["exact"],
        reward=arrays["reward"] + np.float32(shaping) * arrays["potential_gain"],
        terminated=arrays["terminated"],
        final_observation={key: part[-1] for key, part in seen.items()},
    )
