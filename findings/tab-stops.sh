#!/usr/bin/env bash
# The letter after a tab is at 96, 80, 40, 30, 15 or 10 in libraries of text, and in two ways in Qt.
#
# Expected: A tab moves to the next multiple of eight spaces, as in CSS and Pango: to 40 for a space of 5, and to 80 at
# twice the size of the font. Columns are aligned after words of different lengths.
# Found: Qt's layouts and documents have a stop at each 80 pixels, whatever the size of the font. Qt's labels (and
# drawText with TextExpandTabs) have one at eight times the width of an x: 96 and 192. Skia, its paragraphs, and Pillow
# draw the glyph of a missing character, as wide as it is. resvg and librsvg draw a space, as SVG 1.1 says. Typst draws
# nothing: the letters touch. Only Pango, Qt and Qt's labels align columns.
# Tested with PySide6 6.12.0, skia-python 144.1, Pillow 13.0.0, typst 0.15.0, resvg_py 0.5.0, Pango 1.50.12, librsvg
# 2.54.7 and fonttools 4.68.0. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(fontconfig gir1.2-pango-1.0 python3-gi python3-gi-cairo librsvg2-bin libegl1 libgl1 libxkbcommon0)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install fonttools==4.68.0 PySide6-Essentials==6.12.0 skia-python==144.1 typst==0.15.0 \
  Pillow==13.0.0 resvg_py==0.5.0
mkdir "$folder/fonts"
cat >"$folder/fonts.conf" <<CONF
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
CONF
export FONTCONFIG_FILE="$folder/fonts.conf" QT_QPA_PLATFORM=offscreen
cd "$folder"
cat >make.py <<'PYTHON'
"""A font of 1000 units with a space of 250, the letters a and b of 500, an x of 600, and a .notdef of 1000."""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

ADVANCES = {".notdef": 1000, "space": 250, "a": 500, "b": 500, "x": 600}
builder, glyphs = FontBuilder(1000), {}
for name, advance in ADVANCES.items():
    pen = TTGlyphPen(None)
    if name != "space":
        pen.moveTo((0, 0))
        for point in [(0, 700), (advance, 700), (advance, 0)]:
            pen.lineTo(point)
        pen.closePath()
    glyphs[name] = pen.glyph()
builder.setupGlyphOrder(list(ADVANCES))
builder.setupCharacterMap({32: "space", 97: "a", 98: "b", 120: "x"})
builder.setupGlyf(glyphs)
builder.setupHorizontalMetrics({name: (advance, 0) for name, advance in ADVANCES.items()})
builder.setupHorizontalHeader(ascent=800, descent=-200)
names = {"familyName": "Tabs", "styleName": "Regular", "uniqueFontIdentifier": "Tabs", "fullName": "Tabs"}
builder.setupNameTable({**names, "psName": "Tabs", "version": "1"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, fsSelection=64)
builder.setupPost()
builder.save("fonts/Tabs.ttf")
PYTHON
cat >by_pango.py <<'PYTHON'
import json
import sys

import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo

positions = []
for text, size in json.load(sys.stdin):
    layout = Pango.Layout(PangoCairo.FontMap.get_default().create_context())
    font = Pango.FontDescription("Tabs")
    font.set_absolute_size(size * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_text(text, -1)
    positions.append(layout.index_to_pos(len(text) - 1).x / Pango.SCALE)
print(json.dumps(positions))
PYTHON
cat >look.py <<'PYTHON'
import io
import json
import re
import subprocess
from importlib.metadata import version

import resvg_py
import skia
import typst
from PIL import Image, ImageFont
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QTextDocument, QTextLayout
from skia import textlayout

CASES = [("a\tb", 20), ("a\tb", 40), ("aaaaaaaa\tb", 20), ("a\t\tb", 20)]


def qt_font(size):
    font = QFont("Tabs")
    font.setPixelSize(size)
    return font


def by_qt_layout(text, size):
    layout = QTextLayout(text, qt_font(size))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10000)
    layout.endLayout()
    return line.cursorToX(len(text) - 1)[0]


def by_qt_document(text, size):
    document = QTextDocument(text)
    document.setDefaultFont(qt_font(size))
    document.setDocumentMargin(0)
    document.size()
    return document.firstBlock().layout().lineAt(0).cursorToX(len(text) - 1)[0]


def by_qt_label(text, size):
    """What a label and QPainter.drawText with Qt.TextExpandTabs do."""
    metrics = QFontMetricsF(qt_font(size))
    return metrics.boundingRect(QRectF(0, 0, 9999, 99), Qt.TextExpandTabs, text).width() - size / 2


def by_skia(text, size):
    font = skia.Font(skia.FontMgr().matchFamily("Tabs").matchStyle(skia.FontStyle()), size)
    return font.measureText(text) - size / 2


def by_skia_paragraph(text, size):
    style, paragraph, fonts = textlayout.TextStyle(), textlayout.ParagraphStyle(), textlayout.FontCollection()
    style.setFontFamilies(["Tabs"])
    style.setFontSize(size)
    paragraph.setTextStyle(style)
    fonts.setDefaultFontManager(skia.FontMgr())
    builder = textlayout.ParagraphBuilder(paragraph, fonts, skia.Unicodes.ICU.Make())
    builder.addText(text)
    built = builder.Build()
    built.layout(10000)
    return built.LongestLine - size / 2


def by_pillow(text, size):
    return ImageFont.truetype("fonts/Tabs.ttf", size).getlength(text) - size / 2


def by_typst(text, size):
    page = f'#set page(width: auto, height: auto, margin: 0pt)\n#set text(font: "Tabs", size: {size}pt)\n'
    source = page + f"#{json.dumps(text)}"
    svg = typst.compile(source.encode(), format="svg", font_paths=["fonts"], ignore_system_fonts=True)
    return float(re.search(rb'viewBox="0 0 ([\d.]+)', svg).group(1)) - size / 2


def ink(image, size):
    return Image.open(io.BytesIO(image)).convert("RGBA").getbbox()[2] - size / 2


def document(text, size):
    text = f'<text y="50" font-family="Tabs" font-size="{size}" xml:space="preserve">{text}</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="500" height="100">{text}</svg>'


def by_resvg(text, size):
    options = {"font_dirs": ["fonts"], "skip_system_fonts": True}
    return ink(bytes(resvg_py.svg_to_bytes(svg_string=document(text, size), **options)), size)


def by_librsvg(text, size):
    command = ["rsvg-convert"]
    run = subprocess.run(command, input=document(text, size).encode(), capture_output=True, check=True)
    return ink(run.stdout, size)


application = QGuiApplication([])
names = ("PySide6_Essentials", "skia-python", "resvg_py", "typst", "pillow")
print(", ".join(f"{name} {version(name)}" for name in names))
command = ["/usr/bin/python3", "by_pango.py"]
pango = json.loads(subprocess.run(command, input=json.dumps(CASES), capture_output=True, text=True, check=True).stdout)
engines = {
    "Qt's layout": by_qt_layout,
    "Qt's document": by_qt_document,
    "Qt's label": by_qt_label,
    "Skia": by_skia,
    "Skia's paragraph": by_skia_paragraph,
    "Pillow": by_pillow,
    "Typst": by_typst,
    "resvg": by_resvg,
    "librsvg": by_librsvg,
}
for pango_position, (text, size) in zip(pango, CASES):
    positions = {round(pango_position): ["Pango"]}
    for name, engine in engines.items():
        positions.setdefault(round(engine(text, size)), []).append(name)
    row = (f"{position} {', '.join(names)}" for position, names in sorted(positions.items()))
    print(f"{text!r}, {size}:", " | ".join(row))
PYTHON
venv/bin/python make.py
venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
PySide6_Essentials 6.12.0, skia-python 144.1, resvg_py 0.5.0, typst 0.15.0, pillow 13.0.0
'a\tb', 20: 10 Typst | 15 resvg, librsvg | 30 Skia, Skia's paragraph, Pillow | 40 Pango | 80 Qt's layout, Qt's document | 96 Qt's label
'a\tb', 40: 20 Typst | 30 resvg, librsvg | 60 Skia, Skia's paragraph, Pillow | 80 Pango, Qt's layout, Qt's document | 192 Qt's label
'aaaaaaaa\tb', 20: 80 Typst | 85 resvg, librsvg | 96 Qt's label | 100 Skia, Skia's paragraph, Pillow | 120 Pango | 160 Qt's layout, Qt's document
'a\t\tb', 20: 10 Typst | 20 resvg, librsvg | 50 Skia, Skia's paragraph, Pillow | 80 Pango | 160 Qt's layout, Qt's document | 192 Qt's label
SEEN
