#!/usr/bin/env bash
# A gate for string catalogs fails correct translations and passes texts that show no number or are not translated.
#
# Expected: `kaeris check`, which fails a build for missing translations and broken placeholders, passes a catalog that
# is right for Foundation: numbered placeholders in another order, a plural or a device variation in one language only,
# "one" without a number, and a stale entry. It fails a text in the state "new", a text that has lost its substitution,
# and phrases of App Shortcuts without a translation.
# Found: It fails all of the first group. `%2$lld` and `%1$@` are "invented" placeholders, a key with `%lld` that is a
# plural in German only is "missing", and so is the German text if only English varies by device. It passes all of the
# second group. It reads no states and no phrases, and `%#@items@` and `%arg` are no placeholders for it.
# Tested with kaeris 0.2.35, without its service.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install kaeris==0.2.35
cd "$folder"
cat >probe.py <<'PYTHON'
import json
import subprocess
from importlib.metadata import version


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def plural(one, other):
    return {"variations": {"plural": {"one": unit(one), "other": unit(other)}}}


def items(text, one, other):
    variable = {"argNum": 1, "formatSpecifier": "lld", **plural(one, other)}
    return {**unit(text), "substitutions": {"items": variable}}


def phrases(*values):
    return {"stringSet": {"state": "translated", "values": list(values)}}


device = {"variations": {"device": {"mac": unit("Click"), "other": unit("Tap")}}}
RIGHT = {
    "a translation": {"%@ has %lld": {"localizations": {"de": unit("%@ hat %lld")}}},
    "numbered placeholders": {"%@ has %lld": {"localizations": {"de": unit("%2$lld bei %1$@")}}},
    "a plural in German only": {"%lld sheep": {"localizations": {"de": plural("%lld Schaf", "%lld Schafe")}}},
    "one without a number": {
        "%lld items": {
            "localizations": {"en": plural("%lld item", "%lld items"), "de": plural("Ein Ding", "%lld Dinge")}
        }
    },
    "a device in English only": {"Tap": {"localizations": {"en": device, "de": unit("Auswählen")}}},
    "a stale entry": {"Old": {"extractionState": "stale"}},
}
WRONG = {
    "a lost placeholder": {"Hello %@": {"localizations": {"de": unit("Hallo")}}},
    "the state new": {"Hello": {"localizations": {"de": unit("Hello", "new")}}},
    "a lost substitution": {
        "%lld items": {
            "localizations": {
                "en": items("%#@items@ left", "%arg item", "%arg items"),
                "de": items("übrig", "%arg Ding", "%arg Dinge"),
            }
        }
    },
    "a lost %arg": {
        "%lld items": {
            "localizations": {
                "en": items("%#@items@", "%arg item", "%arg items"), "de": items("%#@items@", "Ding", "Dinge"),
            }
        }
    },
    "phrases without translation": {"Open": {"localizations": {"en": phrases("Open ${applicationName}", "Open")}}},
}
print("kaeris", version("kaeris"))
for kind, catalogs in (("right", RIGHT), ("wrong", WRONG)):
    for name, strings in catalogs.items():
        other = {"Yes": {"localizations": {"de": unit("Ja")}}}
        with open("Localizable.xcstrings", "w", encoding="utf-8") as file:
            json.dump({"sourceLanguage": "en", "strings": {**strings, **other}, "version": "1.0"}, file)
        command = ["venv/bin/kaeris", "check", "--source", "Localizable.xcstrings", "--langs", "de"]
        print(f"{kind}: {name}: status {subprocess.run(command, capture_output=True).returncode}")
PYTHON
venv/bin/python probe.py | tee seen
diff - seen <<'SEEN'
kaeris 0.2.35
right: a translation: status 0
right: numbered placeholders: status 1
right: a plural in German only: status 1
right: one without a number: status 1
right: a device in English only: status 1
right: a stale entry: status 1
wrong: a lost placeholder: status 1
wrong: the state new: status 0
wrong: a lost substitution: status 0
wrong: a lost %arg: status 0
wrong: phrases without translation: status 0
SEEN
