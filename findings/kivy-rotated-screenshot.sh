#!/usr/bin/env bash
# A screenshot of a rotated Kivy window has the rotated size and the pixels of the unrotated one.
#
# Expected: Window.screenshot of a 400 × 300 window whose `rotation` is 90 shows either of two images. One is the
# unrotated content in 300 × 400, as from export_to_png of the root widget; the other is the window as on the screen,
# 400 × 300.
# Found: The image is 300 × 400 and contains the window's left 300 columns as on the screen in its lower 300 rows: the
# top left of the layout is at the bottom left, its bottom left is missing, and the rest is never written. At 180 the
# image is complete and upside down, as on the screen. Window.size is swapped, system_size is not; a positive rotation
# is counterclockwise. Only export_to_png can be compared with an unrotated drawing.
# Tested with Kivy 2.3.1 and Xvfb 21.1.7 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
packages=(xvfb libgl1-mesa-dri libgl1 libmtdev1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install Kivy==2.3.1 Pillow==13.0.0
cat >"$folder/probe.py" <<'PYTHON'
import os
import sys
import time

from kivy.config import Config

Config.set("graphics", "width", "400")
Config.set("graphics", "height", "300")
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from PIL import Image

EventLoop.ensure_window()
root = FloatLayout()
Window.add_widget(root)
for color, place in [((1, 0, 0), {"x": 0, "y": 0}), ((0, 1, 0), {"x": 0, "top": 1})]:
    corner = Widget(size_hint=(None, None), size=(20, 10), pos_hint=place)
    with corner.canvas:
        Color(*color)
        box = Rectangle(size=corner.size)
    corner.bind(pos=lambda widget, pos, box=box: setattr(box, "pos", pos))
    root.add_widget(corner)


def corners(path):
    """Returns the corner of the image in which each box is."""
    picture = Image.open(path).convert("RGB")
    width, height = picture.size
    found = []
    for name, channel in [("red", 0), ("green", 1)]:
        for corner, pixel in [("top left", (4, 4)), ("top right", (width - 5, 4)), ("bottom left", (4, height - 5)),
                              ("bottom right", (width - 5, height - 5))]:
            color = picture.getpixel(pixel)
            if color[channel] > 200 and sum(color) < 300:
                found.append(f"{name} {corner}")
    return f"{width} × {height} {', '.join(found)}"


for rotation in (0, 90, 180):
    Window.rotation = rotation
    for _ in range(8):
        EventLoop.idle()
        time.sleep(0.05)
    taken = Window.screenshot(name=os.path.join(sys.argv[1], f"screen-{rotation}.png"))
    exported = os.path.join(sys.argv[1], f"root-{rotation}.png")
    root.export_to_png(exported)
    sizes = f"size {Window.size[0]} × {Window.size[1]}, system size {Window.system_size[0]} × {Window.system_size[1]}"
    print(f"{rotation}: {sizes}; screenshot {corners(taken)}; export {corners(exported)}")
PYTHON
Xvfb -displayfd 3 -screen 0 800x800x24 3>"$folder/display" >/dev/null 2>&1 &
server=$!
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY KIVY_NO_ARGS=1 KIVY_NO_CONSOLELOG=1 KIVY_HOME=$folder/home
unset WAYLAND_DISPLAY
"$folder/venv/bin/python" "$folder/probe.py" "$folder" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
0: size 400 × 300, system size 400 × 300; screenshot 400 × 300 red bottom left, green top left; export 400 × 300 red bottom left, green top left
90: size 300 × 400, system size 400 × 300; screenshot 300 × 400 green bottom left; export 300 × 400 red bottom left, green top left
180: size 400 × 300, system size 400 × 300; screenshot 400 × 300 red top right, green bottom right; export 400 × 300 red bottom left, green top left
SEEN
