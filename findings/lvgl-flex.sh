#!/usr/bin/env bash
# LVGL's flex layout uses CSS flexbox terms with other frames: margins with growth, missing space, reversed rows.
#
# Expected: Growing boxes share the space that margins leave. SPACE_BETWEEN keeps boxes that are too wide side by side,
# as CSS does. A reversed row begins at its end edge.
# Found: Growing boxes are laid out with their margins but share the row as if they had none: two with a margin of 5 at
# the outer sides are 50 wide each in 100, and the second ends at 105. A box of 100 percent, however, is narrowed by its
# margin. With SPACE_BETWEEN the distance becomes negative, and two boxes of 80 overlap by 60. A reversed row swaps the
# boxes but begins at the left; only a right-to-left base direction begins at the right. Minimum and maximum are
# respected while growing, and thirds of 100 are 33, 34 and 33.
# Tested with pydevices-lvgl 9.5.37 (LVGL 9.5).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pydevices-lvgl==9.5.37
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import lvgl

lvgl.init()
display = lvgl.display_create(200, 200)


def row(boxes, flow=lvgl.FLEX_FLOW.ROW, main=lvgl.FLEX_ALIGN.START, **styles):
    """Returns the left edges and widths of boxes in a row of 100."""
    container = lvgl.obj(lvgl.screen_active())
    container.remove_style_all()
    container.set_size(100, 50)
    container.set_flex_flow(flow)
    container.set_flex_align(main, lvgl.FLEX_ALIGN.START, lvgl.FLEX_ALIGN.START)
    for name, value in styles.items():
        getattr(container, f"set_style_{name}")(value, 0)
    children = []
    for box in boxes:
        child = lvgl.obj(container)
        child.remove_style_all()
        child.set_size(box.get("width", 20), 10)
        child.set_flex_grow(box.get("grow", 0))
        for name in ("margin_left", "margin_right", "min_width", "max_width"):
            if name in box:
                getattr(child, f"set_style_{name}")(box[name], 0)
        children.append(child)
    container.update_layout()
    return [(child.get_x(), child.get_width()) for child in children]


grow, wide = {"grow": 1}, {"width": 80}
both = [{"width": 20}, {"width": 30}]
cases = {
    "two grow, outer margins 5": (row([grow | {"margin_left": 5}, grow | {"margin_right": 5}]), [(5, 50), (55, 50)]),
    "fixed, the same margins": (row([{"margin_left": 5}, {"margin_right": 5}]), [(5, 20), (25, 20)]),
    "100 percent, left margin 10": (row([{"width": lvgl.pct(100), "margin_left": 10}]), [(10, 90)]),
    "80 and 80, SPACE_BETWEEN": (row([wide, wide], main=lvgl.FLEX_ALIGN.SPACE_BETWEEN), [(0, 80), (20, 80)]),
    "80 and 80, CENTER": (row([wide, wide], main=lvgl.FLEX_ALIGN.CENTER), [(-30, 80), (50, 80)]),
    "20 and 30, ROW_REVERSE": (row(both, flow=lvgl.FLEX_FLOW.ROW_REVERSE), [(30, 20), (0, 30)]),
    "20 and 30, right to left": (row(both, base_dir=lvgl.BASE_DIR.RTL), [(80, 20), (50, 30)]),
    "two grow, minimum 60": (row([grow | {"min_width": 60}, grow]), [(0, 60), (60, 40)]),
    "three grow": (row([grow, grow, grow]), [(0, 33), (33, 34), (67, 33)]),
}
print("pydevices-lvgl", version("pydevices-lvgl"), "LVGL", f"{lvgl.version_major()}.{lvgl.version_minor()}")
for name, (seen, expected) in cases.items():
    print(f"{name}: {seen} (left, width)")
    assert seen == expected
PYTHON
