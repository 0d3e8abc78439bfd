# Stellar: the map that player_func gets each turn, and the film (web/src/game_view/stellar.rs). Map and rules are the contest's.
import struct

from . import contest, film, player, rules
from .match import GRACE, IMPORT, Forfeit

TOLD = 3  # orders that a move names


class Position:
    player = rules.BOTH

    def __init__(self, setup):
        told = setup["map"]
        xy = dict(enumerate(map(tuple, told["xy"]), 1))
        self.map = player.GameMap({"design": dict(enumerate(told["next"], 1)), "xy": xy})
        self.turn, self.turns, self.by_nodes, self.result = 0, setup["max_turns"], setup["scoring"] == "nodes", None

    @property
    def nodes(self):
        return self.map.nodes[1:]

    @property
    def scores(self):
        return tuple(sum(node.power[player] for node in self.nodes if node.belong == player) for player in (0, 1))

    def legal(self, seat):
        """No order, or half or most of one node's troops to a neighbour: what random play chooses from."""
        own = [node for node in self.nodes if node.belong == seat]
        return [[]] + [[(node.number, to, node.power[seat] * share)] for node in own for to in node.get_next() for share in (0.5, 0.99)]

    def play(self, *orders):
        self.map.update(*map(list, orders))
        self.turn += 1
        fell = [self.nodes[0].belong == 1, self.nodes[-1].belong == 0]
        if any(fell) and not all(fell):
            self.result = int(fell[0]), "base"
        elif all(fell) or self.turn == self.turns:
            nodes = [sum(node.belong == player for node in self.nodes) for player in (0, 1)]
            a, b = [(count if self.by_nodes else 0, troops) for count, troops in zip(nodes, self.scores)]
            self.result = None if a == b else 0 if a > b else 1, "both_bases" if all(fell) else "turns"


class Bot(contest.Bot):
    """A turn's orders are dropped if the call fails or takes too long; time in excess is taken from the next turns. Windows cannot
    interrupt a call: one that goes on for GRACE seconds more costs the process, and all orders of the rest of the game."""

    def greet(self):
        self.owed, self.error, self.knows_the_map = 0.0, "", False
        body = struct.pack("<BId", self.seat, self.match.position.turns, self.game.think)
        self.call("S", body, IMPORT / 2, "player_class")
        return 0.0

    def drop(self, why):
        first = why.split("\n")[0]
        self.error = "RuntimeError: " + first
        self.mishap("orders dropped: " + why)
        return []

    def decide(self, position, seat):
        if not self.process:
            return self.drop("the process has ended before"), 0.0
        try:
            return self.orders(position, self.game.think)
        except Forfeit as trouble:
            return self.drop("%s; no more orders in this game" % trouble.detail), 0.0

    def orders(self, position, think):
        body = b"".join(player.NODE.pack(node.belong, *map(float, node.power)) for node in position.nodes) + self.error.encode()
        self.error, spent = "", 0.0
        if not self.knows_the_map:
            self.knows_the_map = True
            near = [bytes([len(node.get_next()), *node.get_next()]) for node in position.nodes]
            places = b"".join(player.PLACE.pack(*place) for place in position.map.xy.values())
            _, _, spent = self.ask("M", bytes([len(near)]) + b"".join(near) + places, think + GRACE, "player_func")
            self.owed += spent
        limit, self.owed = max(think - self.owed, 0.0), max(self.owed - think, 0.0)
        if limit == 0:
            return self.drop("earlier turns took the time of this one"), spent
        status, body, seconds = self.ask("P", body, limit + GRACE, "player_func", interrupt=limit)
        self.owed += max(seconds - limit, 0.0)
        if status == player.INTERRUPTED or seconds > limit:
            return self.drop("player_func took %.3f s of %.3f s" % (seconds, limit)), spent + seconds
        text = body[1:] if status == player.DONE else body
        if status != player.DONE or body[:1] != player.WELL_FORMED:
            return self.drop("player_func: " + text.decode("utf-8", "replace")), spent + seconds
        return list(player.ORDER.iter_unpack(text)), spent + seconds


class Match(contest.Match):
    def meant(self, seat, legal, answer):
        """The orders, or none where one of them is wrong."""
        why = self.position.map.refusal(seat, answer)
        if why:
            self.bots[seat].error = why
            self.bots[seat].mishap("against the rules: " + why.partition(": ")[2])
            self.actions[-1] = answer = []
        return answer


class Film(contest.Film):
    CHARTS = [{"title": "Nodes", "lines": film.SIDES}]

    def points_title(self):
        return "Troops"

    def values(self):
        return [list(self.owners()).count(side) for side in (0, 1)]

    def owners(self):
        return [node.belong for node in self.match.position.nodes]

    def troops(self):
        return [film.cents(sum(node.power)) * (1.0, -1.0, 0.0)[node.belong] for node in self.match.position.nodes]

    def opening(self):
        position = self.match.position
        self.owned = self.owners()
        edges = [[node.number, to] for node in position.nodes for to in sorted(node.get_next()) if node.number < to]
        places = [struct.unpack("<2f", struct.pack("<2f", *place)) for place in position.map.xy.values()]
        return {"nodes": position.map.N, "xy": places, "edges": edges, "turns": position.turns, "troops": self.troops()}

    def change(self, written):
        orders = [[[source, to, film.cents(amount)] for source, to, amount in orders] for orders in written]
        return {"troops": self.troops(), "orders": orders}

    def captures(self, written):
        before, self.owned = self.owned, self.owners()
        said = []
        for side, base in ((0, len(before)), (1, 1)):
            won = [node for node, (old, new) in enumerate(zip(before, self.owned), 1) if (old, new) == (1 - side, side)]
            if won:
                many = "takes node %d" % won[0] if len(won) == 1 else "takes %d nodes" % len(won)
                said.append((side, "takes the base" if base in won else many))
        return said

    def say(self, orders):
        if not orders:
            return "holds"
        named = sorted(orders, key=lambda order: -order[2])[:TOLD] if len(orders) > TOLD else sorted(orders, key=lambda order: -order[2])
        more = " and %d more" % (len(orders) - TOLD) if len(orders) > TOLD else ""
        return ", ".join("%d → %d: %.2f" % tuple(order) for order in named) + more


class Game(contest.Game):
    Bot, Film, Position, Match, per_turn = Bot, Film, Position, Match, True

    def __init__(self, folder, told):
        super().__init__(folder, told)
        self.setups = told["setups"]

    def draw(self, chance):
        return self.setups[chance.below(len(self.setups))]

    def written(self, actions):
        return [[list(order) for order in orders] for orders in actions]

    def options(self, position, seat, legal):
        return {str(node.number): node.power[seat] for node in position.nodes if node.belong == seat}

    @staticmethod
    def of_page(action):
        return [(order["from"], order["to"], float(order["amount"])) for order in action]
