import GimbalDocuments
import GimbalEngine
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Constraints in scene files: their forms, and errors in one line with their location.
@Suite struct ConstraintReadingTests {
  /// A scene with views `a` and `sign-in`, a guide `gap`, and constraints that begin at 2:81.
  private static func scene(_ constraints: String) -> String {
    #"{"controller": {"id": "root", "view": {"layoutGuides": ["gap"], "constraints": ["#
      + constraints
      + #"], "subviews": [{"id": "a"}, {"id": "sign-in"}]}, "children": [{"id": "child"}]}}"#
  }

  private static let column = 10 + 79

  private static func issue(_ constraints: String) -> String? {
    Draft.issue(Draft.text(scene: scene(constraints)))
  }

  private static func constraints(_ text: String) throws -> [SceneConstraint] {
    let scenario = try Draft.read(Draft.text(scene: scene(text)))
    guard case .tree(let root) = scenario.scene.content else { return [] }
    return try #require(root.view).constraints
  }

  @Test(arguments: [
    #""a.width == 10""#, #""'sign-in'.top == gap.bottom""#, #""gap.left == root.left""#,
    #""root.view.top == child.top""#, #""child.view.top == a.safeArea.top""#,
    #""a.top == safeArea.top + 8 @750""#, #""window.width >= a.width""#,
    #""'UIView#3'.width == 1""#,
    #"{"equation": "a.width == 10", "priority": "defaultHigh", "identifier": "w"}"#,
    #"{"equation": "a.width == 10", "active": false, "when": {"idiom": "pad"}}"#,
    #"{"equation": "a.width == 1", "variations": [{"when": {"idiom": "pad"}, "constant": 2}]}"#,
    #"{"format": "H:|[a(gap)]|", "options": ["alignAllTop"], "metrics": {"gap": 7}}"#,
    #""H:|-[a]-|""#, #""V:[a]""#, #""|[a]|""#, #""[a(10)]""#,
  ])
  func `every form of a constraint is read`(constraint: String) {
    #expect(Self.issue(constraint) == nil)
  }

  @Test func `keys next to an equation are read`() throws {
    let constraint = try #require(
      try Self.constraints(
        #"{"equation": "a.width == 10", "priority": 250, "identifier": "w", "active": false}"#
      ).first)

    #expect(constraint.priority == 250)
    #expect(constraint.identifier == "w")
    #expect(!constraint.isActive)
    #expect(!constraint.varies)
    // The source location is that of the equation, which conflicts report.
    #expect(constraint.content.position == SourcePosition(line: 2, column: Self.column + 14))
  }

  @Test func `a visual format has options and metrics`() throws {
    let read = try Self.constraints(
      #"{"format": "|[a(n)]", "options": ["alignAllTop", "alignAllLeft"], "metrics": {"n": 7}}"#)
    guard case .format(let format) = try #require(read.first).content else {
      Issue.record("no format")
      return
    }

    #expect(format.line.text == "|[a(n)]")
    #expect(format.options == [.alignAllTop, .alignAllLeft])
    #expect(format.metrics == [SceneFormat.Metric(name: "n", value: 7)])
  }

  /// A constraint, the column of its error from its first character, and the message.
  private static let mistakes: [(String, column: Int, message: String)] = [
    (
      #""b.width == 10""#, 2,
      "there is no view or layout guide 'b' in the scene; did you mean 'a'?"
    ),
    (
      #""a.width == 0.5 * signin.width""#, 19,
      "there is no view or layout guide 'signin' in the scene; did you mean 'sign-in'?"
    ),
    (#""a.top == gap.margins.top""#, 11, "there is no view 'gap' in the scene"),
    (#""a.top == chid.view.top""#, 11, "there is no view or layout guide 'chid.view' in the scene"),
    (#""a.tpo == gap.top""#, 4, "'tpo' is not an attribute of 'a'; did you mean 'top'?"),
    (#""a.top == 10""#, 11, "'top' is a position and needs one on the right too"),
    ("12", 1, "is a number; allowed is an equation, a visual format or an object with either"),
    ("{}", 1, "a constraint is empty; allowed is 'equation' or 'format'"),
    (
      #"{"equation": "a.width == 1", "format": "|[a]"}"#, 1,
      "a constraint has 'equation' and 'format'; allowed is one of them"
    ),
    (
      #"{"equation": "a.width == 1", "metrics": {}}"#, 41,
      "'metrics' is only allowed with 'format'"
    ),
    (
      #"{"equation": "a.width == 1 @2", "priority": 3}"#, 45,
      "the equation already has a priority after '@'"
    ),
    (
      #"{"equation": "a.width == 1", "priority": 1001}"#, 42,
      "priority' is 1001; allowed is more than 0 and up to 1000"
    ),
    (
      #"{"equation": "a.width == 1", "priority": "high"}"#, 42,
      "allowed is 'required', 'defaultHigh', 'defaultLow' or 'fittingSizeLevel'"
    ),
    (
      #"{"equation": "a.width == 1", "idenifier": "x"}"#, 30,
      "unknown key 'idenifier' in 'scene.controller.view.constraints[0]'; did you mean 'identifier'?"
    ),
    (
      #"{"equation": "a.width == 1", "when": {"horizontal": "regular"}}"#, 39,
      "unknown key 'horizontal'"
    ),
    (
      #"{"equation": "a.width == 1", "when": {"idiom": "tv"}}"#, 48,
      "is 'tv'; allowed is 'phone' or 'pad'"
    ),
    (
      #"{"equation": "a.width == 1", "variations": [{"when": {}}]}"#, 45,
      "the variation sets nothing; allowed is 'constant' or 'active'"
    ),
    (
      #"{"format": "|[a]", "variations": [{"when": {}, "constant": 1}]}"#, 60,
      "a visual format makes several constraints; 'constant' is for an equation"
    ),
    (#""H:|-[a-|""#, 8, "and the view must end with ']'"),
    (#"{"format": "V|[a]"}"#, 14, "Expected ':' after 'V' to specify vertical arrangement"),
    (#""H:|-[a]-[b]""#, 11, "b is not a key in the views dictionary; did you mean 'a'?"),
    (
      #""a.top == gap.topMargin""#, 11,
      "'gap' is a layout guide, which has no 'topMargin'; allowed is 'left', 'right', 'top'"
    ),
    (#""gap.firstBaseline == a.top""#, 2, "'gap' is a layout guide, which has no 'firstBaseline'"),
    (
      #"{"equation": "a.width == 1", "priority": 1e-60}"#, 42,
      "priority' is 1e-60; allowed is more than 0 and up to 1000"
    ),
    (
      #""[a(10@1050)]""#, 12,
      "Invalid priority specified: 1050. Priority cannot be higher than NSLayoutPriorityRequired"
    ),
    (#""[a(10@0)]""#, 9, "Invalid priority specified: 0. Priority must be greater than 0."),
    (
      #""|-m-[a]""#, 5,
      "metric with name \"m\", but value was not specified in metrics or views dictionaries"
    ),
    (#""[a]-gap-|""#, 9, "Expected a number or key from the metrics dictionary"),
    (
      #"{"format": "[a(1@m)]", "metrics": {"m": 2000}}"#, 19, "Invalid priority specified: 2000."
    ),
    (
      #"{"format": "[a][gap]", "options": ["alignAllLeft"]}"#, 21,
      "which is not allowed for layout that is also horizontal."
    ),
    (
      #"{"format": "|[a]", "options": ["alignAllTops"]}"#, 32,
      "did you mean 'alignAllTop'?"
    ),
  ]

  @Test(arguments: mistakes.indices) func `an error is reported in one line with its location`(
    index: Int
  ) throws {
    let (constraint, column, message) = Self.mistakes[index]

    let line = try #require(Self.issue(constraint), "\(constraint)")

    #expect(line.hasPrefix("a.scenario.json:2:\(Self.column + column): "), "\(line)")
    #expect(line.contains(message), "\(line)")
  }

  /// A step about constraints, and the whole line about it; the step begins at 4:1.
  private static let steps: [(String, line: String?)] = [
    (#"{"activate": "w"}"#, nil),
    (#"{"deactivate": ["w", "w"], "activate": "w"}"#, nil),
    (#"{"set": {"constraint": "w", "constant": 4, "priority": 3, "active": true}}"#, nil),
    (#"{"remove": {"constraint": "w"}}"#, nil),
    (#"{"add": {"constraint": "a.height == 3", "to": "root.view"}}"#, nil),
    (#"{"expect": {"constraint": "w", "active": true, "owner": "a"}}"#, nil),
    (#"{"expect": {"guide": "gap", "frame": [0, 0, 0, 0]}}"#, nil),
    (#"{"expect": {"guide": "a.margins", "frame": [0, 0, 0, 0]}}"#, nil),
    (#"{"expect": {"view": "a", "fittingSize": [1, 1], "ambiguous": false}}"#, nil),
    (
      #"{"activate": "wdith"}"#,
      "4:14: there is no constraint 'wdith' in the scene; allowed is 'w'"
    ),
    (
      #"{"activate": "w", "deactivate": "w", "wait": 1}"#,
      "4:1: a step has 'deactivate' and 'wait'; allowed is one of them"
    ),
    (#"{"activate": []}"#, "4:14: 'steps[1].activate' must not be empty"),
    (
      #"{"set": {"constraint": "w", "alpha": 1}}"#,
      "4:38: 'alpha' is a property of a view, not of a constraint"
    ),
    (
      #"{"set": {"constraint": "w"}}"#,
      "4:9: no property is set on 'w'; allowed is 'constant', 'priority' or 'active'"
    ),
    (
      #"{"add": {"constraint": "b.height == 3", "to": "root.view"}}"#,
      "4:25: there is no view or layout guide 'b' in the scene; did you mean 'a'?"
    ),
    (
      #"{"add": {"constraint": "a.height == 3", "to": "root.view", "at": 1}}"#,
      "4:66: 'at' is for views"
    ),
    (
      #"{"expect": {"constraint": "w"}}"#,
      "4:27: nothing is asserted of the constraint; allowed is 'active', 'constant', 'priority' or "
        + "'owner'"
    ),
    (#"{"expect": {"active": true}}"#, "4:23: 'active' is only allowed with 'constraint'"),
    (
      #"{"expect": {"guide": "gap"}}"#,
      "4:22: nothing is asserted of the guide; allowed is 'frame'"
    ),
    (
      #"{"expect": {"guide": "gpa", "frame": [0, 0, 0, 0]}}"#,
      "4:22: there is no view or layout guide 'gpa' in the scene; did you mean 'gap'?"
    ),
    (
      #"{"expect": {"guide": "superview.margins", "frame": [0, 0, 0, 0]}}"#,
      "4:22: 'superview.margins' has no meaning here; allowed is a layout guide, or a view's such as "
        + "'root.margins'"
    ),
    (
      #"{"expect": {"guide": "gap", "view": "a", "frame": [0, 0, 0, 0]}}"#,
      "4:22: 'guide' is not allowed with 'view'"
    ),
    (
      #"{"expect": {"view": "a", "fittingSize": {"target": "small", "size": [1, 1]}}}"#,
      "4:52: 'steps[1].expect.fittingSize.target' is 'small'; allowed is 'compressed' or 'expanded'"
    ),
  ]

  @Test(arguments: steps.indices) func `a step about constraints is read`(index: Int) {
    let (step, line) = Self.steps[index]
    let scene = Self.scene(#"{"equation": "a.width == 10", "identifier": "w"}"#)

    #expect(
      Draft.issue(Draft.text(steps: step, scene: scene)) == line.map { "a.scenario.json:" + $0 },
      "\(step)")
  }

  /// A view, and the line about it from its column on; the view begins at 2:51.
  private static let views: [(String, line: String?)] = [
    (#"{"intrinsicContentSize": [10, null]}"#, nil),
    (#"{"intrinsicContentSize": {"lineWidth": 10, "lineHeight": 5, "numberOfLines": 0}}"#, nil),
    (#"{"hugging": 251, "compression": {"vertical": "required"}}"#, nil),
    (#"{"semanticContentAttribute": "playback", "alignmentRectInsets": [1, 2, 3, 4]}"#, nil),
    (
      #"{"intrinsicContentSize": [10]}"#,
      "is an array; allowed is a size as [width, height], null for none, or an object for text"
    ),
    (#"{"intrinsicContentSize": [10, -1]}"#, "is -1; allowed is 0 to 1000000"),
    (#"{"intrinsicContentSize": {"lineWidth": 10}}"#, "lacks the key 'lineHeight'"),
    (
      #"{"intrinsicContentSize": {"lineWidth": 10, "lineHeight": 5, "ascent": 6}}"#,
      "is 6; allowed is 0 to 5"
    ),
    (#"{"hugging": {}}"#, "is empty; allowed is 'horizontal' or 'vertical'"),
    (#"{"hugging": 0}"#, "is 0; allowed is more than 0 and up to 1000"),
    (#"{"semanticContentAttribute": "playbck"}"#, "did you mean 'playback'?"),
    (#"{"layoutGuides": ["a", "a"]}"#, "the name 'a' is used by another part of the scene"),
    (#"{"layoutGuides": ["margins"]}"#, "is 'margins', a name that is reserved"),
  ]

  @Test(arguments: views.indices) func `values of a view that concern layout are read`(
    index: Int
  ) throws {
    let (view, expectedText) = Self.views[index]
    let issue = Draft.issue(
      Draft.text(scene: #"{"controller": {"view": {"subviews": [\#(view)]}}}"#))

    guard let expectedText else { return #expect(issue == nil) }
    #expect(issue?.contains(expectedText) == true, "\(issue ?? view)")
    #expect(issue?.hasPrefix("a.scenario.json:2:") == true)
  }

  @Test func `a scene has no more constraints than the limit`() {
    let many = Array(repeating: #""a.width == 1""#, count: Scene.constraintLimit / 2 + 1)
      .joined(separator: ",")
    let issue = Draft.issue(
      Draft.text(
        scene: #"{"controller": {"constraints": [\#(many)], "view": {"constraints": [\#(many)], "#
          + #""subviews": [{"id": "a"}]}}}"#))

    #expect(issue?.hasSuffix("the scene has more than 100000 constraints") == true)
  }
}
