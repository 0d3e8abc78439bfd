# Exported by turf from a policy for duel2048-v1 (the leaf of a search, in integers).
# Trained with: learnt turf leaf --learn 1600 --rounds 1 --seed 1, nodes 2000
class Player:
    def __init__(self, isFirst, array):
        from time import perf_counter

        self.clock, start = perf_counter, perf_counter()
        self.first, self.side = bool(isFirst), 0 if isFirst else 1
        # What the last decision came from, and what went wrong, for whoever wants to know.
        self.seen, self.error, self.search = None, None, None
        self.rounds = 500
        self.spent, self.told = 0.0, None
        try:
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

            def duel2048_slide(line, low, high, side):
                """Moves one side's tiles in a line of cells, the first of which is where they move to; cells `low` to `high` - 1 are its
                own realm. A cell is 0, or a level, 16 more for the second player's tiles."""
                cells = bytearray(line)
                ahead = made = -1
                for start, code in enumerate(line):
                    if not code:
                        continue
                    if code >> 4 != side:
                        ahead = start
                        continue
                    at = start
                    if low < start <= high:
                        at = ahead + 1 if ahead >= low else low
                    cells[start] = 0
                    if at and ahead == at - 1 and ahead != made and (cells[ahead] ^ code) & 15 == 0:
                        cells[ahead] = code + 1
                        made = ahead
                    else:
                        cells[at] = code
                        ahead = at
                return bytes(cells)


            def duel2048_gaps(line, other, lowest):
                """Free cells of a line, all within the other's half but perhaps the first cell or the last, that lie between two equal
                tiles which the other could merge: their places, with the level."""
                found, before, last = [], -1, 0
                for at, code in enumerate(line):
                    if code:
                        level = code & 15
                        if before >= 0 and level == last & 15 and level >= lowest and (code >> 4 == other or last >> 4 == other):
                            found += [(place, level) for place in range(before + 1, at)]
                        before, last = at, code
                return found


            def duel2048_board(worth, lowest, most, line_value):
                """What can be done on a board and what it is worth, remembered half by half, row by row and column by column. A board is
                32 bytes, column by column from the top, so its halves are the realms; a cell is 0, or a level, 16 more for the second
                player's tiles.

                `worth`: of the first player's tiles, 16 levels for each of the 32 cells, row by row; `lowest`, `most`: the level of tiles
                between which gaps count, and how many; `line_value`: what was learnt beside, or None. Returns functions: the first
                player's lead, by who merges next; a side's merges as (board, lead, direction), best first; free cells of a realm, row by
                row; gaps of a side; and what placing a tile in a cell adds."""
                codes = []
                for column in range(8):
                    for row in (0, 1, 2, 3):
                        cell = 8 * row + column
                        own, theirs = worth[16 * cell : 16 * cell + 16], worth[16 * (31 - cell) : 16 * (31 - cell) + 16]
                        codes.append([0] + own[1:] + [0] + [-w for w in theirs[1:]])
                added = [codes[i][1] if i < 16 else codes[i][17] for i in range(32)]
                turned = bytes([code and code ^ 16 for code in range(256)])
                # By who merges next, if that matters, and column, realm, or row.
                of_column, of_half = [[{} for _ in range(8)]] * 2, [[{}, {}]] * 2
                of_row, of_middle = [[{}, {}], [{}, {}]], [{}, {}]
                if line_value:
                    of_column, of_half = [[{} for _ in range(8)] for _ in (0, 1)], [[{}, {}] for _ in (0, 1)]
                # By side, realm and whether down; by side and whether right; and so on.
                columns = [[[{}, {}], [{}, {}]], [[{}, {}], [{}, {}]]]
                halves = [[[{}, {}], [{}, {}]], [[{}, {}], [{}, {}]]]
                rows = [[{}, {}], [{}, {}]]
                spaces, gaps_of, gap_lines = [{}, {}], [{}, {}], [{}, {}]
                in_order = [[4 * column + row for row in (0, 1, 2, 3) for column in (0, 1, 2, 3)] for _ in (0, 1)]

                def remember(known, key, found):
                    if len(known) > 30000:
                        known.clear()
                    known[key] = found
                    return found

                def learnt(line, realm, after, kind):
                    """What was learnt of a line of one half: a column, counted from the back, or 4, a row."""
                    if realm:
                        return -line_value(11 * after + 5 + kind, kind < 4, line[::-1].translate(turned))
                    return line_value(11 * after + kind, kind < 4, line)

                def half_value(half, realm, after):
                    """Of a half, its tiles and what was learnt of its columns and rows."""
                    total = 0
                    for k in (0, 1, 2, 3):
                        column = half[4 * k : 4 * k + 4]
                        known = of_column[after][4 * realm + k]
                        value = known.get(column)
                        if value is None:
                            at = 16 * realm + 4 * k
                            value = sum([codes[at + i][code] for i, code in enumerate(column)])
                            if line_value:
                                value += learnt(column, realm, after, 3 - k if realm else k)
                            remember(known, column, value)
                        total += value
                    if line_value:
                        known = of_row[after][realm]
                        for k in (0, 1, 2, 3):
                            row = half[k::4]
                            value = known.get(row)
                            total += remember(known, row, learnt(row, realm, after, 4)) if value is None else value
                    return remember(of_half[after][realm], half, total)

                def middle_value(row, after):
                    """What was learnt of a row's four cells around the border."""
                    return remember(of_middle[after], row, line_value(11 * after + 10, False, row))

                def middles_value(board, after):
                    known = of_middle[after].get
                    one, two, three, four = board[8:24:4], board[9:24:4], board[10:24:4], board[11:24:4]
                    a, b, c, d = known(one), known(two), known(three), known(four)
                    total = (middle_value(one, after) if a is None else a) + (middle_value(two, after) if b is None else b)
                    return total + (middle_value(three, after) if c is None else c) + (middle_value(four, after) if d is None else d)

                def lead(board, after):
                    left, right = board[:16], board[16:]
                    of_left, of_right = of_half[after]
                    a, b = of_left.get(left), of_right.get(right)
                    total = (half_value(left, 0, after) if a is None else a) + (half_value(right, 1, after) if b is None else b)
                    return total + middles_value(board, after) if line_value else total

                def half_slide(half, realm, side, down):
                    """A half after its columns moved, and what it is worth then."""
                    known, high, news = columns[side][realm][down], 4 if realm == side else 0, []
                    for k in (0, 4, 8, 12):
                        column = half[k : k + 4]
                        new = known.get(column)
                        if new is None:
                            if down:
                                new = duel2048_slide(column[::-1], 0, high, side)[::-1]
                            else:
                                new = duel2048_slide(column, 0, high, side)
                            remember(known, column, new)
                        news.append(new)
                    new = b"".join(news)
                    value = of_half[1 - side][realm].get(new)
                    value = half_value(new, realm, 1 - side) if value is None else value
                    return remember(halves[side][realm][down], half, (new, value))

                def row_slide(row, side, right):
                    if right:
                        new = duel2048_slide(row[::-1], 4 - 4 * side, 8 - 4 * side, side)[::-1]
                    else:
                        new = duel2048_slide(row, 4 * side, 4 + 4 * side, side)
                    value = 0
                    if line_value:
                        middle = new[2:6]
                        value = of_middle[1 - side].get(middle)
                        value = middle_value(middle, 1 - side) if value is None else value
                    return remember(rows[side][right], row, (new, value))

                of_halves = [(left.get, right.get) for left, right in of_half]

                def merges(board, side):
                    left, right = board[:16], board[16:]
                    (left_up, left_down), (right_up, right_down) = halves[side]
                    found = []
                    a, b = left_up.get(left) or half_slide(left, 0, side, 0), right_up.get(right) or half_slide(right, 1, side, 0)
                    after = a[0] + b[0]
                    if after != board:
                        value = a[1] + b[1]
                        found.append((after, value + middles_value(after, 1 - side) if line_value else value, 0))
                    a, b = left_down.get(left) or half_slide(left, 0, side, 1), right_down.get(right) or half_slide(right, 1, side, 1)
                    after = a[0] + b[0]
                    if after != board:
                        value = a[1] + b[1]
                        found.append((after, value + middles_value(after, 1 - side) if line_value else value, 1))
                    left_value, right_value = of_halves[1 - side]
                    one, two, three, four = board[0::4], board[1::4], board[2::4], board[3::4]
                    for to_right in (0, 1):
                        known = rows[side][to_right].get
                        cells = bytearray(32)
                        cells[0::4], a = known(one) or row_slide(one, side, to_right)
                        cells[1::4], b = known(two) or row_slide(two, side, to_right)
                        cells[2::4], c = known(three) or row_slide(three, side, to_right)
                        cells[3::4], d = known(four) or row_slide(four, side, to_right)
                        after = bytes(cells)
                        if after != board:
                            value = a + b + c + d
                            left, right = after[:16], after[16:]
                            a, b = left_value(left), right_value(right)
                            value += half_value(left, 0, 1 - side) if a is None else a
                            value += half_value(right, 1, 1 - side) if b is None else b
                            found.append((after, value, 2 + to_right))
                    if len(found) > 1:
                        found.sort(key=second, reverse=not side)
                    # The garbage collector soon leaves tuples of numbers and bytes alone; lists it would look through again and again.
                    return tuple(found)

                def second(way):
                    return way[1]

                def free(board, realm):
                    half = board[16:] if realm else board[:16]
                    cells = spaces[realm].get(half)
                    if cells is None:
                        cells = remember(spaces[realm], half, tuple([16 * realm + at for at in in_order[realm] if not half[at]]))
                    return cells

                def gaps(board, side):
                    # The other's half, and the column beside it.
                    part = board[:20] if side else board[12:]
                    cells = gaps_of[side].get(part)
                    if cells is None:
                        known, found, other, offset = gap_lines[side], {}, 1 - side, 0 if side else 12
                        lines = [(part[k : k + 4], offset + k, 1) for k in ((0, 4, 8, 12) if side else (4, 8, 12, 16))]
                        lines += [(part[k::4], offset + k, 4) for k in (0, 1, 2, 3)]
                        for line, start, step in lines:
                            between = known.get(line)
                            if between is None:
                                between = remember(known, line, tuple(duel2048_gaps(line, other, lowest)))
                            for place, level in between:
                                cell = start + place * step
                                # Of the column beside the half no cell counts.
                                if cell >> 4 == other and found.get(cell, 0) < level:
                                    found[cell] = level
                        order = sorted([(-level, 8 * (cell & 3) + (cell >> 2), cell) for cell, level in found.items()])
                        cells = remember(gaps_of[side], part, tuple([cell for _, _, cell in order[:most]]))
                    return cells

                return lead, merges, free, gaps, added


            def duel2048_search(numbers, worth, stuck, breadth, line_value, clock):
                """The search of turf's `duel_search`, line by line: principal variation search (Marsland and Campbell 1982) with
                iterative deepening and a table for every ply, four plies a round: both sides place, both merge.

                `stuck`: what it costs to have no merge, and one; `breadth`: from which level on gaps count, how many, plies that they
                are looked at less, and other placements at the root. Returns a function of board, ply, the most plies, the most nodes
                and the time to stop at to (choice, value, plies, nodes); a choice is a cell, or a direction's number."""
                lowest, most, reduced, root_reduced = breadth
                lead_of, merges_of, free_of, gaps_of, added = duel2048_board(worth, lowest, most, line_value)
                no_merge, one_merge = stuck
                end = 4 * len(numbers)
                win, infinity = 1 << 28, 1 << 30
                # By ply: what is known of boards, as (value, plies, bound, choice), and their merges.
                tables, merged, oldest = [{} for _ in range(end)], [{} for _ in range(end)], 0
                exact, lower, upper = 0, 1, 2
                nodes, look, limit, deadline = 0, 0, 0, 0.0
                # The ply of the first reply, if it is a placement: there searches of more than a round look at every cell.
                reply = -1

                class Stopped(Exception):
                    pass

                def go_on():
                    nonlocal look
                    if nodes >= limit or clock() >= deadline:
                        raise Stopped
                    look = min(limit, nodes + 32)

                def result(board, lead):
                    """What the contest says of the tiles, for the first player."""
                    for level in range(15, 0, -1):
                        more = board.count(level) - board.count(16 + level)
                        if more:
                            return lead + win if more > 0 else lead - win
                    return lead

                def placed(board, cell):
                    return board[:cell] + (b"\x11" if cell > 15 else b"\x01") + board[cell + 1 :]

                def value(board, lead, ply, depth, low, high):
                    """For the one to move, exact between `low` and `high`, else a bound on the same side of them."""
                    nonlocal nodes
                    if nodes >= look:
                        go_on()
                    nodes += 1
                    sign, ways, cost, less = 1, None, 0, ()
                    while not ply & 2:
                        # Where home is all there is to look at nothing is chosen.
                        side = ply & 1
                        cells = free_of(board, side)
                        if not cells:
                            break
                        number = numbers[ply >> 2] % len(cells)
                        home = cells[-1 - number] if side else cells[number]
                        if depth >= 2 + reduced and gaps_of(board, side) or ply == reply and depth > 4:
                            break
                        board = board[:home] + (b"\x11" if side else b"\x01") + board[home + 1 :]
                        lead += added[home]
                        ply, depth, low, high, sign = ply + 1, depth - 1, -high, -low, -sign
                        if not depth:
                            return -sign * lead if ply & 1 else sign * lead
                    side = ply & 1
                    last = ply + 1 == end
                    if ply & 2:
                        ways = merged[ply].get(board)
                        if ways is None:
                            ways = merged[ply][board] = merges_of(board, side)
                        if len(ways) < 2:
                            if not ways:
                                # Whoever is to merge next cannot either, and there is no room: nothing will change any more.
                                if 0 not in board and not merges_of(board, 1 - side):
                                    lead = result(board, lead)
                                    return -sign * lead if side else sign * lead
                                return sign * (passed(board, lead, ply, depth, low + no_merge, high + no_merge) - no_merge)
                            cost = one_merge
                        if depth == 1 and not last:
                            best = ways[0][1]
                            return sign * ((-best if side else best) - cost)
                    table, known = tables[ply], None
                    if depth > 1:
                        known = table.get(board)
                        if known is not None and known[1] >= depth:
                            best, _, kind, _ = known
                            if kind == exact or (best >= high if kind == lower else best <= low):
                                return sign * best
                    if ways is None:
                        wanted, wide = gaps_of(board, side), ply == reply and depth > 4
                        if cells:
                            less, wanted = wanted, (home,) + wanted
                        if wide or not cells:
                            wanted += tuple([cell for cell in free_of(board, 1 - side) if cell not in wanted])
                            if not wide:
                                wanted = wanted[:most]
                            if not wanted:
                                return sign * passed(board, lead, ply, depth, low, high)
                        ways = tuple([(placed(board, cell), lead + added[cell], cell) for cell in wanted])
                    if known is not None:
                        first = known[3]
                        for at, way in enumerate(ways):
                            if way[2] == first:
                                if at:
                                    ways = (way,) + ways[:at] + ways[at + 1 :]
                                break
                    low += cost
                    high += cost
                    best, choice, bar, start = -infinity, 0, low, True
                    for after, after_lead, this in ways:
                        rest = depth - 1 - reduced if this in less else depth - 1
                        if last:
                            after_lead = result(after, after_lead)
                            found = -after_lead if side else after_lead
                        elif rest <= 0:
                            found = -after_lead if side else after_lead
                        elif start:
                            found = -value(after, after_lead, ply + 1, rest, -high, -bar)
                        else:
                            found = -value(after, after_lead, ply + 1, rest, -bar - 1, -bar)
                            if bar < found < high:
                                found = -value(after, after_lead, ply + 1, rest, -high, -bar)
                        start = False
                        if found > best:
                            best, choice = found, this
                            if best > bar:
                                bar = best
                                if bar >= high:
                                    break
                    kind = upper if best <= low else lower if best >= high else exact
                    best -= cost
                    if depth > 1:
                        table[board] = (best, depth, kind, choice)
                    return sign * best

                def passed(board, lead, ply, depth, low, high):
                    """The value of a skipped phase."""
                    if ply & 2:
                        lead = lead_of(board, 1 - (ply & 1))
                    if ply + 1 == end:
                        lead = result(board, lead)
                    elif depth > 1:
                        return -value(board, lead, ply + 1, depth - 1, -high, -low)
                    return -lead if ply & 1 else lead

                def root_ways(board, ply):
                    """Every choice there is, with plies that it is looked at less."""
                    side = ply & 1
                    if ply & 2:
                        return [way + (0,) for way in merges_of(board, side)]
                    lead, cells = lead_of(board, 0), free_of(board, side)
                    gaps = gaps_of(board, side)
                    wanted = [(cell, reduced) for cell in gaps]
                    wanted += [(cell, root_reduced) for cell in free_of(board, 1 - side) if cell not in gaps]
                    if cells:
                        number = numbers[ply >> 2] % len(cells)
                        wanted.insert(0, (cells[-1 - number] if side else cells[number], 0))
                    return [(placed(board, cell), lead + added[cell], cell, less if cells else 0) for cell, less in wanted]

                def search(board, ply, plies, most_nodes, stop_at):
                    nonlocal nodes, look, limit, deadline, oldest, reply
                    while oldest < ply:
                        tables[oldest] = merged[oldest] = None
                        oldest += 1
                    reply = -1
                    if ply + 1 < end and not ply + 1 & 2:
                        # What is known there was found with fewer cells.
                        reply, tables[ply + 1] = ply + 1, {}
                    nodes, look, limit, deadline = 0, 0, most_nodes, stop_at
                    ways = root_ways(board, ply)
                    choice, best, depth = ways[0][2], -ways[0][1] if ply & 1 else ways[0][1], 0
                    if len(ways) < 2:
                        return choice, best, depth, nodes
                    for depth in range(1, min(plies, end - ply) + 1):
                        bar, stopped = None, False
                        try:
                            for at, (after, lead, this, less) in enumerate(ways):
                                low, rest = -infinity if bar is None else bar, depth - 1 - less
                                if rest <= 0 or ply + 1 == end:
                                    lead = result(after, lead) if ply + 1 == end else lead
                                    found = -lead if ply & 1 else lead
                                elif not at:
                                    found = -value(after, lead, ply + 1, rest, -infinity, -low)
                                else:
                                    found = -value(after, lead, ply + 1, rest, -low - 1, -low)
                                    if low < found:
                                        found = -value(after, lead, ply + 1, rest, -infinity, -low)
                                if found > low:
                                    bar, leader = found, at
                        except Stopped:
                            stopped = True
                        if bar is not None:
                            choice, best = ways[leader][2], bar
                            ways.insert(0, ways.pop(leader))
                        if stopped or clock() >= deadline:
                            break
                    return choice, best, depth, nodes

                return search

            numbers = [int(number) for number in array]
            self.rounds = len(numbers)
            worth = [int(number) for number in """0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 14 40 98 226 507 1126 2486 5480 12065 26552 58424 128542 282802 622174 1368793
0 14 40 98 226 507 1126 2486 5480 12065 26552 58424 128542 282802 622174 1368793
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 14 40 98 226 507 1126 2486 5480 12065 26552 58424 128542 282802 622174 1368793
0 14 40 98 226 507 1126 2486 5480 12065 26552 58424 128542 282802 622174 1368793
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 14 40 98 226 507 1126 2486 5480 12065 26552 58424 128542 282802 622174 1368793
0 14 40 98 226 507 1126 2486 5480 12065 26552 58424 128542 282802 622174 1368793
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 14 40 98 226 507 1126 2486 5480 12065 26552 58424 128542 282802 622174 1368793
0 14 40 98 226 507 1126 2486 5480 12065 26552 58424 128542 282802 622174 1368793
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033
0 10 31 77 179 404 899 1987 4382 9650 21240 46737 102832 226240 497738 1095033""".split()]
            weights = [int(number) for number in """-13 -1 0 0 0 59 2 1 2 0 0 0 87 2 -12 2 0 0 0 0 -17 2 11 0 0 0 -48 3 0 -4 0 0 0 8 5 -67 -17 0 0 0 83 -5 16 -27 0 0 0 0 5 -10 26 0 0 0 -1 5 -12 1 0 0 0 -58 -54 -20 -67 0 0 0 64 -31 2 -7 0 0 0 0 -11 -6 5 0 0 0 -2 8 32 2 -52 19 -40 1 1 -126 46 -7 -63 0 35 56 -84 0 0 62 -35 0 0 0 38 0 0 0 0 -128 39 0 123 35 -13 0 10 0 0 0 0 -72 48 0 -46 -52 28 13 -2 -24 9 24 6 -21 0 11 0 -1 0 0 2 -8 0 0 0 2 0 0 0 0 3 -2 0 2 36 -10 0 -39 0 0 0 0 -35 23 0 -24
-14 2 0 0 0 56 0 0 0 0 0 0 217 -25 7 16 0 0 0 0 20 -8 4 0 0 0 -48 3 37 -4 0 0 0 9 4 7 2 0 0 0 73 -1 38 -24 0 0 0 0 -6 -28 -5 0 0 0 -1 5 -12 1 0 0 0 45 -6 -28 -1 0 0 0 64 -10 -49 -4 0 0 0 0 -11 -14 27 0 0 0 -2 8 32 2 -102 39 -40 1 1 -183 91 32 -63 0 -37 45 -78 0 0 110 -45 0 0 0 99 0 0 0 0 -106 19 0 117 46 10 0 108 0 0 0 0 4 43 0 -46 -102 48 13 -2 -24 8 27 44 -21 0 -1 7 6 0 0 -2 3 0 0 0 13 0 0 0 0 0 12 0 9 21 -4 0 57 0 0 0 0 41 15 0 -24
4 -5 0 0 0 55 1 0 1 0 0 0 261 -2 -1 -2 0 0 0 0 -1 -4 -5 0 0 0 -48 -13 -5 2 0 0 0 11 2 -6 10 0 0 0 115 24 44 -14 0 0 0 0 -26 -26 -33 0 0 0 -12 41 -12 31 0 0 0 19 17 4 -46 0 0 0 54 -19 -3 22 0 0 0 0 -24 -28 16 0 0 0 24 -17 32 2 -44 23 -32 1 1 -104 78 -22 -63 0 -26 137 -43 0 0 50 -38 0 0 0 58 0 0 0 0 -113 14 0 96 16 56 0 179 0 0 0 0 -26 76 0 -5 -44 36 16 -2 -24 4 25 -17 -21 0 -3 6 42 0 0 -5 2 0 0 0 8 0 0 0 0 -6 3 0 3 -13 19 0 95 0 0 0 0 25 28 0 16
4 -5 0 0 0 54 1 0 2 0 0 0 287 -1 0 0 0 0 0 0 -1 -1 -1 0 0 0 -107 3 1 -9 0 0 0 24 5 -9 4 0 0 0 145 1 -1 -10 0 0 0 0 3 -10 -5 0 0 0 -6 9 -1 17 0 0 0 8 -18 -7 -59 0 0 0 120 -69 -14 -15 0 0 0 0 0 -18 2 0 0 0 -18 3 37 -25 45 20 -91 -2 1 -127 58 -35 -74 0 8 72 -91 0 0 81 -52 0 0 0 25 0 0 0 0 -149 79 0 73 -30 26 0 152 0 0 0 0 -64 80 0 25 45 12 15 -18 -25 20 4 3 -16 0 1 -7 8 0 0 -16 2 0 0 0 5 0 0 0 0 -13 -1 0 8 2 10 0 54 0 0 0 0 -7 9 0 38
13 -4 1 0 0 54 0 -1 -1 -1 3 0 146 1 1 2 29 -11 20 135 1 -7 -11 -16 20 -2 -41 -39 14 -12 -4 4 2 22 3 0 12 -4 -4 1 30 -1 0 5 -11 7 -16 93 -8 8 -10 26 -46 -8 -37 -24 0 0 -25 39 -34 50 -52 -29 -56 -1 6 2 65 -13 4 1 35 -70 -13 27 0 0 -26 0 0 0 0 0 0 0 -45 -104 28 -2 0 -107 -7 31 -16 0 13 28 -56 0 0 72 -64 0 0 0 92 0 0 0 0 -158 53 78 94 -157 0 11 16 23 140 0 -4 63 11 140 88 -45 12 64 -2 0 5 1 41 -16 0 -2 11 7 0 0 0 14 0 0 0 14 0 0 0 0 -1 7 8 7 14 0 -17 19 8 47 0 -5 -3 -6 87 82
5 5 0 0 0 58 1 0 1 0 0 0 114 46 -24 2 0 0 0 0 -3 2 22 0 0 0 -48 3 0 -4 0 0 0 49 6 -2 13 0 0 0 109 14 29 -33 0 0 0 0 5 -10 26 0 0 0 -1 5 -12 1 0 0 0 -30 -1 20 -16 0 0 0 64 -31 -21 -14 0 0 0 0 -11 -6 5 0 0 0 -2 8 32 2 -105 7 -40 1 1 -134 78 -7 -63 0 81 51 -84 0 0 93 -14 0 0 0 -7 0 0 0 0 -192 48 0 170 36 10 0 49 0 0 0 0 -28 55 0 -46 -105 16 13 -2 -24 -8 47 6 -21 0 5 5 -1 0 0 -6 1 0 0 0 3 0 0 0 0 -6 -5 0 -2 34 24 0 4 0 0 0 0 9 27 0 -24
4 3 0 0 0 54 0 -1 -1 0 0 0 -88 -14 10 15 0 0 0 0 11 -5 15 0 0 0 -48 -29 0 -4 0 0 0 46 -1 -9 -6 0 0 0 119 15 -9 3 0 0 0 0 14 26 21 0 0 0 13 5 -12 1 0 0 0 -65 -33 -55 -52 0 0 0 99 -58 24 9 0 0 0 0 16 -6 7 0 0 0 -2 8 32 2 -52 -30 -78 1 1 -154 53 -13 -63 0 -8 45 -114 0 0 102 -66 0 0 0 36 0 0 0 0 -149 28 0 166 -3 -37 0 -13 0 0 0 0 -38 8 0 -73 -52 -19 -24 -2 -24 -8 9 -12 -21 0 1 -4 -31 0 0 3 -2 0 0 0 13 0 0 0 0 -3 11 0 11 7 -44 0 -60 0 0 0 0 4 -31 0 -51
13 -16 0 0 0 54 0 -1 1 0 0 0 -80 12 3 -54 0 0 0 0 16 -2 5 0 0 0 -70 -21 12 -41 0 0 0 9 -2 1 5 0 0 0 162 7 -37 -4 0 0 0 0 5 2 10 0 0 0 -12 2 -8 1 0 0 0 53 -35 4 -65 0 0 0 149 -90 43 -9 0 0 0 0 -65 -7 14 0 0 0 35 -20 32 2 -51 -4 -8 1 1 -180 58 -66 -77 0 8 92 -209 0 0 95 -62 0 0 0 51 0 0 0 0 -155 28 0 178 15 -37 0 23 0 0 0 0 -48 64 0 -98 -51 -9 51 -2 -24 2 31 -46 -44 0 1 14 -58 0 0 0 3 0 0 0 7 0 0 0 0 -3 4 0 5 -2 -20 0 -35 0 0 0 0 -6 17 0 -79
13 -15 0 0 0 57 1 0 2 0 0 0 -184 4 -2 -4 0 0 0 0 3 -2 3 0 0 0 -72 -6 5 -13 0 0 0 -2 10 4 -20 0 0 0 74 2 11 8 0 0 0 0 1 -7 20 0 0 0 -1 2 -25 18 0 0 0 -16 -22 -17 -58 0 0 0 43 -31 -24 5 0 0 0 0 -13 6 12 0 0 0 4 8 48 6 -71 -38 -63 36 17 -87 59 9 -105 0 71 61 -132 0 0 60 -22 0 0 0 4 0 0 0 0 -104 62 0 153 -28 -77 0 -12 0 0 0 0 -51 -32 0 -161 -71 -34 6 43 -29 9 27 38 -41 0 2 12 3 0 0 -6 -1 0 0 0 -8 0 0 0 0 12 -1 0 10 -17 -24 0 -59 0 0 0 0 1 -37 0 -95
-5 -3 -1 0 0 53 0 -1 -2 1 -3 2 -67 -1 -2 -7 -5 -6 -12 -100 2 -6 -15 -43 9 -61 -66 -42 -28 23 10 -7 1 42 -1 -1 -1 -11 -1 0 73 -5 -1 3 -10 -7 12 102 -2 55 -10 -77 -47 -30 -12 -51 0 0 0 2 6 -35 -24 -21 -33 4 -23 -1 57 -2 0 -2 2 -35 -7 54 0 0 -13 0 0 0 6 0 0 0 -78 -177 78 -12 0 -98 -2 -51 -30 0 56 5 -144 0 0 64 -95 0 0 0 60 0 0 0 0 -227 22 44 216 -187 0 62 118 -47 29 0 -15 50 41 46 -85 -78 -20 77 -12 0 -7 1 -4 -30 0 -4 1 -13 0 0 -1 4 0 0 0 7 0 0 0 0 -2 6 3 0 28 0 9 6 -10 -29 0 -23 13 4 -1 -71
-17 8 1 -1 0 17 1 1 3 2 0 1 495 1 0 1 -8 2 -7 189 8 9 18 0 1 0 -5 0 2 -1 31 9 -12 10 12 -1 -12 3 0 1 0 0 2 3 29 -36 32 58 4 25 9 -8 9 -2 -12 -7 -11 8 14 16 19 1 3 -35 25 11 1 0 0 4 0 6 0 -55 54 -9 -20 0 0 -25 9 7 -27 71 -15 9 0 101 58 -43 33 -73 42 -48 -107 0 -6 -4 -15 0 0 75 33 0 0 0 61 0 0 0 0 -18 -87 33 102 -3 0 6 -198 58 -42 0 -5 8 17 137 -87 0 2 4 11 15 -2 5 9 0 0 -6 1 -4 0 0 -10 -7 0 0 0 1 0 0 0 0 8 -9 6 8 -3 0 -3 -9 0 -6 0 -12 -5 9 -10 26
-7 -1 0 0 0 56 1 -2 6 0 0 0 87 2 20 -5 0 0 0 0 13 2 2 0 0 0 -48 3 0 -4 0 0 0 21 -20 5 -10 0 0 0 83 -5 16 20 0 0 0 0 5 -10 -1 0 0 0 -1 5 -12 1 0 0 0 -35 28 -8 26 0 0 0 64 -31 2 13 0 0 0 0 -11 -6 5 0 0 0 -2 8 32 2 -139 -7 -40 1 1 -93 94 -7 -63 0 112 51 -84 0 0 75 -34 0 0 0 -32 0 0 0 0 -225 50 0 183 34 26 0 42 0 0 0 0 -68 -2 0 -46 -139 0 13 -2 -24 -1 54 6 -21 0 14 -5 -1 0 0 -10 1 0 0 0 -3 0 0 0 0 -15 -2 0 5 35 29 0 -3 0 0 0 0 -35 -30 0 -24
-7 5 0 0 0 55 0 0 1 0 0 0 3 -35 9 -22 0 0 0 0 16 -6 -9 0 0 0 -48 3 12 -4 0 0 0 2 -1 -16 -7 0 0 0 59 -3 25 11 0 0 0 0 -12 -6 -16 0 0 0 -1 5 -12 1 0 0 0 29 26 -1 10 0 0 0 83 -28 2 -10 0 0 0 0 -11 21 8 0 0 0 -2 8 32 2 -50 -32 -40 1 1 -138 54 -35 -63 0 -14 73 -69 0 0 70 -61 0 0 0 29 0 0 0 0 -152 -13 0 199 -40 7 0 5 0 0 0 0 -20 53 0 -73 -50 -38 13 -2 -24 -12 18 -23 -21 0 -3 20 9 0 0 -7 -6 0 0 0 7 0 0 0 0 -18 14 0 8 -36 18 0 0 0 0 0 0 13 21 0 -51
4 -9 0 0 0 56 1 1 3 0 0 0 -12 11 -5 1 0 0 0 0 7 -1 4 0 0 0 -48 -37 -41 36 0 0 0 6 -1 1 1 0 0 0 83 -55 9 -20 0 0 0 0 0 -5 -2 0 0 0 -40 5 -12 1 0 0 0 -6 16 -1 -37 0 0 0 83 -6 -22 -62 0 0 0 0 -13 -6 19 0 0 0 -2 8 32 2 -66 -17 -62 1 1 -116 58 -16 -63 0 1 35 -139 0 0 88 -114 0 0 0 14 0 0 0 0 -160 19 0 150 -13 -55 0 7 0 0 0 0 -107 22 0 -86 -66 -1 -8 -2 -24 7 26 2 -21 0 -3 -3 -33 0 0 -1 -31 0 0 0 3 0 0 0 0 -8 2 0 7 -14 -32 0 -43 0 0 0 0 -63 -18 0 -63
3 -8 0 0 0 54 1 1 4 0 0 0 -92 0 -1 2 0 0 0 0 0 2 12 0 0 0 -62 5 1 2 0 0 0 9 18 -8 28 0 0 0 45 -14 12 -14 0 0 0 0 5 -17 -14 0 0 0 3 28 2 10 0 0 0 15 2 -13 5 0 0 0 43 -63 7 11 0 0 0 0 3 -14 -2 0 0 0 1 34 68 18 -52 0 16 -9 -3 -81 124 -15 -140 0 77 55 -176 0 0 62 -84 0 0 0 -7 0 0 0 0 -162 63 0 161 9 -87 0 -6 0 0 0 0 -25 -36 0 -121 -52 7 37 -12 -30 14 40 26 -68 0 6 14 -31 0 0 -9 -7 0 0 0 1 0 0 0 0 -5 10 0 6 -15 -22 0 -36 0 0 0 0 2 -32 0 -84
7 -7 -1 0 0 55 -1 -1 2 2 -1 0 -119 -1 0 -2 14 12 7 -108 20 -2 17 -62 -16 3 -45 14 -18 -23 -3 -15 5 0 -1 -10 -15 10 9 1 2 -1 1 -2 -41 22 -19 81 -10 35 3 -43 -34 13 -19 3 0 0 27 23 -11 30 -43 -11 7 20 -2 -21 24 1 15 6 13 -35 -7 27 0 0 -13 0 0 0 7 0 0 0 -87 -169 54 -2 0 -93 11 -68 -16 0 77 8 -99 0 0 98 -185 0 0 0 -18 0 0 0 0 -249 -6 89 207 -191 0 -41 -4 -3 20 0 -9 55 -16 82 -21 -87 -17 40 -2 0 -5 12 -26 -16 0 -3 9 -34 0 0 -2 -16 0 0 0 4 0 0 0 0 -9 2 -3 5 10 0 -41 4 -21 -43 0 -4 29 -16 26 -29
-1 14 0 0 0 54 0 0 1 0 0 0 87 28 -23 -8 0 0 0 0 -7 2 19 0 0 0 -48 3 0 -4 0 0 0 82 45 17 18 0 0 0 83 -5 16 6 0 0 0 0 5 -10 -1 0 0 0 -1 5 -12 1 0 0 0 27 -40 25 -53 0 0 0 64 -31 2 -3 0 0 0 0 -11 -6 5 0 0 0 -2 8 32 2 -108 -5 -40 1 1 -132 21 -7 -63 0 31 106 -84 0 0 105 -54 0 0 0 69 0 0 0 0 -121 -5 0 192 20 21 0 49 0 0 0 0 -40 10 0 -46 -108 4 13 -2 -24 3 -16 6 -21 0 7 51 -1 0 0 1 -7 0 0 0 5 0 0 0 0 0 2 0 5 24 21 0 4 0 0 0 0 -3 -17 0 -24
-1 3 0 0 0 55 0 -1 0 0 0 0 194 -24 9 -9 0 0 0 0 -7 4 -10 0 0 0 -48 10 0 -4 0 0 0 49 0 1 8 0 0 0 75 -26 6 -29 0 0 0 0 -2 27 -12 0 0 0 -18 5 -12 1 0 0 0 9 -46 -44 -55 0 0 0 64 -31 27 -48 0 0 0 0 -11 -6 5 0 0 0 -2 8 32 2 -164 -48 -40 1 1 -164 62 -35 -63 0 -32 89 -90 0 0 99 -24 0 0 0 100 0 0 0 0 -97 0 0 167 6 50 0 96 0 0 0 0 -57 38 0 -19 -164 -38 13 -2 -24 1 29 -22 -21 0 -2 12 -10 0 0 -4 1 0 0 0 12 0 0 0 0 -4 6 0 11 32 23 0 38 0 0 0 0 -20 10 0 3
15 -8 0 0 0 55 0 -1 1 0 0 0 282 -8 -36 -21 0 0 0 0 8 -13 0 0 0 0 -49 9 31 14 0 0 0 41 2 11 -20 0 0 0 196 -52 37 15 0 0 0 0 35 -22 -48 0 0 0 -1 36 1 1 0 0 0 0 -48 8 -22 0 0 0 116 -29 -51 -42 0 0 0 0 26 -16 -2 0 0 0 -30 25 32 2 -32 6 -39 1 1 -105 95 52 -26 0 -21 143 -99 0 0 61 5 0 0 0 35 0 0 0 0 -136 -2 0 155 24 111 0 132 0 0 0 0 -2 133 0 17 -32 7 21 -2 -24 9 24 47 17 0 -3 20 11 0 0 1 8 0 0 0 8 0 0 0 0 1 6 0 10 -11 31 0 38 0 0 0 0 38 86 0 39
15 -7 0 0 0 59 1 3 8 0 0 0 300 6 -1 -6 0 0 0 0 1 -3 -4 0 0 0 -43 -13 -10 8 0 0 0 51 4 -4 -6 0 0 0 226 -24 -15 -34 0 0 0 0 -7 -14 -18 0 0 0 -16 21 -8 84 0 0 0 16 7 -38 -28 0 0 0 161 -52 4 -13 0 0 0 0 -31 -4 -32 0 0 0 -21 6 50 41 -52 -17 -81 -30 -31 -125 55 17 -65 0 49 64 -74 0 0 80 -19 0 0 0 42 0 0 0 0 -148 26 0 161 -25 56 0 88 0 0 0 0 -87 87 0 25 -52 -3 12 8 -80 11 -2 6 -9 0 12 -7 7 0 0 -4 10 0 0 0 8 0 0 0 0 -5 3 0 5 12 36 0 15 0 0 0 0 -6 14 0 68
0 -4 2 0 0 52 0 0 -2 9 -5 4 309 -1 5 10 55 -23 -35 94 15 -7 -20 -35 -26 -21 -37 -50 38 -4 -4 -4 -2 57 1 16 23 -11 -18 2 182 -1 -17 -20 7 38 9 72 16 88 11 -54 -64 -38 -46 -24 0 0 -13 -4 11 34 -9 -40 -57 -12 -18 -13 173 6 -24 -3 -15 -35 -7 27 0 0 -13 0 0 0 6 0 0 0 -147 -178 44 -3 0 -106 8 -12 -20 0 31 75 -92 0 0 72 -19 0 0 0 114 0 0 0 0 -131 17 29 199 -164 0 45 78 7 166 0 36 20 24 175 78 -147 -58 39 -3 0 -3 -7 4 -20 0 0 4 8 0 0 6 10 0 0 0 7 0 0 0 0 9 0 10 9 26 0 3 69 -19 88 0 28 24 9 97 69
-11 16 -1 1 1 1 1 1 -1 7 0 1 -198 0 -1 3 -9 -9 3 -105 -21 11 0 -1 0 0 -31 1 0 1 -34 4 -32 -22 6 -32 -7 8 1 -1 -42 1 5 7 55 -26 26 34 42 38 -41 -6 -3 6 -43 3 -15 -17 -32 -28 32 -69 -24 34 20 -11 -1 -1 -1 4 -7 -4 0 -62 83 -5 -10 0 0 -51 -31 -17 -43 48 -12 5 45 104 28 -37 -2 -94 18 -14 -152 0 -6 -20 -75 0 0 38 -3 0 0 0 6 0 0 0 0 -8 -70 24 80 -25 0 -40 -214 45 -37 0 -6 20 3 -13 -181 45 -1 6 16 -4 -13 30 27 -19 0 -20 25 -20 0 0 -12 -21 0 0 0 -28 0 0 0 0 23 -21 13 26 0 0 -26 -42 -13 -26 0 19 14 -13 -39 -99""".split()]
            lines = duel2048_lines(weights, (8, 18, 39, 85, 187, 412, 907, 1995, 4390, 9658, 21248, 46745, 102840, 226248, 497746, 1095041, 8, 12, 18, 26, 39, 57, 85, 126, 187, 278, 412, 612, 907, 1345, 1995, 2960)) if weights else None
            self.search = duel2048_search(numbers, worth, (160, 40), (3, 4, 3, 0), lines, perf_counter)
        except Exception as error:
            self.note(error)
        self.spent += perf_counter() - start

    def note(self, error):
        """Keeps an error after which it went on: the first, for whoever looks."""
        if self.error is None:
            self.error = repr(error)

    def output(self, currentRound, board, mode):
        start = self.clock()
        self.seen = None
        try:
            return self.answer(currentRound, board, mode, start)
        except Exception as error:
            self.note(error)
            return 0 if "direction" in str(mode) else (0, 0)
        finally:
            self.spent += self.clock() - start

    def answer(self, turn, board, mode, start):
        if mode not in ("position", "direction"):
            return None
        try:
            seconds = self.seconds(turn, board, mode)
            if self.search and seconds > 0.0:
                return self.searched(turn, board, mode, start + seconds)
        except Exception as error:
            self.note(error)
            self.seen = None
        return self.cheap(turn, board, mode)

    def seconds(self, turn, board, mode):
        """How long to think: of what is left of the contest's 5 seconds, but for what is kept for a busy machine, a little
        more than an equal share, as not all games last all rounds."""
        left = 5.0 - self.spent
        try:
            # The contest's clock decides, if it is one that runs down; where it stands still one's own does, before long.
            told = min(5.0, board.getTime(self.first))
            if self.told is None:
                self.told = told > 2.5
            if self.told:
                left = min(told, max(left, 0.25 * told))
        except Exception as error:
            self.note(error)
        decisions = 2 * max(1, self.rounds - turn) - (mode == "direction")
        kept = min(0.6, 0.25 + 0.12 * left)
        # Reading the board takes its time, too; and never much for one decision.
        return min(0.1, 1.3 * (left - kept) / decisions - 0.00005)

    def searched(self, turn, board, mode, stop_at):
        if not 0 <= turn < self.rounds:
            raise ValueError("round %r of %r" % (turn, self.rounds))
        code = bytearray(32)
        for row in (0, 1, 2, 3):
            for column in range(8):
                level = board.getValue((row, column))
                if level:
                    code[4 * column + row] = level if board.getBelong((row, column)) else 16 + level
        ply = 4 * turn + self.side + (2 if mode == "direction" else 0)
        choice, value, plies, nodes = self.search(bytes(code), ply, 64, 1 << 60, stop_at)
        if mode == "position":
            choice = (choice & 3, choice >> 2)
            if (choice[1] > 3) == self.side and choice != tuple(board.getNext(self.first, turn)):
                raise ValueError("the board's list of numbers is another one")
        self.seen = lambda: {"value": value, "plies": plies, "nodes": nodes}
        return choice

    def cheap(self, turn, board, mode):
        """At home, or the merge that leaves the most empty cells at home."""
        if mode == "position":
            return board.getNext(self.first, turn) or board.getNone(not self.first)[0]
        best = None
        for direction in (0, 1, 2, 3):
            after = board.copy()
            if after.move(self.first, direction):
                room = len(after.getNone(self.first))
                if best is None or room > best[0]:
                    best = room, direction
        return best[1]
