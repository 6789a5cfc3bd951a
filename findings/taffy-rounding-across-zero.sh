#!/usr/bin/env bash
# Taffy rounds a fixed width up by a point if the box extends beyond its container's left edge.
#
# Expected: A box with a width of 20, centered in a row with an odd width, begins at a half point. Both engines round
# its edges, which are 20 apart, in one direction, so that 20 stays 20 at every position.
# Found: Taffy rounds halves away from zero: centered in 11, from -4.5 to 15.5, the box is (-5, 21 wide). In 21 and 31,
# where both edges have the same sign, it is 20 wide. In Yoga it is 20 wide at -4. A comparison of fixed sizes fails for
# Taffy only at overflow.
# Tested with stretchable 1.1.8 (Taffy) and pyyoga 0.1.0 (Yoga).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install stretchable==1.1.8 pyyoga==0.1.0
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import pyyoga
from stretchable import Node
from stretchable.style import JustifyContent


def taffy(width):
    row, box = Node(size=(width, 10), justify_content=JustifyContent.CENTER), Node(size=(20, 10), flex_shrink=0)
    row.append(box)
    row.compute_layout(use_rounding=True)
    return box.get_box().x, box.get_box().width


def yoga(width):
    row, box = pyyoga.Node(), pyyoga.Node()
    row.width, row.flex_direction, row.justify_content = width, pyyoga.FlexDirection.Row, pyyoga.Justify.Center
    box.width, box.height = 20, 10
    row.insert_child(box, 0)
    row.calculate_layout()
    return box.layout_left, box.layout_width


print("stretchable", version("stretchable"), "pyyoga", version("pyyoga"))
expected = {10: [(-5, 20), (-5, 20)], 11: [(-5, 21), (-4, 20)], 15: [(-3, 21), (-2, 20)], 21: [(1, 20), (1, 20)]}
for width, frames in expected.items():
    seen = [taffy(width), yoga(width)]
    print(f"20 centered in {width}: Taffy {seen[0]}, Yoga {seen[1]} (x, width)")
    assert seen == frames
PYTHON
