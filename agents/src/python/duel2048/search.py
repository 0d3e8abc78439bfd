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
