// The games of practice.py: the one that is played, or a finished one as a replay.
'use strict';

turf.theme();
(() => {
  const e = turf.element;
  const LIVE = -1;
  const stage = e('div', { class: 'film', hidden: true });
  const boards = e('div', { class: 'boards' });
  boards.style.gridTemplate = '1fr / 1fr';
  const picker = e('select', { 'aria-label': turf.t('game'), onchange: () => choose(Number(picker.value)) }, e('option', { value: LIVE, text: '▶' }));
  let [state, viewer, chosen] = [{ games: [], now: null }, null, false];
  const get = async (path) => (await fetch(path)).json();
  const show = async (id) => {
    picker.value = String(id);
    [boards.hidden, stage.hidden] = [id !== LIVE, id === LIVE];
    if (viewer) viewer.close();
    viewer = id === LIVE ? null : new turf.Viewer(stage, await get(`/game/${id}`));
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
      for (let id = picker.options.length - 1; id < state.games.length; id++) {
        picker.append(e('option', { value: id, text: `${id + 1}. ${say(state.games[id])}` }));
      }
      // After the last game it is shown, unless somebody looks at another one.
      if (!chosen && state.games.length > 0 && !state.now?.live && !(board.reel && board.live)) {
        chosen = true;
        await show(state.games.length - 1);
      }
    } catch { /* practice.py has ended: what is here stays */ }
    setTimeout(look, 1000);
  };
  let before = performance.now();
  const loop = (now) => {
    if (!boards.hidden) board.tick(Math.min(now - before, 250)).catch(() => {});
    before = now;
    requestAnimationFrame(loop);
  };
  boards.append(board.root);
  document.getElementById('turf').append(e('nav', { class: 'games' }, picker), boards, stage);
  turf.state = () => ({ games: state.games.length, live: Boolean(board.reel), shown: viewer ? viewer.state() : null });
  look();
  requestAnimationFrame(loop);
})();
