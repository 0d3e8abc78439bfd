# Probes for idioms.rs: `map_info` and `self.player_id` are given, `orders` is returned.

# == the import that starts every bot
from GameMap import GameMap


def helper(map_info: GameMap):
    return map_info.N
---
assert helper(map_info) == len(map_info.nodes) - 1
assert isinstance(map_info, GameMap)

# == classes from wherever the original has them
from GameMap import *
from GameMap import GameMap, Node, MapDesign, HexagonForce
from Node import Node as N2
from MapDesign import MapDesign as M2, HexagonForce as H2
from HexagonForce import HexagonForce as H3
import GameMap as module
---
assert Node is N2 and MapDesign is M2 and HexagonForce is H2 is H3 and module.GameMap is GameMap
assert all(isinstance(node, Node) for node in map_info.nodes)

# == settings
import config
from config import MAX_TURN, MAX_TIME, POWER_LIMIT, SPAWN_RATE, DESPAWN_RATE
---
assert (config.MAX_TURN, POWER_LIMIT, SPAWN_RATE, DESPAWN_RATE) == (6, 100, 1, 0.75) and config.MAX_TIME > 0

# == attributes of nodes
nodes = map_info.nodes
for number in range(1, map_info.N + 1):
    node = nodes[number]
    assert type(node.number) is int and node.number == number and node.belong in (-1, 0, 1)
    assert type(node.power) is tuple and len(node.power) == 2
    assert node.power_limit == 100 and node.spawn_rate == 1 and node.despawn_rate == 0.75
    assert type(node.get_next()) is list and all(type(i) is int for i in node.get_next())
    if node.belong == -1:
        assert node.power == (0, 0)
assert nodes[0].power[self.player_id] == 0

# == what is changed is the bot's own
mine = 1 if self.player_id == 0 else map_info.N
assert map_info.nodes[mine].belong == self.player_id and not hasattr(map_info, "note")
before = map_info.nodes[mine].get_next()
map_info.nodes[mine].get_next().clear()
assert map_info.nodes[mine].get_next() == before
for node in map_info.nodes:
    node.belong, node.power, node.note = 7, (-1.0, 1e9), "mine"
map_info.note = 1
map_info.nodes.clear()

# == copies and pickles
import copy
import pickle
---
for other in (copy.copy(map_info), copy.deepcopy(map_info), pickle.loads(pickle.dumps(map_info))):
    assert type(other) is type(map_info) and other.N == map_info.N
    assert [vars(node) for node in other.nodes] == [vars(node) for node in map_info.nodes]
deep = copy.deepcopy(map_info)
deep.nodes[1].power = (1, 2)
assert map_info.nodes[1].power != (1, 2)

# == maps of its own
from GameMap import GameMap, HexagonForce, MapDesign


class Plan(GameMap):
    def total(self, player):
        return sum(node.power[player] for node in self.nodes)
---
plan = Plan(MapDesign(3, [(2, 1), (2, 3)]))
assert plan.total(0) == plan.total(1) == 100 and [n.get_next() for n in plan.nodes] == [[], [2], [1, 3], [2]]
assert (plan.nodes[1].belong, plan.nodes[2].belong, plan.nodes[3].belong) == (0, -1, 1)
drawn = GameMap(HexagonForce(4, 0.2, 0.2))
assert 2 <= drawn.N <= 37
for node in drawn.nodes[1:]:
    assert len(node.get_next()) >= 2 and node.number not in node.get_next()
    mirror = drawn.nodes[drawn.N + 1 - node.number]
    assert sorted(drawn.N + 1 - i for i in mirror.get_next()) == node.get_next()

# == the contest's sample: random orders, checked by itself
from random import randint
---
left = [node.power[self.player_id] for node in map_info.nodes]
for _ in range(1000):
    source, target, amount = randint(1, map_info.N), randint(1, map_info.N), randint(1, 1000) / 10
    if map_info.nodes[source].belong == self.player_id and target in map_info.nodes[source].get_next():
        if left[source] > amount + 0.01:
            left[source] -= amount
            orders.append((source, target, amount))

# == amounts of numpy, whose floats are floats
import numpy
---
base = 1 if self.player_id == 0 else map_info.N
power = map_info.nodes[base].power[self.player_id]
if map_info.nodes[base].belong == self.player_id:
    orders.append((base, map_info.nodes[base].get_next()[0], numpy.float64(power) / 3))

# == printing, a guard for direct runs, the search path
import os
import sys

if __name__ == "__main__":
    raise SystemExit("run as a script")
sys.path.append(os.path.dirname(os.path.abspath(__file__)))
---
print(map_info, map_info.nodes, file=sys.stderr)
print("turn", flush=True)

# == memory of its own
seen = []
GAMES = 0
---
global GAMES
GAMES += 1
seen.append(map_info)
self.memory[len(seen)] = map_info.nodes
assert len(seen) == GAMES and len(self.memory) <= 6

# == deep recursion
import sys

sys.setrecursionlimit(20000)


def deep(n):
    return n and deep(n - 1)
---
assert deep(15000) == 0

# == names that Python has dropped since
import time
from collections import Iterable, Callable
---
assert isinstance([], Iterable) and time.clock() <= time.clock()
