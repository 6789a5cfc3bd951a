#!/usr/bin/env bash
# A subset that Aspose.Font writes has no kerning, no ligatures and no joined Arabic, and its WOFF2 is uncompressed.
#
# Expected: A subset has the same glyphs and widths as the whole font for the text that it was made for, as that of
# fontTools has. WOFF2 is compressed, and read by other programs.
# Found: The subset has no GPOS, GSUB and kern: "AVATo" is 13 percent wider (6707 for 5938), "fi" are two glyphs, and
# the letters of Arabic are isolated (4 glyphs for 3). The command prints no warning. A layout of Aspose.Font itself
# kerns with the whole font. Its WOFF2 files are as large as the fonts, and Aspose.Font reads them. fontTools refuses
# them, because glyf has the reserved transformation 1; woff2_decompress refuses those whose length is not
# divisible by 4. WOFF is read by fontTools.
# Tested with aspose-font-foss 26.10.4, fonttools 4.68.0, brotli 1.2.1, uharfbuzz 0.57.0, woff2 1.0.2 and
# fonts-dejavu-core 2.37 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(fonts-dejavu-core=2.37-6 woff2=1.0.2-2)
dpkg-query --show "${packages[@]%=*}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install aspose-font-foss==26.10.4 fonttools==4.68.0 brotli==1.2.1 uharfbuzz==0.57.0
cd "$folder"
dpkg-query --show "${packages[@]%=*}"
cat >fonts.py <<'PYTHON'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import aspose_font
import uharfbuzz
from fontTools.ttLib import TTFont

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
BIN = Path(sys.executable).parent
WORDS = {"AVATo": (5938, 5938, 6707), "fi": (1, 1, 2), "سلام": (3, 3, 4)}


def run(*arguments):
    return subprocess.run(arguments, check=True, capture_output=True, text=True).stdout


def shaped(path, text):
    """Returns the number of glyphs of Arabic and "fi", and the width of other text, as HarfBuzz shapes it."""
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer, {})
    if text != "AVATo":
        return len(buffer.glyph_infos)
    return sum(position.x_advance for position in buffer.glyph_positions)


def reader(path):
    try:
        return TTFont(path).getGlyphOrder() and "read"
    except Exception as error:
        return str(error)


def load(path):
    font = aspose_font.FontLoader.open(path)
    return getattr(font, "font", font)


print(*(f"{name} {version(name)}" for name in ("aspose-font-foss", "fonttools", "brotli", "uharfbuzz")))
for index, (text, expected) in enumerate(WORDS.items()):
    printed = run(BIN / "aspose-font", "subset", "--text", text, FONT, f"aspose{index}.ttf")
    assert "warn" not in printed.lower()
    run(BIN / "pyftsubset", FONT, f"--text={text}", f"--output-file=fonttools{index}.ttf")
    seen = tuple(shaped(path, text) for path in (FONT, f"fonttools{index}.ttf", f"aspose{index}.ttf"))
    print(f"{text}: whole font, fontTools, Aspose.Font: {seen}")
    assert seen == expected
removed = {"GPOS", "GSUB", "GDEF", "kern"}
assert removed <= set(TTFont(FONT).keys()) and not removed & set(TTFont("aspose0.ttf").keys())
width = aspose_font.TextRenderer.layout(load(FONT), "AVATo", size=2048).total_width
print("layout of Aspose.Font with the whole font:", width)
assert width == 5938
for name, source in {"whole": FONT, "subset": "aspose0.ttf", "shorter": "aspose1.ttf"}.items():
    for kind in ("woff", "woff2"):
        path = f"{name}.{kind}"
        run(BIN / "aspose-font", "convert", "--to", kind, source, path)
        assert load(path).num_glyphs == load(source).num_glyphs
        print(f"{path}, fontTools: {reader(path)}")
        assert reader(path) == ("read" if kind == "woff" else "brotli: decoder failed")
    status = subprocess.run(["woff2_decompress", f"{name}.woff2"], capture_output=True).returncode
    length = Path(f"{name}.woff2").stat().st_size
    ratio = length / Path(source).stat().st_size
    print(f"{name}.woff2: {length} bytes, {ratio:.2f} of the font's, woff2_decompress returns {status}")
    assert status == (1 if length % 4 else 0) and 0.97 < ratio < 1.2
PYTHON
venv/bin/python fonts.py
