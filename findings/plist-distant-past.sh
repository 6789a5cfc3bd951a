#!/usr/bin/env bash
# Python's readers cannot read a property list with `Date.distantPast`, and libplist writes a different form of it.
#
# Expected: `Date.distantPast`, a common value for "never", is the first moment of the year 1. Readers of property lists
# and of keyed archives return it as their earliest date.
# Found: It is 63114076800 seconds before 2001, which these readers compute as 30 December of the year 0. plistlib
# rejects the whole binary list with "Invalid file" and the XML one with "year 0 is out of range". bpylist2 rejects the
# archive with the same message, and nska-deserialize returns an empty string instead of the root object. plistutil
# writes `0-12-30T00:00:00Z`, a year of one digit, and reads it back as the same number. All of them read
# `Date.distantFuture`.
# Tested with Python 3.11's plistlib, bpylist2 4.1.1, nska-deserialize 1.5.1 and libplist 2.2.0 of Debian 12. Needs root
# only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show libplist-utils >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends libplist-utils >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install bpylist2==4.1.1 nska-deserialize==1.5.1
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import io
import plistlib
import struct
import subprocess
import sys
from importlib.metadata import version

import nska_deserialize
from bpylist2 import archiver

folder = sys.argv[1]
DATES = {"distantPast": -63114076800.0, "distantFuture": 63113904000.0}


def binary(seconds):
    """Returns a binary property list whose root is one date."""
    head = b"bplist00" + b"\x33" + struct.pack(">d", seconds)
    return head + b"\x08" + bytes(6) + b"\x01\x01" + struct.pack(">QQQ", 1, 0, len(head))


def archive(seconds):
    """Returns the archive that NSKeyedArchiver writes for one date."""
    uid = plistlib.UID
    date = {"$class": uid(2), "NS.time": seconds}
    kind = {"$classname": "NSDate", "$classes": ["NSDate", "NSObject"]}
    content = {"$version": 100000, "$archiver": "NSKeyedArchiver", "$top": {"root": uid(1)}, "$objects": ["$null", date, kind]}
    return plistlib.dumps(content, fmt=plistlib.FMT_BINARY)


def answer(read, data):
    try:
        return str(read(data))
    except ValueError as error:
        return f"{type(error).__name__}: {error}"


def plistutil(data, form):
    return subprocess.run(["plistutil", "-f", form, "-i", "-"], input=data, capture_output=True, check=True).stdout


print("bpylist2", version("bpylist2"), "nska-deserialize", version("nska-deserialize"))
seen = {}
for name, seconds in DATES.items():
    text = plistutil(binary(seconds), "xml")
    padded = text.replace(b">0-12", b">0000-12")
    again = plistutil(text, "bin")
    seen[name] = {
        "plistutil": text.split(b"<date>")[1].split(b"</date>")[0].decode(),
        "plistutil back": struct.unpack(">d", again[9:17])[0] == seconds,
        "plistlib binary": answer(plistlib.loads, binary(seconds)),
        "plistlib XML": answer(plistlib.loads, padded),
        "bpylist2": answer(archiver.unarchive, archive(seconds)),
        "nska": answer(lambda data: nska_deserialize.deserialize_plist(io.BytesIO(data)), archive(seconds)),
    }
    for reader, result in seen[name].items():
        print(f"{name}, {reader}: {result}")
past, future = seen["distantPast"], seen["distantFuture"]
assert past["plistutil"] == "0-12-30T00:00:00Z" and past["plistutil back"]
assert past["plistlib binary"] == "InvalidFileException: Invalid file"
assert past["plistlib XML"] == past["bpylist2"] == "ValueError: year 0 is out of range"
assert past["nska"] == "{'root': ''}"
assert future["plistutil"] == "4001-01-01T00:00:00Z" and future["plistutil back"]
assert future["plistlib binary"] == future["plistlib XML"] == "4001-01-01 00:00:00"
assert "4001" in future["bpylist2"] and "4001" in future["nska"]
PYTHON
