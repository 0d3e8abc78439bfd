"""Duel2048

2048 for two on one board of 4 x 8 cells: the left half is the first player's realm, the right half the second's. In each round
both place a tile, then both push their tiles. A tile that runs into an equal one eats it, the opponent's too. After the last round
the player with more of the largest tiles wins. (The contest of 2020.)
"""

settings = {"rounds": 500}

ROWS, COLUMNS, NUMBERS = 4, 8, 720720
UP, DOWN, LEFT, RIGHT = range(4)
STEPS = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}
PHASES = ((0, "place"), (1, "place"), (0, "push"), (1, "push"))


def realm(cell):
    return 0 if cell[1] < COLUMNS // 2 else 1


class Game:
    actions = [(row, column) for row in range(ROWS) for column in range(COLUMNS)] + [UP, DOWN, LEFT, RIGHT]
    known_setup = True  # both players know the list of numbers
    endings = {"score": "rounds over: tiles counted"}

    def __init__(self, settings, chance):
        self.begin([chance.randrange(NUMBERS) for _ in range(settings["rounds"])])

    @classmethod
    def twin(cls, setup):
        game = cls.__new__(cls)
        game.begin(setup)
        return game

    @staticmethod
    def twin_action(action):
        return "UDLR".find(action) if action in "UDLR" else (int(action[1]) - 1, "abcdefgh".find(action[0]))

    def begin(self, numbers):
        self.numbers = numbers
        self.tiles = {}  # cell: (level, owner)
        self.step = 0  # four in a round
        self.result = None
        self.skip()

    @property
    def player(self):
        return PHASES[self.step % 4][0]

    def empty(self, side):
        """Empty cells of a realm, row by row; the second player's backwards."""
        cells = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
        cells = [cell for cell in cells if realm(cell) == side and cell not in self.tiles]
        return cells if side == 0 else cells[::-1]

    def legal(self):
        player, phase = PHASES[self.step % 4]
        if phase == "push":
            return [way for way in STEPS if self.pushed(player, way) != self.tiles]
        own = self.empty(player)
        if own:
            own = [own[self.numbers[self.step // 4] % len(own)]]
        return own + self.empty(1 - player)

    def play(self, action):
        player, phase = PHASES[self.step % 4]
        if phase == "push":
            self.tiles = self.pushed(player, action)
        else:
            self.tiles[action] = (1, realm(action))
        self.step += 1
        self.skip()

    def skip(self):
        """Passes over players who cannot act, to the next decision or the end."""
        while self.step < 4 * len(self.numbers) and not self.legal():
            self.step += 1
        if self.step == 4 * len(self.numbers):
            counts = [self.count(player) for player in (0, 1)]
            self.result = (None if counts[0] == counts[1] else 0 if counts[0] > counts[1] else 1, "score")

    def pushed(self, player, way):
        """The tiles after a push: the nearest to the edge moves first, and what has just been merged is not eaten."""
        tiles, merged = dict(self.tiles), set()
        dr, dc = STEPS[way]
        own = [cell for cell, (_, owner) in tiles.items() if owner == player]
        for cell in sorted(own, key=lambda cell: (cell[0] * dr + cell[1] * dc, cell), reverse=True):
            level, _ = tiles.pop(cell)
            near = (cell[0] + dr, cell[1] + dc)
            while self.on_board(near) and near not in tiles and realm(near) == player:
                cell, near = near, (near[0] + dr, near[1] + dc)
            if near in tiles and tiles[near][0] == level and near not in merged:
                cell, level = near, level + 1
                merged.add(near)
            tiles[cell] = (level, player)
        return tiles

    def on_board(self, cell):
        return 0 <= cell[0] < ROWS and 0 <= cell[1] < COLUMNS

    def count(self, player):
        """Number of tiles of each level, the highest first."""
        levels = [level for level, owner in self.tiles.values() if owner == player]
        return [levels.count(level) for level in range(13, 0, -1)]

    def show(self):
        rows = [["."] * COLUMNS for _ in range(ROWS)]
        for (row, column), (level, owner) in self.tiles.items():
            rows[row][column] = "AB"[owner] + str(2**level)
        return {"grid": rows, "text": "\n".join(" ".join(cell.rjust(6) for cell in row) for row in rows)}

    def observe(self, player):
        """Of each cell, beginning with the own corner: the level, above 0 if it is an own tile; and the phase."""
        cells = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
        tiles = [self.tiles.get(cell, (0, player)) for cell in (cells if player == 0 else cells[::-1])]
        seen = [level / 13 if owner == player else -level / 13 for level, owner in tiles]
        return seen + [float(self.step % 4 == phase) for phase in range(4)]
