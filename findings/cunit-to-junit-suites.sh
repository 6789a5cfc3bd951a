#!/usr/bin/env bash
# cunit-to-junit drops suites that failed in their initialization or cleanup, so that a failed run has no failure.
#
# Expected: A JUnit file has the failures of CUnit's summary: a test with two failed assertions is one failed case, and
# a suite whose initialization or cleanup fails is an error.
# Found: CUnit counts a suite that cannot be initialized as failed, and one whose cleanup fails as well. The JUnit file
# has neither, nor the test that did not run: 1 test, no failures and no errors for two failed suites of two, which
# pyrept and junitparser read as a passed run. A test with two failed assertions is two failed cases of one name. The
# suites are merged into one, which has the name of the file.
# Tested with cunit-to-junit 0.1.0, junitparser 5.0.3, pyrept 1.3.3, and CUnit 2.1-3 of Debian 12.
set -euo pipefail
version=2.1-3-dfsg-2.6
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if [ "$(dpkg-query --show --showformat='${Version}' libcunit1-dev 2>/dev/null)" != "$version" ]; then
  apt-get install -y -qq --no-install-recommends "libcunit1-dev=$version" gcc libc6-dev >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install cunit-to-junit==0.1.0 junitparser==5.0.3 pyrept==1.3.3
PATH=$folder/venv/bin:$PATH
cd "$folder"
cat >run.c <<'C'
#include <CUnit/Automated.h>
#include <string.h>

static int fails(void) { return 1; }
static void passes(void) { CU_ASSERT(1 == 1); }
static void fails_twice(void) { CU_ASSERT(1 == 2); CU_ASSERT(2 == 3); }

int main(int count, char **arguments) {
  const char *name = arguments[count - 1];
  CU_initialize_registry();
  if (strcmp(name, "suites") == 0) {
    CU_add_test(CU_add_suite("setup", fails, NULL), "rotates", passes);
    CU_add_test(CU_add_suite("cleanup", NULL, fails), "resizes", passes);
  } else {
    CU_add_test(CU_add_suite("first", NULL, NULL), "scrolls", fails_twice);
    CU_add_test(CU_add_suite("second", NULL, NULL), "scrolls", passes);
  }
  CU_set_output_filename(name);
  CU_automated_run_tests();
  printf("%s: %u suites failed, %u tests run, %u failed\n", name, CU_get_number_of_suites_failed(),
         CU_get_number_of_tests_run(), CU_get_number_of_tests_failed());
  CU_cleanup_registry();
  return 0;
}
C
gcc run.c -lcunit -o run
pip list 2>/dev/null | grep -E '^(cunit|junitparser|pyrept)'
dpkg-query --show libcunit1-dev
{ ./run suites && ./run assertions; } | tee summary
diff summary - <<'SEEN'
suites: 2 suites failed, 1 tests run, 0 failed
assertions: 0 suites failed, 2 tests run, 1 failed
SEEN
for name in suites assertions; do
  cunit-to-junit "$name-Results.xml" "$name.xml" 2>/dev/null
  status=0
  pyrept convert --from junit "$name.xml" --json "$name.json" --html "$name.html" --fail-on-failure >output || status=$?
  echo "$name, pyrept: status $status, $(head -n 1 output)" | tee -a seen
done
diff seen - <<'SEEN'
suites, pyrept: status 0, pyrept: 1 tests (1 passed, 0 failed, 0 errors, 0 skipped)
assertions, pyrept: status 1, pyrept: 3 tests (1 passed, 2 failed, 0 errors, 0 skipped)
SEEN
python - <<'PYTHON'
import junitparser

CASES = {
    "suites": (("suites-Results", 1, 0, 0), [("cleanup", "resizes", True)]),
    "assertions": (
        ("assertions-Results", 3, 2, 0),
        [("first", "scrolls", False), ("first", "scrolls", False), ("second", "scrolls", True)]),
}
for name, expected in CASES.items():
    (suite,) = junitparser.JUnitXml.fromfile(f"{name}.xml")
    cases = [(case.classname, case.name, case.is_passed) for case in suite]
    seen = (suite.name, suite.tests, suite.failures, suite.errors), cases
    print(f"{name}: {seen}")
    assert seen == expected
PYTHON
