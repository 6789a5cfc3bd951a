#!/usr/bin/env bash
# A weight of 620 of a variable font is 600, 700 or 400 in libraries of text, although its axis reaches from 300 to 800.
#
# Expected: Each weight of a variable font's axis is drawn with that weight, whether or not the font names an instance
# for it, and a weight beyond the end of the axis with the last one.
# Found: Qt and Skia select a named instance: 450 is 400, 620 is 600, and 900 is 700 although the axis ends at 800.
# Without named instances all weights are 400. With a width axis, 620 condensed is the condensed instance of 400 in Qt,
# and the bold one in Skia, which is not condensed. resvg reads only multiples of 100: 450 and 620 are 400. Pango,
# librsvg and Typst are right.
# Tested with PySide6 6.12.0, skia-python 144.1, resvg_py 0.5.0, typst 0.15.0, Pango 1.50.12, librsvg 2.54.7, fontconfig
# 2.14.1 and fonttools 4.68.0. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(fontconfig gir1.2-pango-1.0 python3-gi python3-gi-cairo librsvg2-bin libegl1 libgl1 libxkbcommon0)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install fonttools==4.68.0 PySide6-Essentials==6.12.0 skia-python==144.1 \
  resvg_py==0.5.0 typst==0.15.0 Pillow==13.0.0
mkdir "$folder/fonts"
cat >"$folder/fonts.conf" <<CONF
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
CONF
export FONTCONFIG_FILE="$folder/fonts.conf" QT_QPA_PLATFORM=offscreen
cd "$folder"
cat >make.py <<'PYTHON'
"""Fonts whose letter A is 1000 wide at the weight 400, one unit wider for each unit of weight, and 300 less at 75 %."""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

WEIGHT, WIDTH = ("wght", 300, 400, 800, "Weight"), ("wdth", 75, 100, 100, "Width")
WEIGHTS = {"Light": 300, "Regular": 400, "SemiBold": 600, "Bold": 700}


def wider(axis, end, units):
    """The variation from the default to an end of the axis; the last four points are those of the metrics."""
    deltas = [(units * (point in (2, 3, 5)), 0) for point in range(8)]
    return TupleVariation({axis: (min(end, 0), end, max(end, 0))}, deltas)


def make(family, axes, instances):
    builder, pen = FontBuilder(1000), TTGlyphPen(None)
    builder.setupGlyphOrder([".notdef", "A"])
    builder.setupCharacterMap({65: "A"})
    pen.moveTo((0, 0))
    for point in [(0, 700), (1000, 700), (1000, 0)]:
        pen.lineTo(point)
    pen.closePath()
    builder.setupGlyf(dict.fromkeys([".notdef", "A"], pen.glyph()))
    builder.setupHorizontalMetrics(dict.fromkeys([".notdef", "A"], (1000, 0)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    names = {"familyName": family, "styleName": "Regular", "uniqueFontIdentifier": family, "fullName": family}
    builder.setupNameTable({**names, "psName": family, "version": "1"})
    heights = {"sTypoAscender": 800, "sTypoDescender": -200, "usWinAscent": 800, "usWinDescent": 200}
    builder.setupOS2(usWeightClass=400, fsSelection=64, **heights)
    builder.setupPost()
    builder.setupFvar(axes, instances)
    variations = [wider("wght", 1, 400), wider("wght", -1, -100)]
    builder.setupGvar({"A": variations + [wider("wdth", -1, -300)] * (len(axes) > 1), ".notdef": []})
    builder.save(f"fonts/{family}.ttf")


make("Named", [WEIGHT], [{"location": {"wght": weight}, "stylename": name} for name, weight in WEIGHTS.items()])
make("Unnamed", [WEIGHT], [])
condensed = {"location": {"wght": 400, "wdth": 75}, "stylename": "Condensed"}
bold = {"location": {"wght": 700, "wdth": 100}, "stylename": "Bold"}
make("Wide", [WEIGHT, WIDTH], [{"location": {"wght": 400, "wdth": 100}, "stylename": "Regular"}, bold, condensed])
PYTHON
cat >by_pango.py <<'PYTHON'
import sys

import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo

for line in sys.stdin:
    family, weight, width = line.split()
    layout = Pango.Layout(PangoCairo.FontMap.get_default().create_context())
    font = Pango.FontDescription(f"{family} {'Condensed' * (width == '75')} weight={weight}")
    font.set_absolute_size(1000 * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_text("A", -1)
    print(round(layout.get_size()[0] / Pango.SCALE))
PYTHON
cat >look.py <<'PYTHON'
import io
import re
import subprocess
from importlib.metadata import version

import resvg_py
import skia
import typst
from PIL import Image
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

CASES = [("Named", weight, 100) for weight in (300, 450, 620, 700, 900)]
CASES += [("Unnamed", weight, 100) for weight in (300, 500, 620, 700)]
CASES += [("Wide", 620, 100), ("Wide", 400, 75), ("Wide", 620, 75)]


def by_qt(family, weight, width):
    font = QFont(family)
    font.setPixelSize(1000)
    font.setWeight(QFont.Weight(weight))
    font.setStretch(width)
    return QFontMetricsF(font).horizontalAdvance("A")


def by_skia(family, weight, width):
    style = skia.FontStyle(weight, {75: 3, 100: 5}[width], skia.FontStyle.kUpright_Slant)
    return skia.Font(skia.FontMgr().matchFamilyStyle(family, style), 1000).measureText("A")


def document(family, weight, width):
    font = f'font-family="{family}" font-weight="{weight}" font-stretch="{"condensed" if width == 75 else "normal"}"'
    text = f'<text y="80" font-size="100" {font}>AA</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="500" height="100">{text}</svg>'


def ink(image):
    """The width of one A for a font of 1000, from an image with two of them for a font of 100."""
    return Image.open(io.BytesIO(image)).convert("RGBA").getbbox()[2] * 5


def by_resvg(*face):
    options = {"font_dirs": ["fonts"], "skip_system_fonts": True}
    return ink(bytes(resvg_py.svg_to_bytes(svg_string=document(*face), **options)))


def by_librsvg(*face):
    return ink(subprocess.run(["rsvg-convert"], input=document(*face).encode(), capture_output=True, check=True).stdout)


def by_typst(family, weight, width):
    text = f'#set text(font: "{family}", size: 1000pt, weight: {weight}, stretch: {width}%)\nA'
    page = f"#set page(width: auto, height: auto, margin: 0pt)\n{text}"
    svg = typst.compile(page.encode(), format="svg", font_paths=["fonts"], ignore_system_fonts=True)
    return float(re.search(rb'viewBox="0 0 ([\d.]+)', svg).group(1))


application = QGuiApplication([])
print(", ".join(f"{name} {version(name)}" for name in ("PySide6_Essentials", "skia-python", "resvg_py", "typst")))
lines = "".join(" ".join(map(str, case)) + "\n" for case in CASES)
command = ["/usr/bin/python3", "by_pango.py"]
pango = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout.split()
engines = {"Qt": by_qt, "Skia": by_skia, "resvg": by_resvg, "librsvg": by_librsvg, "Typst": by_typst}
for pango_width, (family, weight, width) in zip(pango, CASES):
    widths = {int(pango_width): ["Pango"]}
    for name, engine in engines.items():
        widths.setdefault(round(engine(family, weight, width)), []).append(name)
    face = f"{family} {weight}" + " condensed" * (width == 75)
    print(f"{face}:", " | ".join(f"{advance} {', '.join(names)}" for advance, names in sorted(widths.items())))
PYTHON
venv/bin/python make.py
venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
PySide6_Essentials 6.12.0, skia-python 144.1, resvg_py 0.5.0, typst 0.15.0
Named 300: 900 Pango, Qt, Skia, resvg, librsvg, Typst
Named 450: 1000 Qt, Skia, resvg | 1050 Pango, librsvg, Typst
Named 620: 1000 resvg | 1200 Qt, Skia | 1220 Pango, librsvg, Typst
Named 700: 1300 Pango, Qt, Skia, resvg, librsvg, Typst
Named 900: 1300 Qt, Skia | 1400 Pango, resvg, librsvg, Typst
Unnamed 300: 900 Pango, resvg, librsvg, Typst | 1000 Qt, Skia
Unnamed 500: 1000 Qt, Skia | 1100 Pango, resvg, librsvg, Typst
Unnamed 620: 1000 Qt, Skia, resvg | 1220 Pango, librsvg, Typst
Unnamed 700: 1000 Qt, Skia | 1300 Pango, resvg, librsvg, Typst
Wide 620: 1000 resvg | 1220 Pango, librsvg, Typst | 1300 Qt, Skia
Wide 400 condensed: 700 Pango, Qt, Skia, resvg, librsvg, Typst
Wide 620 condensed: 700 Qt, resvg | 920 Pango, librsvg, Typst | 1300 Skia
SEEN
