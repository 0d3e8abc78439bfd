def make_pieces(width, height, tall):
    """Straight pieces of ways: two functions for the cells from one to another of a row or column without the first, and
    one for the fewest moves of a pose to a rectangle one cell wide."""
    columns = [0]
    for _ in range(width):
        columns.append(columns[-1] << tall | 1)

    def along_row(xa, xb, y):
        if xb > xa:
            return columns[xb - xa] << (xa + 1) * tall + y
        return columns[xa - xb] << xb * tall + y

    def along_column(x, ya, yb):
        if yb > ya:
            return ((1 << yb - ya) - 1) << x * tall + ya + 1
        return ((1 << ya - yb) - 1) << x * tall + yb

    def moves_to_piece(pose, xa, xb, ya, yb):
        px, py, heading = pose
        if xa > xb:
            xa, xb = xb, xa
        if ya > yb:
            ya, yb = yb, ya
        dx = xa - px if px < xa else xb - px if px > xb else 0
        dy = ya - py if py < ya else yb - py if py > yb else 0
        if dx == 0:
            if dy and heading == (1 if dy < 0 else 3):
                # The nearest is straight behind: beside it, if there is a cell, one step more.
                return abs(dy) + (1 if xa != xb else 2)
            return abs(dy)
        if dy == 0 and heading == (0 if dx < 0 else 2):
            return abs(dx) + (1 if ya != yb else 2)
        return abs(dx) + abs(dy)

    return along_row, along_column, moves_to_piece


def make_waves(width, height, tall):
    """Breadth-first search with whole waves of cells."""
    column = (1 << height) - 1
    boards = [0]
    for _ in range(width):
        boards.append(boards[-1] << tall | column)

    def search(x, y, heading, blocked, targets):
        """The cells of a shortest way around what is blocked, last first, as numbers x * tall + y; None if there is none.
        The first step is not backwards."""
        start = x * tall + y
        # Ways beyond all that is marked can be moved to its rim: the columns up to one beside it are enough.
        marked = blocked | targets | 1 << start
        first = ((marked & -marked).bit_length() - 1) // tall - 1
        last = (marked.bit_length() - 1) // tall + 1
        if first < 0:
            first = 0
        if last >= width:
            last = width - 1
        k = first * tall
        free = boards[last - first + 1] & ~(blocked >> k)
        targets >>= k
        start -= k
        wave = 0
        if heading != 2:
            wave |= 1 << start + tall
        if heading != 3:
            wave |= 1 << start + 1
        if heading != 0 and start >= tall:
            wave |= 1 << start - tall
        if heading != 1 and y:
            wave |= 1 << start - 1
        wave &= free
        waves = []
        while wave:
            free ^= wave
            waves.append(wave)
            if wave & targets:
                break
            wave = (wave << 1 | wave >> 1 | wave << tall | wave >> tall) & free
        else:
            return None
        # The first in rows, as Rust has it.
        hits = wave & targets
        at = hits.bit_length() - 1
        hits ^= 1 << at
        while hits:
            other = hits.bit_length() - 1
            hits ^= 1 << other
            if other % tall <= at % tall:
                at = other
        cells = [at + k]
        for wave in reversed(waves[:-1]):
            if wave >> at + tall & 1:
                at += tall
            elif wave >> at + 1 & 1:
                at += 1
            elif at >= tall and wave >> at - tall & 1:
                at -= tall
            else:
                at -= 1
            cells.append(at + k)
        return cells

    return search


def make_way(width, height, nearest):
    """Shortest ways to a set of cells, as Rust's `way::shortest`. Sets are integers with bit x * (height + 1) + y."""
    FAR = 1 << 20
    tall = height + 1
    along_row, along_column, moves_to_piece = make_pieces(width, height, tall)
    search = make_waves(width, height, tall)
    steps = ((1, 0), (0, 1), (-1, 0), (0, -1))

    def beside(x, y, heading, ex, ey, side, blocked, foe):
        """A step to the side, back, and in again."""
        dx, dy = steps[heading]
        sx, sy = -dy * side, dx * side
        ox, oy, bx, by = x + sx, y + sy, ex + sx, ey + sy
        if not (0 <= ox < width and 0 <= oy < height):
            return None
        cells = along_row(ox, bx, oy) if dx else along_column(ox, oy, by)
        cells |= 1 << ox * tall + oy
        if cells & blocked:
            return None
        away = moves_to_piece(foe, ox, bx, oy, by) if foe else FAR
        return abs(x - ex) + abs(y - ey) + 2, ex, ey, cells | 1 << ex * tall + ey, away

    def straight(x, y, ex, ey, blocked, foe):
        cells = along_row(x, ex, y) if y == ey else along_column(x, y, ey)
        if cells & blocked:
            return None
        length = abs(x - ex) + abs(y - ey)
        away = FAR
        if foe and length > 1:
            sx, sy = (ex > x) - (ex < x), (ey > y) - (ey < y)
            away = moves_to_piece(foe, x + sx, ex - sx, y + sy, ey - sy)
        return length, ex, ey, cells, away

    def around_corner(x, y, heading, ex, ey, row_first, blocked, foe):
        sx, sy = (1 if ex > x else -1), (1 if ey > y else -1)
        if row_first:
            if heading == (2 if sx > 0 else 0):
                return None
            cells = along_row(x, ex, y) | along_column(ex, y, ey)
        else:
            if heading == (3 if sy > 0 else 1):
                return None
            cells = along_column(x, y, ey) | along_row(x, ex, ey)
        if cells & blocked:
            return None
        away = FAR
        if foe:
            if row_first:
                away = moves_to_piece(foe, x + sx, ex, y, y)
                other = moves_to_piece(foe, ex, ex, y, ey - sy)
            else:
                away = moves_to_piece(foe, x, x, y + sy, ey)
                other = moves_to_piece(foe, x, ex - sx, ey, ey)
            if other < away:
                away = other
        return abs(x - ex) + abs(y - ey), ex, ey, cells, away

    def shortest(x, y, heading, blocked, targets, wide_targets, foe, far_from_foe):
        """(moves, x, y, cells, foe's moves to the way without its last cell) of a shortest way from a pose to a set that is
        not empty, given in both forms; None if there is none. `foe` is a pose or None; `far_from_foe`: prefer ways far
        from it."""
        moves, ex, ey = nearest(wide_targets, x, y, heading, foe if far_from_foe else None)
        if moves == 0:
            return 0, ex, ey, 0, FAR
        if x == ex or y == ey:
            if moves > abs(x - ex) + abs(y - ey):
                one = beside(x, y, heading, ex, ey, 1, blocked, foe)
                other = beside(x, y, heading, ex, ey, -1, blocked, foe)
            else:
                one, other = straight(x, y, ex, ey, blocked, foe), None
        else:
            one = around_corner(x, y, heading, ex, ey, True, blocked, foe)
            other = around_corner(x, y, heading, ex, ey, False, blocked, foe)
        if one and other:
            return other if far_from_foe and other[4] > one[4] else one
        if one or other:
            return one or other
        path = search(x, y, heading, blocked, targets)
        if path is None:
            return None
        cells = 0
        for at in path:
            cells |= 1 << at
        away = FAR
        if foe:
            away = min([paper_moves_to(foe, at // tall, at % tall) for at in path[1:]], default=FAR)
        ex, ey = divmod(path[0], tall)
        return len(path), ex, ey, cells, away

    return shortest
