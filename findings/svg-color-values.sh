#!/usr/bin/env bash
# A color of SVG in the notation of CSS is drawn black in four of six renderers, and 50 % of opacity as 100.
#
# Expected: Renderers of SVG read the colors and opacities of CSS, in each notation and in any case, or inherit the
# color if they do not know it. They agree about `currentColor`.
# Found: librsvg reads all. resvg does not know `rebeccapurple` and alpha after a slash. `rgba` is black in Qt and
# MuPDF, `#ff000080` in Qt and Skia, `hsl` in four, `transparent` in Skia and MuPDF, and `RED` in Skia. In lower case
# `currentcolor` is black in all but librsvg. 50 % of opacity are 100 in Qt, Skia and MuPDF, and an exception in
# CairoSVG. 100 % of red are 254 in Qt, which has nothing for the fallback of a missing gradient. `currentColor` that a
# group sets is the color of the group in CairoSVG and Qt, of the shape in librsvg, resvg and Skia, and black in MuPDF.
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


def square(attributes):
    return f'<rect width="100" height="100" {attributes}/>'


CURRENT, ID = "fill='currentColor'", " id='r'"
CASES = {value: square(f'fill="{value}"') for value in (
    "red",
    "RED",
    "#ff000080",
    "rgba(255, 0, 0, 0.5)",
    "rgb(255 0 0)",
    "rgb(255 0 0 / 50%)",
    "rgb(100%, 0%, 0%)",
    "hsl(0, 100%, 50%)",
    "rebeccapurple",
    "transparent",
)}
CASES |= {
    "missing gradient, else red": square('fill="url(#none) red"'),
    "unknown in a red group": "<g fill='red'>" + square('fill="unknown"') + "</g>",
    "opacity 50%": square('fill="red" opacity="50%"'),
    "fill-opacity 50%": square('fill="red" fill-opacity="50%"'),
    "red !important": square('style="fill: red !important; fill: blue"'),
    "currentColor in red": f"<g color='red'>{square(CURRENT)}</g>",
    "currentcolor in red": f"<g color='red'>{square(CURRENT.lower())}</g>",
    "currentColor of a red group, in blue": f"<g color='red' {CURRENT}>" + square('color="blue"') + "</g>",
    "currentColor, used in red": f"<defs>{square(CURRENT + ID)}</defs><use xlink:href='#r' color='red'/>",
}


def color(draw, svg):
    try:
        red, green, blue, alpha = draw(svg).convert("RGBA").getpixel((50, 50))
    except ValueError as error:
        return type(error).__name__
    names = {(255, 0, 0): "red", (0, 0, 255): "blue", (0, 0, 0): "black", (102, 51, 153): "rebeccapurple"}
    name = names.get((red, green, blue), f"{red} {green} {blue}")
    percent = round(alpha / 2.55)
    return "nothing" if percent == 0 else name if percent == 100 else f"{name} {percent}%"


application = QGuiApplication([])
names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
print(", ".join(f"{name} {version(name)}" for name in names))
spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
for name, content in CASES.items():
    svg = f'<svg {spaces} width="100" height="100">{content}</svg>'
    results = {}
    for renderer, draw in RENDERERS.items():
        results.setdefault(color(draw, svg), []).append(renderer)
    print(f"{name}:", " | ".join(f"{result} {', '.join(names)}" for result, names in results.items()))
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0
red: red CairoSVG, librsvg, resvg, Qt, Skia, MuPDF
RED: red CairoSVG, librsvg, resvg, Qt, MuPDF | black Skia
#ff000080: red CairoSVG, MuPDF | red 50% librsvg, resvg | black Qt, Skia
rgba(255, 0, 0, 0.5): red 50% CairoSVG, librsvg, resvg, Skia | black Qt, MuPDF
rgb(255 0 0): ValueError CairoSVG | red librsvg, resvg, Qt, Skia, MuPDF
rgb(255 0 0 / 50%): ValueError CairoSVG | red 50% librsvg | black resvg, Skia | red Qt, MuPDF
rgb(100%, 0%, 0%): red CairoSVG, librsvg, resvg, Skia, MuPDF | 254 0 0 Qt
hsl(0, 100%, 50%): black CairoSVG, Qt, Skia, MuPDF | red librsvg, resvg
rebeccapurple: black CairoSVG, resvg, Qt, Skia, MuPDF | rebeccapurple librsvg
transparent: nothing CairoSVG, librsvg, resvg, Qt | black Skia, MuPDF
missing gradient, else red: red CairoSVG, librsvg, resvg, Skia | nothing Qt | black MuPDF
unknown in a red group: black CairoSVG, resvg, MuPDF | red librsvg, Qt, Skia
opacity 50%: ValueError CairoSVG | red 50% librsvg, resvg | red Qt, Skia, MuPDF
fill-opacity 50%: ValueError CairoSVG | red 50% librsvg, resvg | red Qt, Skia, MuPDF
red !important: red CairoSVG, librsvg, resvg, MuPDF | blue Qt, Skia
currentColor in red: red CairoSVG, librsvg, resvg, Qt, Skia | black MuPDF
currentcolor in red: black CairoSVG, resvg, Qt, Skia, MuPDF | red librsvg
currentColor of a red group, in blue: red CairoSVG, Qt | blue librsvg, resvg, Skia | black MuPDF
currentColor, used in red: red CairoSVG, librsvg, resvg, Skia | black Qt, MuPDF
SEEN
