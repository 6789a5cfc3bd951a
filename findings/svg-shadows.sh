#!/usr/bin/env bash
# A filter for a shadow moves the shape in CairoSVG, hides it in librsvg, or does nothing, and resvg cuts CSS's shadow.
#
# Expected: Renderers of SVG draw a shadow by an offset and a merge, by `feDropShadow` and by `drop-shadow` of CSS alike,
# or draw the shape without one. An empty filter hides a shape, and a missing one does not. Gray is in linear RGB.
# Found: CairoSVG moves the shape itself instead of its shadow, and ignores other filters. `feDropShadow` is drawn by
# resvg only, and a shape that has it is missing in librsvg. `drop-shadow` is drawn by librsvg, and by resvg, which cuts
# it at half of the shape's size outside of it. A missing filter hides the shape in resvg. Skia draws a shape with an
# empty filter. The filter's default region is a pixel larger in librsvg. Qt's gray is in sRGB: 54 instead of 127.
# MuPDF ignores filters.
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


def shadowed(content, attributes='x="-1" y="-1" width="3" height="3"', style='filter="url(#f)"'):
    square = f'<rect x="30" y="30" width="20" height="20" fill="red" {style}/>'
    return f'<filter id="f" {attributes}>{content}</filter>{square}'


OFFSET = '<feOffset in="SourceAlpha" dx="20" dy="20" result="shadow"/>'
MERGE = '<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/></feMerge>'
BLUE = '<feFlood flood-color="blue"/><feComposite in2="shadow" operator="in" result="shadow"/>'
DROP = '<feDropShadow dx="20" dy="20" stdDeviation="0" flood-color="blue"/>'
CASES = {
    "offset and merge": shadowed(OFFSET + MERGE),
    "offset and merge, blue": shadowed(OFFSET + BLUE + MERGE),
    "offset only": shadowed('<feOffset dx="20" dy="20"/>'),
    "offset and merge, default region": shadowed(OFFSET + MERGE, ""),
    "feDropShadow": shadowed(DROP),
    "drop-shadow of CSS": shadowed("", style='style="filter: drop-shadow(20px 20px 0 blue)"'),
    "drop-shadow of CSS by 5": shadowed("", style='style="filter: drop-shadow(5px 5px 0 blue)"'),
    "missing filter": shadowed("").replace("#f", "#none"),
    "empty filter": shadowed(""),
    "gray": shadowed('<feColorMatrix type="saturate" values="0"/>'),
    "gray in sRGB": shadowed('<feColorMatrix type="saturate" values="0" color-interpolation-filters="sRGB"/>'),
}
NAMES = {(255, 0, 0): "red", (0, 0, 255): "blue", (0, 0, 0): "black"}


def look(image):
    """The colors of the square and of its shadow, and the right edge."""
    colors, image = [], image.convert("RGBA")
    for point in ((33, 33), (53, 53)):
        *color, alpha = image.getpixel(point)
        colors.append(NAMES.get(tuple(color), str(color[0])) if alpha else "-")
    edges = image.getchannel("A").point(lambda alpha: 255 * (alpha > 200)).getbbox()
    return " ".join(colors) + f" {edges[2] if edges else 0}"


application = QGuiApplication([])
names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
print(", ".join(f"{name} {version(name)}" for name in names), "(colors of the square and of its shadow, right edge)")
for name, content in CASES.items():
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">{content}</svg>'
    results = {}
    for renderer, draw in RENDERERS.items():
        results.setdefault(look(draw(svg)), []).append(renderer)
    print(f"{name}:", " | ".join(f"{result} {', '.join(names)}" for result, names in results.items()))
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0 (colors of the square and of its shadow, right edge)
offset and merge: - red 70 CairoSVG | red black 70 librsvg, resvg, Qt, Skia | red - 50 MuPDF
offset and merge, blue: - red 70 CairoSVG | red blue 70 librsvg, resvg, Qt, Skia | red - 50 MuPDF
offset only: - red 70 CairoSVG, librsvg, resvg, Qt, Skia | red - 50 MuPDF
offset and merge, default region: - red 70 CairoSVG | red - 53 librsvg | red - 52 resvg, Qt, Skia | red - 50 MuPDF
feDropShadow: red - 50 CairoSVG, Qt, Skia, MuPDF | - - 0 librsvg | red blue 70 resvg
drop-shadow of CSS: red - 50 CairoSVG, Qt, Skia, MuPDF | red blue 70 librsvg | red blue 60 resvg
drop-shadow of CSS by 5: red - 50 CairoSVG, Qt, Skia, MuPDF | red blue 55 librsvg, resvg
missing filter: red - 50 CairoSVG, librsvg, Qt, Skia, MuPDF | - - 0 resvg
empty filter: red - 50 CairoSVG, Skia, MuPDF | - - 0 librsvg, resvg, Qt
gray: red - 50 CairoSVG, MuPDF | 127 - 50 librsvg, resvg, Skia | 54 - 50 Qt
gray in sRGB: red - 50 CairoSVG, MuPDF | 54 - 50 librsvg, resvg, Qt, Skia
SEEN
