"""Networks of PyTorch's as policy files."""

import numpy as np
import pytest
import turf_rl

torch = pytest.importorskip("torch")
import turf_rl.torch as tt  # noqa: E402
from torch import nn  # noqa: E402


def positions(game, n=10_000, **settings):
    """Observations and masks of random play."""
    env, rng = turf_rl.VecEnv(game, 500, **settings), np.random.default_rng(0)
    seen, masks = [], []
    while len(masks) * 500 < n:
        for _ in range(5):
            env.step(env.sample(rng))
        seen.append({key: part.copy() for key, part in env.observation.items()})
        masks.append(env.action_mask.copy())
    return {key: np.concatenate([one[key] for one in seen]) for key in seen[0]}, np.concatenate(masks)


def agree(policy, q, observation, mask):
    """The policy's choices are the module's, where no two values are so near that rounding decides."""
    q = np.where(mask, q.reshape(mask.shape), -np.inf)
    chosen, best = policy(observation, mask), q.argmax(-1)
    two = np.sort(q, axis=-1)[..., -2:]
    clear = two[..., 1] - two[..., 0] > 1e-4
    assert clear.mean() > 0.5
    assert np.array_equal(chosen[clear], best[clear])
    own = policy.q(observation).reshape(mask.shape)
    assert np.abs(np.where(mask, own - q, 0)).max() < 1e-3


def sequential(game, hidden, inputs=None):
    own = turf_rl.spec(game)
    layers, width = [], inputs or own.scalars
    for wide in hidden:
        layers += [nn.Linear(width, wide), nn.LayerNorm(wide), nn.ReLU()]
        width = wide
    return nn.Sequential(*layers, nn.Linear(width, own.heads * own.actions))


@pytest.mark.parametrize("game", ["paper", "duel2048", "stellar"])
def test_a_sequential_chooses_as_its_file(game, tmp_path):
    torch.manual_seed(1)
    module = sequential(game, (64, 32))
    observation, mask = positions(game, 10_000 if game != "stellar" else 1_000)
    policy = tt.save_policy(module, tmp_path / "p.turf", game=game, notes={"trained_by": "nobody"})
    with torch.no_grad():
        agree(policy, module(torch.from_numpy(observation["scalars"])).numpy(), observation, mask)
    assert policy.notes["trained_by"] == "nobody"
    same = tt.save_policy(module.state_dict(), tmp_path / "q.turf", game=game)
    assert np.array_equal(same.q(observation), policy.q(observation))
    loaded = tt.load_policy(tmp_path / "p.turf")
    with torch.no_grad():
        agree(policy, loaded(torch.from_numpy(observation["scalars"])).numpy(), observation, mask)
    if game == "paper":
        assert turf_rl.evaluate(policy, against=["random"], games=4)["random"].games == 4
        compile(policy.python_source(), "bot.py", "exec")


@pytest.mark.parametrize("game", ["paper", "duel2048"])
def test_cells_count_too(game, tmp_path):
    torch.manual_seed(2)
    observation, mask = positions(game, 1_000)
    inputs = tt.features(observation, game)
    module = sequential(game, (32,), inputs.shape[1])
    policy = tt.save_policy(module, tmp_path / "p.turf", game=game)
    with torch.no_grad():
        agree(policy, module(inputs).numpy(), observation, mask)
    network = tt.Network(game, (32, 16), use_cells=True, dueling=True)
    policy = tt.save_policy(network, tmp_path / "n.turf", game=game)
    parts = {key: torch.from_numpy(part) for key, part in observation.items()}
    with torch.no_grad():
        agree(policy, network(parts).numpy(), observation, mask)
        again = tt.load_policy(tmp_path / "n.turf")
        assert torch.equal(again(parts), network(parts))
    assert np.array_equal(tt.as_bot(network)(observation, mask)[:50].shape, (50,))


def test_what_a_file_cannot_hold_is_refused(tmp_path):
    path = tmp_path / "p.turf"
    for module, text in [
        (nn.Sequential(nn.Linear(184, 8), nn.ReLU(), nn.Linear(8, 3)), "LayerNorm"),
        (nn.Sequential(nn.Linear(184, 8), nn.Tanh(), nn.Linear(8, 3)), "Tanh"),
        (nn.Sequential(nn.Linear(184, 3)), "the layers are linear"),
        (sequential("paper", (8,), 7), "7 inputs"),
        (nn.Sequential(nn.Linear(184, 8), nn.LayerNorm(8, eps=1e-3), nn.ReLU(), nn.Linear(8, 3)), "eps"),
        (nn.Sequential(nn.Linear(184, 8), nn.LayerNorm(8), nn.ReLU(), nn.Linear(8, 4)), "advantage"),
        ({"body.weight": torch.zeros(3, 3)}, "body"),
        (tt.Network("duel2048", (8,)), "duel2048"),
    ]:
        with pytest.raises(ValueError, match=text):
            tt.save_policy(module, path, game="paper")
    with pytest.raises(TypeError):
        tt.save_policy(nn.Linear(2, 2), path, game="paper")
    module = sequential("paper", (8,))
    module[0].weight.data[0, 0] = torch.nan
    with pytest.raises(ValueError, match="finite"):
        tt.save_policy(module, path, game="paper")
    assert not path.exists()


def test_torch_shares_the_memory():
    env = turf_rl.VecEnv("paper", 4)
    for tensor in (torch.from_numpy(env.scalars), torch.from_dlpack(env.scalars)):
        assert tensor.data_ptr() == env.scalars.ctypes.data
        env.step(env.sample(np.random.default_rng(0)))
        assert np.array_equal(tensor.numpy(), env.scalars)


def test_pinning_is_undone_with_the_environment(monkeypatch):
    """With a device where there is one; else with the calls written down."""
    env = turf_rl.VecEnv("duel2048", 4)
    if torch.cuda.is_available():
        turf_rl.torch.pin_memory(env)
        assert torch.from_numpy(env.scalars).is_pinned()
        return
    with pytest.raises(RuntimeError, match="CUDA"):
        turf_rl.torch.pin_memory(env)
    held = {}

    class Runtime:
        def cudaHostRegister(self, place, size, flags):
            held[place] = size
            return 0

        def cudaHostUnregister(self, place):
            del held[place]

    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "cudart", Runtime)
    turf_rl.torch.pin_memory(env)
    assert held[env.scalars.ctypes.data] == env.scalars.nbytes and held[env.reward.ctypes.data] == env.reward.nbytes
    del env
    assert not held
