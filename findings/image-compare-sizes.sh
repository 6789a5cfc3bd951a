#!/usr/bin/env bash
# Two comparisons of screenshots do not notice that one is taller than the other.
#
# Expected: Tools that compare images for tests report images of different sizes, with an error or as different.
# Found: image_regression of pytest-regressions compares only the common area: a screenshot with 30 more rows, all
# black, passes, and so does a white landscape image against portrait. diffimg returns 0 for white images of different
# sizes. imgcompare raises an exception, blazediff returns layout-diff. Comparing images of Gimbal's layouts on several
# devices with the first two needs a separate comparison of sizes.
# Tested with pytest-regressions 2.11.0, diffimg 0.3.0, imgcompare 2.0.1, blazediff 6.0.2 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pytest-regressions==2.11.0 diffimg==0.3.0 imgcompare==2.0.1 blazediff==6.0.2 \
  Pillow==13.0.0 numpy==2.4.6
cd "$folder"
cat >test_screens.py <<'PYTHON'
import os

from PIL import Image, ImageDraw


def screen(width, height, black=0):
    image = Image.new("RGB", (width, height), "white")
    ImageDraw.Draw(image).rectangle((0, height - black, width, height), fill="black")
    return image


def test_taller(image_regression):
    image_regression.check(screen(60, 60) if "FIRST" in os.environ else screen(60, 90, black=30))


def test_landscape(image_regression):
    image_regression.check(screen(60, 90) if "FIRST" in os.environ else screen(90, 60))
PYTHON
venv/bin/pip list 2>/dev/null | grep -E '^(pytest-regressions|diffimg|imgcompare|blazediff) '
FIRST=1 venv/bin/pytest --quiet >/dev/null || true
venv/bin/pytest --quiet >second
echo "pytest-regressions: $(tail -n 1 second)"
grep -q '^2 passed' second
venv/bin/python - <<'PYTHON'
import blazediff
import diffimg
import imgcompare
from test_screens import screen

screen(60, 60).save("small.png")
screen(60, 90).save("tall.png")
screen(90, 60).save("wide.png")
print("diffimg:", seen := [diffimg.diff("small.png", "tall.png"), diffimg.diff("tall.png", "wide.png")])
assert seen == [0, 0]
print("blazediff:", reason := blazediff.compare("small.png", "tall.png").reason)
assert reason == "layout-diff"
try:
    imgcompare.image_diff_percent("small.png", "tall.png")
except imgcompare.ImageCompareException as error:
    print("imgcompare:", error)
else:
    raise SystemExit("imgcompare compares images of different sizes")
PYTHON
