#!/usr/bin/env bash
# Masks of SVG count as their luminance, with red and blue exchanged in Qt, as their alpha, or not at all.
#
# Expected: Renderers of SVG multiply a shape by the luminance of its mask: 50 % for gray, 21 % for red, 7 % for blue.
# They use its alpha if `mask-type` says so. A mask may follow its shape, and may itself be masked.
# Found: librsvg and resvg do. Qt exchanges the weights: red is 7 % and blue 22 %. It ignores a masked mask, and warns
# that the "requested mask size is too big". CairoSVG always uses alpha: gray and black hide nothing. A mask that
# follows its shape is also drawn, white, and one in fractions of the shape hides everything. Qt and Skia ignore
# `mask-type`, and MuPDF ignores masks.
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


WHITE, LEFT = '<rect width="100" height="100" fill="white"/>', '<rect width="50" height="100" fill="white"/>'
SHAPE = '<rect width="100" height="100" fill="blue" mask="url(#m)"/>'


def masked(content, attributes=""):
    return f'<mask id="m" {attributes}>{content}</mask>{SHAPE}'


CASES = {
    "left half": masked(LEFT),
    "left half, after the shape": f'{SHAPE}<mask id="m">{LEFT}</mask>',
    "left half in a square of 1": masked(
        '<rect width="0.5" height="1" fill="white"/>', 'maskContentUnits="objectBoundingBox"'
    ),
    "white": masked(WHITE),
    "gray": masked(WHITE.replace("white", "#808080")),
    "red": masked(WHITE.replace("white", "red")),
    "blue": masked(WHITE.replace("white", "blue")),
    "black": masked(WHITE.replace("white", "black")),
    "black, alpha": masked(WHITE.replace("white", "black"), 'mask-type="alpha"'),
    "white, masked by the left half": f'<mask id="n">{LEFT}</mask>' + masked(WHITE, 'mask="url(#n)"'),
    "empty": masked(""),
}


def pixel(image, x):
    red, green, blue, alpha = image.convert("RGBA").getpixel((x, 50))
    color = {(0, 0, 255): "", (255, 255, 255): " white", (0, 0, 0): " black"}
    return f"{round(alpha / 2.55)}{color[red, green, blue] if alpha else ''}"


application = QGuiApplication([])
names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
print(", ".join(f"{name} {version(name)}" for name in names), "(percent of blue at the left and right)")
for name, content in CASES.items():
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">{content}</svg>'
    results = {}
    for renderer, draw in RENDERERS.items():
        image = draw(svg)
        results.setdefault(f"{pixel(image, 25)} {pixel(image, 75)}", []).append(renderer)
    print(f"{name}:", " | ".join(f"{result} {', '.join(names)}" for result, names in results.items()))
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0 (percent of blue at the left and right)
left half: 100 0 CairoSVG, librsvg, resvg, Qt, Skia | 100 100 MuPDF
left half, after the shape: 100 white 0 CairoSVG | 100 0 librsvg, resvg, Qt, Skia | 100 100 MuPDF
left half in a square of 1: 0 0 CairoSVG | 100 0 librsvg, resvg, Qt, Skia | 100 100 MuPDF
white: 100 100 CairoSVG, librsvg, resvg, Qt, Skia, MuPDF
gray: 100 100 CairoSVG, MuPDF | 50 50 librsvg, resvg, Qt, Skia
red: 100 100 CairoSVG, MuPDF | 21 21 librsvg, Skia | 22 22 resvg | 7 7 Qt
blue: 100 100 CairoSVG, MuPDF | 7 7 librsvg, resvg, Skia | 22 22 Qt
black: 100 100 CairoSVG, MuPDF | 0 0 librsvg, resvg, Qt, Skia
black, alpha: 100 100 CairoSVG, librsvg, resvg, MuPDF | 0 0 Qt, Skia
white, masked by the left half: 100 0 CairoSVG, librsvg, resvg, Skia | 100 100 Qt, MuPDF
empty: 0 0 CairoSVG, librsvg, resvg, Qt, Skia | 100 100 MuPDF
SEEN
