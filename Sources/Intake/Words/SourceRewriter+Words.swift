/// Words that need the runtime, wherever they stand.
extension SourceRewriter {
  // MARK: Attributes

  /// Takes attributes away that only the runtime reads.
  mutating func rewriteAttribute(at index: Int) {
    switch source.text(index + 1) {
    case "objc":
      var last = index + 1
      // Parentheses right behind hold a name.
      if source.isSymbol(index + 2, .open),
        source.tokens[index + 2].range.lowerBound == source.tokens[index + 1].range.upperBound,
        let close = source.partner(index + 2)
      {
        last = close
      }
      edits.blank(range(index, last), in: source)
    case "objcMembers", "IBOutlet", "GKInspectable":
      edits.blank(range(index, index + 1), in: source)
    case "UIApplicationMain":
      edits.replace(range(index, index + 1), with: "@main" + String(repeating: " ", count: 13))
    case "NSManaged":
      remark(
        .managedProperty, at: index,
        "@NSManaged is a property that Core Data makes; leave the file out, or give the property a value"
      )
    default: break
    }
  }

  // MARK: Macros and conditions

  mutating func rewriteMacro(at index: Int) {
    switch source.text(index + 1) {
    case "selector": rewriteSelector(at: index)
    case "keyPath": rewriteKeyPath(at: index)
    case "if", "elseif": rewriteCondition(at: index)
    default: break
    }
  }

  /// `#keyPath(Type.a.b)` is the string "a.b": words in capitals are types.
  private mutating func rewriteKeyPath(at index: Int) {
    guard source.isSymbol(index + 2, .open), let close = source.partner(index + 2) else { return }
    var words: [String] = []
    for place in index + 3..<close where source.isWord(place) { words.append(source.text(place)) }
    let types = words.prefix { $0.first?.isUppercase == true || $0 == "self" || $0 == "Self" }
    let path = words.dropFirst(types.count).joined(separator: ".")
    replaceKeepingLines(index, close, with: "\"\(path)\"")
  }

  /// The conditions of an app for an iPhone's simulator hold.
  private mutating func rewriteCondition(at index: Int) {
    var place = index + 2
    let line = lineEnd(from: source.tokens[index].range.upperBound)
    while place + 3 < source.tokens.count, source.tokens[place].range.lowerBound < line {
      if source.isSymbol(place + 1, .open), source.isSymbol(place + 3, .close) {
        let argument = source.text(place + 2)
        if source.isWord(place, "os"), argument == "iOS" {
          edits.replace(range(place, place + 3), with: "true")
        } else if source.isWord(place, "targetEnvironment"), argument == "simulator" {
          edits.replace(range(place, place + 3), with: "true")
        }
      }
      place += 1
    }
  }

  private func lineEnd(from offset: Int) -> Int {
    source.bytes[offset...].firstIndex { $0.isNewline } ?? source.bytes.count
  }
}
