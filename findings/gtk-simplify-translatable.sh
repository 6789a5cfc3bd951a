#!/usr/bin/env bash
# After `gtk4-builder-tool simplify` xgettext finds no property to translate.
#
# Expected: The tool rewrites a GtkBuilder document to an equal one, and xgettext extracts the same strings from it.
# Found: It writes `translatable="1"` instead of "yes" for each property, but xgettext recognizes only "yes". Of six
# strings the title and both labels are missing; those of items, menus and marks, which still have "yes", are found. GTK
# itself reads both values. GTK 3's tool preserves "yes". The extractor of babelgladeextractor finds all six in both
# documents.
# Tested with GTK 4.8.3, GTK 3.24.38 and gettext 0.21 of Debian 12, babelgladeextractor 0.7.2 and Babel 2.19.0. Needs
# root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
packages=(xvfb libgtk-3-bin libgtk-4-bin gettext)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install babelgladeextractor==0.7.2 Babel==2.19.0 setuptools==80.9.0
cat >"$folder/window.ui" <<'UI'
<?xml version="1.0" encoding="UTF-8"?>
<interface>
  <object class="GtkWindow" id="window">
    <property name="title" translatable="yes" context="head">Rows</property>
    <child>
      <object class="GtkBox" id="column">
        <property name="orientation">vertical</property>
        <child>
          <object class="GtkLabel" id="name">
            <property name="label" translatable="yes">Name</property>
          </object>
        </child>
        <child>
          <object class="GtkButton" id="send">
            <property name="label" translatable="yes">Send</property>
          </object>
        </child>
        <child>
          <object class="GtkScale" id="size">
            <marks><mark value="0" position="bottom" translatable="yes">Small</mark></marks>
          </object>
        </child>
        <child>
          <object class="GtkComboBoxText" id="choice">
            <items><item id="one" translatable="yes">One</item></items>
          </object>
        </child>
      </object>
    </child>
  </object>
  <menu id="menu">
    <section><item><attribute name="label" translatable="yes">Open</attribute></item></section>
  </menu>
</interface>
UI
Xvfb -displayfd 3 -screen 0 800x600x24 3>"$folder/display" >/dev/null 2>&1 &
server=$!
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY GDK_BACKEND=x11 GTK_A11Y=none NO_AT_BRIDGE=1 LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY
mkdir "$folder/original" "$folder/gtk3" "$folder/gtk4"
cp "$folder/window.ui" "$folder/original/window.ui"
gtk-builder-tool simplify "$folder/window.ui" >"$folder/gtk3/window.ui" 2>/dev/null
gtk4-builder-tool simplify "$folder/window.ui" >"$folder/gtk4/window.ui" 2>/dev/null
echo '[glade: **.ui]' >"$folder/babel.cfg"
texts() {
  sed -n '/^msgid "[^"]/s/^msgid "\(.*\)"$/\1/p' "$1" | sort | tr '\n' ' '
}
for name in original gtk3 gtk4; do
  xgettext --language=Glade --output="$folder/$name.xgettext.pot" "$folder/$name/window.ui"
  "$folder/venv/bin/pybabel" --quiet extract -F "$folder/babel.cfg" -o "$folder/$name.babel.pot" "$folder/$name"
  echo "$name: xgettext $(texts "$folder/$name.xgettext.pot")| babel $(texts "$folder/$name.babel.pot")"
done | tee "$folder/seen"
grep -qF '<property name="label" translatable="1">Name</property>' "$folder/gtk4/window.ui"
grep -qF '<property name="label" translatable="yes">Name</property>' "$folder/gtk3/window.ui"
diff - "$folder/seen" <<'SEEN'
original: xgettext Name One Open Rows Send Small | babel Name One Open Rows Send Small 
gtk3: xgettext Name One Open Rows Send Small | babel Name One Open Rows Send Small 
gtk4: xgettext One Open Small | babel Name One Open Rows Send Small 
SEEN
