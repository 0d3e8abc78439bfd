// How a person plays each game. `turn` is called whenever the person is to move, or the game is over.
'use strict';

turf.inputs = {
  // A heading by key, or by the side of the head the pointer is on while it is held. With a pace the head goes on by itself.
  paper(game) {
    const rules = turf.games.paper;
    let [heading, held, timer, pace] = [null, null, null, turf.PACES[2][1]];
    const go = () => {
      if (held) heading = rules.towards(game.canvas, game.position, game.seat, ...held);
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
      help: 'Arrow keys or WASD turn; or hold the pointer on the board where you want to go. The game waits for your first key.',
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
        if (type === 'down' || (type === 'move' && held)) {
          held = [x, y];
          if (type === 'down') {
            event.target.setPointerCapture(event.pointerId);
            started = true;
            go();
          }
        } else if (type === 'up' || type === 'cancel') {
          held = null;
        }
      },
      turn: schedule,
      close: () => clearTimeout(timer),
    };
  },

  // Clicks place, arrows and swipes merge.
  duel2048(game) {
    const rules = turf.games.duel2048;
    let start = null;
    const merge = (direction) => {
      if (!game.yourMove || !game.options.directions.includes(direction)) return;
      game.act({ Merge: rules.DIRECTIONS[direction] });
    };
    return {
      help: 'Click a dashed cell to place a tile; arrow keys, WASD or a swipe merge. Enter places where the list says.',
      key(key) {
        if (key === 'Enter' && game.yourMove && game.options.cells.length) {
          const home = game.options.cells.find((cell) => (cell % 8 < 4) === (game.seat === 0));
          game.act({ Place: home === undefined ? game.options.cells[0] : home });
          return true;
        }
        const direction = rules.KEYS[key];
        if (direction === undefined) return false;
        merge(direction);
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
      turn() {},
      close() {},
    };
  },

  // Drags from an own node to a neighbour; a share of the troops; a button or Enter ends the turn.
  stellar(game) {
    const rules = turf.games.stellar;
    let share = 0.5;
    const sent = (node) => game.planned.filter(([from]) => from === node).reduce((sum, [, , amount]) => sum + amount, 0);
    return {
      shares: true,
      help: 'Drag from one of your nodes to a neighbour to send troops there; drag again to take it back. Enter ends the turn.',
      setShare(value) { share = value; },
      commit() {
        if (game.yourMove) game.act(game.planned.map(([from, to, amount]) => ({ from, to, amount })));
      },
      clear() {
        game.planned = [];
        game.redraw();
      },
      key(key) {
        if (key === 'Enter') this.commit();
        else if (key === 'Escape') this.clear();
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
          const old = game.planned.findIndex(([a, b]) => a === from && b === to);
          if (old >= 0) {
            game.planned.splice(old, 1);
          } else if (to !== null && rules.neighbours(game.position, from).includes(to)) {
            // Less than all must leave a node.
            const amount = Math.min(game.options[from] * share, game.options[from] * 0.99 - sent(from));
            if (amount > 0) game.planned.push([from, to, amount]);
          }
        } else if (type === 'cancel') {
          game.drag = null;
        }
        game.redraw();
      },
      turn() {},
      close() {},
    };
  },
};
