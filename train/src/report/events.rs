//! TensorBoard event file: one record per number.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufWriter, Result};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::SystemTime;

use protobuf::Message;
use tensorboard_proto::event::{Event, SessionLog, SessionLog_SessionStatus};
use tensorboard_proto::summary::{Summary, Summary_Value, SummaryMetadata, SummaryMetadata_PluginData};
use tensorboard_proto::tensor::TensorProto;
use tensorboard_proto::tensor_shape::TensorShapeProto;
use tensorboard_proto::types::DataType;
use tensorboard_rs::record_writer::RecordWriter;
use tensorboard_rs::summary::scalar;

const ABOUT: [(&str, &str); 26] = [
    ("speed/", "Since the point before, by the clock."),
    ("progress/", "Since the run began."),
    ("learn/learning_rate", "Adam's step size."),
    (
        "learn/q_at_the_end",
        "Mean Q of sampled decisions whose game ended within the target's steps. Compare learn/return_at_the_end.",
    ),
    ("learn/return_at_the_end", "Mean return that those decisions really got. Q above it is overestimated."),
    ("learn/q", "Mean Q of the sampled decisions."),
    ("learn/target", "Mean target: rewards of n steps plus the averaged network's value after them."),
    ("learn/loss", "Mean loss of an update, the demonstrators' margins included."),
    ("learn/td_error", "Mean absolute difference of Q and target."),
    ("learn/gradient", "Norm before clipping."),
    ("explore/", "Chance of a random choice, in the game that explores most and least."),
    ("bots/", "Share of the bots' decisions that the first legal choice replaced."),
    ("time/", "Share of the CPU time since the run began."),
    ("train_score/", "Mean result (win 1, draw 0.5) of the games that explore least, since the point before."),
    ("exploiters/", "Score of a new exploiter against the learner it was trained against, and its 95 % interval."),
    ("league/promoted", "1 if a snapshot joined the league."),
    ("league/", "Running mean of the results against this opponent; snapshots by their place."),
    ("replay/transitions", "Transitions in the memory."),
    ("replay/age_in_updates", "Updates since a transition in the memory was stored, on average."),
    ("weights/", "Euclidean norm of the tensor under training."),
    ("games_mirror/", "Games against itself since the point before; end_…: the share that ended so."),
    ("games_snapshots/", "Games against earlier selves since the point before; end_…: the share that ended so."),
    ("games_bots/", "Games against bots since the point before; end_…: the share that ended so."),
    (
        "boards/",
        "Games against bots and earlier selves by the board drawn (paper: columns x rows, stellar: nodes), since the point before.",
    ),
    ("evaluation", "Evaluation of the averaged weights as exported, from both seats, without exploration."),
    ("final", "Evaluation at the end of the run, on separate set-ups."),
];

/// An open event file. The crate's own event writer panics if the disk is full; this one returns the error.
pub struct Events {
    records: RecordWriter<BufWriter<File>>,
    described: BTreeSet<String>,
}

impl Events {
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
        let mut events = Self { records: RecordWriter::new(file), described: BTreeSet::new() };
        let mut version = Event::new();
        version.set_file_version("brain.Event:2".into());
        events.write(version)?;
        events.flush()?;
        Ok(events)
    }

    /// Starts a session: readers drop the points of earlier sessions from this step on.
    pub fn session(&mut self, step: u64) -> Result<()> {
        let mut session = SessionLog::new();
        session.set_status(SessionLog_SessionStatus::START);
        let mut event = Event::new();
        event.set_session_log(session);
        event.set_step(step as i64);
        self.write(event)
    }

    pub fn point(&mut self, name: &str, value: f32, step: u64) -> Result<()> {
        let mut event = Event::new();
        let mut summary = scalar(name, value);
        if !self.described.contains(name) {
            self.described.insert(name.to_string());
            if let Some((_, about)) = ABOUT.iter().find(|(start, _)| name.starts_with(start)) {
                let mut metadata = metadata("scalars");
                metadata.set_summary_description(about.to_string());
                summary.mut_value()[0].set_metadata(metadata);
            }
        }
        event.set_summary(summary);
        event.set_step(step as i64);
        self.write(event)
    }

    pub fn text(&mut self, name: &str, markdown: &str) -> Result<()> {
        let mut tensor = TensorProto::new();
        tensor.set_dtype(DataType::DT_STRING);
        tensor.set_tensor_shape(TensorShapeProto::new());
        tensor.set_string_val(vec![markdown.as_bytes().to_vec()].into());
        let mut value = Summary_Value::new();
        value.set_tag(name.to_string());
        value.set_metadata(metadata("text"));
        value.set_tensor(tensor);
        let mut event = Event::new();
        let mut summary = Summary::new();
        summary.mut_value().push(value);
        event.set_summary(summary);
        self.write(event)
    }

    pub fn flush(&mut self) -> Result<()> {
        self.records.flush()
    }

    fn write(&mut self, mut event: Event) -> Result<()> {
        event.set_wall_time(now());
        self.records.write(&event.write_to_bytes().map_err(std::io::Error::other)?)
    }
}

fn now() -> f64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0.0, |time| time.as_secs_f64())
}

fn metadata(plugin: &str) -> SummaryMetadata {
    let mut data = SummaryMetadata_PluginData::new();
    data.set_plugin_name(plugin.to_string());
    let mut metadata = SummaryMetadata::new();
    metadata.set_plugin_data(data);
    metadata
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Reads the events of a file. A record is its length (8 bytes), a check sum (4), the data, a check sum (4).
    pub(crate) fn read(file: &Path) -> Vec<Event> {
        let bytes = fs::read(file).expect("readable");
        let (mut rest, mut events) = (&bytes[..], Vec::new());
        while !rest.is_empty() {
            let len = u64::from_le_bytes(rest[..8].try_into().expect("eight bytes")) as usize;
            events.push(Event::parse_from_bytes(&rest[12..12 + len]).expect("an event"));
            rest = &rest[16 + len..];
        }
        events
    }

    #[test]
    fn records_are_framed_and_files_do_not_collide() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let folder = folder.path().join("events");
        let mut files = [(); 2].map(|()| Events::create(&folder).expect("writable"));
        for (k, events) in files.iter_mut().enumerate() {
            (0..=k as u64).for_each(|step| events.point("a/b", 0.5, step).expect("writable"));
            events.flush().expect("writable");
        }
        let mut records: Vec<Vec<Event>> =
            fs::read_dir(&folder).expect("a folder").map(|entry| read(&entry.expect("an entry").path())).collect();
        records.sort_by_key(Vec::len);
        assert_eq!(records.iter().map(Vec::len).collect::<Vec<_>>(), [2, 3]);
        let last = &records[1][2];
        assert_eq!(last.get_step(), 1);
        let value = &last.get_summary().get_value()[0];
        assert_eq!((value.get_tag(), value.get_simple_value()), ("a/b", 0.5));
    }

    #[test]
    fn curves_are_described_once_and_settings_are_text() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut events = Events::create(folder.path()).expect("writable");
        events.text("settings", "seed = 1").expect("writable");
        (0..2).for_each(|step| events.point("learn/q", 0.5, step).expect("writable"));
        events.flush().expect("writable");
        let file = fs::read_dir(folder.path()).expect("a folder").next().expect("a file").expect("an entry");
        let events = read(&file.path());
        let values: Vec<_> = events.iter().flat_map(|event| event.get_summary().get_value()).collect();
        let plugin = |i: usize| values[i].get_metadata().get_plugin_data().get_plugin_name().to_string();
        let about = |i: usize| values[i].get_metadata().get_summary_description().to_string();
        assert_eq!(
            (plugin(0), values[0].get_tensor().get_string_val()[0].clone()),
            ("text".into(), b"seed = 1".to_vec())
        );
        assert_eq!((plugin(1), about(1)), ("scalars".into(), "Mean Q of the sampled decisions.".into()));
        assert_eq!(about(2), "");
    }
}
