import GimbalDocuments
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

@Suite struct ScenarioReaderTests {
  @Test(arguments: [
    ("{\"launch\": {\"orientation\": \"landscapeLeft\"}}", true),
    (
      "{\"rotate\": \"faceUp\", \"when\": {\"idiom\": \"phone\", \"orientation\": \"landscape\"}}",
      true
    ),
    ("{\"resize\": \"slideOver\"}", true),
    ("{\"resize\": {\"split\": \"half\"}}", true),
    ("{\"resize\": {\"window\": [400, 500]}}", true),
    ("{\"settings\": {\"userInterfaceStyle\": \"dark\"}}", true),
    ("{\"set\": {\"view\": \"v\", \"bounds\": [0, 0, \"self.bounds.width + 40\", 10]}}", true),
    ("{\"set\": {\"controller\": \"root\", \"supportedOrientations\": [\"portrait\"]}}", true),
    ("{\"add\": {\"view\": {\"id\": \"w\"}, \"to\": \"v\", \"at\": 0}}", true),
    ("{\"add\": {\"view\": \"v\", \"to\": \"child.view\"}}", true),
    ("{\"add\": {\"controller\": {\"id\": \"other\"}, \"to\": \"root\"}}", true),
    ("{\"remove\": {\"controller\": \"child\"}}", true),
    ("{\"wait\": 0.5}", true),
    ("{\"snapshot\": \"here\"}", true),
    ("{\"expect\": {\"orientation\": \"portrait\"}}", true),
  ])
  func `every kind of step is read`(step: String, isRead: Bool) {
    #expect((Draft.issue(Draft.text(steps: step)) == nil) == isRead)
  }

  @Test func `comments and trailing commas are allowed, duplicate keys are not`() throws {
    let text = "// what\n" + Draft.text(steps: "{\"wait\": 1,}, /* more */")
    #expect(Draft.issue(text) == nil)

    let twice = Draft.text(more: "\"title\": \"u\",")
    #expect(Draft.issue(twice)?.contains("1:") == true)
  }

  /// A step, and the whole line about it; the step begins at 4:1.
  private static let wrongSteps = [
    (
      "{\"rotat\": \"portrait\"}",
      "a.scenario.json:4:2: unknown key 'rotat' in 'steps[1]'; did you mean 'rotate'?"
    ),
    (
      "{\"rotate\": \"landscapeLft\"}",
      "a.scenario.json:4:12: 'steps[1].rotate' is 'landscapeLft'; allowed is 'portrait', "
        + "'portraitUpsideDown', 'landscapeLeft', 'landscapeRight', 'faceUp' or 'faceDown'; did you "
        + "mean 'landscapeLeft'?"
    ),
    (
      "{\"rotate\": \"portrait\", \"wait\": 1}",
      "a.scenario.json:4:1: a step has 'rotate' and 'wait'; allowed is one of them"
    ),
    (
      "{\"wait\": -1}",
      "a.scenario.json:4:10: 'steps[1].wait' is -1; allowed is 0 to 86400"
    ),
    (
      "{\"set\": {\"view\": \"w\", \"alpha\": 1}}",
      "a.scenario.json:4:18: there is no view 'w' in the scene; did you mean 'v'?"
    ),
    (
      "{\"set\": {\"view\": \"v\", \"constant\": 1}}",
      "a.scenario.json:4:35: 'constant' is a property of a constraint, not of a view"
    ),
    (
      "{\"set\": {\"view\": \"v\", \"frame\": [1, 2, 3]}}",
      "a.scenario.json:4:32: 'steps[1].set.frame' has 3 elements; allowed is a rectangle as [x, y, "
        + "width, height]"
    ),
    (
      "{\"set\": {\"view\": \"v\", \"autoresizing\": \"W+X\"}}",
      "a.scenario.json:4:39: 'steps[1].set.autoresizing' has the spring 'X'; allowed is 'LM', 'W', "
        + "'RM', 'TM', 'H' or 'BM', with '+' between several"
    ),
    (
      "{\"set\": {\"view\": \"v\", \"backgroundColor\": \"#12\"}}",
      "a.scenario.json:4:42: 'steps[1].set.backgroundColor' is '#12'; allowed is '#RRGGBB' or "
        + "'#RRGGBBAA'"
    ),
    (
      "{\"expect\": {}}",
      "a.scenario.json:4:12: nothing is asserted; allowed is "
        + QuotedText.choice(ExpectSchemas.keys)
    ),
    (
      "{\"expect\": {\"frame\": [1, 2, 3, 4]}}",
      "a.scenario.json:4:22: 'frame' is only allowed with 'view'"
    ),
    (
      "{\"expect\": {\"traits\": \"hX vR\"}}",
      "a.scenario.json:4:23: 'steps[1].expect.traits' is 'hX vR'; allowed is 'hC vR', 'hC vC', "
        + "'hR vC', 'hR vR' or an object"
    ),
    (
      "{\"expect\": {\"layout\": \"same\", \"as\": \"launh\"}}",
      "a.scenario.json:4:37: no earlier step stores the moment 'launh'; did you mean "
        + "'launch'?"
    ),
    (
      "{\"expect\": {\"events\": {\"count\": {\"root bounds\": [0, null]}}}}",
      "a.scenario.json:4:49: 'steps[1].expect.events.count.root bounds' allows any number and "
        + "asserts nothing"
    ),
    (
      "{\"wait\": 1, \"when\": {\"maxSystem\": \"x\"}}",
      "a.scenario.json:4:35: 'steps[1].when.maxSystem' is 'x'; allowed is a version such as '12.3.1'"
    ),
    (
      "{\"resize\": {\"split\": \"hlaf\"}}",
      "a.scenario.json:4:22: 'steps[1].resize.split' is 'hlaf'; allowed is 'third', 'half' or "
        + "'twoThirds'; did you mean 'half'?"
    ),
  ]

  @Test(arguments: wrongSteps) func `a wrong step is reported in one line`(
    step: String, line: String
  ) {
    #expect(Draft.issue(Draft.text(steps: step)) == line)
  }

  @Test func `a pattern's error has its column`() throws {
    let step = "{\"expect\": {\"events\": {\"never\": [\"root viewWilTransition(to:with:)\"]}}}"
    let issue = try #require(Draft.issue(Draft.text(steps: step)))

    #expect(issue.hasPrefix("a.scenario.json:4:40: "))
    #expect(issue.contains("viewWillTransition(to:with:)"))
  }

  @Test func `the first step must launch, and 'shows' must be a row or a rule`() {
    let noLaunch = Draft.text().replacing("{\"launch\": {}}", with: "{\"wait\": 1}")
    #expect(Draft.issue(noLaunch) == "a.scenario.json:3:11: the first step must be 'launch'")

    let shows = Draft.text().replacing("\"S1\"", with: "\"rotation\"")
    #expect(
      Draft.issue(shows)
        == "a.scenario.json:1:26: 'shows[0]' is 'rotation'; allowed is a row such as 'S5' or a rule "
        + "such as 'R-COORD-2', 'L-MASK-3', 'D-14' or 'V-2'")
  }

  /// A scene and the line about it; the scene begins at 2:10.
  private static let wrongScenes = [
    ("{}", "a.scenario.json:2:10: 'scene' lacks the key 'controller'"),
    (
      "3",
      "a.scenario.json:2:10: 'scene' is a number; allowed is a scene file, an inline scene, "
        + "or {\"swift\": name}"
    ),
    (
      "\"none.scene.json\"",
      "a.scenario.json:2:10: the scene file 'none.scene.json' cannot be used: "
        + "there is no such file or folder"
    ),
    (
      "\"Main.storyboard\"",
      "a.scenario.json:2:10: the scene 'Main.storyboard' cannot be used: there is no such file or folder"
    ),
    (
      "{\"controller\": {\"id\": \"main\"}}",
      "a.scenario.json:2:32: the root controller is called 'root' in every trace; allowed is 'root'"
    ),
    (
      "{\"controller\": {\"view\": {\"id\": \"main\"}}}",
      "a.scenario.json:2:41: a controller's view is called as its controller, with '.view'; give the "
        + "controller an 'id'"
    ),
    (
      "{\"controller\": {\"view\": {\"subviews\": [{\"id\": \"a\"}, {\"id\": \"a\"}]}}}",
      "a.scenario.json:2:68: the name 'a' is used by another part of the scene"
    ),
    (
      "{\"controller\": {\"view\": {\"subviews\": [{\"id\": \"window\"}]}}}",
      "a.scenario.json:2:55: 'scene.controller.view.subviews[0].id' is 'window', a name that is "
        + "reserved"
    ),
    (
      "{\"controller\": {\"view\": {\"class\": \"UIWiew\"}}}",
      "a.scenario.json:2:44: 'scene.controller.view.class' is 'UIWiew'; did you mean 'UIView'?"
    ),
    (
      "{\"controller\": {\"layout\": [{\"view\": \"x\", \"alpha\": 0}]}}",
      "a.scenario.json:2:46: there is no view 'x' in the scene; allowed is 'window' or 'root.view'"
    ),
  ]

  @Test(arguments: wrongScenes) func `a wrong scene is reported in one line`(
    scene: String, line: String
  ) {
    #expect(Draft.issue(Draft.text(scene: scene)) == line)
  }

  @Test func `a scene nested too deeply is refused`() {
    let depth = Scene.depthLimit + 1
    let views =
      String(repeating: "{\"subviews\": [", count: depth) + "{}"
      + String(repeating: "]}", count: depth)
    let issue = Draft.issue(Draft.text(scene: "{\"controller\": {\"view\": \(views)}}"))

    #expect(issue?.hasSuffix("the scene is nested deeper than 200 levels") == true)
  }
}

@Suite struct LengthParserTests {
  @Test(arguments: [
    ("superview.width -", 18, "the formula ends where a number or a name is missing"),
    ("superview.widht", 11, "did you mean 'width'?"),
    ("safeArea.width", 10, "allowed is 'top', 'left', 'bottom' or 'right'"),
    ("(1 + 2", 7, "the end of the formula where ')' is expected"),
    ("1 2", 3, "'2' follows a whole formula; allowed is '+', '-', '*' or '/'"),
    ("width", 1, "'width' is not a length"),
    ("1..2", 1, "'1..2' is not a number up to 1000000000"),
    ("'v.width", 1, "the quote ' is not closed"),
    ("§", 1, "'§' where a number or a name is expected"),
  ])
  func `an error is reported at its column`(formula: String, column: Int, message: String) throws {
    let value = DocumentValue(
      JSONNode(.string(formula), at: SourcePosition(line: 3, column: 7)), file: "f")

    let error = try #require(throws: DocumentError.self) { try value.length() }

    #expect(error.position == SourcePosition(line: 3, column: 7 + column))
    #expect(error.issue.contains(message), "\(error.issue)")
  }

  @Test func `deep nesting is refused`() {
    let text = String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100)
    #expect(throws: DocumentError.self) {
      try DocumentValue(JSONNode(.string(text)), file: "f").length()
    }
  }
}
