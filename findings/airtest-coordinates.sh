#!/usr/bin/env bash
# Airtest's transformers of coordinates take different sizes for iOS and Android, under one description.
#
# Guess: XYTransformer.up_2_ori((x, y), (w, h), orientation) takes the "current screen width and height" on both platforms, as
# both document it, and gives the point in portrait: (10, 20) of a landscape of 800 × 400 is (380, 10) of 400 × 800.
# So: on iOS it is, with the landscape's size. On Android the same call gives (780, 10), which is outside of the portrait
# screen; the size has to be the portrait one, also while the screen is in landscape. The orientation is WebDriverAgent's
# word on iOS and a number of quarter turns on Android, where a word leaves the point as it is. A touch at a frame of a
# Gimbal layout in landscape takes the layout's size for iOS alone.
# Seen with airtest 1.4.3 and facebook-wda 1.5.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! dpkg-query --show libgl1 libglib2.0-0 >/dev/null 2>&1; then apt-get install -y -qq libgl1 libglib2.0-0 >/dev/null; fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install airtest==1.4.3 facebook-wda==1.5.0
"$folder/venv/bin/python" - 2>/dev/null <<'PYTHON'
from importlib.metadata import version

import wda
from airtest.core.android.rotation import XYTransformer as Android
from airtest.core.ios.rotation import XYTransformer as IOS

landscape, portrait, point = (800, 400), (400, 800), (10, 20)
seen = {
    "iOS, landscape's size": IOS.up_2_ori(point, landscape, wda.LANDSCAPE),
    "Android, landscape's size": Android.up_2_ori(point, landscape, 1),
    "Android, portrait's size": Android.up_2_ori(point, portrait, 1),
    "iOS, portrait's size": IOS.up_2_ori(point, portrait, wda.LANDSCAPE),
    "Android, a word": Android.up_2_ori(point, portrait, wda.LANDSCAPE),
}
print("airtest", version("airtest"), "facebook-wda", version("facebook-wda"))
for name, result in seen.items():
    print(f"{name}: {result}")
assert list(seen.values()) == [(380, 10), (780, 10), (380, 10), (780, 10), (10, 20)]
for quarters, word in {1: wda.LANDSCAPE, 3: wda.LANDSCAPE_RIGHT}.items():
    assert Android.up_2_ori(point, portrait, quarters) == IOS.up_2_ori(point, landscape, word)
    assert Android.ori_2_up(Android.up_2_ori(point, portrait, quarters), portrait, quarters) == point
    assert IOS.ori_2_up(IOS.up_2_ori(point, landscape, word), landscape, word) == point
PYTHON
