#!/usr/bin/env bash
# SVG renderers differ in the font and the length of a text.
#
# Expected: From a list of font families each renderer uses the first installed one. All of them stretch text to its
# textLength and position it by dominant-baseline: both are in SVG 1.1.
# Found: CairoSVG tries only the first name of the list. If that font is missing it uses its standard font, even if the
# second one is installed: a list that begins with -apple-system is drawn in another font on Linux. librsvg 2.54 uses
# the second. Neither stretches text to its textLength. librsvg does not support dominant-baseline: the text is half a
# line too high.
# Tested with CairoSVG 2.9.1 and librsvg 2.54 of Debian 12, with Liberation Sans and DejaVu Sans.
set -euo pipefail
if ! dpkg-query --show --showformat='${Version}' librsvg2-bin 2>/dev/null | grep -q '^2\.54\.'; then
  apt-get install -y -qq librsvg2-bin=2.54.7+dfsg-1~deb12u1 >/dev/null
fi
dpkg-query --show fonts-liberation fonts-dejavu-core libcairo2 >/dev/null 2>&1 ||
  apt-get install -y -qq fonts-liberation fonts-dejavu-core libcairo2 >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check CairoSVG==2.9.1 Pillow==11.3.0
"$work/venv/bin/python" - "$work" <<'PYTHON'
import subprocess
import sys

import cairosvg
from PIL import Image

work = sys.argv[1]
version = subprocess.run(["rsvg-convert", "--version"], capture_output=True, text=True).stdout.split()[2]
print("CairoSVG", cairosvg.__version__, "librsvg", version)
assert cairosvg.__version__ == "2.9.1" and version.startswith("2.54.")


def box(renderer, attributes, text="Landscape"):
    """Returns the drawn rectangle of text at (20, 60) in 20 pixels, as left, top, right, bottom."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120"><rect width="400" height="120" fill="white"/>'
        f'<text x="20" y="60" font-size="20" {attributes}>{text}</text></svg>'
    )
    with open(work + "/text.svg", "w") as file:
        file.write(svg)
    if renderer == "CairoSVG":
        cairosvg.svg2png(bytestring=svg.encode(), write_to=work + "/text.png")
    else:
        subprocess.run(["rsvg-convert", "-o", work + "/text.png", work + "/text.svg"], check=True)
    image = Image.open(work + "/text.png").convert("L").point(lambda value: 255 if value < 128 else 0)
    return image.getbbox()


def width(renderer, attributes):
    left, _, right, _ = box(renderer, attributes)
    return right - left


liberation, dejavu = 'font-family="Liberation Sans"', 'font-family="DejaVu Sans"'
listed = 'font-family="-apple-system, Liberation Sans"'
found = {name: [width(name, font) for font in (liberation, dejavu, listed)] for name in ("CairoSVG", "librsvg")}
for name, widths in found.items():
    print(f"{name}: Liberation Sans {widths[0]}, DejaVu Sans {widths[1]}, a list whose second is Liberation Sans {widths[2]}")
assert found["CairoSVG"][2] != found["CairoSVG"][0]
assert found["librsvg"][2] == found["librsvg"][0]

for name in found:
    stretched = [width(name, liberation + ' textLength="200"' + more) for more in ("", ' lengthAdjust="spacingAndGlyphs"')]
    plain, central = (box(name, liberation + more)[1] for more in ("", ' dominant-baseline="central"'))
    print(f"{name}: textLength 200 is {stretched} wide; dominant-baseline central is {central - plain} lower")
    assert stretched == [found[name][0]] * 2
    assert central == plain if name == "librsvg" else central - plain >= 5
PYTHON
