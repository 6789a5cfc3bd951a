/// A file of Swift source as tokens, with the brackets that belong together.
struct SourceText {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// For each token that is a bracket the place of the other one; -1 for all others.
  let partners: [Int32]
  /// The places of line feeds.
  private let lineFeeds: [Int]

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes)
    partners = SourceText.partners(of: tokens, bytes)
    lineFeeds = bytes.indices.filter { bytes[$0] == .newline }
  }

  /// Brackets that do not fit, as branches of `#if` may leave them, belong to none.
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
          // A bracket that was left open further in is skipped, one of another kind at most.
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

  /// The text of a token.
  func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The text between two places among the bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// True if a token is there and is a word with this text.
  func isWord(_ index: Int, _ word: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let range = tokens[index].range
    return range.count == word.utf8.count && bytes[range].elementsEqual(word.utf8)
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// True if a token is there and is this symbol.
  func isSymbol(_ index: Int, _ symbol: UInt8) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .symbol
      && bytes[tokens[index].range.lowerBound] == symbol
  }

  /// The place of the bracket that belongs to this one; nil without.
  func partner(_ index: Int) -> Int? {
    tokens.indices.contains(index) && partners[index] >= 0 ? Int(partners[index]) : nil
  }

  /// The token behind this one, or behind the bracket that closes what it opens.
  func next(_ index: Int) -> Int {
    if let partner = partner(index), partner > index { return partner + 1 }
    return index + 1
  }

  /// The line of a byte, from 1.
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

  /// The name from a token on, with dots between its words, and the token behind it.
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

  /// The token behind the arguments of a generic type, if some begin here.
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
  /// True if it imports UIKit, or a part of it.
  var importsUIKit: Bool { imports("UIKit") }

  /// True if it imports a module, a part or a name of it.
  func imports(_ module: String) -> Bool {
    tokens.indices.contains {
      isWord($0, "import") && (isWord($0 + 1, module) || isWord($0 + 2, module))
    }
  }

  /// True if it imports XCTest.
  var importsXCTest: Bool {
    tokens.indices.contains { isWord($0, "import") && isWord($0 + 1, "XCTest") }
  }
}
