#!/usr/bin/env bash
# pyrept passes runs that failed in a teardown of a suite, a fixture or a class, in each of five formats.
#
# Expected: Its documentation says that a setup or teardown failure is an error and that every integration maps outcomes
# the same way. A run that fails in Robot Framework fails with --fail-on-failure too.
# Found: A failed teardown of a suite fails all tests of the suite in Robot Framework, which returns 2, and in its own
# xUnit file. In pyrept both tests pass, its JUnit file has no failure, and the status is 0. The failed setup of a suite
# is counted. A failed one-time teardown of NUnit, a failed run of TRX, an error of xUnit.net and a broken "after" of
# Allure are lost in the same way.
# Tested with pyrept 1.3.3 and Robot Framework 7.5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pyrept==1.3.3 robotframework==7.5
PATH=$folder/venv/bin:$PATH
cd "$folder"
pip list 2>/dev/null | grep -E '^(pyrept|robotframework)'

# Converts a report and compares the summary and the status with the expectation.
check() {
  local format=$1 path=$2 expected=$3 status=0
  pyrept convert --from "$format" "$path" --json "$path.json" --html "$path.html" --junit "$path.junit" \
    --fail-on-failure >output || status=$?
  echo "$format, $path: status $status, $(head -n 1 output)"
  [ "status $status, $(head -n 1 output)" = "$expected" ]
}
for part in Setup Teardown; do
  printf '*** Settings ***\nSuite %s    Fail    the simulator is gone\n' "$part" >"$part.robot"
  printf '*** Test Cases ***\nRotates\n    Log    a\nResizes\n    Log    b\n' >>"$part.robot"
  status=0
  robot --output "$part.xml" --xunit "$part.xunit" --log NONE --report NONE "$part.robot" >output || status=$?
  echo "Robot Framework, suite $part fails: status $status, $(grep -o 'tests="2".*failures="[0-9]"' "$part.xunit")"
  [ "$status" = 2 ]
  grep -q 'failures="2"' "$part.xunit"
done
check robot Setup.xml 'status 1, pyrept: 2 tests (0 passed, 2 failed, 0 errors, 0 skipped)'
check robot Teardown.xml 'status 0, pyrept: 2 tests (2 passed, 0 failed, 0 errors, 0 skipped)'
grep -q '<testsuites tests="2" failures="0" errors="0"' Teardown.xml.junit

cat >nunit.xml <<'XML'
<test-run id="0" testcasecount="1" result="Failed" total="1" passed="1" failed="0" inconclusive="0" skipped="0">
  <test-suite type="TestFixture" id="1" name="F" classname="N.F" testcasecount="1" result="Failed" site="TearDown">
    <failure><message>OneTimeTearDown: the simulator is gone</message></failure>
    <test-case id="2" name="Rotates" fullname="N.F.Rotates" classname="N.F" result="Passed" duration="0.5"/>
  </test-suite>
</test-run>
XML
cat >run.trx <<'XML'
<TestRun id="1" name="r" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">
  <Results>
    <UnitTestResult executionId="1" testId="1" testName="Rotates" duration="00:00:00.5" outcome="Passed"/>
  </Results>
  <ResultSummary outcome="Failed">
    <Counters total="1" executed="1" passed="1" failed="0" error="0"/>
    <RunInfos>
      <RunInfo computerName="c" outcome="Error" timestamp="2026-01-01T00:00:00Z">
        <Text>Class Cleanup method F.Cleanup failed.</Text>
      </RunInfo>
    </RunInfos>
  </ResultSummary>
</TestRun>
XML
cat >xunit.xml <<'XML'
<assemblies>
  <assembly name="a.dll" total="1" passed="1" failed="0" skipped="0" errors="1" time="0.5">
    <errors>
      <error type="test-class-cleanup" name="N.F">
        <failure exception-type="E"><message>the simulator is gone</message></failure>
      </error>
    </errors>
    <collection name="c" total="1" passed="1" failed="0" skipped="0" time="0.5">
      <test name="N.F.Rotates" type="N.F" method="Rotates" time="0.5" result="Pass"/>
    </collection>
  </assembly>
</assemblies>
XML
mkdir allure
echo '{"uuid": "1", "historyId": "h", "name": "Rotates", "fullName": "F#rotates", "status": "passed"}' \
  >allure/1-result.json
echo '{"uuid": "2", "children": ["1"], "afters": [{"name": "teardown", "status": "broken"}]}' >allure/2-container.json
for input in 'nunit nunit.xml' 'trx run.trx' 'xunit xunit.xml' 'allure allure'; do
  check ${input% *} "${input#* }" 'status 0, pyrept: 1 tests (1 passed, 0 failed, 0 errors, 0 skipped)'
done
