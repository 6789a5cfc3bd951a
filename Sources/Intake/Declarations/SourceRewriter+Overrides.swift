/// Overrides in extensions, which only the runtime finds: they move into the class, if that is in the same file.
extension SourceRewriter {
  mutating func moveOverrides(of type: TypeOutline) {
    guard type.kind == .extended else { return }
    let overrides = type.members.filter { $0.modifiers.contains("override") }
    guard !overrides.isEmpty else { return }
    guard
      let home = outline.types.first(where: { $0.kind == .reference && $0.name == type.name })
    else {
      for member in overrides {
        remark(
          .overrideInExtension, at: member.keyword,
          "'\(member.name)' overrides in an extension of a class of another file; move it into the class"
        )
      }
      return
    }
    let quoted = SourceRewriter.quoted(path)
    for member in overrides {
      let range = range(member.start, member.end)
      let text = String(decoding: edits.applied(to: source.bytes, in: range), as: UTF8.self)
      let line = source.line(at: range.lowerBound)
      edits.replace(range, with: Edits.newlines(of: source.bytes[range]))
      let brace = source.tokens[home.close].range.lowerBound
      edits.insert(
        """

        #sourceLocation(file: "\(quoted)", line: \(line))
        \(text)
        #sourceLocation(file: "\(quoted)", line: \(source.line(at: brace)))

        """, at: brace)
    }
  }
}
