'use strict';
// Draws the curves of one run, or of several over one another: runs of equal settings are one line with its interval.
const { runs, differing, codes } = JSON.parse(document.getElementById('data').textContent);
// Told apart also by the colour-blind (Okabe and Ito 2008); dashes tell further ones.
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f', '#b8a200'];
const SVG = 'http://www.w3.org/2000/svg';
const $ = (id) => document.getElementById(id);
const make = (tag, text, attributes = {}) => {
  const e = document.createElement(tag);
  if (text !== undefined) e.textContent = text;
  Object.entries(attributes).forEach(([key, value]) => e.setAttribute(key, value));
  return e;
};
const draw = (tag, attributes, text) => {
  const e = document.createElementNS(SVG, tag);
  Object.entries(attributes).forEach(([key, value]) => e.setAttribute(key, value));
  if (text !== undefined) e.textContent = text;
  return e;
};
const short = (x) => {
  const size = Math.abs(x);
  if (size >= 1e9) return +(x / 1e9).toPrecision(3) + ' G';
  if (size >= 1e6) return +(x / 1e6).toPrecision(3) + ' M';
  if (size >= 1e4) return +(x / 1e3).toPrecision(3) + ' k';
  return size > 0 && size < 1e-3 ? (+x.toPrecision(3)).toExponential() : String(+x.toPrecision(3));
};

// Charts: a heading, and of each chart a title, the unit of its values, and which curves it holds.
const CHARTS = [
  ['Strength', [['Score against each bot (evaluation during training)', 'score', /^evaluation\/(.*)/],
    ['Score in training, by opponent', 'score', /^train_score\/(.*)/], ['League: running score', 'score', /^league\/(?!promoted)(.*)/],
    ['New exploiters: score against the learner they trained against', 'score', /^exploiters\/(.*)/]]],
  ['Learning', [['Loss', 'loss', /^learn\/(loss(?:_held_out)?)$/], ['Q against targets, and against returns at the end', 'value', /^learn\/(q|target|q_at_the_end|return_at_the_end)$/],
    ['Temporal-difference error', 'error', /^learn\/(td_error)$/], ['Norm of the gradient', 'norm', /^learn\/(gradient)$/], ['Norms of the weights', 'norm', /^weights\/(.*)/], ['Learning rate', 'rate', /^learn\/(learning_rate)$/]]],
  ['Games', [['Turns of a game', 'turns', /^games_([^/]*)\/turns/], ['Own score at the end', 'game score', /^games_([^/]*)\/score_own/], ['Other score at the end', 'game score', /^games_([^/]*)\/score_other/],
    ['How games against bots end', 'share of games', /^games_bots\/end_(.*)/], ['How games against itself end', 'share of games', /^games_mirror\/end_(.*)/],
    ['Result by board, games against itself left out', 'score', /^boards\/(.*)\/result/]]],
  ['Speed', [['Decisions a second', 'decisions/s', /^speed\/(decisions_per_s)/], ['Updates a second', 'updates/s', /^speed\/(updates_per_s)/], ['Shares of the time', 'share of CPU time', /^time\/(.*)/],
    ['Staleness', 'updates', /^staleness\/(.*)/], ['Transitions in the memory', 'transitions', /^replay\/(transitions)/], ['Age of a transition', 'updates', /^replay\/(age_in_updates)/], ["Bots' decisions replaced", 'share of decisions', /^bots\/(.*)/]]],
];

const smoothed = (points, weight) => {
  let sum = 0, total = 0;
  return points.map(([x, y]) => {
    sum = weight * sum + y;
    total = weight * total + 1;
    return [x, sum / total];
  });
};

// The value of a curve at x, between its points.
const at = (points, x) => {
  let i = points.findIndex(([px]) => px >= x);
  if (i === 0) return points[0][1];
  if (i < 0) return points[points.length - 1][1];
  const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
  return ay + (by - ay) * (x - ax) / (bx - ax || 1);
};

// Two-sided 95 % of Student's t for 1, 2, … degrees of freedom.
const T = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];
// Mean of several curves where all have points, with the interval of the mean; `tails`: the longer curves from there on.
const mean = (curves) => {
  if (curves.length === 1) return { points: curves[0], band: null };
  const end = Math.min(...curves.map((points) => points[points.length - 1][0]));
  const xs = curves[0].map(([x]) => x).filter((x) => x <= end);
  const n = curves.length, t = T[Math.min(n - 2, T.length - 1)];
  const band = [], points = xs.map((x) => {
    const ys = curves.map((points) => at(points, x));
    const m = ys.reduce((a, b) => a + b) / n;
    const sd = Math.sqrt(ys.reduce((a, y) => a + (y - m) ** 2, 0) / (n - 1));
    band.push([x, m - t * sd / Math.sqrt(n), m + t * sd / Math.sqrt(n)]);
    return [x, m];
  });
  return { points, band, end, tails: curves.filter((points) => points[points.length - 1][0] > end) };
};

// Runs by group. Each has the colour of its first run, and a name by what its settings differ in, else by its runs.
const bySettings = new Map(runs.map((run) => [run.group, []]));
runs.forEach((run) => bySettings.get(run.group).push(run));
const grouped = () => ($('apart').checked ? runs.map((run) => [run]) : [...bySettings.values()]);
const label = ([run, ...others]) => {
  const group = bySettings.get(run.group), seeds = new Set(group.map(({ seed }) => seed));
  const settings = bySettings.size > 1 ? run.group : '';
  if (others.length) return `${settings || group.map(({ name }) => name).join(', ')} (mean of ${group.length}, 95 %)`;
  return [settings, group.length > 1 && (seeds.size === group.length ? `seed ${run.seed}` : run.name)].filter(Boolean).join(' ') || run.name;
};
const colour = (i) => COLOURS[i] ?? `hsl(${Math.round(137.5 * i) % 360} 65% 45%)`;

// Round values from low to high, about n of them.
const ticks = (low, high, n) => {
  const raw = (high - low) / n, power = 10 ** Math.floor(Math.log10(raw));
  const step = power * [1, 2, 5, 10].find((s) => s * power >= raw * (1 - 1e-9));
  const first = Math.ceil(low / step - 1e-9), last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => +((first + i) * step).toPrecision(12));
};

// Decisions from and to that all charts show; null for all. Lines that are switched off, by chart and name.
let zoom = null;
let renders = [];
const off = new Set();
const zoomTo = (range) => {
  zoom = range;
  $('whole').hidden = !zoom;
  renders.forEach((render) => render());
};

// A chart: lines with { name, points, band, colour, dash }. The pointer reads values, a drag zooms, the legend switches lines.
function chart(title, unit, lines, weight) {
  const W = 420, H = 250, L = 72, R = 12, T0 = 8, B = 42;
  lines = lines.map((line) => ({ ...line, points: line.raw ? line.points : smoothed(line.points, weight),
    tails: (line.tails ?? []).map((points) => smoothed(points, weight).filter(([x]) => x >= line.end)) }));
  // Scores and shares end at 0 and 1, and so do their intervals.
  if (lines.every((line) => line.points.every(([, y]) => y >= 0 && y <= 1))) {
    lines = lines.map((line) => ({ ...line, band: line.band && line.band.map(([x, low, high]) => [x, Math.max(0, low), Math.min(1, high)]) }));
  }
  const figure = make('figure'), legend = make('ul', undefined, { class: 'legend' });
  const where = make('li', 'last values', { class: 'where' });
  const key = (line) => `${title}|${line.name}`;
  const values = lines.map((line) => {
    const item = make('li'), button = make('button', undefined, { type: 'button', 'aria-pressed': !off.has(key(line)) });
    const mark = draw('svg', { viewBox: '0 0 24 3', 'aria-hidden': 'true' }), value = make('b');
    mark.append(draw('path', { d: 'M0 1.5H24', stroke: line.colour, 'stroke-width': 3, 'stroke-dasharray': line.dash }));
    button.append(mark, `${line.name}: `, value);
    button.addEventListener('click', () => {
      if (!off.delete(key(line))) off.add(key(line));
      button.setAttribute('aria-pressed', !off.has(key(line)));
      render();
    });
    item.append(button);
    legend.append(item);
    return value;
  });
  legend.append(where);
  let svg = draw('svg', {});
  figure.append(make('figcaption', title), svg, legend);

  function render() {
    const xs = lines.flatMap((line) => [line.points, ...line.tails].flat().map((p) => p[0]));
    const [x0, x1] = zoom ?? [Math.min(...xs), Math.max(...xs)];
    const seen = lines.filter((line) => !off.has(key(line)));
    const within = ([x]) => x >= x0 && x <= x1;
    // Lines also enter and leave between two points.
    const inView = (points) => [...points.filter(within).map((p) => p[1]), ...(points.length ? [at(points, x0), at(points, x1)] : [])];
    const all = seen.flatMap((line) => [...inView(line.points), ...line.tails.flat().filter(within).map((p) => p[1]), ...(line.band ?? []).filter(within).flatMap(([, low, high]) => [low, high])]);
    let [y0, y1] = all.length ? [Math.min(...all), Math.max(...all)] : [0, 1];
    if (y0 >= 0 && y1 <= 1.0001 && y1 > 0.3) [y0, y1] = [0, 1];
    // A constant lies in the middle: what smoothing and means leave of it in the last digits is no change.
    const size = Math.max(Math.abs(y0), Math.abs(y1));
    if (y1 - y0 <= 1e-6 * size || y1 === y0) [y0, y1] = [y0 - (size / 2 || 0.5), y1 + (size / 2 || 0.5)];
    const X = (x) => L + (W - L - R) * (x1 > x0 ? (x - x0) / (x1 - x0) : 0.5);
    const Y = (y) => T0 + (H - T0 - B) * (1 - (y - y0) / (y1 - y0));
    const next = draw('svg', { class: 'chart', viewBox: `0 0 ${W} ${H}`, role: 'img', 'aria-label': title });
    for (const y of ticks(y0, y1, 5)) {
      next.append(draw('line', { class: 'axis', x1: L, x2: W - R, y1: Y(y), y2: Y(y) }),
        draw('text', { class: 'y', x: L - 5, y: Y(y) + 4, 'text-anchor': 'end' }, short(y)));
    }
    for (const x of x1 > x0 ? ticks(x0, x1, 5) : [x0]) {
      next.append(draw('text', { class: 'x', x: X(x), y: H - B + 16, 'text-anchor': X(x) > W - R - 20 ? 'end' : 'middle' }, short(x)));
    }
    const [middle, centre] = [(L + W - R) / 2, (T0 + H - B) / 2];
    next.append(draw('text', { class: 'title', x: middle, y: H - 6, 'text-anchor': 'middle' }, 'decisions'),
      draw('text', { class: 'title', x: 12, y: centre, 'text-anchor': 'middle', transform: `rotate(-90 12 ${centre})` }, unit));
    // An inner svg cuts off what lies outside the axes; its units are those of the outer one.
    const plot = draw('svg', { x: L, y: T0, width: W - L - R, height: H - T0 - B, viewBox: `${L} ${T0} ${W - L - R} ${H - T0 - B}` });
    const path = (points) => 'M' + points.map(([x, y]) => `${X(x).toFixed(1)} ${Y(y).toFixed(1)}`).join('L');
    for (const { points, band, tails, colour, dash, name } of seen) {
      for (const tail of tails) plot.append(draw('path', { class: 'tail', d: path(tail), fill: 'none', stroke: colour, 'stroke-width': 0.9, 'stroke-dasharray': dash }));
      if (band) {
        const outline = [...band.map(([x, low]) => [x, low]), ...[...band].reverse().map(([x, , high]) => [x, high])];
        plot.append(draw('path', { d: path(outline) + 'Z', fill: colour, opacity: 0.18 }));
      }
      const line = draw('path', { class: 'line', d: path(points), fill: 'none', stroke: colour, 'stroke-width': 1.8, 'stroke-dasharray': dash });
      line.append(draw('title', {}, name));
      plot.append(line);
      if (points.length === 1) plot.append(draw('circle', { cx: X(points[0][0]), cy: Y(points[0][1]), r: 3, fill: colour }));
    }
    const cursor = draw('g', { class: 'cursor' });
    plot.append(cursor);
    next.append(plot);

    const tell = (x) => {
      cursor.replaceChildren();
      where.textContent = x === null ? 'last values' : `at ${short(x)} decisions`;
      if (x !== null) cursor.append(draw('line', { x1: X(x), x2: X(x), y1: T0, y2: H - B }));
      lines.forEach((line, i) => {
        const { points, colour } = line, last = points[points.length - 1];
        const covered = x === null || (x >= points[0][0] && x <= last[0]);
        const y = x === null ? last[1] : at(points, x);
        values[i].textContent = covered ? short(y) : '–';
        if (x !== null && covered && seen.includes(line)) cursor.append(draw('circle', { cx: X(x), cy: Y(y), r: 3, fill: colour }));
      });
    };
    const under = (event) => {
      const { left, width } = next.getBoundingClientRect();
      const share = ((event.clientX - left) / width * W - L) / (W - L - R);
      return x0 + (x1 - x0) * Math.max(0, Math.min(1, share));
    };
    let from = null;
    next.addEventListener('pointerdown', (event) => {
      from = under(event);
      next.setPointerCapture(event.pointerId);
    });
    next.addEventListener('pointermove', (event) => {
      const x = under(event), own = seen.flatMap((line) => line.points.map((p) => p[0]).filter((x) => x >= x0 && x <= x1));
      if (own.length) tell(own.reduce((best, other) => (Math.abs(other - x) < Math.abs(best - x) ? other : best)));
      if (from !== null) {
        const [a, b] = [X(from), X(x)];
        cursor.append(draw('rect', { x: Math.min(a, b), y: T0, width: Math.abs(b - a), height: H - T0 - B }));
      }
    });
    next.addEventListener('pointerup', (event) => {
      const range = [from, under(event)].sort((a, b) => a - b);
      from = null;
      if (X(range[1]) - X(range[0]) > 8) zoomTo(range);
    });
    next.addEventListener('pointercancel', () => { from = null; });
    next.addEventListener('pointerleave', () => { if (from === null) tell(null); });
    next.addEventListener('dblclick', () => zoomTo(null));
    tell(null);
    svg.replaceWith(next);
    svg = next;
  }
  render();
  renders.push(render);
  return figure;
}

const words = (name) => codes[name] ?? name.replaceAll('_', ' ');

// A group's line with its name and looks.
const styled = (groups, group, line, what, i) => ({
  ...line, name: (groups.length > 1 ? `${label(group)}: ${what}` : what) + (line.tails?.length ? ` (from ${short(line.end)} on single seeds)` : ''),
  colour: colour(groups.length > 1 ? runs.indexOf(group[0]) : i), dash: groups.length > 1 && i ? `${3 * i} 3` : i >= COLOURS.length ? '4 3' : '',
});

// Scores by group; `pointsOf` tells a run's points: decisions, and opponents with name, score and ci95, the interval of a single run.
function strength(pointsOf, groups) {
  const names = [...new Set(runs.flatMap((run) => pointsOf(run).flatMap(({ opponents }) => opponents.map((o) => o.name))))];
  const lines = groups.flatMap((group) => names.map((name, i) => {
    const against = ({ decisions, opponents }) => opponents.filter((o) => o.name === name).map(({ score, ci95 }) => [decisions, score, ...ci95]);
    const found = group.map((run) => pointsOf(run).flatMap(against)).filter((points) => points.length);
    const line = found.length ? mean(found.map((points) => points.map(([x, y]) => [x, y]))) : { points: [] };
    return { ...styled(groups, group, line, name, i), raw: true, band: line.band ?? found[0]?.map(([x, , low, high]) => [x, low, high]) };
  }));
  return lines.filter((line) => line.points.length);
}

// Measured apart, by evaluate --run.
const apart = (run) => run.strength?.points ?? [];
// On the way: all points on the same set-ups, and those that looked best on fresh ones.
const onTheWay = (run) => (run.evaluations ?? []).map(({ decisions, results }) => ({ decisions, opponents: results.map((r) => ({ ...r, name: r.bot })) }));
const onFresh = (run) => (run.evaluations ?? []).filter((point) => point.confirmed.length)
  .map(({ decisions, confirmed }) => ({ decisions, opponents: confirmed.map((r) => ({ ...r, name: `${r.bot}, best so far on fresh set-ups` })) }));

function paint() {
  const weight = Number($('smooth').value);
  const main = $('charts');
  main.replaceChildren();
  renders = [];
  const groups = grouped();
  const [measured, way] = [strength(apart, groups), [...strength(onTheWay, groups), ...strength(onFresh, groups).map((line) => ({ ...line, dash: '2 4' }))]];
  for (const [heading, charts] of CHARTS) {
    const figures = [];
    if (heading === 'Strength' && measured.length) {
      figures.push(chart('Score against each bot, 95 % intervals (evaluate --run)', 'score', measured, 0));
    }
    if (heading === 'Strength' && way.length) {
      figures.push(chart('Score against each bot, 95 % intervals (during training)', 'score', way, 0));
    }
    for (const [title, unit, pattern] of charts) {
      if (way.length && pattern.source.startsWith('^evaluation')) continue; // drawn above, with intervals
      const names = [...new Set(runs.flatMap((run) => Object.keys(run.curves)))].filter((name) => pattern.test(name));
      const lines = [];
      groups.forEach((group) => names.forEach((name, i) => {
        const curves = group.map((run) => run.curves[name]).filter((points) => points?.length);
        if (!curves.length) return;
        lines.push(styled(groups, group, mean(curves), words(pattern.exec(name)[1]), i));
      }));
      if (lines.length) figures.push(chart(title, unit, lines.filter((line) => line.points.length), weight));
    }
    if (figures.length) main.append(make('h2', heading), ...figures);
  }
  // One group is named once, not by every curve.
  if (groups.length === 1 && runs.length > 1) main.prepend(make('p', label(groups[0])));
  if (!main.children.length) main.append(make('p', 'No curves yet.'));
}

// The evaluation at the end of each run; of a run without one, the newest on the way.
function final() {
  const several = runs.length > 1;
  const newest = (run) => run.evaluations?.[run.evaluations.length - 1];
  const ended = runs.some((run) => run.summary?.evaluation?.length);
  const results = (run) => (ended ? run.summary?.evaluation : newest(run)?.results) ?? [];
  const rows = runs.flatMap((run) => results(run).map(({ bot, met, games, score, ci95 }) =>
    [...(several ? [label([run])] : []), bot, score.toFixed(3), ci95.map((x) => x.toFixed(3)).join(' – '), String(games), ...(ended ? [met ? 'yes' : 'no'] : [])]));
  if (!rows.length) return;
  const head = [...(several ? ['run'] : []), 'against', 'score', '95 % interval', 'games', ...(ended ? ['met in training'] : [])];
  const [section, first] = [$('final'), newest(runs[0])];
  section.querySelector('h2').textContent = ended ? 'Final score, on set-ups of its own' : several ? 'Scores so far' : `Score so far, at ${short(first.decisions)} decisions`;
  section.querySelector('div').append(table(head, rows));
  section.hidden = false;
}

function table(head, rows) {
  const table = make('table'), top = make('tr');
  head.forEach((text) => top.append(make('th', text, { scope: 'col' })));
  table.append(top);
  for (const row of rows) {
    const tr = make('tr');
    row.forEach((text) => tr.append(make('td', text)));
    table.append(tr);
  }
  return table;
}

function league() {
  const [run] = runs;
  if (runs.length > 1 || !Array.isArray(run.league) || !run.league.length) return;
  const foes = [...new Set(run.league.flatMap((row) => row.against.map((met) => met.opponent)))];
  const named = (name) => (name.startsWith('@') ? `itself at ${short(Number(name.slice(1))).replace(' ', '\u00a0')}` : name);
  const cell = (row, foe) => {
    const met = row.against.find((met) => met.opponent === foe);
    return met && met.games ? `${met.score.toFixed(2)} (${met.games})` : '·';
  };
  $('league').querySelector('div').append(table(['score (games)', ...foes.map(named)], run.league.map((row) => [named(row.player), ...foes.map((foe) => cell(row, foe))])));
  $('league').hidden = false;
}

// One run: what differs from the game's own settings. Several: what differs between them, and folded what they share.
function settings() {
  const own = "the game's own", show = (e) => $('settings').querySelector('div').append(e);
  if (runs.length === 1) return show(runs[0].differences.length ? table(['setting', 'value', own], runs[0].differences) : make('p', 'None.'));
  const usual = new Map(runs.flatMap((run) => run.differences.map(([key, , usual]) => [key, usual])));
  const value = (run, key) => run.differences.find(([other]) => other === key)?.[1] ?? usual.get(key);
  show(table(['runs', 'seeds', ...differing], [...bySettings.values()].map((group) => [group.map((run) => run.name).join(', '), group.map((run) => run.seed).join(', '),
    ...differing.map((key) => value(group[0], key))])));
  const equal = runs[0].differences.filter(([key]) => key !== 'seed' && !differing.includes(key));
  if (!equal.length) return;
  const folded = make('details');
  folded.append(make('summary', `Equal in all runs, but not ${own} (${equal.length})`), table(['setting', 'value', own], equal));
  show(folded);
}

// What turf exploit found.
function exploited(exploit) {
  if (!exploit) return '';
  const { opponent, best } = exploit;
  const found = best ? `: ${best.score.toFixed(3)} [${best.ci95.map((x) => x.toFixed(3)).join(', ')}] in ${best.games} games on set-ups that had no part in choosing it` : '';
  return `trained against ${opponent.name} alone${found}`;
}

const parts = runs.map((run) => {
  const { about, summary } = run;
  return [about.encoding ?? about.game, summary?.seed !== undefined ? `seed ${summary.seed}` : '', about.commit ? `turf ${about.commit}` : '',
    exploited(run.exploit), summary ? `${short(summary.decisions)} decisions, ${short(summary.updates)} updates, ${short(summary.wall_s)} s` : '', run.training ? 'still training: load the page again for more' : ''].filter(Boolean);
});
// What all runs share is said once.
const shared = parts[0].filter((part) => parts.every((own) => own.includes(part)));
const own = parts.map((all) => all.filter((part) => !shared.includes(part)).join(' · '));
$('about').textContent = [shared.join(' · '), ...own.map((text, i) => text && `${runs[i].name}: ${text}`)].filter(Boolean).join('\n');
paint();
final();
league();
settings();
$('smooth').addEventListener('input', paint);
$('apart').addEventListener('input', paint);
$('apart').parentElement.hidden = bySettings.size === runs.length;
$('whole').addEventListener('click', () => zoomTo(null));
