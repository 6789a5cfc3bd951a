#!/usr/bin/env bash
# A test that passed in its second attempt is passed, twice passed or not passed, depending on the report of pytest.
#
# Expected: pytest-rerunfailures runs failed tests again, and each report of pytest counts a test once, by its last
# attempt: of five tests one failed and four passed, three of them in the second attempt. No attempt that failed is
# shown as passed.
# Found: pytest's summary counts a test twice as passed whose teardown failed once: 5 passed and 1 failed. JUnit says 6
# tests and has 10 cases, of which 9 have no failure: each failed attempt is a passed case, also of the test that always
# fails, so that a reader that counts cases has 90 % passed. In pytest-json-report a test that passed at last is "rerun"
# and not "passed": 1 of 5 passed. pytest-html counts 10 reruns of 5. Allure has every attempt with its status, and the
# same historyId, by which its report combines them.
# Tested with pytest 9.2.0, pytest-rerunfailures 16.7, pytest-json-report 1.5.0, pytest-html 4.2.0, allure-pytest 2.16.2
# and junitparser 5.0.3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pytest==9.2.0 pytest-rerunfailures==16.7 pytest-json-report==1.5.0 \
  pytest-html==4.2.0 allure-pytest==2.16.2 junitparser==5.0.3
cd "$folder"
cat >test_attempts.py <<'PYTHON'
import collections

import pytest

attempts = collections.Counter()


def fail_first(name):
    attempts[name] += 1
    if attempts[name] == 1:
        raise RuntimeError(name)


@pytest.fixture
def before():
    fail_first("before")


@pytest.fixture
def after():
    yield
    fail_first("after")


def test_second():
    fail_first("test")


def test_setup(before):
    pass


def test_teardown(after):
    pass


def test_never():
    assert False


def test_first():
    pass
PYTHON
cat >show.py <<'PYTHON'
import collections
import glob
import json
import re
from importlib.metadata import version

import junitparser


def joined(counts):
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))


packages = "pytest pytest-rerunfailures pytest-json-report pytest-html allure-pytest junitparser"
print(*(f"{name} {version(name)}" for name in packages.split()))
suite = next(iter(junitparser.JUnitXml.fromfile("junit.xml")))
print("JUnit:", f"{suite.tests} tests, {suite.failures} failures, {suite.errors} errors")
cases = collections.Counter(f"{case.name} {'failed' if case.result else 'passed'}" for case in suite)
print("JUnit's cases:", joined(cases))
suite.update_statistics()
print("junitparser:", f"{suite.tests} tests, {suite.failures} failures, {suite.errors} errors")
report = json.load(open("report.json"))
print("pytest-json-report:", joined(report["summary"]))
outcomes = {test["nodeid"].split("::")[1]: test["outcome"] for test in report["tests"]}
print("pytest-json-report:", ", ".join(f"{name} {outcome}" for name, outcome in outcomes.items()))
page = open("report.html").read()
print("pytest-html:", ", ".join(re.findall(r'<span class="[a-z]+">(\d+ [A-Z][a-zA-Z]+),?<', page)))
results = [json.load(open(path)) for path in glob.glob("allure/*-result.json")]
print("Allure:", joined(collections.Counter(f"{result['name']} {result['status']}" for result in results)))
print("Allure:", len({result["historyId"] for result in results}), "tests")
PYTHON
{
  venv/bin/pytest -p no:cacheprovider --quiet --reruns 2 --junitxml junit.xml --json-report \
    --json-report-file report.json --html report.html --alluredir allure test_attempts.py |
    tail -1 | sed 's/ in .*//' || true
  venv/bin/python show.py
} | tee seen
diff - seen <<'SEEN'
1 failed, 5 passed, 5 rerun
pytest 9.2.0 pytest-rerunfailures 16.7 pytest-json-report 1.5.0 pytest-html 4.2.0 allure-pytest 2.16.2 junitparser 5.0.3
JUnit: 6 tests, 1 failures, 0 errors
JUnit's cases: 1 test_first passed, 1 test_never failed, 2 test_never passed, 2 test_second passed, 2 test_setup passed, 2 test_teardown passed
junitparser: 10 tests, 1 failures, 0 errors
pytest-json-report: 5 collected, 1 failed, 1 passed, 3 rerun, 5 total
pytest-json-report: test_second rerun, test_setup rerun, test_teardown rerun, test_never failed, test_first passed
pytest-html: 1 Failed, 4 Passed, 0 Skipped, 0 Errors, 10 Reruns, 0 Retried
Allure: 1 test_first passed, 3 test_never failed, 1 test_second broken, 1 test_second passed, 1 test_setup broken, 1 test_setup passed, 1 test_teardown broken, 1 test_teardown passed
Allure: 5 tests
SEEN
