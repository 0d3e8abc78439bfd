// Lines over the frames of a film, with a cursor; the pointer reads values, a click or a drag seeks. `high` is the axis's end where
// the values do not tell, `ends` names both; `marks` stand at frames, the first ones before the others; `describe(frame)` is said
// under the pointer.
'use strict';

turf.Chart = class {
  static APART = 24; // between the middles of two marks of a side: closer ones read as one

  constructor({ title, lines }, series, onSeek, { high = null, ends = null, marks = [], format = turf.figure, describe = null } = {}) {
    Object.assign(this, { title, lines, series, high, ends, marks, format, describe, drawnLength: -1 });
    const e = turf.element;
    this.canvas = e('canvas', { class: 'lines', role: 'img', 'aria-label': turf.t('{} over time', turf.told(title)) });
    this.values = lines.map(({ colour }) => e('b', { style: `color: var(${['--a', '--b', '--dim'][colour]})` }));
    const legend = lines.map(({ label }, i) => e('span', {}, `${turf.told(label)} `, this.values[i]));
    this.tip = e('span', { class: 'under', hidden: true });
    this.root = e('figure', { class: 'chart' }, e('figcaption', {}, e('strong', { text: turf.told(title) }), ...legend), this.canvas, this.tip);
    this.picture = document.createElement('canvas');
    const under = (event) => {
      const { left, width } = this.canvas.getBoundingClientRect();
      const last = this.series[0].length - 1;
      return Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last)));
    };
    const hover = (frame) => {
      this.hover = frame;
      this.tip.hidden = frame === null || !describe;
      if (!this.tip.hidden) this.say(frame);
      if (this.frame !== undefined) this.draw(this.frame);
    };
    const point = (event) => {
      hover(under(event));
      if (event.type === 'pointerdown' || event.buttons > 0) onSeek(this.hover);
    };
    this.canvas.addEventListener('pointerdown', point);
    this.canvas.addEventListener('pointermove', point);
    this.canvas.addEventListener('pointerleave', () => hover(null));
  }

  // Beside the pointer, on the side with more room.
  say(frame) {
    const { offsetLeft: left, offsetTop: top, clientWidth: width } = this.canvas;
    const x = (frame / Math.max(1, this.series[0].length - 1)) * width;
    const right = x > width / 2;
    this.tip.textContent = this.describe(frame);
    Object.assign(this.tip.style, { left: right ? 'auto' : `${left + x + 8}px`, right: right ? `${left + width - x + 8}px` : 'auto', top: `${top + 4}px` });
  }

  // The lines alone; they change only when frames come or the window does.
  redraw(width, height, density) {
    this.picture.width = Math.max(1, Math.round(width * density));
    this.picture.height = Math.max(1, Math.round(height * density));
    const ctx = this.picture.getContext('2d');
    ctx.scale(density, density);
    const n = this.series[0].length;
    let most = 0;
    for (const line of this.series) for (const value of line) if (value > most) most = value;
    most = this.high === null ? most || 1 : this.high;
    const place = (frame, value) => [(frame / Math.max(1, n - 1)) * width, height - 3 - (value / most) * (height - 6)];
    if (this.ends) {
      ctx.fillStyle = turf.colours.dim;
      ctx.fillRect(0, height / 2, width, 1);
    }
    ctx.lineWidth = 1.6;
    ctx.lineJoin = 'round';
    this.series.forEach((line, i) => {
      ctx.strokeStyle = turf.ink(this.lines[i].colour);
      ctx.beginPath();
      let pen = false;
      line.forEach((value, frame) => {
        if (value !== null) ctx[pen ? 'lineTo' : 'moveTo'](...place(frame, value));
        pen = value !== null;
      });
      ctx.stroke();
    });
    this.place(width, n);
    ctx.font = 'bold 13px system-ui, sans-serif';
    ctx.textAlign = 'center';
    for (const { player, frame } of this.placed) {
      ctx.fillStyle = turf.ink(player);
      ctx.beginPath();
      ctx.arc(...place(frame, this.series[0][frame]), 3, 0, 2 * Math.PI);
      ctx.fill();
    }
    // Readable where the line runs through them.
    ctx.strokeStyle = turf.colours.panel;
    ctx.lineWidth = 4;
    for (const { x, player, text } of this.placed) {
      const at = [text, x, player === 0 ? 12 : height - 3];
      ctx.strokeText(...at);
      ctx.fillStyle = turf.ink(player);
      ctx.fillText(...at);
    }
    this.drawnLength = n;
    this.drawnTheme = turf.colours.text;
    this.most = most;
  }

  // Marks of A stand at the top, those of B at the bottom; one without room is left out.
  place(width, n) {
    this.placed = [];
    for (const mark of this.marks) {
      const x = Math.max(24, Math.min(width - 8, (mark.frame / Math.max(1, n - 1)) * width));
      if (this.placed.every((other) => other.player !== mark.player || Math.abs(other.x - x) >= turf.Chart.APART)) this.placed.push({ ...mark, x });
    }
  }

  // Shows the frame's values, or those under the pointer.
  draw(frame) {
    this.frame = frame;
    const density = window.devicePixelRatio || 1;
    const { ctx, width, height } = turf.sharp(this.canvas);
    if (width < 2) return;
    const n = this.series[0].length;
    const isOld = this.picture.width !== Math.round(width * density) || this.picture.height !== Math.round(height * density);
    if (this.drawnLength !== n || this.drawnTheme !== turf.colours.text || isOld) this.redraw(width, height, density);
    ctx.drawImage(this.picture, 0, 0, width, height);
    ctx.font = '11px system-ui, sans-serif';
    const top = this.most >= 1e4 ? `${+(this.most / 1e3).toPrecision(3)} k` : String(+this.most.toPrecision(3));
    (this.ends ?? [top, '0']).forEach((text, i) => {
      const y = i === 0 ? 10 : height - 2;
      // No line runs through it.
      ctx.fillStyle = turf.colours.panel;
      ctx.fillRect(0, y - 10, ctx.measureText(text).width + 5, 12);
      ctx.fillStyle = turf.colours.dim;
      ctx.fillText(text, 2, y);
    });
    const told = this.hover ?? frame;
    for (const [at, colour] of [[told, turf.colours.dim], [frame, turf.colours.text]]) {
      ctx.fillStyle = colour;
      ctx.fillRect(Math.min((at / Math.max(1, n - 1)) * width, width - 1), 0, 1, height);
    }
    this.series.forEach((line, i) => {
      const value = line[told];
      this.values[i].textContent = value === null || value === undefined ? '–' : this.format(value);
    });
  }
};
