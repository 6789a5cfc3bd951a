#!/usr/bin/env bash
# X's coordinate matrix for a rotated screen sends XTEST positions to an edge, as its third column is ignored.
#
# Expected: A "Coordinate Transformation Matrix" of the XTEST pointer transforms positions as that of a touchscreen
# does: in parts of the screen, so that the usual matrix for "left" maps 60, 40 on 400 × 300 to 347, 45. A motion by 10
# moves the pointer by 10 in the rotated direction, and a warped pointer stays where it is until then.
# Found: Positions are transformed in pixels and without the third column: "left" gives 0, 60 (-40 is outside), the
# matrix for "inverted" always the corner, and a shift by half of the screen nothing. After a warp, which is not
# transformed, the first motion applies the matrix to the position too: by 2, 0 0, 0 2 it goes from 60, 40 to 141, 81,
# although a motion by 10 moves it by 20. Twice 60, 40 is 121, 81.
# Tested with Xvfb 21.1.7 and xinput 1.6.3 of Debian 12, and python-xlib 0.33.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for tool in Xvfb xvfb-run xinput; do
  command -v "$tool" >/dev/null || apt-get install -y -qq --no-install-recommends xvfb xauth xinput=1.6.3-1 >/dev/null
done
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install python-xlib==0.33
cat >"$folder/look.py" <<'PYTHON'
import subprocess

from Xlib import X, display
from Xlib.ext import xtest

connection = display.Display()
root = connection.screen().root
command = ["xinput", "list", "--id-only", "Virtual core XTEST pointer"]
device = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def position():
    connection.sync()
    pointer = root.query_pointer()
    return f"{pointer.root_x},{pointer.root_y}"


def move(x, y, relative):
    xtest.fake_input(connection, X.MotionNotify, detail=int(relative), x=x, y=y)
    return position()


def warp(x, y):
    root.warp_pointer(x, y)
    return position()


for name, matrix in {
    "identity": "1 0 0 0 1 0 0 0 1",
    "left": "0 -1 1 1 0 0 0 0 1",
    "inverted": "-1 0 1 0 -1 1 0 0 1",
    "shifted by half": "1 0 0.5 0 1 0 0 0 1",
    "twice": "2 0 0 0 2 0 0 0 1",
}.items():
    subprocess.run(["xinput", "set-prop", device, "Coordinate Transformation Matrix", *matrix.split()], check=True)
    print(f"{name}: to 60,40 is {move(60, 40, False)}, by 10 {move(10, 0, True)}", end="; ")
    print(f"warped to 60,40 is {warp(60, 40)}, by 10 {move(10, 0, True)}, by 10 {move(10, 0, True)}")
PYTHON
{
  apt-cache policy xvfb | sed -n 's/.*Installed: [0-9]*:\([0-9.]*\).*/Xvfb \1/p'
  timeout 60 xvfb-run --auto-servernum --server-args "-screen 0 400x300x24 -noreset" "$folder/venv/bin/python" "$folder/look.py"
} | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
Xvfb 21.1.7
identity: to 60,40 is 60,40, by 10 70,40; warped to 60,40 is 60,40, by 10 70,40, by 10 80,40
left: to 60,40 is 0,60, by 10 0,70; warped to 60,40 is 60,40, by 10 0,70, by 10 0,80
inverted: to 60,40 is 0,0, by 10 0,0; warped to 60,40 is 60,40, by 10 0,0, by 10 0,0
shifted by half: to 60,40 is 60,40, by 10 70,40; warped to 60,40 is 60,40, by 10 70,40, by 10 80,40
twice: to 60,40 is 121,81, by 10 141,81; warped to 60,40 is 60,40, by 10 141,81, by 10 161,81
SEEN
