pub fn plain_score(score: f64) -> String {
    match score.fract() == 0.0 {
        true => format!("{score:.0}"),
        false => format!("{score:.1}"),
    }
}

/// Formats a score of duel2048 as tiles: level l, a tile of 2^l, is worth 33^(l − 1).
pub fn tiles(score: f64) -> String {
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
