import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

/// The documentation of `gimbal.json`: the table of keys, the example, the schema.
///
/// `GIMBAL_WRITE_TABLES=1 swift test --filter ConfigurationPageTests` writes the table.
@Suite struct ConfigurationPageTests {
  private let path = repositoryRoot + "/Documentation/Running.md"

  @Test func `the table of keys is up to date`() throws {
    let page = String(decoding: try FileReader.read(path), as: UTF8.self)
    let markers = ["<!-- begin: configuration -->\n", "<!-- end: configuration -->"]
    let begin = try #require(page.range(of: markers[0])?.upperBound)
    let end = try #require(page.range(of: markers[1])?.lowerBound)
    let rows = Configuration.keys.map { "| `\($0.key)` | \($0.note ?? "") |\n" }
    let table = "\n| key | what it says |\n| --- | --- |\n" + rows.joined() + "\n"
    let text = page.replacingCharacters(in: begin..<end, with: table)
    if ProcessInfo.processInfo.environment["GIMBAL_WRITE_TABLES"] == "1" {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } else {
      let isCurrent = page == text
      #expect(
        isCurrent, "GIMBAL_WRITE_TABLES=1 swift test --filter ConfigurationPageTests writes it")
    }
  }

  @Test func `the schema file equals the table`() throws {
    let file = repositoryRoot + "/Documentation/Schemas/configuration.schema.json"
    let isCurrent =
      String(decoding: try FileReader.read(file), as: UTF8.self) == Configuration.schema.text
    #expect(
      isCurrent,
      "swift run gimbal schema configuration > Documentation/Schemas/configuration.schema.json")
  }
}
