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
  /// UIKit's number.
  public var rawValue: Int

  /// A direction by UIKit's number for it.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// True if it leads to the beginning of a text from left to right.
  var isBackward: Bool {
    switch UITextLayoutDirection(rawValue: rawValue) {
    case .left, .up: true
    case .right, .down: false
    case nil: rawValue == UITextStorageDirection.backward.rawValue
    }
  }
}

/// The units in which a text is walked through.
///
/// Source: Apple, UITextGranularity.
public enum UITextGranularity: Int, Sendable {
  /// Characters as people see them.
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

/// The line to which a place between two lines belongs.
///
/// Source: Apple, UITextAffinity.
public enum UITextAffinity: Int, Sendable {
  /// The next one.
  case downstream = 0
  /// The one before.
  case upstream = 1
}
