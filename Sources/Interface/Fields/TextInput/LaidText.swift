import Foundation
import GimbalGeometry
import GimbalText

/// The laid-out text of a field or view, with the positions of its characters in the view, in
/// points.
///
/// Rule: R-EDIT-8.
@MainActor
struct LaidText {
  /// The text with its attributes.
  let storage: NSTextStorage
  /// The layout of the text.
  let manager: NSLayoutManager
  /// The area in which the text is laid out.
  let container: NSTextContainer
  /// The origin of the container in the view.
  var origin = CGPoint.zero
  /// True if the text is right-to-left.
  var isRightToLeft = false
  /// The height of the caret in an empty text, in points.
  var emptyHeight: CGFloat = 0

  /// The characters of the text.
  var string: String { storage.string }
  /// The number of UTF-16 units.
  var length: Int { storage.length }

  /// Lays out a text on one line; characters without a font have the given one.
  init(line text: NSAttributedString) {
    storage = NSTextStorage(attributedString: text)
    manager = NSLayoutManager()
    container = NSTextContainer()
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  /// Uses an existing TextKit stack.
  init(_ storage: NSTextStorage, _ manager: NSLayoutManager, _ container: NSTextContainer) {
    (self.storage, self.manager, self.container) = (storage, manager, container)
  }

  private func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

  /// Returns the rectangle of the caret at a UTF-16 offset, in the view.
  func caret(at offset: Int) -> CGRect {
    let textOffset = manager.caret(at: offset, in: container, isRightToLeft: isRightToLeft)
    return inView(
      CGRect(
        x: textOffset.x, y: textOffset.line.minY, width: ControlMetrics.caretWidth,
        height: length == 0 ? emptyHeight : textOffset.line.height))
  }

  /// Returns the rectangles of a range, one for each line, in the view.
  func selection(of range: NSRange) -> [UITextSelectionRect] {
    let rects = manager.selection(of: range, in: container)
    return rects.enumerated().map { number, rect in
      LineSelectionRect(inView(rect), isFirst: number == 0, isLast: number == rects.count - 1)
    }
  }

  /// Returns the rectangle of the first line of a range; for an empty range, of the caret.
  func firstRect(of range: NSRange) -> CGRect {
    let line = NSIntersectionRange(manager.lineRange(at: range.location), range)
    guard line.length > 0 else {
      let caret = caret(at: range.location)
      return CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height)
    }
    return inView(manager.boundingRect(forGlyphRange: line, in: container))
  }

  /// Returns the UTF-16 offset that is nearest to a point in the view.
  func offset(nearest point: CGPoint) -> Int {
    manager.offset(
      nearest: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: container)
  }

  /// Returns the UTF-16 range of the character at a point in the view; nil if there is none.
  func character(at point: CGPoint) -> NSRange? {
    let own = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard length > 0 else { return nil }
    let glyph = manager.glyphIndex(for: own, in: container)
    let range = (string as NSString).rangeOfComposedCharacterSequence(at: min(glyph, length - 1))
    return manager.boundingRect(forGlyphRange: range, in: container).contains(own) ? range : nil
  }

  // MARK: Navigation

  /// Returns the offset that is `count` characters or lines from `start` on the screen; nil outside
  /// the text.
  func offset(_ start: Int, _ direction: UITextLayoutDirection, _ count: Int) -> Int? {
    let count = max(-length - 1, min(count, length + 1))
    switch direction {
    case .left, .right:
      return step(start, (direction == .right) != isRightToLeft ? count : -count)
    case .up, .down:
      let steps = direction == .down ? count : -count
      var textOffset = start
      for _ in 0..<abs(steps) {
        let line = manager.lineRange(at: textOffset)
        if steps > 0 {
          let next = line.location + line.length
          guard next > textOffset, next < length || manager.lineRange(at: next) != line else {
            return nil
          }
          textOffset = next
        } else {
          guard line.location > 0 else { return nil }
          textOffset = line.location - 1
        }
      }
      guard steps != 0 else { return start }
      let row = caret(at: textOffset)
      return offset(nearest: CGPoint(x: caret(at: start).minX, y: row.midY))
    }
  }

  /// Returns the offset that is `count` user-perceived characters after `start` (before it if
  /// negative).
  private func step(_ start: Int, _ count: Int) -> Int? {
    var index = String.Index(utf16Offset: start, in: string)
    for _ in 0..<abs(count) {
      if count > 0 {
        guard index < string.endIndex else { return nil }
        index = string.rangeOfComposedCharacterSequence(at: index).upperBound
      } else {
        guard index > string.startIndex else { return nil }
        index = string.rangeOfComposedCharacterSequence(at: string.index(before: index)).lowerBound
      }
    }
    return index.utf16Offset(in: string)
  }

  /// Returns the range from an offset to the end of its line or, vertically, of the text.
  func extending(_ textOffset: Int, _ direction: UITextLayoutDirection) -> NSRange {
    let line = manager.lineRange(at: textOffset)
    switch direction {
    case .up: return NSRange(location: 0, length: textOffset)
    case .down: return NSRange(location: textOffset, length: length - textOffset)
    case .left where !isRightToLeft, .right where isRightToLeft:
      return NSRange(location: line.location, length: textOffset - line.location)
    case .left, .right:
      return NSRange(location: textOffset, length: line.location + line.length - textOffset)
    }
  }

  /// Returns the end of a range that is farthest in a direction.
  func farthest(in range: NSRange, _ direction: UITextLayoutDirection) -> Int {
    switch direction {
    case .up: range.location
    case .down: range.location + range.length
    case .left: isRightToLeft ? range.location + range.length : range.location
    case .right: isRightToLeft ? range.location : range.location + range.length
    }
  }
}

/// Positions of a text, in UTF-16 units.
extension String {
  /// Returns a range of the text, clamped to its length; nil for a range of another input.
  func part(_ range: UITextRange) -> NSRange? {
    (range as? CountedRange)?.range.clamped(to: utf16.count)
  }

  /// Returns the part of the text in a UTF-16 range.
  func text(in range: NSRange) -> String {
    String(decoding: utf16.dropFirst(range.location).prefix(range.length), as: UTF16.self)
  }
}

extension UITextPosition {
  /// The UTF-16 offset of a position; 0 for positions of other inputs.
  var counted: Int { (self as? CountedPosition)?.offset ?? 0 }

  /// Returns the position some UTF-16 units away; nil outside the text.
  func moved(_ offset: Int, in length: Int) -> UITextPosition? {
    let (textOffset, isFar) = counted.addingReportingOverflow(offset)
    return !isFar && (0...length).contains(textOffset) ? CountedPosition(textOffset) : nil
  }

  /// Returns the order of two positions.
  func order(to other: UITextPosition) -> ComparisonResult {
    let (own, its) = (counted, other.counted)
    return own == its ? .orderedSame : own < its ? .orderedAscending : .orderedDescending
  }

  /// Returns the range between two positions, in either order.
  func range(to other: UITextPosition) -> UITextRange {
    let (own, its) = (counted, other.counted)
    return CountedRange(NSRange(location: min(own, its), length: abs(its - own)))
  }
}
