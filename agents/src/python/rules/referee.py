# A game of which there is only a referee: a function that calls the players. It runs in a thread of its own, and waits while a player
# decides. A copy is the referee called anew, with the answers given so far.
import threading
import time

CLOCKS = "time perf_counter monotonic process_time thread_time clock".split()


class Time:
    """The referee's time. It passes a little whenever it is asked for, and by sleep: so the same answers give the same game,
    whatever time the bots took. Each game has its own."""

    now = 0

    def nanoseconds(self):
        self.now += 1000
        return 1700000000 * 10**9 + self.now

    def seconds(self):
        return self.nanoseconds() / 1e9

    def sleep(self, seconds):
        self.now += int(1e9 * seconds)


TIME = Time()


def stop_time():
    for name in CLOCKS:
        setattr(time, name, TIME.seconds)
        setattr(time, name + "_ns", TIME.nanoseconds)
    time.sleep = TIME.sleep


class Modules:
    """The modules of the rules, run anew for each game: engines keep state in classes and modules. Within `with`, they are those
    that are imported, and the game's time is the time."""

    @staticmethod
    def of(name, source, beside):
        code = compile(source, name, "exec", dont_inherit=True)
        paths = [path.rsplit(".", 1)[0].replace("/", ".") for path in beside]
        names = {path[: -len(".__init__")] if path.endswith(".__init__") else path for path in paths}
        return staticmethod(lambda: Modules(name, code, names))

    def __init__(self, name, code, names):
        stem = name.rsplit(".", 1)[0]
        self.names = names | {"game", stem, "bot_" + stem}
        self.own, self.now = {}, 0
        with self:
            self.rules = sys.modules["bot_" + stem] = type(sys)("bot_" + stem)
            self.rules.__file__ = name
            exec(code, self.rules.__dict__)
            adopt(self.rules, name)

    def swap(self, modules):
        """Puts these modules in the place of those there, which it returns."""
        there = {name: sys.modules.pop(name) for name in self.names if name in sys.modules}
        sys.modules.update(modules)
        self.now, TIME.now = TIME.now, self.now
        return there

    def __enter__(self):
        self.others = self.swap(self.own)

    def __exit__(self, *_):
        self.own = self.swap(self.others)


class Failed(Exception):
    """Raised by `call` once the player's bot has failed: turf has decided the game, and what is returned is kept for watching."""


class Stopped(BaseException):
    """Ends a referee whose game nobody holds any more."""


class Chance(random.Random):
    """The referee's chance. A bot that gets an object with it gets another one."""

    def __reduce__(self):
        return random.Random, ()


class Line:
    """What passes between a referee's thread and the process. One of the two runs, the other waits."""

    def __init__(self):
        self.asked, self.answered = threading.Semaphore(0), threading.Semaphore(0)
        self.call = self.seat = self.answer = self.refusal = self.error = self.told = None

    def ask(self, seat, call):
        self.seat, self.call = seat, call
        mine = random.getstate()
        self.asked.release()
        self.answered.acquire()
        random.setstate(mine)
        if self.refusal is not None:
            raise self.refusal
        return self.answer

    def run(self, referee, settings, chance):
        try:
            random.seed(chance.random())
            players = [Player(self, seat) for seat in (0, 1)]
            self.told = self.decided(referee(players, settings, chance))
        except BaseException as error:
            self.error = error
        self.call = None
        self.asked.release()

    def decided(self, told):
        if not isinstance(told, dict) or not is_winner(told.get("winner", "")):
            raise ValueError('referee() gives no {"winner": 0, 1 or None, "reason": "a word", …}')
        return told


class Player:
    """A player, as the referee has it."""

    def __init__(self, line, seat):
        self.line, self.seat = line, seat

    def call(self, method, *arguments, limit=None, valid=None, **named):
        """Calls a method of the bot, or a function of the game's file that gets the bot's file as its first argument, there. An
        answer that is not `valid` is an illegal action of the bot."""
        return self.line.ask(self.seat, Call(method, arguments, named, limit, valid))

    def __reduce__(self):  # a board may know its players, but a bot gets none
        return type(None), ()


class Refereed:
    """A referee's game, in the form in which other games are classes."""

    def __init__(self, settings, chance):
        self.settings, self.before = settings, chance.getstate()
        self.answers, self.line = [], Line()
        own = Chance()
        own.setstate(self.before)
        self.modules = self.modules_of()
        arguments = (self.modules.rules.referee, copy.deepcopy(settings), own)
        with self.modules:
            threading.Thread(target=self.line.run, args=arguments, daemon=True).start()
            self.wait()

    def wait(self):
        self.line.asked.acquire()
        if self.line.error is not None:
            raise self.line.error

    def resume(self):
        with self.modules:
            self.line.answered.release()
            self.wait()

    @property
    def player(self):
        return self.line.seat

    @property
    def result(self):
        told = self.line.told
        return told and (told.get("winner"), str(told.get("reason") or "over"))

    @property
    def scores(self):
        return (self.line.told or {}).get("scores") or (0, 0)

    def legal(self):
        return [None]

    def allows(self, player, answer):
        valid = self.line.call.valid
        with self.modules:
            return valid is None or valid(answer)

    def play(self, answer):
        self.answers.append(answer)
        self.line.answer = copy.deepcopy(answer)
        self.resume()

    def copy(self):
        chance = random.Random()
        chance.setstate(self.before)
        again = type(self)(self.settings, chance)
        for answer in self.answers:
            again.play(answer)
        return again

    def record(self):
        """For the viewer. Before the end, what the referee returns if the bots fail now."""
        told = self.line.told
        if told is None:
            failed = self.copy()
            failed.line.refusal = Failed("the bot of player %d has failed" % self.player)
            try:
                for _ in range(1000):  # a referee may go on with the other player
                    if failed.line.told is None:
                        failed.resume()
            except Exception:
                pass
            told = failed.line.told or {}
        return told.get("record")

    def __reduce__(self):
        return self.line.call.__reduce__()

    def __del__(self):
        self.line.refusal = Stopped()
        self.line.answered.release()
