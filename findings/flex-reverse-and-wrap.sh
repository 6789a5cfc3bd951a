#!/usr/bin/env bash
# In reversed rows and wrapped columns Yoga and Taffy each lay out boxes differently from Chromium.
#
# Expected: `left` moves a box to the right in every direction. A margin counts in a wrapped column as in an unwrapped
# one. An absolute box without insets and overflowing boxes begin at the start of the row, in each engine.
# Found: In a reversed row Yoga moves a box with left: 12 to the left (68 instead of 92), and in a wrapped column it
# ignores the left margin. Taffy has the absolute box of a reversed row at 0 instead of 80, and boxes with space between
# them overflow to the right instead of to the left. Chromium agrees with one of them each time. A mirrored layout to be
# ported to UIKit must be compared with Chromium's frames.
# Tested with pyyoga 0.1.0 (Yoga), stretchable 1.1.8 (Taffy) and Chromium 156.0.8078.108 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium=156.0.8078.108-1~deb12u1
if [ "$(dpkg-query --show --showformat='${Version}' chromium 2>/dev/null)" != "$chromium" ]; then
  apt-get install -y -qq "chromium=$chromium" "chromium-common=$chromium" >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pyyoga==0.1.0 stretchable==1.1.8
cat >"$folder/page.html" <<'HTML'
<!DOCTYPE html>
<style>
.row { display: flex; width: 100px; height: 50px; align-items: flex-start; align-content: flex-start; position: relative }
.row > i { flex: none; height: 20px; min-width: 0 }
</style>
<div class="row" style="flex-direction: row-reverse"><i style="width: 20px; position: relative; left: 12px"></i></div>
<div class="row" style="flex-flow: column wrap"><i style="width: 20px; margin-left: 7px"></i></div>
<div class="row" style="flex-direction: row-reverse"><i style="width: 20px; position: absolute"></i></div>
<div class="row" style="flex-direction: row-reverse; justify-content: space-between">
<i style="width: 90px"></i><i style="width: 30px"></i></div>
<script>
const rows = [...document.querySelectorAll(".row")]
document.body.innerText = JSON.stringify(rows.map(row => [...row.children].map(box => [box.offsetLeft, box.offsetWidth])))
</script>
HTML
chromium --headless=new --no-sandbox --disable-gpu --user-data-dir="$folder/profile" --dump-dom "file://$folder/page.html" \
  2>/dev/null | grep -o '\[\[.*\]' >"$folder/chromium.json"
"$folder/venv/bin/python" - "$folder/chromium.json" <<'PYTHON'
import json
import sys
from importlib.metadata import version

import pyyoga
import stretchable
from stretchable.style import AUTO, AlignContent, AlignItems, FlexDirection, FlexWrap, JustifyContent, Position

reverse = {"direction": "RowReverse"}
cases = {
    "reversed row, left: 12": (reverse, {"width": 20, "left": 12}),
    "wrapped column, left margin 7": ({"direction": "Column", "wrap": True}, {"width": 20, "margin": 7}),
    "reversed row, absolute": (reverse, {"width": 20, "absolute": True}),
    "reversed row, 120 of 100": ({"direction": "RowReverse", "between": True}, {"width": 90}, {"width": 30}),
}
expected = [
    ([[68, 20]], [[[92, 20]], [[92, 20]]]),
    ([[0, 20]], [[[7, 20]], [[7, 20]]]),
    ([[80, 20]], [[[0, 20]], [[80, 20]]]),
    ([[10, 90], [-20, 30]], [[[30, 90], [0, 30]], [[10, 90], [-20, 30]]]),
]


def yoga(row, *boxes):
    container = pyyoga.Node()
    container.width, container.height, container.align_items = 100, 50, pyyoga.Align.FlexStart
    container.flex_direction = getattr(pyyoga.FlexDirection, row["direction"])
    if row.get("wrap"):
        container.flex_wrap = pyyoga.Wrap.Wrap
    if row.get("between"):
        container.justify_content = pyyoga.Justify.SpaceBetween
    for index, box in enumerate(boxes):
        node = pyyoga.Node()
        node.height = 20
        for name, value in box.items():
            if name == "left":
                node.set_position(pyyoga.Edge.Left, value)
            elif name == "margin":
                node.set_margin(pyyoga.Edge.Left, value)
            elif name == "absolute":
                node.position_type = pyyoga.PositionType.Absolute
            else:
                node.width = value
        container.insert_child(node, index)
    container.calculate_layout()
    return [[round(box.layout_left), round(box.layout_width)] for box in map(container.get_child, range(len(boxes)))]


def taffy(row, *boxes):
    start = {"align_items": AlignItems.FLEX_START, "align_content": AlignContent.FLEX_START}
    start["flex_direction"] = {"RowReverse": FlexDirection.ROW_REVERSE, "Column": FlexDirection.COLUMN}[row["direction"]]
    start["flex_wrap"] = FlexWrap.WRAP if row.get("wrap") else FlexWrap.NO_WRAP
    start["justify_content"] = JustifyContent.SPACE_BETWEEN if row.get("between") else JustifyContent.FLEX_START
    container = stretchable.Node(size=(100, 50), **start)
    for box in boxes:
        options = {"inset": (AUTO, AUTO, AUTO, box.get("left", AUTO)), "margin": (0, 0, 0, box.get("margin", 0))}
        position = Position.ABSOLUTE if box.get("absolute") else Position.RELATIVE
        container.append(stretchable.Node(size=(box["width"], 20), flex_shrink=0, position=position, **options))
    container.compute_layout()
    return [[round(box.get_box().x), round(box.get_box().width)] for box in container]


print("pyyoga", version("pyyoga"), "stretchable", version("stretchable"), "(left, width)")
with open(sys.argv[1]) as file:
    pages = json.load(file)
for (name, case), page, (by_yoga, by_others) in zip(cases.items(), pages, expected, strict=True):
    seen = yoga(*case), taffy(*case), page
    print(f"{name}: Yoga {seen[0]}, Taffy {seen[1]}, Chromium {seen[2]}")
    assert seen == (by_yoga, *by_others)
PYTHON
