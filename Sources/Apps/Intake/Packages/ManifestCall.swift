/// A call `.kind(label: "text", …)` of a manifest, with the arguments that are written out.
struct ManifestCall {
  /// The word after the dot.
  let kind: String
  /// The texts by their labels; the first one where a label repeats.
  let arguments: [String: String]
  /// The lists of texts by their labels; the first one where a label repeats.
  let lists: [String: [String]]

  /// The calls of some kinds, in the order of the manifest.
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
      func words(_ range: Range<Int>) -> [String] {
        range.filter { source.tokens[$0].kind == .string }
          .map { source.text($0).filter { $0 != "\"" } }
      }
      var place = index + 3
      while place < close {
        if source.isWord(place), source.isSymbol(place + 1, .colon) {
          let label = source.text(place)
          if let word = words(place + 2..<place + 3).first, arguments[label] == nil {
            arguments[label] = word
          } else if source.isSymbol(place + 2, .openSquare), let end = source.partner(place + 2),
            lists[label] == nil
          {
            lists[label] = words(place + 3..<end)
          }
        }
        place = source.next(place)
      }
      calls.append(ManifestCall(kind: kind, arguments: arguments, lists: lists))
    }
    return calls
  }
}
