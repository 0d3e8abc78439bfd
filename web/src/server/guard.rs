//! Access control and rate limit.
//!
//! A page of another site in the same browser can send requests here, even under a name of its own that resolves to 127.0.0.1
//! (DNS rebinding). Therefore the `Host` must be a loopback address (at any port, as behind an ssh tunnel), an `Origin` must
//! equal it, `Sec-Fetch-Site` must not be cross-site, and requests that change anything must be JSON, which another site's
//! page cannot send without a preflight.
//!
//! A server with a key answers under every name, also to other machines, but only to requests that carry it: in the first link
//! (`/?key=…`), then in a cookie, which browsers give to no other name.

use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

const PER_SECOND: f64 = 200.0;
const BURST: f64 = 400.0;
const PATH: usize = 64;

/// Draws a key that nobody guesses: 128 bits in 22 characters.
pub fn key() -> String {
    let mut drawn = [0; 16];
    getrandom::fill(&mut drawn).expect("the system has random numbers");
    URL_SAFE_NO_PAD.encode(drawn)
}

pub struct Guard {
    key: Option<String>,
    bucket: Mutex<Bucket>,
}

struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl Guard {
    /// Without a key only loopback addresses are answered.
    pub fn new(key: Option<String>) -> Self {
        Self { key, bucket: Mutex::new(Bucket { tokens: BURST, filled: Instant::now() }) }
    }

    fn refusal(&self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Option<(StatusCode, &'static str)> {
        let one = |name| {
            let mut values = headers.get_all(name).iter();
            let first = values.next().map(|value| value.to_str().unwrap_or("?"));
            if values.next().is_some() { Some("?") } else { first }
        };
        let host = one(header::HOST).unwrap_or_default();
        match &self.key {
            Some(key) if !carries(key, uri, one(header::COOKIE).unwrap_or_default()) => {
                let why = "open the link that turf play printed: it ends with a key";
                return Some((StatusCode::FORBIDDEN, why));
            }
            None if !is_loopback(host) => {
                return Some((StatusCode::MISDIRECTED_REQUEST, "this server answers to its own address only"));
            }
            _ => {}
        }
        // A tunnel for others may add encryption.
        let is_own = |origin: &str| {
            let by = |scheme| origin.eq_ignore_ascii_case(&format!("{scheme}://{host}"));
            by("http") || (self.key.is_some() && by("https"))
        };
        if one(header::ORIGIN).is_some_and(|origin| !is_own(origin)) {
            return Some((StatusCode::FORBIDDEN, "requests of other pages are refused"));
        }
        let site = headers.get("sec-fetch-site").map(|value| value.as_bytes());
        // The link may stand in a message that another site shows.
        let is_link = *method == Method::GET && uri.path() == "/" && self.key.is_some() && linked(uri).is_some();
        if !is_link && !matches!(site, None | Some(b"same-origin" | b"none")) {
            return Some((StatusCode::FORBIDDEN, "requests of other pages are refused"));
        }
        if headers.contains_key(header::UPGRADE) {
            return Some((StatusCode::FORBIDDEN, "there are no WebSockets here"));
        }
        if method == Method::POST && one(header::CONTENT_TYPE) != Some("application/json") {
            return Some((StatusCode::UNSUPPORTED_MEDIA_TYPE, "send application/json"));
        }
        (uri.path().len() > PATH).then_some((StatusCode::URI_TOO_LONG, "the path is too long"))
    }

    fn in_time(&self, now: Instant) -> bool {
        let mut bucket = self.bucket.lock().expect("nobody panics holding it");
        let passed = now.saturating_duration_since(bucket.filled).as_secs_f64();
        bucket.filled = now;
        bucket.tokens = (bucket.tokens + passed * PER_SECOND).min(BURST);
        let left = bucket.tokens >= 1.0;
        bucket.tokens -= left as u8 as f64;
        left
    }
}

const KEY: &str = "turf-key=";

fn linked(uri: &Uri) -> Option<&str> {
    uri.query()?.strip_prefix("key=")
}

/// Looks for the key in the link or a cookie without telling by the time taken how much of it was right.
fn carries(key: &str, uri: &Uri, cookies: &str) -> bool {
    let kept = cookies.split(';').filter_map(|cookie| cookie.trim().strip_prefix(KEY));
    let is_key = |given: &str| {
        let differ = given.bytes().zip(key.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b));
        given.len() == key.len() && differ == 0
    };
    kept.chain(linked(uri)).any(is_key)
}

/// Returns true for a loopback address at any port, as a browser behind an ssh tunnel sees it.
fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    ["127.0.0.1", "localhost", "[::1]"].iter().any(|own| own.eq_ignore_ascii_case(name))
}

pub async fn check(State(guard): State<Arc<Guard>>, request: Request, next: Next) -> Response {
    let too_many = (StatusCode::TOO_MANY_REQUESTS, "too many requests; wait a moment");
    // Rejected requests do not use up the page's rate limit.
    let refusal = (guard.refusal(request.method(), request.uri(), request.headers()))
        .or_else(|| (!guard.in_time(Instant::now())).then_some(too_many));
    let is_opened = refusal.is_none() && linked(request.uri()).is_some();
    let cookie = (guard.key.as_ref().filter(|_| is_opened))
        .and_then(|key| HeaderValue::from_str(&format!("{KEY}{key}; Path=/; HttpOnly; SameSite=Strict")).ok());
    let mut response = match refusal {
        Some((status, why)) => (status, why).into_response(),
        None => next.run(request).await,
    };
    let policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
                  img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    response.headers_mut().entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(policy));
    let fixed = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_bucket_empties_and_fills() {
        let (guard, start) = (Guard::new(None), Instant::now());
        let let_through = |at: Instant| (0..1000).filter(|_| guard.in_time(at)).count();
        assert_eq!(let_through(start), BURST as usize);
        assert_eq!(let_through(start + Duration::from_millis(500)), 100);
        assert_eq!(let_through(start + Duration::from_secs(60)), BURST as usize);
    }
}
