#!/usr/bin/env bash
# Libraries for images apply an Exif orientation in some formats and not in others, each in different ones.
#
# Expected: A library either applies the orientation of the Exif block or returns the stored pixels, in every format.
# Found: Pillow returns the stored pixels but rotates a TIFF. OpenCV rotates JPEG, PNG and WebP but not AVIF, and
# returns no pixels for a TIFF that is not square. pyvips returns the stored pixels but rotates AVIF. imagesize swaps
# the size of JPEG and TIFF but not of PNG and WebP. imageio returns the stored pixels of a TIFF and so contradicts
# Pillow. Golden images of a rotated device are comparable across formats only without an Exif orientation.
# Tested with Pillow 11.3.0, OpenCV 5.0.0.93, pyvips 3.2.0 (libvips 8.18.7), imagesize 2.0.1 and imageio 2.38.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install Pillow==11.3.0 opencv-python-headless==5.0.0.93 pyvips==3.2.0 \
  pyvips-binary==8.18.7 imagesize==2.0.1 imageio==2.38.1
cd "$folder"
export OPENCV_LOG_LEVEL=OFF
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import cv2
import imageio.v3
import imagesize
import numpy
import pyvips
from PIL import Image

picture = Image.new("RGB", (80, 40), "red")
picture.paste("blue", (0, 0, 40, 20))
exif = Image.Exif()
exif[0x0112] = 6
FORMATS = ["jpg", "png", "webp", "tif", "avif"]
for kind in FORMATS:
    picture.save(f"picture.{kind}", exif=exif)


def described(pixels):
    """Returns whether the pixels are as stored, or rotated to 40 × 80 with blue at the upper right."""
    pixels = numpy.asarray(pixels)
    height, width = pixels.shape[:2]
    stored = pixels[height // 4, width // 4].astype(int)
    rotated = pixels[height // 4, width * 3 // 4].astype(int)
    if (width, height) == (80, 40) and stored[2] > stored[0]:
        return "stored"
    return "rotated" if (width, height) == (40, 80) and rotated[2] > rotated[0] else f"{width} x {height}"


def by_opencv(path):
    pixels = cv2.imread(path)
    return "none" if pixels is None else described(pixels[..., ::-1])


READERS = {
    "Pillow": lambda path: described(Image.open(path).convert("RGB")),
    "opencv-python-headless": by_opencv,
    "pyvips": lambda path: described(pyvips.Image.new_from_file(path).numpy()),
    "imagesize": lambda path: {(80, 40): "stored", (40, 80): "rotated"}.get(imagesize.get(path), "unknown"),
    "imageio": lambda path: described(imageio.v3.imread(path)),
}
print(", ".join(f"{name} {version(name)}" for name in READERS))
seen = {name: [read(f"picture.{kind}") for kind in FORMATS] for name, read in READERS.items()}
print(f"{'':24}", *(f"{kind:8}" for kind in FORMATS))
for name, results in seen.items():
    print(f"{name:24}", *(f"{result:8}" for result in results))
assert seen == {
    "Pillow": ["stored", "stored", "stored", "rotated", "stored"],
    "opencv-python-headless": ["rotated", "rotated", "rotated", "none", "stored"],
    "pyvips": ["stored", "stored", "stored", "stored", "rotated"],
    "imagesize": ["rotated", "stored", "stored", "rotated", "unknown"],
    "imageio": ["stored", "stored", "stored", "stored", "stored"],
}
PYTHON
