import GimbalDocuments
import GimbalTraits
import Testing

@testable import GimbalScenarioFiles

/// Variables, fragments and loops in one file.
@Suite struct ExpansionTests {
  /// A scenario with one view `v`, its steps after the launch, and more members.
  static func text(_ steps: String, more: String = "", scene: String = scene) -> String {
    """
    {"title": "t", "devices": ["iphone-15-pro"], \(more)
    "scene": \(scene),
    "steps": [{"launch": {}},
    \(steps)]}
    """
  }

  static let scene = #"{"controller": {"view": {"subviews": [{"id": "v"}]}}}"#

  static func read(_ text: String) throws(DocumentError) -> Scenario {
    let node = try JSONReader.read(Array(text.utf8), file: "a.scenario.json")
    return try ScenarioReader.read(DocumentValue(node, file: "a.scenario.json"))
  }

  static func issue(_ text: String) -> String? {
    do throws(DocumentError) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  private func steps(_ steps: String, more: String = "") throws -> [Step] {
    try Array(Self.read(Self.text(steps, more: more)).steps.dropFirst())
  }

  @Test func `a variable is replaced by a value of any type, and within a string by text`() throws {
    let steps = try steps(
      ##"{"wait": "$time"}, {"snapshot": "after ${time} s, $$5"}, {"set": {"view": "v", "frame": "$box"}}"##,
      more: ##""variables": {"time": 1.50, "box": [0, 0, "superview.width - $time", 4]},"##)
    #expect(steps.map(\.text)[0] == "wait 1.5")
    guard case .snapshot(let label) = steps[1].action else { throw Missing() }
    #expect(label == "after 1.50 s, $5")
    #expect(steps[2].text.contains("superview.width - 1.50"))
  }

  @Test func `a dollar sign without a name is literal`() throws {
    let steps = try steps(
      ##"{"snapshot": "5 $ or $5"}, {"wait": "$t"}"##, more: #""variables": {"t": 1},"#)
    guard case .snapshot(let label) = steps[0].action else { throw Missing() }
    #expect(label == "5 $ or $5")
  }

  @Test func `a later variable may use an earlier one`() throws {
    let steps = try steps(#"{"wait": "$b"}"#, more: #""variables": {"a": 2, "b": "$a"},"#)
    #expect(steps[0].text == "wait 2")
  }

  @Test func `repeat expands its steps the given number of times, with the round`() throws {
    let steps = try steps(#"{"repeat": 3, "do": [{"snapshot": "n$round"}, {"wait": 1}]}"#)
    #expect(steps.count == 6)
    #expect(
      steps.map(\.round) == ["round 1", "round 1", "round 2", "round 2", "round 3", "round 3"])
    guard case .snapshot(let label) = steps[4].action else { throw Missing() }
    #expect(label == "n3")
  }

  @Test func `for iterates over all combinations, the last list fastest`() throws {
    let steps = try steps(
      #"{"for": {"a": [1, 2], "b": ["x", "y"]}, "do": [{"snapshot": "$a$b"}]}"#)
    #expect(steps.map(\.round) == ["a = 1, b = x", "a = 1, b = y", "a = 2, b = x", "a = 2, b = y"])
  }

  @Test(arguments: [
    ("orientations", 4, #"{"rotate": "$x"}"#), ("sizes", 14, #"{"resize": "$x"}"#),
    ("categories", 12, #"{"settings": {"contentSizeCategory": "$x"}}"#),
    ("directions", 2, #"{"settings": {"layoutDirection": "$x"}}"#),
    ("styles", 2, #"{"settings": {"userInterfaceStyle": "$x"}}"#),
    ("weights", 2, #"{"settings": {"legibilityWeight": "$x"}}"#),
    ("contrasts", 2, #"{"settings": {"accessibilityContrast": "$x"}}"#),
  ])
  func `a named list has values that steps accept`(
    word: String, count: Int, step: String
  ) throws {
    #expect(try steps(#"{"for": {"x": "\#(word)"}, "do": [\#(step)]}"#).count == count)
  }

  @Test func `loops can be nested, and a round names all of them`() throws {
    let steps = try steps(
      #"{"repeat": 2, "do": [{"for": {"t": ["portrait"]}, "do": [{"rotate": "$t"}]}]}"#)
    #expect(steps.map(\.round) == ["round 1, t = portrait", "round 2, t = portrait"])
  }

  @Test func `a fragment is a list of steps with its own values`() throws {
    let steps = try steps(
      #"{"use": "look", "with": {"name": "a"}}, {"use": "look", "with": {"name": "b"}}"#,
      more: #""fragments": {"look": [{"snapshot": "$name"}, {"wait": 1}]},"#)
    #expect(steps.map(\.text) == ["", "wait 1", "", "wait 1"])
  }

  @Test func `a fragment is an object, and other keys next to 'use' replace its members`() throws {
    let scene =
      #"{"controller": {"view": {"subviews": [{"use": "box", "id": "v"}, {"use": "box"}]}}}"#
    let scenario = try Self.read(
      Self.text(
        #"{"wait": 1}"#, more: #""fragments": {"box": {"id": "w", "frame": [1, 2, 3, 4]}},"#,
        scene: scene))
    guard case .tree(let root) = scenario.scene.content else { throw Missing() }
    #expect(root.view?.subviews.map(\.id) == ["v", "w"])
  }

  @Test func `loops create views whose names contain variables`() throws {
    let scene = """
      {"controller": {"view": {"subviews": [
        {"for": {"name": ["a", "b"]}, "do": [{"id": "${name}-title", "class": "UILabel"}]}, {"id": "v"}]}}}
      """
    let scenario = try Self.read(Self.text(#"{"wait": 1}"#, scene: scene))
    guard case .tree(let root) = scenario.scene.content else { throw Missing() }
    #expect(root.view?.subviews.map(\.id) == ["a-title", "b-title", "v"])
  }

  @Test func `steps under a condition are a group`() throws {
    let steps = try steps(
      #"{"when": {"idiom": "pad"}, "do": [{"wait": 1}, {"wait": 2}]}, {"wait": 3}"#)
    guard case .group(let count) = steps[0].action else { throw Missing() }
    #expect(count == 2 && steps.count == 4)
    #expect(steps[0].condition.idiom == .pad)
  }

  @Test func `a list of steps under a condition is a group too`() throws {
    let steps = try steps(
      #"{"use": "f", "when": {"idiom": "pad"}}"#,
      more: #""fragments": {"f": [{"wait": 1}, {"wait": 2}]},"#)
    #expect(steps.count == 3)
  }

  @Test func `unless is the opposite of when`() throws {
    let step = try steps(#"{"wait": 1, "unless": {"idiom": "pad"}}"#)[0]
    #expect(step.condition.exceptions.map(\.idiom) == [.pad])
  }

  @Test func `a device uses the first expectation that matches it`() throws {
    let steps = try steps(
      """
      {"expect": {"view": "v", "perDevice": {"iphone-15-pro": {"alpha": 1}, "phones": {"hidden": false},
        "others": {"exists": true}}}}
      """)
    #expect(steps.count == 3)
    #expect(steps[0].condition.exceptions.isEmpty && steps[0].condition.devices?.count == 1)
    #expect(steps[1].condition.exceptions.first?.devices?.count == 1)
    #expect(steps[2].condition.devices == nil)
    #expect(steps[2].condition.exceptions.first?.devices?.count == 2)
  }

  /// Wrong steps with their message; the first step after the launch begins at 4:1.
  @Test(arguments: [
    (#"{"wait": "$tim"}"#, "4:10: there is no variable 'tim'; did you mean 'time'?"),
    (
      #"{"snapshot": "a${b"}"#,
      "4:14: '${b' names no variable; allowed is '${name}', and '$$' for a dollar sign"
    ),
    (
      #"{"snapshot": "a$box"}"#,
      "4:14: the variable 'box' is an array; inside a text allowed is a text, a number, true or "
        + "false"
    ),
    (#"{"wait": "$word"}"#, "4:10: 'steps[1].wait' is a string; allowed is a number"),
    (
      #"{"use": "lok"}"#, "4:9: there is no fragment 'lok'; did you mean 'look'?"
    ),
    (#"{"use": 3}"#, "4:9: 'use' is a number; allowed is the name of a fragment"),
    (
      #"{"use": "look", "wait": 3}"#,
      "4:17: 'wait' is not allowed with 'use' of a fragment that is a list"
    ),
    (#"{"use": "look", "with": []}"#, "4:25: 'with' is an array; allowed is values by names"),
    (
      #"{"use": "again"}"#,
      "2:83: the fragment 'again' uses itself: again → again"
    ),
    (
      #"{"repeat": 0, "do": [{"wait": 1}]}"#,
      "4:12: 'repeat' is 0; allowed is a whole number from 1 to 10000"
    ),
    (#"{"repeat": 2, "do": []}"#, "4:21: 'do' is empty; allowed is a list of steps"),
    (#"{"repeat": 2, "do": 3}"#, "4:21: 'do' is a number; allowed is a list of steps"),
    (#"{"do": [{"wait": 1}]}"#, "4:1: 'do' lacks a key; allowed is 'repeat', 'for' or 'when'"),
    (
      #"{"repeat": 2, "for": {"a": [1]}, "do": [{"wait": 1}]}"#,
      "4:1: 'do' has 'repeat' and 'for'; allowed is one of them"
    ),
    (
      #"{"repat": 2, "do": [{"wait": 1}]}"#,
      "4:2: unknown key 'repat' with 'do'; did you mean 'repeat'?"
    ),
    (
      #"{"for": {"a": "orientation"}, "do": [{"wait": 1}]}"#,
      "4:15: there is no list 'orientation'; allowed is 'orientations', 'sizes', 'categories', "
        + "'directions', 'styles', 'weights' or 'contrasts', or a list of values; did you mean "
        + "'orientations'?"
    ),
    (#"{"for": {"a": []}, "do": [{"wait": 1}]}"#, "4:15: the list of 'a' is empty"),
    (
      #"{"for": [1], "do": [{"wait": 1}]}"#,
      "4:9: 'for' is an array; allowed is lists by names, such as {\"orientation\": \"orientations\"}"
    ),
    (
      #"{"for": {"a b": [1]}, "do": [{"wait": 1}]}"#,
      "4:10: a variable is called 'a b'; allowed are letters, digits and '_', a letter first"
    ),
    (
      #"{"repeat": 9999, "do": [{"repeat": 9999, "do": [{"wait": 1}]}]}"#,
      "4:58: loops and fragments make more than 200000 values of the document"
    ),
    (
      #"{"repeat": 9999, "do": [{"wait": 1}, {"wait": 1}]}"#,
      "3:10: 'steps' has 19999 elements; at most 10000 are allowed"
    ),
    (
      #"{"expect": {"perDevice": 1}}"#,
      "4:26: 'perDevice' is a number; allowed is expectations by devices and families, and 'others'"
    ),
    (
      #"{"expect": {"view": "v", "perDevice": {"others": {"alpha": 1}, "phones": {"alpha": 1}}}}"#,
      "4:40: 'others' must be last, after the listed devices"
    ),
    (#"{"with": {"a": 1}, "wait": 1}"#, "4:10: 'with' is only allowed with 'use'"),
    (#"{"for": {"a": [1]}, "wait": 1}"#, "4:9: 'for' is only allowed with 'do'"),
  ])
  func `an expansion error is reported in one line`(step: String, line: String) {
    let more = #"""
      "variables": {"time": 1, "word": "x", "box": []}, "fragments": {"again": [{"use": "again"}], "look": [{"wait": 1}]},
      """#
    let text = """
      {"title": "t", "devices": ["iphone-15-pro"], "scene": \(Self.scene),
      \(more)
      "steps": [{"launch": {}},
      \(step)]}
      """
    #expect(Self.issue(text) == "a.scenario.json:" + line)
  }

  @Test(arguments: [
    (#""variables": [],"#, "2:14: 'variables' is an array; allowed is values by names"),
    (
      #""variables": {"a-b": 1},"#,
      "2:15: a variable is called 'a-b'; allowed are letters, digits and '_', a letter first"
    ),
    (#""fragments": 1,"#, "2:14: 'fragments' is a number; allowed is lists and objects by names"),
    (
      #""fragments": {"f": 1},"#,
      "2:20: the fragment 'f' is a number; allowed is a list or an object"
    ),
    (
      #""include": 1,"#,
      "2:12: 'include' is a number; allowed is the path of a file or a list"
    ),
    (#""include": [""],"#, "2:13: a file is a string; allowed is its path"),
    (
      #""include": "/etc/passwd","#,
      "2:12: the file '/etc/passwd' is not a path relative to the scenario"
    ),
    (
      #""include": "../../x.fragments.json","#,
      "2:12: the file '../../x.fragments.json' lies outside of the folder '.'; run a folder that contains both"
    ),
  ])
  func `a wrong definition is reported in one line`(more: String, line: String) {
    let text = """
      {"title": "t", "devices": ["iphone-15-pro"], "scene": \(Self.scene),
      \(more)
      "steps": [{"launch": {}}]}
      """
    #expect(Self.issue(text) == "a.scenario.json:" + line)
  }

  @Test func `every error is reported, also after loops and fragments`() {
    let text = Self.text(
      #"{"repeat": 2, "do": [{"rotat": "portrait"}]}, {"use": "f"}, {"wait": "$x"}"#,
      more: #""fragments": {"f": [{"wait": -1}]},"#)
    #expect(
      Self.issue(text) == """
        a.scenario.json:1:75: 'steps[1].wait' is -1; allowed is 0 to 86400
        a.scenario.json:4:23: unknown key 'rotat' in 'steps[1]'; did you mean 'rotate'?
        a.scenario.json:4:70: there is no variable 'x'; '$$' is a dollar sign
        """)
  }

  private struct Missing: Error {}
}
