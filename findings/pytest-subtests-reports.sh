#!/usr/bin/env bash
# A test with one skipped and one failed subtest is skipped in Allure, CTRF and junit2html, and JUnit counts others.
#
# Expected: pytest's `subtests` check one layout on several screens. A report has each failed subtest with its name, or
# the whole test as failed. The counts of a JUnit report are those of its cases, and each case has at most one result.
# Found: If one subtest is skipped and a later one fails, pytest-json-ctrf and allure-pytest report a skipped test; for
# CTRF the run has 1 failure of 2. pytest's JUnit has 2 cases and counts 8 tests, 5 failures and 1 skipped, because it
# counts subtests and the test again. All results are in one case, two or three failures and a skip, without the
# subtests' names. junit2html reads that case as untested; juwunit refuses the file. pytest-json-report is right.
# Tested with pytest 9.2.0, allure-pytest 2.16.2, pytest-json-ctrf 0.6.1, pytest-json-report 1.5.0, junitparser 5.0.3,
# junit2html 31.1.4 and juwunit 0.1.4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pytest==9.2.0 allure-pytest==2.16.2 pytest-json-ctrf==0.6.1 \
  pytest-json-report==1.5.0 junitparser==5.0.3 junit2html==31.1.4 juwunit==0.1.4
PATH=$folder/venv/bin:$PATH
cd "$folder"
cat >test_screens.py <<'PYTHON'
import pytest

SCREENS = {"portrait": 390, "landscape": 844, "split": 320}


def test_skip_and_failure(subtests):
    for name, width in SCREENS.items():
        with subtests.test(name):
            if name == "landscape":
                pytest.skip("not supported")
            assert width >= 390


def test_failures(subtests):
    for name, width in SCREENS.items():
        with subtests.test(name):
            assert width < 390
PYTHON
code=0
pytest -q --junitxml=junit.xml --alluredir=allure --ctrf ctrf.json --json-report --json-report-file=report.json \
  test_screens.py >output || code=$?
pip list 2>/dev/null | grep -iE '^(pytest|allure-pytest|junit|juwunit)'
grep -E '^(SUBFAILED|FAILED)|passed' output
[ "$code" = 1 ]
junit2html --summary-matrix junit.xml | grep -F -- '- test' | tee matrix
[ "$(grep -c Untested matrix)" = 1 ]
grep -q 'test_skip_and_failure.*Untested' matrix
python - <<'PYTHON'
import glob
import io
import json

import junitparser
import juwunit

BOTH, FAILURES = "test_skip_and_failure", "test_failures"


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def results(tests, key, status):
    return {test[key].split("::")[-1]: test[status] for test in tests}


ctrf = read("ctrf.json")["results"]
seen = {
    "pytest-json-report": results(read("report.json")["tests"], "nodeid", "outcome"),
    "pytest-json-ctrf": results(ctrf["tests"], "name", "status"),
    "allure-pytest": results(map(read, glob.glob("allure/*-result.json")), "name", "status"),
}
for name, tests in seen.items():
    print(f"{name}: {tests}")
assert seen["pytest-json-report"] == {BOTH: "failed", FAILURES: "failed"}
assert seen["pytest-json-ctrf"] == seen["allure-pytest"] == {BOTH: "skipped", FAILURES: "failed"}
assert (ctrf["summary"]["failed"], ctrf["summary"]["skipped"]) == (1, 1)

(suite,) = junitparser.JUnitXml.fromfile("junit.xml")
cases = {case.name: [type(result).__name__ for result in case.result] for case in suite}
print("JUnit:", cases, "tests", suite.tests, "failures", suite.failures, "skipped", suite.skipped)
assert cases == {BOTH: ["Skipped", "Failure", "Failure"], FAILURES: ["Failure", "Failure", "Failure"]}
assert (suite.tests, suite.failures, suite.skipped) == (8, 5, 1)
with open("junit.xml", encoding="utf-8") as file:
    text = file.read()
assert "[landscape]" not in text and "[split]" not in text
try:
    juwunit.Report.read_xml(io.StringIO(text))
except juwunit.DeserializationError as error:
    print("juwunit:", error)
else:
    raise SystemExit("juwunit reads the report")
PYTHON
