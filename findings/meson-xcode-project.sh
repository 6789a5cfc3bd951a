#!/usr/bin/env bash
# Meson's Xcode project lists build phases that it does not contain; kin calls it correct, and pbxproj cannot read it.
#
# Expected: Each reference in the project that Meson writes has its object, and the same setup writes the same project.
# A verifier of project files reports a missing or repeated object, and accepts a dictionary's keys in any order. A
# library for Xcode projects reads it, as comments of this format can be anywhere.
# Found: Each target lists "Resources" and "Sources" phases without objects, next to its real ones. All identifiers but
# the project's are new at each setup. kin prints CORRECT for that, for a main group that does not exist, and for a
# target that occurs twice, and refuses a build file whose isa is not its first key. pbxproj fails at the first empty
# section, because its parser skips only one comment; without these sections it reads the project.
# Tested with meson 1.12.1, kin 2.1.16, pbxproj 4.3.3 (openstep-parser 2.0.3) and openstep-plist 0.5.2. A script stands
# in for xcodebuild, from which Meson reads only the version.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v gcc >/dev/null || apt-get install -y -qq gcc >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install \
  meson==1.12.1 kin==2.1.16 pbxproj==4.3.3 openstep-parser==2.0.3 openstep-plist==0.5.2
mkdir "$folder/bin"
printf '#!/bin/sh\necho "Xcode 16.0"\n' >"$folder/bin/xcodebuild"
printf '#!/bin/sh\necho "ninja 1.11"\n' >"$folder/bin/ninja"
chmod +x "$folder/bin/xcodebuild" "$folder/bin/ninja"
cd "$folder"
echo 'int main(void) { return 0; }' >main.c
printf "project('demo', 'c')\nexecutable('app', 'main.c')\n" >meson.build
for build in first second; do
  PATH=$folder/bin:$folder/venv/bin:$PATH CC=gcc meson setup "$build" --backend xcode >log 2>&1 || { cat log && false; }
done
venv/bin/python - <<'PYTHON' | tee seen
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import openstep_plist
from pbxproj import XcodeProject

print(*(f"{name} {version(name)}" for name in ("meson", "kin", "pbxproj", "openstep-parser")))
text = Path("first/demo.xcodeproj/project.pbxproj").read_text()
other = Path("second/demo.xcodeproj/project.pbxproj").read_text()
objects = openstep_plist.loads(text)["objects"]
for target in objects.values():
    if target["isa"] == "PBXNativeTarget":
        phases = [objects[key]["isa"] if key in objects else "no object" for key in target["buildPhases"]]
        print(f"phases of {target['name']}:", *phases)
again = openstep_plist.loads(other)["objects"]
shared = [objects[key]["isa"] for key in objects if key in again]
print("objects:", len(objects), len(again), "with the same identifier:", *shared)


def verify(name, changed):
    assert changed != text or name == "as it is"
    Path("changed.pbxproj").write_text(changed)
    run = subprocess.run(["venv/bin/kin", "changed.pbxproj"], capture_output=True, text=True)
    print(f"kin, {name}:", run.stdout.split(":")[0].strip(), run.returncode)


entry = re.search(r"\t\t[0-9A-F]{24} /\* ALL_BUILD \*/ = \{.*?\n\t\t\};\n", text, re.DOTALL).group()
verify("as it is", text)
verify("main group without an object", re.sub("mainGroup = [0-9A-F]{24}", "mainGroup = " + "0" * 24, text))
verify("a target twice", text.replace(entry, entry * 2))
verify("isa second", re.sub(r"(isa = PBXBuildFile;)\s*(fileRef = [^;]*;)", r"\2 \1", text, count=1))


def names(project):
    return (target.name for target in project.objects.get_targets())


def read(name, text):
    Path("read.pbxproj").write_text(text)
    try:
        print(f"pbxproj, {name}:", *sorted(names(XcodeProject.load("read.pbxproj"))))
    except Exception as error:
        print(f"pbxproj, {name}:", type(error).__name__)


read("as it is", text)
read("without empty sections", re.sub(r"/\* Begin (\w+) section \*/\s*/\* End \1 section \*/\n", "", text))
PYTHON
diff - seen <<'SEEN'
meson 1.12.1 kin 2.1.16 pbxproj 4.3.3 openstep-parser 2.0.3
phases of app@exe: PBXSourcesBuildPhase PBXFrameworksBuildPhase no object no object
objects: 32 32 with the same identifier: PBXProject
kin, as it is: CORRECT 0
kin, main group without an object: CORRECT 0
kin, a target twice: CORRECT 0
kin, isa second: ERROR 255
pbxproj, as it is: InvalidFileException
pbxproj, without empty sections: ALL_BUILD REGENERATE RUN_TESTS app@exe
SEEN
