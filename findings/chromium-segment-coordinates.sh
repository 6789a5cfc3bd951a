#!/usr/bin/env bash
# The segments of a folded viewport are in screen coordinates even if the page is laid out at another width.
#
# Expected: viewport.segments and env(viewport-segment-...) are in the page's CSS pixels: a page with a viewport of
# width=500 on a screen of 951 has two segments that end at 500. A frame in the page has its own segments or none, in
# script and in the media query alike.
# Found: The page is 501 wide and its segments are 0...455 and 495...951: the second one begins in the last 6 pixels of
# the page and ends far outside. The same page in device width has the same numbers. In a frame `viewport.segments` is
# null, but its media query for two segments matches.
# Tested with Chromium 156.0.8078.108 of Debian 12 and websocket-client 1.9.2.
set -euo pipefail
version=156.0.8078.108
folder=$(mktemp -d)
trap 'kill "$browser" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
browser=
if ! chromium --version 2>/dev/null | grep -qF "$version"; then
  apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install websocket-client==1.9.2
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


def evaluate(script):
    time.sleep(0.4)
    value = call("Runtime.evaluate", expression=f"JSON.stringify({script})", returnByValue=True)
    return json.loads(value["result"]["result"]["value"])


def show(viewport, content="<p>a"):
    html = f"<!doctype html><meta name=viewport content='{viewport}'>{content}"
    call("Page.navigate", url="data:text/html," + html)
    time.sleep(0.6)
    return evaluate("[innerWidth, viewport.segments.map(s => [s.x, s.right])]")


product = call("Browser.getVersion")["result"]["product"]
print(product)
assert product == f"Chrome/{version}"
fold = {"orientation": "vertical", "offset": 455, "maskLength": 40}
call("Emulation.setDeviceMetricsOverride", width=951, height=669, deviceScaleFactor=3, mobile=True, displayFeature=fold)
device, narrow = show("width=device-width"), show("width=500")
print("device width:", device)
print("width=500:", narrow)
assert device == [951, [[0, 455], [495, 951]]]
assert narrow == [501, [[0, 455], [495, 951]]]
script = """(() => {
  document.body.insertAdjacentHTML('beforeend', '<div id=box style="margin-left: env(viewport-segment-left 1 0, 7px)"></div>');
  return getComputedStyle(box).marginLeft;
})()"""
left = evaluate(script)
print("width=500, env(viewport-segment-left 1 0):", left)
assert left == "495px"
show("width=device-width", "<iframe srcdoc='<p>b'></iframe>")
frame = evaluate("[frames[0].viewport.segments, frames[0].matchMedia('(horizontal-viewport-segments: 2)').matches]")
print("frame: segments, media query:", frame)
assert frame == [None, True]
PYTHON
