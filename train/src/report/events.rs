//! The file that TensorBoard reads: one record per number.

use std::fs::{self, File};
use std::io::{BufWriter, Result};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::SystemTime;

use protobuf::Message;
use tensorboard_proto::event::Event;
use tensorboard_rs::record_writer::RecordWriter;
use tensorboard_rs::summary::scalar;

/// An open event file. The crate's own writer panics where the disk is full; this one returns the error.
pub struct Events {
    records: RecordWriter<BufWriter<File>>,
}

impl Events {
    /// A new event file in `folder`, which is made if need be.
    pub fn create(folder: &Path) -> Result<Self> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        fs::create_dir_all(folder)?;
        let name = format!(
            "events.out.tfevents.{:010}.turf.{}.{}",
            now() as u64,
            std::process::id(),
            MADE.fetch_add(1, Ordering::Relaxed)
        );
        let file = BufWriter::new(File::create(folder.join(name))?);
        let mut events = Self {
            records: RecordWriter::new(file),
        };
        let mut version = Event::new();
        version.set_file_version("brain.Event:2".into());
        events.write(version)?;
        events.flush()?;
        Ok(events)
    }

    /// One point of the curve `name`.
    pub fn point(&mut self, name: &str, value: f32, step: u64) -> Result<()> {
        let mut event = Event::new();
        event.set_summary(scalar(name, value));
        event.set_step(step as i64);
        self.write(event)
    }

    /// Hands everything written so far to the system.
    pub fn flush(&mut self) -> Result<()> {
        self.records.flush()
    }

    fn write(&mut self, mut event: Event) -> Result<()> {
        event.set_wall_time(now());
        self.records
            .write(&event.write_to_bytes().map_err(std::io::Error::other)?)
    }
}

/// Seconds since 1970.
fn now() -> f64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0.0, |time| time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Length, its check sum, data, its check sum (4 bytes each but the length's 8); protobuf field 5 is the summary.
    #[test]
    fn records_are_framed_and_files_do_not_collide() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let folder = folder.path().join("events");
        let mut files = [(); 2].map(|()| Events::create(&folder).expect("writable"));
        for (k, events) in files.iter_mut().enumerate() {
            (0..=k as u64).for_each(|step| events.point("a/b", 0.5, step).expect("writable"));
            events.flush().expect("writable");
        }
        let mut records: Vec<Vec<Event>> = fs::read_dir(&folder)
            .expect("a folder")
            .map(|entry| {
                let bytes = fs::read(entry.expect("an entry").path()).expect("readable");
                let (mut rest, mut events) = (&bytes[..], Vec::new());
                while !rest.is_empty() {
                    let len = u64::from_le_bytes(rest[..8].try_into().expect("eight bytes")) as usize;
                    events.push(Event::parse_from_bytes(&rest[12..12 + len]).expect("an event"));
                    rest = &rest[16 + len..];
                }
                events
            })
            .collect();
        records.sort_by_key(Vec::len);
        assert_eq!(records.iter().map(Vec::len).collect::<Vec<_>>(), [2, 3]);
        let last = &records[1][2];
        assert_eq!(last.get_step(), 1);
        let value = &last.get_summary().get_value()[0];
        assert_eq!((value.get_tag(), value.get_simple_value()), ("a/b", 0.5));
    }
}
