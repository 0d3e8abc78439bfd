# The process that plays one Python bot. It follows the game's own part (GAME/contract.py), which
# defines the class `Contract`; both run as one program inside the isolation that the parent has put around it.
#
# Requests and answers go through two pipes of their own. Whatever the bot prints goes along with its answers, as far as it is
# not longer than anybody reads.
#   request: length (4 bytes, little-endian), tag (1), number (8), body
#   answer:  length (4), status (1: 0 done, 1 the bot raised, 2 it was interrupted), the request's number (8), seconds of
#            thinking (8), length of what the bot printed (2), body, what the bot printed
# The parent believes nothing of this: it has clocks of its own, and stops the process between requests.
import _signal
import io
import os
import struct
import sys
import time

REQUEST = struct.Struct("<IcQ")
ANSWER = struct.Struct("<IBQdH")
DONE, RAISED, INTERRUPTED = 0, 1, 2
LONGEST_TRACEBACK = 8000
LONGEST_PRINTED = 2000


class TimeIsUp(BaseException):
    """Raised in the midst of the bot's code when the parent says so."""


class Stopwatch:
    """Adds up the seconds the bot's own code takes within one request."""

    def __init__(self):
        self.clock = time.perf_counter
        self.seconds = 0.0
        self.running = False

    def timed(self, function, *arguments, **named):
        start = self.clock()
        self.running = True
        try:
            return function(*arguments, **named)
        finally:
            self.running = False
            self.seconds += self.clock() - start

    def interrupt(self, _signal_number, _frame):
        if self.running:
            raise TimeIsUp


class Printed(io.RawIOBase):
    """Keeps the first bytes that are printed between two answers."""

    def __init__(self):
        self.kept = b""
        self.stream = io.TextIOWrapper(io.BufferedWriter(self), "utf-8", "backslashreplace", "\n")

    def writable(self):
        return True

    def fileno(self):
        return 1

    def write(self, data):
        room = LONGEST_PRINTED - len(self.kept)
        if room > 0:
            self.kept += bytes(data[:room])
        return len(data)

    def take(self):
        try:
            self.stream.flush()
        except Exception:  # the bot has closed or detached it
            pass
        kept, self.kept = self.kept, b""
        return kept


def untimed(function, *arguments):
    """Calls a function whose failures the contest ignores, if there is one."""
    if callable(function):
        try:
            function(*arguments)
        except BaseException:
            pass


def restore_names():
    """What the contests' Python had and today's lacks: their bots use it."""
    import collections
    import collections.abc

    for name in collections.abc.__all__:
        if not hasattr(collections, name):
            setattr(collections, name, getattr(collections.abc, name))
    if not hasattr(time, "clock"):
        time.clock = time.perf_counter


def seed_chance(seed):
    """Reproducible chance for bots that take Python's own; a bot may still seed it as it likes."""
    import random

    random.seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(seed & 0xFFFFFFFF)


def load_bot(name, source, builtins):
    """Runs the bot's file as a module of its own."""
    module = type(sys)("bot_" + name.rsplit(".", 1)[0])
    module.__file__ = name
    if builtins is not None:
        module.__builtins__ = builtins
    # Some of the standard library (dataclasses, pickle) looks a class's module up by name.
    sys.modules[module.__name__] = module
    exec(compile(source, name, "exec", dont_inherit=True), module.__dict__)
    return module


def explain(error, name, source):
    """The traceback as Python prints it, from the bot's own first line on; the message first."""
    import linecache
    import traceback

    text = source.decode("utf-8", "replace")
    linecache.cache[name] = (len(text), None, text.splitlines(True), name)
    frames = error.__traceback__
    first = frames
    while first is not None and first.tb_frame.f_code.co_filename != name:
        first = first.tb_next
    message = "".join(traceback.format_exception_only(type(error), error)).strip()
    lines = "".join(traceback.format_tb(first or frames)).rstrip()
    return (message.splitlines()[-1] + "\n" + lines)[: LONGEST_TRACEBACK // 2] + "\n" + message[-LONGEST_TRACEBACK // 2 :]


def serve(requests_fd, answers_fd):
    restore_names()
    requests = os.fdopen(requests_fd, "rb", 1 << 16)
    printed = Printed()
    sys.stdout = sys.stderr = printed.stream
    stopwatch = Stopwatch()
    contract = Contract(stopwatch)
    if hasattr(_signal, "SIGUSR2"):  # not on Windows
        _signal.signal(_signal.SIGUSR2, stopwatch.interrupt)
    name, source = "bot.py", b""
    while True:
        header = requests.read(REQUEST.size)
        if len(header) < REQUEST.size:
            return
        length, tag, number = REQUEST.unpack(header)
        body = requests.read(length)
        stopwatch.seconds = 0.0
        status = DONE
        try:
            if tag == b"B":
                seed, n = struct.unpack_from("<QH", body)
                name = body[10 : 10 + n].decode()
                source = body[10 + n :]
                seed_chance(seed)
                contract.source = source
                contract.take(load_bot(name, source, contract.builtins()))
                answer = b""
            elif tag == b"C":
                seed_chance(struct.unpack("<Q", body)[0])
                answer = b""
            elif tag == b"O":
                # What an exported bot's last decision came from, and what failed; only its exporter asks.
                import json

                seen, error = contract.kept()
                answer = json.dumps([seen() if seen else None, error and str(error)]).encode()
            else:
                answer = getattr(contract, "on_" + tag.decode())(body) or b""
        except TimeIsUp:
            stopwatch.running = False
            status, answer = INTERRUPTED, b""
        except BaseException as error:
            stopwatch.running = False
            status = RAISED
            try:
                answer = explain(error, name, source).encode("utf-8", "replace")[:LONGEST_TRACEBACK]
            except BaseException:
                answer = type(error).__name__.encode("utf-8", "replace")[:LONGEST_TRACEBACK]
        said = printed.take()
        answer = ANSWER.pack(len(answer), status, number, stopwatch.seconds, len(said)) + answer + said
        while answer:
            answer = answer[os.write(answers_fd, answer) :]


def main():
    requests_fd, answers_fd = int(sys.argv[1]), int(sys.argv[2])
    sys.path[:] = sys.argv[3:]
    sys.argv[1:] = []
    # Until here standard error told the parent why Python does not start; now it goes where standard output goes.
    os.write(answers_fd, ANSWER.pack(0, DONE, 0, 0.0, 0))
    os.dup2(1, 2)
    serve(requests_fd, answers_fd)


main()
