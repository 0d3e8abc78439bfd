def paper_near(d):
    return 16 * d if d < 16 else 256


def paper_far(d):
    return 2 * d if d < 128 else 256


def paper_margin(ours, theirs):
    m = theirs - ours
    return 256 if m >= 8 else -256 if m <= -8 else 32 * m


def paper_wide_margin(ours, theirs):
    m = theirs - ours
    return 256 if m >= 64 else -256 if m <= -64 else 4 * m


def paper_part(a, b, scale):
    """`scale` times a / b, rounded half up. Rust rounds a / b to f32 first, which for a whole b below 2^16 never crosses
    a half."""
    return (2 * scale * a + b) // (2 * b)


def paper_cells(most):
    """How numbers of cells are shown: log2(n + 1) / 13.5 for n = 0..=most."""
    from math import log

    scale = 256 / 13.5 / log(2)
    return [int(log(n + 1) * scale + 0.5) for n in range(most + 1)]


def make_globals(width, height, cells):
    """The scalars that belong to no move (`features.rs`: `globals`), in whole 256ths; `cells` shows numbers of cells."""
    FAR = 1 << 20
    tall = height + 1
    board = width * height
    row = sum(1 << k * tall for k in range(32))
    near, far, margin, wide_margin = paper_near, paper_far, paper_margin, paper_wide_margin

    def clamp(value, most):
        return most if value > most else -most if value < -most else value

    def rays(heading, x, y, sets):
        """Steps to the edge and to the first cell of each set, 32 at most; the second set's first cell is one not in it."""
        cell = x * tall + y
        if heading == 0:
            wall = width - x
        elif heading == 1:
            wall = height - y
        elif heading == 2:
            wall = x + 1
        else:
            wall = y + 1
        n = min(wall - 1, 32)
        out = [8 * wall if wall < 32 else 256]
        ray = row & (1 << n * tall) - 1 if heading & 1 == 0 else (1 << n) - 1
        if heading < 2:
            at = cell + (1 if heading else tall)
        else:
            at = cell - (n if heading == 3 else n * tall)
        for k, cells in enumerate(sets):
            hit = cells >> at & ray
            if k == 1:
                hit ^= ray
            if not hit:
                out.append(256)
                continue
            first = (hit & -hit).bit_length() - 1 if heading < 2 else hit.bit_length() - 1
            if heading & 1 == 0:
                first //= tall
            out.append(8 * (first + 1 if heading < 2 else n - first))
        return out

    def write(me, foe, situation, moves, left):
        my_field, _, my_trail, _, my_area, my_length, mx, my, mh = me
        foe_field, _, foe_trail, _, foe_area, foe_length, fx, fy, fh = foe
        attacked, foe_home, _, closing, lost = situation
        # From the moves: home and the foe's trail from where I stand.
        cell = mx * tall + my
        home, hx, hy = FAR, mx, my
        if my_field >> cell & 1:
            home = 0
        else:
            for m in moves:
                if m[6] < home:
                    home, hx, hy = m[6], m[7], m[8]
            if home < FAR:
                home += 1
        attack = FAR
        for m in moves:
            d = 1 if m[0] == 2 else m[12] + 1
            if d < attack:
                attack = d
        dx, dy = fx - mx, fy - my
        heads = abs(dx) + abs(dy)
        if mh == 0:
            ahead, lateral, home_ahead, home_lateral = dx, dy, hx - mx, hy - my
        elif mh == 1:
            ahead, lateral, home_ahead, home_lateral = dy, -dx, hy - my, mx - hx
        elif mh == 2:
            ahead, lateral, home_ahead, home_lateral = -dx, -dy, mx - hx, my - hy
        else:
            ahead, lateral, home_ahead, home_lateral = -dy, dx, my - hy, hx - mx
        turned = (fh - mh) & 3
        lead = my_area - foe_area
        out = [
            near(home), far(home), near(attack), far(attack),
            near(foe_home), far(foe_home), near(attacked), far(attacked),
            margin(home, attacked), wide_margin(home, attacked),
            margin(attack, foe_home) if attack < FAR else -256,
            margin(attack, attacked) if attack < FAR else -256,
            256 if home > 0 else 0, 256 if foe_home > 0 else 0,
            256 if home >= FAR else 0, 256 if foe_home >= FAR else 0,
            near(heads), far(heads), 256 * (heads & 1),
            16 * clamp(ahead, 16), 16 * clamp(lateral, 16), 2 * clamp(ahead, 128), 2 * clamp(lateral, 128),
            256 * (turned == 0), 256 * (turned == 1), 256 * (turned == 2), 256 * (turned == 3),
            256 * (my_field >> fx * tall + fy & 1), 256 * (foe_field >> cell & 1),
            8 * my_length if my_length < 32 else 256, my_length if my_length < 256 else 256,
            8 * foe_length if foe_length < 32 else 256, foe_length if foe_length < 256 else 256,
            cells[my_area], cells[foe_area],
            paper_part(my_area, board, 256), paper_part(foe_area, board, 256),
            256 * ((lead > 0) - (lead < 0)), 4 * clamp(lead, 64), clamp(lead, 2048) + 4 >> 3,
            8 * left if left < 32 else 256, left if left < 256 else 256,
            paper_part(left, 2000, 256) if left < 2000 else 256, margin(home, left),
        ]
        if closing:
            gained, taken, takes_head = closing
            out += (
                cells[gained], cells[taken], 256 * takes_head, 256 * (taken == my_area),
                256 * (lost >> cell & 1) if home == 0 else 0,
            )
        else:
            out += (0, 0, 0, 0, 0)
        sets = (my_field, my_field, my_trail, foe_field | foe_trail)
        out += rays(mh, mx, my, sets)
        out += rays((mh + 3) & 3, mx, my, sets)
        out += rays((mh + 1) & 3, mx, my, sets)
        out += (
            16 * clamp(home_ahead, 16), 16 * clamp(home_lateral, 16),
            near(min(mx, my, width - 1 - mx, height - 1 - my)), near(min(fx, fy, width - 1 - fx, height - 1 - fy)),
            2 * width, 2 * height,
        )
        return out

    return write


def make_scalars(width, height):
    """All scalars of `paper-v1` in whole 256ths, as the networks read them: a function from both sides, the facts and
    the turns left to a list."""
    FAR = 1 << 20
    near, far, margin, wide_margin = paper_near, paper_far, paper_margin, paper_wide_margin
    cells = paper_cells(width * height)
    write = make_globals(width, height, cells)
    mobilities = (0, 85, 171, 256)

    def scalars(me, foe, found, left):
        situation, moves = found
        out = write(me, foe, situation, moves, left)
        my_length = me[5]
        foe_home = situation[2]
        for m in moves:
            (kind, met, rammed, dies, kills, safe, home, _, _, taken, at_trail, at_way, attack, at_attack) = m[:14]
            gain, stolen, home_after, at_lasting, mobility = m[14:]
            can_attack = attack < FAR
            steps = my_length + 1 + (home if home < FAR else 0)
            out += (
                256 * (kind == 0), 256 * (kind == 1), 256 * (kind == 2), 256 * (kind == 3), 256 * (kind == 4),
                256 * (kind == 5),
                256 * met if met else 0, 256 * (met == 0), 256 * rammed if rammed else 0, 256 * (rammed is not None),
                256 * dies, 256 * kills, 256 * safe,
                near(home), far(home), 256 * (home >= FAR),
                near(at_trail), near(at_way), far(at_way), margin(home, at_way), wide_margin(home, at_way),
                margin(home, at_trail), near(attack), far(attack),
                margin(attack, foe_home) if can_attack else -256,
                margin(attack, at_attack) if can_attack else -256,
                256 * (can_attack and attack < foe_home and attack < at_attack),
                cells[gain], paper_part(gain, 2000, 256) if gain < 2000 else 256, cells[stolen],
                min(paper_part(gain + stolen, steps, 16), 256),
                margin(home + 1 if home < FAR else FAR, at_way - 1 if at_way else 0),
                256 * taken, near(home_after), margin(home_after, at_lasting),
                margin(home, foe_home) if taken else 256,
                mobilities[mobility], margin(home, left - 1 if left else 0),
            )
        return out

    return scalars
