#!/usr/bin/env bash
# SVG renderers disagree about a clip path with its own clip, which exports of nested clipping views contain.
#
# Expected: A clipPath with a clip-path (SVG 1.1, 14.3.5) clips to the intersection, in every renderer that supports
# clipPath, and so does Qt 6.12; the content keeps its color.
# Found: resvg does that. CairoSVG clips correctly but paints the clip path's own rectangle in black over the content.
# QtSvg ignores every clip-path, simple or nested, without an error: it draws content outside a screen's outline. Nested
# clipped groups are equal in CairoSVG and resvg.
# Tested with CairoSVG 2.9.1, resvg_py 0.5.0 and PySide6-Essentials 6.12.0; CairoSVG needs Debian's libcairo2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! dpkg-query --show libcairo2 >/dev/null 2>&1; then apt-get install -y -qq libcairo2 >/dev/null; fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install CairoSVG==2.9.1 resvg_py==0.5.0 PySide6-Essentials==6.12.0 Pillow==13.0.0
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - 2>/dev/null <<'PYTHON'
import io
from importlib.metadata import version

import cairosvg
import resvg_py
from PIL import Image
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

application = QGuiApplication([])
blue = '<rect width="40" height="40" fill="#00f"/>'
paths = """<clipPath id="a"><rect width="20" height="20"/></clipPath>
<clipPath id="b"><rect x="10" width="30" height="40"/></clipPath>
<clipPath id="both" clip-path="url(#a)"><rect x="10" width="30" height="40"/></clipPath>"""
parts = {
    "one clip": f'<g clip-path="url(#a)">{blue}</g>',
    "groups": f'<g clip-path="url(#a)"><g clip-path="url(#b)">{blue}</g></g>',
    "clip of a clip": f'<g clip-path="url(#both)">{blue}</g>',
}


def qt(text):
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(text.encode()).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data())


renderers = {
    "CairoSVG": lambda text: cairosvg.svg2png(bytestring=text.encode()),
    "resvg": lambda text: bytes(resvg_py.svg_to_bytes(svg_string=text)),
    "QtSvg": qt,
}
print(*(f"{name} {version(name)}" for name in ("CairoSVG", "resvg_py", "PySide6-Essentials")), sep=", ")
names = {(255, 255, 255): "white", (0, 0, 255): "blue", (0, 0, 0): "black"}
inside, outside = ["white", "blue", "white"], ["blue", "blue", "blue"]
expected = {
    "CairoSVG": [["blue", "blue", "white"], inside, ["white", "black", "white"]],
    "resvg": [["blue", "blue", "white"], inside, inside],
    "QtSvg": [outside, outside, outside],
}
for renderer, draw in renderers.items():
    for (name, part), colors in zip(parts.items(), expected[renderer]):
        head = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">'
        text = f'{head}<rect width="40" height="40" fill="#fff"/>{paths}{part}</svg>'
        image = Image.open(io.BytesIO(draw(text))).convert("RGB")
        seen = [names.get(image.getpixel((x, 10)), image.getpixel((x, 10))) for x in (5, 15, 30)]
        print(f"{renderer}, {name}: {seen}")
        assert seen == colors
PYTHON
