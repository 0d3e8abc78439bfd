"""The engine of a contest, written as contests write theirs: a board, a match with a main loop, a record."""

PIECES = {
    "I": [(0, 0), (0, 1), (0, 2), (0, 3)],
    "O": [(0, 0), (0, 1), (1, 0), (1, 1)],
    "T": [(0, 0), (0, 1), (0, 2), (1, 1)],
    "S": [(0, 1), (0, 2), (1, 0), (1, 1)],
    "Z": [(0, 0), (0, 1), (1, 1), (1, 2)],
    "J": [(0, 0), (0, 1), (0, 2), (1, 0)],
    "L": [(0, 0), (0, 1), (0, 2), (1, 2)],
}


class Overflow(Exception):
    pass


class Board:
    """Rows from the bottom up; a cell is "" or the letter of the piece that lies there."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.rows = [[""] * width for _ in range(height)]
        self.score = 0

    @staticmethod
    def turned(piece, rotation):
        cells = PIECES[piece]
        for _ in range(rotation % 4):
            cells = [(-column, row) for row, column in cells]
            low, left = min(row for row, _ in cells), min(column for _, column in cells)
            cells = [(row - low, column - left) for row, column in cells]
        return cells

    def moves(self, piece):
        """All (column, rotation) that stay within the walls."""
        for rotation in range(4):
            width = 1 + max(column for _, column in self.turned(piece, rotation))
            for column in range(self.width - width + 1):
                yield column, rotation

    def drop(self, piece, column, rotation):
        """Lets a piece fall, and returns how many rows it completed."""
        cells = [(row, column + x) for row, x in self.turned(piece, rotation)]
        height = self.height
        while height > 0 and all(self.free(row + height - 1, x) for row, x in cells):
            height -= 1
        for row, x in cells:
            if row + height >= self.height:
                raise Overflow
            self.rows[row + height][x] = piece
        left = [row for row in self.rows if not all(row)]
        full = self.height - len(left)
        self.rows = left + [[""] * self.width for _ in range(full)]
        self.score += full * full
        return full

    def free(self, row, column):
        return row >= self.height or not self.rows[row][column]

    def lift(self, rows, gap):
        """Pushes rows with one gap in from below."""
        for _ in range(rows):
            if any(self.rows.pop()):
                raise Overflow
            self.rows.insert(0, ["" if column == gap else "X" for column in range(self.width)])


class Match:
    """A match of two players, each with a method output(match) that answers (column, rotation)."""

    def __init__(self, players, random, width=10, height=15, pieces=100):
        self.players, self.random = players, random
        self.boards = [Board(width, height) for _ in players]
        self.pieces = pieces
        self.turn = 0
        self.me = 0
        self.piece = None
        self.winner = self.reason = None
        self.record = []

    def run(self):
        for self.turn in range(self.pieces):
            self.piece = self.random.choice(sorted(PIECES))
            for self.me in (0, 1):
                if not self.step():
                    return
        scores = [board.score for board in self.boards]
        self.reason = "score"
        if scores[0] != scores[1]:
            self.winner = scores.index(max(scores))

    def step(self):
        answer = self.players[self.me].output(self)
        try:
            column, rotation = map(int, answer)  # 1.0 is no column
            if (column, rotation) not in self.boards[self.me].moves(self.piece):
                raise ValueError
        except (TypeError, ValueError):
            return self.over(1 - self.me, "illegal")
        for loser, change in ((self.me, self.fall), (1 - self.me, self.attack)):
            try:
                change(column, rotation)
            except Overflow:
                return self.over(1 - loser, "overflow")
        boards = [["".join(cell or "." for cell in row) for row in board.rows] for board in self.boards]
        self.record.append({"player": self.me, "piece": self.piece, "boards": boards, "scores": [b.score for b in self.boards]})
        return True

    def fall(self, column, rotation):
        self.full = self.boards[self.me].drop(self.piece, column, rotation)

    def attack(self, _column, _rotation):
        other = self.boards[1 - self.me]
        other.lift(max(0, self.full - 1), self.random.randrange(other.width))

    def over(self, winner, reason):
        self.winner, self.reason = winner, reason
        return False
