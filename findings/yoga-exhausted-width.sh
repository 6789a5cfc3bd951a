#!/usr/bin/env bash
# A box that Yoga does not stretch loses its height when its container has no width left for it.
#
# Expected: The remaining width affects only widths. Content 20 wide and 10 high in a column that is too narrow extends
# beyond it and is still 10 high, in Yoga, its Python port and Taffy.
# Found: In Yoga the box around the content has a height of 10 while a single point is left, and of 0 when none is left.
# The box is 20 wide both times, and the column, whose height depends on it, shrinks from 20 to 10: the following
# content overlaps. A stretched box keeps its height. The pure Python port of Yoga and Taffy have 10 in each case.
# Tested with pyyoga 0.1.0 (Yoga in C++), yoga-layout-python 0.1.1 and stretchable 1.1.8 (Taffy).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pyyoga==0.1.0 yoga-layout-python==0.1.1 stretchable==1.1.8
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import pyyoga
import stretchable
import yoga as port
from stretchable.style import AUTO, AlignItems, FlexDirection


def cpp(width, align):
    column, box, content = pyyoga.Node(), pyyoga.Node(), pyyoga.Node()
    column.width, column.align_items = width, getattr(pyyoga.Align, align)
    column.set_padding(pyyoga.Edge.All, 5)
    content.width, content.height = 20, 10
    box.insert_child(content, 0)
    column.insert_child(box, 0)
    column.calculate_layout()
    return column.layout_height, box.layout_width, box.layout_height


def pure(width, align):
    column, box, content = (port.YGNodeNew() for _ in range(3))
    port.YGNodeStyleSetWidth(column, width)
    port.YGNodeStyleSetAlignItems(column, getattr(port.YGAlign, "YGAlign" + align))
    port.YGNodeStyleSetPadding(column, port.YGEdge.YGEdgeAll, 5)
    port.YGNodeStyleSetWidth(content, 20)
    port.YGNodeStyleSetHeight(content, 10)
    port.YGNodeInsertChild(box, content, 0)
    port.YGNodeInsertChild(column, box, 0)
    port.YGNodeCalculateLayout(column, float("nan"), float("nan"), port.YGDirection.YGDirectionLTR)
    return port.YGNodeLayoutGetHeight(column), port.YGNodeLayoutGetWidth(box), port.YGNodeLayoutGetHeight(box)


def taffy(width, align):
    names = {"FlexStart": AlignItems.FLEX_START, "Stretch": AlignItems.STRETCH}
    box = stretchable.Node(flex_direction=FlexDirection.COLUMN)
    box.append(stretchable.Node(size=(20, 10)))
    down = {"flex_direction": FlexDirection.COLUMN, "align_items": names[align]}
    column = stretchable.Node(size=(width, AUTO), padding=5, **down)
    column.append(box)
    column.compute_layout()
    return column.get_box().height, box.get_box().width, box.get_box().height


print(*(f"{name} {version(name)}" for name in ("pyyoga", "yoga-layout-python", "stretchable")), sep=", ")
for width, align, yoga, others in [
    (11, "FlexStart", (20, 20, 10), (20, 20, 10)),
    (10, "FlexStart", (10, 20, 0), (20, 20, 10)),
    (10, "Stretch", (20, 0, 10), (20, 0, 10)),
]:
    seen = cpp(width, align), pure(width, align), taffy(width, align)
    print(f"width {width}, {align}: column's height, box's width and height: Yoga {seen[0]}, port {seen[1]}, Taffy {seen[2]}")
    assert seen == (yoga, others, others)
PYTHON
