"""Hex

Players set a stone in turn on any empty cell of a rhombus of hexagons. X connects the upper with the lower side, O the left with
the right one. There is no draw. So that the first move decides less, the second player's first stone may be set on the first
player's: then it changes sides and is mirrored.
"""

settings = {"size": 11}

NEIGHBOURS = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))


class Game:
    endings = {"line": "connected both sides"}

    def __init__(self, settings, chance):
        self.size = settings["size"]
        self.board = {(row, column): "." for row in range(self.size) for column in range(self.size)}
        self.player = 0
        self.stones = 0
        self.last = None
        self.result = None

    def copy(self):
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__, board=self.board.copy())
        return copy

    def legal(self):
        if self.stones == 1:
            return list(self.board)  # the first stone, too
        return [cell for cell, stone in self.board.items() if stone == "."]

    def play(self, cell):
        if self.board[cell] != ".":
            self.board[cell] = "."
            cell = cell[::-1]
        self.board[cell] = "XO"[self.player]
        self.last = cell
        self.stones += 1
        if self.connected(cell):
            self.result = (self.player, "line")
        self.player = 1 - self.player

    def connected(self, cell):
        """Whether the stones around this one reach both of its side's borders."""
        stone, axis = self.board[cell], self.player
        seen, todo = {cell}, [cell]
        for row, column in todo:
            near = [(row + dr, column + dc) for dr, dc in NEIGHBOURS]
            new = [other for other in near if self.board.get(other) == stone and other not in seen]
            seen.update(new)
            todo.extend(new)
        places = {cell[axis] for cell in seen}
        return {0, self.size - 1} <= places

    def show(self):
        rows = [[self.board[row, column] for column in range(self.size)] for row in range(self.size)]
        return {"grid": rows, "legend": {"X": 0, "O": 1}, "last": self.last}
