# The games in a browser on this computer: the one that is played, and the finished ones as replays.
import http.server
import json
import os
import threading
import time
import webbrowser


class Pages:
    def __init__(self, folder):
        with open(os.path.join(folder, "kit", "page.html"), encoding="utf-8") as file:
            self.page = file.read()
        self.lock, self.now, self.films = threading.RLock(), None, []
        pages = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                answer = pages.answer(self.path, self.headers.get("Host", ""))
                if answer is None:
                    self.send_error(404)
                    return
                kind, body = answer
                self.send_response(200)
                self.send_header("Content-Type", kind + "; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
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
        self.now = film

    def add(self, film):
        with self.lock:
            self.films.append(film.finish())

    def answer(self, path, host):
        if host.split(":")[0] not in ("127.0.0.1", "localhost"):  # another site's page
            return None
        path, _, query = path.partition("?")
        with self.lock:
            if path == "/":
                return "text/html", self.page.encode()
            if path == "/state.json":
                told = getattr(self.now, "told", None)
                over = bool(told and told["end"])
                state = {"games": [[film["names"], film["end"]] for film in self.films]}
                state["now"] = {"film": told, "live": None if over else len(self.films) + 1, "id": len(self.films)} if told else None
                return "application/json", json.dumps(state).encode()
            if path.startswith("/game/") and path[6:].isdigit() and int(path[6:]) < len(self.films):
                return "application/json", json.dumps(self.films[int(path[6:])]).encode()
        return None
