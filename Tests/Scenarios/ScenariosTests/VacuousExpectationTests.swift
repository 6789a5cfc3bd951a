import GimbalDocuments
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Expectations that cannot fail are refused or counted.
@MainActor
@Suite struct VacuousExpectationTests {
  private func issue(_ outcome: String, scene: String = Draft.scene) -> String? {
    Draft.issue(Draft.text(steps: #"{"expect": {"events": \#(outcome)}}"#, scene: scene))
  }

  @Test(arguments: [
    ("rooot viewDidLoad()", "'rooot', so no event can match; did you mean 'root'?"),
    ("chil.view bounds", "'chil.view', so no event can match; did you mean 'child.view'"),
    ("UIVew bounds", "'UIVew', so no event can match; did you mean 'UIView'"),
    ("w bounds", "'w', so no event can match"),
    ("*.vew bounds", "'*.vew', so no event can match"),
    ("rooot#2 bounds", "'rooot#2', so no event can match"),
    ("safeArea bounds", "'safeArea', so no event can match"),
  ])
  func `a receiver that the scene does not have is refused`(pattern: String, message: String) {
    for outcome in [
      #"{"never": ["\#(pattern)"]}"#, #"{"inOrder": ["* bounds", "\#(pattern)"]}"#,
      #"{"count": {"\#(pattern)": 0}}"#, #"{"before": ["\#(pattern)", "* bounds"]}"#,
      #"{"exactly": ["* bounds"], "among": ["\#(pattern)"]}"#,
      #"{"nested": {"event": "* bounds", "in": "\#(pattern)"}}"#,
      #"{"oncePer": {"event": "* bounds", "per": "\#(pattern)"}}"#,
    ] {
      let line = issue(outcome)
      #expect(
        line?.contains("the scene has no object named \(message)") == true, "\(line ?? outcome)")
    }
  }

  @Test(arguments: [
    "root viewDidLoad()", "bounds", "* bounds", "v bounds", "child.view bounds", "*.view bounds",
    "UIView layoutSubviews()", "UIView#3 bounds", "UIViewController#2.view bounds", "root#2 *",
    "window *", "device orientation", "coordinator *", "app 'sync finished'",
  ])
  func `a possible receiver is accepted`(pattern: String) {
    #expect(issue(#"{"never": ["\#(pattern)"]}"#) == nil)
  }

  @Test func `receivers of a controller created in Swift are unknown before it runs`() {
    #expect(issue(#"{"never": ["field bounds"]}"#, scene: #"{"swift": "A"}"#) == nil)
  }

  @Test(arguments: [
    ("scene stateRestorationActivity(for:)", "is UIKit's, but this version does not simulate"),
    ("root setNeedsLayout", "'setNeedsLayout' is a call that the app makes"),
    ("* stateRestorationActivity*", "'stateRestorationActivity(for:)' is UIKit's, but"),
    ("v frame", "'frame' is a property whose changes are not recorded; 'bounds' is recorded"),
    ("v alpha", "'alpha' is a property"), ("v isHidden", "'isHidden' is a property"),
    ("v center", "'center' is a property"), ("v safeAreaInsets", "'safeAreaInsets' is a property"),
  ])
  func `an event that is never sent is refused (F-21)`(pattern: String, message: String) {
    let line = issue(#"{"never": ["\#(pattern)"]}"#)
    #expect(line?.hasPrefix("a.scenario.json:4:") == true)
    #expect(line?.contains(message) == true, "\(line ?? "taken")")
  }

  @Test(arguments: [
    ("root viewWillTransition(size: 5 × 5)", "without the argument 'size'; allowed is 'to'"),
    ("root viewWillTransition(to: landscape)", "'to' of the event"),
    ("v layoutSubviews(1)", "is recorded without arguments"),
  ])
  func `an argument that an event cannot have is refused (F-20)`(pattern: String, message: String) {
    let line = issue(#"{"never": ["\#(pattern)"]}"#)
    #expect(line?.contains(message) == true, "\(line ?? "taken")")
  }

  @Test func `expectations are counted where their conditions hold`() throws {
    let ipad = #"{"expect": {"view": "v", "hidden": false}, "when": {"idiom": "pad"}}"#
    let any = #"{"expect": {"view": "v", "hidden": false, "alpha": 1}}"#
    let counts = try ["", ipad, any, ipad + "," + any].map { steps in
      try Draft.run(Draft.text(steps: steps))
    }

    #expect(counts.map(\.outcomeCount) == [0, 0, 2, 2])
    #expect(counts.map(\.provesNothing) == [true, true, false, false])
    #expect(RunResult(cases: counts).unasserted.count == 2)
    #expect(RunResult(cases: counts).cases.unassertedCount == 2)
    #expect(RunResult(cases: counts).passed)
  }

  @Test func `a view can be expected to be removed from the screen`() throws {
    let out = #"{"set": {"view": "v", "frame": [380, 0, 30, 10]}}"#
    let outcome = #"{"expect": {"view": "v", "notInside": "screen"}}"#

    #expect(try Draft.messages(out + "," + outcome) == [])
    #expect(try Draft.messages(outcome) == ["'v' is inside the screen"])
  }
}
