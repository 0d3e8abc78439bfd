"""From PyTorch to policy files and back.

What a policy file holds is a perceptron: linear layers, each but the last followed by LayerNorm and ReLU. :func:`save_policy`
takes one as an ``nn.Sequential`` (or its state dict), or as a :class:`Network`, which can also read cells and be dueling.

>>> import torch.nn as nn, turf_rl, turf_rl.torch
>>> net = nn.Sequential(nn.Linear(184, 64), nn.LayerNorm(64), nn.ReLU(), nn.Linear(64, 3))
>>> turf_rl.torch.save_policy(net, "policy.turf", game="paper")  # doctest: +SKIP
"""

from __future__ import annotations

import json
import os
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

from turf_rl.games import load_policy as read_policy
from turf_rl.policy import Policy, make_policy, network_json
from turf_rl.spec import Spec, spec
from turf_rl.vec_env import VecEnv

__all__ = ["Network", "as_bot", "features", "load_policy", "pin_memory", "save_policy"]

EPS = 1e-5
SHAPE = "Linear, LayerNorm, ReLU for every hidden layer, and a Linear at the end"


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
    """

    def __init__(
        self, game: str, hidden: Sequence[int] = (256, 256), *, use_cells: bool = False, dueling: bool = False
    ) -> None:
        super().__init__()
        own = spec(game)
        self.spec = own
        self.widths = [int(width) for width in hidden]
        if not self.widths:
            raise ValueError("a network has at least one hidden layer")
        self.dueling = dueling
        first = self.widths[0]
        self.input = nn.Linear(own.scalars, first)
        self.cells = nn.Embedding(own.cells * own.cell_options, first) if use_cells else None
        if self.cells is not None:
            nn.init.normal_(self.cells.weight, std=0.5 / own.cells**0.5)
        for k, width in enumerate(self.widths):
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
        x = torch.relu(self.get_submodule("norm0")(x))
        for k in range(1, len(self.widths)):
            x = torch.relu(self.get_submodule(f"norm{k}")(self.get_submodule(f"hidden{k}")(x)))
        q = self.advantage(x).unflatten(-1, (self.spec.heads, self.spec.actions))
        if self.value is not None:
            q = q - q.mean(dim=-1, keepdim=True) + self.value(x).unsqueeze(-1)
        result: torch.Tensor = q.squeeze(1) if self.spec.heads == 1 else q
        return result


def _layers(module: nn.Sequential) -> list[tuple[str, dict[str, torch.Tensor]]]:
    """Linear and norm layers in order; refuses what a policy file cannot say."""
    found: list[tuple[str, dict[str, torch.Tensor]]] = []
    for index, layer in enumerate(module):
        if isinstance(layer, (nn.Identity, nn.Dropout, nn.Flatten)):
            continue
        if isinstance(layer, nn.ReLU):
            if not found or found[-1][0] != "norm":
                raise ValueError(f"layer {index} is a ReLU without a LayerNorm before it; a policy file holds {SHAPE}")
            found.append(("relu", {}))
        elif isinstance(layer, nn.Linear):
            found.append(("linear", dict(layer.named_parameters()) or {}))
        elif isinstance(layer, nn.LayerNorm):
            if abs(layer.eps - EPS) > 1e-12:
                raise ValueError(f"layer {index} has eps {layer.eps}, not {EPS}")
            found.append(("norm", dict(layer.named_parameters()) | {"_width": torch.empty(layer.normalized_shape)}))
        else:
            raise ValueError(f"layer {index} is a {type(layer).__name__}; a policy file holds {SHAPE}")
    if found and found[-1][0] == "relu":
        raise ValueError(f"the last layer is a ReLU; a policy file holds {SHAPE}")
    return found


def _layers_of_state(state: Mapping[str, torch.Tensor]) -> list[tuple[str, dict[str, torch.Tensor]]]:
    """Returns the layers of a Sequential's state dict: matrices are Linear layers, vectors norms."""
    grouped: dict[int, dict[str, torch.Tensor]] = {}
    for name, tensor in state.items():
        place, _, part = name.rpartition(".")
        digits = place.rpartition(".")[2]
        if not digits.isdigit():
            raise ValueError(f"{name}: not the state dict of an nn.Sequential, nor of a turf_rl.torch.Network")
        grouped.setdefault(int(digits), {})[part] = tensor
    found: list[tuple[str, dict[str, torch.Tensor]]] = []
    for index in sorted(grouped):
        parts = grouped[index]
        if "weight" not in parts:
            raise ValueError(f"layer {index} has no weight")
        if parts["weight"].ndim == 2:
            found.append(("linear", parts))
        else:
            found += [("norm", parts), ("relu", {})]
    return found


def _array(tensor: torch.Tensor) -> npt.NDArray[np.float32]:
    return np.ascontiguousarray(tensor.detach().to("cpu", torch.float32).numpy())


def _tensors(
    layers: list[tuple[str, dict[str, torch.Tensor]]], own: Spec
) -> tuple[str, dict[str, npt.NDArray[np.float32]]]:
    kinds = [kind for kind, _ in layers]
    hidden = (len(kinds) - 1) // 3
    if kinds != ["linear", "norm", "relu"] * hidden + ["linear"] or hidden == 0:
        raise ValueError(f"the layers are {', '.join(kinds) or 'none'}; a policy file holds {SHAPE}")
    tensors: dict[str, npt.NDArray[np.float32]] = {}
    widths: list[int] = []
    for k in range(hidden + 1):
        linear = layers[3 * k][1]
        weight = _array(linear["weight"])
        bias = _array(linear["bias"]) if "bias" in linear else np.zeros(len(weight), np.float32)
        name = "advantage" if k == hidden else "input" if k == 0 else f"hidden{k}"
        tensors[f"{name}.weight"], tensors[f"{name}.bias"] = weight, bias
        if k < hidden:
            width = len(weight)
            norm = layers[3 * k + 1][1]
            tensors[f"norm{k}.weight"] = _array(norm["weight"]) if "weight" in norm else np.ones(width, np.float32)
            tensors[f"norm{k}.bias"] = _array(norm["bias"]) if "bias" in norm else np.zeros(width, np.float32)
            widths.append(width)
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
    return network_json(widths, use_cells, False), tensors


def save_policy(
    module: Union[nn.Module, Mapping[str, torch.Tensor]],
    path: str | os.PathLike[str],
    *,
    game: str,
    shield: bool = False,
    notes: Mapping[str, str] | None = None,
) -> Policy:
    """Writes a network as a policy file, which plays, can be rated, and exports to the contest's Python file.

    Args:
        module: An ``nn.Sequential`` of Linear, LayerNorm, ReLU, …, Linear, its state dict, or a :class:`Network` or its
            state dict. What it computes are Q-values or logits: the policy plays the highest legal one.
        path: The file.
        game: The game, or the encoding that the network reads.
        shield: True if it plays behind the shield, as it was trained.
        notes: Further texts of the file, for example how it was trained.

    Raises:
        ValueError: The network has another shape; the message says which.
    """
    own = spec(game)
    if isinstance(module, Network):
        if module.spec != own:
            raise ValueError(f"the network was made for {module.spec.encoding}, not for {own.encoding}")
        network = network_json(module.widths, module.cells is not None, module.dueling)
        tensors = {name: _array(tensor) for name, tensor in module.state_dict().items()}
    elif isinstance(module, nn.Sequential):
        network, tensors = _tensors(_layers(module), own)
    elif isinstance(module, Mapping):
        if "advantage.weight" in module:
            tensors = {name: _array(tensor) for name, tensor in module.items()}
            norms = sum(name.startswith("norm") and name.endswith(".weight") for name in tensors)
            widths = [len(tensors[f"norm{k}.weight"]) for k in range(norms)]
            network = network_json(widths, "cells.weight" in tensors, "value.weight" in tensors)
        else:
            network, tensors = _tensors(_layers_of_state(module), own)
    else:
        raise TypeError(f"an nn.Sequential, a turf_rl.torch.Network or a state dict, not a {type(module).__name__}")
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
    if shape["kind"] != "mlp":
        raise ValueError(f"{path}: its network is of kind {shape['kind']}; only perceptrons become modules")
    network = Network(policy.encoding, shape["hidden"], use_cells=shape["use_cells"], dueling=shape["dueling"])
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
