#!/usr/bin/env bash
# A symbol of SVG used at 40 × 40 is 10 × 10 in Qt and MuPDF and missing in Skia, and librsvg exchanges its overflow.
#
# Expected: Renderers of SVG scale a symbol with a view box to the size of its use, centered in it, or to its own size
# if the use has none. They clip its content unless `overflow="visible"`, and move it by `refX` and `refY`.
# Found: Qt and MuPDF draw a symbol for 10 × 10 as that, at any size, and Skia draws none. librsvg clips with
# `overflow="visible"`, and only then. Without a size of the use, librsvg and resvg ignore the symbol's own: 40 is 100.
# With a width only, CairoSVG ignores it. None centers a symbol by `refX` and `refY`. An inner svg that is used at 40 is
# 40 wide in CairoSVG and resvg, 10 in librsvg, Skia and MuPDF, and missing in Qt.
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


SQUARE, WIDE = '<rect width="10" height="10"/>', '<rect width="20" height="10"/>'
BOX = 'viewBox="0 0 10 10"'


def used(attributes, use, content=SQUARE, element="symbol"):
    return f'<defs><{element} id="s" {attributes}>{content}</{element}></defs><use xlink:href="#s" {use}/>'


CASES = {
    "at 20, 20, 40 × 40": used(BOX, 'x="20" y="20" width="40" height="40"'),
    "at 20, 20, 60 × 40": used(BOX, 'x="20" y="20" width="60" height="40"'),
    "40 wide": used(BOX, 'width="40"'),
    "without a size": used(BOX, ""),
    "without a size, symbol of 40 × 40": used(f'{BOX} width="40" height="40"', ""),
    "centered at 50, 50, 20 × 20": used(f'{BOX} refX="5" refY="5"', 'x="50" y="50" width="20" height="20"'),
    "40 × 40, content of 20 × 10": used(BOX, 'width="40" height="40"', WIDE),
    "40 × 40, content of 20 × 10, visible": used(f'{BOX} overflow="visible"', 'width="40" height="40"', WIDE),
    "10 × 40, content of 20 × 10, no viewBox": used("", 'width="10" height="40"', WIDE),
    "svg of 10 × 10 used at 40 × 40": used(f'{BOX} width="10" height="10"', 'width="40" height="40"', SQUARE, "svg"),
    "group used at 40 × 40": used("", 'width="40" height="40"', SQUARE, "g"),
}


def frame(image):
    """The left and top edges and the size of what is drawn."""
    edges = image.convert("RGBA").getchannel("A").point(lambda alpha: 255 * (alpha > 100)).getbbox()
    return f"{edges[0]} {edges[1]} {edges[2] - edges[0]} × {edges[3] - edges[1]}" if edges else "nothing"


application = QGuiApplication([])
names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
print(", ".join(f"{name} {version(name)}" for name in names))
spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
for name, content in CASES.items():
    results = {}
    for renderer, draw in RENDERERS.items():
        image = draw(f'<svg {spaces} width="100" height="100">{content}</svg>')
        results.setdefault(frame(image), []).append(renderer)
    print(f"{name}:", " | ".join(f"{result} {', '.join(names)}" for result, names in results.items()))
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0
at 20, 20, 40 × 40: 20 20 40 × 40 CairoSVG, librsvg, resvg | 20 20 10 × 10 Qt, MuPDF | nothing Skia
at 20, 20, 60 × 40: 30 20 40 × 40 CairoSVG, librsvg, resvg | 20 20 10 × 10 Qt, MuPDF | nothing Skia
40 wide: 0 0 100 × 100 CairoSVG | 0 30 40 × 40 librsvg, resvg | 0 0 10 × 10 Qt, MuPDF | nothing Skia
without a size: 0 0 100 × 100 CairoSVG, librsvg, resvg | 0 0 10 × 10 Qt, MuPDF | nothing Skia
without a size, symbol of 40 × 40: 0 0 40 × 40 CairoSVG, Qt | 0 0 100 × 100 librsvg, resvg | nothing Skia | 0 0 10 × 10 MuPDF
centered at 50, 50, 20 × 20: 50 50 20 × 20 CairoSVG, librsvg, resvg | 50 50 10 × 10 Qt, MuPDF | nothing Skia
40 × 40, content of 20 × 10: 0 0 40 × 40 CairoSVG, resvg | 0 0 80 × 40 librsvg | 0 0 10 × 10 Qt | nothing Skia | 0 0 20 × 10 MuPDF
40 × 40, content of 20 × 10, visible: 0 0 80 × 40 CairoSVG, resvg | 0 0 40 × 40 librsvg | 0 0 20 × 10 Qt, MuPDF | nothing Skia
10 × 40, content of 20 × 10, no viewBox: 0 0 10 × 10 CairoSVG, resvg | 0 0 20 × 10 librsvg, Qt, MuPDF | nothing Skia
svg of 10 × 10 used at 40 × 40: 0 0 40 × 40 CairoSVG, resvg | 0 0 10 × 10 librsvg, Skia, MuPDF | nothing Qt
group used at 40 × 40: 0 0 10 × 10 CairoSVG, librsvg, resvg, Qt, Skia, MuPDF
SEEN
