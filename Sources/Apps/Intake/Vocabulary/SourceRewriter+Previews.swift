/// SwiftUI previews.
extension SourceRewriter {
  /// Removes a type that shows a view in a SwiftUI preview, or wraps one for SwiftUI.
  mutating func leavePreviewOut(_ type: TypeOutline) {
    guard type.kind == .value || type.kind == .reference, !knowledge.present.contains("SwiftUI"),
      let name = type.inherited.first(where: SourceRewriter.previewProtocols.contains)
    else { return }
    edits.blank(range(type.start, type.close), in: source)
    diagnostic(
      .unknownModule, at: type.keyword,
      "'\(type.name)' is removed: \(name) is a SwiftUI type, which is not simulated")
  }

  /// Removes `#Preview { … }`, which shows a SwiftUI or UIKit view in Xcode.
  mutating func leavePreviewOut(at index: Int) {
    var position = index + 2
    if source.isSymbol(position, .open) { position = source.next(position) }
    guard source.isSymbol(position, .openBrace), let close = source.partner(position) else {
      return
    }
    edits.blank(range(index, close), in: source)
    diagnostic(.unknownModule, at: index, "#Preview is removed: there is no preview canvas")
  }

  static let previewProtocols: Set<String> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
}
