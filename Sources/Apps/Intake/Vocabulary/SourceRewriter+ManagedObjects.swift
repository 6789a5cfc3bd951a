/// Properties and methods that Core Data implements at run time.
extension SourceRewriter {
  /// Adds accessors to a property, or a body to a method, with `@NSManaged`; they use the value by
  /// name.
  ///
  /// A declaration without a type, or of several properties, is diagnosed.
  mutating func rewriteManaged(at index: Int) {
    edits.blank(range(index, index + 1), in: source)
    var position = index + 2
    while source.isWord(position), !source.isWord(position, "var"),
      !source.isWord(position, "func"),
      !source.isWord(position, "let")
    {
      position = source.isSymbol(position + 1, .open) ? source.next(position + 1) : position + 1
    }
    while source.isSymbol(position, .at), source.isWord(position + 1) {
      position += 2
      while source.isWord(position), !source.isWord(position, "var"),
        !source.isWord(position, "func")
      {
        position += 1
      }
    }
    let name = source.isWord(position + 1) ? source.text(position + 1) : ""
    let plain = name.filter { $0 != "`" }
    if source.isWord(position, "func"), source.isSymbol(position + 2, .open),
      let close = source.partner(position + 2)
    {
      let names = parameters(from: position + 3, to: close)
      let list = (["\"\(plain)\""] + names).joined(separator: ", ")
      edits.insert(
        " { changeManagedValues(\(list)) }", at: source.tokens[close].range.upperBound)
    } else if source.isWord(position, "var"), source.isSymbol(position + 2, .colon),
      let end = endOfType(from: position + 3)
    {
      edits.insert(
        " { get { managedValue(\"\(plain)\") } set { setManagedValue(newValue, \"\(plain)\") } }",
        at: source.tokens[end].range.upperBound)
    } else {
      diagnostic(
        .managedProperty, at: index,
        "@NSManaged is not before a method or a property with its own type: declare one property per line"
      )
    }
  }

  /// Returns the internal names of a function's parameters.
  private func parameters(from start: Int, to end: Int) -> [String] {
    var names: [String] = []
    var position = start
    while position < end {
      if source.isSymbol(position, .colon), source.isWord(position - 1) {
        names.append(source.text(position - 1))
        while position < end, !source.isSymbol(position, .comma) {
          position = source.next(position)
        }
      }
      position += 1
    }
    return names
  }

  /// Returns the last token of a type that ends with its line; nil if something else follows it.
  private func endOfType(from start: Int) -> Int? {
    var position = start
    var depth = 0
    while source.tokens.indices.contains(position) {
      if position > start, depth == 0 {
        let gap =
          source.tokens[position - 1].range.upperBound..<source.tokens[position].range.lowerBound
        if source.bytes[gap].contains(where: \.isNewline) || source.isSymbol(position, .closeBrace)
          || source.isSymbol(position, .semicolon)
        {
          return position - 1
        }
        if source.isSymbol(position, .openBrace) || source.isSymbol(position, .equals)
          || source.isSymbol(position, .comma)
        {
          return nil
        }
      }
      if source.isSymbol(position, .less) { depth += 1 }
      if source.isSymbol(position, .greater) { depth -= 1 }
      position = source.next(position)
    }
    return position > start ? source.tokens.count - 1 : nil
  }
}
