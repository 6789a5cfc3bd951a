#!/usr/bin/env bash
# Five readers of JUnit reports do not see the test cases of a suite within a suite, and a failing run passes.
#
# Expected: A `testsuite` can contain another one, as in the reports of PHPUnit. The attributes of the outer one include
# the inner cases. A reader counts the inner cases, or rejects the report.
# Found: junit2html, juwunit, VelvetReport, htmlizer and junitxml2subunit read only the outer suite's own case.
# `junit2html --summary-matrix --max-failures 1` returns 0 for a report with one failure. VelvetReport has one test and
# a pass rate of 100 %, STABLE. The attributes say 3 tests and 1 failure, and none of the five compares. junitparser,
# testo and junit-time-diff read all three cases. A report without nested suites, as Gimbal's, has the same cases
# everywhere.
# Tested with junit2html 31.1.4, juwunit 0.1.4, velvet-report 2.1.3, htmlizer 0.0.3, junitparser 5.0.3, testo-core
# 1.3.0, junit-time-diff 0.2.0 and python-subunit 1.4.6.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install junit2html==31.1.4 juwunit==0.1.4 velvet-report==2.1.3 htmlizer==0.0.3 \
  junitparser==5.0.3 testo-core==1.3.0 junit-time-diff==0.2.0 python-subunit==1.4.6
PATH=$folder/venv/bin:$PATH BROWSER=true
export BROWSER
cd "$folder"
cat >run.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="run" tests="3" failures="1" errors="0" skipped="0" time="3">
<testsuite name="iPad" tests="3" failures="1" errors="0" skipped="0" time="3">
<testcase classname="turn" name="outside" time="1"/>
<testsuite name="landscape" tests="2" failures="1" errors="0" skipped="0" time="2">
<testcase classname="turn" name="inside" time="1"><failure message="10 wide, not 11" type="wrong">5</failure></testcase>
<testcase classname="turn" name="inside too" time="1"/>
</testsuite>
</testsuite>
</testsuites>
XML
expect() {
  echo "$1: $2"
  [ "$2" = "$3" ]
}
named() { python -c 'import re, sys; print(*sorted(set(re.findall("outside|inside too|inside", sys.stdin.read()))))'; }
pip list 2>/dev/null | grep -E '^(junit|juwunit|velvet|htmlizer|testo|python-sub)'
code=0
junit2html --summary-matrix --max-failures 1 run.xml >/dev/null || code=$?
junit2html run.xml run.html >/dev/null
expect junit2html "$(named <run.html), status $code" "outside, status 0"
expect juwunit "$(python - <<'PYTHON'
import juwunit

report = juwunit.Report.read_xml(open("run.xml"))
print([case.name for suite in report.test_suites for case in suite.test_cases], report.tests, report.failures)
PYTHON
)" "['outside'] 1 0"
code=0
velvet-report generate run.xml velvet >velvet.log || code=$?
counts=$(grep -oE '[0-9]+ tests|failed=[0-9]+|rate  : [0-9]+%|Risk: [A-Z]+' velvet.log | paste -sd ,)
expect velvet-report "$counts,status $code" "1 tests,failed=0,rate  : 100%,Risk: STABLE,status 0"
htmlizer run.xml -o other.html >/dev/null 2>&1
expect htmlizer "$(named <other.html)" outside
expect junitparser "$(python - <<'PYTHON'
import junitparser

print([case.name for suite in junitparser.JUnitXml.fromfile("run.xml") for case in suite])
PYTHON
)" "['outside', 'inside', 'inside too']"
code=0
testo ingest run.xml --cycle run --ci --no-persist >testo.log || code=$?
expect testo "$(grep -o '"exit_code":[0-9]*' testo.log), status $code" '"exit_code":1, status 1'
expect junit-time-diff "$(junit-time-diff run.xml run.xml | grep -o 'Baseline: 3 tests')" "Baseline: 3 tests"
expect junitxml2subunit "$(junitxml2subunit run.xml | subunit-ls)" turn::outside
