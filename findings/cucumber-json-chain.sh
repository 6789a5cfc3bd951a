#!/usr/bin/env bash
# A scenario with an unknown step passes in pytest-bdd's JSON, and a converter to JUnit writes one scenario per feature.
#
# Expected: Reports of one feature in Cucumber's JSON have the same scenarios and nanoseconds. A scenario whose step has
# no definition is undefined, and not passed. A conversion to JUnit has a case for each scenario.
# Found: pytest-bdd fails for the unknown step and writes only the steps before it, all passed; a skipped scenario is
# missing. cucumber-json-aggregator counts 2 passed and 1 failed for 2 failures of pytest. behave2cucumber leaves
# behave's seconds, so that 0.25 s are 2.5e-10 s in JUnit. json_to_junit counts all scenarios and writes only the last
# of each feature, so that the failed one is missing; a scenario with an undefined step passes there too.
# Tested with pytest-bdd 9.0.1 (pytest 9.2.0), behave 1.3.3, behave2cucumber 1.0.3, cucumber-json-aggregator
# 0.1.0 and cucumber-json-to-junit-xml 0.0.10.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pytest-bdd==9.0.1 pytest==9.2.0 behave==1.3.3 behave2cucumber==1.0.3 \
  cucumber-json-aggregator==0.1.0 cucumber-json-to-junit-xml==0.0.10
PATH=$folder/venv/bin:$PATH
mkdir -p "$folder/run/steps"
cd "$folder/run"
cat >rotate.feature <<'FEATURE'
Feature: Rotation
  Scenario: Narrow
    Given a screen
    Then it is wide
  Scenario: Unknown
    Given a screen
    Then nobody knows this
  @skip
  Scenario: Skipped
    Given a screen
  Scenario: Last
    Given a screen
FEATURE
cat >steps/screen.py <<'PYTHON'
import time

from behave import given, then


@given("a screen")
def screen(context):
    time.sleep(0.25)


@then("it is wide")
def wide(context):
    assert 390 > 844
PYTHON
sed -e 's/from behave import/from pytest_bdd import scenarios,/' -e 's/(context)/()/' steps/screen.py >test_screen.py
echo 'scenarios("rotate.feature")' >>test_screen.py
printf '[pytest]\nmarkers = skip\n' >pytest.ini
pip list 2>/dev/null | grep -E '^(pytest|behave|cucumber-json)'
status=0
pytest -q test_screen.py --cucumberjson=pytest.json >output || status=$?
tail -n 1 output
[ "$status" = 1 ]
grep -q '^2 failed, 1 passed, 1 skipped' output
converted() { # name of a feature
  behave --tags 'not @skip' -f json -o behave.json "$1.feature" >/dev/null 2>&1 || true
  python -m behave2cucumber -i behave.json -o "$1.json"
}
converted rotate
python - <<'PYTHON'
import json


def read(name):
    with open(f"{name}.json", encoding="utf-8") as file:
        (feature,) = json.load(file)
    steps = {scenario["name"]: [step["result"] for step in scenario["steps"]] for scenario in feature["elements"]}
    return {name: [step["status"] for step in all] for name, all in steps.items()}, steps["Last"][0]["duration"]


seen = {name: read(name) for name in ("pytest", "rotate")}
for name, value in seen.items():
    print(f"{name}: {value}")
UNKNOWN = {"Unknown": ["passed", "undefined"], "Skipped": ["skipped"]}
ALL = {"Narrow": ["passed", "failed"], "Last": ["passed"]}
assert seen["pytest"][0] == ALL | {"Unknown": ["passed"]}
assert seen["rotate"][0] == ALL | UNKNOWN
assert 0.2 < seen["rotate"][1] < 5 and 2e8 < seen["pytest"][1] < 5e9
PYTHON
cucumber-json-aggregator pytest.json -o combined.json 2>&1 | grep scenarios | tee counts
grep -qx 'scenarios: 3 (passed: 2, failed: 1)' counts
json_to_junit rotate.json rotate.xml >/dev/null
echo "JUnit: $(grep -oE '<testsuite [^>]*>|<testcase [^>]*>' rotate.xml | paste -sd ' ')"
grep -q '<testsuite failures="1" .* tests="4"' rotate.xml
[ "$(grep -c '<testcase' rotate.xml)" = 1 ]
grep -qE '<testcase classname="Rotation" name="Last" time="[2-9]\.[0-9]+e-10">' rotate.xml
sed '/Scenario: Narrow/,/wide/d; /@skip/,$d' rotate.feature >unknown.feature
converted unknown
json_to_junit unknown.json unknown.xml >/dev/null
grep -oE '<testsuite [^>]*>|<testcase [^>]*><[a-z-]*|.*undefined$' unknown.xml
grep -q '<testsuite failures="0"' unknown.xml
grep -q 'name="Unknown".*<system-out>' unknown.xml
