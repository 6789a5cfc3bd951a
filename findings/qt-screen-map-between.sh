#!/usr/bin/env bash
# QScreen has two functions that map a rectangle between screen orientations, and only one of them rotates.
#
# Expected: mapBetween(portrait, landscape, rectangle) is the rectangle to which transformBetween() maps it, and the two
# landscapes give rectangles on opposite sides.
# Found: mapBetween only swaps x with y and width with height if one orientation is portrait and the other landscape:
# both landscapes give the same result, and upside down returns the argument. transformBetween rotates; its third
# argument is the rectangle that the rotated content fills. angleBetween(portrait, landscape) is 270, not 90.
# Tested with PySide6-Essentials 6.12.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - <<'PYTHON'
from PySide6 import __version__
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication

app = QGuiApplication([])
screen = app.primaryScreen()
portrait, landscape = Qt.PortraitOrientation, Qt.LandscapeOrientation
other, down = Qt.InvertedLandscapeOrientation, Qt.InvertedPortraitOrientation
rectangle = QRect(10, 20, 30, 40)


def text(found):
    return f"({found.x()}, {found.y()}, {found.width()}, {found.height()})"


def mapped(target):
    return text(screen.mapBetween(portrait, target, rectangle))


def rotated(target, room):
    return text(screen.transformBetween(portrait, target, room).mapRect(rectangle))


found = {
    "mapBetween, landscape": mapped(landscape),
    "mapBetween, inverted landscape": mapped(other),
    "mapBetween, inverted portrait": mapped(down),
    "transformBetween, landscape": rotated(landscape, QRect(0, 0, 800, 400)),
    "transformBetween, inverted landscape": rotated(other, QRect(0, 0, 800, 400)),
    "transformBetween, inverted portrait": rotated(down, QRect(0, 0, 400, 800)),
    "angleBetween, portrait to landscape": screen.angleBetween(portrait, landscape),
    "angleBetween, landscape to portrait": screen.angleBetween(landscape, portrait),
}
print("PySide6", __version__)
for name, value in found.items():
    print(f"{name}: {value}")
assert __version__ == "6.12.0"
assert found["mapBetween, landscape"] == found["mapBetween, inverted landscape"] == "(20, 10, 40, 30)"
assert found["mapBetween, inverted portrait"] == text(rectangle)
assert found["transformBetween, landscape"] == "(20, 360, 40, 30)"
assert found["transformBetween, inverted landscape"] == "(740, 10, 40, 30)"
assert found["transformBetween, inverted portrait"] == "(360, 740, 30, 40)"
assert found["angleBetween, portrait to landscape"] == 270
assert found["angleBetween, landscape to portrait"] == 90
PYTHON
