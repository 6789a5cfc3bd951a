#!/usr/bin/env bash
# SVG renderers ignore a CSS rotation that browsers accept, and apply one that browsers reject.
#
# Expected: Renderers that read `style` and the attribute `transform` rotate by `style="transform: rotate(90deg)"` about
# `transform-origin`, or ignore all transforms in `style`.
# Found: `rotate(90deg)` and `translate(20px, 20px)` in `style` have no effect in resvg, QtSvg, Skia and MuPDF. CairoSVG
# reads the lengths but not the angle; librsvg rotates about the origin of the drawing and therefore out of it.
# `rotate(90)`, which is invalid CSS without a unit and which Chromium ignores, rotates in all except MuPDF. Only
# CairoSVG and resvg support `transform-origin`, even as an attribute, and none supports the property `rotate`. All of
# them draw a rotated view alike with `rotate(90 20 20)` as an attribute.
# Tested with CairoSVG 2.9.1, resvg_py 0.5.0, librsvg 2.54.7, PySide6 6.12.0 (Essentials), skia-python 144.1, PyMuPDF
# 2.0 and Chromium 156.0.8078.108 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(libcairo2 libegl1 libgl1 libfontconfig1 librsvg2-bin chromium)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install CairoSVG==2.9.1 resvg_py==0.5.0 PySide6-Essentials==6.12.0 skia-python==144.1 \
  pymupdf==2.0 Pillow==13.0.0
cat >"$folder/draw.py" <<'PYTHON'
import io
import subprocess
import sys

import cairosvg
import pymupdf
import resvg_py
import skia
from PIL import Image
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

folder = sys.argv[1]
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


def by_chromium(text):
    page, shot = f"{folder}/page.html", f"{folder}/page.png"
    with open(page, "w", encoding="utf-8") as file:
        file.write(f"<!doctype html><style>body {{ margin: 0 }}</style>{text}")
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile"]
    command = ["chromium", *options, "--window-size=400,400", f"--screenshot={shot}", f"file://{page}"]
    subprocess.run(command, capture_output=True, check=True)
    with open(shot, "rb") as file:
        return file.read()


renderers = {
    "Chromium": by_chromium,
    "CairoSVG": lambda text: cairosvg.svg2png(bytestring=text.encode()),
    "resvg": lambda text: bytes(resvg_py.svg_to_bytes(svg_string=text)),
    "librsvg": lambda text: subprocess.run(["rsvg-convert"], input=text.encode(), capture_output=True, check=True).stdout,
    "QtSvg": by_qt,
    "Skia": by_skia,
    "MuPDF": lambda text: pymupdf.open(stream=text.encode(), filetype="svg")[0].get_pixmap(dpi=72).tobytes("png"),
}
cases = {
    "attribute and center": 'transform="rotate(90 20 20)"',
    "attributes": 'transform="rotate(90)" transform-origin="20 20"',
    "90deg": 'style="transform: rotate(90deg); transform-origin: 20px 20px"',
    "90": 'style="transform: rotate(90); transform-origin: 20px 20px"',
    "20px": 'style="transform: translate(20px, 20px)"',
    "property rotate": 'style="rotate: 90deg; transform-origin: 20px 20px"',
}
print(", ".join(cases))
head = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">'
head += '<rect width="40" height="40" fill="#fff"/><rect width="10" height="10" fill="#00f" '
places = {(5, 5): "left top", (35, 5): "right top", (25, 25): "moved"}
for renderer, draw in renderers.items():
    seen = []
    for attributes in cases.values():
        image = Image.open(io.BytesIO(draw(f"{head}{attributes}/></svg>"))).convert("RGB")
        found = [place for point, place in places.items() if image.getpixel(point) == (0, 0, 255)]
        seen.append(found[0] if found else "outside")
    print(f"{renderer}: {', '.join(seen)}")
PYTHON
rsvg-convert --version
chromium --version
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" "$folder/draw.py" "$folder" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
attribute and center, attributes, 90deg, 90, 20px, property rotate
Chromium: right top, right top, right top, left top, moved, right top
CairoSVG: right top, right top, left top, right top, moved, left top
resvg: right top, right top, left top, right top, left top, left top
librsvg: right top, outside, outside, outside, moved, left top
QtSvg: right top, outside, left top, outside, left top, left top
Skia: right top, outside, left top, outside, left top, left top
MuPDF: right top, outside, left top, left top, left top, left top
SEEN
