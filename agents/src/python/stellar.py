# The 2021 contract: a class player_class with player_func(map_info), where map_info is a GameMap of Nodes.
import operator
import struct
import sys

NODE = struct.Struct("<b2d")
ORDER = struct.Struct("<2Bd")
MOST_ORDERS = 50000
MALFORMED = b"\x00"
WELL_FORMED = b"\x01"

config = type(sys)("config")
config.__dict__.update(MAX_TURN=100, MAX_TIME=0.1, POWER_LIMIT=100, SPAWN_RATE=1, DESPAWN_RATE=0.75)


class Node:
    """A node: number, owner (-1 nobody, 0 or 1), both players' power."""

    def __init__(self, number, belong, power, neighbours):
        self.number = number
        self.belong = belong
        self.power = power
        self.power_limit = config.POWER_LIMIT
        self.spawn_rate = config.SPAWN_RATE
        self.despawn_rate = config.DESPAWN_RATE
        self._neighbours = neighbours

    def get_next(self):
        """The numbers of the neighbours."""
        return list(self._neighbours)


class GameMap:
    """The map as it is before the turn; nodes[0] means nothing."""

    def __init__(self, nodes):
        self.nodes = nodes


class Contract:
    def __init__(self, stopwatch):
        self.timed = stopwatch.timed
        self.bot = None

    def builtins(self):
        sys.modules["config"] = config
        return None

    def take(self, bot):
        if not callable(getattr(bot, "player_class", None)):
            raise AttributeError("the file defines no class player_class")
        self.bot = bot

    def on_S(self, body):
        """A game begins: the player, the turn limit, seconds per turn, then every node's neighbours."""
        player, n, turns, seconds = struct.unpack_from("<BBId", body)
        at = struct.calcsize("<BBId")
        self.neighbours = [[]]
        for _ in range(n):
            self.neighbours.append(list(body[at + 1 : at + 1 + body[at]]))
            at += 1 + body[at]
        config.MAX_TURN, config.MAX_TIME = turns, seconds
        self.player = self.timed(self.bot.player_class, player)

    def on_P(self, body):
        """A turn: every node's owner and power; the answer is the list of orders."""
        nodes = [Node(0, -1, (0, 0), [])]
        for number, (belong, power1, power2) in enumerate(NODE.iter_unpack(body), 1):
            nodes.append(Node(number, belong, (power1 or 0, power2 or 0), self.neighbours[number]))
        answer = self.timed(self.player.player_func, GameMap(nodes))
        return self.timed(self.orders, answer)

    def seen(self):
        return getattr(self.player, "seen", None)

    @staticmethod
    def orders(answer):
        """The list in bytes, if it is one: tuples of two whole numbers and a number."""
        if not isinstance(answer, list) or len(answer) > MOST_ORDERS:
            return MALFORMED
        packed = [WELL_FORMED]
        try:
            for source, target, amount in answer:
                if isinstance(amount, (str, bytes, bytearray)):
                    return MALFORMED
                packed.append(ORDER.pack(operator.index(source), operator.index(target), float(amount)))
        except (TypeError, ValueError, OverflowError, struct.error):
            return MALFORMED
        return b"".join(packed)
