#!/usr/bin/env bash
# A changed screenshot passes in CI if failed tests are run again, because its first attempt replaced the reference.
#
# Expected: A run fails if a screenshot differs from its reference or has none, and a second attempt changes nothing,
# because the reference and the screenshot are the same in it.
# Found: pytest-playwright-visual-snapshot replaces the reference of a screenshot that differs if GITHUB_ACTIONS is set,
# so that `--reruns 1` of pytest-rerunfailures compares the screenshot with itself: white that became red passes with
# status 0. A screenshot without a reference fails once in it and in pytest-regressions, which write the reference, and
# passes in the second attempt. syrupy, pytest-snapshot and pytest-insta fail in each attempt.
# Tested with pytest 9.2.0, pytest-rerunfailures 16.7, pytest-playwright-visual-snapshot 0.5.1, pytest-regressions
# 2.11.0, syrupy 7.0.1, pytest-snapshot 0.9.0, pytest-insta 0.4.1 and Pillow 13.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pytest==9.2.0 pytest-rerunfailures==16.7 Pillow==13.0.0 numpy==2.4.6 \
  pytest-playwright-visual-snapshot==0.5.1 pytest-regressions==2.11.0 syrupy==7.0.1 pytest-snapshot==0.9.0 \
  pytest-insta==0.4.1
cd "$folder"
cat >test_screen.py <<'PYTHON'
import io
import os

import pytest
from PIL import Image


@pytest.fixture
def screen():
    file = io.BytesIO()
    Image.new("RGB", (39, 84), os.environ["COLOR"]).save(file, "PNG")
    return file.getvalue()


def test_visual(screen, assert_snapshot):
    assert_snapshot(screen)


def test_regressions(screen, image_regression):
    image_regression.check(screen)


def test_syrupy(screen, snapshot):
    from syrupy.extensions.image import PNGImageSnapshotExtension

    assert screen == snapshot(extension_class=PNGImageSnapshotExtension)


def test_snapshot(screen, snapshot):
    snapshot.assert_match(screen, "screen.png")


def test_insta(screen, snapshot):
    assert screen == snapshot("screen.bin")
PYTHON
declare -A plugins=(
  [visual]="pytest_playwright.pytest_playwright pytest_playwright_visual_snapshot.plugin"
  [regressions]="pytest_datadir.plugin pytest_regressions.plugin"
  [syrupy]="syrupy"
  [snapshot]="pytest_snapshot.plugin"
  [insta]="pytest_insta.plugin"
)
export PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 CI=true GITHUB_ACTIONS=true
run() {
  local name=$1 color=$2 arguments=() plugin output status=0
  for plugin in ${plugins[$name]}; do arguments+=(-p "$plugin"); done
  output=$(COLOR=$color venv/bin/pytest --quiet -p pytest_rerunfailures "${arguments[@]}" "${@:3}" \
    "test_screen.py::test_$name" 2>/dev/null) || status=$?
  echo "$(tail -1 <<<"$output" | sed 's/ in .*//'), status $status"
}
clear_references() { rm -rf __snapshots__ snapshots test_screen; }
{
  venv/bin/pip list 2>/dev/null | tr -s ' ' |
    grep -E '^(pillow|pytest|syrupy|pytest-(insta|playwright-visual-snapshot|regressions|rerunfailures|snapshot)) '
  for name in visual regressions syrupy snapshot insta; do
    clear_references
    echo "$name, new: $(run "$name" white)"
    clear_references
    echo "$name, new, one rerun: $(run "$name" white --reruns 1)"
    clear_references
    case $name in
      syrupy | snapshot) update=(--snapshot-update) ;;
      insta) update=(--insta update) ;;
      *) update=() ;;
    esac
    run "$name" white "${update[@]}" >/dev/null
    echo "$name, white: $(run "$name" white)"
    echo "$name, red, one rerun: $(run "$name" red --reruns 1)"
  done
} | tee seen
diff - seen <<'SEEN'
pillow 13.0.0
pytest 9.2.0
pytest-insta 0.4.1
pytest-playwright-visual-snapshot 0.5.1
pytest-regressions 2.11.0
pytest-rerunfailures 16.7
pytest-snapshot 0.9.0
syrupy 7.0.1
visual, new: 1 passed, 1 error, status 1
visual, new, one rerun: 2 passed, 1 rerun, status 0
visual, white: 1 passed, status 0
visual, red, one rerun: 2 passed, 1 rerun, status 0
regressions, new: 1 failed, status 1
regressions, new, one rerun: 1 passed, 1 rerun, status 0
regressions, white: 1 passed, status 0
regressions, red, one rerun: 1 failed, 1 rerun, status 1
syrupy, new: 1 failed, status 1
syrupy, new, one rerun: 1 failed, 1 rerun, status 1
syrupy, white: 1 passed, status 0
syrupy, red, one rerun: 1 failed, 1 rerun, status 1
snapshot, new: 1 failed, status 1
snapshot, new, one rerun: 1 failed, 1 rerun, status 1
snapshot, white: 1 passed, status 0
snapshot, red, one rerun: 1 failed, 1 rerun, status 1
insta, new: 1 failed, status 1
insta, new, one rerun: 1 failed, 1 rerun, status 1
insta, white: 1 passed, status 0
insta, red, one rerun: 1 failed, 1 rerun, status 1
SEEN
