#!/usr/bin/env bash
# Readers of SVG that return bounding boxes count definitions and hidden shapes, and round corners outwards.
#
# Expected: The bounding box of a shape is where it is drawn, whether it is in a group, in a symbol or used, and what is
# not drawn has none. At least the three readers agree about it, and two functions of one reader do.
# Found: svgpathtools rounds corners of a radius of 30 in a square of 20 outwards, to 40. Its svg2paths2 counts
# definitions and clip paths, and not what uses them, and ignores groups; Document.paths applies groups, and has neither
# used nor nested shapes. Both count what display="none" hides, as Qt does, and refuse percentages. svgelements has a
# symbol twice, where it is defined and where it is used, both without the scale of its viewBox, and a text is a point.
# In Qt 50% of a viewBox of 200 is 50. Only svgelements applies the viewBox, a transform in a style and a nested svg.
# Tested with svgelements 1.9.6, svgpathtools 1.8.0 and PySide6 6.12.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show libegl1 libgl1 libfontconfig1 libxkbcommon0 libdbus-1-3 >/dev/null 2>&1 ||
  apt-get install -y -qq libegl1 libgl1 libfontconfig1 libxkbcommon0 libdbus-1-3 >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install svgelements==1.9.6 svgpathtools==1.8.0 pyside6-essentials==6.12.0
cat >"$folder/look.py" <<'PYTHON'
import io
import sys
from importlib.metadata import version

from PySide6.QtGui import QGuiApplication
from PySide6.QtSvg import QSvgRenderer
from svgelements import SVG, Shape, Text
from svgpathtools import Document, svg2paths2

SQUARE = 'id="t" x="10" y="10" width="20" height="20"'
DRAWINGS = {
    "square (10 10 30 30)": ("", f"<rect {SQUARE}/>"),
    "in a group moved by 50 (60 10 80 30)": ("", f'<g transform="translate(50,0)"><rect {SQUARE}/></g>'),
    "moved by a style (60 10 80 30)": ("", f'<rect {SQUARE} style="transform: translate(50px, 0px)"/>'),
    "in a viewBox of 50 (20 20 60 60)": ('viewBox="0 0 50 50"', f"<rect {SQUARE}/>"),
    "50% of a viewBox of 200 (50 5 70 15)": ('viewBox="0 0 200 200"',
        '<rect id="t" x="50%" y="10" width="20%" height="20"/>'),
    "corners of 30 (10 10 30 30)": ("", f'<rect {SQUARE} rx="30"/>'),
    "hidden (none)": ("", f'<rect {SQUARE} display="none"/>'),
    "used at 30, 40 (30 40 50 60)": ("",
        '<defs><rect id="a" width="20" height="20"/></defs><use id="t" href="#a" x="30" y="40"/>'),
    "symbol of 10 used with 20 (30 40 50 60)": ("", '<symbol id="a" viewBox="0 0 10 10"><rect width="10" height="10"/>'
        '</symbol><use id="t" href="#a" x="30" y="40" width="20" height="20"/>'),
    "nested svg (55 15 65 25)": ("",
        f'<svg x="50" y="10" width="50" height="50" viewBox="0 0 100 100"><rect {SQUARE}/></svg>'),
    "clipped to 15 (10 10 15 15)": ("",
        f'<clipPath id="c"><rect width="15" height="15"/></clipPath><rect {SQUARE} clip-path="url(#c)"/>'),
    "text": ("", '<text id="t" x="10" y="50" font-size="20">Hello</text>'),
}


def shown(boxes):
    return ", ".join(" ".join(f"{float(part):g}" for part in box) for box in boxes) or "none"


def svgelements_boxes(text):
    return [shape.bbox() for shape in SVG.parse(io.StringIO(text)).elements() if isinstance(shape, (Shape, Text))]


def svgpathtools_boxes(paths):
    return [(left, top, right, bottom) for left, right, top, bottom in (path.bbox() for path in paths)]


def attempt(read):
    try:
        return shown(read())
    except ValueError:
        return "refused"


application = QGuiApplication(["look", "-platform", "offscreen"])
print(*(f"{name} {version(name)}" for name in ("svgelements", "svgpathtools", "pyside6-essentials")), sep=", ")
for name, (view, content) in DRAWINGS.items():
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" {view}>{content}</svg>'
    with open(sys.argv[1], "w") as file:
        file.write(text)
    print(f"{name}:")
    print("  svgelements:", attempt(lambda: svgelements_boxes(text)))
    print("  svg2paths2:", attempt(lambda: svgpathtools_boxes(svg2paths2(sys.argv[1])[0])))
    print("  Document.paths:", attempt(lambda: svgpathtools_boxes(Document(sys.argv[1]).paths())))
    renderer = QSvgRenderer(text.encode())
    box = renderer.transformForElement("t").mapRect(renderer.boundsOnElement("t"))
    if name == "text":
        print("  Qt:", "a box" if box.width() > 20 and box.height() > 10 else "none")
    else:
        print("  Qt:", "none" if box.isEmpty() else shown([box.getCoords()]))
PYTHON
"$folder/venv/bin/python" "$folder/look.py" "$folder/drawing.svg" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
svgelements 1.9.6, svgpathtools 1.8.0, pyside6-essentials 6.12.0
square (10 10 30 30):
  svgelements: 10 10 30 30
  svg2paths2: 10 10 30 30
  Document.paths: 10 10 30 30
  Qt: 10 10 30 30
in a group moved by 50 (60 10 80 30):
  svgelements: 60 10 80 30
  svg2paths2: 10 10 30 30
  Document.paths: 60 10 80 30
  Qt: 60 10 80 30
moved by a style (60 10 80 30):
  svgelements: 60 10 80 30
  svg2paths2: 10 10 30 30
  Document.paths: 10 10 30 30
  Qt: 10 10 30 30
in a viewBox of 50 (20 20 60 60):
  svgelements: 20 20 60 60
  svg2paths2: 10 10 30 30
  Document.paths: 10 10 30 30
  Qt: 10 10 30 30
50% of a viewBox of 200 (50 5 70 15):
  svgelements: 50 5 70 15
  svg2paths2: refused
  Document.paths: refused
  Qt: 50 10 70 30
corners of 30 (10 10 30 30):
  svgelements: 10 10 30 30
  svg2paths2: 0 0 40 40
  Document.paths: 0 0 40 40
  Qt: 10 10 30 30
hidden (none):
  svgelements: none
  svg2paths2: 10 10 30 30
  Document.paths: 10 10 30 30
  Qt: 10 10 30 30
used at 30, 40 (30 40 50 60):
  svgelements: 30 40 50 60
  svg2paths2: 0 0 20 20
  Document.paths: none
  Qt: 30 40 50 60
symbol of 10 used with 20 (30 40 50 60):
  svgelements: 0 0 10 10, 30 40 40 50
  svg2paths2: 0 0 10 10
  Document.paths: none
  Qt: 30 40 40 50
nested svg (55 15 65 25):
  svgelements: 55 15 65 25
  svg2paths2: 10 10 30 30
  Document.paths: none
  Qt: none
clipped to 15 (10 10 15 15):
  svgelements: 10 10 30 30
  svg2paths2: 0 0 15 15, 10 10 30 30
  Document.paths: 10 10 30 30
  Qt: 10 10 30 30
text:
  svgelements: 10 50 10 50
  svg2paths2: none
  Document.paths: none
  Qt: a box
SEEN
