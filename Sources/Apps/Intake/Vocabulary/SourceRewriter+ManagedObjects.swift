/// Properties and methods that Core Data makes at run time.
extension SourceRewriter {
  /// Gives a property or a method with `@NSManaged` what reads, sets or changes its value by name.
  ///
  /// A remark stands for one that says no type, or more than one property.
  mutating func rewriteManaged(at index: Int) {
    edits.blank(range(index, index + 1), in: source)
    var place = index + 2
    while source.isWord(place), !source.isWord(place, "var"), !source.isWord(place, "func"),
      !source.isWord(place, "let")
    {
      place = source.isSymbol(place + 1, .open) ? source.next(place + 1) : place + 1
    }
    while source.isSymbol(place, .at), source.isWord(place + 1) {
      place += 2
      while source.isWord(place), !source.isWord(place, "var"), !source.isWord(place, "func") {
        place += 1
      }
    }
    let name = source.isWord(place + 1) ? source.text(place + 1) : ""
    let plain = name.filter { $0 != "`" }
    if source.isWord(place, "func"), source.isSymbol(place + 2, .open),
      let close = source.partner(place + 2)
    {
      let names = parameters(from: place + 3, to: close)
      let list = (["\"\(plain)\""] + names).joined(separator: ", ")
      edits.insert(
        " { changeManagedValues(\(list)) }", at: source.tokens[close].range.upperBound)
    } else if source.isWord(place, "var"), source.isSymbol(place + 2, .colon),
      let end = endOfType(from: place + 3)
    {
      edits.insert(
        " { get { managedValue(\"\(plain)\") } set { setManagedValue(newValue, \"\(plain)\") } }",
        at: source.tokens[end].range.upperBound)
    } else {
      remark(
        .managedProperty, at: index,
        "@NSManaged stands before no property with a type of its own, and no method: write one property a line"
      )
    }
  }

  /// The names of parameters inside a function.
  private func parameters(from start: Int, to end: Int) -> [String] {
    var names: [String] = []
    var place = start
    while place < end {
      if source.isSymbol(place, .colon), source.isWord(place - 1) {
        names.append(source.text(place - 1))
        while place < end, !source.isSymbol(place, .comma) { place = source.next(place) }
      }
      place += 1
    }
    return names
  }

  /// The last token of a type that ends with its line; nil where something else follows it.
  private func endOfType(from start: Int) -> Int? {
    var place = start
    var depth = 0
    while source.tokens.indices.contains(place) {
      if place > start, depth == 0 {
        let gap =
          source.tokens[place - 1].range.upperBound..<source.tokens[place].range.lowerBound
        if source.bytes[gap].contains(where: \.isNewline) || source.isSymbol(place, .closeBrace)
          || source.isSymbol(place, .semicolon)
        {
          return place - 1
        }
        if source.isSymbol(place, .openBrace) || source.isSymbol(place, .equals)
          || source.isSymbol(place, .comma)
        {
          return nil
        }
      }
      if source.isSymbol(place, .less) { depth += 1 }
      if source.isSymbol(place, .greater) { depth -= 1 }
      place = source.next(place)
    }
    return place > start ? source.tokens.count - 1 : nil
  }
}
