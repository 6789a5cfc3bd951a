#!/usr/bin/env bash
# A switch of SVG by language is empty in Skia and MuPDF, and four renderers disagree about en-US, EN and "fr, en".
#
# Expected: Renderers of SVG 1.1 draw the first shape of a switch whose `systemLanguage` is the user's. It may have a
# region, be in any case, or in a list. A title is no shape. Without a switch no shape in another language is drawn.
# Found: Skia and MuPDF draw nothing of a switch, with or without languages. For an American user CairoSVG does not
# match `en-US`, and the others match `en-GB` too. Only librsvg matches `EN`. Qt does not match a list. After a title,
# CairoSVG and librsvg draw nothing. Qt draws the shape after a hidden one. Without a switch all but CairoSVG and resvg
# draw a shape in French.
# Tested with CairoSVG 2.9.1, librsvg 2.54.7, resvg_py 0.5.0, PySide6 6.12.0, skia-python 144.1 and PyMuPDF 2.0. Needs
# root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(librsvg2-bin libcairo2 libegl1 libgl1 libxkbcommon0 locales)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install CairoSVG==2.9.1 resvg_py==0.5.0 PySide6-Essentials==6.12.0 skia-python==144.1 \
  PyMuPDF==2.0 Pillow==13.0.0
cd "$folder"
cat >look.py <<'PYTHON'
import io
import os
import subprocess
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
import skia
from PIL import Image
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def by_cairosvg(svg):
    return Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode())))


def by_librsvg(svg):
    png = subprocess.run(["rsvg-convert"], input=svg.encode(), capture_output=True, check=True).stdout
    return Image.open(io.BytesIO(png))


def by_resvg(svg):
    languages = [os.environ["LC_ALL"][:2]]
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, languages=languages))))


def by_qt(svg):
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(renderer.defaultSize(), QImage.Format_RGBA8888)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()))


def by_skia(svg):
    drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.encode()))
    size = drawing.containerSize()
    surface = skia.Surface(round(size.width()), round(size.height()))
    drawing.render(surface.getCanvas())
    return Image.open(io.BytesIO(bytes(surface.makeImageSnapshot().encodeToData())))


def by_mupdf(svg):
    pixmap = pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(alpha=True)
    return Image.open(io.BytesIO(pixmap.tobytes("png")))


RENDERERS = {
    "CairoSVG": by_cairosvg,
    "librsvg": by_librsvg,
    "resvg": by_resvg,
    "Qt": by_qt,
    "Skia": by_skia,
    "MuPDF": by_mupdf,
}


def shape(color, attributes):
    return f'<rect width="100" height="100" fill="{color}" {attributes}/>'


def choice(color, languages):
    return f"<switch>{shape(color, languages)}{shape('black', '')}</switch>"


CASES = {
    "de, or en, or else": "<switch>" + shape("red", "systemLanguage='de'") + choice("blue", "systemLanguage='en'")[8:],
    "en-US, or else": choice("blue", 'systemLanguage="en-US"'),
    "en-GB, or else": choice("blue", 'systemLanguage="en-GB"'),
    "EN, or else": choice("blue", 'systemLanguage="EN"'),
    "fr and en, or else": choice("blue", 'systemLanguage="fr, en"'),
    "red, or else": choice("red", ""),
    "title, or red": choice("red", "").replace("<switch>", "<switch><title>Title</title>"),
    "hidden red, or else": choice("red", 'display="none"'),
    "fr, without a switch": shape("red", 'systemLanguage="fr"'),
}
NAMES = {(255, 0, 0): "red", (0, 0, 255): "blue", (0, 0, 0): "black"}


def color(image):
    red, green, blue, alpha = image.convert("RGBA").getpixel((50, 50))
    return NAMES[red, green, blue] if alpha else "nothing"


application = QGuiApplication([])
if "en" in os.environ["LC_ALL"]:
    names = ("CairoSVG", "resvg_py", "PySide6_Essentials", "skia-python", "PyMuPDF")
    print(", ".join(f"{name} {version(name)}" for name in names))
print(os.environ["LC_ALL"])
for name, content in CASES.items():
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">{content}</svg>'
    results = {}
    for renderer, draw in RENDERERS.items():
        results.setdefault(color(draw(svg)), []).append(renderer)
    print(f"  {name}:", " | ".join(f"{result} {', '.join(names)}" for result, names in results.items()))
PYTHON
export LOCPATH="$folder" QT_QPA_PLATFORM=offscreen
unset LANGUAGE
for locale in en_US de_DE; do
  localedef -i "$locale" -f UTF-8 "$folder/$locale.UTF-8"
  LC_ALL="$locale.UTF-8" venv/bin/python look.py 2>/dev/null
done | tee seen
diff - seen <<'SEEN'
CairoSVG 2.9.1, resvg_py 0.5.0, PySide6_Essentials 6.12.0, skia-python 144.1, PyMuPDF 2.0
en_US.UTF-8
  de, or en, or else: blue CairoSVG, librsvg, resvg, Qt | nothing Skia, MuPDF
  en-US, or else: black CairoSVG | blue librsvg, resvg, Qt | nothing Skia, MuPDF
  en-GB, or else: black CairoSVG | blue librsvg, resvg, Qt | nothing Skia, MuPDF
  EN, or else: black CairoSVG, resvg, Qt | blue librsvg | nothing Skia, MuPDF
  fr and en, or else: blue CairoSVG, librsvg, resvg | black Qt | nothing Skia, MuPDF
  red, or else: red CairoSVG, librsvg, resvg, Qt | nothing Skia, MuPDF
  title, or red: nothing CairoSVG, librsvg, Skia, MuPDF | red resvg, Qt
  hidden red, or else: nothing CairoSVG, librsvg, resvg, Skia, MuPDF | black Qt
  fr, without a switch: nothing CairoSVG, resvg | red librsvg, Qt, Skia, MuPDF
de_DE.UTF-8
  de, or en, or else: red CairoSVG, librsvg, resvg, Qt | nothing Skia, MuPDF
  en-US, or else: black CairoSVG, librsvg, resvg, Qt | nothing Skia, MuPDF
  en-GB, or else: black CairoSVG, librsvg, resvg, Qt | nothing Skia, MuPDF
  EN, or else: black CairoSVG, librsvg, resvg, Qt | nothing Skia, MuPDF
  fr and en, or else: black CairoSVG, librsvg, resvg, Qt | nothing Skia, MuPDF
  red, or else: red CairoSVG, librsvg, resvg, Qt | nothing Skia, MuPDF
  title, or red: nothing CairoSVG, librsvg, Skia, MuPDF | red resvg, Qt
  hidden red, or else: nothing CairoSVG, librsvg, resvg, Skia, MuPDF | black Qt
  fr, without a switch: nothing CairoSVG, resvg | red librsvg, Qt, Skia, MuPDF
SEEN
