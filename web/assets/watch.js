// Watching a running tournament: standings, what is being played, and the newest games on several boards at once.
'use strict';

// A small board that shows one game after the other, each in about as much time.
turf.SmallBoard = class {
  static SECONDS = 14;
  static REST = 2.5;

  constructor(next, open) {
    const e = turf.element;
    Object.assign(this, { next, reel: null, at: 0, rest: 0, waiting: false });
    this.canvas = e('canvas', { class: 'board', role: 'img', 'aria-label': 'a game of the tournament' });
    this.names = [0, 1].map((side) => e('span', { class: `name side${side}` }, e('i', { text: 'AB'[side] }), e('span')));
    this.caption = e('span', { class: 'caption', text: 'waiting for a game' });
    this.root = e('button', { type: 'button', class: 'small', title: 'watch this game', onclick: () => this.reel && open(this.reel.film) },
      e('span', { class: 'pair' }, ...this.names), this.canvas, this.caption);
  }

  show(film) {
    this.reel = new turf.Reel(film);
    [this.at, this.rest] = [0, 0];
    film.names.forEach((name, side) => { this.names[side].lastChild.textContent = name; });
  }

  // Asks for the next game when this one has been shown and looked at for a while.
  async tick(passed) {
    if (this.reel && this.at < this.reel.length) {
      this.at = Math.min(this.reel.length, this.at + (passed / 1000) * Math.max(1, this.reel.length / turf.SmallBoard.SECONDS));
      this.reel.seek(Math.floor(this.at));
    } else {
      this.rest += passed / 1000;
      if (!this.waiting && (!this.reel || this.rest > turf.SmallBoard.REST)) {
        this.waiting = true;
        try {
          const film = await this.next();
          if (film) this.show(film);
        } finally {
          this.waiting = false;
        }
      }
    }
    this.draw();
  }

  draw() {
    if (!this.reel) return;
    const { film, game, position, frame, length } = this.reel;
    game.draw(turf.sharp(this.canvas), position, {});
    const { end } = film;
    const result = !end ? '' : end.winner === null ? `draw: ${end.text}` : `${film.names[end.winner]} wins: ${end.text}`;
    this.caption.textContent = frame === length && result ? result : game.caption(position);
  }
};

turf.Tournament = class {
  static EVERY = 1000; // milliseconds between two looks at the standings
  static BOARDS = 4;

  constructor(root, open) {
    const e = turf.element;
    Object.assign(this, { root, seen: new Set(), standings: null, closed: false });
    this.title = e('h1');
    this.progress = e('progress', { max: 1, value: 0, 'aria-label': 'pairings over' });
    this.table = e('tbody');
    this.running = e('ul', { class: 'running' });
    this.last = e('ol', { class: 'last' });
    const head = ['', 'bot', 'played', 'W', 'D', 'L', 'points', 'rating'].map((text) => e('th', { text }));
    this.boards = Array.from({ length: turf.Tournament.BOARDS }, () => new turf.SmallBoard(() => this.nextFilm(), open));
    this.open = open;
    root.replaceChildren(e('div', { class: 'tournament' },
      e('div', { class: 'boards' }, ...this.boards.map((board) => board.root)),
      e('aside', {}, e('section', {}, this.title, this.progress),
        e('section', {}, e('h2', { text: 'Standings' }), e('div', { class: 'scroll' }, e('table', {}, e('thead', {}, e('tr', {}, ...head)), this.table))),
        e('section', { class: 'games-now' }, e('h2', { text: 'Playing now' }), this.running, e('h2', { text: 'Last games' }), this.last))));
    this.look();
    let last = performance.now();
    const loop = (now) => {
      if (this.closed) return;
      this.boards.forEach((board) => board.tick(Math.min(now - last, 250)));
      last = now;
      requestAnimationFrame(loop);
    };
    requestAnimationFrame(loop);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.root.replaceChildren();
  }

  async look() {
    try {
      this.standings = await turf.ask('watch');
      if (this.closed) return;
      this.draw();
      turf.say('');
    } catch (error) {
      turf.say(error.message);
    }
    if (!this.closed) this.timer = setTimeout(() => this.look(), turf.Tournament.EVERY);
  }

  // The newest game that has not been shown; when all have been, any of the newest again.
  async nextFilm() {
    const games = this.standings ? this.standings.last.filter(({ id }) => id !== null) : [];
    const game = games.find(({ id }) => !this.seen.has(id)) || games[Math.floor(Math.random() * games.length)];
    if (!game) return null;
    this.seen.add(game.id);
    try {
      return await turf.ask(`watch/${game.id}`);
    } catch {
      return null; // its replay is not there
    }
  }

  async openGame(id) {
    try {
      this.open(await turf.ask(`watch/${id}`));
    } catch (error) {
      turf.say(error.message);
    }
  }

  draw() {
    const e = turf.element;
    const { game, format, state, games_played: games, pairings_over: over, pairings_expected: expected, table, running, last } = this.standings;
    this.title.textContent = `${game}, ${format}: ${state}`;
    this.progress.max = Math.max(1, expected);
    this.progress.value = over;
    this.progress.title = `${over} of ${expected} pairings, ${games} games`;
    this.table.replaceChildren(...table.map((row) => e('tr', { class: row.promoted ? 'promoted' : '' },
      ...[row.place, row.name, row.played, row.wins, row.draws, row.losses, row.points, Math.round(row.rating)].map((text) => e('td', { text })))));
    this.running.replaceChildren(...running.map(({ names, wins, draws, game: number }) =>
      e('li', { text: `${names[0]} ${wins[0]} : ${wins[1]} ${names[1]}, game ${number}${draws ? `, ${draws} drawn` : ''}` })));
    this.last.replaceChildren(...last.slice(0, 12).map(({ id, names, winner, reason, scores }) => e('li', {},
      e('button', { type: 'button', disabled: id === null, onclick: () => this.openGame(id) },
        e('span', { class: winner === 0 ? 'won' : '', text: names[0] }), ` ${Math.round(scores[0])} : ${Math.round(scores[1])} `,
        e('span', { class: winner === 1 ? 'won' : '', text: names[1] }), e('small', { text: reason })))));
  }

  // For tests.
  get drawn() {
    return this.standings !== null;
  }

  state() {
    return {
      standings: this.standings,
      boards: this.boards.map(({ reel }) => (reel ? { names: reel.film.names, frame: reel.frame, frames: reel.length } : null)),
    };
  }
};
