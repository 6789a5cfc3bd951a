/// Selectors, rewritten to references to methods that the compiler resolves.
extension SourceRewriter {
  /// Rewrites `#selector(save(_:))` in a class `Player` to
  /// `Selector(of: Player.save(_:), named: "save:")`.
  mutating func rewriteSelector(at index: Int) {
    guard source.isSymbol(index + 2, .open), let close = source.partner(index + 2),
      close > index + 3
    else { return }
    let enclosing = outline.type(around: index)
    var first = index + 3
    if source.isWord(first, "getter") || source.isWord(first, "setter"),
      source.isSymbol(first + 1, .colon)
    {
      rewriteSelectorOfProperty(at: index, close: close, enclosing)
      return
    }
    // Parentheses around the whole expression have no effect.
    var last = close - 1
    while source.isSymbol(first, .open), source.partner(first) == last, first + 1 < last {
      first += 1
      last -= 1
    }
    let cast = castWord(first, last)
    let end = cast.map { $0 - 1 } ?? last
    guard end >= first else { return }
    let method = method(first, end, in: enclosing)
    // No control or timer calls such a method; it is only compared.
    if let name = method.name, name.count(where: { $0 == ":" }) > 3 {
      replacePreservingLines(index, close, with: "Selector(\"\(name)\")")
      return
    }
    var text = method.text
    if let cast {
      let signature = source.text(range(cast + 1, last))
      let isCurried =
        source.partner(cast + 1).map { close in
          source.isSymbol(close + 1, .minus) && source.isSymbol(close + 3, .open)
            && source.partner(close + 3).map { source.isSymbol($0 + 1, .minus) } == true
        } ?? false
      text += " as " + (isCurried ? signature : "(\(method.type)) -> \(signature)")
    }
    let name = method.name.map { ", named: \"\($0)\"" } ?? ""
    replacePreservingLines(index, close, with: "Selector(of: \(text)\(name))")
  }

  private func castWord(_ first: Int, _ last: Int) -> Int? {
    var position = first
    while position < last {
      if position > first, source.isWord(position, "as") { return position }
      position = source.next(position)
    }
    return nil
  }

  /// Returns a method as a member of its type, that type, and the selector if it is known.
  private func method(
    _ first: Int, _ end: Int, in enclosing: TypeOutline?
  ) -> (text: String, type: String, name: String?) {
    var last = end
    var labels: [String]?
    if source.isSymbol(last, .close), let open = source.partner(last), open > first {
      labels = []
      var position = open + 1
      while position < last {
        if source.isWord(position) { labels?.append(source.text(position)) }
        position += 1
      }
      last = open - 1
    }
    let base = source.text(last)
    let member = source.text(range(last, end))
    var type = enclosing?.name ?? "Self"
    if last > first + 1, source.isSymbol(last - 1, .dot) {
      let owner = source.text(range(first, last - 2))
      let head = source.text(first)
      if head == "self" || head == "Self" || head == "super" {
        if last > first + 2 { type = "type(of: \(owner))" }
      } else if owner.contains("(") || !startsWithCapital(head) {
        type = "type(of: \(owner))"
      } else {
        type = owner
      }
    }
    let name =
      labels.map { SelectorName.of(base, labels: $0) } ?? knowledge.selectorName(of: base, in: type)
    // A static method is a member of the class itself, to which the selector is sent.
    guard !knowledge.isStatic(base, in: type) else {
      return ("{ (it: \(type).Type) in it.\(member) }", type + ".Type", name)
    }
    return ("\(type).\(member)", type, name)
  }

  private func startsWithCapital(_ word: String) -> Bool {
    word.first { $0 != "`" && $0 != "_" }?.isUppercase == true
  }

  /// Rewrites `#selector(getter: Player.title)` to a closure that reads the property.
  private mutating func rewriteSelectorOfProperty(
    at index: Int, close: Int, _ enclosing: TypeOutline?
  ) {
    let position = index + 5
    guard source.isWord(index + 3, "getter"), position < close else {
      diagnostic(
        .selectorOfProperty, at: index,
        "#selector(setter:) has no counterpart; set the property in a method and name that")
      return
    }
    let method = method(position, close - 1, in: enclosing)
    let property = source.text(close - 1)
    replacePreservingLines(
      index, close,
      with:
        "Selector(of: { (it: \(method.type)) -> @MainActor () -> Any? in { it.\(property) } }, named: \"\(property)\")"
    )
  }
}
