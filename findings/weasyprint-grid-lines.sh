#!/usr/bin/env bash
# WeasyPrint's grid has no size for an item that spans to line -1, and a style attribute does not win over an id's rule.
#
# Expected: `grid-column: 1 / -1` spans all three columns, repeat(auto-fill, ...) makes as many columns as fit, and
# `place-items: center` centers items in their cells. A style attribute wins over each rule of a style sheet.
# Found: The item that spans to -1 is 0 wide, and so is the next one in its row; `1 / span 3` is right. auto-fill makes one
# column of the full width, centered items fill their cells although they have a size. Rules with an id win over the
# style attribute, so that a grid that is set in it is laid out as the flexbox of the rule. PlutoPrint's cascade is right.
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
.grid {{ display: grid; width: 90px }} {}</style><div {}>{}</div>"""
COLORS = {"#f00": (1, 0, 0), "#0f0": (0, 1, 0), "#00f": (0, 0, 1)}


def frames(pdf):
    with pymupdf.open(stream=pdf, filetype="pdf") as document:
        filled = {drawing["fill"]: drawing["rect"] for drawing in document[0].get_drawings()}
    boxes = [filled[color] for color in COLORS.values() if color in filled]
    return [tuple(round(value * 4 / 3) for value in (box.x0, box.y0, box.width, box.height)) for box in boxes]


def by_plutoprint(page):
    book, output = plutoprint.Book(), io.BytesIO()
    book.load_html(page)
    book.write_to_pdf_stream(output)
    return frames(output.getvalue())


def by_weasyprint(page):
    return frames(weasyprint.HTML(string=page).write_pdf())


def page(attributes, *styles, rule=""):
    items = (f'<div style="background: {color}; height: 10px; {style}"></div>' for color, style in zip(COLORS, styles))
    return PAGE.format(rule, attributes, "".join(items))


columns = 'class=grid style="grid-template-columns: 1fr 1fr 1fr"'
filling = 'class=grid style="grid-template-columns: repeat(auto-fill, minmax(40px, 1fr))"'
centering = 'class=grid style="grid-template-columns: 45px 45px; height: 40px; place-items: center"'
flex = page('id=row style="display: grid"', "width: 20px", "width: 20px", rule="#row { display: flex; width: 90px }")
print(*(f"{name} {version(name)}" for name in ("weasyprint", "plutoprint", "pymupdf")), "(x, y, width, height)")
for name, document, expected in [
    ("1 / span 3", page(columns, "grid-column: 1 / span 3", ""), [(0, 0, 90, 10), (0, 10, 30, 10)]),
    ("1 / -1", page(columns, "grid-column: 1 / -1", ""), [(30, 0, 0, 10), (0, 0, 0, 10)]),
    ("auto-fill", page(filling, "", ""), [(0, 0, 90, 10), (0, 10, 90, 10)]),
    ("place-items", page(centering, "width: 10px"), [(0, 0, 45, 40)]),
    ("id and style", flex, [(0, 0, 20, 10), (20, 0, 20, 10)]),
]:
    seen = by_weasyprint(document)
    print(f"{name}: {seen}")
    assert seen == expected
document = page('id=row style="width: 20px"', "", rule="#row { width: 60px }")
widths = by_weasyprint(document)[0][2], by_plutoprint(document)[0][2]
print("width 60 by the id's rule, 20 by the style attribute:", widths)
assert widths == (60, 20)
PYTHON
