#!/usr/bin/env bash
# Readers of rotated X screens disagree with xrandr: jc loses a rotation, PyMonCtl calls left right.
#
# Expected: jc's parser of xrandr has the same rotation with and without --verbose. PyMonCtl has the orientation that
# xrandr was given, mirrored or not, for the screens of the display that DISPLAY names.
# Found: In verbose output jc has "normal" for every rotation and reflection. In PyMonCtl xrandr's "left" is RIGHT
# (ROTATE_90) and "right" is LEFT, and setting RIGHT makes xrandr print "left". A mirrored screen has no orientation.
# The size of a rotated screen is swapped and its mode is not. The list contains the screens of every other X server of
# the machine, such as the one that shows a nested server.
# Tested with jc 1.26.1, PyMonCtl 0.92, Xephyr and Xvfb 21.1.7 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
servers=()
trap 'kill "${servers[@]}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
version=2:21.1.7-3+deb12u13
installed=$(dpkg-query --show --showformat='${Version} ' xserver-xephyr xvfb 2>/dev/null || true)
if [ "$installed" != "$version $version " ] || ! command -v xrandr >/dev/null; then
  apt-get install -y -qq --no-install-recommends "xserver-xephyr=$version" "xvfb=$version" x11-xserver-utils \
    >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install jc==1.26.1 pymonctl==0.92
start() {
  "$@" 3>"$folder/display" >/dev/null 2>&1 &
  servers=("$!" "${servers[@]}")
  for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
  DISPLAY=:$(cat "$folder/display")
  rm "$folder/display"
  export DISPLAY
}
start Xvfb -displayfd 3 -screen 0 1300x1200x24
start Xephyr -displayfd 3 -noreset -screen 400x600
cat >"$folder/look.py" <<'PYTHON'
import subprocess
import sys

import jc
import pymonctl


def rotation(*options):
    text = subprocess.run(["xrandr", *options], capture_output=True, text=True).stdout
    device = jc.parse("xrandr", text)["screens"][0]["devices"][0]
    return f"{device['rotation']}, {device['reflection']}"


names = {0: "NORMAL", 1: "RIGHT", 2: "INVERTED", 3: "LEFT", None: "None"}
assert [pymonctl.Orientation[name] for name in list(names.values())[:4]] == [0, 1, 2, 3]
monitors = pymonctl.getAllMonitors()
screen = next(monitor for monitor in monitors if monitor.name == "default")
if sys.argv[1] == "set":
    screen.setOrientation(pymonctl.Orientation[sys.argv[2]])
shown = [f"jc {rotation()}", f"jc verbose {rotation('--verbose')}", f"PyMonCtl {names[screen.orientation]}"]
shown.append("{} × {}, mode {} × {}".format(*screen.size, screen.mode.width, screen.mode.height))
others = sum(tuple(monitor.size) == (1300, 1200) for monitor in monitors)
print(f"{' '.join(sys.argv[1:])}: {'; '.join(shown)}; other server: {others}")
PYTHON
"$folder/venv/bin/pip" list 2>/dev/null | grep -iE '^(jc|pymonctl) ' | tee "$folder/seen"
for options in '--rotate normal' '--rotate left' '--rotate inverted' '--rotate right' '--rotate normal --reflect x' \
  '--rotate left --reflect xy'; do
  read -ra words <<<"$options"
  xrandr --output default "${words[@]}" 2>/dev/null
  "$folder/venv/bin/python" "$folder/look.py" "${words[@]}" 2>/dev/null | tee -a "$folder/seen"
done
xrandr --output default --rotate normal --reflect normal 2>/dev/null
"$folder/venv/bin/python" "$folder/look.py" set RIGHT 2>/dev/null | tee -a "$folder/seen"
diff - "$folder/seen" <<'SEEN'
jc                1.26.1
PyMonCtl          0.92
--rotate normal: jc normal, normal; jc verbose normal, normal; PyMonCtl NORMAL; 400 × 600, mode 400 × 600; other server: 1
--rotate left: jc left, normal; jc verbose normal, normal; PyMonCtl RIGHT; 600 × 400, mode 400 × 600; other server: 1
--rotate inverted: jc inverted, normal; jc verbose normal, normal; PyMonCtl INVERTED; 400 × 600, mode 400 × 600; other server: 1
--rotate right: jc right, normal; jc verbose normal, normal; PyMonCtl LEFT; 600 × 400, mode 400 × 600; other server: 1
--rotate normal --reflect x: jc normal, X axis; jc verbose normal, normal; PyMonCtl None; 400 × 600, mode 400 × 600; other server: 1
--rotate left --reflect xy: jc left, X and Y axis; jc verbose normal, normal; PyMonCtl None; 600 × 400, mode 400 × 600; other server: 1
set RIGHT: jc left, normal; jc verbose normal, normal; PyMonCtl RIGHT; 600 × 400, mode 400 × 600; other server: 1
SEEN
