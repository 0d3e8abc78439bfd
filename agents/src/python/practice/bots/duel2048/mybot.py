"""Your bot. 你的代码。

`output` answers a cell (row, column) where mode is 'position', and 0 up, 1 down, 2 left, 3 right where it is 'direction'. `board` is
your copy: getNext, getNone, getValue, getBelong, getScore, add, move, copy. Here the board is in plain Python; the contest's is faster.
mode 为 'position' 时返回格子 (行, 列)，为 'direction' 时返回 0 上 1 下 2 左 3 右。`board` 是副本，可调用 getNext、getNone、getValue、
getBelong、getScore、add、move、copy。本机棋盘为纯 Python 实现，比比赛中慢。
"""


class Player:
    def __init__(self, isFirst, array):
        self.isFirst = isFirst

    def worth(self, board):
        # What a position is worth. Improve it here. 局面估值；请在此改进。
        return sum(3 ** level for level in board.getScore(self.isFirst)) - sum(3 ** level for level in board.getScore(not self.isFirst))

    def output(self, currentRound, board, mode):
        if mode == 'position':
            return board.getNext(self.isFirst, currentRound) or board.getNone(not self.isFirst)[0]
        if mode == 'direction':
            worths = {}
            for direction in range(4):
                after = board.copy()
                if after.move(self.isFirst, direction):
                    worths[direction] = self.worth(after)
            return max(worths, key=worths.get)
