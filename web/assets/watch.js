// Watching a running tournament: standings, what is being played, and the newest games on several boards at once.
'use strict';

// A small board that shows one game after the other: finished ones each in about as much time, one that is being played as
// it goes on.
turf.SmallBoard = class {
  static SECONDS = 14;
  static REST = 2.5;
  static ASK = 1; // seconds between two looks at a game that is being played
  static PATIENCE = 8; // looks without news of such a game before it is given up

  // `next` gives { film, live }, or null; `more` the same for a live game that goes on. `live` is null once it is over.
  constructor(next, more, open) {
    const e = turf.element;
    Object.assign(this, { next, more, reel: null, live: null, at: 0, rest: 0, asked: 0, misses: 0, waiting: false });
    this.canvas = e('canvas', { class: 'board', role: 'img', 'aria-label': turf.t('a game of the tournament') });
    this.names = [0, 1].map((side) => e('span', { class: `name side${side}` }, e('i', { text: 'AB'[side] }), e('span')));
    this.caption = e('span', { class: 'caption', text: turf.t('waiting for a game') });
    this.root = e('button', { type: 'button', class: 'small', title: turf.t('watch this game'), onclick: () => this.reel && open(this.reel.film, this.id) },
      e('span', { class: 'pair' }, ...this.names), this.canvas, this.caption);
  }

  show({ film, live, id }) {
    this.id = id;
    this.reel = new turf.Reel(film);
    Object.assign(this, { live, at: live ? this.reel.length : 0, rest: 0, asked: 0, misses: 0 });
    this.reel.seek(this.at);
    film.names.forEach((name, side) => { this.names[side].lastChild.textContent = name; });
  }

  // The same game, further on.
  goOn(found) {
    this.misses = found ? 0 : this.misses + 1;
    if (found) Object.assign(this, { live: found.live, rest: 0 });
    if (found) [this.reel.film, this.id] = [found.film, found.id];
    if (this.misses > turf.SmallBoard.PATIENCE) this.live = null;
  }

  // Frames a second: what is new of a live game is shown until there is more.
  get pace() {
    const { length } = this.reel;
    return this.live ? Math.max(2, (length - this.at) / turf.SmallBoard.ASK) : Math.max(1, length / turf.SmallBoard.SECONDS);
  }

  // Asks for more of this game, or for the next one when this one has been shown and looked at for a while.
  async tick(passed) {
    const seconds = passed / 1000;
    this.asked += seconds;
    if (this.reel && this.at < this.reel.length) {
      this.at = Math.min(this.reel.length, this.at + seconds * this.pace);
      this.reel.seek(Math.floor(this.at));
    } else {
      this.rest += seconds;
    }
    this.draw();
    const over = !this.reel || (!this.live && this.rest > turf.SmallBoard.REST);
    if (this.waiting || !(over || this.live) || this.asked < turf.SmallBoard.ASK * (over ? 0.3 : 1)) return;
    [this.waiting, this.asked] = [true, 0];
    try {
      if (over) {
        const found = await this.next();
        if (found) this.show(found);
      } else {
        this.goOn(await this.more(this.live));
      }
    } finally {
      this.waiting = false;
    }
  }

  draw() {
    if (!this.reel) return;
    const { film, game, position, frame, length } = this.reel;
    game.draw(turf.sharp(this.canvas), position, {});
    const { end } = film;
    const result = !end ? '' : end.winner === null ? turf.t('draw: {}', turf.told(end.text)) : turf.t('{} wins: {}', film.names[end.winner], turf.told(end.text));
    this.root.classList.toggle('live', Boolean(this.live));
    this.caption.textContent = frame === length && result ? result : this.live ? turf.t('live · {}', game.caption(position)) : game.caption(position);
  }
};

turf.Tournament = class {
  static EVERY = 1000; // milliseconds between two looks at the standings
  static BOARDS = 4;

  constructor(root, open) {
    const e = turf.element;
    Object.assign(this, { root, seen: new Set(), showing: [], standings: null, closed: false });
    this.title = e('h1');
    this.progress = e('progress', { max: 1, value: 0, 'aria-label': turf.t('pairings over') });
    this.table = e('tbody');
    this.running = e('ul', { class: 'running' });
    this.last = e('ol', { class: 'last' });
    const head = ['', turf.t('bot'), turf.t('played'), turf.t('W'), turf.t('D'), turf.t('L'), turf.t('points'), turf.t('rating')].map((text) => e('th', { text }));
    this.boards = Array.from({ length: turf.Tournament.BOARDS }, (_, k) => new turf.SmallBoard(() => this.nextGame(k), (live) => this.moreOf(live), open));
    this.open = open;
    root.replaceChildren(e('div', { class: 'tournament' },
      e('div', { class: 'boards' }, ...this.boards.map((board) => board.root)),
      e('aside', {}, e('section', {}, this.title, this.progress),
        e('section', {}, e('h2', { text: turf.t('Standings') }), e('div', { class: 'scroll' }, e('table', {}, e('thead', {}, e('tr', {}, ...head)), this.table))),
        e('section', { class: 'games-now' }, e('h2', { text: turf.t('Playing now') }), this.running, e('h2', { text: turf.t('Last games') }), this.last))));
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

  // For board k: a game that is being played and on no other board; else the newest game that has not been shown; when all
  // have been, any of the newest again that is on no other board.
  async nextGame(k) {
    this.showing[k] = null;
    const shown = (pairing) => this.boards.some(({ live }) => live && live.pairing === pairing);
    const running = this.standings ? this.standings.running.find(({ id, pairing }) => id !== null && !shown(pairing)) : null;
    if (running) {
      const { id, pairing } = running;
      const film = await turf.ask(`watch/${id}`).catch(() => null); // it may have ended
      if (film && !shown(pairing)) return { film, live: { id, pairing, game: film.live } };
    }
    const games = this.standings ? this.standings.last.filter(({ id }) => id !== null) : [];
    const others = games.filter(({ id }) => !this.showing.includes(id));
    const game = games.find(({ id }) => !this.seen.has(id)) || others[Math.floor(Math.random() * others.length)];
    if (!game) return null;
    this.showing[k] = game.id;
    return this.whole(game);
  }

  async whole({ id }) {
    this.seen.add(id);
    try {
      return { film: await turf.ask(`watch/${id}`), live: null, id };
    } catch {
      return null; // its replay is not there
    }
  }

  // A live game as far as it is now, or as it ended; null if there is no news of it.
  async moreOf(live) {
    const film = await turf.ask(`watch/${live.id}`).catch(() => null);
    if (film && film.live === live.game) return { film, live };
    const ended = this.standings.last.find(({ pairing, game, id }) => pairing === live.pairing && game === live.game && id !== null);
    return ended ? this.whole(ended) : null;
  }

  async openGame(id) {
    try {
      this.open(await turf.ask(`watch/${id}`), id);
    } catch (error) {
      turf.say(error.message);
    }
  }

  draw() {
    const e = turf.element;
    const { game, format, state, games_played: games, pairings_over: over, pairings_expected: expected, table, running, last } = this.standings;
    this.title.textContent = turf.t('{}, {}: {}', game, turf.told(format), turf.told(state));
    this.progress.max = Math.max(1, expected);
    this.progress.value = over;
    this.progress.title = turf.t('{} of {} pairings, {} games', over, expected, games);
    this.table.replaceChildren(...table.map((row) => e('tr', { class: row.promoted ? 'promoted' : '' },
      ...[row.place, row.name, row.played, row.wins, row.draws, row.losses, row.points, row.shown].map((text) => e('td', { text })))));
    const none = (text) => [e('li', { class: 'none', text })];
    this.running.replaceChildren(...(running.length ? running.map(({ names, wins, draws, game: number }) =>
      e('li', { text: turf.t('{} {} : {} {}, game {}', names[0], ...wins, names[1], number) + (draws ? turf.t(', {} drawn', draws) : '') })) : none(state === 'running' ? turf.t('none yet') : turf.t('none: the tournament is {}', turf.told(state)))));
    this.last.replaceChildren(...(last.length ? last.slice(0, 12).map(({ id, names, winner, reason, scores }) => e('li', {},
      e('button', { type: 'button', disabled: id === null, onclick: () => this.openGame(id) },
        e('span', { class: winner === 0 ? 'won' : '', text: names[0] }), e('b', { text: `${scores[0]} : ${scores[1]}` }),
        e('span', { class: winner === 1 ? 'won' : '', text: names[1] }), e('small', { text: turf.told(reason) })))) : none(turf.t('none yet'))));
  }

  // For tests.
  get drawn() {
    return this.standings !== null;
  }

  state() {
    return {
      standings: this.standings,
      boards: this.boards.map(({ reel, live }) => (reel ? { names: reel.film.names, frame: reel.frame, frames: reel.length, live, position: reel.position, end: reel.film.end } : null)),
    };
  }
};
