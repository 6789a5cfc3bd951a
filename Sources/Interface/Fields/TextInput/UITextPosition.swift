public import Foundation
public import GimbalText

/// A position between two characters of a text.
///
/// A class that takes text input defines its own subclass. Source: Apple, UITextPosition.
open class UITextPosition: NSObject {}

/// A range of a text, from one position to another.
///
/// Source: Apple, UITextRange.
open class UITextRange: NSObject {
  /// True if start and end are equal.
  open var isEmpty: Bool { start == end }
  /// The position at which the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A position in a text field or view: a number of UTF-16 units from its beginning.
final class CountedPosition: UITextPosition {
  /// The number of UTF-16 units before the position.
  let offset: Int

  /// Creates the position after some UTF-16 units.
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? CountedPosition)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

/// A range in a text field or view, in UTF-16 units.
final class CountedRange: UITextRange {
  /// The range in UTF-16 units.
  let range: NSRange

  /// Creates a range of UTF-16 units.
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { CountedPosition(range.location) }
  override var end: UITextPosition { CountedPosition(range.location + range.length) }

  override func isEqual(_ object: Any?) -> Bool { (object as? CountedRange)?.range == range }
  override var hash: Int { range.location }
  override var description: String { "\(range.location)..<\(range.location + range.length)" }
}

/// The rectangle of a selected part of a line, in the coordinates of the view, in points.
///
/// Source: Apple, UITextSelectionRect.
open class UITextSelectionRect: NSObject {
  /// The rectangle.
  open var rect: CGRect { .zero }
  /// The writing direction of its text.
  open var writingDirection: NSWritingDirection { .natural }
  /// True if the selection begins in it.
  open var containsStart: Bool { false }
  /// True if the selection ends in it.
  open var containsEnd: Bool { false }
  /// True if its text is vertical.
  open var isVertical: Bool { false }
}

/// The rectangle of a selected part of a laid-out line.
final class LineSelectionRect: UITextSelectionRect {
  private let own: CGRect
  private let ends: (start: Bool, end: Bool)

  /// Creates the rectangle of a line; the flags are true at the ends of the selection.
  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    own = rect
    ends = (isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { own }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
