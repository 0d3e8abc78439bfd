"""Evaluation beside training: the newest checkpoint against some bots, as tasks of the cluster."""
# pyright: standard
# Ray's own types are half known, which strict checking takes for our fault.

from __future__ import annotations

import json
import os
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turf_rl.ray.cluster import one_line, tell
from turf_rl.ray.series import evaluate

SEED = 7
"""Every checkpoint is measured on the same set-ups."""
GAMES = 40
"""Against each bot."""


@dataclass(frozen=True)
class Plan:
    """Measurements to make."""

    against: list[str]
    minutes: float
    """At least so long from one evaluation to the next."""


class Evaluator:
    """A thread of the driver; its tasks take no core from the actors, one of them runs at a time."""

    def __init__(self, game: str, run: Path, plan: Plan) -> None:
        self._game, self._run, self._plan = game, run, plan
        self._file = run / "evaluations.json"
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Gives up the measurement that runs."""
        self._over.set()
        self._thread.join(10)

    def _watch(self) -> None:
        points: list[dict[str, Any]] = json.loads(self._file.read_text()) if self._file.exists() else []
        measured = points[-1]["updates"] if points else 0
        last = time.monotonic()
        while not self._over.wait(0.5):
            newest = self._newest()
            if newest <= measured or time.monotonic() < last + 60 * self._plan.minutes:
                continue
            last, measured = time.monotonic(), newest
            try:
                point = self._measure(newest)
            except (OSError, ValueError, RuntimeError) as error:
                if not self._over.is_set():
                    tell(f"evaluation of {newest} updates: {one_line(error)}")
                continue
            points.append(point)
            draft = self._file.with_suffix(".draft")
            draft.write_text(json.dumps(points, indent=2))
            os.replace(draft, self._file)
            scores = ", ".join(f"{one['bot']} {one['score']:.2f}" for one in point["results"])
            tell(f"{point['decisions'] / 1e6:.2f} M decisions: {scores}")

    def _newest(self) -> int:
        """Updates of the newest checkpoint; 0 where there is none yet."""
        names = (folder.parent.name for folder in self._run.glob("checkpoints/*/policy.turf"))
        return max((int(name) for name in names if name.isdecimal()), default=0)

    def _measure(self, updates: int) -> dict[str, Any]:
        folder = self._run / "checkpoints" / str(updates)
        counters = json.loads((folder / "state.json").read_text())["counters"]
        policy = f"{self._run.name}=policy:{folder / 'policy.turf'}"
        told = evaluate(self._game, policy, self._plan.against, GAMES, SEED, self._go_on, beside=True)
        results = [
            {"bot": one["name"], **{key: one[key] for key in ("games", "score", "ci95")}} for one in told["opponents"]
        ]
        times = {key: counters[key] for key in ("decisions", "wall_s")}
        return {**times, "updates": updates, "results": results, "confirmed": []}

    def _go_on(self, _games: int) -> None:
        if self._over.is_set():
            raise RuntimeError("training is over")
