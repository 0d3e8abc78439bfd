"""mkdocs hook for what Markdown does not offer."""

import re


def on_page_content(html, **_):
    """Takes Sphinx's roles (:class:`NAME`) out of docstrings, and keeps short code on one line."""
    html = re.sub(r":(?:class|func|meth|attr|mod):(<code>)~?", r"\1", html)
    return re.sub(r"<code>([^<]{1,24}</code>)", r'<code class="short">\1', html)
