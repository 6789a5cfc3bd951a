#!/usr/bin/env bash
# When an X display is rotated, running programs of Tk, SDL and mss keep its old size; GTK, Qt and GLFW update.
#
# Expected: Every toolkit handles RandR's notification. After `xrandr -o left` a running program reads 600 × 800 instead
# of 800 × 600, like a program that starts then.
# Found: Tk's winfo screenwidth and maxsize, SDL's (pygame's) desktop sizes and mss's monitors stay 800 × 600, and mss
# raises an error when it captures its monitor; a new process of each has the right size. GTK and Qt have the new size
# and millimeters, GLFW the new size and the old millimeters. A tool that measures or captures a rotated display must
# start after the rotation.
# Tested with Tk 8.6.13, GTK 3.24.38, pygame 2.6.1 (SDL 2.28.4), mss 10.2.0, glfw 2.10.0, PySide6 6.12.0 and Xephyr
# 21.1.7 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
servers=()
trap 'kill "${servers[@]}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
packages=(xvfb xserver-xephyr x11-xserver-utils python3-tk python3-gi gir1.2-gtk-3.0 libegl1 libxkbcommon-x11-0 libxcb-cursor0
  libxcb-icccm4 libxcb-keysyms1 libxcb-xkb1 libxcb-shape0 libfontconfig1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pygame==2.6.1 mss==10.2.0 glfw==2.10.0 PySide6-Essentials==6.12.0
cat >"$folder/probe.py" <<'PYTHON'
import os
import subprocess
import sys
import time

os.environ.update(SDL_VIDEODRIVER="x11", PYGAME_HIDE_SUPPORT_PROMPT="1", PYGLFW_LIBRARY_VARIANT="x11", QT_QPA_PLATFORM="xcb")


def by_tk():
    import tkinter

    root = tkinter.Tk()
    return lambda: (root.update(), (root.winfo_screenwidth(), root.winfo_screenheight()))[1]


def by_sdl():
    import pygame

    pygame.display.init()
    pygame.display.set_mode((100, 100))
    return lambda: (pygame.event.pump(), pygame.display.get_desktop_sizes()[0])[1]


def by_mss():
    import mss

    session = mss.MSS()

    def read():
        monitor = session.monitors[0]
        try:
            session.grab(monitor)
            picture = "an image"
        except Exception as error:
            picture = type(error).__name__
        return monitor["width"], monitor["height"], picture

    return read


def by_gtk():
    import gi

    gi.require_version("Gdk", "3.0")
    gi.require_version("Gtk", "3.0")
    from gi.repository import Gdk, Gtk

    Gtk.init([])

    def read():
        while Gtk.events_pending():
            Gtk.main_iteration()
        monitor = Gdk.Display.get_default().get_monitor(0)
        frame = monitor.get_geometry()
        return frame.width, frame.height, monitor.get_width_mm() > monitor.get_height_mm()

    return read


def by_qt():
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])

    def read():
        application.processEvents()
        screen = application.primaryScreen()
        return *screen.size().toTuple(), screen.physicalSize().width() > screen.physicalSize().height()

    return read


def by_glfw():
    import glfw

    assert glfw.init()

    def read():
        glfw.poll_events()
        monitor = glfw.get_primary_monitor()
        width, height = glfw.get_monitor_physical_size(monitor)
        return *glfw.get_video_mode(monitor).size, width > height

    return read


def turn(orientation):
    subprocess.run(["xrandr", "-o", orientation], stderr=subprocess.DEVNULL, check=True)
    time.sleep(1)


turn("normal")
read = globals()[sys.argv[1]]()
before = read()
turn("left")
print(f"{sys.argv[1]}: {before}, then {read()}")
PYTHON
start() {
  "$@" 3>"$folder/display" >/dev/null 2>&1 &
  servers+=($!)
  for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
  DISPLAY=:$(cat "$folder/display")
  export DISPLAY
  : >"$folder/display"
}
unset WAYLAND_DISPLAY
start Xvfb -displayfd 3 -screen 0 1400x1400x24
start Xephyr -displayfd 3 -noreset -screen 800x600
for toolkit in by_tk by_gtk; do /usr/bin/python3 "$folder/probe.py" "$toolkit"; done 2>/dev/null | tee "$folder/seen"
for toolkit in by_sdl by_mss by_glfw by_qt; do "$folder/venv/bin/python" "$folder/probe.py" "$toolkit"; done 2>/dev/null |
  tee -a "$folder/seen"
diff - "$folder/seen" <<'SEEN'
by_tk: (800, 600), then (800, 600)
by_gtk: (800, 600, True), then (600, 800, False)
by_sdl: (800, 600), then (800, 600)
by_mss: (800, 600, 'an image'), then (800, 600, 'XProtoError')
by_glfw: (800, 600, True), then (600, 800, True)
by_qt: (800, 600, True), then (600, 800, False)
SEEN
