import GimbalTraces
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

@MainActor
@Suite struct ConflictNameTests {
  @Test
  func `a conflict of a scenario names the classes of UIKit (F-35)`()
    throws
  {
    let scene = Draft.constrained(
      #"{"id": "v"}"#,
      #"\#(Draft.pinned), "v.width == 60", "v.right == superview.right""#)
    let result = try Draft.run(Draft.text(scene: scene), traces: true)
    let conflict = try #require(result.trace?.events(named: "conflict").first)

    let log = try #require(conflict.arguments.first { $0.label == "log" }?.value.text)
    #expect(log.contains("UIView:0x"))
    #expect(!log.contains("Scripted"), "\(log)")
    #expect(!conflict.arguments.contains { $0.value.text.contains("GimbalScenarios") })
  }
}
