// What all pages share: colours, making elements, sharp canvases, and the reel that holds a film's position.
'use strict';

// `games.NAME` draws, `inputs.NAME(game)` is how a person plays; a game's own script sets both, grid.js those of all others.
const turf = { games: {}, inputs: {}, words: { viewer: {}, texts: {} } };

// Puts values into a translation: `{}` takes one as it is, `{t}` translates it.
turf.fill = (text, values) => {
  let n = 0;
  return text.replace(/{t?}/g, (hole) => {
    n += 1;
    return hole === '{}' ? values[n - 1] : turf.told(values[n - 1]);
  });
};
// A text of these scripts in the page's language. `turf.words` holds the translations; without one it stays English.
turf.t = (text, ...values) => {
  const known = turf.words.viewer[text];
  return known ? turf.fill(known, values) : turf.fill(text, values).replace(/\b1 (cell|game|node|pairing|step|tile|troop)s\b/g, '1 $1');
};
// A text that came with a film, in the page's language.
turf.told = (text) => {
  turf.patterns ??= Object.entries(turf.words.texts).sort(([a], [b]) => b.length - a.length).map(([key, known]) => [
    new RegExp(`^${key.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '(.+?)')}$`), known]);
  for (const [pattern, known] of turf.patterns) {
    const found = pattern.exec(text);
    if (found) return turf.fill(known, found.slice(1));
  }
  return text;
};
// A side's name in sentences.
turf.side = (i, seat) => (i === seat ? turf.t('{}, you', 'AB'[i]) : 'AB'[i]);

turf.colours = {
  sides: ['#ff8f52', '#4ea8ff', '#9aa7b8'], // A, B, neither
  deep: ['#b8562a', '#2b6db5'],
  light: ['#ffc09a', '#a9d4ff'],
  ground: '#1b222c',
  line: '#2c3643',
  text: '#e8edf4',
  dim: '#93a0b2',
};

// Light or dark: what the reader chose here, else what the system says. Boards are drawn dark in both.
turf.themes = {
  dark: { panel: '#171e27', line: '#2c3643', text: '#e8edf4', dim: '#a3afbf' },
  light: { panel: '#fff', line: '#cfd6de', text: '#17202b', dim: '#505d6d' },
};
// A side's colour, or the dim one, for lines and letters on a panel.
turf.ink = (side) => getComputedStyle(document.documentElement).getPropertyValue(['--a', '--b', '--dim'][side]);
turf.system = window.matchMedia('(prefers-color-scheme: light)');
turf.theme = (chosen) => {
  let kept = chosen;
  try {
    // A page that is a file, or in a frame, may have no storage.
    if (chosen) localStorage.setItem('turf-theme', chosen);
    else kept = localStorage.getItem('turf-theme');
  } catch { /* then the system's */ }
  const theme = turf.themes[kept] ? kept : turf.system.matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  Object.assign(turf.colours, turf.themes[theme]);
  window.dispatchEvent(new Event('theme'));
  return theme;
};
turf.system.addEventListener('change', () => turf.theme());
turf.still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

// An element with attributes, listeners (`onclick: f`) and children; text is always text, never HTML.
turf.element = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (name === 'text') made.textContent = value;
    else if (name === 'style') made.style.cssText = value; // allowed where style attributes are not
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
};

// Fits a canvas to its place on a screen of any density: a context in CSS pixels, its width and height.
turf.sharp = (canvas) => {
  const density = window.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  const [w, h] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
  const ctx = canvas.getContext('2d');
  ctx.setTransform(density, 0, 0, density, 0, 0);
  ctx.clearRect(0, 0, width, height);
  return { ctx, width, height };
};

// The largest box of this shape in the middle of a canvas.
turf.fit = ({ width, height }, ratio, margin = 0) => {
  const w = Math.max(1, Math.min(width - 2 * margin, (height - 2 * margin) * ratio));
  return { x: (width - w) / 2, y: (height - w / ratio) / 2, w, h: w / ratio };
};

// An arrow along points, readable on any ground: `width` of its shaft, the policy's colour unless another is given.
turf.BEST = '#7dff9b';
turf.arrow = (ctx, points, width, colour = turf.BEST) => {
  const [[ax, ay], [bx, by]] = points.slice(-2);
  const d = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / d, (by - ay) / d];
  const head = 2 * width + 2;
  const path = new Path2D();
  points.slice(0, -1).forEach(([x, y]) => path.lineTo(x, y));
  path.lineTo(bx - ux * Math.min(d, head), by - uy * Math.min(d, head));
  const tip = new Path2D();
  for (const [along, across] of [[0, 0], [-head, -0.6 * head], [-head, 0.6 * head]]) tip.lineTo(bx + ux * along - uy * across, by + uy * along + ux * across);
  tip.closePath();
  ctx.lineJoin = 'round';
  for (const [style, rim] of [['#10151c', 2], [colour, 0]]) {
    ctx.strokeStyle = ctx.fillStyle = style;
    ctx.lineWidth = width + rim;
    ctx.stroke(path);
    if (rim) {
      ctx.lineWidth = rim;
      ctx.stroke(tip);
    }
    ctx.fill(tip);
  }
};

// What a policy's marks on a board mean: the swatches' styles and the texts.
turf.legend = ({ best, values, looks }) => [
  best && [`background: ${turf.BEST}`, turf.t('the policy’s choice')],
  values && [`background: linear-gradient(90deg, ${[0, 0.5, 1].map(turf.heat)})`, turf.t('a choice’s value, from low to high')],
  looks && ['border: 2px solid #ffe866', turf.t('outlined: what changes its values most')],
].filter(Boolean);

// A film and the position at one of its frames. Frame 0 is the opening; frame k follows change k − 1.
turf.Reel = class {
  static STRIDE = 64; // frames between kept positions: going back costs at most so many steps

  constructor(film) {
    this.film = film;
    this.game = turf.games[film.game] ?? turf.games.grid;
    this.kept = [this.game.open(film.opening)];
    this.frame = 0;
    this.position = this.copy(this.kept[0]);
  }

  copy(position) {
    return (this.game.copy || structuredClone)(position);
  }

  get length() {
    return this.film.frames.length;
  }

  seek(frame) {
    const target = Math.max(0, Math.min(this.length, frame));
    if (target < this.frame) {
      const from = Math.min(Math.floor(target / turf.Reel.STRIDE), this.kept.length - 1);
      this.position = this.copy(this.kept[from]);
      this.frame = from * turf.Reel.STRIDE;
    }
    while (this.frame < target) {
      this.game.apply(this.position, this.film.frames[this.frame]);
      this.frame += 1;
      const index = this.frame / turf.Reel.STRIDE;
      if (index === this.kept.length) this.kept.push(this.copy(this.position));
    }
  }

  // Adds what a server sent: frames as Rust writes them.
  append(frames) {
    for (const { change, moves, movers, values, turn, moments } of frames) {
      this.film.frames.push(change);
      this.film.moves.push(moves);
      this.film.movers.push(movers);
      this.film.turns.push(turn);
      values.forEach((value, line) => this.film.series[line].push(value));
      this.film.moments.push(...moments);
    }
  }
};

// A share between 0 and 1 as a colour from bad to good: dark blue to bright yellow, told apart without red and green too.
turf.HEAT = [[62, 92, 178], [150, 150, 140], [255, 226, 80]];
turf.heat = (share) => {
  const at = 2 * Math.max(0, Math.min(1, share));
  const [from, to] = at < 1 ? [turf.HEAT[0], turf.HEAT[1]] : [turf.HEAT[1], turf.HEAT[2]];
  const part = at < 1 ? at : at - 1;
  return `rgb(${from.map((c, i) => Math.round(c + (to[i] - c) * part)).join(' ')})`;
};

turf.signed = (q) => (q < 0 ? '−' : '+') + Math.abs(q).toFixed(3);
// A count as it is, a time with the digits that matter.
turf.figure = (value) => (Number.isInteger(value) || Math.abs(value) >= 100 ? String(Math.round(value)) : String(+value.toPrecision(2)));
turf.milliseconds = (ms) => (ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${turf.figure(ms)} ms`);

// Says something to a screen reader.
turf.announce = (text) => {
  let line = document.querySelector('.heard');
  if (!line) document.body.append(line = turf.element('p', { class: 'heard', role: 'status', 'aria-live': 'polite' }));
  line.textContent = text;
};

// Whether a key presses what has the focus, which then is nobody else's.
turf.presses = ({ key, target }) => (key === ' ' || key === 'Enter') && (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement);
