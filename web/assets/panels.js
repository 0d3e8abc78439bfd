// The lists beside a board: what a policy thinks of the decision, moments, mistakes, moves.
'use strict';

turf.MARKS = { inaccuracy: '?!', mistake: '?', blunder: '??' };

// Reasons that Rust joined.
turf.reasons = (text) => text.split('; ').map(turf.told).join(turf.t('; '));
// A mistake in one sentence.
turf.mistakeText = ({ player, mistake: { kind, played, better, text } }) => turf.t('{} of {}: {}; better: {} ({}).', turf.told(kind), 'AB'[player], turf.told(played), turf.told(better), turf.reasons(text));

// The first player's chance to win at every frame, from 0 to 1: what the policy says, kept where it says nothing.
turf.outlook = (film, thoughts) => {
  const shares = Array.from({ length: film.frames.length + 1 }, (_, frame) => {
    const known = (thoughts.get(frame) || []).map(({ chance }) => chance).filter((chance) => chance !== null);
    return known.length ? 0.5 + known.reduce((sum, chance) => sum + chance, 0) / known.length / 2 : null;
  });
  if (film.end) shares[shares.length - 1] = film.end.winner === null ? 0.5 : 1 - film.end.winner;
  shares.forEach((share, frame) => { if (share === null && frame > 0) shares[frame] = shares[frame - 1]; });
  return shares;
};
// The chance of whoever is ahead.
turf.percent = (share) => `${share < 0.5 ? 'B' : 'A'} ${Math.round(100 * Math.max(share, 1 - share))} %`;

// The policy's view over the game, A at the top, B at the bottom; the gravest mistakes are marked.
turf.valueChart = (viewer) => {
  const { film, outlook, mistakes } = viewer;
  const grave = Object.keys(turf.MARKS);
  const sorted = [...mistakes].sort((a, b) => grave.indexOf(b.mistake.kind) - grave.indexOf(a.mistake.kind) || (b.mistake.loss ?? 0) - (a.mistake.loss ?? 0));
  const marks = sorted.map(({ frame, player, mistake }) => ({ frame, player, text: turf.MARKS[mistake.kind] }));
  const describe = (frame) => [viewer.panels.turn(frame), outlook[frame] === null ? null : turf.percent(outlook[frame]),
    ...(film.moves[frame] || []).map((text, i) => {
      const player = film.movers[frame][i];
      const wrong = mistakes.find((decision) => decision.frame === frame && decision.player === player);
      return `${'AB'[player]} ${turf.told(text)}${wrong ? ` ${turf.MARKS[wrong.mistake.kind]}` : ''}`;
    })].filter(Boolean).join(' · ');
  const lines = [{ label: '', colour: 2 }];
  const chart = new turf.Chart({ title: turf.t('Who is ahead, by {}', film.insight.name), lines }, [outlook], (frame) => viewer.jump(frame),
    { high: 1, ends: ['A', 'B'], marks, format: turf.percent, describe });
  chart.root.classList.add('outlook');
  return chart;
};

// The moments that matter: the end, and the frames that changed the difference of scores most.
turf.matter = ({ moments, series: [a, b] }, most = 8) => {
  const size = ({ frame, kind }) => (kind === 'end' ? Infinity : Math.abs(a[frame] - b[frame] - a[frame - 1] + b[frame - 1]));
  const joined = [];
  for (const moment of moments) {
    const last = joined.at(-1);
    if (last?.frame === moment.frame && last.player === moment.player && moment.kind !== 'end') Object.assign(last, { kind: moment.kind, texts: [...last.texts, moment.text] });
    else joined.push({ ...moment, texts: [moment.text] });
  }
  const chosen = new Set([...joined].sort((x, y) => size(y) - size(x)).slice(0, most));
  return joined.filter((moment) => chosen.has(moment));
};

turf.Panels = class {
  static AROUND = 60; // moves listed before and after the present one

  constructor(viewer) {
    const e = turf.element;
    this.viewer = viewer;
    this.thoughtsTitle = e('h2');
    this.thoughtsList = e('div', { class: 'choices' });
    this.thoughtsPanel = e('section', { class: 'thoughts' }, this.thoughtsTitle, this.thoughtsList);
    this.lists = { moments: e('ol', { class: 'moments' }), mistakes: e('ol', { class: 'moments' }), moves: e('ol', { class: 'moments' }) };
    this.summary = e('p', { class: 'summary' });
    const names = { moments: turf.t('Moments'), mistakes: turf.t('Mistakes'), moves: turf.t('Moves') };
    this.tabs = Object.entries(names).map(([name, text]) => e('button', { type: 'button', 'data-do': `list-${name}`, 'aria-pressed': 'false', onclick: () => this.show(name) }, text));
    this.listPanel = e('section', { class: 'momentsPanel' }, e('div', { class: 'tabs', role: 'group', 'aria-label': turf.t('lists') }, ...this.tabs), this.summary, ...Object.values(this.lists));
    this.printedTitles = [0, 1].map(() => e('h3'));
    this.printedTexts = [0, 1].map(() => e('pre', { tabindex: '0' }));
    this.printedPanel = e('section', { class: 'printed', hidden: '' }, e('h2', { text: turf.t('Printed by the bots') }),
      ...[0, 1].flatMap((player) => [this.printedTitles[player], this.printedTexts[player]]));
    this.sections = [this.thoughtsPanel, this.printedPanel, this.listPanel];
    this.shownMoments = null;
    this.show('moments');
  }

  show(name) {
    this.shown = name;
    Object.entries(this.lists).forEach(([other, list], i) => {
      list.hidden = other !== name;
      this.tabs[i].setAttribute('aria-pressed', String(other === name));
    });
    this.summary.hidden = name !== 'mistakes';
    this.movesAt = null;
    this.viewer.dirty = true;
  }

  // A policy's view came, or went.
  renew() {
    const { insight } = this.viewer.film;
    this.thoughtsPanel.hidden = !insight;
    this.tabs[1].hidden = !insight;
    if (!insight) {
      if (this.shown === 'mistakes') this.show('moments');
      return;
    }
    const hasQ = insight.decisions.some(({ q }) => q !== null);
    this.thoughtsTitle.textContent = hasQ ? turf.t('Q-values of {}', insight.name) : turf.t('What {} would play', insight.name);
    const e = turf.element;
    const { mistakes, film } = this.viewer;
    const row = (decision) => {
      const { frame, player, mistake: { kind, played, better, text } } = decision;
      return e('li', {}, e('button', { type: 'button', class: `side${player} ${kind}`, 'data-frame': frame, onclick: () => this.viewer.jump(frame) },
        e('i', { text: 'AB'[player] }), e('b', { class: 'mark', title: turf.told(kind), text: turf.MARKS[kind] }),
        e('span', {}, turf.told(played), e('small', { text: turf.t('better: {}; {}', turf.told(better), turf.reasons(text)) })), e('small', { text: this.turn(frame) })));
    };
    this.lists.mistakes.replaceChildren(...(mistakes.length ? mistakes.map(row) : [e('li', { class: 'none', text: turf.t('none') })]));
    const count = (side, kind) => mistakes.filter(({ player, mistake }) => player === side && mistake.kind === kind).length;
    const plural = { inaccuracy: 'inaccuracies', mistake: 'mistakes', blunder: 'blunders' };
    const of = (side) => Object.entries(plural).map(([kind, many]) => turf.told(`${count(side, kind)} ${count(side, kind) === 1 ? kind : many}`)).join(turf.t(', '));
    this.summary.replaceChildren(...[0, 1].map((side) => e('span', { class: `side${side}` }, e('i', { text: 'AB'[side] }), ` ${film.names[side]}: ${of(side)}${this.slowly(side)}`)));
  }

  // Where a loser without a grave mark lost most: the tenth of the game with the largest fall.
  slowly(side) {
    const { film, mistakes, outlook } = this.viewer;
    if (film.end?.winner !== 1 - side || !outlook || mistakes.some(({ player, mistake: { kind } }) => player === side && kind === 'blunder')) return '';
    const shares = outlook.slice(0, -1).map((share) => (side === 0 ? share : 1 - share));
    const length = Math.ceil(shares.length / 10);
    const fall = (frame) => shares[frame] - shares[frame + length];
    const from = [...shares.keys()].reduce((best, frame) => (fall(frame) > fall(best) ? frame : best), 0);
    if (!(fall(from) >= 0.05)) return '';
    const at = (frame) => turf.t('{} % ({})', Math.round(100 * shares[frame]), this.turn(frame));
    return turf.t('; it fell most from {} to {}', at(from), at(from + length));
  }

  turn(frame) {
    return turf.t('turn {}', this.viewer.turnOf(frame));
  }

  draw(frame, thoughts) {
    if (this.shown === 'moments') this.listMoments(frame);
    else if (this.shown === 'moves') this.listMoves(frame);
    else this.mark(this.lists.mistakes, this.viewer.mistakes, frame);
    this.listThoughts(thoughts, frame);
    this.showPrinted(frame);
  }

  // What each bot printed last.
  showPrinted(frame) {
    const { printed = [], names, frames } = this.viewer.film;
    this.printedPanel.hidden = !printed.length;
    if (!printed.length) return;
    for (const player of [0, 1]) {
      const last = printed.findLast((words) => words.player === player && Math.min(words.frame, frames.length) <= frame);
      const [title, text] = [this.printedTitles[player], this.printedTexts[player]];
      title.hidden = text.hidden = !last;
      if (!last || text.textContent === last.text && title.dataset.frame === String(last.frame)) continue;
      title.dataset.frame = last.frame;
      title.className = `side${player}`;
      title.replaceChildren(turf.element('i', { text: 'AB'[player] }), ` ${turf.t('{}, {}', names[player], this.turn(Math.min(last.frame, frames.length)))}`);
      text.textContent = last.text;
      text.setAttribute('aria-label', turf.t('printed by {}', names[player]));
    }
  }

  // Shows where in a list of things with frames the viewer stands.
  mark(list, things, frame) {
    const rows = list.querySelectorAll('button');
    const at = things.findLastIndex((thing) => thing.frame <= frame);
    const current = list.querySelector('.now');
    if (current === (rows[at] || null)) return;
    if (current) current.classList.remove('now');
    if (!rows[at]) return;
    rows[at].classList.add('now');
    list.scrollTop = rows[at].offsetTop - list.clientHeight / 2;
  }

  listMoments(frame) {
    const e = turf.element;
    const { moments } = this.viewer;
    if (this.shownMoments !== moments) {
      this.shownMoments = moments;
      const row = (moment) => e('li', {}, e('button',
        { type: 'button', class: `side${moment.player} ${moment.kind}`, 'data-frame': moment.frame, onclick: () => this.viewer.jump(moment.frame) },
        e('i', { text: 'AB'[moment.player] }), e('span', { text: moment.texts.map(turf.told).join(turf.t(', ')) }), e('small', { text: moment.turn === null ? turf.t('end') : turf.t('turn {}', moment.turn) })));
      this.lists.moments.replaceChildren(...(moments.length ? moments.map(row) : [e('li', { class: 'none', text: turf.t('none yet') })]));
    }
    this.mark(this.lists.moments, moments, frame);
  }

  // The moves around this frame: a game may have thousands.
  listMoves(frame) {
    const e = turf.element;
    const { film, thoughts, reel } = this.viewer;
    const now = `${frame} ${film.frames.length} ${this.viewer.mistakes.length}`;
    if (this.movesAt === now) return;
    this.movesAt = now;
    const from = Math.max(0, frame - turf.Panels.AROUND);
    const to = Math.min(film.moves.length, frame + turf.Panels.AROUND);
    const thinking = film.charts.findIndex(({ title }) => title.startsWith('Thinking'));
    const first = film.charts.slice(0, Math.max(0, thinking)).reduce((sum, { lines }) => sum + lines.length, 0);
    const rows = [];
    for (let k = from; k < to; k += 1) {
      film.moves[k].forEach((text, i) => {
        const player = film.movers[k][i];
        const judged = (thoughts.get(k) || []).find((decision) => decision.player === player && decision.mistake);
        const time = thinking < 0 ? null : film.series[first + player]?.[k + 1]; // chance takes none
        rows.push(e('li', {}, e('button', { type: 'button', class: `side${player}${k + 1 === frame ? ' now' : ''}`, 'data-frame': k + 1, onclick: () => this.viewer.jump(k + 1) },
          e('i', { text: 'AB⚄'[player] }), e('span', { text: turf.told(text) }), judged ? e('b', { class: 'mark', title: turf.told(judged.mistake.kind), text: turf.MARKS[judged.mistake.kind] }) : null,
          e('small', { text: time === null || time === undefined ? this.turn(k) : turf.t('{}, {}', this.turn(k), turf.milliseconds(time)) }))));
      });
    }
    const list = this.lists.moves;
    list.replaceChildren(...(rows.length ? rows : [e('li', { class: 'none', text: turf.t('none yet') })]));
    const current = list.querySelector('.now');
    list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : frame === 0 ? 0 : list.scrollHeight;
    this.movesLength = reel.length;
  }

  listThoughts(thoughts, frame) {
    const { film, game, reel } = this.viewer;
    if (!film.insight) return;
    const e = turf.element;
    const next = film.frames[frame];
    const choice = ({ label, q, share, best, played }) => e('div', { class: `choice${best ? ' best' : ''}${played ? ' played' : ''}`, title: [best && turf.t('what the policy plays'), played && turf.t('played here')].filter(Boolean).join(turf.t(', ')) },
      e('span', { text: label }), e('span', { class: 'bar' }, e('span', { style: `width: ${Math.round(100 * share)}%; background: ${turf.heat(share)}` })),
      e('b', { text: q === null ? turf.t('shielded') : turf.signed(q) }));
    const wrong = ({ kind, played, better, text }) => e('p', { class: `why wrong ${kind}` }, e('b', { class: 'mark', text: turf.MARKS[kind] }),
      ` ${turf.t('{}: {}. Better: {}; {}.', turf.told(kind), turf.told(played), turf.told(better), turf.reasons(text))}`);
    const rows = thoughts.flatMap((decision) => [
      e('h3', { class: `side${decision.player}` }, e('i', { text: 'AB'[decision.player] }), turf.t('to decide')),
      ...(decision.q === null ? [e('p', { class: 'why', text: turf.told(decision.says) })] : game.choices(reel.position, decision, next).map(choice)),
      ...(decision.why ? [e('p', { class: 'why', text: turf.told(decision.why) })] : []),
      ...(decision.mistake ? [wrong(decision.mistake)] : []),
      ...(decision.swing && !decision.mistake ? [e('p', { class: 'why', text: turf.t('{}.', turf.told(decision.swing.text)) })] : []),
    ]);
    const none = film.end && frame === film.frames.length ? turf.t('The game is over.') : turf.t('Nobody decides here.');
    this.thoughtsList.replaceChildren(...(rows.length ? rows : [e('p', { class: 'none', text: none })]));
  }
};
