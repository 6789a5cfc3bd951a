#!/usr/bin/env bash
# An edited JPEG is saved as JPEG XL without the edits, because pillow-jxl-plugin packs the file at the opened path.
#
# Expected: An image that was opened from a JPEG file, changed and saved as JPEG XL has the changes, as when Pillow
# saves it as PNG, and the Exif data that `save` was given. A saved orientation has the same effect for libjxl and for
# Pillow.
# Found: As long as the image is a JpegImageFile, the plugin packs the file. Drawing, `thumbnail`, `putalpha` and
# `exif_transpose(in_place=True)` do not change that: a red screenshot is the original, a thumbnail of 20 × 10 is 64 ×
# 32, transparency is lost, and an upright image lies on its side with orientation 6. A new orientation is ignored. If
# another screenshot was written to the path meanwhile, that one is saved. The warning mentions only a lossless image; a
# copy, or `lossless_jpeg=False`, has the changes. A copy's orientation is only in its Exif data, so that libjxl leaves
# the image on its side and Pillow's `exif_transpose` rotates it; a file of cjxl is rotated by both.
# Tested with pillow-jxl-plugin 1.3.8, Pillow 13.0.0 and libjxl-tools 0.7.0 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=0.7.0-10+deb12u1
[ "$(dpkg-query --show --showformat='${Version}' libjxl-tools 2>/dev/null || true)" = "$version" ] ||
  apt-get install -y -qq --no-install-recommends "libjxl-tools=$version" >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pillow-jxl-plugin==1.3.8 pillow==13.0.0
cat >"$folder/look.py" <<'PYTHON'
import subprocess
import warnings
from importlib.metadata import version

import pillow_jxl
from PIL import Image, ImageDraw, ImageOps

COLORS = {"red": (255, 0, 0), "green": (0, 255, 0), "blue": (0, 0, 255), "white": (255, 255, 255)}


def picture(order, orientation=None):
    """Returns 64 × 32 pixels whose quarters have the colors of an order."""
    image = Image.new("RGB", (64, 32))
    for index, name in enumerate(order):
        image.paste(COLORS[name], (index % 2 * 32, index // 2 * 16, index % 2 * 32 + 32, index // 2 * 16 + 16))
    if orientation:
        image.getexif()[0x112] = orientation
    return image


def seen(image):
    """Returns the size, the colors of the quarters, and the orientation."""
    pixels = image.convert("RGB")
    points = [(int(pixels.width * x), int(pixels.height * y)) for y in (0.25, 0.75) for x in (0.25, 0.75)]
    names = []
    for point in points:
        pixel = pixels.getpixel(point)
        names.append(min(COLORS, key=lambda name: sum(abs(a - b) for a, b in zip(COLORS[name], pixel))))
    text = " ".join(dict.fromkeys(names))
    return f"{image.mode} {image.width} × {image.height} {text}, orientation {image.getexif().get(0x112)}"


def draw(image):
    ImageDraw.Draw(image).rectangle((0, 0, 63, 31), fill=(255, 0, 0))


def overwrite(image):
    image.load()
    picture(["white", "white", "white", "white"]).save("shot.jpg")


def turn(image):
    image.getexif()[0x112] = 3


print(*(f"{name} {version(name)}" for name in ("pillow-jxl-plugin", "pillow")), sep=", ")
original = picture(["red", "green", "blue", "white"], 6)
for label, edit in [
    ("drawn", draw),
    ("thumbnail", lambda image: image.thumbnail((20, 20))),
    ("putalpha", lambda image: image.putalpha(100)),
    ("transposed", lambda image: ImageOps.exif_transpose(image, in_place=True)),
    ("orientation 3", turn),
    ("overwritten", overwrite),
]:
    original.save("shot.jpg", exif=original.getexif(), quality=95)
    image = Image.open("shot.jpg")
    edit(image)
    image.save("shot.png", exif=image.getexif())
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        image.save("shot.jxl", exif=image.getexif().tobytes())
    print(f"{label}: PNG {seen(Image.open('shot.png'))}; JPEG XL {seen(Image.open('shot.jxl'))}; {len(caught)} warning")
print(str(caught[0].message).split(".")[0])
original.save("shot.jpg", exif=original.getexif(), quality=95)
image = Image.open("shot.jpg")
draw(image)
image.save("shot.jxl", lossless_jpeg=False)
print("lossless_jpeg=False:", seen(Image.open("shot.jxl")))
image = Image.open("shot.jpg").copy()
image.save("copy.jxl")
subprocess.run(["cjxl", "--lossless_jpeg=0", "shot.jpg", "cjxl.jxl"], check=True, capture_output=True)
for name in ("copy", "cjxl"):
    subprocess.run(["djxl", f"{name}.jxl", f"{name}.ppm"], check=True, capture_output=True)
    upright = ImageOps.exif_transpose(Image.open(f"{name}.jxl"))
    print(f"{name}: libjxl {seen(Image.open(f'{name}.ppm'))}; Pillow, transposed {seen(upright)}")
PYTHON
cd "$folder"
venv/bin/python look.py | tee seen
diff - seen <<'SEEN'
pillow-jxl-plugin 1.3.8, pillow 13.0.0
drawn: PNG RGB 64 × 32 red, orientation 6; JPEG XL RGB 64 × 32 red green blue white, orientation 6; 1 warning
thumbnail: PNG RGB 20 × 10 red green blue white, orientation 6; JPEG XL RGB 64 × 32 red green blue white, orientation 6; 1 warning
putalpha: PNG RGBA 64 × 32 red green blue white, orientation 6; JPEG XL RGB 64 × 32 red green blue white, orientation 6; 1 warning
transposed: PNG RGB 32 × 64 blue red white green, orientation None; JPEG XL RGB 64 × 32 red green blue white, orientation 6; 1 warning
orientation 3: PNG RGB 64 × 32 red green blue white, orientation 3; JPEG XL RGB 64 × 32 red green blue white, orientation 6; 1 warning
overwritten: PNG RGB 64 × 32 red green blue white, orientation 6; JPEG XL RGB 64 × 32 white, orientation None; 1 warning
Using JPEG reconstruction to create lossless JXL image from JPEG
lossless_jpeg=False: RGB 64 × 32 red, orientation 6
copy: libjxl RGB 64 × 32 red green blue white, orientation None; Pillow, transposed RGB 32 × 64 blue red white green, orientation None
cjxl: libjxl RGB 32 × 64 blue red white green, orientation None; Pillow, transposed RGB 32 × 64 blue red white green, orientation None
SEEN
