#!/usr/bin/env bash
# The orientation of a buildozer.spec does not reach the iOS app: the app declares all four.
#
# Expected: `orientation = portrait` becomes the only entry of UISupportedInterfaceOrientations in the Info.plist that
# buildozer writes. buildozer's default file calls the option the supported orientations and names no platform.
# Found: kivy-ios's template has all four orientations twice, for iPhones and with ~ipad; portrait upside down is
# included on iPhones. buildozer changes the identifier and the versions of that file, but not the orientations. Gimbal
# reads an app's orientations from the Info.plist, and rotates such an app to all orientations despite its spec.
# Tested with buildozer 1.6.0, kivy-ios 2025.5.17 and cookiecutter 2.7.1; the steps that need a Mac are left out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install buildozer==1.6.0 kivy-ios==2025.5.17 cookiecutter==2.7.1
cd "$folder"
cat >buildozer.spec <<'SPEC'
[app]
title = Upright
package.name = upright
package.domain = org.example
source.dir = .
version = 1.0
requirements = python3,kivy
orientation = portrait
ios.codesign.allowed = false
SPEC
venv/bin/python - <<'PYTHON'
import plistlib
from importlib.metadata import version
from pathlib import Path

import kivy_ios
from buildozer import Buildozer
from buildozer.targets.ios import TargetIos
from cookiecutter.main import cookiecutter

KEY = "UISupportedInterfaceOrientations"
templates = Path(kivy_ios.__file__).parent / "tools" / "templates"


class Built(Exception):
    pass


class WithoutMac(TargetIos):
    def _unlock_keychain(self):
        pass

    def toolchain(self, cmd, **_):
        context = {"title": cmd[1], "project_name": cmd[1].lower(), "domain_name": "org.kivy", "project_dir": "."}
        cookiecutter(str(templates), no_input=True, output_dir=self.ios_dir, extra_context=context)

    def xcodebuild(self, *_, **__):
        raise Built


buildozer = Buildozer("buildozer.spec")
buildozer.targetname = "ios"
buildozer.target = target = WithoutMac(buildozer)
target.ios_dir, target.build_mode = str(Path("ios").absolute()), "debug"
Path("ios").mkdir()
try:
    target.build_package()
except Built:
    pass
with open("ios/upright-ios/upright-Info.plist", "rb") as file:
    written = plistlib.load(file)
print("buildozer", version("buildozer"), "kivy-ios", version("kivy-ios"))
print("spec:", buildozer.config.getlist("app", "orientation"), "identifier:", written["CFBundleIdentifier"])
assert written["CFBundleIdentifier"] == "org.example.upright"
for key in (KEY, KEY + "~ipad"):
    seen = sorted(name.removeprefix("UIInterfaceOrientation") for name in written[key])
    print(f"{key}: {seen}")
    assert seen == ["LandscapeLeft", "LandscapeRight", "Portrait", "PortraitUpsideDown"]
PYTHON
