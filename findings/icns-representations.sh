#!/usr/bin/env bash
# Readers of .icns find 3 or 8 of the 10 images that an icon of today has, and Pillow stretches what it writes.
#
# Expected: Readers list the same images of an icon with the ten types that iconutil writes: 16 to 512 points at @1x and
# @2x. Pillow refuses an image that is not square, or pads it, and does not make large icons from a small one.
# Found: icns2png knows none of the types since Mac OS X 10.7 (ic04, ic05, ic07, ic11 to ic14): it extracts 256, 512 and
# 1024 and returns 0. From an icon with only these types it extracts nothing, and returns 0 too. Pillow and Qt omit 16
# and 32 at @1x, which are ARGB; any size that Pillow accepts loads 1024 x 1024. Qt cannot read the three largest images
# of png2icns, which are JPEG 2000, and returns empty ones. Pillow writes 200 x 100 stretched to squares, 16 x 16
# enlarged to 1024, and never a 16 or 32 at @1x.
# Tested with Pillow 13.0.0, icnsutil 1.1.0, PySide6 6.12.0 and icnsutils 0.8.1 of Debian 12.
set -euo pipefail
version=0.8.1-3.1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if [ "$(dpkg-query --show --showformat='${Version}' icnsutils 2>/dev/null)" != "$version" ]; then
  apt-get install -y -qq --no-install-recommends "icnsutils=$version" >/dev/null 2>&1
fi
dpkg-query --show libegl1 libgl1 libxkbcommon0 >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends libegl1 libgl1 libxkbcommon0 >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install Pillow==13.0.0 icnsutil==1.1.0 PySide6-Essentials==6.12.0
cd "$folder"
cat >icons.py <<'PYTHON'
import sys
from importlib.metadata import version
from pathlib import Path

import icnsutil
from PIL import Image
from PySide6.QtGui import QImageReader

TYPES = {
    "ic04": 16, "ic05": 32, "ic07": 128, "ic08": 256, "ic09": 512,
    "ic10": 1024, "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512,
}


def write(path, types):
    """Writes an icon as iconutil does: ARGB for 16 and 32 at @1x, PNG for all others."""
    icon = icnsutil.IcnsFile()
    for name in types:
        png = f"{TYPES[name]}.png"
        if name in ("ic04", "ic05"):
            icon.add_media(name, data=icnsutil.ArgbImage(file=png).argb_data())
        else:
            icon.add_media(name, file=png)
    icon.write(path, toc=False)
    assert not list(icnsutil.IcnsFile.verify(path))


def pillow(path):
    return sorted(width * scale for width, _, scale in Image.open(path).info["sizes"])


def qt(path):
    """Returns the widths of the images that Qt reads; 0 is an image that it lists and cannot read."""
    reader = QImageReader(path)
    return sorted(reader.jumpToImage(i) and reader.read().width() for i in range(reader.imageCount()))


if "write" in sys.argv:
    for size in (16, 32, 48, 64, 128, 256, 512, 1024):
        image = Image.new("RGBA", (size, size), "red")
        image.paste("blue", (0, 0, size // 2, size // 2))
        image.save(f"{size}.png")
    write("all.icns", TYPES)
    write("new.icns", ["ic07", "ic11", "ic12", "ic13", "ic14"])
else:
    print(*(f"{name} {version(name)}" for name in ("Pillow", "icnsutil", "PySide6_Essentials")))
    print("all.icns:", "Pillow", pillow("all.icns"), "Qt", qt("all.icns"))
    assert pillow("all.icns") == qt("all.icns") == [32, 64, 128, 256, 256, 512, 512, 1024]
    icon = Image.open("all.icns")
    icon.size = 16, 16
    icon.load()
    print("size 16 x 16, loaded:", icon.size)
    assert icon.size == (1024, 1024)
    print("png2icns.icns:", "Pillow", pillow("png2icns.icns"), "Qt", qt("png2icns.icns"))
    assert pillow("png2icns.icns") == [16, 32, 48, 128, 256, 512, 1024]
    assert qt("png2icns.icns") == [0, 0, 0, 16, 32, 48, 128]
    for width, height in ((200, 100), (16, 16)):
        image = Image.new("RGB", (width, height), "red")
        image.paste("blue", (0, 0, width // 2, height))
        image.save("saved.icns")
        sizes = {name: data for name, data in icnsutil.IcnsFile("saved.icns").media.items() if name != "TOC "}
        assert sorted(sizes) == ["ic07", "ic08", "ic09", "ic10", "ic11", "ic12", "ic13", "ic14"]
        saved = Image.open("saved.icns")
        saved.load()
        rows = {saved.convert("RGB").getpixel((10, y)) for y in (0, 512, 1023)}
        print(f"{width} x {height}: {sorted(sizes)}, largest {saved.size}, left column {rows}")
        assert saved.size == (1024, 1024) and rows == {(0, 0, 255)}
PYTHON
export QT_QPA_PLATFORM=offscreen
venv/bin/python icons.py write
png2icns png2icns.icns {16,32,48,128,256,512,1024}.png >/dev/null
for name in all new; do
  mkdir "$name"
  icns2png --extract --output "$name" "$name.icns" >/dev/null 2>"$name.errors"
  echo "icns2png $version, $name.icns: status $?, $(find "$name" -name '*.png' | sed 's/.*_//' | sort | paste -sd ' ')"
done
seen=$(find all -name '*.png' | sed 's/.*_//' | sort | paste -sd ' ')
[ "$seen" = '1024x1024x32.png 256x256x32.png 512x512x32.png' ]
[ -z "$(ls new)" ]
venv/bin/python icons.py
