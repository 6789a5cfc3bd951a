#!/usr/bin/env bash
# A gradient from red to transparent stays red in some libraries and darkens in others; sweeps run in both directions.
#
# Expected: The middle between red and transparent black is half-transparent red, or half-transparent dark red, in all
# libraries that draw on a canvas. A sweep of red, green, blue and black at 0, 1/4, 1/2 and 1 is red at the right and
# green at the bottom, as of Skia, or red at the top and green at the right, as of CSS.
# Found: QPainter, CSS and ImageMagick have red in the middle; Skia, cairo, Pixie, Chromium's own canvas and SVG, and
# Qt's reader of SVG have dark red. A fade to "clear" therefore differs between two parts of Qt and of Chromium.
# QConicalGradient runs counterclockwise, so that green is at the top, although Qt's rotations are clockwise. Pixie's
# sweep with handles at the center and at the right begins at the bottom and has green at the left.
# Tested with PySide6 6.12.0, skia-python 144.1, pixie-python 4.3.0, pycairo 1.20.1 and ImageMagick 6.9.11 of Debian
# 12, and Chromium 156.0.8078.108. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=156.0.8078.108
chromium --version 2>/dev/null | grep -qF "$version" || apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
packages=(imagemagick python3-cairo libegl1 libgl1 libxkbcommon0 libfontconfig1)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install Pillow==13.0.0 numpy==2.4.6 PySide6-Essentials==6.12.0 pixie-python==4.3.0 \
  skia-python==144.1
cd "$folder"
cat >page.html <<'HTML'
<!doctype html>
<style>
body { margin: 0 }
body > * { display: block; width: 100px; height: 100px }
</style>
<div style="background: linear-gradient(90deg, red, transparent)"></div>
<canvas id="linear" width="100" height="100"></canvas>
<svg><linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-opacity="0"/></linearGradient>
<rect width="100" height="100" fill="url(#g)"/></svg>
<div style="background: conic-gradient(red, lime 25%, blue 50%, black)"></div>
<canvas id="sweep" width="100" height="100"></canvas>
<script>
function fill(id, stops, make) {
  const context = document.getElementById(id).getContext("2d")
  const gradient = make(context)
  for (const [offset, color] of stops) gradient.addColorStop(offset, color)
  context.fillStyle = gradient
  context.fillRect(0, 0, 100, 100)
}
fill("linear", [[0, "red"], [1, "transparent"]], context => context.createLinearGradient(0, 0, 100, 0))
const stops = [[0, "red"], [0.25, "lime"], [0.5, "blue"], [1, "black"]]
fill("sweep", stops, context => context.createConicGradient(0, 50, 50))
</script>
HTML
cat >gradient.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><linearGradient id="g"><stop stop-color="red"/><stop
offset="1" stop-opacity="0"/></linearGradient><rect width="100" height="100" fill="url(#g)"/></svg>
SVG
chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --default-background-color=00000000 \
  --window-size=100,700 --screenshot=page.png page.html >/dev/null 2>&1
convert-im6.q16 -size 100x100 gradient:red-none -rotate -90 magick.png
/usr/bin/python3 - <<'PYTHON'
import cairo

surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, 100, 100)
gradient = cairo.LinearGradient(0, 0, 100, 0)
gradient.add_color_stop_rgba(0, 1, 0, 0, 1)
gradient.add_color_stop_rgba(1, 0, 0, 0, 0)
context = cairo.Context(surface)
context.set_source(gradient)
context.paint()
surface.write_to_png("cairo.png")
PYTHON
cat >probe.py <<'PYTHON'
import pixie
import skia
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QConicalGradient, QGuiApplication, QImage, QLinearGradient, QPainter
from PySide6.QtSvg import QSvgRenderer

FADE = [(0, (255, 0, 0, 255)), (1, (0, 0, 0, 0))]
SWEEP = [(0, (255, 0, 0, 255)), (0.25, (0, 255, 0, 255)), (0.5, (0, 0, 255, 255)), (1, (0, 0, 0, 255))]


def by_qt(path, stops=(), gradient=None):
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if gradient is None:
        QSvgRenderer("gradient.svg").render(painter)
    else:
        for offset, color in stops:
            gradient.setColorAt(offset, QColor(*color))
        painter.fillRect(0, 0, 100, 100, gradient)
    painter.end()
    image.save(path)


def by_skia(path, stops, make):
    colors = [skia.Color(*color) for _, color in stops]
    surface = skia.Surface(100, 100)
    surface.getCanvas().drawPaint(skia.Paint(Shader=make(colors, [offset for offset, _ in stops])))
    Image.fromarray(surface.toarray(colorType=skia.kRGBA_8888_ColorType)).save(path)


def by_pixie(path, stops, kind, handles):
    image, paint, area = pixie.Image(100, 100), pixie.Paint(kind), pixie.Path()
    for handle in handles:
        paint.gradient_handle_positions.append(pixie.Vector2(*handle))
    for offset, color in stops:
        paint.gradient_stops.append(pixie.ColorStop(pixie.Color(*(value / 255 for value in color)), offset))
    area.rect(0, 0, 100, 100)
    image.fill_path(area, paint)
    image.write_file(path)


application = QGuiApplication([])
by_qt("qt.png", FADE, QLinearGradient(0, 0, 100, 0))
by_qt("qtsvg.png")
by_qt("qt-sweep.png", SWEEP, QConicalGradient(50, 50, 0))
by_skia("skia.png", FADE, lambda colors, at: skia.GradientShader.MakeLinear([(0, 0), (100, 0)], colors, at))
by_skia("skia-sweep.png", SWEEP, lambda colors, at: skia.GradientShader.MakeSweep(50, 50, colors, at))
by_pixie("pixie.png", FADE, pixie.LINEAR_GRADIENT_PAINT, [(0, 0), (100, 0)])
by_pixie("pixie-sweep.png", SWEEP, pixie.ANGULAR_GRADIENT_PAINT, [(50, 50), (100, 50), (50, 100)])


def color(path, x, y):
    return Image.open(path).convert("RGBA").getpixel((x, y))


for name, path, top in [
    ("QPainter", "qt.png", 0), ("CSS", "page.png", 0), ("ImageMagick", "magick.png", 0), ("Skia", "skia.png", 0),
    ("cairo", "cairo.png", 0), ("Pixie", "pixie.png", 0), ("Chromium's canvas", "page.png", 100),
    ("Chromium's SVG", "page.png", 200), ("QtSvg", "qtsvg.png", 0),
]:
    red, green, blue, alpha = color(path, 50, top + 50)
    print(f"{name}: {'red' if red > 250 else 'dark red' if 120 < red < 130 else red} at {alpha / 255:.1f}")
for name, path, top in [
    ("CSS", "page.png", 300), ("Chromium's canvas", "page.png", 400), ("Skia", "skia-sweep.png", 0),
    ("QConicalGradient", "qt-sweep.png", 0), ("Pixie", "pixie-sweep.png", 0),
]:
    for side, x, y in [("right", 90, 50), ("bottom", 50, 90), ("left", 10, 50), ("top", 50, 10)]:
        red, green, blue, _ = color(path, x, top + y)
        if green > 200:
            print(f"{name}: green at the {side}")
PYTHON
QT_QPA_PLATFORM=offscreen venv/bin/python probe.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
QPainter: red at 0.5
CSS: red at 0.5
ImageMagick: red at 0.5
Skia: dark red at 0.5
cairo: dark red at 0.5
Pixie: dark red at 0.5
Chromium's canvas: dark red at 0.5
Chromium's SVG: dark red at 0.5
QtSvg: dark red at 0.5
CSS: green at the right
Chromium's canvas: green at the bottom
Skia: green at the bottom
QConicalGradient: green at the top
Pixie: green at the left
SEEN
