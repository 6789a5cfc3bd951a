#!/usr/bin/env bash
# SVG renderers other than browsers drop style rules, and QtSvg also drops the rules that follow them.
#
# Expected: `@media all` and `@media screen` apply in renderers that support style sheets. A rule with an unknown
# selector is dropped without effect on others. The CSS property `transform` works where `fill` works. The position of
# the `style` element does not matter.
# Found: None of the four applies `@media all` or `screen`. In QtSvg the rules after `@media (…)` or `:where` are lost
# as well, and so is a style sheet after the shapes. CairoSVG and librsvg move a shape by the property `transform`,
# resvg and QtSvg do not. Gimbal's drawings have both @media and `:where` in their style sheet. Values that must look
# the same everywhere are attributes.
# Tested with CairoSVG 2.9.1, resvg_py 0.5.0, PySide6 6.12.0 (Essentials) and librsvg 2.54.7 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! dpkg-query --show libcairo2 librsvg2-bin >/dev/null 2>&1; then
  apt-get install -y -qq --no-install-recommends libcairo2 librsvg2-bin >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install CairoSVG==2.9.1 resvg_py==0.5.0 PySide6-Essentials==6.12.0 Pillow==13.0.0
rsvg-convert --version
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - 2>/dev/null <<'PYTHON'
import io
import subprocess
from importlib.metadata import version

import cairosvg
import resvg_py
from PIL import Image
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

application = QGuiApplication([])


def by_qt(text):
    image, buffer = QImage(40, 40, QImage.Format.Format_ARGB32), QBuffer()
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(text.encode()).render(painter)
    painter.end()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data())


renderers = {
    "CairoSVG": lambda text: cairosvg.svg2png(bytestring=text.encode()),
    "librsvg": lambda text: subprocess.run(["rsvg-convert"], input=text.encode(), capture_output=True, check=True).stdout,
    "resvg": lambda text: bytes(resvg_py.svg_to_bytes(svg_string=text)),
    "QtSvg": by_qt,
}
red, blue = "rect { fill: #f00 }", "rect { fill: #00f }"
shape = '<rect width="20" height="40"/>'
cases = {
    "@media all": (f"<style>{red} @media all {{ {blue} }}</style>{shape}", ["red"] * 4),
    "@media screen": (f"<style>{red} @media screen {{ {blue} }}</style>{shape}", ["red"] * 4),
    "after @media (…)": (f"<style>@media (min-width: 1px) {{ {red} }} {blue}</style>{shape}", ["blue"] * 3 + ["black"]),
    "after :where": (f"<style>{red} :where(.a) path {{ fill: #0f0 }} {blue}</style>{shape}", ["blue"] * 3 + ["red"]),
    "style at the end": (f"{shape}<style>{blue}</style>", ["blue"] * 3 + ["black"]),
    "transform": (f"<style>rect {{ fill: #00f; transform: translate(20px, 0) }}</style>{shape}", ["white"] * 2 + ["blue"] * 2),
}
names = {(255, 0, 0, 255): "red", (0, 0, 255, 255): "blue", (0, 0, 0, 255): "black"}
head = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
print(*(f"{name} {version(name)}" for name in ("CairoSVG", "resvg_py", "PySide6-Essentials")), "order:", *renderers)
for case, (text, expected) in cases.items():
    images = [Image.open(io.BytesIO(draw(f"{head}{text}</svg>"))).convert("RGBA") for draw in renderers.values()]
    seen = [names.get(image.getpixel((5, 20)), "white") for image in images]
    print(f"{case}: {seen}")
    assert seen == expected
PYTHON
