#!/usr/bin/env bash
# Two layouts of Qt's graphics scene divide the same space among the same items by different rules.
#
# Expected: Two items with preferred widths of 30 and 50, side by side in 100 points, grow equally (40, 60) or by their
# preferred widths. They do so in the same way in a chain of anchors and in a linear layout, and a maximum matters only
# once it is reached.
# Found: The linear layout has 37.5 and 62.5. In the chain each item grows in proportion to the distance to its maximum:
# 40.4 and 59.6 with maxima of 300 and 300, 30.4 and 69.6 with 35 and 300, where the linear layout has 35 and 65. The
# policy Expanding changes nothing in the chain; in the linear layout it gives 50 and 50. Below the preferred sizes the
# two differ as well. A chain of anchors that is to equal Gimbal's constraints needs a fixed width for every item except
# one.
# Tested with PySide6 6.12.0 (Essentials).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGraphicsAnchorLayout, QGraphicsLinearLayout, QGraphicsWidget, QSizePolicy

application = QApplication([])
policies = QSizePolicy.Policy


def item(preferred, greatest, policy):
    made = QGraphicsWidget()
    made.setMinimumSize(10, 10)
    made.setPreferredSize(preferred, 10)
    made.setMaximumSize(greatest, 10)
    made.setSizePolicy(policy, policies.Preferred)
    return made


def widths(layout_type, width, greatest=300, policy=policies.Preferred):
    container, one, other = QGraphicsWidget(), item(30, greatest, policy), item(50, 300, policies.Preferred)
    layout = layout_type(container)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    if layout_type is QGraphicsLinearLayout:
        layout.addItem(one)
        layout.addItem(other)
    else:
        left, right = Qt.AnchorPoint.AnchorLeft, Qt.AnchorPoint.AnchorRight
        for first, edge, second, end in [(layout, left, one, left), (one, right, other, left), (other, right, layout, right)]:
            layout.addAnchor(first, edge, second, end)
    container.resize(width, 10)
    layout.activate()
    return [round(made.geometry().width(), 1) for made in (one, other)]


print("PySide6-Essentials", version("PySide6-Essentials"))
for width, options, anchors, linear in [
    (80, {}, [30, 50], [30, 50]),
    (100, {}, [40.4, 59.6], [37.5, 62.5]),
    (100, {"greatest": 35}, [30.4, 69.6], [35, 65]),
    (100, {"policy": policies.Expanding}, [40.4, 59.6], [50, 50]),
    (60, {}, [23.3, 36.7], [24.6, 35.4]),
]:
    seen = widths(QGraphicsAnchorLayout, width, **options), widths(QGraphicsLinearLayout, width, **options)
    print(f"{width}, {options}: anchors {seen[0]}, linear {seen[1]}")
    assert seen == (anchors, linear)
PYTHON
