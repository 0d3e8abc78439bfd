//! Bots as Python names them.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::prelude::*;
use turf_agents::Offered;
use turf_agents::policy::LoadedPolicy;
use turf_agents::policy::file::PolicyFile;
use turf_agents::spec::BotSpec;
use turf_agents::tournament::plan::Entrant;

use super::{Main, Playable};

/// A policy read from a file or made in memory.
#[derive(Clone)]
pub struct Loaded {
    pub file: Arc<PolicyFile>,
    pub path: Option<PathBuf>,
}

pub enum NamedBot {
    Spec(String),
    /// With its SPEC on this machine.
    Entrant(Entrant, String),
    Policy(Loaded),
    Callable(Py<PyAny>),
}

impl NamedBot {
    /// Returns the bots of a SPEC or a policy. `None` for a callable.
    pub fn in_rust<E: Playable>(&self, encoding: E) -> Result<Option<BotSpec<Main<E>>>, String> {
        let parsed = |spec: &str| BotSpec::parse(encoding.rules().encoding(), spec).map_err(|e| e.to_string());
        match self {
            Self::Spec(spec) => parsed(spec).map(Some),
            Self::Entrant(entrant, spec) => entrant.source(encoding.rules().encoding(), spec).map(Some),
            Self::Policy(Loaded { path: Some(path), .. }) => parsed(&format!("policy:{}", path.display())).map(Some),
            Self::Policy(policy) => {
                let ready = LoadedPolicy::new(encoding.rules().encoding(), &policy.file).map_err(|e| e.to_string())?;
                BotSpec::of_policy(encoding.rules().encoding(), "policy", ready).map(Some).map_err(|e| e.to_string())
            }
            Self::Callable(_) => Ok(None),
        }
    }
}
