//! Fills a data folder with a warm-up of 200 teams with three versions each, and 50,000 games with drawn results.
//!
//! ```console
//! cargo run --release -p turf-arena --example fill -- FOLDER
//! ```
//!
//! People are called `organiser` and `member 1` to `member 200`, their password is [`PASSWORD`], and the contest is at `/c/load`.

use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context, Result, anyhow};
use turf_agents::tournament::fixture::{Audience, Fixture, FixtureGame, Running};
use turf_agents::tournament::pairing::{Kind as PairingKind, Pairing, Slot};
use turf_agents::tournament::plan::Entrant;
use turf_arena::accounts::{self, MEMBER, ORGANISER, User};
use turf_arena::blobs::Blobs;
use turf_arena::contests::{self, Contest, Settings};
use turf_arena::db::Db;
use turf_arena::matches::{self, Kind, Match, Order, PlayedGame};
use turf_arena::teams::{self, Team};
use turf_arena::versions;
use turf_arena::worker::PROGRAM;
use turf_env::Rng;
use turf_env::games::paper::PaperRules;
use turf_web::any_game::AnyGame;

const TEAMS: usize = 200;
const VERSIONS: usize = 3;
const MATCHES: usize = 25_000;
const PASSWORD: &str = "long enough";
const WEEKS: i64 = 3 * 7 * 86_400_000;

/// Walks in squares, whose side depends on team and version.
fn bot(team: usize, version: usize) -> String {
    let side = 4 + (team * VERSIONS + version) % 20;
    format!(
        "# team {team}, version {version}\ndef play(stat, storage):\n    storage['n'] = storage.get('n', 0) + 1\n    \
         return 'L' if storage['n'] % {side} == 0 else 'S'\n"
    )
}

#[derive(Default)]
struct Played(Mutex<Vec<FixtureGame>>);

impl Audience for Played {
    fn stops(&self) -> bool {
        false
    }

    fn recorded(&self, _: &Slot) -> Option<String> {
        None
    }

    fn watch(&self, _: Running) {}

    fn played(&self, game: FixtureGame) -> bool {
        self.0.lock().expect("nobody panics").push(game);
        true
    }
}

fn real_games(game: &dyn AnyGame) -> Result<Vec<FixtureGame>> {
    let builtins = game.builtins();
    let bot = |i: usize| Entrant { name: builtins[i].0.into(), spec: builtins[i].0.into(), hash: None };
    let fixture = Fixture {
        pairing: Pairing::alone(PairingKind::Series, 2, 1),
        tally: Default::default(),
        bots: [bot(0), bot(1)],
        config: serde_json::Value::Null,
        think: None,
        printed: 0,
    };
    let played = Played::default();
    game.play(&fixture, &played).map_err(|why| anyhow!(why))?;
    Ok(played.0.into_inner()?)
}

struct Filled {
    db: Db,
    blobs: Blobs,
    contest: Contest,
    teams: Vec<(Team, User)>,
    /// Versions of all teams, the first ones first.
    versions: Vec<Vec<i64>>,
}

impl Filled {
    async fn upload(&mut self) -> Result<()> {
        for number in 0..VERSIONS {
            let mut ids = Vec::new();
            for (i, (team, user)) in self.teams.iter().enumerate() {
                let file = bot(i, number).into_bytes();
                let version = versions::upload(&self.db, &self.blobs, &self.contest, team, user, file, "").await?;
                let trial = self.lease().await?;
                versions::checked(&self.db, trial.a, true, "{}".into()).await?;
                matches::end(&self.db, "fill", trial.id, Ok(())).await?;
                versions::choose(&self.db, team, &versions::by_id(&self.db, version.id).await?).await?;
                ids.push(version.id);
            }
            self.versions.push(ids);
        }
        Ok(())
    }

    async fn lease(&self) -> Result<Match> {
        matches::lease(&self.db, "fill").await?.context("a match waits")
    }

    /// Plays versions of equal number. Teams differ in strength, and versions grow stronger.
    async fn play(&self, games: &[FixtureGame]) -> Result<()> {
        let mut replays = Vec::new();
        for game in games {
            replays.push(self.blobs.put(game.replay.clone().into_bytes()).await?);
        }
        let mut chance = Rng::new(1);
        let strength: Vec<f64> = (0..TEAMS).map(|_| 4.0 * chance.unit()).collect();
        for number in 0..MATCHES {
            let round = &self.versions[number * VERSIONS / MATCHES];
            let a = chance.below(TEAMS as u32) as usize;
            let b = (a + 1 + chance.below(TEAMS as u32 - 1) as usize) % TEAMS;
            let mut change = self.db.change().await?;
            let order = Order::new(&self.contest, Kind::Ladder, round[a], Some(round[b]));
            matches::enqueue(&mut change, &order).await?;
            change.commit().await?;
            let found = self.lease().await?;
            for (number, game) in games.iter().enumerate() {
                let wins = chance.chance(1.0 / (1.0 + (strength[b] - strength[a]).exp()));
                let row = PlayedGame {
                    id: 0,
                    match_id: found.id,
                    number: number as i64,
                    first: game.slot.first as i64,
                    winner: (!chance.chance(0.05)).then_some(1 - wins as i64),
                    reason: game.reason.into(),
                    turns: game.turns as i64,
                    score_a: game.scores[0],
                    score_b: game.scores[1],
                    think_a: game.think[0],
                    think_b: game.think[1],
                    slowest_a: Some(game.slowest[0]),
                    slowest_b: Some(game.slowest[1]),
                    replay: replays[number].clone(),
                    program: PROGRAM.into(),
                    created: 0,
                };
                matches::record(&self.db, "fill", &row).await?;
            }
            matches::end(&self.db, "fill", found.id, Ok(())).await?;
        }
        Ok(())
    }

    async fn spread(&self) -> Result<()> {
        for sql in [
            "UPDATE matches SET created = created - $1 + $1 * id / (SELECT MAX(id) FROM matches), \
             ended = ended - $1 + $1 * id / (SELECT MAX(id) FROM matches)",
            "UPDATE games SET created = created - $1 + $1 * id / (SELECT MAX(id) FROM games)",
        ] {
            sqlx::query(sql).bind(WEEKS).execute(&self.db.pool).await?;
        }
        Ok(())
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let folder = std::env::args().nth(1).context("the folder to fill")?;
    let folder = Path::new(&folder);
    let blobs = Blobs::open(None, folder)?;
    let db = Db::open(&format!("sqlite://{}?mode=rwc", folder.join("arena.sqlite").display())).await?;
    let game = PaperRules;
    let settings = Settings {
        ladder_games: 100_000, // it goes on
        ..Settings::default()
    };
    let contest = contests::create(&db, &game, "load", "Load", &settings, None).await?;
    let code = accounts::invite(&db, ORGANISER, 1).await?;
    accounts::register(&db, &code, "organiser", PASSWORD).await?;
    let code = accounts::invite(&db, MEMBER, TEAMS as i64).await?;
    let mut teams = Vec::new();
    for number in 1..=TEAMS {
        let user = accounts::register(&db, &code, &format!("member {number}"), PASSWORD).await?;
        let team = teams::create(&db, &contest, user.id, &format!("Team {number}"), "").await?;
        teams.push((team, user));
    }
    let mut filled = Filled { db, blobs, contest, teams, versions: Vec::new() };
    filled.upload().await?;
    filled.play(&real_games(&game)?).await?;
    filled.spread().await
}
