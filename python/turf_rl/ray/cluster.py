"""Joining a cluster, and what travels to its nodes."""
# pyright: standard
# Ray's own types are half known, which strict checking takes for our fault.

from __future__ import annotations

import atexit
import hashlib
import logging
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from turf_rl import _turf

try:
    import ray
    import ray.exceptions
except ImportError as error:
    raise SystemExit("Ray is missing: pip install 'turf-rl[ray]'") from error

Lost = (
    ray.exceptions.WorkerCrashedError,
    ray.exceptions.ActorDiedError,
    ray.exceptions.ActorUnavailableError,
    ray.exceptions.NodeDiedError,
    ray.exceptions.ObjectLostError,
    ray.exceptions.OutOfMemoryError,
    ray.exceptions.TaskCancelledError,
    ray.exceptions.LocalRayletDiedError,
)
"""Exceptions of a worker's or a node's death."""


ADVICE = (
    (ray.exceptions.OutOfMemoryError, "a node ran out of memory: play fewer games at once on it, or take one with more"),
    (ray.exceptions.OutOfDiskError, "a node's disk is full: make room where Ray keeps its sessions (/tmp/ray)"),
    (ray.exceptions.AuthenticationError, "the cluster has another token: RAY_AUTH_MODE=token and the same ~/.ray/auth_token everywhere"),
    (ray.exceptions.NodeDiedError, "a node left the cluster: see `ray status`, then rerun the command"),
    (Lost, "workers of the cluster died: see `ray status` and its nodes' memory, then rerun the command"),
    (ray.exceptions.RpcError, "the cluster's head is gone: see `ray status`, then rerun the command"),
)
"""Remedies for Ray's own exceptions; the first that fits."""
LIMITS = {
    "RAY_gcs_server_port_wait_time_s": "120",
    "RAY_raylet_start_wait_time_s": "120",
    "RAY_agent_register_timeout_ms": "120000",
    "RAY_worker_register_timeout_seconds": "180",
}
"""Ray's limits for a start on a busy machine; half a minute by default."""
NEWS = 10.0
"""Seconds between two lines about what is waited for."""


def tell(line: str) -> None:
    """A line for people, on standard error."""
    try:
        print(line, file=sys.stderr, flush=True)
    except OSError:  # nobody listens
        pass


def fail(why: object) -> NoReturn:
    """Ends the program with one line."""
    raise SystemExit(f"error: {one_line(why)}")


def one_line(why: object) -> str:
    """Returns the error of a worker without its traceback, or a remedy."""
    if isinstance(why, ray.exceptions.RayTaskError):
        why = why.cause
    for kind, advice in ADVICE:
        if isinstance(why, kind):
            return advice
    lines = [line.strip() for line in str(why).splitlines() if line.strip()]
    return lines[0] if lines else type(why).__name__


@contextmanager
def plainly() -> Iterator[None]:
    """Turns Ray's exceptions into a RuntimeError of one line.

    Raises:
        RuntimeError: Ray failed, or a task did.
    """
    try:
        yield
    except ray.exceptions.RayError as error:
        raise RuntimeError(one_line(error)) from error


class Guard:
    """The program beside this one that ends the processes of its cluster (``guard.py``); on Linux."""

    def __init__(self) -> None:
        self._since = time.strftime("session_%Y-%m-%d_%H-%M-%S")
        self._begin()

    def _begin(self) -> None:
        command = [sys.executable, "-IS", str(Path(__file__).with_name("guard.py")), str(os.getpid()), self._since]
        # A session of its own: Ctrl-C is for the command.
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True) if sys.platform == "linux" else None

    def sweep(self) -> None:
        """Ends them, and goes on."""
        self.end()
        self._begin()

    def end(self) -> None:
        """Waits until they have ended."""
        if self._process is not None:
            self._process.communicate(b"done")


def raylet_died() -> bool:
    """Tells whether a raylet that this process started has ended."""
    psutil: Any = import_module("psutil")  # Ray has it
    children = psutil.Process().children()
    return any(child.name() == "raylet" and child.status() == psutil.STATUS_ZOMBIE for child in children)


@contextmanager
def waiting(what: str, guard: Guard) -> Iterator[None]:
    """Tells every few seconds that something is waited for.

    Ray is deaf while it starts, and may lose an exception: on Ctrl-C, SIGTERM or a raylet's death this ends the program at once.
    """
    read, write = os.pipe()
    os.set_blocking(write, False)
    earlier, start = signal.set_wakeup_fd(write), time.monotonic()
    raising = [one for one in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(one) is signal.default_int_handler]
    for one in raising:
        signal.signal(one, lambda *_: None)

    def give_up(why: str) -> NoReturn:
        tell(f"error: {why}")
        guard.end()
        os._exit(1)

    def watch() -> None:
        told, deaths = start, 0
        while True:
            ready, _, _ = select.select([read], [], [], min(NEWS, 1.0))
            signals = os.read(read, 64) if ready else None
            if signals == b"":
                return
            if signals and {signal.SIGINT, signal.SIGTERM} & set(signals):
                give_up("stopped")
            deaths = deaths + 1 if raylet_died() else 0
            if deaths > 2:  # Ray had time to say so itself
                give_up("Ray's raylet died as it started: see raylet.out in /tmp/ray/session_latest/logs, or rerun the command")
            if time.monotonic() > told + NEWS:
                told = time.monotonic()
                busy = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
                tell(f"waiting for {what}: {told - start:.0f} s ({busy})")

    thread = threading.Thread(target=watch, daemon=True)
    thread.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(earlier)
        os.close(write)
        thread.join()
        os.close(read)
        for one in raising:
            signal.signal(one, signal.default_int_handler)


@contextmanager
def joined(address: str | None) -> Iterator[None]:
    """Joins the cluster at this address, or the one that RAY_ADDRESS names, or starts one of this machine alone, which
    listens on 127.0.0.1 only, and of which nothing is left in the end. SIGTERM is Ctrl-C.

    Raises:
        RuntimeError: There is no such cluster, or it lets nobody in; one line.
    """
    if ray.is_initialized():
        yield
        return
    before, guard = signal.signal(signal.SIGTERM, signal.default_int_handler), Guard()
    try:
        _join(address or os.environ.get("RAY_ADDRESS") or "local", guard)
        yield
    finally:
        ray.shutdown()
        guard.end()
        signal.signal(signal.SIGTERM, before)


def _join(address: str, guard: Guard) -> None:
    if address != "local":
        _reach(address)
        os.environ.setdefault("RAY_gcs_server_port_wait_time_s", "1")  # attempts, of 40 s each
        _start(address, f"the cluster at {address}", guard)
        return
    for name, limit in LIMITS.items():
        os.environ.setdefault(name, limit)
    here: dict[str, Any] = {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        _start(address, "Ray to start on this machine", guard, **here)
    except RuntimeError as error:
        if "timed out" not in str(error).lower():
            raise
        tell(f"{error}; trying once more")
        guard.sweep()
        _start(address, "Ray to start on this machine", guard, **here)


def _start(address: str, what: str, guard: Guard, **settings: Any) -> None:
    # Ray tells deaths on standard output, which may be JSON; turf tells them itself.
    inside: Any = import_module("ray._private.worker")
    inside.print_to_stdstream = lambda *told, **more: None
    # Its handler of SIGTERM logs and raises wherever Ray is.
    inside.ray._private.utils.set_sigterm_handler = lambda handler: None
    try:
        with waiting(what, guard):
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL, **settings)
    except Exception as error:
        why = one_line(error)
        if "Version mismatch" in why:
            why = f"{' '.join(str(error).split())}: install the same everywhere"
        elif "Failed to connect" in why:
            why += ": its token, if it has one, is RAY_AUTH_MODE=token and the same ~/.ray/auth_token everywhere"
        raise RuntimeError(f"no Ray at {address}: {why}") from error


def _reach(address: str) -> None:
    """Refuses at once where nothing listens; Ray itself tries for a quarter of an hour."""
    host, _, port = address.rpartition(":")
    if "/" in address or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), 10).close()
    except OSError as error:
        why = error.strerror or error
        raise RuntimeError(f"no Ray at {address}: {why}; start it there (`ray start --head`), or leave out --address") from error


class Cores:
    """The number of the cluster's cores; asked every two seconds, as nodes come and go."""

    def __init__(self) -> None:
        self._asked, self._cores = -1e9, 1

    def __call__(self) -> int:
        if time.monotonic() > self._asked + 2:
            self._asked = time.monotonic()
            try:
                self._cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            except Exception:  # the head is busy or gone; the games will tell
                pass
        return self._cores


def check_build(build: str) -> None:
    """On a worker: refuses to work for another turf than its own.

    Raises:
        RuntimeError: The two differ; one line.
    """
    if build != _turf.BUILD:
        place = ray.util.get_node_ip_address()
        raise RuntimeError(f"node {place} has turf-rl {_turf.BUILD}, the driver {build}: install the same on every node")


@dataclass(frozen=True)
class Shipped:
    """A bot that travels: its SPEC, and its file by content."""

    spec: str
    name: str | None
    """The file's; None for a built-in bot, which is part of the program."""
    sha256: str | None
    content: Any
    """Reference to the file's bytes."""

    @classmethod
    def of(cls, game: str, spec: str) -> Shipped:
        """Reads the file, if the SPEC names one."""
        path = _turf.file_of(game, spec)
        if path is None:
            return cls(spec, None, None, None)
        content = Path(path).read_bytes()
        return cls(spec, Path(path).name, hashlib.sha256(content).hexdigest(), ray.put(content))

    def here(self) -> str:
        """On a worker: its SPEC, by a copy of the file that this process keeps.

        Raises:
            RuntimeError: What arrived is not what was sent.
        """
        if self.name is None or self.sha256 is None:
            return self.spec
        place = _kept() / self.sha256 / self.name
        if not place.exists():
            content: bytes = ray.get(self.content)
            if hashlib.sha256(content).hexdigest() != self.sha256:
                raise RuntimeError(f"{self.spec}: what arrived is not the file that was sent")
            place.parent.mkdir(exist_ok=True)
            place.write_bytes(content)
        return _turf.with_file(self.spec, place)


_folder: Path | None = None


def _kept() -> Path:
    """This process's folder for files; nobody else reads it, and it goes with the process."""
    global _folder
    if _folder is None:
        _folder = Path(tempfile.mkdtemp(prefix="turf-"))
        atexit.register(shutil.rmtree, _folder, ignore_errors=True)
    return _folder
