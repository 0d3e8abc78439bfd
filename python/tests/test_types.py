"""The types are what the stubs say, and help() helps."""

import importlib.util
import inspect
import json
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest
import turf_rl

PROGRAM = """
import numpy as np
import numpy.typing as npt
import turf_rl
from turf_rl.gym import TurfEnv, TurfVectorEnv

env = turf_rl.VecEnv("paper", num_envs=8, opponents=["wanderer"])
observation, reward, terminated, truncated = env.step(env.sample(np.random.default_rng(0)))
print(float(reward.sum()), observation["cells"].shape, (terminated | truncated).any(), env.spec.endings)


def typed(observation: turf_rl.Observation, action_mask: turf_rl.Mask) -> npt.NDArray[np.int64]:
    return action_mask.argmax(axis=-1)


named: turf_rl.BotCallable = typed
bots: list[turf_rl.Bot] = [named, "wanderer"]
states: list[bytes] = env.state([0, 1])
print(env.set_state(states, games=[2, 3])["scalars"].sum(), env.clone().seed, TurfEnv("paper", seed=3).np_random_seed)


def bot(observation: dict[str, npt.NDArray[np.generic]], action_mask: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    return action_mask.argmax(axis=-1)


report = turf_rl.evaluate(bot, against=["random"], game="paper", games=2)
low, high = report["random"].ci95
print(high - low, [opponent.score for opponent in report])
turf_rl.match("delta", bot, game="paper").replays[0].save("game.json")
policy = turf_rl.Policy.load("policy.turf")
learnt = turf_rl.train("paper", settings={"dqn.n_step": 8}, callback=lambda metrics: metrics["updates"] > 9)
print(learnt.policy.encoding, learnt.metrics["seconds"])
print(policy.q(observation, env.action_mask).max(), TurfEnv("paper").action_masks(), TurfVectorEnv("stellar", 2).endings)
"""


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_mypy_and_stubtest(tmp_path):
    def run(*arguments):
        done = subprocess.run(
            [sys.executable, "-m", *arguments], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    # What may be missing here is PyTorch, whose types are then unknown.
    loose = ["--ignore-missing-imports", "--allow-subclassing-any", "--allow-untyped-calls", "--no-warn-unused-ignores"]
    run("mypy", "--strict", *loose, "-p", "turf_rl")
    run("mypy.stubtest", "turf_rl._turf", "--ignore-missing-stub")


@pytest.mark.skipif(importlib.util.find_spec("basedpyright") is None, reason="basedpyright is not installed")
def test_pyright_is_content_with_the_package_and_with_a_small_program(tmp_path):
    package = Path(turf_rl.__file__).parent
    # Without PyTorch its types are unknown.
    missing = [] if importlib.util.find_spec("torch") else [str(package / "torch.py"), str(package / "_layers.py")]
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    config = {
        "typeCheckingMode": "strict",
        "include": [str(package), str(program)],
        "exclude": ["**/__pycache__", *missing],
        "reportMissingTypeStubs": "none",  # of PettingZoo
        "reportMissingModuleSource": "none",
    }
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config))
    command = [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable, "-p", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "0 errors" in done.stdout, done.stdout + done.stderr


def test_everything_public_is_documented():
    for name in turf_rl.__all__:
        thing = getattr(turf_rl, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert thing.__doc__, name
    text = pydoc.plain(pydoc.render_doc(turf_rl.VecEnv))
    for word in ("opponents", "autoreset", "action_mask", "Raises", "views of memory"):
        assert word in text
    assert "Q-values" in pydoc.plain(pydoc.render_doc(turf_rl.Policy))


def test_the_example_of_the_package_runs():
    import doctest

    assert doctest.testmod(turf_rl).failed == 0
