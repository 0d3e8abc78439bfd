// Lines over the frames of a film, with a cursor; the pointer reads values, a click or a drag seeks. `low` and `high` are the
// axis's ends where the values do not tell; `marks` stand at frames.
'use strict';

turf.Chart = class {
  constructor({ title, lines }, series, onSeek, { low = 0, high = null, marks = [], format = turf.figure } = {}) {
    Object.assign(this, { title, lines, series, low, high, marks, format, drawnLength: -1 });
    this.canvas = turf.element('canvas', { class: 'lines', role: 'img', 'aria-label': turf.t('{} over time', turf.told(title)) });
    this.values = lines.map(({ colour }) => turf.element('b', { style: `color: var(${['--a', '--b', '--dim'][colour]})` }));
    const legend = lines.map(({ label }, i) => turf.element('span', {}, `${turf.told(label)} `, this.values[i]));
    this.root = turf.element('figure', { class: 'chart' },
      turf.element('figcaption', {}, turf.element('strong', { text: turf.told(title) }), ...legend), this.canvas);
    this.picture = document.createElement('canvas');
    const under = (event) => {
      const { left, width } = this.canvas.getBoundingClientRect();
      return Math.round(((event.clientX - left) / width) * (this.series[0].length - 1));
    };
    const hover = (frame) => {
      this.hover = frame;
      if (this.frame !== undefined) this.draw(this.frame);
    };
    this.canvas.addEventListener('pointerdown', (event) => onSeek(under(event)));
    this.canvas.addEventListener('pointermove', (event) => (event.buttons ? onSeek(under(event)) : hover(under(event))));
    this.canvas.addEventListener('pointerleave', () => hover(null));
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
    const { low } = this;
    if (low < 0) {
      ctx.fillStyle = turf.colours.line;
      ctx.fillRect(0, height / 2, width, 1);
    }
    ctx.lineWidth = 1.6;
    ctx.lineJoin = 'round';
    this.series.forEach((line, i) => {
      ctx.strokeStyle = turf.colours.sides[this.lines[i].colour];
      ctx.beginPath();
      let pen = false;
      line.forEach((value, frame) => {
        if (value === null) {
          pen = false;
          return;
        }
        const [x, y] = [(frame / Math.max(1, n - 1)) * width, height - 3 - ((value - low) / (most - low)) * (height - 6)];
        if (pen) ctx.lineTo(x, y);
        else ctx.moveTo(x, y);
        pen = true;
      });
      ctx.stroke();
    });
    // Marks of A stand at the top, those of B at the bottom.
    ctx.font = 'bold 11px system-ui, sans-serif';
    ctx.textAlign = 'center';
    for (const { frame, player, text } of this.marks) {
      ctx.fillStyle = turf.colours.sides[player];
      const x = Math.max(7, Math.min(width - 7, (frame / Math.max(1, n - 1)) * width));
      ctx.fillText(text, x, player === 0 ? 10 : height - 2);
    }
    this.drawnLength = n;
    this.drawnTheme = turf.colours.text;
    this.most = most;
  }

  // Shows the frame's values, or those under the pointer until the frame changes.
  draw(frame) {
    if (frame !== this.frame) this.hover = null;
    this.frame = frame;
    const density = window.devicePixelRatio || 1;
    const { ctx, width, height } = turf.sharp(this.canvas);
    if (width < 2) return;
    const n = this.series[0].length;
    if (this.drawnLength !== n || this.drawnTheme !== turf.colours.text || this.picture.width !== Math.round(width * density)) this.redraw(width, height, density);
    ctx.drawImage(this.picture, 0, 0, width, height);
    ctx.font = '10px system-ui, sans-serif';
    ctx.fillStyle = turf.colours.dim;
    ctx.strokeStyle = turf.colours.panel;
    ctx.lineWidth = 3;
    const top = this.most >= 1e4 ? this.most.toExponential(1) : String(+this.most.toPrecision(3));
    const ends = this.low < 0 ? ['A', 'B'] : [top, '0'];
    ends.forEach((text, i) => {
      // Readable where lines run through it.
      ctx.strokeText(text, 2, i === 0 ? 10 : height - 2);
      ctx.fillText(text, 2, i === 0 ? 10 : height - 2);
    });
    const told = this.hover === null ? frame : Math.max(0, Math.min(n - 1, this.hover));
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
