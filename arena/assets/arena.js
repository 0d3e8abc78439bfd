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

  // A part of the page that changes by itself while something in it waits. Then the whole page does, if it says so.
  all('[data-swap]').forEach((root) => {
    let last = null;
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
      else if (root.dataset.swap === 'reload') location.reload();
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
  const draw = (root, film) => {
    const stage = turf.element('div', { class: 'film' });
    root.replaceChildren(stage);
    turf.viewer = new turf.Viewer(stage, film);
    turf.state = () => turf.viewer.state();
    turf.drawn = () => turf.viewer.drawn;
  };
  const watch = async (root) => draw(root, await (await get(root.dataset.timeline)).json());

  // A record that somebody opens.
  all('[data-open]').forEach((form) => {
    const [file, analyse, said] = ['[type=file]', '[data-analyse]', '[role=status]'].map((part) => form.querySelector(part));
    const root = document.getElementById('turf');
    let record = null;
    const show = async (path, words) => {
      said.textContent = words;
      try {
        const answer = await fetch(path, { method: 'POST', body: record });
        const film = await answer.json();
        if (!answer.ok) throw new Error(film.error);
        said.textContent = '';
        root.hidden = false;
        draw(root, film);
        analyse.hidden = Boolean(film.insight);
      } catch (error) {
        said.textContent = error.message;
      }
    };
    const take = ([given]) => {
      if (!given) return;
      record = given;
      analyse.hidden = true;
      show('/open.json', said.dataset.reading);
    };
    file.addEventListener('change', () => take(file.files));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (record) show('/open.json?analyse=1', said.dataset.analysing);
    });
    addEventListener('dragover', (event) => event.preventDefault());
    addEventListener('drop', (event) => {
      event.preventDefault();
      take(event.dataTransfer.files);
    });
  });

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
      tools.replaceChildren(...(game.over ? [] : turf.tools(game)));
      turf.hint(hints, game.over ? {} : game.input);
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

  // The big screen. Before the final stage: games as they end, four at once and slowly enough to watch. Then pairing by
  // pairing: both teams' cards, their games, the tree with the result; and the winner at the end.
  const screen = (root) => {
    const PAUSE = 8000; // milliseconds that cards stand, unless the organiser holds them
    const state = root.querySelector('.state');
    const keys = []; // pairings shown since the page came
    const games = new Map(); // those to show, and who won them
    let waiting = [];
    let taken = new Set();
    let ended = new Set();
    let { scene } = root.dataset;
    let [pairing, begun, complete, last, newest] = ['', 0, false, '', 0];
    const turn = (to) => {
      root.dataset.scene = scene = to;
      [waiting, taken, ended] = [[], new Set(), new Set()];
      games.clear();
      boards.forEach((board) => Object.assign(board, { reel: null, rest: 0 }));
    };
    const next = async (k) => {
      const of = scene + pairing;
      const id = scene === 'over' && k > 0 ? null : waiting.shift();
      if (!id) return null;
      if (scene === 'over') waiting.push(id); // the deciding game, again and again
      const film = await (await get(`/g/${id}/timeline.json`)).json().catch(() => null);
      if (!film) ended.add(id); // a game that cannot be fetched is left out
      return film && of === scene + pairing ? { film, live: null, id } : null;
    };
    const boards = Array.from({ length: 4 }, (_, k) => new turf.SmallBoard(() => next(k), null, (film, id) => { location.href = `/g/${id}`; }));
    root.querySelector('.boards').append(...boards.map((board) => board.root));
    const isShown = (board) => board.reel && board.at >= board.reel.length;
    const isPlaying = () => (scene === 'ladder' ? waiting.length > 0 || boards.some((board) => board.waiting || (board.reel && board.rest < turf.SmallBoard.REST)) : scene === 'play');
    const take = (told) => {
      for (const game of told.split(',').filter(Boolean)) {
        const [id, side] = game.split(':').map(Number);
        games.set(id, side);
        if (!taken.has(id)) waiting.push(id);
        taken.add(id);
        newest = Math.max(newest, id);
      }
    };
    // The score as far as the games were shown.
    const count = () => {
      boards.filter(isShown).forEach((board) => ended.add(board.id));
      const wins = [0, 1].map((side) => [...games].filter(([id, winner]) => winner === side && ended.has(id)).length);
      state.querySelectorAll('.score strong').forEach((score, side) => { score.textContent = wins[side]; });
      if (!complete || [...games.keys()].some((id) => !ended.has(id))) return;
      state.querySelectorAll('.versus .card').forEach((card, side) => card.classList.toggle('winner', wins[side] > wins[1 - side]));
      if (boards.some((board) => board.reel && board.rest < 2 * turf.SmallBoard.REST)) return;
      if (!keys.includes(pairing)) keys.push(pairing);
    };
    let before = performance.now();
    const loop = (now) => {
      boards.forEach((board) => {
        board.tick(Math.min(now - before, 250)).catch(() => {});
        board.root.hidden = scene !== 'ladder' && !board.reel;
      });
      if (scene === 'play') count();
      before = now;
      requestAnimationFrame(loop);
    };
    requestAnimationFrame(loop);
    const show = (text, told) => {
      if (text === last) return;
      last = text;
      state.replaceChildren(...told.children);
      state.querySelector('.pairing.now')?.scrollIntoView({ block: 'nearest' });
    };
    const follow = (text) => {
      const told = turf.element('div');
      told.innerHTML = text; // our own page, with every name escaped
      const news = told.firstElementChild.dataset;
      if (news.over !== undefined) {
        if (scene !== 'over') turn('over');
        show(text, told);
        if (!taken.size) take(news.games || '');
      } else if (!news.pairing) {
        take(news.games);
        show(text, told);
      } else if (scene === 'play' && news.pairing === pairing) {
        complete = news.complete !== undefined;
        [...games.keys()].filter((id) => !news.games.includes(`${id}:`)).forEach((id) => games.delete(id)); // annulled
        take(news.games);
      } else {
        if (scene !== 'pause') turn('pause');
        if (news.pairing !== pairing) [pairing, begun] = [news.pairing, performance.now()];
        show(text, told);
        if (!news.games || (news.hold === undefined && performance.now() - begun < PAUSE)) return;
        complete = news.complete !== undefined;
        turn('play');
        take(news.games);
      }
    };
    const look = async () => {
      const of = scene;
      const query = new URLSearchParams({ since: root.dataset.since, keys: keys.join(), now: scene === 'play' ? pairing : '' });
      try {
        const answer = await fetch(`${root.dataset.screen}?${query}`);
        const text = await answer.text();
        if (answer.ok && of === scene) follow(text); // an answer of another scene comes too late
      } catch { /* tried again */ }
      setTimeout(look, 1000);
    };
    look();
    turf.state = () => ({ isPlaying: isPlaying(), scene, games: newest });
    if (root.dataset.release) {
      document.addEventListener('keydown', (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        const held = state.querySelector('[data-held]');
        if (!held || isPlaying()) return;
        held.removeAttribute('data-held');
        fetch(root.dataset.release, { method: 'POST' });
      });
    }
  };

  const begin = (selector, work) => all(selector).forEach((root) => Promise.resolve(work(root)).catch((error) => { root.textContent = error.message; }));
  begin('[data-timeline]', watch);
  begin('[data-live]', watchLive);
  begin('[data-play]', play);
  begin('[data-screen]', screen);
})();
