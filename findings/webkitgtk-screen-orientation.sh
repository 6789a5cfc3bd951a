#!/usr/bin/env bash
# WebKitGTK has no screen.orientation, and drops a declaration with env() and segment indices, including its fallback.
#
# Expected: Like Safari since 16.4, WebKitGTK 2.50 has screen.orientation, with portrait-primary and angle 0 on a
# portrait screen. An unknown variable of env() uses its fallback, with or without indices.
# Found: screen.orientation and window.orientation are undefined on a portrait and on a landscape screen; only the media
# query and screen.width differ. `env(unknown, 5px)` is 5px, but `env(viewport-segment-width 0 0, 5px)` is a syntax
# error and the whole declaration is ignored. The safe area and fullscreen insets are 0px, so that their fallbacks are
# unused.
# Tested with WebKitGTK 2.50.6 of Debian 12.
set -euo pipefail
version=2.50.6-1~deb12u2
installed=$(dpkg-query --show --showformat='${Version}' gir1.2-webkit2-4.1 2>/dev/null || true)
if [ "$installed" != "$version" ] || ! command -v xvfb-run >/dev/null; then
  apt-get install -y -qq --no-install-recommends "gir1.2-webkit2-4.1=$version" python3-gi xvfb xauth dbus >/dev/null 2>&1
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/probe.py" <<'PYTHON'
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

script = """(() => {
  let width = variable => {
    let box = document.createElement('div');
    document.body.append(box);
    box.style.width = '3px';
    box.style.setProperty('width', `env(${variable}, 5px)`);
    let seen = getComputedStyle(box).width;
    box.remove();
    return seen;
  };
  return [screen.width, matchMedia('(orientation: portrait)').matches, typeof screen.orientation, typeof window.orientation,
    width('safe-area-inset-top'), width('fullscreen-inset-top'), width('some-unknown-name'), width('viewport-segment-width 0 0')
  ].join(' ');
})()"""
window, view = Gtk.Window(), WebKit2.WebView()
window.add(view)
window.set_default_size(*map(int, sys.argv[1].split("x")))
window.show_all()


def finished(view, result):
    version = [WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()]
    print(*version, view.evaluate_javascript_finish(result).to_string())
    Gtk.main_quit()


def loaded(view, event):
    if event == WebKit2.LoadEvent.FINISHED:
        view.evaluate_javascript(script, -1, None, None, None, finished)


view.connect("load-changed", loaded)
view.load_html("<!doctype html><p>a", "about:blank")
GLib.timeout_add_seconds(40, Gtk.main_quit)
Gtk.main()
PYTHON
for size in 800x1280 1280x800; do
  seen=$(WEBKIT_DISABLE_COMPOSITING_MODE=1 xvfb-run --auto-servernum --server-args="-screen 0 ${size}x24" \
    /usr/bin/python3 "$folder/probe.py" "$size" 2>/dev/null)
  echo "screen $size: $seen"
  portrait=$([ "$size" = 800x1280 ] && echo true || echo false)
  [ "$seen" = "2 50 6 ${size%x*} $portrait undefined undefined 0px 0px 5px 3px" ]
done
