#!/usr/bin/env bash
# Rounding to whole points makes a fixed width a point greater in Taffy when the box reaches beyond its container's left edge.
#
# Guess: a box whose width is 20, centered in a row whose width is odd, begins at a half point; both engines round its edges,
# which lie 20 apart, in one direction, so that 20 stays 20 at every place.
# So: Taffy rounds halves away from zero: centered in 11, from -4.5 to 15.5, the box is (-5, 21 wide). In 21 and 31, where both
# edges have one sign, it is 20 wide. Yoga has 20 wide at -4. A comparison of fixed sizes fails for Taffy at overflow alone.
# Seen with stretchable 1.1.8 (Taffy) and pyyoga 0.1.0 (Yoga).
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
