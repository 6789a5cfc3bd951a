/// A call `.kind(label: "text", …)` in a manifest, with its literal arguments.
struct ManifestCall {
  /// The word after the dot.
  let kind: String
  /// The strings by their labels; the first one of a repeated label.
  let arguments: [String: String]
  /// The lists of strings by their labels; the first one of a repeated label.
  let lists: [String: [String]]

  /// Returns the calls of some kinds, in the order of the manifest.
  ///
  /// - Complexity: O(bytes).
  static func all(of kinds: Set<String>, in manifest: [UInt8]) -> [ManifestCall] {
    let source = SourceText(manifest)
    var calls: [ManifestCall] = []
    for index in source.tokens.indices
    where source.isSymbol(index, .dot) && source.isWord(index + 1) {
      let kind = source.text(index + 1)
      guard kinds.contains(kind), let close = source.partner(index + 2) else { continue }
      var arguments: [String: String] = [:]
      var lists: [String: [String]] = [:]
      func identifiers(_ range: Range<Int>) -> [String] {
        range.filter { source.tokens[$0].kind == .string }
          .map { source.text($0).filter { $0 != "\"" } }
      }
      var position = index + 3
      while position < close {
        if source.isWord(position), source.isSymbol(position + 1, .colon) {
          let label = source.text(position)
          if let word = identifiers(position + 2..<position + 3).first, arguments[label] == nil {
            arguments[label] = word
          } else if source.isSymbol(position + 2, .openSquare),
            let end = source.partner(position + 2),
            lists[label] == nil
          {
            lists[label] = identifiers(position + 3..<end)
          }
        }
        position = source.next(position)
      }
      calls.append(ManifestCall(kind: kind, arguments: arguments, lists: lists))
    }
    return calls
  }
}
