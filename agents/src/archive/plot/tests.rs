use turf_env::games::{duel2048::Duel2048V1, paper::PaperV1, stellar::StellarV1};

use super::measure::Measured;
use super::*;
use crate::archive::replay::tests::played;
use crate::play::record::BotId;

fn is_svg(svg: &str) -> bool {
    svg.starts_with("<svg")
        && svg.trim_end().ends_with("</svg>")
        && svg.matches("<text").count() == svg.matches("</text>").count()
}

#[test]
fn every_game_has_its_curves() {
    fn check<E: turf_env::Encoding>(names: &[&str])
    where
        E::Game: Measured + crate::catalogue::builtin::BuiltinBots,
    {
        let mut replay = played::<E>(4);
        replay.bots[1] = BotId::named("/some/where/<b>&.py");
        let pictures = of_game::pictures(&replay).unwrap();
        assert_eq!(pictures.iter().map(|p| &*p.name).collect::<Vec<_>>(), names);
        for picture in &pictures {
            assert!(is_svg(&picture.svg), "{}", picture.svg);
            assert!(picture.svg.contains("&lt;b&gt;&amp;.py") && !picture.svg.contains("/some"));
            assert!(picture.svg.contains("<polyline"), "{}", picture.name);
        }
    }
    check::<PaperV1>(&["areas", "heads", "head-to-trail", "share"]);
    check::<Duel2048V1>(&["points", "tiles", "highest", "share"]);
    check::<StellarV1>(&["troops", "nodes", "share"]);
}

#[test]
fn a_set_has_two_pictures_and_highlights() {
    let sides: Vec<_> = (0..6)
        .flat_map(|seed| of_set::sides(&played::<PaperV1>(seed)))
        .collect();
    let pictures = of_set::pictures(&sides, "area (cells)", &[]).unwrap();
    assert_eq!(
        pictures.iter().map(|p| &*p.name).collect::<Vec<_>>(),
        ["bots", "scatter"]
    );
    let count = |svg: &str, colour: RGBColor| {
        let RGBColor(r, g, b) = colour;
        svg.matches(&format!("fill=\"#{r:02X}{g:02X}{b:02X}\"")).count()
    };
    let scatter = &pictures[1].svg;
    assert!(pictures.iter().all(|p| is_svg(&p.svg)));
    assert_eq!(
        scatter.matches("<circle").count(),
        sides.len() + 2,
        "and two in the legend"
    );
    assert_eq!((count(scatter, COLOURS[0]), count(scatter, COLOURS[1])), (7, 7));
    let chosen = of_set::pictures(&sides, "area (cells)", &[sides[0].name.clone()]).unwrap();
    assert_eq!(
        (count(&chosen[1].svg, COLOURS[0]), count(&chosen[1].svg, QUIET)),
        (7, 6)
    );
}

#[test]
fn ticks_and_names_are_short() {
    assert_eq!(
        [0.0, -0.0, 0.25, 1500.0, 0.1 + 0.2].map(|x| tick(&x)),
        ["0", "0", "0.25", "1500", "0.3"]
    );
    assert_eq!(short("python:/a/b/bot.py"), "bot.py");
    assert_eq!(short(&"ü".repeat(40)).chars().count(), 29);
}
