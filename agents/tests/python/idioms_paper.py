# Probes for idioms.rs: `stat` and `storage` are given.

# == what a frame holds
now = stat["now"]
assert now is stat["log"][-1] and set(now) == {"turnleft", "timeleft", "fields", "bands", "players", "me", "enemy"}
assert now["players"][0]["id"] == 1 and now["me"] is now["players"][now["me"]["id"] - 1]
assert type(now["turnleft"]) is tuple and type(now["timeleft"]) is tuple
assert set(now["me"]) == {"id", "x", "y", "direction"} and type(now["fields"][now["me"]["x"]]) is tuple

# == copies and pickles
import copy
import pickle
---
for other in (copy.deepcopy(stat), pickle.loads(pickle.dumps(stat)), copy.copy(stat)):
    assert other == stat
deep = copy.deepcopy(stat["now"])
deep["me"]["x"] = -7
assert stat["now"]["me"]["x"] != -7 and deep["players"][deep["me"]["id"] - 1] is deep["me"]

# == functions, classes and memory in storage
class Memory(dict):
    pass
---
def grow(n):
    return lambda: n + 1

memory = storage.setdefault("memory", Memory())
storage["grow"] = grow(len(memory))
memory[len(memory)] = stat
assert storage["grow"]() == len(memory)

# == globals, though they are frowned upon
CALLS = 0


def count():
    global CALLS
    CALLS += 1
    return CALLS
---
storage["calls"] = storage.get("calls", 0) + 1
assert count() >= storage["calls"]

# == imports within the function
import math, random, heapq, collections, queue, itertools, functools, time, re, bisect
from random import choice
heap = [(3, "a"), (1, "b")]
heapq.heapify(heap)
assert heapq.heappop(heap)[0] == 1 and queue.Queue and choice("l") == "l"

# == code made at run time
exec("storage['made'] = eval('1 + 1')")
assert storage["made"] == 2 and compile("1", "", "eval")

# == classes that Python looks up by their module's name
import enum
import pickle
from typing import NamedTuple


class Way(enum.Enum):
    LEFT = "l"


class Point(NamedTuple):
    x: int


class Plan:
    def __init__(self, point):
        self.point = point
---
plan = Plan(Point(3))
copied, way = pickle.loads(pickle.dumps([plan, Way.LEFT]))
assert copied.point == plan.point and way is Way.LEFT

# == printing, a guard for direct runs, the search path
import os
import sys

if __name__ == "__main__":
    play({}, {})
    raise SystemExit("run as a script")
sys.path.append(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ".")
---
print(stat["now"]["me"], "→", file=sys.stderr)
print("\x1b[31m", end="", flush=True)
sys.stdout.write("x")

# == deep recursion
import sys

sys.setrecursionlimit(20000)


def deep(n):
    return n and deep(n - 1)
---
assert deep(15000) == 0

# == threads do not start
import threading
---
try:
    threading.Thread(target=print).start()
except RuntimeError:
    pass
else:
    raise AssertionError("a thread")

# == names that Python has dropped since
import time
from collections import Iterable, Mapping
---
assert isinstance(stat, Mapping) and isinstance([], Iterable) and time.clock() <= time.clock()
