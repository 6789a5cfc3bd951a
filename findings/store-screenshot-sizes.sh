#!/usr/bin/env bash
# Two checkers of App Store screenshots disagree about sizes, and a fixed folder has only the files that were wrong.
#
# Expected: Both accept the sizes that Apple lists for a display, and both read the orientation of a JPEG. The folder
# that `appmates fix-screenshots --out` writes can be uploaded, as its documentation validates it next.
# Found: AppMates has one size for each display: 1290 × 2796 (6.9"), 1179 × 2556 (6.3"), 1668 × 2388 (iPad 11") and both
# of the iPhone Duo match no size. Its fixer resizes them to the nearest width and height: screenshots of 6.9" become
# 6.5", those of 6.3" become 6.1", and those of the Duo become 5.5" and iPad 13" with white bars. A file that is right
# is not written: of ten screenshots the fixed folder has six, and it passes. For both checkers a rotated JPEG has its
# stored size, so that portrait ones are of mixed sizes or orientations, and 1290 × 2796 is fixed to 2778 × 1284 without
# the orientation. app-preview refuses gray images and accepts 640 × 1136, which AppMates reports as deprecated while it
# accepts gray ones.
# Tested with appmates 0.1.0, app-preview 0.2.0 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install appmates==0.1.0 app-preview==0.2.0 pillow==13.0.0
cat >"$folder/look.py" <<'PYTHON'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from appmates.core.models.report import Store
from appmates.core.services.image_validator import ScreenshotValidator
from apppreview.validate import identify, validate_images
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("appmates", "app-preview", "pillow")), sep=", ")
shots, fixed = (Path(sys.argv[1]) / name for name in ("shots", "fixed"))
shots.mkdir()
exif = Image.Exif()
exif[0x112] = 6
for name, size, mode in [
    ("a iPhone 17 Pro Max.png", (1320, 2868), "RGB"),
    ("b iPhone 15 Pro Max.png", (1290, 2796), "RGB"),
    ("c iPhone 16.png", (1179, 2556), "RGB"),
    ("d iPad Pro 11.png", (1668, 2388), "RGB"),
    ("e iPhone Duo.png", (1398, 2034), "RGB"),
    ("f iPhone Duo, inner.png", (2007, 2853), "RGB"),
    ("g gray.png", (1320, 2868), "L"),
    ("h iPhone SE.png", (640, 1136), "RGB"),
    ("i rotated.jpg", (2868, 1320), "RGB"),
    ("j landscape.png", (2868, 1320), "RGB"),
]:
    options = {"exif": exif} if "rotated" in name else {}
    Image.new(mode, size, "red" if mode == "RGB" else 99).save(shots / name, **options)

validator = ScreenshotValidator([Store.APPLE])
for path in sorted(shots.iterdir()):
    report = validator.validate_file(path)
    codes = [finding.code for finding in report.findings]
    print(f"{path.name}: AppMates {report.device_class or 'none'} {codes}, app-preview {identify(path, 'apple')}")
pair = [shots / "a iPhone 17 Pro Max.png", shots / "i rotated.jpg"]
print("portrait and rotated JPEG: AppMates", [finding.code for finding in validator.check_set(
    [validator.validate_file(path) for path in pair])], "app-preview",
    [issue.code for issue in validate_images(pair, "apple.iphone-6.9").set_issues])
command = [Path(sys.executable).parent / "appmates", "fix-screenshots", shots, "--out", fixed]
subprocess.run(command, check=True, capture_output=True)
for path in sorted(fixed.iterdir()):
    image = Image.open(path)
    bars = " with bars" if image.getpixel((1, 1)) == (255, 255, 255) else ""
    print(f"fixed {path.name}: {image.width} × {image.height}, {validator.validate_file(path).device_class}{bars}")
command = [Path(sys.executable).parent / "appmates", "validate-screenshots", fixed, "--store", "apple"]
print(len(list(shots.iterdir())), "screenshots,", len(list(fixed.iterdir())), "fixed, status",
      subprocess.run(command, capture_output=True).returncode)
rotated = Path(sys.argv[1]) / "rotated"
rotated.mkdir()
Image.new("RGB", (2796, 1290), "red").save(rotated / "i.jpg", exif=exif)
subprocess.run([*command[:1], "fix-screenshots", rotated, "--out", rotated / "out"], check=True, capture_output=True)
image = Image.open(rotated / "out" / "i.jpg")
print(f"rotated, 2796 × 1290 and displayed 1290 × 2796, is fixed to {image.width} × {image.height},",
      "orientation", image.getexif().get(0x112, "none"))
PYTHON
"$folder/venv/bin/python" "$folder/look.py" "$folder" | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
appmates 0.1.0, app-preview 0.2.0, pillow 13.0.0
a iPhone 17 Pro Max.png: AppMates iPhone 6.9" [], app-preview ['apple.iphone-6.9']
b iPhone 15 Pro Max.png: AppMates none ['APPLE_SIZE_UNKNOWN'], app-preview ['apple.iphone-6.9']
c iPhone 16.png: AppMates none ['APPLE_SIZE_UNKNOWN'], app-preview ['apple.iphone-6.3']
d iPad Pro 11.png: AppMates none ['APPLE_SIZE_UNKNOWN'], app-preview ['apple.ipad-11']
e iPhone Duo.png: AppMates none ['APPLE_SIZE_UNKNOWN'], app-preview ['apple.iphone-duo-outer']
f iPhone Duo, inner.png: AppMates none ['APPLE_SIZE_UNKNOWN'], app-preview ['apple.iphone-duo-inner']
g gray.png: AppMates iPhone 6.9" [], app-preview []
h iPhone SE.png: AppMates iPhone 4" (legacy) ['APPLE_SIZE_DEPRECATED'], app-preview ['apple.iphone-4']
i rotated.jpg: AppMates iPhone 6.9" [], app-preview ['apple.iphone-6.9']
j landscape.png: AppMates iPhone 6.9" [], app-preview ['apple.iphone-6.9']
portrait and rotated JPEG: AppMates ['SET_MIXED_SIZES'] app-preview ['mixed_orientation']
fixed b iPhone 15 Pro Max.png: 1284 × 2778, iPhone 6.5"
fixed c iPhone 16.png: 1170 × 2532, iPhone 6.1"
fixed d iPad Pro 11.png: 1668 × 2420, iPad 11" with bars
fixed e iPhone Duo.png: 1242 × 2208, iPhone 5.5" with bars
fixed f iPhone Duo, inner.png: 2064 × 2752, iPad 13" with bars
fixed h iPhone SE.png: 1242 × 2208, iPhone 5.5"
10 screenshots, 6 fixed, status 0
rotated, 2796 × 1290 and displayed 1290 × 2796, is fixed to 2778 × 1284, orientation none
SEEN
