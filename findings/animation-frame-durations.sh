#!/usr/bin/env bash
# An animation of 60 frames in a second lasts 30, 49 or 300 ms for its three frames, by format and reader.
#
# Expected: Pillow rounds durations to what GIF can store (hundredths of a second), or warns. Readers agree about the
# duration of each frame in a format, and about the number of frames.
# Found: 16 and 17 ms are stored as 10 in GIF, as are 19, without a warning: the animation runs at 100 frames per second
# in Pillow, libvips, OpenCV and FFmpeg 9, and at 10 in Qt and FFmpeg 5.1, which replace 10 ms by 100. WebP and PNG
# store 16 and 17. Pillow's duration of a WebP frame is None after seek until the frame is loaded; that of GIF and PNG
# is set. imageio reads all frames of GIF and PNG with index=None, and one of WebP; imiter reads three. It and Pillow
# count an image that is not part of a PNG animation; OpenCV and FFmpeg do not.
# Tested with Pillow 13.0.0, pyvips 3.2.0, OpenCV 5.0.0.93, imageio 2.38.1, imageio-ffmpeg 0.8.1, PySide6 6.12.0, and
# FFmpeg 5.1.9 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show ffmpeg libegl1 libgl1 libxkbcommon0 >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends ffmpeg libegl1 libgl1 libxkbcommon0 >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install Pillow==13.0.0 "pyvips[binary]==3.2.0" opencv-python-headless==5.0.0.93 \
  imageio==2.38.1 imageio-ffmpeg==0.8.1 PySide6-Essentials==6.12.0
cd "$folder"
cat >frames.py <<'PYTHON'
import re
import subprocess
from importlib.metadata import version

import cv2
import imageio.v3 as imageio
import imageio_ffmpeg
import pyvips
from PIL import Image
from PySide6.QtGui import QImageReader


def write(path, durations, **options):
    images = [Image.new("RGB", (40, 20), color) for color in ("red", "lime", "blue", "black")]
    images[0].save(path, save_all=True, append_images=images[1 : len(durations)], duration=durations, **options)


def pillow(path):
    """Returns the durations after seek, and those after load."""
    image, found, loaded = Image.open(path), [], []
    for frame in range(image.n_frames):
        image.seek(frame)
        found.append(image.info.get("duration"))
        image.load()
        loaded.append(image.info.get("duration"))
    return found, loaded


def qt(path):
    reader = QImageReader(path)
    return [reader.read() and reader.nextImageDelay() for _ in range(reader.imageCount())]


def ffmpeg(program, path):
    """Returns the milliseconds from each frame to the next."""
    command = [program, "-v", "error", "-i", path, "-vf", "showinfo=checksum=0", "-f", "null", "-", "-loglevel", "info"]
    log = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    times = [round(1000 * float(time)) for time in re.findall(r"pts_time:([0-9.]+)", log)]
    return [end - start for start, end in zip(times, times[1:])]


def check(name, seen, expected):
    print(f"{name}: {seen}")
    assert seen == expected


for package in ("Pillow", "pyvips", "opencv-python-headless", "imageio", "PySide6_Essentials"):
    print(package, version(package))
newer = imageio_ffmpeg.get_ffmpeg_exe()
print("FFmpeg", imageio_ffmpeg.get_ffmpeg_version(), "and",
      subprocess.run(["ffmpeg", "-version"], capture_output=True, text=True).stdout.split()[2])
write("sixty.gif", [16, 17, 16])
write("sixty.webp", [16, 17, 16], lossless=True)
write("sixty.png", [16, 17, 16])
write("nineteen.gif", [19, 19, 19])
write("two.webp", [100, 200, 300], lossless=True)
check("Pillow, GIF", pillow("sixty.gif"), ([10, 10, 10], [10, 10, 10]))
check("Pillow, GIF of 19 ms", pillow("nineteen.gif")[1], [10, 10, 10])
check("libvips, GIF", pyvips.Image.new_from_file("sixty.gif", n=-1).get("delay"), [10, 10, 10])
check("OpenCV, GIF", [int(one) for one in cv2.imreadanimation("sixty.gif")[1].durations], [10, 10, 10])
check("FFmpeg 9, GIF", ffmpeg(newer, "sixty.gif"), [10, 10])
check("FFmpeg 5.1, GIF", ffmpeg("ffmpeg", "sixty.gif"), [100, 100])
check("Qt, GIF", qt("sixty.gif"), [100, 100, 100])
check("Qt, WebP", qt("sixty.webp"), [16, 17, 16])
check("Pillow, PNG", pillow("sixty.png"), ([16, 17, 16], [16, 17, 16]))
check("Pillow, WebP", pillow("two.webp"), ([None, None, None], [100, 200, 300]))
counts = {kind: imageio.imread(f"sixty.{kind}", index=None).shape[:-3] for kind in ("gif", "png", "webp")}
check("imageio, index=None", counts, {"gif": (3,), "png": (3,), "webp": ()})
check("imageio, imiter of WebP", len(list(imageio.imiter("sixty.webp"))), 3)
write("hidden.png", [100, 100, 100, 100], default_image=True)
seen = Image.open("hidden.png").n_frames, len(imageio.imread("hidden.png", index=None))
check("Pillow and imageio, PNG with an image before the animation", seen, (4, 4))
seen = len(cv2.imreadanimation("hidden.png")[1].durations), len(ffmpeg(newer, "hidden.png")) + 1
check("OpenCV and FFmpeg, the same", seen, (3, 3))
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python frames.py
