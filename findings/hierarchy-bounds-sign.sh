#!/usr/bin/env bash
# Two readers of Android's view hierarchy lose the sign of bounds, so that a partly off-screen view has a wrong frame.
#
# Expected: A view that begins left of the screen, as in a pager, has a negative left edge in the hierarchy, and all
# readers of a dump report it. A visible button on iOS is read even if its container is not visible.
# Found: uiautomator2 and uiautodev read only the digits. Bounds of -30 to 50 become 30 to 50: the view is 20 wide
# instead of 80, and its center, the position of a tap, is 40 instead of 10. A page at -400 to 0 begins at 400 with the
# width -400. appium-live-view preserves the signs. From iOS's page source uiautodev removes a container whose `visible`
# is false with all its content, even a visible button; appium-live-view has both.
# Tested with uiautomator2 3.7.1, uiautodev 0.15.0 and appium-live-view 0.1.4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install uiautomator2==3.7.1 uiautodev==0.15.0 appium-live-view==0.1.4
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version
from xml.etree import ElementTree

from appium_live_view._parse import parse_source
from uiautodev.driver.android.common import parse_xml
from uiautodev.driver.ios import parse_xml_element
from uiautodev.model import WindowSize
from uiautomator2.xpath import PageSource

ANDROID = """<hierarchy rotation="1">
<node class="android.widget.FrameLayout" text="root" bounds="[0,0][400,200]">
<node class="android.view.View" text="page" bounds="[-400,0][0,200]"/>
<node class="android.view.View" text="half" bounds="[-30,20][50,60]"/>
<node class="android.view.View" text="inside" bounds="[10,10][60,30]"/>
</node></hierarchy>"""
IOS = """<XCUIElementTypeApplication type="XCUIElementTypeApplication" visible="true" x="0" y="0" width="844" height="390">
<XCUIElementTypeOther type="XCUIElementTypeOther" visible="false" x="0" y="0" width="844" height="390">
<XCUIElementTypeButton type="XCUIElementTypeButton" visible="true" x="59" y="20" width="80" height="44"/>
</XCUIElementTypeOther></XCUIElementTypeApplication>"""


def flattened(node):
    return [node, *(one for child in node.children for one in flattened(child))]


def by_uiautodev():
    nodes = flattened(parse_xml(ANDROID, WindowSize(width=400, height=200)))
    frames = {node.properties["text"]: node.rect for node in nodes if node.rect}
    return {name: (rect.x, rect.width) for name, rect in frames.items()}


elements = {element.text: element for element in PageSource.parse(ANDROID).find_elements("//*[@bounds]")}
live = {node.attributes["text"]: node.rect for node in parse_source(ANDROID)["nodes"] if node.rect}
seen = {
    "appium-live-view": {name: (rect["x1"], rect["w"]) for name, rect in live.items()},
    "uiautodev": by_uiautodev(),
    "uiautomator2": {name: element.rect[0::2] for name, element in elements.items()},
}
for name, frames in seen.items():
    print(f"{name} {version(name)}: {frames} (left, width)")
center = elements["half"].center()
print("uiautomator2, center of half:", center)
same = {"root": (0, 400), "inside": (10, 50)}
assert seen["appium-live-view"] == same | {"page": (-400, 400), "half": (-30, 80)}
assert seen["uiautodev"] == seen["uiautomator2"] == same | {"page": (400, -400), "half": (30, 20)}
assert center == (40, 40)
root = parse_xml_element(ElementTree.fromstring(IOS), WindowSize(width=1, height=1))
kinds = [node.name.removeprefix("XCUIElementType") for node in flattened(root)]
others = [node.tag_name.removeprefix("XCUIElementType") for node in parse_source(IOS)["nodes"]]
print("iOS, uiautodev:", kinds, "appium-live-view:", others)
assert kinds == ["Application"] and others == ["Application", "Other", "Button"]
PYTHON
