//! Connection limits: number at once, and timeouts.
//!
//! Clients that send nothing, or a byte now and then ("slowloris"), or read no answers, lose their slot after a while.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use super::Refused;

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Maximum number of connections; further ones wait. A browser opens six.
    pub connections: usize,
    /// Timeout of a request's head, counted from the end of the previous request.
    pub head: Duration,
    pub body: Duration,
    /// Maximum duration of a connection. A request in progress then gets `body` to finish.
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

/// Answers connections. Requests carry the address of their other end, a [`SocketAddr`].
pub async fn accept(listener: TcpListener, router: Router, limits: Limits) -> std::io::Result<()> {
    let places = Arc::new(Semaphore::new(limits.connections));
    let router = router.layer(axum::Extension(limits));
    loop {
        let place = places.clone().acquire_owned().await.expect("never closed");
        match listener.accept().await {
            Ok((stream, peer)) => {
                let router = router.clone();
                tokio::spawn(async move {
                    answer(stream, peer, router, limits).await;
                    drop(place);
                });
            }
            // Too many open files, or a client that has disconnected: both are temporary.
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

async fn answer(stream: TcpStream, peer: SocketAddr, router: Router, limits: Limits) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head);
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request| {
        request.extensions_mut().insert(peer);
        router.call(request)
    });
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service));
    // Errors of a connection concern only its client.
    if timeout(limits.connection, connection.as_mut()).await.is_err() {
        connection.as_mut().graceful_shutdown();
        let _ = timeout(limits.body, connection).await;
    }
}

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
