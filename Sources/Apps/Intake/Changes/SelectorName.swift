/// The Objective-C names of methods.
///
/// Source: Apple, "Importing Swift into Objective-C": the labels of a method with its base name;
/// the Swift project, `AbstractFunctionDecl::getObjCSelector` and `PartsOfSpeech.def`: "With" is
/// inserted between the two unless the label begins with a preposition, or the base name ends with
/// one.
enum SelectorName {
  /// Returns the name of a declared method; a name in `@objc(…)` has priority.
  static func of(_ member: MemberOutline, _ source: SourceText) -> String {
    if let name = given(member, source) { return name }
    return of(member.name, labels: labels(of: member, source))
  }

  /// Returns the name from a base name and labels; `_` is no label.
  static func of(_ base: String, labels: [String]) -> String {
    let base = base.filter { $0 != "`" }
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let isPreposition =
        prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: base))
      name += (isPreposition ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return labels.dropFirst().reduce(name + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
  }

  /// Returns the labels of a method's parameters.
  static func labels(of member: MemberOutline, _ source: SourceText) -> [String] {
    guard let parameters = member.parameters else { return [] }
    var labels: [String] = []
    var position = parameters.lowerBound + 1
    var isStart = true
    while position < parameters.upperBound {
      if isStart {
        // Attributes of a parameter come after its colon.
        if source.isWord(position) { labels.append(source.text(position)) }
        isStart = false
      }
      if source.isSymbol(position, .less) {
        let end = source.skipGenerics(position)
        if end > position {
          position = end
          continue
        }
      }
      if source.isSymbol(position, .comma) { isStart = true }
      position = source.next(position)
    }
    return labels
  }

  /// Returns true for a method that the runtime finds by name.
  static func isNamed(_ member: MemberOutline) -> Bool {
    member.kind == .function && !member.isStatic
      && (member.attributes.contains("objc") || member.attributes.contains("IBAction"))
  }

  /// Returns true if a source creates selectors from strings.
  ///
  /// Examples are `Selector("save:")`, `Selector(("save:"))` and `NSSelectorFromString("save:")`.
  static func isMadeOfStrings(in source: SourceText) -> Bool {
    source.tokens.indices.contains { index in
      guard source.isWord(index, "Selector") || source.isWord(index, "NSSelectorFromString"),
        source.isSymbol(index + 1, .open)
      else { return false }
      let inner = source.isSymbol(index + 2, .open) ? index + 3 : index + 2
      return source.tokens.indices.contains(inner)
        && (source.tokens[inner].kind == .string
          || source.isWord(index, "NSSelectorFromString"))
    }
  }

  private static func given(_ member: MemberOutline, _ source: SourceText) -> String? {
    var position = member.start
    while position < member.keyword {
      if source.isSymbol(position, .at), source.isWord(position + 1, "objc"),
        source.isSymbol(position + 2, .open), let close = source.partner(position + 2)
      {
        return source.text(
          source.tokens[position + 2].range.upperBound..<source.tokens[close].range.lowerBound
        ).filter { !$0.isWhitespace }
      }
      position = source.next(position)
    }
    return nil
  }

  /// Returns the first word of a camel case name.
  private static func firstWord(of name: String) -> String {
    String(name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" })
  }

  /// Returns the last word of a camel case name, in lower case.
  private static func lastWord(of name: String) -> String {
    let start = name.lastIndex { $0.isUppercase || $0 == "_" } ?? name.startIndex
    return name[start...].filter { $0 != "_" }.lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "since",
    "to", "until", "using", "via", "with", "within",
  ]
}
