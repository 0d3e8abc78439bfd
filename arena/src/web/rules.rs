//! Rules, contracts and guides.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use maud::{Markup, html};
use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::words;
use turf_web::rules::markdown;

use super::contest::head;
use super::frame::Visit;
use crate::Arena;
use crate::contests::{self, Contest};
use crate::problem::{Problem, Result};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/rules", get(rules)).route("/c/{slug}/help", get(help))
}

const FILE_CONTRACT: &str = "## A bot

A Python file with a function `play(game)`, or with a class that has it as a method; every game makes a new object of the class.
`game` is a copy of the position in the rules' own class, and `game.player` is to decide. The answer is one of `game.legal()`; where
both decide at once, write `play(game, seat)` and answer one of `game.legal(seat)`. Another answer, an error or too much thinking
loses the game.

```python
import random

def play(game, seat):
    return random.choice(game.legal(seat) if getattr(game, \"simultaneous\", False) else game.legal())
```
";
const FILE_CONTRACT_ZH: &str = "## 代码格式

一个 Python 文件，定义函数 `play(game)`，或定义带有 `play(game)` 方法的类（每局新建一个对象）。
`game` 是当前局面的副本，类型就是规则文件中的类；轮到 `game.player` 行动，返回 `game.legal()` 中的一个。
双方同时行动的游戏请写 `play(game, seat)`，返回 `game.legal(seat)` 中的一个。返回其他值、程序出错或超时都判负。

```python
import random

def play(game, seat):
    return random.choice(game.legal(seat) if getattr(game, \"simultaneous\", False) else game.legal())
```
";

/// Returns the contract of a game's bots. A game in a crate of one's own has none.
pub fn contract(visit: &Visit, game: &str) -> &'static str {
    macro_rules! contract {
        ($game:literal) => {
            visit.t(
                include_str!(concat!("../../assets/contract/", $game, ".en.md")),
                include_str!(concat!("../../assets/contract/", $game, ".zh.md")),
            )
        };
    }
    match game {
        "paper" => contract!("paper"),
        "duel2048" => contract!("duel2048"),
        "stellar" => contract!("stellar"),
        // A referee's page of rules says how it calls.
        _ if game.ends_with(".py") && visit.arena.games.find(game).is_some_and(|game| game.takes_people()) => {
            visit.t(FILE_CONTRACT, FILE_CONTRACT_ZH)
        }
        _ => "",
    }
}

/// Renders the button of the kit to practise with. `None` for a game in a crate of one's own, which has none.
pub fn kit(visit: &Visit, Contest { slug, game, .. }: &Contest) -> Option<Markup> {
    (game.ends_with(".py") || !contract(visit, game).is_empty()).then(|| {
        html! {
            a class="button" href={ "/c/" (slug) "/practice.zip" } { (visit.t("practise at home", "在本机练习")) ": practice.zip" } " "
            (visit.t("The game, sample bots and what plays them; it needs Python and nothing else.", "包含游戏、示例代码与对局程序，只需 Python。"))
        }
    })
}

async fn rules(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let rules = visit.rules(&contest.game);
    if rules.is_empty() {
        return Err(Problem::not_found());
    }
    let contract = contract(&visit, &contest.game);
    let title = visit.t("Rules", "规则");
    let body = html! {
        (head(&visit, &contest, "/rules"))
        article {
            @if contest.settings.strict_bans { p class="announcement" { (visit.t("Files that use what is banned are refused.", "使用违禁内容的代码会被拒绝。")) } }
            @if contest.settings.think_ms.is_some() || !contest.settings.config.is_null() {
                p class="announcement" {
                    strong { (visit.t("This contest:", "本场比赛：")) }
                    @if let Some(think) = contest.settings.think() { " " (visit.t("thinking time", "思考时间")) " " (think.as_secs_f64()) " s" }
                    @if contest.settings.think_ms.is_some() && !contest.settings.config.is_null() { " ·" }
                    @if !contest.settings.config.is_null() { " " (words::settings(&contest.settings.config)) }
                }
            }
            @if let (false, Ok(python)) = (contract.is_empty(), Interpreter::find()) {
                p class="announcement" {
                    (visit.t("Bots here run on Python", "这里的代码运行于 Python")) " " (python.version.map(|part| part.to_string()).join(".")) ", "
                    (if python.has("numpy") { visit.t("with numpy.", "有 numpy。") } else { visit.t("without numpy.", "没有 numpy。") })
                }
            }
            @if let Some(kit) = kit(&visit, &contest) { p class="announcement" { (kit) } }
            div.rules { (markdown(rules)) } (markdown(contract))
        }
    };
    Ok(visit.page(title, body))
}

async fn help(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let member =
        visit.t(include_str!("../../assets/guide/member.en.md"), include_str!("../../assets/guide/member.zh.md"));
    let organiser =
        visit.t(include_str!("../../assets/guide/organiser.en.md"), include_str!("../../assets/guide/organiser.zh.md"));
    let title = visit.t("Help", "帮助");
    let body = html! {
        (head(&visit, &contest, "/help"))
        article { (markdown(member)) @if visit.is_organiser() { (markdown(organiser)) } }
    };
    Ok(visit.page(title, body))
}
