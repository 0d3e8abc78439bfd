"""Bots against one another: the numbers of ``turf evaluate``, ``turf match``, ``turf ratings`` and ``turf tournament``."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from turf_rl import _turf
from turf_rl._bots import Bot, name_of, named, root
from turf_rl.games import is_policy, module_of
from turf_rl.replay import Replay


@dataclass(frozen=True)
class Opponent:
    """A series against one opponent, seen by the bot that is measured."""

    name: str
    games: int
    wins: int
    draws: int
    losses: int
    score: float
    """Wins and half of the draws, as a share of the games."""
    ci95: tuple[float, float]
    """A 95 % interval of the score; pairs of games on the same set-up are its unit."""
    reasons: dict[str, int]
    """Endings of the games, in the contest's codes."""
    loss_reasons: dict[str, int]
    """Endings of lost games."""
    mean_turns: float
    mean_score: tuple[float, float]
    """Mean of what each side had at the end, own first."""
    ms_per_decision: tuple[float, float]
    """Mean thinking time, own first."""
    mishaps: tuple[int, int] = (0, 0)
    """Turns lost to errors that did not lose the game, own first."""
    distinct: int = 0
    """Games of which none repeats another one; the interval counts repetitions once."""

    @classmethod
    def from_told(cls, told: dict[str, Any], name: str) -> Opponent:
        """Reads a series as Rust reports it."""
        fields: dict[str, Any] = {key: told[key] for key in cls.__dataclass_fields__ if key in told}
        for key in ("ci95", "mean_score", "ms_per_decision", "mishaps"):
            if key in fields:
                fields[key] = tuple(fields[key])
        fields["name"] = name
        return cls(**fields)

    def __str__(self) -> str:
        low, high = self.ci95
        repeats = f"; {self.distinct} of {self.games} games differ" if self.distinct < self.games else ""
        return f"{self.name}: {self.score:.3f} ({low:.3f} to {high:.3f}), {self.wins}-{self.draws}-{self.losses}{repeats}"


@dataclass(frozen=True)
class Evaluation:
    """Strength of a bot; ``print`` shows it."""

    game: str
    bot: str
    seed: int
    opponents: tuple[Opponent, ...]
    rating: dict[str, Any] | None
    """``elo`` on the scale of the built-in bots and ``ci95``, for people ``shown`` and ``interval``; None without an opponent whose rating is known."""

    def __getitem__(self, name: str) -> Opponent:
        for opponent in self.opponents:
            if opponent.name == name:
                return opponent
        raise KeyError(name)

    def __iter__(self) -> Iterator[Opponent]:
        return iter(self.opponents)

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.bot}, seed {self.seed}", *(f"  {opponent}" for opponent in self.opponents)]
        if self.rating is not None:
            lines.append(f"  rating {self.rating['shown']} ({self.rating['interval']})")
        return "\n".join(lines)


@dataclass(frozen=True)
class Match:
    """Games between two bots, the first moving first in all of them."""

    result: Opponent
    """Seen by the first bot."""
    replays: tuple[Replay, ...]
    seed: int


@dataclass(frozen=True)
class Ratings:
    """Everyone against everyone."""

    table: tuple[dict[str, Any], ...]
    """Best first: ``name``, ``rating``, ``ci95`` (None: open end), for people ``shown`` and ``interval``, ``score``."""
    payoff: tuple[tuple[float | None, ...], ...]
    """Mean score of the row's bot against the column's, in the table's order; None on the diagonal."""
    zero: str
    """Bot with rating 0."""
    seed: int

    def __str__(self) -> str:
        line = "{name:<24} {shown:>7}  {interval:>14}  score {score:.3f}"
        return "\n".join(line.format_map(row) for row in self.table)


def _game_of(game: str | None, bots: Sequence[Bot]) -> str:
    if game is not None:
        return game
    for bot in bots:
        if is_policy(bot):
            known = bot.encoding in _turf.ENCODINGS
            return str(module_of(bot.encoding).spec(bot.encoding)["game"]) if known else str(bot.encoding).split("-")[0]
    raise TypeError("name the game: game=\"paper\", for example")


def _list(against: Sequence[Bot] | Bot) -> list[Bot]:
    return [against] if isinstance(against, str) or callable(against) else list(against)


def evaluate(
    bot: Bot,
    against: Sequence[Bot] | Bot,
    *,
    game: str | None = None,
    games: int = 200,
    seed: int | None = None,
    threads: int = 0,
) -> Evaluation:
    """Measures a bot: games against each opponent, every set-up played from both seats.

    The same seed gives the same games and numbers as ``turf evaluate``.

    Args:
        bot: The bot to measure.
        against: Its opponents.
        game: The game; by default that of a policy.
        games: Games against each.
        seed: Root of all chance: who knows it knows every bot's; 1 if it is None, or drawn where Python bot files play.
        threads: Threads to play on; 0 takes all cores. Bots written in Python share Python's lock.

    Raises:
        ValueError: A SPEC names no bot, or a bot written in Python answered with an illegal choice.
        Exception: The exception that a bot written in Python raised.
        KeyboardInterrupt: Ctrl-C stops it.
    """
    opponents = _list(against)
    if not opponents:
        raise ValueError("against is empty")
    game = _game_of(game, [bot, *opponents])
    seed = root(seed, [bot, *opponents])
    text = module_of(game).evaluate(game, (name_of(bot), bot), named(opponents), games, seed, threads)
    told: dict[str, Any] = json.loads(text)
    return Evaluation(
        game=str(told["game"]),
        bot=name_of(bot),
        seed=seed,
        opponents=tuple(Opponent.from_told(one, one["name"]) for one in told["opponents"]),
        rating=told["rating"],
    )


def match(
    first: Bot, second: Bot, *, game: str | None = None, games: int = 10, seed: int | None = None, threads: int = 0
) -> Match:
    """Plays games in which the first bot moves first, and keeps their replays; the games of ``turf match``.

    Raises: as :func:`evaluate`.
    """
    game = _game_of(game, [first, second])
    seed = root(seed, [first, second])
    bots = named([first, second])
    score, replays = module_of(game).play_match(game, bots[0], bots[1], games, seed, threads)
    told: dict[str, Any] = json.loads(score)
    return Match(Opponent.from_told(told, bots[1][0]), tuple(Replay(record) for record in replays), seed)


def ratings(
    bots: Sequence[Bot], *, game: str | None = None, games: int = 100, seed: int | None = None, threads: int = 0
) -> Ratings:
    """Lets everyone play everyone and rates them (Bradley and Terry); the numbers of ``turf ratings``.

    Raises: as :func:`evaluate`.
    """
    listed = list(bots)
    if len(listed) < 2:
        raise ValueError("ratings takes at least two bots")
    game = _game_of(game, listed)
    seed = root(seed, listed)
    told: dict[str, Any] = json.loads(module_of(game).ratings(game, named(listed), games, seed, threads))
    payoff = tuple(tuple(row) for row in told["payoff"])
    return Ratings(tuple(told["table"]), payoff, told["zero"], seed)


@dataclass(frozen=True)
class Tournament:
    """A tournament, finished or so far."""

    table: tuple[dict[str, Any], ...]
    """Best first: ``place``, ``name``, ``points``, pairings and games won, drawn, lost, ``rating`` with ``ci95``."""
    finished: bool
    report: str
    """Its page, in the tournament's folder."""

    def __str__(self) -> str:
        return "\n".join(f"{row['place']:>3} {row['name']:<24} {row['points']:>4} points" for row in self.table)


def tournament(
    bots: Sequence[Bot],
    folder: str | os.PathLike[str],
    *,
    game: str | None = None,
    format: str = "round-robin",
    games: int = 20,
    seed: int | None = None,
    threads: int = 0,
) -> Tournament:
    """Plays a tournament, kept in a folder: a killed or interrupted one goes on with the same call, or with
    ``turf tournament --out FOLDER``; ``turf tournament --watch FOLDER`` shows it meanwhile.

    Args:
        bots: SPECs, or policies that were loaded from a file. For bots written as callables there is :func:`ratings`.
        folder: Where games, results and the report are kept.
        game: The game; by default that of a policy.
        format: ``"round-robin"``, ``"groups-knockout"``, ``"knockout"``, ``"double-elimination"`` or ``"swiss"``.
        games: Games of each pairing.
        seed: Root of all chance: who knows it knows every bot's; 1 if it is None, or drawn where Python bots play.
        threads: Pairings at a time; 0: as many as there are cores.

    Raises:
        ValueError: A bot cannot play, or the folder holds another tournament.
        KeyboardInterrupt: Ctrl-C stops it; finished games are kept.
    """
    specs: list[str] = []
    for bot in bots:
        if isinstance(bot, str):
            specs.append(bot)
        elif is_policy(bot) and bot.path:
            specs.append(f"policy:{bot.path}")
        else:
            raise TypeError("a tournament's bots are SPECs or policies of a file; ratings() takes callables")
    game = _game_of(game, list(bots))
    settings: dict[str, Any] = {
        "game": game,
        "specs": specs,
        "format": format,
        "games": games,
        "seed": seed,
        "folder": os.fspath(folder),
    }
    told: dict[str, Any] = json.loads(module_of(game).tournament(json.dumps(settings), threads))
    return Tournament(tuple(told["table"]), told["finished"], told["report"])
