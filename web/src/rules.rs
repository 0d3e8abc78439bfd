//! The games' rules, a screen each.

/// What a newcomer is told; `None` of a game without a text.
pub fn rules(game: &str) -> Option<&'static str> {
    match game {
        "paper" => Some(include_str!("../assets/rules/paper.md")),
        "duel2048" => Some(include_str!("../assets/rules/duel2048.md")),
        "stellar" => Some(include_str!("../assets/rules/stellar.md")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_games_rules_fit_on_a_screen() {
        for game in turf_env::games::NAMES {
            let text = super::rules(game).expect(game);
            assert!(text.starts_with(game) && text.lines().count() <= 30, "{game}");
            assert!(text.lines().all(|line| line.chars().count() <= 104), "{game}");
        }
    }
}
