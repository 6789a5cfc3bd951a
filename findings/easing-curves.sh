#!/usr/bin/env bash
# Python libraries of easing functions stop short of the end, overshoot four times as far, or swing with another period.
#
# Expected: A function of one name is the same curve everywhere, starts at 0 and ends at 1. pytweening's iterators end
# at the point for 1.0, as their documentation guarantees; easing-functions contains Penner's functions, as its page
# says.
# Found: pytweening's easeOutBounce(1) is 0.9944 and its easeInBounce(0) 0.0056: a box that moves from 0 to 1000 stops
# at 994, and the iterator too. In-out is half as wrong, elastic ones by 0.0005. In easing-functions "Back" overshoots
# by 37 and not 10 percent, the last bounce is lower, and both elastic curves swing with another period. In-out elastic
# differs in all four: at a quarter it is 0.012, 0.0156, -0.011 and -0.0078.
# Tested with PyTweening 1.2.0, easing-functions 1.0.4, easings 4.1.2 and PySide6 6.12.0 (Essentials).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show libegl1 libgl1 >/dev/null 2>&1 || apt-get install -y -qq libegl1 libgl1 >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install \
  PyTweening==1.2.0 easing-functions==1.0.4 easings==4.1.2 PySide6-Essentials==6.12.0
"$folder/venv/bin/python" - <<'PYTHON' | tee "$folder/seen"
from importlib.metadata import version

import easing_functions
import easings
import pytweening
from PySide6.QtCore import QEasingCurve

print(*(f"{name} {version(name)}" for name in ("PyTweening", "easing-functions", "easings", "PySide6-Essentials")))
OTHER = {"InBack": "back_in", "OutElastic": "elas_out", "InOutElastic": "elas_in_out"}


def look(name, *times):
    """The values of the four libraries, at times between 0 and 1."""
    shape, kind = name.removeprefix("In").removeprefix("Out"), name
    kind = kind.removesuffix(shape)
    functions = {
        "pytweening": getattr(pytweening, "ease" + name),
        "easing-functions": getattr(easing_functions, f"{shape}Ease{kind}")(start=0, end=1, duration=1),
        "Qt": QEasingCurve(getattr(QEasingCurve.Type, name)).valueForProgress,
    }
    if name in OTHER:
        functions["easings"] = getattr(easings, OTHER[name])
    for library, function in functions.items():
        print(f"{name} at {times}, {library}:", *(round(function(time), 4) + 0.0 for time in times))


look("InOutCubic", 0, 0.25, 1)
look("OutBounce", 0.5, 0.95, 1)
look("InBounce", 0, 0.5)
look("OutElastic", 0.1, 1)
look("InBack", 0.5, 0.75)
look("InOutElastic", 0.25, 1)
points = pytweening.iterEaseOutBounce(0, 0, 1000, 0, 0.25)
print("pytweening, last point from 0 to 1000:", round([x for x, _ in points][-1], 1))
lowest = min(easing_functions.BackEaseIn(start=0, end=1, duration=1)(time / 100) for time in range(100))
print("lowest point of InBack, easing-functions:", round(lowest, 3))
print("lowest point of InBack, pytweening:", round(min(pytweening.easeInBack(time / 100) for time in range(100)), 3))
PYTHON
diff - "$folder/seen" <<'SEEN'
PyTweening 1.2.0 easing-functions 1.0.4 easings 4.1.2 PySide6-Essentials 6.12.0
InOutCubic at (0, 0.25, 1), pytweening: 0.0 0.0625 1.0
InOutCubic at (0, 0.25, 1), easing-functions: 0.0 0.0625 1.0
InOutCubic at (0, 0.25, 1), Qt: 0.0 0.0625 1.0
OutBounce at (0.5, 0.95, 1), pytweening: 0.7656 0.9858 0.9944
OutBounce at (0.5, 0.95, 1), easing-functions: 0.7187 0.973 1.0
OutBounce at (0.5, 0.95, 1), Qt: 0.7656 0.9845 1.0
InBounce at (0, 0.5), pytweening: 0.0056 0.2344
InBounce at (0, 0.5), easing-functions: 0.0 0.2813
InBounce at (0, 0.5), Qt: 0.0 0.2344
OutElastic at (0.1, 1), pytweening: 1.25 1.0005
OutElastic at (0.1, 1), easing-functions: 1.227 1.0
OutElastic at (0.1, 1), Qt: 1.25 1.0
OutElastic at (0.1, 1), easings: 1.25 1.0
InBack at (0.5, 0.75), pytweening: -0.0877 0.1826
InBack at (0.5, 0.75), easing-functions: -0.375 -0.1085
InBack at (0.5, 0.75), Qt: -0.0877 0.1826
InBack at (0.5, 0.75), easings: -0.0877 0.1826
InOutElastic at (0.25, 1), pytweening: 0.0156 0.9995
InOutElastic at (0.25, 1), easing-functions: -0.011 1.0
InOutElastic at (0.25, 1), Qt: -0.0078 1.0
InOutElastic at (0.25, 1), easings: 0.012 1.0
pytweening, last point from 0 to 1000: 994.4
lowest point of InBack, easing-functions: -0.379
lowest point of InBack, pytweening: -0.1
SEEN
