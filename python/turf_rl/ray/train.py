"""Training: one learner (the local trainer, a process of its own), and actors anywhere in the cluster that play for it.

The learner is ``turf train`` itself and plays games of its own; what the actors play comes in addition. So the run's folder,
checkpoints, curves and exports are the local ones, and a run goes on either way. This process sits in between: it starts
both, hands the learner's weights to the actors by the object store, and their games to the learner by a local socket.
"""
# pyright: standard
# Ray's own types are half known, which strict checking takes for our fault.

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ray

from turf_rl import _turf
from turf_rl.ray.beside import Evaluator, Plan
from turf_rl.ray.cluster import Lost, Shipped, check_build, plainly, tell

IN_FLIGHT = 2
"""Batches of an actor that are played or on their way."""
LIVES = 3
"""Restarts of a learner that dies, from its newest checkpoint."""
HEAD = struct.Struct("<Q")


@dataclass(frozen=True)
class League:
    """Parts of an actor."""

    build: str
    encoding: str
    settings: str
    bots: list[tuple[str, Shipped]]
    envs: int
    home: str
    """Address of the learner's machine; what comes from another one is compressed."""


@dataclass
class Orders:
    """The learner's newest weights: references to its messages."""

    play: Any = None
    version: int = -1
    snapshots: dict[int, tuple[int, Any]] = field(default_factory=dict)
    """By place of the league: when it was taken, and its message."""


@ray.remote(num_cpus=1, max_restarts=0)
class Player:
    """Games, seats and the network, on one core somewhere."""

    def __init__(self, league: League, nonce: int) -> None:
        check_build(league.build)
        bots = [f"{name}={bot.here()}" for name, bot in league.bots]
        self._actor = _turf.Actor(league.encoding, league.settings, bots, league.envs, nonce, 1)
        self._version, self._taken = -1, dict[int, int]()
        self._compressed = ray.util.get_node_ip_address() != league.home
        if not self._compressed:
            _give_way()

    def play(self, orders: Orders, steps: int) -> Any:
        """Follows what is new, and plays so many decisions in every game; a message for the learner."""
        if orders.version != self._version:
            for place, (taken_at, message) in sorted(orders.snapshots.items()):
                if self._taken.get(place) != taken_at:
                    self._actor.order(ray.get(message))
                    self._taken[place] = taken_at
            self._actor.order(ray.get(orders.play))
            self._version = orders.version
        return self._actor.play(steps, self._compressed)


def _give_way() -> None:
    """On the learner's machine the learner comes first: an update is as slow as the slowest of its parts."""
    os.nice(10)
    try:
        # Where the kernel weighs sessions against one another, niceness means nothing between them.
        os.setsid()
        Path("/proc/self/autogroup").write_text("10")
    except OSError:
        pass


class Learner:
    """The process ``turf train``, and the socket to it."""

    def __init__(self, command: list[str]) -> None:
        self._folder = tempfile.mkdtemp(prefix="turf-")  # for this user only
        place = os.path.join(self._folder, "actors")
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(place)
        listener.listen(1)
        listener.settimeout(1.0)
        # A session of its own: Ctrl-C is this process's to pass on, once.
        self.process = subprocess.Popen([*command, "--actors", place], start_new_session=True)
        self._socket: socket.socket | None = None
        while self._socket is None and self.process.poll() is None:
            try:
                self._socket = listener.accept()[0]
            except TimeoutError:
                pass
        listener.close()
        self.orders = Orders()
        self.gone = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Keeps the newest orders."""
        snapshots: dict[int, tuple[int, Any]] = {}
        while (message := self._receive()) is not None:
            size = HEAD.unpack_from(message, 8)[0]
            ((kind, told),) = json.loads(message[16 : 16 + size])["kind"].items()
            if kind == "Snapshot":
                snapshots = snapshots | {told["place"]: (told["taken_at"], ray.put(message))}
            else:
                self.orders = Orders(ray.put(message), told["version"], snapshots)
        self.gone.set()

    def _receive(self) -> bytes | None:
        head = self._read(HEAD.size)
        return None if head is None else self._read(HEAD.unpack(head)[0])

    def _read(self, size: int) -> bytes | None:
        parts = bytearray()
        while self._socket is not None and len(parts) < size:
            try:
                part = self._socket.recv(min(size - len(parts), 1 << 20))
            except OSError:
                return None
            if not part:
                return None
            parts += part
        return bytes(parts) if len(parts) == size else None

    def send(self, message: Any) -> bool:
        """Hands over a batch; waits while the learner is busy. False once it is gone."""
        if self._socket is None:
            return False
        view = memoryview(message).cast("B")
        try:
            self._socket.sendall(HEAD.pack(view.nbytes))
            self._socket.sendall(view)
        except OSError:
            return False
        return True

    def end(self) -> int:
        """Closes the socket, which makes it save and export; waits for that."""
        if self._socket is not None:
            try:
                self._socket.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            self._socket.close()
        code = self.process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
        return code


@dataclass
class TrainSettings:
    """The training to run."""

    turf: str
    """The program ``turf``."""
    game: str
    run: Path
    actors: int
    minutes: float
    envs: int = 128
    steps: int = 32
    resume: bool = False
    max_staleness: int = 2000
    evaluate: Plan | None = None
    """Evaluations on the way; None: the learner's own."""
    more: list[str] = field(default_factory=list)
    """Further arguments of ``turf train``."""

    def command(self, minutes: float, resume: bool) -> list[str]:
        """The learner's."""
        plain = [self.turf, "train", "--game", self.game, "--run", str(self.run), "--minutes", f"{minutes:.4f}"]
        given = ["--max-staleness", str(self.max_staleness)]
        if self.evaluate is not None:
            given += ["--set", "evaluation.period=0", "--set", "evaluation.minutes=0"]
        return [*plain, *given, *(["--resume"] if resume else []), *self.more]


class Training:
    """A run."""

    def __init__(self, asked: TrainSettings) -> None:
        self.asked = asked
        self.learner: Learner | None = None
        self.players: dict[int, Any] = {}
        self.lost = 0
        self.decisions = 0
        self.batches = 0
        self.bytes = 0
        self._flying: dict[Any, int] = {}
        self._evaluator: Evaluator | None = None

    @plainly()
    def run(self) -> int:
        """Trains until the time is over or Ctrl-C; the learner's exit code.

        Raises:
            RuntimeError: The cluster is gone, or an actor cannot play; one line. The learner has saved.
        """
        until = time.monotonic() + 60 * self.asked.minutes
        resume, code = self.asked.resume, 0
        for life in range(LIVES + 1):
            left = max(until - time.monotonic(), 1.0) / 60
            learner = self.learner = Learner(self.asked.command(left, resume))
            code = self._with(learner)
            if code == 0 or code == 130 or learner.process.returncode == 1 or time.monotonic() >= until:
                break
            if not (self.asked.run / "config.toml").exists() or life == LIVES:
                break
            tell(f"the learner died ({code}); it goes on from its newest checkpoint")
            resume = True
        if self.decisions:
            per = self.bytes / self.decisions
            tell(f"actors played {self.decisions} decisions in {self.batches} batches, {per:.0f} bytes each on the wire")
        return code

    def _with(self, learner: Learner) -> int:
        try:
            self._feed(learner)
        except KeyboardInterrupt:
            tell("stopping: the learner saves and exports; Ctrl-C again gives that up")
            learner.process.send_signal(signal.SIGTERM)
            try:
                return learner.end()
            except KeyboardInterrupt:
                learner.process.send_signal(signal.SIGTERM)
                learner.end()
                raise
        except Exception:
            learner.end()
            raise
        finally:
            if self._evaluator is not None:
                self._evaluator.end()
                self._evaluator = None
            for player in self.players.values():
                ray.kill(player)
            self.players, self._flying = {}, {}
        return learner.end()

    def _feed(self, learner: Learner) -> None:
        while learner.orders.play is None and not learner.gone.is_set():
            time.sleep(0.05)
        if learner.gone.is_set():
            return
        league = self.league()
        if self.asked.evaluate is not None:
            self._evaluator = Evaluator(self.asked.game, self.asked.run, self.asked.evaluate)
        for number in range(self.asked.actors):
            self._begin(league, number)
        while not learner.gone.is_set():
            ready, _ = ray.wait(list(self._flying), timeout=0.5) if self._flying else ([], [])
            for ref in ready:
                number = self._flying.pop(ref)
                try:
                    message = ray.get(ref)
                except Lost as error:
                    self._mourn(league, number, error)
                    continue
                if not learner.send(message):
                    return
                self.batches += 1
                self.bytes += len(message)
                self.decisions += self.asked.envs * self.asked.steps
                del message
                self._ask(number)

    def league(self) -> League:
        """Returns the parts of its actors; the run has begun."""
        settings = (self.asked.run / "config.toml").read_text()
        about = (self.asked.run / "run.toml").read_text()
        encoding = next(line.split('"')[1] for line in about.splitlines() if line.startswith("encoding"))
        specs = _turf.league_bots(encoding, settings)
        bots = []
        if specs:
            told = json.loads(_turf.entrants(self.asked.game, specs))
            bots = [(bot["name"], Shipped.of(self.asked.game, bot["spec"])) for bot in told]
        return League(_turf.BUILD, encoding, settings, bots, self.asked.envs, ray.util.get_node_ip_address())

    def _begin(self, league: League, number: int) -> None:
        # Another one each time: an actor that begins anew must not play the same games again.
        nonce = int.from_bytes(os.urandom(8), "little")
        make: Any = Player  # Ray's types do not know what the decorator makes of it
        self.players[number] = make.remote(league, nonce)
        for _ in range(IN_FLIGHT):
            self._ask(number)

    def _ask(self, number: int) -> None:
        assert self.learner is not None
        ref = self.players[number].play.remote(self.learner.orders, self.asked.steps)
        self._flying[ref] = number

    def _mourn(self, league: League, number: int, error: Exception) -> None:
        """Another actor takes the place; it waits where no node has room until one comes."""
        others = [ref for ref, whose in self._flying.items() if whose == number]
        for ref in others:
            del self._flying[ref]
        self.lost += 1
        tell(f"actor {number} is gone ({type(error).__name__}); another one takes its place")
        self._begin(league, number)


def program(asked: str | None) -> str:
    """The program ``turf``: as given, as TURF names it, or on the path.

    Raises:
        ValueError: There is none.
    """
    found = asked or os.environ.get("TURF") or shutil.which("turf")
    if found is None or shutil.which(found) is None:
        raise ValueError("the learner is the program turf: name it with --turf, for example --turf scripts/turf")
    return found
