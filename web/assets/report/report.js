'use strict';
// Draws the curves of one run, or of several over one another: runs of equal settings are one line with its interval.
const { runs, codes } = JSON.parse(document.getElementById('data').textContent);
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
  return size > 0 && size < 1e-3 ? x.toExponential(2) : String(+x.toPrecision(3));
};

// Charts: a heading, and of each chart a title and which curves it holds.
const CHARTS = [
  ['Strength', [['Score against each bot (evaluation during training)', /^evaluation\/(.*)/],
    ['Score in training, by opponent', /^train_score\/(.*)/], ['League: running score', /^league\/(?!promoted)(.*)/],
    ['New exploiters: score against the learner they trained against', /^exploiters\/(.*)/]]],
  ['Learning', [['Loss', /^learn\/(loss(?:_held_out)?)$/], ['Q against targets, and against returns at the end', /^learn\/(q|target|q_at_the_end|return_at_the_end)$/], ['Temporal-difference error', /^learn\/(td_error)$/],
    ['Norm of the gradient', /^learn\/(gradient)$/], ['Norms of the weights', /^weights\/(.*)/], ['Learning rate', /^learn\/(learning_rate)$/]]],
  ['Games', [['Turns of a game', /^games_([^/]*)\/turns/], ['Own score at the end', /^games_([^/]*)\/score_own/], ['Other score at the end', /^games_([^/]*)\/score_other/],
    ['How games against bots end (share)', /^games_bots\/end_(.*)/], ['How games against itself end (share)', /^games_mirror\/end_(.*)/],
    ['Result by board, games against itself left out', /^boards\/(.*)\/result/]]],
  ['Speed', [['Decisions a second', /^speed\/(decisions_per_s)/], ['Updates a second', /^speed\/(updates_per_s)/], ['Shares of the time', /^time\/(.*)/],
    ['Staleness', /^staleness\/(.*)/], ['Transitions in the memory', /^replay\/(transitions)/], ['Age of a transition, in updates', /^replay\/(age_in_updates)/], ["Bots' decisions replaced (share)", /^bots\/(.*)/]]],
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
// Mean of several curves where all have points, with the interval of the mean.
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
  return { points, band };
};

// Runs by what was changed of their settings, the seed apart.
const groups = new Map();
for (const run of runs) {
  const key = run.differences.filter(([key]) => key !== 'seed').map(([key, value]) => `${key}=${value}`).join(' ') + ' ' + (run.about.encoding ?? '');
  if (!groups.has(key)) groups.set(key, []);
  groups.get(key).push(run);
}
const label = (group) => (group.length === 1 ? group[0].name : `${group.map((run) => run.name).join(', ')} (mean, 95 %)`);

// A chart: lines with { name, points, band, colour, dash }.
function chart(title, lines, weight) {
  const W = 420, H = 220, L = 56, R = 8, T0 = 8, B = 24;
  lines = lines.map((line) => ({ ...line, points: line.raw ? line.points : smoothed(line.points, weight) }));
  // Scores and shares end at 0 and 1, and so do their intervals.
  if (lines.every((line) => line.points.every(([, y]) => y >= 0 && y <= 1))) {
    lines = lines.map((line) => ({ ...line, band: line.band && line.band.map(([x, low, high]) => [x, Math.max(0, low), Math.min(1, high)]) }));
  }
  const all = lines.flatMap((line) => [...line.points.map((p) => p[1]), ...(line.band ?? []).flatMap((b) => [b[1], b[2]])]);
  const xs = lines.flatMap((line) => line.points.map((p) => p[0]));
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  let [y0, y1] = [Math.min(...all), Math.max(...all)];
  if (y0 >= 0 && y1 <= 1.0001 && y1 > 0.3) [y0, y1] = [0, 1];
  // A constant lies in the middle: what smoothing and means leave of it in the last digits is no change.
  const size = Math.max(Math.abs(y0), Math.abs(y1));
  if (y1 - y0 <= 1e-6 * size) [y0, y1] = [y0 - (size / 2 || 0.5), y1 + (size / 2 || 0.5)];
  const X = (x) => L + (W - L - R) * (x1 > x0 ? (x - x0) / (x1 - x0) : 0.5);
  const Y = (y) => T0 + (H - T0 - B) * (1 - (y - y0) / (y1 - y0));
  const svg = draw('svg', { viewBox: `0 0 ${W} ${H}`, role: 'img', 'aria-label': title });
  for (let i = 0; i <= 4; i++) {
    const y = y0 + (y1 - y0) * i / 4;
    svg.append(draw('line', { class: 'axis', x1: L, x2: W - R, y1: Y(y), y2: Y(y) }),
      draw('text', { x: L - 5, y: Y(y) + 4, 'text-anchor': 'end' }, short(y)));
  }
  for (let i = 0; i <= 3; i++) {
    const x = x0 + (x1 - x0) * i / 3;
    svg.append(draw('text', { x: X(x), y: H - 7, 'text-anchor': i === 0 ? 'start' : i === 3 ? 'end' : 'middle' }, short(x)));
  }
  const path = (points) => 'M' + points.map(([x, y]) => `${X(x).toFixed(1)} ${Y(y).toFixed(1)}`).join('L');
  for (const { points, band, colour, dash, name } of lines) {
    if (band) {
      const outline = [...band.map(([x, low]) => [x, low]), ...[...band].reverse().map(([x, , high]) => [x, high])];
      svg.append(draw('path', { d: path(outline) + 'Z', fill: colour, opacity: 0.18 }));
    }
    const line = draw('path', { d: path(points), fill: 'none', stroke: colour, 'stroke-width': 1.8, 'stroke-dasharray': dash });
    line.append(draw('title', {}, name));
    svg.append(line);
    if (points.length === 1) svg.append(draw('circle', { cx: X(points[0][0]), cy: Y(points[0][1]), r: 3, fill: colour }));
  }
  const figure = make('figure'), legend = make('ul', undefined, { class: 'legend' });
  for (const { name, points, colour, dash } of lines) {
    const item = make('li'), mark = draw('svg', { viewBox: '0 0 24 3', 'aria-hidden': 'true' });
    mark.append(draw('path', { d: 'M0 1.5H24', stroke: colour, 'stroke-width': 3, 'stroke-dasharray': dash }));
    item.append(mark, `${name}: ${short(points[points.length - 1][1])}`);
    legend.append(item);
  }
  figure.append(make('figcaption', title), svg, legend);
  return figure;
}

const words = (name) => codes[name] ?? name.replaceAll('_', ' ');

// Scores with intervals; `pointsOf` tells a run's points: decisions, and opponents with name, score and ci95.
function strength(pointsOf) {
  const lines = [];
  runs.forEach((run, r) => {
    const points = pointsOf(run);
    const names = [...new Set(points.flatMap((point) => point.opponents.map((o) => o.name)))];
    names.forEach((name, i) => {
      const of = points.map((p) => [p.decisions, p.opponents.find((o) => o.name === name)]).filter(([, o]) => o);
      lines.push({
        name: runs.length > 1 ? `${run.name}: ${name}` : name, raw: true,
        points: of.map(([x, o]) => [x, o.score]), band: of.map(([x, o]) => [x, ...o.ci95]),
        colour: COLOURS[(runs.length > 1 ? r : i) % COLOURS.length], dash: runs.length > 1 && i ? `${3 * i} 3` : '',
      });
    });
  });
  return lines;
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
  const [measured, way] = [strength(apart), [...strength(onTheWay), ...strength(onFresh).map((line) => ({ ...line, dash: '2 4' }))]];
  for (const [heading, charts] of CHARTS) {
    const figures = [];
    if (heading === 'Strength' && measured.length) {
      figures.push(chart('Score against each bot, 95 % intervals (evaluate --run)', measured, 0));
    }
    if (heading === 'Strength' && way.length) {
      figures.push(chart('Score against each bot, 95 % intervals (during training)', way, 0));
    }
    for (const [title, pattern] of charts) {
      if (way.length && pattern.source.startsWith('^evaluation')) continue; // drawn above, with intervals
      const names = [...new Set(runs.flatMap((run) => Object.keys(run.curves)))].filter((name) => pattern.test(name));
      const lines = [];
      [...groups.values()].forEach((group, g) => names.forEach((name, i) => {
        const curves = group.map((run) => run.curves[name]).filter((points) => points?.length);
        if (!curves.length) return;
        const what = words(pattern.exec(name)[1]);
        lines.push({
          ...mean(curves), name: groups.size > 1 || group.length > 1 ? `${label(group)}: ${what}` : what,
          colour: COLOURS[(groups.size > 1 ? g : i) % COLOURS.length], dash: groups.size > 1 && i ? `${3 * i} 3` : i >= COLOURS.length ? '4 3' : '',
        });
      }));
      if (lines.length) figures.push(chart(title, lines.filter((line) => line.points.length), weight));
    }
    if (figures.length) main.append(make('h2', heading), ...figures);
  }
  if (!main.children.length) main.append(make('p', 'No curves yet.'));
}

// The evaluation at the end of each run.
function final() {
  const rows = runs.flatMap((run) => (run.summary?.evaluation ?? []).map(({ bot, met, games, score, ci95 }) =>
    [...(runs.length > 1 ? [run.name] : []), bot, met ? 'yes' : 'no', String(games), score.toFixed(3), ci95.map((x) => x.toFixed(3)).join(' – ')]));
  if (!rows.length) return;
  $('final').querySelector('div').append(table([...(runs.length > 1 ? ['run'] : []), 'against', 'met', 'games', 'score', '95 % interval'], rows));
  $('final').hidden = false;
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
  const named = (name) => (name.startsWith('@') ? `itself at ${short(Number(name.slice(1)))}` : name);
  const cell = (row, foe) => {
    const met = row.against.find((met) => met.opponent === foe);
    return met && met.games ? `${met.score.toFixed(2)} (${met.games})` : '·';
  };
  $('league').querySelector('div').append(table(['score (games)', ...foes.map(named)], run.league.map((row) => [named(row.player), ...foes.map((foe) => cell(row, foe))])));
  $('league').hidden = false;
}

function settings() {
  const rows = runs.flatMap((run) => run.differences.map(([key, value, usual]) => [run.name, key, value, usual]));
  $('settings').querySelector('div').append(rows.length ? table(['run', 'setting', 'value', 'the game\'s own'], rows) : make('p', 'None.'));
}

// What turf exploit found.
function exploited(exploit) {
  if (!exploit) return '';
  const { opponent, best } = exploit;
  const found = best ? `: ${best.score.toFixed(3)} [${best.ci95.map((x) => x.toFixed(3)).join(', ')}] in ${best.games} games on set-ups that had no part in choosing it` : '';
  return `trained against ${opponent.name} alone${found}`;
}

$('about').textContent = runs.map((run) => {
  const { about, summary } = run;
  const parts = [about.encoding ?? about.game, summary?.seed !== undefined ? `seed ${summary.seed}` : '', about.commit ? `commit ${about.commit}` : '',
    exploited(run.exploit), summary ? `${short(summary.decisions)} decisions, ${short(summary.updates)} updates, ${short(summary.wall_s)} s` : '', run.training ? 'still training: load the page again for more' : ''];
  return (runs.length > 1 ? run.name + ': ' : '') + parts.filter(Boolean).join(' · ');
}).join(' — ');
paint();
final();
league();
settings();
$('smooth').addEventListener('input', paint);
