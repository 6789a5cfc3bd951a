#!/usr/bin/env bash
# NanoGUI's advanced grid gives columns that are wider than it together, and refuses a widget that spans two of them.
#
# Expected: Stretch factors share the width exactly; a column without a size is as wide as its widgets, also a spanning
# one; the preferred size is that of the contents, whatever the current one is.
# Found: For contents of 20 and 30, factors of 1 and 3 in 100 make columns of 33 and 68; three equal ones are 99 without
# contents. A widget of 80 over two columns of 20 is an exception ("no space to place widget") unless one column
# stretches; so is one of 20 in a column of 10. The preferred size of a grid with a stretched column is the size that it
# has: 300 for contents of 50. In a box with middle alignment a widget that is too high begins at -10, and in a simple
# grid at 0.
# Tested with NanoGUI 0.5.0 and Xvfb of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! command -v xvfb-run >/dev/null || ! dpkg-query --show libgl1 libgl1-mesa-dri >/dev/null 2>&1; then
  apt-get install -y -qq --no-install-recommends xvfb xauth libgl1 libgl1-mesa-dri >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install nanogui==0.5.0
cat >"$folder/look.py" <<'PYTHON'
from importlib.metadata import version

import nanogui

nanogui.init()
screen = nanogui.Screen((400, 300), "look", False)
context = screen.nvg_context()
across, middle = nanogui.Orientation.Horizontal, nanogui.Alignment.Middle


def look(title, layout, sizes, cells=None, width=100):
    container = nanogui.Widget(screen)
    container.set_layout(layout)
    children = [nanogui.Widget(container) for _ in sizes]
    for index, (child, size) in enumerate(zip(children, sizes)):
        if size:
            child.set_fixed_size(size)
        if cells:
            layout.set_anchor(child, nanogui.AdvancedGridLayout.Anchor(*cells[index]))
    container.set_size((width, 60))
    try:
        preferred = container.preferred_size(context)[0]
        container.perform_layout(context)
    except RuntimeError as error:
        print(f"{title}: {str(error).split(':')[1].strip()}")
        return
    frames = ("{},{} {} × {}".format(*child.position(), *child.size()) for child in children)
    print(f"{title}: prefers {preferred},", " | ".join(frames))


def grid(columns, *stretches):
    layout = nanogui.AdvancedGridLayout(columns, [0, 0])
    for column, factor in enumerate(stretches):
        layout.set_col_stretch(column, factor)
    return layout


row, span, two = [(0, 0), (1, 0), (2, 0)], [(0, 0), (1, 0), (0, 1, 2, 1)], [(20, 10), (30, 20)]
print("NanoGUI", version("nanogui"))
look("no stretch", grid([0, 0]), two, row)
look("no stretch, 300 wide", grid([0, 0]), two, row, 300)
look("stretch 0 and 1, 300 wide", grid([0, 0], 0, 1), two, row, 300)
look("stretch 1 and 3", grid([0, 0], 1, 3), [None, None], row)
look("stretch 1 and 3 with contents", grid([0, 0], 1, 3), two, row)
look("three equal ones", grid([0, 0, 0], 1, 1, 1), [None] * 3, row)
look("span of 80", grid([0, 0]), [(20, 10), (20, 10), (80, 10)], span)
look("span of 80, stretch", grid([0, 0], 0, 1), [(20, 10), (20, 10), (80, 10)], span)
look("column of 10", grid([10, 60]), two, row)
look("box, too high", nanogui.BoxLayout(across, middle, 0, 6), [(20, 10), (30, 80)])
look("simple grid, too high", nanogui.GridLayout(across, 2, middle, 0, 6), [(20, 10), (30, 80)])
PYTHON
xvfb-run --auto-servernum "$folder/venv/bin/python" "$folder/look.py" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
NanoGUI 0.5.0
no stretch: prefers 50, 0,0 20 × 10 | 20,0 30 × 20
no stretch, 300 wide: prefers 50, 0,0 20 × 10 | 20,0 30 × 20
stretch 0 and 1, 300 wide: prefers 300, 0,0 20 × 10 | 20,0 30 × 20
stretch 1 and 3: prefers 100, 0,0 25 × 0 | 25,0 75 × 0
stretch 1 and 3 with contents: prefers 101, 0,0 20 × 10 | 33,0 30 × 20
three equal ones: prefers 99, 0,0 33 × 0 | 33,0 33 × 0 | 66,0 33 × 0
span of 80: no space to place widget
span of 80, stretch: prefers 100, 0,0 20 × 10 | 20,0 20 × 10 | 0,10 80 × 10
column of 10: no space to place widget
box, too high: prefers 56, 0,25 20 × 10 | 26,-10 30 × 80
simple grid, too high: prefers 56, 11,35 20 × 10 | 59,0 30 × 80
SEEN
