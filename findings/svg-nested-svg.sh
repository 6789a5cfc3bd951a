#!/usr/bin/env bash
# Three of five SVG renderers draw an inner `svg` element at the wrong position, too large, or not at all.
#
# Expected: An `svg` in an `svg`, part of SVG since 1.1, is drawn at its x and y and clipped to its width and height,
# and percentages inside refer to it. At most QtSvg, which supports SVG Tiny, does not clip.
# Found: CairoSVG and resvg do that. QtSvg 6.12 does not draw it, with a warning. Skia does not clip. MuPDF ignores x,
# y, width and height: the content is at the root's origin and its percentages refer to the root. Gimbal's drawings have
# an inner svg for each view: the first two renderers position the views correctly, and QtSvg draws none of them.
# Tested with CairoSVG 2.9.1, resvg_py 0.5.0, PySide6 6.12.0 (Essentials), skia-python 144.1 and PyMuPDF 2.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! dpkg-query --show libcairo2 libegl1 libgl1 libfontconfig1 >/dev/null 2>&1; then
  apt-get install -y -qq libcairo2 libegl1 libgl1 libfontconfig1 >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install CairoSVG==2.9.1 resvg_py==0.5.0 PySide6-Essentials==6.12.0 skia-python==144.1 \
  pymupdf==2.0 Pillow==13.0.0
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - 2>/dev/null <<'PYTHON'
import io
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
import skia
from PIL import Image
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

application = QGuiApplication([])


def by_qt(text):
    image, buffer = QImage(40, 40, QImage.Format.Format_ARGB32), QBuffer()
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(text.encode()).render(painter)
    painter.end()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data())


def by_skia(text):
    surface, drawing = skia.Surface(40, 40), skia.SVGDOM.MakeFromStream(skia.MemoryStream(text.encode()))
    drawing.setContainerSize(skia.Size(40, 40))
    drawing.render(surface.getCanvas())
    return bytes(surface.makeImageSnapshot().encodeToData())


renderers = {
    "CairoSVG": lambda text: cairosvg.svg2png(bytestring=text.encode()),
    "resvg_py": lambda text: bytes(resvg_py.svg_to_bytes(svg_string=text)),
    "PySide6-Essentials": by_qt,
    "skia-python": by_skia,
    "pymupdf": lambda text: pymupdf.open(stream=text.encode(), filetype="svg")[0].get_pixmap(dpi=72).tobytes("png"),
}
right = {"cut": ".#..", "percent": "..#."}
expected = {name: right for name in ("CairoSVG", "resvg_py")}
expected |= {"PySide6-Essentials": {"cut": "....", "percent": "...."}, "skia-python": {"cut": ".###", "percent": "..#."}}
expected |= {"pymupdf": {"cut": "###.", "percent": "##.."}}
parts = {
    "cut": '<svg x="10" width="10" height="40"><rect width="30" height="40" fill="#00f"/></svg>',
    "percent": '<svg x="20" width="20" height="40"><rect width="50%" height="100%" fill="#00f"/></svg>',
}
head = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">'
head += '<rect width="40" height="40" fill="#fff"/>'
for name, draw in renderers.items():
    seen = {}
    for part, text in parts.items():
        image = Image.open(io.BytesIO(draw(f"{head}{text}</svg>"))).convert("RGB")
        seen[part] = "".join("#" if image.getpixel((x, 20)) == (0, 0, 255) else "." for x in (5, 15, 25, 35))
    print(name, version(name), seen)
    assert seen == expected[name]
PYTHON
