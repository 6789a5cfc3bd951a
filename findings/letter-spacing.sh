#!/usr/bin/env bash
# A letter spacing of 10 makes three letters 20 or 30 wider, and spaces Arabic letters and ligatures or not.
#
# Expected: A spacing of 10 adds 10 to each letter, so that ABC is 30 wider; the text layouts agree. A letter with a
# combining accent is one letter. Ligatures are dissolved, as CSS recommends, so that ffi is spaced. Arabic letters are
# spaced in all libraries or in none.
# Found: Pango adds it only between letters, half of it on both sides of a gap: ABC is 20 wider, and a label measured
# with Pango is one spacing narrower than with Qt, Skia and Chromium. CairoSVG spaces the accent too. resvg retains the
# ligature ffi and does not space it at all; librsvg and the others do. Qt, Pango, librsvg and CairoSVG space Arabic
# letters; Skia, Chromium and resvg do not.
# Tested with PySide6 6.12.0, Pango 1.50.12, skia-python 144.1, CairoSVG 2.9.1, resvg_py 0.5.0, librsvg 2.54.7, DejaVu
# 2.37 and Chromium 156.0.8078.108 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=156.0.8078.108
chromium --version 2>/dev/null | grep -qF "$version" || apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
packages=(fonts-dejavu-core gir1.2-pango-1.0 python3-gi python3-gi-cairo librsvg2-bin libegl1 libgl1 libxkbcommon0
  libcairo2 libfontconfig1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0 skia-python==144.1 CairoSVG==2.9.1 resvg_py==0.5.0 \
  Pillow==13.0.0 numpy==2.4.6
cd "$folder"
cat >texts.py <<'PYTHON'
TEXTS = {"ABC": "ABC", "an accent and b": "e\u0301b", "ffi": "ffi", "Arabic": "سلام"}
PYTHON
cat >by_pango.py <<'PYTHON'
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo
from texts import TEXTS


def layout(text, spacing):
    result = Pango.Layout(PangoCairo.FontMap.get_default().create_context())
    font = Pango.FontDescription("DejaVu Sans")
    font.set_absolute_size(100 * Pango.SCALE)
    result.set_font_description(font)
    attributes = Pango.AttrList()
    if spacing:
        attributes.insert(Pango.attr_letter_spacing_new(spacing * Pango.SCALE))
    result.set_attributes(attributes)
    result.set_text(text, -1)
    return result


widths = [layout(text, 10).get_size()[0] - layout(text, 0).get_size()[0] for text in TEXTS.values()]
second = layout("ABC", 10).index_to_pos(1).x - layout("ABC", 0).index_to_pos(1).x
print("Pango:", *(round(width / Pango.SCALE) for width in widths), "second letter", round(second / Pango.SCALE))
PYTHON
cat >probe.py <<'PYTHON'
import html
import io
import json
import re
import subprocess

import cairosvg
import resvg_py
import skia
from PIL import Image
from PySide6.QtGui import QFont, QGuiApplication, QTextLayout
from texts import TEXTS


def by_qt(text, spacing):
    font = QFont("DejaVu Sans")
    font.setPixelSize(100)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10000)
    layout.endLayout()
    return line.horizontalAdvance()


def by_skia(text, spacing):
    fonts = skia.textlayout.FontCollection()
    fonts.setDefaultFontManager(skia.FontMgr())
    style = skia.textlayout.TextStyle()
    style.setFontFamilies(["DejaVu Sans"])
    style.setFontSize(100)
    style.setLetterSpacing(spacing)
    builder = skia.textlayout.ParagraphBuilder(skia.textlayout.ParagraphStyle(), fonts, skia.Unicodes.ICU.Make())
    builder.pushStyle(style)
    builder.addText(text)
    paragraph = builder.Build()
    paragraph.layout(10000)
    return paragraph.LongestLine


def ink(draw):
    def width(text, spacing):
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="150"><text x="20" y="110" font-size="100" '
            f'font-family="DejaVu Sans" letter-spacing="{spacing}">{text}</text></svg>'
        )
        left, _, right, _ = Image.open(io.BytesIO(draw(svg))).convert("RGBA").getchannel("A").getbbox()
        return right - left

    return width


def librsvg(svg):
    return subprocess.run(["rsvg-convert"], input=svg.encode(), capture_output=True, check=True).stdout


def chromium():
    spans = [
        f"<p><span style='letter-spacing:{spacing}px'>{html.escape(text)}</span>"
        for text in TEXTS.values() for spacing in (0, 10)
    ]
    script = "JSON.stringify([...document.querySelectorAll('span')].map(e => e.getBoundingClientRect().width))"
    with open("page.html", "w", encoding="utf-8") as file:
        file.write(
            "<!doctype html><meta charset=utf-8><style>span { font: 100px 'DejaVu Sans'; white-space: pre }</style>"
            f"{''.join(spans)}<script>document.title = {script}</script>"
        )
    command = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--dump-dom", "page.html"]
    page = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    widths = json.loads(re.search("<title>(.*)</title>", page)[1])
    return [round(wide - narrow) for narrow, wide in zip(widths[::2], widths[1::2])]


print("texts:", ", ".join(TEXTS))
application = QGuiApplication([])
for name, measure in [("Qt", by_qt), ("Skia", by_skia)]:
    print(f"{name}:", *(round(measure(text, 10) - measure(text, 0)) for text in TEXTS.values()))
print("Chromium:", *chromium())
for name, draw in [
    ("librsvg", librsvg), ("CairoSVG", lambda svg: cairosvg.svg2png(bytestring=svg.encode())),
    ("resvg", lambda svg: bytes(resvg_py.svg_to_bytes(svg_string=svg))),
]:
    print(f"{name}, ink:", *(ink(draw)(text, 10) - ink(draw)(text, 0) for text in TEXTS.values()))
PYTHON
{
  QT_QPA_PLATFORM=offscreen venv/bin/python probe.py 2>/dev/null
  /usr/bin/python3 by_pango.py 2>/dev/null
} | tee seen
diff - seen <<'SEEN'
texts: ABC, an accent and b, ffi, Arabic
Qt: 30 20 32 30
Skia: 30 20 32 0
Chromium: 30 20 32 0
librsvg, ink: 20 10 20 20
CairoSVG, ink: 20 20 20 30
resvg, ink: 20 10 0 0
Pango: 20 10 21 20 second letter 5
SEEN
