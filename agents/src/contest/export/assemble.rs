fn indented(code: &str, indent: &str) -> String {
    let line = |line: &str| {
        if line.is_empty() { String::new() } else { format!("{indent}{line}") }
    };
    code.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Replaces the line `# {{parts}}` of `template` by `parts`, indented like it, and each `{{name}}` by its value.
pub fn assemble(template: &str, parts: &[&str], values: &[(&str, String)]) -> String {
    let mark = "# {{parts}}";
    let place = template.find(mark).expect("a template has a place for the parts");
    let indent = &template[template[..place].rfind('\n').map_or(0, |at| at + 1)..place];
    let pasted: Vec<String> = parts.iter().map(|part| indented(part.trim_end(), indent)).collect();
    let mut code = template.replace(&format!("{indent}{mark}"), &pasted.join("\n\n"));
    for (name, value) in values {
        code = code.replace(&format!("{{{{{name}}}}}"), value);
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_moved_in_and_names_filled() {
        let template = "def f():\n    # {{parts}}\n    return {{x}}\n";
        let code =
            assemble(template, &["def g():\n    pass\n\n    # end\n", "def h():\n    pass\n"], &[("x", "7".into())]);
        let wanted =
            "def f():\n    def g():\n        pass\n\n        # end\n\n    def h():\n        pass\n    return 7\n";
        assert_eq!(code, wanted);
    }
}
