"""Joining a cluster, and what travels to its nodes."""
# pyright: standard
# Ray's own types are half known, which strict checking takes for our fault.

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
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
"""What a worker's or a node's death looks like."""


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
    """What went wrong on a worker, without its traceback."""
    if isinstance(why, ray.exceptions.RayTaskError):
        why = why.cause
    lines = [line.strip() for line in str(why).splitlines() if line.strip()]
    return lines[0] if lines else type(why).__name__


@contextmanager
def joined(address: str | None) -> Iterator[None]:
    """Joins the cluster at this address, or the one that RAY_ADDRESS names, or starts one of this machine alone, which
    listens on 127.0.0.1 only."""
    address = address or os.environ.get("RAY_ADDRESS") or "local"
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        settings |= {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    was_there = ray.is_initialized()
    if not was_there:
        try:
            ray.init(address=address, **settings)
        except (ConnectionError, RuntimeError, ValueError) as error:
            hint = "" if "RAY_AUTH_MODE" in os.environ else "; `ray start` wants a token: RAY_AUTH_MODE=token on every machine"
            fail(f"cannot join the cluster at {address}: {one_line(error)}{hint}")
    try:
        yield
    finally:
        if not was_there:
            ray.shutdown()


class Cores:
    """How many cores the cluster has; asked every two seconds, as nodes come and go."""

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
    """Of the file; None for a built-in bot, which is part of the program."""
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
