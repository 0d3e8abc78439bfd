"""Connect Four

Drop a stone into a column: it falls to the lowest empty cell. Four in a row, a column or a diagonal win; a full board is a draw.
"""

settings = {"columns": 7, "rows": 6}


class Game:
    endings = {"four": "four in a row", "full": "the board is full"}

    def __init__(self, settings, chance):
        self.columns, self.rows = settings["columns"], settings["rows"]
        self.board = [["."] * self.columns for _ in range(self.rows)]  # the first row is the highest
        self.player = 0
        self.result = None

    @classmethod
    def twin(cls, opening):
        game = cls(settings, None)
        for column in opening:
            game.play(column)
        return game

    def legal(self):
        return [column for column in range(self.columns) if self.board[0][column] == "."]

    def play(self, column):
        row = max(row for row in range(self.rows) if self.board[row][column] == ".")
        mark = "XO"[self.player]
        self.board[row][column] = mark
        if any(self.line(row, column, dr, dc, mark) >= 4 for dr, dc in ((0, 1), (1, 0), (1, 1), (1, -1))):
            self.result = (self.player, "four")
        elif not self.legal():
            self.result = (None, "full")
        self.player = 1 - self.player

    def line(self, row, column, dr, dc, mark):
        """Length of the line through a stone, in one direction and its opposite."""
        length = 1
        for sign in (1, -1):
            r, c = row + sign * dr, column + sign * dc
            while 0 <= r < self.rows and 0 <= c < self.columns and self.board[r][c] == mark:
                length, r, c = length + 1, r + sign * dr, c + sign * dc
        return length

    def show(self):
        return {"grid": self.board, "legend": {"X": 0, "O": 1}}

    def copy(self):
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__, board=[row[:] for row in self.board])
        return copy
