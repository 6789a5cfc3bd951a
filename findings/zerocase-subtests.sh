#!/usr/bin/env bash
# zerocase reads the plan of a subtest as the plan of the whole TAP run, and so refuses a run that is long enough.
#
# Expected: The plan in the first column counts, and indented lines belong to a subtest or to a YAML block. A test with
# TODO counts as run, because only SKIP says that a test did not run.
# Found: The first plan counts, even an indented one: 3 tests whose first has a subtest of 1 are "1 of 1", and a minimum
# of 2 gives status 3, did not run. Failures in subtests are counted again, and lines in a YAML block that begin with
# "ok" or "not ok" are tests: a passing run has a failed test. Three TODO tests are "0 of 3". Two tests of a plan of 4,
# followed by "Bail out!", are enough for a minimum of 2.
# Tested with zerocase 0.1.7.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install zerocase==0.1.7
cd "$folder"
"$folder/venv/bin/pip" list 2>/dev/null | grep '^zerocase '

# Reads a report with a minimum of 2 and compares the line with the counts and the status.
check() {
  local name=$1 expected=$2 status=0 result
  cat >"$name.tap"
  venv/bin/zerocase --tap "$name.tap" --allow-stale --min 2 -- true >/dev/null 2>&1 || status=$?
  venv/bin/zerocase read --tap "$name.tap" >said.txt || true
  result="$(grep -o '[0-9]* of [0-9]* tests ran.*' said.txt), status $status"
  echo "$name: $result"
  [ "$result" = "$expected" ]
}
check subtest '1 of 1 tests ran; 2 failed, status 3' <<'END'
TAP version 14
# Subtest: portrait
    1..1
    not ok 1 - width
not ok 1 - portrait
ok 2 - landscape
ok 3 - split view
1..3
END
check diagnostics '2 of 2 tests ran; 1 failed, status 0' <<'END'
TAP version 14
1..2
ok 1 - portrait
  ---
  console: |
    not ok on an older device
  ...
ok 2 - landscape
END
check todo '0 of 3 tests ran, status 3' <<'END'
1..3
not ok 1 - portrait # TODO wide
ok 2 - landscape # TODO wide
ok 3 - split view # TODO wide
END
check bail '2 of 4 tests ran, status 0' <<'END'
1..4
ok 1 - portrait
ok 2 - landscape
Bail out! no display
END
