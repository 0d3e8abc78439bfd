//! Runs for comparison: those of equal settings, the seed apart, are one group, named by what differs from the others.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::Run;

/// Names the group of each run, and returns the settings that differ between runs.
pub fn name(runs: &mut [Run]) -> Vec<String> {
    let all = runs.iter().flat_map(|run| &run.differences);
    let usual: BTreeMap<String, String> = all.map(|(key, _, usual)| (key.clone(), usual.clone())).collect();
    let value = |run: &Run, key: &String| {
        let changed = run.differences.iter().find(|changed| changed.0 == *key);
        changed.map_or_else(|| usual[key].clone(), |changed| changed.1.clone())
    };
    let differs = |key: &&String| *key != "seed" && runs.iter().any(|run| value(run, key) != value(&runs[0], key));
    let differing: Vec<String> = usual.keys().filter(differs).cloned().collect();
    let encodings = runs.iter().any(|run| run.about["encoding"] != runs[0].about["encoding"]);
    for run in runs {
        let encoding = run.about["encoding"].as_str().filter(|_| encodings || differing.is_empty());
        let settings = differing.iter().map(|key| format!("{}={}", short(key, &differing), plain(&value(run, key))));
        run.group = encoding.map(str::to_string).into_iter().chain(settings).collect::<Vec<_>>().join(" ");
    }
    differing
}

/// Returns the last name of a key, the whole key if another one ends alike.
fn short<'a>(key: &'a str, all: &[String]) -> &'a str {
    let last = key.rsplit('.').next().unwrap_or(key);
    let alike = all.iter().filter(|other| other.rsplit('.').next() == Some(last));
    if alike.count() > 1 { key } else { last }
}

/// Returns a value of TOML without quotes, small numbers as powers of ten.
fn plain(value: &str) -> String {
    match value.parse::<f64>() {
        Ok(number) if number != 0.0 && number.abs() < 1e-3 => format!("{number:e}"),
        _ => value.trim_matches('"').to_string(),
    }
}

/// Returns all curves in long form: a line for each point.
pub fn csv(runs: &[Run]) -> String {
    let mut text = "run,group,seed,curve,decisions,value\n".to_string();
    for run in runs {
        for (curve, points) in &run.curves {
            let [name, group, curve] = [&run.name, &run.group, curve].map(|text| quoted(text));
            for (decisions, value) in points {
                let _ = writeln!(text, "{name},{group},{},{curve},{decisions},{value}", run.seed);
            }
        }
    }
    text
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_string() }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::read;
    use super::*;

    #[test]
    fn groups_are_named_by_what_differs_and_every_point_is_a_line() {
        let run = |changed: &str| {
            let change = |text: &str| {
                let [key, value, usual] = text.split(':').collect::<Vec<_>>()[..] else { panic!("{text}") };
                (key.into(), value.into(), usual.into())
            };
            read(Path::new("/nowhere"), changed.split(' ').map(change).collect())
        };
        let mut runs = [
            run("env.n_envs:64:512 dqn.learning_rate:0.0001:0.001"),
            run("env.n_envs:64:512 dqn.learning_rate:0.0001:0.001 seed:2:1"),
            run("env.n_envs:64:512 network.hidden:[64,64]:[32]"),
        ];
        assert_eq!(name(&mut runs), ["dqn.learning_rate", "network.hidden"]);
        let names = runs.each_ref().map(|run| run.group.as_str());
        let [first, second] = ["learning_rate=1e-4 hidden=[32]", "learning_rate=0.001 hidden=[64,64]"];
        assert_eq!(names, [first, first, second]);
        let points = vec![(1000, 0.5), (2000, 0.25)];
        runs[2].curves.insert("learn/loss".into(), points);
        let line = "nowhere,\"learning_rate=0.001 hidden=[64,64]\",1,learn/loss";
        let lines = format!("{line},1000,0.5\n{line},2000,0.25\n");
        assert!(csv(&runs).ends_with(&format!("value\n{lines}")));
        assert!(name(&mut runs[..2]).is_empty());
    }
}
