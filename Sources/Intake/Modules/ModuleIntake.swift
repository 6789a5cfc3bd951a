/// The sources of one module of an app, rewritten so that they build without the Objective-C runtime.
///
/// Every line stays where it was, but for members that move into their class: these say their place by
/// `#sourceLocation`. A source without any of the words is the same, byte for byte. Nothing is written.
public struct ModuleIntake: Sendable {
  /// A source after its rewrite.
  public struct Rewritten: Sendable {
    /// The source; the same where nothing was to be done.
    public let bytes: [UInt8]
    /// The places that cannot be built as they are.
    public let remarks: [IntakeRemark]
    /// True if something was rewritten.
    public let isChanged: Bool
  }

  private let files: [String: (source: SourceText, outline: Outline)]
  private let knowledge: ModuleKnowledge

  /// Reads the sources of a module, by their paths.
  ///
  /// - Complexity: O(bytes).
  public init(files: [String: [UInt8]]) {
    self.files = files.mapValues { bytes in
      let source = SourceText(bytes)
      return (source, Outline(source))
    }
    knowledge = ModuleKnowledge(
      self.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value.source, $0.value.outline) })
  }

  /// The rewrite of a source; nil for a path that is not among the files.
  ///
  /// The path stands in `#sourceLocation` as it is given.
  ///
  /// - Complexity: O(bytes).
  public func rewritten(_ path: String) -> Rewritten? {
    guard let file = files[path] else { return nil }
    var rewriter = SourceRewriter(
      path: path, source: file.source, outline: file.outline, knowledge: knowledge)
    rewriter.rewrite()
    return Rewritten(
      bytes: rewriter.edits.isEmpty
        ? file.source.bytes : rewriter.edits.applied(to: file.source.bytes),
      remarks: rewriter.remarks.sorted { $0.line < $1.line }, isChanged: !rewriter.edits.isEmpty)
  }
}
