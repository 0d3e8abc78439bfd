# The built-in `negamax` over the contest's own Chessboard: alpha-beta over three merges, placements at home in between.
import math
import random

DEPTH = 3
LIMIT = 1e9
LAST_ROUNDS = 3
FIGURES = [0, 0, 0, 6, 8, 32, 64] + [3**level for level in range(7, 16)]


class Player:
    def __init__(self, isFirst, array):
        self.isFirst = isFirst
        self.array = array

    def output(self, currentRound, board, mode):
        me = self.isFirst
        if mode == "position":
            return board.getNext(me, currentRound) or random.choice(board.getNone(not me))
        if mode != "direction":
            return None  # Nothing is possible; the game only says so.
        best, alpha = None, -LIMIT
        if not self.is_over(currentRound):
            for direction, after in self.merges(board, me):
                value = -self.value_after(after, currentRound, me, DEPTH - 1, -LIMIT, -alpha)
                if value > alpha:
                    best, alpha = direction, value
                if alpha >= LIMIT:
                    break
        if best is None:
            best = random.choice([direction for direction, _ in self.merges(board, me)])
        return best

    def is_over(self, current):
        return current + LAST_ROUNDS >= len(self.array)

    def merges(self, board, me):
        for direction in (0, 1, 3, 2) if me else (0, 1, 2, 3):
            after = board.copy()
            if after.move(me, direction):
                yield direction, after

    def value_after(self, board, current, me, depth, alpha, beta):
        if me:
            return self.value(board, current, False, depth, alpha, beta)
        if depth == 0 or self.is_over(current + 1):
            return self.lead(board, True)
        board = board.copy()
        for side in (True, False):
            for realm in (side, not side):
                cell = board.getNext(realm, current + 1)
                if cell:
                    board.add(side, cell)
                    break
        return self.value(board, current + 1, True, depth, alpha, beta)

    def value(self, board, current, me, depth, alpha, beta):
        if depth == 0:
            return self.lead(board, me)
        for _, after in self.merges(board, me):
            value = -self.value_after(after, current, me, depth - 1, -beta, -alpha)
            if value >= beta:
                return beta
            alpha = max(alpha, value)
        return alpha

    def lead(self, board, me):
        return self.worth(board, me) - self.worth(board, not me)

    def worth(self, board, side):
        raw = board.getRaw()
        first = 0 if side else 4
        realm = [row[first : first + 4] for row in raw]
        steps = 0
        for line in realm + list(zip(*realm)):
            if all(owner == side or level == 0 for level, owner in line):
                steps += abs(line[0][0] - line[3][0])
        figure = sum(FIGURES[level] for level in board.getScore(side))
        return 0.23 * steps + 0.21 * math.sqrt(len(board.getNone(side))) + 0.42 * figure
