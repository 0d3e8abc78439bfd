// The served page: a bar of choices, and below it a game, a replay or a tournament.
'use strict';

turf.emptyPage = 'empty.html';

turf.SEATS = ['A', 'B', 'Any'];

// A file as base64.
turf.base64 = (file) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
});

// Asks for a policy's view of a game; `seen` hears how many decisions it has judged, and of how many.
turf.analysed = async (wanted, signal, seen) => {
  const response = await fetch('api/insight', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wanted), signal });
  if (!response.ok) throw new Error(turf.told((await response.json()).error));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ;) {
    const { done, value } = await reader.read();
    if (done) throw new Error(turf.t('The analysis broke down.'));
    const lines = (text + value).split('\n');
    text = lines.pop();
    for (const { insight, judged, all } of lines.map((line) => JSON.parse(line))) {
      if (insight) return insight;
      seen(judged, all);
    }
  }
};

turf.playPage = async () => {
  turf.theme();
  const e = turf.element;
  const root = document.getElementById('turf');
  const stage = e('div', { class: 'film' });
  const message = e('p', { class: 'message', role: 'status' });
  const hints = e('p', { class: 'hints' });
  let offer;
  try {
    offer = await turf.ask('offer');
  } catch (error) {
    root.append(e('p', { class: 'message', text: error.message }));
    return;
  }
  let shown = null; // what fills the stage; has close()
  let place = ''; // how a link names what is shown
  const fill = (make) => {
    if (shown) shown.close();
    stage.replaceChildren();
    turf.say('');
    shown = make();
  };
  // What a person asked for, or the reason why not.
  const trying = (work) => async (...given) => {
    try {
      await work(...given);
    } catch (error) {
      turf.say(error.message);
    }
  };

  // After a choice by pointer the keys belong to the board again; who chooses by keys stays where they are.
  let byPointer = false;
  document.addEventListener('pointerdown', () => { byPointer = true; }, true);
  document.addEventListener('keydown', () => { byPointer = false; }, true);
  const choice = (label, options, onchange = () => {}) => {
    const select = e('select', { 'aria-label': label, title: label, onchange }, ...options.map((text, i) => e('option', { value: i }, text)));
    select.addEventListener('change', () => { if (byPointer) select.blur(); });
    return select;
  };
  const button = (name, text, onclick, title) => e('button', { type: 'button', 'data-do': name, onclick, title }, text);
  const options = (list) => list.map(({ name, about }, i) => e('option', { value: i, title: turf.told(about) }, name));

  // What to play.
  const bots = choice(turf.t('opponent'), []);
  const sizes = choice(turf.t('size'), []);
  sizes.classList.add('size');
  const rules = e('a', { class: 'button', 'data-do': 'rules', target: '_blank', rel: 'noopener' }, turf.t('Rules'));
  const fillTable = () => {
    const table = offer.tables[Number(games.value)];
    rules.href = `rules/${table.game}`;
    bots.replaceChildren(...options(table.bots));
    sizes.replaceChildren(...table.sizes.map((size, i) => e('option', { value: i }, turf.told(size))));
    // A first game is short, and its bot can be beaten; the contest's size stands first.
    sizes.value = String(table.sizes.length - 1);
    bots.value = String(table.first);
  };
  const games = choice(turf.t('game'), offer.tables.map(({ game }) => game), fillTable);
  games.value = String(offer.first.table);
  fillTable();
  const [otherLang, otherName] = document.documentElement.lang === 'en' ? ['zh-CN', '中文'] : ['en', 'English'];
  const seatNames = [turf.t('as A (first)'), turf.t('as B (second)'), turf.t('either seat')];
  const seats = choice(turf.t('seat'), seatNames);

  // While a game is played.
  const pace = choice(turf.t('pace'), turf.PACES.map(([name]) => name), () => shown.input && shown.input.setPace(turf.PACES[Number(pace.value)][1]));
  pace.value = '2';
  const share = choice(turf.t('part of the troops sent'), ['25 %', '50 %', '75 %', turf.t('all')], () => shown.input.setShare(turf.SHARES[Number(share.value)]));
  share.value = '1';
  const commit = button('commit', turf.t('End turn'), () => shown.input.commit());
  const giveUp = button('resign', turf.t('Give up'), () => shown.giveUp());

  // Of a game that is over: what a policy thinks of it, and other ways it could have gone.
  const verdict = e('strong', { class: 'verdict', role: 'status' });
  const filmOf = (what) => what?.film ?? what?.viewer?.film;
  // The replay of a game just played, where the person left it; what needs a record begins there.
  const recorded = async () => {
    if (shown.film) return;
    const { frame } = shown.viewer.reel;
    await openOwn(shown.id);
    shown.jump(frame);
  };
  const judges = choice(turf.t('policy that analyses'), []);
  const progress = e('progress', { max: 1, value: 0, hidden: true, 'aria-label': turf.t('decisions judged') });
  let judging = null; // what stops the analysis that goes on
  const analyse = button('analyse', turf.t('Analyse'), trying(async () => {
    if (judging) {
      judging.abort();
      return;
    }
    judging = new AbortController();
    const { signal } = judging;
    analyse.textContent = turf.t('Stop');
    [progress.hidden, progress.value] = [false, 0];
    turf.say(turf.t('The policy looks at every move …'));
    try {
      await recorded();
      const viewer = shown;
      const wanted = { table: tableOf(viewer.film.game), judge: Number(judges.value), record: viewer.film.record };
      const insight = await turf.analysed(wanted, signal, (judged, all) => {
        progress.value = judged / all;
        if (shown !== viewer) judging.abort();
      });
      if (shown === viewer) viewer.setInsight(insight);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      judging = null;
      analyse.textContent = turf.t('Analyse');
      progress.hidden = true;
      turf.say('');
    }
  }), turf.t('who was ahead, and the mistakes, by this policy'));
  const others = choice(turf.t('bot to go on against'), []);
  const otherSeats = choice(turf.t('your seat when you go on'), seatNames.slice(0, 2));
  const goOn = button('go-on', turf.t('Go on from here'), trying(async () => {
    await recorded();
    const { film, reel } = shown;
    await begin({ table: tableOf(film.game), opponent: Number(others.value), seat: turf.SEATS[Number(otherSeats.value)], from: [film.record, reel.frame] });
  }), turf.t('play on from the position shown'));
  const gif = button('gif', 'GIF', trying(async () => {
    await recorded();
    turf.say(turf.t('The picture is drawn …'));
    const { record, game } = shown.film;
    const answer = await fetch('api/gif', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: record });
    if (!answer.ok) throw new Error((await answer.json()).error);
    const link = e('a', { href: URL.createObjectURL(await answer.blob()), download: `${game}.gif` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    turf.say('');
  }), turf.t('the game as a moving picture'));
  const analyseWith = e('span', { class: 'word', text: turf.t('analyse with') });
  const after = e('div', { class: 'choices-bar after', hidden: true }, verdict, analyseWith, judges, analyse, progress,
    e('span', { class: 'word', text: turf.t('go on against') }), others, otherSeats, goOn, gif);
  const save = e('a', { class: 'button', 'data-do': 'save', download: '' }, turf.t('Save replay'));
  const review = button('review', turf.t('Watch again'), trying(async () => { await openOwn(shown.id); shown.play(); }));

  const tableOf = (game) => offer.tables.findIndex((table) => table.game === game);
  let filledFor = null; // the game whose seat and bot were put in
  const fillAfter = () => {
    const film = filmOf(shown);
    if (!film) return;
    const { game, names } = film;
    const table = offer.tables[tableOf(game)];
    const able = table.bots.map((bot, i) => [bot, i]).filter(([bot]) => bot.judges);
    const [judge, other] = [judges.value, others.value];
    judges.replaceChildren(...able.map(([bot, i]) => e('option', { value: i, title: turf.told(bot.about) }, bot.name)));
    others.replaceChildren(...options(table.bots));
    if (able.some(([, i]) => String(i) === judge)) judges.value = judge;
    if (Number(other) < table.bots.length) others.value = other || '0';
    // A person goes on in the same seat against the same bot, unless others are chosen.
    const person = names.indexOf('human');
    const now = place ? place.replace('play', 'own') : film;
    if (person >= 0 && filledFor !== now) {
      otherSeats.value = String(person);
      const bot = table.bots.findIndex(({ name }) => name === names[1 - person]);
      if (bot >= 0) others.value = String(bot);
      filledFor = now;
    }
    for (const part of [analyseWith, judges, analyse]) part.hidden = able.length === 0;
  };

  // Policies of one's own join the bots.
  const policyFile = e('input', { type: 'file', accept: '.turf', hidden: true, 'data-do': 'policy-file', onchange: trying(async () => {
    const [chosen] = policyFile.files;
    policyFile.value = '';
    if (!chosen) return;
    const table = filmOf(shown) ? tableOf(filmOf(shown).game) : Number(games.value);
    const { place: at, table: now } = await turf.ask('policy', { table, name: chosen.name, file: await turf.base64(chosen) });
    offer.tables[table] = now;
    games.value = String(table);
    fillTable();
    bots.value = String(at);
    fillAfter();
    if (filmOf(shown)) [judges.value, others.value] = [String(at), String(at)];
    turf.say(turf.t('{} joined the bots of {}', now.bots[at].name, now.game));
  }) });
  const file = e('input', { type: 'file', accept: '.json', hidden: true, 'data-do': 'file', onchange: async () => {
    const [chosen] = file.files;
    file.value = '';
    if (!chosen || !await leaving()) return;
    try {
      watchFilm(await turf.ask('film', await chosen.text()), '');
    } catch (error) {
      turf.say(`${chosen.name}: ${error.message}`);
    }
  } });

  const tools = (game) => {
    const playing = Boolean(game) && !game.over;
    pace.hidden = !(playing && game.input.paces);
    share.hidden = commit.hidden = !(playing && game.input.shares);
    giveUp.hidden = !playing;
    save.hidden = review.hidden = !game || playing;
    after.hidden = game ? playing : !shown?.film?.record;
    verdict.textContent = game?.over ? turf.verdict(game.viewer.film, game.seat) : '';
    after.classList.toggle('ended', Boolean(game?.over));
    if (!after.hidden) fillAfter();
    if (game) save.href = `api/replay/${game.id}`;
    turf.hint(hints, playing ? game.input : { keys: turf.t('space plays · ← → step · n p moments · m M mistakes · i describes · + − speed · f full screen') });
  };

  // The link follows the frame of what the server can show again.
  const link = (hash) => {
    try {
      history.replaceState(null, '', hash || location.pathname);
    } catch { /* a page inside another has no link of its own */ }
  };
  const watchFilm = (film, named, options = {}) => {
    place = named;
    fill(() => new turf.Viewer(stage, film, options));
    shown.onStill = (at) => { if (place) link(`#${place}.${at}`); };
    if (!place) link('');
    document.title = `${film.game}: ${film.names.join(' – ')}`;
    tools(null);
  };
  const openOwn = async (id) => {
    const answer = await fetch(`api/replay/${id}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(JSON.parse(text).error);
    watchFilm(await turf.ask('film', text), `own-${id}`);
  };

  const begin = async (wanted) => enter(await turf.ask('new', wanted));
  const enter = (started) => {
    let game = null;
    place = `play-${started.id}`;
    link(`#${place}`);
    fill(() => {
      game = new turf.LiveGame(stage, started, () => game && tools(game));
      return game;
    });
    game.onShare = (at) => { share.value = String(at); game.input.setShare(turf.SHARES[at]); turf.announce(turf.t('{} of the troops', share.selectedOptions[0].textContent)); };
    if (game.input.paces) game.input.setPace(turf.PACES[Number(pace.value)][1]);
    if (game.input.shares) game.input.setShare(turf.SHARES[Number(share.value)]);
    document.title = `${started.film.game}: ${started.film.names.join(' – ')}`;
    tools(game);
  };
  // What replaces a game that is not over asks first.
  const leaving = async () => !shown?.mayLeave || shown.mayLeave();
  const play = trying(async () => {
    if (!await leaving()) return;
    await begin({ table: Number(games.value), opponent: Number(bots.value), size: Number(sizes.value), seat: turf.SEATS[Number(seats.value)] });
  });

  const watch = async () => {
    if (!await leaving()) return;
    place = '';
    link('');
    fill(() => new turf.Tournament(stage, (film, id) => watchFilm(film, id === undefined ? '' : `game-${id}`, { autoplay: true })));
    tools(null);
    hints.textContent = '';
    document.title = turf.t('turf: tournament');
  };

  root.append(
    e('nav', { class: 'choices-bar', 'aria-label': turf.t('game') }, games, bots, seats, sizes, rules,
      button('new', turf.t('New game'), play), pace, share, commit, giveUp, save, review, e('span', { class: 'gap' }),
      button('policy', turf.t('Policy …'), () => policyFile.click(), turf.t('bring a policy: a .turf file of your own joins the bots')), policyFile,
      button('open', turf.t('Replay …'), () => file.click(), turf.t('open a replay')), file,
      offer.watch ? button('watch', turf.t('Tournament'), watch) : null,
      button('lang', otherName, () => {
        document.cookie = `lang=${otherLang}; path=/; max-age=31536000; samesite=lax`;
        location.reload();
      })),
    after, stage, message, hints);
  turf.state = () => (shown ? { ...(shown.viewer || shown).state(), seat: shown.seat, yourMove: shown.yourMove, busy: shown.busy, options: shown.options, planned: shown.planned, cursor: shown.cursor, source: shown.source } : {});
  turf.position = () => (shown.viewer || shown).reel.position;
  turf.film = () => (shown.viewer || shown).film;
  turf.drawn = () => Boolean(shown) && (shown.viewer || shown).drawn;

  // #game-12.turn-34 is turn 34 of the tournament's game 12, #own-3.turn-2 one of a game played here, #play-3 the game being
  // played.
  const follow = async () => {
    const [, kind, id, at = '0'] = /^#(game|own|play)-(\d+)(?:\.(turn-\d+(?:\+\d+)?|\d+))?$/.exec(location.hash) || [];
    if (kind === undefined) return false;
    if (kind === 'play') {
      if (place !== `play-${id}`) enter(await turf.ask(`game/${id}`));
      return true;
    }
    if (place !== `${kind}-${id}`) {
      if (kind === 'own') await openOwn(id);
      else watchFilm(await turf.ask(`watch/${id}`), `game-${id}`);
    }
    shown.jump(shown.frameOf(at));
    return true;
  };
  window.addEventListener('hashchange', trying(follow));
  let why = '';
  const followed = await follow().catch((error) => { why = error.message; return false; });
  if (followed) return;
  if (offer.watch) await watch();
  else await play();
  if (why) turf.say(why);
};
