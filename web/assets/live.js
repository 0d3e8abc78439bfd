// Playing against a bot. The person sets the pace: the server only answers.
'use strict';

turf.GONE = turf.t('The server does not answer. Start it again, then reload this page.');

// Asks the server; the answer, or an error that says what it complained about.
turf.ask = async (path, body) => {
  const request = body === undefined ? {} : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  // Bots may think as long as they like; what only looks is asked again by whoever wants it.
  const signal = body === undefined ? AbortSignal.timeout(15000) : undefined;
  const response = await fetch(`api/${path}`, { ...request, signal }).catch(() => {
    throw new Error(turf.GONE);
  });
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = { error: text };
  }
  if (!response.ok) throw new Error(turf.told(answer.error || `the server answered ${response.status}`));
  return answer;
};

// How a game ended, in a sentence to whoever played it.
turf.verdict = (film, seat) => {
  const { end, names, game } = film;
  const lost = end.winner === 1 - seat;
  const text = end.reason === 'resigned' && lost ? turf.t('you gave up') : turf.games[game]?.ending?.(film, seat) ?? turf.told(end.text);
  if (end.winner === null) return turf.t('A draw: {}.', text);
  return lost ? turf.t('You lost: {}.', text) : ['OVT', 'ERR', 'ILL'].includes(end.reason) ? turf.t('You won: {}: {}.', names[1 - seat], text) : turf.t('You won: {}.', text);
};

// Asks a question on the page; true for yes. The other answer has the focus.
turf.sure = (question, yes) => new Promise((done) => {
  const e = turf.element;
  const answer = (name, text) => e('button', { type: 'button', 'data-do': name, onclick: () => box.close(name) }, text);
  const box = e('dialog', { class: 'sure', 'aria-label': question, onkeydown: (event) => event.stopPropagation() },
    e('p', { text: question }), answer('no', turf.t('No, go on')), answer('yes', yes));
  box.addEventListener('close', () => {
    box.remove();
    done(box.returnValue === 'yes');
  });
  document.body.append(box);
  box.showModal();
});

// How to play; the keys only where there may be some.
turf.hint = (line, { help = '', keys = '' }) => line.replaceChildren(help, turf.element('span', { class: 'keys', text: ` ${keys}` }));

turf.SHARES = [0.25, 0.5, 0.75, 0.99];
turf.PACES = [[turf.t('at each key'), 0], [turf.t('slow'), 300], [turf.t('medium'), 150], [turf.t('fast'), 70], [turf.t('very fast'), 30]];

// What a person needs besides the board while a game goes on: the pace, the part of the troops, the end of a turn, giving up.
turf.tools = (game) => {
  const { input } = game;
  const select = (label, texts, at, onchange) => turf.element('select', { 'aria-label': label, title: label, onchange: (event) => onchange(Number(event.target.value)) },
    ...texts.map((text, i) => turf.element('option', { value: i, selected: i === at }, text)));
  const button = (name, text, onclick) => turf.element('button', { type: 'button', 'data-do': name, onclick }, text);
  const tools = [];
  if (input.paces) {
    tools.push(select(turf.t('pace'), turf.PACES.map(([name]) => name), 2, (at) => input.setPace(turf.PACES[at][1])));
    input.setPace(turf.PACES[2][1]);
  }
  if (input.shares) {
    const share = select(turf.t('part of the troops sent'), ['25 %', '50 %', '75 %', turf.t('all')], 1, (at) => input.setShare(turf.SHARES[at]));
    game.onShare = (at) => { share.value = String(at); input.setShare(turf.SHARES[at]); };
    input.setShare(turf.SHARES[1]);
    tools.push(share, button('commit', turf.t('End turn'), () => input.commit()));
  }
  return [...tools, button('resign', turf.t('Give up'), () => game.giveUp())];
};

// A game in progress: a viewer and what the person adds to it.
turf.LiveGame = class {
  static EVERY = 2000; // milliseconds between two looks at the server while it is the person's turn
  static PLACE = '/'; // what is asked for, without its text
  static REST = 1000; // milliseconds after the end before the keys step through the game: some are still held

  constructor(root, { id, film, seat, update }, onEnd) {
    Object.assign(this, { id, seat, onEnd, busy: false, asking: false, acted: film.frames.length > 0, yourMove: false, options: null, planned: [], drag: null, cursor: null, source: null });
    this.viewer = new turf.Viewer(root, film, { extra: () => this.extra(), keys: false });
    // A game that goes on from another one begins where that one was left.
    this.viewer.seek(this.viewer.reel.length);
    this.input = (turf.inputs[film.game] ?? turf.inputs.grid)(this);
    this.stopped = new AbortController();
    const { signal } = this.stopped;
    document.addEventListener('keydown', (event) => {
      const typing = event.target instanceof HTMLSelectElement || (event.target instanceof HTMLInputElement && event.target.type !== 'range');
      if (typing || event.ctrlKey || event.metaKey || event.altKey || turf.presses(event) || this.viewer.keys) return;
      if (event.key === 'i') this.viewer.tell();
      else if (event.key === 'f') this.viewer.fullScreen();
      else if (!this.input.key(event.key)) return;
      event.preventDefault();
    }, { signal });
    this.viewer.boardCanvas.classList.add('played');
    this.viewer.boardCanvas.focus({ preventScroll: true });
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      this.viewer.boardCanvas.addEventListener(type, (event) => {
        const { left, top } = this.viewer.boardCanvas.getBoundingClientRect();
        this.input.pointer(type.slice(7), event.clientX - left, event.clientY - top, event);
      }, { signal });
    }
    this.take(update);
    this.watch();
  }

  // Says it when the server is gone, and takes it back when it answers again.
  async watch() {
    while (!this.stopped.signal.aborted && !this.over) {
      if (this.yourMove && !this.busy) {
        const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(turf.LiveGame.EVERY) };
        const answers = await fetch(turf.LiveGame.PLACE, options).then(() => true, () => false);
        const { textContent: said } = document.querySelector('.message') ?? {};
        if (this.yourMove && !this.busy && answers === (said === turf.GONE)) turf.say(answers ? await this.lost() : turf.GONE);
      }
      await new Promise((done) => { setTimeout(done, turf.LiveGame.EVERY); });
    }
  }

  // Why a server that was started again cannot go on with the game; '' if it can.
  lost() {
    return turf.ask(`game/${this.id}`).then(() => '', ({ message }) => message);
  }

  get position() {
    return this.viewer.reel.position;
  }

  // The board's size in CSS pixels, as the drawing code wants it.
  get canvas() {
    const { clientWidth: width, clientHeight: height } = this.viewer.boardCanvas;
    return { width, height };
  }

  get over() {
    return Boolean(this.viewer.film.end);
  }

  extra() {
    const now = this.yourMove && this.viewer.reel.frame === this.viewer.reel.length;
    const { planned, drag, seat, cursor, source } = this;
    return { options: now ? this.options : null, planned: now ? planned : [], drag: now ? drag : null, cursor: now ? cursor : null, source: now ? source : null, seat };
  }

  redraw() {
    this.viewer.dirty = true;
  }

  take({ frames, your_move: yourMove, options, end, moments, printed }) {
    Object.assign(this, { yourMove, options, planned: [], drag: null, source: null });
    this.viewer.append(frames);
    this.viewer.film.printed = [...(this.viewer.film.printed || []), ...printed];
    if (end && !this.over) this.viewer.finish(end, moments);
    this.redraw();
    if (this.over) {
      this.onEnd();
      setTimeout(() => { this.viewer.keys = true; }, turf.LiveGame.REST);
    }
    this.input.turn?.();
  }

  // Asks before the game is given up or left; meanwhile nothing moves.
  async agrees(question, yes) {
    this.asking = true;
    const agreed = await turf.sure(question, yes);
    this.asking = false;
    this.input.turn?.();
    return agreed;
  }

  async giveUp() {
    if (!await this.agrees(turf.t('Give up this game?'), turf.t('Give up'))) return;
    while (this.busy) await new Promise((done) => { setTimeout(done, 50); });
    await this.act(null);
  }

  // Whether something else may take the game's place.
  async mayLeave() {
    return this.over || !this.acted || this.agrees(turf.t('This game is not over. Leave it?'), turf.t('Leave it'));
  }

  // One action at a time; what comes while the bot thinks is dropped.
  async act(action) {
    if (this.busy || this.asking || this.over) return;
    [this.busy, this.acted] = [true, true];
    try {
      if (this.viewer.reel.frame !== this.viewer.reel.length) this.viewer.jump(this.viewer.reel.length);
      this.take(await turf.ask('act', { id: this.id, action }));
      turf.say('');
    } catch (error) {
      turf.say(error.message);
    } finally {
      this.busy = false;
    }
  }

  close() {
    this.stopped.abort();
    this.input.close?.();
    this.viewer.close();
  }
};

turf.say = (text) => {
  const line = document.querySelector('.message');
  if (line) line.textContent = text;
};
