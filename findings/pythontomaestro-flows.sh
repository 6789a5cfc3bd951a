#!/usr/bin/env bash
# pythontomaestro converts an Appium test to a file that is no Maestro flow, and drops its rotation without a warning.
#
# Expected: A test becomes a configuration, a line of three hyphens and the list of its commands. What has no command is
# a warning: a rotation, an XPath, a step in setup_method. Readers of Maestro flows find the steps.
# Found: The hyphens are a quoted key of a single YAML document, so that it has no commands: the converter of Robot
# Framework's MaestroLibrary makes a test without steps of it, and with a real separator it has all three.
# `driver.orientation = "LANDSCAPE"` and setup_method are dropped, and an XPath becomes the text "TODO_XPATH: …" to tap,
# all with status 0 and without the warning that driver.rotate() gets.
# Tested with pythontomaestro 0.1.1 and robotframework-maestrolibrary 0.5.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pythontomaestro==0.1.1 'robotframework-maestrolibrary[convert]==0.5.0'
cd "$folder"
venv/bin/pip list 2>/dev/null | grep -E '^(pythontomaestro|robotframework-maestrolibrary) '
cat >test_player.py <<'PYTHON'
from appium.webdriver.common.appiumby import AppiumBy


class TestPlayer:
    def setup_method(self):
        self.driver.find_element(AppiumBy.ID, "skip").click()

    def test_player(self):
        self.driver.orientation = "LANDSCAPE"
        self.driver.find_element(AppiumBy.ID, "play").click()
        self.driver.find_element(AppiumBy.XPATH, "//XCUIElementTypeCell[2]").click()
PYTHON
venv/bin/pythontomaestro test_player.py flows 2>warnings.txt
cat flows/test_player.yaml warnings.txt
[ ! -s warnings.txt ]
[ "$(grep -ciE 'warning|orientation|landscape|skip' flows/test_player.yaml)" = 0 ]
grep -qF "text: 'TODO_XPATH: //XCUIElementTypeCell[2]'" flows/test_player.yaml
venv/bin/python -c '
import yaml
documents = list(yaml.safe_load_all(open("flows/test_player.yaml")))
print("documents:", len(documents), "keys:", list(documents[0]))
assert len(documents) == 1 and list(documents[0]) == ["appId", "name", "---"]'

# Counts the steps that MaestroLibrary's converter finds.
steps() { venv/bin/python -m MaestroLibrary.flow2robot "$1" | tee said.txt | grep -c '^    ' || true; }
sed "s/^'---':/---/" flows/test_player.yaml >separated.yaml
echo "steps: $(steps flows/test_player.yaml), with a separator: $(steps separated.yaml)"
[ "$(steps flows/test_player.yaml)" = 0 ]
[ "$(steps separated.yaml)" = 3 ]

sed 's/self.driver.orientation = .*/self.driver.rotate({"x": 0, "y": 0, "z": 90})/' test_player.py >test_rotate.py
venv/bin/pythontomaestro test_rotate.py rotated 2>warnings.txt
cat warnings.txt
grep -q 'Unknown method call: rotate' warnings.txt
