"""Your bot. 你的代码。

`player_func` answers a list of orders (from, to, amount), each turn. `map_info.nodes[i]`, 1 to N, has number, belong (-1 free, 0, 1),
power (of player 0 and 1) and get_next().
`player_func` 每回合返回命令列表 (出发, 到达, 数量)。`map_info.nodes[i]`（1 至 N）含 number、belong（-1 中立，0、1 为双方）、
power（双方兵力）和 get_next()。
"""


class player_class:
    def __init__(self, player_id):
        self.me = player_id

    def player_func(self, map_info):
        # Takes what is weaker next to it, else moves towards the other base. Improve it here. 攻取弱邻，否则向敌方基地推进；请在此改进。
        me, nodes = self.me, map_info.nodes
        goal = map_info.N if me == 0 else 1
        steps, queue = {goal: 0}, [goal]
        for number in queue:
            for near in nodes[number].get_next():
                if near not in steps:
                    steps[near] = steps[number] + 1
                    queue.append(near)
        orders = []
        for node in nodes[1:]:
            if node.belong != me or node.power[me] < 20:
                continue
            amount = node.power[me] * 0.6
            arrives = amount - amount ** 0.5
            weak = [near for near in node.get_next() if nodes[near].belong != me and nodes[near].power[1 - me] < arrives]
            if weak or node.power[me] > 80:
                orders.append((node.number, min(weak or node.get_next(), key=steps.get), amount))
        return orders
