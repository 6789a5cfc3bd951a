import GimbalDevices
import GimbalDocuments
import GimbalTraits

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Scenarios that tests write inline.
enum Draft {
  /// A view `v` and a child `child` with a view below it.
  static let scene = """
    {"controller": {"view": {"subviews": [{"id": "v", "frame": [10, 20, 30, 40]}]}, \
      "children": [{"id": "child", "view": {"frame": [0, 0, 200, 100]}}]}}
    """

  /// A root view with subviews and constraints.
  static func constrained(
    _ subviews: String, _ constraints: String, more: String = ""
  ) -> String {
    #"{"controller": {"view": {"subviews": [\#(subviews)]}, "constraints": [\#(constraints)]\#(more)}}"#
  }

  /// Constraints that position `v`.
  static let pinned = """
    "v.left == superview.left", "v.top == superview.top", "v.width == 30", "v.height == 20"
    """

  /// A scenario with the steps after the launch.
  static func text(
    steps: String = "", scene: String = scene, devices: String = #"["iphone-15-pro"]"#,
    more: String = ""
  ) -> String {
    """
    {"title": "t", "shows": ["S1"], "devices": \(devices), \(more)
    "scene": \(scene),
    "steps": [{"launch": {}}\(steps.isEmpty ? "" : ",\n" + steps)]}
    """
  }

  static func read(_ text: String) throws(DocumentError) -> Scenario {
    let node = try JSONReader.read(Array(text.utf8), file: "a.scenario.json")
    return try ScenarioReader.read(DocumentValue(node, file: "a.scenario.json"))
  }

  /// The error message for a text, or nil.
  static func issue(_ text: String) -> String? {
    do throws(DocumentError) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  /// Runs the first case of a scenario.
  @MainActor static func run(
    _ text: String, registry: SceneRegistry = SceneRegistry(), traces: Bool = false
  ) throws -> CaseResult {
    let runner = ScenarioRunner(registry: registry, recordsTraces: traces)
    let cases = try runner.cases(of: read(text))
    return runner.run(cases[0])
  }

  /// Runs steps and returns the messages of failures.
  @MainActor static func messages(
    _ steps: String, scene: String = scene, devices: String = #"["iphone-15-pro"]"#,
    more: String = ""
  ) throws -> [String] {
    try run(text(steps: steps, scene: scene, devices: devices, more: more)).failures.map(\.message)
  }
}
