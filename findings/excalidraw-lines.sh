#!/usr/bin/env bash
# Two converters of Excalidraw documents take the first point of a line for its left edge, so that lines are cut off.
#
# Expected: A line or a freehand stroke is drawn where its points are, in a picture that contains it. In Excalidraw's
# format its position is that of the first point, and the other points are relative to it, so that they are negative in
# a line from right to left. Shapes are rotated about the middle of their points, and images too, flipped or not.
# Found: In excalidraw-render a line from 160 to 100 begins at 140: the picture ends there. Rotated by 90 it is a part
# of 9 × 21 at another place, instead of 22 × 62. A flipped image that is rotated is a ParseError, because the transform
# is written twice. In excalidraw-convert the same lines begin at -8 of the slide, instead of 424. Lines and images are
# not rotated, and images are not flipped. Rectangles and ellipses are right in both.
# Tested with excalidraw-render 0.3.0 (CairoSVG 2.9.1) and excalidraw-convert 0.1.0 (python-pptx 1.0.2). Needs root only
# for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show libcairo2 >/dev/null 2>&1 || apt-get install -y -qq --no-install-recommends libcairo2 >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install excalidraw-render==0.3.0 CairoSVG==2.9.1 excalidraw-convert==0.1.0 \
  python-pptx==1.0.2 Pillow==13.0.0
cd "$folder"
cat >look.py <<'PYTHON'
import base64
import io
import math
import re
from importlib.metadata import version
from xml.etree.ElementTree import ParseError

from excalidraw_convert import convert
from excalidraw_render.element import parse_scene
from excalidraw_render.render import render_png, render_svg
from PIL import Image
from pptx import Presentation

picture = io.BytesIO()
halves = Image.new("RGB", (60, 20), "red")
halves.paste("blue", (30, 0, 60, 20))
halves.save(picture, "PNG")
URL = "data:image/png;base64," + base64.b64encode(picture.getvalue()).decode()
FILES = {"halves": {"id": "halves", "mimeType": "image/png", "dataURL": URL, "created": 1}}
QUARTER = math.pi / 2


def element(kind, angle=0, x=100, **rest):
    common = dict(id="e", type=kind, x=x, y=100, width=60, height=20, angle=angle, opacity=100, roughness=0, seed=1)
    colors = dict(strokeColor="#ff0000", backgroundColor="#ff0000")
    style = colors | dict(fillStyle="solid", strokeWidth=2, strokeStyle="solid")
    return common | style | dict(groupIds=[], frameId=None, isDeleted=False, boundElements=[]) | rest


def line(x, points, angle=0, kind="line"):
    heads = dict(startArrowhead=None, endArrowhead=None, startBinding=None, endBinding=None, lastCommittedPoint=None)
    return element(kind, angle, x, points=points, pressures=[], simulatePressure=True, **heads)


def image(angle=0, scale=1):
    return element("image", angle, fileId="halves", status="saved", scale=[scale, 1])


RIGHT, LEFT = (100, [[0, 0], [60, 20]]), (160, [[0, 0], [-60, 20]])
CASES = {
    "rectangle": (element("rectangle"), "99 99 161 121"),
    "rectangle, 90": (element("rectangle", QUARTER), "119 79 141 141"),
    "line to the right": (line(*RIGHT), "99 99 161 121"),
    "line to the left": (line(*LEFT), "99 99 161 121"),
    "arrow to the left": (line(*LEFT, kind="arrow"), "99 99 161 121"),
    "freehand to the left": (line(*LEFT, kind="freedraw"), "99 99 161 121"),
    "line to the right, 90": (line(*RIGHT, QUARTER), "119 79 141 141"),
    "line to the left, 90": (line(*LEFT, QUARTER), "119 79 141 141"),
    "image": (image(), "100 100 160 120"),
    "image, 90": (image(QUARTER), "120 80 140 140"),
    "image, flipped": (image(0, -1), "100 100 160 120"),
    "image, flipped, 90": (image(QUARTER, -1), "120 80 140 140"),
}


# Returns the box of the pixels that are not white, in the coordinates of the document.
def drawn(document):
    scene = parse_scene(document)
    left, top = map(float, re.search(r'viewBox="(\S+) (\S+)', render_svg(scene)).groups())
    png = io.BytesIO()
    try:
        render_png(scene, png)
    except ParseError as error:
        return f"{type(error).__name__} ({str(error).split(':')[0]})"
    pixels = Image.open(png).convert("L").point(lambda value: 0 if value > 250 else 255)
    box = pixels.getbbox()
    return " ".join(str(round(edge + (top if index % 2 else left))) for index, edge in enumerate(box))


# Returns the frame of the shape on the slide, with its rotation and whether it is mirrored.
def converted(document):
    convert(document, "slides.pptx")
    slides = Presentation("slides.pptx")
    shape = slides.slides[0].shapes[0]
    frame = " ".join(str(round(value / 9525)) for value in (shape.left, shape.top, shape.width, shape.height))
    transform = next(shape._element.iter("{http://schemas.openxmlformats.org/drawingml/2006/main}xfrm"))
    return f"{frame}, rot {int(transform.get('rot', 0)) // 60000}{', flipH' if transform.get('flipH') == '1' else ''}"


names = ("excalidraw-render", "CairoSVG", "excalidraw-convert", "python-pptx")
print(", ".join(f"{name} {version(name)}" for name in names))
print("expected and drawn: left, top, right, bottom; slide of 1280 x 720: left, top, width, height")
for name, (shape, expected) in CASES.items():
    document = {"type": "excalidraw", "version": 2, "elements": [shape], "files": FILES, "appState": {}}
    print(f"{name}: expected {expected}; drawn {drawn(document)}; slide {converted(document)}")
PYTHON
venv/bin/python -W ignore look.py | tee seen
diff - seen <<'SEEN'
excalidraw-render 0.3.0, CairoSVG 2.9.1, excalidraw-convert 0.1.0, python-pptx 1.0.2
expected and drawn: left, top, right, bottom; slide of 1280 x 720: left, top, width, height
rectangle: expected 99 99 161 121; drawn 99 99 161 121; slide 424 288 432 144, rot 0
rectangle, 90: expected 119 79 141 141; drawn 119 79 141 141; slide 424 288 432 144, rot 90
line to the right: expected 99 99 161 121; drawn 99 99 161 121; slide 424 288 432 144, rot 0
line to the left: expected 99 99 161 121; drawn 140 99 161 108; slide -8 288 432 144, rot 0, flipH
arrow to the left: expected 99 99 161 121; drawn 140 99 161 108; slide -8 288 432 144, rot 0, flipH
freehand to the left: expected 99 99 161 121; drawn 140 99 161 108; slide -8 288 432 144, rot 0
line to the right, 90: expected 119 79 141 141; drawn 119 79 141 141; slide 424 288 432 144, rot 0
line to the left, 90: expected 119 79 141 141; drawn 192 60 201 81; slide -8 288 432 144, rot 0, flipH
image: expected 100 100 160 120; drawn 100 100 160 120; slide 424 288 432 144, rot 0
image, 90: expected 120 80 140 140; drawn 120 80 140 140; slide 424 288 432 144, rot 0
image, flipped: expected 100 100 160 120; drawn 100 100 160 120; slide 424 288 432 144, rot 0
image, flipped, 90: expected 120 80 140 140; drawn ParseError (duplicate attribute); slide 424 288 432 144, rot 0
SEEN
