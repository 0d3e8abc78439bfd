// How the editor looks, light and dark; every colour of text has a contrast of at least 4.5 on its ground.
import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

function triangle(fill, stroke) {
    const path = `<path fill="${fill}" stroke="${stroke}" stroke-width="4" stroke-linejoin="round" d="M20 6L37 35L3 35Z"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${path}</svg>`;
    return `url('data:image/svg+xml,${encodeURIComponent(svg)}')`;
}

const LIGHT = {
    "--ground": "#fff", "--aside": "#f0f3f6", "--line": "#cfd6de", "--text": "#17202b", "--dim": "#505d6d", "--active": "#f3f6fa",
    "--focus": "#806000", "--keyword": "#7a35b8", "--string": "#0a6640", "--value": "#0b62bd", "--name": "#a8430d", "--meta": "#735600",
    "--match": "#fff3a8", "--current": "#ffe0c4", "--warning": triangle("#ffb000", "#8a5a00"),
};
const DARK = {
    "--ground": "#171e27", "--aside": "#10151c", "--line": "#2c3643", "--text": "#e8edf4", "--dim": "#a3afbf", "--active": "#1e2732",
    "--focus": "#ffe866", "--keyword": "#c9a4ff", "--string": "#8fd694", "--value": "#6cb6ff", "--name": "#ff9f6b", "--meta": "#ffe08a",
    "--match": "#1d4447", "--current": "#5a3712", "--warning": triangle("#ffd75e", "#ffb000"),
};

export const colours = HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword], color: "var(--keyword)" },
    { tag: [tags.string, tags.special(tags.string)], color: "var(--string)" },
    { tag: [tags.number, tags.bool, tags.null, tags.self, tags.escape], color: "var(--value)" },
    { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)], color: "var(--name)" },
    { tag: tags.meta, color: "var(--meta)" },
    { tag: tags.comment, color: "var(--dim)", fontStyle: "italic" },
    { tag: tags.invalid, textDecoration: "underline wavy" },
]);

export function theme(dark) {
    const button = {
        minHeight: "30px", padding: "0 8px", border: "1px solid var(--line)", borderRadius: "6px",
        background: "var(--ground)", color: "var(--text)", fontSize: "inherit",
    };
    const rules = {
        "&": {
            ...(dark ? DARK : LIGHT),
            colorScheme: dark ? "dark" : "light",
            maxHeight: "75vh",
            border: "1px solid var(--line)",
            borderRadius: "8px",
            overflow: "hidden",
            background: "var(--ground)",
            color: "var(--text)",
            fontSize: "14px",
        },
        "&.cm-focused": { outline: "2px solid var(--focus)", outlineOffset: "1px" },
        ".cm-scroller": {
            fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
            lineHeight: 1.45,
            overflow: "auto",
        },
        ".cm-content, .cm-gutter": { minHeight: "min(calc(var(--rows) * 1.45em), 60vh)" },
        ".cm-gutters": { border: "none", background: "var(--aside)", color: "var(--dim)" },
        ".cm-activeLine": { background: "var(--active)" },
        ".cm-activeLineGutter": { background: "var(--line)", color: "var(--text)" },
        ".cm-searchMatch": { background: "var(--match)" },
        ".cm-searchMatch-selected": { background: "var(--current)" },
        ".cm-lint-marker-warning": { content: "var(--warning)" },
        ".cm-panels": { background: "var(--aside)", color: "var(--text)", fontSize: "13px" },
        ".cm-panels-top": { borderBottom: "1px solid var(--line)" },
        ".cm-panels-bottom": { borderTop: "1px solid var(--line)" },
        "#hint": { padding: "3px 8px", color: "var(--dim)" },
        ".cm-button, .cm-textfield": button,
        ".cm-panel.cm-search, .cm-panel.cm-gotoLine": { padding: "6px 30px 6px 8px" },
        ".cm-panel.cm-search label": { fontSize: "inherit" },
        ".cm-panel [name=close], .cm-dialog-close": { width: "26px", height: "26px", color: "inherit", fontSize: "18px" },
        ".cm-tooltip": {
            maxWidth: "min(36rem, calc(100vw - 2rem))",
            border: "1px solid var(--line)",
            background: "var(--aside)",
            color: "var(--text)",
            fontSize: "13px",
        },
        // A smaller font makes phones zoom in.
        "@media (pointer: coarse)": { ".cm-scroller, .cm-textfield": { fontSize: "16px" }, "#hint": { display: "none" } },
    };
    return EditorView.theme(rules, { dark });
}
