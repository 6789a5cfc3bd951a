#!/usr/bin/env bash
# axe takes a rotated icon and a print rule for a lock of the orientation, and passes pages that are locked.
#
# Expected: axe's css-orientation-lock reports a page that rotates its root by 90 degrees in one orientation, however
# the condition is written, and not a page that rotates only an icon or whose rotation does not apply.
# Found: Any rule with a rotation of about 90 or 270 in @media at the top level of a style sheet counts, for an icon of
# one letter, for print and for a rotation that a later rule cancels. A locked page passes if the media query is in the
# `media` attribute of a style or link element, in @import, nested in a rule, in @layer or in @supports, is an aspect
# ratio, or if the angle is a variable. `rotate: 90deg` is found. An adopted style sheet is incomplete.
# Tested with axe-playwright-python 0.1.8 (axe 4.12.1), Playwright 1.65.2 and Chromium 156.0.8078.108 of Debian 12.
set -euo pipefail
version=156.0.8078.108
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! chromium --version 2>/dev/null | grep -qF "$version"; then
  apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install axe-playwright-python==0.1.8 playwright==1.65.2
"$folder/venv/bin/python" - "$version" <<'PYTHON'
import shutil
import sys
from importlib.metadata import version
from urllib.parse import quote

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

LOCK = "html { transform: rotate(90deg) }"
PORTRAIT = "(orientation: portrait)"
MEDIA = f"@media {PORTRAIT} {{ {LOCK} }}"
SHEET = "data:text/css," + quote(LOCK)
ADOPTED = f"sheet = new CSSStyleSheet(); sheet.replaceSync('{MEDIA}'); document.adoptedStyleSheets = [sheet]"
LOCKED = {
    "@media": (f"<style>{MEDIA}</style>", "violations"),
    "rotate": (f"<style>@media {PORTRAIT} {{ html {{ rotate: 90deg }} }}</style>", "violations"),
    "style media": (f'<style media="{PORTRAIT}">{LOCK}</style>', "passes"),
    "link media": (f'<link rel=stylesheet media="{PORTRAIT}" href="{SHEET}">', "passes"),
    "@import": (f'<style>@import url("{SHEET}") {PORTRAIT};</style>', "passes"),
    "nested": (f"<style>html {{ @media {PORTRAIT} {{ transform: rotate(90deg) }} }}</style>", "passes"),
    "@layer": (f"<style>@layer base {{ {MEDIA} }}</style>", "passes"),
    "@supports": (f"<style>@supports (display: grid) {{ {MEDIA} }}</style>", "passes"),
    "aspect ratio": (f"<style>@media (max-aspect-ratio: 1) {{ {LOCK} }}</style>", "passes"),
    "variable": (f"<style>html {{ --a: 90deg }} {MEDIA.replace('90deg', 'var(--a)')}</style>", "passes"),
    "adopted": (f"<script>{ADOPTED}</script>", "incomplete"),
}
ICON = "i { display: inline-block; rotate: 90deg }"
FREE = {
    "icon": (f"<style>@media {PORTRAIT} {{ {ICON} }}</style><i>a</i>", "violations"),
    "print": (f"<style>@media print and {PORTRAIT} {{ {LOCK} }}</style>", "violations"),
    "cancelled": (f"<style>{MEDIA} html {{ transform: none }}</style>", "violations"),
    "by 180": (f"<style>{MEDIA.replace('90deg', '180deg')}</style>", "passes"),
}
TURNED = "(({transform, rotate}) => transform + ' ' + rotate)(getComputedStyle(document.documentElement))"
QUARTERS = ("matrix(0, 1, -1, 0, 0, 0) none", "none 90deg")

with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    print("axe-playwright-python", version("axe-playwright-python"), "Chromium", browser.version)
    assert browser.version == sys.argv[1]
    for name, (head, expected) in (LOCKED | FREE).items():
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.set_content(f"<!doctype html><html lang=en><title>page</title>{head}<main><h1>text</h1></main>")
        answer = Axe().run(page, options={"runOnly": ["css-orientation-lock"]}).response
        (seen,) = (kind for kind in ("violations", "passes", "incomplete", "inapplicable") if answer[kind])
        locked = page.evaluate(TURNED) in QUARTERS
        print(f"{name}: {'locked' if locked else 'not locked'}, axe {answer['testEngine']['version']}: {seen}")
        assert (locked, seen) == (name in LOCKED, expected)
        assert answer["testEngine"]["version"] == "4.12.1"
    browser.close()
PYTHON
