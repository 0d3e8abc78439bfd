import random

class Player:
    def __init__(self, isFirst, array):
        self.me = isFirst
        print(len(array), isFirst)

    def output(self, currentRound, board, mode):
        if mode[0] == "_" or currentRound % 30 == 0:
            print(currentRound, mode, board.getDecision(True), board.getDecision(False), board)
        if mode == "position":
            own, other = board.getNext(self.me, currentRound), board.getNone(not self.me)
            return random.choice(other[:5] + [own] * 5 if own else other)
        if random.random() < 0.001:
            return "no move"
        return random.choice([way for way in range(4) if mode[0] == "_" or board.copy().move(self.me, way)] or [None])
