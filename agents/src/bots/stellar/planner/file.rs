//! A planner's search as a policy file.
//!
//! Its tensors:
//!
//! | tensor | shape | value |
//! |---|---|---|
//! | `candidates` | k × (1 + p) | own ways of planning, one per row |
//! | `continuing` | c × (1 + p) | ways that go on from proposed orders, one per row |
//! | `models` | m × (1 + p) | opponent models, one per row |
//! | `search` | 5 | see below |
//!
//! A row holds 0 and the p parameters of [`Params::NAMES`]; or 1 (`tide`), 2 (`siege`), 3 (`careful`) or 4 (`rush`),
//! and zeros. `search` holds [`Search::horizon`], [`Search::node`], [`Search::asked`], [`Search::slack`] and
//! [`Search::exchanges`] (0 if missing); older files have the first two or four. The tensors of the networks that propose
//! orders are called `proposer0.…`, `proposer1.…` and so on; all have the shape that the metadata describe.

use std::collections::BTreeMap;
use std::sync::Arc;

use turf_env::Encoding;
use turf_env::games::stellar::StellarV1;

use super::params::Params;
use super::search::Search;
use super::style::Style;
use crate::policy::file::{Content, NetworkSpec, PLANNER, PolicyError, PolicyFile, Tensor, Weights};
use crate::policy::net::{Dims, Net};
use crate::policy::search::MAX_PROPOSERS;

const MAX_ROWS: usize = 64;
const WIDTH: usize = 1 + Params::NAMES.len();

/// Ways with the codes 1 to 4.
const NAMED: [Style; 4] = [Style::Tide, Style::Siege, Style::Careful, Style::Rush];

fn code(style: &Style) -> usize {
    NAMED.iter().position(|named| named == style).map_or(0, |at| at + 1)
}

fn row(style: &Style) -> Vec<f32> {
    let mut row = vec![code(style) as f32];
    if let Style::Own(params) = style {
        row.extend(params.values().iter().map(|&x| x as f32));
    }
    row.resize(WIDTH, 0.0);
    row
}

fn table(styles: &[Style]) -> Tensor {
    Tensor { shape: vec![styles.len(), WIDTH], data: styles.iter().flat_map(row).collect() }
}

pub fn to_file(search: &Search, notes: BTreeMap<String, String>) -> PolicyFile {
    let search_row = Tensor {
        shape: vec![5],
        data: [search.horizon as f64, search.node, search.asked as f64, search.slack, search.exchanges as f64]
            .map(|x| x as f32)
            .into(),
    };
    PolicyFile {
        encoding: PLANNER.into(),
        content: Content::Planner(None),
        shield: false,
        notes,
        tensors: [
            ("candidates", table(&search.candidates)),
            ("continuing", table(&search.continuing)),
            ("models", table(&search.models)),
            ("search", search_row),
        ]
        .map(|(name, tensor)| (name.to_string(), tensor))
        .into(),
    }
}

fn styles(file: &PolicyFile, name: &str) -> Result<Vec<Style>, String> {
    let tensor = file.tensors.get(name).ok_or(format!("tensor {name} is missing"))?;
    match tensor.shape[..] {
        [rows @ 1..=MAX_ROWS, WIDTH] if tensor.data.len() == rows * WIDTH => {}
        _ => return Err(format!("tensor {name} has shape {:?}", tensor.shape)),
    }
    let style = |row: &[f32]| match row[0] {
        0.0 => {
            let values: Vec<f64> = row[1..].iter().map(|&x| x as f64).collect();
            let params = Params::of(&values);
            // A batch near 0 would make as many parties as there are nodes.
            let sound = params.batch >= 0.1 && values.iter().all(|x| x.abs() <= 1e12);
            sound.then(|| Style::Own(Box::new(params))).ok_or("numbers nobody can plan by")
        }
        number => {
            let named = NAMED.iter().find(|style| code(style) as f32 == number);
            named.cloned().ok_or("an unknown way of planning")
        }
    };
    let rows = tensor.data.chunks_exact(WIDTH).map(style);
    rows.collect::<Result<_, _>>().map_err(|why| format!("tensor {name} has {why}"))
}

pub fn of_file(file: &PolicyFile) -> Result<Search, PolicyError> {
    read(file).map_err(PolicyError::Mismatch)
}

fn read(file: &PolicyFile) -> Result<Search, String> {
    if !matches!(file.content, Content::Planner(_)) {
        return Err("the policy is no planner".into());
    }

    let built_in = Search::default();
    let [horizon, node, asked, slack, exchanges] = match file.tensors.get("search").map(|t| &t.data[..]) {
        Some(&[horizon, node]) => [horizon, node, built_in.asked as f32, built_in.slack as f32, 0.0],
        Some(&[horizon, node, asked, slack]) => [horizon, node, asked, slack, 0.0],
        Some(&[horizon, node, asked, slack, exchanges]) => [horizon, node, asked, slack, exchanges],
        _ => return Err("tensor search is missing or of another size".into()),
    };
    let numbers = [
        (horizon, 1.0..=100.0),
        (node, 0.0..=1e6),
        (asked, 1.0..=MAX_ROWS as f32),
        (slack, 1.0..=1e6),
        (exchanges, 0.0..=1e4),
    ];
    if numbers.iter().any(|(number, range)| !range.contains(number)) {
        return Err("tensor search is out of range".into());
    }
    Ok(Search {
        candidates: styles(file, "candidates")?,
        continuing: match file.tensors.contains_key("continuing") {
            true => styles(file, "continuing")?,
            false => built_in.continuing,
        },
        models: styles(file, "models")?,
        asked: asked as usize,
        slack: slack as f64,
        horizon: horizon as u32,
        node: node as f64,
        exchanges: exchanges as usize,
    })
}

const PROPOSER: &str = "proposer";

/// Returns a file of a search that considers the orders of networks, newest first. It has the newest one's notes.
pub fn asking(search: &Search, networks: &[PolicyFile]) -> PolicyFile {
    let newest = networks.first();
    let mut file = to_file(search, newest.map_or_else(BTreeMap::new, |newest| newest.notes.clone()));
    file.content = Content::Planner(newest.and_then(|newest| newest.network().ok()).cloned());
    file.shield = newest.is_some_and(|newest| newest.shield);
    for (k, network) in networks.iter().enumerate() {
        let named = |(name, tensor): (&String, &Tensor)| (format!("{PROPOSER}{k}.{name}"), tensor.clone());
        file.tensors.extend(network.tensors.iter().map(named));
    }
    file
}

/// Returns the newest network of a search as a policy of its own; a file without one as it is.
pub fn newest_network(file: PolicyFile) -> PolicyFile {
    let Content::Planner(Some(spec)) = file.content else {
        return file;
    };
    let prefix = format!("{PROPOSER}0.");
    let own = file.tensors.into_iter();
    PolicyFile {
        encoding: StellarV1.shape().name.into(),
        content: Content::Network(spec),
        tensors: own.filter_map(|(name, tensor)| Some((name.strip_prefix(&prefix)?.to_string(), tensor))).collect(),
        ..file
    }
}

/// Reads the networks that propose orders; `make` is [`Net::of_weights`] or [`Net::of_weights_in_integers`].
pub fn proposers(
    file: &PolicyFile,
    make: fn(&NetworkSpec, Dims, Weights) -> Result<Net, PolicyError>,
) -> Result<Vec<Arc<Net>>, PolicyError> {
    let Content::Planner(Some(spec)) = &file.content else {
        return Ok(vec![]);
    };
    let mut networks: BTreeMap<&str, Weights> = BTreeMap::new();
    for (name, tensor) in &file.tensors {
        if let Some((k, name)) = name.strip_prefix(PROPOSER).and_then(|rest| rest.split_once('.')) {
            networks.entry(k).or_default().insert(name.into(), tensor.clone());
        }
    }
    let n = networks.len();
    if !(1..=MAX_PROPOSERS).contains(&n) || !networks.keys().copied().eq((0..n).map(|k| k.to_string())) {
        let numbers: Vec<_> = networks.into_keys().collect();
        return Err(PolicyError::Mismatch(format!("its networks are numbered {numbers:?}")));
    }
    networks.into_values().map(|weights| Ok(Arc::new(make(spec, Dims::of(StellarV1), weights)?))).collect()
}

/// Returns the search as Python literals by name, for the exported file.
pub fn python(search: &Search) -> Vec<(&'static str, String)> {
    let row = |style: &Style| match style {
        // Debug formatting reads back to the last bit.
        Style::Own(params) => format!("(0, {:?})", params.values()),
        named => format!("({}, ())", code(named)),
    };
    let list = |styles: &[Style]| format!("[{}]", styles.iter().map(row).collect::<Vec<_>>().join(", "));
    vec![
        ("candidates", list(&search.candidates)),
        ("continuing", list(&search.continuing)),
        ("models", list(&search.models)),
        ("asked", search.asked.to_string()),
        ("slack", format!("{:?}", search.slack)),
        ("horizon", search.horizon.to_string()),
        ("node", format!("{:?}", search.node)),
        ("exchanges", search.exchanges.to_string()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::file::NetworkKind;
    use crate::policy::net::tensor_shapes;

    fn proposing(n: usize) -> PolicyFile {
        let spec = NetworkSpec { kind: NetworkKind::Graph, hidden: vec![4, 3], use_cells: true, dueling: true };
        let shapes = tensor_shapes(&spec, &Dims::of(StellarV1));
        let weights = |k: usize| {
            let tensor = |shape: Vec<usize>| Tensor { data: vec![k as f32; shape.iter().product()], shape };
            let tensors = shapes.iter().map(|(name, shape)| (name.clone(), tensor(shape.clone())));
            PolicyFile {
                encoding: StellarV1.shape().name.into(),
                content: Content::Network(spec.clone()),
                shield: true,
                notes: BTreeMap::from([("updates".into(), k.to_string())]),
                tensors: tensors.collect(),
            }
        };
        let networks: Vec<PolicyFile> = (0..n).map(weights).collect();
        let mut file = asking(&Search::default(), &networks);
        file.content = Content::Planner(Some(spec));
        if let Some(newest) = networks.first() {
            assert_eq!(newest_network(file.clone()), *newest);
        }
        file
    }

    #[test]
    fn networks_come_back_and_damaged_ones_are_refused() {
        let file = proposing(3);
        let back = PolicyFile::from_bytes(&file.to_bytes().unwrap()).unwrap();
        assert_eq!(back, file);
        assert!(of_file(&back).is_ok());
        for make in [Net::of_weights, Net::of_weights_in_integers] {
            assert_eq!(proposers(&back, make).unwrap().len(), 3);
            assert_eq!(proposers(&to_file(&Search::default(), BTreeMap::new()), make).unwrap().len(), 0);
            let refused = |mut file: PolicyFile, change: &dyn Fn(&mut PolicyFile)| {
                change(&mut file);
                proposers(&file, make).unwrap_err().to_string()
            };
            assert!(refused(proposing(0), &|_| ()).contains("numbered []"));
            assert!(refused(proposing(MAX_PROPOSERS + 1), &|_| ()).contains("numbered"));
            let missing = |f: &mut PolicyFile| f.tensors.retain(|name, _| !name.starts_with("proposer1."));
            assert!(refused(proposing(3), &missing).contains(r#"["0", "2"]"#));
            let lacking = |f: &mut PolicyFile| drop(f.tensors.remove("proposer2.send.bias"));
            assert!(refused(proposing(3), &lacking).contains("send.bias is missing"));
            let surplus = |f: &mut PolicyFile| drop(f.tensors.insert("proposer1.x".into(), table(&[Style::Tide])));
            assert!(refused(proposing(3), &surplus).contains("does not belong"));
            let misshapen = |f: &mut PolicyFile| f.tensors.get_mut("proposer0.send.weight").unwrap().shape.reverse();
            assert!(refused(proposing(3), &misshapen).contains("expected"));
        }
    }

    #[test]
    fn a_search_comes_back_and_damaged_ones_are_refused() {
        let file = to_file(&Search::default(), BTreeMap::new());
        let bytes = file.to_bytes().unwrap();
        let back = PolicyFile::from_bytes(&bytes).unwrap();
        let search = of_file(&back).unwrap();
        assert_eq!(to_file(&search, BTreeMap::new()), file, "f32 is all there is");
        let older = |data: Vec<f32>| {
            let mut older = file.clone();
            let search = older.tensors.get_mut("search").unwrap();
            (search.shape, search.data) = (vec![data.len()], data);
            of_file(&older).unwrap()
        };
        // Files before 2026-11-23.
        let (search, built_in) = (older(vec![5.0, 20.0]), Search::default());
        assert_eq!((search.horizon, search.node, search.exchanges), (5, 20.0, 0));
        assert_eq!((search.asked, search.slack), (built_in.asked, built_in.slack));
        // Files before 2026-11-27.
        let search = older(vec![5.0, 20.0, 2.0, 1.25]);
        assert_eq!((search.asked, search.slack, search.exchanges), (2, 1.25, 0));
        let refused = |change: &dyn Fn(&mut PolicyFile)| {
            let mut file = file.clone();
            change(&mut file);
            of_file(&file).unwrap_err().to_string()
        };
        assert!(refused(&|f| drop(f.tensors.remove("models"))).contains("models"));
        assert!(refused(&|f| f.tensors.get_mut("search").unwrap().data[0] = 0.5).contains("search"));
        assert!(refused(&|f| f.tensors.get_mut("search").unwrap().data[2] = 65.0).contains("search"));
        assert!(refused(&|f| f.tensors.get_mut("candidates").unwrap().data[0] = 7.0).contains("unknown"));
        assert!(refused(&|f| f.tensors.get_mut("candidates").unwrap().shape[0] = 3).contains("shape"));
        assert!(refused(&|f| f.content = Content::Leaf).contains("no planner"));
    }
}
