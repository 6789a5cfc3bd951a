#!/usr/bin/env bash
# python-pptx fits text as one paragraph, forgets inherited positions and scaled groups, and ignores a site's rotation.
#
# Expected: `fit_text` returns a size at which the text fits in the shape, or the smallest size. A placeholder's other
# values stay when one is set. A shape that is added to a group does not change the others' frames on the slide. A group
# has the frames of its children, and a connector begins at the site of a rotated shape.
# Found: Eight paragraphs of one letter fit at 34 points in a height of 65, as eight words do. A word or ideographs
# wider than the shape are a TypeError. Setting `left` of a placeholder moves it to a `top` of 0. A shape added to a
# group that was moved and is twice as wide returns the group to its first frame, so that the others have half of their
# width. A child that is moved out of the group's frame does not change it. A connector begins at the site as if its
# shape were not rotated: at 1050, 0 instead of 1075, 25.
# Tested with python-pptx 1.0.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show fonts-dejavu-core >/dev/null 2>&1 || apt-get install -y -qq fonts-dejavu-core >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install python-pptx==1.0.2 Pillow==13.0.0
"$folder/venv/bin/python" - <<'PYTHON' | tee "$folder/seen"
from importlib.metadata import version

from pptx import Presentation
from pptx.enum.shapes import MSO_CONNECTOR, MSO_SHAPE
from pptx.util import Inches

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
presentation = Presentation()
slide = presentation.slides.add_slide(presentation.slide_layouts[6])


def fit(title, text):
    frame = slide.shapes.add_textbox(0, 0, Inches(2), Inches(1)).text_frame
    frame.text = text
    try:
        frame.fit_text(max_size=40, font_file=FONT)
        seen = f"{frame.paragraphs[0].runs[0].font.size.pt:g} points, {len(frame.paragraphs)} paragraphs"
    except TypeError as error:
        seen = f"TypeError: {error}"
    print(f"fit_text, {title}: {seen}")


def on_slide(group):
    """The left edges and widths of a group's children on the slide."""
    form = group._element.grpSpPr.find(".//{*}xfrm")
    scale = group.width / form.chExt.cx
    return [(group.left + (one.left - form.chOff.x) * scale, one.width * scale) for one in group.shapes]


print("python-pptx", version("python-pptx"))
fit("8 words", "a b c d e f g h")
fit("8 paragraphs", "\n".join("abcdefgh"))
fit("50 words", "fox " * 50)
fit("a long word", "a" * 60)
fit("ideographs", "世界" * 40)

placeholder = presentation.slides.add_slide(presentation.slide_layouts[1]).placeholders[1]
inherited = placeholder.top
placeholder.left = 100
print("placeholder, top:", inherited, "after left was set:", placeholder.top)

group = slide.shapes.add_group_shape()
for left in (0, 200):
    group.shapes.add_shape(MSO_SHAPE.RECTANGLE, left, 0, 100, 50)
group.left, group.width = 1000, 600
print("group:", group.left, group.width, "children on the slide:", on_slide(group))
child = group.shapes.add_shape(MSO_SHAPE.RECTANGLE, 100, 0, 100, 50)
print("after a third child:", group.left, group.width, "children on the slide:", on_slide(group))
child.left = 900
print("after it was moved to 900:", group.left, group.width)

shape = slide.shapes.add_shape(MSO_SHAPE.RECTANGLE, 1000, 0, 100, 50)
connector = slide.shapes.add_connector(MSO_CONNECTOR.STRAIGHT, 0, 0, 10, 10)
for degrees in (0, 90):
    shape.rotation = degrees
    connector.begin_connect(shape, 0)
    print(f"connected to the top of a shape that is rotated by {degrees}:", connector.begin_x, connector.begin_y)
PYTHON
diff - "$folder/seen" <<'SEEN'
python-pptx 1.0.2
fit_text, 8 words: 34 points, 1 paragraphs
fit_text, 8 paragraphs: 34 points, 8 paragraphs
fit_text, 50 words: 8 points, 1 paragraphs
fit_text, a long word: TypeError: cannot unpack non-iterable NoneType object
fit_text, ideographs: TypeError: cannot unpack non-iterable NoneType object
placeholder, top: 1600200 after left was set: 0
group: 1000 600 children on the slide: [(1000.0, 200.0), (1400.0, 200.0)]
after a third child: 0 300 children on the slide: [(0.0, 100.0), (200.0, 100.0), (100.0, 100.0)]
after it was moved to 900: 0 300
connected to the top of a shape that is rotated by 0: 1050 0
connected to the top of a shape that is rotated by 90: 1050 0
SEEN
