/// Overrides of what is no member of a class here.
extension SourceRewriter {
  /// Takes `override` from members that are none of a class here; a formatter's are called through a protocol of UIKit's
  /// module.
  mutating func loosenOverrides(of type: TypeOutline) {
    guard type.kind == .reference else { return }
    let name = ModuleKnowledge.lastPart(type.name)
    for member in type.members where member.modifiers.contains("override") {
      let text = Connection.method(member, source)
      guard LooseOverrides.isLoose(text, ancestors: knowledge.ancestors(of: name)),
        !knowledge.superclassDeclares(text, above: name),
        let word = (member.start..<member.keyword).first(where: { source.isWord($0, "override") })
      else { continue }
      edits.blank(range(word, word), in: source)
      if let name = LooseOverrides.formatters[text] { conform(type, to: name) }
    }
  }
}
