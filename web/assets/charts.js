// Lines over the frames of a film, with a cursor; a click or a drag seeks.
'use strict';

turf.Chart = class {
  constructor({ title, lines }, series, onSeek) {
    Object.assign(this, { title, lines, series, drawnLength: -1 });
    this.canvas = turf.element('canvas', { class: 'lines', role: 'img', 'aria-label': `${title} over time` });
    this.values = lines.map(({ colour }) => turf.element('b', { style: `color: var(${['--a', '--b', '--dim'][colour]})` }));
    const legend = lines.map(({ label }, i) => turf.element('span', {}, `${label} `, this.values[i]));
    this.root = turf.element('figure', { class: 'chart' },
      turf.element('figcaption', {}, turf.element('strong', { text: title }), ...legend), this.canvas);
    this.picture = document.createElement('canvas');
    const seek = (event) => {
      if (event.type === 'pointermove' && event.buttons === 0) return;
      const { left, width } = this.canvas.getBoundingClientRect();
      onSeek(Math.round(((event.clientX - left) / width) * (this.series[0].length - 1)));
    };
    this.canvas.addEventListener('pointerdown', seek);
    this.canvas.addEventListener('pointermove', seek);
  }

  // The lines alone; they change only when frames come or the window does.
  redraw(width, height, density) {
    this.picture.width = Math.max(1, Math.round(width * density));
    this.picture.height = Math.max(1, Math.round(height * density));
    const ctx = this.picture.getContext('2d');
    ctx.scale(density, density);
    const n = this.series[0].length;
    let most = 1;
    for (const line of this.series) for (const value of line) if (value > most) most = value;
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
        const [x, y] = [(frame / Math.max(1, n - 1)) * width, height - 3 - (value / most) * (height - 6)];
        if (pen) ctx.lineTo(x, y);
        else ctx.moveTo(x, y);
        pen = true;
      });
      ctx.stroke();
    });
    this.drawnLength = n;
    this.most = most;
  }

  draw(frame) {
    const density = window.devicePixelRatio || 1;
    const { ctx, width, height } = turf.sharp(this.canvas);
    if (width < 2) return;
    const n = this.series[0].length;
    if (this.drawnLength !== n || this.picture.width !== Math.round(width * density)) this.redraw(width, height, density);
    ctx.drawImage(this.picture, 0, 0, width, height);
    ctx.font = '10px system-ui, sans-serif';
    ctx.fillStyle = turf.colours.dim;
    ctx.fillText(this.most >= 1e4 ? this.most.toExponential(1) : String(+this.most.toPrecision(3)), 2, 10);
    ctx.fillText('0', 2, height - 2);
    const x = (frame / Math.max(1, n - 1)) * width;
    ctx.fillStyle = turf.colours.text;
    ctx.fillRect(Math.min(x, width - 1), 0, 1, height);
    this.series.forEach((line, i) => {
      const value = line[frame];
      this.values[i].textContent = value === null || value === undefined ? '–' : String(Math.round(value));
    });
  }
};
