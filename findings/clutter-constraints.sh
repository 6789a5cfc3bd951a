#!/usr/bin/env bash
# Clutter's constraints move a child by its source's position, and a snapped edge can leave an actor without a width.
#
# Expected: An actor that is centered in its parent by a constraint is centered, wherever the parent is; an actor whose
# left edge is snapped behind another one moves there with its size. The children of a homogeneous box have its share or
# their natural width.
# Found: The position of the source is added although it is the parent's: 30 in a parent of 100 at 10 is at 45, not at
# 35, and a binding of 5 gives 15. Snapping an edge moves only this edge: beyond the other edge the actor is 0 wide, and
# snapping a right edge makes it wider. A second constraint for the width restores it. In a homogeneous box children
# with natural widths are 0 wide, in each half; in a box that is not homogeneous, or with expanding, they are not.
# Tested with Clutter 1.26.4 of Debian 12 and Xvfb.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=1.26.4+dfsg-4
installed=$(dpkg-query --show --showformat='${Version}' gir1.2-clutter-1.0 2>/dev/null || true)
if [ "$installed" != "$version" ] || ! command -v xvfb-run >/dev/null; then
  apt-get install -y -qq --no-install-recommends "gir1.2-clutter-1.0=$version" python3-gi xvfb xauth libgl1-mesa-dri \
    >/dev/null 2>&1
fi
cat >"$folder/look.py" <<'PYTHON'
import time

import gi

gi.require_version("Clutter", "1.0")
from gi.repository import Clutter, GLib

Clutter.init([])
stage = Clutter.Stage()
stage.set_size(400, 300)
stage.show()
Align, Bind, Snap = Clutter.AlignConstraint.new, Clutter.BindConstraint.new, Clutter.SnapConstraint.new
axis, coordinate, edge = Clutter.AlignAxis, Clutter.BindCoordinate, Clutter.SnapEdge


def actor(x, width, height):
    made = Clutter.Actor()
    made.set_x(x)
    made.set_size(width, height)
    return made


def show(title, shown):
    end = time.time() + 0.2
    stage.queue_relayout()
    while time.time() < end:
        GLib.MainContext.default().iteration(False)
    boxes = [one.get_allocation_box() for one in shown]
    print(f"{title}:", " | ".join(f"{box.x1:g} to {box.x2:g}" for box in boxes))


def constrained(title, *make):
    """Shows an actor of 30 next to its source, which is 100 at 10, and one in it."""
    source, sibling, child = actor(10, 100, 60), actor(0, 30, 20), actor(0, 30, 20)
    stage.add_child(source)
    stage.add_child(sibling)
    source.add_child(child)
    for one in (sibling, child):
        for constraint in make:
            one.add_constraint(constraint(source))
    show(f"{title}, sibling and child", [sibling, child])
    source.destroy()
    sibling.destroy()


def box(title, homogeneous, expand, fixed):
    container, layout = actor(0, 200, 60), Clutter.BoxLayout()
    layout.set_homogeneous(homogeneous)
    container.set_layout_manager(layout)
    children = [Clutter.Actor(), Clutter.Actor()]
    for child, width in zip(children, (20, 70)):
        if fixed:
            child.set_width(width)
        else:
            child.set_property("natural-width", width)
        child.set_x_expand(expand)
        container.add_child(child)
    stage.add_child(container)
    show(title, children)
    container.destroy()


print("Clutter", f"{Clutter.MAJOR_VERSION}.{Clutter.MINOR_VERSION}.{Clutter.MICRO_VERSION}")
constrained("centered", lambda source: Align(source, axis.X_AXIS, 0.5))
constrained("x bound with 5", lambda source: Bind(source, coordinate.X, 5))
constrained("left to right", lambda source: Snap(source, edge.LEFT, edge.RIGHT, 8))
constrained("right to right", lambda source: Snap(source, edge.RIGHT, edge.RIGHT, -5))
constrained(
    "left to right, then width",
    lambda source: Snap(source, edge.LEFT, edge.RIGHT, 8),
    lambda source: Bind(source, coordinate.WIDTH, -70),
)
box("box, natural widths of 20 and 70", False, False, False)
box("homogeneous box, natural widths", True, False, False)
box("homogeneous box, natural widths, expanding", True, True, False)
box("homogeneous box, fixed widths", True, False, True)
PYTHON
xvfb-run --auto-servernum /usr/bin/python3 "$folder/look.py" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
Clutter 1.26.4
centered, sibling and child: 45 to 75 | 45 to 75
x bound with 5, sibling and child: 15 to 45 | 15 to 45
left to right, sibling and child: 118 to 118 | 118 to 118
right to right, sibling and child: 0 to 105 | 0 to 105
left to right, then width, sibling and child: 118 to 148 | 118 to 148
box, natural widths of 20 and 70: 0 to 20 | 20 to 90
homogeneous box, natural widths: 50 to 50 | 150 to 150
homogeneous box, natural widths, expanding: 0 to 100 | 100 to 200
homogeneous box, fixed widths: 40 to 60 | 115 to 185
SEEN
