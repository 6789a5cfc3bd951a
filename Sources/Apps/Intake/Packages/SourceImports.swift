/// The modules that sources import.
package enum SourceImports {
  /// Returns the names of the modules, without submodules.
  ///
  /// - Complexity: O(bytes).
  package static func names(in bytes: [UInt8]) -> Set<String> {
    let source = SourceText(bytes)
    var names: Set<String> = []
    for index in source.tokens.indices where source.isWord(index, "import") {
      guard !source.isSymbol(index - 1, .dot), source.isWord(index + 1) else { continue }
      let isOfOneName =
        SourceRewriter.kindsOfImports.contains(source.text(index + 1)) && source.isWord(index + 2)
      names.insert(source.text(isOfOneName ? index + 2 : index + 1))
    }
    return names
  }
}
