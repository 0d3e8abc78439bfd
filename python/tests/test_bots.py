"""Bots as functions, opponents with a memory, opponents that change, and shipped policies."""

import subprocess
import sys

import numpy as np
import pytest
import turf_rl

SMALL = {"paper": {"boards": [(30, 29, 60)]}, "duel2048": {"config": {"rounds": 20}}, "stellar": {}}


def random_policy(game, seed=1):
    from turf_rl.policy import make_policy, network_json

    own, rng = turf_rl.spec(game), np.random.default_rng(seed)
    network = network_json([16], False, False)
    shapes = turf_rl.Policy.tensor_shapes(own.encoding, network)
    return make_policy(own.encoding, network, {name: rng.normal(size=shape) for name, shape in shapes})


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_a_policy_as_a_function_is_the_policy(game):
    policy, rng = random_policy(game), np.random.default_rng(0)
    for shield in (False, True):
        env = turf_rl.VecEnv(game, 6, shield=shield, **SMALL[game])
        teacher = turf_rl.bot(game, policy)
        for _ in range(150):
            choices = teacher(env)
            assert np.take_along_axis(env.action_mask, choices[..., None], -1).all()
            if not shield:
                assert np.array_equal(choices, policy(env.observation, env.action_mask))
            env.step(env.sample(rng))


@pytest.mark.parametrize(("game", "name"), [("paper", "delta"), ("duel2048", "greedy"), ("stellar", "rush")])
def test_a_function_plays_as_the_opponent(game, name):
    """Games agree with the bot as the opponent, and with both seats ours and the bot asked for one."""
    settings = {"seed": 5, "autoreset": "disabled", **SMALL[game]}
    one = turf_rl.VecEnv(game, 4, opponents=[name], seat=0, **settings)
    both, teacher, rng = turf_rl.VecEnv(game, 4, **settings), turf_rl.bot(game, name), np.random.default_rng(0)
    over = np.zeros(4, bool)
    for _ in range(60):
        own = one.sample(rng)
        one.step(own)
        waits = np.zeros(4, bool)
        while not waits.all():
            # Games that are over play nothing; those that wait for us are put back after the step.
            before, chosen = both.state(), np.where(waits[:, None] if own.ndim > 1 else waits, both.action_mask.argmax(-1), own)
            chosen[over] = both.action_mask.argmax(-1)[over]
            both.step(chosen)
            back = np.flatnonzero(waits & ~over)
            both.set_state([before[i] for i in back], games=back)
            over = np.array([both.is_over(i) for i in range(4)])
            waits = over | (both.to_play == 0)
            own = teacher(both)
        assert over.tolist() == [one.is_over(i) for i in range(4)]
        for mine, its in zip(one.observation.values(), both.observation.values()):
            assert np.array_equal(mine[~over], its[~over])
        if over.all():
            break


def test_what_is_no_function():
    with pytest.raises(ValueError, match="unknown bot"):
        turf_rl.bot("paper", "delt")
    with pytest.raises(ValueError, match="function already"):
        turf_rl.bot("paper", lambda observation, mask: mask.argmax(-1))
    with pytest.raises(ValueError, match="does not play duel2048"):
        turf_rl.bot("paper", "delta")(turf_rl.VecEnv("duel2048", 2))


def test_an_opponent_with_a_memory_knows_its_games():
    asked = {}

    def counting(observation, action_mask, rows, starts):
        for row, start in zip(rows.tolist(), starts.tolist()):
            assert start or row in asked
            asked[row] = 1 if start else asked[row] + 1
        return action_mask.argmax(-1)

    env = turf_rl.VecEnv("paper", 6, opponents=["random", counting], seat=0, boards=[(12, 11, 30)])
    rng, compared = np.random.default_rng(0), 0
    for _ in range(200):
        env.step(env.sample(rng))
        for row in range(6):
            if env.opponent(row) == 1 and env.turn(row) > 0:
                assert asked[row] == env.turn(row)
                compared += 1
    assert compared > 200

    games = set()

    def keyworded(observation, action_mask, *, starts, rows):
        assert len(rows) == 1 and bool(starts[0]) != (rows[0] in games)
        games.add(int(rows[0]))
        return action_mask.argmax(-1)

    turf_rl.evaluate(keyworded, against=["random"], game="duel2048", games=6)
    assert len(games) == 6


def test_opponents_change_with_the_next_game():
    first = lambda observation, mask: mask.argmax(-1)  # noqa: E731
    env = turf_rl.VecEnv("duel2048", 32, opponents=["random", first], config={"rounds": 4}, autoreset="next_step")
    rng = np.random.default_rng(0)
    env.step(env.sample(rng))
    before = [env.opponent(i) for i in range(32)]
    assert set(before) == {0, 1}
    called = []

    def second(observation, mask):
        called.append(len(mask))
        return mask.argmax(-1)

    env.set_opponents([second, "greedy", "random"], weights=[3, 0, 1])
    assert [env.opponent(i) for i in range(32)] == [None] * 32 and not called
    drawn = []
    for _ in range(300):
        env.step(env.sample(rng))
        drawn += [env.opponent(int(i)) for i in np.flatnonzero(env.terminated)]
    drawn = [one for one in drawn if one is not None]
    assert 1 not in drawn and 0.6 < drawn.count(0) / len(drawn) < 0.9 and called
    env.set_opponents("random")
    env.reset()
    assert {env.opponent(i) for i in range(32)} == {0}
    for weights, text in [([1, 2], "2 weights for 1"), ([-1], "not negative"), ([0], "not all"), ([np.nan], "not all")]:
        with pytest.raises(ValueError, match=text):
            env.set_opponents(["random"], weights)
    with pytest.raises(ValueError, match="empty list"):
        env.set_opponents([])
    with pytest.raises(ValueError, match="unknown bot"):
        env.set_opponents(["rando"])
    with pytest.raises(ValueError, match="without opponents"):
        turf_rl.VecEnv("paper", 2).set_opponents(["random"])
    assert {env.opponent(i) for i in range(32)} == {0}


def test_the_package_has_the_shipped_policies(tmp_path):
    code = """
import turf_rl
for game in turf_rl.GAMES:
    env = turf_rl.VecEnv(game, 2, opponents=["shipped"])
    turf_rl.bot(game, "shipped")(env)
print(turf_rl.evaluate("shipped", against=["random"], game="paper", games=2)["random"].games)
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.strip() == "2", done.stderr
