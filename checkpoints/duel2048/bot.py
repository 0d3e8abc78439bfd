# Exported by turf from a policy for duel2048-v1 (Mlp network [128, 64], in integers).
# Trained with: decisions 73551104, end_reward 1, gamma 0.995, look_ahead 4, potential_scale 1, seed 1, updates 104672
class Player:
    def __init__(self, isFirst, array):
        from time import perf_counter

        self.clock, start = perf_counter, perf_counter()
        self.first, self.side, self.seen, self.choose = bool(isFirst), 0 if isFirst else 1, None, None
        # The first error after which it played on, cheaply.
        self.error = None
        # Seconds for what costs about as much as one evaluation of the network.
        self.pace = 0.0003
        try:
            def network_reader(text):
                """Reads a network's text: returns functions for the next number, the next weights as one big integer per row, the
                next sums as one big integer, and the next sums as a list.

                A big integer holds a row in lanes of 32 bits and means the sum of lane k times 2^(32 k); lanes may be negative, so
                rows can be added and multiplied as they are. Sums come with 2^31 in every lane, which makes lanes readable."""
                numbers, digits = text.split(";")
                numbers = [int(number) for number in numbers.split()]
                digits = "".join(digits.split())
                data = int(digits, 32).to_bytes(len(digits) * 5 // 8 + 1, "little")
                at = [0, 0]

                def number():
                    at[0] += 1
                    return numbers[at[0] - 1]

                def take(n):
                    at[1] += n
                    return data[at[1] - n : at[1]]

                def rows(n, width):
                    narrow = take(2 * n * width)
                    wide = bytearray(4 * n * width)
                    wide[0::4] = narrow[0::2]
                    wide[1::4] = narrow[1::2]
                    offset = int.from_bytes(b"\0\x80\0\0" * width, "little")
                    step = 4 * width
                    return [int.from_bytes(wide[k : k + step], "little") - offset for k in range(0, step * n, step)]

                def sums(width):
                    return int.from_bytes(take(4 * width), "little")

                def wholes(width):
                    return [lane - 2147483648 for lane in memoryview(take(4 * width)).cast("I")]

                return number, rows, sums, wholes


            def network_norm(number, wholes):
                """Reads a LayerNorm with ReLU: its width and a function from lanes (all moved by the same amount, if at all) that
                are `times` as large as they should be to activations."""
                from math import sqrt
                from operator import mul

                width, eps = number(), number()
                gains = [gain / 65536.0 for gain in wholes(width)]
                biases = [bias / 65536.0 for bias in wholes(width)]

                def norm(lanes, times):
                    lanes = lanes.tolist()
                    mean = sum(lanes) // width
                    centred = [lane - mean for lane in lanes]
                    scale = 1.0 / sqrt(float(sum(map(mul, centred, centred))) / width + float(eps * times * times))
                    return [
                        int(x) if x > 0.0 else 0 for x in [c * scale * gain + bias for c, gain, bias in zip(centred, gains, biases)]
                    ]

                return width, norm


            def network_layer():
                """A function from a layer's rows, inputs and what they are added to, to the layer's sums. Inputs that are zero, about
                half of them, cost little."""
                from itertools import compress
                from operator import mul

                def layer(rows, x, start):
                    return sum(map(mul, compress(rows, x), filter(None, x)), start)

                return layer


            def network_cut(scalars):
                """Scalars within the range that a network reads."""
                if max(scalars) > 1023 or min(scalars) < -1023:
                    return [max(-1023, min(1023, x)) for x in scalars]
                return scalars


            def make_network(text):
                """The perceptron of a text, as a function from scalars (whole 256ths) and cells (class bytes; None where the network
                reads none) to Q in integers. Its attribute `one` is what a Q of 1.0 is."""
                number, rows, sums, wholes = network_reader(text)
                layer = network_layer()
                n_scalars, n_out, one, n_features, per_cell, shift, n_hidden = [number() for _ in range(7)]
                layers = []
                n_in = n_scalars
                for _ in range(n_hidden):
                    width, norm = network_norm(number, wholes)
                    weights = rows(n_in, width)
                    layers.append((weights, sums(width), 4 * width, norm))
                    n_in = width
                    if len(layers) == 1:
                        first = width
                table = [row << shift for row in rows(n_features, first)] if n_features else []
                table = [table[k : k + per_cell] for k in range(0, n_features, per_cell)] if n_features else []
                last, last_bias = rows(n_in, n_out), sums(n_out)

                def q(scalars, cells):
                    x = network_cut(scalars) if n_scalars else []
                    z = sum([options[cell] for options, cell in zip(table, cells)]) if table else 0
                    for weights, bias, size, norm in layers:
                        z = layer(weights, x, z + bias)
                        x = norm(memoryview(z.to_bytes(size, "little")).cast("I"), 1)
                        z = 0
                    z = layer(last, x, last_bias)
                    return [(lane - 2147483648) >> 6 for lane in memoryview(z.to_bytes(4 * n_out, "little")).cast("I")]

                q.one = one
                return q

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

            array = [int(number) for number in array]
            lines = duel2048_lines()
            rules = duel2048_rules(array, lines[0], lines[2])
            lead = duel2048_lead()
            view = duel2048_view(array, lines, lead)
            network = make_network(
                """97 36 262144 1240 31 7 2 128 19235526 64 833641728;
0vvvdjj7vu54gtvvn9n9fvu4iijvvajpcvvs78fnvvl8vdvvn7t6fvvr9rrvvvcpb001ede800bqrlvvl0oofvthhhs002ujb005l137vtv29lvvlrs5g01
5i7k00k8bmvvnbcfnvubs760025gag0058mjvv6hnqvvupp9o00mepi00557efvrbj8jvvcn88vvsfdanvtfeldvvq3h4fvtuh1k007fh7001fa8o9tsptt
licovreh28p04a39vsd00qgm3o9es35u31n3k9gf2p0dc8dm31h14ef9u7knc3bu7in507g3k7rc45te0pn3pkfpd7l544tm2ep321g3j8e33vv5vcevasf
hknpk3rm9r5qubggmr80145520fv0kmhht8boc2mi0gl1v5h1cod1s8n1u42vcvfh7o2l3v8q1j503dfjf845bqu9tvh0iqgdaoie44se6pn4hchmnopb4e
de8cb2oqhqu8ufcc5e6p1318hq5ou0cd6e7c33ulhb68ngkapm6j5365hje8oisdia6tf3f2hm7p1c4fgm6af43thbdomb4fiq5sqt07ea071r3f1pqb6sj
jeaen23jfkpoo8rqddrs7au3k21o1sshtds96usjg7ho5ata5ec4n1n3iedoo4rifdvomt03j3dpe2s3ce2pmtdrfphnbgrv7c6p77gj9e5nmir18d1h6uo
bkk1o64rn7f596m6jcl1l3so97clumqsrhg9od0pncdhr6bhrtk1ku0rlge34n0mjfk1pgsrq7diimo0bhoplj4ppfd6lomjkimu6kr2uahr590ak8ru2k5
34mhqrp0k4dli78r4f7fr2o7g4eda4jr4kbhgf8lr47ba0vd3b2htc8q0sejm6i93hhhvmotbclba7on38ghi7oru4hbq5e149bhuhouucdhq7o54a5heko
plkda65nd412hp793s4f824kl2c9hbgopucfnm7dt48rhri8qpsfba6772tnhts8pbsin68j93iehur8nukc8dngqr34dtamttr9q5mf0s5ue1fmeq3fmhm
r8roidaimob3knhn9srlte1an4kjcqdljkrb7dok6rlrc0tnrsqs7dtj6l9bastnrgrerdh16pj3irho814d5i8a8tmchkabo14oqivloplkf0m99b3tjie
9opjshamabt52vj3rotkkfr6a6j4l5i8jomaklq20r71qfhju91qkmn6bqr4t9i9f8skcfse6d349vd4r6tcra41lj2q01d066p7j2qtnb2s37e9s6v9bi2
pkncrctcgvmmerfcplscricdthmoibd69po4r0ede6n2ajejlm4is6sdil6ll39t9ml8rh2dp9qeblcrqn43aapl9rr675b92oa1ag3mo1q88t8sul9pb2j
iuiqs0l1k2f2r81slfhaoad53mbn39qbjv3a9ukneah4lai8l8gqek53een3n6qkkiar8lq9se10ktntg2hmb1j17plbuq2cd3d6lvb641kj2rn7cq76oq3
as5o9oosicvdmnd2vndjb4rrhdp16obb581kg2qmecmd62435itk04rlcdaf6n0rekq3o522vh0kp0ncc1251h4lbenk8r7slv63gr33qhhu87qk6re228u
u1i1mojtkeku2hh1foh59osjkbfm3s30h2h8r82vsj1e3qp397gaq8cl4a368v2sfpe9h768jjc9pfas3ie9bn70bk8hocsshaeea71s3il5oa2ridefr75
kjigpol8snce98mv5rertp4gsn2eck75o3kc5p9essfe5r76abie5ooessnhho95e48me6u32gthuup58cj1m3j551qhsl8v1se66a6t39shctob4cghi6a
146nilr8qs4h8m56l3f5hj98s7cdj677r4ikhpdoqvs8v219324ehd5p82kl7eb1p4lkiahpaf4kbm92h5r7ie69a14imm9sn6j4ivl9e44jqqbip4hni99
91okicea6d5bjimm99a4ksq7p95enica99dsjaeaqd5iqiq0pc2rf3pon6rlfe6en1fr7tpnl4sobefgmtg3eolohssf2dp2mv73k5hp24so0e5p6td3bk1
mhssddeebn4rbfshnhosafekvmlhrg4tnsstjcecl6tjj7slp76rhndukn06begpo0as8jdqa6urbdblnhmr93doa71drcspnearqkdpfn00rfihon6rjpd
sn6ngbe1dnt0qsndt272bben5np8reve0an3rrfm5o8d47mi6dp2j4h1q8in2rai7jp4q4g4u76f3p0hllp20sf4q74t3u8i69ovocfum7bd49ii1toqdkc
fq87l3sai1covokgfa73v4gmig092bsi7e8i13q2d9j7j2jft1lqoqlses0n6i3o3pnvqr8sdn9n4djtf1qtcsv1djfnjhbl4lp8krede3r6tg3na5oagth
hdfg78o3fb5omsrcpeqs6ffris1m4ar5ee8s6ua3h19n2crmve3on0fje65ofiq4cd90mtrjf19oaqslqe5omt0bajdnbss3ie1jmt33e6tnugsadd226kv
jekpk74sjmdud6uc3ftlkt0q42d5lmnkjf11mpmrmhdpn6s0jfthlqarmtdvc6ttjdj1nvsr3odn8mrvrec1nqmrt2dq6mvt3ct1n3qrjodek6ugrfhlmvq
rine626rrrdidn8arp4dvh6ufjetdqd2tekf677e8jla5sausphesmmtlrkopqoesp4end7f64081rj2t5desq783rhg9r4it9kfap80frhkdo28sb0e587
dirma5rtmth1eki746jiohoe2n66cjg5rf2vi5h20m5ibnbm3fivnhim6notbpolufau5td4amnmck7m7ib0tlfq2p35bu9lp8it41idmoe9c8m61jb0qdh
ncp3qcbem9bj5u1dp0oi4hnq8tscegu7d33n5hcc8vpse2i6hj3e6hnfopakcsi72v3hchpnostkeqa6q53iuhji8vbsb1i7l53k1hmhov9keh67fn35jhn
4oqv4co66093c4hir7rvr7d6kccqn2h1qoj13efa7ej16ae5cmn7ji4q8eoveig7inpfbngtlj0mkdcqa82mrlq9qkcp22cg3muv2rhdk1qsmre5in47jli
5sger0tcsh66vciou99f4dgi5bp1jsime8at4iei7up3ncidm8r54k4i73p1v4g7u93v4mfi4ap0kch368m944gi8ap36shh27td4haig791t4geq85d48t
i448vkchmhsk6sa5ev9n2nbg41o9kttoesi7hurjrprhmtcbeca75djnppr8osrfe8snigboblqjusvveguo54jikpqf2t5jfc6ncr3hktqh0uh3f15ngm3
mctsiguu1gq7o6fjsn659h11rg6mof33t5tvlmvjtg98oj040pq12b1l4eao7ges2btu5kvkkg06nrrc7na190t9ff92of6k5vtt2qtpjfvso4oro5dq591
blncbp31s9km6b1jkfpfgb6bluk2tc7e76l51b9tlr26g3vebdnn2phtt7nedlla96p3rqrcdcamjgr7b4jd0pjpl6sb5updnulmcc1gll1it8fb37mvoie
fq4uccqqbad5dkklc1h2cnsahen88m2ufpdrgqpcjmv7nvjlkiknlglakv453o3mea0gkspibv1c22lsgiptkqikbr05ha4njh55p32gl936vn2btrs9pp6
aubame1pp2kq2i8sl63higt86ccbni77rfkeiv3q3dc9te2gv2q5ghhp2mda5m8ff489kev93h478q8k75kvmsg8jhkua2gbd4rbh0j8s5kbhm7955nsidb
p86d0kag7l6q2lqbooece3q92f6agl3g9b74lhuf9p2uch5kp3kt38aiaj6jahkd9fbklphuv702aimlpvjsq2aikp91lhtoonn4hbei0f4d5i1j93ush1u
7lj379hrqp09shdu97v43ii4ip11cdh27mr3iiicqp6q4i7i8nf439hqhp6ckchmcmt3vci2e93dkhr68oj478huc96m4l0u8g54g6hu58ufce327v70kbh
ptov6citm9mt3v6i6jp5pkgp241l400gtr9lgkfp685b3vjhv18l649pu6kv4s1i2f8ossfoq6p548bgds8tgk6ni7np37vi1irekelev311j13q4ds8cls
d6orvev1legrl55p4authgpglt3bs75evqag1e9kltesba5k2ikn5bcumeg9hutq52pg3g2vn1ub2kd1fuv078c6ljkanermohri0u1qf7knj9rlh9r3ku8
9eninccrh31s8suv7f79ngsbk6lrk0skte3k7g5bn9ltpkur0edoncgjquhqtgstdf0h7okbol1r1qs28ees7ab3mhhtliu3renb7883mn5q0ctcfeu370i
rkdpq4ot5lel0nedric1qucsj2ehlnd0jk0dro2taaec0nap3ko5q36t81en478q3kp9pnkslsehq78b3nn5oqv3mshp1916cigm8i53vjhrlou1cgui8hf
3vshvhorhki4q7at3q5hsuovgch2m877464ie18rq4i0q6g94a5i3c92isgaa8pf42ai108uh4ekq84v3tedpg78gjhmtodut6be96n1f3m25n80rp1dia6
u43f85pjsshif4m6se3entmtiqske6pn3b3n1ppies14dhq6u73dtdp4crqjebon76rhiplbgqfpd46aj4ru9lsrt0bvhu3p3p4q3u7uj0ssgq7o3erpq68
av576j489ogbple1c8tlqe92pifsala0ccvaqfsk8133felqgd3c1ivjpm7cbi26150g9fpf8a55b9unljbpqld9qjkla2el4dcmuljrqkgliaump79lrkk
89q2dck2pib9otk22qocl9kufr78iklgkq6v52dah55arfm4habpt2f2mm3b8im54ajctcd5vjcldde1tm87j0tlcmesa9b85ml9bd11m0kug28vr5svbde
pipgpood6j76n3iqtefkp2idiin6tbagljvmrglejb6po2qspkj6pl9cm3770bi05pcst6uepcn93jl5dqv6u2kerf7forkshpl0smkefi7a83j35qikukb
edhn0b3kohp04t03ef5n26jm6lq5asqfeg77d33k35q22tqhfdbn8orjfhpnkshlhk7oh8ka2m56t26ah6d8fnc8g262v2ufhduoluk8vq3u12nih6v8mbk
c2a62933ch418kt4bpu34r2tbhj2oq2sbta4k72bmgpqoke499653b2r2hdioc1rp0pq3ov3veuundartadt48uldfa17jq3sjhtdcukcga3nvhbnc5tbov
tgg3onjb3mpdso8ur2fev7k83ni62uatbvesomt6roqhr52uicft87rokmk2b5h4q4ii995vcjcebcp5o7ic5p6n4jrubct56vj009aekkoubhr3kjicfp8
3kjh28tl5hiifs96askhua3752oirhpdhclbua4749nijmp5kkl6e89d11ifvfob6s8gi3tl2r6hgaoghs6he3d51u4h21oiqkcoq7g50gsgoaok74avu4a
11pcg4c8peceeu2v90ath7cojbs6li4j11c0gga7o3s36e4d707hhsrod7k5dm2pv0r9gtco3ssani54p1sogu18gbc74i24p1pbh9d8dd4b363dt144h5g
8a3k5re3pr2uqgte8f5sbmi1cl1mugjfom349q24g92bjhhuonssd6q75v3fbhqmovlsbfu54j33ih4n8m34flu5ir2mvi1hoe14ckq5it2nhhlf8rkkhk6
6cd29hhc1osg4c5a62j2omhl28v3sdm26e32qvhe6mi7bd99lg8qvvdfl6kkbbnhm38rmods1ms3je59mokqqqd9t6ei3gcloa6r98dha6qpjdotklqq8re
1hmtl3dcpmacr7cdfnmnfbcg9njurjidmt6roj5utbaolcnbddlsdarat91mjtiaji5mlag89cg6kqibla760itflhg2lqhad65emapklasultpajklbrj4
rh9imk0vbjjl49qu5da0mn8g9sc5aqajk2fpt8p3kq7qefdqm757da9akibb93klgig6j7j6oeu9nhtkourina69ilkpcb51s6tahc0qj2up5hcj8m84t4u
hkeoao65ipicvj960ktbac6t9oagg511shm18pf4asa8hf441hho8ln47q65mf2l7hh6ona4ale5lb2shhk28krccba4av444hnn94dkffm6lh2ioh20om6
seea9lh3bai2koo9kdje65n2hleav6vibfndnlirurefdn3o3jatoo6sl5e8f722jikdrggsk1ea2n6kjf7tph4sl1e3fn9crclpnpgt98e9emva3iflp44
tc3dv27berh05peqsbuebsounsijq7v93s9i4e93fcgdu85547ei2tovrcg5a8mt3joht48rqchgq9h73p5htjou9shga6tv48sha68skkg4677l3oei57o
v7sj8u9cb481i22p1is5ca2pv18tgpj8mskcbu3r521thc3oj9ca7a5lj38phb48hqsa2u93b1jih4uojsccba6lj2h5hek8stc87e57v29ch9joqhca2e4
3n31dhcfops4aie6pj1cgj2t8adk7p24ln1atfvu87tk22q30f1ergtd7kk3r3i56qus8g757vts26i490v5cgd7ogv3ttlv1gv4hhlbosqc665ton0uheu
p8q2s8ta5gv4kjh0j96ecg8ibbf5jkirhpb3chqu8el4f4i4894u41oea613rqiev92akifq7mt3m7gsgonvshsm67n4jbhd6934sr0297f5elhg68ofcak
68i747ui11o7fkhri8f1465huqp2vsjiqcu74ovidpp4k4k3a5e35jlhugoqlskee8fl502i4eopoke9qaah44bilr937cidm8r14ngi4l98skk1icfr527
ijrn5crm7u0f7094f2rnrn3q95sq8t2feim7ekjo71u84unseve7stbnohq20t5ken97q3jrgtuq4tdjef579hroblqvouq2fg47r13odpsjkur4eu7ne0s
18psb6tjifhvnof3pl1unut9ie797hujq2dpgmtadfc07e73ap5oustqle897h9k0fppvau5medd7a9jm3ppbgt8eem97jtrivtr8et2qegh7k9rjd9goim
mtc155jtaf11e2iov6d16m623bh9mfuo429vcm19be7224ir3qdcr6i0r255b8ut3ged2nn3j23dneiq1vei4698isuhn2qr26dekn3bb86hlauqkjelsn0
rjibtmi0s7td8cm4ajl39ngcr73e406oojdcdjcqs1udn770rjie1ohcqrddm36o439g9q86t4bea36k0rce1ocuqocde8n2njfupp58rslg00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g0080048l20c70hfg9l7v7s7da6qv07bg5r81oc11e12j1f5fvi8ce430m11t0jdg4c8cgk2spvkd0buhceo1ms7s21ht0qcg1o891c0p62rv1b1g1m
84m3u15ulp07gfl9nrbc49u1gp0pfg29nrn3rs612d0omfp9o04s6j23sf0l4g3d7u0rvq21an08pg908cs3to22c90chfp6o4641i1vnn0c5h77ntirr3e
0l90lfg65nvvc0o9q2n06lfe4801s43q08d09pfrvo3ps1v2026vlgfa1o91sarm0st0bfglso0pk16i0h0vntg3q8ebc0j22on09bg8h7up44mq0kuvteg
8482ac7e2460ve6g5so6dc33dvqd0lrg1nnotjvi608p1b3gep7u2s0im0f10bbga981243pu2uh0snfs77ma40b611l0png8oo2n3vkdvc508rfstnpt3u
oi0kf0n1fljo353rim0hovkvfpro9c41oq2jh01sg258asrjv5sk30b6gc9o56rva601d0tpghn81nju5m24t002gveo8is239vc4uragkqo7qbvd610704
pgsbo1orvl22vt13mg77o76c5jhvct0oig987u0k0q21s50vvge8nrf46u5v1v06gg5qof841fm182vc0fp27rf44itsc709kfj0oamjv0m1m6vssg4a8bq
jpbe0i6v5fg7do5ok1d5ufh2t0g39861k5fa0sb0sng2988vk3uu4bp0tjfup86oc22m0jgvp6g3f847can9tmf07ugqr7vc405q1l0vj0gbmo4cs50httm
v84g5eoag3tmtvr71bigv0o17c4gdusovuag36ns2c8764sn1d1fpdoderqe9tpp201gb77v7ruh5pnv0itghl7s0bsahv9n0hifd4ns6btnq2ut1sgfl17
pjk9mq1a50difsn7q8s1mm0ht0f8fak7qs44t644ivg6gedo6ik4vu28iuq5g08o6frqbdv6kviig8inmsc36201ov9rg898c242ji31cvkrgc4nass6qe0
ret76gcf8akrtdq0951f9gm67s1s56q1n2t0ffkco6uroom15l2cjgk4o5241qe0h6v7rg1hnuabrc5vl11cng7ho3sc1itvtqv55f6ao20jvl5vq30mgfq
r7n4s0ua03917th5280is2vtu6svf0gtjnuf3v9i0t0vv1gmpnv2buuu1jp27rg4k7gdruuu0r105jfti8b741k60hev5rgtr8jlc5ui0bp0dmh7q89fk5l
q0k4vcrg29nut409huvt090gnn85nk5vht9p2gmfkg8a9jsflt9qvd3g6m7j9roou104vjag4j830k0n20692uogij8gmk86i1iovefgf9oack0m616avo3
gmj7vpk1r60a105lg32oaak1ce0f7295g3f8br3v86110vhues0o7fk7olv8p10gfto7ob3vte0c0vaufv2o9ac62lv8avblft4o63k70609110rgcg8m9s
0b622svjnfrn80qrs8e3iivsugfo8eabt1i2310d7ggtnu23vdu3bn0gofsb7uhc4ka28p0p6gfh8j7c0iu2amvi3gco7uarugu11quuvg9j80a46ie2nj0
fpgg4845s1ka0o903hg0oo43s1m61ckv3lgb2o1t3uma222v2cg57o2n465tuh30ang4983ek2j610b01egajnsls1ui11n18igafnvobtt1vuv0qdg54o3
bs4522472fhg8m7re415a3m4vhcfb77ujk0aa0530n5gs37uuc6c5v9ovg9flk84740720rr0hcg5f813rq0607v0v9g51o06c68a196vjtf6r80fbs6pvg
30v1g37804jv95v20vr0gp2o61jubm0p71gjfv880hboutujj0qjfoeo43c0ii28n06vfp4o0k3r7a02uvhogi0o1irsre09svqhg80o40s61m1c0v01ftp
o7srv8m1ct0fjfkdnrhs1f22j0vevg4eo4qjv9hv5p0dsf2t7ujjqna1s7104fh883ik56tvlv0erg5unl544iq0mv0tggcr88ns9l23n2uiqga285is40p
vm9066fnqo1ik0hpvqh0opfhf815rjce1ap0d2gaso4frtp60tj04hgen7vtrtai2dt0jmgbbnjsbnv5snqvahgi1mse3vlpto8vhqfvj7hms20m04gvjbg
eanuhrsh1vc6v2ghpgo22bvqa0k112ifdpnovk2k21n914aggm82hc0t1so10gshcu7p5jv5ts2cvl7ev97pq3uo64ob0csffto1prune2ckusug51npuc0
ci1i90bcggr7rkc0l21lh048gg480342be1kkvoafq782pk3mm24r0j2grunrvrqs1vnn1d1gai7tcc34a3t6uvhg6uo1irsqdrtev88g13750rtnhvrn2h
bgl781fs94a3ar0v9fp2o4uk42e0jl179ft37m3rvjlugr04ffsbo0cc6g20k70jbg0oo2b451u3r90gbg0nno7bv1lt0b0t4gdbntljufpvg6vrrfrio19
k1nm17t1i1hjrnfsc29e12cugugcgo43jucq1ap1neg17o7ejsahvt8vrnfo07r1k0adum715if1nns549ha294u3efgmo5ok3te1av0f3g24nglc2a5tt7
0eag6hoaqk0qm0o70gmgslok5ruji2j0vvugneo6srqmi202vpcg5l86vrtuhved00tfvd7om42hu1eb01ag2vo4c3te5tb907lghuo43c0nq1l911dgaoo
2hjsf61dkvlafq58ni473i0fqvgrf8t8fujv3q102uvqg3d7v3k1ti0jn0i0fd6o1v43re57cuo9g52nv13s7a00918ufuuns5btcm2ckudrgfsntak4gm3
30vthhaf7kkc2d20152a2fmuohks2d631d1icg87ns9k0b9ukd04cfk283use6tqtcvtsfk1834bvl9tbt095g64o2bc0mu33j0hofu880rs2se0r90dugn
c8aj477q4nn1d2g2jo4jk0ti12h3hhgq1ogtk1ctuj31rphggnnvjsulu82ucsgbioeec0pq2kmvsogv88amc4l213p0i1fbl82ck0822630fnfpq89pc6s
20biv6dfn27ig3tgm04mvppg8u73sjtea1peu21g1u7tqs5optrl00kfqfoel425e28p0k5gnq8df44q5vhmvq2fkr8773ur9v8n046h187tujvdi24h06f
g1qo5ojvv9utmvgofi28ib4041to5138gacnr8s2ea0cd08dg58o06406q39l0c4g3n8cuk5otudp1mifkf855c295v9f0mlg9uoq3c18i1290jsg8a7o8k
5160lev64fn5o37c3n605f0cjge1nqnbtfq2ef2nfg3co1lrvb61s31f8fmb8ccc0btv5p0skgkt7vhrrotvoh239g0po3kc4de1jt0r5g6p81g40cq0ah1
2bgda81qk6b60q91jugdk8amk1km2lj072fsno253uh5ti509fg1q812jvfhutguomg9jo7dk34q0sivtjg9p7vpc0ktti50vbfi97o3but20v915lfuc7u
uboltru711ugd1834c945t76vpjgt287t41hdu48untg3ko2kc34lsnr1hhg5tnums4cq1dmtd2gpk80m46vhvtmursg4anvgs3h235avhfgk0nohbs1duf
gv3jfot7tbk00hup90cdgid8bfk1la0l90vvf8t8ad3sdtuf5013fgk7qfc10e58cvqgg3pnu0rvhttqf03dg9u811bs721270o1fpj7ltk0i6084vohgep
7vm42la1th03hhgt813jrldvhr05cfk67drc2q23ievj6ffn805s73615l1knei77s7jo0u0e31aagmhneg43vq3f500sfv186ns27a34503ufre7urc35t
vvt053gnv7tcs3f1vpiv9rfhg8ubc3q5vrgvrcgcq8nf445a13n04ogbnnjbc3iq0vd0jnf3ko45brmtvdgv7vfumne341ju2m905bfde7g6br45vh10qug
jp81jjrfi21ivo0fbj7vpjudlsh91oog82o55s0sq1ot04ff4vo2g46oi28b0tlgnm7ll47bi4o313sem782qbvk9u48vcpgg985r4ao9ucatnngci8lp41
721m100agl87k3c4fa1qevb6h0c8ips1btvhn03egqunphbotq1rmq8jg8jnpjk4dq0e70tdh46oc2rve5u52vafgpcnhkrv6ht7ovu9ffpo64rqfm7okue
6g4n8aqs6jq366vtlftmntk3vpq0e50h3g5vnudc0tpv0h0kjhiq870c55m1c2vq1f5cnsjbraht9gv50f528amk9tpvbcv95gf5nkprsghus31a1gec89s
jpqlv8h0g2eqqo6obs85v2iu9ng8snogc0o21j31t2f9g7nkk4u22mv11ngpbo6p42f5ud114jf3h7mujtji19r02ug1envkbqim1u100cgv3o11k1961lj
0aagkfo8vjv6q1pj0dlfsoo3ds56pvbmvosg0ensvk0li164ttgg8187ak1u606r2mlfv4ok3brdq15b0k0fld81krtrq0tv07ffr5oalc20i2amvs8fsbo
a9s5te11r0m0fpbo78sgia0rd06ofnso4ljtga5gl19sh5ko39s3cu0it267h2f84b3sha0152v2gdb845k1c5vc2vj3g2io8kc02q1iuvmfg8snr94015s
6evr4gjrobrrn1dvbh0fufoi81pjv3e3oov5igb2o8ks2fq2p50k7g458g6k10u40t117fp4o4h3ss20oj0q9g8joa43uma1d7086fur7odrrta5050p8fs
jnv243ha16v0mofrr82hbvt20kj0c2h9poae422a1591iug6vo8drrvi0291b6gir88n427u2od0q0gddo6rs2g9von0ojgddo25k1ua2650d0fvp82uk65
m1f10m1g2rnres3nm0j903rge3nmpk28pvq9020g7qo40k1f222au2vgh7nibbu8a1un11afsu82c41sa05svm3g6uo9jjufe4430oogbio06jtfluv4vp6
gqq84bs56a1i91oegbt82i411lvsf12lggsoegc4ohvfuuvvg38oe541n20t31o8ggm8853vge1lv0rffkco8d43aa0251t0g6v7pf3ujq0p718ufrk7m73
q2q12t0udf677v3s0dm1rp098g1e8ho4271vvp064g9onunc5eq1lsuckg92ogcbuv202d0t6fs7o6kc2k60mj3mafta86fc0clvvkvspg2l86fs6li0luv
slfpa80s3vl5ub10gfglrnvgs139v1p01rfiu7slk0bdv96vgufmk8ap43s1vsr1fsg1q843jud60rkvfng72o4kc1l20pl0bbgeao1ok50q164v37g5oo4
6k895rcd0bdgclo6hjroi1b507kgan812c0bhug30kmfvoo7ts4lm10n0cofoio15jtsu01h13gg2to1js18m37cuuqg99o5dbtqtvrgvojg5d8a244ra05
70rcft6842s1n613uvkvghiobus4ne6gj08jg4bn89s0363dgv6mfbbo1v41c9rsv0p3g3lo76k519t5etllgjp85ks21m07l07rg17o22c6g1v1301rgh2
7u7c3da1rl0cufrt8oubviu32j0g1flinv3422q3osup2fn1o7vjs7i01r1fofom84qk0clut11g7glunu3bvni04l0ubg3fnv63uti5j2vuhfpr7ucs1uq
0af02jg37o1kk6ki06cvqlg4gnrbs31m2n0vcthnoo3j3t7u1oovpqfedokuc12m0tivrpfk5o24jtti3ev0p0hi4800k53q0euvf7gjiod2s0a5t2v0mug
ae817c15m188vs2flf8d3ruuq354vqjfsl84ak4ee0md1khgch8agk16hvtv16igc2nli3sh605euicgf07tck7ri29atush2l7uk49nq22t239ftf8plrt
5u12p0bhg2d8gm42vq25qveagmcofmk29e0fh0j8euqo3iru8m2kp0pjflu89440eu17v1ioems85as88pt0p0eagra813js72252vu1goio3vk25214p0g
9grs82us3ehud5022fvioccs0nu172vthg53ntlc4m5unsvemgh0o2kjuja1icv48g1oo1kbu6607qvoag7iod3rvte1g90t8ggqnq3rtei1bv2bjg4cnv4
s0utv5t1l5g9e853k3ue0fv04ogr0o9o47iu06t1i0g0ana13vtpvjj0c0gk9o02s49hv80ur8gfgo7e3vnm1c50h8gmq7uvk1jhvil177goa838jvau21r
04getno2bs1hhupeurjhd182n459m1gt241h09oembpgq2uf3ligfn85r3siu0sv1hcglcntsronm3tuvv9g9onsh44le03b0f9h0u7un3t9q0eevbah18o
bhs4ii3pf1o1fss8fps6vtsnl0nmg7t88uk84m1ckvg5g9d7ul44su1et1q6h9aok4c5ru2mh1s6glqo73k39a3ih1jcg6a87ck5ne44uu2kg9tp014a6a1
1uvrlglk7lg462a0rt16fgcm8l8s8q25mp64sg5n87s46ve56n0o8gl7oeds46i51v0ilfvuo97k98m218vb9g9v7p6s2tq01n0vngc1oecjuklur3025gf
l81n475e3671ligfm81m4211vjt12df2n8a5s6gi14h0d8gik8qgca0q1fh12jguco9n465a001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000gd080ks12i0u90s3g4981tc5o
q11v0ekgc78343tm1u7b16egehnok3tqi0bn0d6gle7trc3q63s30iafisnuns289vl8vsfg438aas299vml0m9g4lod0rubhseqv5ofqanuec1dm0hsvjf
gheo6sbtjhv2h05qgb7830401e1emv1jgjf83as0oq22f2dvg27oblk35lvu909nggoo53s4m22l107ofkro0is0ba0k31akg5pnbls1utv3r098g6289js
54lv0kvnlg7n815bvle02sus7g7q8ct425m0tl06gg41o4ts27u1390ucg4h86abvslva6v30gmi85m4ajm3b6uukgbn886c26q1n303jg1do1r3vghtp30
c6fssnuh45re27t010g3578j445tukl07afse8d9k1sq0qd1u3fi8nv2ru7a0rl07bghbnkac19hu6t0jag1788pk39ltlp1fig0jo74k04600r2bag9v80
s3uri18n0opg43npnjrr9vpl0ocg87o12k5h21i50igfmr86tbvem5hh10sgih8g23tf62vn0ffft8ns7c3ju13p0c2fjko2gs589vsf0m2fp8nko3thdv3
10gaftp7qkc32u34908ugb17l9rutq18t0agggp7lhs2oi2vmveofpg7uujt55vtp0ovfsa7v5c07m06cvkhfit808s1nq47kva7gaoo84s85m1612eog07
898k0uhvt30jlfnao20s7160kp00tgaunno41ri11r080hl8njus5a1vrn054fk482a3uha2hf0ivghr85f411hvl72m7gbu87jsaue07f0drgk482c3tml
umh0f4gqs805c60e1g90k3g3s88hs1gq0aqv2sfmqnrv3p2221evafg9so4d45aa0o313iflp8km40si0211difgs829jql1ve0uo0gc37s7k1jtu9evl3f
tvolvjm9e03b03tft2o4gjtle03304df9k85v40am3ep07ef95o8s40uu0ht0a8ga182ejvni13iv8hfpt7sd3pr605h1ffg16ntp3o2i566vdnfnh85asb
5u03506jg8l7v8c6na1cd0dggfio50c01i2q6varfe4nvebvd9vnj1vvfvp7vajoupvtf18ufv17q6429a0hkv82gae83ac2t22rb0eafv0og3ru01v7p1a
7gaio33424q33avmcg5bo47c6etuf90itgnro53c0be1fp1avg71o07c3sq18r0s0gbd7pcc03e46d0p6g76nt5k4qhvrutvsfkn82vs2a1tql1k0gitoao
3voe1jb0neft1nvqbp5dve30ucevb8c1ruoi15t1abgbe7vas7se0revqigvqo20s2bi1b31jega8o33jqs1vpcvsdgj7o5ijqoe2070p2g55o4ts1eq15j
1drfuf82sru7a15ivg1gtpo0r3vcm03cva2gauo8rk1l61410cugtf7pkk51q0752fig7lnu2k23q1kr225ftfo30c5gput507lg9doajjvqq2uh1nrg1pn
n93ske294v66frenq9rtla0s8vunfp07vvk5ka2un1lpg5o8hfbvju2h6vvpf9uo46401e0a707ifq47t8rpsu38v0q5g2ho8b41i60il1h7g6i800sbt60
8eveifnu82lbtre00v0ccggn81ec329vomvp7fs382tbvhm1dku06gc484mk31a4revtagnbnn4s3tm097033g3eo2j3tc1uqr0emg9focmbr4hvcqvbnge
i7qkk2t200704bg9bns6jvvq1h6vn4gcs7uvs1fa0m509qgfdo2bc1llv5evvefr5obbc33hujl0l9g2885artpm1acv39fk9o1pbu01ttp0qpffq82542m
63ev0efg777pkbrqm2cd06bfq2803c0ju06b056fs280k41am06n230gjrnr6s0t22b90mkghco1ts0te2m8vt4fuunrns0ee1lr1sfgg8833k0q61v908t
ftbo4p3umq3aoutpgiinpq410pv6gvrrfk9o0dc4j9vaiv50fjunmnk0nq275024gc9o08bt4duk702ggju83s40re18t0kjg53nk0k0nu1fr0e8fksnuks
00u0nr0odfu78h0jvvi1nj0b0ftd7vcs1t21251akfgnnvck5122pqv8bgdpnqjjv52450u2uftp81bk3phtkr1aufsj81mk1qu63n1rpf397uls4fdvbeu
vngh6o06jvjq08b0hngbennbk0qducr0sjfug7s7bvri0cmudceeo81us9btv3uvq9goo7q0c46lvtn0gng3cnmbk1je2ab1agg54nutbpbpu270c8g3q84
7421u2gn0bhg4ho2o4539u430htg39nv3rse626svlog3p8sn3u4i0md0o6fti80brrga2mksrhf8co0ert45tl3174h1hnkn3urq1mj0s6gf2ome4afptd
j0lhfug7o6rt7201f05egfmo0gc6ftud0ve1gm982f41olvff18ufb3nnf41qu21v0dufq57inc2vluor021fgd88vc4f62bov24g1h8adk5nu3pcv5bg4h
ofr45gq0i709qffooacs7npvjb047gpq8ifs3fi02f0e5gf7nn8rsga0r91cigmkneps04dvth15pg7888n452207cutbfkh81vbv4a4m6vikg7fojms24m
13mvsafc0nths6oe2dkuafft1859jqbm0e6usjflk7rl42022qovrqgkroav41h5v8autdf6rnrek6f234mvveg1toam3u5a3930aofls86sru7hs0l1arg
abnvbjkpq00av7ufir80rs0hq1jcvu3ggu8c1rvutvgd071gd6985rt3i0tssrkg99ojdk5qpueh0o4ggt818rvoi0kmvuqg9dnu9jsbpvkj385guj8dec2
u9vesvf1gj583m45oe1i706lh0e7m149pm15l0a7g3a820rv2dv2513tf9vns9s329vor1t5fki7t4jv8q233211gc47o7k4620ul10ngb37v4sb0m5412j
nfv67t1c2fe64svntguf7ol3tgtvmcufvgoto5nk9jpu3v05cgst87rk67huiqvkvgudo2us6a1tnuvhpgdp7tfrv9dvkf0chg1l833k2dq14cvtafn57rg
417tug516afqa7oqs0ma5k90i6es0o3jsbdi90j1alg9a84m416e0pn0pqh5a82dk2gtuvuuq4g6083243p20nn184ghao3kbuf60oavrsg8q80d435e16k
vi5g5r7vnc2s61or01bgfl878k6pm29b244g9nnrg414a4090hag6j7r845ce0nj18dfsoo26s021t5512tg5o81o4161uuf1o4g9go07rt3u3tsv3rfspo
81c2n602d00sg3go38s5a9vv6uisg25o9uc6r1uo90jofqko98k96i215076gc17mpk2m20th0t1g1882e44s63ej1f6g3r7jo3uk5vch1stfv1o0b40n22
ln06ggiu7sm411pvd500qfuho3rk0g21aevgcfgp82hk2hu1jqvp3gcv88d3up9vqj13lg48nvm3s8e0g8vp4fjj7skjtoe0jv0csg65o2tcbl9t14vlafu
7ntnbt1m096ur9gtko603s7i11l093gvf8cmjsgm2dqvkrge7nrejs8q0v717qg82856423u0lb2qjgmm7vns0dtvjqvkrggt7ins3nu2e317ng4ho4ijsf
pvrkusdf61ngvbpj65il18cg9unvujsl22tl02ofr27ngk0cm0tp0muh5qnp5k26a0530atg3880dc6r9v9h05qgi97sbjrua4e70t4fkg7vd3vd5sl90sp
g207qibvklu3r03qghqo4ebq6pstsvpugdbo123tsa22l030fuk8erc07e3oj01jfv1o8j3sphvhkvt2g27o4l3ugi1k8vusgf5823rtm21ah1eghbinc9b
khe0jr164g19802brtm16f00ch4sntvrte9sgl0uuh0r7vvrvg60nkutvgoa7s644mm1fsr05fnm8l8jvaa0ol0vqf8b893bv4i1e315vfmuo24s371vtt0
rjg4loaqrq8lu2d06rhj87nkjvv619avukfr885540vlus10s7h19nhnc2di1952c5g8h7b4k0fa0iov2hfp7nagk01u4nn0daga3nvfjtt23c70pjfre82
mjs0i0m10adg0m8633od232gu5pfiv7q7401a1l91rdfrd7tdc5aq4hh036fi88chs1oe4qev33f4s8kf3nr60651d6g458c2k8ilubf003g2j8cl3uoe1g
6vm1fmk7v8rs21voivhlgj082gk4161m2vj5g66o6v47m63gh0sqga9o5e3hsu30sua1euco1oc3862uv0plfnv8h74869sqmvqsfk4o463eae2d50fqg1m
nlj489a2f2uosgds872buci1up1jng3cnsrs49ltif04lfo5o9qk3pi08d2faf2i7t040nm3f0vk9fon85qrsl63nt0r3gk2notk0olt16v8dgf9nq73t06
4kf00dg8knv4rvh20i732pfsl807k30a10d0rmfl7o1as2blul0vrog1mo7vk1lu03f0r1eui83ubthe08t2v6g94nlm3vke1rl125hft7ocrp6hviav8cg
218ans2gm4ql0u8gnioh3s24q4bd0vsgjjnp5s8ha1q8tiufue80o418puol0p5gfaobck3rtvtkv2ufmhnhos3du1tl0okg3c8g8c161vdh01nf60oekbs
4u0931hkg3antgs27u2s51i7fvg7ra3unm1ft0a7g8ro65k29i2sr0itg59o4rk3qlvrmvvogido8qs6s9vk907bg2c897k2nm0f312ngaq845jvje4831q
0fr1o6941ti0gd091g0pnt6s8220kb15ofr8o243vgq04t054ga984rk3fq2oivish0oo82s1su0mcve4grko6vjvl5vt71efgc3o1n3u1i25f0i2fn6818
3sqtv8d0i9gfh83ibqqpvk70hefs7o42k5a213b04ogfl816k22u12t14lfnj8hgk56q1rv1n6fm8o0arupe0h70p7glho53jusi0nj01nge2o20c86lvtj
03jgf087rs6e5vnt17kg197v2c2n21lt0u3fnbo07c381vj50mvg92875s9qm0gh19pg3n7s6k2ne0qgvt3fr282lc0li0dmunvg9ao603uoe075025fp5o
8c3tuhv4b1fbgcv84os2t216736rf697pps3le0fevmtgel8cak85pvip189flr7uf3sgu0tr0pggjqobbs39i05l382fpto7ms43u31iudsf31o6njvh20
3ev91fun7tlc55a0kv07qgta87bs30a0fp058g8onnsk1ri0g5196g9j85n44je1e70kag7i85hc07e1od0jgfp1nhqjul22k1009feno2k3q460ip1jhg6
h7nfbv6608p12gg9gnrrc4vq1a2vtagfto1k42u20j70iofr08cirrhm2lv05fg4bo58juqu0q312aglo7ukk2ui1pb1spg4r84lbpg22tp0mpg9783ek2d
e0suuloh8to40k2eq4u8vgbfnl7s3s3rm0p6vk8g9r7ur45v5v4ov9ag187m7kagpvb90v4gdqo3e43g9vcb1erg1980oc1uhuen0elg1go0342em0kl194
gsg861jsl5vq2vu5g1to11rvc5vg6vnggubo51k1qe32iurbgdc80gjv2i19gvrufh7nqds3b9u5ivvbg52893k27q0cr083g71nu94055uvb20ffh7nuvs
0e6187146f92o293topvc32jvg9go6frr1tts30ndg7kodq48eq37v1h8gqinuf44ie2a90nbfhk7k7c3421al0dcg2e86sbte1u2f1flf198if42nhv3sv
1bfp681vc4ce1tj21hfvl7sabtha048uj9fgj87b3vg5v4auv3gjho7erq3e6k8vo8gb17m83uqa1hb1fag0q7s642si1t4vm7ffv7v63uiu2jf05og1go1
urv81udr0c8ev581qbrnu0030gpgh4851k40do3h19hgbfnqnbt4i1s313mfj180gbt3e3ekvh2gu28flk9me0if0b1ged7tobsdhum8vg4fv287m41121t
10j2g0b7t6bsre3cl12fgc980ks05torv05pgb0o38c1qe0b519sgorogt40qm0ud09gfto86cs1m9vbmvl2g04o08s47e3270kjfv38chc4dlv1f0meg7u
o18c809uvir97gfm7m8456q18uurjg927sr40l63l107rgce837s4fe1vqvhhgcm7tuc8om35qvklg6v8aps3btrol01ag7oo64bs765ed08fgkho5oc7ge
40j1kdg1ioc2cdvu1rl0psfml831c5ri2h90uofufocu3vou1550ifgl3o0cs29e44p11fg42o40rv322791cnghjof0c7b1v9h294guv7q3k3be0hj109g
u08553u6a1010r9ggpo81c70q53p2fjgn780147ci2ir0tjgf6oe0465u1r90vcgn2og9s00e15t1j1gkl83nbvne2jl0a4gqjo69k4cu11d2legp78mhk5
ju0nf11fgrlol742de2oh1okghk8j044ddvq10prh24o8e42bi0skv70gb881ms3im1491mog887v1c4j62jd063gs0ocac60u2bh08dg72nv7c1ipuiv11
9gpd848s45i25p1ugh7v85lk5aq2jb0roglb8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g0080040020p10hdga1oais3fu2it064fie81b44ee0tb07jgd37q8s5a21gj166g4584p
k89654kvb0glf84mbvpduon169g8186cs1960n71digrs86k41ga1oovtug3ko9ss2tdvm2voqg4doc93u5q2gf0beffso6t46qa3qt1lbg77o1hrvc1vnh
036ftf84vk2hlv2n0lpg8to2ns4ui0ep0dbgbao8is2bhvdf07jgoro3oju0a068u6sfa884945821a6v46gdsnmic1rhv8n0h5g1d876k0mq55p16ag857
v3c0u22lmv3hfuk83ksa3q10d0hagb27qls1a21v1074gvi84ok2o9uk70otfra893c0em0rl09ugb9o2frtf630j09vg4i81a3ughvch0b6go2ncrs1q1v
dv0ebges852c6va2vl0i9gc4o2vs0ldvhp0sog76859c53i05b04pg4c7f3k04tvj4vs3g98nu7c4plsrh02aftgo2l46opuiqtojg76nvnbrt225300ig7
doc540hhurb0iafsk8gf41rpvhr09sg698ik41b5vvt061fr5o7bk44a008vlshlu8a2jvim0vmvitg1io1nc46i0mt08dgc5o9640etvv8vbrg5co4n40s
1vn6uvag1anvbk87m1d1092fsknl940nlvkevf3ft68b2k20hv6svgefmoo1oc34ptp3087gsio3ac5h20v1013g9qo02c31u3revc4g1080n3vqi2qov2f
gcq7udk7163kt03nfkb7mlc29i3cr16ggbt8av492u246uhafkm7ulkc71uauuvfffbo1os0vhvff0gcgano0prvva49n1ugfoh7rlc4chv6v1aagki81rc
3bm1jp058f6lntjk19hv0f0djfpn7qnrt71vqr0asg62nv5k5de0a2vl1e7u83a41c217mutcgarntgc2rm1k9303fc388uc2ipvaf0utg0bnr8c47tttv0
qpgbvo4ic0hi0kt0e3g4boa142ce0a4vvbfrlo2pbsbi54d05nf2a84ukboq0dovkhfam8kj41vpv6n04sg7vnrcs0t5tap0a2gkfnqmk4fi1sd16ag4mo9
nrrodps30ksgnj882k1p1v3h006fd4nucc0j619d0d7fp4852ju520oevrhg8rnqq3r4puib08cg9q7sfc0oe14t21pgo7oh4c1sduuov0eh1knvtjtja3o
b18jgk37vg3t7m2c8vfcfna7uis51hvouv0jgpl864bt4m0jv0jvg6o88nk19ltgj04kg9oo0d45p9uu30lsgndo7ac7o6406v8ch2mob6s21pv4f1c7flf
863c74u1g2ut6gi28crs3g21g50e1gbjod5k1ia0mt0mhfn2o8e42mq1vf0f7gc0obck42u0qp0anforo1k4amhukp0bgg6i7rhs06m5e304jevt861c1ue
22ovuigjb7vrc2pu31evsrgigo4uk1ka2sgvlfgdp8ar44160d318bg7anst3uetup7151g9go3543lptrqvqlfj5o6rk08e0dh04jff4o7hruuhukv1egf
s5853jum9vpl18sg53815jppa0792tjf9585ac20m1ul0afg4485ck11i02svvlfiu82p3vd23dgv9bhhrnvo3vpu1ikvvvh1gnvpc0hi062vpjfl1nsjk9
da1kb05pfsh7okru4turqvh7h8285u3vq1v96v2sg4nnrbs1nq28v053g88nq13tqpvoh23uel283ortshud6vt6g9nnrp3vpi14n1e9fuc80vrv1m24ivq
5gan84ubvum2i0vi8fum7vo42e61lf1fdgc87m2jvehs8f0r8g7584l3rjdvgn0j3g5qob9k3820c4vtugh2o86rt4dvbgv0uga78afjrjdut50oog7ioaq
3t1i19t130g1l853bpti086vidgbho5rk2u21in0c3g7r86h3qg5vp2v4cfsh81240vi00v0c8g5a8eqbsau01uvurfrknkgc52e2m9087fi9827c3hu0gq
vjpgp383urrftqvn00qfv7nt1rsqu06l20gg3r83c413q09h0iefa5nvvs92e0lmvjahph85mrtka1j5067fdr8afrtca2scvsqg0t81fruvprop0pkge68
3crppe2qkuj3gbn82tc2uduiavk9g5qobhron1ubh0tmg36nprbtqm0ap02sft7odbs1oq0q8vsjfqbnnvbvrlua8uf0g6g83q437a06r2gsfsvnt1ju8dv
1cv66fog7orrv4tvvl2e5fh9881ru3a0ksvg0f1q88m40fq0gr1f7fjno6141ai0kh01nf36o2ubu9tviavulg8h876c26tvrb099g51nkok4rtt4b0f5h1
vnur41vi21v218h0s7kcc21hv3d119fcl7rr49dhvi4vhig4q7n8k1mi308uj1fiu88d43ee2it111fh67o5k3gu0jevlkgbk8g0s0p20kh1dugbc884465
60ksvclg29o5i3vha015199gc681sk0n22kiv6ag7fnfprs9tupd12efmsoe1c855vsf1mcgd881fbvo214n28pgmp80hjudq07507og3knplc4621n703t
gbr7i3rvcpv5cve2g7enjs4d520sqvdtg9anpk3mvtuu0vilflu8aq45gm0lh0bgf2f7rec59a2pl12vft3nt4s2p1vl0vujg93o3lbtp9t3avf5fut7t24
0llthb0dsg66o9f42bq0siudvg9do0o42ca3rh0hngbhobhc29pthn1h8g6a7u5kedptdt053g2q864buudug900afero6qjvqhqhevkffujnpec5u647kv
jjfh37uts4ae3av160g4lo0t426dvsf24ngeq7ncc1vu1hh0jnfll832rthm14p0hhg0snrhs40q0qb0hhguoo2frs2a1mj0r9g188akjvd22bssb5h60o4
l43kq1ot1adftsnts42hm0rsvkag6cnq1414e2kh03bgfg89b42mi29p0r8gbko2fs4lhle30e2hm68oi4aem2cb03ng928prjqd5uut0iqgqso0lbvohv3
d0ocgg8obns5f9utd0qqg05nhnrvdq1l10rmfuhnv0rs1i0dkvlhg0unpms5rlv870gffn4822bmolu6t0emfi0o2fk4l620t1b3gc8nupk1lm11n162gp4
oir45oe11svh3g6dnqcjube50iur2g568l841jm0dp0itgq8o0mc8ldsm304hfp47vvbude0hl07tg267tjc6m62pn0ksgdb7tt427e2gh03sh4t82k44je
21504sfnb7t9s2vi1l109sg4p80448qhvkp0t8g41o3ac8ftvtsv1qg3anopc31tvqmv0fg3i89qbvsu1mt098gd27tk41itvfl1bigsco8hs1ehvbh1qeg
3989rk2cttu70vpgloo54s1f21n51d0fq182c424i2250fdg4v807494e0v10ikglso8a43em1rj0sjg1fo2hbvnpvht03dfmgo0kruta2lqvjpg3482os0
4i01uvjkg9f84lc0gm2bavq9gj47qt46ci17gv07gc6o1ss0a5vsaudsgo8nva44pq2euvi6fe07v0c279uml05ufp6nq6c4im0q50c2gp47ru3tf60hj2c
5g2mo2qc02puab0dpg1m7q8rv65vah0mbg2m7vak4ehr4ivqpgra830ju8m2o0uolg7hnvtc1e5v4506eh9d7q8s395sr4tuae6iof2k1fq1911ajgb0o87
c0hq12h0d3g1po3c3p6e3p0vnig0c89a456m3uuvj1ftcnvdk0lq0eov72fs3nr840p5vb70k1f8h7rernl225cvg8g0qo2bbucm0230r0gp477tbup61md
0brfqeo69s40212kvpsfq6839c2l228avnhfoho8dbuea01ov67fns8aak2bq06svgag7c8424d4m3t10vhf5so1f48d5sp4vl6g9fnr8bg6hvrn0i5fre8
4lk59i2jcs31gbfnqubsg20b50a2g127u7rvlu03r2affl08ctc5rdu9p0urg7o87gju1m1mgvg2f8bnu1s6hu0it02lfbm7uvruqm2uf0ilfva87bbtgu0
nr0ilg7uo6d44su0tj022fucnv1ci4e53kvf4g5eo6b44ha3ecvlkg64o013qihvmj0nnfv8o9ajpla08f0pbg9fogpbuldu9d175e6m809jto9smt2higa
4odrk2l5ut3196ff7nf6s735uip2r8g5b7l83vsq0g3144el1o1tk2221on0cmgjh7vi3o260jj10dft385tc0ia0luvtshnao1141jhvt10ifg85o3j415
dvb8vnifjl7k4k1ka1j30lrfh7o4obqrm1isuepgpk8f1jut1vtt0n0g6anm53s2623v1nedoq8a5jviu0br0mih1m7l0bve5vvgvu6gjdoftk5uhv710fs
gao6scrpuq1hkv7vgbi81q3uqe1kt1i3fog8e13uli0n4vu1gcu843s2iq0kkv90giv8bo42ti0if176fb1849c0ou0en0ajf5i820s4pi1h6vt5fl8o1jk
0b9ucovq3go47vk40v5vtl17kg39o1sbuodv331baga3o57cdhi2ckv2lgacnuijsna5fh0c1g697mkc0dlumn0gjgf68b23vji2kj16jgd88i3k3h5vu4v
vli3to7ns0cpv8r0nfg6oo2sjvhm24p0fpgvq852s0t6216vmrg8t88i3t9625r240gbbnvkk29drhh0afeurnp140fdsp111bgea8c1481214b04aft8o6
0s0ntuav0n8gacoboruuu1hh0raga27ppc2062g90ppggcnuic2ka0d8vu3gbinvgk3cq11cvmnh7to9i49ee0devl3gefo1f3rti1a0vd7gc5862c0qm03
b1hlfstoab41attd4v2dgfp86gs15pv4n0rmg7go4ajvc21sh05sgai85us6jdvt70b1fp986j421pu8t0kgfq5o5us4om1md1sofhuoe1juii0tp1jug79
o54c2he0s10gof3n83ts5qe1f326lh2to6qc08dvj90u6g2p8fnjvni1450ekgn0o30k1aa08l0gag6a87t47ke1dn0qggku80rc4aq0n8vs3g0v8a3jvd6
1210m9gano7f46ga15j1dfga187tk5ma0of084g4q7s9k03tse4umeg1o7vsru2a12avsifbjo5js71tued0nbfmjnqcc01a0i308qfg4o18jss9u530laf
pm81ac0ru1sj08qga6ntvk5vlvsiuvkf5v853k4su2d8vi0ge8nsn3t5dvsuvm3gasof4juae0mevsmg1v8dhru0e27mvgfg3eodrc3761g30t3gbrnvcc2
ae2b9174g7h82145otvgf06og1785i40363871csfuu841c1hm2fiqijg5h8d9k0dlu570l0g9582qc0q61g6vf7gp680p442m1dn0u1gae85ubv660e902
gg6ho45c25dva50tng2go6p42jtvtn0j9g1j85sk2fm2it1llgj5o9ek08q13n1gkfo9o11c34e03svooh35o563p2q0d30ung098dtk059v9qujogs2nv4
rv5dv3h0coekdo3dc4d20jsuolgr0o0ak23m2sn0k7h3ro7fbt3pvaqvs4gn487m475prn715lg7lnr442am0in02ogo8ob9c1elus9010fks7rqk83a22h
0cbfr3853c0epvft188gk584fbvh60qmu6ug1h7rpk551u1oviuflt7vnbvh2003065esr82kc0o613d38kfu5one47b9v4111rfv98b8samtubmvllficn
ndk0fi1fh1i5goio5qs6p5u5gvegfujochc2gq0mav3agfb7s8k0c626d05dfu2o0240a246n1cbgak7vv43g223508pg2so86c1ndtasv4bfht7uoju9du
rf0ucfon828s0om6b50c6fmko8abrou0nn16bfnt7sts74q0fsvhkgtsnul3ujtvdr01fg9189jc0hi2ev1ltg0n88srv1210muj1goc80a457u1vkvt7hb
67flc40m0ib05kfm6o4fk0pm1b71n3g1ro87c1d60iv13ngveo1ic0ri2fksk8fmmo61rtehuh300eg4sofpk23m10qvsqg337nnjqia0nf0tffufo35411
tvn30affvi7src4ni1u708egcf8agjvi60a30t4hgro1cc0nhuuv0engcgo2142jm0070s5g337ul449q34r147guf7sqbjpa160u0ug7eo5brpau0ap0cv
f5f87pk8ge0m70l8g40oavc03u1qt0tnglh8mubvri3a11rvfea7turvetvnf09af378l5s1fu2et0lagqoofuk5um2bj1gphlt86oc3etva30avgmeo9nc
6su21f1bufv9o46451m2sb022ga58gdk71i1kl0mug02o40k5dm2411spguhnsfs9uq42evqsggko0q43he3f30ihfoto3jk6861t512agrp8kak9ru2vov
6ngt4o9v441e22p1l2gnuo9ns3mu31v1vmgggo44jv7m1390drg0ioafc5m23f711sggmo344aiq2952orfeio3j44ei3cr2lig7v8bkc6va2a328pgp67u
pc1va40h14aglc82bjsre1bj09pgdco32c6nq24v0b8gt18c5s10e3fr1fugm1oaik1am0nn00hfuunvrc3de34p0f4gof88a443i5190l8gnno75k2ba2c
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g0088cc17u1ud2dfgkvob2c16tv8cv64g1enjjc0rq26n0dqgf68fcjsqi0ar0jog6kofqk4ou0fv2n5frqo4ljvi218n0npfup
80mk57i0qj0hlgcho78k5cdvah0b9g8q8603r9a1a30qsg4u8abc0k9vr50kogshnpo44rhuvb0kegc38dl43di0er0q2gc6ntb3ulq11t01hg3181r43eu
03r2q2g177ngjru61n2vq6gom883bt360mmv0ogn2o4rc7e645qv1jg517sdc5k6059151g9t85ns84m1sivnsfqk7pujt5u0rcvi5h6283jc16i2gr08ig
5j81mk0um34r00agc5o2a444a1tp11lg9k7sd42h60qt045fd88eac1nu1ff0t1fp581vbv1i14b0s2g327r8bun211uv1qg4p7qfk1m22tn0k0g96o92k2
b9vm8unbfr6nsgbu1q2lkvsvfvj84rk40e140tuqgj3nsfs29a1vj12hg13o09c1qpv0t0eif3a81os01a0bh1i6ghvo19s1ja09t1mag66ntsc0420i51e
3giro3qs1mhvf4vlpfjrnsorufq2gt0ahgc2o8d3s0ltu70ocggao7vbrmtvsr0icfiro3lk3upuesvksfhno26s5462u311gf9080gbqci01uvmdf8dns1
jp1pv550n4fvonv5c0sluqh0l7gkvnskc3lu32v078fhuo0o3tlq1gh0fbfvk7l6c3ii36ivnnfoj834rsfq04j058ggb8a5c4ctuo4vfmg347tf4081t6v
0tqgqd82arvn5vesvnpgtv7q441gi3usvq3fljo48s56q0bd17bgbj8clk5bq16kvebgibo2rjm1hva7034feuntgbvi9u5h0mhg3f7t2k3u607909lekm8
1m45t20bgv0kgcm87kc4dq0i6vfgg3ro3kc1dm0uevtsgl0o41ru7luj4vdsgj7no5jtna0mr0gbg6q7thc0a1uqh101fsgo8l3v4m1ur26feho7tnk8dpv
i525rf0j84rs159rgt0epfmj862k1phsg100hgtmno741uhsaevq0h2o7h847ci6hov8ogco863s3kluid0dtfq4o67s0ue07p01uger7ric0fhusb34pgv
a8bpbvihu4n02sfue8bgjuu216evnufboo0hbsdi11kuqrgodo5uc59tvob03eg3d89m443q1g308ifdi8kobute3bmvqtfcto1pc1utvlv11qgvpo2g3ua
i0mb0v2gnro5d3usi26n140fvj7vg46tq1jiv5vgb885u3l6u08106pgqbo643r5241h1fngpfnll44mhtp3038h1ho7fk2dq2jb0akgvjos1k4560rv0ne
gv3nvms1bdtr9237gjg8de3pm61j6v8pgcho3uc3fa3d30hph0q82nc385v5t06eg198fdc5he2v11dhghd82mc2dhu9t0c6g8po43s1t9taf080fkf8an3
s21uun19ogskobcc4sdu6t0amg0fo4fs21luvsv6dglunh245chu1ev4gg82807421q0av0cpfl9no1k40luisvtlgplobac3e60v707ifda7kmk38dshj0
jrg0282rc1bi05t0bhglhnqt47f1v2p09og0to7s3rkhsuv0mdgfm82ebu4a02svd7gbf86ebr21vgov8pf2to7ds28dth307kheq87urv1hvev0b5ftso0
q3tim0lp086gf186rs0ahvt9075fkr7uartam2150kpghe7rgs3u5vquvk2frqo2v4ekpvb50f4gbgnt4c16e19b08efto852s04e254vhegfqnqts0gq0p
cumkftm87ss2uhv1j2bbf0b80tc0j5u671vlfvcnb540ua3gv11nfsso99ruv618915ng88ntss9s216qvj4f9882kc0lm0mj0phf2289343b5tnv11qga0
89hc3ba135194g3io7ijru9tbj1dqg278ebk6p23r916hf0k84k3r1a1cqutig1noeu3j3a0jh0m2g4f853s11i0ngunsgc67ed41oe0hr026h04o10rqll
uc4vhdgornplk1qhtc30ivg7so3j41c63g51jkg3f82cc07pu5b0vrftno4ijv3m2nf1jng6un2ljvli08n0l6fkno7orptm02v03hfkvo7943ghvgb133f
3go0ak4l5ticv75g0knruc2ui3p8um0gtl7tk3rhdv8etppf9u7q3jqolvsl1defs7nju3u41oib18og8do3i3mn9u8b0avgbd7nv45qm4qn0ajfn485640
ge0g6ve3f5io3042iu01qvfhg7g7ubc3j9tbev2bfleo3e3uiu38100fg097ooc0bq1st1u8fvdo57k2jpv5av5cfgno783uli0pv0epfrmo073f51smv08
8g6u834bt3e0igv5vgck8793p09vvr2rdfsj82d40h9vuj0alg6f809s2idvg11e4gag7nc3vqa2190o4glknt83qk611l1r0fvh7torp8hvav0msfm88cg
c42e16su7rfqo8a9k0p5trf3fjfsl7k0c575vnh0n1g2j7vbc14hukh1g2ghe84achmtud109sg5do1sk12tvr913ifguo60jnrm0fsuo7grjo5e3pmm040
vheepq8ebrvfhvh8ur4fsho6uceahv07244g4eoc7btvq0kj1asg5a7qb40i5ut30jnfse7tjc5k61390dkfu6nrvs3qlu0ivikged84ujk4q10avpdgav8
a7s0llu8kugrgeg7hss3960tavehgpq8c2c055v1b0l7g9o860k1l60t50clfo787vs0bu07avngfmloips2uu1uiv83g8l850c85tvc0vgqftro26s1ntv
bsv27gj8nujc44hvlsvlafhi866juse0e70h3fta860c20i2v10anern888c539vp2vl0glton33os21fmuovgginfec0ha1pqvmpgfcnp3s1um1e0ursfu
u81irvp60pl1gdff2o163uv60sv0tjf1oo71k6cm6gn2smg4podds2721qr15cg1i8cgbv5e047032gq4o57s3ni1uf1sege08be446i15eumvftnnunk28
u3o2vs2g6go4kjvi9tu0vk7fvf7uqjv260e500qfounvnc5uduh11e9fbl86c3p7tvcl1agf7a7uik3ii7ml3e9gl2o7u41t628ovq0gqe84abucu0id1te
ge0837bv52174vofgnjnhnk1ihvpp07cfvro8vk37q0d6vmpfnqo1o42ve11t0q6g4v848c0gq5f4vi5h5a841ru0q086ur0ga586j41ce1i309ig7181ls
2ai1c316sh8r84d45jdvt11tqg9b8blrv0durf0onfn77uorvmpvmd0jdg7ro4sruni4u4v6mfpknvnrpoq1j307egkvnsbju59ul30mjgk5o67k085vl2v
pbgcm7ma41mdv550gkh4kocns3s1unmursgmm81h423hutav42g2so8gjv8e068vacfuroc9kaai0j90ppg3486ks0ia16kvssg8e89n3ufa1rcvccg54o7
63m7600ovqlg6s81jbtq1vkr03bg1enc0jratv2j09tg9985141bhvdr0fqg5587742k2222u84f2i807jv81s9v0tkgg1o1mc0jtsecu08fr2838k3ulvc
uvblg7k7pm408lu9v1t6fm589cjrr22nr0m9ghco6vc1ju34gv4sfni86njep1r3l24ffe7nvqbpka08l06dfnnnj7jgpa0kcvs9g16oa2c4h20pl0rrggm
o45bvntvi7023g6b80os42ttg32oah0lo9ic0q9vp0v8pfp780844fpugh06qg76oahs8l1vuqr97fkc85o3sqm172ugefs18623t4dvv0vvtg2k8543vn9
ukv0m1g2c7lpk0hlv2b1p0g6go39k1qq0in0cag6t8orc0mq2ssvmcgqanni444u33n0mheni8e4s1tlr0h039gnv8fec2dpuuivq6eem7r8k049tpcsu6e
sj7vgs5920l7256ghq7kq42ie08r0e4fvbncfjvqhto6us8g1modr40p5rokuehg5f81ls6f21ip23tgar80rk629u6oun6fvgo47bs0i094ul8hj07u1c2
69t6b1hcfqj7nl437a0ef1gugnlnrbc569vft3hqfmv7sis5da1kd03ng32np6k10pu031vegg8o8mc3u22fv12sgoa7vgjnpe4h704hfqd7u3ru4a09utu
7fpc88jk541tj514jgeho3vrup23cevgughq84f434htt2vqsge7o12rute7q8tgoh4k8fos3p9v130vtfisocks2olv850bigj7802c3mlmm4umhfof7m1
bvkpvqh21mgksnvnk3oi1jmu0jfu07u443plsqov72ga5876rs6q152v43fb5ns5jtrq2k9104gph7sojr7i1sqv5pf2b8j9c4ia0cj072fuv84e4a6lvgf
1mffpc83djsotvgcv9ggkkntcbseu0ld098fsj8g8rs69tlr2f2fl1nuv4369u8qvtgfui85ec1pe0in0a0fqd7u4s86i0u302rgcunv4sbea1gcuu2g1sn
f6k6k60dn05th0e8adru3u3fmvd7feh8il43ee050vpqh0uo63kcam1qr1t5frbo5ss36i1t91negeeobuc65m2ul0hcfhr88543jq0dl0gqfj27o3k2cm2
0105jg4do3vrnklvj2unnfj5o2u41h22jt0hjfpqnu542s1vrv1lag2u7eejttq0a2vvig8d8ao42ddqh30bsg46o6lc1n60pb0jqg5p82ks6ca14r0rrgi
t842c9am1jd00mfb680tc6om1sp0edg487ue40cu3vl25ffr1o1tk37i0vf0a9fi986irvje1fl033gdt7q8s6jtven22jfs7o6lrqqe0oj0npg5o7r1s2h
20o70cdg4c82ek0jq1mivipgpco35c2nq1m30elgtlnuqs2shvdr0jcgja838s37tt3d14fg44o5rs11u1pj0i2gkp86jk1qhvsj078gdkno0k7ku3dj0kp
g8h82tk0s23if0tsgfmnsmc1h23msvsdg7po35c1i6274v07h3unumk4661v8vtegdpo4fbvki31uvkeftjnsek6s6115212fuk85bc1d20fr0n7h8eo55j
vbe272visfpjoe8rulm01iv5qg8bo1kc2te14avkpg8mntobvtpvbeuu9g1to6brumu1330qtg0l81uc1g5uhh01ognco1n4cja3bd02rga3nvcrv39uav0
2cg518cv3qui0gn008g607qv3q1q1bv1gleuso4qjura0akvp8g9no2sbv2i24gvoog7j88e46elukmvjtg6f83143ua0hl0nhg2jnvdjvv20kf0dpfquo0
5bv7hv0b05sfnqoag3rj5vs716ugeqo0ek2le108vsugceo4druf6174vgsgnvo6bc2ee0390q8g5pohjs0etuv8vqefubo9ec5lpvkr10tg79nroc02m0g
l076gcs8b9s791vlh1jvg1no59c7a5vcf063g8qo5c46uduoj0mvfu0obls4g9u7kvp1fkfnutrsha05f0fnfufnu7k5jtulr0pqg7n833s40i5k8vgngb4
nuhs2865gd0skg5bns5k0b21qd0gjgocnfoc5oa4bsvotgkbnomrrna14d1f5g6580prudttbuv48g76o4j3o5e1p4up3gdno52c2ma16uvnbfsdocn3sod
uv4vt9ftsnuirumi09902efja837k56lul0vvng0t820k36q1av1c0g0u7ni44f5v7gvb7hi6o1qjt460hgtb5g62olss16q4r921pg4r82r43u6213048g
1181pc1uq0kv1sagk9o2i40vq13f0lkf668a341ea15cuqag1l860k14q0d71csh2roc1c29psgf0k3foeo37s2f5vmj1f0g92oh2k08hpsp2aiflfol3rs
2tvgv1atfsc7t0rtdhvpcve2goenn6c35tu9j1o7gmko2fc0uu066vuhg3no74ju3u1iav2gglm81uc0sq1g2ukbgfdo223u120id206gb87jtk2c23ol1j
qfu48e8c3ra2dcvu5fubo9n41v1v930a1g4080sk6ki0ub0uhgb084rc14i06p1hffsuo2244622dgtacg54ocj43n21bt08hh3e816c8eu2r92h9gfqnvg
k6m22g0uj8g1pnujk43m12100igg480r441lv1b0clgeeoacjume2hj0bse4lo8g3m5u0fl0oifmt825c21dvqsvplgcfo6rk4ftuqp0sag5982gjvhu1c3
1icg64oe7k659vd70q2g29nt4k04e3jp2gpg6jo9lc2iu303207gkt8ipc63u6ip0o4geb7up41722l514bh8g8hjk4idvr90esguh8dbc0be1ej1vqh7oo
brc3kq0h8vrmgkf883k7qq3sgvf8hbg8h3k1mm2bivuqgcv8cms1slv4j0cnh4d86h44mm3dj2fuh6uoccbphi3il15rghho8kk68e2tl1i2ge88cs47pe4
330dnf03nu9c1g605117hhb88ekk57e1ur0a0h9d85lkat5ndl0hmgjc8dfkasa0sp1fjgr2o9hc8j240gvong2f8es44ni41304ofkco54c1nq1hh067gp
vod242pu5431ngg49odqk5tm2kh1ehg75o2nk0ctv090irgbd8c541m242v0uqg1u8kac2da37f0fig3ko854002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020011jcg1u83d3rt
9vbd2amgmk7tbjvqq2kt1f5gado363vl9vp30rfh7e8e542am2i712vgee86f3uc616t01bga6nslrvsq1dr1ckfvlnat49t61a710tfueo3i41o605t0vb
fv9nv1s11i0j30d3g0a82ps0rdvp50hbh1885u3tnm0bl1bmfpvnuv3ue21el0evg9hnmuk48lv2j0hcftd7ucs1lm102uqkfu486ek0mhve30l4g3e81cs
1optvr05rff4o0es26u1gsvoff6e838s4e23a10a1gjl87mbvohvk10mgfkto7fbujhuir0e0g6q7m0c2ve3bb0pbfpu7st478i0j2v3hgj47u0c099vj10
itgad7skk2rm1nsvn4g71nuujsn203gvctg0u8ilbnbi0q30ctft2823btha1hj2t5fr7npe42h9urj0lofne879jkfltuv0spgajo92jrti0tqvgig8vo5
vk16e23j1ueft1ntqrus1vtb0mmgk6806c1qa05b072g9enit43su008v51g267uvjschvfp0npfmqnpbc31m4q900pg1no4tc9ge1aovp8giu7rvs17q1h
r060g3go78bvvm0l50gog6f8c3k139v9f040g1qo9bk2ke2cmvdgglu7ntc0ba20515vghmni7k241ppj19ugk1nuks43q3sutsffi27vabtr61uevv9fq5
o1tk1mls630dfg9ro7rrufm27sv1rghio5v45ha0ef08ufob80is2662t301tfc986gc8vm1pl0qlgfbo4sbse5tcf2f4fje80nk0glvgh04og0m82l430e
06507ffirntic3hq2g6vhbhi4nqa3vu1uoqu70gf9814k40hsu30cfg4co0lc1vi27j0gsfv787nkgqpvoj0i3gin7uoc021vk111ngfh85641g20p2vqng
e3o1frvoi1l71fjfu58gvrv2m01mui4f2i8d1bup61hr04ngd5o8uk0bltogvmpg17834s1qe3ob03dgg8o7l45flv831hifvt83o40au222vdvfve7vgbv
ululj0i5fo5nutjvt1rnt0phg9t847s37e1lt04tgie7tsbsk9uj0u7cg23ogrc0ue18b04vg0o809sb91t250hhgcso2mc2b6230vl0g0vnvj42ne20p0k
8gpn82krsvu0in0bqg5pnuqjrn660uvvjg4g8a5s06q0gt1ilg6t83h42j1snf0mfggdo6us2q22q7030g0d7uis2kq2vh14hga08a2bue1vnovj1g98o8i
3vba1mp1blgsho55s50q0vf1j5gpe89ss00u0ib0omg0eo51s29q4ravibfo5o61s3421ot0feg3882bs5fdv0j0m8gag7sqs3elvnt091g6mnrrs1hq0u8
vupg10853c09m1qf07qfosnpdbvr60nd0qagf4nu9rv620scvf8gjq86h429a03t070frjo94jrum0l71neg5381rc2s61id0t6gdk7ocrvd618900kgjg8
2ms13612gvrhg2oo074215vfr1mvgf7o1gk07u13h0kph42nnpk31u1aj00ifvbo1qbvii1tkvssfst7gdk4mi0vquuqg0v8ahbqai36b0mrg43nu7jvfi1
aouqth2b8bu41hlvr510vfe67l5btdhvip0aigeg8oak0ldvv90jffv6o0crvnlspovkcgfmo7bs89tuqav9efoontok3ce27l0gtg4584lc3ei1jf0rff1
4o7dbva20ukvlhfm58g9c0opvn10ojft383rs3hm0fav9dg5i7tbjunu03f10ufpao82c32pt6113kg6k7i7brb610b1p6fmjnvqjs4e1q712bgtl7vsk25
60pl0t6gl67nqbo962givj4fq9ntabtu62br191fsko8ejr9lu2f0kofq37ves1e1sm6vnrg8lnt8bv9m25n0t1g9so7us06lvoh1oeg3qo27429e3u8vuv
g4t811s3a5tl10i5g77nsdrtu607svahf5983441la28evcsgginrkjr9dt8eud1gpa808ruvq0kkuifgch7kmbm9216r0iifk2o8bjvja2livbbghjnj93
s1dv2l1h3g0knv13ria38f0cfg907pabvntvjd0a7gc5nvcc5i5uh6v1ufivo51s0k630931sg9co2is8g61dv14tgh4o0ac2q24fb05tfmhnu94d8m0ssv
s1ggc8d6s0i6380vkifks89g3qttu5302cgfmo0as1v5toj005fqoo0sc1fe0990pfg4j7prk3h5vhp0b9gi5nsss1k1uaj0aifn98av42k22470b2fueok
63sjtv12vj0fqd7porqve15cvq7fsi7vjc27pvf8vf7gq6ns3c47u02iuo0en5np3ru260scvp4gmd804rrldrjj018fujo5ubt9m13mvlof6082cbsue1r
h04tggv84ic8621m2vaveot7v6rtn624f1c9g0qnu9jucpuh8unmfisntpc3ou1fqvs4fdd7rsrstm1e70jkg0lo28rqma3gf1j0fnb834rsoa3skvqmg2f
7tmkfdm34mvq9g5snsas5gtvgd0khh76nsg41ndupr1eefbno6njuqa14mvf4g9ho1brvnm20v065g5e7u6jue9vpmukegpinnujtmlu8v0f9hfunsg4435
ueh3okgg8o8orvs9utsv9bfokobprui23g70tgfje853s32hvrt2oqf5783v3vtu0hr11lg4e82o3st5tsb1pffdu7up3qu208j05ofk68cubu2a0cb2lhg
ldo1d3rgm1tj0jsfk489ibviq03l00hgd7o3ijvpa0f302qfb6o5pk1e20mcvpbg8go5ls2c60rkvhffpn83pc3ne0k90eqfu08amc1o9vu90j1gfd82ic2
odvuf0fcfgb88ccbftut70d2gqknplrvitv8v2otg0082rbuo5vv8vmlesfnrck1ndvgj0cggbq865s0c60rr093fv97oqc2ve3javqoge5o56k17lvf70m
cfvf8das29m1t4vi0ggbo5jc1ge24l18eg4p8ags1e615j0qegl47uabraa2mt109gbjo08c1qa0kv1umg01nlljvq5vdp07bg4t82urk7e428v4vg4181r
juiu154vrdgdt870s3ee2tb0btg1co4srv8i1tv0csgbc8emrjha0e717tfta7nj44dm22cv2ofnfnuebtm61dcvmlge37mrc16hvmd11bgr886gk1fdsfe
vg2g918ek3vua0bb18ogcd7qqk6ha0o106mer4omkjvudu4cvlmfvdooks6olv5b0s3fqdnkvbsftq4ovdngq782mc36m11l1csgbfo8qk3225jevp4g4l7
9r3pl5ur91ecg6jo6542121dgvimfvl807jvl9u4b13gghfnv1jtne1p2vhrgds8ctrsqq1vquufgrh83ejs1htpd0f9g0h7vortiq2qd0c7fmto7l401hv
lj0lqgg581u41aq0nb1vkgr27ukbuf5vqn0hpfn2841s0uq1cauiqfgvnq0s02a1c50tsfj782njsb9vhovrig50oads0te1ut0bmgao858c14m0f8unmg6
5o6bblvu0gr104fb1ns4k0ui03d1oofoaogl43jq20b0vffu9nm7s0uhtuf23ufmlnmbc2atuiiuqagb4o54k4r62u90reff0856c1alufp084gh6np3k00
e10n16jfqv7ujk39e1fj1btffv8833sam2av0nifrf86ds685vkgvqhf8m831buqu1psvf1g9282ls42u17cvhhg3g8633ulpuc5081fnn7o1k1u9vmgskm
foh7sms2m22jf0jafjhoatbob20iv0b9gd3niis5ou1q50augbp7s94175ukgvmvffqo10k1i629ovthffg83rk3tdtkqv04g937s43p1q0bj019g6tnscb
u0luacvgih697vhs4ee0v50kafsk7spc7bu40f0mgg25nq1rvj22imv16g1ho4ms3064c2v3cfkv815bt3613muelg4po6ec5ti2oouovfvjo1srlfa294v
jtg6l85j435m0n505rgannsd44g1vit1iig66ob4castvut1g8gddnpqbu3u1p70gofn686s44iptvj371ftk7rks1p217b2ttgsnnv9s5hdtov0epgf080
8422u2quvkpfo6nvqcdqi2b4vdkg147uv41oa1rb0e1gmdo28403e052vhah4l8593qelvjmvmfduqnvujeom238vsbgkenpqk49m39ivm4fpl84342gq10
qvqogk4o98rueduhr0hvg0f7or435e4bavk1fqpnusc27lv8d0h5faj7cvs0uhvu30c2g5oo9v3oedtuivt5gj97t04305vhmuu1fm4nrfc9t9vmt0bdg4t
8fe3vm5vtiuragico7lk0d9ur508ng44o1sk8ae0iivkcg71o3uk2u214j0rsg447s3jv2q40evbefruo03jv1lu6l18nflk7rak3je2bd16eg44nvjc2ku
0ql0lgfpcnt8k5li1851a0fqknvs3r6200avnegj586ks1c9v9r07ugqjo3vjvuputcvu4g347pck4thv6r10qhas82tjvpe2s90gufnqo69rusm15h14lg
1unt8c125t70vjsglf7o7s2h9un0vmkfndnu2rundvvau2qfdgo0bs0p5vvl0vcg1k7ssk1ipssqvpbgmr7k9s1e21u2vregcho00bufdupmvuegie7p7k8
0m11n009h1n837jufi0jovbkfr4o3kk5jluo8vdbgut7sbjvli1et0ibfrro3qk5j61e6uhjf558csc30i0f92o9fjloa642461gj01sgarnuarts5u3ovv
8g8981jkcca2lmvqqfs1nvtbr5637b0g9f84ns9404i3gn09bh8hobic13m1p0vkggqio9u41a61g10mbg58o6ubuge17319lg3qns1s1nq3570tug5g808
3udi0c8vi4f5i812bvd221d1aigcao0p3vqe17sur5g8v89vbtmi14ovtefrgo9vbuo9v4ovr3ggv7sus27lvs5196gi7nvl42i5vl532mg037sbs0c1vmh
0iag0i840s3qi1eb18gg57o1hk2r60n90i8gdbnv1c02i0qh0o7ffeo44c0bq0vh1evfuno7v447e3qb0pkfqmo3grsaq0uivotf9p80fbvsdunh0f3gfqn
q73tl5v350bkg9o8e8ruku3mb0dlfsr7tlc17tq0n021fsdo9mbuie0f513pgbmnj4k02q3uuv33f9pnkt3tda1iovfhge0827s1s630f063gfho8gc5s9u
j6v6ng0o7u6c0ta3mr06jg478cgjuttvnl1jffgu8e3s6alv6av9eg1no0abvue0jgvmlg9v88c42q1vbr030fu3nvcru261m72k7fcf7cjbrfu2c8ttafv
qo4ps1mm06svfag178cvs02a0v903pgi9o043via1v50vtfsm7v1k4gdur90tgg61oatc1pm1navjiggfo1c412i0bp023ha3ojj43flvaevv6f947v9k4h
213j0ubfhloeprvqq09b073gj87tjk1im07n0adfum80o3vehvdcv8des8o633volv9qupug2onq6k5f600sv7qg5ansa41ci1gf0olgbdnv7bvke21b0hb
g91o3gc6dq0mov92fqjo3dc26lvbgvc0fu1o31k5s1vs2vs9gd1o0nro52256vuqg8dn0ks0hm0bsvfvgp4o4q42t213r22qg2q80gs3bpvv10n0g3u870s
5u21090m2gcmnub46ga3ksutdfr3o433vle57gvh0fhio1sk13m05j1igg0m8hebtlu1vcvhvg98848bv5e36qvn9fos7rsk1r22qn0dsfp57rls4be338v
4pgjfo5c3v0q1o1004g11nvorui21houqifspnqhrvca02j19mftt8ccbrji2vp1uuftl7vqs79hus1089g5fo7uc20e0kquqdg7j84hk68i1jj1qgg39o3
0k4s605h0sjgbgnv5k8b1uaf1dnghpntlk3520q70g3fqq87j3u6m0m10pgg9mnu33tle07kvoggivns6s0he0p116fg7so1os2q22tgvt5gra82pbvpi0s
p0loghj81jc0ua01r14efqpo5jc2ne27j0jofkooa8c1hu11f0c2g5bo7s4085v4116dfnro2o49ie03l002gguo6bk16q29p0eefpu82i42jdvvh0deg0f
o4ek2ci29f1nsg8b7vjs26a28307fh5envms0oa0sd0m7fu7odn41521n90obfrg855jude16d088gj288j4485vu90vafu78b0c17m2et204ftcne0c5vq
22f0tvgv5ofk43ei45sttrg8iok1s4hq2490lkfsnof3kcopsuutotgluockk8lq0c70mhgdl80jk04huagv3sfvgo4g48ce2mp0k5gdioeu3uum35p0acf
qv8dmsa3i41b182gj986d449m02l0m8glfoddk7fq2qb100h648hhc9i9v6p0d2gss8gqbtji0tn15rgn26tmc4hi5sn1j6gbt84jc44dso10l4gkho8o45
la39f2k4gprqcms1g21a71dbgra8dnc38u6i10qfgm384541p67an16kg767plk71i1ur1h9gfg8h3k2te488vc4fo081fc1nu10122pgmt8aibumi34v0i
4g54og13nqm4d32esgmho22s87i5jv23eg757sgc9jq4mn2l7g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004019vu10f9g21816k9ce0o906fg1u873s01i1r30kpge280i
c3j216122eg6180njqba2m10mkg9ao2d3tadvviv27g5co08s78e15p18tgp184uc7rtu6r08qf8380vs0nptvavi9gqco47rmne0c1063g6eo7d3uae3ks
vmffns8c7c6glv3kvkkft17o4rvalv990prgpb7qjs0660t10i6g3bo02juki00eviigl6o8mk48dtnovhbgkg80945s219cvsbgo1o2d3vk5up30aofhco
h743oq08h00efo1o1ts00q23j1fift1oduk1lluph05tgao7qdk1kdv4l0f6ge9nportq62h111aghr80fc2t61rav3ngkvo6t3stq02703offso3qjtja0
5t176fppo2cjurtvq4vl5fsk8oarv9e0rkvucfbt7uejvn1vm6vrpg1g7vn3tlm0db1h1hkk81vrtia10p0nig3ko69444e2hcvqffrao6hjtspvvp05kh5
bo2j418dtt4vl7g8po30k39i11ov3bgaq7ss428e17901cf7dogdk2vpum306pgv389cs0s22d11pffvcnvrs1m61r9156g6envrs1cm1qr0iagajo273ue
606l0tsg2s84j3ttu2p7020g7oo41k56224eucbfum749s6723nl0eig1do7e40rq2tr082g3ko4es47q07p0f2g14nnhs1qa0uj0fjfov84i3gam378urf
glk82l43vtvut094g3go3hk4ou1h9036h8886trtli23b1gig8r8cvrvf61t103dfu17ne41sm18r0g2g8co2ds0atvar00kg5n7rss46q3oav3cfmn84bb
nmm1kl00gfoqngtbrgm34gvubhe0ntjs4ptulb1a7g6e82s45ni0cl03ag8vo7lk63a0lr019gc2873bvle3on03nfj8o20s7q22tb21dfev823bsm1sh50
07g0b8e8bte5vl30h5g3m7spk4ktvjh048gdc8fo3vp1vnh0f4gh381kc4r1vg31ipg6lo09k1edutj0cqg4qnt4c5mdvf9193fq4o97c3aq3md13agmvnr
abt1i32r1cjg1e83ejuo60fl110gd2o5ts4oa0jd0jcgm8nnv42rm00svhrg9d89hjufu05kvpbg3anosrrc5ucb0e8fhao1c3v9lvk50affcs8f0c4d20v
l1beg3l8ghjum20tl03kf8oo1743thvaj1a5gg885orqp610v0avgabo5u4729v891bpga5nsp40t9ub70svfh7o4ik7lq4l3064glvnrtk5n60s2vi4g1v
7tqs50e2830kig3b8b8c2htu4j0v4gkuo3049vtv5r0c2gfu7t646jq0cb01bgcdo3ek31hvduv64fmso3jc1cdvjb0sefjo89dk02m1usvi4fof7vos4vq
23t1kog6jnqb43961e0vrlgep83d40bi0tb1pbfon8arbu0lu1304lggoocsk35m0kp0nogfuo0k44a20kl0hcg3invejvge3i10r8fop88dk2lm1dmvu2g
6eo1t42ve43kvlmg6hobos26a1vt0d8gam8bfjrb61tmumsgbcnun40hi22mvr0fqto04c1mu1okv0eg2do5ebosq2mr0gpgduo5cc1de0oqun2ftf7q73o
l1ui11engt1862s0ptv7t09affm7634h2e1rh0p2gnk81rjtkpvej0hagjhnst490q0fr2mgg42oj0c4klt4n46nggv8ccc229uv531ggat7vl44b1rb70i
vgfrnbi45j1vkl081gemnrrs1em1hgv7ag66nmebvmm0td035gb281ds0ftvj10bofqho8fk69e1kd0n6fn17trbqp610313sg9mntnc3km1n0vo7fl084p
rtoluu30naflj7sik1rdvb70n2gttni9bvg60s50ecg1inhjs1sm1mn0d5ge3nns3sva2390e7gc27tt3sq61pb12ffvsnvbk5h5vdgvrkg42ns33ue1vhh
09gg1h8alrvbu1gd0a9f03nm9rupq098vtjftonu6juspvlt11lgfanuf3rclvdqv7mflq89rs00pvhj0sphh1o4i466618b0a7ggn8283uphv5kup8fuqn
vpjvrpue70f0hahobd44aptep0j1fnqnugs3u6125075fsjodas0ba4t30jpgmu88bc05a1d524ffs1o12k3h61fivelg0587ek1d60ev1e8gkc7qnrs722
171p3g4anokrv8e13j0q7ev789jbovm1ud1ncgsf7upbvfttl518gg14o16k2je14703agaho76k0j9vfj0s4ev0o5d42l9vup0qufnk8a3jus9sjt0ghg0
d8kgjroe0f0vpig1a7urk4s5tb0v4hgmd7robvrtuciva0gc6767ruhlusb2iagfg7u6rrsu01ousggus7lb41ddvu307ffj2o5hk0e9u3avj0fle89a41l
q19kvo5g7q7t1jk5pugmvn7gf0nsns1ta1mgvd2g4v89dc6glvor024gs7nnf44vluh2vqtgf3numk3h9v8mua1gc88bmbvk60e0u9hgl07v3c77u2iv03q
gdl81bk6ftrduvvsgcjoe6s0nduqt18sg067u842t5vh0vd5ge7o22bvse5bktanfclo5g3uv21nmu5rgsa8alc06a0kevslgmh80djun5unh0bng5d82ok
0t213iv67ga4o0t3p060j91eog317pps3m60670qrg6k7s9ju6e1ukvcffufo7lbto9u4j0fbfs1o2mc5gu26svccfltojls1lts3520ngcvnv1467e10n0
s2fpq7tjrts5u4p0fqfqoo0kk3aq0430gofr87pn417e0f506bgofoa8c1be1b51b1g6m7suc0t613l16mg7cnuqbul9unt0p9glv7qic1160bh0h3g557o
747ohvc104ofsj7vu4a29tm90gsftho77k8na01ov8qfp4nr0bshtvl0v8og2182540c21umvb2gteo14c1k9ve11c5gbd7i4k00a0pb00tfu285nrunq0k
115bfs5nstc3nm0h1111g1no8sc34tvo50jsgdbnrmjs0q0o704dg707trc3i21i4vpvfn9obnk41lvemvl6fuh84bbvrtvskve0gk38m7c37duj10qcg9l
8983tja02d24ef9ro9is5cputh36rg2d7v1rri9tv4v9sfuuo1qrtni04kvhkfum7p3k54u2u30u8h6u86ls01u12j2q6g4pnpnrvihu1301rgam827s1q9
vamu2vfsdo6qbuglul31plgssnuqk57lvg0vdtfnko6n494e24b0vtga47s1c53a2uf0jnf9c89dc21hvliuvufpm7tjk16e03v2e6g8bnubk45m2a508kf
pa7vfs3kds9j03jg8a840bt1m1lh0e1g5qo0s407hukj149g58o6mbkuu22ssumf847r7jv8dtjl09jfuj818c1d21asv7mg0v82bs1eu05p0mofu27sjjq
ehvr1041glr81uk2sa0ruuvug6no5fc4v5ucgt5dg0l7stk2rm2ch08cfphnui454i2nf05jgirnvcbtvu2f311igd57k941dm0o90jqg65881rumu0jh1b
dggm842k78e148vmgg5pnrdccbi02f03egjm82k3vi229b0nug8089dc6ea08f0sofdr7sfs4b210gvd0gc9nucs1i9v491kdg7doa9s6chuqd2ugfrro0j
k2n1t0r1tag9782kru49rr50pkgjp7tcjpo611j05rfq0nn34845vgh0ftgb6nt1bv92446vjngql7td3pf211r0oeg51o1mbut9rjivnog6vo1qc3o9vhq
v0og4pofpc77e19p08oet7852s1uu3r30h6fbgo5b3sr1thb01jfg5o1jrvr62hovcqfr087bru0dus4vspfa27egc1blvrb09tgf27mls5blu16vs4g478
8bk3tm0uov7gg1bnunrqku1a10mqgb97vfbubu0jd1dqfhf7gss1ntu9v0esge6ntmc2d21ch0vpgm67u0s75u0jn0m8gjoo81k22m2j4ue4gbnns4rtia0
un0fffo37uvk18m38b0tlfrt7u7js5hu3d0g3fv585gju3htsn141g9rnu3btnu06b0cmg8uonos32q23mvnuesa84mjvgm0gd07khc2873k29e17j0glfn
ao83s1v62kd15nf69ns3btl5uv120hf8annnjva5rmb068en37tic2b22imv4efn17rjjsc9t8t0flgab87nc361ut514hfst7st3vtltg90rted8o533ur
dv42vmkg727tjk1g6056vobfscnrj3po20ej032f9tnk340l5vi4uf0fvgntmbvptvb701vgg18fik2k9vnkv5bg5p7vjrtvpvrt0bvf68o9lrrnq1o50a8
guvnugc1iptch17oga67o3rqoi11j0agg7481cs8um1hov24fo681pk3q649avefggonrt3uulvlr12cfq8o4pc1kpurev3fgdl7mpbvp20bv0lqg7ant4j
ug1vbt01pgai7uvbv8q1hb0deg9h7tdc1qi1b6vn6g3o7uks2hq1jl20lgdd87rs2qm2pv0d0g93nu5s065v3p0eqg1onrtbvae24qvkogbmo703vo5viov
dkfvenrvjsp9va50ppg1lo7fk3kdvoqvq8gcsnv3jui9vu90olg5d810k091te8vprgbno2pc1322vcvrifu3874s2be3md149g9lnrqbrji2eavs3gbmnk
es1360vb15bftfo1n41l1u0t0o9gl38c83s920ad0fjgabnrmc3plumv18jg007t743q1vhd0tsfolnn9juq21o7047ha37qnjti24ad22dfs27s341ntvn
10ddgns8bms0km2ocvvbg20nun3tra5ul0efge37ud4cem1dl074fvho7hc43m0ep0svfg67muk1lu01t0onfvio90jvhlumavqngfu831k6rm1n8v8ggin
og5bvve0af0qfg2g85bk5tu1d6vcdfoonps3v81v1uvc3g567qg43ae2ekvccfqrnpnk5pa13r08ag727rirvc21t90kfg4q7lqc3oa0miv7mg01nusrvai
1cevflfo98h5k345q7t0nogjroiek5vi17ov5ggd1o68k1b1ue908jgf28fijria1j30r3gov7vo3u6m0nj1olglu7kec1le1fj1mffkt840bste0t0v2pg
167g9jvf608avl3fsco46c1c236qucufpao7ds1m20akv8lg5ho27rukttqkuh7fst81b42nu2il060gle7pk3v6u0nj0vrga88css04i0n2uoifjnnupc6
m20uv21fgep81a40gi1a2uuogi4ndnrtn21u50q7fkm7sf40jhuqkvcog3180s46t9upf086g0e85bc37lvpt2gjgohoc040oe252vlkg76o5tc3jm3ch09
9g25o2n3rgdui8vvugd9nvas299vv13iffup84dc4ju1fh0pug477unc32u0gj031grk7l3c125vi2vlog8cnvas1mu09b1o7gcm81v442lu7n1gpg8p834
414a3kov4dfs9o62c0plns501fgkoo0n44s611704ggee82kbvlpvlgveeflvodj408i2d2uscg5d82vbu321nn01qgae853k2i206svjvgh080544cm2dp
0n0g3q83k3ujlss1080fqv80rs109uekvcqg3u7vvs61u0or0luftuo7mc6t60i6vtbg57o68k355vtr0rlfrbnugk22tuot0ecg62o5vk1dm02p09lfa2o
fpruv5vc4v56fjgnvec1qu45f21mg2eo4sk59i1h6vsvgfj7pjrv0hsh1092gkfo5t3u1u08j02mgrj7ui45ja2b305afk5o4ck3ve03t077fvfo8hbveht
1f0jfg487rj41l5vc6vq3gbtnp3c1gu0ij03mgh381mjuj1str07egmbnv43sc9vnr0ecgeho5mc6hi0g4vgkfsvo7i3vq9vkj03lh07nvnc6ci0370m2fv
jntns13u0rd0h8gfh7v3c2k9t9cvqng2cnsas3na2cn0idfsq7tpk3ti0770djg5g866s1q22skvjvgfd7llc03i1lb0apg6inth44a20v50lcgb8843k3l
q0230e2gu986d422u15b110fmc7tf41le1at1drgff80m3vn21pr1uqfkq86ek0ha2if041g9h7l8k285vul18ugd888lc5vtvsavi6g1jo4a409m3rgvtq
g4n8834055vhv1k1gcbo5ic1ia1av0cpg88o7abuqe2tf193g1nnpf4aj20il1f0gi785gs7ki2suvsbgmo87us38i3nj1l3gdl8fvbuim14b2asgf1o94k
3r9vg71rahhonvkbteu1sr1ihh1po9ts3c61nv06og06865c0ia0j911oggt8a9s2961l71u7foqofgs1uu0rv1u8h46of3s49a28f0regfvo9ds28632n1
hpgsn8ars48u2e3250h5k7sv428u3dj21dg1v83rc58q2r4uhkggk8at41pq1bp0ldgfho0k438u3dr0vkgia8cek7j634j54ng8ko5is5c23gf1hege28p
ss3em2gj11dg4jomls3rm107042gp088fk5ui26n1vsg7c8ggc1cm01b12lgck84348ai2o9174fuqodgc1vi0qj18ffkl8g1s9k62l1111h0g8aq48ei0o
evq5grl8h0s9sa001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000geko2vrrshv8j099gpao2bk3n5vsav02fv387hrrkdvib02agc6obk451q10mvusgm9o0mk0m5u4h0nff7c
84dbpsdvh1146gkk7pt3la66ll0ocgvb80ts3km0cv010g9p7qejtd248102efi8nvas16q14f177glu8dcs1l5vf70djh5tntbs1ca0fr05ifp183j411u
1b4vu0g55o413ubm3govnffsm7qvs5e60tt16gfol7p2js91vo1050fojntj3udq2skvkvfnpo073uppu1304jfstnt5buu22g30f5g7586kc30dvv9156g
6lo0nrure1ld15cg92nucc18a2gqvlcg0j83ic2d5v9l0vagg783f3qpdu4j0hugr0ocg407u33f0qbg8n84e4cui1ab09qfn084ik0k1va8v1oga47scjt
ehvq0ve6fko7rkbo9u0j50eufc5o3ns4ki31ovsag0mnlnk1tu08mv6tfppnn7c2ka0bsvb0go685os4ku0bgurug6b84bc4ftvul12sgg77uhc1le5vr00
cfjl80vrqfhugp21cg6182cc4gu6d50mcfuf8b74ahq0in0c1gljocfk1aq0ikvclge0nsh41mi2dcvlofkqo66rv6a0d11rafop82c42kputovgqg98o1o
3puq0p0ukggg7oaa49em2or138eoeo98jufe0o71f1fgvnsek0h21df11tgo7o46c2ve0e70gheg48bik08q27l02qgdb830k1ktvlkvu5g3q86ebr0i1ml
05lgcgo7e4521uc4vnafku7ra3u99tkf0iig08of8rssm20f0l1gqr821c1pdvpr17ig5iomers220hr0plfoeoa44229v5evp2g1h7vkruli2kv10efqn7
vn49iq5kj1jbg0e80uc08602v066g1u83641b23r319pg6v8hds4du0mevtmfo6obl411dtmn02ifb5nnoc3rhvg70unft0nnus2qi0aiujhgbs80ls1ne0
mkvehfvo7v1ju3pvjt0ivgms81vc4lq27d06tg6781lc5l2344vhoftho2dk4shuj100sgdant6k1pm4l7024ge58amjs4m0910frfkso2kc33q15d0lbg5
0o343r1puod0sjg5gnt8411q1dr191fqknlms20dvgsvahftqo94s1g203qv70fto84qc64ltbr1qefsho32c53e13t1a6h0184vbvhhvauvi9g0b84ic5f
e3r4vphfdonv743tu2nv0tngbm7tvc6oq0h500agednol44fhtjb0kcg028fhk0j21tj0ljh5qo3dk4se1i700og7vnvjc1oi0d4vn5geho0u3vr631509g
gm4o9fc0km1h0vsmgf3o1ss5ra3qh16kg0mo3t416a0a50fcg2oo6rsbh60fh0scg2e84bc1glvv71evgph81dk5m9vrovs3feq7s4s0t211n0acgl8o5fc
5tpt5r1efg248hfs11e1l10vlgb2830bvt23o3085gkknva417q0fb0lvg9mo2kk3mq2dqvptgg7o063vhhvdt0jcg1l7u6rr821bh1kngd8nun45921811
ikg9688hjmju2eeve6fhg8bqs1khv1mvcdg0a8aak1ie1591lefflnpks0223g10vkfv1o9u3tea2bd1dseoi819s7c226917lfpq85u4279v7b0hjgcpoa
bk98e3a116kg95nkh3v2m0190kigbm7s04595vmp1iafoe7b0jv661an0q2flsoau44q22k10a7fm8noljvfi0vgvi4fpdo3ks0sq10d0oefq67rlc0jm0s
4u0sfr5nojk3b60l91o0ffno324479s190c6g8e86241g5v6b122g297ogs0i9tt10p7fojo2t3v9lusv0mcfn0o4p41ki11gv3ugeeo08c2fi1e8trjf6s
o0346nq0hj0jjfspo46c2nu4jsuv3ffa89abu4a2771dkg6do4fk31e03r1vdgba80qrvdtt010ttge2nj043sq160vrbflh80ms0k21gd2klft4o50jutu
288v8ui9m7tqc16a2r504vge784s4489vbl0r9g73nu4jkmppcovtfh3qo4pc0vtvi1032g3co9n3tjq14d0nggba7hlk1ji2fh0q0gc87vdk0c61i2um6g
nf7vbrut9vvavebg79ofnc30q14p0rnfu0o36c9gi1q505gg3u833k6ou1fevd6fhg8i5k59u5o0vnngl8ohbc0e61sivn5ggp76ck0vpulv1gvg7no473o
3m1ssv90gks7jkk2rm01uvinfrjo1gbvgm2fn0o4fhv88r3qatvgn0pvg6t7v93tqe0tf11agajns4453i0tgvg9elv856jr1tt3d06qfbr7otjq4u28f0f
kfl4nkik0elsc0ug9g6t7vkc9tps6b038fm2octc1fi0h4vrsg5bnv6s379t4n0srfq57de421a2d30clg8to5o3vuu0r905mg7d7o8k3nu3fkvcbflqo41
jv9a1631cfgku7pprv1tkuuvs1g4cnukrole1gh0lbggh86dbnelu9v0rgfucok4rrja1sh0okft08anbt0q00qvkugjg8fas2llvrl11eg3d847brc20ql
1h3gi67nk4365v7qvk6gqno7s3t5dvcv142fvfnj83tgq4u6vn8ge7o233ub22dsvncgjs7vds3oq0vv04vg65np03rfhv910m9frp785k2me0g4vtmgeo7
res3qu0kcu1cfi68cqs24lrfn0emgrvo4gk1dq0j6u3dfb48ga3vppvpv1d1fsdn7ks4d5vt50suflc82k3vkhvf2v4hflao16bv9e0icv69g4r85vrthlv
q11bqg5f83ijpga1m10o6ghd85j442q23gvi0fplo0h41tm19ouvpg4s81lc6cq0n105mfp8oog41sq17h07vh77ogjk5h20bp0a6geq7jmk26q0b8vbfg8
j821s0l60o0vckftf7uac20m29n05hg5085ks0su1th09nfuto4141d21pv0o9frv7r743sa1q70n7gjb7u63ne5usivnhftdo85c701u130hofln816jvo
9ukp078fiu853k12dv66v2bg2no1ujvki0k50rhg0k82340p20090sog0i817c7oi4tb0gpga07n3c291vm70hkg6mnt7k3qtqdl0d9ghlnsvbu61u3d0c5
fjtnqvruc9t8ovf1fooo1sjtbi2hr0clgd181v454u0m4t0gfuenpp48c9ve509qg16nviru4q0p501ago47b2460u1o8vjkf5o80js3ue0tcv9sgf381tb
q220cuv6agag7rcs8le3ef0u1goh818c1r5se715ugmg82hjrk1t0l0hggc8ns5k4rltpb0u2gt2nue45a5ucovfag7j7kdbvbq70p0hhgmg87b3qipvqf0
uffpo83sc6n5vtf0fvfci8273op243ktq3g2tnssbvne1h4vjtfq87v8jste0mr0ksfn0o9541gtv7d0pbgmj8jujthe2i0vv0fk8nubbr9m26t06qfji84
frq0dueiv4bgav8jeru6dvbv041gdlo6cjuim1t0vahf0k7quk4nhoi8uibg247v9438e0vl1bnev4nnjbj0m0ih0n5h69o493rhtujr0j4gn67qtbnde13
p0ckfhnobi3u623fmujmeplnrt3tr20m6v3uga5815k2d5vrr16efg0o1gjulu13515vg0nnrj44ue3s710vgmm84fk41lvnp03vgss6v3rucq0qsvtbfhc
o0p415pvrj14efn4o23c47e0qh0t2g948343pk1uj318jg8b8bj3t6ltbr12vg8a7rqjvt1vmr0dqh0tnqns5hu4ir1fnfspo5sjpelusl0r9g00oahk07d
sut0sufgp86tbvtu0371mqfp38a43tuq04r22hgbr80r3uvdv0qt7tg0jnrnjv0q1e6ucrfm57rqc4bu42j0r7fipo59c0t1rt4vvkfq77oj3vqi12h0t0g
0b7rvjs11t7ev8feoq7rms0sq0m2u1hfpj7pbs2lm0gn060gf67uus1r23e11rjghso47jjgm30501hgopnporrtltob0isft0o51bu4e1rp09eenjnrrk3
ve1u90snfg1ncebla1vb0vqog1p84hc0vi5fj1ekg69o3grsp5v83162frhocfs089u711fsgnbo9is2kdv6p0u1ghenu6c1m5t8h092g4bo4gk34ht8t0c
dg0f7l1k00q1asur4g8l8gpk84hvmv02egg3nsac24lvncvdjg6u7tt43o60s4ve7g6281k3v121biusefv687mk28q083029fha7j2c0o63rcvonfrgnvk
40fu1nh0fkfei841k1l5vfh0n8fsaoabk18q51n1nofnio2h435m0pavrifkj87ns0qhvtovjifqvo6jrt9ltmr0upg1r88hk4861vn0tlft481qrtn9vsb
199gr4ob83uga27r0e9gd87jvrshu06n0jqfsk7uac0la3fiva9g378783ssdud30s0g2e82ljsau00ov8afpuno5rsnm0st08fg128cpk1jq0lr006ghco
42c1u20gj00lfsqo5bs77u0q0vrfgod8a7420hve901cfv4nkc40itvaith0fubojhc1su2170a1fbbo33k0463or0dufttntqs0jhv6ovd4fh5o0v411pv
pr0sdghu7vus321ud9079fuvoafk12q01f13jgiu8dirvha09j0kegli8d8bv7e0dmumjekoo54rvb60o107tfit83ak31dud70blg9u81vc2be2uj018g8
k86crtl22310f0fvp7j3c2t5vsstuefrn83d42epunmujkfqmo22c2n24m2v8sg08o3as3um05b1ogg2j7u041ge10d0ohg0v8ehk07dvgr0aufpao1rju9
m0covqlh3roack1l5uq6vv6gmc84ck37a0bj1tfg4u85nc0hhurj1idg9a7rvjuqm20kv5ugcd7tkjsa23en1s3g0v87qc33q28l0lfgljo3qc1pm11h0bk
ft1nuvc0v22rt038g9s8dcc02huscvf4gj5o41ju8a0lqvirf9ko6b442a3s6uuhgba84ok0fdvsovnqg5q8ckk2061cd2f9gn67dpc3lm1o0vsugcdo6kr
s7q47318vg4481ijt8e242v81gvn7mck4oi2c2vs8g8to37410hvceu68gg4o2u4725ve10clftdo2vc1k9vggvb6gej87uc6d9tvv0o4fs48brs3upulov
l4g3ho103qv9u7h0cqg7k85ss1d20f2vacfo0o5uc0vdubd0k8fcso23k05m0hr0vrg287uuc0ftv7d0digqj819k8ti1qj0kdg3n7s4c9ie0850j8fqc89
3s24u24evv1gc87t3430m1fj059gssntnbs71uf103oev3o24k5bq3090v3g2bo1b41t62tqviighn82jc09tso70b6fsrnppruk5vievdkfss7dbk715ul
p0cig2ro3rc0pi0rp0fpfus8gn46nhuduuacgccnqbbr061bn0gbfdfo42c57u1bt0q8h22o1hsa0610j0bmg7mobo3ulu1n713kg7snbcbtai3jr06hg29
8d9c3k616cveeg5i81fbr4lvc4urvg2p88e3tbe1f8vaffga836c1jq0uv0k1fpro09jt2u0s4vmig1s80hc6ua07d0c1ff1nncs6t9thj1cfgdr7om3r46
1fl080goc7g4c1k1uuiv6ng3knu3s0tu1lsvfbf3q802c2um07p0jnfq2ntms29636109kh12o2h43l614mvh5g64o8ls37m1fevvrh6h864sakhvcquj7g
09nd3k2qq16avchfr3nhsc2hq29l1avg5cnmejuvm11su79gja7sbs25e0b115lfuq7u4rvedv2121dggj7ujc2522gsvm2fpgo4s40cpuqkvs0glp7roju
k22n90mbftkomg44am0s311ffjp82ek409v6l0qhh7d7pbjtctv9v106gnmoaqrvrq3o905ogeq7rjk4ce1jn01rgf77skc6lhvv2vvgg60nu9jun1uf900
pgjm84ps3q607104rgm7ob7k5fm2hv398gd4o6kjvea16h1g1fti86bs1vlu8h0vog9eo5hs1dhvbkvn0fqm8cn42e60l300hg1unthrtulvm5014fud7tq
s1tu2ud137ftuo9cc7mq0fv0aqfmh87qs0vlvm8v7ag46o4243oe28h1o5g88o63k3je1nr0elfteoeek0ge0oj0tcg0c7pnk3e626912rfvvnu13vudvvb
05tfvv873s27a0jmv45h2oo5041ma2sovsdgtn87tbtj62nf138gb58ecc5hi1m11t9gdmo4k48pe1ij16hgjn7tlc7ai63910og8284pk6fe44h21mgfqo
7a41atvv31prgdu84oc5iq0hd15jg8eo6vc851us526vgab87uk8v64531p9gffo8js3ga1s521og868d5c62i3gb1akgi684648gq4jovm7gadod3s81u1
670e2gmq8b4k17q1uovp1fqdo56432e1ur1c2gek8ggc3le1rn1f4glroc9c8vu1970p3gkb8ec45ia1t136qgego9fc5re0af23agc0o4pc2va2qh11ugn
589mc7i60h520sggvo4ac71q20p0jah1g8ank4g207d1p2g74845s2oi09v1r3h6489vs6fm40l081h2bo2hrvv62871vmh5to004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
249b0f7fkr8ehs19u3o313hf4i7tlbts60jl0lmg6eoa5bq89vkd0ptgeo7sfc1b60auvlmfrdnr0c1tu178v2rfjg81lc0gi1k30asfm1nklc3ke3skvp1
g9hnrbs0ma10auurfth8b942dprvcvs0gkq83kbomi2ej2psg0c7q8rv0m3f70cpfs4o1c3vke2ub0cmfqr88pjure0ut0k6g087fvbuqdv0ivn4g497tis
96i1lmvneg8mo3ic2phu6l0uog788g2s1ea05sterg5v7v2c55dvuv118h2k87fk14m1nguvjgfdo0sc6tlvtd09ig0686tk3c5vc919lfq6ob43s2e07b0
2kggk8atk1c61sv0n8gesnr340bhtqb09mgg184nk3rpust1cjhnf8jss1ntuvkspog6482drmmtugf0jlg2hnqsru1tuusvulgc88163r5lv9v187h7m82
ek2lq0kj0c2g3pno6c25a4dr03gfvv7v5k1bq20n202g8d8aarsa61a4u31git819k4mu12t0cbg26oh6rv6e1lf0gtgctoc8jt0pvlp0jgha4obhc3au02
p1ang4a84ik4gdvp10lrfqj7ovc1ie2i71aug24nuk41ia01r0jdfic7urrtohvhj26bggf7qrbr224mkvqsf3u7u63qj605gvuvg2unsh46160cku37g8b
8a0c5fm16uvmmfkj86us6vq0810kdfeanrks3b61nl1m6fvvo07c00m09qvmfg2no1p43c9ulevubfr7ofu43jm0kf0j7g74817s34241l260fqlo1k3uam
0nl143g9po1e41se0kcvkqg1vodl3qhi2690nnf5hno0bu19trt0pig7fnu33s6m0rkvv4gen7varv3htqb1cggin8l9k5rq2ev14eg3883ertu20at07lf
m3882k3ni0qv0vfg8r8b1bv922gl00og3bo0os22dv80sorgd7o0243t9svovfrg18nqnk7l60jgvvfgd8o2fs4rq0370hdfvinqe3vkhugn0f0g6qo31bq
lm0lv0bbgc8o7640j1v6cvk2g5ho30rs6606j0lngjs84ms0l601svoqgb67tqc2shv8d0c7ghq81rs0q9vpmvlgfo186j42fa0kev81g3689ms2h60kuvq
bg3882ik1ai0r8vfvggl84pc4qlvtb01tggjnr742ce0agvmqgt788cc0be2k90e5fs380fbtipvvj00pgj7odi4bjhti10s9g9k81ss31a0sd028g42nu2
k23put309ogba7rfc1vm13912lg6i83i46la3ll0h3gec821c2qm0sp0lmg4io43sb122govtfgh7o5ec7fi37v02pg097t9jupduoavtkgkrocpbtaq063
03ffio84ok1se14r0kbh0m85fc1d60g2vfnfvlo70437a29d0megcj84pc1npth50nngk9o0hk3i2130vougjknpp42ei15l04mftvnuss2cm12t0mgfuu8
9b403e2i305nfok7u9s3g20jl188gqr83pjtri1bb0j2fhn86dk24hvvf0qhfjeo13c2uu2vb06dg3b81rc59a2id0f9g378fbjugdqap1ubfvho8ojvp60
m92ftfjvo7c3vvhtkr1j8f9fo63k2s238710ofcq7pf40u605l0nvgc489cbuva1ab1ivg1qnnurjci5l10cbgnlo1gk3alu1uvtsg1oo11k4ia3vr092hl
781rjvl60p6vqpgfro9pc6eq1tp095hiao9a403u0p4uokg5lo1340a1uhsvu9g6k83pc33u0f8vb4getnnprsem1oou89fh77mak10609h153g2fnres06
22vf1hlfqso0i41ve000vmtg2env1bsndvmqvq3g838b4s5ktuvmvk1gj77oi41la116vl1fqsobc3qupr9kvrignfo1drutm1ct015fumo5qjv8m2tf0iu
f8c85p4361vjl0c1g30o39rq85vacvbgfs68kkbv0m1kb0bdfcco3gc98lv8r0kdgptnsg3s4a04v20hfmfocp3sri2hj00hfk785lbu2631uvs5fp5o1gc
31e0370fggap81bs1oq3it09eg52od2jvfdvrb0a9f1r87cjuv21pmul7g8m83cbt09vjj0kig32o1bs3b25391iffvso10buum2590jqg928h2k01616h0
89g5job843uq1devlkgiuobpk3im2gt28ggid8a6k3fdvud0acgce8ao3ra9tgeuc0gfa82d44dq41d1muf5e8eu405m1oev19fag7uh42le1icum5gji81
as19e0f10u0ggsnqrc63m0v8v3agfonrp43lq08kumhfkeo3uk04q3gd0tgfaf7u8455q0vuulaf87o5nc2o6066vsjg25okpjt1hstp0nngdmo0rbuhtst
ivt4gsb87gbv8tv6h1ilgki863s1g5v2uvufg0u7ln40ri0ggvs0gcgo9bs37e29ev37fvto9fbrs5v62vrffito1c44pi15l0plg707g74381vo4vprgoj
8clrooi10qvpaf9boe6c2fm02l0hlfn5o7as8561s2vfqg1t7vmc2ei1acvt8ftf7lgjtma2av07pfie7vrcdg22f903sgao8323t8m1nv1r3g8u7ldkb0h
tq6ttqg2h8b0k15tsqr045gba81p3qau14uvhnfp5nu3rtku0oeui0fua8a0c031uputn0fqgnu440u5vg6voqg657rp3nu1vhp1i0firnomc51dvv6vl9g
k0858jqie23l1i7ft37orc3o5v3cvuag4jnuik2p1v00v3jg8vnshs0ltu3917fg1jo373q7ltkr17ffqknqs4395vrf02cf8to6ss2ee1k2vvggkgof1k6
1hvbgvffgoao7s3v060dv0kgg7g80vk0q1v2j0efg5go0cs0jq4591cafos7ubk0eu1latatg7b7vrjvum3ct0qkfuo8dmbq8lu6t00bghko1pjq720s310
3fgc834rvta1d307ogmo8gls2lu1er0l5gb682s408m47n0qufh1ntfk72q08l19ng71ohoc42i1u514ggf17vfbvc1vj105fg6j7tebvri2od0ppftg762
46b1ui70r8g9ho0mc3nq0kov1egqioa1k67q0kp0q3genns245slve4vbdfm9nff43lq0f900kfsjnvfbtfq46ivgsfs4o8ns7620oqvqneov89ac0060ke
vhtggrodec0p1t2qvsmh10nm9c2o1vc2ve1g5uo2nrsii0taub4fuco08rtmpvll01lge0o8dk0gu3lmvh5fd781bjude0pn1n9h2088ls3kq1un0psfqbn
pps48a1n308jfreo72s1qu4tiu84hllntk3uru1qgv0dgsv7src18u14evumfn98mis0dq1sh0acf33o75s0n1rmqvb0fglo5irv81rq510cfufo34buua1
en12gfmonrhk4utvhv0mbfto8irc05a0f91ftgjm7p641rhvdh17nglho0njsn9v1709ffhlo6ps3itukkve2fminrfjujq0g11v6h5o7uus26a0cmv99fr
a858k529rkqvjtfqd8403rk21lr0m3g3786i3u45ugl1r1fsp7tuc2ia2sr191fet84kc0v66at0m1feio383spq1vf0o8g44o4u3hl9pgkv2og58o59k1v
tvvl1flgq9o3a43fdvvv0cvfeq7tqjvfi2cou08g7lo1uc6em2kd0csgl4obnburi0n2thgg9b7uk44j5tat0hjftpo31s7ha06305dfp87r9sahm1dj0hp
fpco12k5s607v0dlfn0oa1jncm1buvo0fi5nhtru4e8ql08cfv8ohv3tdi00v01mfcs85ps8shvi51sng5m8333t81v4t0gigbm7mikbslrn91k8fbbnv5b
u2q190v7qfrf7rvbslm26d0a9fjlo8troa1tmguj0gr883s48fi154vmsg787rrc1uduc90pmg7fo4h42llvguvcug0r7uqbqftv5l06efs389vjsf60ff0
aig96okobvotuq4vojgct82ks40i1hl06mgo08htbtp9v371lifitnr2jrqm1430p8g9n8ai3uiu144vnpfrm80irtbpuhuvvpfl8o8745021nauoafvm8h
tc65dve513fgbdnqvs5b621d0sdfngnvfjv5e0savgrh8d81d46te1p5204gd2nd341o62b8v3agfj7jvbqudvbuurcfuvnep40tq3il0rkfinntnju1e0m
900hfhv816s7t1vvv11sg64nu8bra9vf0v61g4lo96c0eu428vbsgfoo19c07tv1mslaf3aob7k0l1uld10hfu8okbc1i1u0t2ppge8o9hc14m01ivngge8
8h0s77u2f4vkoga6nupk0e5v7svanf547pqbsdlt1ivv7fv4828buta0np0nvfv2odvjt6e14evu9frro1nc24q4if0g2ghco933t4i0g911ufpoo08k17u
1eavsgfsb7u2jvvi238ut3g2knv4c0fpunv0gbft47sq3stdvu8uo5g1g819k171vo51deg10o4ik29i1cj00vgf87u9rvre0aeus7gi3o7kc04m1e325af
vonrmk2hq2tsvlmgcsns9s2f5uib1jffcn8gsk4c1ud903cg8987o40t9v0512ug3a80bs5oa1ccvpgfupo57c1fq1u30jhfn982vc1hptpf17cg17nv5k1
gttmj0o5fe7oiic1dq31cvg0flto8bbvq5r3qvdvg2jnvfc1u5vm50bheoens2rvn60630b4gev7tlc95ptmgun8g1uo8j427u30muvigfco233jadv9v00
jg6pnv13uuu0mn1i3gcu8ffkb9a01r0vqf3882643oq1csufvgm980qbtgtvj71cqfs9nsrrunm20j0c0g0lo6cs1n22ft1lmg3onsmc0vi1osvorg3v8aq
41s5uicvoig908dmc4q5vv300ffs081is2u25b50h1gg5886k8im0mt050giko23k0i5veh0migvr887s4he01n132g8oo27441q0fd19hfjs7rjrvie1c3
15lfvk7pj401e0pqvn2ftm89vc2oq3j31cffn88fpbvoa1tf0vcg52o5hc6khvst1r6g6p7slk1ju1of087g47obfk1n62650gtgtq864s3mm137078g23n
i1jtdtvhd048gqgoat40ku1q90jkfrr80ls3162h10hqhfbo0a3gji0miv9tfpeo0ts1kq09ev8mg2jnqgk13tss9017g90np8k5sdvqivcigcu83qk9epv
s10r2gq384lc0j5vg7043fqpob1s53a0r10dgg018bs3soa486uojgnhnvpk13u29t0l7hcf7utk1v5vi30tig3188fbs0a09ev7ufvt896bv7a0mcv6gef
do3uk3b9tkh0dhhfm887c1qlsgp09qgf288jk18u1nd1ggfrl7dhc2hm09v051g2q7pi416htuatong3snvcjq4u0vj0dufnp82v3t4u1570brgd47rlbop
e2fd0g7fi582b433pvhqvkigu380gk09ptk8us0gp5869ru4i13v1jnfh085dk1du1aeu7fgp2o17c1bi12uu5hg9rnufs04tsu107pg9q7srs37m0j9048
g0d80bc4vhssevdqflaoaf40mu052vjmfnrnt5c305vfkvc6g0rnoj456pvi7078fvcno3c06a1d4ui8fhjnt8416e1qt1v4g7t82q41p61oh0qrg3h8ivc
3ue0090d3ga180641ktvsp054g3h7th45eu27d11qgd9853c0idr2evvhfsnnvuc39i348uoggrrnubbv69v0eu7dfrgo4rrpfhv1f1k3gauo9frvja0civ
i6g1289ec22226h0gcg16nsok2221msvs1fmu8do44c62ngvefehjo7fjrg21qr0fdge47l8c14q012vd7g9rom5bvndusd0rpg5j82h438huogvvlgig87
c476hv0l09tftgo9dk6vi1n51a5gd986cc3tlvvt04rg3co8i3uku2970vjgmenq9c07a131055foo7mvjta21r309eggenud43ne1bv02tg1a80l417ttm
n1bvg37o5i40pa0tb14ng4onvgbv0m20cv95fpf89mrvia1690o9gdg8cas15husavs5fu9o2ds1im1fj0eng8d878482dvbv1mngm3o8ss37a05j0s3g2l
883jvtm0nj0fmgmc8dfc3mu250v3ng127vhk2bdvp91mffi37svk1se0navfdgjpo8as7lm21j0a0g197ubs1ma1if19kh557poc4361q31ftgsoo2jk22e
5851e8fg7oaak4a217r1olghk86rk75i4dj0ith1fo4l44su2vkvktgsr8o3k8r23h909ngqaog9sbd62ap0utg7t7vosbfa3g30s8gshnr644220tl0u4h
217qnca761hr1idh7lofg46pi1n311ige3872sbt60rv1omgnqoddc54u2c4vohh1moi53v421db1j7gvqo9cs1pe31l1bph1387nboi9til0jmgdo87lcb
du2092f1gdio67459a1jd1fsf41864s3iu2dl1rmgjv884kcmm1sh133gtpo0ck4ou1390liglf8a7c4f62s11ahgsq80qc7se3kp0u8h8889ss2lu45l19
lghp82a47im0uf0jog1787sk6le4nj15sh3u8fsjs5q4ct093g2ro4947da4fl000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010fmhujnufs14q0nqvl7fp175brn3a2id
009fn78du3vue0f4vj5f6h72lkd9q4cf0quf09nv93q71ppd0atesq70i3mu9ur74ccgm38apk1hlvmavm3fqcnm33esm1br1dug7v8b1s0bprhauspe508
6fjqgq1i10mggmroq84hpe2gl0kufee84jc20u0kmuvrgsd86rjt09qat11egvhom4k2im0psvaedh97qmbu29u612f0g68p2ic0vqa6ovcsfqk8243rj64
4quhdgdp7bek3pm2s70q8gsv80hrr8dq8f1oag7k83sjos20r4v34ftb7d5jtqppuit0ug927q93shi056u01gtco81rs0qaguturg6kobv41chq8r0lvi5
k810jvf1sdj3vlgdioeojr5i9s6u1bfft874rpdppjt0jac8bnn6jpplrhv2mffke7ssbn2aa6gumkgj78ii3p863o0vjhg3b7airkru2r73p8e1unulsi8
u738tpdgec7svr9vq4f2rqugcjofkjjdlrhougveknmk3roti5h6svbdtp7jurrm1sbj7prdfn7a4jhmdpcovibdosnc44m25vv6sj3ftq8j1rjihrm1114
f1b74hrkv62h0v7njgk77isd3hrbh1v9fsmo3pjh2lv4gv5sf1gp9u3lh9tlcqq1f3h934rhatststo1fosorbrqbaelusvbfbfneorb7puqr485gs5opfb
cg9vqospaekt814jgf6b4urjqfhj9614lg9q14vqkealphsjnti294udvfbh6igsdtdq64v05g28odfk08htav3tdf8knfakh1hk5mveucllnlm41p9t6kv
q9fuap0ajf668632lhhb77msjnre1u8u5neft78nc8jppub4gmhv78j53d49t5l03adv9o3kjrcq4nereugho895bpr20ouo23ee8np7rk2ltrsvmver681
qkhti31l0sfgb0nd6roku1el55ai06oon3mma0fp078ftk7lc42he47gttmgm6848c5ae15n0r7f3lnk14efdqk53n3fhlonu4akm1db1fpgfl7ar31qabp
r1l9fte7kb3qu1kiitg7hio9b83oci0ditlcfa085vc5q9o8f0jne2m8gbru3e02r348c7hp8g3popiud4eierg7mf48cu8oj32me1f7pq3uahv5at83her
or8ru61qkp48qedj6rdk375hqmtbkhrd7ia41adfjur2ui54nv4jhplt9p716hbn9nqch962sgvh6gdfnk2ri71q3gtjof1jnc6k922ga52kpe7g8alcchl
rpev42g45n3j474q1agu0eh7ingiqpl253gv0cep662s3ckqadr2cvjkvne8bvbi1d2tsgbr98gnrtou3dn0rhg98na5c3m1ncitg5j2mnn6joktrnuvhbg
9fnnp3laq5v6veri2ln0ksdd9t60somfa8o2qksmltmn268fi5nbtbu75qukupcg088c44aau1519cmfae7oss7hhssguacgucofdrothpqd37geutn4vjn
u5pjp2htfbp6arspllilv10he926qb50s9qg4ug1esho93jksmahn2sce7nmqls7t9pves8cga57apb8bi20l0djeq265a3ub63jgvf0fnv6lpc0vm5f51h
sg9q8cpjtmi518ua1g6po8ajv0a16isaogl3puprtge75h0h7idjo9f4ee5vkd01ig4mo0iri4e1of06idaa7oabfbpq3csvsfvpnsq3op225gs2rgds7i7
bi4dsd30pkdv89i93rohpdkqhag457vjrp3i0gh2f3fvl8gobumhk18unvcevne4stli6bavhgf37o4l3sjmcdd2m2i5k7lec51tn39404hkr7tu42um6k2
urch717q7sd9208ctqphc7nt5kh6m020vsofgj7f1jqd210avetf2v79rsj7u0popvdgcb69ms24e6mh326ijon0ojdrq1e2tl0ea4or7jn2a0m11rehe07
e0jgv1oa0qslgqc7nmbqb265iup5g8b82d3u8e6divfshib7fccd2q51547mf2n8fmjkh621l468f1s78cjq622514acg6tojdjhle0of05eh8p813s5264
lsvtlgq083cjjq1tb2vofepa7lfrotlvql0q1gsknl8ju6e4vr1urgbk8d7jlne5771mifunnknk7k212d02bg4cnh2rrb225uqnredanbvc36dsmd2f4fo
58kbk1sq1p918afkdoerk0rhqc330bg6577k3ce67l9294gjenui43bab3d1muf3poe6juf6bbt0gaeq17qgrjedv9mun9f2t7u43q762vb00mfv7npibka
e2sevnagnq749rnuma1ssvug1hnlhs9ke47t075ffmofqjlvu0k4qvahi4oafrn8e872sljgbs8aqbore0kaue9fg3nckkeiduh4sgpf0v86q44t1vin06d
cvh7emk2edroeurnh8a7i7439u4hh4klgvhnjhcbka004vi2h2voo3k7724ph0rdgkn7hrc17lqt6uo1gcm88is0qm06strvfbsp3ojs0dvseupugqp79sr
tba2ssvnafeeo0941qdvpuv2ofpc7rvkigls08vsmhomocebvopuv519vh3qnrmk3shslp2ith138mtrn3lu5sv7shgb88f4dbm380v7sgev8gvjq4q1s31
m0ffho8741als84u5eeq7n76bsndtoj0epg3o7o9416u2duvpbedenvo4bou0750akeaco8gsea222v28hhd1o8ucemdujauc6gn4808r0j63d4ukkglenn
63u1e2tksoigmunqc3gh9tuh3r2ietnuojonptb90otes289lbr0a3vsv5eenpnsrs7eu1k2vahgfd83es8k5tisuvdh9b8bkbsntr8n3coghjocojs0e2s
ovpvgsv7gg3uotvcj1fehtao4ik4eluip2olg0io2lc1jm00d0iqfr783640k64dgv6ng55nr6btg62651tnfbb7kgjmne3i50u9fnpooms6elu850a8fn4
ombjshe2qv0dhg3k8a6jvt62c6vfshnenmhk5ga18f1ntgo67norvnu0t4s58g1to7crv7lukl08vfs483qjsqm0kf21sg0b7i4s8uhvvt0b9gvv86bkc12
1eiu16fsc8364dc9q9svv3hdeo03s5d5seiukle6fnma3vmi0en0elf9unljk2s235ivipg1ko6dc29u098vpsfsq89qc0sdr2h0mnfp38igc0jltu51b7g
2l897jvrdshp1rhf7unqtjusq3lev2jg617rmrunm2vkvbfg2lo62k2qtvdd1r3f56obcc3tttr51alg7j7s2bn6q0fsuk9g10ofvbu29t6qunnfvl815s0
tq08f0rlg40825s0bhvo4v99hg07gck3etvsj190fqcnu9s44210uvnlgt1ngr3t220bf2evg5f7t63uvu1o33jrfr08bqjphu1mcug9gj97s3s9mq0ot1v
1g2onun42r23jovj2gh8o6ek51213mvoffnm8fc42epvmkvp2g508sobut23bb1ehe7no383v1tta10ghhdn8lvbvrq24t1lgg3i86c3uhpvut0h8gcknp7
42h62jmvv7gkn7lfc0421f3098fet8il45olvmmvc6fvvocqk5u9v0l0edgb8nr4c55a1aj159g7to0grv360scv4df8f87hbtvi1nf13egvs83ic4hq6lv
26mgmioej449q0kj0vleego3sc4si13kthtfq2853c4p61ievs1fsto4ts1jhvqj1ajg2ons7s02i3gcuugg8po2njvoq1sb217fsh7omk5ra1np05bg2l7
vjjs4u1rgukdg1g7t8c832200vd7f5goiqk16e1j70ggfm7o45c3hu1e911tg06857418a1s50k3fv48djk1e602d206fsmnp0k4q6110vt1fg6nquc37q2
1r22mgbdnl2k2p1t09000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004001uo90o5fmo812bt85vravi1fojniik0dtum30g
bfsh82tc18q15l08ggj37trjuhlvosvr5g0c7qbjtbdumovvkgf5839bt7e16f1ltg2lntk3v1u0kevbgetgo5bs1l5uq4vrjfmbnqj3sndv7f0g6fs57tk
jv1q0k10kafpcnokjvhq07kvo8fsf7jbjvo22acvikgds878rvn9te8vbcg7bnvpbvsdsbv0engivo2tbvhi1k709cg8s7uuk4ku01cv3lh4nnue43jdtqu
v77gj3nugs4dm0jj034g4rnmhs38du6506qfgr7spk1clurv12mg957ge45860l4tqvfr884qbrp202ivskf5a882c2oq1lcvqqfgeo3bc13hvpb0nhfom7
v3bt1i2u8vi2fe1o2qk00hte71ktg2k83njushuaevroft3o39ru29vrv07ifrtnmbrqje1jct3lf3so33bvlltf305nfvcnuac1rhuh2v5ufl07nmbvghv
vn0tcf7moa83o9tvin0o9g4f7ubjv85v12vnsft4o2u40fpuv10dbg8ho5hc2o9um4vnog0ko3tjouq2ev0q5fsq88f3t7a3gt1b4g0s82hs2nq1hd0g0gh
57ksbv8lvu4v2gfsto11s7jlugh22bfvdob3424m2fgvu9fr5nqmk25a226uitg8e8cbs3s21dcvd6g7u7hdjqa1vd0uhig7u7rtrrt9tlj0lfg3l7pm43c
5vmsvlrf9noc73v1hviqv5hg7v87uruq5vcp0d7f9i7ujbt0ttgh0jugbvo06rr6tt3n1j2f0boekk1o9vquv8kh3oo2ikcgtrel28of3enlas32pqruvee
ftbn70c94a0f30rffiu7k5s71e19r0hqf7qniebun632eu3bf0ko1f3pqhu3h0bafstoaj3uolsen1nphrhoptccca5kd21beg97fbscvi2f91jbguknctk
eue2qj15egbcng5kav23th0cggmv71sbtmpto71defqh6mhk5flv810r7fih7h9ror9umsv36gbro1ds125tvitr1fce8bdjuchohv28qfq3nkdk6s5ve6v
skg1hneoruhht27126fdfo81k1shtod391h4h7963mchsvb1mof5rnqr3smm89mugeeqj8nu3l1pqq4ucdg1u7slrvr1r0d0qpfm2nab45m228t0u0f34o0
cc002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010a9ggf88krs9hvdd1i6fgaof24
3j215cvf3ggjomvjuidu4ivouful8a2s4ra49t0dthaa7sfs1li10ov80gauo53bsqi57v017gbp7hirvh641sspugmfo55s855sleu9seovo2orscu2950
f7gp78d7k6r5tv6t3veq8nruk81603avhkg5oo8uc6ee2vl0h0godo8uk20m39316lg838g4rr9lvi30vlgqpo2u42na0fn0fdehb8an40tq0i4vrtflon7
us0o1ttcvn0g068anjvalvm0tgrem07qms2e9uht24efodnnms0i21030kufqg8a0sagu3470mug8h81c3vve01j16nfqio57c3plvql0i2g3u7r7ruc1to
iv5dgk17s7jvsi262um1gkc876c002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008003umq2tuvn4ftlnu8bqhpv38svse8rnno3rc5u1iugifp7nv2jr8dtt4spihkc8k23tfd
ntkv1een07913t6hpquua7fb18d9snu61u8uf2fvmnh0js5ts20u7heiunca456a1ur12ufrr7613vshnuuvlmfoa7rh3tn5u3r1j7hnlo4os01los907sf
n77rec4pa1hd1koflp7f1bvhi2hv51pg4rn9kbk4drrovg7f54nedcgvtvvh4m3fet9m0rrmdsp8vcvffloh63p1tvf8tvrfnvofnbr8q2p50lvdv271dkh
227e0vg7dn3nkebn15tt4uh2gsi7m3bhntufqu6rek7np63nqi29ivqne87pclbm9hshivoefrdnk73ssa9m6s74fh8naecgim022v58f6apdirr4luq51i
ufi689m3q9d8mb1d8ci1nbusqve0a11d4e90863jvfa027187f1u935s2atqlautffad7qujvcdmij465hp297gjnldlnl03ofkqoh9rgqu1t93vff9nnoa
rss1or2kd5eqlouksfflrk2v4og5ao2n4l2dnqr0d5injo2ajrcproh1d9goan8pbls5mcd5bvenl7pukai20dkts8fqrnkjrnouf8d01pgkvnnm4andqut
2dtf2g7g4r9b9u4b4svg16oaf3dbe14l337f6o9chj7m5j0549pgdd9p7bjq5o96ra0c44nch482m8bf06pbcg7kk44b5tsoqmmdpkp5ijs8m28h4aaj3so
46bmu9kjn73tf9rohnrk1tp2900qhim7eg40ne4imvqsdqd784sc3adk8vgugtd732rvt5cs2qcvggqnmp41tdto91kveqrpcuccnpspavl2eso83m40l22
0qpobgi1n2rk5qa6p5575gphnsbjomtrkouv7gb4ougjmd23j0vcefll7u1r0ou596ucvda5o37rvslv5evh7isk94o4kqa38or2vc2inmrk8gq898u4afi
enkpjqedvt70aoekhnbp3tpe0n53oqgnk951jrta0n8urdi07nkbcctlvpup2he73mudkmctqrcujtcat8dv45ulrquv7rdbinffjf2q5mf20kg59n8crkn
u06l2l5i577dqbld5h5otafg28mqrcj1hbad2tpglsmr9cgm9qekutef96ophseats771ceggiocdjfsq7r0uisenmo424ik5p0etemfmenpdscjm6ves0r
eu4kv3ruqa8egsvveue7ov4qf9vmn38fidtnndjtiq06kv76f1o87ajr0lo4isdbh3kpmgc6be1agp5bfcb75rc8khu1svldfhnoe3rid26bt1trdufn7rr
ti62tmtfdh89op145p6fbcvmsfiu6tmblop42d2q8dm88kgrude0dr4ltgbg6vl44hu7egujefke7pds2vu07usmlfkn9sp477uc64ubeh37o8e3oa1ur72
j3fia7om3eiptp50joh217u9jq6lrdqs7bg43oc0ciqeafl1e6ifm7n1se7u7g3053edk7l4rf6pp5r08ugba7lvcff1vl8ohpicu73cjunid4h066gt3nq
bruq5s6r0fvg657vlc3u1uth1h9g71mk9s21psfgt31grhno1jisdtl4rl6d8j8s0c19i3qv3m2i9i83647eq2kn104euu84ks4l61bj2ckg967qk3rvlu9
r542gvfofurv9u6kd1gkg157i6b9c203v000h6bnjbk8f1smh6f0dhu7qubuhi0c2sntdhv7153k6m84h1elh4c7n4cfgq0f91pueko828rkrhv4mujtgo2
8sm48b5sq4usadd2m8tsg5dor4vltfii8lpsintroj0fdfbh94ac1gu9juu57i536mobc7a990v5dg38847k0oi6mr19pgm2og43ut1u3stimhn77mhjna5
ra6u14fe88odk85i09n1ovius87pqjae0ecr15hdk8npro1268t3crfh2nejsa41u670dugb392q44mu3cet34i5b8hj3ia24nv121fgto92435i10n05ag
3p732k06a382v1hg8mo6vch45ulp1n1dri832chni102u6ogsgnug469u82d1s6g9lnv3cg620iatt3emeoeoc0ne8lcuv6f2enm2ka4hq50upofr97b7ka
45sr2v06dqq892sas64jev6pfd28ui446dv0uv8cf24o7ibqn1v1st6vf5fo8c4375pbgt07i82nj0jqn5uqp2fgi2oo7lc5hm44309lhgd7skbvl9tpgu3
seljook4pl63v2tdpgfjnfajqnu683140g1i75grvea1oornveim7dv3v3lvs8v4nfgvnses4ai0lctvccoto6nrredv6j0rle4a8v645q1ts14e3hhdoac
k6ke3miupfg1183rivsm4k7029ff4o9b3pldurn00jhejndlriqdsat08eev881rbnn1v6ivrigq185os5ra7j4vo9gud805c6kq1rsvgbfm4o8b3rpptpg
tc6fqko95rv31scr0f9h5bo5gc78e7v0vhvgus767c5261oasvchkmmn7bv1dt27171g7enh2412a63l0kefhboctrpt26j0ubpgkuntlrt7u3pj1h4h0c7
a5b0ru58h328f9v86pbv85pdivbqgoo8n441923ukullg2u8ntc05lu4l1jjgdfom5sqipttf3f2fqe7r83som01kt8pfov7m13skpv5susnfpvnon3vphs
3f0vegjcnhkboni8dp19ph26o4043pq1mn268gsc7ms4gj9shuvhgf73ok53uce6n5083djm8tos4021b0u01fleo2tjk4e13t0m6fdonq43p4a59ounjf7
vnkjrrstv0v0lfg2f7pus1m9thb0lbg5j8cqk3chusgvu4dninjd3rv235iv1lfjpnrojtva0cuu85gr68d8428u0beuj8g4g834k9iu64mv6bg6q7t2c15
m395043gd57v6bnn1v8f0f3en988p43ve1ar0oreeho474549un10jdfr5o5us99a1p8vvig6d87o3uchva91fkgee82p41re0scpqlfsq8gm42e1tc143j
idq80ds05e0l503bglm85jchjq0pb0uhg4mnsmru9a0u50j9hku86vrusu0kkunofgn8nuk0pi62ovededlnq1bpi61sh0qqg35o6hk2b1uj31cafrco183
sgm2ekt1hfqconhjmcdsvl0bqflgnlbk4ddu3mvqchfb8fbk3thtsl0fif6eoduk6m1vaitj7fvrnj1c1fhut2vfvfsinp9rtem0sb263h1kohsk2iq2h51
jaghl7rurit63euv3ofu88b4caf63790fihm87l64etdvi90bmfclo22s0062lousoh6m7rrk2fe0d0v8bgk1834c23m4kv1nug2no0es1oe40gtmlgit7t
8k2ilv6qvvnga17rirql258qvpofroo40s58m5jp25sfhpoab49ri09ivr9flvoc53rla0vb0pdgtno8hc2h201svqlfsnnqa435e0i50cfgc782l3u9i2m
r302frvo8obvbls3726ofg2o4g46d9s110icfa583lrldu0mcspvfsoo88bqt60tr04iggfoccs4s66tiu3vh82o6pbrc21h700pffm81bs3ua2ocv1hge4
7hu487hvp0rl3gsnoeps0362beviugtooifbvou12v0mfgfs85ec6hdtq70ihg1i7mjk0fe3jstdui437k3k8iluhmvrahepo2ak225td8v6lgbbo3nrrkt
v8n01tgil8o3bt59u0t1nngffo4qbp8a01eutgg0np26rcdi09ove4ichnt0jssm0lguv6fjvo1cjpe5vdd0lsg5so70s0bpnst1bser4n5q41ldu5p1p6e
ub7gc3v4ht2h1jjg1to31c9sq3q50t4gfn788c6l20okueeg1jo9gbui9vgsvfcgpao34k4vhqbmt0cgt6nfjbtbe36n0unfrl88b4002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000fsi7vrrvu1vuevvgfvm7vs3vu205avvhfvnnvs401603kvvafuknvqrvu1v
m2vv3fvmo0ubvtlvv6vvefvknvsjvuhvkp04eg0c7vtbvhhvuovvtfub806bvv1vun0eefv27vrrvflvuivsjfvo7vrs109vif00lg067vqrvupveevvefv
r80k3vu2074vv3fvqnvi4091vv4vvefs67vtrvt2003071fujnvtjvtlvuuvvdfvo81h3vvhvl6vpjfvonvr402tvt4vvqg1knvr3vt60b0vvifruo1lrvg
1vuovvffuqnvtbvra03ovtmft680lbvui0quvvig0vnvabvu9vv5015g1gnvtrvkpuumvvgfvoo1m3vtu03avvmfvp82k3vudvsqvvlfvpo1frvthvb8vvf
ft883js1k1udovp3g34o23jud60j105ag1so2hbvei1cl0g4fr483a40qdup704pg05o2uk2dtutb0e4fuho2djuhhvml0fhg36854buv220uvecg1lnt7j
oe9usr09dfqb7s0rph20l10n8g72o8hk1n61d90ccg4ho0fs0ba17ovbvfufo00428u0330jmg10847s1gu1iqvurfm884ujv42108vfifna867s1760okv
ccgfa80ebsn205avv2g1j807bvedvsj0feg8k7urrtm1vtt08tga0nuq40h1v2f0fpg48nvjrvk63od0mug7f7tls1f9v4mup3g1jnvdjv0u0l2v0ng59o1
rc0ca0g504vfn880c407pvdv16vgc07vkc0c1umcvcrfog8edbfvq1ld1cjfet7s8k32e1nb1jlg218iiba2hufp0n1fihnohbukq1gr116g7eo8mjp65qf
ivm6fsv7cqc0cpugt07fetpnlt44ua0ukuimgopodlk7u9ut0uk3fbtoej4ebe3vb0obgic83k3lhi0jp2eugg38ai47ee04b22sfujo6rc8ulppj0n5gfc
7ubs7k9rh8vhafaa8rnc2adrp30lvdt78cdjq021o2u21garntdc3264uj0prf5t7bsbute1lcv6vgc2nsf3vi9t631g2etu8q3cagluh9016ekuoctk2mq
6jv0cufrm8p245mdssatb2f5u8p73rh9u5r06agvr7fgjpgu0hmtuog22ncp3v062t30gsfde80ks9r5s2f193fe2o0lc56psrj4m2feu7qc440u68irjkf
qfn9p3oqa141039e73751ch1du030nvg7lois3u4i0nr0fqe7s7vucadhpmstd4epi8bfchf1ktsupuhjg7qusa79tj73tmgeh8gubr7dvg51l2ijjoba43
ti5a8t83g2a828jm2hvlku2ogkc85q4jnq2buu5fdi86g0ji9q1rmvdmg0v81647ntl8gugufm88cjrukps46vcdgin7jas3a5sv700lh1lnvtc5ca3jt0m
kfd48f3k2i28uesosg7tneq3pcu08b1eih7f7kusc6u0h2u7vfaf7u93s7a3rf25ch867u8r7ept7n3b8hj6ohsbuji0u2vhiif98dqrjti14ot8ih0vnpb
41m5rnn03kh2l73vjvitqtb598e43ohqjr8dp3usmofvh80djslllrcp0uh9o87i4eqli8aslch6e7um4a323m4viah2m8863vlpuar1dii37n9pjb05sqp
00ne80mmf47r5vfr13jg74oo7s0ge1b92b8e0g81ukdne9mmvvgft4o2trfei4lauhqg278un40qe728vjheus86dc2ji2gosr9gngnvlc4tpqfgvfeehrn
jdjdiq4bp4a2gkumlvjqs66et1hvg8ln2u4hhu2v902hg1tngpbrk246l188fo08ijbo3tnkv1c6gpbnu6c9mqavl5fnghfnvmc5om23t00mfl17fgjrn9q
kd02bdvdojj4liq3aktq8h9u8dqjveaavmtvae3ao6i3d2223h02pdsgofis2g1rnr0i0frpmuk47upr5p0fiinknfc46te6rkul0fqvna93qka8dj0p0go
n7eo4dfltpstnle3m7103ofi2gqvpqhehnepbs4tqi8vq9fup6m6bhcdveuuktf75mqnceoq5011e9ffflfhk95a74ksi3fup8i1kgvlpcr44qfp08gbs8g
q3a90pmggkntb416a0qp0b1fhj6tijp7q6gt1hegamngkbc0a6rotdch0bo2pk0re8gqrdmf0a7tjbmcpqil4eqdaf89n3rilsp9235fb78l1s9i5urp0ds
f9knp0sa6u8bov7ddhi82hbifmb04r8hgut8cks6chtf4rhogc27ap43c5op9229hcnohejr9u0k4vksghe8sn42ehtaku35d8t87gbuhm222u3nee4ouvs
ac62v4va2gvl8apbkcq001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008003pea24913reranqmk7etvev0skgluo3k3sru36p1nagii7tnrkgtu592a8gi6o
fdbo1i4p6ufifgn85rjvj5veh0l5ger8p2k0me0gmv3nf83ocrjgb22in137hds858bqfprkevkrf1eo6ojt1u0cl0jpglk7383j4pvr6vu7hs1nkursoq0
iv1l3f867qc41va3kt0ktglpo92c4g20r10jef6to78k0de4890l4g32np0k1ptnuv1j2fh684h3u6tu06njqgibnm040se1890ghftj86gba49cu4rfkgk
i83t4811uuqvchfnq862c3k1rkj0rnhj08jhk1va46ovtffk581vs3b5svr1m7gqnnsnk5320e70i3fog7mts3qu180u7ag5g89r3sr9usb1h1g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000fo0934rt1ltd508rf0m7kg3n9hj8st0jer17phc2hhtdivv9fjinh2rg7e9kd26kfqj7fabvptp8msmtepr7de3uhlmrmvc4ipp8c3b
mehtggubie0kn2vrsfdqaauhkg47neerurtu82rd0fbf7ajbuhltbku7dfek7mjcaqqfi8tmfenk7b7k18dt9gud6gag895c3fptvmtihgivo5r4f65s7au
g2e3jndojp95srgv2biarnhqcjvlqqj7j8eh877kjq0loqj3bcfvs7ufbhgu0af0juf7g89m3nj9n0muqchldpbec11hsgj0bbes4nqu3sb26n0vlgcpc7h
1brh5sluuneel98ouc34ppa3614fqbn4ojsldtb4u7pfco92jbi45udot8ki9j7k03vl1mn94nddtf6tik14luagujthvvlo0jca9hjkuj8g84nebbm8ds7
72q2grpoj03vti3id2dvfebnbkjs09ujd0ibihr6vrkena76p66pdrq7n745r62vb22vchuoa6jkna1omsl5dca7cs2im9tjh2cre217pgja95ue91ski96
8mqjimu6u4v5uelqmv5k96m6i11dpgk47juk80pltgt8khalnasbfj1oq30lue8t939jj0i3o6vlrh6069f42glrscrdafv57flckglt7ots4av6mrmsnt2
23j1chdbk5sj4f2q4cp5n9enqnl1rkttn6ett2j7snbksa0li9kvegcq6nggrf8dgo50fhe627cpcra27bsvg7dla7uf4lddssp0ekdm5nj8k26i1ceqdse
oe8tqcc65hdp1hgglc6vmk06m314su9f2mkp6jana6fovrbfbc79rk7qq2kt5kjhvd6skc9qhq0b44ug9189h41si568pp3i3p88tsfva3bt0pbdqco7b3k
oln4n23fdj4nu13dddtj4srqaleohhrtvhk7qu5lgob7pcs19a9pmu2igipohujq45crt2dhi71oi44anm27r03feja7jv3mvi1h4ugnfcj7hvbs55s954i
hg1motas1ka6c34vtig0mq8k7le348ql4j4gngvbtk5j3912henmn19k1mpqi8r98ecm8t0kisu2e8toug2po2t3u7q754urceqrm7csd6dq9kqdvfmmlph
4b0q1it2faijc8jk3pmtkb90jdgbcpobkecpq9uuehf3o93ljj0e7215brhf165tk57q0egreggmp82lrgjto50rqoeg0njr3scu0oat4dgikns8ka3m5v2
ucpfa77mtjev1ueimhmfi5o5ak04ts0l5isik7nuorjhtpol1jeffm6dkjunpsah06hiasog3kdj5msasgrfsnng1bnpq20d2jofsv8c6bi6lqrn09jg5h4
e7c87acr13k5ftv7md4h5q1ncsvtfq5o35bh8pveet8aemnnl1c22tqsf6bjhet8nrbsrm70d15gev68p0sbd63bav6mfcbnmg4dgdr633pfgk284crt2hq
s900mhvro9vbsku6qeub7haj99ibs09v6gtd1f0n75mc82poob22bhhonb5bn468pgv09f8l9964b3e3fmqnpfe9nlnc95hsm74dhheto0c4cl61akohlj0
a851rotq3aateae8v8np4gkhhul4uceovnsbk0ua2uiu7hhf4nl63u9e3kv0olggo80rclb1vjf1teffq843cguq5n533oeof8d6jove5sat6kh0u71qbt0
m522ttcfsan0ccrle09auubdton3obirtpr0tsie278bkjtstvg2uv5h297nnsa7lugr138i0r8shjn9tui91uiioenq5c3mdtgov71gl8o8fc3la3ld3tq
dr2oasbuhe46kus1gp2os3jredticsimffdp6rs0tlnpb05jft2p8trvblvdur3jfnso2gjqru70uv8ue0v7563qt1vrf0rlfb6o00jle1vod11qf0ko8fc
9qduu557ofaeoparklm1dn4onfqrmvc40g5va6vu6hjdo31j7dpq5kuusdulnb4rr4q0c936nh4o7o7c80looes62hm1o7d3g0u1ah0hkgpa7otcaslu2l0
agg17834jvnlrbd05rh7sod3ca3dh210uqgnio5s3v1dogksv0fhbltb41mu3rstsegj9lrvse6m0c500hgpk86ic42lq4759qgug84k478hrol0m9g8amu
oc3ia0i11aafsk7sujt4218b1vufk7np8jdk2cmj547dp6nf3s3s5or0vufglp839s19e1patgafr28c1bevlv9f268hceou83sudsbb283ggmohcbr8dvr
h1plg7fmqls4li1jqv39fq6939kco1pogvb0h14n9nk59m8d1150gqg82ebl1220l2mrjkbnink31tplcvstg18p6cc545pav212do785nrp3623f01dfbo
nqgro75t9b3suh6inn83p01vauvteg478f7k0o9u730i6h3k8j63up1t4cvqkfopodls1la0k0u7dh2enttbutu4sqvahgvqnrhrhc6350rljg3do49juah
ua0tudgnup1dr649v1p1fsft97mhc5sq1pkv8rg6n7qlsjrm2ugsmeg21nr842e1uj6vo4fre7fk475ptk6vpuchk9s33ovttjgvlqfc68bbbude46gv2sg
6e7ugc6km1jr056fkjokvkd06c5ev72g7m8s3426e3nn23jf838b0c51dut510mffm80lrufhvrl0pohmuo9ek49m7m2t9bg11p883tka3v4vu1fdo93nc1
hu3q70qng74mo2jr45v84v2hgv5ooq42o2822vcefnj8kb427lu050cagrj6pnk9ehujuvpngu77ehs10lt010nrf6i8ffc2cm0g4s8tfsb7sac0gtu6702
oh3bo7lk0qls4v24gg5380u43g20971irgmbnudjuhtthcvjugdb7tpk3ua0ql0pbgmto0pk951vheuidhhv89q3ulu30r2nifqcntak4gls1l0aofvenvs
k0phovd21tgdj8jo3u3du02v71g2o82qk0otvc514ugkh7q5jrc233d0j6f0vo3trqmu00ovt5h3ho7pbrmpumgvb7gs9o7dbsie8q70oogpl83c3v3dtre
v9sfth8713pg5vsmu1mg88npkc52psmn2jmfm0obms0sq3hf0acgil7g9k5r5v1515hgoc8cpbnktq9aukjgi58dcbrc1ukv11ofii8l2bvua0s4s9fhgh7
fr3u0e2nevi6g7qo2ijv7m24h13uggl7spk94m3e4u4fflb80tk1glv80uf7ggg7rp3s821msvm8g1voaj3s3u5af0mkg727nhc2qm1kh1j6hip826c1dm1
dl1klglj858k19hvgevlqgpv859jradvqivrigft87mjhr5ucd1sagf6o3245shv9p1f0f4mona3qdu2umvvugb583p3tmlvhevidh89o3tc9b21sb04phc
8nupjq05q2cum2gea88ak495q150cmf4envlc379tkuvpvfpdntms5ca1150hof9h7gn4k7a13svrfh1ensdjh2lvkuvajh12o6ns35du78umlglinub44u
e3a2vlag83nic3nce0jj04ggspo5r488a1pd11dg3ho2mbvqa1kl04rg0m8alk4ppus314tf6g8bmjvqe560ujnh11nq6jvkm1390meg73o46boqi0tj0m8
ha7873c161vsl0jegkjonnk4pq0jf1bbg2uo4rrh864mh0kugcno633rihp7r10eggu7oks1fq0q315kgf3nhvjtta4990shghg828c8ne0rh1rse1eo3jj
t6q03f0dnc95np7ruea69j2i3gibo5ors8e0e0v36ff77s5c0vhtcl38qgpcnfejtd24ob1qjg4t7sak411stoummg1b72dk27a1r307ch8doicrv6i12cu
m0f5p86a41c237f1s5ej4o3c3shi2kov39es1nf2rn3u1ast2eg9a85brmba0lf0d1g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004001vl6v1ifv5o03rvglvjavu4fulo0ac0llvpr0n3fu2nupc14tupivu5fu7nq3bsr21mivamg2qnvgjvg1vkevisfu3nue3t
ftubuvp1g1h7tl3sg608ovi1g95801rtpe0cevq6ga1ns8s3i1vqovq6fpf7vmk0om1sh0ibfvp81jru01vl70algdh83140mq0ml0aufkv7vbbvji0fevq
2fh6o0nbtshul6vqufvd7vg3vptv8d0a3fms82lk021uub079g85nunrvi60jqvt5ft6o40jvga0md0eigcinuajt05ulivt9fr080vjuf21fr010fu37r0
3vj1vqiv6bfqunvgrtv5vlev0dfuv7prrvmtvkh0q1fr68843vllvr90ugfuv81sk1je00ov8cg167ugrm6a1150qpg5h7p93smtvb70uffe689frj7hs3b
010fsp8hqk2t5ttl38jgpv814rjh9ua902pg7cns63lttvc5096f318n2443lvc4u9og9np0nkajdrs0v11e8aoo74ofq5ht1qjgha7s1bn6trjj0vig6u8
dec1960jr336fcv7ook535q431t1g6s8384489scv0c6eqk8fmk1k1tm5149fb6ommbt09vqssknfhhnla3vnm4at0rfefc7gkjsi222atkvfgho1abrglr
o51k8fej8e14ck1vq70dle9c88crvi606qvdfgnhpd9c3j1uv0s2pfid8gobvm1v2d05cg7470tjs3a664tekg8k77i44bu47v0ovena7t5s58ptr331ffi
jnudk3ddv9b1tedln6te3vrm5pqsane52m4arss5su4ug8e3nmom3r920nb1l4eea7spk5mq41f0clcvcmeebjsdttorpfc9g84ss45pmhd63ug6089sbnb
a29b2gbgcinjjrlktp9n7f5jccp88kbhi2icspccnk80bbfqlkcetp0gknoh5k9ce03t1spejgmsnsf4u2a6vcmff7mvtrsj5lc30idg1289ukce1kml0qd
d9hn26bu95uuou8teoio8hk4a9n74ucreokp5tbbs212su0pg7do7hrjq5vkb43cjd18d6rns9lcsvmkgugoi0rprdv8t0vughinqljoje1qosuhfeanof4
1re2ocr73fh5972junmesqu5rhqanfcsl2pvckrt4iis7gfsa6tj7v3r6h4qo2aruvtb9erk5gjqoe4sb4628d1ppfrd87lt8c5b12n3jgbu809rve1o9ms
v4fa9ncok95lnmgudig5nnfmrfkpsst2itesv60o3t8a20gv13iq8mu8cive1agtgsc3v6j7cvfin953jbipg8nvkgv5iasr5dfsb7n5kcja3i32pqjhsnp
q45shrlmhicgla7s5sflu7rgshfh7blovbrpm4d33clg3782trr461e4tq8gac8014m565231b8hoh7cv3npe19n151g7eomu3ea9ok0up3fdc6h04g3q9d
31ftfln7imjoha3v0ts9d12o1gkfohtacvmfbiqnhf3ug9vl0sdfenbnt9jdvi7nv1j9evop24b52e5nt1a5grh6k8rqh68hatjdhk0mgkc06mdu12bvf9j
m4db7hi32n08gebb82gcb5mecgq3bhvhkm6c4oq30crnrm4198ajbr66jt22bedmniobse9p2qup8g75p9bjgtu84iupufq1oa2sgn9r6b23gfsr7r2kc92
7pcrqvhpep1rs73qdlp4rogb3n1mruka4jh0gjimso5fc2gm56kpjhf4jnrnjp95o4j3cifkiord40ra10gtokf9to8lbiploqoq4di5i851kaqe2mj06lh
a3oatbpt65mku42gi6mq2slfe4ht0lagvt88lrselp8atgefktodgk4deaf2q2vgbjn3hk0360ht2i7ht67a83ri5ifqvofgre7sqs8hi2oh3qsfs0o5ukb
s5rb50fjcu67dg3mtdsdmp8qf3ano0461prkj0c6g1l9mvru663c4qocb7m8m04bn5i78v6detn8983v3ptr2qotdlg7fhrstpntavaifrin34bp6u2smr0
5g8g7m8jlaq6p719mgrf8marb89v0qrnkf7q7sms1l2dhv3pvgao7o23n0q1cv35qklb754ce59v58snhenf7k5ca6eb24vjcice91637gdm90s6metp908
jmo1nu10safs4mu0jjq20th1otgfnongrdddju1272jb87g9k8tdumd2u4fk5ohkbjfdvjqtdeicln3ljcsq07j18oh3knmbbk49pev2cuh017l9jg35rmr
5eni3d7or4d4u8if38uernn1ejaf6876qodga8nnbc8vi4nmtbfhr1874beu9lpgv66ed298v433huf1010gegomvbv4dvdqtsvhmcnnibttu2omrs0frdo
47rps1mj4v3sfidm4tjoc5tl31uddqfocobnva4370e7i14ojik00pvn6u1he12neds94a02kubkg0o7nrblrtqrarg5gsu8qj3rja4uavq4fo282ejd2u1
cp0urgnl8ljrpb21193uajsf8o8sl8dpef58qdpo8knc3vm0mqud9eqpmq9c5du06n0mtff68jgrp2trml0a3gj78etk50hunov39g3joc9k7cdrjeuf9fi
c7sek4c68df2p6g2e85rbg5a992qhui99o75cj79ut6t0kgcqomac1124hmvglib08rrc949hgeuh3eehp8k3vva0vespffnl8eejh95u94uohfi3nt4jpg
i0n90hlfmc8b3k5ui0qh5rig0n8ndjfk1obf000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000erjo7rk3rdrml0u1fc18an434m21cue3fr4ockcadm07709efuno26k9vm1ij0vifbh8birp5i33l0vpfhd7ncc0k233n3j5g
03o6gbls1t0t10he338d841aa3b32mmf4oms4rsbtrah0t9ep68mmc4je2eev57fctn9bjo9i5fsv89gb1nu3k6n9ujet9fg31oh1c2p61h110vgi7o3nc4
85t490tmg9uo5vc0ghp350o3fh167hs5utvbn0ivg0mo3fj9e9v4b088g5i7s5k33q2tmvdjd8imu3jo6dvpd1dvgrgnjh43bdv7aqehg687i1s8iu7g52f
kg0nob23pd226p24efu0nvt3vj5orqvqog7j85lk511nmevmnghp80a3v6u1hd1i7fkk7gec0v6001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004001ugf545elv7i8bucpvv6
ug1fj7n0rborlmff0llemeo1dc0aq0n2v7ef0a9gpsb0i1eau21f84n90bfulvpcrt2fumnnfk1vibg4v8rf9jnevjjehq74t33esnntgc2t5udkvnfg9s7
rgjbmtvbt034f6u7b3rs6hvcett1h809pbbjlptf2s69gcdo7lsehi5uv3f3g8kn8djpuu0iuv9kisjnq9jsshosourgfcknqebrge752v9oihhom451rdt
02utrfmf89icehdrtp081dq382d45v5u4muc1f1c7grjrui6gr0c0f5sndvruim0n0vhog688b2s8kpkjd0qpehtn86rrutlql0t0geunqrkkilr6gqrafp
nnttrqh21r92taeot80e3k828bl0okfo4nplc421kogrt9g2mnc6rgam7o2iknd7v65cs0lu8qqvdiet5n6l40163dv2pnh24ncmk41215mtkkejj7g2rjr
6d6mn8fi2lnum4kl1ntqvimgiqnbr3rfpgr92m9emc6ul4clto7iud7a2fnplc9nplc31dqcjemivbpu24t90ouehr8nljqithnau43erbp2mcao1v4sr5q
h7tni03sdtq4qr84e7e74fs5flm4b56lfuh8strnhm3ruo4ego2mgojkv5rdkp06jbs809rj9hcekqs0gra6t6s279hhspjdgpsoimspdi0j4tf4cf56d2r
g4mejmsv0hohl94ro7hopkrt2fnclahcoppn3r2e4j95oki4ebls9aun1hr68kh44phrrut3nd99843jrse4a6uoffve6c7blde916pvgfmh77mb3b5tdt1
o6eesobfjslu00stpcgf0oa0sa49rrd1pjfjuo0ljt0a29p00uemi9jrr4dpt6l34ogt5mhlc2qe5dv0ddi2nnjmk0fptvp012kccndi43tp6g7a8dg3eni
nk9thp80ulkfc78nrk1ki2d13tsei8m8ic2s9u8l0ipged79lcs6tv50u4gf1ap6irnf1t7it9vgkj83crss9uhv0uefsu8gp401a1lqtp1env8p8325md5
otmsfpq5idrbchkhut64j5eo0nrlk251evanijp7513i11v6crb2fcloarr4r2dmgl4reuaosb4fq1trspm7g4t8ces46a91b2r8hi67lkkb1duhl3vmhj4
nq7si3lp1j5raf9j8dskona7msliveoto9j3rl5p0916vfo68h3cfkm08gucmggi7grj5om3bquhtfmto1fbvhu3f10deg5qo9tbsmpvf31pedqg6q8cnoi
17t291fbh7la3v01vjevaghrjn1fjqpi7991rthd4mv3bn2ln130q8e1ao0ssmvhlmf0plcv779cbvh9u68gqvgii8dp4fkpvit1ssh19nsdres20lave0e
m3noik1vtpf2pl5f8oabc3nku3712j3g7a8e7ju42d1p22bh1hongjrplhrmtd2fiunp74eaa6il4abe2i8bts2g24nf3jjfe7nnabbohieivvvfk1nit42
nm1t6rs9fd7781re4e8jiuglh0opc7jn5lus0saugotok4455e550ru9e4fn64rska6iktdjfafp253g3i4o6tefebaof8rvm5qp72d1fqc7ck4mn9ufguo
3hqc8je43l649p211ean7se44f62dt0r1h8cndjc61i346vs0hajot5k9m9tvatprg18ogjroh5vrcq9vev28og3ffi34str2fei6j4rpddvfl0beimk8en
48chp2is7igr3of8s3662s0tuhhnendq48um1f524rfvnnt0bvjpogmv4bg1a7rjjisa2vev5qf858mbbuca2keve1h33pb5rontu1v3k5fj7mf8riphrss
v2lflk8kijqji6rj2upg5f8as4co5uoot6efipnqcbvkm2651j1fmemcf4e4dpvn0moe8072objim99h34pfc98eg3ecm9o92gtft58incbm1osit0reo77
jv43gtsdcv2gd0qnaibt3m1jgvmpff3ns84daa2qaulfhei71ojta1u6b0ppfpsocfc17trqj0cpfv2o5f46ju367224fvho6b3sru25uur0gjdoerk6pdt
cl09afd5ofvra8m1oh275fur8j03v562p9027fjaod03idttv541rfvp6o2s7h21t71smfv1nh442n250it23fo6o5r48ahu8v0d4fe5nenc5lltees93fh
m7svj9vludcvl6gd8o8hk2qtu9ur9ogucobl45l21194r4euh8uak0r23ap3lkgr6ojtbr0m10uv41gapo5psgdi5msubcdofodec4ha00d0ovfc0ndsche
q3o31tpejt8l7k5iq44r0ddcqnptt42la0m6ve4drjo8fs0hm2amusseh3n5c3uiu6usva8fqj8svkbm1ufgu8hhk27muc3uhrastsdfmv6v6brs1qft15b
ej77k3s0opuoj50mfh871ujrg1uaovqcg10oahc409k10vosfbd7lnc529ucaukpen6p4nc2p2090v84eqimq043i213f1h3g0fnpasgdu68j0rdgbloadk
49q2vn0idh2jnss3sdds0gv6ofm3o5840di09ct20flg7vnrt7hr09155fsqo6r3tcm40t25sfvoo00bj222td07mh0a7v7k7da3tgvtlgpb84ms82i3agv
cafeuo8jrteluiuv2ng6entdkhupukmvg9gbsnusbpc1sv5372gjl893k3h227qvbneia7nls0oi33oq4jf937r0jr625q70gnfl6ok7sev5qpcsiefofol
23kra31f0gpffdo4n405a21mv92h007mabtti4371u6femnnq3qim0fv047fke7d1c93dve72ijh0jnqdc7ku7090clfuf80bs2lpqe32btf2rnserrt65s
31affkt8fn3ob60fau9gfs6o4244sa3h0uamh1r8bdju1tvsl0q6ffv7ubc4bu21j06ag3f89frok1v3j0lqg5q835s7g610l13gf588uls3o9vq50ljgsj
nvaccr602700teco83u3vftvtqvl9ebt86cjp7hu6cumjfnd87vrh3hrn8vekf4p7sc3s5ls3j02qj2582cbsplvqj0d7fjf7o0k4c5sb2vghh50oinbej1
up715jgh6905rnbm1d0vujg9lp754bka0b71n2f2onrqjlvttr91i3h59ob63r09s5mv1rg6bntt467211d0jcg4o8tacbb5u5r0h1g5o7nh42b9vf6vqbg
bt7pcs1ja176vs9fh08gcrvd61t128jh51noo4dihump0ejesc8d3s3ktvbuvgvftgo5bbtbm2d10k2gjco2r3papv45037gmd7t1c0u5tk90areqqoiu3t
2q35n0mafg0nhbc541vomvffhp5o2pcfte0cd154fr97jojvbq05ovokdkao8j3reu1iivtafh688prvcdup0vvcfmjnv1k5jq1psuvsefbo2a3sgu2kku3
ffosoc5s6jlv3euslgl47v1403e1u11rbgl4nogc4v613n067fh0821ruum36f4infklo8ncat9v5iv5vg4785hbvq6435021hfdo4u3u7e6qgupbg9n80c
bu0628eqmsg0toen3l760rcuiffisnoj3ujhui50jlhduolhs0l9v370a8egfnfms39i46ovmbf0o886k1r1s9r2f1getodlk4spvrb2ubgad7fgk73dunt
1caiguookbss5veh0ncgojnd644pq2ij2oigcono5c2rdu02u0cg4bo9q42f68oavtigoa84s43820ad0n4g238aus3klr9otusghi8c23vdptr4vqbfgcn
tebvne0akvsig9hofgc23lujr0f7hchoc9jgtdu5n0n0fv9nsojutpvt2tqjh5d8ccs0cdvpetlhgctonjrvse0c30jjhu7o3vs5a9o86v9kfaannpjqj9s
diut6e737scrqda043101ghrn3ujrgq001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004001vlp0djfvqo2440bm0c30a9fs0o08bva9vcl0b6g537ves06lvqv0cfg2b7vrbut
e09svo3flgo104345vm2vlag1c83ik0ki0o30esg33804jvahvaivv9g2183ec03tv7kv24fs87tkbv5dvlt02hfq67v6s1gu0dl086fuunu8c0qu042voc
g0k802401lvimvmug4to0arvqhv1d0g9g1lo41k2spvhr01tg0480ok0h2024vfpfshnsm3vee13301qg637shk06a0fd03qg1ko4fc13e19f001ftv80tc
2ahvnp04qfrbnu3juo1vv4vl8fvr7tpk1j60a9013g3jo2rjvp5vev05eg8to0ec07i17uvtpg0r80lk2bi0db0icg1unu6c0r5vbv08qfvm85kjs3dsrp0
m1gs07hlk4820ev1t2fvao40rca5ucd01ag9v8egs61hvvh2a1hngo323uidv2ivnfge07g13pfu0havk0gs18ui3sdm2nivolg7foj3kdbm31av5kfhgoo
5buhu67l47aekr852bgg65nn0qgfs0np93vedtad2nug5m8oske4tl493fjht0ntck8qtshp0jrduh8abbuii711250ef0p0bk29i1tp0qdg7j8h7k5ni7h
ctnhem3o9gblvi1hmv1tfsvnvcs259q0cve1e8bodrs7bluuj17jecv8umjqe667n0f6hclor1bte5t7r06nfrcnrs4gktupr04jgso70abjn67ketcbf08
6u4ka461bf2bofcd80rk11a0vp2fgg4jnp9c3ku4j501pdh2n3urvqu66arrgf46odhkf8ptreuabf2l7e2jjthte4vimfas7clkmgu6mus1cgru72sbq05
q8l0efelk86q3hv9v0r08ee7u77dbd4m7jr0ijgr9ommrdq9r94v9gfrjoftk861tnd0nldhs8vhc2l5ru0ut8f6unulkake2253fve6b7basifpt8ouelj
5a777bl6hsq13tngla76e46v1p3j0gdgginqpjsmq0m707gegl8uic3etvfssgcg7s8s4be9hum32iof02n5kk64u0tt41mhoaomc43q5nmp3vmflbp4rbn
bm34t2rfg0anh1c0phlmv0bjhhbn97r7eu15ut4ae32orps106216t5ghmno1bk1r1qpouruh1eofrs0btrv73blgh28g4s90th9mrtnhd2nh7c38q3tj6r
5glonruckolto902qfke81r50ua2eut4ggkcod9s4ntqeauc5dt3o863v5ttqsunofc9n0k3q7dufivjufpqo5h41da0jetopdjfni4463696h2i2j5fnp6
3n21nmb01ghnrnq5ka0m1peti3h7h8vas3hu41esl5ghg8ufk2v65rutnpg9kn26c3ii4vh1v2frq7hpjktdsb4u02det7qh3miq50r1aqiob7cd3j5tnel
28gfppnqck2stslssv2ifrm03skbe23d0rlhjk731jv9lstgvp4erj8odkgqa7veufcdol5ucjm2u9bcu7ogcgpa7baam0n53n2d55nrojhke3cgvjbhgcn
q5405lvh2uu6huq7lers6e7991j6fj06n9k8ne4m9535gd8obljpom38oppnfk1nabbqpht271uriqoo4fjv3a1mt1r7g8h7th43htnch0npeakog7s72du
q0t7kfap8d8cfjtudt0p0ie3ngirnuhnf11alg64nuarjou4cl5j1hc0nu4sk61tr2vjhhvk8scs2cq2lb0beh18nv2rmvhv6ise9cr5q5is0f27gsuh4f8
bok0k3gpsqb135h7088nk0oe13mqjefv1obrsgo2jf71a4fda7ja4bmi582uigfi08c03cci1q8kufin9n8vbmqht7iqath4m772kdnu0ab9rrid5nipbqk
hrjiv9lea3pd4rrde6ib1l7f0s696rv5i1gorb7f4ro473qk9v0us2uh64o21btqhrtqunnfr1ofr3lle74ssgrgg8nckc4a9uoj05ah5b8hj44kpmh2v45
fgf839rqku0qr2mhf3l99h4q367ft1grgbcn6ujr5tm4qqldg16o2oboru0nf2m7gbp7964qo1qkp6mbfjs8atkam23lsp7vfcdo2fjvum3tn2g1gqi8h4b
kc67ncukpeafnrmrr725l8s92f0rnq53i61u9p0iifjj7f3jvittv11pch4josdrj0u29h338fq2ommkinpl7p67chfq8gljnf2048ttohqqn7sronlvsmv
erisqnucrroe0a2vdvh8m93ubr7251r2njgbfnojrt3dumuud3j5l74dbi99qguv51g5e7u144ppv7ctc2fv3ohqk57hshl2c8ggt7r54aalqiv1uhji26p
p3t89tqd0ouhsd7slruke120rdhgk18njr9rduat0esg45mfjbjj29f4v7ieg8ogjs6ki8qh36jgkeoh5k7qi0ngrdbgii7dcbtdlpamsqig45nne4cmps3
0ufbgh58arrnjpvbr1v8fev8qcbg521r16ddhbtn6v40qhvg6u2agmho0abo6tm4f1eidi0nvijkai10r1naf5smmk3j1204qskuf2p7ghjtru0gp0mved1
nf7bss1pc50g6gp8874buk9un50rlelso2bj6266eut7df7vnqkrvr249p3t5h07nsvbof242p2dkg3u9fkruq66m50btg4b7svk9e2448vk6f428hsbpdh
lpn3fieir7uab9m271t3l3gqg80441cq1b9392ejk95449mptif1cigmc8dv4av1in7404f216hpci82394tmug64oigs1t1t98s0dfalna1rv9a3330sif
qi74sblolt1eu9ef077ub3p6huet3d2gi5nhhrtm1v48vd8ehno4ak2lm2oh2eoe388g93t8lq2ou7tf4nnt9rknm12av1ae2489qk2fm4dqvbhbin7pjs1
2i0ov2s7fd6o12c8ve8juvjogra76a49hprjuvv0fpgnr3k3am3qstqhgji8aijviugcb1sufmc7oorhr5rnn14kgi8p4bbuptumj1k5f808633prq0p30l
8f0j7ic4ecpta52h8gt780944ottv90c1dproacboddu4ku92dfjnujjasq1al0ssfglnefc78u22v1vfgqqnrn3u0a4gov7rgsk7jmru426of3eufn3p9l
kmjm47mt4rhfgofecf0u1pctjrg9oo6o2s865gd0q4fi1nuhs4c9u1r1llfrsneejud5qet09jdfc7jrjmo62i2vfngv3o0243mptfh2g4einnglbmudt3h
0a8hlnnb3bou5ob91fkg7jocf4ara1roudsg0m7bkbtndqkcveag76ofujpe5ps712phvrno6k3e5thquv7f6jno647ai0gcvqhglk8cn359q22cvtni5ao
45jvntpasvumerho4lk2fm29n0a1hl979ek7itt6svilga3p6ujofm3734kagkhojnbmda1k2uejgg9o8hjukds3v1t1grt8krk19208n2guesso02rsd20
g51cdf67859cn4634r2f5gmlnuk3n3lviopl7hi3o3pbsp67uf4t6g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004001uhn1r4fopnujj
se1t7p1bjgos8fnbfs20o31rpfpr7vvc32q1590pbglgnr7scp1u031m3fhco1i41320631e4h0fobvk9hm0bn04kelf87fk4dpu4f18jgejo1t4ep1utau
rbg2pnc5s4vi00l18tfi48dqbtba01r10eg9kp5ok269lfr1rugqe7n8rvo1ut730lg50nnjk3fa2kd0rqgjensd45s20fr0gbgda88tro123cgt1rgsenh
cs88dve70drdhc8d6rsgptc30fjgc284oc6rhq4ir30f0k7jsc1ae4l2vggf66ntebgkq0p0t9vgrsok7c3hi38b2vdgeg8a4k76q27b1htg2vmor3tp1up
mt1bgtvnqjjtf5tg304kf4fnvgc7vht7ssibggm8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g0080rk22a28303lfp1o0lk0tpv62vqig02o253vpu07r00fg0380o3v85
v6t0acgh7o1741rq064vldfk7o2u3vnlvnl0ekg46837s3si08svtsg0ro14s01m08avkbfvpo21s09e08f057fhmo2240ctut5021fp47uqrurq0uv0kff
nho5f40j9vrgvniftenurc42a0ep0nbg0p82tc06i0d703hg00nvobq5luasvvpfrh7vus0j213kvvvfh6nu9c00tvk1012g0ko3e3viluvr045fuao14k2
i9utqvinfsko3gs0v20lgvfog1h80sk021umh0l8fq481ejvq5vsqvieg1c83dbu8u06j002gfnnuec2ae06t04mfqu7vb43idveovf4frg82ac0ki08b0p
7h5do9ok63q756v1cf8knk43r2drgorragja7tgk0fi1kmvkjf7g7oj3vqpusf0obf6083ps1mlsr8vqmebdo72bo1i0f92mngjf7t6rtv5st10otenfnmo
rus1vaov9lgrko5tjugtpod122fj87lf3s99roav1mfkn8fu3onq01itjhee57u340r9v4n1qrft5859jujdqpuvjaflo82b401lurev35fua7t7s6de0fd
423g2oodpjvmdub2tqff9onm0rjva6ossvdfmg7dak1vq1u4ut6hlantjblatsdf0d7hn27n53r8e0aitc8gfp85mbq824p0tnsfeu7pk3vepvc4t4si6h8
2lc63285h1fjh2v7upk04q0fqvjmif4olrc0rdqt32iagr88ebs5mlmit0dtfp9oogscuturou5hdounqdcgbq07iu78ghmofss9jprs0r8df0g7l2c1c23
1kvflh6locfrv8hvjh1lmek983t4ame23iu5eg4eo89s2g67b6s0vg4un8ds3pa3h8u66fvr6aqs41tkvsvvuffo7ptjvp9us11f1gdi85fsku5uo4ugree
bnp5bg824fsukvg7pnm549idrfb264g41n653qbdquev4ogak808cmq61eh0g5etp7imjrp228gv0venf8ajjp6ltpor71fd182pjpaeaqn0aefsvng4k5d
29kqv33funo8lrhmlu4avjveaa8g5rfh5sd70abgbk810rlja1nmv7tf3898ijq0uec2th1gfunsp4e6a8nh172e91oh1s3hi37d0vgfprn7hsd15rcb3jd
g367h1k8j5t750qhj0co5nj4mhnims7tgfrmdes239o3opgieeq7btrco62dd1naecmnm0c6ma5j4seaf666f1c4m1rg728pdo67cgivrtpup2p2fk2pccb
uh23qt2jbgurosfrqs9sjarg3ejdnfqjp4ps3r150fh47n2jmb606l4u3hsr8h4kdii1emohuf63nkukattndt08kfh0np9rtbu04t0odioqnr0jl3luomq
4eevk83c3vce1mn0k0fgp6s7bb2u2g2si6f2r81g489q23102oepu80c4311s4ova4eod6msjs7dm48tr8g9r6j3rsc9v291hde8qns7s5cq8ap6foe6788
kj2le0rf1tifs1p4qroq213ssg1es1ovl441e49r0tkfbmno0cf79pun41qf7cmt0b53qeeuqsket3ngr3r8628qs7ufa08dgjrou1rct4gf3io9qrmf5oo
4vgcf3e8um3kum9v3227evf8hnbrp5o9j3lmeghnkdb9bm9j19tdft9ovacc1m42gvj1f16m7pbi8tskousmfu9747rua622r3budilo7hs0466sot1ugv0
o0vbvbhmvouddh8m77m48223pf1lmghrmock1m249h0qafqr7s635j5rll7l8go1norklh1v7sra3gbcmmfj1qa84b18jgbp832rhd1sc8vhqga6ntn4mc9
lg10sog45mmos5ppvi4vlada99k8rv6e218unth2jnqikabi4sj19edvhnogbab5ue74lldk4nlvcc3i136schfve7bsc8red2muf2hrt9mbrtg5prarh5e
vv7j1k49u14j1e4ere7okrthq1a31jffne758419m0kp08bfcjn223tje2c8s4ofei75k46le3l727heej8aerf4psg55ddf877m2jpmdt930a5fo9njac8
ci7n52l1di875b4cv1m7qqagg7don6c6oltoj4jteta8hf46ips8h1bkemqnoq3vrdtdj2ebflnpfojkjdn3ot12gjk8q0kk1prpr3c4edv8e1s371vtgq4
jebe7vjjv4q6ogts8gobn1sk8itq371megqn8jsc4n9t1f0jgg8u7dnkjo20uarcnf6pnvrboli14avrccmpnoo3d19pgavnsh497oh3q0a34b1qtfnspot
4ei6din20afco7t23dhdsu0tough38j2cj3lursuv1hffocmrpj26590iphc6nqejqq2a0712kevjnhsjv2i52j275fkgo2mrnr5vlgv02f82ohsc9qdu6n
0aug9cnb9k1elsfb028ev884us0chttcuuue43oiujpki10suqngdh83h446m08v2vjg0uo0trr6hlr92uig5l7k3jtee0o912jg6r739sfnm1dmv1ag2k7
94425hvoh3iuehio9pjsqlud2v1qh5co8brut9v14vv5gbc7p8r0j22novune4o8ijkkq60v4u1vhhlocqk59tsih0a4hkt6t9c0v61lstldh5g7uece9dv
350tvfek7mbburm6b8u6bg6m86crgmq13508qh827p93ti9s951jnhbtp9m3n8hojmtjhd5g7lvrc8e0uh0jci8ko2rjvfa1vj2qdfi47jcqt39vrv2eoh7
d9gvrttu1lt00qgnjp2c3r9pvssvnhg54813k7g5pd321cghi98nbviptu4ue0ff5nlhkas5osetdmgma7nurjt5tvau80gudnuasl8m1hgupvh3aoij3ub
u9013m7g4hmdabqa1vu50urfvfo57k56q3uousjgutob0467a138rf5htkobjc2gm27r2tefsm724rtelqgb1t0hqboa5rto9tiqvl5cn57mnrqrq2s0vqd
gtiof0jvva45308uei58dv43p9uscus6frioga3u3dr8r033gn279j402e3ub100ipon0ic5m9suh3llffrnrq414i1e149efe9866jj9m1qqthsek17u5k
0mu7cmuklhpkokrjqttluiuo7f3folqrtrm0goqnicjnoe73unhpbmvahi3d8htsb723h326jemi87m46ra71muncdi6niejr5duuf2cpf308j0k4065it1
f4gki7v3rp5m9b8v65gf77ej4bkm21d0l5g5g8flri7644eu92fnonfq41cduh93b9eus6ls47upv3uv3nghe8g03rbdmsf1gchdh83b3jadsv71kpequnr
7jtdi7rqtngfbmovb3qlhkb92bvgutnkcjuuts3svh7fkp7fs49vhlfp3v2gnio2ek81m1cp0v8fi47h040mu07v2ugghn8ae42761rr0vcft3n8jripi3v
310rheunicrtbe396vb7hf082ljojq40t0rrf9dng942cu49p0i9gncn1icagq001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g007shbn8dv6b1eug6n7p3s1ju1qr0tsgae85pbv1m0fn0fkg3so2ubvna13d1t3ghj7uirsk1ue509ng8l832bvhq07f14qg74o05
rsra1cd0avgjgoaqk5qi2cb041g1u85kc1pm18t0b0g2584i3pue0mh0khfut7umk49202b23pg52occc7tdt470lkga6806s6i5tl5068g488g5rt75voc
vt9f7m8c1k3n5vpp067fv1o5v3vr23rv0tmf3mns53ujlvkv0mgg08o5lrvn9vnf07mflo8fqk2eq1s6vokfql89vrvte14r0n5fssolec02lvhsuu3ftd8
82bveq12p0nog8i7kr3ple3rivfhfq77oos25tvfivhkfp7o34k40hur5046gbt80fs26i2dr1b4fjl8d543s282qr5ce0c6ppjtba4rl3vccg57l6jot9r
30uinea3nfarv7i417010f9tnsgjldto4sv95dpi7uqjqli0s94asgmk7purh0e1pp184hd7osfbhqhsfv1leginp8osg65t1cu29ekbo4ljml5u654h0gm
no0uc3u1qqt2see3q600kg2u2st0a8h8mmol3qg1p3b257eo67r8brapnv31k0cjcohdrhh1qegun8ggoon8c45ptcorqiffd8kd3efe11kuoufcj732rs0
dpkl4ddg5o71e3qq5m2t0p4gdt8egbe8a23d39chjgo0djvflofh066gpg7j7jpuq4f0u0pgpiojpjh4i6iks4vi2vo0kscfq1f2riah7l7olc5na1mp367
gnq7tskdrttcut1qgicntibj6pli2o2pgqg6v1st3hdqst6bfrr716brqhrb0r1uhgu8hg4coprj6tj0ehf8c2b8gdnjn0vicj0nr0c9uppqf0gse8enklk
kna3on23ad5k7f9kgo2ahd3boiav6vajmdpt3h44gfn96ugsdqtrf10mqi7bobfk3glpqkpasjkaork41rm9liuqfi2onm0k7rptpov2veqi8cijrptgoot
c3egj7guscfu2ip28pjjmoh7rikdr1h140g99olk3r6dmo8o48fr177nrqbeajf3gdfs17a0ca0hvhb43vfvj77g4b223o2u8eeptnpt3jsa8ll2eld6ooi
rjorq0dv169dog7j239lm3jstotghjnmk3p9m1dcr9qjhf73h45i1tfd0ibif57bj46cduqmtr4ipfng9jp7a6jj15mhdumn2jdmtq2oue0fbdnhu3k0a0h
2u6bfbl81oc0mlucf2jaio485l46h1rpusn8gd89aukdntlnd20qhcp8pfk4n9rastssia0ooi4f4e1diss1hfvn8d456a61l269fg5nbh3hmm6q8tdshaf
7l0jiqtvomtppgutolcs09hvlov3fgdoo5djvuu3vqu2deiv80jbreprl6srngudo7msi8e7dauvbfbloaf4flpsbku7oe9vmctbg2hprmoa5gd7oivkbsp
v34reaf958gp3vbdvh0tmuijp8a9bltlvjcrr0dek94urks69s129hd70nitc9e5sej3kqdhq88ic0be09106neauntsbnua31av2bfoqnj1sml2174ue2f
nl9ihk1l1r9esc6egvnt4c4he1s4rp7fm0n5fr9gi9mqvv1etqnigk4gq7oh1t6fth85o3uplj8b15kgh5oju3or1o02upuh016ikk0pa1c56hkfvim66s6
v65muu0nfd38573s4i4vktdhgth8023ili2gb0lohfq92hc32226h02cfia8a24bjtkr72pthrs7noru1a03sumphp6o5sbprhuv2u9eg9iog5sgidtqh3q
oic7pcnbqb5t1n1lhh3cndpc16i31gvfvfmnnuabhla1551lmi5eoqls38ttit0fbdffo87rgg68qt0ctfkl7v9biadnkgqdafeln8pkbe617sv5vffhoja
bq9durj08rge1o7n44467ap05agi7mbmrrn22tutfjhl6ndf3jqlqlf0o1golnj5skolpkkun2gp97enbve9vaov9ah6tnv8jmb5uiavhqfmb928c721uae
vpfemanlck0alpqgu4lerjnvu42l9sj6vvkif77hn4e7ds1v1vfgoe7kdk0elvvb28kggent0roma55d0pcigd892s7ntttj0fli3aogis0vtuv4t5vi6fn
31s00a3rp34kfdmo0kjs9e2sr39nfgknssbom1tv10glhs97qf48om8gotesffunvqc57632isuafleoh63l5u32v4kfh45neqjsuu8370t0gfn7r3k3la0
98vf9gafoiajt6i07qunah2i73k3q0a3rastjhb7o7js14ds211v1f877pq4e0ds291pug897jqsdtpsjb3j8g578h1bpdu5uev15fp47l4jo3e1qsudrec
h8llsag1vaosv4gt38mhcbi1opt0mff6l7r0c47u0eovn0g1h82lbu6prtb0sle97nvss3apvoqvhoh398t6rubu5bt1kmg0pmqcrtem3ggtgig32o7hjn0
a1h31gbet17nms4924ln1j1e2mo2ls38dvnf228f4q84ebmlpuf305df9oodvjqse1g0vllfjjoc0cfvlrk94o8f3rnbfru4i55r0degv2nup4cllskn06c
ges7ors2ilqlcvnvdmc84iruja0qt3lbfn8ng5440i2qj2lmg9cncd3so9kvr0tfhrooambo3q2cb0e4h558d3jn6i1gutf4g2comoc6ni0rt00jhbj86uk
93m0jh4f2godn8dcdeduo70tbhs5mnicd5u0e0uskh068c33sadqs31ctgfvnqebipi2ir1dhfj298ijme21oqvneg7m86q3mcq28uvr6eoo7t93t2pvtcv
98fhr7n5bvma2512ijh4to5gc41e4vf310geenue466tqletc2ei4o7bc34q0f506af62o0p4emhv1uu9gfu6nrts1ui1st0ojh0r7ksrqvtv9t0q6fnno7
prtn603l1smdjlnpgs27619ku1qg3hnrdjsgq0rh2lne7no0ic19i00d0gpg198hqs1lhvv70aefu57ohsdne2psugdggd88t4cgi0eb4ppfnq8nd3sr9ul
8vq8fnuobak60q16mssgefl74rc8ou2s4veng31o6mru71vlt2mtej67ku3nke25p0n1gjk891s261v0ms94g39od7rrudssev9gg6voamjumi30d2q0dq4
80gs3ndpmgup2fvh8o8jsra1ksv7mg7fnu8c0qe1jav13fol82d4671vi50sogo4o4p3msturuuh4ghh7lekg95u7mvlhg6t82gjsh1v72vmafq2o60c6ku
03b024fb26tus5ipubt0ocfet8esc4oq1b8tecfqp7iojttu6p0vi4fo6o3is0de0r71lvebj871shfu3n4v6ufmanrg3sm9vqsvklfpb74g42pu4sj119f
j5p70btdi67305qg7g825jg9i0sn0rfgc4nvikbfi0gcvirg84nht4235vc11ahgdd7kfkaai3icuvbgt686brvsm0950e6gfj8be3hcdt250i9dlinu747
7i2sp0gtfduoi9rt0luun1usejm7ncc1d63dgu31fmenr0c29psir0ragn0842jqpa0qt01ugh1o0ubtgm1cmvj0g65oeuk25q62h27qfph84k404e1s10m
uelr86p3t2tu6qt9uhae7qk40p5u7svbugcmoatk15hrm71q1g8o8agrvbe2dj0f9ghhnttk2j22i70a4gi3ohrs8ha3a6tsof5gnu0jtn1vu107vg6mn7v
44gtr7p0uqen3nves56hvoiufbf927olc2ie0nsv32g4991vc6mhvb327ofvm8f347da2pt08ifjfninc0te0ngv8ngd7nt2k439tg8v4rgkp8io44022gm
ulkgub83h4459udt1u6fs87t4juva2t50ghgg2o0uk13m1070dffgs7tes6q1vrl2v2g9573qk28m0posmsdsfoa1419e1490ith8io1fc3le33v0q5g27n
t248ri2ph11hgi07hss8im18ou1dga887g4bju036vrthg4oo9c4nltbsv5ofv6nhnk5nhvdf0v5gjlo4tk4adusuvbdfo4njqk85lte30jtg4q7kek2ie1
nf0etfh0lrkk57q2pgsk1f8k8d5c2tlv4au6nh4po7oc28m2i0vs3grp7k9427e3k70mqfd5o9539f620uvd0hh07v4k2p1s314m6fkl7r7jt09umqu3oh4
t78sbjsq1quv94fvoocbbub200sv66f2gno9bq0a18521kg2vo7pk8slvdb0lefnqo5ucan9vcf0m4g0h8cd39flueasn1ggonikrk4dveovnbgrbo083rh
tupf000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002000vvrg0eo01bvue1l4vvhfr4nrq400a0ph02ffvr7ugjvua0euvvofth7r4jug20e7053fu67tsjv9m007000for7t5c
1ohupp0cfg5p7vvk29q0rovvmfvd7vurvs2002vvpg0knvujvvlvv702ug05nurk0ka010vvog1fo48k20i09kvqlg907vv3vvm01gvjmg5vnvok0q1v3j0
01g1j84qjvudvvt009fqb7unrvq20470hlfvpo1lk001vvf019fvqnvss0pe0m6vhufud7orrvudvh4vvofpa7vsjvv1uk505qg8mnvvjul1vvgvvqfvq7s
ps2jdv5l05jfvto27k05600ivvvfrko0140j20fgvovg2jnvv3vvdvm506og7484gbvulvvv085fvunvts31a31uurlfseo3i42ce15suptflbnvds1ndum
mvrifs3o37s1f1veoue5fot7sj3uf60c10b6fcm7trk0apu62v3kfqqntns4ma0gavh2fsio4irt8hvkl02mfqm80kc0jpvc6vqjfqvnqkk1mlrq2vn0g16
nr3bs25vtv02jftg7s3443dv48vpiftfntk40s207n074g1dnq03ume1av10eg037tck0fltqavoag0i7p7k2re0o11ahfqto7vs0ku0cqvt7ft8o4hs1i6
07eufffo2np1ruuu28t04dg4u7l741k60r4v9qg0dns4jvlq00murcfrhnpbbvse0a2vrufpenu4jqrhugt0klfj3o8ibthe26kvspftt7r4jrn22c2uqrf
penukk1320t4viffrrnn4s67tu2j2jpgfm82gjr026g6uvngjbob13rjltml271g2nn63riii1lj0i4fu67csrshm17t0uufot6uo3lfpvbmudbgv4oj13p
g1vdovc2h19nndk0cprj0uqdh2q8dfk2li0id286gslml1jov60vcvgmg9oobes6ju33t0iagrc7t3c51m184uknevnno3rv1a646sihg1e7vakggpuc10c
kfsv732s0qi1ad222fl8o12413prgat6fghq7ues55hrn91ehevhnvmjsh23sgvigf3hpjf42im108tm0ffq884rs65t790avg9v83lrdg9odqskjf7m8e0
426q4m509mfranu1s5glth93rhep48kpk4n5vvuto1ft8pl4k10i324vkrgl585as33a4meu3tg3982hc3vq9g10ctelqn9g415u3ht0j6d2n7gh3vphrea
ramfs9nn9buf5td0s3ggeo7u1k8gtp3gsanerfn1ojh7i85t0jtgid7oj3rldumsv9lgco7babig63nr2neeus7subila5v8r6pfruo5bs5t9u8p1olg939
8es2ju4h6vlsi3hoh8jv7u0cuvr6fv38hfr61213l0uogkcn9hbnnm5cesoigd9nga46pu2hqvtkgio804btpdos925rg147urk4phnust18es7ntn3snq3
bj1kah0soahjjl5ulgvkjg4mnhfjqsdvqkvmaeidne0bk8hnkqv1ifp38pfbuspu4kumsgaf836cf2lsi55tagdroqh3j0pv5h6m7fpv86lc331ub11bvfg
cp84k0mi81j1u3k9smsusdutlsqmjugj5oacc2adr8d12df5g84pb23tphp1a0d3m8ikjqv60bp2g3gklnb73f4luhot1jgvlpvdrkl9odgve8gjpnhosak
9q08vjkjdc8kuctrq0jiuu5dv08flb9a5scosb2fmnnv3bf8e2kd2qlfhd8i4c7cptq1021g3pnmk4071s2h74sd1l6jdrseii2cup1f62n193l5a6oeqkd
gbupilk1ia556r67ev5o0q3pvtu8otilg6pnsfrehm57p29qcvm720rt964vsvpffp78eer8etq7mtsrf3b7i5bmftt20rlefcen6uca0pplh5ebg2l8b0b
nqpknauvti9983ps8uhtqgtabdkn7plkv0ptoevtidni90v3vqq5p165kh4o8d3jrme4hkt43f5cn1rkfim6mivtrg987i93qthk0ku73dhl83fj50tqr34
drg7lmtorqttphssr2ccn7ids26m3ab20nfv9qbbjjs9u1t3krddt8lprt1icaeotbfa5olmsq0u08is3gd0rok4bcf5sb0vlbebm7qsb1g5maf1qff5m60
ks2s63gv101g5rn9ocml5h0qpnrflmor6c7atrq11g7ebg8nmronptj9003gp9912bus9p4guh2f1u890s2360pb04chp5mu5bvlu4jcsjkg52n614mttq7
10u0g91n6tbsndremvcgef68c4rptlvq30c3f0786brpl9o2evsgguf84rbppm47mn5qhr7n0vcg95poasspj337jj2uvhu7b07mj7emr1c4aa7hb1nnej3
8dqc2le8baudffhsnrqbn265e32h4g9bo6b3r2trsp073gve70ck4gtovgvaog1q75prib9mbd44gh5kocu4fv275t27sh9h6sdreghjpspcfell7ahbnd5
q4900kecj70uk1tq1eir7oe9l87ks1gq880v4fegg7auc7vi5h31othcgou044fhpp4uuvgqf7csrqg6103101i4k8dkk4gu1e4u2hgk1njo48la2uj3pde
2vnl5rkj1maot53fmbo5ejlh24iku7vi368te3u45nrl18li0pnu1k2ahtq8siefn2pg8bpr22ur362cf1ngcje1a5bn49hhci7gcs1sht9oun5g1uosqs4
162o0sogjjm8r93urabal2mce2jm04seqm6h1451h8np633uhhst7106fssnhqbmam0sb4rudfg8t94hbdvrkrf3fnbog9scfa7pmsrkgrk7kb4545t28ui
ge026b8jtqpnmsvk3iqi8sj466hr2et64f5k79ujmvu280rrhfn47sc40mq3sstp6g1g9mc2v1ht3out7d4o8eec459mduufkhkqmmsc8la4vgu9rgpa6uk
3ob20cj24dfolnkljsq1s94vj6f5r8l1s5ghtlh5tnebl7krjvia3iivpjfji7tdrjphqn2v63g7p755rulpu5b4lnft5onrk7c5ol8ua9fejntsssm5sk2
ppof7h8v7s4dprmt27he12np5j6g1otv1nmgps94v3i5q2givb9g12ofurkmm5q12n8ei48o6k8aq244s7rgl47oubu32001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200108if21o0os0h608
0vjbg1fo3jk09dvoqvg1fkpnopbsetvm70rgfte82bc45e23n08gg2mo3p3voq0gp00vfqno0pc0kdvasvvqg9cntns12a0sevsgg8ho68k0odsj30ggg3r
o7ak2ihuuovstfo87rrc22u01b06qg8onp2s49hurt062gi57of42cu0kf152gllnou3ud20i513qfhenoek2lduvd0i4fto84drtb9v6t06sgdco6nk2o1
v7svk8fp0o1hs0hhuc307ag2p7uok1idv5h0o4gqso7bc0au0270fvfsa86jrule0a92jmg61o2cbs4604r0evg3v7s73uqm182v5sg1ooab3u4hvaev76g
4hnpr460dutr01ugv2nsis291vmj098g5qo0v41blv1f07gf7u7tvjkiht9urirecu7j444ppi70uole9bnmlrvrq0q2seeh0f889c07e11r061fe7nkpru
f1u3gv3le94855c8vi274tu0e97o4orpmq5acu0nehinn0k1fq4at1edgbdn0i3n81plt0mrf9t86g43edqmmvq6gi3nq9btflthiqkihcs83ok52q6o4vr
0e4r7i445ki1un0gbgs17j4bpmpj78t2hftn7m53v0m12v1vufgs85ic0vtvpqv8ofkr7uqbr31t0mua1eca7sks28hs5p234ec8n8uc5h5tph0n7g5qnm4
sa39uaatkpgr7mltrmpq7o4ue2fpjmu2rqeu0tcvkfe83o1hjom5qe8uobg5p87sjs3tr78v2fh09o6ac4623iv01me2i88qrq45sqauu6es695b45l64uo
u5sh5clmnrudq4mb1nmfqi73a3psmer13sqe677qfri8u05d09si4jnjn488ts390vufkq7jubtj5tgr0iuhldpc4bfpm1s2t1ehco891c97htlctbre9a7
8qcdsi1d2vtag0jnp549ee5beukfeup7kur1s223l13ug008ke38l9stesc9hfg79mrocm02ovg1grlm4bbg7m26arhshqkouak96i7tl1smfhc7ogbmr5r
a71i1ftsnsejf5u396vjui1h89n4af5o7gunjhfto6gs6jls250noh8q9cuk21627kt2pg97p4ljt9a0nv0ghg5n80m4d9pvm0v8ud2t7ggc1c65s0v07ek
3ocis24q92120th4d788kdflrpgrrlels86fca7e6332dahjuns248ju4h0t8af7e81nsc5a3movduf1bp3mk7ddkhn0pug2k7pckn621kf03rfbvm8jk5f
2086vn4h3572sjuhlv4f1mper5ng9rpku1mf2brh2dnq6r5u608ct1fgqepf9btpe9bguu9g7eo3ssaha1kevitg3179trr9a04v6pvgq1o893pai7ngvpb
fog7gc3rqi7n3295fb47ul44tdu7d058g2noamk5rdupp4r4gpsmlorkea1h701vcl6nrekchpvjl0b3gc4np43h1a41n18qfmcnu3c3o69gkuqjejsnnv3
nn5t6aumni707ea45gpeuf0u5h75729k02lqoetjlei383ok6gtrtkvp0gbunsa3ntpu1qsj7iei6etreua2pou7cgn07jp40f1pl6qoogv8n7jjrq5vkos
m7hnq9e248l1t091eefsao114dgdtkouk0fjco9us8h5th716ug2fnaecbjhv930snht28obkk9ppr901cf4q8p93tslukeuftfj7nor3psu44b28qep3o8
brvja0292ued7s85qcho1tf6sajd9h8a9sestv1euvig5uo6njvphttv381gtkmt6s27629qt0vfh8o54kegi6h51v1fkc7t1c3li27eqtfgt88edket5ut
4qrdeqq7h749v646j0ebfh9o6ak55u5mt3dbeasp07rrlpvg71ouf1nov1bunubtt0qghf2n11jig9stt016gmgnsjcfk9oq6t2gfpvpam47a1uj91c8g2l
7rojpg1u88r2if447n7koodua8ub6ho0nsic0n5nm0ubgenfoe1bsla5h74g3g0u7od416m38etkngk4o1hk6s5nbv1qge78oc0cpt609mt3lfl6otf3us2
1vt0pfhh86cjc2cu0pivftfi0o1j3oohstaucvgdunhi4fgtnesvu5g7ro6ec4q1qfcvlqgqbnujroju1dgulvftqnibju5q0ob0ejfiio49rpntubt2r0f
kr8fck2u610127ah6b8t7sbklt2p0gej99nfcrdsq04n08ndtv893c8ta5j11ihh5qne4c6ka13323rfluod545l1p89089ffq79841qm2j8voqggfnqq4k
lm2op1rmfr87mac0qdto31vsh0so2ns5bpuuovo9h6fno9kcla22j02rf438c4458ptpmuhuiaknuhscqe0ih090h4l8c1c0la1rb1qfev3njms0shvcot8
lgamo04kfcdt0t0eihding5k2jduof05tgl0o3jbrftv8itqcg2po5uc6qm1pornmglhnlubtf5vn0ti7f7jnuk47ia0aqv80g9e7s143oe078uejgbq8kq
c5j5tcn0fti678ms3l5i2ekvvaen1nj747gu0i6vhehf682ts49a3kevg3fg97re46ki06f08ffl7nlvbuq9v7l1lhe86oi9s2upscj1dlgjbnn5ca4q67b
0b9gf5obpk5sm06qubpgbomlf416i2a50c8fiiojkrs4e0pav3rf4t7tcc82i1duushgi485l3p7i5pt6k8g54nq7s04m29d34ef1do2as5nu4pmt7ehgo8
2a3oqhu7p130ff9nh53tmu2vcvm3fbpobirmg603kvleeuenrfkc0m0qguf0hcfnsc40cu5nn06qe3nndmk58pui0vtfg8ioi8k3eq0ed1vsfci7ses0qe0
630d0g39o5n41b62qp1f7hm37qik0ve16p292gaunkgjr3m144v2fh4s82fk0h1rbr0alfq987o415i7q70llgdpnvvruu5viovengkunmtbp3q4gf2dlg7
qo6ljrttv1svt7gcen3h432pvsh315fre8dsk8b1uleskigmtodjs11e1132mnfrjnlmrh5e00j3gag3kodkc3p9unb14hfo5novjrehse4vphfjmo6pk3e
pvi704vfo8odts51e2711r1hg77u6s81m3cl1hbes8ogrruv60lr09dg09nan44lu23n0sega984l41otrur1r1g1f7tns6fhu6h1avfmc7phc80hu8v1md
gdbn74jv49smd28ug5v8043pru0gevm0fr8oe545am2gt15thmvo0is3me3kcvakgtt82hs99i3bd1eofs8no5404u4rkv8rgglo32sej5tc6uiogbl891r
uhe0uou2igfc80vc405u0v1l6g4an8bs32m0auva1fknoce49bhvr0vuig5885r42oa182t6ifdsoij3pm1v83068fu7nqoruki28l11ufi381as30i1qj0
i2h0fnoujvadvob2gvg5j8aec2761pkv0ieu67pabu8u0hsv60godo5j3vta2e6utsg1o81qrtdltq8va3fa8nv7c1e9v2ms0ofmgo0ms85dulssbif6e87
a3ohq0j2uotflknlck21e1pevpdg1s7ofc3kq0ub03ehdjntck26u04h16gfviojhsf0tvk2u6ag5l80ts1elpjuugqfd0obnbqd2a17230gnmo6q459i0p
b1l2h3ens0k4967n113ohck813c7r21v90eugto8iuju4i2ef0rgf15o4obuki3j71g7g41nrns3di2q30l9gban2l3vh60pl03sesl7k0s5pi0330tfgas
8083usu123499fvt7mjrdnu11b3deftb7sgjr7a1cv0a1fldoa1c5me1h4v8ngur7tm3p7234f175g678cfjvtpo4d074fifo4vs18m4j10bqg5kob7c0at
u3ktdog4r7tubvchsruv86fvgnrabv6ht9etddgca876bv9hpt6vmgfaj8g5k0f1tc3264g2n83ck2dps50tpmh29nvec0ve48ctchh6knujrqia1r90hbh
j1ob1s2ui21f13igmg797c021veivp1gdq8ajjvsi11cvjggr5nric23u2g8v94gl1nubc2pdrq50dpfuno1ac12a180q20ggeo8hrtvtt7h20rg4lnvsjg
0q6o30nafqh7mn3rc22ir047g4v856410hu5kurcepao1ejru64an0cbg3j8n7c8bpvpmveredpo42rpkq3ot05dfomnokjoddvhf0j1gfk7uvrpfdtvivm
aeeoo51s78tvad0t0fkn89fc22a1mh1plgl0o5f3vg9vuj206ckoo4v3kde06ivooei6nupk04u3hf1urelo7pkc002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000gfio7h3smpvnd010g45o4lbqedvpv0hqfs47v343hi12701hfninl2rpm20bn0uvgbh81iruk
lvoov42g6o7hprntu0jl02pggq85js09lvqp076gb380mk1etto504ng9s85541860it01cgp67n741h21030fig6ho15k13a03svnefqi7tobufduob05t
fns81fk02pvhivbgg9m81244bq08h0hfg0l7dh3t41v450u7g3fo2dk5e1vrv1mcgc983kbv8m0jmvsifobo08ruge1gkvcdg9poe3jttu0esujig14nuos
07hvdcve4g05o3p3n360ksuecfrko20bule03306rfu8nvnk2ai0gt1effb1o8kk40m0bmujbg658d13sa20gt01ggito4dbv21vsd07nfoh7tprv1q1rav
tvf4pnd9rs59t94utbfus81ojqd5v46vjogdnobijsq2092u8nfdpo5qro3u11cufjg6l7f8rqe20b2vp7fepnq7s05m242uqqfr7ntirp7a2ob2g1gm1o9
prnt21kov5hf24nkvrs0a2qkvq7gnu837rvg25cmvj7gf9odpjrf1vd4v5og9po06jpqdvvcvv2g378943to1tr0uijf77864s2vduqivhofh87gr44ltvf
gv8cgb9o51s3h5upavfffuno20bvpdurj2a2g407t0bv61u7p13agbinsvjrp1vi0vabgs6nhas555vi9136ep883srqcdtib0e5g817egk92huhr2rgfkk
o2rk1hlv9l22dgdgnvrjm4u4iivvvga0ohtjqam52h0f1hrrnv9s3alp3l1dhfk8894jmd1m16v3ah258ijrkklq2j0onf5qnvsjndtp80vlafel807rkbh
vpcvnffs77pojsvdrsevkuf3d7t4jpea21stu6ffv8u0jpdi6gf48eg07854rg0q4i91rsg2tnvj43optp33d3fe08cvs279vrv0mrgc47js3vjtq3cv5oe
r7o6pjoca5lf052frk7thbki9t22tggfo07l53upq2dp0u9fqh7ahs3i65isv0egva7skru4i3qp168fktn8jk8ttv9kv8jeerns3bmsq1c8v7rhlens7bm
h9p6qtbadneogtjvohreh2j5fm1og5blm64df080g7g78h48qe1tv2ehf6u8aecf21p3n2j6gsno0frqrq9ob0lsge4o7642ba1luv3pgpnn5ajv4dvdt0p
ogg1nfujup5v9h1kmcutn9ljt6trif3iadgs7bmrsh232302venmnbhraqhsqt33ufa8nvls5t5su93qpgko7iibeshtsr7cvhb5o5g4gl5s1r25pe147jv
rep1ted1m4hs1o9acdc610svkofjq6o3s2k5qpcvlffbmmias9flm6qvr8gcg8t0k1fttn8vv7fca82os005qlv0t7djr857jcu5uqgur1gmmobj4e7hsu7
070f2s7aqk5p63hn1d8h8sohbc1h9p1quvjgq2ntqrn4q2hsvd9fhcnhvrl9lmb32bsg0enpr4g8a97j1ikfheo4jjciu4pqo0mib0njs41ji2f6v6vikmn
lprv0htbkttffvbo9cs2r62lv1uigrr8p4rruu3jgunpct788v3db1q7mr99ej58jas7vlqtou45i137lnju2tp9p0llfiemlsrqr5nvv3khfvj7plcmfi3
7j0k7dre8ekcb0tte6redfeh7qks049s3kt4egb27cls4chs0qohnc9d7ogs3t1qvf3kbf8n8lokbum7dquosg278cg4vmdtduv53g7k6qhbam1ttd555gc
to1vru35ui53bfeu18fm44c63k30qtimnnubbtttpg5123f5coigbpc9siav0hi9qobskboe214sohffdn65jliubgn2ragjh8qd3ora2kt1l8da1me7sgn
dm0sv3ieci7ebjreu470v8qfrcp87c8hudkv0pmfu9nqssapa9171tvfc6738kfdu0k529qg0qoaac0rlolt17bg1mnr73nt5pkmva6en4pbls78tveh8vs
dspntjjps648n3htgtjo7sbsa5t44ul4fpi6oss9qls1osmthvt99qs9q5vav41tf8qnpa3ov5v8guakednpb1k5oi1cksgle408pks3qlsckvqdetep92b
h5dt74t45h9n8fl430a2b93gki6nn594d3a2790t2e30nmpkjd21ih26bh1l78i477q4rv2hrg0v7qbcfm5qv31s5fnv7tfc211t3d11ffi3ndg402pkqj0
l6fbknsebittpgv0q5h3qnco3n824pr3udeg18j7c3s5qs31k5fqk8babm1m15ctd6ebhoo032jlrmj137fr0p7trc41reqtl3hrl8o53u3tviqrgdgjtne
9rsue001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g0080041ohukn0ieftto0j3tii0270h9ftr809c2udu32vlgfv27vkk04
m0nkvrsgdgo6b408dvhov8qfolo4p41stv3qvn2g1b7uec1mhvt0vqufudo3lrvrm1o0vmsfug7tnk3ja0f30sug9r7tes0a5u8507nfv980os0b20hevqp
gecnt340bu078v3ag9do0uc08q24ov85g08nr245advvn04mg29nom418tv9qv2pfmgnv73ujdvtl0rofqjnnmbvclul705bg2fnpm439u0fp067g9rnr8s
115vv30ifft4npbk30tuqf0kqgah80p45o6022vkffif7r5rvia174vpkfn2847rtclugd122fn0nsoru1e017022fvk7r73vri0mivsggbinsv3v8m0q50
j7gni79ts731t8h37cf38nmmbh6u1tp11shekn82bm2hrvevvcgi3ne1bf0e3210tjgdg7tl3i49us104qg7r771bpi9s6r32mhjf873k0gdq3p0giff08e
pbvn5sa6ve8fo68hg4f2m4quvtcglp7b7k851vjouudfse7ql401643d0npg117dfrf5i5b2ve3fve8r43omtt54uorgtknupbre9toqtomfrn788jo79q6
gtcvfef7p14iv9v2r320fhv7ucs41ttjh02vg4qnkqbs1e0iavfafgm7qv3u5e14ctbagtf7hec429rhmv0lglro6pbmh1u3ku08ehiopoc14u0gp1mmfrj
814k2r9s6d0c4f1o7b1c1ui1luv7pfsk8j5jt761m4usbgjn7pjs40mbvkv0tfvuniesb75mm4vbpf42nuojpcu1songeeq4mq4jco240esieep98leshhd
qaj0pufaj7gcbf5ppviq1cg93mjjsh023m0u9pdav6r842gmap333ndni794rtoa88augpj1bnk73knprlsqfrh8gonmjfqtr4r4p7f56n10jp9lu1itm2d
349apsahhsuh505fub79prl1tsncu9cg337jpblntssao4tels6t03s0e2mj16khmh7jpbj99tbqs16efm8knrr7e4t6vk2er1nt5jvde49l5g6gtjn40s1
cq7bt16sipe7hj4f7i83r17ffbr7gcrtvhuuj3rmh2hn6m3tnhqeavj6h4mo3rbu0hqrcriegju83n3qq9ulb339dt4p6q4f4e1hp3jghlu7k3bko1r4quc
lh0soh3jujdsl31r1io8nqgbqmtt6t2klfo58m1k8plvdd372h9cnvds61tsbmv57iml7pskd1q3gio0ki17ojlk23261qtkghcoo5p3omhqaevkqg8eoe4
k2qe6gt1hkcjmnt63qb1mu73pocsl76njp6q18kvq0ebanl03og21mgqidf9moei4hblku52q9etfoh7c15m2pr1aff7o8bq41c9su4vviihto4ac05aahm
t8jf3m7ih3kbi0bivnpforo9sse1hr7b1ahelb87mjv41rhmsncdp2ose3f6u57f1adieip6nrm5tr70s77cbe7o4s3o5tvcu5tg8nm3jjk7u5iuviuh9c7
j9jma9q8106geoao5vscj21iv06gh1socek6ppu3n0qcefl79o3ud25dutk2efnnb9r7d287l29vg5e7ejs9iduap0aaf5s7mhbkkturotr8gb3nsvbrmhr
hd265hhc7p946q21vv04dg0fne6cec284v56ahvrnp9c50pqies3ndofnu3bqg5opn10df837nnchiq5ekutkgj983h4armb44v9kj0f7j3s79dqkate0i8
1o1grpl9rcr02lf8a84pk7mttpit4ifetn7k48gi6lqt00fcap00c5n5u9n0i8eum7rtr145uln1iiec17c6rtjm2n2sk5gs39k1rrstpup3j4g7a8bcs3v
5md342fe9q7rg4681vnn3s3fugnsb3m2q4kcu43fa677l3u122ob0figuto57bo5u02n3pehbl7ft42kprud1nkfpnoho44t1vpkvhoe4tnohkede5ruuqj
g4i8amrm1hu791a6fep8e948a60f91ckgjqokg41b1st6uung5en9kk34i6o0vivhhm7pvbrqdtr50a5g8fns448be0a8n6pfue84jc1h60h31m1e4b7g6k
3l1vv6vhsg8fm9jkbjpprh2a8gtuo8pk5rhvk4v3ph3l8ccc2vq2eh00nhbm7ch437e0i4vj9eb0804c2p9sof5b0fnknf53tum11r357grone73vkpuap1
s2ehbnvrk5shuoh0qbgb58dernki11f597cjt83l407a0t3147gubo6640am1imu3qfrn8f4k8thrkgu1rh09of3jsvu1q8tcqfuuo0nbq5m4pav1afs8nu
ojm4e4o2vpsi4u8gtjuspmfmuaiesdnn2bvd2afqv1dh3e7duk1f640t0bqf1b825c63tsah1lshdn8ccs7fe5j12cfe1c876k69a678su9g95mr5c20a6m
v12lftp8bgk0otmakvaig24o48rcn5t5eujbgqintnrtf1q3av2ch4h8dj442a4k0u9uh2q791c00hv7t3n2g5ent2k0te5egur6g327uts7q5umiua8gt8
nus48fpumb0o2fivojos7c1ud8trsgdoo5gjslls0cuq1fe08s2jsplr5f3rug1ko1urv6u0dstl5glao2qsdilqrivkvhvuo1m44jq2n9158folougs0te
3qp0r3g6lo2qsggm6mcsu9gi97b0jtd215cv2bfm88qfbpqe6q8tnoec0o2e3grpvrf1r7frmnr2jsqpskb0k6fk7ovcju9tr271mgfuiobobjd1vr50btf
9inscrkdhnsh1ukfnf7m1rsmdtrd0k3fruor1c2dloi8t7mf3lo91k3l5v7gvangnroj8rroe1qt1s7fr2nujbrva1qcvg4ge07vek469s5avn2fka85nk1
dq15r1r9ggpo67c0du2nmt1ofninl645v5udiussgjsouq42vu1l70sah9v7r140565j7108ejd89sbqca3fp1refhu83hjtqtvnj0o8g0i84o49qltpl0a
ugu1p103ij678h0msena8nlkdi22o30rof6dnplrca1vl93figv67uvc6fttlr1mhenrnfjjul221p27pfu97um41j1vt32v1hm38c2s165s0qvtkfblodn
bo9tvo92qle8r87cs6bq036v9qgf8nu6c235ru6vlog427kck359sssvl1g6p889s1da1jevn8fst8k2443i1nqv9ng427ks3u55vbut7ffhsnras16ttn3
0g6g89nmfbvfe25r1mcgkr80645i5tg91e5gl4okus3ua24b17sh5so1rkbp5v9504gfk6ontrr6e11mu5igoq7rhk0clu6l1ulges80q4469t9b1ivfsbn
u3btoht5f0rggcp869rurhv2l3bjfm58dnjsvi1kl17vfesnpd41tm2f6td6gik7q7c2qtsst1bih1knpfrv1lubgv5kfsanvr3toa0f911fghennhs16q2
vf2qdgeno1vs58a2m0vtefvc7t7s54m0pp2hegjl8fak2fu7rsur4ghuntpsde244f0tlgpc82orsui1b71dhfnhokck0s5vgkv1kg9jouls2bi3vd16gfe
qnqsk0su07ovspgem7vnbv5m3fv0jggsv8agjvupv530tqh7v81ik1vlvv2vksfvk97kk3m22bv067g0a7iis11m32kv7hg3d897jt7tvs1161f0d7um3v6
5vhquqmg5no6m49vpueb09qfq2oa4411i1kevs1gj2npac2ja1emvnefcb892bvm21uj038frf8b93v461nj0tbg857vckah1v28vctg9n7tvc4pq36d0bg
fuindok3bhv9b0etfttnr5rqdq2umvp0fpno4a43ge4qb068f0bo1qk145u130b3gg58a7jubi14r14efigo2a3o3q3agvppfv9obrrmr1vlsvtferqo48j
q3a2e10b0f4lnans0ststt2d0g59820443e1dn1urg1m7nebt8m2acvqqgmso6v3spm60b02nf3980hc11a5931c5g63ofe42oa5s90rug8r82frtne1g31
7ogk1oba3tf210v0avgkjo75s18q3r10v4fpg8ddbqdlvqh0p9fvdo11au5622r13dfkcnfqc66u0qh0dodkrormc3i20guue9fa989941i60kf1h7fvp88
3bvt5vqf0ioeteogc3vaa07evbigj67nf3rflrjsva3er38l7k12ttq8vb7g8k837451q05l0crf5vn4rk0e1sah1edgi5o3jruq5uhgvlkfbn85rk6o61a
d1fpglmnv2s951faf09ue9i8ais21dq2mvltfpfntqc0h1qdussug008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004001va50jtg2po1d45ce00v04nfkto3ok1me27r03ng40o15rul60d2v51fli7vjrtbm0b4vaig217uabtku0bivmhfu27vn41b20ksvjtfuj7so
41oi0favg3g5mnucbscm0bf12ng2qo1cbvlu0lavl2gce83bc0mq0b905lfs1nu7k0mq0dsvjog2r81d40ituk4vmvfv77qnbtni06cv63g3io1djvl1vji
vinfu1ntcjto60mv05jg0lo1e3utpvjp007g2o81djvm9vtp05kftr81djtsu0bf0oag2so1pju620qcvq3g3780ek0mm0bj05kfj3o13bt6u0dn076g7fo
2fs0ja0bh057g2q7uac1je0of0nlg2qo1dbsku1an145g1lo1dk1cq0rf012g2i80ec2ua1rl01nftonu8c07tuqevs8gf68293vt1voj033g46nvi3vkdt
m5083fs2o0qc02hvemvndfj77ugrsilvogvt0fsf865k2d603av5mg4ro2840etvm4vobfv0nt0s07pvfivlrfqso39rug1vcgvvhfme7tbruqe0vr03ng0
h82ks0v206evoufuko0lrvj5v6f057g157t5c0f9vuivpffp97tcbtaa09d03ifsao543v3i0c8v4fftuo2gjvb5uccvt4g8n7rc3vrdvnh00sg4onsl43f
9vkp02sg4980tc1qq0qf0fdfr97su3ug1v88vssg1hnutbuehvhuvgag3e80p4491utl023gelnvkrvu9vo0vrfg1vnu4s08pv56vn5fu289ds051vj70bv
faso12btse18708tg9o8a7rskptg4vvvg0m7q6s1mlumuvvkfr08cojv69t8d175fvf7r9c2om23j09mg6l80l40g5v76v5kftn83gs0ke0qd0udg8mnshs
00ttel0gbfs0o253vmdvo2vuifsgns3rvdu2hl009gak7r0s105vbsvv2giunsik03q0t8vorfumo0l3v3lun0vhkfo77r9bvbpvpqvoqgnh7nas2q9ub71
38gd7nk6c2nluu2vhnge3o44bvha1o2vl9fn3o3jru81u1r06tgd383sk35209gvd0g0kntgc2pi20f0dufvfnrorr5i0a0vptg0to39k4eu1770f4fsp80
sbvfhvd90f2g94o1o3u1hvjr0meg7knvrk1si04av1lg0b85mrtmm4qd0eqg3dob9s5a9v9iup2fov81d3uou48b0n6g4onmnbv5lrjsv6qgpmoai3tf9sl
gvvdgaunvljvm5mb90iaf7m7t3c9e20dsvlkg9f7bhs23drd8v5pfndo7abpnts7aum9fntnmrkbaa15v0ejf33nrfjv79ud337qgh78at4325tpf0lbfc7
800c6r5p0eue0gtqng8jloluo530gfjn81us16tstiv0ggaeobmccppuqt0f4f5rns0c4rhui6v3of898jq3q61tvj04kfc38emru9e2sotuneo9o2abv7m
5qauotf2jnprbhb9vkp1qbgo68emju0tvgov9lgjincck38u1ckvkifnf8v8jtdu2g6u3mfvjo95s486app1iefjdnusk73ltucv9ffhgorfs3v1u2f1hkh
1d7uejm5e44v0gaecmoi8c3q9vk318hg367n6k3c9tq6ukufdc82drtce2i31rbg3qn70k4b5qfp0ujh0do70btoa0s4ukngjh75tri420qess5fdo7j4jm
ae176u9lhq88eh41ldsocukpg1bog8s1vhs1p2ofg85o3kk911srasvrh097kak32u6m8v8cfqh89hs7a5r16vjmf9f7ll42cq50b024gpfo483r4ht90uh
4fc0nk4c3v64q51ilelf7j33v99ttv1alffrnmprq9dus30rdftsnurjouhu5v0l6e6d82145p5v3h0f1ffrnltc5lq3vmt7kgbq8bkbufi43l1ddgf68ju
rsshucsvcigub94djqldufj13cg167vhrqgq001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000foo815jv4lvn4vulft0o0240kpvjivfuflt801c04lvs30gkg4co083vse26j0nmfvl804rtklvdovkjg0f7up
juv20amvkqg4185cc00u1er02lfo2o2040uput6vgufvlnvmrusu0favolfuo82qc1mu106vuoftvntjc0qa27sviig5gnruru3pvlevr2fqto3ac2g20p6
v64g7u7vjk1f1vg8vbbftenuok1ne16gvo1g8po11c1npvr4vn2gfc7tljvctv2305nfssnvljviu0a301og0nnuhjvf5vrsv3fgaa7v93uve0nv0clfvsn
ukk24i07svgug3k7rps0rhvjsvc0fms7va40gu0np0b2fvoo2rc0n9vvr0mog807uabvbpven04ofvk7u1bts61iqvabhk0884s7lls310uuf9lnpbk4125
ecu87fcvo3vk0mm0daui3e7moihc2fm0p8uoif7782ms3p60q6tb2efenupc11i3kv0grgbm7t2k2121ncvpcfln83ujn2m1np1skgp1odtrpne04or32gt
4o63s4n616r0uofkv8t9s4963hb04seq08c1bvj9uuv1srel7837rj9e7e90nuglq850jthu5n4ubmg4hni73sptton0gdh937rdbv51ve0uhsfvuntqrrm
tthqvo1fg8nsf3p8hvq52c8gcg7rb3k5e238ujdgesnpgc0iu4bp08pf9d7lgbobhs071csgdonv4c391qjeufjgpj75ts23hs74vh9gkeo5njms9t8r26e
fnl87aru7a1hf330g5mocf3qh9pjj0kshji80lkcq9kqesp0fj57rcje19uv71c2ekto6sc2mtmqp1t3hstoi2bt7hv6otopetnnmo37d609srm9fe1ohic
a6hprqsu9h4f8jfclqtrrutkcfgloeek54udnl1rkenqn1l3gl9voaum1eu57r6c1k22l5093ggeo28rq89mln5achpb7q33qglsv33esf8qojm3v8i508s
vqf9r7k3qq7i0f0vf4gpop13c0li2vit5kebdneljnli0sr35hh0q78p43su44n099fdo8b5boi9pagt7seqj8l2s0sq5l8u32g398nlrp09rgh3kdet7mr
vrngq3u4ukkfs8nki4c71tsat18hd0n853udprap0ggf5foajs8nhnpb1rdgcp8co3v9i11aul3fjb6ulbvs615us43h29nk5bmge5mcur9hl0nsjrl9prr
94tngt57mlslgu0hisltf9jnhg3s5m3luvq2ftuoiejp765kavmagie8e4jc3q5e8sgshibn50sffpvmquk2fgmooashlpg5mu6adun6m7s8r1ru0rv0eq5
ob2rnkphq12meh24nv93lmm1qt1hsh777jerv7pp176f2f9n808bova1i0v31ed96unk9d1vp122vg5b8fvrkolrgevq5fmknmsbgrm51d1egdgfmabrihi
70gsp9fr16tgiu49ouv3thf72omis3dq3el5nsfkinkq3pt5o2f0mcen172rs6pi45mn9jeqop02rh5q4o0sijfl6ns6s8jtuairi6f1h865bqle62t237f
c484hrfblqm8v8deeunpubvj5up6s6jed5onqjr9tngb2hnhc28io4e5pss2tlcfq7oipka6a2t4va6gje716k3aa72917lf7982c44b9ta2og3gpp8mmsa
vq7borohicinekkfs5vpauv7g6hnfhjt1dv413csfn36vgbje65r50vphsj6ph4ctq840sg8dnqntf3lfq9nb08afk2o1skhmtusl40nh5o7ng3ipdruovv
khff7m5k94pt471n8cnsnfbk4u1rfivq0e2ennkc1ulsvp1h9g867h4rrge49h4hqc3o6qbrv81t2b00lfht7e6k6t5pa8s02gke856sgbi1df10rg9g868
jfb29e4s01g1s8jcrujqa92tqtcltnd2c51a2ocseshrd8bnk2sdtoaqhdfdjns5bn81u0t1eig027lurvn617uue3e83njijhqpuil295hhd85lc669vgg
v68fek8am44nhtv0sorg1iocpjujq728vesgc47ffjve5r9l23fgro84u39325tr05hfb07se40k5vistgof2dn9ajmce0e120qg0coav3e7i5291rgh7g7
uerrfa5f50f5gej92bbvdq21100hgpcno5k8f9u6sujkh5k7qnc6a1q471chgn4o5i4gu9qar0thfmq6v9bqlho44tf4gqe89ak3p5ricvm9fvk89gkc3tk
gsvt9gh482h41vu116vkog0rnnskcau4o10qehj97pqrjbpv9aq2cfja7ndjssputt0ljfn27ugro0q4lmul3fcvoe8bnj23u7462gd2nqsjll1u4cvk7fd
6oauk7u28tj1a8fjs8ejjkopv9curmf737k6rovtv0h1lbfe6o3esbjlsnavn5fne8393ucdoor054eou8ourodltpktjdgcb7s1rsc5tu32edccm74krl7
a2s3160h7oo5ajtc1uvl192frtnshrtee3nuukhfp78cl49pq1fmv9jfjioqjr985tbf1c4hf0oh23r59u1ovu2g7o7jijqgtvfv0mjfttnrg4cf5scd08f
h23olfboudv7v301h267tg44phvfl355h9786csi7lqtuvvhfg6moq4451tvotech8s7t73lktvogur0hbf7ff44ptua30iagt18hss93q2masdjfvi8d14
0pluv302sd2mnjqs0je1r91bch6dopkjt5hvcsve4gk07nkc1121h313ugkt87urte20cn2v5fv37sks10e13p069h6q8ros2lu0iuuq8fjl91hk05u09j2
2hfkj7pcrlu642p08pg4so5mc5cpp0qvolga17cpjrn1ph0unlfdengqc3de0r4v7afsioot3vv23hj1crfs5o5hjta9v8d038fqanm3ju6hvf11paep0nq
3jqdtv7p59uffa7rkk0alrp72h4ftr7j4k13q3f0v1rf1in70juutvtd1s1g3v80uk711u4h24mf3480746a63mku43gk08c1c0tdv9r0hgg9q83gbrr9u0
uve5h2e7uhc54e08l05tgomnr4c385ugmv9ggk8noe3njltpuvfsfvuo68savi31l22vfcanrtc90q4vmvd3fe37oljjdm4rgvcqghvnnc40dhuv0us8g5g
7th3st270508og6a85a3sdlt4svn8g4go5846fpv5utnjg7s83m42om0usvg4fa4ntjbvj21ot134gg9nfd3qem14r0difmv8jsrr9m2hp15ngo67gvs4vm
1e70osg9k841c335v792k7ghk7r7s0pu1bp2ujflio5uk36q2emvn7f9onv4jr29uacvcbg3f86dca71tn12q8goao4ak16e1uguvmfqg81p3qj608d03dg
68o4gc2k62o30hgep0o5ik9vtutr19oh157pe40bu2991rcg3h7rbk12a2of0g5fu67pnk1cpvkavamev8817k5bi03t110gdsnobrvuq11n0t3hd88jfk7
961t90qegd58hirvfe1movv3gqpnp1457a1bkvdhfluo3kc2gm67710fflcnq3s2uu1ep1q7fjlodkjr9i08ev88fsa88pk2hq1cb0f3gdf8ajs45u0df00
pfnl8bns0i24jd30kha980i46su25732pg7v82p3vh5unqvtjfi2o5js1ce36eutagrt8its0odvh91vefpl87cs1b1uu10rpff8oj5s18u0vd21bgato05
jvnq25n0ief6o86vjskhvct06mgjsnv844ti1jl0jph3b86as3bptrkvrhg9oo79jtjq3l6v81ftq7ack19e0of0j8hgv8d4484m29gvisg1co28rvva3i9
06qfldo45rvhe0i70d7fohnv7c8462ud1nug1po1orume1851bnfjoobdk4p21970dcfn6no0c53e39b1iog4qobv41bptroto2fqj7lls3ndv9j1hqgah8
5ok3pi2huvn8fhj833k34m37p0tvfgmosck0tlus301og3d8ncs599vah1m3gdb8mjk3btvar0isgft87is1om3on1ougc881i43qpuel0p4g9d87r483m1
m8vbfflhnsc418e084vo5eo4obgk43ptucurph6v89a3pnhq012ung2b82ibu4ltu31jjg0fntbs0ftvvr1bug8r82nk8lduj71vkfpuo23rtr9uo6vkafo
g7lbjui5uah1m8gpgo4b42i60mavvlgoh89u41lpurovo9g1h7vmc2t22jovpfg3h83tbv7pv6avr7g7dod540iq1c0vpcglumvoc179sl71b7g5k7knru4
5tbn0kqgmlndv3ojq001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g0080040021kj3kog61o2k3vbi18h0r4d11n45juc617l1pcfr3813buvlvt4tsqdnnoqesb3e18uunjflp7qhb
ncu0j4snff3hng0k4v2c8j1t9goknorjqt61r506qfcj7hfc0he0dt03kgbe85pbmtq4bcssqgf17ru42me12305tgp9ovfbvti29uv5sg8lo2041sa2al1
m9gpr7uirg262ct23sihh84errupthspvtfhf7p63u3a48h0e9ibh7uf4i0a0levjqg6o7p0c9sdv4j01feob887k6j5vk10fag4m7dh3iga5cv1pig2675
ss1ga01f1fteh7851bpehq0n14ufd2nvm40thqv51hlfvknru4kohrjl037g6vo62joq61al4g8febo41joci8vmvb5gbens4sg5ppi8te3eug7nfbnb62a
ipiqe7dmuak4l28vaupgfqf81rcachtvp0b3fvr7isk1sdvmh03ne2982pjpppvv2s8ih33o4ic3hdqjj00een7o2hs3e1q8mv22fpa76ujd7pu40unobvt
7gkc8n5rkktjhgce798rt7uejir25ft68kjbafttdqvvsgcr8gmrgm5s14r9qhbq7e53l2lunev9keeuo69rp0tqqt0jheeto82bsbu1petdjhtrn7kjm6h
vles46icl842c4qpgsqsvcgtl7o2c8s5qisqs8gpfnnc4frtruiskrfmc6t4k2r27pavjkghh6l13oehr56v44emp6rv4anhutb0liirapfh3r9m0rb2iph
im7ghrujtq9b0u5e6vodc406e2534ihgm4n85jlu25oqqgmedsok9jggdvqop89dhaod5rlgq1gv131ikm7fccoh69eb5g2hfrmthjvka3jb1crfvp88qbe
l26j74gvjqm7lr3e120hav94h0nmgqjujpp3itmrg988k7c5flf1usacfoinor42qptcd3p2f879rirlkhvm0ujif9bmi1s67e29n0t9glinuejruhttp3d
tec97kts1t1n9t38gh0e8jnjpmdp910rggh2pfdrn5e8gku92gkm8b3bhoqa5qs76eijl8skepqa4iubpdtnonrb2ipv5v4gagrpo1gk06homr1ttfkgos7
rgdtrvkt42hng7sqb3me4o2s3bhre7sorkvi9t72hhffa8fesksdquor59ghr86brhq1kgv3iqhb2niqjpni6ggrp3i8ko3irssi5el1qre4l776itllqhj
1l9fb96f9sjqu3nouoke5t7i7k789vhh1n8fiunbebs55mvgtnag0bovmcopq1jl0lbegf8iirehq46h0b3dcroli4de1rqj1ukfuu6de51fhtgp096d488
tcjv1pnj35lnh4k72gc2g9u36h69g80n4n4hs23l108vdqi88jjfa1tdl69ugj27sfjtoe09arv3hae7t3cnj22hv7k7h9gp0ok6ptlib1j7fbi7ntc375t
6uuouf9tnqijje64792i7h0kogos5ni51eus4fklpd8c2g1u773k9h1h8e1blodv2r2a2euq8borvrm4rb03cdmfpo5j9km97d0lqibrp1bblh1t40tv7gk
emi6koodpq4vu5etp89q3bqludd1iodt5nmacc2i0tf12dc9rmv1rs95t88oouek98gt48k26k6vojff07opkaedur90t8ggt8eik689pv0tlhiv886fjpg
hq6n458fjf93drqd5t712k5il8n3943ta54eu08evv74ns49hi2r1hmfk47fgk4p1tsn0dvg86nvus60u3matehj4r8963g6q1f30a2eue7k6shdpouevl9
ebun9t3htu6bkrl8f7l76g4k36566uibg4k7khk0820c74jgfqc7h8rl8a4571hcg33o8us425m8v3t2gng8p4c5kpulb142gcd7ehc0vlugittoegbo733
untthl0pmf2f9o0jmq5dad162ce1o37k8bm3mb37pdqt7du41mtubeucdfsp8it46k28k517vdab7i83qphj7t13pg3ho0t3sv1l8h1g2eig8bbs9p65in2
stfla80040vhs5314bgia7tnk4hdtl72t4dpfnmq474u2234cdebu7pj3s5ltr31vafdd7k7kg8i76gubifd16tpjmo1vkctfffq47p9jrm5sh31t5eko7l
u3p4a3n50nqg10nq13uhu2ab0dqfhl7nd41o5tciudbei0ohrs2hq4vcs38eul6vq3nq9r6r0iqhjbndgjq2a51etfrgieo09461q14125oeb88mockgm81
f0qfi8rn2c3ntduvr4briego84k4cpvmmvmgfo880nc1d5o16p83g5n8ttbntq3o5345fb95s5ru5hp9eu4thnb7les8ji68quojg20873jpm5tkh3nvhqb
7m9k0ado14uu0h037vorq8q008t2mfqgo3lk82i1ct0i0gtv6tqs81lv7l51bhov7d6s6hi2lf0jkg6snars7idvd10ekggood2rvna6vsuo3fq39jl3v9l
vf2vbjhsnodfjcou2at029frio5b3mn9r1r1vnhkho223mh1vu2sknfcso11s61pulotfcen7895jm8pss1468fbdo5gc06hq86v3lgaf77k3pr1prqr7bf
rinoec43204915ffs48a0rrnduen1tsfim84b4cetsqp4i6fio8dg4fa62qevckfsgo6ck5tm3ad0fdfjfnv2k4ce25av7fg0q7t0k94a122unreqbo7v42
pa1oqrm9fpo7rhbs21uvguhugt4nvaruoi4kj1abgfr8evc9n21hp1i1ftemu9c5r9uiovo4h24nil3r3643ku7jg80nv5k3km12j0g8foh7trs24hv6v17
tfje7s1s1120af4prffn8a1rv59uicvq2g31od4kce1sgd23hfms7vns1ui2qgur9h3n7vo44vm0jf15cgcf864c9alr9atg8i8l7sgbqem3hav95ghs841
s78m5b6vaufsbojtjfg5s3p14lg1vocck9gltneu4pfmr86rc5mu1kt22bhdhnlb40lpufevp2g9e87k3r29vbsuq0epl84q3nipvk127ghken5js7lht8d
07lg128dl3t12062vnbh0l7t0k05pt2d0a7fifnqkrsetvoh0abg0coeerqt60gt3srge27vsk5nm0ph0bmgob7n2s2ja2qj32tfi9o5n47rlvg70p5gdcn
s644cq0q5073gb2oimc57tvej1bgfnv8d1s4ppu7qvjdfce7qd488u1j6vbjfvj7vubq7ttfr1ang8r7s4rsom22h1tcfjko1jk0vlvc71dvg15nq2btve1
r310dfvtodgbqipvr5055guho0jkg0u18p0ecg9387nc10a195030fphnrsk10puph147geg7v6s0ue0mgv7mfm2o9ec36tu03169gmf862jvva0n0v9ugj
k7sa3sr22hj29hg1k80g43nm1er17bf2v7vc44ku3g0vnngf1o7ec7p9tl302og6uo1ujvb24hov2vfhhnqp41f9v4r0lafic82dk3hhqekvchh3eo4d4a6
m3eb04rfj27l8bvo20rb21lgm3ocd3v3tteav06e8d816s5f60dgvhuh0nn4gruiq4a0vd7gbl834jtidvkd0fdglq7km3sutvfn030fm68a0ruvhv5qvsj
feo84ac4222f51aqf0586vbs8i034vv2g81o08s47e3jgrvufmi86bjtue0uf1g0gej8m6s3m236r0fahc07iu437m2pl1j2ft2nr7k65a0j905cf8sogdj
vsm2bh1f9g6unvj42jtulj0sbgs18absa4q2np36gg3a8ah42hpumj0rjfm38qh3pa63tv1bqg0k7qfc6plve10jseta78vru7tutf0eighknkujp420bkv
jjg94nt2bvni20l003gud858c6ce0110orf3fnkh43je7p0vo5fsu831s1e1vtgumrg448jjc2ju02n1k8f3j7ghc4b2001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002000vkefo6ntrs1le104
v57g8ro0hc431vph001fflnpg441e17906sg1mnt0k99i4l30jsg7n7opc05213d1ngfdo7vkc705v0b1bmg1rnt63uom488vv4glp7rks20ltmd1uvggro
9o47ipso90olf4rnv0jv9du8712fg0fo0dka0614t08ggbjnqms5n1tsj0onga7nml4541vab02rfppo3qc0r9ql11fag1v80rru121j70lngtcocj3v2ts
buvv3frvns1ju9e0pp00ug6to3uk2olttevpufquo5sjvndsiv1kdfqs7o7rtulufr1hjgcbo1tbs0hv111f4g7781os14u31iucefjl85mbpae0m6tldgk
ho3uk16q0f1039gcqo0ts6mdv9ovvugkm8453vlps2h053f29ngujrbdvsn1d4h3snr241u9va4uf4fbjnnjbota32j16ah3v898k7eltlatsafue7m03se
i4o302kgj7nhvjo81u1r1t2fj88pbs4v23st0tvfl77lis75u25r0qagob790rtepv58u49gtg8704759v38ttsg7u7or41a22k8ul7gno8a3k0utvhd02j
flao25s5fhuuqssrga97svs68220uus5fik7jjrvq5u350tmgk27ukbou9vbgveqga4nntk0pm0bkv0gg0mnkl43hdu2112mfphnm5k3q5s411bagm9nrrc
bl9tv2vg9eno820k571tgiuitfbk7n1k0h9rut1dqfisnb8bui5u7f1akgll7p5rtcds0gv9ag72804jtoe0oivvcges7ivjv0pumb0dnfi882es17u16kv
oef4qnv9rvvm2lgvsff567pu40mm0emvf5f8177i3uee142va9fuk849k0c6380t9ufjm81g46rdtrivvhhm6nl03plpvh9093fuqob549shv7f0esftln4
741j1ut116fg4q826jt7q0j6utsgb07vlrhpu4b6vtdfrh7n33sie1pau8vglno5c3u6a1ij0bkguk7gsc571rvqt04evb8j3jpl9vaquatfteo7v43r200
2vnng2088b43vi2d7038g0oot7k8mm1b6v9ofefnkn47q209p1ephgto24rrq5sdv1kggc97lmbue5vgv0o4g8l7pmc7ppplr0n1fmsohmk1tq098vv0fqf
88ojsq9v3uve3fcd8eic3cu14aqi2hl6oc3jt89u4j02fg3ios7jr5q30qtuse4s7v2c5e61hiulrfsl8b345li5kouoafjv7fkk05tvpt0n2fd2obnjmpl
ruisi7g2dnnvc5ai26t2bkgi3nj4role4jl0iifvk84h4j5pu9kt7ehbg8h4k14q1ij0d9edq8v4jo7a1gn0ffe4p8hfs58hs7t2jrf6ro5rjnoi0oh0nrg
2r7jf3tpluk507bf5qnac3t35vvgu1qg6d8e6jr2dujsv4sg92o4srrqi2gb25jgsknufjp820fd25mgkhota3n2m22iurfgqj8eus27easl16sf0tne0jp
pm41svepfr1njrc7vds7otnrgidndd3lsdp42vrtg7hnq3bomlumsvtuf3mo313ud1udb0egfm9o004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004001tlj1crg777kejtpe260v63gc2oac3oqa13p0hih0f7knrmr20uj0qkggso2hk841tuf2kuf
ln81krvkps930bmfu5o3qc8fe0tn0pree27ioc6uhl9h15tge88hu3lttrocvhofun7rr4501qln2l9gfno88jittp1qts9fkhog4jqhu0revlbgeho4j4c
f203t298fse8djk76a2af13dgh0nddbusu0p71v7fv8nqcrtji0jerdkgrh7dks4cttiivlgcr9o7gjscdvgivn9gog7ngjvhlrfkomiffd8e8s3ou3duv2
0f29ntuk0om0nmut3g5b8l9sb9q2jt11qeik8f4c3ee1navl6g918he403pvg50bcfa07lbjuhpvrl16dfc9np1k4d9qnb0lhehc8004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g0085e4fa22lou0nfk9nvtrvrhrtmrngevi7lo4115u5auj1fd27bp3lhdsff6ashnt7sqjv5drd6u57e39o2qbfb5shitkngjj9ehc71dumarf7fda7
ok3talqouug6f95nf0js360luu2te2imlrjjke0oqtohfcqnoprv167nn5m8favo1hjrupv5v11mftb7huk5ri17ktlbfggntgs0l6cccupsfeq73vbnddq
uoub3f00pfubqrqa4eunbk2k7gpjlkq1agvbbi7mn2m40olqkj02qgdu7p7rr9trv8uqgfcn92ms7f9v54u24f08n3jc13psm6vrig76msbrlldtreuu8f5
q6hhrvg1v9eu3mjteo6g3j9tvrl1q9egf7ltkmflqd4vqcd7qolkbsam2u91gahr8n4ebe2e2cmrp5f3vokur265rokoiadr48g5bh69vukrgdfih8ugk1t
m1qmtoug6rmue3jthvhqsi8ffgo7dbnki7b7365gqg7ifbfj9s88rvufe570948kq0gr3qhe5u6ths58lbr4q1lijn7kirj15p3l1brepqp5g40rltlt39m
cvqm5uc0pu1pb38eevo73sj70u7oiu2leer8ku3qvdrnst81e58otl4es1pr740thh791vb4ke2jer7sf3q760iu2277usuhepb6jj42f650gteafi378sb
kti71cthfikenk0jo11u50rq7epe9qfs845uhorubdq36u8be79mv6uf7i3l7j1kckif1v946gv7703jk8ifg4rtqgod6mvbp4m2ff6vbh2pn35bl3e17op
hkdltpd3rfg1ujh120fr76dl2ledisetniftf7gsk50a0aiudak4mpbqcmrpsmsub8duh8earho1li7198e3r7gik4sm07ovgsdpnmv9s4v9stp08ph6unc
dc46lfk134pi3n61vc8vi7a71vqg4npkari0dqep4n2gcdng4c6h1pjer0qhu2nmvju1lprmuvteph84t49eq0morlofqrnlps3te56svobff777g4d226v
t11vcqf8r43nt9r3auhrertoaj3p99mgujp7jbap9c3vc9ouus9iggi82ks4qe42t1agfc77firpu5rff21jei38g6jdbpvij3edfk28i7bgbe2j50hnetq
p4ijquu03mtt8h567l7j7di6fasu3h2gn43cs0u7a307fgqd934ivudsvkvpofl6n1vbuappd4rk6brpndscdglu2b3i0i5v8a1bf7i4d72ocj1andik0hp
nriudgg0o8jgjos9svqvulh64ojtbta5cn2u10ii38duc605tm8t5ghfqlkdk5jm7acsigc8r946rq39rbqvs5fhr7eq4gu1vav0dlfbg8569u9m10r2qqh
487fcs0j1v0ou30em383gstiu4eivcsf17npkjtbdri31e5jlkol6k715tb91kugfh78echa23471ref0sp8iri1lqtr0jbfdt7q44hftmd8thsg62825rm
0lv0cus4fusoqs48k9p0v3eceuindhbpfhr870pvetlocmjsghli73fietp7iqc9227kuv0ne7v7o3s08u4a12fdi5g7sskfmu62b0uacdqoh03o85vs6v3
mg9i7qgs9cte3krqihq47lhccpq2n92a1gqu827rs69pmsv67gfrotorulpo4d372erf88rjsee6gl580eq487ms5je5a2ue3f6in3f3kra4b6q0ggli6to
rpbmb0d2d5gqanr64af27povcog2b71jk8au2mn3u1fte7f2blou7meuhrhegnbl3tqe19d0h1i1f7aajvom3sms9udrf8rbrgnu4aoro7ggqo843vpm3bk
vl0guhnu7keedvl8sqldpcooojt5i1govnqemqo6psc7a80137cilt7usceeq2iv0edfpto0vjgi61f8tvbg54n8jj0i5t7j7pvfib5il43thf8b0r3gokn
hmk3gpp4502ddi6ohgbrr5maavoph8pnvsk2glfuh3jmf53nk445qlns2tstenpn1l48d5v9b035etuojoccudtr8uu4ep4p5l3pda4dqsiug5h845s76ds
0qvh8fucokcboqtu0t2s0fls86dbu3m1aetejhusolu3vo9vmr0tefb58k4bnutso900bemv8p4kcrq0dssj6fdd87urrri2h4v6hh7n84bju3u0rav7mhe
unl6jusdpv0teiggpo32rn81mr30j3gmp6mac52u1c6ul3ff5o7occu5vhp31nhel84f3oh5u3n3ihgmi84qk6pm5j6tguen58f0sd0m4fj07ieu4o64jfv
tt3sv57g4c816jsr5s8t444eoo8mvc7dduf0quug1vni7k3u1so70jqidvnvo409a1lp1flg2hnrarh91shj2eggt17dokaalq1v3tcguco10k01m9d30b3
fsu81djmttv7p1qtf3ont4jrbe02ivp6gil82jbhj9vpt1refeu8hnrqapvbuu1phkbpbgccq5ulqturfk286c4bme6cj0gvhqg7sg4c1lvnh3qve58ngk3
sjm8uuunbgb5o2ebnve1d712lgjd8c341um8tmukughcoa6s4iq05muukfvao03kbulvt4vkreoj7q9k4li112tvcfun82gk8o5sg2vuigkgnocjrspud70
8peur8okk0763m52lmgqd7c53vf1uucv26g90o0i3uke3a4vr1ibt86o4941sjqu9sg6ook1sa0q2gp1dmf5r8hq3oi5thb2n7g4snu2s1228ij0llglkoc
d3nmtv6p0dffnu7uj3r3i1bn2j1e5pnu4rqg1q6d10tg5aobnc5l228evu2fq5np2j7vpuhguhmfl884irjai3g3067gjb824s80dus91ijftq89k417i0r
uvedhajo81jhcq1kaujhfdko9sbrji4gkuomfe4o9d3r61rsovo6h2775rjvva4sn083g088mjc0hdstp22ngj0of3jsphv6qva9g3so5d430e1c2u31gie
851s059tcj0ukgf9ods3ofq07kv0rg1i853c13q4oivv1gae7mfk3sttid1a7fi287ibtfa070vlbftmok7s1l1s9qvr8gfc9cbs00m5r2vs8ghnnrqc0k2
31t0nsgllo8145q5u4l0k3gul81rkema33r0d7fvg7n9shhe09t48agi9o2bs2kq2891nmfifo23c5t5r1h207ggpns0s05m3tl0qvg8noa7k15lt50tmcg
0p81g3tl21nb1ibfh1ojrjni2398usjg0m84n42pi1fj1nkflg86krvahnrr0vfet6o7a42gq2310qrf5anspc2dhr8n1s3fgloimc6a62bepqigc1nk5bs
gm18utvqfkdnuok76tvel00pfqg8nhbu3m4lv11bh0t7s7jsmhtdp1rtgal8emkf621o92bbfl2oijrvb607r0a8fci87mbi8lrmh0bsgb78gok5g1rlt0g
jg0q73tjp9a1cp1e4g4tnlrrlf618ov29g71njkc0ou24n063g637sgjqklvcd2m0gi8mvh41j2e2v0kkhgqoeqbuo5rlotg5geqo7urtri10avipfoho9u
jqh9v4culkg2d86a44tm42uuueggvo1fs00i2ml1o8g007gds1j5q6gv31frk7jkk2g1tol2rjevp8imc041rld11ugtko2j45hlus90mqfaunb6k5tqbus
vcqgea8df3s19p08vaifc6nqmc9t9sl31olfp78dojt19st0tlhf5qo5prj4u2od0d0gbc8bi37r9ve71cmgjr8gn421u4m0vhgg9nnnes519uhv12lhd67
4sbt2e1330u9g8k8u4c3uu0iovr7hpqnjcjl8q0cov9nh2p7murk8m6fp6t9frio3sc66e00uu0bg157tgj6btti2tssg9o8bl47dq1nv196d6jmtes9ta0
kotuoghqp1rc1ma0j900vh0n8gs3b8u42n1c2fjm7vic5d9rg703rfjfo004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002000vknfef7vts0uu0e2vrhfvu7vq417hvpj01ifuc7vgrvbm00511sfvunvrk2iq0d10nnfdvnvtbvua156vcgfuanvorvv9u6avqagbt85
crvu218b0o6g5o7tabvvdta70m4fvb85pbvlluel000fvp7s6s33hv4b07nfur7vrbvjlvvp06og0sns8jtslv82vvggb2nub3vp602guqmfvjnq2s07lt6
j04gfvfnvt3vvm006vvpg9k84940s9umavujg9g872ju0pvvevb7g007tf42v1vvh0g6gh484oc08lv1j04efvmnqoc0fe0db1fkfue7vqbqudvvivvhfga
nvvbvv1upgvbgfvp7qtbuvlvv4vvsghk7u0s2r9vvivvigo6nvujte5tn0vvqg87npcjut9vlivkdf4l88jjuptvuivf5gg180r3vsllu11f8ff083ms0o6
38v1vuh1e8d4jre22e2vn9f9kntv3l0a01v1cdfso7mibv5i7t0u3fg8p8uhk7du8cov3lgte7o6juge1f90ojfjlmrts2dhsd704shop7iuc9c60h70m8h
b5od34bra0fesmvg9r808c8oa4rt0qeg847t4buuu1971stgti6l740hi4bsupog55824s80u2c33psfpe6hm45ptt8l0hkf7knv6k6p601itnegido2e44
n5ver2iufesng34ap61sl0ldhijod0khea11cvv1eqf89n413hrbkvd3fnlogg3bv9tdr17fe3t7khbodu98uvaog0d8bpc1tm34t24tfk8nbnk19604sup
eg9n6lks4l254mvfmf7s82fk61q19b0t9fsalt0jj5i0dcvdshmb7e7s712b753o8gms74pjnots6l2drf3vn52bsn5v3ss0ggbj8qp458hpm508ihllp4j
jkqe5g0s7bif3otukq72ffku0ceto68fk366aigva1g36o9i3ste4livbff9v7l92ocebagv8bgfi83jbitu5tmndih29o8rrk2u12qsrifu67gmc49prbu
vspf5b813kqrps8srjkean77gs9b5q6kuokfqqnonbh0luh0vjvh5j7l2sj7q6garadiafni2k4a9sq50ihjijnto3qb5foms65gbi6iq3pmdrm33k6dnt7
khcdm5ohktvvc9ion8c5562kus8sfd2p423k7q2c0s8egf9oanrj025t0ol7gs186lkco9oqj6nbftsp8o42ppt9gnq0g0ao20s45e7uh05nhsr993k9bdt
jetkugatntnrl7a5j8picfuvpa3jkei4agtbgf99nuas4e6eicvl7fju6qfr9nibhd3ftgreo8pjq0e2fgkrohmi8omcdca2v4t59gej9sd3nehscaru17k
8padsfhaee30bjbdk84ej96lna52jbhjunser0ve84v17qavgnqss6qa83v03mhvu84tjmgls60shfgmdou6kattn3548lforo01jk0i1nd4lljbdorq385
u6m50jrga8ngc41naej71sfekel7ib6va34qvd9hcgnsfrsslonn2ndg2qlnskdtlgd10l2fpa7nq3ng62h93dqejfo49bj3ealj46cgkuni7ahoi4lt0hn
hv6n4pjjmlv1r3jaetpn1637f9eah3qqff28dojjf1v7v5bqgp4oi1rlqq1eh527fct7clbpldklmuk6eggnjor1om4833cifme826cu5lu24ru2gf7qfot
0mq91v1dse0q7k3r87i77t3cdge2ncfc441s717kjgv47jr4911fsgt0jfnp7cic9ehs4grk8c238gac4u21q4vajdufnjqbcd9sl6sjode6mpdjrcq7tp2
d1fninpmbt5uaa93dmgrt8fu3s320570c2d6p8dt4h1mjl11u8djgoid43hq4nkvoig2m9s6btgtqsot8ied78sl4bqdv5p2koins6oe4l866gaq5sbsq5g
4k3ia7h2v2jd5r73u3foe6eku70h4qocgbvltsp2vq3div6i63rk1v7sufgfi5ohicfva1d0vpsg3qmo7c9l9uv6ul8g7sn7pc5726qb0lug1h833c52hsn
71b8gksns64d55rhoslte3v8cbrft201d159ifq7v5brl5suv482hnbokfc0326152ocefc87hcidq4n147thn37p1kpva2lar0ci26nn93retsn8ppchfo
nlrbukpo9evm1gpp7osjobm2m4tp8i7mo6r35dtqckv44hf2870ru3q10gvdvetvo2kru0m1rivl1evaob442adm1n2k2hginpf401pphl4odgkc771bv8u
12950lg2h84fbkrpqfv5fefdp8d73q122ml0p4f0knpcrll5tl2tfieshndc3t2pvesvpmeug84mrvgu3ggt7nfjpns24002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g007qo40iq04r1ttfpqo5lrtuu1450k2efiobfk7p63311pmgalo5o40um47708ng60ndns89tsdmukgg4j86trr81v0f02vgltnvs433u0c6u
pfh7fm4hk6dm07d31vfjvm37bl1turgu4cggh6et4cve44b0lleb77ukrje5ujf3bqg8r8bljt4q3gv07ae99o5fc4kdt0l2pjg798at40ehujp1u1g8s7t
2482i0gt07vetgnkcruda494vtvgg3nq83vvds8cvolf327pojqdu236uclfvhmnfjjjhs5v22ngla82t3o5tstqvtedfo7rmrmjm0q54pii2m8aac5l9pe
4u9cgbgo48bo6m113441fsdohljshhvogulnf14o2942gdqgqu07gb77f0k222111000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002000udihs17q1bkrdtosuhafrun5hr67l
l3ss7sfc6ns0jrgpu9qu1tfh5n4qcl0e6av06df4gnsaril5qo0u6ce2p7libi3tucl7b3gvqnupc1strcot23dbb78mrq35qs10q3f9q81crv31jp4qe9g
1end4brje1k4va4ejcomkkvhpvaeuelddlnk5s0ght050f2go3oah40a61g6vvpg6h9jebpcts0usqrfb5oj53o2ps8r3ptg189udbrtuk76v1gdto7g7bo
vm6b0rpqfue7pkbqme8iitgbeur7onrhb23113faia2njkrkopsvmrd9dumnm2s30a1usqrvenunc03oq1peqs3oher856bp9ie3d166eds7ikjtmdqaus9
7iai6ffbsq1pqh44df277ppj75u5fsohgah88forjc1lb30pvbc16s0ibi5oob2h3ek475r40ie6jp2lqh497evbvse0u0r5mdeinkeba721cv6aud33ora
4mji7ikuiufpb923bsbq8rilkoh407m93qttku308ae69kobb2pa74itjaf5rm2a3r3poj53s8gbr6pds89lnmgq0pfa9718c6267fd18se8i97f4121tg3
2o2eeemh1rippr8sqg7ie7lnd3tmlvi56skdao8d8b9ill78r4gd8i8v2bjdtnc8sfffp2or8b00u3uirdmd428qhc9ni86r110dibnh7j67hpcl3jth16m
tfr8hq280tgdejl658bftm7bitpkd2taahl2ki60orhph4483f36h23tgqreev98b4shva8bitgog938b1aj01m3euq3gfs7s1ruo5jgsr6gbgp8973hslu
9eumffdao94k94ma493a9eonnq0jfou4o0u7qhqgn5jcd1pmlgukegavo83bjj1u7ctf3g6dmvkrpr5par08oi9k7psk57m20qosceso89kbu5a376ts4em
97feke4pmror31fjnn4p2quq1gitg1fqhoaujrrq81p1bfhfn7uebsd24auu9venl7duk519ik55eghqko5ujv9m0851bvfhcnqt3j9dj2j8gqf7gnjbqup
m6vv2lmficmqpj65pusp41hffaosqrrf5tpp4l8ga6n9csi01p3v1snegbo073iqq4bb4o7cd58nksartncv512ftf7s6k82i8mn0othqh99h47jq350og2
jat7r2s1mlr613fsc2r86bbpja1313lah2fn11bf9plbss1lgg47snb831q210r2g65od5ka75jietvngfamfargntitgtsbfgq7t047li9i31fegh28703
ifhv170mjfa68t3sm5a1aos8gh66853jfdq1rt1digaa7m2k2f1qtmvdrichnlrs2g20nn46ga5q7c2krcq2mn1okf507t63prpvgmvfbigm7svrpgi0f8v
e9etfnals0dakq526kgoh7qi48om0gqpkpf7f7opk5fdsal43cfpb88r4foq57esjie2jnlcs6apvgcvicgedo00bq3m3dr516he1n9acp6drbastoghd6s
e3il2305336g4l7i1k8sa1ogu2jfbaovtc1uu52l1lrgft8s63hsmd5d1fch3aoio45jphud1mhftl7rc49gttmitr3hbp7gp38q64hkujuhdvmtbc1026r
d3csfq190o3u464e0qumfu8nkk3u9hqvgts2ghhoaec6ttt6uu8lfslnrp3jvq2k318sf9cntm3sgu2e6rtqf4g8bfk4ca4g102tgconkgbuqm1a0uk2j6i
odic0l1vt323ce0holirli63th0s4hs3muis0d6brh0qkgiu8rmjendgv56gtglenl7bof62j4ur5gbk8au3l6dvm51pci87nsqs0olrpp4i8hhfoiejsh5
tmotrmi9988tc5c1n2gvg7huk7oj3r6dunv1f5g8875bseh9q4303hh8ln51cs1purusn4goa7hjc26lsj8u4gget7rqrur5pfaudrf006qok9fi4ij1brg
htn833nt9qrp1ehgl9o9pblna3jv0igeucomgjrbu35gt7jgo176sc1otu22vv2g07o68rsm63v70cdgci8jprf3lutv1kdh7lp8a4aqpsoguseggd7tr47
p5k7uv6ahu87fl454du4b47tg3f814c5mi1n13sufb681jbtd60ft1noen58h7c69e035144f6p8iqbj7m2s2t9kg7a83dbccm1oov78fbh7k7cm4i88mr6
hg5e7vf3vq9saf04iiflonujuj228717fgg7njabhuq55h16qfshor8c5rpqsev86h4mokv45spolcu26im47j1k7vdt64vbjera7ti4qbdsul2drgepnkm
3ps20g723og1po4d3egu37gs0ng9n9disao9v4507ih6cotfc3626q94s8f6s77v3uodmcku4sgm495f45aq3n11spd8c6rqs6ia04ust4gnd7t1ca8a3vv
13of8b82mk5mtvon09dgbaoio470q512vk4fqbnmr3t1m1daul2gaf79lbr7doloumeg9invcbm3hphstk2fcion0s1l201t0krfejoh2k1sluhr1upfadn
nks1mq0411t8fes8k94305umstp4fh985bjrr9vj6sosfu88psbf4ds1r0qvf3snudrpia3o73chg9b7btk3fpoukve2h4a7isk2pq47cuinfpe841s31tv
nr0ggg1lmn5bts1vg50bng18njqk50a1bd09kecq83j3ud5rr0vr9ifcocpsd662f11naekoonocbfa17h0athjn86943udrpuu1hesf86uk96htt0vmkfm
vnknbrtq07d1d8fqc8v2s2d5n752c3hnko2kbnj1vbd08ogng8j8jqs6arp12lh1mo1940oe1fr20mfi5nt9bh1pusb1ahg3j8043s39v6d1sseob68ljuk
63pp0bnera8khs44dt8uvc4hh77mm3sva1peu6ffpbo6qs3n60pqr93gc6860bvqm4p702fg7s80srmge0qr0pkgrb7upcj5u3hl22kf8aoks45ke1c50fk
fp9oem418635qtlug9d71lk219urj068ed8o4nrnti2nf0mfflq7t7ju0a220s5ffgr7qtbvfm4rh06tghrnjsci3hrvqvaaghdnnc424i8pl078hgpodls
7i252r2acg3qnr4jvahsct192eam7ln3uhtv68vtjgt38j7bv6m3geuk4gcd7pek18du7t4drf657im3ps9vn0vghfeh7shca29uid3d0fhh7v7ju45utj2
n3gjv8m7bva20cv09hhfo7u0k60tvc51hvg5ontach91u0mpc5fjt7v9s5khrun27rges7pgs8ku1ph0a3fhpo1u41t9vmh1qigfh870k6s9uaqurfftbod
ns1nu2lb09lfps7l1k4sq01j18oh5cna8bfutst6v65fkn8liruo1sauu50giro5nbrd617qv1qgnropk3or9u3p0gmeujo7fs5gi3n0v7qeqbo22k5ipvc
8tt6gtao7lc1m629h0nfd4e7n93qte5uitulf97o5nk109ve91dpfmbnvd3h0e1vb0hagld7cd499hrm10rsdu0ncl3usq0q1315h3e82h40aa25r1ejelf
nm8senpt7otoffiioivbooi1uctnofda871c1j1rl2uq2gdk6l642ipvdf103elh7lhrq0dtjgvkdgrp99b45di2p8tihhkdo2ds699veavkcfvi84r4f22
0qf1n7cee8ibbv6u0q8vbeckfo05c0bi37euchger7v848atsmkue7g39oairve1u4v26dgen8093shu28stbfc8qo14kf7psc54d0fhno2e40cpvu6vuvf
cto2v3t0q6mssvifhr8thkguu04ov7uggho5absutvtqv8iigco7l4cr22ct49ng0mo61rt49th735ug3c8crjtl5uhas1ng6f7mes4a1vbh2v3ed4ndks0
jhps8vfjhhsnh5b9qtuth000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g00800400200108gg4b800jvme02avo8g00nvrs02m01308fflgo0ls00600d08ag1vnvtbva1vn7032g0ko0c
bvvpvl901qg3l80840060dovl4frtnsnc011vbevbag3mo1fjvvq0kf040g0d83rc0m202n009fvro2rc0sa046vmog0to0441ehvvh00hfnd7tis1k9vm4
vvrg1f8394035vfd05dg1g7vhjusdvjp02tg0d805c05m019005fsj803k11tv8r001ft3nrm40cu00j0emfvu7vvrv8lvv8vd9g3a7vfc0du0ed00hg0an
v8k03m0jgvr2g00804c071vv900nfqi7t3k02207p0egg467uds05201mvu0g3snsmk14a007012gc581hbvd209101bg3envf44p9uu7082fooo3a3s1i0
rl0ecfq4o3qrsfttmqvk2fm884mc0jq0lf0fggrno0ds57du0ivggfuv84ibu4pvc2vmeg9b7qds4gm2db0dgg0eobv46c2024us7fuvnljc3d61o9149gl
e7f44221u0cv6jgbl81t45tm18r09ffkv81uc04618ku2sg4eo3d40qq1dcurdfv37q9408a0tcvofft5nll42vq18j07jfuto5b43om2510ikgj6814rs2
e0bv1a1fmj841s1ue1lt08qg5j7roc1pu2i90kfgcs7rmc1ou0h71i7ftg825k43q1hovjhf9ensks1i5v45015g7hnui3pde1oj020ffvo27413i4mj0o7
grr81vrvfa2nh07lg16nqljvq1vvl0umfj8mgobra9ukb246e6unghjlve5g910ohvl5qn3fg21op2r2h5k7qarl7md1f4spfnn6rdbs8u3at3e5dvhmfqb
m8luhspqvj13osq3usltpj2ash5v8ln3rlduospugjbo8s4kvjid32srng7ame73sni44susqfpcoj5s5o250d0ihgdgnnq2sdi41510qirfogobeee3ocq
8ph058ctbtf5qvqqc5hs57inrratvfuvekgl3o4gcsju49gmqff5l7um4265rt7524eop7sc3pv5ud6tjngep8cqk9n61oirolghhnr8cla607v15ek6a7s
6rp9ta8ct8agio7mtjvkps6f16sao5ofo4er9kdh5lecrfq2r489a454u45fgha21bri2cf2r8vhbqolvjteu9ains3g74o3h4uo5o594nmdujom6k2k66r
gle0fkm7ecspva3rh15ndhm9qhcfs5uounaedtuop2jau1u8sntnj2v71f3mvi7pqv33edh70mjjpa9it18ogjun1tj2vqlc97emh538gr3ce64bqk0mhcl
o1ck6l22pf4d4hecadlsbam2saqf8d14og9rbombjes9pf1g9t02ftlvfv33adk68drivdpra0qvhh92819k3ma25qt1rh8387oj5ntr7er8ehib7s44ifh
s0n1hncjunp63l6m7uh5uehs26u7imaq4e739pgrbn04c2uud14t17f6oip1rase2teskchtm7enk8upald1g3hsh77e4i2th9j3i0f6nn54rs91v6p6i7g
tl9q2r74e75d05fh6v83iqvu255p357ir37rgc0s60d30r8hroo58368ded37qlg0b8n7som24gr0vsgmbnj7rsdu1251r6feqnt0r3ae19v8k8cg96j2s6
f5u2aujbfi59m5c09e29gsegcs1ad0c64e6p71oqj859ekjbitsjv7ifgnknoak6kptld051ele8e9bnagvseuv7hdh81qs6k5t6ksdb8cooj34705led1a
2d57nidsmftsv6rg4fbroteroba0kovf6g1m88t4ej9u4b1tfer0nl144c5k8asi0fncp95sqiidav42ccq5ouec4am9t10ibi8uqd9s54hg90hgrckq91j
c8s1miosjahtamdkbt5q3hsu6cc1q4hibeg65gb2ngetqn0ojqclqhh3qff6cp0dbstdocb3u59t2mqv46hu576sfifu7omelhp5uc14ri7vkn9pkja68ck
u57fmko3uc0oa0kb0cjgqh8a9sdrhta91nqgvs6454tltteas95fqs7bqc04uehj0fafm08o2bphhtej1svnur9c3jsimb750ata5c8ikchqm6f6trjic47
62k3fpnh8sptfoeo35kncq2lkta6hfunb0c1alldh3f1hde8j6cd5dvrcr7hibk8o1jfp1u18tjqia995irc79uan266fgi956jd99qm90f4f6bnnmrse5f
m2ua8hj1a3ash4177l6s6ctro7d3qnq7ah5r4f1462citjde4su41hm876ujaoe9jarb9f85a62jk1tbikg9rdcc81mc9qdum0ue8ecg7kfrqe2a4gr1khf
gnffc2dlh9f3gagginr0bfadrn4si8id573bsmb9ooetf0huso4rkj39qkiv9ke4snscsgui0l308fdoingl4cs24q4ujlcn2o89rj5i176uu0fg18mdc0c
e5ej0b9fgc75hcnjm2vd5dpick8b5juqli54uuohg56c4sap65o8s5ajm37njbll61musokhgcnaibdc25i2sjvfpp6qjc89m2a0ulqh7i8nj42260eh0of
ddg6rqrnkm5351v7fndnilk0ne5aj3h6gln752rumhs496tsdov6njkgk1v79679c6v4vcsgk5nr569ceajnddsjmhotes26dup63r4i35spj28biivpen4
5qdsrv28hgkt7pa2sgu56r36tgs7no63td9t6p11ef0gomfsqpq4r6tgditrmv0jl9i4f73lufcennkju41v4itvhgc0o6hjmgu0vmu2ag6r87ojnjlsol5
8lg98o1o3saq3mv2p7dv98lrbcc9sp90sjfhr80sruhdrij2p4h73p5rk4qptgituthigot6cds23hl1nthbon6sjsse6maspkfu68ahbpmu7p6vs2gn283
03gl21sr2u0e2j8s83iqlqtsv8nhou7tj3n85v84tnbh5oncqjk11ss8rrqg4tocmse85rm937rgjqmf7c8sm21gtmmftt93n3sg22fku45h858jhc4u9sf
qosmiajnun4tfm1dqv3hh6p6pd3rd66f0v46hj8nb4kfktqoqv5qhla72trlqm4hktpgf1gnu745ma0fh0r3fnvnfhk03dv1f12ih0en8isb1a001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002000tilgianl2bmem1eb0gvg718
0c43fhrfku9rhgc8o5jp961covo9fk08hck0ha2aetpjg04nl3k199urr1h4gg682l43lq30707eg1bnu7bp9m52eqiugve8bi3tam5jusaueh0nvj3ljm2
2ctf9gro814c2ahmriva9f437e3s9ktvff1abgd1odfs0m1u5uusbgvcnv4s4te0vr1n3ftbnvis2660mivmmggk7rljtidlv6ve6fpqo57jo49vhsvenfv
g70ek2n9ujb031g128dpjqf1ui0v02euened48ja5c4vehgebndec53put6vikegi897cl6u5al17rgqc7gdrgklve315afmr7kic3odvoh22kgb089s3q8
9ra4v43g8n6uablr253gtuofib7n0k002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008003shu9futvof4emiojjfhrn30gic157b2be01r6guodfurnfabsd5t5kumcis4p0a3
ls9t1f11oee4m36jlk1s3p0jrdsn8l04ph647etj5f7a6qa3melieau55g0s7lhbnm1v0gvhffh6moajjnq23iun9fja753bvkhuu71c3lbm6mnjjp5pa0r
pig1h7lpk91i4e346mdopo4ic55psp9678ejm6vp35p9timv57fb2n9isa460gl5ihel9qafbt09scn0pcg638m33c0dsdb06hfngq6qjv0punmusvfee8p
tkeii4juu4sf5k7sdbghpqpv049gl98blr5shuuct26eke79b3m529r6vltdbl9hv4c5lg5et0pfjc7svrv0m7lmqcdfftmmr49rq2kau84gjr72g3275n5
t0j2er87bhbhlt8p4vrqd1vn8cs7llufcv0gdrc7jeb6a5r9qrdthcqojkccb1gmd0muedi89rcmb5dql628hu3o2rreftvq8ud9g8anapj5a6g1l00bdsc
9apbgiq09cksnhgh8n7bptm3meqh4g0t7g8ch2m1q2skdh5t8653da206qvikhduopl3f866bguqtgraoh5bpu5q04ugcfa4mdnjnbe80uug0fsu9a2sbnh
oqn096e5jm11k8i5obp88ve7bmt1ilri1db274cuua15riq1rpj4j9gk28f0bf59sugurvclu80v4c9lt4f24ea6s77njc6lr74ssig3188mjpc9epn6s4g
hl96jbq4pun52b4gkrp5or8f9iqipucfet73747o9pc90n0cdv798s1t5oen3t8dfmleibfv9ltaqchf3vok23tb1jgasjufrh86brqs1ud0tn6foaohrc4
4qb66ufpi0g68us63m138t7sg6n7dqs3ohqvf2pbd098irk455t8h0befdso0d2v3e0fmv5id8v8cuj72tndp2u8jbvno8rboq53svehb12nsqbi821rf13
cfgeo9gsatq0hmv60e2do69rqndm3ur65dejoirsidm4v94f5h6o7j7k57hviqsodfvbosjss8dv2t31192a8vuam95uo5145cv27spjq5m1m755oe6c7n7
jildtd323mhhd7bfkgkdhjj0tdeqgo5e3un1lhn3ohh37nt8c9nm7br2k4d1b8e1jtslve754uhmaoot4ao9tjqu9ogjknfk464tplt1qrej38dgsbths3m
uqih4hob6jo2m1o70ane238c4rrrdpqsvcogmq8ggju1m41l0q0foonrm465u7vetkffu0oib3mpu9gcuebfmq7dmjurlrhd2s7gs0nln48k1vhouu9e0p9
nsbjk1kjp1btfssnm7t31dt38uaadp0ogvjv3p01au54eboohgs5nltk31lmfjv73i3u1mh032jnfcv8itbqqpvb91tcgfe8marrke4or2pkfmpod93hg25
5d31oibfo32jrb1rksu1jfhb78ls42lrd2shdf5r7prsf5hu7iv80g007eo48ji4heut5hoanjds5ndv5h0rug3c7ibchbdnooun0htb8r342v9thp0trff
dnspkipq4lr1k0gjenilc3ua2jt59jhf47d5rokm06out4gbh81d3s85u6p11kd838tl49si1e3478g7eo403o7dmkuu4ph2484vrv4huvd110fldom3s0g
e2at0llg4m8q6bubm29t1urh9h7v34535u6sspph4anchjqi9p9r1qbf7lms6brqe4q52dbfqt812rce2aah3cfhku7p1bsji4ov1f1eheog7blii2hmslh
ftlnvcrnqpnb318jeiu7eds08qgtespugk1o6q49v1vfp03pfm88lgrvqhr0t09rehpnev3ir699j1qag7e7tpjlqu06gtpsh6g905c0dtug4tsmed6605b
rgi8ob0c5f5ln46k7atthurs7gum7lvsbpe76t1e7gqroi9s17htor4m6hl1nuv4o4dvfeveugha86qbehlvb75c8ghl83t412hlpkvj8f7q94e3vbm2ocv
h5ea46rksbbduul02ggnrnqjkqklu68vr5hve82746a9v5h0jvhlnnm5shba7purfsf9n7fsch3dom6v28fl7622c659p291dni8inrrjcu1jbr1kpgb88g
7sg466fr071dbu93mk1m5vcl0i9fmgocu4bplqvj3t3j3to07s01212eu3rh26o7a4bv1rbqvddggnp7jrfqhtcf3tkh0ao9lrrfe4l71enf2o773s0vtod
8tg9gf5nofcglq4ub27dgimonb497u0jav83g218g9rkstt2p2csfcr88l44v9raquq3e1u7d3r915mckvidic7o8n3rta80d0q5fgg7vhcj2tv571odg38
n4bkdl5p9eqclfuj7r2sfkm2qj122g4cnu1rre5siqsc7ei8odb3rahvrj1jle8lnib40ti3md1qtfgmo0n3rm9r5t0thfb47sgbp3tu9917rfeto7lc0ca
0kiulses87usjo81stuqqjhnemoqs8v63ij0p3dfro23scf9vtl1rhfrvo13s16pmdsub1grh8dtsafq01d0vqh0s80is6d1rs8vn3gbsnvqjlilu3d20kf
nl7tekltlrpitngf4goccbv0pr08vg1fcnopocahm71t0p1g8k7pf3nphsvitrqgrm8a63m5tq20veii1km3k3vva2in0rmgeqojjs9ea164tjig37olsbj
8htdh2k7hdi7vnbp0651f0rhetp7p2bvdq3l70bae93nvmbvui8g507eg6rnls499m7bp0frgnu7oibqfa16l2g7gseo5tbua620r473gnr6shkhtm118vg
eg9s7l1s6ne33r1mjfdi88trt1ltgp0nreqdogsc2mhv6r1r2foa7vr4bhi139195fgko4ujol22gl0fqgb1nogk22hvcl4offlt80g46b5u3ks9vgdro5o
rsv1v8ctvmgd97gq4i95vo6uflflvntobsvdvsf09fgkcofc41ue1q8ukphcj783aoru4vmuprfq98lvc905v3b012fs47p0s3dm2ob32eg1d7v0s9k9sn5
0qof7jnqurjv9v56vrmh0r88i402m1jf13ifm97u9j9ctv9cuknhak7t3rp8a3d4ttbgg77vs3rsa2vl0prhe8nl3s33ht00u8tdhv6rlc105urkveafp78
kcs579u9t1f0gp0780jt6u10f2okesr7u8cfvi1bb09agprnhgbuie0191b7fcl7p8s5ttva50f1g45833s3b1n5qvo0g00o1d48qlpk904pgdm94jc5uhv
gisq7g8no4crq66254un9gatp7ecbj230eum1g0j7otr845vrh119fndo2ic5820e308eesp7q8c32hpk0v39g97o893v0a0ratergrf7qgkej9ve4v43e4
ho8h453q255040fsvo0vk25e0lj03ke2b7v3jsv22pr5tofvpo18k7fe60sv3sga07uqk2vm3e6vj0fs98bk3uqdtvf0j0fdjo9hs3i1rvav7khgjog3roq
i3uusvufplnu9bstm16ovphg3bnopjsge0gkvrigefo82c9p21kiuo1gu17j94ave11mv50f4b81ec86e20srumh8g7ubjt55rq1043gj07pek3qe4gcuvd
fsm83os4um0vcuc1ge67ats00pvdqvppgl889q486q16euc2gg38abc2fq4ov0svhak7suc0na41aqg3gjh7tls3aq27ot77e1h83747si1a2vk7fiqoafs
1lm1ql008fnonk1brapsf31u9ft87u8c19e08h0stgicndubs0loop0lngmcoe1ru7u0u2vn5fpoo5lro4m26evekgvdoerrm7m2i91kuh6o8lss7oi5of0
tjg627s9s051srr239fkn8cb4739u6j1s9gr6nu3bvo64f33b7g4l8k9rckht2sv8mf9jn9mk5npue6vuifclo5fk08i068vv9g4knm3s002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g0080040q5tnmuiofsoo28rrt1vdt0q5gal7smk2udspf01cfsco3940o23a2vnnh288n3c261tkuuvpfk486444b9vhv0a4gb27l1k62m29r0h9ggp
oe0421645303tfo47dok50i0m11u5h5vo1mjvcpue0vc6g3tnrj41vlv02vjqh917t4s3822h0tuhg3h7te40qm4bquu9gatnrm43n9u1ovdgfss7hek2l2
08kvuifmunuh40ia2k90s8g35nbjjs21tm305bg82o2is2idvp90nugivnvrc25e0hf33mgdrnjak4ea1o31gmgkto2o4bmi1hb036fhq7p53srtu3kv8mf
ue7oprlnlus512ff777qurp0m3tcvpvglant6jt8i3scvftg79nuhs0i5u2uvete9intrri6durevpcd1lo55jib66470b4hcelilk0hm0t502pf487jcrv
ii6hj31egato10jpl21e4to3i7jnkk3gnm2ld19tiednaok6ja0294cfg5oo78sb8tokb27lhr6ouc489u6jitjsffkodfc7bhs8v07lfvs87648pu58d0i
gh85oj6ack244909lfgb80kbn3q18aupofba8sps59pufqunihm87mtc25q5jkvori437bssn1q2pn36dg05odhrj9lu40sgqgrqoijrs5i2u0vfffv9mps
jq7mbt0smvi1p8e74g05ulr41pftcnrebt05qdivbnek2nnkjvp21rp0scer4nipkeu5pv2vglepq99nc5pu0nn0logidoh03mvi31r0rsgk98hi458q0hc
ramdrj9odqu81flas5thle8bhrfqhs82o4ce8ln76r7ilvpp0sjeu08o84l89pt6vk7eqt6vik49u41ktuqcbv72mbr664ogu7vfn26l4k8b232n3jehnb6
p4kdqhv913f7klloq93ok9k8upu2gdn78arjoi37b1i7fa7ohbrqgi88sv81d10q8kk8sttgb3ofen86393ure2ud21gfe8nobk3pqc8qsi5g635khbl35n
up1arfppnpncho1qcstauetf8ierbu2b10ttmas79udj3da5d6u1efbfagabdd22q2t3njm57b0rs427qt1oobf5o0q326pl6d3kff4im45cppa17r041jm
knvbjgghh9n2fpeb1pn046e9m1av0mdbr8tjl0uq9iv3u9l7j8gh2rr1vhits8f9hooe453ia1914sgkookqrn09q2mtdhhh08a0s8gq3kf1pchc8oakbdo
pr9cu7rg457se3s6du40ptoea87a4bf3m26iqvii368f9ccodu7kpbefqlor04h3u4aj09eif97cortue4g14ggg2o8v1cgo5uur520he5nbjrf2to3d5gn
j7c787bv3pmo2uaddpb9pdcas5mqb5c4clr87erurhku0rsqe8t8t2jqflnpourkh097ao4gs1vqkv3rfkeo7v4rnhndn3ingeu8g4c3u9t7h6a8due8vl3
j6qh6uuomgtm94obvq9hgop16a8cnqes0am25912si4invak41e26ksnbe0363tjrdq9790gag3i7q83jadrvuuusfd9ng0kgd1u2v4p2cpuo7dbo9e4jv2
epep07qkji69lov2b8gpu6pqk1de0k2u5tf7omhebok23812e9gmtnlmbelu07svo5epoo76475ps08ulngfgouis2mu47p2athgno6gregq22f5f4jden6
f4cj68093qhei0osjs59ecs731ug5982n4bb1fsgscig5umb4csptt9mqs4kgp6ok44v9pov4ejgt4m5es0ua05328tgc0mshrrg1q8t0rfhaindcjq026f
8v5shalp2tbshi06qvcahnfo23st9drsmumvfc0oo0cqv5qjkuc2icdnnm3ncu8ff5dhium63jk02dr98tfgg38not4muuc8sragh5688fjophv2os51fba
o1asq9m1sv0bdemvng2bffpr1qvqths5p11c9hlmjh1n3f4hojfc45635f1m7euhno8k099njovm7g0g7iq3s021roraafl6oi2jshu51p149d9uns3sb9m
1akv4cg3676rbih20tv1i7dm384urf3m7it5frgb2odq48h5sil31ght98ouko4hvdn58ugckn8ujqmu6devlehh27lpk21pmh11m6ghuo2crjnu8n6vrlf
pbnr3s0tm2t6vtjfcnnqprc4i6jgrgggsinur4ara38quq9dg9o11rvctq48vo5gfro143kiltof55cf357c0bn660gf15vfeonpfs1jhus6ultemk7hhsh
8i2uetm1el77lajpuhv7cqntg7knh5s1bq9b10phek9noqj6qlufeulsfpt8mfrk7lteask3gv97mtbo4qakes1ofvl7ajrmdu48v0cqesd81uc29u8t2v8
bere701bq59trt2gceub9itc229vhj1qhfdh8tj3ri9s4etj3cj27chs8hm5qt13oev4nja389i3090itiee6omkdue3il3p8fsvnga4a59pi10pofeune1
4khu26h07lfns7enrite7s2v6ufkd88sc771sj0tb1ep28vskcfu40iveqg6q7ols7hhuul0pqeoj7i94b5u0jmv1ufm6o2qjpgq1pgv73ftcn6dk7q1s46
ol4eugnsjcf35qb114kfku84ljmbi062t9dhmcnb6c6edvhh4duftg7crrotlsuqul5i897ln3uods38q9ug2cotgbop5td50sgehcolpc2e1q5p2b6eci7
id3pla0pp09ei3fofck69e02uuvqetu7lhc3gi3hb2odfcr8hr37sptn4v8qf8h7nmbkla1714p5ft18r4kcvpp0iuulfurnpf41llhjet7hf35o8ibnrq0
6av9ihiho8nrrma6pcspbgnd7q6bll9vpcuokgjh9b4c74luvr0jbfs68inrdl68n8o4cgq8oomsa862aato2gplo65jjj1r9l0l6hflog5c78pulcvbdg6
287ns281ml91nuht1ooqs6oe0gd0hrg3v7hv3nclvi8vb5ghcnqbk485utmuacfudpg0jol63cguoofir81ljlni4eau95fbanq43tju2bj2d1hp7o05jub
m52guv7jbqnb6rp3e0rist6fj9obcbq7a4d4ve9evt7kt3d7drdl173gdp7k2sbr9vf12breg2n4ls89ltv2uu8g4eo6lc2d5si32j9kan6kgs0je910upb
ho2o6ic2eq1kl43af9v6pc3n5m1dl07of73ndss24e2q0vuffev80r4e8pt1d0umed5oavr9oi1hn32og1p7hrs9udvugtl3g1cono461lv1kv5tgaho1mb
reu07b3hgg5d7nojna5uff0a8g0mo2l3mndu4qvqqfg18143poi7busqqhfbniq3nae1u327gh4vnns45c5p42ubue3ho90btl202esmmhk3ntpbufi6q2u
vifptp6hbtf5t2mv64fqe7lpjvje2i30rpgv87r5c41q1u13fkgdi7qfs23mcjd5kif7tonobojpuct2o5fqj8eos22624v0iohls6l9c0e1pqitd3g0vnd
i3nudp6f000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008003ge61p2utcepcn76c4jpsq50u4gfq7cgbuke3090u5g3l87e3uh9snj1hhg
dp89vs21i1lcv43g26ob0jt7i1lquv9gac8p8s2sq10n0pseob89m38ii6p70nhfbeoqvbqf1v9av7lfnaoa8jfl23hh0j5g2mo6tbgsptfgu60hkmnpn3l
9m0en1srg3o76mc30e3guvv3g85o5k45ktvtt0pveln8bbscde348u93gbn73fs02dplj304g2nnv0c05m1qmqamghpnrd439ludn2kgeqhokg3hkdjecu3
eh7pol0c8nhtfgujng527hr418dvnt1ggh6i8gic4b64kov2rgbc8b747ke0i318ld1v7l9k7ahtpj0chf9c7q0k56u12ktg3fac800bushupj17cg00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g7ao5ok1mq0p6vjag79nu6jl4lv750klg71822k1360cevvig5n7ojbnm21uv0irg55818s0ve0hkvm6g1vnm1jp360hv00mgsko
6frvuu06svkpg8q83qs1blurn044g6u84ss25q0tavmhgcmnonbtvi0jt02gg48o7bjvdm25avtagbk82us1au0tn057ft9o7m3vfm00qvnag8v80s444i0
r9088g3lnffjtdtv5qvpog0n82es8d20ed0jrg8lo1dk16e0n6vv0fqtnur3psi134vqsg2kodcjtbpv72v02geq7ug41hm04306nfsvnvqjosa0viugrfh
k7uvs2jtvbl046fqf84tc0jpuof1d2fk3o8t3vjq0puu5tfjeo9hbtne0ph08bg79830k2dlvr75drfjj862kfii5cn1mbfel6v2sbeppcr1kbfh0o5t42i
61c2qpkeekpllsh2612guehhaj7q7jmsu7rir95f3umi3rs6adcv3h6fgv7p2k6dub5v3rbdls829k7g20eb5gqg5pnljb5r63g0slgfjo7mobu6a1caukt
ifqo6k3t1loe4srqfk37033tve3av2k0gdu74mb4s20ssv71k478m53r7tptcrojf1i8gns8c2cap1c8j4b7mdrspu1eh19jgi4n5nspldojf062b9no53b
r960k3808flj7g5jsl2d1j2n7f6tnlb3te9ttitlvf827psjudlomcrpjgi48e3btsls5n2vfgs6p9mt5vlop523mgc1ocvk3jef0v75vekho0i3oam8k90
rqgf4njuboei5n6s2cht27uqkg6lpommjofsc7lmj7666tn0t7guf86srdq1t090v3htdnsdj9a63fn20ifu4merbkve1kkr3vee2pjus4u5ng93ebffknn
qc1opref077gi6p1jjus1up4ugnc30p3b3445omqu83d6mndh3raehogp67h4smnvrkbhubd11dem38rr3md24k37hpd5anq7s38m1g0tj1gicogq3qrtq2
p7v6g8mokk45kq3kaonnbui7bnjh9209avihi546pcbjpdj3msk9gjb77otmpq1ecscvfne7g251spnaktbaelu71ojtuu6ogrhohn26ee4529nld2pte46
78dk10psu53ncj31nl4rut22muvdri127r555066husetev6os7bsldv3jd6mdtcp25s322a731b1fsm7kmjh7q2anajtftc7l4ju8a0g8vrfct8nl63gh1
mt91jufbnmcgs5vachuq0bd7g8f1buvhuf73i8f3vovvc7au2tuu9jfih6l1c51q0kv1hriij8jojp61ugmvhndkjnru3id1uhp064c7e974ri6due6v6ne
qe84dkfn9sgv0ooh8f7nfk075n08jq2gf8oc5c0i9r8h0umeppnv5s50dpar3mah717bdc971j1mv67h8c8ibkhoe600s5oe0fllukmu5qal0vrh6q7vmbr
oplo2suphn2nsbrm2i1c0quhev6817rco21l0r7eg7a7l13vf26ugujsbg380lkbhaag5311g8j6r5csmtru6t7pjpao0gccitnf0q5kfvvoe5shm5tc99b
7f24oc0cge5ru14g0ib0op3ca5a08b3eeed47q5k419ohd2a5dne81fc38q33utk7fpg87ik4h5n2n3qo9b5o0osk820hasu9eaa7l0b9dpv5upcmfgmp6t
rqcu69mvmvj0k6vqcn81lccua1c6pnnik5iht0n10acmb7vlrsmhu1uscdhco7dssi7dsi0ugshngllr3agpthb1t8efu7qurpqpuamvo4iua7073rgtvdm
svaebfltv3mcedll17if1n8i3bplphakvh3g07mj8k8da2d4sdcfe27am3rie5t513of72oncb79tvol1vccbrnsqr7hubk4t48f60nlhro5hmicqpak1sp
rvsbrq33kt3edpbolfsda6bhl55igh3nflc6vlsqb3mth7mo7icfl206evp2f8r7ocjietmgssfcf3u8l7k8mdvcv1p3eo6nsrc4ga1dgtcndf8o2abvstv
6j0nlenup0p41j220j090hdl85cc1m9nnb3checfnp2jql60mj0pqdshoefc6521esu85glhn0mreqto7qtpgi7oojarp19i471dchkeond40quf0gvcph1
hml9rk8hq1507kdl5o1m43km0casa0gbsonkkmu1qrqrmagpn7va3q0tii8up9erq8hu49g9pi5273g5rmf8k60dva6ueqg617q0c6vtopas4pgd4722cbr
20lv0mudtm88sk1c5spctu7hd58es3ise8770m9gfnmqgjts61iv35lfpm88aboalvp8vnmhk0p19sccm46gstagug89644o699muq2d11nc34dki25ksma
gr9nn2cci9mj5026g2anoh3m7ls24u7aejt840s3mu2k90b9ffmoqrrikhi8qvqrgk47u0k1ou6v91pcev96qqbqaq4fmr72fn7nrc3sb622v15vi327jf3
ts67pt0v8gc9nn3s27u5eotoehcsmvhbp8q0kp19phdnolabmia4c0s8fe1folh3td6026vjjhe27rfk1ttv1526he5o76rrnulmdopi3fs881mrs6luiuv
lvfodnapbnjm03qv6sgg286ik8otvud74dgl1ngcrm05vvmuc1g97nndkkli0dmrpgg99nanrqq1vr35t9i1pohvrcki1mqvo0gmq7v8s86hviavkqe14ng
ljqce0d0vlreqa7aajj3i7r317kfh97a4c6flrjf0qlhhn8fqrsbe5jevjmfatlqccf1dttqtvredmo9isa0e2souhkgl2pg73fj9vsqu1hg1f6bjrjslvp
h3o8h0oo9l3ss9ui4t7qf2p87arft9ra90kng2l83b3t3q56h071foanklcb1hqgavnag5o8n03i9e28muqdhgm7bf36ga3r4t3ti268l83mvhta31s0h8o
of4rub5njqqqsgq1nlosbn9umf0mpho4nsm428q0u13bsemno8mrd5611ouhthtfnm83g5hs02vrugim7umcb2u2791skgo4853je9lakmv8md8enth3mfa
6er30heqc8kek5m9of6v2peoonngc8o5r5stbngkm83vrualqe8ud7h57n1mjshtso14m8g5unr842e612t08if4lng0rrb60rh1gqg7angfc8mi6akpjgg
nqoflc1c5suatffg6k7u2jq6234suduf4u8h4c0a1v7av8sfkpp2cbqqlrhiv43gt38du3o49v2h059g9o7a1s2fpkgstjogfoon6jmae184qruhbhmn0s8
0hrvj0bvfcfndp42s24iguktgl0ofvbi723k31a8hd888lk61e0g528gft4nobruna2mqvvcffdnktjvce5s8u6vgfqnbhcdle1qv199dj5nvsrrehqvsu2
fflpo79s4lptrl0lph566s4jid61i4tk0h3l7csk16pplkvu2fajopn4euq2qouuafq8onbk5rpoa2vd9icm8ptrum9s0f3osf378jcbctm0pd2ftfj2nnp
c6na4oh0v4i426fpk002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g2d7gnk1te07b036fft84e40d
q0rh0ipg1g7qcrus20n9055g1vnvks1vi3b31s5geo7u24121voh0ojg0b83ss09turkujkg03nud3toltbj0qqfnf8dbs5iq0vquoqg9anojs5h21e0uvt
fol7srjvnu1qqvb6g85846btpe3iovq8gc37uobrme1b108qfpc86dbrdi0a707rgob7mf3ssq0igum8gg780o3s9pu930rcfj2o4es7661e4tk0g557p4r
tee1ssvm3fvso5pc0du11uvu4gdeo1nk4m5v7cuongfg7v6495hv0r1fugudnvobts5s24vr2fplo0fc0fdv4t0h0fei7or4aa5uaovfufcfod1juvu1cou
r1g16ocvrtn22uevt5fgi863ruhtp971n9g4mp7ic0o9jvaqlld5s8kirkku4ogogofov6l13drdpduv3dgpo8koc2gu10t05ag4hniib7f5re4tfjg0umu
5jp2q3734lbdv56uic63a5b91tpfqf7mjbqiq47v5i6guoo8groem0seujlfns7cgc69tutovm3f3487qbcf68m8scocbr8ncs1821ln12cdntotkbs8m3g
6ulmdhqnpo340i660s4gf3mnegbc0ie42vlpj01oa94bvtu1au19hdf7btscl1qrstpvfct8aos52lvd51i8fcl8e735vu20mve6gc4789s1sq5sh557gtk
7p2ja0tnm4u1fgrfojoj8jpjcitn3hatn1e4a922071bdg9698lbuf1nsh3ecdmqp14bp2uckl4m0gqhp47rs8pran0leg6q7fprd65da13uqe5u8voaoc9
qqqtjof27nuj3csm2dd3qqhvonjurnb9ui2rq0f4hn6rjgllsu4sruev78423vce722onaebh8hjs3um4ucufodo4on4s1tm5152clglno8541glubeu01i
2r8g7kdi1v7l0sjdv87kck1o1ivf39vg06ns8c7bpqg0psae1o8u1bq0pvgcv41ghg8pi3k1poj4tkefgaogek7p6a8f0etgd47lbbp1q66ktjcg69o02ri
mdihb7c7dn082hjuhi7kd062e3o7fsjl4qb5j0m3grkoauk3bhvmeuplg8r6umrlju0g8rtfi0b88tk0cec9cp5hfpqn1h4bm9ssf3rqej27i046tlt5d1e
uf6g8gac35aa16u0ve787up46pluch3pri17o4i3nk1oon00sft86t2c1duag2u3rghimh7sg8i6meslfg627k43tkqbr3341fmpnf7r7ctq8j1mdhfh89b
cu7m2n71khijj8am36023714v2hsv7n1k30hkr6t30g6jnfcbudlv6t0r2fse7ebkdjtp4l28medinclkagps2iummhnsnl8brohuhj5h9gag8ahjn9pvvv
4q1fiqn3ck0e5ur10aihjvp4f4h2tt8h07pkf1oaurujlmi11kqepf6c0s9vduv156gfv2oo83lspu7b0tsg7j8jvbukhra53u5h5jn0trpa5ns8u9hgvpn
usrque74euh7g65o1urlndr2aqhfgcr7oqs1b5puovidfer88v3s8dudd2rffgtnuccbutrmcs59i6enlb3rgm2uou6fed88d9c1atsces73f6hnlgka55t
98si5h9go2akmie67qvv9g9n7o642ii002t1eivg81j3ljpvq52btff58a041nm2eb2sheej7qkc9sm1fj3n2f9m8atk5chqtf095gklosskas5slv15uhp
d87r464pvkau5ld9580nri3u97mvc4hi3oh8jrq5usp080efb86446mdve92bdfbf84hjkbq7th1qaeo981obt9hrfr250dc08fc3uq9m06qm1e7en1ubvi
e0qn2f3g2h7oqc47i40mu33g8cop4ck7a7q30p4g9f6plk97dto53ksjkup1ojg5psh10u2ff8ned3lra4q361qgknnmtjrohtk4t37in07jtbum69gj01d
fsq866jr8u35j20edsb6jlsc0a5ip5pifs9ngfjvla058vbrhjknnsjl81u7d2e3foeofvbvdhpmku13ehcmq8c4pm8qoulre50nrgbbpm4h11ueh0f82j3
n9lqdh2def1tnka400u08t02ggscnlvsb025pctcadsro3qrr5i61159ugm67fpjsitvch19tf6c803bvaa5mn0gmgoto3kc4a204d07pfok7jljqq5u5h0
v8f3iom1rrsa5p2v5ugk08qo4i2204mqptgfrogoc2qu3e10j6h6c89sbqfu8o31hognmomrjt4i0n12m1haj88h3e0pu7903tgpr6cqrio1l5gueigch83
9c1o22gv05of9c8m3cccee890obh90om4bo5m0a4sakfeun7o3tme0ih0p6fibohsrp89n10trgh7jokibsm9u990b1gp4878jkrds4v0a9fjpobfjtk5o4
713nf87p5b3jptkrqtp6ga9o40c26u2m8u18gd478g48fq05muktft2o2lc3fu6u30ofeq5ojd44om1f4vihgk08kuk60q2g0usjg3ook0rsddu96ttffve
oo14f3lvit0ktg86p48c1qtve70sggr3o6t42mlm5d321ff47k93ujlvfut78h3fn3qs0q1v5orqtfdb9a2c4k226b2jqh7o7u9kai9t34v9rfnqoi0c052
7np0jvg9789gbk924fd3q3eul826c222104plte90ntobrha4cr182ha684os3flv1v0k0fbfnevbts9sel06ugbgnu13p71vqt0ekgsmnq344adse8ujtf
0m8v93soe3td1muftvnv3426u3dmtidflooh1k5dpuc2tsqfmk8n6k3uu0g2un8eu5out3v6lotr0eshbn7t542ntu270jhgcm7ocs11a8ln180epaobdrn
f60094ouh6knrfbrru6ef0b7h096mos719vqf06uecko5f3rvi19avakg1c7p3jvh2936vcfgp87vpruuduml226g2ancfjpttumr1ehhvk8vfk0o61aeur
rg4t7p7bpgdtc6u6uihto8jbtpi5vitnqfq5o99k8flr0n0u2frcoeibtghucev6bfnv7r5424lv4uuogh65o8l3u0du04vf3fdpoknk7mtr1ovvkg717vp
k6i65q2uldf5n89qs5ca0papv8gajnr4ru72cjot2bg4h7a5rusq1lv0rkf427d7jvf9tmastsgf7852s4ue5vr33ofv47vojs35vnf1hmfl0o2fs8lps33
0a6hod8323molt2uvcfhkg86drupi0a9108gbr87rs8gtuj4uh8eh28273p862l2vvlh5f8d0s5q1rv0tmigtg86o3s21u0l1rrg15oaqs3hi12j010f4j8
mqbsshs3qu8ogja7upbsa624isp7g6sntnc5qe1qf1ldg60nois1j1to50eadnqo0pc745vmf04ofdronqbog2134tgdflfopa41ki5b71bofps80bjske6
qov8rh2go8e44kq5m4vpqg8p8323sta5hgufrgmonc9k0ke2an009g8d7u1bvq9vsl1oufni7t63ql67lcvcofunnrrjb2q7gqtg3d3vnn13s065fmttofu
co2djhra3t518eh84nvdbt2e82t39jgiq7ivrspe25v0ktf51nvmsad27070c2ff5ohdk1hu3cov4qfruns443mq1sb0degsl7q0jpj9sssug0fpb86ns5r
m3pt10fft3n0nc8ri2mh0e4fbe85msbkm2mt14eeh4nfq4411t10ulrerj7lojttq15n1gahhjnr74655u3h0vrfeno7qjvghvf6vtcglgobo42bhubavfq
h5j7r7rv561j130ph088a2juldseou97gfjnsoc4au0jd1uffvl7ijbqddosb0unh1p8fvc5c23hp243fvcnqu41nlujj00jg457tg46oi1okvhbgbd8mlj
ngu2qmvpmgf9ooajtcpvnuqqje6c8ehc2h5p54t27e8c812k2k614r0c6gmto1vs5glvkv0p3f428cgc7u22nf1c6f5hoak43b5qjh0gdgf4od641lu03p2
ibgom83n3qg1t3ivl8ebe895js4e51b2f7fln8akjs9e05r110eqe8fgbv8q67v0oqflo89tk27i02t0cvd3aoj4c3c1p74vqegmioifc4fllg92qpft3o0
jbue63e90odfva84ks28u2biurdfna78lkaidpnh4l1fpao2drpi5vmiuqkffsogdrvtts0b2n6fcpndu3s7tvi32v4ge7nmhk2npv6mtbafiun4ns3461n
l0krg3io7u3u91p0ivs6hnjo5vjtpi1iquimgoum61juq5oq51kaeo4n2i43oe1m11fagcq7l8jn1i001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008bt4nbi3j31jei0oon3s3jpj1mus4gvcnmhs78hu9r1bngel7qnj9elhc16fiiti8aq3mqe4rt1fjei7o82
j98dk6etkmgetpssclji37gvdfgeqoh3c4aa0ums1jh3289icg5q56p1ruf488hf31b22v11esggooddk79e8g74ongoko4vro5m3j3080glinarcg4u0v3
1g6d9m8f9k5la9v11a3g507qdj3j9r4kudngsn94nc6nefaqvmehbq7skrpr25esvbohn0nois39dq0v1knfog7qecc8m0amv4ncsfpghca0251iub8g9t8
crjv3lkr12csd7v6apk5chqt52ilgfhnjuk02m344u24k4omgikf4u26mvsvdfson7suhtsqf0qmfr5982s45m4r4vdngj47duk90ame75u3frhkhpr0m68
4st62g1gnfic7tu42svsbbt6l8kclq21e116pd3l8f1jlfdu62vp8a4h79u33o616vccpgj0ni2bq0tv0b5c4ehe830rnlq32mul9h97nlhbqfhg2d0dpd4
e7513mdi1rj1f2hobq1sc7bu1easjgf40n993kctuo50gufoo8mpskjh7cat0gh4sr663s9tvfas73aghmass9tad83aq8h5a9r63sv25eivg8h6jnq9jpn
i6i6ujmf42n8dc1q65551q7ilgojt38u596ivkajn0n7rblui14mtv6g0ln04446ljdekoofmp7lrckmtt58sbqhrb7j34606meqthclqdnttrm75mhb5ca
n30okhjhrdran7cjg5ioamjs51rb95fjbuaq7356329tmp8pc0socdscju1h2pn5ghmns4rs6h3tqrqkhntnkmkajl7tmt7gedi8k7jm1t2bmtdrbds70dt
3m1qeou8hhh66mkk7gpuv4n6bdhjo03cv727276o4g0v540ce91dvgqq0cn07hgka322lv5ehjp6p81j97dog77leiu075obnlpekt04ihmk41846fe0an8
iggo1nd93vdti0qt62i9m8ask8q25hj31neq88ndjmg254p3a6d129dfrr5ho8mnjafa8nktk6lecv50gmcd8l6kbi823pqvrndui8fobg9i79uupmcnf5p
irbai4rv14dhpiod93535s1n0dsd74ra9qu9mbi4rbhh37ns4cd8r52qvn2hojmlqrpphub76vsgke84s32ftst1b6efhi82g3sjhrqsvpei4d8jqbv95v0
t2ttfnp5smjsg60s0r5ceh66ulrs6e4fj38ffn36gpji7houp141ke6o99barduicp86g0r79p36h1vkl6pbffmnvbjaom5pipinflu577bg7hj4ku0gg4p
ngm4appj4d2iufle82uca9e55b2uahujn2k3vpi4o4hnpdqf8d351clrquuqlg09nit44gq5mh1r6ibsobmc54u2v30o4eip9b6s2v1utuvvdh0en44j9lm
39uq0peagno13s0pvtik06ev1p7b4cki01grj5a0f7j2jc35m8qohub5t83ms0e65rf24gfag6q4s4ji55d6qvgcr8rqjaoltf8tm1d2sqj3bvh688isdfj
3snsektn1qkh6rbg7s7p2cd8lttt701frj52m3jc9tu546ael16m6bvvu5s2u2uf26ogrjk3pv3stebfp29cabf5230mllmg1t8jt4212orgvu1gcn87s40
ai4hivlhd9g756c9hi0l91n7g158073kre2r6u58fmj4ibrf925i51l0g5h6bd3tshtm72f0gf3omu41f28eish1hl48u5ipa5j6h0kgilb7rlblj9pb93n
rj0ao8njueq13l2qsh9v9c337elt2h01sen1p1gk2a5nl2v6jd2d8hpjo5ls7gvp8ijk7avbjgdv9t4kef3mnemsds5n4n0s8goalb2bqv60tn2dqhui7gg
3oqdku8tddcbj90nkrsi04h34rf7lnuqkg35tnt880i04nisq8sq78j1unitioggsctht12u3vhq2o1drm265tf0qgha06ldkaru4m0r0ce5gp56roua3vp
3s8fqg6ts41mdtg4soveblo9ar4me01ivbmgfn9643q25ubstbkfrr6cbj965pv737jfke7f1bulm1h51s2d13oi7cd624qir09ggpnjm45ctv86n7ggpfo
dljola16n1e2fhpousrmddsjt1l1ch36kubnqa4fh2fdfooo0gcdfm2sgt9ffoio8krlh1r1b248hpg81as7ui55ot5vggf7si3ffhthh3mpge97d9sh7pi
hqpcfenm8d2bnftrl6uafgntn0ns4picrmv7pe0pnhtboi9n4qvqiehgo9esio1lf4u9vhbjp6djpntvgcvr3g0282ik6dptpl2o3ep9njfjk660keu37il
1o2ajgra1od254hb8o4uc0re6rkosuhos924brdhttf4jkj9k7kos8ittbau5dg177ogri3dr1b274efsodus3eq4ob17lg3no8dji9a0gcs3efeg73nbur
dus4vnmf4v89fc0922vusjgh0jnna3mf9ksb3djhvto3jbgappin11ef229curfbi9m11o9fecnra491pvj4to6er887pjvn9uhis88gnqnqe3ldpvtmurj
gnt87pk8i9qa905ddru772jm6u3mmtahfucndhk9tq2h51feggl7jqck9qasr1vafocnj23uadvmushdfc8o5s37a62buthjh0cnif45l6772u47igh8n3c
30605uv0jgghnd5s5pltrp03mfrjnde4e4doassitf157lrc002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g0080040021deu5eg5t882c31dvnavt6g2jo3bc1g61vkv9afclnvuc01m2a2v22g3co40
409pvokvjbf3g80ck5la1qh05sftc84o41dtvk8vprg0knr9rv0e2hh0iag31ntl3rf20j9097gj489kc1ju06gvf2fhf85nc1ii2f316vfepo8bbvr61nj
0p8f6no7ac5rtv711bifg485lrrdm3eevoeg2r7vkbqa60nl0a0fsr7s9s2da0n3067g8bo00rvm1vvf01hgcfnshbu2ttr10ivfvh85j3t4a25f2u2gfto
3ejqv208cuvrggao3ds17i3qd06cfo4no13rmu0q50j6fvn852c2ihtsuu4vg617m53r7dt8r184goi83nbuoe0391gjg8qo02rvt1t0uvubg46pi3bdcm4
d91dtgav7h4ju15ocb1evfc28obr5ve35usvvgni85rk6ca2rf05egsi86is1j5p0r053goo7h33n4u2tcssogis7scbqbdqpf07dhemol1coba0f6tsreo
c8lnsl7i47723ido272f3q0dqtavidf7r8rokbfq7ln1ksgbs75kk0rthpp22tftfoan42qdq3n1c2gf8norrtmdv3311cfnhog63kki046va3es2nh8s2v
e54kur5gtgn6ajpku0jasbietf82ms6adqs6tbjffm8b0c5ua6h1364fe07objrla32kvn5hf5oamrrva4ritsifdang5s6htrf72osevmnnrjlqe12qpua
gdfo0brq71umv0ftebhnfv3q6ll78uasfhromjk7i5tk904nf4uo6ore1pvn508seno7cis3fm0on3bjc3b7ppjjh9p953sre5o7socjva2j91s1fcpn89r
ok9pcp464fnao8kbkoa0kgu34efmobvbdn1odj3iig3ao1dc20i53n40ofqtp27485dndl2b0fb9849bvcu0qp2fuea68ls43a9v9iu06g515mvco2luo8v
1rftl80ajtrlsur2mufgb75oc9m9tup3p1cqnntfc79toqh1skfrmofd40otnj2t1hdmd8at2s1m4niu4kh8dmch4lv5p270pcg4inr9j4jpubovkufp490
q3psi01t08jh6in70c1263n6t5vjch7l1buam010v3fh9goam3qoe33uvbfh1n71okq2ltfj19pi8b7pl4k1m2or2b2i1s96lrcpht84uteg267pmcas67i
h14hh2nnpmc3j5qics5agji8b7ch0tu4uv7gh0t8fuscom1qgvlvh7gab0ru361s30728if7pvbvo6214ugpggjnp446dtssqv22hb8mqkc42lvsn511hbd
m9u43q1quir5jg6po8lrdbm64kubih9p8vgc529tj0ua6fpi85ss3vu69mtdjfupnhskn3htpqvjbfmrnsv4btdu18vr3fup980bukm6cp4pih2a7j2k2um
8i51esfhd7n93sui9pitvih8v87mc7v26vsum3cb77cmc4fu0mkukqg29n0q48iuaf4ufeedc8ldbib6376t0eh6b8l03gplu4b6bbglh85irpju2fau37e
1lnq3jl0i4nusa9f2ho6i3q0ltoh1rfhhj7afk7rq4gl0n1hknmhqqvv1hoov35fvhnhbbmda3t334qdv37p0rld9udh1ghfqooht3uo22fr0pmg9i867jr
ju73b19af3d86642gi87j2c2fu17rccaupqdct1pfr484ukadpuucrp6harnt8jf729hf3hggppn0l3r2u1p0r81g9np913mm5s6evt3eofo4c42lu05531
6hcc7tirqtlu8d075fj17frbvihvnd13qg6m8ikk0v9sbeuivfksoiu419q4u31ingmmmm1bm0lrn709rghrnmts0i5ttkujogskoaf42jm388ssgidboka
3oo628p2s9k2k7kt3prlt7b5kugcu7si3hglter0abfemo654d662netf5fj28h64ibi24csr0eaj7omjvlm2h6v7efmloess6chr0sup7i58o6a45na0eu
urlgnhnpnc6va1v6viofgdo26kcgm2kv1gagfao7nrdsto0b1g2gkp8j141bptdiu6ah2domjjvn1qav0nlffi850jt49po2vf7g8p7h644mec2r2kugg9o
ndc2re146v3mf1r8g846du3g91qhfgaob8cak1rb6v2eg1k7b0ru1q0pl0nqf4no1c3v9hvh90mdejqo1a4bce4f31gtg1oonn436q1tmu8gf65720rvre4
6r1lpgna7k43mae77iv56fponga422i84mv1rf6l8hu3r7m6g3287gajoaqrtbi2met2feoto14rlji2ugujlff4ns4bqc9vo50gqinr7e5s2rm3c912tdt
08lrrsqtvb4vq8f688pfc2nu2991dqf9r8pf4pt671n2lqgmpnlnk43q3rj1eqf0k824jri22af0oph8h6nes5ftvuau7le4o7ou3jh9vir3k9hbf7gqk9p
m88mu5bgvlo6uk4r5slf11ags088oc4se3equv6gv1n3icas61qj2e8f1o7nfjpidv8f1u0g1b8r63ma211p174efknedkaju26gt5kh6f81ec20204iunf
g0s89e46cq3511pdhjonqps2lpuaj0pag0f80srna1sc0sb7f90o5ejppa2ecueogcf7ues7a25r954khdior73tlhv6l0c4frdodr4649vb73g8gh8oc7b
mjtvf31p4eeh809bvoa0j2vfifoknor3pbu2b32i4glcohb3siq1tet33fpb7rk4369tg6qu7gio7q9ca65vgot24gr98dj4de9r56v18gd8on5jv0dvcl0
4ch2doflbnkm0pn2msg3k8723frtr0kv26gbd8als0h9rbb02aghan8grjmm3gr0unhllodnc5pi1vb1k0ge87b1jq0q3sf16bg5boik47lu0bgtm0gc78c
qc5fptqr2jre2c819bqnhrin0hrg78nqac05dvi0vmmgb0ntak1da1ub04ofp07n1rsbts68v5sf7u827c1j1uq50k3g027g5k6i1su104sfeh8o53qeq4s
uv3fg09nkvc60q30v2ttgb2ns9jrb1ti70alfti83ccdb60m0uuuf8l7uocd0222r1vbh21oaejvgpvbp0djfgeobrjqt23f8ru7evu8vpbika3b3272hlc
888s32a1un05fffk7hurqhlm12ua4g5a87bbcu21un1u4fu38al3nq26bb20pgec8b4jhla33l0o2ggfnohc5au5jb160f4eo24s05q3b8uoqf0l854s91a
43v3ivgo284ns00i16ks0ugd8oi8rnqe1nd3klgo28gvs45u4tf0kfg57p6ck3ldrg30jcf7l7ors31huir0vpgbto13rshi3cn11qghs89lbrp5vd8v7gf
uk71lbviltp30n0fhp7r4k2f9qkt16hhp5nqd3tppvs523ien4oegjv6m3k10kuhe1o4hrvmlt8h0r7evf85arskhntj22kgeu8dubuatrq94vag48nku40
bm2kt1f9gan7u1k4itvekutveoo82pk8rlra3146g40p18s1h9u3krlifqoo51jr1prsotkffo46t13p5a06r213f5iod4c37u0mau7fdm38o744olu6gu1
tf4no7ok58q1310atf5eoqhs57du2d0shfk3okorvl1urv1gvgbsntqs5i1v72unfg8m882blkhtgd349frk89ecef1uasv84gn975ic381upcp2ufac7vi
c2rtsk12jogfe83n4362edv3acfjk87ok9o644l06ae9c87v3sk1uk4vkkfc6ng9s0u1noavpmgiq6ng49gq2kh3bufr26igc45u79b1dfgl6o4qbs0m0ub
18kfm381sc5u1tab5pifaqmq7s645vmmverfq1o6hcdchv430cog3no4t400a1nuv8cghspck3erm3pn11gh0fnm3jkra32f2m2gkbnsobl2lupt079gpb8
1f3jdls2csmug9unt44a3m5gb12tg25nu8ruglph533kgg37qtju3i78712oftg81l42g20n33jjgeb7vvc2ju0jp1rgf82o37c255si10q0fbko34s5dlt
up229dq3860c8n5t7d0utgam8alrrcu0f503rgclnttc59tpht1epg1c7k8jnnq3oh2c9gbu726sdd5vef06qf3ensh45n1v6p117h2mnjtjn7u01it9ugr
l7d9s6u21j2vnsg2tohcrqr9stp1nugbvn26c83i0nkvr7gtpoajs7u5usuus3f76nrejs21tfotq1gmn81pbq31v8svp0gj7ncmjtr264j1fafvr8373oa
q34cqljg6k799431q1tuqomg5bo38k88e3amtd3f9po004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1021g4c82ajv8u1el0o9g8d7jp42bu0fr041gcc7uns09pvlh0olf0m7k6rvfdtp702hfmh86h41661ch089fhnnp23sie1jj1ltg50o71jvftugb0fbfgl
7ubrrhe0nb00jg8ao4ak38hujn0m7fa585ebtnm088vsag4g83g40ti11t1qcfsv88abqt60rb0jafpp84b43n5tokvg9g3i87p4029v5d0bafcc7vjjvo1
tpp199g02o8ok2c628qv1hfsvo6ak0ui1levt5g2bo57402m00t0jkgun7r9421dv0cvfkg8387lbsthvm103bgj9nokjsopsd104bfg0o03s3d9v9avt5g
707k5c32e2mqunugvd833bvd5tt1000gmgo21s0jpv5p1qeg0ro1qc9sad811s1hcdpq7cioiacim5gev58hbc3s60j4vcjgqs7mn466lhgmkv9jhkp88c6
g9jtb0sdg4vnfvc6d1c82plsdqo817lj1i6gj14dgim7sis7btuuku83b7d8gmcguq6851o9hc77mck8f1fsl1duf8l8qh45h619p1m6kb68co4an20e12f
8g1oogr3i5e6cd259gp35urk8a9ukjb3shos7p8juad9ueuqler9oelcm26245bssgr687dbri60dn0pbes6phf3v4e1t0qrhi63nvvscfa4u92qpf065ms
4l5i3hj1gjfih8mirt96132p81geolpfr9t61pktqqinnnsqbm126e31a5ea5qgqqhsacsb2b8gnmm7bru0amgqv23goo7e24pk27kp2a1innntfkbj67ir
9i5h2l956imq9baf3qbfteopojcce0oh3q5g2qlcc2nl2cfh35gg9q5r5s5na0qv441h78kpj38p58k4u0dmr5o9mjp11smkrpoie18e8j805m2qvmsibio
c340a63simndhd3ktq44h9j52ueugv0ocgsbric9l14uf6j87qsfta3jt12kffjnvak3o27rkgt5hebnvt56260u2tlnf9t537k195scr2snhjuolhcsdtt
gaupfero8tlcaa5r3f4e9evholdisj291t1h5g6kpklcdl1sm6ns5h26oi9k1s5qtj2tffp57c4iu1q086n0v8vv8c44e266juv71f277o4k5kds6bbo9bi
9ql7rv067vmul5hovc41jpbi132ukvh1vo28cc8e40utr5h7b7n1te32acsuqbefa67nse9ht7suomf8g81lk42dsniktidjv929rn0m1siqpugaap0bs96
a0p0ke5eek74tsbrqgr6t9pgpb8783d4e1h50bte3cmrfrh75sa13h2i0m8i2j3i1rl8u64gkomr143uu6lmujthif6ppsa2627j00qhak99hjphu72iso0
fe2p49q1fhqkd0qgkm5o36rffe2mqreagt186sjn8uakqvbqil8nttrl7ts130euh0soeokb1lu812e1df581qre5e36v3qti4qmnmahem0asubhf7378rk
ihds5iu1vf2366srfihm5v551h1mpbmcbe1it9018dto7umc4itcsv7mufod8a2jocdv8lcoofrro1o397tt5cvtuj6g8aps75hr9arp7i3jonqsl0m3ump
irhimnl7kq71tc717efic7l3rsthstv1mvevs86ks0t1r771q7g8d7lv3189sletipfg39assbp5v433v2ii87stb1u1n0j0iog89ob7brhdlhsvqpd6786
gc01lukkrvbg6o7m13s02806t8ih3ln8b45d5s6j2c2dhq8iqrvcm4ij2afcj065mbumqekf5p1e45n5ts465ujqs6kg038kcbvcu7lqvgsgggo46kbthsh
eup2h4v7mfc0tdh032rpgoo6jpjo3ibfn0kaemip0scgn211kv0dhvpn7trgd1tmqro8ebr6t13gstuvl2abgcr7bn49t5pe33oujb97ids146b0gslofj9
od5klppsvqv0lf7b9g2435i1on0segeonborp7m4dn09jfoqneujgei2o8oiahna87arqd21sgv7fg4dn5kd0sa6un05je5f7ttjgvpmq0tdic7hov3bgdp
uc57rch1f8d43oullgv2jued871t42mpojd07jh6l8i240stqskve4fjsnuiboqhuf51umdveo5pbg1ea5320pe66o9lbtvdukj81udv2ov4sbvdoq2qf5g
8k7t8s2bhvel05te60np0bm9u82f0c2f3cnn44bthvn8tqsgm37rtrp2u0houa7erhncrs1la0rsujtg3079j465e1d8v8gg6kntqs1lu3ieujggh9nn6r6
9i0kutkheibno3bljdvhcqr7gu9og9ju09urp071gr97jdc531qkv0vmhde8ha40n5koivice6j8f6c002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g0081hbsr9vh5080g26no6k0am25l02ufqko6ljqfhv0ovppfusnt9c319vjl0tagfio173v9tvtgvdbflk7vfc02m05l049fhn
845k40m0p8vm5g6p83ik3km0qr0glfos80nc1vq1lt0g7fqbntvjr81v0d049g4c845jvn5vvn0pefn7817s31ptvt0b4g1d848c49ttvf072fo9866c0rm
12kvnafjf87kc0ca0r2va0fol7rm444m0oj01gfsl84tc26a1hr04qfu4o2is2de0p0vo7g1ko73k5b20qovrufqno1vk1ae01r09eg1q87fc3da0d0vepg
1j80oc00pul2vqcglq7t4s0qi12iv2aflu7tg41khv98vvvfimnris0q1v4f178fpg81642bq0hj2qsej2o7nbqnm85v0aifv68hak41e2h149tdpl8433p
i614mvdigcen9gc62i4np3acfl1nd8s4oi2nj0lbf0incerlmhten2eug4enffcb36blsujnhr5o673oam04uvsvi0t8nmkcc9tumvogf7kol8bqb9s2iuq
9ftdoeuki89vbmtrjgepmo2kd7m3b8u7ch5rn49ru1lqqt2ogg408smk6b600f16bdjgnrcs1bq2qt37dgah82dc14m0qmvalf4h7p848p5uk30h3fofnj8
rv3lqievb8fl6880c4t9sjt3g3ge17srjgje20h14iffs82ijtttr7f1qri8j7o4jo361f2u4ifr3odgbe0q048uudfvio8njrtpojgtukh54nqgk6v9u7j
12dhe68p53pclum6vtig5d8bdbdkm40aug0ddj7tj4aktgnn2dferknn6rg39mu10hghjd9gfrcolss70kah4bo95bktdkkf08ueluo8ubqbq0ugt40grg7
u5rvkq320p68gsk85mkp2tuo136ji5895m49h5uk1092fl28bck4ltuut2l3hjeonujj1i0bmpmsghmnn73titv170okhtc6j7rv39s2d2jqf7kneebollp
gp05nf24ns4sg0259p1ivfnv72hjtsdp7irnmikr8gjbp79o4oorfi0jo7kk7sq2er0v8ejrnjjkbje30303qelonbu48d245evkfhcsod6qvqu6kv14tf2
e8ip3ph1sob3r1h028i8ju4661b424gfe7vcbi168rorchhgg7r2sa3ed9n3d0fj2o283qki2gp2ikftv84rrlshv5st14fe6o0gjmshspotp9iq1nm6jlk
u0jh1goguono7jvi5tlv7j6cjlnvuk785fnd109gvn7m7kalq2aivl6hq17pt3tiu2rmui4hsi7q2c9dpsugu11ftvmkjbsli84n35shbo7gijt0e179364
ght7rkrklhpvcv9qfva87d3o36c7n1dshqso8fc0qptnqrupev4882rrmq2a112ffsgoijk2mlirasudfn46soscli77d0jdgcinkqbgba85uu9tg1u8uhj
bk216qssng4to1445261gj3jnhh4854rr0ps1iua9e7489trgli5h9251bhlnahclh1ts50mrgrgore41hub0otamf6q8qsjputsquus5gvi7fvc1lu5k6u
vefol7mjk1c64j13etehvmd6rvdlsvkum7fako4r3u4a1novd7f507rcc2tq6pb2i9ggqphsrp961br0okfs0n6o4a6m1estmcdtbmiesb2tqqv0fpgo2o8
orr0q010qa7geh88bbkta7cn0qafmc8cjkav9rcd51re4v8apcife0fl78vf9r7h3cjupq392atgt2oggc2nm4b90gmge4osbjsstn1p0q8flant83pdtu7
ots5i6p8a5bnh60p6s84gvm7k2jr9a4g6s71epm7gl3mflo7v1n5gk08103tpe133013gm1oiq3tqi3ld4dsffp801ro8mdgt01dfsc9fpce55pm2tv7c9d
nhv3vohva95eqf96nfmbqs1s9p2a4eshok1bv0lpab1nsfjank5c7ru0np0brh5e7mljm2ptbf1argndo9cc42e09v1arelq88d43me098v47f0h79s46hq
2lf1dodk6nrn48ki14b1ulgpm7m8ruca4270qbh3ao71k599rnl0sdf907pujvahvmcsu0fh7o10boi1rm30ole3pp1dbl1i2lj0usfsqnu4siipvd323nd
u27snkbo1ucf3omgmgnve407e4vethhfjkokl408m1d6v0rf41nv53q01vkut76feuo4cciitucotnuf7j8ofjj8m772vvkf3enejc5nu07uq2aguko03rn
2e7673c3g878fhsi91von1ctgspovfc9qu0k2uc2cu68c546q1t4r0p5fop7h8khdlt4912tgc87ujc3meaqp41dgk9nt2bphe20j0bef29nqrrl29vt8ur
tfnpnqcke2q18qt8bfkt8g33o4i7hh0vah0pon1jtj60dv0h4gcbnn4c3sdpjqvj1fdmnv1si39uiqui2fpfogfsehdvmiujsgei6sdk6822gsv6ogennrn
rt0ltlmth2g7a7a4s41dumouvif1do3sc3ji4d50c8elro60seji4nr06ogb07k338pduuj095gmnnjr480m2od0d6fmeo1ubsotuub06lgdinp3sefi5lk
vcfgivnvbrdmq16n0hth3d8f6c8vpv2p32ehhd8893caht9v23rgt27n5btphr7ovu2g4ko72c46m49gvo7f4k8c441jm26j1qvgdk7u7rvp60d7010fvg8
123vmpvp73rkfstnpksa067u0vlmgdm75mc5phujp0gsga7nn5jpii4iv0beh4bo073ug22hp0s1gre8nik1iq4tp01tg5b7vt47i642l0ekcutnrus5te3
er205h65o25rqgq60d0bjf46o5sc3hi67t0bcfio8ccjqge2fgvp2fbpo92k4a25tr07qg4c7oh44f606ivs7g1vmt8sa21nj50ltgep7fn3vd60sevvhbt
5nvdrt8i180vcke8d89qsase1n6vvogfb8bdc0c24g1066gr68a643b1vc6vj3gsu870jrba56t2ktf2lor5rvbtugt0kih4ionec6gm1u30nlfb67hl40o
a0vr10jggi8b93ubhtgj0daf0co2js38m28t0h4g227ppjvbdtjf1h2grpodrs8epvo8v84f9jo9es56u2ip154f8jo713sde6gguhkgqgo5hc93u4i107f
g27o8mk7n62d8uvdfk6o8c46fm0cb0p8f8io114081op703rftao5ls31hvgmud5g4n90ebsg1rnj0i6hc4o2bcd4ptmf287fv38dobr921j91euhsaoah4
7qu0730lpe9jo943t8m0t8rbhfo579ec32ltlkv7bg7h7q4k3khrnr12kgado1vrv29ttf19bh7l841bvd62p70lvgem86ak0tm13h10eg027isbrt22n10
49erjnvpk25e2d32n4hnh7i9c5be4tb158g0io3a3pddsauut2fpfnr4k84m5hp0lcft3njo3n4dsk6v0vguk87942jq09309ggjm6n2k26lsvp1u7gcq7g
9c48lrdt00gg15n82bnhht051elgb0obdbrfe0nd147h4k83844au1dd078ftvntsrp85jqivb1fiinu7c4rpsjj1fjg2683dc0oa34h09ifsdo2dk6cq0s
r1uhgf987d3ute0p8uu2id0nt9c24201h0dvfp08a5kbkhvr7284gk5oe7rln5v2t092fj17v8bj3q5g0t4agscnoi44h5vkmv3tfu783cs93dv1h022fs2
73645slqst0edf85oclsam617n0hsg9d8bkk2cm0s0v11geonv6s1mpsi6u0dfoe6pbru6q1savi8er4os6s5ci1jcut6f25ngbcartu00s9ih1084oc95d
uh2uldh0vofoc0vi2kl18ogneo0041qe4490sdf127r542d1u40tsrfljn6irqdtu66vfhg017f9c5uu3pr011dgo83njibq3nkvrlgl3oafs15lvkcuarf
q988lc5km07p0j8g0f7his8ei14ktdcfpi8kr4cae09n0p5g9l7vbc4sttp6vnofk17c9436e2rkvv3g8bnsas9r9sv70ljglu79o46a65sh0p2gq07bd3u
b24k6vgneono20jtue1s6u3tfv9of441atvdasarhl4o58s1v5ruqujagra7nkc2022d7010gco82as1o1vnav10gn1804bqra17l1blf25noic3d220ksq
eh1e89b3udttg514sgnjo4grunlv34up6fuanovjdr21kkvvsfunntrs0gm0aev2mgeaopa461e0j9132fr2o8nijvhui2rvagornt2raga4pqtn1fuuomr
3sgdvml000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080041ui3p10b6g7287os1rlv3aufgg2i8b23uc
u0tqvfig57874k21hs1eufkgfqo6lk1nptqsvo3g1jnnkc0vpsu0u2lfqonp9s7p22i50eufml824k1ee17p0emfbi842c1vi0pv0ccg7d82r43bhsed0e2
g7m83ns23m0hh15ng4mnp64551uun0r4g6vo3q3rgm1050blga2njlk1he0sh16eg74o48k1rpre6uoqfbh82t43020rr167g6go0vc0ki0tn0e1g8087fs
2160vl009g7co0bk1tq3u50fsg3innas2pm0dh0ehg8no3ps1iu1oiu8og7f7icrv7i0r4vqdg3bo3hjvshvh70bnft3og43ooa2hf0f3g6k7gck0lm446v
tvg737v247m60sl0j1fsv8dp3qvi19t0pifs4o61bsl5uf707ffqenne40b60e30r3g09ntb3p5m2kv1cugn1ntns5aa12ivsrff8nmprtr5vscvv8guh88
uru2a1k919tgci82erthdu490n0frr7rkjt1e06b0mqg8s7ps3uj2098vfogb3ns545k5vqivk1gjenup3rh1t93061fkmo0ec43i13euu4fquo07c00hvb
gvlng0qn82416pvfp1ntg93o37s6lhuccvdvfkm833rv1tusf14qgbpnuj41mdv5gvs2fpi8o7rpqi070urag4k88jjvrm0f8vtsfgenttjtmu05suqefph
7vjbv8i0gv04ug4lo5ljv2u0ub2c1fplob3k3spupevurg5vojf3ln1vusv1agrlnsis2sptlqvfhga17a9s4dtvlt01eeogo69k3s5thr0b8fbro5mjliu
1jardqear8173u9q21qvruel6802bvbtuhh09jftg88cbsf63kr132eh6o6ksboa4n31f3gv87e13umu78mughg8s82grs01vc4tecgk68534585t56ug3f
maoi6ju0q1n70cffp981cc4d9rrf22cft37vrjnai4uj0btholo2r4479stsunre977no40ra1211mfgs0ns0474pv7d0nhfklo843vb5vdr0osfpoo4d3o
fdv5n0nbg1k7qgjjva0qp0akgbs84jc3ua2d8v99emqo0jbimi08j208e7loblbpmi02itn7grn891ke4pqs1126fin8dsbgv9vjj2fefq0nsvk7d22g307
ggsb7h1sbm1pl8vfcjc1obqk32tt4uthqh6p7o5ke5m02j1m5h0dnmernjlqp108dfsd80tbpt26333cmevvni2j54humetonh7g9cqc73htn8vbcedk7o7
3pl1rvqvseg67808s345oi0trpee182dk2flt4cus2fk57p2buoq8fotv1ifb8a03cdq77ste6fha8p7bf2u3a91t4d3j7bps49u98kv9gf16n8jjusq4a3
2cvig68krc5q68l6vjkg51ntpru5lqm0ul7hd6nnr47bhohqtt3j4dnrh47g21s4vi8frqo3h4i0lpr2u66g3972oc0la27903rg9v6uajo7q4e93n0e9ln
mfkcudqld04shta85ckkotusosv7gse8jhkvu644ito6dpkp25c4b9vk1058g39obcs5t22731g1fm7n55bta21fisojfvp7ips2ie51kvhren776lkb7e3
td0nafak82ocbu1teb0eteke7girmsu1dr2c4eurnphrvu224gv2mh5fnhec1r1ttj01af64nqlbuom0scvtgead7qvbmr9vnsv2ag3oo0o3ut21o0vs5ge
q87kbo1pn8sugtg1mo0gscb1qmkttsghrodqrrftt42tqaf078doc12e6nd0lifkvoi2k0fm1tovptg67o4bc4gm3dsvjigs8njtjqvhtov0tmg18841jnb
1vdd0q5ftfnl6c1upvib0e4goc7hcbshtuip0o6fpa7nlkdb5uictqifg6no4s23q3hmu4oghq7ri41b1rskv2hh9mohd3p71r20vg1epl8eq4002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002000vfag2u7o6c0f
m0giv71g2ao1uk10m07ev4dfsro3740tu0g4vmeg6m84ek60a2eovpbgbko2d409hult11eg7tnti40fa1kgv2ofog7vq40521aavpqgsu868bvb9vc70ap
gar82mbvr5vpt0c0fkc89b43b6067063g0d7sfc5de04r0cvfp9nn8c0dq0mj024gl8nnis079vnp0vrfqmo7pbsthu7gvq8g2a84vc1vlvmb04rg19o934
075v8uvm0fs5ns63ttu0m90gmg1bnupbvcpvnh08ffqf80k40v1vg31drg7ro21rvvlvkevsog4lo0oc40lvgt04fgbs82vc0gu148v2kg7pnu63vme0uj0
65g4t7orjuea07d05pfm0nvfrv7u0j6vljftdntgs4plsb9254fu3ojpruje23ivasged87dk41lpemvpkfjrobp3uppsfmt9dh1ko32jvstu2otmdft585
9bve9pc4utcf5ro3ak8fdvh6vdjge5o6d419u4nsv2qev2nbas7r5vrl23pgve7mpjvrloo1246g047vo3rj5vgp0kchrk84hrpqq0o4si6heoon1bsbu1v
ksrug39791s33i8932k5g98nmkccs9m56voqfaqndms1s62831m1fto7vbjnvpvgn1igga7nu8rqc9v6t00chjcnfarrn23v70upgjinruc5mq3el0t4fbm
8ej4cttv90u1bf1s7gfbsje674vhcfch7mnjkdds4l114epnonqjghhsed1lrg9gnmfs57a8a4v8jfc0o3pk4m22qj1d7ga3nuhc0fi0rd0u4cefn7438td
m812a1dnnm42kgim9p0tgge4f7frjl2220d50dgkgoags21pppmtipel4m08s0e1vp52kqhfcovqjmrlpt71inf9ooa3reotv251aaglgohscqsqdgevcpe
f37k1cgktsg0qp2i9h8dhjuo61b4vshf527naau4m5gl1iqfc281gro2lru4s8ngoc7vusaqq17athredj5rrk3j1q0epaajc08pf4o264b8seggjpn5f4p
nu3rp3o0f0tndob9mtvbmvg7f3qohp3fldvoksqti4mo6e4cnpojp1bchfap2h3tb1s1p6lneit8rmc7bpuef2ofggd80mk189svj159e9378ish01oeku9
ag0b966jpfqaor1aafku83q3hj1pv0riodgm7fqc1u5vrt0jagicmv14g1tl1kuj2euvo764euq2dmvribkg9gokcj9tb92j9fik8ejkd0u5ld292gebmq1
c5hu5t73jagb9osl4dm9um1908cu18jabk7e6r6tpmi6hoh5339du22t2jef38p744l5slr2ucg5m83942fq3r71akf9enhornui31r5htdkh75tjh2ack0
v4rfn97s8rurppq91n3fb78dtrvp1r3332limlnj03ui1q56rj9eu26auc30i0370aoegro474fgq3gn37bbtm7i43iqq73908gi288hi42ra8kcu39ff67
lc47t1lq93l5gf68jjka9dg7utc2hp975tk3llvagsrnevunmijoalq3f14fggo8n04m2q86904egu3782bm8tssau8mfbsnsak6c9s8iqsse29nbf3rkpt
p0thtgos9ics61600h107g1cng1477pvah0vffdo8nds7tq07l0a3h2r88hrihltjl114gulnmrk8mpjlf3esf0n8i0bq3i0g53ohcqm9esjogm0i4vtveh
dn3a49k5u9v4s5e14o0ocfbdt0mvggfofne0sbp1q0d332giuokh3k1a8ep25fftp7avjlctt7uu44fv8nh3jojm2a721secg7qic48ptsl1epgjio8sc45
m2bos01gfin2uk93qa8oq12ermokck74e5db0u7gtm8nt3mqlru90kbdimpmg41kptgks4ah3mnrbrqptr9uv0ng9189i3snhhan3otgeenmhk7f9u5j12a
gl68gksq8tvjb1q1ffj80asb35s1qv6pgjsnaus8rhseqvhrf68nt5sfpm0850e4h9682es6mhu0r4bleui7joc8ghqgivlcf78ng8c3gi0ouvmkfo2913c
25q29707jgb75sqrt2htusv9egqb802jqilrlj17qgon6bts8ihvgsvgshd07mhk2ululh0bkgud7rgsfo5pa6suah0rnjt4a1hudovmhg7c8e03kdtsnqt
9jfd0nq5k4qa3cp3n4ffi7e1jmptsdr086g3no80seam1rn2aseuforb3rsttv70cpfsnomq2gqq0nkv4ugnsokpk7sq1p900lg4vonqk4o5tkr4bpereon
gjqdi36h01vgi66tps13604qvsbhl0n4sboflu9d3slhanmfrjoau65qumudnu6ulk0f9va502hd22ol2se9dsigqochei9d4bn1e1nb0thfr979bjqjluv
11f7gbpo0nkdthvqf0k2fcbnm2s4222gissqg7tnv8ju49u5ivanh3f8c0s77u3netqofmc8cfs1dlrgau0ff9lo5k4b1m2ksv85fvfniikq4i4cb1rjfts
npfc9lhscuusth6dojl3rf69271p0gn0noebt0lvkj1d6hn47kobvu1uq0sdfg7hnjmrul9u9j0onftf76brvrtr2kt6ohrno0sc8p9pab0brhbenhtc19m
4ucubadjrnssk4n1u3sv3ug4i8de402i0ij0kjf69817ju9e1610rvgj9ntmbtmptu0upagkro0740r26sv031gf9o3lroli3vd0eegn3ohfk4ku3dctueg
qno4rs4uq2750qvga689ajulq2752k8gq37q9c92tv0j26jfnmo6bk6ku02j0ufefa7vrc0q1so2v75f57o36k2jtv14vlbf437vk3v6lv3ivjsfor7onk0
3dvnl08mf9680qc5f5rj1150epto2irsra0csvbkg556sq471i02f0csg98nkqrtka5huvhqgoo88qs5q211p0snglfnvnbvl5qab056hl289qs2rq1hr1g
2fp3nq0k1la4pr059g0385gc24hslv0r0fhop78k7ki44l0akfp6o45cad9tjt0rlfgunous6vhu0103gft8oc7jnle1630n9f1g7nv48627javunghro4b
c4a20givgffd2ov5s02e29cvrih12oct44cu0un065felod5jqle0cj0bifgu7pfs3562fmvu0gl7o22jseq1a30j5gji7o0462i2qd00pfh3ncgk8cq21p
1eqgai86uk5oe0q31a3gmr83gc1di02f2abff2o6tk0lu1u4u0th95nsrs0tq2o50oefs5nsuk3j65ot0lpg4r84dbmn21jb0dtfh27poc7a64iqv2jgfon
rb45u209guoggcnoaijuphuo50mtfta83t42di0n30u2g95nlssal9vr50infruo47s0uq0uv2k4g707uurr7ptdeveofrr7v340v1vrb0a4g728ofs47u2
9j08bgh0nnkk1bhv9b0rugeqo5ec111vm2vaqfduoofjqdlvrn037gm4o1e42tdv83183ghi83nk6sq1m1033gv9nt9rnchv8avr2hhd82248u1u0n2t4fe
087is74m4ekvebfbio7e47vm0ov0cievcoe4bvu60vv0l0fbcng4s2va01qutagf6nj8jscq4lv0s7fvdo9ns6ftvr4ug9fmonsmrt86664vvpgq37rfk5s
tv2l27ogiinlk45bu49721qh7unatjp4lvssvoth1v7qq405e33mu7egj5o4ijpju2vl0lbga17sf459puuh0c3g6mod2ruj240n0u5f9invak2964fh1kk
gvco54s0961f0tm1fn87pljj5tu3cvegfuaog83u7hs3b3cvgrs8fhjvb1r0svnkffbo45s46u1hv17mgt0ntfjsmtuj4tqvg04octc3apvhkvnpg89o6qr
s865jt0qlg31nrert9e536vocfb7o6nbmpa2omvslgop81ls099rtqsotev58hnbv25qh739agh77u9rph5sbath8gdj82h44ti23evmjhbio38s1e21cl0
m3get85m3vnm3870puhffo5ajt9q0ft1vigl784i45pa1dv059ght85hjt9m22cua2geloi5437u130v0egd184is2q5s1gncdgln8af3qipsob2e5fu47q
ljbhi5mj09ig8vnu8rp063leun3fu8o1djve1ui10dvg1k8c7rqui4n700sep8o0f3v2hvkau9ber77ts3q7a2op0i5g2inv145pq1jr1kog5d7jkbskdu6
p05eeu38cus3ilvk908rgkinlfjk5a1dl1ahh2nnuus41a06r1eadjgnimbmlm1cqvqtefnnphru5a08l0avfbvn7p4002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800411m
6pr06kg2hoank1dtv9csl5ed0o24ju8m1iaug5g1jo33rvs5prasdnhi08n2bua5ro10ucfs875ks0h1osoufqf8t7pjcmei456vr2g0o7qd3vepvhiuqoe
o586lc1d9vvj089g8rnaqc0qdmjd0f3fccnu4c2h61a33h5i7c7iqjpv9utd0p6gd881p3s362jn0f8ftemtts26e3s1556g3lnj43uo1ng2u3ffotnr4cc
ti0if44kfo79aobtp9v2p00lfes8o9bn39vh2tunft0o1pjufm1eevsff6072g48vu1t70btfhr82ebvja1qcta8gju7ombjkhvfav2mg02nomjmk65e50t
9fpppci3fl1u6l0skg237c4404q9e312dgdq7m5cfddvp7193fc98p6ro59n4r06of0kogjrsfpit6us2e6io4lbuh9saqu9df418o4btg63in0lkgo07h3
jkoq746upifdr7k2bmudl5ev2vhva7tljl0q5fl02agd3optbojhncr0qdeu6nlrjqg5u62lnlfkuorirgkdr96uavfff7siki3pseitm0hicneobm2lruo
um2hp2np94731rv316kep27g0436tvq6uhgfjr7f2ruoa6dov9jh788dts3bduluvjser7nm2bughon51eafgeo0d2uou46534fgno8l9ba59isl44oetq8
r0jv6htn8svde1snibkeu1uvuvhmcl77c0bmj9tfaujdevapcg3rla14j62ahkg7fbk05u0bd53afo4o2mrmsi0pusauhrin9a3s6llt2tjvdfinhekb09s
fsvfch3s67hbo91g4oqcngpp7j849oltop24kemc8opk95lq2qs0aelaohjs0m6798vn7hki6oe47d67n12jbg9c79vc3dltr9260du38d9rp75voav7cha
6oilqvfpvgmtl5eh4mui3u9652mt00j0vo91jimm0m0udlb3kpnpkjvm3ul1ctg62nplsb928hcsmtgdc8gjk439q211b6ftloeek8m5vf0tt3h06o554on
u1lf2gogqi7bos8om1951l9ai9ndqjua9r38vase6063q3lqduc34l7elqo78jdk1tor00diei7623cr59sr43kg6ooa447rdiab0difo4757sis235r14e
han82lcc0lvgd0ulfbp7e63qk273l1niflv97dsl9tn06vljfvanpi3gvqb5ot3rea267ajjt292essjesk77vcj0tuij3jjhke7q8s90a424ukhe73nnoj
ur9okuuovgj39tosq226dktnugkanknjs61r74shdh8rnig444a1d51gedmv8c5rigto86skth09811426u2m30ntf0snpurinh40t2iaen8ooak3n5ugr1
d5i0tmrcjtv6f8h3mpe2dotejke1r66srtduppt5rj0uf92vpmh5sntprspa51qv1oi1mno8ruotolium4h16nlqbqju1rav5hghd8m4kcje38iugienc7m
b4e5639n1k9hr1nif4emdvkp2fahld805shvhrburp8ilumcjk4bm5690p2hg77quk3nppvsrh1dcnp4hbrlhsqcutagvrms0reidui2s46h9n7vj3vb1pl
ap70e8hnnis52aamqr1aiqpo86s4ci08h0ljg51864bnolugiucqgceohfjuai2nf6pqi25mqob7fqb610qrgbq7fsbkua2rt2hsfcbo2u4r05q010lfea4
7sqbhp1u2v0q1g83oa5bodptu52nteqho2r3jfi5a1796ff6o1lc5cm3niteffn58us44ghr60um9f7mniuc31hv992a2gu5p2bbiq9ubv1ose337n2c0u2
554vd4g45n90k4k24lf1ekhjv8cvc0ju4r51hfi6470f3uuu2iaukkeipnmbk3gppi4uasfg3nodbg7m4a2sgoid0nhfr0ui3lgod7g1tp35c3o28uatqne
vinjrbh6a1u11bbggqpo23s020uqm7tfrm8iojpoe2q6tm8g1fnicj1r9vtgudjfdl8ab3nei3hqu2ofiqnlgc50pth7322ge886vrn45u7qvd1f8j7pesf
mq385072j1ho3hkdai1f8v94gui9ob49hhqsj3aoesonec4055tfivrhfgf7l9kfcq65p12ces4okss8mu3130ivgj872ec3oi33t139gfg83u3rppsvmsb
nf668h83o81vtavemf1fm9ujcllvat1n3fdm7tuk8m1vtn2ligsg7oabs3615kt79g668dajufe67p2huem9o30k16q6jcu1uggg8dmc8b65r11m8fru7di
bqedrusv15eut7l2c2me7ib0mqb097oprr7q2dp19jdft8v6b7r1v4guuiiosnmuc6c65vv2clgcao96qv62088v4qfjtngljrqtvq8o7qg72o5vbonht7r
0uqig3no2brru0aiumogc6o27rvl1ppuunchf1nurk9860ul0opfq285cs6rdrjv0h4hjbnsjk5qm1b7337geg6bn46161v0uomftg75o3pqm3g72qsfvk7
u8s799tsp230g107rus0g9vg0tvnh8io3lk64dvpqv51gmi7usbmfm1nv1kjfk7nhnbv0tv6j0bneueo6tc3ou1dp07mgd3nla45ga1tkv39g1am4fbteq4
ep0vreueoqqs96i2esvu3g8n8f64b6pvggv5lg00nqfjrnhvs8urqfu77t7ru71tp2vn2gb0800brvlplp0bagj688g4ad5slr124has833k96q5dh1bkgu
r89vrsjlsjv0cpgs48ka45uq1g6vdufu37mmsn1tu2d06jfho82qk5vq0rctfffmoocc3o9m2dv0ssfjb846rvppsin0effbd7lu42qdqlh0svhc583tjsi
m4teuqkfh1o9qk1sa19otq9fj07q4ru25uob0v1gb286ks51i3st3hlftqnocs5re1jd057g2o81jbve9suj05jg2e82pjr2210b0b5edn8ccs53i24ituu
glt7e1bvjm5710ubfkgofrbpnduhn0pmh157ocbsae0o15ccg567p0k6ie5lv2qhgebne5js9e2psusjfmm7tok075vt511vg2e7u8s2u631gvmkggankhj
mfm2asviqgq37d0rvla4pcvfgeu6o4e3v2hs8j0f1hgto4lc1ca7dp169flloidrsu239722vfts88is2ttssevqqh42nr0k1960f317jfek8923vgq1i2v
hpg07o6ek4plv1912oft38h9bude0ml1bbfvs7r5bs1a24l1stfj682o3u6a12su4oet3851c9ji0sb0sugqvo8vc9sm02r10lg207kdk861u40vttfu1o2
n45jq0ukunjgi77nos3mu07qv83foc84erv5hvgt0mdfiio4drpja3p72f8gdu81os6ktprb020ga2npf40ku4k51p7goonv63m2i1nqv58fju8ruk74hu3
l13mgjenpsbrnm522vehgplnuv42h205avp5fvjnr7jul60bt1j5g6t7vkbr1i2ud1tigako9k408i38d1rtetn8br434m0bd23ig9mnnck53dvf10rbg52
7svrv3psg70lmfkq84pc6pptvr20sgf8ob0bup1v7p0fffpboavk4gq66l0tfgk37pgjv8i20mu39grj7vnc5be3a0v1cgn67tn3nbhvqsvcogc0o6ck8il
r5uvsegdg7jerogu4lsvc6gfgoj3c71dufkvl5fgl8bok3be0uiugtgc2o1vk6a5uv0ubjfl47olc5lu0tv03ig798ekbvfm0kmvabg1anous52e3o0vq1h
258h6s34m10ivinfs2n1ss2dlvkf0j0h1e8apc3idvf0v03em076848d5vn72mlfj8o7ks0lq0730oggasnu63vpa2ud12egovo4jk98i48p0a8fb3o1dsg
19v8t0pogjs7c1c2l5r8p12ggou7qdrq8e1vmunif9io67s002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g0f82p3vlhvkovt3frcnvbbvl9vrivtbfuio5ujv25vqgvtdg1invbbvku004vqdftu7vk4059vqkvsgfus804jvkpvqp01bg1nnv5jv8lvqivumfp
e80a40h1vql02efn6nu63v31v3502eful7v6bvktvlmvjmg5fnv53vl9vtovt8fug7ut43etvq0vh0fulnv6k00dvqh0dafr67vajvse068vrvftsnvabvl
5vqovt8fuk7vss025vcj08afuknt0buslvnivt9fuk7v9rvk5vt6vt9fss848rvn600avt0fvb7vajvj1vv8vntfshnv7jvki0agvt7ful7u0jvl5vqivpv
fsbnvb3uctv18vtafumo3gbvr206ovt7fuio2vjvldvgn00lfumnurrv621d90k6g1281tk1n9vbuvpdg027mh40aluir127fvc83obv81ufmvsgg0s7s3s
1c1vf901rg44nuujvqhvn0vh1g42nnn3to20kmvhtfr07tn40flvd6vbag6f83ts2re0n300jftgnugjsllv28vvfgbp7v03uvq04mvhig2u7oac1thvn4v
fvgeho2r3t0m0q4v89gcc7u240uhtukvv4g9m7vqs041v10vtcg55nv7buem1t902vfssntek0823osumjfuunul422pvfd03ng58o5rjv7tvnf0gsg6q7u
k3tnm0jt13ifrenogru8tuc70fafuao11jvadvan09ng75o1t3ql21l31h3fk7o3fs1glvtmvd0g5bnul41hi13f02ogd87rsbt023c2vhkg0084tbvoq26
avq2flfnv1bs4q351010gkd84cjs0m1lsvm2giuo2bc479u0117fg7r803s2pltid0esftlnqrbruhvoj0ftfrg7rcc7vq1asvi1gcanqbk06tu7p1q0ft6
7rljs9639d0egfb486vrt5i0gf273g53oc53u11v88vqufqd86orttlrap0fefteo1bc0v1vkd0fqgde7usc02hq40vn8ers86ujui1su8v4hg3r7rp40ge
0i0us7f1nnv0k0ja350vvcftp7va40eq0770augc2oaac0160j8v76gs1oa1jtfdvk31g8g1k89ojrme175027fup8943rspvj2usvftnnl8jsie214vlog
7e8f9rv4m04p1olg94nth41e9v1h0okg5inurs201ts516cedv8a3s08tqocua4fv7ojkc85pr7kvndf6t7c1bvkhr190l0fj180gc1mu2sv3srgkn74vju
eu4r91hegcgne2sc1hvi2tlcfii7snk0361731sjh1kojebsf5sgn2mrgtpot1cek5ve2vmsed3o7345vu19l0ucgpon4gjvepq5iuojhc26v2cdb63give
4g5ants3o9e14h2gqg0g7dvk3g9tqv2p1fuh7frbl21tp2t7fghontlc64lv1etiuge8od84571ptr1g6gmcne6k9vpspr2gefl7oijbv75q6j0oueafoch
k8nm3u945rhau75eji4ppl33dghbc7oajo921ecskue9eo5l3muppj6uguerbonss5o1roetcqe4bnp6sephueetafg2tofoc6f5mlmtibfbknr03m9q21t
15eh8h8c3k3c9teouglf3v7p2k2ahvuguqagph81nbtopt1r0g8eo7nv9k28dvt8v65fvh7953omtuhov9gfpp7o3k9pi08qvief1dn8ts6udutev2bfk38
kbbta9ui8tokftbok9rtmi5squ0kghbnj2juji35r0hhfoj8f5ruaq1bqtpoeif7q43qftuq8t7ngcn7p2s4vhvgr01mfdro4741je4fevdmfusnh83v323
9927mg2v89ac9cm3fn0bdgmh7mbbvelvcv3tkgevn8gjnfa21j08pg8annms3ge4saudoe64nrf455trsn1itgor7udrn3pvur1jafnsnvr3pt5tmb0ukg2
4o7j3onht3mv4eglao8f41fm0iav9cg008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
0040kq1od0n2g0enob43epvkgvrigl4nelk2vu1uv1q3fk47orbvsu1ur15ggecodljrhe4civ1ogfk84cs1q21i11j6g7eoagk22e1u6ulefjt8e5bcpm5
0f0shgl9nh3jpb60tp02kfkdob8k2p23f31ckh1d7cvbvgtnmeur9hamnkbk17tvkd1hbfeioah439e2tavhagcno3f466618h32qfhn83hk01i4iius2g1
r7t83v7pn4r2jqfjv835jtn20bqp7qg1cnrns1elu0p283grunurjpipj7ivooh1loah4a1lu28ut7fv3857s2upsk115ggvbocck4i5vpoudqevfnsrc7j
puqj0e2gn9801k0b600ovphfc9o0kk4pi1p6upef85o453lkpqr8uoeg008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g4p8vljvrpv4j1kvfan898rpn1p9qukgepanqf3
o8htfeu4efbe7pmrmku9c929lg3knmfjvgq0uostificmv7jpjpsol006jjm8g3jnu1u8avdjf7rneo443lpduv8sfuao0lrvti2j0sjbff1n95c521s86u
62f5snik4f1i9gqv40f7tn91bm91vjau6dgeaosb3uh1t34tfrfd5844ss25ukaug3eftne0jmg9uvoup2hkb874cq1dsi183mek07egs0ktq7n3n4epno3
0c3g60fp0rrgpsntu3ondsogu1cidp8fic6j1naevkif3g7jmjmoi07ouf1e8inj43q81tvkvrsdtioepjv4dvbf6bvfsqnsvs056054t94enq957bkdlut
6tv6i1fnut46la5rd1ancde7jak3fdo9uv94h6m6dojg81guqup5foh7skrp6u3i0t30fkioj344j9mdf1vce367drbr9lm0su2ag4om2gsbdu9uh1s5g74
nbajmtprqv4nueb9nj244im1luqqhf8dnocr01duit5d8dtl7jir8lto12rvqii188hrtke99mqvaeg587hk03q6it1kge40nga47mm2datjmi3opf3k4i1
otiup2g4hp42bk427td09nhafm7540ptlt4qrldua6k8cf75rd2v7fd4g7j4sd8ds1t3mee3jmlrso01tdd4lpf4n7403gvdo110egjh4oi2kbm9kcirbpf
fp8cp3m19kk55deevfnv5l13qeeuvnacrk7uck8nds3146qg2g7nj3ouecbou16h9b7lcrnble1utkri3emnf3ppi5smsdgemp5g1jvctpdetvjghh8cusj
4prq97hgijtntprr9lqtp578g58nju3kce2370ukgij8e94hkec2ut1pdm9o68bjdm0rktr8afonogccem33f26gapl7r1rot5ti1107brt8bjbniq0fqu9
6h2u8pncb6te4d179f0mohqbia9t4eudngls8ktjmhtq9otvog5o892k9alkkh4t5ffq8mdjnvi44304bhr5804rv9tsp91pkfqe7ns3h6peiivmai3s81o
3ihi124verel3ocvc0b617cvovfee7ivsg6u94kqmbhgd6jbk1s9oisre2gq86jbjugq776sb0hg1nul436209l1bkghi6s0c8oe0tj3r6gta8n8c0ahocl
16iidfl07470q0531sbf7g85i3i320iilnmfcs876rfetvih3d3ghb7tmkbjm6jr16oggho7gk54lqmqsjbev7n6irv8ltgp2icho17rnc6t1p8b3s1gd38
2p3q29v1b1rod697efs5gtt0n02mhh6n30jteq3tn1mgd2corujjrdq2n34ee91l1uc8khq230ukf05nkirsftt0mt4lfagp6irgrtvrn12eg59n1946s5j
br9rlevj8tdk0si44n0u9h05ojvjh9dvdh0fbfe675acdupv590h1g938hdraje1aj1o4g4h8qojt520h6vkfiq2oe4rn4i6ost4jfjf74kbnsm1b50s4ff
tnuvjhpac80u7rgr6708rqmq4caplvfcs6tjchchu3b2koh54oihsc260vmklnf6rnj93oa9o093coegc76oimatomt1qoffunk9ccoe5lr2b9ev2o3o3th
62d52lngf2ntvk8sa12su9lf1vo6g4f6a3t11b6es29aqkl45t5cvcoecg7s0kk9hml71oagqgneqboodvlh0rifua6ekc33ltch273f488rbrtoe268vgl
frpo38co0trlivkbdgroop3q79tuv5eggf07p7jojlls8tufh4v7pnc8g1v950offt9o2b4a8pvigv89gcqpmuk7n9toastidufnous1ei8it2f1hb8omg4
amps3t1pmgkbobps2bq04ittrfhdnc4blgdg8j4hlfs673ok0h2eu32csdj6852bhh20vt0n2g13849rh3trpmnlmhrgneabf026pctbdhgt85pbiq1rf2u
n2eo0o58rjh9v26v26e4ho4gc0ddv08v2vhjgno8c31a0satbfgdl8d4s9cpp0n0mjh4o8dvjuie15mvf8fp98m3kb4m1b1058gtqofas2uttup225gfvms
u3t4hragudah908k8jl7pttn3g2f5fnbss29dniosjsfu882g43di5kb5ntg21nq5k7ka1171dvfkc7rm4cmdtud136f66ncl43b5qk4uqgddjo233uthvh
6tudgcu7mjrohpuud041fnqn6ebpchrij4cphpdo0skbu248gv0ffrv90drl6q1531lmg8g75erq4u3jsuh3fs8ogj4g921cavfohl2956484hii30ncfjc
83g44lu2kn3rse6k7p746cplimumrfph8emk88a1551kfhjinsjs09m1iesngg8j81h4m4e2gt1bgfm1o4b4455n8uvtag1lnbors8q4ih0qmfsrnobs1pl
qaouavh1eo9ms3v201l1ltd9k8jvbpadu7l148fn18e2kg1q19strrggpoboc0i219auq6g8bnposek5pff1klfs2nt6rvs600f0r4ggo7l4skl5t6l079h
398gvs2e9smj041efknia4bnhvagud6hibm2t43m9o8ivp0gfmnun3nni1gd1i9h667up3uo5ud8vs8go97ibrtlluvv1mvfoco5sc1dttv712oh3jo0cc7
vu1csurugds84vrsj5vkovgvevuns2js71vhmvh5f9d6o4jvdi2pr0bof2goeqk2gtv270l9ghpo89rv827mmurcfc9nu447s60nh0j1euknlls8h9s6l1l
fgfm811s7r21a2u53gkt8403ua1tiqvq2fkonqhc37htsl1veg5v8klc9cu089108g8u84m3ur624ivqgg4qn0ajrom118va3hdknhice1u03t0r9gch8l0
k1r62aovptf3n876kg8q12evmrgap7tec4m64231bqfl4nuo45hhu4utphgi58evs1ptq5t363g0rocqju3e562vhnhdonl1c4rm00t1snfkc7n1k17lvkd
0ecfnu8083ub64fr1tces9nsj3uh9njku1og8mnv9c2e60q5007enqnu4c6761jt0lng2bo01bs69v2100ngohntojrilprp317fsoo8qc3pm7pque9fbgo
ndc1s23m2vv4gnb89hbrju2a4vt5gh4nrbk2j1uh32rhfu080mk6gdrlf1igg8aohck2epv6mv5ug0k7ncs2qm22sunog497j8rnjlv6v1kgh9m88irvhi2
ih02ofmj86erola2costegcvo7acc9e18qtnagrq7sabmli412treg9t85i42820eh04oeevntd46uq30907ufktod73ne1rb0vdrgks7uq4c160sd144ga
bnmj419i1dv0b8g6snj8c5ri2vouj5hs1nu9s0pq2q6upugco6ldc3p5vvn0uegjv8es475tv48v6fegr7odruii16v0jrelcnjis01duugvrgg4c7tn485
u5h90smh2dnjas4he6730jsf047rqkgkhuct2sqg3m889bqv5v0p2b1ght8bbc0661aeugletc7ef3medtnsuj4g05nuck8pa41av9th82nqv3vsa3hh0bl
fjjnrobbme0tr0eigb9o5uc83a0l8tu4eunnq6jpl212f0kjghcoierqf9vaor30fs28bmcdo20ld1qtgv4ngd3nppucuuvsfh8oidjs7e05j18qhognle4
fau5siucqggvnark13duq71iefevn65bva64p8v9nh8go5mc4de1nuv9lfr1nu23nte16mt9ghuno92jsl5vt0uokf2n8efjv2e2bn466gun807k0622ol1
0ef7f8hbs3ci2uuu7gfuiol2k5qpvjotmhgcbnm2bridtbn058hddo88s7ri0t4qkses77vi42t5ovv0msioe7smc6rq0f50ihfhmndmsev62uj19me3a83
8rlu9tf2u3ng008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004001vcv017g6182ubvspv44vv8gbo7tfs1
ka0movi6g6p7t7k0ee0nn0ddfr7o2sc1mtvb908mfpvnuo3vm5vid008fo2805c0ltvd6vrnfqs815c31217d1avfvp7thc14a1bovikgelo7ejt8i0favc
pg6qnrmjvba05qvq2g5b7un3up61rp0bofiq83ps1l60ht0kofq7nvos04i21305eg9680vs10i10uvnmftc82h3vvpvor0adg6481srurdv7cvjjg5r7vc
3vca0s105sfjo7vlbv1i0750befpko25jtom0k5011gge7uh402tvmovh3fm6nu73ud2122vv0g2q8093va9uuqvg3fp47s9405pv2ivkvg1snq5bvdlvd6
vkbfvh864rsftvsf0dqfo9o8hrnli39gv8ih9280ec4bdst70s1gi98cs3m3i05f00hgi8oeac14ttv572uj3oo4n3dsq1rl0gjh41nu6jpvq0uj22ddte8
l7cj760c90q2hel96tckldjvj07ocskoens6325d12hqdvpo9ubkmdut13b7fk08cqk5ce5on2vpg40ol6k61di08vidfq68egs971tvf1bkeu3nomrvops
9f040cpdoj8juddvg50dhgomogt46sucd51knd7a80d3jb62u4tg4h42oees2odtp113lfqkoi74e7274j05je428qhs7d23vn16dh7kq3osbca074qgifr
gofarcdi0qb1a3fo26utk0963e8t36hqh7n3knq9vfl0feflqnt1cr2602f2eue4to8ds5r5thev26c8a8jvk9q6drot4sfd0nt6kc665jevmgbjim1drt4
m4pp2enebsnnpd0le8v5206cdun0rs1bm4cp112d3d91g3fglftp2rcgjoo3g3tae0vlag2ht7nd93lk5h318cvfs389vkjg9r7d0tsbbf7gj4a0dtkh0v8
h4r837kpde1vmueaf8slcd4ahtvrd1fuh2b6odk599c7l16ohjbnips4phkdgviah3q7cbbor25p32f7g989fd3tmppe0v7ifs88jj3qc26lctesg3l72lk
b8tpvt4k9hlc95hc71dfo9316grrovc3ura78r9p7g6681piia1shr2m3g9a7uds8362csnkge248kebfn27gmpheh93obrs6j1qdn12jk2rooacb3hmv91
9bibqo0vk0sdao142pfo78m83c8244stibeprnqpcb9hc2qo9pg5dnbrst39sfqrj5jsj84nk1f9ktqt7fg68nqbra5dmsour7gc4n65k1ettt4v00f0s6p
tsfm27ektjoc18n02t25m1jv59uidgnkosdhlbh0p77hjf7d5sr5i6e10fpha6759bv42268iueikomt23m1m07qtgpfic510cicu5lkr0vfts7jmbm7ho1
sqbrfeq7af4dru0412c2hkfn6jrd11q4r6ildtm8f8jrjq2qunc9hi1nv042p6cg2verghll8bc9le51f2cgf8i8e6knca2s6ndrajam24cqeqa7eu1hfae
8ch2rslrnl6ge8cmnu4qmvprhl2b7gf0ndnrkji1a904ci17nt5s696j0996lfjplqrrpmm5j32a2fsco3ek55tu8sv6bgrbluirj368c71vggfqn8jrlh9
tep2llhp4797jkfa48j338g4kn8n3si5tjsuvcfvb7a6kgqhq9h4c2gbiolsbfs9ik4sebjg97ij48au2o51nceb463q43ea16349nglsnu8c3jeevt4pqf
d679e3ae234h3qkd2b8fh43r1t0iqo8gip8774j7e244taujejosfrs11opuvejgv8obnc7gq0rsuc4esv7avc5o6330tuqfbmo8q42267p4pibhku8h1ld
lq9fmp2dhveoinsgb9p6ivgok9do8bjgg9k36sduhia8mnbib69jqtj1fugnp2kf5poh6pitbnuobl452q6s4tcjfd7853cho23cf16cfkcona3up5visr6
fhtp8he47si8q6vvjgisop7kgopqr105bf5poskk1g5uk0uedds581mk4aprrt06gfe0odrbnj22hksmrfu17rp3t5m2n515aga37a0ji2u70iqeugginpo
bffe7sf08hg777rasjru8cspbkh119ra42ji0vj145fg6p86s95u1j4vs8ec67c23s0dnf30geg5boe8aurlqacvhpeqj7jgrqsa0dp0gfgmcof8c2rpur2
vuaibiocbs6gdu7ctp3i6cn8tc3h5ujf2lpgop8acjqv66ol31bi6190cj48m98l16dh3qnjkk32a6uf1prfain2gitka0dqtg9f69onkjnllqf10urfc7n
m8jvdtkvn1off9j8pkbu4656n38aes8mp73v6q2jevrthmn8004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000fhe82jbtr2090ve5gkk8lrjrum2actmog
ul8d0c91u1qv1drdunnu9423q2591pedv18jpbnj60sb01mg0ro71s6jlvsb0qdfi6o01jpmtpdt268b9p8jek3ai6ft0escnnnm83v6dmid1drf52omfs9
ee05iu53gar8aljrk65cotq1fqrnnms8262j2qi4gfl8apjsm242104vghg80dk2e224n0fvfmbodnk32q0uivgif4i8er48h9sbp0lnfgt7u3bo2211ust
kg817sek7tlsa50mmertmk7rcm21r90f4g097kj3i1i0bgt4oftanmgk4ri7aj28pgp781os77prop0q0gr679v3rfe6m2vb7gkhnois30trq8v9mgkvo4g
k0pls990qie7u75hc3o6001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004001pmd6l0f857nsrlqdrnn0jefgd64obesdsk8tu4etf752jqam0i0u59ehap6jcet1sl8tdteqfm
sk3g71tjurbpeqinh0c5h2dlf3haecqnanbfldpjir9qeks7hrbs0dsqeu2bg6q7r7rho1p370okfv07jmrrt233guoig7b9qhborq1tuqt4e9h7j2boctu
levm3g9gn46bq8i0hr0acjalnvebk1lm62t19elkn8nr9fq5gb04mib2mtil80ptj6u8effj7kb4ha9ok6vtge0jntckbgm2851a1eik8bmrufm5jl2kner
06rdrratrgeunkf0anvts4qdp9etredqh7nijr0hmrl1g1ffenf7svqu368tn6fk7np03hbdoor5led5a831bf2u8qf16vgq36scs90tdimvpng85m8v3nj
dsk6lcaf5t5bqrhk5udkqeadefm8fjudpvtn0uqfgan39sh2phcqt1ieuo6ficb6q95mqfmi5m9dpk98hdjsrdgeam88abk15nj70gtah7725r0b25sn393
b5nn9o4h1hrst0hec7uobb2sq21ob2jrchd993j6f9ken126g5moitccqdjj91r5i3joisjrfdru4ovad7hmkjk0ja6mt360ckg8dgc23ac26nrlgaomm83
je5utmtesim378rran5scuobfj9inq9jvehic0v9vhfo9ekkg45o1uudcg8r7jfro3a8953npia06393bh9kgkni4e2h6hdk35i42t44gk5p8ma421pb34s
u0f6vmmekj1lpcst68f81pod48e1pkcvd0fnl502s2ge2o2rpjfcmmplrpfdv0chvhd71od3rrflskr57nfl5o0csl4a4b0rglefs7ifs8mpvicvoehg79h
23d4hui90r4h4q7ics1vhnbb2a7dbi8d6c9g1itp2o3d0bpfbs3ldbdqpurfun79247pp9hv2l4e2uodejp5lvsr0n7f36lkd3rtdq030vhg347hmsag9tl
l2mufeu797birdrn32a3f2dm7ic1nhrjl44ofh5oo5re2a2l4uvpf6r80obaba3kmvjrcgcknjcfo6a7utu6ftdm96bh1tvikvu5hsk7ierog62vf105e7s
8udrtj1tneo82gdonhlkahm2pqrecicu8gf3eva4vd2rugb6mdvrhu209muopi25mmljrli1956seehb7ggs3eq3dar4ah0qn1q41cq3n6tsse7jo4uqjt5
t0v19if0vngmjjji1sstevhgd86dcd91tvp0ehf737ah3uu635n0efflu7f9kgoqhhau49g3une3br5q1u4uvhh06876s5jtm6r1i8g8lnshrlum4iuqtdf
4apiqk9vhon33iefk8nkgk7322quhaufoopbrcg6lpoasuqg3bnt9rvhdumf5gdfdf86ars19p88vnphhi75r5ea22sb3bjcg7o8js0ju0jd1i6e8n88dk0
mhliiu6vhcb8br42pdjikukqh1gobn3tblvad4i0fqdnd4jrtq85sv6fei3p5frjga1icv46ggj7jgcd9u4f4v3tc3k95fk53pt8n1u0fon838rt3u1uf1l
bcpg77gspe9ump41cdid8e5jtbi1hqunji2lnp1s1i1rnp1fsefrm5u4aupuv35isfju8fjsdve1vh00eja082rs89dtmau5agri86dbj6lu12v75hnr7m4
c2r6dp31akgcm8f642sm0oj2dehmi7k9s0ki7qmrg6fe996ck0edqeov2gfc3om5rstpunr59hgqr7nrrusdv1r1ufhgp7je4a2dtlv2efenv7shslcm595
0mpf9hm6mjtpeb0t1qdh4980fk6cu01cul8ggho53rs25t4h0lrg1c889jesm39l24cggeo8v4f8lts72k1h1v8ggra321cao6hftro8krksa28p01lf9gn
7ubbgq3cf1lkei9q31bss5k1j2p1f8p7vkbvau0usvdpg2jo4vjpkdk45098cs581ok0fa87h0ukgqi8fsjkc1lb8r27glv7l5c205kp514qgefnvo43i9v
g30glfglog440s5vk4vn0gscnrcc54dvdsukug0tntnc9fu648vohg557kgjqke0q71mqhaa890ju6dq5atckf5mn9pc019vmr146gh0nq1jplpv4mrglhu
s7c1c2mi2p10lqgm5nsqkcpu1vn0q8i0qo3849q21e4vhlgjb8v547u5u0mr6iisvnfbc731j6j2nngfl887jv5u0iv0vjgmr84c3vo1uoj0kkftpo16kdo
q7m4u4oe2dnghc49a15r36pfo0815ke4lt1r4dth4m829s1vhsh2u7vgsinhhs6v5vv32m5h3t79fc3ua12j07ug3joeac9oe0vuuj4hlm899409ltoh4us
hvkopds9ottep19vemi8m74gci41mvcvg4uo92c6bq3meuaufnqnvfk3oloh6uf3ge4na2s8gdvtn2jhh1h8j7s65e3ob39bfs6nruc6i25a8rfhfh57pjk
6lltl32aof887mqkfbdv7j12sfpgou4s5mi18318keernr345qa6c2tvtf46805c4pq1vd05lecf85q3vflupuv6ogdlnucbu75qu2thuft88903r62bsas
p5hmh7cnk6alupp00ggdn7j4c03i1skuvtgipo2rkcai1ar18gfihoamc2bhrksvk5ffg7qac0bpv1500phmnninrutpu5t095fb1nv3s2eqdt0tb0g5e8k
2jvphrpn2phfvi853jve6180vhih467gak6se4ch2dqh02novcb7e004ugdh0n7f6bivi2h3001ekso3ds2j5vm53bihg1879jtkhtpss77fgj7ols2ahv5
stovh1n7rqbria34n1crgeso8artdq320vm1gv689j3k1a1kov8ofs2nuck8i61sgt6sh7q7jks38dvs6v99frd85k402lkvj1sjetno79c3i1qn2u74fou
oe749hpqnh0rrgq0o43c0aa4jf1ejfmb7i2ric22rou5qg427fjbopi2kqun1gma7uqcbjq2kqu29gu1o32kgphutv05iffjo7ijr5lug501tghc857jpb9
upv16ff917pfk2b21a4vfaed9nv144jlu6717ugnrnd640oluun1dpej97m0kjn9unj3cigj789hjtri170vm4g1q7vb48em1t2vapeuc754bk5e18ksqpf
m9833rur1qggvg2ghfnajccj66b71jcfkj7dhc5e9t4ovpkfv97rejpti5gsuilesmo0pk6hpveh0ahgft86mjtbi1qgrnsepr8e841klust0rlg33896rj
lltiivotftvoatbvti5af0dtgg08ptkc1u60ssmmg1pmp83p71unp1dmgcq7mijtj1ufqttcg6io22425a08iuh5ftoo64bu6i3lamvfh6no59bvma35n0b
5hl9nrqrsrdvfn1tvfq2o0hrtc1u4v142ev086tjrt20tsvm1f89oghruha17f1eqfpdokvk1m621r0jsho1o5a45d2538pe7fgknldk5n9p6l04li8r7rn
s8s6348v4aejb7thsa4m1rsurshqtnuck2gltah0p8fujnvrruihu0t1g4gj77v8rtee1r8s03fpkp05boe5uj2vg3h7b7locag5ovd21men88683p6e4lk
vrqccfo0s41rm2h50o5fck7rh47uptp7109i1b7jlru0hnrt4r7gs9n9r3lr1p8f0cii497n3487622h14bfp88t83p2htrqtkbfr8nrac2hptvqupefo9o
ejrj1u1niv4fg25nvdjtgppgj1pvh27nu3qkl65kipk3ftn7oks049vat0bffmk7q045hq3c910gfsvo12ka1ts8uutqcsra0jbvn21ch4hfghj7lrkfha1
2t18cgcfmv5k9tq61l034g5in6mjjhdqb50g9g1n71kc6u5udiv5kgc27v9seh26u8ut1f02o5dbq222n10phejc7dirhqu001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
1uocvgafgbo024059vi0vsvg3g7tsrvcpvgd00cg4k80f40l20v4vsvfuq7vq40em1k2vqpfv4o1ts0720quvolg0intls1glv4uvqhg0o80e3upi0s6vte
fvuo0ec11a0rkvvgg0no00s05pvu90ckg34o4040r9ujivt0fu97v2rv4602t0nsg01o6hbug60ql0bpfve80trvm21ff03gfmf7vv407puir011fvhnrq3
vlm00n0dng39nvk40g2130vokfud7ugrvgm11l01rg0m7t1k0fa0emv8og1f80njtepv9f01bfrg84cc04600v046g0lo3n3vddvfkvhmftv7t53uhtveiv
dfgep80cc07e0h9017g38801c0s9vq6vl5ftto2540se1b6vuvg2680djor1vs30q8gh57otrttm2gr0m3foko3gjrspvfcuu7gc987qk4em1614ahhqinu
93u9dup0vskgem83qjr1223303fg5oomic0b9vnkvivgsk85gc6ta09gvnffog8qf40mq2pj2qeeqg86urqatvr10jffmg80crue1vop2cjfk2nvj42htqb
n219g4681rc7a1vc909efdqo7tjom9ub910sfe0ob3bvfhus2vqlga885qjsa645avmpej3npkbtuttb0vnpg6snt7rubdull1f5fog84bbr4e0g11akfmh
8fic1hu3ev12ag4foknjva2260unkfj2oamk1blvon006gcon8drtpm5latsagd07fas3ru16r00bfvs83is5n5ufj1flfdeobb3vce2970afbgo8r04rei
0h2ttcgfso7gcblu03v06a9vt7km3s9du913udg6jnk4l61ue48v9ed9lns7c0hu7fkvl8cnanlbs205jsh5begd787qbpeq14f5tkio5ocs42mlkkfac2g
58a0ld01tl450fdc0a7ktc9lm40uu22fsg8e8coq5vtp0l4hghl4hcr1q52r0rcgrv6vl3pe5g1l002h2870mkggpoef52nfrt71mrmnhrh30a5eb2otbrn
ehm1qumrgmt8i2c7jpvrr4nrfo86drkakhtid47ee8991qs5ndicd3uqfr0a1tc5fi5ph9mqecv7nbr1sptdh2hfekpoadc4m22uarcueub9nnjbqtve4p4
2jl6o1p3sutuk307vhfa7ggcfaln4svirhcpnjq41e0v6h2uuf1rnvljdsa1sl0iji3soc9bta169mlmlgijo35kd7a348srmisc8j1cse95uiu8oead6g7
s425lqt26dg8s5g5sg7to6t43hd9uo8scop64rsr8accr6nh5ufm5j564nhgv89e43d0uvmsjrfnu821jd568cp2vakjj8rj3of5tpsmj9hmaokp4ih9r6u
tb9h42lp6s5re7fgp8vf9s5les3o62lotb6dk66d6bvrpmr2u57ges7t1s44dnov1kpf76oekbqmtrc4lpifrvnh1s3hpsir90ogmp4d03mge5k57lag7no
n7dd41sd6ss88eo6go4opa1kr4hbe9toe4ig45u9n1v2c9h8up2ib6csl2ehhvno1krj5mbej1fqieo690kg4u2qp48sgguk3nt7thvcd957edjopmcive5
mf1cph4d6b22i7e122skughv7qtrgqi12iselhhmnd4k1me0lqundhirmjd3ogu4vit49ed0mdv46mu8hr0hqgqkoc5rd4lruev6bm46pg4kcuea2j2d5g9
9jhj4doi55l07ehen8ilbgf2a06tcnf7mntc2f0hu396cifml8nr3rde4usm84fuso3osjmi40gse8fkc8girtvlnket92e8f8b2bnhq1seslvh42nprcbv
pshsrjofqnobarm4i7laqr6i9m850lk9ea0ungdfafov04dkhqv51rhkcn8lrbcrh50mq32iq3og0ruta67svrbbdbmsascjhol70858fc7j8rq0e8uspkp
gcn8fv3qtablapkudrh8kr4a3tvrejthidb8bjck8tuan2j2fupq7bsr7trhmjuucs6nlgk4t20430ibftiobjc4n6352sjafp87fpbvdhju0r91f4op0sb
l8hs2op44g5inv5kg62avqv0eesb73i30c6lbr21iif4olcccgq4ecj7diuj9sh42mttoatmdf599o4cmjq4ip298hb3ocvbfatmdj5kiffmo3o32c9t2f0
k0g0uodgjbv67b73i8hi97tj4smppdr15gg0u96rrotu3hn26nev7oggrpf1vfp1g0etq8siqu82crd7jajpf8tg2je6bhisfmfh87surn36h1kvs2aa1mq
7bc3e9ud30vgiqoe43tp1rhn016gfno62rja5cmev30j638qfbi21ve8vijftsnl03qhi0r8v1ogcho53jpg5t7svl1etcmdnb7nm4pp1ipgni7blb845tm
529ieginqkcishs6t295hfg9d1c4odvj8tg7fndn3k3krls6uvbng98mh7ca7e95b0oif33opf44j2100v5fdinosdknne7lv1srhbv7enj4iln3l6vdg3j
nids5g9scb6t9fhi8jsjjhe0mj2e4h2v69tcbee3nd1rueqg8koc8vpr9j29ugak7n6k2vi6k6mhbg31mvh450pveivukg3lo94bhfe7m122pf7c7quba2m
bsouu9d2a80s4ajlslr737c8u8l5jes9din0a8fev93jk849sggq11etboad4j523e73m7ij68m4bh5q9371khdhemmujtodppj0ldg69a34rbdq1sj577h
lenrgbuh5kl6th9fh68alccm269quoufqonq2c5b222uuovgbfnf1buctm3avt2fkmnqkrnmi6tgr97gij7lgjqbtuqgqmnfq8n5j3k5q5agu0ghqgnfgbf
pu0mkuo5f4r7gbs4phlu0rmuenv8gh43la9q302refvn9e4ibtsciut2hog7c1c1g2ajv14nfi4nh5kd9e0e2qfmg49o7vjggu4iuuigggko804b5hukt0k
8jqv8k9s2kq1giv4tg0dntubqm62l51pggthniebn4e1p4urgf4l9mhrno1sfv3bufos7k0k1rlp3h3d4ec1o9q3tti5civukhor8bfroglvn12h0fmu8pm
3rse2g0u6gdvlngnjsjlu0srinhf9o03k8rdpqn1cbfpnnmq4c6q5851acg2iob64002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g0080040020cv19df6m7ki3tjdven204fteo6dbcfi0dp2ppgpmnsdrvd61hmuprgtr7r4s0ndq611
ucfhl806ruja03n0utfr17q947ju0c10dhfdi786kbm9okn3b2gaj78e4cj5kiuspnfbdms84241vl92bufpfnk1k4v633guqofdqoi64051vb5054h5n7j
c3tphv0d1jefn6ok4s08m1lcvsgfsr81uc0nq0ml0ugd6hnoqbdkhvd6s6lh50olr3r7pucv0v8fh38oubt9tu9evm9gne7g8rt11jqqt6rdgb82pkcs23i
8urgh187t0bo2luqau2lh5cp2ncatu1p91t4gh0mrps0ha3fcufega886mjt2a5270nbfea8j7jr4puar0i3f3v7iac85lu5irsjfh18004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g0075hsi5dqngu63e6anasjkj1vduq2te0dmgf3l9dvm8tfgeninbpbpjhq9t5u8hva7obbu9puvkukhei27ffjhk5rrv0dpi95pl4c7gpohkssad
vvn153h1hsmcujkftsnb4rmoi35avkscng6ml3oclrdb0d4g13oqgberi69vau4f1gnl6je55rjive8f3c833c8461nsu5nge485hbpv6f76vg0fg1n3sjl
vpssqvs7ceo8bsc06qdjstail6p7chbfe1t4kuh2hdk6kkk03do8gu9ah08nhibm9pmv8sfogp6p48c8m5u8ms2mf0sn0ujmapvhb2bjg6gnj93pp5r5srr
5e2jnc1c5gq1310v9j168kcj8qhr7ktv0fd777bseapoimuoudsnob7k035r7h05egjf6sujm7i2s6s2ue3m7odiau61kolbfehpo11rlg9oisu1jg1q7e2
c9lptb8sbgffc7nhbck1sl2rsofi79mo322a71v520hs3n91k1l26vgrlbg4q6d5chs1qlgqlrfck7ucjj5p4d2urkgjfm9uc059n18vb1f24pmbrqhptgr
5jbfd0mf942cpk5j500evbmbvjuu624ut96h19oinbih9r9os1celd83csdotnr71nbfsno27rc7a2vir94dhm7k3b3sqf0gv3jd6rm70rgoi3i6qvlie9o
483f1ae2712jic67crjpn1uc8sikgbpog8j0iqafujgie8rmn6jtblpburk2fgg78j2bo2e5t0teiigno6442qaa6tneik4754bdjhkv6vb8fj46uprqf1u
5b3clegr80qrhopvof1iec0o9bbieptkfkvqaenq734sd31u8mtp2gtt7e1j289uh6tjncneokvjjgm6f52evc258ivbtopvpcoe1gbp7tlrmue48at14ia
i7furvmph64vc1cnomd2cv3e5kerkbh2cnm6rs0m8fv5g9elgnqo44dm2dom9cbkg8le48f5sqaupnjef7as4591vp6on0egno52s91tkpf25liak9i9cks
durqv8jej7ohlbt6m1d4ss9eee9h7bl11rl4hj6du7o7nbh6u4of14octi8nr43v2gqoqimet1o0lrq2ln3uu6uc9h81l38sm4dv2ikffontk373pp9qv8f
g59p2ccgjq6dt1bghksorersiaek6u9egj3o15c7km1jiurrggqod9jvli4ferdpgdu8da4be1mc54phde8n8abi5lujv2jsfv7845rpjpuul229gqjo603
som1lt286i2to2vc9rdurp0n8h2g7rbs9823juu74h9i8dqrg8luhp09qenl5p0s4ga84itobhj7nr4r6he1g73m1i9a7edc0760rd404g31ofgac4m0m4q
3khr9o4vbjk1rtetrjg76ob5kfa2aoounkgg06fprnbtt36ut4hlkoiosd2i5e6u8rfh8mgibnapuht1lifes9bvjr7u0ph3dmht3ohi3ondtgmupffia93
bbhllv04uobciun3ojlehksf1vsf9hnsg428i8rv28sdunokaber9r1l4d5h3vo6bk7f22f72bvf2qp1ic769t7mvergea88ujka2dvn0q7hmu7k8k6aa2r
mukaegcn24sbv9tvmpssft28lskkrhps4uf0hv083ujlkduvavnpg4v7uaro3ht00uvcggto25c1ue6nf1j6dn78c1k6oe1t53j0dvb7apjqklrif1k6ele
o1a3jba3iosb0f1a7qorqge1jb2mjgja6n13qve6ev0mkfp38akk3626g4ulogqrokb3pdltc90rgh6jo2ijkiq1aouh3hrqp6n4k7dtp8uqqhev8fbrvja
4id0anh1anu7c17tuemr6uf1jo243sb9esj1qnedmnhgk7b9tdqsgaipso3ts3p9sb35lcfd7nqt495ltgetmrfpb887jfhpkv12d6fduo1s4dv9utsuiaf
n98hnrst1u9n13iklo910jsv213l3imf66o7nk8m9vh93g3f1go5qjjme0mavvofak93f3mdu30asu4errod8c4o1vj32hdfnq7q6rvh5vccs4ag5unc9k7
1puun2b6fkho89s3ce2030csfnto99c6llusb1baefa9e0csqa1qcsqaecvnfobrk1uravp6ib485ss00q5eurf1gqooa2c26e1biupcfn3oo33u0u3590p
ugdg7fns0ultv6vosgaqo2tbdkm870t10jk8n4gbonm4nv1m9gl08fak5nq45qupvfslo7gbgfpud0ug7f5m9dkchk630kutcd338so3jmpql8vn1g5j7ph
3saq6e30b4etr7g8k7uu55ksu2ej98ehrube0ml36dgqgo0ts339r1j19qg6g8gvjp4e4gl0ongom7v8bj367jp14gg9u7ns3nh217sv2jf7fo0ljv8u08h
4u3h348b33nti18asj1fvqnb9s89u084te9gvc7rf3jim1tj0plguhnurk0ra1gt0elgq98h2bpt20031grgk27macdqhmi70k2f6bnuorsf604auf0fp68
ua4331upsua0ef3ogu3tpm5dauq6g8cobes9ua32f1ahfrrosg4fnu29su4afgqo9tbpeq262vh8gbbo60bob67hmvdcf9voaq3r521eeu2jgd782oc3mtu
4ev96fgd7hkc0ulptkut8h1v7fhjg65r5l0qbg3so1i3utptt315mesc8jgs6fhscmvmnftspa943q62fp1v4f3ko6f4ihdttt0jfgb880644ei01n5phg7
t7svs6d9uk2ve8hn6ofkbfae0gut46f4180hc2q22m900vh9k7s2c91u3rl0t3gg285oc8pa4gotsjfo68nisjftvmgv3khdp7rp4831tikvgvhfoo8i43m
641v3d3fmanvgs4idu112a2g4g7jkc48pni0vkoggh80u3qeu4d2v1qg54o283t8m1ld0chg3do9pjrthtbd1h2fi38gt43s5u230e8fngo4vc2t5vvuusb
i4t86drop21bks4ugkrmlsc0ga0ib0k9fqn82nrv821ib23hepnnb5449lt6ivueeo9oa6bl6a4ln26lfbs85ujst9tq4t4eg8j7bus3hq1l30gogdd7e4s
7v20uh0u5gdinuqc36hs8j1adhd3nukk665tquspfdfso743updtqqu60fq07tlc4kltoj0deerd81d3oltrccvl8gvi8lfbps62tt1dgfhtot7468ps8qt
47f357rd3s1lsg71gjfa089djtl207n0t2fjhnsfk0g9upcvt1f87ojhcha1taf1gmhfc7hlk4k1rqh45ifb5o3nbtmdv9f13be73od93q3u12f0qpfgu8h
r3nqe1m10q7g82nucc6dtvdsvj2fh4o4irope1s129vg7a7rvjth5o0susji1t87qrmgm2fkonrgmtp503t6m2a30kig43no1c7gial714sg0r7q2c21u3g
t0k1hq7np2k0ea3b31gmg4oo2rc7be1in2mdh607fjbt2a0cl036gfk7nn436tu3p08cgj57pcs4nhp1guf6g1hocfk5om06v1ouehlo13b9b9s1d0b4gl5
n60s1p9skp0f4fq882r42622b2u4lfgu8f4jj81sk12pcglpnud3op221uvaogiso2140li0at0lig9honvbveto070mvdlbo9544h5scp0lif5i7hqs0up
t3v034grbnonc8l9tvh05ng1a7qhc3r5pen062g7socgj0528nmraif45o9vjoga1fr0blg7po473rphruf0jdef181srpm22kkvsggc0nkrs789v5p1nld
i6numroim04d3vtfvmnaqc1ue09sv3fg4r85frviu1p720kg5gokt4a9aatt2g7g1s8lbcj320kavc5g2mo94c4963h51j2g7n8ecs0hu4l4vpid7d7kcbr
cq21v0crfud7aq3tlm0fd0qsgd8n3ebt160ekuusd307k2s1am0agvvsfaa8004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g007u6bs3ltqb06ug487ts41lq1gt05og4gnvj
bsj215auvtg3vo2trvf200t0epg207oas4v1v6v091gito2d407a1d4vutgk9nsjk25ttq0vssg0p86us04i1hr0a3fu87sprtha0eavsqg2l7u9jv9631j
0r0g12nrrc3me12h1k1g87o3cc1q5taavv2fgm7rus9km0kd0fcg2h8najsc5vp8vk2gbi8373v0pupj012fsioafjsuq10svbvev7ob7c1ndv2t0hag8l8
3hjtkq0gsv0lfhcnmarr8m02ovqig13857rohm0vr07hfhp8c43t4pvvsvufg64nqdk559vekvo5g5mnlb3q2e3p0uolfm4nu041h20h2ve6fpj7sf41rlv
g6vcjgpb7lps0a9vev2djfhemq7bru1pr0ptef6cne4428e1ugum4e3roj43i35u96vhsghrogfcfie95p18ehe7o52k6462risqlf09nhjrpk29k51h8g7
4n4frdr5ptstmghabou1br7a1lp4aefpkpbp4msq1dgt9pggppe4jnse2070cpg748dkk0tlpcp55tgqm4so4u2lricth3frf6mqk8ju5c90o8hnoo1d436
1vah4h6e9soa0k7820dkt6qg4f8a53q4u2tctlvgm975ls8dhptn2psecenkgs5lhmd2v1odnqn1mc3ru64v4i5frb9p8bj6ds4uue3fuc7gb452tslmtr8
i8mmp13qeq1dp2usfcsp92juttqnerqvibq86i3t1i0pn1l8gncnglc7o22d6silh7oon4s0ulqqeu65e226r3r3epsugt0pij47fq3r7pd2100gdlt83kj
ctlq6uukhjgc8t13gahtj8vfof95ok24kmq4pst6md9h8i6c73plj2qqjbafp35442ic1h16kcrj83t4ai1kr793khcn7rtjff9u510h6fsbnh5bsqe0v8t
c0i7mmvpsivm1k8qejm8eon8bd822i8qngfasokt4gve9sgpa7i5qn504d2likusk1f68onl3osu1fivqnf87oa5rpipsaaus3gmv6k1k9rtrommlpjb979
1rjsi2g73m2hlu7jdsa961ip7b7hb1njmcb01phgsr5fnv6ltbq223oaq3qe40osvk11m0tf5qkfp1o02araulpt0fvjc0nfjjc3q8poscpi3mp4abqu5sg
h30bhnvm6mkile67d4etfe0nt3kdp1pbmtkggi18683oc5qnl0qegps7eob5su76gvovfpk74p3ohq1ievcti5671icaua53csougabn5p3j51ugb2jnf1o
8gec6itk3ks0rjkqos24amm6i707gi3t7j3kli9p0h2aufq2p31c09efb8su6gjt6s8jiiic9p7rcfen9fi3avq2t0s9ui9u8gaj0sm9vcu9hgdunf0jcnl
ip8s3vhmo973rri9rq505qehl8kdc0vdv3749jev4nuv3062ahus6qg6jnoqse4ecbeppcfp37hicclhtt10qfivs8hgqop9ncgo8afgsoafbs6u3lh2f6e
uh8ovk7btuqh0h4a9lpe3ct81trishvh0ao3mr7aiaaqtrghbennlc17ieimo65hjsooal1ptivt37ohdr6auk2rpqg6v3pfej7ev3mkhun10bjet8obaru
8ebf130mg5a8orrj39rratefjcjmm2beplupgugbi3m793bnb675uvq5fl4odoc6r60mp71ohf595r4j4lv4ips0hv78esc09lsh91rneiloko34eq250tc
ddh6oh4scv9p9f5nsf4inpbqtei85303ee0i84jboqu6mp2ojgu78033sp22teva2f38pn5cgghucj46shthmhajt59t8p1a2g3t86gsbsq23auqrgihm4u
jd7dqdgukhj4cnvnkk6i9671g0gl27h9jjq9h0l4arer8nfc4v0q20t0d1gmp879j531ldf0gnjubnvak30u01ov4ad6h7pjc5fdr6f2b3g6anilr9nm35h
6a2gv9oq1s76a80qu66h12mnnjrv1v4f0ulfcr910ce35j52scff9sogcbvb9vmetngfta7s63joe5qest2duuo4ibqj5sugus9gpm8n8s431sqkt2vhguo
vqsiue0qb5hjgsro4pbh4ia52v7kgotomarp3610f2jtelkouvrneps2ss4ndl46s6s4ue60cvuhf267epk17u7bp13gg8e7n5s5l62631c7dnp768rsuts
u13djf497sd43vu7831ghe1lnb0c2nm90b298enf7k1rs1e36h086fv7oajs1au26ev1egnno9csashqeb0bnfnknshjqb5s98uemf6q87fso5237eqb2et
j60442shv9uvnaefto0njsm278949hgv87blc3q63fd1slg2e7dncgd214ksqjduoni8jvmdpeav81fh2o50jp32alp7naemqn7041ntsb30igfeb82asq4
tv1p4dcf6jn54s4cttq0u98hdc87lblr68l91dueqmo7846qa3nd3m4f5p7bskneq4lou06eoa90e41jm4ul165cc4mdjseba7lj19ldqp7uisaa5v44ru4
h5eormjc7lvp2tlnfirnlnrq9i6d8r9khhcpur3ssm0v8v8cfv4ncebq79u7uvm5g81onujoce47gus1fh899547oltmopsifuun1sc2iliif3qjg6v7grr
jqhs951jkhle9bqbhrdqcb1a0ao6o263ks60dd3ubh4a899bu8dt971eohiv6t6sqb1tgqrh5gll7s23kktle5080ejm6mrbaca3pkr8ig2788vcam63hks
v6hdo7aprtt23r30i8h00nh93vbq4en0vjgvj8g9juihs52vhqda6n2kjtnu00j02uctsnjljuh5r9b22fgqanpcs3hpqpgvgefe4ms2s7m9qrh2ulf2loa
14oli8ud23tfknodd3he9vq0vkfg70nlh3skq0or3rofc1oftju0a1n51qldr7o29s35du870q9dqh8bfja4hvpn2kdg2o70us3alu88tm8evine7jvfhqs
otfpf8t801c0qlmad30jglsnjmbhshv3h0gohr9nif417e4kl122fv67vo43pm1s318gh5qoeas3lpv98skjfl8oa3buqtv8sv1sf1u7cec3nu0mp1coj4e
njtr24i4fotini59obn4232cod4eef3k8gv394202uvepfrknqdjvjq88j0fkbucok43pgpuuuqpkdlmocuc2dlruv2rfi107prjrsa0bituedf8oeac30e
2eiu6lgjlorob4ji7coub5fqv6ltc545vs2uhkelko79k7t9umt10tinr8fuk4dpvtur18dv3o3j4ephr10vuqg6s81gk1va4f73sjf4cnvd3uoht051rbf
nbnpes84tugn1ddf9m82o3ag9p6l2h8gcso8f3tklpp4urqfa08r04ahhqk4vo2h227j9k829trovddfim72acg0pvm2unogt1nrbc0vm076vrlfor7a7rg
um1dp2hphlh85tjeshvdr1s2gmjo87c8ai22j05egc27n2r50e0dgvbadn284ec3l9v32vmgh1moocjsi2001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g007qf45epr4mv3beojo2gk6ltv872hrdov7h1k6sa15uujnhhm7ebjv5650h15ogmknn0c7ddvbivkafs57harrjpv2t1nohpko51jt2tu
cmuu6gai6lpscca63r12lhdo7m3k299uhosobgth758442psor0uoem87tkjc41uqt31feqbndis4du4i2tn4en97vi4761v2r10ngnpoi83uma114vt2fu
qnncsb19q1908oeaunv7belq6mksl4fslo3hrvl5moj0b1g71o4545q61uivftgr8nhm302du9v2pjhqtok4bu65us30g6g1o83js1oi0rf3pegus8jos7n
a2nr1qlh3eob5s25m0oiqvufvcoli3l05vfmrebfv97pljsldnqmv43gdj843bm1tu4f000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200109jgug87pk17dvnt09ig2bnr5b
nsm2jd0chg517pm3vf60p507cg03nk7476i2ct0lffn8o5uju75vrp0a3fnr7l1jrla0ud1kmgud83hjsnpvod006g8d7ogjsb202gvh4fn7o3ak1slrvv0
unfn1ntrjuli02h0l6fnsocl483hulr07ufolnv1s1qe0jf062glio28c2s5v790iifkr8bo42k9vbgvkkf0knpec2vq1ed0n1gii8fds0pe0u8vldg2v85
83vc62eevs6g4vnfec1s60g908ah687vsbq8pvu110og2qo3e3v3i0o10dvg5nnnls63dt82u4og657sqruge0mkvdegjg82fjuka3rt0f2gnco26k1de0d
svksgk1npvk041uvr13rg5c862s9ta9ur09egtu9emk6mm01ismicphop9c7sa0k12m3gflntb45eq02err9h9f83ijsepqh2vvcf53n9sc6h5i0mv55e7c
827siue6nf0eae6nopic5dtv591cbevm8qkbq5iagj2fggae6034ebtsdf0oqfebns942f9puj3dej538ml3gohmjt18igcqodokhkm4ef02uhq16erjtq6
2hh2rdh12obkblmhrvqtn6gp2o89ck1245v49jg9dnjq3pf1oiv02idno9jmjqcpud0lbggkonhcs0micc8vqof827hgcj1ubvuvm5e6lnosrmoa3u2uolf
qd8h9qt0m2g70t7fdloj6rpd64p0vbhfqbpi1jvu22k90bih2eo1hco12co0v6gfri76tclpu19b0flddv6usl62ls5f6duehro513u2t0up2sojrtp2pcc
3i3730emg4u6kt3cb1mqituvfh97gqbnl23e551udhomr5c4h22euvbdg647mnbsja0v6vpieo4nogjhmlma72udh3aoodjnjtvleq48fjt8dl4p1dr56ts
jf2mnokki15orv08ieaf7jl3avm4rsscpgk49iq4g165hqq5id1t7rrc3dts60viogc3n9149cm8per2rh557nnc7uq2eependqrmob3hadnnn555dvf753
igh1prore7fk79pgjm6hh56reve4npmtrk0hqgd0lhdsl769s4l1daksp0c2g891jripu54t13dvemqu3i9tv6f6fjfl18jnrs3hvc32edh18pf8rddhrvs
vjmfrqndjjsmu0uivfekf2mdml46pt2l0chegh6fmc6bin3f43qhjr77nk965ug8qc5gdtniqjoua9qt09pduip8h4sm9p16sk9gm3760scum3oksjhd028
vnka0dvf331edd97gulebhl3h5vng9cogjr3s9k2eriuht173vj97i2l8u8lh1v6rmrjme0auvquhjao5srnllv84u5jjfi9p7rgflt5stneidgmtu3qv61
oquprbr9ogj4cptv48uu3fm87evatba12csvhg2b6sc4dehqseslrd458c53vm5sov2g1fafm5hj4j64st0hjegn7ofrf75l931ejfrulcb4n1pus718ae8
bpvh3vtlmoon03cqfq9ssks5te8vaads97nk40re0cf43neaqo07bj3ph3kvncdnqnk6klue8470ljis28uns619ulj23ahis9jj41pa5t91voe8374p3ke
5q3ooa3blioh1k6o1tuv28sfhsn9rbulu5mgj7afkdnu83ndlgfb061fp3muqbsltbteu4ahmb7t3svf5s7720vfq39kgk5lm36mnomg1iocl4dbq1kop1v
ere7oarvs1tlt3u8ij3o7m3n5drvd251eddn5mk09e93osd9fca78a42qe218uuqeht90dc085v074mndianjcjuia4bor24gja79qjrglti2vhpeqkpo3s
bku2q71r9f1e7pgsaqi6g8tu2ehfmsg42mm4fgrk2erp76njupu2kv1oihms7r0ravdmnf3bljk1792kb2dm4aupcej988nko7i2hotq3foe7jvkkapu8or
gshksnembokm5q131jf9480i3idhon32difggn47rp05koms0mf0anpf4bfhu86sjig5o7mcbjrhtdgqsoevt90ujtru42j2pgf0cno2c975r80rd7fba8n
3c0dlum2vljg12nt8bh7u5fd3s8gun7iqrc25socvfvghd7q1r86ehc30t4gdgo1u3mphusn350fee7su3kntvsn02ag9e7ugjs2ltgd5tkhp5om5cip653
h0ijd8ho0kjptm15at2cf75o6nse9e12d1mldkomtik63tkdqraugp58q0bvce6on231fp5o1ujrmttk2sosf3v8g93rilvgevvfioho00bvrm4asu3fer3
6lvc5hq18p0spekm8c3blpm2sr6frhi1o1fblh9r8ks2sfednrabise3asvimegq8o4bfvq3v4voge7g812begpull4afgfbnk7cmhi1t50cuhfhnt1k6ki
4ln0k5g9a7ifrg9tuusvahhj6ofd40hu65cuoii4vnb0rrn9ll30nrgcqnui3hohqcqv0ph3e7nhbn2a6n8vfnef68anc66i7r4tnkcfa8v7k0ma1l114gh
m5n9qkf0hsn7123gil81v3uue08j02shjn898btg2868ujrhe37qfk05du3ctnkhspocg3nqe2kivh1gj8o2u41ta206t34f6aof0c6h68u3298cf38itc7
d9snmq9qggh7t63tolqmb0sbfg57r43rji31iujhhj2nq3jtohva71ahf0bnttclgm04v06lgk9nfa3uuq1ur0uti3276cbta1nn0uqedve8u4rlti4e2v8
ufohncu47uq440t0sdqmobjk6rlp6t21shr1ntkjvc1tif0b6fldn7tjvj60eirqhgsn7jp4556a4evamh4k8fkjmiht58vh4gi77jsk969u6oucjh3jo6o
bs3a4j0tv1i4toh3rp5i39grh5e58oq5rm9tr2ar9eg9c7btca3e21h3jth5r7mvs36u5mj2vdgvcnt7jpnm2br2g9en7o3qbir1val6f5dru9abc4mm7d1
19fg7q6iojuolto6u6bfnpoe93mju7ud0q6gcppctsbku0e30b5giuo6fj38hu0cv2hg5c7qcsccpsbd0h1ghc7qkc9qm5dn26hg5e75nrt5dqskv1hh40n
lgs9e68heui3f2s8jus6h5t12ththme8jps3ae0951hac58nlac2rdoouv05gjm8fuk1jtjbj2fefbq7g4c3f5si92bugon8d1s4q2890uctfllmrkjgi2a
ah47rghm8fns1ghpsh22ega8n73ri3u3qkvaeh1h8d534pe1dgtndfgg7mhbmm5msf128ev0oqm4h2a1871segrro93k2m237b26mgn0mglk1gi3i92ored
18eak6re0cp03ddmdo6r43g248j0idg5g6oik4k222l106fq6ogm4bgi22ivp2f9boev3p1dvh4ujng5p93f4pre00506qddq81b3r2a04ktm7gta7rf4d2
q2r90abh9b87j48f5vrkuchf4hn7q436e06mts0gjbnvec1765t4ucagka7lsbu2domuu23ets8bokcqm1kouv5he08004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g0080040020010sjf8h84ek0phvg905ngki7vrc47e0u90nkfh57gsbvbtvp716pg0bo28cb8m4fj01cfe5
nnurrsm0mh14tfh7nu041f1u6d0ueg2j7u9bvsu1gt100gurnvr3valt6b181g74o6jc3jlvbf049fhvnv4c2hq136vetg84nqlc95pvnh1gngt47c4k4v9
vequrrgcd7n6c0ha0kl1lgfnmnm543tprmj15tg27nsa3pqhvhkvkmh4vo9js455pa90iug4mo1vs04dv1cvmtg73nvos3l5si120hhikoa144glrrp05cf
ov86fk1hq2352k8gb2nigjnodvq300fgfc7vr3udq2k0u09g258dnjscht6cuk6gu184ok2rhv9uvjegaf83n45561esusfgjmo5tck09pemuuseef85gbs
lttviqqed3knbecemphpovo1ei8nt9bhs1mnh16ahi68sjknptvhksrnedin1l3p8hmhn0h3f0mn1cscr20kisalfak88ic92e73svmeelb6n0ccc659j55
8hcim8brrd1ov6veued4o2ck9bi1510qej2e7ejsc25up6md4hhf8csjslq5jati7ectmtac94pramtc5fqm65qro19lmgtu0er0o8f4f09ugt5pggho7ul
k1n24bf4gne3bo9tjio1ptkt92hfs7n8k5q5t06tceer56hgc82e1ch3u9fma6qh4emu1th082fpu6od3i3206qv1ufaho17r82i7qd0gjfc08a0424dvit
264fqdo0ubrcu5kgrr9hu67ss49vuabb1ukj73ngbjtru58uv73dllnijrn29vdcspphnflfgblni07stolej5lq0bos2an13svf26n2hrqihlmp1mrfi2n
3jbnidjbasfne2jnjhcjuhtliv1aiho7rs48mtjt2st4hfgosjt35u84uug4dfq81fju760jsvh6ireofgs63q1eiskegiv712b0ded5euncf0p8q23t21h
44tp1guonhsrv4e1sj0lsi2v6s0rto1qjou6ugge8qb3ug60kd12te0rohdc84tovp1clg1tnm52t625o8rp4i88954kfr696svabfr3mj64eoi1252k7h5
hndlsl0lv0h1h5dkdo47atfi7aj4gaf5nnfosualjssul9a6co2pjjlm8heuvkc8d8a5bi3mc0r3b8fmg8b8cc8md02t0nfulnt93lqtmnh3nqfnt84jkjt
1sht0s0f83nla41n9r6cvgkft38quc8kq05uvt2fnenf84j49hpmvjne35nk1jjclubr755gk75s0c9oa1952qafuhmu1rm3e9hd1cugn4nt4365tv72v1u
dipnu9ciddt3avnod8vons42ha6e32o2f1q7ie4df9sm54qgg31752rm869jkvqkg83o0bk1adrqutq6h0nnb4rgilu1331ghro6tkk0qhugv19gfv67pec
6r5uugvnre1dno73tsu6sv0clh7f7hj3coi0tssu8g8q84ck75m8fn2d6e6vnhkas4dkt4vt5fninleckpe3qh17dhvvo62s4d5s20ua4hit8f6juu65mau
i3fco957s6ui24p2e4fheni5bi2dtpb2qngk2n89ce8q2gcrceeipn233n7lqtqt5rf9ipa3k2kdn19026h0o6iu49lu26j1u0fp18o0jr9m04v4jmfh086
ts6hdsv6tdchcq87dkfvickotelgdf8hpc4ie18sur3g87oodr90m0e338ng2bnp83r5i0sh2ssju28s5bllhslovokhfcnbik7vhvp2u9rfujo63s0m1v6
iscpf8aoq3jrfltq90ntfse7q0s7nq2ot2lgf8o7rgsjkq614r8af6s8k8judm2cv2mhg2i88c46le3fl0pnfq0okhk50a0071ush8fp87cdt9q0d1lfdmm
862rpppt4p1d2gsl8i2s1vtlsevmfetu7ojkb05vt2vrrhgfnpirmveckav5te5dn78jsh9shp0hbe84nldbrpe00avc0dtj8arc5p1vjgumjfgmo0ms8s6
334ud8gjqn9gkb2q3m6u1bggao1prot9msusj5el08ng4lh1ss8sfjentptnka8m17t2jlfo5om9jt09nol2p0gbj7slru7i7ub027dui93ckaii5jd254h
g7nn6cb69plv21hek1nrncei1r7ssfge7bnh3k06i0ouusffksnlqscddreit55g5jncec8ai5r31gagtqnmhkcndtg6vk1gvrobu46k1qdov95ek0okrs3
ta0agvv3gtmmj7c8gpv3921ggbh8u7s0apt0v29gi3e744s9ohr5qu04eefnn9rns1t0uu4mh8a8l1k46e1r8tq4iah85gsaue30h3tth0q7jucbftksn5e
2fk5nu7jubpvvcvfnhm87vb42qi2730ufhknnelrig60qeuggfrvok23mgm42su4aeuv8psc20pvsb0skgv6n9rs1llvqh222g0a7t048kdr9kt3ufqrol4
c8ne0r5047g4i87lc9atvcqv50g018gf4a5dsmt3neglpni5c63q3piumch13oims3d1qc6varfktnpg3tr5r150n8gs57utrv5q2en2k0h2jngqk8420e7
22dglr7iik69a3ut2l8h41nvlk231sod33vge4n97jv6dtgn2b2ed088k44hu3liusch13o04s7qpui2umlfng8ur3vitqgr0u2ggg8ids931q0h0hjfa57
6ck8eu4f1130go6832rsg9vl0ubng4p88nr83e158rgjcs4ntas28lua126uggd7tnk6llupf0tbg9so7e3qki2oh2hkeas7lss83i08j2rpg4082kbsnq1
vkusfhukocos5e67iguqogl9nqdjntlnfr1cfg9r7igc4l23891flh3lo11bcl687315oecsnkj40j61r5248gj0o7ps0ji3qj080gc9766s8upvueuikgc
cng5s59u414s57fv3of7bue1rv513lf30o60s3c1slsuutd30nufbl8tvsishog477tj4bqm1hv076fup7jkc9kq6ht2ltflqnhps8ue1lf0a2epgo083sk
21mj16egd3nvpjngttuuthqfmq8juc5ru0rf3s5gdenm6kmnm176ukefm9nqa3sddt3kub0fv8odhs5am1pb0erh2d8aok9mdl3j2e9fpkol3k101st33pk
fnros8jtae354tg9esu8n549cllkn1atf3pp633u65vrt0kvgngnae3n8a2f30sug5u8kvbp4a0hj0i6gaemf7k42a338vcle7qnt940la15p08dfvu8k4b
pa5teiurefbv7ugru7637t0uih7mn1r3rg61peukugr3nuc3mhq00kvorgg679ajkme7mh0sfgq58jrjr4i2nh1tog38onh42q5ss9190hgu811c3utv9j0
lsgjn7dibuea2i8u0vflmnt2kb5q2910n2hbmo5lrm1i204vbmg6588vbu01vpr1gmgn2o4d3ro9sggv2cg0fnrtsbpe7e10m2f49o75rqsi18l2dagoio5
ejtsa44j33bgmv7qd438lpin19gfr0nddk7mhv2f0aug0k8b1c6s9p4kv3vffdp7fbl95sa51k4gthmlsk6ke23cvnrgg18bic5rq4j90c5gpo8f5rs6duo
ouujgjd8il4cuq0jiunbh8882nce4e1t30fbfg3o0sc0bhmp12pggde7fnjs6m18qvmtglqnn6k7p5rvh2l6f4cn9trmb22eev2cdd1o43s3be1d8ujsges
o6tjpq9uu52qcfv67uac6c1vskt2igcq85cbu79r0b0r7hlhobm3rmtsfkq1tfkcob63q7tqub142grj7ujbpdq3luskhhapnttrlg9vl70ichganpj47m2
2bp03kg9cnl8s3v20330vuh218gd473q1duvr1fvg81ik4khu2b00kgirobik24lqoktmnfa8oo4k6223qf240hfvnm4js5tvbsu83fvno3jrp2hqr4vqvf
n188ds0qa0m2vimg24881c1i22esv1hgon8h4c3de2kmvjrgpio5ibscdvamvhth9nnukc63a4eb0mtgoq7l1s3e60gsrnig63nit46rm7aivuhgshnl7k1
1i2cguahh22nf1kaaq2hgvvsfsv8dl43k1vnknhbh0h85i3pla0ef11cgeg7quk6qa57evtpg1k81trqp63f8vc9ful88ok19m1of0b9dn788ljg2u64uvs
1gt17s3s505rqj01qg0k84rbgnq5rmvk7eb1nr9bsnu2movnugconhbrri9taqvd0f1s80bs5tm16d0gqgidok3bqdhqpf1trh20nr1s1kpvbd0nicdmo4r
3mdq2peu8ie558aac7n605p1s9fmenslk002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004015vd701pg0r870k04e0790hpfug7um402a05qvufg01o083vi200n031g338
5ibuia00evvrftgnm8c039vel035g05nqcc1nu0l902sfc2nsas04m08100kftso053sgm0t100dg0e80m40tdvdt00gfqpo0jk06e0150c2fok7uf3t3lv
qj010g0io0l40bq0tf02dfm67okk03u0h706sg0mnvn40e9vpavtsg3do2oc3iq05b0c9g0683lc1l1vkr01gg0uo1hrup602qvdcg097tcc07lvfmvmfgc
io1dc19e139017ftv7tck06q02qvq3g0j7vvk1ti02l02qfq8o0aru6m0nj01fflb82vbvbpv5n00kfvv7unc23a0dp04vg05o0541ba01n013gis8u6c4u
i1nh3j5h22oe2b9adrs51huefpoeurnrm4h51m6gbhmofr6t27g2vjkfqc7823voq05isu8gggmsbrhl9s1avvaj098rujtspup8vfjgjtnlqjpptp3h139
fle83lc2he1fevrmh0c6abc4alus10njhao813s8eu61h10ni6onkfc3ci14mvoff7uojh3qmm31grr6f8g85r4kge3csv8eftrmn9bu11u2v0cjhlmobes
mjtvr1276fi4889c11tu474r4f828bvrhru3bv0s6gb8ou447fi0pgs9hhmaosr4085rjj0e9fkqoee3eiptp4qsve917uac5le3lv0atf19o703tm9ril7
9ldkcovq459u3pura0gf89kpbsfq2riupihqr883c6heaiv1i1h6so6ed0iu6lb1evavg6g0s962738vr8f8go6os8eqbd8php9qbp4lc4mq11klmcfusns
qrs59vneimvdmm6hq3hoik88trvhh67sekk6ef3f2d8escmdn41s6b4n433hrk87sb61m3d8lrdgt2725bv79vnn48lhncps54ggpps706jg7vocms835nu
126kfbn99kajgu88ovnul0joq8bs1huloptjeknnhd40hae8r2d6jsh7r7k2idsiavtviar7gkk7c5v0v138c29p8fb49a7pn74qgrun97j0am1dn0pkg8c
85ikbhu6tj2h2cg970u32qljpp3h9fa0oi5c8gpnk6s50g667ifl9ttkmh867i9epcj35t272nds1f1dopcjmaa6j70hvifm9orboldrtb2j1i27pihc8tp
e1gp6ogogo0hcv31mjet1nia3nkq2qmpiln2eqgqi87lrdipmuou6sib8nuaqaqhugeqqif5k9to3gta68j49odoj9kkk1htr06ppcin694mromq36t18rb
vtnu7ap965qirpchqiop6k1sq4fdasaftgn7fbotqc6r2a2hnrmlk3ruq0ij46f8spmdb45aelrv1qkf06o8kj46ts8b1t5hbnomis5kq2gh76jgpr847jc
l65lkpqdg8mo00js4tmq15bhg8lq1mbk06ak6u9s9a4nck46eq1dkv4tfa7mao3kr5sc2r5rbf56ies2i62t11imett72hb6tpur94jtjfh71gkkcduc34g
4dlooeb673i5m50pdd8uo0l42q6avv5o9i0b7cckn3efu907si7q6gdqt5puap822isun7srqbmaan1gbd92n6p3b2hih91vgctno29k60i8a8pr0atbnfq
imc204l4lcdjdnuo4831lvgs0pe6rlanboo2insvj8hqi8d94cihbkuvm0f5iohkis6dtfev46d4n7062mudvv92i5gimpe548mi0t31mbcrm8e6kfht6em
rrbfu8phuk4f62vj1svhd17tnjmp269n5qsgd786h3k4i1uisp3jth7n4qu062h6sl6ebfm8kc815s8n3mgf8lncljfq9h04u65di68irjvpm6a8h20e7c6
t5aijtn9ildbhvi97qrqe249mtssgesmti4b524u8pvfl93no7kk5dme70iul1fn0hrj319oku59g3c8uhc43e1kerapg32nafbsudqqsqoc6vi7l9kcki3
vn382f41p9ich0to770crgee7ej3rs69vqudah41na0sc21gfd1frio4ojjkpoa3lsu9vh2dodpj6m69kip1hfaiotdc90pujard3f76mlqjoq27tn00vd6
0nv3464213v5mkanj8arc1cqeuivucgqrnaj4gh21giuobhc86pu356tr1b68jifgoh3jkda0h8r44hh87gikmglr1b421f9e785s1qi7f8udqhsnp1o42n
tpj0rgoh889cg3doe4e74vaf6m7hgk79ad1etp2h8lofoiu01qsh27nd1rorhrs4636t16ufv9onpjjj9rbmp6ggem9flsdve07j16aee88mprpkiepkrse
gbn584c4gq121527gvopl9ribprcd5p5ej4nsg48ehppmvogf2boe4k2etopkqkhih3migs089tieqcsh9anm33mk5pmitrhcn7mausbfdr7315dk2q7s33
rcdmeesrmhcdn0c2t5hvjj2jvg3c80ljlbm6k6tg5iapnebbfila5r1ruefk7jljqj5e6h0bvf4u7pf43161k8rf3hm085v3lgab50toce467l4d0fhtsb3
fuh4pom7bpctdm6sqdhp8md24099tfj03efqioj1rvsq8jl4jpg07n9s3bnm08n2msfceohs4aaplsj1p0e9h8nhs11e3eb10ee3s6s74buhqj92k3ep8pq
b412q2p35caha97m4r38liheu0eftpogncc6e5af1nqfas9acbri9rg4pjkg0vn5ubqpdvt55j1eb57lc4g6e07h4m1gtdo543urdetutf3h82n19kc6dus
90i7grnokpjbjhqk1201ehr7lurh2a6nerkhk0kn7lc0v27vv1s0dgpoo9s64a0skrk0eij8c246om0luu15g1d7rp3irpppb3v4i076dhj7glvags7hgrf
matj2ai13j0hcg3fnv7k35u9bl2c0h4u7cbbjn6070sorhvg7prjqiq08h3nth1q8f540m26ussh5f4o8emb3i639oug4fck8c2jurprairgpghs7cekarh
ra31pug6dnn7ko5dt40vs5ek1835j445lpcvqogi9mhacc8tmu31i4ft6767rughuan33qeh5n80s70m28r2s0euk7t2k2pq9i717qfo7951bmahtcgtoee
v38004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004405ubb0rkgganums06m1bkvs2gcu88lc01pvgivojg6vo3r42alvof060g4g82os2ra006vgbg7t86fbvs9vd0vgvg3o7u1c2m1v4svig
g7j7vpk2gi06l0btft681tk27i0gr0m7gbjo75c58pu0mvi7g7co2ek1bm0m10h7g05nvn43olvr2vcpfsjo6uc0k5v6ivnagfu7q5k0eu2bivufg1enuej
ukq03cvq1g7fo183ule0qt07ffuj7nujvs5vib09hfr57rr447i05evkogil7rebum60r50acfuunn5s2t9u68vapfu57vjk08e268uvqfiqnpn3vte0pov
v9g9so243up5v3l07qfsont3jtfe0910ojg4rnnn4015vf6vomg777u340d20iv0nbfl1n65cdv21akv8relc82ps4q62t2vtvgovm4tjqmptbr215gugo4
q3b3m6gp1p8hqq7f5jmrdvm50sgfht8mb3rg5tceucbgoh7uu3noa50t4b9fulpkf3jp1prktg4gdsoh5cg2e7hktfgg3e78djrs5nmt39aha0o9mk9ou18
10hjgt6oi22ofa7smv5rfbm8d4jlnhr5aveshnq7i5jdght5b0ciibhm0q49k1ueut49fqnoils1a1sgive1frmo6tkc4a0jqrsrfkgoe2s3da6pqrosfq0
83rc2iu1k4tbef4e7r0s25dlb0u80gsr86fs6edngkthvgi68rd3m29tdn22ueap786k75pq2l0g2dv4nnqk93m9skt8jfv0o9gbrru4nj209foao8sjp51
kaetngf5hmeqk101gmb0uae4d8bk3o3q23ensagmno0sr6k1stqvfme98pltt12dsrisiufesncis9c9vp8uj4fo2ne140u1rpiul8hhdok3rrhi32t17re
atnubjh8e3kcu8sito8pfrjci58su5ffotoib3vnq5b921qharnm8jp6e2it0knbkqor2kf620jqv6lfsn7nqbvii1g2usiefpp47jspm1bupt4eaf8gv4a
hlu731d2gop8363fdlt0j045h1f7abcbqi0bmuj7grsnk9r72hsm528vfp7n83rp3u1un17fh5e7os4o125osv8hg0l8213otdqir1kvf4v87rc5qq2l50l
4i8inuq3vctqb2tb9ffu8f23uv5h9n38cfconpd4dnq3lp0kde2koaqbr0e2hepiverr7ombmpe7tmvsveiro40brv22pqvsohhbmqq3p6hn3h20qgj98pl
jub60pr2ehkid7puru4pro4oejfig7s9k2pe2v0u6ffjl7i0k319s3b1prd9pp30bvue3rt0lfdmep9p3f1ljt16pegol8k2s3u5stl2rmfv3o0uk679tt8
vtvg1g8f842opvcp065f7q9gn400lv8suhugf781n3t8m3oivgog8v82r49aa3f6ujoeo2ngtbqg1t60uttghh7lcs4kttpqvl6fn9otnk3fhttktqtfmmo
o5s4hpqn2vcgflqonrc2btmrov9ah3k70jcfv64fauk9iqm5qbc40i7o9067hl07i4c4uhtfr02ngk4oq8kbqdu1ov9gh3so98c4ehtk747nf8inj5rumu6
9ku1retdmdf37bu8kkvqner4nn6bpci2i3302f2r7qe3l0i1bd2ipgk27kmjmmhssssmphb8ojac5du2m4sddg8f8a3jumq0kt2t3f4jpbks1v1s2asaafk
29fpbl4htnp5bpeff6fqs5na38p3pigdjodl4cfpsl4tlhikcnick1ai6id0obgaenq4c93q52n0ufghd7e5chhdpo93qbg3sndlcc7m09ovrqhhfnk7shb
lub4v5admk88urt4htu9114ekeo2icpbho1b15cfjooebbpkpvp13ebflcnvkc6nlrf73qrhibnep46i1rn976kf2e8h22o96dbischfn178jk37pusgtte
fvppm6rflq1jkuo4gojp6dcadplscuidh28okorjrtukmvgoh6undfs9gpu23111h17ohujk99vfv05ufg6o2arfq5ukp2eggofodik0au60j0smhno73oj
lb5q10uaki5ho02rtti1lovqresk82ijt01s5l674g1p7jt3mt1sl50niea585p46b9vvj0cqh6go0rbh4dv4v17uh91okb47eu1r5033f008fprn1i7tat
nuhbv8nas21217kso4gh87o7sf41tod0tlf5fo9jrvlm8q9035hra849k5a643qus5hnm80kc41ds731sdhj2oklc7rttn8v28fk67dck6btutasmsgco83
q4fjmbkovj5gs77jbkbutpsksejhcml3r42ftqecvufg7boa342920cv2ugh557t0k70pusp0r2fn06hdjlgdpekv8tfvhoa848a24dcvdphlr7edcd5688
6vlaf58o9krv9e2s0ulhersoa1k6btv9evd0fs5nl2s16m05ss4ah657cabtcq9e904vg1mo27k8c5rugvpvhkr8bk4d6lvrj0elh97o3jjpkpsrl1krff3
860kdam4javp8ga38i2jtve3gb470gpb6jsruglsod0qjf6o82b446pqur1kqfnco1dk6i5pbcusjekp87hs5om0172ijgr58npk87q0vsv74gah86748oe
6lv1dbgb2nmfc5d5nqqvlsemk8fo3kvm2711q4gnm7qg43c1vucumfgs37vok4ri5ievemfsf6vvs4sa5d4s0ugf38cg42ua1g707hggm84sjtr9rv0tg3h
4f7a641g20omvtrfbgosfbkpm1s6vkpfuko9a3r563tgs68g3tootbtc5qft0pmhd57q63ud1rap1dvgijo8ekfn1l9l1uift186cbp7e45t2reg6j874c3
2m240v87h248nbk1su2mv0pfgjn89pc0jq0v51cmf007l3s689tdv13gi2ioa6bjglsh51e1g7eo2h3nsq4mitbag0fnltrbtlt15034g35o8pc1hpvq71j
jgrdnehjuvhs850u8ga1o4241qi28avhog0787gc2ne2911akh4b8mc3vrm18p18pgnr7bgbv8e022vo0filoek3use6e0vjuhrt7nr3rgm03cthkgiqo2c
rvk5te0t27h6p8dk3krm8n13b4hrsnus3sc23u71b4end7spbvupukcufrfkd82ncdf2476rg2fsp7g0juidvv6tlcfguohic5mm08d296fs97kjc14u039
05cgdr882kcupvcr1dgh0gncd42je3aasetf2o868cbum3j2t9nfhh7uoka4plud0bbgk0o0lk639o45332fuko33k7s1qhr12pho07aqc9f65uv0reedm7
19rvh5vr8vu8gdq8f1jgc61m90f3f2knudjp3m5051p6faeo0344cdrkot8kgqv6r3c6fdunv1kkfvmndfs0aa2j0re9gq5833bk99vuqtg8fnd7kucbti0
kmu5kh6io8d4659u992fqgtf7vfc26m2r4um8gtonos3uhm4up0juhkg8a33mq1oe92j5g6r8f0c7t5v20v66ft2o68js1lgtf25tfs7o4mbtrq0fevdhj1
6ods4ctu231086grinsrsi9u0lsvq7ha87sgjuc66a2tq4gqvo1943b5tub341gop8s6c06pt5ev7lglr84fc0slsqb0jli5docg3nom1e8u1uhu46qqbfu
a190voqgsclrvk91u0gn08ggnc7poke0a5hetishgboabbqna3nn376fugnv643u5q9l33rf8a890cbg9u7d07dfph7r3jvcq2r8ukngbb84sjfia25gt1q
gbt8023vm622qtrrfrt8093uku1rn0obd7a8c5bmb219gutbfq1obc3qma4jn049gk7ocks3ra3fkveafq57m53otm1jeunqep5ocfs8nm5osvtuf936rd4
01du950dmg147v03u25tpr14ghmv7a344ea55kvi6ga1o2js1rq7990tbftenqv3n2i0qr23jereng9boi62pt1ohgi7osjs53a068uschl0nr0ju566bp0
njfh6o00jt3e3tn0ukgqjnum41827m906vfpt8g2c3am5kb1pmfkeo88bp5i2fqv0sfbsog1k2jm2niu31fvqoc93lqu3iavvngp6o1ic479t6qv8cg678c
8rkjhuhv0dqf507d446li32l1ameb1oi1s04u134ufsgdgo7cs0ia2312asfoinoqjt99sr10sgeik8o4s23a0kn0hvfm774fjr9636914pg8no0sc1u228
0vddgb4oomrtuu0fovgaf9g7os3ri1re314jfupnvf3ulltoh17df8vnndcgdq44ouv2g7jnhrk68hg6n04behgp033ojhlel0pigflo634a11shh1i9g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g0no13406603f0cbg17o22rvou02p05ig1k80pbvfm03f02tg187tsjvvtve701rg0s7vqk1fu020vh6g2h7vb3v0q07avtjg
2ko1bk0ea0710afg1980jk06dvk7026g1884n405m03p01ag3n803k06a0cr02bg0mnurrvolvtl0aoftn80es06a03f01rfu7nvprvku03qvbog0o7uqs1
1u03901ng0ro11s08u06ovpeg0180bc09603qvgbg11809k0dq03l094fqi80f404i03ovhqfuu81i4075v8p02jg0do16c099vs101kg0o7v53v16040vq
ug6vo0a407i08h01ig15o0e405u0v4vvnfpvnskc07i02uvrrg2q819bvee047022g23o0fk0cm19n1nag5lo06k7cm176vjteuh855s2622t50hqfudo31
bvqa22gunfesc83v45ni16qv1efui7s0k1fe1ccuj8et2nnnrtoi52d1jrg9r7mls1mi24ovutgaf7jn411m17j09ug6088irte61hiu9rga6ntts1ou17d
0orgr0o7ds19e07j0gfg6so3s401dsst0t0gf2nvvrt6m1bj0uhgnj83ok1m20pst3sfoi7kpc0oa2qt0grgvu84ic3fi10p0mbg74o5pk51a1on0jifnoo
44bq3tvop21dfsjnvb3r2u1hqvvag7883dk2ri11r0jpeteo7urok9t6p0c8fq8o5c43ghvpl0dsg5r7omk7tpslt17qg8fo3fjoi61kv2roffto3fbs862
qv0l4gid8afsuulv88v84jjmonacau5hp8s7fghlnn1k45m3qr2rjge1obij29lehf65ujap8lqbsa24pd2rbfflo98r3f9k4qr59gjha93si327ocvhqhh
doi547o9vriqe0h9n7f9c2idtqmtv3e2k8qt312633h150gtn8djsaamckn6ekhqc7t8bnk62gitt0fv5n8qkcmi4b33iec8gnuek1oaflr093fsi7jn2u3
lpd31feh1spbfs74mj7utqrg9k8oqjs1240r0krhodnn9c3a9r050j5gcpo7pcns232ar8heat9r74925sq4t73g6s7eik23pmbh4j7d5l6cq3r7tpa31i6
fas7agk3qq0c72mtld96u4sraa4faul9cv98m9l6a61f2t6mf9i92hk5gi65kvsffhbo03k192i1b0jujbf6j7raaqe2d5ajg6i7o2c1463v1286bmh62a4
69q4r8ufbfvhncvkfcudnv317bv0nmfqv05r2n4vvg878t9s35m2i2t6uie97cd3em27eh417fnd71mrj1lhmv3ecepn9dcs18e0hr1rgg9l9dokdrq14l4
24f40n0treq5qtksuegftncok8b5i4iq9nf69pmc3ohlpe4u92fpq6kjs2ga5uf41qh948o3bo39p0ovp4h5gnrprk7q0pesm5gdsmq4s1qdq4l1h2hiinr
0je6dkpt12ch5un8gjv7lumstnafp46icbp6tlcoqf5ffu8b7cbmdt9quineoj7fhk876cl4mlok65nsdjlchr9p2nvktq7v3jr4ls392lkg5b8c5s04pql
f082gnp9sh4kne5aqtc9bl5nvukbiq0uavvofuanlnc5cpgl2kt7gibn9mk18lmdiq3mhn5p2njledgij1eebjtn3fclce0las7jhd2n93sqk1rl4qvteiv
n5tcdcpp9b3idhrq5kvsfo1lbetkeeheo2j43ftubr0umfed8m93q6lpvj573i7682qbvk1q6erg5evo5e3bpiu0i90hhfl37tg3fs1kn6tfkfcio9mc5c6
2pb5p5eh5o1s3lri0811m5eh09corepdr4up8ei3h7m6s12q12h0ojfm56p6bok26vd3vef0ap4lk1rtrsssfccjr6c42t6279mvi6fje82sb2m9ijb6ttf
nta6537025kh0hiinnngirpl2p74vn8i43mvc43qeelovkchgfokp3tbe0dv2aqeer7vcr1cptn0taoces9ftkfk9qngshhhdu77n4446b70v7uge7nuvs2
kq14st4cdd5lpfbve5us90v1kaso60kdl23sb1o8fs1mrdb5ehkv73f9fp6nf146e672ssb2h0n7mn42odo7qvlaemooi3bt1hinv2ejeo97t4s5ba3oet7
ehhk7crk6k9usithaf9anqskiqia6b25pgn4o2sriolrpf2kojl6nh3ssv61dd01ig5r6ugjsvu5it4ubg7778a3jum1fsvfngj3ntl3s81u36mg0hrvolf
breq0t4s06cbp6oqc1glnkeu32fko91hcd2m56p47qdppnudkg3u2uj4hce769653vfu9l50hce5t9sdbloi5gesusgttojhknqtnmh4ktgcenj9ruldukm
vonh1vnnnk5a1ood4q1gp77hqjki9vr8uiqgt691u4945sqh0kkggu7jcrluq2fkrd8io178ase26bn92u3fj4809jp5tqp8rkrdmhoer43la1j90rcf09o
bpbn29t6h2tdg1un1c3lu61pb16cgs06n7rnri3o2tpsg7g86m4feu8s2sd3eqa7a43mhliukve3fuq8dg475e2pd1thfemoct3gs2168pv2h1on853msdo
ritfgdur8shc54hrd11meg6bniqjnkdsqeusafac7nsjsk6aqb22kflp8d53ovdsbesqvhj6mafc2jhpn70p6fq88gsbomdsul3mregonpfsh4q1b4vvmha
77skc4l9uk3467h2j881jck6b0euhee0mo004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g5jnkvrt520lp029fopnv6
c0me04b073glj7qtbushv0p05sg9unu53v121930g9g1lo1fc255u7r1isfq0nt0jv3606qvbeg3fo4ns2ttvmp0feg8r84ns36tv1su4hg3io7m42sq0qu
vrvfp1npck13u1jmvvbftj80bc1j20l4vodg5oo5pjs6e1un06pg9io5tjrs9vhkvr1gs07vc3snpvoavreg8vo02s145un901pfcv80t41lu0tcv43fo18
1ijv89vemvaefto82i40ju1sgvg1g7po5ms31i0bsv3ug0u7utc1hq1nd07pgiv82lrtapthcvi4g8io3pbve5vcj096fpfnrok1ddt8d0a3fhko3us1hq1
2avcifk2oakrvke0ib04nfou86441t21hcun4foc7gos6gpsf31csff5o5i42le16aq0ogbjnk5jrj5s72uk4g8oo72c7ga0aou9jeu8nfas3ti0b8ri6fn
2nhjrvtq4k6viofk4oip3vhdred0epf3k848jpbq0eh290hr88pcjit5v450jlgvv7dgjj41ud8vp8gj1oh3jtme0tf0qjdaaon63u6lvagvrkf4eoipjl9
q0f71tmgvrnmv3qje4lcpmsfp17kejtgu29t182fcqo2js3ndvciueqfacn59rrcu1i4vtuefmob4rl8i07p2gqgesnj8s6c5vl6u73hop6utjs1htjf0om
f9m8213v1hpkuvv2fn77s9jsnq0010o3fon82os0iptd8t61g2anrojjpdv4t0f4f34of9s4hq3pl1q8goc7debpuduuqteniogm60rjflp8quo7g7p846a
nnpv6qt4gd827573opptdp46ki9inqnbr7a0livtpgm9ockjik9v7gsvmgf9nrobrvhsh30ofel1p8gbsr9qf6v1tdk68gojq7e71t1vif16ppgk31tvo51
n0hla8ue3mci2sevofebrn6u3oq9f7h2djfmt7lc40l60l130tfk7ol43svu3u4pckgd488mj8i20ap090fqe87qrrftt7n08pdklocjji1lvc2suegopnd
ojc7dfv0vt7hb27rkk9dq6d2td6eufoksk4q5s26udrgukoaa3tjls64vc8fe2n2qk73lmhb4jlgpnnda3j5e9j31vjgkj8bnc5vlq753suer4o1pka09pm
r0d5h7eo7hs2pi3s4tjog8eno0jjs2a532ogg5anosrhvq9n8umremfndqs9fi6qj23lfh37im47m629cv92g3mnjrjlg2emt24mflfn53jaii5qb1jbfl7
81l3e61vst0oeglsndfc2phs4v1fcfmt8ch430tlnh2saf6m7qdskd60kv0nsh4h7qjk2na3t120dft47onrihdksb13qgn7o5i45kdtir4ijfnco5mc0hd
qsh1v6gm26r542sa1ub12fgn3otjrsopqlqv1gfvinom35ku81v0ahglq7t1sgs643t158grn7eu49se14b3hhfak7grc42puin3h3g7onsabj2pskut40h
2mo17bv8a8i6rclg9495urg7u1vqutji4lo8hs731uvv1kehu98e3425hthasd4f9hncokenhtp2sh0eba85rjpfa1uapr2dc97ut44vtth30ctgon7hdji
49tnb24qfhgntacj0q0lgvpihd8ndu3n5puimvh0f8boejs2cu080vddenaoevrt860dup68h4v7vvc0mluf52jof3m7bsjm9lte4tklgg8nukbl02026vv
hh6198ljonig6kuh8e0dmjerkqa0n720ceklo4746b1v9f2u4emf7l2bdgpuof0jefako7vrmrq0en2iqf6t7dpbrglqib1qdio5npis6q667r0bcgg1874
bc0226cv4qfiinsrs3blu80vshg0sojsk86u6l6sjbftlnu2kl7pvb4uv2jjc91rbeda2korvkgsh7src1r6aq8ueai1d84bbgu27a10q5gkqnb43iia35q
veoh4qnksjtkhq2501oijn8nk42d63k122efc9o5q3p19tev5hhgn7oie492ht9uuumgc7o3m43otuqer6afb3853c2m23rgv58fh07k2rr3do090d8guho
04jlli01su86gdro3bs8rdvc6vmqgai7e2rhs9t9qrerejbnlqbqd63cn07lfqc8rr3sj2add53sg2eogmc3i21p91l2fvenqts9l258qt03f7tnhl47pa1
8evqrg7oo52ruje2uev7ofbvnpi3k1m1hqvvhhamoqk459i802tcih85nsurq8phpb045g8so8dc2oq4b4smqgikolijq366juv2ghgh7od3vp60r0rjbgv
l8dpj8c1vl0urofat8mnc26dv10v8ngo5obosbrlu8r1omhbfnnv420e1lovobh63o4orscu0m8uggepr8i43ota1kb0bdgchnjfbnpa4lgvj7g4o7lsc49
e1a2v2mfnh8n2joitrquv9kh019dmjqs9tqd0auetr80ps3fe0a712qhkknj9jl29pvf32igf686hs0gq1ur1etdjlnqlc43q4dp4cofhonrebk6a3lkuca
ga5nbbs0c220v0uifd0ohfjsfu0iqvj3f1671e3vam7t30jig417rfc2hluqp1dbg0d87tc6im01evp2h3u90nbtpu1ll10kgdb8ac3v5m4il0b3hgfnp5k
56hvsqvo3flpo9ds4bq2if00lfd783bscbm0jmu0ee8uo0orlndsqd0fpgmmo1l422u0tqut6ibinm345pptp9012eon8iqk2o248uvp7idcnu4454m0md0
4cfg172djo2a6ad22vevf7ics3di2e2v6pfl67sas27i20r1d2ges6th44761jf192fd6np8k6363d31ahg4anvn48g64fl1s1gb0nqsk7hu9gt0phgrunr
c3volti30o1glho4dc39q0hf0gfg2unt9rvfq3gl1d7gffoberga616cvbnh4f8ebs2ddu6n2rcf7pnqqc5n5ufku20gamoedrvla036vlfgmr7pe3tha1v
t1d3gc4o4kc3ii01uu3eg7i80tbpmq142v1ug8784pc53htgl0iufua81g3t4u8kuuprf5282ek7qi4lavdag4fo5mbsti3euu6mg46oiljtgdtqf0obg48
7rljh45nfsv5jghmnrsjs4hvsl07cgt1num40e5qjt091gjp7pfc6o9su6uc9g1locsk8de0j8toqgbq8aec9rds4v02jgvc7q8k2su2p6tcugmoo6nrkfd
vgh2f6hdu8d340su10j0p6hab8g9s4q61hl1tggk98enc8s23gf05rfr8n2sjqmu3cl0d1gmfon44429v8gvjrflkocek10lueuvdkejko5tk37q07h0rug
7po93kb9a06evoqgfsob1482a474umjgd1o4uc439td6vh9fvao1c3vc224r12vfq9o4vbli1v1guu5epeodfk13a0n106og51o7skai23k11d4g1hnksrm
ra35uvjsftaossk7hi3r0v7pfta7u9besa0h51iqfk28mhk0q9vsj13ucs9nd4ruslv40vvgf3o7lcbvqm28uvvkf20nno41au09av9ihs67ikrob9v3b0v
hg2l7693qfa11ovn2fm68frbpla23kurug937vrc5424v8vvdevbo1jk1iu3tgtu6en08ckrrpu5r11t6g9ao0fs0re0fcv7hgsdomrc69tvtcsv2fjd8kh
rtji13p2degsn8absc2to8avdiftvna6sgfhs531ilgt68anbsfttsouf9esh8grrt5m0u0vrvhqj8aprhh21r50uqga6nnts85227r0hpguf80bs2fa5kl
0oqf19njjbo3pk2301mcv4ofm45ha1cb0c1hjl83gc59q0kh0fdf1rnvv3tb5rl522dgec8od3nu1uj11sffdt7qv46t1v5sviifo9o25485a9in29eecto
4gsdspt2cvtvftrnntjt822egv9jg7aob8445q318sm0fuj7l8ceri10d2vfgd184940mm01avq0eas8bfjt9i00p08afcuohrrvfhr4iujafulok9s0clu
uv17tg858gas03a29d0iefil80lk2h203qvqug3m8dtjn8pvi31ceeei892kce21rt0q0g63nr2k3ni02v0o0f71o28k3n5t6n0idghro9sk2v9msh2vhg3
vo2sbjpa2cj1lkfkg86kk7va0i6vrugjsnst41flt1n1r3flcoda415u1j4uj0f4i8d4k035met079gf67nabpfi3l50lafroo2dk4j5rev1ctfih70bk63
a22qv9ufse7ots5ddsu1002h9r8h4k1lq13kut8gkf5v2s1dpqs12clgdjmg7kaopsk8vi8ggpnn5c7j2001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g00813c19i08n051gbbo1040hlurd03pg2fo10c0glvkb04dg2do19bt21uej05eg5r811s10dusd048g2a
o13bt1luk104eg68o5ak29i09704kg5881440ma082vbig2oo0qc0i207103cg2782crt1m03h0hsg1po1140hi0t50c1g2980sc0ia06j03eg1qnr6c0r6
08r054fjpo0mc0eq18l03cg268103soi08uvfug2g82ec09e1ar040gd981540h203j04lg8s811k0ii0ah03afqb81040de08evs9fnb83es0d207d04bg
2c80pc0i1uh3056fkt7v640cu08t04dg25o17k0h605d029gc17qok0fi08t02bfl3815434q085033g2984pk0dm0990vtgkao5cs3h227sv9bgfjnm5bp
7hvpd0hng83o0a3ui21lr0g1e8kn1vc2s26dcvtcg5snlhjufu10r03hfoi7e2413q40d0vhgbl7tr4adtv030r3ghto6b3mua1duvurgsr8dds5l1uk51g
3eq57s33vcm04h0k1g0to5ik6nu17d1ksgl0nva45be4dctejh8pnkirub1sdn19vfadon0s3kq0ep1suf4lns4rtu9vt4vqqg8aot7buei3cev1bfud84r
3qeu1euvrug0i7iis2la4130jdhaenvjbrrlqul2khflonuqs1cm11svvsgju75844dlr5qv27gdmnq4k7sm01aviufpnoamrmfq1deu9agkq81p42ilpq7
08ah55o6g4069tl4v7igjko30k8p25dsvevg1591ls5u23varbegeg876k1au6rkvk3h2k83s42o1n9gsbfil3ottkce9sa6u9jg1lngrk1pdpo4u6ff5c7
r84kp281cv2pgak7g2cbme1vov0uehkof6k14213sttug89nr4cah1qf6urvfr07sgcb5m1d72fihplouvbuk9qpr0ufffno5ks0o5u831l0gm770e3u522
0t5f0ggvntv3n7pn3av0bf9u7rvcbsi21f5mrg03o8os5slu7musog5u8rcrni22k0vkgg4fo3dc6be8df0j7fimn2qsah9ub2v2cfgnoe73jiu27it7sh8
l7c53t29uimv4jg0fnuo3v55uun0eafjppfnr5uu92j0ktfhg77nk0tidcmuv2gam7g3kho61gsvakf9io8fs19i09h1csh1e7hu3qnpt9eup3fu28m8k4n
pron085gpe7lls10636h0phg9on2lru3dqbiualf947f5bub9si4tkcha67qls1hpvp6tnfgjrnc5jtppvgavu6g72ocnrqidtj8rhqgpso523oapr2ivet
fnd7thca59ut10cqg9e7s3sethqdr0uqgme6uec07dsucsrsesb8i1c4262fgvuvfg67abse4i15ov60hrq82fbto9tpt09tfe5nmsk6edtg8uvjg9p7ok3
k5m1b903qfjh8g7c6ehrfv119ep6ojnjrh1uv101pe9uo07s2plql6u52epsnskjroptgkt8ofejntgbns9rf92k3fol9943qbi1jf143h1rp6e40sq0gcs
60h437r6k19psrb28nf498d8497672cutqem66rjsbo9q7d2qfg8583j44q5tgku96e828mbs4f5vikuolfsvof6jng5vi0rq3gl575hs5qe7cp05jga0nv
ljrg23k8upqesf7jkk0e603uukke9m83nrfjq0fcuu0f9rnuijvrm06f0cigvrnqhk4tm3a8trmh5qnv241s5v78v5jga5odkjfitmih1nohg78f1c8k9tu
6usgh2f8kpsdr64bf079hjf87trouq3f4vs2ghrnv6s62prrj0heg1nndpk2kq1v504ffdc7i3k1qq1jv106fik7f6s00pteivu9g8en07c9lhrkesh0fmi
7s8jkppqbv000eeu7sd49k624p27sghqo4ebsnm1dt4skfoe7iabipe5tovvifa58004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004001v3mvu7g3o80jc0f60kgvolfve822bvdtvqivhgfq7o0h40pu0oavmpg17
849k2360jqvq6g1o80ibuthvhqvs3g6h7uhs1lu01ovcpg2f7t6s1j608d0mffp57ubrvc212evikg4po3nrvo20cevggg2qo02k08m0o903pg6o875c09i
09cvqcfn282ls17tvnn0nqg8s80gjuma17r02ng92nu9rt5hv80vpmg0tnvf406u0gsvqage780hbu3e1ft060g0a7uo3vedv5r02ag4no0j3tapvv7026g
4m81cjto614r0bkg65o1ac01614mvm9fttnv2ruptvjp0dqg5oo0hs0pdv6cvi7g2io54k1nhub303dftq7tq41du0h0viufvio3g3u8tv8h06rg8en6442
3u0rl0e0gr97qhc2v9r8muqmgego2rbed20df0nbg7h80tro7doep2r9ggh7rrrvk5rpf12qfh67nojm0hu74rq5gc18fkc6ui0v2vqqh0r7jg45g9rdktv
tfg67lg403q3op0rgecl7bvbu96332stgfm67o8s8idtvv45lgi57n1rp6lon1319g1t8bd40tq0f6vrsf3hog3c8re746vvjggc82bbnk5qicumjfit87v
48ae3skv0tg8a7hcjohlu890m4fv373mc3t5ubd0k0fvm86f3sou1jetpkfr984brvka43cuhtg8984orq7a33h14cdlp7ftka5lu2p0tffhl7eak1225gi
tlphd1nsr3k6hvmd0aoerio0osdg9u6r1ngfq0o71jrsi40uv44ee988ic77efies64ffr73orjhq00urltcl0o6n3qau5092l2fm286r3q5ec34svsf4h7
6r40ghuporldcq1nqcr20e0e52r9gsj82fbrim1g0s52h5k627rn9i79p5b4g38p0n4fl61fb1r7g168dajg25rf4u9edqknqi46ru3f6uk4en75vgcgotq
gmvjih7jn894gtlru91lfga193dk5kpv30tbne6ao1gs0n9vhf14kdvh8khk8uhr52u42e82o7srjie4hotcud947bfcfhdu8escefqnojvbo921qd24ig6
bo3s3eg1pln2oeh4lo1ekavq04f0tjic47eisdum088usfhccodm3in24at0k6ddh8knc8t63jstrsh9do0tkaldtnp2afgqj7aic311miat57gikoce3kh
hunt15qdn87ukjaf5sk6tr5fnj86ojiihuouud1htd8a94fdtvb0tnje879974i422fcvkvd8d8eac6v5v2j1mqgqv8me4j9u77uto8fsvmfjkbou21p5dq
i1imo9scalsiuodvgaho2t3rca67cu2dfvvo73k6ti6vh0fugdc7o9k53m18uto7ecq75sclt9u9t0qiet776lcaru0isrhvf236prbr121an2cidcenpbs
0dlskl2djfq3nurrv5dp88u0chl6o1hk1nm20utv7cuc7iekdchtm8v76h057ckceo5vq0vp6ejs7d3bf49u952vseog7fcqjg9qdt3sdg3nofdrpjq15t3
ihff475dkjvtvon1l2ghfougc9jua4700fgd07f63nm5qon3maf2i8farp1llop0fffuu80s3jk20ciustfngo2mrph1s6cvbtgdmoh1rsbhq9sspsgrf89
kblfa7i11c3fo4o6sk9522oiv4rgpd84ej86e0fcrr8g7s7ju479tvv2rnhgprogkrqiu4fqv90hq88gvc03i6d0sjjdso9hn3lr9s8erv7g0soeqs1te3j
4vdhfusnv8k6ga88cv1idnp77bbbfq0b5162gp98gas4te0r0sg2fh37bls1pa2m92k8fui81ns4u24ckv6iedu81ujv1tnqqrgugo17uokd7i15gvmpi3b
nb23krm1q6tkniv584jjpha0nj232ecno6hjqpptpv0htgfsojv3t366p4us6g6bo9us3shtal3erfmu91lcbom1niumngennsn3r99qt93chdm58otc7aa
1st1kkfk7885jjrpvlev45gjlo6sjnma3lf1srg77no63pgpps52v6gkk87gc3te1guvk9g5mogcc5e5u30vm4crao47jqhpqiouqhfeho81jkqq2vd0ivd
2i83fbtbtufn03cfvu8bb3rvq4jv3eiersns0ju4lrah37vfqbnjsrth5ub6vrres2mj2brji556t75ft87rgcactuq5325g7481qjo5i27qtphfqi8fl42
ai502v7hgqb6qec5je0qj3fkfmpm55k5f20gv04pj9d871rt321311lufq87bhk85e6q10j6ddlnfebia5t5kudtgar7flbstdqej4fkgk37on44ka20r49
5f367t7k5dlub2sguh6h8nhbu6q1bj1t8frdnvss0pi0hp32egilo2crsju48aua6g158eok3em3qj05agrl7ij3sdu0c2t8lfsg81m3vja14p11ugrpn9k
3p020t0s2bh2g78mbudpn6h0jsfjq7utboaluu125rfmhp3ijlh5vsr1o1gg18g3c289sal136ga4oghbrse03r0uggup7jus1jq5k31bvd3qnpjs1uprkj
19bg67oifjn8tsc50ooesk7ess28pu930jffb17tvk3rlv610nlfagod4k6lm2mavsaf64oj246hu43ms6vf60868rvb22fr11dhq67o7sgdht870v1g5h8
15jteq4ef1e7fsn8ndk4mlqjuvqkfuhnr7sja9pkj0cofnl7rvk91q67ctrkha6nsujoq9t6ut38fj2ngprmae1sl273gi9nus45fu1pn0pefmv89ts2uq3
214vignlod4c0q20at323fbcnubc3gu0r2vnagc4860c2m5t7p159gji80uc44q28n03gh4no5us3f6040v53gk1879bu161gt0dmfu4nik3rlhs8mulpfu
ao0gbshq4b71glemm80s44ke3bsv35gq2npbk1etrgf0fkftlo2e42ve3iavqig9f835c1u1v671bqgee86c47m239h0p9gbl7ma450i0hn0fbg4l81845g
dre51kag117q6s3s21er19ofkv7t2jtktqt0vpih4d8aa43bq1nt0mpekbnrf44p22c70h9gas888c3thvvqv7nh1p8efc452149031gjq802c1a5vd8vp2
g8m8gic0bm26705ehha7smk3d62ed11vgepofb3ultvfb15ogfm8oersdttkqvsgg5ho40bitu2favihi23ntojs19vjp0blg387o1rvda48j0e2glno1ok
5lq0bt2vmg27oer3tiu006vvueg78b2bok62q512ug1inojk4dptmf0o5g2k8ahc959u210tugff83mk2e22dj0a6gpa895btbhvnh18ufjh7vks4si3if1
pvfviodm43gdu0v0vphbp88ik2hm3gf0aifhmnsijuidukd0aqfpm8iks3g60pn0kggpk839ruipvfp03bfv5nq6s29dthmvo0g4c85mbp0tus50e0h3moi
4c6i1vb8vupg9uo6ns1bi2350o8gjho3vk0sq12t2d8g6mnoobrltve8vorg40oh9k0vtsqh04igf7nhh45jpv3gv5jf58o6ik6p5v4kuenfjv7vqbqva2l
t17afkpobtc05m0kl0vpg2rnnhc1ihusd0c8g6vo7nbto60suvbvgjdntksb89vm71digu087rc1q20e71cifoe85ls8om3q72knfpe7l14591v7114tf4i
nn2c35lt5f0o9ggfnkl3vji0mj28bg3loakk3tq132vs0fhf89rs46u0lr0iafp6859c1h9v450b8fok8c9414ludf00pfks80vrtue19h0qjfarnv9c5v2
5aj2eegn3o833ucludd2uig7n7stk3421on0offj689jk67e2b6usmg7q81vk3aa1kqvg1gk3767rrh1uap0nef517nurpoq1f8u45gl17rg3omhu7n1dug
jpnnajolu368tkoh057va3gei3t505ifa582tjvahq3n1tefveo5nc331srp320g4b7io3vcm24r1b1glt815k7lq1vl2aofv87vb404m1n90ihfng88irv
0619t11cfe281as5otukl0u5hqbo6q3unpticvudgo4o2m3r41fi30g6gg4njrbn3a3a500bg6083ikii62f904qg347cqs3bdt2n0mtfr8nuvc19i0ht04
mgr27ebs95hv50v3eftg7n7jsitv0uu18fij7qo47ei0pgukif528c7s3163630jielko07jvnm01eunggj5o6ts195vlr0u8g3injck52u14b1uiflqo78
rvri2tsplpfmf75mk1n9vc2tjkfv27v6jvbm1jstnqdtno004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g0087qca9lvdgvugft784ps1jpqpgsktffco2es3m5ubp0nqg607
trjn9tq2t2rjh03o463miq246v58f0ao50rf25pp2u7tfk997sc3ma0g2vi5flqnu8judtugusqogbmo33k1qa1s90i7eoqo58jga5v6cuh1g85802c33e7
m93uqg3c7rm3sudva4vokg2m7q6k69luvt00ue5dnvrk9pe7rf18qfkhns7jgqtuf0v0dg4voq0c3hq7rl06aj637qlrsmm0lsvirhct7o5c2vdrlv0aefo
enuhs3a5tviuj1ee7og5c8b22gku0tg6i7ojc2opqnv0avej46vo417q0j4vnlftm7g8465e1r30gvirjndtjsppv9d0hcf5l7v4siehu3t090eveopes4i
q1tp021hc57kf3vottjmujmet98d2rbppqk2ufufl3odhjjqds0mvu7hhf81ck0gm3iouhjh2n7dgc1r5qqt18bh278cv3dh650h3k4hp37i53ritvi2u8e
h1l6qgjpoi4jqu02f4nnbuc2vlgggukpgfmngljlvdvkmt0rf5fovojqshsq50hifsk7l53o1tveb1jfga8o0a44hu5aotnqedso6e3s05v40t63fvi7o04
hfttj33dcgoc8pkbr35srgt6dfaqngqrkka8huv6fesb5onrq121070bhgm8nca3ccu7cr0i5hc3o3nbo3u3k6s7kg499gdsela3v0sanf7cnacc0opoear
cgi2u73drs7u7jt3nufpo7or3rpaac6uv4fm4nh3s21lldh2rcfjh7o13hhhuk6su6huhp403htu8ef1gndk276oj6e5psd14vehq7pfs4ui24kunjiqqoo
fc61dqrsv80enlmvs423a3k53jncs5njrkdmq2qkvlqgd2nots5ju8bgqu2f4680dc9itval1dnhcomaq3va1jp8vajeqno2hs3661033cpgc7o0741vdsk
arbvhfq7gvcesi681041gcco0a3vchubp0atftcneujkopr9srk5glrorcjq6m25f3cld72p1urksho571tsd0t8vhjj11u9slief6s764cafi4fuvq6eg2
oakbt1i6n4v1kej9o88kb8a26quv9e6p7ft3e41u2qt96geonctbfm65550aqd5s973ro7e2qr0gigoeob4s08u3k504tgfa791shb1tmgv3hftn98sqn5l
vq31btde1700461e05p0bkbps6n04891nuisnoe3m8lrrndq32b20ohi6878k4k9q7etesgcc8gb3rd5n3su39j5j8nj44s9p9f2ruehv8bmrp5drth18ff
7n7mo3u5hukmp8tfmcnbirsv1k7b196itqnsmcgn5olavphfsf73a2fne2fqsjfhhvo2gk10a3sv2s0els7a4cpjm7o2u2qgekn8e44vtudl05uhp2o2bcn
961bn15igttob8c78dtr75omfvgnh7blca5lh2hfen8ockc0r9vf73d9f49p2g3uf9q2qv95fgm92v3na60l6vf7ffd8qd44olvusvc5gnfq5ik7f5j714r
ceefnptcadtvaj4uegmo7lrbtrtvm8opgha8ont42ki3393jpdnunqi3vttousvbuf3i7mfs84pmqird5gc1nr63r729dh14bemo824jt55mhn0bmfvbnh7
s7na4mevu1etdoc9rl26cn11d7em5neusd8u59t2gcf8rn5j4j1md3l3pugo0om9r799ohd1qnert6vu4cd24n74pdfrun9kk3qprmmuq4fqbokprf766ka
um4gs8o3bsag9uc2ud4hrbo6c41sdsemq35g4uogmsb3i4mt381hni861k021uvsvkbg77o37kcs6108t75elp9nssn42c07415gddob0k8vm2212aihrh7
p2s2clr1sv6uhmlnumbgf1pjt1n9ibfo9ns1c9os14mcf5064vs6apo9uvlbgjvpcdk3fe7lmsk4gv6muujrceb0n44ugj58jdc8q5grl2g4h3m7kucchhs
auusef2h698jqhhqgetq4hq3nnnk311qe91iefkvnv3bkei2ln28ug2k8c73sfu41kunsgekp4v423q4mutj4f36o55cedlvp90ghihion7c17u4vj0bdei
o9cabi4tqmaspohvmneek3ku0m90g2epg7lvriiq10t0kudccom9ci3pttp0d1hc7nrvjt4tv0avrgg49oicjoudtu2v35fe5n9f4h8i48j0bqf43o20s0q
21pt26ce7hnp2s34tqcatushtko4jrvp1r04uhvhf081oc6m24e109edne7rabhh5ucatfqfkmnm8bu02012tqrf9280nch721fkrq2f8j7rasbbi1iivj5
h5c81urqte3mp0ugg4sohnkbuq4iau75f9n946bi9du1qu52f7v7sarmeq8tsvjaglvngqs259puutt1h927c1jvj60hl2nrgdc8183v1e0kcsdvg4dnte3
nvdvsl0dahpc8aq3tfpss2tkvgnoo01bqb26dh4m7e40o4gjt2m3ov0bbfrimnfrqi1tnn0qshbf7q33mam2q8vb5edmno4c5h263au84emn8aqru01pdh0
53ff36ti3r6e3sp01qffiopnja81p2n0j8gf0o3krkbhtc0vkbe04oqvcc41vjeu0sfo8n9pjnl5urd4edfh3ogsk2i9vmgtvlgut88mjv7id42vd5itpnp
s3u8dq550kef0l7crrgudqc0v8uh6e84kj4nu1q2u1lh28n5rc0m5p2mugdfvf948kmhm3qh2emfl6o5jjme9uul26cep5nt2k1iq2eb0s9g9g8op3t51vr
cvbhgqoo7ebv7a0c4vnqftl8pg3plhvl4vqhgfo7ui3l6ptbr05pg7c8bfk40q6290u8gi6o39scbduld0bmfhuo80s7s5mep0b7g23nvqjvm24l51c7gt7
84djodtr7l1tpfbjo91s32tvl5017h0g810c2pdvrevp6eu783841oe04usmigdh8d3s3ldvbf0vqfusnnabqce4quvgmhr5oegk3he4sgv7rffmod9jts9
urauisgh388grv4636b0vrf2inlvk2665hov7lfum88p41li27gv3lfd17r1bv4a2l11isff0nl4k1npsrj031g3to0pc4ra00f0l4h4k7n6bjjhvh71f0h
o3nu9js8ppi70a0hmmo393vrpr8n0mph4s7jdjrs21ef1o2gdv7r83un9vo0vk2h8s7md3t49vm6trffhh88ec27610qvoae6e821c1ca1gl00qfoqnu23t
hi0e70k3h7hnaik0qe2g0vaffm4n4jjus62o30lqfie7ulbrrm3q8v4ihc3of140pe1hcvbifvnoeu42jtugqvleg4unubrphe2670g7g2ao5fk17m5luv2
ffht7rfjvtq21svp6fifo8ss2q28l30heghi7qr43k9td8upog6poqf43a61qh0e9fml930bd85tgiujmgem7gk45pe0a30gsg947vkc4de088ur2gik81s
bjd222h1isgqj7jdbu0u0s708eg3q80kjv2i1590saek8o7ijr1i1ab07ffqn868s0be0tgvi0eav8vus0glvev01ig5f8d1jr1m0210lhgce84jk55lu5d
0nag91ob8s7ea3jn0qhfnqo4krvk27pl1dqg7t8dtc3d9ui30d9gj8o9bbui238n0rvgdunpgjr0dukf1ejgaso0oc226102vqmgti8gjs6360vr0mdfcko
72s8qa11n0i5g4gnuok94q07f0gega583jk0di0lp0i9gr57uvc2ni1uf0rqf8m8ius4uq3dsvv7fvs7pirv3tthovsfg5c8dn3tma1c311igvto2pjtsm4
bl0adh0god845624quuflf0unva3rci0fl1c0g3784nc5c2218vleggko3js93lvfauusg79onijvs62v700fgs5o11buhu3np1eifbgng0c241vi2unjh2
38004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008003vg9vtf030g1ho0rs09u05r02vg24o0qs0de010vtlg1go0nk0de06t02ng8uo3sc0d9vff048g1mo0prvk605p03afvn80nbvtq03f05sg
1co1js0j20rmvo0g1do00c12a064vqbg4c7qts0dhv5qvv8g3n80cc0iq05n033g8unt6s21e0a8vbkfvi7tmk0au1acvm1g1n802c1hu03evu6g0t7qjbv
s606f02ng1s80qs0cm0ib0bcfu47sfrtda07b039ftb80rc14i05mvjtg5to0lrvse0jkvlmg2t7rok13i070vueg0no0842ei04p038fpf80ns0ctvhl03
2g1o82lruku05n06gg1jo0q409q1df00jg6qo0pk0e219h03hg2f7u1c0c5vaivrmftm7uurusu0rn1jfg1go3gs0c9v630fog1gnvqbupi0c4vh4ge0807
k1sdugkvhjg7oo0ubuetvrj090fvqnq6k2aq0m0vmog6ho0040fa1cb0r1gnknv8juflvrv0p3g497vobvetvcn00mfufnujs1t1uhevrkft3o3dc3utvdb
0asg0snu7juo61dkvqifub7trs16hvd0vtjfldntps3d60qkva6fpq8a6k0qu0cj08ogtnnusbvqdvln019ggj8173vkm0kp0abg2g806rvetta0visgbbo
dgc2jtv5102ofu4o7r3vtdvir090fvontic26a0tavp2g4lo5vc2822aivqefv1nu5k0e5v6d0f5g6ao7rjuba03d0prfu3o8djv19tqkvqvghuo2aruri1
ievrvg6enrprqni09p0tjgd77kd3uuu05j06mg6b7lms28du2r0n0gijo5l3s2pvu500kfr6o34bvte1a7171fql7pe40j1roqurcfgbo70js5u0u51bofs
7nqlbt05vgp07tesr7soc54pv3ovlmfaiod6k1itued09dg3boe743p9vjj0eagignhubsrlt8sussg7uocprvri4r102behvnkujuptu6t11mgj77rpjv7
pvpr033foao51jr161b3028fsq8c4rriltkv0khg9p7i1rvrm14evlifsc7uik51q0o307ffqko563vfa4fj0l4g867slc1vduhuudefol7pas7vq1vqufk
g7t86bjvkpun0v03g0k7ovjuqu0t2uoifodntok8qhvlevjlftqo0brd7u5ib088ftenuh3r01v951h2ghi85e3uflr4qvamfbdo8jrnle1icun1gnno3b3
u49rhevthggc7sajsidts30adfcg7cijsmm01kv4vg3i7tjc30a4g6u5qf0p8b94491vn5067h3r89vrlau3pf0pff9unnsk7p1rcj28kfbh84trsk1r290
u4guun79c5c1tn0ufte43op6c4eu2pmvujfis7o440adt4stqugcu87p3t0a0831cqfmc7nhjo2224iucdf32ofojsk20dv156eqj7v1s042bl91lcea7o6
vrqdu8kp0rtgb0ornk1opu690speu1oho4du5sc8v88gcbnlork4a82qucqf2f7dqs7mtu50ug7ema88vrvvdttp0bih38nev446put7000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g007q3k5lhqaf0bag2086rjudu21r0jteuu7tvs25a4dj0
ugfsv82jc1ka3mn13ggh3nt84bqtv3ouq1g757ups2pdvn711ggvvo0mk5ke01guvcgql7cts5ui28r2qof8hnc0k4fe0j4uuigmko3ss56a4up1gjf3ond
93suq0nl1paeto87dk37m1kv07ngft81k47bq0tl08kgjk8aek1vu2q2v16g157uqs689ucv02qgbi83lbb963sothcg7r7tmc3mlquf0ufg5884l3tn63b
70j8fue7lc3m2u10v1qgg9jooijul61kv0elfluo6k3r66269292h7bo493t7u1p6v8rg7do5n3vd5vsh11ofsr86fc1ku162vglg51obbk2mpv8eujjgie
nt7k4dptqr000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002000vloi7q7tqjqui1ob0ndfk46sa3hf9t56urhfs37nobv520hn09tdsr77skgj2698vl9f0o7lv3r6lprf0dqe
d074t3g31td35r7h5i7o33tvhplj0j9f40nh7jm65uimulig7fo6ubujpmssvi4enbnjsboa5v2subafsioilklii2autk4fd0np343v61govaag4i7mujt
jdov30gch61phirsudtl4unde3cneijpihtt34fmfirp29bst6e26vg1flao0vjmrm6koskkftp7b8bvmdvbgvb7grf7qnbp1dqjh1fchc7o1orubq05ov8
bficnnnbum5tc6tf7flbnmtbtetu9culdgctnvkbnjue9usfag3s7prjvl5qcmvgvimro0641r5q654opg0h88bk56e5lir24fhi8913pnhvu533icnh7t0
31qhrp337fg1r8913n865br0ifid58st3opm1hsrfiguoo4rs5li7qf1m1e2focgke5m1fesodfsjo7abv6ecooshnfuh8d0jpilvgd3l6ho7l6dbo1m3ri
sn1erlnk8s4vdu496udg9fnuj4855rbgvvngtn7soce5q2k705sglp8jcs535njmtsbfgdo0nk1m1vmd0i9is7n9l3qei18r10adh47lm3e95og0tlieico
un3n99qaap5egc5p3urrme29ct0pdpfop2k43a31avg6egko9ljn3lubavodeq98kbb5be0gf0bggl4nje2r8i8h51b5gp598c53phr1gueneoe8cirv263
9ethrg5c7cjkimdu6d21pg408aqis8hn3ku6tfb6n5u4cntp0autc9ffnpjrt9tkg34q3g7f8lcjsaua0l4h8gigo6sbtve2ct1j5e8jnink045jaeu4qgk
god0c902ael0ffeo58npru29u6h04vj8vo93jn4dubuog1g9i881s2klorarooi937cosl625bn2uleec7efj84m2gn158hu3986c0m1tvouhjfng76rrpr
dtpcui1epq83143hablj3fdhpgohe4lq9mib5giep08l5c3o5qqp6a8fernci2hods8j326ggko4gbqmhjtavq5hn99oec0m1t0v2mgeu2m9rs0g1p0uvid
cq17vr44da0031dgdee8rojvbljdv5mjf8u8iu3ncq0ev74oeb1o1mk5t1q64trgh5ene7rmd5u4p1lrbmj86a458tr9p0nmhvq76jbtv9biouukj0t6tl4
fihtop2fdhe5pmecj91sp70gbgd1nm1k0slndkvd4elqn50ccdu8r92s5fkno25rrp610h08een8o74sa6m3dcuuainf6oubhphrgn013forn8dc7d61a91
5vhnnng2cdk22fotn19djoukbpb232cvsfg55nghjuplo4n001hgao934ad6534vnchfg8tnrq4adqf22ch6b6ud4c3q3a2uvbf54n0jrl7lpp10iaec288
vroc21taun4hkq7kds7361jl28vg4nnnj3k4hta2r16em988ejus20970cdfpbnfds4vi0gd3l0get5mnsla9rmqu5heo97ucshplnr4skkdtvou5bm1a60
j2obf2t8kqc5thn9qupkf6sn5c3l721uss92h5i72trco21mevp6fbtngks8jtu0307jevpnm3bv2u2p6savetoo9dk9ndui1144edbpdr40vm25csq8iav
nlsk819tn0u34ha3p91c1e28nkvfteg87nrbqkq2gascvg8eosg41k22oeu2khi37loc77e060ukffdopb9jh3tri31mchgh7m3rtgqb590rsfre8n53fsi
7931esekiomqk1tu45f0plg0ioanbt3m19issrf0dnth4525lfb39ng579bkbu9a5v5266favo54c9ei7giu9lfqho4pbqa1r9kvdbf9snk4c0di2f8ts0d
c286j4qke194prmgsl6up4abm2dos92hmp63njk8a0d2uhmfp88jrkiom3aqvg3gbn98c3m3i0emuvffko7jd3oni8bgri8f09mt33jotnp0tumfac7a5ju
lps0h3tif6mo3sb1olt5r18ogn5o60c6864930thgggo1is4820ar07ug8mnu1419e2dv08ce5tnr2k9tdtc91v8ftcnaqjt2q7p4ugrglaopqripu4u30p
egvto5o40pa15p06lfk18pqjt11ss7018fto83nbqfm1uv02eeflp0lr5t9s60sbsfvs8ei4c2u18evmsfsa89qruge55cu1pfst76j3ugu776vo8gqb8oq
3okdtnmvi1gstmunk24i94avrggqb87vbn1ls4cu1fdub8kojtnpntiutvipm7jr2jgprj6t3bfllolvk2si1lou6ug0oorm4gpa00n3n6g44n4pc4la0lf
29ahjfnrts12e3nmvp9g3aolcs5na208vh3gtr756ce1a4a4t4vfb7o104bva0savauj478b63tdi5f6tgrg6bnt6c1b23e8tg2gfc893c6nu02kvalfe58
h0rua5lreti3hvunruc0pm78ov5kg2bp38418tskd137eld6jmk1strfevvdevt6e0jruu1cutvhf257vic0jtvl8tchherod1rm1u0g9569cjroeujp6ds
duvcggdb7mrc0k9v3v2g1fnnokbk2olgp4uctej588ps27u51b37fejco284321qnb2sefvro3tc0sm3dj0cif4r87vju0u66mu40h568ebkfke2hh1aofn
2nubjpd61lv004hg5nnhc621vjp0uheoh7fkk0ktvk6uo4fpn86ljrndsrh0duhmgnejrs1e0jgup3g1186pc13q05b1ggfienst3pfi0nssodfnlo0fs5m
a0l90iqfpno8vs4rdvmn0qvgdm85orqkm0s90juhr2nvvjume06uvdpf536u43sqpu6mvqkg57nvmc0hm23b1bmfj1odjbvgu0pv0fmgef7oik4v201p441
g50o5b3vlq15p0pegfbnsejubm1md0f4g5g7rqc3a1q2b33tfgunpqc36dqlovcmg7m7lj3vh9srkv5ag0c8e2jvedsap191gl1oias1b630svohfq9nufc
5ba0uuv6rg198abru4tub2vr0g7f8esc145to6vdvgse7f640ie6fmvt4g6e7vkk26u2umvvog98o8rcagu05v1dvg6781pk9g21lqv57eosor6s56i40l0
lbf8to63k10tv450l5ffvng54719uon13pfmf86ds8he33r1fqfc18ijjue2486vd1gc57t1bu9tvij2vqhpanskrqji3ocvjlgqd7lvbs1lv1n0igfus84
jc3va6j31o7g5i8ihjqd5uj7123fm57pobrq61pd17vg74oa746slvj900qgh7n7o434a01d0infk7of0btla1ab0j9dtjoedk2em09t1g3f57804bvnq0m
p1p1ggvondrssi0hv0n6hgoooj3ota6lh3g9ekcoirs6ni12r000fnq81vc4m9val22ng9robnbuji0rt04bglk8bgk4lhtkmv90f3molrk0iq3md1i8gh4
8bbrk9dv6f1hgfj37unk7dpu32up8g3k85p457prnsv5cfdh7vuk07e0vb1dpev284tk5563730dffkeoli3pd62ij09jh2lnhjju8lto8tm6gb5n1b3rk6
15j0o9g9s7o3c1si11ctpkg367r83tdm10j21if8to23s4822gqvcbgmq7mnro2a3291v8ee88kgk12tt391ajg76nsv40s62sp22ngaens342su0hh36cg
sso9d426i0iktncg14ntes13pj6l3gsfun81v4dvq2kn20ggni7o8k0um1lr1usgf8o9fc9v6412u7pffjng13sc1u6f14ug7so3jjpl20690mjf7q8a8k7
3a2rf1ubgk6oajjr95s7n0cegqko31jm0229j2r5g11ood3v75ue6vifg438k7s5qhsmv082gifnlqc421vv1000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008003sc21qqvklfu0801bvcm03p07hfgn80h401u0t90p9g03o30bvm20u519mfmk83h3vbi2c4vtrfn
5ntqjuca0jf0sufqm857rukpvv6vhgftso1ubv6hvgf0fkg9fo5sbtre0s2vgifj57rc40pq1cj0q2ful7n0burm0hv0rnfv6o16bvmdvaj0egfr5nv1s0m
600d0jeftn86ubvkm1ov036fpk7pr40360govcgg26o3k42fu0n50dvg617rdk55tvcivrcg7h7vps1eu0gevckfmio1hju760f90afg0q86ks06m0nd0fu
g4inv03u5dvhl10qg4585h3tedvpp0g1fjf7v2jvvlvu8v68fn67vl44d5uaov7efk87vgs08602t0a1foq7vmc03lup0ve3gl983vk4uu0490fafdqo29c
2kq08h0f8gbl7ij3tf9vpb0nvghenv5juam2fn0shg4s83gru91up2vukg0snkec09602svmbgu8odv432duuv1aifrqnunrrde0h2u70g7a81ac5c61uv0
l1g0vno1k0b9vfsvhdgbu85v43cpvvkvvpftonrarr21vumvnnggunt5bsne0covaffoto05k526282vbaghmo3l3t7i1a509ag7e8d64779vuavmvfl583
6c2ght491i5fuio4crtbe2750ragk88d8bv4a1lgvpegmt88cs5ottf50mbgin87hk3ohsdaul4geso8i40b1vof0pefof80us34htrf1cnfpe8gfrvt61r
7186g7tomhbrmm10mui0g7q89lk19lvkeuvdi08o5nkaue40v2n8gcuo253pei5k4sd6fjqo2ls6qi1bn0h2hcm8ka43o9t5ovu5f3d7plrnp61p4uoagv9
88sc6f227ouqkgbknvb42sm2ej1ubevfoh4rq3i33117pfku816s3gu0qcunhgd68fms005r1v21lguh8o2k69m2lqu0nfre7svjpdm00svsvfpsoga3e35
ummvi5end8daron9udt0cdft588ok25e5notb4h1j7uojoie2d5040g7hoh9c5mdqi6vqdg9i8l2bsqdvuivhqfo7o0bjp3i3ej2bmg19nibjvva2jkvmrg
40mlrk48q104ue4gm787vk12pstevqtf63n9isdc5rjouq1f7fo6ds995uq515pg8h7qvrqka3et0eogcv80mr866520ts7hrgnjqbnd2722vb5harnbfbk
61tjavevhdc90s3j7hrqf1hseei87e41thuvgud9fdkorcjlvhva0u0sgr0nh7jfqtpvb318fd59623vhu0bf0rcekcp97c4qi7713aeh3jo7pjj1e3el11
phvunkgjl59vcuvv5g4fnvsjsehlv523tfaa7lj44a1tqau4bbv8p2hbr5tp3d5epfrpo02c6jq4rmv38gss7hnbvs60252esetenkrc9mlum30amf32og0
kisdsm53png8s8cubueht9325ldednu93vktth31k6igl8rmjnk1s9ionaegjntssjdpu5aur8gb46p6jqqhvgur6ie195993u8q3kn3kfes9nnkbkau0kp
12fdok89kc0n2guv5u7c3j9spcf7a378tttidvo7nc47du4f2hhde77ld468ho10ukdg5370j3pjlri910vfte7p8467lq4kvnrg7b7o4kb4a0p31l5gdun
jis015u0v1orffgnhejkmlqi10d7gjvntps1ie83l1jnf0mo5a4c59uvh54lgo97hhs30dvm324pg51memc4am07oug9g0g78sc2mlmin37cg87p63rpvdo
r71k9er6nncjmolmiuu6ug5u8a1s5o5nmiuaigptp1hjmja47au8ufe98p6cf3226h3idfs2opcs46lo370m2ff198grt3a0af1i0igd6v4b3dtlaj30lh0
no2tk4gm1pkru9do7nr1qm6m1pis91ie88h3bul1pg2vqqggn83kknjlr5d03qgl9nii3trtim11jkfm281tjshpr8d1fhhso88dk91lrlqsi3fvu7enc9p
u1th1h6h0doqi3ti1s611hbg04nrir7hi47gqnrfklmnobh3ptvd1plgcc7sa4pva0q32iqehcn8bd6hm98l2b3ijh87pbgfplr4ttnivq83c46hlvtp044
h42o8rs3p1q9cr0te7c7mm3jpe1dqtkci20n2dbpi1vdov35hlanrfjvc5upcvqbeu0nqu4ine0vn05eg27n3ojv6htdt2qofolnlt44ui3ol0k9gjh8lhr
qk6asb3mhfc66pds4le5fuujjeo0pdnc9a9qa4t79c1u84lk74lrbot85g4f8rd2s5m4fav4ud8c82krae62cr301h9h6hoccdm2aksl8gnn7aj3vr9vuku
b1g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002000u0egqh72cjm0hsj6v13g69noe46s1qhsvn2gpi8mac1htu20v6sg2u8icc3bi48itclhj5nm4k0he0
livusfim8cvs2tq3st07lg6f7ocjs562fgqm5gu1o65c77u0gqts0gk17s4bnii276t6lgau8ajs1d9rckt73dt2nrqke8drvgvhcg6p8avc18lrj90rrh5
47tmc6mm1il1e9g4eo7mrj3e09r02pgnhnfhk435vvl04dem28m2c1fi0oevf4fpb63s43j1ujsvr1fpeoa5rrpa150q7cbnsnb0k3o22v93e9g3entos1b
psb10g6fadocakhqe5710gmg4qod8rtei2r90rqffa8g1c4qu0f91vrfnso3b3mpu16h173geanr33tq22ngtprf4l895s002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008003
tom6t8v4rg7so1ejtv5vpkrtqcsinvjbfku25ktgnfl2nr93si5sakueui37oqv3s9drqetjqf1nn3crt4drr8ug0ek986mknh621v055fk97l9rmuhqukv
7hetgnnbboc21f9177fkm6cjro05uav2a8f4j7e4rna1vgv34qj2jnkgbpedpfd00ogds80njspa20b1aug3l7p4k5420of4umfuqnbqjka9r9n0brg4omt
gkhvi18l3f6f9ha223l6lt2evj6g2ron6rj6m1boq6ffpq8j0jo7e4iivl7esqnd1s1du6a90f7e6f7tpbo4q0oouragcho1d3mmlupkt6ffis7h03eli50
9044eo6pi8bslhr0qvieg2f7ja3t1i6perlifq97c0khdq1kuv9nek48m12r19pouu1tehco8crgrpbf4qv7c0d701473pkmqsnteme8nb3vdia392euf03
nqtbn15omsv4efiuo7mck2tiop2ujhpg8tsbdl1p8ct2jhpnoogjcbhv0v0ljg636j2buehuqan27eanp5pbkqdnpgtcif56o61knetv64vevfmln65jiid
ub8tknilhomebh6e0i53tken2nir4ju9onmu82ep5ne2rvia5o0s5ih4jo0ek26llt74cddgt69m3slljuh2sfeb3mv9qkri2cr4bmehp7tcbfppieh6qtf
6f8unbsn9u5kus9dmh8g3cerduaj3mrchs70ljf1dht2rfqdtlppp41jm48h4tnj0g80vb6t5tbt299gkeobtroslotcr4thm7nf13qb5up51vqabdn20k0
21qqqtldgca7d04eul9dangifur6tijl5dp55016etep5okfvm0pivpnflv79is24i05cvg3j1mmsts4oq7rp2osft9o3q3vedvvp0rpdua7c1bqv28m4t8
8hc8o5tiir1sdat3idq2mv8bfi604ip6th3aojnbnga4b0srmd9eo3ejp1i5pgtu5g1q8ktk2nls8eumddn48db3nf1m5av9og3a8u046jq1rh1iqh7p6p0
ka5tn8ipuegbjnok4e25shf05u87ooghkqlq6cstvgdsdmo3c33e0h96gqeun75p40bdoeushuhbe7ourtets2t2moh0bo1q4ciparv3d0g0777u4atq6np
0cfef0p6jktk9vfh1a2f15n9bjgqefnqvfhf5aoj1kfdi2t710he2kn0ljsbpt7atd0gup5ga3l861qert0ifun50kfltugv1q2ff7pdmroa5vo10dbfpun
cajtrtv6h0v7i549st4fae1151epdrv887jglhu22vbafk77o8jm6u0ah363e587p6juk9odct6jfis855kejm6g8v1mg27831bted26l351dfc8uajnfdu
t6ugfgco7gr3p4e6aguc3g0up8krmka8tp0k7h30onf4aii3d8sceg08odoc4m61tcv9pf0e83ibpv1qv73ivee08pnbqptiqisgli6knap4fv9t1qvpsdh
g7nic9ii3a30tvgvf7tcbuaq9pgsfnegtnqmcii5vqstlric575qbkneagv72tgn8o6ek329l3b1f5d23991be5m15etnoftl8sprmjhu793hgggt7jpblo
u16t32fdmfnfdkaupip2umtg36nr93kjhvab2m7fl3on8k6gpv0mrgtgo3nmbrhbe16f3tugpg95nj7mq2jn1h4gqt79djkgdsj11idcbmocgrv4doq4vil
h2o8nvbj9po192kjffuoa3jei63391e3fk9nns3tgia0l45sft18ksbkca5hmtn2gg39374fuq11uvcudpa9d63kndqnj0pmfpdoi1jg4hvp90tehe28trr
q9q02gvo7f5kmvajo9lrt34d2g22ocmjreu3sd00mea8ofkbuktqp8ut6hi9nbf3jflvdsu20iv49423smpsristfibonocrd1m5ret17gjnni94asu1j0v
7uf7ep484iti05qv4gg7r9aabkf2684vp1ir17fnk5clq1v2bdd4fohok60lrr91fee797k43su9tcmvc5gj07rokffm2sf0l2gafodusa561jksq6efons
os1qq7bovc3gianu74ck5v6mvcoh36o9jk3k5o3qv9egtk7mlbnjm4f4tqmgfmokjk3rm4fn0e9f2enejrsem0ff0bvgot7urs7kttv2uovdsunrgs3hhvu
n1hug0vo1947rhslt4c3e06p1abrjtuc5241ei8nvuk49a5n3077g688qkc0u628ktsvhh28fms6ha1jn1t7envn6jc0sprpn1r0fogop1rpo2au90iveut
ng43vapni52qtdkgnprk0fm8lgtfeh7c7vrbp5u14j1i6elfocsrtflu0311beuso86c6etov8sbff3j8bj3hs1u7n0aafd7np542a1sb140mf6i823bvpd
vtn3lnilg7hnbtgpspise2eoh7vvk3oi6tuvc0founv1453dvv2vn1gnm8cbk5vi1lius6fun7curspa2pmt1fg3gmoqrtbm45f014gc0ns2s0li6gevs5j
monfvccaltsotregcanpic5d5uuqts0fvk7gis36u0011t4ftentc4e5dq0v1g3gcto0isk0pign011gtr7au3t4a5rp010fjn7rks3h9t1j0k8g0koc0rs
atq4n1kighg8mjc54212ou89gdi81jjvqi0fstf6g237ofjvmtvjn0amfu3n06bu728dd2org6bo43s6bi4nb057gee8cac92e34cuqjfs0o2tka1lplt1i
ago48kfjp9m8l30p1eqj829ju1lum314kfhlo93bmbpqib217frfnuhjuse6ql1kueha7njs8thv450m2fmfo1mk0t9qacub9g9vnrjc2fq1790peh8j8nt
3t0q0171oogem84rc84a4n72gjf9u7ogrp1a4kp2uafnco3dc19pr833fjhh27n1jsba1ad1tgg9to18slp1uen0mafmkomjs5o9vbsvqtf1vo27s1le1f7
0ehdpd7h1btgtvo323sgbko84c0ru166vj4hjoo69s2re1cavutgbgnkrk10621312udtk8d6c2apv431mbfum84b48020af1a5fob7vcc1pi06qu97g818
c5jvve1r103qgjrnudbupq4dt0okh8eo9g3hr5rml0dnfu284340d61o334hfb1o4p43b5sm0vnlgfho51rspdthf1crfpa7tvs9hm0qsuhmed5nvak06e1
nv175gch7vm42lluq6sn7fnc87uk3q228r2l6ftp7kojuc5ul6vd7g84o7c3unq1bt28ogdio1hk7um0rn0ulg1kod4bsr21hl0jlg8rno2bm19uq90ifgp
n855rqpe3hiv9ler8ns54379vhr1udgjgo34s07trr4v2ag3482vs0cthvh2a8gsinlrcfju18p3iig6v7m5rs4lt210gnhaj87ijf7q186vpdful6t83l7
246f1sbfo0o9gs08e12d04tfrdo2qk3b20rn13mf6co3ok0btq1v0ldfqqo52rsvlvpr0u3g868cqc35tm3cut5gg48e8k8em27su83ggp7sjrqhq4v4tk2
ftlnrv3rgi5f50mrf4qnjjc50u1rj0fbgvlo5tbuva2d8svjg4j85hc5j9ug6v35fc3nppbn15vpf182g4t89nk94e2g0v68g96ne6jgma2bd075gi4878c
08lu5uv74g2lo303mru1u0sgegn1o31k68a0l2uepfn5nhpk1qa7h4vhsgafo5dbhflu1audrfnu7s9ruq5u130fggb4nfns9fm18uugrgm1mnmsj0tt9t0
iifjbnfarqam20iuuvgc486q3uilsfcv1jfsh866s92u20b2p0hmr827c1123pr119gd4oal426a57r0r0f3b88pka1e3el0hfgqdmf6cagi22n13bed4ns
fc02a0p31bog1knqtc0bi0ih0r1glb7lf4e562h2vm1gajoadk002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g8g7veruhtvhn0aqg3ko0rs2l9vcgv9mfta7p940i212v0ktfroo0c3u9q1if0vig6l80lk04pvvivu6g5gnr8410m0n8vnmg7eo4ibsgpv8t0c
qg4ko5ubv0i15d0e5fve81nc11a04uvftg8u7rirun9umgvtng5io0iju6m1sd0hgfu7o0i3t0e02uvr3fp98363svq1cmverg3j849c1oi0p90iog52o2e
3ub9uusveega2o52s07lurn068gc7nrujtnu004uudgganu4juke06av3dfq9o3l415e04cvs1gb9nstk5ai1l8votg40ntibuoa01v0flgch81lc37dv4j
05igcb7qa42ehvkmv66fun83ms0etv6ovmkgcao15k21i04b079g7io2k3vvm2futofi1snr9bstltn708sfpa89pk4c20sattvfbmo78k0vm04uvaeg2v8
4qk5qu0kj0iufa3o6ujurdug8vv1g9so16bu960ib0qegls7ecbtd241f0usg378edbi223iavnagda88pk9120cetqlgr1oduk56u21d192fpl86ik2fm2
d50q4dur857jv661v71ajeseo2jjrre0movvafe9odf3lo9ujkvafel8npcc211svb1cigfmo5a3lv1un10kag8fob4s1g5v3ave7hb77jtjr4m58v00dh0
co203qe63hcukagu888as61i37t24ofqcnehrulm09guihfnjo4lk0ldvneuarfu5o0ubrbtveb24eg0lnsr3tr22571diefjohnk54lv9f1c0gcoolpaqp
6c3t0vcfsnnca41fua0r1t9grpoqmb2jhm1n067fvk809jtf5thb1d2ghgos0k845p1sshafh5osejjou04p4dvegvnu3s6lm1bcs1hge9nv2455i0ect6l
e6tp7as1v1vu533tk787cu2uv26dd4vkioj79ucjlm0j0v79fqio90k409fc70bchad8hpbtr5qp10mobku7jtk4521b11gbfcnoc7jgfdvvt0ogfrc7rtb
tca2imtv4d1i7ejc8ii2ostt0fq4odf3s0huav3ihf04oqiru6e7nd7dgcl7of6jls650d1jeisqa9rbhjlr6mq1re689bijgpdoe0vvnh8372oiu0q4m6q
9fenpmg9s34lu370ridunnqfjii5td2vihg5eobk3vgu2sl2jnc0fpn644fht6j08fh16880jsu1t0t2bgb9165msd660b9131eg6o61rvddsh8usuhg9ng
mbg5m5cet28grb6vvc5fps3qvhdfum70i4a9e4813n3hefmprrdc22kt39jdsunu6kdhaa12v9fea57l6rnie8ogusif75nk0kk49pd4v0dgqnmbfcau21t
os0uj3qnbt4h65p8f1rjfi3oi6saddr6l18pes27pejho9u4mvndh40oe8c6n1qcmu7td8k8ou3hfts0suc5ftp7onriutln6v9eid48c3clvhl0cvmje7t
oqf3u42c7n4lce6b6j0jeuhqkh2akjgr6ir3p6248gs04ggv9dnbn8po9kjtthhh75bk0gpjsmtv2gntmagk4nq2bt0paf4comdscvhlofbb8fumolss9sp
v8t0o3fpanqdbu79mdd3dgi169i1jnkhltf17lgscp13ka8ac8qumejrnog63jltv42qalct0nom3s2pqa31fcg679unc2m639aq9qdjqo2nscg5suh2iif
mvo654f199pf3chhlb851c2oqdecnonhlbp65c6v9rist7ijrb7u43uaa4uv47ofn073h3uaq1nl4e6gvj6ic47v6466vduk0e793jgoa47l6j7fid7ko45
t60h10ire7hnsbjkt9u3r75khnrn4lbd024kd51eevgni8kmge5f92kuenonf0se7hk9kst2dq57p2c6bdsjkvqkdoe7ou432u10uvsgho1ml8rgsa048vk
jh3toc6k93m65p03rjgmng2bhnm3i8r5kfu46pkkcihrouuihdp9o214ckmd18t9vfdb7p5c22du3p2ckghonp445cq5sn790f1l8hcrv69uc4v0ii4jnfl
s0fm1bcrl6e96894r27hsjj0j6hcpnngkct1t5mqtlgfo7d5ci6e3d329vhkvmufbpfu3gcv97ib0o2arpn6476o8bf41oam3o4a3b3246fb5867jnr228e
q75gs8o5u3scpmfqv5ifht7gskkohtj11jaf1r8pg4946b6uttufal773ch1u6jev6uee27egk2klskb27vdcb9t9k9glo3kqfci1s7moj4su0a30e3gh58
ick7i1m7au6vi16p9bc3t5jgcqfrguv7824ke1s3v1efcrrnm3k4vi57j19ncl0o5rk04m46cugpfhsopn3u9u48sqqscrn7bcbj69pa4rb3hgno7qjtvln
t70qbffn86rbj0636b0asfai8sl4oau0u8tmcesjocj3l6i61d1irfok8f7bq3lq311k1hc8o0trov64c719tgs485s3ujq1ef6fthgj85mshpm3rath8ft
f7v6bq0i27l0dvev4o33s3oi1t71bgfnop8i4fk9qqcveghd483k3lcmcvd0mfd3a7m947j5u8n11deet70744au2f9026f8amm6s1cm3ictfkgjq9b1jt0
619v4tkh3up2ejf96eh72m6dkjo7c3v1m370smvfcl8k0b82e6ob614h3h73vc83a1u520ue89o5ucdha49gngnfhampm44tu1691ucgkgnlq3jphvn6vu3
f2c8ao3t5ljft2ehe6b8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008003t1q334tqffjh8g83v3i2qiv8ph137b540li34l1o7fo67mdronm1dn1mlgi8o4qrptq2caujjf8282v3tb21it1d4gch8iuc2u1t2av2iecqoaobj
eq30b1lsg6r8p63irpt1j07pebro7c3lvm21714hg927pibkttntguughk0nrkk3hdvnp1umg5h71843iu43eve5g8b89h43m1vin0p8fb782bbvhi2bctj
7g3i7j3c5olrl11vkf8eo3njuf9uk4s77gjp7ea46a9thf1jsg8a8dlbmllm4cuu2gg18b545odvs0vf1ft3nnfc2rhr971lhid6ohvk0jq09h0g0ffe8em
431ht16vbmfi780f49bu0nl0k2e4l81kk7im0sottkek3obrrq6tt7j1afg008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000f72p70rjbdv0ot6ef30nrdbhslnqar75f848
1rbosa0aououg6mndejo7u82v0rfg6g79crnchspgs1ff2l6ur3jt5q7l1uaikk82lbpeds0gurueg56vcji55s0muv5f3c7ujk17dvvmr6nf187j9jt8hu
4ouv1flq7mhk3tqfneteog4377ojrga17ivfheoioimc0vdrcotvhgkk7vvslfpsl0vhie2r7dfjvolsvariahjqo3mcf4drnb8lnepinak3taa1i52jsf2
47u5k6cpveb1s7fp57hvbmslvbavnhhik96f3v65r3gv51et87vkrq7e2a70goej97pujv49qqavesf6l8rtru9lra562fg0jn373qn1t9ctomfhl94qrk1
dvjku61ifi81pc359rmr4fmdvo7kgcbe1tqsunde135oscgthlnt0nohq9nmmrhs9o1evnbegq7ju3lhhso72caddfn6crc49pvd1gajnnlldcche8h93kn
eo5lop3pcps4ss9hburp4sjj65e8kufffpmn1pi7uu1ap4eqdb0odbj4o5r8as2kimboih3nim692remdn88mormauffiudmfnnntfsk1223ovcqhth7ctj
btdkp2sflgjqnqlk7v1uqj0dhglkmq04e79mhgqrkf3d6srl2lpt8iqp9c9u7t64d1hoa96csdar70hsn9q2bh6o8ec2ne63olhlucr9kh4foauk47ddskt
bpenvn1b3jhtnu53isgi5o8k4mc24al5qgduun1pc1d1t4531siks6t5j8la6a7107f858s63ioietupahed67h8rova3ealokipd9hiqo5q45somghguoa
4s9v5uut10ng91mers31dqngphdfbd6aec3h2a18sktepeod3sgshu1r18jggc7nkk9jppbmu9rb307tsbjcq4u0ti4dfs95sbn3tko4vpedu57uu36q68l
6sttgv6o9hb54lbed5lacmm8jrj8chqkevudep573g3pvlk3ust0fbd7vd43e9obl4iqdlg8o0k9ou2cmn32ghjno7s4563c6rboj3qo31rnbssmr16pj0v
78hs94hn3mpofhlcnbgck4dsv2tkbc72notjn51pdioocf247le4g8m49v4l8ekb55is3btjbmst8itbobp4a0tiqj1tdgokp6scqk1s1p2n1f7e8bc40mm
a4325bfv08jkd2pi52aqbregbnkhj7ke4pp1rkf6273k3usa39ct23g0k818rn61r8l3q0fg3nvajptu0osnt9e1s9nkbncttod4dagp97884d0236l22rh
cq7fdrqftr8iuf9ch2oqqjlo9p970phf906ekbpvhq6kshqerh9bdjeci4fj5j1g61ktjk9m60t52fueqa816s4p9omf11agch8o2bk7lo7as6vfs2ab2cq
pmc0r1g5hrc828ju3lu1ov42fj9881s185uc707cehu6sebomqdokvkvidsnlic389plsq79hu2ne1ru8u1u0un9h5g8d23t5hpub003fpin6rc09dph6tg
ah3end0jtba8l2ta6es5mtasl123ncttih2fp64c5e1nv53odgbonchs6ue2ul14ebk88v2jl75uht1pff0oo9a3lu5lq703hersol8s1ntv8ctskfg57uo
k1qq64r02hidhoct46mu2vgtf5groodtscd22rau72ikjokfkao9vfv4tigbn756rtopt8ktttgisn88s2fq3tcslmfugo59s5vi2p50sje328jt475a3lo
v6jdhpnlvk8qhsmeu2vg837u6jk4a34p0jjefqns0k6ktt0b5l8guq849s7ci7lp2pbev47vbk1ghs0l0lsfmlo5547mpqeeqpifn3nm9rk3a57542fghg6
vi4eohss939pggqoocrfbm1qiu07dmg857s6bi10908meg9m8ec1etqrouudgt8p393s31v1ot34fknoct3oihvnp4eah377odk9mdqb6s81fmn7qkc879l
n8tuvg1eonjbv3ts1su82c917s5k609ugh58ugnb7m5k41a6r8vtcgdb8gas3la3mivi6fv5865jjdq1fcvkjgkf96dc3a9pkcvomfobnh4c51tvacvb1f0
sn0ps3ie3h0s5lflk7imk6p64mp4m5h57oagcg01ov70aehq6o94s5um1dsv1hh63nbvjqldp3ivdrgf5o5fsha644r0cch1inc6jo09rlh02og3686kcfl
i1r6vhrgtnmn6rvlptij2bbg2l9ghjtb227kth5g6790akjee4p0v82hrao2p4f6m1a8vffg5bmir481druqui6foho9gk2na2g4vhtff390d3h8m0111bn
fh9881s26ht991a5ffn7jd3qsluvcu4benkna0rphe7f701mgdlo7js7ou4m92s7h3b7o7k7a9tab14rg2b80qc1o23mgvs9egn7fnk06u1ruvnpfpjoa0r
s4a2hgvbvfcs8nqrqilr3t26nh9ho65rtf5siv2akeh4nrt3srq8b16ajg3po48rqtq49uuv8fnlnvmjlmq1cn4bsglunljjkde2rivoogfe7gosg822l50
fhetb7l74071uncvulescnkrbuou67uu67es4nbjs9bu03qu85gkj8eijr8m281304i6i8eise2lv5osdfgqgnp4jmva74b28lgdd7i2bpu5uriti1g2fnu
nrsv210d1qpfon830rte9rpgu8kg448bajve5r450rcfbdne2jta1v07209f018i73sk63h50o3g69nnbk54e350v7tg4go1dbtopsiiue0fuv88h3es9r0
n0arfer8rks4qprn8ujber3802bv5e03qvougljns0bqe5u3h1orftsndic5sdu30v8efoc7v63tom4iot4pfmd7khk0260jd179g1f8ph48ndt2509jfse
7oajq3ts1v2j0fkk7rb45olth6uhufpr821k4760in2ctfeno0qc72i3ld44vhbtnqj3v45vbf0scg1jnn13q79spj18ugv97sljl1e0sp114grj79jbvl5
ufuv93g1onuc3l620u913lgep6qgc9v5vscujsge08ats8pdvsivorf3jo6ok3l21hj1cofa2noik7hhukusqnhv8o2ebs7lto1181f07o4ec4c1up6v2kg
i27vgs2opl0p167h0j87bke567boseofpo77us4k9tl2vdlh4f7ul441tvel1hrg6g7tec0vluuf12qg4983cbt9hvgt2cmfmvo0ic57dvnp193gpt8av40
560a8vq6gd47103bm5vlh415ght8eos3qe0cp0mfg6v88ebvr22vh1qfgginpfc03u3v4v3meon7jqk0j229n063fvf88mk5g9tc0vnph34nv0s3lu2671m
8g417c4ruja300utcft06q8c11pqu10ttg28nv6jtku37ovokf92nefjus9r3evcth8l8c3bmh5rs8u6hh198g8js7q0o4utmg657q03u0m1m10nngtkngc
43jdvvr0oifps75irub23uf4ceg08oacs4q9vtd0jbhgr7r83trpvu52hcg45nah42shts71jihv9o45k8q209csvgf40og0c11q06gvauh2k80dju920ni
us0h61njksb960cf0g0ffn7v2bppu1ap08id5m832c0qu26p0c6gtro6ibsne02p253ernnjk43sm12n06dfmpopic4qdul50eqgot8dfc46e51ivt5gcb7
o1cb75pvatttgfeob1jp3u2230h9f0i8dlbqom0qsupkg5vnqrc0t6222uaifc784ek43m1taudrgqknm942si2d518tg8fobck1sq17107ngu87nb3vstu
3r0jaf3b82cjqr240gv8kh1qo3kbrra2hqvl3ft4ns748ttvc8vdehi9n5nc5lm1imvsdh5i844s0e65e92vtflh7qsk4q20p8uosgafofqrr720levp6f5
78a8bu2ls0at5qg008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000fogo4vjss1vhqvrifs47v6k401vo30lhfeuo38c2pdv9t02vg3mo4rk2sq2cr04mfpd7u544ctvs900m
g4mo6ujuoq0gh18cfvcnnsju55vop0l5fnno7f3uji0ff0smfnq7pnbsndumoun5fvf857c21pujn01sfmso1442li2agvn3fumnqujvs5vhcv1gg717vk4
21dvit121fio7s7s2dht90v50fluo30c1ha0vavf5g8hnq3s2b60mb00gg5u7v6bqmi02r0v7g45nu6jvohue704kggo7pmjs8duoh00hg2581ujtd1vmov
8kfef7rfc1o620t10cfvcnprjvc9vq0vr3g6j87jjtdq17kvcvg6snq0jvm1ukh118fsv7m942adulcvm5g3c7nl3ufhp5r0mtgcc7r13uqdsc4v67f9k7t
mbuipu1crpfgl37ukrrmq21cun1gdfop44edq13v408fo1npks1hm3eqtj3gqtnkcscnu3ip0eufhg80ts0rdrcv2cehs784ljs2i49705kfocoa2jp8lv8
b0avj1m7odbliu0ngtp5gml8i4rqga0s4vp8eg98ljc81m0d3230f0m7hdc2si2a2vstgsco2o3nim3kv00rgid82pbkki2fstsnh6f7q5rkltuj6u1mf5b
7mbbtd20d90g2fdn7s8jvehu0gt7bfbvntss5cu6msv6shi28a5rptu0oku9kgeqoq6c5o60er0gigb07lkbto1vap0hhh6insa422hs570h9fpcnu4rvda
0oauoiggvo42rl921c2v9kfr18gdbcm240esc4ehe6ksjkedp5cvbkem4o7p3avtrbosprerjo0t3aru16d5f7hcmnl53pm5qfn0n2eij8n9rtbhq2uq5sf
7q9q6rqrpn94uklilt7hbkla620aquufkr8dljkieaf71evgido193u6q3nsunmgfo7qkjhjlu3r42tghs7qg3vb9pph6klgcg7mds17pppmtunh4398crt
ua4jera4dfb8afbila1l4sp3ee68ac4cre5lt2bif6e7cp3p3i3mf0erg0q8bprmi1na50feen4ofsk0mpu4h3iscejov13s5u58sv12et58hoc8iltqt1g
ng2snns44n9sk8s82g07mvm42nq88uvg6hsrlh6kgs20fov74frr7p74cn62jv1hdfo7orhk7fq1tquvtar48bb41hhtdishaf1jonvk1ue14r19cfnu6nv
j88m12eu9jeo1o73k6r23k706ofb0nb8s0ha0st13df9b84ik9s1ssiti9dqt7oqben22nb2pphop847jqp9vsv451fi2oed45cacaf1atgjb8ff49dpqr9
1pdfv4mri4jrlqhn0fkehvms8kple3v4u6qi5mndu3tkpk1r2b5h2tnhocfke166ug8h687kfjai9tkd0kbh0m8io4592370tqrg6b8t83loi3st0gdfgq8
1dsgh5rmosjbg9tn7u3thhlfh01qgchp50b90tqqd2qhfbo82gbfq60t6vnkilc8f5rr59sjounuee0ob9s9u9tncprkf0vodusgqdpqj26vgsroackc8q9
hf0kukus8jurt3to6956liqu99cc681vqj70rf377e1rmk1rccu0befq7bvjth611j2hog1lofbsnu5v60uo2ibl77uk9k5jnr2ccf6anfhbsmdtbf3iugp
v8no40am9aeq01ffl802sdbq340vb2hckoles63phql1t9h1f896cicm1rb0p0jmcmors4dtu9ev8ohun8m4jeneed4v6bgalnskjlv62ceu6thdu7ckbbu
u2ecrspg1anbqc9aibvn1ntic2nnjrupdu4141eg3e7t3jq62507089jki6qikqru2sgscjetcoaas45pssutgqf709gasajm38h0r5erpo0p3j265tl1gh
ef7olr3ohdpa4uvhfsno34bsf5v0qvkjgkena2sgau48h358fodn1j4h5e4f13idgaaneqbk5pqe0viqgnvmvvk992578sv3dag7ns4fha5vart9gin893j
ree6b93rscj08ju41e5qlj2qdebnm7uk361vaf1fef6n96t375q71526ihscov0jtqq3beub5hgb8rn459i3db46vfp9nlp4s563tn02ddiuo3q47863pau
lui2ing23u8u6misk3e507r2ruqttooub9fvp7qj3uau19h1e7epfobjs9m5kin4o6eu5okjscf5t9gv90g32orlkhhlu2n0g5gg6nvt3vvdt3t1cpfu485
ck1gmaov2f1ibfnm9k31i2gb053h64oqs3thlukv2ijejfnfmbr01n7cvqrfdv83fbopi2csvoufbe8avsbhq6et0vfehang0snnpl78rbnf0b7rncj7drc
j24bar390gjqb9vqgumtgmgokvs5t9mu2vrlg966tijau1vtsspdgq08g8kf9i1k50jiforodp3rnm3jkr2bgt7mfvjcsm13r1e3hrnokncal6850ul6eah
8n6s3va00ctm1hnl7n8rv2u2ierl4g9cneu3ogm01etn8fobomujuam2v6s7jga2o08jqaq1l2v8ch4lok94339vsr0i0he0po8c1j62ssve1gidnr5rvjp
sfd1evg5u8e3raftv5j1hlgq07c23n71uln0bhgd3p16kjsiarivvrfe472mjt6ec2msd8ck9nsbc9am0g2r9pfpl7eec1j23fcq1hf887lg48l641stsch
bu8hb42f1rar0icfvuo0bjkj9ue528ehaj8lh44phrcuuvjebt76u4a8hhsv10vf7s7us3qnq3ab0u4e26mess69hvg0u52f20o44jq0lvfl4g4hg87pcs0
sptmet58ggonttrfmq1ccun1gk48fos2fdvrp22vg12o40b8otvu6u5ge9l74v2q364jn122g3u865s8aq326uknghh8s5cceu1rj03vgke84brs6i06erl
qgd0o6p464a358u7pf0uo7ek29u1r1188hbo7vvrut2334s99hos7rk48gln4j04neoq7s4j3ei18300ef6o831jtm60it2crg7kprajh6u1ln1tig3uo4r
c3sm3b100ti9u7vu3v1q3jqtt9ip1oqjrn4i0lh4g3ebfo34boji4h91trfuaobh3rdib4gvi0fbgo0os84ht6cvfdhjnnte3kqebj6tk6g01meo4fo5s7r
08veue6jf42jq6iinsvhcs8c1rvf1s8gvg4hohnfm4crq00v283fg0nu6jnvq3d31gegt77cdruqm1br062fd774a492pt6uvp6e0locgk2vdvdatb3f5fn
uibld5uph1b1heg985s899t3d35rf5i7ppk6ji1i320ogm18ggk3jdvruv7mf66opk45rq05qvl3fc98bnrmoe2girugg35oh4rpf1p4eu40gi67jns14du
kovqeg6bntibof24jl0m1fre8gdkfq25qb54jeqpmqpjqj247f14qfdtoe542ui24mvn0hob8u33v0e94oteag7096rrb0pvap3tog4g8bgboitv4v3irgj
4pp9jp59pcetl6g82np8s496106ttefjc7umk002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g37ohmbe9i1kgv63h7n8a2s11e3tiv
pgfjt88lkb11vch2e1fc0o7n41ni0pp0fjejb8fsjv01v5b0jaekpoje43823u93c0g6a7gkbqqlkq5188eouofqk5oq1mn3bseqj7m04105vp716temn82
p3vnm126veddkf7atbr1u736usbcu183ok5dm3geupafor8djk36u2id0f8gup81ms5npthr0p1g3e87qjv7q1b2raugc36qds25pt2v1aqg3ao7cr6g25u
2uj6fu2nfts42hsr50i5d0b6h8jsg605h1obgtt80cc0hm0daqsagkgnbis78q6tmvcagmsob1rvlm1rf2d1gbt827c2ddnmmur2gd17a2bt01vj90j5gct
o1cjoqlsqh1rvgc571bjl32001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g0080040020jh0qrg0ko1q42ae0h708sfb9o0vc3aq0b1044fuj81840km0u8v21fgl86lc2n60kgvlvf
lto0jk0li0b6vnhfem7o1407e1sv0agg5j81hk0a60g907vg337p6s13e0gr0i5g3fo1vbvp61dkv0sg6knuqc10m0h70fgg9r81ck1nu0nb039g4vo1lc1
7lu8kvtbfuao0q3qp60av0p1geco1uk1320jav5rfs77un42gi02p07lg8bo2n41q20l70a3g36nv2421a0r309bfu7ntcbuii0ht0m8fts821bsra092v4
ng4j7q3k1au0gb0g8fgho13bsfduij06gg0fo1uc0um0f10cjg36nr9c4l5uer0uvg4ao1srsp9vif14tg88827c12q1m3097g5e846kamu4j32ajhl07s8
k4g9mp8uaefoinktjuotsvb0dog6fntirh85nu12d1gqd8ia413lt90v9oepjo8pbdchucivl7gndpcusdo1vpktm9fvs801c2jq0rgus9g5088ks3lq3o7
2mgefm8bcbjre2fkvqpfnq82hrve21o2vqhghv7u43lcq0ij28pghsns0k4glse70daeo587kbsoi29v0pkfk281hrbb9uauv4sfdu8u7c442be4v2bfkp8
elrv6m1jkvtphgqngl46edpo91kpfms85rcipa0gev4lf9josus14lvgt05fghfo0g3udpotmv99eiunf9s23m1b0vrqggjns4k5fa0psu5nhf2mja44263
mb0dlf7o8bikeuhulr0ujffq8eb46te3sl0kjfl084gc5hmb0h1mlg4b7ulqvq6547039g0081fbo2du9kvnte13njrbt6i29esa4foc7vmjr4q304v5rcv
qobhbio9vbv3lkgtb7uhs61m6sj256hkq7qkrfitua913fgldnivrpr9gsn1uofrd8qj41fi06d0u1e0no8p42p69rr1c3e897eibqtq176v14hlv6oasks
hmit18vfve8v5k2nlrpuunpfdenfns97e3gh598g8jpibjpptqb10lfeg7nu9r8s24oiuavejg5rmbm1hrq91itjnln1aj0ppmtn311ib87jd3vaa1oku1e
f1p82hrk4a2las55gc6nk3shs5qrss8rgh6navjrpicaas95iufnu9bs8q35h4kmj8o87a3pb1tqf300fo6oh7k7n62t33b5etip9q446u8mmvvtfeg8mos
gmm78aukih908po4kudopusu8fkomtkjr4lobgu4agdmot8rfj60jmtl4gk57jdc12pqr6s79hij843kpp20qarvifnroipkea67ab0lcevsou6s74m09l3
ucf2c7vf4c7ts0cvgrg73oirk93e3871uqgrvnu4s62dvt0sl6ev9842rdqe2fh4a3hbs7fo47si4rn1jbf69om1kf6q2f30f1f7j7cr3l5lu310alfoanj
u3t21v11024es165vs41ma5b9qvf80liprnkhq32vaag7ip5mjhi1r2ste8csk6pgc7nhrhl2jtgnnn2pjrfpk2sv4cgvpomd3t3e2p31jdg7h7urrt7ifh
cuebefq7b9je4m4on5hhhhonsjspotnl6vouejqokkc9o1vluui4h5p72g50dlqb6rhvd3snf5roalu6v1ltes68eu3svhs9is9nfceo1vbr9hrgv1lngmk
of03rhm64uu5ii45o7k36jpu413pre507h8jrq9vcp2kagjh706calhril1hkgv5o58k5ut13h1tghu28g43do27kf0hfh157e3sa064nt0nadd9nnekjnl
klh1ihibp8cmb6odv36sjlh5infujqu9s2ourufe9o3scaqdq04v3sfean9bjt6ls8r16uh7jnn3rr75vqv02eg74n5v45thukb1pfdaaojurqq9vsj2rdf
d57bmk6se8k4tenghi6bokfp9niv3i1crbp5lc859viktdig7iotsjilae6ct8tf0ip2442va50101tgk884h49j2a8d334foe8pd4eam1r72mafc97kfbd
mhabuun5eekong4k3lqir1gnfln7s3jmt60ot1hoe8r7hv3h6duoj6ieenpnbkce25rct40uh5t97vrcu1s9974mf4g8kks2l5suj2ddfc480bbthluvsvo
9g736sq49gi4ogvv4fpr96brhrds7au2kgl68hejdbhslf0fmejop10ju1m230r8belrn3cs83i0lr4c2i9tnifb4ghumf0ldgr2o2jsg5pvkiqkdg88o7d
3nb9n5d1e3fgvo98k09u5at0ljevho2947bdr631nrgg5luhkamm2oms71jbhn94js762j501jfpe8cjjn61tuuugji028q6bnba2kp3abgvto0c3tri0em
ttdgru74tbuhtno6tf1fl785okk6q7lb0t0f2nos1se8lti4vl9i7to2jjk4m1coueufk48qb4295vbp30qfjb6o5rpv65u90okgnl8a04dl21sav7bgtno
ndk11q33cuf4f3d7btca99rm1236gedobvs61ts32vj1epc8bvc79i33uun0gluoejk7d23musb6dsu88as80a38uvo9fsgn4841861oktahg3j93gjr9te
ct0d7cmuniqjtha3711qpgjgna5jrhttnb215enrnt53uh9tsutb4idmo1ic7he37l1kfglioafbvk9ht8v4dfvn7v7rubdtocvmkfp3nrqc4e9rpd3rkfp
d7pm40fm0g8uosg55nm146nlrpsslaevs89j43e210qru9fbh8fek61hsm8u44fc66ol3t2i1op5jkem1oa5k5o9mfov17h2m872rei5rmb00dgpq7ifjr4
e4m507jgb9o4ncbmtvef2g4g7o7upc9ue3pcvvpgci7ijjcuhr971slffvoqns88ptp50isfg481hk5ptrvqu2gg0375fjrge2goradfaf7qnrq820od0pj
fc881vjcotsaf0n1h1g76vjvh6524vlpfa7nieblge1s10mrh5dolpk7l5sn93kdfh7o41c7rq52d241gpg8gt3tn233t0e1fa17q6sbi224r260h58mh33
ra6158v6bfk3o3c3oei6fmvr1gqb80ak98huc0u9vgsv7edc3pu3muvf4go37v5k599vgn243gsanh4joaluouvrofj66cabo99ngatgtf49osh3mnu398t
krfbq8at44rht5b0gfg517vc35um11710ufn0861rmo1t8uvqig7q8tf4bm9rc31h5gs7nt6rm0m3imuhses77vbjiq5vl0vtlgelna3ju65s991rog9087
lc09lnpmurti3c830sbae3b6t65h12ng5kanu6m31f1g5smp0bs51tcf0tmg4gorc42uhv1qugnh2sogic94u0tqvo1eg08723q81v8715dghpnvnjv05ot
gtpbh8fo6krvndsb0u0eg528g2jqe1qc8v80gufojo447251gtsdh107u8bome4f100ff8j8e149da1if0upggi7rl42c5usf1dqfico5lc95q0o8vv6fr7
7qqkb1lsf33jmgnv8kdrjkdrrb0d8h6jnqm4dea3dgvc0g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
400212eutrg387tos13pvngvpggbd86ojvvq0e8v74fuanqj3tpm070v7tg9c885c5s60450ogg0lo4cru7u1ij02pfn081sc1rm0bkvtcg277u7k2sdu6f
1fvg00nrl3upa17kvrcgg786qc09i01kv9ng9t85743420m0vhffml8fvbvge1gmvvpfllo8o3t4pv0n1asfi4o1oc0hu3u2v3tg2o80cjqs63kv0efg9in
mvrt4tursv9kgdl7rdbrj9vp4ve9fv58bj3snlvm90a0g7i7tl3qs20ud06ufugo6ebqri238vq6gir89gju9q2mr0kkfoqnt7rvt21ul0khg1no1q418pt
qov6igpq7m8bqa1ukb0unfoo7ssbpnm1ph12cft6o7gs2bhsg90ddg4do9a3r4q158v3ggmf79q3nitrnn2qagm18ra32nlqu8vt2g6s6rtrfmto872u6hb
k7ihsa1ptpev1ne3s7vrbj7e14ors9h4c8cs47d61kcscsgoto544bspsd6v07eah8cdcb8u3lh1iqdn67lj3ecm3kj079f56mvrk0g23ir433fasnbg3e1
lc794s0f87o7kkau5qmgvvierj89mjlftt80toneb17s33oklv3r0l0etsolqjktadbsumlgt175h3is5t22uv6htt7apjot9vfavvqfn9nns3q2u0pmuat
ekq997cfbhvrmt2terr7su427a0t2vipf857dcrudlvk4te9g6272a3tmq3ocr85gqh7l2k7gpu4n082fu18ahk8pdqv139hg1q8il4cmq0ol52qd068ud3
umlqc2saee2mnv5rfc25o530cbm4l87jvhdquat1ge8b75jchqe41n2ntdprn3mk32lpmj2epf3jol7s48dugp19og7i7jdk5dtt4l4lsflcp53bf3q0rt2
s5jjc99dcsre5r0shbebr7r0blqaa1117mfr67nrk35641v2gret9m8j4h5u4fcuipft9muebg99og757celjmee3tbu4dur1ocnb7cirlu9trv0cvhsuoh
dbtcdtsouasio9oulkb6putsulhffdn7nk1hpo870uog9a8gi4pilo7cv93fu5q3u3veecjb3pqeinn1ujuga3bsrmagkg7io3sn2eah1ccersoie3tedrr
qsikh4pn6icbe5o6h4j7gru7dnrpfhnqt26ggmhn63s2klnbf0rhfqh89b48ktrnb0omfpj704bqg9rjcucle3jogl3tf9veqtj8fm17harnldvhkvimg22
o6k3rsdlbd2nah2g79kk812336vuqgg0olr3nl20lf18pf207s9cvj67rp2ogg6nmpu3tu1mgr063fu3ngic2eq3kutm5iie961ca323pgu4rfr5pn7bj8q
3q6vnfi0h71js8glsfsv5ih1sobg3kddvn51rmfni811c6qe1qd2p9h9r7tv3op9nvsuqlg23nkertntl9mp37gej5sbrqpi722tnug7a68fk24q1a5031f
ad8qbciea6catuvf4u6ne3jru6e2rtrfkcnmmbfttr994g5f7ho6ljfba4smvfshouniujnthur2v49esr8ui43260fd63fgjf7hi41mq20n04rfutnm4s1
n5umkup3fr3n6c3gatuld2qvgc77a3bi3e1dv02sfq6ojorvshsnivbdfcp7npbu1a8r2tchfjpnees5821tb3fafoh8l5kfnq1okva1htboh1rt41s2l0j
qgcbn41clgu3rusobg3c8gmjgca4eiosghbaoj43nru7un55sd8h8msbq55s1gv9sfg0numk1dq0set9phh9nhrs6r1ssd2dgftlovs4cb9sf0uo0g3hojt
4dblv3l0ugh4p7s6cfs9vhqu2vj4s7ld41eu2rmunsgf6oc5c5v20qb0buhbr9cqbel1u4d0egf0982i48he9d334me92o0v45vq410vanevp8mk4vda3k9
181euonpe3qv62fgs55g32nfdbbmu33f14afha7i146udkreutnf53o9tjvc9orsv2nh598mhcm967rav5ofrsnsjrtaa9hp0k3gbc716br01oqmttugsvn
or3rlq0iqvkufosnci47nhvvv1ujhbs81n42oa68eveafl7o6q49b9u2otmih5585e3oqa26f1r8g58o8qc7c23vgs3kfhvn0k4eohudcuvtfkuor1c8j20
s10b9i7i7a6blc1ucqvtaemeoofk39ptq52mfh6t8in40au27qve0gfnokl45a9v1sul1hhioo6c1ttvm11vfhb6854k3sq6od1m1ej0nsjrn8q3vsrvvgu
c86nbk423t6vlveqf8kqbha9vsf050fg988jrts1s8v03vf7nogs44tho6h40ujkl83lrtl20dp2mqepi8cus0ji1jb33cft17n2bcvm0112jegurn24bte
621iv51fmh90ds73u17d15sfgl7qd3sr20r0u93fk2824bvda3231afgvb7k5k4l9gssok7gf78o340tlr6r07lg637bd3rtu81b123gg27q34885ub902m
iuuont3vlm1ad0p7fep8g9jsolvav333gc7o2jrkk61ev0s3gajnosbvr9remvffg6jngnc0ptnpn10ohrpo1046glvkustsfes80qcb6i4at0ufern860s
7r60duvnqgn6o36449hrmt4bsg4rnvj3r1m5ml031el8o0l4jtu30j0v7go7noorqslrncrocg0rok0s4gdu30vrrg987aqk61ls8uvagh6c8bbs7uhukuv
dafjanei47du7cl2rsg3mnkokad9ugisbbg3g7hr42smacaui4fu4o9u3qn26hh2d1gg5ol8ccbu2e2vrdfednqfrg4u1qh1psg26nm63s3hrpgvikftj93
1s7ehs551r7fga7743rtpvrn0m5e75o7dbc2i1t5248fsp86ls0e9q32ve8eepo02c0j9ra6vgsekho9is501o2r10ffk7nvfbottrl110nft07ukjk6prl
p071gau8shc1221m8vovg5rntqs2h5tiiv1oerso52bos22f30nch6d7sibsl5tngv0ufo4o2lbs71tcb05bfl0oc9ru15sfivubfkm8hnc88ts710v6fej
mtbrpg20gf3htheh8p83sj614d12rfnqnadc7025232shftknd6sbd251n1gvgu5nphk65tv6qulrgt086f498a976uidg9jmuebg76121295g937gfrrme
35mvepgdh7j33ncq0t30cdg5ro0k3tjdtkgukfgcp80a4aohv8742hgbknphs31i22ksomg9co4f4231o8r1sifjpng5ce6a3ol09ug5mo85jpvtuu70rjg
3n7rnbsn1v810mafnto7uk70tvul1dbfjjnp3s2um1cb1hfhb18ai3tc21cd0e1ftfobhru6dunguu7hk1ocv40560ej1v9g32nv0jvbq02v206f378knk6
q5v7t21cg96op2c3cdvav0gcg51n7vjvfa0mn0m1fnq8lak4tq2892duer57lqbuupvo316ffik848se6m50sqfkevvnqn4co626l32rfnco4krlk9ptn0k
neh18gqju1dui909afel7vlrr2612uuerepao9lrpli0ouvvogsn8eac7q5v5h0jnfr4o5ns0p671f0sdg9soo5k261r2j21ng8vo6vs225vrqutgeq47fn
rqd5tct05of3bnt0jsmq0j6vtqfsgo8bc0ae1p913qh6e83is4ttu2b0cgg98o9uc4de27qsstgojo39s27201av00g8bo2u43e9te113dg1u7ofc3i603o
vmfg45o60jv2pt9b09jgj5nh1k0ultsn0ffggbo2ljvk26kn25ug0knrk44ghq571vbgrf7uas6m21lp020fhv86m42li19t21qgc5o04rr0a0m70t7fah7
odrmb609j13th07nqs45me0qcuh5f15o0ojtri1bd1obfvco70buh9uah1aagmv7emrm3i1f2vpiggkntnc1l5vtt11dgfk7u7bk6ps5v191gpe818k3h5v
bl2k3fi5njrc4qm4591bug58nnocbji3f913hgg7ohck1kdu110jtfla899k4epu1700hfhhnrt3vbe15p17vf2uo91bvgtsoovafggc86bk0gtjev1blg9
t7tirrbe3ct1log2uo83cdpm1h30h8g0f8bks7lm0hr0cug16o2d3pn21acsttg8tnctsasu1851q6egc7rajre1v430hifsmnadk2n60bmsqtg5r7h2k6d
623t063faho273melv86semgi0o9fjvn60bj2qrguq7qa45ui1u113bfj08dfc0ei1mor62ffu7c5469hr6et69g4fo1a42564isumdggt8004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g0080n4135vmr01hgd1nvvjvulv0l002g0co0kc001vc5005g0q7ssjv6q0bd02dg3tnt4c0u9vuovhafi6o0frscm0neuv8g2k80i427a03v0
3tg1f8063vtm01n0j2fvvnpjk11a03t029g1ko02rudtvvf0ftg0a7ssk039vsuvrjg807sfbski02n01tg12o2341qm04j048fouo0fk03m0hd00oft97s
63vm1uiovqkfvqo6o4066110vltfs6o02405i02r15lg5s84t402tvluvvtg2n808c0ldva0vu1g0po32k2ahum706jfu5o083vqlvc701qg2qns0c04hvv
0vn0g0482641ve04d02dg8m7viruim03f00tfsio0us16dvh102bg2783hrvtm01j06igv7ntr40l5tat04og517kujv160q6ukcg3enub40c60k10e3fud
nnlk26a2350mjgaj7stk02ht0n0cig1bnunk2nq1ar0vlh2k81qbufhv0t018g1t7ttk17lvjn02ig0j814c0qu08101bfh380pc40607h05tggro4242k1
vlt22hfesntk425e07gvmbg1e806k041v3d0irgb57tp40v9v26vdmf107ourt1ltbl008g4l877rvde0en0bhgavo0crv4619l0dqgc07tas0hq26h06qg
4rno8rt5huul01og40o1ks11hvd8vuag257lkk4etv6r02rg7e7q83tf60u90jcg8m815ju8m2ob055gdf7sak135v2kvljgbv7v2s0r20rl0ahg43o1gk5
j65touklh4b8pc4271vlqr4aeq98ffc3761bmucrgbsnodc0qpql0s79hkc8nis42tqrd0g9fg27ovjs71ndmsukf6o7s1sqqe4r108kg5eo21rus9v7uu0
9egcnv4c45m477262h7inbfk13hm9aurpfhaog6k7d1utt1bth2koj7kahm0lf119g9f8at3uia1ij0kchdbmu1k2iu2654t5fr8o3crvjllucu5hff2ohn
s24a1ap3vefpu8e93qk9trn0h9fma8aajmpi0aeudig1bnjs4b4u72p0s9ev3n0j47nq1th0a3f80o31k05u0gct7efrc7k9jqj63l90l1hmno2i3m3648v
0osenip4ajet27n8utbgua729bqpmc810ctfvl7ins9pi39j395hhh7p6bnnu5jf5pih3uohnjpci10l2aji5u8133rqa1gh18egl56njri99tll2ohh4t7
hirjmht2h07cg1sn413vetsior0rh8tob4rn4601n0kcgdq7rfruttr1mvkfgf98nhc0aq36gt8oi1dncts1lpt86vabgibntc44a234h19getanf9s8ke3
953lgdfroi3s0821durtqgdmo4acc49utsv4mf63737jot5ujevalgto89rc6vm2e2t1eg3ko57c4i9odt259f6dnedrrke0gutlofcu9euc065ndeqhtfe
t81dc3ihvcp282euqnedbjllr5qujaens8l2ri6q1bh0j0fih7ao3l3tq2p37veh38nn3rqe9h8ts5h3kpbn3u9u1f8t89h6qoqb400u6a0siqft486rk3q
9qah5nuc1276cscvi7u11dhd8j8garj6251eqdfisopk9k619thgplfdj7ohhjv85olsn4eeq7lvbjekmflqsnrfqsog23slm69evq3d5d7db35puaj14nr
fan7nfsfia28krcaigm73mkhn1r6cr2fi4g85sssha7bktshdmoo88rpf5tosv3pejb87tak564rf0mpji38qirusppu8qflh9f8k0s2i63vss8sfsgo7gj
835t7b0hafrnmrlrl29ovt0r2gigobu440ht5h46nhm4nb32oldugp3ashvf81hk9iq3nd24lffpm55rl5tui90jvgu9qeh3r15or72vqikdmdk4lipjaj2
inf10n3ljto26kba4vj9h7rir4u9v6j1c9g617f5cn4du4kq4nhg5pgf3t15qij072gb79hejvd67g8vlggb9ocdre3a13ev8ggmq7kpbm4hv2ovphfhkom
a343i4ekvdafk08plc291mgr3r5dh480vjm0u0baviuhut7ljs6qm35mtn4fqg7smrv8u7mkte9fa6ngl3vee4b0rnihjfoqr3qp9u8gtlbfe18jtbn6psv
965ed7i6l7ruh2kll0c1eg67ngjq1q755291hmd8hkret65oqsavf037ek431plbati7fto7nbbhv1rmb2a7e6sp33bj9u20qst8e6c7ti46u1smutrcebj
6vr409pvi6uuphil787s9am2furcogj4908kdihou3203hbhob3kaim9q6rujh46oead2gq1ekveic5c7t84149iab23ngkq6l83s926hn1rcfvl77trsaa
4pgs92flqnjtjl5ho3l2s5f6qnm3s3rpvu6u48fsc80242a9soquv2ejt83ic11q2cj7bvg2tmm6kmpduv90j1f7ansnjq2u3vqtjjf7dntg3rd5tp8ujjg
ih7fu33o9uucvjefu28d8jg59mrj2omfn88rdjn567cn0epg57oapbfia00svj8fs5pj5s0aa0v0u2gghjogfkhm5uml0hee9q8ke4g6u1if1s7hro7qncd
t266n13qditn8i4islh2urhqepk7mik0ptnb70n6ih16n9c02m0cav9lhe97rmrcka6i2u08g2lnoul7s27c2u0ohej7ir3o4q8hr0e6i1t862kctds14ro
fius7d3rpopecr3skfg2ne04a6a83erh0fh7o8fbm05o3f18vg04ng2r59a1tl32veqbnjrk8bdv3p1clf3u7uj3eddvrp139dto7rfsa15ki2uv2es88n0
sbre3cf13ofcno6sjfo237mvnkelu8hnjnf1s0n1i4i5h7ot49923n8sphfcv742k9euauqvsaddv7qk4eqe2430u1fkdm9cshf1sacuhhd4fne7rlr1qqo
vj7fg4opv40m61doo7ri0178ebpg605r3mfda081kjuei22j0kifq2nbucf61sa4u8ojctodicgs24792avgkro50c0tm2kj2b6gc5olhj5mtu9h4mmeven
qrjuoa40b05jf12osukai69kaunbfranqds6dqa9qq3viiu8id409a3vqt03g7o7m743qu1p6upgg008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g007vhbuv20rkv4mful7l741eu0r6vsmfub
7spjun9v22vcufse7vsrvm9u811a0gtqo1fbtr60f2v1kg5b7u7rrsi04cvsofk9oa3s1lhvquv2bgk785q43ee0v8vvafojo0n3u7q0v50fift37serv1m
0oavdlftg7sijvie0st1amg8n7vbjt4dva8vsqg5u82mc1gtu6b07gfgg839judq0kavnqfsco4qbvglu830lpg5jnorrvoa1at00gf4a7r3k25u0l8vn2g
627m8jsp1vbqvf5g3a85b40eq0mevt7f62o7ac19a0h10l1fv7873s0eltmavesfk5o323vfdunkv9ag7d7p7s0g21eiv6ng4tnmns2n21ap0nvfoto1kbs
odudevr7g52nmoc07dvl50eieutoggbplm02uttnfpdngsk41dtv6vhgd9u88nc0dht1iupdg46njok0ce10sufdgdmn5vrqs9u2ovtmfkk85hbmp24ip05
hg47nml3plq1ah36bipbnlgc8ka0hf1s0grjojb4gddn3iuu1etjofes6fls0ovj8g6n7t6sfk9v7qvb0gqf6a5kb29vdn02li3un79s1d5u7526cfm77mg
k4glmtv2t7cnf7243n5tqch174hvno2f42ku496s3hf4p89j3qg1sn6u8kfv27i2c829u550o1f478hjs61607b3phfg6ovhc1mi0r733ngnonq5brfhq6k
rvofitnuqbog5vab135fh0onv3ib5uqqvmoehg8g248utvc0v97fblno7k0861f4ua0h618444q79mqn012fj6mu7j9odq4v2c3h7j8oik3pdodasrnear7
nnjm720p4sh1ibc8i8jp9lp9au4mggn700bgc9p8v2ibeeg7gtc1bdumf3p0frr7j3rima3gf3k7eebnq8k81a7oh5kcj0373ljertk2b2uogv6omujurtu
b2um0fa2nupsaddmf8o3thmt8nort320ksumof9l7cgkcthqh527nekq808smulgmktb8f34mg43pp666f1m2gq7nfts06e02l4j5gv0n9t3j7e11ktfbj9
bou8s7bq40516uj06nqk49de0jl0d1erd8v6s7ddr6qtjjgvt6njrjq21eku3sem58ai44udvtp5dfeh980u3dh5rousdoj3injn3di5u6d03mj0d99lk6c
u6tp1e8g026vjk2hq27suggcaanpvs4dpvker66fpb76sjk1pon2u7ogrrnisrn922a11h7ddbo4irkae3gj5t3gb6np4422plk0u8rgbpnqck14hvf10gv
eue8s63tddrlr17kiovo15jn761h4qhmh956ggrlsm42v51rii2nggbv4i5u92u8h108acc1be7n3230gcaoj8rsga9nov0kj1cnqdrpiubfj0s1fjk7ptk
4r608h3qiemq8kisdkhuggu4nfmtoh7s08pv8b0leg0l83ejg8m1cqq6veh07jmbrnprhutohfrfo9tk6bluq2qrdi457r0rjclqpcu7md72o6lb49tu836
o7e14ne9cf01o2l0m8eqrop8rs8m4j4sfievknupjm51theshbgmj7ugkaq64v2valfp68bgs2tq49r186ehk7auk6f5phisslejc80skpie1n2sngga4nu
j4i2drgaupdfld7oa3q5pioqv37g9vp7m3sd1quv04af527mbk2ai81h068ilvoa336sdoil040gj081srqrq4foukffr697ojrv5vc4tqggqfot0rvcduo
r267g268p9bv8hr2j42keaf8p342ei05kv8ofatpq0bpji7gotgmf1io383mu1tm11j2g7mnupjsedvh91bmgb69cgk6la23b1qkfisov03ppm64f1vkevv
828jut1vd4ulcetio40jnlq9u738egbo8sajp8622h259g3bmvssfjlrrqslifqe7g93vq1stuvoshjp852c0vq0l2vhtj4f6qsjikpvo52oef39on8jo3p
vlf1vtgkc7hlkd4tshsvrdgu67inbvptroqvasg39p313j29rc2t23g9inj7k1pi0df1ipeoo7ckjrudvvl3gnfstngvboqu3d0v42harnm83m3qd0912uf
s57u13v620ej0qvfu6nvqrrhm389231h4i7ges7i9t4v2oue0so404365udcsr5grk869ccchv0f2c3gab78244olv8r414fmfofejmb1vsp1gafcc85i42
2u2770u9fv4nluk11u1it6v2fb38ahsdrq2h33shg418e2c1spsqcs2ifn3okm40mlvkp1f3h6tp4ik3ui0h70efh3s7lej6dq8e2u9ieg87fpc1520jd2e
dfbu7vfk7h1ts71n2ghtoa6440luun2elg2v7e03gg5remq95fmqn7pjhrq35ev4rho07njk8t692gtskg7pnsb3qja11cvapemb8dj4ajq34p4b4gkc875
43ulrs2tdmf9onc4c29hvbuuqmgtcnmd47g9vv2vqkgi19at4c2priqtvof627sfs38a3d1179gbu8avk9su2c12llet37s9s12hufmu8afoj824bs3a44i
v9ffp1oe13nu64990teg5kn9jjr5m0cp1e9h7f7bdbn4i1r11r4gidnve3qqm06mvusebv7rfce2e3n70sadrlo9o43ji4lkt5ifsc75mk71200f0ghftjn
boc08a3lp0kgi5g8343v0a344uhree57olc135mcctteet887l4blpun6vpgi3up9troum0rr1d9ghlp2vs82e27b0nahqp8mprnk9vckv52g9solts4661
051npgq57svjj9e2a2vupfv4721jo1m0dj101ftbo5ak6ji1u50rnhfrnuck0d609d04gh5vobbbpvi1in3v8dur84dc9hi2kotjkfbbo6srupa0g70slfn
l7v046e624t10cg5n7mkrugu3df105gg2o7d472tuo5059gjuoea3t51tqn0e3gjao403uhi16mubdepmnunk0em1810eqg6b8m0s3pm2c90ith0o8evrv8
5vnb189fnj8sqrs5i1av2cjffm8jj3tqu4l8vp6gs4omhc8320il11lftcno03u4u5f6vpfgicoam458hsct1p2hs481nrtctvkeva8fk6835bs7a29av54
feior1s1gq18qu0uf1vo9vbog5rpeve3fhl8ers16u2cd19kgid7nfrvui2k8tpcfcb830c7461fsv5cfcsonpjv92186v73f9dok3k285tal0etgvcoguk
8mls6j053g2gol7jtfttn500qggr81obfje3k70tegkq86g3ulttef00lg3d8iqs1cpveqv7agjjoadrtkq06b0rigoqnt3k12u03srp8g2dns8k53i2l2u
jag64o5ebu99p6avljf0p8ju477632gvcoh2q812c2qq2id0khg7bo5945c5od52nmgckobb474hs8v12qgmm8co49821ur1skgo67ls43odsgb0geg38nl
ms3p21pcv7igu97vss3m9unp004gc58ft405q0090fch107lm3niu1gl031hhro7frluq2uavv6fdhntgk4hhtm30s2fpeo64jogu090rkhh04806jng1t0
l1rehcco56chrq1n33adfpso2hjqdm01ivuvg50768s0164lj3lufv1npjc5ka1vp26og6d7qjk5ii390vbkdbk83uc3cu4nqujdgamnthk3uhusn0kif3s
o2jbu4e1sevhig6to3o3vhe0hl01ngdoo6prq39v7j03dg9pnmrjqga27h12vha27rlbvnq0m90f9fei809k82m1ol2erfq77tss2uq268tougkk6n1jnlp
u7gsigfqs6qr463m4mb1d1g0e8bks6bm1fd0n1h6t7qprtglt42t4pgbj80ok0fa4mf2cjfgon9d3of664d054g9ao52c6022h0vfdgp886hrr9pt0ivglf
5kntnc8fq4dn01df657pkk4fm38mujle6ko97bqua168vt8gil87ck2f22gl0kjf3kn8e48la10j17rg8nnu5s90dvvauclgp0nprkahm25p14tgmbo9444
71tvau7afugo1u446ptj90g0ghd85k42b62uqvpogdl7rc43jpud90mnf63nngbtk61esvm7gd46avs0k61neus0fhjoe3k1aq04d0k7hrr823bvelti2to
tgro7pls27i23kuq7g4r7p8jt2luucseggm2o4sbvua3fet83fi0nr6jpra0t0slegubo00k0ma2lkv5sgmfnskk0tlt1kuufff5nv1jn0u2qv0nbfo4o5d
s389vsqv8ngnio9k42gdvtd14efvj88331vtsamt7hfhf7c9bia1vgh04rh7r8803ovq27j000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g0080040tu0q6ugmg007ois0spv12vt0feuo3irvvu09l0c3fpq847401lvlr0uug6r7u640sturh0c3fuk7jks0m20suvq2
ggu7rl3v5pvpj0cafsu7p2c23e09n095g2k81urtc20ct07sg4l86arvlq0jd02ffge81q40om0bevi1g4b82kjvtdvjt070g4no24k031vmd0gtfud805c
12a0ft01eg41o043vke0fj0bbfuf88ibt4i0egvepfnk7nrru460b906mg5480sc08q0jr04ug3c828401q1dp0gbg87o6dru79ud907kfsho5jk11q0qp0
8vg41o1b43i20gl0bvg4oo1ts17q0g306sg2ent53vkm1op07qg40ntsk1b1vu4vs6g5i80rbuk20e506agt4oo4s5ke2fd1hngar80kjf8ttg30efg0n83
cjtsa27f1dng6m79sjfdi46l223ge07okc3vdue8sl3h2knd8rjfhtdcve0hsi8n04151v4cuslgico5sc299qbv09agllo8gs65m0tavlhge17e9rut219
t1d0gs07vpk6ju25gvt6gkt7v8s3760pj0krf4l8j3s04i0q2u8qgdr8134bre2ul07lfd56v0jnbtrvp233g8godpcdea25310vgalnu4k4221e12dif7b
o783rj22u109iglk8qibv8hto8ucjh8i7vk42pm00p1hlgbc8errhou226sv5fgd82srp360fuvd5fejo8nk3alvc942ueq4oodk2aa31qsfkgkd8vt3qe2
28evp1hfbnvds41i54j0dvfj0o4uc4uu1dh0v6ea9nsacau5v14vmtfou8c8kanu3asrcdfkio4l41rm2p8t2kecd7sos551rqgqfgfvj71j3idmc8n2ujg
5mnccrmbaa5suqrdkq7f5bkv63r73ffgfpnhbjpki74mtjnfutncnjv8i3m131ngn78aosaia27surlhgs89vjrvq76qubif1r8oc3a79pjn13nfg982kri
qhthit62fcd7erseoe61t178hol8ea41dtv7muf1gk3nfusamltu50gdeqrodvs1qpvln3ldh17negrl1hu9h2mifru85bc3v5rdb0m7e73n26btldqgqvb
6g2r8it3kmhoe2tb1g26ntbstv9oh33gkhin8ecjn49vg56kjh9q833jfq25v51ieg428ku3gbq8t916gdvfo9orcn5recu42g9uo0prto9ut0u2pf08nhl
3gflr34s21dn7osajjhdnskuh3gr17djbmn5ua8v3cfkj7rkk2e24270a5fdjp2jjiihon4uf7d5c85scd76ag546fhluoaq3v0q28l00rgr57l5sch1qir
22df44n67jrau4n358jgumnels615inuuk8el6ocdbuoi1squgjfpdnv7455ps4cto9ea1766rqidqj2viuek4mpvbf2q030v68e2gofkbquu19b4ckfs0p
3k3hi232b2p0eiv7ebrifi87334iiknoqrsaf9qeso04e6rofjc35trguvmsgirmpcjbamadavesh46nskk4fhu4p3g2e2i7k4s6km005168ga07q2rv0e6
gf392hnc77gs9jhoub29egtb6dtqsli5u2t02e7cntnjsi5u471s9fqq81rbrotpnj0r6f4v7qjs4hpqo0udse4kn4jrsja4hp355i5l7s045uhu6ivv9g5
tmh5bvblqb144nh117g3kkpa0e136he4cnpnjuklog95j3fhunnbs745ust3c5gieoa0sjvu1qt09kgd4n4rrk1lkf2vlnftuo8pbu0e3pf1bmds991ps76
e6pmvpphkf8qjjokpvoku3of458mgr8s1ukavc0ge2no2sfo218n19sfo5o5hsc6prhd2okdlgons4hde2il0offl769mrnbq2631cqficnur3nsu66ask6
dsl6u0s8vm4veu5chcknbn440lnjr1fufvonecrnops4kvm4g5j8ar3nhe8hiv2jeb6oaus28pq8sr4vf4u8hrjt1q7mv4ucfp78ik3bn61ccusqem0np6s
7s1r1cvgle017klrvp9t7p18rggi8d4ck6m5dl081gqq6p9jiqljc4tdvf0uoncs10i0p6ufnhnq75hkkoe4s8u5vfd58r6c9vdt8p1cpd2k8o3jtetuof1
s1fkao79s5r1ju6uc8jf6o3rb4c5u5938ihkb7ecrl4m1532smhuj8653nq9t8n2prgelnoqbh7puvsuejej7ot4jq525bkv6kh7joubrol9vleushe7rnj
lsar64ruq9hffp75srn5e0ch5otdnp8u5bvie59qtkqee1mj4c70pv44trkgm88rq46ka1gn1vsh6sog0rt4646n0hsflb5nocdodss92vig00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g0080040020010onfd9822418u0tl05sg3uo0ik2e60sv07nfpc7scbv6q172vdqfido3340ga0lsvnb
gc7nrgk1fm0ol072frh83rc0qlvst07sfrjo1ec2ge03f12cg57o40jvi1v3j0dtg5582n41n1vmb0foflho2tc3ie0rkvsmg3untkk42u0lv0fqg8h7r0c
17i15501vg7c842k1rdv790neftonvebuq1vjv000fqro44btrq0o50akfsf804426tu710kqg32o2gc15dv350h1g7l82cc1fa0at0gog097ve411dttb0
qpfqd81fc2um1kt0gfg6s7q9k005u9v070ggj82cc20a2kguljg0082ts05lv66uq3gdd84lc0ui0rt042g7f859s3ca142v8cg27o63c0uttcmvmkg3s8i
33sfa5d2t0mfr7847c53lmm2vhbgm57p2bui5ujaur3gej8dqjs3tvt0thnfhq7sajp0ttmouhcg2ko2jkb21v30vc9fd17td3t8e6dqtggg4l81v444e1l
n2hmgnl79js4d5ps11j8fvs7tbkacm3gqtfuhitodn3moltjsq27gpto6m456m6caukcgrunkrc2m62hj2effvv7703t8drhevouejm86t438e48j1ddh0p
8drjoa23091r6els7ud3kopv3v0cffl9nc4rv2u3pb01ng8vnm0c9itu413cpfefo3vs9e1ta6tncfdb7m9bt1a22sva6gmu842rv61viv03ef5j7v2rp1u
1ccvldfthnn53ul64a70esgl87libsii5mb06agk18c43p7hus6tj3eof88frtdhrr8tomftb5tfs5q9sc8ri6fsnno4rmai87l4b9hvcnn5rpk65c911rh
2fmt6jqqllgh38rgqk8jmk3khu5cui2hip8hsbh6poe0t0lgnlns4497ebritt8gs5n08bd8u1l6s0vfbnnvo40dm9g4sa2ebc895j1pa72t1cqg9m8ulrh
oq2m2v14ghhnn2sdv5rk0tk2gr8mpsc5ptnc31iii99o7f4aie1f0s6mgei73ermvlrpssgug7lnd0rd79vdcq9gfj2p2drr81u0ovmdgico87kandqbv24
fhfm6r9jo2tur8u9aefu8dnr599vtv1h9gam7pvclldrdv2vug7ima23o5u2b4r7rf3f8g0s3rqc0h5nmhmd875k781vm8r83fjmote3latrjr3o3gflo2e
47p9u80ut2e7jo0nju4q4fd1ftfvdprokg926n12bbg1178msipttmd0rnfrq6l0kbme41v0phfuuoatcap21n33kge15on13g5m5teukegm7o66re563fc
sp7foro8fbcni90mrhmg39or0k4nm0hj28bg1uoff3rm1v5l2maf1a8vls0qq6h6udpeqqo66jljm51l2mldpc7dv4jhu568smaigpn4ms079sr8silfao9
3oce1237krhjea5nf9c9j9tc6u85feuo4jjecq9muvbuen385hbeje7nh004ebt7cobhidlkj0glhlmnqac9vtqf6u1cfng73pkafdvtcujmik07r4jonps
a556kf1i7u3s73i0g4vtedq3oj93m920u4upbg4s896rskppfkqlqenu8e43ss5ou8um1ggnnq53otps1t0vii4582a3r3hur6snffp2oc33gtm1e11b0fe
ao5pbndhsej1vmgn9870cjoa03n0b9doo7q5jt6m5nv2h2etl75o3t1drph305cu1n7144klrn50sdgnr7pq45f1unb0f2eonn1akcrhtfusmnfjk86nbup
m7m36lceiq82hru4pnlgvhlfp77rtsbbq7ogsi4gjno0ik5bltnj7k4evoojf4baq24r13nf1mnvjs5hpllglgqgbm8btk4bpudsvp3fvkoo347ga3siuvu
du694ok75du3124fisv7e9k0thldqtidgcunrlk595ucr0lsgn78if4e5u30ks4efvq7mmbdeeakr04ffl0nm4bp1a2nr2nefronpvc63pumgvc0fnings3
tkpp2b179fqc8ims0sm0652l8g02nteskntt68v04fbn80vs7mq05ovc1gnro9bs50a3n4tj5fnbok64fs5rf2sfvfmkof2s0ihtvb0fff3b76hk44drs33
6mgqt8k1k0aa2vr07vh0no3ubc8tv1gtc1gsrnr2bt9hvfl1m4gc0oc9jt8hpc52fuf637g7rnm20190erfsc7sik42pvqv0h0fgqofml45ttqp15nfo2o6
ls4a5sv902agd3om8iov1ug6vjmdjg7cls7225331vagk6o9ts0ktu0915afki8n6bi2psucss0gt97g3s28du60u4ji6i8ohkaiprrl05ohm9ngbk7qltj
suatdr9o4nbu21u0quppduqobnc60ppo8v7mhg998vrpultuoumofejoasc3mpvaf0cug05ohg3ivpv9n0l5e397mirrppurote9i037sdk1q5vo32lhgsf
ogn3t3q00b6ifgfroderrqpsuct7ng36nqec9adu4muf2h0fogkbn320jd0nag648bc49glvn70g8g1oonr40562a70e0flt7clbvc1vekva2g53o1nc3t6
1tn1g4h0j86q420q33b17ghbno2k42klso90m1fc5nmprr75r790ueei97ilcb6i3fl2pcejs8a8sc0hvv0vblg1s8bvs06a095270g1pnomrvelojt24ef
ut7l1s4tq70v0gjese82r40om2aivjsggpo2p3sbq28f1lffe3839bvd2adis0fg557vdc0am06n0g7fpa8btbvfa39qvuteul89344ba4c7562g2anqfs3
kdsjcth8gi37f542iu37j0hqegnnmcbshi2mcvhqg1q7mfc36lssd0a5h1e7trs8rls34vscftf832js0puv309dhl5o8845te1bb2jig67oepbssi1v304
ugug7jp3tdu4pj08cgfdns5s1c1t0v0k5fino71c415r7qvujg2bnrr42nm2eeuigh0284ubue24mium5fo08b6c60dv5311kf7p7hu43jtvn51bgf38ojg
k0eu3givihfrs82k3oodummuu2g8e7sejsfi0vp04ifj483prdhe374sn4ej0of2ka1q0u700bfd88ugjnv9v8j1k1h1bo32jsn23610v2glunu9k2tm019
036fpu7uc449tvdf04ag0f81obu85v8n0i1gt6nq4rropvq8v8ufoao7ac6cdp6h19kg4aognrs05udd2qkgb4nq8jsbm0aqvdkfnto2hk5au32ausnek97
t3k47e29gvo1ftu7t73v4lvov14oh4o83ms5c62c10kifusnnm3vj22oetrjg5b7hq43mm0kqvnhgmr7rqk0t9vkh0bfg2lo3tk3420k3123fudnubk3460
covq4g117qfjtqi3dmvjig8dn2ms0jdvrn0l9g50obk450q0n90q1g0np4l42cq2t30fohdink5jvdlvd90tkfvu8b4c91lv2v1q1h1j980s4q64c0uo1ft
4o5oc13dtil26bfvu8ajk3dq5p1014gqfo5errfq1dv0bogd3nsuk6qdtvv31gg3q7vf48fu5fkvn9g4anoek5qu0bavhifbcoduc8v1vnd0hafad7uo457
m0hj01efg78j544f642qtaqfsrnvesdchve8t7ofr7o7jrvrppfivcgh0fojac1te26stg1gql804s6qm0soviagh1npr42jq268vjlgagodobuepvq11e4
fnl88ubsn23rf29dfmj803c2te1al0msglon3rrvkq02t0eafuinsdc0h60010asfsg7vj4aae1sqpl0h6eo33s8fpvj129dg1g87pc00hudv2dmgg885ns
7ui2r2vksg557pt45thtkd1dah4a83ijpd9v9cutdgkj8febttq13b0ubfvpo0rbqahvj0tv0g4qnme3v75vvgvmbgph7o6sav9utct9ih0so9rs42tstr0
crf1i8asjvmi0jj1efg6f8dh41ftj28upngo2o4nk4bi28kvj6i0h7t7bklq14l08sh798coc22e69n0b8gs47j7k0rdv7ivufgsf80fc5r21b107egvbnu
lrt622g4u72g9bof7c2jlvrcue4eqe89es0o605mnd1gi7o5g3uldtov1ubg5ontc45li65v0jrfu3nlmrp3e3mgvd2g478ba41ulv8r0kafcl88lbv2m4p
qv83g3f834k42hvh8vgmfmbo30joi62vl172fhh847c1q61revukgj781frpmtts0vecg5k8a2s3i1ud8vchg2dnj8jlli1l11mjgd2o4pc681vg522ob5e
nporkje1iuuivebf80ljtjpuv115sei5o2js002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004001vut1a1g8880qk03q06n00rflu7rtbv25vp500hg1580q3u3e0bj02efd283f42ha06svpifq
vnqhbvdq096vnbfbvo563vsi1ol0sgfu3nsqc01tvqv0ekfvq7te40k9v6h03gg2b80ujvj2094vm5g15nucc0pu12t03og497u0jv2u2od0ejg16o1040c
duaj0obfpt7vdc15a06qvucglto12410u072uufg2lns8jt420p905ngeq7qubvvu0sivsmg2i80q3trq0sr047g9fo1mjur204v0clg6m8293vm2068vmt
g1vnvhc08m07304gfi6nvgrt9pvov02mfuco5js0a9vpiur2g217v6k25hvcj17og1s812rru1uoj0pgfkn80uk0f20ab050g84o75rnrlum0vqmfv481sk
1bi2811jcgd282njte1tuqv6qg16npgrl9q0pevf1fkjo2tk4oa0a8v3gg9b80ak4hpvf4vv1fum7lb42mu0vcvp9ffm82is3l63ruvbpfp4o14k5ni11cv
tvg3eo08k2pq2r3122gkpo9ejvk1sb8vq4g9k899421puop0gjfrhnmck21dvur0ofgvio2rbs01us10e2fqn804s2e1vtkto6f7dnikc4ee06j1cnfoqnn
ss5am2ld0lafep7qpk2ta20qvpkf1fo2kkbc61un0koft27qgjoo9vlj10ngpqod1c4m9rigvjqfiko3sbujtuqv0pffsroaijq61vu0vudf3gnrks5itvn
v0j4fhqnre3vcdtp711pgpq7kts30i1jd0smgdfnvjs7tq1p6vrdh43odfbqchsfh1p2fuj7pis4hm2e12o7eve8bkjugdq7l15ferqo5nc28u0tf0lvgju
7ohrpd22mb0d3fi3o57k00a4up3m5gcfo05jnvi3ln284gttoavkbmdsccvjufqu88mk3rm2hqvuqfknnjsk8lu30r27ofd67t7465pvl8vkcg2m7nurrie
0793a4g92oa044epvokug1g9bnol3u7htvsvg7fn5880bti62uotgcf6e827jqldve10veh0mnli4m5dri92bggqio2ejundthh1dmg8vo8pbqd64bcudef
iv7fg3pb60l70hrguo7tak779vuh0pffj6o09c1oq21mufuh29nro4a19sg11hsg82o6q42m5su2uo3gv48k9rv3hvg8u26emh8el3tom42svv5ejjo3gbt
hm07ivsuf7ho5srllhsvf1dtfjtnkebu49qqd0ctg8q7f8romho0v17sdnb7o34921uecvi5flho54rtr5mq6vm1fubnf8s7l5vbt08meuknivbuulrjsua
0fdlno6rvslrp146qfmnonf440hlssvllh7cnrtbt2hs22ut8h8an1gjen20vv2qjf5k7njjni1tcd1lmh4q8hfk6kpv7r1e3f527fsbt9pujuvmgfu18vu
rv8lqimus2fju8ak3pbi19uvjkg3jmvn3uei9suuh9ea8805bt0i2jevn8e6inui474q1810nfgrmmp1jn3e5buvshf3h94ijmt6190t1fek4om1jv4m5pb
1rjfag7aps84m08mvq1g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001
000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008
004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020
01000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0
08004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400
2001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000
g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004
002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040020010
00g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080
04002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200
1000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00
8004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002
001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g
008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g0080040
02001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800400200100
0g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g008004002001000g00800
4002001000g0080041sdu9f07dg2bo1nbuga09t086g57o3643ndtp0vkgg22ntok03hus0vujfvc83040a61bivpnftlo46c0n1vc2v6gg54o1tk2hdvu5
03mfquo6lk04q1bl075ftfnvm43qe0fv11hgbr7v1k0ihu9p0f1g4ko11s0hq07h01ngai811k0ve0o4ustgfmnu4jvt61qmv0sfv77v3s4he0af0m1g1un
v7k3ia09cv8mfkcnvfc0r208f0bbg1tnpd3vihul708eg2anupk0mi0a4vlgg9hnr3418q0aqvqeg29no141epul90k4g4q80os4660givflfujo0ts14i2
pn044g2ko7ersctuq3152fidnp5brei0cevr2g27nrr3tvdvsj04ug99o2g3tge1br0sfgm27pi46pm11j07ifed7v73tn21c10t1h9anehruhq0i4vg7gl
v7ue3sqlvn4v5hglu7utc0fm01t16fgosnl2k0vq2p90osges8504349ulsvvrfv5nr9rprdvu2urqfsg8gr45ta2hqvp7fve7fvs2qa1hb0log11oak3q8
pu2r071gfa8dejnm62ol196g9do8rrunm14ovjbgpqob73uhltmovcsggdnjfjph5vj2uc0fj47vec3j20sb0hbffrnpac0o9upmvhngcrnrcjq65vd0ufm
g28o43s6bu1i6ustgg6nvdc2f5u36vmcgovnvn3sh1rj6uklfi08f4rq5a0v502nf8hnlec2r9s06varfhanuuc0oi146unjfqs892s0722q50e0etvo6ss
2p5rf6vathqvnr4bs1topd1cdfdm7kbrnetuces6igohobdrlnaa00siofpjoqns3uq29l32igbfnj7jnh63voptcetao0tcj6q86l26bg8m72kbshud634
4feann7j3obq14p0gticm8lgc0c9pcp0cphmu7dvbove0g11ocfptngf43nlvmuvl1ckaopobphm10d364g4pod7re46418ufdihf7l4bd865n4sj4e3cnk
bbqtluvp0s6hs1nujbv7m7cqu9ofgg8eecbqttp0viccv5o7745otslb26mg7275t3q426r4vpghoinga444i23h0vjescp31bt3hsv707cf9onqbcc11o5
iu7sgjs7qnbt95oct056h52ofpjlkdqbn1dbf14pk53uktvpb27jgbm7jdb04dvpkvr2h60o5gcbbtvd8tu2et8mparukpp7mv4qfek8boc2p1sqf3thgud
n95k0hprh951sh7s7nhccqa5psv7sfrn7t53nk5olkst7g1383l4fpq19d0j2gig986k9umbpr1c0dv38bgjk91t8507ae54oa9bms5ump14aduj8avjpeq
1mn470fpm842kih1u773v8fvqp0ok36hj0v2bdegbocd3cq61mmu1agkhn4kjpqa65gtdafn4nevbvve9331ifhfk8k0bc71lqj088i01837s92ho56qtge
js7u7rtpu1mb0b9e9mplljov5nn2tqbg127rl4aohogb3laduj7f6bn4e6rkt8mg3rnedbra22gstvthc8nvtcajtspv415hvlndas0jltjmv8ued083ns7
q6ahqs6hg1078mrer1oql00nett7ftjjbe6p52j1fq3o8ervlm3t0u67gtb7rvbsfhs932k7g62ov041uq5cqvssevt82h46l26rt00oi0n6inc731t0l1m
6f6ro6rc5jpu5n1voddm8a0rvslp5r21jf8hnsek891ur52lqiqd7od3k19o16t6thavo69cicpqt512egbk8j2c04to34qqld9no3pk3j9ptt1f4g8aonr
b5t9ssuvfefcmnu74pom1iv14qe1n86kkfe221kugsfr1mnbirc1s2t2uufgp8ka450q2d3330fajmpfbvn26653shgnsnp53vce2s2vdbfri7pdbgka3tu
vppgv5notjps632b0eggvk7fdkbh21s71vihbene0rnhttpourpe6g7clrnvi2vf17vhac8r3bm5i2k0vj4ehf7p5caj627f2cuf68o7j3patt9503khp07
c7set20h10cui0o7k6k93q3ksvvpgmr8lnjt6i01b0hagdsn76k475vm4th6em27aujuqu2ocs3vhe8np3s8lltjuvvhhivo6gbsbe1lmut0ficmaj3p8e4
emt4seqn7jgk6ca0dn0hghlgnpgs9b1pc0ulsfvpnp9c37a1q31r5i8f849s29tqrp06uflknvv48m63f307uh1k7j0jtlu68qubsdkvng0c735sq2vcugc
ao9cjve5snl0b9i8koo9ccp9tt8us3gcg7pu409i6qmvcsfero3pbjd1vaormtgqdnsvbpdu72eu4egstoarbdpdut117ah5h88r3dihn7f2e8g5uo5j3gm
e3sr0edg2hnskbsmm2732o6glao4ks4bq3hguv6h5a7fds2jtpp8ug4g0lo9bc3rprauvobfkco73jona1kr187fqv88esc6225p09jfkd89krure2isv8l
ejn7jvrfutt18ulkfh887tkaga0lr2rqhvo83m3uudt5t1rcf2k8g7c9sm26ms10gako8ek43e5his02gka7ur3njdrqp2v3feh8buk1rm2caua5fj56saj
tqm71j0ijghvo4m45em5q50lnenoo4gs7kdn0kuvlfphnr4s3tdvn51bggfao7mc415vld07kg8h7e1caa60dgu0cejn7nnjqle2hf086gtmoscc261usd1
p0h2eosh4lmm7o3009g1bna6kh2tsat0m2fq483gc141vd12tof1r885k67m1nqvgtg3e8i148qu61h0kefhn8i63svttr2v8mga375k41p1s7sve5gedo2
t3p2e1210i9f1f80uc0q63scvcrhcmo2qs48hv26uppgvkokaru1m164vr9fcsnvu3rhdur4u1jg4joejbqv1v7iurpfvh85isdeluk4vsqg26nh73kpm0n
n0c9hc7nvfk0vm5sf04agau82d46ai13f2mfgl47ctc0h5vfcsn8g517j2s2edu8v220h1jnkgjti660t108fk5ns2s4qu3rb13kg6t7o2s7o1v1d1fhghb
nchbvmpui6ua3g5684jk2eq2vsrrlfnqomlc3fdvep15lg2u883c1rlve71m3g5b87v45ahtpv062g9boe5c1v9tsf1bgfsno2bs03hsud02bfm2o8s4356
3fauq0g3uo9k3oom02guhgg63nqhs2g9up6ujkgkf7gursfe08p024fra867k3t5uht16tfp97r6c24u0pd10ag70o2trsv216j0tkg3kobgs3uq1t50rgg
h6nt0c43lvm8ve2gno8bf40km1351gbha482r3vq201mvsag2s7qi40cu11gtfngjgnq2bv79u3v031g7jnvfrroe0o6v1sfuao4ojtbi0s2ugdg1snspc1
d20rd237g3to2ek0gq3sf1kmgs288sk3ei12eukvggq8544e89vogvhugdm7rsjrtu1472aofu17qtc4c1vlt09cg3h7pv49fm032ukefhbo9nc9flurqva
sg8tnpjkd19skb03ngc6o5us3oe0t12s5f31o7cjtgu1fcv9pg8f8bc3v8e1eku25gbl7m841va3m91nvgo5o17s9iu128vc0frcnues26m1hd0ttghe8l8
422u13918tg0q7cnbu4i1c71c6gmio0ojqca3jl1o1ght8eqk6k60tt1crgl8o1rruqe1l90t2fih85gc441vv11gufraoerk4322tn01dggj7sss3262j2
uutgjbo4os3sm0dp0rng0d87lc5ba21uvqqhk1o0jbumm0vgvptfahnshbphu0h5037gcko7qs9n21df1hpfm47qtc1idrnevrvflaoc8k1olv4ovubgb8n
scjs461mj1mugn9o7nbuh60td12ug9g8a7sahpv0p0dsg3g7su3o09ujd1d4flio36jsgi2q6vuug59nlurrr9rkl2nnfqp864s38i14h04rg5vnejbqka2
e30c5gm08d1bv427ed044ges7p8jvhi24r05qg7jomss1sa5p9184fkn82sk0am24ouarfm781vbuvdvngvclffn83jk5qq26n1vqglg89pc20i0oj0hvg1
77s6bfi21r110lf197n448n20cuuiqg92ojts1g600l0fpet98f6jsha14h1nhgb47noc5a1v7n1jifrt8cjs1eq2eb10lgh2nt4rs9a23b05jfako6qs6b
tuvuuscgqu88ec5fu2caurrfun7p9c0spv630esgr5o3ubvb61ol0o2fob8b042va1q1057ga1o07c55pnj3104famo6h406lrfv0haes4npdkdehs6gukh
g01aaps05c6p100bc01802teni0057tkfvh1v4s00b8cgvvprd8802e5ka007l32g06ks7s00sjht00as9io00d04a01oduufvk5t14025jaevvv5f17vvm
oii00u93ng0a33frvufu5p008pu7nvterk1vvo8tag01l3rc00r94d007rrq80464d9vuuqirg09a5s3vv76pl0083ao8029701vvm67eg0391g401jo7r0
085ipo01t0mlvvdd20fvs1f7bvvh5lv00acieo00mbsq002ciug07vqgk00jich002k13o019qadvvuu35g02mb7rvv09s8vvvv91o00rvua00kf4qfvthp
cbvv79akvum88d7vtpcvu01mcgsg08rk7k01k8tp00mfm1o067ara2a158ufs8npe3ngm3qn2dbg3k8mpbt1m24b0hpdvp76rbuo62qd1augn98a0jnlm00
l223e5joq84fa1uvqs38fbe73krula0cqvarfunpacjuilsjev9cfs07i9sagtuv31fjeq96v6rn41v3v4sefrqou8sfk5v0gtfveproeqjvfe34p27uij3
oqcc0ua0sctcrefb767c3g27n2t2ogs7naojlq1sa502dfns7lgk2bhqq90j9g6go45428e43uvg3eud7s14chtui8voffje7lo3pmduhd0gfgd1825c0qt
sv0vbhgkbnec44r1v1l2g6f83o0ecbia6ed19ug4onq8sanm0ab1dreem88g46slttkuejf3h8qa448hvssqtmghoncus1re2kiv85g5j7t34v5m5fgsh8k
1ubb6secm4or1eugp2p1ejllpppuuqpi5e71o3nt65nr032df3n10rob1t9d29bi9p7ufqmo1on4pvoflgnoo3t523876cdi23ofrj92hqid11jd16nm4c4
3hhel06nej5n6rk1f9u9p0l9i5omkubrqpuql34jfbl8tekgki9fqt2pevammmjnnu4kkukhglj8usc9sdu0uttsgp1of4jqctv8703pg7bnv440920sb1k
khauo3erp461s4vh7gel810ka6m2850img84nt0s3q9pfv0jdfdd81lc7reb9h1tsgb2nllk115vbgpfkgjp7lq3qrpttkvp8f2qoq2411m3er219gdn7er
3onq35303ih40o4nbpq21qp369e8j72nk0b629kv2ddd3o3m414q9dosckfdc8j7s81a7p53p2ehs8h4s4htr9muplf7589ljva204p102h06of42lult4u
vkch058a4s6oq0gh0tpfnaolabgt61e927ugiu879c3na60iv2ue1o81q3vte2u10jkfqko80k2gdka31safceo7sbsia6i0t5meak7hajbihfbr0n5fsko
7t47bhvogshjfmq7p5rv8i3k0torhqpo54jul5ukv1fmhoo84qbr29svv0g2h9knujc3nluvd0iggdc780c4pe4isvllgtdonjk23e0e0uncfg671njp4ln
hr23dfojnsqcbcm2lmt17hjlo6pjs9u2fmu2igfq83b3g2tsjr2msfb18ctc00lurqvucg3tnu7jpe9vmn1lffhr8fgjtttpjqutaham7u3bofdr472acg4
fobe3vom3n8vu0hbj6tqju85sr944ceub86h3hua570tskfcj7tes3mlujr1lefu980gc17i3il1v4ep3nu13ssdufeuumf3v90bbvc21rj24pigbnlebqk
hvkuvv3fgung6rj2hu8d0aogddo4gbnu1t96vsng6rnd3bspluj90e7g9gockbrja18f1okg6573ebrohticvicgn1nvujo9a66138vfqdofcka2htt2vsi
fe0npc3rti1r8r44gna8mrrpstupb0mhgqrnq33d86280t70g36obu3ks5vp10lrd01oahjqdlu3j0ach95nnfbvji0gd0m6evonpdbqn64v50hmf9f82jk
ag9isd0a6guv7rujtiu61j007gtl9mlc845p9uu8udhnnojk3spugj01qhc0ofo3o4htrd3s9ho68gobni28tgtccf18838c1qm7513brfll8egbj8hvkov
nmdmm8cc3r7ebun23gffq85vbrtu1753vgg3uord43e1u7n153g9rod7bpppu6j0u5fim8hgbhilvvktm3hhv8g83gr63cl2b9fb782pbnrdn0ouudcmqo0
rk5c623d2e9fd4ogjrnpq42eurqhjtof1bqvdv7gv0pdqso4sc7r2292thufuunv03l460jj0iifru81rc66publ09kg787qubf11magrejhbno40brn67k
l000fv8o3p4bii5n31treqknfbk0ha09eupofvu80cjqn25eb05of6f8c53qqpu2l25chvvogecai647p412hnpmuoktqepgl0ebi2jnqg48kq2nuvlpfgh
6rvcee9qh4v3khb9n26jp2tmpn025epao1cc6l20isqsrgb77bn40itstp0tdf5ma1m3rnu7jh0a3fio82lriddul50mff3q77ek4r1rn0thlftj7qsk4ml
ov50efh558gfrrji0lr2jvj0p8gt4a5htpcsb8gm97glbuv1jc6rjaehs71rbk0tm3j1p8ei2849jftu15t25sefo7mjjujpu9r28ffv3oc7kedm7dd0pqh
q67quk1nm0c72gnhgrnv341da0hmuqaaeenkd3uh2fj71sneuqoe33vne1qt1cugb9olls629mmqv1vf2b785s7ui1c9119fp28sv3dh9kbit15eedngf45
pe3ocvrrfri7dls6t9s0r1mdejr77k3qldthn22oepvnlls94m1d4urmh26844s4q1u9j0ehg9hocbrjldusgsfnfqjn0ks1c1ucf1jlgv87d4sl160qv1g
bevrod0k4ri35r0u6ggr8d2c5ihpe3155fo28vh3q4pugcv1ofpu88gjst5n1ouplfib7rnjv1pm7l05mg99oj6c6h61ov1n7fr4nijjt65u8muv0hdq749
rsh5vv30kkfj08nc4hqub88tc6f5nn2q3s0dt69025emk7vdrtg5jk4v58hhonbld4se3s51u9drhodijudtp3b07sfdg85vrr1hrkv218g0u81espbdrf1
0qpidonbnc05hrjmunlfjp8vobtv1vgot3je71nof4d09prou12g137o6sh99thoulcdn27u54grtrcl11jesboorbs9pt5j1e8gs6ol8jsilui4vl5dbpn
pb466u4s70auh92omir4qq2kj02ogl4ofk49rhs8b1oogom77lreqe0uquskhjj848s2gi28qvt0fksodps98dtf92qees47nsc47dro519pfq3o0nbnja6
0is35f0loag3mo5ocf0v9h4uodhc58q1uh1c5g4dnrv43ra83r1dthu2nvkk6ra0nv0l6epcnpmc3ru7rr0aah80o7h3qs5s14vtgej1nv3s511ui6s4mfe
27gvk41m1jcvfoe5johmbq0htliuuvf786vgchku2412krg8a7qmbk39rqr1jffernlak9a1rn71rign67v0bq466bp407i1b86ak5s9t8n23qg7noj03kb
9rigvo4gp5mrnb8g223ctcugn682kju29v9b0fsh5oon740b22bouh5fv287jjv2i132vlte63nrtjgcm1ff1glgij8bibt7dqrp2bcdq7nlejhi5ubl075
g14n4vsajq4vr0c0fuoo68kcd1vvj2keetn85obv7tuguqiif4gnt3julu2e6rlcg48oojs0odvnv0tjhdro4frhc618127rcj36tnk3flq82tp6gc67gqc
5b5r9h1vngigoshk6attk12jqg5n8blbnra0jp0uch4m8ios3ba0tcvcggjcn1tk6960n8oe5g6fnknrq7pt00vn7f5i80hjhge8651ehgst8723nha15qu
obef27rm45pq4jh28cf05n1gjuappkgvvjg5jo0erug1srevetgn1oiss29q37h349f5h8md3hce0tv0qsfrpn9gs5de2ot1s1ffuo9ic2uhr7n1f4gg674
5s1a9qfb0h1ggroerjnvi2nb0tgg3qn3jruje01sshbf107d2c55tujiu2dhgdnrpbs7e3c4vlqfsionrs88lvkivokglvng83ouhsq702bgs6obbjos5su
51oofvpnka418lv72rivh218kt484q3dssn2grpn1sc2ii0qd08ae3vofcs1ui3pkstbgfho2940lprjf18sfdcnu4brf20g0uj2gko82a43l20k9111g0q
o1847adu070j9fnl80jcbetu1r06qfoe7qns62lv7b0hsgdunrtbuilv21031faan7ajjuu3hd0begdf7i9brma6k30iegq6oasc2eu20v5jdhf27kgrnb2
21j1ftfu682vc0oe3iuvudeaf7mdrthe1gl324f8c83c3vmhvqivk7gcr9dak62m1vkugvg4vncr45t5td323nfl4qvj47mm1estvmgl08jbjqva2a71d3f
a2779btqhp5l2mph2ko8j4c960tj215ekknuhc11u3fd1oqg01p9l43vlvqot6ieti7guk4le4o900kfr17tnblve1990bfggpntdk58u0sl1unflu8irrl
221bev0efqb88rs7adtggvpofjdnfa40hq05quqpft26ujk77a1fn089g7vo5i455i3fkvjkgqbnu7bkp5ulav5hg40npd40cdumsu3gh1e82ac0dht9sv2
th35nmvjuk5ujus0cfqmot8kf120st1ddglf83pj93trhb4fod9am9sjf8hrcv0urfino3g41u1voh3qvf12ohlkjp1u5av62gtc84bk0b23qct6hdga8jj
jvgi5tv29ngqv8ccc2ee6e4mjvfdj88rs3em0er010fabnp6jpba2jv2b3i1roj3bcd21muvssdbqocgc3ju647111h17mmg3cfpqoaueser9888k8g601d
5gofq86kijr5269mu2cf0mnkdc2oi4q8vl5el9o7qbu8e480vhtfv2o1ic6la0f32maft1nudk4s5pb8u4ohghnslc85e3pn15oh107o3k0olofirusihi9
3os2bhtdl37fgp57dtcevm4cd0gjg3o7onjqgtpnkubag3g89cs7km2m0tvse5e76obpea01cvkafqn8oic2em21503fjv9pejrv9mfrp4b5fqdnpn4bstn
rcvtpgrh8eo38460sst38gmh7d7bir9rlkv4vf6dmno45k63jd0hoflnnperj8q5hcnbchb2o6ru00e3093c5e76o23s8ttqt5131el373e3j3u6k905oii
5o9ek2tm494urfhfh8q8sbke2q3146hh28b6jvp9vsd1vuga8l7ur9b5uv13b7g5smtpbnatu412lqfi688tbnl225j33bf2vni7js722gl2bbdvoo81c4o
a5cl1augl79n4sac1t7l2p0g3775rrtrpv52uc5g23ou3c3du2lcvk6fupo8ebolq19n0vufdh6un41jm1091ngg7d8ffrrqe40d2e5galnnrrpv20ft058
fgg7pmk6ci1tj0n3fav6g1k3um30f2abfmq6cg36ui4lcvf6fgb7gfs7v616ctlvg9b91hs52u4l8si3go684gbn660ob26fh0v856busu0lav4oft2nf03
os5ud90m5edt81u4a6trnb053fa0mvr3qsu0hsv5cf4enqr3pve6d50b0hbfools511vtt0rtgk5838jstu1kiqrgfskoea3r55ueh39ueq68i0qphi39n0
uqellmn83uoe072vhfhgbngh420ttl91c9frro7jc2uu2civr9fif8lsk1hu5kerfug70o4pc0mdtkp1u6e2ro71c6hdsmoli4emioibk7ti03h030g9c84
9jn4a1fd1mkghhnr7bs6u1aivgteldo4ibteq0mj1i1gedn99jgvhk6705dgsdns240d60971pmfl1oucchu5v6srttesio9nc2ae5lf2p5i59o4tk1a1tv
33l9ffkntfbso21r4umdfah83j3peq4qsvipghsoeaju7htqt07hfbv7t04beq8kd2u7fgn7ekbpkq3ekvp7ft2oqa471tuggv8efn4764s8f24fn4r1fjh
8bvk0bhve7078hstoeorhrputd32qg72o6p41o1po931lhu9odrk2g61bcvrhggmnpgc79ps5p29jguuob93r6m5aqti0gie7q4buqu34l2u3g90o4c3tn1
rar1vegmm7n5k4e9m5f0h0dbho4m3v0pvdn156gs4o9grufdsv2rgsgkuo1e41ltqq8v3ogg98b1chlpr7d1aofqdnvvc7otukh0f9fkun5vbhu1ugb1fof
snok5s4g1pdd36eff3oiakf365gt2i4fnn88obq72336tsegh38bdbrclud70gfgarnc03vapv7uqjdghvmig3v3a66escph4k80d3t2u1mn0eafjq878bu
epvmqvk6gr37knjmu1u471kfgkroa6js8a2952kgf027qj459a0rav02glknlus8022it04ffh47p0jnjm55l131fmt8r6brpe0k6vsafr2nnc3p0223105
8gifnu2k4g9qq90qvgtmo8pjnl5vt4v7teo680uk3f1tnj2ckem8nvbc3kpugivu1gh96kr40qi1o0v76fs0o2ejqei3sn1lvggb8hljaqu1qv04mgelnkn
rvui0hcvjrfo0ojvc2hprd6vnnf6f7v9k0npv7itb2gtfpbgcb5tv8p1lpgu5nv0c999vpmrsjfiv8bnk29e30h151ggdnku44rdolqvrieidoq4kad9s8l
1bdhb2oc8s0gq5fh1h6gumo6740fq3rv015gv0nh03rmht3h6mmgvq8fs41r1qt1092ftb809blje5n2smsfrd83ckbrtra8vsog8fnvec1661it0lgh488
6jk381vet1sffkcnm9bsd1s5avhpg6667c3qvm1dp1f4fbc7ajc9ihufh0uhgne868cb0q0e8t0ngdun14bvqq25d2q2gfc8e3c18hnmqv3pfqonq6482u2
273hggq77q8c5qhsgquefev2p54s28tpdb2lig677dqbp11uap19jh6dnvn461pr6evjrgjgnp1c4hdtdl0fsev47k93svdvi0sqsg01852rlq608cv8ih2
i841c9rpv28tlsgc07k2bs1m1rl13mdrsojjrqcq34eu5lg927r5bvk21f1175e4vnv7jkvlvc102ego3nmrs5ru2811une0to4ok1fm2tmvkogl3o3abq1
q2cp4mng3186k4309to50ulfpsoup3sl61vit9tf5i7mnructscivcsfss6vf43ia5hgu1ofk88bi4al5t431frfem7mikimuee504gf2tnu9rtcu1gqvd2
f2j7mqjvi653mseth4so03ju85skj091ev57gbkam1tp30eofabniq3p8ht2102pgco8ntjlnhvdn18pfaq7nprtrpsrl1hffsa8d841rlthovtjfjl7efk
ddhrp6usffebob03t1e20uv1rjb57srs0f9v84vngfq27v04epa2p11i5gqs83ubdde112v2sg0b7ld42269ab19uglj8fmrn8236svttfok7vejtits910
h4es6820bf3i1oqtk5fqt8b5kbsm37v010gls89srtodt40uhvgccnscrp99tv8u3vgpb7j2s9fu0n0ukkholo28bu4ptd0ve9h2ang0s731u2urqveth7s
2s18pu5h045gtu7nsccle5b0t8cfa3na5s6i1vocvs4drn8n1bv1lvkt0cohgs83ak3dhoo50fofnjnrvc3hlstd5p0g0s89gc7elvvkubbgbd8afjuh673
d1ltgjont7rm79vg920ld3no4044620a0ttpgt07ps411e0gh0u4g50o3arlvq2hb00ffq082ts2blnd901di1knums1d5vpf077etr7ck4acpvk4th7cob
8693schuur08kgim7ocbnchvlv0s2fujob7s5ba2v4vqdgp0o25k11m0u502dip585mc6aa27or0ofo9na0rradndl0lofp9873k3ie1811c2fc179ec6mu
0dv0t8gj6op142hltmr05cgjpn0g48qi1cj16ofdbnpobai1ubn0mgh7cnsrbupu0un02ahuho65c8m9ub6smift68du412dqgcr6lijq81ak0o63cr0qpf
jho2rburi5bd2gfgia8bi48f5scevscf947u341fq2ip2sci1dn8gc7km1q71qahvtnl0rr2lsduvc3g7e8glk3pm3j6uebfihnqcs3f5o0n08qhl87l342
ga1bf0hcfpsmt0bm35mub25oi2cnnf46vu2hh35ngl1o9fs35q5lkv88f4e7lhbpv1qn7101ede8gt43j6aql0iqgsmo4ck8cdsdot8pha2o4kcd6i1bt0s
ggv5nn6jtem3ecvkmfcqobh3njls86umre587vr3o9e1t307kgp08pi4jdi0ah05hf9o7kes4vptp0vvjfch8cb3of63rt2ehhil7gis219spgtlif6hodq
3ql66lf4b2duup4ilh765vp14jgb08ejjofhs6mu63f4jnmbrp7dt772n3f2un98re7dlskrridj09r0rp8dk9cufiflvo2fbre5sl142vjg97jjjchlmne
qjcfm2ndtru3u6heu8qg2go8g3hpe0b2uv0gd99apbeh1sisujnft37ho4c9i7mv7fcgmbnv0rkk5p7qvnafgro674pni5vgvvmcsunhqc9fe0quve9dbpn
vkca8dl9kutmhdrn5tc46lmouvhug5tobd3u120cd33fhei81d42ehv3asdofsd7m542u5spn5s7gb1nn4bnlhvfp1plde0o5e43ddvgivhvda4nnjkejlu
7300cgilnts4641t7cudvfe38j7k555q5h2ntgsv7mubtq1umd06afdnp7ssfqdt9eq1sgrj8bebnqm44suuugd97uubi6hs931k7f548893lpdqpb2rlgo
gn8p45l64df3lsgaj7v0rugtpl0vhdfd182jjmne4el02pemj7r7s4m2386q6mfhq89ejt61r4qu7ffcpoojjuc5vqp1orfpc7g03na1u3ittago685prig
60jv164gp2819roc9up11tsj7bo9i3eu2610ua3gfk8jus711v9n1eafi76dcrd2m6gt10jf6anvusdb9t10t2dhk977m4rk25oivc1fe9o1qjlea3gitu6
gfr7pa4i3u4ekv3qdrens6jtvm3s71qvhtt85obc1a2ikuolfik81q3ru65dkv4ehp1o7uk5q5v7v2aahvh74r45gqcdgumlfi27a0jg1m0dqqbff2883c3
o3e5aiuighrko204fb5sq9181h4k7tu3uaa3beviefur805jr9m43n3ctf946qgs7uu0vj0o2goqohvrjfm0c3086f366b9bu2i0at0s3gv181ncd3i11ev
lrhe9oegcbu287aulkf7eo2fbp1229qvplg0l7rjsi31tjetfrha26tes4hq5c7241gamo50s0htok702cgcnlqib6p1rcmvhmf4inj7k4fdvc4vokfre83
pk2lu2reuobgcg81bc75u0n1135hfho1vju423cr0jch4g7vljr4m2td26kb2k7ue4gflvnb0ngfl27ngruitus0v3gfuho91k02pr2v0g1fgtn7a47lm35
qucpga78c33nilqkqpqvfl57q5c37u1u33ckfcknln494hvmuvjpho6nsb45g1rvt49of987vvs72q1rguv3h1mnqbc1qe05p07ng22o213s1duteuhrejt
nt9k4ahvap0qbf398l2sm7a5bb1emeo5ogckaf5str4e8g5cnmebn022cov7mfu28e6jechse4v68f98o30s2rhtt8tqjfa7nqmju8hsv8vuli5p7tr40pt
v4d1pjgji7mqsbh20412fneem7vkk0l226j0d8gfco86jtsluub20te5d7ukk3g604f0n9gb1o3hk0ca1ugvfhdu98o3s0a21nqqpeg2q7e445cdr54vpdf
la8543viu3o52pseiq7293vtlvtl1tth7k7v749te32evh2g35o0obp32244vnjfv0o3tc0atvgn1nsfdso3047du01r23fipenvcrnilqvl01lhpio63ji
ga12n0ctf7io0abs6u6j504mgu5n7gjrfi0bh0gjerko9icmmm51v05kf4gnl53i3duf0vh2gma7b94r5q260videl57u043k9ntb0pcfga6gorkkpvq0tt
rgc9o79k44i6o8uuafvpo7v47262cv26sh18o23s7du4ql0bpf0tnjv3rjtvdh29mf4v80sk4d66np0f4f9lnhk4b4lqa8uvjefh8gvrsve0pl063ge6829
rqam0ikutsg198e0kdu20fqts5f0dngkrlne2ikunnfvm96d48r5vrasodgh5niurote34p1c3f2do2bjs5prmt22jg19nlo4bflu6usrmf747vkbe7u2rb
3khh5j8pms62lrcis6sfdho0qs1cu6653phfrl8cis9r1ub6tb5fgt81dk1qi0ais3ogaf82dkg1lv88udegq578hbnnq4scufghvtp63c621mhj03me9in
mtbrddt58vtvjeeo28s4idspqvurg15n0hrsde26p01nf16nc03nfa6tb0hcgmkob1rv8229isabh13o48kk8u6n154mfrq800rs0616cshvdm47r5r4mdv
b31gpeq6n7u3paq2eourkhon7tak9n5u811bjg05nqgrs0m3isv2dfha7m7c1mi1beq0tf7foaa3rrhv9l2nuhk7npm3pm24nuq0cdo086nk5hdungunah1
g8fbbsli04v1e5gcfobabh0q1s0v72ehco25c5bi1hf0enguv78j42thpsv21sg3u7vks5j20up1nqgae8m4c5gtsvt0ncfdv8hg4401p2v0qff2h7ugjd5
i40h257fcsnqbsfmu2i8qv8f1n8mps6aq1dd0cogsq8glbq55q8avvnhl8nug3j0279p1hdfmv7f73j7i6o8v4sfi6nl7s4vu3biv3hf1e7sdc66m3q4ts4
e3fo5rs1hi04ctitg2i8963s65tvl24cf0o7fhbkb64kmuh4c7b7h5bqqm88v0c1fghohis92dticusdgj9o08k6ulqct07fffpofvrpoq0hquh1ecc7q83
f61t6kuosfrao3ks8b1tkp2kag3c7vijb1u150vt3i3ioa7ruqa44v0a0f107vu4bsq4m8vlbghr81nbog1v42uvkfioof0c0nq33gti1f4n83s3u49vnp0
t9huo7vakf0hv6ek2sfstocvcneu4v6vlaj0jntcccve2rj21gfukockjbg5svkrj3hqhmsqc3u1o62tk5gp3lfu3s0a0cgsmkgfuonss9m1v9gvq2fts6o
63sge25v1dtgndn46sjru1lr0dqgpp8nubmrq5kgvarfj37tkjqh613qul5fdnnn0kduhthn077ig6mhb28elun6vqjh3lp373rkqccl089fmao3tc1la6k
l0icfh37g1c5i23qr0d2fac8bqrqr64buv86fsu83jrr9u142t30hbi8ds4725thov84fig8fhbs9lug8ughkbv80qbv2dpt30vmgpl79ekc2pvlovt1eb7
npts99e7731kugbooa6jtgm4d12n1gpqodacb8e3bp1d6h9e8jdrtnm1jmrp3ec7oatbvs9fu90quaqgm1k3idu1hgu0tf66o90c57i6puucrdsiovtql66
agv11qh48938409q1vr1djfn7o1qrnta7u512ognvo7s4541t36qovf758dfke424i2sc8jcq83pkbme450tkbg158jeb8rhq9qu3mgpbp1q3ig61ot0vch
ir6qc3n51jh70s2f9q8hocdva30uss9glqplnkaituc6r74fvv8jtbvde1auvfag8489lrnjtst50pefk78gc3jbi0liugageh7hi3pvq99l255gi9o0n3u
6hmv0vhbf55862c656c29079f6i7i0rvtu1ugpongisntdk1m9puut5mdsqonjs3qhvkb271g9mo1gk2gttu4vfchab8iarnou2490f1fj3872jqo5q1avv
bicu8qs3jvi1rd268glc7n6c1q5u91492gek84bs3hu2iv0oah98nv6c9pu01kvung5oofmkfee26cuq9fm6no9bi9hvouttkftgo8t4lei4pn1u8dr585f
437po9l0gpfhsntfbnnpteguvcgvmo8pc5fu3kqvjfgp7830jvsm2qh22kh8q81jk8a1vaiudme4e7vqjshi5b4rhkert8mrs7elssktu2gbi7t9bri6255
38rgal8cp40ku45f28ifp9nvg3rra0b4r9sfdkmqpk2tpu60snhg8a84sjo4m0f0v6vghjm9qbuqa1nevi8go7n4ujtjdoun2befvhogfc1ma1572ssek4o
aa46ra33gu8hglq8hsc64u0jkvhlelmo57bk4q47uvt2g9ro9hrg7i4o53ccflqorhbpee4j0vl6go58gesa4trmmvlqg1486hjjj62430rsfut7mrs33q2
2j0vvg8t7nhbueu1r6vr8goun2ncg4a1a90nig3ho0ec99hsf6uvbhbcnri3tdpqo118agce832413e54l08eg0rnllrt3201j03jej080b42ltv7kt69g2
e8dfk25dvnp05vgok842jiglqc51qec3rn84rqi5rf708re23o5dsgom19n0jtfdl7t63vs9t7cuk5gponqrbu7tvpmt3bfgiop0c00q89sv57gffnook4n
i3disbtg6u8mdju4m00p153fd6nsdjpc24dh0nqg9187rjih5v810p4f4284is7uq2q30kofve7om3rflvaauo7eggnsuju41q8h2q7fnumb73uihtsh1g2
fit7gbc5nlrs12bmgop84ak4522oetarfu4nens4cdup121oh428fq40a1k5ev1vgolo4o4a2a70qunfhisnjc40phnmkt9pf8s8o0k455vv332ffvf7agc
3ke17l110gj97ncbs9tq2oud3g8d79lrq0m15f233fgv7gkk03pv80r78gcjoum4dqe6cgv46fcg88l44c9ak2n4bglkn5bbtda0ep0bcfjgnv9s50257b0
96hcbmsa40cq3l0vbgfr28f1bvk9ttquh7gfknr7c09luccu1fgof872quq21e127qfqfobck40tt630g5h6m825jsti01r208g6ko51s4oq107212fv7nt
7bu423lgu0vftd64jc16u4812djgjaoo2btua0ah5r9i1o6pobno9vsh3fcgj58rjrlva4gt03vd5973uckbtmpesk5eqn7cj3pr5ujf1oje6s9ifjn9tvv
10jpfh9muoju8i21d0pifeep8hc4uq0eeudpfohosscdvlvt0tvkf8c7dkbqbhqr343tgt2olqk0l1tj10ljf2a82tc2964c70r1fk089os3tpshn08oern
73br8flmeoutqgnb7ngrva5oij8b1evjo75k7uug034t8i1aod340d229mvnqfohobmbv6m7sn5snbl9nhbjqghs336pek2s4u1s7m179osgbbuqlo7r9ti
cjr36dfhip1f2tcm34hac7frjoaocsq9t1so8aefs7v9ca36gtakrtdg0o0rjl3pqbh1e5fi5nirs44mcap3m4gdho4qscqhr2n2c6g7gogd3msu0sisn0f
jd8d74385v9f0d4fla7ubs1lu6dd0ash2a89ebqb20hcstmeep8be3ebu4nj2djfcuoo1jpc5vdj229flinfs482tsvisglfvqnqvc9tdvob129g6d87844
b1ttqugfg4c7mtk0eq00p0a2gml7rf414ht4l0asg35o9pc36a7l15qggv8pb63v9dprsv2vgqmohes349vn2vpjh2fojd3o5lpqv15rgc77rhrvbdu56ts
ne6sp4g3l468hv094gpsn6nrt4tlml14rg4gok6c6kq8gh2j8f8a7nd3kmtush1lmgq7o7fjo41sgosjlepj8pac8um28f1o9gcl7e6bsb1vgev4fge8835
4g8u38svcpf187pp3tslrhuvgpi9so01rootj84t5agp2o244889ia920ufiuno0rmva446ti4fi2nbsjsgtscsvapgn183jcc39tq8tgefcio6ubgpu6oi
sf6fus8ktcj39rr0u98esg8ltrrn1mpt3npg108cijdrttib0l6ge1ofsjtcm2kn1lnfk37jnrria6u90fpg067bv3sce3isv81gs56fib4ipq0v54vgrpn
um43420vn1l7g898ed3lvlsj308her47hts34ptv71mmerfo763kfu002v79eseolq44lpu0kv68fj5794ca4dvcj0tagvfpndce61v6osq5gko8b9jnha3
i6vttf3an3ujt5tv6p1deft486745ei1n328lfqk85q44pm2vv0udf53ob1c4cttqh0c6eb971ak205uaj11eg1nob2bf0hlu6selfuto94c2om1e31bdgt
snrl4dku88t0digfq7oljudlvo31o4el7p1ik56m1jotqtg467s3c522130vpnebk6ulbtclqdivptgjmn12c2ea3er1buh3b8jbbvc1qoj06fg3tna7jqq
ltgv1bkgqt7i037k5m16qmef1onu3btu9umt15gf0l8i33tftt590g4hsh950rm4219d0l8epl7o9c64q0o31fgg8jo4m3s6lsar0ubi20oe7jqtm0pesjd
enn85trv1e5qf231fpoom93rci7b4tccgf18lp4kt23t4uhqgbenld3q4htfv2afhj08m8bo160kh2decnn7o3k475s572qhgakn62bkfe1icu4nf128cv4
95q8lj3tag3e74hrsb63boulhe52ndlc3pttl11a1foo8ld46pm2lj0fog4co8vs2etu250mgh1o7ngk3f5mqevg2gc1o3bk6im4j11olfqnnmis8thi6b0
cmg9l8n4s509uuj200gar7pbs80e3050rdgr87n8s1p1sqkrpug808jn3t4m0h2vf9egsn1cjiq5rcf0e3gej8jtk8hq3br1bsebh75bbv1u3913i8em17t
rjuie0032svh00o88c9gtp7b1hafafo16k2oi29uvmcg5j8513teu1ukuk1ghrocccd2hsoj0sog1fnfi3e3q436qjph03828rl8657v0bmfdjogik4466s
r2avf6r7v7s3g1ql31qkg3tnqrs31257iu74f3v7hsjn5pu050kdhf1oh2c98i4gso7deqe84os79ptusrmlgian2fcb8621iuudglp89cc58dut52crh80
o5lrvdu3n2tcni07m4rjup200ev7ph07oj8c3te0tt264gbm60q40rm4411omelf7v4c3jtuj31jags7oj2k49htust6dfnt7trbmba25b17ig8088140id
m6gs9gf4g7fsk0htv0n1kahknp24brd28a4vnnes1ob848p65f2tvvf7enjak15hs8mucqfa3od23rhpv5kv86gdr7l2rtp1kneuhkgp78m4bjbpq5ou28c
g3n644k1hs5kvvuk9epo5brhht48rlhgp57ak3sn9vc4nfuem06gvrjgm79d0q8gubolkjn1djbir9ff59n6ek7im2o95fiibiovt3e49hsqunvg94oss4a
ke0hb1rqgonnp3jta9vkr1difr5o9v44ulvs51hph8k6ods31e1kstl2gf389fbkeq2hotsnfibm2pk1rtt5h171eamokrrvli0vf29afqdo4ok71m1fr1k
rfph7kd409ttld1f0f0g8g4c5aa2092i3g72no9jqktv1kugnggqo9943n5sosuurfgbnkrbvki0e51slg29nb4k011vo55njh6s7tnbr75u650nnefoo12
k3ke2550tbj30nrjc0f606722teci8uf3mflvoevm2glc80ajvqtusr27hh9mnvujud9t5h0cfgum7gr3qspso8vk7gkn80erv2tvr10sjefe83rrt59vo5
1h6fge8ocjtk21rsv2qgvc7v3sj9a2favkued3oc7jvii1h32qjfts6jcrllaeed4j9efe9gkrsuqav50bihdd8lf4qv9pvov7ufsg8cmjmuu19isa2ge57
nmk3ndtuf0rlfslonvjq361cr0c6gj6nb8s539upirsfhpbndtbqtinlv08qeb2935jjai2p33u7elno8g40t9qnj036i6b7ro3qcu1oourjfckpf7bottq
m2tdpef0nsuc3tq2emsime0joou3t2lrkqs1khj28fu3h1dur52fafe0ofsrdv217h2msg3gnbe3qvi2kj22ri2in0ajile1vcvbqi7qnvuc8p5uvt2r8hm
q6gsjlalu6mtaog29n00br4m1cor8ai06oans6hq09gsbogvnntkrbc60hb4m9f119044a4tmgkrblfchnt2rdqdu9v0gbeaeohmc5u29r30ije3n71ucog
m2hl024gt7ne7bphhvuavr0g1io9is8bm0tot5sg6cnnibvmq0s92b9hle8epccfls0j3ime5v7u043qlt3b20gk1norq3tdi3u90nbfbbnsmrrmdqu93cp
fc7ni9rq5q17b014fms8c5jrh60l13mnga3nlqs7ui5oh10dgn98543p2u0gcu77e5o8e9ke4m4vgudueum7sssb35q3etfjgl57p4s1fdd6guohg9b7lr4
5tlr650qlh3r8f4jsjm2674h2h8fo2ursda0aqr1idak8f6rsca0s57b6i7ino2rh2dulf0esbm07v7jrn9jmku6vegp6qjkggu1dh15ehjpo1k3sd1k0kv
u1dme8enk7ia10r3orhjq61urciu0dh04ngno8os40lttoepljeqb859s5vds5gst0hb4838s8gdup1280fiq7qbjc1m0rp0k7fh68a0s1uq1h9120hcmoc
547epnpevljeg8niqc93e5991idh3n73tk4sq340qthg1u81bk3s9pa2tr2f7s8b94bfq3rouqqgh876642nq4h50jkgqdo1kbo95tn30h8g4589l3vbtr8
v1p9a8onl8c281megq52gqi8jgbsom9o30e8f9g7irc6ea13f0pufdk8c3rrti2q31llfoi8g13ar1sc30e8gdsogms6l9rt90qig3o83sqodprkf17rh5u
7m3jv0u6tj0n5foqo3tc1altkt15gf657rus5idr6l1hcf9m7la442a6oorr0e5l6uobt6q8e1089ful7o0kakq6kd49shjh6ocj72215b3ouffpneo3iim
4td3apgg776bkk0dt1b1c2d60o9fk9r5url0kggi0q7gc0ve03f2n8f4s7o5c5llsmf1rhfts89ss4r626kuosfjt7jor8tdu0ov59gp26kjbsrpoo96dti
sn8dbrvfe34d24ehbf91kjkja3futndfqk8c1cg15i190tufogmntbr3ec2954sea1o8hs38q4f30b6hrs71ks4662uaui6fklohfbo2u1m6u1lg1i7663s
slroesfsi1a8d13t81rsuuqjdpv87v3mqhrrd1ddidqopfrh89rjmv93fln6gnbp060setrqejq7el3ohq486vmufuhnrnbvle7af34gg0g7imcc9q1l72f
1fsupo93nua17l0p2ej4o0c3u562ugtp4ea4mn73tehtjl01ch6l7hck2v5occr0tgv6ntljv8u2kf35cemu84dca1lm9d14chd9883c97duqivumg8boci
buo5vu0umhfv8n7ms40u1r30o4hriob2jifa2psuiah4aogt3dje0pgtqlgih7mrriuq0et1elebj7rhrvilrn7228h49o1bs1g9qdb0ikgv8992k97q0le
uqjgu68dfjs1i0s2rpsf9eo223qkhsvv0bfg5g8a9rld241gsqlfeqo1c3km6ajb3tqgv37r2s1cpont1gnemg86ajt96h0314ohg7og8bt8u29oudpg4d8
mmbpsltvgtfqgs7odnrvhe4ep25pfjpolok12u1pv0vfgcion146me6qp0nqff3o45bmolviov9kdbrombk905j9opr4foentq41c21p2ul6fic7lis8t20
nd02ggd8o593she4lev3afvp8fp42q1vkp149gco7ru46mpukp0jvg637p1b1mi09917eg03oe0c5ett6avd5dt3nvqs0s22uv13kfu1ni13mrls8r1age4
381d3ufa5ukttpfcu6obk4hm06t21vgb384uka2tvml2fufmv7qhrram6i32b2fsbod6s8p5r111fjf1sngvrrn24eqvmgfgool2s5n60tevh7gpdo1pc9a
i1fb009fjd724rvh5rlovf6euf97dk1k9osn1dcfv17qvjip63gt25reeko3b3utu1ql1g6faao0u44jlv8p38lff1895blntvl10uti11oomc5jpoqqsfr
f8a7sck2dq2dr06hg56909krgq0nn21ugboo7cruo1v61159gpn7i5c4ohr893hoft1nl9360lvmuvtselc8huc0lhvkb0o3gc7nlf3ue60uatrfi40o6rj
sdpsq0sl9g1i89540hdvbqv0vh4p80vrpotvu4u20gt3o2g3fbm0qov5neu87smk6d60vp7rthi2o9s3qqdr7v0i2h0mo394bsi3omuc0gr68dcbopa14t0
5ifhdour41567mmu0bfkk8akrln1v8314aem2mtobm7u16eukfiho88qbtb60a4vijgmpnmac6li6f34bjh6b8h5bou9p3uuplef2nthrovi0nmukchrg83
7s8ra3rd0l9g3pmsh3sou3sh2ekepdol2k6tu8ij0s6eosn9qjnoa5a923fgml9ca49c1su8ve1fkdo5ds9npuu318jha7obgjrua0r8vmkgrr7vmrlj60p
usvpeeu7oubuse08v1r8h9h7u3s7adn8h1amfi87l7rtkifub2h6eva6qkju1m328rp7g8boc9san1s5cvkbf5u88ok2iu10n1p8fui7ots7oq17mvjbgqo
88qjmde2091dsfh37n7roalokuuk8g4fo2bkb71eksnpmfqs8bdrv71tkstqnffs860c40e39v17fgt0n8ururq0tsvf3f7686fc8rtult1pdgoh7lsk375
t8925vgb27o4j7ou30108ggeko34c34luuuvvtgmunh9c0le1k0vfjfsq7p43tqi10b1fohfe89frtoq42aubae4g62ts3ie3p11dph2uo7qbvke051362g
9oodtk8uptjd13vffaojgs7fi2msv24gjv7ro44r9rrv02lgco81sc54a46osnogl1ndobs81ub9224g3r83a3fci31aslag5go84brslua51ltg84o6jjt
epqev0argilnu4jshu0qp0bag6b8d0s3qtv10vesf5b7vljtlu1kd0nbem6nr1kcaq3agvuggfq8l4c3lldequubgic7ohrji9n7f1g5fkj8ves1ntui2vg
9go0o0jk029tc71jdfm4o2us67i37b2qod917ji435dtsl13nggb7q5bvl20t51q5b00o1448im6feuvdfnoonmrtblvkmv3eg5p8gk40shsruv0mf2j7ka
s7dltk91brgq7816rfshn0qtaqfiu80ns2hpvlr1rfgt87vnsiu242ismkdtcochk76pvf51hmg2onrmk5me068tekgas856k5plt0ovnmg8sodubske0dt
38ngo3nrus1ppuuos2bfn97j73v5e353450gga7r5r8a21qt0mid4k82ik6d9vcmu9qfr2nik495a23707jgr2nl8c5vhvl505jfraobls58e1ep09afs87
p13vv63050htf2e9gi4butofcpooff09ggbvhe1i4uorgte92tc1a9qvd10cef2o98b7fu2hiussg6q81e3trqi3712qg4q8aq3o6pnsj16tfar95sru1a8
tp0psgk0nucrrf23sqqt1gf5nqgboghl1n0hje54q13ru6q328u6vh2c8t2s1imddgsf1fe8o3pk2s9vk71ijicaooak75hns6vn4h2som3jm8245n2s5gg
n7q3rgli7451lmesgn7njuvu3ef11hhhv8duc5ka0tev3lg07n5q462e4nov9dej0nf53q81ukkvntgaloiucjrlvo2tefef0ndm3uidp16vuph707qo3th
212ct0qhbj7oe3nrq5sgtoiesv81r4111u3124mh95933c46e3sgt04fi9obv456a02v461h85nkrkhme1bp3asg7l7k6bo81v6f03ffp0nldkanlv3uu17
gok7t0jkjhl2h1isepb865c7f22qr0ibg1c79j3sd65mivvkg5698ms5lht40umme6moma4b8u1pmse7g34nmjjqpls9b28vgde8e2c899jd6ujjfeu8har
khq5s3239h0jodl4bh9qs2ug1et2od4jsce2f52rvgg48lgrmu612sv38eepn3bjlfu2doug5gp67sj45bm4iat69grdoj6c3k9uqr18oh9p8l43qke0oev
hsfem8co3ujm0670gbhar820bv6q75500fgiko2ms3h5rd301afdf8av443i2r51f2fo7o0bs23204514ohfu7j1433e3e91ephjsogk47h5uigv9ef4c7r
6j7t5tut2k2dja61brkn5uvmvh6gmvn6t43ott7t1bmgfa8k1s3vi1cf0kjgb7oka3of236iurfgme831s2f9uf71dmgd8nrfjt260vslgkep9oerc511vk
8vo3fvg81crt9tuub1kcgoa81fbge1ucquraefu85ojrvpu7j0mngj16t33s29iuh20vgvpo78rsrm3rl2ivgh1poq438226mmffbir8csbvdm1csu22g2e
7rd3gkdt6p328f1bo1dk0ce0omudjga4878bt9m9kmvfngovolvk299rfsvfsfhk7jt3ts67t71bsfpso6c41vq3g32h5g3b7lcbvka0uctvqgi8o1mk6hq
4qusu5gpq85hrs5htmd378fr2nslqvfttqh27qgdno76k3hdulsvacd7lnvrs9jtlt4nl5f8m82u3u89vtmtpmgd17tic4ma3cv270h9887ac5itv3134de
uco0u3qma3b6vc6gf97vbk2m5u12tvcg5inrdaochtvgutbgu47ljk06e2s70dag0e7tp48au3tv16dfcanmm3vbtutn099g01nfqs2ttukotvlf2lm4lk0
fu57kvvafsl8e046bm0ol405hbgnn5rjtpmrn3ttgds7f1k90a5lavrndoon5tcc09v86u34gfh8j042bdu0f1njeg38n0sf6lvlr18ug0hn8g45aq19j24
6g44oa1s4qtspmv46f7v8cpk47q2pr29uergnick3htt64ut6gako30kfp9thkug4fm6ogbrvru5nn5sue2m7pr3vglvvf1mag206nlk2u6dft2e1ets8kd
st1i2jv15uh4ang6c855teovdvfdkonnjqd27c8ulffcn7rvk5ri0kcueei8k7survqhvg70dce5l7j83ou5vsstk0hcoo65k5jhok30ongu5mkkc18dsml
05ad33nc2rht26mt24qgom7rrrvb20i5081ffc8dl46ma2nd2tghn4o0ik2hm2m50dhffcnvq346pqu2uc2ffm7cdrree0r4v9jgdt83mk2cu04t1flf2i8
murs6614303jheb81jk3h60nqt8ofe28d9k6ci49t30sf7so7okbti11arnagkto1t41v23210bugvs7oqk05i89qv66i22o5hbl4i181271dqlnqq3r7a5
eivpeglo7di3mb5t4evj0hbg834s4g63ol11kflomjcs59mabp133ghd7rus95m0e30hkfh18dd47cu2k8v9kf3rnj846c1v6h16bfj47f4s5dljpv2agge
j7uocfn67ocuhqga27ipbu85n9gsmhf2ap06jopq0on3s8fma89qs3tu5cp357iaq7mirus24jgurperfnl0rsla3jj32te47nkgk03hrt6vgdhjsocd44n
6anuv0oiiv8f2bksa1a93bhgjc8lqrvu1p7r0u8h1289c3lki350sk6gb3nr3blo5r8f2f4g847o847jq23v1uhfqj7pebuhe1lqsafgcgna9kfjq3det8h
f5086ic93tiemvp4g38okubmbtrbau2ah1dntms82e1eovs9gaoo6lc4321jt1cugpeobbk1a652j0fjgchnbobk4m1en35bg3h7ftqvc1m3evpufso82mj
vfppjr1qmd757mujvbi0uh0j3fc5odm4amduov1k8glr8dss5726fb158gtd74mjt5pr1h04uef78gjc2tm4jov0kgvcnuh3r3tsqh26tgct6orrua5vemt
hpfnl88uc38m3qssesh8p8bss6em056vtae8go6vk2ge1osvkjf3g7guc29pemgve9hlemuij9g9rd71e1hct8l0jrd9v9j0vuhfa84vs4a224ovbafjjor
g3qt5vot2oues37rik2km1431shgpto11s0lpud8vqrb5gn9jjpvi3vevsjfu38fervu616kua7g2i8dlc18ptgcvikfja83i44ehum6vk9g388ibrdkpqv
asjeg6988bc35633516qhmtocfcm1a9auu8ddglnb8c8p61q52h3eiqo6mc23tl7eusqi326u03tk5pseuftfdso7ijt99qqp3g7giao73bvae0agr9cf0f
n6n41ue08b1uagbu80pjf19ttv1mhdk682es15e0oitm2e56n42sfia1j108agm6o0ok0vpt38v7ngqbohnc37dqmh0srhao7hb42tttnivlfhmao0sjq9m
4psrbgg2378r45e1trut54hcl84vc62hrqav2sfsf7523s761sj18ihh9nctbuvhrigtucgvrnpk41863ah03igovo07jvi1dnn0oggaoocis815tnf11lg
35nncc7n229r1cjft87t4bp2i0f8rhhge3oppk5kq0rct7pemr7a5b9n1qjn0fogtn81fbvim33j13cd6p718s225u5gv3dg62o3t3ku69ul06tfs27sv45
u5u94ueef0593prddlrk30g2f60nr4r61to9kvg3caho2mccgq0pmvbugi7o4s36nlv8b0o7gdinnurf0638mv0fhkf82u4c4i0jh0aegntn9ubs6q5vf0l
ced180044d61q90klfvv7cik4fe1q8vkhfuboajs91lvdut5egdj89nj5jharutplfm3o313u9m2bit93g117kgk9thumr01ig9j833k6bm71n2fhg1bp8n
439pt1j0ppg00ordruri3ucv9sfsgljr3v4u3bmvcph4h7k8s0qi114uoofmuoc1k6ett8r0mjgom7tebs5u4hkt7qg458b5c529u9eu27birp2k3tbu21l
05jgfb8dqbr91pdkv3khe2olmd0u9t2v0vseof8904441vk520egeq7233tiu2m8vstfk7o8jbsii2rkvk0es28c73valplh11hgk1oaak28e05f0rih9q8
28k28i69t0rqf3q9bhbrka25r04ogmc7o64669v1ev0seto8acbvjm087074feg87lk3h64r3a0vg25mo2s7ei4b2vc0g02o4ikm3q3ocupqdsv7kms3t9v
tt13mfbv83rc0ptvg8uqkgs3oe1cau1q8r0tug9ko0fbr49t0j3qdfus8imbvi9ubothdfp06ugk7u614j6rpfl989g3kti4kf1fdg217tbs57q4eovd9fr
knrhka1e48d1oqh44nua4bdu040v3hg7eodv457huml1gvfkf7m43vftu78um5ghaooqc9uu1niptngr386mrnf5so8tugetvo08rt55vg6vqhh1vo3mbar
a6sd238gl8ocv45bq6hh2ekg3k7shbuplrm8vgpg1insic5hmc5t27tg1h8eljvh6480t1ig34o9n3fhdr0iuutg59omk3uue2in23dgj97h246lq0e2t9i
gs08kmbtvu4iavvogcmml83p4lsh70ajchvo7as9p1lbssrfeh47v4c1du501054f6s7p2c8ba0ld0trghg7p5c31q4ah1aefnuoe2496hta10kffklo7v4
6nu08v0crg3bojc2qba04t25tgii826s1le4divcufv087p3s8e49ev37fdg88hrv9pqop1abev1og5c1tu0vksunek975jrsu1voj0u8hcdo8csf4hvqgr
19fip8an4fglv2kv84fgfob6k42i2j10dpf93of3jo1m2g50tfgbko4ukfkq1hl1fbgrh6ujrf3a3p2uvfgbe8jejuq23rt08mfle6ju415ls1n1v0ftf7m
dc25217qsdah547vsc74lrsguglf9vom4jdam0372pnf43874c4hlsigtd4f8i7fnbv6pvel0gph118ke3n6hsgsvtkg4r8k44q662esvdcg0jof6s6dhsc
h0tig307b8rtv5ttl2aveq280gc8um5e30jee1ontp3qa5qoj0vtgd57pebunlviqvo9geg88u3nru484velfekosq3um608gv2jge677bk33q11kv8oft2
7uck7bdutevt2efnoqms6hm3fl4n5enm6bdc629vvv01dff07vpjdl24551f1fsj75mrti6672vc6gtn7etjnti3d6vbmefbo2dcb6tvkp1mhggh8fk448e
0mgs8pfulo4cs7elum506dfsgoc8c81dqkqrh5flen9uc8ca4or1v0gbuo3crf320o4unqgmi84ns13m3k6us8f9nobirt9tv2r1cjgulmokbpg5smh188f
ac882bvt61831thfvqp604bg5otgpglfd9ok9jqca06iumjh25o4frt5pu1p331gvloo8rev62fovhfh6dnqbs7eq6hb2k8g94norbv61mn6vj6e6j81m3s
ti97b1tuf9i844s7am2oqu71g238bsrooto0qu08eve8ff456e5hn1v6gjk7hp3ogq4ccvmkglvo93c2eq3ch0d0fu5ne2bsattegtp3huq8lp3o1pjrmqa
3hauo1f47idpa52acfikniljrdi6l0vqag917mg43m9v1qviagfbntn4e861f931dgs3no6jqr9ujev10fgg82rcdv63ht0ildjlo1djvqdpvqvh5fppoed
bp2e148tu2h487qmc2r1umb02jfjm8m9k0f605v1d0g04mtvc40e4a92rvfqb85obk3e15qqa3g19o9o3t91oh4t61hipo0mc8dlnub1f9gfcokirs1pvg2
v65gu8nrp3n9pugp0ilgjmmms3rjq2q2us3gjj8qcs0si49p0edf9ilnsrmmpor11bng29nu9s7m1u6ou2ah6c8f6sa8pvgou3nffjo00btq22bmu8ng1b7
vts7ihua8toreo4nitk7ttvav1m0hotohmc1rqbor11eem5o5vs7lm08n0aegh2ofc4b0i4iquhnf7hnqh41ehv7t2jgfdr7h93jutuv8vnmjc18o044921
971sgem386ejnrdun312mj9c8dcc201pmesh8gv76sdjq1hveiuetf75nqbblra6up0r6gcu8b4rri5ugovvog4lnopc5jm5sr02pi5i82e3o1hveuvv6e9
9ognsnau0kaqhkfio8rls131vmav83grp918rmui0hktr5g37o53sch5q7f1ktfsp8cfc0r5rdl4behtgod2buttta4s2hffso3ujqm25216b8hi8ne4jlj
tv511uiea6nvrk1atv1ura8eonnoas9r25613cnhd97udk4e22ccv9efkfoe148626811irgjpo243n1lqckta1fq334j3tbj808vk3hur7ucneflv4k7fu
fpedvd3uo1uo8vmv2rv7smpm5huup18cfmgk373up3bh4visvnf7urent1uqa2igfrueikju8rcm0vqrbtg7uo3hfpvdtjj4fo4fa8jva58rsvn43u67rva
6uhvivosafojnn0jvckj0avq9pivnrp36u1veu6iifl4hem3uvl7govh0icj7s6utupvakadifludng3up0e5ovqlt07nupscr9vfdg5sfr4j8t3t9v89ov
gt6r37ut02ctvks14rfrml3e3u8ijn4vpfvsgnu38jcpvcuebmfvjhrgrun3l7ovl5aa27v28nllval7eaft1mvf3v1kbbkvbonss7u1ofn5us96uofsdcp
0buk12j0vd2t3c7s78e3i176614g1ngtpk1ij0b10fpsol84gisdi0rh75kg7soot42fepg90fsqv983eafp20qu284gbha7r428d8ch0i9lag82991o21o
m4h8g8env142uueo90ni0fa83ne1da0ute8egdfaem41ubacl09hgkh84fmvg21hfgfkga5fmf41ti8pt07sva589mhid2104hr0geetdp424cu9p098vqp
848ffs214iv08g70b9h41pf1e50gn3bg83uob8i1nlnogg9tbro422invp0he6q084rruv20n6frsg71ubq41m2tcd0dmlk884v9bm21b73rcgelj8q445s
f1h0gb7oo83ktt8i1blfksg7q2ku41lb9lt0ipuuo82pt0mq0mmq8og50dc241a37j10bniut8001e5i003uqffvvq02s000nc9001m4c7vvve6200258qg
000q6c00163f000amfo0045sq0001iug01278k002pp5000v3po007m12002sa3fvvkvns00asfr0033a0o000mra00acacfvvkcck000b5v0006cmo005i
ua002a5rg0091240015tf003n87800je8m00aq1kg00boe40030e5002hd3o00b0qe006egug006cms005ogj001q16800dtitvvsd0mg005dis002skn00
02oq8000ipq001t2pg013qbk00f5civvvs1f80030ne0037s9g0095ek003p7mvvvvj18002l7i001t38g00a9fs0030f1000cd4o00bq7a006djqg00acg
s004kr7000p1e8009j31vvvti1g010fq3vvvfj5000csrnvvvih9vvv4v0g00gi4k003jvt000j238005ludvvv07ig02u5v400638n001d0pnvvrbcm001
6dnfvvplss0075t10002cv7vvr0qi0031dlg00664bvvt5m3000cugo009dhq0037q7g003pok001vph0016fh801kc8e000c0gg00b5r3vvtu5d0009218
00bode0034ktg00619s005nnr0002smo004ffpvvvpe8g004cks000ec90013aso007s0u002452g001u4c0020dh0019e8o0049ji0043fgg00iij3vvvb
c7000gnl800179a005h4rg00i1pc000stb0011lt8004mk5vvu8vhg00ci742oluar062f6nnsprvm201j1bqga4nokjukm0m93kahbp7rak1nu8nqug4gj
s8k9ru3tq4cu8ugc88lirrgtus6s9ahgso3t3s19csv0p6hjrnmhs2umbpt10qfkv8jek5a24c31g5gvu86040220a2vbcf71o2trb0a6il6qhflk86vrm4
281gutkga6ntk45ohrd137vg4do9bc1vdk44sujfurp0jsi51uf6u0mi3k7q1rsv1cl1042g1l7e9jp01v4kp73g06nka42ve0iv153gf8o13jod5ov90hq
g9jnrqbhuhsc8vj4et07k1c1s5u792bmge6840s4sdu6j2rbfv2ob1cb9dudh0rlf10nvdc7cltrr0aof2jnq0bmsdsrauq4gd6o25c2g62p114tga6nsm4
215uk2vggfekntirs6q452v6ifi9nf93oeib14tidf58p4pk2iq04r6q2fru7t9bt51u76tbvfgv89p455u23atr1gkkp0j41fpu3v0cmgbamoqk4766ogt
1sgqpnttk7fu6gf1amfo2nro4db6556vnpgc97gcrqfa50n04bfn8nrprobdvo90ltesupv2bmgdpn9278gms6dq405hscouunfvfo3ojth9u9otjcfu4nr
jrrptslh25fel27v23tilv7504ag3b7l7s3sdvrgvelgj6o0mjj0dut8vonhnfo7mc79ttsr0dugkn7ruk1i20hb1p2g08o3f3p55urv0u6fjn7nmc60dsp
sud3gjo7cs426652f0hieud7fnbt29vcp1kbg3eocartmq1ur1e8fl583b40rts0p0ucgh9o9e3sq9v26vgtgon85rk21pvs3427gbi83o427dq0uvgpev1
7shs0jm1310klgjo885k3spp4p0jkfvi7bqbula36cvebgvk85grm9a31ets2gipo58k5ihuo70grg2t8vts6hlun0v1ifaqo82rsppsph0cufm6nvp42ri
34329leps807c17q21eptcg3fo16s05hve91r9g5vntfk2dlvfcs65iat7ufrv95tkmtvbdn8nqhk2tduuiuk3gba81k43a1tl2qvufk7oa0ruiq2bl1kdg
287okc8a63ikts3fqho3ek5mtvff2h4g8583orutdt0l1d5gs4o93k2se040v41g8j85as5jq3rd0g4fuco56c06i0dd0ndgj98djs161svuvh9gceo4qjt
u60r30ecg7dnpirte1nfj2j8fhu8cmk6ntvc54pgfl4nnf3tqdu0v0lkfkeolfc40a3hevo9ifh7r3bv4pv67055h38oeirrme2ht1nbegd8kvbtq1vq10h
5gnn8bm4a21qhl244gac7j3bv0ltgf13mfsjnplru35ucn0a5gj0o3fk1t5sup26cgni89qj5e22lqv2afntnnnc56i0dr07lfrj82hiq9hvpsv3rg787fn
juhpluv0jefnunt1btmi0ed0abfjmo423n51sq30m0fmlolh42de1rp10dgaf8asjv722650o2gat856c7mq12h0d6fp5o4fc31u5bh0s9fdto0h3piu2fp
0itftsn60bqqu1rauthfqlnthbvrduup1hud21nt9brue0eb292h5u6mus1bm3gcv52gkb8ea50d63jn0v0bvio1d327dg6qvqfk96o3rc8ohrcgvbnhdao
d23t92s8svc8emd8kpru4ovbivmgki18ehkduii4t0e4gl77u13v59ned48peqcpnbcopu368qb0iai8akk5d63tqum7dsv8b9jru22b7c63ec5qeqc9rtr
4gvumdem8jqs1bhcnqr6lfjooh8s8qu6p0uo1a8p9enc2jiad0uiqgmqlqvkejq29l1q7glina4k06m0hoscrdfsockrri1r3n289ejqnkg4c4tr8et18fq
5o63k23pu3qs9tdv1orik4s27ht8ldfo47cejvu20gur99gkd81hjjoprh309lg1781srt0e13n3rrfkuo5hru364bivlofbc7mpkbjq260tsoe5k86ubqq
1vrb0h1m24nb33phi7fb3enelm9ahbru5s4r0pjgetnoc3pttt86vljfrd6gd57cqb1qvumh1l7o3jsfdf3f01shp48qp3u3tvcqst7gk77ik3vttu293k5
ek37jibt71spiva1euu86grsse0qf2njems7rkjk0qc4b39seub8cmjoitig939gf6ao3ojt5duv2v8ph19nls4191ql2qqgf1ra81s40q1igtdmfm27vf3
fqtsisv3efgj79k40adu9que2fnonlu3r5htfavongo57n1bnkhudmuhqft4ns13kt1tp6v99fa989kc0vdr84tojfq17nljslhtbn0uig0p87cjp81rl0v
kpeh88hmkadu038vg1g6n9epjtgi0qovv1fl3obsbh8u3pj0bgfks840d286bln1bbg899aa4381tlet5gerfo3ts4fdtsv0mfflf7gjs36durv11gdse7g
940ku010v9sgm4q3ljs01gmh55qfus7l4bqs1p6ov57gfaobl46vu9b1325g558b63nq1skkvjng0t89ic8m5v7r1v9h54nsibsdu0d70c8g6ummd45vq0c
31uvgaio37s5ui65728afs57d4tqv22077infg366r3fehocr0nvhbp7v03su9uvas5pfg9n5kjrn5n0aslfg16o01c0c602t146ef17jmjofa2dmvh9fh5
o713s2a2g8s33dssne7k1p27tmvo4h1h862k6gm166uulh058goc0sltteondg1s7nqs27249b51le5l7v3c1hu90ivhsghk7crs6udsej0fqb5jpmcs18u
54v05ggauq64b5ptu5etr2g688horu1a7fv0slfma810l5te49ku3jfuv8frkobdue2tusfbt8i13phi2kqucieq7ngo3o0m69l0pdb46o10c8ppr5t1tcg
0q7qtjsp1vsh17dh0io1tc0964qusj2fo98kf3knptbspc1i0anrn40g1uc0v7hhgo8lvc3te0fqmogg4rnrisnups0j2mrdcl9a5bq9q4250tnfido8hbh
jdsq0tg0gamojarmm64kovigg12mqek38tubcup5flkot0roplrtt281g197ubbtoe4l4tmqgc0948jt0m1fkvehh3382urs7trlov9mh6lncq3no616l09
5go1o6jc0rpv7kumugefnv1jv2hudv0v5fmuo49k1ri1v51dafs17vubtju0s91riggk7p4k0oq22ovn6fsuo2pbs3pvk3014g2t8b2k435v5eubtgj3n89
3vbe0r0vthftjnmv46o62riv6fgiintsjs7m2ib0aeeoknptrnc60qp1q5fi382cbuvm1ccvtofd4o39k32hu4l1buffbo7d41qm234un1ftq83ok50m0cc
vvdg1j7um3gou46su6ag6bnrojs8tolqvvgg02800rvk21dh0plgbk7aarjmlt6f1dofsro38k22ptvp01dfie85vbr8hvod0lqg1io1s3vcm02qv91g4e8
3j40o9vp2v68g43nqkc5mtunuvlsfuoo3as5bptfgvhdg3moaak1a5ur2v0cgaso3hk09q0g50s6g97nrsk2e9v1h05rg0g84cc1460j0un7fab84dk34m0
psvpkg5do5urukdvf3068fnh80crsc21b300fgbd7ukjol60mgra9g6c84dc1462oots7fpao47k0220pgutpg17obqc3r5timvngeq77umk3bluh311dg4
po88bvpptsevkogho7pjs59tv1p0djg0lo2l3tbq14n14iga6823s2epvfavdme2m8bfrqrm0f90rfg74majs1ohuhv0g1gfgo4vbvoa2butbjdsc7kg40n
i0nh0qqg6qntnk1mlv8gvanf5so4gs0l606evf9gk4oe3k2im1a913eg3mo0ck0htuucvvfg8eo2t3sthtot18rgfto9ds22i0kd11afqi7rn3t820s6vpe
fvoo81425hvquvrmg5b7o6k4260gn0gggnro8gs28dvhh02jfroo1gbsle1it13eg4ensf3rrhukl0hvfp0og5c2fi28cvp6fvi81hjg31va30edglvo81j
s060dr08bffo82r40am0jv08lg9knc9bsldtqmvqjg9l81mc4a9vs30e7g8onnf413m0tl1jpgk8nrtc2i2001102fiq865s0mq1iuvl3g0tnphk1gtr170
lhffi802k4i228iq7fg22nv9s1pu1vv0geg5io3arj1ho4gttmgbc858s5otte2vt4flc7vkju75slp050g2n85n3u6q0l70qog09o2r40ituigvu4fp5nv
qbuv616p08qg0h8173v7620mvgog2po1jbv6puu30qcfaso354109vtf0o9g8do38rvqe0igudjg2g84746ca2lv0qpga47sdc0p62ch0anfrqoaqc4uhv8
0vmkg1p7ses1ohvs51jlgi0o223r45s6h02tdo5o3ak3j60qr0i4f627tg3votvsn0e0fqpo2oc6cq1pmv62f74nba3vqa1gqv40fv0nrck39hv3mv77fsn
o6as58i1nsvr8g7s830k2k5ul70n3g8s89sjrsu1m101egd36tis76hsav04hgncnrs3aqtuu4vopfr6o6ck431u4d0rte9nmr13q0208r0t7gha7of3t25
vk505efn9npfc0pe0vn0q9g9io5jc4e611ivo0ftanpa40rpugmvr1fq6o3srvhptn90bufv1882rrhm0jivb7g0e7rc3vrdtjuvu3gpt7p9c08dvscv7hg
4f82tjvhi1af0aafvbngnrso9utn0i2g95oapk649uc2vsng9snul3vqa2ccvpqg8286e3vbu0od0b8fp3o1l3v021bmuuegcco1crsj215j1mag05o5bc1
khvlqvuafot81nk045vc0vthg78nvps27p95v014g0jns4bt0u0c711dfod7oas20m0cgusifounmts2ni1m10jgghnnv5s2mm2fp0d6fqknq4s2i604ivh
0gu17uibti225svd6gcq7pi45i61170utg1oo6obsrtvqf0rvflbob23v4u09av3ifth7ihru5i0h51rng4v7tk40he2370snfv8o3n3t55vd0ph1gaj7ms
421pu38ud2g74ob4k38u16gv82ftr85ik1pa10iuf4g0ontkbrchvol0oifeao5p44ipvsqunhevi7mnbu8m1j11gbfph840br0tvbevfkfn082es1pq0pb
0rggbq845s1apv4v02hfm1ocrruhm05uv3lfptoa3c5te0lb06lfu2ntck611ulevp5fpanv3s3iq3cevm1fa1m67buba0u6vv6fppo47bvepu6quplgh7o
2ts10i07uu8ifsk7udk21q0gd0ggfqk83rc0kpvur0kcgitno6juh60s704afod8fhjvpi06uv10galo6i4a7q0eavf9g6knrec1v5v8v02qfqqo103r2a1
tf04fg8io7k463pv08uo9g89o5tk24lvah0f1g078cbba11ummv6gget7gjbt25vpivm4g2oo6fbss5tv8uokfpo85ibt5604l067fg1obvs1uhvn1192g9
gnpg3sa1tduvlqg1r84fs3921oovgagmn81abuou0av0gug7ho35k3pa1rsvp3g5uo2bc159ve70u3fng7nkc1v9vgv0r9gc77rv42bq086vhlg3qo23k1r
606ov0ng2q81g41ptv7kn0mg71810btv5vpt136ghdnssjqa20hl0mkg9u7tqrsou0eqvksgef827jvohvrj0lcfvtnuqc0qm0u30p8ghko4oc0ottsavuc
fcent23tqe2b30lsg2qo83s53q11b104g5b7mg4019u9p0faftqo003tt1ver04dgbto34brju0vj16hga484ibutpvlb07ed0ant5rscu112v6af9m7vfj
v8a1ph03qfvt7uhrtqlvhj17bfvdo083sn9u2b0s4g96nsgc4060jj078f6unnhjrv9vqv0nhgbd7u2rvu220n08mfle82u401i2cj0mog3l8133tfu17d0
cjg3vntms7f1vq8v1ig0o7qos3va1gl0hdg3k81fjsq5vll0nvg8o89i3tapud90m1g1oo1gasne0ur07hg0cnt4k2eu20evk1f6g82pk319voov6lfja86
8jtgm20f0esfqjnve40ctva50gpfptoaic1hq0uh1b8fjp7qcs0klv5mvmuf33oao40je19f0hug06nvbrvb61pavsrh0f7u341j5vlmvspflsnt842de2m
b0p8f9s846s0rlvgb0mrg0p7tmrv69kmf07nff7o1rbtndsj10g5fr67q1jrodugsvnngetnufrutds8itpoggvoars1epmgn12fec18tcc40q4povodfq6
nrks41drneuv9eph7l2jkh63jb1vvg5e77o3pq5s8908bghi7t6bolhsn4vhogi48dhrgo9t3gvbsf5hn0abpahqeqsfhfo4nq1rj4dqa51j5gjf8kkju0d
ra2vr7gso7epsc5m12ev6ghu4mrgkd9ptsev7kdu99ook0utumj24meadnvjk0v9rk4v9dg5s87gcbfpv8n57de6noims4ge43mvh9g7k8csrp5q27j085g
0r87nbv1i3d71tdee9oc2biom1kuv47do37forsddteut8hf6encprn4tteque9h4eo76blsu67501gg4vo8jbtd62h0uujh4k7ld3phpv2cs24fk9nfjbt
h631ot77gk4nvb3qtedo30oqf1d7iibnq5ph914jf1u86vjn3ptvutk1fq07d1ba2e05eubnfk67dkk4r9r1l18efh27rjronlvpevvcfu37ub45l677kur
0ep8ne8rsn5t8gtt0ehi81bbrb5q06trter7n9dk39e0ogu6jg2o7tpjh59m3r11kflp7qkrs0ps7kskkhrtniurp49tr59pfev5n824bc215ev10ejd7k6
rjthv170lkf1bne7bucme1n1hhgeb86hrm49v10tdcfdono1485u11p0p4gd0837rq85tjiukig1t7rp3tku1gkuh3f9t7aq3ftm24gut9eue7o6js1q082
ul6frg6r2rs81semvt6fti86orf9dri2vm4fm4nkpjmsi0letrpg3un78s0u9v2kvc2fde7ioc565r4eu74g4nn5cscrqbi32e1g2so6arokm02kt0qcs7n
l8rm2pv5uvbphbrnmh3puls1uuvae66o3gk785t9qva5f4k8bvrketq58ug9j5g7ahrqptrqotimfft7opkbsm7ugq9rfor7tvrqspsjessgfon88hc2ma6
92tbiffanoh3avthtovajfj47cm59ta42quplge3o79jlsm2c2t0dg7085gk6f1q8au2qhff64ubukq3n8t3ufr2no5rnv9smgtfqgrto7ps3gpvu2u1bgr
hmjcjoshsvd16jfo2nbdjqa9ruotnbe1rnqlbch5rmb1i7fhp8his01tvet0nqfce7i8k0mdvpstuafbfo29jq8du4t083esv80oc2ki1jiufaghq8hljho
1q7mthugv1nuq3i2ttgmshchrlnnic50tt4isldf9t87q3hvpm0gul4ecp8nbcbp22civd1eoanl33mglqmh2hhg8ink3rr2ht710faeon793sf31ouat9r
dre70trnotqtgvauf3j7s7bdh5t2uu63g5l7993se5s70v58fth8mfrmm1nluu65ctumr3c8s9p20stfl0snvlbmiq2uou3vfl9njrrvupv96tohgpqn993
uhm8lkrdpij4npqcd5lq3uusseac840rqta1kqveifi0oedsecq10irj4gdanbl3nkdssguh8euin70bkk1mecuuldfp7f0jvhu3m73omeuk7r1s4jlssst
o6fmbnte3no5u933caeub7c3bu8m4uevruenjnqhbqhe5dgunlf137d9keta2ht5adfa08dos185s0r9c1giu82j3vbajc8v6vklf93ibs6hddeudrg6caa
krpr5ddiodohekldfrmilcdsus2io1r033ore9aqslccvunttbu4q0k2sshf4ip1g44khn04s2nc6p7t9jute04pad8g3h7vt38amjesuhsgoanqjavstjs
f43dfbun3irlkq9o8tbtfh6b4s5bltt34umniqfnvercb5qouooifakoa2kivtrnos73f8jm96rvea01r4bog91mljbm71vh31hbi82mjaqtkphmcus0fmh
nsvsbulq0evl6e3nmmnkfg5pm30mfg9k76eb9jpmhn0fvdrpnc8bibu02ivp2eneml6bsfhpfaukfesomqkjnji0n0vuigsu5q64cuhrq6u31eoa8desloq
anb0j0h7hn4pjbta3er02lftc72c4h9dudmr4hf9ioqj3gim20d6dcgnm8o5js924n95lrbvf6c1bu95u1t0puffpqiaj92lo40qqrf037kgrtbduof1hng
3175lbefm9n71qahfcp2hrbr28vj09kh7vnt8japq3nt029hvj6oss2i9tveu3lfde96e3gg633qummf0b8urc4vdm4cve3dla846kuau1tb15ddhu8l0s1
im7pkrtkimf8mukd0q3p8rctfoe86fk2o2a1iu7ffrp6nnrmrhurp0f8g1fngd3g3ht4gscbike7fmjk9pvo6uj8i0m736k0s63q2pvee5k8alk0t615ks2
igjn6hq3sbdvuks8qe2qngsbuq9r2mq4uhst75fjoppoc51q6jv67lm3to23f6uefcmcnu2bts1p48q7sjjemudj3elv4ut3qfs4p96khtq2bp29oetn90k
rnri8kn22rg087of3op5tgcpi8gpaqlfr59hrhesu9dr47jbc0lltd4q6jgcbm8nbogdrmt0rtdgroq5rrvq20r45pegd7h63lrdooisnvd768ihj7fhmd5
6f4ert76bbcjhsaf54pff7n06c0btn9f0ntav6815k2j1nqdajjf909sq3ek1ue6t4bi1a7tcjvi5rravbbhh3q1trv4hkcuuj9e9s8j0rpeq5k4tu2dj06
l2b37672irifer7nuiclsug5grm5evso2qb6s5g9f0h2g12nfn3n8i3lsrbeeem7p0t2c9qrutcpfujnn8b1qm2esvtkesrmrnk0bpoch55kg8ooigbpqmk
uj0m5g3f81u38ke70cosqere7kdkimlrgv1jfj5jnm2jqka3870jtb737hdsg75reuv5dcsv8htseu9v84rn1j8d7kvk1idt2uv55hbnnrl49l6o3osflfq
fo0ojqflh3n0dgfreoh5btjprjsuchgotmscs455kfeudli377bsso95rd0uvcec7o67keq9unkq3vfuanv6c8atsmsvnlfjb6jt3ri1u7cscvef9nkerpu
62s4ul6g6j88i42ai0m2tfbg5l6393jfhrr99pkeil7rmjr7hnieos3dp39nlbnh1vet0afhb98l0bkdlv0atg7dram3k418tvq0v25erb7sobirtpul13k
f30752jthdvkgvbeg0s7p7s1sltd2u3kg50ogks061upr02pf4onq7bm2tukavt8g9h879s74a6sqvf2g45m92c3d21nqvvmffe7oc3u4tvq51plg5gnsdr
t4e0viufdfdm82is3fdth70tlg9jnocjv2i2j0vgbfrlodijvuhu74uiefkj7fus3360mf1n7g3bnsvrs0lu210btgu5a0f40uu2ar0afeu3ogk3s2u0dv0
12fne7q1jgqe1l12bddvio8fju6m2ira0tgdu6q9ju5e1k0vuvg167s33vhu0vcueid8tnv6c3stt5cve5esknr2jv9pu6v13jf9u7oak3v23puvf8g7fnp
oruvu19qvq6h9enq1jpthvgivg5gpi87ubp5ajbuvjsg7k840rv8tvhorq2fl6nrmjpkhvguvj3fr9nkacdfe0ul05af3pniqc0f9sol0hkg9rnjm3skttt
91mrfeb7ourqudtg4qb7fh7o433o0m0rqv3ffp17rok52dvjkup2g39nmj3sbhuo0uplf6280d3pgq076tivf5p7tb3qam0jj0gteq17i5jm3drp6veeg9s
7sgs03a172vj1f02nmns0ddtkhcf0ftl81tjphqc4d0sff7cobis0qhusuuokf7b822s8tlo8ku8pfe18c8u3ke3d4rgqg9ko2ajtldthauvsfdpo2d3m7l
mrn0hkfh77llbm4pq8iu9hft7ni43rtltfgvrbg4eo88ju51t7avllfv9nr8ruvq46gu8nfet7nsjqpq17b0nmf6tq57bonttnv0npetm7ntbj8hs1svhkf
l6o5rbua5v5guf1fd98kec3vdvh0v33fr07n1c8tq0dv19ogfso8qs2aa1nn11uftpo2qdq3lueb0ucf9v7qbrt1tvnb0dig5g7nls2n1vs0utleumo8142
ua0ud3fbfq180gjqelt1t0p2g3d7rkc60dvo10c8f0sniq41e6294vpnfcvntmburpuqev4vg5c7v9r7cdvsh1djfkooc9c4u1vfj0p0g2oo0js3560s2vf
4h0v6tdk5t5tsl1gfe5f806jhu9srsua6fheo5sbt11u8t1e7f5b6i1rralur916tfdf8ovbvaa158vmjg76nn6rvu60kivpvfvuntsc36m1l8v4efu1oq3
3tdlsu8v6ufg881cjse5tdms86gbtnovc569rrcue8f7l7ti41cptuh1dig737q63p99tg71ntgr27o73tdi066vn9fv47upc251vu1186h0281f445dtq4
vrpnluo1qs51ht26ujofi182u44la38gvjpg4h7rsrst5sev0mkg6d8kr41r1vtovsof887gnk11m1ggv0qg69nvu3t0lrjkvemggf87bbu7ptqavu8g0n7
q33rai11d09acs3o5q41c1u892d5grdnr6c3n1v4j02dg1uo53jrue2virneg8g7pdk719o5b28hdg084ejn49v7119gfu4ns7s4bhshuq9gfufo7d40spt
ob2s8fg4nrljutq09kv5hg89o0abv5tum501cg9j812k3e21rv348fj2nq1brflusr0d7foqnljji8a1gmvjngl4nldbu6dt0qvjffs97rd42ktur8uo4ej
g8bp3vii5guufug4184d3rjq9h50k2gde7pbssai1n16qehei7q3ja5dvaj128k6i7mfbjbhlif0t8csl7e2au1u00f3nbkf0ni64hb5pasq18gcd7mbs15
lsp0u6ng9bnr03t51u9mq8ag12nu7s3iea20vd3fe762854dlv3j064fdln1nrg9e5l2v62f11o0dc915to6u98khmq0trqbdvl121efrnnmj3v3loh4uti
gh98gn3q0hug30i4dhhbk7brra25guoped180qc0ia1gd0utebe6a3rkh9v8gpruf5q8ctbsm209b07ket98k5rlapvskvamfg3nigjm3a05d044fas7s33
ipm1q8ukof5k7i33okhtb4vnpd9bnl3jqh202906dfpv86e3s05rrgvqaft183f3uvtve90ttgo07gujuc9ttguvlfkuof0k6edtlgu4pgrlnshc1ae596v
4ehotofmruci7vsuurfou85h3rmm00uvpqgnnnau3q71t8uutffle829bs4hs9kuu2gnt85r48qa29h06lgr0n4e42l5vg6qklhdpnv3jumlu4p2v9fos7v
ervedvn51ang4f80urr45snuv6tfop7s0ro85u9b0eagi08c6jst210uus2g6r870c60pv1tf40fmf7kh3r3u03f0g6g4inmd3rdq0sn0f2g37nlv37ehuo
mvi4g4p7s6s15606r149f5t7r63sf60h514dfuno32s1d5vqb0koeqio4ajso5vpauekfod7oqc3iho3svuies3nq541khv6v0uvfgrnh1c38pvip2f8eu0
nttc2hhvscsj8fi07l6rspds7v1ugh6cnq4rt1e4050asgfi8fss7httnuv3kgn58jk48nlvv314rfa67ll3tdlrrn25vjfan6hrss1ur0ur8er47dlbqnl
tiqr14eo4o99buna06gve4g84nqe34pq446vmofpc7en41t1uiivalfe67mebvou2fsvsqfm4nptjpva148v8dfn27p43tulumoqn7g0eo6ijupmal4v3oh
s17l2b7itu5avquf3no5as0g9ui907rg76nuv3tndv9kvd2mc8o1g43c5u38vt3g7o7l8c0j1tk1057fs2osq46s9vk0u01gui7r6jsdhoesvl7fdv7rqrv
d1vg4v32g7mpchjsi1uit08rg9qnljs0ci0pctn5fp2nu8jm7202ovf2gjs7v4ci9luugv9tfq9nqg40720fv1r4fitovhjralv253hkgl8niv42p2080u6
7g57o04k3a5unes27gr2omnc6fq0111rnfmu894jumtt7uv05frq84qccpht3j1egfkdo483o8216kve7co1o57s1epvt4vq1g6287o3tbluhl2bmg3r83a
3t360divd2flfnvkbvfltuavh8g337lnbo2e18l0brfkjnjfbqr20l4u62cso824rsgdui7107fsj7qjc0blni8vkcen1nu3bvmuvtf07sg34nqo3srpv9q
vevhdinurruh1ue52g5f67nqejt7m14cvt4fh4muoc0flt1qv13f8e7s0rt6a1132g9fl87nvrrua14j10lfsnnqq3uk9v9n1gag5e6jv43shp7720kh3l8
qlbst5ubn3ejgcsocvkaulseouc7eg2oe9c0ra238sndgc57f83of684n1qif2kng0cfl20830ogeieo3hbuvtunqt13fk3nm8ren60j2vl0ecgmrss46i2
r912cgpc7doc3762hqtrbh6a849jr9q2skvr0gf37s1c1m5qa946ugs57rsccs5r82uleg4lnttjtd23f3113gsr7q84f5hljf24ogjfof8s211qe119pf5
2o41c2jhuqb0ipfde8cnccitrl131tena82lrt4hns8u49galo80jsbpqgev8ffeu7o6jrja1e12g9fb7o9jkbl65nf14ofqpobn3vrq32h08jfi4o9brjr
m3ueuqeg528dgrrvi1vf35ug588l53vq60rn1reevcnjis36dqokukjf61o04k1s5vm11lchb7o72c1f21mmuacfksnhkc5de2sp04pfrl8ac490tv94tdk
h6l8rebnom44v222e7786gbq8q0m11udfcjna6s1h9vcn0c0gsdofqrvntuqh1kdffom34jqh9vnh0htgei83ms2idsmov9lggd863c5ohsbku1ig5v7ufs
315qmst1ef2n7tec41u13ktsse0p8c144ku2bqvrpfnl7n53uslvqd09ci2vo3ajv25vjp1efgdc8jf44nm216v1hfv487ns0aq1ogvc1fi7o28s5qlvdov
urg187sa3tqq32iu45h6c8f5bfqm1v926deuq7l8s5ea1gl0glgb6oakbsoe1o0ujkgm3nkic4du1korhkgbm8f2bpqpvm0rj0fqunkqc4gtuoevtoh1ond
ccpqq6ub0d1efbo02jqj9rpsvc7gdr7v044si57eva5h407ii3tqu9mn0o5fr7np14bldv730jjfttoifk5ehua90fifab7n9k14a1vv1c7flmoa9cbchvv
b14dg3ensgs419srqui7frn677k1cu0tr360g8086ebu09u3305bf7j8c0btipvqf0ukhad8aojmrtt72om9fqeosernn644p05dff789jrrs25kr1kkght
7gqju0m1rd15ufq6o0r3i4i0n92bkg2l8a8kcie1ouvu9g30nksk53lr1mvadg6o8rd41ae0hr32kg2eo56rtk61ksvl0fglnjfs9ui2g51v9h07oukbsbe
7jgvqhermnrjb9ga27suadg8eni73mau0hl326g1gnumblrab52tp4ibtpborqte1eh0bufncnqurpvts5n2hhf557tms2ka546tmkfur9blk75ib7au9pg
2in58k665rpf12mgvrng6s0a61l70l2gsm7mmjtf60j6vdhhp2nn7k1d9pq902ifpnn90s00q2osrahh1ioq5scj20d0v92f008754035sv2tv7fsb7mtju
a24jf4nlfor80i3hsi0el1cggdd7usc1fttj52hcfs48mn47d5u2kuulg03nio4d5u2qb09beph7lfc4gtuob22fh1d816s0rht9cv5ig1andqrjptsvv3s
jemc87qk8m9uff058fi0o9d45qe0cusilgp27ka4785ta4urlfqq8t7ro4209t23qgtcoctseae1ej0c3eji84ps6qpvf500hfpu96i3v2qa3l48efv0nh5
c3g9v1av9sfe0nphs4gdr6gtmpgam7qqjus9so5500f7so2rs1cm3oqumqgo6nu2c1fhvfsuqagbco1dk0qlvi6vl6g8bnvgkaua4ir0q9ddtnumc2p60nf
026fnno84s2bq0dn2c5g5s7sf42re08128uh318m3k1eq1dkvmngqu79sc1qht22vfreol81ibhla11r0i6eiso0rk1pi0rf1n8ec877abqgq40b1gpg16o
fkjs4lv98u8rfji78ds335vvn1ifev4871c5de0g8tkdf76848s6dducp1l4h06npcjr91u6gul8fi7od2454ptth0osh2v7o5414e4j4rifh8a7lgbtqls
gp25vhg3oiok4nq1kcs6mfbh8j53u8a01b050hjoodqk1d5ssl30uefroa0scm20hp0glgf987vcb4pptctrsfjs7knsf19tlt7qsdmn7oc3eehru2u7cfu
c7usk13a1tgtprdv2odmc7n24f92a8fdd8ivc3ha454u8je628cq3v8q5jstr0fht7p740bdrl11dofb88bb3t7lso5140gn27btk2bhtip0prj79858s3o
5mh1150fu98dtrr0u4ed2ikgqj8gv3lddv1l0j0fnmoqkrthe3hqtogf877ptk07lu58ttifqrocsbnv24jcv72f2qnutrq6u368tldfnm860rq5a0411qe
g8i87pbp2m2p0t3qfmgo1brl71tfku92g6onig4e1m3h6t19ge26kjc5925fstu4f7bo50bqdm2nav4gg91n17k8922v74ljholnomc6opt8r12lg457lfb
t1a5bv0tmgka9gokks5t48vdohcpnc2ka3htbt5qvf5e7q3bqpdto70t2e26o5j3uou0oqt6sfarnotbun61ml3s0g5j8hc3st1udcv83e4todh461dpp13
0tgmd7h3jn2e0i6smce2j7m7s1v1sq6vvgg3roeis4fdvj0valf03nai4e5hubf2pagebnm03pv21vuuvdhph7gvc1pds8v27sgam8g6kb4hpt901oepfno
hrlma5a11l0g17o46bpi5t7b0u3f5n83rs0p20ictpogojnuus4nlv54uhoh79obos4n5sc9187gke8i73p8huqquuqg9jnugc17a1esrhaft6nmgk12i1g
l0ohf7lp2dc2di0550fmfm57ogke06at0v1mh3cnq5k2oluimup8fae8n4k11psj32l3j857fdjt45vlmv1fi2l7v343ra5vgukpfv3874s5slr971cagb8
ou7jrqpvud08hff4o07s88q0p13a2fannubk0ltuogvi3hi36toc2fu7650f1emlogdbqrhqfv0atfuh867rs5e05t3b9h27ovbjo49qv4rqner3o3sriku
46guaiffm7rujs167bqvjqg87nho3gbu3uqvkthft7mi45olq66v55fc48fik1mq1891efgmdo2v4775spev75ggn87prpp24d30lugom7t73vim56evcdg
utnge4aadvrl273fpe8c4btfu2091clelt7ribu91vtd1uogisnsts8nu1f11crfrt7rb3nce3rgvvrhrporpbrpu1uqv0hfg0807jvfht391e1fmj8r645
odutguk5f7joe73d49vt30dfgn9809jlba4ej0l9gcro5djssm3pl1esfrb77sjhg5rikv0tgj4nrjbm0m19916rg8unoac69248j1sgh3e853c3rlu9l0h
6f5no3vc63q3m8vq4ffrnvfbqjhhr31nlet884fkbtlub8q88gblnul40qlthkvoefv9o72jkvtdkct3vgah7q1s3bi08cv4hfvmneu3vglro8uskhkn82a
3v8a47908hfqn806s1le0cd159fipntac3optioviqf8g9cak4dltngvtbg5insebtolup4v85fkcoedk51lseevvcg3unvkc62a1m2u0qgrsodgk4kpt7q
v7rejh838k2vu3bt20nfcc8o3bt9dtg4urkfgh84b4as60913e1h068c93q51r790qodvinthk6tq4it06oehnoaajv3u04kvnlff48mt45fm0ogtjue56n
9l40ra2kcv19domnr8s6fu15uuelh3v8k8kdnq2f92qbgbl7uo3u71s8svlogbvoqi41f9scl0a0fn2mc4k73pr7cv0li9282n370e3fgvkrflnnidk011v
jj2n5egt5ps3jpdvtf0tth0987hrrgpvcqsoofa67e5bvfa60d0ovfrro8hjurduv8vo1gl67u141u9tdd0hkhfeneljtv5u4l5ivgc67es44uhvjf0aeg2
97qbbsthvkh0c1g8onnhc14q0t50cogf3o6erqv1va305gfkro2cbv1i10l106geoof4s7jdvap25vignntpbvqtslp00rgin83msjdi1tuvj9g4dno8c45
tqpt0fbgf88ji4celtsh0n4gctnvorud1voh1a1g0n87tbquhqkutv3gao8h6bsk5tb30fcgloo3srv4e1th24ifgt87947ee1d4tuqfkf7s140km0td1us
fn681n40kpvh0r1lgfd7efjvji0lp014ddt7q5k1c20k90h0fmqo0q48f9r80o6ff1o7me45f22h317cg1inudbo3pv0uvb2gip8nus30i00n1k0gde81pr
u7e0uevc6gbuo0brvfm3guud9fki7knc1q60ikuidgfi7u4ju39uuevgdglo7th462q1dkup4fv7o3rk1k212h0shfgs7vik2e633ivskfutnr2s91e0q11
qnhfs7oikabubfmuo7fvmniljvla3davtui1ao8p3vl1vdkv1mg6i78bs9ie15p1keh7unifs1ke0duvp7fu9nvks52u2rb1j3f49n833rs20h52arfs17i
bruou3j70n0fo9o62s68pud71lih3ho9ojq5hv50uvagdv83gs6o5tpb084fuanv7rd164qktqofvto3vs29djp3071fqvo25k2m1upcvaigrhnia2u1trm
gvcdg4lohec43hu550vbevco0orp5e1bj24vfuno2ek5si1vqvppftqo6rju0i1d6vv9gf7oep3s6lu5cuomg7e89njr72168vjlfjj815jqae2cmv70g0t
85lrt01u7cvulfk48p1c6dtt1ovgng008da4021v3eul8id8oaj4ep650otg9fum80j43itsbf0lehft8bg42da1jj0odf167r5bttm90evoqg1v81t43bq
3d102eg0knu9k0ja1b6veugfioqdbv69umsu66g5885oc6cduecm1ugaoo22c5dlund044h2784a3t6pv6n1fsfhro48bp9237p13hghuo5u41olve0vstf
ah7vbbskq0l2ucofq0nnck6rm0gp4pcfh18a6jrkq1giuvjf9v7g9k00e15f09jge8841403tru909vfdb87qs9eu2msvc8gfjodfbtkdtf923sgfkoe4rv
760732npbo77pmbn9213otgre2go3cs26u1u70d8frpnrtjs3lv1h1l1fkpnl3budtv7n0hug72ns7c4li0tv0egg1tnm1jq6u5h70idhafo7kbmou0e104
3geg7e8s5oq54t27jgh8ojpc3utve3018g5n8nrc3pe03ivp4fuo85lc35212506eg2i86nju7m1932gcfioo1rbqa6178vrmg8inukqsr5vqp0phgkinid
c1c226p0r3fq0nauk3im0an0fdf9o7q13r9dtuv0ofg6o83rs3i1vsn0j9fk1o57rsbpv8508ch18o6ucj7e0dv0aaf88o5is0itv2ev4ffmb7vbc3nq1u7
116gje7mq428dvfj0jkgkj851jujq0v91j6fhinppc6lu2611jkg7580gk5l9gnsvrdeugof3roh9pin11kgjeo5is3apu0ovjmfv48bn3vhtv4auf8fetn
pac58u3oquo4gemnu6s0m5t9auc5f9hoosk44i4ch1i5en9oqok3ndu9gu76grqns9c3g230j2u8gfso50s0mi1cr076fu7oh040oa43mv9agb6nqmrrb9v
gj0phg0do9pbl8ttql051fnu7uck3om3iv021bo07n7bui60s4usdgppo5h3vc1ugmvg3fto7kq427dqtd0uhfo981l422e31l061g8mnkjrsnq0fd0rqg1
k7tpjr6a2cf00ofms81bc559r671njg34nmpjure01314jh3u8kbrseu882vm6g01nm142r63pf11fg33o5us2d5u0iv4tg39ofhc29u14gvr0gh360hrqb
tvnn1defkbn2i408dvtf3fcgnpnmpbvbdukt0ueg77o3pjrbhveiv81g9f8atbrge0150gvg4ont6brh1t732vhg1aoe3c8ghslv3j0g54nqsrn7q1tuusf
g9sodqs9ci0ul09bfsko3ojvii1hr2kvfq78bdrspa28qvqjg2n7usc58hvbp0rdf8n7pl40uhte4vpmgbe8emrvcpel4vjcg0b7vbbqm221b0u3fr7no1b
vqq19guvtg7nngdc11du4h040gef8bubv1u17av6sfajnukk3km06iteafng811c26e0gcvkdg407buk4u6036urdfjn7mfk5qa3ev1dmfk295ejso1vosv
pmgkp8e6s2ee26n1gogamnpfbu51uch1big9c7u2c0i224aopkfk5nsec3khtbasatg4b83h494a25svarfpq85gs0ei1pf0qcfk47vhs20q15t0dkfrlo7
us2lu2bsvsmfldoats0s20pr0fugbbo5cs41207ivklg207vfs49i15v0o6g9bo2ns5ue11uv9afu5odn3umhv5j0feg1io32k5gdvlv0lmfvuns7k1plvi
v0emfv1nmts22q11l0c0g2n820k23a0fv06qg3588us10a0kivmmgd2o1ibvn9u95006fvmo29c0260910arg3cnpfbap60ecut5gap7p8c1cdthgvsrg0f
81bk19dvosvvdfu8o9hrr1tvvqvqlg1ao08c14a0r30k7fvt81k3v4m0o30fbft9o2ck3ghua907tg3lo2kk115vhr0tqg7co76s1r60bqvqvfkf80o3vde
00gviaga887044320o2vorg1k85ac2ea0cavh9g9h83ac1ii0tv0ldgb9o36bsu1vot0mrga282lk2pe28h0k7g9u88sc1a1vu0vp4gfgo5d41fm0c90reg
2q7vp3teq20115ag6j7uq42ca1nn0qpgka85ks2ce08gvmrg0k82ss1u5v9mvfcfpgo5gs05pvcf0sbg1c81mc2ki1g90rpg897cpjvha1950f9fgg7upk0
t60g9043g7k82540ji086vcee6io60btne0pov4tg39n7lc1plve8vulgii85ps0r1vqd0h3etlo5j40h21db1iigf7o2hs1g215p0plfvo869s0pq07105
3g32o40k23i0cf0e2frmo2vrvo61g70esg1l84q3vppskb11jg59o6es0sq1g119rga586nrvra033044g4qnu0jubtuhgvrfgc8810c4060aovvcg88o5t
k29m1dn07sfvl89m41tm0omvdag40838brpq063039g8no21s1ru0r5041fmso33c4s1v08vregcl82hs4fi36n0fbg0g80c4192138vgcg1n82q3u8pva5
058g7lo1kc1ui1e503rg2j840s0si06r0qvfia84rk0phvckvllg9mo1a42dm01f0eog0a81lbupto5r02ufa680gk24pv1cu6afm5838k1g61s50bbg6kn
vhc0r9tgl0aefqp84ec1fdvjv09rg83o5fc24dv2t0g3g6f86140rm0muvtjg3uo32jvapvnmvulg9bo5t42h21470pjg4lnvsjtq9vsivriftj824c40m1
kf1i5g2to2ms2upvn6vpafsf82ms0am0o8vqtgb881dc0ke18b0aigo1o6ac24i0aj01bgep7u0jv0luu30bvfiio5nc0cu0kp0iqg65876k0ohuln02egm
co0mruodvlkvrcg8g828s09u1jl000g517t03tbi0j4vbof1to36bvldvup0bnfvdo4rc0di0navh0g3e7vnk1n9uch109fvknudbug601l02afm7nvf41a
m1uj0knfr2n3iruvdtet03rg8co1qrq69v410rofrb82u41kpve50d6geo7grs1c9vu7087gb1814404u0c4vv0g8m7vn3v4dvvgvp9g2go66rtnu16b04k
fuk7ras02u12d0n8gc582os3fa008vpng3o7tajuo619l0s3gamo42c1fm0d10asfv8nte425lvesvmmfk8o2h3u7luvn0d8g4bnk5bud9v13032fvl7vn4
1b1vqb20hg1i7t3jq0m161147gk4o1ls4ua237167g4nnusjun22k6v64garoab3u620n0v8gg0ro3vk1klvon0gug38o2ak0n213n0bdfo4o594095moqu
mmg49o0es0462ap1a6fqd7u6s05q0fh024gh27spbs9httv02pg7enunc34i0mavs6gf180kbqidvdb044fufnvpc0uhu26vk6g2go3hk2ni0cr0hag3q80
3s20u4gv0p7ggqo56jv5q0bkvsgg3d84rc0mdv5f0d9fvqo3js0ma0s100rg2vo0k40rq1nj0o3gf882uk259v931big35o4os6atvb0vbtgqpo6as2he0a
j0ajg6so5f42tm0a90b9fpenvfc0je1iavd8g8s7sok1mu0c70mrggd7thjvvq12sus1fv7o72bvclv5p0ckfss85tc00a08308agac897c1ie1m0vb5ga5
o0bbtfi00v09sg66nv8c0b20f5018g09o3n418tvsf0t4g89n9irtn20cmvtqg6u7ups4oe1od01ng5r83741ea1ch027g5po4f3vbm0m9001frh82sk0uu
1391b3fjto2ts2cdvlovgcfsj7t0jue60kl083g0vo09s1cm0o10nug52o57c1ci19t0kdfnuo2ls1am0g50uig0j7tbjvra1430jafv5o3pjv0a08t043f
um849s07u200vm6g0180jk4bq0o7059g9c7u9rrq9vfv05ggbd80ts0vm19n0c8g73nuas2li1o10c1g6b89qrt2i11evkbg7rnv4s2hq06avarg7io34bv
phvt2vg6g2co2j41mi1070agg2r7vac3cm0dt1cegcf87kjt0hvukvlnfp8o4dc0l611r093g8382kk0tlvs6vpdgaqo04c26i0oqt03fnu81qk1da10v0c
0g8bo1as2ea0i705dg13843c0sm1n50sgfub7vq3v9607h0cdg60oa4441puit06mfl8nucrv5puuj11mfvpo4brvgi19h05hg7mo5gbvom0p71a8g1983h
jotdvij089g7lo24k0de0bt002fs9o2uc1d1uvt08jg6p85nbtri0qb0vdg6r7vfs0l204mvnigf5840s1a9ulmvj5flao1q41mu0hh0b2g8f88kc1ea17u
vrcg3p83gs1oe0m2vu4fmbo3grvhu0mt08rgh47tdbujq038vstg147vdjuqq12mvdqfu2o5s4045vup0hrg8885bs3he1c2vkbfjro0u3v59v4t0k1g5qo
3mju2a0bcvvlg17811c0e9vjn097g1p839jk5pvit06tg1tnv0c0u21110e3g5782t41qm0qt0b9fq4o23jvuq0490gefuho5040hm03l0kcgdk7nkk05i1
2l015fja822k3na0cj0k3fn7o5njvle14b0avg83857c2qu0jj05ofsm7sec0rtvup0a0g6invh3v4i01b0p9gdlnvt42la0kp0dig2s82q43qu112vv2g2
5o49jvjm2ip0s2gavo0kju0hv24vfkh00m29rvf64g0q2lhje7a2ai6dmgoqijgthpffau8m1gst1rfptm32hprq2jd4l5fvc84brh2hn2gvvlig1mea9m9
do2v2t6d8k7gisfapp4iu2eirtp15knbpe1r5npkrkoioe9r2q6d3mndgrmqbkga63ev5mog8e8t6233ak10sjqcupovslc1b13p63r80hra2c3ltkamn8d
vvvnodb70a5rrd3ij0g43lrovt77qnfaa3bp3h42nicat5sbf6s8m6cde289secphbdp0ejmgeekoq82inko11kr1hofolu6gj62tt5see28f1v3q938ts8
is2oj2c7hcjfs92rdspn79e04g3hkf3uvai398drte2d6vpckuabv0hc3c9g6rtr1dur5rerh8tnp6icdjpuvevdofv281fk0fhs6gvr7geko3c3vjtvhmr
u4g7qnr6bumu19t14pgjfol3k8nlugp2rgfganu5s1te16t13fgml83ks7du0nj1ahg077t348va08b34og8l85pjpfe21su2lguf86jjua602gvhch0h8n
rc00hvef0bjg9g8esjvotvj8vi8dvuo9h3v8i1nv2otfe984fk0vm0jj0cqgago1r3ive09n1c7gero68s0oi0rf02shiko2irm3tvsgvj7fqdo3f42oduo
t00efrjnvnk0dtv60uu0fkfnvt41ba91n16dg6ro22juli4gb0fvgc6nvt445a1i2vtrg2po1qk3optkt05jgd97nas3l5teh0cdfor865k37dvd90hug9h
7vlc2461dd07cg03nv3kavpviiv7kght82ss0ohs7grvsg5fo2es18i3ouvhig2f7rkrvr1pu33c6hdj7qms5u5vq4vhrfkmo1r3nc204ateph2hosmkae1
vqb01ofq27stc50ptq6vqggso83krtmi2211isdvlnr5rsve1l2vhmfrenugc19e552vfug5uno1jtba1bp11sfv68d3k3q615h05lfluo9t3utm4sgviag
7dnvl3fiq0t718pg1uojkrvp68r6vkuh1fo18buntts70cpgmmnlsc1l9n2l0acgfko05rrhtvdiub7gg6olic8vu12ovbcfvknrss329vs70jeffjmtlk3
c1v3qviig1f7hdk59e1gn0aqhmm828jv9e0450n9gernsl4aii0a10uoflo8hcrvmq1a32dhg74o2n47phcvr14jfsjna1c2klso10ddfvh819c64dqp112
3fobo0ps36a2i32uig9t81q3p41rpb1qdg5m6jiju3i41kumqgch8hsjjfe0sj1g8glb84djloq2jb4qhga49n2d19a0bqsfgfcfo1ljkc64df3cch1g6ma
3v7hp8sr1pfvmo78cl5m7jcv60f9oo29basq0gv2j1g9t7llk98u31317bdjmnhk3ja5s5cqsdi31o1lbrfa13d0pggae9imsb5pjm10kufsqno9kg3dqhh
3asft2ocqk179uqf0jscqbp9rs1uq5gj23ghkhn0ds85pqkr04riuqne3rksm5t12bpemi99ortk1ngcu20fjkoa4sp1tpcishded97e4klim4ceqa7hl7o
qek2vi0dsvakg1e74qs1um0ugvgdfrhnvsbtnq06r1avfpko7a41pu23j13bfa27k9s73i0th0pegcto1dbrohvdsvndfmoo9gbvou1m6vsffgj881jt2lv
i8vjsfv8o7jk4s60o50degor80jjqihusgvg6eqc7qnk6o9t2j0vagoanlerl29tlsvvjf6so563smprt1028f5q86nrpt20630asfvo7nu3qk1tbkvs1gh
t8cfs22e3j9014e8t805s12puvl48fgr67v63rptu7h0tkgkpnmbk1a9u08vc7fmso4lbugq0n8urtfiao1jjq6q1c91d5fvfo0d43su3r3045g66812c42
212sveigkd85tk01m3aoupfhhbobdrsm62a6vf8gdhnlbjvke0iuvdifva82sbu65vbivm7g167tvjv6dvravj2g08nug40lpvsp006fng7tmbuvtvo4vne
g29nsos0d60bl0bnfplntarvom0tuvflg0b7rtjv01vkn0d0fv37uik1ma0r70glfrint73tue11r036frr7s6buua00ovgofs9828btulvkovf0fr7800r
v9hvo30ehg0lo3l421tv210fhfuqo253uulvt70gvfqnnv83v6tv7j02afuvnu0s0k6040vt9g36nuojv1m0t107ifq5o42bvn1utp04pfpi83b3vc9v8sv
i2g10o3os0elvpkvtog407vhbv39vg8vvpfvj7s84135vdcvgofr382i41hhvvkvrvg2pnu3c1ae0cqvmjfr3819bvcm09r02mft87tt40fltqlenff78ng
hjs6prb4vgfbnajt9rb3thg8vfee3tnkobqhpsuio85bcus23lch9vdip51esd6ht2fnlrlojefcdd5tb4ab7atb714epr6tlj4vdmdcnefcukmeajrf5tc
uvknh2s7v8i2u9mekojrfip75mrq26208tedjs6ttujiklr1qle0evq84mbrh20mr61uh59n1qr5c22jr1n9pnenppj771bbslm9e9c72ab63apn50pcosh
n45vgi1m7iqokg0674ldfp9cud06sbr784mkq8hsrj1eqdnhmgobboundr98bfi0llt3sdtji6ufrchop6bbo1l066skidas6odre959uv753gf8minuqed
p42otpfb1nod2p2lqjfgj3b7m7tcqlnes0h18egq4nseclolmigt26gujn0mrpl5v48da0egc5qmjh1aavut5ieqi7boc4cpo1h2urg3783cs7p9l2erqpg
9p78sjtka7gek49j1fq2scgu1mauu00gpb7e2kchdgo10s7gm3msurq2hu8j1f25kknc24bt5rektflchbnfebjbehil0hmdtfoo4bmp9d1t1lmf4op8249
o1nviukkhvmo7gbrsa6kutjset47dmj4vhti37bld8gorls3qed10ou7g2mmenr54hk7enanj657f03khl0h6vhmhcs7074ge1iqmo97j4v8ducl7lrmssl
4fb8m64bubu9vh27og2ak5qbm4tmkqsafd876c2sf4du3t01pm9t9vjs7p9o22vohhs1nr7knstinatdkekf94ks6he2nou39fslo4h3h6a9h6qtufnn7lo
an7lsa900oc99o07bt4tvpsvrngb1n9osu9m6oqs9hfbrnjoc5ti5hr11lerb8vhj1163bt4afh3anlqk33tv2cu28ggl74f4261pjj1otfcj8fqrrv4vrf
1egf4fnd3bvqdnf0trvfbp9vcjp5tudj058f1c3o4k5r1snv2ccgin7sg4a89tu71veeu9n7k3pb5t5cvcreuk7hbscu63up45qg4b96njkj27cguqcft07
cn3eo6ei0tngf53ig745iq1cktuvfgb6tb3a5du6t1olk5b7h5jnc9s2itr4eglov5r62a07gkn3gra7v5c2hq58ol3lhnvo5grnq6h0n1g7gtune74beu4
vr0vkjv07tbk075qnh6v3f4i7vjkadu7d501gghe89mrsiq2cv082ca7837ka3tpqr122fcc81bbtsu0bkt5uh0c8ces68htej093fc18dg3la5s2gvsree
m7vvktqa3ql1dqg1ancns14u3hiseofi78gnc2ols0d203gnsm95c21pt8assae02olsc6jlus7433f0fnp0k2421a8cifh0ho80kfj9v22uspg3p7bnjbl
tu0l8dig1knhh40q1q270nbgmeo4qt9nq05r54dfo6oenc3llub90ekg0f8fb3oiq170ri0g2o82dc2q9tlr0dteg97qobssi78b099f8f7qdrl2a4qp0ps
ec08ed3hndu5gus6ga27ljrra65kot07ej0a60rlm1vpf0pbh1uodujr0i7vevphg706vokepi3251hphioofrk2oluo3195fde8cbjvcdnur0qoheb61sk
e661ej1k7gam7tuk4rm0v2u8cgk3864c6fm3bb092gqq7op3o7drcr0i6jal8f03u9q2lr29agrmoi3bla1rch0thgshof7bpfe2s2r9fgrtnn8c2nlo0kv
cughj81p42rtk7h3o4gio8forvgm2i0vdiil77bck5ji046vede317q7cs1q1jkuplge0mrqbvsi7ir1arghdnlssb8i106ul8gk48klc2khv1b2u4g2vni
bja7u1nf01mgfj81cc2g5ujv25ggnno5uc8plvvp141es7o5t3jv9ramui5eisnv8416u0lauq2e1mpb9bpihqor41tdpeodp42bhuk70fbf2colq487q2m
stoaem5o984cm21dv26tgf984s3slhtrqvp5fg173ds20u1gkvqhgfn7pqjqs202l0lvf0hobm3saa45h11tgi57klc08637sveffojnsnk3cu7cr2ojgkm
8dmbvo2128vogfii86644ri13h01bfa0o51jk4m06kts9g7a7mjc2bm1dh1qsgbv6gb44gm2fv1gkgi184e42si53ov0dgo384krvk5sesutpg8f8aqs3ha
1p0s6egkg80vk6olovsusvho282qjrki0s315lgbgo5ic1jm14p1d8e7mo2r44sq38t1h4h3k7p2brpu46t2ntgato57c6i9t30vlsg3snnubp49v8h02ag
rlo093uca20f214f8v7u3s66htpn0jrg0unov4cb22pf19fhe4nv6bsq218v0gmgjf82ak6a6150vr9g01ntfk3pq0j4uvjgpko1fk5cq0s2vjag6a849ju
phrtp0btg4f7ue45pi0auvtqfppo1sbvbe1pp1cngig8a6c7li1lt0nefj5851ru4dtrh0tng1ao5g3tv9v4r18jfjho61rsqduvqvkagg4o41k67q0vst9
tfsr7rn41uq331094gcno8dk0je0u909jfvmnu1buq5sv300cgn6o433tr615qv3kg7j7il3qc21dp11iffo7uqc0ui2b11a4g9r7utk2klvcn08jg6p87e
47421vcvggfm8o8ms00dv6f07egmannjs1pe0scvu0f487ock3eq05n0migae8c6bunpudv05hfo28eic1e60e50fmgauo0uc1bm4cp0fifgk862c245vme
vl2g22o1pju6i0sf06afr181qs1720hf0ctggrnv5busa20p066g01nksjvte090vppgal7ugc2d9uob0hjg0085mk0mi2rr025gh97sic12i0790tcft08
0fs1fu1lf092g2c7re40hhvsuvv6g8i84ls2b9u7cva5grf86mrvapvmv037fv583kbunu0rn0f0gg67tnk1ue0p306jfunnn444qq1g501jfr68803vq60
d2vpeg35o4sk7360g4v2pg9ao33s021vuf0a5fsr824rvru0d30b7gi280djsklve70l8fl183540ctvmuvnggee83vk1i5uah02mg8684sc04u0uv0nffj
m7tg439hvmp14mgbb81mru2a11b08ffrb81ns08m0nd0mqfhm7tic02q1f0vsrg4u830k1ulv4uvcig7vnsmc1eq1g8vt3fkq845rvrm11gvn0gbnnv9rvk
m2m4v06g1j7u8408q0id0nhfsf89gs1fa1govn4fpp81u3veu18j03fg6l86ibu55vv101dg4vo43ru0i26n0f1ge4o12jt0e12904ug7o7um409lvm70h7
fm280sjvd20hl025g23o3hc3qdvj501kfkv82cc0ipvmcvnfgbr7qcs2h20j90lfgaeo2sbtle0isvkng3d81ec00i0br0acflmnt1k15m1r8ve6g15o2qk
2jtvq2vucg2588frvtq0uh0bkgdrnubs3660tgvc2g0h87pk1jdug70ctgjco1744se19r07fg087rpk2ku156vk7g3082obvje05uvoufhso6240lq00h0
jvg1c7tnjtm20iovj8g3884l41dm0s303ag59nvg41nq1cv0hhfmco4lbtim0sf0h0feentkc1f20fr14og5v89bc15lunl10gg4k89is1k5ven0h9gbd7s
1juo5ucp0f7flt8ams18m0u8vb2gbs7uqc17m1ucvnfg1q81043r5v22vsgg85o6i3v7m0of07gg8gnudk2n9v8p0otfmo81nrum21bqvg4gbto42c22pvn
j0nhfr082ss0ra1kgvq3g3bo5bk1hhvn1025g72o133vo20n90hsg7u7t2jtgu0auvl2g0io2ds19m1i306ig89nudju160e9115g8lo1hs0sq0nt06bg83
o8cjvt5ukav8afupo54bt2e05309efn3nt3ruke07b08ofs8nvck22i0ob00ig53nstbua1v8evu6g6u7v0ru0puugvp2fp5o2vs1nhvmj0gmfrinsf40li
0q8vggfqs81qk1ui08qvkhfpn841c20dv2h0atftlo1rc1ahvbqvufg0q82rru6a0tqvt4fslo3p3ubpv110bqg257rq3v4dvrj01tg4t7u8ju0q0sh0e8g
7qo2m3vfhvduvsefpensrk241vf8vldg7fnue40olv950bvfs9ns03ug1uup0aug4d7udruftvb4vl3g0go3b3uni0rd03og4bo37ju9u01d0a2g8e82brt
vi10d09hg7e7v5k04pvgr0aaftmo1a3u8q0vivo5ftt7sls0ptv88vogg4ro17c1a9va7052g17o0p3ujhvfkvldg3i8hriilu2cr2sbh68ms74c4236l2g
3h7d8liqkqtmsmvejgir8jdroie1t7amnkdj8c6bkatrkr1c4hsvoesrcem01p1t8f6bogubtftvsp09phju8sil02e6a4vggd2uad9c7nqrh1bitfml8c7
qms5u0v5kdh1u8cokbe9sjfapqgg5p0j4ecot6h99mhfr7s0tb7ph91219cpuqls3op9rhf1ajchfpolc82i0reroggv07ttccm2fjh3ch81l7p1ru7dvms
vmmfhb8b4k60htu141cdsm8v84h82c611q1bkua08rl4ihfr2p1hh4bbu49clr5uni3fjh8dsshoi23p1tik4d5jv3c6enp0nt9edalqj4pqa4fp3m4dtho
ah4s2hvhd7cghef6tgslli4oh46ddcj8tbc1ptvfslsjfbsmc3s6g9teh6bs3pontlrlapta4t57edk6tasr9id4h2oufulmonroge3lav50cnumph37fm4
af6dhfnt79drvdadpeuq5laenso37l1pkt62ej9aqep59nhdeato0bgppeu3a2hub51bofve8di53e5qf6tgkgng0ddt4e23u4v36ir2m5d3ro1m9h4odgu
a8fak2c5mkv7sh88dnt9jlbhn6d2rcg62q2srtrq9iktqqehbnt6rdctp24v44fvgmtvs451jbr23veab7opca69h775jkf5kpks3gna2ub47rgh3nktbq9
9h14rf8i6l7so3t39t8uq7hf2o96bami6132p1less8dcseldq0gtghh3s6jqklqq13h1v8k5coud49jtoc7092faanva31rlru0s59g5a7gi4934ph2u7j
fc8mr83sa9lq8uark26q7o3qa9sg8t28f7qo01cabdi54ulidpho7vrvva00n19tenvnu0ce1e8eqvjleds7jukl2lt2n99hj967f3jugloqt369gc1o1rk
a123fd1cggq6nebbj3hue6e6kk4c8hprpc67iot27f90n2a4g11t2j0jefk9nhucadtekat8fet47hq49m64e75a2gbjnc7jr0pt8avqpg5686kbun609im
g9ias70ik4du2tp2l1gqu77msk8hubb704fub8edkh1u1jcun9g4g7td39d2952tngfdjp2orsc1uch752eng7nmr6hhugatgcijcna3rkja80iskpjcg8p
6s81u4in3b0g1f6garpvhuq7144g2loil46o1ufj0cbg2cms8be920hj27uh3n7qqjk3mb87308g0o7ugbnf9ui98j7gamnua3uk9fgavckgvs8h9c60lve
p2klgfe958boc9tq2td0jiq820cg1e2kgnpcg6cmnkrmcu9dd18kg5b885rl369lb1tmgd18753ela04b02rg0np9hjo3e4besusjuu87dju921fet0ag81
o6cjrn9uh911sfr1o7v4pvhtdmu80f408kpc1k9tir070g2m81235qm2quughgrq86h3t1hspkqk9i25nuuc2ntvj2v7oje98dqbdrtlsgrqfcra8lsbtqh
ve9476bm2ni7klehoi91qdddio7ik44626eus4g448ggjrpm2530krgpmo3ak6o63faqigg57o9pcd0hs8r1fhdt65okbv9e0b4rtle2ko6mk0ne52mv17e
o27s040t22jj3bkfqf88kjlb60okvtqfve8qqs2q9rscvcrg31898cdiu35v39cggt7rp3o4a3o0ut0gtt81rrpou4pur3hge28vc4469vbb1s7fci96jc0
b5tfh64fdqp7mnc3r5n6n610foeo53rra63dl022gjn8fa3m11v1iv8pflj7v0bs5dtv91ljhr5ok8bpj60dd00rg6r89kbtb228p02dff3o363mk20790h
phat7l4jnpu69j03og4g8f3s1lictj2h7dubnp2bidqb3h06cg788efkk8tn12u7iducnmqrs7togr2cchdantgk1660nf0q9gmr81gritpt8f1nqg7jnqt
bl2pv6j0g6gep7sd46d22hv2u5g9anqlbkd9uj319ngo98h93ve1uuivobgito6dc93207h151dqe7iebvja0892oqfndnh7br5u19r1mshs381ic7opv9d
03afdmo6jjpq21lt016gfmo08jmqe2rt3bafpn7qb43a5sth350g8ro2hc5ultif0o6gh1nabkcbdvsv0vmfl880gc1nm2lb0q4em584tbtq225h0kugap7
vnk2bu3mf276f4380tk2qhu3t2ghfhsocgk1i65i50udfbho2sc12q5q4tqefkoovrju6u0n71emfer8t646aptasvchfmc8barm2ttgv02jeblnvos16ht
1ivh6ff6n0c4asq0ev1dgg2v86uk8pi2hl1c3fjs7khrnutv9evgrft0np2c3om0ef0e5fngo3ske3u1cuucufokoamk1r60nt0utgb485c411a38d00lg7
0o1ic1appmovu4fdg7qcs70i04iv2cfqdnsbbvn6477132gibo1n4371vib0ltfeinst41kq2i9067fra7vkk5c60bj156fs57pq47221m10ekekf80qs3b
a080uf0ggb8dsjv7ltr6vl2g6anva43hputivsegc5o1jbure2dovkng2k8aj4651tmj0cdfjk7vcc4h5ttn001g1ioftbrtu0duvihgm0o7gjtl9vh334q
g29nsm40shut5130gsgo3m3tq60jf0djepf80ts1pdsh517kfvo81nc1p5usquvtgtno5fbvjm14v0g1g2do81ju8m1m50r9gfbns9c0061fkvirg1g84lr
uge1hv001gkbnukrrmlvn30qng1co8h41iu2570bqgeu8a6k16u16l0hhfvn7ok40ii12f0apg2oo1p424a2fd1crg6io7mc57e2fr0n3gapntp4059ssiv
nfg1387ds1vi1cd0o4gfh83i3vlm00v0dvgd97oas34ts150k9g31o113v220q508ag35803k28lvrsvu9fbeo2a43iq1i9006g2d84gjvda15d0asgbp7p
ts1qtunh0cjg7789grv262lp15gfv1o1i41gi08ovtggl98b5s8btu4p120fr3nqac04u1n50lng0d893c1kpu6t0ctfrt7qbs5jm01f09jfvpo18k17601
p089g12o3rs1gi0qh0egg9aod03te604705vfo2o5qbqh9voqvkkfqr7vms0r60rt06qeu2814s3420bsvhgfpl86340k219p0s4fmjo52bvtdus9025fuh
8alc0dlutn072gb6ockrs29v2703hgeto2ts2m21tqvtrg4onptk0cq1br0n2ft082ls30m1vcvrmgbe7tkc0l60p503qg3knp541pi0tuvmqg16846rvn5
vjsvobgdjnvb42ui08f0dnfq4o1ak0j20civeig4so34k3fpvncvmhg4qnr740pm09qvcjfr687k43d5vacvtrg6r84542aq33n10lgi1o04c22dv7d0hdg
1co26k18u0cn1eag86nu2429m0vh0fjg8hnui41jhvpmvlvg637oojtoq0j70i4g8o81b42b60an0s9fksnra40q9vcd0bjfof7upjud5v5f0emg6083o40
gdtfd0d6g7h7ugs17tvcr0sng0l84tk25u0g30odfq07s1s0821h50a0frh7vi3vma0r31rsft683mc0h215t0aug5i83ojvq20m2vsffvto5ns2odv9p08
5g7jo8540vtvrgvvpgcv82mbul9vsd095g4a7v5k21a1of05sg1qo4kc0di0hf0m7g8k7pqs3apuep071g1p80us15i0levnagceo4ok05203ovdcfu1847
s2j1vjh095g1e7ra42a60i905jg5q87ps3dm232vvmgf5nt5406q14gvudg98o1f40te0l5037g5oo2os11u0uf0ibg5780p40gi11308sfrrnsis0c5to5
047fo081qc1o1vsd09ig0oogikg6u3uoug3j2poac4b9htm8sedfr2955k8463loverfj68bor7nlqmt068ffqobdrphttl50tcgltnqaivf1v64u1sgmd9
s9c3mi2g12f5fev7p6jhvdodev1ph8o7rpk4v9vkr29pe4enujs189vo2pi7fj688lcava3eonrrfufnnos8l217t1n3gke8tf3qg1t772n3d1170urpn2c
1r1mqgg58a2btu230t0l0fhr8ccrft64o52gaembnfbk9l5st501gg4j8083uspp95256f597q94bc247aupsdqf82ts3chrg10cchkbmef41vhvs8pd8e3
in9k4c7a0fv23sgf9nmfbm71p7p0q1ik27om4b6m1qcvovevcnqa55gm0rv0kgct18013uu25t916rbhgnm2k3va81mvcnh1dohgsd4m0u52encje73ecfj
pumf2qsgb97qfsebu7bd13mfvl84c3tu5rq70reeh7nlrjtitpeku1pf637u7c8fi6ip3b7gienvgblo9sob5r2ggap0okfua7uf2f5c449bksg3q1k6vsg
g3en2pkqo20aqvmhf3fmnrcin2228r6cikvntnrvitgkf21jhfgof14ad9ouusioht2oq83oru0kevntffs8ggs9p5sr70sufao8bjrs9pqlmv9pgac8n9k
79dnod1i7fvlpd6cablhcf710fesoj0jqna3vn5hfga779hqva5oj525cfn2oguc4ae24ctndf5p8c4joj5negnbngnn8b045qlre2upjgh1o2jk7i1v230
ach108drs31a3f4vngg8k83n40jhvhkvvpfbe821s14lvrd0l8fr7o2vc2tm016ut3gb3o4842bu21svokg0d83vbvudvoh061fne8alc3r64f5076gbp84
1s3a2174vo1fr1o7ls0pu0bgvh0g7h7j2jvpa1pp006fv7o5fk2l22an13sf5ao1kjvcu1bevtog2ho3ts4glvh306tgcf7ve40b5vdn0vgg0285oc2htuj
n00jgf7nurc2fq0a51o1g48o4rruvm1p505gfvp8313vvu06gv05g7m7vhk11e2j9075fk57v4k5k209t0hcg3t87art3m0cr0e5fv6nt33tr1vlkvedg19
o2g4139vuov6bg2p8dps3oq24b0pjg51o1mjvpu2mt03tg4u7v6k0l9v5t0ebg9a7u7rt920cv0a1fno83js1ce17309sfi47ovbv8q1qh024g7ko4ojuau
0nh19ug6ro6i4221vrgvjdg2d7vak1fe0rj09gfrso7nk1b60a118lgmi8c0k3ma07r068gdo7o0c4lq19n0mrgbonscc4r239cvufg8b81bju663ccvplg
at7uabuqu0gkvt0fm08ckbvcm1qsuqhg9knvns3ie06gvn7g1snvc40l5vm10gnfuco2g46se0ocv9afra7s2k1pm06avtkfqbo3ek3220bv02ggb5nvu44
7u16v08ih927v4c16a0f4vopgiho9hbuh5uvl04ugarntfc1dm1fp0nufpd7tes0ti07qvesfcl8ams3q612gvsfg5584qk2ua0110l1fpnnu5rvslssh0n
qg1cngojroq1g50ijg29o67bnui13n1argi17vkk0o5un10ctgc886pk2o1t4d1ubf9dnr2410htst0bng1m85ps8i60ip0g2est7kh459pn971tjgdc86o
k445qrav93g217fdc1ohsj91fcgi3o7c3mu5pqissbfrvof4jqo1u6t04egj57srjusm03t1l2g3d850s2ki1k50fbgflnhc41uu0gv1dvfiunt0bt5e0u6
qo7gg47las3f5tr0vitcdko91rq9pvu8vm6gj07v4s0d1mdgp2uf6q88kk4fu42sv4jfo7nu9jq2m04ou4kga4oips5te1sj05afjh804s1qe1juvhfgaro
53rv2e204v7iftinfbrvam0ln0mof847las3c5tuau4hfl3nfhs1eq19ev79eoj7phrr922qavjbg5m833c18i04ivmkf6mnf7c5k606n0ghgep7ksc9n1v
8sulufu3o49s8ne1bkvsmglc89os465uh0vl2g4m7ugc1iu0130tpgcintvc17turgvh5gconhs45eq2kd135fr47j3rsta0g902hfrl62uc3ci22surof4
a88nc1hdvomuk8h7q7utk125ui6v08g9fnp9c21e1l30bbfln7umrrcm1euun5gl37vrs215utp0nvfks7mojspq0tku5hgr6o1vrr31url0bfggro6ks2c
hvicut2f7p80jjmoi0vn0sag4k80os2ve10eud8g4s8d7c60m07l0g4fvso96b3udut6secgm17qrjmbdvh4v9cg6r8apjndduhkvhtg3n7tvju59vnkvte
g4087pc0vlvst080fnr8223uhu0uqvungmeo0dk2oe13j023givnto40u20rh01mg9v82ljv1222901mgpn844c2fq1uh0gdgen858c34q1e70nkfpb7vqk
2mu0q4vlpg8m83u42f1vg303jfv47u8s0760qt03fg4nnufc29hvef0tagico17jvn220uvp7fibo2mrv7m0povfig9p801k2om14901cg29o7pk0e1u1p0
1ngb681ec1ee0b2vb4g987thjtau0r10c0fu27rtjul20gl1r7g4nntobug20fr0a8g8e87jc42a00h022fpq83u415a12cvq4g6e7s5jv5e0d508pfu2o4
ojuum1vp08kfsmo0440re1d8vsbfjvnsss0120ap011fnq7vhjv5m04b23fg97nujc1tq0r709cfsf7v141ri4dn172g25o8os1ie4n4vm2frrnucs1ju2f
b1ovgchobvrvsi22701og46o56c10228v068gjs85ns09pug4vftfvfo2hc13q2290aggfs7t2c13e16h0a0fd980sbvstvs70jlg4k81os4vq1uevnkfvv
8kmk1m9rd2upofp47tsrure2hv0e1gavns73v3hunn14agad6sirtsi00t01cgfj7ub3tqq15l0d0fhpo5ss0nltnsvnfgat87j446619t0d5fuinu6s1m6
08t10gg2k8ag41f60g8vqig11nv7k0olvvuvrug8snra442pvoivojfqr8cq4101tv10dqfpgo4rbtrlv78vejfggobi3tg5vn2v8ngcso2pk33e38d05lf
fr8dh44iu0u104bg16oe3c581shsvrqg21oi4rvpdvmeuvvfql8f441fu3q312df61ob5rvqlvl70tdg367tkk5me1pn0v6f55nsmbng9tfn1j1g3n8jf44
ua2ht08efpio2i3so5vut030g79804c7u9rdt05qfrr828k2aq0bl1mtg0snrrrufpvqv1j4fi98ahk12i0kb0bjf9t7p6jtv60f0v38g8unugs04q1c2u6
9g6i815ca81slr04eg6ao18btcm2uf1nbg31nlc3r91vvqvhqfpunu0s46u3m9194go5nqq42b2038v1vh8so19br02286tungppnsfjvrdtrj092g7j7hq
s3uttd510of7q7hm3q0hts4tpaj4lo6bsbipr7uuoqhl7ob0s4jtpscr6kgtd97tjsedv9f1i1ijt7ol3pni2530regb6n8j46clsqp2dvftd7ugs5a1s8m
tdpffknllc7thrmv02ag5jo3fjraa2cum02gkeo9fcdc63q10pvgf7occ3rvm2eauq7f83oksc37i0id09tfkf8efjrk5uucv0dgaf891c0ppvhifb5glc7
hork9i4jf1gqgal879kc6213h09eem1ngqjv9dvjitkrg7b7jis1tpvu10l1h9co4l39v9vagvd5gln7tg3gai3i11jifquntf3v2htln0kgh4anrpk4026
viurifpq84erku2022u5ag578d5jvai1sv0qdg0jnroc49pu6j216f86oa34771tr6uefesv7ug3v4a11d047g6i813s20hvm1091g3l7tdrvju0ct098ft
qnrqjuklvdcviqfnjo32k1um0ml0h1fq782qs1mm0550bkg5oo1d3uiu0u50drfujnrnc1ai0st0aufs87u1rubm12b053fpf7s4jvb20novlvg3pnvvc09
a0710b2g87o2crvba08uvgsg777v5k0c20ip02bfqd7ruk06dvdcvlgg5ro3hk0itvqv0glfpnnusjut60l4vpgg02o43buaq0tivm7frf7ubruilvef0fq
frmns5k0r60qb0ceft4nrqbvetvkv0cpfrto21s0s9vsovh9foh7t2s0uluu90gsfqnnt3c10tv6d0f5fvfnvpju6u105000fug7vqjughvfj0fjg6do1f3
vahvjt0t2gd37v53uhm0qivh7g4io1j406m0uh080fs087sk07i03p0lggnd87ss3j63k2vunge080v40f615qvq1gd17s541l20ff171h17o02jvtm1e70
j4gi780u3ti9vsh0b9fuinv641hm03uvcsg5s8b2s0b60sh0pdg3g818s2jdvssuf8gkdnvsbvem03b05rgc0o05k0ta24l0ocaq0o7ic0fa1r31crg4vo3
gk1s207t0cag2ho4grucu06evu5g2ent2k2na028vr7ft3833jvsu15l024g7r7uhk0720bb0v7fup84ac1hlv150hrg7eo4qc3q9vk50n1gca7tq40i209
p0n1g5l87s428i0gd0b7fn6o3pjui20rb036g60o1tc0121nf06nfuh82e41llvgf03eg7mnvls1vi0r5028fqgo30jvba0jr0ghg8g7vc3ur60u8vq9g35
nt840i60i70glg7683gjvva0isvjig1go06bui1vcuvrgg57ns1k1tq04500ng45nrorttm07l010g2unu140b5vduvrufro816c035vmn06jfolo3ik23m
0f4vjqfrs843c1cu0vevjrg5v81drube04mvjdg5s7ths15a08uvk5g0r7robv7q0an03ifsf8143ubdutqvtjg4rntvbu3e0t2vhtfv77uoruu611ovm7g
4q7vi40nq0d5072g4fo1is0alv8d0ebfol7v0jvje0pb000ftdnt0c1ehv66vi5g7g81sbtva0m904ig56nsa3u8lv5cvh2fub80ks0su0msvstg0ho08jt
de07v0alg0co7kbvjhvp300pfrs7tbk0161270tpg3t7s53uj61qsviug2489mrudi1tqvk4fsc836k0jdv3p1u5g7r83rk1460uuvm6g1rnvkc0lu0od0f
4gak7tkbvcm0sr0gig1t82u3u7e3rt005fuqnvf40c1vcb05vgqa7v7juqu12905qg4ao32c1ke132v7ng838eoc2nhv7kvc0frc7vdc18a08kvq3g4ho42
46r21lr077fsanv840ke0tp0gifsdo4hbv5lviovdlfup81gs2e9vkb0r0gi8819s0npv6f0dffvfo4740cu09kvqifvsno841hu0qivngg9u80p3vh9udt
0dmfumo8gk11m1muvtjfvko543vgtvu0vicg3d81hk1chv5524gfscmh3rv4u2j6vg5nop7va30g9vg57ijfnbvvu3v30202vshf0n7rh4l51vgqnkffu31
op3u0b0v4vnumro7r7hb6hurukuofou9vi3vs8jqkvhejlp7rktv51vae7umfnnkfj3v5deuivbl7j8803e9eduqjv2kft8hdg3uts13ovq6nbsnr33oohv
ivnsdfo6niq3tp7uvovejo6s7s977phuui2lgfoml9h3v0a34gvgq8l37slj159vme3osfmp46r3vohvvmvqvsd87vq7cs9urqjcoftnubhrti3glgvjig7
m7s9ldi1vcc97sfnlevf3vaopuivlvem27s95kl1vi6bqjfv84l23vmtt6mvqadndnse8jppv753a0fots27jvhpap8vgksth7trnmqpvf6mkmft8qvfju4
7fmove6bpg7vhf5p5vfjc72fu5hqe3ttvctovo62ib7rt35m1vpqfosfodbr73tgvghovevu72809jkppvf7k0kfqhl2ojvc4mqevkr2k77uepklhvi5mb0
fnj88i3v4bk04vhimrn7t7g8epv58do8fs8510bu4o0s0vqi91tntjr1a1um0uo4fsd0jjjutpdasvqsblbnrohkkhvlbmmjfq0drkjv23kigvikdvc7tu5
589vtsha4fskfrlrth2k80ve9qd27td14rpvhrmh3fue05fjumodc4vl42us7uql8r1v2fi7aftn9tljtm3gu8vp4cesnuhmg95utantkfv8a4ljubp95ov
qejifnud9dopvku2rcfnq4p43tvdk19128krg871q1bi3fligggf4tr244kao410rleqs87qc0r21ojjakgjskk4439h8t11dc5488afpov21cmt84go5f9
e43fvtsh0pf78286asb4i21ltgggacg014259q4h136hkk83tm5922p3hi8gd5in145rq4ch0qc6ha86sik4i23jl2ogfkqk742f5iah0sim2o8460ch21f
aqoggdvv4u42umjnh0n3hqk8516gi21pjuuogbj5s642r6tdh0utfnu89sbbl22f607gghh3jc45m79qh0qkv5k86ogf7217hm4cg9p9qo44clh9h10l9p0
87cen2i233r6ggh6pfg443enjh1jfm84888aag22qvpt8giq8n243liqn10suls885a0bdi1v3gg4gd7v8d43kpkrh16gor08gaus021clhiogf4jh94550
a010qptkq88h9lc21orae8gcnkkg432hhoh16odv88afto9210vkhsgc068a45l4ca1190cic8841sn2378j6ggekac544trb5117kaok89gr78225j0o0g
g3afa438fne10q2cdg88hrad21ooehsgffbgd43d54d90e977p88h5g421ro6logn52no42ugjnp13s4dk86nc2l226emtgggdtsc43uupnh12dv5088s97
221m8d7oggbn8643kp8210t5kq68965go224pkiggf0k5245cv87h0tjj4e87megvi1l9hq4ggldji43vmbmh0q191287pr3ni1r8k0ggi35da43pf20111
pp3g86pmm421odjd0"""
            )

            def see(board, turn, phase):
                scalars, cells = view(board, turn, phase)
                found = rules[0](board, turn, phase)[0]
                mask = [choice in found for choice in range(36)]
                return {"scalars": scalars, "cells": cells, "mask": mask, "q": network(scalars, cells)}

            self.rounds, self.see = len(array), see
            self.choose = duel2048_search(rules, lead, view, network, (0.9950000047683716, 1.0, 1.0), len(array))
        except Exception as error:
            self.keep(error)
        self.spent = perf_counter() - start

    def output(self, currentRound, board, mode):
        start = self.clock()
        self.seen = None
        try:
            return self.answer(currentRound, board, mode, start)
        except Exception as error:
            self.keep(error)
            return 0 if "direction" in str(mode) else (0, 0)
        finally:
            self.spent += self.clock() - start

    def keep(self, error):
        where = error.__traceback__
        while where.tb_next:
            where = where.tb_next
        self.error = self.error or "%r in line %d" % (error, where.tb_lineno)

    def answer(self, turn, board, mode, start):
        if mode not in ("position", "direction"):
            return None
        try:
            effort = self.effort(turn, board, mode)
            if effort:
                return self.search(turn, board, mode, start, *effort)
        except Exception as error:
            self.keep(error)
            self.seen = None
        return self.cheap(turn, board, mode)

    def effort(self, turn, board, mode):
        """The first of the efforts that time allows until the end, leaving half a second: its index and itself; in the end
        none."""
        left = 5.0 - self.spent
        try:
            left = min(left, board.getTime(self.first))
        except Exception as error:
            self.keep(error)
        rounds = max(1, self.rounds - turn)
        # In reserve, too: what cheap choices take.
        affordable = (left - 0.5 - 0.0006 * rounds) / (rounds * self.pace)
        for index, effort in enumerate(((4, 3, 17, 10), (4, 2, 14, 8), (2, 2, 7, 4), (1, 1, 1, 1))):
            if effort[2] + effort[3] <= affordable:
                return index, effort
        return None

    def search(self, turn, board, mode, start, index, effort):
        depth, width, placing, merging = effort
        code = []
        for row in (0, 1, 2, 3):
            for column in range(8):
                level = board.getValue((row, column))
                code.append(level and (level if board.getBelong((row, column)) else 15 + level))
        position, phase = bytes(code), self.side + (2 if mode == "direction" else 0)

        def go_on():
            return self.clock() - start < 1.0

        choice = self.choose(position, turn, phase, depth, width, go_on)
        self.seen = lambda: dict(self.see(position, turn, phase), effort=index)
        self.pace += 0.02 * ((self.clock() - start) / (placing if mode == "position" else merging) - self.pace)
        if self.side:
            choice = 31 - choice if choice < 32 else 32 + (choice - 32 ^ 1)
        return (choice // 8, choice % 8) if choice < 32 else choice - 32

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
