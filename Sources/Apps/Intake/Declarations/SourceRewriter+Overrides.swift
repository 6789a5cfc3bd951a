/// Overrides that only the Objective-C runtime finds.
///
/// Overrides in extensions move into the class if it is in the same file. The class of another file
/// gets a member that calls them. A member of an extension that classes override calls their
/// overrides.
extension SourceRewriter {
  mutating func moveOverrides(of type: TypeOutline) {
    guard type.kind == .extended else { return }
    let name = ModuleKnowledge.lastPart(type.name)
    let overrides = type.members.filter {
      $0.modifiers.contains("override")
        && !knowledge.overrides.isDispatched(Connection.method($0, source), in: name)
    }
    guard !overrides.isEmpty else { return }
    guard let home = outline.classes[type.name] else {
      let isOwn = knowledge.classes[name]?.isDeclared == true
      let forwarded = isOwn ? knowledge.overrides.inherited[name]?.map(\.name) ?? [] : []
      for member in overrides {
        if !isOwn {
          rename(member, to: ModuleOverrides.name(of: member.name, in: name))
          diagnostic(
            .overrideInExtension, at: member.keyword,
            "'\(member.name)' overrides in an extension of \(name), a class of another module, and is never called here; override it in a subclass"
          )
          continue
        }
        if forwarded.contains(Connection.method(member, source)),
          ModuleOverrides.isFarFromClass(type, outline),
          ForwardedMember(member, of: type, in: source) != nil
        {
          rename(member, to: ModuleOverrides.name(of: member.name, in: name))
          continue
        }
        diagnostic(
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

  /// Adds forwarding overrides to a class with extensions in other files, and dispatch to a member
  /// of an extension with overrides.
  mutating func forwardOverrides(of type: TypeOutline) {
    let name = ModuleKnowledge.lastPart(type.name)
    if type.kind == .reference, let members = knowledge.overrides.inherited[name] {
      insertMembers(
        members.map { member in
          let called = ModuleOverrides.name(of: String(member.name.prefix { $0 != "(" }), in: name)
          return "\(member.head)override \(member.declaration) "
            + member.body(else: called)
        }, in: type)
    }
    guard type.kind == .reference || type.kind == .extended else { return }
    let others = type.kind == .extended ? knowledge.overrides.dispatched[name] : nil
    var dispatchers: [String] = []
    for member in type.members where member.kind != .other {
      if member.modifiers.contains("override") {
        guard knowledge.overrides.isDispatched(Connection.method(member, source), in: name) else {
          continue
        }
        rename(member, to: ModuleOverrides.name(of: member.name, in: name))
        callAbove(member, in: name)
      } else if let others, let classes = others[Connection.method(member, source)],
        let forwarded = ForwardedMember(member, of: type, in: source)
      {
        rename(member, to: ModuleOverrides.declaredName(of: member.name))
        dispatchers.append(
          "\(forwarded.head)\(forwarded.declaration) "
            + forwarded.body(
              choosing: classes.map { ($0, ModuleOverrides.name(of: member.name, in: $0)) },
              else: ModuleOverrides.declaredName(of: member.name)))
      }
    }
    insertMembers(dispatchers, in: type)
  }

  /// Replaces `super` in an override by the next class's override, or the declared member.
  private mutating func callAbove(_ member: MemberOutline, in type: String) {
    let prefix = knowledge.overrides.prefixAbove(Connection.method(member, source), in: type)
    for position in member.keyword..<member.end
    where source.isWord(position, "super") && source.isWord(position + 2, member.name) {
      edits.insert(prefix, at: source.tokens[position + 2].range.lowerBound)
    }
  }

  /// Renames a member, which another one calls by the new name.
  private mutating func rename(_ member: MemberOutline, to name: String) {
    if let word = (member.start..<member.keyword).first(where: { source.isWord($0, "override") }) {
      edits.blank(range(word, word), in: source)
    }
    edits.replace(range(member.keyword + 1, member.keyword + 1), with: name)
  }

  /// Inserts members before a type's closing brace, on its line.
  mutating func insertMembers(_ members: [String], in type: TypeOutline) {
    guard !members.isEmpty else { return }
    edits.insert(
      separator(in: type) + " " + members.joined(separator: "; ") + "; ",
      at: source.tokens[type.close].range.lowerBound)
    separated.insert(type.open)
  }

  /// Returns the separator between the last member, which may end on the same line, and an added
  /// one.
  ///
  /// The separator is empty if the type has no member, and after an added member. It is also empty
  /// after an `#endif`, where the compiler rejects a separator.
  func separator(in type: TypeOutline) -> String {
    type.close == type.open + 1 || source.isWord(type.close - 1, "endif")
      || separated.contains(type.open) ? "" : ";"
  }
}
