import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalGoldens
import GimbalScenarioFiles
import GimbalScenarios
import Testing

/// The tables of `Documentation/Scenarios.md`, whose examples run.
///
/// `GIMBAL_WRITE_TABLES=1 swift test --filter GuideTests` writes them.
@MainActor @Suite struct GuideTests {
  private static let path = "Documentation/Scenarios.md"
  private static let writes = ProcessInfo.processInfo.environment["GIMBAL_WRITE_TABLES"] == "1"

  private static func table(
    _ rows: [ScenarioGuide.Row], _ examples: [String: String]
  ) -> [String] {
    func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
    return ["| key | what it says | example |", "| --- | --- | --- |"]
      + rows.map { row in
        let example = examples[row.key].map { "`" + cell($0) + "`" } ?? ""
        return "| `\(row.key)` | \(cell(row.note)) | \(example) |"
      }
  }

  @Test func `the tables of the guide are up to date`() throws {
    let examples = try GuideExamples()
    let parts = [
      ("steps", Self.table(ScenarioGuide.steps, examples.steps)),
      ("expectations", Self.table(ScenarioGuide.expectations, examples.expectations)),
      ("views", Self.table(ScenarioGuide.views, examples.views)),
      ("controllers", Self.table(ScenarioGuide.controllers, examples.controllers)),
    ]
    for (name, lines) in parts {
      let page = try Repository.file(Self.path)
      let text = try #require(MadePart(page: page, name: name).page(with: lines), "\(name)")
      if Self.writes {
        try text.write(
          to: Repository.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
      } else {
        let isCurrent = page.lines.map(String.init) == text.components(separatedBy: "\n")
        #expect(
          isCurrent,
          "the table '\(name)' is out of date; run GIMBAL_WRITE_TABLES=1 swift test --filter GuideTests"
        )
      }
    }
  }

  @Test func `every key has an example`() throws {
    let examples = try GuideExamples()
    #expect(ScenarioGuide.steps.map(\.key).filter { examples.steps[$0] == nil } == [])
    #expect(ScenarioGuide.expectations.map(\.key).filter { examples.expectations[$0] == nil } == [])
    #expect(ScenarioGuide.views.map(\.key).filter { examples.views[$0] == nil } == [])
    #expect(ScenarioGuide.controllers.map(\.key).filter { examples.controllers[$0] == nil } == [])
  }

  /// A navigation controller with views for each expectation.
  private static let scene = #"""
    {"controller": {"class": "UINavigationController", "navigationBarHidden": true, "stack": [{"id": "first", "view": {"subviews": [
      {"id": "a", "frame": [20, 100, 100, 50]}, {"id": "b", "frame": [20, 200, 100, 50]},
      {"id": "c", "frame": [200, 100, 80, 50]},
      {"id": "text", "class": "UILabel", "text": "A long text that does not fit", "frame": [20, 300, 60, 20]},
      {"id": "scroll", "class": "UIScrollView", "frame": [300, 100, 50, 50], "contentSize": [300, 900]},
      {"id": "list", "class": "UITableView", "frame": [20, 400, 300, 220], "rowHeight": 44, "editing": true, "rows": [
        {"title": "1", "accessory": "detailButton"}, "2", "3", "4", "5", "6"]}]}}]}}
    """#

  private func messages(_ steps: String, editing: Bool = false) throws -> [String] {
    let scene = editing ? Self.scene : Self.scene.replacing(#""editing": true, "#, with: "")
    let text = #"""
      {"title": "t", "devices": ["iphone-15-pro"], "scene": \#(scene),
      "fragments": {"there and back": [{"rotate": "landscapeLeft"}, {"rotate": "portrait"}],
        "seen": [{"expect": {"view": "$name", "visible": true}}]},
      "steps": [{"launch": {}}, \#(steps)]}
      """#
    let file = NSTemporaryDirectory() + "gimbal-guide-\(UUID().uuidString).scenario.json"
    let node = try JSONReader.read(Array(text.utf8), file: file)
    let scenario = try ScenarioReader.read(DocumentValue(node, file: file))
    var runner = ScenarioRunner()
    runner.goldens = GoldenStore(mode: .missing)
    runner.registry.register(expectation: "playsOn") { _ in nil }
    let result = runner.run(try runner.cases(of: scenario)[0])
    for change in runner.goldens.changes {
      try? FileManager.default.removeItem(
        at: URL(fileURLWithPath: change.path).deletingLastPathComponent())
    }
    return result.failures.map(\.message)
  }

  @Test(arguments: GuideExamples.extraSteps.map(\.example).filter { !$0.contains("choose") })
  func `a step of the guide is accepted`(example: String) throws {
    #expect(try messages(example, editing: example.contains("moveRow")) == [])
  }

  @Test(arguments: GuideExamples.extraExpectations.map(\.example))
  func `an expectation of the guide holds`(example: String) throws {
    #expect(try messages(#"{"expect": \#(example)}"#) == [])
  }

  @Test(arguments: GuideExamples.extraViews.map(\.key))
  func `a view of the guide is created`(key: String) throws {
    let example = try #require(GuideExamples.extraViews.first { $0.key == key }).example
    let members = example.dropFirst().dropLast()
    let name = ViewProperty.classes(of: key).first?.rawValue ?? "UIView"
    let more =
      key == "selectedSegmentIndex"
      ? #", "segments": ["Day"]"# : key == "currentPage" ? #", "numberOfPages": 2"# : ""
    let view =
      #"{"add": {"to": "first.view", "view": {"class": "\#(name)", "frame": [0, 0, 50, 50], \#(members)\#(more)}}}"#
    #expect(try messages(view) == [])
  }

  @Test(arguments: GuideExamples.extraControllers.map(\.example))
  func `a controller of the guide is created`(example: String) throws {
    let name =
      example.contains("hidesBars") ? #", "class": "UINavigationController", "stack": [{}]"# : ""
    let members = example.dropFirst().dropLast()
    #expect(try messages(#"{"present": {"controller": {\#(members)\#(name)}}}"#) == [])
  }
}
