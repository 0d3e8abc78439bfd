// Watches one film: board, controls, charts, what a policy thinks, moments. And the page of replays around it.
'use strict';

turf.SPEEDS = [0.125, 0.25, 0.5, 1, 2, 4, 8];

turf.Viewer = class {
  // `extra`: what a person's game adds to the drawing; `keys`: whether the keyboard controls this viewer.
  constructor(root, film, { extra = () => ({}), keys = true, autoplay = false } = {}) {
    Object.assign(this, { root, film, extra, keys, speed: 1, playing: false, clock: 0, t: 1, dirty: true });
    this.reel = new turf.Reel(film);
    this.game = this.reel.game;
    this.thoughts = new Map();
    for (const decision of (film.insight ? film.insight.decisions : [])) {
      this.thoughts.set(decision.frame, [...(this.thoughts.get(decision.frame) || []), decision]);
    }
    this.build();
    this.stopped = new AbortController();
    const { signal } = this.stopped;
    document.addEventListener('keydown', (event) => this.key(event), { signal });
    // Also when the window stays and the board's place in it changes.
    this.resized = new ResizeObserver(() => { this.dirty = true; });
    this.resized.observe(this.boardCanvas);
    this.resized.observe(this.ticks);
    window.addEventListener('theme', () => { this.dirty = true; }, { signal });
    this.last = performance.now();
    const loop = (now) => {
      if (signal.aborted) return;
      this.tick(now - this.last);
      this.last = now;
      requestAnimationFrame(loop);
    };
    requestAnimationFrame(loop);
    if (autoplay) this.play();
  }

  // Takes the viewer off the page.
  close() {
    this.stopped.abort();
    this.resized.disconnect();
    this.root.replaceChildren();
  }

  build() {
    const e = turf.element;
    const button = (name, text, title, onclick) => e('button', { type: 'button', 'data-do': name, title, 'aria-label': title, onclick }, text);
    this.boardCanvas = e('canvas', { class: 'board', role: 'img', 'aria-label': 'the board' });
    this.scores = [0, 1].map((side) => e('b', { class: `score side${side}` }));
    this.result = e('span', { class: 'result' });
    const name = (side) => e('span', { class: `name side${side}` }, e('i', { text: 'AB'[side] }), this.film.names[side]);
    this.header = e('header', { class: 'players' }, name(0), this.scores[0], this.result, this.scores[1], name(1));
    this.playButton = button('play', '▶', 'play or pause (space)', () => this.toggle());
    this.slider = e('input', { type: 'range', min: 0, max: 0, value: 0, step: 1, 'aria-label': 'frame',
      oninput: () => { this.pause(); this.seek(Number(this.slider.value)); } });
    this.ticks = e('canvas', { class: 'ticks', 'aria-hidden': 'true' });
    this.caption = e('output', { class: 'caption' });
    this.speedBox = e('select', { 'aria-label': 'speed', title: 'speed (+ and −)', onchange: () => { this.speed = Number(this.speedBox.value); } },
      ...turf.SPEEDS.map((speed) => e('option', { value: speed, selected: speed === 1 }, `× ${speed}`)));
    this.controls = e('div', { class: 'controls' },
      button('start', '|◂', 'to the start (Home)', () => this.jump(0)),
      button('back', '◂', 'one step back (←)', () => this.step(-1)),
      this.playButton,
      button('step', '▸', 'one step on (→)', () => this.step(1)),
      button('end', '▸|', 'to the end (End)', () => this.jump(this.reel.length)),
      e('span', { class: 'scrub' }, this.slider, this.ticks), this.speedBox,
      button('before', '⇤', 'the moment before (p)', () => this.moment(-1)),
      button('next', '⇥', 'the next moment (n)', () => this.moment(1)),
      button('full', '[ ]', 'full screen (f)', () => this.fullScreen()),
      button('theme', '◐', 'light or dark', () => turf.theme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')));
    this.charts = this.film.charts.map((chart, i) => {
      const first = this.film.charts.slice(0, i).reduce((sum, { lines }) => sum + lines.length, 0);
      const series = this.film.series.slice(first, first + chart.lines.length);
      return new turf.Chart(chart, series, (frame) => { this.pause(); this.seek(frame); });
    });
    this.thoughtsList = e('div', { class: 'choices' });
    this.thoughtsPanel = e('section', { class: 'thoughts', hidden: !this.film.insight },
      e('h2', { text: `Q-values of ${this.film.insight ? this.film.insight.name : ''}` }), this.thoughtsList);
    this.momentsList = e('ol', { class: 'moments' });
    this.shownMoments = -1;
    this.side = e('aside', {}, this.thoughtsPanel, e('section', { class: 'momentsPanel' }, e('h2', { text: 'Moments' }), this.momentsList));
    const wide = this.game.ratio(this.film.opening) > 1.6;
    this.root.replaceChildren(e('div', { class: wide ? 'viewer wide' : 'viewer' }, this.header,
      e('div', { class: 'stage' }, this.boardCanvas, this.caption, this.controls,
        e('div', { class: 'charts' }, ...this.charts.map(({ root }) => root))),
      this.side));
  }

  // Controls

  seek(frame, tween = false) {
    const before = this.reel.frame;
    this.reel.seek(frame);
    this.t = tween && !turf.still() && this.game.tween && this.reel.frame === before + 1 ? 0 : 1;
    this.dirty = true;
  }

  fullScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else if (this.root.requestFullscreen) this.root.requestFullscreen().catch(() => {});
  }

  jump(frame) {
    this.pause();
    this.seek(frame);
  }

  step(by) {
    this.pause();
    this.seek(this.reel.frame + by, by === 1);
  }

  play() {
    if (this.reel.frame >= this.reel.length) this.seek(0);
    this.playing = true;
    this.clock = 0;
    this.dirty = true;
  }

  pause() {
    this.playing = false;
    this.dirty = true;
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  faster(by) {
    const at = turf.SPEEDS.indexOf(this.speed) + by;
    this.speed = turf.SPEEDS[Math.max(0, Math.min(turf.SPEEDS.length - 1, at))];
    this.speedBox.value = String(this.speed);
  }

  moment(by) {
    const frames = this.film.moments.map(({ frame }) => frame);
    const now = this.reel.frame;
    const target = by > 0 ? frames.find((frame) => frame > now) : frames.filter((frame) => frame < now).pop();
    if (target !== undefined) this.jump(target);
  }

  key(event) {
    const typing = event.target instanceof HTMLInputElement && event.target.type !== 'range' || event.target instanceof HTMLSelectElement;
    if (!this.keys || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Space presses the button that has the focus.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    const many = event.shiftKey ? 10 : 1;
    const actions = {
      ' ': () => this.toggle(),
      ArrowRight: () => this.step(many),
      ArrowLeft: () => this.step(-many),
      Home: () => this.jump(0),
      End: () => this.jump(this.reel.length),
      n: () => this.moment(1),
      p: () => this.moment(-1),
      '+': () => this.faster(1),
      '-': () => this.faster(-1),
      f: () => this.fullScreen(),
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement && event.target !== document.body) event.target.blur();
    actions[event.key]();
  }

  // Time

  tick(passed) {
    if (this.t < 1) {
      const length = this.playing ? Math.min(this.game.tween, 800 / (this.game.rate * this.speed)) : this.game.tween;
      this.t = Math.min(1, this.t + passed / length);
      this.dirty = true;
    }
    if (this.playing) {
      this.clock += Math.min(passed, 250) * 0.001 * this.game.rate * this.speed;
      const frames = Math.floor(this.clock);
      if (frames > 0) {
        this.clock -= frames;
        this.seek(this.reel.frame + frames, frames === 1);
        if (this.reel.frame >= this.reel.length) this.pause();
      }
    }
    if (this.dirty) {
      this.dirty = false;
      this.draw();
    }
  }

  // Frames came in; whoever watched the last one goes on watching the last one.
  append(frames) {
    const atEnd = this.reel.frame === this.reel.length;
    this.reel.append(frames);
    if (atEnd) {
      if (frames.length > 1) this.reel.seek(this.reel.length - 1);
      this.seek(this.reel.length, true);
    }
    this.dirty = true;
  }

  finish(end, moments) {
    this.film.end = end;
    this.film.moments.push(...moments);
    this.dirty = true;
  }

  // Drawing

  draw() {
    const { frame, length, position } = this.reel;
    const thoughts = this.thoughts.get(frame) || [];
    this.game.draw(turf.sharp(this.boardCanvas), position, { t: this.t, thoughts: this.t === 1 ? thoughts : [], ...this.extra() });
    this.playButton.textContent = this.playing ? '⏸' : '▶';
    if (!this.playing && this.onStill && this.told !== frame) this.onStill(this.told = frame);
    this.slider.max = String(length);
    this.slider.value = String(frame);
    this.caption.textContent = this.game.caption(position);
    const { end, series } = this.film;
    this.scores.forEach((score, side) => {
      const value = series[side][frame];
      score.textContent = value === undefined ? '' : String(Math.round(value));
    });
    const shown = end && frame === length;
    this.result.textContent = !shown ? ':' : end.winner === null ? `draw: ${end.text}` : `${'AB'[end.winner]} wins: ${end.text}`;
    this.charts.forEach((chart) => chart.draw(frame));
    this.drawTicks(length);
    this.listMoments(frame);
    this.listThoughts(thoughts, frame);
  }

  drawTicks(length) {
    const { ctx, width, height } = turf.sharp(this.ticks);
    for (const { frame, player } of this.film.moments) {
      ctx.fillStyle = turf.colours.sides[player];
      ctx.fillRect(8 + (frame / Math.max(1, length)) * (width - 16) - 1, 0, 2, height);
    }
  }

  listMoments(frame) {
    const { moments } = this.film;
    if (this.shownMoments !== moments.length) {
      this.shownMoments = moments.length;
      const row = (moment) => turf.element('li', {}, turf.element('button',
        { type: 'button', class: `side${moment.player} ${moment.kind}`, 'data-frame': moment.frame, onclick: () => this.jump(moment.frame) },
        turf.element('i', { text: 'AB'[moment.player] }), moment.text, turf.element('small', { text: moment.turn === null ? 'end' : `turn ${moment.turn}` })));
      this.momentsList.replaceChildren(...(moments.length ? moments.map(row) : [turf.element('li', { class: 'none', text: 'none yet' })]));
    }
    const rows = this.momentsList.querySelectorAll('button');
    const at = moments.findLastIndex((moment) => moment.frame <= frame);
    const current = this.momentsList.querySelector('.now');
    if (current === (rows[at] || null)) return;
    if (current) current.classList.remove('now');
    if (!rows[at]) return;
    rows[at].classList.add('now');
    const list = this.momentsList;
    list.scrollTop = rows[at].offsetTop - list.clientHeight / 2;
  }

  listThoughts(thoughts, frame) {
    if (!this.film.insight) return;
    const e = turf.element;
    const next = this.film.frames[frame];
    const rows = thoughts.flatMap((decision) => [
      e('h3', { class: `side${decision.player}` }, e('i', { text: 'AB'[decision.player] }), 'to decide'),
      ...this.game.choices(this.reel.position, decision, next).map(({ label, q, share, best, played }) =>
        e('div', { class: `choice${best ? ' best' : ''}${played ? ' played' : ''}`, title: [best && 'what the policy plays', played && 'played'].filter(Boolean).join(', ') },
          e('span', { text: label }), e('span', { class: 'bar' }, e('span', { style: `width: ${Math.round(100 * share)}%; background: ${turf.heat(share)}` })),
          e('b', { text: q === null ? 'shielded' : turf.signed(q) }))),
      ...(decision.why ? [e('p', { class: 'why', text: decision.why })] : []),
    ]);
    this.thoughtsList.replaceChildren(...rows);
  }

  // For tests: whether all that is to be seen is drawn, at its present size.
  get drawn() {
    const { boardCanvas: canvas, dirty, t } = this;
    return !dirty && t === 1 && canvas.height === Math.round(canvas.clientHeight * (window.devicePixelRatio || 1));
  }

  // For tests: where it stands and what is drawn.
  state() {
    return {
      game: this.film.game,
      frame: this.reel.frame,
      frames: this.reel.length,
      playing: this.playing,
      t: this.t,
      position: this.game.plain ? this.game.plain(this.reel.position) : this.reel.position,
      end: this.film.end,
    };
  }
};

// The page of replays: one film, or a choice of several.
turf.replayPage = () => {
  turf.theme();
  const e = turf.element;
  const sources = [...document.querySelectorAll('script.film')];
  const root = document.getElementById('turf');
  const stage = e('div', { class: 'film' });
  let [viewer, at] = [null, 0];
  const picker = e('select', { 'aria-label': 'game', onchange: () => show(Number(picker.value)) });
  const show = (index) => {
    at = Math.max(0, Math.min(sources.length - 1, index));
    picker.value = String(at);
    if (viewer) viewer.close();
    viewer = new turf.Viewer(stage, JSON.parse(sources[at].textContent));
    document.title = `${viewer.film.game}: ${viewer.film.names.join(' – ')}`;
    // The link follows the frame, so that what is seen can be sent on.
    viewer.onStill = (frame) => {
      const here = several ? `#${at + 1}.${frame}` : `#${frame}`;
      try {
        if (frame > 0 || location.hash) history.replaceState(null, '', here);
      } catch { /* a page inside another has no link of its own */ }
    };
    picker.blur();
  };
  const label = ({ names, end }) => {
    const won = !end ? '' : end.winner === null ? ' – draw' : ` – ${'AB'[end.winner]} wins`;
    return `${names[0]} : ${names[1]}${won}`;
  };
  const several = sources.length > 1;
  if (several) {
    // What the list says stands beside each film, so that only the one shown is read.
    picker.append(...sources.map((source, i) => e('option', { value: i }, `${i + 1}. ${label(JSON.parse(source.dataset.about))}`)));
  }
  const hints = e('p', { class: 'hints', text: `space plays · ← → step (shift: 10) · Home End · n p moments · + − speed · f full screen${several ? ' · [ ] games' : ''}` });
  root.append(several ? e('nav', { class: 'games' }, picker) : '', stage, hints);
  document.addEventListener('keydown', ({ key }) => {
    if (several && key === '[') show(at - 1);
    if (several && key === ']') show(at + 1);
  });
  turf.state = () => ({ film: at, films: sources.length, ...viewer.state() });
  turf.position = () => viewer.reel.position;
  turf.drawn = () => viewer.drawn;
  turf.seek = (frame) => viewer.jump(frame);
  // page.html#120 opens at frame 120, page.html#3.120 does so in the third game.
  const follow = () => {
    const [, game, frame] = /^#(?:(\d+)\.)?(\d+)$/.exec(location.hash) || [];
    if (frame === undefined) return;
    if (game !== undefined && Number(game) - 1 !== at) show(Number(game) - 1);
    viewer.jump(Number(frame));
  };
  window.addEventListener('hashchange', follow);
  show(0);
  follow();
};
