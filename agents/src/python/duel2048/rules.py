def duel2048_merge(line, home, base):
    """Moves one side's tiles in a line of cells, the first of which is where they move to; `home` tells which cells are
    its own realm, `base` is 0 for the first player, 15 for the second. Returns the new line, bits of the levels produced,
    those by captures alone, and how many were eaten and captured."""
    cells = list(line)
    eaten = []
    produced = captured = n_captured = 0
    for start, code in enumerate(line):
        level = code - base
        if not 1 <= level <= 15:
            continue
        at = start
        while at and not cells[at - 1] and home[at - 1]:
            at -= 1
        cells[start] = 0
        if at and at - 1 not in eaten and level < 15 and cells[at - 1] in (level, 15 + level):
            at -= 1
            eaten.append(at)
            produced |= 2 << level
            if cells[at] != code:
                captured |= 2 << level
                n_captured += 1
            code += 1
        cells[at] = code
    return bytes(cells), produced, captured, len(eaten), n_captured


def duel2048_captors(line, kind):
    """What can be captured by moving along a line: a column of the first player's realm (kind 0), of the second's (1), or
    a row (2). Per side bits of the levels this would produce, and how many towards the first cell, 256 for each towards the
    last."""
    levels, numbers = [0, 0], [0, 0]
    last = start = 0
    for at, code in enumerate(line):
        if code:
            if last and abs(code - last) == 15:
                # Which sides may slide through what lies between.
                near = at == start + 1
                free = near or (at < 5 if kind == 2 else kind == 0), near or (start > 2 if kind == 2 else kind == 1)
                later = 1 if code > last else 0
                if free[later]:
                    levels[later] |= 2 << (last if later else code)
                    numbers[later] += 1
                if free[1 - later]:
                    levels[1 - later] |= 2 << (last if later else code)
                    numbers[1 - later] += 256
            last, start = code, at
    return levels, numbers


def duel2048_lines():
    """What merging does to whole boards, remembered line by line. A board is 32 bytes, row by row: 0, a level of the
    first player's (side 0), or 15 and a level of the second's (side 1). Directions: 0 up, 1 down, 2 left, 3 right.

    Four functions: the boards after a side's four merges, None where nothing moves; sums and unions of what all merges do, over
    columns, then over rows; whether each merge of a side moves anything; the highest level that one merge of a side
    would produce by capturing, with the most tiles it would capture."""
    in_rows = ((True,) * 4 + (False,) * 4, (False,) * 4 + (True,) * 4)
    # Columns of the first realm, of the second, rows.
    homes = [[((True,) * 4, (False,) * 4)[side ^ kind] for kind in (0, 1)] + [in_rows[side]] for side in (0, 1)]
    memory = ({}, {}, {})
    captors = ({}, {}, {})
    last, last_merges = [None, None], [None, None]
    others = bytes([0] + list(range(16, 31))), bytes(range(16))

    def remember(known, line, found):
        if len(known) > 50000:
            known.clear()
        known[line] = found
        return found

    def look(kind, line):
        """Of a line the new ones (None if nothing moves), for side 0 forwards and backwards, then for side 1. Then their
        numbers in fields of 24 bits: eaten, captured, empty cells of the own realm; and bits in fields of 40: levels
        produced, those by captures, whether anything moves."""
        news, sums, unions = [], 0, 0
        for side in (0, 1):
            home = homes[side][kind]
            for step in (1, -1):
                new, levels, n = line, 0, 0
                if line.translate(None, others[side]):
                    new, produced, captured, n_eaten, n_captured = duel2048_merge(line[::step], home[::step], 15 * side)
                    new = new[::step]
                    levels, n = produced | captured << 18 | (new != line) << 36, n_eaten | n_captured << 8
                empty = new[4 * side : 4 * side + 4].count(0) if kind == 2 else new.count(0) if kind == side else 0
                sums |= (n | empty << 16) << 24 * len(news)
                unions |= levels << 40 * len(news)
                news.append(new if new != line else None)
        return remember(memory[kind], line, (news, sums, unions))

    def columns(board):
        known, known_too = memory[0].get, memory[1].get
        first = [board[0::8], board[1::8], board[2::8], board[3::8]]
        second = [board[4::8], board[5::8], board[6::8], board[7::8]]
        return [known(c) or look(0, c) for c in first] + [known_too(c) or look(1, c) for c in second]

    def rows(board):
        known = memory[2].get
        return [known(r) or look(2, r) for r in (board[:8], board[8:16], board[16:24], board[24:])]

    def merges(board, side):
        if (board, side) == last_merges[0]:
            return last_merges[1]
        by_column, by_row, boards = columns(board), rows(board), []
        for index in (2 * side, 2 * side + 1):
            news = [line[0][index] for line in by_column]
            after = None
            if any(news):
                after = bytearray(board)
                for column, new in enumerate(news):
                    if new:
                        after[column::8] = new
                after = bytes(after)
            boards.append(after)
        for index in (2 * side, 2 * side + 1):
            news = [line[0][index] for line in by_row]
            after = None
            if any(news):
                after = b"".join([new or board[8 * row : 8 * row + 8] for row, new in enumerate(news)])
            boards.append(after)
        last_merges[:] = (board, side), boards
        return boards

    def totals(board):
        if board == last[0]:
            return last[1]
        totals = []
        for lines in (columns(board), rows(board)):
            sums = unions = 0
            for _, line_sums, line_unions in lines:
                sums += line_sums
                unions |= line_unions
            totals += [sums, unions]
        last[:] = board, totals
        return totals

    def moves(board, side):
        _, up_down, _, left_right = totals(board)
        at = 80 * side + 36
        return up_down >> at & 1, up_down >> at + 40 & 1, left_right >> at & 1, left_right >> at + 40 & 1

    def threats(board, side):
        first, second, third = captors
        levels = up_down = left_right = 0
        for column in (0, 1, 2, 3):
            line = board[column::8]
            found = first.get(line) or remember(first, line, duel2048_captors(line, 0))
            levels |= found[0][side]
            up_down += found[1][side]
        for column in (4, 5, 6, 7):
            line = board[column::8]
            found = second.get(line) or remember(second, line, duel2048_captors(line, 1))
            levels |= found[0][side]
            up_down += found[1][side]
        for start in (0, 8, 16, 24):
            line = board[start : start + 8]
            found = third.get(line) or remember(third, line, duel2048_captors(line, 2))
            levels |= found[0][side]
            left_right += found[1][side]
        most = max(up_down & 255, up_down >> 8, left_right & 255, left_right >> 8)
        return max(0, levels.bit_length() - 1), most

    return merges, totals, moves, threats


def duel2048_rules(numbers, merges, moves):
    """A game with this list of numbers. Phases: 0 and 1 the sides' placements, 2 and 3 their merges. Choices are those of
    the encoding, in the mover's view: cells, then 32 to 35 merges.

    Four functions: all choices and the plausible ones; the board after a choice; settling, see there; who wins."""
    n_rounds = len(numbers)
    realms = [[row * 8 + column + 4 * side for row in range(4) for column in range(4)] for side in (0, 1)]
    realms[1].reverse()

    def choices(board, turn, phase):
        side = phase & 1
        if phase > 1:
            moving = moves(board, side)
            found = [32 + d for d in (0, 1, 2, 3) if moving[d ^ side]]
            return found, found
        found = [cell for cell in realms[1 - side] if not board[cell]]
        own = [cell for cell in realms[side] if not board[cell]]
        if own:
            own = [own[numbers[turn] % len(own)]]
        found += own
        if side:
            found, own = [31 - cell for cell in found], [31 - cell for cell in own]
        found.sort()
        return found, own or found

    def play(board, phase, choice):
        side = phase & 1
        if choice > 31:
            return merges(board, side)[choice - 32 ^ side]
        cell = 31 - choice if side else choice
        after = bytearray(board)
        after[cell] = 16 if cell & 4 else 1
        return bytes(after)

    def settle(board, turn, phase):
        """From this phase to the next in which somebody can act: round, phase, all choices, the plausible ones; None if
        the game is over."""
        for _ in range(4):
            if phase == 4:
                turn, phase = turn + 1, 0
            if turn >= n_rounds:
                return None
            found, plausible = choices(board, turn, phase)
            if found:
                return turn, phase, found, plausible
            phase += 1
        return None

    def winner(board):
        """1 if side 0 wins by the tiles there are, -1 if side 1 does, else 0."""
        for level in range(15, 0, -1):
            more = board.count(bytes((level,))) - board.count(bytes((15 + level,)))
            if more:
                return 1 if more > 0 else -1
        return 0

    return choices, play, settle, winner


def duel2048_lead():
    """A function from boards to side 0's lead in worth, in single precision: the encoding's potential."""
    number = memoryview(bytearray(4)).cast("f")
    known = {}
    worth = [0] + [3 ** level for level in range(1, 16)] * 2
    signed = [w if code < 16 else -w for code, w in enumerate(worth)]

    def single(x):
        number[0] = x
        return number[0]

    def lead(board):
        found = known.get(board)
        if found is None:
            if len(known) > 2000:
                known.clear()
            more, both = sum(map(signed.__getitem__, board)), sum(map(worth.__getitem__, board))
            found = known[board] = single(more / (both + 100.0))
        return found

    return lead


def duel2048_view(numbers, lines, lead):
    """The encoding duel2048-v1: a function from board, round and phase to what the mover sees: scalars in whole 256ths,
    floor(x * 256 + 0.5), and class bytes."""
    merges, totals, _, threats = lines
    n_rounds = len(numbers)
    swapped = bytes([0] + list(range(16, 31)) + list(range(1, 16)) + [0] * 225)
    codes = [bytes((code,)) for code in range(31)]
    levels = [(level * 512 + 12) // 24 for level in range(17)]
    # By the number of bits in a set of levels.
    highest = [0] + levels
    fields = [
        [(who, d ^ side, 24 * (2 * who + ((d ^ side) & 1)), 40 * (2 * who + ((d ^ side) & 1)))
         for who in (side, 1 - side) for d in (0, 1, 2, 3)]
        for side in (0, 1)
    ]

    def coming(realm, first, back):
        """Where the list puts the next four tiles in a realm if its empty cells stay as they are."""
        empty = [place for place, code in enumerate(realm, 1) if not code]
        if back:
            empty.reverse()
        n = len(empty)
        shown = [empty[number % n] for number in numbers[first : first + 4]] if n else []
        return shown + [0] * (4 - len(shown))

    def facts(board, side, phase):
        """What the eight merges do, by fact; then what the other side can do after each of one's own."""
        by_column, any_column, by_row, any_row = totals(board)
        possible, eaten, captured, produced, by_capture, empty = [], [], [], [], [], []
        for _, direction, at, at_union in fields[side]:
            sums, unions = (by_column >> at, any_column >> at_union) if direction < 2 else (by_row >> at, any_row >> at_union)
            moves = unions >> 36 & 1
            possible.append(256 * moves)
            eaten.append(32 * (sums & 255))
            captured.append(64 * (sums >> 8 & 255))
            produced.append(highest[(unions & 0x3FFFF).bit_length()])
            by_capture.append(highest[(unions >> 18 & 0x3FFFF).bit_length()])
            empty.append(16 * (sums >> 16 & 255) * moves)
        replies = [0] * 8
        if phase > 1:
            boards = merges(board, side)
            for d in (0, 1, 2, 3):
                if possible[d]:
                    level, n = threats(boards[d ^ side], 1 - side)
                    replies[d], replies[4 + d] = levels[level], 64 * n
        return possible + eaten + captured + produced + by_capture + empty + replies

    def view(board, turn, phase):
        side = phase & 1
        seen = board.translate(swapped)[::-1] if side else board
        home = seen[0:4] + seen[8:12] + seen[16:20] + seen[24:28]
        away = seen[4:8] + seen[12:16] + seen[20:24] + seen[28:32]
        counts = list(map(seen.count, codes))
        own, theirs = counts[1:16], counts[16:31]
        room, room_away, n_own = home.count(0), away.count(0), sum(own)
        own_home = len([code for code in home if 1 <= code <= 15])
        own_top = theirs_top = decides = sign = 0
        for level in range(15, 0, -1):
            mine, other = own[level - 1], theirs[level - 1]
            if mine and not own_top:
                own_top = level
            if other and not theirs_top:
                theirs_top = level
            if mine != other and not sign:
                decides, sign = level, 1 if mine > other else -1
        ahead = -lead(board) if side else lead(board)
        left = n_rounds - turn
        scalars = [
            0 if phase > 1 else 256, 0, 256 if phase > 1 else 0, 0,
            0 if side else 256,
            min(256, (left * 512 + 500) // 1000), min(256, (left * 512 + 50) // 100), min(256, (left * 512 + 5) // 10),
            16 * room, 16 * room_away,
            16 * n_own, 16 * sum(theirs),
            32 * (n_own - own_home), 32 * (16 - room - own_home),
        ]
        scalars += [64 * n if n < 4 else 256 for n in own[:11] + theirs[:11]]
        scalars += [256 * sign, (sign * decides * 512 + 12) // 24, levels[own_top], levels[theirs_top]]
        scalars.append(int((ahead * 256.0 + 0.5) // 1.0))
        scalars += facts(board, side, phase)
        # Who has placed in this round: the first player before the second.
        next_own, next_theirs = turn + (phase > side), turn + (phase > 1 - side)
        return scalars, list(seen) + coming(home, next_own, False) + coming(away, next_theirs, True)

    return view


def duel2048_search(rules, lead, view, q, reward, n_rounds):
    """Look-ahead as `policy:PATH@integer@depth=N`: alpha-beta (Knuth and Moore 1975), the network's Q at the leaves. A
    function from board, round, phase, plies, width (how many own choices are looked at) and a function that tells whether
    to go on, to a choice. `reward`: discount, per unit of potential, for a win."""
    choices, play, settle, winner = rules
    gamma, scale, end = reward
    one = float(q.one)
    # What the network said of positions: some are met again after the next decision.
    known = {}

    def think(board, turn, phase):
        found = known.get((board, turn, phase))
        if found is None:
            if len(known) > 2000:
                known.clear()
            found = known[board, turn, phase] = q(*view(board, turn, phase))
        return found

    def way(board, turn, phase, choice, us, before):
        """A choice: what is paid for it, the board behind it, round and phase from where to settle, and whether this may be
        the end."""
        board = play(board, phase, choice)
        gain = lead(board) - before
        won = 0
        # While there is an empty cell somebody can place.
        last = turn + 1 >= n_rounds or 0 not in board
        if last and settle(board, turn, phase + 1) is None:
            won = winner(board)
        if us:
            gain, won = -gain, -won
        return scale * gain + end * float(won), board, turn, phase + 1

    def paid(way):
        return way[0]

    def unpaid(way):
        return -way[0]

    def value(board, turn, phase, us, our_turn, depth, low, high):
        state = settle(board, turn, phase)
        if state is None:
            return 0.0
        turn, phase, found, plausible = state
        ours = phase & 1 == us
        discount = gamma if ours and turn != our_turn else 1.0
        if depth == 0:
            values = think(board, turn, phase)
            best = max([values[choice] for choice in found]) / one
            return discount * (best if ours else -best)
        if ours:
            our_turn = turn
        if discount > 0.0:
            low, high = low / discount, high / discount
        else:
            low, high = -infinity, infinity
        before = lead(board)
        ways = [way(board, turn, phase, choice, us, before) for choice in plausible]
        if len(ways) > 1:
            ways.sort(key=unpaid if ours else paid)
        best = -infinity if ours else infinity
        for gained, after, at_turn, at_phase in ways:
            found = gained + value(after, at_turn, at_phase, us, our_turn, depth - 1, low - gained, high - gained)
            if ours:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                break
        return discount * best

    infinity = float("inf")

    def choose(board, turn, phase, depth, width, go_on):
        us = phase & 1
        found = choices(board, turn, phase)[0]
        if len(found) < 2:
            return found[0]
        values = think(board, turn, phase)
        candidates = sorted(found, key=lambda choice: -values[choice])[:width]
        best, low = candidates[0], -infinity
        if len(candidates) < 2:
            return best
        before = lead(board)
        for choice in candidates:
            if not go_on():
                break
            gained, after, at_turn, at_phase = way(board, turn, phase, choice, us, before)
            found = gained + value(after, at_turn, at_phase, us, turn, depth - 1, low - gained, infinity)
            if found > low:
                best, low = choice, found
        return best

    return choose
