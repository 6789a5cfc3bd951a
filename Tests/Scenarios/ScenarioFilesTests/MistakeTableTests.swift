import Checkout
import Foundation
import GimbalDevices
import GimbalDocuments
import Testing

@testable import GimbalScenarioFiles

/// The exact error messages: `Tests/Fixtures/Mistakes.txt` has the wrong input, and below it the message.
///
/// `GIMBAL_WRITE_TABLES=1 swift test --filter MistakeTableTests` writes the messages; review the changes.
@Suite struct MistakeTableTests {
  private static let url = Checkout.root.appending(path: "Tests/Fixtures/Mistakes.txt")
  private static let writes = ProcessInfo.processInfo.environment["GIMBAL_WRITE_TABLES"] == "1"

  /// Blocks of lines: the kind and the input, then the message.
  private static func table() throws -> [(kind: String, written: String, message: String)] {
    try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n\n").compactMap {
      block in
      let lines = block.split(separator: "\n", maxSplits: 1)
      guard let first = lines.first else { return nil }
      let names = first.split(separator: " ", maxSplits: 1)
      return (
        String(names[0]), names.count > 1 ? String(names[1]) : "",
        lines.count > 1 ? lines[1].trimmingCharacters(in: .newlines) : ""
      )
    }
  }

  /// The message for an input that replaces a step, a scene or the head of a scenario.
  private static func message(_ kind: String, _ written: String) -> String {
    let scene = #"{"controller": {"view": {"subviews": [{"id": "v"}]}}}"#
    let head = kind == "head" ? written : #""devices": ["iphone-15-pro"]"#
    let step = kind == "step" ? ",\n" + written : ""
    let text = """
      {"title": "t",
      \(head),
      "scene":
      \(kind == "scene" ? written : scene),
      "steps": [{"launch": {}}\(step)]}
      """
    do throws(DocumentError) {
      let node = try JSONReader.read(Array(text.utf8), file: "a")
      let scenario = try ScenarioReader.read(DocumentValue(node, file: "a"))
      let selection = CaseSelection(catalog: .standard, registered: [])
      _ = try selection.cases(of: scenario, devices: nil, systems: nil)
      try selection.checkSelection(of: scenario)
      return "nothing"
    } catch {
      return error.description
    }
  }

  @Test func `error messages equal those of the file`() throws {
    let table = try Self.table()
    #expect(table.count >= 150)
    if Self.writes {
      let text = table.map { "\($0.kind) \($0.written)\n\(Self.message($0.kind, $0.written))\n" }
      try text.joined(separator: "\n").write(to: Self.url, atomically: true, encoding: .utf8)
      return
    }
    for (kind, written, message) in table {
      #expect(Self.message(kind, written) == message, "\(kind) \(written)")
      #expect(message != "nothing", "\(kind) \(written)")
    }
  }
}
