#!/usr/bin/env bash
# Toga's layout counts the margins of flexible boxes twice, and leaves the remainder of a division unused at the end.
#
# Expected: A box with flex=1 and a margin of 5, alone in a row of 100, is 90 wide, as in flexbox and as a view pinned
# to margins. Three flexible boxes fill 100 points (33, 33, 34). Two siblings of equal flex share the space that margins
# leave.
# Found: The box is 80 wide, and 10 points at the end stay empty. With a margin of 20 on one of two boxes it is 0 wide,
# its sibling 30, and 30 points stay empty. Three boxes are 33 wide each and leave 1 point, seven leave 2. Centered
# boxes of 20 in 101 begin at 20.5: positions are not rounded, flexible sizes are. The same layout with Gimbal's
# constraints has wider boxes.
# Tested with toga-core 0.5.7 and its backend toga-dummy 0.5.7.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install toga-core==0.5.7 toga-dummy==0.5.7 travertino==0.5.7
TOGA_BACKEND=toga_dummy "$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version
from types import SimpleNamespace

import toga
from toga.style import Pack

application = toga.App("Layout", "org.example.layout")


def row(width, *styles, **options):
    boxes = [toga.Box(style=Pack(**style)) for style in styles]
    content = toga.Box(style=Pack(direction="row", **options), children=boxes)
    content.style.layout(SimpleNamespace(width=width, height=50))
    return [(box.layout.content_left, box.layout.content_width) for box in boxes]


flexible, fixed = {"flex": 1}, {"width": 20}
cases = {
    "one, margin 5": (row(100, {"flex": 1, "margin": 5}), [(5, 80)]),
    "two, margin 20 on the first": (row(100, {"flex": 1, "margin": 20}, flexible), [(20, 0), (40, 30)]),
    "two, left margin 20 on the first": (row(100, {"flex": 1, "margin_left": 20}, flexible), [(20, 20), (40, 40)]),
    "three": (row(100, flexible, flexible, flexible), [(0, 33), (33, 33), (66, 33)]),
    "seven": (row(100, *[flexible] * 7)[-1:], [(84, 14)]),
    "fixed, centered": (row(101, fixed, fixed, fixed, justify_content="center"), [(20.5, 20), (40.5, 20), (60.5, 20)]),
}
print("toga-core", version("toga-core"))
for name, (seen, expected) in cases.items():
    print(f"{name}: {seen} (left, width)")
    assert seen == expected
PYTHON
