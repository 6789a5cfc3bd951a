/// The names of methods in Objective-C.
///
/// Source: Apple, "Importing Swift into Objective-C": the labels of a method with its base name.
enum SelectorName {
  /// The name of a declared method, that which `@objc(…)` gives first.
  static func of(_ member: MemberOutline, _ source: SourceText) -> String {
    if let name = given(member, source) { return name }
    return of(member.name, labels: labels(of: member, source))
  }

  /// The name from a base and labels, of which `_` is none.
  static func of(_ base: String, labels: [String]) -> String {
    let base = base.filter { $0 != "`" }
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let isPreposition = prepositions.contains { word in
        first == word || first.hasPrefix(word) && first.dropFirst(word.count).first!.isUppercase
      }
      name += (isPreposition ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return labels.dropFirst().reduce(name + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
  }

  /// The labels of a method's parameters.
  static func labels(of member: MemberOutline, _ source: SourceText) -> [String] {
    guard let parameters = member.parameters else { return [] }
    var labels: [String] = []
    var place = parameters.lowerBound + 1
    var isStart = true
    while place < parameters.upperBound {
      if isStart {
        // Attributes of a parameter come behind its colon.
        if source.isWord(place) { labels.append(source.text(place)) }
        isStart = false
      }
      if source.isSymbol(place, .less) {
        let end = source.skipGenerics(place)
        if end > place {
          place = end
          continue
        }
      }
      if source.isSymbol(place, .comma) { isStart = true }
      place = source.next(place)
    }
    return labels
  }

  private static func given(_ member: MemberOutline, _ source: SourceText) -> String? {
    var place = member.start
    while place < member.keyword {
      if source.isSymbol(place, .at), source.isWord(place + 1, "objc"),
        source.isSymbol(place + 2, .open), let close = source.partner(place + 2)
      {
        return source.text(
          source.tokens[place + 2].range.upperBound..<source.tokens[close].range.lowerBound
        ).filter { !$0.isWhitespace }
      }
      place = source.next(place)
    }
    return nil
  }

  private static let prepositions = [
    "after", "along", "at", "before", "between", "by", "for", "from", "in", "into", "of", "on",
    "to", "under", "via", "with", "within", "without",
  ]
}
