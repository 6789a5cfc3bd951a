#!/usr/bin/env bash
# Enaml's spacers do not share the space of a row, and its rounding opens gaps and overlaps between neighbors.
#
# Expected: hbox(spacer, a, spacer) centers a box, and spacers between all boxes spread them evenly, as those of other
# layouts with constraints do. Boxes without spacing touch, whatever the width of the window.
# Found: The first spacer receives all the space: with one on each side the box is 10 points from the right edge, and four
# spacers keep all boxes at the right. align("h_center") centers it. Left edges and widths are rounded apart: three
# equal boxes leave a point empty between the second and the third in 400, and overlap by one in 500.
# Tested with enaml 0.19.0, kiwisolver 1.5.1 and PySide6 6.12.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install enaml==0.19.0 kiwisolver==1.5.1 PySide6-Essentials==6.12.0 qtpy==2.4.3
cd "$folder"
cat >row.enaml <<'ENAML'
from enaml.widgets.api import Container, Html, Window

enamldef Row(Window):
    attr rules = None
    alias box
    alias a
    alias b
    alias c
    Container: box:
        padding = 0
        constraints << rules(box, a, b, c) if rules else []
        Html: a:
            hug_width = "ignore"
            resist_width = "ignore"
        Html: b:
            hug_width = "ignore"
            resist_width = "ignore"
        Html: c:
            hug_width = "ignore"
            resist_width = "ignore"
ENAML
QT_QPA_PLATFORM=offscreen QT_API=pyside6 venv/bin/python - <<'PYTHON' 2>warnings || { cat warnings && false; }
import sys
from importlib.metadata import version

import enaml
from enaml.layout.api import align, hbox, spacer
from enaml.qt.qt_application import QtApplication
from qtpy.QtWidgets import QApplication

sys.path.insert(0, ".")
with enaml.imports():
    from row import Row
application = QtApplication()


def look(rules, width):
    window = Row(rules=rules)
    window.initial_size = (width, 100)
    window.show()
    window.proxy.widget.resize(width, 100)
    for _ in range(5):
        QApplication.processEvents()
    frames = [view.proxy.widget.geometry() for view in (window.box, window.a, window.b, window.c)]
    window.hide()
    assert frames[0].width() == width
    return [(frame.x(), frame.x() + frame.width()) for frame in frames[1:]]


def fixed(*items):
    return lambda box, a, b, c: [hbox(*(one(a, b, c) for one in items), spacing=0), a.width == 40, b.width == 40, c.width == 40]


def equal(box, a, b, c):
    return [hbox(a, b, c, spacing=0), a.width == b.width, b.width == c.width]


def centered(box, a, b, c):
    return [align("h_center", box, a, b, c), a.width == 40, b.width == 40, c.width == 40]


def space(*_):
    return spacer


first, second, third = (lambda a, b, c: a), (lambda a, b, c: b), (lambda a, b, c: c)
print("enaml", version("enaml"), "kiwisolver", version("kiwisolver"), "(left, right)")
for name, rules, width, expected in [
    ("spacers at both ends", fixed(space, first, second, third, space), 400, [(270, 310), (310, 350), (350, 390)]),
    ("spacers everywhere", fixed(space, first, space, second, space, third, space), 400, [(250, 290), (300, 340), (350, 390)]),
    ("h_center", centered, 400, [(180, 220)] * 3),
    ("equal", equal, 300, [(0, 100), (100, 200), (200, 300)]),
    ("equal", equal, 400, [(0, 133), (133, 266), (267, 400)]),
    ("equal", equal, 500, [(0, 167), (167, 334), (333, 500)]),
]:
    seen = look(rules, width)
    print(f"{name} in {width}: {seen}")
    assert seen == expected
PYTHON
