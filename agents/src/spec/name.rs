//! Names of bots: `NAME=SPEC`, or else derived from the run, the file or the built-in bot, and made unique.

use std::collections::BTreeSet;
use std::path::{Component, Path};

use super::mix::members;
use super::options::split_options;
use crate::input::is_plain;

const MAX_LENGTH: usize = 60;
/// File names too generic to name a bot.
const SAY_NOTHING: [&str; 5] = ["policy", "bot", "main", "agent", "checkpoints"];

/// Splits `NAME=SPEC`. An `=` behind a `:`, `@` or `/` belongs to the SPEC.
pub fn split_name(text: &str) -> Result<(Option<&str>, &str), String> {
    match text.split_once('=') {
        Some((name, spec)) if !name.contains([':', '@', '/']) => {
            let (name, spec) = (name.trim(), spec.trim());
            match name.chars().count() {
                0 => Err("a name is missing before the =".into()),
                n if n > MAX_LENGTH => Err(format!("a name has at most {MAX_LENGTH} characters")),
                _ if !is_plain(name) => Err("a control character in a name".into()),
                _ => Ok((Some(name), spec)),
            }
        }
        _ => Ok((None, text)),
    }
}

fn candidates(spec: &str) -> Vec<String> {
    if let Some(members) = members(spec) {
        let names: Vec<String> = members.iter().map(|member| default_name(member)).collect();
        let names = Some(names.join("+")).filter(|names| names.chars().count() <= MAX_LENGTH);
        return names.into_iter().chain([spec.to_string()]).collect();
    }
    let Some((kind, rest)) = spec.split_once(':').filter(|(kind, _)| ["policy", "python"].contains(kind)) else {
        return vec![spec.to_string()];
    };
    let path = split_options(rest).map_or(rest, |(path, _)| path);
    let options = &rest[path.len()..];
    let mut parts: Vec<String> = Path::new(path)
        .components()
        .filter_map(|part| match part {
            Component::Normal(part) => Some(part.to_string_lossy().into_owned()),
            _ => None,
        })
        .collect();
    if let Some(last) = parts.last_mut() {
        let suffix = if kind == "python" { ".py" } else { ".turf" };
        if let Some(stem) = last.strip_suffix(suffix).filter(|stem| !stem.is_empty()) {
            *last = stem.to_string();
        }
    }
    while parts.len() > 1 && SAY_NOTHING.contains(&&**parts.last().expect("two or more")) {
        parts.pop();
    }
    // A checkpoint is named after the run and its number.
    if let [.., run, folder, number] = &mut parts[..]
        && folder == "checkpoints"
    {
        *run = format!("{run}-{number}");
        parts.truncate(parts.len() - 2);
    }
    let mut names: Vec<String> = (1..=parts.len())
        .map(|n| parts[parts.len() - n..].join("/") + options)
        .filter(|name| name.chars().count() <= MAX_LENGTH)
        .collect();
    names.push(spec.to_string());
    names
}

pub fn default_name(spec: &str) -> String {
    candidates(spec).swap_remove(0)
}

/// Chooses distinct names. Different files get as much of their paths as needed, repetitions of a file get `#2`. Two equal
/// given names are an error.
pub fn unique(bots: &[(Option<&str>, &str)]) -> Result<Vec<String>, String> {
    let mut given = BTreeSet::new();
    if let Some(twice) = bots.iter().filter_map(|(name, _)| *name).find(|name| !given.insert(*name)) {
        return Err(format!("two bots are called {twice}"));
    }
    let options: Vec<Vec<String>> =
        bots.iter().map(|(name, spec)| name.map_or_else(|| candidates(spec), |name| vec![name.to_string()])).collect();
    let mut level = vec![0; bots.len()];
    let name = |level: &[usize], i: usize| &options[i][level[i]];
    loop {
        let clash = |i: usize| {
            let same = |j: usize| bots[i].1 != bots[j].1 && name(&level, i) == name(&level, j);
            (0..bots.len()).any(|j| j != i && same(j))
        };
        let longer: Vec<usize> = (0..bots.len()).filter(|&i| clash(i) && level[i] + 1 < options[i].len()).collect();
        if longer.is_empty() {
            break;
        }
        longer.into_iter().for_each(|i| level[i] += 1);
    }
    let mut taken = BTreeSet::new();
    let mut names = Vec::new();
    for (i, (own, _)) in bots.iter().enumerate() {
        let plain = name(&level, i).clone();
        let is_free = |name: &str| !taken.contains(name) && (own.is_some() || !given.contains(name));
        let numbered = (2..).map(|n| format!("{plain}#{n}"));
        let free = std::iter::once(plain.clone()).chain(numbered).find(|name| is_free(name));
        let free = free.expect("numbers do not run out");
        taken.insert(free.clone());
        names.push(free);
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_split_off() {
        for (text, expected) in [
            ("delta", (None, "delta")),
            ("mine=delta", (Some("mine"), "delta")),
            ("v1.2 = policy:runs/a", (Some("v1.2"), "policy:runs/a")),
            ("summit@nodes=9", (None, "summit@nodes=9")),
            ("policy:a=b.turf", (None, "policy:a=b.turf")),
            ("runs/a=b", (None, "runs/a=b")),
            ("x=policy:a@depth=2", (Some("x"), "policy:a@depth=2")),
        ] {
            assert_eq!(split_name(text), Ok(expected));
        }
        assert!(split_name("=delta").is_err());
        assert!(split_name("a\x1b=delta").is_err() && split_name("a\u{202e}=delta").is_err());
        assert!(split_name(&format!("{}=delta", "x".repeat(61))).is_err());
    }

    #[test]
    fn files_and_runs_lend_their_names() {
        for (spec, name) in [
            ("delta", "delta"),
            ("shipped@depth=2", "shipped@depth=2"),
            ("policy:runs/paper-1-1", "paper-1-1"),
            ("policy:runs/paper-1-1/policy.turf@integer", "paper-1-1@integer"),
            ("policy:runs/a/checkpoints/900", "a-900"),
            ("policy:runs/a/checkpoints/900/policy.turf", "a-900"),
            ("policy:/x/old.turf", "old"),
            ("policy:policy.turf", "policy"),
            ("python:bot.py", "bot"),
            ("python:../entries/ann/bot.py", "ann"),
            ("python:entries/ann.py", "ann"),
        ] {
            assert_eq!(default_name(spec), name, "{spec}");
        }
    }

    #[test]
    fn no_two_bots_are_called_the_same() {
        let of = |bots: &[(Option<&str>, &str)]| unique(bots).expect("names");
        let plain = |specs: &[&str]| of(&specs.iter().map(|spec| (None, *spec)).collect::<Vec<_>>());
        assert_eq!(plain(&["a", "b", "a", "a"]), ["a", "b", "a#2", "a#3"]);
        assert_eq!(plain(&["policy:x/src/bot.turf", "policy:y/src/bot.turf", "src"]), ["x/src", "y/src", "src"]);
        assert_eq!(plain(&["delta", "policy:runs/delta"]), ["delta", "runs/delta"]);
        assert_eq!(plain(&["policy:a.turf", "python:a.py"]), ["policy:a.turf", "python:a.py"]);
        assert_eq!(
            of(&[(Some("b"), "a"), (None, "b"), (None, "b")]),
            ["b", "b#2", "b#3"],
            "a name that was given is its bot's alone"
        );
        assert_eq!(unique(&[(Some("x"), "a"), (Some("x"), "b")]), Err("two bots are called x".into()));
    }
}
