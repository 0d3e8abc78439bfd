# Calls an exported stellar bot with maps as they are and as they should not be: odd_stellar.py FILE. Every answer must be
# a list of orders that the rules accept. Prints how many calls thought and how many fell back.
import random
import sys


class Node:
    def __init__(self, number, belong, power, neighbours):
        self.number, self.belong, self.power, self.neighbours = number, belong, power, neighbours

    def get_next(self):
        return list(self.neighbours)


class Map:
    def __init__(self, nodes):
        self.nodes = nodes


def ring(n, reach):
    """Neighbours of nodes 1 to n, the next ones on either side; the same seen from either end."""
    around = [[]]
    for i in range(1, n + 1):
        around.append(sorted(j for j in range(1, n + 1) if 0 < abs(i - j) <= reach))
    return around


def position(around):
    nodes = [Node(0, -1, (0, 0), [])]
    for i in range(1, len(around)):
        belong = chance.choice([-1, 0, 0, 1])
        troops = chance.choice([0.0, 0.5, 1.0, 3.9, 40.0, 1e-9, 333.25, 1e9])
        nodes.append(Node(i, belong, (troops * (belong == 0), troops * (belong == 1)), around[i]))
    return Map(nodes)


def check(orders, shown, player):
    assert isinstance(orders, list), orders
    sent = {}
    for source, target, amount in orders:
        node = shown.nodes[source]
        assert node.belong == player and target in node.neighbours and amount > 0, (source, target, amount)
        sent[source] = sent.get(source, 0.0) + amount
        assert sent[source] < node.power[player]


chance = random.Random(6)
with open(sys.argv[1]) as file:
    source = file.read()
thought = fell_back = 0
for broken in (False, True):
    code = {}
    exec(compile(source.replace("= make_graph_network", "= list") if broken else source, "bot.py", "exec"), code)
    for n, reach in ((2, 1), (13, 2), (127, 4), (37, 3), (5, 4), (150, 2), (20, 9)):
        for player in (0, 1):
            bot, around = code["player_class"](player), ring(n, reach)
            # Whether it thinks must not depend on how busy this machine is.
            bot.seconds = 60.0
            for turn in range(4):
                shown = position(around)
                check(bot.player_func(shown), shown, player)
                thought += bot.seen is not None
                fell_back += bot.seen is None
                for odd in (None, 7, Map(None), Map([]), Map([None] * 5), Map(shown.nodes[:2])):
                    assert isinstance(bot.player_func(odd), list)
# On a slow machine the network is asked less, later again.
code = {}
exec(compile(source, "bot.py", "exec"), code)
bot, asked = code["player_class"](0), []
bot.seconds = 60.0
for turn in range(12):
    shown = position(ring(13, 2))
    bot.slowest = {0: 0.0, 4: 60.0}.get(turn, bot.slowest)
    check(bot.player_func(shown), shown, 0)
    asked.append(bot.seen is not None)
assert asked == [True] * 4 + [False] * 4 + [True, False] * 2, asked
print(thought, fell_back)
