# Exported by turf from a policy for stellar-v1 (Graph network [64, 64, 64, 32], in integers).
# Trained with: decisions 3183360, end_reward 1, gamma 0.99, look_ahead 0, potential_scale 1, seed 11, updates 20034
class player_class:
    def __init__(self, player_id):
        def network_reader(text):
            """Reads a network's text: returns functions for the next number, the next weights as one big integer per row, the
            next sums as one big integer, and the next sums as a list.

            A big integer holds a row in lanes of 32 bits and means the sum of lane k times 2^(32 k); lanes may be negative, so
            rows can be added and multiplied as they are. Sums come with 2^31 in every lane, which makes lanes readable."""
            numbers, digits = text.split(";")
            numbers = [int(number) for number in numbers.split()]
            digits = "".join(digits.split())
            data = int(digits, 32).to_bytes(len(digits) * 5 // 8 + 1, "little")
            at = [0, 0]

            def number():
                at[0] += 1
                return numbers[at[0] - 1]

            def take(n):
                at[1] += n
                return data[at[1] - n : at[1]]

            def rows(n, width):
                narrow = take(2 * n * width)
                wide = bytearray(4 * n * width)
                wide[0::4] = narrow[0::2]
                wide[1::4] = narrow[1::2]
                offset = int.from_bytes(b"\0\x80\0\0" * width, "little")
                step = 4 * width
                return [int.from_bytes(wide[k : k + step], "little") - offset for k in range(0, step * n, step)]

            def sums(width):
                return int.from_bytes(take(4 * width), "little")

            def wholes(width):
                return [lane - 2147483648 for lane in memoryview(take(4 * width)).cast("I")]

            return number, rows, sums, wholes


        def network_norm(number, wholes):
            """Reads a LayerNorm with ReLU: its width and a function from lanes (all moved by the same amount, if at all) that
            are `times` as large as they should be to activations."""
            from math import sqrt
            from operator import mul

            width, eps = number(), number()
            gains = [gain / 65536.0 for gain in wholes(width)]
            biases = [bias / 65536.0 for bias in wholes(width)]

            def norm(lanes, times):
                lanes = lanes.tolist()
                mean = sum(lanes) // width
                centred = [lane - mean for lane in lanes]
                scale = 1.0 / sqrt(float(sum(map(mul, centred, centred))) / width + float(eps * times * times))
                return [
                    int(x) if x > 0.0 else 0 for x in [c * scale * gain + bias for c, gain, bias in zip(centred, gains, biases)]
                ]

            return width, norm


        def network_layer():
            """A function from a layer's rows, inputs and what they are added to, to the layer's sums. Inputs that are zero, about
            half of them, cost little."""
            from itertools import compress
            from operator import mul

            def layer(rows, x, start):
                return sum(map(mul, compress(rows, x), filter(None, x)), start)

            return layer


        def network_cut(scalars):
            """Scalars within the range that a network reads."""
            if max(scalars) > 1023 or min(scalars) < -1023:
                return [max(-1023, min(1023, x)) for x in scalars]
            return scalars


        def make_network(text):
            """The perceptron of a text, as a function from scalars (whole 256ths) and cells (class bytes; None where the network
            reads none) to Q in integers. Its attribute `one` is what a Q of 1.0 is."""
            number, rows, sums, wholes = network_reader(text)
            layer = network_layer()
            n_scalars, n_out, one, n_features, per_cell, shift, n_hidden = [number() for _ in range(7)]
            layers = []
            n_in = n_scalars
            for _ in range(n_hidden):
                width, norm = network_norm(number, wholes)
                weights = rows(n_in, width)
                layers.append((weights, sums(width), 4 * width, norm))
                n_in = width
                if len(layers) == 1:
                    first = width
            table = [row << shift for row in rows(n_features, first)] if n_features else []
            table = [table[k : k + per_cell] for k in range(0, n_features, per_cell)] if n_features else []
            last, last_bias = rows(n_in, n_out), sums(n_out)

            def q(scalars, cells):
                x = network_cut(scalars) if n_scalars else []
                z = sum([options[cell] for options, cell in zip(table, cells)]) if table else 0
                for weights, bias, size, norm in layers:
                    z = layer(weights, x, z + bias)
                    x = norm(memoryview(z.to_bytes(size, "little")).cast("I"), 1)
                    z = 0
                z = layer(last, x, last_bias)
                return [(lane - 2147483648) >> 6 for lane in memoryview(z.to_bytes(4 * n_out, "little")).cast("I")]

            q.one = one
            return q

        def make_graph_network(text):
            """The graph network of a text, as a function from scalars (whole 256ths), cells (the table of neighbours) and the
            numbers of the nodes, from 0, whose Q is wanted (None: all) to Q in integers; 0 where none was wanted."""
            layer = network_layer()
            number, rows, sums, wholes = network_reader(text)
            nodes, degree, features, global_features, options, heads, edge_shift, node_shift, n_rounds = [
                number() for _ in range(9)
            ]
            width, first_norm = network_norm(number, wholes)
            first = rows(features, width), rows(global_features, width), sums(width)
            offset = int.from_bytes(b"\0\0\0\x80" * width, "little")
            first_width = width
            rounds = []
            for _ in range(n_rounds):
                wide, norm = network_norm(number, wholes)
                own = rows(width, wide), sums(wide)
                offset = int.from_bytes(b"\0\0\0\x80" * wide, "little")
                rounds.append((wide, norm, own[0], own[1] - offset, rows(width, wide), offset))
                width = wide
            edge_from, edge_to, edge_all, edge_bias = [rows(width, heads) for _ in range(3)] + [sums(heads)]
            send, send_bias = rows(heads, options), sums(options)
            node_from, node_all, node_bias = [rows(width, heads) for _ in range(2)] + [sums(heads)]
            stay, stay_bias = rows(heads, 2), sums(2)
            actions = 2 + degree * options
            # Lanes that are not negative have their highest bit set, as 2^31 was added.
            highest = int.from_bytes(b"\0\0\0\x80" * heads, "little")

            def hidden(z, shift):
                """ReLU of lanes, their low bits dropped, as a list."""
                kept = z & highest
                kept -= kept >> 31
                size = 4 * heads
                return [x >> shift for x in memoryview((z & kept).to_bytes(size, "little")).cast("I")]

            def embed(scalars, around, existing):
                local, wide_rows, bias = first
                size = 4 * first_width
                shared = layer(wide_rows, scalars[nodes * features :], bias)
                state = {}
                for node in existing:
                    z = layer(local, scalars[node * features : (node + 1) * features], shared)
                    state[node] = first_norm(memoryview(z.to_bytes(size, "little")).cast("I"), 1)
                for wide, norm, own, bias, other, offset in rounds:
                    size = 4 * wide
                    message = {node: layer(other, x, 0) for node, x in state.items()}
                    after = {}
                    for node in existing:
                        near = around[node]
                        z = layer(own, state[node], bias) * len(near) + offset
                        z = sum([message[j] for j in near], z)
                        after[node] = norm(memoryview(z.to_bytes(size, "little")).cast("I"), len(near))
                    state = after
                return state

            def q(scalars, cells, wanted=None):
                scalars = network_cut(scalars)
                around = [[j - 1 for j in cells[k : k + degree] if j] for k in range(0, nodes * degree, degree)]
                existing = [node for node in range(nodes) if around[node]]
                state = embed(scalars, around, existing)
                mean = [sum(column) // len(existing) for column in zip(*state.values())]
                edges = layer(edge_all, mean, edge_bias)
                alone = layer(node_all, mean, node_bias)
                to = {}
                out = [0] * (nodes * actions)
                for node in existing if wanted is None else wanted:
                    x = state[node]
                    z = layer(stay, hidden(layer(node_from, x, alone), node_shift), stay_bias)
                    at = node * actions
                    out[at], out[at + actions - 1] = [
                        (lane - 2147483648) >> 6 for lane in memoryview(z.to_bytes(8, "little")).cast("I")
                    ]
                    own = layer(edge_from, x, edges)
                    for slot in range(degree):
                        j = cells[node * degree + slot] - 1
                        if j >= 0:
                            message = to.get(j)
                            if message is None:
                                message = to[j] = layer(edge_to, state[j], 0)
                            z = layer(send, hidden(own + message, edge_shift), send_bias)
                            k = at + 1 + slot * options
                            out[k : k + options] = [
                                (lane - 2147483648) >> 6 for lane in memoryview(z.to_bytes(4 * options, "little")).cast("I")
                            ]
                return out

            return q

        def stellar_distances(adjacent, sources):
            """Steps from every node to the nearest of a set (node i is bit i; 255: no way); `adjacent` are sets as well."""
            steps = [255] * len(adjacent)
            wave = seen = sources
            n = 0
            while wave:
                after = 0
                while wave:
                    node = wave.bit_length() - 1
                    wave ^= 1 << node
                    steps[node] = n
                    after |= adjacent[node]
                wave = after & ~seen
                seen |= wave
                n += 1
            return steps


        def stellar_slots(adjacent):
            """Each node's neighbours in the order of their slots: nearest to the last node first, among those nearest to node 1,
            then by number. Node 0 means nothing."""
            n = len(adjacent) - 1
            from_first = stellar_distances(adjacent, 2)
            slots = [[]]
            for node in range(1, n + 1):
                around = [j for j in range(1, n + 1) if adjacent[node] >> j & 1]
                slots.append(sorted(around, key=lambda j: (from_first[n + 1 - j], from_first[j], j)))
            return slots, from_first


        def make_stellar(adjacent, max_turns):
            """For a map (its nodes' neighbours as sets, node i being bit i; index 0 unused) returns the table of neighbours that
            the network reads and a function from turn, own nodes, the other's nodes (as sets) and troops (f64, by node), all as
            the player sees them from node 1, to the scalars of `stellar-v1` in whole 256ths.

            Rust computes the scalars in f32. One operation in f64 on numbers of f32, rounded to f32, is the same."""
            from array import array
            from math import floor, sqrt
            from operator import add

            most, degree = 127, 8
            n = len(adjacent) - 1
            slots, from_first = stellar_slots(adjacent)
            if n > most or max(map(len, slots)) > degree:
                raise ValueError("a larger map than any that was learnt")
            table = []
            for node in range(1, n + 1):
                table += slots[node] + [0] * (degree - len(slots[node]))
            cells = bytes(table + [0] * (degree * (most - n)))
            by_slot = [[around[k] if k < len(around) else 0 for around in slots] for k in range(degree)]
            every = (2 << n) - 2
            twentieth, two_hundredth = array("f", [0.05, 0.005])
            from_last = [0] + from_first[:0:-1]
            fixed = []
            for node in range(n + 1):
                ends = [256 * (node == 1), 256 * (node == n)]
                fixed.append(ends + [16 * min(d[node], 16) for d in (from_first, from_last)] + [32 * len(slots[node])])

            def single(numbers):
                """Numbers rounded to f32."""
                return array("f", numbers)

            def whole(numbers):
                return [floor(x * 256.0 + 0.5) for x in numbers]

            def scaled(power):
                return whole([x if x < 2.0 else 2.0 for x in single([x * twentieth for x in single(map(sqrt, power))])])

            def balance(a, b):
                below = single([x + 1.0 for x in single(map(add, a, b))])
                return whole(single([x / y for x, y in zip(single([x - y for x, y in zip(a, b)]), below)]))

            def near(steps):
                return [32 * d if d < 8 else 256 for d in steps]

            def bits(nodes):
                return bin(nodes).count("1")

            def around(power):
                """What could come in from the neighbours."""
                roots = single(map(sqrt, power))
                coming = single([max(p - r, 0.0) for p, r in zip(power, roots)])
                total = array("f", bytes(4 * (n + 1)))
                for slot in by_slot:
                    total = single([t + coming[j] for t, j in zip(total, slot)])
                return total

            def local(own, theirs, troops, power):
                mine, other = power
                support, threat = around(mine), around(other)
                neither = every & ~(own | theirs)
                straight = single([(p + q) * two_hundredth for p, q in zip(mine, other)])
                columns = [
                    scaled(mine),
                    scaled(other),
                    whole([x if x < 1.0 else 1.0 for x in straight]),
                    scaled(threat),
                    scaled(support),
                    balance(single(map(add, mine, support)), threat),
                    balance(support, other),
                    near(stellar_distances(adjacent, theirs)),
                    near(stellar_distances(adjacent, every & ~own)),
                ]
                out = []
                for node in range(1, n + 1):
                    p, q, both, t, s, defence, attack, enemy, border = [column[node] for column in columns]
                    near_by = adjacent[node]
                    out += [256 * (nodes >> node & 1) for nodes in (own, theirs, neither)]
                    out += [p, q, both]
                    out += fixed[node]
                    out += [t, s, defence, attack]
                    out += [32 * bits(near_by & nodes) for nodes in (own, theirs, neither)]
                    out += [enemy, border]
                return out

            def total(power):
                one = array("f", [0.0])
                for x in power:
                    if x:
                        one[0] += x
                return one[0]

            def overall(turn, own, theirs, power):
                left = max(max_turns - turn, 0)
                ours, others = [total(side) for side in power]
                a, b = single([bits(own) / n, bits(theirs) / n])
                lead, rest = single([a - b, 1.0 - a])
                roots = single(map(sqrt, single([ours / 12700.0, others / 12700.0])))
                out = whole(single([min(left / 100.0, 1.0), min(left / 10.0, 1.0)]))
                out += whole([min(x, 2.0) for x in roots])
                out += balance(single([ours]), single([others]))
                out += whole([lead, a, b, single([rest - b])[0], single([n / 127.0])[0]])
                return out + whole(single([min(from_first[n], 24) / 24.0])) + [0]

            def observe(turn, own, theirs, troops):
                power = [single([x if nodes >> node & 1 else 0.0 for node, x in enumerate(troops)]) for nodes in (own, theirs)]
                rows = local(own, theirs, troops, power)
                return rows + [0] * (20 * (most - n)) + overall(turn, own, theirs, power)

            return cells, slots, observe


        def stellar_choices(network, scalars, cells, slots, own, troops):
            """What the network chooses: (node, choice) of every node that does not hold, and Q. Both as the player sees them."""
            legal = []
            for node in range(1, len(slots)):
                if not own >> node & 1:
                    continue
                power, n = troops[node], len(slots[node])
                first = sum([power * part <= 1.0 for part in (0.25, 0.5, 0.75, 0.99)])
                choices = [1 + 4 * slot + f for slot in range(n) for f in range(first, 4)]
                if power * 0.99 / n > 1.0:
                    choices.append(33)
                if choices:
                    legal.append((node, choices))
            q = network(scalars, cells, [node - 1 for node, _ in legal]) if legal else [0] * (127 * 34)
            chosen = []
            for node, choices in legal:
                at = 34 * (node - 1)
                best = 0
                for choice in choices:
                    if q[at + choice] > q[at + best]:
                        best = choice
                if best:
                    chosen.append((node, best))
            return chosen, legal, q


        def stellar_orders(chosen, slots, troops):
            """Orders (from, to, amount) for these choices."""
            orders = []
            for node, choice in chosen:
                power = troops[node]
                if choice == 33:
                    amount = power * 0.99 / len(slots[node])
                    orders += [(node, to, amount) for to in slots[node]]
                else:
                    amount = power * (0.25, 0.5, 0.75, 0.99)[(choice - 1) % 4]
                    orders.append((node, slots[node][(choice - 1) // 4], amount))
            return orders


        def stellar_cheap(slots, own, troops):
            """Orders without the network: every node sends half on to the neighbour nearest to the enemy, if that one is its own
            or weaker."""
            orders = []
            for node in range(1, len(slots)):
                if own >> node & 1 and troops[node] > 4.0:
                    to = slots[node][0]
                    half = 0.5 * troops[node]
                    if own >> to & 1 or troops[to] < half - half ** 0.5:
                        orders.append((node, to, half))
            return orders

        self.player_id = player_id
        self.turn = 0
        self.slowest = 0.0
        self.seen = None
        self.map = None
        # The first error after which it played on, cheaply.
        self.error = None
        self.seconds = 0.1
        self.observe_map = make_stellar
        self.cheap, self.choose, self.orders = stellar_cheap, stellar_choices, stellar_orders
        self.find_slots = stellar_slots
        try:
            self.network = make_graph_network(
                """127 8 20 12 4 32 15 15 2 64 294961495 64 584116880 64 491531977;
1002f16o00gjs9vfd064g507ufs1be096vd6fugo37s0npvun020g0pnphc1rlv6kvjgfqs7survapvrivtgfuao3vjuthvqcvudg78nv0417pvtqvgfftv
o0j41dm0qevocg82o2ts1mtubivolg09o28k0de092vm7fpgo4m428q0ul0adfplo2d41tm0id0hdgci7vsbvvdvfuv4og13nqg402mvnv00anmgnvrh9g9
vv4jitg055pf3vsj54kvv9ugmo055jb9vt47d9fvlhulrvrpb24vvuaqnnvm5uj9vur9vdg03edervp7v50vv7fqnnvsngg9vtqdlnfvlejv3vsj2ssvvcr
s3nvn73chvtv6d8g014ppk02auqqvvae25nvo8eu5vuv2hkfvo5dqbvtdlmqvubb887n2bck9rf54m5d16lsdrmr9nfqrfkh8u6ivrm5u27qv0bh7b7asbg
rhmgr0dhcpfpcp440lnhiv2ug4bme13p35j8cmhggf380sjb9a53f2o9fk1ojgkjhlnm72qtho4n2n3oq1pkv08ffc9ng0k109v0atrteujonvr8ghop2vj
5e706cus1fecbmvvme3n68jbrohr8etmlkr8mh2ble1s4amt6efg84e3gk5s4r3cuep1on23tu27ej4eah1c8e23qtpqtj87ek6ioomk1vi9pv6cb7d08gb
42d5nuv0b1dqa6a1k51q5vesugeiuoh4jrvhi8b38ge4o7fajet638ivgkfamon340pplpas8pcc0mtkrlfhrjcsqregd7idkgt5tc5429hac6pjc9vi68d
4cvbpf7ko4jvtmb10c2due717j56trk316ghpio2grkom2mkrung6u8e9bo8ttq72j1g3k7irc2rqbh8ubed9072sjaha000tqt9pn73arjdtq70tfbfpo7
j7bpb9prmqi2dl2o6qbfetv0es9dggkmmojkrhremkidb1s7b7jj55opqq9edqhmph42rhqskjgrheg6o2ql9hsfr2k6hen7idk1hlri70nuei48dubmr23
fsquhfgenst3q4dhvt0e6ee0nd5s5hm276u1jdduns3aq7i6on2ehhh3ocmbj12dd2v7dg3hnsisahu5cb0irge0n2irgepoucu5kg6dnqnjer9q5qto2dl
r8essdh1r8p0i4auh7uirlhpuvivg8e2nopsbp29qhqu4fivs74q3n426rmvesgp8mlls5khhkms65egf6p3r8si3n4svfgsf8vhrefu54l0t7dlg7isk6a
5o8kvsmgb58923u6u4m4vd4c6pnjcapcpuhitrdb7t73db5adap91r5hk6563jdva40h0lmgom7543k8hv0j0sdfk56u2bcu1sfop5uh3d95cru8220cqnj
fvqnkprp860bmvl6b6dnl4sep9r8n1srfgvmu824h64uev0vdjint9r4pdr3guc6gokmgsrftlom0q51ei2pdqc08dpml0djd9lok5419a0gmlgfgmt6ltr
p7u38r207faq9lp3d69mc56t0gfqoccrghuac2vm8g34nkv3nvlqjos4hg2m7j2s90a3rcsubgb8990kjj9lo2t0ffqr9i83umqeid22pgm8lj3jv5lq3sv
9bgveoc642vq29asuhfugp8fc95ts06tkvhcio31s0p9r38r70j5gn3a3c6d0qh339fv17oc3bn20icrhlff66v5c5r9uoj23veo5noljt9e1850kleel77
a43hu7k2tt6dq09k4bljhu34sv1fvs8pos6ke100siqcp19jnblotkjosidgv6nltkeca9q6r2ee24o8ejaqtsrv1chi26p0lbqupv1r1t0hfemo9bnplop
b00fg3k83msc0ua4r1jjduso2hiq3ibokurqg6q75gkn29uh2vu6gnimlrale9n8it1qem98i2sa05eih1vpfgboo3bltq4tj25sd5a6gtbi75nmcq6adqt
7e83frht24vnji6un1hbb4q084sbdf78nntr771u4r08qe0nnep3qvhpnr1gbbqf81jbu81rat5mpfk4oc5cdupv6h1kuh4nm98c4ad51ot8dg078tiklk9
hl71c1ejsmh9jsals1j3o2h7fmvorgrlpvp3nqdpdp2liq69olovomdmaokvk3ga7571oees68nvk4bpnaj4cvfq0nibk9uhmdh1qocb9n7ibm19osgvcrh
bh93nrrs5ob2uihh4370kbsa6060t79eddo5qrr3u8uspoffvhoug3pgpqrgtsjem1ofvrn2tsosqh5g1hpcnqtadrc50fkfljn4v49slp78tsqe2n7puj9
sdvkiv36frg8cajs5u0oorovdbhnd8bi81mit0rifea73os3t18r0ro1efc7dvapj5ntcv48fls7eejskdvpqs4udgvnr5ck1pr8iulhj6s8es39e2blr2c
eglqn09bbhdve4vv2fe28trc9hu4cd04rfaimhjrnvlpigt3selpp5c3ou1tkj7ude098hirs5q9c54ccfgjndukrdq6tgvlhh5k6dlbit207cv4ef7cn2f
3qkdqbeth8gj781ac5hpslquv5fvk85vbpai0u0sqddn073t3olhnhgvfpg059c6jd961gj60dgn0pc53qids6ms68fpiol8jlqtmid1peehunv3s3gm1o3
21ihtm87f3toq5f6tjlj61ntgrbqi3kp2aoidl8sck301pukrq8be9md3r6shva4vd5ibm8lj46b66g2unqdhcacuc23e4k70hidc4o62bfcpojmpqmduh9
2oqrmtrp6vdhj6bo953osq30cu3jeodod3bv9m06cqrmfam7fpjqo9v2730ujbl7ivs2e1riqv90f4dnn4kj51t9qo7ag64789kbvu766rmcd5a8opktjpv
len85hfm6f9430hsfuqfjgi87sl3k82c1iqhtfr97gdrtelp5j0hffjm8lgbcju4t763mecjlr8rquhudorchde97tnc0f5rhophdfcan1137rm4jovpkec
u8g73s4e44cq6uflunudbg9m0divsfglc6no4cnhegsu5eeoq6l9jkulu3svg6g6povbr4su6g321nfpslio3vttl7uveph348g83h326tr3v7g3j68hl1b
drp6t63dnrnu3rdvtsjl2j8hpm6pas881df6uijem3ml3s0edlad169j4073crvb27okstkdpeo12rvk1omh0aneedlro41mqehko4rf8f6sfjq35rrgsgj
fo4ocsj7j61jmrrubur3ubc3clvnunouh2blqtrn4e1tavnrdm77ur40lpctl0jge0lodk4eb5sb2q3aap477gb7vtvbcsf3hak7f1c0hib78vj1dp9o8jj
edi1nmuipgihn94rirlpi4or4h02nfnr15dq72pbvc5lpqe3s19o62kabf4dpd4daju1c6rk3fgg7283k5a484uu1dgbop3bmdi1ut3bdfsflqbjg5i2d8r
rogv088urnc5vpelm9esp6vps8fa12n0v6g1p91d4g0a69sglai5a70is6qu31n0eagvu7vhburlmtj0r8ft2m8njc81r7atjcfpop182p0q91gt5rfka7b
d3hg9l42q8ueee6pjc89i19314cf3l8083rga1j8uh6fmo6puk09u31eu0re6noc5rpihscv1incb3nct3ao5evkumkgm18a040814in0k5eialj147fpvo
v1gfhf07jlbbem9tiu8nha8neere5u6r6r9hg0q8au3go5mc8rlcegf7lor00i3hl01oip7p1ab9stkhoujdj816ursbmu15ol51i0tnivk7pa5ocvo0h8f
8mdjduu5aiu6nc23o4orqs1clv32tfltmtkjv29pbuoiug8fofmrnllqeqvacg0nm1237uu2p4sa2g507oh3oshnmr0s1cjenm4cd55u7mvmih35nvvbpht
vqeub9gsumarbfde656njsb66q2ks5itl08qoge8jn0gbtgptt2untgc2m6oqn4hqnv0g5evg7snra1tond2tndf16hgc36tmr4tqfee98ljc7blqm6vf1f
a8o5lrpphvv0rcfgvpnpjc6lhn411mpg6k7jo3tctu9cvdoibk7b1k1d1n9ankiev2p6l3th9rt2s47hd3p4hk3q1v1ivhrgj5mtjbike5297ctde38fljl
79lv37epccqnabs1radth0biicuo9lk0oah3eu0jel4p3psam2a9svlsgho83lbrsh2m0pj8fmhnkhbn2q4g2vutgdqnb544ntqikutfdnf44akma5ok6to
7fkgnflrrr65tsu3geit82v53nd97iutmmouncgk9vdsmn61nh13mldc179i72n53fg1nbp3dfqfgst8af1co3udu7htg4sqqehfa25lg1u0v311ge778er
krs631j22uf2onfqkochtr149gdqn7sm4fa5m66raqfqc73bk1ua06as3igp37uubg2u0actoqh3485erc1poi30oqgqlop9s70m0noslifko8mt4661l44
uvsd617gs3hi9pg13vaggto6dbqn1r7f04fe52njak8n5sekun2f6e743sef1v9gv2seuj68cbkllu5mq6cgvenkb45d686j54ve7hkn3sehdsaks6qeij7
pts26u26b438fbgnb1jtqdm2goj6f9gmpps4itr34r46i5k6oebmuhp8ot0sdjams6robmep2tdbem88ftkf7ln2l439ffpniojvq9v0uv0pfcln4ert39r
p4t1gig0p7840h5rpgs8dfcnmagl1pdqr739uetf88pbl2q3m7335iqtn3cslsq8gcttgb9snvhbichm5it2hcuvo7qjs9pussu5sgvan6r2skhfs7159h7
j6us3tdpqdr1sdepo7s8j9jm4uqs59bkfnpc44ghokb161j9cnnaqqji7acqakfa1mrcbcc9lm2vihe59o4rbii1nckqafcib6jvrqsdhlp1d0ejn82rrar
pnaqj1dhb95trj3h9s9uti2eo78lgjabu0l32fber16n5robtvtl18oflpnmijvvltc4ro1giip95k0mq242tv5gn783skh4dn72smmf22mt9jg5m4t4ov1
hehme947opn67008ef0n8hblchu3918pgam8ubb72q2tcvpodmdodo3sn5prh1lhdfv79uro19kn73gdgo0o01bu4a0m11jecdf4j6k3ve138sh9cbt8r7s
bmphhr29egc8nsibrbu6ampqmh5l89t4ctlogct74h4h7slbvp21ukr2af819kbch49q1ur3tf878lv3bs5a2j48gh7qn71bcmlnjv3h7fg6ob7raa5nbh0
qpflb7rorslq0gb1qpg5po7v41clui2tl1esh7f0c41ttmittgdso866361m0cqnsvh59p57c6863r90tdggpndtq27i99esomf2aoearkii2b2vjegmn69
l3tfu5j0tqldqq7ncs2rlr1svgrboaoasbiilq34i5gg2l6qgb76a7ov3neeig7mssg66720qc9fcmn8kk4qq3730i1fqcnfbbtga1jktkvf1omph3ifi9v
ev2kg0v84hr2eeafv16nf0dlpr3ujhid0u5bim76ddjnv9n2ivpkgs8nocaj6hmjsucugbso643j0e0k4vrkgtenefc8ge69n2abeoe7ktk6otpjf1c6aon
85rjmstuut0nocsan1f42lhiqau42e8i765rnjps76q9fgbh872c6n5rgetj3h537vh422a39f28qarqovp34762kcmdtc24n143a564maoemab5n48kf1m
7m73fvjrto3qjj0edhmtkcfa2mo5kpn1ptj1umh047gojlkq586skege3842c72a5ab7dqgok81prl064buthnfns7rtkhihvip0urf7opj14i0ptf8vagj
04nnjpiriclkupleuv7cgbe120rms7bgbu7ba4b8pp4utld863mipjntplqgue5dvh8vb3g21nmut8thmf7efjdmlsad4dffbe7k144mdvkar28fd082sbj
f65ob0k9gflmrkjd6dso72u8f86m1drc5dma2s06fsg8jb3go21q4sumd366un3ukubcesevh4d935k63lv58taade2netkvelmdj128h74898j9g63lr17
2fdj8jdrdqlunl4rheot6tjjqg61jv5gdfaenr5beaa7sqstbgminuubvn1j89253flcmcjrfi68d2orged3nijblmtst8snvemho7cjf2do4iu63ek5ojr
400ht3sq1ve2cp6t1nt6156qo0bq9o8p2vtm72j0cngtp85usi29ojmug3he8o794231npt0nnfbq6k0rhfpr9h2daefmn3lsi0e4l2s12e6s75jcebq7li
pcpdin7t5sna5rq117jg357ibsinptsn0rhjflo992toee04usddrkns7k3gppk2tn9fgg8mak785p4asghchtnmvs1722lf0v0j6m997kb95k176pagh19
2lbtge6cats7dlc6j1379hjb70n9dc58bf45rhnm72tmdd3o3d4che1g0rnjej7n1fs7jlia0vf1g33nhqsv2duqf0tcf8f8vsjkdi2vqr6re94o8jk02u1
v8tjccqcodgrhshqieuqbf1roht3kd1vqf0jmg9j7ps45su2b522ag6489sjude22b0u1cg0oc0j5k1hjethodqimvsbruho4gtsqbh26n9k27ijr9139dq
i7ip40s64hl13ph9jmlnkgfe61d28lgho8fdbgdm68cv2mcf29q0j1idni6vfgfgbmosr1pdisr1oldhjobqrgipl1qtqqfch5tn3kqdu3krkmfpqnud3kc
qb58t8leuhmv9aqgdh8kqf0godm17joqdvu8opkf1iml43utdtgov38g5kns3bi5a43p43mcm2o2risk8tdcv2hfeknpj3s79rcis37eug7ucbl7hop966c
gsb8m8rlohunet0bh722hdbqtm308tpmdnpn3fc0muq00oqjgbv6dvscs1rk54pff4t6h43o3hv2h7pdgk36uodbdq11stp8eu4ojf46bm09ssjffve7muj
6ba7jd09fgd1onmc7ee1t10upd1vosgrmb5kav0nrfcl5pn4vj9o2f1n7ehlo68ben60bqs40fusokp3qjdubuq09ggn7srj67pk6ou1dg4k79t4ee63omt
5n8tk638464u7t4ue3hh9olcc1pe2ft0rlg86o73rjci1u2uvgfahnskc0apvl32tkf1om1m42bdu02okrhjnnv43kedqc2rvtdll83bsc5poouvfhgq17h
djtpm0d6uvhf53913rsutv02tdui8u753s4ca9a32k7gon7rcc5q5v9ms58gj48p3bmcu0nv398hico9j21re4mcrp8etk7gergm246epdriuv8ufsb5pmp
usieggvp41c4vtvkeroli5273d446lssov1gf7i78ljjcm74entmcbu95urpre7s4t5hemgnq2rp6h7un7p2fperd23ojppjmuocddeo2cri2du1t42fcu5
o2e2tttmlgt06hii6pqc71tv4r04hdpo5lu4jg5ogevpsipf75bc22l9j2pqvdkont3jm769r6lkdelhnb6rcge6s6qvmdllnobs1mi5busvdfmbnm9rhbm
2pispdg08ockk2bm18v26oer7negs3uhbocvf7dsh72irpi21fv2o6fu0neek0ou8nv20uep47j4c6oi2ht2pgeb88elruem5bj2imca44frrk2i28704bh
p164prc962uf1c2dcc6u3rup9n5n2qtev0n6b3es95rurdsgobn05sfo1p7n33df8r868rvmlmtp102gblmtqrdge4t90hjfgumm6r8l9rjerikh0pn0mri
9q28uqmmfbbo6a34l9uqeq4relhnkrka98002qjpek36n43639vjf0rrjdu7vc3hp5tbgtpjeopnccrqjm8kkpgqdpdmavjhc1sp74neekbnfes0oa2fgvf
tdi2phrqenpolspcs273mq5s0v6456vuddveneurtndket0ktfeb7fbba8a31uubdg3enk8k9sor0es52ef092gr9s1agqp2jhae7gjbov1rhf57bi666e9
brg1qe0r4nfa3okojgalp5kt8cf42n5hc9bpjuov4mgkq7pj4501ng6vg3evun72c9n9rnd11gg3lo4vbtuaf352pbism89s3hha41t3jbcpbosoc1elntd
3tkdim5tk3ccpriuvmeheg74orqsa010tolauv586bm3i18ksk3fsjo5nra0pg6td2vcj27m1au0p580vevj386mls6ia5ij0qsji28hkc5q5m2n1q5fka7
4o424tl6cr7ch908b3bebaq8f895ego78mamia44krgg901n9bcq3a2pv1g8h8ong5avh9og6qbvgbjnirk2iu1k6vl5djl6rkk611pbmqqsg24k88k941n
pj5bmea36trbin606qsadhqv5nus5ahhn33tdeetam6k9ftvi314bftrn3bjg2u3pkrajgtr7p7jffpnmatirfo474sroelu6j18vcmhocpbm063omrj2h2
b5hq3t3a2kos4ohhvmuic8qptql14oen19lf4695v6muofh326spjhs21tt64uc7k792c2fljpksjggbc7v3rjiu172tjcf8eoasrce9upt0v7hc47bj2qc
2a40u49fqc9jvs6nt85t7b1eloojkrigp7h52v5gt9543rlt20q0tj2ge4mhjtjae3osqsdjjcmmn44iduigrlsecs8r9i461ud4rnpj34nj0irai2ossgc
bkl9kjc619vm8u0bnaj8lck85tuqd1j4f7h7pcc2i2f4328if1484njcjqird6c0enlncs4k5q1hmo6jdpun8ea44q56l20bhjcn7g53m22usvukhag6e0k
6rtumsvmnasloi4bnfprs917dih8n7bju8pvpqrukhap6u0rveu0akrboe138accc0edlar19h2p6db4enq7kaqgob85o5t3l19s5n603gdh7rjcadhpd2r
jrfdvpa8c2gp4h72b1gqdje6s9a9sfkvfefcnmlqjgri70ct11g678rc4abi84olm1ekg6kl42spskr33rftopb4roda16er02fht7v7s2shs3308ujgr85
aje3e3revm6c2knn7bi6ab58sehboi7ofsmv63eeu3fgkt73l3orlsnct3occno81ri3uac70rgf4pknsjm9639t36nfu19ftj3nlv7qqh0gl2q21ashm2l
d0ebo7unlabsq27l36h0ifcn55kji61bb0ttbvqnniru2pr12viogpd6s9ccttpo2r2jei784osbmloair9shbf70qs3he7kj50jeatp28rbbtod2uq1apm
7ghqtpe2tj4jkibhoh85g3ud750pgfvbno8pub21moruve4n9s9sa8dtqes2ea3l5gcc3nlmpovtcaga8lpc6g61geo78gg5nfpbvmir6n06tel8m84bjke
312l50e07nn2jijlr5v308foqn884s4lv4ou3fe4v9pjd4u89cms5pikpngncdje96svgghvrbqnrn0e1rqvt9c9k8j3jtla48d01adjp4gpsluhpfkrb5e
o87nsk20lv2uq3veojn2vk4t5fiqv13ioh86ejgaejrir5if7h8ias2fhn4d2feaj7ni6c95e3ucsi9ihdkupj69prsenhpg0t7ps391a9n4s0bgocmnrrf
8dvb8vggif7otv3fm65eb2kc98dpc039blr10uftfffncj3selt9qoeng08n6elbopjsn33hd958n6k5kq6r9223g37o1urmrafh32cdg6j8kubq4hejtcg
sfssniok4gm1tasqmghjmhmak8lulesuqe8391vaa4dnfousfdneoa64185lkqt09fpr6o6ka01mnkvdjfp58a4rkspop73aph7a6qqjlh20egjmmjl9oom
bhoe4kmt7bfh2nj3rjdm0890dfeq3o9uk6u1ri2sjbbe5pa9k8c5tm558dg6n8u2kb95ab11fofo07d5r9t9krqufefsqnq03rq60nn2hlfhmkpfbt35rju
s0bgcqo4kjsmq26v1b1dl48jrk4i5lvovdqg2cnoijbm5rd6vd2c9g732s8gtkhf628dk08ejkaqtp130trh7no2hs9oq62gt04fj7o43slj1904s1gdr48
f5jsjih016shj7pni7jfoeetl2l1fh4be6co4a2jquqlfpvkqnjvttr5gv4dedhm3l3pv5mpgqa88loot1khl6vjp51dh78ovfrb4m4vasg7fue89mjhlts
l4rguhs96plbp3a530t7deliomcb9ltk2us6ef6o83ocfsma571imeibnuhifthr0uod8ehqnuocej9vs4u63fl8nias0oi7b8rrpflsoeskgp226737ogp
o7eos8s5p0sv11deu7bajqsa507256i87peac0otpqb13jenc7693ie238d7g9fmgpjcrmlpogasfbbuin25rlnq0pf1l6d7s8jg3eadm9n193f47821sf2
h3d91cdh1anvlru3htl51grf4d8rmjnchujuuvni9fl8js7nm3gsskodt2ooik2jprfd0csgl87kbro4232f2mdgme8fek955ujp0fedjhoiekbklj7mqei
i4do46r35a81l3c8cocp0q4c7pnbqttve74pro3qa6392upeeqlngoqmr63gsuq8h3b77dkbcm38d02h9lh8q2b0om5t2s2275npbocss61dp7v8kp2o58r
b957gt50ahirn0srmie0gn471d51mje3o51ovur0uid7o0obh25km6qmeghpn4mjhkq7pkocaefh86ujdmi0qoungd5qn5m4bn9u9cpvreqk7mqc0mq526v
pggdqo2vrpkq9d2rdhh94no0jsdhvi8se1gpemrcjv9dtpp15feae8qpbpme03r4e2cc58nujnalqumogme2kn7ljiedtgj1jeh26navrrvq0e72vdg508e
9k871svv4ibe7487ebucdqgcvpmesdpr34301pc52ejggsmrhsgbi2s11rldgk8qsrkge326tvifq2pmuk1im6jupg0ep3phdi9bu3uqu9vfo27bd3tl62o
ispegacnm6bk9i3hp13bhmi8brji1ts5j2lbfj6n4hjua21tb05ceh7n6qcespht316uh75ntdbkc5ts721seqb7as407i7h6u5uetjniirgcptmmskggbs
o61563tvq4rd0eg38f3s70e38irc8n2voc83fplc6776eam0727rcopkv6t83fqnmspc96httstjoj2h7reret62f5157gl571dd4peihclade9d85crljm
3i32gsendni33tc1t02tigh1fo2k3k9drdn57sev3msd48qhq3ivjqe55ngkr6j64jsvfmfs6o6u3f521lctodb62n7647l1pomu1vdmhn48bc39pfov5fg
35o5h3vgm5895joeusnvo48spuksu2jfd0o7gk7la3k2ue6fepo3ls3ipkvot0jffr7d2k0di8qb14mfcl9393m0hvlovcjelo7rkbsnu67kqmmfs6p2akf
1q1m0voddqbos7kice7351gahj1m7nc5a9p42qe9fmcn79bi4q6s90qtijgnn03di66rv0f0i7a6sujv3hftquu5epv8ogc52lj8atf3ih1mb24ofhfdqoi
ebogoqgk3k66gcpe5en7mrl40m21g6ui0fq2nhlt281pat4nsf099tu9qdhr5d1bsc9p86rj2fm5hiu3jel7odgcftm7vb0kji1s7qt3tci58f0gvavf8ar
bpv62c0ssgfc17oirhttqil5lufdjnf3j03dhf95a0g7rogl48le4h143mdo0mpl40qm1m70639tmnsacj7ovv6v0le2982qsgp65jauiuea4nl8s21i2hk
tf6fm5o613fpe2q96cfj8jnmgrhmq1pevhqf7n81sjcq1r1qsqbdvlpgfinhm1lqida4rko6oc7iu7hurvnfuc792ju8dltsv4fgpi8cqrrumgs90f0d4rq
6g3kgkt6asqhf8dmplr93225oua5gme88qs7ei3e736lflvm97kfbu5tcstrhno73trv4dsq74b8g1ln0srv7ls8oqrsf6ookfjqvdpeundogpg7tj43o5k
j0uauisfo2eja4hs1cvh0hln62traihcvcl2pit47l2jph5skkuibgqt69gbmsq6rl32hefo8vbbdppm8j07bd29of1hfetq5is98if76js3eva3k319kh2
4ocmk689r6mus3f6vo87s7dpr54vvfhgco693b2hpgos08g3rmvesso1vs90t5gren9vcbcmatf0kpgij897b9hhtip0jmeanmh1s9utr0j0ijg7onij3cp
68lguvrh71o7ujnltssmsoia8mn3erpeduj4pu4aksa8tbuuhmrj4sfdj08sd3fatptesjhejs6eijepu0b8u98g5ppkf3cndu96p5p5sjma0bivtncuro8
efa8ld419tmvurk2fs76ss4dgdfph15rg0s7loc3mpn0qr9bf1j89dbvcdmlas0ecr6pdf3rja4cqjkafabjms2q09g4gruhddp6lfk0spt7emsgejtonbb
cbdvl6tndgqf7mtblsiab335ebma8gn3hvlmi4vi2ainmhuc3o9obas3mifh7le3jk9fk2rfae458ha3iji7hesiaf1q8etbpg62ngv1fiujp509r61rtj0
ofd1dpj9rhl21p50i8hjp8rq468m1l4u6afgvon7b3aacmmuhr8ab9ovjs160v2unjkth7693ph61s525fe9e8mmjps249p0c1duc7jcrbu2rf2v20g4d84
q4o2i4situubgn7lgcfqtlvn20tick81r3kvu39517bgbknfp3hau1d6rg6dvqo0sjp1pqfku5qg1rnn3jr59ohf06ggd7orabm362l546uf1lnd6k27q9p
h28ffpsnue49oa32usgogb0n70bjaltvn3igg46omi3rv5d5etaugtko6bs3fptsuto1fks7gccbh1qgv1mjgo7n9njsdlqvb06sf387v6rmpe55evlue6k
96c4atm5s30h0g4hm79jfk5rjevrtffhn28scu9l40r6ad9ko6q3kdm8i2ovbi007s93h7i1dv142g1hp2hjvvs71evvv05d7vvllupvvtrtbg8eo4u422a
0h0uhcff67t5bvd9vlb00rg857vok9oe1fn0oifipod4s40q20ov1lgjp7u2c0alsbevjig127vobuk60egv1iflko11k2oe0bevghg6snssjv6u0p6vfhf
ka810k1nu15n1g9foq85bs2htupgvn8fbuo8lru7hvc2vd8fvj7t5jt3i13b036gc682k424i0b30olgc5o5ek1b21u50a4g9t826c02dunsvsdg1086njt
ra02r09fg5i81u3tohtnb01agac86qc2ja7hetuqg2rner4d1lu3d0i1esjodirqmltqauatgalnpmbuspv5qvb6fvlo1rk0321mp0mkgc7o2orun1vqcv9
3g0u7vqk1fi0qiveefvfo3vru11v2gv66fponr2bv3e00goktfvuo27bvucrukvvqtr1nvuqdqdvuitlcfvv0fpbvus5govvvmutnvub0nm000qs8fvu9p1
3vtek46vvva427vu39je0089dgfvou57k00fdvmvvq5gb7vs5tcdvuro3ffvsjn93vteuf6vvhk9s7vr5o89vvhrtag01rvjs00vgd4vveclb7vt0q81vvf
i2lg035u6jrsm8ht161gukp5jjig9vmr13hih5niobvoa7c4rcsfu9nhpk9jlrkl4thftcnpobs3m098sh5e59744k12a0nj0hsf5rnl43rd1soj0lbhgt8
39rti9vv908efo8np13vt5va90apfje7g9boh5ump08gffa7n6c3hlueasqjfd98muk6vq2ej01pgiq876br7dv70uspgojai6kep629710rgeh7avbp11v
794v1f7kpalsgohmhh2m5ga4pep3rt2c86un9gr77ptbk0a6rj33bgob8vcccfid4704leqa7vvsveu3q4un9fslm8gj8520hqvv0ffho6ec0224igqdqh7
gnbps13prfaud3eavo9lru5tuvqrmtemkn85bqi1s4uuvvfb0noj3m0217iv2qgdr7tdjsqi6ql1noe9s7vj3p0u43j07vet692nqo0m1hevm8gg9npds7f
pvheumser8obpbantl0sqf0fmpnv7c3ptp3b0vbg9boip4c3ppcavhsej57pj3q2m2ssvjhda8nthjgfdps2q23gpcnpb42rhuv6utcferme2jabdu7an7u
d5flalk155vm8rchg5qnvqs2nhnsn0aubk9o4f4589nv4v08foa7p3jnctv0r2jmfunpcn3h0tvt70c9gkk7m0rkkpp1au87hmf86ks6km2a2vf2faannr4
3v22ccvt3g6i79tkebpvjj16hg1k6to3pkq06eu49ft576448altrr58kf8kncec11pui8vc7egt7asrvu1td51ueffiob03m15nfn1jug747escbg5vt6v
8afalnsq43n623auq5elsmiqrpa5ndmvtdd3b8iirpja2uav2mf0m7m442ptppqvekhsk8j9c6itqrotkpf4a88b3nmpt0ivk9hkg7lkbo2q262vvrfpk83
l3j0tn2uvhbdsk899ro6e467041g8pnpo41fa274tq1f6v8aq2go9j7gpfnfm4o4is2qa118trtf567dsjr3lqi720tfqlo0mc78e2agu9kep17il3to5uh
mv5od3s87crmle2rssvbflnnrlrofpq3f2elij98jb3f7pvcar4jeannvps6ilno71e4fvn7flju75umkq60fq3o634e0e38l3q2h1j80jk3nlvpt1vlgeu
oppbk3hrnsvebgcl77hjh9dltv1rogvt8snbqqi30r10lh5o7083qbe2ab0nqg3996rrq0m0en034g5m74dru29q4f0rcfk3na33ulhtot0a9f8d7g0s90l
v5f1onesr7hk3uqhrl6vk4g0onvcs7jm6gv15pgbnnf2jn0lsev15sf7f8nks4uq62mvu7eilnsojschvt2v3lh17nba3kp9v851mheidn5ljinq03j041g
tm7jgrrr1vrn3bgffn60u3rihu88ujsgg48f1s5l5tmiu3bgh585r3hjq2on19kff47emc3jm1nh0mhep1o55jg2pnlv2bofli7t83s25uat3aqgjs8larn
4tdf8su0gau7rq3u8e1rl0vpcbjnub3c11ug300qh597fg3vjdu9ku9bfre7i7bs3e4esv77e15730jvfhtiordef5cnvak015s2kt5qcqc7h6j71llbh40
kf2c890c7kq2bp0kdd577nlbnei0h70gffarnlbrns1k3iujtg8h748rh0tou0svmgsu8283q1du7v17df9e8or3ji5t2avqafn8822c71ds5d24jgea937
rt45tvqsb5evo8hq3sfe45l0d3fre8d5k68dltqrt2do2o6osehm3f30hig7189kc4o64b902efpc868c8e5vdqutlgico7kc4qu1f734cetl88ijuii0rc
vici0co7n3p3u2mgvuqckvmumb26m39d1r6h6p7sdbu49uct1qqgpan97c6aa25r24qdan7kn3ouhncr0gog5gnucjoce70d0jpgnnnm2brti3l2uumfgqo
dgbufdnikr1sfra8ejkajhuhouvrev4nus433q39r00nem7nhkrre61gkujqejfnl3c4nhsof2ahfmn7pnjti9r46u6pfgl87jrtm1j98r0odalntp46822
iov4qff088sjvrm7050ipfpjnec3tbq2d721og2oo4bbdghtdh0nbgnp6om3o41unp1hdf337k9bo1u1l0uahgbbnp249hi0r8vnjfpnnp3jv8ts00vqbfi
aoa5sc1u0qb3ikgtonclk5du1f2vfogospkfcdf1mqqv6kg82o8l42gi6fcu9igk1nmo4cldrc30eaeb0ofsrv32afgtl1gd18a3cc85ptepkcf1lm8vb83
m17cunlgmvohdjrge568sddgsrmlv3qjhugott1gaunip3qqpvquut4dpt82748slu2p1toh48nlcrof9tfevg1hgv8iac2qhufevbbfs7o6lk12e3isuci
hkqng243em540u50g4do9ubtj5u5atpofn57drk559pomuvog6iod2k7p9vv2v5tff68edc99m16t190h7j8kib63u25t0tjgtvnnkcegu0g2sbih347q04
dnu0t30nrf1f88a3hvhr8co1oc1bn16k0j9vkh34df4intsbr428vmti9frmnk7k6vduh0vnag7a7porhgi12otapg34mj8c4ei0hmua5grio1oc51tvk2t
lbfhqnef3o6tnjcv85gavng3ro05vlsvkcf6f7kg4f4e45usnadq1nrnbq5lrsr1akfb684lrgp213l146eun7pfbns1o92v8nesp79ks0hhld8uaoedtns
sk5hhna6vdofj6nj54g7u53mrsjgj17hcbt19pgb03ugdf5h1k69hl2usf8fpt7vcjshpt3p1b1g2l7ukbc71sb31jogegnopbs45onb2ohes8nkabuo1sm
usd7fkpo0irrie4an008gh07uurse9n06v3vdni7qr3h1i0ml0ptfeho6as331u8d0mjfpunm9si0e3f534sfpeo43jl5pr0j06uf1976dk5fdppmvvpdvi
709jaq62ep0u3gfg7nqk3otkv8udtggjnpbrjjhv6ati0gcq7od3valu631bgfn1ntk3o5hppaupbfal7dnbqcpv5gu0nh8b7f8rl1pvi8v1hfob82tb775
vjuqulg9umu9rq5prvivgogjdnps3qddnisvdaeu682rkc0dvjitqpfp3nharqhhtu4uriervoh7jk3a058ukqgepmq342o9u1701afa57l53orddeb31kf
up8ds3kqi41uve6g75n1trpg5epmnn6c8co14k3ru1a8vmlg4k8akjo361dh19uf2unr1rortvgmu0ofng8l2rsg69ht073f727m540re17305egnj7f33t
se13j188e14mlhj5ia4291ruglu8133ona1014jmh86n5p3vt24f8vmvgq9oc7jr11r79004hbf7qs3r022r30v7gbankqrtl632ovm1g3vnh8r6php70t8
veq17s5jvvdrsuu4hfgq84u4135ph0t6vect76mructvir00fbqrnv7372tma10djgbjnh83padv14u6tgolmn6ribi0f2s6tfq0nkj3r7hte6rimepp77k
s4bduvr4rkeuin98rnolvvh17hfhc7eo4k79uv717jfuk78dc0ea2fr0odf8voicrn5pvhuu9tfo75vdashhc02vpdfr6nttbuslus2usqghb8dbqh96428
t0qfoe7vbju6pu2f2v1g6c89ijsii07mu5lgpc8hfc2361iatf9fi47sbk8ltt44ukldkno7948k1tsv1iffqh7iv4j49vnot75edt6fbbi3pueb1moglrp
nuru4tum4t28ik070cbphdr0auhof52n64jhla2dortbg7689d3sg1f2ornaf7s7chjvvdsjotijj1j7j63psq4bh3toet2og7rnq28in20qepr7r7s8p1i
b1167gvq7q6c3vm0j6t64gfj7k43tee3bmtgkegfokmk4a5utr0ntgp5mv2sgklu931smfq37j8s1t1u9v13fi5pobik9gtt5cvh3fed7vkk64luaf00qf6
c7r5s16u4oquvbdonncm45iq3ul2o4fr58c6k1he3rd1n7g9v82949oq5coq0cf937ie44sa236vbigedmnf3tmdrc30l6fu0oejjq3puuuvm6gfn724rc2
lmlsvtsfh4oi4rm6u0fevt4gti7nds3sdt1t1nrfpn7i1c0ntt3op0if3d77244k9r3uvrtfn98blk4e62bb11ggc76o6ro9tp0uqr8e4d7pus4q5pij0nk
fui8c4c47dqrirgqf83ohhbrje1seujmfq26uis4d233qv2ng4v7ruk4fhsqotk4ef1o65jn4ptfsva4imj87jc661r62uqfgcjo00bqbluu30d1f66ob5b
qj1mauposfi2o2d4009m1kttlc7imkvbm29chr0dpelg7vhb9bu00ss0uej3lgojnmdr8f0d5cv77s9ast60qsv84f8j7f8k44lu6qvsreqbnid3os638ou
hpar6noj371lujmppig1o7gn411248cubueten36rpmlt70rbtfk2nsi40nq1umqcrfomn4n3odhvib0roi5c80js9468np0rhfa67at4g45upt0qvhqn7k
mk7f5qrj2a3f3885hjqcu1iavh3g7686ebv01rlh0vvfh2oqgbq6ltc2u9igvfoj3bl020ij099g75mqqs27pu7v19kg6l8bf4c6phl72dhev08hkjt2u6n
4tk6fga6u0c5bdh36mn4cghobek5tu2iitq8go0o99cd6e0tgugegc3oigcbplidt0mnfrs7s7c5vi1md3h0c4lo8r3ofq51eukefum7tnjurlpvkvhcclp
me2jb7u46sv3kft680prqktvp10o5gqbmvgs4fa3930qef38ntmrn51nr0uneifl8ho3jttujovalh3eneobre5unl1g2g88889kebu57r12gghao67s5k2
25aujbfk3oj53oui2fcumjfemntac0jm2kcvtjcgc83brkutvskvr1ef97h53padssetirggqmtprus5s8101efq081e3nedujus5jer67tbrol5mactm1f
96nmoc1ilott3mhfaco97jhhttvevr8ff9npvrcuq0egu3jg3mne63kdlunutt3f0n8t6cb3u1putl6esint8bq3pspuvibedn7833eedse70vcfg5n6qbv
5hrnn0vkgk9o863tulqj70v3gojnahjo0tunp0cbgmt7ufsbgua413pcfpinggc0bq3nctcngcdnl2k7ge7iouiqfag6a72v4pou10gpgb56q6k5tlkecnm
ncnn86abo5u24b08efk38f63ce9qjv06de82mu93dt5vop3drfjdni243qpsharjvf2rn8aru7u1l8vnugo8o4k3ppab7b13uiie8i0c0me3p30o7f4doim
42i1uhmus5fqv8gvs7oi2dd583gjgoe3kffq0j0v5mfubp1h3kpm4aattublj6mbbdn1t4j0l9e0dodtbeglk08qroc6jo39s31pue2ssef58mkbbo9ph8m
udtfb4o28ronu3kqnsjftgnsu3rha3h8umpf3snk1rovlqniv50fedo70caq22jr1flfaun9jjl49tjp1f2faqoakrnn5vsqvbef3p7v2bn5e0kj1k2fcs8
fkbnn1rrv0c7fgp957js8q43932kgnvluibpidvbd4q9fcv9k73vp1pr51btf5tol0k2m25g30oueqno6ks0chkfoqfcbnm8iis2ba8iuvvffp7o0qck061
60qogf4docbc2n5o9h0b4fl8p4mrv02abuug8cos80fbs8i32itbffiv7etk1o5vt7171bj2lg4j8npual0tsgofo0crkv5vb71bvhni5tfjq29mnou9qf2
co5743nq26ivb9huanhvc8qttfuuu8gp67des7bpr0j00agv1871rpj5neou8lgrv8l643qlv25160ges95pc2vm2euv7meq0n82k05m1satsrfato0dkav
lms4rtkeno7e73m4e0louvpf5t70drnp5rict5teimnjjk0d5ui0tibhapndpk5pa6ab0blddho1jk0de0boue9g367r2s88hri50jcfor7opbsntv3p1kj
ft0oe43vnps3qv0teng6le31hhher0f1gqboccjve21sots7h9j8v1s0ci24t24dhmimh5buv60m7256g0k8gcc3lhgop1vqfseob8jroi7g8tu6h2inb2c
4rtdm0ncqbt1oi4bqc27peutvgjp85qs9fq31cn94gdune8c2l24lcuurfjj894c0pho46uv3chg88us2ji0qr0s7f60o8j3p1hpap2s6gqj86qjo6tvfr1
o5fikns3k1l1ukiunhfu8oj03ouln88vfjd297ph40thp2l0faefo7k6rl0q49gus7gho892k0b5u50ns9e367ck3jthruiv2jdudobp3c71vqavhnfjlog
ksa0tr7l1i1grp8kbjsq9rqutvohp37cvcfou6lj06fdfh8744ace0rn2p6f8b7qnrile2qgt3fejf810jopa0l30nffe27ip3shpp5f1vnjoa8ci59cmgs
tb7qg3v7hnkiedv155oljkvm26b1d5uigsmaftp95dbufe0fov1ghf3rnj5lhirv2tpahpfa55roh629r034kltp3kjl91u7h5n3ie08hu3tsdsj8s9vfh5
nqts8o23e2uu9fqjolu42d22qsvpifko7oh3r9eath3rsiau74i3veu6gsvr9fn77h6rontq7t2dgfje5k93f0tedsu9heoiomuc1e9v5krrreuf84q406d
qv2v64g5tnn6rfoltqova9cnd68prnhpt6qvu3egc886jlj5s7j4tcgjmnrqk3la4osrbvepk841k5m1t2iucgh6i7ui42eptkevejfqpo4v3snq0sikfqf
9779gbfhdrpmq2fjp5o0p41om7bt1m3f86odkrnie4q30a2fbjntqshiu18ethuehto0e46olum93n3fkinscruta0310kpfhg6ks460i0h741jh1b8uhbi
vq98l0s9enjnnvjqce1mivd7idk87fbcvpll4saifv188r3b3u3jp0pvdnp7mo426luk2v9bep5neo3ko9pforq2hf27793j5lp56vq0jfv86hjvru1jj0o
3ikonqujug9t1gvlhglen2bk4eht7l1u4equ7593pudsdktqkff5o54c44m0auvnggv6n9ls2a5lmcqpbe2hosbs3b20rt036flf7tj3ll9k6p20lemb6qe
atc20ecvmtg4b86l3ts9mmesb8en28d9k44httt0k8f1doenr1ntvu0p1qdn27fmc43ucnouv5eafok6bnf1tsl632envnt849rporuvuaete841bnqtuuv
0fogb7n4qrq668kh15sg1n86sbm8trg2v0uf6intobkd9nfsvrsg0u7q53d820tmtppf7sou44bl22ul183h4co5ps9ui2touf6fv17k341kls0ovtqfsv8
1lk5fhuk90j5gou76dbn9e0q58pik10914bje1t1913ke29o8qrnr1t7d41kfjh7v23qp5ksp0i8g5ioh3cd9duecs2mdskoe3rngpv9h12mfnb86v3pd9n
jgueegeen41rrv1v491q5ho5n834185rf6vl1eod7qv4589tsh1ojgnnnl843tu1lv0avf1io45c3fi0hqu24fujo66buplumqu6efffnqpk8hlu6iursgh
sncts3pa3k50mvfnf80t410e2ckmlvfqo7d6jkj23i70hkh3m8lqs0gdsnmud6e616gprmki0s4tcag63o14k6atu1au1idk5na9409m0n4qkngdlnvk42r
e14grcffrq7usbfvq72n4kggl37uls6fuci11a8eg3onpc20hngp0veh1hnuoc3l1u18rmeeih7u8jellpbathtdi7802c58pul30r2gafokjk5almrj32a
ialp5ns4c1ruquque387f4bu525pl0rrfg68c5rnk9sib13jgscmvcrn19vt53c2h6tpfl3o521k12ctfna8cgjrkdockvn3cq67phjq4lrq6u71gnnnf73
ea208ks7degqnngrqa61ir08mgh47ckrpji3tivv0ge96u43dv5rbd1mofesnjrruke2170ngg0bmv6s5e5sqariae7c7283pg62650g2gas814jbgtsab1
4ifoon5rk2btpn2v95etd811rn01m88qkielao7ac13puoiv1ag8l7vesds283os0jg8rm35qr05ohcud7gqbn0bjss5vmmqqbcvv75lrs8dsjsvqvdlmni
8jco5r9muqhbvj65oqul9vk6vs3dp3o3bc0vtrv12rghd57m4c229rvf0u9hr6nkmjti1p2mur1g5sp03k6s1c7ou0cgmg81ps5f20ct1tkema7qq4gia7h
t555f6u7vlkb5ht1h0j1fnfmrek7fho42ve0hjnor73o0ltt70c3icq7v8jhmmadkllqfsi84e41gppln3dff3a8bhju15vguskped37qsserpkhp150g1p
7e8bor5t5r0kqgpi81sbvli554pqsevi7vlrh4632d3ohfqon1v3k71ubb0mtggunrsruidtcet85fmi62tividhpqu29go0oaq41dpuncvimf5h7u6brli
4n56qtj7mp1u4021q22uptf5b7oi4en242otdqgbt8ff3una86n0g1fero91c9m2bur5ejj09nsss4u644et7sfk3nhl41m6icf1mnfk6okrk90hue4vklf
kto99k19q8770o2f9op2qbp8m3uj1gpflf821k0gi6ketlrg31nf8ji6i2jmtf5g78nbirl6u288tg8h3978s3tg5um306ceh089o3msdv5v0tpgc08il40
itt42udph0cngvsasprhcuejf6s7ocrgc9n4au9dgt5ntkc53tue0vujfne6g1r04i6oqtoa9e04q23dehv4ku4mfgvo22r969dc6r2tfbv87jjha1ucsl0
lf7v83lrvj9s5mk818bf68ksmpm528pqggfa7pi3tdqmgf4sqenl84p4po2bcl5g2ggbnsgbvodv5r11nj4mnltj9r1ta121sevkpc8bq5lqksvg1h07a84
l20q7at193i94ogvrmpdvnav1kchc6ns38c1mq4r3af11mvgs4k5rn0lgjg6gn06j7qlu5j0auf4c7b5js19phoud9dur7s9r0nttd2rvbhh2ob7rmb9kn6
ujufu37hfs4uhu1gt34f6dnids2slqamvn6fb0odvjuelh6f352gf7njqc0v61cv0aqfrr7o9c7g5q6l05kejk7a4k1b61m8u3rfjtncajoett62tclidq7
ofbbom9bl5gdghq7srrvjtjj30hghtkoqhbob5p12u2ie5b884k8o1s3qsn6furp1c5aeq8pr7kof0r8b7kho9rrssr3fpoonibrmhqj0v1ofal7b6jtblu
av19ugf8nmjbe51rp2vhbf7786js48drbp17nfql7m4bg0to5qv0kf1o7q1bqbu8q10lqggp85n3odprngu6lgin7ve3dltklp0vrfcf888k745s1t1b2e0
o8avk3ju38gti3gb27r0c015tigt1uescnnfb7ahpib24ugj07m1c2au02713cgadodnbh01sasugsfkr80n46nlvdr0ihg8qor1k3gdrheubefdfob2jtt
e0gquosg0pnlqs1te2op0bdg1m7cbbtu20qou51fj8o4hjpf5ldn95qfl9mpa34a5tgov33fprq0oc42pm84r24dbf6cgjphltsj1eschp7fl3ksu3nerev
b6smof3eda97sudneevnpnrhc9sq96sbhs581cjtidsfd6gae0m7r5jtaponf1jqf1bopuc2ghqd6vbigk97rn4e2a11aqcnean7dgb8g1htkqmbfr08p2j
jchv9uu7tfr1ni1406lq3v0kofh5nrj3ui5smh0l1fmnnnrs5bq1d30hdgud87ljmtlsa0vcmglc6tajrpdsu6r0mdnl7c63evq0od10sflao5js11q31qv
h3f5gnogbpm5ujv0fpfq57pfk4apvq110gfg2o41rml1soeuvbfminvo3rjm334tuqh3d7h6jrv9op11okfq3nss3vf1uhr0k2g3jonsrvu62h97umjdr9k
nc4vtuej3g6fponqnkpae2vp02mf7i80344t69bl00gf0ron4skluev179sgq9mrqjsh6flutq3g6r7f748jdtsbahlf1o9s8cnsi8hv03ogkvns23vb9s8
13g5ilfp9mc66dr6v0vpgr58cdjav1tgarrqklsq2lkablm4733bgnoodgjsp9unksgrgttmi53s3u1hv0njfrj7iqjq7m13sunbflvo41rtou2hevt6h4d
n5irtfhuvsst1eqa7r3s8pi42iti2e937uik6jlvbt129fg379jbj81rvr00le0eng5ra6pvaf1c8emv7ick0pdmf90b8g2vnq63mndsliu05g0l7eb3ij6
45gr53e1i851bo3i3r8tk2fgr7m8jnl1v2n4bbet57og4ea27k6o2ef1inpvchb61gr0qsh7qnifb5021593adfcrpj3bordp06vqnhaom4qraltt1n14bi
oq953bh2dusv050epc7srbpd600iu5pfd07kbrv31vd8tt8gd6obejsa9rmh36efvv7vf3nm9vv70dofkk7uns1u1nnssdaej8nmfk1la1m30oueranirjr
ii84uvehfev8mdbvje1sp1kvenv7p9rrlhi7ivgbf696p5k4gu5qmvjdgf6njcrlk1vs2skngb18ijrnmplj50rvhfk8fsjogdter5jih9n7lu45qufhh4l
ngg07nmc5o1sf8urse7sp8hjfltg2mto2g4jo3mshd1tcf0ieforpb7cj2q81h0pbiq0oh1kj3i0990kbfk79bij3cm84903mavd5knjf5m0lsvupf8invf
k9mpio0sa0h5gnpqbh21t10rojeulnomrns9thmmhebdd7j7c3nduggvo4gdb7q5jp0a6hj0e8fehngkbhu5r9svb7gcio5pk279u4n1jjf0qoark1n9t2j
092g2r8a6k4a5p1mtctf3q7h6rev1sbctopfmd835k8pdv4h08gg06ntrs2064igti0eau7aas05ducb0qsg4pnn0rjtdrhr4fegodo26s12hqrstsje5sn
m2385u3p4ukcddcnnprqg1qoh1ngfaio4bc78q07h2qifjv8ga42rpuiku16es7prh454e0il243d31nukjmn23c4u0qgs8o784269rll1ese5b7ltk29i2
10th1h7a85krvkhvu8umpbsk762rm3hn84nl5dcj7ksrq6dfe10mmd2jmf5juvpm3b19aeblnk9iou9tqeu50ftq6k1rll5n0sr2hfo1nh5radq2sv10bf4
mp344eahlq31ptgjf8jvrvbhtud02leef7h346i9udt08dg2h7l047bhutd1frgaa80ac2e26t8sjae61ncjk4v5tun19nf7oo8nruiptliuafeq18bgj6v
dntmpeof2681ck5vu2j32oud9g8ctc0o9s3ovvmfad7gn40dhlq6u8ii3r5hiquntpdj0bchitnonrtpe182vd6f666l73olm3ad7sgiha88b3q75tq8rsg
fm7ngmkdj9uh72n1ginmld3vfdr771krg9u7bbk22in6fbe8jjnp3ec1km8hn1ppgni7ic4ufm92cs10isgpqmkpomabsvhbfinolkrtkab0d2kidu2n6cr
qd63hr0hjhto89lje9i1ht654jusp5t4jl1qob1p0j6r6vn482trnkskfhhj7jhbe0luequdlfp6ng3s05pq7d0pffhmnblk075ooctncgfindlbut2242t
jsg146a146v651n3ddehb81ns2k1sg0v54frimfobtr9qscv73fqoo6mjebttqf053jiko8g3p0m6dgr6mdda7j8kcqe2452jnfdj7gsrpn9lruunmf4lnf
ejhstqc8v65f98ob0s2btv7svu1eg2nu7bspdvieqjkfeto5b3shdt2t1gofcv7qiruge1op1kvfh684v42qtu80vnggvmmfpj699o3b07lf14oa1rmia2o
8vnmdsomtfja1dpe0tkbfcd6r245b21lj3gtfumntbjof9ug8uh4g087fgrji9rrgurof8co2oc1dhm46psbfeen8irqtpui3026f4983l3jnm5bgrmcf22
occc8e9uravp0fmqo2abu9u4gj08lfc7nrdjrc610mvm9guonmpk5dm0u6v79f84of2k5slua12paguj752k1dpuur1gkhaln2obr3673j2ligo685nbuuh
lcb1i3gjm8h43m0a30iudqhdlohesdthvdqscbg5dn12s25q2rn0fegpd81js079seivrig6774d43rtpjqte2fim7u0bj7pun2ui4fcno5crsqltjiu98f
i7o1hs7b219eupag24o7obpltu46s36e06n5nk27hujqvo1g0481d3sba404v43f3t7ch433i0ogq15g1rnvgk2uhsh919ig3knotseo5rv4u1nfaq7jarq
7ltouu4ffcg664r16tpp4s4ogk77kqk6ahs9ovs8fg2lrobpma5p0psvcuilgibqp1uc6t6lg37mnrjer9u0b04hgn86la3sp1m290b0dujno5jn59ciep0
jb5e7lbbtdtndj1btg25823cpo5u7n0nnfqu7ptjmlpra8v4dg0t7pqc15dstau02d367qvc6ehuu2v5nfv47l1jcipsrd0f1csrma5bpsdrtau3sfb47me
3ksm03mss4em7o2l45qhu02uuhgsf7pqjo4e5rmtn9gj5o1tjrh6428tt6fdg87fjq2drh522lfl6njj44oq3o8tspgjins7k54a20cv1mgjro1jk3gi1a3
28gec0mbsbcm9vk6uabfohnl43m9pu88pfudm8nthbufe2mb135folmsgbogtplp0s1hb3ok5c6tdtpt1vkfcnnm6rqomgpssuqfko7ra3k3dokv2enf7qn
h1rqbpt9cu6gf3fomqse2pv7ot94fnn6vkbp9q5ocstdd8r94u4deu58uu04do47r83vf5q6evkffgjof749cluen0vigca6plbt8624d2hvf22858jrthp
4sv1pfcq7vh3p3m10j09rgrt7s0s50tnistajf3qnq74b0i1l0un4g2uo79s1q24ogunvf5ioghse0lvdn026fbo7gus53pt051fqgdt7g2roo26fcvuri8
oo8d3dkhouf3uqdu6m5q3i2qchn3ngfcv7e8jr1m0ib0u4e4g8pa3uqttu9010gui7nmrvudqg0va9guenvj44um4qn0vrftq7j4s0962a4ulrgmk7dvjs1
u41d125f7qo7jjnru266tg4fq5ooscjhu4ar01ngc489ckdm61dr04ngr2o8rt02u4umv8tgup844s9s60ab237gjd7dh3kai2d52edi6u8lcs0268puvfp
gf7oa8k49u1690f9fnco2rrvha0jcuglg9g7ik3vii10v1b8effo0jk8ru27qu36fb17m2bvvm1gj0afet6nvvs3nduoitkoema78mjoa9uu10prg0j8odc
05i344t56e3987rs2h1vpourmev1ooejco9l20sragcrol2buc659t0unddp7occ72ho2t18ah2po5ac96e168s1uffj7snk2sdskf1r5fj4nk8s1f5tgku
u2f15n6rjmsdr84v67fu2n7h40shlpiundfp5npvbp0dvumvr8gj7nvcrmbhs98veffdr7cmbtni1d6sqef0coc83ouln9srgsedtng63s320b71brem1me
brnnpvqb12tev97g1j7ii16or5of96mr6bff9ov3088f1ondrji5u3a2vdlg26858c5lq0r8u00ful8nss8j62okttkfb47hhs3ue0i90p5ilt80pkcfi03
l1j2g5jmncjq7u31f07cfmkn6mjpudmamunlg9unt4k0eibhr3i2fhs87sc1j1vi8tfcf5e8cgjt55tjcvnhfl6no743220db14bf677rd3uopr0j01jfqk
n7erlr9to6v84hod8atrpb1ufeuihhjhohkas86193149f3noigrvuq45f1m7gab90i3umprfn23lg2cntsjrl67fl12eh18n8tjndu5612a7enmo4vc5u6
1i8v9ugup7j0rrr9uaqusvetl7libobm8cb018fu78lsjoadnb100mfefoa3s3apt16v53ed17otcam9uoqv0ufkdo06c9i5upur4ofaano3jtq9s8r2f5e
iknp6rscdu8eubkgc77j4k4lq0m2u09ej17djc1pu04d0nnffm7dlrqflsm8vn2dk9ncls0f64vn31ih027j0jkiu1cmuhgf7hnr2s559ua0udqfqq7tqc4
0pumcu4ie057oqbro250qrv7hdm872jqlhtod1uhfkho63rnplsb50ejh3po5i49vps7d36qgu5nrcs68608r2ddgi7nn8bi41q3eukmf387svrrgpthf22
vg267lgbkk62jl1i8ggqoh5c4dtp9f0iug0j7933jt60icsqpi2t7s8btb1ucv16kerinue47bhvhp1p1jbd7qe3pk5s94sbkfk18a0c9ba1hf1cifmrodp
jl5hvn2ullfran8dbo0a4676fbh5e7mcs98e3cb0hvevl7h6rqbhsiv110ello1tscq6avr12pgof6nqbrbi6172vhglp6oi3r2hsfauqqfkannis51lum2
vaeh0c7llsfdq4251b3hlcneas5gtt9r03kf95mtfjmtlniepalg387oabladksl0ocegk7p7b0l27950dscrdnis3tq1vs746tg43nhbjhmtta0voth7hn
m9bji60sj0d0f1pnvk3659tm500igcl7kdbl6604cvlhh0so3drndu2dmv3cffl81j3qppuvouklepk7m7k2phu24pn9dt1n45c1l5vu70idg4ho4vrtf20
dkt6iff47qc3pfloj7216f9inei41pm00mvt9dl78cgsh19urcucegcto4d44qu38uv1qdr7oe74bui4g91k7fqo7d5s339tc716pg9vphaca6u0cku03et
77o73vc5vcb172f4fo7grq4prs93orfkj8hsk251uth172f21o05s4g5u1st7veu88m84775vliuu9eq38823cvlojf289ffro1os269t0d0pkfss85cbsh
pun50tkgtg898jnultb6ujcfje7k9br4tof8vkef087n5rnpq3kgt40fbs7jas5o21tp0nngdrn4mj6r9hgopbbeabnuhbv9ttgsuqvb1fmq9ja2lst50r1
c15nroj2b5uub3g4gs3l7fb1hhkasss8f66lpjq87e5hot62f9j72t3oi24fuvhme9snadrd3i2jevjfeu87ngjkf1tr2uh2hifnlmk2ra2bov04fef89mc
0em6lgmikcdm61mcoha89sr0tfaio6943ai6d149ggddns6s9sm9ud3kkf1jnm5bni9vjj0vdfmm7h1c4p1sun44ngbdoskbvfhueuuq5gha9khkqk6b9j1
ehgut87mjj2a0q2tv1gomnckjp4u1690cng3r7uqjoctt3qtatf9vndvs36pqcsusoeupoa5bqlq6g6ug5g2hnitc1ju11qvbdem983grtvm2siugff7t8b
hjptpulmta8et9ntebse231evu9fpammmk09u8gf18me987lsc5q1i5b24pfv0o4rbri1rf0tvfih98fq4t3q4kevnaglr757jf9pt9t53cfatnhn3t7lrb
ksiier6o4146si1g1058fb3nn040ou43l034gh8ns1juoa29etonfoa7tarmldtmatlheq65vm47nq1vit6hf7282sk5pdsg8svpg3ro57kakhtsouncfjd
nfijrui3savd5g8bnht49blvan1a1frcmsi3n9i0eoq6mdaand1kemlubb0ngebbnmf4471skkv6dg7n7h4jmo5sukv5gfqg7oo4059s72unog3jneg3sv1
tcav4mfvc76q3o05udqv9qfdhmu0jv6ltjf1bff6eo39c4u9t0uvq7ggfp62s7ulukut8ce077unruatu12soqg1v7qt3lq5a48oi4fn4op2jssdto8vlle
qjo0gsd25np2urhdcdn37cal62o6rcdftho01c5821g91h8g5g6cjs5mlrkj0g3fttn5cc52pm5usjag7soess1c240iu41gs583jrladov8r73cnsn7i3h
ve32707nf727hgjlgdss70inff5o6gru9u3b2v7mghqnsejmsdveeurgfm8ocbc1etvceuefgkenk5s9nu0sgs9ufe68b63jfdqjevgdegooeuc0bdukatv
1evnnnjrv69on9153gj482d4449rt4uq2gtonnp3tau2ncujbgefo6hk2t9r56vpmglu869rq5m3cgtsufpfnh9c5ui32t0f2h077n53vue2jstcgeuinte
c2fm090vh7f8e7p9c2de26queveq1o6us51huogstch0t8203v0u6td0kcde7np9juli3lf04sflmn5h3slhuot0m1gg689lk7qlsu8u9qggloqbc6a62ud
02egf5n7grnoi4k545hfefmu8bqm1iqh0meer4ob9j43e2en05mdu2n7crs7dovh4taeeqo84jnnhnoitsdg777aebq89tm0vrmf538ocrpptnqmsc0ge9o
ebbmahv7eug2ejp7ppbpnm0osrjagqhnk4jn8m42es6qf5kniq3od1s1l22agv7o2h3oou2u706af2c8cls271v5514ggrto6rbsb5r4qvg0h8pnigc0qlu
fipidgcho69blqdrqivmeebg8o4s1t9sncv2bers802rh2pv9518fdugnmk3bvtusl00niet7omr89dqdmt34f3vns0biqi10ku0pev5ognbsvlv4uqmld2
6nnqrobdnvorrieusnm8s0v2270v6fcla81p41k22mmvorgk37t1jrh6066vf9gc781q4ajtr7sv1qgi77vsjtou1vkv64g66oa845oltib14feo98n740d
dv66uk9er57r4jd39kgb2m2i9677u3tba07gigbg0k6p9scim05qr0kfoeo8qjn2tvbovf5ej4nk4jmga1c105ihalmg4bkdud8svoogdjo88cd3plt4s2d
fcmm3hj595kaeuuhgpf6j1bru23qeobsd8n8sls1e9vg0tn6eo182oc7qppgf0rhcal5ttbc4m3id0modn3n97bjhlttl3r9hhl8u6s6otsfmurtfohnltj
t8u160v31hlb7p5ri3dnc8u0bgu17ur45lq2goreeg0o7r2jos9vusuteesm8ru474pr6f038fpto6vkbk1stgu0ah3poa9bms2244vm0h6vnj7c55pv84u
q5getnsccbtm13ivg5eq484sjr1ltvmqe6djtnn4jmbhv7514ae7innnruhm33j1fhfghnl1jtb61fiul1fc57vv3pii2bd3rhh4i7cijv66334vjpg54ot
t4395n3d03rgjh81abr21suavgcgtg8rdjodltp4tucftk8bgs05huk90qtg917o13ou1rt2rlmfhb8f8bro5o6r3i4gg1ocr3v5a15qvq4gha7kk4i5huv
p0mog0g8ltsja602t0qlek5niqk9l1tj2scof6go41kch9tnt08levh706439dfdd2o3glcnvek4ptj4n16mfjgo82kljpodopgcfo5nviru9pstio0tfrm
852jqsluiut9jfd86su3q6e4lstgrhb6nnds6g607cufmggqoaqjph60e0uidfbp852jv9i0170jpgqr7iuc0otv74tqsfvnn4tk3m5utp0dqgalnn9sefd
qquvq4hl6p4p43v1tvp0jpftcoabrq226fr35qghf7h6sfrdtpt559g007am46g26o741jgmroi43ism2rt3fqed57lfk27ts5b1njf4rnk3k25i22304jf
sl7h92ps1ss6tstgl580mroku37j0pbg4i8mbc78q8b4vqujdmntvjrbhs78tdri228v7jh15uhh09recc76ibu65pbuskrd9n79p437u2070o1g896i0bf
mhqbb0uogc277js6hhq68vjceas85a3ht1t6905rff5nh5bs5tn9t1psf7co9q3fd644f475ftnof5ss024k6uvmh14ofus7iaahn4v0dqh7ek3oimd6709
qitu8654fk5r9n019htm8ioskg5urn5upk9lnsoc7mq0i74ane8cns13tmhspb0e4f9noav3pt1pacu3mg0unic3l4m0rv0tbdpm7l5bi2lssatvadu9mu4
c9cibh91ppetg6uf3s2lrep0qcg98nq8k1o5vnstdcg3so6lbci60eqvpbgtdnh741sm0o10orh1jo20jvk5v42v8tevs7ct41ai1v0rmgebfn4ok8b62f3
016gh47juk6cdunj1q2d89888sdt672kuncfvbo0vc839v48vmdhkdnilkj3dtpr0a0fo087uk165pnstnggki7no3n5psa921lg7kose3nplvnd0qgics8
0urn59ti111pgopn9mjpuq1hh1rjg03o5m42mdvmp31bfnao583uju35l0e7h7085p45m9tlat75fk78dkrrue4jh007fds7fas7cq5i13d1fsto9us3q67
3gu7ierc8bjk43i6473hmfkb7na4071vud002gn1o7o3r6i0scut4gu5ohk425ea1n2rugnp7pqjsrttfp35ffnu7evbt7u1ir0gffrp7q83o864p6vrjft
n86ik1fu4hku74g8g7eks63i1qkuh5f1knf5bm6ppgcvqdeh8npec8v9su31aofi08a1c0km46b13eggvo5838odslavclg3a8aokar607ksbbheno3849a
trf11k7fo0msi44j1vk0qlfckn77hbtsi25925ig8h802bv8a4dv64pfg37mcc8n25gqpjcgmqni9jdsi2n32k8gk7n8v3rr61sj3uner2paernpdr7ku58
jgnn1ojl3poa0uqei2m8ru3mb62an0blev17v2k2r1ulqvv1fd7853rtptuof0g0g1j7rv3u6u0fcvq3g3184krt4dvcku4qgf8o1dk0na16907ofi586ms
27lv4gvrdg2c7s1c2ihuq8vvaft37tps0mdvvsvtufvro48rsoe184vbtg3oo3qjuetuq0v5ag4co1ljt9e03b0dqfvpo5tk2f20md0gcftu83ok10lvlkv
ppg25o0u3uia14gvo6g2to18bsvhva70g0fu1nvjjvea0v500hgbm81mbusdug107afsto2rk2qlv8508bg6t84ujspa07evt3fv57s141iu14ivrefpno1
640tu01svpgg1pnsgc01tugcvqefmeo1b3vk5u9n00gfq5np542fu01qvgsfgo80e3v6tvvivemfp27vp405e01ovaug86o4kk7n1st4usjgmao0fjvq5us
8vl5g6ro3ek3su2nt0jbg4q88s420a0fh1o8g2e7ur40nm1i50ijfah7rvbue5sgb027fntnv441tq15f05ng1vo3fbu821sd0gnfoh7sejvatv9cvsoftn
nudruf20ln0difgg7sqju51uomuifgrao3rk0ru0nivnbgi0o04c04i01t01vfr4nrdc08u27kvkiftc83ek0m9vuev0cfvl7vgbsqu1hcvjlfqq7ohk0ot
u1v0cufvpns0bvglvp10h8g8io5jc2ldvnj14ig3knrrru2pvmovtsfjlnu8c07dupqv03gdj7tok0va1670f7fklo03k1r20uh0gnfkso4e3u2i0tcvrdf
vho48ruae1tmvbvg6a830bv8i0ssvvnfsuo4e3o8m02b00bg1d7qv41oq18svkkg8bnv5439i0pf0sngghnq1rvci19d01gg57o5uk0aq05j0eofl27ulru
ohuhuvfvgd6o18bumpv5f087g18o4sbu5i0kuv62g297o2k1sa12gvl4fo0o2cbss9vbb0g8fnlnv0bsu1ufd0chg12o48buda09ivl0g51nts41rm02t00
5g7783b3vstv0h037g0mo6141ia1bqv5afll8253ul5v58v78g3u7u7k0qe0j2vjufspo4prvg61i709qg1tnqo41ua0smv3ng4182crvba0fcvd2fsu81t
c1btvhivjkgea83j3u3q07d0vufrjo74rvh20v0vl1g8mo68k1ftvjr0ddfteo0r3vmq0ieveog60nuek1e5usj0m4fntns93ueq05cv89fsa7vbs27a0gl
099fgb84sk1vtviavksfcgnpk42uq0iuvupg8enonbumm0e8vonfo1npvc03a0qb01sg7h80142g1ur0vrngaco5njtj610b075frbntbk1t1vqgvrngds8
5ak06i00v0fqfrs7nlc48u0lv0d9gednvbk4461hsuo9fsd7vj3upltah0jefvonvl42fpvfcvkofn27ra41p9vf911egglnstk33q0ckuaeg9jo0f3vkhv
ecvsbg5tnvuc19pv9l1j0g5mo2l40oq01h08mga87vpbvd1v3ovbagc3o63js8q0t3116f3ao60jrc60qivrgf897ugc3o603uuvofic81s40aq036uplg0
j7u1jvcm2ih0a7g4p81hjuntuct0t9gdlnin3vgtti50bnfnco9pk6lm1ar0gohaf84is1pa1rkuhegito7l40um0dov28facntubs3tumetsgfvcogfrpn
lvt90oqgat7tr441a2v2vdpfe6nvv3s4dsdt0cng3m8aertddv96uqffoc7s7c0d1tbl1bkfkc81rc0spvol0qqg2qnpfjviu0csvdvfum848s4mu1d3136
gd6nu63tbdui90ihfifnt747idu26vpifl8o51rvahv6j066fm3848s02m26l0e2fqk7uf3s4q1g8vs5f7p7res105v5gvbjfsg7tibv3pv3j0nufnv81ck
3be032vkvg3a7ra41la0cqv44fn3815c1rtv56v6rfqho0t4031ts5074fgpnve414ls9f015g4mnvpc0320ev033g9r7tpc0ua1g5082fgc88042opuul0
g1g4to1f3ukq0dcv6tfu0o0os2hpurivqlfke7oas0qu18v08agamntqs4c60g10fofk57ruc4jm00v0i6g17881bsvq0u8vr0frl835c2ipvkev83ftlns
tk0qhvob0mbg2i7tlc1jdu88vknfprnrgbv35v8d0mjgeeo7gju8e2b0vqago07n6bulptq3037g7onltjpadu4n06ag2v843jrblvditvdfdh7ubbvpm1p
50sffuvodmjsmhqcsvlmg5b7evbr0210gvu6fcn7hbbvvq35n1mlgfuo1nrmm1v2uvo8gkr8aqjupdui8vtage5nprrpoluvivgmg29nnobsjtvlovsqg38
82ejtb9vqj12ofr5nrks2km1eivpng8r808ru3q05r01mg3qnv4juve0cavi9g6io0nc0i6040vndg70nu042p61lovhsga37tl404u1fd033fth84bc02d
uo0vlefje82fk1a21nqvdrfvk7qms0ta0ep0s9g3cnop41k20b70ccfjo7r0k0h1vhb0k4gbdnv9s1520c50vnfjl7sq3vvps14vhmg1bo4f3vb2166vptg
6f7thbv45v3p0b1fqa80d3uuu0h703dg1vo06k12hvn2v2cg75o56c3c203uvgkfnqo5vbs6puj30b5fpa837rq6201102hg9q84gjt3q1fsvk9g1s7ttk4
55v8b0ncg6bnnhk1le11gvnmg1lo6340160550apga285fjp8a0emv8mg5bnmebvaq0gcvung99o6tbvdq30guj2gdbo3bbp4e1rf0cugiao2abtoi00gv9
5ftq7tq3sji04f0lcg7280ajvsu0mb0epgbcnqcrun5vf30gjg0t7uv439u191062g3knn93v8tuk0vbvfg9nvvbt420e4vpsg90o6mbrna087036fmro0b
3t1hvumvjlg3ko5h40aq16h0c2gaj7rss1ji0bh07ofms81njvta10t0b3frto8ojuh204p0hffr27uvjv4q12gvglfog7qnk27u0j8vqvg6s80brv45vhj
058g2co2es20putj0esgbv7uvc15tvpcvobg8qo0rk07hvn5005g1q822k1fq0hkv03frd7t7c0dm0isvo3g0b7rebu9a07gv3jg22o4ac0q1uqivq6f6v7
vss0upvn2v56gbdo8ns0k20fn17oger7vhs24u056v89fg98084325u090jbg0r7m2s14q094vufg327u5rt2m1qh0a4flvnsl43e1u2f0bfgeb7v13sce0
7mum2fo8o73brk1s1qvnafmr7vhs2pi0mcvtjf9c891s3q9vsovurfdgo16bvp1u6r06lg0v85crvblu5aus7g4880pk0jhtun02kg4a7rss3k20tmu9rg5
o837rugu1uf010g3co0js3l60ml039frj854jvf9upp0mcfgc83dk36a1950kbg3m85nk28hv6t0kkfrlnqr41shuf50qbfi27t4juca0mf05fg5q8bn40e
pvv2vu7ftho20s1fq2g0vsbg3knthbtndup4up5gn2ocabsv1tm3188fcdo0n3pattkl10sf6u82frovhsjh0kng1u7pgbu4m17ov83fo4ognrsrhv7f04g
gbi80o3sie43avnofego1mbtahucp0cgfvdoj6c6slvl4vbtfsnnrbjveu0smu51g6v802jse1u14v9ufkdo0u3uoq0kstr1g93o6kc359ukd07pftqnn1c
1v20tuv0ag84nudrob225p09lfrko1e40sm0070n7g5e899k2q5vjd0hvg55o0542qq0m4vg4fs5o1s3vtptnavj2fg880iju8puuuvmug1v7smru79vop1
brg3co6ts0ee0e0vmug6g7qsk1uhv1n01lfmvo0ujrta03p061fdantmjr3u06j0c4g4e8abrte60jp05qg2lo2l44ptvd50lrfrh7jsbu1pv1508ffn585
tc1be12v039fsnntdc06q0ravq9f8g7t8k3ni1g90e9gehns33u1ttuovgcg3a7umjtelv1f0avfnk7u8btnu2i70vhgah82crvl5tlsvddfi57ncs1rhv5
d01ngl7nmes2pu0m902bg23nq6k09dvuj13tfu2nv0c2qq00kvtbfsko4lk1la0cstvmfkn7s8k0bhvu307lfm4ns33vk614l0bfgafo47k60puo30erf7m
8a7rvb1vumvuqfrpo0rbt9lu4l09rg44o1kbveq0b2vu7fojo46rv11v34v1ffr6nlrc06q134vptfh7ntmbr0lsql01cg6h81sbpd6141009evn7tgs1vm
0kf004f57o35c0i5u710l9f3i84a420e0luvrsgasnvg3rg61seupdg747s7jvj5vvgvftgcq7qm45mdvcgv40founp5k3060id08rfvq7r7c21dscj00af
rko65k3r6016uvtgbg7ovk8ra166vjpg5q7tl3ub9ti4v7cg1r85pc1d1u94v37fnmnmmk28ptj4vm6fk1noqjtiq05j11fg6l80jc0a214l0hog8vnsb41
m1t7501rg0eo3i41me1gt0unfr8803bsgm0g9034fspo4lbt81ukl0ffg397r7k1elvq0vv7fr3804bvqlvl6vnqg6vo1ljvfi1k706afmc7src0u5ve2vi
pfsd80njsu1us10gfg6g7pt3tplvq30k9g38nv4bv59uv6vopfss81drtgtutl01hg1e7qt429e1m109gfvrnqd3r9e0dn09vfhrnlk3vae2bb195g99o2j
rui200j12agik7p1s3g9vjn0q8g7to0ijumhvun15rfii7rtjvp20b10g2g2unmkjv1lu7d0dng5d826c2a1v1h00ag0mnrlbvca17p07ig0cnrm3rlhvqn
09cg3n7q1s2960nv032fht7tuk0oa0j6vsdffenstrvgq0jqvr1g16o6ajv99veb12kfpho6nc13a1kmum9g7ko1djsl1s8d011fdk81abv1e0gj0gsfcpn
pdk0b20n70krgkoo4l41khtpov2vfu4nu0jr5dujl0ovfuk81lru7a0fgvuggdq80gk389sl517hg4v8b4k1udvmp01bg1ho333uh9tnauc9fgko4obq59u
s2vi2fv1nu8s1dtvs90fpgaqnos41fa1d6vq5fsi82us0lm06v06hfvnnsi3totv28vhffv07sajv51toout6fkso5sc1v1vhj02qfs6nvcrvupv1cvi4gb
480ujtlhvdiv7jg1bo0a42d5vtf03lgcgnu8s09e0suvmqgdio4ck0pq06evfhg3v7us421htrr00ag6i837jv4214h0o3g0c86jjtgu10l0p3fbtnjd3qh
u0huv8qg5v7ta3ug1vkouu3ft482pc47q0nkv4qfso7s9btqi0kivp6fq47rtbuq9v2qvn4fok869c2oi0aj0mlgbvnrhrtbdu14vsog6cntg3r5dv3eu4d
fpa8al44kpv9b05ifiq7osc0si16oup4g79nv3c1apv2t06agd1oap42j1v5ivv5geinr040atv9f0t4gmv872c3cpv6qvupfua7u1s1um13gtr3g27o9rc
00q1et0q4fk3o1qs0cq0hb0s5fcqnl4s08hvfd0f3g33nv6juj1t9avmgfi9o9k41khuscvhvfu5o4gc0u21e6vodg5f85s41ae0930atfhtnsjjvae06t0
9ifug8473t4pvm2vqjfqinkbrtqi0gavvngdao37419q02kvrug3vntcbve5uckvh7g40nq7s09tvieve8fn6o3vk4clv42vlhfr782g40du1c8vtsg0s7v
vk17a1lcvalg2f7vrrvjq062v4jg1481lrvfa0af10ag3ho2ok1fu0hevg0fvrnu0s2o6094vosftm814s4ie1vcvlng4d7u9s24pujgvihfh47tf3u960e
3024g1180k431i0sj15mfdc8a6406q0lmvtgg9c8473pdtv3svajfp5nvoc2em04102kfa6nt5k0jdu3513vggqo21s1b9sqqv1ufms7i6rmn5uef0n7gfg
o3n3rodvbf17vggl7q7s6r1uc511igi882lk4762rn0nefsp7v5k4nlv9aupqfclnthrtchu4b0s9fcf82e3t51un6vl1evbnsuruia0r6v2mg0l7q0c0qq
1f10cpfm07r8438pv4mvpug78838c39lv2102qg587ubk1rpthevtefvjnrcc1ne10qvu3f567up42k209ktvqfpb81ek0ca16sur3fqu80641ki07l10sf
q2o9js5odvqh0b9fiunnkk2qq1md11cfpno27c39q0o4vslgbo7ppc2otvlevpag48o2iruhlul0vslftm82ejuf5usiuogfmu805bv3m1k91d4fqoo683t
3huhd0fffvdo2fbuslvo5032fr97pn40d611mvjmfuio2lc06huf707rgaso16buj1voqvvafn1nvn3votvqsvn7g83o28k0clviv0hlgbqo2e4071vnv06
dfpu7tjbqppveh088fvu84gs2k1vtovdpftb81qru85vjsvq2fuv7mnc14dvqgvtpfc27olrtr1vaavptg3knp0bucq25f0c3fqd88gs2je0kp0p1frc7k6
k1v60rmv8hfdsnqi40hdtr8vaug3383uk5i606gvfofvao0340ge0bb00tg3k7ovbuv634evf6g0hnqe3urq1duvamgce7tok30a1lt05pflro4ujup61ek
vq2fvmoas425pvl90j3ffb85n4545vj4vrjf8a7sbrsm21kkv0rfq2861k40u000ubpfj380q3uppuep15mffo845c0utvch056g20o0mrtdpv1qvp7flf7
m6s2k61p90dhg5681arv4u0050qtg3eniejkn9vciv9jgc7o30bkvu0pr0ctg847r7ruk9v4r0o7g8384uk0tdvf8uv6g43nvhrupa0vt0irfs17robvqa0
690adfupnvsjvua0ev057g73869s1qe04svtpfvq8163unu0k506ig747u7rvqu07gufcfur84arvkhutr04gg737o33tqa094vqoftd889ju521n4vh4gc
bnubs1k209b0chg1lo0i40e2070vi4ghonv6s2m9uvt0aqg9a7kmruolu2t0onfoo84ec311u430dpfu0o6oc1gm0vp07kfpanp0jujlu8b0ljfog7me3vi
i1lausgfp9nmrc2qpv1913dgcd832s2ahugcvjpfcbo6cjsrpuc0vbpfdfnrrc5ni0ih0atfsr7rfc4861jevg9fubnrqju19uu2vk8g49nt540li0d0vur
g207sbjv0q0dquuig1p7t7c1o2008vjufr9o2k41m9vot02lg38833c01m0mj03dgbmo0tbvsq1i906kg23837buv60juvgbg1h81641qlvpuvvpg5a82dj
vjdulsvcjg6onsfk1j1vnmvpfg89o5lk24e13ivm3g0n8743una012vb2g3po08411dvk305efs483cs0ndvvh0ccg0v86fbuhe1m0v57g1ro4m3uj1vpiv
7qft180p3v9m1al07dg297p73vl60msvubg3qnu441ke10t0fmg0786vc2t218v0jkfdlntcc07dv5qvh0fq3o2fs1ehurivpmghv80uc34e0lcvegg5n7u
q3t161m2vjng4unt8k0520hr0q0fvenq2jvtu0rp05afikntas1iu14cvdig5no18rv2a0ggvvrfojnu8428e0bh08qg6m84pk3ehvsmv5mg4s7tfc49hvi
svp4fs0o3bs2i5vouvarg17nr9jtei0iv0mkftn82sru4i0tevuvgan7smjvl1v1v03ofvpnrsk1etv8h0d1g6ro0rjvuhuqkvq5fla7s5junm0kkvungcj
7ves0s605f02ng90838rsg9v670itgb481oc1ea01gv49fpvo2b3vrtvll0sag4enr33vfa1ah0cfg2envfjv4hvu70mifpg8823u9tvn0vgifm07qgjr06
0nr0dqfvjnuas3g2174vchgc2o56bv11uhsvn4fpmnipc07tvot0h7g1886ojt4pvcgvu2fhd7ht3v7228h014g2v803bv1hvliv6tfj08a7bu51v9euoue
oqo0k3vgdv94va9g5fnv6s22hud2v1hg3oo8r3u75v2l070fp07uck1pe1650q4g457utc5b1tfj02jg4rntabuktvtp0f5fp17r0s4opvemvp9flc816c2
1a0tuvbafu8o05jp6ltg50ksg13o1ac1b5v1j00nfptnr43svhvn903affmo4fbtpe0mavfmfhlo0jjvia1ib0p8gn0o0qc1iu25j0egfnd7hvc0advk8vg
ufi67hn40hdubb15ffulnr4c0vtvpitotfse83abtotvpgvo8gco7ngrqrpsif064fgdng0c95m12au2cg5l7ros47a2bl15agct83s41f5trmvfdgge7cr
3nctvsh2k6f6fnnkjre5s4r0onfhp7rcrsrdsl0voifh07vrrqr1vu700bfrvnr4k1alvecumsg2c7oqrsg60210bofv27rprv59ut704ufu4818s2l20ub
070fg5noh3vku19sv8mg3u81vk389vjn0eug7ho4g43b9vct09tg9eo2crtklu3ev8nfpt7ndjvnlul507ffr1o0ibsghto4v6ffr681rs4pm0s50jnftjn
t2s4um4910eag6p84l3vnttjp0nvg6k8043stm10b1dufkiods44thvjb00qfo27vvbughvvr0thfjunu2k3ghuuevamfc6o183v9dt9n0a2g2m8dfc555u
m70g1f64npdjvsput10d1famni9brlq0ov0nnf21846juj9t8f08nfra7sjjp45vud07kgh9o2pk2o9vp6v9jg1o7s6k0ua0tp032fpvnon3rilva0vhkfp
580pc19u1uevs9g5m7u23vae0pkvjdfqoo2gjvfu0sj07hg7eo6ts29e1tf05tg2fo583ut203evkbg48o13rtg5vk8vq6g6mo0tc26i17n0dbfnqo6mc2e
1v7t033g15814421u1f5006g2985gbsha1av069g0fo6fru2m02l0a0fpeo0n3u79vd50bvg1d7tuk2rlv8n04eg1qnuts1advqj0olg9p842k2he10uvuv
fqbns2424u1kj0aeg3n7tj4111v8701gfpvnqgbv2q1er0dhfpo83kk57pted00dg1j7ttbtg6112vv1g41o4ec279uu4vutgdr7ruk259uekvinf4jnsu3
vci1gh01ffjso3es1na12j0b2gap7sq409q1551egfh883f43di02ovn0fk0nvsc0jq0ncvimfia7mb3s861okv4hgcpo0rrt5a06t0a1g837sv43lm1fmv
3kg7p83f3tei0ih0gdg3qno6jqu1vkmvk2g7882arv9a0h50kogeao3qk4cu0050mrfld7snc13a15n0oufp2ntjrs6lv450bsfm3ntr41mq14svbkgc4o4
7448q1vcv4nfuvnlvk4j5ukkvlafpdnpj3t4hvvv05sfpmo1aru9lvsmv9rg7p7vmbsp5vq0vahfst84jrtia0nuvi7ggu820c2de02v126fvanlpk09lvu
evmofplo0hk199uiovv5ghuo8kjuftv50v9pg1q85a3teu0lr04ug0ho8kc0dlvi50abgefo80rvhpv6mvr4fp9811s1vq0sf00ffjgoaac0mtuob0fvftk
7t6rt2e0s9041fvu7vmc1lhtk4vrlfnm807s0cdvkcvsgfuq7srrvcu07r0n9fjco30s2pi0ur0bbg6d820br7hvq6vvog2t80ebsam1bj0fggnhnr3bvql
u7n04fg2snhn410u11cvqag6381mc4n604svkvgednshrsv1tk9098fs885ss2c9urcvn4gal7v63va1u4h039g20noes10dvkt045ga4o1b3uiu16t00ff
n484bs2qpulsvtgfkq7tpju9e1vmvrvgeho47k2klvbgvjgg5g82rk03m076vj5fqpnp43t7m16507dfq583ujuaq0g10erg2781kk34a16mvvfg32o1gs3
4e09uvqpfmoo4840qq0490h3g9s835bv6e0pavc7g0ao1v41ehvksvenfh57qf3uje0ecup1fme85mk06a1ouvrqffonsd3vqm1df0gkftuo5dbte5ue6v5
2ft9nvajt020oj0f7ge37pak2ju1lt14jfulntok1vtvfovncg6ko9cjuntveh0h6gjv814c0atvugvovfugnqf3u420fr00gfq186fs16u07h0jpfte7q2
41fdulivs3galo30430lve50b9g6go3pbu4lvdv070g48nttc41lubev3lgfp8343v0huov0n0g0b7mpk02hvp10mbfthntlrupe0gl0coftk86fjtne0td
1agg1gnpr3vi1um8vslfi2o1rc1u6148ucqg2gnvq3vrpvd0vggfv87v5buv1up8vlof5onv7rtcm08n04fg1k85rbvna0db041fk67tg40nlt0j0fggamo
05bvri1o30dmfen7v5c0iu14j0vrfoh7ribv2q04d0jgfsq813k0fdu9f01pfqknva4079vo3020fn6o0drvhm04kvijfsonoorvra10d0k8fphnq1k2di0
ep09dg1hnutbvim0m507ag3s7qpbvdu0kmv6bg3v7t53v4a0g4vglgcf7v0rt4a0id0a3g5h86043860kuvedfv6832433u00503ufveo24rv2i1d3093g3
k83ds0s9v8gv9bg2hnu5c0olv38vvug3380erusm05r0r2fpg7vtc2mhvtp0m4g1j80obtktv5t05ag99o7j414dv590gcfqjo0rrvca06oveaflao1kk0t
a0ln09cft0o8trvjm0v70njg0vnqpjvlptph02qg6t8buc1h5uuf006g1do3pruu5v3l0b3fdlo4fs2im0fivm1g9081tru4pu6b0flfs5nq9bvr9vpmvn0
g2i81kru5hvcava8gglo66bteu0d907efv5nuq3u6tuq2vsvg0f7vjc2uu02t09efli7vqrvituoovm1ftjns8c169v6f060g4n7tas4rm0jv0ivfja7rgb
valva6vq4gbsnvfjtnq0jqvtkgbco5gbuppvl70pufrd801k2qdvh90ngfe182drucdv7mvglfsc842s06q0f0vumg7qnte41ie09j0l8g62o4js1jq0sov
ndg29830jr1turn0pqgeg82p3umhu7gvfvfrso1mk0jdutf0hrg5181p3sgu17ovv5gico5bs3f5vl70pog8h87jjto1uon0o0fp1o2rc1ftvlivkdg227r
8rv3hvpuvdkfgentdk1s609qvlng2fnsojv9i0hj001fp6ntb3v9u1j108ggetnr2c4ilugqvjoghbnphjtge1gf0gkgjeo6rjv92222v0ng9i7vebvohto
2v99fh4nkq412ltm30beg5c85v43a62l2viqgago63ru3lv84vh5fne7osc1f605evv0fufnnvjvv9urd0pofsb8373ul208301bg8t873k41m0fp0j1fob
npo3v1e17mv3ifqh7uvbua9vmqv9jg8i7slc1ve1luvlhfq3ntok1l20vp01nfqh80r445m1cd08cg2t836rtm2012v0mfmc7sts39tv5sv3ng2ro0ok23a
0bcv9ag57o6cc0v1vrb03ufrc833k1aq0dh049g8f7msjprq0sb03vg6f82ejt4e15cvf4foto5vjvp5url0n4fooo0hs3ja0puvssgca80tk1l5vnovomf
ldnujs1gq0h0vssfpvnqc3s5a05n09agg2nv33tldvckvggfu9o1orvk9vsivi3g2c834bvaluc70f0fkinocs1f1vnf00jg30o3cbv961b302ag3s85njv
vm2kd0d1ghdo5prsue2sgv7dfpmnq6c16i0db066g0r7u4s1o5u6506ugcvo9tjv9tvokvo7frfntvc2ki0if00pg58o1i3vim0vavscg2ho2g423duvp17
8fk1nrg45c1uth066fou885rt3dv9t0hrg5fo3gbvsu1a50ehg9n80jc0gm0squrngdbo59k0tpvjb06ffuhnnsjvvi0870sufi4o20405q07j16ufud80f
3tga0h90sdge4885rte9tc70a2gav7kerut1ulsvpefoc7v8rv9i2a4vdpfll8c4bsrlul70mlg0go02k2ai0m3107fc88a1js9hv8svpqgjfnmojs42178
vobg1onttrtkdujuv03gbd84qrvja0nl0i9g7a865c0pi25v0a1ga1o9nc48m0fcv72gblo2gjvt9v8qtugfs2o08jtre1oqvklg1annh42n9v7ovh7fee8
693r5q1f30gnfor7r3c435up1040gpn7q5rp1a0hh0k7g9enu3s0ptvst01ufvbnv5btedvogu5ugbe7r3bv3m0630llfk9o5oc18i12f03gg5h7ves1d1u
pcvukg32o54s30i11n0togdp85s44r5vqmva8frso2nrtthvhovv5fom7viru61us4vg0g6t86fc2j1vbn0qsfv97tnrul218avchfor7qtjuv20dh053fq
oo0hbvtduiav07g8o846k0nhu1l1d6fo6o3os1oe1mp11ffqi81is000829001gu7nvv0lcu002te8g00nk1k003qo90006ii800n36i00354tg00apbs00
02qavvvgs1nvvr44u0002aufvvqiqc005hvp000vpf7vvkrc6001ltqg001vcs00cr2v00205o800cvee0023fgg0056kbvvvo5f0022kh7vvkgi5vvu1e7
g01l08bvvn3cl000lkn800h0vtvvujn2g00983bvvt0o70008bd7vvravtvvumnrg0043ek000urj0009eu8012d2m002q8og0099lk00a6td000nje8003
mttvvui3kfvvif2s004b3j001r6fo000vvlvvnbppg00iosc001h49001d8h7vvvt5u003mhqg00ib2k004qbf0000ktnvvps6tvvpc3gfoao00c1vu0jav
mkghe7tdbuoa0r0vmhfm07s4k58pvan1f9fr27s23udhubl0p7g1lns1buh1vtl03hgf9nqqrvjm0pov39g4u7t4jvqm08j0osg2982fs3glv5cvlnfpko2
5rtglveb01pg62o3tk16e0cb0opfio7qvc33dvvov5pg3686sc1r61pkvt2g6g81os1r9vdqvtifrsnli3vlq1h30sefhsnsns2alvp4vi5g9qo5mk0j623
l0aqg5ro1hrs1i1fuv60g30nqs421tujh0d1gbl7rgk1f5vrj0fbfri80rbul1v6j0iagcj816bv8lvlv0idfrno45jtsi0kb02afouo47c1h1v44vtcfle
o92s01a0lguh3g0m83us41tvuqvlsg9p805rtda1ob0rng9v84p3uc5vk90jnfktnporvbdv9b1hugc980ks2hi20t0f1ftdo0b3ude2gev90g0c84nk1mq
0nouftfs3nsd3podvqmv8ffrco0ss139vur01bg9mo34412dvlmve4g4184vc08m0bcv88fqso1cs1ou0pqv4pftdnucs2f20bt1n6g2081jk32q1t50ehf
h6o0kjub1vr2uv4fjk7smc0q9vmh051gfjo2h42mq0b905gfq87vn3sa5unb07ifv4nv53uki06uuuufacnv8rtqa41cuu8frao22k0t61fh0bofino97k0
1huigvjag1so3ubrghusr089g5t84nc29hvrmvesg29o27k5ghvk6vu9g0dnrirvslvj8vpmg0po55jt9q0nsvu1gbhno7c0e1vasvpufhjnjs42iq1190l
9fso7r4ruti0h502gft0o17k07u18avsrgfj818s2atv89039g97o05k2bhv2av7lg1t81ajtudumn0a7fpg7qlc14m0gavfbg2s7uajv8duur0kmfrgo2f
c22tvj6vv9g6v82mc3odvrave6g74nrejusq06mvhkg9b7t74381vaavm7g30ntl3s85uu30jpfv181v3vci00d02jg1c7sdk149u570bsg6ao0jjrfdu3c
v8bg827ujrvc5v9gvt0gap7qks1bpuat03dfju87sk3b9v7mvt2g6go04c1j1uu0vn5g42o41k07u1ikvukfmnnu6c0va102vqlg7g7vu40e9vm4v8ag3c7
trru9i0aj0atgb3npibvchvnr0ocg2r7tnk19pvv0vo1fl2o4t40hpvr104df9ao7gc0g1vvt01hg2oo503vm5vb4v73g1h7s6c17hvbd00nffsnio447m0
1l0k4fgoo633t11tmp08afvr7ttc1tputovbdgaa7vorvrm0f6v4gg7lo24c0btvqgvceg18oadjvl5vjp0hpfq2nt7s311un50aug20o81ruvttd5044fm
u804jtju13mvprg07o2l40upuq6va0fn1o55s0ca0md0p3g6ho5bk18tum90uifuio5tk1c5vt30hofg683cjunq1630hjgl9860c4bu0gn0emg27noabqs
1vhl0t5gjcnmvbsgq0hgus1g0snh243qdv1iujtgbso30btl5ttiv7jfqv88d43rtsit002g4884i467m1el1feg3lntsbu5i0o90odfdao3t3tke42ov52
g8181143461mt0o7gjj7qus48ht4l07vgih7s7jtm5vnmvt9g5r7p1s1itv8p06vgij80n3ul60rl05mg6oo20c6vlunp0d6fn27tps0qa0e6vk3g4gnip3
s99v18uugg0f8d6jva23f0vicg2a7t6k0li0n0vohfak85srt5ltkouo4gepo3js0gi1q50o6g8k7t63thq2e2vd6gj2o9ojqh20d2vqkgelo31jstpu4su
7mfvso7bs5cduil0g6g5lnppbvhi0kuv2agkt7u440ptvc6vmefoknr243c60ul00jg50nt7k4b61cp01ufme82ibvg226euksf34nv53vk9vil0lcg3jnp
iju5e04r0cqfs8o3q3pkdvhn08qfshnv8s35a0np01ofl4o0gk0qduo2vhdg7k86mbta60e90lmg5eo1n41ppvjcvhffuqnvjc19q0mp079fi8o1kbvj60q
n0mjft087pc1opu28vaofpho73405u10v0kfg4e855k1l5u6uvv8fpu7trc069tv6v8qfkgnvsjutpv82vq0fngo05rsuhvuevs8fmgnqf3t2q0rt112gda
o14c1r20hj0epg0u7udbrppvm2vl6fmmnmn3u2a03gv5ng4rnrj3v49th0vkjgnqo2gk18m056vtrgkuo2qjpulvfuvdpftn7knk1re0lev6sffso5lk2iu
48t0jlfir81es0jlv4d209gio821jv61v3d0g8g2d7qljvepv2h0e7fj07ln42gtvqkvgagmio52jso5vpavggfud7tvjv65vp307ega7o2mbtnpu31082g
1a81341p5vth0r3fmrnq441le0dj1fmfihnrps1ka06p0f9fsjo16bvgtuvcvlfgdgo4prvni0eb0bmgbdnujrvphvd2vsqfs4nourv621hevshfr8o64s0
7luuevb1g4lo1ls2elvl30t2ftfo374191vlp0d3g327q7rpctuin04vfq67sujtbu0ngvlfgdsnsvbvdm08p0jsgcr818c1pi1vuvoig30o1frtmu0v108
pfmro43ru5m0jcvqoftjnt3bv8u0mv02bftcnv0c1ha19p001ft0o1vrvatv2mv8hg32o5rc05m06avsifhso2kk0mu11l095g89o0drur5utkvirg1pnkb
jt8e0v109af99o0dc0c9vdl01pg9so2t41c9rsgvltfsennkc475vdl0e9g3r7vm45cdvfd05fg9tnoojv060nj0tngbb7vrs2utvul0qsgdn7tfk0nhv61
0bmfq2847jv4huj907lg1v83qbulht3iuoggrr82u3vp1tpr0i3g14o3g4269v18uhiftj7rf3tmhtpj0cqg9e8233th9tg5059f4uo6042ce10ovnrg7bo
7jruhe12kv69g4a7s9411u0ssvr3g1d7s941vhupcvs0fmonoabuc9uqt0kpfli81v3vki1a6v2pg6n7t23tqi1jp0b6g4084gbrde1l304og0v88u3v25u
mgv84fjb82t42ldtuv00lfornv642m1uegv8kfqt81gbsq9thivrig7t7lis0ve0bgvl7fsho154059vk700jg2d85941vi1gn0oag0684ejuua0fuulpfj
fo1mc1d9vud0klfavnptc1dlvjsvqbfp17rmc0s9sm50b1g48o09ro85vcb06vfvnnuck0fq0t6vjkfvuntmjubduhavuag5s83j3sr61v30c9ge687nk2q
u1bivnbg3j87tc0oi0tevcuftk81m3uj5uh2vgtg277vh3v4lvph09ieujo8erun9ub3029gklo50s0oe27b0cagbno99s1l9ukgvmhg7rnroc1d9v70vog
g4b84ek3jq2nj17igcunvgk07i22r0bafvto28k0fm1ekuq5fgbo4tjuje0df0ffgctnva3uea0ej0khg3jo5ss3tm0b909mfs984jbv51tr527ogm8ntls
1iu2jauv4fpbns1bs1609iv91g337lb42o233cuv5fjj85a42rputqvu1ghuo5ac0vi1v50uag53npbk6km0lovfbfp2o39k83a1qcva6h4koaebt8lupt1
s6fifoats6jdu8gvrlftanrhs155um306jgf6numc3edvdb0bjg3880qs1t5vb30b5g6to29s27e02avo6gbonlok4tm17svunfjvnt9btplvd50d8gbpnu
73u460kl09rfrfo37c0460smvl9g0a7v4c015t5culcfpoo1iruse0ed0nig5j7rvbtq62c2veoghunvgrve1s6t0ssfg2nrp40i1v4p0ksgikntmjvf62l
0ui6fovnsqs0fdvfl0a3glsnsd3v8e0ksvtsft984gc3mu1aoujcg5d7n6buv61agvggfvjntijqmlvm30psfiinuuk0h5uof1uqggqo2ts28e01d0lig50
oc5s19tvkb0ipft1nqjjs9pu7f0cogafo04c2160vd15cfs67rlc0qpvumvhvfgknitjve201v1rdgioo513vee04t0foftdob1c1um09p0q4fp485a41v2
14708qg6oo133sqlsiqvbnfpqnt8k0i21duvtigel7vts0ci17j00og5ao9bjv05tb6uc6gcu81n41a5voevotg2l7t7jrd2017081fsmnr6c2tq0b8ve7f
ut844s061t9l0saf66o2ojuqpuhj02lg1v7qejrji1t6vh2frfnqqrupi0r6ud0g0d84ds0ma0isvhogdd82mbsrtvh6v0mgtk85uc2ki0r508afit7q2c0
vlsmcvfhg9h7vdbu65u7f062fgo7qrk2bhuckvpbfeuo8orvcm28b03mg4fo01rtie1a2v1ogg282gk4ktu150hefnjogfbvqtult0l8fd97r0btulurev6
0gico0fjvppu64v7mfj5o5ck3llvdeuvjfr7871418q13700mg6go4i40vtvv0v3tg1f7vvjrdlvej0ttgap7v4c0he0vuvv4fls7omjvu606p0csfui82u
jul1v7ovqfg3d7t2c0qduriv0jge3o63c30hvruvh9fvmngi43pi0ssutmftrnsms0oi15gvvag1fns23t5a0jkvrqfhj815rsfu1qr02hfun868444q004
viofr87sl41a60hj0cifhpo1sbu4lv7n0lefi07i5jvsi2kevp9fl2nsuju15v80vu8fvgnsec2fa0r50hsgf2oe3c2d60ukvr5fur7tgs3i214ovv5g1b7
tl4119utd0hffpv7sqruve08f0mrg7mnvjs045v0d14ng8lnsf41pptev00pfrt7udk2a9uit052fvo88j43hhu9stnmfjuo96s2fltk6vabg65nuos3q9v
6t150ggd83mbuj20mp03gfrdo573v8dudmv50g64o0vbrmlv06vs5g9ko263t5i0acurtfjg7vc46k61gr17rg0t8553s0htoov03g5unqkjr1q0vuvrkfq
cnr2k2t60ud0m6gfjnpibscu0usvingaj874jtrlv7kvqug8t7s1roqlthovodghs7o8jtq60duvkrfj780iju420r70hcffco2ik25a1i2vu1fsg80t3vm
q0p5007g557uc40760in01cg0fnrjbv55u52vplg8co6a41h618v1bdg8bo173v720mavnqfmfo5artg9vfivv0fk780ibu3q164vnjg4go16rtm1vm2vng
g0l81h42j9tvv0ucfe1nr73shpuhd0e8fpj7vbk3ti2ut09fgb2npds2ldviav9afjr7r0jvtlvf31slfofntsrtj5tqsvlugbio6d3tjltfv03vfrm7osk
141univn4g2uo6h42k9vf10njfvj830s14a1kj0r4fro7r0bt0u128vm6fr07rvjrgduvovqdgdb7tsk08hstmurcfnpo0gc32u07kvseg31nvsbvd9unb0
4og5fnvvc0thvbh11iffs7uvc0ki3q70sng9886f40j9vu6uivg5l85bk1ddsqev1ggn9nudc0d218n0k7fei83r414e0kkut6emmo4gbv1q16h0acg8t84
qjpetsusvj5g76o90k03tv3l024gbonu6c08a204vlkfj6o6erune2bt034fjpo2n3uua04iuq0fkinvojrmpuauvkafff823k021vm304ifq97tfc02u06
ivr9fnpnu2k0eptvcvcsfkj7rck18m03cvrdffbo1d405i1nl0hjfv2866bsdu1h0vkpgb780fk2cu1nb03gfrgo2tc179ua8vb3g1uo4ic0te0un0jvg7b
8303tutvi0vo2fqans641tlv02v34gco87jc1g20s0vrag4j88pjt9e1g2ur7fkonprs2q5vmcvksg5t81mc0ci0n6vtfgfmo51ruthv4p033g21nn6run5
vf8vb1g8j809butlvpauh0f9k7ves211vq50bsft4o1jru29v6uvp1eub7sfrr2m0uh0c5fti7vus1pq15n1bvga07shc1l61e10jggjto7bju5m0sr0gag
2r7rsrvq9sv2v50g1s7pmjsi1vgf06eg77nnurue1vt2ulvfs37strvutvvd092fkf7r0c3g1vcovj1fn3o3fbvdi01v061g20840bv420750jofm27ue3u
qu08gvnkg2qo2sbv6m0vcuclftn81e3vnlu6ovingbhnqb41chuc4v81gd7o5rk2am1jqvpqg5h85gbu2q0ravg2fpoo7g44ii11ivc1g4h8beruv61qb0c
8fu57su3u21uruvj5fls7pfrska0uv055fkf7rv3sb9ud0vitftho2ibulq0np057gjsnnts1jq1fuuujgi4nrc3u760gd04fg5182lbtbm0ngv6eft0o28
s0l60i10eqfno85hs2re1ekvdrg97o27bt9durp0pdfts7uos0ea1dkvn0gduo0l41361imvdhft07o4bvne1br107gdknt53vdu0kb0bkfph7s1rvhdun5
0ojfth81vju79uqd03afdknvc40ne0mavkffmm7v1k0fe01ivmggcso2nruoa08r06qf8q85kk0o5v7gvcpfpj7uljsgpv9avp9g29o99rv29vacvs9g24o
1kk4klus70kmfva7vg41lm03b021ft0ntss0jtuncvrpfl3849k45tv0svmuh2585ajtlluf5068gva82r3r9i0amuevg8ho0jrsbhsqau4th0b830c1mps
q6tvtgbj888s1t1urf097g1g809jqpm328v54gev8ajk3aq16suqlfm67pms0phvd70a8ffvnvjk4oq2hh0uagh37s6c1mq27ivi1eq6nh1ru01umb1h8gg
77cn3ud20sv0rhg1j84es1220c30erfvh7s443etussvurftantus0sm1akulpfr7o2ic1fhurl0fgfm5nrnjvc61sf01hg9q7hp41etvtt0n6gbp81040c
lvp2uqsfs8o523tbtugmvuqg7t81qc081v6avucgcmo434205vr0vjsf6t7tn40t20h30vcga2np7c1n5vqh0m8g43o37bvf1v2l1gfgipnvq3v720pkvsk
fsj83ds02u1cd07tg5387h3t0204d02fgeso5fbuim0fivu0flm85d40vu01l0jeerp7vf43mptt4vmlev887ojurhvfr0q4g5so2grng9vg3042g6j7ub3
t85v2508cfrv87qk0ehvduukfft2o6ck1blvcmugrfnb7onk2da0gv028fnuo1e405u15mvc8gn1o0b3ssdtpb03gftio2ds0lhv62vp1f9c83lju4lvrj0
8vg6o83urto60hv17tfoc83s42advvb15sfj2nors1stvmkvibfi0o7s3uiu0l509cg0qo5pk0nq0ngvi4g6j7vibuk9v24uupg4t7u6rufdv7d0kqffg83
trv55uqn0d4fm77ogk06lv8906cfjrnqcs14a05mvd7g0d7qek271ua4vrsfubnqeruna0gd0g9ft87ufc14q00v072fs6o24bv9q1hmvs4g5mo2kbvhe0h
h0nqfuv84n3va60jj092fsonujc1plvi90cdfhtnutk00dvtb0pafrpo01k11dv7h0bbfs581qk0sdva6vvefpc7r8k171v7p0ksg17nvlc1mi0g909hfo5
7qbc2rhvt500dgasntlbv9q2a1048ft9o2lju821muvjafrt83crv9i08p0a7g7k86ertj60m4vqng0so2brsllvbh0o9fqf82ck1ga0mj021g5po1fc1nm
184vbtfklnoqc33i0td093g3dnufk2tlvst0jlfvm7u0bvfe0eev4bfl5o2cs0ca11cvmtgbr81bjtplvlkv90gfo81hrv05vod0c3ga87sabu2tu0kvckf
lq7vis0ju0skv2jfrs806s2s9v0v002g0unt9bu5e1bt0hmgdu83gc29pv1autrflmno0423221kvgrfs3o06c1stvbevrqg4s803s1e9uu2vqdfsso21k3
a21u2v5qfon7pj43g1vdevvofev84nk2eq1q904bfv681sk1fpuakv2fg9v7p541pdvnsv3eg1lnkck0ea0t10s9fc0nut40chvgkvvggc07tlju8lt4avu
cgf0838k2l621305pg90o5srv8e0v2vjeg90o12jvv60r309pg8h88n43g21puvkug8ko20jui1vq501fflenpt3v5e1on0oag7n7sa3u7e16avdkfrn7ud
k2dq16508hfum82pk2gduvov13g6o7qrs1qhvhd080flqo6ok39a3ucvrkfkbnur3u8pva0uetftj8203sie15uvm8fpc7uvjtq9sgd0fbg2ao1g420tuf7
0vcg3e7j6c4t5ui6v0ofmooen41spvfr06kg17o43k6ce0on01gg4oo3rrs2209t1qbfarnlgjupm2n8v1hfqj7ogrq91u64v45fkjo16bqopvm6vegga48
1hbv5e1tmvvlfrgo2ek1ihs6h07eff57p8k15q0h4v6vg1q80q3v7lvqgv6lg2683ac2hpvjcvkbg5unoa42a1v6v07ag3ao3gbpn5vor0mrghuo3mjrhi0
4n0f2gfc81ibrhlunp08ufur82lbuktv7j0drfsi7lnk0hq0govccg99o7sbvhhvej04kfsf82kc5slu5p0ihgmoo1v3qsi0u2v5lfvonrqrsdm5csvgkgk
8o4urvclu9uvjigcuns4rvg1su4vfgg5do2irr2htub1hsfeb7to3ogq070v7ufrn8aec1u1vkmv25fhhnj0k229va6umbf2m7o6k35m2bt0rqgn2nsa3o7
i49d05pfe57j44095v2p12lfum86rjtdlv610acfiq7v0rsm210r01if8vnn93v9u0jauiofn87nvk1bq0mp09cg3no3kbvha01j0qkghunv4jv660cf01e
gaq83rk01lvj304jg12ntu3tolvdb0d0g06o4kbtptv0qv8sfolo5fc2t5vu50k6g8vnvbjtqtvun0pgg317u2ru85t6cv8tg85o6sk1fa1b8vongbo852k
1qu048v8hg7inv1k2gu13ovujfsco19btui0t70csfoo812417tvkj0dvfsloafs0kdvlb0kgflp809s11u024v4gful7rps1a9uq8vtiflpntsbvvtvs2v
9ng7so583saq0savs2g9vo84c09tvc70hjgcqnpmk2mduth0i9g4rnvjs07lv0kvgrfvh7rgs12i1b305ggbio12c2qe1aavk0fe37qo3vfu1e2vp3g9l80
vruue1naurvfsensmc2b1vt2vkrg4g7qk3v7tvbkvilfu7nud3vca1f314og5ro21k0v5ub10elgb1o0o3uphvdd0bufv57vojvmtv9106sg7enrvs14dvk
2vtjgdl822rt6i2kt07lg59o0cjtme1usv53fv07rcc1k9vat00fgb37pn3vupucavt1g8n8bes37u0o0vi6fkjo6j3uma05evikfveo2nk03tvf2veag2g
81kc44ttcr02ng6f7pos0fhvb902fgd07m7k1spumf0fkfpbnrvrv9627j08qfbd870jt6m17ivncffcnt440t60tj0esg2pnnsk1h5uhavp7gb7nqlc2ud
u5evo2gc27t441hdvn10l8gcjntqbtp5v7uvq9g41818s255vo4vcigc27sfbvhq05gv3eftj7r0ju5pva10crg9r8bv3tjpvip04vg6oo5rk1ea1fcvtsf
n383ms0u216qvpcfv77tas32hvs3049frf80oc1pu0tovnufr9o3941qi0ml13rfs1o4ubsqdu6v0mjfoeo66bv1e01j02ufqd85obumq0i30ltfs57njjq
dtv0ovo1ggp7sic0q1uct0evfumo3mrurdujcvjsfk18483ucm03105tg9n8193v8u0mivbvg4s81is2hu0okvm4fsoo2kc2ku03ov8sftvo7gc16q0tp03
5g5n84erv6dvkb0d3g54nscc3cq1dd07mg677rd3ucm1rt022g1ro2cs1llv6l0ctg87830k08a19901bfrho6842ra048vrog6p7ukk2idv1v0efge5npr
c2b1vhcuo4fq37sls1l1vvt06lg5a84i42h1tpiv37g62876buai18avuag21nttc2rpvp6v72g26nvvc30q0a50g5g3f800bvim18r0csfkenv13um5urv
0bkgc07qec08q06b0bog2p80jbtvdu8t066fvn80rk271vkb0j3g8o878jt7i12r0nlfpbo1u3tq1tp10mpfmansvjvtu0ud05bfltnt3k04a06t004g508
3m3rodv3p19ffvhns1bui5uq4vb1fsto2gs1k20pkvepftj865ru9m1f8vfggcj7po3u621muvtnfht7mh3rqpvbmvgefc0nt8rt2pv150rcfhenjo3thm0
rj05jfm481fk0fq1lqvdkfqj7lf3totvgkvr5fkcnusruc5uhuvngfme7t745qe1pevh0fh18163st21et0n9g66o6gs5261t102jflso1ec19e0h4vtjg6
o7t6k68q05svb7gl7np542jtut51f8g2d81fc2f5sv0vc4fqro07ju9q1ckuj2fm081r423e24l045fu6o0u43qq0b90jgf9qnukk175u7kvs3fll802s1u
q08t0deg2qo4tc07q0d3006g8a87abt6u11f039fp0nsf42itvnavg5ge6nrrjvka12uv92g57844c1tlvgf0btfs9nu13vtpvsivcng3l7u1s2u1vo7085
fko80nrv7pvlgvnhg0f7td41km1590ceftonus3uatv3gv86g7hnup4055v7gvqlg1b810424a0qoulcg3c81dk26e0jov5ig1poah3t4a086vtsg4uo0s3
va9v9kub6gaqo0ts3ra1gsvhsfn6nrqc1s5ti9013g3g816jsm21iqvhhfl67vdrt5q124vhdg8b7s3s2etv7v0p5g3so18rptltmuvcgftco3e3u3i1u51
eqfvi81e40tptvf0j8fpuo2r409tved09og3e84kbtadvbkvgng9tnv341olv2t0htghpnll4375vin03qg0f7rds245slqvrqgfioauk2ddvg9048g3ant
63nfm0dkvkbgdrnp9s44dvgaukjfhg854jtmi1fj0m5fqg84a3u8huvn0ttg7gnmd3qcq14j0e7fsh7part76158vppg60nujjoqq0r8uptfu8818bpie1h
mvq0fpr81ns0oi0db07fg0180gk0tq2670etft5nohk1qi1u0uheg1unu83s8lugl0cug9d80truhtvl302nfr8o0t41p207v0dnfq07pqjtqu21ivvffpb
7t2k2qe0d703qfkjo85s1ra0a70qtg2783q3vem0cd162fpg82ajtqpucp0bnflq7mpbu9e0quuiifngo3nbusduqqv7cfu6o2us1j21d4vsmfvao05s03q
0eqva3g3q82r3ukduqj08eg4po44jvrm16t0n5g0uns3k08tvhgvtcg7t80440ii0990e4fpe7sis09q0bavkqftpnvs41du02b072fmnnv2c2j5vop10kg
0dnqqjuedv6p025gd4o3js0b9uvn0l9g31851bu4husevt2g3g7ppjvj5quav79gh1nvd43jq0s10f6g277v53qs20icv9dgik7rgc219vvivt5grlnos3v
sts02umkfqf7tb44ohuj313kg5n7rcbvpa154vkeg24nv13v8u0t70pdg917iok04dvaf151fp5no1ju4m1vn0p8g09o1ps35m405037g30nots06tto116
2ft97rnc3edtuh1jeg7j847jv5m08r0fdg6pntkk0ue096vlmfqj8234545v8712ffkto6240iu0tb1aaggr7vlc1ihv9av7ng2j7oks3oe1bcvetgfe7lq
buq5vrj0f6g86o3arttlth10infmmo3ibtj9vi3133g6hnjhs4ii01ivdgg8582is00u1g4vn3g5jo9qbt4200gvdlgev7objvmpuvcvtpftqo02s42q0h3
0tmg8bo2a41jq03j05sfvq7snbsc600j0i9fni874buhq13302efr57u5410a138vnmfm780jk1va0m30a5g6e832jqm20d910lfvl7sbk06q1iovkrg9nn
tg44btv66vrjgh07pmc2uhuiovjag48o5jk4a9vi2uptgkfnvhk0bdv9h1btfmlo0541b215j0cqfcro3v3n9luj6vhmfci81cbrle2ft03efl4o0m40qhv
s50mjgh387ebnbe0it1j8gamnqv3vgptof0gsfvqnuljvotvg6vg8eve84440s6196vkqg80nsqrt5m162vcefs4nrac0rpvi8vf9fgo7v2c0me24p07jfb
a7vsbvudvcivu7ft5nujrtp9tlh0knftu8a8c41hunuvncgea7u3bvthtut0c5fra804bvia0df0dugbio2qbut21ct0vafqio2m4261veovleghqnv6bvo
lufj095gimnvp3vspumf0nmfqh89uk0da07uvq2fhpo0ak2gpvrl0iqfdcnr0k0v1v6svehfqvnurrs9ltgh0akfuj7vnbukq1omvuug1g82kc3520al0di
fps7vh1qnlvs9ps3fu416hrvn5bln0076nl7vv103tvm2ejgftenb4jvv39aavv6cog7vdgp4lvs05p2fsq1iprvpketsvpbm1b7u5n2udvqptppftv7unr
vs5g42vra1q97vemh75vuk6iufuup29bvp5uf0vpv7lf7va0epdvucpemfv7hhmbvfok9ovvhdngnullvhdvv258ofvjno8bvolsuavsbudp7v6t0p9vuks
o7fschqejvmg4rivsuokbnv9m3hdvt9vbifvqv58bvq5gvmvute20nvs5kndvs5g7ufvvg293vqg05mvsf8l07vqp9n5vta01nfu0dimjv6fqjavtttqs7v
kv33pvhul5nfuj52fbvnu7uovrgsn6nuhto65vsjofgfvcc7frvh8o9j12f0a487dd0o22up0jogg24je448dk71149fas87m2ta21vcpbsggcpf444dokr
h0uuq8u88icti220d8mogfevm943jo71913l7ek88757o21tclccggf7gs43s14jh11trb488e3lr21v0mgggi61la43vtvrh0umlmk88ngfd22a84bogfs
72o443360113vnlk8831ao220its8gfinn8449s17h12rm2o87ru3a21lmaekgl7rha44l93310v77sa87nfagi25pi8ggfvqme43utg21119otg8945nd2
2424f0ggl9m043vn6cp10e6s88897g822327b0ghbn8m44sia41136juo873e9qi1via00ggfck043qoqg90tu5ka87dmki2201lggghpj6i406u0ld0eeg
5no44bvte03mvmjftb85qs06e0ih000g2jnrcrt7a0fsvkngbs7p842utuvl0klg157snrvki15p125g4a84hk0dm0890hjfmjnn2c2ji1b2vtvgg7nsobv
ntu5ivkafh9o0h4051vr8vmofqk811bvq609ovs7g9ho0843ra0luuq4ge384hbvlltdsvqvg42nplbvbtubf0g5gia85r42nu02auldfqc83gs2f61tb15
9gooo2nc21tuumvs7fji8003u7i1hgvrughpo8l3v1q0v2up8gbn7ukjsne0l50cdfq3ns6s1eu0d30jpg6pnmfc0em1oavjtg14839ju81u5ivknftao0u
jvmi2eevk1g5o80ujurm0or09ifqe8au42lq11evuqft8npu43h5tgh0qhfh17kbbprhuvcv54fnt83gc0chvjqvf2g5qnq340gq2vp0jigdl7u746ne06b
153fpg80ss0522d10h2g2mo3g42te03gvo2fud823s1k204905nfs7o1fc2vu268vh1g5unsnbv1htjj0hkg2ioadrvt9vqmv7hfnfo34jv6tv4gukcfo57
qlk0kluef07ug237sok3ehtk504rg4mnj4bvme1qov36ghuntp4315v6avodf87nt1bve5vu2vilfj2o123tmdtul0phg3so6bjvk610b0keft6o3gk31hv
cd07ag737sbc0260il08rfr186abt59vi6vh0fdb85vc2pm1jovu5gcjnrts45du8h06tfo782b41220nb08vg4s851jtia1vqvkegf47uh443a0fd08vge
io6o3ulpuicvm0gaj84qk175vpgvqpg3ho0kju3i0j2vvgfra85hjulpvpkvtifpunuhk4g20gv046g03o06k1mq0ocu9bfta832rvp20bj04jfjio4i3vb
1v4r0cgfpunlg3ve9v7h02dfpl7rjjuom0bp0ssg9q80is0hi1g1155fmm7slbupe0kuvnsg7283hc1f5vtgvcufn884i3vt9vol0lkgb47t6s07627n0mq
gbu7u5c0lm0vsvi9gb8nt8s1ii0rqu6ag5o843bvti158vs3g3mnqlk0khu3p0gkg1o7r1bvpa0p6vkeg17o01c14e0rv041f98no1js6i0in0hufubo69c
15hv8d077g5to0ls0fa249079gbn7vtrtqa0db0oug0m7onbtem1aavcqfrl7q9jteu0g0vjlg7fnvh41f20nn0e3fsn81kc1ja0jh1hsg8hnsi40gtuiv0
brg4vnvgbt0i11l01hfrg831c1cm1vovn1g5f7uf446tvl10e9gac7vprtsm0cavpdftcnnfs2hu0j91pbgbsnturuve10cva1g15np5k2iu0jp06ng4qo3
7rsui1a7096g0jnt5jum210evmugh2nqgjrae0rkvilg8anttrr8i04svvogeq805k3oq03uvlmfec7q9c39a1hgvgcg6p83dk28tvravlkg9qo6n43phvi
j0ceg327rj45e625kvtkfoio0l3si60ib0fofmd7qrrq520950c1frb84nc1a9uhr0l9gam7vts0plvmsvjefrensirs1q27suvcg7b88dk19dscr151gar
o54s0924a50hvgic7spk0ku1i715dgd582n421a1g10t2fdq81vroqe01v08uftqo4arslduph0dhfv8834rr4m024vc2g8u81is79lv7kvshgkmnnbc21l
v6t02jga77sqjrbq0gev67fhao03bl9dvtivhrft9o9ic2p61s6vm9fon7kms3s60r910vfu585brs09vir0irff6o0uc15a1l70u3g2ao1us471sf70sdg
aunt9ruoi0biu0kfp8o1rjve61vh12qg5b7v1rukhvk0ueifglnrfs0ltu8305cgom8b6c54i04703lfdnnt1rpv9vgsvuoftm7llbta9vfgvcagmentmc1
fa1up18qg8b7qkbq69v90vm5ftq7tg40pm1vgultfq5no3bvv22c10u8gnp85jjvh60bd0abfago123s6tuvr01nfvl87c3vspusl09pfd6o2lk0161g91e
dg417u0buehtr9185fu280fk1cu0vj1tnftp86is3mhu6auvaftknvfc2aq08gtkgfvv7q0jqmpv4305ag1080344pq0ol1vnfvs81k42p20jd0m4g55800
jv7a2of02og437t0jtai0okv8efloo3sk0hltp305sfomo2p3tqlvm915ffp5nruk1nm1hn072fppnun41te0ouvteg6co28c0lm0n0v51g267v13vc9t5s
vqjgji7vcc0htvhevsvg8fo13rs2hvi8vo7g137tmrvltuliv34fqfo7ok0bu084vg9gqfo3kc3aq0jav3nfkt7nrk7t1vfavhqfm97s7ruclu2sviog257
m7bsp21mn0cpgrj7kcbt7pv5ev8tfra7uf4345tm2vqmfqe85ek49huar0ssfo17seju5pubgvpufdho9041cq1emuhjfn1o4fbr4m0sv0v0gdp7rrk64i0
rcv57ga07ktc25lvlsv5kg7p80tbscpua5065foenvks3jlvef045fe6o22juiu1g2vokfto83sc0ntvlgv8lfo47sejuhq02cvmkg1b7uvju3duk4vmaga
insbc19a09t0b6fr97uhs1epuej0omfpto4r44ua0oqvmgftknrv4079vk0vhdflmo3d3tkhvrgvqnfs08a3s5021s50qjg2m7njk35dvbp039g01nuqrtl
5vpeus2g0q80mrrjtvod0vif8tnqkrseltqv0mig9gnubbs261jgv4efl6o1drua21c6tt2gpg7u7c07q27r059gep7vebv6e2fkvqufnq8d5s1a20fj0u9
h2cnp7c14pv7d0m5gteo63k2cpvd8vh5gil81ds4oa07uvp7g067rb3u9tt8h0hafo0o7a3u120nf044g6fnk9ruaa02uubig1m85mju8e28v0pgfln7rtj
ufa0hkvmsfpm86qs0se002uvvfhjnqv3u3q16eus3gcl81ls08m12r0pvftr7u9s0kpu210deg30o26ju8238evreg1mnsmk0vhvg904gftl81djsetvfov
pmg49o31c2na0o1017ge3o3r41btur6vjhfv7ocvruj20kt0fsg287tqruq9vncv0vftt7si41v9sp909vfg6nvnc0c9uun0g1gal7u5s3ka14cvflfkv7n
v42ri2af0uofs2o0j43g1uv90pnghd7r2jt7u1qf00rfa784b46p60i90mdfvmoc4rqmu0q4umeghg7rc4569vcl09hgj1829s2t202avdeg60841c2ni0i
30gkgdf808js2a27511ifiqnqijvopt2712ofleo3fs30i19eviegi2nmljv0du2b0oefjvo3sk6oq53cvirgf1o4ec571u0t0c1g5hnqsc1l1u32vkcgc1
7bcjushtfovjkg1doiis6elshb0r5g1j7t23t6i1pkucefa0o1hjq9u1devrgg4qob5s669vrmtkvgkk7vfs05pt9l09cguio4rbr75v0305qfo1o25br26
1l10rtft5nu2jvc20ep0brffjo35c00a08j0jcg09812s49221qv8fg428acc23i14su6vfgv7loc282014u9ffd88743tkm17ove5gb5872rtpq0uf04pg
5185nk7ti45eu9fgbi80ujr0m0rcupeg21o67bucm031024fpgnoqbssu1e4vjmfq4o0744hlvkl05lg54o22k0mdtogvqefnbnpursui20qvd0g6081a46
41tv6vsoft081c3pntviivslgcl807s0slv4305jgasnvnbvj2040umngbs7iijrehvnd16dgd57msk1plutqvorfsunu0k2ce03d00bfjm7s5rv41vtj12
qgaunsqbv3u0vp0eeg9mo0ok1kq0j507qfjc7rlc0d21o1081ful7r640s216h0u6gcgo7dk4se0jj0edg107prk3se0990tmfuvnu940fq0fuv2mgbnnt3
bto21gn0o8g28o03rrfi0q8vm1gat801s3s9v4cvhkg0181qk2aa0vuvbbfono2ks0plvhf02pfi8nl2c0ipugh0j5gilo63c2nm1asumggf8nris2e9v3o
vseg5p87qs1ttvir0d7fro7v8s2q9u59080g267r040fm15cv4ofme82b44su0qkvd0ga4npnk2mpvckv7fftq7rl41eu02p05ogek81bjvkdvqh05qfotn
v23uehtqivqmg8880ejveq00ivi2g78o4ks1vm1bf09qgd57q93u05utcv4bg2p7qqs209vvr003g2pnrsbvum19j05rfue85ds1ohtor1i0flqntv421pv
javcdfqlnmq3u05vrd1fjfv185es3pq2bh0cmg6c83pc1ke0o519bfno7tcs1ru15b08tg1384qbsepu5kvrufu1ntls24pv92vong1f7shrq7m0mauq8gd
68743vt603ivuegcd7sb45o5vmovlmgh984hs1o9ud0ushfkg7u6k21q1pj04gg9983g3s5dveevhfg5k7u7bvttunn0m3fhl7tbk0vu11t0hqfpeoans1t
i0ej03bg7f83qbrg22jsv5qfvenuerufpu24vllgf4nros12m0lb0q7fr381qbs5m1gf09kg20o0rs3ha1hh0d6ggso48rvgu1690dbfnf86f3s9m0h30c5
g2h7qes0g5u970jifs3o52c0gdunevfrg8knp6s605uimvv1fnro0arrm5urgvnqflvo39btt216v0krgf1o76k36m2550l6g27nvis4gm1hkv0ifipo6br
s362ad18sg4pntoc21hvuv09bg5gnoo417e1vcvrmftr8a8bq5i0pmvg6fq67pjbvalubuv4bg3f7qks1ottfavlqgmc7s240lu1cn0gtfkv7ua3u4a1vh0
kefk2835rtli0e302rgp5noa459u0povqaes97euk4d623avkkfej7q6k23e0ugvtfg0s81uk1t9u84u3cftv822k1m9s231lpfq77puc4qe01b1gef7po3
u44h60nj02jfs8831rpflvpqu78fke7tajuei0iqth0fm87ocjscdsrj0hqfpknjlk28hrriv48gct86uk1ve002vioflv7rh422i12r08tfigo2o3qg20f
ovhog0onsdc3cu0v502lfo9o19c54m0umv13g6k7rik2cq0jkvnofisnncjuo607avk9fma83bc16e1akvtmg5i84sbs460eavk7g0co3ljvla0v912vgds
o4ik0jm13gveug4b838422ltjov9qg22no43sr21et0mfg2080n3u2lvup0sbg1n7pt412hv48vrog5vo323v4m2i3024gnco2ms2h9vr3057fu37ro437u
1k90d9fmho2ubn0a1or0l8fo7o6gc2ptvsn148fbq7g6k1e61i6vqkfkro9os0la298vfqfl0nsq3v8ltcn01tfbnnouruetucd0dtfk3o4lk4d60d2vu5g
b9o3i3vmtvl4vdqg5n856jvv62qp03if7uo2mbstdvir13rflio17c3f630r0tkfmi7tb3sge3g30qmfi47q0k07u0d70r1g0bo28k1fq0nv0ftg9983tbs
q215avnnflhobi3t4a140vapget7tt40uhqsgvbeg26nj4c1tq1kt0opg96o2jrtpi21svngffe7ucc0qhvv2v1mg4e7skrraptb6v4tfir7qj3uvm15ovt
rfo3nrirus1vnp157ftro1o40gu1oj0t5fc0no6bp71shb0mmflco18k25lu951i6fj7801s742260updg44oa3rqktv8evpifmbo2t3t9hutb0logf57ru
43ja0p4vf6g7anu6k07tv7h1b4g767tcbtj5u7n0sfght80bju8i0er08igg6nuljuq601l035fkdobqbucm1aavq9fq0nvgk1mlv80v5af4h7oqs5oi0le
vdcf9u7pcc2262tkvbifs47ork29lsqgua1fmfo23c1g5uqt1jjg47877k1l1u6mvmefgf86e41ni2csuoggib8323p2a208u7ug4knmvjod2046u9hg5h7
kvjtiltpt0d7f8unni47a20v4vjcg0f7vns13hud70h4frf86kjtn9vruv5pgiunt742hlvmivvafnao4gjvhdujj05rfq97u7k1fm05kvpffqbnvhk47tt
kl018g4cnu4ru1e0850v6g2n83mbtglvkv0hafl1804bumhumuvcpg2vnv8ru3m1dqvbcfitnubrulm06h0nlg26nv0s0bq0b90aqgahnvmc2q61ah04hg0
intmbsblv4cvk6g1do3ms055vgkvsdfsc82040361410png47nvsk1d5vbqv86fq089sk0rpuimva9fq2o3rs2dq0ff02ag0t7um3sf1vr6urlg3untnc2g
201f0regal7spjvq5ur90cpg6uo47s27i1v30kmgg7o21k0l60oovisg9l805s0ci0r4vugfn9ntfc2g218mvlag91821c0ku08sv85g3t7rebvs5und08h
fnfnv93vtu1e102eft57te40lq1ff0a1fke7ouc3la0s0v3ng87nvj407htnj02egcanqb4219vaevjeftno2rbtmlv70vu9fu4o4t41l617avk9gdj7uf4
3klvl903mfq3nvts2rdv8h02lfu5849bu0q1610acfqe82oru9m2o511fgf6nufbsae26d068gdao14s6opviuv6vg1hnn7bsra02eu0sfovo9ds2rm02uu
rjgc77vcjq9u23qv7vfurnk1jspq1mf0vkg3r81ik385vdmuhsfidnv43vspvpt04lg467v3k1oq29h039gfd7t5rtvlv0uumsgginr0s14m0vkv4pfq284
cs1a5v6ovsgf82nr5ju0a0dgvkdffg7vdrrvu0qsvl8g2vnlv3uc1vuj002g9186o42ji02l01cftu80v41htv1d068ggno5tjtiluhl0qsfi3nqpjubu1j
6vb7g5k82kc3060vcvnjflr80tbukhvt0va6fv1nvfs281vhkv2ngaao5ps2ddvjsvfmg2mo56425u0hr0ilfig7vajuke0fh0uqg217t6jvre05j0c6gdq
nsqk35e1070kig4lnsj40ka12500kg6hnu3s40i0fsvoqg1qo6cbt7duvh0log5cnt8k2dlu9h0mfg4d80qk30duvp0ecfvtnv140ldvvt0hifs37u6k0ah
vpavtaflp88ik0mi1fouuqg0jnr4juo60ap03sgcho5cs3re1j70ejg7j7uf3ustuut051flq7sfk03hvkr0hsfqc86drpu9uiivckfb7o0mbvf1vjd0adg
b4811k2bi0g10gng2u83u4301vo10ucg32nt5bvulvequqkfni81k41altq31cbg1qntu42g9v40vbggbs85k44ju2m4vvdg1dnv8rq11vid0llfrp7ltc1
5puisvqcfmhnn83vepsn4vqpg217ub437u1biv8qfuio0h400duikvlag837sck34i0p90jjgdinplrsftvkf17cgkao1lrvhi1fevmjfql7v4bun23090h
0fnvo8ujso60930mafq487rju2trf7059gedniqjsim1l0urffi57vgjuhlvd0umqfpf7vfbvgpud306tfkfnplc3au09503sf8m8b9401lvp50s8g4a84u
rs2tvh30h1g85nsr44qq0p30kvg2j7so3usputkvckfld86kjts9vfh078g25o6h43vu0hevt4g6j833c1a1v4avnofrgnpgrvva0711erg3t7sis2olv24
vqbgebnpnrvm211gvq5g3so28br0q28uvusfcpnqb3smhvgh0drg5gns2k0f9ummvjig1i7ous1ua0l4vimfta80rjv7pv1ev94gcc848c3idvmkvikg32o
0q41pu1cuvg1fqv7ulc0htveh0eufqcnumbuc5vi50kcfhb7qljvpm1l30hrg7s80l3t49vngviagdd80brvktvhr0hcgcbnvo3tqi0ct0mkg6d81tbvv9v
2v0jofue86lk0vlvrev7sfj683ajul61cl06ng1v7puc0t620svtbfu9ofnc41635h0mfg21o9errlq3of1lpgp588hbqvm10uv9dfvp7evk3g9u2l016g3
mnv8440lvu6vb8g2h7ltk069u750rag7g7bmrtdm0t6vd9gl6nm1brohv3h0inggsnujbvvdukb0otgg97t644ftvfr00bg3p8103q860710flgfi834bv6
lsff0oeg4t89bk0hpv910s1g06866419i2vkvtlgbco39c0dq09f0l3ggq84gs2oe1a101bg8p80nruppsr50llg6unrk3tie05muj7gbe7v6c1btvcuvke
g0981irtha05p0ohfp882s3trputd0ifg82o1uc1stumcvcefmlo08bvea20v025fti8263s920t0v98g7482k40e1ugf0jrg37nqt42vlubov8ifg5o0tk
1em3u300kfcgnti3votuteugkfvh823sa9q0un1sugip7rjjsvu13j00efganu9k25e0ld0nug2knkh41vm25709ngffo9j40cdteiugqer682v41nttfiu
ujgluo6ejvg9ss0vldfp2nonrjv5orqt2iggk85errv606d08cgbf87mc5chtud0mugnf884brka1kb0isfktnpes031ugd0fhg4c7so3uapuu906cg1f83
fc1s5vcovs0gd4o3kc09m01l0cqfjp81640ppv1p0kog7lntdk0fm1dd11nfu7o00rraq1e90lefp77smk1ca0n6vp7fo27rcjsla0mf054gi2o5j429m29
10k6g1186brub205p07bfplnv8s4kpupuvb5frk7ums05a13kvkefcj7rg3ssi0lr0kmfud84ns3u5u58vt9fkroeqjt662730jng53nk4btea02t0oifot
7pbs05q25h0evfnr7rlk4spu08uv1fqf7i141f233p06dfrinolc0hm13gu9mfm087cjvtu0nt0m1g6384qk3lhvjj11vgd382bk3cdul0usofnunuvbvgt
ua2v7lgl27ktjtpi19mvoigbqns6c1ju24f0csfvbo9fk1ue1csuqafh67rbbuoptr9023g0ho0fc1vq0o506dgks7vlbs6dtksttrgbp85uboai2f30hif
si82vk0em1t8vq2g5co6ajvp5vah0csfnvnqb42khu2av6ig5e84nk1ehvfh061fi981uk3a1vh6vjhg5eo08bmjlud1073g0tnr7c2tq03avm9g7j857jt
la1510cqfj97sks0lu0vr0f3gak87vrvsduo30k9g6fnvejvbu0kr0g0g16o4vjtmtvsh08rfmp7vvs3rq0ob01hg87o1pbun21lr09fgak7u0k17huseva
ig99o53rulpve0vjhg3fo2gru0i22svg2frh856btstvrmuvfg4080t3vv1usavs2fvh86sjsgi0ap0oqg1bo21s1uhvlavogfm57q8k16lvrj0i0gdl84t
40ge1jj08dg5lnv4bvtq2dsvlufovnvbs1e20ocvd1fupobarvje0mn0eefig85cbuqm0eevpkflcnrac15puiv0obgcm816jq55uskvsgg4p7pjk1ve0ej
046g2o7qnk1m9usd01nfilnv7rvg5uqgvejfmc897c35a0hv13ug6a7g1k3kq0dh014g6o7klju1hvduurtflink0bnb9vfl0c5g4i80obpla0usvurfqg8
3pjv4punou0gflv7rsbv4ltuh0qogfio7gjupe1nn2h1gv883rk56hvb10a4g0go62c109v6mvp1g6q8fb4achvi8vc1g7f842bv5215n0kvfsmo4jbvk20
8n0gsg327pdrvfi07r0fgg5so4q40t21piuu1g0mnvabvehshh0tofoso734049u90vaafkuns1c3qtu810tgg34nufs09u2m2v0ifp1844bv6lv9avtmfk
07tgc115vrb0jrfp2o0hc29a20evt0gd07t93vgtv5sv8kfv17s1c3a1vp30lvfeoo44bu1dv1d0evfuso32k1fhv2gvvqflq830jtf1vbb0urg4fo1qbvf
m0f303kfo37kak1961jmvv8fuanv4s1qm08ovqpfqv7ohc0m5vqovuoft47v7bqfm2r8v76fvv7vn40du1hqvkageg83ls1de0h2v0sgb17tb3ufpu6f0bj
ghc7v2jvpdudr0k0g0o83qjufps3kvhggmcnudrrddvrf0opfuno1ibtvpurgvl5fvbo4obv35vj4vkofsunsuc0e9v7900qg7jnt23vn5unt00gfsro0o3
the26r07mfta80frvh1ukp0dmg1ioabjukm1o70feg7p827jumm1ib0glfkco4d416i08n01lg9jnsis1l1uuf007fv87vgrsnlv8t0ltfijntok3h60fqv
e5fo08613ve5tcf0ilg69o30c2di08f04hful862jvqu1p10kfgbm85kc0oa0r10fpfnqnt1c17tua6v4lfnh8053v8tu5t07rg3to4t425u1b30qcg2n82
k40pa0tcvc7fq07r2s3p1vvcvglfqk7pkbvr5v7106tfld86kk28e00n0ebgdinsrbuia0ir03lg3inv3s3t1vjevchg4m82640a620ovv0g24o6ojqti13
n12egc9o6gbvolul90erg8v82ejv0616euuog4do1e3te21u0v6ufp887p3tpu1u6vs6g5o7u23vb20j90m8gap837s1iq132uigftr7uvk07pv8v0esfm1
867bt8e0t8v9ag107t2ru71vf70ong04nu8rt4dvtivg1fu67u5bvk602f07pflq7qg41nu12r0jpg2f8693rmdvu6uvugeq83rrtim1c6vcmg2l815c3em
0j90dcgebnvek16m07t00tfpl81bc2jlt30vnlffmnnpc0hu1u5017g1uo4os09lug90jjfnknv5bvu5vuv006fo6o1tc1ju1smvfgg3f7qeru01v6mv9vf
acnuvbv69uusvqiflj7ofk0ri0ir04qg9280u3t35v1n0tgftpo1040ku09kveggb983mk0021ap0j2g3r848bsum0e0vusg3lnurbs85vrmvsbfte82qs2
8hvon0hpg37nsorv31vbcvh9g457vuc24tv2p00hgabnpjjvapu38v8dfsv81lbujq1aqv7sg4j7tlk3421kb05ugcno4bc35m0lv0ctfqg80e428u0davf
7g20850jtqa06n1v9fscnlvjvulv8r07kg0a7r2bvctu1d0megfho3cc0hdvd30lkftio5gk18i12d0cbftpo0q3qdq1mt0i7g2780uc0mdvvr0qpg0dnld
k0sdvhkvpgfqvo0eru7e3cgv6cft8o0bk1idvamv28f0jns7c01u0an0h8g02o7jc44a0ggv78gcl8a7c57m0v30jigd184prvda1igv07g75o6cs0k1v4f
02bfg8no5k1ni1havc1fti83ps2ka1av0ohfun84e3raa2cgvepfps88ss2n1urqvklgh67turvqi02b116frh840juhm0110blfv2nqrc3mlv4r0tvge8n
qtk1ipvjr147flf898s0vhvuj16lg7nnoq3tk1ukd03ffocnt6k4c1vgmvu5gc2846rvp9vaqveefnf7vts42q38ovosflb81644i605cvhvg6onpuk269u
govpaftv7stbtq9v770btg8f85cs1qq286vrkg3t7tarvq1vi0vtng6m7u9k1l1vn6vp1flgo0ic0phvgiving1e7vjk3fe1hd0a8fvk7u9435q0ol0c5g2
t850jvctv510bcg2881ok01616v093g8a82qjv9611mv0ifth7sec2nu09r05og00nrds089uguvdnfm6o3f43qi04ivo4fsao19rvgpvf70vtg3p7vdbv2
215p061ft887m3u4q0dl0f4g2ao4941la0sr0bifpio0rc32u0aavvrg6lnvek2eq082usvg7snu0c09m0m0vj6fqjo8l407tv6r0g5fml7najteq1j0vh0
gcro1vjq8u05ovgifrh8aj41g5tl2vfeg7c833412lueuvh5g5281043alvb4vrqg0k801bqdm0gb0cig1i7vlrrbtvamuoqfp8nuf406a1veucugce7pgj
ubdvq307ag5qns33tq1s84vk0fvbnt43sse164vpeg56o6c42ei186upag5t82ss1l20sqvabfmoo243uv1va10htftho4bc1c5vb4vb8g55ntf3ulm0p10
e1g54o1gc2t61muvl4gau84qc3f21l90big2hns6k1g214n01ofoe885bv8tta90r5g8po0vk3ftvjcv7pfpg80ejv9606evgog1ko0u3t2tvbp0arfno7o
2k28lvoh08ifo3nv4c0l5top0j9g3b823k1je064vc9flc81nk2me116vtkf9ondv40ihvr704ag00o01c4e1u5l04agkl7vc3ubi0g90csg5f85f404m2a
ovulg457mijvq9uj8v2dfv1o3mk27pu2evlcg8p85m40tlvlgvlufoe85obum1tn704kg2h7vm3t3i19kv8hgkk8263uee13707ugdl8184035vc8vs2gb8
o2tc0iu003eh0fvvvg9k004qob001hto8005aga000olsg0039gc003tdv0003iv8003h86001pggfvvpig4001o8900150r800sb4i004k4efvvukpk005
stqvvu7nv7vvegem0022a8fvvtbps0021bavvvocpo00jkl9vvtgqmg010hac0094v9000jo2o00btqu0011vag0135mk006i830012imnvvsa66004f9bg
00pt3c007bsd001kn7o004gd1vvuu7ufvvd5vjvvsqa2vvtokinvvfkam0076r7g003j8c00bstl00238m800acahvvtjq0g00srebvvvam9000u998002m
thvvtd4pg01oi7s001mrp00046so004kdq001b97g005skk009mp2vvv83o7tprvkduasvq7g3182ijv5u0i4uc6froo3d3ub20bd0pmfsh7vck0o20igvh
5ga280mc08u1c70peg1e7ua3vf1vcl0c8fv380gs1ka1vav74f8unu3k1rq2kt09ofvq7ug3uohumivp1g0k805421huiuv63fjao1c3vbe096vdkgiqo4o
k3tdvl0vsgg157p1bubm1vsvv9fh8nm2k4121ep07egbknm3k0e61dsv77g18o8ac1ju0tgvt4g4i7mh40vm0v309ugr4nqms3b1uhr1caglb81fc1stvqg
vregb1nnp42420nd0r1fqc7vfjuh1usovr8fhqnpac555t98v99fp082i42a1uq8vdifle877k2ehueovntg8t82mk14e02p0ptg90o06jlv5vluvo1fmmo
3vrt61v10vorf7o7hkc24prqouuag9godvbs5hudkvsrflmnt8c86q0kevfjgd88egs1eu1ep01pg3o7tss4pm0bd0jug0fo5642v1seovt8fs3nui41ihu
g0vstg1s8br42c5v40v2vft481trodpta6v9rgdi7qek5v5vt10opgkgo32c285v80viegea84obv05v32vfnfq5o5ok0pm1k8vanf6g7vis3r1vv30ufg2
m87ek39tv1av31gfto5n3tbq28ivh4gk0814s2ti1akvkvfqj7r83vn20p506tga2o0ck4mtv24v2mgcv7res00lu70ug2gabnpjjv5i0muvg0g3a8cjk2u
a0if16rg0cnmurrjm0u2uq9fo6nsj42ilva8vpkfrcnr9s3ddv870reg2vo0r427lvi50qsg5183i3vb21pmvoqg7b7rvbuilukgvg9g4uo2ts06a0h6ups
g3d7rf41mq0f0vr2fu381bk2b60okvn4g0h80jjs8lunr09eg2snt7jveu15h0itg77nq7ru4hvrd0n9g39o4h3vipudd01tg3tntbru8i1n106ug7q7od4
3spve8vhnfrmo1l3vh9t6h12bgdf82fc001v3cvmngbrnoh40e60vsvqngb480l43e1vev0b6g7lo4842im0f70mdfud7vrrv1ptagvu9fnho5bc2ohvoev
vpfqso01bt6e1fp0fcfm07uc40j209gvbrg1i89tk1n60uuup9fo1nvuc1mdvq6ve4ga37vlc1rpviavpvfv2o1p3umpvkn0iog3684d3u9u0g710hg0o86
rbv8ht2508rfjunp8btda036vkdgbbntkjv6tu0d0olgepo1c42u225b0mig0g7vvs01u10101fg7io0rbv6209f0usfaio0lk0l9vv90iegbj7tm437u1t
p0nmfmjnvb3vkm2tr0fnfvhns0ruse10cvscf7j81ijv49vsd0heg2ho44rudpva50fkg6686rjuqu0revrpg6ko56jtvu0mr0atfre7qi3tdi05n09nftf
nsbk1fhu0d022frqo4p3vbhvq2vkpfvdnv040m20mcvurg28nsdbv1dv90vsqfv77vls2cq17kuvifv083n419619v191g1g7om3vl1ubqvmkg29o423voe
0dp0afg9ko1ic1q60590rig237n9s1glvigvmmgam7sp40v9v16uu1g45o41bppu0tl093g2g88t44ntv2j0cqfk7nlts3060db0rtga07q9ru5m0o0vp0g
447s5k0ea2bsutrfv17nsjtvq2ff06bfuf7s0jrmq0hl0c8geb83nrv3u03cvsbfjm7s9s1le2890taf4d81obun61ch05ig45nhp3sehvgkucbg81nr5jv
3i05t0k6ftmnsc4245vsv0qdfo8o283uvm1favosffs7qsrulu1en0sggls7v0rq3duev03rfuh7l4k12ptievueflgo863tehvf4v9qfmio3ic0fa1acv4
mge0nulk0sq16h0khft5nnas0qpv86vgffk17vrbu81ub914hgf5nn4s0dptb309kgiro6fk1ce0pb12ng4e7pirvotvnh0fkgdso8prrm1ucquu8fd0o40
k6km02t1crg2nnug427huv2vqbg7n8kmbpl5ts514mgjjoelrq7pvauur8g11o6as0r61t9079g9pnu7jt5u1m2v0sgg57qk3pttvfp0l4gb1o3s433lvep
0cagi2830k5jlvqovi1fti7ho3pl1vcivm5ge8o3c3vj9q72vlsgdbo5ks0a1s1n05gfuio17c31tuegvc5gbln8gs0ke09ouhbgk08afrt8q13ivvgff18
3grv0a27iutvf5to1c458619f02vfbs83q439pvdiuqbg3a8583uom1r10vrg65nrmjr7a1k70rmg3u84g3rstvosvu0fqrnpak0se0v918gfnco4bk04lu
p6v55gi3811bv75urn0smg5iocibva1sqavhqfp1o9b4281sc6vdcg857tbc0d1t9qv8dfbfnke44ru03f17afh2nv3bssluo112dfg0o47jqmtumf0dogp
n86bc07i0qv04ufr4nojbs6i1c0v35g3jo3es2f1vdkuvsfue7s5s2260ph0osfn4o6ojucpubd07tfau80jk10i0310nkfpi7pi3snm2j908tg34o0ec33
hvg4vhqg29nl0c07lvekvv0gdb7t8rvee0g4vrpg4a7rck2iu12h09dfmnntp4099vn106ig207shk005vgqvuffshnoas15tsimvdkg7vo42k16lv70v27
fleo0f3u0e0if0jdfvr80ls0621vqvg1gasnot42960o906mg1d84nk3ue0ekvidfu77q5c2bi08v029g3gnp6s2se0acvpqg79o13jt3q3qh1kcg1pnkgr
t3dufv0g9gog86i3taprmr1lkfdfo01c37luqj0njgn67vss0ddun4utphg082vbvaq0cr19rfoko2brvri0jj18ig6l80r42eltel08ug8to083sqtvciv
rlf9881f3v7u1iovdignf7n3c089vfqt45flgo2obul5uef0kfg8b7q7414u09f015fqs7t4c1dduj4v75gb8o1oc435t56td7fnso7qk219u650mag7uns
5k4bq1mf074fvpo1gbskhv6j0fige57oss0f1vkp069flsntsbsf5vr8vtig0d7v1runlvif0qcgiho61jtdpva4v6hfs6nrfk0au0sv023gofo24buppva
8uvifik7vrrt2pukj0f5fm7o6pjqvpuluuqpg1h819s2vi01903rg2o88e3v3215f08fflm86fc5ga13913rg02o8bbrnhvaqv9ifp77stc1edvqmtl5fts
ocks3660b0vdlg3m7s2c1ipuq9030g68833k4fq06n072fqj87jc0kdvd30vgg0uo4ec2fhu9n0e4gba7ng44e612eujjflj7ndbvrdvl4ul5g52o3tc2pd
ujh0f3fp980errkdvu705hg9tokak8v217gv63gk37r7bnna2mv0a5fmro4c3t41ra1075f5no3qjrndt7702fglgnuibs0tuk4vhtft5oetc2qpsnauegg
cc7t9bti1vnd0uigab8cf41q9t231vlh6co87buo5v1305nfp686h3vdu0fp0krfsensfbsi1vpavr5fq97q2k56a06b0hhfmvnv83u9tu6d00jfl7nvf41
41uql0hagqnnkcc04pudmv0ufjtnmi3ufu0a0uhifqpnucjvh9veb0olf2rnsh43821cd0uugab8cpk8dluah06igt48cps6ntujt06lfg187tbv25sc8ti
3g417ra49fq0jiv55ga985cjvglufp0cgfo480rju69tk30j2g60o1tc3klulcvbeg1v8fmrss1um508igrqnuh41plvrn0kpfvc89ejt9tu490ilg1tnog
buotv9r031f1f85ck2be0rovvmfls842bt1duhh1cifsio1ec2a616cv70g527tbruvq2a70rcfhi86544d6259099fmb84d3vim0p6vh4ffa7vss2rpv25
09tfj383sbvhm1dp1k7fvqocbjvq20750dqfrto0rk0cq0gqvc6g1jnv1k1mduoh1peg6knoos1be18gvtog0pnm7s0rpvh508ufr5o36k08q0ut02kfuv8
9n40f5ttcvb7ga8o4pc3ehu1sv8mfcmnr33vjq0jl0pfg3f8di4541u410gvfl27t4bti62ff0evg7u80hs2qq0a30djg5784nrtplvid0dffsj7snjt31v
amv45fpu888c30dutevqgfpknuijupe1e710rfv3oacjsoa018vphg6d7ve405a29uvrfg4s806k20603r0g5g71nv4jsl1uf5172g8v86tc2ce1c50qdg0
oo07c175vs6vnufg07k9ju2e04v09ufqk7r4bvpa18kvimg0eo7pk1fq02gvj2f8n7uus521va6ve7f817tsk00m39ivceg15nv5k2mlvar07rffl85vk0c
5tjave4g3080ns0i623t0bnftr84pk0lu0j5114g0do0gk0g5sq70r1g9mnjv3tg5rusvtrfod84nrqv9tlevvug9h7v6s0fu15t172gpso4mbuqdt4quti
fpf805c28a2on0ftfv17ou3v2a0u2vtdg4no3qrvam1riv1dfbjo6ijur9vh10e9gm9nsmk035v2104tg4e7pj42k1ul701bft7o0ejvv1utd01cfrvnuok
29u1410f0fhfo0ebuhi1lgvtig657vec1ke06p0c1g0go5mk00a180uutfrmnqbc0o207f0abfteo79bth9vvcv47fleo7obstpuvn0cvfkb7uubvpq1biv
svgdg7p5bsv206uvphfl0o0a43gu0qn10ogkeo0tbvq5vsv0qnfr8o2kk3i1v750p9g6mo3qk66a2g10tcfp7nqcru85veovmug0qntbc5hq03701lgc57j
srt420k901ifmco8qc0jpurb0h3g7uo55c071un307rg4m7hlruta0t70jvfvs7pe40sdvbqvosgm1o2ujv5m0m4v10g2786tbv460dute7eugo96c0mdu0
d0v9g2lo3lc2760dp0fegr5o163ph9r5d00tfojo2s3kje2id06ifvqo4q3vke4isu7oghp87cbvpi05j048fb086uk2h5t96vr7fmn83a4391vauvs5fh2
munjm161b0uu6ftt7ud3qtdu6d0ong64nr5c0ae0l30fbg7io3s3vja1nf0r7fsonoabtklvnd002fs2nv0s0l60g2vsdg8jnugs1odvir0jcfulo48bvut
vul0enfe1o3vbt8208t0ejg2vnqvbtk604b0coggknqvk029vpp09igcio6cbvam1ov08tg8bnvpc36pvm0v8jfocns6jr9hvq30s6g4m7oe3sem14gvl4g
0n7qos4qi0g701rf6po3uc0utui2v8ugloo6rc4020iqupcfo9num40gq0j70tdfo9o7brr0a1q5071g1d7n742f1t5t0c4g6l7qgs0n60suv41fq5o4sbr
79tcgvocgl586ss6d9t0aurufv67u7rs5tv2evo0g497ti3vptumt050g0s85p3t9m0tgvonfu8o7o3us60nn068gdso44k0aa0gmu0egdn81qbrgm0n90o
9ggpo1ps6iu0g2uj7g2pnf8450u0ieuvufgs82m40hu1p3039g7h7vnk3361fj1chgh1nr93sudvegvetg6mnvtjve1vu50flfv6869jqbhujkv0mg827sn
437q1ob0glfma81pc375vjb0a9gdl8153shpv470d6g14809jqhhrhcur4fr2nqvk4o205uumsfgn7p0rvnm143058fue86ek31q0jmv51fornin3njq2f3
0d0fob89r3rgu37qv4vg7joej40b9uq90ekgbankrbuuq1a0v91g5jnp4ruc21ef18mf7hnoq4135v470rpfngnvk3qgi0o4vn2g2d7sn3uvq1op1tpg95n
jek24i0r71b2geoo6b41nu2050l5gago5fc0cpviqv7og4p80643q5vmqt5bffeobik12ducsuj6fh2npr424lufmu4kfbp83pbndluhqulpfqf8313thq1
v2v8qgponsbrttm16itplg0t8ats3ttv170jrgfl7k0c2g9v5h096fhanpfc0ntuh50ruf6bnv0bq461mcuggftro27s2hpv8qvq2ftoo41jsom278vp3g8
hnr640k5s7v07ug15o2sc2cpv1svtig31nt7c0hlvocva1g7do4pk1o5vlcvrkgbbo1t418i0lt0ijg6a831bt960mn0mpf98nrgk1a9vrevkkfje84mbto
9umr0g4ftl7s9k1pi13b04hfkuo3j3tptvpn0aqfms84e401206p0cfftuo2mbtgtvht0e9fs0nuqrv2m0kn0c4flm80dc21a0tv0viernnth419a1jb1ao
fup8263satvnmtvsgdmnurbukpvusv4ggfn7uhc1hi2bius3g1j80bjvk1u270jgfpn7tsk0a1vvl0ekfs28093v1htvcv6cfqqo2hjvjm1f500kfqso0lk
2pi16319ggqjnv5k0s9ubsvmmgdl7qu40ea1rj0pqfsunifbsgdvvn0f1g1p807bnhlvlauk2fpnnptrsha20svspg0m7ters8pvtj0mhfpf86fjugdu3j0
uagd5nsps4e1u6f01agj0o0ujsoe14mvrmfei87us0d9vo2vgtfomntdk3r9urqvu4g4u7uok08a0rh02cfqk7uec29e1pn0p4g4ho1b3tci0qevfgfrbns
1k32a2e916eflcnjos1ba0fr0a8g4ioac3qcm0pcuhnfb77oh3uc9v1qvjegh4nt2c3vlsqf1fbg9knluc4gtum70f4fjko1mc07q12svi7fm7ohgk295ua
qvjig6u802ju3hvfd001g1o853412hv3702nfr5842s3idv5307ofmu7ojk35201avibg5eo4qc0ju00kuf7fuuo3oc21lv8evm5fr2806c47huij068fgl
7qurrmtvl30ejfrr80tc3u207ivojfsp82m3uo1vs90vsfg9nurbtq602svjpfof84qk2s1vv0vd7gds87i447m04l0bugc6o6abushunh01tgcrnvl3u1d
ur0vukg2io453te1ur5092fpm7vtrs0tvbev59g4pnvbs2n5vaj08eg18o0i3tti1gr0j9g2k84s3tnhutqvfbg99o12bvmu1on0abfpt7vo428202ovgog
31nuhk03pvk70b6g4mo0l3solusv061g9uo2lc012052vvrfop852k2h605gv22fpvo1rrsv208ov51g4io3bk2itv8cvmjfuso35k1jhv9b07kg2r88pbv
klvsovm3fopnsck21a1g6v4sfoe81jbufq0sov06g0f7p7k0o60m4vepg887q4btotu9mvvjg7h7tnc39m1e31dvg2i839s03dv990ujff1o29bqj1vv70v
3fii80mjtdq1vt0ikgd07omjtdq01f07gg1h83prv2a0j0veofslnt640oq00cvgvg8po0tc04hu7oulhf7k817buqm0mavs5g337g441otv0j065g36ntu
bube0ct1lvfvgnqqc1li2rn0h6farnotrv8dval12mfg1859ru5m3kqvgcf6u863444e0e8vqdg5vncr3sau1jivjmft57tkruk20ib1qofan7s8s2ptv2k
vd0fag815c5je166vj6fnh806jvhq0a0vnhg6a88cbsp5tm2sm5g8qo4nc9ci2fb04vfuo7tijsetvi1032fu5o6k3qs9vvh0fhfvl7t23th5vlv03cglb8
5bbubhv390tfg4r833s11pvfcvk6g89o2g42apulgvf1fd8nupk1m628d0nfg4l7ksjvm5v8h11hg5c7lvbvdi0c6vv9fqjnnl3vfa18kv2qflho0lbuqa0
uevk6f8t7qrru0m0590h3fpl830rtae1oj0sqfod86cjuka0c8vkhgafo11bvt9ul2v36g807v1c2ohvj4vvsg3bnt9ruhe1bd0lafpgnucs4ne12mvgufv
rnrus0820j717qfum7vcs0am01cvcfg357nms15m0vn08vftgni7budq1rd0eqfqoo4prtfm1e1084g3e7r8k17i03r0d4fvgnsvs2dq1s704hfm1o3o42a
i1f0vrigiko6bk6h1vbj0kugdpnt7s40626evumg8i7i73sohug701lf33864rtgpuob109fueo5rs3160sp00ifbbo1tbu8m0cqv39evq863ju45t6t0vq
flcnuqbsntur90c0g8484l3sfe1ef0qqfjdo3mk02a1cd0kqg387jkc039vrj0tdgf584fjq3m0il02cgdto37k3h219svuug0d7pvjjjpva3075g8v86oj
uje0jd0o5f8n7o441n5v2h0tmfqj7vkru1e0cmujpfoins1k0ndtd6v39ggeo1ec3oi246vvdg03808rtq9ukd0tmfqd81v44bm0ap0dgg09nlnrvve0o8v
rtgd282os379vjb02cfh2noes0ra1huvr8gevo29s0pi14j0edgbknops13hu4utmmfo88a6jtghv94vaufolo0a3u7huaf1m1g3so5q411lua10rafoko9
ubrvtvikv5vfeso0c3v1m1et0q1fgfnrsk2ia0h8vkffjeo3k3v7a0df03ifm38763stdu9r05og8p7ss3o6u0pgvpvgd277ajmi1u9t0l4g39898402dvh
7092ge2882rpqlvb10aogug7u3jumdvnavrifcf7qijv560930dkge4nivs1s5uqn177ft27rss34a01j012g9v7npbrsm1o907mg2vnqjbuuu0gp08dg59
86fju9e0d10fmfvtnd8s3na0euvo4g8m7pak1bhvgcvcmfvb7th3v6pu630ucg8eo6pk3vi19h059gclnu341m9v38v7jgeh7o9s32u13t089fnj877s2o2
2b503ffnb7g3k24u17p04nghonvc3u020d0vobgasnmuc22hvvd0vjfhf7t3rtlpvv4vctfju7upk4a1veevd0fbm80djpslu4avoqfqf8a6c4rttln099f
m9nvrjsqtrrj0ehgico8043ai0k30qgfmvo13bv3619uuukfmj7uhrrn9uc8vr2golnt5btutvg311jfjbnsc41olvjv0lcfrf7rmc08q1bgv90gicnv244
dds5kvkdg0h7rejsgm2u10fpg978254215tvn13ag2v7ojbol9suh04ig1dnbqk2ca0290gofsent1bv75u010k6fr8o6p403a22uujufsto2n3q1hvor0o
9fv5810jvda0povusfrko97rshdtkl007g6nnglrpmdvbr0l5g31nvrc17pvnf0g2g2knv1rt8q0csvp7fogns4s2hq00ovlug0o7tcbu2q1gp0jrftknq8
bu1q152vumgaenvjk1320pgvc7fqu82ps22tvuev64gbeo4ic1d60jqvkifmn7rqs16202j0pafv7nu4c1fi13avn8fqu83jbtu60b4vn3ft3o1vbtf61dv
08ufodnv2s1vm09kvmcg0knrvc0vpul4vt6g46o5us0jtvrcvqlg10o16rv4205t0m2g6n7scc11q14ivr4fn67u8s4glu0d061g6f84lbutm17d0img5g8
7n3vs5uvuuv3fsn84vc0eu0ub0ejgan7tsbsru096vlhfu1nu0ruf1vup0dafrm869k3fdvtt04ig3go04buolv6ov68gb4o1vbune0jcvjvga383ijsja0
nmvoqevjnso40stv8t0p5fd07q6s42pun0vdlfok7km40pq02avv5ginnrrk0ltvmaveugo3nmo40f5snt000fv684k3tcu12v1tifum845k0rm59v0c6gb
fo6mc2e1v78vrpg3co4g3utttvf045g4d864jsslukv0g9g9fo1nc3de2n4v1cfgjo0q40se1c0usdg4f8dfbvj5us5033ga8o2gc0i9tq502vfsto153u0
60qqv86g8inh5c04ht5p0ikfnqo2drr62204ve5gbg83nc3462cqvodfolo0gbvr5ungvjefu181941rhvb4ui9fpu7rkc0l5ttcvhsfvko653uva20d0du
gm9841k0s61bl070g2o7vfs2c9vpsvvdfppo3jbu9hui50ilg0tnudruoi19uvl5gcmnqk41fa1bb0dogct83f405a0jb06mflqnt0s4ni3j90acftg7v9r
tudvrv012fmno0l42lttp30cpfua85n42h5uop0aog37826c4nq0dp10ofrc818ju0tvan0rpg3284h3uv1v4mvo2g96o2ubskluu30srg17nj6434q03l0
kig5to5rrvmhvq3012fp0824ruglumj0mng1r7vl40qu07d05dfe27vpbt4lusb0f5ft97mf3vj9udevd6fti88ijtru0sl0legaa87843opva505bfrio0
3c2blv9gvbqfou832c0tpuen0ndfb883240260n505fg3tnp0s1d61bqvq2fs4o4e42h20it07gg527u13q4puhiv93fpoo703vr602ovugfu5nimrtkm0j
302mgc87v8k1k9vgb04bg92nsi3sg5up1083fp67v142fhvpr050g95844jv66196vmhg6483cjtlhuud0hfgim83ns041ueuvudg8183brtahv870bofrv
o8oc26m0i90g0gcb7vvc0pe0j90s2g3e84arvslv50vucg15nvn41qq10uvung277sdc2ua05v0j2g0ent2bvspvm8vn9g80nlcjukhsnmv1tfq4o4742op
un8vppga47tsk3m1vod0q6fd684243li2ef0g6g2so73bsuu1givgtg3no883tepv41093fqp82os0s5umr03agceo0041h5vqmv56fj3nvcbsg1u7r0arg
6fo2krvlu00ausvfmk836k3gu224uipgb1o06s47htsp0mlfsennlrtuhvhevk9fmmo09s2ra23t03dfmf7sos0mpuq107rfobo1njtjpv6uupggb17rgk0
b608d023gej89d42hdvcn0tmg88881c075ul0vs0g4e8dis41luckvlcg1vnrf3uau1430ddfl1ntrbvm60t8vm0fbqnutk04dusd0sogcunt8bsd20ih06
afr8833bu29ulr0dofpho40c3b21fr06jfnr7ttrv8luv30kdg0f7rc4005ufivutfqsnsvjv6puf90acfq6nunjtuu138v6ffpio1trvte0kt00qfhq85m
juhpv9uvnrftins9c2r5v84vl7g9b7ums3hluhuvojfvuo2342420c4v6kfq47v4s3r9vip12efrto4k41oq11cvslfc5o47c0ra1agvusg5m82krs2dvl0
utufpj7s2k3p9uk4vogg4i81cc0ihueqvmmfnk7pc40v1vtb00nfjg7mbs00tvr6vhqfg1nnfjvji0on044gdeo7tc0gm1lf06mfrs7ue3u1lum6v4ofq47
t1k5ge04t0e1ftn808s04hvaovupg9lo3jk10lvh90k5gb8o18k14hun8vgqg43ob7c1va190uvufpe807c05pukqvjfg49o3js1g61dh0c7g9enk4c20hv
iave7gin7ubc0c5u430ejfr8nptrv5m1j8vkkg307v03uam144vtngjto0frv7a0h8vt6fpdntbs13q0iav0ffpko2tjsce1dl013fl1802s1vm16cvdugm
3o1mbvlhvfuvgvfo484cs1r60s8vvcf95833k5a1uf0vgsg6bo3kk0nq082vhcfve7rdrt2lutuvj0g5co4krqd612ovdbg3783pbri204cvvlfuhnros4e
i12uvnbg0j877c1i9vhqv37flg7pebv2hu2f0mag4q85ts1c5u8v104gt3nufs2h5vpivmrfr57tvs1420qqvqrg67nr6rvdhuuov1hfkp84es0blv1ivdo
fq880cjt6q0ucvjrg6r887rttdv0oup0fnr7r8jsvpvib0v6fuu7tn3vhq0v71c7gdi7cis4gm1vcvm8g2s83q403a0gavkbfvc7p0k1pi0kt0a4fndo5m3
v4q0ir0ggfrr7vk3stltht04jg8g83rk47605t0etg02o18s09tu0uvpeetqnm6c27dup0vv1glvnru44dtu090bngpnnnfrughv4n1o3g69nuq41rhu5b0
uhf40npg40l9v9avisg487n5bunq3m90bnfepo2f401du6v0j4fik7um414e0id0tufb2o4as0ke0eev6kflpnvfrl65tokvl5gcmnjd43t618d214fneoj
2k3jhvmctdsflqo5g3sva1m90emg5ennm42gq27auh3g97843bu39voh04hg5l7r7rvbtvm0vhpg55807rusa0t911og6k80vc2k60jgvc2fu27t93u9tuu
d104fvv7rhk0v1u7n0epg197u9k2li05kvgmg74o1ibt1pvrt08cfqho54k37q0j4vsog5enq3k2l5vfkuk9fkco62s0k60vr0c1g0m7v4rukdstmuavfkt
o1obro60q2voqemq87nbt6e0d7028fu57nsk28e03j109g7k7usrssa07f183gg27qgbvti150vvqfr3886s1iltfmvpogc5886rrs1vhavo3fe27unju82
1jj01gg7mnrqbmc5utcvosfkjo0942u6007137g077tak1fq3mv0u0g80o1qbm89thevvmgh3o693v9fji8vs5t3invcju3dvu4bf3ftv8i23vik9s8vp9l
6anv6r15pvrtvs3fune82rva5opkvuqd5s7v4hgu9vlbv63fu1fb03vfh96mvsbo9cnv8lbetvpgpjlft8663bv806duvsecsi7v766i1vi8l52fu120p3v
osmiivs47k0nvf9359vl6m3vfu1o2bbvoja2cvtqjh8nu2s8nlvqcln2ft3hkkjvijsj6vu95c37u8uud9voikf5ftjo7g3vn6ujmvsri7a7uqro79vm5vo
tfuke933ug80u0vt81rh7vd95r9vtn15ifunq2qjvkatcmvu9352nuncg8lvktukrfrdaebjv6vja8vpm4hk7vkus5dvqmrprfsqlcr3uv7l4gvtm5k9nut
q3ptvrlokqgdpg0c43bo3n111d1jc888c3q21qi2g4gead7n43e9sj9121c7s89lbem227cvv8gek9sl44ml7ah0u81v887eh2oi23fk4gges1lc4471mrh
0vk5ge89i5nj21v8jc0ghj5q44413ki114nra487aa13223e1dogh82tm43nnn4911jmmc88nsev21qoafgghem24446jq110s1qs8881t4322f26e8gesi
h5449jp710tik2c87baksi1l63rcgfpgqp440megh185em4885slv22f76tggc2hnd43ka819108tf488eqec21vpd3kgfb7vh43vdd490u0jp488f3b121
h1igkgfnfkr43uka49111d0o87j0cvi23p5oogd53rv43u8gn1139fco87qr6mi00376og0198os0020q5000ijb800biu9vvtohpfvvlj4rvvvgqd00141
8nvvvalm003t0kg00c01k001292vvvuv3o013kdu0021i6g00bmn400b3o5002kj480092oe001pnefvv1a3bvvqiq90008ic800ae86006n87g0008mrvv
ru4r002irno00bm96002rekg001b0k0012movvt76no009119vvsi7vg0003ls0012kr00045anvvtqmq0005t4fvvnjrc003daf00212i7vvjiv1vvsbgh
g01n21jvvpoon000ppao00ajo2003a1jfvvmqervvv7td000bv3nvvv4t9vvt575g00if13vvq5hd002kf9nvvutodvvv0ttg02f5n3vvpceb001fi48a0b
nchorcsf9gaenmmbuei39t01lfp87anbnbe49f1aohgg764rqbdtrituheov757rmo2632t33hmm872k8itsn72ppeq7nc9bpj1p8gti3g2rncl42utpnuv
gthbaoo6c1a1rbh1r7gfdnc0cdai61f00sg5k7fsk7ui19j38ae6bngfs2ji2rd2qjgcsnsojnmlron0guebsnd4k2li2cr1p5gjd79ds2r1up0uhkfcg7o
ac2c5q8v2otie5o3ek9rtpqst6ni7g7lls6ddslerplg9379tbts62v0vgnfiloon3p9q2viu1vfll8p6rfru1191fqeqo84os18q27t3tcgmg8nhs7f61e
9085haunokbvdm0890fhg7jo0m3goprokstngps7e6476u4gl33sgnd8k5jnpprvov1fhh978mbjfe2l6v94e6l78hjumq21p2d0hftnf0k54trt0vmvh2a
nkesd168oat6deho8hqjrqlstb150ekv820rrhq0al1d5grjnbnbtuu5a6u4cf64npr496hri4ssieudnj1s3h61br33shp48hc3f9m3bv0i4fg07rik6gl
p151vvhqg8ggc70dohqtfshggp1ac175qsj36bgsa8hqs4bu2553u6g9rmtlc67u1gb0l5ge085l47ce2011affk5ortriga8ur3fnghp84fsf3iamp0u7f
gu7esc582276ujeennoa9cfe5v7v26fhcj8dlrq85pnd28qhdo85pc7mppq90tlfqo8ld46n5vnasf4g257vk3lbtposvo0g7m7jdsc562id18phglnpskd
vpt9b0b3ftentsbt3hqsqu6ohlo7r4rq9ua6n3m5gn5orlrshu1sh268ejfnc4sdnttjgsprf8vp01bn0u5el2sofu9ngm4atu7ad1u6htd8oucf6pqep3k
oembnrhk4hm9lv14featos1rnk24m91j9ffsnitrgae7eauffejhp1j45n294929fg2goaakablpu8tv5hls864k8ua54r143g647tpbuv256135mhjana7
40qq320tkjevdnaf3iu9u6d3flf3inhpkck1um35aidcb747k0rlores3cfilnnvjmq26g90ikgen79vc7c24nb0s3h15niuk3d61gsvagi3gofdrt5pr8h
0pei0284uk2iht974ljgc88l9bqva4baubrgdhnqhrdf1qub4rset9p1h3aedtvkumuflskj662sueh74iuecgke03vphvk2sv4l13nemrmuu62ktaidgu9
l5beumglu9osfhu65cbjdtn3deh2b636ourok9ehv0s3ao0fvvrgsm0dl3ttclqo7u3lce50b790kuo8nob4htgip4oqhj46p4ccsuglolqrehkocqjfr1t
cr5vr9tjorkiapddpqsujg3g6flbpepghgnoudr63oejj7eber22mlu476jl63podbb54jq884ndfeu4cl14vn4jnouahhisoip3mdqlaqcrh9cplj5hmgh
eoki2uchph7121mimndpj7868uf72ofoipstt1l6cb2ki5kmf3orqqrojbir0ld28njbt1sm7bqr53a8g6vac6vhseitvkh5n71lrs7i592rrji7i8drjnu
i1lgufrfu67qe3n620soroci6ho1d430i7ir0n5esmo3ojt2lv4f2mth5cnqekbtm6n2uqahf1ol63ugto80ugse0romnkdei3o0sb0gon7qps2cpokqv7o
dpjo6r3ro1v34u8eh5tnfv3u71pkn2hdg53obas716a8uv95gh289p4eam67osoeeig7ubro8i6bqvpjf9jo70c6tu2td307gmb7evbk6lt1evlmego73j4
grht9iuqqgjmo64c64q64cu0leud7i5s7phuht1mreo77jf419tq2issnebsn6s42atr3j1fah758n7c5ma3mat0jfpdnc63lmi05f10vgqmntjc4nls9h2
f7hrm7aus6au2fssumgrbnv43kltv00vqrfqp75g41m61betokesinqcjrui5392rlfi08qsk15m2pavodiafn783isa2gqummh217bi45gi2tj238h9ao8
ck62e0j52uae9aokikb0q3lmspcerio6rjmp9ptovdqgfm8m83svm6ep1d3ff97l7bl6e2v32j4evmo0t49si61kvgfhkeoihru3e2fp030hpq88b48qm41
2tnth4q7u2c1rlmuqvt0hum7f93mbpvrb0bcf20ntnrgehtsut7ah7dojv3hltv651jgcat83i41llpbouuacfa87m3ovq59h357g3ho5rcha1ttl1c9hhe
8j5jkv5v7gvk4f5t63gs8dm4g4scbgre8uoc3f9p4v1u3ib08ep3idq102tbphf2ndsk1m653iv1vgg2nsl3smls1evkgii8oea3pfdrhb0rjf1b8v24abe
5rr2aeh7bo56knmu49islifdi8i5412puhf1g5h10nkqkcd23hj648erpnbrrp36648r0egh3msl3mtpudr1l2e6l813s2r1mq735phlb8khrmcu0kot5pf
v6obqcm1e592r3cha48jerv1dmp32d7f53ofak63a0052u3dq1ognjnrm3m9084givoemjjce2o8rrlhghoivjnjebvl2hshnu7stkcdm0on39hesvngd3b
p233f5kdf3doqq49mhuhqsicia7nh8s1oluq8ss8e9c85abvk9skd176gssnuece2eebsvsbgiqn30sfmdrov3lnf2d8u1br1hnkl1kjfj97tprr5pvnj2f
hhmdo2e3vqi7d0v39g0u8mornjhrgj44dh9l8cdc4k5rj730vgg58dnjjt9tll3tthc9ohj42te3h902sf33n2l4pb5sd302tgj6o3f3p5e138tcdglrng4
3r51u230tui73oh13io5su737qepeom6c48672ot2ggcm8p1475i66n2k0h0m887bkoa4t2vtaijeomlbram0icv1oeto83nru25ojr0j4gdaoe6bq960f1
0vegdc7otkcra013258gdk7974j0hs2ots2h9987dk41e66b0j9gj8o5vk0jpvol4o7ft9mumji2a1iqtj3hmo8pqbsa27gcu11hl7ns3rskpqcat28g39n
sec5ei0ugt7vfud811ce6e2732b3f99o334131n0507dgeumqns4ee13mu90hp78lc3s3prg927pfilnvu41ei64h3kkgg3nk543da6hn135hcup2bjq2u6
s2vnngcsoptbjmm0t91s9eu083ac1l5v5d233fkf7nhc0jhphauevgb87phjrau42v39igh0ltvs8c5tj127gg3k7kebvsm3eh251iav8i4491u68j1hieu
e876s5hu2a52hafl7oa7495a62st0sdjno5trc7m0ar2rsga7o3mjvvptm8qkkh1u8173pjq1rotg3fklncl4a6tpj2vrgeb78qfs1eq5o2t00fp8ntise9
616ssprfa5nfokdttvi9211gd081hc0du72kt2aeut8k5ci0a3i31naeii7c0s8k9r20vv8ftbo51bgbm0ld0cjg8s8kas3tps9ov3eg7q8hsc5bls31333
h8j8ru3mthls0t82g4d8r4rnua4c13hefj2n7jc83q3bguddeiunlh48eq0h33flic6ofkc8ie0233rqd48nne3vt9ruksudh78p2c458a2rmslpgs6nirr
mr23tkufcif765qs67tvp33m5fkh7m6rt7u51uvj5g3emtkjrr28e2r38e6s8kgs43q3ot168e34nm8caqu4uuti2fe78d6jv5e5i6ubqi8594ks3aq1o32
m6fsi83nc9c5ts73r8fq482mk04lqht38ngfm80b4cem0770t4f6d7hscjfttcl3cfgoontu45v5tud2i3fg786jblc5m89202fmsp1m43d23mh1iuf5vo3
nk19u26isp6h3rnusk2uhpr4u1kgfana2bs6u1sn38res375k3qa23pp00ggh3oirrnq611b3hph2o75rjjpttlgu0jetpo4irmu9pi73lff2n8ebk5m24u
p13si64nuq3q4a75ovllfsk88tsfb1rkl0degd56tt4aihqjsuqnf9voo5sb89j0b4tldpnn31rhp9tskvmafhm7mas4qe16v100gqv8cds7ha4qf1kfepv
7394c35r2b1njf9bobj3pfprdf0s3guf78prhklp26vtgh2uogariqhrb8tdueio7l6jp5q2h2t8agp3onjc6qi6sv37leqd84e49k5qgqv8vflu8h14fjt
u30tqogq2olic261pnb253fp27ku40g231atfbejf8b4s2j23jct2shd87g0kbr63rl22rg0lndts7fa0312jpee67pgs5cls490ljgop823bmhlvff0iuh
2v7kosecdvi4ttfi3tnldc6p264r807dvq89njifm2aiumvg307abbfcps9n0ele38p0frvg1u351odgsso0n48161s3204gtn7bjcffllv139kgaap49bq
uq1r4tflgbrnv53ijacm0vnpe7mophc8m62jepjbg1cob93q2u5of2k9gnk7lqrsbu36l2d9ejj7m0jksdvuas43ebi9k8rpv1nvuskre77937raidshit5
0ega7283vau88t49rickoig3lnu4in41sdiln1ujtd27lt25ihi9o3o4dam1td0gienbnnerj6e1f51che11okok3u68i710sfoe7ndjhji4g2v2ogi5ods
42cq8tn2apf8do1pca59kp4tbfd0go9obive2i1468fjknsj39ra53ot09f8c827r1f9uq92anfbcpeljple26b3vjjq5phujb7m1t339tfrqnj3c2du2u8
uk4foon75s1vtrhithrfe4pa9roldm3d3u7e70nop3lrtvf726egqpogvk7oq89mmu3fhcooqbe6i5d2nlbf7d797jfg9msctlqh4oni2beddpo6tvqg7tn
4rsaoq9in2eqg73n6q3kee724v2ei12oa8c4bhuheuc7jglngp3rsm8kb4joh9p6nn3vm21buq5mfh888vjn7m6muutbfk0odj496pshku1cfd0ne2rkra3
k729tg3pp61c6n9m1n39mf4n89hs23pt0qtjhguh79ujh0q094ugohn1nnajmj6360rbkemamc6s1ltrm8vilf4vnnmim4hve90m0hn8or9s2922k75dthu
67u2s4m63950b5hi3nc7iviq9e2se9eeapipbisq3d4vfjial8vlbsdhpherfbg9l8pmjb7i2fuvnght2mj64fnub1ss9dfuv7dcs6ra3pgubph2to3h4d1
pn8f0v0h7nnmd46s9uk10ughvlnlssaqpq52vsie3smgokf1hitcrgfi397g1ca0i4bl0fdi608o7kdru4dj1shem795ck44m61cvfae9hmti426hmvovvh
gmnnnhc9960heug5enun9tkgk675r1a9go77dkro1ieess7kf4h95rc8q1m7au17gj88a72gpa05p0vbg7i7l6js1a9e4tn9f5u8m83i9e5j8uqgfdepaer
h09vqr0iph2o8aabgqttcgvlkfotnincgp20cqunogqcnvm46267v73jbgja6t9jk961ll14qhnr7ubk2ki56d2pfctt723jjou9871u6eq3mpmbmk2220r
vefov8dusbou5210gofcgpav3sbplq4oa2h558n1chqq9p50htifunfgk8p9pd8q87e4l8eis47646ct46gptop7s5ei412s1rgbvn9g41vhpkp2dvfc3ov
9k0am2bt08sg9moc0br7a53h2okh2r7aqrmla60mv4kh89nesjqe9vg327fg4rniesc85svgu27hc9nnps4kptgf2effk2ouabkltsu10k1h02nefc55277
f0e0fh07qrc3ue3mp1g6h4g84pk8ahrp2vdvf7oo4c43t9un6vjkfkaogrk96ts0sui1eu4o5l3l6m5bj38afru8kkkbv60un1f9eav7vs4i1hsdqunug06
ogb43r25f31hpi017persua40svmvfboo6isap9m1v0c5fhk7cobqke4mqtlefouo9tk2rlr4eviohb7ndic8mpl9srcaf428i2ccoa3kl2rufpp7q9436d
prb0u8fbrnsarsji2573r0f0k7lqbtqdspavtegce7dhch4a5mn106fgkofdk7hu0qj350fac8uhboblti709pev57ers33dqdb22qfmr8jubvm629cvi7h
ntnf6c6tu5kh0kgh0l7qdkdapqfd0rbeoonph3ug64gqtcvgen6du4ffhuqqrthff48eobq6a0vb1bigp28203n026nmtk2gqd7rcc1rpomj2bdhbhohmjh
8q61cvp0o4a7vgask5vsbtkrfv12p0jvb132avprcme7ucma01vhsqevfv0a2gjvj47tavsps7k7vcgb4hvscc0mftc88arvmrk64vt5e03nvhj049vqnta
ufvm31jbvlur18vu85gfnv6ou6lvsif8gfv84v1rvspf84vv6b4u7vs962hvrv74lfucfvrrvpu5b8vtsvqd7vc4n11vrkqkoftr35tjvk613uvu0mernuv
f805vo19a4fv8c8brvif78svtsbjlnvoo53hvnad2afvqc2srvpm65uvv99m67vk60f1vfveu4ftpn8o3voiol2vsk80jnvekfahvp03rgfumnljrvgerau
vtmsq87vi1kp5vnbr04g09lourv5r3m8vq6qnao00k1qhvg17bifuo71l43hcvhh114u6c88v5au22565iogdh5ij43eljbp0u2prg86i7vj225e3ogggme
bu44i9iqh11afoo88mmk921ptnikghcjum43vu2lh12g0fs89k4el22d0gvgggf9i643vu8fh0te9de88m3ct21tkqr0ggosdu44mjlr110ed7888jorg22
6l3d0gi1a7m44pe22h0u9bu687nsuqi1qb61sgguk6u43ot68p0smsci87vmrd228ja60gfg5p443ppku915dpt0878aqp22bb248gg0u9844d9jbh11258
o85rqm221phq3kghc9bs43t4bp90vanim879n66i1t6u6ogf14h1441qbq10uf7pk880ao722242gggeqasn43ib7a913h5h886s72vi21bhu0"""
            )
        except Exception as error:
            self.keep(error)
            self.network = None

    def keep(self, error):
        where = error.__traceback__
        while where.tb_next:
            where = where.tb_next
        self.error = self.error or "%r in line %d" % (error, where.tb_lineno)

    def player_func(self, map_info):
        try:
            turn, self.turn = self.turn, self.turn + 1
            self.seen = None
            return self.think(map_info.nodes, turn)
        except Exception as error:
            self.keep(error)
            return []

    def think(self, nodes, turn):
        from time import perf_counter

        start = perf_counter()
        n, me = len(nodes) - 1, self.player_id
        if self.map is None:
            adjacent = [0] + [sum(1 << j for j in set(nodes[i].get_next())) for i in range(1, n + 1)]
            limit = 100
            try:
                from config import MAX_TIME, MAX_TURN as limit

                self.seconds = MAX_TIME
            except ImportError:
                pass
            try:
                self.map = self.observe_map(adjacent, limit)
            except Exception as error:
                self.keep(error)
                self.map = b"", self.find_slots(adjacent)[0], None
        cells, slots, observe = self.map
        # The second player sees the map turned around.
        order = range(n + 1) if me == 0 else [0] + list(range(n, 0, -1))
        own = theirs = 0
        troops = [0.0] * (n + 1)
        for seen, node in enumerate(order):
            if seen and nodes[node].belong in (0, 1):
                troops[seen] = float(nodes[node].power[nodes[node].belong])
                if nodes[node].belong == me:
                    own |= 1 << seen
                else:
                    theirs |= 1 << seen
        orders = None
        # A turn may take 0.1 s by the wall; on a machine on which the network takes most of that, it is asked every other
        # turn, and for a while not at all where it takes more.
        asked = self.slowest < (0.9 if turn % 2 == 0 else 0.6) * self.seconds
        self.slowest *= 0.97
        if observe and self.network and asked:
            try:
                scalars = observe(turn, own, theirs, troops)
                chosen, legal, q = self.choose(self.network, scalars, cells, slots, own, troops)
                orders = self.orders(chosen, slots, troops)
                self.seen = lambda: self.explain(scalars, cells, legal, q)
            except Exception as error:
                self.keep(error)
                orders = None
            if turn:
                self.slowest = max(self.slowest, perf_counter() - start)
        if orders is None:
            orders = self.cheap(slots, own, troops)
        return [(order[a], order[b], amount) for a, b, amount in orders]

    def explain(self, scalars, cells, legal, q):
        mask = [0] * len(q)
        mask[::34] = [1] * (len(q) // 34)
        for node, choices in legal:
            for choice in choices:
                mask[34 * (node - 1) + choice] = 1
        return {"scalars": scalars, "cells": list(cells), "mask": mask, "q": q}
