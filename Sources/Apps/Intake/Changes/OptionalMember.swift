/// An optional protocol member with a non-optional result, such as `shouldSave(_:) -> Bool`.
///
/// The rewritten member throws if a class does not have it, and `try?` converts the error to nil.
enum OptionalMember {
  /// Returns a throwing declaration with a default, and the last token before `throws`; nil for
  /// others.
  static func absence(
    of member: MemberOutline, _ source: SourceText
  ) -> (answer: String, end: Int)? {
    if let property = property(member, source), !property.isOptional {
      return (
        "var \(member.name): \(property.type) { get throws { throw CancellationError() } }",
        property.getter
      )
    }
    guard member.kind == .function, let parameters = member.parameters,
      !member.isStatic
    else { return nil }
    let end = parameters.upperBound
    guard source.isSymbol(end + 1, .minus), source.isSymbol(end + 2, .greater),
      end + 3 <= member.end
    else { return nil }
    let result = source.text(
      source.tokens[end + 3].range.lowerBound..<source.tokens[member.end].range.upperBound)
    guard result != "Void", result != "()", !result.hasSuffix("?"), !result.hasSuffix("!") else {
      return nil
    }
    let signature = source.text(
      source.tokens[member.keyword].range.lowerBound..<source.tokens[end].range.upperBound)
    let text = "\(signature) throws -> \(result) { throw CancellationError() }"
    return (text.filter { !$0.isNewline }, end)
  }
}

extension OptionalMember {
  /// Returns the type of a property declared `{ get }`, whether the type is optional, and the index
  /// of its `get` token; nil for other members.
  static func property(
    _ member: MemberOutline, _ source: SourceText
  ) -> (type: String, isOptional: Bool, getter: Int)? {
    guard member.kind == .property, source.isSymbol(member.keyword + 2, .colon),
      source.isSymbol(member.end, .closeBrace), let open = source.partner(member.end),
      open == member.end - 2, source.isWord(open + 1, "get"), open > member.keyword + 3
    else { return nil }
    let type = source.text(
      source.tokens[member.keyword + 3].range.lowerBound..<source.tokens[open - 1].range.upperBound
    ).filter { !$0.isNewline }
    return (type, type.hasSuffix("?") || type.hasSuffix("!"), open + 1)
  }
}

extension SourceText {
  /// Returns the first token of a chain that ends at a token: `a` of `a?.b(c)[d]`.
  func startOfCall(endingBefore dot: Int) -> Int {
    var position = dot - 1
    while position >= 0 {
      while position > 0, isSymbol(position, .question) || isSymbol(position, .exclamation) {
        position -= 1
      }
      if let open = partner(position), open < position {
        // The called or subscripted expression is before the bracket.
        guard open > 0, touches(open - 1, open),
          isWord(open - 1) || partner(open - 1).map({ $0 < open - 1 }) == true
            || isSymbol(open - 1, .question) || isSymbol(open - 1, .exclamation)
        else { return open }
        position = open - 1
        continue
      }
      guard isWord(position), isSymbol(position - 1, .dot) else { return max(0, position) }
      position -= 2
    }
    return 0
  }

  private func touches(_ left: Int, _ right: Int) -> Bool {
    tokens[left].range.upperBound == tokens[right].range.lowerBound
  }
}
