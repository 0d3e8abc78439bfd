# The 2021 contest's other modules, which its bots import: MapDesign, HexagonForce, DesignGenerator, GameCore, TimeLimit,
# GameException. Names and what they give are the contest's.


class TimeoutException(Exception):
    """Raised where the time is up."""

    def __init__(self, msg=""):
        super().__init__(msg)
        self.msg = msg


class time_limit:
    """`with time_limit(seconds, msg)`: raises TimeoutException in what takes longer."""

    def __init__(self, seconds, msg=""):
        self.seconds, self.msg = seconds, msg

    def __enter__(self):
        import signal

        self.before = signal.signal(signal.SIGALRM, self.ring)
        signal.setitimer(signal.ITIMER_REAL, self.seconds)

    def __exit__(self, *_):
        import signal

        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, self.before)

    def ring(self, *_):
        raise TimeoutException(self.msg)


def connect(design, a, b):
    """Joins two nodes and their mirror images, in that order."""
    for source, target in ((a, b), (b, a)):
        design[source].setdefault(target, 0)
        design[len(design) + 1 - source].setdefault(len(design) + 1 - target, 0)


def placed(half, n):
    """Places of all nodes, of which the first half is given; the others lie opposite."""
    xy = dict(enumerate(half, 1))
    xy.update((n + 1 - i, (-x, -y)) for i, (x, y) in enumerate(half, 1) if 2 * i <= n)
    return xy


def Generate_Hexagon(a, p_node, p_edge, chance=random):
    """A hexagon of side `a` without nodes and edges that chance removes, the same on both halves; drawn until every node
    has two neighbours and can be reached: where much is removed that takes long. Gives {"design", "xy"}."""
    radius = a - 1
    tall = lambda x: 2 * radius - abs(x)
    cells = [(x, y) for x in range(-radius, radius + 1) for y in range(tall(x), -tall(x) - 1, -2)]
    while True:
        middle = len(cells) // 2
        gone = {cell for cell in range(1, middle + 1) if chance.random() < p_node}
        left = [cell for i, cell in enumerate(cells) if min(i, len(cells) - 1 - i) not in gone]
        n = len(left)
        number = {cell: i for i, cell in enumerate(left, 1)}
        design = {i: {} for i in range(1, n + 1)}
        half = left[: (n + 1) // 2]
        for i, (x, y) in enumerate(half, 1):
            around = [(x, y + 2), (x, y - 2), (x - 1, y + 1), (x - 1, y - 1), (x + 1, y + 1), (x + 1, y - 1)]
            # Both ends draw for an edge, which goes when both draws say so.
            for j in sorted(number[cell] for cell in around if cell in number):
                if chance.random() >= p_edge**0.5:
                    connect(design, i, j)
        if is_sound(design):
            return {"design": design, "xy": placed([(x * (2 / radius), y * (1 / radius)) for x, y in half], n)}


def is_sound(design):
    """Whether every node has two neighbours and can be reached."""
    reached, ahead = {1}, [1]
    while ahead:
        ahead = [j for i in ahead for j in design[i] if j not in reached and not reached.add(j)]
    return len(reached) == len(design) > 1 and all(len(around) > 1 for around in design.values())


class DesignGenerator:
    """Called, gives a map of two trees, {"design", "xy"}: from each base `branch` ways lead on from every node, `depth`
    times; each of the last nodes has `bridge` ways to the other side's."""

    def __init__(self, bridge=2, branch=2, depth=3):
        self.bridge, self.branch, self.depth = bridge, branch, depth

    def __call__(self):
        sizes = [self.branch**generation for generation in range(self.depth + 1)]
        n = 2 * sum(sizes)
        design = {i: {} for i in range(1, n + 1)}
        half, start = [(-2.0, 0.0)], 2
        for generation in range(1, self.depth + 1):
            x = 2 * generation / (self.depth + 0.5) - 2
            for k in range(sizes[generation]):
                connect(design, start - sizes[generation - 1] + k // self.branch, start + k)
                half.append((x, 2 - 4 * (k + 0.5) / sizes[generation]))
            start += sizes[generation]
        last = range(start - sizes[-1], start)
        for k, leaf in enumerate(last):
            for step in range(min(self.bridge, len(last))):
                connect(design, leaf, n + 1 - last[(step - 1 - k) % len(last)])
        return {"design": design, "xy": placed(half, n)}


class Game:
    """A game of two objects with player_func(map_info), or of such functions. `run` gives its record."""

    def __init__(self, first, second, design=None, names=("player 1", "player 2")):
        self.map = GameMap(design or Generate_Hexagon(4, 0.2, 0.2))
        self.players, self.names = (first, second), names

    def orders(self, player):
        """A player's list, an empty one if it fails or takes too long."""
        import copy

        try:
            with time_limit(config.MAX_TIME, "player_func"):
                return getattr(player, "player_func", player)(copy.deepcopy(self.map))
        except Exception:
            return []

    def run(self):
        history = [self.map.update([], [])]
        winner = None
        while winner is None and len(history) <= config.MAX_TURN:
            history.append(self.map.update(*[self.orders(player) for player in self.players]))
            winner = self.map.end_early()
        result = ""
        if winner is None:
            winner, result = self.map.high_score()
        return {
            "map": self.map.export_map_as_dic(),
            "player_name": dict(enumerate(self.names)),
            "result": result,
            "history": history,
            "winner": winner,
        }


def install_modules():
    """Makes the modules importable."""
    drawn = random.Random(2021)
    first, second, third, other = [Generate_Hexagon(a, 0.1, 0.1, drawn)["design"] for a in (3, 3, 4, 4)]
    designs = {"g_design1": first, "g_design2": {"design": second}, "g_design3": third}
    designs.update(g_design_ramdom=other, g_design=first)
    players = {"PLAYER_1": PLAYER_1, "PLAYER_2": PLAYER_2}
    contents = {
        "Node": {"Node": Node},
        "GameMap": dict(players, GameMap=GameMap, Node=Node),
        "HexagonForce": {"Generate_Hexagon": Generate_Hexagon},
        "MapDesign": designs,
        "DesignGenerator": {"DesignGenerator": DesignGenerator},
        "GameCore": dict(players, Game=Game, GameMap=GameMap, config=config),
        "TimeLimit": {"time_limit": time_limit, "TimeoutException": TimeoutException},
        "GameException": {"TimeoutException": TimeoutException},
    }
    sys.modules["config"] = config
    for name, names in contents.items():
        module = sys.modules[name] = type(sys)(name)
        module.__dict__.update(names)
    for name in "GameException", "TimeLimit", "GameCore", "DesignGenerator", "HexagonForce", "GameMap", "Node":
        for thing in contents[name].values():
            if hasattr(thing, "__qualname__"):
                thing.__module__ = name
