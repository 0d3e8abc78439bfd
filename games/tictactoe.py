"""Tic-tac-toe

Three in a row win. Players set a mark in turn; a full board is a draw.
"""

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Game:
    endings = {"line": "three in a row", "full": "the board is full"}

    def __init__(self, settings, chance):
        self.board = ["."] * 9
        self.player = 0
        self.result = None

    def legal(self):
        return [cell for cell in range(9) if self.board[cell] == "."]

    def play(self, cell):
        mark = "XO"[self.player]
        self.board[cell] = mark
        if any(self.board[a] == self.board[b] == self.board[c] == mark for a, b, c in LINES):
            self.result = (self.player, "line")
        elif "." not in self.board:
            self.result = (None, "full")
        self.player = 1 - self.player

    def show(self):
        return {"grid": [self.board[0:3], self.board[3:6], self.board[6:9]], "legend": {"X": 0, "O": 1}}


class Corner:
    """takes the first free cell"""

    def play(self, game):
        return game.legal()[0]
