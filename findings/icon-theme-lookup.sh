#!/usr/bin/env bash
# GTK 3, GTK 4, Qt and pyxdg select different files of one icon theme, and none of them as its specification says.
#
# Expected: Toolkits follow the lookup of the icon theme specification: a directory whose size matches, within its
# threshold, else the one with the nearest number of pixels. An icon of 24 at a scale of 2 is drawn from 48 pixels, if
# there is a file of that size, and never from the smallest file.
# Found: Of 22 with a threshold of 2 and 32, the specification has 22 for 24 at a scale of 1, and 32 at 2 and 3. GTK 3
# and 4 have 32 at each scale. Qt has 22 at each: a pixmap of 22 pixels and a ratio of 1 for 48 and for 72 pixels, while
# 32 pixels are there. Of 16 and 32, which are equally near, GTK and Qt have 32 for 24, and the specification the first.
# For 48 pixels Qt selects 32@2 although there is a file of 48, and reduces it. pyxdg has no scale, but does not exclude
# directories that have one: of 48 and 32@2 it returns the file of 64 pixels for 24.
# Tested with GTK 3.24.38, GTK 4.8.3, PySide6 6.12.0 and pyxdg 0.28 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(gir1.2-gtk-3.0 gir1.2-gtk-4.0 python3-gi python3-xdg xvfb xauth libegl1 libgl1 libxkbcommon0 libfontconfig1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0
cd "$folder"
cat >themes.py <<'PYTHON'
"""Directories with a size, a scale and a threshold (none: the size is fixed), and requested sizes and scales."""
THEMES = {
    "large": [("48", 48, 1, None), ("24@2", 24, 2, None)],
    "other": [("48", 48, 1, None), ("32@2", 32, 2, None)],
    "equal": [("16", 16, 1, None), ("32", 32, 1, None)],
    "threshold": [("22", 22, 1, 2), ("32", 32, 1, None)],
}
REQUESTS = [(24, 1), (24, 2), (24, 3)]


def show(library, select):
    for theme, directories in THEMES.items():
        print(f"{theme} ({', '.join(name for name, *_ in directories)}), {library}:", *select(theme, directories))
PYTHON
cat >make.py <<'PYTHON'
import pathlib
import struct
import zlib

from themes import THEMES


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


for theme, directories in THEMES.items():
    root = pathlib.Path("data/icons") / theme
    names = ",".join(name for name, *_ in directories)
    index = f"[Icon Theme]\nName={theme}\nComment={theme}\nDirectories={names}\n"
    for name, size, scale, threshold in directories:
        kind = "Type=Fixed" if threshold is None else f"Type=Threshold\nThreshold={threshold}"
        index += f"\n[{name}]\nSize={size}\nScale={scale}\n{kind}\nContext=Applications\n"
        pixels = size * scale
        header = struct.pack(">IIBBBBB", pixels, pixels, 8, 2, 0, 0, 0)
        image = zlib.compress((b"\0" + bytes([pixels]) * 3 * pixels) * pixels)
        (root / name).mkdir(parents=True)
        content = chunk(b"IHDR", header) + chunk(b"IDAT", image) + chunk(b"IEND", b"")
        (root / name / "probe.png").write_bytes(b"\x89PNG\r\n\x1a\n" + content)
    (root / "index.theme").write_text(index)
PYTHON
cat >by_specification.py <<'PYTHON'
from themes import REQUESTS, show


def distance(size, scale, directory):
    _, own, own_scale, threshold = directory
    lower, upper = ((own - (threshold or 0)) * own_scale, (own + (threshold or 0)) * own_scale)
    return max(lower - size * scale, size * scale - upper, 0)


def select(theme, directories):
    for size, scale in REQUESTS:
        matches = [each for each in directories if each[2] == scale and abs(each[1] - size) <= (each[3] or 0)]
        yield (matches or sorted(directories, key=lambda directory: distance(size, scale, directory)))[0][0]


show("specification", select)
PYTHON
cat >by_gtk.py <<'PYTHON'
import pathlib
import sys

import gi

gi.require_version("Gtk", f"{sys.argv[1]}.0")
from gi.repository import Gtk
from themes import REQUESTS, show


def select(theme, directories):
    icons = Gtk.IconTheme.new()
    icons.set_search_path(["data/icons"])
    icons.set_custom_theme(theme) if Gtk.MAJOR_VERSION == 3 else icons.set_theme_name(theme)
    for size, scale in REQUESTS:
        if Gtk.MAJOR_VERSION == 3:
            path = icons.lookup_icon_for_scale("probe", size, scale, 0).get_filename()
        else:
            path = icons.lookup_icon("probe", None, size, scale, 0, 0).get_file().get_path()
        yield pathlib.Path(path).parent.name


show(f"GTK {Gtk.MAJOR_VERSION}.{Gtk.MINOR_VERSION}.{Gtk.MICRO_VERSION}", select)
PYTHON
cat >by_qt.py <<'PYTHON'
import PySide6
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon
from themes import REQUESTS, show

application = QGuiApplication([])
QIcon.setThemeSearchPaths(["data/icons"])


def select(theme, directories):
    QIcon.setThemeName(theme)
    for size, scale in REQUESTS:
        pixmap = QIcon.fromTheme("probe").pixmap(QSize(size, size), scale)
        pixels = pixmap.toImage().pixelColor(0, 0).red()
        name = next(name for name, own, own_scale, _ in directories if own * own_scale == pixels)
        yield f"{name} ({pixmap.width()} pixels at {pixmap.devicePixelRatio():.2f})"


show(f"PySide6 {PySide6.__version__}", select)
PYTHON
cat >by_pyxdg.py <<'PYTHON'
import pathlib

import xdg
from themes import REQUESTS, show
from xdg.IconTheme import getIconPath

show(
    f"pyxdg {xdg.__version__}",
    lambda theme, _: (pathlib.Path(getIconPath("probe", size, theme)).parent.name for size, _ in REQUESTS[:1]),
)
PYTHON
python3 make.py
{
  python3 by_specification.py
  for version in 3 4; do xvfb-run --auto-servernum /usr/bin/python3 by_gtk.py "$version" 2>/dev/null; done
  QT_QPA_PLATFORM=offscreen venv/bin/python by_qt.py
  XDG_DATA_HOME="$folder/data" /usr/bin/python3 by_pyxdg.py
} | sort | tee seen
diff - seen <<'SEEN'
equal (16, 32), GTK 3.24.38: 32 32 32
equal (16, 32), GTK 4.8.3: 32 32 32
equal (16, 32), PySide6 6.12.0: 32 (24 pixels at 1.00) 32 (32 pixels at 1.33) 32 (32 pixels at 1.33)
equal (16, 32), pyxdg 0.28: 16
equal (16, 32), specification: 16 32 32
large (48, 24@2), GTK 3.24.38: 48 24@2 24@2
large (48, 24@2), GTK 4.8.3: 48 24@2 24@2
large (48, 24@2), PySide6 6.12.0: 48 (24 pixels at 1.00) 48 (48 pixels at 2.00) 48 (48 pixels at 2.00)
large (48, 24@2), pyxdg 0.28: 24@2
large (48, 24@2), specification: 48 24@2 48
other (48, 32@2), GTK 3.24.38: 48 48 32@2
other (48, 32@2), GTK 4.8.3: 48 48 32@2
other (48, 32@2), PySide6 6.12.0: 48 (24 pixels at 1.00) 32@2 (48 pixels at 2.00) 32@2 (64 pixels at 2.67)
other (48, 32@2), pyxdg 0.28: 32@2
other (48, 32@2), specification: 48 48 32@2
threshold (22, 32), GTK 3.24.38: 32 32 32
threshold (22, 32), GTK 4.8.3: 32 32 32
threshold (22, 32), PySide6 6.12.0: 22 (22 pixels at 1.00) 22 (22 pixels at 1.00) 22 (22 pixels at 1.00)
threshold (22, 32), pyxdg 0.28: 22
threshold (22, 32), specification: 22 32 32
SEEN
