/// Methods that are found by their names, for selectors from strings.
extension SourceRewriter {
  /// Adds the requirements of `NamedMethods` to a class with `@objc` methods.
  ///
  /// Nothing is added unless the module creates selectors from strings.
  mutating func nameMethods(of type: TypeOutline) {
    let name = ModuleKnowledge.lastPart(type.name)
    guard knowledge.usesNamesOfMethods, importsUIKit, type.kind == .reference,
      knowledge.classes[name]?.hasNamedMethods == true
    else { return }
    let isRoot = !knowledge.superclassHasNamedMethods(name)
    var seen: Set<String> = []
    let cases = type.members.filter(SelectorName.isNamed).compactMap { member -> String? in
      let selector = SelectorName.of(member, source)
      guard seen.insert(selector).inserted else { return nil }
      let method = Connection.method(member, source)
      return
        "case \"\(selector)\": return Selector(of: \(type.name).\(method), named: \"\(selector)\")"
    }
    guard isRoot || !cases.isEmpty else { return }
    let access = ["open", "public"].first { type.modifiers.contains($0) }.map { $0 + " " } ?? ""
    let last = isRoot ? "nil" : "super.method(named: name)"
    let body =
      cases.isEmpty
      ? last : "switch name { \(cases.joined(separator: "; ")); default: return \(last) }"
    edits.insert(
      "\(separator(in: type)) \(access)\(isRoot ? "" : "override ")nonisolated class func method(named name: String) -> Selector? { \(body) }; ",
      at: source.tokens[type.close].range.lowerBound)
    separated.insert(type.open)
    if isRoot { conform(type, to: "NamedMethods") }
  }
}
