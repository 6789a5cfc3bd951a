#!/usr/bin/env bash
# Simplifying a GtkBuilder document, or converting it to GTK 4, changes the order of a box's children.
#
# Expected: `gtk-builder-tool simplify` removes default values and preserves the layout. `gtk4-builder-tool simplify
# --3to4` writes the children of a GtkBox in the order of their `position`, or warns, as it does for removed properties.
# Found: GTK 3's tool removes only the position 0, because it is the property's default. The third child in the
# document, with position 0, then has no position and is laid out after the child with position 2. The conversion
# removes every position, `pack_type` and `padding` without a warning: the children are in document order, and the child
# packed at the end is second. The exit status is 0.
# Tested with GTK 3.24.38 and 4.8.3 of Debian 12 under Xvfb. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
packages=(xvfb libgtk-3-bin libgtk-4-bin gir1.2-gtk-3.0 gir1.2-gtk-4.0 python3-gi)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
cat >"$folder/row.ui" <<'UI'
<?xml version="1.0" encoding="UTF-8"?>
<interface>
  <requires lib="gtk+" version="3.20"/>
  <object class="GtkBox" id="row">
    <property name="visible">True</property>
    <child>
      <object class="GtkLabel" id="third">
        <property name="visible">True</property>
        <property name="width_request">20</property>
      </object>
      <packing><property name="position">2</property></packing>
    </child>
    <child>
      <object class="GtkLabel" id="last">
        <property name="visible">True</property>
        <property name="width_request">20</property>
      </object>
      <packing><property name="pack_type">end</property><property name="position">3</property></packing>
    </child>
    <child>
      <object class="GtkLabel" id="first">
        <property name="visible">True</property>
        <property name="width_request">20</property>
      </object>
      <packing><property name="padding">10</property><property name="position">0</property></packing>
    </child>
    <child>
      <object class="GtkLabel" id="second">
        <property name="visible">True</property>
        <property name="width_request">20</property>
      </object>
      <packing><property name="position">1</property></packing>
    </child>
  </object>
</interface>
UI
cat >"$folder/frames.py" <<'PYTHON'
import sys
import time

import gi

major, path = sys.argv[1:]
gi.require_version("Gtk", f"{major}.0")
from gi.repository import GLib, Gtk

if major == "4":
    Gtk.init()
row = Gtk.Builder.new_from_file(path)
window = Gtk.OffscreenWindow() if major == "3" else Gtk.Window(decorated=False)
window.set_default_size(200, 40)
(window.add if major == "3" else window.set_child)(row.get_object("row"))
window.show()
end = time.monotonic() + 10
places = {}
while time.monotonic() < end and places.get("last", (0, 0))[1] != 20:
    GLib.MainContext.default().iteration(False)
    for name in ("first", "second", "third", "last"):
        frame = row.get_object(name).get_allocation()
        places[name] = (frame.x, frame.width)
version = f"{Gtk.MAJOR_VERSION}.{Gtk.MINOR_VERSION}.{Gtk.MICRO_VERSION}"
print(f"GTK {version}:", ", ".join(f"{name} {place[0]}" for name, place in places.items()))
PYTHON
Xvfb -displayfd 3 -screen 0 800x600x24 3>"$folder/display" >/dev/null 2>&1 &
server=$!
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none NO_AT_BRIDGE=1 LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY
gtk-builder-tool simplify "$folder/row.ui" >"$folder/simplified.ui" 2>"$folder/words"
gtk4-builder-tool simplify --3to4 "$folder/row.ui" >"$folder/converted.ui" 2>>"$folder/words"
echo "warnings about row.ui: $(grep -c 'row.ui' "$folder/words" || true)"
for document in "3 row.ui" "3 simplified.ui" "4 converted.ui"; do
  read -r major name <<<"$document"
  echo "$name, $(/usr/bin/python3 "$folder/frames.py" "$major" "$folder/$name" 2>/dev/null)"
done | tee "$folder/seen"
[ "$(grep -c 'row.ui' "$folder/words" || true)" = 0 ]
diff - "$folder/seen" <<'SEEN'
row.ui, GTK 3.24.38: first 10, second 40, third 60, last 180
simplified.ui, GTK 3.24.38: first 50, second 20, third 0, last 180
converted.ui, GTK 4.8.3: first 40, second 60, third 0, last 20
SEEN
