#!/usr/bin/env bash
# Generators of iOS app icons turn a rotated picture on its side, stretch a wide one, or write transparent icons.
#
# Expected: From one picture generators make the icons of an asset catalog that lists them. A JPEG with an Exif
# orientation appears as viewers show it, a picture of another ratio is centered or cut, and icons have no transparency,
# which the App Store does not accept for iOS. The catalog of all devices has each size of iPhone and iPad.
# Found: Only flet-platform-assets does. icoft, appicongen and mobiko ignore the orientation. icoft and mobiko stretch
# 1024 × 512 to a square, which appicongen cuts. Icons of appicongen and mobiko are transparent. icoft has no iPad icons
# for notifications and settings, 20 and 29. mobiko ignores its target folder, and writes neither a catalog nor the icon
# of 1024 pixels. With --all appicongen lists icons of 400 × 240 for tvOS in the icon set.
# Tested with icoft 0.6.0, appicongen 0.2.2, mobiko 0.3.0, flet-platform-assets 1.0.5, Pillow 13.0.0 and, for
# appicongen, 10.4.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install icoft==0.6.0 mobiko==0.3.0 flet-platform-assets==1.0.5 Pillow==13.0.0
python3 -m venv "$folder/other"
"$folder/other/bin/pip" --quiet install appicongen==0.2.2 Pillow==10.4.0
cd "$folder"
cat >look.py <<'PYTHON'
import json
import subprocess
from importlib.metadata import version
from pathlib import Path

from flet_platform_assets import IconOptions, load_source, render_icons
from PIL import Image

square = Image.new("RGBA", (1024, 1024), "red")
square.paste((0, 0, 255, 255), (512, 0, 1024, 1024))
wide = square.convert("RGB").crop((0, 0, 1024, 512))
for left in (0, 768):
    wide.paste("black", (left, 0, left + 256, 512))
exif = Image.Exif()
exif[0x112] = 6
square.convert("RGB").save("rotated.jpg", exif=exif)
wide.save("wide.png")
square.paste((0, 0, 0, 0), (0, 0, 1024, 100))
square.save("transparent.png")
NAMES = {(255, 0, 0): "red", (0, 0, 255): "blue", (255, 255, 255): "white", (0, 0, 0): "black"}


# Returns the colors at the middles of the upper, the left, the right and the lower edge.
def colors(image):
    names = []
    for x, y in ((0.4, 0.04), (0.04, 0.4), (0.96, 0.4), (0.4, 0.96)):
        *rgb, alpha = image.convert("RGBA").getpixel((int(image.width * x), int(image.height * y)))
        key = tuple(0 if part < 128 else 255 for part in rgb)
        names.append(NAMES[key] if alpha > 127 else "transparent")
    return " ".join(names)


def run(*command):
    environment = "other" if command[0] == "appicongen" else "venv"
    subprocess.run([f"{environment}/bin/{command[0]}", *command[1:]], check=True, capture_output=True)


def by_icoft(source):
    run("icoft", source, "icoft", "--platforms", "ios")
    return Image.open("icoft/ios/AppIcon.appiconset/Icon-App-60@3x.png")


def by_appicongen(source):
    run("appicongen", source, "--ios", "--output", "gen.appiconset")
    return Image.open("gen.appiconset/1024x1024.png")


def by_mobiko(source):
    run("mobiko", source, "target")
    return Image.open(f"{Path(source).stem}-60@3x.png")


def by_flet(source):
    picture, _ = load_source(source)
    assets = render_icons(picture, IconOptions(), platform="ios").assets
    return next(asset.image for asset in assets if "60x60@3x" in str(asset.relative_path))


GENERATORS = {"icoft": by_icoft, "appicongen": by_appicongen, "mobiko": by_mobiko, "flet-platform-assets": by_flet}
Path("target").mkdir()
print(", ".join(f"{name} {version(name)}" for name in ("icoft", "mobiko", "flet-platform-assets", "pillow")))
print("colors at the upper, the left, the right and the lower edge")
for source in ("rotated.jpg", "wide.png", "transparent.png"):
    for name, generate in GENERATORS.items():
        print(f"{source}, {name}: {colors(generate(source))}")
run("appicongen", "transparent.png", "--all", "--output", "all.appiconset")
for name, path in (("icoft", "icoft/ios/AppIcon.appiconset"), ("appicongen --all", "all.appiconset")):
    images = json.loads((Path(path) / "Contents.json").read_text())["images"]
    sizes = {}
    for image in images:
        sizes.setdefault(image["idiom"], []).append(f"{image['size']}@{image.get('scale', '1x')}")
    for idiom in ("iphone", "ipad", "ios-marketing", "universal", "tv"):
        if idiom in sizes:
            print(f"{name}, {idiom}: {', '.join(sizes[idiom])}")
written = sorted(path.name.removeprefix("wide-") for path in Path().glob("wide-*.png"))
count = len(list(Path("target").iterdir()))
print(f"mobiko: {count} files in the target folder, beside the source {' '.join(written)}")
PYTHON
{
  other/bin/pip list 2>/dev/null | grep '^appicongen '
  venv/bin/python look.py
} | tee seen
diff - seen <<'SEEN'
appicongen 0.2.2
icoft 0.6.0, mobiko 0.3.0, flet-platform-assets 1.0.5, pillow 13.0.0
colors at the upper, the left, the right and the lower edge
rotated.jpg, icoft: red red blue red
rotated.jpg, appicongen: red red blue red
rotated.jpg, mobiko: red red blue red
rotated.jpg, flet-platform-assets: red red red blue
wide.png, icoft: red black black red
wide.png, appicongen: red red blue red
wide.png, mobiko: red black black red
wide.png, flet-platform-assets: white black black white
transparent.png, icoft: white red blue red
transparent.png, appicongen: transparent red blue red
transparent.png, mobiko: transparent red blue red
transparent.png, flet-platform-assets: white red blue red
icoft, iphone: 20x20@2x, 20x20@3x, 29x29@2x, 29x29@3x, 40x40@2x, 40x40@3x, 60x60@2x, 60x60@3x
icoft, ipad: 40x40@2x, 76x76@1x, 76x76@2x, 83.5x83.5@2x
icoft, ios-marketing: 1024x1024@1x
appicongen --all, universal: 1024x1024@1x
appicongen --all, tv: 400x240@1x, 400x240@2x
mobiko: 0 files in the target folder, beside the source 20@1x.png 20@2x.png 20@3x.png 29@1x.png 29@2x.png 29@3x.png 40@1x.png 40@2x.png 40@3x.png 60@2x.png 60@3x.png 76@1x.png 76@2x.png 83.5@2x.png
SEEN
