#!/usr/bin/env bash
# A localization package that reads Flutter's ARB files leaves "#" in plurals and has other plural rules than CLDR.
#
# Expected: flet-l10n ("Flutter-compatible ARB format", "full CLDR plural rules") shows the strings that ICU's message
# format defines for plurals and selects of ARB files, with the plural categories of CLDR.
# Found: `#` is never replaced: "{n, plural, one{# day} other{# days}}" is "# days". A select of several cases is an
# ICUFormatError, in a plural too. With an offset the text is only the number. Doubled apostrophes stay doubled, and
# quoted braces are an error. Of 203 numbers the category is wrong for 146 in Polish (0 and 5 are other), for 129 in
# Lithuanian and 130 in Croatian and Serbian (5 is many), and for 55 in Latvian. In Turkish, Georgian, Hindi, Persian
# and Macedonian 1 is other. In Russian 0 is other, and fractions are wrong. Plurals with {n} instead of # are right.
# Tested with flet-l10n 0.1.3 and Babel 2.19.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install flet-l10n==0.1.3 babel==2.19.0
cat >"$folder/look.py" <<'PYTHON'
import json
import sys
from importlib.metadata import version
from pathlib import Path

from babel import Locale
from flet_l10n.arb_parser import ARBParser
from flet_l10n.formatters import MessageFormatter

print(*(f"{name} {version(name)}" for name in ("flet-l10n", "babel")), sep=", ")
messages = {
    "@@locale": "en",
    "days": "{n, plural, one{# day} other{# days}}",
    "named": "{n, plural, one{{n} day} other{{n} days}}",
    "exact": "{n, plural, =0{none} one{one day} other{# days}}",
    "offset": "{n, plural, offset:1 =0{nobody} one{you and # more} other{you and # more}}",
    "select": "{kind, select, phone{a phone} tablet{a tablet} other{a device}}",
    "nested": "{n, plural, one{one} other{{kind, select, phone{{n} phones} other{{n} devices}}}}",
    "apostrophe": "It''s day {n}",
    "quoted": "'{'n'}' is {n}",
}
path = Path(sys.argv[1]) / "app_en.arb"
path.write_text(json.dumps(messages))
entries = ARBParser().parse_file(path)


def text(pattern, locale="en", **values):
    try:
        return MessageFormatter(locale).format(pattern, **values)
    except Exception as error:
        return type(error).__name__


for name, entry in entries.items():
    for n in (0, 1, 5) if name == "exact" else (5,):
        print(f"{name}, n = {n}: {text(entry.value, n=n, kind='phone')}")
cases = " ".join(f"{name}{{{name}}}" for name in ("zero", "one", "two", "few", "many", "other"))
for language in ("de", "pl", "lt", "lv", "hr", "sr", "mk", "tr", "ka", "hi", "fa", "he", "ru", "cs"):
    rule = Locale.parse(language).plural_form
    wrong = []
    for n in (*range(201), 0.5, 1.5):
        seen = text(f"{{n, plural, {cases}}}", language, n=n)
        if seen != rule(n):
            wrong.append(f"{n} is {seen} and not {rule(n)}")
    print(f"{language}: {len(wrong)} of 203", *wrong[:1], sep=", ")
PYTHON
cd "$folder"
venv/bin/python look.py "$folder" | tee seen
diff - seen <<'SEEN'
flet-l10n 0.1.3, babel 2.19.0
days, n = 5: # days
named, n = 5: 5 days
exact, n = 0: none
exact, n = 1: one day
exact, n = 5: # days
offset, n = 5: 5
select, n = 5: ICUFormatError
nested, n = 5: ICUFormatError
apostrophe, n = 5: It''s day 5
quoted, n = 5: ICUFormatError
de: 0 of 203
pl: 146 of 203, 0 is other and not many
lt: 129 of 203, 5 is many and not few
lv: 55 of 203, 10 is other and not zero
hr: 130 of 203, 5 is many and not other
sr: 130 of 203, 5 is many and not other
mk: 18 of 203, 1 is other and not one
tr: 1 of 203, 1 is other and not one
ka: 1 of 203, 1 is other and not one
hi: 3 of 203, 0 is other and not one
fa: 3 of 203, 0 is other and not one
he: 2 of 203, 2 is other and not two
ru: 3 of 203, 0 is other and not many
cs: 2 of 203, 0.5 is other and not many
SEEN
