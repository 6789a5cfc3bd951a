#!/usr/bin/env bash
# CSS.supports of julia-browser is true for container queries, columns, sticky positions and more that have no effect.
#
# Expected: A property or selector for which `CSS.supports` is true in julia-browser has its effect on a page's frames.
# A page that tests for it can depend on it. A box with a size has a frame.
# Found: Container queries, columns, `:has()`, `:nth-child(2 of .a)`, vertical writing, sticky positions, perspective
# and motion paths are supported, and have no effect. Rules for a container are not applied, and items of a vertical
# block start at its left. Only subgrid is reported as what it is, unsupported. A shape of SVG has a frame of 0. A box
# of 50 × 5 that contains an empty icon has one too, and the box after it is at the top.
# Tested with julia-browser 3.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install julia-browser==3.0.0
cd "$folder"
cat >look.py <<'PYTHON'
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version

from julia_browser import Browser

ITEM = 'id="item" style="width: 20px; height: 10px"'
STICKY = ITEM.replace("20px;", "20px; position: sticky; top: 0;")
# What is tested for, the document, and the item's frame in CSS.
CASES = {
    "container query": (
        "(container-type: inline-size)",
        '<style>#item { height: 10px } @container (min-width: 200px) { #item { width: 20px } }</style>'
        '<div style="container-type: inline-size; width: 300px"><div id="item"></div></div>',
        "0 0 20 10",
    ),
    "columns": (
        "(columns: 2)",
        '<div style="columns: 2; column-gap: 10px; width: 110px"><div style="height: 10px"></div>'
        f'<div {ITEM}></div></div>',
        "60 0 20 10",
    ),
    ":has()": (
        "selector(:has(b))",
        '<style>#item:has(b) { width: 20px }</style><div id="item" style="height: 10px"><b>b</b></div>',
        "0 0 20 10",
    ),
    ":nth-child(2 of .a)": (
        "selector(:nth-child(2 of .a))",
        '<style>body { margin: 0 } div { height: 5px } :nth-child(2 of .a) { width: 20px }</style>'
        '<div class="a"></div><div></div><div class="a" id="item"></div>',
        "0 10 20 5",
    ),
    "vertical writing": (
        "(writing-mode: vertical-rl)",
        f'<div style="writing-mode: vertical-rl; width: 100px; height: 60px"><div {ITEM}></div></div>',
        "80 0 20 10",
    ),
    "sticky, scrolled by 60": (
        "(position: sticky)",
        f'<div id="list" style="height: 50px; overflow: auto"><div style="height: 30px"></div><div {STICKY}></div>'
        '<div style="height: 200px"></div></div><script>document.getElementById("list").scrollTop = 60</script>',
        "0 0 20 10",
    ),
    "perspective": (
        "(perspective: 100px)",
        '<div style="perspective: 100px; width: 100px">'
        '<div id="item" style="height: 20px; transform: rotateY(60deg)"></div></div>',
        "6 -8 61 35",
    ),
    "motion path": (
        "(offset-path: path('M0 0 H100'))",
        f'<div {ITEM[:-1]}; offset-path: path(\'M0 0 H100\'); offset-distance: 50%"></div>',
        "40 -5 20 10",
    ),
    "subgrid": (
        "(grid-template-columns: subgrid)",
        '<div style="display: grid; grid-template-columns: 30px 60px; width: 90px"><div style="display: grid; '
        'grid-column: 1 / 3; grid-template-columns: subgrid"><div></div>'
        '<div id="item" style="height: 5px"></div></div></div>',
        "30 0 60 5",
    ),
    "shape": (
        "(display: block)",
        '<svg style="display: block" width="30" height="10" viewBox="0 0 60 20">'
        '<rect id="item" x="20" width="20" height="20"/></svg>',
        "10 0 10 10",
    ),
    "box with an empty icon": (
        "(display: block)",
        '<div id="item" style="width: 50px; height: 5px"><i></i></div>',
        "0 0 50 5",
    ),
    "box after it": (
        "(display: block)",
        f'<div style="width: 50px; height: 5px"><i></i></div><div {ITEM}></div>',
        "0 5 20 10",
    ),
}
FRAME = """(() => {
  const frame = document.getElementById("item").getBoundingClientRect()
  return [frame.x, frame.y, frame.width, frame.height].map(Math.round).join(" ")
})()"""


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        number = self.path.strip("/")
        body = list(CASES.values())[int(number)][1] if number.isdigit() else ""
        self.send_response(200)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(f"<!doctype html><style>body {{ margin: 0 }}</style>{body}".encode())

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print("julia-browser", version("julia-browser"), "(x, y, width and height)")
with Browser() as browser:
    for number, (name, (query, _, expected)) in enumerate(CASES.items()):
        browser.open(f"http://127.0.0.1:{server.server_port}/{number}")
        supported = browser.eval(f'CSS.supports("{query}")')
        print(f"{name}: supported {supported}, {browser.eval(FRAME)}, in CSS {expected}")
PYTHON
HOME="$folder" venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
julia-browser 3.0.0 (x, y, width and height)
container query: supported True, 0 0 300 10, in CSS 0 0 20 10
columns: supported True, 0 10 20 10, in CSS 60 0 20 10
:has(): supported True, 0 0 1280 10, in CSS 0 0 20 10
:nth-child(2 of .a): supported True, 0 10 1280 5, in CSS 0 10 20 5
vertical writing: supported True, 0 0 20 10, in CSS 80 0 20 10
sticky, scrolled by 60: supported True, 0 -30 20 10, in CSS 0 0 20 10
perspective: supported True, 0 0 100 20, in CSS 6 -8 61 35
motion path: supported True, 0 0 20 10, in CSS 40 -5 20 10
subgrid: supported False, 0 0 90 5, in CSS 30 0 60 5
shape: supported True, 0 0 0 0, in CSS 10 0 10 10
box with an empty icon: supported True, 0 0 0 0, in CSS 0 0 50 5
box after it: supported True, 0 0 20 10, in CSS 0 5 20 10
SEEN
