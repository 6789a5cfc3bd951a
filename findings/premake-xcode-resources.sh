#!/usr/bin/env bash
# A project that premake writes for Xcode looks for its localized files in a folder twice, and copies no storyboard.
#
# Expected: The project that premake4 writes contains the files that its script lists at their paths, copies resources
# into the product, and can be read again; a verifier of projects reports what cannot be built.
# Found: A localized xib and a strings file below Resources are at Resources/Resources/…, because the path of the group
# is repeated in the file's. Storyboards and asset catalogs are text files of no build phase, while xib and strings
# files are copied, by a command line tool too. kin calls this project correct. A define with quotes or a command with
# escaped quotes makes a file that neither kin nor a reader of property lists can read.
# Tested with premake4 4.3 of Debian 12, openstep-plist 0.5.2 and kin 2.1.16.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=4.3+repack1-2+b1
if [ "$(dpkg-query --show --showformat='${Version}' premake4 2>/dev/null || true)" != "$version" ]; then
  apt-get install -y -qq --no-install-recommends "premake4=$version" >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install openstep-plist==0.5.2 kin==2.1.16
mkdir "$folder/App"
cd "$folder/App"
mkdir -p Sources Resources/en.lproj Resources/Base.lproj Resources/Assets.xcassets
echo 'int main() { return 0; }' >Sources/main.c
touch Resources/en.lproj/Localizable.strings Resources/Base.lproj/View.xib Resources/Main.storyboard
cat >look.py <<'PYTHON'
import os
import subprocess
import sys

import openstep_plist

path = "App.xcodeproj/project.pbxproj"
verdict = subprocess.run([sys.argv[1], path], capture_output=True, text=True)
print("kin:", "correct" if verdict.returncode == 0 else "not correct")
try:
    with open(path) as file:
        objects = openstep_plist.load(file)["objects"]
except openstep_plist.parser.ParseError as error:
    sys.exit(f"openstep-plist: {error}")
built = [objects[entry]["fileRef"] for one in objects.values() if "Phase" in one["isa"] for entry in one["files"]]


def show(identifier, folder, phases):
    one = objects[identifier]
    here = os.path.normpath(os.path.join(folder, one.get("path", "")))
    in_phase = phases or identifier in built
    if one["isa"] == "PBXFileReference" and one["sourceTree"] == "<group>":
        there = "there" if os.path.exists(here) else "missing"
        print(f"{here}: {there}, {one['lastKnownFileType']}, {'in a phase' if in_phase else 'in no phase'}")
    for child in one.get("children", []):
        show(child, here, in_phase)


project = next(one for one in objects.values() if one["isa"] == "PBXProject")
show(project["mainGroup"], "", False)
PYTHON
write() {
  cat >premake4.lua <<LUA
solution "App"
  configurations { "Debug" }
  project "App"
    kind "ConsoleApp"
    language "C"
    files { "Sources/main.c", "Resources/Main.storyboard", "Resources/Assets.xcassets" }
    files { "Resources/en.lproj/Localizable.strings", "Resources/Base.lproj/View.xib" }
    $1
LUA
  rm -rf App.xcodeproj
  premake4 xcode3 >/dev/null
  "$folder/venv/bin/python" look.py "$folder/venv/bin/kin" 2>&1 || true
}
{
  premake4 --version
  echo "== files"
  write ''
  echo "== a define with quotes"
  write 'defines { [[TITLE="A"]] }'
  echo "== a command with quotes"
  write 'postbuildcommands { [[echo "A"]] }' | head -n 1
  echo "== a command with escaped quotes"
  write 'postbuildcommands { [[echo "A \"B\""]] }'
} | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
premake4 (Premake Build Script Generator) 4.3
== files
kin: correct
Resources/Assets.xcassets: there, text, in no phase
Resources/Main.storyboard: there, text, in no phase
Resources/Resources/Base.lproj/View.xib: missing, file.xib, in a phase
Resources/Resources/en.lproj/Localizable.strings: missing, text.plist.strings, in a phase
Sources/main.c: there, sourcecode.c.c, in a phase
== a define with quotes
kin: not correct
openstep-plist: Expected terminating ')' for array at line 175
== a command with quotes
kin: correct
== a command with escaped quotes
kin: not correct
openstep-plist: Missing ';' on line 138
SEEN
