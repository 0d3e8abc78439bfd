# Checks the map it is given, and sends a few troops so that there is something to see.
import config


class player_class:
    def __init__(self, player_id):
        assert player_id in (0, 1)
        assert config.MAX_TURN == 100 and config.POWER_LIMIT == 100
        assert config.SPAWN_RATE == 1 and config.DESPAWN_RATE == 0.75 and config.MAX_TIME > 0
        self.player_id = player_id
        self.turn = 0

    def player_func(self, map_info):
        nodes = map_info.nodes
        n = len(nodes) - 1
        base = 1 if self.player_id == 0 else n
        assert [node.power[self.player_id] for node in nodes][0] == 0
        for number in range(1, n + 1):
            node = nodes[number]
            assert node.number == number and node.belong in (-1, 0, 1)
            assert type(node.power) is tuple and len(node.power) == 2
            assert (node.power_limit, node.spawn_rate, node.despawn_rate) == (100, 1, 0.75)
            assert node.belong == -1 and node.power == (0, 0) or node.power[node.belong] > 0 == node.power[1 - node.belong]
            following = node.get_next()
            assert type(following) is list and len(set(following)) == len(following) and number not in following
            assert all(number in nodes[other].get_next() for other in following)
            following.clear()
            node.belong = 7
        assert nodes[base].get_next(), "lists are copies"
        assert [node.get_next() for node in nodes[1:]] == ORDER
        assert [map_info.xy[i] for i in range(1, n + 1)] == PLACES
        if self.turn == 0:
            assert nodes[1].power == (100, 0) and nodes[n].power == (0, 100)
        self.turn += 1
        return [(base, nodes[base].get_next()[0], 2.5)]
