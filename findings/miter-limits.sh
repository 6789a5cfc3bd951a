#!/usr/bin/env bash
# Beyond its miter limit a corner is beveled in SVG and Skia; in Qt, shapely and Clipper its tip is cut elsewhere.
#
# Expected: A miter limit of 4 means the same as in SVG and Skia. A corner of less than 29 degrees, whose miter is
# longer than 4 line widths, is beveled; a limit of 2 does so below 60 degrees, and a limit of 1 always.
# Found: A line 20 wide ends 1.7 beyond a corner of 20 degrees in Skia, with a limit of 1, 2 or 4. Qt's MiterJoin cuts
# the tip at the limit times the width: it ends at 21, 41 and 58, and a right angle is never beveled. Only SvgMiterJoin
# is like SVG. shapely cuts the tip at the limit times the distance of the buffer: at 10, 20 and 40. Clipper squares
# the corner at 10 for each limit, and treats a limit of 1 as 2, so that a right angle retains its tip.
# Tested with PySide6 6.12.0, skia-python 144.1, shapely 2.2.0 and pyclipper 1.4.0. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(libegl1 libgl1 libxkbcommon0 libfontconfig1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0 skia-python==144.1 shapely==2.2.0 pyclipper==1.4.0
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - <<'PYTHON' | tee "$folder/seen"
import math
from importlib.metadata import version

import pyclipper
import shapely
import skia
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

HALF_WIDTH = 10


def corner(degrees):
    """Returns two legs that meet in a corner at 0, 0, which points to the right."""
    half = math.radians(degrees / 2)
    return [(-400 * math.cos(half), side * 400 * math.sin(half)) if side else (0, 0) for side in (-1, 0, 1)]


def qt(join):
    def right(points, limit):
        path = QPainterPath()
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        stroker = QPainterPathStroker()
        stroker.setWidth(2 * HALF_WIDTH)
        stroker.setJoinStyle(join)
        stroker.setMiterLimit(limit)
        return stroker.createStroke(path).boundingRect().right()

    return right


def by_skia(points, limit):
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    paint = skia.Paint(
        Style=skia.Paint.kStroke_Style, StrokeWidth=2 * HALF_WIDTH, StrokeJoin=skia.Paint.kMiter_Join, StrokeMiter=limit
    )
    outline = skia.Path()
    paint.getFillPath(path, outline)
    return outline.computeTightBounds().right()


def by_shapely(points, limit):
    line = shapely.LineString(points)
    return line.buffer(HALF_WIDTH, join_style="mitre", mitre_limit=limit, cap_style="flat").bounds[2]


def by_clipper(points, limit):
    scale = 1000
    offset = pyclipper.PyclipperOffset(miter_limit=limit)
    scaled = [(round(x * scale), round(y * scale)) for x, y in points]
    offset.AddPath(scaled, pyclipper.JT_MITER, pyclipper.ET_OPENBUTT)
    return max(x for polygon in offset.Execute(HALF_WIDTH * scale) for x, _ in polygon) / scale


print(*(f"{name} {version(name)}" for name in ("PySide6-Essentials", "skia-python", "shapely", "pyclipper")))
for limit, degrees in [(4, 20), (4, 40), (2, 20), (2, 40), (1, 20), (1, 90)]:
    points = corner(degrees)
    results = {
        "Skia": by_skia(points, limit), "Qt SvgMiterJoin": qt(Qt.PenJoinStyle.SvgMiterJoin)(points, limit),
        "Qt MiterJoin": qt(Qt.PenJoinStyle.MiterJoin)(points, limit), "shapely": by_shapely(points, limit),
        "Clipper": by_clipper(points, limit),
    }
    print(f"limit {limit}, {degrees} degrees:", ", ".join(f"{name} {right:.1f}" for name, right in results.items()))
PYTHON
diff - "$folder/seen" <<'SEEN'
PySide6-Essentials 6.12.0 skia-python 144.1 shapely 2.2.0 pyclipper 1.4.0
limit 4, 20 degrees: Skia 1.7, Qt SvgMiterJoin 1.7, Qt MiterJoin 57.6, shapely 40.0, Clipper 10.0
limit 4, 40 degrees: Skia 29.2, Qt SvgMiterJoin 29.2, Qt MiterJoin 29.2, shapely 29.2, Clipper 29.2
limit 2, 20 degrees: Skia 1.7, Qt SvgMiterJoin 1.7, Qt MiterJoin 41.1, shapely 20.0, Clipper 10.0
limit 2, 40 degrees: Skia 3.4, Qt SvgMiterJoin 3.4, Qt MiterJoin 29.2, shapely 20.0, Clipper 10.0
limit 1, 20 degrees: Skia 1.7, Qt SvgMiterJoin 1.7, Qt MiterJoin 21.4, shapely 10.0, Clipper 10.0
limit 1, 90 degrees: Skia 7.1, Qt SvgMiterJoin 7.1, Qt MiterJoin 14.1, shapely 10.0, Clipper 14.1
SEEN
