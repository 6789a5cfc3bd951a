#!/usr/bin/env bash
# Chromium's override of the safe area does not keep its two kinds of insets consistent.
#
# Expected: safe-area-max-inset-bottom, the inset with hidden browser bars, is never below safe-area-inset-bottom. If
# only `bottom` is given the maximum follows, and a `bottom` above `bottomMax` is rejected or raises it. A new document
# has no override.
# Found: `bottom` alone leaves the maximum at 0px, `bottomMax` alone leaves the inset at 0px, and a bottom of 50 with a
# maximum of 40 is accepted. Each call replaces all eight values: omitted ones are 0px again. The values survive a
# reload. They apply to pages without viewport-fit=cover as well, and innerHeight does not change.
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


def insets(**given):
    assert call("Emulation.setSafeAreaInsetsOverride", insets=given)["result"] == {}
    return read()


def read():
    time.sleep(0.4)
    script = """['top', 'bottom', 'max-top', 'max-bottom'].map(side => {
      let box = document.createElement('div');
      document.body.append(box);
      box.style.width = `env(safe-area-${side.replace('max-', 'max-inset-').replace(/^(top|bottom)/, 'inset-$1')}, 7px)`;
      let width = getComputedStyle(box).width;
      box.remove();
      return width;
    }).join(' ') + ' ' + innerHeight"""
    return call("Runtime.evaluate", expression=script, returnByValue=True)["result"]["result"]["value"]


product = call("Browser.getVersion")["result"]["product"]
print(product)
assert product == f"Chrome/{version}"
call("Emulation.setDeviceMetricsOverride", width=393, height=852, deviceScaleFactor=3, mobile=True)
for viewport in ["width=device-width", "width=device-width,viewport-fit=cover"]:
    call("Emulation.setSafeAreaInsetsOverride", insets={})
    call("Page.navigate", url=f"data:text/html,<!doctype html><meta name=viewport content='{viewport}'><p>a")
    time.sleep(0.6)
    seen = [insets(), insets(top=59, bottom=34), insets(bottomMax=40), insets(bottom=50, bottomMax=40)]
    call("Page.reload")
    time.sleep(0.6)
    seen.append(read())
    print(viewport)
    for name, value in zip(["none", "top, bottom", "bottomMax", "bottom over bottomMax", "reloaded"], seen):
        print(f"  {name}: inset top, bottom, maximum top, bottom, innerHeight: {value}")
    assert seen == [
        "0px 0px 0px 0px 852", "59px 34px 0px 0px 852", "0px 0px 0px 40px 852", "0px 50px 0px 40px 852",
        "0px 50px 0px 40px 852",
    ]
PYTHON
