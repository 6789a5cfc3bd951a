#!/usr/bin/env bash
# For a rotated PDF page four readers return a size and word positions that do not match, or the word backwards.
#
# Expected: Readers return the size of a page and the positions of its words in the same coordinates, either displayed
# or stored: a word of a page of 200 × 100 that is rotated by 90 is inside 100 × 200, or inside 200 × 100.
# Found: PyMuPDF and pypdfium2 return the displayed size, 100 × 200, and stored positions, for every rotation. pdftotext
# -bbox returns the stored size and displayed positions: at 270 the word ends at 180 on a page that is 100 high.
# pdfplumber returns both as displayed, but reads the word as "droW" at 270. A test that searches a string in a rotated
# page, such as a landscape print of Gimbal's page, finds it at another position with each reader.
# Tested with PyMuPDF 2.0, pypdfium2 5.15.2, pdfplumber 0.11.10 and poppler-utils 22.12.0 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
poppler=22.12.0-2+deb12u3
if [ "$(dpkg-query --show --showformat='${Version}' poppler-utils 2>/dev/null)" != "$poppler" ]; then
  apt-get install -y -qq --no-install-recommends "poppler-utils=$poppler" >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install reportlab==5.1.0 pypdf==7.1.1 pymupdf==2.0 pypdfium2==5.15.2 pdfplumber==0.11.10
cd "$folder"
venv/bin/python - <<'PYTHON'
import re
import subprocess
from importlib.metadata import version

import pdfplumber
import pymupdf
import pypdf
import pypdfium2
from reportlab.pdfgen.canvas import Canvas

canvas = Canvas("upright.pdf", pagesize=(200, 100))
canvas.setFont("Helvetica", 10)
canvas.drawString(20, 30, "Word")
canvas.save()


def by_pymupdf(path):
    page = pymupdf.open(path)[0]
    left, top, right, bottom, word = page.get_text("words")[0][:5]
    return round(page.rect.width), round(page.rect.height), word, round(left), round(bottom)


def by_pdfium(path):
    page = pypdfium2.PdfDocument(path)[0]
    text = page.get_textpage()
    width, height = page.get_size()
    return round(width), round(height), text.get_text_range(), round(text.get_charbox(0)[0]), round(text.get_charbox(0)[1])


def by_pdfplumber(path):
    page = pdfplumber.open(path).pages[0]
    word = page.extract_words()[0]
    return round(page.width), round(page.height), word["text"], round(word["x0"]), round(word["bottom"])


def by_pdftotext(path):
    text = subprocess.run(["pdftotext", "-bbox", path, "-"], capture_output=True, text=True, check=True).stdout
    page = re.search(r'width="([\d.]+)" height="([\d.]+)"', text)
    word = re.search(r'xMin="([\d.]+)".* yMax="([\d.]+)">(\w+)', text)
    return round(float(page[1])), round(float(page[2])), word[3], round(float(word[1])), round(float(word[2]))


print(*(f"{name} {version(name)}" for name in ("pymupdf", "pypdfium2", "pdfplumber")), "(width, height, word, left, bottom)")
expected = {
    0: [(200, 100, "Word", 20, 73), (200, 100, "Word", 20, 30), (200, 100, "Word", 20, 72), (200, 100, "Word", 20, 72)],
    90: [(100, 200, "Word", 20, 73), (100, 200, "Word", 20, 30), (100, 200, "Word", 28, 44), (200, 100, "Word", 28, 44)],
    270: [(100, 200, "Word", 20, 73), (100, 200, "Word", 20, 30), (100, 200, "droW", 62, 180), (200, 100, "Word", 63, 180)],
}
for degrees, results in expected.items():
    writer = pypdf.PdfWriter(clone_from="upright.pdf")
    writer.pages[0].rotate(degrees)
    writer.write("turned.pdf")
    seen = [read("turned.pdf") for read in (by_pymupdf, by_pdfium, by_pdfplumber, by_pdftotext)]
    print(f"{degrees}: PyMuPDF {seen[0]}, pypdfium2 {seen[1]}, pdfplumber {seen[2]}, pdftotext {seen[3]}")
    assert seen == results
PYTHON
