#!/usr/bin/env bash
# Slint's GridLayout shares space equally whatever the stretch factors, and an item that spans columns widens none.
#
# Expected: Stretch factors have the effect of a HorizontalLayout in the columns of a GridLayout; columns have room for
# the minimum of an item that spans them, and the item after one that spans two columns is in the third.
# Found: Factors of 1 and 3 share 100 as 25 and 75 in the row and as 50 and 50 in the grid; only 0 has an effect there.
# A spanning item with a minimum of 80 over two columns of at most 10 is 20 wide, and one of a fixed width overflows its
# columns. The item after a spanning one is in its second column and covers it. Padding of 60 on each side of a row that
# is 50 high gives its items a height of -70, and in a grid 0. Preferred sizes and minima are alike in both layouts.
# Tested with slint 1.9.2a1 (the last one for Python 3.11) and Xvfb of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! command -v xvfb-run >/dev/null || ! dpkg-query --show libxkbcommon-x11-0 libfontconfig1 >/dev/null 2>&1; then
  apt-get install -y -qq --no-install-recommends xvfb xauth libxkbcommon-x11-0 libfontconfig1 libxcursor1 libxi6 \
    >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install slint==1.9.2a1
cat >"$folder/look.py" <<'PYTHON'
import sys
from importlib.metadata import version

import slint


def look(title, layout, *items):
    """Shows the frames of the items of a layout in 100 × 50. "|" begins a row of a grid."""
    body, names = "", "abcde"[: sum(item != "|" for item in items)]
    rest = iter(names)
    for item in items:
        body += "} Row {" if item == "|" else f"{next(rest)} := Rectangle {{ {item} }}"
    if layout == "GridLayout":
        body = f"Row {{ {body} }}"
    sides = ("x", "y", "width", "height")
    outputs = "".join(f"out property <length> {name}-{side}: {name}.{side};" for name in names for side in sides)
    padding = "padding: 60px;" if title == "padding" else ""
    path = f"{sys.argv[1]}/look.slint"
    with open(path, "w") as file:
        file.write(f"export component Look inherits Window {{ width: 100px; height: 50px; {outputs}{layout} {{ {padding}{body} }} }}")
    made = slint.load_file(path).Look()
    frames = ("{:g},{:g} {:g} × {:g}".format(*(getattr(made, f"{name}_{side}") + 0 for side in sides)) for name in names)
    print(f"{title}, {layout}:", " | ".join(frames))


def stretch(factor):
    return f"horizontal-stretch: {factor};"


print("slint", version("slint"))
for layout in ("HorizontalLayout", "GridLayout"):
    look("stretch 1 and 3", layout, stretch(1), stretch(3))
    look("stretch 0 and 1", layout, stretch(0), stretch(1))
    look("preferred 20 and 60", layout, "preferred-width: 20px;", "preferred-width: 60px;")
    look("minimum 60", layout, "min-width: 60px;", "")
    look("padding", layout, "", "")
span = "colspan: 2;"
look("span after columns of at most 10", "GridLayout", "max-width: 10px;", "max-width: 10px;", "|", "min-width: 80px;" + span)
look("fixed span", "GridLayout", "width: 20px;", "width: 20px;", "|", "width: 90px;" + span)
look("item after a span", "GridLayout", span, "", "|", "", "", "")
PYTHON
SLINT_BACKEND=winit-software xvfb-run --auto-servernum "$folder/venv/bin/python" "$folder/look.py" "$folder" 2>/dev/null |
  tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
slint 1.9.2a1
stretch 1 and 3, HorizontalLayout: 0,0 25 × 50 | 25,0 75 × 50
stretch 0 and 1, HorizontalLayout: 0,0 0 × 50 | 0,0 100 × 50
preferred 20 and 60, HorizontalLayout: 0,0 30 × 50 | 30,0 70 × 50
minimum 60, HorizontalLayout: 0,0 80 × 50 | 80,0 20 × 50
padding, HorizontalLayout: 60,60 0 × -70 | 60,60 0 × -70
stretch 1 and 3, GridLayout: 0,0 50 × 50 | 50,0 50 × 50
stretch 0 and 1, GridLayout: 0,0 0 × 50 | 0,0 100 × 50
preferred 20 and 60, GridLayout: 0,0 30 × 50 | 30,0 70 × 50
minimum 60, GridLayout: 0,0 80 × 50 | 80,0 20 × 50
padding, GridLayout: 60,60 0 × 0 | 60,60 0 × 0
span after columns of at most 10, GridLayout: 0,0 10 × 25 | 10,0 10 × 25 | 0,25 20 × 25
fixed span, GridLayout: 0,0 20 × 25 | 20,0 20 × 25 | 0,25 90 × 25
item after a span, GridLayout: 0,0 50 × 25 | 25,0 25 × 25 | 0,25 25 × 25 | 25,25 25 × 25 | 50,25 50 × 25
SEEN
