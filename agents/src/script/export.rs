//! Exported bots of a [`Script`]: they observe its positions by the text by which the rules' process does.

use serde_json::Value;

use super::definition::Script;
use super::encoding::ScriptEncoding;
use crate::contest::contents::{Contract, NETWORK, PythonExport};
use crate::policy::NetBot;

pub(super) fn export(script: Script) -> PythonExport<Script> {
    PythonExport {
        contract: Contract { top_level: "Bot", imports: "array,inspect,itertools,json,math,operator" },
        text: include_str!("../python/rules/exported.py"),
        parts: vec![NETWORK, include_str!("../python/rules/sight.py")],
        values: |script, _| {
            let definition = script.definition();
            let actions = definition.actions.iter().map(|action| action.value().clone()).collect();
            // A text in JSON is one in Python, too.
            let text = |value: &Value| Value::from(value.to_string()).to_string();
            Ok(vec![("observed", text(&definition.observed)), ("actions", text(&Value::Array(actions)))])
        },
        references: |script, policy| vec![Box::new(NetBot::of(ScriptEncoding(script), policy))],
        settings: vec![script.definition().told.settings.clone()],
    }
}
