/// The types that a module declares twice, in one or two files.
///
/// Nested types, private types and types in branches of `#if` may repeat a name.
struct RepeatedTypes {
  /// A declaration.
  struct Location: Hashable {
    var path: String
    /// The token of its first keyword.
    var keyword: Int
  }

  /// The first declarations by name, with their lines.
  private var first: [String: (position: Location, line: Int)] = [:]
  /// The position of the first declaration, by that of a later one.
  private(set) var earlier: [Location: String] = [:]

  /// Adds the types of a file; those of earlier files come first.
  ///
  /// - Complexity: O(tokens).
  mutating func add(_ outline: Outline, _ source: SourceText, _ path: String) {
    guard !outline.types.isEmpty else { return }
    let depths = source.depths
    for type in outline.types where type.kind != .extended && depths[type.keyword] == 0 {
      guard !type.modifiers.contains("private"), !type.modifiers.contains("fileprivate") else {
        continue
      }
      let position = Location(path: path, keyword: type.keyword)
      if let before = first[type.name] {
        earlier[position] = "\(before.position.path):\(before.line)"
      } else {
        let line = source.line(at: source.tokens[type.keyword].range.lowerBound)
        first[type.name] = (position, line)
      }
    }
  }
}

extension SourceText {
  /// The number of braces and of `#if` around each token.
  fileprivate var depths: [Int] {
    var depth = 0
    return tokens.indices.map { index in
      if isSymbol(index, .closeBrace) { depth -= 1 }
      if isSymbol(index, .hash) {
        if isWord(index + 1, "if") { depth += 1 }
        if isWord(index + 1, "endif") { depth -= 1 }
      }
      let own = depth
      if isSymbol(index, .openBrace) { depth += 1 }
      return own
    }
  }
}
