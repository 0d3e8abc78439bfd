def make_position(width, height, count):
    """Keeps a position by reading of every frame the columns that changed.

    Returns a function from a frame and a player's number (0, 1) to what the facts need of that player and of the other:
    (field, wide field, trail, wide trail, area, trail length, x, y, heading). Sets of cells come in two forms, with bit
    x * (height + 1) + y and, wide, x * (2 * height + 1) + y for the cell (x, y)."""
    tall, wide = height + 1, 2 * height + 1
    full = (1 << height) - 1
    code = {None: 0, 1: 1, 2: 2}.__getitem__
    bits = [bytes(49 if b == player + 1 else 48 for b in range(256)) for player in (0, 1)]
    empty = (None,) * height
    # Per board (fields, bands): the columns as last seen; per player the set in both forms, its cells by column, its size.
    seen = [(empty,) * width, (empty,) * width]
    sets = [[[0, 0, [0] * width, 0] for _ in (0, 1)] for _ in (0, 1)]

    def take(board, columns):
        before = seen[board]
        if columns == before:
            return
        if len(columns) != width:
            raise ValueError("width")
        # Should a column make no sense, the next frame begins anew.
        seen[board] = (empty,) * width
        news = [x for x in range(width) if columns[x] is not before[x] and columns[x] != before[x]]
        old = sets[board]
        sets[board] = [[0, 0, [0] * width, 0] for _ in (0, 1)]
        for x in news:
            column = bytes(map(code, columns[x]))[::-1]
            if len(column) != height:
                raise ValueError("height")
            for player in (0, 1):
                cells = int(column.translate(bits[player]), 2)
                kept = old[player]
                was = kept[2][x]
                if cells != was:
                    kept[0] ^= (cells ^ was) << x * tall
                    kept[1] ^= (cells ^ was) << x * wide
                    kept[2][x] = cells
                    kept[3] += count(cells) - count(was)
        sets[board] = old
        seen[board] = tuple(map(tuple, columns))

    def read(now, me):
        take(0, now["fields"])
        take(1, now["bands"])
        sides = []
        for player in (me, 1 - me):
            field, wide_field, _, area = sets[0][player]
            band, wide_band, _, length = sets[1][player]
            head = now["players"][player]
            x, y = head["x"], head["y"]
            if not (0 <= x < width and 0 <= y < height):
                raise ValueError("head")
            sides.append((field, wide_field, band, wide_band, area, length, x, y, head["direction"]))
        return sides

    return read
