#!/usr/bin/env bash
# heif-convert and GraphicsMagick rotate a phone's HEIC twice, and heif-enc, libvips and ImageMagick not at all.
#
# Expected: A phone's HEIC has a rotation of its own and the same orientation in Exif, which readers of HEIC ignore.
# Converted to JPEG or PNG it is displayed as before, and so is a JPEG with an Exif orientation that becomes HEIC.
# Found: heif-convert and GraphicsMagick write the rotated pixels and keep the Exif orientation 6, so that a portrait
# photo is displayed in landscape and upside down; libvips and ImageMagick set it to 1. From JPEG heif-enc and libvips
# write the stored pixels, no rotation and the orientation 6, ImageMagick neither: the photo is on its side. heif-enc
# and heif-convert in sequence give back the photo as it was, as the second error undoes the first.
# Tested with libheif 1.15.1, GraphicsMagick 1.3.40, libvips 8.14.1 and ImageMagick 6.9.11 of Debian 12, pillow-heif
# 1.8.1 and Pillow 11.3.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(libheif-examples graphicsmagick libvips-tools imagemagick)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pillow-heif==1.8.1 Pillow==11.3.0
cd "$folder"
dpkg-query --show "${packages[@]}"
cat >photo.py <<'PYTHON'
import sys

import pillow_heif
from PIL import Image, ImageOps

pillow_heif.register_heif_opener()
EXPECTED = {
    "phone.heic": "160 x 320 upper right",
    "phone.jpg": "160 x 320 upper right",
    "heif-convert.jpg": "320 x 160 lower right",
    "heif-convert.png": "320 x 160 lower right",
    "gm.jpg": "320 x 160 lower right",
    "vips.jpg": "160 x 320 upper right",
    "im.jpg": "160 x 320 upper right",
    "heif-enc.heic": "320 x 160 upper left",
    "vips.heic": "320 x 160 upper left",
    "im.heic": "320 x 160 upper left",
    "again.jpg": "160 x 320 upper right",
}


def write():
    """Writes a red photo with a blue quarter, which is stored in landscape and displayed in portrait."""
    picture = Image.new("RGB", (320, 160), "red")
    picture.paste("blue", (0, 0, 160, 80))
    exif = Image.Exif()
    exif[0x0112] = 6
    for name in ("phone.jpg", "phone.heic"):
        picture.save(name, exif=exif.tobytes(), quality=95)


def displayed(path):
    """Returns the size as displayed and where the blue quarter is; Pillow's HEIC is rotated as read."""
    image = Image.open(path)
    image = (image if path.endswith("heic") else ImageOps.exif_transpose(image)).convert("RGB")
    width, height = image.size
    quarters = {"upper left": (1, 1), "upper right": (3, 1), "lower left": (1, 3), "lower right": (3, 3)}
    pixels = {name: image.getpixel((width * x // 4, height * y // 4)) for name, (x, y) in quarters.items()}
    (blue,) = (name for name, pixel in pixels.items() if pixel[2] > 150)
    return f"{width} x {height} {blue}"


if "write" in sys.argv:
    write()
else:
    for path, expected in EXPECTED.items():
        seen = displayed(path)
        print(f"{path}: {seen}")
        assert seen == expected
PYTHON
"$folder/venv/bin/python" photo.py write
{
  heif-convert phone.heic heif-convert.jpg
  heif-convert phone.heic heif-convert.png
  gm convert phone.heic gm.jpg
  vips copy phone.heic vips.jpg
  convert phone.heic im.jpg
  heif-enc phone.jpg -o heif-enc.heic
  vips heifsave phone.jpg vips.heic
  convert phone.jpg im.heic
  heif-convert heif-enc.heic again.jpg
} >output 2>&1
"$folder/venv/bin/python" photo.py
