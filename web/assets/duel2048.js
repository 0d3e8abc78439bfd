// Duel2048: 32 signed levels, row by row, A's positive.
'use strict';

turf.games.duel2048 = (() => {
  const { sides } = turf.colours;
  const WAYS = [turf.t('up'), turf.t('down'), turf.t('left'), turf.t('right')];
  const ARROWS = WAYS.map((way, i) => `${'↑↓←→'[i]} ${way}`);
  const STEPS = [[0, -1], [0, 1], [-1, 0], [1, 0]];
  const GAP = 0.055; // of a cell

  const open = ({ rounds, tiles, clock }) => ({ rounds, tiles: [...tiles], clock, last: null, before: [...tiles] });

  const apply = (position, change) => {
    position.before = [...position.tiles];
    for (let i = 0; i < change.cells.length; i += 2) position.tiles[change.cells[i]] = change.cells[i + 1];
    position.clock = change.clock;
    position.last = change;
  };

  const copy = (position) => ({ ...position, tiles: [...position.tiles], before: [...position.before] });

  const boxOf = (canvas) => turf.fit(canvas, 2, 8);

  const cellAt = (canvas, px, py) => {
    const box = boxOf(canvas);
    const [column, row] = [Math.floor((px - box.x) / (box.w / 8)), Math.floor((py - box.y) / (box.h / 4))];
    return column >= 0 && column < 8 && row >= 0 && row < 4 ? row * 8 + column : null;
  };

  // Side and level to hue, saturation and lightness: the higher, the brighter.
  const hsl = (level) => {
    const n = Math.min(Math.abs(level), 12);
    return level > 0 ? [22 - n, 60 + 3 * n, 24 + 3.1 * n] : [214 - n, 52 + 3 * n, 24 + 3.1 * n];
  };
  const colour = (level) => {
    const [h, s, l] = hsl(level);
    return `hsl(${h} ${s}% ${l}%)`;
  };
  // Black or white, whichever has more contrast: 4.5 : 1 on any ground.
  const ink = (level) => {
    const [h, s, l] = hsl(level);
    const light = [0, 8, 4].map((n) => {
      const k = (n + h / 30) % 12;
      const c = l / 100 - (s / 100) * Math.min(l / 100, 1 - l / 100) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] > 0.179 ? '#000' : '#fff';
  };

  const rounded = (ctx, x, y, size, radius) => {
    ctx.beginPath();
    ctx.roundRect(x, y, size, size, radius);
  };

  const drawTile = (ctx, box, size, column, row, level, scale = 1) => {
    const inner = size * (1 - 2 * GAP) * scale;
    const [cx, cy] = [box.x + (column + 0.5) * size, box.y + (row + 0.5) * size];
    rounded(ctx, cx - inner / 2, cy - inner / 2, inner, size * 0.1);
    ctx.fillStyle = colour(level);
    ctx.fill();
    const text = String(2 ** Math.abs(level));
    ctx.font = `700 ${inner * (text.length < 3 ? 0.44 : text.length < 4 ? 0.36 : 0.29)}px system-ui, sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = ink(level);
    ctx.fillText(text, cx, cy + inner * 0.03);
  };

  const drawGround = (ctx, box, size) => {
    for (let cell = 0; cell < 32; cell += 1) {
      const [row, column] = [Math.floor(cell / 8), cell % 8];
      rounded(ctx, box.x + (column + GAP) * size, box.y + (row + GAP) * size, size * (1 - 2 * GAP), size * 0.1);
      ctx.fillStyle = column < 4 ? '#2a221e' : '#1b2530';
      ctx.fill();
      ctx.strokeStyle = turf.colours.dim;
      ctx.lineWidth = 1;
      ctx.stroke();
    }
    ctx.beginPath();
    ctx.moveTo(box.x + box.w / 2, box.y);
    ctx.lineTo(box.x + box.w / 2, box.y + box.h);
    ctx.strokeStyle = turf.colours.dim;
    ctx.lineWidth = 3;
    ctx.stroke();
  };

  // A ring within the cell: what lay outside could not be seen on a light page.
  const ringed = (ctx, box, size, cell, style, width, inset = 0) => {
    const from = GAP * size + width / 2 + inset;
    rounded(ctx, box.x + (cell % 8) * size + from, box.y + Math.floor(cell / 8) * size + from, size - 2 * from, size * 0.1);
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.stroke();
  };

  // Tiles on their way: each from where it was to where it is; the others stay.
  const drawMoving = (ctx, box, size, { before, last }, t) => {
    const from = new Map();
    for (let i = 0; i < last.slides.length; i += 2) from.set(last.slides[i], last.slides[i + 1]);
    before.forEach((level, cell) => {
      if (level !== 0 && !from.has(cell)) drawTile(ctx, box, size, cell % 8, Math.floor(cell / 8), level);
    });
    const eased = 1 - (1 - t) ** 2;
    for (const [start, end] of from) {
      const column = (start % 8) + ((end % 8) - (start % 8)) * eased;
      const row = Math.floor(start / 8) + (Math.floor(end / 8) - Math.floor(start / 8)) * eased;
      drawTile(ctx, box, size, column, row, before[start]);
    }
  };

  const drawThoughts = (ctx, box, size, { q, looks }) => {
    for (const [cell, weight] of looks) ringed(ctx, box, size, cell, `rgba(255, 232, 102, ${0.2 + 0.8 * weight})`, 1 + 3 * weight);
    const best = Math.max(...q.map(([, value]) => value));
    const low = Math.min(...q.map(([, value]) => value));
    for (const [choice, value] of q) {
      if (choice >= 32) continue;
      ctx.beginPath();
      ctx.arc(box.x + (choice % 8 + 0.5) * size, box.y + (Math.floor(choice / 8) + 0.5) * size, size * 0.1, 0, 2 * Math.PI);
      ctx.fillStyle = turf.heat(best > low ? (value - low) / (best - low) : 1);
      ctx.fill();
    }
  };

  // From and to of a policy's merge: over the middle of the mover's half.
  const DIRECTIONS = ['Up', 'Down', 'Left', 'Right'];
  const sweep = (box, size, player, direction) => {
    const [dx, dy] = STEPS[DIRECTIONS.indexOf(direction)];
    const [x, y] = [box.x + (player === 0 ? 2 : 6) * size, box.y + 2 * size];
    return [[x - 1.2 * size * dx, y - 1.2 * size * dy], [x + 1.2 * size * dx, y + 1.2 * size * dy]];
  };
  // A ring where the policy places, an arrow where it merges.
  const drawBest = (ctx, box, size, { player, line: [{ Place: cell, Merge: direction }] }) => {
    if (direction !== undefined) turf.arrow(ctx, sweep(box, size, player, direction), Math.max(4, size * 0.1));
    else ringed(ctx, box, size, cell, turf.BEST, Math.max(3, size * 0.07));
  };

  const owner = (level, cell) => (level === 0 ? (cell % 8 < 4 ? 0 : 1) : level > 0 ? 0 : 1);
  const named = (cell) => turf.t('row {}, column {}', Math.floor(cell / 8) + 1, cell % 8 + 1);
  const cellText = (level, cell) => (level === 0 ? turf.t('empty, half of {}', 'AB'[owner(0, cell)]) : turf.t('{} of {}', 2 ** Math.abs(level), 'AB'[owner(level, cell)]));

  const hover = (canvas, position, px, py) => {
    const cell = cellAt(canvas, px, py);
    return cell === null ? null : turf.t('{}: {}', named(cell), cellText(position.tiles[cell], cell));
  };

  // The position in words.
  const tell = ({ tiles }, { seat, options } = {}) => {
    const content = (level) => (level === 0 ? turf.t('empty') : `${'AB'[owner(level)]} ${2 ** Math.abs(level)}`);
    const rows = [0, 1, 2, 3].map((row) => turf.t('Row {}: {}.', row + 1, tiles.slice(8 * row, 8 * row + 8).map(content).join(turf.t(', '))));
    const side = (i) => {
      const own = tiles.filter((level) => level !== 0 && owner(level) === i);
      return turf.t('{}: {} tiles, the highest {}.', turf.side(i, seat), own.length, Math.max(0, ...own.map((level) => 2 ** Math.abs(level))));
    };
    const may = !options ? '' : options.cells.length ? turf.t('You may place on {} cells, at home on {}.', options.cells.length, named(homeOf(options, seat)))
      : turf.t('You may merge {}.', options.directions.map((direction) => WAYS[direction]).join(turf.t(', ')));
    return [side(0), side(1), ...rows, may].filter(Boolean).join(' ');
  };

  // The cell that the list of numbers gives at home; any other where home is full.
  const homeOf = ({ cells }, seat) => {
    const home = cells.find((cell) => (cell % 8 < 4) === (seat === 0));
    return home === undefined ? cells[0] : home;
  };

  const draw = (canvas, position, { t = 1, thoughts = [], best = [], options = null, cursor = null } = {}) => {
    const { ctx } = canvas;
    const box = boxOf(canvas);
    const size = box.w / 8;
    drawGround(ctx, box, size);
    const { last } = position;
    if (t < 1 && last && last.slides) {
      drawMoving(ctx, box, size, position, t);
    } else {
      position.tiles.forEach((level, cell) => {
        const scale = t < 1 && last && last.place === cell ? 0.4 + 0.6 * t : 1;
        if (level !== 0) drawTile(ctx, box, size, cell % 8, Math.floor(cell / 8), level, scale);
      });
    }
    if (t === 1 && last) {
      if (last.place !== undefined) ringed(ctx, box, size, last.place, sides[last.player], 3);
      for (const cell of last.captured || []) ringed(ctx, box, size, cell, '#fff', 3);
    }
    for (const decision of thoughts) drawThoughts(ctx, box, size, decision);
    for (const decision of best) drawBest(ctx, box, size, decision);
    if (options) {
      for (const cell of options.cells) {
        ctx.setLineDash([5, 4]);
        ringed(ctx, box, size, cell, '#e8edf4', 2, 2);
        ctx.setLineDash([]);
      }
      if (options.cells.includes(cursor)) ringed(ctx, box, size, cursor, '#fff', 5);
    }
  };

  const PHASES = [turf.t('A places'), turf.t('B places'), turf.t('A merges'), turf.t('B merges')];
  const legend = (marks) => [
    ...turf.legend(marks),
    [`border: 2px solid; border-color: ${sides[0]} ${sides[1]} ${sides[1]} ${sides[0]}`, turf.t('placed last')],
    ['border: 2px solid #fff', turf.t('captured last')],
    ...(marks.live ? [['border: 2px dashed #e8edf4', turf.t('free to place')], ['border: 4px solid #fff', turf.t('Enter places here'), 'keys']] : []),
  ];

  const caption = ({ clock, rounds }, over) =>
    over || clock[0] >= rounds ? turf.t('turn {} of {}, over', clock[0], rounds) : turf.t('turn {} of {}, {}', clock[0], rounds, PHASES[clock[1]]);

  const choices = (position, { q, plays }, next) => {
    const sorted = [...q].sort((a, b) => b[1] - a[1]);
    const [high, low] = [sorted[0][1], sorted[sorted.length - 1][1]];
    const done = next && (next.place !== undefined ? next.place : 32 + next.merge);
    const label = (choice) => (choice >= 32 ? ARROWS[choice - 32] : named(choice));
    const shown = sorted.filter(([choice], rank) => rank < 5 || choice === done || choice === plays);
    return shown.map(([choice, value]) => ({
      label: label(choice),
      q: value,
      share: high > low ? (value - low) / (high - low) : 1,
      best: choice === plays,
      played: choice === done,
    }));
  };

  const KEYS = {
    ArrowUp: 0, ArrowDown: 1, ArrowLeft: 2, ArrowRight: 3, w: 0, s: 1, a: 2, d: 3, W: 0, S: 1, A: 2, D: 3,
  };

  const plain = ({ tiles, clock }) => ({ tiles, clock });

  return {
    rate: 5, tween: 130, title: '2048 for two', open, apply, copy, draw, legend, caption, choices, plain, boxOf, cellAt,
    hover, tell, homeOf, named, colour, ink, KEYS, STEPS, DIRECTIONS, sweep, ratio: () => 2,
  };
})();

// Clicks place, arrows and swipes merge.
turf.inputs.duel2048 = (game) => {
  const rules = turf.games.duel2048;
  let start = null;
  const cursor = () => (game.options.cells.includes(game.cursor) ? game.cursor : rules.homeOf(game.options, game.seat));
  const choose = (cell) => {
    game.cursor = cell;
    turf.announce(rules.named(cell));
    game.redraw();
  };
  const next = (by) => {
    const { cells } = game.options;
    return cells[(cells.indexOf(cursor()) + by + cells.length) % cells.length];
  };
  // The nearest cell in a direction, straight on preferred; where there is none it stays.
  const towards = (direction) => {
    const [dx, dy] = rules.STEPS[direction];
    const from = cursor();
    const steps = (cell) => [cell % 8 - from % 8, Math.floor(cell / 8) - Math.floor(from / 8)];
    const cost = (cell) => {
      const [x, y] = steps(cell);
      return x * dx + y * dy + 2 * Math.abs(x * dy + y * dx);
    };
    const ahead = game.options.cells.filter((cell) => {
      const [x, y] = steps(cell);
      return x * dx + y * dy > 0;
    });
    return ahead.length ? ahead.reduce((best, cell) => (cost(cell) < cost(best) ? cell : best)) : from;
  };
  const merge = (direction) => {
    if (!game.yourMove || !game.options.directions.includes(direction)) return;
    game.act({ Merge: rules.DIRECTIONS[direction] });
  };
  return {
    help: turf.t('Tap a dashed cell to place a tile; a swipe merges.'),
    keys: turf.t('By keys: arrows or WASD merge; where a tile is placed, arrows or , and . choose the cell, Enter places (at home, unless chosen); i describes the position.'),
    key(key) {
      const placing = game.yourMove && game.options.cells.length > 0;
      if ((key === 'Enter' || key === ' ') && placing) {
        game.act({ Place: cursor() });
        return true;
      }
      const direction = rules.KEYS[key];
      const along = { ',': -1, '.': 1 }[key];
      if (direction === undefined && along === undefined) return false;
      if (!placing) merge(direction);
      else if (direction === undefined) choose(next(along));
      else choose(towards(direction));
      return true;
    },
    pointer(type, x, y) {
      if (type === 'down') start = [x, y];
      if (type !== 'up' || !start || !game.yourMove) return;
      const [dx, dy] = [x - start[0], y - start[1]];
      start = null;
      const cell = rules.cellAt(game.canvas, x, y);
      if (game.options.cells.length) {
        if (game.options.cells.includes(cell)) game.act({ Place: cell });
      } else if (Math.max(Math.abs(dx), Math.abs(dy)) > 24) {
        if (Math.abs(dx) > Math.abs(dy)) merge(dx > 0 ? 3 : 2);
        else merge(dy > 0 ? 1 : 0);
      }
    },
  };
};
