#!/usr/bin/env bash
# Markers of SVG are missing in Skia and MuPDF, and in Qt on a polyline, and their content is resized in CairoSVG.
#
# Expected: Renderers of SVG 1.1 draw an arrow head, a marker of 10, at the ends and inner points of paths and lines. A
# group's `marker-end` is inherited, `marker` is a shorthand, and content has its own size, clipped to the marker's.
# Found: librsvg and resvg do, and know `context-stroke`. Skia and MuPDF draw no markers. Qt draws none at the inner
# points of a polyline, although it does so for a path, none for `marker`, and none that a group sets. CairoSVG resizes
# content to the marker: a square of 5 is 10 wide, and 30 × 15 is 10 × 5, with `overflow="visible"` too. There and in Qt
# `context-stroke` is black.
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


ARROW = '<rect width="10" height="10" fill="blue"/>'
END = 'marker-end="url(#k)"'
ACROSS, DOWN, BENT = "M20,50 L80,50", "M50,20 L50,60", "M20,20 L60,20 L60,40"


def document(points, attributes="", use=END, content=ARROW, element="path d"):
    marker = f'<marker id="k" markerWidth="10" markerHeight="10" {attributes}>{content}</marker>'
    path = f'<{element}="{points}" fill="none" stroke="red" stroke-width="2" {use}/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="110" height="100">{marker}{path}</svg>'


USER = 'markerUnits="userSpaceOnUse"'
TURNED = f'{USER} orient="auto"'
LARGE, SMALL = '<rect width="30" height="15" fill="blue"/>', '<rect width="5" height="5" fill="blue"/>'
CASES = {
    "end, in widths of the stroke": document(ACROSS),
    "end, in user units": document(ACROSS, USER),
    "end, centered": document(ACROSS, f'{USER} refX="5" refY="5"'),
    "end, downwards": document(DOWN, TURNED),
    "start, reversed": document(DOWN, f'{USER} orient="auto-start-reverse"', 'marker-start="url(#k)"'),
    "inner point": document(BENT, USER, 'marker-mid="url(#k)"'),
    "inner point of a polyline": document("20,20 60,20 60,40", USER, 'marker-mid="url(#k)"', ARROW, "polyline points"),
    "all points, in style": document(BENT, USER, 'style="marker: url(#k)"'),
    "end, inherited": document(ACROSS, USER, "").replace("<path", f"<g {END}><path").replace("</svg>", "</g></svg>"),
    "end, smaller content": document(ACROSS, USER, END, SMALL),
    "end, larger content": document(ACROSS, USER, END, LARGE),
    "end, larger content, visible": document(ACROSS, f'{USER} overflow="visible"', END, LARGE),
    "end, in the color of the stroke": document(ACROSS, USER, END, ARROW.replace("blue", "context-stroke")),
}


def box(image):
    """The frame and the color of what is not the line."""
    image = image.convert("RGBA")
    points = [(x, y) for x in range(image.width) for y in range(image.height) if image.getpixel((x, y))[3] > 100]
    colors = {image.getpixel(point)[:3] for point in points}
    color = "blue" if (0, 0, 255) in colors else "black" if (0, 0, 0) in colors else "red"
    columns, rows = zip(*points)
    return f"{min(columns)} {min(rows)} {max(columns) + 1} {max(rows) + 1} {color}"


application = QGuiApplication([])
names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
print(", ".join(f"{name} {version(name)}" for name in names), "(edges of line and marker)")
for name, svg in CASES.items():
    results = {}
    for renderer, draw in RENDERERS.items():
        results.setdefault(box(draw(svg)), []).append(renderer)
    print(f"{name}:", " | ".join(f"{result} {', '.join(names)}" for result, names in results.items()))
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0 (edges of line and marker)
end, in widths of the stroke: 20 49 100 70 blue CairoSVG, librsvg, resvg, Qt | 20 49 80 51 red Skia, MuPDF
end, in user units: 20 49 90 60 blue CairoSVG, librsvg, resvg, Qt | 20 49 80 51 red Skia, MuPDF
end, centered: 20 45 85 55 blue CairoSVG, librsvg, resvg, Qt | 20 49 80 51 red Skia, MuPDF
end, downwards: 40 20 51 70 blue CairoSVG, librsvg, resvg, Qt | 49 20 51 60 red Skia, MuPDF
start, reversed: 49 10 60 60 blue CairoSVG, librsvg, resvg, Qt | 49 20 51 60 red Skia, MuPDF
inner point: 20 19 70 40 blue CairoSVG, librsvg, resvg, Qt | 20 19 61 40 red Skia, MuPDF
inner point of a polyline: 20 19 70 40 blue CairoSVG, librsvg, resvg | 20 19 61 40 red Qt, Skia, MuPDF
all points, in style: 20 19 70 50 blue CairoSVG, librsvg, resvg | 20 19 61 40 red Qt, Skia, MuPDF
end, inherited: 20 49 90 60 blue CairoSVG, librsvg, resvg | 20 49 80 51 red Qt, Skia, MuPDF
end, smaller content: 20 49 90 60 blue CairoSVG | 20 49 85 55 blue librsvg, resvg, Qt | 20 49 80 51 red Skia, MuPDF
end, larger content: 20 49 90 55 blue CairoSVG | 20 49 90 60 blue librsvg, resvg, Qt | 20 49 80 51 red Skia, MuPDF
end, larger content, visible: 20 49 90 55 blue CairoSVG | 20 49 110 65 blue librsvg, resvg, Qt | 20 49 80 51 red Skia, MuPDF
end, in the color of the stroke: 20 49 90 60 black CairoSVG, Qt | 20 49 90 60 red librsvg, resvg | 20 49 80 51 red Skia, MuPDF
SEEN
