/// Settable properties of public classes have setters that also run in initializers (R-SET-1): a stored property
/// that apps can set has the wrapper `Settable`, or is computed.
///
/// In an initializer of a class, those of extensions in other modules included, Swift stores into the class's own
/// stored properties directly: neither observers nor overrides run.
enum SettableRule {
  /// The stored properties that apps can set without running observers or overrides.
  static func findings(in file: RepositoryFile) -> [String] {
    file.lines.indices.compactMap { index in
      guard let name = settable(file.lines[index]), isStored(index, file.lines),
        !(index > 0 && file.lines[index - 1].drop { $0 == " " } == "@Settable")
      else { return nil }
      return file.finding(index, "'\(name)' is stored: write '@Settable' before it, or compute it")
    }
  }

  /// The name of the property that a line declares, if apps can set it and it lacks the wrapper.
  ///
  /// Of `public` properties only those with observers count, since they cannot be overridden elsewhere.
  private static func settable(_ line: Substring) -> String? {
    var words = line.split(separator: " ")
    while let first = words.first, first.hasPrefix("@") {
      if first == "@Settable" { return nil }
      words.removeFirst()
    }
    guard let keyword = words.firstIndex(of: "var"), keyword + 1 < words.count else { return nil }
    let modifiers = words[..<keyword]
    guard modifiers.contains("open") || modifiers.contains("public") else { return nil }
    for word in ["override", "static", "class", "lazy"] where modifiers.contains(word[...]) {
      return nil
    }
    guard !modifiers.contains(where: { $0.hasSuffix("(set)") }) else { return nil }
    guard modifiers.contains("open") || line.contains("{") else { return nil }
    return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Whether the property of a line has observers, or is `open` and has no accessors.
  private static func isStored(_ index: Int, _ lines: [Substring]) -> Bool {
    let text = lines[index...].prefix(4).joined(separator: " ")
    guard let brace = text.firstIndex(of: "{"),
      lines[index].contains("{") || isContinued(lines[index...].dropFirst().first)
    else { return lines[index].contains("open ") }
    let body = text[text.index(after: brace)...].drop { $0 == " " }
    return body.hasPrefix("didSet") || body.hasPrefix("willSet")
      || (lines[index].contains("open ") && text[..<brace].contains(" = "))
  }

  private static func isContinued(_ line: Substring?) -> Bool {
    let text = (line ?? "").drop { $0 == " " }
    return text.hasPrefix("{") || text.hasPrefix("(")
  }
}
