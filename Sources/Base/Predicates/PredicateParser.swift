import Foundation

/// A parser of the format of a predicate, with its arguments at the placeholders.
///
/// Source: Apple, Predicate Programming Guide, Predicate Format String Syntax.
struct PredicateParser {
  /// A token of a format.
  private enum Token {
    case word(String)
    case symbol(String)
    case text(String)
    case number(Any)
    case argument(Any?)
    case path(String)
  }

  /// The reason why a format is invalid.
  struct Failure: Error {
    /// The message.
    let text: String
  }

  private var tokens: [Token] = []
  private var position = 0

  /// Returns the condition of a format.
  ///
  /// - Throws: ``Failure`` for an invalid format, or a wrong number of arguments.
  /// - Complexity: O(characters).
  static func read(_ format: String, _ arguments: [Any?]) throws(Failure) -> PredicateCondition {
    var parser = PredicateParser()
    var rest = arguments[...]
    try parser.split(Array(format), &rest)
    let condition = try parser.alternatives()
    guard parser.position == parser.tokens.count else {
      throw Failure(text: "unexpected text at part \(parser.position + 1)")
    }
    return condition
  }

  // MARK: Tokens

  private mutating func split(_ all: [Character], _ arguments: inout ArraySlice<Any?>)
    throws(Failure)
  {
    var index = 0
    func end(from start: Int, while holds: (Character) -> Bool) -> Int {
      var end = start
      while end < all.count, holds(all[end]) { end += 1 }
      return end
    }
    while index < all.count {
      let character = all[index]
      if character.isWhitespace {
        index += 1
      } else if character == "'" || character == "\"" {
        var text = ""
        index += 1
        while index < all.count, all[index] != character {
          if all[index] == "\\", index + 1 < all.count { index += 1 }
          text.append(all[index])
          index += 1
        }
        guard index < all.count else { throw Failure(text: "a text does not end") }
        index += 1
        tokens.append(.text(text))
      } else if character == "%" {
        let end = end(from: index + 1) { "lhqzt0123456789.".contains($0) }
        guard end < all.count else { throw Failure(text: "a value is missing after the sign %") }
        guard let value = arguments.popFirst() else {
          throw Failure(text: "an argument is missing")
        }
        switch all[end] {
        case "@": tokens.append(.argument(value))
        case "K": tokens.append(.path(value.map { "\($0)" } ?? ""))
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "g", "G", "e", "E", "c", "s":
          tokens.append(.argument(value))
        default: throw Failure(text: "the sign %\(all[end]) is unknown")
        }
        index = end + 1
      } else if character.isNumber
        || character == "-" && index + 1 < all.count && all[index + 1].isNumber
      {
        let end = end(from: index + 1) { $0.isNumber || $0 == "." }
        let text = String(all[index..<end])
        tokens.append(.number(Int64(text) ?? Double(text) ?? 0 as Any))
        index = end
      } else if character.isLetter || "_@#$".contains(character) {
        let end = end(from: index + 1) { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
        // A placeholder can follow a key path: `items.%K`.
        tokens.append(.word(String(all[index..<end]).replacing("#", with: "")))
        index = end
      } else {
        let pair = String(all[index..<min(index + 2, all.count)])
        let isPair = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(pair)
        guard isPair || "=<>!(){},[]".contains(character) else {
          throw Failure(text: "the sign \(character) is not simulated")
        }
        tokens.append(.symbol(isPair ? pair : String(character)))
        index += isPair ? 2 : 1
      }
    }
    guard arguments.isEmpty else { throw Failure(text: "an argument has no placeholder") }
  }

  // MARK: Conditions

  private mutating func alternatives() throws(Failure) -> PredicateCondition {
    var parts = [try conjunction()]
    while takeWord("OR") || takeSymbol("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(Failure) -> PredicateCondition {
    var parts = [try negation()]
    while takeWord("AND") || takeSymbol("&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(Failure) -> PredicateCondition {
    if takeWord("NOT") || takeSymbol("!") { return .not(try negation()) }
    if takeSymbol("(") {
      let condition = try alternatives()
      guard takeSymbol(")") else { throw Failure(text: "a parenthesis does not end") }
      return condition
    }
    if takeWord("TRUEPREDICATE") { return .all([]) }
    if takeWord("FALSEPREDICATE") { return .any([]) }
    return try comparison()
  }

  private mutating func comparison() throws(Failure) -> PredicateCondition {
    var quantity = PredicateCondition.Quantity.one
    if takeWord("ANY") || takeWord("SOME") {
      quantity = .any
    } else if takeWord("ALL") {
      quantity = .all
    } else if takeWord("NONE") {
      quantity = .none
    }
    let left = try operand()
    let name = try relation()
    var options: String.CompareOptions = []
    if takeSymbol("[") {
      guard position < tokens.count, case .word(let letters) = tokens[position] else {
        throw Failure(text: "options are letters")
      }
      position += 1
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      guard takeSymbol("]") else { throw Failure(text: "options do not end") }
    }
    return .comparison(quantity, left, name, options, try operand())
  }

  private mutating func relation() throws(Failure) -> PredicateCondition.Relation {
    guard position < tokens.count else { throw Failure(text: "an operator is missing") }
    let text: String
    switch tokens[position] {
    case .symbol(let symbol): text = symbol
    case .word(let word): text = word.uppercased()
    default: throw Failure(text: "an operator is missing")
    }
    position += 1
    switch text {
    case "=", "==": return .equal
    case "!=", "<>": return .different
    case "<": return .less
    case ">": return .greater
    case "<=", "=<": return .atMost
    case ">=", "=>": return .atLeast
    case "BEGINSWITH": return .begins
    case "ENDSWITH": return .ends
    case "CONTAINS": return .contains
    case "LIKE": return .like
    case "MATCHES": return .matches
    case "IN": return .isIn
    case "BETWEEN": return .between
    default: throw Failure(text: "the operator \(text) is not simulated")
    }
  }

  private mutating func operand() throws(Failure) -> PredicateOperand {
    guard position < tokens.count else { throw Failure(text: "a value is missing") }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .argument(let value): return .constant(value)
    case .path(let path): return .path(path)
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return .constant(true)
      case "FALSE", "NO": return .constant(false)
      case "NIL", "NULL": return .constant(nil)
      default: break
      }
      guard !word.hasPrefix("$"), !isSymbol("(") else {
        throw Failure(text: "variables, functions and subqueries are not simulated: \(word)")
      }
      return .path(word.hasSuffix(".") ? try longer(word) : word)
    case .symbol("{"):
      var elements: [PredicateOperand] = []
      while !takeSymbol("}") {
        if !elements.isEmpty, !takeSymbol(",") { throw Failure(text: "a list has no comma") }
        elements.append(try operand())
      }
      return .list(elements)
    case .symbol(let symbol): throw Failure(text: "a value cannot begin with \(symbol)")
    }
  }

  /// Consumes the key path that follows `word`, and returns `word` with that key path appended.
  private mutating func longer(_ word: String) throws(Failure) -> String {
    guard position < tokens.count, case .path(let rest) = tokens[position] else {
      throw Failure(text: "the way \(word) does not end")
    }
    position += 1
    return word + rest
  }

  private func isSymbol(_ symbol: String) -> Bool {
    guard position < tokens.count, case .symbol(symbol) = tokens[position] else { return false }
    return true
  }

  private mutating func takeSymbol(_ symbol: String) -> Bool {
    guard isSymbol(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard position < tokens.count, case .word(let text) = tokens[position],
      text.uppercased() == word
    else {
      return false
    }
    position += 1
    return true
  }
}
