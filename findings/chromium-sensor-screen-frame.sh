#!/usr/bin/env bash
# In screen coordinates Chromium rotates vectors of sensors the opposite way of its quaternions, at 90 and at 270.
#
# Expected: A sensor with referenceFrame "screen" describes the same motion as the one in device coordinates: the
# vector, rotated by the orientation's quaternion, points to the same direction of the world in both. A phone held
# upright in landscape-primary, whose x axis points up, measures 9.8 along the screen's y axis.
# Found: The quaternions follow the screen. The vectors of Accelerometer and GravitySensor do in portrait and at 180, but
# at 90 and 270 they have the wrong sign: 9.8 along the device's x axis becomes -9.8 along the screen's y axis, so
# that down is up for a page in landscape. Without an emulated focus no sensor has a reading, and no error either.
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
mkdir "$folder/page"
echo '<!doctype html><p>page' >"$folder/page/index.html"
"$folder/venv/bin/python" - "$port" "$version" "$folder/page" <<'PYTHON'
import functools
import http.server
import json
import sys
import threading
import time
import urllib.request

import websocket

port, version, folder = sys.argv[1:]


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
threading.Thread(target=server.serve_forever, daemon=True).start()
origin = f"http://127.0.0.1:{server.server_port}"
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


def read(script):
    return json.loads(call("Runtime.evaluate", expression=f"JSON.stringify({script})", returnByValue=True)["result"]["value"])


def send(upright):
    for kind in ("accelerometer", "gravity"):
        call("Emulation.setSensorOverrideReadings", type=kind, reading={"xyz": dict(zip("xyz", upright))})
    turned = {"x": 0, "y": 0, "z": 0.7071068, "w": 0.7071068}
    for quaternion in ({"x": 0, "y": 0, "z": 0, "w": 1}, turned):
        call("Emulation.setSensorOverrideReadings", type="relative-orientation", reading={"quaternion": quaternion})
        time.sleep(0.3)


def world(quaternion, vector):
    x, y, z, w = quaternion
    assert abs(x) < 0.01 and abs(y) < 0.01
    cosine, sine = w * w - z * z, 2 * w * z
    return [round(cosine * vector[0] - sine * vector[1], 1), round(sine * vector[0] + cosine * vector[1], 1)]


START = """(() => {
  window.seen = {};
  for (const [name, Kind] of Object.entries({ force: Accelerometer, gravity: GravitySensor, turn: RelativeOrientationSensor }))
    for (const referenceFrame of ["device", "screen"]) {
      const sensor = new Kind({ frequency: 60, referenceFrame });
      sensor.onreading = () => { seen[name + " " + referenceFrame] = sensor.quaternion || [sensor.x, sensor.y, sensor.z]; };
      sensor.onerror = (event) => { seen[name + " " + referenceFrame] = event.error.name; };
      sensor.start();
    }
})() || 0"""
product = call("Browser.getVersion")["product"]
print(product)
assert product == f"Chrome/{version}"
call("Page.navigate", url=origin)
time.sleep(1)
call("Browser.grantPermissions", permissions=["sensors"], origin=origin)
for kind in ("accelerometer", "gravity", "relative-orientation"):
    call("Emulation.setSensorOverrideEnabled", enabled=True, type=kind)
read(START)
send([1, 2, 3])
silent = read("seen")
print("without focus:", silent)
assert silent == {}
call("Emulation.setFocusEmulationEnabled", enabled=True)
turns = [
    ("portraitPrimary", 0, [0, 9.8, 0], [0, 9.8], True),
    ("landscapePrimary", 90, [9.8, 0, 0], [0, -9.8], False),
    ("portraitSecondary", 180, [0, -9.8, 0], [0, 9.8], True),
    ("landscapeSecondary", 270, [-9.8, 0, 0], [0, -9.8], False),
]
for kind, angle, upright, expected, agree in turns:
    size = (390, 844) if kind.startswith("portrait") else (844, 390)
    orientation = {"type": kind, "angle": angle}
    call(
        "Emulation.setDeviceMetricsOverride",
        width=size[0], height=size[1], deviceScaleFactor=1, mobile=True, screenOrientation=orientation,
    )
    send([1, 1, 1])
    send(upright)
    seen = read("seen")
    screen = [round(value, 1) + 0 for value in seen["force screen"][:2]]
    by_device = world(seen["turn device"], seen["force device"])
    by_screen = world(seen["turn screen"], seen["force screen"])
    print(f"{angle}: device {upright[:2]}, screen {screen}, in the world {by_device} and {by_screen}")
    assert seen["gravity screen"] == seen["force screen"] and seen["gravity device"] == seen["force device"]
    assert screen == expected
    assert (by_device == by_screen) == agree
PYTHON
