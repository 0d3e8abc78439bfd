//! Exported bots of a [`Script`]: they observe its positions by the text by which the rules' process does.

use serde_json::Value;

use super::definition::Script;
use super::encoding::ScriptEncoding;
use crate::contest::contents::{Contract, NETWORK, PythonExport, Values};
use crate::policy::file::{NetworkKind, PolicyError, PolicyFile};
use crate::policy::look_ahead::LookAhead;
use crate::policy::{LOOK_AHEAD, NetBot, Reward};

pub(super) fn export(script: Script) -> PythonExport<Script> {
    PythonExport {
        contract: Contract { top_level: "Bot", imports: "array,copy,inspect,itertools,json,math,operator" },
        text: include_str!("../python/rules/exported.py"),
        parts: vec![NETWORK, include_str!("../python/rules/sight.py")],
        values,
        references: |script, policy| {
            let encoding = ScriptEncoding(script);
            vec![match policy.reward {
                Some(reward) if policy.look_ahead > 0 => {
                    Box::new(LookAhead::of(encoding, policy, reward, policy.look_ahead, usize::MAX))
                }
                _ => Box::new(NetBot::of(encoding, policy)),
            }]
        },
        settings: vec![script.definition().told.settings.clone()],
    }
}

fn values(script: Script, file: &PolicyFile) -> Result<Values, PolicyError> {
    let definition = script.definition();
    let actions = definition.actions.iter().map(|action| action.value().clone()).collect();
    // A text in JSON is one in Python, too.
    let text = |value: &Value| Value::from(value.to_string()).to_string();
    let depth = file.notes.get(LOOK_AHEAD).and_then(|plies| plies.parse().ok()).unwrap_or(0u32);
    let reward = Reward::of_notes(&file.notes).filter(|_| depth > 0);
    if reward.is_some() && (definition.told.simultaneous || definition.told.hidden) {
        let why = "a bot.py does not guess what is hidden: export it with --look-ahead 0";
        return Err(PolicyError::Mismatch(why.into()));
    }
    let rates = if file.network()?.kind == NetworkKind::Afterstates { "True" } else { "False" };
    let ahead = reward.map_or(format!("0, 1.0, 1.0, {rates}"), |reward| {
        format!("{depth}, {:?}, {:?}, {rates}", reward.gamma as f64, reward.end_reward as f64)
    });
    let values =
        [("observed", text(&definition.observed)), ("actions", text(&Value::Array(actions))), ("ahead", ahead)];
    Ok(values.into())
}
