#!/usr/bin/env bash
# A bold condensed face is replaced by a condensed or a bold one, even by one browser for one family.
#
# Expected: If a family does not have the requested face, the width decides first, then the style, then the weight, as
# CSS says: bold condensed of condensed regular and bold is condensed regular. A weight of 500 prefers lighter
# faces. Libraries that select from fontconfig's families agree, and a face retains its advances.
# Found: fontconfig, Pango, Skia, matplotlib, and Chromium for an installed family select bold, which is wider; resvg,
# Typst, and Chromium for the same files in @font-face rules select condensed. Italic of upright and condensed italic is
# the condensed one in all but resvg and those rules. Of condensed and semi-expanded, the normal width is semi-expanded
# in all but resvg, matplotlib and those rules, which prefer narrower faces. A weight of 500 is 600 rather than 300 in
# Qt, matplotlib and Typst. Qt stretches what it selects to the requested width: bold for bold condensed is 825 wide
# instead of 1100, and a condensed italic 1463 for the normal width.
# Tested with fontconfig 2.14.1, Pango 1.50.12, PySide6 6.12.0, skia-python 144.1, resvg_py 0.5.0, typst 0.15.0,
# matplotlib 3.11.2, fonttools 4.68.0 and Chromium 156.0.8078.108. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=156.0.8078.108
chromium --version 2>/dev/null | grep -qF "$version" || apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
packages=(fontconfig gir1.2-pango-1.0 python3-gi python3-gi-cairo libegl1 libgl1 libxkbcommon0 libfontconfig1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install fonttools==4.68.0 PySide6-Essentials==6.12.0 skia-python==144.1 \
  resvg_py==0.5.0 typst==0.15.0 matplotlib==3.11.2 Pillow==13.0.0 playwright==1.65.2
mkdir "$folder/fonts"
cat >"$folder/fonts.conf" <<CONF
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
CONF
export FONTCONFIG_FILE="$folder/fonts.conf" QT_QPA_PLATFORM=offscreen
cd "$folder"
cat >cases.py <<'PYTHON'
"""Families of two faces (the first is 1000 wide, the second 1100), and a requested face: weight, style, percentage."""
CASES = {
    "bold condensed of condensed, bold": ((400, "normal", 75), (700, "normal", 100), (700, "normal", 75)),
    "italic of upright, condensed italic": ((400, "normal", 100), (400, "italic", 75), (400, "italic", 100)),
    "normal of condensed, semi-expanded": ((400, "normal", 75), (400, "normal", 112.5), (400, "normal", 100)),
    "semi-condensed of condensed, normal": ((400, "normal", 75), (400, "normal", 100), (400, "normal", 87.5)),
    "500 of 300, 600": ((300, "normal", 100), (600, "normal", 100), (500, "normal", 100)),
}
FAMILIES = {name: f"Case {chr(65 + index)}" for index, name in enumerate(CASES)}
WEIGHTS = {300: "light", 400: "regular", 600: "semibold", 700: "bold"}
WIDTHS = {75: "condensed", 87.5: "semi-condensed", 100: "normal", 112.5: "semi-expanded"}
PYTHON
cat >make.py <<'PYTHON'
from cases import CASES, FAMILIES, WEIGHTS, WIDTHS
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

for case, faces in CASES.items():
    for index, (weight, style, width) in enumerate(faces[:2]):
        builder, pen, advance = FontBuilder(1000), TTGlyphPen(None), 1000 + 100 * index
        builder.setupGlyphOrder([".notdef", "A"])
        builder.setupCharacterMap({65: "A"})
        pen.moveTo((0, 0))
        for point in [(0, 700), (500, 700), (500, 0)]:
            pen.lineTo(point)
        pen.closePath()
        builder.setupGlyf(dict.fromkeys([".notdef", "A"], pen.glyph()))
        builder.setupHorizontalMetrics(dict.fromkeys([".notdef", "A"], (advance, 0)))
        builder.setupHorizontalHeader(ascent=800, descent=-200)
        family, italic, bold = FAMILIES[case], style == "italic", weight == 700
        own = [word.title() for word in (WIDTHS[width], WEIGHTS[weight]) if word not in ("normal", "regular", "bold")]
        shared = [name for name, given in (("Bold", bold), ("Italic", italic)) if given]
        face, own_family = " ".join(own + shared) or "Regular", " ".join([family, *own])
        names = {"familyName": own_family, "styleName": " ".join(shared) or "Regular", "typographicFamily": family}
        ids = {"uniqueFontIdentifier": f"{family} {face}", "fullName": f"{family} {face}", "typographicSubfamily": face}
        post_script = f"{family[-1]}-{face.replace(' ', '')}"
        builder.setupNameTable({**names, **ids, "psName": post_script, "version": "1"})
        width_class = {75: 3, 100: 5, 112.5: 6}[width]
        selection = italic | bold << 5 | (not italic and not bold) << 6
        heights = {"sTypoAscender": 800, "sTypoDescender": -200, "usWinAscent": 800, "usWinDescent": 200}
        builder.setupOS2(usWeightClass=weight, usWidthClass=width_class, fsSelection=selection, **heights)
        builder.setupPost(italicAngle=-12 * italic)
        builder.font["head"].macStyle = bold | italic << 1
        builder.save(f"fonts/{family}-{advance}.ttf")
PYTHON
cat >by_pango.py <<'PYTHON'
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from cases import CASES, FAMILIES, WIDTHS
from gi.repository import Pango, PangoCairo

for case, (*_, (weight, style, width)) in CASES.items():
    layout = Pango.Layout(PangoCairo.FontMap.get_default().create_context())
    font = Pango.FontDescription(FAMILIES[case])
    font.set_absolute_size(1000 * Pango.SCALE)
    font.set_weight(weight)
    font.set_style(getattr(Pango.Style, style.upper()))
    font.set_stretch(getattr(Pango.Stretch, WIDTHS[width].upper().replace("-", "_")))
    layout.set_font_description(font)
    layout.set_text("A", -1)
    print(round(layout.get_size()[0] / Pango.SCALE))
PYTHON
cat >look.py <<'PYTHON'
import base64
import io
import logging
import pathlib
import re
import subprocess
from importlib.metadata import version

import resvg_py
import skia
import typst
from cases import CASES, FAMILIES, WIDTHS
from matplotlib import font_manager
from PIL import Image
from playwright.sync_api import sync_playwright
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication


def by_fontconfig(family, weight, style, width):
    weights = {400: 80, 500: 100, 600: 180, 700: 200}
    pattern = f"{family}:weight={weights[weight]}:slant={100 * (style == 'italic')}:width={width}"
    path = subprocess.run(["fc-match", "-f", "%{file}", pattern], capture_output=True, text=True, check=True).stdout
    return pathlib.Path(path).stem.split("-")[1]


def by_qt(family, weight, style, width):
    font = QFont(family)
    font.setPixelSize(1000)
    font.setWeight(QFont.Weight(weight))
    font.setItalic(style == "italic")
    font.setStretch(int(width))
    return QFontMetricsF(font).horizontalAdvance("A")


def by_skia(family, weight, style, width):
    slants = {"normal": skia.FontStyle.kUpright_Slant, "italic": skia.FontStyle.kItalic_Slant}
    font_style = skia.FontStyle(weight, {75: 3, 87.5: 4, 100: 5}[width], slants[style])
    return skia.Font(skia.FontMgr().matchFamilyStyle(family, font_style), 1000).measureText("A")


def by_resvg(family, weight, style, width):
    font = f'font-family="{family}" font-weight="{weight}" font-style="{style}" font-stretch="{WIDTHS[width]}"'
    text = f'<text y="80" font-size="100" {font}>AA</text>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="500" height="100">{text}</svg>'
    image = resvg_py.svg_to_bytes(svg_string=svg, font_dirs=["fonts"], skip_system_fonts=True)
    return (Image.open(io.BytesIO(bytes(image))).convert("RGBA").getbbox()[2] - 50) * 10


def by_typst(family, weight, style, width):
    text = f'#set text(font: "{family}", size: 1000pt, weight: {weight}, style: "{style}", stretch: {width}%)\nA'
    page = f"#set page(width: auto, height: auto, margin: 0pt)\n{text}"
    svg = typst.compile(page.encode(), format="svg", font_paths=["fonts"], ignore_system_fonts=True)
    return re.search(rb'viewBox="0 0 ([\d.]+)', svg).group(1)


def by_matplotlib(family, weight, style, width):
    properties = font_manager.FontProperties(family=family, weight=weight, style=style, stretch=WIDTHS[width])
    return pathlib.Path(font_manager.findfont(properties, fallback_to_default=False)).stem.split("-")[1]


def by_chromium(family, weight, style, width):
    font = f"{style} {weight} {WIDTHS[width]} 1000px {family}"
    page.set_content(f'<style>{rules}</style><span style="font: {font}">A</span>')
    page.evaluate("document.fonts.ready")
    return page.evaluate("document.querySelector('span').getBoundingClientRect().width")


def by_rules(family, *face):
    return by_chromium(f"Web {family}", *face)


def rule(family, index, weight, style, width):
    data = base64.b64encode(pathlib.Path(f"fonts/{family}-{1000 + 100 * index}.ttf").read_bytes()).decode()
    face = f'font-family: "Web {family}"; font-weight: {weight}; font-style: {style}; font-stretch: {width}%'
    return f"@font-face {{ {face}; src: url(data:font/ttf;base64,{data}) }}"


logging.disable()
application = QGuiApplication([])
for path in sorted(pathlib.Path("fonts").iterdir()):
    font_manager.fontManager.addfont(path)
own = [(FAMILIES[case], index, *face) for case, faces in CASES.items() for index, face in enumerate(faces[:2])]
rules = "".join(rule(*face) for face in own)
names = ("PySide6_Essentials", "skia-python", "resvg_py", "typst", "matplotlib")
print(", ".join(f"{name} {version(name)}" for name in names))
pango = subprocess.run(["/usr/bin/python3", "by_pango.py"], capture_output=True, text=True, check=True).stdout.split()
engines = {
    "fontconfig": by_fontconfig,
    "Qt": by_qt,
    "Skia": by_skia,
    "resvg": by_resvg,
    "Typst": by_typst,
    "matplotlib": by_matplotlib,
    "Chromium": by_chromium,
    "@font-face": by_rules,
}
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page()
    for pango_width, (case, faces) in zip(pango, CASES.items()):
        widths = {pango_width: ["Pango"]}
        for name, engine in engines.items():
            widths.setdefault(str(round(float(engine(FAMILIES[case], *faces[2])))), []).append(name)
        print(f"{case}:", " | ".join(f"{width} {', '.join(names)}" for width, names in sorted(widths.items())))
    browser.close()
PYTHON
venv/bin/python make.py
venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
PySide6_Essentials 6.12.0, skia-python 144.1, resvg_py 0.5.0, typst 0.15.0, matplotlib 3.11.2
bold condensed of condensed, bold: 1000 resvg, Typst, @font-face | 1100 Pango, fontconfig, Skia, matplotlib, Chromium | 825 Qt
italic of upright, condensed italic: 1000 resvg, @font-face | 1100 Pango, fontconfig, Skia, Typst, matplotlib, Chromium | 1463 Qt
normal of condensed, semi-expanded: 1000 resvg, matplotlib, @font-face | 1100 Pango, fontconfig, Skia, Typst, Chromium | 968 Qt
semi-condensed of condensed, normal: 1000 Pango, fontconfig, Skia, resvg, Typst, matplotlib, Chromium, @font-face | 1160 Qt
500 of 300, 600: 1000 Pango, fontconfig, Skia, resvg, Chromium, @font-face | 1100 Qt, Typst, matplotlib
SEEN
