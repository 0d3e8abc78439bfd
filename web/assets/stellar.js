// Stellar: signed troops per node, A's positive; nodes are numbered from 1.
'use strict';

turf.games.stellar = (() => {
  const { sides, deep, ground, text, dim } = turf.colours;
  const [BACK, EDGE] = ['#10151c', '#76879d'];

  const open = ({ nodes, xy, edges, turns, troops }) => ({
    nodes, xy, edges, turns, turn: 0, troops: [...troops], before: [...troops], orders: [[], []],
  });

  const apply = (position, { troops, orders }) => {
    position.before = position.troops;
    position.troops = troops;
    position.orders = orders;
    position.turn += 1;
  };

  const copy = (position) => ({ ...position });

  // Where the nodes lie on a canvas, and how large they are.
  const layout = (canvas, { xy }) => {
    const [xs, ys] = [xy.map(([x]) => x), xy.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [w, h] = [Math.max(right - left, 1e-3), Math.max(bottom - top, 1e-3)];
    let nearest = Infinity;
    xy.forEach(([ax, ay], i) => xy.forEach(([bx, by], j) => {
      if (i < j) nearest = Math.min(nearest, Math.hypot(ax - bx, ay - by));
    }));
    if (!Number.isFinite(nearest)) nearest = 1;
    const scale = Math.min(canvas.width / (w + nearest), canvas.height / (h + nearest));
    return {
      at: (node) => [
        canvas.width / 2 + (xy[node - 1][0] - (left + right) / 2) * scale,
        canvas.height / 2 + (xy[node - 1][1] - (top + bottom) / 2) * scale,
      ],
      largest: nearest * scale * 0.4,
    };
  };

  // A node grows with its troops, so that area says how many.
  const radius = (largest, troops) => largest * (0.42 + 0.58 * Math.min(1, Math.sqrt(Math.abs(troops) / 150)));

  const nodeAt = (canvas, position, px, py) => {
    const { at, largest } = layout(canvas, position);
    for (let node = 1; node <= position.nodes; node += 1) {
      const [x, y] = at(node);
      if (Math.hypot(px - x, py - y) <= largest * 1.08) return node;
    }
    return null;
  };

  // From the rim of a node to the rim of another.
  const between = (map, troops, from, to) => {
    const [[ax, ay], [bx, by]] = [map.at(from), map.at(to)];
    const d = Math.hypot(bx - ax, by - ay) || 1;
    const [ux, uy] = [(bx - ax) / d, (by - ay) / d];
    const [out, short] = [from, to].map((node) => radius(map.largest, troops[node - 1]));
    return [[ax + ux * out, ay + uy * out], [bx - ux * (short + 2), by - uy * (short + 2)]];
  };
  const drawOrders = (ctx, map, troops, orders, colour, alpha) => {
    ctx.globalAlpha = alpha;
    for (const [from, to, amount] of orders) {
      const [start, end] = between(map, troops, from, to);
      const room = Math.hypot(end[0] - start[0], end[1] - start[1]) * 0.4 - 1;
      turf.arrow(ctx, [start, end], Math.max(1.5, Math.min(1.5 + amount / 25, 5.5, room)), colour);
    }
    ctx.globalAlpha = 1;
  };
  // Amounts stand beside their arrows, to the right as the troops go, else to the left. The largest have their places first; one
  // that would cover a node, another amount or the tip of an arrow is left to the pointer.
  const amounts = (canvas, map, troops, orders) => {
    const size = Math.max(10, Math.min(14, map.largest * 0.7));
    const covers = (box, x, y, r) => Math.hypot(Math.max(0, Math.abs(x - box.x) - box.w / 2), Math.max(0, Math.abs(y - box.y) - box.h / 2)) < r;
    const tips = orders.map(([from, to]) => between(map, troops, from, to)[1]);
    const fits = ({ x, y, w, h }) => x >= w / 2 && x <= canvas.width - w / 2 && y >= h / 2 && y <= canvas.height - h / 2;
    const placed = [];
    for (const [from, to, amount] of [...orders].sort((a, b) => b[2] - a[2])) {
      const text = String(Math.round(amount));
      const [w, h] = [0.65 * size * text.length + 2, size];
      const boxes = [1, -1].map((side) => {
        const [x, y] = beside(map, from, to, side, w, h);
        return { x, y, w, h, text, from, to };
      });
      const free = boxes.find((box) => fits(box) && tips.every((tip) => !covers(box, ...tip, 2)) && placed.every((other) => Math.abs(other.x - box.x) >= (other.w + w) / 2 || Math.abs(other.y - box.y) >= (other.h + h) / 2)
        && troops.every((n, i) => !covers(box, ...map.at(i + 1), radius(map.largest, n) + 1)));
      if (free) placed.push(free);
    }
    return { size, placed };
  };
  const drawAmounts = (canvas, map, troops, orders) => {
    const { ctx } = canvas;
    const { size, placed } = amounts(canvas, map, troops, orders);
    ctx.font = `600 ${size}px system-ui, sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineWidth = 3;
    ctx.strokeStyle = BACK;
    ctx.fillStyle = turf.BEST;
    for (const { x, y, text } of placed) {
      ctx.strokeText(text, x, y);
      ctx.fillText(text, x, y);
    }
  };
  // The middle of a box of this size that touches the middle of an arrow from the right (1) or the left (−1).
  const beside = (map, from, to, side, w, h) => {
    const [[ax, ay], [bx, by]] = [map.at(from), map.at(to)];
    const d = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-side * (by - ay)) / d, (side * (bx - ax)) / d];
    const away = (Math.abs(nx) * w + Math.abs(ny) * h) / 2 + 4;
    return [(ax + bx) / 2 + nx * away, (ay + by) / 2 + ny * away];
  };

  const drawFleets = (ctx, map, orders, side, t) => {
    for (const [from, to, amount] of orders) {
      const [[ax, ay], [bx, by]] = [map.at(from), map.at(to)];
      ctx.beginPath();
      ctx.arc(ax + (bx - ax) * t, ay + (by - ay) * t, 3 + Math.min(7, amount / 14), 0, 2 * Math.PI);
      ctx.fillStyle = sides[side];
      ctx.fill();
      ctx.lineWidth = 1.5;
      ctx.strokeStyle = '#fff';
      ctx.stroke();
    }
  };

  const drawNode = (ctx, width, [x, y], largest, troops, base, node, named) => {
    const r = radius(largest, troops);
    if (named && largest >= 11) {
      ctx.font = '10px system-ui, sans-serif';
      ctx.textBaseline = 'middle';
      ctx.fillStyle = dim;
      const out = r * 0.72 + 3;
      // To the right, where there is room for it.
      const fits = x + out + ctx.measureText(String(node)).width <= width;
      ctx.textAlign = fits ? 'left' : 'right';
      ctx.fillText(String(node), fits ? x + out : x - out, y - out - 1);
    }
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 2 * Math.PI);
    ctx.fillStyle = troops === 0 ? ground : troops > 0 ? deep[0] : deep[1];
    ctx.fill();
    ctx.lineWidth = base ? Math.min(3.5, 0.4 * r) : 2;
    ctx.strokeStyle = base ? text : troops === 0 ? EDGE : troops > 0 ? sides[0] : sides[1];
    ctx.stroke();
    if (troops !== 0 && r >= 6) {
      ctx.font = `600 ${Math.max(9, Math.min(16, r * 0.8))}px system-ui, sans-serif`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.fillStyle = '#fff';
      ctx.fillText(String(Math.round(Math.abs(troops))), x, y + 1);
    }
  };

  const drawLooks = (ctx, map, looks) => {
    for (const [node, weight] of looks) {
      const [x, y] = map.at(node);
      ctx.beginPath();
      ctx.arc(x, y, map.largest * 1.05, 0, 2 * Math.PI);
      ctx.strokeStyle = `rgba(255, 232, 102, ${0.2 + 0.8 * weight})`;
      ctx.lineWidth = 1 + 3 * weight;
      ctx.stroke();
    }
  };

  const whose = (troops) => (troops === 0 ? turf.t('nobody’s') : turf.t('{}, {} troops', 'AB'[troops > 0 ? 0 : 1], Math.round(Math.abs(troops))));
  const neighboursOf = ({ edges }, node) => edges.filter((edge) => edge.includes(node)).map(([a, b]) => (a === node ? b : a));
  const nodeText = (position, node) => {
    const owner = whose(position.troops[node - 1]);
    if (node === 1 || node === position.nodes) return turf.t('node {}, base of {}: {}', node, node === 1 ? 'A' : 'B', owner);
    return turf.t('node {}: {}', node, owner);
  };
  const wishesOf = (best) => best.flatMap(({ line: [orders] }) => orders.map(({ from, to, amount }) => [from, to, amount]));
  const hover = (canvas, position, px, py, best = []) => {
    const node = nodeAt(canvas, position, px, py);
    if (node === null) return null;
    const sent = wishesOf(best).filter(([from]) => from === node).map(([, to, amount]) => `${Math.round(amount)} to ${to}`);
    return sent.length ? `${nodeText(position, node)}; best: ${sent.join(', ')}` : nodeText(position, node);
  };

  // The position in words.
  const tell = (position, { seat, planned = [], cursor = null } = {}) => {
    const side = (i) => {
      const own = position.troops.map((troops, at) => [at + 1, i === 0 ? troops : -troops]).filter(([, troops]) => troops > 0);
      const front = own.filter(([node]) => neighboursOf(position, node).some((other) => position.troops[other - 1] * (i === 0 ? 1 : -1) < 0));
      const list = front.map(([node, troops]) => turf.t('{} with {}', node, Math.round(troops))).join(turf.t(', '));
      const given = [turf.side(i, seat), own.length, Math.round(own.reduce((sum, [, troops]) => sum + troops, 0))];
      return list ? turf.t('{}: {} nodes, {} troops; beside the other side {}.', ...given, list) : turf.t('{}: {} nodes, {} troops.', ...given);
    };
    const orders = planned.length ? turf.t('Planned: {}.', planned.map(([from, to, amount]) => turf.t('{} to {}, {}', from, to, Math.round(amount))).join(turf.t('; '))) : '';
    return [side(0), side(1), orders, cursor === null ? '' : turf.t('You are on {}.', nodeText(position, cursor))].filter(Boolean).join(' ');
  };

  // `planned`: a person's orders not yet sent; `drag`: the one being drawn, from a node to a point.
  const draw = (canvas, position, { t = 1, thoughts = [], best = [], planned = [], drag = null, seat = 0, cursor = null, source = null } = {}) => {
    const { ctx } = canvas;
    const map = layout(canvas, position);
    const troops = t < 1 ? position.before : position.troops;
    ctx.fillStyle = BACK;
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    ctx.strokeStyle = EDGE;
    ctx.lineWidth = 1.5;
    for (const [a, b] of position.edges) {
      ctx.beginPath();
      ctx.moveTo(...map.at(a));
      ctx.lineTo(...map.at(b));
      ctx.stroke();
    }
    const wishes = wishesOf(best);
    if (wishes.length) map.largest *= 0.85; // room for the amounts
    if (t === 1 && !planned.length && !best.length) {
      for (const side of [0, 1]) drawOrders(ctx, map, troops, position.orders[side] || [], sides[side], 0.45);
    }
    for (let node = 1; node <= position.nodes; node += 1) {
      drawNode(ctx, canvas.width, map.at(node), map.largest, troops[node - 1], node === 1 || node === position.nodes, node, !wishes.length);
    }
    if (t < 1) for (const side of [0, 1]) drawFleets(ctx, map, position.orders[side] || [], side, t);
    for (const { looks } of thoughts) drawLooks(ctx, map, looks);
    drawOrders(ctx, map, troops, wishes, turf.BEST, 1);
    drawAmounts(canvas, map, troops, wishes);
    drawOrders(ctx, map, troops, planned, sides[seat], 1);
    for (const [node, width] of [[source, 5], [cursor, 2]]) {
      if (node === null) continue;
      ctx.beginPath();
      ctx.arc(...map.at(node), map.largest * 1.15, 0, 2 * Math.PI);
      ctx.strokeStyle = text;
      ctx.lineWidth = width;
      ctx.stroke();
    }
    if (drag) {
      const [x, y] = map.at(drag.from);
      const part = Math.min(1, radius(map.largest, troops[drag.from - 1]) / (Math.hypot(drag.to[0] - x, drag.to[1] - y) || 1));
      turf.arrow(ctx, [[x + (drag.to[0] - x) * part, y + (drag.to[1] - y) * part], drag.to], 3, sides[seat]);
    }
  };

  const ending = ({ end: { winner, reason }, names }, seat) => {
    if (reason !== 'base') return null;
    return winner === seat ? turf.t('you took the base of {}', names[1 - seat]) : turf.t('{} took your base', names[1 - seat]);
  };

  const legend = (marks) => [
    [`border: 3px solid ${text}`, turf.t('a base')],
    ...turf.legend({ ...marks, values: false }),
    ...(marks.live ? [[`border: 1px solid ${text}`, turf.t('where the keys are'), 'keys'], [`border: 5px solid ${text}`, turf.t('taken, to send from'), 'keys']] : []),
  ];

  const caption = ({ turn, turns }, over) => (over ? turf.t('turn {} of {}, over', turn, turns) : turf.t('turn {} of {}', turn, turns));

  const choices = (position, { q, player }, next) => {
    const orders = next ? next.orders[player] || [] : [];
    const sorted = [...q].sort((a, b) => b[2] - b[3] - (a[2] - a[3])).slice(0, 6);
    const most = Math.max(1e-9, ...sorted.map(([, , best, hold]) => best - hold));
    return sorted.map(([node, to, best, hold]) => {
      const done = orders.filter(([from]) => from === node).map(([, target]) => target);
      const wanted = to.map(([target]) => target);
      return {
        label: to.length === 0 ? turf.t('node {} holds', node) : turf.t('node {} → {}', node, wanted.join(turf.t(', '))),
        q: best,
        share: (best - hold) / most,
        best: true,
        played: next !== undefined && done.length === wanted.length && wanted.every((target) => done.includes(target)),
      };
    });
  };

  const plain = ({ troops, turn, orders }) => ({ troops, turn, orders });

  return {
    rate: 1.6, tween: 420, title: 'stellar', hover, tell, nodeText, open, apply, copy, draw, legend, caption, choices, plain, layout, nodeAt, between, amounts, ending,
    neighbours: neighboursOf,
    ratio: ({ xy }) => {
      const span = (axis) => Math.max(...xy.map((p) => p[axis])) - Math.min(...xy.map((p) => p[axis])) + 1;
      return span(0) / span(1);
    },
  };
})();

// Drags from an own node to a neighbour; a share of the troops; a button or Enter ends the turn.
turf.inputs.stellar = (game) => {
  const rules = turf.games.stellar;
  let share = 0.5;
  const sent = (node) => game.planned.filter(([from]) => from === node).reduce((sum, [, , amount]) => sum + amount, 0);
  // Less than all must leave a node.
  const send = (from, to) => {
    const amount = Math.min(game.options[from] * share, game.options[from] * 0.99 - sent(from));
    if (amount > 0) game.planned.push([from, to, amount]);
    return amount;
  };
  const takeBack = (from, to) => {
    const old = game.planned.findIndex(([a, b]) => a === from && b === to);
    if (old >= 0) game.planned.splice(old, 1);
    return old >= 0;
  };

  // By keys: the cursor goes from node to node; with a node taken, among its neighbours.
  const ARROWS = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowUp: [0, -1] };
  const base = () => (game.seat === 0 ? 1 : game.position.nodes);
  const cursor = () => (game.cursor === null ? base() : game.cursor);
  const within = () => {
    if (game.source !== null) return rules.neighbours(game.position, game.source).sort((a, b) => a - b);
    return Array.from({ length: game.position.nodes }, (_, i) => i + 1);
  };
  const move = (node) => {
    game.cursor = node;
    turf.announce(rules.nodeText(game.position, node));
    game.redraw();
  };
  const next = (by) => {
    // Own nodes are what a turn is about.
    const list = game.source === null && game.options ? within().filter((node) => game.options[node] !== undefined) : within();
    const at = list.indexOf(cursor());
    return list.length ? list[at < 0 ? 0 : (at + by + list.length) % list.length] : cursor();
  };
  const towards = ([ux, uy]) => {
    const { at } = rules.layout(game.canvas, game.position);
    const [x, y] = at(cursor());
    const ahead = within().map((node) => {
      const [dx, dy] = [at(node)[0] - x, at(node)[1] - y];
      return { node, along: dx * ux + dy * uy, across: Math.abs(dx * uy - dy * ux) };
    }).filter(({ along, across }) => along > 1 && across < 2.5 * along);
    const best = ahead.sort((a, b) => a.along + 2 * a.across - b.along - 2 * b.across)[0];
    return best ? best.node : cursor();
  };
  const press = () => {
    const node = cursor();
    if (!game.yourMove) return;
    if (game.source === null) {
      if (game.options[node] === undefined) {
        turf.announce(turf.t('{}; not yours', rules.nodeText(game.position, node)));
        return;
      }
      game.source = node;
      turf.announce(turf.t('from node {}, to which of {}?', node, within().join(turf.t(', '))));
      game.cursor = within()[0];
    } else {
      const from = game.source;
      game.source = null;
      if (node === from || !rules.neighbours(game.position, from).includes(node)) turf.announce(turf.t('nothing sent'));
      else if (takeBack(from, node)) turf.announce(turf.t('{} to {} taken back', from, node));
      else turf.announce(turf.t('{} to {}: {} troops', from, node, Math.round(send(from, node))));
      game.cursor = from;
    }
    game.redraw();
  };
  return {
    shares: true,
    help: turf.t('Drag from one of your nodes to a neighbour to send troops there; drag again to take it back. “End turn” sends all.'),
    keys: turf.t('By keys: arrows or , and . move, space takes a node and sends, 1 to 4 say how much, Escape takes back, i describes the position, Enter ends the turn.'),
    setShare(value) { share = value; },
    commit() {
      if (game.yourMove) game.act(game.planned.map(([from, to, amount]) => ({ from, to, amount })));
    },
    clear() {
      if (game.source === null) game.planned = [];
      game.source = null;
      game.redraw();
    },
    key(key) {
      const along = { ',': -1, '.': 1 }[key];
      if (key === 'Enter') this.commit();
      else if (key === 'Escape') this.clear();
      else if (key === ' ') press();
      else if (ARROWS[key]) move(towards(ARROWS[key]));
      else if (along) move(next(along));
      else if (game.onShare && '1234'.includes(key)) game.onShare(Number(key) - 1);
      else return false;
      return true;
    },
    pointer(type, x, y, event) {
      if (!game.yourMove) return;
      if (type === 'down') {
        const from = rules.nodeAt(game.canvas, game.position, x, y);
        if (from === null || game.options[from] === undefined) return;
        event.target.setPointerCapture(event.pointerId);
        game.drag = { from, to: [x, y] };
      } else if (type === 'move' && game.drag) {
        game.drag.to = [x, y];
      } else if (type === 'up' && game.drag) {
        const { from } = game.drag;
        const to = rules.nodeAt(game.canvas, game.position, x, y);
        game.drag = null;
        if (to !== null && takeBack(from, to)) {
          // It was there already.
        } else if (to !== null && rules.neighbours(game.position, from).includes(to)) {
          send(from, to);
        }
      } else if (type === 'cancel') {
        game.drag = null;
      }
      game.redraw();
    },
  };
};
