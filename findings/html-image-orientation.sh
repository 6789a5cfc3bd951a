#!/usr/bin/env bash
# Two renderers of HTML to images decide between portrait and landscape by other heights than the image's.
#
# Expected: A media query for orientation follows the requested image. If the content determines the height, it is
# portrait or undecided, and equal in both renderers.
# Found: litehtml uses only the width, even if a height is requested: 400 × 300 is portrait, 800 × 900 landscape. Blitz
# uses the requested height, or else the content's: 400 × 50 of content is landscape, 400 × 900 portrait. If the rule
# for landscape makes content of 300 rows 900 high, Blitz's image has 300 rows and shows the rule applied. Images of a
# page for the sizes of Gimbal's devices need both dimensions, and another renderer than litehtml.
# Tested with blitz-py 0.5.0, pylitehtml 0.2.2 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install blitz-py==0.5.0 pylitehtml==0.2.2 Pillow==13.0.0
"$folder/venv/bin/python" - <<'PYTHON'
import io
from importlib.metadata import version

import blitz_py
import pylitehtml
from PIL import Image

PAGE = """<style>body { margin: 0 } div { height: %dpx; background: #00f }
@media (orientation: landscape) { div { background: #f00; %s } }</style><div></div>"""


def blitz(page, width, **options):
    return blitz_py.render_png(page, width=width, **options)


def litehtml(page, width, **options):
    return pylitehtml.html_to_png(page, width=width, css="body { margin: 0 }", shrink_to_fit=False, **options)


def show(renderer, width, content, rule="", **options):
    image = Image.open(io.BytesIO(renderer(PAGE % (content, rule), width, **options))).convert("RGB")
    return image.size, "landscape" if image.getpixel((5, 5)) == (255, 0, 0) else "portrait"


print("blitz-py", version("blitz-py"), "pylitehtml", version("pylitehtml"))
for arguments, options, one, other in [
    ((400, 50), {"height": 300}, "landscape", "portrait"),
    ((400, 50), {"height": 800}, "portrait", "portrait"),
    ((400, 50), {}, "landscape", "portrait"),
    ((400, 900), {}, "portrait", "portrait"),
    ((800, 900), {}, "portrait", "landscape"),
    ((400, 300, "height: 900px"), {}, "landscape", "portrait"),
]:
    seen = show(blitz, *arguments, **options), show(litehtml, *arguments, **options)
    print(f"width {arguments[0]}, content {arguments[1]}, {options}: Blitz {seen[0]}, litehtml {seen[1]}")
    size = (arguments[0], options.get("height", arguments[1]))
    assert seen == ((size, one), (size, other))
PYTHON
