#!/usr/bin/env bash
# Chromium's protocol has two ways to emulate the fold of a display, and the newer one changes nothing in the page.
#
# Expected: Emulation.setDisplayFeaturesOverride with a vertical feature splits the viewport into two segments, at least
# when the posture is folded. A feature without width leaves one segment.
# Found: The command returns no error and validates the feature against the screen, but the page has one segment, in
# either posture and in a new document too. The older parameter `displayFeature` of Emulation.setDeviceMetricsOverride
# makes two segments, even with the posture continuous and even if the feature is 0 wide. A folded posture makes no
# segments by itself. The next metrics without the parameter remove the segments and leave the posture folded.
# Tested with Chromium 156.0.8078.108 of Debian 12 and websocket-client 1.9.0.
set -euo pipefail
version=156.0.8078.108
folder=$(mktemp -d)
trap 'kill "$browser" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
browser=
if ! chromium --version 2>/dev/null | grep -qF "$version"; then
  apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install websocket-client==1.9.0
chromium --headless=new --no-sandbox --disable-gpu --remote-debugging-port=0 --remote-allow-origins='*' \
  --user-data-dir="$folder/profile" about:blank >/dev/null 2>&1 &
browser=$!
for _ in $(seq 100); do [ -s "$folder/profile/DevToolsActivePort" ] && break; sleep 0.2; done
port=$(head -n 1 "$folder/profile/DevToolsActivePort")
"$folder/venv/bin/python" - "$port" "$version" <<'PYTHON'
import json
import sys
import time
import urllib.request

import websocket

port, version = sys.argv[1:]
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
    return answer


def page():
    time.sleep(0.4)
    script = (
        "JSON.stringify([viewport.segments.map(s => [s.x, s.width]), "
        "matchMedia('(device-posture: folded)').matches])"
    )
    value = call("Runtime.evaluate", expression=script, returnByValue=True)
    return json.loads(value["result"]["result"]["value"])


def fold(width, offset=455):
    return {"orientation": "vertical", "offset": offset, "maskLength": width}


metrics = {"width": 951, "height": 669, "deviceScaleFactor": 3, "mobile": True}
whole = [[0, 951]]
product = call("Browser.getVersion")["result"]["product"]
print(product)
assert product == f"Chrome/{version}"

call("Emulation.setDeviceMetricsOverride", **metrics)
answer = call("Emulation.setDisplayFeaturesOverride", features=[fold(40)])
print("setDisplayFeaturesOverride:", answer["result"], page())
assert answer["result"] == {} and page() == [whole, False]
refusal = call("Emulation.setDisplayFeaturesOverride", features=[fold(40, 2000)])["error"]["message"]
print("beyond the screen:", refusal)
assert "outside screen width" in refusal
call("Emulation.setDisplayFeaturesOverride", features=[fold(40)])
call("Emulation.setDevicePostureOverride", posture={"type": "folded"})
call("Page.navigate", url="data:text/html,<!doctype html><p>a")
print("folded, new document:", page())
assert page() == [whole, True]

call("Emulation.clearDisplayFeaturesOverride")
call("Emulation.clearDevicePostureOverride")
for width, segments in [(40, [[0, 455], [495, 456]]), (0, [[0, 455], [455, 496]])]:
    call("Emulation.setDeviceMetricsOverride", **metrics, displayFeature=fold(width))
    print(f"displayFeature of the metrics, {width} wide:", page())
    assert page() == [segments, False]
call("Emulation.setDevicePostureOverride", posture={"type": "folded"})
call("Emulation.setDeviceMetricsOverride", **metrics)
print("metrics without it:", page())
assert page() == [whole, True]
PYTHON
