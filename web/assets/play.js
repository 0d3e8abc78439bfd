// Playing against a bot. The person sets the pace: the server only answers.
'use strict';

// Asks the server; the answer, or an error that says what it complained about.
turf.ask = async (path, body) => {
  const request = body === undefined ? {} : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  const response = await fetch(`api/${path}`, request);
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = { error: text };
  }
  if (!response.ok) throw new Error(answer.error || `the server answered ${response.status}`);
  return answer;
};

turf.PACES = [['wait for each key', 0], ['slow', 300], ['medium', 150], ['fast', 70], ['very fast', 30]];

// A game in progress: a viewer and what the person adds to it.
turf.LiveGame = class {
  constructor(root, { id, film, seat, update }, onEnd) {
    Object.assign(this, { id, seat, onEnd, busy: false, yourMove: false, options: null, planned: [], drag: null, selected: null });
    this.viewer = new turf.Viewer(root, film, { extra: () => this.extra(), keys: false });
    this.input = turf.inputs[film.game](this);
    this.stopped = new AbortController();
    const { signal } = this.stopped;
    document.addEventListener('keydown', (event) => {
      const typing = event.target instanceof HTMLSelectElement || (event.target instanceof HTMLInputElement && event.target.type !== 'range');
      if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey && this.input.key(event.key)) event.preventDefault();
    }, { signal });
    this.viewer.boardCanvas.classList.add('played');
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      this.viewer.boardCanvas.addEventListener(type, (event) => {
        const { left, top } = this.viewer.boardCanvas.getBoundingClientRect();
        this.input.pointer(type.slice(7), event.clientX - left, event.clientY - top, event);
      }, { signal });
    }
    this.take(update);
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
    const { planned, drag, seat } = this;
    return { options: now ? this.options : null, planned: now ? planned : [], drag: now ? drag : null, seat };
  }

  redraw() {
    this.viewer.dirty = true;
  }

  take({ frames, your_move: yourMove, options, end, moments }) {
    Object.assign(this, { yourMove, options, planned: [], drag: null });
    this.viewer.append(frames);
    if (end && !this.over) this.viewer.finish(end, moments);
    this.redraw();
    if (this.over) this.onEnd();
    this.input?.turn?.();
  }

  // One action at a time; what comes while the bot thinks is dropped.
  async act(action) {
    if (this.busy || this.over) return;
    this.busy = true;
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

// The page: a bar of choices, and below it a game, a replay or a tournament.
turf.playPage = async () => {
  turf.theme();
  const e = turf.element;
  const root = document.getElementById('turf');
  const stage = e('div', { class: 'film' });
  const message = e('p', { class: 'message', role: 'status' });
  const hints = e('p', { class: 'hints' });
  let offer;
  try {
    offer = await turf.ask('offer');
  } catch (error) {
    root.append(e('p', { class: 'message', text: error.message }));
    return;
  }
  let shown = null; // what fills the stage; has close()
  const fill = (make) => {
    if (shown) shown.close();
    stage.replaceChildren();
    turf.say('');
    shown = make();
  };

  const choice = (label, options, onchange = () => {}) => {
    const select = e('select', { 'aria-label': label, title: label, onchange }, ...options.map((text, i) => e('option', { value: i }, text)));
    select.addEventListener('change', () => select.blur());
    return select;
  };
  const bots = choice('opponent', []);
  const sizes = choice('size', []);
  const rules = e('a', { class: 'button', 'data-do': 'rules', target: '_blank', rel: 'noopener' }, 'Rules');
  const fillTable = () => {
    const table = offer.tables[Number(games.value)];
    rules.href = `rules/${table.game}`;
    bots.replaceChildren(...table.bots.map(({ name, about }, i) => e('option', { value: i, title: about }, name)));
    sizes.replaceChildren(...table.sizes.map((size, i) => e('option', { value: i }, size)));
  };
  const games = choice('game', offer.tables.map(({ game }) => game), fillTable);
  games.value = String(offer.first.table);
  fillTable();
  bots.value = String(offer.first.opponent);
  const seats = choice('seat', ['you are A (first)', 'you are B (second)', 'either seat']);
  const pace = choice('pace', turf.PACES.map(([name]) => name), () => shown.input && shown.input.setPace(turf.PACES[Number(pace.value)][1]));
  pace.value = '2';
  const share = choice('part of the troops sent', ['25 %', '50 %', '75 %', 'all'], () => shown.input.setShare([0.25, 0.5, 0.75, 0.99][Number(share.value)]));
  share.value = '1';
  const button = (name, text, onclick) => e('button', { type: 'button', 'data-do': name, onclick }, text);
  const commit = button('commit', 'End turn', () => shown.input.commit());
  const giveUp = button('resign', 'Give up', () => shown.act(null));
  const save = e('a', { class: 'button', 'data-do': 'save', download: '' }, 'Save replay');
  const review = button('review', 'Watch again', () => {
    const { film } = shown.viewer;
    fill(() => new turf.Viewer(stage, film, { autoplay: true }));
    tools(null);
  });
  const file = e('input', { type: 'file', accept: '.json', hidden: true, 'data-do': 'file', onchange: async () => {
    const [chosen] = file.files;
    file.value = '';
    if (!chosen) return;
    try {
      const film = await turf.ask('film', await chosen.text());
      fill(() => new turf.Viewer(stage, film));
      tools(null);
    } catch (error) {
      turf.say(`${chosen.name}: ${error.message}`);
    }
  } });

  const tools = (game) => {
    const playing = Boolean(game) && !game.over;
    pace.hidden = !(playing && game.input.paces);
    share.hidden = commit.hidden = !(playing && game.input.shares);
    giveUp.hidden = !playing;
    save.hidden = review.hidden = !game || playing;
    if (game) save.href = `api/replay/${game.id}`;
    hints.textContent = playing ? game.input.help : 'space plays · ← → step · n p moments · + − speed';
  };

  const play = async () => {
    try {
      const wanted = {
        table: Number(games.value), opponent: Number(bots.value), size: Number(sizes.value), seat: ['A', 'B', 'Any'][Number(seats.value)],
      };
      const started = await turf.ask('new', wanted);
      let game = null;
      fill(() => {
        game = new turf.LiveGame(stage, started, () => game && tools(game));
        return game;
      });
      if (game.input.paces) game.input.setPace(turf.PACES[Number(pace.value)][1]);
      if (game.input.shares) game.input.setShare([0.25, 0.5, 0.75, 0.99][Number(share.value)]);
      tools(game);
    } catch (error) {
      turf.say(error.message);
    }
  };

  const watch = () => {
    const open = (film) => {
      fill(() => new turf.Viewer(stage, film, { autoplay: true }));
      tools(null);
    };
    fill(() => new turf.Tournament(stage, open));
    tools(null);
    hints.textContent = '';
  };

  root.append(
    e('nav', { class: 'choices-bar' }, games, e('span', { class: 'word', text: 'against' }), bots, seats, sizes, rules,
      button('new', 'New game', play), pace, share, commit, giveUp, save, review, e('span', { class: 'gap' }),
      button('open', 'Open a replay', () => file.click()), file,
      offer.watch ? button('watch', 'Tournament', watch) : null),
    stage, message, hints);
  turf.state = () => (shown ? { ...(shown.viewer || shown).state(), seat: shown.seat, yourMove: shown.yourMove, busy: shown.busy, options: shown.options } : {});
  turf.position = () => (shown.viewer || shown).reel.position;
  turf.drawn = () => Boolean(shown) && (shown.viewer || shown).drawn;
  if (offer.watch) watch();
  else await play();
};
