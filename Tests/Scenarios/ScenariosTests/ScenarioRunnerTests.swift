import Gimbal
import GimbalDocuments
import GimbalTraces
import GimbalTraits
import ScenarioMutations
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

@Suite @MainActor struct ScenarioRunnerTests {
  @Test(arguments: [
    ("iphone-15-pro", "18", ["fullScreen"]),
    ("ipad-pro-11-m4", "26", ["700", "400", "fullScreen"]),
    ("ipad-pro-11-m4", "18", ["twoThirds", "half", "third", "slideOver", "fullScreen"]),
    ("ipad-air-1", "9", ["slideOver", "fullScreen"]), ("ipad-2", "9", ["fullScreen"]),
  ])
  func `a loop over sizes uses those that device and system offer`(
    slug: String, system: String, sizes: [String]
  ) throws {
    let result = try Draft.run(
      Draft.text(
        steps: """
          {"rotate": "landscapeLeft"}, {"for": {"size": "sizes"}, "do": [{"resize": "$size"},
          {"expect": {"view": "v", "alpha": 0}}]}
          """, devices: "[\"\(slug)\"]", more: "\"systems\": [\"\(system)\"],"))
    #expect(result.failures.count == sizes.count, "\(result.failures)")
    for (failure, size) in zip(result.failures, sizes) {
      #expect(failure.message.contains("v") && "\(failure)".contains(size), "\(failure)")
    }
  }

  // MARK: Cases

  private func systems(
    _ more: String, devices: String, requested: [String]? = nil, on: [String]? = nil
  ) throws -> [String] {
    let scenario = try Draft.read(Draft.text(devices: devices, more: more))
    return try ScenarioRunner().cases(of: scenario, devices: on, systems: requested)
      .map { "\($0.device.slug) \($0.system)" }
  }

  @Test func `all selects one system of each callback timing that the device runs`() throws {
    #expect(
      try systems(#""systems": ["all"],"#, devices: #"["iphone-6s"]"#)
        == ["iphone-6s 12", "iphone-6s 15"])
  }

  @Test func `a system that a named device does not run is refused`() throws {
    let scenario = try Draft.read(
      Draft.text(devices: #"["iphone-15-pro", "phones"]"#, more: #""systems": ["12"],"#))

    let error = #expect(throws: DocumentError.self) { try ScenarioRunner().cases(of: scenario) }

    #expect(
      error?.description
        == "a.scenario.json:1:85: the system '12' is refused: iPhone 15 Pro does not run it; it runs "
        + "17 to 27")
  }

  @Test func `a family is limited to the devices that run the system`() throws {
    let cases = try systems(#""systems": ["7"],"#, devices: #"["phones"]"#)

    #expect(cases.contains("iphone-4s 7"))
    #expect(!cases.contains { $0.hasPrefix("iphone-15-pro") })
  }

  @Test func `a system that no device of a family runs is refused`() throws {
    let scenario = try Draft.read(
      Draft.text(devices: #"[{"minYear": 2020}]"#, more: #""systems": ["e1"],"#))

    let error = #expect(throws: DocumentError.self) { try ScenarioRunner().cases(of: scenario) }

    #expect(
      error?.issue
        == "the system 'e1' is refused: none of the scenario's devices runs it")
  }

  @Test func `options narrow the devices and choose among the scenario's systems`() throws {
    let two = #"["iphone-15-pro", "ipad-mini-a17-pro"]"#
    #expect(
      try systems("", devices: two, requested: ["18"], on: ["ipads"]) == ["ipad-mini-a17-pro 18"])
    #expect(
      try systems(#""systems": ["e4"],"#, devices: two, requested: ["26", "18"], on: ["phones"])
        == ["iphone-15-pro 18"])
    #expect(try systems("", devices: two, on: ["iphone-4s"]) == [])
  }

  @Test func `unknown names are reported with the nearest`() throws {
    let scenario = try Draft.read(Draft.text(devices: #"["iphone-15-prp"]"#))
    let device = #expect(throws: DocumentError.self) { try ScenarioRunner().cases(of: scenario) }
    #expect(device?.description.hasPrefix("a.scenario.json:1:45: there is no device") == true)

    let good = try Draft.read(Draft.text())
    let system = #expect(throws: DocumentError.self) {
      try ScenarioRunner().cases(of: good, systems: ["newst"])
    }
    #expect(system?.issue.hasSuffix("did you mean 'newest'?") == true)

    let swift = try Draft.read(Draft.text(scene: #"{"swift": "Playr"}"#))
    var registry = SceneRegistry()
    registry.register("Player") { UIViewController() }
    let name = #expect(throws: DocumentError.self) {
      try ScenarioRunner(registry: registry).cases(of: swift)
    }
    #expect(
      name?.description
        == "a.scenario.json:2:20: no controller is registered as 'Playr'; did you mean 'Player'?")
  }

  // MARK: Expectations

  /// Expectations that hold, their changed forms, and the messages of the changed forms.
  private nonisolated static let outcomes: [(held: String, failed: String, message: String)] = [
    (
      #"{"view": "v", "frame": [10, 20, 30, "20 + 2 * 10"]}"#,
      #"{"view": "v", "frame": [10, 20, 30, "screen.width"]}"#,
      "frame of 'v' is (10, 20, 30, 40), expected (10, 20, 30, 393)"
    ),
    (
      #"{"view": "v", "bounds": [0, 0, "self.width", 40]}"#,
      #"{"view": "v", "bounds": [0, 1, 30, 40]}"#,
      "bounds of 'v' is (0, 0, 30, 40), expected (0, 1, 30, 40)"
    ),
    (
      #"{"view": "v", "center": [25, 40], "in": "fixed"}"#,
      #"{"view": "v", "center": [25, 41], "in": "fixed"}"#,
      "center in fixed coordinates of 'v' is (25, 40), expected (25, 41)"
    ),
    (
      #"{"view": "v", "inside": "screen"}"#, #"{"view": "v", "inside": "safeArea"}"#,
      "'v' is not inside the safe area: it leaves it by 39 at the top"
    ),
    (
      #"{"view": "v", "inside": "root.view"}"#, #"{"view": "root.view", "inside": "v"}"#,
      "'root.view' is not inside 'v': it leaves it by 20 at the top and by 10 at the left and by 792 "
        + "at the bottom and by 353 at the right"
    ),
    (#"{"view": "v", "hidden": false}"#, #"{"view": "v", "hidden": true}"#, "'v' is not hidden"),
    (
      #"{"view": "v", "alpha": 1}"#, #"{"view": "v", "alpha": 0.5}"#,
      "alpha of 'v' is 1, expected 0.5"
    ),
    (
      #"{"view": "root.view", "autoresizing": "W+H"}"#, #"{"view": "v", "autoresizing": "W"}"#,
      "autoresizing of 'v' is '', expected 'W'"
    ),
    (#"{"view": "v", "exists": true}"#, #"{"view": "v", "exists": false}"#, "'v' is in the window"),
    (
      #"{"view": "v", "transform": []}"#, #"{"view": "v", "transform": [{"translate": [1, 0]}]}"#,
      "transform of 'v' is [1, 0, 0, 1, 0, 0], expected [1, 0, 0, 1, 1, 0]"
    ),
    (
      #"{"view": "root.view", "safeArea": ["safeArea.top", 0, 34, 0]}"#,
      #"{"view": "root.view", "safeArea": [0, 0, 34, 0]}"#,
      "safe area of 'root.view' is {59, 0, 34, 0}, expected {0, 0, 34, 0}"
    ),
    (
      #"{"traits": "hC vR"}"#, #"{"controller": "child", "traits": "hR vR"}"#,
      "the traits of 'child' differ: horizontal size class is compact, expected regular"
    ),
    (
      #"{"orientation": "portrait"}"#, #"{"orientation": "landscapeLeft"}"#,
      "the interface's orientation is portrait, expected landscapeLeft"
    ),
    (
      #"{"layout": "same", "as": "launch"}"#, #"{"exception": "X"}"#,
      "expected the exception X; none was raised"
    ),
    (
      #"{"events": {"count": {"root viewDidLoad()": 1}}}"#,
      #"{"events": {"never": ["root viewDidLoad()"]}}"#,
      "expected never: root viewDidLoad(); it occurred once, first as event "
    ),
  ]

  @Test(arguments: outcomes.indices)
  func `an expectation holds, and reports what was found when it does not`(
    index: Int
  ) throws {
    let outcome = Self.outcomes[index]

    #expect(try Draft.messages("{\"expect\": \(outcome.held)}") == [])
    let failed = try Draft.messages("{\"expect\": \(outcome.failed)}")
    #expect(failed.count == 1)
    #expect(failed.first?.hasPrefix(outcome.message) == true, "\(failed)")
  }

  @Test func `a failure has location, step, artifacts and the command that repeats it`() throws {
    let step = #"{"expect": {"view": "v", "frame": [10, 20, 30, "superview.width"]}}"#
    let failure = try #require(try Draft.run(Draft.text(steps: step)).failures.first)

    #expect(failure.file == "a.scenario.json")
    #expect(failure.position == SourcePosition(line: 4, column: 35))
    #expect(failure.step == 2)
    #expect(failure.artifacts == "  height: found 40, expected 393 = 'superview.width'")
    #expect(
      failure.reproduce
        == "gimbal run a.scenario.json --devices iphone-15-pro --systems 26")
  }

  // MARK: Steps

  @Test func `each step sees the effect of the last one`() throws {
    let steps = #"""
      {"set": {"view": "v", "bounds": [0, 0, "self.bounds.width + 40", 40]}},
      {"expect": {"view": "v", "frame": [-10, 20, 70, 40]}},
      {"expect": {"events": {"count": {"v bounds": 1}, "never": ["root viewDidLoad()"]}}},
      {"expect": {"events": {"count": {"root viewDidLoad()": 1}}, "since": "start"}},
      {"add": {"view": {"id": "w", "frame": [0, 0, "superview.width", 5]}, "to": "v"}},
      {"expect": {"view": "w", "frame": [0, 0, 70, 5], "inside": "v"}},
      {"remove": {"view": "w"}},
      {"expect": {"view": "w", "exists": false}},
      {"remove": {"controller": "child"}},
      {"expect": {"events": {"inOrder": ["child willMove(toParent:)", "child didMove(toParent:)"]}}},
      {"settings": {"userInterfaceStyle": "dark"}},
      {"expect": {"traits": {"userInterfaceStyle": "dark"}}},
      {"snapshot": "dark"},
      {"rotate": "landscapeLeft"},
      {"expect": {"orientation": "landscapeRight"}, "when": {"orientation": "landscape"}},
      {"expect": {"orientation": "portrait"}, "when": {"idiom": "pad"}},
      {"rotate": "portrait"},
      {"expect": {"layout": "same", "as": "dark"}},
      {"wait": 1}
      """#

    let result = try Draft.run(Draft.text(steps: steps))

    #expect(result.failures.map(\.message) == [])
    #expect(result.layouts.map(\.label) == ["dark"])
    #expect(result.stepCount == 19)
  }

  @Test func `an exception of UIKit fails the case unless it is expected`() throws {
    // D-11, R-VIEW: a view cannot be added below itself.
    let step = #"{"add": {"view": "root.view", "to": "v"}}"#
    let found = try Draft.messages(step)
    #expect(
      found == ["UIKit raised CALayerInvalid, which no step expects"])

    let expected = #"{"expect": {"exception": "CALayerInvalid"}}"#
    #expect(try Draft.messages(step + "," + expected) == [])
    #expect(
      try Draft.messages(step + #", {"wait": 1}, "# + expected) == [
        "UIKit raised CALayerInvalid, which no step expects",
        "expected the exception CALayerInvalid; none was raised",
      ])
  }

  @Test func `a refused resize fails the case unless it is expected`() throws {
    let step = #"{"resize": {"split": "half"}}"#
    #expect(try Draft.messages(step).first?.contains("a phone's window always fills") == true)
    #expect(
      try Draft.messages(step + #", {"expect": {"refused": "fills the screen"}}"#) == [])
  }

  @Test func `a step that cannot be performed ends the case`() throws {
    let steps = #"""
      {"remove": {"view": "v"}}, {"set": {"view": "v", "alpha": 0}},
      {"expect": {"orientation": "landscapeLeft"}}
      """#
    #expect(
      try Draft.messages(steps) == [
        "there is no view 'v' at this moment; allowed is 'window', 'root.view' or 'child.view'"
      ])
  }

  @Test func `a layout rule that cannot be applied is reported once, at its location`() throws {
    let scene = #"""
      {"controller": {"view": {"layout": [{"view": "v", "frame": [0, 0, "1 / (v.x - v.x)", 1]}],
        "subviews": [{"id": "v"}]}}}
      """#
    let failures = try Draft.run(
      Draft.text(steps: #"{"rotate": "landscapeLeft"}"#, scene: scene)
    ).failures

    #expect(failures.map(\.message) == ["'1 / (v.x - v.x)' is inf, which is not a length"])
    #expect(failures.first?.position == SourcePosition(line: 2, column: 76))
  }

  @Test func `a pending scenario is not run`() throws {
    let result = try Draft.run(
      Draft.text(
        steps: #"{"expect": {"orientation": "landscapeLeft"}}"#, more: #""pending": "later","#))

    #expect(result.pending == "later")
    #expect(result.stepCount == 0)
    #expect(result.passed)
  }

  @Test func `a controller created in Swift has the same name as in its trace`() throws {
    final class Player: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
      }
    }
    var registry = SceneRegistry()
    registry.register("Player") { Player() }
    let step = #"{"expect": {"view": "UIView#2", "frame": [1, 2, 3, 4]}}"#

    let result = try Draft.run(
      Draft.text(steps: step, scene: #"{"swift": "Player"}"#), registry: registry)

    #expect(result.failures.map(\.message) == [])
  }

  @Test func `the same case gives the same trace twice`() throws {
    let text = Draft.text(steps: #"{"rotate": "landscapeLeft"}"#)
    let first = try #require(try Draft.run(text, traces: true).trace)
    let second = try #require(try Draft.run(text, traces: true).trace)

    #expect(first == second)
    #expect(first.events.count > 20)
  }

  @Test func `every kind of expectation has a mutation that makes it fail`() throws {
    let outcomes = Self.outcomes.map { "{\"expect\": \($0.held)}" }.joined(separator: ",\n")
    let scenario = try Draft.read(Draft.text(steps: outcomes))
    let runner = ScenarioRunner()
    let scenarioCase = try runner.cases(of: scenario)[0]
    #expect(runner.run(scenarioCase).failures.map(\.message) == [])

    #expect(scenario.mutations.count >= scenario.expectations.count)
    for mutation in scenario.mutations {
      var changed = scenarioCase
      changed.scenario = mutation.scenario
      #expect(runner.run(changed).failures.count == 1, "\(mutation.position) \(mutation.change)")
    }
  }
}
