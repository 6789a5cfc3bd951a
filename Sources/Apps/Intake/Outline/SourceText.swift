/// A file of Swift source as tokens, with matching brackets.
struct SourceText {
  /// The file in UTF-8.
  let bytes: [UInt8]
  /// The tokens in order, without white space and comments.
  let tokens: [SwiftToken]
  /// For each bracket the index of its partner; -1 for other tokens.
  let partners: [Int32]
  /// The offsets of line feeds.
  private let lineFeeds: [Int]

  /// Divides the bytes of a source into tokens, and pairs its brackets.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes)
    partners = SourceText.partners(of: tokens, bytes)
    lineFeeds = bytes.indices.filter { bytes[$0] == .newline }
  }

  /// Finds the partners of brackets; unmatched ones, such as in branches of `#if`, have none.
  private static func partners(of tokens: [SwiftToken], _ bytes: [UInt8]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      let byte = bytes[token.range.lowerBound]
      switch byte {
      case .open, .openSquare, .openBrace: open.append(index)
      case .close, .closeSquare, .closeBrace:
        let expected: UInt8 =
          byte == .close ? .open : byte == .closeSquare ? .openSquare : .openBrace
        guard
          let position = open.lastIndex(where: { bytes[tokens[$0].range.lowerBound] == expected }),
          // One unclosed inner bracket of another kind may be skipped.
          open.count - position <= 2
        else { continue }
        partners[open[position]] = Int32(index)
        partners[index] = Int32(open[position])
        open.removeSubrange(position...)
      default: break
      }
    }
    return partners
  }

  /// Returns the text of a token.
  func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Returns the text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns true if the token exists and is this word.
  func isWord(_ index: Int, _ word: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let range = tokens[index].range
    return range.count == word.utf8.count && bytes[range].elementsEqual(word.utf8)
  }

  /// Returns true if the token at an index is a word; false beyond the tokens.
  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Returns true if the token exists and is this symbol.
  func isSymbol(_ index: Int, _ symbol: UInt8) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .symbol
      && bytes[tokens[index].range.lowerBound] == symbol
  }

  /// Returns the index of the matching bracket, or nil.
  func partner(_ index: Int) -> Int? {
    tokens.indices.contains(index) && partners[index] >= 0 ? Int(partners[index]) : nil
  }

  /// Returns the token after this one, or after the bracket that closes it.
  func next(_ index: Int) -> Int {
    if let partner = partner(index), partner > index { return partner + 1 }
    return index + 1
  }

  /// Returns the line of a byte, from 1.
  ///
  /// - Complexity: O(log lines).
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineFeeds.count
    while low < high {
      let middle = (low + high) / 2
      if lineFeeds[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// Returns the dotted name from a token on, and the token after it.
  func dottedName(at index: Int) -> (name: String, end: Int) {
    guard isWord(index) else { return ("", index) }
    var name = text(index)
    var end = index + 1
    while isSymbol(end, .dot), isWord(end + 1) {
      name += "." + text(end + 1)
      end += 2
    }
    return (name, end)
  }

  /// Returns the token after the generic arguments that begin here, if any.
  func skipGenerics(_ index: Int) -> Int {
    guard isSymbol(index, .less) else { return index }
    var depth = 0
    var position = index
    while position < tokens.count {
      if isSymbol(position, .less) { depth += 1 }
      // The arrow of a function type is no bracket.
      if isSymbol(position, .greater), !isSymbol(position - 1, .minus) { depth -= 1 }
      if isSymbol(position, .openBrace) { return index }
      position = next(position)
      if depth == 0 { return position }
    }
    return index
  }
}

extension SourceText {
  /// True if the source imports UIKit, or a part of it.
  var importsUIKit: Bool { imports("UIKit") }

  /// Returns true if the source imports a module, or a part or name of it.
  func imports(_ module: String) -> Bool {
    tokens.indices.contains {
      isWord($0, "import") && (isWord($0 + 1, module) || isWord($0 + 2, module))
    }
  }

  /// True if the source imports XCTest.
  var importsXCTest: Bool {
    tokens.indices.contains { isWord($0, "import") && isWord($0 + 1, "XCTest") }
  }
}
