"""``python -m turf_rl.ray``: training and measuring on many machines."""
# pyright: standard
# Ray's own types are half known, which strict checking takes for our fault.

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ray.exceptions import RayError

import turf_rl
from turf_rl.ray import bench, cluster, sweep
from turf_rl.ray.beside import Plan
from turf_rl.ray.series import evaluate, ratings
from turf_rl.ray.train import Training, TrainSettings, program

NO_TOURNAMENT = """\
error: the arena's workers play tournaments on many machines: see `turf arena work --help` and docs/tutorials/course.md; \
on one machine `turf tournament` does"""
EPILOG = """\
Without --address (and RAY_ADDRESS) the cores of this machine play. To use more, once on each machine:
  export RAY_AUTH_MODE=token                                   # and ~/.ray/auth_token, the same on each
  ray start --head --node-ip-address=10.0.0.1 --port=6379      # the first one
  ray start --address=10.0.0.1:6379                            # every other one
and then --address auto on the first. turf-rl has to be the same build on all of them.
Ray runs what those who know the token send: keep its ports inside a network of your own.
Examples:
  python -m turf_rl.ray train --game paper --actors 64 --minutes 30 --run runs/big --address auto
  python -m turf_rl.ray train --game paper --actors 3 --run runs/p --evaluate wanderer,delta --evaluate-minutes 5
  python -m turf_rl.ray sweep --game paper --set dqn.n_step=4,8,16 --seeds 3 --minutes 2 --out sweeps/n
  python -m turf_rl.ray ratings --game paper --bots builtin,shipped --games 100 --results paper.json
  python -m turf_rl.ray evaluate --game paper --policy shipped --against wanderer,delta --games 1000
  python -m turf_rl.ray bench --game paper --minutes 2"""


def parser() -> argparse.ArgumentParser:
    """Makes the parser of the command line."""
    all_ = argparse.ArgumentParser(
        prog="python -m turf_rl.ray", description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = all_.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], None], about: str) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=about, description=about)
        one.set_defaults(run=run)
        one.add_argument("--game", required=True, choices=turf_rl.GAMES)
        one.add_argument("--address", metavar="HOST:PORT", help="the cluster; auto: the one this machine belongs to")
        return one

    def learner(one: argparse.ArgumentParser, minutes: float, what: str) -> None:
        one.add_argument("--minutes", type=float, default=minutes, help=f"{what}default: {minutes:g}")
        one.add_argument("--turf", metavar="PATH", help="the program; a sweep needs it on every node; default: TURF, or turf on the path")

    def contest(one: argparse.ArgumentParser, games: int) -> None:
        one.add_argument("--games", type=int, default=games, help=f"default: {games}")
        one.add_argument("--seed", type=int, help="root of all chance; default: 1, with Python bots one is drawn")
        one.add_argument("--json", metavar="FILE", help="write the result there, as the local command does; - is standard output")

    one = command("train", run_train, "Learn a game: `turf train`, and actors on the cluster that play for it.")
    one.add_argument("--actors", type=int, required=True, metavar="N", help="each takes one core of the cluster")
    learner(one, 10.0, "")
    one.add_argument("--run", type=Path, required=True, metavar="DIR", dest="folder", help="the run's folder")
    one.add_argument("--resume", action="store_true", help="go on from its newest checkpoint; `turf train` can, too")
    one.add_argument("--envs", type=int, default=128, help="games of an actor; default: 128")
    one.add_argument("--steps", type=int, default=32, help="decisions a game in a batch; default: 32")
    one.add_argument("--max-staleness", type=int, default=2000, metavar="UPDATES", help="leave out older batches; default: 2000")
    one.add_argument(
        "--evaluate", metavar="SPEC,...", help="measure the newest checkpoint against these, as tasks, instead of in the learner"
    )
    one.add_argument("--evaluate-minutes", type=float, default=2.0, metavar="M", help="from one such evaluation to the next; default: 2")
    one.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a setting, as of `turf train`")
    one.add_argument("--seed", type=int, help="root of the learner's chance")

    one = command("bench", run_bench, "Measure training with actors: beside local training, what a batch costs, what a learner takes in.")
    learner(one, 2.0, "of each training, start included; ")
    one.add_argument("--repeats", type=int, default=1, help="trainings of each kind, taking turns; default: 1")
    one.add_argument("--actors", type=int, default=1, metavar="N", help="default: 1")
    one.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a setting of all trainings")
    one.add_argument("--json", metavar="FILE", help="write the figures there; - is standard output")

    one = command("sweep", run_sweep, "Train with every combination of settings and seed; a table and a picture.")
    one.add_argument("--set", action="append", required=True, metavar="KEY=A,B,...", help="values to try; may be repeated")
    one.add_argument("--with", action="append", default=[], dest="fixed", metavar="KEY=VALUE", help="a setting of all trials")
    one.add_argument("--seeds", type=int, default=3, help="default: 3")
    learner(one, 10.0, "of each trial; ")
    one.add_argument("--cores", type=int, default=1, help="of each trial; default: 1")
    one.add_argument("--out", type=Path, required=True, metavar="DIR", help="what is finished there is not done again")

    one = command("ratings", run_ratings, "Rate bots by a round robin, as `turf ratings` does.")
    one.add_argument("--bots", default="builtin", metavar="SPEC,...", help="builtin stands for all built-in ones")
    one.add_argument("--results", type=Path, metavar="FILE", help="keep finished meetings there, and go on from there")
    contest(one, 40)

    one = command("evaluate", run_evaluate, "Measure a bot, as `turf evaluate` does.")
    one.add_argument("--policy", required=True, metavar="SPEC", help="who is measured")
    one.add_argument("--against", required=True, metavar="SPEC,...", help="whom it plays")
    contest(one, 200)
    return all_


def specs(listed: str) -> list[str]:
    """SPECs separated by commas; a folder of bot files stands for its files."""
    found = []
    for spec in (spec.strip() for spec in listed.split(",")):
        folder = Path(spec.removeprefix("python:"))
        if not (spec.startswith("python:") and folder.is_dir()):
            found.append(spec)
            continue
        files = sorted(folder.glob("*.py"))
        if not files:
            raise ValueError(f"{spec}: no .py file in this folder")
        found += [f"python:{file}" for file in files]
    return found


def write(where: str | None, told: dict[str, Any]) -> None:
    """Writes JSON where it is wanted."""
    text = json.dumps(told, indent=2) + "\n"
    if where == "-":
        sys.stdout.write(text)
    elif where is not None:
        Path(where).write_text(text)


def show(json_file: str | None, told: dict[str, Any]) -> None:
    """Prints the text, unless standard output takes the JSON."""
    text = told.pop("text")
    if json_file != "-":
        print(text, end="")


class Counter:
    """Tells of games as they end, every tenth of them all."""

    def __init__(self, games: int) -> None:
        self._all, self._done, self._told = games, 0, 0

    def __call__(self, games: int) -> None:
        self._done += games
        tenth = 10 * self._done // max(1, self._all)
        if tenth > self._told:
            self._told = tenth
            cluster.tell(f"{self._done} of {self._all} games")


def run_train(asked: argparse.Namespace) -> None:
    """``train``."""
    if asked.actors < 0 or asked.envs < 1 or asked.steps < 1 or not asked.minutes > 0:
        raise ValueError("--actors is a number from 0; --envs, --steps and --minutes are above 0")
    more = [part for pair in asked.set for part in ("--set", pair)]
    more += ["--seed", str(asked.seed)] if asked.seed is not None else []
    same = {key: getattr(asked, key) for key in ("game", "actors", "minutes", "envs", "steps", "resume", "max_staleness")}
    plan = Plan(specs(asked.evaluate), asked.evaluate_minutes) if asked.evaluate else None
    code = Training(TrainSettings(turf=program(asked.turf), run=asked.folder, evaluate=plan, more=more, **same)).run()
    if code != 0:
        raise SystemExit(code if code > 0 else 1)


def run_bench(asked: argparse.Namespace) -> None:
    """``bench``."""
    if asked.actors < 1 or asked.repeats < 1 or not asked.minutes > 0:
        raise ValueError("--actors, --repeats and --minutes are above 0")
    settings = bench.BenchSettings(program(asked.turf), asked.game, asked.minutes, asked.repeats, asked.actors, asked.set)
    told = bench.bench(settings, cluster.tell)
    if asked.json != "-":
        print(bench.text(told))
    write(asked.json, told)


def run_sweep(asked: argparse.Namespace) -> None:
    """``sweep``."""
    if asked.seeds < 1 or asked.cores < 1 or not asked.minutes > 0:
        raise ValueError("--seeds, --cores and --minutes are above 0")
    turf = str(Path(shutil.which(program(asked.turf)) or "").resolve())
    trials = sweep.SweepSettings(turf, asked.game, asked.out, asked.set, asked.seeds, asked.minutes, asked.cores, asked.fixed)
    try:
        told = sweep.sweep(trials)
    except KeyboardInterrupt:
        cluster.fail("stopped; finished trials are kept, rerun the command to resume")
    print(f"{sweep.text(told)}\n\ncurves: {asked.out / 'curves.svg'}")


def run_ratings(asked: argparse.Namespace) -> None:
    """``ratings``."""
    bots = specs(asked.bots)
    n = sum(len(turf_rl.bots(asked.game)) if spec == "builtin" else 1 for spec in bots)
    games = asked.games + asked.games % 2
    try:
        told = ratings(asked.game, bots, asked.games, asked.seed, asked.results, Counter(games * n * (n - 1) // 2))
    except KeyboardInterrupt:
        cluster.fail(
            "stopped; finished meetings are kept, rerun the command to resume"
            if asked.results
            else "stopped; --results FILE would have kept the finished meetings"
        )
    show(asked.json, told)
    write(asked.json, told)


def run_evaluate(asked: argparse.Namespace) -> None:
    """``evaluate``."""
    against = specs(asked.against)
    try:
        told = evaluate(asked.game, asked.policy, against, asked.games, asked.seed, Counter(asked.games * len(against)))
    except KeyboardInterrupt:
        cluster.fail("stopped")
    show(asked.json, told)
    write(asked.json, told)


def main(arguments: list[str] | None = None) -> None:
    """Runs a command."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["tournament"]:
        cluster.tell(NO_TOURNAMENT)
        raise SystemExit(2)
    asked = parser().parse_args(arguments)
    if getattr(asked, "games", 1) < 1:
        cluster.fail("--games takes a number from 1")
    try:
        with cluster.joined(asked.address):
            asked.run(asked)
    except (ValueError, OSError, RuntimeError, RayError) as error:
        cluster.fail(error)
    except KeyboardInterrupt:
        cluster.fail("stopped")


if __name__ == "__main__":
    main()
