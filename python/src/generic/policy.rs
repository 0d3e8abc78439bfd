//! Networks and exports of policy files.

use std::sync::Arc;

use turf_agents::Offered;
use turf_agents::contest::export::bot_file;
use turf_agents::policy::file::{NetworkSpec, PolicyError, PolicyFile};
use turf_agents::policy::net::{Dims, Net, check, tensor_shapes};
use turf_env::Encoding;

use super::{Main, Playable};

pub fn network<E: Playable>(file: &PolicyFile) -> Result<Arc<Net>, PolicyError> {
    Net::new::<E>(file).map(Arc::new)
}

pub fn shapes<E: Playable>(network: &NetworkSpec) -> Result<Vec<(String, Vec<usize>)>, String> {
    let dims = Dims::of::<E>();
    check(network, &dims)?;
    Ok(tensor_shapes(network, &dims))
}

/// Returns true if the file belongs to the game's built-in planner.
pub fn plans<E: Playable>(file: &PolicyFile) -> bool {
    <E::Game as Offered>::search_policy(file).is_some()
}

pub fn export<E: Playable>(file: &PolicyFile) -> Result<String, PolicyError> {
    if !plans::<E>(file) && file.encoding != Main::<E>::NAME {
        let why = format!("no contest's file is made from a policy for {}", file.encoding);
        return Err(PolicyError::Mismatch(why));
    }
    bot_file::<Main<E>>(file)
}
