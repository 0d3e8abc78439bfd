"""Sweeps: a training run for every combination of settings and seed, each a task; one table and a picture at the end.

A trial is ``turf train`` in a folder of its own on some node; what it leaves for people comes back. What is finished is not
done again.
"""
# pyright: standard
# Ray's own types are half known, which strict checking takes for our fault.

from __future__ import annotations

import ctypes
import itertools
import json
import math
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ray

from turf_rl import _turf
from turf_rl.ray.cluster import check_build, plainly, tell

KEPT = ("summary.json", "evaluations.json", "config.toml", "run.toml", "policy.turf")
"""Files that come back of a run; the summary, written last here, means that it is finished."""
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131)
"""Student's t, 97.5 %, for 1, 2, 3, ... degrees of freedom."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#f0e442")
"""Okabe and Ito's, which colour-blind readers can tell apart."""


@dataclass(frozen=True)
class SweepSettings:
    """Trials to run."""

    turf: str
    """The program, which has to lie there on every node."""
    game: str
    folder: Path
    sets: list[str]
    """``key=value,value,...``: every combination of the values."""
    seeds: int
    minutes: float
    cores: int = 1
    fixed: list[str] = field(default_factory=list)
    """``key=value`` of every trial."""


def combinations(sets: list[str]) -> list[tuple[str, ...]]:
    """Every combination, as ``key=value`` each.

    Raises:
        ValueError: One of them is not ``key=value,value``.
    """
    axes = []
    for one in sets:
        key, equals, values = one.partition("=")
        if not (key and equals and values):
            raise ValueError(f"--set {one}: it takes KEY=VALUE,VALUE,...")
        axes.append([f"{key}={value}" for value in values.split(",")])
    return list(itertools.product(*axes))


@ray.remote(max_retries=3)
def trial(build: str, command: list[str]) -> dict[str, bytes]:
    """A run from its beginning; the files it leaves."""
    check_build(build)
    folder = Path(tempfile.mkdtemp(prefix="turf-"))
    try:
        run = folder / "run"
        whole = [*command, "--run", str(run)]
        done = subprocess.run(whole, capture_output=True, text=True, stdin=subprocess.DEVNULL, preexec_fn=_with_the_worker)
        if done.returncode != 0:
            said = [line for line in done.stderr.splitlines() if line.strip()]
            raise RuntimeError(said[-1].removeprefix("error: ") if said else f"{command[0]} ended with {done.returncode}")
        return {name: (run / name).read_bytes() for name in KEPT if (run / name).exists()}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _with_the_worker() -> None:
    """Lets a run end when its worker does, on Linux."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)  # PR_SET_PDEATHSIG


@plainly()
def sweep(asked: SweepSettings) -> dict[str, Any]:
    """Runs what is not finished yet; the table.

    Raises:
        ValueError: The folder holds another sweep.
        RuntimeError: A trial fails; one line. What is finished is kept.
    """
    asked.folder.mkdir(parents=True, exist_ok=True)
    plan = {"game": asked.game, "sets": asked.sets, "fixed": asked.fixed, "minutes": asked.minutes, "cores": asked.cores}
    noted = asked.folder / "sweep.json"
    if noted.exists() and (was := json.loads(noted.read_text())) != plan:
        differs = next(key for key in plan if was.get(key) != plan[key])
        raise ValueError(f"{asked.folder} holds another sweep: {differs} was {was.get(differs)}, not {plan[differs]}")
    noted.write_text(json.dumps(plan) + "\n")
    trials = list(_trials(asked))
    running = {}
    for place, command in trials:
        if not (place / "summary.json").exists():
            running[trial.options(num_cpus=asked.cores).remote(_turf.BUILD, command)] = place
    tell(f"{len(trials)} trials, {len(trials) - len(running)} of them finished before")
    try:
        while running:
            done, _ = ray.wait(list(running), timeout=1.0)
            for ref in done:
                place, files = running.pop(ref), ray.get(ref)
                place.mkdir(exist_ok=True)
                for name in sorted(files, key=lambda name: name == "summary.json"):
                    (place / name).write_bytes(files[name])
                tell(f"{place.name}: {score(place):.3f}, {len(running)} to go")
    finally:
        for ref in running:
            ray.cancel(ref)
    rows = table(asked)
    (asked.folder / "curves.svg").write_text(picture(asked))
    told = {**plan, "seeds": asked.seeds, "table": rows}
    (asked.folder / "table.json").write_text(json.dumps(told, indent=2) + "\n")
    return told


def _trials(asked: SweepSettings) -> Iterator[tuple[Path, list[str]]]:
    for settings in combinations(asked.sets):
        for seed in range(1, asked.seeds + 1):
            # As many games for every trial, however slow its node.
            sets = ["evaluation.final_games=100", *asked.fixed, f"env.n_threads={asked.cores}", *settings]
            command = [asked.turf, "train", "--game", asked.game, "--minutes", str(asked.minutes), "--seed", str(seed)]
            yield _place(asked, settings, seed), [*command, *(part for one in sets for part in ("--set", one))]


def _place(asked: SweepSettings, settings: tuple[str, ...], seed: int) -> Path:
    name = ",".join([*settings, f"seed={seed}"])
    return asked.folder / "".join(c if c.isalnum() or c in "=,.-_" else "_" for c in name)


def score(place: Path) -> float:
    """Returns a finished trial's mean over the bots of its last evaluation."""
    scores = [row["score"] for row in json.loads((place / "summary.json").read_text())["evaluation"]]
    return sum(scores) / len(scores) if scores else math.nan


def table(asked: SweepSettings) -> list[dict[str, Any]]:
    """A row for each combination, best first: mean over the seeds, and Student's 95 % interval of that (none of one seed)."""
    rows = []
    for settings in combinations(asked.sets):
        scores = [score(_place(asked, settings, seed)) for seed in range(1, asked.seeds + 1)]
        n, mean = len(scores), sum(scores) / len(scores)
        half = None
        if n > 1:
            deviation = math.sqrt(sum((x - mean) ** 2 for x in scores) / (n - 1))
            half = STUDENT[min(n - 1, len(STUDENT)) - 1] * deviation / math.sqrt(n)
        interval = None if half is None else [max(0.0, mean - half), min(1.0, mean + half)]
        rows.append({"settings": list(settings), "mean": mean, "ci95": interval, "scores": scores})
    return sorted(rows, key=lambda row: -row["mean"])


def text(told: dict[str, Any]) -> str:
    """For a terminal."""
    names = [" ".join(row["settings"]) for row in told["table"]]
    width = max(8, *(len(name) for name in names))
    lines = [f"{'settings':<{width}}  mean   95 %            seeds"]
    for name, row in zip(names, told["table"]):
        interval = "{:.3f} to {:.3f}".format(*row["ci95"]) if row["ci95"] else "-".ljust(14)
        lines.append(f"{name:<{width}}  {row['mean']:.3f}  {interval}  {' '.join(f'{x:.3f}' for x in row['scores'])}")
    return "\n".join(lines)


def _curves(asked: SweepSettings) -> Iterator[tuple[int, tuple[str, ...], list[tuple[float, float]]]]:
    for number, settings in enumerate(combinations(asked.sets)):
        for seed in range(1, asked.seeds + 1):
            file = _place(asked, settings, seed) / "evaluations.json"
            points = json.loads(file.read_text()) if file.exists() else []
            means = [(p["decisions"] / 1e6, [r["score"] for r in p["results"]]) for p in points if p["results"]]
            yield number, settings, [(x, sum(y) / len(y)) for x, y in means]


def picture(asked: SweepSettings) -> str:
    """Mean score over the bots against decisions, a line for each trial, a colour for each combination (SVG)."""
    curves = list(_curves(asked))
    most = max((x for _, _, points in curves for x, _ in points), default=1.0)
    parts = []
    for number, settings, points in curves:
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(f"{60 + 500 * x / most:.1f},{320 - 300 * y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
    for number, settings in enumerate(combinations(asked.sets)):
        name = " ".join(settings).replace("&", "&amp;").replace("<", "&lt;")
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<text x="575" y="{30 + 18 * number}" fill="{colour}">{name}</text>')
    for share in (0.0, 0.5, 1.0):
        parts.append(f'<text x="52" y="{324 - 300 * share:.0f}" text-anchor="end">{share:.1f}</text>')
    axes = '<path d="M60 20V320H560" fill="none" stroke="#555"/>'
    label = f'<text x="560" y="340" text-anchor="end">{most:.2f} M decisions</text>'
    size = 'viewBox="0 0 860 350" font-family="sans-serif" font-size="13"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{axes}{label}{"".join(parts)}</svg>\n'
