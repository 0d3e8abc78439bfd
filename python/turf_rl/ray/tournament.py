"""Tournaments: pairings as tasks; the driver holds the folder and is the only one who writes ``results.sqlite``.

A worker plays a pairing and sends each game as it ends. If it dies another worker resumes the pairing after the last game that
came: games depend on their seeds alone, so nothing is lost but a game under way, and nothing is played twice.
"""
# pyright: standard
# Ray's own types are half known, which strict checking takes for our fault.

from __future__ import annotations

import json
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import Any

import ray

from turf_rl import _turf
from turf_rl.ray.cluster import Cores, Lost, Shipped, check_build, one_line, plainly, tell

OVERDUE = 40.0
"""A pairing stops itself between two decisions; a decision that takes so many seconds longer is given up."""
MOST_DEATHS = 5
"""Deaths of workers at one and the same game after which it is the game that kills them."""


@ray.remote(num_cpus=1, max_retries=0)
def play_errand(build: str, errand: str, bots: list[Shipped]) -> Iterator[str]:
    """Plays a pairing: news as text, each game as it ends."""
    check_build(build)
    until = time.monotonic() + json.loads(errand)["seconds"] + OVERDUE
    with tempfile.TemporaryDirectory(prefix="turf-") as folder:
        served = _turf.Served(errand, [bot.here() for bot in bots], folder)
        while True:
            news = served.next(1.0)
            if news is None and time.monotonic() > until:
                news = json.dumps("TimedOut")
            if news is not None:
                yield news
                if not news.startswith("{"):
                    return


class RemoteWorkers:
    """Workers for the loop in Rust: see ``tournament`` in ``_turf``."""

    def __init__(self) -> None:
        self.jobs = Cores()
        self._shipped: dict[tuple[str, str], Shipped] = {}
        self._lock = threading.Lock()
        self._deaths: dict[tuple[str, int], int] = {}

    def tell(self, line: str) -> None:
        """Progress."""
        tell(line)

    def play(self, errand: str) -> Iterator[str]:
        """News of the errand; they end without its end where the worker died."""
        told = json.loads(errand)
        with plainly():
            bots = [self._ship(told["game"], bot["spec"]) for bot in told["bots"]]
            news: Any = play_errand.remote(_turf.BUILD, errand, bots)
            try:
                for one in news:
                    yield ray.get(one)
            except Lost as error:
                self._died(told, error)

    def _ship(self, game: str, spec: str) -> Shipped:
        with self._lock:
            if (game, spec) not in self._shipped:
                self._shipped[game, spec] = Shipped.of(game, spec)
            return self._shipped[game, spec]

    def _died(self, errand: dict[str, Any], error: Exception) -> None:
        tally, key = errand["tally"], errand["pairing"]["key"]
        games = sum(tally["wins"]) + tally["draws"]
        with self._lock:
            self._deaths[key, games] = deaths = self._deaths.get((key, games), 0) + 1
        if deaths >= MOST_DEATHS:
            raise RuntimeError(f"pairing {key} lost {deaths} workers: {one_line(error)}") from error
        self.tell(f"pairing {key}: its worker is gone ({type(error).__name__}); another one goes on")


def tournament(settings: dict[str, Any]) -> dict[str, Any]:
    """Plays, or goes on playing; the keys of ``Request`` in ``python/src/generic/tournament.rs``, and its answer.

    Raises:
        ValueError: The settings fit no tournament, or the folder holds another one, or a game cannot be played.
        KeyboardInterrupt: Ctrl-C; what was finished is kept.
    """
    told: dict[str, Any] = json.loads(_turf.tournament(json.dumps(settings), 1, RemoteWorkers()))
    return told
