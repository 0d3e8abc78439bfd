// What the arena's pages do by script: times in the reader's zone, boards, live games, games of people, the big screen.
'use strict';

(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const get = async (path) => {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    if (!answer.ok) throw new Error((await answer.json()).error);
    return answer;
  };

  const two = (n) => String(n).padStart(2, '0');
  const local = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
  const localTimes = () => all('time').forEach((time) => {
    time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' });
  });
  localTimes();
  all('[data-zone]').forEach((input) => { input.value = new Date().getTimezoneOffset(); });
  all('[data-utc]').forEach((input) => { input.value = local(new Date(Number(input.dataset.utc))); });
  all('[data-confirm]').forEach((button) => button.addEventListener('click', (event) => {
    if (!window.confirm(button.dataset.confirm)) event.preventDefault();
  }));
  // Back to the form, with what was filled in.
  all('[data-back]').forEach((link) => link.addEventListener('click', (event) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  }));
  all('[data-reload]').forEach(() => setTimeout(() => location.reload(), 2000));

  if (typeof turf === 'undefined' || !turf.games) return;
  turf.theme();

  // A game that is over.
  const watch = async (root) => {
    const film = await (await get(root.dataset.timeline)).json();
    const stage = turf.element('div', { class: 'film' });
    root.replaceChildren(stage);
    turf.viewer = new turf.Viewer(stage, film);
    turf.state = () => turf.viewer.state();
    turf.drawn = () => turf.viewer.drawn;
  };

  // Calls `took` with every event of a running match, and begins anew where the line breaks.
  const follow = (id, took) => {
    const source = new EventSource(`/live/${id}`);
    source.onmessage = ({ data }) => {
      const { kind, data: told } = JSON.parse(data);
      if (kind === 'over') source.close();
      took(kind, told);
    };
    return source;
  };

  // A game that is being played: the board goes on as frames come.
  const watchLive = (root) => {
    const stage = turf.element('div', { class: 'film' });
    root.replaceChildren(stage);
    let viewer = null;
    follow(root.dataset.live, (kind, told) => {
      if (kind === 'over') location.reload();
      if (kind === 'game') {
        if (viewer) viewer.close();
        viewer = new turf.Viewer(stage, told.film);
        viewer.jump(viewer.reel.length);
        turf.viewer = viewer;
        all('[data-state]').forEach((line) => { line.hidden = true; });
      }
      if (kind === 'frames' && viewer) {
        const last = viewer.reel.frame === viewer.reel.length;
        viewer.append(told);
        if (last) viewer.jump(viewer.reel.length);
      }
    });
  };

  // A person against a bot.
  const play = (root) => {
    const base = `${root.dataset.play}api/`;
    const e = turf.element;
    turf.ask = async (path, body) => {
      const answer = await fetch(base + path, {
        method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body: JSON.stringify(body),
      });
      const told = await answer.json();
      if (!answer.ok) throw new Error(told.error);
      return told;
    };
    const stage = e('div', { class: 'film' });
    root.replaceChildren(stage);
    const tools = document.getElementById('tools');
    const hints = document.querySelector('.hints');
    let game = null;
    const fill = () => {
      tools.replaceChildren();
      hints.textContent = '';
      if (game.over) return;
      const { input } = game;
      hints.textContent = input.help;
      if (input.paces) {
        const pace = e('select', { 'aria-label': turf.t('pace'), title: turf.t('pace'), onchange: () => input.setPace(turf.PACES[Number(pace.value)][1]) },
          ...turf.PACES.map(([name], i) => e('option', { value: i, selected: i === 2 }, name)));
        input.setPace(turf.PACES[2][1]);
        tools.append(pace);
      }
      if (input.shares) {
        const shares = [0.25, 0.5, 0.75, 0.99];
        const share = e('select', { 'aria-label': turf.t('part of the troops sent'), title: turf.t('part of the troops sent'), onchange: () => input.setShare(shares[Number(share.value)]) },
          ...['25 %', '50 %', '75 %', '100 %'].map((text, i) => e('option', { value: i, selected: i === 1 }, text)));
        game.onShare = (at) => { share.value = String(at); input.setShare(shares[at]); };
        input.setShare(shares[1]);
        tools.append(share, e('button', { type: 'button', 'data-do': 'commit', onclick: () => input.commit() }, turf.t('End turn')));
      }
      tools.append(e('button', { type: 'button', 'data-do': 'resign', onclick: () => game.act(null) }, turf.t('Give up')));
    };
    const begin = async () => {
      try {
        const started = await turf.ask('new', { seat: document.getElementById('seat').value });
        started.film.names[started.seat] = turf.t('you');
        if (game) game.close();
        game = new turf.LiveGame(stage, started, () => game && fill());
        fill();
        turf.say('');
      } catch (error) {
        turf.say(error.message);
      }
    };
    document.getElementById('new-game').addEventListener('click', begin);
    turf.state = () => ({ ...game.viewer.state(), yourMove: game.yourMove, busy: game.busy, options: game.options, seat: game.seat });
    turf.drawn = () => game.viewer.drawn;
    turf.act = (action) => game.act(action);
    begin();
  };

  // The big screen: games as they end, up to four at once and slowly enough to watch. Where pairings wait, so does the standing.
  const screen = (root) => {
    const e = turf.element;
    const boards = root.querySelector('.boards');
    const state = root.querySelector('.state');
    const waiting = [];
    let newest = 0;
    const show = async (id) => {
      const film = await (await get(`/g/${id}/timeline.json`)).json();
      const canvas = e('canvas', { class: 'board', role: 'img', 'aria-label': film.names.join(' – ') });
      const names = film.names.map((name) => e('span', {}, name));
      const box = e('div', { class: 'small-board' }, e('h2', {}, names[0], ' – ', names[1]), canvas);
      boards.append(box);
      const reel = new turf.Reel(film);
      const ms = 1000 * Math.min(20, Math.max(4, reel.length / 30));
      const begun = performance.now();
      const draw = (now) => {
        const part = Math.min(1, Math.max(0, now - begun) / ms);
        reel.seek(Math.round(part * reel.length));
        reel.game.draw(turf.sharp(canvas), reel.position, {});
        if (part < 1) requestAnimationFrame(draw);
        else if (film.end.winner !== null) names[film.end.winner].className = 'winner';
      };
      requestAnimationFrame(draw);
      setTimeout(() => box.remove(), ms + 4000);
    };
    const look = async () => {
      try {
        const answer = await fetch(root.dataset.screen);
        const told = e('div');
        if (answer.ok) told.innerHTML = await answer.text(); // our own page, with every name escaped
        const ended = (told.firstElementChild?.dataset.games || '').split(',').filter(Boolean).map(Number);
        waiting.push(...ended.filter((id) => id > newest));
        newest = Math.max(newest, ...ended);
        while (waiting.length && boards.childElementCount < 4) await show(waiting.shift());
        if (answer.ok && !(boards.childElementCount && root.hasAttribute('data-hold'))) state.replaceChildren(...told.children);
        localTimes();
      } catch { /* tried again */ }
      setTimeout(look, 1000);
    };
    look();
    if (root.dataset.release) {
      document.addEventListener('keydown', (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!boards.childElementCount) fetch(root.dataset.release, { method: 'POST' });
      });
    }
  };

  const begin = (selector, work) => all(selector).forEach((root) => Promise.resolve(work(root)).catch((error) => { root.textContent = error.message; }));
  begin('[data-timeline]', watch);
  begin('[data-live]', watchLive);
  begin('[data-play]', play);
  begin('[data-screen]', screen);
})();
