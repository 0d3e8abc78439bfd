""":class:`Policy`: an exported policy file, played and asked without PyTorch."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from turf_rl._turf import Policy
from turf_rl.games import module_of

__all__ = ["Policy", "make_policy", "network_json"]


def network_json(
    hidden: list[int], use_cells: bool, dueling: bool, *, norm: bool = True, activation: str = "relu"
) -> str:
    """The shape of a perceptron, as policy files state it."""
    kind = "mlp" if norm and activation == "relu" else f"mlp-{'norm-' if norm else ''}{activation}"
    return json.dumps({"kind": kind, "hidden": hidden, "use_cells": use_cells, "dueling": dueling})


def make_policy(
    encoding: str,
    network: str,
    tensors: Mapping[str, npt.NDArray[Any]],
    *,
    shield: bool = False,
    notes: Mapping[str, str] | None = None,
) -> Policy:
    """A policy from named weights (see ``Policy.tensor_shapes``).

    Raises:
        ValueError: A tensor is missing, surplus or misshapen, or holds what is not finite.
    """
    arrays = {name: np.ascontiguousarray(array, dtype=np.float32) for name, array in tensors.items()}
    policy: Policy = module_of(encoding).Policy.make(encoding, network, shield, dict(notes or {}), arrays)
    return policy


def export_python(policy: Policy, path: str | os.PathLike[str]) -> None:
    """Writes the contest's Python bot file of a policy."""
    source = policy.python_source()
    with open(path, "w", encoding="utf-8") as file:
        file.write(source)
