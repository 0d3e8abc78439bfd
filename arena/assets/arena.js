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
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-confirm]');
    if (button && !window.confirm(button.dataset.confirm)) event.preventDefault();
  });
  // The settings of the chosen game alone.
  all('[data-games]').forEach((choice) => {
    const show = () => all('[data-game]').forEach((part) => { part.hidden = part.disabled = part.dataset.game !== choice.value; });
    choice.addEventListener('change', show);
    window.addEventListener('pageshow', show);
    show();
  });
  // Back to the form, with what was filled in.
  all('[data-back]').forEach((link) => link.addEventListener('click', (event) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  }));

  // A part of the page that changes by itself while something in it waits.
  all('[data-swap]').forEach((root) => {
    let last = '';
    const look = async () => {
      try {
        const answer = await fetch(location.href);
        const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html');
        const now = page.getElementById(root.id);
        if (now && now.innerHTML !== last) {
          last = now.innerHTML;
          root.replaceChildren(...now.childNodes);
          localTimes();
        }
      } catch { /* tried again */ }
      if (root.querySelector('[data-waits]')) setTimeout(look, 1000);
    };
    setTimeout(look, 1000);
  });

  // A file that is chosen or dropped comes into the editor. One that is no text is handed in as it is.
  all('[data-drop]').forEach((form) => {
    const [file, text, said] = ['[type=file]', 'textarea', '[role=status]'].map((part) => form.querySelector(part));
    const take = async (files) => {
      const [given] = files;
      if (!given) return;
      let read = null;
      try {
        read = new TextDecoder('utf-8', { fatal: true }).decode(await given.arrayBuffer());
      } catch { /* no text */ }
      const isText = read !== null && !read.includes('\0');
      said.textContent = `${given.name} ${isText ? said.dataset.text : said.dataset.raw}`;
      if (!isText) { file.files = files; return; }
      file.value = '';
      text.dataset.findings = '[]';
      text.value = read;
      text.dispatchEvent(new Event('input', { bubbles: true }));
    };
    file.addEventListener('change', () => take(file.files));
    // Before the editor, which would insert the text where it is dropped.
    const isFile = (event) => event.dataTransfer?.types.includes('Files');
    form.addEventListener('dragover', (event) => { if (isFile(event)) event.preventDefault(); }, true);
    form.addEventListener('drop', (event) => {
      if (!isFile(event)) return;
      event.preventDefault();
      event.stopPropagation();
      take(event.dataTransfer.files);
    }, true);
  });

  // To a line of the text. The editor does so by itself.
  const jump = () => {
    const line = Number(/^#L(\d+)$/.exec(location.hash)?.[1]);
    const text = document.querySelector('textarea[data-editor]');
    if (!line || !text || text.style.display === 'none') return;
    const before = text.value.split('\n').slice(0, line - 1);
    const at = before.reduce((sum, one) => sum + one.length + 1, 0);
    text.focus();
    text.setSelectionRange(at, at);
    text.scrollTop = (text.scrollHeight / text.value.split('\n').length) * (line - 4);
  };
  jump();
  addEventListener('click', (event) => { if (event.target.closest('a[href^="#L"]')) setTimeout(jump); });

  if (typeof turf === 'undefined' || !turf.games) return;
  turf.theme();
  turf.emptyPage = '/assets/empty.html';

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
      if (kind === 'record') viewer?.renew(told);
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
    turf.LiveGame.PLACE = '/assets/arena.css';
    turf.LiveGame.prototype.lost = async () => '';
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
      turf.hint(hints, input);
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
      tools.append(e('button', { type: 'button', 'data-do': 'resign', onclick: () => game.giveUp() }, turf.t('Give up')));
    };
    const begin = async () => {
      if (game && !await game.mayLeave()) return;
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

  // The big screen: games as they end, four at once and slowly enough to watch. Where pairings wait, so does the standing.
  const screen = (root) => {
    const state = root.querySelector('.state');
    const waiting = [];
    let newest = 0;
    const next = async () => {
      const id = waiting.shift();
      return id ? { film: await (await get(`/g/${id}/timeline.json`)).json(), live: null, id } : null;
    };
    const boards = Array.from({ length: 4 }, () => new turf.SmallBoard(next, null, (film, id) => { location.href = `/g/${id}`; }));
    root.querySelector('.boards').append(...boards.map((board) => board.root));
    const isPlaying = () => waiting.length > 0 || boards.some((board) => board.waiting || (board.reel && board.rest < turf.SmallBoard.REST));
    let last = performance.now();
    const loop = (now) => {
      boards.forEach((board) => board.tick(Math.min(now - last, 250)).catch(() => {})); // a game that cannot be fetched is left out
      last = now;
      requestAnimationFrame(loop);
    };
    requestAnimationFrame(loop);
    const look = async () => {
      try {
        const answer = await fetch(root.dataset.screen);
        const told = turf.element('div');
        if (answer.ok) told.innerHTML = await answer.text(); // our own page, with every name escaped
        const ended = (told.firstElementChild?.dataset.games || '').split(',').filter(Boolean).map(Number);
        waiting.push(...ended.filter((id) => id > newest));
        newest = Math.max(newest, ...ended);
        if (answer.ok && !(isPlaying() && root.hasAttribute('data-hold'))) state.replaceChildren(...told.children);
        localTimes();
      } catch { /* tried again */ }
      setTimeout(look, 1000);
    };
    look();
    turf.state = () => ({ isPlaying: isPlaying(), games: newest });
    if (root.dataset.release) {
      document.addEventListener('keydown', (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!isPlaying()) fetch(root.dataset.release, { method: 'POST' });
      });
    }
  };

  const begin = (selector, work) => all(selector).forEach((root) => Promise.resolve(work(root)).catch((error) => { root.textContent = error.message; }));
  begin('[data-timeline]', watch);
  begin('[data-live]', watchLive);
  begin('[data-play]', play);
  begin('[data-screen]', screen);
})();
