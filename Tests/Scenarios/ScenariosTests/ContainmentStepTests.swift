import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Steps with some of the containment calls, several settings at once, or an interruption,
/// and controllers that do not call `super`.
@MainActor
@Suite struct ContainmentStepTests {
  private func count(_ pattern: String, _ count: Int) -> String {
    #"{"expect": {"events": {"count": {"\#(pattern)": \#(count)}}}}"#
  }

  @Test func `a child can be added with only some of the containment calls`() throws {
    for (calls, added, moved) in [
      (#"["addChild"]"#, 1, 0), (#"["addSubview"]"#, 0, 0), (#"["addChild", "didMove"]"#, 1, 1),
      (#"["addChild", "addSubview", "didMove"]"#, 1, 1),
    ] {
      let add = #"{"add": {"controller": {"id": "c"}, "to": "root", "calls": \#(calls)}}"#
      let shown = calls.contains("addSubview") ? 1 : 0
      #expect(
        try Draft.messages(
          [
            add, count("root addChild(_:)", added), count("c didMove(toParent:)", moved),
            count("c viewDidAppear(_:)", shown),
          ].joined(separator: ",")) == [], "\(calls)")
    }
  }

  @Test func `a child can be removed with only some of the containment calls, and added again`()
    throws
  {
    let steps = [
      #"{"remove": {"controller": "child", "calls": ["removeFromParent"]}}"#,
      count("child willMove(toParent:)", 0), count("child didMove(toParent: nil)", 1),
      count("child viewDidDisappear(_:)", 0),
      #"{"remove": {"controller": "child", "calls": ["removeFromSuperview"]}}"#,
      count("child viewDidDisappear(_:)", 1),
      #"{"add": {"controller": "child", "to": "root"}}"#, count("child viewDidAppear(_:)", 1),
    ]
    #expect(try Draft.messages(steps.joined(separator: ",")) == [])
  }

  @Test func `several settings are applied in one run-loop turn`() throws {
    let one = #"{"view": "v", "frame": [0, 0, 5, 5], "needs": ["layout", "updateConstraints"]}"#
    let other = #"{"view": "v", "frame": [0, 0, 9, 9], "needs": "layout"}"#

    #expect(
      try Draft.messages(#"{"set": [\#(one), \#(other)]}, "# + count("v layoutSubviews()", 1))
        == [])
    #expect(
      try Draft.messages(
        #"{"set": \#(one)}, {"set": \#(other)}, "# + count("v layoutSubviews()", 1)) == [])
  }

  @Test func `a step is interrupted, and the next one continues from there`() throws {
    let scene = """
      {"controller": {"view": {"subviews": [{"id": "v"}]}, "viewWillTransition": \
        [{"view": "v", "alpha": 0.5}], "afterTransition": [{"view": "v", "alpha": 0.25}]}}
      """
    let rotation = #"{"interrupt": {"step": {"rotate": "landscapeLeft"}, "after": 0.1}}"#
    let half = #"{"expect": {"view": "v", "alpha": 0.5}}"#
    let end = #"{"expect": {"view": "v", "alpha": 0.25}}"#

    #expect(
      try Draft.messages(
        [rotation, half, #"{"wait": 0}"#, end].joined(separator: ","), scene: scene)
        == [])
    #expect(
      try Draft.messages(
        [rotation, half, #"{"rotate": "portrait"}"#, end].joined(separator: ","), scene: scene)
        == [])
  }

  @Test func `an add step is interrupted too`() throws {
    let add = #"{"add": {"controller": {"id": "c"}, "to": "root"}}"#
    #expect(
      try Draft.messages(
        #"{"interrupt": {"step": \#(add), "after": 0}}, "# + count("c viewDidAppear(_:)", 1)) == [])
  }

  @Test(arguments: [
    ("willTransition", "willTransition(to:with:)"),
    ("viewWillTransition", "viewWillTransition(to:with:)"),
  ])
  func `a controller that does not call super forwards nothing (R-ROT-3)`(
    word: String, event: String
  ) throws {
    let scene = #"{"controller": {"withoutSuper": ["\#(word)"], "children": [{"id": "child"}]}}"#
    let rotation = #"{"rotate": "landscapeLeft"}, "#

    #expect(try Draft.messages(rotation + count("child \(event)", 0), scene: scene) == [])
    #expect(try Draft.messages(rotation + count("child \(event)", 1)) == [])
  }

  @Test(arguments: [
    (#"{"add": {"view": {}, "to": "v", "calls": ["addChild"]}}"#, "'calls' is for controllers"),
    (#"{"remove": {"view": "v", "calls": ["willMove"]}}"#, "'calls' is for controllers"),
    (#"{"remove": {"controller": "child", "calls": ["wilMove"]}}"#, "did you mean 'willMove'?"),
    (#"{"add": {"controller": "chld", "to": "root"}}"#, "did you mean 'child'?"),
    (#"{"interrupt": {"step": {"wait": 1}, "after": 1}}"#, "this step takes no time"),
    (
      #"{"interrupt": {"step": {"rotate": "portrait", "when": {"eras": ["e2"]}}, "after": 1}}"#,
      "put 'when' next to 'interrupt'"
    ),
    (#"{"interrupt": {"step": {"rotate": "portrait"}, "after": -1}}"#, "allowed is 0 to"),
    (#"{"set": []}"#, "must not be empty"),
    (#"{"set": {"view": "v", "needs": "layot"}}"#, "did you mean 'layout'?"),
    (
      #"{"interrupt": {"step": {"set": {"view": "w", "alpha": 1}}, "after": 1}}"#,
      "there is no view 'w'"
    ),
  ])
  func `an inconsistent step is refused`(step: String, message: String) {
    let issue = Draft.issue(Draft.text(steps: step))
    #expect(issue?.contains(message) == true, "\(issue ?? "taken")")
  }
}
