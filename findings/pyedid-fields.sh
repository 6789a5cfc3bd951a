#!/usr/bin/env bash
# pyedid and edid-decode read different numbers from the same EDID, and pyedid omits the display's own resolution.
#
# Expected: Two readers of the same 128 bytes agree about product, serial number and size. The list of resolutions
# contains the preferred one, which is in the first detailed timing descriptor.
# Found: pyedid reads product and serial number with swapped bytes (13330 for 4660, 16777216 for 1). Its list of
# resolutions has only standard timings: a portrait panel of 1080 × 1920 has none. The two bytes of the size can be an
# aspect ratio, as in EDID 1.4 for a display without a fixed size. Then pyedid returns 79 cm × 0 for 16:9 and 0 × 79 cm
# for 9:16; edid-decode reports landscape and portrait.
# Tested with pyedid 1.0.3 and edid-decode of 2022-03-15 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show edid-decode >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends edid-decode >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pyedid==1.0.3
"$folder/venv/bin/python" - <<'PYTHON'
import re
import subprocess
from importlib.metadata import version

import pyedid


def display(width, height, millimeters):
    """Returns the base block of a 1080 × 1920 panel: EDID 1.4, product 4660, serial number 1, one detailed timing."""
    block = bytearray(128)
    block[0:8] = bytes([0, *[255] * 6, 0])
    block[8:10] = (1 << 10 | 5 << 5 | 4).to_bytes(2, "big")
    block[10:16] = (4660).to_bytes(2, "little") + (1).to_bytes(4, "little")
    block[16:25] = bytes([10, 36, 1, 4, 0xA5, width, height, 120, 2])
    block[25:35] = bytes.fromhex("ee91a3544c99260f5054")
    block[38:54] = bytes([1]) * 16
    columns, blank_columns, rows, blank_rows = 1080, 160, 1920, 50
    clock = (columns + blank_columns) * (rows + blank_rows) * 60 // 10000
    x, y = millimeters
    timing = clock.to_bytes(2, "little")
    timing += bytes([columns & 255, blank_columns, columns >> 8 << 4, rows & 255, blank_rows, rows >> 8 << 4])
    timing += bytes([48, 32, 0x35, 0, x & 255, y & 255, x >> 8 << 4 | y >> 8, 0, 0, 0x1E])
    block[54:72] = timing
    block[72:90] = bytes([0, 0, 0, 0xFC, 0]) + b"PANEL\n       "
    for start in (90, 108):
        block[start:start + 5] = bytes([0, 0, 0, 0x10, 0])
    block[127] = -sum(block) & 255
    return bytes(block)


def by_decoder(block):
    text = subprocess.run(["edid-decode"], input=block, capture_output=True, check=False).stdout.decode()
    patterns = {
        "product": r"Model: (\d+)",
        "serial": r"Serial Number: (\d+)",
        "size": r"(?:Maximum image size|Aspect ratio): (.*)",
        "detailed timing": r"DTD 1: +(\d+x\d+)",
    }
    return {name: re.search(pattern, text)[1] for name, pattern in patterns.items()}


def by_pyedid(block):
    read = pyedid.parse_edid(block)
    size = f"{read.width:g} x {read.height:g}"
    return {"product": read.product_id, "serial": read.serial, "size": size, "resolutions": read.resolutions}


print("pyedid", version("pyedid"))
displays = {
    "fixed": (display(34, 60, (340, 600)), "34 cm x 60 cm", "34 x 60"),
    "16:9": (display(79, 0, (0, 0)), "1.78 (landscape)", "79 x 0"),
    "9:16": (display(0, 79, (0, 0)), "0.56 (portrait)", "0 x 79"),
}
for name, (block, size, other) in displays.items():
    decoded, read = by_decoder(block), by_pyedid(block)
    print(f"{name}: edid-decode {decoded}, pyedid {read}")
    assert decoded == {"product": "4660", "serial": "1", "size": size, "detailed timing": "1080x1920"}
    assert read == {"product": 13330, "serial": 16777216, "size": other, "resolutions": []}
PYTHON
