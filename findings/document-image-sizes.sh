#!/usr/bin/env bash
# A screenshot at @2x has three sizes in eight libraries of documents, and its format or metadata change the size.
#
# Expected: A screenshot of 600 × 1200 pixels that says 144 pixels per inch is 300 × 600 points in a document. One
# without a resolution has one default size, and a rotated JPEG has the shape in which it is displayed.
# Found: It is 300 points wide in python-docx, python-pptx, XlsxWriter and img2pdf, 450 in openpyxl, which assumes 96,
# and 600 in fpdf2, reportlab and borb, which assume 72. Without a resolution it is 600 in python-docx and python-pptx
# too, and 450 in XlsxWriter and img2pdf. If only the Exif data of a JPEG have the resolution, python-docx and
# XlsxWriter do not read it. XlsxWriter ignores that of BMP, img2pdf that of WebP. With 72 × 144 the shape is a square
# in four libraries. A portrait JPEG that is stored on its side with an Exif orientation lies on its side in all but
# img2pdf.
# Tested with python-docx 1.2.0, python-pptx 1.0.2, openpyxl 3.1.5, XlsxWriter 3.3.1, fpdf2 2.8.9, reportlab 5.1.0,
# borb 3.0.9, img2pdf 0.6.3 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install python-docx==1.2.0 python-pptx==1.0.2 openpyxl==3.1.5 xlsxwriter==3.3.1 \
  fpdf2==2.8.9 reportlab==5.1.0 borb==3.0.9 img2pdf==0.6.3 pypdf==7.1.1 pillow==13.0.0
cat >"$folder/look.py" <<'PYTHON'
import io
import pathlib
import re
import zipfile
from importlib.metadata import version

import borb.pdf
import docx
import fpdf
import img2pdf
import openpyxl
import openpyxl.drawing.image
import pptx
import pypdf
import reportlab.platypus
import xlsxwriter
from PIL import Image


def points(workbook):
    """The size of the first image of a workbook in English metric units, of which 12700 are a point."""
    drawing = zipfile.ZipFile(workbook).read("xl/drawings/drawing1.xml").decode()
    return (int(value) / 12700 for value in re.search(r'ext cx="(\d+)" cy="(\d+)"', drawing).groups())


def by_docx(path):
    shape = docx.Document().add_picture(path)
    return shape.width.pt, shape.height.pt


def by_pptx(path):
    presentation = pptx.Presentation()
    shape = presentation.slides.add_slide(presentation.slide_layouts[6]).shapes.add_picture(path, 0, 0)
    return shape.width.pt, shape.height.pt


def by_xlsxwriter(path):
    output = io.BytesIO()
    with xlsxwriter.Workbook(output) as workbook:
        workbook.add_worksheet().insert_image("A1", path, {"object_position": 3})
    return points(output)


def by_openpyxl(path):
    output, workbook = io.BytesIO(), openpyxl.Workbook()
    workbook.active.add_image(openpyxl.drawing.image.Image(path), "A1")
    workbook.save(output)
    return points(output)


def by_img2pdf(path):
    page = pypdf.PdfReader(io.BytesIO(img2pdf.convert(path))).pages[0]
    size = page.mediabox.width, page.mediabox.height
    return size if page.rotation % 180 == 0 else size[::-1]


def by_fpdf2(path):
    document = fpdf.FPDF(unit="pt")
    document.add_page()
    image = document.image(path)
    return image["rendered_width"], image["rendered_height"]


def by_reportlab(path):
    image = reportlab.platypus.Image(path)
    return image.drawWidth, image.drawHeight


def by_borb(path):
    return borb.pdf.Image(pathlib.Path(path)).get_size((2000, 2000))


def exif(**values):
    data = Image.Exif()
    tags = {"orientation": 0x112, "x": 0x11A, "y": 0x11B, "unit": 0x128}
    data.update({tags[key]: value for key, value in values.items()})
    return data


image, stored = Image.new("RGB", (600, 1200), "red"), Image.new("RGB", (1200, 600), "red")
image.save("144.png", dpi=(144, 144))
image.save("144.jpg", dpi=(144, 144))
image.save("144.bmp", dpi=(144, 144))
image.save("144.webp", exif=exif(x=144, y=144, unit=2))
image.save("144 in Exif.jpg", exif=exif(x=144, y=144, unit=2))
image.save("none.png")
image.save("72 x 144.png", dpi=(72, 144))
stored.save("144, rotated.jpg", dpi=(144, 144), exif=exif(orientation=6))
refusals = ValueError, KeyError, docx.image.exceptions.UnrecognizedImageError, xlsxwriter.exceptions.XlsxWriterException
libraries = {
    "python-docx": by_docx,
    "python-pptx": by_pptx,
    "xlsxwriter": by_xlsxwriter,
    "img2pdf": by_img2pdf,
    "openpyxl": by_openpyxl,
    "fpdf2": by_fpdf2,
    "reportlab": by_reportlab,
    "borb": by_borb,
}
print(", ".join(f"{name} {version(name)}" for name in (*libraries, "pillow")))
for path in sorted(pathlib.Path().glob("*.*")):
    sizes = {}
    for name, function in libraries.items():
        try:
            size = "{:.0f} x {:.0f}".format(*function(str(path)))
        except refusals:
            size = "refused"
        sizes.setdefault(size, []).append(name)
    print(f"{path}:", " | ".join(f"{size} {', '.join(names)}" for size, names in sizes.items()))
PYTHON
mkdir "$folder/images"
cd "$folder/images"
"$folder/venv/bin/python" "$folder/look.py" | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
python-docx 1.2.0, python-pptx 1.0.2, xlsxwriter 3.3.1, img2pdf 0.6.3, openpyxl 3.1.5, fpdf2 2.8.9, reportlab 5.1.0, borb 3.0.9, pillow 13.0.0
144 in Exif.jpg: 600 x 1200 python-docx, fpdf2, reportlab, borb | 300 x 600 python-pptx, img2pdf | 450 x 900 xlsxwriter, openpyxl
144, rotated.jpg: 600 x 300 python-docx, python-pptx, xlsxwriter | 300 x 600 img2pdf | 900 x 450 openpyxl | 1200 x 600 fpdf2, reportlab, borb
144.bmp: 300 x 600 python-docx, python-pptx, img2pdf | 450 x 900 xlsxwriter, openpyxl | 600 x 1200 fpdf2, reportlab, borb
144.jpg: 300 x 600 python-docx, python-pptx, xlsxwriter, img2pdf | 450 x 900 openpyxl | 600 x 1200 fpdf2, reportlab, borb
144.png: 300 x 600 python-docx, python-pptx, xlsxwriter, img2pdf | 450 x 900 openpyxl | 600 x 1200 fpdf2, reportlab, borb
144.webp: refused python-docx, python-pptx, xlsxwriter, openpyxl | 450 x 900 img2pdf | 600 x 1200 fpdf2, reportlab, borb
72 x 144.png: 600 x 600 python-docx, python-pptx, xlsxwriter, img2pdf | 450 x 900 openpyxl | 600 x 1200 fpdf2, reportlab, borb
none.png: 600 x 1200 python-docx, python-pptx, fpdf2, reportlab, borb | 450 x 900 xlsxwriter, img2pdf, openpyxl
SEEN
