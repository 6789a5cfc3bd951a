#!/usr/bin/env bash
# A blur of 8 has a standard deviation between 2.6 and 8.4, depending on the library, and two different ones in Qt.
#
# Expected: The number of a Gaussian blur is the standard deviation, as of `filter: blur(8px)` and Pillow's "radius", or
# twice it, as of `box-shadow`. A sharp edge that is blurred with 8 has a standard deviation near 8 or 4.
# Found: Qt's blur effect has 5.0, and its drop shadow, whose property has the same name, 2.6. Pixie's "radius" has 3.4.
# libvips, whose parameter is named sigma, has 6.6, because its mask ends where the bell falls below 0.2; min_ampl=0.01
# gives 7.8. ImageMagick's `-blur 8` has 1.0, and `8x8`, or Wand's blur(8, 8), cuts the bell to 4.5; only `0x8` has
# 8.1. OpenCV with a kernel of 17 has 2.9. resvg has 8.4 where Skia and Chromium have 7.5.
# Tested with Pillow 13.0.0, PySide6 6.12.0, pixie-python 4.3.0, pyvips 3.2.0 (pyvips-binary 8.18.7), Wand 0.7.2 and
# ImageMagick 6.9.11 of Debian 12, OpenCV 5.0.0.93, skia-python 144.1, resvg_py 0.5.0 and Chromium 156.0.8078.108. Needs
# root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=156.0.8078.108
chromium --version 2>/dev/null | grep -qF "$version" || apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
packages=(imagemagick libmagickwand-6.q16-6 libegl1 libgl1 libxkbcommon0 libfontconfig1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install Pillow==13.0.0 numpy==2.4.6 PySide6-Essentials==6.12.0 pixie-python==4.3.0 \
  "pyvips[binary]==3.2.0" pyvips-binary==8.18.7 Wand==0.7.2 opencv-python-headless==5.0.0.93 skia-python==144.1 \
  resvg_py==0.5.0
cat >"$folder/probe.py" <<'PYTHON'
import io
import subprocess

import cv2
import numpy
import pixie
import pyvips
import resvg_py
import skia
from PIL import Image, ImageFilter
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication, QGraphicsBlurEffect, QGraphicsDropShadowEffect, QGraphicsScene,
)
from wand.image import Image as WandImage

WIDTH, HEIGHT = 300, 300
edge = Image.new("RGB", (WIDTH, HEIGHT), "black")
edge.paste("white", (WIDTH // 2, 0, WIDTH, HEIGHT))
edge.save("edge.png")
pixels = numpy.asarray(edge)


def report(name, image):
    """Prints the standard deviation of the differences along the middle row of a blurred edge."""
    if isinstance(image, (str, bytes)):
        image = Image.open(io.BytesIO(image) if isinstance(image, bytes) else image)
    row = numpy.asarray(image.convert("L")).astype(float)[HEIGHT // 2, 50:-50]
    steps, at = abs(numpy.diff(row)), numpy.arange(len(row) - 1)
    middle = (steps * at).sum() / steps.sum()
    print(f"{name}: {numpy.sqrt((steps * (at - middle) ** 2).sum() / steps.sum()):.1f}")


def magick(setting):
    subprocess.run(["convert-im6.q16", "edge.png", "-blur", setting, "blurred.png"], check=True)
    return "blurred.png"


def wand(*values):
    with WandImage(filename="edge.png") as image:
        image.blur(*values)
        return image.make_blob("png")


def effect(kind):
    scene = QGraphicsScene(0, 0, WIDTH, HEIGHT)
    canvas = QImage(2 * WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    canvas.fill(QColor("black"))
    scene.setSceneRect(0, 0, 2 * WIDTH, HEIGHT)
    left = WIDTH // 2 if kind is QGraphicsBlurEffect else 2 * WIDTH - 20
    item = scene.addRect(left, -400, 500, 1200, QPen(Qt.PenStyle.NoPen), QBrush(QColor("white")))
    value = kind()
    value.setBlurRadius(8)
    if kind is QGraphicsDropShadowEffect:
        value.setColor(QColor("white"))
        value.setOffset(WIDTH // 2 - left, 0)
    else:
        value.setBlurHints(QGraphicsBlurEffect.BlurHint.QualityHint)
    item.setGraphicsEffect(value)
    painter = QPainter(canvas)
    scene.render(painter)
    painter.end()
    canvas.copy(0, 0, WIDTH, HEIGHT).save("blurred.png")
    return "blurred.png"


def by_pixie():
    image = pixie.read_image("edge.png")
    image.blur(8, pixie.Color(0, 0, 0, 1))
    image.write_file("blurred.png")
    return "blurred.png"


def by_skia():
    surface = skia.Surface(WIDTH, HEIGHT)
    paint = skia.Paint(ImageFilter=skia.ImageFilters.Blur(8, 8))
    picture = skia.Image.fromarray(numpy.array(edge.convert("RGBA")))
    surface.getCanvas().drawImage(picture, 0, 0, skia.SamplingOptions(), paint)
    return Image.fromarray(surface.toarray(colorType=skia.kRGBA_8888_ColorType))


def by_chromium(style):
    box = f"position:absolute;top:-300px;height:1000px;width:400px;{style}"
    with open("page.html", "w", encoding="utf-8") as file:
        file.write(f'<!doctype html><body style="margin:0;overflow:hidden;background:black"><div style="{box}"></div>')
    subprocess.run(
        ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={WIDTH},{HEIGHT + 150}",
         "--screenshot=blurred.png", "page.html"],
        check=True, capture_output=True,
    )
    return "blurred.png"


application = QApplication([])
report("Pillow", edge.filter(ImageFilter.GaussianBlur(8)))
report("OpenCV, sigma", Image.fromarray(cv2.GaussianBlur(pixels, (0, 0), 8)))
report("OpenCV, kernel of 17", Image.fromarray(cv2.GaussianBlur(pixels, (17, 17), 0)))
for setting in ("0x8", "8", "8x8"):
    report(f"ImageMagick, {setting}", magick(setting))
report("Wand, 8, 8", wand(8, 8))
for options in ({}, {"min_ampl": 0.01}):
    blurred = pyvips.Image.new_from_file("edge.png").gaussblur(8, **options)
    report(f"libvips {options or ''}".strip(), Image.fromarray(blurred.numpy()))
report("Pixie", by_pixie())
report("Qt's blur effect", effect(QGraphicsBlurEffect))
report("Qt's drop shadow", effect(QGraphicsDropShadowEffect))
report("Skia", by_skia())
svg = (
    f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"><filter id="f" x="-1" width="3" y="-1" '
    'height="3" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="8"/></filter><rect width="300" '
    'height="300"/><rect x="150" y="-400" width="400" height="1200" fill="white" filter="url(#f)"/></svg>'
)
report("resvg", bytes(resvg_py.svg_to_bytes(svg_string=svg)))
report("Chromium, filter", by_chromium("left:150px;background:white;filter:blur(8px)"))
report("Chromium, box-shadow", by_chromium("left:400px;box-shadow:-250px 0 8px white"))
PYTHON
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python probe.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
Pillow: 8.0
OpenCV, sigma: 7.9
OpenCV, kernel of 17: 2.9
ImageMagick, 0x8: 8.1
ImageMagick, 8: 1.0
ImageMagick, 8x8: 4.5
Wand, 8, 8: 4.5
libvips: 6.6
libvips {'min_ampl': 0.01}: 7.8
Pixie: 3.4
Qt's blur effect: 5.0
Qt's drop shadow: 2.6
Skia: 7.5
resvg: 8.4
Chromium, filter: 7.5
Chromium, box-shadow: 4.0
SEEN
