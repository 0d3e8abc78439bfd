// Any game as a grid of cells, as `GameView::grid` says: '' is an empty cell, a text that begins with A or B a side's stone.
// `shown` is what `show()` of a Python file gives besides; without cells its text is the board.
'use strict';

turf.games.grid = (() => {
  const { sides, ground, line, text, dim } = turf.colours;
  const SMALL = 8; // pixels of a cell from which on it is no more than a colour
  const ratio = ({ columns, cells }) => (cells.length ? columns / (cells.length / columns) : 2);
  const boxOf = (canvas, position) => {
    const box = turf.fit(canvas, ratio(position), 8);
    return { ...box, size: box.w / position.columns };
  };
  const centre = (canvas, position, cell) => {
    const { x, y, size } = boxOf(canvas, position);
    return [x + (cell % position.columns + 0.5) * size, y + (Math.floor(cell / position.columns) + 0.5) * size];
  };

  const draw = ({ ctx, ...canvas }, position, { options = null, thoughts = [], cursor = null } = {}) => {
    const { size } = boxOf(canvas, position);
    const at = (cell) => centre(canvas, position, cell);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    const say = (words, x, y, colour, font, width) => {
      ctx.fillStyle = colour;
      ctx.font = font;
      ctx.fillText(words, x, y, width);
    };
    const disc = ([x, y], radius, colour) => {
      ctx.beginPath();
      ctx.arc(x, y, radius * size, 0, 2 * Math.PI);
      ctx.fillStyle = colour;
      ctx.fill();
    };
    const square = ([x, y], gap, colour) => {
      ctx.fillStyle = colour;
      ctx.fillRect(x - size / 2 + gap, y - size / 2 + gap, size - 2 * gap, size - 2 * gap);
    };
    if (!position.cells.length) {
      ctx.fillStyle = ground;
      ctx.fillRect(0, 0, canvas.width, canvas.height);
      const lines = (position.shown?.text ?? '').split('\n');
      const height = Math.min(28, (canvas.height - 16) / lines.length);
      lines.forEach((words, i) => say(words, canvas.width / 2, canvas.height / 2 + (i + (1 - lines.length) / 2) * height, text, `${0.75 * height}px monospace`, canvas.width - 16));
    }
    position.cells.forEach((cell, i) => {
      const side = cell ? 'AB'.indexOf(cell[0]) : -1;
      if (size < SMALL) {
        square(at(i), 0, side >= 0 ? sides[side] : cell ? dim : ground);
        return;
      }
      square(at(i), 1, position.last.includes(i) ? line : ground);
      if (side >= 0) disc(at(i), 0.4, sides[side]);
      say(side >= 0 ? cell.slice(1) : cell, ...at(i), side >= 0 ? '#10151c' : text, `${0.45 * size}px sans-serif`, 0.9 * size);
    });
    for (const { q } of thoughts) {
      const values = q.map(([, value]) => value);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      for (const [, value, cell] of q) if (cell !== undefined) disc(at(cell), 0.15, turf.heat(high > low ? (value - low) / (high - low) : 1));
    }
    for (const [, cell] of options || []) if (cell !== null) disc(at(cell), cell === cursor ? 0.2 : 0.08, text);
  };

  return {
    rate: 2, tween: 0, ratio, draw, centre,
    open: (opening) => ({ ...opening, cells: [...opening.cells], last: [] }),
    apply: (position, { set, ...rest }) => {
      for (const [cell, words] of set) position.cells[cell] = words;
      Object.assign(position, rest, { last: set.map(([cell]) => cell) });
    },
    copy: (position) => ({ ...position, cells: [...position.cells] }),
    caption: ({ turn, cells, shown }) => {
      const line = cells.length && shown?.text && !shown.text.includes('\n') ? [shown.text] : [];
      return [turf.t('turn {}', turn), ...line].join(' · ');
    },
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
  const grid = { ...turf.games.grid, ...game.viewer.reel.game };
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const play = (option) => Boolean(option && game.yourMove && (game.act(option[0]), true));
  // Choices that a click on a cell means, and those below the board: without a cell, or with one that others share.
  const isAlone = ([, cell], _, options) => cell !== null && options.filter(([, other]) => other === cell).length === 1;
  const onCells = () => (game.options ?? []).filter(isAlone);
  const below = () => (game.options ?? []).filter((...given) => !isAlone(...given));
  // Choices with their keys: numbers are their own.
  const numbered = (options) => {
    const own = options.every(([, , words]) => /^\d+$/.test(words));
    return options.map((option, i) => [own ? option[2] : i < 9 ? String(i + 1) : '', option]);
  };
  const list = turf.element('div', { class: 'listed', hidden: true });
  game.viewer.root.querySelector('.said').before(list);
  // Moves the cursor to the nearest choice in a direction.
  const move = ([dx, dy]) => {
    const place = ([, cell]) => grid.centre(game.canvas, game.position, cell);
    const from = onCells().find(([, cell]) => cell === game.cursor);
    const [x, y] = from ? place(from) : [game.canvas.width / 2, game.canvas.height / 2];
    const far = (option) => {
      const [along, across] = [(place(option)[0] - x) * dx + (place(option)[1] - y) * dy, (place(option)[0] - x) * dy + (place(option)[1] - y) * dx];
      return from && along < 1 ? Infinity : Math.abs(along) + 2 * Math.abs(across);
    };
    const next = onCells().filter((option) => far(option) < Infinity).sort((a, b) => far(a) - far(b))[0];
    if (next) [, game.cursor] = next;
    game.redraw();
    return true;
  };
  return {
    help: turf.t('Click a marked cell, or a choice below the board.'),
    keys: turf.t('By keys: arrows and Enter, or the number of a choice.'),
    key: (key) => game.yourMove && (ARROWS[key] ? move(ARROWS[key]) : play(key === 'Enter' ? onCells().find(([, cell]) => cell === game.cursor) : numbered(below()).find(([number]) => number === key)?.[1])),
    pointer: (type, x, y) => {
      const cell = grid.cellAt(game.canvas, game.position, x, y);
      if (type === 'up') play(onCells().find((option) => option[1] === cell));
    },
    turn: () => {
      const options = game.yourMove ? below() : [];
      if (options.length) list.hidden = false;
      list.replaceChildren(...numbered(options).map(([number, option]) => turf.element('button', { type: 'button', onclick: () => play(option) }, number === option[2] ? number : `${number}  ${option[2]}`)));
    },
  };
};
