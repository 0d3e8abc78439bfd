# Calls a bot file's `play` and `load` with all kinds of odd arguments: hostile.py BOT GAMES. A call must return a letter.
# Prints one line of JSON: ordinary calls, those in which the network chose, and odd calls.
import copy
import json
import random
import sys

bot = {}
with open(sys.argv[1]) as file:
    exec(compile(file.read(), sys.argv[1], "exec"), bot)
CELLS = {"0": None, "1": 1, "2": 2}
random.seed(1)


def games():
    with open(sys.argv[2]) as file:
        for line in file:
            game = json.loads(line)
            width, height = game["size"]
            stat = {"size": (width, height), "log": [], "now": None}
            boards = [[(None,) * height] * width, [(None,) * height] * width]
            for frame in game["frames"]:
                for board, name in enumerate(("fields", "bands")):
                    for x, cells in frame[name]:
                        boards[board][x] = tuple([CELLS[c] for c in cells])
                players = [{"id": k + 1, "x": x, "y": y, "direction": d} for k, (x, y, d) in enumerate(frame["players"])]
                me = len(stat["log"]) % 2
                stat["now"] = {
                    "turnleft": frame["turnleft"], "timeleft": [30, 30], "players": players, "me": players[me],
                    "fields": tuple(boards[0]), "bands": tuple(boards[1]), "enemy": players[1 - me],
                }
                stat["log"].append(stat["now"])
                yield stat, me


def odd(stat):
    """One thing about the last frame changed."""
    now = copy.copy(stat["now"])
    stat = {"size": stat["size"], "log": stat["log"][:-1] + [now], "now": now}
    key = random.choice(sorted(now) + ["size", "now", "log"])
    where = now if key in now else stat
    how = random.randrange(4)
    if how == 0:
        del where[key]
    elif how == 1:
        where[key] = None
    elif how == 2:
        where[key] = random.choice(["", "x", -1, 10**9, [], (), {}, float("nan"), [None, None], ((7, 7), (7, 7))])
    elif isinstance(where[key], (list, tuple)):
        where[key] = list(where[key])[:-1]
    return stat


def deadly(now, me, turn):
    """Whether a turn leaves the board or cuts the own trail."""
    head, fields, bands = now["players"][me], now["fields"], now["bands"]
    heading = (head["direction"] + {"S": 0, "R": 1, "L": 3}[turn]) % 4
    x, y = head["x"] + (1, 0, -1, 0)[heading], head["y"] + (0, 1, 0, -1)[heading]
    return not (0 <= x < len(fields) and 0 <= y < len(fields[0])) or bands[x][y] == me + 1


calls = thought = odd_calls = 0
storages = [{}, {}]
loaded = set()
for stat, me in games():
    if len(stat["log"]) < 3:
        loaded.discard(me)
    if me not in loaded and random.random() < 0.05:
        # The first call is in the middle of a game, now and then without `load`.
        loaded.add(me)
        if random.random() < 0.7:
            assert bot["load"](stat, storages[me]) is None
        else:
            storages[me] = {}
    if random.random() < 0.1:
        for strange in (odd(stat), None, 7, {}, {"now": {}}):
            for storage in (storages[me], {}, None, {"turf": 7}):
                assert bot["play"](strange, storage) in ("L", "S", "R")
                odd_calls += 1
        assert bot["load"](random.choice([None, {}, odd(stat)]), random.choice([None, {}, 7])) is None
    if me in loaded and random.random() < 0.7:
        turn = bot["play"](stat, storages[me])
        calls += 1
        seen = storages[me]["seen"]
        thought += seen is not None
        if seen is not None:
            seen = seen()
            assert seen["mask"]["LSR".index(turn)]
        # Without time no thought, and no death that can be helped.
        now = dict(stat["now"], timeleft=[0.1, 0.1])
        turn = bot["play"]({"size": stat["size"], "log": stat["log"], "now": now}, storages[me])
        assert storages[me]["seen"] is None
        assert not deadly(now, me, turn) or all(deadly(now, me, other) for other in "LSR")
print(json.dumps({"calls": calls, "odd_calls": odd_calls, "thought": thought}))
