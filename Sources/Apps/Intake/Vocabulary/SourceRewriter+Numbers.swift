/// An operator of apps on `NSNumber` that Foundation on Linux declares too.
extension SourceRewriter {
  /// Marks an app's operator `<` on `NSNumber` as disfavored, so that the compiler prefers that of
  /// Foundation, which exists only off Apple platforms.
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
