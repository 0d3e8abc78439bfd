"""The types are what the stubs say, and help() helps."""

import importlib.util
import inspect
import pydoc
import subprocess
import sys

import pytest
import turf_rl


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
