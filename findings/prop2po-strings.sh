#!/usr/bin/env bash
# prop2po and po2prop merge entries of a .strings file, and write quotes of a translation so that the file is invalid.
#
# Expected: With the personality "strings-utf8", prop2po reads a .strings file in UTF-8, and po2prop writes each
# translation in the place of its value, with the escapes that the format needs. Entries that Foundation reads are read:
# two on one line, a value with a line break, a key without a value.
# Found: The personality alone reads UTF-8 as UTF-16: the whole file is one entry. With --encoding=utf-8, two entries on
# one line are one entry with both texts and what is between them. A line break in a value is lost, and its second line
# stays in the file. "k"; has the key k";. Quotes are written without escapes, even in a text that is not changed, whose
# escapes were read. A property list reader reads the originals and refuses the results.
# Tested with translate-toolkit 3.20.4 and polib 1.2.0; openstep-plist 0.5.2 reads the files as property lists.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install translate-toolkit==3.20.4 polib==1.2.0 openstep-plist==0.5.2
cd "$folder"
PATH=$folder/venv/bin:$PATH python - <<'PYTHON' | tee seen
import subprocess
from importlib.metadata import version
from pathlib import Path

import openstep_plist
import polib

print(*(f"{name} {version(name)}" for name in ("translate-toolkit", "polib", "openstep-plist")))


def run(tool, *arguments):
    subprocess.run([tool, "--progress=none", "--personality=strings-utf8", *arguments], check=True, capture_output=True)


def load(text):
    try:
        return openstep_plist.loads("{" + text + "}")
    except openstep_plist.ParseError:
        return "not valid"


def look(name, text, translate=lambda value: value.upper(), encoding=("--encoding=utf-8",)):
    """Converts a file to PO, translates it, and converts it back."""
    Path("a.strings").write_text(text, encoding="utf-8")
    run("prop2po", *encoding, "a.strings", "a.po")
    catalog = polib.pofile("a.po", encoding="utf-8")
    entries = {entry.msgid: entry.msgstr for entry in catalog}
    for entry in catalog:
        entry.msgstr = translate(entry.msgstr)
    catalog.save("a.po")
    run("po2prop", *encoding, "-t", "a.strings", "a.po", "b.strings")
    print(f"{name}: {load(text)}")
    print("  entries of the PO file:", len(entries) if not encoding else entries)
    if encoding:
        written = Path("b.strings").read_text(encoding="utf-8")
        print(f"  written: {' / '.join(written.splitlines())} ({load(written)})")


plain = '"a" = "one";\n"b" = "two";\n'
look("the personality alone", plain, encoding=())
look("two entries", plain)
look("two entries on one line", '"a" = "one"; "b" = "two";\n')
look("a line break", '"a" = "one\ntwo";\n')
look("a key without a value", '"a";\n"b" = "two";\n')
look("an escaped quote, translated", '"a" = "say \\"one\\"";\n')
look("an escaped quote, unchanged", '"a" = "say \\"one\\"";\n', str)
look("a translation with quotes", '"a" = "say one";\n', lambda value: f'"{value}"')
PYTHON
diff - seen <<'SEEN'
translate-toolkit 3.20.4 polib 1.2.0 openstep-plist 0.5.2
the personality alone: {'a': 'one', 'b': 'two'}
  entries of the PO file: 1
two entries: {'a': 'one', 'b': 'two'}
  entries of the PO file: {'a': 'one', 'b': 'two'}
  written: "a" = "ONE"; / "b" = "TWO"; ({'a': 'ONE', 'b': 'TWO'})
two entries on one line: {'a': 'one', 'b': 'two'}
  entries of the PO file: {'a': 'one"; "b" = "two'}
  written: "a" = "ONE"; "B" = "TWO"; ({'a': 'ONE', 'B': 'TWO'})
a line break: {'a': 'one\ntwo'}
  entries of the PO file: {'a': 'onetwo'}
  written: "a" = "ONETWO"; / two"; (not valid)
a key without a value: {'a': 'a', 'b': 'two'}
  entries of the PO file: {'a";': '', 'b': 'two'}
  written: "a";" = "a";"; / "b" = "TWO"; (not valid)
an escaped quote, translated: {'a': 'say "one"'}
  entries of the PO file: {'a': 'say "one"'}
  written: "a" = "SAY "ONE""; (not valid)
an escaped quote, unchanged: {'a': 'say "one"'}
  entries of the PO file: {'a': 'say "one"'}
  written: "a" = "say "one""; (not valid)
a translation with quotes: {'a': 'say one'}
  entries of the PO file: {'a': 'say one'}
  written: "a" = ""say one""; (not valid)
SEEN
