/// The types of a module that two of its files, or one of them, declare by one name.
///
/// Types inside of others, in branches of `#if` and private ones may repeat a name.
struct RepeatedTypes {
  /// A declaration.
  struct Place: Hashable {
    var path: String
    /// The token of the word that begins it.
    var keyword: Int
  }

  /// The first declarations by name, with their lines.
  private var first: [String: (place: Place, line: Int)] = [:]
  /// The place of the first declaration, by that of a later one.
  private(set) var earlier: [Place: String] = [:]

  /// Notes the types of a file; those of files before it come first.
  ///
  /// - Complexity: O(tokens).
  mutating func add(_ outline: Outline, _ source: SourceText, _ path: String) {
    guard !outline.types.isEmpty else { return }
    let depths = source.depths
    for type in outline.types where type.kind != .extended && depths[type.keyword] == 0 {
      guard !type.modifiers.contains("private"), !type.modifiers.contains("fileprivate") else {
        continue
      }
      let place = Place(path: path, keyword: type.keyword)
      if let before = first[type.name] {
        earlier[place] = "\(before.place.path):\(before.line)"
      } else {
        let line = source.line(at: source.tokens[type.keyword].range.lowerBound)
        first[type.name] = (place, line)
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
