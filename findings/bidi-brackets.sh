#!/usr/bin/env bash
# The two functions of python-bidi show a Hebrew label with brackets in different ways, and neither as FriBidi does.
#
# Expected: bidi.get_display in Rust, bidi.algorithm.get_display in Python and FriBidi return one visual order of a
# label: brackets are mirrored, a pair of them stays around its text, and an isolated name is ordered apart.
# Found: bidi.get_display mirrors nothing: "(cd)" between Hebrew words is shown as ")cd(". It alone resolves pairs of
# brackets, so that "[... (d) e]" stays whole in a label from left to right. The other two mirror, and tear the pair
# apart, as Unicode did before version 6.3. Directional isolates are an AssertionError in bidi.algorithm and ignored by
# FriBidi, and only bidi.get_display keeps their text in one piece. bidi.algorithm alone removes embedding
# characters. FriBidi alone returns accents behind their letters, which the drawing needs.
# Tested with python-bidi 0.6.12 and pyfribidi 0.12.0 (FriBidi 0.19.2 of Unicode 5.1).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install python-bidi==0.6.12 pyfribidi==0.12.0
cat >"$folder/look.py" <<'PYTHON'
import bidi
import bidi.algorithm
import pyfribidi

LABELS = {
    "brackets from right to left": ("אב (cd) גד", "R"),
    "brackets from left to right": ("אב [ג (d) e] ו", "L"),
    "isolate": ("אב \u2067cd 12\u2069 גד", "R"),
    "embedding": ("אב \u202acd\u202c גד", "R"),
    "accent": ("שָל ab", "R"),
    "percent": ("אב 50% גד", "R"),
}


def shown(function):
    try:
        text = function()
    except AssertionError:
        return "AssertionError"
    # Hebrew letters as capitals, so that terminals do not reorder them.
    marks = {"\u2067": "<RLI>", "\u2069": "<PDI>", "\u202a": "<LRE>", "\u202c": "<PDF>", "\u05b8": "'"}
    return "".join(marks.get(c, chr(ord(c) - 0x5D0 + ord("A")) if "א" <= c <= "ת" else c) for c in text)


for name, (text, direction) in LABELS.items():
    base = {"R": pyfribidi.RTL, "L": pyfribidi.LTR}[direction]
    print(name)
    print("  bidi.get_display           ", shown(lambda: bidi.get_display(text, base_dir=direction)))
    print("  bidi.algorithm.get_display ", shown(lambda: bidi.algorithm.get_display(text, base_dir=direction)))
    print("  FriBidi                    ", shown(lambda: pyfribidi.log2vis(text, base)))
PYTHON
"$folder/venv/bin/python" "$folder/look.py" | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
brackets from right to left
  bidi.get_display            DC )cd( BA
  bidi.algorithm.get_display  DC (cd) BA
  FriBidi                     DC (cd) BA
brackets from left to right
  bidi.get_display            BA [C (d) e] F
  bidi.algorithm.get_display  C] BA (d) e] F
  FriBidi                     C] BA (d) e] F
isolate
  bidi.get_display            DC <PDI>cd 12<RLI> BA
  bidi.algorithm.get_display  AssertionError
  FriBidi                     DC cd 12<PDI><RLI> BA
embedding
  bidi.get_display            DC cd<PDF><LRE> BA
  bidi.algorithm.get_display  DC cd BA
  FriBidi                     DC cd<PDF><LRE> BA
accent
  bidi.get_display            ab M'Z
  bidi.algorithm.get_display  ab M'Z
  FriBidi                     ab MZ'
percent
  bidi.get_display            DC 50% BA
  bidi.algorithm.get_display  DC 50% BA
  FriBidi                     DC 50% BA
SEEN
