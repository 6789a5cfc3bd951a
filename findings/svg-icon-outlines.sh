#!/usr/bin/env bash
# Tools that make a glyph or a small file of an SVG icon move, add or lose parts of it without a warning.
#
# Expected: FontForge, fontTools' svgLib and picosvg make outlines that cover the icon as it is drawn, or raise an
# exception for what they do not support. Scour, which makes a file smaller, does not change the drawing.
# Found: FontForge moves the result of `rotate(90 50 50)` by 200 to the left. It ignores clip paths, dashes, a nested
# svg's viewport, the corner of a view box, and display in a style attribute, and adds a shape without fill and stroke.
# svgLib raises NotImplementedError for a shape with a transform, and ignores the transform of its group; it also draws
# hidden shapes and clip paths, uses a definition at its own position, and draws lines without their width. picosvg
# draws a hidden shape (visibility), and nothing of a shape whose clip path has the units of its box. Scour deletes a
# definition that is used by `href` without xlink, so that nothing is drawn.
# Tested with FontForge 20230101 of Debian 12, fonttools 4.68.0, picosvg 0.23.0, scour 0.38.2 and resvg_py 0.5.0 as the
# reference. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show python3-fontforge >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends python3-fontforge >/dev/null
dpkg-query --show --showformat '${Package} ${Version}\n' python3-fontforge | tee "$folder/seen"
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install fonttools==4.68.0 picosvg==0.23.0 scour==0.38.2 resvg_py==0.5.0 Pillow==13.0.0
cd "$folder"
mkdir icons
cat >make.py <<'PYTHON'
CLIP = '<clipPath id="c"><rect width="10" height="60"/></clipPath>'
HALF = '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="0.5" height="1"/></clipPath>'
ICONS = {
    "rotated": '<rect x="40" y="40" width="20" height="40" transform="rotate(90 50 50)"/>',
    "group": '<g transform="translate(50,0)"><rect width="20" height="20"/></g>',
    "dashed": '<path d="M10,20H90" stroke="black" stroke-width="10" fill="none" stroke-dasharray="10"/>',
    "clipped": f'{CLIP}<rect width="50" height="50" clip-path="url(#c)"/>',
    "half": f'{HALF}<rect x="20" width="50" height="50" clip-path="url(#c)"/>',
    "nested": '<svg x="50" y="10" width="20" height="20" viewBox="0 0 40 40"><rect width="80" height="80"/></svg>',
    "style": '<rect style="display:none" width="50" height="50"/><rect width="10" height="10"/>',
    "hidden": '<rect visibility="hidden" width="50" height="50"/><rect width="10" height="10"/>',
    "unfilled": '<rect fill="none" width="50" height="50"/><rect width="10" height="10"/>',
    "used": '<defs><rect id="a" width="20" height="20"/></defs><use href="#a" x="50"/>',
    "box": '<rect x="20" y="20" width="20" height="20"/>',
}
for name, content in ICONS.items():
    box = "20 20 100 100" if name == "box" else "0 0 100 100"
    with open(f"icons/{name}.svg", "w", encoding="utf-8") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="{box}">{content}</svg>')
print(*ICONS)
PYTHON
cat >by_fontforge.py <<'PYTHON'
import sys

import fontforge

for name in sys.argv[1:]:
    font = fontforge.font()
    font.em, font.ascent, font.descent = 1000, 1000, 0
    glyph = font.createChar(65)
    glyph.importOutlines(f"icons/{name}.svg", scale=True)
    left, bottom, right, top = glyph.boundingBox()
    print(*(round(value / 10) for value in (left, 1000 - top, right, 1000 - bottom)))
PYTHON
cat >probe.py <<'PYTHON'
import io
import subprocess
import sys

import resvg_py
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib import SVGPath
from picosvg.svg import SVG
from PIL import Image
from scour import scour


def drawn(text):
    image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=text)))).convert("RGBA")
    return image.getchannel("A").point(lambda value: 255 * (value > 127)).getbbox()


def by_fonttools(text):
    pen = BoundsPen(None)
    SVGPath.fromstring(text.encode()).draw(pen)
    return tuple(round(value) for value in pen.bounds)


def show(read, text):
    try:
        return read(text)
    except Exception as error:
        return type(error).__name__


names = sys.argv[1:]
command = ["/usr/bin/python3", "by_fontforge.py", *names]
boxes = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
for name, box in zip(names, boxes.splitlines()):
    with open(f"icons/{name}.svg", encoding="utf-8") as file:
        icon = file.read()
    results = {
        "FontForge": tuple(map(int, box.split())),
        "svgLib": show(by_fonttools, icon),
        "picosvg": show(lambda text: drawn(SVG.fromstring(text).topicosvg().tostring()), icon),
        "Scour": show(lambda text: drawn(scour.scourString(text, scour.parse_args([]))), icon),
    }
    others = ", ".join(f"{tool} {result}" for tool, result in results.items() if result != drawn(icon))
    print(f"{name}: drawn at {drawn(icon)}; {others}")
PYTHON
venv/bin/python probe.py $(python3 make.py) 2>/dev/null | tee -a seen
diff - seen <<'SEEN'
python3-fontforge 1:20230101~dfsg-1.1~deb12u1
rotated: drawn at (20, 40, 60, 60); FontForge (-180, 40, -140, 60), svgLib NotImplementedError
group: drawn at (50, 0, 70, 20); svgLib (0, 0, 20, 20)
dashed: drawn at (10, 15, 80, 25); FontForge (10, 15, 90, 25), svgLib (10, 20, 90, 20)
clipped: drawn at (0, 0, 10, 50); FontForge (0, 0, 50, 50), svgLib (0, 0, 50, 60)
half: drawn at (20, 0, 45, 50); FontForge (20, 0, 70, 50), svgLib (0, 0, 70, 50), picosvg None
nested: drawn at (50, 10, 70, 30); FontForge (0, 0, 80, 80), svgLib (0, 0, 80, 80)
style: drawn at (0, 0, 10, 10); FontForge (0, 0, 50, 50), svgLib (0, 0, 50, 50)
hidden: drawn at (0, 0, 10, 10); svgLib (0, 0, 50, 50), picosvg (0, 0, 50, 50)
unfilled: drawn at (0, 0, 10, 10); FontForge (0, 0, 50, 50), svgLib (0, 0, 50, 50)
used: drawn at (50, 0, 70, 20); svgLib (0, 0, 20, 20), picosvg ValueError, Scour None
box: drawn at (0, 0, 20, 20); FontForge (20, 20, 40, 40), svgLib (20, 20, 40, 40)
SEEN
