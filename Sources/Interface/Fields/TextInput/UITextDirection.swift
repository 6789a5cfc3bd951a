/// A direction in the order of a text's characters.
///
/// Source: Apple, UITextStorageDirection.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A direction on the screen.
///
/// Source: Apple, UITextLayoutDirection.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// A line up.
  case up = 4
  /// A line down.
  case down = 5
}

/// A direction of either kind.
///
/// Source: Apple, UITextDirection.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// UIKit's raw value.
  public var rawValue: Int

  /// Creates a direction from UIKit's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// True if it leads to the beginning of a left-to-right text.
  var isBackward: Bool {
    switch UITextLayoutDirection(rawValue: rawValue) {
    case .left, .up: true
    case .right, .down: false
    case nil: rawValue == UITextStorageDirection.backward.rawValue
    }
  }
}

/// The units of a text for navigation.
///
/// Source: Apple, UITextGranularity.
public enum UITextGranularity: Int, Sendable {
  /// User-perceived characters.
  case character = 0
  /// Words.
  case word = 1
  /// Sentences.
  case sentence = 2
  /// Paragraphs.
  case paragraph = 3
  /// Lines on the screen.
  case line = 4
  /// The whole text.
  case document = 5
}

/// The line to which a position between two lines belongs.
///
/// Source: Apple, UITextAffinity.
public enum UITextAffinity: Int, Sendable {
  /// The next one.
  case downstream = 0
  /// The previous one.
  case upstream = 1
}
