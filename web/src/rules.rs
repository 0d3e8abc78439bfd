//! A game's rules, the text of `turf rules`, as a page: lines flow, and columns become tables.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::GameView;
use crate::lang::Lang;
use crate::page::head;

const STYLE: &str = include_str!("../assets/rules/style.css");

/// Returns a game's rules in a language, or in English where there are no others.
pub fn of<R: GameView>(rules: R, lang: Lang) -> &'static str {
    match lang {
        Lang::Zh if !rules.view().rules_zh.is_empty() => rules.view().rules_zh,
        _ => rules.view().rules,
    }
}

/// Renders the page of a game's rules, with a link to the other language.
pub fn page(game: &str, text: &str, lang: Lang) -> String {
    let (other, title) = (lang.t("zh-CN", "en"), lang.t("Rules of {}", "{}的规则").replace("{}", game));
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head { (head(&title, STYLE)) }
            body {
                main {
                    a class="other" href={ "/rules/" (game) "/" (other) } hreflang=(other) lang=(other) { (lang.t("中文", "English")) }
                    h1 { (lang.t("Rules", "规则")) }
                    (rules(text))
                }
            }
        }
    }
    .into_string()
}

/// Renders rules: the first block is their title, lines with gaps are rows, deeper lines belong to the item above.
pub fn rules(text: &str) -> Markup {
    let blocks = text.trim().split("\n\n").enumerate();
    html! {
        div.rules {
            @for (i, block) in blocks {
                @let lines: Vec<&str> = block.lines().filter(|line| !line.trim().is_empty()).collect();
                @if i == 0 { p.title { (joined(&lines)) } }
                @else if lines.iter().any(|line| cells(line).len() > 1) { (table(&lines)) }
                @else if lines.iter().any(|line| depth(line) > 2) {
                    // Numbers stand in the text.
                    @let numbered = lines[0].trim().starts_with(|c: char| c.is_ascii_digit());
                    ul class=[numbered.then_some("numbered")] { @for item in items(&lines) { li { (joined(&item)) } } }
                }
                @else { p class=[(depth(lines[0]) > 0).then_some("inset")] { (joined(&lines)) } }
            }
        }
    }
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Splits a line at gaps of three spaces and more.
fn cells(line: &str) -> Vec<&str> {
    let parts = line.trim().split("   ");
    parts.map(str::trim).filter(|part| !part.is_empty()).collect()
}

fn table(lines: &[&str]) -> Markup {
    let columns = lines.iter().map(|line| cells(line).len()).max().unwrap_or(1);
    html! {
        table {
            @for line in lines {
                @let cells = cells(line);
                tr {
                    @for (i, cell) in cells.iter().enumerate() {
                        @let rest = (i + 1 == cells.len() && cells.len() < columns).then_some(columns - i);
                        td class=[(i == 0 && depth(line) > 2).then_some("inset")] colspan=[rest] { (cell) }
                    }
                }
            }
        }
    }
}

/// Groups lines: each of the least depth begins an item.
fn items<'a>(lines: &[&'a str]) -> Vec<Vec<&'a str>> {
    let least = lines.iter().map(|line| depth(line)).min().unwrap_or(0);
    let mut items: Vec<Vec<&str>> = Vec::new();
    for line in lines {
        match items.last_mut() {
            Some(item) if depth(line) > least => item.push(line),
            _ => items.push(vec![line]),
        }
    }
    items
}

/// Joins lines by spaces; Chinese has none.
fn joined(lines: &[&str]) -> PreEscaped<String> {
    let is_wide = |c: Option<char>| c.is_some_and(|c| c as u32 >= 0x2e80);
    let mut text = String::new();
    for line in lines.iter().map(|line| line.trim()) {
        let joins = text.is_empty() || is_wide(text.chars().last()) && is_wide(line.chars().next());
        if !joins {
            text.push(' ');
        }
        text += line;
    }
    html! { (text) }
}

#[cfg(test)]
mod tests {
    use turf_env::games::duel2048::Duel2048Rules;
    use turf_env::games::paper::PaperRules;
    use turf_env::games::stellar::StellarRules;

    use super::*;

    fn chinese() -> [&'static str; 3] {
        [PaperRules.view().rules_zh, Duel2048Rules.view().rules_zh, StellarRules.view().rules_zh]
    }

    fn letters(text: &str) -> String {
        text.chars().filter(|c| !c.is_whitespace()).collect()
    }

    /// Removes elements, and undoes escapes.
    fn plain(html: &str) -> String {
        let parts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
        let text: String = parts.collect();
        text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
    }

    #[test]
    fn no_letter_is_lost() {
        let english = [PaperRules.view().rules, Duel2048Rules.view().rules, StellarRules.view().rules];
        for text in english.into_iter().chain(chinese()).chain(["", "one line"]) {
            assert_eq!(letters(&plain(&rules(text).into_string())), letters(text));
        }
    }

    #[test]
    fn columns_are_cells_and_deeper_lines_belong_above() {
        let paper = rules(PaperRules.view().rules).into_string();
        assert_eq!((paper.matches("<table>").count(), paper.matches("<tr>").count()), (1, 7));
        assert!(paper.contains("<td>off the board</td><td>the mover loses</td><td>(WAL)</td>"), "{paper}");
        assert!(paper.contains("<td colspan=\"3\">onto the other's head, in the</td>"), "{paper}");
        assert!(paper.contains("<td class=\"inset\">mover's own territory</td>"), "{paper}");
        let duel = rules(Duel2048Rules.view().rules).into_string();
        assert_eq!(duel.matches("<li>").count(), 2, "{duel}");
        let stellar = rules(StellarRules.view().rules).into_string();
        assert_eq!(stellar.matches("<li>").count(), 3, "{stellar}");
        assert!(!rules(chinese()[1]).into_string().contains("， "), "no space between Chinese lines");
    }
}
