//! Headers of every answer, requests that other sites cause, and limits on requests.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use metrics::counter;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_stream::StreamExt;

use crate::Arena;
use crate::accounts::NAME;
use crate::problem::{Problem, Result};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Time that a request waits for others of its kind to end.
const QUEUE: Duration = Duration::from_secs(5);

/// Address of a visitor. Behind a proxy it is what the proxy says.
pub struct Address(pub IpAddr);

impl FromRequestParts<Arc<Arena>> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, arena: &Arc<Arena>) -> Result<Self> {
        let peer = parts.extensions.get::<SocketAddr>().map(SocketAddr::ip);
        let peer = peer.ok_or_else(|| Problem::broken("a request without an address"))?;
        let named = parts.headers.get_all("x-forwarded-for").iter().next_back();
        let named = named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Ok(Self(named.filter(|_| arena.options.proxied).unwrap_or(peer)))
    }
}

/// Limits on what one address, or one name, may ask for.
pub struct Limits {
    login: DefaultKeyedRateLimiter<String>,
    address: DefaultKeyedRateLimiter<IpAddr>,
    /// Mails by receiver, and by who asks for them.
    mail: DefaultKeyedRateLimiter<String>,
    mail_asked: DefaultKeyedRateLimiter<IpAddr>,
}

impl Default for Limits {
    fn default() -> Self {
        let n = |n| NonZeroU32::new(n).expect("not 0");
        Self {
            login: RateLimiter::keyed(Quota::per_minute(n(5)).allow_burst(n(10))),
            // A whole course may sit behind one address.
            address: RateLimiter::keyed(Quota::per_second(n(20)).allow_burst(n(400))),
            mail: RateLimiter::keyed(Quota::per_hour(n(3))),
            mail_asked: RateLimiter::keyed(Quota::per_minute(n(5)).allow_burst(n(300))),
        }
    }
}

fn too_many() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too many attempts; wait a minute", "尝试次数过多，请一分钟后再试")
}

impl Limits {
    /// Counts an attempt to log in as `name`.
    pub fn log_in(&self, address: IpAddr, name: &str) -> Result<()> {
        // A long name is nobody's, and must not fill the memory.
        let name: String = crate::accounts::folded(name).chars().take(NAME).collect();
        let name = format!("{address} {name}");
        self.login.check_key(&name).map_err(|_| too_many())?;
        self.change(address)
    }

    /// Counts a mail to an address.
    pub fn mail(&self, address: IpAddr, to: &str) -> Result<()> {
        self.mail_asked.check_key(&address).map_err(|_| too_many())?;
        self.mail.check_key(&to.to_string()).map_err(|_| too_many())
    }

    /// Counts a request that changes something.
    pub fn change(&self, address: IpAddr) -> Result<()> {
        self.address.check_key(&address).map_err(|_| too_many())
    }

    /// Forgets those who have not asked for a while.
    pub fn forget(&self) {
        self.login.retain_recent();
        self.address.retain_recent();
        self.mail.retain_recent();
        self.mail_asked.retain_recent();
    }
}

fn host_of(url: &str) -> &str {
    url.split_once("://").map_or(url, |(_, rest)| rest)
}

/// Returns true for a request that another site's page causes. Programs send neither header, and no cookie counts for them.
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site")
        && site != "same-origin"
        && site != "none"
    {
        return true;
    }
    let host = text("host").unwrap_or_default();
    text("origin").is_some_and(|origin| !host_of(origin).eq_ignore_ascii_case(host))
}

pub async fn check(State(arena): State<Arc<Arena>>, request: Request, next: Next) -> Response {
    let is_change = !matches!(*request.method(), Method::GET | Method::HEAD);
    if is_change && is_foreign(request.headers()) {
        return finish(
            "foreign",
            Problem::new(StatusCode::FORBIDDEN, "requests of other pages are refused", "拒绝来自其他页面的请求")
                .into_response(),
        );
    }
    if !is_change {
        return finish("read", next.run(request).await);
    }
    let (mut parts, body) = request.into_parts();
    let address = Address::from_request_parts(&mut parts, &arena).await;
    let response = match address.and_then(|Address(address)| arena.limits.change(address)) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(problem) => problem.into_response(),
    };
    finish("change", response)
}

/// Answers as many requests at once as there are places, each until its last byte is sent. Further ones wait a little.
pub async fn few(State(places): State<Arc<Semaphore>>, request: Request, next: Next) -> Response {
    let Ok(Ok(place)) = timeout(QUEUE, places.acquire_owned()).await else {
        return Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "too many people ask for this at once; try again in a few seconds",
            "同时请求的人太多，请几秒后再试",
        )
        .into_response();
    };
    let held = move |part| {
        let _ = &place;
        part
    };
    let response = next.run(request).await;
    response.map(|body| Body::from_stream(body.into_data_stream().map(held)))
}

fn finish(kind: &'static str, mut response: Response) -> Response {
    let is_away = response.status() == StatusCode::SERVICE_UNAVAILABLE;
    let status = response.status().as_u16().to_string();
    counter!("turf_requests_total", "kind" => kind, "status" => status).increment(1);
    let headers = response.headers_mut();
    for (name, value) in [(header::CONTENT_SECURITY_POLICY, POLICY), (header::X_FRAME_OPTIONS, "DENY")] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    let always = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in always {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_away {
        headers.insert(header::RETRY_AFTER, HeaderValue::from_static("10"));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_of_other_sites_are_foreign() {
        let of = |given: &[(&'static str, &str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in given {
                headers.insert(*name, value.parse().expect("plain"));
            }
            is_foreign(&headers)
        };
        let host = ("host", "a.org");
        assert!(!of(&[host]));
        assert!(!of(&[host, ("origin", "https://A.org"), ("sec-fetch-site", "same-origin")]));
        assert!(of(&[host, ("origin", "https://b.org")]));
        assert!(of(&[host, ("origin", "null")]));
        assert!(of(&[host, ("origin", "https://a.org.b.org")]));
        for site in ["cross-site", "same-site", "x"] {
            assert!(of(&[host, ("sec-fetch-site", site)]), "{site}");
        }
    }
}
