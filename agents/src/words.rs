//! The contests' codes and scores in words.

/// What a code of how a game ended means; what is no code is words already.
pub fn reason(code: &str) -> &str {
    match code {
        "WAL" => "ran off the board",
        "TAP" => "a trail was cut",
        "CIT" => "met inside a territory",
        "SID" => "hit from the side",
        "FAC" => "head-on: areas counted",
        "END" => "turns over: areas counted",
        "score" => "rounds over: tiles counted",
        "base" => "the base fell",
        "both_bases" => "both bases fell",
        "turns" => "turns over: troops counted",
        "OVT" => "out of time",
        "ERR" => "the bot failed",
        "ILL" | "violate" => "illegal action",
        "resigned" => "gave up",
        other => other,
    }
}

/// What the scores of a game count.
pub fn unit(game: &str) -> &'static str {
    match game {
        "paper" => "area",
        "duel2048" => "largest tiles",
        "stellar" => "troops",
        _ => "score",
    }
}

/// A score at the end of a game, or a mean of them. Those of duel2048 order positions and are huge; what is shown is
/// the largest tile, how many there are, and of single games the next two.
pub fn score(game: &str, score: f64) -> String {
    match game {
        "duel2048" => tiles(score),
        _ if score.fract() == 0.0 => format!("{score:.0}"),
        _ => format!("{score:.1}"),
    }
}

/// Level l, a tile of 2^l, is worth 33^(l − 1).
fn tiles(score: f64) -> String {
    if !(1.0..1e300).contains(&score) {
        return "no tile".into();
    }
    let level = |score: f64| (1..200).take_while(|l| 33f64.powi(*l) <= score).count() as i32;
    let exact = score.fract() == 0.0 && score < 2f64.powi(53);
    if !exact {
        let top = level(score);
        return format!("{}×{:.1}", 2f64.powi(top + 1), score / 33f64.powi(top));
    }
    let (mut left, mut parts) = (score as u64, Vec::new());
    while left > 0 && parts.len() < 3 {
        let top = level(left as f64);
        let worth = 33u64.pow(top as u32);
        parts.push(format!("{}×{}", 1u64 << (top + 1), left / worth));
        left %= worth;
    }
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use turf_env::Game;
    use turf_env::games::duel2048::Duel2048;

    use super::*;

    #[test]
    fn scores_say_which_tiles_there_are() {
        assert_eq!(score("paper", 4161.0), "4161");
        assert_eq!(score("paper", 4161.25), "4161.2");
        let packed = |counts: &[(i32, u64)]| counts.iter().map(|(l, n)| n * 33u64.pow((l - 1) as u32)).sum::<u64>();
        assert_eq!(score("duel2048", packed(&[(1, 1)]) as f64), "2×1");
        assert_eq!(
            score("duel2048", packed(&[(8, 2), (7, 1), (3, 32), (1, 5)]) as f64),
            "256×2 128×1 8×32"
        );
        assert_eq!(score("duel2048", 33f64.powi(8) * 2.5), "512×2.5");
        assert_eq!(score("duel2048", 0.0), "no tile");
        // The rules' own packing.
        let setup = Duel2048::draw_setup(&Default::default(), &mut turf_env::Rng::new(1));
        assert_eq!(
            Duel2048::new(&setup).scores().map(|s| score("duel2048", s)),
            ["no tile", "no tile"]
        );
    }

    #[test]
    fn codes_have_words() {
        for code in [
            "WAL", "TAP", "CIT", "SID", "FAC", "END", "OVT", "ERR", "ILL", "violate", "base", "turns", "score",
        ] {
            assert!(reason(code).contains(' '), "{code}");
        }
        assert_eq!(reason("five in a row"), "five in a row");
    }
}
