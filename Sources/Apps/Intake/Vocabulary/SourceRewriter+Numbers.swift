extension SourceRewriter {
  /// Removes an app's ordering operator on `NSNumber`, which would be ambiguous.
  ///
  /// Off Apple platforms Foundation has its own.
  mutating func yieldToNumbers() {
    for index in source.tokens.indices where source.isWord(index, "func") {
      guard source.isSymbol(index + 1, .less), source.isSymbol(index + 2, .open),
        let close = source.partner(index + 2),
        (index + 3..<close).filter({ source.isWord($0, "NSNumber") }).count == 2
      else { continue }
      edits.insert("@_disfavoredOverload ", at: source.tokens[index].range.lowerBound)
    }
  }
}
