// Connect Four: 42 cells, row by row from below: 0 A, 1 B, null.
'use strict';

turf.games.connect4 = (() => {
  const { sides, ground, line } = turf.colours;
  const boxOf = (canvas) => turf.fit(canvas, 7 / 6, 8);

  const draw = ({ ctx, ...canvas }, { cells, last }, { t = 1, options = null, thoughts = [] } = {}) => {
    const box = boxOf(canvas);
    const size = box.w / 7;
    const disc = (column, row, colour, scale = 0.84) => {
      ctx.beginPath();
      ctx.arc(box.x + (column + 0.5) * size, box.y + (5.5 - row) * size, (size / 2) * scale, 0, 2 * Math.PI);
      ctx.fillStyle = colour;
      ctx.fill();
    };
    ctx.fillStyle = line;
    ctx.fillRect(box.x, box.y, box.w, box.h);
    cells.forEach((owner, cell) => {
      const [column, row] = [cell % 7, Math.floor(cell / 7)];
      disc(column, row, ground);
      if (owner !== null) disc(column, cell === last ? row + (1 - t) * (5 - row) : row, sides[owner]);
    });
    if (t === 1 && last !== null) disc(last % 7, Math.floor(last / 7), '#fff', 0.2);
    const top = (column) => cells.filter((owner, cell) => cell % 7 === column && owner !== null).length;
    for (const { q } of thoughts) {
      const [low, high] = [Math.min(...q.map(([, value]) => value)), Math.max(...q.map(([, value]) => value))];
      for (const [column, value] of q) disc(column, top(column), turf.heat(high > low ? (value - low) / (high - low) : 1), 0.3);
    }
    for (const column of options || []) disc(column, top(column), '#e8edf4', 0.12);
  };

  return {
    rate: 2, tween: 200, title: 'Connect Four', ratio: () => 7 / 6, draw,
    open: (cells) => ({ cells: [...cells], last: null }),
    apply: (position, { cell, player }) => { position.cells[cell] = player; position.last = cell; },
    caption: ({ cells }) => `${cells.filter((owner) => owner !== null).length} stones`,
    choices: (position, { q, plays }, next) => [...q].sort((a, b) => b[1] - a[1]).map(([column, value]) => ({
      label: `column ${column + 1}`, q: value, share: (value + 1) / 2, best: column === plays, played: Boolean(next) && next.cell % 7 === column,
    })),
    columnAt: (canvas, x) => Math.floor(((x - boxOf(canvas).x) / boxOf(canvas).w) * 7),
  };
})();

turf.inputs.connect4 = (game) => {
  const drop = (column) => game.yourMove && game.options.includes(column) && game.act(column);
  return {
    help: 'Click a column, or press its number.',
    key: (key) => /^[1-7]$/.test(key) && (drop(Number(key) - 1), true),
    pointer: (type, x) => { if (type === 'up') drop(turf.games.connect4.columnAt(game.canvas, x)); },
  };
};
