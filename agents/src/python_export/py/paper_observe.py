def make_paper(width, height):
    """A function from a frame of the contest and the number of the player to move (0, 1) to the scalars of
    `paper-v1` in whole 256ths and the turns (left, straight, right) that its shield allows."""
    enclosed, count = make_fill(width, height)
    read = make_position(width, height, count)
    find = make_facts(width, height, enclosed, count)
    show = make_scalars(width, height)

    def observe(now, me):
        mine, foes = read(now, me)
        found = find(mine, foes, True)
        moves = found[1]
        allowed = [m[5] for m in moves]
        if True not in allowed:
            allowed = [not m[3] for m in moves]
        if True not in allowed:
            allowed = [True] * 3
        return show(mine, foes, found, now["turnleft"][me]), allowed

    return observe
