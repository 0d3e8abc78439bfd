use std::time::Duration;

use crate::play::bot::Think;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Options {
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub time: Option<Duration>,
    pub width: Option<usize>,
    /// Opponent replies a choice must survive.
    pub replies: Option<u32>,
    pub shield: Option<bool>,
    pub integer: bool,
}

impl Options {
    /// Returns the search effort. Fails if several options set it.
    pub fn think(&self) -> Result<Option<Think>, String> {
        let said = [self.depth.map(Think::Depth), self.nodes.map(Think::Nodes), self.time.map(Think::Time)];
        let mut said = said.into_iter().flatten();
        match (said.next(), said.next()) {
            (think, None) => Ok(think),
            _ => Err("one of depth, nodes and ms says how much to think".into()),
        }
    }
}

/// Splits off options in any order. An `@` in front of anything else belongs to the path.
pub fn split_options(mut text: &str) -> Result<(&str, Options), String> {
    let mut options = Options::default();
    while let Some((rest, option)) = text.rsplit_once('@') {
        if let Some(depth) = option.strip_prefix("depth=") {
            options.depth = match depth.parse() {
                Ok(depth @ 0..=64) => Some(depth),
                _ => return Err(format!("depth must be a number from 0 to 64, not {depth:?}")),
            };
        } else if let Some(nodes) = option.strip_prefix("nodes=") {
            options.nodes = match nodes.parse() {
                Ok(nodes @ 1..) => Some(nodes),
                _ => return Err(format!("nodes must be a number from 1, not {nodes:?}")),
            };
        } else if let Some(ms) = option.strip_prefix("ms=") {
            options.time = match ms.parse() {
                Ok(ms) if (0.001..=1e6).contains(&ms) => Some(Duration::from_secs_f64(ms / 1e3)),
                _ => return Err(format!("ms must be a number from 0.001 to a million, not {ms:?}")),
            };
        } else if let Some(width) = option.strip_prefix("width=") {
            options.width = match width.parse() {
                Ok(width @ 1..) => Some(width),
                _ => return Err(format!("width must be a number from 1, not {width:?}")),
            };
        } else if let Some(replies) = option.strip_prefix("replies=") {
            options.replies = match replies.parse() {
                Ok(replies) => Some(replies),
                _ => return Err(format!("replies must be a number, not {replies:?}")),
            };
        } else if let Some(shield) = option.strip_prefix("shield=") {
            options.shield = match shield {
                "on" => Some(true),
                "off" => Some(false),
                _ => return Err(format!("shield must be on or off, not {shield:?}")),
            };
        } else if option == "integer" {
            options.integer = true;
        } else {
            break;
        }
        text = rest;
    }
    Ok((text, options))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_come_in_any_order_and_only_from_the_end() {
        let split = |text| split_options(text).unwrap();
        let both = Options { depth: Some(3), integer: true, ..Options::default() };
        let all = Options { width: Some(2), ..both };
        assert_eq!(split("a@width=2@integer@depth=3"), ("a", all));
        let bare = Options { replies: Some(0), shield: Some(false), ..Options::default() };
        assert_eq!(split("a@shield=off@replies=0"), ("a", bare));
        assert_eq!(split("a@shield=on").1.shield, Some(true));
        for text in ["a@shield=no", "a@shield=learnt"] {
            assert!(split_options(text).is_err_and(|why| why.contains("on or off")));
        }
        assert_eq!(split("a@b"), ("a@b", Options::default()));
        assert_eq!(split("a@b@depth=3@integer"), ("a@b", both));
        assert_eq!(split("a@integer@depth=3"), ("a", both));
    }
}
