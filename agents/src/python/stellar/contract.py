# The 2021 contract: a class player_class with player_func(map_info), where map_info is a GameMap (game_map.py)
# and the contest's other modules can be imported (stellar_modules.py).
import struct
import sys

NODE = struct.Struct("<b2d")
ORDER = struct.Struct("<2Bd")
PLACE = struct.Struct("<2d")
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
        """A game begins: the player, the turn limit, seconds per turn. No clock runs, so the map comes later."""
        self.me, turns, seconds = struct.unpack("<BId", body)
        config.__dict__.update(MAX_TURN=turns, MAX_TIME=seconds)
        self.player = self.timed(self.bot.player_class, self.me)

    def on_M(self, body):
        """Before the first turn, on its clock: every node's neighbours, their places if known."""
        n, at = body[0], 1
        self.neighbours = [[]]
        for _ in range(n):
            self.neighbours.append(list(body[at + 1 : at + 1 + body[at]]))
            at += 1 + body[at]
        self.xy = dict(enumerate(PLACE.iter_unpack(body[at:]), 1))

    def on_P(self, body):
        """A turn: every node's owner and power, then why the last turn's orders were dropped, if they were; the answer is
        the list of orders."""
        nodes = [Node(0)]
        end = (len(self.neighbours) - 1) * NODE.size
        for number, (belong, power1, power2) in enumerate(NODE.iter_unpack(body[:end]), 1):
            nodes.append(Node(number, belong, (power1 or 0, power2 or 0), self.neighbours[number]))
        errors = [WELL, WELL]
        errors[self.me] = body[end:].decode() or WELL
        answer = self.timed(self.player.player_func, GameMap.of(nodes, self.xy.copy(), errors))
        return self.timed(self.orders, answer)

    def kept(self):
        return getattr(self.player, "seen", None), getattr(self.player, "error", None)

    @staticmethod
    def orders(answer):
        """The list in bytes, if it is one; else which order is none, and why."""
        if not isinstance(answer, list):
            return malformed("a list of orders is asked for, not " + short(answer))
        if len(answer) > MOST_ORDERS:
            return malformed("%d orders: %d are the most" % (len(answer), MOST_ORDERS))
        packed = [WELL_FORMED]
        for place, order in enumerate(answer, 1):
            why = fault(order)
            if not why:
                try:
                    packed.append(ORDER.pack(*order))
                    continue
                except (OverflowError, struct.error):
                    why = "there is no such node, or the amount is too large"
            return malformed("order %d, %s: %s" % (place, short(order), why))
        return b"".join(packed)


def malformed(why):
    return MALFORMED + why.encode("utf-8", "replace")
