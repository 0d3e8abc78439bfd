"""Every Python block of README and of the book runs, page by page, each in a namespace of its own.

Changed are sizes alone: fewer games, environments and steps. A block that wants torch is left out where there is none.
"""

import contextlib
import importlib.util
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "python/README.md", "docs/tutorials/python.md"]
SMALLER = [
    (r"games=\d+", "games=2"),
    (r"num_envs=\d+", "num_envs=16"),
    (r"range\(1000\)", "range(10)"),
    ("minutes=1", "updates=1, settings={'evaluation.final_games': 0}"),
]

CALL = re.compile(r"(turf_rl\.(?:evaluate|match))\(([^()]*)\)")


def with_few_games(call):
    given = call.group(2)
    return call.group(0) if "games=" in given else f"{call.group(1)}({given}, games=2)"


def blocks(text):
    """Those without a title: what has one is a file, which the commands of its page run."""
    return re.findall(r"^```python\n(.*?)^```$", text, re.S | re.M)


@pytest.mark.parametrize("page", PAGES)
def test_every_block_runs(page, tmp_path, monkeypatch):
    text = (ROOT / page).read_text()
    found = blocks(text)
    assert found, "the page has examples"
    monkeypatch.chdir(tmp_path)
    steps = []
    run = SimpleNamespace(log=lambda metrics, step: steps.append(step))
    monkeypatch.setitem(sys.modules, "wandb", SimpleNamespace(init=lambda: contextlib.nullcontext(run)))
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    space = {"__name__": page}
    for number, block in enumerate(found):
        if "torch" in block and importlib.util.find_spec("torch") is None:
            continue
        for pattern, smaller in SMALLER:
            block = re.sub(pattern, smaller, block)
        block = CALL.sub(with_few_games, block)
        exec(compile(block, f"{page}, block {number + 1}", "exec"), space)  # noqa: S102
    assert bool(steps) == ("run.log" in text)
