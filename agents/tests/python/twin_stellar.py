class player_class:
    def __init__(self, player_id: int):
        self.player_id = player_id

    def player_func(self, map_info):
        me, enemy = self.player_id, 1 - self.player_id
        orders = []
        for node in map_info.nodes[1:]:
            power = node.power[me]
            if node.belong != me or power < 6:
                continue
            following = [map_info.nodes[i] for i in node.get_next()]
            weakest = min(following, key=lambda other: other.power[me] - other.power[enemy] / 7)
            orders.append((node.number, weakest.number, power / 3 + 0.1))
        return orders
