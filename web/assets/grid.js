// Any game as a grid of cells, as `GameView::grid` says: '' is an empty cell, a text that begins with A or B a side's stone.
'use strict';

turf.games.grid = (() => {
  const { sides, ground, line, text, dim } = turf.colours;
  const STRIP = 0.16; // part of the board's height that is left for choices without a cell of their own
  const ratio = ({ columns, cells }) => columns / (cells.length / columns) * (1 - STRIP);
  const boxOf = (canvas, position) => {
    const board = turf.fit(canvas, ratio(position), 8);
    return { ...board, size: board.w / position.columns };
  };
  const centre = ({ x, y, size }, { columns }, cell) => [x + (cell % columns + 0.5) * size, y + (Math.floor(cell / columns) + 0.5) * size];
  // Choices that a click on a cell cannot mean: without a cell, or with one that others share.
  const apart = (options) => options.filter(([, cell]) => cell === null || options.filter(([, other]) => other === cell).length > 1);
  // The places of these choices below the board.
  const strip = (canvas, position, options) => {
    const box = boxOf(canvas, position);
    const listed = apart(options);
    const columns = Math.min(listed.length, 4);
    const rows = Math.ceil(listed.length / columns);
    const [w, h] = [box.w / columns, (box.h / (1 - STRIP) * STRIP - 4) / Math.max(rows, 1)];
    return listed.map((option, i) => ({ option, x: box.x + (i % columns) * w, y: box.y + box.w / position.columns * (position.cells.length / position.columns) + 4 + Math.floor(i / columns) * h, w, h }));
  };

  const draw = ({ ctx, ...canvas }, position, { options = null, thoughts = [] } = {}) => {
    const box = boxOf(canvas, position);
    const { size } = box;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    const say = (words, x, y, colour, height, width) => {
      ctx.fillStyle = colour;
      ctx.font = `${height}px sans-serif`;
      ctx.fillText(words, x, y, width);
    };
    const disc = ([x, y], radius, colour) => {
      ctx.beginPath();
      ctx.arc(x, y, radius * size, 0, 2 * Math.PI);
      ctx.fillStyle = colour;
      ctx.fill();
    };
    position.cells.forEach((cell, i) => {
      const [x, y] = centre(box, position, i);
      ctx.fillStyle = position.last.includes(i) ? line : ground;
      ctx.fillRect(x - size / 2 + 1, y - size / 2 + 1, size - 2, size - 2);
      const side = 'AB'.indexOf(cell[0]);
      if (cell && side >= 0) disc([x, y], 0.4, sides[side]);
      say(side >= 0 ? cell.slice(1) : cell, x, y, side >= 0 ? '#10151c' : text, 0.45 * size, 0.9 * size);
    });
    for (const { q } of thoughts) {
      const values = q.map(([, value]) => value);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      for (const [, value, cell] of q) if (cell !== undefined) disc(centre(box, position, cell), 0.15, turf.heat(high > low ? (value - low) / (high - low) : 1));
    }
    for (const [, cell] of options || []) if (cell !== null) disc(centre(box, position, cell), 0.08, text);
    strip(canvas, position, options || []).forEach(({ option: [, , words], x, y, w, h }, i) => {
      ctx.fillStyle = ground;
      ctx.fillRect(x + 1, y + 1, w - 2, h - 2);
      ctx.strokeStyle = dim;
      ctx.strokeRect(x + 1, y + 1, w - 2, h - 2);
      say(`${i + 1}  ${words}`, x + w / 2, y + h / 2, text, Math.min(16, 0.6 * h), w - 8);
    });
  };

  return {
    rate: 2, tween: 0, ratio, draw, strip,
    open: ({ columns, cells, turn }) => ({ columns, cells: [...cells], last: [], turn }),
    apply: (position, { set, turn }) => {
      for (const [cell, words] of set) position.cells[cell] = words;
      Object.assign(position, { last: set.map(([cell]) => cell), turn });
    },
    copy: (position) => ({ ...position, cells: [...position.cells] }),
    caption: ({ turn }) => turf.t('turn {}', turn),
    choices: (position, { q, plays }) => [...q].sort((a, b) => b[1] - a[1]).map(([choice, value]) => ({
      label: JSON.stringify(choice).replaceAll('"', ''), q: value, share: (value + 1) / 2, best: JSON.stringify(choice) === JSON.stringify(plays), played: false,
    })),
    cellAt: (canvas, position, x, y) => {
      const box = boxOf(canvas, position);
      const [column, row] = [Math.floor((x - box.x) / box.size), Math.floor((y - box.y) / box.size)];
      return column >= 0 && column < position.columns ? row * position.columns + column : -1;
    },
  };
})();

turf.inputs.grid = (game) => {
  const grid = turf.games.grid;
  const play = (option) => option && game.yourMove && (game.act(option[0]), true);
  return {
    help: turf.t('Click a marked cell, or a choice below the board.'),
    keys: turf.t('By keys: the number of a choice.'),
    key: (key) => game.yourMove && play(grid.strip(game.canvas, game.position, game.options)[Number(key) - 1]?.option),
    pointer: (type, x, y) => {
      if (type !== 'up' || !game.yourMove) return;
      const below = grid.strip(game.canvas, game.position, game.options).find((place) => x >= place.x && x < place.x + place.w && y >= place.y && y < place.y + place.h);
      const cell = grid.cellAt(game.canvas, game.position, x, y);
      const here = game.options.filter((option) => option[1] === cell);
      play(below?.option ?? (here.length === 1 ? here[0] : undefined));
    },
  };
};
