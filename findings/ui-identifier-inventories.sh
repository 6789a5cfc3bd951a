#!/usr/bin/env bash
# Two inventories of an app's accessibility identifiers and UI tests agree about one identifier of four.
#
# Expected: Both list the identifiers that the sources set: three literals, in SwiftUI and in UIKit, and one constant of an
# enum. The tests use all four. The methods that XCTest runs are counted, whatever stands before `func`.
# Found: xcuitest-goblin reads only UIKit's assignment: "save", which SwiftUI's modifier sets, is called inline in the
# tests, "long" does not exist. A use counts in a subscript and even in a comment, but not in matching(identifier:)
# or element(matching:identifier:). A test with @MainActor on its line is missing, a method with a parameter, which
# XCTest does not run, is a test. ios-ui-testability has the three literals; the constant's value is unknown to both.
# Tested with xcuitest-goblin 2.2.1 and ios-ui-testability-contract 0.4.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install xcuitest-goblin==2.2.1 ios-ui-testability-contract==0.4.1
PATH=$folder/venv/bin:$PATH
cd "$folder"
mkdir -p project/App project/AppUITests
cat >project/App/Views.swift <<'SWIFT'
import SwiftUI
import UIKit

enum Identifiers { static let title = "title" }

struct Player: View {
  var body: some View {
    Button("Save") {}.accessibilityIdentifier("save")
    Text("Long")
      .accessibilityIdentifier(
        "long"
      )
    Text("Title").accessibilityIdentifier(Identifiers.title)
  }
}

final class PlayerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "root"
  }
}
SWIFT
cat >project/AppUITests/TurnTests.swift <<'SWIFT'
import XCTest

final class TurnTests: XCTestCase {
  func testTurn() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["save"].tap()
    app.buttons.matching(identifier: "long").firstMatch.tap()
    app.descendants(matching: .any)["root"].tap()
    app.staticTexts.element(matching: .any, identifier: "title").tap()
    // app.buttons["removed"].tap()
  }

  @MainActor func testOnOneLine() {}
  @MainActor
  func testOnTwoLines() {}
  func testRow(_ row: Int) {}
}
SWIFT
xcuitest-goblin analyze project --output goblin --format json >log || { cat log && false; }
ios-ui-testability ids project --json >contract.json
python - <<'PYTHON'
import json
from importlib.metadata import version


def read(path):
    with open(path) as file:
        return json.load(file)


inventory, contract = read("goblin/accessibility_ids.json"), read("contract.json")
goblin = {entry["id"]: (entry["defined_in"], entry["usage_count"]) for entry in inventory["identifiers"]}
tests = [name for file in read("goblin/test_inventory.json")["test_files"] for name in file["test_methods"]]
unknown = [entry["source"] for entry in contract["likely_dynamic"]]
print("xcuitest-goblin", version("xcuitest-goblin"), goblin, tests)
print("ios-ui-testability-contract", version("ios-ui-testability-contract"), sorted(contract["identifiers"]), unknown)
inline = ["(inline in tests)"]
assert goblin == {"root": (["Views.swift"], 1), "save": (inline, 1), "removed": (inline, 1)}
assert tests == ["testTurn", "testOnTwoLines", "testRow"]
assert sorted(contract["identifiers"]) == ["long", "root", "save"]
assert unknown == ['Text("Title").accessibilityIdentifier(Identifiers.title)']
PYTHON
