#!/usr/bin/env bash
# On a rotated Wayland output Qt swaps a screen's pixels but not its millimeters; GTK swaps both.
#
# Expected: The client libraries agree about an output that the compositor rotates by 90: width and height are swapped,
# in pixels and in millimeters. Qt's angle between the native and the current orientation is 90 or 270.
# Found: Qt's geometry is 600 × 800 and its physical size 800 × 600 mm, so that the dots per inch are 19 horizontally
# and 34 vertically. GTK has 600 × 800 mm. In Qt the angle is 0 at 90 and 180 at 270, and the primary orientation is
# portrait at both. Sizes in points that are derived from Qt's dots per inch are wrong only on rotated outputs.
# Tested with PySide6-Essentials 6.12.0, GTK 3.24.38 and weston 10.0.1 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
compositor=
trap 'kill "$compositor" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
if [ "$(dpkg-query --show --showformat='${Version}' weston 2>/dev/null)" != 10.0.1-1+b1 ] ||
  ! dpkg-query --show python3-gi gir1.2-gtk-3.0 libegl1 libxkbcommon0 libfontconfig1 >/dev/null 2>&1; then
  apt-get install -y -qq --no-install-recommends weston=10.0.1-1+b1 python3-gi gir1.2-gtk-3.0 libegl1 libxkbcommon0 \
    libfontconfig1 >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0
cat >"$folder/qt.py" <<'PYTHON'
from PySide6.QtGui import QGuiApplication

application = QGuiApplication([])
screen = application.primaryScreen()
dots = f"{screen.physicalDotsPerInchX():.0f} × {screen.physicalDotsPerInchY():.0f} dpi"
angle = screen.angleBetween(screen.nativeOrientation(), screen.orientation())
pixels, size = screen.size().toTuple(), screen.physicalSize().toTuple()
side = screen.primaryOrientation().name
print(f"{pixels[0]} × {pixels[1]}, {size[0]:.0f} × {size[1]:.0f} mm, {dots}, angle {angle}, {side}")
PYTHON
cat >"$folder/gtk.py" <<'PYTHON'
import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk

monitor = Gdk.Display.get_default().get_monitor(0)
frame = monitor.get_geometry()
print(f"{frame.width} × {frame.height}, {monitor.get_width_mm()} × {monitor.get_height_mm()} mm")
PYTHON
export XDG_RUNTIME_DIR=$folder WAYLAND_DISPLAY=wayland-test
unset DISPLAY
weston --version
for case in 'normal|800 × 600, 800 × 600 mm, 25 × 25 dpi, angle 0, LandscapeOrientation|800 × 600, 800 × 600 mm' \
  'rotate-90|600 × 800, 800 × 600 mm, 19 × 34 dpi, angle 0, PortraitOrientation|600 × 800, 600 × 800 mm' \
  'rotate-270|600 × 800, 800 × 600 mm, 19 × 34 dpi, angle 180, PortraitOrientation|600 × 800, 600 × 800 mm'; do
  IFS='|' read -r transform by_qt by_gtk <<<"$case"
  printf '[output]\nname=headless\nmode=800x600\ntransform=%s\n' "$transform" >"$folder/weston.ini"
  weston --config="$folder/weston.ini" --backend=headless-backend.so --socket=wayland-test --idle-time=0 >/dev/null 2>&1 &
  compositor=$!
  for _ in $(seq 100); do [ -S "$folder/wayland-test" ] && break; sleep 0.1; done
  qt=$(QT_QPA_PLATFORM=wayland "$folder/venv/bin/python" "$folder/qt.py" 2>/dev/null)
  gtk=$(GDK_BACKEND=wayland /usr/bin/python3 "$folder/gtk.py" 2>/dev/null)
  echo "$transform: Qt $qt; GTK $gtk"
  [ "$qt" = "$by_qt" ]
  [ "$gtk" = "$by_gtk" ]
  kill "$compositor"
  wait "$compositor" 2>/dev/null || true
done
