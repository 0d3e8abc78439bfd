# The games in a browser on this computer: the one that is played, and the finished ones as replays; and a person's moves.
import http.server
import json
import os
import threading
import time
import webbrowser


class Pages:
    def __init__(self, folder, games):
        with open(os.path.join(folder, "kit", "page.html"), encoding="utf-8") as file:
            self.page = file.read()
        self.lock, self.now, self.films, self.n_games = threading.RLock(), None, [], games
        self.changed = threading.Condition(self.lock)
        # A person's game: seat, choices that the page is offered (in a list), the one that it made, and whether it wants a game.
        self.seat, self.asks, self.action, self.wanted = None, None, None, True
        pages = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send(pages.answer(self.path) if self.from_here() else None)

            do_HEAD = do_GET

            def do_POST(self):
                length = int(self.headers.get("Content-Length") or 0)
                if not self.from_here() or self.headers.get("Content-Type") != "application/json" or length > 1 << 20:
                    self.send(None)
                    return
                answer = pages.hear(self.path, json.loads(self.rfile.read(length).decode("utf-8")))
                self.send(("application/json", json.dumps(answer).encode()), 400 if "error" in answer else 200)

            def from_here(self):  # no other site's page
                return self.headers.get("Host", "").split(":")[0] in ("127.0.0.1", "localhost")

            def send(self, answer, status=200):
                if answer is None:
                    self.send_error(404)
                    return
                kind, body = answer
                self.send_response(status)
                self.send_header("Content-Type", kind + "; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = "http://127.0.0.1:%d/" % self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def browse(self):
        threading.Thread(target=webbrowser.open, args=(self.url,), daemon=True).start()

    def wait(self):
        try:
            while True:
                time.sleep(3600)
        except KeyboardInterrupt:
            pass

    def follow(self, film):
        """Shows a running game. A frame is added while no page is answered."""
        add = film.match.watch

        def locked(written):
            with self.lock:
                add(written)

        film.match.watch = locked
        with self.lock:
            self.now, self.seat = film, None

    def add(self, film):
        with self.lock:
            self.films.append(film.finish())
            self.changed.notify_all()

    def seated(self, seat):
        """Begins a person's game, after the first when the page asks for it."""
        with self.lock:
            while not self.wanted:
                self.changed.wait(0.2)  # Ctrl-C is heard in between
            self.seat, self.wanted = seat, False

    def chosen(self, options):
        """Waits for the person's choice; None: gives up."""
        with self.lock:
            self.asks = [options]
            self.changed.notify_all()
            while self.asks:
                self.changed.wait(0.2)
            return self.action

    def hear(self, path, wanted):
        with self.lock:
            if path == "/api/new":
                self.wanted = True
                self.changed.notify_all()
                return {}
            if path != "/api/act" or wanted["id"] != len(self.films) or not self.asks:
                return {"error": "it is not your move"}
            film, sent = self.now, len(self.now.told["frames"])
            self.action, self.asks = wanted["action"], None
            self.changed.notify_all()
            while not self.asks and not film.told["end"]:
                self.changed.wait(0.2)
            return self.update(film, sent)

    def update(self, film, sent):
        """What happened after so many frames, and what is asked."""
        told, asks = film.told, not film.told["end"] and self.asks
        moments = [moment for moment in told["moments"] if moment["kind"] == "end"]
        asked = {"your_move": bool(asks), "options": asks[0] if asks else None}
        return dict(asked, frames=film.since(sent), end=told["end"], moments=moments, printed=[])

    def answer(self, path):
        path, _, query = path.partition("?")
        with self.lock:
            if path == "/":
                return "text/html", self.page.encode()
            if path == "/state.json":
                told = getattr(self.now, "told", None)
                over = bool(told and told["end"])
                state = {"games": [[film["names"], film["end"]] for film in self.films]}
                state["now"] = {"film": told, "live": None if over else len(self.films) + 1, "id": len(self.films)} if told else None
                state["more"] = len(self.films) < self.n_games
                state["yours"] = None if over or not self.asks else len(self.films)
                return "application/json", json.dumps(state).encode()
            if path == "/api/game/%d" % len(self.films) and self.asks:
                told = self.now.told
                begun = {"id": len(self.films), "film": told, "seat": self.seat, "update": self.update(self.now, len(told["frames"]))}
                return "application/json", json.dumps(begun).encode()
            if path.startswith("/game/") and path[6:].isdigit() and int(path[6:]) < len(self.films):
                return "application/json", json.dumps(self.films[int(path[6:])]).encode()
        return None
