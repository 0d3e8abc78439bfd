"""Evaluations and ratings: parts of series as tasks. The numbers are those of ``turf evaluate`` and ``turf ratings``."""
# pyright: standard
# Ray's own types are half known, which strict checking takes for our fault.

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ray

from turf_rl import _turf
from turf_rl._bots import root
from turf_rl.ray.cluster import Cores, Shipped, check_build, plainly

PART = 10
"""Games of a task, about."""


@ray.remote(num_cpus=1, max_retries=5)
def play_part(build: str, game: str, bots: list[tuple[str, Shipped]], games: int, seed: int, start: int, end: int) -> str:
    """Plays some groups of a series; a worker's death repeats it, with the same games."""
    check_build(build)
    first, second = ((entrant, bot.here()) for entrant, bot in bots)
    return _turf.part(game, (first, second), games, seed, start, end)


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part."""

    name: str
    spec: str
    remembers: bool
    text: str
    """For workers: name, SPEC and hash."""
    shipped: Shipped


def entrants(game: str, specs: Iterable[str]) -> list[Entrant]:
    """Reads the bots, and gives their files to the cluster.

    Raises:
        ValueError: One cannot be read, or two have one name.
    """
    read = []
    for told in json.loads(_turf.entrants(game, list(specs))):
        text = json.dumps({key: told[key] for key in ("name", "spec", "hash")})
        read.append(Entrant(told["name"], told["spec"], told["remembers"], text, Shipped.of(game, told["spec"])))
    return read


@dataclass
class Series:
    """Games of two bots."""

    first: Entrant
    second: Entrant
    games: int
    seed: int


def play(
    game: str, all_series: list[Series], progress: Callable[[int], None], beside: bool = False
) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """Plays these series on the whole cluster, or ``beside`` others' work, one part at a time; each, by its number, as soon as
    it is whole, with its games in order.

    Parts that run when the caller stops run to their end, or to the end of the driver: ``ray.cancel`` may end the driver at once
    if the part has just ended (Ray 2.60)."""
    cores = Cores()
    at_once: Callable[[], int] = (lambda: 1) if beside else (lambda: 2 * cores())
    task_of = play_part.options(num_cpus=0) if beside else play_part
    found: list[dict[int, list[dict[str, Any]]]] = [{} for _ in all_series]
    parts = list(_parts(all_series))
    left = [0] * len(all_series)
    for number, _, _ in parts:
        left[number] += 1
    running: dict[Any, tuple[int, int]] = {}
    waiting = iter(parts)
    while True:
        while len(running) < at_once() and (part := next(waiting, None)) is not None:
            number, start, end = part
            series = all_series[number]
            bots = [(bot.text, bot.shipped) for bot in (series.first, series.second)]
            task = task_of.remote(_turf.BUILD, game, bots, series.games, series.seed, start, end)
            running[task] = (number, start)
        if not running:
            return
        done, _ = ray.wait(list(running), timeout=1.0)
        for task in done:
            number, start = running.pop(task)
            found[number][start] = json.loads(ray.get(task))
            progress(len(found[number][start]))
            left[number] -= 1
            if left[number] == 0:
                yield number, [one for start in sorted(found[number]) for one in found[number].pop(start)]


def _parts(all_series: list[Series]) -> Iterator[tuple[int, int, int]]:
    for number, series in enumerate(all_series):
        groups = _turf.groups(series.games, series.first.remembers or series.second.remembers)
        games = max(PART, series.games // 1000)
        step = max(1, groups * games // series.games)
        for start in range(0, groups, step):
            yield number, start, min(start + step, groups)


@plainly()
def evaluate(
    game: str,
    policy: str,
    against: list[str],
    games: int,
    seed: int | None,
    progress: Callable[[int], None] = lambda n: None,
    beside: bool = False,
) -> dict[str, Any]:
    """The object that ``turf evaluate --json`` writes, and its ``text``; ``beside``: see ``play``.

    Raises:
        ValueError, RuntimeError: A bot cannot be read, or cannot play.
    """
    bot, *others = entrants(game, [policy, *against])
    seed = root(seed, [policy, *against])
    series = [Series(bot, other, games, seed) for other in others]
    played = dict(play(game, series, progress, beside))
    opponents = [(other.name, other.spec, played[number]) for number, other in enumerate(others)]
    told: dict[str, Any] = json.loads(_turf.evaluation(game, bot.name, seed, json.dumps(opponents)))
    return told


@plainly()
def ratings(
    game: str,
    specs: list[str],
    games: int,
    seed: int | None,
    results: Path | None = None,
    progress: Callable[[int], None] = lambda n: None,
) -> dict[str, Any]:
    """The object that ``turf ratings --json`` writes, and its ``text``. ``results``: a file that keeps every finished meeting,
    to go on from.

    Raises:
        ValueError, RuntimeError: A bot cannot be read, or cannot play, or the file is of other games.
    """
    bots = entrants(game, specs)
    if len(bots) < 2:
        raise ValueError("ratings takes at least two bots")
    earlier = results.read_text() if results is not None and results.exists() else None
    if seed is None and earlier is not None and any("python:" in spec for spec in specs):
        seed = int(json.loads(earlier)["seed"])  # as it was drawn
    seed = root(seed, specs)
    files = hashlib.sha256("".join(bot.text for bot in bots).encode()).hexdigest()
    text, left = _turf.round_robin(game, [bot.name for bot in bots], f"{_turf.BUILD} {files[:16]}", games, seed, earlier)
    series = [Series(bots[i], bots[j], games + games % 2, own) for i, j, own in left]
    for number, played in play(game, series, progress):
        first, second, _ = left[number]
        text = _turf.round_robin_with(text, first, second, json.dumps(played))
        if results is not None:
            draft = results.with_suffix(results.suffix + ".draft")
            draft.write_text(text)
            draft.replace(results)
    told: dict[str, Any] = json.loads(_turf.round_robin_table(text))
    return told
