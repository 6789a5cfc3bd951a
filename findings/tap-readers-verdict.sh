#!/usr/bin/env bash
# Of two readers of TAP one passes a run whose tests are missing or failed, and the other fails one with a TODO.
#
# Expected: A run with fewer tests than its plan has failed, a failed test with a comment such as `# time=3ms` has too, and
# one with TODO or SKIP has not, in TAP 13 and 14.
# Found: tap-consumer passes a run with one of three tests. It stops without an error at the first line whose comment is
# no directive, so that the failed test there and all after it are ignored, and the run passes; a failed SKIP fails.
# tapvalidate of taptaptap3 decides these right and fails a run with a TODO.
# Tested with tap-consumer 0.0.8 and taptaptap3 3.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install tap-consumer==0.0.8 taptaptap3==3.1.0
cd "$folder"
venv/bin/python - <<'PYTHON'
import subprocess
from importlib.metadata import version

from tap_consumer import tap_document


def validated(text):
    with open("run.tap", "w") as file:
        file.write(text)
    return subprocess.run(["venv/bin/tapvalidate", "run.tap"], capture_output=True).returncode == 0


print(*(f"{name} {version(name)}" for name in ("tap-consumer", "taptaptap3")), "(passed, by each)")
for name, lines, expected in [
    ("passed", ["1..1", "ok 1 - turn"], (True, True)),
    ("failed", ["1..1", "not ok 1 - turn"], (False, False)),
    ("one of three", ["1..3", "ok 1 - turn"], (True, False)),
    ("one of three, plan last", ["ok 1 - turn", "1..3"], (True, False)),
    ("failed with a comment", ["1..2", "ok 1 - turn", "not ok 2 - back # time=3ms"], (True, False)),
    ("failed after a comment", ["1..3", "ok 1 - turn", "ok 2 - back # time=3ms", "not ok 3 - end"], (True, False)),
    ("failed with TODO", ["1..1", "not ok 1 - turn # TODO later"], (True, False)),
    ("failed with SKIP", ["1..1", "not ok 1 - turn # SKIP no device"], (False, True)),
]:
    for number in (13, 14):
        text = "\n".join([f"TAP version {number}", *lines, ""])
        seen = tap_document.parse_string(text)[0].passed_suite, validated(text)
        print(f"TAP {number}, {name}: {seen}")
        assert seen == expected
PYTHON
