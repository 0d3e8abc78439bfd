"""Plays any legal move. 任意走一步合法着法。"""
import random


def play(game, seat):
    return random.choice(game.legal(seat) if getattr(game, "simultaneous", False) else game.legal())
