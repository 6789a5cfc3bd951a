#!/usr/bin/env bash
# Yoga divides space differently from Taffy and Chromium if a box has a minimum, a maximum or a fractional growth.
#
# Expected: In flex-grow and flex-shrink with limits all flexbox engines agree, apart from rounding.
# Found: Of two boxes that grow equally in 100, one with a minimum of 40, Yoga makes 70 and 30; Taffy and Chromium 50
# and 50. A box of 70 that shrinks, with a maximum of 40, next to 80 is 29 wide and extends 9 beyond the end, instead of
# 20. A box of 40 with a growth of 0.5 is 50 wide if it may shrink as well and 70 if not; the others have 70 both times.
# To reproduce a Yoga layout with constraints in Gimbal, use its frames, not its style.
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
<div class="row"><i style="flex-grow: 1; min-width: 40px"></i><i style="flex-grow: 1"></i></div>
<div class="row"><i style="width: 80px"></i><i style="width: 70px; flex-shrink: 1; max-width: 40px"></i></div>
<div class="row"><i style="width: 40px; flex-grow: 0.5; flex-shrink: 1"></i></div>
<div class="row"><i style="width: 40px; flex-grow: 0.5"></i></div>
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
from stretchable.style import AUTO, AlignContent, AlignItems

cases = {
    "minimum": ({}, {"flex_grow": 1, "min_width": 40}, {"flex_grow": 1}),
    "maximum": ({}, {"width": 80}, {"width": 70, "flex_shrink": 1, "max_width": 40}),
    "growth of a half, shrinks": ({}, {"width": 40, "flex_grow": 0.5, "flex_shrink": 1}),
    "growth of a half": ({}, {"width": 40, "flex_grow": 0.5}),
}
expected = [
    ([[0, 70], [70, 30]], [[[0, 50], [50, 50]]] * 2),
    ([[0, 80], [80, 29]], [[[0, 80], [80, 20]]] * 2),
    ([[0, 50]], [[[0, 70]]] * 2),
    ([[0, 70]], [[[0, 70]]] * 2),
]


def yoga(row, *boxes):
    container = pyyoga.Node()
    container.width, container.height, container.align_items = 100, 50, pyyoga.Align.FlexStart
    container.flex_direction = pyyoga.FlexDirection.Row
    for index, box in enumerate(boxes):
        node = pyyoga.Node()
        node.height = 20
        for name, value in box.items():
            setattr(node, name, value)
        container.insert_child(node, index)
    container.calculate_layout()
    return [[round(box.layout_left), round(box.layout_width)] for box in map(container.get_child, range(len(boxes)))]


def taffy(row, *boxes):
    start = {"align_items": AlignItems.FLEX_START, "align_content": AlignContent.FLEX_START}
    container = stretchable.Node(size=(100, 50), **start)
    for box in boxes:
        widths = [box.get(name, other) for name, other in (("width", AUTO), ("min_width", 0), ("max_width", AUTO))]
        options = {key: (width, height) for key, width, height in zip(("size", "min_size", "max_size"), widths, (20, 0, AUTO))}
        flexible = {"flex_grow": box.get("flex_grow", 0), "flex_shrink": box.get("flex_shrink", 0)}
        container.append(stretchable.Node(**options, **flexible))
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
