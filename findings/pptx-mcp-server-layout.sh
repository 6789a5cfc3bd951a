#!/usr/bin/env bash
# pptx-mcp-server shares a row differently from CSS when limits apply, and cuts flags, families and Japanese wrongly.
#
# Expected: "CSS-flex-like" rows share the width of growing items with minima and maxima as CSS does, whose algorithm
# freezes either the items below their minimum or those above their maximum in one round, as its comments also say.
# "Japanese-aware" lines begin with no full stop, comma or closing bracket. An ellipsis replaces whole characters, which
# is what the comments say about joined emoji. Text that was fitted to a width fits if it is bold.
# Found: It freezes both in one round: a minimum of 6, a maximum of 3 and a free item in 10 are 6, 3 and 1 instead of 6,
# 2 and 2; a free item that grows twice has no width. Lines begin with "。", "、" or "」". A family loses its child, a flag
# becomes a letter, a brown hand a yellow one. Bold text has the size of regular text, and is wider than the box by its
# own estimate. A word with a hyphen is broken in the middle of a part.
# Tested with pptx-mcp-server 0.5.1, python-pptx 1.0.2 and stretchable 1.1.8 (Taffy) for the widths of CSS.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pptx-mcp-server==0.5.1 python-pptx==1.0.2 stretchable==1.1.8
cd "$folder"
cat >look.py <<'PYTHON'
from importlib.metadata import version

import stretchable
from pptx import Presentation
from pptx_mcp_server.engine.flex import FlexItem, add_flex_container
from pptx_mcp_server.engine.shapes import add_auto_fit_textbox
from pptx_mcp_server.engine.text_metrics import estimate_text_width, wrap_text
from stretchable.style import AUTO

presentation = Presentation()
slide = presentation.slides.add_slide(presentation.slide_layouts[6])
NONE = float("inf")


# Items are a factor of growth, a minimum and a maximum.
def by_package(width, items):
    children = [
        FlexItem(sizing="grow", render=lambda *frame: None, grow=grow, min_size=minimum, max_size=maximum)
        for grow, minimum, maximum in items
    ]
    frames = add_flex_container(slide, children, left=0, top=0, width=width, height=1, gap=0)
    return " ".join(f"{frame[2]:.2f}" for frame in frames)


def by_css(width, items):
    container = stretchable.Node(size=(width * 100, 100))
    for grow, minimum, maximum in items:
        limits = {"min_size": (minimum * 100, 0), "max_size": (AUTO if maximum == NONE else maximum * 100, AUTO)}
        container.append(stretchable.Node(flex_grow=grow, flex_basis=0, **limits))
    container.compute_layout()
    return " ".join(f"{child.get_box().width / 100:.2f}" for child in container)


def fitted(text, width, **style):
    shape, size = add_auto_fit_textbox(slide, text, 0, 0, width, 0.3, wrap=False, **style)
    return shape.text_frame.text, size


print(", ".join(f"{name} {version(name)}" for name in ("pptx-mcp-server", "python-pptx", "stretchable")))
for items in (
    [(1, 0, NONE), (3, 0, NONE)],
    [(1, 0, 2), (1, 0, NONE), (1, 0, NONE)],
    [(1, 6, NONE), (1, 0, NONE), (1, 0, NONE)],
    [(1, 6, NONE), (1, 0, 3), (1, 0, NONE)],
    [(1, 8, NONE), (1, 0, 2), (2, 0, NONE)],
    [(1, 4, NONE), (1, 0, 1), (1, 0, NONE)],
):
    print(f"row of 10, {items}: {by_package(10, items)}, in CSS {by_css(10, items)}")
for text, width in (
    ("これはペンです。それは本です。", 1.19),
    ("東京、大阪、京都", 0.36),
    ("価格は「百円」です", 1.02),
    ("well-known/path", 0.5),
):
    print(f"lines of {width}:", " | ".join(wrap_text(text, width, 12)))
for name, text in (
    ("flags", "\U0001f1e9\U0001f1ea\U0001f1ef\U0001f1f5\U0001f1eb\U0001f1f7"),
    ("hands", "\U0001f44b\U0001f3fd\U0001f44b\U0001f3fd\U0001f44b\U0001f3fd"),
    ("families", "\U0001f468\u200d\U0001f469\u200d\U0001f467\U0001f468\u200d\U0001f469\u200d\U0001f467"),
    ("accents", "e\u0301" * 6),
):
    for width in (0.4, 0.5):
        result, _ = fitted(text, width, font_size_pt=12, min_size_pt=12)
        print(f"{name} cut to {width}: {result.encode('ascii', 'namereplace').decode()}")
for bold in (False, True):
    text, size = fitted("WWWW iiii", 1.38, font_size_pt=20, bold=bold)
    width = estimate_text_width(text, size, bold=bold)
    print(f"bold {bold}: size {size}, estimated width {width:.3f} in a box of 1.28")
PYTHON
venv/bin/python look.py | tee seen
diff - seen <<'SEEN'
pptx-mcp-server 0.5.1, python-pptx 1.0.2, stretchable 1.1.8
row of 10, [(1, 0, inf), (3, 0, inf)]: 2.50 7.50, in CSS 2.50 7.50
row of 10, [(1, 0, 2), (1, 0, inf), (1, 0, inf)]: 2.00 4.00 4.00, in CSS 2.00 4.00 4.00
row of 10, [(1, 6, inf), (1, 0, inf), (1, 0, inf)]: 6.00 2.00 2.00, in CSS 6.00 2.00 2.00
row of 10, [(1, 6, inf), (1, 0, 3), (1, 0, inf)]: 6.00 3.00 1.00, in CSS 6.00 2.00 2.00
row of 10, [(1, 8, inf), (1, 0, 2), (2, 0, inf)]: 8.00 2.00 0.00, in CSS 8.00 0.67 1.33
row of 10, [(1, 4, inf), (1, 0, 1), (1, 0, inf)]: 4.00 1.00 5.00, in CSS 4.50 1.00 4.50
lines of 1.19: これはペンです | 。それは本です | 。
lines of 0.36: 東京 | 、大 | 阪、 | 京都
lines of 1.02: 価格は「百円 | 」です
lines of 0.5: well-k | nown/ | path
flags cut to 0.4: \N{REGIONAL INDICATOR SYMBOL LETTER D}\N{REGIONAL INDICATOR SYMBOL LETTER E}\N{HORIZONTAL ELLIPSIS}
flags cut to 0.5: \N{REGIONAL INDICATOR SYMBOL LETTER D}\N{REGIONAL INDICATOR SYMBOL LETTER E}\N{REGIONAL INDICATOR SYMBOL LETTER J}\N{HORIZONTAL ELLIPSIS}
hands cut to 0.4: \N{WAVING HAND SIGN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\N{HORIZONTAL ELLIPSIS}
hands cut to 0.5: \N{WAVING HAND SIGN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\N{WAVING HAND SIGN}\N{HORIZONTAL ELLIPSIS}
families cut to 0.4: \N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{HORIZONTAL ELLIPSIS}
families cut to 0.5: \N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}\N{HORIZONTAL ELLIPSIS}
accents cut to 0.4: e\N{COMBINING ACUTE ACCENT}e\N{HORIZONTAL ELLIPSIS}
accents cut to 0.5: e\N{COMBINING ACUTE ACCENT}e\N{COMBINING ACUTE ACCENT}e\N{HORIZONTAL ELLIPSIS}
bold False: size 20.0, estimated width 1.272 in a box of 1.28
bold True: size 20.0, estimated width 1.336 in a box of 1.28
SEEN
