#!/usr/bin/env bash
# Two clients of Appium send other gestures than their keywords say: a swipe off the screen, a slow flick, a mouse.
#
# Expected: A swipe from 90 % to 10 % of the width ends at 10 %, on iOS as on Android. A flick is faster than a swipe, a
# swipe without a duration has none, and a phone's drag is a touch.
# Found: For iOS the Robot Framework library sends the difference as the end: on a screen of 400 × 800 the swipe goes
# from 360, 400 to -320, 0 instead of 40, 400. The Python client's flick is its swipe without a duration, and that takes
# 250 ms, as does the move to its first point before the finger is down. `drag_and_drop` sends a mouse. The gestures are
# recorded by a server that answers as Appium does.
# Tested with robotframework-appiumlibrary 3.2.1, Appium-Python-Client 6.0.9 and selenium 4.51.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install robotframework-appiumlibrary==3.2.1 Appium-Python-Client==6.0.9 selenium==4.51.0
"$folder/venv/bin/python" - <<'PYTHON'
import http.server
import json
import threading
from importlib.metadata import version

from appium import webdriver
from appium.options.common import AppiumOptions
from AppiumLibrary import AppiumLibrary

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
sent = []


class Server(http.server.BaseHTTPRequestHandler):
    def answer(self):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)) or "{}")
        value = None
        if self.path == "/session":
            value = {"sessionId": "one", "capabilities": body["capabilities"]["alwaysMatch"]}
        elif self.path.endswith("/window/rect"):
            value = {"x": 0, "y": 0, "width": 400, "height": 800}
        elif self.path.endswith("/element"):
            value = {ELEMENT: body["value"]}
        elif self.path.endswith("/actions"):
            sent.extend(body["actions"])
        data = json.dumps({"value": value}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    do_GET = do_POST = do_DELETE = answer

    def log_message(self, *_):
        pass


def described(gesture):
    """Returns the kind of pointer, and each move as its point and milliseconds."""
    sent.clear()
    gesture()
    points = []
    for action in sent[0]["actions"]:
        if action["type"] == "pointerMove":
            origin = action["origin"][ELEMENT] + " " if isinstance(action["origin"], dict) else ""
            points.append(f"{origin}{action['x']}, {action['y']} in {action['duration']:.0f} ms")
    return sent[0]["parameters"]["pointerType"], *points


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
names = ["robotframework-appiumlibrary", "Appium-Python-Client", "selenium"]
print(", ".join(f"{name} {version(name)}" for name in names))
start = "360, 400 in 250 ms"
for platform, automation, end in [("iOS", "XCUITest", "-320, 0"), ("Android", "UiAutomator2", "40, 400")]:
    options = AppiumOptions()
    options.set_capability("platformName", platform)
    options.set_capability("appium:automationName", automation)
    driver = webdriver.Remote(f"http://127.0.0.1:{server.server_port}", options=options)
    library = AppiumLibrary()
    library._cache.register(driver, None)
    one, other = driver.find_element("id", "one"), driver.find_element("id", "other")
    for name, gesture, expected in [
        ("Swipe By Percent", lambda: library.swipe_by_percent(90, 50, 10, 50), ("touch", start, f"{end} in 1000 ms")),
        ("swipe", lambda: driver.swipe(360, 400, 40, 400), ("touch", start, "40, 400 in 250 ms")),
        ("flick", lambda: driver.flick(360, 400, 40, 400), ("touch", start, "40, 400 in 250 ms")),
        ("drag", lambda: driver.drag_and_drop(one, other), ("mouse", "one 0, 0 in 250 ms", "other 0, 0 in 250 ms")),
    ]:
        seen = described(gesture)
        print(f"{platform}, {name}: {'; '.join(seen)}")
        assert seen == expected
PYTHON
