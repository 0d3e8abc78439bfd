"""Your bot. 你的代码。

`game` is a copy of the position, an object of the class Game in the game's file; `seat` is 0 for who moves first, else 1.
`game` 是当前局面的副本，类型为游戏文件中的 Game 类；先手的 `seat` 为 0，后手为 1。
"""
import copy
import random


def play(game, seat):
    if getattr(game, "simultaneous", False):  # both decide at once / 双方同时行动
        return random.choice(game.legal(seat))
    # A move that wins at once, else any. Think further here. 能立即获胜就走，否则任意；请在此改进。
    for action in game.legal():
        after = copy.deepcopy(game)
        after.play(action)
        result = after.result() if callable(after.result) else after.result
        if result is not None and result[0] == seat:
            return action
    return random.choice(game.legal())
