"""Evaluations and ratings on three Ray nodes, processes of this machine."""

import json
import os
import signal
import subprocess
import sys
import threading

import pytest
import turf_rl
from test_fuzz import tiny_policy

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'turf-rl[ray]'")
from ray_cluster import cluster, wait  # noqa: E402, F401
from turf_rl.ray import cluster as joining  # noqa: E402
from turf_rl.ray import series  # noqa: E402
from turf_rl.ray.__main__ import main  # noqa: E402

BOTS = ["random", "delta", "wanderer", "charlie"]


def test_a_node_comes_and_goes(cluster):
    """Nodes can be started from the main thread only, so the series are played beside it."""
    games, told, against = [], [], BOTS[1:]
    thread = threading.Thread(target=lambda: told.append(series.evaluate("paper", "papa", against, 400, 3, games.append)))
    thread.start()
    wait(lambda: sum(games) > 2)
    node = cluster.add_node(num_cpus=2)
    before = sum(games)
    wait(lambda: sum(games) > before + 50 or told)
    cluster.remove_node(node, allow_graceful=False)
    thread.join(300)
    local = turf_rl.evaluate("papa", against=against, game="paper", games=400, seed=3)
    assert told and [(one["games"], one["mean_turns"]) for one in told[0]["opponents"]] == [(400, one.mean_turns) for one in local]


def test_bots_travel_by_content(cluster, tmp_path):
    policy, bot = tmp_path / "policy.turf", tmp_path / "bot.py"
    tiny_policy("paper").save(policy)
    bot.write_text("def play(stat, storage):\n    return 'L' if len(storage) % 7 else None\n")
    spec, other = f"me=python:{bot}", f"policy:{policy}@replies=2"
    told = series.evaluate("paper", other, ["random", spec], 4, 5)
    local = turf_rl.evaluate(other, against=["random", f"python:{bot}"], game="paper", games=4, seed=5)
    # A busy machine may cost a Python bot its clock, so only the first series has to agree.
    assert told["opponents"][0]["mean_turns"] == local["random"].mean_turns and told["opponents"][1]["games"] == 4
    assert told["opponents"][1]["name"] == "me" and "me" in told["text"]
    sent = joining.Shipped.of("paper", spec)
    forged = joining.Shipped(sent.spec, sent.name, "0" * 64, sent.content)
    with pytest.raises(RuntimeError, match="not the file"):
        forged.here()
    # What a worker has must be what the driver read.
    bot.write_text("def play(stat, storage):\n    return None\n")
    entrant = json.dumps({"name": "me", "spec": spec, "hash": "sha256:" + sent.sha256})
    with pytest.raises(ValueError, match="not the requested file"):
        turf_rl._turf.part("paper", [(entrant, spec)] * 2, 2, 1, 0, 1)


def test_ratings_are_the_local_ones_and_go_on(cluster, tmp_path):
    file = tmp_path / "results.json"
    local = turf_rl.ratings(BOTS, game="paper", games=6, seed=2)

    class Enough(Exception):
        pass

    def stop_after(games):
        left = [games]

        def progress(n):
            left[0] -= n
            if left[0] <= 0:
                raise Enough

        return progress

    with pytest.raises(Enough):
        series.ratings("paper", BOTS, 6, 2, file, stop_after(20))
    kept = file.read_text()
    told = series.ratings("paper", BOTS, 6, 2, file)
    assert set(kept.splitlines()[4:]) & set(file.read_text().splitlines()[4:])
    assert tuple(told["table"]) == local.table and told["zero"] == local.zero
    assert "wanderer" in told["text"]
    with pytest.raises(ValueError, match="other bots or settings"):
        series.ratings("paper", BOTS, 8, 2, file)


def test_another_build_is_refused_in_one_line(cluster, tmp_path, monkeypatch):
    real = turf_rl._turf.BUILD
    monkeypatch.setattr(turf_rl._turf, "BUILD", "0.0.9+other")
    with pytest.raises(RuntimeError, match="install the same on every node") as caught:
        series.evaluate("paper", "random", ["wanderer"], 4, 1)
    assert "\n" not in str(caught.value) and real in str(caught.value)


def test_what_happens_to_a_task_is_one_line(cluster):  # noqa: F811
    @ray.remote(num_cpus=1, max_retries=0)
    def task(dies):
        if dies:
            os._exit(3)
        raise ValueError("no such bot\nfurther lines")

    for dies, text in ((True, "workers of the cluster died"), (False, "^no such bot$")):
        with pytest.raises(RuntimeError, match=text) as caught, joining.plainly():
            ray.get(task.remote(dies))
        assert isinstance(caught.value.__cause__, ray.exceptions.RayError)


def test_ctrl_c_keeps_finished_meetings(cluster, tmp_path):
    file = tmp_path / "results.json"
    command = [sys.executable, "-m", "turf_rl.ray", "ratings", "--address", cluster.address, "--game", "paper"]
    command += ["--bots", ",".join(BOTS), "--games", "300", "--seed", "3", "--results", str(file)]

    def heed():
        # What a shell runs in the background ignores Ctrl-C, and so would what it starts.
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heed)
    wait(file.exists)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=120)
    assert process.returncode == 1 and "rerun the command to resume" in told, told
    left = []
    whole = series.ratings("paper", BOTS, 300, 3, file, left.append)
    assert 0 < sum(left) < 300 * 6
    assert tuple(whole["table"]) == turf_rl.ratings(BOTS, game="paper", games=300, seed=3).table


@pytest.mark.skipif("TURF" not in os.environ, reason="TURF names no program to compare with")
def test_the_numbers_are_the_commands(cluster, tmp_path):
    for name, command in {
        "ratings": ["ratings", "--bots", "random,charlie,wanderer", "--games", "6"],
        "evaluate": ["evaluate", "--policy", "charlie", "--against", "wanderer,random", "--games", "7"],
    }.items():
        ours, theirs = tmp_path / f"{name}-ray.json", tmp_path / f"{name}.json"
        asked = [command[0], "--game", "paper", *command[1:], "--seed", "7"]
        main([*asked, "--json", str(ours)])
        subprocess.run([os.environ["TURF"], *asked, "--json", str(theirs)], check=True, capture_output=True)
        told, expected = json.loads(ours.read_text()), json.loads(theirs.read_text())
        for one in (told, expected):
            one.pop("zero", None)
            for row in one.get("opponents", []):
                row.pop("ms_per_decision")
        assert told == expected, name


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (["evaluate", "--game", "paper", "--policy", "wizard", "--against", "random"], "unknown bot"),
        (["ratings", "--game", "paper", "--bots", "random"], "at least two bots"),
        (["evaluate", "--game", "paper", "--policy", "random", "--against", "random", "--games", "0"], "--games"),
    ],
)
def test_errors_are_one_line(cluster, tmp_path, monkeypatch, command, text):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as caught:
        main(command)
    assert text in str(caught.value) and "\n" not in str(caught.value)


def test_tournaments_are_the_arenas(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["tournament", "--game", "paper", "--bots", "random,delta"])
    told = capsys.readouterr().err
    assert caught.value.code == 2 and "turf arena work" in told and told.count("\n") == 1
