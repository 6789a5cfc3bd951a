#!/usr/bin/env bash
# Readers of user agents give one iPad and one iPhone different kinds and versions in different browsers.
#
# Expected: The kind of a device and the version of iOS do not depend on the browser, and an app is not a browser.
# Found: For user-agents an iPad is a tablet and not mobile in Safari, both in Chrome, and mobile and no tablet in
# Chrome that requests desktop sites, which is a desktop Mac for the others. Safari of iOS 26 sends 18_6 as the
# version of the system. device-detector corrects it to 26.0, but not for a web view in an app on the same iPhone, and
# the others never do. An app that sends "App/3.2 (iPad14,3; iOS 18.1; Scale/2.00)", as AFNetworking does, is a Safari
# web view for user-agents. A table of devices for tests cannot be filled from such readers.
# Tested with user-agents 2.2.0, ua-parser 1.0.2, ua-parser-builtins 202610, device-detector 6.5.1 and woothee 1.10.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install user-agents==2.2.0 ua-parser==1.0.2 ua-parser-builtins==202610 \
  device-detector==6.5.1 woothee==1.10.1
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import user_agents
import woothee
from device_detector import DeviceDetector

KIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
IPAD = f"Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) {KIT}"
IPHONE = f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) {KIT}"
MAC = f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {KIT}"
AGENTS = {
    "iPad, Safari": f"{IPAD} Version/17.5 Mobile/15E148 Safari/604.1",
    "iPad, Chrome": f"{IPAD} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1",
    "iPad, Chrome, desktop": f"{MAC} CriOS/126 Version/11.1.1 Safari/605.1.15",
    "iPhone, Safari 26": f"{IPHONE} Version/26.0 Mobile/15E148 Safari/604.1",
    "iPhone, web view": f"{IPHONE} Mobile/15E148",
    "iPad, app": "App/3.2 (iPad14,3; iOS 18.1; Scale/2.00)",
}


def by_user_agents(text):
    agent = user_agents.parse(text)
    kinds = [kind for kind in ("mobile", "tablet", "pc") if getattr(agent, f"is_{kind}")]
    return f"{' and '.join(kinds)}, {agent.os.family} {agent.os.version_string}, {agent.browser.family}"


def by_detector(text):
    device = DeviceDetector(text).parse()
    return f"{device.device_type()}, {device.os_name()} {device.os_version()}, {device.client_name()}"


def by_woothee(text):
    agent = woothee.parse(text)
    return f"{agent['category']}, {agent['os']} {agent['os_version']}, {agent['name']}"


READERS = {"user-agents": by_user_agents, "device-detector": by_detector, "woothee": by_woothee}
print(*(f"{name} {version(name)}" for name in READERS))
seen = {name: [read(text) for read in READERS.values()] for name, text in AGENTS.items()}
for name, results in seen.items():
    print(f"{name}: {'; '.join(results)}")
phone = "smartphone, iPhone 18.6"
assert seen == {
    "iPad, Safari": [
        "tablet, iOS 17.5, Mobile Safari", "tablet, iPadOS 17.5, Mobile Safari", "smartphone, iPad 17.5, Safari"],
    "iPad, Chrome": [
        "mobile and tablet, iOS 17.5, Chrome Mobile iOS", "tablet, iPadOS 17.5, Chrome Mobile iOS",
        "smartphone, iPad 17.5, Chrome"],
    "iPad, Chrome, desktop": [
        "mobile, iOS , Chrome Mobile iOS", "desktop, Mac 10.15.7, Chrome Mobile iOS", "pc, Mac OSX 10.15.7, Chrome"],
    "iPhone, Safari 26": [
        "mobile, iOS 18.6, Mobile Safari", "smartphone, iOS 26.0, Mobile Safari", f"{phone}, Safari"],
    "iPhone, web view": [
        "mobile, iOS 18.6, Mobile Safari UI/WKWebView", "smartphone, iOS 18.6, Mobile Safari", f"{phone}, Webview"],
    "iPad, app": [
        "tablet, iOS 18.1, Mobile Safari UI/WKWebView", "tablet, iOS 18.1, App", "smartphone, iPad UNKNOWN, UNKNOWN"],
}
PYTHON
