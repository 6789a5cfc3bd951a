#!/usr/bin/env bash
# In Qt Quick a rotated item has no safe area on an edge where its window has none.
#
# Expected: SafeArea.margins of an item that fills the window and is rotated by 90 are the window's rotated margins. 59
# at the top and 34 at the bottom become 59 at the left and 34 at the right. For an item rotated by 180 they become 34
# and 59.
# Found: At 180 they are swapped; at 90 and 270 all four are 0, because the window has none at the left and right. If
# the window has 1 there, the rotated item has 59 and 34. Interfaces that rotate their root item on a portrait phone
# extend under the sensor housing, and a test window with margins on all edges does not show it.
# Tested with PySide6 6.12.0 (Essentials).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - 2>/dev/null <<'PYTHON'
import json
from importlib.metadata import version

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView

TEXT = """import QtQuick
Item {
  width: 400; height: 800
  SafeArea.additionalMargins { top: 59; bottom: 34; left: %d; right: %d }
  Item { id: filled; anchors.fill: parent }
  Item { id: half; anchors.fill: parent; rotation: 180 }
  Item { id: quarter; width: 800; height: 400; x: -200; y: 200; rotation: 90 }
  Item { id: three; width: 800; height: 400; x: -200; y: 200; rotation: 270 }
  function edges(item) { const m = item.SafeArea.margins; return [m.top, m.left, m.bottom, m.right] }
  function all() { return JSON.stringify([filled, half, quarter, three].map(edges)) }
}"""
application = QGuiApplication([])


def margins(side):
    with open("scene.qml", "w") as file:
        file.write(TEXT % (side, side))
    view = QQuickView(QUrl.fromLocalFile("scene.qml"))
    view.show()
    application.processEvents()
    seen = json.loads(view.rootObject().all())
    view.close()
    view.engine().clearComponentCache()
    return seen


print("PySide6-Essentials", version("PySide6-Essentials"), "(top, left, bottom, right at 0, 180, 90, 270)")
none = [0, 0, 0, 0]
for side, expected in {
    0: [[59, 0, 34, 0], [34, 0, 59, 0], none, none],
    1: [[59, 1, 34, 1], [34, 1, 59, 1], [1, 59, 1, 34], [1, 34, 1, 59]],
}.items():
    seen = margins(side)
    print(f"left and right {side}: {seen}")
    assert seen == expected
PYTHON
