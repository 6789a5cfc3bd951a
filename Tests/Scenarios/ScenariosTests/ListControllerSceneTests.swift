import GimbalDocuments
import Testing

@testable import GimbalScenarios

/// Table and collection view controllers in scenes (R-LIST-12).
@MainActor @Suite struct ListControllerSceneTests {
  @Test
  func `a table view controller shows its scene's rows, and clears the selection on reappearance`()
    throws
  {
    let scene = #"""
      {"controller": {"class": "UINavigationController", "stack": [{
        "id": "list", "class": "UITableViewController",
        "view": {"class": "UITableView", "rows": [{"title": "A", "repeat": 3}]}}]}}
      """#
    let steps = #"""
      {"expect": {"view": "list.view", "rowCounts": [3]}},
      {"selectRow": {"in": "list.view", "row": [0, 1]}},
      {"expect": {"view": "list.view", "selectedRows": [[0, 1]]}},
      {"push": {"in": "root", "controller": {"id": "detail"}}},
      {"pop": {"in": "root"}},
      {"expect": {"view": "list.view", "selectedRows": []}}
      """#
    #expect(try Draft.messages(steps, scene: scene) == [])
  }

  @Test func `a collection's controller shows the items of its scene`() throws {
    let scene = #"""
      {"controller": {"class": "UICollectionViewController", "view": {
        "class": "UICollectionView", "flow": {"itemSize": [50, 50]},
        "rows": [{"title": "", "repeat": 7}]}}}
      """#
    #expect(
      try Draft.messages(#"{"expect": {"view": "root.view", "rowCounts": [7]}}"#, scene: scene)
        == [])
  }

  @Test func `a view of another class is refused`() {
    let scene = #"{"controller": {"class": "UITableViewController", "view": {"class": "UIView"}}}"#
    #expect(
      Draft.issue(Draft.text(scene: scene))?.contains(
        "the view of a UITableViewController is a UITableView") == true)
  }
}
