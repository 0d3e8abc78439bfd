"""mkdocs hook: docstrings name classes and functions as Sphinx does, :class:`NAME`; the book shows the name alone."""

import re


def on_page_content(html, **_):
    """Takes the roles out of a page."""
    return re.sub(r":(?:class|func|meth|attr|mod):(<code>)~?", r"\1", html)
