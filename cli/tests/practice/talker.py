import random

def play(game, seat):
    action = random.choice(game.legal(seat) if getattr(game, "simultaneous", False) else game.legal())
    print("I play", action)
    if random.random() < 0.01:
        raise ValueError("oops")
    return action
