#!/usr/bin/env bash
# idb reads and sets the orientation of a simulator with two enumerations whose numbers differ by one.
#
# Expected: The number that a client receives for an orientation is the number that sets it, and equals that of
# UIDeviceOrientation. `idb rotation` accepts landscape_left in lower case, and every value that it can print.
# Found: In the protocol LANDSCAPE_LEFT is 3 when read and 2 when set, and PORTRAIT is 1 and 0: sending a number back
# changes portrait to portrait upside down. Names are upper case only. UNKNOWN, FACE_UP and FACE_DOWN can be read but
# not set. Both are device orientations: LANDSCAPE_LEFT of idb is the interface orientation landscape right.
# Tested with fb-idb 1.7.7.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install fb-idb==1.7.7
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

from idb.grpc.idb_pb2 import GetOrientationResponse, HIDEvent

read, written = dict(GetOrientationResponse.Orientation.items()), dict(HIDEvent.HIDOrientationType.items())
print("fb-idb", version("fb-idb"))
print("read:", read)
print("set:", written)
assert {name: number - 1 for name, number in read.items() if name in written} == written
assert written == {"PORTRAIT": 0, "PORTRAIT_UPSIDE_DOWN": 1, "LANDSCAPE_LEFT": 2, "LANDSCAPE_RIGHT": 3}
assert set(read) - set(written) == {"UNKNOWN", "FACE_UP", "FACE_DOWN"}
PYTHON
for name in landscape_left FACE_UP; do
  status=0
  "$folder/venv/bin/idb" rotation "$name" >"$folder/output" 2>&1 || status=$?
  echo "idb rotation $name: status $status, $(grep -o 'invalid choice.*' "$folder/output")"
  [ "$status" = 2 ]
done
