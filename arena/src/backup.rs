//! `turf arena backup`: a copy while the arena runs.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::blobs::Blobs;
use crate::db::Db;

/// Copies the database of `data` and the files, see [`Blobs::open`], to the new folder `out`. Files are never changed, so those
/// copied after the database include all that it names.
pub fn backup(data: &Path, blobs: Option<&str>, out: &Path) -> Result<()> {
    let file = data.join("arena.sqlite");
    ensure!(file.is_file(), "{} holds no arena", data.display());
    ensure!(!out.exists(), "it is there already");
    fs::create_dir_all(out)?;
    let copy = out.join("arena.sqlite");
    let copy = copy.to_str().context("its name is not UTF-8")?.to_string();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let db = Db::open(&format!("sqlite://{}", file.display())).await?;
        sqlx::query("VACUUM INTO $1").bind(copy).execute(&db.pool).await?;
        db.pool.close().await;
        Blobs::open(blobs, data)?.copy_to(&Blobs::open(None, out)?).await
    })
}
