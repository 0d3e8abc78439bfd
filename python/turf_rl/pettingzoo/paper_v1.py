"""Paper as PettingZoo's modules are laid out."""

from __future__ import annotations

from typing import Any

import pettingzoo

from turf_rl.pettingzoo import TurfAEC, aec_env

__all__ = ["env", "raw_env"]


def env(**settings: Any) -> pettingzoo.AECEnv[str, Any, Any]:
    """The game with the usual wrappers; settings as of :func:`turf_rl.pettingzoo.aec_env`."""
    return aec_env("paper", **settings)


def raw_env(**settings: Any) -> TurfAEC:
    """Returns the environment without wrappers."""
    return TurfAEC("paper", **settings)
