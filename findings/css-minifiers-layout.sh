#!/usr/bin/env bash
# Minifiers of CSS change the layout: they disable rules for orientations and containers, and calculations with insets.
#
# Expected: A minified style sheet has the effect of the original in a current browser, at least for media queries,
# insets of the safe area, flexible boxes and rotations.
# Found: Only rcssmin and minify-html preserve every effect. csscompressor and csscompress delete the parentheses around
# a condition with an aspect ratio. Four tools write `not(orientation:…)` and `card(inline-size>…)`, which are functions
# to a browser, so that the rules never apply. `0px` becomes `0` in `max()` and in custom properties, where it makes a
# calculation invalid: the padding is 0 instead of 12. cssmin deletes the spaces around `+`. `0 0` becomes `0`, which is
# centered in the other axis; `rotate:0` is invalid. A flex basis of 0% becomes 0, so that a box in a column collapses.
# tdewolff's minify replaces one of 0px by 0%, so that it does not.
# Tested with rcssmin 1.3.0, csscompressor 0.9.5, csscompress 0.1.0, cssmin 0.2.0, css-html-js-minify 2.5.5, minify-html
# 0.18.1, minify 2.12.4 and Chromium 156.0.8078.108 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium >/dev/null || apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1
[ "$(dpkg-query --show --showformat='${Version}' minify 2>/dev/null || true)" = 2.12.4-2 ] ||
  apt-get install -y -qq --no-install-recommends minify=2.12.4-2 >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install rcssmin==1.3.0 csscompressor==0.9.5 csscompress==0.1.0 cssmin==0.2.0 \
  css-html-js-minify==2.5.5 minify-html==0.18.1
cat >"$folder/look.py" <<'PYTHON'
import json
import re
import subprocess
import sys

import csscompress
import csscompressor
import cssmin
import minify_html
import rcssmin
from css_html_js_minify import css_minify

folder = sys.argv[1]
tools = {
    "rcssmin": rcssmin.cssmin,
    "csscompressor": csscompressor.compress,
    "csscompress": csscompress.compress,
    "cssmin": cssmin.cssmin,
    "css-html-js-minify": css_minify,
    "minify-html": lambda css: minify_html.minify(f"<style>{css}</style>", minify_css=True)[7:].removesuffix("</style>"),
    "minify": lambda css: subprocess.run(["minify", "--type", "css"], input=css, capture_output=True, text=True, check=True).stdout,
}
# The rules, the property that is read from the box, and the box's surroundings. The window is 800 wide and landscape.
box = '<div class="box">text</div>'
cases = {
    "aspect ratio": ("@media (min-aspect-ratio: 1/9) { .box { left: 1px } }", "left", box),
    "not portrait": ("@media not (orientation: portrait) { .box { left: 1px } }", "left", box),
    "range of widths": ("@media (400px <= width <= 900px) { .box { left: 1px } }", "left", box),
    "container": (
        "@container card (inline-size > 400px) { .box { left: 1px } }",
        "left",
        f'<div style="container: card / inline-size; width: 500px">{box}</div>',
    ),
    "inset in calc()": (".box { left: calc(12px + env(safe-area-inset-left, 0px)) }", "left", box),
    "inset in a property": (".box { --inset: 0px; left: calc(12px + var(--inset)) }", "left", box),
    "max() with 0px": (".box { left: max(0px, 12px) }", "left", box),
    "object position": (".box { object-position: 0 0; }", "object-position", box),
    "rotated back": (".box { rotate: 90deg } @media (orientation: landscape) { .box { rotate: 0deg } }", "rotate", box),
    "flex basis of 0%": (
        ".box { flex: 1 1 0%; min-height: 0; line-height: 20px }",
        "height",
        f'<div style="display: flex; flex-direction: column">{box}</div>',
    ),
    "flex basis of 0px": (
        ".box { flex: 1 1 0px; min-height: 0; line-height: 20px }",
        "height",
        f'<div style="display: flex; flex-direction: column">{box}</div>',
    ),
}
pages = [
    {"css": rules if tool is None else tools[tool](rules), "property": name, "html": html}
    for rules, name, html in cases.values()
    for tool in (None, *tools)
]
script = """
const values = pages.map(({css, property, html}) => {
  const host = document.body.appendChild(document.createElement("section"));
  const root = host.attachShadow({mode: "open"});
  root.innerHTML = `<style>.box { position: relative; left: 0 }</style><style>${css}</style>${html}`;
  return getComputedStyle(root.querySelector(".box"))[property];
});
document.body.innerText = "VALUES " + JSON.stringify(values);
"""
with open(f"{folder}/page.html", "w", encoding="utf-8") as file:
    file.write("<!doctype html><body><script>const pages = " + json.dumps(pages).replace("</", "<\\/") + f";{script}</script>")
options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=800,600", f"--user-data-dir={folder}/profile"]
page = subprocess.run(["chromium", *options, "--dump-dom", f"file://{folder}/page.html"], capture_output=True, check=True)
values = iter(json.loads(re.search(r"VALUES (\[.*?\])<", page.stdout.decode())[1]))
for case in cases:
    original = next(values)
    changed = {}
    for tool in tools:
        value = next(values)
        if value != original:
            changed.setdefault(value, []).append(tool)
    others = "".join(f" | {value}: {', '.join(names)}" for value, names in changed.items())
    print(f"{case}: {original}{others}")
print(*(tools[tool](cases["aspect ratio"][0]) for tool in ("csscompressor",)))
print(*(tools[tool](cases["container"][0]) for tool in ("cssmin",)))
PYTHON
"$folder/venv/bin/python" "$folder/look.py" "$folder" | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
aspect ratio: 1px | 0px: csscompressor, csscompress
not portrait: 1px | 0px: csscompressor, csscompress, cssmin, css-html-js-minify
range of widths: 1px
container: 1px | 0px: csscompressor, csscompress, cssmin, css-html-js-minify
inset in calc(): 12px | 0px: cssmin
inset in a property: 12px | 0px: csscompressor, csscompress, cssmin, css-html-js-minify
max() with 0px: 12px | 0px: csscompressor, csscompress
object position: 0px 0px | 0px 50%: csscompressor, csscompress
rotated back: 0deg | 90deg: csscompressor, csscompress, css-html-js-minify, minify | none: minify-html
flex basis of 0%: 20px | 0px: csscompressor, csscompress, cssmin, css-html-js-minify
flex basis of 0px: 0px | 20px: minify
@mediamin-aspect-ratio:1/9{.box{left:1px}}
@container card(inline-size>400px){.box{left:1px}}
SEEN
