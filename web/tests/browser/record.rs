//! Records of TensorBoard files: a length, its checksum, the data, its checksum. The checksums are not read.

use protobuf::Message;
use tensorboard_proto::event::Event;
use tensorboard_proto::summary::{Summary, Summary_Value};

pub fn record(name: &str, step: i64, number: f32) -> Vec<u8> {
    let mut value = Summary_Value::new();
    value.set_tag(name.into());
    value.set_simple_value(number);
    let mut summary = Summary::new();
    summary.mut_value().push(value);
    let mut event = Event::new();
    event.set_step(step);
    event.set_summary(summary);
    framed(&event)
}

pub fn framed(event: &Event) -> Vec<u8> {
    let bytes = event.write_to_bytes().expect("an event");
    [&(bytes.len() as u64).to_le_bytes()[..], &[0; 4], &bytes, &[0; 4]].concat()
}
