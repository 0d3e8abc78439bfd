//! Location of the compiled board: `libduel_board.so` (crate `duel-board`), which cargo builds with this program.

use std::path::PathBuf;

use crate::notice::notice;

const FILE: &str = "libduel_board.so";

pub fn module() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    let folder = program.parent()?;
    let places = [folder.to_path_buf(), folder.join("deps"), folder.join("../deps")];
    let found = places.into_iter().map(|place| place.join(FILE)).find(|file| file.is_file())?;
    found.canonicalize().ok()
}

/// Returns the line of Python that names the board. Without one it says what that costs.
pub fn assignment() -> String {
    let path = module().and_then(|path| serde_json::to_string(path.to_str()?).ok());
    if path.is_none() {
        let program = std::env::current_exe().unwrap_or_default();
        notice(format_args!(
            "duel2048's Python bots play on a board in plain Python and may lose on time: no {FILE} beside {}",
            program.display()
        ));
    }
    format!("BOARD_MODULE = {}\n", path.as_deref().unwrap_or("None"))
}
