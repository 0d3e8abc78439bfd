"""Ends what Ray leaves behind: its agents outlive a raylet that is killed.

The program runs beside a command that started Ray: ``python guard.py PID SESSION`` (``cluster.Guard``). Its standard input ends
with that command, in any way, SIGKILL included. It needs Linux's /proc, and imports nothing that is slow.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 10.0
"""Seconds until it gives up: a process that waits for a disk cannot be killed."""


def left(owner: str, since: str) -> Iterator[int]:
    """Yields Ray's processes of this owner: those that name a session it began since then, or write into its folder."""
    python = os.readlink("/proc/self/exe")
    for process in Path("/proc").glob("[0-9]*"):
        try:
            program = os.readlink(process / "exe")
            names = [os.readlink(file) for file in (process / "fd").iterdir()]
            names += (process / "cmdline").read_text(errors="replace").split("\0")
        except OSError:  # it is gone, or another user's
            continue
        parts = {part for name in names for part in name.split("/") if part.startswith("session_")}
        ours = any(part >= since and part.endswith(f"_{owner}") for part in parts)
        if ours and (program == python or "/ray/core/" in program) and process.name != owner:
            yield int(process.name)


def main() -> None:
    """Waits for the end of the command, then for the end of the processes."""
    owner, since = sys.argv[1:]
    done = sys.stdin.read()
    end = time.monotonic() + PATIENCE
    while (found := list(left(owner, since))) and time.monotonic() < end:
        for process in found:
            try:
                os.kill(process, signal.SIGKILL)
            except OSError:  # it has just ended
                pass
        time.sleep(0.05)
    if not done:
        print("error: the command was killed, or Ray gave up as a process of its own died (out of memory?): rerun it", file=sys.stderr)


if __name__ == "__main__":
    main()
