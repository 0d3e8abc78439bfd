//! Running games for viewers: each is read once a second, and its new frames go to everybody who watches it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::broadcast;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use turf_web::Timeline;
use turf_web::any_game::Games;

use crate::db::{Db, answer};
use crate::matches;

const EVERY: Duration = Duration::from_secs(1);
/// Least pause after reading, in times of what it took: rules in Python replay a long game slowly.
const PAUSE: u32 = 3;
const QUEUE: usize = 16;

struct Channel {
    game: String,
    number: i64,
    film: Option<Timeline>,
    sender: broadcast::Sender<Arc<str>>,
}

#[derive(Default)]
pub struct LiveGames {
    watched: Mutex<BTreeMap<i64, Channel>>,
}

fn event(kind: &str, data: Value) -> Arc<str> {
    json!({"kind": kind, "data": data}).to_string().into()
}

fn opening(channel: &Channel) -> Option<Arc<str>> {
    let film = channel.film.as_ref()?;
    Some(event("game", json!({"number": channel.number, "film": film})))
}

impl LiveGames {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<i64, Channel>> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Watches a match. Returns the running game as an event, if there is one, and the events to come.
    pub fn watch(&self, id: i64, game: &str) -> (Option<Arc<str>>, broadcast::Receiver<Arc<str>>) {
        let mut watched = self.lock();
        let channel = watched.entry(id).or_insert_with(|| Channel {
            game: game.to_string(),
            number: -1,
            film: None,
            sender: broadcast::channel(QUEUE).0,
        });
        (opening(channel), channel.sender.subscribe())
    }

    pub fn viewers(&self) -> usize {
        let watched = self.lock();
        watched.values().map(|channel| channel.sender.receiver_count()).sum()
    }

    pub async fn run(self: Arc<Self>, db: Db, games: Games) {
        loop {
            let ids: Vec<i64> = {
                let mut watched = self.lock();
                watched.retain(|_, channel| channel.sender.receiver_count() > 0);
                watched.keys().copied().collect()
            };
            let start = Instant::now();
            for id in ids {
                if let Err(error) = self.look(&db, &games, id).await {
                    tracing::warn!("the live game of match {id}: {error}");
                }
            }
            sleep(EVERY.max(PAUSE * start.elapsed())).await;
        }
    }

    async fn look(&self, db: &Db, games: &Games, id: i64) -> crate::problem::Result<()> {
        let (shown, is_open) = answer(async {
            let shown = matches::shown(db, id).await?;
            let is_open = shown.is_some() || matches::by_id(db, id).await?.is_open();
            Ok((shown, is_open))
        })
        .await?;
        let Some(game) = self.lock().get(&id).map(|channel| channel.game.clone()) else { return Ok(()) };
        let film = shown.as_ref().map(|(_, text)| {
            let (games, text) = (games.clone(), text.clone());
            spawn_blocking(move || Some(games.find(&game)?.live(text.as_bytes()).ok()?.0))
        });
        let film = match film {
            Some(film) => film.await.ok().flatten(),
            None => None,
        };
        let mut watched = self.lock();
        let Some(channel) = watched.get_mut(&id) else { return Ok(()) };
        let Some((number, _)) = shown else {
            if !is_open {
                let _ = channel.sender.send(event("over", Value::Null));
            }
            return Ok(());
        };
        let known = channel.film.as_ref().filter(|_| channel.number == number);
        let told = match (known.map(|known| known.frames.len()), film) {
            (Some(n), Some(film)) if n <= film.frames.len() => {
                let frames = Vec::from_iter(film.frames_since(n));
                let record = film.viewer.as_ref().map(|viewer| event("record", viewer["record"].clone()));
                channel.film = Some(film);
                let told = [record, Some(event("frames", json!(frames)))];
                if frames.is_empty() { [None, None] } else { told }
            }
            (_, film) => {
                (channel.number, channel.film) = (number, film);
                [opening(channel), None]
            }
        };
        for told in told.into_iter().flatten() {
            let _ = channel.sender.send(told);
        }
        Ok(())
    }
}
