#!/usr/bin/env bash
# Accessible extents on the screen are no pixels at a scale of 2, and in GTK 4 they are a position in the window.
#
# Expected: AT-SPI's extents in screen coordinates are the pixels that a screenshot shows and a test clicks, those in
# parent coordinates begin at the parent, and GTK 3, GTK 4 and Qt agree about a button of 120 × 40 at 30, 60.
# Found: At a scale of 2 GTK 3 and Qt return half of the pixels, and at the button's last pixels there is only the
# window. GTK 4 returns the position in the window as the one on the screen, and its button is 86 × 30 at 47, 65,
# because its padding and border are not part of it. In GTK 3 and GTK 4 the coordinates in the parent are those on the
# screen.
# Tested with GTK 3.24.38, GTK 4.8.3, AT-SPI 2.46.0 and Xvfb of Debian 12, and PySide6 6.12.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
versions=(at-spi2-core=2.46.0-5 gir1.2-atspi-2.0=2.46.0-5 gir1.2-gtk-3.0=3.24.38-2~deb12u3
  gir1.2-gtk-4.0=4.8.3+ds-2+deb12u1)
packages=(python3-gi xvfb xauth libegl1 libgl1 libfontconfig1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4
  libxcb-keysyms1 libxcb-xkb1 libxcb-shape0)
installed=$(dpkg-query --show --showformat='${Package}=${Version} ' "${versions[@]%%=*}" 2>/dev/null || true)
if [ "$installed" != "${versions[*]} " ] || ! dpkg-query --show "${packages[@]}" >/dev/null 2>&1; then
  apt-get install -y -qq --no-install-recommends "${versions[@]}" "${packages[@]}" >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pyside6-essentials==6.12.0
"$folder/venv/bin/pip" --quiet install --target "$folder/packages" python-xlib==0.33
cat >"$folder/gtk3.py" <<'PYTHON'
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

window, fixed, button = Gtk.Window(title="probe"), Gtk.Fixed(), Gtk.Button(label="target")
window.set_default_size(300, 200)
button.set_size_request(120, 40)
fixed.put(button, 30, 60)
window.add(fixed)
window.show_all()
Gtk.main()
PYTHON
cat >"$folder/gtk4.py" <<'PYTHON'
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk


def activate(application):
    window, fixed, button = Gtk.ApplicationWindow(application=application), Gtk.Fixed(), Gtk.Button(label="target")
    window.set_title("probe")
    window.set_decorated(False)
    window.set_default_size(300, 200)
    button.set_size_request(120, 40)
    fixed.put(button, 30, 60)
    window.set_child(fixed)
    window.present()


application = Gtk.Application()
application.connect("activate", activate)
application.run()
PYTHON
cat >"$folder/qt.py" <<'PYTHON'
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

application, window = QApplication([]), QWidget()
window.setWindowTitle("probe")
window.resize(300, 200)
button = QPushButton("target", window)
button.setGeometry(30, 60, 120, 40)
window.show()
application.exec()
PYTHON
cat >"$folder/look.py" <<'PYTHON'
import os
import subprocess
import sys
import time

import gi
from Xlib import display

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

folder, pixels = sys.argv[1], display.Display()
TYPES = {"screen": Atspi.CoordType.SCREEN, "window": Atspi.CoordType.WINDOW, "parent": Atspi.CoordType.PARENT}


def children(accessible):
    return filter(None, (accessible.get_child_at_index(index) for index in range(accessible.get_child_count())))


def find(accessible, test):
    if test(accessible):
        return accessible
    return next(filter(None, (find(child, test) for child in children(accessible))), None)


def eventually(search):
    for _ in range(100):
        try:
            if found := search():
                return found
        except gi.repository.GLib.Error:
            pass
        time.sleep(0.2)
    sys.exit("nothing appeared")


def shown():
    for window in pixels.screen().root.query_tree().children:
        if window.get_wm_name() == "probe" and window.get_attributes().map_state:
            return window


def hit(frame, x, y):
    """Returns the name of the deepest accessible at a point of the screen."""
    while frame:
        name, deeper = frame.get_name(), frame.get_accessible_at_point(x, y, Atspi.CoordType.SCREEN)
        if not deeper or deeper == frame:
            return name
        frame = deeper.get_component_iface()


def look(toolkit, python, scale):
    factor = {"GDK_SCALE": str(scale), "QT_SCALE_FACTOR": str(scale)}
    process = subprocess.Popen([python, f"{folder}/{toolkit}.py"], env=os.environ | factor, stderr=subprocess.DEVNULL)
    window = eventually(shown)
    window.configure(x=200, y=100)
    pixels.sync()
    button = eventually(lambda: find(Atspi.get_desktop(0), lambda accessible: accessible.get_name() == "target"))
    time.sleep(1)
    position = pixels.screen().root.translate_coords(window, 0, 0)
    x, y = position.x + 30 * scale, position.y + 60 * scale
    seen = [f"pixels {x}, {y}, {120 * scale} × {40 * scale}"]
    for name, kind in TYPES.items():
        extents = button.get_component_iface().get_extents(kind)
        seen.append(f"{name} {extents.x}, {extents.y}, {extents.width} × {extents.height}")
    parent = button
    while parent.get_parent().get_role_name() != "application":
        parent = parent.get_parent()
    name = hit(parent.get_component_iface(), x + 110 * scale, y + 36 * scale)
    print(f"{toolkit} at {scale}:", "; ".join(seen) + f"; at the last pixels: {name or 'no button'}")
    process.terminate()
    process.wait()
    eventually(lambda: not shown())
    eventually(lambda: not find(Atspi.get_desktop(0), lambda accessible: accessible.get_name() == "target"))


for scale in (1, 2):
    look("gtk3", "/usr/bin/python3", scale)
    look("gtk4", "/usr/bin/python3", scale)
    look("qt", f"{folder}/venv/bin/python", scale)
PYTHON
export GTK_A11Y=atspi GDK_BACKEND=x11 QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
export PYTHONPATH="$folder/packages"
xvfb-run --auto-servernum -s "-screen 0 1600x1200x24" \
  dbus-run-session -- /usr/bin/python3 "$folder/look.py" "$folder" 2>/dev/null | grep 'pixels' | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
gtk3 at 1: pixels 230, 160, 120 × 40; screen 230, 160, 120 × 40; window 30, 60, 120 × 40; parent 230, 160, 120 × 40; at the last pixels: target
gtk4 at 1: pixels 230, 160, 120 × 40; screen 47, 65, 86 × 30; window 47, 65, 86 × 30; parent 47, 65, 86 × 30; at the last pixels: probe
qt at 1: pixels 230, 160, 120 × 40; screen 230, 160, 120 × 40; window 30, 60, 120 × 40; parent 30, 60, 120 × 40; at the last pixels: target
gtk3 at 2: pixels 260, 220, 240 × 80; screen 130, 110, 120 × 40; window 30, 60, 120 × 40; parent 130, 110, 120 × 40; at the last pixels: probe
gtk4 at 2: pixels 260, 220, 240 × 80; screen 47, 65, 86 × 30; window 47, 65, 86 × 30; parent 47, 65, 86 × 30; at the last pixels: probe
qt at 2: pixels 260, 220, 240 × 80; screen 130, 110, 120 × 40; window 30, 60, 120 × 40; parent 30, 60, 120 × 40; at the last pixels: probe
SEEN
