#!/usr/bin/env bash
# stretchable, a binding of Taffy, puts boxes of a grid into other cells than Chromium and another renderer on Taffy.
#
# Expected: stretchable and Blitz, a renderer of HTML that uses Taffy, lay out a simple grid as Chromium does.
# Found: Blitz does. In stretchable the first implicit row has no height from `grid-auto-rows` if the template has no
# rows: three rows of 15 are 30 high, and two boxes are at the top. A box for column 1 that follows one for column 3
# stays in the first row; the order of a sparse grid puts it into the second. The gap next to tracks that `auto-fit`
# collapsed stays: two boxes are 45 wide instead of 47.5.
# Tested with stretchable 1.1.8, blitz-py 0.5.0 and Chromium 156.0.8078.108 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium >/dev/null || apt-get install -y -qq --no-install-recommends chromium >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install stretchable==1.1.8 blitz-py==0.5.0 Pillow==13.0.0
cat >"$folder/grids.py" <<'PYTHON'
import io
import json
import re
import subprocess
import sys
from importlib.metadata import version

import blitz_py
from PIL import Image
from stretchable import Node

COLORS = [(255, 0, 0), (0, 255, 0), (0, 0, 255)]
folder = sys.argv[1]
grids = {
    "rows of 15": ("width: 100px; grid-auto-rows: 15px", ["", "", ""]),
    "column 3, then column 1": (
        "width: 90px; grid-template-columns: 30px 30px 30px",
        ["grid-column: 3; height: 8px", "grid-column: 1; height: 8px"],
    ),
    "auto-fit with a gap of 5": (
        "width: 100px; column-gap: 5px; grid-template-columns: repeat(auto-fit, minmax(20px, 1fr))",
        ["height: 8px", "height: 8px"],
    ),
}


def markup(style, boxes, color=False):
    colors = [f"background: rgb{COLORS[index]}; " if color else "" for index in range(len(boxes))]
    inner = "".join(f'<div style="{one}{box}"></div>' for one, box in zip(colors, boxes))
    return f'<div style="display: grid; {style}">{inner}</div>'


def chromium():
    script = """<script>document.body.innerText = JSON.stringify(Array.from(document.body.children, grid =>
      Array.from(grid.children, box => [box.getBoundingClientRect(), grid.getBoundingClientRect()].map(r => [r.x, r.y, r.width,
      r.height])).map(([box, grid]) => [box[0], box[1] - grid[1], box[2], box[3]])).filter(boxes => boxes.length))</script>"""
    with open(f"{folder}/page.html", "w", encoding="utf-8") as file:
        page = "".join(markup(*grid) for grid in grids.values())
        file.write(f"<!doctype html><style>body {{ margin: 0 }}</style>{page}{script}")
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile", "--dump-dom"]
    page = subprocess.run(["chromium", *options, f"file://{folder}/page.html"], capture_output=True, check=True).stdout.decode()
    return json.loads(re.search(r"\[\[\[.*\]\]\]", page)[0])


def stretchable(style, boxes):
    grid = Node.from_xml(markup(style, boxes))
    grid.compute_layout(use_rounding=False)
    return [[frame.x, frame.y, frame.width, frame.height] for frame in (box.get_box() for box in grid)]


def blitz(style, boxes):
    """Returns the frames of colored boxes in an image, rounded to pixels."""
    page = "<!doctype html><style>body { margin: 0 }</style>" + markup(style, boxes, color=True)
    image = Image.open(io.BytesIO(blitz_py.render_png(page, width=200, height=100))).convert("RGB")
    frames = []
    for color in COLORS[:len(boxes)]:
        at = [(x, y) for x in range(200) for y in range(100) if image.getpixel((x, y)) == color]
        left, top = min(x for x, _ in at), min(y for _, y in at)
        frames.append([left, top, max(x for x, _ in at) + 1 - left, max(y for _, y in at) + 1 - top])
    return frames


print("stretchable", version("stretchable"), "blitz-py", version("blitz-py"), end=", ")
print(subprocess.run(["chromium", "--version"], capture_output=True, check=True).stdout.decode().split(" built")[0])
expected = {
    "rows of 15": [[0, 0, 100, 0], [0, 0, 100, 15], [0, 15, 100, 15]],
    "column 3, then column 1": [[60, 0, 30, 8], [0, 0, 30, 8]],
    "auto-fit with a gap of 5": [[0, 0, 45, 8], [50, 0, 45, 8]],
}
right = [
    [[0, 0, 100, 15], [0, 15, 100, 15], [0, 30, 100, 15]],
    [[60, 0, 30, 8], [0, 8, 30, 8]],
    [[0, 0, 47.5, 8], [52.5, 0, 47.5, 8]],
]
for (name, grid), browser, want in zip(grids.items(), chromium(), right, strict=True):
    tree, image = stretchable(*grid), blitz(*grid)
    print(f"{name}: Chromium {browser}, Blitz {image}, stretchable {tree}")
    assert browser == want and tree == expected[name]
    assert all(abs(one - other) <= 1 for seen, frame in zip(image, want) for one, other in zip(seen, frame))
PYTHON
"$folder/venv/bin/python" "$folder/grids.py" "$folder"
