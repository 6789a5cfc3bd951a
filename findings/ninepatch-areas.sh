#!/usr/bin/env bash
# The ninepatch package reads other content areas from a nine-patch image than Android's compiler, and scales otherwise.
#
# Expected: ninepatch has the padding that aapt2 writes for the same image, also if the image has no lines for it.
# Regions that are stretched share the width in proportion to their lengths, as on Android. An image with a palette has
# the regions of the same image without one.
# Found: Of a content area from 8 to 22 in 30 pixels ninepatch has insets of 9 and 11, where aapt2 has 8 and 8: the
# border counts on both sides, and the area ends a pixel too early. `render_fit` for 14 pixels makes an image of 34,
# where Android needs 30, and what `render_wrap` pastes is a pixel too far to the right and down. Without lines the
# content area is None and `render_fit` is an AttributeError; in aapt2 it is the stretched region. Regions of 5 and 10
# become 23 and 22 wide in 60, where Android makes 15 and 30. A palette image has no region: `render` leaves its width
# in a wider image and the rest transparent.
# Tested with ninepatch 0.2.0, Pillow 13.0.0 and aapt2 2.19 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show aapt unzip >/dev/null 2>&1 || apt-get install -y -qq --no-install-recommends aapt unzip >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install ninepatch==0.2.0 pillow==13.0.0
cat >"$folder/look.py" <<'PYTHON'
import struct
import subprocess
from importlib.metadata import version
from pathlib import Path

from ninepatch import Ninepatch
from PIL import Image

WIDTH, HEIGHT = 30, 20
cases = {
    "padded": ([(10, 20)], (8, 22)),
    "plain": ([(10, 20)], None),
    "two": ([(5, 10), (15, 25)], (8, 22)),
    "palette": ([(10, 20)], (8, 22)),
}
folder = Path("res/drawable")
folder.mkdir(parents=True)
for name, (stretched, content) in cases.items():
    image = Image.new("RGBA", (WIDTH + 2, HEIGHT + 2), (0, 0, 0, 0))
    image.paste((9, 99, 199, 255), (1, 1, WIDTH + 1, HEIGHT + 1))
    for start, end in stretched:
        image.paste((199, 9, 9, 255), (start + 1, 1, end + 1, HEIGHT + 1))
        image.paste((0, 0, 0, 255), (start + 1, 0, end + 1, 1))
    image.paste((0, 0, 0, 255), (0, 6, 1, 16))
    if content:
        image.paste((0, 0, 0, 255), (content[0] + 1, HEIGHT + 1, content[1] + 1, HEIGHT + 2))
        image.paste((0, 0, 0, 255), (WIDTH + 1, 5, WIDTH + 2, 17))
    if name == "palette":
        image = image.quantize(8)
    image.save(folder / f"{name}.9.png")


def compiled(name):
    """Returns the horizontal regions and paddings of the chunk that aapt2 writes."""
    data = Path(f"compiled/drawable_{name}.9.png.flat").read_bytes()
    start = data.index(b"npTc") + 4
    count = data[start + 1]
    left, right = struct.unpack(">2i", data[start + 12 : start + 20])
    return struct.unpack(f">{count}i", data[start + 32 : start + 32 + 4 * count]), left, right


def red_widths(image):
    """Returns the widths of the stretched regions in the middle row."""
    red = "".join("r" if image.getpixel((x, 10))[0] > 100 else " " for x in range(image.width))
    return [len(part) for part in red.split()]


subprocess.run("aapt2 compile --dir res -o compiled.zip && unzip -q compiled.zip -d compiled", shell=True, check=True)
print(*(f"{name} {version(name)}" for name in ("ninepatch", "pillow")), sep=", ")
for name in cases:
    regions, left, right = compiled(name)
    patch = Ninepatch(str(folder / f"{name}.9.png"))
    area = patch.content_area
    seen = [f"regions {patch.marks['scale']['x']}", f"insets {area and (area.left, area.right)}"]
    for label, action in [("60 wide", lambda: patch.render(60, 40)), ("fit 14", lambda: patch.render_fit(14, 12))]:
        try:
            image = action()
            seen.append(f"{label}: {image.width}, stretched {red_widths(image)}")
        except Exception as error:
            seen.append(f"{label}: {type(error).__name__}")
    print(f"{name}: aapt2 regions {regions}, insets {(left, right)}; ninepatch {', '.join(seen)}")
PYTHON
cd "$folder"
{
  aapt2 version 2>&1
  venv/bin/python look.py
} | tee seen
diff - seen <<'SEEN'
Android Asset Packaging Tool (aapt) 2.19-debian
ninepatch 0.2.0, pillow 13.0.0
padded: aapt2 regions (10, 20), insets (8, 8); ninepatch regions [(11, 20)], insets (9, 11), 60 wide: 60, stretched [40], fit 14: 34, stretched [14]
plain: aapt2 regions (10, 20), insets (10, 10); ninepatch regions [(11, 20)], insets None, 60 wide: 60, stretched [40], fit 14: AttributeError
two: aapt2 regions (5, 10, 15, 25), insets (8, 8); ninepatch regions [(6, 10), (16, 25)], insets (9, 11), 60 wide: 60, stretched [23, 22], fit 14: 34, stretched [10, 9]
palette: aapt2 regions (10, 20), insets (8, 8); ninepatch regions [], insets None, 60 wide: 60, stretched [10], fit 14: AttributeError
SEEN
