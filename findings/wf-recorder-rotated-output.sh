#!/usr/bin/env bash
# A recording of a rotated sway output is not upright, and a region of it is taken from another part of the screen.
#
# Expected: wf-recorder records a rotated output as grim takes a screenshot of it: upright in its rotated size, or with
# a rotation in the file. A region ("x,y WxH") is the same part of the screen for both programs.
# Found: An output of 400 × 600 that is rotated by 90 is recorded as 400 × 600, lying on its side, and the file has no
# rotation; at 180 the video is upside down. A region of 100 × 80 becomes 80 × 100, and its position is that of the
# opposite corner: the red corner of the screenshot is the white one in the video. At 180 the region is the right one. A
# test that records and takes screenshots of a rotated output compares different pictures.
# Tested with wf-recorder 0.3, grim 1.4.0 and sway 1.7 (wlroots 0.15.1) of Debian 12. Needs root: sway runs as nobody.
set -euo pipefail
folder=$(mktemp -d)
compositor=
client=
trap 'kill $client $compositor 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
versions=$(dpkg-query --show --showformat='${Version} ' sway grim wf-recorder 2>/dev/null || true)
if [ "$versions" != '1.7-6 1.4.0+ds-2 0.3-1+b1 ' ] || ! command -v ffmpeg >/dev/null ||
  ! dpkg-query --show python3-gi-cairo gir1.2-gtk-3.0 >/dev/null 2>&1; then
  apt-get install -y -qq --no-install-recommends sway=1.7-6 grim=1.4.0+ds-2 wf-recorder=0.3-1+b1 ffmpeg \
    python3-gi-cairo gir1.2-gtk-3.0 >/dev/null 2>&1
fi
cat >"$folder/client.py" <<'PYTHON'
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

window, area = Gtk.Window(), Gtk.DrawingArea()
window.add(area)


def draw(area, context):
    width, height = area.get_allocated_width() / 2, area.get_allocated_height() / 2
    for column, row, color in [(0, 0, (1, 0, 0)), (1, 0, (0, 1, 0)), (0, 1, (0, 0, 1)), (1, 1, (1, 1, 1))]:
        context.set_source_rgb(*color)
        context.rectangle(column * width, row * height, width, height)
        context.fill()


area.connect("draw", draw)
GLib.timeout_add(50, lambda: area.queue_draw() or True)
window.fullscreen()
window.show_all()
Gtk.main()
PYTHON
cat >"$folder/colors.py" <<'PYTHON'
import sys

# The four quarters of a picture, row by row.
names = {(255, 0, 0): "red", (0, 255, 0): "green", (0, 0, 255): "blue", (255, 255, 255): "white"}
data = sys.stdin.buffer.read()
pixels = [data[start : start + 3] for start in range(0, 12, 3)]
seen = [min(names, key=lambda name: sum(abs(a - b) for a, b in zip(name, pixel))) for pixel in pixels]
print(" ".join(dict.fromkeys(names[name] for name in seen)))
PYTHON
echo 'output HEADLESS-1 mode 400x600' >"$folder/config"
mkdir -m 700 "$folder/run"
chown -R nobody "$folder"
export XDG_RUNTIME_DIR=$folder/run
setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME="$folder" WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 \
  WLR_RENDERER=pixman sway -c "$folder/config" >/dev/null 2>&1 &
compositor=$!
find_one() { find "$XDG_RUNTIME_DIR" -maxdepth 1 -type s -name "$1" | head -n 1; }
for _ in $(seq 100); do [ -n "$(find_one 'wayland-*')" ] && [ -n "$(find_one 'sway-ipc*')" ] && break; sleep 0.1; done
WAYLAND_DISPLAY=$(basename "$(find_one 'wayland-*')")
SWAYSOCK=$(find_one 'sway-ipc*')
export WAYLAND_DISPLAY SWAYSOCK
GDK_BACKEND=wayland timeout 120 /usr/bin/python3 "$folder/client.py" 2>/dev/null &
client=$!
sleep 2
show() {
  local size
  size=$(ffprobe -v error -show_entries stream=width,height -of csv=p=0:s=x "$folder/$1")
  ffmpeg -v error -i "$folder/$1" -frames:v 1 -vf scale=2:2:flags=neighbor -f rawvideo -pix_fmt rgb24 - </dev/null |
    /usr/bin/python3 "$folder/colors.py" | sed "s/^/$size /"
}
record() {
  rm -f "$folder/video.mkv"
  timeout --signal=INT 2 wf-recorder --no-damage "$@" -f "$folder/video.mkv" >/dev/null 2>&1 </dev/null || true
  show video.mkv
}
{
  for angle in normal 90 180 270; do
    swaymsg output HEADLESS-1 transform "$angle" >/dev/null
    sleep 1
    grim "$folder/picture.png"
    echo "$angle: screenshot $(show picture.png), recording $(record)"
    ffprobe -v error -show_streams "$folder/video.mkv" | grep -i rotat || true
    grim -g '0,0 100x80' "$folder/picture.png"
    echo "$angle, first corner: screenshot $(show picture.png), recording $(record -g '0,0 100x80')"
  done
} | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
normal: screenshot 400x600 red green blue white, recording 400x600 red green blue white
normal, first corner: screenshot 100x80 red, recording 100x80 red
90: screenshot 600x400 red green blue white, recording 400x600 blue red white green
90, first corner: screenshot 100x80 red, recording 80x100 white
180: screenshot 400x600 red green blue white, recording 400x600 white blue green red
180, first corner: screenshot 100x80 red, recording 100x80 red
270: screenshot 600x400 red green blue white, recording 400x600 green white red blue
270, first corner: screenshot 100x80 red, recording 80x100 white
SEEN
