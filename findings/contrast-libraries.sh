#!/usr/bin/env bash
# Libraries for WCAG's contrast pass 4.497 as 4.5, ignore alpha values, or read half-transparent black as navy.
#
# Expected: Libraries return the same ratio for a text color on white. Below 4.5 normal text does not pass level AA,
# because W3C's page about the criterion says that ratios are not rounded, so that 4.499 fails. A color with an alpha
# value is blended with the background (#00000080 has 4.00), or refused.
# Found: sunasty-color-math rounds before it compares: #008769 (4.497) and #3c78c3 (4.49992) pass. colortools-cx
# documents #RRGGBBAA and returns 21 for black at any opacity, as colorfyi does, where even transparent text passes.
# opticquiz-cvd takes the last 24 bits: #00000080 is navy (16.01), #ff0000cc is blue (11.22), and #f00c is green (1.56).
# colorfyi also refuses #f00. Only contrast-matrix blends; three packages refuse.
# Tested with sunasty-color-math 1.0.0, colortools-cx 1.0.0, colorfyi 0.2.3, opticquiz-cvd 1.1.3, contrast-matrix 0.1.1,
# trw-distill 0.0.1 and codechu-color 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install sunasty-color-math==1.0.0 colortools-cx==1.0.0 colorfyi==0.2.3 \
  opticquiz-cvd==1.1.3 contrast-matrix==0.1.1 trw-distill==0.0.1 codechu-color==0.1.0
cd "$folder"
cat >look.py <<'PYTHON'
from importlib.metadata import version

import codechu_color
import colorfyi
import colortools_cx
import contrastcheck
import opticquiz_cvd
import sunasty_color_math
from contrast_matrix import kernel

WHITE = "#ffffff"


def by_sunasty(color):
    ratio = sunasty_color_math.contrast_ratio(sunasty_color_math.hex_to_rgb(color), (255, 255, 255))
    return ratio, sunasty_color_math.check_wcag(ratio)["aa_normal"]


def by_colortools(color):
    return colortools_cx.contrast_ratio(color, WHITE), None


def by_colorfyi(color):
    result = colorfyi.contrast_ratio(color, WHITE)
    return result.ratio, result.aa_normal


def by_opticquiz(color):
    result = opticquiz_cvd.check_contrast(color, WHITE)
    return result["ratio"], result["AA"]


def by_contrast_matrix(color):
    white = kernel.parse_color(WHITE)[:3]
    return kernel.contrast_ratio(kernel.over(kernel.parse_color(color), white), white), None


def by_trw_distill(color):
    return contrastcheck.contrast_ratio(color, WHITE), contrastcheck.passes(color, WHITE)


def by_codechu(color):
    return codechu_color.contrast_ratio(codechu_color.hex_to_rgb(color), (255, 255, 255)), None


LIBRARIES = {
    "sunasty-color-math": by_sunasty,
    "colortools-cx": by_colortools,
    "colorfyi": by_colorfyi,
    "opticquiz-cvd": by_opticquiz,
    "contrast-matrix": by_contrast_matrix,
    "trw-distill": by_trw_distill,
    "codechu-color": by_codechu,
}
print(", ".join(f"{name} {version(name)}" for name in LIBRARIES))
COLORS = "#767676 #777777 #008769 #3c78c3 #f00 #00000080 #0008 #00000000 #ff0000cc #f00c"
for color in COLORS.split():
    results = {}
    for name, ratio in LIBRARIES.items():
        try:
            value, passes = ratio(color)
            verdict = {None: "", True: " AA", False: " not AA"}[passes]
            result = f"{value:.2f}{verdict}"
        except ValueError:
            result = "refused"
        results.setdefault(result, []).append(name)
    print(f"{color}:", "; ".join(f"{result}: {', '.join(names)}" for result, names in results.items()))
PYTHON
venv/bin/python look.py | tee seen
diff - seen <<'SEEN'
sunasty-color-math 1.0.0, colortools-cx 1.0.0, colorfyi 0.2.3, opticquiz-cvd 1.1.3, contrast-matrix 0.1.1, trw-distill 0.0.1, codechu-color 0.1.0
#767676: 4.54 AA: sunasty-color-math, colorfyi, opticquiz-cvd, trw-distill; 4.54: colortools-cx, contrast-matrix, codechu-color
#777777: 4.48 not AA: sunasty-color-math, colorfyi, opticquiz-cvd, trw-distill; 4.48: colortools-cx, contrast-matrix, codechu-color
#008769: 4.50 AA: sunasty-color-math; 4.50: colortools-cx, contrast-matrix, codechu-color; 4.50 not AA: colorfyi, opticquiz-cvd, trw-distill
#3c78c3: 4.50 AA: sunasty-color-math; 4.50: colortools-cx, contrast-matrix, codechu-color; 4.50 not AA: colorfyi, opticquiz-cvd, trw-distill
#f00: 4.00 not AA: sunasty-color-math, opticquiz-cvd, trw-distill; 4.00: colortools-cx, contrast-matrix, codechu-color; refused: colorfyi
#00000080: refused: sunasty-color-math, trw-distill, codechu-color; 21.00: colortools-cx; 21.00 AA: colorfyi; 16.01 AA: opticquiz-cvd; 4.00: contrast-matrix
#0008: refused: sunasty-color-math, colorfyi, trw-distill, codechu-color; 21.00: colortools-cx; 20.93 AA: opticquiz-cvd; 4.48: contrast-matrix
#00000000: refused: sunasty-color-math, trw-distill, codechu-color; 21.00: colortools-cx; 21.00 AA: colorfyi, opticquiz-cvd; 1.00: contrast-matrix
#ff0000cc: refused: sunasty-color-math, trw-distill, codechu-color; 4.00: colortools-cx; 4.00 not AA: colorfyi; 11.22 AA: opticquiz-cvd; 3.64: contrast-matrix
#f00c: refused: sunasty-color-math, colorfyi, trw-distill, codechu-color; 4.00: colortools-cx; 1.56 not AA: opticquiz-cvd; 3.64: contrast-matrix
SEEN
