"""Tables for a terminal."""

from __future__ import annotations

from typing import Any


def ratings(told: dict[str, Any]) -> str:
    """Of ``turf ratings``."""
    width = max(6, *(len(row["name"]) for row in told["table"]))
    died = any("died_alone" in row for row in told["table"])
    title = "died alone  " if died else ""
    lines = [f"{'bot':<{width}}  rating            95 %  score  {title}against 1, 2, 3, …"]
    for place, (row, payoff) in enumerate(zip(told["table"], told["payoff"]), 1):
        share = f"{100 * row['died_alone']:>8.1f} %  " if "died_alone" in row else ""
        cells = " ".join("  · " if one is None else f"{one:.2f}" for one in payoff)
        lines.append(
            f"{row['name']:<{width}}  {row['shown']:>6}  {row['interval']:>14}"
            f"  {row['score']:.3f}  {share}{place:>2}: {cells}"
        )
    lines.append(
        f"\n0 is {told['zero']}, ratings are relative to these bots; {told['games_per_pair']} games of each two, seed {told['seed']}"
    )
    lines.extend(f"{bot['name']} failed in {bot['failed']} of {bot['games']} games, first: {bot['first']}" for bot in told["failed"])
    units, distinct = told["distinct"]
    if distinct < units:
        lines.append(f"{distinct} of {units} pairs of games differ; intervals count repetitions once")
    return "\n".join(lines)


def evaluation(told: dict[str, Any]) -> str:
    """Of ``turf evaluate``."""
    games = max(row["games"] for row in told["opponents"])
    lines = [f"{told['game']}: {told['policy']}, {games} games against each, seed {told['seed']}\n"]
    width = max(8, *(len(row["name"]) for row in told["opponents"]))
    lines.append(f"{'against':<{width}}  score  95 %            won drawn  lost  turns  how it lost")
    for row in told["opponents"]:
        low, high = row["ci95"]
        lost = ", ".join(f"{code} {n}" for code, n in sorted(row["loss_reasons"].items(), key=lambda one: -one[1])) or "-"
        repeats = f"; {row['distinct']} of {row['games']} games differ" if row["distinct"] < row["games"] else ""
        lines.append(
            f"{row['name']:<{width}}  {row['score']:.3f}  {low:.3f} to {high:.3f}  {row['wins']:>5} {row['draws']:>5}"
            f" {row['losses']:>5}  {row['mean_turns']:>5.0f}  {lost}{repeats}"
        )
    rating = told["rating"]
    if rating is not None:
        lines.append(
            f"\nrating {rating['shown']} ({rating['interval']}) in Elo relative to these bots, "
            f"{told['zero'] or 'the mean'} = 0; another field gives another number"
        )
    return "\n".join(lines)
