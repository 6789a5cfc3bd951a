import GimbalDocuments

/// The variables and fragments in scope in a part of a document.
struct ExpansionScope {
  /// The values of variables, by the names in `$name`.
  private(set) var variables: [String: JSONNode] = [:]
  /// Unexpanded lists and objects by the names in `use`.
  private(set) var fragments: [String: JSONNode] = [:]
  /// The fragments that are being expanded, the outermost first.
  private(set) var fragmentChain: [String] = []
  /// The paths of the fragment files that were included, so that each is read once.
  var included: Set<String> = []
  /// The scene files that are being included, the outermost first.
  var sceneChain: [String] = []

  /// Sets a variable for this scope, and replaces an outer one.
  mutating func set(_ name: String, _ value: JSONNode) { variables[name] = value }

  /// Defines a fragment for this scope, and replaces an outer one.
  mutating func define(_ name: String, _ fragment: JSONNode) { fragments[name] = fragment }

  /// Returns the scope inside a fragment, which the chain of fragments includes.
  func using(_ name: String) -> ExpansionScope {
    var scope = self
    scope.fragmentChain.append(name)
    return scope
  }

  /// Returns true for the name of a variable: a letter or `_`, then letters, digits and `_`.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, isStart(first) else { return false }
    return text.utf8.allSatisfy(isPart)
  }

  /// Returns true for a byte with which the name of a variable can begin.
  static func isStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns true for a byte that the name of a variable can contain.
  static func isPart(_ byte: UInt8) -> Bool {
    isStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension ExpansionScope {
  /// Returns the value of a text with variables: `$name`, `${name}`, `$$` for a dollar sign.
  ///
  /// A text that consists of one variable has its value of any type. A dollar sign that no name
  /// follows is literal.
  ///
  /// - Throws: one line for an unknown variable, and for a list or an object inside a text.
  func value(of text: String, at position: SourcePosition) throws(DocumentError) -> JSONValue {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return .string(text) }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let whole = rest.count
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "$"), let next = rest.first else {
        result.append(byte)
        continue
      }
      if next == UInt8(ascii: "$") {
        rest.removeFirst()
        result.append(byte)
        continue
      }
      guard let (name, length) = try Self.name(rest, text, position) else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst(length)
      let value = try variable(name, at: position).value
      if length + 1 == whole { return value }
      result += try Self.describe(of: value, name, at: position).utf8
    }
    return .string(String(decoding: result, as: UTF8.self))
  }

  /// Returns the name after a dollar sign, with its number of bytes and braces.
  private static func name(
    _ rest: ArraySlice<UInt8>, _ text: String, _ position: SourcePosition
  ) throws(DocumentError) -> (String, Int)? {
    guard rest.first == UInt8(ascii: "{") else {
      guard let first = rest.first, isStart(first) else { return nil }
      let name = rest.prefix(while: isPart)
      return (String(decoding: name, as: UTF8.self), name.count)
    }
    let name = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
    let text = String(decoding: name, as: UTF8.self)
    guard name.count + 2 <= rest.count, isName(text) else {
      throw DocumentError(
        file: "", position: position,
        issue:
          "\(QuotedText.of("${" + text)) names no variable; allowed is '${name}', and '$$' for "
          + "a dollar sign")
    }
    return (text, name.count + 2)
  }

  private func variable(_ name: String, at position: SourcePosition) throws(DocumentError)
    -> JSONNode
  {
    if let value = variables[name] { return value }
    let hint = NearestWord.hintOrAll(for: name, among: variables.keys.sorted())
    throw DocumentError(
      file: "", position: position,
      issue: "there is no variable \(QuotedText.of(name))"
        + (variables.isEmpty ? "; '$$' is a dollar sign" : hint))
  }

  private static func describe(
    of value: JSONValue, _ name: String, at position: SourcePosition
  ) throws(DocumentError) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number): return number.literal
    case .bool(let flag): return flag ? "true" : "false"
    case .null, .array, .object:
      throw DocumentError(
        file: "", position: position,
        issue: "the variable \(QuotedText.of(name)) is \(value.kindText); inside a text "
          + "allowed is a text, a number, true or false")
    }
  }
}
