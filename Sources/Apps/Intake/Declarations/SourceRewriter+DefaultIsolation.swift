/// Classes of a module whose default is the main actor, which inherit from Foundation's classes.
///
/// The compiler rejects their overrides, since Foundation's members have no actor. On Apple
/// platforms these are members of Objective-C, whose overrides may have one.
extension SourceRewriter {
  /// Removes the actor from the overrides of a class: they run on the main actor without it.
  mutating func isolateOverrides(of type: TypeOutline) {
    guard knowledge.isOnMainActor, type.kind == .reference, hasDefaultIsolation(type) else {
      return
    }
    if let base = type.inherited.first, SourceRewriter.classesWithoutActor.contains(base) {
      edits.insert("nonisolated ", at: source.tokens[type.keyword].range.lowerBound)
      return
    }
    guard knowledge.ancestors(of: type.name).last == "NSObject" else { return }
    for member in type.members where member.modifiers.contains("override") {
      guard SourceRewriter.membersOfObjects.contains(member.name),
        !member.modifiers.contains("nonisolated"), let result = result(of: member),
        source.isSymbol(member.end, .closeBrace), let open = source.partner(member.end),
        !["get", "set", "didSet", "willSet"].contains(where: { source.isWord(open + 1, $0) })
      else { continue }
      edits.insert("nonisolated ", at: source.tokens[member.keyword].range.lowerBound)
      edits.insert(
        " MainActor.assumeIsolated { () -> \(result) in", at: source.tokens[open].range.upperBound)
      edits.insert(" }", at: source.tokens[member.end].range.lowerBound)
    }
  }

  private func hasDefaultIsolation(_ type: TypeOutline) -> Bool {
    !type.modifiers.contains("nonisolated") && !type.modifiers.contains("actor")
      && type.attributes.allSatisfy { ["objc", "objcMembers", "available"].contains($0) }
  }

  /// Returns the type of a property or the result of a function, which is one word.
  private func result(of member: MemberOutline) -> String? {
    if member.kind == .property {
      guard source.isSymbol(member.keyword + 2, .colon), source.isWord(member.keyword + 3),
        source.isSymbol(member.keyword + 4, .openBrace)
      else { return nil }
      return source.text(member.keyword + 3)
    }
    guard let end = member.parameters?.upperBound, source.isSymbol(end + 1, .minus),
      source.isSymbol(end + 2, .greater), source.isWord(end + 3),
      source.isSymbol(end + 4, .openBrace)
    else { return nil }
    return source.text(end + 3)
  }

  /// The members of `NSObject` that apps override.
  private static let membersOfObjects: Set = ["description", "debugDescription", "hash", "isEqual"]

  /// Classes of Foundation from which classes of apps inherit.
  private static let classesWithoutActor: Set = [
    "Operation", "Thread", "URLProtocol", "Formatter", "NumberFormatter", "DateFormatter",
    "URLSession", "URLSessionTask", "URLSessionDataTask", "NSPredicate", "XMLParser",
  ]
}
