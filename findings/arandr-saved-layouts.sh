#!/usr/bin/env bash
# ARandR saves a mirrored X screen without its reflection, and opens no layout that has one.
#
# Expected: The layout that ARandR reads from a screen and saves as a script of xrandr restores the screen, and ARandR
# opens scripts with other options of xrandr, or warns before it drops them.
# Found: Rotations are restored. A reflection is read from xrandr and not written: a mirrored screen is saved as
# `--rotate normal`, and one that is rotated and mirrored as `--rotate left`, which are other images. A script with
# `--reflect`, `--scale`, `--rate`, `--auto` or `--dpi` is a FileSyntaxError, so that what was added by hand makes the
# whole layout unreadable; `--primary` is accepted.
# Tested with arandr 0.1.11, Xephyr and Xvfb 21.1.7 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
servers=()
trap 'kill "${servers[@]}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
version=2:21.1.7-3+deb12u13
installed=$(dpkg-query --show --showformat='${Version} ' xserver-xephyr xvfb arandr 2>/dev/null || true)
if [ "$installed" != "0.1.11-1 $version $version " ] || ! command -v xrandr >/dev/null; then
  apt-get install -y -qq --no-install-recommends "xserver-xephyr=$version" "xvfb=$version" arandr=0.1.11-1 \
    x11-xserver-utils >/dev/null 2>&1
fi
start() {
  "$@" 3>"$folder/display" >/dev/null 2>&1 &
  servers=("$!" "${servers[@]}")
  for _ in $(seq 300); do [ -s "$folder/display" ] && break; sleep 0.1; done
  DISPLAY=:$(cat "$folder/display")
  rm "$folder/display"
  export DISPLAY
}
start Xvfb -displayfd 3 -screen 0 1300x1200x24
start Xephyr -displayfd 3 -noreset -screen 400x600
cat >"$folder/layout.py" <<'PYTHON'
import sys

sys.path.insert(0, "/usr/lib/python3/dist-packages")
from screenlayout.xrandr import XRandR

layout = XRandR()
layout.load_from_x()
if len(sys.argv) == 1:
    print(layout.save_to_shellscript_string())
else:
    line = "xrandr --output default --mode 400x600 --pos 0x0 --rotate left " + " ".join(sys.argv[1:])
    try:
        layout.load_from_string(f"#!/bin/sh\n{line}\n")
        print("opened")
    except Exception as error:
        print(type(error).__name__)
PYTHON
screen() { xrandr 2>/dev/null | sed -n 's/^default connected [a-z ]*\([0-9x]*\)+0+0 \([^(]*\)(.*/\1 \2/p' | xargs; }
set_screen() { xrandr --output default --rotate normal --reflect normal "$@" 2>/dev/null; }
{
  dpkg-query --show --showformat='${Package} ${Version}\n' arandr
  for options in '--rotate left' '--reflect x' '--rotate left --reflect y'; do
    read -ra words <<<"$options"
    set_screen
    xrandr --output default "${words[@]}" 2>/dev/null
    echo "$options: $(screen)"
    /usr/bin/python3 "$folder/layout.py" >"$folder/layout.sh" 2>/dev/null
    echo "  saved as $(grep xrandr "$folder/layout.sh")"
    set_screen
    sh "$folder/layout.sh" 2>/dev/null
    echo "  restored: $(screen)"
  done
  set_screen
  for options in --primary '--reflect x' '--scale 2x2' '--rate 60' --auto '--dpi 96'; do
    read -ra words <<<"$options"
    echo "$options: $(/usr/bin/python3 "$folder/layout.py" "${words[@]}" 2>/dev/null)"
  done
} | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
arandr 0.1.11-1
--rotate left: 600x400 left
  saved as xrandr --output default --mode 400x600 --pos 0x0 --rotate left
  restored: 600x400 left
--reflect x: 400x600 normal X axis
  saved as xrandr --output default --mode 400x600 --pos 0x0 --rotate normal
  restored: 400x600
--rotate left --reflect y: 600x400 left Y axis
  saved as xrandr --output default --mode 400x600 --pos 0x0 --rotate left
  restored: 600x400 left
--primary: opened
--reflect x: FileSyntaxError
--scale 2x2: FileSyntaxError
--rate 60: FileSyntaxError
--auto: FileSyntaxError
--dpi 96: FileSyntaxError
SEEN
