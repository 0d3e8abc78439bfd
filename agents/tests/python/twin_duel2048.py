class Player:
    def __init__(self, isFirst, array):
        self.isFirst = isFirst

    def worth(self, board):
        own = sum(2**level for level in board.getScore(self.isFirst))
        theirs = sum(2**level for level in board.getScore(not self.isFirst))
        return len(board.getNone(self.isFirst)) * 5 + own - theirs

    def output(self, currentRound, board, mode):
        if mode == "position":
            forced = board.getNext(self.isFirst, currentRound)
            theirs = board.getNone(not self.isFirst)
            if theirs and (forced == () or currentRound % 7 == 6):
                return theirs[0]
            return forced
        if mode == "direction":
            best, answer = None, None
            for direction in range(4):
                after = board.copy()
                if after.move(self.isFirst, direction):
                    worth = self.worth(after)
                    if best is None or worth > best:
                        best, answer = worth, direction
            return answer
