"""Ray's start on this machine, its failures in one line, and nothing of it left at the end."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'turf-rl[ray]'")
from ray_cluster import wait  # noqa: E402
from turf_rl.ray import cluster  # noqa: E402
from turf_rl.ray.__main__ import main  # noqa: E402

EVALUATE = ["evaluate", "--game", "paper", "--policy", "random", "--against", "wanderer", "--games"]


def of_session(leader):
    """Names of the processes that a command started in a session of its own; they keep it."""
    names = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat, name = (folder / "stat").read_text().rsplit(")", 1)[1].split(), (folder / "cmdline").read_text()
        except OSError:  # it is gone
            continue
        if int(stat[3]) == leader and stat[0] not in "ZX":
            names.append(name)
    return names


@pytest.mark.skipif(sys.platform != "linux", reason="it needs /proc")
@pytest.mark.parametrize(
    ("stop", "at", "code", "told"),
    [
        (signal.SIGTERM, "raylet/raylet", 1, "error: stopped\n"),
        (signal.SIGKILL, "dashboard/agent.py", -9, "rerun it\n"),
        (signal.SIGINT, "ray::play_part", 1, "error: stopped\n"),
    ],
)
def test_nothing_is_left_behind(stop, at, code, told):
    command = [sys.executable, "-m", "turf_rl.ray", *EVALUATE, "1000000"]

    def heed():
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=heed
    )
    wait(lambda: any(at in name for name in of_session(process.pid)))
    process.send_signal(stop)
    # The guard holds standard error until it has done its work.
    _, said = process.communicate(timeout=240)
    assert of_session(process.pid) == [] and process.returncode == code and said.endswith(told), said
    assert "Traceback" not in said


def test_a_slow_start_is_waited_for_and_told(monkeypatch, capsys):
    asked, said = [], []

    def slow(**settings):
        asked.append(settings)
        said.append("")
        while not re.search(r"waiting for Ray to start on this machine: \d+ s \(load", said[-1]):
            time.sleep(0.01)  # so that the thread that tells gets its turn
            said[-1] += capsys.readouterr().err
        raise Exception("The current node timed out during startup.\nThis could happen")

    monkeypatch.setattr(ray, "init", slow)
    monkeypatch.setattr(cluster, "NEWS", 0.01)
    for name in cluster.LIMITS:
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit, match="^error: no Ray at local: The current node timed out during startup.$"):
        main([*EVALUATE, "4"])
    assert len(asked) == 2 and asked[0] == asked[1] and asked[0]["_node_ip_address"] == "127.0.0.1"
    assert os.environ["RAY_raylet_start_wait_time_s"] == "120"
    assert "trying once more" in said[1] and "trying once more" not in said[0]


@pytest.mark.parametrize(
    ("address", "folder", "text"),
    [
        ("127.0.0.1:9", None, "no Ray at 127.0.0.1:9: Connection refused; start it there"),
        ("nonsense", None, "no Ray at nonsense: Invalid address"),
        ("local", "/proc/nothing", "no Ray at local: .*'/proc/nothing'"),
        ("local", "/tmp/" + 99 * "x", "no Ray at local: .*path length cannot exceed"),
    ],
)
def test_what_cannot_start_says_so_in_one_line(monkeypatch, address, folder, text):
    if folder:
        monkeypatch.setenv("RAY_TMPDIR", folder)
    with pytest.raises(SystemExit, match=text) as caught:
        main([*EVALUATE, "4", "--address", address])
    assert "\n" not in str(caught.value)


def test_no_signal_raises_inside_rays_start(monkeypatch):
    def init(**settings):
        ray._private.utils.set_sigterm_handler(signal.default_int_handler)
        heard = {signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)}
        raise RuntimeError("it raises" if signal.default_int_handler in heard else "it is quiet")

    monkeypatch.setattr(ray, "init", init)
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(RuntimeError, match="it is quiet$"), cluster.joined("auto"):
        pass
    assert signal.getsignal(signal.SIGTERM) is before


def test_another_version_is_told(monkeypatch):
    told = "Version mismatch: The cluster was started with:\n    Ray: 2.60.0\nThis process was started with:\n    Ray: 2.59.0\n"

    def init(**settings):
        raise RuntimeError(told)

    monkeypatch.setattr(ray, "init", init)
    with pytest.raises(RuntimeError, match=r"with: Ray: 2.59.0: install the same everywhere$"), cluster.joined("auto"):
        pass


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (ray.exceptions.OutOfMemoryError("killed\nto free memory"), "out of memory"),
        (ray.exceptions.OutOfDiskError("full"), "disk is full"),
        (ray.exceptions.AuthenticationError("bad"), "auth_token"),
        (ray.exceptions.NodeDiedError("gone"), "left the cluster"),
        (ray.exceptions.WorkerCrashedError(), "workers of the cluster died"),
        (ray.exceptions.ActorDiedError(), "workers of the cluster died"),
        (ray.exceptions.RpcError("gone", 14), "head is gone"),
        (ray.exceptions.RaySystemError("one\ntwo"), "one"),
    ],
)
def test_rays_exceptions_say_what_to_do(error, text):
    with pytest.raises(RuntimeError, match=text) as caught, cluster.plainly():
        raise error
    assert "\n" not in str(caught.value) and caught.value.__cause__ is error
