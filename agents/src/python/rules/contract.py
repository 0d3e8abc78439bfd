# The process that holds the rules of a game in a Python file. The parent names games by numbers and sends what is to be played in
# many of them at once; the answer says of each position what turf must know: who decides, what is legal, the result, the scores,
# and what a network sees.
#   news:   length (4), JSON: actions and endings that were met for the first time, numbered in order
#   record: kind (1), then for a decision the number of actions (2) and each one's number (2); both players' where both
#           decide; weights (8 each) where chance does; winner and ending (1, 2) at the end; length (4) and text of a fault;
#           scores (2 x 8) if the rules have any; and, where it is asked for, how many observations follow (1), and of each the
#           player (1), cells and numbers: of who decides, or before a roll has decided
import contextlib
import pickle
import random
import struct

MOVE = struct.Struct("<IIHH")  # game, its number afterwards, place of the action among the legal ones, and of B's
START = struct.Struct("<IQ")  # game, seed
COUNT = struct.Struct("<H")
END = struct.Struct("<Bbh")
CHANCE, OVER, FAULT, BOTH = 2, 3, 4, 5
SAMPLE_GAMES, SAMPLE_PLIES = 100, 20000
NONE = 0xFFFF
LONGEST_COPY = 1000000
LONGEST_RECORD = 8000000
HEADS = {(player, n): bytes((player,)) + COUNT.pack(n) for player in (0, 1) for n in range(1, 1000)}


class Table:
    """Values numbered in the order in which they are met."""

    def __init__(self):
        self.numbers = {}
        self.by_text = {}
        self.fresh = []

    def number(self, value):
        try:
            return self.numbers[value]
        except KeyError:
            pass
        except TypeError:  # a list
            value = as_key(value)
            if value in self.numbers:
                return self.numbers[value]
        text = text_of(value)
        if len(self.by_text) == NONE:
            advice = "split a turn into several plays, or give shares instead of amounts"
            raise ValueError("there are more than 65,535 different actions: " + advice)
        if text not in self.by_text:  # True is 1 to a dict, but not to JSON
            self.by_text[text] = len(self.by_text)
            self.fresh.append(plain(value))
        self.numbers[value] = self.by_text[text]
        return self.by_text[text]


def is_winner(value):
    return value is None or not isinstance(value, (bool, float)) and value in (0, 1)


def drawable(value):
    """What JSON cannot say itself: arrays and numbers of numpy, for example."""
    return value.tolist() if hasattr(value, "tolist") else plain(value)


class Fault(Exception):
    """What is wrong with the rules, with its line."""


def watched(answer):
    """Lets the parent interrupt an answer, and names the line that failed or took too long."""

    def call(self, body):
        try:
            if self.referee:  # a thread, which cannot be interrupted: the process is killed
                return answer(self, body)
            return self.timed(answer, self, body)
        except (Exception, TimeIsUp) as error:
            raise Fault(self.words(error)) from None

    return call


class Contract(Sight):
    def __init__(self, stopwatch):
        self.timed = stopwatch.timed
        self.games, self.legals = {}, {}
        self.beside = {}
        self.forget()

    def forget(self):
        self.actions, self.endings = Table(), Table()
        self.known = self.actions.numbers.__getitem__

    def builtins(self):
        return None

    def on_M(self, body):
        """Takes the modules beside the file, before it is read."""
        self.beside = json.loads(body)
        sys.meta_path.append(Beside(self.beside))

    def take(self, module):
        self.module = module
        adopt(module, module.__file__)
        self.Game = getattr(module, "Game", None)
        self.referee = callable(getattr(module, "referee", None))
        if self.referee:
            stop_time()
            self.Game = type("Game", (Refereed,), {"modules_of": Modules.of(module.__file__, self.source, self.beside)})
        if not isinstance(self.Game, type):
            raise AttributeError("the file defines neither a class Game nor a function referee(players, settings, chance)")
        for name in ("play", "legal"):
            if not callable(getattr(self.Game, name, None)):
                raise AttributeError("class Game has no method %s" % name)
        self.settings = dict(getattr(module, "settings", None) or {})
        self.see(self.Game)
        self.simultaneous = bool(getattr(self.Game, "simultaneous", False))
        self.has_chance = callable(getattr(self.Game, "outcomes", None))
        self.scored = hasattr(self.Game, "scores")
        self.shows = callable(getattr(self.Game, "show", None))
        self.hides = callable(getattr(self.Game, "seen", None))
        self.allows = callable(getattr(self.Game, "allows", None))
        self.result_is_called = inspect.isfunction(getattr(self.Game, "result", None))
        self.player_is_called = inspect.isfunction(getattr(self.Game, "player", None))
        self.grid(None)
        self.numbers = 0
        self.sides = None

    # Positions.

    def new(self, settings, seed):
        return self.Game(dict(settings), random.Random(seed))

    def record(self, name, game, observed, mover=None):
        """What the parent must know of a position, to which `mover`'s action or chance has led."""
        result = game.result
        if self.result_is_called:
            result = result()
        player = 0
        if result is not None:
            if not isinstance(result, (tuple, list)) or len(result) != 2 or not is_winner(result[0]):
                raise ValueError("result is %r, not (winner 0, 1 or None, \"a word\")" % (result,))
            winner, ending = result
            answer = END.pack(OVER, -1 if winner is None else winner, self.endings.number(ending))
        else:
            player = self.player(game) if self.player_is_called else game.player
            if player is None:
                outcomes = list(game.outcomes())
                weights = array("d", [weight for _, weight in outcomes])
                if not outcomes or min(weights) <= 0:
                    raise ValueError("outcomes() gives no list of (outcome, weight above 0)")
                self.legals[name] = legal = [outcome for outcome, _ in outcomes]
                answer = bytes((CHANCE,)) + self.ids(legal) + weights.tobytes()
                player = 0
            elif self.simultaneous:
                self.legals[name] = legal = [list(self.legal(game, side)) for side in (0, 1)]
                answer = bytes((BOTH,)) + self.ids(legal[0]) + self.ids(legal[1])
                player = 0
            else:
                self.legals[name] = legal = game.legal(player) if self.legal_of else game.legal()
                try:
                    answer = HEADS[player, len(legal)] + array("H", [*map(self.known, legal)]).tobytes()
                except (KeyError, TypeError):
                    if player not in (0, 1):
                        raise ValueError("player is %r, not 0, 1 or None" % (player,)) from None
                    self.legals[name] = legal = list(legal)
                    answer = bytes((player,)) + self.ids(legal)
        if self.scored:
            answer += array("d", self.scores(game)).tobytes()
        if observed:
            seers = (player,) if answer[0] < CHANCE else (0, 1) if answer[0] == BOTH else ()
            if answer[0] == CHANCE and mover is not None:
                seers = (mover,)
            answer += bytes((len(seers),))
            for player in seers:
                answer += bytes((player,)) + self.observation(game, player)
        return answer

    def ids(self, actions):
        if not actions:
            raise ValueError("legal() is empty, but there is no result")
        if len(actions) >= NONE:
            raise ValueError("legal() gives more than 65,535 actions")
        return COUNT.pack(len(actions)) + array("H", [*map(self.actions.number, actions)]).tobytes()

    # Requests.

    def answer(self, records):
        news = b""
        if self.actions.fresh or self.endings.fresh:
            news = json.dumps([self.actions.fresh, self.endings.fresh]).encode()
            self.actions.fresh, self.endings.fresh = [], []
        return struct.pack("<I", len(news)) + news + b"".join(records)

    def fault(self, error):
        text = self.words(error).encode("utf-8", "replace")[:4000]
        return bytes((FAULT,)) + struct.pack("<I", len(text)) + text

    def words(self, error):
        """The last line of the file that the error passed, and its message."""
        line, frames = "", error.__traceback__
        while frames is not None:
            file = frames.tb_frame.f_code.co_filename
            if file == self.module.__file__ or file in self.beside:
                line = "%sline %d: " % (file + " " if file in self.beside else "", frames.tb_lineno)
            frames = frames.tb_next
        text = "%s: %s" % (type(error).__name__, error) if str(error) else type(error).__name__
        if isinstance(error, OSError) and error.filename:
            text += "; rules read no files: keep data in a module beside them"
        if isinstance(error, TimeIsUp):
            text = "takes too long"
        return line + text if line else str(error) or text

    @watched
    def on_S(self, body):
        """Starts games: settings as JSON, then a record of each."""
        (length,) = struct.unpack_from("<I", body)
        settings = json.loads(body[4 : 4 + length])
        observed = body[4 + length]
        records = []
        for name, seed in START.iter_unpack(body[5 + length :]):
            try:
                game = self.games[name] = self.new(settings, seed)
                records.append(self.record(name, game, observed))
            except Exception as error:
                records.append(self.fault(error))
        return self.answer(records)

    @watched
    def on_P(self, body):
        """Forgets games, then plays in others."""
        (forgotten,) = struct.unpack_from("<I", body)
        at = 5 + 4 * forgotten
        observed = body[4]
        games, legals, record = self.games, self.legals, self.record
        for name in array("I", body[5:at]):
            games.pop(name, None)
            legals.pop(name, None)
        records = []
        for name, after, place, place_of_b in MOVE.iter_unpack(body[at:]):
            try:
                game = games[name]
                if after != name:
                    game = games[after] = self.copy(game)
                    legals[after] = legals[name]
                legal = legals[after]
                mover = None
                if place_of_b == NONE:
                    mover = observed and (self.player(game) if self.player_is_called else game.player)
                    game.play(legal[place])
                else:
                    game.play(legal[0][place], legal[1][place_of_b])
                records.append(record(after, game, observed, mover))
            except Exception as error:
                records.append(self.fault(error))
        return self.answer(records)

    @watched
    def on_Q(self, body):
        """One question about one game, as JSON."""
        asked = json.loads(body)
        return getattr(self, "ask_" + asked.pop("ask"))(**asked)

    def ask_observation(self, game, player):
        return self.observation(self.games[game], player)

    def ask_shown(self, game, player):
        game = self.games[game]
        return json.dumps(self.show(game, player) if self.shows else {"text": str(game)}, default=drawable).encode()

    def ask_record(self, game):
        record = json.dumps(self.games[game].record(), default=drawable).encode()
        if len(record) > LONGEST_RECORD:
            raise ValueError("the record has %d bytes as JSON, more than %d" % (len(record), LONGEST_RECORD))
        return record

    def ask_checked(self, first, last):
        return json.dumps(Checks(self).told(first, last)).encode()

    def ask_allowed(self, game, player, action):
        """Answers 1 if the rules take an action that they do not list, 0 if not. A bot's answer may be anything, so an exception is a
        no. A text is the fault of an action that fails after all, unless a listed one fails, too."""
        game, legal, action = self.games[game], self.legals[game], as_key(action)
        try:
            if not game.allows(player, action):
                return b"\0"
        except Exception as error:
            return self.fault(error)[5:] if self.referee else b"\0"
        try:
            self.tried(game, legal, player, action)
        except Exception as error:
            try:
                self.tried(game, legal, player, (legal[player] if self.simultaneous else legal)[0])
            except Exception:
                return b"\1"
            return self.fault(error)[5:]
        return b"\1"

    def tried(self, game, legal, player, action):
        """Plays a player's action in a copy; where both decide, with the first one of the other."""
        if self.referee:  # its copies call all over again
            return
        actions = [action]
        if self.simultaneous:
            actions.insert(1 - player, legal[1 - player][0])
        tried = self.copy(game)
        tried.play(*actions)
        self.record(-1, tried, 0)

    def ask_played(self, game, after, actions):
        played = self.games[game]
        if after != game:
            played = self.games[after] = self.copy(played)
        try:
            played.play(*map(as_key, actions))
            return self.answer([self.record(after, played, 0)])
        except Exception as error:
            return self.answer([self.fault(error)])

    def ask_twin(self, setup, positions):
        return json.dumps(Twin(self).differs(setup, positions), default=plain).encode()

    def ask_pickled(self, game):
        """The seconds that a bot has for its answer, 0 for no limit of its own, then the game, or a referee's call."""
        game = self.games[game]
        limit = game.line.call.limit if self.referee else None
        return struct.pack("<d", limit or 0.0) + self.pickled(game)

    def pickled(self, game):
        """A copy for a bot's process."""
        with game.modules if self.referee else contextlib.nullcontext():
            copy = pickle.dumps(game)
        if len(copy) > LONGEST_COPY:
            raise ValueError("a bot's copy of the game has more than %d bytes pickled" % LONGEST_COPY)
        return copy

    def ask_seen(self, game, after, player, seed):
        """A copy in which what the player may not know is drawn anew."""
        seen = self.games[after] = self.seen(self.games[game], player, seed)
        return self.answer([self.record(after, seen, 0)])

    def seen(self, game, player, seed):
        random.seed(seed)
        if takes(self.Game.seen, 2):
            return game.seen(player, random.Random(seed))
        return game.seen(player)

    def ask_again(self, game, settings, seed, steps):
        """A position by the way to it: the set-up, then actions and outcomes, of both players where both decide."""
        again = self.new(settings, seed)
        for step in steps:
            if "seen" in step:
                again = self.seen(again, *step["seen"])
                continue
            self.record(game, again, 0)
            legal = self.legals[game]
            each = zip(legal, step["play"]) if len(step["play"]) == 2 else [(legal, step["play"][0])]
            again.play(*(next((a for a in legal if plain(a) == wanted), as_key(wanted)) for legal, wanted in each))
        self.games[game] = again
        return self.answer([self.record(game, again, 0)])

    def ask_description(self):
        try:
            return self.description()
        except Exception as error:
            return json.dumps({"fault": self.words(error)}).encode()

    def description(self):
        """What is fixed of the game, found by random games from fixed seeds."""
        values, plies, decided = set(), 0, set()
        rows = None
        listed = getattr(self.Game, "actions", None)
        listed = list(map(plain, listed)) if listed is not None and not callable(listed) else None
        legend = {}
        drew = False
        for seed in range(0 if self.referee else SAMPLE_GAMES):
            chance, own = random.Random(seed), random.Random(seed)
            before = own.getstate()
            game = self.Game(dict(self.settings), own)
            drew |= own.getstate() != before
            self.scored |= hasattr(game, "scores")
            while plies < SAMPLE_PLIES:
                kind = self.record(0, game, 0)[0]
                if self.shows and (plies < 500 or plies % 16 == 0):
                    for player in (None, 0, 1) if self.personal else (None,):
                        shown = self.drawn(game, player)
                        if shown.get("grid") is None:
                            continue
                        legend = shown.get("legend") or legend
                        grid = [list(row) for row in shown["grid"]]
                        rows = rows or [len(grid), max(map(len, grid), default=0)]
                        values.update(itertools.chain.from_iterable(grid))
                if kind == OVER:
                    break
                plies += 1
                legal = self.legals[0]
                if kind == CHANCE:
                    weights = [weight for _, weight in game.outcomes()]
                    game.play(chance.choices(legal, weights)[0])
                elif kind == BOTH:
                    decided |= keys([*legal[0], *legal[1]])
                    game.play(*map(chance.choice, legal))
                else:
                    decided |= keys(legal)
                    game.play(chance.choice(legal))
            if plies >= SAMPLE_PLIES:
                break
        met = [json.loads(text) for text in {text_of(action) for action in decided}] or [None]
        if rows:
            self.classes(values, legend)
            self.grid(rows)
        game = self.new(self.settings, 0)
        self.numbers = (len(self.observation(game, 0)) - self.cells) // 4
        own = [kind for kind in vars(self.module).values() if isinstance(kind, type) and kind.__module__ == "game"]
        players = [kind for kind in own if kind is not self.Game and callable(getattr(kind, "play", None))]
        listed_bots = getattr(self.module, "bots", [kind for kind in players if not kind.__name__.startswith("_")])
        bots = [(kind.__name__, (inspect.getdoc(kind) or "").split("\n")[0]) for kind in listed_bots]
        endings = getattr(self.Game, "endings", None) or getattr(self.module, "endings", None) or {}
        described = {
            "doc": inspect.getdoc(self.module) or "",
            "settings": self.settings,
            "simultaneous": self.simultaneous,
            "chance": self.has_chance,
            "hidden": self.hides,
            "observes": self.observes,
            "lists": listed is not None,
            "copies": self.own_copy,
            "known_setup": bool(getattr(self.Game, "known_setup", False)),
            "allows": self.allows,
            "drawn": drew or self.referee,
            "referee": self.referee,
            "seconds": float(getattr(self.module, "seconds", None) or 0),
            "viewer": str(getattr(self.module, "viewer", None) or "") if self.referee else "",
            "scored": self.scored,
            "rows": rows,
            "cells": self.cells,
            "classes": 1 + max((n for side in self.sides for n in side.values()), default=0) if rows else 1,
            "numbers": self.numbers,
            "shows": self.shows,
            "personal": self.personal,
            "actions": sorted(listed if listed is not None else met, key=order),
            "endings": {str(code): str(text) for code, text in dict(endings).items()},
            "bots": bots,
            "legend": [[text_of(v), by if by is None or isinstance(by, str) else int(by)] for v, by in legend.items()],
        }
        # The parent numbers actions as this process does: from the beginning.
        self.forget()
        return json.dumps(described).encode()

    def drawn(self, game, player):
        """What is shown, if it has the form that pages draw."""
        shown = self.show(game, player)
        if not isinstance(shown, dict):
            raise ValueError("show() gives %s, not {\"grid\": rows, \"legend\": {…}, \"text\": …}" % type(shown).__name__)
        for value, meaning in (shown.get("legend") or {}).items():
            if not (isinstance(meaning, str) or is_winner(meaning)):
                raise ValueError("legend gives %r as %r, neither a player, 0 or 1, nor a text" % (value, meaning))
        return shown

    def ask_observed(self, told):
        self.take_over(**told)

    def ask_sides(self):
        return json.dumps([[[plain(v), n] for v, n in side.items()] for side in self.sides] if self.sides else None).encode()

    def classes(self, values, legend):
        """A class for each value of a cell; values that the legend gives to the players 0 and 1 are own and other's."""
        owned = [sorted((v for v in values | set(legend) if is_side(legend.get(v), side)), key=order) for side in (0, 1)]
        rest = sorted((v for v in values if v not in owned[0] and v not in owned[1]), key=order)
        self.sides = [Classes((v, 1 + i) for i, v in enumerate(rest)) for _ in (0, 1)]
        at = 1 + len(rest)
        for a, b in itertools.zip_longest(*owned):
            for value, classes in ((a, (at, at + 1)), (b, (at + 1, at))):
                if value is not None:
                    self.sides[0][value], self.sides[1][value] = classes
            at += 2


def keys(actions):
    try:
        return set(actions)
    except TypeError:  # a list
        return set(map(as_key, actions))


def is_side(owner, side):
    return owner is not None and not isinstance(owner, (bool, str)) and owner == side


def order(value):
    """An order of actions that no run changes: numbers first, then text."""
    if isinstance(value, (tuple, list)):
        return (2, "", [order(part) for part in value])
    if isinstance(value, (int, float)):
        return (0, "", value)
    return (1, str(value), 0)
