#!/usr/bin/env bash
# facebook-wda finds nothing that is disabled or hidden and takes [1] for the first; u2-adapter finds what is missing.
#
# Expected: enabled=False finds disabled elements, [1] the second of several, and a quote is escaped in each selector.
# u2-adapter, which gives facebook-wda the syntax of uiautomator2, waits for an element and returns whether it came.
# Found: False becomes the predicate `name == 'Send' AND false`, which no element satisfies. [1] is sent as the index of
# a class chain, which counts from 1: it returns the first element, and its `exists` is false. A quote is escaped in
# `name` only. In u2-adapter wait() and exists(timeout=…) return True for each element, because facebook-wda's wait()
# returns None and does not raise; without a timeout `exists` is right. With a text, class and instance are dropped.
# Tested with facebook-wda 1.5.4 and u2-adapter 0.0.1; a local server answers as WebDriverAgent does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install facebook-wda==1.5.4 u2-adapter==0.0.1
"$folder/venv/bin/python" -W ignore - <<'PYTHON'
import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version

import wda
from u2_adapter import WdaAdapter

queries = []


class Agent(BaseHTTPRequestHandler):
    """Has three cells and nothing else."""

    def answer(self, value):
        body = json.dumps({"value": value, "sessionId": "session"}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.answer({"ready": True})

    def do_POST(self):
        query = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["value"]
        queries.append(query)
        cells = ["first", "second", "third"]
        chain = re.fullmatch(r"\*\*/XCUIElementTypeCell(?:\[(\d+)\])?", query)
        if chain and chain[1]:
            cells = cells[int(chain[1]) - 1 : int(chain[1])]
        self.answer([{"ELEMENT": cell} for cell in cells] if chain else [])

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Agent)
threading.Thread(target=server.serve_forever, daemon=True).start()
client = wda.Client(f"http://127.0.0.1:{server.server_port}")
print(", ".join(f"{name} {version(name)}" for name in ("facebook-wda", "u2-adapter")))


def predicate(**selector):
    assert not client(**selector).exists
    return queries[-1].removeprefix("**/XCUIElementTypeAny")


seen = [
    predicate(name="Send", enabled=True),
    predicate(name="Send", enabled=False),
    predicate(name="Send", visible=False),
    predicate(name="Don't"),
    predicate(label="Don't"),
]
print(*seen, sep="\n")
assert seen == [
    "[`name == 'Send' AND enabled == true`]",
    "[`name == 'Send' AND false`]",
    "[`name == 'Send' AND false`]",
    "[`name == 'Don\\'t'`]",
    "[`label == 'Don't'`]",
]
cells = [(client(className="Cell")[index].get().id, client(className="Cell")[index].exists) for index in range(3)]
print("cells 0, 1, 2:", cells)
assert cells == [("first", True), ("first", False), ("second", False)]

adapted = WdaAdapter(client)
missing = adapted(text="missing")
waited = [bool(missing.exists), missing.exists(timeout=0.1), missing.wait(timeout=0.1)]
print("a missing element: exists, exists(timeout=0.1), wait(timeout=0.1):", waited)
assert waited == [False, True, True]
bool(adapted(text="Send", className="XCUIElementTypeButton", instance=2).exists)
print("a button's text, instance 2:", queries[-1])
assert queries[-1] == "label == 'Send'"
PYTHON
