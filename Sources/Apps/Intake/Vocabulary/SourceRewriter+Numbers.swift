extension SourceRewriter {
  /// An operator that orders numbers of Foundation's gives way to Foundation's own, which it has off Apple platforms alone
  /// and which would be as good.
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
