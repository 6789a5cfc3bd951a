#!/usr/bin/env bash
# Translate Toolkit converts Xcode's XLIFF to PO without the keys, and writes no translation back into it.
#
# Expected: xliff2po marks only strings that need review as fuzzy, and keeps strings apart that have one English text and
# two keys. pocompile then has the translated ones. po2xliff with the original as its template changes its targets.
# Found: Every string is fuzzy, even with the states translated and final, because Xcode writes no `approved`: the
# compiled file is empty. Of two keys with one text, the second is lost with a warning ("merge" loses the first), and no
# key occurs in the PO file, so that plural.one and plural.other are ordinary texts. po2xliff leaves all targets of the
# template as they were, and adds a second file whose ids are numbers. Xcode cannot import it by key.
# Tested with translate-toolkit 3.20.4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install translate-toolkit==3.20.4
PATH=$folder/venv/bin:$PATH
cd "$folder"
cat >de.xliff <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="App/Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
    <header>
      <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.0" build-num="17A324"/>
    </header>
    <body>
      <trans-unit id="bank.money" xml:space="preserve">
        <source>Bank</source><target state="translated">Bankhaus</target><note>money</note>
      </trans-unit>
      <trans-unit id="bank.river" xml:space="preserve">
        <source>Bank</source><target state="translated">Ufer</target><note>river</note>
      </trans-unit>
      <trans-unit id="Save" xml:space="preserve">
        <source>Save</source><target state="needs-review-l10n">Sichern</target><note/>
      </trans-unit>
      <trans-unit id="Done" xml:space="preserve">
        <source>Done</source><target state="final">Fertig</target><note/>
      </trans-unit>
      <trans-unit id="%lld files|==|plural.one" xml:space="preserve">
        <source>%lld file</source><target state="translated">%lld Datei</target><note/>
      </trans-unit>
    </body>
  </file>
</xliff>
XML
quiet() { "$@" --progress=none 2>>warnings; }
quiet xliff2po de.xliff de.po
quiet xliff2po --duplicates=merge de.xliff merged.po
quiet pocompile de.po de.mo
sed -e 's/Sichern/Speichern/' -e '/^#, fuzzy/d' de.po >edited.po
quiet po2xliff -t de.xliff edited.po back.xliff
python - <<'PYTHON'
import gettext
from xml.etree import ElementTree

from translate.__version__ import sver
from translate.storage.factory import getobject

NAMES = {"x": "urn:oasis:names:tc:xliff:document:1.2"}


def texts(path):
    units = [unit for unit in getobject(path).units if not unit.isheader()]
    return {str(unit.target): unit.isfuzzy() for unit in units}


default, merged = texts("de.po"), texts("merged.po")
with open("de.mo", "rb") as file:
    compiled = [key for key in gettext.GNUTranslations(file)._catalog if key]
po = open("de.po").read()
keys = [key for key in ("bank.", "plural.one", "App/Localizable") if key in po]
print("translate-toolkit", sver)
print("fuzzy:", default, "merged:", list(merged))
print("compiled:", compiled, "keys:", keys)
assert default == {text: True for text in ("Bankhaus", "Sichern", "Fertig", "%lld Datei")}
assert list(merged) == ["Ufer", "Sichern", "Fertig", "%lld Datei"] and all(merged.values())
assert compiled == keys == []
saved = {}
for file in ElementTree.parse("back.xliff").getroot().findall("x:file", NAMES):
    units = [(unit.get("id"), unit.find("x:target", NAMES).text) for unit in file.iterfind(".//x:trans-unit", NAMES)]
    print(file.get("original"), [(name, text) for name, text in units if "Version" not in text])
    saved.update({name: text for name, text in units if text in ("Sichern", "Speichern")})
assert list(saved.values()) == ["Sichern", "Speichern"] and list(saved)[0] == "Save" and list(saved)[1].isdigit()
PYTHON
grep 'Duplicate unit' warnings
