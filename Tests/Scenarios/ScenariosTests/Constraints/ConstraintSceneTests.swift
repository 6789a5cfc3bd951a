import Gimbal
import GimbalDocuments
import GimbalEngine
import GimbalTraces
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Constraints of scenes while they are shown.
@MainActor @Suite struct ConstraintSceneTests {
  private func messages(
    _ steps: String, _ scene: String, devices: String = #"["iphone-15-pro"]"#, more: String = ""
  ) throws -> [String] {
    try Draft.messages(steps, scene: scene, devices: devices, more: more)
  }

  // MARK: Views with constraints

  @Test(arguments: [
    (#"{"id": "v"}"#, false), (#"{"id": "v", "frame": [0, 0, 1, 1]}"#, true),
    (#"{"id": "v", "bounds": [0, 0, 1, 1]}"#, true), (#"{"id": "v", "center": [1, 1]}"#, true),
    (#"{"id": "v", "autoresizing": "W"}"#, true),
    (#"{"id": "v", "translatesAutoresizingMaskIntoConstraints": true}"#, true),
    (
      #"{"id": "v", "frame": [0, 0, 1, 1], "translatesAutoresizingMaskIntoConstraints": false}"#,
      false
    ),
  ])
  func `a view without a frame in the scene is laid out by its constraints`(
    view: String, translates: Bool
  ) throws {
    for (constraint, isAboutIt) in [
      ("v.width == 4", true), ("w.width == v.width", true), ("superview.left == v.left", true),
      ("w.width == 4", false),
    ] {
      let builtScene = try Self.builtScene(
        Draft.constrained(view + #", {"id": "w"}"#, "\"\(constraint)\""))
      let found = try #require(builtScene.view("v")).translatesAutoresizingMaskIntoConstraints
      let isGiven = view.contains("Constraints")
      #expect(found == (isGiven ? translates : translates || !isAboutIt), "\(constraint)")
    }
  }

  @Test func `a controller's view is laid out by constraints outside of it`() throws {
    func translates(inside: String, outside: String) throws -> Bool? {
      let builtScene = try Self.builtScene(
        """
        {"controller": {"view": {"constraints": [\(outside)]}, "children": [{"id": "child", \
          "view": {"subviews": [{"id": "v"}], "constraints": [\(inside)]}}]}}
        """)
      return builtScene.view("child.view")?.translatesAutoresizingMaskIntoConstraints
    }

    #expect(try translates(inside: #""v.top == superview.top""#, outside: "") == true)
    #expect(try translates(inside: #""v.top == safeArea.top""#, outside: "") == true)
    #expect(try translates(inside: "", outside: #""child.top == root.top""#) == false)
    #expect(try translates(inside: "", outside: #""child.view.width == 3""#) == false)
  }

  /// The fixture of a scene that is shown by a simulator, which it retains.
  private static func builtScene(_ scene: String) throws -> BuiltScene {
    let node = try JSONReader.read(Array(scene.utf8), file: "s")
    let simulator = try Simulator(
      try DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
    retained = simulator
    let (root, builtScene) = try simulator.perform {
      try SceneBuilder().build(try SceneReader.read(DocumentValue(node, file: "s"), name: "s"))
    }
    simulator.launch(root)
    return builtScene
  }

  private static var retained: Simulator?

  // MARK: Items

  @Test func `superview means that of the named view, self the view with the list`() throws {
    let scene = """
      {"controller": {"view": {"subviews": [
        {"id": "box", "frame": [50, 60, 100, 100], "subviews": [
          {"id": "v", "constraints": ["self.left == superview.left + 1", "self.width == 10"]}],
         "constraints": ["v.top == self.top + 2"]}],
        "constraints": ["superview.bottom == v.bottom + 3"]}}}
      """

    #expect(
      try messages(#"{"expect": {"view": "v", "frame": [1, 2, 10, 95]}}"#, scene) == [])
  }

  @Test func `a guide without a view is that of the nearest controller's view`() throws {
    let scene = """
      {"controller": {"children": [{"id": "child", "additionalSafeAreaInsets": [7, 0, 0, 0],
        "view": {"frame": [0, 0, 200, 300], "subviews": [{"id": "box", "frame": [0, 0, 200, 300],
          "subviews": [{"id": "v", "constraints": ["self.top == safeArea.top", "self.left == root.left",
            "self.width == 1", "self.height == 1"]}]}]}}]}}
      """

    // The child's view begins at the top, where the sensor's 59 points are covered.
    let issues = try Draft.run(Draft.text(scene: scene)).failures.map(\.message)
    #expect(issues.first?.hasPrefix("UIKit raised NSGenericException") == true, "\(issues)")
    let inside = scene.replacing("root.left", with: "child.left")
    #expect(try messages(#"{"expect": {"view": "v", "frame": [0, 66, 1, 1]}}"#, inside) == [])
  }

  @Test func `a missing item is reported with its location`() throws {
    let scene = Draft.constrained(#"{"id": "v"}"#, #""v.width == UIView.width""#)
    #expect(Draft.issue(Draft.text(scene: scene)) != nil)

    let result = try Draft.run(
      Draft.text(
        scene: Draft.constrained(#"{"id": "v"}"#, #""v.width == 'UIView#99999'.width""#)))
    #expect(
      result.failures.map(\.message)
        == ["there is no view or layout guide 'UIView#99999' at this moment; allowed is 'window'"])
    #expect(result.failures.first?.position == SourcePosition(line: 2, column: 91))
  }

  // MARK: Steps

  @Test func `a constraint has its source location`() throws {
    let builtScene = try Self.builtScene(
      Draft.constrained(#"{"id": "v"}"#, #"{"equation": "v.width == 4", "identifier": "w"}"#))
    let target = Target(kind: .constraint, name: "w", position: .start)

    let constraint = try #require(try builtScene.existingConstraints(target).first)

    #expect(constraint.origin.text == "s:1:83")
    #expect(constraint.identifier == "w")
  }

  @Test func `a conflict reports the source location of each constraint`() throws {
    let scene = Draft.constrained(
      #"{"id": "v"}"#,
      Draft.pinned + ",\n" + #"{"equation": "v.width == 31", "identifier": "w", "active": false}"#)
    let result = try Draft.run(
      Draft.text(steps: #"{"activate": "w"}"#, scene: scene), traces: true)

    let trace = try #require(result.trace)
    let conflicts = trace.events.filter { $0.name == EventName.conflict.text }
    let conflict = try #require(conflicts.first)
    let summary = try #require(conflict.arguments.first).value.text
    #expect(conflicts.count == 1 && conflict.receiver == "v")
    #expect(summary.contains("v.width == 30 (a.scenario.json:2:"), "\(summary)")
    #expect(summary.contains(#"v.width == 31 ("w", a.scenario.json:3:14)"#), "\(summary)")
  }

  @Test func `constraints with one identifier are activated together`() throws {
    let scene = Draft.constrained(
      #"{"id": "v"}"#,
      Draft.pinned.replacing(
        #""v.width == 30""#, with: #"{"equation": "v.width == 30", "identifier": "s"}"#
      )
      .replacing(#""v.height == 20""#, with: #"{"equation": "v.height == 20", "identifier": "s"}"#))
    let steps = #"""
      {"set": {"constraint": "s", "constant": 11}}, {"expect": {"view": "v", "frame": [0, 0, 11, 11]}},
      {"deactivate": "s"}, {"expect": {"constraint": "s", "active": false}},
      {"set": {"constraint": "s", "active": true}}, {"expect": {"view": "v", "frame": [0, 0, 11, 11]}},
      {"remove": {"constraint": "s"}}, {"activate": "s"}
      """#

    #expect(try messages(steps, scene) == ["there is no constraint 's' at this moment"])
  }

  @Test func `a constraint is added for an existing view and for one added with it`() throws {
    let steps = #"""
      {"add": {"view": {"id": "w", "constraints": ["self.width == 5", "self.height == v.height",
        "self.left == v.right", "self.top == v.top"]}, "to": "root.view"}},
      {"expect": {"view": "w", "frame": [30, 0, 5, 20]}},
      {"add": {"constraint": {"equation": "self.bottom == v.bottom + 5", "priority": 500,
        "identifier": "lower"}, "to": "w"}},
      {"expect": {"constraint": "lower", "active": true, "owner": "root.view", "priority": 500}},
      {"expect": {"view": "w", "frame": [30, 0, 5, 20]}}
      """#

    #expect(try messages(steps, Draft.constrained(#"{"id": "v"}"#, Draft.pinned)) == [])
  }

  @Test func `rules may set constraints`() throws {
    let rule =
      #", "layout": [{"constraint": "w", "constant": 44, "when": {"verticalSizeClass": "compact"}}]"#
    let scene = Draft.constrained(
      #"{"id": "v"}"#,
      Draft.pinned.replacing(
        #""v.width == 30""#, with: #"{"equation": "v.width == 30", "identifier": "w"}"#),
      more: rule)
    let steps = #"""
      {"expect": {"view": "v", "frame": [0, 0, 30, 20]}}, {"rotate": "landscapeLeft"},
      {"expect": {"view": "v", "frame": [0, 0, 44, 20]}}
      """#

    #expect(try messages(steps, scene) == [])
  }

  // MARK: Conditions

  @Test func `a condition is applied when it changes, otherwise the last step wins`() throws {
    let scene = Draft.constrained(
      #"{"id": "v"}"#,
      #"""
      "v.left == superview.left", "v.top == superview.top", "v.height == 20", "v.width == 30 @1",
      {"equation": "v.width == 50", "identifier": "upright", "when": {"orientation": "portrait"},
       "variations": [{"when": {"horizontalSizeClass": "compact"}, "constant": 60},
         {"when": {"idiom": "pad"}, "constant": 70}]}
      """#)
    let steps = #"""
      {"expect": {"view": "v", "frame": [0, 0, 60, 20]}},
      {"deactivate": "upright"}, {"set": {"view": "root.view", "alpha": 0.5}},
      {"set": {"controller": "root", "additionalSafeAreaInsets": [1, 0, 0, 0]}},
      {"expect": {"view": "v", "frame": [0, 0, 30, 20]}},
      {"rotate": "landscapeLeft"}, {"expect": {"constraint": "upright", "active": false}},
      {"rotate": "portrait"}, {"expect": {"view": "v", "frame": [0, 0, 60, 20]}}
      """#

    #expect(try messages(steps, scene) == [])
    #expect(
      try messages(
        #"{"expect": {"view": "v", "frame": [0, 0, 70, 20]}}"#, scene, devices: #"["ipad-9"]"#)
        == [])
  }

  @Test func `conditions need a controller of a scene file`() throws {
    var registry = SceneRegistry()
    registry.register("Plain") { UIViewController() }
    let step =
      #"{"add": {"constraint": {"equation": "root.width >= 1", "when": {"idiom": "pad"}}, "to": "root.view"}}"#

    let result = try Draft.run(
      Draft.text(steps: step, scene: #"{"swift": "Plain"}"#), registry: registry)

    #expect(
      result.failures.map(\.message) == [
        "conditions of constraints are followed by the controllers of a scene file; here the "
          + "controller is made in Swift"
      ])
  }

  // MARK: Stand-ins

  @Test func `the intrinsic content size can be set on plain views only`() throws {
    let step = #"{"set": {"view": "window", "intrinsicContentSize": [1, 2]}}"#

    #expect(
      try messages(step, Draft.constrained("", "")) == [
        "'window' is a UIWindow, which has no 'intrinsicContentSize'"
      ])
  }
}
