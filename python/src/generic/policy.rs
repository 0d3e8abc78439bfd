//! Networks and exports of policy files.

use std::sync::Arc;

use turf_agents::Offered;
use turf_agents::contest::export::bot_file;
use turf_agents::policy::file::{NetworkSpec, PolicyError, PolicyFile};
use turf_agents::policy::net::{Dims, Net, check, tensor_shapes};
use turf_env::Encoding;

use super::Playable;

pub fn network<E: Playable>(encoding: E, file: &PolicyFile) -> Result<Arc<Net>, PolicyError> {
    Net::new(encoding, file).map(Arc::new)
}

pub fn shapes<E: Playable>(encoding: E, network: &NetworkSpec) -> Result<Vec<(String, Vec<usize>)>, String> {
    let dims = Dims::of(encoding);
    check(network, &dims)?;
    Ok(tensor_shapes(network, &dims))
}

pub fn export<E: Playable>(encoding: E, file: &PolicyFile) -> Result<String, PolicyError> {
    if encoding.rules().search_policy(file).is_none() && file.encoding != encoding.rules().encoding().shape().name {
        let why = format!("no contest's file is made from a policy for {}", file.encoding);
        return Err(PolicyError::Mismatch(why));
    }
    bot_file(encoding.rules().encoding(), file)
}
