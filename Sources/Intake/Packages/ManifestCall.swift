/// A call `.kind(label: "text", …)` of a manifest, with the arguments that are written out.
struct ManifestCall {
  /// The word after the dot.
  let kind: String
  /// The texts by their labels; the first one where a label repeats.
  let arguments: [String: String]

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
      var place = index + 3
      while place < close {
        if source.isWord(place), source.isSymbol(place + 1, .colon),
          source.tokens[place + 2].kind == .string, arguments[source.text(place)] == nil
        {
          arguments[source.text(place)] = source.text(place + 2).filter { $0 != "\"" }
        }
        place = source.next(place)
      }
      calls.append(ManifestCall(kind: kind, arguments: arguments))
    }
    return calls
  }
}
