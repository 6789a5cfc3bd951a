#!/usr/bin/env bash
# A line height of 1.5 is 30 or 36 points for one font of 20, and the space is above, below, between or around lines.
#
# Expected: A factor of 1.5 multiplies one base in libraries of text, either the font's size, as in CSS, or the font's
# own line height. The first baseline moves as in CSS, by half of the added space. A factor of 1 changes nothing.
# Found: DejaVu Sans of 20 has lines of 24, and 23 in Skia. A factor of 1.5 makes 36 in Pango and Qt and 30 in Skia,
# where a factor of 1 makes lines of 20, lower than without a factor. Qt adds the space of 150 percent and of
# `line-height: 1.5` below each line, so that the first baseline stays at 18.6; that of 30px and of a minimum height is
# above each line. With a fixed height of 40 the baseline is at 32, 80 percent of it. 1.5em is ignored. Pango's line
# spacing adds it only between lines, its line_height half above and half below. Skia divides it in proportion to ascent
# and descent (23.9), or by halves (21.9).
# Tested with PySide6 6.12.0 (Essentials), skia-python 144.1 and Pango 1.50.12 (Debian 12).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(fonts-dejavu-core gir1.2-pango-1.0 python3-gi python3-gi-cairo libegl1 libgl1 libxkbcommon0 libfontconfig1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0 skia-python==144.1 numpy==2.4.6
cat >"$folder/pango.py" <<'PYTHON'
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo


def look(title, factor=None, span=None):
    layout = Pango.Layout(PangoCairo.FontMap.get_default().create_context())
    font = Pango.FontDescription("DejaVu Sans")
    font.set_absolute_size(20 * Pango.SCALE)
    layout.set_font_description(font)
    if span:
        layout.set_markup(f'<span line_height="{span}">H\nH\nH</span>', -1)
    else:
        layout.set_text("H\nH\nH", -1)
    if factor:
        layout.set_line_spacing(factor)
    lines, baselines = layout.get_iter(), []
    while True:
        baselines.append(lines.get_baseline() / Pango.SCALE)
        if not lines.next_line():
            break
    print(f"Pango, {title}: baselines", *(round(one, 1) for one in baselines), "height", layout.get_pixel_size()[1])


print("Pango", Pango.version_string())
look("no height")
look("line spacing of 1", factor=1)
look("line spacing of 1.5", factor=1.5)
look("line_height of 1.5", span=1.5)
look("line_height of 40 points", span=40 * Pango.SCALE)
PYTHON
cat >"$folder/others.py" <<'PYTHON'
from importlib.metadata import version

import skia
from PySide6.QtGui import QFont, QGuiApplication, QTextBlockFormat, QTextCursor, QTextDocument
from skia import textlayout

application = QGuiApplication([])
HEIGHTS = QTextBlockFormat.LineHeightTypes


def qt(title, kind=None, height=0, style=None):
    document = QTextDocument()
    font = QFont("DejaVu Sans")
    font.setPixelSize(20)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    if style:
        document.setHtml(f'<p style="margin: 0; line-height: {style}">H<br>H<br>H</p>')
    else:
        document.setPlainText("H\u2028H\u2028H")
        cursor, form = QTextCursor(document), QTextBlockFormat()
        cursor.select(QTextCursor.SelectionType.Document)
        if kind:
            form.setLineHeight(height, kind.value)
        cursor.mergeBlockFormat(form)
    document.setTextWidth(100)
    total = document.documentLayout().documentSize().height()
    layout = document.begin().layout()
    lines = [layout.lineAt(index) for index in range(layout.lineCount())]
    print(f"Qt, {title}: baselines", *(round(line.y() + line.ascent(), 1) for line in lines), "height", round(total, 1))


def with_skia(title, factor=None, half=False):
    fonts = textlayout.FontCollection()
    fonts.setDefaultFontManager(skia.FontMgr())
    paragraph, style = textlayout.ParagraphStyle(), textlayout.TextStyle()
    style.setFontFamilies(["DejaVu Sans"])
    style.setFontSize(20)
    if factor:
        style.setHeight(factor)
        style.setHeightOverride(True)
    style.setHalfLeading(half)
    paragraph.setTextStyle(style)
    builder = textlayout.ParagraphBuilder.make(paragraph, fonts, skia.Unicodes.ICU.Make())
    builder.pushStyle(style)
    builder.addText("H\nH\nH")
    made = builder.Build()
    made.layout(100)
    print(f"Skia, {title}: first baseline", round(made.AlphabeticBaseline, 1), "height", round(made.Height, 1))


print(*(f"{name} {version(name)}" for name in ("PySide6-Essentials", "skia-python")))
qt("no height")
qt("150 percent", HEIGHTS.ProportionalHeight, 150)
qt("fixed height of 40", HEIGHTS.FixedHeight, 40)
qt("minimum height of 40", HEIGHTS.MinimumHeight, 40)
for style in ("1.5", "30px", "1.5em"):
    qt(f"line-height: {style}", style=style)
with_skia("no height")
with_skia("factor of 1", 1)
with_skia("factor of 1.5", 1.5)
with_skia("factor of 1.5, half leading", 1.5, True)
PYTHON
/usr/bin/python3 "$folder/pango.py" | tee "$folder/seen"
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" "$folder/others.py" 2>/dev/null | tee -a "$folder/seen"
diff - "$folder/seen" <<'SEEN'
Pango 1.50.12
Pango, no height: baselines 19.0 43.0 67.0 height 72
Pango, line spacing of 1: baselines 19.0 43.0 67.0 height 72
Pango, line spacing of 1.5: baselines 19.0 55.0 91.0 height 96
Pango, line_height of 1.5: baselines 25.0 61.0 97.0 height 108
Pango, line_height of 40 points: baselines 27.0 67.0 107.0 height 120
PySide6-Essentials 6.12.0 skia-python 144.1
Qt, no height: baselines 18.6 42.6 66.6 height 72.0
Qt, 150 percent: baselines 18.6 54.6 90.6 height 108.0
Qt, fixed height of 40: baselines 32.0 72.0 112.0 height 120.0
Qt, minimum height of 40: baselines 34.6 74.6 114.6 height 120.0
Qt, line-height: 1.5: baselines 18.6 54.6 90.6 height 108.0
Qt, line-height: 30px: baselines 24.6 54.6 84.6 height 90.0
Qt, line-height: 1.5em: baselines 18.6 42.6 66.6 height 72.0
Skia, no height: first baseline 18.6 height 69.0
Skia, factor of 1: first baseline 15.9 height 60.0
Skia, factor of 1.5: first baseline 23.9 height 90.0
Skia, factor of 1.5, half leading: first baseline 21.9 height 90.0
SEEN
