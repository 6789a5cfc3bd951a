#!/usr/bin/env bash
# Qt Quick's new FlexboxLayout ignores `Layout.margins`, mirroring, and the rows of a wrapped layout.
#
# Expected: The attached properties on the page of FlexboxLayout work as in a RowLayout, including `Layout.margins`.
# LayoutMirroring mirrors a row. A wrapped layout without a height is as high as its rows, like a wrapping CSS
# container. Space is divided by the items' preferred sizes, as in a RowLayout.
# Found: `Layout.margins: 5` moves nothing but counts in the implicit size (50 × 20 for 20 and 20); `Layout.leftMargin:
# 7` works. A mirrored layout equals the unmirrored one. Two items of 60 in 100 with Wrap are in two rows, but the
# layout is 10 high, so that the second row is outside it. Items of 10 and 30 that fill 100 are 40 and 60 wide, in a
# RowLayout 25 and 75; a stretch factor of 3 to 1 is ignored.
# Tested with PySide6 6.12.0 (Essentials), where FlexboxLayout is a technology preview.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show libegl1 libgl1 libfontconfig1 libxkbcommon0 libdbus-1-3 >/dev/null 2>&1 ||
  apt-get install -y -qq libegl1 libgl1 libfontconfig1 libxkbcommon0 libdbus-1-3 >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0
cat >"$folder/window.qml" <<'QML'
import QtQuick
import QtQuick.Layouts

Window {
    visible: true
    width: 300
    height: 300
    component Box: Item { implicitWidth: 20; implicitHeight: 10 }
    Column {
        id: cases
        FlexboxLayout { objectName: "margins 5"; width: 100; height: 10; Box { Layout.margins: 5 } Box { } }
        RowLayout { objectName: "margins 5, RowLayout"; width: 100; height: 20; spacing: 0; Box { Layout.margins: 5 } Box { } }
        FlexboxLayout { objectName: "left margin 7"; width: 100; height: 10; Box { Layout.leftMargin: 7 } Box { } }
        FlexboxLayout { objectName: "mirrored"; LayoutMirroring.enabled: true; width: 100; height: 10; Box { } Box { } }
        RowLayout { objectName: "mirrored, RowLayout"; LayoutMirroring.enabled: true; width: 100; height: 10; spacing: 0
            Box { } Box { Layout.fillWidth: true } }
        FlexboxLayout { objectName: "wrapped"; wrap: FlexboxLayout.Wrap; width: 100
            Box { implicitWidth: 60 } Box { implicitWidth: 60 } }
        FlexboxLayout { objectName: "10 and 30 fill"; width: 100; height: 10
            Box { implicitWidth: 10; Layout.fillWidth: true } Box { implicitWidth: 30; Layout.fillWidth: true } }
        RowLayout { objectName: "10 and 30 fill, RowLayout"; width: 100; height: 10; spacing: 0
            Box { implicitWidth: 10; Layout.fillWidth: true } Box { implicitWidth: 30; Layout.fillWidth: true } }
        FlexboxLayout { objectName: "stretch 3 and 1"; width: 100; height: 10
            Box { Layout.fillWidth: true; Layout.horizontalStretchFactor: 3 }
            Box { Layout.fillWidth: true; Layout.horizontalStretchFactor: 1 } }
    }
    Timer {
        interval: 500
        running: true
        onTriggered: {
            for (const layout of cases.children) {
                const boxes = Array.from(layout.children, box => `${box.x} ${box.y} ${box.width} ${box.height}`)
                const size = `${layout.width} × ${layout.height}, implicit ${layout.implicitWidth} × ${layout.implicitHeight}`
                console.log(`${layout.objectName}: ${boxes.join(" | ")} in ${size}`)
            }
            Qt.quit()
        }
    }
}
QML
cat >"$folder/show.py" <<'PYTHON'
import sys

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

application = QGuiApplication([])
print("Qt", qVersion(), file=sys.stderr, flush=True)
engine = QQmlApplicationEngine(sys.argv[1])
sys.exit(application.exec() if engine.rootObjects() else 1)
PYTHON
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
timeout 60 "$folder/venv/bin/python" "$folder/show.py" "$folder/window.qml" \
  2>&1 | sed -n 's/^qml: //p; /^Qt /p' | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
Qt 6.12.0
margins 5: 0 0 20 10 | 20 0 20 10 in 100 × 10, implicit 50 × 20
margins 5, RowLayout: 5 5 20 10 | 60 5 20 10 in 100 × 20, implicit 50 × 20
left margin 7: 7 0 20 10 | 27 0 20 10 in 100 × 10, implicit 47 × 10
mirrored: 0 0 20 10 | 20 0 20 10 in 100 × 10, implicit 40 × 10
mirrored, RowLayout: 80 0 20 10 | 0 0 80 10 in 100 × 10, implicit 40 × 10
wrapped: 0 0 60 10 | 0 10 60 10 in 100 × 10, implicit 120 × 10
10 and 30 fill: 0 0 40 10 | 40 0 60 10 in 100 × 10, implicit 40 × 10
10 and 30 fill, RowLayout: 0 0 25 10 | 25 0 75 10 in 100 × 10, implicit 40 × 10
stretch 3 and 1: 0 0 50 10 | 50 0 50 10 in 100 × 10, implicit 40 × 10
SEEN
