#!/usr/bin/env bash
# A run of Bats that passes with a skipped test fails for readers of its TAP 13, and a passed test fails in its JUnit.
#
# Expected: All formats of Bats describe one run alike: a skipped test is "ok" with SKIP in TAP 13 as in TAP 12, and
# JUnit has each test of a file by its name with its result, whatever setup_file or teardown_file does.
# Found: In TAP 13 a skipped test is "not ok" with SKIP. The run returns 0, prove fails it and tap2junit writes a
# failure; tappy and subunit skip it. In TAP 12 all four agree. If teardown_file fails, its failure is in the case of
# the test "third", which passed, and JUnit counts 2 tests. If setup_file fails, JUnit's only case has no name. The two
# tests are in no format, but TAP's plan counts them, so that tappy has 2 failures and JUnit 1.
# Tested with Bats 1.8.2 and prove of Perl 5.36 of Debian 12, tap.py 3.2.1, tap2junit 0.2.0, python-subunit 1.4.6 and
# junitparser 5.0.3.
set -euo pipefail
version=1.8.2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! bats --version 2>/dev/null | grep -qF "$version"; then
  apt-get install -y -qq --no-install-recommends "bats=$version-1" perl >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install tap.py==3.2.1 tap2junit==0.2.0 python-subunit==1.4.6 junitparser==5.0.3
PATH=$folder/venv/bin:$PATH
cd "$folder"
bats --version
pip list 2>/dev/null | grep -E '^(tap|python-subunit|junitparser)'
printf '@test "first" { true; }\n@test "second" { skip "no pad"; }\n' >skip.bats
printf 'setup_file() { false; }\n@test "first" { true; }\n@test "second" { true; }\n' >setup.bats
printf 'teardown_file() { false; }\n@test "third" { true; }\n' >teardown.bats
status_of() {
  local status=0
  "$@" >output 2>&1 || status=$?
  echo "$status"
}
for format in tap tap13; do
  bats --formatter "$format" skip.bats >"$format.tap" 2>&1
  tap2junit -i "$format.tap" -o "$format.xml" >/dev/null
  failures=$(grep -o 'failures="[0-9]*"' "$format.xml" | head -n 1)
  skipped=$(tap2subunit <"$format.tap" | subunit-stats | grep Skipped | tr -dc 0-9)
  prove=$(status_of prove -e cat "$format.tap")
  tappy=$(status_of tappy "$format.tap")
  echo "$(grep second "$format.tap"): prove $prove, tappy $tappy, tap2junit $failures, subunit skipped $skipped" |
    tee "$format.seen"
done
diff tap.seen - <<<'ok 2 second # skip no pad: prove 0, tappy 0, tap2junit failures="0", subunit skipped 1'
diff tap13.seen - <<<'not ok 2 second # SKIP no pad: prove 1, tappy 0, tap2junit failures="1", subunit skipped 1'
for name in setup teardown; do
  [ "$(status_of bats --formatter tap "$name.bats")" = 1 ]
  grep -v '^#' output >"$name.tap"
  [ "$(status_of bats --formatter junit "$name.bats")" = 1 ]
  mv output "$name.xml"
  paste -sd ';' "$name.tap" | tee "$name.lines"
done
[ "$(cat setup.lines)" = '1..2;not ok 1 setup_file failed' ]
[ "$(cat teardown.lines)" = '1..1;ok 1 third;not ok 2 teardown_file failed' ]
tappy setup.tap >output 2>&1 || true
tail -n 1 output
grep -qx 'FAILED (failures=2)' output
python - <<'PYTHON'
import junitparser

EXPECTED = {"setup": ([("", False)], 1, 1), "teardown": ([("third", False)], 2, 1)}
for name, expected in EXPECTED.items():
    (suite,) = junitparser.JUnitXml.fromfile(f"{name}.xml")
    seen = [(case.name, case.is_passed) for case in suite], suite.tests, suite.failures
    print(f"JUnit, {name}_file fails: cases {seen[0]}, tests {seen[1]}, failures {seen[2]}")
    assert seen == expected
PYTHON
