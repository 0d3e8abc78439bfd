//! English and 简体中文. Both texts stand side by side where they are used; [`told`](mod@told) translates those of the other
//! crates and of scripts.

pub mod told;

#[cfg(feature = "server")]
use axum::http::HeaderMap;
#[cfg(feature = "server")]
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    #[default]
    En,
    Zh,
}

pub const COOKIE_NAME: &str = "lang";

impl Lang {
    /// Returns the language chosen by the switch, or else the browser's first of the two.
    #[cfg(feature = "server")]
    pub fn of(headers: &HeaderMap) -> Self {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let chosen = text(COOKIE).split(';').filter_map(|pair| pair.trim().split_once('='));
        match chosen.rev().find(|(name, _)| *name == COOKIE_NAME) {
            Some((_, code)) => Self::from_code(code),
            None => {
                let mut wanted = text(ACCEPT_LANGUAGE).split(',').map(|one| one.trim().to_lowercase());
                let known = wanted.find(|one| one.starts_with("zh") || one.starts_with("en"));
                Self::from_code(known.as_deref().unwrap_or_default())
            }
        }
    }

    /// Returns the language of a terminal.
    pub fn of_locale() -> Self {
        let set = |name| std::env::var(name).ok().filter(|code| !code.is_empty());
        let code = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        Self::from_code(&code.unwrap_or_default())
    }

    pub fn from_code(code: &str) -> Self {
        if code.starts_with("zh") { Self::Zh } else { Self::En }
    }

    pub fn code(self) -> &'static str {
        self.t("en", "zh-CN")
    }

    pub fn t<'a>(self, en: &'a str, zh: &'a str) -> &'a str {
        match self {
            Self::En => en,
            Self::Zh => zh,
        }
    }

    /// Translates a text that the other crates write in English.
    pub fn told(self, text: &str) -> String {
        match self {
            Self::En => text.to_string(),
            Self::Zh => told::told(text),
        }
    }
}

#[cfg(all(test, feature = "server"))]
mod tests {
    use super::*;

    #[test]
    fn the_switch_beats_the_browser() {
        let of = |cookie: &str, accepted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, cookie.parse().expect("plain"));
            headers.insert(ACCEPT_LANGUAGE, accepted.parse().expect("plain"));
            Lang::of(&headers)
        };
        assert_eq!(of("a=1", "zh-CN,zh;q=0.9,en;q=0.8"), Lang::Zh);
        assert_eq!(of("a=1", "fr, en-GB, zh"), Lang::En);
        assert_eq!(of("a=1; lang=en", "zh"), Lang::En);
        assert_eq!(of("lang=zh-CN", "en"), Lang::Zh);
        assert_eq!(of("", ""), Lang::En);
    }
}
