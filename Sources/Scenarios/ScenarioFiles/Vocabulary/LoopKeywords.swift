import GimbalDocuments
import GimbalTraits

/// The keywords for lists of values that loops iterate over.
enum LoopKeywords {
  /// The keyword for sizes of windows; an iteration runs if device and system offer its size.
  static let sizes = "sizes"

  /// Each keyword with the values over which its loop iterates, in order.
  static let all: [(word: String, values: [JSONValue])] = [
    (
      "orientations",
      ["landscapeLeft", "portraitUpsideDown", "landscapeRight", "portrait"].map { .string($0) }
    ),
    (
      sizes,
      [
        split("twoThirds"), split("half"), split("third"), .string("slideOver"), window(700, 700),
        window(400, 700), .string("fullScreen"),
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

  private static func window(_ width: Double, _ height: Double) -> JSONValue {
    .members([("window", .elements([.number(width), .number(height)]))])
  }

  private static func split(_ share: String) -> JSONValue { .members([("split", .string(share))]) }
}
