//! Files by the hash of their content: bots and replays, in the data folder or in an S3-like store.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use futures_util::TryStreamExt;
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::path::Path as Key;
use object_store::prefix::PrefixStore;
use object_store::{ObjectMeta, ObjectStore, ObjectStoreExt, PutPayload};

use crate::secret::sha256;

/// Files that are copied at once.
const COPIES: usize = 16;

#[derive(Clone)]
pub struct Blobs {
    store: Arc<dyn ObjectStore>,
    /// Folder for files that other programs read: bots.
    cache: PathBuf,
}

fn key(hash: &str) -> Key {
    Key::from(format!("{}/{hash}", &hash[..2]))
}

impl Blobs {
    /// Opens the store at `s3://BUCKET/PREFIX`, with the environment's `AWS_…`, or else in the folder.
    pub fn open(url: Option<&str>, folder: &Path) -> Result<Self> {
        let make = |name: &str| {
            let made = folder.join(name);
            let done = std::fs::create_dir_all(&made);
            done.with_context(|| format!("cannot make the folder {}", made.display())).map(|()| made)
        };
        let store: Arc<dyn ObjectStore> = match url.map(|url| (url, url.strip_prefix("s3://"))) {
            None => Arc::new(LocalFileSystem::new_with_prefix(make("blobs")?)?.with_fsync(true)),
            Some((url, Some(place))) => {
                let prefix = place.split_once('/').map_or("", |(_, prefix)| prefix);
                // Fails where one was installed before, which is as good.
                let _ = rustls::crypto::ring::default_provider().install_default();
                let bucket = AmazonS3Builder::from_env().with_url(url).build()?;
                Arc::new(PrefixStore::new(bucket, prefix))
            }
            Some((url, None)) => bail!("{url}: a store begins with s3://"),
        };
        Ok(Self { store, cache: make("cache")? })
    }

    pub async fn put(&self, bytes: Vec<u8>) -> Result<String> {
        let hash = sha256(&bytes);
        self.store.put(&key(&hash), PutPayload::from(bytes)).await?;
        Ok(hash)
    }

    pub async fn get(&self, hash: &str) -> Result<Vec<u8>> {
        let found = self.store.get(&key(hash)).await.with_context(|| format!("the file {hash}"))?;
        Ok(found.bytes().await?.into())
    }

    /// Copies all files to another store, but for those that are being written.
    pub async fn copy_to(&self, other: &Self) -> Result<()> {
        let copy = |found: ObjectMeta| async move {
            let bytes = self.store.get(&found.location).await?.bytes().await?;
            other.store.put(&found.location, bytes.into()).await.map(drop)
        };
        let copied = self.store.list(None).try_for_each_concurrent(COPIES, copy).await;
        copied.context("cannot copy the files")
    }

    /// Returns the path of a bot's file, called `bot.py` so that its errors say so.
    pub async fn bot(&self, hash: &str) -> Result<PathBuf> {
        let file = self.cache.join(hash).join("bot.py");
        if !file.exists() {
            let bytes = self.get(hash).await?;
            std::fs::create_dir_all(file.parent().expect("it is in the cache"))?;
            turf_agents::atomic_file::write(&file, &bytes)?;
        }
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_file_is_found_by_its_content() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let blobs = Blobs::open(None, folder.path()).expect("made");
        let hash = blobs.put(b"print(1)".to_vec()).await.expect("room");
        assert_eq!(blobs.put(b"print(1)".to_vec()).await.expect("room"), hash);
        assert_eq!(blobs.get(&hash).await.expect("kept"), b"print(1)");
        let bot = blobs.bot(&hash).await.expect("kept");
        assert!(bot.ends_with("bot.py"));
        assert_eq!(std::fs::read(bot).expect("there"), b"print(1)");
        assert!(blobs.get(&sha256(b"other")).await.is_err());
        let copy = folder.path().join("copy");
        std::fs::write(folder.path().join("blobs").join("draft#1"), "half").expect("room");
        blobs.copy_to(&Blobs::open(None, &copy).expect("made")).await.expect("room");
        assert!(copy.join("blobs").join(&hash[..2]).join(&hash).is_file());
        assert!(!copy.join("blobs/draft#1").exists());
    }
}
