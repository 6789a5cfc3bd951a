#!/usr/bin/env bash
# An image comparison that ignores antialiasing does not detect an edge that moved by half a pixel.
#
# Expected: pixelmatch treats isolated pixels on curves and glyphs as antialiasing. A whole edge of a rectangle that is
# grey in one image and white in the other is counted, with one pixel for each row: a view that ends at 30.5 instead of
# 30.
# Found: None of its 26 pixels is counted, and none of the 60 of an edge from border to border; with includeAA all are.
# An edge that moved by a whole pixel, a hairline that moved and a single dot are counted completely in both modes.
# Tested with pixelmatch 0.4.0 (the Python port) and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pixelmatch==0.4.0 Pillow==13.0.0
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

from PIL import Image, ImageDraw
from pixelmatch.contrib.PIL import pixelmatch


def image(*rectangles):
    made = Image.new("RGBA", (60, 60), "white")
    for box, color in rectangles:
        ImageDraw.Draw(made).rectangle(box, fill=color)
    return made


view, bar, half = ((5, 5, 30, 30), "black"), ((0, 0, 59, 30), "black"), "#808080"
pairs = {
    "view, half a pixel wider": (image(view), image(view, ((31, 5, 31, 30), half)), 0, 26),
    "bar, half a pixel taller": (image(bar), image(bar, ((0, 31, 59, 31), half)), 0, 60),
    "view, a pixel wider": (image(view), image(((5, 5, 31, 30), "black")), 26, 26),
    "hairline, a pixel lower": (image(((5, 20, 54, 20), "black")), image(((5, 21, 54, 21), "black")), 100, 100),
    "dot": (image(((5, 5, 5, 5), "black")), image(), 1, 1),
}
print("pixelmatch", version("pixelmatch"))
for name, (one, other, expected, whole) in pairs.items():
    seen = pixelmatch(one, other), pixelmatch(one, other, includeAA=True)
    print(f"{name}: {seen[0]}, with includeAA {seen[1]}")
    assert seen == (expected, whole)
PYTHON
