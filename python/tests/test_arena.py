"""Bots, the arena, policies, replays."""

import json
import os
import subprocess

import numpy as np
import pytest
import turf_rl
from test_fuzz import tiny_policy


def first_legal(observation, action_mask):
    return action_mask.argmax(-1)


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_bots_have_names(game):
    listed = turf_rl.bots(game)
    assert listed[0].name and listed[0].about and len({bot.name for bot in listed}) == len(listed) > 2


def test_evaluate_is_fair_and_repeatable():
    one = turf_rl.evaluate("wanderer", against=["random"], game="paper", games=20)
    again = turf_rl.evaluate("wanderer", against="random", game="paper", games=20, threads=1)
    told = one["random"]
    assert told.games == 20 == told.wins + told.draws + told.losses
    assert (told.score, told.ci95, told.mean_turns) == (again["random"].score, again["random"].ci95, again["random"].mean_turns)
    assert told.ci95[0] <= told.score <= told.ci95[1] and told.score > 0.8
    assert "wanderer" in str(one) and one.rating is not None
    assert turf_rl.evaluate("wanderer", against=["random"], game="paper", games=20, seed=2)["random"].mean_turns != told.mean_turns


@pytest.mark.skipif("TURF" not in os.environ, reason="TURF names no program to compare with")
@pytest.mark.parametrize(("game", "bot", "other"), [("paper", "wanderer", "random"), ("stellar", "random", "random")])
def test_the_numbers_are_the_commands(game, bot, other, tmp_path):
    out = tmp_path / "report.json"
    command = [os.environ["TURF"], "evaluate", "--game", game, "--policy", bot, "--against", other]
    subprocess.run([*command, "--games", "20", "--seed", "7", "--json", str(out)], check=True, capture_output=True)
    told = json.loads(out.read_text())
    own = turf_rl.evaluate(bot, against=[other], game=game, games=20, seed=7)
    for key in ("wins", "draws", "losses", "score", "mean_turns", "reasons"):
        assert getattr(own.opponents[0], key) == told["opponents"][0][key]
    assert own.rating == told["rating"]


def test_a_callable_plays_as_its_policy():
    """A policy called from Python chooses as its bot in Rust."""
    policy = tiny_policy("paper")
    rust = turf_rl.evaluate(policy, against=["random"], games=6)
    python = turf_rl.evaluate(lambda o, m: policy(o, m), against=["random"], game="paper", games=6)
    assert rust["random"].mean_turns == python["random"].mean_turns and rust["random"].score == python["random"].score


def test_a_bot_hears_of_its_games():
    class Listener:
        def __init__(self):
            self.seats = []

        def start(self, seat, seed):
            self.seats.append(seat)

        def __call__(self, observation, action_mask):
            return action_mask.argmax(-1)

    bot = Listener()
    turf_rl.evaluate(bot, against=["random"], game="duel2048", games=4, threads=1)
    assert sorted(bot.seats) == [0, 0, 1, 1]


def test_errors():
    def broken(observation, action_mask):
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        turf_rl.evaluate(broken, against=["random"], game="paper", games=4)
    with pytest.raises(ValueError, match="not legal"):
        turf_rl.evaluate(lambda o, m: [99], against=["random"], game="duel2048", games=2)
    for work, error, text in [
        (lambda: turf_rl.evaluate("wizard", against=["random"], game="paper"), ValueError, "unknown bot"),
        (lambda: turf_rl.evaluate("random", against=[], game="paper"), ValueError, "empty"),
        (lambda: turf_rl.evaluate("random", against=["random"]), TypeError, "game="),
        (lambda: turf_rl.evaluate("random", against=["random"], game="chess"), ValueError, "no game"),
        (lambda: turf_rl.evaluate("random", against=["random"], game="paper", games=0), ValueError, "games"),
        (lambda: turf_rl.ratings(["random"], game="paper"), ValueError, "two"),
        (lambda: turf_rl.bots("chess"), ValueError, "no game"),
        (lambda: turf_rl.Policy.load("none.turf"), FileNotFoundError, "none.turf"),
        (lambda: turf_rl.Policy.load(__file__), ValueError, "test_arena.py"),
        (lambda: turf_rl.Replay.read(__file__), ValueError, "test_arena.py"),
    ]:
        with pytest.raises(error, match=text) as caught:
            work()
        assert "\n" not in str(caught.value)


def test_ctrl_c_stops_a_series():
    code = (
        "import signal, turf_rl\n"
        "signal.setitimer(signal.ITIMER_REAL, 0.5)\n"
        "signal.signal(signal.SIGALRM, signal.default_int_handler)\n"
        "try: turf_rl.evaluate('random', against=['random'], game='duel2048', games=50000)\n"
        "except KeyboardInterrupt: print('stopped')\n"
    )
    import sys

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout == "stopped\n"


def test_match_and_replays(tmp_path):
    played = turf_rl.match("wanderer", first_legal, game="paper", games=2)
    assert played.result.games == 2 and len(played.replays) == 2
    replay = played.replays[0]
    assert replay.game == "paper" and replay.names == ("wanderer", "first_legal") and replay.turns > 0
    assert replay.text(0) and replay.image(0).shape[2] == 3
    with pytest.raises(IndexError):
        replay.text(10**6)
    path = tmp_path / "game.json"
    replay.save(path)
    again = turf_rl.Replay.read(path)
    assert again.record == replay.record and again.winner == replay.winner
    assert again._repr_html_().startswith("<iframe srcdoc=") and "<script>" in again.page()
    path.write_text(path.read_text().replace('"turns":', '"turns":1'))
    with pytest.raises(ValueError, match="turns"):
        turf_rl.Replay.read(path)


def test_the_root_of_chance_is_drawn_where_bot_files_play(tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text("def play(stat, storage):\n    return 'L'\n")
    first, second = (turf_rl.match("random", f"python:{bot}", game="paper", games=2) for _ in range(2))
    assert first.seed > 1 << 20 and first.seed != second.seed
    again = turf_rl.match("random", f"python:{bot}", game="paper", games=2, seed=first.seed)
    assert [game.record["actions"] for game in again.replays] == [game.record["actions"] for game in first.replays]
    assert turf_rl.match("random", "random", game="paper", games=2).seed == 1


def test_ratings():
    table = turf_rl.ratings(["random", "wanderer", first_legal], game="paper", games=4)
    assert {row["name"] for row in table.table} == {"random", "wanderer", "first_legal"}
    assert len(table.payoff) == 3 and table.payoff[0][0] is None and "wanderer" in str(table)
    sure = turf_rl.ratings(["random", "delta"], game="paper", games=10)
    assert [row["ci95"].index(None) for row in sure.table] == [1, 0] and str(sure).count("…") == 2


def test_a_tournament_goes_on(tmp_path):
    settings = {"game": "paper", "games": 4, "format": "swiss"}
    played = turf_rl.tournament(["random", "wanderer", "goround"], tmp_path / "t", **settings)
    assert played.finished and played.table[-1]["name"] == "random" and "wanderer" in str(played)
    assert "<html" in open(played.report).read()
    again = turf_rl.tournament(["random", "wanderer", "goround"], tmp_path / "t", **settings)
    assert again.table == played.table
    with pytest.raises(ValueError, match="another tournament"):
        turf_rl.tournament(["random", "wanderer", "goround"], tmp_path / "t", **settings | {"games": 6})
    with pytest.raises(ValueError, match="swiss"):
        turf_rl.tournament(["random", "wanderer"], tmp_path / "u", game="paper", format="cup")
    with pytest.raises(TypeError, match="ratings"):
        turf_rl.tournament([first_legal, "wanderer"], tmp_path / "u", game="paper")


def test_policy_files(tmp_path):
    policy = tiny_policy("paper", hidden=(8, 4), use_cells=True)
    path = tmp_path / "policy.turf"
    policy.save(path)
    again = turf_rl.Policy.load(path)
    assert again.encoding == "paper-v1" and json.loads(again.network)["hidden"] == [8, 4] and "mlp" in repr(again).lower()
    assert all(np.array_equal(array, again.tensors()[name]) for name, array in policy.tensors().items())
    env = turf_rl.VecEnv("paper", 5)
    q = again.q(env.observation)
    assert q.shape == (5, 3) and np.isfinite(q).all() and np.array_equal(q, policy.q(env.observation))
    mask = np.tile([False, True, True], (5, 1))
    masked = again.q(env.observation, mask)
    assert np.isinf(masked[:, 0]).all() and np.array_equal(masked[:, 1:], q[:, 1:])
    assert np.array_equal(again(env.observation, mask), masked.argmax(-1))
    one = {key: part[0] for key, part in env.observation.items()}
    assert np.array_equal(again.q(one), q[:1])
    with pytest.raises(ValueError, match="cannot be exported"):
        again.python_source()
    source = tiny_policy("paper").python_source()
    compile(source, "bot.py", "exec")
    assert "def play" in source
    assert turf_rl.evaluate(again, against=["random"], games=2).game == "paper"
    assert turf_rl.evaluate(f"policy:{path}", against=["random"], game="paper", games=2).game == "paper"
    with pytest.raises(TypeError, match="cells"):
        again.q({"cells": env.cells.astype(float), "scalars": env.scalars})
    with pytest.raises(KeyError):
        again.q({"scalars": env.scalars})


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_shipped_policies_play(game):
    try:
        report = turf_rl.evaluate("shipped", against=["random"], game=game, games=2)
    except ValueError as error:
        pytest.skip(str(error))
    assert report.opponents[0].games == 2
