#!/usr/bin/env bash
# Two renderers of HTML to PDF lay out flexible boxes unlike browsers as soon as limits, overflow or aspect ratios occur.
#
# Expected: In a row of 100 a minimum of 60 on one of three boxes of flex: 1 leaves 20 for each other, a maximum of 20 leaves
# 40. Boxes of 80, 40 and a rigid 40 shrink to 56, 4 and 40 with the factors 1 and 3. Boxes that do not fit are never moved
# together by space-between. aspect-ratio gives a box its other dimension, and an absolute box is placed by alignment.
# Found: WeasyPrint does not share again after a limit: 60, 33, 33 overflow and 20, 33, 33 leave a rest; a minimum of 70
# while shrinking too. space-between overlaps three rigid boxes of 50 by 25, and wrap-reverse begins at the top.
# PlutoPrint shares, but never shrinks, and ignores min(), max() and clamp(). Both ignore aspect-ratio, and put an absolute
# box of a centered row at its corner.
# Tested with WeasyPrint 70.0, PlutoPrint 0.23.0 and PyMuPDF 2.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install weasyprint==70.0 plutoprint==0.23.0 pymupdf==2.0
"$folder/venv/bin/python" - <<'PYTHON'
import io
from importlib.metadata import version

import plutoprint
import pymupdf
import weasyprint

PAGE = """<!doctype html><style>@page {{ size: 200px 100px; margin: 0 }} body {{ margin: 0 }}
.row {{ display: flex; width: 100px; margin: 10px }} .row div {{ min-height: 8px }}</style>
<div class=row style="{}">{}</div>"""
COLORS = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


def frames(pdf):
    with pymupdf.open(stream=pdf, filetype="pdf") as document:
        filled = {drawing["fill"]: drawing["rect"] for drawing in document[0].get_drawings()}
    boxes = [filled.get(color) for color in COLORS]
    return [box and tuple(round(value * 4 / 3 - offset) for value, offset in zip(box, (10, 10, 10, 10))) for box in boxes]


def by_plutoprint(page):
    book, output = plutoprint.Book(), io.BytesIO()
    book.load_html(page)
    book.write_to_pdf_stream(output)
    return frames(output.getvalue())


def by_weasyprint(page):
    return frames(weasyprint.HTML(string=page).write_pdf())


def look(row, styles, vertical):
    colored = zip(("#f00", "#0f0", "#00f"), styles)
    page = PAGE.format(row, "".join(f'<div style="background: {color}; {style}"></div>' for color, style in colored))
    first, last = (1, 3) if vertical else (0, 2)
    results = by_weasyprint(page)[: len(styles)], by_plutoprint(page)[: len(styles)]
    return tuple([box and (box[first], box[last]) for box in boxes] for boxes in results)


one, rigid = "flex: 1", "width: 50px; flex-shrink: 0"
thirds, right = [(0, 33), (33, 67), (67, 100)], [(0, 60), (60, 80), (80, 100)]
shrinking = ["width: 80px", "width: 40px; flex-shrink: 3", "width: 40px; flex-shrink: 0"]
lines, center = "flex-wrap: wrap-reverse; height: 40px; align-content: flex-start", "justify-content: center; height: 40px"
cases = {
    "equal": ("", [one] * 3, thirds, thirds),
    "minimum 60": ("", [one + "; min-width: 60px", one, one], [(0, 60), (60, 93), (93, 127)], right),
    "maximum 20": ("", [one + "; max-width: 20px", one, one], [(0, 20), (20, 53), (53, 87)], [(0, 20), (20, 60), (60, 100)]),
    "shrinking": ("", shrinking, [(0, 56), (56, 60), (60, 100)], [(0, 80), (80, 120), (120, 160)]),
    "minimum 70": ("", ["width: 80px; min-width: 70px", "width: 80px"], [(0, 70), (70, 120)], [(0, 70), (70, 150)]),
    "rigid": ("justify-content: space-between", [rigid] * 3, [(0, 50), (25, 75), (50, 100)], [(0, 50), (50, 100), (100, 150)]),
    "functions": ("", ["width: min(50%, 30px)", "width: clamp(5px, 20%, 15px)"], [(0, 30), (30, 45)], [None, None]),
    "ratio": ("align-items: flex-start", ["width: 20px; aspect-ratio: 1/2"], [(0, 8)], [(0, 8)]),
    "wrap-reverse": (lines, ["width: 60px; height: 10px"] * 2, [(10, 20), (0, 10)], [(30, 40), (20, 30)]),
    "absolute": (center, ["position: absolute; width: 10px; height: 10px"], [(0, 10)], [(0, 10)]),
}
print(*(f"{name} {version(name)}" for name in ("weasyprint", "plutoprint", "pymupdf")), "(start, end)")
for name, (row, styles, *expected) in cases.items():
    seen = look(row, styles, vertical=name in ("ratio", "wrap-reverse"))
    print(f"{name}: WeasyPrint {seen[0]}, PlutoPrint {seen[1]}")
    assert list(seen) == expected
PYTHON
