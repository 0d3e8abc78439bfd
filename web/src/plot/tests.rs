use turf_agents::Offered;
use turf_agents::play::record::BotId;
use turf_env::games::{duel2048::Duel2048V1, paper::PaperV1, stellar::StellarV1};
use turf_env::{Encoding, Rules};

use super::*;
use crate::game_view::tests::replay;

fn is_svg(svg: &str) -> bool {
    svg.starts_with("<svg")
        && svg.trim_end().ends_with("</svg>")
        && svg.matches("<text").count() == svg.matches("</text>").count()
}

#[test]
fn every_game_has_its_curves() {
    fn check<E: Encoding<Rules: Offered>>(encoding: E, bots: &str, names: &[&str]) {
        let mut replay = replay(encoding, bots, 4, encoding.rules().default_config());
        replay.bots[1] = BotId::named("/some/where/<b>&.py");
        let pictures = of_game::pictures(&replay);
        assert_eq!(pictures.iter().map(|p| &*p.name).collect::<Vec<_>>(), names);
        for picture in &pictures {
            assert!(is_svg(&picture.svg), "{}", picture.svg);
            assert!(picture.svg.contains("&lt;b&gt;&amp;.py") && !picture.svg.contains("/some"));
            assert!(picture.svg.contains("<polyline"), "{}", picture.name);
        }
    }
    check(PaperV1, "random,goround", &["areas", "heads", "head-to-trail", "share"]);
    check(Duel2048V1, "random,greedy", &["points", "tiles", "highest", "share"]);
    check(StellarV1, "random,spread", &["troops", "nodes", "share"]);
}

#[test]
fn a_set_has_two_pictures_and_highlights() {
    let sides: Vec<_> =
        (0..6).flat_map(|seed| of_set::sides(&replay(PaperV1, "random,goround", seed, Default::default()))).collect();
    let pictures = of_set::pictures(&sides, "area (cells)", &[]);
    assert_eq!(pictures.iter().map(|p| &*p.name).collect::<Vec<_>>(), ["bots", "scatter"]);
    let count = |svg: &str, colour: &str| svg.matches(&format!("fill=\"{colour}\"")).count();
    let scatter = &pictures[1].svg;
    assert!(pictures.iter().all(|p| is_svg(&p.svg)));
    assert_eq!(scatter.matches("<circle").count(), sides.len());
    assert_eq!((count(scatter, COLOURS[0]), count(scatter, COLOURS[1])), (7, 7), "and one each in the legend");
    let chosen = of_set::pictures(&sides, "area (cells)", &[sides[0].name.clone()]);
    assert_eq!((count(&chosen[1].svg, COLOURS[0]), count(&chosen[1].svg, QUIET)), (7, 6));
}

#[test]
fn ticks_and_names_are_short() {
    assert_eq!([0.0, -0.0, 0.25, 1500.0, 0.1 + 0.2].map(tick), ["0", "0", "0.25", "1500", "0.3"]);
    for (end, most) in [(1.0, 1.0), (9.0, 9.0), (2000.0, 2000.0), (0.13, 0.12)] {
        let last = ticks(end).last().expect("0 at least");
        assert!((last - most).abs() < 1e-9, "{last}");
    }
    assert_eq!(short("python:/a/b/bot.py"), "bot.py");
    assert_eq!(short(&"ü".repeat(40)).chars().count(), 29);
}
