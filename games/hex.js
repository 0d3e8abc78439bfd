// The board of hex.py as hexagons: each row stands half a cell to the right of the row above.
'use strict';

turf.games['hex.py'] = (() => {
  const { sides, ground, line, text } = turf.colours;
  const H = Math.sqrt(3) / 2; // height of a row; the width of a cell is 1
  const RIM = 0.5;
  const shape = ({ columns, cells }) => {
    const rows = cells.length / columns;
    return { rows, w: columns + (rows - 1) / 2 + 2 * RIM, h: (rows - 1) * H + 2 / Math.sqrt(3) + 2 * RIM };
  };
  const boxOf = (canvas, position) => {
    const { w, h } = shape(position);
    const box = turf.fit(canvas, w / h, 8);
    return { ...box, size: box.w / w };
  };
  const centre = (canvas, position, cell) => {
    const { x, y, size } = boxOf(canvas, position);
    const [row, column] = [Math.floor(cell / position.columns), cell % position.columns];
    return [x + (RIM + 0.5 + column + row / 2) * size, y + (RIM + 1 / Math.sqrt(3) + row * H) * size];
  };
  const draw = ({ ctx, ...canvas }, position, { options = null, thoughts = [], cursor = null } = {}) => {
    const { size } = boxOf(canvas, position);
    const disc = (cell, radius, colour) => {
      ctx.beginPath();
      ctx.arc(...centre(canvas, position, cell), radius * size, 0, 2 * Math.PI);
      ctx.fillStyle = colour;
      ctx.fill();
    };
    const hexagon = (cell, radius, colour) => {
      const [x, y] = centre(canvas, position, cell);
      ctx.beginPath();
      for (let i = 0; i < 6; i += 1) ctx.lineTo(x + radius * size * Math.sin(i * Math.PI / 3), y + radius * size * Math.cos(i * Math.PI / 3));
      ctx.fillStyle = colour;
      ctx.fill();
    };
    position.cells.forEach((_, i) => {
      const [row, column] = [Math.floor(i / position.columns), i % position.columns];
      // A's sides are above and below, B's left and right.
      if (column === 0 || column === position.columns - 1) hexagon(i, 0.8, sides[1]);
      if (row === 0 || row === shape(position).rows - 1) hexagon(i, 0.8, sides[0]);
    });
    position.cells.forEach((cell, i) => {
      hexagon(i, 0.58, line);
      hexagon(i, 0.54, position.last.includes(i) ? line : ground);
      if (cell) disc(i, 0.38, sides['AB'.indexOf(cell)]);
    });
    for (const { q } of thoughts) {
      const values = q.map(([, value]) => value);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      for (const [, value, cell] of q) disc(cell, 0.15, turf.heat(high > low ? (value - low) / (high - low) : 1));
    }
    for (const [, cell] of options || []) disc(cell, cell === cursor ? 0.2 : 0.08, text);
  };
  const cellAt = (canvas, position, x, y) => {
    const far = position.cells.map((_, i) => centre(canvas, position, i)).map(([cx, cy]) => Math.hypot(x - cx, y - cy));
    const nearest = far.indexOf(Math.min(...far));
    return far[nearest] < 0.6 * boxOf(canvas, position).size ? nearest : -1;
  };
  return { ...turf.games.grid, ratio: (position) => shape(position).w / shape(position).h, centre, draw, cellAt };
})();
