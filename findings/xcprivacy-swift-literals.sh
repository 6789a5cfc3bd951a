#!/usr/bin/env bash
# A checker of privacy manifests does not see APIs that Swift uses in interpolations, and sees them in text.
#
# Expected: xcprivacy predicts a rejection for a source that uses an API with a required reason that the manifest does
# not declare, wherever the expression is, and not for text, comments and an app's own names.
# Found: A use in the interpolation of a string of one line, or of a raw string, is invisible, and so is the rest of a
# line after a regular expression with a quote: the project passes with status 0. In a string of several lines both
# count, an interpolation and plain text, so that help text with the word UserDefaults is an error that predicts
# ITMS-91053. An own method `stat`, a case `systemUptime` and a property `systemUptime` of an own type are errors as
# well; an own `creationDate` is a warning. Comments, nested ones too, text in one line and Objective-C are read right.
# Tested with xcprivacy 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install xcprivacy==0.1.0
cat >"$folder/look.py" <<'PYTHON'
import plistlib
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

app = Path("App")
app.mkdir()
manifest = {"NSPrivacyTracking": False, "NSPrivacyTrackingDomains": [], "NSPrivacyCollectedDataTypes": []}
(app / "PrivacyInfo.xcprivacy").write_bytes(plistlib.dumps(manifest | {"NSPrivacyAccessedAPITypes": []}))
uses = {
    "statement": "let defaults = UserDefaults.standard",
    "after a URL": 'let home = "https://example.org"; let defaults = UserDefaults.standard',
    "interpolation": r'let text = "\(UserDefaults.standard.integer(forKey: "a")) times"',
    "interpolation of uptime": r'print("up for \(ProcessInfo.processInfo.systemUptime) s")',
    "interpolation, raw": r'let text = #"\#(UserDefaults.standard.integer(forKey: "a")) times"#',
    "interpolation, several lines": 'let text = """\n\\(UserDefaults.standard.integer(forKey: "a")) times\n"""',
    "after a regex": 'let quoted = /"[a-z]/; let defaults = UserDefaults.standard',
    "Objective-C": '[[NSUserDefaults standardUserDefaults] integerForKey:@"a"];',
}
others = {
    "comment": "// UserDefaults is not used here\n/* nor /* here */ systemUptime */",
    "text": 'let help = "Values are in UserDefaults"',
    "text, several lines": 'let help = """\nValues are in UserDefaults\n"""',
    "own method": "struct Statistics { func stat(_ index: Int) -> Int { index } }\nlet mean = Statistics().stat(3)",
    "own case": "enum Key: String { case systemUptime }",
    "own property": "let seconds = report.systemUptime",
    "own date": "struct Note { let creationDate: Date }",
}
print("xcprivacy", version("xcprivacy"))
for kind, sources in ("use", uses), ("no use", others):
    for label, source in sources.items():
        for path in app.glob("Source.*"):
            path.unlink()
        (app / ("Source.m" if label == "Objective-C" else "Source.swift")).write_text(source + "\n")
        run = subprocess.run([Path(sys.executable).parent / "xcprivacy", "check", "."], capture_output=True, text=True)
        seen = re.findall(r"^  (error|warning) XCP\d+  ([^:]*?) is used in", run.stdout, re.M)
        codes = sorted(set(re.findall(r"ITMS-\d+", run.stdout)))
        print(f"{kind}, {label}:", *(f"{level}, {name}" for level, name in seen), *codes, "status", run.returncode)
PYTHON
cd "$folder"
venv/bin/python look.py | tee seen
diff - seen <<'SEEN'
xcprivacy 0.1.0
use, statement: error, User defaults ITMS-91053 status 1
use, after a URL: error, User defaults ITMS-91053 status 1
use, interpolation: status 0
use, interpolation of uptime: status 0
use, interpolation, raw: status 0
use, interpolation, several lines: error, User defaults ITMS-91053 status 1
use, after a regex: status 0
use, Objective-C: error, User defaults ITMS-91053 status 1
no use, comment: status 0
no use, text: status 0
no use, text, several lines: error, User defaults ITMS-91053 status 1
no use, own method: error, File timestamp ITMS-91053 status 1
no use, own case: error, System boot time ITMS-91053 status 1
no use, own property: error, System boot time ITMS-91053 status 1
no use, own date: warning, File timestamp ITMS-91053 status 0
SEEN
