"""The examples run: a few seconds each, far from learning anything."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest
import turf_rl

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
SHORT = ["--minutes", "0.05", "--games", "2", "--learning-starts", "2000", "--num-envs", "64"]


def run(name, *arguments, cwd):
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments], cwd=cwd, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="needs PyTorch")
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("dqn.py", SHORT),
        ("ppo.py", ["--minutes", "0.05", "--games", "2", "--num-envs", "32"]),
        ("sb3_maskable_ppo.py", ["--steps", "512", "--games", "2"]),
        ("rllib_self_play.py", ["--minutes", "0", "--batch", "1000", "--games", "2"]),
    ],
)
def test_an_example_ends_with_a_policy(name, arguments, tmp_path):
    if name.startswith("sb3"):
        pytest.importorskip("sb3_contrib")
    if name.startswith("rllib"):
        pytest.importorskip("ray")
        pytest.importorskip("tree", reason="RLlib needs more: pip install 'ray[rllib]'")
    shown = run(name, *arguments, cwd=tmp_path)
    assert "wanderer" in shown
    policy = turf_rl.Policy.load(tmp_path / "policy.turf")
    assert policy.encoding == "paper-v1"
    compile((tmp_path / "policy.turf.py").read_text(), "bot.py", "exec")


def test_the_torchrl_environment_keeps_its_specs(tmp_path):
    pytest.importorskip("torchrl")
    assert "mean reward" in run("torchrl_env.py", "--frames", "2048", cwd=tmp_path)


def test_the_tour_runs(tmp_path):
    assert "score" in run("tour.py", "--games", "4", cwd=tmp_path)


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="needs PyTorch")
def test_the_tutorial_runs(tmp_path, monkeypatch):
    """Its cells one after the other, as a notebook runs them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TURF_TUTORIAL_SECONDS", "3")
    monkeypatch.setenv("MPLBACKEND", "Agg")
    cells = json.loads((EXAMPLES / "tutorial.ipynb").read_text())["cells"]
    names: dict = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "tutorial.ipynb", "exec"), names)
    assert names["game"]._repr_html_() and (tmp_path / "bot.py").stat().st_size > 10_000
