"""Contests on three Ray nodes, processes of this machine."""

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading

import pytest
import turf_rl
from test_fuzz import tiny_policy

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'turf-rl[ray]'")
from ray_cluster import cluster, wait, workers  # noqa: E402, F401
from turf_rl.ray import cluster as joining  # noqa: E402
from turf_rl.ray import series, tournament  # noqa: E402
from turf_rl.ray.__main__ import main  # noqa: E402

BOTS = ["random", "delta", "wanderer", "charlie", "me=delta", "papa", "you=papa", "november"]


def settings(folder, **more):
    plain = {"game": "paper", "specs": BOTS, "format": "swiss", "games": 10, "seed": 3, "folder": str(folder), "strict": True}
    return plain | more


def games_of(folder):
    """Every stored game, without what a clock measured."""
    rows = "pairing, number, setup, first, second, winner, reason, turns, score_first, score_second, seed_first, seed_second, replay"
    with sqlite3.connect(folder / "results.sqlite") as file:
        return sorted(file.execute(f"SELECT p.key, {rows.replace('first, second', 'g.first, g.second', 1)} FROM game g JOIN pairing p ON p.id = g.pairing"))


def locally(folder):
    return turf_rl.tournament(BOTS, folder, game="paper", format="swiss", games=10, seed=3, threads=2)


def stripped(table):
    return [{key: row[key] for key in row if "ms" not in key} for row in table]


class Killer(tournament.RemoteWorkers):
    """Kills all workers at four of the first games: a pairing is given up after MOST_DEATHS deaths at one game."""

    def __init__(self):
        super().__init__()
        self.games, self.killed, self.lines = 0, 0, []

    def tell(self, line):
        self.lines.append(line)

    def play(self, errand):
        for news in super().play(errand):
            yield news
            self.games += 1
            if self.games % 5 == 0 and self.games // 5 < tournament.MOST_DEATHS and news.startswith("{"):
                for pid in workers("ray::play_errand"):
                    with contextlib.suppress(ProcessLookupError):  # it has just ended
                        os.kill(pid, signal.SIGKILL)
                        self.killed += 1


def test_a_tournament_with_killed_workers_is_the_local_one(cluster, tmp_path):  # noqa: F811
    local = locally(tmp_path / "here")
    killer = Killer()
    told = json.loads(turf_rl._turf.tournament(json.dumps(settings(tmp_path / "there")), 1, killer))
    assert told["finished"] and killer.killed > 0
    assert any("another one goes on" in line for line in killer.lines)
    assert stripped(told["table"]) == stripped(local.table)
    assert games_of(tmp_path / "there") == games_of(tmp_path / "here")
    # And the other way: the local program finds nothing left to play.
    assert locally(tmp_path / "there").table == tuple(told["table"])


def test_a_node_comes_and_goes(cluster, tmp_path):
    """Nodes can be started from the main thread only, so the tournament is played beside it."""

    class Counting(tournament.RemoteWorkers):
        games = 0

        def tell(self, line):
            pass

        def play(self, errand):
            for news in super().play(errand):
                yield news
                self.games += 1

    there, told = Counting(), []
    asked = json.dumps(settings(tmp_path / "there"))
    thread = threading.Thread(target=lambda: told.append(json.loads(turf_rl._turf.tournament(asked, 1, there))))
    thread.start()
    wait(lambda: there.games > 2)
    node = cluster.add_node(num_cpus=2)
    before = there.games
    wait(lambda: there.games > before + 5 or told)
    cluster.remove_node(node, allow_graceful=False)
    thread.join(300)
    assert told and told[0]["finished"]
    locally(tmp_path / "here")
    assert games_of(tmp_path / "there") == games_of(tmp_path / "here")


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
    bots, file = BOTS[:4], tmp_path / "results.json"
    local = turf_rl.ratings(bots, game="paper", games=6, seed=2)

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
        series.ratings("paper", bots, 6, 2, file, stop_after(20))
    kept = file.read_text()
    told = series.ratings("paper", bots, 6, 2, file)
    assert set(kept.splitlines()[4:]) & set(file.read_text().splitlines()[4:])
    assert tuple(told["table"]) == local.table and told["zero"] == local.zero
    assert "wanderer" in told["text"]
    with pytest.raises(ValueError, match="other bots or settings"):
        series.ratings("paper", bots, 8, 2, file)


def test_another_build_is_refused_in_one_line(cluster, tmp_path, monkeypatch):
    there = tournament.RemoteWorkers()
    real = turf_rl._turf.BUILD
    monkeypatch.setattr(turf_rl._turf, "BUILD", "0.0.9+other")
    with pytest.raises(ValueError, match="install the same on every node") as caught:
        turf_rl._turf.tournament(json.dumps(settings(tmp_path / "t")), 1, there)
    assert "\n" not in str(caught.value) and real in str(caught.value)
    with pytest.raises(RuntimeError, match="install the same on every node"):
        series.evaluate("paper", "random", ["wanderer"], 4, 1)


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


def test_ctrl_c_keeps_finished_games(cluster, tmp_path):
    folder, slow = tmp_path / "t", tmp_path / "slow.py"
    # A bot that takes its time, so that the tournament is not over before the key is pressed.
    slow.write_text("import time\n\ndef load(stat, storage):\n    time.sleep(0.3)\n\ndef play(stat, storage):\n    return 'L'\n")
    bots = [*BOTS, f"slow=python:{slow}"]
    command = [sys.executable, "-m", "turf_rl.ray", "tournament", "--address", cluster.address, "--game", "paper"]
    command += ["--bots", ",".join(bots), "--format", "swiss", "--games", "10", "--seed", "3", "--out", str(folder)]

    def heed():
        # What a shell runs in the background ignores Ctrl-C, and so would what it starts.
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heed)
    wait(lambda: len(list(folder.glob("replays/*.json"))) > 3)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=120)
    assert process.returncode == 1 and "rerun the command to resume" in told, told
    kept = games_of(folder)
    assert kept

    class Quiet(tournament.RemoteWorkers):
        def tell(self, line):
            pass

    whole = json.loads(turf_rl._turf.tournament(json.dumps(settings(folder, specs=bots, strict=False)), 1, Quiet()))
    assert whole["finished"] and set(kept) <= set(games_of(folder))


@pytest.mark.skipif("TURF" not in os.environ, reason="TURF names no program to compare with")
def test_the_numbers_are_the_commands(cluster, tmp_path):
    for name, command in {
        "ratings": ["ratings", "--bots", "random,charlie,wanderer", "--games", "6"],
        "evaluate": ["evaluate", "--policy", "charlie", "--against", "wanderer,random", "--games", "7"],
        "tournament": ["tournament", "--bots", ",".join(BOTS[:5]), "--format", "groups-knockout", "--games", "2"],
    }.items():
        ours, theirs = tmp_path / f"{name}-ray.json", tmp_path / f"{name}.json"
        more = [["--out", str(tmp_path / place)] if name == "tournament" else [] for place in ("a", "b")]
        asked = [command[0], "--game", "paper", *command[1:], "--seed", "7"]
        main([*asked, "--json", str(ours), *more[0]])
        subprocess.run([os.environ["TURF"], *asked, "--json", str(theirs), *more[1]], check=True, capture_output=True)
        told, expected = json.loads(ours.read_text()), json.loads(theirs.read_text())
        for one in (told, expected):
            one.pop("folder", None)
            one.pop("zero", None)
            for row in one.get("opponents", []):
                row.pop("ms_per_decision")
        assert told == expected, name


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (["evaluate", "--game", "paper", "--policy", "wizard", "--against", "random"], "unknown bot"),
        (["ratings", "--game", "paper", "--bots", "random"], "at least two bots"),
        (["tournament", "--game", "paper", "--bots", "random"], "two bots"),
        (["evaluate", "--game", "paper", "--policy", "random", "--against", "random", "--games", "0"], "--games"),
    ],
)
def test_errors_are_one_line(cluster, tmp_path, monkeypatch, command, text):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as caught:
        main(command)
    assert text in str(caught.value) and "\n" not in str(caught.value)
