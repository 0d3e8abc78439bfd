"""Training with actors on three Ray nodes, processes of this machine."""

import dataclasses
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'turf-rl[ray]'")
from ray_cluster import cluster, wait, workers  # noqa: E402, F401
from turf_rl.ray import bench, sweep  # noqa: E402
from turf_rl.ray.beside import Plan  # noqa: E402
from turf_rl.ray.train import Training, TrainSettings  # noqa: E402

TURF = os.environ.get("TURF", "")
if not TURF:
    pytest.skip("TURF names no turf program", allow_module_level=True)

SMALL = {
    "learner": "dqn",
    "env.n_envs": 16,
    "env.n_threads": 1,
    "replay.capacity": 20000,
    "dqn.learning_start": 500,
    "dqn.batch_size": 64,
    "network.hidden": "[32]",
    "checkpoint.minutes": 0.02,
    "evaluation.period": 0,
    "evaluation.final_games": 0,
    "league.snapshot_period": 20000,
}
SET = [part for key, value in SMALL.items() for part in ("--set", f"{key}={value}")]


def asked(folder, **more):
    plain = {"turf": TURF, "game": "duel2048", "run": folder, "actors": 2, "minutes": 10.0, "envs": 8, "steps": 8}
    return TrainSettings(**(plain | {"more": [] if more.get("resume") else SET} | more))


class InBackground:
    """A training, and its end."""

    def __init__(self, asked):
        self.training, self.code = Training(asked), None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self):
        self.code = self.training.run()

    def wait(self, until):
        """Until something is so, while it trains."""
        wait(lambda: until() or not self.thread.is_alive())
        assert until(), "the training ended before"

    def end(self):
        """SIGTERM to the learner, as the driver sends it on Ctrl-C."""
        self.training.learner.process.send_signal(signal.SIGTERM)
        self.thread.join(200)
        assert not self.thread.is_alive()
        return self.code


def summary(folder):
    return json.loads((folder / "summary.json").read_text())


def test_actors_nodes_and_learners_come_and_go(cluster, tmp_path):  # noqa: F811
    folder = tmp_path / "run"
    node = cluster.add_node(num_cpus=1)
    run = InBackground(asked(folder, actors=3))
    run.wait(lambda: run.training.batches > 20)
    os.kill(workers("ray::Player")[0], signal.SIGKILL)
    run.wait(lambda: run.training.lost > 0)
    at = run.training.batches
    run.wait(lambda: run.training.batches > at + 20)
    cluster.remove_node(node, allow_graceful=False)
    at = run.training.batches
    run.wait(lambda: run.training.batches > at + 20)
    run.wait(lambda: list(folder.glob("checkpoints/*")))
    first = run.training.learner
    first.process.kill()
    run.wait(lambda: run.training.learner is not first)
    at = run.training.batches
    run.wait(lambda: run.training.batches > at + 10)
    assert run.end() == 0
    told = summary(folder)
    assert told["decisions"] > 0 and told["updates"] > 0 and (folder / "policy.turf").exists()
    # It goes on without Ray, and back.
    more = ["--run", str(folder), "--resume", "--game", "duel2048"]
    subprocess.run([TURF, "train", *more, "--updates", str(told["updates"] + 20)], check=True, capture_output=True)
    alone = summary(folder)
    assert alone["decisions"] > told["decisions"]
    again = InBackground(asked(folder, resume=True))
    again.wait(lambda: again.training.batches > 10)
    assert again.end() == 0 and summary(folder)["decisions"] > alone["decisions"]


def test_checkpoints_are_measured_beside_training(cluster, tmp_path):  # noqa: F811
    folder = tmp_path / "run"
    more = [*SET, "--set", "checkpoint.keep=100"]
    run = InBackground(asked(folder, evaluate=Plan(["random", "greedy"], 0.01), more=more))
    file = folder / "evaluations.json"
    run.wait(lambda: file.exists() and len(json.loads(file.read_text())) >= 2)
    assert run.end() == 0
    first, second, *_ = json.loads(file.read_text())
    assert 0 < first["updates"] < second["updates"] and first["decisions"] < second["decisions"]
    assert [one["bot"] for one in first["results"]] == ["random", "greedy"]
    # The numbers are the command's.
    policy = folder / "checkpoints" / str(first["updates"]) / "policy.turf"
    command = [TURF, "evaluate", "--game", "duel2048", "--policy", f"policy:{policy}", "--against", "random,greedy"]
    done = subprocess.run([*command, "--games", "40", "--seed", "7", "--json", "-"], check=True, capture_output=True)
    told = json.loads(done.stdout)["opponents"]
    assert [(one["score"], one["ci95"]) for one in told] == [(one["score"], one["ci95"]) for one in first["results"]]


def test_the_driver_killed_leaves_a_run_to_go_on_with(cluster, tmp_path):  # noqa: F811
    folder = tmp_path / "run"
    command = [sys.executable, "-m", "turf_rl.ray", "train", "--game", "duel2048", "--actors", "1", "--run", str(folder)]
    command += ["--address", cluster.address, "--turf", TURF, "--envs", "8", *SET]
    driver = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    wait(lambda: list(folder.glob("checkpoints/*")))
    driver.kill()
    driver.wait()
    wait(lambda: (folder / "policy.turf").exists() and (folder / "summary.json").exists())
    assert summary(folder)["decisions"] > 0


def test_a_sweep_of_two_by_two_goes_on(cluster, tmp_path):  # noqa: F811
    fixed = [pair for pair in SET if pair != "--set" and not pair.startswith(("env.n_threads", "evaluation"))]
    fixed += ["evaluation.final_games=4", 'evaluation.bots=["random"]']
    plan = sweep.SweepSettings(TURF, "duel2048", tmp_path / "s", ["dqn.n_step=1,2"], 1, 0.05, 1, fixed)
    first = sweep.sweep(plan)
    assert len(first["table"]) == 2 and first["table"][0]["ci95"] is None
    finished = sorted(tmp_path.glob("s/*/summary.json"))
    times = [file.stat().st_mtime_ns for file in finished]
    told = sweep.sweep(dataclasses.replace(plan, seeds=2))
    assert [file.stat().st_mtime_ns for file in finished] == times, "what is finished is not done again"
    assert len(list(tmp_path.glob("s/*/policy.turf"))) == 4 and all(len(row["scores"]) == 2 for row in told["table"])
    low, high = told["table"][0]["ci95"]
    assert low <= told["table"][0]["mean"] <= high and "dqn.n_step=1" in sweep.text(told)
    assert (tmp_path / "s/curves.svg").read_text().count("<polyline") == 4
    with pytest.raises(ValueError, match="another sweep"):
        sweep.sweep(dataclasses.replace(plan, minutes=1.0))
    with pytest.raises(RuntimeError, match="dqn.nothing"):
        sweep.sweep(dataclasses.replace(plan, folder=tmp_path / "t", sets=["dqn.nothing=1"]))


def test_what_it_costs_is_measured(cluster):  # noqa: F811
    fixed = [pair for pair in SET if pair != "--set" and not pair.startswith(("evaluation", "env.n_envs"))]
    lines = []
    told = bench.bench(bench.BenchSettings(TURF, "duel2048", 0.1, 1, 2, fixed), lines.append)
    assert len(lines) == 2 and len(told["ratios"]) == 1 and told["local"][0] > 0 and told["ray"][0] > 0
    batch = told["batch"]
    assert batch["decisions"] == 128 * 32 and batch["compressed_bytes"] < batch["bytes"]
    assert told["actor"] > 0 and told["store"] > 0
    intake = told["intake"]
    # What was sent is what the learner counted, but for its own games and what was on its way before counting began.
    assert 0 < intake["append_us"] < 1e6 / intake["decisions_per_s"] * os.cpu_count()
    assert f"{batch['bytes']:.0f} bytes" in bench.text(told)
    with pytest.raises(RuntimeError, match="dqn.nothing"):
        bench.bench(bench.BenchSettings(TURF, "duel2048", 0.1, 1, 2, ["dqn.nothing=1"]), lines.append)
