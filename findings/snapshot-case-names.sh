#!/usr/bin/env bash
# Cases of one test share a reference in plugins for snapshots: landscape and portrait, 90 and -90, two device names.
#
# Expected: Each case of a test has its own reference, as it has its own id in pytest, so that references that were
# written by an update pass in the next run.
# Found: Two classes with a method of the same name share one in pytest-snapshot, pytest-regressions and
# pytest-playwright-visual-snapshot: portrait is compared with the reference of landscape. The rotations -90 and 90
# share one in pytest-insta, 90 and +90 in pytest-snapshot, -90 and +90 in pytest-regressions. "iPad (A16)", "iPad
# [A16]", "iPad/A16" and "iPad-A16" share one in pytest-insta, and two in pytest-regressions. "iPad/A16" and "iPadA16"
# share one in pytest-snapshot and in syrupy, which distinguishes all others; pytest-playwright-visual-snapshot cannot
# write the first one. After an update each of them passes only in its last case.
# Tested with pytest 9.2.0, pytest-snapshot 0.9.0, pytest-regressions 2.11.0, pytest-insta 0.4.1, syrupy 7.0.1 and
# pytest-playwright-visual-snapshot 0.5.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pytest==9.2.0 Pillow==13.0.0 pytest-snapshot==0.9.0 pytest-regressions==2.11.0 \
  pytest-insta==0.4.1 syrupy==7.0.1 pytest-playwright-visual-snapshot==0.5.1
cd "$folder"
cat >conftest.py <<'PYTHON'
import io

import pytest
from PIL import Image


@pytest.fixture
def check(request):
    """Compares a PNG with a pixel of the given color with the reference of the plugin that is loaded."""
    plugin = request.config.getoption("-p")[-1]

    def compare(color):
        file = io.BytesIO()
        Image.new("RGB", (1, 1), color).save(file, "PNG")
        screen = file.getvalue()
        if plugin == "pytest_regressions.plugin":
            request.getfixturevalue("file_regression").check(screen, binary=True, extension=".png")
        elif plugin == "pytest_playwright_visual_snapshot.plugin":
            request.getfixturevalue("assert_snapshot")(screen)
        elif plugin == "pytest_snapshot.plugin":
            request.getfixturevalue("snapshot").assert_match(screen, "screen.png")
        elif plugin == "pytest_insta.plugin":
            assert request.getfixturevalue("snapshot")("screen.bin") == screen
        else:
            from syrupy.extensions.image import PNGImageSnapshotExtension

            assert request.getfixturevalue("snapshot")(extension_class=PNGImageSnapshotExtension) == screen

    return compare
PYTHON
cat >test_screens.py <<'PYTHON'
import pytest

DEVICES = {"iPad (A16)": "red", "iPad [A16]": "green", "iPad/A16": "blue", "iPad-A16": "black", "iPadA16": "white"}
ROTATIONS = {"-90": "red", "90": "green", "+90": "blue"}


class TestPortrait:
    def test_screen(self, check):
        check("red")


class TestLandscape:
    def test_screen(self, check):
        check("green")


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_rotation(rotation, check):
    check(ROTATIONS[rotation])


@pytest.mark.parametrize("device", DEVICES)
def test_device(device, check):
    check(DEVICES[device])
PYTHON
export PYTEST_DISABLE_PLUGIN_AUTOLOAD=1
look() {
  local update=$1 arguments=() plugin output
  shift
  for plugin; do arguments+=(-p "$plugin"); done
  rm -rf snapshots __snapshots__ test_screens
  # shellcheck disable=SC2086
  venv/bin/pytest --quiet "${arguments[@]}" $update >/dev/null 2>&1 || true
  echo "$plugin: $(find snapshots __snapshots__ test_screens -type f 2>/dev/null | wc -l) references for 10 cases"
  output=$(venv/bin/pytest --quiet "${arguments[@]}" --tb=no -rfE 2>/dev/null) || true
  grep -oE '^(FAILED|ERROR) [^ ]+\.py::.*' <<<"$output" | sed -E 's/^[A-Z]+ [^:]*::/  fails: /; s/ - .*//' || true
}
{
  venv/bin/pip list 2>/dev/null | tr -s ' ' |
    grep -E '^(pytest|syrupy|pytest-(insta|playwright-visual-snapshot|regressions|snapshot)) '
  look --snapshot-update pytest_snapshot.plugin
  look --force-regen pytest_datadir.plugin pytest_regressions.plugin
  look "--insta update" pytest_insta.plugin
  look --snapshot-update syrupy
  look --update-snapshots pytest_playwright.pytest_playwright pytest_playwright_visual_snapshot.plugin
} | tee seen
diff - seen <<'SEEN'
pytest 9.2.0
pytest-insta 0.4.1
pytest-playwright-visual-snapshot 0.5.1
pytest-regressions 2.11.0
pytest-snapshot 0.9.0
syrupy 7.0.1
pytest_snapshot.plugin: 6 references for 10 cases
  fails: TestPortrait::test_screen
  fails: test_rotation[90]
  fails: test_device[iPad (A16)]
  fails: test_device[iPad/A16]
pytest_regressions.plugin: 6 references for 10 cases
  fails: TestPortrait::test_screen
  fails: test_rotation[-90]
  fails: test_device[iPad (A16)]
  fails: test_device[iPad/A16]
pytest_insta.plugin: 5 references for 10 cases
  fails: test_rotation[-90]
  fails: test_rotation[90]
  fails: test_device[iPad (A16)]
  fails: test_device[iPad [A16]]
  fails: test_device[iPad/A16]
syrupy: 9 references for 10 cases
  fails: test_device[iPad/A16]
pytest_playwright_visual_snapshot.plugin: 8 references for 10 cases
  fails: test_device[iPad/A16]
  fails: TestPortrait::test_screen
SEEN
