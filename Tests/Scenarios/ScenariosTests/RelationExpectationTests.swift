import Testing

@testable import GimbalScenarios

/// Expectations about relations of views, visibility and touch.
@MainActor @Suite struct RelationExpectationTests {
  private static let scene = """
    {"controller": {"view": {"layoutMargins": [8, 16, 8, 16], "subviews": [
      {"id": "a", "frame": [20, 100, 100, 50]}, {"id": "b", "frame": [20, 200, 100, 50]},
      {"id": "c", "frame": [200, 100, 80, 50]}, {"id": "off", "frame": [20.1, 300, 10, 10]},
      {"id": "text", "class": "UILabel", "text": "A long text that does not fit", "frame": [20, 400, 60, 20]},
      {"id": "button", "class": "UIButton", "title": "Go", "frame": [20, 500, 44, 44]},
      {"id": "under", "frame": [200, 500, 40, 40]},
      {"id": "cover", "frame": [190, 490, 60, 60], "backgroundColor": "white"},
      {"id": "gone", "frame": [300, 500, 40, 40], "hidden": true}]}}}
    """

  private func messages(_ outcome: String) throws -> [String] {
    try Draft.messages(#"{"expect": {\#(outcome)}}"#, scene: Self.scene)
  }

  /// Expectations that hold.
  @Test(arguments: [
    #""view": "a", "above": "b""#, #""view": "a", "above": ["b", "text"]"#,
    #""view": "b", "below": "a""#, #""view": "a", "leftOf": "c""#, #""view": "c", "rightOf": "a""#,
    #""view": "a", "notOverlapping": ["b", "c"]"#, #""view": "a", "sameSize": "b""#,
    #""view": "a", "sameWidth": "b""#, #""view": "a", "sameHeight": "c""#,
    #""view": "a", "aligned": {"left": "b", "right": "b", "centerX": "b"}"#,
    #""view": "a", "aligned": {"top": "c", "bottom": ["c"], "centerY": "c"}"#,
    #""view": "a", "visible": true"#, #""view": "gone", "visible": false"#,
    #""view": "under", "visible": false"#, #""view": "button", "touchable": true"#,
    #""view": "under", "touchable": false"#, #""view": "text", "truncated": true"#,
    #""view": "button", "truncated": false"#, #""view": "a", "onGrid": true"#,
    #""view": "off", "onGrid": false"#, #""view": "button", "touchTarget": true"#,
    #""view": "off", "touchTarget": false"#, #""view": "off", "touchTarget": [10, 10]"#,
    #""view": "a", "inside": "margins""#, #""view": "a", "inside": "readable""#,
    #""view": "a", "unchangedSince": "launch""#,
    #""atMost": {"conflicts": 0, "ambiguities": 0, "layoutPasses": 3}"#,
    #""view": "a", "above": "b", "visible": true, "frame": [20, 100, 100, 50]"#,
  ])
  func `an expectation holds`(outcome: String) throws {
    #expect(try messages(outcome) == [])
  }

  /// Expectations with the message of their failure.
  @Test(arguments: [
    (#""view": "b", "above": "a""#, "'b' is not above 'a'"),
    (#""view": "a", "below": "b""#, "'a' is not below 'b'"),
    (#""view": "c", "leftOf": "a""#, "'c' is not left of 'a'"),
    (#""view": "a", "rightOf": "c""#, "'a' is not right of 'c'"),
    (#""view": "under", "notOverlapping": "cover""#, "'under' is not clear of 'cover'"),
    (#""view": "a", "sameSize": "c""#, "'a' is not of the size of 'c'"),
    (#""view": "a", "sameWidth": "c""#, "'a' is not as wide as 'c'"),
    (#""view": "a", "sameHeight": "off""#, "'a' is not as high as 'off'"),
    (#""view": "a", "aligned": {"left": "c"}"#, "'a' is not aligned with 'c' at the left"),
    (
      #""view": "a", "aligned": {"centerY": "b"}"#,
      "'a' is not centered on the horizontal line of 'b'"
    ),
    (#""view": "gone", "visible": true"#, "'gone' cannot be seen: 'gone' is hidden"),
    (#""view": "under", "visible": true"#, "'under' cannot be seen: 'cover' covers it"),
    (#""view": "a", "visible": false"#, "'a' can be seen"),
    (#""view": "text", "truncated": false"#, "'text' cuts its text off"),
    (#""view": "off", "onGrid": true"#, "'off' has edges within pixels at 3 pixels for each point"),
    (
      #""view": "off", "touchTarget": true"#,
      "'off' is 10 × 10; a touch target of at least 44 × 44 is expected"
    ),
    (
      #""view": "c", "inside": "under""#,
      "'c' is not inside 'under': it leaves it by 400 at the top and by 40 at the right"
    ),
  ])
  func `an unmet expectation reports what was found`(outcome: String, message: String) throws {
    #expect(try messages(outcome) == [message])
  }

  @Test func `layout passes are counted by view, and the view with the most is named`() throws {
    let found = try messages(#""atMost": {"layoutPasses": 0}, "since": "start""#)
    #expect(found.count == 1)
    #expect(found[0].contains(" was laid out ") && found[0].hasSuffix("; at most 0 are expected"))
  }

  @Test func `a moved view is reported with both frames`() throws {
    let steps = """
      {"snapshot": "before"}, {"set": {"view": "a", "frame": [21, 100, 100, 50]}},
      {"expect": {"view": "a", "unchangedSince": "before"}},
      {"expect": {"view": "b", "unchangedSince": "before"}}
      """
    #expect(
      try Draft.messages(steps, scene: Self.scene) == [
        "'a' has moved since 'before': (20, 100, 100, 50) → (21, 100, 100, 50) in the window"
      ])
  }

  @Test func `conflicts and ambiguities with an expectation are counted and are no warnings`()
    throws
  {
    let scene = Draft.constrained(
      #"{"id": "v"}, {"id": "w"}"#, Draft.pinned + #", "v.width == 40", "w.left == superview.left""#
    )
    let result = try Draft.run(
      Draft.text(
        steps: #"{"expect": {"atMost": {"conflicts": 0, "ambiguities": 0}, "since": "start"}}"#,
        scene: scene))
    #expect(
      result.failures.map(\.message) == [
        "1 conflicts; at most 0 are expected", "1 ambiguities; at most 0 are expected",
      ])
    #expect(result.warnings.isEmpty)
  }

  @Test func `steps of a group are skipped together, by the condition before the first`() throws {
    let steps = """
      {"when": {"orientation": "portrait"}, "do": [
        {"rotate": "landscapeLeft"}, {"expect": {"orientation": "portrait"}}]},
      {"when": {"orientation": "portrait"}, "do": [{"expect": {"orientation": "portrait"}}]}
      """
    let result = try Draft.run(Draft.text(steps: steps))
    #expect(result.failures.count == 1)
    #expect(result.outcomeCount == 1)
  }

  @Test func `a failure in a loop names the round`() throws {
    let steps = """
      {"for": {"turn": ["landscapeLeft", "portrait"]}, "do": [
        {"rotate": "$turn"}, {"expect": {"orientation": "portrait"}}]}
      """
    #expect(
      try Draft.messages(steps) == [
        "the interface's orientation is landscapeRight, expected portrait (turn = landscapeLeft)"
      ])
  }

  @Test func `a device is checked only with its own expectation`() throws {
    let steps = """
      {"expect": {"view": "v", "perDevice": {"iphone-se-3": {"alpha": 0}, "phones": {"alpha": 1},
        "others": {"alpha": 0}}}}
      """
    #expect(try Draft.run(Draft.text(steps: steps)).outcomeCount == 1)
    #expect(try Draft.messages(steps) == [])
    #expect(try Draft.messages(steps, devices: #"["iphone-se-3"]"#).count == 1)
    #expect(try Draft.messages(steps, devices: #"["ipad-9"]"#).count == 1)
  }

  /// Expectations that are refused when the file is read.
  @Test(arguments: [
    (#""above": "b""#, "'above' is only allowed with 'view'"),
    (#""view": "a", "above": "bb""#, "there is no view 'bb' in the scene; did you mean 'b'?"),
    (
      #""view": "a", "aligned": {}"#,
      "is empty; allowed is 'left', 'right', 'top', 'bottom', 'centerX' or 'centerY'"
    ),
    (#""view": "a", "aligned": {"lft": "b"}"#, "unknown key 'lft'"),
    (
      #""view": "a", "unchangedSince": "lunch""#,
      "no earlier step stores the moment 'lunch'; did you mean 'launch'?"
    ),
    (#""atMost": {}"#, "is empty; allowed is 'conflicts', 'ambiguities' or 'layoutPasses'"),
    (#""atMost": {"conflicts": -1}"#, "allowed is a whole number from 0 to 1000000"),
    (#""view": "a", "touchTarget": 44"#, "allowed is a size as [width, height]"),
    (#""since": "start""#, "'since' is only allowed with 'events'"),
  ])
  func `an invalid expectation is refused`(outcome: String, expectedText: String) {
    let issue = Draft.issue(Draft.text(steps: #"{"expect": {\#(outcome)}}"#, scene: Self.scene))
    #expect(issue?.contains(expectedText) == true, "\(issue ?? "read")")
  }
}
