import GimbalDocuments
import GimbalTraits

/// The words for lists of values that loops go through.
enum LoopWords {
  /// Each word with its values, in the order in which they are taken.
  static let all: [(word: String, values: [JSONValue])] = [
    (
      "orientations",
      ["landscapeLeft", "portraitUpsideDown", "landscapeRight", "portrait"].map { .string($0) }
    ),
    (
      "sizes",
      [
        split("twoThirds"), split("half"), split("third"), .string("slideOver"),
        .string("fullScreen"),
      ]
    ),
    (
      "categories",
      UIContentSizeCategory.allCases.filter { $0 != .unspecified }.map { .string($0.name) }
    ),
    ("directions", [.string("rightToLeft"), .string("leftToRight")]),
    ("styles", [.string("dark"), .string("light")]),
    ("weights", [.string("bold"), .string("regular")]),
    ("contrasts", [.string("high"), .string("normal")]),
  ]

  private static func split(_ share: String) -> JSONValue { .members([("split", .string(share))]) }
}
