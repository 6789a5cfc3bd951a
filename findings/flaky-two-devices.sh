#!/usr/bin/env bash
# A test that always fails on one of two devices is a flaky test for flakewall, and so its failure passes.
#
# Expected: A run on two devices has two suites of the same tests. A test that passes on the first and fails on the
# second in each run is not flaky, and two runs are needed to call a test flaky. In TAP only `# TODO` and `# SKIP` end a
# description, so that "issue #12" and "issue #13" are two tests.
# Found: flakewall identifies a test by class and name: one run is two results with a flip. auto-quarantine adds the
# test, and guard then returns 0 for the same report. junit-time-diff adds up the devices' times: 1 s and 4 s against
# 4 s and 1 s is no change, in which a device became four times slower. flakeguard includes the suite's name and reports
# nothing, but in TAP it cuts descriptions at every #: both issues are one test that is 100 % flaky.
# Tested with flakewall 0.2.0, flakeguard 0.9.0 and junit-time-diff 0.2.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install flakewall==0.2.0 flakeguard==0.9.0 junit-time-diff==0.2.0
cd "$folder"
venv/bin/pip list 2>/dev/null | grep -E '^(flakewall|flakeguard|junit-time-diff) '

# Prints a report of a run on two devices, with the times on them.
report() {
  cat <<XML
<testsuites>
<testsuite name="iPhone"><testcase classname="app.Rotation" name="width" time="$1"/></testsuite>
<testsuite name="iPad"><testcase classname="app.Rotation" name="width" time="$2"><failure message="wide"/></testcase>
</testsuite></testsuites>
XML
}
report 1 4 >run1.xml
for number in 2 3; do cp run1.xml run$number.xml; done
venv/bin/flakewall init >said.txt
status=0
venv/bin/flakewall guard --junit run1.xml >said.txt || status=$?
venv/bin/flakewall auto-quarantine --junit run1.xml | tee added.txt
echo "flakewall: guard returned $status, and returns after that:"
[ "$status" = 1 ]
grep -q 'Added 1 tests' added.txt
venv/bin/flakewall guard --junit run1.xml | tee said.txt
grep -q 'passing guard' said.txt

venv/bin/flakeguard scan run1.xml run2.xml run3.xml 2>/dev/null >said.txt || true
echo "flakeguard, JUnit: $(grep -E '^(tests analysed|new flaky)' said.txt | tr '\n' ' ')"
grep -qE 'tests analysed *: 2' said.txt
grep -qE 'new flaky *: 0' said.txt
for number in 1 2 3; do
  printf '%s\n' 'TAP version 13' '1..2' 'ok 1 - issue #12' 'not ok 2 - issue #13' >run$number.tap
done
venv/bin/flakeguard scan run1.tap run2.tap run3.tap 2>/dev/null >said.txt || true
echo "flakeguard, TAP: $(grep -E '^(tests analysed|new flaky)' said.txt | tr '\n' ' ')"
grep -qE 'tests analysed *: 1' said.txt
grep -qE ' 100% .* issue$' said.txt

report 4 1 >later.xml
venv/bin/junit-time-diff run1.xml later.xml >said.txt
echo "junit-time-diff: status 0, $(grep '^Common tests (' said.txt | tr -s ' ')"
grep -q '^Common tests (1) .*+0.0%' said.txt
