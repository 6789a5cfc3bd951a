/// Objects of Foundation with initializers and setters that exist on Apple platforms only.
extension SourceRewriter {
  /// Rewrites `NSError()`, `URLSession()`, `URLResponse()`, the superclass `URLSession`, and assignments to
  /// `waitsForConnectivity`.
  mutating func rewriteFoundationObjects() {
    for index in source.tokens.indices where source.isWord(index) {
      if isSessionOfClass(index) {
        edits.insert("WithInit", at: source.tokens[index].range.upperBound)
      } else if source.isSymbol(index + 1, .open), source.isSymbol(index + 2, .close),
        let arguments = SourceRewriter.argumentsOfEmpty[source.text(index)],
        !knowledge.declaredTypes.contains(source.text(index))
      {
        edits.insert(arguments, at: source.tokens[index + 2].range.lowerBound)
      } else if source.isSymbol(index - 1, .dot), source.isSymbol(index + 1, .equals),
        !source.isSymbol(index + 2, .equals), source.isWord(index, "waitsForConnectivity")
      {
        edits.replace(range(index, index), with: "appWaitsForConnectivity")
      }
    }
  }

  /// Calls the initializer without arguments where Swift would, in a class of an app that inherits
  /// from `URLSession`: Swift calls only an initializer of `NSObject` by itself.
  mutating func callSessionInitializer(of type: TypeOutline) {
    guard type.kind == .reference, type.inherited.first == "URLSession",
      !knowledge.declaredTypes.contains("URLSession")
    else { return }
    for member in type.members
    where source.isWord(member.keyword, "init") && !member.modifiers.contains("convenience") {
      guard source.isSymbol(member.end, .closeBrace), let open = source.partner(member.end),
        !(open..<member.end).contains(where: {
          source.isWord($0, "super") && source.isWord($0 + 2, "init")
        })
      else { continue }
      let separator = open + 1 == member.end ? "" : ";"
      edits.insert("\(separator) super.init() ", at: source.tokens[member.end].range.lowerBound)
    }
  }

  /// Returns true for the superclass in `class A: URLSession`.
  func isSessionOfClass(_ index: Int) -> Bool {
    source.isWord(index, "URLSession") && source.isSymbol(index - 1, .colon)
      && source.isWord(index - 2) && source.isWord(index - 3, "class")
      && !knowledge.declaredTypes.contains("URLSession")
  }

  /// Returns true for a word whose rewrite needs UIKit.
  func isFoundationObject(_ index: Int) -> Bool {
    source.isWord(index, "waitsForConnectivity") || isSessionOfClass(index)
  }

  private static let argumentsOfEmpty = [
    "NSError": "domain: \"\", code: 0", "URLSession": "configuration: .default",
    "URLResponse":
      "url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil",
  ]
}
