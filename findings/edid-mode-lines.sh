#!/usr/bin/env bash
# Three readers of EDID write three mode lines for one display: without timings, with 1103 lines, and as the display.
#
# Expected: A mode line for an X server that is made from a display's EDID has its timings, so that clock, columns and
# lines give its rate. The three readers agree about it, and about the size of the panel.
# Found: Debian's parse-edid writes the name and the polarities of the synchronization, and no number at all.
# Parse::EDID and edid-decode agree about a panel of a phone and about a landscape one. For 1920 × 1080 interlaced
# edid-decode writes 1103 lines where two fields of 540 lines, each with 22 and a half of blanking, are 1125. Its mode
# has 61.2 Hz although its name has 60. A phone's panel of 62 mm is 60 mm wide in parse-edid, which reads only whole
# centimeters. Where a display declares a ratio of 9:16 instead of a size, Parse::EDID takes the code of the ratio for
# 79 cm.
# Tested with read-edid 3.0.2, libparse-edid-perl 1.0.7 and edid-decode 2022-03-15 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
versions='0.1~git20220315.cb74358c2896-1 1.0.7-2 3.0.2-1.1'
installed=$(dpkg-query --show --showformat='${Version} ' edid-decode libparse-edid-perl read-edid 2>/dev/null || true)
if [ "$installed" != "$versions " ]; then
  read -r decode perl read <<<"$versions"
  apt-get install -y -qq --no-install-recommends "edid-decode=$decode" "libparse-edid-perl=$perl" "read-edid=$read" \
    >/dev/null 2>&1
fi
cat >"$folder/read.pl" <<'PERL'
use Parse::EDID qw(parse_edid);
local $/;
my $edid = parse_edid(<STDIN>);
print "Modeline $_->{ModeLine}\n" for @{$edid->{detailed_timings}};
print "$edid->{max_size_horizontal} $edid->{max_size_vertical}\n";
PERL
cat >"$folder/look.py" <<'PYTHON'
import re
import subprocess
import sys


def timing(clock, columns, column_blank, rows, row_blank, size, interlaced=False):
    """Returns a detailed timing; the clock is in kHz, and the rows are those of a field if it is interlaced."""
    x, y = size
    made = (clock // 10).to_bytes(2, "little")
    made += bytes([columns & 255, column_blank & 255, columns >> 8 << 4 | column_blank >> 8])
    made += bytes([rows & 255, row_blank, rows >> 8 << 4, 48, 32, 0x35, 0])
    return made + bytes([x & 255, y & 255, x >> 8 << 4 | y >> 8, 0, 0, 0x9E if interlaced else 0x1E])


def display(detailed, width, height):
    """Returns the block of a display of EDID 1.4 with one timing and its size in centimeters, or its ratio."""
    block = bytearray(128)
    block[0:8] = bytes([0, *[255] * 6, 0])
    block[8:10] = (4 << 10 | 5 << 5 | 12).to_bytes(2, "big")
    block[16:25] = bytes([10, 36, 1, 4, 0xA5, width, height, 120, 2])
    block[25:35] = bytes.fromhex("ee91a3544c99260f5054")
    block[38:54] = bytes([1]) * 16
    block[54:72] = detailed
    for start in (72, 90, 108):
        block[start : start + 5] = bytes([0, 0, 0, 0x10, 0])
    block[127] = -sum(block) & 255
    return bytes(block)


def run(command, block):
    return subprocess.run(command, input=block, capture_output=True, check=False).stdout.decode()


def mode(text):
    """Returns the numbers of a mode line and the rate that they give."""
    numbers = re.search(r"[Mm]odeline\s+\"[^\"]*\"((?: +[\d.]+)*)", text)[1].split()
    if len(numbers) < 9:
        return f"{len(numbers)} numbers"
    clock, *rest = map(float, numbers)
    fields = 2 if "nterlace" in text.split("odeline")[1].split("\n")[0] else 1
    rate = clock * 1e6 * fields / (rest[3] * rest[7])
    return f"{rest[0]:g} × {rest[4]:g}, {rest[7]:g} lines in all, {rate:.1f} Hz"


displays = {
    "1920 × 1080": display(timing(148500, 1920, 280, 1080, 45, (600, 340)), 60, 34),
    "phone, 1080 × 1920, 62 × 110 mm": display(timing(146560, 1080, 160, 1920, 50, (62, 110)), 6, 11),
    "1920 × 1080 interlaced": display(timing(74250, 1920, 280, 540, 22, (600, 340), True), 60, 34),
    "9:16, 1080 × 1920": display(timing(146560, 1080, 160, 1920, 50, (0, 0)), 0, 79),
}
for name, block in displays.items():
    print(f"{name}:")
    text = run(["parse-edid"], block)
    size = re.search(r"DisplaySize (\d+ \d+)", text)
    print("  parse-edid:", mode(text) + ";", f"{size[1]} mm" if size else "no size")
    text = run(["perl", f"{sys.argv[1]}/read.pl"], block)
    print("  Parse::EDID:", mode(text) + ";", text.splitlines()[-1], "cm")
    text = run(["edid-decode", "--xmodeline"], block)
    size = re.search(r"\((\d+ mm x \d+ mm)\)|(Aspect ratio: .*)", text)
    print("  edid-decode:", mode(text) + ";", size[1] or size[2])
print(re.search(r"Modeline.*\S", run(["parse-edid"], displays["1920 × 1080"]))[0].replace("\t", ""))
PYTHON
/usr/bin/python3 "$folder/look.py" "$folder" | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
1920 × 1080:
  parse-edid: 0 numbers; 600 340 mm
  Parse::EDID: 1920 × 1080, 1125 lines in all, 60.0 Hz; 60 34 cm
  edid-decode: 1920 × 1080, 1125 lines in all, 60.0 Hz; 600 mm x 340 mm
phone, 1080 × 1920, 62 × 110 mm:
  parse-edid: 0 numbers; 60 110 mm
  Parse::EDID: 1080 × 1920, 1970 lines in all, 60.0 Hz; 6.2 11 cm
  edid-decode: 1080 × 1920, 1970 lines in all, 60.0 Hz; 62 mm x 110 mm
1920 × 1080 interlaced:
  parse-edid: 0 numbers; 600 340 mm
  Parse::EDID: 1920 × 1080, 1125 lines in all, 60.0 Hz; 60 34 cm
  edid-decode: 1920 × 1080, 1103 lines in all, 61.2 Hz; 600 mm x 340 mm
9:16, 1080 × 1920:
  parse-edid: 0 numbers; no size
  Parse::EDID: 1080 × 1920, 1970 lines in all, 60.0 Hz; 0 79 cm
  edid-decode: 1080 × 1920, 1970 lines in all, 60.0 Hz; Aspect ratio: 0.56 (portrait)
Modeline "Mode 0" +hsync +vsync
SEEN
