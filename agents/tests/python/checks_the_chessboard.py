# Plays any legal move and checks the board it is given against what it can work out itself.
import copy


class Player:
    report = None

    def __init__(self, isFirst, array):
        if len(array) == 1:
            raise RuntimeError("report: " + str(Player.report))
        assert type(isFirst) is bool and type(array) is tuple and len(array) == 150
        self.isFirst = isFirst
        self.array = array
        self.seen = 0
        self.expected = None
        Player.report = None

    def output(self, currentRound, board, mode):
        own, other = self.isFirst, not self.isFirst
        cells = [(row, column) for row in range(4) for column in range(8)]
        rows = repr(board).split("\n")
        assert [len(row.split(" ")) for row in rows] == [8] * 4
        assert str(board) == repr(board)
        for row, column in cells:
            text = rows[row].split(" ")[column]
            value, belong = board.getValue((row, column)), board.getBelong((row, column))
            assert text == ("+" if belong else "-") + str(value).zfill(2), text
            assert board.getRaw()[row][column] == (value, belong)
            if value == 0:
                assert belong == (column < 4)
        for side in (True, False):
            levels = [board.getValue(c) for c in cells if board.getValue(c) and board.getBelong(c) == side]
            assert board.getScore(side) == sorted(levels)
            empty = [c for c in cells if board.getValue(c) == 0 and (c[1] < 4) == side]
            assert board.getNone(side) == empty
            ordered = empty if side else empty[::-1]
            n = self.array[currentRound]
            assert board.getNext(side, currentRound) == (ordered[n % len(ordered)] if ordered else ())
            assert 0 <= board.getTime(side) <= 60
        if self.expected is not None:
            # The opponent's last decision leads from what this bot left to what it finds, unless a phase was skipped.
            before, decision, place = self.expected, board.getDecision(other), mode.endswith("direction")
            if decision and (len(decision) == 2) == (place if self.isFirst else True):
                self.seen += 1
            if place and self.isFirst and len(decision) == 2:
                before.add(other, decision)
                assert repr(before) == repr(board), (repr(before), decision, repr(board))
            self.expected = None
        Player.report = "fine" if self.seen > 100 else "saw %d decisions" % self.seen
        if mode.startswith("_"):
            return None
        if mode == "position":
            answer = board.getNext(own, currentRound) or board.getNone(other)[0]
            after = board.copy()
            after.add(own, answer)
            assert after.getValue(answer) == 1 and after.getBelong(answer) == (answer[1] < 4)
            assert board.getValue(answer) == 0, "a copy is a copy"
        else:
            assert mode == "direction"
            moves = [(d, copy.deepcopy(board)) for d in (3, 1, 0, 2)]
            answer, after = [(d, moved) for d, moved in moves if moved.move(own, d)][0]
        self.expected = after
        return answer
