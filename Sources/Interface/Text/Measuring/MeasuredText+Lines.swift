package import Foundation

/// The visible lines of a text, truncated to a number of lines.
extension MeasuredText {
  /// Returns the visible lines at a width in points, up to a maximum number; 0 is any number.
  ///
  /// The last one has an ellipsis if the text continues and the mode truncates.
  ///
  /// - Complexity: O(characters · log characters).
  package func visibleLines(
    fitting width: CGFloat, numberOfLines: Int, _ mode: NSLineBreakMode
  ) -> [String] {
    let lines = everyLine(fitting: numberOfLines == 1 ? .infinity : Double(width))
    let count = numberOfLines > 0 ? min(numberOfLines, lines.count) : lines.count
    let isCut = count < lines.count
    return lines.prefix(count).enumerated().map { index, line in
      let isLast = index == count - 1
      var range = line.characters
      // The last line includes the remaining text of its paragraph.
      if isLast, isCut { range = range.lowerBound..<paragraphEnd(trailing: range.upperBound) }
      let goesOn = isLast && isCut && range.upperBound == line.characters.upperBound
      let text = truncation(of: range).text(
        fitting: Double(width) + LineBreaker.tolerance,
        isLast ? mode : .byClipping, goesOn: goesOn && mode.truncates)
      return text.withoutSoftHyphens + (line.isHyphenated && !(isLast && isCut) ? "-" : "")
    }
  }
}

extension String {
  /// The text as it is visible inside a line: without soft hyphens.
  ///
  /// See: L-TEXT-12.
  package var withoutSoftHyphens: String {
    unicodeScalars.contains(where: \.isSoftHyphen)
      ? String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isSoftHyphen })) : self
  }
}

extension NSLineBreakMode {
  /// True if an ellipsis replaces the removed text.
  package var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}
