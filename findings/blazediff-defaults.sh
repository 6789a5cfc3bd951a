#!/usr/bin/env bash
# blazediff and pixelmatch do not count the same pixels by default.
#
# Expected: blazediff, which has a threshold and an option for antialiasing as pixelmatch does, returns pixelmatch's
# numbers by default. antialiasing=True counts antialiased pixels, as includeAA=True does.
# Found: blazediff counts them by default, and antialiasing=True excludes them, the opposite of pixelmatch's option. A
# fully transparent image equals a white one in pixelmatch 0.4.0; in blazediff all pixels differ. In both, a fill of
# #e8e8e8 on white differs nowhere by default, and one of #e0e0e0 everywhere. A view with a faint background can move
# unnoticed.
# Tested with blazediff 6.0.2, pixelmatch 0.4.0 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install blazediff==6.0.2 pixelmatch==0.4.0 Pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PYTHON'
from importlib.metadata import version

import blazediff
from PIL import Image, ImageDraw
from pixelmatch.contrib.PIL import pixelmatch


def screen(*rectangles, ground="white"):
    image = Image.new("RGBA", (60, 60), ground)
    for box, color in rectangles:
        ImageDraw.Draw(image).rectangle(box, fill=color)
    return image


def count(one, other, **options):
    one.save("one.png")
    other.save("other.png")
    return blazediff.compare("one.png", "other.png", **options).diff_count or 0


view, place = ((5, 5, 30, 30), "black"), (40, 40, 49, 49)
pairs = {
    "half a pixel wider": (screen(view), screen(view, ((31, 5, 31, 30), "#808080"))),
    "transparent, white": (screen(ground=(0, 0, 0, 0)), screen()),
    "#e8e8e8 on white": (screen(), screen((place, "#e8e8e8"))),
    "#e0e0e0 on white": (screen(), screen((place, "#e0e0e0"))),
}
expected = [(26, 0, 0, 26), (3600, 3600, 0, 0), (0, 0, 0, 0), (100, 100, 100, 100)]
print("blazediff", version("blazediff"), "pixelmatch", version("pixelmatch"))
for (name, pair), counts in zip(pairs.items(), expected):
    seen = count(*pair), count(*pair, antialiasing=True), pixelmatch(*pair), pixelmatch(*pair, includeAA=True)
    print(f"{name}: blazediff {seen[0]}, antialiasing=True {seen[1]}; pixelmatch {seen[2]}, includeAA=True {seen[3]}")
    assert seen == counts
PYTHON
