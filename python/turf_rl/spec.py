"""The numbers of a game's encoding: how it is shown to, and played by, a network."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from turf_rl.games import module_of


@dataclass(frozen=True)
class Spec:
    """Numbers of a game's observation and choices for a network."""

    game: str
    """The game's name."""
    encoding: str
    """The encoding's name with its version."""
    simultaneous: bool
    """True if both players decide a turn at once."""
    heads: int
    """Choices made in parallel in one decision: 1, but one or more per node in stellar."""
    actions: int
    """Options per head."""
    cells: int
    """Bytes of an observation."""
    cell_kind: Literal["bits", "classes"]
    """Kind of a byte: independent flags, or one of some classes."""
    cell_options: int
    """Number of flags, or classes."""
    scalars: int
    """Numbers of an observation, each roughly within [-1, 1]."""
    endings: tuple[str, ...]
    """The contest's codes of why a game ends."""


def spec(name: str) -> Spec:
    """The numbers of a game's usual encoding, or of the encoding of this name.

    Raises:
        ValueError: No game or encoding has this name.
    """
    told = module_of(name).spec(name)
    fields: dict[str, Any] = {**told, "endings": tuple(told["endings"])}
    return Spec(**fields)
