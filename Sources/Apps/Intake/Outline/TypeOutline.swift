/// A declaration of a type or an extension, as far as rewrites need it.
struct TypeOutline {
  /// The kind of declaration: a class or actor, a structure or enumeration, a protocol, an
  /// extension.
  enum Kind { case reference, value, protocolType, extended }

  var kind: Kind
  /// The name as it is written, with dots.
  var name: String
  /// The first names in its inheritance clause.
  var inherited: [String]
  /// The first token, including attributes and modifiers.
  var start: Int
  /// The token of its keyword, such as `class`.
  var keyword: Int
  /// The token after the name.
  var nameEnd: Int
  /// The token of its opening brace.
  var open: Int
  /// The token of its closing brace.
  var close: Int
  /// The names of its attributes.
  var attributes: [String]
  /// The modifiers, such as `public` or `final`.
  var modifiers: [String]
  /// The members in its braces, in order; `Outline` adds them after all types are found.
  var members: [MemberOutline] = []
}

/// A member of a type.
struct MemberOutline {
  /// The kind of member.
  enum Kind { case function, property, other }

  var kind: Kind
  /// The name; empty for initializers and others.
  var name: String
  /// The first token, including attributes and modifiers.
  var start: Int
  /// The token of its keyword, such as `func`.
  var keyword: Int
  /// The last token.
  var end: Int
  var attributes: [String]
  var modifiers: [String]
  /// The tokens of a function's parentheses.
  var parameters: Range<Int>?

  /// True if the member cannot be used outside of its file.
  var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  /// True for a member of the type itself.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// The declarations of a file, found by keywords and brackets without a parser.
///
/// `ModuleIntake` makes it for each source before any source is rewritten, because rewrites need
/// the declarations of all files.
struct Outline {
  /// The types and extensions in the order of the file, nested ones included.
  private(set) var types: [TypeOutline] = []
  /// The first class of each name.
  private(set) var classes: [String: TypeOutline] = [:]
  /// The last components of the classes' names.
  private(set) var classNames: Set<String> = []
  /// The keywords of nested types.
  private var nested: Set<Int> = []
  /// The number of surrounding `#if` conditions by the keywords of types.
  private var conditions: [Int: Int] = [:]

  /// Finds the types of a source, and the members of each.
  ///
  /// - Complexity: O(tokens × depth of types).
  init(_ source: SourceText) {
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      guard let kind = Outline.kind(of: index, in: source),
        let type = Outline.type(kind, at: index, in: source)
      else { continue }
      types.append(type)
    }
    for index in types.indices { types[index].members = Outline.members(of: types[index], source) }
    for type in types where type.kind == .reference {
      if classes[type.name] == nil { classes[type.name] = type }
      classNames.insert(type.name.split(separator: ".").last.map(String.init) ?? type.name)
    }
    findSurroundings(source)
  }

  /// Finds the surroundings of all types in one pass over the tokens.
  private mutating func findSurroundings(_ source: SourceText) {
    var (depth, index) = (0, 0)
    var open: [TypeOutline] = []
    for type in types {
      while index < type.keyword {
        if source.isSymbol(index, .hash) {
          if source.isWord(index + 1, "if") { depth += 1 }
          if source.isWord(index + 1, "endif") { depth -= 1 }
        }
        index += 1
      }
      if depth != 0 { conditions[type.keyword] = depth }
      while let last = open.last, last.close < type.keyword { open.removeLast() }
      if open.contains(where: { $0.open < type.keyword }) { nested.insert(type.keyword) }
      open.append(type)
    }
  }

  /// Returns true if a type is nested.
  func isNested(_ type: TypeOutline) -> Bool { nested.contains(type.keyword) }

  /// Returns true if a type is inside `#if`.
  func isConditional(_ type: TypeOutline) -> Bool { conditions[type.keyword] != nil }

  /// Returns the innermost type around a token.
  func type(around token: Int) -> TypeOutline? {
    types.last { $0.open < token && token < $0.close }
  }

  /// Removes types and members by their keywords.
  mutating func remove(_ keywords: Set<Int>) {
    types.removeAll { keywords.contains($0.keyword) }
    for index in types.indices { types[index].members.removeAll { keywords.contains($0.keyword) } }
  }

  /// Returns the kind of type that a keyword declares; nil for other words and meanings.
  private static func kind(of index: Int, in source: SourceText) -> TypeOutline.Kind? {
    let count = source.tokens[index].range.count
    guard count >= 4, count <= 9 else { return nil }
    let kind: TypeOutline.Kind
    switch source.text(index) {
    case "class", "actor": kind = .reference
    case "struct", "enum": kind = .value
    case "protocol": kind = .protocolType
    case "extension": kind = .extended
    default: return nil
    }
    guard source.isWord(index + 1), !declarationKeywords.contains(source.text(index + 1)),
      !modifierKeywords.contains(source.text(index + 1)), !source.isWord(index - 1, "import")
    else { return nil }
    for symbol in [UInt8.dot, .colon, .comma] where source.isSymbol(index - 1, symbol) {
      return nil
    }
    return kind
  }

  private static func type(
    _ kind: TypeOutline.Kind, at index: Int, in source: SourceText
  ) -> TypeOutline? {
    let (name, nameEnd) = source.dottedName(at: index + 1)
    var position = source.skipGenerics(nameEnd)
    var inherited: [String] = []
    if source.isSymbol(position, .colon) {
      repeat {
        position += 1
        while source.isSymbol(position, .at) { position += 2 }
        let (name, end) = source.dottedName(at: position)
        if !name.isEmpty { inherited.append(name) }
        position = source.skipGenerics(end)
        while position < source.tokens.count, !source.isSymbol(position, .comma),
          !source.isSymbol(position, .openBrace), !source.isWord(position, "where")
        {
          position = source.next(position)
        }
      } while source.isSymbol(position, .comma)
    }
    while position < source.tokens.count, !source.isSymbol(position, .openBrace) {
      if source.isSymbol(position, .closeBrace) { return nil }
      position += 1
    }
    guard let close = source.partner(position) else { return nil }
    let head = Outline.head(before: index, in: source, from: 0)
    return TypeOutline(
      kind: kind, name: name, inherited: inherited, start: head.start, keyword: index,
      nameEnd: nameEnd, open: position, close: close, attributes: head.attributes,
      modifiers: head.modifiers)
  }

  // MARK: Members

  /// Returns a function outside of types by its keyword; nil without a body.
  static func function(at keyword: Int, in source: SourceText) -> MemberOutline? {
    let head = head(before: keyword, in: source, from: 0)
    var position = keyword + 1
    while position < source.tokens.count, !source.isSymbol(position, .openBrace) {
      position = source.next(position)
    }
    guard let close = source.partner(position) else { return nil }
    return MemberOutline(
      kind: .function, name: source.isWord(keyword + 1) ? source.text(keyword + 1) : "",
      start: head.start, keyword: keyword, end: close, attributes: head.attributes,
      modifiers: head.modifiers)
  }

  /// Returns a constant or a variable outside of types by its keyword: to the end of the line, of
  /// its brackets, or of an expression that goes on in the next line.
  static func value(at keyword: Int, in source: SourceText) -> MemberOutline {
    let head = head(before: keyword, in: source, from: 0)
    var position = keyword
    while source.next(position) < source.tokens.count {
      let next = source.next(position)
      let between =
        source.tokens[next - 1].range.upperBound..<source.tokens[next].range.lowerBound
      let isNewLine = source.bytes[between].contains(where: \.isNewline)
      if isNewLine, source.tokens[next].kind == .word, !source.isSymbol(next - 1, .equals) { break }
      if isNewLine, source.isSymbol(next, .at) || source.isSymbol(next, .hash) { break }
      if source.isSymbol(next, .closeBrace) || source.isSymbol(next, .semicolon) { break }
      position = next
    }
    return MemberOutline(
      kind: .property, name: source.isWord(keyword + 1) ? source.text(keyword + 1) : "",
      start: head.start, keyword: keyword, end: source.partner(position) ?? position,
      attributes: head.attributes, modifiers: head.modifiers)
  }

  private static func members(of type: TypeOutline, _ source: SourceText) -> [MemberOutline] {
    var members: [MemberOutline] = []
    var position = type.open + 1
    while position < type.close {
      guard beginsDeclaration(position, source) else {
        position = source.next(position)
        continue
      }
      let member = member(at: position, in: type, source)
      members.append(member)
      position = max(member.end, position) + 1
    }
    return members
  }

  private static func member(
    at keyword: Int, in type: TypeOutline, _ source: SourceText
  ) -> MemberOutline {
    let word = source.text(keyword)
    let head = head(before: keyword, in: source, from: type.open + 1)
    var member = MemberOutline(
      kind: word == "func" ? .function : word == "var" || word == "let" ? .property : .other,
      name: source.isWord(keyword + 1) ? source.text(keyword + 1) : "", start: head.start,
      keyword: keyword, end: keyword, attributes: head.attributes, modifiers: head.modifiers)
    var position = keyword + 1
    if member.kind == .function {
      position = source.skipGenerics(keyword + 2)
      if source.isSymbol(position, .open), let close = source.partner(position) {
        member.parameters = position..<close
        position = close + 1
      }
    }
    member.end = end(of: member, from: position, in: type, source)
    return member
  }

  /// Returns the last token of a member: its closing brace, or the token before the next member.
  private static func end(
    of member: MemberOutline, from position: Int, in type: TypeOutline, _ source: SourceText
  ) -> Int {
    var position = position
    while position < type.close {
      if source.isSymbol(position, .openBrace) {
        // A property with a value may also have observers: its braces need not be the last.
        if let close = source.partner(position) { return close }
      }
      if source.isSymbol(position, UInt8(ascii: ";")) { return position - 1 }
      if beginsDeclaration(position, source) {
        let start = head(before: position, in: source, from: type.open + 1).start
        if start > member.keyword { return start - 1 }
      }
      position = source.next(position)
    }
    return type.close - 1
  }

  /// Returns the attributes and modifiers before a keyword.
  private static func head(
    before keyword: Int, in source: SourceText, from first: Int
  ) -> (start: Int, attributes: [String], modifiers: [String]) {
    var start = keyword
    var attributes: [String] = []
    var modifiers: [String] = []
    while start > first {
      let last = start - 1
      var word = last
      if source.isSymbol(last, .close), let open = source.partner(last), open > first {
        word = open - 1
      }
      guard source.isWord(word) else { break }
      if source.isSymbol(word - 1, .at), word - 1 >= first {
        attributes.append(source.text(word))
        start = word - 1
      } else if modifierKeywords.contains(source.text(word)), !source.isSymbol(word - 1, .dot) {
        modifiers.append(source.text(word))
        start = word
      } else {
        break
      }
    }
    return (start, attributes, modifiers)
  }

  /// Returns true if a word begins a declaration; `class` before `func` is a modifier.
  private static func beginsDeclaration(_ position: Int, _ source: SourceText) -> Bool {
    guard source.isWord(position), declarationKeywords.contains(source.text(position)),
      !source.isSymbol(position - 1, .dot)
    else { return false }
    guard source.isWord(position, "class"), source.isWord(position + 1) else { return true }
    let next = source.text(position + 1)
    return !declarationKeywords.contains(next) && !modifierKeywords.contains(next)
  }

  private static let declarationKeywords: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case",
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]

  private static let modifierKeywords: Set<String> = [
    "override", "public", "private", "fileprivate", "internal", "package", "open", "final",
    "static", "class", "dynamic", "lazy", "weak", "unowned", "mutating", "nonmutating", "required",
    "convenience", "optional", "nonisolated", "indirect", "infix", "prefix", "postfix",
  ]
}
