#!/usr/bin/env bash
# HarfRust's Python binding counts clusters and feature ranges in bytes, and takes vertical advances from other metrics.
#
# Expected: pyharfrust, a binding to the port of HarfBuzz, returns what uharfbuzz returns: clusters are indices into the
# string, and a range of a feature selects the same letters. Vertical advances are the same as well.
# Found: After `add_str` clusters and ranges are in UTF-8 bytes: in "aéb" b is 3 and not 2, and "kern[4:6]=0" selects
# letters of "ééé AVAV" that stand before A and V, so that all pairs are kerned. The function `shape` of the same
# package counts characters. Glyphs and horizontal advances agree, in Arabic too. From top to bottom HarfRust takes
# the OS/2 table's sTypo metrics for a font that does not say so, and HarfBuzz hhea's: 2048 for 2384, and other
# offsets.
# Tested with pyharfrust 0.1.0, uharfbuzz 0.57.0, fonts-dejavu-core 2.37 and fonts-liberation 1.07.4 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(fonts-dejavu-core=2.37-6 fonts-liberation=1:1.07.4-11)
dpkg-query --show "${packages[@]%%=*}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pyharfrust==0.1.0 uharfbuzz==0.57.0 fonttools==4.68.0
dpkg-query --show "${packages[@]%%=*}"
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import pyharfrust
import uharfbuzz
from fontTools.ttLib import TTFont

DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
LIBERATION = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"


def harfrust(path, text, feature=None, direction=None):
    """Returns glyph, cluster, advance and offset of each glyph, as uharfbuzz's function does."""
    buffer = pyharfrust.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    if direction:
        buffer.direction = pyharfrust.Direction(direction)
    shaped = pyharfrust.Font(path).shape(buffer, feature and "{}[{}:{}]={}".format(*feature))
    return [(i.glyph_id, i.cluster, p.x_advance, p.y_advance, p.y_offset) for i, p in shaped]


def harfbuzz(path, text, feature=None, direction=None):
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    if direction:
        buffer.direction = direction
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))
    uharfbuzz.shape(font, buffer, {feature[0]: [feature[1:]]} if feature else {})
    glyphs = zip(buffer.glyph_infos, buffer.glyph_positions)
    return [(i.codepoint, i.cluster, p.x_advance, p.y_advance, p.y_offset) for i, p in glyphs]


def both(index, *arguments):
    """Returns the values at an index of HarfRust's and of HarfBuzz's glyphs."""
    return tuple([glyph[index] for glyph in shape(*arguments)] for shape in (harfrust, harfbuzz))


def check(name, seen, expected):
    print(f"{name}: {seen}")
    assert seen == expected


print(*(f"{name} {version(name)}" for name in ("pyharfrust", "uharfbuzz")))
check("clusters of aéb", both(1, DEJAVU, "aéb"), ([0, 1, 3], [0, 1, 2]))
check("shape() of aéb", pyharfrust.shape(DEJAVU, "aéb"), "[a=0+1255|eacute=1+1260|b=2+1300]")
check("clusters of سلام", both(1, DEJAVU, "سلام"), ([6, 2, 0], [3, 1, 0]))
for text in ("AVATo fi", "سلام", "ééé AVAV"):
    for index in (0, 2):
        assert len({tuple(values) for values in both(index, DEJAVU, text)}) == 1
ascii_only = both(2, DEJAVU, "AVAV", ("kern", 0, 2, 0))
check("AVAV, kern[0:2]=0", ascii_only, ([1401, 1401, 1270, 1401],) * 2)
accents = both(2, DEJAVU, "ééé AVAV", ("kern", 4, 6, 0))
accents = tuple(one[4:] for one in accents)
check("AVAV after ééé, kern[4:6]=0", accents, ([1270, 1270, 1270, 1401], [1401, 1401, 1270, 1401]))
for path, expected in ((DEJAVU, ((-2048, -1770), (-2384, -1938))), (LIBERATION, ((-1922, -1665), (-2288, -1848)))):
    seen = tuple(shape(path, "A", None, "ttb")[0][3:] for shape in (harfrust, harfbuzz))
    font = TTFont(path)
    typographic = font["OS/2"].sTypoDescender - font["OS/2"].sTypoAscender
    horizontal = font["hhea"].descent - font["hhea"].ascent
    check(f"{path.split('/')[-1]}, vertical advance and offset", seen, expected)
    assert (seen[0][0], seen[1][0]) == (typographic, horizontal) and not font["OS/2"].fsSelection & 1 << 7
PYTHON
