def paper_head_on(one, other, cell, heading, faced):
    """How it ends for `one`, a side, to enter the other's head's cell with this heading against that one: 1, 0, -1."""
    if one[0] >> cell & 1:
        return 1
    if other[0] >> cell & 1:
        return -1
    if (heading ^ faced) & 1:
        return 1
    return (one[4] > other[4]) - (one[4] < other[4])


def paper_rammed(me, foe, x, y, cell, heading):
    """How it ends for me if the foe, one move away, runs into my head there."""
    into = 0 if x > foe[6] else 1 if y > foe[7] else 2 if x < foe[6] else 3
    return -paper_head_on(foe, me, cell, into, heading)


def make_widen(height):
    """A function from a set of cells to its wide form."""
    tall, wide = height + 1, 2 * height + 1

    def widen(cells):
        out = 0
        while cells:
            x = (cells.bit_length() - 1) // tall
            part = cells >> x * tall
            cells ^= part << x * tall
            out |= part << x * wide
        return out

    return widen


def make_closed_by(enclosed):
    """A function from a side and its way home to the cells that closing by it gains."""

    def closed_by(side, way):
        marked = side[2] | way[3]
        return enclosed(side[0] | marked) | marked & ~side[0]

    return closed_by


def make_facts(width, height, enclosed, count, widen, closed_by, shortest, moves_to_set):
    """The facts of `paper-v1` (`facts.rs`): returns a function from both sides (see `make_position`), the side to move
    first, and whether gains are wanted, to those of the position and those of the three moves."""
    FAR = 1 << 20
    tall = height + 1

    def facts(me, foe, gains):
        my_field, my_wide_field, my_trail, my_wide_trail, _, my_length, mx, my, mh = me
        foe_field, foe_wide_field, foe_trail, foe_wide_trail, _, foe_length, fx, fy, fh = foe
        foe_pose = (fx, fy, fh)
        foe_at_trail = moves_to_set(my_wide_trail, fx, fy, fh)
        # The foe's way home and what it would take.
        foe_way = None
        foe_is_home = foe_field >> fx * tall + fy & 1
        if not foe_is_home and foe_field:
            foe_way = shortest(fx, fy, fh, foe_trail, foe_field, foe_wide_field, None, False)
        foe_home = foe_way[0] if foe_way else FAR
        lost, wide_left = 0, None
        closing = None
        if foe_way and foe_length > 0:
            gained = closed_by(foe, foe_way)
            lost = gained & my_field
            closing = (count(gained), count(lost), gained >> mx * tall + my & 1)
        attack_limit = foe_home if foe_home < 48 else 48
        moves = []
        for heading in ((mh + 3) & 3, mh, (mh + 1) & 3):
            x = mx + (1, 0, -1, 0)[heading]
            y = my + (0, 1, 0, -1)[heading]
            cell = x * tall + y
            # 0 off board, 1 own trail, 2 foe's trail, 3 own, 4 foe's, 5 neutral.
            if not (0 <= x < width and 0 <= y < height):
                kind = 0
            elif my_trail >> cell & 1:
                kind = 1
            elif foe_trail >> cell & 1:
                kind = 2
            elif my_field >> cell & 1:
                kind = 3
            elif foe_field >> cell & 1:
                kind = 4
            else:
                kind = 5
            dies, kills = kind < 2, kind == 2
            met = None
            if kind and x == fx and y == fy:
                met = paper_head_on(me, foe, cell, heading, fh)
                dies, kills = met < 0, met > 0
            if dies or kills or met is not None:
                at_end = kind and lost >> cell & 1
                moves.append((kind, met, None, dies, kills, kills, FAR, x, y, at_end, FAR, FAR, FAR, FAR, 0, 0, FAR, FAR, 0))
                continue
            home = kind == 3
            rammed = None
            if paper_moves_to(foe_pose, x, y) == 1:
                rammed = paper_rammed(me, foe, x, y, cell, heading)
            mobility = 0
            for turn in ((heading + 3) & 3, heading, (heading + 1) & 3):
                nx = x + (1, 0, -1, 0)[turn]
                ny = y + (0, 1, 0, -1)[turn]
                if 0 <= nx < width and 0 <= ny < height and (home or not my_trail >> nx * tall + ny & 1):
                    mobility += 1
            way = None
            to_home, hx, hy, at_trail, at_way = FAR, x, y, FAR, FAR
            if home:
                to_home = 0
            else:
                at_trail = min(foe_at_trail, paper_moves_to(foe_pose, x, y))
                at_way = at_trail
                if my_field:
                    way = shortest(x, y, heading, my_trail, my_field, my_wide_field, foe_pose, True)
                if way:
                    to_home, hx, hy = way[0], way[1], way[2]
                    if way[4] < at_way:
                        at_way = way[4]
            home_after, at_lasting = to_home, at_way
            taken = lost >> hx * tall + hy & 1
            if taken and way and foe_home <= to_home:
                if wide_left is None:
                    left = my_field & ~lost
                    wide_left = my_wide_field & ~widen(lost)
                lasting = None
                if left:
                    lasting = shortest(x, y, heading, my_trail, left, wide_left, foe_pose, True)
                home_after, at_lasting = (lasting[0], lasting[4]) if lasting else (FAR, FAR)
                if at_trail < at_lasting:
                    at_lasting = at_trail
            attack = at_attack = FAR
            if foe_length > 0:
                attack = moves_to_set(foe_wide_trail, x, y, heading)
                at_attack = at_trail
                if attack < attack_limit and attack < at_trail:
                    raid = shortest(x, y, heading, my_trail, foe_trail, foe_wide_trail, foe_pose, False)
                    attack = raid[0] if raid else FAR
                    if raid and raid[4] < at_attack:
                        at_attack = raid[4]
            safe = (
                home or to_home < at_way and home_after < at_lasting or attack < foe_home and attack < at_attack
            ) and (rammed is None or rammed >= 0)
            gain = stolen = 0
            if gains and (my_length > 0 if home else way):
                marked = my_trail if home else my_trail | way[3] | 1 << cell
                gained = enclosed(my_field | marked) | marked & ~my_field
                gain, stolen = count(gained), count(gained & foe_field)
            moves.append(
                (kind, None, rammed, False, False, safe, to_home, hx, hy, taken, at_trail, at_way, attack, at_attack)
                + (gain, stolen, home_after, at_lasting, mobility)
            )
        return (foe_at_trail, 0 if foe_is_home else foe_home, foe_home, closing, lost), moves

    return facts
