//! Errors as a visitor sees them, in both languages.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;

use crate::lang::Lang;

#[derive(Clone, Debug)]
pub struct Problem {
    pub status: StatusCode,
    en: String,
    zh: String,
    /// Field of the form that it is about.
    pub at: Option<String>,
    /// Page that shows it, such as the form with what was typed.
    pub(crate) page: Option<Markup>,
}

pub type Result<T> = std::result::Result<T, Problem>;

impl Problem {
    pub fn new(status: StatusCode, en: impl Into<String>, zh: impl Into<String>) -> Self {
        Self { status, en: en.into(), zh: zh.into(), at: None, page: None }
    }

    pub fn at(self, field: &str) -> Self {
        Self { at: Some(field.into()), ..self }
    }

    pub fn bad(en: impl Into<String>, zh: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, en, zh)
    }

    pub fn on(self, page: Markup) -> Self {
        Self { page: Some(page), ..self }
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

    pub fn no_database(error: impl std::fmt::Display) -> Self {
        tracing::error!("the database: {error}");
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "the database does not answer; try again in a minute",
            "数据库没有响应，请稍后再试",
        )
    }

    fn disk_full(error: impl std::fmt::Display) -> Self {
        tracing::error!("the disk is full: {error}");
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "the disk of this arena is full, so nothing was saved; try again once the organisers have made room",
            "服务器磁盘已满，内容未保存；请等组织者清理空间后再试",
        )
    }

    pub fn file(error: anyhow::Error) -> Self {
        let is_full = |cause: &(dyn std::error::Error + 'static)| {
            let kind = cause.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
            kind == Some(std::io::ErrorKind::StorageFull)
        };
        match error.chain().any(is_full) {
            true => Self::disk_full(format!("{error:#}")),
            false => Self::broken(format!("{error:#}")),
        }
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
        use sqlx::Error;
        let code = error.as_database_error().and_then(|e| e.code()).unwrap_or_default();
        match &error {
            Error::PoolTimedOut | Error::PoolClosed | Error::Io(_) | Error::Protocol(_) => Self::no_database(&error),
            // PostgreSQL keeps no NUL.
            _ if code == "22021" => Self::bad("a text has no NUL character", "文本不能包含 NUL 字符"),
            // SQLite's FULL, PostgreSQL's disk_full.
            _ if code == "13" || code == "53100" => Self::disk_full(&error),
            // PostgreSQL's connection exceptions, lack of resources, and its shutdown.
            _ if ["08", "53", "57P"].iter().any(|class| code.starts_with(class)) => Self::no_database(&error),
            _ => Self::broken(format!("the database: {error}")),
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
