#!/usr/bin/env bash
# A class whose cleanup failed passes in unittest-xml-reporting's JUnit, and one whose setup failed has no tests.
#
# Expected: A class whose setUpClass failed has its tests as errors, one whose tearDownClass failed has an error, and a
# test is a case of its class, as in pytest's report of the same file.
# Found: Both errors are cases of a suite "unittest.suite._ErrorHolder". The class with the failed cleanup has no error,
# and the two tests of the other class are not in the report: 7 of 9 tests are there. A test with a skipped subtest is
# in a suite "unittest.case._SubTest", without its class. A failed subtest is a case of its own, and its test is none
# unless it fails too. An unexpected success is an error, and a failure in pytest.
# Tested with unittest-xml-reporting 4.0.0 and pytest 9.2.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install unittest-xml-reporting==4.0.0 pytest==9.2.0
cd "$folder"
cat >test_classes.py <<'PYTHON'
import unittest


class Single(unittest.TestCase):
    def test_failed_subtest(self):
        for value in range(3):
            with self.subTest(value=value):
                self.assertNotEqual(value, 1)

    def test_failed_twice(self):
        with self.subTest(value=1):
            self.fail()
        self.fail()

    def test_failed_with_cleanup(self):
        self.addCleanup(lambda: 1 / 0)
        self.fail()

    def test_skipped_subtest(self):
        with self.subTest(value=1):
            self.skipTest("not here")

    @unittest.expectedFailure
    def test_unexpected_success(self):
        pass

    def test_passed(self):
        pass


class Setup(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise RuntimeError("setup")

    def test_first(self):
        pass

    def test_second(self):
        pass


class Cleanup(unittest.TestCase):
    @classmethod
    def tearDownClass(cls):
        raise RuntimeError("cleanup")

    def test_only(self):
        pass
PYTHON
cat >show.py <<'PYTHON'
import collections
import re
import sys
import xml.etree.ElementTree as ElementTree

cases = collections.defaultdict(list)
for suite in ElementTree.parse(sys.argv[1]).getroot().iter("testsuite"):
    for case in suite.findall("testcase"):
        owner = case.get("classname") if suite.get("name") == "pytest" else re.sub(r"-\d+$", "", suite.get("name"))
        cases[owner].append(f"{case.get('name')} {case[0].tag if len(case) else 'passed'}")
for owner, names in sorted(cases.items()):
    print(f"{owner}:", *(f"  {name}" for name in sorted(names)), sep="\n")
PYTHON
{
  venv/bin/pip list 2>/dev/null | grep -E '^(unittest-xml-reporting|pytest) ' | tr -s ' '
  venv/bin/python -m xmlrunner test_classes --output-file own.xml >/dev/null 2>&1 || true
  echo "== unittest-xml-reporting"
  venv/bin/python show.py own.xml
  venv/bin/pytest -p no:cacheprovider --quiet --junitxml pytest.xml test_classes.py >/dev/null || true
  echo "== pytest"
  venv/bin/python show.py pytest.xml
} | tee seen
diff - seen <<'SEEN'
pytest 9.2.0
unittest-xml-reporting 4.0.0
== unittest-xml-reporting
test_classes.Cleanup:
  test_only passed
test_classes.Single:
  test_failed_subtest (value=1) failure
  test_failed_twice (value=1) failure
  test_failed_twice failure
  test_failed_with_cleanup error
  test_failed_with_cleanup failure
  test_passed passed
  test_unexpected_success error
unittest.case._SubTest:
  test_skipped_subtest (value=1) skipped
unittest.suite._ErrorHolder:
  setUpClass (test_classes.Setup) error
  tearDownClass (test_classes.Cleanup) error
== pytest
test_classes.Cleanup:
  test_only error
test_classes.Setup:
  test_first error
  test_second error
test_classes.Single:
  test_failed_subtest failure
  test_failed_twice failure
  test_failed_with_cleanup error
  test_failed_with_cleanup failure
  test_passed passed
  test_skipped_subtest skipped
  test_unexpected_success failure
SEEN
