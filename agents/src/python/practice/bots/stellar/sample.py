"""Sends half of a strong node's troops to any neighbour. 兵力较多的节点向任一邻居派出一半。"""
import random


class player_class:
    def __init__(self, player_id):
        self.me = player_id

    def player_func(self, map_info):
        own = [node for node in map_info.nodes[1:] if node.belong == self.me and node.power[self.me] > 50]
        return [(node.number, random.choice(node.get_next()), node.power[self.me] / 2) for node in own]
