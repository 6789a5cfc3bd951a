#!/usr/bin/env bash
# A converter between two formats of test reports does not read what it writes, and loses failures of containers.
#
# Expected: The README of otr-ctrf-bridge promises both directions between CTRF and Open Test Reporting, so that a report
# that is converted and converted back has the same tests and counts. A container that failed remains a failure.
# Found: It writes Open Test Reporting's events and reads only its hierarchies. A report that it wrote has no tests and
# no failure after it was converted back, without a warning and with the status 0. A container that failed in a step
# after its tests is dropped with its reason if it has tests, and counts as a test if it has none. Without the optional
# `start` of a test all times are in 1970, and durations, `flaky`, `retries` and the file are lost. The root is "pytest
# session" for every tool.
# Tested with otr-ctrf-bridge 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install otr-ctrf-bridge==0.1.0
PATH=$folder/venv/bin:$PATH
cd "$folder"
cat >run.json <<'JSON'
{"reportFormat": "CTRF", "specVersion": "0.0.0", "results": {"tool": {"name": "gimbal"},
"summary": {"tests": 2, "passed": 1, "failed": 1, "pending": 0, "skipped": 0, "other": 0,
"start": 1700000000000, "stop": 1700000002500}, "tests": [
{"name": "turn", "status": "passed", "duration": 1500, "suite": ["iPad"], "flaky": true, "retries": 2,
"filePath": "turn.json", "line": 5},
{"name": "fold", "status": "failed", "duration": 1000, "suite": ["iPad"], "message": "10 wide, not 11"}]}}
JSON
core=https://schemas.opentest4j.org/reporting/core/0.2.0 time='start="2026-11-01T10:00:00Z" duration="PT1S"'
cat >hierarchy.xml <<XML
<?xml version="1.0" encoding="UTF-8"?>
<h:execution xmlns="$core" xmlns:h="${core/core/hierarchy}"><h:root name="run" $time><result status="FAILED"/>
<h:child name="iPad" $time><result status="FAILED"><reason>the last step failed</reason></result>
<h:child name="turn" $time><result status="SUCCESSFUL"/></h:child></h:child>
<h:child name="iPhone" $time><result status="FAILED"><reason>the first step failed</reason></result></h:child>
</h:root></h:execution>
XML
expect() {
  echo "$1: $2"
  [ "$2" = "$3" ]
}
counts() {
  python - "$1" <<'PYTHON'
import json
import sys

results = json.load(open(sys.argv[1]))["results"]
print(results["summary"]["tests"], results["summary"]["failed"], *(test["name"] for test in results["tests"]))
PYTHON
}
pip list 2>/dev/null | grep -E '^otr-ctrf'
otr-ctrf ctrf2otr run.json -o events.xml
code=0
otr-ctrf otr2ctrf events.xml -o back.json || code=$?
expect "tests and failures before" "$(counts run.json)" "2 1 turn fold"
expect "tests and failures after" "$(counts back.json), status $code" "0 0, status 0"
expect "times" "$(grep -oE 'time="[0-9]{4}' events.xml | sort -u)" 'time="1970'
expect "root" "$(grep -oE 'name="[^"]*"' events.xml | head -n 1)" 'name="pytest session"'
expect "details" "$({ grep -oE 'flaky|retr|turn\.json|PT[0-9]' events.xml || true; } | wc -l)" 0
otr-ctrf otr2ctrf hierarchy.xml -o containers.json
expect "containers" "$(counts containers.json)" "2 1 turn iPhone"
expect "reasons" "$(grep -oE 'the (first|last) step failed' containers.json)" "the first step failed"
