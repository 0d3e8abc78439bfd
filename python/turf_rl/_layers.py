"""From modules, agents and state dicts of others to the layers of a perceptron."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

EPS = 1e-5
"""Number that the Rust side adds under LayerNorm's root."""
ACTIVATIONS: dict[type[nn.Module], str] = {
    nn.ReLU: "relu",
    nn.Tanh: "tanh",
    nn.GELU: "gelu",
    nn.ELU: "elu",
    nn.SiLU: "silu",
}
SHAPE = "hidden layers of Linear, perhaps LayerNorm, and one of ReLU, Tanh, GELU, ELU or SiLU, and a Linear at the end"
LEAVES = (nn.Linear, nn.LayerNorm, *ACTIVATIONS)


@dataclass
class Layer:
    """A layer with what it has learnt: ``linear``, ``norm`` or the name of an activation."""

    kind: str
    weight: torch.Tensor | None = None
    bias: torch.Tensor | None = None


@dataclass
class Perceptron:
    """Layers of one kind, as a policy file holds them."""

    linear: list[Layer]
    norms: list[Layer]
    activation: str


def leaves(module: nn.Module) -> Iterator[nn.Module]:
    """Yields the layers between a module's input and its outputs for actions: those of a Sequential, of what wraps one,
    of Stable-Baselines3's policies, and of an agent with an ``actor``."""
    parts: dict[str, Any] = dict(module.named_children())
    if isinstance(module, LEAVES):
        yield module
    elif isinstance(module, (nn.Identity, nn.Dropout, nn.Flatten)):
        return
    elif isinstance(module, nn.Sequential):
        for part in module:
            yield from leaves(part)
    elif "mlp_extractor" in parts and "action_net" in parts:
        extractor: Any = getattr(module, "pi_features_extractor", parts["features_extractor"])
        for part in (extractor, parts["mlp_extractor"].policy_net, parts["action_net"]):
            yield from leaves(part)
    elif "q_net" in parts:
        for name in ("features_extractor", "q_net"):
            if name in parts:
                yield from leaves(parts[name])
    elif "actor" in parts and len(parts) > 1:
        trunk = [part for name, part in parts.items() if name not in ("actor", "critic")]
        if len(trunk) > 1:
            raise ValueError(f"{_name(module)} has the parts {', '.join(parts)}; {HAND_OVER}")
        for part in (*trunk, parts["actor"]):
            yield from leaves(part)
    elif len(parts) == 1 and not any(isinstance(part, (nn.ModuleDict, nn.ModuleList)) for part in parts.values()):
        yield from leaves(*parts.values())
    elif "extractors" in parts:
        raise ValueError(f"{_name(module)} reads several arrays, a policy file's network one: train with encoding='facts'")
    elif parts:
        raise ValueError(f"{_name(module)} has the parts {', '.join(parts)}; {HAND_OVER}")
    else:
        raise ValueError(f"a layer is a {_name(module)}; a policy file holds {SHAPE}")


HAND_OVER = "hand over the nn.Sequential that chooses"


def _name(module: nn.Module) -> str:
    return type(module).__name__


def unwrapped(module: nn.Module) -> nn.Module:
    """Returns the module inside torch.compile's, DataParallel's and the like."""
    parallel: tuple[Any, ...] = (nn.DataParallel, nn.parallel.DistributedDataParallel)
    inner: Any = getattr(module, "_orig_mod", None) or (getattr(module, "module") if isinstance(module, parallel) else None)
    return unwrapped(inner) if isinstance(inner, nn.Module) else module


def policy_of(agent: Any) -> nn.Module:
    """Returns the module of an algorithm of Stable-Baselines3's, or the module itself."""
    if isinstance(agent, nn.Module):
        return unwrapped(agent)
    module = getattr(agent, "policy", None)
    if not isinstance(module, nn.Module):
        raise TypeError(
            f"an nn.Module, an agent of Stable-Baselines3, a turf_rl.torch.Network or a state dict, not a {type(agent).__name__}"
        )
    normalised = getattr(agent, "get_vec_normalize_env", lambda: None)()
    if normalised is not None and normalised.norm_obs:
        raise ValueError("VecNormalize scales what this agent reads, which a policy file does not; train without norm_obs")
    return unwrapped(module)


def read_module(module: nn.Module, heads: int) -> Perceptron:
    """Returns the perceptron that a module computes; with several heads its outputs are theirs, one after the other.

    Raises:
        ValueError: It computes something else; the message names what.
    """
    found = list(leaves(module))
    _check_forward(module, nn.Sequential(*found), heads)
    return _perceptron([_layer(k, one) for k, one in enumerate(found)])


def _layer(index: int, module: nn.Module) -> Layer:
    given: Any = module
    kinds: list[tuple[type[nn.Module], str]] = [(nn.Linear, "linear"), (nn.LayerNorm, "norm"), *ACTIVATIONS.items()]
    own, kind = next((own, kind) for own, kind in kinds if isinstance(module, own))
    if type(module).forward is not own.forward:
        raise ValueError(f"layer {index} is a {_name(module)}, which changes {own.__name__}; a policy file holds {SHAPE}")
    if isinstance(module, nn.GELU) and module.approximate != "none" or isinstance(module, nn.ELU) and module.alpha != 1:
        raise ValueError(f"layer {index} is {module}, with another setting than PyTorch's usual one")
    if kind not in ("linear", "norm"):
        return Layer(kind)
    layer = Layer(kind, given.weight, given.bias)
    if isinstance(module, nn.LayerNorm):
        width = module.normalized_shape[0]
        if len(module.normalized_shape) > 1:
            raise ValueError(f"layer {index} normalises over several axes")
        if not module.eps > 0:
            raise ValueError(f"layer {index} is a LayerNorm with eps {module.eps}, not above 0")
        layer.weight = torch.ones(width) if layer.weight is None else layer.weight
        layer.bias = torch.zeros(width) if layer.bias is None else layer.bias
        layer.kind = f"norm {module.eps}"
    return layer


def read_state(state: Mapping[str, torch.Tensor], activation: str | None) -> Perceptron:
    """Returns the perceptron of a Sequential's state dict: matrices are Linear layers, vectors norms.

    Raises:
        ValueError: It is another state dict, or nobody says the activation.
    """
    if activation is None or activation not in ACTIVATIONS.values():
        raise ValueError(
            "a state dict does not say its activation: give activation=, one of " + ", ".join(ACTIVATIONS.values())
        )
    grouped: dict[int, dict[str, torch.Tensor]] = {}
    places: set[str] = set()
    for name, tensor in state.items():
        place, _, part = name.rpartition(".")
        network, _, digits = place.rpartition(".")
        if not digits.isdigit() or part not in ("weight", "bias"):
            raise ValueError(f"{name}: not the state dict of an nn.Sequential of such layers, nor of a turf_rl.torch.Network")
        grouped.setdefault(int(digits), {})[part] = tensor
        places.add(network)
    if len(places) > 1:
        raise ValueError(f"the state dict holds several networks ({', '.join(sorted(places))}); hand over the one that chooses")
    found: list[Layer] = []
    for index in sorted(grouped):
        parts = grouped[index]
        if "weight" not in parts or parts["weight"].ndim > 2:
            raise ValueError(f"layer {index} is neither Linear nor LayerNorm")
        is_linear = parts["weight"].ndim == 2
        if is_linear and found:
            found.append(Layer(activation))
        bias = parts.get("bias")
        if not is_linear and bias is None:
            bias = torch.zeros_like(parts["weight"])
        found.append(Layer("linear" if is_linear else f"norm {EPS}", parts["weight"], bias))
    return _perceptron(found)


def _perceptron(layers: list[Layer]) -> Perceptron:
    kinds = ["norm" if one.kind.startswith("norm") else one.kind for one in layers]
    activations = sorted({kind for kind in kinds if kind in ACTIVATIONS.values()})
    linear = [one for one, kind in zip(layers, kinds) if kind == "linear"]
    norms = [one for one, kind in zip(layers, kinds) if kind == "norm"]
    hidden = ["linear", *(["norm"] if norms else []), *activations]
    if len(activations) != 1 or kinds != hidden * (len(linear) - 1) + ["linear"]:
        raise ValueError(f"the layers are {', '.join(kinds) or 'none'}; a policy file holds equal {SHAPE}")
    for one, norm in zip(linear, norms):
        # LayerNorm of c·x adds eps / c² under the root, as seen from x.
        scale = (EPS / float(norm.kind.split()[1])) ** 0.5
        if scale != 1 and one.weight is not None:
            one.weight = one.weight.double() * scale
            one.bias = None if one.bias is None else one.bias.double() * scale
    return Perceptron(linear, norms, activations[0])


def _check_forward(module: nn.Module, layers: nn.Sequential, heads: int) -> None:
    """Refuses a module whose own outputs are not those of its layers."""
    first = next((one for one in layers if isinstance(one, nn.Linear)), None)
    if first is None:
        return
    training = {one: one.training for one in module.modules()}
    x = torch.rand((64, first.in_features), generator=torch.Generator().manual_seed(1)) * 2 - 1
    x = x.to(first.weight.device, first.weight.dtype)
    module.eval()
    try:
        with torch.no_grad():
            wanted: torch.Tensor = layers.eval()(x)
            told, wanted = _outputs(module, x, wanted, heads)
    except Exception as error:
        text = str(error).split("\n")[0]
        raise ValueError(f"{_name(module)} does not read rows of {first.in_features} numbers: {text}; {HAND_OVER}") from error
    finally:
        for one, was in training.items():
            one.training = was
    if not isinstance(told, torch.Tensor) or told.shape != wanted.shape or not torch.allclose(told, wanted, 1e-3, 1e-4, True):
        raise ValueError(f"{_name(module)} computes something else than its layers; {HAND_OVER}")


def _outputs(module: nn.Module, x: torch.Tensor, layers: torch.Tensor, heads: int) -> tuple[Any, torch.Tensor]:
    """Returns a module's outputs, and what they are if it computes its layers' outputs: for agents the logarithm of some
    choices' probability."""
    agent: Any = module
    samples = hasattr(agent, "get_distribution")
    if samples or (hasattr(agent, "get_action_and_value") and heads == 1):
        logits = layers.reshape(len(x), heads, -1)
        choices = (torch.arange(len(x), device=x.device).unsqueeze(1) + torch.arange(heads, device=x.device)) % logits.shape[2]
        wanted = logits.log_softmax(-1).gather(2, choices.unsqueeze(2)).sum((1, 2))
        choices = choices.squeeze(1)
        return agent.get_distribution(x).log_prob(choices) if samples else agent.get_action_and_value(x, choices)[1], wanted
    if isinstance(getattr(getattr(agent, "q_net", None), "q_net", None), nn.Module):
        return agent.q_net(x), layers
    return (layers if type(module).forward is nn.Module.forward else agent(x)), layers
