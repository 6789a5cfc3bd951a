#!/usr/bin/env bash
# Converters of animated PNG lose frames, durations, the number of plays or the transparency of a cleared region.
#
# Expected: A GIF or WebP that was made from an animated PNG has its frames, as the PNG specification composes them: a
# frame has its own duration and region, which is cleared to transparent or restored afterwards. The default image is no
# frame if no fcTL chunk precedes it. GIF and WebP can store durations, transparent pixels and the number of plays.
# Found: apng2gif of PyPI replaces each frame whose PNG file is under 1024 bytes by the two frames before it: small
# regions vanish, and an animation of plain colors is an IndexError. It ignores durations and plays. apngtogif and
# Pillow leave a region in a GIF that the PNG clears. Pillow adds the default image as a frame, writes one duration for
# all frames of a WebP, and no plays. Cleared pixels of its WebP and of FFmpeg's GIF are opaque and black. FFmpeg makes
# 100, 500 and 1000 ms equal: 250. Only apng2gif of Debian returns the frames of the PNG in each case.
# Tested with apng2gif 1.0.2 (PyPI), apngtogif 0.1.0, Pillow 13.0.0, FFmpeg 5.1.9 and apng2gif 1.8 (Debian). Needs root
# only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(apng2gif ffmpeg)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install apng2gif==1.0.2 apngtogif==0.1.0 Pillow==13.0.0
cd "$folder"
cat >look.py <<'PYTHON'
import random
import struct
import subprocess
import zlib
from importlib.metadata import version
from pathlib import Path

import apngtogif
from apng2gif import APNG2GIF
from PIL import Image

SIZE = 40
numbers = random.Random(1)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pixels(color, width, height, plain):
    rows = bytearray()
    for _ in range(height):
        rows.append(0)
        for _ in range(width):
            rows += bytes(max(0, part - (0 if plain else numbers.randrange(60))) for part in color) + b"\xff"
    return zlib.compress(bytes(rows))


# A frame is a color, an edge of its square (at the lower right if it is 20), its time in ms and what disposes of it.
def animated(frames, plays=0, default=None, plain=False):
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", SIZE, SIZE, 8, 6, 0, 0, 0))
    data += chunk(b"acTL", struct.pack(">II", len(frames), plays))
    if default:
        data += chunk(b"IDAT", pixels(default, SIZE, SIZE, plain))
    sequence = 0
    for index, (color, edge, time, dispose) in enumerate(frames):
        corner = SIZE - edge
        values = (sequence, edge, edge, corner, corner, time, 1000, dispose, 0)
        data += chunk(b"fcTL", struct.pack(">IIIIIHHBB", *values))
        sequence += 1
        compressed = pixels(color, edge, edge, plain)
        if index == 0 and not default:
            data += chunk(b"IDAT", compressed)
        else:
            data += chunk(b"fdAT", struct.pack(">I", sequence) + compressed)
            sequence += 1
    return data + chunk(b"IEND", b"")


RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)
KEEP, CLEAR, RESTORE = 0, 1, 2
WHOLE = [(RED, 40, 100, KEEP), (GREEN, 40, 100, KEEP), (BLUE, 40, 100, KEEP)]
CASES = {
    "noisy": animated(WHOLE),
    "plain": animated(WHOLE, plain=True),
    "times": animated([(RED, 40, 100, KEEP), (GREEN, 40, 500, KEEP), (BLUE, 40, 1000, KEEP)]),
    "part": animated([(RED, 40, 100, KEEP), (GREEN, 20, 100, KEEP), (BLUE, 10, 100, KEEP)]),
    "restored": animated([(RED, 40, 100, KEEP), (GREEN, 20, 100, RESTORE), (BLUE, 10, 100, KEEP)]),
    "cleared": animated([(RED, 40, 100, KEEP), (GREEN, 20, 100, CLEAR), (BLUE, 10, 100, KEEP)]),
    "default": animated([(GREEN, 40, 100, KEEP), (BLUE, 40, 100, KEEP)], default=RED),
    "3 plays": animated(WHOLE, plays=3),
}


def letter(pixel):
    red, green, blue, alpha = pixel
    if alpha < 128:
        return "-"
    return "RGB"[[red, green, blue].index(max(red, green, blue))] if max(red, green, blue) > 100 else "black"


# Returns the loop count, and each frame's time and colors at the upper left, in the green and in the blue square.
def describe(path):
    image = Image.open(path)
    frames = []
    for index in range(image.n_frames):
        image.seek(index)
        frame = image.convert("RGBA")
        colors = "".join(letter(frame.getpixel((place, place))) for place in (10, 25, 35))
        frames.append(f"{colors} {round(image.info.get('duration') or 0)}")
    return f"{', '.join(frames)}, loop {image.info.get('loop')}"


def by_pypi(source, target):
    APNG2GIF().apng2gif(source, output=target.removesuffix(".gif"))


def by_apngtogif(source, target):
    Path(target).write_bytes(bytes(apngtogif.convert(Path(source).read_bytes())))


def by_debian(source, target):
    subprocess.run(["/usr/bin/apng2gif", source, target], check=True, capture_output=True)


def by_ffmpeg(source, target):
    subprocess.run(["/usr/bin/ffmpeg", "-v", "error", "-f", "apng", "-i", source, target], check=True)


def by_pillow(source, target):
    Image.open(source).save(target, save_all=True)


def by_pillow_webp(source, target):
    Image.open(source).save(target, save_all=True, lossless=True)


CONVERTERS = {
    "apng2gif of PyPI": (by_pypi, "gif"),
    "apngtogif": (by_apngtogif, "gif"),
    "apng2gif of Debian": (by_debian, "gif"),
    "FFmpeg": (by_ffmpeg, "gif"),
    "Pillow GIF": (by_pillow, "gif"),
    "Pillow WebP": (by_pillow_webp, "webp"),
}
print(", ".join(f"{name} {version(name)}" for name in ("apng2gif", "apngtogif", "pillow")))
for number, (name, data) in enumerate(CASES.items()):
    source = f"{number}.png"
    Path(source).write_bytes(data)
    results = {}
    for converter, (convert, suffix) in CONVERTERS.items():
        target = f"{number}-{len(converter)}-{converter[0]}.{suffix}"
        try:
            convert(source, target)
            result = describe(target)
        except IndexError as error:
            result = type(error).__name__
        results.setdefault(result, []).append(converter)
    for result, names in results.items():
        print(f"{name}: {result}: {', '.join(names)}")
PYTHON
{
  dpkg-query --show --showformat='${Package} ${Version}\n' "${packages[@]}"
  venv/bin/python look.py
} | tee seen
diff - seen <<'SEEN'
apng2gif 1.8-4
ffmpeg 7:5.1.9-0+deb12u1
apng2gif 1.0.2, apngtogif 0.1.0, pillow 13.0.0
noisy: RRR 0, GGG 0, BBB 0, loop 0: apng2gif of PyPI
noisy: RRR 100, GGG 100, BBB 100, loop 0: apngtogif, apng2gif of Debian, FFmpeg, Pillow GIF, Pillow WebP
plain: IndexError: apng2gif of PyPI
plain: RRR 100, GGG 100, BBB 100, loop 0: apngtogif, apng2gif of Debian, FFmpeg, Pillow GIF, Pillow WebP
times: RRR 0, GGG 0, BBB 0, loop 0: apng2gif of PyPI
times: RRR 100, GGG 500, BBB 1000, loop 0: apngtogif, apng2gif of Debian, Pillow GIF
times: RRR 250, GGG 250, BBB 250, loop 0: FFmpeg
times: RRR 100, GGG 100, BBB 100, loop 0: Pillow WebP
part: RRR 0, loop 0: apng2gif of PyPI
part: RRR 100, RGG 100, RGB 100, loop 0: apngtogif, apng2gif of Debian, FFmpeg, Pillow GIF, Pillow WebP
restored: RRR 0, loop 0: apng2gif of PyPI
restored: RRR 100, RGG 100, RRB 100, loop 0: apngtogif, apng2gif of Debian, FFmpeg, Pillow GIF, Pillow WebP
cleared: RRR 0, loop 0: apng2gif of PyPI
cleared: RRR 100, RGG 100, RGB 100, loop 0: apngtogif, Pillow GIF
cleared: RRR 100, RGG 100, R-B 100, loop 0: apng2gif of Debian
cleared: RRR 100, RGG 100, RblackB 100, loop 0: FFmpeg, Pillow WebP
default: RRR 0, GGG 0, BBB 0, loop 0: apng2gif of PyPI, Pillow WebP
default: GGG 100, BBB 100, loop 0: apngtogif, apng2gif of Debian, FFmpeg
default: RRR 0, GGG 100, BBB 100, loop 0: Pillow GIF
3 plays: RRR 0, GGG 0, BBB 0, loop 0: apng2gif of PyPI
3 plays: RRR 100, GGG 100, BBB 100, loop 0: apngtogif, FFmpeg, Pillow WebP
3 plays: RRR 100, GGG 100, BBB 100, loop 2: apng2gif of Debian
3 plays: RRR 100, GGG 100, BBB 100, loop 3: Pillow GIF
SEEN
