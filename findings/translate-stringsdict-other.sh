#!/usr/bin/env bash
# Translate Toolkit reads a .stringsdict and writes it back without its entries or without the category "other".
#
# Expected: Reading a .stringsdict with parsefile() and serializing it without a change preserves every entry and
# category. A rule that is not about numbers (NSStringVariableWidthRuleType) is preserved or rejected.
# Found: parsefile() reads six categories for every language, and for English writing uses the first three of them as
# zero, one and other. The string of "other", which Foundation requires, is lost. An entry with one variable is then
# omitted, and one with two variables is written with zero and one. If the language is set before the text is parsed,
# both are complete. An entry with widths is a unit of empty strings and is never written.
# Tested with translate-toolkit 3.20.4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install translate-toolkit==3.20.4
mkdir "$folder/en.lproj"
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import plistlib

from translate.__version__ import sver
from translate.storage.stringsdict import StringsDictFile

variable = {
    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
    "NSStringFormatValueTypeKey": "d",
    "zero": "no row",
    "one": "%d row",
    "other": "%d rows",
}
content = {
    "rows": {"NSStringLocalizedFormatKey": "%#@n@", "n": variable},
    "both": {"NSStringLocalizedFormatKey": "%#@n@ in %#@m@", "n": variable, "m": variable},
    "title": {"NSStringVariableWidthRuleType": {"20": "Hi", "50": "Hello there"}},
}
path = "en.lproj/Localizable.stringsdict"
with open(path, "wb") as file:
    plistlib.dump(content, file)


def categories(store):
    written = plistlib.loads(bytes(store))
    return {name: [key for key in ("zero", "one", "other") if key in entry["n"]] for name, entry in written.items()}


opened = StringsDictFile.parsefile(path)
units = {unit.getid(): list(map(str, getattr(unit.target, "strings", [unit.target]))) for unit in opened.units}
print("translate-toolkit", sver, "language", opened.gettargetlanguage())
for name, texts in units.items():
    print(f"{name}: {texts}")
assert sver == "3.20.4" and opened.gettargetlanguage() == "en"
assert units["rows:n"] == ["no row", "%d row", "", "", "", "%d rows"]
assert not any(units["title:NSStringVariableWidthRuleType"])
print("parsefile, written:", categories(opened))
assert categories(opened) == {"both": ["zero", "one"]}
prepared = StringsDictFile()
prepared.settargetlanguage("en")
with open(path, "rb") as file:
    prepared.parse(file.read())
print("language first, written:", categories(prepared))
assert categories(prepared) == {"rows": ["zero", "one", "other"], "both": ["zero", "one", "other"]}
PYTHON
