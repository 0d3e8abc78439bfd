"""From PyTorch to policy files and back.

What a policy file holds is a perceptron: linear layers, each but the last followed by LayerNorm, or not, and ReLU, Tanh,
GELU, ELU or SiLU. :func:`save_policy` takes one as an ``nn.Sequential``, as what wraps one, as an agent of
Stable-Baselines3's or CleanRL's, or as a :class:`Network`, which can also read cells and be dueling.

>>> import torch.nn as nn, turf_rl, turf_rl.torch
>>> net = nn.Sequential(nn.Linear(184, 64), nn.Tanh(), nn.Linear(64, 3))
>>> turf_rl.torch.save_policy(net, "policy.turf", game="paper")  # doctest: +SKIP
"""

from __future__ import annotations

import json
import os
import re
import weakref
from collections.abc import Mapping, Sequence
from typing import Any, Union

import numpy as np
import numpy.typing as npt

try:
    import torch
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("turf_rl.torch needs PyTorch: pip install 'turf-rl[torch]'") from error
from torch import nn

from turf_rl._layers import ACTIVATIONS, EPS, Layer, Perceptron, policy_of, read_module, read_state
from turf_rl._spec import Spec, spec
from turf_rl.games import load_policy as read_policy
from turf_rl.policy import Policy, make_policy, network_json
from turf_rl.vec_env import VecEnv

__all__ = ["Network", "as_bot", "features", "load_policy", "pin_memory", "save_policy"]

APPLIED = {name: own() for own, name in ACTIVATIONS.items()}


def features(observation: Mapping[str, npt.ArrayLike], game: str) -> torch.Tensor:
    """Scalars and, where the observation has them, cells, as one float row per position: what an ``nn.Sequential`` reads.

    Each flag or class of each cell is one input of 0 or 1.
    """
    own = spec(game)
    parts: list[torch.Tensor] = []
    if own.scalars:
        parts.append(torch.as_tensor(np.asarray(observation["scalars"])).float())
    if "cells" in observation:
        parts.append(_unpack(torch.as_tensor(np.asarray(observation["cells"])), own))
    return torch.cat(parts, dim=1)


def _unpack(cells: torch.Tensor, own: Spec) -> torch.Tensor:
    n = own.cell_options
    options = torch.arange(n, device=cells.device)
    wide = cells.long().unsqueeze(-1)
    active = (wide >> options) & 1 if own.cell_kind == "bits" else wide == options
    return active.float().flatten(1)


class Network(nn.Module):
    """A perceptron as policy files hold it; its parameters have the file's names.

    Args:
        game: A game or an encoding.
        hidden: Widths of the hidden layers.
        use_cells: True if the cells are an input besides the scalars.
        dueling: True if Q is a value plus centred advantages (Wang et al., 2016).
        norm: True if LayerNorm follows each hidden layer.
        activation: Activation of the hidden layers: ``"relu"``, ``"tanh"``, ``"gelu"``, ``"elu"`` or ``"silu"``.
    """

    def __init__(
        self,
        game: str,
        hidden: Sequence[int] = (256, 256),
        *,
        use_cells: bool = False,
        dueling: bool = False,
        norm: bool = True,
        activation: str = "relu",
    ) -> None:
        super().__init__()
        own = spec(game)
        self.spec = own
        self.widths = [int(width) for width in hidden]
        if not self.widths:
            raise ValueError("a network has at least one hidden layer")
        if activation not in APPLIED:
            raise ValueError(f"activation is one of {', '.join(APPLIED)}, not {activation!r}")
        self.dueling, self.norm, self.activation = dueling, norm, activation
        first = self.widths[0]
        self.input = nn.Linear(own.scalars, first)
        self.cells = nn.Embedding(own.cells * own.cell_options, first) if use_cells else None
        if self.cells is not None:
            nn.init.normal_(self.cells.weight, std=0.5 / own.cells**0.5)
        for k, width in enumerate(self.widths):
            if norm:
                self.add_module(f"norm{k}", nn.LayerNorm(width, eps=EPS))
            if k > 0:
                self.add_module(f"hidden{k}", nn.Linear(self.widths[k - 1], width))
        self.advantage = nn.Linear(self.widths[-1], own.heads * own.actions)
        self.value = nn.Linear(self.widths[-1], own.heads) if dueling else None

    def forward(self, observation: Union[torch.Tensor, Mapping[str, torch.Tensor]]) -> torch.Tensor:
        """Q-values: n × actions, or n × heads × actions. A tensor stands for the scalars alone."""
        if isinstance(observation, torch.Tensor):
            scalars, cells = observation, None
        else:
            scalars, cells = observation["scalars"], observation.get("cells")
        x = self.input(scalars)
        if self.cells is not None:
            if cells is None:
                raise ValueError("this network reads the cells, too: give it a dictionary")
            x = x + _unpack(cells, self.spec) @ self.cells.weight
        for k in range(len(self.widths)):
            x = self.get_submodule(f"hidden{k}")(x) if k else x
            x = APPLIED[self.activation](self.get_submodule(f"norm{k}")(x) if self.norm else x)
        q = self.advantage(x).unflatten(-1, (self.spec.heads, self.spec.actions))
        if self.value is not None:
            q = q - q.mean(dim=-1, keepdim=True) + self.value(x).unsqueeze(-1)
        result: torch.Tensor = q.squeeze(1) if self.spec.heads == 1 else q
        return result


def _array(tensor: torch.Tensor) -> npt.NDArray[np.float32]:
    return np.ascontiguousarray(tensor.detach().to("cpu", torch.float32).numpy())


def _tensors(found: Perceptron, own: Spec) -> tuple[str, dict[str, npt.NDArray[np.float32]]]:
    tensors: dict[str, npt.NDArray[np.float32]] = {}
    *hidden, last = found.linear
    for k, layer in enumerate(hidden):
        _put(tensors, f"hidden{k}" if k else "input", layer)
    for k, layer in enumerate(found.norms):
        _put(tensors, f"norm{k}", layer)
    _put(tensors, "advantage", last)
    inputs, wide = tensors["input.weight"].shape[1], own.cells * own.cell_options
    use_cells = inputs == own.scalars + wide
    if not use_cells and inputs != own.scalars:
        raise ValueError(
            f"the first layer has {inputs} inputs; {own.encoding} has {own.scalars} scalars, and with the cells' "
            f"features (turf_rl.torch.features) {own.scalars + wide}"
        )
    if use_cells:
        tensors["cells.weight"] = np.ascontiguousarray(tensors["input.weight"][:, own.scalars :].T)
        tensors["input.weight"] = np.ascontiguousarray(tensors["input.weight"][:, : own.scalars])
    widths = [len(tensors[f"hidden{k}.bias" if k else "input.bias"]) for k in range(len(hidden))]
    return network_json(widths, use_cells, False, norm=bool(found.norms), activation=found.activation), tensors


def _put(tensors: dict[str, npt.NDArray[np.float32]], name: str, layer: Layer) -> None:
    weight: Any = layer.weight
    tensors[f"{name}.weight"] = _array(weight)
    tensors[f"{name}.bias"] = np.zeros(len(weight), np.float32) if layer.bias is None else _array(layer.bias)


def save_policy(
    module: Union[nn.Module, Mapping[str, torch.Tensor], Any],
    path: str | os.PathLike[str],
    *,
    game: str,
    shield: bool = False,
    notes: Mapping[str, str] | None = None,
    activation: str | None = None,
) -> Policy:
    """Writes a network as a policy file, which plays, can be rated, and exports to the contest's Python file.

    Args:
        module: An ``nn.Sequential`` of Linear, perhaps LayerNorm, an activation, …, Linear; a module that wraps one (also
            ``torch.compile``'s); an agent of Stable-Baselines3's (PPO, MaskablePPO, A2C, DQN) or with an ``actor`` as
            CleanRL's; a :class:`Network`; or a state dict. What it computes are Q-values or logits: the policy plays the
            highest legal one.
        path: The file.
        game: The game, or the encoding that the network reads.
        shield: True if it plays behind the shield, as it was trained.
        notes: Further texts of the file, for example how it was trained.
        activation: Activation of a state dict's hidden layers; modules say their own.

    Raises:
        ValueError: The network has another shape, or computes something else than its layers; the message says what.
    """
    own = spec(game)
    if isinstance(module, Mapping):
        given: Mapping[str, torch.Tensor] = module  # pyright: ignore[reportUnknownVariableType]
        state = {re.sub(r"^((module|_orig_mod)\.)+", "", name): tensor for name, tensor in given.items()}
        if "advantage.weight" in state and activation in APPLIED:
            tensors = {name: _array(tensor) for name, tensor in state.items()}
            hidden = ["input", *(f"hidden{k}" for k in range(1, len(tensors)))]
            widths = [len(tensors[f"{name}.bias"]) for name in hidden if f"{name}.bias" in tensors]
            network = network_json(
                widths,
                "cells.weight" in tensors,
                "value.weight" in tensors,
                norm="norm0.weight" in tensors,
                activation=activation or "",
            )
        else:
            network, tensors = _tensors(read_state(state, activation), own)
    elif activation is not None:
        raise ValueError("activation= is for state dicts: a module says its own")
    else:
        inner = policy_of(module)
        if isinstance(inner, Network):
            if inner.spec != own:
                raise ValueError(f"the network was made for {inner.spec.encoding}, not for {own.encoding}")
            cells = inner.cells is not None
            network = network_json(inner.widths, cells, inner.dueling, norm=inner.norm, activation=inner.activation)
            tensors = {name: _array(tensor) for name, tensor in inner.state_dict().items()}
        else:
            network, tensors = _tensors(read_module(inner, own.heads), own)
    policy = make_policy(own.encoding, network, tensors, shield=shield, notes=notes)
    policy.save(path)
    return type(policy).load(path)


def load_policy(path: str | os.PathLike[str]) -> Network:
    """The network of a policy file as a module.

    Raises:
        ValueError: The file is no policy, or its network is no perceptron.
    """
    policy: Policy = read_policy(path)
    shape = json.loads(policy.network)
    kind, norm, activation = re.fullmatch(r"(\w+)(-norm)?(?:-(\w+))?", shape["kind"]).groups()  # type: ignore[union-attr]
    if kind != "mlp":
        raise ValueError(f"{path}: its network is of kind {shape['kind']}; only perceptrons become modules")
    network = Network(
        policy.encoding,
        shape["hidden"],
        use_cells=shape["use_cells"],
        dueling=shape["dueling"],
        norm=activation is None or norm is not None,
        activation=activation or "relu",
    )
    tensors = {name: torch.tensor(array) for name, array in policy.tensors().items()}
    network.load_state_dict(tensors)
    return network


def as_bot(module: nn.Module) -> Any:
    """A module that reads scalars, or a dictionary (:class:`Network` with cells), as a bot: its highest legal output."""

    def bot(observation: dict[str, npt.NDArray[Any]], action_mask: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        with torch.no_grad():
            parts = {key: torch.as_tensor(part) for key, part in observation.items()}
            reads_cells = isinstance(module, Network) and module.cells is not None
            q = module(parts if reads_cells else parts["scalars"])
            q = q.reshape(action_mask.shape).masked_fill(~torch.as_tensor(action_mask), -torch.inf)
            result: npt.NDArray[np.int64] = q.argmax(-1).numpy()
            return result

    bot.__name__ = type(module).__name__
    return bot


def pin_memory(env: VecEnv) -> None:
    """Page-locks the arrays of an environment where they are, so that ``torch.from_numpy(env.scalars).to("cuda",
    non_blocking=True)`` does not wait. They stay so as long as the environment lives.

    Raises:
        RuntimeError: There is no CUDA device, or it refuses.
    """
    if not torch.cuda.is_available():
        raise RuntimeError("pinned memory needs a CUDA device, and PyTorch sees none")
    device: Any = torch.cuda
    runtime: Any = device.cudart()
    arrays: list[npt.NDArray[Any]] = [array for array in vars(env).values() if isinstance(array, np.ndarray)]
    pinned: list[npt.NDArray[Any]] = []  # whoever unpins keeps the memory

    def unpin() -> None:
        while pinned:
            runtime.cudaHostUnregister(pinned.pop().ctypes.data)

    for array in filter(len, arrays):
        code = int(runtime.cudaHostRegister(array.ctypes.data, array.nbytes, 0))
        if code != 0:
            unpin()
            raise RuntimeError(f"the device does not pin memory: CUDA error {code}")
        pinned.append(array)
    weakref.finalize(env, unpin)
