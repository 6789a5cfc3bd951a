#!/usr/bin/env bash
# Readers of Android packages, aapt2 among them, show a margin of -8dp as 16777208dp, and -50 % as 150 %.
#
# Expected: aapt2, aapt, androguard, pyaxmlparser and apktool show the dimensions and fractions of a package as its
# sources have them, except for the last digits.
# Found: Only apktool does. For the others a complex value has no sign, so that its meaning depends on its scale: -8dp
# is 16777208dp, -0.5in is 1.5in and -50% is 150%, in the resources as in a layout. aapt and aapt2 do not multiply
# fractions: 25% is 0.25%, and -50% is 1.5%. The values in the package are right. Python's readers write 14.5sp as
# 14.500001sp and 33.3%p as 33.299995%p.
# Tested with aapt 0.2, aapt2 2.19 and apktool 2.7.0 of Debian 12, androguard 4.1.4 and pyaxmlparser 0.3.31. Needs root
# only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(aapt android-framework-res apktool unzip)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install androguard==4.1.4 pyaxmlparser==0.3.31
cd "$folder"
mkdir -p res/values res/layout
cat >res/values/values.xml <<'XML'
<resources>
  <dimen name="a">-8dp</dimen>
  <dimen name="b">14.5sp</dimen>
  <dimen name="c">-0.5in</dimen>
  <fraction name="d">25%</fraction>
  <fraction name="e">-50%</fraction>
  <fraction name="f">33.3%p</fraction>
</resources>
XML
cat >res/layout/row.xml <<'XML'
<View xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="5dp"
  android:layout_height="5dp" android:layout_marginTop="-8dp"/>
XML
cat >AndroidManifest.xml <<'XML'
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example.rows">
  <uses-sdk android:minSdkVersion="21"/>
  <application/>
</manifest>
XML
aapt2 compile --dir res -o compiled.zip
aapt2 link -o rows.apk -I /usr/share/android-framework-res/framework-res.apk --manifest AndroidManifest.xml compiled.zip
cat >look.py <<'PYTHON'
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

from androguard.core.apk import APK as AndroguardPackage
from androguard.core.axml import AXMLPrinter as AndroguardPrinter
from loguru import logger
from pyaxmlparser import APK as PyaxmlparserPackage
from pyaxmlparser.axmlprinter import AXMLPrinter as PyaxmlparserPrinter

logger.remove()


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def show(label, values, layout):
    margin = re.search(r'layout_marginTop(?:\([^)]*\))?="?([^"\s]+)', layout).group(1)
    print(f"{label}: {' '.join(values)}, margin {margin}")


print(run("aapt", "version").strip())
print(subprocess.run(["aapt2", "version"], capture_output=True, text=True).stderr.strip())
print("apktool", run("apktool", "--version").strip())
names = ("androguard", "pyaxmlparser")
print(*(f"{name} {version(name)}" for name in names), sep=", ")
text = run("aapt2", "dump", "resources", "rows.apk")
layout = run("aapt2", "dump", "xmltree", "rows.apk", "--file", "res/layout/row.xml")
show("aapt2", re.findall(r"^ +\(\) (\S+)$", text, re.M)[:6], layout)
text = run("aapt", "dump", "--values", "resources", "rows.apk")
print("aapt:", *re.findall(r"\((?:dimension|fraction)\) (\S+)", text))
run("apktool", "decode", "--force", "--quiet", "--output", "decoded", "rows.apk")
values = [re.findall(r">([^<]+)</(?:dimen|fraction)>", Path(f"decoded/res/values/{name}.xml").read_text())
          for name in ("dimens", "fractions")]
show("apktool", sum(values, []), Path("decoded/res/layout/row.xml").read_text())
package = AndroguardPackage("rows.apk")
resources = package.get_android_resources()
values = []
for kind, name in [*(("dimen", name) for name in "abc"), *(("fraction", name) for name in "def")]:
    number = resources.get_res_id_by_key("org.example.rows", kind, name)
    values += [value for _, value in resources.get_resolved_res_configs(number)]
show("androguard", values, AndroguardPrinter(package.get_file("res/layout/row.xml")).get_xml().decode())
package = PyaxmlparserPackage("rows.apk")
text = package.get_android_resources().get_dimen_resources("org.example.rows").decode()
layout = PyaxmlparserPrinter(package.get_file("res/layout/row.xml")).get_xml().decode()
show("pyaxmlparser", re.findall(r">([^<\s]+)</dimen>", text), layout)
PYTHON
venv/bin/python look.py | tee seen
diff - seen <<'SEEN'
Android Asset Packaging Tool, v0.2-debian
Android Asset Packaging Tool (aapt) 2.19-debian
apktool 2.7.0-dirty
androguard 4.1.4, pyaxmlparser 0.3.31
aapt2: 16777208.000000dp 14.500000sp 1.500000in 0.250000% 1.500000% 0.333000%p, margin 16777208.000000dp
aapt: 16777208.000000dp 14.500000sp 1.500000in 0.250000% 1.500000% 0.333000%p
apktool: -8.0dip 14.5sp -0.5in 25.0% -50.0% 33.299995%p, margin -8.0dip
androguard: 16777208.000000dip 14.500001sp 1.500000in 25.000001% 150.000004% 33.299995%p, margin 16777208.000000dip
pyaxmlparser: 16777208.0dip 14.500001270988799sp 1.5000000408846337in, margin 16777208.000000dip
SEEN
