// Puts an editor over each <textarea data-editor="python">. The textarea stays the form's field.
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { diagnosticCount, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers, showPanel } from "@codemirror/view";
import chinese from "./chinese.js";
import { colours, theme } from "./theme.js";

const SEVERITIES = { error: "error", banned: "error", info: "info" }; // all others: warning
const LEAVES = 10_000; // milliseconds in which Tab leaves after Escape

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Returns a diagnostic for each line of each finding; lines that the text lacks are left out. */
function diagnostics(doc, findings) {
    const at = ({ kind, what, fix }) => n => {
        const line = doc.line(n);
        const from = line.from + line.text.search(/\S|$/);
        return { from, to: line.to, severity: SEVERITIES[kind] ?? "warning", message: fix ? `${what}\n${fix}` : what };
    };
    return findings.flatMap(finding => finding.lines.filter(n => n >= 1 && n <= doc.lines).map(at(finding)));
}

/** Builds the line under the text, which tells how the keyboard leaves it. */
function hint(view) {
    const dom = document.createElement("div");
    dom.id = "hint";
    const say = state => {
        const words = [state.phrase("Tab indents; Escape, then Tab leaves.")];
        if (diagnosticCount(state)) words.push(state.phrase("F8 goes to the next finding."));
        dom.textContent = words.join(" ");
    };
    say(view.state);
    return { dom, update: update => say(update.state) };
}

function extensions(textarea, colouring) {
    const label = textarea.getAttribute("aria-label") ?? textarea.labels[0]?.textContent.trim() ?? "Python";
    const writing = [
        history(),
        indentOnInput(),
        // At keyup, since CodeMirror's own shorter time starts at keydown.
        EditorView.domEventHandlers({ keyup: (event, view) => void (event.key === "Escape" && view.setTabFocusMode(LEAVES)) }),
        keymap.of([...historyKeymap, indentWithTab]),
        showPanel.of(hint),
        EditorView.contentAttributes.of({ "aria-describedby": "hint" }),
    ];
    return [
        textarea.readOnly ? EditorState.readOnly.of(true) : writing,
        keymap.of([...searchKeymap, ...lintKeymap, ...defaultKeymap]),
        pythonLanguage,
        indentUnit.of("    "),
        syntaxHighlighting(colours),
        lintGutter(),
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        bracketMatching(),
        search({ top: true }),
        colouring.of(theme(dark.matches)),
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
        document.documentElement.lang.startsWith("zh") ? EditorState.phrases.of(chinese) : [],
    ];
}

function upgrade(textarea) {
    const colouring = new Compartment();
    const push = update => {
        if (!update.docChanged) return;
        const value = update.state.doc.toString();
        if (value === textarea.value) return;
        textarea.value = value;
        textarea.dispatchEvent(new Event("input", { bubbles: true }));
    };
    // Styles in a shadow root are constructed ones, which no style-src of the page stops.
    const host = document.createElement("div");
    const view = new EditorView({
        doc: textarea.value,
        extensions: [extensions(textarea, colouring), EditorView.updateListener.of(push)],
        parent: host.attachShadow({ mode: "open" }),
    });
    view.dom.style.setProperty("--rows", textarea.rows);

    const pull = () => {
        const { doc } = view.state;
        if (doc.toString() !== textarea.value) view.dispatch({ changes: { from: 0, to: doc.length, insert: textarea.value } });
    };
    const mark = () => {
        const findings = JSON.parse(textarea.dataset.findings || "[]");
        view.dispatch(setDiagnostics(view.state, diagnostics(view.state.doc, findings)));
    };
    mark();
    new MutationObserver(mark).observe(textarea, { attributeFilter: ["data-findings"] });
    textarea.addEventListener("input", pull);
    textarea.form?.addEventListener("reset", () => setTimeout(pull));
    addEventListener("pageshow", pull);
    dark.addEventListener("change", () => view.dispatch({ effects: colouring.reconfigure(theme(dark.matches)) }));

    for (const label of textarea.labels) label.addEventListener("click", () => view.focus());
    textarea.required = false; // A browser refuses an empty field only where it can be seen; the server does it here.
    textarea.style.display = "none";
    textarea.after(host);
    const jump = () => {
        const line = Number(/^#L(\d+)$/.exec(location.hash)?.[1]);
        if (!line) return;
        const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
        view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
        view.focus();
    };
    jump();
    addEventListener("click", event => void (event.target.closest('a[href^="#L"]') && setTimeout(jump)));
}

function upgradeAll() {
    document.querySelectorAll('textarea[data-editor="python"]').forEach(upgrade);
}

if (document.readyState === "loading") addEventListener("DOMContentLoaded", upgradeAll);
else upgradeAll();
