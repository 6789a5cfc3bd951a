#!/usr/bin/env bash
# A tool that measures how much of a string catalog is translated excludes every entry with plurals or devices.
#
# Expected: xcstrings-tool counts a plural entry as translated if all its categories are, excludes strings that must not
# be translated (shouldTranslate false), and treats an empty translation as missing.
# Found: Entries that vary by plural or by device are in no count: a catalog whose only plural is half translated is
# complete, and `audit --threshold 100` ends with 0. An entry with shouldTranslate false is missing; an empty string is
# translated. Gimbal shows the entries with variations too: a catalog that is complete here may show keys there.
# Tested with xcstrings-tool 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install xcstrings-tool==0.1.0
cd "$folder"
venv/bin/python - <<'PYTHON'
import json
import subprocess
from importlib.metadata import version


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def german(localization):
    return {"localizations": {"de": localization}}


plural = {"variations": {"plural": {"one": unit("%lld Datei"), "other": unit("", "new")}}}
device = {"variations": {"device": {"iphone": unit("Tippen"), "other": unit("Klicken")}}}


def audit(**strings):
    with open("Localizable.xcstrings", "w") as file:
        json.dump({"sourceLanguage": "en", "version": "1.0", "strings": strings}, file)
    call = ["venv/bin/xcstrings-tool", "audit", "Localizable.xcstrings", "-t", "de", "-f", "json", "--threshold", "100"]
    status = subprocess.run(call, capture_output=True).returncode
    with open("localization_report.json") as file:
        summary = json.load(file)["summary"]
    return summary["total_strings"], summary["translated"], summary["missing_translation"], status


print("xcstrings-tool", version("xcstrings-tool"), "(total, translated, missing, exit status)")
title = german(unit("Titel"))
for name, strings, expected in [
    ("half a plural", {"title": title, "%lld files": german(plural)}, (1, 1, 0, 0)),
    ("by device", {"title": title, "press": german(device)}, (1, 1, 0, 0)),
    ("not to be translated", {"title": title, "http": {"shouldTranslate": False}}, (2, 1, 1, 1)),
    ("empty", {"title": title, "hint": german(unit(""))}, (2, 2, 0, 0)),
]:
    seen = audit(**strings)
    print(f"{name}: {seen}")
    assert seen == expected
PYTHON
