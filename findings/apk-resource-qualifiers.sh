#!/usr/bin/env bash
# Readers of Android packages lose orientations and scripts of the folders of a string.
#
# Expected: androguard and pyaxmlparser list a string's configurations as aapt2 does, one for each folder, and
# androguard's default string is that of `values`.
# Found: In androguard, Serbian in Latin letters, in Cyrillic letters and without a script are one configuration `sr`
# with the Latin string; the two others are missing. Among its resolved strings the default string is that of the last
# folder without a language, `values-sw600dp-land`, but the application's label is that of `values`. pyaxmlparser knows
# neither orientation nor night mode: `land`, `port` and `night` have the empty qualifier of `values`, and
# `sw600dp-land` is `sw600dp`.
# Tested with aapt2 2.19 of Debian 12, androguard 4.1.4 and pyaxmlparser 0.3.31. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(aapt android-framework-res)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install androguard==4.1.4 pyaxmlparser==0.3.31
cd "$folder"
for qualifier in "" -land -port -night -sw600dp-land -sr -b+sr+Latn -b+sr+Cyrl; do
  mkdir -p "res/values$qualifier"
  echo "<resources><string name=\"title\">values$qualifier</string></resources>" >"res/values$qualifier/strings.xml"
done
cat >AndroidManifest.xml <<'XML'
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example.rows">
  <uses-sdk android:minSdkVersion="21"/>
  <application android:label="@string/title"/>
</manifest>
XML
aapt2 compile --dir res -o compiled.zip
aapt2 link -o rows.apk -I /usr/share/android-framework-res/framework-res.apk --manifest AndroidManifest.xml compiled.zip
aapt2 version 2>&1
aapt2 dump resources rows.apk | sed -n 's/^ *(\(.*\)) "\(.*\)"$/\1 \2/p' >aapt2.txt
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

from androguard.core.apk import APK as AndroguardPackage
from loguru import logger
from pyaxmlparser import APK as PyaxmlparserPackage

logger.remove()


def titles(reader, title_of):
    """Returns the application's label, the title string by qualifier, and all qualifiers."""
    package = reader("rows.apk")
    label = title_of(package)
    resources = package.get_android_resources()
    title = resources.get_res_id_by_key("org.example.rows", "string", "title")
    qualifiers = sorted(config.get_qualifier() for config, _ in resources.get_res_configs(title))
    texts = {config.get_qualifier(): text for config, text in resources.get_resolved_res_configs(title)}
    return label, qualifiers, texts, resources.get_resolved_strings()["org.example.rows"]["DEFAULT"][title]


with open("aapt2.txt", encoding="utf-8") as file:
    written = sorted(line.split(" ")[0] for line in file)
print("aapt2:", written)
assert written == ["", "b+sr+Cyrl", "b+sr+Latn", "land", "night", "port", "sr", "sw600dp-land"]
label, qualifiers, texts, default = titles(AndroguardPackage, lambda package: package.get_app_name())
print("androguard", version("androguard"), qualifiers, "label", label, "default", default, "sr", texts["sr"])
assert qualifiers == ["", "land", "night", "port", "sr", "sw600dp-land"] and label == "values"
assert default == "values-sw600dp-land" and texts["sr"] == "values-b+sr+Latn"
label, qualifiers, texts, default = titles(PyaxmlparserPackage, lambda package: package.application)
print("pyaxmlparser", version("pyaxmlparser"), qualifiers, "label", label, "default", default, texts)
assert qualifiers == ["", "", "", "", "sr", "sr", "sr", "sw600dp"] and label == "values"
assert texts == {"": "values-land", "sw600dp": "values-sw600dp-land", "sr": "values-b+sr+Latn"}
PYTHON
