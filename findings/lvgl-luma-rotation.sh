#!/usr/bin/env bash
# A display rotation of 90 has opposite directions in two toolkits for small screens.
#
# Expected: LVGL's LV_DISPLAY_ROTATION_90 and luma.core's rotate=1, both documented as 90 degrees, rotate the drawing
# clockwise: the corner (0, 0) of the rotated screen is the panel's top right corner.
# Found: luma does that. LVGL rotates counterclockwise: its corner is the panel's bottom left one, for areas that it
# draws. At 270 they are swapped. Both report the width and height of the rotated screen as the size of the display. A
# comparison with a landscape layout of Gimbal needs the corner and not the number of degrees: an interface rotates its
# content clockwise on a device that is rotated counterclockwise.
# Tested with pydevices-lvgl 9.5.37 (LVGL 9.5.0) and luma.core 2.6.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pydevices-lvgl==9.5.37 luma.core==2.6.0 Pillow==13.0.0
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import lvgl
from luma.core.device import dummy
from PIL import Image

WIDTH, HEIGHT = 8, 4
CORNERS = {(0, 0): "top left", (WIDTH - 1, 0): "top right", (0, HEIGHT - 1): "bottom left", (7, 3): "bottom right"}
lvgl.init()
display = lvgl.display_create(WIDTH, HEIGHT)


def by_lvgl(quarters):
    lvgl.display_set_rotation(display, quarters)
    area = lvgl.area_t({"x1": 0, "y1": 0, "x2": 0, "y2": 0})
    lvgl.display_rotate_area(display, area)
    return (display.get_horizontal_resolution(), display.get_vertical_resolution()), CORNERS[area.x1, area.y1]


def by_luma(quarters):
    device = dummy(width=WIDTH, height=HEIGHT, rotate=quarters, mode="RGB")
    drawn = Image.new("RGB", device.size)
    drawn.putpixel((0, 0), (255, 255, 255))
    device.display(drawn)
    return device.size, CORNERS[device.image.getbbox()[:2]]


print("LVGL", f"{lvgl.version_major()}.{lvgl.version_minor()}", "luma.core", version("luma.core"))
turned = (HEIGHT, WIDTH)
expected = {1: ("bottom left", "top right"), 2: ("bottom right", "bottom right"), 3: ("top right", "bottom left")}
for quarters, (one, other) in expected.items():
    seen = by_lvgl(quarters), by_luma(quarters)
    print(f"{quarters * 90}: LVGL {seen[0]}, luma {seen[1]}")
    size = (WIDTH, HEIGHT) if quarters == 2 else turned
    assert seen == ((size, one), (size, other))
PYTHON
