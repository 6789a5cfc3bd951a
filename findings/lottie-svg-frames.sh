#!/usr/bin/env bash
# Frames that python-lottie exports show held values a frame late, hide children, and trim lines the other way around.
#
# Expected: A frame that python-lottie exports is the frame that players show, as its page calls hold keyframes,
# parents, trimming, alpha mattes, fill rules, repeaters and remapped time supported in SVG. A hold keyframe counts from
# its own frame, and a parent gives its children its transform and not its opacity or its times.
# Found: A value of a hold keyframe appears one frame late. A child is invisible with a parent whose opacity is 0, which
# begins later, or which is hidden. Mode 1 of trimming, which trims each line, trims them one after the other and begins
# with the last; mode 2 trims each. A layer with an alpha matte is not drawn; repeaters, fill rules and remapped time
# are ignored, and a shape behind the fill is filled too. rlottie has what is expected.
# Tested with lottie 0.7.2 (python-lottie), CairoSVG 2.9.1 and rlottie-python 1.3.8.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show libcairo2 >/dev/null 2>&1 || apt-get install -y -qq libcairo2 >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install lottie==0.7.2 CairoSVG==2.9.1 rlottie-python==1.3.8 Pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PYTHON' | tee seen
import io
import json
from importlib.metadata import version

from lottie.exporters.cairo import export_png
from lottie.objects import Animation
from PIL import Image
from rlottie_python import LottieAnimation

SIZE = 100


def exported(document, frame):
    """The alpha values of a frame as python-lottie exports it."""
    file = io.BytesIO()
    export_png(Animation.load(document), file, frame)
    return Image.open(io.BytesIO(file.getvalue())).convert("RGBA").tobytes()[3::4]


def rlottie(document, frame):
    animation = LottieAnimation.from_data(json.dumps(document))
    return animation.lottie_animation_render(frame_num=frame, width=SIZE, height=SIZE)[3::4]


def area(alpha):
    """Where a frame is opaque: left, top, right, bottom and the number of pixels."""
    points = [divmod(index, SIZE) for index, value in enumerate(alpha) if value > 127]
    if not points:
        return "nothing"
    rows, columns = [y for y, _ in points], [x for _, x in points]
    return f"{min(columns)},{min(rows)} {max(columns) + 1},{max(rows) + 1} ({len(points)})"


def value(what):
    return {"a": 0, "k": what}


def box(size, x=0):
    return {"ty": "rc", "p": value([x, 0]), "s": value([size, size]), "r": value(0)}


def group(*items):
    keys = {"p": [0, 0], "a": [0, 0], "s": [100, 100], "r": 0, "o": 100, "sk": 0, "sa": 0}
    return {"ty": "gr", "it": [*items, {"ty": "tr"} | {key: value(what) for key, what in keys.items()}]}


def fill(rule=1):
    return {"ty": "fl", "c": value([1, 0, 0, 1]), "o": value(100), "r": rule}


def layer(*items, index=1, position=value([50, 50, 0]), opacity=100, **changes):
    ks = {"o": value(opacity), "r": value(0), "p": position, "a": value([0, 0, 0]), "s": value([100, 100, 100])}
    one = {"ty": 4, "ind": index, "nm": "a", "sr": 1, "ao": 0, "bm": 0, "st": 0, "ip": 0, "op": 60, "ddd": 0}
    return one | {"ks": ks, "shapes": [group(*items)] if items else []} | changes


def look(name, *layers, frame=0, assets=()):
    document = {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": SIZE, "h": SIZE, "ddd": 0, "nm": "a"}
    document |= {"assets": list(assets), "layers": list(layers)}
    print(f"{name}: python-lottie {area(exported(document, frame))}, rlottie {area(rlottie(document, frame))}")


def polygon(*points, closed=True):
    none = [[0, 0]] * len(points)
    return value({"i": none, "o": none, "v": [list(point) for point in points], "c": closed})


print(*(f"{name} {version(name)}" for name in ("lottie", "CairoSVG", "rlottie-python")))
square = box(20), fill()
steps = {"t": 0, "s": [10, 50, 0], "h": 1}, {"t": 30, "s": [90, 50, 0], "h": 1}, {"t": 50, "s": [50, 50, 0]}
hold = {"a": 1, "k": list(steps)}
for frame in (29, 30, 31):
    look(f"hold to 30, frame {frame}", layer(*square, position=hold), frame=frame)
child = layer(*square, position=value([20, 20, 0]), parent=2)
parents = {"visible": {}, "with opacity 0": {"opacity": 0}, "from frame 30": {"ip": 30}, "hidden": {"hd": True}}
for name, changes in parents.items():
    look(f"parent {name}", child, layer(index=2, position=value([30, 30, 0]), **changes))
stroke = {"ty": "st", "c": value([1, 0, 0, 1]), "o": value(100), "w": value(4), "lc": 1, "lj": 1}
lines = [{"ty": "sh", "ks": polygon((10, y), (90, y), closed=False)} for y in (50, 70)]
for mode in (1, 2):
    trim = {"ty": "tm", "s": value(0), "e": value(50), "o": value(0), "m": mode}
    look(f"first half of two lines, mode {mode}", layer(*lines, trim, stroke, position=value([0, 0, 0])))
matte = layer(*square, td=1)
look("alpha matte", matte, layer(box(40), fill(), index=2, position=value([60, 50, 0]), tt=1))
three = {"p": [20, 0], "a": [0, 0], "s": [100, 100], "r": 0, "so": 100, "eo": 100}
three = {key: value(what) for key, what in three.items()}
repeater = {"ty": "rp", "c": value(3), "o": value(0), "m": 1, "tr": three}
look("repeated three times", layer(box(10), fill(), repeater, position=value([20, 50, 0])))
look("even-odd fill of two boxes", layer(box(40), box(20), fill(rule=2)))
look("a box behind the fill", layer(box(20), fill(), box(20, x=30)))
linear = {"i": {"x": [1], "y": [1]}, "o": {"x": [0], "y": [0]}}
move = {"a": 1, "k": [{"t": 0, "s": [10, 50, 0]} | linear, {"t": 60, "s": [90, 50, 0]}]}
inner = {"id": "c", "layers": [layer(*square, position=move)]}
outer = layer(position=value([0, 0, 0])) | {"ty": 0, "refId": "c", "w": SIZE, "h": SIZE}
half = {"a": 1, "k": [{"t": 0, "s": [0]} | linear, {"t": 60, "s": [1]}]}
look("composition, frame 30", outer, frame=30, assets=[inner])
look("composition with half of its time, frame 30", outer | {"tm": half}, frame=30, assets=[inner])
PYTHON
diff - seen <<'SEEN'
lottie 0.7.2 CairoSVG 2.9.1 rlottie-python 1.3.8
hold to 30, frame 29: python-lottie 0,40 20,60 (400), rlottie 0,40 20,60 (400)
hold to 30, frame 30: python-lottie 0,40 20,60 (400), rlottie 80,40 100,60 (400)
hold to 30, frame 31: python-lottie 80,40 100,60 (400), rlottie 80,40 100,60 (400)
parent visible: python-lottie 40,40 60,60 (400), rlottie 40,40 60,60 (400)
parent with opacity 0: python-lottie nothing, rlottie 40,40 60,60 (400)
parent from frame 30: python-lottie nothing, rlottie 40,40 60,60 (400)
parent hidden: python-lottie nothing, rlottie 40,40 60,60 (400)
first half of two lines, mode 1: python-lottie 10,68 90,72 (320), rlottie 10,48 50,72 (320)
first half of two lines, mode 2: python-lottie 10,48 50,72 (320), rlottie 10,48 90,52 (320)
alpha matte: python-lottie nothing, rlottie 40,40 60,60 (400)
repeated three times: python-lottie 15,45 25,55 (100), rlottie 15,45 65,55 (300)
even-odd fill of two boxes: python-lottie 30,30 70,70 (1600), rlottie 30,30 70,70 (1200)
a box behind the fill: python-lottie 40,40 90,60 (800), rlottie 40,40 60,60 (400)
composition, frame 30: python-lottie 40,40 60,60 (400), rlottie 40,40 60,60 (400)
composition with half of its time, frame 30: python-lottie 40,40 60,60 (400), rlottie 20,40 40,60 (400)
SEEN
