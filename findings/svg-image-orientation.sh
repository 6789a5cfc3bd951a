#!/usr/bin/env bash
# Half of the renderers rotate a photo in an SVG by its Exif orientation, the other half do not.
#
# Expected: An `image` element whose JPEG has the Exif orientation 6, a rotation by 90 degrees, is drawn rotated, as in
# browsers since 2020. Or every renderer that is not a browser draws it as stored.
# Found: Chromium, CairoSVG and MuPDF rotate it; resvg, librsvg and QtSvg draw it as stored. They also differ in size:
# 20 × 40 stored pixels are drawn as 40 × 20 when rotated, and MuPDF and QtSvg stretch them to the square of the
# element. Only Chromium supports `image-orientation: none`. All of them draw pixels alike that are stored rotated.
# Tested with CairoSVG 2.9.1, resvg_py 0.5.0, librsvg 2.54.7, PySide6 6.12.0 (Essentials), PyMuPDF 2.0 and Chromium
# 156.0.8078.108 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(libcairo2 libegl1 libgl1 libfontconfig1 librsvg2-bin chromium)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install CairoSVG==2.9.1 resvg_py==0.5.0 PySide6-Essentials==6.12.0 pymupdf==2.0 Pillow==13.0.0
cat >"$folder/draw.py" <<'PYTHON'
import base64
import io
import subprocess
import sys

import cairosvg
import pymupdf
import resvg_py
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


def by_chromium(text):
    page, shot = f"{folder}/page.html", f"{folder}/page.png"
    with open(page, "w", encoding="utf-8") as file:
        file.write(f"<!doctype html><style>body {{ margin: 0 }}</style>{text}")
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile"]
    command = ["chromium", *options, "--window-size=400,400", f"--screenshot={shot}", f"file://{page}"]
    subprocess.run(command, capture_output=True, check=True)
    with open(shot, "rb") as file:
        return file.read()


def photo():
    """Returns 20 × 40 stored pixels, blue above and red below, to be rotated clockwise by 90 degrees."""
    image, exif, buffer = Image.new("RGB", (20, 40), (255, 0, 0)), Image.Exif(), io.BytesIO()
    image.paste((0, 0, 255), (0, 0, 20, 20))
    exif[0x112] = 6
    image.save(buffer, "JPEG", exif=exif, quality=95, subsampling=0)
    return base64.b64encode(buffer.getvalue()).decode()


renderers = {
    "Chromium": by_chromium,
    "CairoSVG": lambda text: cairosvg.svg2png(bytestring=text.encode()),
    "MuPDF": lambda text: pymupdf.open(stream=text.encode(), filetype="svg")[0].get_pixmap(dpi=72).tobytes("png"),
    "resvg": lambda text: bytes(resvg_py.svg_to_bytes(svg_string=text)),
    "librsvg": lambda text: subprocess.run(["rsvg-convert"], input=text.encode(), capture_output=True, check=True).stdout,
    "QtSvg": by_qt,
}
cases = {
    "stretched to 40 × 40": 'preserveAspectRatio="none"',
    "in its own ratio": "",
    "image-orientation: none": 'preserveAspectRatio="none" style="image-orientation: none"',
}
head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">'
head += '<rect width="40" height="40" fill="#fff"/>'
data = photo()


def shape(image):
    """Returns whether the photo is rotated, and whether it fills the square, by the colors at the four edges."""
    names = {(255, 255, 255): "white", (255, 0, 0): "red", (0, 0, 255): "blue"}
    colors = []
    for point in ((25, 3), (36, 17), (25, 36), (3, 17)):
        pixel = image.getpixel(point)
        colors.append(min(names, key=lambda color: sum(abs(one - other) for one, other in zip(color, pixel))))
    edges = " ".join(names[color] for color in colors)
    return {
        "blue blue blue red": "rotated, fills the square",
        "blue blue red blue": "as stored, fills the square",
        "white blue white red": "rotated, 40 × 20",
        "blue white red white": "as stored, 20 × 40",
    }.get(edges, edges)


for name, attributes in cases.items():
    element = f'<image width="40" height="40" {attributes} xlink:href="data:image/jpeg;base64,{data}"/>'
    for renderer, draw in renderers.items():
        image = Image.open(io.BytesIO(draw(f"{head}{element}</svg>"))).convert("RGB")
        print(f"{name}, {renderer}: {shape(image)}")
PYTHON
rsvg-convert --version
chromium --version
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" "$folder/draw.py" "$folder" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
stretched to 40 × 40, Chromium: rotated, fills the square
stretched to 40 × 40, CairoSVG: rotated, fills the square
stretched to 40 × 40, MuPDF: rotated, fills the square
stretched to 40 × 40, resvg: as stored, fills the square
stretched to 40 × 40, librsvg: as stored, fills the square
stretched to 40 × 40, QtSvg: as stored, fills the square
in its own ratio, Chromium: rotated, 40 × 20
in its own ratio, CairoSVG: rotated, 40 × 20
in its own ratio, MuPDF: rotated, fills the square
in its own ratio, resvg: as stored, 20 × 40
in its own ratio, librsvg: as stored, 20 × 40
in its own ratio, QtSvg: as stored, fills the square
image-orientation: none, Chromium: as stored, fills the square
image-orientation: none, CairoSVG: rotated, fills the square
image-orientation: none, MuPDF: rotated, fills the square
image-orientation: none, resvg: as stored, fills the square
image-orientation: none, librsvg: as stored, fills the square
image-orientation: none, QtSvg: as stored, fills the square
SEEN
