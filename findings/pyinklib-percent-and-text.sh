#!/usr/bin/env bash
# PyInk, a "1:1 port" of Ink, takes percentages for columns, and neither breaks long words nor shows what it truncated.
#
# Expected: As in Ink, a width of "50%" is half of the parent, `wrap="truncate"` shortens a text to one line with an
# ellipsis, and words or ideographs that do not fit are broken.
# Found: "50%" is 50 columns: of the 20 of the parent it takes all but one, and 10% of 40 is 10. A minimum of 50% pushes
# its neighbor out, and a position of 50% is 50 columns from the left. Ink's property `wrap` is ignored. The one that
# PyInk has, `text_wrap`, cuts at the end and at the start without an ellipsis, and has one in the middle only. A word
# of 26 letters in a box of 10 overflows, and the next box covers one of its letters. Six ideographs in a box of 6
# columns have 12. A combining accent counts as a column, so that three letters with accents do not fit in 4, and a
# family emoji as eight, so that a border is too far left.
# Tested with pyinklib 1.1.17 and pyyoga 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pyinklib==1.1.17 pyyoga==0.1.0
cat >"$folder/look.py" <<'PYTHON'
from importlib.metadata import version

from pyink import Box, Text, render_to_string_sync

print("pyinklib", version("pyinklib"))


def show(name, box, columns=20):
    print(f"{name}:", " / ".join(render_to_string_sync(box, columns=columns).split("\n")))


show("width 50% of 20", Box(Box(Text("a"), width="50%"), Text("b")))
show("width 10% of 40", Box(Box(Text("a"), width="10%"), Text("b")), 40)
show("minimum 50% of 20", Box(Box(Text("a"), min_width="50%"), Text("b")))
show("left 50% of 20", Box(Box(Text("a"), position="absolute", left="50%"), width=20, height=1))
for option in ("wrap", "text_wrap"):
    for value in ("truncate", "truncate-start", "truncate-middle"):
        show(f"{option} {value} in 10", Box(Text("Hello, wide world", **{option: value}), width=10))
show("26 letters in 10", Box(Box(Text("abcdefghijklmnopqrstuvwxyz"), width=10), Text("|")))
show("six ideographs in 6", Box(Box(Text("日本語日本語"), width=6), Text("|")))
show("three accents in 4", Box(Box(Text("e\u0301" * 3), width=4), Text("|")))

show("family", Box(Text("👨‍👩‍👧"), Text("|"), border_style="single"), 12)
PYTHON
"$folder/venv/bin/python" "$folder/look.py" | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
pyinklib 1.1.17
width 50% of 20: a                  b
width 10% of 40: a         b
minimum 50% of 20: a
left 50% of 20: 
wrap truncate in 10: Hello, / wide world
wrap truncate-start in 10: Hello, / wide world
wrap truncate-middle in 10: Hello, / wide world
text_wrap truncate in 10: Hello, wid
text_wrap truncate-start in 10: wide world / 
text_wrap truncate-middle in 10: Hell…world / 
26 letters in 10: abcdefghij|lmnopqrst
six ideographs in 6: 日本語| 本語
three accents in 4: éé|́
family: ┌──────────┐ / │👨‍👩‍👧| │ / └──────────┘
SEEN
