#!/usr/bin/env bash
# Two tools merge JUnit reports of parts of a run, and only one preserves the flaky cases of Gimbal's reports.
#
# Expected: Merging two reports preserves the test cases: Surefire's flakyFailure, the file and the line of a case. The
# root has the counts of both, and its time is the sum of the times of both roots.
# Found: junit2html --merge writes only the names, times, failures and outputs: no flakyFailure, file, line or counts; a
# reader of flaky tests then finds none. junitparser merge preserves all of them, joins suites with the same name, and
# computes the time from the suites: 13 s for two runs of 3.5 s with parallel cases. A case in both reports occurs
# twice. `gimbal merge` reads the folders of results instead, and rejects a duplicate case.
# Tested with junit2html 31.1.4, junitparser 5.0.3 and flakemap 0.3.7.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install junit2html==31.1.4 junitparser==5.0.3 flakemap==0.3.7
PATH=$folder/venv/bin:$PATH
cd "$folder"
for part in 15 16; do
  cat >"part-$part.xml" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="run" tests="2" failures="0" errors="0" skipped="0" time="3.5">
<testsuite name="turn.json" tests="2" failures="0" errors="0" skipped="0" time="6.5">
<testcase classname="turn.json" file="turn.json" name="iPad" time="3"/>
<testcase classname="turn.json" file="turn.json" line="5" name="iPhone $part" time="3.5">
<flakyFailure message="10 wide, not 11" type="expectation">turn.json:5</flakyFailure></testcase>
</testsuite>
</testsuites>
XML
done
pip list 2>/dev/null | grep -E '^(junit2html|junitparser|flakemap) '
mkdir html parser
junit2html --merge html/merged.xml part-15.xml part-16.xml
junitparser merge part-15.xml part-16.xml parser/merged.xml
count() { { grep -o "$1" "$2/merged.xml" || true; } | wc -l; }
expect() {
  local flaky seen
  flaky=$(flakemap --json "$1" 2>/dev/null | sed -n 's/^ *"flaky": \([0-9]*\),*$/\1/p' | head -n 1) || true
  seen="$(count '<testcase' "$1") cases, $(count '<flakyFailure' "$1") flakyFailure, $(count ' file=' "$1") file, $flaky flaky"
  echo "$1: $seen; $(grep -o '<testsuites[^>]*>' "$1/merged.xml")"
  [ "$seen" = "$2" ]
  grep -q "<testsuites $3>" "$1/merged.xml"
}
expect html '4 cases, 0 flakyFailure, 0 file, 0 flaky' 'duration="13.0"'
expect parser '4 cases, 2 flakyFailure, 4 file, 2 flaky' 'tests="4" failures="0" errors="0" skipped="0" time="13.0"'
