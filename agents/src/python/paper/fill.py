def make_fill(width, height):
    """Which cells a closing captures. Sets of cells are integers with bit x * (height + 1) + y for the cell (x, y): an
    empty row between columns.

    Returns a function from all of a player's cells (marked ones included) to the enclosed ones, and one that counts a
    set's cells."""
    tall = height + 1
    column = (1 << height) - 1
    # boards[n]: all cells of n columns; tops[n]: their first row; lower[k]: all rows but the last k.
    boards, tops = [0], [0]
    for _ in range(width):
        boards.append(boards[-1] << tall | column)
        tops.append(tops[-1] << tall | 1)
    shifts = [1 << k for k in range(height.bit_length()) if 1 << k < height]
    lower = [(k, tops[width] * (column >> k)) for k in shifts]

    def enclosed(own):
        if not own:
            return 0
        first = ((own & -own).bit_length() - 1) // tall
        n = (own.bit_length() - 1) // tall - first + 1
        if n < 3:
            return 0
        own >>= first * tall
        board = boards[n]
        # What sees no cell of `own` in one of the four directions is outside: the rest is to be looked at.
        left = right = down = own
        k = 1
        while k < n:
            left |= left << k * tall
            right |= right >> k * tall
            k *= 2
        for k, rows in lower:
            down |= down >> k & rows
        free = board ^ own
        rest = free & left & right & down
        if not rest:
            return 0
        seen = free & tops[n]
        # The sum turns over what is free from the first row on.
        rest &= free + seen
        wave = free ^ rest
        while wave and rest:
            wave = (wave << 1 | wave >> 1 | wave << tall | wave >> tall) & rest
            rest ^= wave
        return rest << first * tall

    if hasattr(int, "bit_count"):
        count = int.bit_count
    else:

        def count(cells):
            return bin(cells).count("1")

    return enclosed, count
