#!/usr/bin/env bash
# Flexbox of NeoTerm does not shrink its items, which overflow a row at both ends, and does not count their limits.
#
# Expected: NeoTerm's style has the fields of CSS flexbox, with a `flex_shrink` of 1 by default, and their effects.
# Items shrink to fit, a limit of one changes the sizes of the others, and growing items fill a row.
# Found: Items never shrink: 80 and 40 in 60 are 80 and 40, and centered they begin at -30. Of two growing items in 100
# one with a maximum of 20 leaves 30 empty before the other, and one with a minimum of 70 reaches into it. An item with
# a minimum of 30 is covered by the next one, and one with content of 50 is 0 wide. Three growing items in 100 leave one
# empty. A width of 20 that grows stays 20, and leaves 40 empty. An item that grows by 0.25 fills the row, where CSS
# gives it a quarter. A row's `align` does not move an item with a maximum height, and the item's own does.
# Tested with neoterm 1.0.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install neoterm==1.0.2
cd "$folder"
cat >look.py <<'PYTHON'
from importlib.metadata import version

from neoterm.layout import FlexStyle, LayoutNode


def lay_out(width, children, **style):
    row = LayoutNode(FlexStyle(direction="row", **style))
    for child in children:
        content = child.pop("content", None)
        node = row.add(LayoutNode(FlexStyle(direction="row", **child)))
        if content is not None:
            node.add(LayoutNode(FlexStyle(width=content)))
    row.layout(0, 0, width, 20)
    return [child.rect for child in row.children]


def show(name, width, *children, **style):
    frames = lay_out(width, children, **style)
    print(f"{name}, in {width}:", " ".join(f"{frame.x}+{frame.w}" for frame in frames))


GROWING = {"flex_grow": 1}
print("neoterm", version("neoterm"))
show("80, 40", 60, {"width": 80}, {"width": 40})
for justify in ("center", "end", "space-evenly"):
    show(f"80, 40, {justify}", 60, {"width": 80}, {"width": 40}, justify=justify)
show("three growing", 100, {**GROWING}, {**GROWING}, {**GROWING})
show("growing to 20, growing", 100, {"max_w": 20, **GROWING}, {**GROWING})
show("growing from 70, growing", 100, {"min_w": 70, **GROWING}, {**GROWING})
show("minimum of 30, growing", 100, {"min_w": 30}, {**GROWING})
show("content of 50, growing", 100, {"content": 50}, {**GROWING})
show("20 growing, growing", 100, {"width": 20, **GROWING}, {**GROWING})
show("growing by 0.25", 100, {"flex_grow": 0.25})
for align in ("center", "end"):
    heights = lay_out(100, [{"height": 4}, {"max_h": 4}, {"max_h": 4, "align": align}], align=align)
    print(f"4, up to 4, and by its own align up to 4, {align}:", " ".join(f"{frame.y}+{frame.h}" for frame in heights))
PYTHON
venv/bin/python look.py | tee seen
diff - seen <<'SEEN'
neoterm 1.0.2
80, 40, in 60: 0+80 80+40
80, 40, center, in 60: -30+80 50+40
80, 40, end, in 60: -60+80 20+40
80, 40, space-evenly, in 60: -20+80 40+40
three growing, in 100: 0+33 33+33 66+33
growing to 20, growing, in 100: 0+20 50+50
growing from 70, growing, in 100: 0+70 50+50
minimum of 30, growing, in 100: 0+30 0+100
content of 50, growing, in 100: 0+0 0+100
20 growing, growing, in 100: 0+20 60+40
growing by 0.25, in 100: 0+100
4, up to 4, and by its own align up to 4, center: 8+4 0+4 8+4
4, up to 4, and by its own align up to 4, end: 16+4 0+4 16+4
SEEN
