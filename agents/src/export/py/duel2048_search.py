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


def duel2048_board(worth, lowest, most):
    """What can be done on a board and what it is worth, remembered half by half, row by row and column by column. A board is
    32 bytes, column by column from the top, so its halves are the realms; a cell is 0, or a level, 16 more for the second
    player's tiles.

    `worth`: of the first player's tiles, 16 levels for each of the 32 cells, row by row; `lowest`, `most`: the level of tiles
    between which gaps count, and how many. Returns functions: the first player's lead; a side's merges as (board, lead,
    direction), best first; free cells of a realm, row by row; gaps of a side; and what placing a tile in a cell adds."""
    codes = []
    for column in range(8):
        for row in (0, 1, 2, 3):
            cell = 8 * row + column
            own, theirs = worth[16 * cell : 16 * cell + 16], worth[16 * (31 - cell) : 16 * (31 - cell) + 16]
            codes.append([0] + own[1:] + [0] + [-w for w in theirs[1:]])
    added = [codes[i][1] if i < 16 else codes[i][17] for i in range(32)]
    # By column; by realm; by side, realm and whether down; by side and whether right; and so on.
    of_column, of_half = [{} for _ in range(8)], [{}, {}]
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

    def half_value(half, realm):
        total = 0
        for k in (0, 4, 8, 12):
            column = half[k : k + 4]
            known = of_column[4 * realm + (k >> 2)]
            value = known.get(column)
            if value is None:
                at = 16 * realm + k
                value = remember(known, column, sum([codes[at + i][code] for i, code in enumerate(column)]))
            total += value
        return remember(of_half[realm], half, total)

    left_value, right_value = of_half[0].get, of_half[1].get

    def lead(board):
        left, right = board[:16], board[16:]
        a, b = left_value(left), right_value(right)
        return (half_value(left, 0) if a is None else a) + (half_value(right, 1) if b is None else b)

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
        value = of_half[realm].get(new)
        return remember(halves[side][realm][down], half, (new, half_value(new, realm) if value is None else value))

    def row_slide(row, side, right):
        if right:
            new = duel2048_slide(row[::-1], 4 - 4 * side, 8 - 4 * side, side)[::-1]
        else:
            new = duel2048_slide(row, 4 * side, 4 + 4 * side, side)
        return remember(rows[side][right], row, new)

    def merges(board, side):
        left, right = board[:16], board[16:]
        (left_up, left_down), (right_up, right_down) = halves[side]
        found = []
        a, b = left_up.get(left) or half_slide(left, 0, side, 0), right_up.get(right) or half_slide(right, 1, side, 0)
        after = a[0] + b[0]
        if after != board:
            found.append((after, a[1] + b[1], 0))
        a, b = left_down.get(left) or half_slide(left, 0, side, 1), right_down.get(right) or half_slide(right, 1, side, 1)
        after = a[0] + b[0]
        if after != board:
            found.append((after, a[1] + b[1], 1))
        one, two, three, four = board[0::4], board[1::4], board[2::4], board[3::4]
        for to_right in (0, 1):
            known = rows[side][to_right].get
            cells = bytearray(32)
            cells[0::4] = known(one) or row_slide(one, side, to_right)
            cells[1::4] = known(two) or row_slide(two, side, to_right)
            cells[2::4] = known(three) or row_slide(three, side, to_right)
            cells[3::4] = known(four) or row_slide(four, side, to_right)
            after = bytes(cells)
            if after != board:
                left, right = after[:16], after[16:]
                a, b = left_value(left), right_value(right)
                a, b = half_value(left, 0) if a is None else a, half_value(right, 1) if b is None else b
                found.append((after, a + b, 2 + to_right))
        if len(found) > 1:
            found.sort(key=second, reverse=not side)
        return found

    def second(way):
        return way[1]

    def free(board, realm):
        half = board[16:] if realm else board[:16]
        cells = spaces[realm].get(half)
        if cells is None:
            cells = remember(spaces[realm], half, [16 * realm + at for at in in_order[realm] if not half[at]])
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
                    between = remember(known, line, duel2048_gaps(line, other, lowest))
                for place, level in between:
                    cell = start + place * step
                    # Of the column beside the half no cell counts.
                    if cell >> 4 == other and found.get(cell, 0) < level:
                        found[cell] = level
            order = sorted([(-level, 8 * (cell & 3) + (cell >> 2), cell) for cell, level in found.items()])
            cells = remember(gaps_of[side], part, [cell for _, _, cell in order[:most]])
        return cells

    return lead, merges, free, gaps, added


def duel2048_search(numbers, worth, stuck, breadth, clock):
    """The search of turf's `duel_search`, line by line: principal variation search (Marsland and Campbell 1982) with
    iterative deepening and a table for every ply, four plies a round: both sides place, both merge.

    `stuck`: what it costs to have no merge, and one; `breadth`: from which level on gaps count, how many, plies that they
    are looked at less, and other placements at the root. Returns a function of board, ply, the most plies, the most nodes
    and the time to stop at to (choice, value, plies, nodes); a choice is a cell, or a direction's number."""
    lowest, most, reduced, root_reduced = breadth
    lead_of, merges_of, free_of, gaps_of, added = duel2048_board(worth, lowest, most)
    no_merge, one_merge = stuck
    end = 4 * len(numbers)
    win, infinity = 1 << 28, 1 << 30
    # By ply: what is known of boards, as (value, plies, bound, choice), and their merges.
    tables, merged, oldest = [{} for _ in range(end)], [{} for _ in range(end)], 0
    exact, lower, upper = 0, 1, 2
    nodes, look, limit, deadline = 0, 0, 0, 0.0

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
        sign, ways, cost, less = 1, None, 0, 0
        while not ply & 2:
            # Where home is all there is to look at nothing is chosen.
            side = ply & 1
            cells = free_of(board, side)
            if not cells:
                break
            number = numbers[ply >> 2] % len(cells)
            home = cells[-1 - number] if side else cells[number]
            if depth >= 2 + reduced and gaps_of(board, side):
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
            gaps = gaps_of(board, side)
            if cells:
                less = reduced
                ways = [(placed(board, cell), lead + added[cell], cell) for cell in [home] + gaps]
            else:
                others = [cell for cell in free_of(board, 1 - side) if cell not in gaps]
                ways = [(placed(board, cell), lead + added[cell], cell) for cell in (gaps + others)[:most]]
                home = -1
                if not ways:
                    return sign * passed(board, lead, ply, depth, low, high)
        else:
            home = -1
        if known is not None:
            first = known[3]
            for at, way in enumerate(ways):
                if way[2] == first:
                    if at:
                        ways = [way] + ways[:at] + ways[at + 1 :]
                    break
        low += cost
        high += cost
        best, choice, bar, start = -infinity, 0, low, True
        for after, after_lead, this in ways:
            rest = depth - 1 if this == home else depth - 1 - less
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
        lead, cells = lead_of(board), free_of(board, side)
        gaps = gaps_of(board, side)
        wanted = [(cell, reduced) for cell in gaps]
        wanted += [(cell, root_reduced) for cell in free_of(board, 1 - side) if cell not in gaps]
        if cells:
            number = numbers[ply >> 2] % len(cells)
            wanted.insert(0, (cells[-1 - number] if side else cells[number], 0))
        return [(placed(board, cell), lead + added[cell], cell, less if cells else 0) for cell, less in wanted]

    def search(board, ply, plies, most_nodes, stop_at):
        nonlocal nodes, look, limit, deadline, oldest
        while oldest < ply:
            tables[oldest] = merged[oldest] = None
            oldest += 1
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
