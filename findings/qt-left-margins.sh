#!/usr/bin/env bash
# In Qt a left margin is at the left or at the leading edge from right to left, depending on how the layout is mirrored.
#
# Expected: A row of Qt that is laid out from right to left mirrors its margins and alignments, or none of them, in
# widgets, graphics items and Qt Quick alike.
# Found: Margins of 20 and 3 of a QHBoxLayout stay at the left and right while its items are mirrored; those of a
# QGraphicsLinearLayout are exchanged. A RowLayout in Qt Quick mirrors `Layout.leftMargin` with LayoutMirroring, and not
# with `layoutDirection`; both mirror an alignment to the right. The margin of an anchor is mirrored, the padding of a
# Row or of a control is not. Column and SplitView are not mirrored at all, ColumnLayout and QSplitter are.
# Tested with PySide6 6.12.0 (Essentials).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show libegl1 libgl1 libfontconfig1 libxkbcommon0 libdbus-1-3 >/dev/null 2>&1 ||
  apt-get install -y -qq libegl1 libgl1 libfontconfig1 libxkbcommon0 libdbus-1-3 >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0
cat >"$folder/look.py" <<'PYTHON'
import os
import sys

from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtWidgets import (
    QApplication, QGraphicsLinearLayout, QGraphicsWidget, QHBoxLayout, QSplitter, QVBoxLayout, QWidget,
)

application = QApplication([])
print("Qt", qVersion())
directions = [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]


def show(title, look):
    print(f"{title}:", " | ".join(" ".join(f"{x:g}" for x in look(direction)) for direction in directions))


def box(fixed=True):
    made = QWidget()
    made.setMinimumSize(10, 10)
    if fixed:
        made.setMaximumSize(10, 10)
    return made


def widgets(layout_type, alignment=None):
    def look(direction):
        container, layout, items = QWidget(), layout_type(), [box(), box()]
        layout.setContentsMargins(20, 0, 3, 0)
        layout.setSpacing(0)
        for item in items:
            layout.addWidget(item, 0, alignment or Qt.AlignmentFlag(0))
        if layout_type is QHBoxLayout:
            layout.addStretch()
        container.setLayout(layout)
        container.setLayoutDirection(direction)
        container.resize(200, 50)
        layout.activate()
        return [item.x() for item in items]

    return look


def splitter(direction):
    container, items = QSplitter(), [box(False), box(False)]
    for item in items:
        container.addWidget(item)
    container.setHandleWidth(6)
    container.setLayoutDirection(direction)
    container.resize(200, 50)
    container.show()
    container.setSizes([50, 144])
    return [item.x() for item in items]


def graphics(direction):
    container, layout, items = QGraphicsWidget(), QGraphicsLinearLayout(), [QGraphicsWidget(), QGraphicsWidget()]
    layout.setContentsMargins(20, 0, 3, 0)
    layout.setSpacing(0)
    for item in items:
        item.setMinimumSize(10, 10)
        item.setMaximumSize(10, 10)
        layout.addItem(item)
    layout.addStretch()
    container.setLayout(layout)
    container.setLayoutDirection(direction)
    container.resize(200, 50)
    layout.activate()
    return [item.geometry().x() for item in items]


retained = []


def quick(declaration):
    """Returns the positions of two boxes in a container of 200."""

    def look(direction):
        mirrored = direction == Qt.LayoutDirection.RightToLeft
        text = declaration.replace("MIRRORED", f"LayoutMirroring.enabled: {str(mirrored).lower()};")
        text = text.replace("DIRECTION", "layoutDirection: Qt.RightToLeft;" if mirrored else "")
        head = "import QtQuick\nimport QtQuick.Layouts\nimport QtQuick.Controls.Basic\n"
        engine = QQmlEngine()
        component = QQmlComponent(engine)
        rectangle = "component Box: Item { implicitWidth: 10; implicitHeight: 10 }"
        function = "function look() { return [a.mapToItem(r, 0, 0).x, b.mapToItem(r, 0, 0).x].join() }"
        source = f"{head}Item {{ id: r; {rectangle} {function} {text} }}"
        component.setData(source.encode(), QUrl())
        made = component.create()
        if made is None:
            sys.exit(component.errorString())
        window = QQuickWindow()
        made.setParentItem(window.contentItem())
        window.resize(300, 100)
        window.show()
        for _ in range(20):
            application.processEvents()
        retained.extend((engine, component, made, window))
        return [float(x) for x in made.look().split(",")]

    return look


show("QHBoxLayout, margins of 20 and 3", widgets(QHBoxLayout))
show("QGraphicsLinearLayout, margins of 20 and 3", graphics)
show("QVBoxLayout, AlignRight", widgets(QVBoxLayout, Qt.AlignmentFlag.AlignRight))
show("QSplitter, 50 and 144", splitter)
row = "spacing: 0; width: 200; height: 20; Box { id: a; Layout.leftMargin: 5 } Box { id: b; Layout.fillWidth: true }"
show("RowLayout, left margin of 5, LayoutMirroring", quick(f"RowLayout {{ MIRRORED {row} }}"))
show("RowLayout, left margin of 5, layoutDirection", quick(f"RowLayout {{ DIRECTION {row} }}"))
column = "spacing: 0; width: 200; height: 20; Box { id: a; Layout.leftMargin: 5 } Box { id: b; Layout.alignment: Qt.AlignRight }"
show("ColumnLayout, margin and AlignRight, LayoutMirroring", quick(f"ColumnLayout {{ MIRRORED {column} }}"))
show("ColumnLayout, margin and AlignRight, layoutDirection", quick(f"ColumnLayout {{ DIRECTION {column} }}"))
padding = "width: 200; height: 20; leftPadding: 20; rightPadding: 3; Box { id: a } Box { id: b }"
show("Row, paddings of 20 and 3", quick(f"Row {{ MIRRORED {padding} }}"))
show("Column, paddings of 20 and 3", quick(f"Column {{ MIRRORED {padding} }}"))
anchored = "Box { id: a; anchors.left: parent.left; anchors.leftMargin: 5 } Box { id: b; x: 5 }"
show("anchor with a margin of 5, and x of 5", quick(f"Item {{ width: 200; MIRRORED LayoutMirroring.childrenInherit: true; {anchored} }}"))
pane = "width: 200; height: 20; padding: 0; leftPadding: 20; rightPadding: 3; Item { id: a; anchors.fill: parent; Box { id: b } }"
show("Pane, paddings of 20 and 3", quick(f"Pane {{ MIRRORED {pane} }}"))
split = "width: 200; height: 20; Box { id: a; SplitView.preferredWidth: 50 } Box { id: b }"
show("SplitView, 50 and the remainder", quick(f"SplitView {{ MIRRORED {split} }}"))
sys.stdout.flush()
os._exit(0)
PYTHON
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
timeout 60 "$folder/venv/bin/python" "$folder/look.py" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
Qt 6.12.0
QHBoxLayout, margins of 20 and 3: 20 30 | 187 177
QGraphicsLinearLayout, margins of 20 and 3: 20 30 | 170 160
QVBoxLayout, AlignRight: 187 187 | 20 20
QSplitter, 50 and 144: 0 56 | 151 1
RowLayout, left margin of 5, LayoutMirroring: 5 15 | 185 0
RowLayout, left margin of 5, layoutDirection: 5 15 | 190 0
ColumnLayout, margin and AlignRight, LayoutMirroring: 5 190 | 185 0
ColumnLayout, margin and AlignRight, layoutDirection: 5 190 | 190 0
Row, paddings of 20 and 3: 20 30 | 187 177
Column, paddings of 20 and 3: 20 20 | 20 20
anchor with a margin of 5, and x of 5: 5 5 | 185 5
Pane, paddings of 20 and 3: 20 20 | 20 20
SplitView, 50 and the remainder: 0 56 | 0 56
SEEN
