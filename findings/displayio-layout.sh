#!/usr/bin/env bash
# Layouts of CircuitPython's displayio mistake tiles for pixels, and find a point in a column that does not exist.
#
# Expected: A linear layout puts its padding between two items, whatever they are and in both orientations. The cells of
# a grid do not overlap, and each point in the grid is in one of its cells.
# Found: With a padding of 5 the gap between labels is 5. Rectangles of 12 are 142 apart in a row, since their width
# counts as tiles that are 12 wide. Images of one tile have a gap of 10 in a row. In a column the next one covers them
# from the seventh pixel, since a height of one tile counts as a pixel. Groups, for which the layout is documented, have
# 5 in a column and 10 in a row. Widths of a grid's cells are rounded up and positions down. In 100 three columns begin
# at 0, 33 and 66, each of 34, so that they overlap by a pixel. `which_cell_contains` divides by 33: 99 is in the fourth
# of three columns, a position that is refused when content is added.
# Tested with adafruit-circuitpython-displayio-layout 3.1.5 and adafruit-blinka-displayio 2.7.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install adafruit-circuitpython-displayio-layout==3.1.5 adafruit-blinka-displayio==2.7.1 \
  adafruit-circuitpython-display-text==5.0.6 adafruit-circuitpython-display-shapes==2.10.6
cat >"$folder/look.py" <<'PYTHON'
from importlib.metadata import version

import displayio
import terminalio
from adafruit_display_shapes.rect import Rect
from adafruit_display_text.label import Label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout
from adafruit_displayio_layout.layouts.linear_layout import LinearLayout

print("displayio-layout", version("adafruit-circuitpython-displayio-layout"))


class Group(displayio.Group):
    """A group with a size, as the layouts expect it."""

    def __init__(self):
        super().__init__()
        self.width = self.height = 12


def rectangle():
    return Rect(0, 0, 12, 12, fill=0xFFFFFF)


def text():
    return Label(terminalio.FONT, text="ab")


def image():
    return displayio.TileGrid(displayio.Bitmap(12, 12, 1), pixel_shader=displayio.Palette(1))


def linear(title, orientation, *items):
    layout = LinearLayout(0, 0, orientation=orientation, padding=5)
    for item in items:
        layout.add_content(item)
    row = orientation == LinearLayout.HORIZONTAL_ORIENTATION
    ends = []
    for item in items:
        box = getattr(item, "bounding_box", None)
        position = item.anchored_position[0 if row else 1] if box else (item.x if row else item.y)
        ends.append((position, position + 12))
    print(f"{title}:", " | ".join(f"{start} to {end}" for start, end in ends), "gaps", *(b[0] - a[1] for a, b in zip(ends, ends[1:])))


row, column = LinearLayout.HORIZONTAL_ORIENTATION, LinearLayout.VERTICAL_ORIENTATION
for name, make in (("labels", text), ("groups", Group), ("rectangles", rectangle), ("images", image)):
    linear(f"column of {name}", column, make(), make(), make())
    linear(f"row of {name}", row, make(), make(), make())
grid = GridLayout(x=0, y=0, width=100, height=30, grid_size=(3, 1))
cells = [Group() for _ in range(3)]
for index, cell in enumerate(cells):
    grid.add_content(cell, grid_position=(index, 0), cell_size=(1, 1))
print("grid of 3 in 100:", " | ".join(f"{cell.x} to {cell.x + cell.width}" for cell in cells))
print("columns:", ", ".join(f"{x} in {grid.which_cell_contains((x, 0))[0]}" for x in (0, 32, 33, 66, 98, 99)))
print("outside:", grid.which_cell_contains((100, 0)))
try:
    grid.add_content(Group(), grid_position=(3, 0), cell_size=(1, 1))
except ValueError as error:
    print("position 3:", error)
PYTHON
"$folder/venv/bin/python" "$folder/look.py" | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
displayio-layout 3.1.5
column of labels: 0 to 12 | 17 to 29 | 34 to 46 gaps 5 5
row of labels: 0 to 12 | 17 to 29 | 34 to 46 gaps 5 5
column of groups: 0 to 12 | 17 to 29 | 34 to 46 gaps 5 5
row of groups: 0 to 12 | 22 to 34 | 44 to 56 gaps 10 10
column of rectangles: 0 to 12 | 17 to 29 | 34 to 46 gaps 5 5
row of rectangles: 0 to 12 | 154 to 166 | 308 to 320 gaps 142 142
column of images: 0 to 12 | 6 to 18 | 12 to 24 gaps -6 -6
row of images: 0 to 12 | 22 to 34 | 44 to 56 gaps 10 10
grid of 3 in 100: 0 to 34 | 33 to 67 | 66 to 100
columns: 0 in 0, 32 in 0, 33 in 1, 66 in 2, 98 in 2, 99 in 3
outside: None
position 3: Grid position (3, 0) is out of bounds for grid size (3, 1)
SEEN
