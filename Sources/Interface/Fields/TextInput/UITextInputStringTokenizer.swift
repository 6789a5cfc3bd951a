public import Foundation
public import GimbalEngine

/// Finds the units of a text input by its characters, and its lines by its rectangles.
///
/// Words are runs of letters and digits; sentences end after their punctuation. No dictionary
/// divides text in languages without spaces into words. Source: Apple, UITextInputStringTokenizer.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of an input, which it does not retain.
  public init(textInput: UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit (such as a word) around a position; between two units, the one in the
  /// direction.
  ///
  /// - Complexity: O(characters).
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (input, textOffset) = textOffset(of: position) else { return nil }
    let unit = units(granularity, input).first {
      direction.isBackward
        ? $0.location < textOffset && textOffset <= $0.location + $0.length
        : $0.location <= textOffset && textOffset < $0.location + $0.length
    }
    return unit.flatMap { range($0, input) }
  }

  /// Returns true if a unit ends at a position, or, backward, begins there.
  ///
  /// - Complexity: O(characters).
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (input, textOffset) = textOffset(of: position) else { return false }
    return boundaries(granularity, direction, input).contains(textOffset)
  }

  /// Returns the next boundary of a unit in a direction; nil after the last one.
  ///
  /// - Complexity: O(characters).
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (input, textOffset) = textOffset(of: position) else { return nil }
    let all = boundaries(granularity, direction, input)
    let next = direction.isBackward ? all.last { $0 < textOffset } : all.first { $0 > textOffset }
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Returns true if a position is in a unit.
  ///
  /// - Complexity: O(characters).
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func textOffset(of position: UITextPosition) -> (input: any UITextInput, textOffset: Int)?
  {
    input.map { ($0, $0.offset(from: $0.beginningOfDocument, to: position)) }
  }

  private func range(_ range: NSRange, _ input: any UITextInput) -> UITextRange? {
    guard let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  private func boundaries(
    _ granularity: UITextGranularity, _ direction: UITextDirection, _ input: any UITextInput
  ) -> [Int] {
    units(granularity, input).map {
      direction.isBackward ? $0.location : $0.location + $0.length
    }
  }

  private func units(_ granularity: UITextGranularity, _ input: any UITextInput) -> [NSRange] {
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    let text = whole.flatMap { input.text(in: $0) } ?? ""
    return granularity == .line ? lines(input) : TextUnits.ranges(of: granularity, in: text)
  }

  private func lines(_ input: any UITextInput) -> [NSRange] {
    let begin = input.beginningOfDocument
    let end = input.offset(from: begin, to: input.endOfDocument)
    var (lines, start): ([NSRange], Int) = ([], 0)
    while start < end, let position = input.position(from: begin, offset: start),
      let line = input.characterRange(byExtending: position, in: .right)
    {
      // Advance by at least one character, because a line's end may be the next line's beginning.
      let next = max(start + 1, input.offset(from: begin, to: line.end))
      lines.append(NSRange(location: start, length: min(next, end) - start))
      start = next
    }
    return lines
  }
}

/// The units of a text by its characters, in UTF-16 units.
enum TextUnits {
  /// Returns the ranges of a text's units, such as words or sentences, in UTF-16 units.
  ///
  /// - Complexity: O(characters).
  static func ranges(of granularity: UITextGranularity, in text: String) -> [NSRange] {
    var (ranges, start, textOffset): ([NSRange], Int?, Int) = ([], nil, 0)
    func end(at end: Int) {
      if let start, end > start { ranges.append(NSRange(location: start, length: end - start)) }
      start = nil
    }
    var endsSentence = false
    for character in text {
      let length = character.utf16.count
      switch granularity {
      case .character: ranges.append(NSRange(location: textOffset, length: length))
      case .word:
        let isLetter = character.isLetter || character.isNumber
        if isLetter { start = start ?? textOffset } else { end(at: textOffset) }
      case .sentence:
        if start == nil, !character.isWhitespace { start = textOffset }
        if character.isNewline || (character.isWhitespace && endsSentence) { end(at: textOffset) }
        endsSentence = ".!?。！？".contains(character) || (endsSentence && !character.isWhitespace)
      case .paragraph, .line:
        start = start ?? textOffset
        if character.isNewline { end(at: textOffset + length) }
      case .document: start = start ?? textOffset
      }
      textOffset += length
    }
    end(at: textOffset)
    return ranges
  }
}
