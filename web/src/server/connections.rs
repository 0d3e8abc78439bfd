//! Accepting connections: how many at once, and how long a slow one is waited for.
//!
//! Whoever opens connections and sends nothing, or a byte now and then ("slowloris"), or reads no answer, holds a place
//! that is given to others after a while.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use super::Refused;

/// What is granted to those who connect.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at once; further ones wait. A browser opens six.
    pub connections: usize,
    /// For a request's head to arrive, from the end of the one before on; the connection is closed then.
    pub head: Duration,
    /// For a request's body to arrive.
    pub body: Duration,
    /// For a connection as a whole; a request under way may then last as long as a body again.
    pub connection: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 64,
            head: Duration::from_secs(20),
            body: Duration::from_secs(20),
            connection: Duration::from_secs(600),
        }
    }
}

/// Answers until the listener breaks.
pub(super) async fn accept(listener: TcpListener, router: Router, limits: Limits) -> std::io::Result<()> {
    let places = Arc::new(Semaphore::new(limits.connections));
    let router = router.layer(axum::Extension(limits));
    loop {
        let place = places.clone().acquire_owned().await.expect("never closed");
        match listener.accept().await {
            Ok((stream, _)) => {
                let router = router.clone();
                tokio::spawn(async move {
                    answer(stream, router, limits).await;
                    drop(place);
                });
            }
            // Too many open files, or a visitor that left again: both pass.
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

async fn answer(stream: TcpStream, router: Router, limits: Limits) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router)));
    // Whatever goes wrong with a connection concerns only who made it.
    if timeout(limits.connection, connection.as_mut()).await.is_err() {
        connection.as_mut().graceful_shutdown();
        let _ = timeout(limits.body, connection).await;
    }
}

/// A request's body, which arrived in time.
pub(super) struct Sent(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for Sent {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let limits = request.extensions().get().copied().unwrap_or_else(Limits::default);
        let late = || Refused(StatusCode::REQUEST_TIMEOUT, "the request came too slowly".into());
        match timeout(limits.body, Bytes::from_request(request, state)).await {
            Ok(body) => body.map(Self).map_err(IntoResponse::into_response),
            Err(_) => Err(late().into_response()),
        }
    }
}

#[cfg(test)]
mod tests;
