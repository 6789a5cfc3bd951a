#!/usr/bin/env bash
# Two plugins write CTRF reports of the same run with different counts of failures, durations and flaky tests.
#
# Expected: Both reports of one run have the same statuses, of the five of CTRF, the same durations and the same flaky
# tests, and a reader of CTRF takes either.
# Found: For a fixture that fails before its test, pytest-beacon writes the status `error` and counts it as `error`.
# CTRF has neither, and the run has one failure less. For a fixture that fails after its test it writes `failed`. Its
# duration has the call only, 20 ms of 70 ms, and it has no trace of a repetition: a flaky test has passed. The reader
# otr-ctrf-bridge reads the other report, and ends with a KeyError for this status. pytest-beacon runs only with
# pytest-xdist, which it does not install. A gate must know which plugin wrote the report.
# Tested with pytest-beacon 0.6.0, pytest-json-ctrf 0.6.1, pytest 9.2.0, pytest-xdist 3.8.0, pytest-rerunfailures 16.7
# and otr-ctrf-bridge 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pytest-beacon==0.6.0 pytest-json-ctrf==0.6.1 pytest==9.2.0 pytest-xdist==3.8.0 \
  pytest-rerunfailures==16.7 otr-ctrf-bridge==0.1.0
PATH=$folder/venv/bin:$PATH
cd "$folder"
cat >test_run.py <<'PYTHON'
import time

import pytest

runs = []


@pytest.fixture
def broken():
    raise RuntimeError("before")


@pytest.fixture
def late():
    yield
    raise RuntimeError("after")


@pytest.fixture
def slow():
    time.sleep(0.05)


def test_before(broken):
    pass


def test_after(late):
    pass


def test_slow(slow):
    time.sleep(0.02)


@pytest.mark.flaky(reruns=2)
def test_flaky():
    runs.append(1)
    assert len(runs) > 1
PYTHON
pip list 2>/dev/null | grep -E '^(pytest|otr)'
python -m pytest -q -p no:cacheprovider --ctrf first.json --beacon --beacon-file="$folder/second.json" \
  --beacon-file-exclude-status= test_run.py >/dev/null 2>&1 || true
otr-ctrf ctrf2otr first.json -o events.xml
answer=$(otr-ctrf ctrf2otr second.json -o events.xml 2>&1 | tail -n 1) || true
echo "otr-ctrf-bridge, report of pytest-beacon: $answer"
[ "$answer" = "KeyError: 'error'" ]
python - <<'PYTHON'
import json


def read(path):
    results = json.load(open(path))["results"]
    summary = {key: results["summary"].get(key) for key in ("tests", "passed", "failed", "error")}
    tests = {test["name"].split("_")[-1]: test for test in results["tests"]}
    statuses = {name: test["status"] for name, test in tests.items()}
    flaky = tests["flaky"].get("flaky"), tests["flaky"].get("retries")
    return summary, statuses, flaky, tests["slow"]["duration"]


*first, long = read("first.json")
*second, short = read("second.json")
for name, seen, duration in [("pytest-json-ctrf", first, long), ("pytest-beacon", second, short)]:
    print(f"{name}: {seen}, slow {duration:.0f} ms")
passed = {"slow": "passed", "flaky": "passed"}
assert first == [
    {"tests": 4, "passed": 2, "failed": 2, "error": None}, {"before": "failed", "after": "failed"} | passed, (True, 1)]
assert second == [
    {"tests": 4, "passed": 2, "failed": 1, "error": 1}, {"before": "error", "after": "failed"} | passed, (None, None)]
assert long - short > 40 and short >= 20
PYTHON
