#!/usr/bin/env bash
# Python's readers of `.strings` return the escapes of the file, not the text that an app shows.
#
# Expected: dotstrings and localizable read what Foundation reads: \U00e9 is é, \n a line feed, \" a quotation mark.
# `"only";` is its own value, and the last of two equal keys wins.
# Found: dotstrings returns every escape as written, and raises an exception for a key without a value. localizable
# replaces \n and \" but not \U00e9. Both return equal keys twice. The length of a dotstrings value includes the
# backslashes.
# Tested with dotstrings 3.1.5 and localizable 0.1.3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install dotstrings==3.1.5 localizable==0.1.3
cd "$folder"
venv/bin/python - <<'PYTHON'
from importlib.metadata import version

import dotstrings
import localizable

text = '/* A place */\n"a" = "caf\\U00e9\\n\\"open\\"";\n"a" = "second";\n'
with open("Localizable.strings", "w") as file:
    file.write(text)
one = [(entry.key, entry.value) for entry in dotstrings.loads(text)]
two = [(entry["key"], entry["value"]) for entry in localizable.parse_strings(filename="Localizable.strings")]
print("dotstrings", version("dotstrings"), one)
print("localizable", version("localizable"), two)
assert one == [("a", 'caf\\U00e9\\n\\"open\\"'), ("a", "second")]
assert two == [("a", 'caf\\U00e9\n"open"'), ("a", "second")]
assert [(entry.key, entry.value) for entry in dotstrings.loads('key = "value";')] == [("key", "value")]
try:
    dotstrings.loads('"only";')
except dotstrings.DotStringsException as error:
    print("dotstrings, key alone:", error)
else:
    raise SystemExit("dotstrings reads a key without a value")
PYTHON
