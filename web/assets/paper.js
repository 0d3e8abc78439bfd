// Paper: cells as territory + 3 · trail (0 nobody, 1 A, 2 B).
'use strict';

turf.games.paper = (() => {
  const { sides, deep, light, ground } = turf.colours;
  const TRAIL_OVER = ['#f3b089', '#96c4f2']; // a trail over the other's territory
  const CELL = [
    ground, deep[0], deep[1],
    light[0], light[0], TRAIL_OVER[0],
    light[1], TRAIL_OVER[1], light[1],
  ];
  const RGBA = CELL.map((colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));
  const STEPS = [[1, 0], [0, 1], [-1, 0], [0, -1]];
  const TURNS = ['left', 'straight on', 'right'];

  const fill = (cells, runs, from) => {
    for (let i = from; i < runs.length; i += 3) cells.fill(runs[i + 2], runs[i], runs[i] + runs[i + 1]);
  };

  const open = ({ width, height, turns, runs, heads }) => {
    const cells = new Uint8Array(width * height);
    fill(cells, runs, 0);
    return { width, height, turns, cells, heads: heads.map((head) => [...head]), ply: 0 };
  };

  const apply = (position, [player, x, y, heading, ...runs]) => {
    position.heads[player] = [x, y, heading];
    fill(position.cells, runs, 0);
    position.ply += 1;
  };

  const copy = (position) => ({
    ...position,
    cells: position.cells.slice(),
    heads: position.heads.map((head) => [...head]),
  });

  const areas = ({ cells }) => {
    const counts = [0, 0, 0];
    for (const code of cells) counts[code % 3] += 1;
    return counts.slice(1);
  };

  const picture = document.createElement('canvas');
  const cellsOnto = (ctx, position, box) => {
    const { width, height, cells } = position;
    if (picture.width !== width || picture.height !== height) [picture.width, picture.height] = [width, height];
    const pixels = picture.getContext('2d').createImageData(width, height);
    for (let i = 0; i < cells.length; i += 1) {
      const [r, g, b] = RGBA[cells[i]];
      pixels.data.set([r, g, b, 255], 4 * i);
    }
    picture.getContext('2d').putImageData(pixels, 0, 0);
    ctx.imageSmoothingEnabled = false;
    ctx.drawImage(picture, box.x, box.y, box.w, box.h);
  };

  const drawHead = (ctx, box, size, [x, y, heading], side) => {
    const [cx, cy] = [box.x + (x + 0.5) * size, box.y + (y + 0.5) * size];
    const r = Math.max(size * 0.75, 4.5);
    ctx.beginPath();
    ctx.arc(cx, cy, r, 0, 2 * Math.PI);
    ctx.fillStyle = sides[side];
    ctx.fill();
    ctx.lineWidth = Math.max(1.5, size * 0.16);
    ctx.strokeStyle = '#fff';
    ctx.stroke();
    const [dx, dy] = STEPS[heading];
    ctx.beginPath();
    ctx.moveTo(cx + dx * r * 0.8, cy + dy * r * 0.8);
    ctx.lineTo(cx - dx * r * 0.3 - dy * r * 0.55, cy - dy * r * 0.3 + dx * r * 0.55);
    ctx.lineTo(cx - dx * r * 0.3 + dy * r * 0.55, cy - dy * r * 0.3 - dx * r * 0.55);
    ctx.fillStyle = '#fff';
    ctx.fill();
  };

  // How a game ended, to whoever played; the loser who moved last did it alone.
  const ending = ({ end: { winner, reason, text }, names, frames, series }, seat) => {
    const [won, other] = [winner === seat, names[1 - seat]];
    const alone = frames.at(-1)?.[0] !== winner;
    if (reason === 'WAL') return won ? turf.t('{} ran off the board', other) : turf.t('you ran off the board');
    if (reason === 'TAP' && alone) return won ? turf.t('{} hit its own trail', other) : turf.t('you hit your own trail');
    if (reason === 'TAP') return won ? turf.t('you cut the trail of {}', other) : turf.t('{} cut your trail', other);
    if (reason === 'CIT') return won ? turf.t('the heads met in your territory') : turf.t('the heads met in the territory of {}', other);
    if (reason === 'SID') return won ? turf.t('you hit {} from the side', other) : turf.t('{} hit you from the side', other);
    if (reason !== 'FAC' && reason !== 'END') return null;
    return turf.t('{}, {} to {}', turf.told(text), ...[seat, 1 - seat].map((side) => series[side].at(-1)));
  };

  // Where the mover goes with each of its three turns.
  const targets = (position, player) => {
    const [x, y, heading] = position.heads[player];
    return [3, 0, 1].map((turn) => {
      const [dx, dy] = STEPS[(heading + turn) % 4];
      return [x + dx, y + dy];
    });
  };

  const ranked = (q) => {
    const legal = q.filter((value) => value !== null);
    const [low, high] = [Math.min(...legal), Math.max(...legal)];
    return { share: (value) => (high > low ? (value - low) / (high - low) : 1) };
  };

  const outline = (ctx, box, size, { looks }) => {
    for (const [[x, y, w, h], weight] of looks) {
      ctx.strokeStyle = `rgba(255, 232, 102, ${0.25 + 0.75 * weight})`;
      ctx.lineWidth = 1 + 1.5 * weight;
      ctx.strokeRect(box.x + x * size, box.y + y * size, w * size, h * size);
    }
  };

  const drawThoughts = (ctx, box, size, position, { player, q }) => {
    const { share } = ranked(q);
    const reach = Math.max(1, 11 / size); // small cells: dots a little apart from the head
    const [hx, hy] = position.heads[player];
    targets(position, player).forEach(([x, y], turn) => {
      if (q[turn] === null) return;
      ctx.beginPath();
      ctx.arc(box.x + (hx + (x - hx) * reach + 0.5) * size, box.y + (hy + (y - hy) * reach + 0.5) * size, 4, 0, 2 * Math.PI);
      ctx.fillStyle = turf.heat(share(q[turn]));
      ctx.fill();
      ctx.lineWidth = 1;
      ctx.strokeStyle = '#0008';
      ctx.stroke();
    });
  };

  // The points of a policy's way from its head, at least a finger's width long: its own turns of the line.
  const way = (box, size, position, { player, line }) => {
    let [x, y, heading] = position.heads[player];
    const place = () => [box.x + (x + 0.5) * size, box.y + (y + 0.5) * size];
    const points = [place()];
    for (const turn of line.filter((_, i) => i % 2 === 0)) {
      heading = (heading + ['Straight', 'Right', '', 'Left'].indexOf(turn)) % 4;
      x += STEPS[heading][0];
      y += STEPS[heading][1];
      points.push(place());
    }
    const [dx, dy] = STEPS[heading];
    const short = Math.max(0, 24 - (points.length - 1) * size);
    const [ex, ey] = points.pop();
    return [...points, [ex + dx * short, ey + dy * short]];
  };

  const boxOf = (canvas, position) => turf.fit(canvas, position.width / position.height, 6);

  const draw = (canvas, position, { thoughts = [], best = [] } = {}) => {
    const { ctx } = canvas;
    const box = boxOf(canvas, position);
    const size = box.w / position.width;
    cellsOnto(ctx, position, box);
    if (size >= 9) {
      ctx.beginPath();
      for (let x = 1; x < position.width; x += 1) ctx.rect(box.x + x * size, box.y, 0, box.h);
      for (let y = 1; y < position.height; y += 1) ctx.rect(box.x, box.y + y * size, box.w, 0);
      ctx.strokeStyle = '#00000030';
      ctx.lineWidth = 1;
      ctx.stroke();
    }
    ctx.strokeStyle = turf.colours.dim;
    ctx.lineWidth = 2;
    ctx.strokeRect(box.x - 1, box.y - 1, box.w + 2, box.h + 2);
    for (const decision of thoughts) outline(ctx, box, size, decision);
    for (const decision of best) turf.arrow(ctx, way(box, size, position, decision), 3);
    for (const side of [0, 1]) drawHead(ctx, box, size, position.heads[side], side);
    for (const decision of thoughts) drawThoughts(ctx, box, size, position, decision);
  };

  const caption = ({ ply, turns }, over) => (over ? turf.t('turn {} of {}, over', Math.floor(ply / 2), turns) : turf.t('turn {} of {}, {} to move', Math.floor(ply / 2), turns, 'AB'[ply % 2]));

  // The turn that was made: the mover's heading before and after.
  const played = (position, [player, , , heading]) => (heading - position.heads[player][2] + 5) % 4;

  const choices = (position, { q, plays }, next) => {
    const { share } = ranked(q);
    return q.map((value, turn) => ({
      label: turf.told(TURNS[turn]),
      q: value,
      share: value === null ? 0 : share(value),
      best: turn === plays,
      played: next !== undefined && played(position, next) === turn,
    }));
  };

  // Heading of a key or a pointer, for people.
  const KEYS = {
    ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3, d: 0, s: 1, a: 2, w: 3, D: 0, S: 1, A: 2, W: 3,
  };
  // Finds the heading towards a point. A head that is there goes straight on. One that has it behind turns to its side, or to
  // the side with more room. The wall and the own trail are kept off while there is another way.
  const towards = (canvas, position, player, px, py) => {
    const box = boxOf(canvas, position);
    const size = box.w / position.width;
    const [x, y, heading] = position.heads[player];
    const [ux, uy] = STEPS[heading];
    const [dx, dy] = [(px - box.x) / size - x - 0.5, (py - box.y) / size - y - 0.5];
    const [along, across] = [dx * ux + dy * uy, dy * ux - dx * uy];
    const step = (turn) => (heading + turn + 4) % 4;
    const room = (turn) => {
      const [vx, vy] = STEPS[step(turn)];
      let n = 0;
      for (let [cx, cy] = [x + vx, y + vy]; cx >= 0 && cy >= 0 && cx < position.width && cy < position.height; cx += vx, cy += vy) {
        if (Math.floor(position.cells[cy * position.width + cx] / 3) === player + 1) break;
        n += 1;
      }
      return n;
    };
    const side = Math.abs(across) >= 0.5 ? Math.sign(across) : room(1) >= room(-1) ? 1 : -1;
    const near = Math.max(Math.abs(dx), Math.abs(dy)) < 1;
    const wanted = near || along >= Math.abs(across) ? [0, side, -side] : along >= 0 ? [side, 0, -side] : [side, -side, 0];
    return step(wanted.find((turn) => room(turn) > 0) ?? wanted[0]);
  };
  // The action that leads to a heading; going back is no turn, so it is straight on.
  const action = (position, player, heading) => {
    const turn = (heading - position.heads[player][2] + 5) % 4;
    return ['Left', 'Straight', 'Right'][turn] || 'Straight';
  };

  // The cell under a point, and whose it is.
  const hover = (canvas, position, px, py) => {
    const box = boxOf(canvas, position);
    const size = box.w / position.width;
    const [x, y] = [Math.floor((px - box.x) / size), Math.floor((py - box.y) / size)];
    if (x < 0 || y < 0 || x >= position.width || y >= position.height) return null;
    const head = position.heads.findIndex(([hx, hy]) => hx === x && hy === y);
    const code = position.cells[y * position.width + x];
    const [ground, trail] = [code % 3, Math.floor(code / 3)];
    const parts = [head >= 0 && turf.t('head of {}', 'AB'[head]), trail > 0 && turf.t('trail of {}', 'AB'[trail - 1]), ground > 0 ? turf.t('territory of {}', 'AB'[ground - 1]) : trail === 0 && head < 0 && turf.t('nobody’s')];
    return turf.t('column {}, row {}: {}', x, y, parts.filter(Boolean).join(turf.t(', ')));
  };

  // The position in words.
  const HEADINGS = [turf.t('right'), turf.t('down'), turf.t('left'), turf.t('up')];
  const tell = (position, { seat } = {}) => {
    const counts = areas(position);
    const trails = [0, 0];
    for (const code of position.cells) if (code >= 3) trails[Math.floor(code / 3) - 1] += 1;
    const [[ax, ay], [bx, by]] = position.heads;
    const side = (i) => {
      const [x, y, heading] = position.heads[i];
      const ahead = [position.width - 1 - x, position.height - 1 - y, x, y][heading];
      const trail = trails[i] ? turf.t('a trail of {}', trails[i]) : turf.t('at home');
      return turf.t('{}: {} cells, head at column {}, row {}, going {}, {} cells to the wall, {}.', turf.side(i, seat), counts[i], x, y, HEADINGS[heading], ahead, trail);
    };
    return [side(0), side(1), turf.t('The heads are {} steps apart.', Math.abs(ax - bx) + Math.abs(ay - by))].join(' ');
  };

  const plain = (position) => ({
    cells: Array.from(position.cells),
    heads: position.heads,
    areas: areas(position),
    ply: position.ply,
  });

  return {
    rate: 60, tween: 0, title: 'paper', hover, tell, CELL, way, ending, open, apply, copy, draw, legend: turf.legend, caption, choices, plain, boxOf,
    KEYS, towards, action, ratio: ({ width, height }) => width / height,
  };
})();

// A heading by key, or by the side of the head the pointer is on while it is held. With a pace the head goes on by itself.
turf.inputs.paper = (game) => {
  const rules = turf.games.paper;
  let [heading, held, released, timer, pace] = [null, null, false, null, turf.PACES[2][1]];
  const go = () => {
    if (held) {
      heading = rules.towards(game.canvas, game.position, game.seat, ...held);
      // A point that was let go is aimed at until the head goes its way.
      if (released && heading === game.position.heads[game.seat][2]) {
        held = null;
        if (pace === 0) return;
      }
    }
    const action = heading === null ? 'Straight' : rules.action(game.position, game.seat, heading);
    game.act(action);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (!game.over && (pace > 0 || held) && started) timer = setTimeout(() => { if (game.busy) schedule(); else go(); }, pace || 60);
  };
  let started = false; // nothing moves before the person has
  return {
    paces: true,
    help: turf.t('Hold the pointer or a finger on the board where you want to go. The game waits for you.'),
    keys: turf.t('Arrow keys or WASD turn, space pauses, i describes the position.'),
    setPace(value) { pace = value; schedule(); },
    key(key) {
      if (key === ' ') {
        started = !started;
        schedule();
        return true;
      }
      const wanted = rules.KEYS[key];
      if (wanted === undefined) return false;
      heading = wanted;
      const first = !started;
      started = true;
      if (pace === 0 || first) go();
      return true;
    },
    pointer(type, x, y, event) {
      if (type === 'down' || (type === 'move' && held && !released)) {
        held = [x, y];
        if (type === 'down') {
          event.target.setPointerCapture(event.pointerId);
          [started, released] = [true, false];
          go();
        }
      } else if (type === 'up' || type === 'cancel') {
        released = true;
      }
    },
    turn: schedule,
    close: () => clearTimeout(timer),
  };
};
