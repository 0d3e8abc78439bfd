"""Stellar

Two sides conquer the nodes of a map. Each turn both send troops along edges at once, blind; where both arrive, the square roots of
what is left of the squares remain; owned nodes grow. Taking the enemy's base wins; after the last turn more troops win. (The
contest of 2021.)
"""

import math

settings = {"side": 4, "p_node": 0.2, "p_edge": 0.2, "turns": 100}

LIMIT = 100.0
SHARES = {"half": 0.5, "most": 0.99}


class Game:
    simultaneous = True
    known_setup = True  # both players see the map
    player = 0
    endings = {"base": "the base fell", "both_bases": "both bases fell", "turns": "turns over: troops counted"}

    def __init__(self, settings, chance):
        edges = None
        while edges is None:
            edges = self.draw(settings["side"], settings["p_node"], math.sqrt(settings["p_edge"]), chance)
        self.begin(edges, settings["turns"])

    def draw(self, side, p_node, p_edge, chance):
        """A hexagon with nodes and edges removed, mirrored through its centre; None if it is not connected or a node has one edge."""
        r = side - 1
        cells = [(q, s) for s in range(-r, r + 1) for q in range(-r, r + 1) if abs(q + s) <= r]
        half = [cell for cell in cells[: len(cells) // 2] if cell == cells[0] or chance.random() >= p_node]
        centre = [(0, 0)] if chance.random() >= p_node else []
        cells = half + centre + [(-q, -s) for q, s in reversed(half)]
        n = len(cells)
        edges = set()
        for i in range((n + 1) // 2):
            for j in range(n):
                dq, ds = cells[j][0] - cells[i][0], cells[j][1] - cells[i][1]
                if (dq, ds) in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)) and chance.random() >= p_edge:
                    edges |= {(i + 1, j + 1), (j + 1, i + 1), (n - i, n - j), (n - j, n - i)}
        near = {i: [b for a, b in edges if a == i] for i in range(1, n + 1)}
        reached = [1]
        for node in reached:
            reached.extend(other for other in near[node] if other not in reached)
        return sorted(edges) if len(reached) == n and min(map(len, near.values())) >= 2 else None

    @classmethod
    def twin(cls, setup):
        game, edges = cls.__new__(cls), setup["map"]["edges"]
        game.begin(edges + [(b, a) for a, b in edges], setup["max_turns"])
        return game

    def begin(self, edges, turns):
        n = max(a for a, _ in edges)
        self.near = {node: sorted({b for a, b in edges if a == node}) for node in range(1, n + 1)}
        self.owner = dict.fromkeys(self.near)
        self.power = dict.fromkeys(self.near, 0.0)
        self.bases = 1, n
        for player, base in enumerate(self.bases):
            self.owner[base], self.power[base] = player, 100.0
        self.turns_left, self.result = turns, None

    @property
    def scores(self):
        return tuple(sum(self.power[node] for node in self.near if self.owner[node] == player) for player in (0, 1))

    def legal(self, player):
        """No order, or half or most of one node's troops to a neighbour: what random play and a network choose from."""
        own = [node for node in self.near if self.owner[node] == player]
        return [()] + [((node, other, share),) for node in own for other in self.near[node] for share in SHARES]

    def allows(self, player, orders):
        """Any orders along edges, less than what is there: the contest's bots give lists of them."""
        sent = dict.fromkeys(self.near, 0.0)
        for node, other, amount in orders:
            if node not in self.near or other not in self.near[node] or self.owner[node] != player:
                return False
            amount = SHARES.get(amount, 0) * self.power[node] if isinstance(amount, str) else amount
            if not amount > 0:
                return False
            sent[node] += amount
        return all(amount < self.power[node] for node, amount in sent.items() if amount)

    def play(self, *both):
        arrived = {node: [0.0, 0.0] for node in self.near}
        for node, owner in self.owner.items():
            if owner is not None:
                arrived[node][owner] = self.power[node]
        for player, orders in enumerate(both):
            for node, other, amount in orders:
                amount = SHARES[amount] * self.power[node] if isinstance(amount, str) else amount
                arrived[node][player] -= amount
                arrived[other][player] += max(amount - amount**0.5, 0.0)
        for node, (a, b) in arrived.items():
            more, less = max(a, b), min(a, b)
            left = (more**2 - less**2) ** 0.5
            self.owner[node] = None if left == 0 else 0 if a > b else 1
            self.power[node] = self.grown(left)
        self.turns_left -= 1
        fell = [self.owner[base] == 1 - player for player, base in enumerate(self.bases)]
        if all(fell) or not any(fell) and self.turns_left == 0:
            a, b = self.scores
            self.result = (None if a == b else 0 if a > b else 1, "both_bases" if all(fell) else "turns")
        elif any(fell):
            self.result = (0 if fell[1] else 1, "base")

    def grown(self, x):
        return x + 1 / 100 * (LIMIT - x) * x if x < LIMIT else LIMIT + (x - LIMIT) * 0.75

    def show(self):
        nodes = [f"{node}:{'AB'[self.owner[node]]}{self.power[node]:.0f}" for node in self.near if self.owner[node] is not None]
        return {"text": " ".join(nodes)}

    def observe(self, player):
        signs = {player: 1, 1 - player: -1, None: 0}
        nodes = list(self.near) if player == 0 else list(self.near)[::-1]
        values = [signs[self.owner[node]] * min(self.power[node] / 200, 1) for node in nodes]
        return (values + [0.0] * 37)[:37] + [self.turns_left / 100]
