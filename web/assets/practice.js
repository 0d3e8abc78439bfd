// The games of practice.py: the one that is played, by a person or by bots, or a finished one as a replay.
'use strict';

turf.theme();
(() => {
  const e = turf.element;
  const LIVE = -1;
  const stage = e('div', { class: 'film', hidden: true });
  const boards = e('div', { class: 'boards' });
  boards.style.gridTemplate = '1fr / 1fr';
  const picker = e('select', { style: 'max-width: 100%', 'aria-label': turf.t('game'), onchange: () => choose(Number(picker.value)) }, e('option', { value: LIVE, text: '▶' }));
  const message = e('p', { class: 'message', role: 'status' });
  const hints = e('p', { class: 'hints' });
  let [state, viewer, chosen, mine] = [{ games: [], now: null }, null, false, null];
  const get = async (path) => (await fetch(path)).json();

  // A person's game: `mine` is its number.
  const tools = e('span', { style: 'display: contents' });
  const again = e('button', { type: 'button', 'data-do': 'new', hidden: true, onclick: () => { again.hidden = true; turf.ask('new', {}).catch(() => {}); } }, turf.t('New game'));
  const fill = () => {
    const playing = viewer instanceof turf.LiveGame && !viewer.over;
    tools.replaceChildren(...(playing ? turf.tools(viewer) : []));
    again.hidden = playing || !state.more || mine !== state.games.length - 1;
    turf.hint(hints, playing ? viewer.input : {});
    turf.say(viewer?.over ? turf.verdict(viewer.viewer.film, viewer.seat) : '');
  };
  const play = async (id) => {
    mine = id;
    const begun = await turf.ask(`game/${id}`);
    [boards.hidden, stage.hidden, picker.value] = [true, false, LIVE];
    if (viewer) viewer.close();
    stage.replaceChildren();
    viewer = null;
    viewer = new turf.LiveGame(stage, begun, () => setTimeout(() => look().then(fill)));
    chosen = true;
    fill();
  };

  const show = async (id) => {
    picker.value = String(id);
    [boards.hidden, stage.hidden] = [id !== LIVE, id === LIVE];
    if (viewer) viewer.close();
    viewer = id === LIVE ? null : new turf.Viewer(stage, await get(`/game/${id}`));
    fill();
    picker.blur();
  };
  const choose = (id) => {
    chosen = true;
    show(id).catch(() => {});
  };
  const next = async () => state.now?.live && state.now;
  const more = async (live) => (state.now?.live === live ? state.now : { film: await get(`/game/${live - 1}`), live: null, id: live - 1 });
  const board = new turf.SmallBoard(next, more, (film, id) => choose(Math.min(id, state.games.length - 1)));
  const say = ([names, end]) => `${names.join(' : ')} – ${end.winner === null ? turf.t('a draw') : turf.t('{} wins: {}', names[end.winner], turf.told(end.text))}`;
  const look = async () => {
    try {
      state = await get('/state.json');
      if (state.yours !== null && state.yours !== mine) await play(state.yours);
      for (let id = picker.options.length - 1; id < state.games.length; id++) {
        picker.append(e('option', { value: id, text: `${id + 1}. ${say(state.games[id])}` }));
      }
      // After the last game it is shown, unless somebody looks at another one.
      if (!chosen && state.games.length > 0 && !state.now?.live && !(board.reel && board.live)) {
        chosen = true;
        await show(state.games.length - 1);
      }
    } catch { /* practice.py has ended: what is here stays */ }
  };
  const looks = () => look().then(() => setTimeout(looks, 1000));
  let before = performance.now();
  const loop = (now) => {
    if (!boards.hidden) board.tick(Math.min(now - before, 250)).catch(() => {});
    before = now;
    requestAnimationFrame(loop);
  };
  boards.append(board.root);
  document.getElementById('turf').append(e('nav', { class: 'games', style: 'flex-wrap: wrap' }, picker, tools, again), boards, stage, message, hints);
  turf.state = () => ({ games: state.games.length, live: Boolean(board.reel), shown: viewer ? (viewer.viewer ?? viewer).state() : null, yours: Boolean(viewer?.yourMove && !viewer.busy), over: viewer?.over });
  looks();
  requestAnimationFrame(loop);
})();
