def stellar_planner(around, turns, candidates, continuing, models, asked, slack, horizon, node_worth, exchanges):
    """Ways of planning a turn, and rollouts that choose between them: the bot `planner`, operation by operation.

    Positions are lists by node: owner (1 me, -1 they, 0 nobody) and troops. Node 1 is my base, node n theirs.
    """
    from math import ceil, sqrt

    n = len(around) - 1
    span = range(1, n + 1)
    rest, certain = 0.01, 1.0 + 1e-9

    def distances(wave):
        steps = [255] * (n + 1)
        for i in wave:
            steps[i] = 0
        for i in wave:
            further = steps[i] + 1
            for j in around[i]:
                if steps[j] == 255:
                    steps[j] = further
                    wave.append(j)
        return steps

    from_base, to_enemy_base = distances([1]), distances([n])

    def lands(amount):
        amount -= sqrt(amount)
        return amount if amount > 0.0 else 0.0

    def brings(owner, troops, node):
        total = 0.0
        for i in around[node]:
            if owner[i] == -1:
                total += lands(troops[i])
        return total

    class Marches:
        def __init__(self, owner, troops):
            self.owner, self.troops = owner, troops
            self.orders = []
            self.left = [0.0] * (n + 1)
            for i in span:
                if owner[i] == 1 and troops[i] > rest:
                    self.left[i] = troops[i] - rest
            self.incoming = [0.0] * (n + 1)

        def send(self, source, target, amount):
            left = self.left
            if amount > left[source]:
                amount = left[source]
            if amount <= 0.0:
                return 0.0
            left[source] -= amount
            arrives = amount - sqrt(amount)
            if arrives > 0.0:
                self.incoming[target] += arrives
            self.orders.append((source, target, amount))
            return amount

        def strike(self):
            """A capture of the enemy's base that nothing can prevent."""
            owner, base = self.owner, n
            beside = [i for i in around[base] if owner[i] == 1]
            if not beside:
                return False
            arrives = 0.0
            for i in beside:
                arrives += lands(self.left[i])
            sure = arrives > (self.troops[base] + brings(owner, self.troops, base)) * certain
            if sure:
                for i in beside:
                    self.send(i, base, self.left[i])
            return sure

        def guard(self):
            """The own base against what is up to three steps away."""
            owner, troops, base = self.owner, self.troops, 1
            steps = from_base
            threat = 0.0
            for i in span:
                if steps[i] <= 3 and owner[i] == -1:
                    threat += lands(troops[i])
            lacking = threat - troops[base]
            spare = -lacking if lacking < 0.0 else 0.0
            if spare < self.left[base]:
                self.left[base] = spare
            for i in around[base]:
                if owner[i] == 1 and lacking > 0.0:
                    lacking -= lands(self.send(i, base, self.left[i]))

    def own(owner, troops, turn, numbers, memory):
        (
            open_0, open_1, open_2, open_3, open_4, open_5, open_6, open_7, open_8,
            keep_near, keep_beside, keep_threat, base_threat, batch, beyond,
            reserve_before, reserve_8, reserve_more, reserve_most, pull, need, full, least_flow,
            attack, attack_relief, most, most_more, stay, stay_threat, eager, base_attack,
        ) = numbers
        marches = Marches(owner, troops)
        if marches.strike():
            return marches.orders
        left, incoming, send = marches.left, marches.incoming, marches.send
        mine = [i for i in span if owner[i] == 1]
        theirs = [i for i in span if owner[i] == -1]
        land = [0.0] * (n + 1)
        threat = [0.0] * (n + 1)
        for i in theirs:
            amount = troops[i]
            amount -= sqrt(amount)
            if amount < 0.0:
                amount = 0.0
            land[i] = amount
            for j in around[i]:
                threat[j] += amount
        to_enemy = distances(theirs[:])
        last = turn + 1 >= turns

        # The own base.
        base = 1
        danger = threat[base] * certain
        if owner[base] == 1 and danger > 0.0:
            spare = -(danger * base_threat - troops[base])
            if spare < 0.0:
                spare = 0.0
            if spare < left[base]:
                left[base] = spare
            if danger > troops[base]:
                helpers = [i for i in around[base] if owner[i] == 1]
                helpers.sort(key=left.__getitem__, reverse=True)
                for i in helpers:
                    if danger - troops[base] - incoming[base] > 0.0:
                        send(i, base, left[i])

        # Attacks, the most one-sided first.
        enemy_base = n

        def muster(target):
            party = []
            arrives = 0.0
            of_target = land[target]
            for i in around[target]:
                if owner[i] == 1:
                    others = threat[i] - of_target
                    if others < 0.0:
                        others = 0.0
                    amount = (left[i] - (0.0 if last else stay + stay_threat * others)) * eager
                    if amount > 1.0:
                        party.append((i, amount))
                        arrives += amount - sqrt(amount)
            return party, arrives

        targets = []
        for target in theirs:
            party, arrives = muster(target)
            if arrives > 0.0:
                ratio = arrives / (troops[target] + attack_relief * threat[target])
                targets.append((ratio * (1e6 if target == enemy_base else 1.0), target))
        targets.sort(key=lambda item: item[0], reverse=True)
        for _, target in targets:
            party, arrives = muster(target)
            defenders, relief = troops[target], threat[target]
            if target == enemy_base:
                wanted = base_attack * defenders
            else:
                wanted = attack * (defenders + attack_relief * relief)
            if arrives < wanted or arrives <= 0.0:
                continue
            upper = most * (defenders + relief) + most_more
            share = upper / arrives if arrives > upper and target != enemy_base else 1.0
            for i, amount in party:
                send(i, target, amount * share)

        # Claims.
        spare = [0.0] * (n + 1)
        if last:
            calm, near, beside, batch = 0.0, 0.0, 0.0, 1.5
            keep_threat = 0.0
        else:
            opening = (open_0, open_1, open_2, open_3, open_4, open_5, open_6, open_7, open_8)
            calm, near, beside = opening[turn if turn < 8 else 8], keep_near, keep_beside
        for i in mine:
            steps = to_enemy[i]
            keep = calm if steps > 2 else near if steps == 2 else beside + keep_threat * threat[i]
            spare[i] = left[i] - keep
        claims = {}
        for target in span:
            if owner[target]:
                continue
            best, settler, empties = 0.0, 0, 0
            for i in around[target]:
                if owner[i] == 0:
                    empties += 1
                elif owner[i] == 1:
                    each = spare[i] / (len(claims[i]) + 1) if i in claims else spare[i]
                    if each > best:
                        best, settler = each, i
            if settler:
                claims.setdefault(settler, []).append((1.0 + beyond * empties, target))
        for i in sorted(claims):
            claimed = claims[i]
            parts = int(spare[i] / batch)
            claimed.sort(key=lambda item: item[0], reverse=True)
            del claimed[parts:]
            weights = 0.0
            for weight, target in claimed:
                weights += weight
            for weight, target in claimed:
                send(i, target, spare[i] * weight / weights)

        # What is above the reserve.
        met = False
        for i in mine:
            if to_enemy[i] == 1:
                met = True
                break
        if met:
            steps = to_enemy
            reserve = reserve_8 + reserve_more * (turn - 8.0)
            if reserve > reserve_most:
                reserve = reserve_most
        else:
            steps = distances([i for i in span if owner[i] == 0])
            reserve = reserve_before
        to_base = to_enemy_base
        for i in mine:
            amount = left[i] - (full if steps[i] <= 1 else reserve)
            if amount < least_flow:
                continue
            here = steps[i] + pull * to_base[i]
            best, chosen = 0.0, 0
            for j in around[i]:
                if owner[j] == 1 and steps[j] + pull * to_base[j] < here:
                    there = troops[j] + incoming[j] - need * threat[j]
                    if not chosen or there < best:
                        best, chosen = there, j
            if chosen:
                send(i, chosen, amount)
        return marches.orders

    def have_met(owner):
        for i in span:
            if owner[i] == 1:
                for j in around[i]:
                    if owner[j] == -1:
                        return True
        return False

    def meet(owner, turn, memory):
        if memory["met"] is None and have_met(owner):
            memory["met"] = turn

    def tide(owner, troops, turn, numbers, memory):
        meet(owner, turn, memory)
        marches = Marches(owner, troops)
        if marches.strike():
            return marches.orders
        marches.guard()
        left, incoming, send = marches.left, marches.incoming, marches.send
        keep = 9.0
        if memory["met"] is not None:
            keep += 10.0 * (turn - memory["met"])
            if keep > 50.0:
                keep = 50.0
        front, inside = [], []
        for i in span:
            if owner[i] == 1:
                for j in around[i]:
                    if owner[j] != 1:
                        front.append(i)
                        break
                else:
                    inside.append(i)
        steps = distances(front[:])
        inside.sort(key=lambda i: -steps[i])
        for i in inside:
            nearer = [j for j in around[i] if owner[j] == 1 and steps[j] < steps[i]]
            amount = troops[i] + incoming[i] - keep
            if left[i] < amount:
                amount = left[i]
            if amount > 0.0 and nearer:
                part = amount / len(nearer)
                for j in nearer:
                    send(i, j, part)

        def wins(target):
            arrives = 0.0
            for i in around[target]:
                if owner[i] == 1 and troops[i] > 51.0:
                    arrives += lands(troops[i] - 20.0)
            return arrives > troops[target]

        for i in front:
            weakest = 0
            for j in around[i]:
                if owner[j] == -1 and (not weakest or troops[j] < troops[weakest]):
                    weakest = j
            if weakest:
                if troops[i] > 51.0 and wins(weakest):
                    send(i, weakest, troops[i] - 20.0)
                continue
            empty = [j for j in around[i] if owner[j] == 0]
            part = (troops[i] - keep) / len(empty)
            if part > 1.0:
                for j in empty:
                    send(i, j, part)
        return marches.orders

    def siege(owner, troops, turn, numbers, memory):
        marches = Marches(owner, troops)
        if marches.strike():
            return marches.orders
        marches.guard()
        incoming, send = marches.incoming, marches.send
        attacked, shift = memory["attacked"], memory["shift"]
        to_base = to_enemy_base
        steps = to_base[:]
        for i in shift:
            steps[i] += shift[i]
        shift = memory["shift"] = {}
        order = [i for i in span if owner[i] == 1]
        order.sort(key=lambda i: -to_base[i])
        account = troops[:]

        def march(source, target, amount):
            before = incoming[target]
            account[source] -= send(source, target, amount)
            arrives = incoming[target] - before
            if owner[target] == -1:
                account[target] -= arrives
            else:
                account[target] += arrives

        for i in order:
            most = troops[i] - 0.1
            land = [j for j in around[i] if owner[j] == 0 and account[j] <= 0.0]
            if land:
                spare = account[i] - 4.1
                if most < spare:
                    spare = most
                parts = int(spare / 3.0) if spare > 0.0 else 0
                if parts > len(land):
                    parts = len(land)
                for j in land[:parts]:
                    march(i, j, spare / parts)
                continue
            level = 8.0 if turn < 5 else 15.2 if turn < 7 else 48.0 if attacked else 28.0
            spare = account[i] - level
            if most < spare:
                spare = most
            target, least, helpers = 0, 0.0, 0
            for j in around[i]:
                if owner[j] == -1 and account[j] > 0.0:
                    count = 0
                    for k in around[j]:
                        if owner[k] == 1:
                            count += 1
                    ratio = account[j] / count
                    if not target or ratio < least:
                        target, least, helpers = j, ratio, count
            if target:
                if spare <= 0.0 or (spare - ceil(sqrt(spare))) * 0.75 * helpers < account[target]:
                    steps[i] -= 2
                    shift[i] = -2
                else:
                    memory["attacked"] = True
                    march(i, target, spare)
                continue
            nearest = 0
            for j in around[i]:
                if owner[j] == 1 and (not nearest or steps[j] < steps[nearest]):
                    nearest = j
            if nearest:
                if steps[nearest] >= steps[i]:
                    steps[i] = steps[nearest] + 1
                    shift[i] = 1
                march(i, nearest, spare)
        return marches.orders

    def wary(owner, troops, turn, numbers, memory):
        base, enemy_base = 1, n
        orders, busy, keep = [], [False] * (n + 1), [0.0] * (n + 1)
        parts = (0.25, 0.5, 0.75, 0.99)
        home = (1.0 - 0.25, 1.0 - 0.5, 1.0 - 0.75, 1.0 - 0.99)
        mine = [i for i in span if owner[i] == 1]
        theirs = [i for i in span if owner[i] == -1]
        brought = [0.0] * (n + 1)
        for i in theirs:
            brought[i] = lands(troops[i] * 0.99)

        def threat(node, besides):
            total = 0.0
            for i in around[node]:
                if owner[i] == -1 and i != besides:
                    total += brought[i]
            return total

        def needed(node, besides):
            return (1.1 if node == base else 0.6) * threat(node, besides)

        def largest(source, keeps):
            for part in (3, 2, 1, 0):
                if troops[source] * home[part] >= keeps:
                    return part
            return -1

        def send(source, part, target):
            orders.append((source, target, troops[source] * parts[part]))
            busy[source] = True

        def forces(node, target):
            """What free own neighbours can send, strongest first; against `target` they keep less."""
            found = []
            for i in around[node]:
                if owner[i] == 1 and not busy[i]:
                    keeps = keep[i]
                    if target and keeps != 0.0:
                        keeps = needed(i, target)
                    part = largest(i, keeps)
                    if part >= 0:
                        arrives = lands(troops[i] * parts[part])
                        if arrives > 0.0:
                            found.append((i, part, arrives))
            found.sort(key=lambda force: force[2], reverse=True)
            return found

        for i in mine:
            keep[i] = needed(i, 0)
        for i in [i for i in mine if i == base] + [i for i in mine if i != base]:
            lacking = threat(i, 0) - troops[i]
            if lacking <= 0.0 or busy[i]:
                continue
            helpers = forces(i, 0)
            total = 0.0
            for helper in helpers:
                total += helper[2]
            if i != base and total <= lacking:
                keep[i] = 0.0
                continue
            for source, part, arrives in helpers:
                if lacking >= 0.0:
                    send(source, part, i)
                    lacking -= arrives
            busy[i] = True

        targets = theirs[:]
        while True:
            most, chosen, party = -1.0, 0, None
            for target in targets:
                defence, power, joined = troops[target], 0.0, []
                for force in forces(target, target):
                    if power <= 1.5 * defence:
                        power += force[2]
                        joined.append(force)
                if power > 1.05 * defence:
                    worth = 1e9 if target == enemy_base else sqrt(power * power - defence * defence) + defence
                    if worth >= most:
                        most, chosen, party = worth, target, joined
            if not chosen:
                break
            for source, part, arrives in party:
                send(source, part, chosen)
            targets.remove(chosen)

        to_enemy = distances(theirs[:])
        free = [i for i in span if owner[i] == 0]
        free.sort(key=lambda i: (to_enemy[i], -len(around[i])))
        for target in free:
            wanted = 0.6 * threat(target, 0)
            for source, most, arrives in forces(target, 0):
                if troops[source] >= 20.0:
                    enough = [k for k in range(min(1, most), most + 1) if lands(troops[source] * parts[k]) > wanted]
                    if enough:
                        send(source, enough[0], target)
                        break
        if turn + 2 < turns:
            for i in mine:
                if busy[i] or troops[i] < 60.0:
                    continue
                weakest = 0
                for j in around[i]:
                    if owner[j] == 1 and to_enemy[j] < to_enemy[i]:
                        if not weakest or troops[j] < troops[weakest]:
                            weakest = j
                if weakest:
                    most = largest(i, keep[i])
                    if most >= 0:
                        send(i, min(most, 1), weakest)
        return orders

    def rush(owner, troops, turn, numbers, memory):
        to_base = to_enemy_base
        orders = []
        for i in span:
            if owner[i] == 1 and troops[i] >= 10.0:
                orders.append((i, min(around[i], key=to_base.__getitem__), troops[i] * 0.99))
        return orders

    def new_memory(owner):
        """What a tide and a siege remember that see a position for the first time."""
        met = have_met(owner)
        return {"met": 0 if met else None, "attacked": met, "shift": {}}

    ways = (own, tide, siege, wary, rush)
    if n > 37:
        candidates = [way for way in candidates if way[0] < 3]
        models = [way for way in models if way[0] < 3]
        # Variants, whose openings are equal, are left out: there is time for few rollouts.
        opened = [numbers[:8] for _, numbers in candidates]
        candidates = [way for k, way in enumerate(candidates) if way[0] or opened[k] not in opened[:k]]

    def turned(owner, troops):
        """The position as the other side sees it: maps look the same from both bases."""
        return [0] + [-i for i in owner[:0:-1]], [0.0] + troops[:0:-1]

    def theirs(model, owner, troops, turn, memory):
        """What the other side would order."""
        orders = ways[model[0]](*turned(owner, troops), turn, model[1], memory)
        return [(n + 1 - source, n + 1 - target, amount) for source, target, amount in orders]

    def after(owner, troops, mine, theirs):
        """The position a turn later."""
        a = [troops[i] if owner[i] == 1 else 0.0 for i in range(n + 1)]
        b = [troops[i] if owner[i] == -1 else 0.0 for i in range(n + 1)]
        for side, marches in ((a, mine), (b, theirs)):
            for source, target, amount in marches:
                side[source] -= amount
                amount -= sqrt(amount)
                if amount > 0.0:
                    side[target] += amount
        next_owner, next_troops = [0] * (n + 1), [0.0] * (n + 1)
        for i in span:
            x, y = a[i], b[i]
            who = 1
            if y == 0.0:
                left = x
            elif x >= y:
                left = sqrt(x * x - y * y)
            else:
                left = sqrt(y * y - x * x)
                who = -1
            if left > 0.0:
                next_owner[i] = who
                if left < 100.0:
                    next_troops[i] = left + 0.01 * (100.0 - left) * left
                else:
                    next_troops[i] = 100.0 + (left - 100.0) * 0.75
        return next_owner, next_troops

    def value(owner, troops, turn):
        nodes, total = 0, 0.0
        for i in span:
            who = owner[i]
            nodes += who
            total += who * troops[i]
        if turn < turns:
            return total + nodes * node_worth
        lead = nodes or total
        return total + nodes * 1000.0 + (1e5 if lead > 0 else -1e5 if lead < 0 else 0.0)

    def rollout(owner, troops, turn, plan, reply, candidate, model, of_mine, of_theirs, in_time):
        """How it ends, or None if time is up."""
        start, end = turn, min(turn + horizon, turns)
        of_mine, of_theirs = of_mine.copy(), of_theirs.copy()
        owner, troops = after(owner, troops, plan, reply)
        turn += 1
        while True:
            taken = (1 if owner[n] == 1 else 0) - (1 if owner[1] == -1 else 0)
            if taken:
                return taken * 1e6 * (1.0 - (turn - start) * 0.01) + value(owner, troops, turn)
            if turn >= end:
                return value(owner, troops, turn)
            if not in_time():
                return None
            a = ways[candidate[0]](owner, troops, turn, candidate[1], of_mine)
            b = theirs(model, owner, troops, turn, of_theirs)
            owner, troops = after(owner, troops, a, b)
            turn += 1

    # The position before and what was ordered there; how wrong each model was so far; what bots in the place of either side
    # would remember.
    known = {"before": None, "wrong": [0.0] * len(models), "of_mine": None, "of_theirs": None}

    def foretold(owner, troops, turn, in_time):
        """The models that are asked, those that foretold best what the other side did, and whether there was time to look."""
        before, wrong = known["before"], known["wrong"]
        known["before"] = None
        looked = before is not None and before[2] + 1 == turn
        in_haste = False
        if looked:
            old_owner, old_troops, old_turn, mine = before
            for k, model in enumerate(models):
                if not in_time(0.03):
                    looked, in_haste = False, True
                    break
                reply = theirs(model, old_owner, old_troops, old_turn, known["of_theirs"].copy())
                there, amounts = after(old_owner, old_troops, mine, reply)
                distance = 0.0
                for i in span:
                    distance += abs(there[i] * amounts[i] - owner[i] * troops[i])
                wrong[k] = wrong[k] * 0.9 + distance
        if looked:
            for side, memory in (((old_owner, old_troops), "of_mine"), (turned(old_owner, old_troops), "of_theirs")):
                meet(side[0], old_turn, known[memory])
                siege(*side, old_turn, (), known[memory])
        else:
            wrong[:] = [0.0] * len(models)
            known["of_mine"], known["of_theirs"] = new_memory(owner), new_memory(owner)
        order = sorted(range(len(models)), key=wrong.__getitem__)[:asked]
        return [models[k] for k in order if wrong[k] <= wrong[order[0]] * slack], in_haste

    def parts(owner, best, others):
        """Nodes and the orders they get instead of theirs: best's attacks and claims left out, then others' put in."""
        found = []
        for plan, takes in [(best, False)] + [(plan, True) for plan in others]:
            for target in sorted({march[1] for march in plan if owner[march[1]] != 1}):
                nodes = [march[0] for march in plan if march[1] == target]
                part = (nodes, [march for march in plan if takes and march[0] in nodes])
                if part not in found:
                    found.append(part)
        return found

    def exchange(owner, best, others, values, play):
        """The plan with the parts exchanged that are worth more; `play` returns what orders are worth against a foe by its
        number, None if time is up."""
        plan, rollouts = best, exchanges
        tried = [sorted(plan)]
        for nodes, marches in parts(owner, best, others):
            changed = [march for march in plan if march[0] not in nodes] + marches
            key = sorted(changed)
            if key in tried:
                continue
            tried.append(key)
            total, least, found = 0.0, 0.0, []
            for foe, value in enumerate(values):
                result = play(changed, foe) if rollouts else None
                if result is None:
                    return plan
                rollouts -= 1
                found.append(result)
                total += result
                least += value
                if total <= least:
                    break
            if total > least:
                plan, values = changed, found
        return plan

    def choose(owner, troops, turn, rollouts, more, in_time, propose):
        """The orders, how many plans were made, how many orders proposed, how many rollouts played, and whether the game so
        far was forgotten in haste. `propose` returns orders that compete with the candidates'."""
        opponents, in_haste = foretold(owner, troops, turn, in_time)
        marches = Marches(owner, troops)
        if marches.strike():
            known["before"] = (owner, troops, turn, marches.orders)
            return marches.orders, 1, 0, 0, in_haste
        proposals = propose()
        plans, remembered = [], []
        for way, numbers in candidates:
            # So few that each can be played three times, on average.
            if plans and not in_time(0.082, 3 * (len(plans) + len(continuing) * len(proposals))):
                break
            remembered.append(known["of_mine"].copy())
            plans.append(ways[way](owner, troops, turn, numbers, remembered[-1]))
        planned = len(plans)
        styles = candidates[:planned]
        for proposed in proposals:
            for way in continuing:
                styles.append(way)
                plans.append(proposed)
                remembered.append(known["of_mine"])

        def is_new(i):
            """Equal plans are tried once; proposed ones once for every way that goes on."""
            return not any([plans[j] == plans[i] and (j < planned or styles[j] == styles[i]) for j in range(i)])

        left = [i for i in range(len(plans)) if is_new(i)]
        sums = [0.0] * len(plans)
        # Value against each model that was played against.
        found = [[] for _ in plans]
        replies = []
        done = 0

        def play(i, orders, model, reply, replied):
            nonlocal done
            if done >= rollouts or not more():
                return None
            result = rollout(owner, troops, turn, orders, reply, styles[i], model, remembered[i], replied, in_time)
            done += result is not None
            return result

        for model in opponents:
            if len(left) < 2 or not in_time():
                break
            replied = known["of_theirs"].copy()
            reply = theirs(model, owner, troops, turn, replied)
            played = []
            for i in left:
                result = play(i, plans[i], model, reply, replied)
                if result is None:
                    break
                played.append(result)
            whole = len(played) == len(left)
            if not whole and done != len(played):
                break
            for i, result in zip(left, played):
                sums[i] += result
                found[i].append(result)
            del left[max(len(played), 1) :]
            left.sort(key=lambda i: -sums[i])
            if not whole:
                break
            replies.append((model, reply, replied))
            if turn + horizon < turns:
                del left[max((len(left) + 1) // 2, min(2, len(left))) :]
        best = left[0]
        orders = plans[best]
        if len(replies) == len(opponents):
            others = [i for i in range(len(plans)) if i != best and found[i]]
            others.sort(key=lambda i: (-len(found[i]), -sums[i]))
            others = [plans[i] for i in others]
            orders = exchange(
                owner, orders, others, found[best], lambda orders, foe: play(best, orders, *replies[foe])
            )
        known["before"] = (owner, troops, turn, orders)
        return orders, planned, len(proposals), done, in_haste

    return choose
