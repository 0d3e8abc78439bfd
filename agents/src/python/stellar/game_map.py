# The 2021 contest's map, which its bots are given and may play on. Names are the contest's.
import random
import sys

config = type(sys)("config")
config.__dict__.update(MAX_TURN=100, MAX_TIME=0.1, POWER_LIMIT=100, SPAWN_RATE=1, DESPAWN_RATE=0.75)
config.__dict__.update(INIT_POWER_1=(100, 0), INIT_POWER_2=(0, 100))
PLAYER_1, PLAYER_2 = 0, 1
# The contest's words: all is well; the turns are over, nodes or else troops are compared.
WELL = "玩家正常游戏"
BY_NODES, BY_TROOPS = "回合上限到！比拼节点数！", "回合上限到！比拼兵力数！"


class Node:
    """A node: number, owner (-1 nobody, 0 or 1), both players' power. All of it may be changed; it is the bot's own."""

    def __init__(self, number, belong=-1, power=(0, 0), neighbours=()):
        self.number = number
        self.belong = belong
        self.power = power
        self.power_limit = config.POWER_LIMIT
        self.spawn_rate = config.SPAWN_RATE
        self.despawn_rate = config.DESPAWN_RATE
        self.__neighbours = list(neighbours)

    def get_next(self):
        """The numbers of the neighbours as they were connected, in a new list."""
        return self.__neighbours[:]

    def set_connection(self, number):
        """Appends a neighbour, unless it is one."""
        if number not in self.__neighbours:
            self.__neighbours.append(number)

    def set_power(self, power, need_judge=False):
        """Sets both players' power; `need_judge`: the larger then owns the node, nobody where they are equal."""
        self.power = power
        if need_judge:
            first, second = power
            self.belong = PLAYER_1 if first > second else PLAYER_2 if second > first else -1

    def combatInNode(self):
        """Leaves the larger power the root of the squares' difference, the other nothing."""
        first, second = self.power
        if first >= second:
            self.set_power(((first**2 - second**2) ** 0.5, 0.0), True)
        else:
            self.set_power((0.0, (second**2 - first**2) ** 0.5), True)


def fault(order):
    """Why something is no order; None if it is one. Lists for tuples, numpy's whole numbers, fractions are none."""
    if not isinstance(order, tuple) or len(order) != 3:
        return "an order is a tuple (from, to, amount)"
    source, target, amount = order
    if not (isinstance(source, int) and isinstance(target, int) and isinstance(amount, (int, float))):
        return "an order's nodes are of type int, its amount int or float"
    return None


class GameMap:
    """The map: nodes[1] to nodes[N]; nodes[0] means nothing. `xy` places nodes. A design becomes the map of a start."""

    def __init__(self, design):
        self.xy = dict(design.get("xy", {}))
        design = design.get("design", design)
        self.N = len(design)
        self.nodes = [Node(i, neighbours=design.get(i, ())) for i in range(self.N + 1)]
        self.error1 = self.error2 = WELL
        self.nodes[1].set_power(config.INIT_POWER_1, True)
        self.nodes[self.N].set_power(config.INIT_POWER_2, True)

    @classmethod
    def of(cls, nodes, xy, errors):
        """The map of these nodes."""
        map_info = cls.__new__(cls)
        map_info.N, map_info.nodes, map_info.xy = len(nodes) - 1, nodes, xy
        map_info.error1, map_info.error2 = errors
        return map_info

    def update(self, orders1, orders2):
        """Plays a turn: drops a list with a wrong order, moves, fights, produces. The snapshots after the three."""
        lists = [orders1, orders2]
        errors = [self.refusal(player, orders) for player, orders in enumerate(lists)]
        self.error1, self.error2 = [error or WELL for error in errors]
        for player in PLAYER_1, PLAYER_2:
            lists[player] = [] if errors[player] else list(lists[player])
            for source, target, amount in lists[player]:
                self.add(player, source, -amount)
                self.add(player, target, max(amount - amount**0.5, 0))
        shown = [self.export_battle_as_dic(*lists)]
        for node in self.nodes[1:]:
            node.combatInNode()
        shown.append(self.export_battle_as_dic())
        for node in self.nodes[1:]:
            if node.belong != -1:
                most, power = node.power_limit, node.power[node.belong]
                if power < most:
                    power += node.spawn_rate / most * (most - power) * power
                else:
                    power = most + (power - most) * node.despawn_rate
                node.set_power((power, 0.0) if node.belong == PLAYER_1 else (0.0, power))
        return shown + [self.export_battle_as_dic()]

    def refusal(self, player, orders):
        """Why a player's list is dropped, by its first wrong order; None if it is not."""
        if not isinstance(orders, list):
            return "RuntimeError: a list of orders is asked for, not a %s" % type(orders).__name__
        sent = {}
        for place, order in enumerate(orders, 1):
            why = fault(order) or self.mistake(player, order, sent)
            if why:
                return "RuntimeError: order %d, %s: %s" % (place, short(order), why)
        return None

    def mistake(self, player, order, sent):
        """What is wrong with an order after others that sent so much."""
        source, target, amount = order
        if not (1 <= source <= self.N and 1 <= target <= self.N):
            return "there is no such node"
        if target not in self.nodes[source].get_next():
            return "no edge joins these nodes"
        if not amount > 0:
            return "the amount is not above 0"
        sent[source] = sent.get(source, 0) + amount
        if not sent[source] < self.nodes[source].power[player]:
            return "the orders take all that the player has at this node, or more"
        return None

    def add(self, player, number, amount):
        """Adds to a player's power at a node."""
        node = self.nodes[number]
        first, second = node.power
        node.set_power((first + amount, second) if player == PLAYER_1 else (first, second + amount))

    def end_early(self):
        """Who has taken the other's base; where both have, as `high_score` says; None where nobody has."""
        first, second = self.nodes[self.N].belong == PLAYER_1, self.nodes[1].belong == PLAYER_2
        if first and second:
            return self.high_score()[0]
        return PLAYER_1 if first else PLAYER_2 if second else None

    def high_score(self):
        """Who has more nodes, or else more troops (0 or 1, -1 for nobody), and which of the two told."""
        nodes = [sum(node.belong == player for node in self.nodes[1:]) for player in (PLAYER_1, PLAYER_2)]
        troops = [sum(node.power[player] for node in self.nodes[1:]) for player in (PLAYER_1, PLAYER_2)]
        (first, second), text = (nodes, BY_NODES) if nodes[0] != nodes[1] else (troops, BY_TROOPS)
        return PLAYER_1 if first > second else PLAYER_2 if second > first else -1, text

    def export_battle_as_dic(self, orders1=(), orders2=()):
        """A snapshot of the record: powers and owners by number, and the orders that led there."""
        return {
            "power": {node.number: node.power for node in self.nodes[1:]},
            "owner": {node.number: node.belong for node in self.nodes[1:]},
            "actions": {1: list(orders1), 2: list(orders2)},
        }

    def export_map_as_dic(self):
        """The record's map."""
        return {
            "edges": {node.number: node.get_next() for node in self.nodes[1:]},
            "limit": {node.number: node.power_limit for node in self.nodes[1:]},
            "xy": self.xy,
            "error1": self.error1,
            "error2": self.error2,
        }


def short(what):
    """Anybody's object on a line."""
    import reprlib

    return " ".join(reprlib.repr(what).split())[:80]
