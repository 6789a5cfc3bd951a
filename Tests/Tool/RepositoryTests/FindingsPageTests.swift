import Foundation
import GimbalFindings
import Testing

/// The page that explains findings.
@Suite struct FindingsPageTests {
  @Test func `the page of findings equals the text of the kinds`() throws {
    let path = "Documentation/Findings.md"
    if ProcessInfo.processInfo.environment["GIMBAL_WRITE_TABLES"] != nil {
      try FindingKind.page.write(
        to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    let file = try Repository.file(path)

    #expect(
      file.lines.joined(separator: "\n") == FindingKind.page,
      "GIMBAL_WRITE_TABLES=1 swift test --filter FindingsPageTests")
  }
}
