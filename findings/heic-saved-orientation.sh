#!/usr/bin/env bash
# Whether a rotated screenshot is upright in HEIC depends on how pillow-heif receives its orientation.
#
# Expected: A picture of 80 × 40 with the Exif orientation 6 is displayed as 40 × 80 after it was saved as HEIC, in
# any of pillow-heif's ways to save it. A reader of sizes reports 80 × 40 or 40 × 80.
# Found: HEIC is rotated by its own property, and Exif is ignored. `save(exif=)` writes that property for the bytes of
# an Exif block, but not for an object of Pillow's class Exif: the picture is on its side, in every reader.
# `from_pillow` rotates the pixels and then writes the property as well: 40 × 80 is rotated twice, to 80 × 40 upside
# down. imagesize has the coded size, 64 high instead of 40, swaps it because of the ignored Exif orientation, and
# knows no size if the property exists. A photo for a test needs a comparison of pixels after it was saved.
# Tested with pillow-heif 1.8.1, Pillow 11.3.0, pylibheif 1.25.0 and imagesize 2.0.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pillow-heif==1.8.1 Pillow==11.3.0 pylibheif==1.25.0 imagesize==2.0.1
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import imagesize
import pillow_heif
import pylibheif
from PIL import Image

pillow_heif.register_heif_opener()
picture = Image.new("RGB", (80, 40), "red")
picture.paste("blue", (0, 0, 40, 20))
exif = Image.Exif()
exif[0x0112] = 6
picture.save("saved.jpg", exif=exif, quality=95)


def displayed(path):
    """Returns the size as displayed and where the blue quarter is."""
    image = Image.open(path).convert("RGB")
    width, height = image.size
    quarters = {"upper left": (1, 1), "upper right": (3, 1), "lower left": (1, 3), "lower right": (3, 3)}
    pixels = {name: image.getpixel((width * x // 4, height * y // 4)) for name, (x, y) in quarters.items()}
    return f"{width} x {height}", *[name for name, (red, _, blue) in pixels.items() if blue > red]


def other(path):
    context = pylibheif.HeifContext()
    context.read_from_file(path)
    handle = context.get_primary_image_handle()
    return f"{handle.width} x {handle.height}"


picture.save("object.heic", exif=exif)
picture.save("bytes.heic", exif=exif.tobytes())
Image.open("saved.jpg").save("opened.heic")
pillow_heif.from_pillow(Image.open("saved.jpg")).save("converted.heic")
print(", ".join(f"{name} {version(name)}" for name in ["pillow-heif", "Pillow", "pylibheif", "imagesize"]))
for path, expected in {
    "object.heic": ("80 x 40", "upper left", False, (64, 80)),
    "bytes.heic": ("40 x 80", "upper right", True, (-1, -1)),
    "opened.heic": ("40 x 80", "upper right", True, (-1, -1)),
    "converted.heic": ("80 x 40", "lower right", True, (-1, -1)),
}.items():
    rotates = b"irot" in open(path, "rb").read()
    seen = *displayed(path), rotates, imagesize.get(path)
    print(f"{path}: {seen[0]}, {seen[1]}, pylibheif {other(path)}, property {rotates}, imagesize {seen[3]}")
    assert seen == expected and other(path) == seen[0]
PYTHON
