#!/usr/bin/env bash
# An SVG document of 50 × 20 that sets a width of 100 is 100 × 40, 100 × 20, 50 × 20, 0 wide or 100 × 792.
#
# Expected: Renderers of SVG take the size of a document from its view box if it sets none, and preserve its ratio if
# only one length is set. They center the view box in a size of another ratio.
# Found: librsvg and resvg do. CairoSVG takes the other length from the view box, 100 × 20, and draws `auto` as nothing.
# Qt ignores a single length, stretches the view box, and ignores `preserveAspectRatio`. In Skia all those documents
# are 0 wide, and in MuPDF as wide or high as a page of 612 × 792. There `slice` does not fill the size. A length of
# 10em is 160 in three, 120 in librsvg, and unknown to Qt. 20.4 are 20 or 21 pixels, and 50.5 are 50 or 51.
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


BOX = 'viewBox="0 0 50 20"'
CASES = {
    "50 × 20": 'width="50" height="20"',
    "50 × 20.4": 'width="50" height="20.4"',
    "50.5 × 20.5": 'width="50.5" height="20.5"',
    "10em × 2em": 'width="10em" height="2em"',
    "view box": BOX,
    "view box, 100 wide": f'{BOX} width="100"',
    "view box, 100 high": f'{BOX} height="100"',
    "view box, 100 %": f'{BOX} width="100%" height="100%"',
    "view box, auto": f'{BOX} width="auto" height="auto"',
    "view box, 100 × 100": f'{BOX} width="100" height="100"',
    "view box, 100 × 100, at the end": f'{BOX} width="100" height="100" preserveAspectRatio="xMaxYMax"',
    "view box, 100 × 100, filled": f'{BOX} width="100" height="100" preserveAspectRatio="xMidYMid slice"',
    "nothing": "",
}


def look(draw, svg):
    """The size of the image, and the edges of a square of 10."""
    if draw is by_skia and not skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.encode())).containerSize().width():
        return "0 wide"
    try:
        image = draw(svg)
    except (ValueError, pymupdf.mupdf.FzErrorArgument) as error:
        return type(error).__name__
    edges = image.convert("RGBA").getchannel("A").point(lambda alpha: 255 * (alpha > 100)).getbbox()
    return f"{image.width} × {image.height}" + (f" ({' '.join(map(str, edges))})" if edges else " (nothing)")


application = QGuiApplication([])
names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
print(", ".join(f"{name} {version(name)}" for name in names), "(edges of a square of 10)")
for name, attributes in CASES.items():
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {attributes}><rect width="10" height="10"/></svg>'
    results = {}
    for renderer, draw in RENDERERS.items():
        results.setdefault(look(draw, svg), []).append(renderer)
    print(f"{name}:", " | ".join(f"{result} {', '.join(names)}" for result, names in results.items()))
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0 (edges of a square of 10)
50 × 20: 50 × 20 (0 0 10 10) CairoSVG, librsvg, resvg, Qt, Skia, MuPDF
50 × 20.4: 50 × 20 (0 0 10 10) CairoSVG, resvg, Qt, Skia | 50 × 21 (0 0 10 10) librsvg, MuPDF
50.5 × 20.5: 50 × 20 (0 0 10 10) CairoSVG, Qt, Skia | 51 × 21 (0 0 10 10) librsvg, resvg, MuPDF
10em × 2em: 160 × 32 (0 0 10 10) CairoSVG, resvg, MuPDF | 120 × 24 (0 0 10 10) librsvg | 10 × 10 (0 0 10 10) Qt | 0 wide Skia
view box: 50 × 20 (0 0 10 10) CairoSVG, librsvg, resvg, Qt, MuPDF | 0 wide Skia
view box, 100 wide: 100 × 20 (25 0 35 10) CairoSVG | 100 × 40 (0 0 20 20) librsvg, resvg | 50 × 20 (0 0 10 10) Qt | 0 wide Skia | 100 × 792 (25 0 35 10) MuPDF
view box, 100 high: 50 × 100 (0 40 10 50) CairoSVG | 250 × 100 (0 0 50 50) librsvg, resvg | 50 × 20 (0 0 10 10) Qt | 0 wide Skia | 612 × 100 (0 40 10 50) MuPDF
view box, 100 %: 50 × 20 (0 0 10 10) CairoSVG, librsvg, resvg, Qt | 0 wide Skia | 612 × 792 (0 273 122 396) MuPDF
view box, auto: 50 × 20 (nothing) CairoSVG | 50 × 20 (0 0 10 10) librsvg, resvg, Qt | 0 wide Skia | FzErrorArgument MuPDF
view box, 100 × 100: 100 × 100 (0 30 20 50) CairoSVG, librsvg, resvg, Skia, MuPDF | 100 × 100 (0 0 20 50) Qt
view box, 100 × 100, at the end: 100 × 100 (0 60 20 80) CairoSVG, librsvg, resvg, Skia, MuPDF | 100 × 100 (0 0 20 50) Qt
view box, 100 × 100, filled: 100 × 100 (nothing) CairoSVG, librsvg, resvg, Skia | 100 × 100 (0 0 20 50) Qt | 100 × 100 (0 30 20 50) MuPDF
nothing: ValueError CairoSVG | 10 × 10 (0 0 10 10) librsvg, resvg, Qt | 0 wide Skia | 612 × 792 (0 0 10 10) MuPDF
SEEN
