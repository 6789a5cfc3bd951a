#!/usr/bin/env bash
# A static "drop-in replacement" of axe reports lists and tables of valid HTML, templates and hidden elements.
#
# Expected: fast-a11y, whose output is "identical" to that of axe, has the violations of axe for pages with a style
# sheet and without end tags, at least for the rules that both have.
# Found: It reports what axe in Chromium passes: items of a list, headers of a table and options whose optional end tags
# are left out, images in a template or in noscript, and an image and a button that a rule hides. A color that applies
# only to print, or that loses against `!important`, is a contrast violation. It passes what axe reports: text that
# `opacity` or an oklch color makes too light, and a field whose label is hidden. A button without a name is reported
# twice, as aria-command-name too.
# Tested with fast-a11y-py 0.2.0, axe-playwright-python 0.1.8 (axe 4.12.1), Playwright 1.65.2 and Chromium
# 156.0.8078.108 of Debian 12. Needs root only for apt-get.
set -euo pipefail
version=156.0.8078.108
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! chromium --version 2>/dev/null | grep -qF "$version"; then
  apt-get install -y -qq "chromium=$version-1~deb12u1" >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install fast-a11y-py==0.2.0 axe-playwright-python==0.1.8 playwright==1.65.2
cat >"$folder/look.py" <<'PYTHON'
import shutil
from importlib.metadata import version

from axe_playwright_python.sync_playwright import Axe
from fast_a11y import fast_a11y
from playwright.sync_api import sync_playwright

page = (
    '<!DOCTYPE html><html lang="en"><head><title>Page</title><style>{}</style></head>'
    "<body><main><h1>Heading</h1>{}</main></body></html>"
)
cases = {
    "list": ("", "<ul><li>first<li>second</ul>"),
    "table": ("", "<table><tr><th>name<th>size<tr><td>one<td>1</table>"),
    "options": ("", "<label>Size <select><option>small<option>large</select></label>"),
    "template": ("", '<template><img src="a.png"></template>'),
    "noscript": ("", '<noscript><img src="a.png"></noscript>'),
    "hidden": (".off { display: none }", '<img src="a.png" class="off"><button class="off"></button>'),
    "print": ("p { color: #000; background: #fff } @media print { p { color: #ddd } }", "<p>some text</p>"),
    "important": (".a { color: #000 !important } #b { color: #ddd }", '<p class="a" id="b">some text</p>'),
    "low contrast": ("p { color: #ddd; background: #fff }", "<p>some text</p>"),
    "opacity": ("p { color: #000; background: #fff; opacity: 0.3 }", "<p>some text</p>"),
    "oklch": ("p { color: oklch(85% 0 0); background: #fff }", "<p>some text</p>"),
    "hidden label": ("", '<label for="name" hidden>Name</label><input id="name">'),
    "button": ("", "<button></button>"),
}
with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    tab = browser.new_page()
    print("fast-a11y-py", version("fast-a11y-py"), "Chromium", browser.version)
    for label, (style, body) in cases.items():
        html = page.format(style, body)
        tab.set_content(html)
        answer = Axe().run(tab, options={"resultTypes": ["violations"]}).response
        assert answer["testEngine"]["version"] == "4.12.1"
        found = [sorted(rule["id"] for rule in result["violations"]) for result in (answer, fast_a11y(html))]
        print(f"{label}: axe {', '.join(found[0]) or 'none'}; fast-a11y {', '.join(found[1]) or 'none'}", flush=True)
    browser.close()
PYTHON
cd "$folder"
venv/bin/python look.py | tee seen
diff - seen <<'SEEN'
fast-a11y-py 0.2.0 Chromium 156.0.8078.108
list: axe none; fast-a11y listitem
table: axe none; fast-a11y th-has-data-cells
options: axe none; fast-a11y aria-required-parent
template: axe none; fast-a11y image-alt
noscript: axe none; fast-a11y image-alt
hidden: axe none; fast-a11y aria-command-name, button-name, image-alt
print: axe none; fast-a11y color-contrast
important: axe none; fast-a11y color-contrast
low contrast: axe color-contrast; fast-a11y color-contrast
opacity: axe color-contrast; fast-a11y none
oklch: axe color-contrast; fast-a11y none
hidden label: axe label; fast-a11y none
button: axe button-name; fast-a11y aria-command-name, button-name
SEEN
