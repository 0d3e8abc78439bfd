# Exported by turf from a policy for duel2048-v1 (the leaf of a search, in integers).
# Trained with: decisions 5553656, nodes 2000, seed 1, updates 7
class Player:
    def __init__(self, isFirst, array):
        from time import perf_counter

        self.clock, start = perf_counter, perf_counter()
        self.first, self.side = bool(isFirst), 0 if isFirst else 1
        # What the last decision came from, and what went wrong, for whoever wants to know.
        self.seen, self.error, self.search = None, None, None
        self.rounds = 500
        self.spent, self.told, self.value = 0.0, None, None
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
                and the time to stop at to (choice, value, plies, nodes); a choice is a cell, or a direction's number. `deeper`, if
                given, gets choice and value of every iteration and returns true if another one pays."""
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

                def search(board, ply, plies, most_nodes, stop_at, deeper=None):
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
                        if stopped or clock() >= deadline or deeper and not deeper(choice, best):
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
            weights = [int(number) for number in """-11 -12 0 0 0 53 4 2 5 0 0 0 78 24 25 -21 0 0 0 0 7 11 -26 0 0 0 -41 -9 -16 -21 0 0 0 8 12 -12 -65 0 0 0 107 -32 25 -12 0 0 0 0 4 4 -3 0 0 0 -6 6 5 6 0 0 0 -160 -48 -44 -157 0 0 0 82 0 -26 -47 0 0 0 0 -2 6 -8 0 0 0 -4 12 -28 19 -181 -109 -32 12 9 -310 20 21 -81 0 86 45 -130 0 0 163 -25 0 0 0 70 0 0 0 0 -240 86 0 203 -37 -57 0 24 0 0 0 0 -80 -14 0 -128 -181 -15 38 45 20 35 13 27 -11 0 26 -18 -6 0 0 3 14 0 0 0 4 0 0 0 0 20 18 0 16 20 -48 0 25 0 0 0 0 -15 2 0 -48
-13 2 0 0 0 57 1 0 2 0 0 0 270 26 18 29 0 0 0 0 16 -2 5 0 0 0 -41 -9 -16 -21 0 0 0 26 0 -1 -2 0 0 0 118 -21 0 -43 0 0 0 0 -1 -35 -21 0 0 0 -6 17 5 6 0 0 0 -36 -87 -63 -90 0 0 0 109 -14 -56 35 0 0 0 0 21 33 -15 0 0 0 -4 12 -28 19 -188 -75 -32 12 9 -405 37 33 -81 0 -96 114 -123 0 0 157 -32 0 0 0 218 0 0 0 0 -139 40 0 138 -49 29 0 125 0 0 0 0 -43 33 0 -87 -188 17 38 45 20 17 31 39 -11 0 22 19 1 0 0 19 5 0 0 0 36 0 0 0 0 15 39 0 34 14 26 0 112 0 0 0 0 22 42 0 -8
-16 -5 0 0 0 55 0 2 6 0 0 0 353 1 -3 5 0 0 0 0 -4 1 -10 0 0 0 -5 -27 -32 -2 0 0 0 24 2 7 10 0 0 0 135 9 -1 -83 0 0 0 0 1 -16 -21 0 0 0 -6 0 -22 6 0 0 0 -29 -5 -26 -44 0 0 0 124 -34 -37 -39 0 0 0 0 -10 41 -60 0 0 0 3 -17 -25 19 -135 -38 -58 12 9 -344 114 62 -83 0 -78 157 -175 0 0 139 -71 0 0 0 179 0 0 0 0 -173 66 0 98 -51 78 0 154 0 0 0 0 -76 77 0 -67 -135 55 18 45 20 28 64 60 -20 0 22 36 -52 0 0 18 15 0 0 0 25 0 0 0 0 8 20 0 22 8 29 0 114 0 0 0 0 -12 61 0 11
-15 -2 0 0 0 53 2 3 6 0 0 0 353 2 3 3 0 0 0 0 4 9 15 0 0 0 -66 -8 -17 -23 0 0 0 15 -2 6 14 0 0 0 116 6 0 -19 0 0 0 0 -1 2 17 0 0 0 5 1 6 1 0 0 0 -61 -74 -3 -57 0 0 0 126 1 -35 -30 0 0 0 0 -23 3 5 0 0 0 -16 22 -9 32 -105 -70 -13 12 15 -298 24 32 -110 0 75 78 -175 0 0 139 -65 0 0 0 91 0 0 0 0 -206 112 0 106 -94 49 0 58 0 0 0 0 -76 77 0 -121 -105 43 48 73 34 39 19 32 5 0 21 3 15 0 0 2 8 0 0 0 14 0 0 0 0 8 23 0 21 12 28 0 40 0 0 0 0 -4 30 0 7
9 -5 5 1 1 56 1 0 3 3 5 4 46 1 -1 6 21 -45 18 161 -19 -2 40 -24 -44 -14 -33 39 -13 8 6 3 1 9 5 -3 -1 1 1 2 54 4 2 5 9 21 35 62 8 21 15 -33 -62 5 -3 18 0 -26 -129 -58 -32 -45 -94 -126 -112 -27 41 -10 17 2 1 0 12 -5 20 0 -25 27 0 0 26 0 0 0 0 0 -231 -260 -8 26 0 -325 -45 22 -38 0 14 111 -61 0 0 178 -123 0 0 0 142 0 0 0 0 -258 56 128 150 -260 0 -30 -30 27 113 0 111 132 61 139 137 -231 -21 1 21 0 27 29 32 -39 0 20 20 -37 0 0 16 23 0 0 0 28 0 0 0 0 22 27 31 27 44 0 -3 -7 23 66 0 48 75 85 96 131
-16 10 0 0 0 55 2 3 4 0 0 0 78 62 10 0 0 0 0 0 20 5 20 0 0 0 -41 -9 -16 -21 0 0 0 -36 12 -4 -13 0 0 0 110 -4 24 54 0 0 0 0 4 4 -3 0 0 0 -6 6 5 6 0 0 0 -77 -65 -37 -116 0 0 0 82 0 -26 -12 0 0 0 0 -2 6 -37 0 0 0 -4 12 -28 19 -226 -123 -32 12 9 -298 25 21 -81 0 97 115 -130 0 0 135 -6 0 0 0 104 0 0 0 0 -203 79 0 165 -85 76 0 8 0 0 0 0 -101 24 0 -128 -226 -31 38 45 20 13 -8 27 -11 0 11 25 -6 0 0 11 8 0 0 0 8 0 0 0 0 17 8 0 6 -35 36 0 12 0 0 0 0 -38 33 0 -48
-16 -8 0 0 0 54 1 -1 0 0 0 0 -30 -10 -9 -6 0 0 0 0 -6 22 1 0 0 0 -41 11 -16 -21 0 0 0 31 0 3 -12 0 0 0 161 43 2 -29 0 0 0 0 31 10 16 0 0 0 -6 6 5 6 0 0 0 -90 -73 -13 -74 0 0 0 55 21 -65 -57 0 0 0 0 -15 27 9 0 0 0 -6 12 -28 19 -266 -116 -15 12 9 -429 -12 37 -81 0 -56 59 -151 0 0 227 -75 0 0 0 209 0 0 0 0 -148 56 0 148 -90 -60 0 30 0 0 0 0 -77 -54 0 -149 -266 -13 58 45 20 19 -29 20 -11 0 13 12 -14 0 0 9 -2 0 0 0 19 0 0 0 0 13 23 0 23 -23 -50 0 41 0 0 0 0 -2 -26 0 -69
-10 -2 0 0 0 54 1 2 4 0 0 0 -72 -30 -3 -11 0 0 0 0 13 -14 -8 0 0 0 -47 -24 -43 -84 0 0 0 32 0 1 0 0 0 0 207 9 -8 -18 0 0 0 0 14 -2 -9 0 0 0 -24 -1 35 6 0 0 0 -54 -7 -37 -20 0 0 0 197 7 -30 39 0 0 0 0 38 10 -9 0 0 0 -18 40 -28 19 -192 -43 -44 11 9 -310 114 -52 -59 0 -29 133 -177 0 0 133 -6 0 0 0 134 0 0 0 0 -145 38 0 148 -49 32 0 -29 0 0 0 0 -105 -32 0 -188 -192 41 31 44 20 16 51 -20 -6 0 11 34 -29 0 0 7 20 0 0 0 14 0 0 0 0 10 19 0 20 -13 0 0 -3 0 0 0 0 -48 -47 0 -112
-9 6 0 0 0 53 3 4 8 0 0 0 -124 6 9 -18 0 0 0 0 3 -10 10 0 0 0 -75 -20 -31 -16 0 0 0 17 6 11 18 0 0 0 123 12 3 9 0 0 0 0 -10 11 3 0 0 0 -11 -11 -31 -25 0 0 0 -39 38 -27 -24 0 0 0 50 -22 2 15 0 0 0 0 -55 16 -10 0 0 0 -1 -8 -49 61 -185 -156 -84 -5 -7 -247 19 22 -119 0 39 110 -145 0 0 142 -51 0 0 0 120 0 0 0 0 -91 110 0 125 -91 -97 0 -108 0 0 0 0 -108 -95 0 -330 -185 -7 35 49 29 20 40 43 -18 0 17 32 8 0 0 5 7 0 0 0 -8 0 0 0 0 23 -1 0 20 -16 -20 0 -40 0 0 0 0 18 -33 0 -142
14 -3 0 0 1 52 1 1 0 -7 -6 11 -48 3 -8 -24 -17 -24 -39 -125 5 -10 -12 -7 -21 13 -88 -50 -13 -35 16 -2 1 34 2 -4 2 -14 -7 14 130 -15 9 -12 19 29 -10 100 14 56 6 -37 -29 5 -13 8 0 -26 -28 8 53 7 -3 -88 -43 -24 -6 -4 72 2 -15 -11 18 21 40 0 -49 27 0 0 51 0 0 0 0 0 -270 -294 33 71 0 -282 -70 -4 1 0 20 7 -93 0 0 157 -23 0 0 0 184 0 0 0 0 -205 25 58 151 -272 0 53 278 46 105 0 85 121 2 148 -58 -270 -43 20 65 0 11 3 -2 4 0 11 9 -7 0 0 10 25 0 0 0 24 0 0 0 0 16 23 23 20 43 0 42 86 9 25 0 53 78 69 41 6
4 6 -1 3 1 2 2 1 3 0 0 -1 652 0 3 0 -14 1 -37 225 26 -30 2 1 1 -1 -5 0 -1 -2 -6 -16 -19 -23 -44 -41 -112 1 1 0 0 1 0 4 -11 66 -52 20 -59 19 43 -15 -4 -1 2 -4 -3 6 -10 -23 -24 -26 -19 -58 -87 -1 -3 1 -1 2 -3 -10 0 29 -54 -98 -63 0 0 -4 60 -15 -6 56 53 2 -5 97 -4 -80 54 -88 37 -56 -190 0 66 140 -97 0 0 144 -6 0 0 0 12 0 0 0 0 -15 -103 109 123 -68 0 -38 -363 103 -41 0 -21 8 36 95 -237 -5 -1 15 24 20 -1 18 18 -18 0 -5 4 -14 0 0 -5 -22 0 0 0 0 0 0 0 0 20 -15 1 19 -8 0 -13 -19 -6 -2 0 6 7 -20 -26 -32
-5 -17 0 0 0 59 4 3 9 0 0 0 52 39 20 -38 0 0 0 0 30 21 0 0 0 0 -41 -9 -16 -21 0 0 0 4 46 -22 -9 0 0 0 110 15 -3 -3 0 0 0 0 4 4 -3 0 0 0 -6 6 5 6 0 0 0 -29 -16 30 -15 0 0 0 82 0 -26 -10 0 0 0 0 -2 6 -8 0 0 0 -4 12 -28 19 -334 -81 -32 12 9 -279 61 21 -81 0 287 53 -130 0 0 272 -35 0 0 0 -101 0 0 0 0 -460 161 0 375 -68 0 0 14 0 0 0 0 -69 17 0 -128 -334 12 38 45 20 12 41 27 -11 0 58 -16 -6 0 0 14 13 0 0 0 -14 0 0 0 0 3 3 0 29 -17 4 0 18 0 0 0 0 -4 27 0 -48
-6 -16 0 0 0 54 -1 -2 -5 0 0 0 -27 -12 -18 32 0 0 0 0 1 -20 18 0 0 0 -41 -9 -16 -21 0 0 0 14 -1 10 -15 0 0 0 56 -3 -49 31 0 0 0 0 -3 8 19 0 0 0 -6 6 5 6 0 0 0 -53 -41 -41 -41 0 0 0 50 -36 -23 16 0 0 0 0 -2 6 12 0 0 0 -4 12 -28 19 -106 -108 -32 12 9 -356 7 43 -81 0 -78 75 -139 0 0 184 -121 0 0 0 127 0 0 0 0 -180 42 0 157 -55 -54 0 -30 0 0 0 0 -83 -53 0 -128 -106 -14 38 45 20 -5 19 50 -11 0 16 14 -3 0 0 15 -45 0 0 0 20 0 0 0 0 -9 34 0 40 5 -23 0 -31 0 0 0 0 -18 -37 0 -48
-12 4 0 0 0 55 1 1 4 0 0 0 -84 -4 -24 14 0 0 0 0 0 6 -5 0 0 0 -41 -84 -29 -63 0 0 0 0 -8 -4 -20 0 0 0 97 50 -30 -18 0 0 0 0 -4 5 -8 0 0 0 -30 -18 5 6 0 0 0 -42 -30 -21 -40 0 0 0 80 41 -29 -31 0 0 0 0 -25 39 7 0 0 0 -4 12 -28 19 -143 -114 -32 12 9 -336 9 26 -81 0 31 117 -271 0 0 194 -157 0 0 0 76 0 0 0 0 -264 98 0 208 -62 -60 0 -21 0 0 0 0 -115 -16 0 -154 -143 -29 38 45 20 -1 25 42 -11 0 10 48 -104 0 0 10 -32 0 0 0 24 0 0 0 0 -6 25 0 37 -8 -35 0 10 0 0 0 0 -50 -1 0 -74
-12 6 0 0 0 49 1 4 6 0 0 0 -89 4 4 0 0 0 0 0 4 16 18 0 0 0 -69 -13 -33 -38 0 0 0 25 36 5 -4 0 0 0 57 4 6 -25 0 0 0 0 6 18 -22 0 0 0 30 27 16 13 0 0 0 -47 -42 25 -37 0 0 0 54 -50 -24 -27 0 0 0 0 -9 12 -12 0 0 0 -64 5 -45 39 -291 -151 -9 109 36 -245 126 66 -157 0 214 141 -280 0 0 189 -179 0 0 0 33 0 0 0 0 -320 174 0 266 -44 -67 0 -73 0 0 0 0 -76 -29 0 -188 -291 30 72 81 43 20 46 71 -47 0 23 24 -21 0 0 -3 -12 0 0 0 3 0 0 0 0 7 21 0 30 29 -12 0 -17 0 0 0 0 -4 -11 0 -107
4 3 2 1 0 55 0 -1 0 3 8 1 -150 4 -1 9 -10 -107 -28 -92 -6 -18 26 -26 -60 -43 -52 27 -34 -40 25 6 -1 -3 -3 10 15 8 -6 -1 21 3 4 -6 -5 13 49 32 16 39 13 7 -25 36 6 45 0 -52 -2 -1 35 -31 -2 -11 -45 -29 3 -29 11 1 -30 7 12 -31 20 0 -25 27 0 0 26 0 0 0 0 0 -306 -321 39 25 0 -259 16 38 10 0 150 127 -209 0 0 283 -287 0 0 0 -31 0 0 0 0 -457 100 177 287 -279 0 -28 36 -46 -3 0 128 77 39 100 -48 -306 -32 14 20 0 -5 45 28 9 0 11 45 -126 0 0 9 -6 0 0 0 23 0 0 0 0 3 26 23 29 61 0 -32 9 -37 -46 0 83 41 65 45 -17
2 25 0 0 0 58 2 2 4 0 0 0 105 2 20 40 0 0 0 0 -2 0 -11 0 0 0 -41 -9 -16 -21 0 0 0 95 39 -47 -34 0 0 0 110 -4 -3 -38 0 0 0 0 4 4 -3 0 0 0 -6 6 5 6 0 0 0 -16 -13 15 5 0 0 0 82 0 -26 -10 0 0 0 0 -2 6 -8 0 0 0 -4 12 -28 19 -246 -114 -32 12 9 -337 15 21 -81 0 9 94 -130 0 0 193 -6 0 0 0 183 0 0 0 0 -177 9 0 232 -42 0 0 14 0 0 0 0 -102 -28 0 -128 -246 -21 38 45 20 6 -2 27 -11 0 5 19 -6 0 0 1 46 0 0 0 11 0 0 0 0 14 3 0 8 11 -1 0 18 0 0 0 0 -37 -18 0 -48
2 -12 0 0 0 53 0 -2 -4 0 0 0 170 1 -55 15 0 0 0 0 9 10 8 0 0 0 -41 19 -16 -21 0 0 0 43 0 1 -3 0 0 0 176 -13 4 -71 0 0 0 0 2 21 10 0 0 0 -6 -19 5 6 0 0 0 -12 -17 -31 -27 0 0 0 82 4 -48 -55 0 0 0 0 -29 6 28 0 0 0 -20 12 -28 19 -331 -125 -66 12 9 -399 20 26 -81 0 -95 80 -103 0 0 153 -31 0 0 0 300 0 0 0 0 -96 -18 0 220 -56 -14 0 61 0 0 0 0 -80 51 0 -128 -331 -33 3 45 20 15 18 32 -11 0 14 -4 22 0 0 11 -4 0 0 0 22 0 0 0 0 11 21 0 20 6 6 0 71 0 0 0 0 -17 65 0 -48
-8 1 0 0 0 56 1 2 6 0 0 0 324 -37 -18 -60 0 0 0 0 21 -7 -20 0 0 0 -14 -41 4 -12 0 0 0 57 -4 13 17 0 0 0 244 -18 -32 -58 0 0 0 0 32 -8 -17 0 0 0 -36 -15 8 6 0 0 0 -7 -1 -4 -30 0 0 0 117 10 -18 0 0 0 0 0 2 -46 -23 0 0 0 -4 12 -28 19 -207 -53 17 38 9 -261 105 33 -54 0 -28 144 -182 0 0 75 55 0 0 0 167 0 0 0 0 -97 20 0 121 -20 88 0 93 0 0 0 0 -44 49 0 -68 -207 19 84 71 20 24 36 11 16 0 5 40 -5 0 0 6 31 0 0 0 18 0 0 0 0 24 23 0 26 16 36 0 90 0 0 0 0 -5 23 0 8
-7 5 0 0 0 52 4 9 15 0 0 0 273 -5 6 -14 0 0 0 0 4 -4 14 0 0 0 -59 -2 -37 -19 0 0 0 44 5 0 22 0 0 0 252 -36 -50 -39 0 0 0 0 -31 5 -32 0 0 0 -31 3 15 -6 0 0 0 9 10 -23 -21 0 0 0 113 4 -51 -18 0 0 0 0 -22 -31 -18 0 0 0 -19 2 -57 -43 -200 -94 -74 -44 34 -290 24 33 -119 0 -10 107 -137 0 0 163 -16 0 0 0 147 0 0 0 0 -172 43 0 180 -73 81 0 98 0 0 0 0 -116 11 0 -90 -200 7 24 32 23 19 -7 31 -35 0 2 19 -4 0 0 -8 16 0 0 0 27 0 0 0 0 18 14 0 29 -10 28 0 62 0 0 0 0 -9 40 0 -17
-4 1 0 1 0 54 1 1 1 7 1 12 252 12 0 -1 15 -36 -26 153 -4 -21 10 -69 -6 -12 -46 41 16 -10 25 6 8 49 -5 -10 -9 -43 -23 5 234 -17 6 -9 68 2 -21 94 -2 25 21 -31 -29 31 -49 28 0 -26 8 8 29 -10 13 -75 -14 34 -21 49 148 -36 -69 -4 26 -5 20 0 -25 54 0 0 26 0 0 0 0 0 -309 -256 -4 25 0 -317 -70 25 -15 0 -42 91 -43 0 0 129 12 0 0 0 290 0 0 0 0 -128 -41 46 209 -248 0 45 119 50 136 0 190 96 23 190 116 -309 -56 10 20 0 2 23 15 -19 0 1 34 2 0 0 14 38 0 0 0 37 0 0 0 0 19 18 44 31 12 0 34 70 6 82 0 132 49 47 116 132
7 -10 1 1 2 0 3 2 8 4 -1 0 -173 1 5 -1 -28 -9 -72 -111 4 -69 2 -3 0 -1 -3 -1 -1 -7 -61 -19 -25 0 -76 -71 -39 3 -1 -1 -62 3 -2 4 2 -33 -19 -74 -78 32 15 -21 -18 -4 -3 -29 -2 -27 2 -44 -24 -45 -4 -34 45 -7 -11 -5 0 4 -8 -15 0 14 -26 -84 -43 0 0 18 4 21 15 17 52 -10 103 91 -15 -70 -44 -19 39 22 -279 0 17 79 -134 0 0 116 -23 0 0 0 -11 0 0 0 0 -61 -17 144 76 -41 0 -28 -353 65 -70 0 7 -81 15 71 -274 103 4 17 19 -40 -13 29 31 -28 0 -15 13 -20 0 0 -12 -18 0 0 0 -14 0 0 0 0 25 -19 3 39 -1 0 -21 -45 -8 -15 0 17 15 -27 -27 -89""".split()]
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
                return self.searched(turn, board, mode, start, seconds)
        except Exception as error:
            self.note(error)
            self.seen = None
        return self.cheap(turn, board, mode)

    def seconds(self, turn, board, mode):
        """Returns a decision's share of what is left of the contest's 5 seconds, but for what is kept for a busy machine. A
        decision at the end weighs five times as much as one at the start."""
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
        kept = min(0.6, 0.25 + 0.12 * left)
        rounds = max(1, self.rounds)
        to_come = max(0.5, rounds - turn - (0.5 if mode == "direction" else 0.0))
        now = 5.0 - 4.0 * to_come / rounds
        # Reading the board takes its time, too.
        return 1.1 * (left - kept) * now / (to_come * (now + 5.0)) - 0.00005

    def deeper(self, start, seconds):
        """Returns a function that decides after every iteration if another one pays: for long if the choice has just changed
        or the value fell since the last decision, else not for long."""
        before, choices = self.value, []

        def more(choice, value):
            choices.append(choice)
            if choices[-2:][0] != choice or before is not None and value < before - 100:
                part = 1.5
            else:
                part = 0.3 if len(choices) > 2 and set(choices[-4:]) == {choice} else 0.4
            return self.clock() - start < part * seconds

        return more

    def searched(self, turn, board, mode, start, seconds):
        if not 0 <= turn < self.rounds:
            raise ValueError("round %r of %r" % (turn, self.rounds))
        code = bytearray(32)
        for row in (0, 1, 2, 3):
            for column in range(8):
                level = board.getValue((row, column))
                if level:
                    code[4 * column + row] = level if board.getBelong((row, column)) else 16 + level
        ply = 4 * turn + self.side + (2 if mode == "direction" else 0)
        stop_at = start + min(0.1, 4.0 * seconds)
        choice, value, plies, nodes = self.search(bytes(code), ply, 64, 1 << 60, stop_at, self.deeper(start, seconds))
        self.value = value
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
