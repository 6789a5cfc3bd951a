#!/usr/bin/env bash
# Patterns of SVG are stretched, empty, black or missing in half of the renderers, and so are gradients without length.
#
# Expected: Renderers of SVG fill a shape with the tiles of a pattern, in units of the page, of the shape or of a view
# box, and take from `href` what it does not state itself. A missing pattern is the color after its `url()`, or none. A
# gradient without length or radius is its last color, and one in fractions of a line's height of 0 draws nothing.
# Found: resvg does all this. Qt finds no pattern that has only an `href`, ignores the color after `url()`, and paints a
# gradient without length in its first color. Skia fills the shape with one tile for width="0.2", draws nothing with a
# view box, reads only `xlink:href`, and paints what is missing black, also with `none`. librsvg and CairoSVG mix the
# colors of a gradient without length, and draw nothing for a radius of 0. MuPDF paints every pattern and gradient
# black.
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


HALF = '<rect width="10" height="20" fill="blue"/>'
SHAPE = '<rect width="100" height="100" fill="url(#p)"/>'
TILE = 'patternUnits="userSpaceOnUse" width="20" height="20"'
MOVED = 'patternTransform="translate(10 0)"'
STOPS = '<stop offset="0" stop-color="blue"/><stop offset="1" stop-color="black"/>'


def pattern(attributes, content=HALF, name="p"):
    return f'<pattern id="{name}" {attributes}>{content}</pattern>'


CASES = {
    "20 wide": pattern(TILE) + SHAPE,
    "20 wide, moved by 10": pattern(f"{TILE} {MOVED}") + SHAPE,
    "0.2 wide": pattern('width="0.2" height="0.2"') + SHAPE,
    "20% wide": pattern('width="20%" height="20%"') + SHAPE,
    "view box of 2": pattern(TILE + ' viewBox="0 0 2 2"', HALF.replace("0", "")) + SHAPE,
    "href": pattern(TILE, name="q") + f'<pattern id="p" href="#q" {MOVED}/>' + SHAPE,
    "xlink:href": pattern(TILE, name="q") + f'<pattern id="p" xlink:href="#q" {MOVED}/>' + SHAPE,
    "missing": SHAPE,
    "missing, else blue": SHAPE.replace("(#p)", "(#p) blue"),
    "missing, else none": SHAPE.replace("(#p)", "(#p) none"),
    "gradient without length": f'<linearGradient id="p" x2="0">{STOPS}</linearGradient>{SHAPE}',
    "gradient without radius": f'<radialGradient id="p" r="0">{STOPS}</radialGradient>{SHAPE}',
    "gradient on a line": f'<linearGradient id="p">{STOPS}</linearGradient>'
    '<path d="M0 50H100" stroke-width="20" stroke="url(#p)"/>',
}


def pixel(image, x):
    red, green, blue, alpha = image.convert("RGBA").getpixel((x, 50))
    if alpha == 0:
        return "none"
    return "blue" if blue > 200 else "black" if blue < 50 else "dark blue"


application = QGuiApplication([])
names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
print(", ".join(f"{name} {version(name)}" for name in names), "(colors at x = 5 and 15)")
for name, content in CASES.items():
    link = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {link} width="100" height="100">{content}</svg>'
    results = {}
    for renderer, draw in RENDERERS.items():
        image = draw(svg)
        result = f"{pixel(image, 5)} {pixel(image, 15)}"
        results.setdefault(result, []).append(renderer)
    print(f"{name}:", "; ".join(f"{result} {', '.join(who)}" for result, who in results.items()))
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0 (colors at x = 5 and 15)
20 wide: blue none CairoSVG, librsvg, resvg, Qt, Skia; black black MuPDF
20 wide, moved by 10: none blue CairoSVG, librsvg, resvg, Qt, Skia; black black MuPDF
0.2 wide: blue none CairoSVG, librsvg, resvg, Qt; blue blue Skia; black black MuPDF
20% wide: blue none CairoSVG, librsvg, resvg, Qt, Skia; black black MuPDF
view box of 2: blue none CairoSVG, librsvg, resvg, Qt; none none Skia; black black MuPDF
href: none blue CairoSVG, librsvg, resvg; none none Qt; black black Skia, MuPDF
xlink:href: none blue CairoSVG, librsvg, resvg, Skia; none none Qt; black black MuPDF
missing: none none CairoSVG, librsvg, resvg, Qt; black black Skia, MuPDF
missing, else blue: blue blue CairoSVG, librsvg, resvg, Skia; none none Qt; black black MuPDF
missing, else none: none none CairoSVG, librsvg, resvg, Qt; black black Skia, MuPDF
gradient without length: dark blue dark blue CairoSVG, librsvg; black black resvg, Skia, MuPDF; blue blue Qt
gradient without radius: none none CairoSVG, librsvg, Qt; black black resvg, Skia, MuPDF
gradient on a line: none none CairoSVG, librsvg, resvg; black black Qt, Skia, MuPDF
SEEN
