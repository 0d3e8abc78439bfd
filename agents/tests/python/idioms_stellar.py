# Probes for idioms.rs: `map_info` and `self.player_id` are given, `orders` is returned.

# == the import that starts every bot
from GameMap import GameMap


def helper(map_info: GameMap):
    return map_info.N
---
assert helper(map_info) == len(map_info.nodes) - 1
assert isinstance(map_info, GameMap)

# == the platform's modules and what is in them
from GameMap import *
from GameMap import GameMap, PLAYER_1, PLAYER_2
from Node import Node
from HexagonForce import Generate_Hexagon
from MapDesign import g_design, g_design1, g_design2, g_design3, g_design_ramdom
from DesignGenerator import DesignGenerator
from GameCore import Game
from TimeLimit import time_limit
from GameException import TimeoutException
import config
---
assert (PLAYER_1, PLAYER_2, config.INIT_POWER_1, config.INIT_POWER_2) == (0, 1, (100, 0), (0, 100))
assert all(type(node) is Node for node in map_info.nodes)
for design in (g_design, g_design1, g_design2["design"], g_design3, g_design_ramdom, DesignGenerator()()["design"]):
    assert all(design[b][a] == 0 for a in design for b in design[a])
try:
    with time_limit(0.01, "late"):
        while True:
            pass
except TimeoutException as error:
    assert "late" in str(error)


class Still:
    def player_func(self, map_info):
        return []


record = Game(Still(), Still(), {"design": g_design1}).run()
assert set(record) == {"map", "player_name", "result", "history", "winner"}
assert record["winner"] == -1 and len(record["history"]) == config.MAX_TURN + 1

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
    assert not hasattr(node, "nextinfo")
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
from GameMap import GameMap
from HexagonForce import Generate_Hexagon


class Plan(GameMap):
    def total(self, player):
        return sum(node.power[player] for node in self.nodes)
---
plan = Plan({1: {2: 0}, 2: {1: 0, 3: 0}, 3: {2: 0}})
assert plan.total(0) == plan.total(1) == 100 and [n.get_next() for n in plan.nodes] == [[], [2], [1, 3], [2]]
assert (plan.nodes[1].belong, plan.nodes[2].belong, plan.nodes[3].belong) == (0, -1, 1)
drawn = GameMap(Generate_Hexagon(4, 0.2, 0.2))
assert 2 <= drawn.N <= 37 and set(drawn.xy) == set(range(1, drawn.N + 1))
for node in drawn.nodes[1:]:
    assert len(node.get_next()) >= 2 and node.number not in node.get_next()
    mirror = drawn.nodes[drawn.N + 1 - node.number]
    assert 2 * node.number == drawn.N + 1 or [drawn.N + 1 - i for i in mirror.get_next()] == node.get_next()

# == turns played on its map
base = 1 if self.player_id == 0 else map_info.N
near = map_info.nodes[base].get_next()[0]
if map_info.nodes[base].belong == self.player_id and map_info.nodes[base].power[self.player_id] > 9:
    before = map_info.nodes[near].power[self.player_id]
    lists = [[], []]
    lists[self.player_id] = [(base, near, 9)]
    moved, fought, made = map_info.update(*lists)
    assert moved["actions"] == {1: lists[0], 2: lists[1]} and moved["power"][near][self.player_id] == before + 6.0
    assert made["owner"] == {node.number: node.belong for node in map_info.nodes[1:]}
    assert made["power"] == map_info.export_battle_as_dic()["power"] and fought["actions"] == {1: [], 2: []}
    good = map_info.error1
    lists[self.player_id] = [(base, near, 1.0), (base, base, 1.0)]
    map_info.update(*lists)
    errors = [map_info.error1, map_info.error2]
    assert errors.pop(self.player_id).startswith("RuntimeError: order 2, (%d, %d, 1.0): " % (base, base))
    assert errors == [good] and map_info.end_early() is None and map_info.high_score()[0] in (-1, 0, 1)
shown = map_info.export_map_as_dic()
assert list(shown) == ["edges", "limit", "xy", "error1", "error2"]
assert shown["edges"][near] == map_info.nodes[near].get_next() and shown["xy"] is map_info.xy
node = map_info.nodes[near]
node.set_power((3.0, 5.0), False)
node.combatInNode()
assert node.power == (0.0, 4.0) and node.belong == 1
node.set_connection(map_info.N)
assert node.get_next()[-1] == map_info.N or map_info.N in node.get_next()

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
