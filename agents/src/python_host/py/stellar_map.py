# The 2021 contest's own modules, which its bots import: config, Node, GameMap, MapDesign and HexagonForce.
import random
import sys

config = type(sys)("config")
config.__dict__.update(MAX_TURN=100, MAX_TIME=0.1, POWER_LIMIT=100, SPAWN_RATE=1, DESPAWN_RATE=0.75)
START = 100


class Node:
    """A node: number, owner (-1 nobody, 0 or 1), both players' power. All of it may be changed; it is the bot's own."""

    def __init__(self, number, belong=-1, power=(0, 0), nextinfo=()):
        self.number = number
        self.belong = belong
        self.power = power
        self.power_limit = config.POWER_LIMIT
        self.spawn_rate = config.SPAWN_RATE
        self.despawn_rate = config.DESPAWN_RATE
        self.nextinfo = nextinfo

    def get_next(self):
        """The numbers of the neighbours, in a new list."""
        return list(self.nextinfo)


class MapDesign:
    """Nodes 1 to N, the edges between them as pairs of numbers, and where nodes 1 to N lie."""

    def __init__(self, N=0, edges=(), xy=()):
        self.N, self.edges, self.xy = N, [tuple(sorted(edge)) for edge in edges], list(xy)

    def get_next(self, number):
        """The numbers of a node's neighbours, ascending."""
        return sorted([b for a, b in self.edges if a == number] + [a for a, b in self.edges if b == number])


class HexagonForce(MapDesign):
    """A hexagon of side `a`, nodes and edges removed by chance, mirrored, connected, nowhere a dead end. Draws until it
    has one, which takes long where much is removed."""

    def __init__(self, a=4, p_node=0.2, p_edge=0.2):
        radius = a - 1
        cells = [
            (q, r) for q in range(-radius, a) for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1)
        ]
        super().__init__()
        while not self.is_sound():
            gone = {c for c in cells if c not in (cells[0], cells[-1]) and random.random() < p_node}
            left = [(q, r) for q, r in cells if max((q, r), (-q, -r)) not in gone]
            number = {cell: i for i, cell in enumerate(left, 1)}
            pairs = [
                (number[q, r], number[q + x, r + y])
                for q, r in left
                for x, y in ((0, 1), (1, 0), (1, -1))
                if (q + x, r + y) in number
            ]
            n = len(left)
            # An edge goes only when it and its mirror image are both drawn.
            drawn = {pair for pair in pairs if random.random() < p_edge**0.5}
            edges = [(a, b) for a, b in pairs if not {(a, b), (n + 1 - b, n + 1 - a)} <= drawn]
            MapDesign.__init__(self, n, edges, [(2 * q / radius, -(2 * r + q) / radius) for q, r in left])

    def is_sound(self):
        """Whether every node has two neighbours and can be reached."""
        nearby = {i: self.get_next(i) for i in range(1, self.N + 1)}
        reached, ahead = {1}, [1]
        while ahead:
            ahead = [j for i in ahead for j in nearby.get(i, ()) if j not in reached and not reached.add(j)]
        return self.N > 1 and len(reached) == self.N and all(len(next) > 1 for next in nearby.values())


class GameMap:
    """The map before the turn: nodes[1] to nodes[N]; nodes[0] means nothing. A design becomes the map of a game's start."""

    def __init__(self, design):
        self.N = design.N
        self.nodes = [Node(i, nextinfo=design.get_next(i)) for i in range(self.N + 1)]
        for player, base in enumerate((1, self.N)):
            self.nodes[base].belong = player
            self.nodes[base].power = (START, 0) if player == 0 else (0, START)

    @classmethod
    def of(cls, nodes):
        """The map of these nodes."""
        map_info = cls.__new__(cls)
        map_info.N, map_info.nodes = len(nodes) - 1, nodes
        return map_info


def install_modules():
    """Makes the modules importable. Each has all of the classes, as each of the contest's imports others."""
    classes = (Node, GameMap, MapDesign, HexagonForce)
    sys.modules["config"] = config
    for of in classes:
        module = sys.modules[of.__name__] = type(sys)(of.__name__)
        module.__dict__.update({c.__name__: c for c in classes}, config=config)
        of.__module__ = of.__name__
