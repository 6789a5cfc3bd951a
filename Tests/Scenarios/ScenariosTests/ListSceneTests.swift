import GimbalDocuments
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Tables and collection views in scene files, with their steps and expectations.
@MainActor @Suite struct ListSceneTests {
  /// A list `v` of these members as the only subview of the root's view.
  private static func scene(_ list: String) -> String {
    #"{"controller": {"view": {"subviews": [{"id": "v", "frame": [0, 0, 320, 400], \#(list)}]}}}"#
  }

  private static let table = scene(#""class": "UITableView", "rows": ["a", "b", "c"]"#)

  private func run(_ steps: String, scene: String = table) throws -> [String] {
    try Draft.messages(steps, scene: scene)
  }

  @Test(
    arguments: [
      (
        #""class": "UITableView", "tableStyle": "grouped", "rows": [{"title": "a", "repeat": 3}]"#,
        nil
      ),
      (
        #""class": "UITableView", "sections": [{"header": "h", "footer": {"subviews": []}, "#
          + #""rows": ["a"]}]"#, nil
      ),
      (
        #""class": "UICollectionView", "flow": {"itemSize": [10, 10]}, "rows": [{"title": "a", "#
          + #""size": [10, 20]}]"#, nil
      ),
      (
        #""class": "UITableView", "cells": {"one": {"subviews": [{"id": "x"}]}}, "#
          + #""rows": [{"cell": "one", "set": {"view": "x", "hidden": true}}]"#, nil
      ),
      (
        #""class": "UICollectionView", "composition": {"sections": [{"list": "plain"}]}, "rows": ["a"]"#,
        nil
      ),
      (#""rows": ["a"]"#, "'rows' is for UITableView and UICollectionView; the view is a UIView"),
      (
        #""class": "UICollectionView", "tableStyle": "plain""#,
        "'tableStyle' is for UITableView; the view is a UICollectionView"
      ),
      (
        #""class": "UITableView", "flow": {}"#,
        "'flow' is for UICollectionView; the view is a UITableView"
      ),
      (
        #""class": "UITableView", "rows": [{"cell": "two"}], "cells": {"twin": {}}"#,
        "the list has no cell 'two'"
      ),
      (
        #""class": "UITableView", "rows": [{"title": "a", "cell": {}}]"#,
        "a row has 'title' and 'cell'; allowed is one of them"
      ),
      (
        #""class": "UITableView", "rows": [{"cell": {"class": "UILabel"}}]"#,
        "the content of a cell is a UIView"
      ),
      (
        #""class": "UITableView", "rows": [{"cell": {"id": "x"}}]"#,
        "the content of a cell has the name of its cell, such as 'feed[0, 3]'"
      ),
      (
        #""class": "UITableView", "rows": [{"cell": {"frame": [0, 0, 1, 1]}}]"#,
        "the content of a cell fills it; 'frame' is for the views in it"
      ),
      (
        #""class": "UITableView", "rows": [], "sections": []"#,
        "'sections' is not allowed with 'rows', which is the only section"
      ),
      (
        #""class": "UITableView", "rows": [{"title": "a", "repeat": 60000}, {"title": "b", "repeat": 60000}]"#,
        "the list has 120000 rows; allowed are 100000"
      ),
      (
        #""class": "UITableView", "cells": {"one": {"subviews": [{"id": "x"}]}}, "#
          + #""rows": [{"cell": "one", "set": {"view": "y", "hidden": true}}]"#,
        "there is no view 'y' in the scene"
      ),
      (
        #""class": "UICollectionView", "composition": {"sections": [{"group": {"size": [1, 1]}}]}"#,
        "a group lacks the key 'items'"
      ),
      (
        #""class": "UICollectionView", "composition": {"sections": [{"group": {"size": [1, {"estimate": 1}], "items": []}}]}"#,
        "did you mean 'estimated'?"
      ),
    ] as [(String, String?)])
  func `a list has rows, and each error is reported in one line`(list: String, message: String?) {
    let issue = Draft.issue(Draft.text(scene: Self.scene(list)))

    guard let message else { return #expect(issue == nil) }
    #expect(issue?.contains(message) == true, "\(issue ?? list)")
  }

  @Test func `parts of a list are named by their rows, and mistyped names are refused`() {
    let step = { (name: String) in #"{"expect": {"view": "\#(name)", "exists": true}}"# }
    let cells = Self.scene(
      #""class": "UITableView", "rows": [{"cell": {"subviews": [{"id": "photo"}]}}]"#)

    for name in ["v[0, 0]", "v[0, 0].photo", "v.header[0]", "v[0, 0].contentView"] {
      #expect(Draft.issue(Draft.text(steps: step(name), scene: cells)) == nil, "\(name)")
    }
    #expect(
      Draft.issue(Draft.text(steps: step("v[0, 0].foto"), scene: cells))?.contains(
        "there is no view 'foto' in a cell of the scene") == true)
    #expect(
      Draft.issue(Draft.text(steps: step("w[0, 0]"), scene: cells))?.contains(
        "there is no view 'w' in the scene") == true)
    #expect(
      Draft.issue(Draft.text(steps: step("v[0, 0]")))?.contains(
        "'v' is a UIView; allowed is a UITableView or a UICollectionView") == true)
  }

  @Test func `steps change the data and update the list in one batch`() throws {
    let steps = #"""
      {"expect": {"view": "v", "rowCounts": [3], "visibleRows": [[0, 0], [0, 2]]}},
      {"insert": {"in": "v", "at": [0, 1], "rows": ["d", {"title": "e", "repeat": 2}]}},
      {"expect": {"view": "v", "rowCounts": [6]}},
      {"update": {"in": "v", "delete": [[0, 0]], "move": [{"from": [0, 5], "to": [0, 0]}],
       "insertSections": [{"at": 1, "section": {"rows": ["x"]}}]}},
      {"expect": {"view": "v", "rowCounts": [5, 1]}},
      {"expect": {"view": "v[1, 0]", "frame": [0, 260, 320, 52]}},
      {"reload": {"in": "v"}}, {"reload": {"in": "v", "rows": [[0, 1]]}},
      {"scrollTo": {"in": "v", "row": [0, 0]}},
      {"expect": {"view": "v", "contentSize": [320, 312], "contentOffset": [0, "0 - window.safeArea.top"]}}
      """#

    #expect(try run(steps) == [])
  }

  @Test func `inconsistent updates raise UIKit's exception`() throws {
    let untold = #"""
      {"insert": {"in": "v", "at": [0, 0], "rows": ["d"], "untold": true}},
      {"delete": {"in": "v", "rows": [[0, 2]]}},
      {"expect": {"exception": "NSInternalInconsistencyException"}},
      {"expect": {"view": "v", "rowCounts": [3]}}
      """#
    let lie = #"""
      {"update": {"in": "v", "delete": [[0, 0]], "lie": true}},
      {"expect": {"exception": "NSInternalInconsistencyException"}}
      """#

    #expect(try run(untold) == [])
    #expect(try run(lie) == [])
  }

  @Test func `a user selects, swipes, moves and deletes rows`() throws {
    let scene = Self.scene(
      #""class": "UITableView", "rows": [{"title": "a", "actions": ["Delete", "Flag"]}, "b", "c"]"#)
    let steps = #"""
      {"selectRow": {"in": "v", "row": [0, 1]}}, {"expect": {"view": "v", "selectedRows": [[0, 1]]}},
      {"selectRow": {"in": "v", "row": [0, 2], "by": "code"}},
      {"expect": {"events": {"never": ["tableDelegate tableView(_:didSelectRowAt:)"]}}},
      {"swipeRow": {"in": "v", "row": [0, 0], "action": "Delete"}},
      {"expect": {"view": "v", "rowCounts": [2]}},
      {"set": {"view": "v", "editing": true}},
      {"moveRow": {"in": "v", "from": [0, 0], "to": [0, 1]}},
      {"tapRow": {"in": "v", "row": [0, 0], "control": "delete"}},
      {"expect": {"view": "v", "rowCounts": [1]}},
      {"expect": {"events": {"inOrder": ["dataSource tableView(_:commit:forRowAt:)"]}}}
      """#

    #expect(try run(steps, scene: scene) == [])
    #expect(
      try run(#"{"swipeRow": {"in": "v", "row": [0, 0], "action": "Flog"}}"#, scene: scene)
        == ["the swipe offers no action 'Flog'; did you mean 'Flag'?"])
    #expect(
      try run(#"{"selectRow": {"in": "v", "row": [0, 9]}}"#)
        == ["row [0, 9] of 'v' is not in sight; a step 'scrollTo' brings it there"])
    #expect(
      try run(#"{"delete": {"in": "v", "rows": [[0, 9]]}}"#)
        == ["'v' has no row [0, 9] that the step names"])
  }

  @Test func `cells are named templates, and rows set their differences`() throws {
    let scene = Self.scene(
      #""class": "UITableView", "cells": {"one": {"#
        + #""subviews": [{"id": "text", "class": "UILabel", "numberOfLines": 0}], "#
        + #""constraints": ["H:|-10-[text]-10-|", "V:|-5-[text(>=60)]-5-|"]}}, "#
        + #""rows": [{"cell": "one", "set": {"view": "text", "text": "a"}}, {"cell": "one"}]"#)
    let steps = #"""
      {"expect": {"view": "v[0, 0]", "frame": [0, 0, 320, 70]}},
      {"expect": {"view": "v[0, 1].text", "frame": [10, 5, 300, 60]}},
      {"expect": {"view": "v[0, 1]", "frame": [0, 70, 320, 70]}}
      """#

    #expect(try run(steps, scene: scene) == [])
  }
}
