#!/usr/bin/env bash
# Airtest's coordinate transformers take different sizes for iOS and Android, with the same documentation.
#
# Expected: XYTransformer.up_2_ori((x, y), (w, h), orientation) takes the "current screen width and height" on both
# platforms, as documented, and returns the point in portrait: (10, 20) in a landscape of 800 × 400 is (380, 10) in 400
# × 800.
# Found: On iOS it is, with the landscape size. On Android the same call returns (780, 10), which is outside the
# portrait screen: the size must be the portrait size, even while the screen is in landscape. The orientation is
# WebDriverAgent's word on iOS and a number of quarter turns on Android, where a word leaves the point unchanged. A
# touch at a frame of a Gimbal layout in landscape takes the layout's size only on iOS.
# Tested with airtest 1.4.3 and facebook-wda 1.5.0.
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
