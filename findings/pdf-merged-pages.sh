#!/usr/bin/env bash
# Libraries that put one PDF page on another ignore how the page is displayed: its rotation, its crop box, its unit.
#
# Expected: A page that a library draws on another one, or on which it draws, appears as viewers display it: rotated by
# its /Rotate, without what its crop box hides, and as large as /UserUnit makes it.
# Found: A page rotated by 90 is merged without its rotation by pypdf. PyMuPDF shows half of it, on its side: the box is
# the rotated size, which cuts the page that is not rotated. pikepdf and pdfrw rotate it. pypdf leaves a page that is
# cropped to its right half 100 points from the left. Each library draws a page with a unit of 2 as 200 points wide,
# half of what viewers display. On a page that is rotated by 90 only pikepdf draws as displayed; the other three rotate
# the drawing.
# Tested with pypdf 7.1.1, PyMuPDF 2.0, pikepdf 10.18.0 and pdfrw 0.4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pypdf==7.1.1 PyMuPDF==2.0 pikepdf==10.18.0 pdfrw==0.4
"$folder/venv/bin/python" -W ignore - <<'PYTHON' | tee "$folder/seen"
import io
from importlib.metadata import version

import pikepdf
import pymupdf
import pypdf
from pdfrw import PageMerge, PdfReader, PdfWriter

# Green is the upper left quarter of 200 × 100 points, blue the upper right one, red the lower half.
CONTENT = b"1 0 0 rg 0 0 200 100 re f 0 1 0 rg 0 50 100 50 re f 0 0 1 rg 100 50 100 50 re f"


def saved(document):
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


def page(rotation=0, crop=None, unit=None):
    document = pikepdf.new()
    made = document.add_blank_page(page_size=(200, 100))
    made.Contents = document.make_stream(CONTENT)
    if rotation:
        made.Rotate = rotation
    if crop:
        made.CropBox = crop
    if unit:
        made.UserUnit = unit
    return saved(document)


def seen(data):
    """The size of a page as displayed, and the first letters of its colors in 8 columns and 4 rows."""
    pixels = pymupdf.open(stream=data)[0].get_pixmap()

    def letter(column, row):
        color = pixels.pixel(int((column + 0.5) * pixels.width / 8), int((row + 0.5) * pixels.height / 4))
        return "." if min(color) > 128 else "rgb"[color.index(max(color))]

    rows = ("".join(letter(column, row) for column in range(8)) for row in range(4))
    return f"{pixels.width} x {pixels.height} {'/'.join(rows)}"


def with_pypdf(source, target):
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(target))
    writer.pages[0].merge_page(pypdf.PdfReader(io.BytesIO(source)).pages[0])
    file = io.BytesIO()
    writer.write(file)
    return file.getvalue()


def with_pymupdf(source, target):
    document = pymupdf.open(stream=target)
    shown = document[0]
    size = min(shown.rect.width, shown.rect.height, 200)
    shown.show_pdf_page(pymupdf.Rect(0, 0, size, size), pymupdf.open(stream=source), 0)
    return document.tobytes()


def with_pikepdf(source, target):
    document, other = pikepdf.open(io.BytesIO(target)), pikepdf.open(io.BytesIO(source))
    box = document.pages[0].mediabox
    size = min(float(box[2]), float(box[3]))
    document.pages[0].add_overlay(other.pages[0], pikepdf.Rectangle(0, 0, size, size))
    return saved(document)


def with_pdfrw(source, target):
    merge = PageMerge(PdfReader(fdata=target).pages[0])
    merge.add(PdfReader(fdata=source).pages[0]).render()
    writer = PdfWriter()
    writer.addpage(merge.page)
    file = io.BytesIO()
    writer.write(file)
    return file.getvalue()


def blank(width, height, rotation=0):
    document = pikepdf.new()
    made = document.add_blank_page(page_size=(width, height))
    if rotation:
        made.Rotate = rotation
    return saved(document)


print(*(f"{name} {version(name)}" for name in ("pypdf", "PyMuPDF", "pikepdf", "pdfrw")))
LIBRARIES = {"pypdf": with_pypdf, "PyMuPDF": with_pymupdf, "pikepdf": with_pikepdf, "pdfrw": with_pdfrw}
for title, source in {
    "not rotated": page(),
    "rotated by 90": page(90),
    "cropped to the right half": page(crop=[100, 0, 200, 100]),
    "unit of 2": page(unit=2),
}.items():
    print(f"{title}: {seen(source)}")
    for name, merge in LIBRARIES.items():
        print(f"  {name}, on 200 x 200: {seen(merge(source, blank(200, 200)))}")
for name, merge in LIBRARIES.items():
    print(f"{name}, on 200 x 200 that is rotated by 90: {seen(merge(page(), blank(200, 200, 90)))}")
PYTHON
diff - "$folder/seen" <<'SEEN'
pypdf 7.1.1 PyMuPDF 2.0 pikepdf 10.18.0 pdfrw 0.4
not rotated: 200 x 100 ggggbbbb/ggggbbbb/rrrrrrrr/rrrrrrrr
  pypdf, on 200 x 200: 200 x 200 ......../......../ggggbbbb/rrrrrrrr
  PyMuPDF, on 200 x 200: 200 x 200 ......../ggggbbbb/rrrrrrrr/........
  pikepdf, on 200 x 200: 200 x 200 ......../ggggbbbb/rrrrrrrr/........
  pdfrw, on 200 x 200: 200 x 200 ......../......../ggggbbbb/rrrrrrrr
rotated by 90: 100 x 200 rrrrgggg/rrrrgggg/rrrrbbbb/rrrrbbbb
  pypdf, on 200 x 200: 200 x 200 ......../......../ggggbbbb/rrrrrrrr
  PyMuPDF, on 200 x 200: 200 x 200 ..gggg../..rrrr../......../........
  pikepdf, on 200 x 200: 200 x 200 ..rrgg../..rrgg../..rrbb../..rrbb..
  pdfrw, on 200 x 200: 200 x 200 rrgg..../rrgg..../rrbb..../rrbb....
cropped to the right half: 100 x 100 bbbbbbbb/bbbbbbbb/rrrrrrrr/rrrrrrrr
  pypdf, on 200 x 200: 200 x 200 ......../......../....bbbb/....rrrr
  PyMuPDF, on 200 x 200: 200 x 200 bbbbbbbb/bbbbbbbb/rrrrrrrr/rrrrrrrr
  pikepdf, on 200 x 200: 200 x 200 bbbbbbbb/bbbbbbbb/rrrrrrrr/rrrrrrrr
  pdfrw, on 200 x 200: 200 x 200 ......../......../bbbb..../rrrr....
unit of 2: 400 x 200 ggggbbbb/ggggbbbb/rrrrrrrr/rrrrrrrr
  pypdf, on 200 x 200: 200 x 200 ......../......../ggggbbbb/rrrrrrrr
  PyMuPDF, on 200 x 200: 200 x 200 ......../ggggbbbb/rrrrrrrr/........
  pikepdf, on 200 x 200: 200 x 200 ......../ggggbbbb/rrrrrrrr/........
  pdfrw, on 200 x 200: 200 x 200 ......../......../ggggbbbb/rrrrrrrr
pypdf, on 200 x 200 that is rotated by 90: 200 x 200 rrgg..../rrgg..../rrbb..../rrbb....
PyMuPDF, on 200 x 200 that is rotated by 90: 200 x 200 ..rrgg../..rrgg../..rrbb../..rrbb..
pikepdf, on 200 x 200 that is rotated by 90: 200 x 200 ......../ggggbbbb/rrrrrrrr/........
pdfrw, on 200 x 200 that is rotated by 90: 200 x 200 rrgg..../rrgg..../rrbb..../rrbb....
SEEN
