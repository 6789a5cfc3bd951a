#!/usr/bin/env bash
# Dashes of SVG do not count in its own path length in any of six renderers, and dots are missing in some.
#
# Expected: Renderers of SVG measure dashes in `pathLength`. Dots are drawn, a dash or line of 0 with round or square
# ends. A width of 0 draws nothing, and `non-scaling-stroke` and `paint-order` change how a stroke is drawn.
# Found: None reads `pathLength`: a dash of 1 of 4 is 1 pixel instead of 25. Qt draws no dots of a dash of 0. A closed
# point with round ends is missing in CairoSVG, and a line of 0 with square ends in CairoSVG, librsvg and MuPDF. Skia
# draws a width of 0, and the fill of a line, as a hairline. Only Qt does not scale a stroke with `non-scaling-stroke`,
# and only librsvg and resvg draw it under the fill. MuPDF draws no dashes, and a width of 20 % is 100 or more.
# Tested with CairoSVG 2.9.1, librsvg 2.54.7, resvg_py 0.5.0, PySide6 6.12.0, skia-python 144.1 and PyMuPDF 2.0. Needs
# root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(librsvg2-bin libcairo2 libegl1 libgl1 libxkbcommon0)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install CairoSVG==2.9.1 resvg_py==0.5.0 PySide6-Essentials==6.12.0 skia-python==144.1 \
  PyMuPDF==2.0 Pillow==13.0.0
cd "$folder"
cat >look.py <<'PYTHON'
import io
import itertools
import subprocess
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
import skia
from PIL import Image
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def by_cairosvg(svg):
    return Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode())))


def by_librsvg(svg):
    png = subprocess.run(["rsvg-convert"], input=svg.encode(), capture_output=True, check=True).stdout
    return Image.open(io.BytesIO(png))


def by_resvg(svg):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg))))


def by_qt(svg):
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(renderer.defaultSize(), QImage.Format_RGBA8888)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()))


def by_skia(svg):
    drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.encode()))
    size = drawing.containerSize()
    surface = skia.Surface(round(size.width()), round(size.height()))
    drawing.render(surface.getCanvas())
    return Image.open(io.BytesIO(bytes(surface.makeImageSnapshot().encodeToData())))


def by_mupdf(svg):
    pixmap = pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(alpha=True)
    return Image.open(io.BytesIO(pixmap.tobytes("png")))


RENDERERS = {
    "CairoSVG": by_cairosvg,
    "librsvg": by_librsvg,
    "resvg": by_resvg,
    "Qt": by_qt,
    "Skia": by_skia,
    "MuPDF": by_mupdf,
}


def line(attributes, points="M0,50 H100"):
    return f'<path d="{points}" fill="none" stroke="red" stroke-width="20" {attributes}/>'


UNSCALED = "vector-effect='non-scaling-stroke'"
SQUARE = '<rect x="20" y="20" width="60" height="60" fill="red" stroke="blue" stroke-width="20" {}/>'
CASES = {
    "dashes of 10, 20 and 10": line('stroke-dasharray="10 20 10"'),
    "a dash of 20%": line('stroke-dasharray="20%"'),
    "a dash of 1 of a length of 4": line('stroke-dasharray="1" pathLength="4"'),
    "dots, a round dash of 0": line('stroke-dasharray="0 40" stroke-linecap="round"', "M20,50 H80"),
    "a dot, a line of 0 with round ends": line('stroke-linecap="round"', "M50,50 h0"),
    "a dot, a closed point with round ends": line('stroke-linecap="round"', "M50,50 z"),
    "a dot, a line of 0 with square ends": line('stroke-linecap="square"', "M50,50 h0"),
    "a width of 20%": line('stroke-width="20%"').replace('stroke-width="20" ', ""),
    "a width of 0": line('stroke-width="0"').replace('stroke-width="20" ', ""),
    "a line with a fill only": '<line y1="50" x2="100" y2="50" fill="red"/>',
    "a width of 20 at a scale of 5, not scaled": line(f"{UNSCALED} transform='scale(5)'", "M0,10 H20"),
    "stroke, then fill": SQUARE.format('paint-order="stroke"'),
}


def runs(line):
    """The runs of opaque pixels of one color: their number and the length of the second, or of the only one."""
    found = []
    for color, pixels in itertools.groupby(line, key=lambda pixel: pixel[3] > 100 and pixel[:3]):
        if color:
            found.append(len(list(pixels)))
    return f"{len(found)} of {found[len(found) > 1]}" if found else "none"


def look(image):
    image = image.convert("RGBA")
    row, column = ([image.getpixel(point) for point in points] for points in LINES)
    return f"{runs(row)}, {runs(column)}"


LINES = [(x, 50) for x in range(100)], [(50, y) for y in range(100)]
application = QGuiApplication([])
names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
print(", ".join(f"{name} {version(name)}" for name in names), "(runs of pixels on the middle row and column)")
for name, content in CASES.items():
    results = {}
    for renderer, draw in RENDERERS.items():
        image = draw(f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">{content}</svg>')
        results.setdefault(look(image), []).append(renderer)
    print(f"{name}:", " | ".join(f"{result} {', '.join(names)}" for result, names in results.items()))
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0 (runs of pixels on the middle row and column)
dashes of 10, 20 and 10: 4 of 10, 1 of 20 CairoSVG, librsvg, resvg, Qt, Skia | 1 of 100, 1 of 20 MuPDF
a dash of 20%: 3 of 20, 1 of 20 CairoSVG, librsvg, resvg, Qt, Skia | 1 of 100, 1 of 20 MuPDF
a dash of 1 of a length of 4: 50 of 1, 1 of 20 CairoSVG, librsvg, resvg, Qt, Skia | 1 of 100, 1 of 20 MuPDF
dots, a round dash of 0: 2 of 20, 1 of 6 CairoSVG, librsvg, resvg, Skia | none, none Qt | 2 of 79, 1 of 20 MuPDF
a dot, a line of 0 with round ends: 1 of 20, 1 of 20 CairoSVG, librsvg, resvg, Qt, Skia, MuPDF
a dot, a closed point with round ends: none, none CairoSVG | 1 of 20, 1 of 20 librsvg, resvg, Qt, Skia, MuPDF
a dot, a line of 0 with square ends: none, none CairoSVG, librsvg, MuPDF | 1 of 20, 1 of 20 resvg, Qt, Skia
a width of 20%: 1 of 100, 1 of 20 CairoSVG, librsvg, resvg, Qt, Skia | 1 of 100, 1 of 100 MuPDF
a width of 0: none, none CairoSVG, librsvg, resvg, Qt, MuPDF | 1 of 100, 1 of 2 Skia
a line with a fill only: none, none CairoSVG, librsvg, resvg, Qt, MuPDF | 1 of 100, 1 of 2 Skia
a width of 20 at a scale of 5, not scaled: 1 of 100, 1 of 100 CairoSVG, librsvg, resvg, Skia, MuPDF | 1 of 100, 1 of 20 Qt
stroke, then fill: 3 of 40, 3 of 40 CairoSVG, Qt, Skia, MuPDF | 3 of 60, 3 of 60 librsvg, resvg
SEEN
