#!/usr/bin/env bash
# snakeflex's growing items do not grow, its gaps double, and a fraction of half a part has no share at all.
#
# Expected: FlexRow has the semantics of CSS flexbox that it names: items with `grow` share the remaining space, a gap
# of 10 is 10 pixels, and "space-around" has half a gap at the edges. GridFrame shares the space by fractions, a track
# of 50px is 50 wide, `gap` separates cells, and `hide_col` collapses a column to zero width, as its documentation says.
# Found: Items with `grow` retain their width of 20 and are centered in columns that grow. A gap of 10 is 20 wide, and
# "space-evenly" ignores a gap of 100. "space-around" is the same as "space-evenly". In a grid 0.5fr is 0 and 1.5fr is
# 1, because weights are whole numbers, and the contents' widths come off before the fractions. A track of 50px is 80
# wide for contents of 80. A gap of 10 adds 5 at each edge. A hidden column of 100 is as wide as its contents, which
# stay visible.
# Tested with snakeflex 0.2.0, Tk 8.6 and Xvfb of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show xvfb xauth python3-tk >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends xvfb xauth python3-tk >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install --target "$folder/packages" snakeflex==0.2.0
cat >"$folder/look.py" <<'PYTHON'
import time
import tkinter
from importlib.metadata import version

from snakeflex import FlexRow, GridFrame

print("snakeflex", version("snakeflex"), "in a width of 400 (x and width of each box)")
window = tkinter.Tk()
window.geometry("400x300+0+0")


def show(name, boxes):
    """Prints the boxes after the delayed layout."""
    for _ in range(5):
        window.update_idletasks()
        window.update()
        time.sleep(0.06)
    shown = [f"{box.winfo_x()}, {box.winfo_width()}" for box in boxes]
    print(f"{name}:", "; ".join(shown) + (", visible" if "hidden" in name and boxes[0].winfo_viewable() else ""))


def row(name, grows, **options):
    flex = FlexRow(window, **options)
    flex.place(x=0, y=0, width=400, height=50)
    boxes = [tkinter.Frame(flex, width=20, height=10) for _ in grows]
    for box, grow in zip(boxes, grows):
        flex.add(box, grow=grow)
    show(name, boxes)
    flex.destroy()


def grid(columns, width=20, gap=0, hidden=None):
    frame = GridFrame(window, columns=columns, rows="1fr", gap=gap)
    frame.place(x=0, y=0, width=400, height=50)
    boxes = [tkinter.Frame(frame, width=width, height=10) for _ in columns.split()]
    for column, box in enumerate(boxes):
        frame.add(box, col=column)
    if hidden is not None:
        window.update()
        frame.hide_col(hidden)
    show(f"{columns}, boxes of {width}, gap {gap}" + ("" if hidden is None else f", column {hidden} hidden"), boxes)
    frame.destroy()


row("grow 1 and 3", [1, 3])
row("no gap", [0, 0, 0])
row("gap of 10", [0, 0, 0], gap=10)
row("space-around", [0, 0, 0], justify="space-around")
row("space-evenly", [0, 0, 0], justify="space-evenly")
row("space-evenly, gap of 100", [0, 0, 0], gap=100, justify="space-evenly")
grid("1fr 3fr")
grid("0.5fr 1.5fr")
grid("1fr 2.5fr")
grid("50px 1fr", width=80)
grid("1fr 1fr", gap=10)
grid("100px 1fr", hidden=0)
PYTHON
export PYTHONPATH="$folder/packages"
xvfb-run --auto-servernum -s "-screen 0 800x600x24" /usr/bin/python3 "$folder/look.py" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
snakeflex 0.2.0 in a width of 400 (x and width of each box)
grow 1 and 3: 45, 20; 245, 20
no gap: 0, 20; 20, 20; 40, 20
gap of 10: 0, 20; 40, 20; 80, 20
space-around: 85, 20; 190, 20; 295, 20
space-evenly: 85, 20; 190, 20; 295, 20
space-evenly, gap of 100: 85, 20; 190, 20; 295, 20
1fr 3fr, boxes of 20, gap 0: 0, 110; 110, 290
0.5fr 1.5fr, boxes of 20, gap 0: 0, 20; 20, 380
1fr 2.5fr, boxes of 20, gap 0: 0, 140; 140, 260
50px 1fr, boxes of 80, gap 0: 0, 80; 80, 320
1fr 1fr, boxes of 20, gap 10: 5, 190; 205, 190
100px 1fr, boxes of 20, gap 0, column 0 hidden: 0, 20; 20, 380, visible
SEEN
