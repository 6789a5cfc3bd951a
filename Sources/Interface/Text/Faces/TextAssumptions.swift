/// The assumptions made when text was measured.
package struct TextAssumptions: OptionSet, Sendable {
  /// The bits of the assumptions.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Characters beyond ASCII.
  package static let beyondASCII = TextAssumptions(rawValue: 1 << 0)
  /// A point size below or above those measured.
  package static let size = TextAssumptions(rawValue: 1 << 1)
  /// A weight that was not measured.
  package static let weight = TextAssumptions(rawValue: 1 << 2)
  /// The italic.
  package static let italic = TextAssumptions(rawValue: 1 << 3)
  /// A system with an earlier version of the font.
  package static let system = TextAssumptions(rawValue: 1 << 4)
  /// A family other than the system's.
  package static let family = TextAssumptions(rawValue: 1 << 5)
  /// Hyphens that a dictionary would insert into words.
  package static let hyphenation = TextAssumptions(rawValue: 1 << 6)
  /// An app's own font that is not read completely.
  package static let ownFont = TextAssumptions(rawValue: 1 << 7)

  /// One message for each assumption, in a fixed order.
  package var messages: [String] {
    let all: [(TextAssumptions, String)] = [
      (.beyondASCII, "text: no character beyond ASCII is measured; each as wide as its like"),
      (.size, "text: no size below 8 or above 40 points is measured; spaced as the nearest"),
      (.weight, "text: a weight that is not measured; as wide as its neighbours let expect"),
      (.italic, "text: no italic font is measured; as wide as the regular one"),
      (.family, "text: no family or design but the system's is measured; as wide as that"),
      (
        .hyphenation,
        "text: no hyphenation dictionary is public; words are divided only at soft hyphens (U+00AD)"
      ),
      (
        .system,
        "text: the font before iOS 14 is fitted to saved labels, not measured; at some sizes off by part of a point"
      ),
    ]
    return all.filter { contains($0.0) }.map(\.1)
      + (contains(.ownFont) ? UnreadFonts.messages : [])
  }
}
