import GimbalTraces
import Testing

/// The cases of the event table.
@Suite struct EventConstantsTests {
  private func table() throws -> RepositoryFile {
    try Repository.file("Sources/Base/Traces/Names/EventName.swift")
  }

  @Test func `each case's text has its name, so that no two cases are swapped (F-23)`() throws {
    let text = try table().lines.joined(separator: "\n")
    let cases = text.matches(of: #/ case (\w+)(?: =\s+"([^" ]+))?/#)

    #expect(cases.count == EventName.allCases.count && cases.count > 200)
    for (found, name) in zip(cases, EventName.allCases) {
      #expect(name.text == String(found.2 ?? found.1))
      guard !Self.ownMemberNames.contains(String(found.1)) else { continue }
      #expect(
        Self.reads(String(found.1), in: name.text), "'\(found.1)' is not what '\(name.text)' says")
    }
  }

  @Test func `the table of events has at most 450 lines`() throws {
    #expect(try table().lines.count <= 450)
  }

  /// Members whose names have more or other words than UIKit's.
  private static let ownMemberNames: Set = [
    "initialize", "deinitialize", "adaptivePresentationStyleForTraits",
    "intrinsicContentSizeQuery", "shouldAutorotateToInterfaceOrientation",
    "windowSceneSupportedInterfaceOrientations",
  ]

  /// Whether the last words of a member, without its class prefix, are those of a text.
  private static func reads(_ member: String, in text: String) -> Bool {
    let spelled = text.lowercased().filter(\.isLetter)
    let words = words(of: member)
    let found = words.filter { spelled.contains($0) }
    return found.count >= words.count - 1 && found.contains(words[words.count - 1])
  }

  private static func words(of member: String) -> [String] {
    var words: [String] = [""]
    for character in member {
      if character.isUppercase { words.append("") }
      words[words.count - 1].append(character.lowercased())
    }
    return words.filter { !$0.isEmpty }
  }
}
