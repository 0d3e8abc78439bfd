"""Goes round in its territory. 在自己的领地内转圈。"""


def play(stat, storage):
    return 'L'
