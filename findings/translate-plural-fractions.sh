#!/usr/bin/env bash
# Translate Toolkit drops or replaces the plural category that fractions have in Slavic languages.
#
# Expected: A .stringsdict and an Android file that are read with their language set keep every category when each unit's
# target is set to itself and they are written: in Russian `other` is the one of 1.5, in Czech and Lithuanian `many` is.
# Found: Russian, Ukrainian and Polish lose the text of `other`, which is written with the one of `many`. Czech, Slovak and
# Lithuanian lose `many` in a .stringsdict; in an Android file it is written with the text of `other`. Vietnamese,
# which Babel 2.19.0 gives `one`, loses it. An app shows another word for 1.5 than the file before it was read.
# Tested with translate-toolkit 3.20.4 and Babel 2.19.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install translate-toolkit==3.20.4 babel==2.19.0
"$folder/venv/bin/python" - <<'PYTHON'
import plistlib
from xml.etree import ElementTree

import babel
from translate.__version__ import sver
from translate.storage.aresource import AndroidResourceFile
from translate.storage.stringsdict import StringsDictFile

ORDER = ["zero", "one", "two", "few", "many", "other"]


def read(kind, language, text):
    store = kind()
    store.settargetlanguage(language)
    store.parse(text)
    for unit in store.units:
        unit.target = unit.target
    return bytes(store)


def strings(language, categories):
    entry = {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "f"}
    entry |= {category: category for category in categories}
    written = read(StringsDictFile, language, plistlib.dumps({"n": {"NSStringLocalizedFormatKey": "%#@n@", "n": entry}}))
    entry = plistlib.loads(written)["n"]["n"]
    return {category: entry[category] for category in ORDER if category in entry}


def android(language, categories):
    items = "".join(f'<item quantity="{category}">{category}</item>' for category in categories)
    text = f'<?xml version="1.0" encoding="utf-8"?>\n<resources><plurals name="n">{items}</plurals></resources>'
    written = ElementTree.fromstring(read(AndroidResourceFile, language, text.encode()))
    return {item.get("quantity"): item.text for item in written.iter("item")}


print("translate-toolkit", sver, "Babel", babel.__version__)
east, west = {"one": "one", "few": "few", "many": "many", "other": "many"}, {"one": "one", "few": "few", "other": "other"}
for language, fraction, expected in [
    ("ru", "other", (east, east)),
    ("uk", "other", (east, east)),
    ("pl", "other", (east, east)),
    ("cs", "many", (west, west | {"many": "other"})),
    ("sk", "many", (west, west | {"many": "other"})),
    ("lt", "many", (west, west | {"many": "other"})),
    ("vi", "other", ({"other": "other"}, {"other": "other"})),
]:
    rule = babel.Locale.parse(language).plural_form
    categories = [category for category in ORDER if category in rule.tags or category == "other"]
    seen = strings(language, categories), android(language, categories)
    print(f"{language}: 1.5 is {rule(1.5)}; .stringsdict {seen[0]}; Android {seen[1]}")
    assert rule(1.5) == fraction and seen == expected
PYTHON
