// Watches one film: board, controls, charts, and the lists beside it (panels.js).
'use strict';

turf.SPEEDS = [0.125, 0.25, 0.5, 1, 2, 4, 8];

turf.Viewer = class {
  // `extra`: what a person's game adds to the drawing; `keys`: whether the keyboard controls this viewer.
  constructor(root, film, { extra = () => ({}), keys = true, autoplay = false } = {}) {
    Object.assign(this, { root, film, extra, keys, speed: 1, playing: false, clock: 0, t: 1, dirty: true });
    this.reel = new turf.Reel(film);
    this.game = this.reel.game;
    this.thoughts = new Map();
    this.build();
    this.setInsight(film.insight);
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
    this.boardCanvas = e('canvas', { class: 'board', role: 'img', tabindex: 0, 'aria-label': turf.t('the board of {}; the key i describes the position', this.film.game),
      onpointermove: (event) => this.hover(event), onpointerdown: (event) => this.hover(event),
      onpointerleave: ({ pointerType }) => { if (pointerType !== 'touch') this.under.hidden = true; } });
    this.board = this.film.viewer ? this.frame(this.film.viewer) : this.boardCanvas;
    this.barShare = e('span');
    this.bar = e('div', { class: 'outlookBar', role: 'meter', 'aria-label': turf.t('chance to win'), 'aria-valuemin': 0, 'aria-valuemax': 100, hidden: true }, this.barShare, e('b'));
    this.under = e('span', { class: 'under', hidden: true });
    this.scores = [0, 1].map((side) => e('b', { class: `score side${side}` }));
    this.result = e('span', { class: 'result' });
    const name = (side) => e('span', { class: `name side${side}` }, e('i', { text: 'AB'[side] }), this.film.names[side]);
    this.header = e('header', { class: 'players' }, name(0), this.scores[0], this.result, this.scores[1], name(1));
    this.playButton = button('play', '▶', turf.t('play or pause (space)'), () => this.toggle());
    this.slider = e('input', { type: 'range', min: 0, max: 0, value: 0, step: 1, 'aria-label': turf.t('frame'),
      oninput: () => { this.pause(); this.seek(Number(this.slider.value)); } });
    this.ticks = e('canvas', { class: 'ticks', 'aria-hidden': 'true' });
    this.caption = e('p', { class: 'caption' });
    this.told = e('p', { class: 'told', tabindex: 0, hidden: true });
    this.detail = e('pre', { tabindex: 0 });
    this.failure = e('section', { class: 'failure' }, e('h2', { text: turf.t('Why the bot failed') }), this.detail);
    this.legend = e('p', { class: 'legend' });
    this.speedBox = e('select', { 'aria-label': turf.t('speed'), title: turf.t('speed (+ and −)'), onchange: () => { this.speed = Number(this.speedBox.value); } },
      ...turf.SPEEDS.map((speed) => e('option', { value: speed, selected: speed === 1 }, `× ${speed}`)));
    this.controls = e('div', { class: 'controls' },
      button('start', '|◂', turf.t('to the start (Home)'), () => this.jump(0)),
      button('back', '◂', turf.t('one step back (←)'), () => this.step(-1)),
      this.playButton,
      button('step', '▸', turf.t('one step on (→)'), () => this.step(1)),
      button('end', '▸|', turf.t('to the end (End)'), () => this.jump(this.reel.length)),
      e('span', { class: 'scrub' }, this.slider, this.ticks), this.speedBox,
      button('before', '⇤', turf.t('the moment before (p)'), () => this.moment(-1)),
      button('next', '⇥', turf.t('the next moment (n)'), () => this.moment(1)),
      this.tellButton = button('tell', 'i', turf.t('tell the position (i)'), () => this.tell()),
      button('full', '[ ]', turf.t('full screen (f)'), () => this.fullScreen()),
      button('theme', '◐', turf.t('light or dark'), () => turf.theme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')));
    this.charts = this.film.charts.map((chart, i) => {
      const first = this.film.charts.slice(0, i).reduce((sum, { lines }) => sum + lines.length, 0);
      const series = this.film.series.slice(first, first + chart.lines.length);
      const made = new turf.Chart(chart, series, (frame) => { this.pause(); this.seek(frame); });
      made.root.hidden = !chart.title; // a game without scores
      return made;
    });
    this.chartsRoot = e('div', { class: 'charts' }, ...this.charts.map(({ root }) => root));
    this.panels = new turf.Panels(this);
    this.side = e('aside', { 'aria-label': turf.t('about the game') }, this.failure, ...this.panels.sections);
    const ratio = this.game.ratio(this.film.opening);
    this.boardCanvas.style.aspectRatio = ratio;
    this.root.replaceChildren(e('div', { class: ratio > 1.6 ? 'viewer wide' : 'viewer' }, this.header,
      e('div', { class: 'stage' }, e('div', { class: 'boardRow' }, this.bar, this.board, this.under), e('div', { class: 'said' }, this.caption, this.legend), this.told, this.controls, this.chartsRoot),
      this.side));
  }

  // The game's own page in a sandbox without cookies and network. Messages bring it the record, then the frame whenever it changes.
  // Where this page may run no inline scripts, an empty page that may comes first.
  frame({ page }) {
    return turf.element('iframe', { class: 'board', sandbox: 'allow-scripts', title: turf.t('the game’s own page'), src: turf.emptyPage, srcdoc: turf.emptyPage ? undefined : page,
      onload: () => {
        this.board.contentWindow.postMessage({ page: turf.emptyPage && page, record: this.film.viewer.record }, '*');
        this.dirty = true;
      } });
  }

  // The record of a running game has grown.
  renew(record) {
    this.film.viewer.record = record;
    this.board.contentWindow.postMessage({ record }, '*');
  }

  // What a policy thinks of the game; it may come after the film.
  setInsight(insight) {
    this.film.insight = insight;
    this.thoughts = new Map();
    this.mistakes = [];
    if (this.valueChart) this.valueChart.root.remove();
    this.valueChart = null;
    for (const decision of (insight ? insight.decisions : [])) {
      this.thoughts.set(decision.frame, [...(this.thoughts.get(decision.frame) || []), decision]);
      if (decision.mistake) this.mistakes.push(decision);
    }
    this.outlook = null;
    if (insight && insight.decisions.some(({ chance }) => chance !== null)) {
      this.outlook = turf.outlook(this.film, this.thoughts);
      this.valueChart = turf.valueChart(this);
      this.chartsRoot.prepend(this.valueChart.root);
    }
    this.panels.renew();
    this.explain();
    this.dirty = true;
  }

  get moments() {
    const { length } = this.film.moments;
    if (this.matter?.length !== length) this.matter = { length, moments: turf.matter(this.film) };
    return this.matter.moments;
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

  // To the next place in a list, or the one before.
  moment(by, list = this.moments) {
    const frames = list.map(({ frame }) => frame);
    const now = this.reel.frame;
    const target = by > 0 ? frames.find((frame) => frame > now) : frames.filter((frame) => frame < now).pop();
    if (target !== undefined) this.jump(target);
  }

  key(event) {
    const typing = event.target instanceof HTMLInputElement && event.target.type !== 'range' || event.target instanceof HTMLSelectElement;
    if (!this.keys || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Space and Enter press what has the focus.
    if (turf.presses(event)) return;
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
      m: () => this.moment(1, this.mistakes),
      M: () => this.moment(-1, this.mistakes),
      i: () => this.tell(),
      f: () => this.fullScreen(),
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  }

  // Says the position, and shows the words until asked again.
  tell() {
    this.told.hidden = !this.told.hidden;
    this.tellButton.setAttribute('aria-pressed', String(!this.told.hidden));
    turf.announce(this.inWords());
    this.dirty = true;
  }

  inWords() {
    const { frame, position } = this.reel;
    const decisions = (this.thoughts.get(frame) || []).filter(({ mistake }) => mistake).map(turf.mistakeText);
    return [turf.t('{}.', this.game.caption(position, this.over)), this.game.tell?.(position, this.extra()) ?? '', ...decisions].join(' ');
  }

  get over() {
    return Boolean(this.film.end) && this.reel.frame === this.reel.length;
  }

  // The clock as the caption counts it.
  turnOf(frame) {
    return this.film.turns[frame];
  }

  // A frame as links name it: `turn-12`, or `turn-12+1` for the next frame of that turn.
  placeOf(frame) {
    let first = frame;
    while (first > 0 && this.turnOf(first - 1) === this.turnOf(frame)) first -= 1;
    return `turn-${this.turnOf(frame)}${frame > first ? `+${frame - first}` : ''}`;
  }

  // The frame that a link names; a bare number is a frame.
  frameOf(place) {
    const [, turn, more = 0] = /^turn-(\d+)(?:\+(\d+))?$/.exec(place) || [];
    if (turn === undefined) return Number(place);
    let frame = 0;
    while (frame < this.reel.length && this.turnOf(frame) < Number(turn)) frame += 1;
    return frame + Number(more);
  }

  // What lies under the pointer.
  hover(event) {
    const { left, top, width, height } = this.boardCanvas.getBoundingClientRect();
    const plays = event.pointerType === 'touch' && this.boardCanvas.classList.contains('played');
    const text = plays ? null : this.game.hover?.({ width, height }, this.reel.position, event.clientX - left, event.clientY - top, this.best) ?? null;
    this.under.hidden = text === null;
    if (text === null) return;
    this.under.textContent = text;
    const x = event.clientX - left;
    const right = x > width / 2;
    Object.assign(this.under.style, {
      left: right ? 'auto' : `${this.boardCanvas.offsetLeft + x + 14}px`, right: right ? `${width - x + 14}px` : 'auto', top: `${Math.max(0, event.clientY - top - 30)}px`,
    });
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
    this.explain();
    this.dirty = true;
  }

  // Drawing

  draw() {
    const { frame, length, position } = this.reel;
    const thoughts = this.thoughts.get(frame) || [];
    const still = this.t === 1;
    this.best = still && !this.playing ? thoughts : [];
    this.game.draw(turf.sharp(this.boardCanvas), position, { t: this.t, thoughts: still ? thoughts.filter(({ q }) => q !== null) : [], best: this.best, ...this.extra() });
    this.board.contentWindow?.postMessage({ frame, frames: length }, '*');
    this.playButton.textContent = this.playing ? '⏸' : '▶';
    if (!this.playing && this.onStill && this.stillAt !== frame) this.onStill(this.placeOf(this.stillAt = frame));
    this.slider.max = String(length);
    this.slider.value = String(frame);
    const { over } = this;
    this.caption.textContent = this.game.caption(position, over);
    this.slider.setAttribute('aria-valuetext', this.caption.textContent);
    if (!this.told.hidden) this.told.textContent = this.inWords();
    const { end, series } = this.film;
    const scored = this.film.charts[0].title;
    this.scores.forEach((score, side) => {
      const value = series[side][frame];
      score.textContent = value === undefined || !scored ? '' : String(Math.round(value));
    });
    this.header.classList.toggle('over', over);
    this.result.textContent = !over ? (scored ? ':' : '') : end.winner === null ? turf.t('draw: {}', turf.told(end.text)) : turf.t('{} wins: {}', 'AB'[end.winner], turf.told(end.text));
    this.charts.forEach((chart) => chart.draw(frame));
    if (this.valueChart) this.valueChart.draw(frame);
    this.drawBar(this.outlook?.[frame] ?? null);
    this.drawTicks(length);
    this.panels.draw(frame, thoughts);
  }

  // What the marks on the board mean, and why a bot failed. The same at every frame, so that nothing below it moves.
  explain() {
    const { insight, end } = this.film;
    const judged = insight?.decisions ?? [];
    const marks = { best: Boolean(insight), values: judged.some(({ q }) => q !== null), looks: judged.some(({ looks }) => looks.length), live: !this.keys && !end };
    const row = ([style, text, kind]) => turf.element('span', { class: kind }, turf.element('s', { style, 'aria-hidden': 'true' }), text);
    this.legend.replaceChildren(...(this.game.legend?.(marks) ?? []).map(row));
    this.failure.hidden = !end?.detail || end.reason === 'resigned';
    const [first, ...more] = (end?.detail ?? '').split('\n');
    this.detail.textContent = [turf.told(first), ...more].join('\n');
  }

  // A's chance grows from below, as the line of the chart does.
  drawBar(share) {
    this.bar.hidden = share === null;
    if (share === null) return;
    const ahead = share < 0.5 ? 1 : 0;
    this.barShare.style.height = `${100 * share}%`;
    this.bar.lastChild.textContent = Math.round(100 * Math.max(share, 1 - share));
    this.bar.lastChild.className = `ahead${ahead}`;
    this.bar.setAttribute('aria-valuenow', Math.round(100 * share));
    this.bar.setAttribute('aria-valuetext', turf.percent(share));
  }

  drawTicks(length) {
    const { ctx, width, height } = turf.sharp(this.ticks);
    for (const { frame, player } of this.moments) {
      ctx.fillStyle = turf.ink(player);
      ctx.fillRect(8 + (frame / Math.max(1, length)) * (width - 16) - 1, 0, 2, height);
    }
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
      marks: this.valueChart?.placed,
    };
  }
};
