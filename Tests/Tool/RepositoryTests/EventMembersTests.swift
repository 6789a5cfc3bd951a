import Foundation
import GimbalTraces
import Testing

/// The pattern members, generated from the event table.
@Suite struct EventMembersTests {
  private static let path = "Sources/Base/Traces/Members/EventPattern+Members.swift"

  /// The text of the file, from the headings and cases of the table.
  private func text() throws -> String {
    var lines = [
      "// Made from the table of events, `EventName.swift`: `GIMBAL_WRITE_TABLES=1 swift test --filter EventMembersTests`.",
      "// swift-format-ignore-file", "",
      "/// The events of the table, which an editor completes: `.willTransition(of: controller)`.",
      "extension EventPattern {",
    ]
    let start = lines.count
    for line in try Repository.file("Sources/Base/Traces/Names/EventName.swift").lines {
      if let heading = line.wholeMatch(of: #/  // (.*)\./#) {
        if lines.count > start { lines.append("") }
        lines.append("  // MARK: \(heading.1)")
      } else if let found = line.wholeMatch(of: #/  case (\w+)(?: = "([^"]*)")?/#),
        found.1 != "custom"
      {
        let parts = String(found.2 ?? found.1).split(separator: " ", maxSplits: 1)
        let shape = parts.count < 2 ? "" : String(parts[1])
        let arguments = shape.trimmingCharacters(in: CharacterSet(charactersIn: " |"))
        lines.append(
          "  /// The event `\(parts[0])`\(arguments.isEmpty ? "" : ", with `\(arguments)`").")
        lines.append("  public static var \(found.1): EventMember { EventMember(.\(found.1)) }")
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  @Test func `each event of the table is a pattern member`() throws {
    let made = try text()
    if ProcessInfo.processInfo.environment["GIMBAL_WRITE_TABLES"] != nil {
      try made.write(
        to: Repository.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
    }
    let found = try String(
      contentsOf: Repository.root.appendingPathComponent(Self.path), encoding: .utf8)
    #expect(
      found == made,
      "\(Self.path) is not made from the table; GIMBAL_WRITE_TABLES=1 writes it")
    #expect(made.split(separator: "\n").count { $0.contains("static var") } > 350)
  }
}
