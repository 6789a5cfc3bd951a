#!/usr/bin/env bash
# fontimize omits characters that a page displays: capitals of text-transform, button labels, placeholders and quotes.
#
# Expected: A font that is optimized for a page has the glyphs of the text that the page displays, in each font that the
# page uses. Text of `::before` and of counters is included, and a warning names what cannot be known.
# Found: For "ab" in `text-transform: uppercase` the small letters are included and A and B are not, so that they are
# displayed in another font. A placeholder, the label of a submit button, the digits of an ordered list and the quotes
# of `q` are missing, without a warning. A style element of the page is ignored: its `content` is missing, and its
# @font-face has no subset. The same style sheet in a file is read. Hidden elements and noscript are included.
# Tested with fontimize 0.9.0, and fonts-dejavu-core 2.37 of Debian 12.
set -euo pipefail
version=2.37-6
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if [ "$(dpkg-query --show --showformat='${Version}' fonts-dejavu-core 2>/dev/null)" != "$version" ]; then
  apt-get install -y -qq --no-install-recommends "fonts-dejavu-core=$version" >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install fontimize==0.9.0
cd "$folder"
venv/bin/python - <<'PYTHON'
import shutil
import warnings
from importlib.metadata import version
from pathlib import Path

import fontimize
from fontTools.ttLib import TTFont

for number in (1, 2):
    shutil.copy("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", f"font{number}.ttf")
SHEET = "@font-face { font-family: F1; src: url(font1.ttf) } body { font-family: F1 } .u { text-transform: uppercase }"
INNER = '@font-face { font-family: F2; src: url(font2.ttf) } b { font-family: F2 } i::before { content: "\\2192" }'
HEAD = '<!DOCTYPE html><html><head><link rel="stylesheet" href="page.css">'
PARTS = {
    '<p class="u">ab</p>': ("AB", ""),
    '<input placeholder="HJ">': ("HJ", ""),
    '<input type="submit" value="KQ">': ("KQ", ""),
    "<ol><li>z</li></ol>": ("1.", ""),
    "<q>z</q>": ("\u201c\u201d", ""),
    "<style>" + INNER + "</style><b>z</b><i></i>": ("\u2192", ""),
    "<textarea>HJ</textarea>": ("HJ", "HJ"),
    "<p hidden>HJ</p><noscript>KQ</noscript>": ("", "HJKQ"),
}


def subset(body, sheet=SHEET):
    """Returns the files of the subsets and the characters of the first one."""
    Path("page.css").write_text(sheet)
    Path("page.html").write_text(f"{HEAD}</head><body><p>x</p>{body}</body></html>")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = fontimize.optimise_fonts_for_files(["page.html"], font_output_dir="out", print_stats=False)
    assert not [warning for warning in caught if "CSS" in str(warning.message)]
    characters = {chr(code) for code in TTFont(result["fonts"]["font1.ttf"]).getBestCmap()}
    return sorted(result["fonts"]), characters


print("fontimize", version("fontimize"))
for body, (displayed, expected) in PARTS.items():
    fonts, characters = subset(body)
    seen = "".join(sorted(characters & set(displayed + expected)))
    print(f"{body[:45]}: displays {displayed or 'nothing'!r}, has {seen!r} of {fonts}")
    assert seen == "".join(sorted(expected)) and fonts == ["font1.ttf"]
fonts, characters = subset("<b>z</b><i></i>", SHEET + INNER)
print("the same rules in the file:", fonts, "\u2192" in characters)
assert fonts == ["font1.ttf", "font2.ttf"] and "\u2192" in characters
PYTHON
