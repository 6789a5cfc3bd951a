#!/usr/bin/env bash
# Babel 2.19 changes the plural categories of seven languages, and tools for translators keep the old ones for two.
#
# Expected: The plural categories of a language with an established translation do not change between two releases, and
# three sources of them agree: a Vietnamese string needs only `other`, a Galician one `one` and `other`.
# Found: In Babel 2.19.0 Vietnamese, Tajik and Konkani have `one` for 0 and 1, Galician has `many` for 1,000,000, Chuvash
# has `zero` and `one`, Interlingue has `one`; Haitian Creole has lost `one` and `many`. Translate Toolkit and Weblate
# list only `other` for Vietnamese and no `many` for Galician, and so do Babel's own headers for gettext. Weblate's
# Macedonian formula has the singular for 11 and 111, and all others do not. Gimbal's table is the one of 2.18.0.
# Tested with Babel 2.19.0 and 2.18.0, translate-toolkit 3.20.4 and weblate-language-data 2026.11.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/new"
python3 -m venv "$folder/old"
"$folder/new/bin/pip" --quiet install babel==2.19.0 translate-toolkit==3.20.4 weblate-language-data==2026.11
"$folder/old/bin/pip" --quiet install babel==2.18.0
cat >"$folder/categories.py" <<'PYTHON'
import sys

import babel
from babel.localedata import locale_identifiers

categories = {code: sorted(babel.Locale.parse(code).plural_form.tags) for code in locale_identifiers() if "_" not in code}
print(f"Babel {babel.__version__}: {len(categories)} languages", file=sys.stderr)
print(repr(categories))
PYTHON
"$folder/old/bin/python" "$folder/categories.py" >"$folder/old.txt"
"$folder/new/bin/python" "$folder/categories.py" >"$folder/new.txt"
"$folder/new/bin/python" - "$folder/old.txt" "$folder/new.txt" <<'PYTHON'
import ast
import gettext
import sys

from babel import Locale
from babel.messages.plurals import get_plural
from translate.lang.data import plural_tags as toolkit
from weblate_language_data.languages import LANGUAGES
from weblate_language_data.plural_tags import PLURAL_TAGS as weblate

old, new = (ast.literal_eval(open(path).read()) for path in sys.argv[1:])
changed = {code: (old[code], new[code]) for code in old if code in new and old[code] != new[code]}
for code, (before, after) in sorted(changed.items()):
    print(f"{code}: {before} -> {after} (without other)")
assert changed == {
    "cv": ([], ["one", "zero"]),
    "gl": (["one"], ["many", "one"]),
    "ht": (["many", "one"], []),
    "ie": ([], ["one"]),
    "kok": ([], ["one"]),
    "tg": ([], ["one"]),
    "vi": ([], ["one"]),
}


def forms(code, *numbers):
    return [Locale.parse(code).plural_form(number) for number in numbers]


print("vi, 0, 1, 2:", forms("vi", 0, 1, 2), "gl, 1, 2, 1000000:", forms("gl", 1, 2, 1000000))
assert forms("vi", 0, 1, 2) == ["one", "one", "other"] and forms("gl", 1, 2, 1000000) == ["one", "other", "many"]
for code, expected in [("vi", ["other"]), ("gl", ["one", "other"])]:
    print(f"{code}: Translate Toolkit {toolkit[code]}, Weblate {weblate[code]}, Babel's header {get_plural(code)[0]} forms")
    assert list(toolkit[code]) == weblate[code] == expected and get_plural(code)[0] == len(expected)
formula = gettext.c2py(next(row[3] for row in LANGUAGES if row[0] == "mk"))
wrong = [number for number in range(200) if weblate["mk"][formula(number)] != forms("mk", number)[0]]
print("mk, Weblate differs for:", wrong)
assert wrong == [11, 111]
PYTHON
