//! Links sent by mail: whoever opens one makes the account of its address, or sets its password.

use anyhow::Context;
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::accounts::{self, MEMBER, User};
use crate::db::{Db, now};
use crate::lang::Lang;
use crate::problem::{Problem, Result};
use crate::secret;

const DAY: i64 = 86_400_000;

#[derive(Clone, Debug)]
pub struct Options {
    /// `smtp://user:password@host:587`, which STARTTLS encrypts, or `smtps://…`.
    pub server: String,
    pub from: String,
    /// Domains whose addresses may register. Empty for all.
    pub domains: Vec<String>,
}

pub struct Mail {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    domains: Vec<String>,
}

impl Mail {
    pub fn new(options: &Options) -> anyhow::Result<Self> {
        let Options { server, from, domains } = options;
        let url = match server.starts_with("smtp://") && !server.contains("tls=") {
            true => format!("{server}?tls=required"),
            false => server.clone(),
        };
        Ok(Self {
            server: AsyncSmtpTransport::<Tokio1Executor>::from_url(&url)
                .context("--mail is no address of a mail server")?
                .build(),
            from: from.parse().with_context(|| format!("{from} is no mail address"))?,
            domains: domains.clone(),
        })
    }

    /// Reads an address that may have an account. Addresses are compared without case.
    pub fn address(&self, text: &str) -> Result<Address> {
        let address: Address = text
            .trim()
            .to_lowercase()
            .parse()
            .map_err(|_| Problem::bad("this is no mail address", "邮箱地址格式不正确"))?;
        let fits = |domain: &String| {
            let own = address.domain();
            own == domain || own.ends_with(&format!(".{domain}"))
        };
        match self.domains.is_empty() || self.domains.iter().any(fits) {
            true => Ok(address),
            false => Err(Problem::bad(
                format!("an address of {} is needed", self.domains.join(", ")),
                format!("请使用 {} 的邮箱", self.domains.join("、")),
            )),
        }
    }

    /// Sends a new link. `page` returns its address from its code.
    pub async fn send(
        &self,
        db: &Db,
        to: Address,
        lang: Lang,
        page: impl FnOnce(&str) -> String,
    ) -> anyhow::Result<()> {
        let code = secret::code();
        sqlx::query("INSERT INTO links (hash, mail, expires) VALUES ($1, $2, $3)")
            .bind(secret::sha256(code.as_bytes()))
            .bind(to.to_string())
            .bind(now() + DAY)
            .execute(&db.pool)
            .await?;
        let (about, until) = (
            lang.t(
                "This link makes your account, or sets a new password if you have one:",
                "点击以下链接注册账户；已有账户的，可重设密码：",
            ),
            lang.t(
                "It works once, within a day. If you did not ask for it, do nothing.",
                "链接一天内有效，只能使用一次。如果不是你本人申请的，请忽略此邮件。",
            ),
        );
        let message = Message::builder()
            .from(self.from.clone())
            .to(to.into())
            .header(ContentType::TEXT_PLAIN)
            .subject(lang.t("Your account of the arena", "竞技场账户"))
            .body(format!("{about}\n\n{}\n\n{until}\n", page(&code)))?;
        self.server.send(message).await?;
        Ok(())
    }
}

/// Returns the address that a link was sent to, and its account if there is one.
pub async fn owner(db: &Db, code: &str) -> Result<(String, Option<User>)> {
    let found: Option<(String,)> = sqlx::query_as("SELECT mail FROM links WHERE hash = $1 AND expires > $2")
        .bind(secret::sha256(code.as_bytes()))
        .bind(now())
        .fetch_optional(&db.pool)
        .await?;
    let (mail,) = found.ok_or_else(|| {
        Problem::bad("this link was used, or is older than a day; ask for another", "链接已使用或已过期，请重新申请")
    })?;
    let user = sqlx::query_as("SELECT id, name, role FROM users WHERE mail = $1").bind(mail.clone());
    Ok((mail, user.fetch_optional(&db.pool).await?))
}

/// Uses a link: makes the account under this name, or sets the password of the one that is there.
pub async fn open(db: &Db, code: &str, name: &str, password: &str) -> Result<User> {
    let (mail, user) = owner(db, code).await?;
    let password = accounts::new_hash(password).await?;
    let mut change = db.change().await?;
    // All links of the address end, and of two that open one at once the second finds none.
    let ended = sqlx::query("DELETE FROM links WHERE mail = $1").bind(mail.clone());
    if ended.execute(&mut *change).await?.rows_affected() == 0 {
        return Err(Problem::bad("this link was used", "链接已使用"));
    }
    let user = match user {
        Some(user) => {
            accounts::set_password(&mut change, user.id, password).await?;
            user
        }
        None => accounts::insert(&mut change, name, password, MEMBER, Some(mail)).await?,
    };
    change.commit().await?;
    Ok(user)
}

pub async fn delete_expired(db: &Db) -> sqlx::Result<()> {
    let query = sqlx::query("DELETE FROM links WHERE expires <= $1").bind(now());
    query.execute(&db.pool).await.map(drop)
}
