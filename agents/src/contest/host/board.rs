//! Location of the compiled board: `libduel_board.so` (crate `duel-board`), which cargo builds with this program.

use std::path::PathBuf;

const FILE: &str = "libduel_board.so";

pub fn module() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    let folder = program.parent()?;
    let places = [folder.to_path_buf(), folder.join("deps"), folder.join("../deps")];
    let found = places.into_iter().map(|place| place.join(FILE)).find(|file| file.is_file())?;
    found.canonicalize().ok()
}

pub fn assignment() -> String {
    let path = module().and_then(|path| serde_json::to_string(path.to_str()?).ok());
    format!("BOARD_MODULE = {}\n", path.as_deref().unwrap_or("None"))
}
