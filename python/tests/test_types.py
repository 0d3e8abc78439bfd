"""The types are what the stubs say, and help() helps."""

import importlib.util
import inspect
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest
import turf_rl

PACKAGE = Path(turf_rl.__file__).parent


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_mypy_and_stubtest():
    settings = ["--python-executable", sys.executable, "--ignore-missing-imports", "--allow-subclassing-any"]
    check = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", *settings, "--allow-untyped-calls", "--no-warn-unused-ignores", str(PACKAGE)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stdout + check.stderr
    stubs = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "turf_rl._turf", "--ignore-missing-stub"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert stubs.returncode == 0, stubs.stdout + stubs.stderr


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
