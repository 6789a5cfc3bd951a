#!/usr/bin/env bash
# PicTex only reverses the children of a row from right to left: it begins at the left, and wraps backwards.
#
# Expected: `direction("rtl")`, which PicTex lists as supported in its table of compliance with CSS flexbox, begins a
# row and a column's boxes at the right, and lines fill in the order of the children. An image has the size of its row.
# Found: A row of two boxes of 20 in 100 is at 0 to 40 with the second box first; CSS has 60 to 100. `start` is the left
# and `end` the right. With a wrap the last child is on the first line, at the left. A column is not mirrored, and its
# `start` is the left. A row of 100 in three equal parts is an image 101 wide, and a box of 21 centered in 100 is 22
# wide. A box that reaches beyond the row makes the image larger, at the left as well.
# Tested with pictex 2.3.0, skia-python 138.0 and stretchable 1.1.8.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show libegl1 libgl1 libfontconfig1 >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends libegl1 libgl1 libfontconfig1 >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pictex==2.3.0 skia-python==138.0 stretchable==1.1.8 numpy==2.4.6
cat >"$folder/look.py" <<'PYTHON'
from importlib.metadata import version

from pictex import Canvas, Column, Row

COLORS = {"first": (255, 0, 0, 255), "second": (0, 255, 0, 255), "third": (255, 255, 0, 255), "row": (0, 0, 255, 255)}


def color(name):
    return "#{:02x}{:02x}{:02x}".format(*COLORS[name][:3])


def boxes(*widths):
    return [Row().size(width, 10).background_color(color(name)) for name, width in zip(COLORS, widths)]


def show(name, container, width=100, height=10):
    """Prints what each color covers in each line of boxes."""
    pixels = Canvas().render(container.size(width, height).background_color(color("row"))).to_numpy()
    lines = []
    for y in range(5, pixels.shape[0], 10):
        found = []
        for label, value in [*list(COLORS.items())[:3], ("nothing", (0, 0, 0, 0))]:
            columns = [x for x in range(pixels.shape[1]) if tuple(int(part) for part in pixels[y][x]) == value]
            if columns:
                found.append((columns[0], f"{label} {columns[0]} to {columns[-1] + 1}"))
        lines.append(", ".join(text for _, text in sorted(found)))
    print(f"{name}, image {pixels.shape[1]} × {pixels.shape[0]}:", " / ".join(lines))


print(*(f"{name} {version(name)}" for name in ("pictex", "skia-python", "stretchable")), sep=", ")
show("row from left to right", Row(*boxes(20, 20)))
show("row from right to left", Row(*boxes(20, 20)).direction("rtl"))
for justify in ("start", "end", "space-between"):
    show(f"  {justify}", Row(*boxes(20, 20)).direction("rtl").justify_content(justify))
show("wrapped from left to right", Row(*boxes(60, 60, 30)).flex_wrap("wrap"), height=20)
show("wrapped from right to left", Row(*boxes(60, 60, 30)).direction("rtl").flex_wrap("wrap"), height=20)
show("column from right to left", Column(*boxes(20)).direction("rtl"))
show("column's start from right to left", Column(*boxes(20)).direction("rtl").align_items("start"))
show("three equal parts", Row(*[box.flex_grow(1) for box in boxes(0, 0, 0)]))
show("21 centered", Row(*boxes(21)).justify_content("center"))
show("two rigid boxes of 60", Row(*[box.flex_shrink(0) for box in boxes(60, 60)]))
first, second = boxes(20, 20)
show("margin of -10", Row(first.margin_left(-10), second))
PYTHON
"$folder/venv/bin/python" "$folder/look.py" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
pictex 2.3.0, skia-python 138.0, stretchable 1.1.8
row from left to right, image 100 × 10: first 0 to 20, second 20 to 40
row from right to left, image 100 × 10: second 0 to 20, first 20 to 40
  start, image 100 × 10: second 0 to 20, first 20 to 40
  end, image 100 × 10: second 60 to 80, first 80 to 100
  space-between, image 100 × 10: second 0 to 20, first 80 to 100
wrapped from left to right, image 100 × 20: first 0 to 60 / second 0 to 60, third 60 to 90
wrapped from right to left, image 100 × 20: third 0 to 30, second 30 to 90 / first 0 to 60
column from right to left, image 100 × 10: first 0 to 20
column's start from right to left, image 100 × 10: first 0 to 20
three equal parts, image 101 × 10: first 0 to 33, second 33 to 66, third 66 to 101
21 centered, image 100 × 10: first 39 to 61
two rigid boxes of 60, image 120 × 10: first 0 to 60, second 60 to 120
margin of -10, image 110 × 10: first 0 to 20, second 20 to 40
SEEN
