"""Places at home and merges anywhere. 落子于己方，随意合并。"""
import random


class Player:
    def __init__(self, isFirst, array):
        self.isFirst = isFirst

    def output(self, currentRound, board, mode):
        if mode == 'position':
            return board.getNext(self.isFirst, currentRound) or board.getNone(not self.isFirst)[0]
        if mode == 'direction':
            return random.choice([way for way in range(4) if board.copy().move(self.isFirst, way)])
