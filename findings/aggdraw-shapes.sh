#!/usr/bin/env bash
# aggdraw turns arcs the other way than Pillow's ImageDraw, makes filled shapes a pixel smaller and paints dark fringes.
#
# Expected: aggdraw draws Pillow's shapes with antialiasing: arc, chord and pieslice from 0 to 90 are in the same
# quarter, and shapes cover the same pixels. A radius that is too large makes a circle. Half-transparent red on a
# transparent image is red.
# Found: Angles of Pillow increase clockwise, those of aggdraw counterclockwise, so that 0 to 90 is the upper right
# quarter instead of the lower right. Corners are edges of pixels in aggdraw and pixels in Pillow: 10 to 50 is 40 wide
# instead of 41. An outline is centered on the edge, half outside, with two half-covered pixels for a width of 1. A
# radius of 30 in 40 × 40 makes four concave sides. Red at 128 becomes 127, 0, 0, 127, red mixed with the black of
# transparent pixels.
# Tested with aggdraw 1.4.1 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install aggdraw==1.4.1 Pillow==13.0.0
"$folder/venv/bin/python" - <<'PYTHON' | tee "$folder/seen"
from importlib.metadata import version

import aggdraw
from PIL import Image, ImageDraw

BOX = (10, 10, 50, 50)


def draw(library, name, *arguments, color="white", opacity=255, width=None, mode="L"):
    image = Image.new(mode, (60, 60))
    if library == "aggdraw":
        canvas = aggdraw.Draw(image)
        tool = aggdraw.Pen(color, width) if width else aggdraw.Brush(color, opacity)
        getattr(canvas, name)(*arguments, tool)
        canvas.flush()
    else:
        canvas = ImageDraw.Draw(image)
        fill = color if opacity == 255 else (255, 0, 0, opacity)
        style = {"fill": fill}
        if width:
            style = {"width": width, "fill" if name in ("arc", "line") else "outline": fill}
        getattr(canvas, name)(*arguments, **style)
    return image


def box(image):
    return image.point(lambda value: 255 * (value > 100)).getbbox()


print("aggdraw", version("aggdraw"), "Pillow", version("Pillow"))
for library in ("Pillow", "aggdraw"):
    for name, arguments, options in [
        ("arc", (BOX, 0, 90), {"width": 2}),
        ("chord", (BOX, 0, 90), {}),
        ("pieslice", (BOX, 0, 90), {}),
        ("rectangle", (BOX,), {}),
        ("rectangle", (BOX,), {"width": 1}),
        ("rectangle", (BOX,), {"width": 4}),
    ]:
        width = f", width {options['width']}" if options else ""
        print(f"{library} {name}{width}: {box(draw(library, name, *arguments, **options))}")
    circle = draw(library, "rounded_rectangle", BOX, 30)
    print(f"{library} radius 30: {sum(value > 127 for value in circle.tobytes())} pixels of {40 * 40}")
    red = draw(library, "rectangle", BOX, color="red", opacity=128, mode="RGBA")
    print(f"{library} red at 128: {red.getpixel((30, 30))}")
PYTHON
diff - "$folder/seen" <<'SEEN'
aggdraw 1.4.1 Pillow 13.0.0
Pillow arc, width 2: (30, 30, 51, 51)
Pillow chord: (30, 30, 51, 51)
Pillow pieslice: (30, 30, 51, 51)
Pillow rectangle: (10, 10, 51, 51)
Pillow rectangle, width 1: (10, 10, 51, 51)
Pillow rectangle, width 4: (10, 10, 51, 51)
Pillow radius 30: 1313 pixels of 1600
Pillow red at 128: (255, 0, 0, 128)
aggdraw arc, width 2: (30, 9, 51, 30)
aggdraw chord: (30, 10, 50, 30)
aggdraw pieslice: (30, 10, 50, 30)
aggdraw rectangle: (10, 10, 50, 50)
aggdraw rectangle, width 1: (9, 9, 51, 51)
aggdraw rectangle, width 4: (8, 8, 52, 52)
aggdraw radius 30: 916 pixels of 1600
aggdraw red at 128: (127, 0, 0, 127)
SEEN
