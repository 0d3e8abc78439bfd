//! Curves of a run, read from its TensorBoard files.

use std::collections::BTreeMap;
use std::path::Path;

use protobuf::Message;
use tensorboard_proto::event::{Event, SessionLog_SessionStatus};
use turf_agents::input;

pub type Curves = BTreeMap<String, Vec<(i64, f32)>>;

const MAX_BYTES: u64 = 256 << 20;

/// Reads all curves in the folder. A resumed run writes some points twice; the later ones count.
pub fn curves(events: &Path) -> Curves {
    let entries = std::fs::read_dir(events).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    // File names begin with the time.
    files.sort();
    let mut all = Curves::new();
    for file in files {
        let (session, points) = read(&input::read(&file, MAX_BYTES).unwrap_or_default());
        let Some(first) = session.or_else(|| points.iter().map(|(_, step, _)| *step).min()) else {
            continue;
        };
        for curve in all.values_mut() {
            curve.retain(|(step, _)| *step < first);
        }
        for (name, step, value) in points {
            all.entry(name).or_default().push((step, value));
        }
    }
    all.retain(|_, points| !points.is_empty());
    all
}

/// Returns the start step of a file's session, if stated, and its points, up to the first damaged record, because a run may be
/// writing the file. A record is a length, its checksum, the data, its checksum.
fn read(mut bytes: &[u8]) -> (Option<i64>, Vec<(String, i64, f32)>) {
    let (mut session, mut points) = (None, Vec::new());
    while let Some(head) = bytes.get(..8) {
        let length = u64::from_le_bytes(head.try_into().expect("eight bytes"));
        let end = usize::try_from(length).ok().and_then(|length| length.checked_add(12));
        let Some(record) = end.and_then(|end| bytes.get(12..end)) else {
            break;
        };
        let Ok(event) = Event::parse_from_bytes(record) else {
            break;
        };
        if event.get_session_log().get_status() == SessionLog_SessionStatus::START {
            session = Some(event.get_step());
        }
        for value in event.get_summary().get_value() {
            if value.has_simple_value() && value.get_simple_value().is_finite() {
                points.push((value.get_tag().to_string(), event.get_step(), value.get_simple_value()));
            }
        }
        bytes = bytes.get(record.len() + 16..).unwrap_or_default();
    }
    (session, points)
}

#[cfg(test)]
#[path = "../../tests/browser/record.rs"]
mod record;

#[cfg(test)]
mod tests {
    use tensorboard_proto::event::SessionLog;

    use super::record::{framed, record};
    use super::*;

    fn session(step: i64) -> Vec<u8> {
        let mut log = SessionLog::new();
        log.set_status(SessionLog_SessionStatus::START);
        let mut event = Event::new();
        event.set_step(step);
        event.set_session_log(log);
        framed(&event)
    }

    #[test]
    fn later_files_replace_what_was_played_again_and_a_cut_end_does_no_harm() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let write = |name: &str, bytes: &[u8]| std::fs::write(folder.path().join(name), bytes).expect("writable");
        let first = [record("a", 1, 0.5), record("a", 2, 0.6), record("b", 2, 9.0), record("a", 3, 0.7)].concat();
        write("1", &first);
        let second = [record("a", 2, 0.1), record("a", 4, f32::NAN)].concat();
        write("2", &[&second[..], &record("a", 5, 1.0)[..20]].concat());
        write("3", b"no events");
        let curves = curves(folder.path());
        assert_eq!(curves["a"], [(1, 0.5), (2, 0.1)]);
        assert!(!curves.contains_key("b"));
        assert!(super::curves(Path::new("/nowhere")).is_empty());
        // Any claimed length is safe.
        assert!(read(&[0xFF; 40]).1.is_empty());
    }

    /// The session's start drops earlier points from its step on, although its own first point comes later.
    #[test]
    fn a_session_drops_what_was_played_after_its_checkpoint() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let write = |name: &str, bytes: &[u8]| std::fs::write(folder.path().join(name), bytes).expect("writable");
        write("1", &[record("a", 1, 0.5), record("a", 3, 0.7)].concat());
        write("2", &[session(2), record("a", 4, 0.8)].concat());
        assert_eq!(curves(folder.path())["a"], [(1, 0.5), (4, 0.8)]);
    }
}
