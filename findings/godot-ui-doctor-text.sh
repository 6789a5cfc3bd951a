#!/usr/bin/env bash
# A linter of mobile layouts treats each text as one line of Latin letters, and a background as an overlap.
#
# Expected: godot-mobile-ui-doctor checks exported frames for safe areas and clipped text. It lets text wrap in a frame
# with space for three lines, counts ideographs as twice as wide as letters, and exempts a full-screen background.
# Found: It reports a text of 58 characters at 16 in a frame of 300 × 60 as too long. Seven ideographs at 20, which need
# 140 points, fit into 110, even with a factor of 1.3 for longer languages. A background that fills the screen overlaps
# the safe area. For frames exported from Gimbal it reports other findings than `gimbal lint`.
# Tested with godot-mobile-ui-doctor 0.1.15.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install godot-mobile-ui-doctor==0.1.15
cd "$folder"
venv/bin/python - <<'PYTHON'
import json
import subprocess
from importlib.metadata import version

TEXT = "Turn the phone and the screen follows, unless it is locked"
node = {"kind": "Label", "x": 40, "y": 100}
button = {"id": "button", "kind": "Button", "x": 40, "y": 300, "width": 100, "height": 44, "interactive": True}
nodes = [
    {"id": "background", "kind": "ColorRect", "x": 0, "y": 0, "width": 393, "height": 852},
    {**node, "id": "paragraph", "width": 300, "height": 60, "text": TEXT},
    {**node, "id": "ideographs", "y": 200, "width": 110, "height": 24, "text": "設定を変更する", "font_size": 20},
    button,
]
viewport = {"name": "phone", "width": 393, "height": 852, "safe_area": {"top": 59, "bottom": 34, "left": 0, "right": 0}}
metadata = {
    "viewports": [viewport],
    "screens": [{"name": "form", "viewport": "phone", "nodes": nodes}],
    "thresholds": {"text_expansion_factor": 1.3},
}
with open("metadata.json", "w") as file:
    json.dump(metadata, file)
call = ["venv/bin/godot-mobile-ui-doctor", "metadata.json", "--format", "json", "--fail-on", "none"]
report = json.loads(subprocess.run(call, capture_output=True, text=True, check=True).stdout)
seen = sorted((finding.get("node"), finding["rule_id"]) for finding in report["findings"])
print("godot-mobile-ui-doctor", version("godot-mobile-ui-doctor"))
print(*(f"{name}: {rule}" for name, rule in seen), sep="\n")
assert seen == [("background", "safe_area_overlap"), ("paragraph", "text_overflow_risk")]
PYTHON
