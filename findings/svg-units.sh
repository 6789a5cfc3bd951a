#!/usr/bin/env bash
# An inch of an SVG file is 96, 90, 72 or 0 pixels in renderers, and a length in `em` 0 in two of them.
#
# Expected: Renderers draw an inch, 25.4 mm, 72 pt and 6 pc as 96 pixels, as CSS and SVG 2 say, a length in `em` by the
# size of the font, and 20 % as a fifth of the document.
# Found: CairoSVG and librsvg do. In resvg_py such lengths are 0 unless `dpi=96` is set, although its documentation
# calls the default of 0 the default of SVG: shapes in mm are invisible, and a document in inches is a ValueError. An
# inch is 90 pixels in Qt and Skia, and 72 in MuPDF. In Qt 6 pc are 6 pixels, 20 % are 20, and `em` and `ex` are 0, in
# Skia too. In MuPDF 20 % of 400 are 123.
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

LENGTHS = {
    "1in": "1in",
    "25.4mm": "25.4mm",
    "72pt": "72pt",
    "6pc": "6pc",
    "2em of 40": "2em",
    "2ex of 40": "2ex",
    "20%": "20%",
}


def document(length):
    shape = f'<g font-size="40"><rect width="{length}" height="50" fill="red"/></g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100">{shape}</svg>'


def by_cairosvg(svg):
    return Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode())))


def by_librsvg(svg):
    png = subprocess.run(["rsvg-convert"], input=svg.encode(), capture_output=True, check=True).stdout
    return Image.open(io.BytesIO(png))


def by_resvg(svg, **options):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, **options))))


def by_resvg_96(svg):
    return by_resvg(svg, dpi=96)


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


def width(renderer, svg):
    box = renderer(svg).convert("RGBA").getbbox()
    return box[2] if box else 0


def size(renderer, svg):
    try:
        return "%d × %d" % renderer(svg).size
    except ValueError as error:
        return type(error).__name__


RENDERERS = {
    "CairoSVG": by_cairosvg,
    "librsvg": by_librsvg,
    "resvg": by_resvg,
    "resvg with dpi=96": by_resvg_96,
    "Qt": by_qt,
    "Skia": by_skia,
    "MuPDF": by_mupdf,
}


def show(name, measure, svg):
    results = {}
    for renderer, draw in RENDERERS.items():
        results.setdefault(str(measure(draw, svg)), []).append(renderer)
    print(f"{name}:", " | ".join(f"{result} {', '.join(names)}" for result, names in results.items()))


application = QGuiApplication([])
names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
print(", ".join(f"{name} {version(name)}" for name in names))
for name, length in LENGTHS.items():
    show(name, width, document(length))
shape = '<rect width="10" height="20"/></svg>'
inches = f'<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="2in" viewBox="0 0 10 20">{shape}'
show("document 1in × 2in", size, inches)
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0
1in: 96 CairoSVG, librsvg, resvg with dpi=96 | 0 resvg | 90 Qt, Skia | 72 MuPDF
25.4mm: 96 CairoSVG, librsvg, resvg with dpi=96 | 0 resvg | 90 Qt, Skia | 72 MuPDF
72pt: 96 CairoSVG, librsvg, resvg with dpi=96 | 0 resvg | 90 Qt, Skia | 72 MuPDF
6pc: 96 CairoSVG, librsvg, resvg with dpi=96 | 0 resvg | 6 Qt | 90 Skia | 72 MuPDF
2em of 40: 80 CairoSVG, librsvg, resvg, resvg with dpi=96, MuPDF | 0 Qt, Skia
2ex of 40: 40 CairoSVG, librsvg, resvg, resvg with dpi=96, MuPDF | 0 Qt, Skia
20%: 80 CairoSVG, librsvg, resvg, resvg with dpi=96, Skia | 20 Qt | 123 MuPDF
document 1in × 2in: 96 × 192 CairoSVG, librsvg, resvg with dpi=96 | ValueError resvg | 90 × 180 Qt, Skia | 72 × 144 MuPDF
SEEN
