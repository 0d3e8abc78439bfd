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
  const who = s => { const td = make("td", "", "name"); td.title = names[g[2 + s]]; td.append(make(g[4] === s ? "b" : "span", names[g[2 + s]], g[4] === s ? "winner" : "")); return td; };
  const link = make("td", "", "name");
  if (g[11]) { const a = make("a", "watch"); a.href = g[11]; link.append(a, " "); }
  const a = make("a", "record"); a.href = g[10]; link.append(a);
  const why = make("td", g[12], "why");
  why.title = g[12];
  tr.append(link, who(0), who(1), make("td", g[4] < 0 ? "draw" : g[4] ? "0–1" : "1–0"), make("td", g[5], "name"),
    make("td", g[6]), make("td", g[7] + " : " + g[8]), make("td", g[9].toFixed(2)), make("td", g[0] + ", game " + g[1], "name"), why);
  return tr;
}
// A header sorts by its column; again, the other way round.
function sorter(th, sort) {
  th.tabIndex = 0;
  th.classList.add("sorts");
  const act = () => {
    const up = th.getAttribute("aria-sort") === "descending";
    for (const other of th.parentElement.cells) other.removeAttribute("aria-sort");
    th.setAttribute("aria-sort", up ? "ascending" : "descending");
    sort(up ? 1 : -1);
  };
  th.addEventListener("click", act);
  th.addEventListener("keydown", e => { if (e.key === "Enter" || e.key === " ") { e.preventDefault(); act(); } });
}
const number = text => parseFloat(text.replace("−", "-").replace(/[^0-9.eE+-]+/, ""));
const compare = (a, b) => { const [x, y] = [number(a), number(b)]; return isNaN(x) || isNaN(y) ? a.localeCompare(b) : x - y; };
for (const table of document.querySelectorAll("main table:not(#list)")) {
  const [head, ...rows] = table.rows;
  if (!head || rows.length < 3 || head.cells.length < 3 || [...head.cells].some(c => c.tagName !== "TH")) continue;
  [...head.cells].forEach((th, i) => sorter(th, way => {
    const body = rows[0].parentElement;
    const text = row => (row.cells[i] ? row.cells[i].textContent.trim() : "");
    rows.sort((a, b) => way * compare(text(a), text(b)));
    body.append(...rows);
  }));
}
const COLUMNS = [null, 2, 3, 4, 5, 6, 7, 9, 0, 12];
let order = null, sortedBy = "";
function show() {
  const found = games.filter(fits);
  if (order) found.sort(order);
  const head = document.createElement("tr");
  for (const [i, t] of ["Replay", "First", "Second", "Result", "Reason", "Turns", "Score", "Seconds", "Pairing", ""].entries())
  {
    const th = make("th", t, [0, 1, 2, 4, 8].includes(i) ? "name" : "");
    const column = COLUMNS[i];
    if (column !== null && t) {
      sorter(th, way => {
        const text = g => (column === 2 || column === 3 ? names[g[column]] : String(g[column]));
        order = (a, b) => way * compare(text(a), text(b));
        sortedBy = t + way;
        show();
      });
      if (sortedBy.startsWith(t)) th.setAttribute("aria-sort", sortedBy.endsWith("-1") ? "descending" : "ascending");
    }
    head.append(th);
  }
  $("list").replaceChildren(head, ...found.slice(0, shown).map(row));
  $("found").textContent = found.length + " of " + games.length + " games";
  $("more").hidden = found.length <= shown;
}
for (const id of ["bot", "foe", "result", "reason", "words"]) $(id).addEventListener("input", () => { shown = STEP; show(); });
$("more").addEventListener("click", () => { shown += 5 * STEP; show(); });
document.querySelector("form").addEventListener("submit", e => e.preventDefault());
show();
// Whoever has no pointer scrolls wide tables by the arrow keys.
for (const box of document.querySelectorAll(".wide")) {
  box.tabIndex = 0;
  box.setAttribute("role", "region");
  const heading = box.previousElementSibling?.closest("h3") ?? box.closest("section")?.querySelector("h2");
  box.setAttribute("aria-label", heading ? heading.textContent : "table");
}
