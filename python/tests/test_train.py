"""Training from Python is ``turf train``."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import turf_rl

BOARD = {"width": 16, "height": 15, "max_turns": 30}
SMALL = {
    "game.boards": [BOARD],
    "env.n_envs": 8,
    "env.n_threads": 1,
    "network.hidden": [8],
    "dqn.batch_size": 16,
    "dqn.learning_start": 32,
    "replay.capacity": 300,
    "league.snapshot_period": 400,
    "evaluation.period": 800,
    "evaluation.games": 2,
    "evaluation.confirm_games": 2,
    "evaluation.final_games": 2,
    "evaluation.unmet": 0,
    "metrics.period": 100,
}
TINY = ",".join(f"{key}={value}" for key, value in BOARD.items())
SETTINGS = [*SMALL.items()][1:]
SAME = ["--set", f"game.boards=[{{{TINY}}}]", *(part for key, value in SETTINGS for part in ("--set", f"{key}={value}"))]


def small(run, updates=20, **options):
    return turf_rl.train("paper", run, updates=updates, **{"settings": SMALL} | options)


def turf(*arguments):
    return subprocess.run([os.environ["TURF"], "train", *arguments], check=True, capture_output=True, text=True)


def test_the_callback_hears_all_numbers(tmp_path):
    heard = []
    learnt = small(tmp_path / "run", updates=120, seed=3, callback=lambda metrics: heard.append(dict(metrics)))
    assert all(isinstance(key, str) and isinstance(value, (int, float)) for one in heard for key, value in one.items())
    assert all({"updates", "decisions", "seconds"} <= one.keys() for one in heard)
    steps = [one["updates"] for one in heard]
    assert steps == sorted(steps) and steps[-1] == learnt.metrics["updates"] >= 120
    tags = set().union(*heard)
    assert {"learn/loss", "speed/decisions_per_s", "evaluation/wanderer", "final/wanderer"} <= tags
    assert learnt.metrics.keys() == tags
    names = {path.name for path in Path(learnt.run).iterdir()}
    wanted = "bot.py checkpoints config.toml evaluations.json events league.json policies policy.turf report.html run.toml summary.json"
    assert set(wanted.split()) <= names
    assert learnt.policy.encoding == "paper-v1" and learnt.policy.notes["seed"] == "3"
    assert turf_rl.evaluate(f"policy:{learnt.run}", against=["random"], game="paper", games=2).game == "paper"


@pytest.mark.skipif("TURF" not in os.environ, reason="TURF names no program to compare with")
def test_bits_are_the_commands_and_each_resumes_the_other(tmp_path):
    theirs, own = tmp_path / "theirs", tmp_path / "own"
    turf("--game", "paper", "--run", str(theirs), "--updates", "30", "--seed", "5", *SAME)
    assert small(own, updates=30, seed=5).run == str(own)

    def files(run):
        newest = max((run / "checkpoints").iterdir(), key=lambda folder: int(folder.name))
        names = ["policy.turf", "weights.safetensors", "replay.safetensors"]
        return [(run / "config.toml").read_bytes(), *((newest / name).read_bytes() for name in names)]

    assert files(theirs) == files(own)
    assert (theirs / "bot.py").read_bytes() == (own / "bot.py").read_bytes()
    turf("--run", str(own), "--resume", "--updates", "40")
    turf_rl.train("paper", theirs, updates=40, resume=True)
    assert files(theirs) == files(own)


def test_decisions_end_a_run(tmp_path):
    whole = small(tmp_path / "whole", updates=None, decisions=500)
    assert whole.metrics["decisions"] == 504, "the step of eight games that reaches them"
    small(tmp_path / "parts", updates=None, decisions=250)
    parts = turf_rl.train("paper", tmp_path / "parts", decisions=500, resume=True)
    assert parts.policy.to_bytes() == whole.policy.to_bytes()


def test_a_true_value_stops_and_an_exception_is_raised(tmp_path):
    calls = []

    def enough(metrics):
        calls.append(metrics)
        return metrics["decisions"] >= 300

    stopped = small(tmp_path / "stopped", updates=10**9, callback=enough)
    assert calls[-1]["decisions"] < 1000 and "final/wanderer" not in stopped.metrics

    def broken(metrics):
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        small(tmp_path / "broken", updates=10**9, callback=broken)
    for name in ("stopped", "broken"):
        at = int(turf_rl.Policy.load(tmp_path / name).notes["updates"])
        done = turf_rl.train("paper", tmp_path / name, updates=at + 1, resume=True)
        assert done.metrics["updates"] > at


def test_ctrl_c_keeps_a_checkpoint(tmp_path):
    code = (
        "import signal, sys, turf_rl, test_train\n"
        "signal.signal(signal.SIGALRM, signal.default_int_handler)\n"
        "timer, wait = signal.ITIMER_REAL, [0.3]\n"
        "begin = lambda metrics: wait and signal.setitimer(timer, wait.pop()) and None\n"
        "try: test_train.small(sys.argv[1], 10**9, callback=begin)\n"
        "except KeyboardInterrupt: print('stopped')\n"
    )
    run, tests = tmp_path / "run", Path(__file__).parent
    command = [sys.executable, "-c", code, str(run)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True, cwd=tests)
    assert (done.stdout, done.stderr) == ("stopped\n", "")
    at = int(turf_rl.Policy.load(run).notes["updates"])
    assert at > 0 and turf_rl.train("paper", run, updates=at + 1, resume=True).metrics["updates"] > at


def test_runs_in_threads_stop_apart(tmp_path):
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(2) as threads:
        stopped = threads.submit(small, tmp_path / "a", updates=10**9, callback=lambda metrics: metrics["updates"] > 9)
        whole = threads.submit(small, tmp_path / "b", updates=60)
        assert "final/wanderer" in whole.result().metrics and "final/wanderer" not in stopped.result().metrics
    alone = small(tmp_path / "c", updates=60)
    assert alone.policy.to_bytes() == whole.result().policy.to_bytes()


def test_errors_are_one_line(tmp_path):
    run = tmp_path / "run"
    small(run, updates=1)
    for options, text in [
        ({"settings": {"dqn.gama": 1}}, "did you mean dqn.gamma"),
        ({"settings": {"game.boards": []}}, "game"),
        ({"settings": {"dqn.gamma": 2.0}}, "gamma"),
        ({"preset": "quick"}, "no preset quick; it has fast"),
        ({"config": tmp_path / "none.toml"}, "none.toml"),
        ({"from_": "policy:none.turf"}, "none.turf"),
        ({"patience": 2}, "for a search that learns"),
        ({"minutes": 0}, "minutes must be positive"),
        ({"minutes": float("nan")}, "JSON compliant"),
        ({"settings": {"dqn.gamma": None}}, "TOML value"),
        ({"resume": True}, "no run to resume"),
        ({"resume": True, "seed": 1}, "seed belongs to a new run"),
        ({"resume": True, "run": None}, "name it"),
        ({"resume": True, "run": run, "settings": {"dqn.n_step": 9}}, "dqn.n_step cannot be changed"),
        ({"run": run}, "already holds a run"),
        ({"game": "chess"}, "no game"),
        ({"game": "paper-view"}, "turf trains paper on paper-v1"),
        ({"game": "stellar", "run": run, "resume": True}, "not a run of stellar"),
    ]:
        with pytest.raises(ValueError, match=text) as caught:
            turf_rl.train(**{"game": "paper", "run": tmp_path / "new"} | options)
        assert "\n" not in str(caught.value)
    assert not (tmp_path / "new").exists()
