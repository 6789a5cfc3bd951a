import Checkout
import Foundation
import GimbalDocuments
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// The example of the design's page on scenario files.
@MainActor
@Suite struct ContractExampleTests {
  private static let text = """
    {
      "title": "The sign-in button stays on screen",
      "devices": ["iphone-15-pro", "ipad-mini-a17-pro"],   // slugs, families (phones, ipads, all), or {"minYear": 2020}
      "systems": ["18"],                               // default "newest"; eras by number; what the device does not run is refused
      "app": { "supportedOrientations": ["portrait", "landscapeLeft", "landscapeRight"] },
      "scene": "sign-in.scene.json",                   // or a .storyboard/.xib, {"swift": "SignIn"} registered in code, or inline
      "steps": [
        { "launch": { "orientation": "portrait" } },
        { "rotate": "landscapeLeft" },
        { "expect": { "events": { "inOrder": ["root willTransition(to:with:)", "root viewWillTransition(to:with:)",
                                               "root.view layoutSubviews()"] } }, "when": { "idiom": "phone" } },
        { "expect": { "view": "submit", "inside": "safeArea" } },
        { "resize": { "split": "half" }, "when": { "idiom": "pad" } },
        { "rotate": "portrait" },
        { "expect": { "layout": "same", "as": "launch" }, "when": { "idiom": "phone" } }
      ]
    }
    """

  @Test func `the example is read and holds on its devices`() throws {
    let file = Checkout.root.appending(path: "Scenarios/rotation/example.scenario.json").path
    let node = try JSONReader.read(Array(Self.text.utf8), file: file)
    let scenario = try ScenarioReader.read(DocumentValue(node, file: file))
    let runner = ScenarioRunner()

    let results = try runner.cases(of: scenario).map(runner.run)

    #expect(scenario.shows == [])
    #expect(results.map(\.id.device) == ["iphone-15-pro", "ipad-mini-a17-pro"])
    #expect(results.flatMap(\.failures) == [])
    #expect(results.map(\.outcomeCount) == [3, 1])
  }
}
