#!/usr/bin/env bash
# Percy's client for Appium reports a screenshot after a rotation with the size and status bar of the first one.
#
# Expected: A session that takes a screenshot, rotates the device and takes the next one reports each with the size, the
# status bar and the orientation at that time.
# Found: The viewport is cached for the session: an iPhone in landscape is 1170 × 2532. The orientation is "portrait"
# without an option, and with orientation=auto the tag is landscape with the portrait size. A region in the right half
# of the screenshot is dropped as not valid. A status bar that is hidden is 141 pixels high, even in a session that
# begins in landscape, because a viewport at 0 counts as unknown. On Android the size is the capability of the session's
# start. The version 18.2 is 18, and 16.7.10 is empty.
# Tested with percy-appium-app 2.0.8; the driver answers as Appium does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install percy-appium-app==2.0.8
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

from percy.lib.region import Region
from percy.metadata import MetadataResolver
from percy.providers.generic_provider import GenericProvider


class Driver:
    """A device of 390 × 844 points at scale 3 whose status bar is hidden in landscape."""

    command_executor, orientation = "", "PORTRAIT"

    def __init__(self, session, **capabilities):
        self.session_id, self.capabilities = session, capabilities

    def get_window_size(self):
        size = (390, 844) if self.orientation == "PORTRAIT" else (844, 390)
        return dict(zip(("width", "height"), size))

    def execute_script(self, command):
        assert command == "mobile: viewportRect"
        size, top = self.get_window_size(), 47 if self.orientation == "PORTRAIT" else 0
        return {"left": 0, "top": top * 3, "width": size["width"] * 3, "height": (size["height"] - top) * 3}


def tag(driver, **options):
    metadata = MetadataResolver.resolve(driver)
    seen = GenericProvider(driver, metadata)._get_tag(**options)
    return seen["width"], seen["height"], seen["orientation"], metadata.status_bar_height


print("percy-appium-app", version("percy-appium-app"), "(width, height, orientation, status bar)")
phone = Driver("first", platformName="iOS", deviceName="iPhone 12", platformVersion="18.2")
seen = {"portrait": tag(phone)}
phone.orientation = "LANDSCAPE"
seen |= {"rotated": tag(phone), "rotated, auto": tag(phone, orientation="auto")}
phone.session_id = "second"
seen["a session in landscape"] = tag(phone, orientation="auto")
phone.session_id = "first"
for name, values in seen.items():
    print(f"{name}: {values}")
assert seen["portrait"] == seen["rotated"] == (1170, 2532, "portrait", 141)
assert seen["rotated, auto"] == (1170, 2532, "landscape", 141)
assert seen["a session in landscape"] == (2532, 1170, "landscape", 141)
regions = []
provider = GenericProvider(phone, MetadataResolver.resolve(phone))
provider.get_regions_by_location(regions, [Region(100, 1000, 1300, 2500)])
print("regions:", regions)
assert regions == []

pixel = {"platformName": "Android", "deviceScreenSize": "1080x2400", "deviceName": "Pixel"}
pixel["viewportRect"] = {"left": 0, "top": 80, "width": 1080, "height": 2240}
android = Driver("third", **pixel, platformVersion="16")
android.orientation = "LANDSCAPE"
print("Android, rotated:", tag(android, orientation="auto"))
assert tag(android, orientation="auto") == (1080, 2400, "landscape", 80)
versions = {text: Driver("fourth", platformName="iOS", platformVersion=text) for text in ("18.2", "16.7.10")}
versions = {text: MetadataResolver.resolve(driver).os_version for text, driver in versions.items()}
print("versions:", versions)
assert versions == {"18.2": "18", "16.7.10": ""}
PYTHON
