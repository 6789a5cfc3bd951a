/// A member that forwards its calls to another one: its declaration, and its call.
struct ForwardedMember {
  /// The name with its labels, as selectors have it.
  let name: String
  /// The declaration before its braces, without modifiers.
  let declaration: String
  /// The attributes and modifiers of the declaration: its access level, and `@discardableResult`.
  let head: String
  private let memberKind: MemberKind

  private enum MemberKind {
    case function(arguments: String, effectKeywords: String)
    case property(isSettable: Bool)
  }

  /// Reads a member; nil for one that cannot be forwarded with one call.
  ///
  /// Such members are generic, fileprivate, or have variadic or autoclosure parameters, or
  /// observers.
  init?(_ member: MemberOutline, of type: TypeOutline, in source: SourceText) {
    guard !member.isPrivate, !type.modifiers.contains("private"),
      !type.modifiers.contains("fileprivate"), source.isSymbol(member.end, .closeBrace),
      let open = source.partner(member.end), open > member.keyword
    else { return nil }
    declaration = source.plainText(member.keyword, open - 1)
    name = Connection.method(member, source)
    let isClass = member.isStatic
    let access = ["public", "open"].contains {
      member.modifiers.contains($0) || type.modifiers.contains($0)
    }
    head =
      (member.attributes.contains("discardableResult") ? "@discardableResult " : "")
      + (access ? "public " : "") + (isClass ? "class " : "")
      + (member.modifiers.contains("nonisolated") ? "nonisolated " : "")
    switch member.kind {
    case .function:
      guard let parameters = member.parameters, parameters.lowerBound == member.keyword + 2,
        let arguments = ForwardedMember.arguments(parameters, in: source),
        !source.isWord(in: parameters.upperBound..<open, "rethrows")
      else { return nil }
      let effects = parameters.upperBound..<open
      memberKind = .function(
        arguments: arguments,
        effectKeywords: (source.isWord(in: effects, "throws") ? "try " : "")
          + (source.isWord(in: effects, "async") ? "await " : ""))
    case .property:
      guard Connection.type(member, source) != nil,
        !source.isWord(in: open..<member.end, "didSet"),
        !source.isWord(in: open..<member.end, "willSet")
      else { return nil }
      memberKind = .property(isSettable: source.hasSetter(in: open))
    case .other: return nil
    }
  }

  /// Returns the body that calls a member of another name.
  ///
  /// `others` are classes with the member's name in each. The body calls the member of the first
  /// class to which the object belongs. If it belongs to none, the body calls the member `name`.
  func body(choosing others: [(type: String, name: String)] = [], else name: String) -> String {
    switch memberKind {
    case .function(let arguments, let effectKeywords):
      let choices = others.map {
        "if let own = self as? \($0.type) { return \(effectKeywords)own.\($0.name)(\(arguments)) }; "
      }
      return "{ \(choices.joined())return \(effectKeywords)self.\(name)(\(arguments)) }"
    case .property(let isSettable):
      let getters = others.map { "if let own = self as? \($0.type) { return own.\($0.name) }; " }
      let setters = others.map {
        "if let own = self as? \($0.type) { own.\($0.name) = newValue; return }; "
      }
      let setter = isSettable ? " set { \(setters.joined())self.\(name) = newValue }" : ""
      return "{ get { \(getters.joined())return self.\(name) }\(setter) }"
    }
  }

  /// Returns the parameters as the arguments of a call; nil if that is impossible.
  private static func arguments(_ parameters: Range<Int>, in source: SourceText) -> String? {
    var arguments: [String] = []
    var position = parameters.lowerBound + 1
    while position < parameters.upperBound {
      while source.isSymbol(position, .at) {
        position += 2
        if source.isSymbol(position, .open) { position = source.next(position) }
      }
      guard source.isWord(position) else { return nil }
      let label = source.text(position)
      let name = source.isWord(position + 1) ? source.text(position + 1) : label
      var isShared = false
      while position < parameters.upperBound, !source.isSymbol(position, .comma) {
        isShared = isShared || source.isWord(position, "inout")
        // Three dots declare a variadic parameter.
        if source.isWord(position, "autoclosure")
          || source.isSymbol(position, .dot) && source.isSymbol(position + 1, .dot)
        {
          return nil
        }
        if source.isSymbol(position, .less) {
          let end = source.skipGenerics(position)
          if end > position {
            position = end
            continue
          }
        }
        position = source.next(position)
      }
      arguments.append((label == "_" ? "" : label + ": ") + (isShared ? "&" : "") + name)
      position += 1
    }
    return arguments.joined(separator: ", ")
  }
}

extension SourceText {
  /// Returns tokens on one line, without comments.
  func plainText(_ first: Int, _ last: Int) -> String {
    var text = ""
    for index in first...max(first, last) {
      let isJoined =
        index > first && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
      text += (index > first && !isJoined ? " " : "") + self.text(index)
    }
    return text
  }

  /// Returns true if one of the tokens is this word.
  func isWord(in range: Range<Int>, _ word: String) -> Bool {
    range.contains { isWord($0, word) }
  }

  /// Returns true if a pair of braces contains a setter at its top level.
  func hasSetter(in open: Int) -> Bool {
    guard let close = partner(open) else { return false }
    var position = open + 1
    while position < close {
      if isWord(position, "set"),
        isSymbol(isSymbol(position + 1, .open) ? next(position + 1) : position + 1, .openBrace)
      {
        return true
      }
      position = next(position)
    }
    return false
  }
}
