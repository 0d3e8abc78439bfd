"""Connect Four is there wherever turf's own games are, once its module is imported."""

import gymnasium
import numpy as np
import pytest
import turf_connect4
import turf_rl
import turf_rl.pettingzoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test


def random_policy(path):
    from turf_rl.policy import make_policy, network_json

    network, rng = network_json([8], False, False), np.random.default_rng(0)
    shapes = turf_connect4.Policy.tensor_shapes("connect4-v1", network)
    policy = make_policy("connect4-v1", network, {name: rng.normal(size=shape) for name, shape in shapes})
    policy.save(path)
    return policy


def test_it_is_known():
    assert "connect4" in turf_rl.GAMES and turf_rl.spec("connect4").actions == 7
    assert [bot.name for bot in turf_rl.bots("connect4")] == ["random", "search"]
    with pytest.raises(ValueError, match="connect4"):
        turf_rl.add_games(type("Other", (), {"GAMES": ["connect4"], "ENCODINGS": []}))
    assert turf_rl.spec("paper").actions == 3


def test_gymnasium():
    check_env(gymnasium.make("turf/Connect4-v1", render_mode="rgb_array").unwrapped)
    envs = gymnasium.make_vec("turf/Connect4-v1", 5, opponents=["search"])
    _, info = envs.reset(seed=1)
    lost = 0
    for _ in range(60):
        _, reward, _, _, info = envs.step(info["action_mask"].argmax(-1))
        lost += int((reward < 0).sum())
    assert lost > 0


def test_pettingzoo():
    api_test(turf_rl.pettingzoo.aec_env("connect4"), num_cycles=100)
    seed_test(lambda: turf_rl.pettingzoo.aec_env("connect4"), num_cycles=50)


def test_a_stone_falls():
    env = turf_rl.VecEnv("connect4", 1)
    stones = np.count_nonzero(env.cells)
    env.step([3])
    assert np.count_nonzero(env.cells) == stones + 1
    # A square for each cell of the board, in three colours at least: empty and both sides.
    image = env.render(mode="rgb_array")
    assert image.shape[2] == 3 and len(np.unique(image.reshape(-1, 3), axis=0)) > 3
    while not env.terminated[0]:
        env.step(env.action_mask.argmax(-1))
    assert env.reward[0].sum() == 0 and env.final_turn[0] > 3


def test_the_arena(tmp_path):
    assert turf_rl.evaluate("search", against="random", game="connect4", games=20)["random"].score > 0.8
    policy = random_policy(tmp_path / "policy.turf")
    assert turf_rl.evaluate(policy, against=["random"], games=4)["random"].games == 4
    assert isinstance(turf_rl.games.load_policy(tmp_path / "policy.turf"), turf_connect4.Policy)
    replay = turf_rl.match("search", "random", game="connect4", games=1).replays[0]
    replay.save(tmp_path / "game.json")
    assert turf_rl.Replay.read(tmp_path / "game.json").page().count("<html") == 1
