#!/usr/bin/env bash
# A viewport that Playwright sets crops screenshots of julia-browser, and its pages stay 1280 × 720 and landscape.
#
# Expected: julia-browser, which Playwright drives instead of Chromium, lays out a page for the size that is set. It
# emulates a device with its scale, orientation and touch, or raises an error.
# Found: `viewport_size` is 390 × 844, and a screenshot has that size, but it is the corner of a page of 1280 × 720 in
# landscape with light colors. A screenshot of the full page is 1280 × 720. A box of 50vw is 640 wide, and it fills the
# screenshot. An emulated iPhone has a scale of 1, no touch and the name of Windows. For scripts a resolution of at
# least 2 and one of at most 1 both match, and style sheets have the rule for 1. Nothing is reported.
# Tested with julia-browser 3.0.0, Playwright 1.65.2 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install julia-browser==3.0.0 playwright==1.65.2 Pillow==13.0.0
cd "$folder"
cat >look.py <<'PYTHON'
import io
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version

import julia_browser
from PIL import Image
from playwright.sync_api import sync_playwright

PAGE = b"""<!doctype html><meta name="viewport" content="width=device-width">
<style>
  body { margin: 0 }
  div { height: 20px }
  #orientation { background: blue } @media (orientation: portrait) { #orientation { background: red } }
  #scale { background: blue } @media (min-resolution: 2dppx) { #scale { background: red } }
  #half { background: lime; width: 50vw }
</style>
<div id="orientation"></div><div id="scale"></div><div id="half"></div>"""
STATE = """() => {
  const matches = query => matchMedia(query).matches
  return {
    window: `${innerWidth} × ${innerHeight}`, screen: `${screen.width} × ${screen.height}`,
    orientation: matches("(orientation: portrait)") ? "portrait" : "landscape",
    dark: matches("(prefers-color-scheme: dark)"), scale: devicePixelRatio,
    "at least 2": matches("(min-resolution: 2dppx)"), "at most 1": matches("(max-resolution: 1dppx)"),
    coarse: matches("(pointer: coarse)"), touches: navigator.maxTouchPoints,
    name: navigator.userAgent.match(/\\(([A-Za-z]+)/)[1],
  }
}"""


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_):
        pass


def screenshot(page, **options):
    image = Image.open(io.BytesIO(page.screenshot(**options))).convert("RGB")
    rules = ["portrait" if image.getpixel((5, 10)) == (255, 0, 0) else "landscape"]
    rules.append("2" if image.getpixel((5, 30)) == (255, 0, 0) else "1")
    half = sum(image.getpixel((x, 50)) == (0, 255, 0) for x in range(image.width))
    return f"{image.width} × {image.height}, rules for {' and '.join(rules)}, half of the width {half}"


def show(name, page):
    page.goto(address)
    print(f"{name}:")
    size = page.viewport_size
    print("  viewport_size:", size and f"{size['width']} × {size['height']}")
    print("  page:", ", ".join(f"{key} {value}" for key, value in page.evaluate(STATE).items()))
    print("  screenshot:", screenshot(page))
    print("  of the full page:", screenshot(page, full_page=True))


files = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=files.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{files.server_port}/"
print(f"julia-browser {version('julia-browser')}, Playwright {version('playwright')}")
with sync_playwright() as playwright:
    browser = playwright.chromium.connect_over_cdp(julia_browser.serve_cdp(port=0).url)
    page = browser.contexts[0].new_page()
    show("as it is", page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    show("390 × 844, dark", page)
    show("iPhone 15", browser.new_context(**playwright.devices["iPhone 15"]).new_page())
PYTHON
HOME="$folder" venv/bin/python look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
julia-browser 3.0.0, Playwright 1.65.2
as it is:
  viewport_size: None
  page: window 1280 × 720, screen 1280 × 720, orientation landscape, dark False, scale 1, at least 2 True, at most 1 True, coarse False, touches 0, name Windows
  screenshot: 1280 × 720, rules for landscape and 1, half of the width 640
  of the full page: 1280 × 720, rules for landscape and 1, half of the width 640
390 × 844, dark:
  viewport_size: 390 × 844
  page: window 1280 × 720, screen 1280 × 720, orientation landscape, dark False, scale 1, at least 2 True, at most 1 True, coarse False, touches 0, name Windows
  screenshot: 390 × 844, rules for landscape and 1, half of the width 390
  of the full page: 1280 × 720, rules for landscape and 1, half of the width 640
iPhone 15:
  viewport_size: 393 × 659
  page: window 1280 × 720, screen 1280 × 720, orientation landscape, dark False, scale 1, at least 2 True, at most 1 True, coarse False, touches 0, name Windows
  screenshot: 393 × 659, rules for landscape and 1, half of the width 393
  of the full page: 1280 × 720, rules for landscape and 1, half of the width 640
SEEN
