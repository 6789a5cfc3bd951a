#!/usr/bin/env bash
# Two Python readers of OpenStep property lists fail at data, escapes or empty dictionaries that a third one writes.
#
# Expected: What openstep-plist writes with all types of the format, openstep-parser (the reader of pbxproj) and
# nextstep-plist read as the same values, as they read what Xcode writes unquoted.
# Found: openstep-parser returns data as text, and fails at a space in it, which follows each fourth byte. A text that
# ends with a backslash is an IndexError; \U00E9 and \177 stay as they are written. nextstep-plist returns an empty
# dictionary as a list and empty data as None; it refuses data, each escape but \U, and the unquoted 17.0, dots and
# slashes of each project.pbxproj. openstep-plist reads a key without a value as a value that equals it, which the
# others refuse.
# Tested with openstep-plist 0.5.2, openstep-parser 2.0.3 and nextstep-plist 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install openstep-plist==0.5.2 openstep-parser==2.0.3 nextstep-plist==0.1.0
"$folder/venv/bin/python" - <<'PYTHON' | tee "$folder/seen"
from importlib.metadata import version

import nextstep_plist
import openstep_plist
from openstep_parser import OpenStepDecoder

READERS = {
    "openstep-plist": openstep_plist.loads,
    "openstep-parser": OpenStepDecoder.ParseFromString,
    "nextstep-plist": nextstep_plist.loads,
}
print(*(f"{name} {version(name)}" for name in READERS))


def look(text):
    for name, read in READERS.items():
        try:
            yield f"{name} {read(text)['k']!r}"
        except Exception as error:
            yield f"{name} {type(error).__name__}"


print("written by openstep-plist:")
for value in ("a b", ["x"], {}, b"", b"abc", b"abcdefgh", "a\\", "a\\b", "é", "a\nb", "\x7f"):
    text = openstep_plist.dumps({"k": value})
    print(f"{value!r} as {text.split(' = ')[1][:-2]}", *look(text), sep=", ")
print("as Xcode writes it:")
for value in ("1", "17.0", "App/main.c", "5 /* a comment */"):
    print(value, *look("{ k = %s; }" % value), sep=", ")
print("{ k; }", *look("{ k; }"), sep=", ")
PYTHON
diff - "$folder/seen" <<'SEEN'
openstep-plist 0.5.2 openstep-parser 2.0.3 nextstep-plist 0.1.0
written by openstep-plist:
'a b' as "a b", openstep-plist 'a b', openstep-parser 'a b', nextstep-plist 'a b'
['x'] as (x), openstep-plist ['x'], openstep-parser ['x'], nextstep-plist ['x']
{} as {}, openstep-plist {}, openstep-parser {}, nextstep-plist []
b'' as <>, openstep-plist b'', openstep-parser '<>', nextstep-plist None
b'abc' as <616263>, openstep-plist b'abc', openstep-parser '<616263>', nextstep-plist ValueError
b'abcdefgh' as <61626364 65666768>, openstep-plist b'abcdefgh', openstep-parser Exception, nextstep-plist ValueError
'a\\' as "a\\", openstep-plist 'a\\', openstep-parser IndexError, nextstep-plist ValueError
'a\\b' as "a\\b", openstep-plist 'a\\b', openstep-parser 'a\\b', nextstep-plist ValueError
'é' as "\U00E9", openstep-plist 'é', openstep-parser '\\U00E9', nextstep-plist 'é'
'a\nb' as "a\nb", openstep-plist 'a\nb', openstep-parser 'a\nb', nextstep-plist ValueError
'\x7f' as "\177", openstep-plist '\x7f', openstep-parser '\\177', nextstep-plist ValueError
as Xcode writes it:
1, openstep-plist '1', openstep-parser '1', nextstep-plist '1'
17.0, openstep-plist '17.0', openstep-parser '17.0', nextstep-plist ValueError
App/main.c, openstep-plist 'App/main.c', openstep-parser 'App/main.c', nextstep-plist ValueError
5 /* a comment */, openstep-plist '5', openstep-parser '5', nextstep-plist ValueError
{ k; }, openstep-plist 'k', openstep-parser Exception, nextstep-plist ValueError
SEEN
