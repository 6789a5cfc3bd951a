#!/usr/bin/env bash
# Two bindings of flexbox engines that both round to pixels have different frames by default.
#
# Expected: Taffy and Yoga both round frames to whole points by default (a third of 100 is 33, 34, 33), and so do their
# Python bindings.
# Found: Yoga's binding does. stretchable disables Taffy's rounding: three children have 33.333 points. With
# use_rounding=True they have 33, 34, 33 as well. With a scale of 3 Yoga rounds to thirds of a point.
# Tested with stretchable 1.1.8 and pyyoga 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install stretchable==1.1.8 pyyoga==0.1.0
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import pyyoga
from stretchable import Node


def taffy(**options):
    row = Node(size=(100, 10))
    for _ in range(3):
        row.append(Node(flex_grow=1))
    row.compute_layout(**options)
    return [(round(child.get_box().x, 2), round(child.get_box().width, 2)) for child in row]


def yoga(scale=None):
    config = pyyoga.Config()
    if scale:
        config.point_scale_factor = scale
    row = pyyoga.Node(config)
    row.flex_direction, row.width, row.height = pyyoga.FlexDirection.Row, 100, 10
    for index in range(3):
        child = pyyoga.Node(config)
        child.flex_grow = 1
        row.insert_child(child, index)
    row.calculate_layout()
    return [(round(child.layout_left, 2), round(child.layout_width, 2)) for child in map(row.get_child, range(3))]


print("stretchable", version("stretchable"), "pyyoga", version("pyyoga"))
whole, exact = [(0, 33), (33, 34), (67, 33)], [(0, 33.33), (33.33, 33.33), (66.67, 33.33)]
seen = {
    "stretchable": taffy(),
    "stretchable, use_rounding": taffy(use_rounding=True),
    "pyyoga": yoga(),
    "pyyoga, scale 3": yoga(3),
}
for name, frames in seen.items():
    print(f"{name}: {frames}")
assert list(seen.values()) == [exact, whole, whole, exact]
PYTHON
