#!/usr/bin/env bash
# LatticeSVG's CSS Grid ignores the sizes that items set, and silently uses other tracks than the style has.
#
# Expected: "Full CSS Grid Level 1": auto tracks have the width and min-height of their items, and `1fr` is no narrower
# than a long word. Fractions below 1 leave space, an em in a track is the container's, and auto rows repeat a list. A
# property that is not supported gives the warning that unknown properties give.
# Found: An item of 80 in an auto column is 0 wide, and one with min-width 80 overlaps the next. The row of an item with
# min-height 30 is 0 high, so that the next item is on top of it. A word leaves its `1fr`. Two columns of 0.25fr fill
# the width. 5em is 80 with a font size of 10, for which a width of 20em is 200. Of `30px 10px` only the first is used,
# and `span 2` without a line is ignored. An item for row 1 goes to row 2 if row 1 is full. None of this is a warning.
# Tested with latticesvg 0.1.3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install latticesvg==0.1.3
"$folder/venv/bin/python" - <<'PYTHON'
import warnings
from importlib.metadata import version

from latticesvg import GridContainer, TextNode


def frames(style, *items):
    """The frames of items, which are boxes or texts, in a grid."""
    grid = GridContainer(style={"width": "200px"} | style)
    nodes = []
    for item in items:
        text = item.pop("text", None)
        nodes.append(TextNode(text, style=item) if text else GridContainer(style=item))
        grid.add(nodes[-1])
    grid.layout()
    boxes = [node.border_box for node in nodes]
    return [tuple(round(value) for value in (box.x, box.y, box.width, box.height)) for box in boxes]


def box(height="10px", **style):
    return {"height": height} | {name.replace("_", "-"): value for name, value in style.items()}


def show(title, seen, expected):
    print(f"{title}: {seen}")
    assert seen == expected


warnings.simplefilter("error")
print("latticesvg", version("latticesvg"))
columns = {"grid-template-columns": "auto 1fr"}
show("width 80, auto column", frames(columns, box(width="80px"), box()), [(0, 0, 0, 10), (0, 0, 200, 10)])
show("min-width 80", frames(columns, box(min_width="80px"), box()), [(0, 0, 80, 10), (0, 0, 200, 10)])
column = {"grid-template-columns": "1fr"}
show("min-height 30", frames(column, {"min-height": "30px"}, box()), [(0, 0, 200, 30), (0, 0, 200, 10)])
word = {"text": "Unbreakable" * 3}
narrow = {"width": "100px", "grid-template-columns": "1fr 1fr"}
show("a word of about 250 in 1fr of 100", [frame[::2] for frame in frames(narrow, word, box())], [(0, 50), (50, 50)])
quarters = {"grid-template-columns": "0.25fr 0.25fr"}
show("0.25fr 0.25fr of 200", frames(quarters, box(), box()), [(0, 0, 100, 10), (100, 0, 100, 10)])
ems = {"width": "20em", "font-size": "10px", "grid-template-columns": "5em 1fr"}
show("5em 1fr of 20em", frames(ems, box(), box()), [(0, 0, 80, 10), (80, 0, 120, 10)])
rows = frames({"grid-template-columns": "100px", "grid-auto-rows": "30px 10px"}, {}, {}, {})
show("auto rows 30px 10px", [frame[3] for frame in rows], [30, 30, 30])
halves = {"grid-template-columns": "1fr 1fr"}
show("span 2", frames(halves, box(grid_column="span 2"), box()), [(0, 0, 100, 10), (100, 0, 100, 10)])
row = [box(grid_row="1") for _ in range(3)]
show("three items for row 1 of two columns", [frame[:2] for frame in frames(halves, *row)], [(0, 0), (100, 0), (0, 10)])
try:
    frames({"grid-lines": "none"}, box())
    raise SystemExit("an unknown property gives no warning")
except UserWarning as warning:
    print("an unknown property:", warning)
PYTHON
