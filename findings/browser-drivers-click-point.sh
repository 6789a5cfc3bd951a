#!/usr/bin/env bash
# pydoll and DrissionPage click beside a link on two lines, and DrissionPage beside each rotated element.
#
# Expected: A driver clicks at a point where the element is, as WebDriver does, which takes the first of its client
# rectangles. For a rotated element that is its middle, because a transform does not change which point that is.
# Found: Both take the bounding box. The link "bbb cc" wraps, so that the middle of the box is on other text: the click
# hits the paragraph. DrissionPage adds to the first corner half of the box's first side and half of its second, which
# it takes for horizontal and vertical: for 90 degrees the click is on a corner, for 270 at the height of another
# corner, for 30 degrees 50 pixels below, all outside. 180 degrees is right. No error is raised. Playwright hits all.
# Tested with pydoll-python 3.0.0, DrissionPage 4.1.1.4, Playwright 1.65.2 and Chromium 156.0.8078.108 of Debian 12.
set -euo pipefail
version=156.0.8078.108
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! chromium --version 2>/dev/null | grep -qF "$version"; then
  apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pydoll-python==3.0.0 DrissionPage==4.1.1.4 playwright==1.65.2
cd "$folder"
cat >page.html <<'HTML'
<!doctype html>
<style>
body { margin: 0 } p { margin: 0; width: 150px; font: 20px/40px monospace } a { margin-left: 90px }
div { position: absolute; width: 200px; height: 20px; transform-origin: 0 0 }
</style>
<p><a id="link" href="#hit">bbb cc</a> dddd</p>
<div id="turned90" style="left: 100px; top: 100px; transform: rotate(90deg)"></div>
<div id="turned180" style="left: 450px; top: 130px; transform: rotate(180deg)"></div>
<div id="turned270" style="left: 150px; top: 300px; transform: rotate(270deg)"></div>
<div id="turned30" style="left: 250px; top: 150px; transform: rotate(30deg)"></div>
<script>
clicks = []
addEventListener("click", event => clicks.push([event.target.id || event.target.tagName, event.clientX, event.clientY]))
</script>
HTML
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import asyncio
import json
import shutil
import sys
from importlib.metadata import version

from DrissionPage import Chromium, ChromiumOptions
from playwright.sync_api import sync_playwright
from pydoll.browser import Chrome
from pydoll.browser.options import ChromiumOptions as PydollOptions

FOLDER = sys.argv[1]
PAGE = f"file://{FOLDER}/page.html"
BROWSER = shutil.which("chromium")
NAMES = ["link", "turned90", "turned180", "turned270", "turned30"]
CLICKS = "return JSON.stringify(clicks)"


def by_playwright():
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(PAGE)
        for name in NAMES:
            page.click(f"#{name}")
        return page.evaluate("clicks")


async def by_pydoll():
    options = PydollOptions()
    options.binary_location = BROWSER
    for argument in ("--headless=new", "--no-sandbox"):
        options.add_argument(argument)
    async with Chrome(options=options) as browser:
        tab = await browser.start()
        await tab.go_to(PAGE)
        for name in NAMES:
            await (await tab.find(id=name)).click()
        answer = await tab.execute_script(CLICKS)
        return json.loads(answer["result"]["result"]["value"])


def by_drissionpage():
    options = ChromiumOptions().set_browser_path(BROWSER).headless(True)
    options.set_argument("--no-sandbox").set_tmp_path(FOLDER).auto_port()
    browser = Chromium(options)
    tab = browser.latest_tab
    tab.get(PAGE)
    for name in NAMES:
        tab.ele(f"#{name}").click()
    clicks = json.loads(tab.run_js(CLICKS))
    browser.quit()
    return clicks


seen = {
    "playwright": by_playwright(),
    "pydoll-python": asyncio.run(by_pydoll()),
    "DrissionPage": by_drissionpage(),
}
for name, clicks in seen.items():
    print(f"{name} {version(name)}: {clicks}")
hits = {name: [target for target, *_ in clicks] for name, clicks in seen.items()}
assert hits["playwright"] == NAMES
assert hits["pydoll-python"] == ["P", *NAMES[1:]]
assert hits["DrissionPage"] == ["P", "HTML", "turned180", "HTML", "HTML"]
assert [point for _, *point in seen["playwright"]][1:] == [[90, 200], [350, 120], [160, 200], [331, 208]]
assert [point for _, *point in seen["DrissionPage"]][1:4] == [[100, 300], [350, 120], [150, 303]]
PYTHON
