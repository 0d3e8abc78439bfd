def make_ply(width, height, enclosed, count, widen):
    """The rules of a ply: a function from the side to move, the other, the new heading and the plies left to how the game
    ends for the mover (1, 0, -1; None: it goes on) and both sides after it."""
    tall, wide = height + 1, 2 * height + 1

    def ply(me, foe, heading, left):
        field, wide_field, trail, wide_trail, area, length, x, y, was = me
        foe_field, foe_wide_field, foe_trail, _, foe_area, _, fx, fy, fh = foe
        x += (1, 0, -1, 0)[heading]
        y += (0, 1, 0, -1)[heading]
        if not (0 <= x < width and 0 <= y < height):
            return -1, me, foe
        cell = x * tall + y
        if x == fx and y == fy:
            return paper_head_on(me, foe, cell, heading, fh), me, foe
        if foe_trail >> cell & 1:
            return 1, me, foe
        if trail >> cell & 1:
            return -1, me, foe
        if not field >> cell & 1:
            trail |= 1 << cell
            wide_trail |= 1 << x * wide + y
            length += 1
        elif length:
            news = (trail | enclosed(field | trail)) & ~field
            spread = widen(news)
            field |= news
            wide_field |= spread
            area += count(news)
            taken = news & foe_field
            if taken:
                foe = (foe_field ^ taken, foe_wide_field & ~spread, foe_trail, foe[3], foe_area - count(taken)) + foe[5:]
                foe_area = foe[4]
            trail = wide_trail = length = 0
        end = None
        if left == 1:
            end = (area > foe_area) - (area < foe_area)
        return end, (field, wide_field, trail, wide_trail, area, length, x, y, heading), foe

    return ply


def make_safe(width, height, widen, closed_by, shortest, moves_to_set):
    """Whether moves are safe (`facts/safe.rs`): a function from both sides, the one to move first, to the other's moves
    home and a function from a new heading to None or the moves home from there and where that way ends."""
    FAR = 1 << 20
    tall = height + 1

    def look(me, foe):
        my_field, my_wide_field, my_trail, my_wide_trail, _, _, mx, my, _ = me
        foe_field, foe_wide_field, foe_trail, foe_wide_trail, _, foe_length, fx, fy, fh = foe
        foe_pose = (fx, fy, fh)
        foe_is_home = foe_field >> fx * tall + fy & 1
        foe_way = None
        if not foe_is_home and foe_field:
            foe_way = shortest(fx, fy, fh, foe_trail, foe_field, foe_wide_field, None, False)
        foe_home = foe_way[0] if foe_way else FAR
        foe_at_trail = moves_to_set(my_wide_trail, fx, fy, fh)
        # What the foe's closing takes, and what it leaves in both forms: worked out where it decides.
        known = []

        def safe(heading):
            x = mx + (1, 0, -1, 0)[heading]
            y = my + (0, 1, 0, -1)[heading]
            if not (0 <= x < width and 0 <= y < height):
                return None
            cell = x * tall + y
            if my_trail >> cell & 1:
                return None
            if x == fx and y == fy:
                return (FAR, x, y) if paper_head_on(me, foe, cell, heading, fh) > 0 else None
            if foe_trail >> cell & 1:
                return FAR, x, y
            at_trail = paper_moves_to(foe_pose, x, y)
            if at_trail == 1 and paper_rammed(me, foe, x, y, cell, heading) < 0:
                return None
            if my_field >> cell & 1:
                return 0, x, y
            at_trail = min(at_trail, foe_at_trail)
            way = None
            if my_field:
                way = shortest(x, y, heading, my_trail, my_field, my_wide_field, foe_pose, True)
            if way and way[0] < at_trail and way[0] < way[4]:
                if foe_home > way[0] or not foe_length:
                    return way[:3]
                if not known:
                    lost = closed_by(foe, foe_way) & my_field
                    known.extend((lost, my_field & ~lost, None))
                lost, left, wide_left = known
                if not lost >> way[1] * tall + way[2] & 1:
                    return way[:3]
                if left:
                    if wide_left is None:
                        wide_left = known[2] = my_wide_field & ~widen(lost)
                    lasting = shortest(x, y, heading, my_trail, left, wide_left, foe_pose, True)
                    if lasting and lasting[0] < at_trail and lasting[0] < lasting[4]:
                        return way[:3]
            if foe_length:
                attack = moves_to_set(foe_wide_trail, x, y, heading)
                if attack < foe_home and attack < 48 and attack < at_trail:
                    raid = shortest(x, y, heading, my_trail, foe_trail, foe_wide_trail, foe_pose, False)
                    if raid and raid[0] < foe_home and raid[0] < at_trail and raid[0] < raid[4]:
                        return FAR, x, y
                elif attack < foe_home and attack < at_trail:
                    return FAR, x, y
            return None

        return 0 if foe_is_home else foe_home, safe

    return look


def make_threats(ply, widen, closed_by, nearest, shortest, moves_to_set, height):
    """Closings that the foe could make some moves from now (`threats.rs`): a function from both sides, the foe being to
    move, and the foe's turns left to whether none of them takes the home of the first before it is safe."""
    tall = height + 1

    def outlasts(me, foe, home, hx, hy, closing, rest, wide_rest):
        """Whether the rest of the territory is reached; closing: the foe's moves until then, and where it is then."""
        _, _, trail, wide_trail, _, _, x, y, heading = me
        moves, ex, ey = closing
        if not rest:
            return False
        if moves > home:
            more, tx, ty = nearest(wide_rest, hx, hy, heading, None)
            late = home + more - moves
            return late <= 0 or abs(ex - tx) + abs(ey - ty) >= 2 * late
        way = shortest(x, y, heading, trail, rest, wide_rest, foe[6:], True)
        if not way:
            return False
        open_way = wide_trail | widen(way[3] & ~(1 << way[1] * tall + way[2]))
        return way[0] < moves + moves_to_set(open_way, ex, ey, 0)

    def are_withstood(me, foe, left):
        my_field, my_wide_field, my_trail, _, _, _, mx, my, mh = me
        home, hx, hy = 0, mx, my
        if not my_field >> mx * tall + my & 1:
            way = my_field and shortest(mx, my, mh, my_trail, my_field, my_wide_field, foe[6:], True)
            if not way:
                return True
            home, hx, hy = way[:3]
        end = hx * tall + hy
        fh = foe[8]
        for first in ((fh + 3) & 3, fh, (fh + 1) & 3):
            mine, run = me, foe
            for moves in range(1, min(16, left) + 1):
                over, run, mine = ply(run, mine, first, 9)
                if over is not None:
                    break
                foe_field, foe_wide_field, foe_trail, _, _, foe_length, fx, fy, _ = run
                if foe_field >> fx * tall + fy & 1:
                    if not mine[0] >> end & 1 and not outlasts(
                        me, foe, home, hx, hy, (moves, fx, fy), mine[0], mine[1]
                    ):
                        return False
                    continue
                if moves not in (1, 2, 4, 7, 11, 16) or not foe_length or not foe_field:
                    continue
                way = shortest(fx, fy, first, foe_trail, foe_field, foe_wide_field, None, False)
                if not way or moves + way[0] > left:
                    continue
                lost = closed_by(run, way) & mine[0]
                if lost >> end & 1 and not outlasts(
                    me, foe, home, hx, hy, (moves + way[0],) + way[1:3], mine[0] & ~lost, mine[1] & ~widen(lost)
                ):
                    return False
        return True

    return are_withstood


def make_foresight(ply, look, are_withstood):
    """Foresight (`foresight.rs`): a function from both sides, the one to move first, the turns wanted in their order (0 left,
    1 straight, 2 right), the plies left and the number of replies to the first turn that stays safe and withstands the
    foe's threats."""
    FAR = 1 << 20

    def foresee(me, foe, wanted, plies, replies):
        if len(wanted) < 2:
            return wanted[0]
        positions = 400
        foe_first, safe_first = look(me, foe)
        withstood = {}

        def withstands(heading):
            if heading not in withstood:
                end, mine, foes = ply(me, foe, heading, plies)
                withstood[heading] = end is not None or are_withstood(mine, foes, plies // 2)
            return withstood[heading]

        def is_calm(safe, foe_home, replies):
            if foe_home == 0:
                return replies < 3
            return safe[0] < FAR and foe_home > replies and foe_home > safe[0]

        def stays_safe(me, foe, heading, safe, foe_home, plies, replies):
            if replies == 0 or is_calm(safe, foe_home, replies):
                return True
            end, me, foe = ply(me, foe, heading, plies)
            if end is not None:
                return end >= 0
            fh = foe[8]
            for reply in ((fh + 3) & 3, fh, (fh + 1) & 3):
                if not is_answered(me, foe, reply, safe, plies - 1, replies - 1):
                    return False
            return True

        def is_answered(me, foe, reply, aim, plies, replies):
            nonlocal positions
            if positions == 0:
                return True
            positions -= 1
            end, foe, me = ply(foe, me, reply, plies)
            if end is not None:
                return end <= 0
            foe_home, safe = look(me, foe)
            _, ax, ay = aim
            x, y, mh = me[6:]
            # By how far they lead from the aim; of equals the first.
            turns = [
                (abs(x + (1, 0, -1, 0)[heading] - ax) + abs(y + (0, 1, 0, -1)[heading] - ay), k, heading)
                for k, heading in enumerate(((mh + 3) & 3, mh, (mh + 1) & 3))
            ]
            turns.sort()
            for _, _, heading in turns:
                way = safe(heading)
                if way and stays_safe(me, foe, heading, way, foe_home, plies - 1, replies):
                    return True
            return False

        for heeding_threats in (True, False):
            for n in range(replies, 0, -1):
                for turn in wanted:
                    heading = (me[8] + turn + 3) & 3
                    if heeding_threats and not withstands(heading):
                        continue
                    way = safe_first(heading)
                    if way and stays_safe(me, foe, heading, way, foe_first, plies, n):
                        return turn
        return wanted[0]

    return foresee
