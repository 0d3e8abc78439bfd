"""``python -m turf_rl.bench``: steps from Python beside the Rust loop, in one run, and other libraries where installed.

A named bot first plays both sides, or one against the weakest bot. All contenders of a table then play its choices again, so
they meet the same positions: of ``--steps`` steps from the beginning of the games, whole games of the contest by default.
They take turns in short slices, each on one thread, and are measured in this process's processor time, that of a library's own
threads included: decisions a second and core. What else runs on the machine does not count. ``Rust loop`` steps in Rust, in
the same environment.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

import turf_rl
from turf_rl.bench_peers import PEERS

Run = Callable[[int], tuple[int, float]]
"""Plays the slice of this number; decisions and seconds of processor time."""
Contender = tuple[str, Run, str]

CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("paper, facts", "paper", {"encoding": "facts"}),
    ("paper, 11 x 11 crop", "paper", {"encoding": "crop"}),
    ("duel2048", "duel2048", {}),
]
PLAYERS = {"paper": "shipped", "duel2048": "wedge"}
SEEDS = 32
"""Different games in a recording; further games repeat them."""
SLICES = 20


@dataclass(frozen=True)
class Recording:
    """Choices of a bot in ``n`` games that began from ``seeds``."""

    seeds: list[int]
    slices: list[npt.NDArray[np.uint16]]
    """Choices of each slice, steps x n."""
    about: str


def record(game: str, n: int, steps: int, **settings: Any) -> Recording:
    """Lets the game's player choose."""
    few, player = min(n, SEEDS), PLAYERS[game]
    env = turf_rl.VecEnv(game, few, **settings)
    env.reset(seed=list(range(few)))
    bot, choices = turf_rl.bot(game, player), np.empty((steps, few), np.uint16)
    for row in choices:
        row[:] = bot(env)
        env.step(row)
    ended = sum(env.episode(i) for i in range(few))
    seeds = [i % few for i in range(n)]
    about = f"played by {player}: {1e3 * ended / choices.size:.2f} ends per 1,000 decisions"
    return Recording(seeds, [np.ascontiguousarray(part) for part in np.array_split(choices[:, seeds], SLICES)], about)


def timed(play: Callable[[], int]) -> tuple[int, float]:
    """Decisions of a slice, and its processor time."""
    start = time.process_time()
    count = play()
    return count, max(time.process_time() - start, 1e-9)


def in_rust(env: turf_rl.VecEnv, played: Recording) -> Run:
    """The loop in Rust."""

    def run(k: int) -> tuple[int, float]:
        if k == 0:
            env.reset(seed=played.seeds)
        choices = played.slices[k].reshape(-1)
        return timed(lambda: env.spin(choices))

    return run


def stepped(env: Any, played: Recording) -> Run:
    """Steps from Python."""

    def run(k: int) -> tuple[int, float]:
        if k == 0:
            env.reset(seed=played.seeds)
        choices = played.slices[k].astype(np.int64)

        def play() -> int:
            for row in choices:
                env.step(row)
            return choices.size

        return timed(play)

    return run


def of_gymnasium(game: str, n: int, copy: bool, played: Recording, **settings: Any) -> Run | None:
    """Steps of the Gymnasium vector form: one's own decisions."""
    try:
        from turf_rl.gym import TurfVectorEnv
    except ModuleNotFoundError:
        return None
    env = TurfVectorEnv(game, n, copy=copy, autoreset_mode="SameStep", **settings)
    return stepped(env, played)


def of_peer(step: Callable[[], int], seconds: float) -> Run:
    """Another library's steps, for so long."""

    def run(_: int) -> tuple[int, float]:
        def play() -> int:
            count, until = 0, time.perf_counter() + seconds / SLICES
            while time.perf_counter() < until:
                count += step()
            return count

        return timed(play)

    return run


def two_threads(n: int, seconds: float, played: Recording, slices: int = 12) -> float:
    """Two Python threads, each with an environment of its own, beside one thread and beside two processes; returns the first ratio.

    Wall time, as only that shows waiting for one another, so other work on the machine takes its share: the three take turns,
    and two processes, which share no lock, are as fast as two threads could be here and now.
    """
    envs = [turf_rl.VecEnv("paper", n, encoding="facts", final_observation=False) for _ in range(2)]
    rows = np.concatenate(played.slices).astype(np.int64)
    at = {id(env): 0 for env in envs}
    fork = multiprocessing.get_context("fork")

    def run(env: turf_rl.VecEnv, until: float, told: Callable[[int], object]) -> None:
        count = 0
        while time.perf_counter() < until:
            if at[id(env)] % len(rows) == 0:
                env.reset(seed=played.seeds)
            env.step(rows[at[id(env)] % len(rows)])
            at[id(env)] += 1
            count += n
        told(count)

    def threads(many: int) -> int:
        counts: list[int] = []
        until = time.perf_counter() + seconds / slices
        started = [threading.Thread(target=run, args=(env, until, counts.append)) for env in envs[:many]]
        for one in started:
            one.start()
        for one in started:
            one.join()
        return sum(counts)

    def processes() -> int:
        counts = fork.SimpleQueue()
        until = time.perf_counter() + seconds / slices
        started = [fork.Process(target=run, args=(env, until, counts.put)) for env in envs]
        for one in started:
            one.start()
        for one in started:
            one.join()
        return sum(counts.get() for _ in started)

    total = [0, 0, 0]
    for _ in range(slices):
        for k, count in enumerate((threads(1), threads(2), processes())):
            total[k] += count
    one, two, apart = total
    print(
        f"paper, facts, {n} games a thread: two Python threads, an environment each (wall time)\n"
        f"  x {two / one:.2f} of one thread, x {two / apart:.2f} of two processes ({apart / one:.2f} of one thread)"
    )
    return two / one


def table(title: str, contenders: Sequence[Contender]) -> dict[str, float]:
    """Lets them take turns; prints and returns the speed of each, and prints the median of the slices' ratios to the first."""
    told: dict[str, list[tuple[int, float]]] = {name: [] for name, _, _ in contenders}
    for k in range(SLICES):
        for name, run, _ in contenders:
            told[name].append(run(k))
    first = told[contenders[0][0]]
    print(title)
    speeds: dict[str, float] = {}
    for name, _, note in contenders:
        speeds[name] = sum(n for n, _ in told[name]) / sum(s for _, s in told[name])
        ratio = statistics.median(n / s * t / m for (n, s), (m, t) in zip(told[name], first))
        print(f"  {name:<36} {speeds[name] / 1e3:>9.0f} k decisions/s a core  x {ratio:.2f}  {note}")
    return speeds


def beside_others(n: int, seconds: float, recordings: dict[str, Recording]) -> None:
    """turf's games, both sides played as recorded, and those of other libraries, played by legal choices, in one table."""
    contenders: list[Contender] = []
    for title, game, settings in CASES:
        env = turf_rl.VecEnv(game, n, final_observation=False, **settings)
        size = sum(part.nbytes for part in env.observation.values()) // n
        run = stepped(env, recordings[game])
        contenders.append((f"turf {title}", run, f"{size} bytes, {recordings[game].about}"))
    for peer in PEERS:
        found = peer.found()
        if found is None:
            print(f"{peer.name}: not installed ({peer.install})")
            continue
        try:
            step, size = peer.make(n)
            step()
        except Exception as error:  # another library's: whatever it says, the table goes on without it
            print(f"{peer.name}: {peer.package} {found} does not run here: {error}")
            continue
        note = f"{size} bytes, played by {peer.played_by}, {peer.package} {found}"
        contenders.append((peer.name, of_peer(step, seconds), note))
    table(f"beside other libraries, {n} games where they step many", contenders)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m turf_rl.bench", description=__doc__)
    parser.add_argument("--steps", type=int, default=4000, help="steps of each measurement, from the beginning of the games")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of other libraries' measurements, and of the threads'")
    parser.add_argument("--games", type=int, default=1024, help="games stepped together")
    options = parser.parse_args()
    n, seconds, steps = options.games, options.seconds, max(options.steps, SLICES)
    both_sides: dict[str, Recording] = {}
    one_side: dict[str, Recording] = {}
    for title, game, settings in CASES:
        weakest = turf_rl.bots(game)[0].name
        if game not in both_sides:
            both_sides[game] = record(game, n, steps)
            one_side[game] = record(game, n, steps, opponents=[weakest])
        env = turf_rl.VecEnv(game, n, final_observation=False, **settings)
        size = f"{sum(part.nbytes for part in env.observation.values()) // n} bytes"
        played = both_sides[game]
        both: list[Contender] = [
            ("Rust loop", in_rust(env, played), size),
            ("VecEnv.step from Python", stepped(turf_rl.VecEnv(game, n, final_observation=False, **settings), played), size),
        ]
        table(f"{title}, {n} games, both seats, {played.about}", both)
        played = one_side[game]
        one: list[Contender] = [
            ("Rust loop", in_rust(turf_rl.VecEnv(game, n, opponents=[weakest], **settings), played), size),
            ("VecEnv.step from Python", stepped(turf_rl.VecEnv(game, n, opponents=[weakest], **settings), played), size),
        ]
        for name, copy in (("Gymnasium vector, copy=False", False), ("Gymnasium vector", True)):
            run = of_gymnasium(game, n, copy, played, opponents=[weakest], **settings)
            if run is not None:
                one.append((name, run, size))
        table(f"{title}, {n} games, against {weakest}, {played.about}", one)
    two_threads(n, 3 * seconds, both_sides["paper"])
    beside_others(n, seconds, both_sides)


if __name__ == "__main__":
    main()
