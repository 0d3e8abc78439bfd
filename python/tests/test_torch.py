"""Networks of PyTorch's as policy files."""

import textwrap

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


def sequential(game, hidden, inputs=None, activation=nn.ReLU, norm=nn.LayerNorm):
    own = turf_rl.spec(game)
    layers, width = [], inputs or own.scalars
    for wide in hidden:
        layers += [nn.Linear(width, wide), *([norm(wide)] if norm else []), activation()]
        width = wide
    return nn.Sequential(*layers, nn.Linear(width, own.heads * own.actions))


class Wrapped(nn.Module):
    def __init__(self, net, factor=1.0):
        super().__init__()
        self.net, self.factor = net, factor

    def forward(self, x):
        return self.net(x) * self.factor


class Doubling(nn.Linear):
    def forward(self, x):
        return 2 * super().forward(x)


class CleanRL(nn.Module):
    """The agent of CleanRL's ppo.py."""

    def __init__(self, activation, inputs=184, outputs=3):
        super().__init__()
        self.critic = nn.Sequential(nn.Linear(inputs, 64), activation(), nn.Linear(64, 64), activation(), nn.Linear(64, 1))
        self.actor = nn.Sequential(nn.Linear(inputs, 64), activation(), nn.Linear(64, 64), activation(), nn.Linear(64, outputs))
        self.sharpness = 1.0

    def get_value(self, x):
        return self.critic(x)

    def get_action_and_value(self, x, action=None):
        probs = torch.distributions.Categorical(logits=self.actor(x) * self.sharpness)
        if action is None:
            action = probs.sample()
        return action, probs.log_prob(action), probs.entropy(), self.critic(x)


@pytest.mark.parametrize("norm", [None, nn.LayerNorm, lambda width: nn.LayerNorm(width, eps=1e-3)])
@pytest.mark.parametrize("activation", [nn.ReLU, nn.Tanh, nn.GELU, nn.ELU, nn.SiLU])
def test_hidden_layers_of_others(activation, norm, tmp_path):
    """The file, the module read back and the Python file's integers choose as the module does."""
    torch.manual_seed(3)
    observation, mask = positions("paper", 4_000)
    x = torch.from_numpy(observation["scalars"])
    module = sequential("paper", (64, 32), activation=activation, norm=norm)
    policy = tt.save_policy(module, tmp_path / "p.turf", game="paper")
    with torch.no_grad():
        agree(policy, module(x).numpy(), observation, mask)
        agree(policy, tt.load_policy(tmp_path / "p.turf")(x).numpy(), observation, mask)
    name = activation.__name__.lower()
    if norm in (None, nn.LayerNorm):
        for state in (module.state_dict(), tt.load_policy(tmp_path / "p.turf").state_dict()):
            same = tt.save_policy(state, tmp_path / "q.turf", game="paper", activation=name)
            assert np.array_equal(same.q(observation), policy.q(observation))
    network = network_of(policy.python_source())
    own = policy.q(observation)
    for row in range(0, 4_000, 40):
        q = np.array(network(np.floor(observation["scalars"][row] * 256 + 0.5).astype(int).tolist(), None)) / network.one
        assert np.abs(q - own[row]).max() < 0.01
        assert np.ptp(own[row]) < 0.02 or own[row].max() - own[row][q.argmax()] < 0.02


def network_of(source):
    """The network inside the contest's Python file."""
    parts = source[source.index("        def ") : source.index("        import gc")]
    scope = {}
    exec(textwrap.dedent(parts), scope)  # noqa: S102
    maker, text = source.split('network(\n                """')
    return scope[maker.split()[-1] + "network"](text.split('"""')[0])


def test_wrapped_modules(tmp_path):
    torch.manual_seed(4)
    observation, mask = positions("paper", 1_000)
    module = sequential("paper", (32,), activation=nn.Tanh, norm=None)
    with torch.no_grad():
        q = module(torch.from_numpy(observation["scalars"])).numpy()
    normed = torch.nn.utils.parametrizations.weight_norm(nn.Linear(184, 8))
    for wrapped in (
        torch.compile(module),
        nn.DataParallel(module),
        nn.DataParallel(torch.compile(Wrapped(module))),
        Wrapped(nn.Sequential(nn.Flatten(), nn.Sequential(*module[:2], nn.Dropout()), module[2])),
    ):
        agree(tt.save_policy(wrapped, tmp_path / "p.turf", game="paper"), q, observation, mask)
    agree(tt.save_policy(torch.compile(module).state_dict(), tmp_path / "p.turf", game="paper", activation="tanh"), q, observation, mask)
    module = nn.Sequential(normed, nn.SiLU(), nn.Linear(8, 3))
    with torch.no_grad():
        q = module(torch.from_numpy(observation["scalars"])).numpy()
    agree(tt.save_policy(module, tmp_path / "p.turf", game="paper"), q, observation, mask)


@pytest.mark.parametrize("activation", [nn.Tanh, nn.ReLU])
def test_an_agent_of_cleanrl(activation, tmp_path):
    torch.manual_seed(5)
    observation, mask = positions("paper", 1_000)
    agent = CleanRL(activation)
    before = torch.get_rng_state()
    policy = tt.save_policy(agent, tmp_path / "p.turf", game="paper")
    assert torch.equal(torch.get_rng_state(), before) and agent.training
    with torch.no_grad():
        agree(policy, agent.actor(torch.from_numpy(observation["scalars"])).numpy(), observation, mask)
    play(policy, tmp_path)
    agent.sharpness = 2.0
    with pytest.raises(ValueError, match="CleanRL computes something else"):
        tt.save_policy(agent, tmp_path / "p.turf", game="paper")


def play(policy, tmp_path):
    """The exported file plays whole games by the contest's rules."""
    (tmp_path / "bot.py").write_text(policy.python_source())
    played = turf_rl.match(f"python:{tmp_path / 'bot.py'}", "random", game="paper", games=1)
    assert played.result.mishaps == (0, 0) and played.replays[0].turns > 0


@pytest.mark.parametrize("kind", ["PPO", "A2C", "DQN", "MaskablePPO"])
def test_an_agent_of_stable_baselines(kind, tmp_path):
    sb3, contrib = pytest.importorskip("stable_baselines3"), pytest.importorskip("sb3_contrib")
    import gymnasium
    import turf_rl.gym  # noqa: F401

    observation, mask = positions("paper", 1_000)
    x = torch.from_numpy(observation["scalars"])
    settings = {"verbose": 0, "device": "cpu", "seed": 1} | ({"n_steps": 64} if "PPO" in kind else {})
    env = gymnasium.make("turf/Paper-v1", encoding="facts", boards=[(30, 29)])
    model = getattr(contrib if kind == "MaskablePPO" else sb3, kind)("MlpPolicy", env, **settings).learn(128)
    policy = tt.save_policy(model, tmp_path / "p.turf", game="paper")
    with torch.no_grad():
        net = model.policy
        q = net.q_net(x) if kind == "DQN" else net.get_distribution(x).distribution.logits
        own = torch.from_numpy(policy.q(observation))
        assert torch.allclose(own if kind == "DQN" else own.log_softmax(-1), q, atol=1e-4)
        agree(tt.save_policy(net, tmp_path / "q.turf", game="paper"), own.numpy(), observation, mask)
    play(policy, tmp_path)
    if kind == "PPO":
        scaled = sb3.common.vec_env.VecNormalize(sb3.common.vec_env.DummyVecEnv([lambda: env]))
        with pytest.raises(ValueError, match="VecNormalize"):
            tt.save_policy(sb3.PPO("MlpPolicy", scaled, **settings), tmp_path / "p.turf", game="paper")
        layers = {"activation_fn": nn.LeakyReLU}
        with pytest.raises(ValueError, match="LeakyReLU"):
            tt.save_policy(sb3.PPO("MlpPolicy", env, policy_kwargs=layers, **settings), tmp_path / "p.turf", game="paper")
        both = sb3.PPO("MultiInputPolicy", gymnasium.make("turf/Paper-v1"), **settings)
        with pytest.raises(ValueError, match="CombinedExtractor reads several arrays, .* train with encoding='facts'$"):
            tt.save_policy(both, tmp_path / "p.turf", game="paper")


def test_agents_of_stellar(tmp_path):
    """Many heads; the exported file plays the policy's games."""
    contrib = pytest.importorskip("sb3_contrib")
    from turf_rl.gym import TurfEnv

    torch.manual_seed(3)
    own, bot = turf_rl.spec("stellar"), tmp_path / "bot.py"
    settings = {"n_steps": 2, "batch_size": 2, "n_epochs": 1, "device": "cpu", "seed": 1}
    model = contrib.MaskablePPO("MlpPolicy", TurfEnv("stellar", encoding="facts"), **settings).learn(2)
    for agent in (model, CleanRL(nn.Tanh, own.scalars, own.heads * own.actions)):
        policy = tt.save_policy(agent, tmp_path / "p.turf", game="stellar")
        bot.write_text(policy.python_source())
        played = [turf_rl.match(one, "spread", game="stellar", games=2, seed=4) for one in (policy, f"python:{bot}")]
        assert played[1].result.mishaps == (0, 0)
        assert [game.turns for game in played[0].replays] == [game.turns for game in played[1].replays]


@pytest.mark.parametrize("game", ["paper", "duel2048", "stellar"])
def test_a_sequential_chooses_as_its_file(game, tmp_path):
    torch.manual_seed(1)
    module = sequential(game, (64, 32))
    observation, mask = positions(game, 10_000 if game != "stellar" else 1_000)
    policy = tt.save_policy(module, tmp_path / "p.turf", game=game, notes={"trained_by": "nobody"})
    with torch.no_grad():
        agree(policy, module(torch.from_numpy(observation["scalars"])).numpy(), observation, mask)
    assert policy.notes["trained_by"] == "nobody"
    same = tt.save_policy(module.state_dict(), tmp_path / "q.turf", game=game, activation="relu")
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
        (nn.Sequential(nn.Linear(184, 8), nn.Mish(), nn.Linear(8, 3)), "a layer is a Mish"),
        (nn.Sequential(nn.Linear(184, 8), nn.LeakyReLU(), nn.Linear(8, 3)), "a layer is a LeakyReLU"),
        (nn.Sequential(nn.Linear(184, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 3)), "a layer is a BatchNorm1d"),
        (nn.Sequential(nn.Linear(184, 8), nn.ELU(2.0), nn.Linear(8, 3)), r"ELU\(alpha=2.0\)"),
        (nn.Sequential(nn.Linear(184, 8), nn.GELU("tanh"), nn.Linear(8, 3)), "approximate='tanh'"),
        (nn.Sequential(nn.Linear(184, 8), nn.ReLU(), nn.LayerNorm(8), nn.Linear(8, 3)), "linear, relu, norm, linear"),
        (nn.Sequential(nn.Linear(184, 8), nn.ReLU(), nn.Linear(8, 8), nn.Tanh(), nn.Linear(8, 3)), "equal hidden layers"),
        (nn.Sequential(nn.Linear(184, 8), nn.Tanh(), nn.Linear(8, 3), nn.Tanh()), "tanh, linear, tanh"),
        (nn.Sequential(nn.Linear(184, 3)), "the layers are linear"),
        (nn.Sequential(Doubling(184, 8), nn.Tanh(), nn.Linear(8, 3)), "layer 0 is a Doubling"),
        (sequential("paper", (8,), 7), "7 inputs"),
        (nn.Sequential(nn.Linear(184, 8), nn.LayerNorm(8, eps=0), nn.ReLU(), nn.Linear(8, 3)), "eps 0"),
        (nn.Sequential(nn.Linear(184, 8), nn.LayerNorm(8), nn.ReLU(), nn.Linear(8, 4)), "advantage"),
        (Wrapped(sequential("paper", (8,)), 2.0), "Wrapped computes something else than its layers"),
        (nn.ModuleDict({"body": nn.Linear(184, 8), "head": nn.Linear(8, 3)}), "the parts body, head"),
        (sequential("paper", (8,)).state_dict(), "does not say its activation"),
        (tt.Network("paper", (8,)).state_dict(), "does not say its activation"),
        (nn.Linear(2, 2), "the layers are linear"),
        (tt.Network("duel2048", (8,)), "duel2048"),
    ]:
        with pytest.raises(ValueError, match=text):
            tt.save_policy(module, path, game="paper")
    for module, text in [
        ({"body.weight": torch.zeros(3, 3)}, "body"),
        (CleanRL(nn.Tanh).state_dict(), "several networks"),
        (nn.Sequential(nn.Linear(184, 8), nn.BatchNorm1d(8), nn.Linear(8, 3)).state_dict(), "running_mean"),
    ]:
        with pytest.raises(ValueError, match=text):
            tt.save_policy(module, path, game="paper", activation="tanh")
    with pytest.raises(ValueError, match="a module says its own"):
        tt.save_policy(sequential("paper", (8,)), path, game="paper", activation="relu")
    with pytest.raises(TypeError, match="not a int"):
        tt.save_policy(5, path, game="paper")
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
