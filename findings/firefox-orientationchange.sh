#!/usr/bin/env bash
# Desktop Firefox sends a page the old event `orientationchange` when the orientation is emulated; Chromium does not.
#
# Expected: WebDriver BiDi's emulation.setScreenOrientationOverride has the same effect in both browsers: one `change`
# of screen.orientation and no `orientationchange` of the window, because neither has window.orientation on a desktop. A
# viewport of null restores the size of the window.
# Found: Both browsers report the same angles (natural portrait: landscape-primary 90, secondary 270; natural landscape:
# portrait-primary 90). They change neither the viewport nor the media query, and in both the page reports landscape at
# 400 x 800. Firefox also fires `orientationchange` for each change, with window.orientation undefined. After the
# viewport of null Firefox has the width of its window again; Chromium stays at the emulated size.
# Tested with Firefox 153.8.0esr and chromedriver with Chromium 156.0.8078.108 of Debian 12, websocket-client 1.9.2.
set -euo pipefail
firefox=153.8.0esr-1~deb12u1
chromium=156.0.8078.108-1~deb12u1
version() { dpkg-query --show --showformat='${Version}' "$1" 2>/dev/null || true; }
if [ "$(version firefox-esr)" != "$firefox" ] || [ "$(version chromium-driver)" != "$chromium" ]; then
  apt-get install -y -qq --no-install-recommends "firefox-esr=$firefox" "chromium=$chromium" "chromium-common=$chromium" \
    "chromium-driver=$chromium" >/dev/null 2>&1
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install websocket-client==1.9.2
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import atexit
import itertools
import json
import os
import re
import subprocess
import sys
import time
import urllib.request

import websocket

folder = sys.argv[1]
quiet = {"stdout": subprocess.DEVNULL}


def wait_for(pattern, path):
    for _ in range(150):
        found = re.search(pattern, open(path).read())
        if found:
            return found[1]
        time.sleep(0.2)
    raise SystemExit(f"no answer from {path}")


def firefox():
    profile = f"{folder}/firefox"
    os.makedirs(profile)
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
    log = f"{profile}/log"
    process = subprocess.Popen(command, stderr=open(log, "w"), env={**os.environ, "HOME": profile}, **quiet)
    atexit.register(process.terminate)
    address = wait_for(r"(ws://\S+)", log) + "/session"
    return process, websocket.create_connection(address, timeout=30, suppress_origin=True), True


def chromium():
    log = f"{folder}/log"
    process = subprocess.Popen(["chromedriver", "--port=0"], stdout=open(log, "w"), stderr=subprocess.DEVNULL)
    atexit.register(process.terminate)
    port = wait_for(r"successfully on port (\d+)", log)
    options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/chromium"]}
    body = {"capabilities": {"alwaysMatch": {"webSocketUrl": True, "goog:chromeOptions": options}}}
    head = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/session", json.dumps(body).encode(), head)
    session = json.load(urllib.request.urlopen(request))["value"]["capabilities"]
    return process, websocket.create_connection(session["webSocketUrl"], timeout=30), False


def look(start):
    process, socket, new = start()
    numbers = itertools.count(1)

    def call(method, **parameters):
        number = next(numbers)
        socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (answer := json.loads(socket.recv())).get("id") != number:
            pass
        return answer["result"]

    def page(script):
        time.sleep(0.4)
        value = call("script.evaluate", expression=script, target={"context": context}, awaitPromise=False)
        return json.loads(value["result"]["value"])

    try:
        if new:
            call("session.new", capabilities={})
        context = call("browsingContext.create", type="tab")["context"]
        call("browsingContext.navigate", context=context, url="data:text/html,<!doctype html><p>a", wait="complete")
        before = page("JSON.stringify(innerWidth)")
        call("browsingContext.setViewport", context=context, viewport={"width": 400, "height": 800})
        page("""window.events = [];
          screen.orientation.onchange = () => events.push('change');
          window.addEventListener('orientationchange', () => events.push('orientationchange ' + window.orientation));
          '0'""")
        seen = []
        for pair in ["portrait landscape-primary", "portrait landscape-secondary", "landscape portrait-primary"]:
            override = dict(zip(["natural", "type"], pair.split()))
            call("emulation.setScreenOrientationOverride", screenOrientation=override, contexts=[context])
            seen.append(page("""JSON.stringify([screen.orientation.type, screen.orientation.angle, innerWidth,
              matchMedia('(orientation: landscape)').matches, events.splice(0).sort()])"""))
        call("browsingContext.setViewport", context=context, viewport=None)
        return seen, before, page("JSON.stringify(innerWidth)")
    finally:
        try:
            call("session.end")
        except Exception:
            pass
        process.terminate()
        process.wait()


for start in (firefox, chromium):
    seen, before, after = look(start)
    for line in seen:
        print(start.__name__, *line)
    print(start.__name__, "width before", before, "after the viewport of null", after)
    events = ["change", "orientationchange undefined"] if start is firefox else ["change"]
    assert seen == [
        ["landscape-primary", 90, 400, False, events],
        ["landscape-secondary", 270, 400, False, events],
        ["portrait-primary", 90, 400, False, events],
    ]
    assert after == (before if start is firefox else 400) and before != 400
PYTHON
