//! Errors as a visitor sees them, in both languages.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::lang::Lang;

#[derive(Clone, Debug)]
pub struct Problem {
    pub status: StatusCode,
    en: String,
    zh: String,
}

pub type Result<T> = std::result::Result<T, Problem>;

impl Problem {
    pub fn new(status: StatusCode, en: impl Into<String>, zh: impl Into<String>) -> Self {
        Self {
            status,
            en: en.into(),
            zh: zh.into(),
        }
    }

    pub fn bad(en: impl Into<String>, zh: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, en, zh)
    }

    /// Makes an error from a text of turf's other crates.
    pub fn told(why: String) -> Self {
        let zh = Lang::Zh.told(&why);
        Self::bad(why, zh)
    }

    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "there is nothing here", "这里什么也没有")
    }

    pub fn forbidden() -> Self {
        Self::new(StatusCode::FORBIDDEN, "you may not do this", "你没有权限这样做")
    }

    pub fn broken(error: impl std::fmt::Display) -> Self {
        tracing::error!("{error:#}");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "something broke here; the organisers can read it in the log",
            "服务器出错了，组织者可在日志中查看",
        )
    }

    pub fn text(&self, lang: Lang) -> &str {
        lang.t(&self.en, &self.zh)
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.en)
    }
}

impl std::error::Error for Problem {}

impl From<sqlx::Error> for Problem {
    fn from(error: sqlx::Error) -> Self {
        let gone = matches!(
            error,
            sqlx::Error::PoolTimedOut | sqlx::Error::Io(_) | sqlx::Error::PoolClosed
        );
        match gone {
            true => {
                tracing::error!("the database: {error}");
                Self::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "the database does not answer; try again in a minute",
                    "数据库没有响应，请稍后再试",
                )
            }
            false => Self::broken(format!("the database: {error}")),
        }
    }
}

impl IntoResponse for Problem {
    /// Leaves the page to [`crate::web::frame`], which knows the visitor's language.
    fn into_response(self) -> Response {
        let mut response = (self.status, self.en.clone()).into_response();
        response.extensions_mut().insert(self);
        response
    }
}
