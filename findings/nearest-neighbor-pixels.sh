#!/usr/bin/env bash
# Scaling to the nearest pixel selects other pixels in each group of libraries, also for a factor of exactly a half.
#
# Expected: "Nearest neighbor" selects the pixel under the center of each new pixel: of ten columns scaled to four 1, 3,
# 6, 8, and of three scaled to five 0, 0, 1, 2, 2. A screenshot at 2x that is halved has the same pixels everywhere.
# Found: OpenCV's INTER_NEAREST has the pixel under the left edge (0, 2, 5, 7), and so has libvips if it enlarges.
# SciPy's zoom aligns the centers of the first and the last pixel (0, 3, 6, 9) unless grid_mode is set. ImageMagick's
# -scale has 0, 3, 5, 8. If the center is between two pixels, as with a factor of a half, Pillow, libvips, GdkPixbuf,
# -filter point and INTER_NEAREST_EXACT have the right one (1, 3), and Qt, Skia, INTER_NEAREST and -sample the left one
# (0, 2): a halved pattern of single columns is black in one group and white in the other.
# Tested with Pillow 13.0.0, OpenCV 5.0.0.93, PySide6 6.12.0, skia-python 144.1, pyvips 3.2.0 (pyvips-binary 8.18.7),
# SciPy 1.17.1, GdkPixbuf 2.42.10 and ImageMagick 6.9.11 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(imagemagick gir1.2-gdkpixbuf-2.0 python3-gi libegl1 libgl1 libxkbcommon0 libfontconfig1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install Pillow==13.0.0 numpy==2.4.6 opencv-python-headless==5.0.0.93 scipy==1.17.1 \
  PySide6-Essentials==6.12.0 skia-python==144.1 "pyvips[binary]==3.2.0" pyvips-binary==8.18.7
cd "$folder"
cat >gdk.py <<'PYTHON'
import sys

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, GLib

count, target = map(int, sys.argv[1:])
pixels = GLib.Bytes.new(bytes(value for column in range(count) for value in (column,) * 3))
image = GdkPixbuf.Pixbuf.new_from_bytes(pixels, GdkPixbuf.Colorspace.RGB, False, 8, count, 1, count * 3)
scaled = image.scale_simple(target, 1, GdkPixbuf.InterpType.NEAREST)
print(*scaled.get_pixels()[: target * 3 : 3])
PYTHON
cat >probe.py <<'PYTHON'
import subprocess

import cv2
import numpy
import pyvips
import skia
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from scipy.ndimage import zoom

SIZES = [(10, 4), (4, 2), (3, 5)]


def first_row(image):
    return [value // 10 for value in numpy.asarray(image)[0].tolist()]


def gray(image):
    return Image.fromarray(image).convert("L")


def by_skia(pixels, target):
    surface, height = skia.Surface(target, len(pixels)), len(pixels)
    picture = skia.Image.fromarray(numpy.array(Image.fromarray(pixels).convert("RGBA")))
    surface.getCanvas().drawImageRect(
        picture, skia.Rect(0, 0, pixels.shape[1], height), skia.Rect(0, 0, target, height),
        skia.SamplingOptions(skia.FilterMode.kNearest),
    )
    return gray(surface.toarray(colorType=skia.kRGBA_8888_ColorType))


def by_qt(target):
    modes = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.FastTransformation
    QImage("row.png").scaled(target, 4, *modes).save("scaled.png")
    return Image.open("scaled.png").convert("L")


def magick(target, *options):
    subprocess.run(["convert-im6.q16", "row.png", *options, f"{target}x4!", "scaled.png"], check=True)
    return Image.open("scaled.png").convert("L")


def rows(count, target):
    pixels = numpy.tile(numpy.arange(count, dtype=numpy.uint8) * 10, (4, 1))
    image = Image.fromarray(pixels)
    image.convert("RGB").save("row.png")
    command = ["/usr/bin/python3", "gdk.py", str(count), str(target)]
    gdk = subprocess.run(command, capture_output=True, text=True, check=True)
    ratio, size = target / count, (target, 4)
    return {
        "Pillow": first_row(image.resize(size, Image.Resampling.NEAREST)),
        "GdkPixbuf": [int(column) for column in gdk.stdout.split()],
        "libvips": first_row(pyvips.Image.new_from_array(pixels).resize(ratio, vscale=1, kernel="nearest").numpy()),
        "ImageMagick -filter point": first_row(magick(target, "-filter", "point", "-resize")),
        "ImageMagick -sample": first_row(magick(target, "-sample")),
        "ImageMagick -scale": first_row(magick(target, "-scale")),
        "Qt": first_row(by_qt(target)),
        "Skia": first_row(by_skia(pixels, target)),
        "OpenCV INTER_NEAREST": first_row(cv2.resize(pixels, size, interpolation=cv2.INTER_NEAREST)),
        "OpenCV INTER_NEAREST_EXACT": first_row(cv2.resize(pixels, size, interpolation=cv2.INTER_NEAREST_EXACT)),
        "SciPy": first_row(zoom(pixels, (1, ratio), order=0)),
        "SciPy grid_mode": first_row(zoom(pixels, (1, ratio), order=0, grid_mode=True, mode="nearest")),
    }


results = [rows(*size) for size in SIZES]
for name in results[0]:
    print(f"{name}: {'; '.join(' '.join(map(str, result[name])) for result in results)}")
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python probe.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
Pillow: 1 3 6 8; 1 3; 0 0 1 2 2
GdkPixbuf: 1 3 6 8; 1 3; 0 0 1 2 2
libvips: 1 3 6 8; 1 3; 0 0 1 1 2
ImageMagick -filter point: 1 3 6 8; 1 3; 0 0 1 2 2
ImageMagick -sample: 1 3 6 8; 0 2; 0 0 1 2 2
ImageMagick -scale: 0 3 5 8; 0 2; 0 0 1 1 2
Qt: 1 3 6 8; 0 2; 0 0 1 2 2
Skia: 1 3 6 8; 0 2; 0 0 1 2 2
OpenCV INTER_NEAREST: 0 2 5 7; 0 2; 0 0 1 1 2
OpenCV INTER_NEAREST_EXACT: 1 3 6 8; 1 3; 0 0 1 2 2
SciPy: 0 3 6 9; 0 3; 0 1 1 2 2
SciPy grid_mode: 1 3 6 8; 1 3; 0 0 1 2 2
SEEN
