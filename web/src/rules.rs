//! A game's rules, the text of `turf rules`, as a page.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser};

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
                    div.rules { (markdown(text)) }
                }
            }
        }
    }
    .into_string()
}

/// Renders Markdown. HTML in it is text. Lines of Chinese join without a space.
pub fn markdown(text: &str) -> Markup {
    let is_wide = |c: Option<char>| c.is_some_and(|c| c as u32 >= 0x2e80);
    let mut events = Parser::new_ext(text, Options::ENABLE_TABLES).peekable();
    let (mut kept, mut after_wide) = (Vec::new(), false);
    while let Some(event) = events.next() {
        match event {
            Event::SoftBreak if after_wide => {
                let joins = matches!(events.peek(), Some(Event::Text(text)) if is_wide(text.chars().next()));
                kept.extend((!joins).then_some(event));
            }
            Event::Html(text) | Event::InlineHtml(text) => kept.push(Event::Text(text)),
            event => {
                if let Event::Text(text) = &event {
                    after_wide = is_wide(text.chars().last());
                }
                kept.push(event);
            }
        }
    }
    let mut made = String::new();
    pulldown_cmark::html::push_html(&mut made, kept.into_iter());
    // What scrolls takes the keyboard.
    PreEscaped(made.replace("<pre>", "<pre tabindex=\"0\">"))
}

#[cfg(test)]
mod tests {
    use turf_env::games::duel2048::Duel2048Rules;
    use turf_env::games::paper::PaperRules;
    use turf_env::games::stellar::StellarRules;

    use super::*;

    #[test]
    fn rules_are_markdown() {
        let made = |text| markdown(text).into_string();
        for (lang, items) in [(Lang::En, [7, 2, 3]), (Lang::Zh, [7, 2, 3])] {
            let texts = [of(PaperRules, lang), of(Duel2048Rules, lang), of(StellarRules, lang)];
            assert_eq!(texts.map(|text| made(text).matches("<li>").count()), items);
        }
        assert_eq!(made("棋盘，\n六角\nHex and\n六角"), "<p>棋盘，六角\nHex and\n六角</p>\n");
        assert_eq!(made("a <b onclick=x>b"), "<p>a &lt;b onclick=x&gt;b</p>\n");
        assert_eq!(made("<script>\n"), "&lt;script&gt;\n");
    }
}
