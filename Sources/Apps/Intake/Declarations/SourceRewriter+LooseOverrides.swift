/// Overrides without a counterpart in the superclass.
extension SourceRewriter {
  /// Removes `override` from members that no superclass has here.
  ///
  /// A formatter's members are called through a protocol of the UIKit module.
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
