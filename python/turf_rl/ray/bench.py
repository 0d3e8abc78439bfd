"""``python -m turf_rl.ray bench``: what training with actors costs, and what a learner can take in."""
# pyright: standard
# Ray's own types are half known, which strict checking takes for our fault.

from __future__ import annotations

import json
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import ray

from turf_rl import _turf
from turf_rl.ray import train
from turf_rl.ray.cluster import plainly
from turf_rl.ray.train import Player, Training

RECORDED = 8
"""Batches that are recorded, and then sent over and over."""
LITTLE = ("dqn.samples_per_transition=0.01", "env.n_envs=64", "league.snapshot_period=0")
"""The learner that only takes in: hardly any updates, hardly any games of its own."""
ALONE = ("evaluation.period=0", "evaluation.final_games=0", "checkpoint.replay=false")
"""Part of a run that a measurement of speed leaves out."""
WARM_UP = 0.1
"""The part of a measurement before counting begins: what lies between driver and learner fills up."""


@dataclass(frozen=True)
class BenchSettings:
    """Measurements to make."""

    turf: str
    game: str
    minutes: float
    repeats: int
    actors: int
    settings: list[str]


@plainly()
def bench(asked: BenchSettings, tell: Callable[[str], None]) -> dict[str, Any]:
    """Everything, as the table and the JSON have it; works in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="turf-bench-") as temporary:
        folder = Path(temporary)
        rates: dict[str, list[float]] = {"local": [], "ray": []}
        for turn in range(asked.repeats):
            for kind, measure in (("local", _local), ("ray", _with_actors)):
                rates[kind].append(measure(asked, folder / f"{kind}-{turn}"))
                tell(f"{kind}: {rates[kind][-1]:,.0f} decisions/s in {asked.minutes:g} minutes")
        ratios = [after / before for before, after in zip(rates["local"], rates["ray"], strict=True)]
        told = {"game": asked.game, "build": _turf.BUILD, "minutes": asked.minutes, "actors": asked.actors, **rates}
        told |= {"ratio": median(ratios), "ratios": ratios}
        return told | _intake(asked, folder / "intake")


def text(told: dict[str, Any]) -> str:
    """As a table for people."""
    batch, store, intake = told["batch"], told["store"], told["intake"]
    rows = [
        ("training, the command alone", f"{median(told['local']):,.0f} decisions/s"),
        (f"training, {told['actors']} actors beside the learner", f"{median(told['ray']):,.0f} decisions/s, {told['ratio']:.2f} of it"),
        ("an actor alone plays", f"{told['actor']:,.0f} decisions/s"),
        ("a decision on the wire", f"{batch['bytes']:.0f} bytes, {batch['compressed_bytes']:.0f} compressed"),
        ("write a batch", f"{batch['encode_us']:.3f} µs a decision"),
        ("compress it (between machines only)", f"{batch['compress_us']:.3f} µs a decision"),
        ("object store, put and get", f"{store:.3f} µs a decision"),
        ("decompress it", f"{batch['decompress_us']:.3f} µs a decision"),
        ("read and check it", f"{batch['decode_us']:.3f} µs a decision"),
        ("append it to the replay memory", f"{intake['append_us']:.3f} µs a decision"),
        ("the learner takes in, hardly learning", f"{intake['decisions_per_s']:,.0f} decisions/s, {intake['mb_per_s']:,.0f} MB/s"),
    ]
    wide = max(len(name) for name, _ in rows)
    head = f"{told['game']}, {told['minutes']:g} minutes each, {told['build']}"
    return "\n".join([head, *(f"  {name:<{wide}}  {figure}" for name, figure in rows)])


def _settings(*pairs: str) -> list[str]:
    return [part for pair in pairs for part in ("--set", pair)]


def _rate(run: Path) -> float:
    return float(json.loads((run / "summary.json").read_text())["decisions_per_s"])


def _local(asked: BenchSettings, run: Path) -> float:
    command = [asked.turf, "train", "--game", asked.game, "--run", str(run), "--minutes", f"{asked.minutes:.4f}"]
    made = subprocess.run([*command, *_settings("learner=dqn", *ALONE, *asked.settings)], capture_output=True, text=True)
    if made.returncode != 0:
        raise RuntimeError(made.stderr.strip().splitlines()[-1].removeprefix("error: "))
    return _rate(run)


def _with_actors(asked: BenchSettings, run: Path) -> float:
    more = _settings(*ALONE, *asked.settings)
    training = Training(
        train.TrainSettings(turf=asked.turf, game=asked.game, run=run, actors=asked.actors, minutes=asked.minutes, more=more)
    )
    if training.run() != 0:
        raise RuntimeError("the training with actors failed; what it said is above")
    return _rate(run)


def _intake(asked: BenchSettings, run: Path) -> dict[str, Any]:
    """Records batches of one actor, then sends them over and over."""
    envs, steps = train.TrainSettings.envs, train.TrainSettings.steps
    more = _settings(*ALONE, *LITTLE, *asked.settings)
    plan = train.TrainSettings(asked.turf, asked.game, run, 1, 10.0, max_staleness=1 << 40, more=more)
    learner = train.Learner(plan.command(10.0, False))
    try:
        while learner.orders.play is None and not learner.gone.is_set():
            time.sleep(0.05)
        if learner.gone.is_set():
            raise RuntimeError("the learner ended; what it said is above")
        league = Training(plan).league()
        make: Any = Player
        player = make.remote(league, 1)
        # The first batches are of games that all begin.
        ray.get([player.play.remote(learner.orders, steps) for _ in range(4)])
        batches, start = [], time.monotonic()
        for _ in range(RECORDED):
            batches.append(bytes(ray.get(player.play.remote(learner.orders, steps))))
        actor = RECORDED * envs * steps / (time.monotonic() - start)
        ray.kill(player)
        start = time.monotonic()
        for batch in batches:
            ray.get(ray.put(batch))
        store = (time.monotonic() - start) * 1e6 / (RECORDED * envs * steps)
        costs = _turf.wire_costs(league.encoding, league.settings, batches[-1], 20)
        rate, bytes_ = _send(learner, batches, envs * steps, 60 * min(asked.minutes, 0.5))
    finally:
        learner.end()
    told = json.loads((run / "summary.json").read_text())
    append = told["time_share"]["append"] * told["busy_threads"] * told["wall_s"] / told["decisions"] * 1e6
    intake = {"decisions_per_s": rate, "mb_per_s": bytes_ / 1e6, "append_us": append, "settings": list(LITTLE)}
    return {"actor": actor, "batch": costs, "store": store, "intake": intake}


def _send(learner: train.Learner, batches: list[bytes], decisions: int, seconds: float) -> tuple[float, float]:
    """Decisions and bytes a second that it takes, once what lies between is full."""
    begin = time.monotonic() + WARM_UP * seconds
    end, start, now, sent, bytes_ = begin + seconds, begin, begin, 0, 0
    for batch in cycle(batches):
        if not learner.send(batch):
            raise RuntimeError("the learner ended; what it said is above")
        now = time.monotonic()
        if now < begin:
            start = now
            continue
        sent, bytes_ = sent + 1, bytes_ + len(batch)
        if now >= end:
            break
    passed = now - start
    return sent * decisions / passed, bytes_ / passed
