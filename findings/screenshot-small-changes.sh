#!/usr/bin/env bash
# Three tools that compare screenshots miss a whole screen that changed a little, a lost screenshot, or a single pixel.
#
# Expected: With limits of 0 a screenshot passes only if all pixels are equal, a baseline without a screenshot is a
# result, and an excluded region of 10 × 10 hides 100 pixels.
# Found: visual-guard and visualcheck count a pixel if the grey value of its difference is above 0: a white screen that
# becomes 4 darker in blue or 1 darker in red passes without a changed pixel, and 1 in green is counted everywhere.
# visualcheck's results list only the screenshots that there are. visual-guard's region hides 11 × 11. Only
# godot-visual-smoke-test-kit counts every channel, but it rounds the percentage to four digits: one black pixel in
# 1179 × 2556 is 0.0 % and passes.
# Tested with visual-guard 0.2.1, visualcheck 0.3.26, godot-visual-smoke-test-kit 0.1.3 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
# Without their dependencies, which include browsers; those are the ones that comparing needs.
"$folder/venv/bin/pip" --quiet install --no-deps visual-guard==0.2.1 visualcheck==0.3.26 \
  godot-visual-smoke-test-kit==0.1.3
"$folder/venv/bin/pip" --quiet install Pillow==13.0.0 scikit-image opencv-python-headless imagehash colorama jinja2
cd "$folder"
venv/bin/python - <<'PYTHON'
import logging
from importlib.metadata import version
from pathlib import Path

from godot_visual_smoke.diff import compare_images
from PIL import Image
from visual_guard.visual import VisualTester
from visualcheck.diff_engine import diff_folders

logging.disable(logging.CRITICAL)
NAMES = "visual-guard", "visualcheck", "godot-visual-smoke-test-kit"
LIMITS = {"max_pixel_diff_pct": 0.0, "min_ssim": 0.0}
baselines, current = Path("baselines"), Path("current")
baselines.mkdir()
current.mkdir()


def screen(color, dot=None, size=(60, 60)):
    image = Image.new("RGB", size, color)
    if dot:
        image.putpixel(dot, (0, 0, 0))
    return image


def visual_guard(image, regions=None):
    tester = VisualTester(str(baselines), "snapshots")
    return tester.assert_matches(image, "screen", threshold=0.0, exclude_regions=regions)


def passed(image):
    """Whether a screenshot passes in the three tools."""
    image.save(current / "screen.png")
    folders = diff_folders(baselines, current, Path("out"), LIMITS, False, "FAIL")
    godot = compare_images(baselines / "screen.png", current / "screen.png")
    return visual_guard(image), folders["results"][0]["status"] == "PASS", godot.passed


for name in NAMES:
    print(name, version(name))
white = (255, 255, 255)
screen(white).save(baselines / "screen.png")
cases = {
    (255, 255, 251): (True, True, False),
    (254, 255, 255): (True, True, False),
    (255, 254, 255): (False, False, False),
    (255, 255, 250): (False, False, False),
}
for color, expected in cases.items():
    seen = passed(screen(color))
    print(f"white becomes {color}: passed {seen}")
    assert seen == expected
hidden = {x: visual_guard(screen(white, (x, 15)), [(10, 10, 10, 10)]) for x in (9, 10, 19, 20, 21)}
print("visual-guard, a dot at x with an excluded region from 10, 10 wide:", hidden)
assert hidden == {9: False, 10: True, 19: True, 20: True, 21: False}

screen(white).save(baselines / "lost.png")
results = diff_folders(baselines, current, Path("out"), LIMITS, False, "FAIL")["results"]
print("visualcheck, results of two baselines and one screenshot:", [result["rel"] for result in results])
assert [result["rel"] for result in results] == ["screen.png"]

phone = 1179, 2556
screen(white, size=phone).save("before.png")
screen(white, (100, 100), phone).save("after.png")
result = compare_images(Path("before.png"), Path("after.png"))
print("godot-visual-smoke-test-kit, one pixel:", result.changed_pixels, result.changed_percent, result.passed)
assert (result.changed_pixels, result.changed_percent, result.passed) == (1, 0.0, True)
PYTHON
