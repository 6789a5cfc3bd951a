import GimbalTraces
import Testing

/// The constants of events as their sources declare them.
@Suite struct EventConstantsTests {
  private struct Constant {
    var member: String
    /// The text that the comment above it says.
    var comment: String
    var number: UInt16
  }

  private func constants() throws -> [Constant] {
    var found: [Constant] = []
    for path in Repository.files(ending: ".swift", below: ["Sources/Traces/Names"]) {
      let text = try Repository.file(path).lines.joined(separator: "\n")
      for match in text.matches(
        of:
          #/
          \/\/\/\ `([^`]+)`[^\n]*\n(?:\ *\/\/\/[^\n]*\n)*
          \ *@inlinable\ public\ static\ var\ ([A-Za-z]+):\ EventName\ \{
          \s*EventName\(rawValue:\ 0x([0-9a-f]+)\)
          /#)
      {
        let number = try #require(UInt16(match.3, radix: 16))
        found.append(
          Constant(member: String(match.2), comment: String(match.1), number: number))
      }
    }
    return found
  }

  @Test
  func `each constant has the text that stands above it, wherever it stands in its table (F-23)`()
    throws
  {
    let constants = try constants()

    #expect(constants.count == EventName.allKnown.count)
    #expect(constants.count > 200)
    for constant in constants {
      #expect(EventName(rawValue: constant.number).text == constant.comment, "\(constant.member)")
    }
  }

  @Test func `each constant's text says its name, so that no two have changed places (F-23)`()
    throws
  {
    for constant in try constants() where !Self.ownWords.contains(constant.member) {
      #expect(
        Self.reads(constant.member, in: constant.comment),
        "'\(constant.member)' is not what '\(constant.comment)' says")
    }
  }

  /// Members whose names say more than UIKit's, or other words.
  private static let ownWords: Set = [
    "initialize", "deinitialize", "adaptivePresentationStyleForTraits",
    "intrinsicContentSizeQuery", "shouldAutorotateToInterfaceOrientation",
  ]

  /// Whether the last words of a member, without what tells classes apart, are those of a text.
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
