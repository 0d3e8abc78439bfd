"use strict";
// games: [stage, number, first, second, winner (0 first, 1 second, -1 none), reason, turns, score, score, seconds, replay, page, detail]
const { names, games } = JSON.parse(document.getElementById("data").textContent);
const $ = id => document.getElementById(id);
const make = (tag, text, cls) => { const e = document.createElement(tag); e.textContent = text; if (cls) e.className = cls; return e; };
const option = (value, text) => { const o = make("option", text); o.value = value; return o; };
for (const id of ["bot", "foe"]) {
  $(id).append(option("", "any"), ...names.map((n, i) => option(i, n)));
}
$("reason").append(option("", "any"), ...[...new Set(games.map(g => g[5]))].sort().map(r => option(r, r)));
const STEP = 100;
let shown = STEP;
const result = (g, seat) => g[4] < 0 ? "drawn" : g[4] === seat ? "won" : "lost";
function fits(g) {
  const [bot, foe, want, why] = ["bot", "foe", "result", "reason"].map(id => $(id).value);
  const seats = [0, 1].filter(s => (bot === "" || g[2 + s] === +bot) && (foe === "" || g[3 - s] === +foe));
  if (!seats.length || (why !== "" && g[5] !== why)) return false;
  // Without a bot a decided game is both won and lost.
  if (want !== "" && !seats.some(s => result(g, s) === want)) return false;
  const text = [g[0], names[g[2]], names[g[3]], g[5], g[12]].join(" ").toLowerCase();
  return $("words").value.toLowerCase().split(/\s+/).every(w => text.includes(w));
}
function row(g) {
  const tr = document.createElement("tr");
  const who = s => { const td = make("td", "", "name"); td.append(make(g[4] === s ? "b" : "span", names[g[2 + s]], g[4] === s ? "winner" : "")); return td; };
  const link = make("td", "", "name");
  if (g[11]) { const a = make("a", "watch"); a.href = g[11]; link.append(a, " "); }
  const a = make("a", "record"); a.href = g[10]; link.append(a);
  tr.append(link, make("td", g[0] + ", game " + g[1], "name"), who(0), who(1), make("td", g[4] < 0 ? "draw" : g[4] ? "0–1" : "1–0"),
    make("td", g[5]), make("td", g[6]), make("td", g[7] + " : " + g[8]), make("td", g[9].toFixed(2)),
    make("td", g[12], "why"));
  return tr;
}
function show() {
  const found = games.filter(fits);
  const head = document.createElement("tr");
  for (const [i, t] of ["Replay", "Pairing", "First", "Second", "Result", "Reason", "Turns", "Score", "Seconds", ""].entries())
    head.append(make("th", t, i < 4 ? "name" : ""));
  $("list").replaceChildren(head, ...found.slice(0, shown).map(row));
  $("found").textContent = found.length + " of " + games.length + " games";
  $("more").hidden = found.length <= shown;
}
for (const id of ["bot", "foe", "result", "reason", "words"]) $(id).addEventListener("input", () => { shown = STEP; show(); });
$("more").addEventListener("click", () => { shown += 5 * STEP; show(); });
document.querySelector("form").addEventListener("submit", e => e.preventDefault());
show();
