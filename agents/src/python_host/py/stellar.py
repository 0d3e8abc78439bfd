# The 2021 contract: a class player_class with player_func(map_info), where map_info is a GameMap (stellar_map.py).
import struct
import sys

NODE = struct.Struct("<b2d")
ORDER = struct.Struct("<2Bd")
MOST_ORDERS = 50000
MALFORMED = b"\x00"
WELL_FORMED = b"\x01"


class Contract:
    def __init__(self, stopwatch):
        self.timed = stopwatch.timed
        self.bot = None

    def builtins(self):
        install_modules()
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
        config.__dict__.update(MAX_TURN=turns, MAX_TIME=seconds, POWER_LIMIT=100, SPAWN_RATE=1, DESPAWN_RATE=0.75)
        self.player = self.timed(self.bot.player_class, player)

    def on_P(self, body):
        """A turn: every node's owner and power; the answer is the list of orders."""
        nodes = [Node(0)]
        for number, (belong, power1, power2) in enumerate(NODE.iter_unpack(body), 1):
            nodes.append(Node(number, belong, (power1 or 0, power2 or 0), self.neighbours[number][:]))
        answer = self.timed(self.player.player_func, GameMap.of(nodes))
        return self.timed(self.orders, answer)

    def kept(self):
        return getattr(self.player, "seen", None), getattr(self.player, "error", None)

    @staticmethod
    def orders(answer):
        """The list in bytes, if it is one: tuples of two whole numbers and a number. All else the contest drops, and so
        lists for tuples, numpy's whole numbers, fractions."""
        if not isinstance(answer, list) or len(answer) > MOST_ORDERS:
            return malformed(answer)
        packed = [WELL_FORMED]
        for order in answer:
            if not isinstance(order, tuple) or len(order) != 3:
                return malformed(order)
            source, target, amount = order
            if not (isinstance(source, int) and isinstance(target, int) and isinstance(amount, (int, float))):
                return malformed(order)
            try:
                packed.append(ORDER.pack(source, target, amount))
            except (OverflowError, struct.error):
                return malformed(order)
        return b"".join(packed)


def malformed(what):
    return MALFORMED + repr(what)[:80].encode("utf-8", "replace")
