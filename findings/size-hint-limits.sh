#!/usr/bin/env bash
# Size hints in Kivy and arcade have the same names but share a row differently when one has a limit or is 0.
#
# Expected: `size_hint`, `size_hint_min` and `size_hint_max` have the same meaning in arcade's UIBoxLayout and in Kivy's
# BoxLayout, and in both a hint of 0 gives no width. Of three equal hints in 100, one with a maximum of 20 is 20 wide
# and the others 40.
# Found: In Kivy it is. In arcade it is 9.1 wide, less than its maximum and its share, and the others 45.5, because the
# shares are scaled again after the maximum. A minimum of 60 gives 60, 20, 20 in both. A hint of 0 next to one of 1
# gives 0 and 100 in arcade. In Kivy the box has its own width of 100 and is not counted, so that the row is 200 wide in
# its 100. Hints whose sum is a half fill half of the row in arcade and all of it in Kivy.
# Tested with Kivy 2.3.1, arcade 3.3.3 and Xvfb 21.1.7 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
packages=(xvfb libgl1-mesa-dri libgl1 libglu1-mesa libmtdev1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install Kivy==2.3.1 arcade==3.3.3
cat >"$folder/kivy_row.py" <<'PYTHON'
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget


def widths(*boxes):
    row = BoxLayout(size=(100, 10))
    for hint, minimum, maximum in boxes:
        row.add_widget(Widget(size_hint_x=hint, size_hint_min_x=minimum, size_hint_max_x=maximum))
    row.do_layout()
    return [round(box.width, 1) + 0.0 for box in reversed(row.children)]
PYTHON
cat >"$folder/arcade_row.py" <<'PYTHON'
import arcade
from arcade.gui import UIBoxLayout, UISpace

window = arcade.Window(100, 100, visible=False)


def widths(*boxes):
    row = UIBoxLayout(vertical=False, width=100, height=10, size_hint=None)
    for hint, minimum, maximum in boxes:
        limits = {"size_hint_min": minimum and (minimum, 0), "size_hint_max": maximum and (maximum, 10)}
        row.add(UISpace(width=0, height=10, size_hint=(hint, None), **limits))
    row._do_layout()
    return [round(box.rect.width, 1) + 0.0 for box in row.children]
PYTHON
cat >"$folder/probe.py" <<'PYTHON'
import importlib
import sys

widths = importlib.import_module(sys.argv[1] + "_row").widths
free = (1, None, None)
print(sys.argv[1], "maximum 20:", widths((1, None, 20), free, free))
print(sys.argv[1], "minimum 60:", widths((1, 60, None), free, free))
print(sys.argv[1], "hint 0 next to 1:", widths((0, None, None), free))
print(sys.argv[1], "hints 0.2 and 0.3:", widths((0.2, None, None), (0.3, None, None)))
PYTHON
Xvfb -displayfd 3 -screen 0 800x800x24 3>"$folder/display" >/dev/null 2>&1 &
server=$!
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY KIVY_NO_ARGS=1 KIVY_NO_CONSOLELOG=1 KIVY_HOME=$folder/home
unset WAYLAND_DISPLAY
cd "$folder"
for library in kivy arcade; do "$folder/venv/bin/python" probe.py "$library" 2>/dev/null; done | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
kivy maximum 20: [20.0, 40.0, 40.0]
kivy minimum 60: [60.0, 20.0, 20.0]
kivy hint 0 next to 1: [100.0, 100.0]
kivy hints 0.2 and 0.3: [40.0, 60.0]
arcade maximum 20: [9.1, 45.5, 45.5]
arcade minimum 60: [60.0, 20.0, 20.0]
arcade hint 0 next to 1: [0.0, 100.0]
arcade hints 0.2 and 0.3: [20.0, 30.0]
SEEN
