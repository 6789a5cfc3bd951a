#!/usr/bin/env bash
# Playwright's accessibility snapshot and Chromium's accessibility tree name the same elements differently.
#
# Expected: A snapshot of a page shows the names that Chromium gives to a screen reader: a locator by that name finds
# the element.
# Found: Of these names Chromium has only the first, and Playwright the second. Generated content: "“quote" and
# "quote", ". item" and "item" for "7. item", "star rate" and "starrate" (an alternative text has no space). Content:
# "SEND" and "send" (text-transform), "back home" and "backhome" (an image and a `wbr`), "漢" and "漢 kan" (ruby),
# "seen" and "unseenseen" (inert). aria-placeholder is a name only in Chromium, a figure's caption only in Playwright.
# A test of a web view that finds an element by its name does not prove that VoiceOver or TalkBack read that name.
# Tested with Playwright 1.65.2 and Chromium 156.0.8078.108 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium=156.0.8078.108-1~deb12u1
if [ "$(dpkg-query --show --showformat='${Version}' chromium 2>/dev/null || true)" != "$chromium" ]; then
  apt-get install -y -qq --no-install-recommends "chromium=$chromium" "chromium-common=$chromium" >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install playwright==1.65.2
"$folder/venv/bin/python" - <<'PYTHON'
import re
from importlib.metadata import version

from playwright.sync_api import sync_playwright

STYLE = """<!DOCTYPE html><html lang="en"><style>
.quote::before { content: open-quote } .count { counter-set: item 7 } .count::before { content: counter(item) ". " }
.star::before { content: "★" / "star" } .plain::before { content: "★" } .upper { text-transform: uppercase }</style>"""
ELEMENTS = {
    "content": ("<button class=plain>rate</button>", "★rate", "★rate"),
    "quote": ("<button class=quote>quote</button>", "“quote", "quote"),
    "counter": ("<button class=count>item</button>", ". item", "item"),
    "alternative": ("<button class=star>rate</button>", "star rate", "starrate"),
    "upper case": ("<button class=upper>send</button>", "SEND", "send"),
    "image": ("<button><img alt=back src='data:,'>home</button>", "back home", "backhome"),
    "wbr": ("<button>back<wbr>home</button>", "back home", "backhome"),
    "ruby": ("<button><ruby>漢<rt>kan</rt></ruby></button>", "漢", "漢 kan"),
    "inert": ("<button><span inert>unseen</span>seen</button>", "seen", "unseenseen"),
    "placeholder": ("<div role=textbox aria-placeholder=name></div>", "name", ""),
    "figure": ("<figure><img alt='' src='data:,'><figcaption>shore</figcaption></figure>", "", "shore"),
}


def names(page, session, element):
    page.set_content(STYLE + element)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    roles = ("button", "textbox", "figure")
    name = next(node["name"]["value"] for node in nodes if not node["ignored"] and node["role"]["value"] in roles)
    snapshot = page.locator("body").aria_snapshot().split("\n")[0]
    return name, (re.search('"(.*)"', snapshot) or ["", ""])[1]


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    print("playwright", version("playwright"), "Chromium", browser.version)
    for kind, (element, *expected) in ELEMENTS.items():
        seen = list(names(page, session, element))
        print(f"{kind}: Chromium {seen[0]!r}, Playwright {seen[1]!r}")
        assert seen == expected
    browser.close()
PYTHON
