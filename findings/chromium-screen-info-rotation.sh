#!/usr/bin/env bash
# A rotation of headless Chromium's screen never rotates its size, and the page's angle is not the one that was set.
#
# Expected: `--screen-info={390x844 rotation=90}`, and Emulation.updateScreen with the same rotation, make the screen of
# a rotated phone: 844x390 with landscape-primary and the angle 90. At 90 and 270 the types differ, and the protocol
# and the page report one angle.
# Found: The screen stays 390x844 and portrait. The page's angle is 360 minus the rotation (270 for 90), the protocol's
# angle is the rotation. At the start every rotation is primary; after an update 90, 180 and 270 are all secondary,
# and on a screen that started at 90 so is 0. The window is 500 wide on a screen of 390.
# Tested with Chromium 156.0.8078.108 of Debian 12 and websocket-client 1.9.2.
set -euo pipefail
version=156.0.8078.108
folder=$(mktemp -d)
browser=
finish() {
  kill "$browser" 2>/dev/null || true
  wait 2>/dev/null || true
  browser=
}
trap 'finish; rm -rf "$folder"' EXIT
if ! chromium --version 2>/dev/null | grep -qF "$version"; then
  apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install websocket-client==1.9.2
cat >"$folder/screen.py" <<'PYTHON'
import json
import sys
import time
import urllib.request

import websocket

port, version, screen, *expected = sys.argv[1:]
pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json"))
address = next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page")
socket = websocket.create_connection(address, timeout=20)
count = 0


def call(method, **parameters):
    global count
    count += 1
    socket.send(json.dumps({"id": count, "method": method, "params": parameters}))
    while (answer := json.loads(socket.recv())).get("id") != count:
        pass
    assert "error" not in answer, answer
    return answer["result"]


def look(name, expected):
    time.sleep(0.4)
    script = "`${screen.width}x${screen.height} ${screen.orientation.type} ${screen.orientation.angle} window ${outerWidth}`"
    page = call("Runtime.evaluate", expression=script, returnByValue=True)["result"]["value"]
    protocol = call("Emulation.getScreenInfos")["screenInfos"][0]["orientation"]["angle"]
    seen = f"{page} protocol {protocol}"
    print(f"{screen} {name}: {seen}")
    assert seen == expected, expected


assert call("Browser.getVersion")["product"] == f"Chrome/{version}"
look("start", expected.pop(0))
identifier = call("Emulation.getScreenInfos")["screenInfos"][0]["id"]
for rotation, lines in zip((0, 90, 180, 270), expected):
    call("Emulation.updateScreen", screenId=identifier, rotation=rotation)
    look(f"updated to {rotation}", lines)
PYTHON
echo "Chromium $version"
look() {
  rm -rf "$folder/profile"
  chromium --headless=new --no-sandbox --disable-gpu --remote-debugging-port=0 --remote-allow-origins='*' \
    --screen-info="$1" --user-data-dir="$folder/profile" about:blank >/dev/null 2>&1 &
  browser=$!
  for _ in $(seq 100); do [ -s "$folder/profile/DevToolsActivePort" ] && break; sleep 0.2; done
  "$folder/venv/bin/python" "$folder/screen.py" "$(head -n 1 "$folder/profile/DevToolsActivePort")" "$version" "$@"
  finish
}
upright='390x844 portrait-primary' flipped='390x844 portrait-secondary'
look '{390x844}' "$upright 0 window 500 protocol 0" "$upright 0 window 500 protocol 0" \
  "$flipped 270 window 500 protocol 90" "$flipped 180 window 500 protocol 180" "$flipped 90 window 500 protocol 270"
look '{390x844 rotation=90}' "$upright 270 window 500 protocol 90" "$flipped 0 window 500 protocol 0"
look '{390x844 rotation=180}' "$upright 180 window 500 protocol 180"
look '{390x844 rotation=270}' "$upright 90 window 500 protocol 270"
look '{844x390 rotation=90}' '844x390 landscape-primary 270 window 824 protocol 90'
