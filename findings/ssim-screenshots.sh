#!/usr/bin/env bash
# SSIM of a screenshot passes a blue button that became red, a black screen is below -1, and equal images below 1.
#
# Expected: Structural similarity is 1 for equal images and visibly less if a button changes its color or is gray.
# Two implementations agree to 0.01. A transparent image is not similar to an opaque one. A score is between -1 and 1.
# Found: The red button scores 0.9992 in blazediff-ssim and 0.9994 in scikit-image in gray, and 0.96 if channels are
# compared. Red and the gray of the same luma, and transparent and opaque pixels, are equal: 1.000004 and a match. A
# shift by one pixel is 0.808 in blazediff-ssim and 0.823 in scikit-image, and 0.92 and 0.56 in other metrics of
# blazediff-ssim. Of white and 250 100 percent are below the limit of 1. "hitchhikers-ssim" of a black screen is -1.5.
# Fast-SSIM returns 0.99998 for equal images, so that == 1 never holds.
# Tested with blazediff-ssim 6.1.1, scikit-image 0.26.0, Fast-SSIM 1.4.0 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install blazediff-ssim==6.1.1 scikit-image==0.26.0 Fast-SSIM==1.4.0 Pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PYTHON'
from importlib.metadata import version

import blazediff_ssim
import fast_ssim
import numpy
from PIL import Image, ImageDraw
from skimage.metrics import structural_similarity

WIDTH, HEIGHT = 390, 844


def screenshot(button="#007aff"):
    """Returns a phone's screen with a bar, ten rows of a list and a button."""
    image = Image.new("RGB", (WIDTH, HEIGHT), "white")
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, 88), fill="#f8f8f8")
    for y in range(100, 700, 60):
        draw.rectangle((16, y, WIDTH - 60, y + 20), fill="#222222")
        draw.line((0, y + 50, WIDTH, y + 50), fill="#cccccc")
    draw.rectangle((20, 760, WIDTH - 20, 810), fill=button)
    return image


def blazediff(first, second, metric="ssim"):
    first.save("first.png")
    second.save("second.png")
    return blazediff_ssim.compare("first.png", "second.png", metric=metric)


def scores(second):
    """Returns scores against the screenshot: three metrics of blazediff, two of scikit-image, and Fast-SSIM."""
    first = screenshot()
    values = [blazediff(first, second, metric).score for metric in ("ssim", "ms-ssim", "hitchhikers-ssim")]
    values.append(structural_similarity(*(numpy.array(one.convert("L")) for one in (first, second))))
    arrays = [numpy.array(one) for one in (first, second)]
    values += [structural_similarity(*arrays, channel_axis=2), fast_ssim.ssim(*arrays)]
    return [round(float(value), 4) for value in values]


for package in ("blazediff-ssim", "scikit-image", "Fast-SSIM", "Pillow"):
    print(package, version(package))
cases = {
    "equal": (screenshot(), [1, 1, 1, 1, 1, 1]),
    "red button": (screenshot("#ff3b30"), [0.9992, 0.9995, 0.9975, 0.9994, 0.9598, 0.9598]),
    "one pixel lower": (
        Image.fromarray(numpy.roll(numpy.array(screenshot()), 1, axis=0)),
        [0.8084, 0.9188, 0.5555, 0.8232, 0.8256, 0.8256]),
    "black": (Image.new("RGB", (WIDTH, HEIGHT)), [0.0003, 0.0836, -1.5435, 0.0009, 0.017, 0.017]),
}
for name, (image, expected) in cases.items():
    seen = scores(image)
    print(f"{name}: {seen}")
    assert all(abs(one - other) < 0.0006 for one, other in zip(seen, expected, strict=True))
equal = fast_ssim.ssim(*[numpy.array(screenshot())] * 2)
print("Fast-SSIM of equal images:", equal)
assert 0.9999 < equal < 1
pairs = {
    "red and its gray": (("RGB", "red"), ("RGB", (76, 76, 76)), 1.000004, True),
    "transparent and opaque black": (("RGBA", (0, 0, 0, 0)), ("RGBA", "black"), 1, True),
    "white and 250": (("RGB", "white"), ("RGB", (250, 250, 250)), 0.999871, False),
}
for name, (first, second, score, match) in pairs.items():
    result = blazediff(*(Image.new(mode, (200, 200), color) for mode, color in (first, second)))
    print(f"{name}: {result.score:.6f}, match {result.match_result}, {result.below_percentage} % below")
    assert abs(result.score - score) < 2e-6 and result.match_result == match
    assert result.below_percentage == (0 if match else 100)
PYTHON
