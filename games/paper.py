"""Paper

Two heads run over a board and draw trails. Closing a trail at one's own territory takes what it encloses. Who runs off the board,
or whose trail is entered, loses; after the last turn the larger territory wins. (The contest of 2018.)
"""

settings = {"width": 102, "height": 101, "turns": 2000}

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # east, south, west, north
TURNS = {"L": 3, "S": 0, "R": 1}


class Game:
    actions = ["L", "S", "R"]
    endings = {
        "WAL": "ran off the board",
        "TAP": "a trail was cut",
        "CIT": "met inside a territory",
        "SID": "hit from the side",
        "FAC": "head-on: areas counted",
        "END": "turns over: areas counted",
    }

    def __init__(self, settings, chance):
        width, height = settings["width"], settings["height"]
        k = width // 2
        spots = []
        for player in (0, 1):
            x = k * player + k // 2 + chance.randint(-3, 3)
            y = height // 2 + chance.randint(-3, 3)
            spots.append((x, y, chance.randrange(4)))
        self.begin(width, height, settings["turns"], spots)

    @classmethod
    def twin(cls, setup):
        game, board = cls.__new__(cls), setup["board"]
        game.begin(board["width"], board["height"], board["max_turns"], setup["spawn"])
        return game

    def begin(self, width, height, turns, spots):
        self.width, self.height, self.plies_left = width, height, 2 * turns
        self.field, self.band = {}, {}  # cells of territories and of trails: their owners
        self.heads = [tuple(spot[:2]) for spot in spots]
        self.headings = [spot[2] for spot in spots]
        self.visited = [[x, x, y, y] for x, y in self.heads]  # box around the cells where a player has been
        self.player, self.result = 0, None
        for player, (x, y) in enumerate(self.heads):
            block = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            for cell in filter(self.on_board, block):
                self.field[cell] = player
                self.visit(player, cell)

    def on_board(self, cell):
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def visit(self, player, cell):
        box = self.visited[player]
        box[:] = min(box[0], cell[0]), max(box[1], cell[0]), min(box[2], cell[1]), max(box[3], cell[1])

    @property
    def scores(self):
        owners = list(self.field.values())
        return owners.count(0), owners.count(1)

    def legal(self):
        return self.actions

    def play(self, turn):
        me, other = self.player, 1 - self.player
        self.plies_left -= 1
        self.headings[me] = (self.headings[me] + TURNS[turn]) % 4
        dx, dy = STEPS[self.headings[me]]
        cell = (self.heads[me][0] + dx, self.heads[me][1] + dy)
        self.result = self.enter(me, other, cell)
        self.player = other
        if self.result is None and self.plies_left == 0:
            self.result = self.count("END")

    def enter(self, me, other, cell):
        """Moves a head; returns the result if this ends the game."""
        if not self.on_board(cell):
            return other, "WAL"
        self.heads[me] = cell
        self.visit(me, cell)
        owner, trail = self.field.get(cell), self.band.get(cell)
        if cell == self.heads[other]:
            if owner == me:
                self.close(me)
                return me, "CIT"
            self.band[cell] = me
            if owner == other:
                return other, "CIT"
            if self.headings[me] % 2 != self.headings[other] % 2:
                return me, "SID"
            return self.count("FAC")
        if owner == me:
            if me in self.band.values():
                self.close(me)
        else:
            self.band[cell] = me
        if trail is not None:
            return 1 - trail, "TAP"
        return None

    def close(self, me):
        """The trail becomes territory, and so does what cannot reach the border of the box that the player has visited."""
        for cell in [cell for cell, owner in self.band.items() if owner == me]:
            del self.band[cell]
            self.field[cell] = me
        left, right, top, bottom = self.visited[me]
        inside = [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1) if self.field.get((x, y)) != me]
        free = set(inside)
        open_cells = [(x, y) for x, y in inside if x in (left, right) or y in (top, bottom)]
        free.difference_update(open_cells)
        for x, y in open_cells:
            for dx, dy in STEPS:
                near = (x + dx, y + dy)
                if near in free:
                    free.remove(near)
                    open_cells.append(near)
        for cell in free:
            self.field[cell] = me

    def count(self, ending):
        a, b = self.scores
        return (None if a == b else 0 if a > b else 1), ending

    def show(self):
        rows = [["."] * self.width for _ in range(self.height)]
        for cells, marks in ((self.field, "ab"), (self.band, "xo")):
            for (x, y), owner in cells.items():
                rows[y][x] = marks[owner]
        for (x, y), mark in zip(self.heads, "AB"):
            rows[y][x] = mark
        return {"grid": rows, "legend": {"a": 0, "b": 1, "x": 0, "o": 1, "A": 0, "B": 1}}
