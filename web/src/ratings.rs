//! Ratings and payoff matrix of a round robin as Markdown and as a picture.

use std::fmt::Write;

use maud::{Markup, html};
use turf_agents::stats::payoff::RoundRobin;
use turf_agents::stats::rating::Zero;

/// Letters of a name in one line beside the payoff matrix.
const LINE: usize = 16;

pub fn markdown(results: &RoundRobin) -> String {
    let standings = results.standings();
    let base = match results.zero() {
        Zero::Bot(bot) => Some(bot),
        Zero::Mean(_) => None,
    };
    let tells = standings.iter().any(|s| s.died_alone.is_some());
    let mut text = String::from("| bot | rating | 95 % | mean score |");
    let _ = base.map(|bot| write!(text, " against {} |", results.names[bot]));
    text += if tells { " died alone |\n|---|---|---|---|" } else { "\n|---|---|---|---|" };
    text += &"---|".repeat(base.is_some() as usize + tells as usize);
    for s in standings {
        let i = results.names.iter().position(|name| *name == s.name).expect("one of them");
        let interval = if base == Some(i) { String::new() } else { s.rating.interval() };
        let _ = write!(text, "\n| {} | {} | {interval} | {:.3} |", s.name, s.rating.shown(), s.score);
        if let Some(base) = base {
            let payoff = results.payoff(i, base).map_or(String::new(), |p| format!("{p:.3}"));
            let _ = write!(text, " {payoff} |");
        }
        if tells {
            let died = s.died_alone.map_or(String::new(), |d| format!("{:.1} %", 100.0 * d));
            let _ = write!(text, " {died} |");
        }
    }
    text + "\n"
}

/// Draws the payoff matrix as SVG. Cells show the row's score against the column.
pub fn payoff(results: &RoundRobin, order: &[String]) -> Markup {
    const CELL: usize = 46;
    let find = |name: &String| results.names.iter().position(|n| n == name).expect("one of the bots");
    let order: Vec<usize> = order.iter().map(find).collect();
    let longest = results.names.iter().map(|n| n.chars().count()).max().unwrap_or(0);
    let label = 10 + 8 * longest.min(LINE);
    let size = label + CELL * order.len() + 10;
    let at = |place: usize| label + CELL * place;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(size) height=(size) viewBox={ "0 0 " (size) " " (size) }
            font-family="sans-serif" font-size="13" {
            rect width="100%" height="100%" fill="#fff" {}
            @for (row, &i) in order.iter().enumerate() {
                (beside(&results.names[i], at(row) + CELL / 2, label - 6))
                @for (column, &j) in order.iter().enumerate() {
                    @let (x, y) = (at(column), at(row));
                    @let score = (i != j).then(|| results.payoff(i, j)).flatten();
                    rect x=(x) y=(y) width=(CELL) height=(CELL) fill=(score.map_or("#eee".into(), colour)) {}
                    @if let Some(score) = score {
                        text x=(x + CELL / 2) y=(y + CELL / 2 + 5) text-anchor="middle" { (format!("{score:.2}")) }
                    }
                }
            }
        }
    }
}

/// Draws a name beside its row and above its column. Long names take several lines.
fn beside(name: &str, middle: usize, end: usize) -> Markup {
    let letters: Vec<char> = name.chars().collect();
    let lines = letters.chunks(LINE).map(String::from_iter);
    let first = (middle + 4) as i32 - 13 * (lines.len() as i32 - 1) / 2;
    html! {
        @for (k, line) in (0..).zip(lines) {
            @let at = first + 13 * k;
            text x=(end) y=(at) text-anchor="end" { (line) }
            text transform={ "translate(" (at) "," (end) ") rotate(-90)" } { (line) }
        }
    }
}

/// Maps 0 to orange, 1/2 to white and 1 to blue, which colour-blind readers can distinguish.
fn colour(score: f64) -> String {
    let end = if score < 0.5 { [230.0, 140.0, 60.0] } else { [90.0, 150.0, 220.0] };
    let share = (2.0 * score - 1.0).abs();
    let [r, g, b] = end.map(|c| (255.0 + (c - 255.0) * share).round() as u8);
    format!("#{r:02x}{g:02x}{b:02x}")
}

#[cfg(test)]
mod tests {
    use turf_agents::stats::known::known;

    use super::*;

    #[test]
    fn pictures_beside_the_cards_are_those_of_the_committed_round_robins() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
        let read = |path: String| std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"));
        for game in ["paper", "duel2048", "stellar"] {
            let field = known(game).expect("every game has one");
            let order: Vec<String> = field.standings().into_iter().map(|place| place.name).collect();
            let table = markdown(field);
            let cells: Vec<usize> = table.lines().map(|line| line.matches('|').count()).collect();
            assert_eq!(cells, vec![cells[0]; order.len() + 2], "{table}");
            let name = |row: &str| row.split(" | ").next().map(|name| name.replace("| ", ""));
            assert_eq!(table.lines().skip(2).filter_map(name).collect::<Vec<_>>(), order);
            let plain = |picture: String| picture.replace('\n', "").replace("></rect>", "/>");
            let picture = plain(read(format!("{root}/checkpoints/{game}/payoff.svg")));
            assert!(
                picture == plain(payoff(field, &order).into_string()),
                "payoff.svg: run scripts/ratings --picture {game}"
            );
        }
    }

    #[test]
    fn every_two_who_met_have_a_cell() {
        let mut all = RoundRobin::new("nim", &["weak", "middle", "strong<"].map(String::from));
        for (i, j) in [(1, 0), (2, 0), (2, 1)] {
            all.add(i, j, &[1.0, 0.75]);
        }
        let svg = payoff(&all, &all.names).into_string();
        assert_eq!(svg.matches("text-anchor=\"middle\"").count(), 6);
        let payoff = all.payoff(2, 0).expect("they met");
        assert!(svg.contains(&format!("{payoff:.2}")) && svg.contains("strong&lt;") && !svg.contains("strong<"));
    }
}
