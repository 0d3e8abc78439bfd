// The page of replays.
'use strict';

// The page of replays: one film, or a choice of several.
turf.replayPage = () => {
  turf.theme();
  const e = turf.element;
  const sources = [...document.querySelectorAll('script.film')];
  const root = document.getElementById('turf');
  const stage = e('div', { class: 'film' });
  let [viewer, at] = [null, 0];
  const picker = e('select', { 'aria-label': turf.t('game'), onchange: () => show(Number(picker.value)) });
  const show = (index) => {
    at = Math.max(0, Math.min(sources.length - 1, index));
    picker.value = String(at);
    if (viewer) viewer.close();
    viewer = new turf.Viewer(stage, JSON.parse(sources[at].textContent));
    document.title = `${viewer.film.game}: ${viewer.film.names.join(' – ')}`;
    // The link follows the frame, so that what is seen can be sent on.
    viewer.onStill = (place) => {
      const here = several ? `#${at + 1}.${place}` : `#${place}`;
      try {
        if (viewer.reel.frame > 0 || location.hash) history.replaceState(null, '', here);
      } catch { /* a page inside another has no link of its own */ }
    };
    picker.blur();
  };
  const label = ({ names, end }) => {
    const won = !end ? '' : ` – ${end.winner === null ? turf.t('a draw') : turf.t('{} wins', 'AB'[end.winner])}`;
    return `${names[0]} : ${names[1]}${won}`;
  };
  const several = sources.length > 1;
  if (several) {
    // What the list says stands beside each film, so that only the one shown is read.
    picker.append(...sources.map((source, i) => e('option', { value: i }, `${i + 1}. ${label(JSON.parse(source.dataset.about))}`)));
  }
  const hints = e('p', { class: 'hints keys', text: turf.t('space plays · ← → step (shift: 10) · Home End · n p moments · m M mistakes · i describes · + − speed · f full screen') + (several ? turf.t(' · [ ] games') : '') });
  root.append(several ? e('nav', { class: 'games' }, picker) : '', stage, hints);
  document.addEventListener('keydown', ({ key }) => {
    if (several && key === '[') show(at - 1);
    if (several && key === ']') show(at + 1);
  });
  turf.state = () => ({ film: at, films: sources.length, ...viewer.state() });
  turf.position = () => viewer.reel.position;
  turf.drawn = () => viewer.drawn;
  turf.seek = (frame) => viewer.jump(frame);
  // page.html#turn-60 opens at turn 60, page.html#3.turn-60 does so in the third game.
  const follow = () => {
    const [, game, place] = /^#(?:(\d+)\.)?(turn-\d+(?:\+\d+)?|\d+)$/.exec(location.hash) || [];
    if (place === undefined) return;
    if (game !== undefined && Number(game) - 1 !== at) show(Number(game) - 1);
    viewer.jump(viewer.frameOf(place));
  };
  window.addEventListener('hashchange', follow);
  show(0);
  follow();
};
