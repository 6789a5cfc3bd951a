#!/usr/bin/env bash
# adb-agent-bridge taps a word that contains the text, a point off the screen, and a portrait grid in landscape.
#
# Expected: find(text="OK") prefers the button with that text, and a tap at a view is at a point where it is visible, or
# is an error. A cell of the grid over a screenshot in landscape is at the same position as in the screenshot.
# Found: The first text that contains the letters in any case is taken, even of a disabled label: "OK" taps Bookmarks.
# Bounds of 0 are tapped at (0, 0), and a view from -60 to 20 at -20. The grid uses "wm size", which has the portrait
# size in every orientation: in 2400 × 1080 the last column is tapped at 1026 of 2400, and the cell A1 is 108 wide and
# not 240. Row 22 is below the screen, and no error. The size is read once, so that a resolution that changes later is
# ignored.
# Tested with adb-agent-bridge 0.1.2; the device answers as adb does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install adb-agent-bridge==0.1.2
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

from adb_agent_bridge import actions
from adb_agent_bridge.marks import grid_to_xy
from adb_agent_bridge.ui import find, parse

DUMP = """<hierarchy rotation="1"><node bounds="[0,0][2400,1080]" text="">
<node text="Bookmarks" enabled="false" clickable="false" bounds="[0,0][400,100]"/>
<node text="OK" enabled="true" clickable="true" bounds="[2000,900][2400,1080]"/>
<node text="collapsed" enabled="true" clickable="true" bounds="[0,0][0,0]"/>
<node text="page" enabled="true" clickable="true" bounds="[-60,200][20,300]"/>
</node></hierarchy>"""


class Device:
    """A phone of 1080 × 2400 that is rotated to landscape."""

    size, taps = "Physical size: 1080x2400\n", ()

    def shell(self, command):
        if command == "wm size":
            return self.size
        self.taps += (command.removeprefix("input tap "),)
        return ""


print("adb-agent-bridge", version("adb-agent-bridge"))
device, elements = Device(), parse(DUMP)
for text in ("OK", "collapsed", "page"):
    element = find(elements, text=text)
    actions.tap(device, element)
    print(f"tap {text!r}: {element.text!r} at {device.taps[-1]}")
assert device.taps == ("200 50", "0 0", "-20 250")

cells = {cell: grid_to_xy(device, cell) for cell in ("A1", "J1", "J22")}
print("cells of a screen of 2400 × 1080:", cells)
assert cells == {"A1": (54, 54), "J1": (1026, 54), "J22": (1026, 2322)}
device.size += "Override size: 720x1600\n"
seen = grid_to_xy(device, "J1"), grid_to_xy(type("Other", (Device,), {"size": device.size})(), "J1")
print("after a change of the resolution:", seen[0], "of a new connection:", seen[1])
assert seen == ((1026, 54), (684, 36))
PYTHON
