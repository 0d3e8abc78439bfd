def paper_moves_to(pose, x, y):
    """The fewest moves of a pose to a cell on an empty board: steps, and two more to what lies straight behind."""
    px, py, heading = pose
    dx, dy = x - px, y - py
    moves = abs(dx) + abs(dy)
    if dy == 0 and (dx < 0 if heading == 0 else heading == 2 and dx > 0):
        return moves + 2
    if dx == 0 and (dy < 0 if heading == 1 else heading == 3 and dy > 0):
        return moves + 2
    return moves


def make_nearest(width, height):
    """Nearest cells on an empty board. Sets of cells are integers with bit x * wide + y for the cell (x, y), wide being
    2 * height + 1: so far apart are columns that a ball around any cell touches no other column's cells.

    Returns wide, a function for the fewest moves to a set (FAR to an empty one), and one for the cell reached with them."""
    FAR = 1 << 20
    wide = 2 * height + 1
    most = width + height
    backs = (wide, 1, -wide, -1)
    # balls[r]: the cells at most r steps from the middle, which is row `height` of column r.
    inner = 0
    for _ in range(2 * most + 1):
        inner = inner << wide | ((1 << (2 * height - 1)) - 1) << 1
    balls = [1 << height]
    for r in range(1, most + 1):
        ball = balls[-1]
        ball = ball | ball << 2 * wide | ball << wide - 1 | ball << wide | ball << wide + 1
        balls.append(ball & inner if r >= height else ball)

    def reach(cells, x, y, heading):
        """The fewest moves to a set that is not empty, the cells reached with them as bits, and a cell's number less its
        bit's. Moves are steps, and two more to what lies straight behind."""
        at = x * wide + y - height
        low, r = -1, 1
        while True:
            k = at - r * wide
            hits = (cells >> k if k >= 0 else cells << -k) & balls[r]
            if hits:
                break
            low = r
            r = 2 * r if 2 * r < most else most
        while r - low > 1:
            middle = (r + low) >> 1
            k = at - middle * wide
            fewer = (cells >> k if k >= 0 else cells << -k) & balls[middle]
            if fewer:
                r, hits = middle, fewer
            else:
                low = middle
        k = at - r * wide
        if r == 0 or r >= height and heading & 1:
            return r, hits, k
        back = backs[heading]
        behind = 1 << r * wide + height - r * back
        if hits != behind:
            return r, hits & ~behind, k
        # Only the one straight behind: others are nearer at one step more, as near at two.
        for more in (1, 2):
            k = at - (r + more) * wide
            hits = (cells >> k if k >= 0 else cells << -k) & balls[r + more]
            for d in range(r + more // 2, r + more + 1):
                if d < height or not heading & 1:
                    hits &= ~(1 << (r + more) * wide + height - d * back)
            if hits and more == 1:
                return r + 1, hits, k
        return r + 2, hits, k

    def moves_to_set(cells, x, y, heading):
        return reach(cells, x, y, heading)[0] if cells else FAR

    def nearest(cells, x, y, heading, foe):
        """(moves, x, y) of the nearest cell of a set that is not empty; of several the one farthest from the pose `foe`
        (None: no matter), then the first in Rust's order: rows outwards, the upper first, in it to the left first."""
        moves, hits, k = reach(cells, x, y, heading)
        if not hits & (hits - 1):
            tx, ty = divmod(hits.bit_length() - 1 + k, wide)
            return moves, tx, ty
        best = None
        while hits:
            bit = hits.bit_length() - 1
            hits ^= 1 << bit
            tx, ty = divmod(bit + k, wide)
            dx, dy = tx - x, ty - y
            order = (8 * dy + 4 if dy > 0 else -8 * dy) + (dx > 0)
            if abs(dx) + abs(dy) != moves:
                order += 2
            if foe is not None:
                order -= paper_moves_to(foe, tx, ty) << 20
            if best is None or order < best:
                best, found = order, (moves, tx, ty)
        return found

    return wide, moves_to_set, nearest
