/// Previews, which are SwiftUI's.
extension SourceRewriter {
  /// Leaves a type out that shows a view in a preview of SwiftUI's, or hands one to SwiftUI.
  mutating func leavePreviewOut(_ type: TypeOutline) {
    guard type.kind == .value || type.kind == .reference, !knowledge.present.contains("SwiftUI"),
      let name = type.inherited.first(where: SourceRewriter.previewProtocols.contains)
    else { return }
    edits.blank(range(type.start, type.close), in: source)
    diagnostic(
      .unknownModule, at: type.keyword,
      "'\(type.name)' is left out: \(name) is SwiftUI's, which is not simulated")
  }

  /// Leaves `#Preview { … }` out, which is a view of SwiftUI's or shows one of UIKit's to a person.
  mutating func leavePreviewOut(at index: Int) {
    var position = index + 2
    if source.isSymbol(position, .open) { position = source.next(position) }
    guard source.isSymbol(position, .openBrace), let close = source.partner(position) else {
      return
    }
    edits.blank(range(index, close), in: source)
    diagnostic(.unknownModule, at: index, "#Preview is left out: there is no preview canvas")
  }

  private static let previewProtocols: Set<String> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
}
