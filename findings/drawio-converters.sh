#!/usr/bin/env bash
# Two converters of draw.io documents show hidden layers, and shapes that have a link or data lose their label or
# vanish.
#
# Expected: What draw.io hides is not converted: shapes with `visible="0"`, hidden layers, and content of a collapsed
# container. draw.io writes a shape with a link, a tooltip or data as an `object` that contains the cell and has the
# label. A position that is relative is a fraction of the parent's size, an edge without ends has the coordinates of its
# parent, and a fixed end of an edge rotates with its shape.
# Found: Both convert all that is hidden. Of an object drawio2pptx converts the shape without its label, and
# drawio-digest nothing, so that its edge is dropped. In drawio2pptx the relative position of 1, 0.5 is one point, an
# edge in a group is a point in the middle of the group's upper edge, an edge leaves a shape that is rotated by 90 as if
# it were not rotated, and the triangle of the general shapes is a rectangle. In drawio-digest an edge whose only arrow
# is at its start is missing, and not reported as dropped.
# Tested with drawio2pptx 0.0.7 (python-pptx 1.0.2) and drawio-digest 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install drawio2pptx==0.0.7 python-pptx==1.0.2 drawio-digest==0.1.0
cd "$folder"
cat >look.py <<'PYTHON'
import json
import subprocess
from importlib.metadata import version

from pptx import Presentation

NAMESPACE = "{http://schemas.openxmlformats.org/drawingml/2006/main}"


def shape(name, frame, style="", parent="1", cell="", inner=""):
    x, y, width, height = frame
    geometry = f'<mxGeometry x="{x}" y="{y}" width="{width}" height="{height}" as="geometry"{inner}/>'
    value = f'id="{name}" value="{name}" style="{style}whiteSpace=wrap;html=1;" vertex="1" parent="{parent}" {cell}'
    return f"<mxCell {value}>{geometry}</mxCell>"


def edge(style="endArrow=classic;", ends='source="a" target="b"', points="", parent="1"):
    geometry = f'<mxGeometry relative="1" as="geometry">{points}</mxGeometry>'
    return f'<mxCell id="e" style="{style}html=1;" edge="1" parent="{parent}" {ends}>{geometry}</mxCell>'


POINTS = '<mxPoint x="10" y="10" as="sourcePoint"/><mxPoint x="50" y="50" as="targetPoint"/>'
A, B = shape("a", (100, 100, 60, 20)), shape("b", (300, 100, 60, 20))
GROUP = shape("c", (100, 100, 200, 100), "group;")
CELL = A.replace('id="a" value="a"', "")
OBJECT = f'<object label="a" link="https://www.example.com" id="a">{CELL}</object>'
CASES = {
    "two shapes and an edge": A + B + edge(),
    "hidden shape": A + shape("h", (300, 100, 60, 20), cell='visible="0"'),
    "hidden layer": A + '<mxCell id="2" parent="0" visible="0"/>' + shape("h", (300, 100, 60, 20), parent="2"),
    "collapsed container": shape("c", (100, 100, 200, 100), "swimlane;", cell='collapsed="1"')
    + shape("h", (10, 30, 60, 20), parent="c"),
    "shape with a link": OBJECT + B + edge(),
    "triangle": shape("a", (100, 100, 60, 20), "triangle;"),
    "relative position": GROUP + shape("a", (1, 0.5, 20, 20), parent="c", inner=' relative="1"'),
    "edge in a group": GROUP + edge(ends="", points=POINTS, parent="c"),
    "edge of a rotated shape": shape("a", (100, 100, 60, 20), "rotation=90;")
    + B
    + edge("exitX=1;exitY=0.5;entryX=0;entryY=0.5;endArrow=classic;"),
    "arrow at the start": A + B + edge("startArrow=classic;endArrow=none;"),
}
HEAD = '<mxfile><diagram id="p" name="Page"><mxGraphModel pageWidth="800" pageHeight="600"><root><mxCell id="0"/>'


# Returns each shape of the slide: its kind, label, left, top, width and height in draw.io's points.
def slide():
    subprocess.run(["venv/bin/drawio2pptx", "page.drawio", "page.pptx"], check=True, capture_output=True)
    shapes = []
    for shape in Presentation("page.pptx").slides[0].shapes:
        kind = shape._element.find(f".//{NAMESPACE}prstGeom").get("prst")
        frame = " ".join(str(round(value / 9525)) for value in (shape.left, shape.top, shape.width, shape.height))
        shapes.append(f"{kind} {shape.text_frame.text if shape.has_text_frame else ''}".strip() + f" {frame}")
    return ", ".join(shapes)


def digest():
    command = ["venv/bin/drawio-digest", "--format", "json", "--stdout", "page.drawio"]
    page = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["pages"][0]
    edges = [f"{edge['source']}-{edge['target']}" for edge in page["edges"]]
    nodes = [node["label"] for node in page["nodes"]] + [lane["label"] for lane in page["lanes"]]
    return f"{' '.join(sorted(nodes) + edges)}, {len(page['dropped'])} dropped"


print(", ".join(f"{name} {version(name)}" for name in ("drawio2pptx", "python-pptx", "drawio-digest")))
for name, cells in CASES.items():
    with open("page.drawio", "w") as file:
        file.write(f'{HEAD}<mxCell id="1" parent="0"/>{cells}</root></mxGraphModel></diagram></mxfile>')
    print(f"{name}: slide: {slide()}; digest: {digest()}")
PYTHON
venv/bin/python look.py | tee seen
diff - seen <<'SEEN'
drawio2pptx 0.0.7, python-pptx 1.0.2, drawio-digest 0.1.0
two shapes and an edge: slide: rect a 100 100 60 20, rect b 300 100 60 20, line 160 110 140 0; digest: a b a-b, 0 dropped
hidden shape: slide: rect a 100 100 60 20, rect h 300 100 60 20; digest: a h, 0 dropped
hidden layer: slide: rect a 100 100 60 20, rect h 300 100 60 20; digest: a h, 0 dropped
collapsed container: slide: rect c 100 100 200 100, rect h 110 130 60 20; digest: c h, 0 dropped
shape with a link: slide: rect 100 100 60 20, rect b 300 100 60 20; digest: b, 1 dropped
triangle: slide: rect a 100 100 60 20; digest: a, 0 dropped
relative position: slide: rect c 100 100 200 100, rect a 101 100 20 20; digest: a c, 0 dropped
edge in a group: slide: rect c 100 100 200 100, line 200 100 0 0; digest: c, 1 dropped
edge of a rotated shape: slide: rect a 100 100 60 20, rect b 300 100 60 20, line 160 110 140 0; digest: a b a-b, 0 dropped
arrow at the start: slide: rect a 100 100 60 20, rect b 300 100 60 20, line 160 110 140 0; digest: a b, 0 dropped
SEEN
