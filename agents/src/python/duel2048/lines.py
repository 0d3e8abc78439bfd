def duel2048_lines(weights, scales):
    """What was learnt of lines of four cells: turf's `lines::Lines::value`. Returns a function of the set of weights, whether
    the line is a column, where up and down are the same, and its cells, to what it adds to the lead of the side from which it is
    seen. `scales`: what a level is worth, and its root."""
    worth, root = scales[:16], scales[16:]
    sets = [weights[168 * at : 168 * at + 168] for at in range(len(weights) // 168)]
    # By set: what a tile adds, and two with so many empty cells between.
    tiles = [[row[code >> 4] * worth[code & 15] for code in range(32)] for row in sets]
    pairs = [{} for _ in sets]
    either_end = [(ends & 3, 1)[ends & 3 == 2] | (ends & 12, 4)[ends & 12 == 8] for ends in range(16)]

    def pair(of_set, column, between, a, b):
        if column and (a & 15, a) > (b & 15, b):
            a, b = b, a
        low, high = a & 15, b & 15
        differ = min(max(high - low, -3), 3) + 3
        kind = 28 * between + 14 * (a >> 4) + 7 * (b >> 4) + differ
        return sets[of_set][2 + kind] * worth[min(low, high)]

    def value(of_set, column, line):
        row, tile, known = sets[of_set], tiles[of_set], pairs[of_set]
        total, number, highest, moves, before, last = 128, 0, 0, 0, -1, 0
        for at, code in enumerate(line):
            if not code:
                continue
            level, theirs, ends = code & 15, code >> 4, 0
            total += tile[code]
            number += 1 if theirs else 5
            if level > highest:
                highest = level
            if at and (not line[at - 1] or line[at - 1] & 15 == level):
                ends = 1
            if at < 3 and (not line[at + 1] or line[at + 1] & 15 == level):
                ends |= 2
            moves |= ends << 2 * theirs
            if before >= 0:
                two = (at - before) << 10 | last << 5 | code
                more = known.get(two)
                if more is None:
                    more = known[two] = pair(of_set, column, at - before - 1, last, code)
                total += more
            before, last = at, code
        if column:
            moves = either_end[moves]
        total += (row[86 + number] + row[111 + moves]) * worth[0]
        return (total + (row[127 + number] + row[152 + moves]) * root[highest]) >> 8

    return value
