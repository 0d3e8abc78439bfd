"""The numbers of a game's encoding: how it is shown to, and played by, a network."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from turf_rl import _turf
from turf_rl.games import module_of

SCALAR_RANGE = (-1.25, 2.0)
"""Widest range that ``turf encoding`` tells of the package's encodings."""


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
    """Numbers of an observation."""
    scalar_range: tuple[float, float]
    """Lowest and highest value of every scalar; infinite in games of other packages."""
    endings: tuple[str, ...]
    """The contest's codes of why a game ends."""

    @property
    def features(self) -> dict[str, tuple[str, ...]]:
        """Names of the numbers in ``scalars`` and of the bytes in ``cells``; empty in games of other packages that name none."""
        return _described(self.encoding)[0]

    @property
    def flags(self) -> tuple[str, ...]:
        """Names of the flags in each byte of ``cells``, lowest first; empty if a byte is one of some classes."""
        return _described(self.encoding)[1]


@cache
def _described(encoding: str) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    scalars, planes = module_of(encoding).features(encoding)
    bytes_of: dict[int, str] = {}
    flags: dict[int, str] = {}
    for index, count, bit, name in planes:
        if bit is not None:
            name, _, flags[bit] = name.rpartition(": ")
        bytes_of.update((index + i, f"{name}: {i}") for i in range(count))
    features = {"cells": tuple(bytes_of[i] for i in sorted(bytes_of)), "scalars": tuple(scalars)}
    return features, tuple(flags[bit] for bit in sorted(flags))


def spec(name: str) -> Spec:
    """The numbers of a game's usual encoding, or of the encoding of this name.

    Raises:
        ValueError: No game or encoding has this name.
    """
    module = module_of(name)
    told = module.spec(name)
    scalar_range = SCALAR_RANGE if module is _turf else (-math.inf, math.inf)
    fields: dict[str, Any] = {**told, "scalar_range": scalar_range, "endings": tuple(told["endings"])}
    return Spec(**fields)
