import os
from collections.abc import Sequence
from typing import Any, final

import numpy as np
import numpy.typing as npt

GAMES: list[str]
ENCODINGS: list[str]
__version__: str

def spec(name: str) -> dict[str, Any]: ...
def bots(game: str) -> list[tuple[str, str]]: ...
def evaluate(
    game: str, name: str, bot: Any, against: Sequence[tuple[str, Any]], games: int, seed: int, threads: int
) -> str: ...
def play_match(
    game: str, first: tuple[str, Any], second: tuple[str, Any], games: int, seed: int, threads: int
) -> tuple[str, list[str]]: ...
def ratings(game: str, bots: Sequence[tuple[str, Any]], games: int, seed: int, threads: int) -> str: ...
def tournament(
    game: str,
    specs: Sequence[str],
    format: str,
    games: int,
    seed: int,
    folder: str | os.PathLike[str],
    threads: int,
) -> str: ...
def read_replay(path: str | os.PathLike[str]) -> str: ...
def replay_page(title: str, records: Sequence[str]) -> str: ...
def replay_position(record: str, index: int) -> tuple[str, npt.NDArray[np.uint8]]: ...

@final
class Memory: ...

@final
class Env:
    def __new__(
        cls,
        game: str,
        num_envs: int,
        seed: int,
        config: str | None,
        shield: bool,
        cells: bool,
        scalars: bool,
        final_observation: bool,
        max_decisions: int | None,
        autoreset: str,
        threads: int,
        opponents: Sequence[Any],
        seat: int | None,
        shaping: float,
    ) -> Env: ...
    def arrays(self) -> dict[str, npt.NDArray[Any]]: ...
    def step(self, actions: Any) -> None: ...
    def reset(self, slots: Sequence[int], seeds: Sequence[int] | None) -> None: ...
    def spin(self, seconds: float) -> int: ...
    def close(self) -> None: ...
    @property
    def closed(self) -> bool: ...
    def endings(self) -> tuple[list[int], list[str]]: ...
    def status(self, slot: int) -> tuple[int, tuple[float, float], bool, int]: ...
    def opponent(self, slot: int) -> int | None: ...
    def substituted(self) -> int: ...
    def text(self, slot: int) -> str: ...
    def image(self, slot: int) -> npt.NDArray[np.uint8]: ...
    def seen_by(
        self, slot: int, player: int
    ) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.float32], npt.NDArray[np.bool_]]: ...

@final
class Policy:
    """An exported policy: one file that plays without PyTorch, and a bot wherever one is wanted."""

    @staticmethod
    def load(path: str | os.PathLike[str]) -> Policy:
        """Reads a policy file, or the policy.turf of a folder."""
    @staticmethod
    def make(
        encoding: str, network: str, shield: bool, notes: dict[str, str], tensors: dict[str, npt.NDArray[np.float32]]
    ) -> Policy: ...
    @staticmethod
    def tensor_shapes(encoding: str, network: str) -> list[tuple[str, list[int]]]: ...
    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the file; whoever reads meanwhile sees the old one or the new one."""
    def python_source(self) -> str:
        """The contest's Python bot of this policy, as source text."""
    def tensors(self) -> dict[str, npt.NDArray[np.float32]]:
        """The weights by name."""
    def q(self, observation: dict[str, npt.NDArray[Any]], action_mask: npt.NDArray[np.bool_] | None = None) -> npt.NDArray[np.float32]:
        """Q-values of n positions; -inf for what the mask forbids."""
    def __call__(self, observation: dict[str, npt.NDArray[Any]], action_mask: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """The legal choice of the highest Q in each position, ties to the lowest."""
    @property
    def encoding(self) -> str: ...
    @property
    def network(self) -> str: ...
    @property
    def shield(self) -> bool: ...
    @property
    def notes(self) -> dict[str, str]: ...
    @property
    def path(self) -> str | None: ...
