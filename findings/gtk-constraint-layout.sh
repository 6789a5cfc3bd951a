#!/usr/bin/env bash
# GTK's constraint layout uses no natural sizes, mirrors anchors without their constants, and overlaps equal items.
#
# Expected: GtkConstraintLayout gives a child its natural size if there is room, as UIKit's layout uses the intrinsic
# size. From right to left a START constant of 8 is a distance from the right edge, as with leading anchors, and a gap
# remains a gap. Three equal items fill 100 points as 33 or 34 each, one after the other.
# Found: A label that can be ellipsized has its minimum width in a layout of 400, which is an ellipsis, and the natural
# size of the layout is its minimum size. A guide with a natural size of 20 and a maximum of 50 is 50 wide. From right
# to left START is the right edge, but the constant is added: an item with 8 extends beyond the layout by 8, and after
# a gap of 8 items overlap by 8. Sizes are rounded up, positions to the nearest: thirds of 100 are 34 wide at 0, 33, 66.
# Tested with GTK 4.8.3 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(gir1.2-gtk-4.0=4.8.3+ds-2+deb12u1 libgtk-4-1=4.8.3+ds-2+deb12u1 python3-gi xvfb xauth fonts-dejavu-core)
if ! dpkg-query --show --showformat='${Version}' gir1.2-gtk-4.0 2>/dev/null | grep -q '^4\.8\.3'; then
  apt-get install -y -qq "${packages[@]}" >/dev/null
fi
export GSK_RENDERER=cairo GTK_A11Y=none
xvfb-run --auto-servernum /usr/bin/python3 - 2>/dev/null <<'PYTHON' | tee "$folder/seen"
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Pango", "1.0")
from gi.repository import Gtk, Pango

Gtk.init()
START, END, WIDTH, CENTER = (getattr(Gtk.ConstraintAttribute, name) for name in ("START", "END", "WIDTH", "CENTER_X"))
LEFT_TO_RIGHT, RIGHT_TO_LEFT = Gtk.TextDirection.LTR, Gtk.TextDirection.RTL
REQUIRED, HORIZONTAL = 1001001000, Gtk.Orientation.HORIZONTAL


class Box(Gtk.Widget):
    def __init__(self, width):
        super().__init__()
        self.width = width

    def do_measure(self, orientation, size):
        return (self.width, self.width, -1, -1) if orientation == HORIZONTAL else (10, 10, -1, -1)


def label():
    result = Gtk.Label(label="Hello world, this is a label")
    result.set_ellipsize(Pango.EllipsizeMode.END)
    return result


def equal(target, attribute, source, other, constant=0):
    return Gtk.Constraint.new(target, attribute, Gtk.ConstraintRelation.EQ, source, other, 1, constant, REQUIRED)


def lay_out(children, constraints, width, direction=LEFT_TO_RIGHT, guides=()):
    """Returns the minimum and natural width of a layout, and the position and width of each child."""
    layout, parent, window = Gtk.ConstraintLayout(), Gtk.Fixed(), Gtk.Window()
    parent.set_layout_manager(layout)
    for child in children:
        child.set_parent(parent)
        child.set_direction(direction)
    parent.set_direction(direction)
    for guide in guides:
        layout.add_guide(guide)
    for constraint in constraints:
        layout.add_constraint(constraint)
    window.set_child(parent)
    measured = parent.measure(HORIZONTAL, -1)
    parent.measure(Gtk.Orientation.VERTICAL, -1)
    parent.allocate(width, 100, -1, None)
    frames = [child.compute_bounds(parent)[1] for child in children]
    return (measured.minimum, measured.natural), [(round(frame.origin.x), round(frame.size.width)) for frame in frames]


def row(children, gap=0, guide=None):
    first = [equal(children[0], START, None, START)]
    between = [equal(after, START, before, END, gap) for before, after in zip(children, children[1:])]
    if guide:
        between = [equal(guide, START, children[0], END), equal(children[1], START, guide, END)]
    return first + between


print("GTK", ".".join(str(part()) for part in (Gtk.get_major_version, Gtk.get_minor_version, Gtk.get_micro_version)))
text = label()
holder = Gtk.Window()
holder.set_child(text)
size = text.measure(HORIZONTAL, -1)
print("a label's natural width is more than nine times its minimum:", size.natural > 9 * size.minimum)
text = label()
(minimum, natural), [(_, width)] = lay_out([text], [equal(text, CENTER, None, CENTER)], 400)
print("centered in 400 it has its minimum:", width == size.minimum)
pair = [label(), label()]
(minimum, natural), _ = lay_out(pair, [*row(pair), equal(pair[1], END, None, END)], 400)
print("two in a row have a natural width that is the minimum:", natural == minimum == 2 * size.minimum)
guide = Gtk.ConstraintGuide()
guide.set_nat_size(20, 0)
guide.set_max_size(50, 100)
boxes = [Box(20), Box(20)]
constraints = [*row(boxes, guide=guide), equal(boxes[1], END, None, END)]
print("a guide of 20 to 50 between two boxes of 20 in 200:", lay_out(boxes, constraints, 200, guides=[guide])[1])
for name, direction in [("left to right", LEFT_TO_RIGHT), ("right to left", RIGHT_TO_LEFT)]:
    for constant in (8, -8):
        box = Box(20)
        _, frames = lay_out([box], [equal(box, START, None, START, constant)], 100, direction)
        print(f"{name}, 20 wide at {constant} of 100: {frames}")
    boxes = [Box(20), Box(20)]
    print(f"{name}, two with a gap of 8:", lay_out(boxes, row(boxes, gap=8), 100, direction)[1])
for width in (99, 100, 101):
    boxes = [Box(1) for _ in range(3)]
    same = [equal(before, WIDTH, after, WIDTH) for before, after in zip(boxes, boxes[1:])]
    print(f"thirds of {width}:", lay_out(boxes, [*row(boxes), *same, equal(boxes[2], END, None, END)], width)[1])
PYTHON
diff - "$folder/seen" <<'SEEN'
GTK 4.8.3
a label's natural width is more than nine times its minimum: True
centered in 400 it has its minimum: True
two in a row have a natural width that is the minimum: True
a guide of 20 to 50 between two boxes of 20 in 200: [(0, 20), (70, 130)]
left to right, 20 wide at 8 of 100: [(8, 20)]
left to right, 20 wide at -8 of 100: [(-8, 20)]
left to right, two with a gap of 8: [(0, 20), (28, 20)]
right to left, 20 wide at 8 of 100: [(88, 20)]
right to left, 20 wide at -8 of 100: [(72, 20)]
right to left, two with a gap of 8: [(80, 20), (68, 20)]
thirds of 99: [(0, 33), (33, 33), (66, 33)]
thirds of 100: [(0, 34), (33, 34), (66, 34)]
thirds of 101: [(0, 34), (33, 34), (67, 34)]
SEEN
