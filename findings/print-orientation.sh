#!/usr/bin/env bash
# Pages that `@page` makes landscape match portrait media queries, and WeasyPrint does not return from a landscape page.
#
# Expected: With `@page { size: A5 landscape }` the rule of `@media (orientation: landscape)` applies to the printed
# page. A paragraph with a named landscape page between two others is on its own page, the others on portrait pages.
# Found: Chromium and PlutoPrint make landscape pages and apply the portrait rule to them. In WeasyPrint neither rule
# applies on any page. Its third paragraph, which names no page, is on the landscape page; with a named portrait page or
# a forced break it is on a portrait page. PlutoPrint does not support named pages: all three paragraphs are on one
# page.
# Tested with Chromium 156.0.8078.108 of Debian 12, WeasyPrint 70.0 and PlutoPrint 0.23.0. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(chromium libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0 fonts-dejavu-core)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install weasyprint==70.0 plutoprint==0.23.0 pymupdf==2.0
cat >"$folder/print.py" <<'PYTHON'
import io
import subprocess
import sys

import plutoprint
import pymupdf
import weasyprint

folder = sys.argv[1]


def by_chromium(text):
    page, output = f"{folder}/page.html", f"{folder}/page.pdf"
    with open(page, "w", encoding="utf-8") as file:
        file.write(text)
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile", "--no-pdf-header-footer"]
    subprocess.run(["chromium", *options, f"--print-to-pdf={output}", f"file://{page}"], capture_output=True, check=True)
    with open(output, "rb") as file:
        return file.read()


def by_plutoprint(text):
    book, output = plutoprint.Book(), io.BytesIO()
    book.load_html(text)
    book.write_to_pdf_stream(output)
    return output.getvalue()


printers = {
    "Chromium": by_chromium,
    "WeasyPrint": lambda text: weasyprint.HTML(string=text).write_pdf(),
    "PlutoPrint": by_plutoprint,
}
rules = "@media (orientation: landscape) { p { color: #f00 } } @media (orientation: portrait) { p { color: #00f } }"
named = "@page { size: A5 } @page wide { size: A5 landscape } @page tall { size: A5 } .wide { page: wide } .tall { page: tall }"
cases = {
    "A5 landscape": (f"@page {{ size: A5 landscape }} {rules}", "<p>one</p>"),
    "A5": (f"@page {{ size: A5 }} {rules}", "<p>one</p>"),
    "named in the middle": (named, '<p>one</p><p class="wide">two</p><p>three</p>'),
    "all named": (named, '<p class="tall">one</p><p class="wide">two</p><p class="tall">three</p>'),
    "forced break": (named + "p { break-after: page }", '<p>one</p><p class="wide">two</p><p>three</p>'),
}


def describe(page):
    spans = [span for block in page.get_text("dict")["blocks"] for line in block.get("lines", []) for span in line["spans"]]
    color = {0xFF0000: " by landscape's rule", 0x0000FF: " by portrait's rule"}.get(spans[0]["color"], "") if spans else ""
    shape = "landscape" if page.rect.width > page.rect.height else "portrait"
    return f"{shape} {'+'.join(span['text'].strip() for span in spans)}{color}"


for name, (style, body) in cases.items():
    for printer, make in printers.items():
        pages = pymupdf.open(stream=make(f"<!doctype html><style>{style}</style>{body}"), filetype="pdf")
        print(f"{name}, {printer}: {', '.join(describe(page) for page in pages)}")
PYTHON
chromium --version 2>/dev/null
"$folder/venv/bin/python" "$folder/print.py" "$folder" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
A5 landscape, Chromium: landscape one by portrait's rule
A5 landscape, WeasyPrint: landscape one
A5 landscape, PlutoPrint: landscape one by portrait's rule
A5, Chromium: portrait one by portrait's rule
A5, WeasyPrint: portrait one
A5, PlutoPrint: portrait one by portrait's rule
named in the middle, Chromium: portrait one, landscape two, portrait three
named in the middle, WeasyPrint: portrait one, landscape two+three
named in the middle, PlutoPrint: portrait one+two+three
all named, Chromium: portrait one, landscape two, portrait three
all named, WeasyPrint: portrait one, landscape two, portrait three
all named, PlutoPrint: portrait one+two+three
forced break, Chromium: portrait one, landscape two, portrait three
forced break, WeasyPrint: portrait one, landscape two, portrait three
forced break, PlutoPrint: portrait one, portrait two, portrait three
SEEN
