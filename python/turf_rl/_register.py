"""Makes the games known to Gymnasium when the package is imported, as ``gymnasium.make("turf_rl:turf/Paper-v1")`` does."""

from __future__ import annotations

from turf_rl import _turf


def register() -> None:
    """Registers ``turf/Paper-v1`` and the others, once."""
    from gymnasium.envs import registration

    # Of a Python file: gymnasium.make("turf_rl:turf/File-v1", game="games/hex.py").
    for game in [*_turf.GAMES, "file"]:
        name = f"turf/{game.capitalize()}-v1"
        if name not in registration.registry:
            registration.register(  # pyright: ignore[reportUnknownMemberType]
                id=name,
                entry_point="turf_rl.gym:TurfEnv",
                vector_entry_point="turf_rl.gym:TurfVectorEnv",
                kwargs={} if game == "file" else {"game": game},
            )
