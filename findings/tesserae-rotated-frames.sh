#!/usr/bin/env bash
# The layout frame of a rotated or scaled node in Tesserae Engine is a rectangle that is nowhere on the screen.
#
# Expected: layout_x, layout_y, layout_width and layout_height are either the frame of the layout, which a transform
# does not change, or the frame on the screen. The node is at the middle of that frame. An animated property stays in
# the range that the property accepts.
# Found: layout_x and layout_y are the transformed top left corner, and the size is that of the layout. A button of
# 40 × 10 that is rotated by 90 has its origin at (41, 1), and at twice the size at (-4, 11), with 40 × 10 in both
# cases. A click at the middle of the frame misses the button, and its event reports the layout's middle. Children of a
# rotated box have such origins too. A curve that overshoots animates the opacity to 1.67 and the scale to -0.67;
# setting 1.2 or -1 is an error.
# Tested with tesserae-engine 0.5.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install tesserae-engine==0.5.1
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

from tre import Window

window = Window(width=300, height=300)
container = window.create("box", width=200, height=200)
window.root.add_child(container)
button = window.create("box", width=40, height=10)
container.add_child(button)
clicks = []
button.on("click", lambda event: clicks.append((round(event.x), round(event.y))))


def frame(node):
    return tuple(round(node.get("layout_" + name)) for name in ("x", "y", "width", "height"))


def click(x, y):
    clicks.clear()
    window.simulate("click", x=x, y=y)
    return list(clicks)


def animated(name, value, curve):
    button.animate(name, value, 400, curve)
    window.advance(100)
    first = button.get(name)
    window.advance(200)
    return round(first, 2), round(button.get(name), 2)


print("tesserae-engine", version("tesserae-engine"))
center = (20, 5)
expected = {0: (16, 16), 90: (41, 1), 180: (56, 26), 270: (31, 41)}
for degrees, origin in expected.items():
    button.set(rotation_deg=degrees)
    left, top, width, height = seen = frame(button)
    results = click(left + width / 2, top + height / 2), click(16 + 20, 16 + 5)
    print(f"rotated by {degrees}: frame {seen}, a click at its middle: {results[0]}, at the real middle: {results[1]}")
    assert seen == (*origin, 40, 10)
    assert results == ([center] if degrees == 0 else [], [center])
button.set(rotation_deg=0, scale=2)
print("twice the size:", frame(button))
assert frame(button) == (-4, 11, 40, 10)
button.set(scale=1)
container.set(rotation_deg=90)
print("container rotated by 90:", frame(container), "button:", frame(button))
assert frame(container) == (216, 16, 200, 200) and frame(button) == (216, 16, 40, 10)

container.set(rotation_deg=0)
opacity, scale = animated("opacity", 0, (0.5, -2, 0.5, 1)), animated("scale", 0, (0.5, 0, 0.5, 3))
print("opacity animated to 0:", opacity, "scale animated to 0:", scale)
assert opacity[0] == 1.67 and scale[1] == -0.67
for name, value in {"opacity": 1.2, "scale": -1}.items():
    try:
        button.set(**{name: value})
        raise SystemExit(f"{name} accepts {value}")
    except ValueError as error:
        print(f"set {value}: {error}")
PYTHON
