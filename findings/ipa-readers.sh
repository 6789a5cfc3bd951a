#!/usr/bin/env bash
# Readers of .ipa files show the build number as the version, and an unencrypted binary as encrypted.
#
# Expected: Readers of an app's archive show version 1.2 (CFBundleShortVersionString), and that a binary without
# encryption commands, as the simulator runs it, is not encrypted. The name of the bundle's folder does not matter.
# Found: ipachecker shows the build number 34 as the version, and calls the binary encrypted, because it assumes so
# without an LC_ENCRYPTION_INFO command. libipa has 1.2. otah calls the archives of "My App.app", "My-App.app" and
# "My.App.app" invalid. All three read the main app's values although an extension and a watch app precede it.
# Tested with ipachecker 1.0.4, libipa 0.0.6 and otah 0.1.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install ipachecker==1.0.4 libipa==0.0.6 otah==0.1.1
cd "$folder"
cat >make.py <<'PYTHON'
import plistlib
import struct
import zipfile


def information(**values):
    common = {"CFBundleIdentifier": "org.example.app", "CFBundleName": "App", "CFBundleExecutable": "App"}
    versions = {"CFBundleShortVersionString": "1.2", "CFBundleVersion": "34", "MinimumOSVersion": "16.0"}
    return plistlib.dumps({**common, **versions, "UIDeviceFamily": [1, 2], **values}, fmt=plistlib.FMT_BINARY)


executable = struct.pack("<8I", 0xFEEDFACF, 0x0100000C, 0, 2, 0, 0, 0, 0)
for name in ("App", "My App", "My-App", "My.App"):
    with zipfile.ZipFile(f"{name}.ipa", "w") as archive:
        bundle = f"Payload/{name}.app"
        archive.writestr(f"{bundle}/PlugIns/Widget.appex/Info.plist", information(CFBundleName="Widget"))
        archive.writestr(f"{bundle}/Watch/Watch.app/Info.plist", information(CFBundleName="Watch", UIDeviceFamily=[4]))
        archive.writestr(f"{bundle}/Info.plist", information())
        archive.writestr(f"{bundle}/App", executable)
PYTHON
cat >by_otah.py <<'PYTHON'
import otah

for name in ("App", "My App", "My-App", "My.App"):
    try:
        print(f"otah, {name}.app:", otah.Manifest(f"{name}.ipa").info["CFBundleName"])
    except RuntimeError as error:
        print(f"otah, {name}.app:", error)
PYTHON
venv/bin/python make.py
{
  venv/bin/pip list 2>/dev/null | grep -E '^(ipachecker|libipa|otah) ' | tr -s ' '
  venv/bin/ipachecker App.ipa 2>/dev/null | grep -E ' (Name|Version|Encrypted) ' | tr -s ' │' ' ' |
    sed 's/^ */ipachecker: /; s/ *$//'
  venv/bin/ipa-dump-info App.ipa 2>/dev/null | grep -oE "'(CFBundleName|IPAFilename|IPAIsUniversal)': [^,}]*" |
    sort | sed 's/^/libipa: /'
  venv/bin/python by_otah.py
} | tee seen
diff - seen <<'SEEN'
ipachecker 1.0.4
libipa 0.0.6
otah 0.1.1
ipachecker: Name App
ipachecker: Display Name App
ipachecker: Version 34
ipachecker: Encrypted YES
libipa: 'CFBundleName': 'App'
libipa: 'IPAFilename': 'App 1.2.ipa'
libipa: 'IPAIsUniversal': True
otah, App.app: App
otah, My App.app: .ipa file at My App.ipa is invalid: Could not detect app name
otah, My-App.app: .ipa file at My-App.ipa is invalid: Could not detect app name
otah, My.App.app: .ipa file at My.App.ipa is invalid: Could not detect app name
SEEN
