# Games of a Python file between two bots, each in a process of its own. The rules are those that turf runs (rules.py), and a bot's
# process is turf's, too (player.py). contest.py has the games whose bots are called otherwise.
import copy
import hashlib
import json
import os
import queue
import random
import signal
import struct
import subprocess
import sys
import threading
import time

from . import film, rules

GRACE = 0.5  # seconds beyond the limit, after which a process is ended
IMPORT = 10.0
MASK = (1 << 64) - 1
HERE = os.path.dirname(os.path.abspath(__file__))


class Rng:
    """turf's generator, xoshiro256++: the same seeds draw the same games."""

    def __init__(self, seed, slot=0, episode=0):
        (word,) = self.mixed(seed, 1)
        (word,) = self.mixed(word ^ (slot * 0xD6E8FEB86659FD93 & MASK), 1)
        self.state = self.mixed(word ^ (episode * 0xA0761D6478BD642F & MASK), 4)

    @staticmethod
    def mixed(x, n):
        words = []
        for _ in range(n):
            x = (x + 0x9E3779B97F4A7C15) & MASK
            z = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            words.append(z ^ (z >> 31))
        return words

    def next(self):
        def turned(x, k):
            return ((x << k) | (x >> (64 - k))) & MASK

        a, b, c, d = self.state
        drawn = (turned((a + d) & MASK, 23) + a) & MASK
        c, d = c ^ a, d ^ b
        self.state = [a ^ d, b ^ c, c ^ (b << 17 & MASK), turned(d, 45)]
        return drawn

    def unit(self):
        return (self.next() >> 11) / (1 << 53)

    def below(self, n):
        return ((self.next() >> 32) * n) >> 32


class Forfeit(Exception):
    """The bot's loss: a reason (OVT, ERR, ILL) and what happened."""

    def __init__(self, reason, detail):
        super().__init__(detail)
        self.reason, self.detail = reason, detail


class Bot:
    """A bot file, or a bot of the rules' file, and its process, which stays from game to game until it fails."""

    def __init__(self, game, name):
        self.game, self.kind = game, ""
        if os.path.isfile(name):
            self.name, self.file = os.path.splitext(os.path.basename(name))[0], os.path.basename(name)
            with open(name, "rb") as file:
                self.source = file.read()
            self.hash = "sha256:" + hashlib.sha256(self.source).hexdigest()
        elif name == "random" or name in game.bots:
            self.name = self.kind = name
            self.source, self.hash, self.file = game.source, None, game.file
        else:
            known = ", ".join(["random"] * (not game.referee) + game.bots)
            raise SystemExit("%s is neither a file nor a bot of %s: %s" % (name, game.file, known))
        self.process = None

    def start(self, match, seat, seed):
        """Begins a game. Returns the seconds that it took."""
        self.match, self.seat, self.spent, self.printed = match, seat, 0.0, ""
        own = hashlib.sha256(b"turf: a bot's own chance" + struct.pack("<Q", seed)).digest()[:8]
        if self.kind == "random":
            self.chance = random.Random(seed)
            return 0.0
        if self.process:
            self.call("C", own, IMPORT)
        else:
            self.launch()
            self.prepare()
            name = self.file.encode()
            self.call("B", own + struct.pack("<H", len(name)) + name + self.source, IMPORT, "import")
            self.imported()
        return self.begin()

    def prepare(self):
        self.call("G", self.game.rules, IMPORT)

    def imported(self):
        pass

    def begin(self):
        return self.think("N", bytes([self.seat]) + self.kind.encode(), "the start")[1]

    def finish(self):
        pass

    def launch(self):
        own = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        own.update(PYTHONHASHSEED="0", PYTHONUTF8="1", PYTHONDONTWRITEBYTECODE="1")
        command = [sys.executable, os.path.join(HERE, "player.py")]
        pipe, none = subprocess.PIPE, subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=none, env=own)
        self.answers, self.number = queue.Queue(), 0
        threading.Thread(target=self.read, args=(self.process.stdout, self.answers), daemon=True).start()

    @staticmethod
    def read(stream, answers):
        try:
            while True:
                head = stream.read(rules.ANSWER.size)
                if len(head) < rules.ANSWER.size:
                    break
                length, status, number, seconds, said = rules.ANSWER.unpack(head)
                answers.put((status, number, seconds, stream.read(length), stream.read(said)))
        except (OSError, ValueError):  # the process was ended
            pass
        answers.put(None)

    def stop(self):
        self.kill()

    def kill(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process = None

    def forfeit(self, reason, detail):
        return Forfeit(reason, "%s: %s" % (self.file, detail.replace("\n", "\n    ")))

    def mishap(self, what):
        """Notes what cost a turn, but not the game."""
        self.mishaps.append((self.match.turns, what.replace("\n", "\n    ")))

    def ask(self, tag, body, limit, what, interrupt=None):
        """Calls the process. Returns status, answer and seconds; fails if it has ended or is late. From `interrupt` seconds on the
        bot's code is interrupted again and again, on systems that can."""
        self.number += 1
        try:
            self.process.stdin.write(rules.REQUEST.pack(len(body), tag.encode(), self.number) + body)
            self.process.stdin.flush()
        except OSError:
            pass  # it has ended, and so have its answers
        try:
            answer = self.next_answer(limit, interrupt)
            while answer and answer[1] != self.number:  # that it is ready
                answer = self.next_answer(limit, interrupt)
        except queue.Empty:
            self.kill()
            raise self.forfeit("OVT", "%s: no answer within %.2f s" % (what, limit)) from None
        if answer is None:
            code = self.process.wait()
            self.kill()
            raise self.forfeit("ERR", "%s: its process ended with %d" % (what, code))
        status, _, seconds, body, said = answer
        self.printed += said.decode("utf-8", "replace")
        return status, body, seconds

    def next_answer(self, limit, interrupt):
        end = time.monotonic() + limit
        if interrupt is not None and hasattr(signal, "SIGUSR2"):
            wait = interrupt
            while time.monotonic() + wait < end:
                try:
                    return self.answers.get(timeout=wait)
                except queue.Empty:
                    self.process.send_signal(signal.SIGUSR2)
                    wait = 0.01
        return self.answers.get(timeout=max(end - time.monotonic(), 0))

    def call(self, tag, body, limit, what="preparing a game"):
        """Calls the process. Returns answer and seconds; fails if the bot does."""
        status, body, seconds = self.ask(tag, body, limit, what)
        if status != rules.DONE:
            if what == "import":
                self.kill()
            raise self.forfeit("ERR", "%s: %s" % (what, body.decode("utf-8", "replace")))
        return body, seconds

    def think(self, tag, body, what, limit=None):
        """Calls the bot's code on its clock, or for at most `limit` seconds. Returns answer and seconds."""
        left = self.game.think - self.spent
        answer, seconds = self.call(tag, body, max(left, 0.0) + GRACE if limit is None else limit + GRACE, what)
        if limit is None or self.spent > self.game.think:
            self.spent += seconds
            limit, used = self.game.think, self.spent
        else:
            used = seconds
        if used > limit:
            raise self.forfeit("OVT", "%s: %.2f s of %g s" % (what, used, limit))
        return answer, seconds

    def choose(self, position, seat, legal):
        """Decides. Returns an action as JSON and the seconds."""
        if self.kind == "random":
            return rules.plain(self.chance.choice(legal)), 0.0
        contract = self.game.contract
        limit = position.line.call.limit if contract.referee else None
        answer, seconds = self.think("P", contract.pickled(position), "a call" if contract.referee else "play", limit or None)
        try:
            return json.loads(answer.decode()), seconds
        except ValueError as error:
            raise self.forfeit("ERR", "its answer: %s" % error) from None


class Person(Bot):
    """Somebody at the page."""

    def __init__(self, pages):
        self.name, self.hash, self.kind, self.file = "human", None, "person", "human"
        self.pages, self.process = pages, None

    def start(self, match, seat, seed):
        self.match, self.seat, self.spent, self.printed = match, seat, 0.0, ""
        self.pages.seated(seat)
        return 0.0

    def choose(self, position, seat, legal):
        action = self.pages.chosen(self.match.options(seat, legal))
        if action is None:
            raise Forfeit("resigned", None)
        return self.match.of_page(action), 0.0


class Game:
    """The rules in a Python file, as turf has them."""

    Bot, Film, per_turn = Bot, film.Film, False

    def __init__(self, folder, told):
        self.file, self.settings, self.think = told["file"], told["settings"], told["think"]
        self.hash, self.endings, self.page = told["hash"], told["endings"], told["viewer"]
        with open(os.path.join(folder, self.file), "rb") as file:
            self.source = file.read()
        beside = {}
        for path in told["beside"]:
            with open(os.path.join(folder, *path.split("/")), encoding="utf-8") as file:
                beside[path] = file.read()
        sources, name = json.dumps(beside).encode() if beside else b"", self.file.encode()
        self.rules = struct.pack("<IH", len(sources), len(name)) + sources + name + self.source
        self.contract = rules.Contract(rules.Stopwatch())
        self.contract.source = self.source
        if beside:
            self.contract.on_M(sources)
        self.contract.take(rules.load_bot(self.file, self.source, None))
        self.told = json.loads(self.contract.description().decode())
        if "fault" in self.told:
            raise SystemExit("%s: %s" % (self.file, self.told["fault"]))
        self.bots = [name for name, _ in self.told["bots"]]
        self.referee = self.contract.referee
        self.Match = Match

    def series(self, bots, games, seed):
        """Plays games in pairs, in which each bot moves first once. Yields the number of who moved first, and the match. A process
        plays ten games in one seat: what it remembers is of those."""
        seats = bots, [copy.copy(bot) for bot in bots[::-1]]
        try:
            for index in range(games):
                first, chance = index % 2, Rng(seed, index, 1)
                if index // 2 % 10 == 0:
                    for bot in seats[first]:
                        bot.stop()
                yield first, self.Match(self, seats[first], Rng(seed, index // 2), [chance.next(), chance.next()])
        finally:
            for bot in seats[0] + seats[1]:
                bot.stop()

    def says(self, ending):
        return self.endings.get(ending, ending)


class Match:
    """A game between two bots, the first of which moves first, step by step."""

    def __init__(self, game, bots, setup, seeds):
        self.game, self.bots, self.seeds = game, bots, seeds
        self.begun, self.watch = lambda: None, lambda written: None
        self.contract = game.contract
        self.setup = self.draw(setup)
        self.chance = Rng(seeds[0] ^ 0xC4A2CE00D1CE5EED, seeds[1]).next()
        self.actions, self.micros, self.printed = [], [], []
        self.decisions, self.turns = 0, 0
        self.first = self.last = None
        self.think, self.slowest = [0.0, 0.0], [0.0, 0.0]
        self.winner = self.reason = self.detail = None

    def draw(self, chance):
        return {"rules": self.game.hash, "settings": self.game.settings, "seed": chance.next() >> 12}

    def new(self):
        return self.contract.new(self.game.settings, self.setup["seed"])

    def play(self):
        self.position = self.new()
        self.see()
        self.begun()
        self.settle()
        starts = [0, 0]
        for bot in self.bots:
            bot.begun, bot.mishaps = False, []
        try:
            for seat, bot in enumerate(self.bots):
                self.seat = seat
                self.think[seat] = self.slowest[seat] = bot.start(self, seat, self.seeds[seat])
                starts[seat] = int(1e6 * self.think[seat])
            while self.kind != rules.OVER:
                self.decide()
                self.settle()
            self.winner, self.reason = self.result()
        except Forfeit as why:
            self.winner, self.reason, self.detail = 1 - self.seat, why.reason, why.detail
        self.starts = starts
        for bot in self.bots:
            bot.finish()
        return self

    def result(self):
        winner, reason = self.contract.result(self.position)
        return winner, str(reason)

    def scores(self):
        return self.contract.scores(self.position) if self.contract.scored else (0.0, 0.0)

    def legal(self, seat):
        return self.contract.legals[0][seat] if self.kind == rules.BOTH else self.contract.legals[0]

    def shown(self, seat):
        """The position as a bot gets it."""
        if not self.contract.hides:
            return self.position
        seed = Rng(self.seeds[seat], MASK, self.turns).next() >> 12
        return self.contract.seen(self.contract.copy(self.position), seat, seed)

    def see(self):
        """Reads what is to be decided; rounds are counted as turf counts them."""
        self.kind = self.contract.record(0, self.position, 0)[0]
        if self.kind == rules.CHANCE:
            return
        first, last = (0, 1) if self.kind == rules.BOTH else (self.kind, self.kind)
        if self.kind == rules.OVER:
            first, last = self.first, self.last
        self.turns += self.last != self.first and first == self.first
        self.first = first if self.first is None else self.first
        self.last = last

    def settle(self):
        """Plays what chance decides. Of it turf has a stream for each number of decisions."""
        stream = Rng(self.chance, self.decisions)
        while self.kind == rules.CHANCE:
            outcomes = list(self.position.outcomes())
            left, whole = stream.unit(), sum(weight for _, weight in outcomes)
            at = len(outcomes) - 1
            for i, (_, weight) in enumerate(outcomes):
                left -= weight / whole
                if left < 0:
                    at = i
                    break
            self.micros.append(0)
            self.actions.append({"chance": rules.plain(outcomes[at][0])})
            self.step(self.actions[-1:], [outcomes[at][0]])

    def step(self, written, actions):
        self.position.play(*actions)
        self.see()
        self.watch(written)

    def decide(self):
        chosen = []
        for seat in (0, 1) if self.kind == rules.BOTH else (self.kind,):
            self.seat = seat
            self.decisions += 1
            legal, bot = self.legal(seat), self.bots[seat]
            try:
                answer, seconds = bot.choose(self.shown(seat), seat, legal)
            except Forfeit:
                self.micros.append(0)
                raise
            finally:
                said, bot.printed = bot.printed.rstrip(), ""
                if said:
                    self.printed.append({"decision": len(self.actions), "text": said})
            self.micros.append(int(1e6 * seconds))
            self.think[seat] += seconds
            self.slowest[seat] = max(self.slowest[seat], seconds)
            self.actions.append(answer)
            chosen.append(self.meant(seat, legal, answer))
        self.step(self.actions[-len(chosen) :], chosen)

    def options(self, seat, legal):
        """What a person may choose from: actions, their cells on the page, and words."""
        listed = [rules.plain(action) for action in legal]
        return [[action, self.film.cell(action), film.say(action)] for action in listed]

    def of_page(self, action):
        return action

    def meant(self, seat, legal, answer):
        """The legal action that an answer is. Fails if it is none."""
        for action in [] if self.contract.referee else legal:
            if rules.text_of(action) == json.dumps(answer, separators=(",", ":"), ensure_ascii=False):
                return action
        key = rules.as_key(answer)
        try:
            if (self.contract.allows or self.contract.referee) and self.position.allows(seat, key):
                return key
        except Exception:
            pass
        text = answer if isinstance(answer, str) else json.dumps(answer)
        raise self.bots[seat].forfeit("ILL", "illegal action %s at decision %d" % (text[:200], len(self.actions) - 1))

    def replay(self):
        """The record of the game, as turf writes it."""
        result = {"winner": self.winner, "reason": self.reason, "turns": self.turns, "score": list(self.scores())}
        if self.detail is not None:
            result["detail"] = self.detail
        record = {
            "format": "turf-replay",
            "version": 1,
            "written_by": "turf practice",
            "game": self.game.file,
            "bots": [{"name": bot.name, "hash": bot.hash} for bot in self.bots],
            "result": result,
            "setup": self.setup,
            "actions": self.actions,
            "start_micros": self.starts,
            "micros": self.micros,
        }
        if self.printed:
            record["printed"] = self.printed
        return record

