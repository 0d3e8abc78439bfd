//! Duel2048 has no Python side yet.

use turf_env::games::duel2048::Duel2048V1;

use super::PythonExport;
use super::syntax::Contract;

impl PythonExport for Duel2048V1 {
    const CONTRACT: Option<Contract> = None;

    fn code() -> (&'static str, Vec<&'static str>) {
        ("", vec![])
    }
}
