def make_paper(width, height):
    """A function from a frame of the contest and the number of the player to move (0, 1) to the scalars of
    `paper-v1` in whole 256ths, the turns (left, straight, right) that its shield allows, and a function from turns (0, 1,
    2) in the order in which they are wanted and a number of replies to the one that foresight takes."""
    enclosed, count = make_fill(width, height)
    _, moves_to_set, nearest = make_nearest(width, height)
    shortest = make_way(width, height, nearest)
    widen = make_widen(height)
    closed_by = make_closed_by(enclosed)
    read = make_position(width, height, count)
    find = make_facts(width, height, enclosed, count, widen, closed_by, shortest, moves_to_set)
    show = make_scalars(width, height)
    ply = make_ply(width, height, enclosed, count, widen)
    look = make_safe(width, height, widen, closed_by, shortest, moves_to_set)
    threats = make_threats(ply, widen, closed_by, nearest, shortest, moves_to_set, height)
    foresee = make_foresight(ply, look, threats)

    def observe(now, me):
        mine, foes = read(now, me)
        found = find(mine, foes, True)
        moves = found[1]
        allowed = [m[5] for m in moves]
        if True not in allowed:
            allowed = [not m[3] for m in moves]
        if True not in allowed:
            allowed = [True] * 3
        left = now["turnleft"]

        def choose(wanted, replies):
            return foresee(mine, foes, wanted, sum(left), replies)

        return show(mine, foes, found, left[me]), allowed, choose

    return observe
