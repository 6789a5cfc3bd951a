package import Foundation

extension MeasuredText {
  /// The lines that can be seen at a width in points, of at most some lines; 0 is any number.
  ///
  /// The last one has an ellipsis where the text goes on, if the mode truncates.
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
      // The last line takes in what would stand below it in its paragraph.
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
  /// The text as it is seen inside a line, where soft hyphens are not.
  ///
  /// See: L-TEXT-12.
  package var withoutSoftHyphens: String {
    unicodeScalars.contains(where: \.isSoftHyphen)
      ? String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isSoftHyphen })) : self
  }
}

extension NSLineBreakMode {
  /// True if an ellipsis stands for what is cut.
  package var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}
