#!/usr/bin/env bash
# Converting Hyprland's monitor rules to Lua changes which monitor is rotated, and reports full coverage.
#
# Expected: Each rule of the old format becomes a call of hl.monitor for the same output with the same rotation, or is
# flagged. `NAME, transform, 3` only rotates, `NAME, addreserved, …` reserves space, and variables are replaced.
# Found: The space after the dot in "desc:Example Inc. Wide" is dropped, so that the rule matches no monitor.
# `transform, 3` becomes the mode "transform" at position 3 without a rotation. A variable is the text "$wide" in the
# mode, but not elsewhere. addreserved with its four numbers has the key 0 = 0, for which Lua refuses the whole file.
# `us, de` of the keyboard becomes a table. --check passes, and --report says 100 % and 0 flagged.
# Tested with hyprconf2lua 1.8.1, and with lupa 2.8 (Lua 5.4) as the reader.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install hyprconf2lua==1.8.1 lupa==2.8
cd "$folder"
cat >monitors.conf <<'CONF'
$wide = 2560x1080@75
$border = 3
monitor = desc:Example Inc. Wide, $wide, 0x0, 1, transform, 1
monitor = HDMI-A-1, 1920x1080, auto-left, 1
monitor = HDMI-A-1, transform, 3
general {
  border_size = $border
}
input {
  kb_layout = us, de
}
CONF
echo 'monitor = eDP-1, addreserved, 30, 0, 0, 0' >reserved.conf
venv/bin/hyprconf2lua --version
for name in monitors reserved; do
  venv/bin/hyprconf2lua --check "$name.conf"
  venv/bin/hyprconf2lua --report "$name.conf" >"$name.lua" 2>report.txt
  echo "$name: status 0, $(cat report.txt)"
  grep -q ' 0 flagged, .* 100.0% coverage' report.txt
done
venv/bin/python - <<'PYTHON'
from lupa.lua54 import LuaError, LuaRuntime


def calls(path):
    """Runs a configuration and returns the arguments of the calls of each function."""
    made = {"monitor": [], "config": []}
    lua = LuaRuntime()
    lua.globals().hl = lua.table_from({name: calls.append for name, calls in made.items()})
    with open(path) as file:
        lua.execute(file.read())
    return made


made = calls("monitors.lua")
rules = [dict(rule) for rule in made["monitor"]]
for rule in rules:
    print(rule)
assert rules[0] == {
    "output": "desc:Example Inc.Wide", "mode": "$wide", "position": "0x0", "scale": 1, "transform": 1,
}
assert rules[2] == {"output": "HDMI-A-1", "mode": "transform", "position": 3, "scale": 1}
general, keyboard = made["config"][0].general, made["config"][1].input
print("border:", general.border_size, "keyboard:", list(keyboard.kb_layout.values()))
assert general.border_size == 3 and list(keyboard.kb_layout.values()) == ["us", "de"]
try:
    calls("reserved.lua")
    raise SystemExit("Lua accepts the reserved space")
except LuaError as error:
    print("reserved space:", str(error).splitlines()[0])
    assert "'}' expected" in str(error)
PYTHON
