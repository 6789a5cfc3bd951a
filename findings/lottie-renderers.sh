#!/usr/bin/env bash
# rlottie shows both scenes in the frame of a cut and ignores skew; ThorVG forgets what an added mask adds.
#
# Expected: Two renderers of Lottie files draw the same frame. A layer ends before its out point, so that a cut at frame
# 30 shows only the second scene there. A layer can be skewed, a mask with the mode none masks nothing, a mask that is
# added after a subtracted one adds its area, and an expansion makes a mask larger. A trimmed part wraps around.
# Found: rlottie shows a layer in the frame of its out point too: a cut has a frame with both scenes. It ignores the
# skew of layers and groups and the expansion, draws nothing for a mask that is none, and for trimming lines one after
# the other with an offset of 270 degrees draws all of them. In ThorVG a subtracted mask and an added one leave 2300 of
# 3600, and not 2700; two masks with the mode difference leave 2800 and not 2400. The rest is equal.
# Tested with rlottie-python 1.3.8 and thorvg-python 1.1.3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install rlottie-python==1.3.8 thorvg-python==1.1.3 Pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PYTHON' | tee seen
import json
from importlib.metadata import version
from pathlib import Path

import thorvg_python
from rlottie_python import LottieAnimation

ENGINE = thorvg_python.Engine()
SIZE = 100


def rlottie(text, frame):
    return LottieAnimation.from_data(text).lottie_animation_render(frame_num=frame, width=SIZE, height=SIZE)[3::4]


def thorvg(text, frame):
    Path("one.json").write_text(text)
    animation, canvas = thorvg_python.Animation(ENGINE), thorvg_python.SwCanvas(ENGINE)
    picture = animation.get_picture()
    picture.load("one.json")
    picture.set_size(SIZE, SIZE)
    canvas.set_target(SIZE, SIZE)
    animation.set_frame(frame)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow().convert("RGBA").tobytes()[3::4]


def area(alpha):
    """Where a frame is opaque: left, top, right, bottom and the number of pixels."""
    points = [divmod(index, SIZE) for index, value in enumerate(alpha) if value > 127]
    if not points:
        return "nothing"
    rows, columns = [y for y, _ in points], [x for _, x in points]
    return f"{min(columns)},{min(rows)} {max(columns) + 1},{max(rows) + 1} ({len(points)})"


def value(what):
    return {"a": 0, "k": what}


def box(width, height=None):
    return {"ty": "rc", "p": value([0, 0]), "s": value([width, height or width]), "r": value(0)}


def transform(**changes):
    keys = {"p": [0, 0], "a": [0, 0], "s": [100, 100], "r": 0, "o": 100, "sk": 0, "sa": 0} | changes
    return {key: value(what) for key, what in keys.items()}


def group(*items, **changes):
    return {"ty": "gr", "it": [*items, {"ty": "tr"} | transform(**changes)]}


FILL = {"ty": "fl", "c": value([1, 0, 0, 1]), "o": value(100), "r": 1}


def layer(index, shape, first=0, end=60, p=(50, 50), masks=(), **changes):
    one = {"ty": 4, "ind": index, "nm": str(index), "sr": 1, "ao": 0, "bm": 0, "st": 0, "ip": first, "op": end}
    one |= {"ks": transform(p=[*p, 0], a=[0, 0, 0], s=[100, 100, 100], **changes), "shapes": [shape]}
    return one | ({"hasMask": True, "masksProperties": list(masks)} if masks else {})


def polygon(*points, closed=True):
    none = [[0, 0]] * len(points)
    return value({"i": none, "o": none, "v": [list(point) for point in points], "c": closed})


def mask(mode, x, y, size, expansion=0):
    points = polygon((x, y), (x + size, y), (x + size, y + size), (x, y + size))
    return {"inv": False, "mode": mode, "pt": points, "o": value(100), "x": value(expansion)}


def masked(*masks):
    return layer(1, group(box(60), FILL), masks=masks)


def trimmed(mode, offset):
    stroke = {"ty": "st", "c": value([1, 0, 0, 1]), "o": value(100), "w": value(4), "lc": 1, "lj": 1}
    lines = [{"ty": "sh", "ks": polygon((10, y), (90, y), closed=False)} for y in (50, 70)]
    trim = {"ty": "tm", "s": value(0), "e": value(50), "o": value(offset), "m": mode}
    return layer(1, group(*lines, trim, stroke), p=(0, 0))


def look(name, *layers, frame=0):
    document = {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": SIZE, "h": SIZE, "assets": [], "layers": list(layers)}
    text = json.dumps(document)
    print(f"{name}: rlottie {area(rlottie(text, frame))}, ThorVG {area(thorvg(text, frame))}")


print(*(f"{name} {version(name)}" for name in ("rlottie-python", "thorvg-python")))
square = group(box(20), FILL)
scenes = layer(1, square, end=30, p=(20, 50)), layer(2, square, first=30, p=(80, 50))
for frame in (29, 30, 31):
    look(f"cut at 30, frame {frame}", *scenes, frame=frame)
look("skew of a layer", layer(1, square, sk=30))
look("skew of a group", layer(1, group(box(20), FILL, sk=30)))
look("mask none", masked(mask("n", 0, 0, 30)))
look("mask added", masked(mask("a", 0, 0, 30)))
look("mask subtracted", masked(mask("s", 0, 0, 30)))
look("masks subtracted and added", masked(mask("s", 0, 0, 30), mask("a", -30, -30, 20)))
look("masks added and subtracted", masked(mask("a", -30, -30, 60), mask("s", -30, -30, 30)))
look("masks with difference", masked(mask("f", -30, -30, 40), mask("f", -10, -10, 40)))
look("mask expanded by 10", masked(mask("a", 0, 0, 20, expansion=10)))
for mode, name in [(1, "together"), (2, "one after the other")]:
    for offset in (0, 90, 270):
        look(f"two lines trimmed {name}, offset {offset}", trimmed(mode, offset))
PYTHON
diff - seen <<'SEEN'
rlottie-python 1.3.8 thorvg-python 1.1.3
cut at 30, frame 29: rlottie 10,40 30,60 (400), ThorVG 10,40 30,60 (400)
cut at 30, frame 30: rlottie 10,40 90,60 (800), ThorVG 70,40 90,60 (400)
cut at 30, frame 31: rlottie 70,40 90,60 (400), ThorVG 70,40 90,60 (400)
skew of a layer: rlottie 40,40 60,60 (400), ThorVG 35,40 65,60 (400)
skew of a group: rlottie 40,40 60,60 (400), ThorVG 35,40 65,60 (400)
mask none: rlottie nothing, ThorVG 20,20 80,80 (3600)
mask added: rlottie 50,50 80,80 (900), ThorVG 50,50 80,80 (900)
mask subtracted: rlottie 20,20 80,80 (2700), ThorVG 20,20 80,80 (2700)
masks subtracted and added: rlottie 20,20 80,80 (2700), ThorVG 20,20 80,80 (2300)
masks added and subtracted: rlottie 20,20 80,80 (2700), ThorVG 20,20 80,80 (2700)
masks with difference: rlottie 20,20 80,80 (2400), ThorVG 20,20 80,80 (2800)
mask expanded by 10: rlottie 50,50 70,70 (400), ThorVG 40,40 80,80 (1508)
two lines trimmed together, offset 0: rlottie 10,48 50,72 (320), ThorVG 10,48 50,72 (320)
two lines trimmed together, offset 90: rlottie 30,48 70,72 (320), ThorVG 30,48 70,72 (320)
two lines trimmed together, offset 270: rlottie 10,48 90,72 (320), ThorVG 10,48 90,72 (320)
two lines trimmed one after the other, offset 0: rlottie 10,48 90,52 (320), ThorVG 10,48 90,52 (320)
two lines trimmed one after the other, offset 90: rlottie 10,48 90,72 (320), ThorVG 10,48 90,72 (320)
two lines trimmed one after the other, offset 270: rlottie 10,48 90,72 (640), ThorVG 10,48 90,72 (320)
SEEN
