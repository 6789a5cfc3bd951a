import GimbalEngine
import GimbalScenarios
import Testing

/// Expectations about reachable views and released objects.
@MainActor @Suite struct ExtentAndReleaseTests {
  /// A step that adds a label in a view.
  private func label(at frame: String, in parent: String) -> String {
    #"{"add": {"view": {"id": "far", "class": "UILabel", "text": "x", "frame": \#(frame)}, "to": "\#(parent)"}}"#
  }

  private func outcome(_ expected: Bool, of view: String = "far") -> String {
    #", {"expect": {"view": "\#(view)", "reachable": \#(expected)}}"#
  }

  @Test func `a view outside the window is unreachable, unless it is hidden`() throws {
    let step = label(at: "[1000, 0, 50, 20]", in: "root.view")
    #expect(try Draft.messages(step + outcome(false)) == [])
    #expect(
      try Draft.messages(step + outcome(true))
        == ["'far' cannot be reached: it is out of the window"])
    let hidden = step + #", {"set": {"view": "far", "hidden": true}}"#
    #expect(try Draft.messages(hidden + outcome(true)) == [])
    #expect(
      try Draft.messages(step + outcome(false, of: "v")) == ["'v' can be reached"])
  }

  @Test func `a view in a scroll view is reachable anywhere`() throws {
    let scroll = #"""
      {"add": {"view": {"id": "scroll", "class": "UIScrollView", "frame": [0, 0, 100, 100]},
        "to": "root.view"}},
      """#
    let step = scroll + label(at: "[0, 5000, 50, 20]", in: "scroll")
    #expect(try Draft.messages(step + outcome(true)) == [])
  }

  private final class Holder: UINavigationController {
    nonisolated(unsafe) static var retained: [UIViewController] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers = [UIViewController()]
    }
  }

  /// A navigation stack to which a controller is pushed and from which it is popped.
  private func messages(expected: Bool) throws -> [String] {
    var registry = SceneRegistry()
    registry.register("Holder") { Holder() }
    let push = #"{"push": {"in": "root", "controller": {"id": "guest"}}}, {"pop": {"in": "root"}}"#
    let text = Draft.text(
      steps: push + #", {"terminate": {}}, {"expect": {"leaks": \#(expected)}}"#,
      scene: #"{"swift": "Holder"}"#)
    return try Draft.run(text, registry: registry).failures.map(\.message)
  }

  @Test func `controllers no longer shown are released, also after the app ends`() throws {
    #expect(try messages(expected: false) == [])
    #expect(
      try messages(expected: true)
        == ["all that is not shown any more has been released"])
  }

  @Test func `a retained controller is reported by its name`() throws {
    var registry = SceneRegistry()
    registry.register("Keeper") {
      let keeper = Holder()
      Holder.retained = [keeper]
      return keeper
    }
    let text = Draft.text(
      steps: #"{"terminate": {}}, {"expect": {"leaks": false}}"#, scene: #"{"swift": "Keeper"}"#)
    let found = try Draft.run(text, registry: registry).failures.map(\.message)
    #expect(found.count == 1 && found[0].contains("'root'") && found[0].contains("still alive"))
    Holder.retained = []
  }
}
