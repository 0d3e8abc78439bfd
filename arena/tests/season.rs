#[allow(dead_code, reason = "main is the example's")]
#[path = "../examples/season/main.rs"]
mod example;

/// Returns a column of the table, by method. `None` for what is no number, as "> 1000".
fn column(table: &str, name: &str) -> Vec<Option<f64>> {
    let mut rows = table.lines().filter(|line| line.starts_with('|'));
    let head = rows.next().expect("a head").split('|');
    let k = head.map(str::trim).position(|cell| cell.starts_with(name)).expect("a column");
    let cell = |row: &str| row.split('|').nth(k).expect("a cell").trim().parse().ok();
    rows.skip(1).map(cell).collect()
}

#[test]
fn the_ladder_finds_the_first_places_with_fewest_games() {
    let fixed = example::fixed(&example::QUICK);
    let uploads = example::uploads(&example::QUICK);
    for table in [&fixed, &uploads] {
        let games = column(table, "games until");
        let ours = games[0].expect("the ladder gets there");
        assert_eq!(games.len(), 6);
        assert!(games[1..].iter().all(|games| games.is_none_or(|games| games >= 2.0 * ours)), "{table}");
    }
    let found = column(&uploads, "found");
    assert!(found[1..].iter().all(|other| *other < found[0]), "{uploads}");
}

#[test]
fn a_recorded_round_robin_can_be_the_world() {
    let text = include_str!("../../agents/ratings/duel2048.json");
    let table = example::recorded(text, &example::QUICK).expect("committed");
    let games = column(&table, "games until");
    assert!(games[0].expect("a wide field") <= 200.0, "{table}");
    assert!(example::recorded("{}", &example::QUICK).is_err());
}
