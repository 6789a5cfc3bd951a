#!/usr/bin/env bash
# In GlyphKit the space at a line's end counts in breaking, alignment and justification, and ink is one glyph wide.
#
# Expected: As in CSS, UIKit and Pango, the space at which a line is broken does not count: two words fit that fit
# without it, a centered word is centered, and justified words fill the line. A soft hyphen at a break is displayed. The
# ink bounds of a text contain its glyphs.
# Found: "a a a a" in the width of "a a" and 1 point has three lines and not two; a word and a space that do not fit
# give a line with the space alone. A centered first line is half a space too far to the left. Justification stretches
# the space at the end, so that "a" fills a line of 32. No hyphen is displayed at the soft hyphen. The ink bounds of
# "MMMM" are 14 points wide and its logical bounds 69; the ink of a wrapped second line is from -39 to -25.
# Tested with glyphkit 1.0.0b5 and fonts-dejavu-core 2.37 of Debian 12.
set -euo pipefail
version=2.37-6
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if [ "$(dpkg-query --show --showformat='${Version}' fonts-dejavu-core 2>/dev/null)" != "$version" ]; then
  apt-get install -y -qq --no-install-recommends "fonts-dejavu-core=$version" >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install glyphkit==1.0.0b5
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

from glyphkit import FontLibrary, FontSource, Paragraph, TextSpan, TextStyle

LIBRARY = FontLibrary.from_sources((FontSource.path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),))


def layout(text, width=None, **options):
    span = TextSpan(text, TextStyle(("DejaVu Sans",), 20))
    return LIBRARY.layout(Paragraph((span,), max_width=width, **options))


def lines(text, width, **options):
    """Returns each line's text, the position of its first glyph and the end of its last visible one."""
    result = []
    for line in layout(text, width, **options).lines:
        glyphs = [(run.text, glyph.x, glyph.x + glyph.x_advance) for run in line.runs for glyph in run.glyphs]
        visible = [glyph for glyph in glyphs if glyph[0] not in (" ", "\u00ad")] or glyphs
        text = "".join(run.text for run in line.runs)
        result.append((text, round(visible[0][1], 1), round(visible[-1][2], 1)))
    return result


def extent(bounds):
    return round(bounds.x_min), round(bounds.x_max)


def check(name, seen, expected):
    print(f"{name}: {seen}")
    assert seen == expected


a, space = (layout(text).logical_bounds.x_max for text in ("a", " "))
print("glyphkit", version("glyphkit"), f"a: {a:.1f}, space: {space:.1f}, a a: {2 * a + space:.1f}")
assert round(a, 1) == 12.3 and round(space, 1) == 6.4
check("a a a a in 32", lines("a a a a", 31.9), [("a ", 0, 12.3), ("a ", 0, 12.3), ("a a", 0, 30.9)])
check("a a in 15", lines("a a", 15), [("a", 0, 12.3), (" ", 0, 6.4), ("a", 0, 12.3)])
check("centered in 32", lines("a a a", 31.9, align="center"), [("a ", 6.6, 18.9), ("a a", 0.5, 31.4)])
check("at the end of 32", lines("a a a", 31.9, align="end"), [("a ", 13.3, 25.5), ("a a", 1, 31.9)])
justified = layout("a a a", 31.9, align="justify").lines[0]
check("justified, width", round(justified.advance, 1), 31.9)
check("justified, first line", lines("a a a", 31.9, align="justify")[0], ("a ", 0, 12.3))
soft = layout("aaaa\u00adaaaa", 80).lines
check("soft hyphen", [round(line.advance, 1) for line in soft], [49, 49])
check("hyphen", [round(line.advance, 1) for line in layout("aaaa-aaaa", 80).lines], [56.2, 49])
text = layout("MMMM")
check("MMMM, logical and ink", (extent(text.logical_bounds), extent(text.ink_bounds)), ((0, 69), (2, 16)))
wrapped = layout("MM MM", 60).lines[1]
check("second line", (extent(wrapped.logical_bounds), extent(wrapped.ink_bounds)), ((0, 35), (-39, -25)))
PYTHON
