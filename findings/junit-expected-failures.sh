#!/usr/bin/env bash
# JUnit reports of doctest and Catch2 fail for expected failures, and pass for a test that passes against expectation.
#
# Expected: A JUnit report fails if the run does. A test that should fail and does is a passed or skipped case, one that
# should fail and passes is a failure, and a disabled test is no passed one.
# Found: With expected failures alone both runs return 0, and doctest's report has 3 failures. In Catch2's the case is
# skipped and failed at once: junitparser says both, junit2html counts 2 failures. If the only test should fail and
# passes, both runs return 1: doctest's report has 0 failures, Catch2's counts one and its only case is passed, and
# junit2html with --max-failures 1 returns 0 for both. Their `tests` counts assertions. GoogleTest's disabled test,
# which has the status "notrun" and no `skipped`, is a passed case for both readers.
# Tested with doctest 2.4.9, Catch2 2.13.10 and GoogleTest 1.12.1 of Debian 12, junitparser 5.0.3, junit2html 31.1.4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(g++ "doctest-dev=2.4.9~ds-1" "catch2=2.13.10-1" "libgtest-dev=1.12.1-0.2")
for package in "${packages[@]}"; do
  installed=$(dpkg-query --show --showformat='${Package}=${Version}' "${package%=*}" 2>/dev/null || true)
  case $installed in "$package"*) continue ;; esac
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
done
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install junitparser==5.0.3 junit2html==31.1.4
PATH=$folder/venv/bin:$PATH
cd "$folder"
cat >doctest.cpp <<'CPP'
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
TEST_CASE("may fail" * doctest::may_fail()) { CHECK(390 == 844); }
TEST_CASE("should fail" * doctest::should_fail()) { CHECK(390 == 844); }
TEST_CASE("one failure" * doctest::expected_failures(1)) { CHECK(390 == 844); }
TEST_CASE("should fail but passes" * doctest::should_fail()) { CHECK(844 == 844); CHECK(390 == 390); }
CPP
cat >catch2.cpp <<'CPP'
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
TEST_CASE("may fail", "[!mayfail]") { CHECK(390 == 844); }
TEST_CASE("should fail", "[!shouldfail]") { CHECK(390 == 844); }
TEST_CASE("should fail but passes", "[!shouldfail]") { CHECK(844 == 844); CHECK(390 == 390); }
CPP
cat >gtest.cpp <<'CPP'
#include <gtest/gtest.h>
TEST(Rotation, Wide) { EXPECT_EQ(844, 844); }
TEST(Rotation, DISABLED_Split) { EXPECT_EQ(390, 844); }
CPP
g++ -O0 doctest.cpp -o doctest
g++ -O0 catch2.cpp -o catch2
g++ -O0 gtest.cpp -lgtest -lgtest_main -lpthread -o gtest
run() { # report, command and arguments
  local report=$1 status=0
  shift
  "$@" >output || status=$?
  echo "$report: status $status" | tee -a statuses
}
run doctest.expected ./doctest -r=junit -o=doctest.expected.xml -tce="*but passes"
run doctest.passing ./doctest -r=junit -o=doctest.passing.xml -tc="*but passes"
run catch2.expected ./catch2 -r junit -o catch2.expected.xml "~*but passes"
run catch2.passing ./catch2 -r junit -o catch2.passing.xml "*but passes"
run gtest ./gtest --gtest_output=xml:gtest.xml
[ "$(cut -d ' ' -f 3 statuses | paste -sd ' ')" = "0 1 0 1 0" ]
python - <<'PYTHON'
import subprocess

import junitparser

EXPECTED = {
    "doctest.expected": ({"may fail": "F", "should fail": "F", "one failure": "F"}, (3, 3), 3),
    "doctest.passing": ({"should fail but passes": "P"}, (2, 0), 0),
    "catch2.expected": ({"may fail": "SF", "should fail": "SF"}, (2, 0), 2),
    "catch2.passing": ({"should fail but passes": "P"}, (3, 1), 0),
    "gtest": ({"Wide": "P", "DISABLED_Split": "P"}, (2, 0), 0),
}
for name, (cases, counts, status) in EXPECTED.items():
    path = f"{name}.xml"
    (suite,) = junitparser.JUnitXml.fromfile(path)
    seen = {
        case.name: "P" * case.is_passed + "S" * case.is_skipped + "F" * case.is_failure
        for case in suite
    }
    command = ["junit2html", "--summary-matrix", "--max-failures", "1", path]
    code = subprocess.run(command, capture_output=True).returncode
    print(f"{name}: {seen}, tests {suite.tests}, failures {suite.failures}, junit2html {code}")
    assert (seen, (suite.tests, suite.failures), code) == (cases, counts, status)
PYTHON
