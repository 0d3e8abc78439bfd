//! `turf arena backup`: a copy while the arena runs.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::db::Db;

/// Copies database and files of `data` to the new folder `out`. Files are never changed, so those copied after the database
/// include all that it names.
pub fn backup(data: &Path, out: &Path) -> Result<()> {
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
        anyhow::Ok(())
    })?;
    copy_folder(&data.join("blobs"), &out.join("blobs"))
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        // A file that is being written has a # in its name, and nobody names it yet.
        let is_whole = !entry.file_name().to_string_lossy().contains('#');
        match entry.file_type()?.is_dir() {
            true => copy_folder(&entry.path(), &target)?,
            false if is_whole => _ = fs::copy(entry.path(), target)?,
            false => {}
        }
    }
    Ok(())
}
