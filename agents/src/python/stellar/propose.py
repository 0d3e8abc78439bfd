def stellar_proposers(texts):
    """For the texts of networks returns a function from a map (each node's neighbours) and the turn limit to a function
    from a position to orders: those of each network in turn, while time allows."""
    from time import perf_counter

    networks = [make_graph_network(text) for text in texts]

    def proposer(around, turns):
        slots, observe = make_stellar([sum([1 << j for j in near]) for near in around], turns)
        longest = 0.0

        def propose(owner, troops, turn, in_time):
            nonlocal longest
            longest *= 0.9
            proposals, seen = [], None
            for network in networks:
                if not in_time(0.03 - longest):
                    break
                start = perf_counter()
                if not seen:
                    own, theirs = [sum([1 << i for i, who in enumerate(owner) if who == side]) for side in (1, -1)]
                    seen = observe(turn, own, theirs, troops)
                chosen = stellar_choices(network, seen[0], seen[1], slots, own, troops)[0]
                proposals.append(stellar_orders(chosen, slots, troops))
                longest = max(longest, perf_counter() - start)
            return proposals

        return propose

    return proposer
